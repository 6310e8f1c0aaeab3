# What a player can do: one message a verb. Options stand in a list, so they end without a full stop.
# They are imperatives, as the effects are that stand in the same list.

option-agent = envie um Agente para { $space-the } com { $card }
option-move = mova um Agente { $origin-of } para { $space-the } com { $card }
option-reveal = revele sua mão
option-play = jogue “{ $intrigue }”: { $effect }
option-tile = use { $tile }: { $effect }
# An effect that is open, and the component it stands on.
option-do = { $effect } ({ $source })
option-do-nothing = { $effect } ({ $source }): não é possível agora, nada acontece
option-deploy = envie { $units } para o Conflito
option-acquire =
    { $source-id ->
        [leader] adquira { $card }, a carta que seu Líder separou
       *[other] adquira { $card } { $source-from }
    }
option-end = pronto
option-pass = passe
option-again = realize outro turno agora
option-decline = recuse
option-faction = { $faction }
option-factions = { $factions }
option-trash = exclua { $card } { $place-from-own }
option-discard = descarte { $card }
option-amount = { $amount }
option-advance = avance seu Cargueiro
option-recall = revoque seu Cargueiro e receba as recompensas
option-tech =
    { $negotiators ->
        [0] adquira { $tile } com { $resource }
        [1] adquira { $tile } com { $resource }, devolvendo { $negotiators } Negociante
       *[other] adquira { $tile } com { $resource }, devolvendo { $negotiators } Negociantes
    }
option-seat = { $player }
option-space = { $space }
option-yes = sim
option-no = não
option-intrigue = { $intrigue }
option-leader = { $leader }
option-card = { $card }
option-units = { $units }
option-from = perca uma tropa { $place-from-own }
option-retreat = { $player } recua { $units }

## What is left unsaid by the verb alone, where the question tells more
option-yes-commission = encomende um encouraçado
option-yes-negotiate = coloque um Negociante
option-yes-pay = pague
option-yes-acquired = coloque-a no topo do seu baralho
option-no-acquired = coloque-a na sua pilha de descarte
option-yes-defend = envie 1 tropa
option-no-defend = mantenha-a no estoque
option-end-turn = encerrar turno
option-end-reveal = encerrar turno de Revelar
option-end-swap = compre a mesma quantidade
option-pass-turn = passe este turno
option-pass-combat = não jogar nada por enquanto
option-pass-endgame = não jogar mais nada
option-amount-deploy =
    { $amount ->
        [0] não envie tropas
       *[other] envie { $units }
    }
option-amount-retreat =
    { $amount ->
        [0] não recue tropas
       *[other] recue { $units }
    }
option-amount-sell =
    { $spice ->
        [1] venda { $spice } especiaria por { $solari } Solari
       *[other] venda { $spice } especiarias por { $solari } Solari
    }
option-card-draw = compre { $card }
option-space-recall = revoque o Agente { $space-of }
option-space-close = feche { $space-the }
option-space-place = coloque o encouraçado { $space-in }
option-faction-lose = perca 1 de Influência com { $faction-the }
option-faction-gain = Influência com { $faction-the }
