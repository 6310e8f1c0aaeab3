# Lo que hacen los componentes. Cada mensaje es una frase que cabe dentro de otra: sin mayúscula inicial ni punto final.
# $may es "no" cuando un efecto que se puede omitir es ya una opción por sí mismo; en los demás casos es "yes".
# Los mensajes compuestos reciben sus partes ya dichas, así que el orden es libre.

## Listas. "more" une lo que no es el final de una lista de tres o más, "last" su final, "two" una lista de dos.
list-and-two = { $first } y { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } y { $second }
list-or-two = { $first } o { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } o { $second }
# Efectos que se suceden en un mismo paso.
list-then-two = { $first } y luego { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first } y luego { $second }
# Efectos entre los que se elige: oraciones enteras.
list-choice-two = { $first }, o bien { $second }
list-choice-more = { $first }, { $second }
list-choice-last = { $first }, o bien { $second }
# Efectos que no dependen unos de otros.
list-parts-two = { $first }; { $second }
list-parts-more = { $first }; { $second }
list-parts-last = { $first }; { $second }
# Nombres y datos sueltos, sin «y».
list-plain-two = { $first }, { $second }
list-plain-more = { $first }, { $second }
list-plain-last = { $first }, { $second }
# Oraciones una tras otra.
list-sentences-two = { $first }. { $second }
list-sentences-more = { $first }. { $second }
list-sentences-last = { $first }. { $second }

## Cantidades
amount-solari =
    { $amount ->
        [one] { $amount } solari
       *[other] { $amount } solaris
    }
amount-spice = { $amount } de especia
amount-water = { $amount } de agua
amount-persuasion =
    { $amount ->
        [one] { $amount } punto de Persuasión
       *[other] { $amount } puntos de Persuasión
    }
amount-swords =
    { $amount ->
        [one] { $amount } espada
       *[other] { $amount } espadas
    }
amount-points =
    { $amount ->
        [one] { $amount } Punto de Victoria
       *[other] { $amount } Puntos de Victoria
    }
amount-troop =
    { $amount ->
        [one] { $amount } tropa
       *[other] { $amount } tropas
    }
amount-dreadnought =
    { $amount ->
        [one] { $amount } acorazado
       *[other] { $amount } acorazados
    }
amount-influence =
    { $amount ->
        [one] { $amount } punto de Influencia con { $faction-the }
       *[other] { $amount } puntos de Influencia con { $faction-the }
    }
amount-influence-any =
    { $amount ->
        [one] { $amount } punto de Influencia con la Facción que elijas
       *[other] { $amount } puntos de Influencia con la Facción que elijas
    }

## Uniones
effect-gain = recibe { $amounts }
effect-gain-one = recibe { $amounts }, a tu elección
effect-pay = { $cost } → { $effect }
effect-when = { $condition }: { $effect }
effect-choose = elige una opción: { $options }
effect-choose-two = elige dos opciones: { $options }
# El mismo efecto varias veces; times es 2 o más.
effect-times =
    { $times ->
        [2] { $effect } (dos veces)
       *[other] { $effect } ({ $times } veces)
    }

## Ganancias que cuentan algo
effect-per = recibe { $amounts } por { $each }
each-in-play =
    { $including ->
        [yes] cada carta { $faction-of } que tengas en juego, incluida esta
       *[no] cada carta { $faction-of } que tengas en juego
    }
each-other-sword-card = cada una de las demás cartas reveladas este turno que proporcionen espadas
each-sword-card = cada carta revelada este turno que proporcione espadas
each-dreadnought = cada uno de tus acorazados en el Conflicto
each-low-track = cada Facción con la que tengas 1 punto de Influencia o menos

## Influencia
effect-influence-among =
    { $amount ->
        [one] recibe { $amount } punto de Influencia con { $factions }
       *[other] recibe { $amount } puntos de Influencia con { $factions }
    }
# Cómo figura una Facción en la lista de aquellas entre las que se elige.
among-item = { $faction-the }
effect-influence-behind =
    { $amount ->
        [one] recibe { $amount } punto de Influencia con una Facción con la que un adversario tenga más Influencia que tú
       *[other] recibe { $amount } puntos de Influencia con una Facción con la que un adversario tenga más Influencia que tú
    }
