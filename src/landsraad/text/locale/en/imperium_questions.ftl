# What is asked. The first twelve are the question types; the others belong to moments that no component explains.

question-turn = Your turn: what do you do?
question-order = Which effect comes next?
question-effect = Which effect do you choose?
question-card = Which card?
question-faction = Which faction?
question-amount = How many?
question-seat = Which player?
question-space = Which board space?
question-unit = Which units?
question-yes_no = Do you want to do this?
question-tile = Which Tech tile?
question-leader = Which leader do you want to play?
# A question and the effect it belongs to.
question-about = { $source }: { $effect }. { $question }
# ... and the cost that is being paid.
question-cost = { $source }: { $cost }. { $question }
# A human decides for a Rival.
question-for = For { $player }: { $question }

## The turn
question-topic-opening =
    { $agents ->
        [0] Your turn: no agent is left to send, so you reveal your hand
       *[other] Your turn: send an agent, or reveal your hand?
    }
question-topic-agent = Your agent turn: what next?
question-topic-reveal = Your reveal turn, { $persuasion } persuasion left: what next?

## Moments of their own
question-topic-group = Which effect comes next?
question-topic-heir = Who takes the { $faction } Alliance?
question-topic-discard =
    { $amount ->
        [one] Which card do you discard?
       *[other] Which card do you discard? ({ $amount } to go)
    }
question-topic-acquired = Where does { $card } go?
question-topic-defend = { $space } is fought over and yours: do you deploy 1 troop from your supply to the Conflict?
question-topic-combat = Combat: do you play an Intrigue card?
question-topic-place_dreadnought = You have won with a dreadnought: which location does it take?
question-topic-endgame = The game ends: do you play an Intrigue card?
question-topic-draft = Which leader do you want to play?
question-topic-masterstroke = Masterstroke: which two factions do you choose in secret?
question-topic-intelligence = Intelligence: which Intrigue card do you keep?
question-topic-sell = How much spice do you sell?
question-topic-test = Discard a card, or lose a troop in the Conflict?
question-topic-swap = Which Intrigue card goes under the deck?
question-topic-may_deploy = How many of these troops do you deploy to the Conflict?
