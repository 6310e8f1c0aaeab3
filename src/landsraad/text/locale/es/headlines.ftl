# The question in a few words, under forty characters; what it belongs to stands in the second line.

headline-opening = ¿Envías un Agente o revelas?
headline-reveal-only = Revela tu mano
headline-last = ¿Algo más en este turno?
headline-order = ¿Qué va primero?
headline-one-due = Queda una cosa por hacer
headline-one-left = Queda un efecto: ¿lo usas?
headline-done = No queda nada por tomar
headline-buy = { $persuasion } de Persuasión: ¿qué adquieres?
headline-acquired = ¿Encima de tu mazo?
headline-may_deploy = ¿Cuántas tropas despliegas?
headline-deploy = ¿Cuántas despliegas?
headline-units = ¿Qué despliegas en el Conflicto?
headline-retreat = ¿Quién se retira?
headline-lose = ¿Qué unidad se pierde?
headline-defend = ¿Lo defiendes con 1 tropa?
headline-test = ¿Descartas una carta o pierdes tropa?
headline-combat = ¿Juegas una carta de Combate?
headline-endgame = ¿Juegas una carta de Desenlace?
headline-place_dreadnought = ¿Dónde se posa el acorazado?
headline-pay = ¿Pagas por ello?
headline-sell = ¿Cuánta especia vendes?
headline-choose = ¿Cuál eliges?
headline-influence = ¿Influencia con quién?
headline-influence-two = ¿Influencia con qué dos?
headline-lose-influence = ¿Dónde pierdes Influencia?
headline-heir = ¿Quién toma la Alianza?
headline-trash = ¿Qué carta desechas?
headline-take-back = ¿Qué carta vuelve?
headline-acquire = ¿Qué carta adquieres?
headline-remove = ¿Qué carta retiras?
headline-aside = ¿Qué carta apartas?
headline-top = ¿Qué haces con esta carta?
headline-intelligence = ¿Qué Intriga te quedas?
headline-swap = ¿Cuál va bajo el mazo?
headline-give-intrigue = ¿Qué Intriga entregas?
headline-tile = ¿Qué pieza de Tecnología?
headline-trash-tile = ¿Qué pieza desechas?
headline-freighter = ¿Avanza o retorna el Carguero?
headline-close = ¿Qué casilla cierras?
headline-recall = ¿Qué Agente vuelve?
headline-seat = ¿Qué jugador?
headline-draft = ¿Qué Líder eliges?
headline-masterstroke = Elige dos en secreto
headline-discard =
    { $amount ->
        [one] Descarta una carta
       *[other] Descarta { $amount } cartas
    }

# The second line: a component and its effect, or the cost that is being paid.
headline-about = { $source }: { $what }

# Decided for a Rival.
headline-for = { $player }: { $question }