effect-influence-snooper =
    { $amount ->
        [one] recibe { $amount } punto de Influencia con una Facción en cuyo medidor esté una de tus fichas de Detector
       *[other] recibe { $amount } puntos de Influencia con una Facción en cuyo medidor esté una de tus fichas de Detector
    }
effect-influence-two = recibe 1 punto de Influencia con cada una de dos Facciones distintas
effect-influence-visited = recibe 1 punto de Influencia con la Facción a cuya casilla has enviado a un Agente este turno
effect-influence-token = recibe 1 punto de Influencia con la Facción de esta ficha
effect-influence-agents = recibe 1 punto de Influencia con cada Facción en cuyas casillas tengas un Agente
effect-much-influence = la Facción a cuya casilla envíes a un Agente con esta carta te da 2 puntos de Influencia en vez de 1
effect-track-bonus = recibe la bonificación que indica el medidor de esta ficha en el nivel 4 de Influencia

## Tropas y acorazados
effect-recruit = recluta { $troops }
effect-recruit-may-deploy = recluta { $troops }, que puedes desplegar en el Conflicto
effect-recruit-may-deploy-revealing = recluta { $troops }, que puedes desplegar en el Conflicto si es tu turno de Revelación
effect-recruit-deploy =
    { $amount ->
        [one] recluta { $troops } y despliégala en el Conflicto
       *[other] recluta { $troops } y despliégalas en el Conflicto
    }
effect-deploy =
    { $amount ->
        [one] puedes desplegar en el Conflicto { $troops } de tu guarnición
       *[other] despliega en el Conflicto hasta { $troops } de tu guarnición
    }
effect-deploy-any = despliega en el Conflicto cualquier número de tropas de tu guarnición
effect-deploy-units =
    { $amount ->
        [one] puedes desplegar en el Conflicto { $amount } unidad de tu guarnición
       *[other] despliega en el Conflicto hasta { $amount } unidades de tu guarnición
    }
effect-retreat =
    { $amount ->
        [one] puedes replegar { $troops } del Conflicto
       *[other] repliega hasta { $troops } del Conflicto
    }
effect-retreat-any = repliega del Conflicto cualquier número de tus tropas
effect-commission =
    { $may ->
        [yes] puedes poner en servicio un acorazado
       *[no] pon en servicio un acorazado
    }
effect-opponents-lose-garrison = cada adversario pierde { $troops } de su guarnición
effect-opponents-retreat-ship = cada adversario repliega un acorazado del Conflicto
effect-double-cross = el adversario que elijas pierde 1 tropa del Conflicto y tú despliegas allí 1 tropa de tu suministro
effect-ambush = por cada tropa que despliegues este turno, puedes obligar a una unidad enemiga a replegarse del Conflicto
effect-solari-if-won =
    { $amount ->
        [one] recibe { $amount } solari si vences en este Conflicto
       *[other] recibe { $amount } solaris si vences en este Conflicto
    }
effect-control-location = toma el control de { $space-the }

## Cartas
effect-draw =
    { $amount ->
        [one] roba { $amount } carta
       *[other] roba { $amount } cartas
    }
effect-draw-intrigue =
    { $amount ->
        [one] roba { $amount } carta de Intriga
       *[other] roba { $amount } cartas de Intriga
    }
effect-steal-intrigue = cada adversario con 4 o más cartas de Intriga te da una de ellas al azar
effect-swap-intrigue = pon cualquier número de tus cartas de Intriga en la parte inferior del mazo de Intrigas y luego roba otras tantas
effect-trash =
    { $may ->
        [yes] puedes desechar una carta
       *[no] desecha una carta
    }
effect-trash-in-play =
    { $may ->
        [yes] puedes desechar una de tus cartas en juego
       *[no] desecha una de tus cartas en juego
    }
effect-trash-this = desecha esta carta
effect-acquire = adquiere una carta con un coste en Persuasión de { $amount } o menos
effect-acquire-may = puedes adquirir una carta con un coste en Persuasión de { $amount } o menos
effect-acquire-top = adquiere una carta con un coste en Persuasión de { $amount } o menos y ponla encima de tu mazo
effect-foldspace = adquiere «{ card-foldspace }» de la Reserva
effect-opponents-discard =
    { $amount ->
        [one] cada adversario descarta { $amount } carta
       *[other] cada adversario descarta { $amount } cartas
    }
