# What is asked in War for Arrakis: one message a moment.

# A card or leader asks.
arrakis-question-by = { $source }. { $question }
# A human decides for the automaton.
arrakis-question-for = En nombre de { $side-the }: { $question }

## The turn
arrakis-question-turn = Tu turno: ¿qué haces?
arrakis-question-turn-member = ¿Quién de vosotros actúa este turno?
arrakis-question-after = ¿Algo más antes de que termine el turno?
arrakis-question-play = ¿Qué carta de Planificación juegas?
arrakis-question-choose = ¿Cuál de estas cosas haces?
arrakis-question-draw =
    { $amount ->
        [one] ¿De qué mazo robas?
       *[other] ¿De qué mazos robas { $amount } cartas?
    }
arrakis-question-free-scout = ¿De qué área se hace el reconocimiento?
arrakis-question-free-train = ¿Qué ficha de despliegue revelas?
arrakis-question-free-atomics = ¿Dónde se detonan las Atómicas de la familia?
arrakis-question-free-scheming = ¿Cuántas copias descartas?
arrakis-question-free-bombard = ¿Qué se bombardea?

## Dice
arrakis-question-allocate = Hay más dados con un resultado de los que caben en su recuadro: ¿cuál cambias?
arrakis-question-divide =
    { $amount ->
        [one] ¿Qué dado das a tu aliado?
       *[other] ¿Qué dado das a tu aliado? (faltan { $amount })
    }
arrakis-question-sister = ¿Pones una ficha de las Bene Gesserit como un dado más?

## Moving and attacking
arrakis-question-move-legion =
    { $amount ->
        [one] ¿Qué legión se mueve?
       *[other] ¿Qué legión se mueve? (hasta { $amount })
    }
arrakis-question-move-way = ¿Cómo se mueve la legión { $start-of }?
arrakis-question-move-goal = ¿Adónde va la legión { $start-of }?
arrakis-question-move-figures = ¿Quién va { $start-of } { $area-to }?
arrakis-question-attack-legion = ¿Qué legión ataca?
arrakis-question-attack-way = ¿Cómo ataca la legión { $start-of }?
arrakis-question-attack-goal = ¿Qué ataca la legión { $start-of }?
arrakis-question-attack-figures = ¿Quién ataca { $area-the } desde { $start-the }?
arrakis-question-enter = ¿Qué área va primero?
arrakis-question-stack = Demasiadas unidades en { $area-the }: ¿qué se retira?

## Battle
arrakis-question-battle-cards =
    { $dice ->
        [one] Batalla por { $area-the }: tiras { $dice } dado de combate. ¿Descartas cartas de Planificación para tener más?
       *[other] Batalla por { $area-the }: tiras { $dice } dados de combate. ¿Descartas cartas de Planificación para tener más?
    }
arrakis-question-battle-leaders =
    { $amount ->
        [one] Batalla por { $area-the }: ¿quién usa el especial?
       *[other] Batalla por { $area-the }: ¿quién usa un especial? (quedan { $amount })
    }
arrakis-question-battle-cease = Batalla por { $area-the }: ¿continúas el ataque?
arrakis-question-battle-retreat = Batalla por { $area-the }: ¿te retiras?
arrakis-question-battle-retreat-to = Retirada { $area-of }: ¿adónde va el defensor?
arrakis-question-battle-advance = Batalla por { $area-the } ganada: ¿avanzas?
arrakis-question-casualties =
    { $amount ->
        [one] { $amount } impacto en { $area-the }: ¿quién lo recibe?
       *[other] { $amount } impactos en { $area-the }: ¿quién recibe el primero?
    }

## The desert
arrakis-question-power = Supremacía desértica: ¿qué haces?
arrakis-question-signs =
    { $amount ->
        [one] ¿Dónde pones una señal de gusano?
       *[other] ¿Dónde pones una señal de gusano? (faltan { $amount })
    }
