# The analysis of a finished game.

web-analysis-title = Analysis
web-analysis-tabs = Looking back
web-analysis-not-yet = A game is analysed when it is over.
web-analysis-looking = Looking at every decision …
web-analysis-rough = The curve is a first glance; the costly decisions follow when all have been looked at.
web-analysis-again = Try again
web-analysis-you-lost =
    { $count ->
        [one] One decision cost you { $lost } %
       *[other] { $count } decisions cost you { $lost } %
    }
web-analysis-lost =
    { $count ->
        [one] One decision cost { $name } { $lost } %
       *[other] { $count } decisions cost { $name } { $lost } %
    }
web-analysis-you-none = No decision of yours was clearly a mistake
web-analysis-none-of = No decision of { $name } was clearly a mistake
web-analysis-how =
    { $choices ->
        [one] One decision
       *[other] { $choices } decisions
    }, each played on { $samples } times as whoever had it could see it, without the hidden cards. About { $error } % either way.
web-analysis-export = Save analysis
web-analysis-curve = Chance to win, decision by decision
web-analysis-curve-about = by rounds · ◇ luck · numbers: costly decisions
web-analysis-curve-rough = a first glance, still rough
web-analysis-decision = Decision
web-analysis-chance-of = { $name } { $chance } %
web-analysis-look = Replay: round { $round }
web-analysis-luck-of = Luck in round { $round }: { $change } %
web-analysis-balance = Luck and decisions
web-analysis-balance-about = change of the chance to win, in percent
web-analysis-by-decisions = own decisions
web-analysis-by-luck = luck
web-analysis-by-others = the others
web-analysis-accuracy = accuracy
web-analysis-yours = Your costliest decisions
web-analysis-of = The costliest decisions of { $name }
web-analysis-none = Nothing stands out: whatever was lost is smaller than what can be measured.
web-analysis-all = Show all { $count }
web-analysis-cost = It lost { $cost } %, give or take { $error } %.
web-analysis-you-did = you
web-analysis-played = played
web-analysis-better = better
web-analysis-then = and then
web-analysis-why = because
web-analysis-see = Look at it

## Replay and what-if games
web-what-if = What if
web-what-if-about = A what-if: it goes on from a moment of another game.
web-what-if-of = { $game }, what if
web-replay-mark-fight = A fight begins
web-replay-mark-points = Seat { $seat }: +{ $points }
