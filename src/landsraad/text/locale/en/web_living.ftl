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
table-redo = Redo
table-key-redo = do again what was taken back
table-undo-beyond = Go back before this turn?
table-undo-beyond-about = Your turn has just begun: undo takes back what you did in your last one, and everything the others have done since. Redo brings it back as long as you do nothing else.
table-undo-beyond-do = Go back
table-stay = Stay
table-ask-back = Ask to take back
table-back-asks = { $name } asks to take back the last move
table-back-waits = You asked to take back your last move
table-back-agreed = agreed: { $names }
table-back-agree = Agree
table-back-refuse = No
table-back-never-mind = Never mind
table-unused = End the turn all the same?
table-unused-list = Not used: { $things }
table-unused-soon = The turn ends in a moment. Touch anything to stop it
table-end-anyway = End anyway
table-set-unused = Ask before effects are left unused
web-settings-unused = Ask about unused effects
web-settings-unused-about = Ending a turn that leaves effects unused takes a second touch.
table-orders = Standing order
table-orders-about = Have Combat windows passed for you this round. Nobody else can tell: an order passes no sooner and no later than a quick hand.
table-order-pass_all = Pass every Combat window this round
table-order-pass_unless = Pass unless I am attacked or fall behind
table-order-none = Ask me
table-order-given-pass_all = You pass in Combat this round
table-order-given-pass_unless = You pass unless attacked
table-order-cancel = Cancel the standing order

table-watch-pause = Pause
table-watch-on = Go on
table-watch-open = Open hands
table-watch-close = Close the hands
table-watch-paused = The bots wait until you go on
table-hand-of = Hand of { $name }
table-soon = Nothing else is possible: it happens in a moment. Touch anything to stop it
table-set-by-itself = What has no alternative happens by itself after 2 seconds
web-settings-certain = Without alternative
web-settings-certain-about = What has no alternative (the end of a turn, a reveal) happens by itself after 2 seconds. A touch stops it.
