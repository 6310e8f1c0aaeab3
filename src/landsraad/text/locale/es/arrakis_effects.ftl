# What the components of War for Arrakis do. Every message is a phrase that can stand inside another: no capital at its
# start, no full stop. Composite messages get their parts already spoken, so each language may order them as it likes.
# Effects of an action are never compulsory (war_for_arrakis 0.3), so nothing here says «puedes».

## Amounts of figures
arrakis-amount-regular =
    { $amount ->
        [one] { $amount } unidad regular
       *[other] { $amount } unidades regulares
    }
arrakis-amount-elite =
    { $amount ->
        [one] { $amount } unidad de élite
       *[other] { $amount } unidades de élite
    }
arrakis-amount-sardaukar = { $amount } Sardaukar
arrakis-amount-fedaykin = { $amount } Fedaykin
arrakis-amount-troop =
    { $amount ->
        [one] { $amount } Tropa de las Grandes Casas
       *[other] { $amount } Tropas de las Grandes Casas
    }
arrakis-amount-bashar = { $amount } Bashar
arrakis-amount-naib = { $amount } Naib
# A generic leader or a named one who is available.
arrakis-amount-leader =
    { $amount ->
        [one] { $amount } Líder
       *[other] { $amount } Líderes
    }
# Deployment tokens that lie face down.
arrakis-amount-token =
    { $amount ->
        [one] { $amount } ficha bocabajo
       *[other] { $amount } fichas bocabajo
    }

# Paul Atreides or Paul Muad’Dib, whoever of the two is in play.
arrakis-figure-paul = a Paul (en cualquiera de sus formas)

## Amounts of other things
arrakis-amount-harvester =
    { $amount ->
        [one] { $amount } cosechadora
       *[other] { $amount } cosechadoras
    }
arrakis-amount-ornithopter =
    { $amount ->
        [one] { $amount } Ornitóptero
       *[other] { $amount } Ornitópteros
    }
arrakis-amount-carryall =
    { $amount ->
        [one] { $amount } Ala de acarreo
       *[other] { $amount } Alas de acarreo
    }
arrakis-amount-frigate =
    { $amount ->
        [one] { $amount } fragata
       *[other] { $amount } fragatas
    }
arrakis-amount-sword =
    { $amount ->
        [one] { $amount } espada
       *[other] { $amount } espadas
    }
arrakis-amount-shield =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
arrakis-amount-special =
    { $amount ->
        [one] { $amount } especial
       *[other] { $amount } especiales
    }
arrakis-amount-hit =
    { $amount ->
        [0] ningún impacto
        [one] { $amount } impacto
       *[other] { $amount } impactos
    }
arrakis-amount-spice = { $amount } de especia
# So many dice of a result, and so many steps of a marker.
arrakis-amount-result = { $amount } de { $result }
arrakis-amount-marker = { $marker } { $amount }

## Joints
arrakis-effect-when = { $condition }: { $effect }
arrakis-effect-otherwise = si no: { $effect }
arrakis-effect-otherwise-when = si no, y { $condition }: { $effect }
# A condition for one step among others.
arrakis-effect-when-inside = { $effect } ({ $condition })
arrakis-effect-choose = elige una opción: { $options }

## Conditions: they begin as they do before a colon.
arrakis-condition-in-play = si { $leader-the } está en juego
arrakis-condition-not-gone = si { $leader-the } no ha salido de la partida
arrakis-condition-alia = si { arrakis-leader-alia } nunca ha estado en juego y { arrakis-leader-reverend_mother_jessica.the } está en juego
arrakis-condition-maker = si el Hacedor Salvaje está en juego
arrakis-condition-atomics-used = si las Atómicas de la familia ya han sido detonadas
arrakis-condition-marker = si un indicador de presciencia está en el paso { $step } o más arriba

## Placing figures
arrakis-effect-place = coloca { $figures } { $where }
# The same figures in several settlements.
arrakis-effect-place-each = coloca { $figures } en cada uno de estos asentamientos: { $areas }
arrakis-where-settlement = en el asentamiento { $area-of }
arrakis-where-one-of = en el asentamiento { arrakis-area-carthag.of } o { arrakis-area-arrakeen.of }
arrakis-where-any-settlement = en uno de tus asentamientos
arrakis-where-legion = en una de tus legiones
arrakis-where-special-legion = en una de tus legiones que tenga un { $unit }
arrakis-where-legion-with = en la legión con { $leader-the }
arrakis-where-empty-desert = en un área de desierto vacía
arrakis-where-free-mountain = en un área de montaña libre
arrakis-where-free-plateau = en un área de meseta libre
arrakis-where-sietch = en una de tus áreas de Sietch
arrakis-effect-scatter = coloca { $figures } en áreas de desierto vacías distintas, una figura en cada una
arrakis-effect-replace =
    { $amount ->
        [one] sustituye { $figures } del tablero por { $others }
       *[other] sustituye hasta { $figures } del tablero por { $others }
    }
