# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = La partida ha terminado.
arrakis-reason-not-asked = Ahora se pregunta otra cosa.
arrakis-reason-unknown-notation = «{ $notation }» no es una jugada de este juego.
arrakis-reason-atreides-only = Solo los Atreides usan la supremacía desértica sin dado.
arrakis-reason-not-fewer-dice = La supremacía desértica sin dado exige tener menos dados sin usar que los Harkonnen: los Atreides tienen { $atreides }; los Harkonnen, { $harkonnen }.
arrakis-reason-die-is-forced = «{ arrakis-card-truthtrance }» dice qué dado hay que usar ahora.
arrakis-reason-no-die = No tienes ningún dado de { $result } sin usar.
arrakis-reason-no-card-to-play = No tienes ninguna carta de Planificación que se pueda jugar.
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
arrakis-reason-no-free-action = Ahora no puedes hacer esta acción gratuita.

## Prescience
arrakis-reason-card-not-revealed = { $prescience-quoted } no está a la vista.
arrakis-reason-two-claims = Esta ronda ya se han reclamado dos cartas de Presciencia, y no se permiten más.
# $moment is one of arrakis-moment-*: “al final de la ronda”.
arrakis-reason-other-moment = { $prescience-quoted } se reclama en otro momento: { $moment }.
# $requirement is one of arrakis-requirement-*.
arrakis-reason-requirement-not-met = No se cumple lo que exige { $prescience-quoted }: { $requirement }.
arrakis-reason-costs-a-die = { $prescience-quoted } cuesta un dado de acción.

## Moving and attacking
arrakis-reason-part-of-legion = Debe ir al menos una unidad, ningún Líder puede quedarse solo y quien la acción exige va también.
arrakis-reason-no-legion-there = No tienes ninguna legión en { $area-the }.
arrakis-reason-not-this-legion = La legión { $area-of } no es la que actúa ahora.
arrakis-reason-needs-leader = Ningún Líder puede ir también desde { $area-the }.
arrakis-reason-cannot-leave = Nadie que aún pueda moverse puede salir { $area-of }.
arrakis-reason-no-target = La legión { $area-of } no tiene nada que atacar.
arrakis-reason-nowhere-to-go = La legión { $area-of } no tiene adónde ir.
arrakis-reason-sandworm-there = Hay un Gusano de arena en { $area-the }.
arrakis-reason-impassable-border = La frontera entre { $from-the } y { $area-the } es infranqueable.
arrakis-reason-not-adjacent = No se puede llegar { $area-to } desde { $from-the }.
arrakis-reason-nothing-to-attack = No hay nada que atacar en { $area-the }.
arrakis-reason-area-not-free = { $area } no es un área libre: allí hay un enemigo o un Gusano de arena.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card-quoted } no está en tu mano.
arrakis-reason-cannot-be-played = { $card-quoted } no se puede jugar.
arrakis-reason-no-place-for-wormsign = Una señal de gusano va a un área de desierto sin señal, Gusano de arena ni Sietch; no puede ir { $area-to }.
arrakis-reason-not-desert = { $area } no es un área de desierto.
arrakis-reason-harvester-there = Ya hay una cosechadora en { $area-the }.
arrakis-reason-not-payable =
    { $spice ->
        [0] Esto no se puede pagar: no hay especia.
       *[other] Esto no se puede pagar con { $spice } de especia.
    }
arrakis-reason-no-retreat-now = Ahora no hay retirada posible.
arrakis-reason-no-such-casualty = No hay ninguna figura así que pueda recibir el impacto.