effect-test-opponents = cada adversario elige: descartar 1 carta o perder 1 tropa del Conflicto
effect-take-from-discard = toma una carta { $faction-of } de tu pila de descartes y ponla en tu mano
effect-look-at-top = mira la primera carta de tu mazo: róbala o deséchala
effect-reshuffle = baraja tu pila de descartes junto con tu mazo
effect-cheaper-spice =
    { $amount ->
        [one] «{ card-the_spice_must_flow }» te cuesta { $amount } punto de Persuasión menos este turno
       *[other] «{ card-the_spice_must_flow }» te cuesta { $amount } puntos de Persuasión menos este turno
    }
effect-persuasion-later =
    { $amount ->
        [one] recibe { $amount } punto de Persuasión en tu turno de Revelación de esta ronda
       *[other] recibe { $amount } puntos de Persuasión en tu turno de Revelación de esta ronda
    }
effect-acquire-to-top = puedes poner encima de tu mazo las cartas que adquieras en tu turno de Revelación de esta ronda
effect-manipulate = retira una carta de la Fila del Imperio; hasta el final de tu turno de Revelación de esta ronda solo tú puedes adquirirla, por 1 punto de Persuasión menos
effect-set-card-aside = deja aparte, bocabajo, una carta de tu mano

## Agentes y casillas
effect-another-turn = puedes jugar otro turno justo después de este
effect-allow-pass = puedes pasar este turno
effect-recall-agent = haz volver a uno de tus Agentes
effect-close-space = elige una casilla del tablero: hasta tu próximo turno, los adversarios no pueden enviar allí a su próximo Agente
effect-add-faction-icons = la carta que juegues este turno tiene además los iconos de Agente de las cuatro Facciones
effect-ignore-enemies = los Agentes enemigos no bloquean a tu Agente este turno
effect-cheaper-space = { $space-the } cuesta { $amount } de especia menos con esta carta
effect-harvest-spice = cosecha la especia de la casilla a la que se ha enviado a tu Agente
effect-harvest-again = la especia básica que cosechas con este Agente se duplica; la especia adicional, no
effect-take-seat =
    { $amount ->
        [one] ocupa un asiento en el Alto Consejo: { $amount } punto de Persuasión en cada uno de tus turnos de Revelación
       *[other] ocupa un asiento en el Alto Consejo: { $amount } puntos de Persuasión en cada uno de tus turnos de Revelación
    }
effect-take-swordmaster = toma a tu Maestro de armas, un tercer Agente para el resto de la partida
effect-take-mentat = toma al Mentat de su casilla, un Agente adicional para esta ronda
effect-next-mentat = toma al Mentat al inicio de la siguiente ronda, un Agente adicional para esa ronda
effect-use-signet = usa la habilidad del Anillo heráldico del Líder
effect-sell-spice = vende especia una sola vez: { $rows }
sale = { $spice } de especia → { $solari } solaris

## Carguero y tecnología
effect-freighter =
    { $may ->
        [yes] puedes hacer avanzar o retornar tu Carguero
       *[no] haz avanzar o retornar tu Carguero
    }
effect-negotiate =
    { $may ->
        [yes] puedes colocar 1 tropa de tu suministro como Negociador en el tablero de Ix
       *[no] coloca 1 tropa de tu suministro como Negociador en el tablero de Ix
    }
effect-tech =
    { $may ->
        [yes] puedes adquirir una pieza de Tecnología
       *[no] adquiere una pieza de Tecnología
    }
effect-tech-discount =
    { $may ->
        [yes] puedes adquirir una pieza de Tecnología con un descuento de { $amount } de especia
       *[no] adquiere una pieza de Tecnología con un descuento de { $amount } de especia
    }
effect-tech-solari =
    { $may ->
        [yes] puedes adquirir una pieza de Tecnología pagando con especia o con solaris
       *[no] adquiere una pieza de Tecnología pagando con especia o con solaris
    }
effect-dividends = recibe 5 solaris y cada adversario recibe 1 solari