arrakis-effect-deploy = despliega hasta { $figures } en tus asentamientos
arrakis-effect-deploy-tokens =
    { $amount ->
        [one] roba una ficha de despliegue y ponla bocabajo, con un Líder, en una de tus áreas de Sietch
       *[other] roba { $amount } fichas de despliegue y pon cada una bocabajo, con un Líder, en una de tus áreas de Sietch
    }
arrakis-effect-cielago = roba una ficha de despliegue y ponla bocabajo en uno de tus Sietch que tenga una legión Harkonnen a dos áreas o menos
arrakis-effect-kitab = mueve una ficha de Sietch, con las figuras y fichas de su área que quieras, a un área de desierto vacía adyacente

## Legions. The first eight stand after “mueve”, the others after “ataca”.
arrakis-legion-any = una legión
arrakis-legion-that = esa legión
arrakis-legion-leader = una legión con un Líder
arrakis-legion-special = una legión con un { $unit }
arrakis-legion-named = la legión con { $leader-the }
arrakis-legion-sand = una legión que esté en un área de desierto
arrakis-legion-leader-sand = una legión con un Líder que esté en un área de desierto
arrakis-legion-settlement = la legión del asentamiento { $area-of }
arrakis-attackers-any = con una legión
arrakis-attackers-that = con esa legión
arrakis-attackers-leader = con una legión que tenga un Líder
arrakis-attackers-special = con una legión que tenga un { $unit }
arrakis-attackers-named = con la legión { $leader-of }
arrakis-attackers-settlement = con la legión del asentamiento { $area-of }

## Moving and attacking
arrakis-effect-move = mueve { $legion }
arrakis-effect-move-again = mueve esa legión otra vez, a un área adyacente
arrakis-effect-move-many = mueve hasta { $amount } legiones distintas
arrakis-effect-move-many-leader = mueve hasta { $amount } legiones distintas, cada una con un Líder
arrakis-effect-move-many-special = mueve hasta { $amount } legiones distintas, cada una con un { $unit }
arrakis-effect-carriers = mueve una legión de uno de tus asentamientos directamente hasta otra legión tuya, por lejos que esté
arrakis-effect-attack = ataca { $attackers }
arrakis-effect-surprise = haz un ataque sorpresa { $attackers }
# “Mueve” takes the legion; the attack takes it up as «ella».
arrakis-effect-move-or-attack = mueve { $legion } o ataca con ella
arrakis-effect-move-or-surprise = mueve { $legion } o haz un ataque sorpresa con ella
arrakis-effect-march-or-surprise = mueve { $legion } hasta dos áreas o haz un ataque sorpresa con ella
# What a card adds to the battle it starts.
arrakis-effect-battle = { $effect }; { $rule }
arrakis-battle-war-plan = en esa batalla tira 1 dado de combate más en cada ronda de batalla, con un máximo de 6
arrakis-battle-language = en la primera ronda de esa batalla el adversario tira como mucho { $amount } dados de combate
arrakis-battle-no-mercy = en esa batalla puedes continuar sin recibir el impacto adicional, incluso contra un Sietch

## Cards
arrakis-effect-draw =
    { $amount ->
        [one] roba { $amount } carta de Planificación
       *[other] roba { $amount } cartas de Planificación
    }
arrakis-effect-draw-from =
    { $amount ->
        [one] roba { $amount } carta de Planificación { $deck-from }
       *[other] roba { $amount } cartas de Planificación { $deck-from }
    }
arrakis-effect-play = juega 1 carta de Planificación
arrakis-effect-opponent-discards =
    { $amount ->
        [one] el adversario descarta { $amount } carta de Planificación de su elección
       *[other] el adversario descarta { $amount } cartas de Planificación de su elección
    }
arrakis-effect-objective = roba una segunda carta de objetivo secreto; desde ahora basta con cumplir una de las dos para ganar

## Vehicles, the air and the Imperium
arrakis-effect-vehicles = coloca { $vehicles } en el tablero
arrakis-effect-any-vehicles =
    { $amount ->
        [one] coloca { $amount } vehículo de tu elección en el tablero
       *[other] coloca { $amount } vehículos de tu elección en el tablero
    }
arrakis-effect-navigator = coloca al Navegante de la Cofradía en una zona aérea desocupada
arrakis-effect-imperium =
    { $power-id ->
        [choam] haz una acción { $power-of }: pon 1 fragata a bordo de tu Crucero
        [landsraad] haz una acción { $power-of }: pon 2 Tropas de las Grandes Casas a bordo de tu Crucero
       *[spacing_guild] haz una acción { $power-of }: tu Crucero avanza 1 paso
    }
arrakis-effect-imperium-any = haz una acción del Imperio de tu elección

## The desert
arrakis-effect-wormsigns =
    { $amount ->
        [one] pon { $amount } señal de gusano en un área de desierto
       *[other] pon { $amount } señales de gusano en áreas de desierto distintas
    }
arrakis-effect-power = usa la supremacía desértica
arrakis-effect-storms = resuelve ahora las tormentas de coriolis: tira { $dice } dados de combate por cada legión Harkonnen que esté en un área expuesta
arrakis-effect-detonate = detona las Atómicas de la familia
arrakis-effect-maker-enters = el Hacedor Salvaje entra en juego con su carta gastada: pon su figura en un área de desierto vacía
arrakis-effect-maker-strikes = mueve al Hacedor Salvaje y luego ataca con él

