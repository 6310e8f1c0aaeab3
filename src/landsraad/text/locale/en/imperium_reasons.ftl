# Why something is not allowed, with the facts of the position. A resource or a unit among the facts turns every number
# beside it into an amount too: $price with $resource gives $price-of ("4 spice").

reason-with-rule = { $reason } ({ $rule })
# When nobody has written a message for a reason.
reason-unknown = This is not allowed now.

## Sending an agent
reason-wrong-icon = { $space } needs the { $icon } icon, which { $card } does not have.
reason-no-agent-icons = { $card } has no agent icon and cannot send an agent.
reason-card-not-in-hand = { $card } is not in your hand.
reason-only-kwisatz-haderach = { $card } cannot move an agent that is already on the board.
reason-occupied = { $space } is occupied by { $seats }.
reason-own-agent = Your own agent is on { $space }.
reason-price = { $space } costs { $price-of }; you have { $have }.
reason-requirement = { $space } needs { $level } influence with { $faction-the }; you have { $have }.
reason-no-swordmaster = { $space } is closed to you at this difficulty.
reason-once = You have been to { $space }, and it can be used once per game only.
reason-voice = { $space } is closed to your next agent: { $seats } used { card-the_voice }.
reason-not-in-game = { $space } is not on the board in this game.
reason-no-agents = You have no agent on your leader.
reason-no-agents-but-move = You have no agent on your leader, but { $card } may move one that is out: “{ $move }”.
reason-no-agent-there = You have no agent on { $space }.

## The moment
reason-not-your-turn = It is not yours to decide now.
reason-wrong-moment = This is not the moment for it: { $option }.
reason-already-revealed = You have revealed your hand: this is your reveal turn.
reason-already-sent = You have already sent an agent this turn.
reason-must-act = A turn is an agent turn or a reveal turn: send an agent, or reveal your hand.
reason-must-finish = Something must be done first: { $effects }.
reason-nothing-to-pass = Nothing allows you to pass.
reason-no-extra-turn = Nothing gives you another turn.
reason-not-asked = Something else is asked now. { $question }
reason-game-over = The game is over.
reason-unknown-notation = “{ $notation }” is no move of this game.
reason-unknown-word = There is no “{ $word }” here. Did you mean: { $close }?
reason-unknown-word-alone = “{ $word }” is not known here ({ $kind }).
reason-wrong-form = “{ $notation }” has too few or too many words. It is written: { $form }.
reason-cannot-decline = This cannot be declined.

## Acquiring cards
reason-not-offered = { $card } is not on offer there.
reason-persuasion = { $card } costs { $price } persuasion; you have { $have }.
reason-not-reveal-turn = Cards are bought on your reveal turn only.
reason-cannot-be-bought = { $card } cannot be bought.
reason-too-dear-for-effect = { $card } costs { $price } persuasion, more than the effect allows.

## Intrigue cards
reason-intrigue-not-in-hand = You do not hold the Intrigue card { $card }.
reason-no-such-part =
    { $parts ->
        [one] { $card } has only { $parts } part.
       *[other] { $card } has only { $parts } parts.
    }
reason-timing = This part of { $card } can be played only { $timing-when }.
reason-condition = { $card } can be played only { $condition }.
reason-cost = You cannot pay what { $card } costs: { $cost }.
reason-no-units = { $card } needs a unit of yours in the Conflict.

## Tech tiles
reason-tile-not-owned = You do not own { $tile }. Tech tiles are acquired by effects, such as those of { space-tech_negotiation } and { space-dreadnought }.
reason-tile-flipped = { $tile } lies face down until the next round.
reason-tile-timing = { $tile } can be used only before you send an agent.
reason-tile-cost = You cannot pay what { $tile } costs: { $cost }.
reason-tile-no-use = { $tile } has nothing to be used on a turn.
reason-tech-not-on-top = { $tile } does not lie face up on a stack.
reason-tech-price = { $tile } costs { $price-of } now; you have { $have }.
reason-tech-needs-spice = { $tile } must be paid with spice here.
reason-negotiators =
    { $have ->
        [0] You have no negotiator on the Ix board.
        [one] You have only { $have } negotiator on the Ix board.
       *[other] You have only { $have } negotiators on the Ix board.
    }

## Units
reason-deploy-no-combat-space = You can deploy units on an agent turn only, once you have sent an agent to a combat space.
reason-deploy-limit = You can deploy only the units recruited this turn and { $limit } more from your garrison.
reason-deploy-garrison =
    { $have ->
        [one] There is only { $have-of } in your garrison.
       *[other] There are only { $have-of } in your garrison.
    }
reason-units-not-there = There are no such units.
reason-no-place-for-dreadnought = A dreadnought cannot be put on { $space }: it must be a location that can be controlled, without a dreadnought.

## Picking one of several things
reason-not-in-place = { $card } is not { $place-in }.
reason-card-not-allowed = { $card } cannot be chosen here.
reason-amount-range = Choose a number from { $least } to { $most }.
reason-faction-not-allowed = { $faction } cannot be chosen here.
reason-no-influence-to-lose = You have no influence with { $faction-the } to lose.
reason-seat-not-allowed = { $seats } cannot be chosen here.
reason-space-not-allowed = { $space } cannot be chosen here.
reason-leader-taken = { $leader } is no longer to be had.
reason-freighter-top = Your Freighter is at the top of the Shipping track and cannot advance.
reason-freighter-bottom = Your Freighter is at the bottom of the Shipping track: there is nothing to recall.
reason-effect-not-open = This effect is not open to you: { $effect }.
reason-effect-condition = The condition does not hold: { $effect }.
reason-effect-impossible = This cannot be carried out now: { $effect }.
