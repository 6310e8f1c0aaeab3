# What a player can do: one message a verb. Options stand in a list, so they end without a full stop.

option-agent = send an agent to { $space } with { $card }
option-move = move an agent from { $origin } to { $space } with { $card }
option-reveal = reveal your hand
option-play = play { $intrigue }: { $effect }
option-tile = use { $tile }: { $effect }
# An effect that is open, and the component it stands on.
option-do = { $effect } ({ $source })
option-do-nothing = { $effect } ({ $source }): not possible now, so nothing happens
option-deploy = deploy { $units } to the Conflict
option-acquire = acquire { $card } { $source-from }
option-end = done
option-pass = pass
option-again = take another turn now
option-decline = decline
option-faction = { $faction }
option-factions = { $factions }
option-trash = trash { $card } { $place-from-own }
option-discard = discard { $card }
option-amount = { $amount }
option-advance = advance your Freighter
option-recall = recall your Freighter and take its rewards
option-tech =
    { $negotiators ->
        [0] acquire { $tile } with { $resource }
        [one] acquire { $tile } with { $resource }, returning { $negotiators } negotiator
       *[other] acquire { $tile } with { $resource }, returning { $negotiators } negotiators
    }
option-seat = { $player }
option-space = { $space }
option-yes = yes
option-no = no
option-intrigue = { $intrigue }
option-leader = { $leader }
option-card = { $card }
option-units = { $units }
option-from = lose a troop { $place-from-own }
option-retreat = { $player } retreats { $units }

## What is left unsaid by the verb alone, where the question tells more
option-yes-commission = commission a dreadnought
option-yes-negotiate = place a negotiator
option-yes-pay = pay
option-yes-acquired = put it on top of your deck
option-no-acquired = put it on your discard pile
option-yes-defend = deploy 1 troop
option-no-defend = keep it in your supply
option-end-turn = end your turn
option-end-reveal = end your reveal turn
option-end-swap = draw as many new ones
option-pass-turn = pass this turn
option-pass-combat = play nothing for now
option-pass-endgame = play nothing more
option-amount-deploy = deploy { $units }
option-amount-retreat = retreat { $units }
option-amount-sell = sell { $spice } spice for { $solari } solari
option-card-draw = draw { $card }
option-space-recall = recall the agent on { $space }
option-space-close = close { $space }
option-space-place = put the dreadnought on { $space }
option-faction-lose = lose 1 influence with { $faction-the }
option-faction-gain = influence with { $faction-the }