arrakis-question-sign-places = Quedan pocas señales de gusano: ¿adónde va una?
arrakis-question-sign-order = ¿Qué Gusano de arena aparece primero?
arrakis-question-worm-move =
    { $amount ->
        [one] ¿Qué Gusano de arena se mueve?
       *[other] ¿Qué Gusano de arena se mueve? (hasta { $amount })
    }
arrakis-question-worm-goal = ¿Adónde va el Gusano de arena { $area-of }?
arrakis-question-worm-attack = ¿Qué Gusano de arena ataca?
arrakis-question-worm-target = ¿Qué ataca el Gusano de arena { $area-of }?
arrakis-question-appear-figure = Aparece un Gusano de arena en { $area-the }: ¿cuál?
arrakis-question-appear-from = Aparece un Gusano de arena en { $area-the }, pero no queda ninguno: ¿de dónde viene uno?
arrakis-question-appear-retreat = Aparece un Gusano de arena en { $area-the }: ¿adónde se aparta la legión?
arrakis-question-carryall = Un Gusano de arena ataca la cosechadora { $area-of }: ¿la salva un Ala de acarreo?
arrakis-question-storms = ¿Sobre qué legión cae primero la tormenta?

## Vehicles, spice and the Imperium
arrakis-question-vehicles = ¿Dónde colocas los vehículos? (por colocar: { $vehicles })
arrakis-question-any_vehicle =
    { $amount ->
        [one] ¿Qué vehículo colocas y dónde?
       *[other] ¿Qué vehículo colocas y dónde? (faltan { $amount })
    }
arrakis-question-harvest-reserve = { $amount } de especia cosechada: ¿descartas la ficha de la reserva de especia por 1 más?
arrakis-question-harvest-power = { $amount } de especia por gastar: ¿qué pagas por el indicador { $power-of } (nivel { $step } de { $top })?
arrakis-question-harvest-stockpile = { $amount } de especia por gastar: ¿haces acopio?
arrakis-question-harvest-save = { $amount } de especia por gastar: ¿guardas 1?
arrakis-question-imperium = ¿Qué acción del Imperio haces?
arrakis-question-earned = ¿Cuál de las acciones del Imperio que has pagado va ahora?
arrakis-question-landing-frigate =
    { $amount ->
        [one] Tu Crucero ha llegado a Arrakis: ¿adónde va la fragata?
       *[other] Tu Crucero ha llegado a Arrakis: ¿adónde va una fragata? (faltan { $amount })
    }
arrakis-question-landing-divide = Tu Crucero ha llegado a Arrakis con { $figures }: ¿cuántas aterrizan en la primera área?
arrakis-question-landing-troops = Tu Crucero ha llegado a Arrakis con { $figures }: ¿dónde aterrizan?
arrakis-question-landing-navigator = ¿Adónde va el Navegante de la Cofradía?

## The end of the round
arrakis-question-claim_end = ¿Qué carta de Presciencia reclamas?
arrakis-question-last_scout = Los Ornitópteros dejan el tablero: ¿se hace antes el reconocimiento de un área?
arrakis-question-swap = ¿A qué Líder de renombre retiras del tablero, a cambio de uno genérico?
arrakis-question-hand_limit =
    { $amount ->
        [one] Demasiadas cartas de Planificación: ¿cuál descartas?
       *[other] Demasiadas cartas de Planificación: ¿cuál descartas? (faltan { $amount })
    }
arrakis-question-unclaimed = ¿Qué pasa con { $prescience-quoted }, que nadie ha reclamado?

## Effects of cards and leaders
arrakis-question-place = ¿Dónde colocas { $figures }?
arrakis-question-place-figures = ¿A quién colocas en { $area-the }? ({ $figures })
arrakis-question-scatter =
    { $amount ->
        [one] ¿Dónde colocas { $figures }?
       *[other] ¿Dónde colocas la siguiente figura? (por colocar: { $figures })
    }
