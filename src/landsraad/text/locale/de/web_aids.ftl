# Was man neben dem Tisch nachsieht: Stapel, der letzte Konflikt, die Regelhefte; und das Tempo der Bots.

# Stapel
table-piles = Stapel
table-key-piles = in die Stapel sehen
table-piles-about = Alles, was offen liegt, und was noch in deinem eigenen Deck ist. Nur Namen: Die Reihenfolge eines Decks kennt niemand.
table-piles-touch = Berühre einen Namen, um die Karte zu lesen.
table-piles-table = Auf dem Tisch
table-pile = { $name }: { $count }
table-pile-deck = Deck, ohne Reihenfolge
table-pile-discard = Ablagestapel
table-pile-played = Ausgespielt
table-pile-revealed = Aufgedeckt
table-pile-trash = Entsorgte Karten
table-pile-intrigue = Ablagestapel der Intrigenkarten
table-pile-conflicts = Vergangene Konflikte
table-pile-tiles = Entsorgte Tech-Plättchen
table-pile-hagal = Ablagestapel von Haus Hagal
table-pile-copies = { $name } ×{ $count }

# Der letzte Konflikt
table-fight-of = Runde { $round }: { $conflict }
table-fight-place =
    { $place ->
        [1] gewinnt
        [2] zweite Belohnung
        [3] dritte Belohnung
       *[other] keine Belohnung
    }
table-fight-tied =
    { $place ->
        [2] Gleichstand um Platz 1: zweite Belohnung
       *[other] Gleichstand um Platz 2: dritte Belohnung
    }
table-fight-strength = Kampfstärke { $strength }
table-fight-played = Gespielt:
table-set-fights = Ergebnisse von Konflikten zeigen
web-settings-fights = Ergebnisse von Konflikten
web-settings-fights-about = Nach einem Konflikt bleibt sein Ergebnis auf dem Tisch, bis du es berührst oder weiterspielst.

# Regeln
web-rules-title = Regeln
web-rules-about = Jede Regel in unseren eigenen Worten, mit den Nummern, die der Tisch nennt.
web-rules-search = Regeln durchsuchen
web-rules-search-example = Wörter oder eine Nummer wie 10.6
web-rules-books = Regelhefte
web-rules-contents = Inhalt
web-rules-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
table-rule-read-on = Im Regelheft weiterlesen

# Das Tempo der Bots
web-settings-pace = Tempo fremder Züge
web-settings-pace-about = Wie gezeigt wird, was andere tun. Die Leertaste überspringt einen Zug, jede Berührung beendet ihn sofort.
web-pace-calm = Ruhig
web-pace-brisk = Zügig
web-pace-instant = Gar nicht: nur hinterher erzählt
