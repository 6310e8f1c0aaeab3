# What a player of War for Arrakis can do: one message a verb. Options stand in a list, so they end without a full stop.
# Messages with a longer key are the same verb at a moment that tells more.

## The turn
arrakis-option-use = { $result }: { $use }
arrakis-option-leader = { $result } with { $leader }: { $effect }
arrakis-option-claim = claim { $prescience } ({ $steps })
arrakis-option-spend = { $result }: claim { $prescience } ({ $steps })
arrakis-option-desert_power = use Desert Power without a die
arrakis-option-member = { $member }
arrakis-option-end_turn = end the turn
arrakis-option-cone = spend a Cone of Silence token

# Behind an option that stands on a card or leader whose printed text is not verified.
arrakis-option-substitute = { $option } [substitute]
arrakis-option-namesake = { $option } ({ $effect })

## Moving and attacking
arrakis-option-from = { $area }
arrakis-option-from-move = from { $area-the }: { $legion }
arrakis-option-from-attack = attack from { $area-the }: { $legion }
arrakis-option-from-worm = the sandworm in { $area-the }
arrakis-option-from-maker = the Wild Maker in { $area-the }
arrakis-option-from-sietch = the sietch in { $area-the }
arrakis-option-way-walk = on foot
arrakis-option-way-ride = on sandworms
arrakis-option-way-march = up to two areas on foot
arrakis-option-way-carriers = with troop carriers
arrakis-option-way-ornithopter = with the ornithopter in { $zone }
arrakis-option-way-frigate = with the frigate in { $zone }
arrakis-option-way-navigator = with the Guild Navigator in { $zone }
arrakis-option-way-sparing = with the ornithopter in { $zone }, removing the Guild Navigator instead
arrakis-option-to = { $area }
arrakis-option-to-move = to { $area-the }
arrakis-option-to-join = to { $area-the }, joining { $legion }
arrakis-option-to-attack = attack { $area-the }: { $legion }
arrakis-option-to-undefended = attack { $area-the }, which is undefended
arrakis-option-to-retreat = retreat to { $area-the }
arrakis-option-to-drive = they retreat to { $area-the }
arrakis-option-to-strike = attack { $area-the }
arrakis-option-to-first = { $area-the } first
arrakis-option-go = go
arrakis-option-go-move = from { $start-the } to { $area-the } with { $legion }
arrakis-option-go-attack = attack { $area-the } from { $start-the } with { $legion }
arrakis-option-leave = leave { $figures } behind
arrakis-option-leave_token = leave the token with { $figures } behind
arrakis-option-leave_leader = leave { $leader } behind
arrakis-option-move = move
arrakis-option-attack = attack
arrakis-option-attack-surprise = make a surprise attack

## Enough
arrakis-option-stop = done
arrakis-option-stop-move = move no more
arrakis-option-stop-attack = do not attack
arrakis-option-stop-play = play no card
arrakis-option-stop-dice = discard no card
arrakis-option-stop-leader = without a leader
arrakis-option-stop-place = place no more
arrakis-option-stop-token = the token leaves the game
arrakis-option-stop-alone = move the sietch token alone
arrakis-option-stop-claim = claim nothing
arrakis-option-stop-nothing = do nothing

## Placing
arrakis-option-place = { $area }
arrakis-option-place-figures = in { $area-the }
arrakis-option-place-join = in { $area-the }, joining { $legion }
arrakis-option-place-harvester = a harvester in { $area-the }
arrakis-option-place-wormsign = a wormsign in { $area-the }
arrakis-option-place-figure = { $figures } in { $area-the }
arrakis-option-place-leader = a leader in { $area-the }
arrakis-option-place-sign = discard the wormsign in { $area-the }
arrakis-option-place-reveal = reveal what lies in { $area-the }
arrakis-option-place-worm = a sandworm in { $area-the }
arrakis-option-place-maker = the Wild Maker in { $area-the }
arrakis-option-place-remove = remove the harvester in { $area-the }
arrakis-option-place-blast = the legion in { $area-the }: { $legion }
arrakis-option-place-sietch = the sietch in { $area-the }
arrakis-option-place-token = reveal a token in { $area-the }
arrakis-option-place-replace = replace a figure in { $area-the }
arrakis-option-put = { $figures } in { $area-the }
arrakis-option-place_leader = { $leader } in { $area-the }
arrakis-option-deploy = { $figures } in { $area-the }
arrakis-option-token = place the token with { $figures } in { $area-the }
arrakis-option-token-reveal = reveal the token with { $figures } in { $area-the }
arrakis-option-token-remove = remove the token with { $figures } in { $area-the }
arrakis-option-take = { $figures } in { $area-the }
arrakis-option-take-replace = replace { $figures } in { $area-the } by { $others }
arrakis-option-take-remove = remove { $figures } from { $area-the }
arrakis-option-zone = { $zone }
arrakis-option-zone-carryall = use the carryall in { $zone }
arrakis-option-zone-remove = remove the { $vehicle } in { $zone }
arrakis-option-zone-place-carryall = a carryall in { $zone }
arrakis-option-zone-place-ornithopter = an ornithopter in { $zone }
arrakis-option-zone-fly = the ornithopter in { $zone }
arrakis-option-zone-frigate = a frigate in { $zone }
arrakis-option-zone-navigator = the Guild Navigator in { $zone }
arrakis-option-vehicle = { $vehicle } in { $zone }
# The zone is occupied: what is there is removed first.
arrakis-option-vehicle-instead = { $vehicle } in { $zone }, removing the { $other } there
arrakis-option-land = land { $figures } in { $area-the }

