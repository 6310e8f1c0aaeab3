# Lo que puede hacer un jugador: un mensaje por verbo. Las opciones van en una lista, así que no llevan punto final.

option-agent = envía a un Agente a { $space-the } con «{ $card }»
option-move = mueve a un Agente de { $origin-the } a { $space-the } con «{ $card }»
option-reveal = revela tu mano
option-play = juega «{ $intrigue }»: { $effect }
option-tile = usa «{ $tile }»: { $effect }
# Un efecto pendiente y el componente en el que figura.
option-do = { $effect } ({ $source })
option-do-nothing = { $effect } ({ $source }): ahora no es posible, no ocurre nada
option-deploy = despliega { $units } en el Conflicto
option-acquire =
    { $source-id ->
        [leader] adquiere «{ $card }», apartada por tu Líder
       *[other] adquiere «{ $card }» { $source-from }
    }
option-end = listo
option-pass = pasa
option-again = juega otro turno ahora
option-decline = renuncia a ello
option-faction = { $faction }
option-factions = { $factions }
option-trash = desecha «{ $card }» { $place-from-own }
option-discard = descarta «{ $card }»
option-amount = { $amount }
option-advance = haz avanzar tu Carguero
option-recall = haz retornar tu Carguero y toma sus recompensas
option-tech =
    { $negotiators ->
        [0] adquiere «{ $tile }» con { $resource }
        [one] adquiere «{ $tile }» con { $resource }, devolviendo { $negotiators } Negociador
       *[other] adquiere «{ $tile }» con { $resource }, devolviendo { $negotiators } Negociadores
    }
option-seat = { $player }
option-space = { $space }
option-yes = sí
option-no = no
option-intrigue = { $intrigue }
option-leader = { $leader }
option-card = { $card }
option-units = { $units }
option-from = pierde una tropa { $place-from-own }
option-retreat = { $player } repliega { $units }

## Lo que el verbo solo no dice, cuando la pregunta cuenta más
option-yes-commission = pon en servicio un acorazado
option-yes-negotiate = coloca un Negociador
option-yes-pay = paga
option-yes-acquired = ponla encima de tu mazo
option-no-acquired = ponla en tu pila de descartes
option-yes-defend = despliega 1 tropa
option-no-defend = déjala en tu suministro
option-end-turn = terminar turno
option-end-reveal = terminar turno de Revelación
option-end-swap = roba otras tantas cartas
option-pass-turn = pasa este turno
option-pass-combat = no juegues nada por ahora
option-pass-endgame = no juegues nada más
option-amount-deploy =
    { $amount ->
        [0] no despliegues ninguna tropa
       *[other] despliega { $units }
    }
option-amount-retreat =
    { $amount ->
        [0] no repliegues ninguna tropa
       *[other] repliega { $units }
    }
option-amount-sell = vende { $spice } de especia por { $solari } solaris
option-card-draw = roba «{ $card }»
option-space-recall = haz volver al Agente que está en { $space-the }
option-space-close = cierra { $space-the }
option-space-place = coloca el acorazado en { $space-the }
option-faction-lose = pierde 1 punto de Influencia con { $faction-the }
option-faction-gain = Influencia con { $faction-the }
