# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = La partida ha terminado.
arrakis-reason-unknown-notation = «{ $notation }» no es una jugada de este juego.
arrakis-reason-unknown-word = «{ $word }» no existe aquí. ¿Querías decir { $close }?
arrakis-reason-unknown-word-alone = «{ $word }» no se conoce aquí ({ $kind }).
arrakis-reason-wrong-form = A «{ $notation }» le faltan o le sobran palabras. Se escribe así: { $form }.
arrakis-reason-atreides-only = Solo los Atreides usan la supremacía desértica sin dado.
arrakis-reason-not-fewer-dice = La supremacía desértica sin dado exige tener menos dados sin usar que los Harkonnen: los Atreides tienen { $atreides }; los Harkonnen, { $harkonnen }.
arrakis-reason-die-is-forced = «{ arrakis-card-truthtrance }» dice qué dado hay que usar ahora.
arrakis-reason-no-die = No tienes ningún dado de { $result } sin usar.
arrakis-reason-no-card-to-play = No tienes ninguna carta de Planificación que se pueda jugar.
arrakis-reason-card-costs-die = Jugar una carta de planificación cuesta un dado, y no te queda ninguno.
arrakis-reason-not-this-result = { $result } no permite esto.
arrakis-reason-leader-spent = La carta { $leader-of } está gastada hasta el final de la ronda.
arrakis-reason-leader-in-tank = { $leader-the } está en el tanque de regeneración.
arrakis-reason-leader-not-in-play = { $leader-the } no está en juego.
arrakis-reason-other-box = La acción especial { $leader-of } exige { $result }.
arrakis-reason-no-special-action = { $leader-the } no tiene acción especial.
arrakis-reason-not-your-leader = { $leader-the } es de tu compañero.
arrakis-reason-scouting-banned = La prohibición { arrakis-power-spacing_guild.of } impide el reconocimiento.
arrakis-reason-nothing-to-scout = No hay nada oculto al alcance de un Ornitóptero.
arrakis-reason-tokens-watched = Los Ornitópteros vigilan los sectores de todas tus fichas bocabajo.
arrakis-reason-not-asked = Ahora se pregunta otra cosa. { $seats }: { $question }
arrakis-reason-asked-first = Antes responde a esto: { $question }
arrakis-reason-must-act = No se puede pasar un turno: gasta un dado o usa la supremacía desértica.
arrakis-reason-already-acted = La acción de este turno ya se ha realizado.
arrakis-reason-choose-member-first = Primero el equipo decide quién de los dos es.
arrakis-reason-other-team = { $member-the } no es de tu equipo.
arrakis-reason-only-for-side = Solo { $side-the } pueden hacer esto.
arrakis-reason-only-for-member = Solo { $member-the } puede hacer esto.
arrakis-reason-enemy-leader = { $leader-the } es del enemigo.
arrakis-reason-no-cones = Tu equipo no tiene ninguna ficha de cono de silencio que gastar.
arrakis-reason-no-excess-die = No queda ningún dado de { $result } que cambiar.
arrakis-reason-box-full = { $result } no tiene ningún espacio vacío.
arrakis-reason-cannot-decline = Esto no se puede rechazar.
arrakis-reason-automaton-decides = El autómata decide según sus criterios; tú solo eliges entre lo que estos dejan igual.
arrakis-reason-no-window = Las acciones gratuitas solo son posibles en tu turno, y no en mitad de esto.
arrakis-reason-no-ornithopter = No hay ningún Ornitóptero en el tablero.
arrakis-reason-nothing-hidden = No hay nada oculto en { $area-the }.
arrakis-reason-no-facedown-token = No tienes ninguna ficha bocabajo en el tablero.
arrakis-reason-area-watched = Un Ornitóptero vigila el sector { $area-of }.
arrakis-reason-token-not-there = Esta ficha no está en { $area-the }.
arrakis-reason-no-token-there = En { $area-the } no hay ninguna ficha tuya boca abajo.
arrakis-reason-atomics-used = Las atómicas de la familia ya se han detonado.
arrakis-reason-marker-too-low = Ningún indicador de Presciencia ha llegado al paso { $step }.
arrakis-reason-schemings = Se descartan juntas al menos dos copias de { arrakis-card-hawats_scheming.quoted }; en tu mano: { $have }.
arrakis-reason-needs-guild = Esto es de «{ arrakis-title-spacing_guild }», que no está en esta partida.
arrakis-reason-no-frigate = No tienes ninguna fragata en el tablero.
arrakis-reason-nothing-to-bombard = No hay nada que bombardear al alcance de tus fragatas.
arrakis-reason-nothing-to-bombard-there = No hay nada que bombardear en { $area-the }.