## Dice
arrakis-option-box = { $result }
arrakis-option-box-sister = put the Bene Gesserit token on { $result }
arrakis-option-box-divide = give a { $result } die to your ally
arrakis-option-change = change a { $result } die to { $goal }
arrakis-option-die = the { $result } die of { $member-the }
arrakis-option-die-next = { $result }
arrakis-option-sister = the Bene Gesserit token of { $side-the }

## Cards
arrakis-option-card = { $card }
arrakis-option-card-play = play { $card }: { $effect }
arrakis-option-card-discard = discard { $card }
arrakis-option-card-dice = discard { $card } for 1 more combat die
arrakis-option-draw = draw { $cards }
arrakis-option-draw-none = draw nothing
# How many cards from which deck, one part of the list $cards.
arrakis-option-draw-part =
    { $amount ->
        [one] { $amount } card { $deck-from }
       *[other] { $amount } cards { $deck-from }
    }
arrakis-option-keep = shuffle { $prescience } back into the deck
arrakis-option-remove = remove { $prescience } from the game
arrakis-option-remove-back = shuffle { $prescience } back into the deck
arrakis-option-remove-attach = attach to { $prescience }

## Battle
arrakis-option-lose = lose { $figures }
arrakis-option-lose-stack = remove { $figures }
arrakis-option-lose_left_out = remove { $figures } left out of the attack
arrakis-option-reduce = turn { $figures } into a regular
arrakis-option-lose_leader = lose { $leader }
arrakis-option-lose_token = remove the token with { $figures }
arrakis-option-ability = { $leader }: { $battle }
arrakis-option-ability_generic = a generic leader: { $battle }
arrakis-option-cease = cease the attack
arrakis-option-continue =
    { $hits ->
        [0] continue the attack
       *[other] continue the attack, taking 1 hit
    }
arrakis-option-retreat = retreat
arrakis-option-stand = stand and fight on

## Yes and no
arrakis-option-yes = yes
arrakis-option-no = no
arrakis-option-yes-reserve = discard the spice token for 1 spice
arrakis-option-yes-enter = { $leader } enters play
arrakis-option-stop-enter = { $leader } does not enter play
arrakis-option-no-reserve = keep the spice token
arrakis-option-yes-advance = advance into { $area-the }
arrakis-option-no-advance = stay
arrakis-option-no-sister = place no token
arrakis-option-no-worm = no sandworm comes
arrakis-option-no-carryall = give the harvester up

## Free actions
arrakis-option-free = free action: { $free }
arrakis-option-scout =
    { $sparing ->
        [yes] scout { $area-the } with the { $vehicle } in { $zone }, removing the Guild Navigator instead
       *[no] scout { $area-the } with the { $vehicle } in { $zone }
    }
arrakis-option-train = reveal the token with { $figures } in { $area-the }
arrakis-option-atomics = detonate the atomics at { $atomics }: { $effect }
arrakis-option-scheming = discard { $amount } copies of { arrakis-card-hawats_scheming }
arrakis-option-bombard = bombard { $area-the } with the frigate in { $zone }

## Spice and the Imperium
arrakis-option-pay-power =
    { $deal ->
        [keep] { $power }: pay { $price } spice to stay
        [raise] { $power }: pay { $price } spice to rise
       *[nothing] { $power }: pay nothing
    }
arrakis-option-pay-stockpile =
    { $price ->
        [0] stockpile nothing
       *[other] stockpile { $price } spice for 1 supremacy
    }
arrakis-option-pay-reserve =
    { $price ->
        [0] save nothing
       *[other] save { $price } spice for a later round
    }
arrakis-option-imperium = { $power }
arrakis-option-imperium-action = { $effect }
arrakis-option-imperium-yards = take a { $power } action: put 2 frigates aboard your heighliner
arrakis-option-imperium-pay = pay for { $power }
arrakis-option-imperium-down = { $power } 1 step down
arrakis-option-one_only =
    { $power-id ->
        [landsraad] take a { $power } action, but put only 1 Houses Major troop aboard
       *[choam] take a { $power } action, but put only 1 frigate aboard
    }

## The desert
arrakis-option-wormsigns = place up to { $amount } wormsigns
arrakis-option-move_worms = move up to { $amount } sandworms
arrakis-option-attack_worm = attack with a sandworm
arrakis-option-wild_maker = { $effect }
arrakis-option-wild_maker-appears = the Wild Maker
arrakis-option-sandworm = a sandworm

## Choices
arrakis-option-marker = { $marker }
arrakis-option-shift =
    { $amount ->
        [one] { $marker } { $amount } step down, { $other } { $amount } step up
       *[other] { $marker } { $amount } steps down, { $other } { $amount } steps up
    }
arrakis-option-sector = { $sector }
arrakis-option-amount = { $amount }
arrakis-option-amount-effect = { $effect }
arrakis-option-amount-tokens =
    { $amount ->
        [0] draw no deployment token
        [one] draw { $amount } deployment token
       *[other] draw { $amount } deployment tokens
    }
arrakis-option-amount-land = { $figures } in the first area
arrakis-option-take_leader = { $leader }
arrakis-option-take_leader-tank = send { $leader } to the tank
arrakis-option-take_leader-swap = take { $leader } off the board
