# Was andere tun, als Szenen gezeigt; der Rückblick.
table-scene = Was andere tun
table-scene-moves = { $name } ist am Zug
table-scene-with = mit
table-scene-skip = Weiter
table-scene-again = Noch einmal ansehen: { $what }
table-scene-points = Siegpunkte
table-scene-swords = Schwerter
table-scene-freighter = Frachter
table-scene-council = Sitz im Hohen Rat
table-scene-swordmaster = Schwertmeister
table-recap = Seit deinem letzten Zug
table-recap-watch = Ansehen
table-key-space = Leertaste
table-key-skip = diesen fremden Zug überspringen
table-key-rush = weiter bis zum eigenen Zug
table-key-recap = noch einmal ansehen, was seit deinem letzten Zug geschah