## Prescience
arrakis-reason-card-not-revealed = { $prescience-quoted } no está a la vista.
arrakis-reason-two-claims = Esta ronda ya se han reclamado dos cartas de Presciencia, y no se permiten más.
# $moment is one of arrakis-moment-*: “al final de la ronda”.
arrakis-reason-other-moment = { $prescience-quoted } se reclama en otro momento: { $moment }.
# $requirement is one of arrakis-demand-*; $have of the $need things it counts are there.
arrakis-reason-requirement-not-met =
    { $need ->
        [1] No se cumple lo que exige { $prescience-quoted }: { $requirement }.
       *[other] No se cumple lo que exige { $prescience-quoted }: { $requirement } (de momento, { $have } de { $need }).
    }
arrakis-reason-costs-a-die = { $prescience-quoted } cuesta un dado de acción.
arrakis-reason-costs-no-die = { $prescience-quoted } se reclama como acción gratuita, sin dado.
arrakis-reason-card-is-kept = { arrakis-card-eyes_of_ibad.quoted } conserva { $prescience-quoted }.
arrakis-reason-other-card-asked = Ahora se decide sobre { $prescience-quoted }.
arrakis-reason-shift-markers = Un indicador baja y otro sube, al menos un paso.
arrakis-reason-marker-not-so-high = { $marker } está solo en el paso { $have }.

## Moving and attacking
arrakis-reason-no-legion-there = No tienes ninguna legión en { $area-the }.
arrakis-reason-not-this-legion = La legión { $area-of } no es la que actúa ahora.
arrakis-reason-needs-leader = Ningún Líder puede ir también desde { $area-the }.
arrakis-reason-no-target = La legión { $area-of } no tiene nada que atacar.
arrakis-reason-nowhere-to-go = La legión { $area-of } no tiene adónde ir.
arrakis-reason-sandworm-there = Hay un Gusano de arena en { $area-the }.
arrakis-reason-impassable-border = La frontera entre { $from-the } y { $area-the } es infranqueable.
arrakis-reason-not-adjacent = No se puede llegar { $area-to } desde { $from-the }.
arrakis-reason-too-far =
    { $area-the } está a { $distance } áreas; de este modo la legión avanza como máximo { $most ->
        [one] 1 área
       *[other] { $most } áreas
    }.
arrakis-reason-nothing-to-attack = No hay nada que atacar en { $area-the }.
arrakis-reason-enemy-there = El enemigo está en { $area-the }.
arrakis-reason-enemy-settlement = Hay un asentamiento enemigo en { $area-the }.
arrakis-reason-not-empty = { $area } no es un área vacía: allí hay una figura o una ficha.
arrakis-reason-already-there = Es el área misma: { $area }.
arrakis-reason-start-not-desert = La legión debe empezar en un área de desierto, y { $area } no lo es.
arrakis-reason-has-moved = Las figuras que hay en { $area-the } ya se han movido con esta acción.
arrakis-reason-has-flown = La legión { $area-of } ya ha volado en este turno.
arrakis-reason-troops-cannot-ride = Las tropas de las Grandes Casas que hay en { $area-the } no pueden cabalgar gusanos.
arrakis-reason-leader-alone = Un Líder se quedaría en { $area-the } sin ninguna unidad.
arrakis-reason-needs-special = Hace falta un { $unit }, y en { $area-the } no hay ninguno para ello.
arrakis-reason-needs-named = { $leader-the } debe ir también y no puede hacerlo desde { $area-the }.
arrakis-reason-one-must-go = Debe ir al menos una unidad o ficha.
arrakis-reason-at-least-one = Debe ser al menos uno.
arrakis-reason-not-so-many = No hay tantos que puedan quedarse: { $figures }.
arrakis-reason-leader-not-there = { $leader-the } no está en { $area-the }.
arrakis-reason-takes-no-part = Esta figura no participa.
arrakis-reason-other-way = Esta acción no mueve legiones de ese modo.
arrakis-reason-way-leads-nowhere = Por este medio, la legión { $area-of } no llega a ninguna parte.
arrakis-reason-zone-not-connected = La { $zone } no está conectada con { $area-the }.
arrakis-reason-no-such-aircraft = En la { $zone } no hay nada que sirva para esto.
arrakis-reason-no-navigator = El Navegante de la Cofradía no está en el tablero.
arrakis-reason-nothing-waits-there = No hay nada pendiente de resolver en { $area-the }.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card-quoted } no está en tu mano.
arrakis-reason-cannot-be-played = { $card-quoted } no se puede jugar.
arrakis-reason-not-desert = { $area } no es un área de desierto.
arrakis-reason-harvester-there = Ya hay una cosechadora en { $area-the }.
arrakis-reason-not-payable =
    { $spice ->
        [0] Esto no se puede pagar: no hay especia.
       *[other] Esto no se puede pagar con { $spice } de especia.
    }
