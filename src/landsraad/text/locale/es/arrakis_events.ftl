# What has happened in War for Arrakis, as lines of a log: told of the sides and their members, who may be one player or two.

arrakis-event-round_began = Empieza la ronda { $round }
arrakis-event-phase_began = { $phase }
arrakis-event-turn_began = Turno de { $side-the }
# Seen only by the player who draws.
arrakis-event-drew_card = { $member-the } roba { $card-quoted }
# A partner draws a card and passes it on.
arrakis-event-shown_card = { $player } ve { $card-quoted } { $deck-from }; la carta va { $member-to }
arrakis-event-drew =
    { $amount ->
        [one] { $member-the } roba { $amount } carta de Planificación
       *[other] { $member-the } roba { $amount } cartas de Planificación
    }
arrakis-event-discarded = { $member-the } descarta { $card-quoted }
arrakis-event-played = { $member-the } juega { $card-quoted }
arrakis-event-solo_card = { $member-the } roba y juega { $card-quoted }
arrakis-event-reinforced =
    { $amount ->
        [one] { $side-the } ponen { $amount } carta en el mazo de refuerzo
       *[other] { $side-the } ponen { $amount } cartas en el mazo de refuerzo
    }
arrakis-event-cone_spent = { $member-the } gasta una ficha de cono de silencio

## Dice
arrakis-event-dice_rolled = { $side-the } sacan { $results }
arrakis-event-die_changed = { $side-the } cambian un dado de { $result } a { $goal }
arrakis-event-sister_gained = { $side-the } toman una ficha de las Bene Gesserit
arrakis-event-sister_placed = { $side-the } ponen una ficha de las Bene Gesserit en { $result }
arrakis-event-die_used = { $side-the } usan { $result } { $use }
# What a die is used for.
arrakis-use-move = para mover legiones
arrakis-use-attack = para atacar
arrakis-use-lead = para mover legiones con Líderes
arrakis-use-surprise = para un ataque sorpresa
arrakis-use-deploy = para desplegar
arrakis-use-draw = para robar cartas de Planificación
arrakis-use-elites = para convertir unidades regulares en unidades de élite
arrakis-use-vehicles = para colocar vehículos
arrakis-use-desert_power = para la supremacía desértica
arrakis-use-card = para jugar una carta de Planificación
arrakis-event-desert_power = { $side-the } usan la supremacía desértica
arrakis-event-leader_used = { $side-the } usan la acción especial { $leader-of }
arrakis-event-die_lost =
    { $token ->
        [1] { $member-the } pierde una ficha de las Bene Gesserit en { $result }
       *[0] { $member-the } pierde un dado de { $result }
    }
arrakis-event-die_forced =
    { $token ->
        [1] { $member-the } debe usar a continuación la ficha de las Bene Gesserit en { $result }
       *[0] { $member-the } debe usar a continuación un dado de { $result }
    }
arrakis-event-solo_die = { $side-the } sacan { $result }

## Figures
arrakis-event-placed = { $side-the } colocan { $figures } en { $area-the }
arrakis-event-leader_placed = { $leader-the } llega { $area-to }
arrakis-event-leader_to_tank = { $leader-the } va al tanque de regeneración
arrakis-event-leader_entered = { $leader-the } entra en juego
arrakis-event-leader_gone = { $leader-the } sale de la partida
arrakis-event-leader_back = { $leader-the } sale del tanque de regeneración
arrakis-event-leader_taken_off = { $leader-the } deja { $area-the } y queda junto al tablero
arrakis-event-replaced = { $area }: { $figures } de { $side-the } pasa a ser { $others }
arrakis-event-unit_left = { $side-the } retiran { $figures } { $area-of }
arrakis-event-moved =
    { $amount ->
        [one] { $side-the } mueven { $amount } unidad { $start-of } { $area-to }
       *[other] { $side-the } mueven { $amount } unidades { $start-of } { $area-to }
    }
arrakis-event-retreated = { $side-the } se retiran { $start-of } { $area-to }

## Tokens and settlements
arrakis-event-token_drawn = { $side-the } roban una ficha de despliegue
arrakis-event-token_placed = { $side-the } ponen una ficha de despliegue bocabajo en { $area-the }
arrakis-event-token_lost = una ficha de despliegue de { $side-the } sale de la partida sin que se vea
arrakis-event-token_revealed = { $area }: una ficha de despliegue muestra { $figures }
arrakis-event-tokens_swapped = { $side-the } intercambian las fichas de despliegue { $start-of } y { $area-of }
arrakis-event-sietch_revealed = se revela el Sietch { $area-of }: rango { $rank }
arrakis-event-sietch_moved = el Sietch se mueve { $start-of } { $area-to }
arrakis-event-settlement_lost =
    { $side-id ->
        [harkonnen] se destruye el asentamiento { $area-of } (rango { $rank })
       *[atreides] se destruye el Sietch { $area-of } (rango { $rank })
    }
arrakis-event-station_taken = { $side-the } toman la estación de pruebas { $area-of }: { $marker }

