# The texts of the components of War for Arrakis: what stands around their effects. Lines get a capital at their start when
# they are shown.

# What is not printed so, as far as anybody knows here: it must be told apart wherever a player meets it.
arrakis-substitute = substitute: the printed text is not verified
arrakis-substitute-effect_known = substitute: what it does is known from one source; deck and title are ours
arrakis-substitute-leader = substitute: special action and box are ours, the printed ones are not known
arrakis-substitute-about = substitute, not verified against the printed game: { $what }
arrakis-substituted-wild_maker_action = the special action of the Wild Maker
arrakis-substituted-guild_navigator_card = the card of the Guild Navigator
arrakis-substituted-atomics_reach = from where sandworms reach the opened areas
arrakis-substituted-deployment_tokens = what the deployment tokens show
arrakis-substituted-wormsigns = how many wormsigns of each kind there are
arrakis-substituted-testing_stations = which markers the testing stations hide
arrakis-substituted-atreides_action_die = which result the action die of the Atreides shows twice
arrakis-substituted-partners = what partners of one side may do for each other
arrakis-substituted-worms_move_by_desert_power = how many sandworms Desert Power moves
arrakis-substituted-prescience_track = that the prescience track has no end

## Labels
arrakis-label-deck = Deck: { $text }
arrakis-label-copies =
    { $amount ->
        [one] { $amount } copy
       *[other] { $amount } copies
    }
arrakis-label-stays = Stays in play: { $text }
arrakis-label-special = { $result }: { $text }
arrakis-label-battle = In battle, for one special: { $text }
arrakis-label-moment = When: { $text }
arrakis-label-requirement = Requirement: { $text }
arrakis-label-reward = Reward: { $text }
arrakis-label-side = { $side }: { $text }
arrakis-label-terrain = Terrain: { $text }
arrakis-label-sector = Sector: { $text }

## Planning cards
arrakis-line-guild-only = only with { arrakis-title-spacing_guild }
arrakis-line-held = cannot be played, nor discarded for combat dice
arrakis-line-attached = when that card is claimed or leaves, this card is discarded

## Leaders
arrakis-line-leader-no-action = no special action
arrakis-line-leader-starts = in play from the start, beside the board
arrakis-line-leader-enters-supremacy = enters play when supremacy reaches { $step }
arrakis-line-leader-enters-marker = enters play when { $marker } reaches step { $step }
arrakis-line-leader-enters-any-marker = enters play when any prescience marker reaches step { $step }
arrakis-line-leader-enters-card = enters play by { $card }
arrakis-line-leader-replaces = takes the place of { $leader }
arrakis-line-leader-gone = is removed from the game when { $leader } enters play

## Prescience cards
arrakis-moment-action = in your turn, as a free action
arrakis-moment-die = in your turn, for an action die
arrakis-moment-end = at the end of the round
arrakis-person-paul_atreides = Paul
arrakis-person-lady_jessica = Jessica
arrakis-areas-mountain = mountain areas
arrakis-areas-plateau = plateau areas
arrakis-areas-minor_erg = minor erg areas
arrakis-areas-deep = deep desert areas
arrakis-areas-sand = desert areas
arrakis-areas-without-sietch = { $areas } without a sietch
arrakis-demand-legions = your legions are in { $amount } or more { $areas }
arrakis-demand-on-board = { $people } is on the board
arrakis-demand-both-in = { $people } are both in { $areas }
arrakis-demand-together = { $people } are in the same area, with a sietch
arrakis-demand-hidden = { $amount } or more of your sietches are hidden
arrakis-demand-figures = at least { $figures } are on the board
arrakis-demand-rode = this turn one of your legions rode across 2 or more areas with wormsign or sandworm
arrakis-demand-won-attack = you have won a battle as attacker this round
arrakis-demand-harvesters-lost = { $amount } or more harvesters have been removed this round
arrakis-demand-leader-fell = a Harkonnen named leader has been sent to the tank or removed from the game this round
arrakis-demand-show-sietch = { $person } is in an area with a hidden sietch: reveal it
arrakis-demand-show-tokens = { $amount } facedown deployment tokens are in the area of { $person }: reveal both
arrakis-demand-leave = remove { $amount } of your units from sietch areas; a facedown token counts as 1 unit and leaves the game

