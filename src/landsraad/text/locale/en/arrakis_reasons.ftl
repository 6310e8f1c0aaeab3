# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = The game is over.
arrakis-reason-not-asked = Something else is asked now.
arrakis-reason-unknown-notation = “{ $notation }” is no move of this game.
arrakis-reason-atreides-only = Only the Atreides use Desert Power without a die.
arrakis-reason-not-fewer-dice = Desert Power without a die needs fewer unused dice than the Harkonnen have: the Atreides have { $atreides }, the Harkonnen { $harkonnen }.
arrakis-reason-die-is-forced = { arrakis-card-truthtrance } names the die that must be used now.
arrakis-reason-no-die = You have no unused { $result } die.
arrakis-reason-no-card-to-play = You hold no planning card that can be played.
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
arrakis-reason-no-free-action = This free action is not open to you now.

## Prescience
arrakis-reason-card-not-revealed = { $prescience } is not revealed.
arrakis-reason-two-claims = Two prescience cards have been claimed this round, and no more are allowed.
# $moment is one of arrakis-moment-*: “at the end of the round”.
arrakis-reason-other-moment = { $prescience } is claimed at another moment: { $moment }.
# $requirement is one of arrakis-requirement-*.
arrakis-reason-requirement-not-met = What { $prescience } demands is not met: { $requirement }.
arrakis-reason-costs-a-die = { $prescience } costs an action die.

## Moving and attacking
arrakis-reason-part-of-legion = At least one unit must go, no leader may stay alone, and whoever the action needs goes along.
arrakis-reason-no-legion-there = You have no legion in { $area-the }.
arrakis-reason-not-this-legion = The legion in { $area-the } is not the one that acts now.
arrakis-reason-needs-leader = No leader can go along from { $area-the }.
arrakis-reason-cannot-leave = Nobody can leave { $area-the } who may still move.
arrakis-reason-no-target = The legion in { $area-the } has nothing to attack.
arrakis-reason-nowhere-to-go = The legion in { $area-the } has nowhere to go.
arrakis-reason-sandworm-there = There is a sandworm in { $area-the }.
arrakis-reason-impassable-border = The border between { $from-the } and { $area-the } is impassable.
arrakis-reason-not-adjacent = { $area-the } is not in reach from { $from-the }.
arrakis-reason-nothing-to-attack = There is nothing to attack in { $area-the }.
arrakis-reason-area-not-free = { $area-the } is not free: an enemy or a sandworm is there.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card } is not in your hand.
arrakis-reason-cannot-be-played = { $card } cannot be played.
arrakis-reason-no-place-for-wormsign = A wormsign goes to a desert area without wormsign, sandworm and sietch; { $area-the } is none.
arrakis-reason-not-desert = { $area-the } is no desert area.
arrakis-reason-harvester-there = There is a harvester in { $area-the } already.
arrakis-reason-not-payable =
    { $spice ->
        [0] This cannot be paid: there is no spice.
       *[other] This cannot be paid with { $spice } spice.
    }
arrakis-reason-no-retreat-now = There is no retreat now.
arrakis-reason-no-such-casualty = There is no such figure to take the hit.
