# What has happened in War for Arrakis, as lines of a log: told of the sides and their members, who may be one player or two.

arrakis-event-round_began = Round { $round } begins
arrakis-event-phase_began = { $phase }
arrakis-event-turn_began = Turn of { $side-the }
# Seen only by the player who draws.
arrakis-event-drew_card = { $member-the } draws { $card }
# A partner draws a card and passes it on.
arrakis-event-shown_card = { $player } sees { $card } { $deck-from }, which goes to { $member-the }
arrakis-event-drew =
    { $amount ->
        [one] { $member-the } draws { $amount } planning card
       *[other] { $member-the } draws { $amount } planning cards
    }
arrakis-event-discarded = { $member-the } discards { $card }
arrakis-event-played = { $member-the } plays { $card }
arrakis-event-solo_card = { $member-the } draws and plays { $card }
arrakis-event-reinforced =
    { $amount ->
        [one] { $side-the } put { $amount } card on the reinforcement deck
       *[other] { $side-the } put { $amount } cards on the reinforcement deck
    }
arrakis-event-cone_spent = { $member-the } spends a Cone of Silence token

## Dice
arrakis-event-dice_rolled = { $side-the } roll { $results }
arrakis-event-die_changed = { $side-the } change a { $result } die to { $goal }
arrakis-event-sister_gained = { $side-the } take a Bene Gesserit token
arrakis-event-sister_placed = { $side-the } put a Bene Gesserit token on { $result }
arrakis-event-die_used = { $side-the } use { $result } { $use }
# What a die is used for.
arrakis-use-move = to move legions
arrakis-use-attack = to attack
arrakis-use-lead = to move legions with leaders
arrakis-use-surprise = for a surprise attack
arrakis-use-deploy = to deploy
arrakis-use-draw = to draw planning cards
arrakis-use-elites = to turn regulars into elites
arrakis-use-vehicles = to place vehicles
arrakis-use-desert_power = for Desert Power
arrakis-use-card = to play a planning card
arrakis-event-desert_power = { $side-the } use Desert Power
arrakis-event-leader_used = { $side-the } use the special action of { $leader }
arrakis-event-die_lost =
    { $token ->
        [1] { $member-the } loses a Bene Gesserit token on { $result }
       *[0] { $member-the } loses a { $result } die
    }
arrakis-event-die_forced =
    { $token ->
        [1] { $member-the } must use the Bene Gesserit token on { $result } next
       *[0] { $member-the } must use a { $result } die next
    }
arrakis-event-solo_die = { $side-the } roll { $result }

## Figures
arrakis-event-placed = { $side-the } place { $figures } in { $area-the }
arrakis-event-leader_placed = { $leader } comes to { $area-the }
arrakis-event-leader_to_tank = { $leader } goes to the regeneration tank
arrakis-event-leader_entered = { $leader } enters play
arrakis-event-leader_gone = { $leader } is removed from the game
arrakis-event-leader_back = { $leader } leaves the regeneration tank
arrakis-event-leader_taken_off = { $leader } leaves { $area-the } and stands beside the board
arrakis-event-replaced = { $figures } of { $side-the } in { $area-the } becomes { $others }
arrakis-event-unit_left = { $side-the } remove { $figures } from { $area-the }
arrakis-event-moved =
    { $amount ->
        [one] { $side-the } move { $amount } unit from { $start-the } to { $area-the }
       *[other] { $side-the } move { $amount } units from { $start-the } to { $area-the }
    }
arrakis-event-retreated = { $side-the } retreat from { $start-the } to { $area-the }

## Tokens and settlements
arrakis-event-token_drawn = { $side-the } draw a deployment token
arrakis-event-token_placed = { $side-the } place a facedown deployment token in { $area-the }
arrakis-event-token_lost = a deployment token of { $side-the } leaves the game unseen
arrakis-event-token_revealed = { $area-the }: a deployment token shows { $figures }
arrakis-event-tokens_swapped = { $side-the } swap the deployment tokens of { $start-the } and { $area-the }
arrakis-event-sietch_revealed = the sietch in { $area-the } is revealed: rank { $rank }
arrakis-event-sietch_moved = the sietch moves from { $start-the } to { $area-the }
arrakis-event-settlement_lost =
    { $side-id ->
        [harkonnen] the settlement in { $area-the } (rank { $rank }) is destroyed
       *[atreides] the sietch in { $area-the } (rank { $rank }) is destroyed
    }
arrakis-event-station_taken = { $side-the } take the testing station in { $area-the }: { $marker }