## Secret objectives
arrakis-line-objective = the Atreides win with { $steps }, at the end of a round or by destroying { arrakis-area-arrakeen }

## Figures
arrakis-line-unit-count =
    { $amount ->
        [one] { $amount } figure
       *[other] { $amount } figures
    }
arrakis-line-unit-regular = 1 combat die; 1 hit removes it
arrakis-line-unit-elite = 1 combat die; the first hit turns it into a regular while one is in the supply
arrakis-line-unit-special = 1 combat die; the first hit turns it into a regular while one is in the supply; cancels 1 enemy shield in every battle round
arrakis-line-unit-troop = regular unit and generic leader in one: 1 combat die, and 1 special is 1 hit
arrakis-line-unit-leader = generic leader: no unit, no die; 1 special is 1 hit
arrakis-line-no-riding = Atreides troops cannot ride sandworms

## Vehicles and pieces
arrakis-line-vehicle-harvester = stands in a desert area and brings 1 spice, 2 in deep desert
arrakis-line-vehicle-ornithopter = removed, it carries a Harkonnen legion up to 2 areas or scouts an area; while it is there, no guerrilla training in the two sectors next to it
arrakis-line-vehicle-carryall = removed, it saves a harvester in the two sectors next to it from a sandworm
arrakis-line-vehicle-harkonnen_frigate = removed, it carries a Harkonnen legion up to 3 areas or bombards an Atreides legion
arrakis-line-vehicle-atreides_frigate = removed, it carries an Atreides legion up to 3 areas or bombards a Harkonnen legion or harvester
arrakis-line-vehicle-guild_navigator = acts as an ornithopter, or is removed instead of an ornithopter that is used
arrakis-line-piece-sandworm = no legion may enter its area; it attacks an adjacent area with { $dice } combat dice
arrakis-line-piece-wild_maker = a sandworm that attacks with { $dice } combat dice; once per round, for a Desert Power action, it moves and then attacks
arrakis-line-piece-wormsign = facedown until a Harkonnen legion comes there or the desert hazards begin; the Atreides ride along it
arrakis-line-piece-settlement = Harkonnen settlement: if it is destroyed, all three prescience markers advance by its rank
arrakis-line-piece-sietch = Atreides settlement: if it is destroyed, the Harkonnen gain its rank in supremacy
arrakis-line-piece-station = the first Atreides legion to end its move there advances the hidden marker 1 step
arrakis-line-piece-deployment_token = facedown it counts as 1 unit; revealed it is replaced by the figures it shows
arrakis-line-piece-heighliner = it reaches Arrakis in { $amount } steps and lands its frigates and troops
arrakis-line-piece-bene_gesserit_token = placed on a box it is one more action die of that result, once
arrakis-line-piece-atomics = once per game, when a prescience marker is on step { $step } or higher, it opens sheltered areas to storms and sandworms

## Tokens, markers and powers
arrakis-line-sign-sand = nothing happens
arrakis-line-sign-sandworm = a sandworm appears
arrakis-line-sign-burrowing_sandworm = a sandworm appears if the area is deep desert
arrakis-line-marker = at step { $step } { $leader } enters play
arrakis-line-marker-any = at step { $step } of any marker { $leader } enters play
arrakis-line-marker-atomics = at step { $step } of any marker the family atomics can be detonated
arrakis-line-atomics = opens { $areas } to storms and sandworms
# Where sandworms must be to attack the opened areas.
arrakis-line-atomics-reach = sandworms in { $areas } then count as adjacent
arrakis-line-ban-choam = { arrakis-ban-choam }: Harkonnen legions have 5 units at most
arrakis-line-ban-spacing_guild = { arrakis-ban-spacing_guild }: no scouting
arrakis-line-ban-landsraad = { arrakis-ban-landsraad }: no Harkonnen planning card is discarded for combat dice
arrakis-line-result-any = as any other result

## Areas
arrakis-line-area-settlement = Harkonnen settlement of rank { $rank }
arrakis-line-area-sietch = a sietch lies here at the start
arrakis-line-area-station = an ecological testing station lies here at the start
arrakis-line-area-sheltered = sheltered from storms and sandworms
