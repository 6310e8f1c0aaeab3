# What others do, shown as scenes; the recap.
table-scene = What others do
table-scene-moves = { $name } is on the move
table-scene-with = with
table-scene-skip = Skip
table-scene-again = Watch again: { $what }
table-scene-points = victory points
table-scene-swords = swords
table-scene-freighter = Freighter
table-scene-council = seat on the High Council
table-scene-swordmaster = Swordmaster
table-recap = Since your last turn
table-recap-watch = Watch
table-key-space = Space
table-key-skip = skip this turn of another
table-key-rush = on to your own turn
table-key-recap = watch again what happened since your last turn
table-scene-continue = Continue
table-curtain-told = Since { $name } was last here
table-fight-phase-strength = Strength
table-fight-phase-cards = Combat cards
table-fight-phase-ranking = Ranking
table-fight-phase-rewards = Rewards
table-fight-equal = tied
table-fight-passes = passes
table-fight-reward =
    { $place ->
        [2] second reward
       *[3] third reward
    }
table-fight-no-reward = no reward
table-fight-tie-first = Tie for first with { $strength } ({ $names }): nobody wins, each takes the second reward.
table-fight-tie-second = Tie for second with { $strength } ({ $names }): each takes the third reward.
table-fight-tie-third = Tie for third with { $strength } ({ $names }): nobody takes the third reward.
table-fight-board = Board
table-scene-own = You: { $what }
table-why-rival = Why there?
table-aimed = Done to you
table-aimed-by = { $name }, by { $card }
table-aimed-seen = Seen
table-asked-by = In the turn of { $name }: { $card }
table-asked-turn = In the turn of { $name }