## Battle
arrakis-event-battle_began = { $side-the } attack { $area-the } from { $start-the }
arrakis-event-battle_began-surprise = { $side-the } make a surprise attack on { $area-the } from { $start-the }
arrakis-event-combat_rolled = { $side-the } roll { $faces }
arrakis-event-combat_rolled-nothing = { $side-the } roll no dice
arrakis-event-casualty =
    { $reduced ->
        [1] { $area-the }: { $figures } of { $side-the } becomes a regular
       *[0] { $area-the }: { $side-the } lose { $figures }
    }
arrakis-event-casualty-leader = { $area-the }: { $side-the } lose { $leader }
arrakis-event-battle_ended = { $side-the } win the battle for { $area-the }
arrakis-event-battle_ended-nobody = nobody wins the battle for { $area-the }
arrakis-event-blast = special attack on { $area-the }: { $faces } ({ $hits })

## The desert
arrakis-event-sign_placed = a wormsign appears in { $area-the }
arrakis-event-sign_resolved = the wormsign in { $area-the } is turned up: { $sign }
arrakis-event-worm_placed =
    { $maker ->
        [1] the Wild Maker appears in { $area-the }
       *[0] a sandworm appears in { $area-the }
    }
arrakis-event-worm_moved = a sandworm moves from { $start-the } to { $area-the }
arrakis-event-worm_attacked = a sandworm attacks { $area-the }: { $faces } ({ $hits })
arrakis-event-storm = a Coriolis storm over { $area-the }: { $faces } ({ $hits })
arrakis-event-atomics_detonated = { $side-the } detonate the family atomics at { $atomics }

## Vehicles and the air
arrakis-event-vehicle_placed = { $side-the } place a { $vehicle } in { $area-the }
arrakis-event-vehicle_placed-air =
    { $vehicle-id ->
        [ornithopter] { $side-the } place an { $vehicle } in { $zone }
       *[other] { $side-the } place a { $vehicle } in { $zone }
    }
arrakis-event-harvester_lost = the harvester in { $area-the } is destroyed
arrakis-event-air_cleared = the { $vehicle } in { $zone } is removed
arrakis-event-scouted = { $side-the } scout { $area-the } from { $zone }
arrakis-event-navigator_placed = the Guild Navigator comes to { $zone }

## Tracks and the Imperium
arrakis-event-marker_advanced =
    { $amount ->
        [one] { $marker } advances { $amount } step to { $now }
       *[other] { $marker } advances { $amount } steps to { $now }
    }
arrakis-event-marker_lowered =
    { $amount ->
        [one] { $marker } falls { $amount } step to { $now }
       *[other] { $marker } falls { $amount } steps to { $now }
    }
arrakis-event-supremacy_rose = { $side-the } gain { $amount } supremacy: { $now } now
arrakis-event-spice_harvested = { $side-the } harvest { $spice }
arrakis-event-paid =
    { $price ->
        [0] { $side-the } pay nothing for { $power }: step { $step }
       *[other] { $side-the } pay { $price } spice for { $power }: step { $step }
    }
arrakis-event-ban = ban of { $power }: { $ban }
arrakis-event-imperium_lowered = { $power } falls to step { $step }
arrakis-event-heighliner_moved = the heighliner of { $side-the } advances to step { $step } of { $steps }
arrakis-event-recruited =
    { $amount ->
        [0] { $side-the } put nothing aboard the heighliner ({ $power })
       *[other] { $side-the } put { $figures } aboard the heighliner
    }
arrakis-event-landed = { $side-the } land { $figures } in { $area-the }
arrakis-event-landed-frigate = { $side-the } land a frigate in { $zone }

## Prescience
arrakis-event-prescience_revealed = prescience card: { $prescience }
arrakis-event-prescience_removed = { $prescience } is removed from the game
arrakis-event-prescience_back = { $prescience } goes back into the deck
arrakis-event-claimed = { $side-the } claim { $prescience }
arrakis-event-attached = { $card } is attached to { $prescience }
# Seen only by the Atreides.
arrakis-event-objective_drawn = { $player } draws a secret objective: { $steps }

## The automaton
arrakis-event-tactical_drawn =
    { $target ->
        [1] tactical card: the target of { $side-the } is { $area-the }
       *[0] tactical card: { $side-the } harvest in { $sectors }
    }
# How the central sectors, which count as one, are called there.
arrakis-event-tactical-central = the central sectors

## The end
arrakis-event-game_ended =
    { $how-id ->
        [supremacy] the game is over: { $side-the } win by supremacy
       *[prescience] the game is over: { $side-the } win by prescience
    }
arrakis-event-game_ended-unfinished = the game is over by the limit of rounds: nobody wins
