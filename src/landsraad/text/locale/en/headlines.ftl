# The question in a few words, under forty characters; what it belongs to stands in the second line.

headline-opening = Send an agent, or reveal?
headline-reveal-only = Reveal your hand
headline-last = Anything else this turn?
headline-order = What comes first?
headline-one-due = One thing is still to be done
headline-one-left = One effect left: do you use it?
headline-done = Nothing is left to take
headline-buy = { $persuasion } persuasion left: what do you buy?
headline-acquired = On top of your deck?
headline-may_deploy = How many troops do you deploy?
headline-deploy = How many do you deploy?
headline-units = What do you deploy to the Conflict?
headline-retreat = Who retreats?
headline-lose = Which unit is lost?
headline-defend = Defend it with 1 troop?
headline-test = Discard a card or lose a troop?
headline-combat = Play a Combat card?
headline-endgame = Play an Endgame card?
headline-place_dreadnought = Where does the dreadnought land?
headline-pay = Do you pay for it?
headline-sell = How much spice do you sell?
headline-choose = Which one do you take?
headline-influence = Influence with whom?
headline-influence-two = Influence with which two?
headline-lose-influence = Lose influence where?
headline-heir = Who takes the Alliance?
headline-trash = Which card do you trash?
headline-take-back = Which card comes back?
headline-acquire = Which card do you acquire?
headline-remove = Which card do you remove?
headline-aside = Which card do you set aside?
headline-top = What becomes of this card?
headline-intelligence = Which Intrigue do you keep?
headline-swap = Which one goes under the deck?
headline-give-intrigue = Which Intrigue do you give up?
headline-tile = Which Tech tile?
headline-trash-tile = Which tile do you trash?
headline-freighter = Advance or recall the Freighter?
headline-close = Which space do you close?
headline-recall = Which agent comes back?
headline-seat = Which player?
headline-draft = Whom do you play?
headline-masterstroke = Choose two in secret
headline-discard =
    { $amount ->
        [one] Discard a card
       *[other] Discard { $amount } cards
    }

# The second line: a component and its effect, or the cost that is being paid.
headline-about = { $source }: { $what }

# Decided for a Rival.
headline-for = { $player }: { $question }