## Leaders and Bene Gesserit
arrakis-effect-enters = pon en juego { $leader-whom }
arrakis-effect-enters-ousting = pon en juego { $leader-whom } ({ $ousted-the } sale de la partida)
arrakis-effect-take-sister = toma 1 ficha de las Bene Gesserit de la reserva
# A free action of several copies of a card in hand; then $effects.
arrakis-effect-scheme = acción gratuita mientras { $leader } está en juego: descarta { $least } o { $most } copias de tu mano; él sale de la partida; { $effects }
arrakis-effect-seek = en su próximo turno de acción los Atreides no pueden colocar a Paul ni mover una legión en la que esté ni atacar con ella

## Choices that one or two cards ask for
arrakis-pick-sign =
    { $amount ->
        [one] descarta una señal de gusano del tablero
       *[other] descarta hasta { $amount } señales de gusano del tablero
    }
arrakis-pick-pole-sign = descarta todas las señales de gusano de las áreas adyacentes { arrakis-area-north_pole.to }
arrakis-pick-tank-sector = envía al tanque de regeneración a un Líder de renombre enemigo que esté en un sector con una de tus legiones
arrakis-pick-tank-adjacent = envía al tanque de regeneración a un Líder de renombre enemigo que esté en un área adyacente a esa legión
arrakis-pick-tank-any = envía al tanque de regeneración a un Líder de renombre enemigo de tu elección
arrakis-pick-back = baraja una carta de Presciencia a la vista de vuelta en su mazo
arrakis-pick-house-die = descarta un dado de { arrakis-result-house } sin usar de los Atreides o la ficha de las Bene Gesserit de su recuadro de { arrakis-result-house }
arrakis-pick-spies = elige un área: se revelan el Sietch y todas las fichas de despliegue que haya allí
arrakis-pick-die = elige un dado de acción sin usar o una ficha de las Bene Gesserit de los Harkonnen: deben usarlo en su próximo turno
arrakis-pick-adab = retira de la partida cuantas cartas de Presciencia a la vista quieras y revela otras tantas
arrakis-pick-down = baja un indicador de presciencia cuantos pasos quieras y sube otro los mismos pasos
arrakis-pick-imperium-down = baja 1 paso un indicador del Imperio, sin su prohibición
arrakis-pick-fear = une esta carta a una carta de Presciencia a la vista: cuando la reclames, avanza además { $amount } pasos un indicador de presciencia cualquiera
arrakis-pick-ibad = une esta carta a una carta de Presciencia a la vista: no se puede retirar y sigue a la vista, además de las habituales, hasta que la reclames
arrakis-pick-worm-by-worm = coloca un Gusano de arena en un área de desierto vacía adyacente a otro Gusano de arena
arrakis-pick-worm-by-legion =
    { $amount ->
        [one] coloca un Gusano de arena en un área de desierto vacía adyacente a una de tus legiones
       *[other] coloca hasta { $amount } Gusanos de arena en áreas de desierto vacías adyacentes a tus legiones
    }
arrakis-pick-chasm =
    { $amount ->
        [one] retira una cosechadora de un área de Desierto Profundo
       *[other] retira hasta { $amount } cosechadoras de áreas de Desierto Profundo de un mismo sector
    }
arrakis-pick-gurney =
    { $amount ->
        [one] retira una cosechadora del sector de { arrakis-leader-gurney_halleck }
       *[other] retira hasta { $amount } cosechadoras del sector de { arrakis-leader-gurney_halleck }
    }
arrakis-pick-rockets = elige un sector con una de tus legiones y tira { $dice } dados de combate: por cada espada y cada especial retira una cosechadora de ese sector, o un Ornitóptero o Ala de acarreo de una zona aérea conectada con él
arrakis-pick-captured = retira un Ornitóptero del tablero y tira { $dice } dados de combate contra una legión Harkonnen de un sector conectado con su zona aérea: 1 impacto por cada espada y cada especial
arrakis-pick-blast = tira { $dice } dados de combate contra una legión enemiga adyacente a una de tus legiones: 1 impacto por cada espada y cada especial
arrakis-pick-swap = intercambia todas las fichas de despliegue de dos de tus Sietch
arrakis-pick-tide = mueve una legión Harkonnen de un área de desierto a un área vacía adyacente
arrakis-pick-clear-sky = retira un Ornitóptero, una fragata Harkonnen o al Navegante de la Cofradía de una zona aérea

## Cards that stay in play: what they do from now on
arrakis-stays-riding = desde ahora tus Tropas de las Grandes Casas pueden cabalgar gusanos
arrakis-stays-shields = desde ahora, cada una de tus Tropas de las Grandes Casas anula 1 escudo enemigo en cada ronda de batalla, como una élite especial
arrakis-stays-on-harvester = desde ahora, una vez por ronda, cuando un Gusano de arena destruya una cosechadora, { $effect }
