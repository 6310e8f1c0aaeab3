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
