# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = The game is over.
arrakis-reason-unknown-notation = “{ $notation }” is no move of this game.
arrakis-reason-unknown-word = There is no “{ $word }” here. Did you mean: { $close }?
arrakis-reason-unknown-word-alone = “{ $word }” is not known here ({ $kind }).
arrakis-reason-wrong-form = “{ $notation }” has too few or too many words. It is written: { $form }.
arrakis-reason-atreides-only = Only the Atreides use Desert Power without a die.
arrakis-reason-not-fewer-dice = Desert Power without a die needs fewer unused dice than the Harkonnen have: the Atreides have { $atreides }, the Harkonnen { $harkonnen }.
arrakis-reason-die-is-forced = { arrakis-card-truthtrance } names the die that must be used now.
arrakis-reason-no-die = You have no unused { $result } die.
arrakis-reason-no-card-to-play = You hold no planning card that can be played.
arrakis-reason-card-costs-die = Playing a planning card costs a die, and you have none left.
arrakis-reason-not-this-result = { $result } does not allow this.
arrakis-reason-leader-spent = The card of { $leader } is spent until the end of the round.
arrakis-reason-leader-in-tank = { $leader } is in the regeneration tank.
arrakis-reason-leader-not-in-play = { $leader } is not in play.
arrakis-reason-other-box = The special action of { $leader } needs { $result }.
arrakis-reason-no-special-action = { $leader } has no special action.
arrakis-reason-not-your-leader = { $leader } belongs to your partner.
arrakis-reason-scouting-banned = The ban of { arrakis-power-spacing_guild } forbids scouting.
arrakis-reason-nothing-to-scout = There is nothing hidden in reach of an ornithopter.
arrakis-reason-tokens-watched = Ornithopters watch the sectors of all your facedown tokens.
arrakis-reason-not-asked = Something else is asked now. { $seats }: { $question }
arrakis-reason-asked-first = First answer this: { $question }
arrakis-reason-must-act = A turn cannot be passed: spend a die, or use Desert Power.
arrakis-reason-already-acted = The action of this turn has been taken.
arrakis-reason-choose-member-first = First the team decides who of the two it is.
arrakis-reason-other-team = { $member-the } does not belong to your team.
arrakis-reason-only-for-side = Only { $side-the } can do this.
arrakis-reason-only-for-member = Only { $member-the } can do this.
arrakis-reason-enemy-leader = { $leader } belongs to the enemy.
arrakis-reason-no-cones = Your team has no Cone of Silence token to spend.
arrakis-reason-no-excess-die = No { $result } die is left to be changed.
arrakis-reason-box-full = { $result } has no empty slot.
arrakis-reason-cannot-decline = This cannot be declined.
arrakis-reason-automaton-decides = The automaton decides by its criteria; you choose only among what they leave equal.
arrakis-reason-no-window = Free actions are only possible in your own turn, and not in the middle of this.
arrakis-reason-no-ornithopter = No ornithopter is on the board.
arrakis-reason-nothing-hidden = There is nothing hidden in { $area-the }.
arrakis-reason-no-facedown-token = You have no facedown token on the board.
arrakis-reason-area-watched = An ornithopter watches the sector of { $area-the }.
arrakis-reason-token-not-there = This token is not in { $area-the }.
arrakis-reason-no-token-there = No facedown token of yours lies in { $area-the }.
arrakis-reason-atomics-used = The family atomics have been detonated already.
arrakis-reason-marker-too-low = No prescience marker has come to step { $step }.
arrakis-reason-schemings = At least two copies of { arrakis-card-hawats_scheming } are discarded together, and you hold { $have }.
arrakis-reason-needs-guild = This belongs to { arrakis-title-spacing_guild }, which is not in this game.
arrakis-reason-no-frigate = You have no frigate on the board.
arrakis-reason-nothing-to-bombard = There is nothing to bombard in reach of your frigates.
arrakis-reason-nothing-to-bombard-there = There is nothing to bombard in { $area-the }.

## Prescience
arrakis-reason-card-not-revealed = { $prescience } is not revealed.
arrakis-reason-two-claims = Two prescience cards have been claimed this round, and no more are allowed.
# $moment is one of arrakis-moment-*: “at the end of the round”.
arrakis-reason-other-moment = { $prescience } is claimed at another moment: { $moment }.
# $requirement is one of arrakis-demand-*; $have of the $need things it counts are there.
arrakis-reason-requirement-not-met =
    { $need ->
        [1] What { $prescience } demands is not met: { $requirement }.
       *[other] What { $prescience } demands is not met: { $requirement } (so far { $have } of { $need }).
    }
arrakis-reason-costs-a-die = { $prescience } costs an action die.
arrakis-reason-costs-no-die = { $prescience } is claimed as a free action, without a die.
arrakis-reason-card-is-kept = { $prescience } is kept by { arrakis-card-eyes_of_ibad }.
arrakis-reason-other-card-asked = It is { $prescience } that is decided on now.
arrakis-reason-shift-markers = One marker goes down and another one up, by at least one step.
arrakis-reason-marker-not-so-high = { $marker } is on step { $have } only.

