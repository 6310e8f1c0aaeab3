# Der lebendige Tisch: was etwas bedeutet, was zurückgenommen wird, was im Voraus bestimmt ist.
table-cell = { $step }: kein Bonus
table-cell-point = { $step }: 1 Siegpunkt, solange du hier oder höher stehst
table-cell-ally = { $step }: { $bonus }; wer zuerst hier ist, erhält die Allianz (1 Siegpunkt)
table-cell-over = { $step }: wer am Inhaber vorbeizieht, übernimmt die Allianz
table-cell-here = { $text }. Hier: { $names }
table-total = { $name }: { $strength } = { $parts }
table-total-none = { $name }: keine Einheiten, also keine Kampfstärke
table-total-troops =
    { $count ->
        [one] { $count } Trupp ({ $strength })
       *[other] { $count } Truppen ({ $strength })
    }
table-total-ships =
    { $count ->
        [one] { $count } Schlachtschiff ({ $strength })
       *[other] { $count } Schlachtschiffe ({ $strength })
    }
table-total-swords =
    { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
table-if-all-pass =
    { $place ->
        [1] wenn jetzt alle passen: Sieg
        [2] wenn jetzt alle passen: zweite Belohnung
        [3] wenn jetzt alle passen: dritte Belohnung
       *[other] wenn jetzt alle passen: keine Belohnung
    }
table-laid = In dieser Runde ausgespielt: { $name }
table-laid-reveal = Aufgedeckt: { $names }
table-ahead = { $names } mit { $count }
