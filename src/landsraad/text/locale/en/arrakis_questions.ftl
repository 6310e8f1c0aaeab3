# What is asked in War for Arrakis: one message a moment.

# A card or leader asks.
arrakis-question-by = { $source }: { $question }
# A human decides for the automaton.
arrakis-question-for = For { $side-the }: { $question }

## The turn
arrakis-question-turn = Your turn: what do you do?
arrakis-question-turn-member = Who of you acts this turn?
arrakis-question-after = Anything more before the turn ends?
arrakis-question-play = Which planning card do you play?
arrakis-question-choose = Which of these do you do?
arrakis-question-draw =
    { $amount ->
        [one] From which deck do you draw?
       *[other] From which decks do you draw { $amount } cards?
    }
arrakis-question-free-scout = Which area is scouted?
arrakis-question-free-train = Which deployment token do you reveal?
arrakis-question-free-atomics = Where are the family atomics detonated?
arrakis-question-free-scheming = How many copies do you discard?
arrakis-question-free-bombard = What is bombarded?

## Dice
arrakis-question-allocate = More dice show a result than its box holds: which one do you change?
arrakis-question-divide =
    { $amount ->
        [one] Which die do you give to your ally?
       *[other] Which die do you give to your ally? ({ $amount } to go)
    }
arrakis-question-sister = Do you place a Bene Gesserit token as one more die?

## Moving and attacking
arrakis-question-move-legion =
    { $amount ->
        [one] Which legion moves?
       *[other] Which legion moves? (up to { $amount })
    }
arrakis-question-move-way = How does the legion in { $start-the } move?
arrakis-question-move-goal = Where does the legion in { $start-the } go?
arrakis-question-move-figures = Who goes from { $start-the } to { $area-the }?
arrakis-question-attack-legion = Which legion attacks?
arrakis-question-attack-way = How does the legion in { $start-the } attack?
arrakis-question-attack-goal = What does the legion in { $start-the } attack?
arrakis-question-attack-figures = Who attacks { $area-the } from { $start-the }?
arrakis-question-enter = Which area comes first?
arrakis-question-stack = Too many units in { $area-the }: what is removed?

## Battle
arrakis-question-battle-cards =
    { $dice ->
        [one] Battle for { $area-the }: you roll { $dice } combat die. Do you discard planning cards for more?
       *[other] Battle for { $area-the }: you roll { $dice } combat dice. Do you discard planning cards for more?
    }
arrakis-question-battle-leaders =
    { $amount ->
        [one] Battle for { $area-the }: who uses the special?
       *[other] Battle for { $area-the }: who uses a special? ({ $amount } left)
    }
arrakis-question-battle-cease = Battle for { $area-the }: do you continue the attack?
arrakis-question-battle-retreat = Battle for { $area-the }: do you retreat?
arrakis-question-battle-retreat-to = { $area-the } is given up: where does the defender retreat to?
arrakis-question-battle-advance = { $area-the } is won: do you advance?
arrakis-question-casualties =
    { $amount ->
        [one] { $amount } hit in { $area-the }: who takes it?
       *[other] { $amount } hits in { $area-the }: who takes the first?
    }

## The desert
arrakis-question-power = Desert Power: what do you do?
arrakis-question-signs =
    { $amount ->
        [one] Where do you place a wormsign?
       *[other] Where do you place a wormsign? ({ $amount } to go)
    }
arrakis-question-sign-places = Too few wormsigns are left: where does one go?
arrakis-question-sign-order = Which sandworm appears first?
arrakis-question-worm-move =
    { $amount ->
        [one] Which sandworm moves?
       *[other] Which sandworm moves? (up to { $amount })
    }
arrakis-question-worm-goal = Where does the sandworm in { $area-the } go?
arrakis-question-worm-attack = Which sandworm attacks?
arrakis-question-worm-target = What does the sandworm in { $area-the } attack?
arrakis-question-appear-figure = A sandworm appears in { $area-the }: which one?
arrakis-question-appear-from = A sandworm appears in { $area-the }, but none is left: where does one come from?
arrakis-question-appear-retreat = A sandworm appears in { $area-the }: where does the legion retreat to?
arrakis-question-carryall = A sandworm attacks the harvester in { $area-the }: does a carryall save it?
arrakis-question-storms = Which legion does the storm strike first?

## Vehicles, spice and the Imperium
arrakis-question-vehicles = Where do you place them? ({ $vehicles } to go)
arrakis-question-any_vehicle =
    { $amount ->
        [one] Which vehicle do you place, and where?
       *[other] Which vehicle do you place, and where? ({ $amount } to go)
    }
