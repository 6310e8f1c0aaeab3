# Die Analyse einer beendeten Partie.

web-analysis-title = Analyse
web-analysis-tabs = Rückblick
web-analysis-not-yet = Eine Partie wird analysiert, wenn sie vorbei ist.
web-analysis-looking = Jede Entscheidung wird betrachtet …
web-analysis-rough = Die Kurve ist ein erster Blick; die teuren Entscheidungen folgen, wenn alle betrachtet sind.
web-analysis-again = Noch einmal versuchen
web-analysis-you-lost =
    { $count ->
        [one] Eine Entscheidung hat dich { $lost } % gekostet
       *[other] { $count } Entscheidungen haben dich { $lost } % gekostet
    }
web-analysis-lost =
    { $count ->
        [one] { $name }: Eine Entscheidung hat { $lost } % gekostet
       *[other] { $name }: { $count } Entscheidungen haben { $lost } % gekostet
    }
web-analysis-you-none = Keine deiner Entscheidungen war klar ein Fehler
web-analysis-none-of = { $name }: keine Entscheidung war klar ein Fehler
web-analysis-how =
    { $choices ->
        [one] Eine Entscheidung
       *[other] { $choices } Entscheidungen
    }, jede { $samples }-mal weitergespielt, mit den Augen dessen, der sie traf, ohne die verdeckten Karten. Auf etwa { $error } % genau.
web-analysis-export = Analyse speichern
web-analysis-curve = Gewinnchance nach jeder Entscheidung
web-analysis-curve-about = nach Runden · ◇ Glück · Zahlen: teure Entscheidungen
web-analysis-curve-rough = ein erster Blick, noch grob
web-analysis-decision = Entscheidung
web-analysis-chance-of = { $name } { $chance } %
web-analysis-look = Ansehen: Runde { $round }
web-analysis-luck-of = Glück in Runde { $round }: { $change } %
web-analysis-balance = Glück und Entscheidungen
web-analysis-balance-about = Änderung der Gewinnchance in Prozent
web-analysis-by-decisions = eigene Züge
web-analysis-by-luck = Glück
web-analysis-by-others = die anderen
web-analysis-accuracy = Genauigkeit
web-analysis-yours = Deine teuersten Entscheidungen
web-analysis-of = Die teuersten Entscheidungen: { $name }
web-analysis-none = Nichts sticht hervor: Was verloren ging, ist kleiner als das, was sich messen lässt.
web-analysis-all = Alle { $count } zeigen
web-analysis-cost = Das hat { $cost } % gekostet, auf { $error } % genau.
web-analysis-you-did = du
web-analysis-played = gespielt
web-analysis-better = besser
web-analysis-then = und dann
web-analysis-why = denn
web-analysis-see = Ansehen

## Wiedergabe und Was-wäre-wenn-Partien
web-what-if = Was wäre wenn
web-what-if-about = Ein „Was wäre wenn“: Es geht von einem Moment einer anderen Partie aus weiter.
web-what-if-of = { $game }, was wäre wenn
web-replay-mark-fight = Ein Kampf beginnt
web-replay-mark-points = Platz { $seat }: +{ $points }