## Moving and attacking
arrakis-reason-no-legion-there = You have no legion in { $area-the }.
arrakis-reason-not-this-legion = The legion in { $area-the } is not the one that acts now.
arrakis-reason-needs-leader = No leader can go along from { $area-the }.
arrakis-reason-no-target = The legion in { $area-the } has nothing to attack.
arrakis-reason-nowhere-to-go = The legion in { $area-the } has nowhere to go.
arrakis-reason-sandworm-there = There is a sandworm in { $area-the }.
arrakis-reason-impassable-border = The border between { $from-the } and { $area-the } is impassable.
arrakis-reason-not-adjacent = { $area-the } is not in reach from { $from-the }.
arrakis-reason-too-far =
    { $area-the } is { $distance } areas away; this way the legion goes { $most ->
        [one] 1 area
       *[other] { $most } areas
    } at most.
arrakis-reason-nothing-to-attack = There is nothing to attack in { $area-the }.
arrakis-reason-enemy-there = The enemy is in { $area-the }.
arrakis-reason-enemy-settlement = The enemy has a settlement in { $area-the }.
arrakis-reason-not-empty = { $area-the } is not empty: there is a figure or a token.
arrakis-reason-already-there = That is { $area-the } itself.
arrakis-reason-start-not-desert = The legion must start in a desert area; { $area-the } is none.
arrakis-reason-has-moved = The figures in { $area-the } have moved by this action already.
arrakis-reason-has-flown = The legion in { $area-the } has flown in this turn already.
arrakis-reason-troops-cannot-ride = The Houses Major troops in { $area-the } cannot sandride.
arrakis-reason-leader-alone = A leader would stay in { $area-the } without a unit.
arrakis-reason-needs-special = A { $unit } is needed, and there is none for it in { $area-the }.
arrakis-reason-needs-named = { $leader } must go along and cannot do so from { $area-the }.
arrakis-reason-one-must-go = At least one unit or token must go.
arrakis-reason-at-least-one = It must be at least one.
arrakis-reason-not-so-many = There are not so many who could stay behind: { $figures }.
arrakis-reason-leader-not-there = { $leader } is not in { $area-the }.
arrakis-reason-takes-no-part = This figure stays out of it.
arrakis-reason-other-way = This action does not move legions in that way.
arrakis-reason-way-leads-nowhere = This way leads the legion in { $area-the } nowhere.
arrakis-reason-zone-not-connected = { $zone } is not connected to { $area-the }.
arrakis-reason-no-such-aircraft = Nothing that would serve is in { $zone }.
arrakis-reason-no-navigator = The Guild Navigator is not on the board.
arrakis-reason-nothing-waits-there = Nothing is waiting to be resolved in { $area-the }.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card } is not in your hand.
arrakis-reason-cannot-be-played = { $card } cannot be played.
arrakis-reason-not-desert = { $area-the } is no desert area.
arrakis-reason-harvester-there = There is a harvester in { $area-the } already.
arrakis-reason-not-payable =
    { $spice ->
        [0] This cannot be paid: there is no spice.
       *[other] This cannot be paid with { $spice } spice.
    }
arrakis-reason-no-retreat-now = There is no retreat now.

## Sandworms and wormsigns
arrakis-reason-wormsign-there = There is a wormsign in { $area-the } already.
arrakis-reason-sietch-there = There is a sietch in { $area-the }.
arrakis-reason-no-wormsign-there = There is no wormsign in { $area-the }.
arrakis-reason-no-wormsign-left = No wormsign is left in the pool.
arrakis-reason-no-sandworm = No sandworm is on the board.
arrakis-reason-no-sandworm-there = There is no sandworm in { $area-the }.
arrakis-reason-worm-has-moved = The sandworm in { $area-the } has moved by this action already.
arrakis-reason-worm-just-appeared = The sandworm in { $area-the } has only just appeared.
arrakis-reason-worm-nowhere-to-go = The sandworm in { $area-the } has nowhere to go.
arrakis-reason-only-the-maker = Only the Wild Maker acts now; the sandworm in { $area-the } is another one.
arrakis-reason-maker-not-on-board = The Wild Maker is not on the board.
arrakis-reason-maker-spent = The card of the Wild Maker is spent until the end of the round.
arrakis-reason-no-worm-target = No target is next to the sandworm.
arrakis-reason-nothing-to-strike = There is no Harkonnen legion and no harvester in { $area-the }.
arrakis-reason-safe-from-worms = Sandworms cannot attack in { $area-the }.
arrakis-reason-sietch-cannot-move = No empty desert area is next to the sietch in { $area-the }.

