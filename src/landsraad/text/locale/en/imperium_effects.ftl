# What components do. Every message is a phrase that can stand inside another: no capital at its start, no full stop.
# $may is "no" where an effect that may be left out is an option by itself; it is "yes" everywhere else.
# Composite messages get their parts already spoken, so each language may order them as it likes.

## Lists. "more" joins what is not the end of a list of three or more, "last" its end, "two" a list of two.
list-and-two = { $first } and { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } and { $second }
list-or-two = { $first } or { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } or { $second }
# Effects that follow one another in one step.
list-then-two = { $first }, then { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, then { $second }
# Effects to choose from: whole clauses.
list-choice-two = { $first }, or { $second }
list-choice-more = { $first }, { $second }
list-choice-last = { $first }, or { $second }
# Effects that do not depend on each other.
list-parts-two = { $first }; { $second }
list-parts-more = { $first }; { $second }
list-parts-last = { $first }; { $second }
list-plain-two = { $first }, { $second }
list-plain-more = { $first }, { $second }
list-plain-last = { $first }, { $second }
list-sentences-two = { $first }. { $second }
list-sentences-more = { $first }. { $second }
list-sentences-last = { $first }. { $second }

## Amounts
amount-solari = { $amount } solari
amount-spice = { $amount } spice
amount-water = { $amount } water
amount-persuasion = { $amount } persuasion
amount-swords =
    { $amount ->
        [one] { $amount } sword
       *[other] { $amount } swords
    }
amount-points =
    { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
amount-troop =
    { $amount ->
        [one] { $amount } troop
       *[other] { $amount } troops
    }
amount-dreadnought =
    { $amount ->
        [one] { $amount } dreadnought
       *[other] { $amount } dreadnoughts
    }
amount-influence = { $amount } influence with { $faction-the }
amount-influence-any = { $amount } influence with a faction of your choice

## Joints
effect-gain = gain { $amounts }
effect-gain-one = gain either { $amounts }
effect-pay = { $cost } → { $effect }
effect-when = { $condition }: { $effect }
effect-choose = choose one: { $options }
effect-choose-two = choose two: { $options }
# The same effect several times; times is 2 or more.
effect-times =
    { $times ->
        [2] { $effect }, twice
       *[other] { $effect }, { $times } times
    }

## Gains that count something
effect-per = gain { $amounts } for { $each }
each-in-play =
    { $including ->
        [yes] each { $faction } card you have in play, this one included
       *[no] each { $faction } card you have in play
    }
each-other-sword-card = each other card revealed this turn that gives swords
each-sword-card = each card revealed this turn that gives swords
each-dreadnought = each of your dreadnoughts in the Conflict
each-low-track = each faction with which you have 1 influence or less

## Influence
effect-influence-among = gain { $amount } influence with { $factions }
# How a faction stands in the list of those to choose from.
among-item = { $faction-the }
effect-influence-behind = gain { $amount } influence with a faction where an opponent has more influence than you
effect-influence-snooper = gain { $amount } influence with a faction on whose track one of your Snooper tokens lies
effect-influence-two = gain 1 influence with each of two different factions
effect-influence-visited = gain 1 influence with the faction whose space you sent an agent to this turn
effect-influence-token = gain 1 influence with the faction of this token
effect-influence-agents = gain 1 influence with each faction on whose spaces you have an agent
effect-much-influence = the faction whose space you enter with this card gives you 2 influence instead of 1
effect-track-bonus = gain the bonus that the track of this token shows at 4 influence

## Troops and dreadnoughts
effect-recruit = recruit { $troops }
effect-recruit-may-deploy = recruit { $troops }, which you may deploy to the Conflict
effect-recruit-may-deploy-revealing = recruit { $troops }, which you may deploy to the Conflict if it is your reveal turn
effect-recruit-deploy = recruit { $troops } and deploy them to the Conflict
effect-deploy =
    { $amount ->
        [one] you may deploy { $troops } from your garrison to the Conflict
       *[other] deploy up to { $troops } from your garrison to the Conflict
    }
effect-deploy-any = deploy any number of troops from your garrison to the Conflict
effect-deploy-units =
    { $amount ->
        [one] you may deploy { $amount } unit from your garrison to the Conflict
       *[other] deploy up to { $amount } units from your garrison to the Conflict
    }
effect-retreat =
    { $amount ->
        [one] you may retreat { $troops } from the Conflict
       *[other] retreat up to { $troops } from the Conflict
    }
effect-retreat-any = retreat any number of your troops from the Conflict
effect-commission =
    { $may ->
        [yes] you may commission a dreadnought
       *[no] commission a dreadnought
    }
effect-opponents-lose-garrison = each opponent loses { $troops } from their garrison
effect-opponents-retreat-ship = each opponent retreats a dreadnought from the Conflict
effect-double-cross = an opponent of your choice loses 1 troop in the Conflict, and you deploy 1 troop there from your supply
effect-ambush = for each troop you deploy this turn you may force an enemy unit to retreat from the Conflict
effect-solari-if-won = gain { $amount } solari if you win this Conflict
effect-control-location = take control of { $space }

## Cards
effect-draw =
    { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
effect-draw-intrigue =
    { $amount ->
        [one] draw { $amount } Intrigue card
       *[other] draw { $amount } Intrigue cards
    }
effect-steal-intrigue = each opponent with 4 or more Intrigue cards gives you one of them at random
effect-swap-intrigue = put any number of your Intrigue cards under the Intrigue deck, then draw as many
effect-trash =
    { $may ->
        [yes] you may trash a card
       *[no] trash a card
    }
effect-trash-in-play =
    { $may ->
        [yes] you may trash one of your cards in play
       *[no] trash one of your cards in play
    }
effect-trash-this = trash this card
effect-acquire = acquire a card that costs { $amount } persuasion or less
effect-acquire-may = you may acquire a card that costs { $amount } persuasion or less
effect-acquire-top = acquire a card that costs { $amount } persuasion or less and put it on top of your deck
effect-foldspace = acquire { card-foldspace } from the Reserve
effect-opponents-discard =
    { $amount ->
        [one] each opponent discards { $amount } card
       *[other] each opponent discards { $amount } cards
    }
effect-test-opponents = each opponent chooses: discard 1 card or lose 1 troop in the Conflict
effect-take-from-discard = take a { $faction } card from your discard pile into your hand
effect-look-at-top = look at the top card of your deck: draw it or trash it
effect-reshuffle = shuffle your discard pile into your deck
effect-cheaper-spice = { card-the_spice_must_flow } costs you { $amount } persuasion less this turn
effect-persuasion-later = gain { $amount } persuasion on your reveal turn this round
effect-acquire-to-top = cards you acquire on your reveal turn this round may go on top of your deck
effect-manipulate = remove a card from the Imperium Row; until the end of your reveal turn this round only you can acquire it, for 1 persuasion less
effect-set-card-aside = set aside a card from your hand, face down

## Agents and spaces
effect-another-turn = you may take another turn right after this one
effect-allow-pass = you may pass this turn
effect-recall-agent = recall one of your agents
effect-close-space = choose a board space: until your next turn, opponents cannot send their next agent there
effect-add-faction-icons = the card you play this turn also has the agent icons of all four factions
effect-ignore-enemies = enemy agents do not block your agent this turn
effect-cheaper-space = { $space } costs { $amount } spice less with this card
effect-harvest-spice = harvest the spice of the space your agent was sent to
effect-harvest-again = the base spice you harvest with this agent is doubled, bonus spice is not
effect-take-seat = take a seat on the High Council: { $amount } persuasion on each of your reveal turns
effect-take-swordmaster = take your Swordmaster, a third agent for the rest of the game
effect-take-mentat = take the Mentat from its space, an extra agent for this round
effect-next-mentat = take the Mentat at the start of the next round, an extra agent for that round
effect-use-signet = use the Signet Ring ability of the leader
effect-sell-spice = sell spice once: { $rows }
sale = { $spice } spice → { $solari } solari

## Freighter and technology
effect-freighter =
    { $may ->
        [yes] you may advance or recall your Freighter
       *[no] advance or recall your Freighter
    }
effect-negotiate =
    { $may ->
        [yes] you may put 1 troop from your supply on the Ix board as a negotiator
       *[no] put 1 troop from your supply on the Ix board as a negotiator
    }
effect-tech =
    { $may ->
        [yes] you may acquire a Tech tile
       *[no] acquire a Tech tile
    }
effect-tech-discount =
    { $may ->
        [yes] you may acquire a Tech tile for { $amount } spice less
       *[no] acquire a Tech tile for { $amount } spice less
    }
effect-tech-solari =
    { $may ->
        [yes] you may acquire a Tech tile, paying with spice or with solari
       *[no] acquire a Tech tile, paying with spice or with solari
    }
effect-dividends = gain 5 solari while each opponent gains 1 solari

## Costs
cost-pay = pay { $amounts }
cost-discard =
    { $amount ->
        [one] discard { $amount } card
       *[other] discard { $amount } cards
    }
cost-trash-this = trash this card
cost-trash =
    { $amount ->
        [one] trash { $amount } card
       *[other] trash { $amount } cards
    }
cost-influence = lose { $amount } influence
cost-troop = lose { $troops }
cost-conflict-troops = lose { $troops } in the Conflict
cost-retreat-units =
    { $amount ->
        [one] retreat { $amount } of your units from the Conflict
       *[other] retreat { $amount } of your units from the Conflict
    }
cost-intrigue =
    { $amount ->
        [one] put { $amount } of your Intrigue cards under the Intrigue deck
       *[other] put { $amount } of your Intrigue cards under the Intrigue deck
    }
cost-flip = flip this tile
cost-trash-tile = trash this tile

## Conditions: they begin as they do before a colon, and after "only".
condition-always = at any time
condition-influence = if you have { $level } or more influence with { $faction-the }
condition-alliance = if you hold the { $faction } Alliance
condition-any-alliance = if you hold an Alliance
condition-other-in-play =
    { $faction-id ->
        [fremen] if you have another { $faction } card in play (Fremen Bond)
       *[other] if you have another { $faction } card in play
    }
condition-council = if you have a seat on the High Council
condition-tiles =
    { $amount ->
        [one] if you own a Tech tile
       *[other] if you own { $amount } or more Tech tiles
    }
condition-agent-at = if you have an agent on a space of { $faction-the }
condition-gained = if you have gained { $amount } or more persuasion this turn
condition-met-enemy = if there was an enemy agent on the space this card sent your agent to
condition-coordinated = if you have { $amount } or more agents on { icon-landsraad }, { icon-city } or { icon-spice_trade } spaces
condition-mentat-home = if the Mentat is on its space
condition-opening = at the start of your turn, before you do anything else
condition-before-agent = before you send an agent
condition-enemy-troop = if an opponent has a troop in the Conflict
condition-deck = if your deck is not empty
condition-agent-out = if you have an agent on the board
condition-deployed =
    { $amount ->
        [one] if you have deployed a unit this turn
       *[other] if you have deployed { $amount } or more units this turn
    }
condition-visited-faction = if you sent an agent to a space of a faction this turn
condition-spice-flows =
    { $amount ->
        [one] if you own { card-the_spice_must_flow }
       *[other] if you own { $amount } or more copies of { card-the_spice_must_flow }
    }
condition-most-spice-flows =
    { $amount ->
        [0] if you own more copies of { card-the_spice_must_flow } than each opponent
       *[other] if you own { $amount } copies of { card-the_spice_must_flow }, or more copies than each opponent
    }
condition-tracks =
    { $tracks ->
        [4] if you have { $level } or more influence on all { $tracks } influence tracks
       *[other] if you have { $level } or more influence on { $tracks } influence tracks
    }
condition-conspiracy =
    { $amount ->
        [4] if all { $amount } of these hold ({ conspiracy })
       *[other] if { $amount } of these hold ({ conspiracy })
    }
conspiracy = 2 dreadnoughts of yours commissioned; { card-the_spice_must_flow }; 4 or more influence on 2 tracks; a seat on the High Council
condition-solari = if you have { $amount } or more solari
condition-ship-in-supply = if you have a dreadnought in your supply

## Between two icons
glyph-or = or
