# Lo que se pregunta. Las doce primeras son los tipos de pregunta; las demás, de momentos que ningún componente explica.

question-turn = Tu turno: ¿qué haces?
question-order = ¿Qué efecto resuelves ahora?
question-effect = ¿Qué efecto eliges?
question-card = ¿Qué carta?
question-faction = ¿Qué Facción?
question-amount = ¿Qué cantidad?
question-seat = ¿Qué jugador?
question-space = ¿Qué casilla del tablero?
question-unit = ¿Qué unidades?
question-yes_no = ¿Quieres hacerlo?
question-tile = ¿Qué pieza de Tecnología?
question-leader = ¿Con qué Líder quieres jugar?
# Una pregunta y el efecto al que pertenece.
question-about = { $source }: { $effect }. { $question }
# ... y el coste que se está pagando.
question-cost = { $source }: { $cost }. { $question }
# Una persona decide por un Rival.
question-for = En nombre de { $player }: { $question }

## El turno
question-topic-opening =
    { $agents ->
        [0] Tu turno: no te quedan Agentes, así que revelas tu mano
       *[other] Tu turno: ¿envías a un Agente o revelas tu mano?
    }
question-topic-agent = Tu turno de Agente: ¿y ahora qué?
question-topic-reveal =
    { $persuasion ->
        [one] Tu turno de Revelación, te queda { $persuasion } punto de Persuasión: ¿y ahora qué?
       *[other] Tu turno de Revelación, te quedan { $persuasion } puntos de Persuasión: ¿y ahora qué?
    }

## Momentos particulares
question-topic-group = ¿Qué efecto resuelves ahora?
question-topic-heir = ¿Quién toma la Alianza con { $faction-the }?
question-topic-discard =
    { $amount ->
        [one] ¿Qué carta descartas?
       *[other] ¿Qué carta descartas? (faltan { $amount })
    }
question-topic-acquired = ¿Adónde va «{ $card }»?
question-topic-defend = Se combate por { $space-the }, que está bajo tu control: ¿despliegas en el Conflicto 1 tropa de tu suministro?
question-topic-combat = Combate: ¿juegas una carta de Intriga?
question-topic-place_dreadnought = Has vencido con un acorazado: ¿de qué lugar tomas el control?
question-topic-endgame = Desenlace: ¿juegas una carta de Intriga?
question-topic-draft = ¿Con qué Líder quieres jugar?
question-topic-masterstroke = { ability-masterstroke }: ¿qué dos Facciones eliges en secreto?
question-topic-intelligence = { ability-intelligence }: ¿qué carta de Intriga te quedas?
question-topic-sell = ¿Cuánta especia vendes?
question-topic-test = ¿Descartas una carta o pierdes una tropa del Conflicto?
question-topic-swap = ¿Qué carta de Intriga va a la parte inferior del mazo?
question-topic-may_deploy = ¿Cuántas de estas tropas despliegas en el Conflicto?