## Costes
cost-pay = paga { $amounts }
cost-discard =
    { $amount ->
        [one] descarta { $amount } carta
       *[other] descarta { $amount } cartas
    }
cost-trash-this = desecha esta carta
cost-trash =
    { $amount ->
        [one] desecha { $amount } carta
       *[other] desecha { $amount } cartas
    }
cost-influence =
    { $amount ->
        [one] pierde { $amount } punto de Influencia
       *[other] pierde { $amount } puntos de Influencia
    }
cost-troop = pierde { $troops }
cost-conflict-troops = pierde { $troops } del Conflicto
cost-retreat-units =
    { $amount ->
        [one] repliega del Conflicto { $amount } de tus unidades
       *[other] repliega del Conflicto { $amount } de tus unidades
    }
cost-intrigue =
    { $amount ->
        [one] pon { $amount } de tus cartas de Intriga en la parte inferior del mazo de Intrigas
       *[other] pon { $amount } de tus cartas de Intriga en la parte inferior del mazo de Intrigas
    }
cost-flip = dale la vuelta a esta pieza
cost-trash-tile = desecha esta pieza

## Condiciones: empiezan como lo hacen delante de dos puntos, y detrás de «solo».
condition-always = en cualquier momento
condition-influence = si tienes { $level } o más puntos de Influencia con { $faction-the }
condition-alliance = si tienes la Alianza con { $faction-the }
condition-any-alliance = si tienes alguna Alianza
condition-other-in-play =
    { $faction-id ->
        [fremen] si tienes en juego otra carta { $faction-of } (Vínculo Fremen)
       *[other] si tienes en juego otra carta { $faction-of }
    }
condition-council = si tienes un asiento en el Alto Consejo
condition-tiles =
    { $amount ->
        [one] si tienes alguna pieza de Tecnología
       *[other] si tienes { $amount } o más piezas de Tecnología
    }
condition-agent-at = si tienes un Agente en una casilla { $faction-of }
condition-gained = si has recibido { $amount } o más puntos de Persuasión este turno
condition-met-enemy = si había un Agente enemigo en la casilla a la que esta carta ha enviado a tu Agente
condition-coordinated = si tienes { $amount } o más Agentes en casillas de { icon-landsraad }, { icon-city } o { icon-spice_trade }
condition-mentat-home = si el Mentat está en su casilla
condition-opening = al inicio de tu turno, antes de hacer nada más
condition-before-agent = antes de enviar a un Agente
condition-enemy-troop = si algún adversario tiene una tropa en el Conflicto
condition-deck = si tu mazo no está vacío
condition-agent-out = si tienes un Agente en el tablero
condition-deployed =
    { $amount ->
        [one] si has desplegado alguna unidad este turno
       *[other] si has desplegado { $amount } o más unidades este turno
    }
condition-visited-faction = si has enviado a un Agente a una casilla de una Facción este turno
condition-spice-flows =
    { $amount ->
        [one] si tienes alguna copia de «{ card-the_spice_must_flow }»
       *[other] si tienes { $amount } o más copias de «{ card-the_spice_must_flow }»
    }
condition-most-spice-flows =
    { $amount ->
        [0] si tienes más copias de «{ card-the_spice_must_flow }» que cualquier adversario
       *[other] si tienes { $amount } copias de «{ card-the_spice_must_flow }», o más copias que cualquier adversario
    }
condition-tracks =
    { $tracks ->
        [4] si tienes { $level } o más puntos de Influencia en los { $tracks } medidores de Influencia
       *[other] si tienes { $level } o más puntos de Influencia en { $tracks } medidores de Influencia
    }
condition-conspiracy =
    { $amount ->
        [4] si se cumplen las { $amount } condiciones ({ conspiracy })
       *[other] si se cumplen { $amount } de estas condiciones ({ conspiracy })
    }
conspiracy = tus 2 acorazados en servicio; «{ card-the_spice_must_flow }»; 4 o más puntos de Influencia en 2 medidores; un asiento en el Alto Consejo
condition-solari = si tienes { $amount } o más solaris
condition-ship-in-supply = si tienes un acorazado en tu suministro

## Between two icons
glyph-or = o
