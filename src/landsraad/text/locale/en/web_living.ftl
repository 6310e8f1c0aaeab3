# The living table: what things mean, what is undone, what is ordered in advance.
table-cell = { $step }: no bonus
table-cell-point = { $step }: 1 victory point while you stand here or higher
table-cell-ally = { $step }: { $bonus }; the first here takes the Alliance (1 victory point)
table-cell-over = { $step }: whoever passes the holder takes the Alliance
table-cell-here = { $text }. Here: { $names }
table-total = { $name }: { $strength } = { $parts }
table-total-none = { $name }: no units, so no strength
table-total-troops =
    { $count ->
        [one] { $count } troop ({ $strength })
       *[other] { $count } troops ({ $strength })
    }
table-total-ships =
    { $count ->
        [one] { $count } dreadnought ({ $strength })
       *[other] { $count } dreadnoughts ({ $strength })
    }
table-total-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
table-if-all-pass =
    { $place ->
        [1] if all pass now: wins
        [2] if all pass now: second reward
        [3] if all pass now: third reward
       *[other] if all pass now: no reward
    }
table-laid = Laid down this round: { $name }
table-laid-reveal = Revealed: { $names }
table-ahead = { $names } with { $count }