## Placing and landing
arrakis-reason-no-settlement-there = You have no settlement in { $area-the }.
arrakis-reason-only-carthag-or-arrakeen = The card names { arrakis-area-carthag } and { arrakis-area-arrakeen }, not { $area-the }.
arrakis-reason-other-terrain = The terrain of { $area-the } is not the one the card names.
arrakis-reason-other-area = It happens in { $area-the }, not elsewhere.
arrakis-reason-not-these-figures = Other figures are placed now.
arrakis-reason-no-more-of-these = No more of these are to be placed.
arrakis-reason-none-in-supply = None of these is left in the supply.
arrakis-reason-not-so-many-left = So many are not to be placed: { $figures } to go.
arrakis-reason-not-so-many-in-supply = The supply does not hold so many: { $figures }.
arrakis-reason-leader-needs-unit = A leader can only be placed where a unit of yours is, and none is in { $area-the }.
arrakis-reason-leader-on-board = { $leader } is on the board already.
arrakis-reason-leader-not-on-board = { $leader } is not on the board.
arrakis-reason-leader-sought = { $leader } cannot be placed in this turn: { arrakis-card-seek_out_the_mahdi }.
arrakis-reason-other-leader-named = The card names { $leader }.
arrakis-reason-other-kind-replaced = Other figures are replaced: { $figures }.
arrakis-reason-no-such-figure = Nobody of that kind is in { $area-the }.
arrakis-reason-not-so-many-tokens = No more than { $amount } can be drawn.
arrakis-reason-token-not-drawn = This token has not been drawn.
arrakis-reason-no-enemy-near = No Harkonnen legion is within two areas of { $area-the }.
arrakis-reason-harvesters-first = The harvesters come first.
arrakis-reason-not-in-air-zones = Only ornithopters and carryalls are placed in air zones like this.
arrakis-reason-zone-taken = { $zone } is taken.
arrakis-reason-next-to-enemy = { $area-the } is next to the enemy in { $near-the }.
arrakis-reason-divide-landing = { $figures } are divided over two areas, at most { $most } in each.
arrakis-reason-all-land = They land together: { $figures }.
arrakis-reason-other-power = The imperium action is one of { $power }.
arrakis-reason-not-earned = No imperium action of { $power } is left that was paid for.
arrakis-reason-no-smaller-action = The action has no smaller form now: take it in full or not at all.

## Cards
arrakis-reason-not-discarded-so = { $card } is not discarded like this.
arrakis-reason-no-card-to-discard = { $member-the } has no planning card that could be discarded.
arrakis-reason-too-many-cards = No more than { $amount } are drawn.
arrakis-reason-deck-too-small = There are not so many cards in the { $deck }.
arrakis-reason-other-deck = The cards come { $deck-from }.
arrakis-reason-no-such-part = The card gives you { $parts } choices, and this is none of them.
arrakis-reason-own-leader = The card is for enemies of whoever plays it; { $leader } is none.
arrakis-reason-leader-out-of-reach = { $leader } is not where the card reaches.
arrakis-reason-own-die = The card is about dice of the other side.
arrakis-reason-only-house-dice = The card is about { arrakis-result-house } dice.
arrakis-reason-no-such-die = { $member-the } has no unused { $result } die.
arrakis-reason-no-token-placed = No Bene Gesserit token lies where the card reaches.
arrakis-reason-result-used-up = As many spent dice as there can be show { $result } already.
arrakis-reason-no-harvester-there = There is no harvester in { $area-the }.
arrakis-reason-not-deep-desert = { $area-the } is not deep desert.
arrakis-reason-other-sector = Only this sector counts: { $sector }.
arrakis-reason-no-legion-in-sector = You have no legion in this sector: { $sector }.
arrakis-reason-no-enemy-legion = There is no enemy legion in { $area-the }.
arrakis-reason-not-beside = { $area-the } is not adjacent to what the card names.
arrakis-reason-no-empty-neighbour = No empty area is next to { $area-the }.
arrakis-reason-no-swap = The tokens in { $area-the } cannot be exchanged: there are none, or a leader would be left alone.

## Battle
arrakis-reason-cards-banned = The ban of { arrakis-power-landsraad } forbids discarding planning cards for dice.
arrakis-reason-enough-dice = You roll { $dice } dice already, and no more are allowed.
arrakis-reason-leader-not-in-battle = { $leader } does not fight in this battle.
arrakis-reason-special-used = { $leader } has used a special in this round of the battle.
arrakis-reason-no-generic-able = No generic leader in this battle can still use a special.
arrakis-reason-no-ceasing-now = The attack is not ceased or continued now.
arrakis-reason-empty-first = There is an empty area to retreat to; { $area-the } is not empty.
arrakis-reason-only-elites = Only an elite unit is replaced by a regular one.
arrakis-reason-leaders-do-not-count = Leaders do not count for the limit: a unit or token is removed.

## Spice and the Imperium
arrakis-reason-other-payment = Something else is being paid for now.
arrakis-reason-no-such-price = For a marker nothing, { $keep } or { $raise } spice is paid.
arrakis-reason-marker-on-top = { $power } stands on the top step.
arrakis-reason-marker-on-bottom = { $power } stands on the bottom step.
arrakis-reason-no-stockpiling = Stockpiling is only possible up to supremacy { $most }.
arrakis-reason-stockpile-price = Stockpiling costs { $price } spice.
arrakis-reason-one-in-reserve = One spice at most is saved, and only while none is.