arrakis-reason-no-retreat-now = Ahora no hay retirada posible.

## Sandworms and wormsigns
arrakis-reason-wormsign-there = Ya hay una señal de gusano en { $area-the }.
arrakis-reason-sietch-there = Hay un Sietch en { $area-the }.
arrakis-reason-no-wormsign-there = No hay ninguna señal de gusano en { $area-the }.
arrakis-reason-no-wormsign-left = No queda ninguna señal de gusano en la reserva.
arrakis-reason-no-sandworm = No hay ningún Gusano de arena en el tablero.
arrakis-reason-no-sandworm-there = No hay ningún Gusano de arena en { $area-the }.
arrakis-reason-worm-has-moved = El Gusano de arena { $area-of } ya se ha movido con esta acción.
arrakis-reason-worm-just-appeared = El Gusano de arena { $area-of } acaba de aparecer.
arrakis-reason-worm-nowhere-to-go = El Gusano de arena { $area-of } no tiene adónde ir.
arrakis-reason-only-the-maker = Ahora solo actúa el Hacedor Salvaje; el Gusano de arena { $area-of } es otro.
arrakis-reason-maker-not-on-board = El Hacedor Salvaje no está en el tablero.
arrakis-reason-maker-spent = La carta del Hacedor Salvaje está gastada hasta el final de la ronda.
arrakis-reason-no-worm-target = No hay ningún objetivo junto al Gusano de arena.
arrakis-reason-nothing-to-strike = No hay ninguna legión Harkonnen ni cosechadora en { $area-the }.
arrakis-reason-safe-from-worms = Los Gusanos de arena no pueden atacar en { $area-the }.
arrakis-reason-sietch-cannot-move = No hay ningún área de desierto vacía junto al Sietch { $area-of }.

## Placing and landing
arrakis-reason-no-settlement-there = No tienes ningún asentamiento en { $area-the }.
arrakis-reason-only-carthag-or-arrakeen = La carta nombra { arrakis-area-carthag } y { arrakis-area-arrakeen }, no { $area-the }.
arrakis-reason-other-terrain = El terreno { $area-of } no es el que nombra la carta.
arrakis-reason-other-area = Ocurre en { $area-the }, no en otra parte.
arrakis-reason-not-these-figures = Ahora se colocan otras figuras.
arrakis-reason-no-more-of-these = Ya no hay que colocar más de estos.
arrakis-reason-none-in-supply = Ya no queda nada de esto en la reserva.
arrakis-reason-not-so-many-left = No hay que colocar tantos; quedan por colocar: { $figures }.
arrakis-reason-not-so-many-in-supply = En la reserva no hay tantos: { $figures }.
arrakis-reason-leader-needs-unit = Un Líder solo se coloca donde haya una unidad propia, y en { $area-the } no hay ninguna.
arrakis-reason-leader-on-board = { $leader-the } ya está en el tablero.
arrakis-reason-leader-not-on-board = { $leader-the } no está en el tablero.
arrakis-reason-leader-sought = { $leader-the } no se puede colocar en este turno: { arrakis-card-seek_out_the_mahdi.quoted }.
arrakis-reason-other-leader-named = La carta nombra { $leader-whom }.
arrakis-reason-other-kind-replaced = Se reemplazan otras figuras: { $figures }.
arrakis-reason-no-such-figure = No hay nadie de ese tipo en { $area-the }.
arrakis-reason-not-so-many-tokens = No se pueden robar más de { $amount }.
arrakis-reason-token-not-drawn = Esta ficha no se ha robado.
arrakis-reason-no-enemy-near = No hay ninguna legión Harkonnen a dos áreas o menos { $area-of }.
arrakis-reason-harvesters-first = Primero van las cosechadoras.
arrakis-reason-not-in-air-zones = Así solo se colocan Ornitópteros y Alas de acarreo en las zonas aéreas.
arrakis-reason-zone-taken = La { $zone } está ocupada.
arrakis-reason-next-to-enemy = { $area } es adyacente al enemigo que está en { $near-the }.
arrakis-reason-divide-landing = Se reparten en dos áreas, como máximo { $most } en cada una: { $figures }.
arrakis-reason-all-land = Aterrizan juntas: { $figures }.
arrakis-reason-other-power = La acción del Imperio es de { $power }.
arrakis-reason-not-earned = No queda ninguna acción del Imperio pagada: { $power }.
arrakis-reason-no-smaller-action = La acción no tiene ahora una forma menor: hazla entera o no la hagas.