arrakis-question-replace =
    { $amount ->
        [one] ¿Qué figura se sustituye?
       *[other] ¿Qué figura se sustituye? (faltan { $amount })
    }
arrakis-question-deploy = ¿Quién se despliega y dónde? (por desplegar: { $figures })
arrakis-question-deploy-token = ¿Dónde pones la ficha de despliegue?
arrakis-question-deploy-leader = ¿Qué Líder va { $area-to }?
arrakis-question-deploy-only-leader = ¿Dónde colocas a un Líder?
arrakis-question-deploy-amount = ¿Cuántas fichas de despliegue robas?
arrakis-question-forced_discard =
    { $amount ->
        [one] ¿Qué carta de Planificación descartas?
       *[other] ¿Qué carta de Planificación descartas? (faltan { $amount })
    }
arrakis-question-forced_discard-member = ¿De quién es la carta de Planificación que se descarta?
arrakis-question-marker =
    { $amount ->
        [one] ¿Qué indicador de presciencia avanza { $amount } paso?
       *[other] ¿Qué indicador de presciencia avanza { $amount } pasos?
    }
arrakis-question-flee =
    { $amount ->
        [one] ¿Qué unidad se va?
       *[other] ¿Qué unidad se va? (faltan { $amount })
    }
arrakis-question-flee-reveal =
    { $amount ->
        [one] ¿Qué ficha de despliegue se revela?
       *[other] ¿Qué ficha de despliegue se revela? (faltan { $amount })
    }
arrakis-question-kitab = ¿Qué Sietch se mueve?
arrakis-question-kitab-goal = ¿Adónde va el Sietch { $area-of }?
arrakis-question-kitab-figures = ¿Quién va con el Sietch { $start-of } { $area-to }?

## What is picked: the effect says what, and these ask
arrakis-question-pick = { $effect }. ¿Qué eliges?
arrakis-question-pick-hit =
    { $amount ->
        [one] { $amount } impacto: ¿qué vehículo se retira?
       *[other] { $amount } impactos: ¿qué vehículo se retira?
    }
arrakis-question-pick-captured = ¿Qué legión es atacada?
arrakis-question-pick-swap = ¿Con qué Sietch se intercambian las fichas?
arrakis-question-pick-tide = ¿Adónde va la legión { $area-of }?
arrakis-question-pick-atomics = ¿Dónde se detonan las Atómicas de la familia?
arrakis-question-pick-maker = ¿Dónde aparece el Hacedor Salvaje?
arrakis-question-pick-enter = ¿Entra en juego { $leader-the }? En ese caso, { $ousted-the } sale de la partida
arrakis-question-pick-die = ¿Qué resultado muestra el próximo dado de los Harkonnen?

## Equal choices of the automaton
arrakis-question-solo-harvesters = ¿Adónde va una cosechadora?
arrakis-question-solo-sector = ¿A qué sector van las cosechadoras?
arrakis-question-solo-carryalls = ¿Adónde va un Ala de acarreo?
arrakis-question-solo-ornithopters = ¿Adónde va un Ornitóptero?
arrakis-question-solo-attack = ¿Qué legión ataca?
arrakis-question-solo-target = ¿Qué se ataca?
arrakis-question-solo-sietch = ¿Hacia qué Sietch se dirigen?
arrakis-question-solo-move = ¿Qué legión se mueve?
arrakis-question-solo-step = ¿Adónde va la legión { $start-of }?
arrakis-question-solo-goal = ¿Adónde va la legión?
arrakis-question-solo-fly = ¿Qué Ornitóptero lleva la legión?
arrakis-question-solo-deploy = ¿Adónde van las figuras?
arrakis-question-solo-leader = ¿Qué Líder va con ellas?
arrakis-question-solo-replace = ¿Dónde se sustituye una figura?
arrakis-question-solo-tokens = ¿Qué ficha de despliegue se revela?
arrakis-question-solo-pay = ¿Por qué indicador del Imperio se paga?
