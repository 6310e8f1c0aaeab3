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
web-rules-search = Regeln und Karten durchsuchen
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

# Nach der geführten Partie: was gewinnt
web-wins-title = Was gewinnt
web-wins-about = Drei Runden sind ein Drittel einer Partie. Eine ganze dauert, bis am Ende einer Runde jemand 10 Punkte hat oder die Konflikte ausgehen; dann gewinnt, wer die meisten Punkte hat.
web-wins-influence = 2 Einfluss bei einer Macht: ein Punkt, bei jeder der vier.
web-wins-alliance = 4 Einfluss vor allen anderen: die Allianz, noch ein Punkt, bis dich jemand überholt.
web-wins-conflict = Der erste Platz in einem Konflikt: oft ein Punkt, in den letzten zwei.
web-wins-cards = Das Spice muss fließen für 9 Überzeugung: ein Punkt. Auch manche andere Karte gibt einen.
web-wins-yours = du: { $points }
web-wins-check = Drei Fragen
web-wins-points = Was bringt sofort einen Punkt?
web-wins-points-1 = Von 1 auf 2 Einfluss bei einer Macht zu steigen
web-wins-points-2 = Sieben Spice
web-wins-points-3 = Ein Sitz im Hohen Rat
web-wins-points-why = Der Punkt ist dein, solange du nicht unter 2 fällst. Spice kauft vieles, aber für sich allein keinen Punkt.
web-wins-fight = Du hast 3 Truppen im Konflikt, dein Gegner hat 2 Truppen und ein Schwert. Wer gewinnt?
web-wins-fight-1 = Der Gegner, er hat ein Schwert
web-wins-fight-2 = Du, mit 6 zu 5
web-wins-fight-3 = Niemand, es steht gleich
web-wins-fight-why = Ein Trupp zählt 2, ein Schwert 1: Drei Truppen sind 6, zwei Truppen und ein Schwert sind 5.
web-wins-end = Wann endet die Partie?
web-wins-end-1 = Sobald jemand 10 Punkte hat
web-wins-end-2 = Nach zehn Runden, wie viele Punkte es auch sind
web-wins-end-3 = Am Ende einer Runde, in der jemand 10 Punkte hat
web-wins-end-why = Nach den Punkten wird nur in der Rückrufphase gesehen. Kommt niemand so weit, endet die Partie mit dem letzten Konflikt.
web-wins-right = Richtig.
web-wins-wrong = Nicht ganz.
web-wins-all = So wird gewonnen. Jetzt eine ganze Partie.
web-wins-next = Eine ganze Partie spielen
# Haus Hagal auf einer Seite
web-hagal-title = Haus Hagal auf einer Seite
web-hagal-about = Allein oder zu zweit spielst du gegen Haus Hagal. Das ist alles, was anders ist.
web-hagal-who = Wer das ist
web-hagal-who-about = Allein stehst du zwei Rivalen mit Anführern gegenüber; sie punkten und können dich schlagen. Zu zweit ist es einer, Haus Hagal, der nie punktet: Er nimmt Felder, Allianzen und Plätze im Konflikt.
web-hagal-turn = Der Zug eines Rivalen
web-hagal-turn-about = Die oberste Karte des Hagal-Decks nennt ein Feld. Ist es frei, geht der Agent dorthin, sonst gilt die nächste Karte. Der Rivale zahlt nichts, beachtet das Feld nicht und bekommt, was die Karte zeigt: Einfluss, Truppen oder die Siegelfähigkeit seines Anführers.
web-hagal-fight = Im Kampf
web-hagal-fight-about = Auf einem Kampffeld setzt er ein, was er gerade rekrutiert hat, und bis zu zwei Truppen mehr. Zu Beginn des Kampfes deckt jeder beteiligte Rivale eine Karte für seine Schwerter auf. Danach passt er: Deine Kampfkarten haben das letzte Wort.
web-hagal-points = Wie er punktet
web-hagal-points-about = Allein gespielt: wie du durch Einfluss, Allianzen und Konflikte. Außerdem tauscht er sofort 3 Intrigenkarten, 3 Wasser, 7 Solari oder 7 Spice gegen einen Punkt. Eine Belohnung, die du ihm lässt, kann ein Punkt sein.
web-hagal-never = Was er nie tut
web-hagal-never-about = Er hat keine Karten, deckt nie auf und erwirbt nichts: Die Imperium-Reihe gehört dir. Er geht auch nicht auf die teuren Felder des Landsraads, nicht nach Sietch Tabr und nicht ins Forschungszentrum.
web-hagal-plan = Worauf du achtest
web-hagal-plan-about = Zähle seine Truppen im Konflikt doppelt und rechne mit bis zu sechs Schwertern. Lass ihn nicht als Ersten auf 4 Einfluss kommen. Er geht, wohin ihn die Karten schicken; nimm also zuerst, was dir am meisten fehlen würde.
web-hagal-why = Am Tisch zeigt der Knopf „Warum dorthin?“ jeden seiner Schritte.
web-hagal-play = Gegen Haus Hagal spielen
web-hagal-rules = Die Regeln von Haus Hagal
