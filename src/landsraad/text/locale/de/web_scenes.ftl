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
table-scene-continue = Weiter
table-curtain-told = Seit { $name } zuletzt da war
table-fight-phase-strength = Stärke
table-fight-phase-cards = Kampfkarten
table-fight-phase-ranking = Rangfolge
table-fight-phase-rewards = Belohnungen
table-fight-equal = gleich
table-fight-passes = passt
table-fight-reward =
    { $place ->
        [2] zweite Belohnung
       *[3] dritte Belohnung
    }
table-fight-no-reward = keine Belohnung
table-fight-tie-first = Gleichstand um Platz 1 mit { $strength } ({ $names }): Niemand gewinnt, alle nehmen die zweite Belohnung.
table-fight-tie-second = Gleichstand um Platz 2 mit { $strength } ({ $names }): Alle nehmen die dritte Belohnung.
table-fight-tie-third = Gleichstand um Platz 3 mit { $strength } ({ $names }): Niemand nimmt die dritte Belohnung.
table-fight-board = Spielplan
table-scene-own = Du: { $what }
table-why-rival = Warum dorthin?
table-aimed = Gegen dich
table-aimed-by = { $name } mit { $card }
table-aimed-seen = Gesehen
table-asked-by = Im Zug von { $name }: { $card }
table-asked-turn = Im Zug von { $name }
