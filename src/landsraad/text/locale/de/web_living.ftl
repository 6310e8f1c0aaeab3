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
table-redo = Wiederholen
table-key-redo = Zurückgenommenes wiederholen
table-undo-beyond = Vor diesen Zug zurück?
table-undo-beyond-about = Dein Zug hat gerade begonnen: Das nimmt deine letzte Entscheidung davor zurück und alles, was die anderen seither getan haben. Wiederholen stellt es wieder her, solange du nichts anderes tust.
table-undo-beyond-do = Zurückgehen
table-stay = Hierbleiben
table-ask-back = Um Rücknahme bitten
table-back-asks = { $name } möchte den letzten Schritt zurücknehmen
table-back-waits = Du hast um Rücknahme gebeten
table-back-agreed = einverstanden: { $names }
table-back-agree = Einverstanden
table-back-refuse = Nein
table-back-never-mind = Doch nicht
table-unused = Den Zug trotzdem beenden?
table-unused-list = Ungenutzt: { $things }
table-unused-soon = Der Zug endet gleich. Berühre etwas, um es anzuhalten
table-end-anyway = Trotzdem beenden
table-set-unused = Vor ungenutzten Effekten fragen
web-settings-unused = Nach ungenutzten Effekten fragen
web-settings-unused-about = Ein Zug, der Effekte ungenutzt lässt, endet erst nach einem zweiten Tippen.
table-orders = Im Voraus passen
table-orders-about = Lass in dieser Runde für dich passen, wenn nach Kampfkarten gefragt wird. Niemand sonst merkt es: So zu passen dauert so lange wie schnell von Hand.
table-order-pass_all = In dieser Runde im Kampf immer passen
table-order-pass_unless = Passen, solange mich niemand angreift oder überholt
table-order-none = Frag mich
table-order-given-pass_all = Du passt im Kampf dieser Runde
table-order-given-pass_unless = Du passt, außer bei Angriffen
table-order-cancel = Nicht mehr im Voraus passen

table-watch-pause = Anhalten
table-watch-on = Weiter
table-watch-open = Hände aufdecken
table-watch-close = Hände verdecken
table-watch-paused = Die Bots warten, bis es weitergeht
table-hand-of = Hand von { $name }
table-soon = Sonst geht nichts: Es geschieht gleich. Berühre etwas, um es anzuhalten
table-set-by-itself = Was keine Alternative hat, geschieht nach 2 Sekunden von selbst
web-settings-certain = Ohne Alternative
web-settings-certain-about = Was keine Alternative hat (das Ende eines Zuges, ein Aufdecken), geschieht nach 2 Sekunden von selbst. Eine Berührung hält es an.