## Battle
arrakis-event-battle_began = { $side-the } atacan { $area-the } desde { $start-the }
arrakis-event-battle_began-surprise = { $side-the } hacen un ataque sorpresa contra { $area-the } desde { $start-the }
arrakis-event-combat_rolled = { $side-the } sacan { $faces }
arrakis-event-combat_rolled-nothing = { $side-the } no tiran dados
arrakis-event-casualty =
    { $reduced ->
        [1] { $area }: { $figures } de { $side-the } pasa a ser unidad regular
       *[0] { $area }: { $side-the } pierden { $figures }
    }
arrakis-event-casualty-leader = { $area }: { $side-the } pierden { $leader-whom }
arrakis-event-battle_ended = { $side-the } ganan la batalla por { $area-the }
arrakis-event-battle_ended-nobody = nadie gana la batalla por { $area-the }
arrakis-event-blast = ataque especial contra { $area-the }: { $faces } ({ $hits })

## The desert
arrakis-event-sign_placed = aparece una señal de gusano en { $area-the }
arrakis-event-sign_resolved = se da la vuelta a la señal de gusano { $area-of }: { $sign }
arrakis-event-worm_placed =
    { $maker ->
        [1] el Hacedor Salvaje aparece en { $area-the }
       *[0] aparece un Gusano de arena en { $area-the }
    }
arrakis-event-worm_moved = un Gusano de arena se mueve { $start-of } { $area-to }
arrakis-event-worm_attacked = un Gusano de arena ataca { $area-the }: { $faces } ({ $hits })
arrakis-event-storm = tormenta de coriolis en { $area-the }: { $faces } ({ $hits })
arrakis-event-atomics_detonated = { $side-the } detonan las Atómicas de la familia: { $atomics }

## Vehicles and the air
arrakis-event-vehicle_placed = { $side-the } colocan { $vehicle-a } en { $area-the }
arrakis-event-vehicle_placed-air = { $side-the } colocan { $vehicle-a } en la { $zone }
arrakis-event-harvester_lost = se destruye la cosechadora { $area-of }
arrakis-event-air_cleared = se retira { $vehicle-acc } de la { $zone }
arrakis-event-scouted = { $side-the } hacen un reconocimiento { $area-of } desde la { $zone }
arrakis-event-navigator_placed = el Navegante de la Cofradía llega a la { $zone }

## Tracks and the Imperium
arrakis-event-marker_advanced =
    { $amount ->
        [one] el indicador { $marker } avanza { $amount } paso, hasta { $now }
       *[other] el indicador { $marker } avanza { $amount } pasos, hasta { $now }
    }
arrakis-event-marker_lowered =
    { $amount ->
        [one] el indicador { $marker } baja { $amount } paso, hasta { $now }
       *[other] el indicador { $marker } baja { $amount } pasos, hasta { $now }
    }
arrakis-event-supremacy_rose = { $side-the } ganan { $amount } de supremacía: ahora { $now }
arrakis-event-spice_harvested = { $side-the } cosechan { $spice }
arrakis-event-paid =
    { $price ->
        [0] { $side-the } no pagan nada por el indicador { $power-of }: nivel { $step }
       *[other] { $side-the } pagan { $price } de especia por el indicador { $power-of }: nivel { $step }
    }
arrakis-event-ban = prohibición { $power-of }: { $ban }
arrakis-event-imperium_lowered = el indicador { $power-of } baja al nivel { $step }
arrakis-event-heighliner_moved = el Crucero de { $side-the } avanza al paso { $step } de { $steps }
arrakis-event-recruited =
    { $amount ->
        [0] { $side-the } no ponen nada a bordo de su Crucero ({ $power })
       *[other] { $side-the } ponen { $figures } a bordo de su Crucero
    }
arrakis-event-landed = { $side-the } hacen aterrizar { $figures } en { $area-the }
arrakis-event-landed-frigate = { $side-the } hacen aterrizar una fragata en la { $zone }

## Prescience
arrakis-event-prescience_revealed = carta de Presciencia: { $prescience }
arrakis-event-prescience_removed = { $prescience-quoted } sale de la partida
arrakis-event-prescience_back = { $prescience-quoted } vuelve al mazo
arrakis-event-claimed = { $side-the } reclaman { $prescience-quoted }
arrakis-event-attached = { $card-quoted } queda unida a { $prescience-quoted }
# Seen only by the Atreides.
arrakis-event-objective_drawn = { $player } roba un objetivo secreto: { $steps }

## The automaton
arrakis-event-tactical_drawn =
    { $target ->
        [1] carta táctica: el objetivo de { $side-the } está en { $area-the }
       *[0] carta táctica: { $side-the } cosechan aquí: { $sectors }
    }
# How the central sectors, which count as one, are called there.
arrakis-event-tactical-central = sectores centrales

## The end
arrakis-event-game_ended =
    { $how-id ->
        [supremacy] fin de la partida: { $side-the } ganan por supremacía
       *[prescience] fin de la partida: { $side-the } ganan por presciencia
    }
arrakis-event-game_ended-unfinished = fin de la partida por el límite de rondas: no gana nadie