arrakis-question-harvest-reserve = { $amount } spice harvested: do you discard the spice token for 1 more?
arrakis-question-harvest-power = { $amount } spice left: what do you pay for { $power } (step { $step } of { $top })?
arrakis-question-harvest-stockpile = { $amount } spice left: do you stockpile?
arrakis-question-harvest-save = { $amount } spice left: do you save 1?
arrakis-question-imperium = Which imperium action do you take?
arrakis-question-earned = Which of the imperium actions you have paid for comes next?
arrakis-question-landing-frigate =
    { $amount ->
        [one] Your heighliner is over Arrakis: where does the frigate go?
       *[other] Your heighliner is over Arrakis: where does a frigate go? ({ $amount } to go)
    }
arrakis-question-landing-divide = Your heighliner is over Arrakis: how many of { $figures } land in the first area?
arrakis-question-landing-troops = Your heighliner is over Arrakis: where do { $figures } land?
arrakis-question-landing-navigator = Where does the Guild Navigator go?

## The end of the round
arrakis-question-claim_end = Which prescience card do you claim?
arrakis-question-last_scout = The ornithopters leave: is an area scouted before?
arrakis-question-swap = Which named leader do you take off the board, for a generic one?
arrakis-question-hand_limit =
    { $amount ->
        [one] Too many planning cards: which one do you discard?
       *[other] Too many planning cards: which one do you discard? ({ $amount } to go)
    }
arrakis-question-unclaimed = What becomes of { $prescience }, which nobody has claimed?

## Effects of cards and leaders
arrakis-question-place = Where do you place { $figures }?
arrakis-question-place-figures = Who of { $figures } comes to { $area-the }?
arrakis-question-scatter =
    { $amount ->
        [one] Where do you place { $figures }?
       *[other] Where do you place the next one? ({ $figures } to go)
    }
arrakis-question-replace =
    { $amount ->
        [one] Which figure is replaced?
       *[other] Which figure is replaced? ({ $amount } to go)
    }
arrakis-question-deploy = Who is deployed, and where? ({ $figures } to go)
arrakis-question-deploy-token = Where do you place the deployment token?
arrakis-question-deploy-leader = Which leader comes to { $area-the }?
arrakis-question-deploy-only-leader = Where do you place a leader?
arrakis-question-deploy-amount = How many deployment tokens do you draw?
arrakis-question-forced_discard =
    { $amount ->
        [one] Which planning card do you discard?
       *[other] Which planning card do you discard? ({ $amount } to go)
    }
arrakis-question-forced_discard-member = Whose planning card is discarded?
arrakis-question-marker =
    { $amount ->
        [one] Which prescience marker advances { $amount } step?
       *[other] Which prescience marker advances { $amount } steps?
    }
arrakis-question-flee =
    { $amount ->
        [one] Which unit leaves?
       *[other] Which unit leaves? ({ $amount } to go)
    }
arrakis-question-flee-reveal =
    { $amount ->
        [one] Which deployment token is revealed?
       *[other] Which deployment token is revealed? ({ $amount } to go)
    }
arrakis-question-kitab = Which sietch moves?
arrakis-question-kitab-goal = Where does the sietch in { $area-the } go?
arrakis-question-kitab-figures = Who goes with the sietch from { $start-the } to { $area-the }?

## What is picked: the effect says what, and these ask
arrakis-question-pick = { $effect }. Which one?
arrakis-question-pick-hit =
    { $amount ->
        [one] { $amount } hit: which vehicle is removed?
       *[other] { $amount } hits: which vehicle is removed?
    }
arrakis-question-pick-captured = Which legion is attacked?
arrakis-question-pick-swap = With which sietch are the tokens swapped?
arrakis-question-pick-tide = Where does the legion in { $area-the } go?
arrakis-question-pick-atomics = Where are the family atomics detonated?
arrakis-question-pick-maker = Where does the Wild Maker appear?
arrakis-question-pick-enter = Does { $leader } enter play? { $ousted } is then removed from the game
arrakis-question-pick-die = Which result does the next die of the Harkonnen show?

## Equal choices of the automaton
arrakis-question-solo-harvesters = Where does a harvester go?
arrakis-question-solo-sector = In which sector do the harvesters go?
arrakis-question-solo-carryalls = Where does a carryall go?
arrakis-question-solo-ornithopters = Where does an ornithopter go?
arrakis-question-solo-attack = Which legion attacks?
arrakis-question-solo-target = What is attacked?
arrakis-question-solo-sietch = Which sietch do they make for?
arrakis-question-solo-move = Which legion moves?
arrakis-question-solo-step = Where does the legion in { $start-the } go?
arrakis-question-solo-goal = Where does the legion go?
arrakis-question-solo-fly = Which ornithopter carries the legion?
arrakis-question-solo-deploy = Where do the figures go?
arrakis-question-solo-leader = Which leader comes along?
arrakis-question-solo-replace = Where is a figure replaced?
arrakis-question-solo-tokens = Which deployment token is revealed?
arrakis-question-solo-pay = Which imperium marker is paid for?