## Cards
arrakis-reason-not-discarded-so = { $card-quoted } no se descarta de este modo.
arrakis-reason-no-card-to-discard = { $member-the } no tiene ninguna carta de Planificación que se pueda descartar.
arrakis-reason-too-many-cards = No se roban más de { $amount }.
arrakis-reason-deck-too-small = No hay tantas cartas en el { $deck }.
arrakis-reason-other-deck = Las cartas salen { $deck-from }.
arrakis-reason-no-such-part = La carta te da { $parts } opciones, y esta no es ninguna de ellas.
arrakis-reason-own-leader = La carta es contra enemigos de quien la juega, y { $leader-the } no lo es.
arrakis-reason-leader-out-of-reach = { $leader-the } no está donde alcanza la carta.
arrakis-reason-own-die = La carta trata de dados del otro bando.
arrakis-reason-only-house-dice = La carta trata de dados de { arrakis-result-house }.
arrakis-reason-no-such-die = { $member-the } no tiene ningún dado de { $result } sin usar.
arrakis-reason-no-token-placed = No hay ninguna ficha de las Bene Gesserit donde alcanza la carta.
arrakis-reason-result-used-up = Ya hay tantos dados gastados con { $result } como puede haber.
arrakis-reason-no-harvester-there = No hay ninguna cosechadora en { $area-the }.
arrakis-reason-not-deep-desert = { $area } no es Desierto Profundo.
arrakis-reason-other-sector = Solo cuenta este sector: { $sector }.
arrakis-reason-no-legion-in-sector = No tienes ninguna legión en este sector: { $sector }.
arrakis-reason-no-enemy-legion = No hay ninguna legión enemiga en { $area-the }.
arrakis-reason-not-beside = { $area } no es adyacente a lo que nombra la carta.
arrakis-reason-no-empty-neighbour = No hay ningún área vacía junto { $area-to }.
arrakis-reason-no-swap = Las fichas { $area-of } no se pueden intercambiar: no hay ninguna, o un Líder se quedaría solo.

## Battle
arrakis-reason-cards-banned = La prohibición { arrakis-power-landsraad.of } impide descartar cartas de Planificación por dados.
arrakis-reason-enough-dice = Ya tiras { $dice } dados, y no se permiten más.
arrakis-reason-leader-not-in-battle = { $leader-the } no lucha en esta batalla.
arrakis-reason-special-used = { $leader-the } ya ha usado un especial en esta ronda de batalla.
arrakis-reason-no-generic-able = Ningún Líder genérico de esta batalla puede usar ya un especial.
arrakis-reason-no-ceasing-now = Ahora no se decide si el ataque continúa.
arrakis-reason-empty-first = Hay un área vacía a la que retirarse, y { $area } no lo está.
arrakis-reason-only-elites = Solo una unidad de élite se reemplaza por una regular.
arrakis-reason-leaders-do-not-count = Los Líderes no cuentan para el límite: se retira una unidad o una ficha.

## Spice and the Imperium
arrakis-reason-other-payment = Ahora se paga por otra cosa.
arrakis-reason-no-such-price = Por un indicador se paga 0, { $keep } o { $raise } de especia.
arrakis-reason-marker-on-top = { $power } está en el paso más alto.
arrakis-reason-marker-on-bottom = { $power } está en el paso más bajo.
arrakis-reason-no-stockpiling = Solo se puede hacer acopio hasta supremacía { $most }.
arrakis-reason-stockpile-price = Hacer acopio cuesta { $price } de especia.
arrakis-reason-one-in-reserve = Se guarda como máximo 1 de especia, y solo si no hay ya guardada.
