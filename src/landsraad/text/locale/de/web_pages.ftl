# The words of the browser pages around the table: first page, set-up, lobby, end, replay, settings, learning.

## Everywhere
web-common-language = Sprache
web-common-theme-noon = Zum hellen Design wechseln
web-common-theme-night = Zum dunklen Design wechseln
web-common-home = Startseite
web-common-close = Schließen
web-common-replay = Wiedergabe
web-common-you = Du
web-common-free-seat = Freier Platz
web-common-seat = Platz { $seat }
web-common-round = Runde { $round }
# Between the parts of a list, with the blank that follows.
web-common-list-comma = { ", " }
# Two sentences, one after the other.
web-common-sentences = { $first }. { $second }
web-common-blank = { " " }
web-common-ix = Rise of Ix
web-common-epic = Epischer Modus
web-common-game = Dune: Imperium
web-common-game-ix = Dune: Imperium mit Rise of Ix
web-common-game-epic = Dune: Imperium mit Rise of Ix, epischer Modus
web-common-is-replay = Eine Aufzeichnung zum Ansehen
web-common-is-lobby = Der Tisch ist offen, die Partie hat noch nicht begonnen
web-common-is-over = Nach Runde { $round } beendet
web-common-is-playing = Runde { $round }
web-common-is-your-move = Runde { $round }: Du bist dran
web-common-is-waiting = Runde { $round }: Warten auf { $name }

## Opponents; the part after web-bot- is the name of a bot
web-bot-apprentice = Lehrling
web-bot-apprentice-about = Lernt noch: sinnvolle Züge, menschliche Fehler
web-bot-steward = Verwalter
web-bot-steward-about = Nimmt, was im Moment am besten ist: ein ordentlicher Gegner
web-bot-regent = Statthalter
web-bot-regent-about = Denkt die Runde zu Ende, ehe er zieht
web-bot-strategist = Stratege
web-bot-strategist-about = Wägt viele Verläufe der Runde ab und lässt sich kaum überraschen
web-bot-grandmaster = Großmeister
web-bot-grandmaster-about = Denkt am längsten nach und übersieht wenig
web-bot-greedy = { web-bot-steward }
web-bot-greedy-about = { web-bot-steward-about }
web-bot-random = Zufall
web-bot-random-about = Spielt irgendetwas, was die Regeln erlauben

## When something is not possible
web-refused-unreachable = Der Server antwortet nicht. Läuft er noch?
web-refused-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
web-gone-title = Diesen Tisch gibt es nicht mehr
web-gone-about = Unter dieser Adresse steht kein Tisch. Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen.
web-lost-title = Warten auf den Server
web-lost-about = Der Server des Tisches antwortet noch nicht. Diese Seite versucht es von selbst wieder; deine Partie ist sicher.
web-lost-again = Verbindung verloren. Neuer Versuch …
web-nowhere-title = Hier ist nur Sand
web-nowhere-about = Unter dieser Adresse gibt es keine Seite.

## First page
web-home-headline =
    Nimm Platz
    am Tisch.
web-home-promise = Zwei große Dune-Brettspiele, vollständig, gegen Menschen oder würdige Maschinen. Kein Konto, keine Werbung, jede Regel dort erklärt, wo du sie brauchst.
web-home-continue = Fortsetzen
web-home-learn = 10-Minuten-Kurs
web-home-watch = Zuschauen
web-home-my-games = Meine Partien
web-home-imperium = Dune: Imperium
web-home-imperium-about = Agenten, Einfluss, wachsendes Deck
web-home-imperium-facts = 1 bis 4 Spieler, etwa 90 Minuten
web-home-play-now = Jetzt spielen
web-home-with-friends = Mit Freunden
web-home-on-device = An einem Gerät
web-first-title = Deine ersten Partien
web-first-level = Deine Gegner
web-first-leader = Dein Anführer
web-first-begin = Beginnen
web-home-choose = Erst Anführer, Spielerzahl oder eine Solo-Partie wählen
web-home-unofficial = Inoffizielles Fanprojekt, freie Software. Ohne Verbindung zu den Verlagen und ohne deren Bilder.

## My games
web-games-about = Die Partien, die du mit diesem Browser eröffnet hast oder denen du beigetreten bist.
web-games-none = Noch keine. Die erste ist nur einen Klick entfernt.
web-games-forget = Vergessen
web-games-forget-sure = Diese unfertige Partie aus deiner Liste nehmen?
web-games-load = Aufzeichnung öffnen

## A new game
web-setup-title = Neue Partie
web-setup-kind = Spielweise
web-setup-kind-solo = Gegen Bots
web-setup-kind-solo-about = Du und die Maschinen. Die Partie beginnt sofort.
web-setup-kind-friends = Mit Freunden
web-setup-kind-friends-about = Alle spielen im eigenen Browser. Du bekommst einen Link zum Weitergeben.
web-setup-kind-device = An einem Gerät
web-setup-kind-device-about = Mehrere teilen sich diesen Bildschirm. Beim Weitergeben verbirgt ein Vorhang die Hände.
web-setup-seats = Spieler
web-setup-players =
    { $seats ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
       *[4] Zu viert
    }
web-setup-seats-1 = Du allein gegen zwei Rivalen aus Haus Hagal, die ihren eigenen Karten folgen.
web-setup-seats-2 = Zwei Spieler, zwischen ihnen Haus Hagal.
web-setup-seats-3 = Drei Spieler.
web-setup-seats-4 = Vier Spieler. Alle beginnen mit 1 Siegpunkt.
web-setup-game = Spiel
web-setup-ix-about = Mit Ix-Spielplan, Tech-Plättchen, Frachtern und Schlachtschiffen.
web-setup-base-about = Das Grundspiel: der sanftere Einstieg.
web-setup-epic-about = Im epischen Modus geht es bis 12 Punkte statt bis 10.
web-setup-epic-not = Der epische Modus braucht Rise of Ix und zwei bis vier Spieler.
web-setup-difficulty = Schwierigkeitsgrad
web-difficulty-mercenary-about = Du beginnst mit 1 Solari und 1 Spice mehr; die Garnisonen der Rivalen sind leer.
web-difficulty-sardaukar-about = Jeder Rivale beginnt mit 3 Truppen und 1 Intrigenkarte, und der Mentat kostet dich 5 Solari.
web-difficulty-mentat-about = Wie Sardaukar, aber die Rivalen setzen klüger ein und bekommen ihren dritten Agenten früher.
web-difficulty-kwisatz_haderach-about = Wie Mentat, und du bekommst nie einen Schwertmeister.
web-setup-variants = Varianten
web-switch-expert_deployment-about = Die Rivalen setzen nur die Truppen ein, die sie brauchen.
web-switch-churn-about = Nach jedem deiner Aufdeckzüge räumen Würfel Karten aus der Imperium-Reihe.
web-switch-brutal_escalation-about = Um eine Konflikt-III-Karte kämpft jeder Rivale mit zwei Karten statt mit einer.
web-setup-who-plays = Wer spielt
web-setup-who = Wer auf Platz { $seat } sitzt
web-setup-person = Eine Person
web-setup-open = Wer dazukommt
web-setup-bot = Bot: { $bot }
web-setup-open-about = Frei, bis jemand den Link öffnet
web-setup-name = Name
web-setup-name-of = Name der Person auf Platz { $seat }
web-setup-leader-random = Zufälliger Anführer
web-setup-leader-difficulty = Schwierigkeit
web-leader-difficulty-1 = leicht zu spielen
web-leader-difficulty-2 = etwas Erfahrung hilft
web-leader-difficulty-3 = für Erfahrene
web-leader-difficulty-4 = für Meister
web-setup-leader-random-about = Die Karten entscheiden.
web-setup-leader-of = Ein Anführer für Platz { $seat }
web-setup-leader-taken = Schon für Platz { $seat } gewählt
web-setup-draft = Anführer reihum wählen
web-setup-draft-about = Zu Beginn der Partie wählen die Spieler nacheinander ihre Anführer.
web-setup-rivals = Die beiden Rivalen spielen nach den Regeln; Anführer, die du nicht für sie wählst, werden gezogen.
web-setup-hagal = Haus Hagal nimmt den dritten Platz ein und spielt nach den Regeln.
web-setup-open-table = Tisch eröffnen
web-setup-start = Beginnen

## Lobby
web-lobby-title = Der Tisch ist offen
web-lobby-about-host = Gib den Link weiter, besetze die Plätze und beginne, wann du willst.
web-lobby-about-guest = Nimm einen freien Platz oder bleib und schau zu.
web-lobby-about-seated = Wer den Link hat, kann mitspielen oder zuschauen.
web-lobby-about-full = Alle Plätze sind besetzt. Bleib und schau zu.
web-lobby-seats = Plätze
web-lobby-your-name = Dein Name
web-lobby-free = Wartet auf jemanden
web-lobby-bot = Bot: { $bot }
web-lobby-rival = Spielt nach den Regeln
web-lobby-here = ist da
web-lobby-away = ist nicht da
web-lobby-host = Gastgeber
web-lobby-sit = Hier sitzen
web-lobby-ask = Um diesen Platz bitten
web-lobby-to-bot = Bot setzen
web-lobby-to-person = Platz freigeben
web-lobby-kick = Wegschicken
web-lobby-leave = Verlassen
web-lobby-hints = Tipps sind mir recht
web-lobby-start = Partie beginnen
web-lobby-start-bots =
    { $seats ->
        [one] Mit einem Bot beginnen
       *[other] Mit { $seats } Bots beginnen
    }
web-lobby-wait = Du hast deinen Platz. Der Gastgeber beginnt die Partie.
web-lobby-watch = Ohne Platz schaust du zu.
web-lobby-invite = Einladen
web-lobby-link = Link zu diesem Tisch
web-lobby-qr = QR-Code für { $link }
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert
web-lobby-share = Teilen
web-lobby-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit andere dazukommen können, starte den Server so:

## Taking one's seat to another device
web-key-title = Platz hierher holen
web-key-about = Dieser Link holt die Plätze einer Person in diesen Browser, mit ihren verdeckten Karten. Er gilt einmal. Benutze ihn nur, wenn es dein eigener ist.
web-key-use = Meinen Platz hierher holen
web-key-take = Anderes Gerät
web-key-take-about = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und zeigt deine verdeckten Karten: Gib ihn niemandem.

## The end of a game
web-end-title = Ergebnis
web-end-facts =
    { $rounds ->
        [one] { $game }, { $rounds } Runde
       *[other] { $game }, { $rounds } Runden
    }
web-end-you-win = Du gewinnst mit { $points } zu { $second }
web-end-wins = { $name } gewinnt mit { $points } zu { $second }
web-end-holds = { $leader } beherrscht Arrakis.
web-end-second = Zweiter Platz: { $name }.
web-end-no-tie = Um den Sieg gab es keinen Gleichstand.
web-end-tie = Den Gleichstand entschied: { $tiebreak }.
web-end-tie-numbers = Den Gleichstand entschied: { $tiebreak }, { $first } zu { $second }.
web-tiebreak-chaumurky = Chaumurky
web-tiebreak-spice = Spice
web-tiebreak-solari = Solari
web-tiebreak-water = Wasser
web-tiebreak-garrison = Truppen in der Garnison
web-tiebreak-reveal_turn = der späteste Aufdeckzug
web-tiebreak-seat = der Platz am Tisch
web-end-again = Noch einmal
web-end-next-level = Jetzt gegen: { $level }
web-end-join = Zur nächsten Partie
web-end-save = Speichern
web-end-chart = Punkte nach jeder Runde
web-end-target = { $points } Punkte beenden die Partie
web-end-retry = Ab hier neu spielen
web-end-retry-from = Zurück zum Beginn von
web-end-retry-choose = einer Runde
web-end-sources = Woher die Punkte kamen
web-end-from-start = Start
web-end-from-influence = Einfluss
web-end-from-alliance = Allianzen
web-end-from-conflict = Konflikte
web-end-from-spice_must_flow = Spicefluss
web-end-from-card = Karten
web-end-from-intrigue = Intrigen
web-end-from-tile = Tech
web-end-from-leader = Anführer
web-end-from-other = Anderes
web-end-total = Summe
web-end-moments = Drei Wendepunkte
web-end-moments-about = die Runden, in denen jemand Punkte holte und die anderen nicht mithalten konnten
web-end-swing =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
web-end-source = { $source } { $points }
web-end-swing-alone =
    { $points ->
        [one] Das ist einer mehr als bei jedem anderen.
       *[other] Das sind { $points } mehr als bei jedem anderen.
    }
web-end-swing-answered = Jemand anderes holte genauso viel.
web-end-not-yet = Die Partie läuft noch
web-end-not-yet-about = Noch gibt es kein Ergebnis.
web-end-to-table = Zum Tisch

## Replay
web-replay-of = Wiedergabe: { $game }
web-replay-standing = Punkte
web-replay-move = Schritt
web-replay-at = Schritt { $at } von { $last }
web-replay-steps = Schritte
web-replay-round = Runde
web-replay-turn = Zug
web-replay-back = Einen Schritt zurück (Pfeil links)
web-replay-on = Einen Schritt weiter (Pfeil rechts)
web-replay-turn-back = Einen Zug zurück (Umschalt und Pfeil links)
web-replay-turn-on = Einen Zug weiter (Umschalt und Pfeil rechts)
web-replay-round-back = Eine Runde zurück (Bild auf)
web-replay-round-on = Eine Runde weiter (Bild ab)
web-replay-play = Von selbst abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-speed = Tempo
web-replay-speed-of =
    { $speed ->
        [one] { $speed } Schritt/s
       *[other] { $speed } Schritte/s
    }
web-replay-eyes = Mit wessen Augen
web-replay-open = Alle Karten offen
web-replay-as = Dein Platz
web-replay-play-on = Ab hier weiterspielen
web-replay-not-yet = Noch nichts wiederzugeben
web-replay-not-yet-about = Eine Partie kann wiedergegeben werden, wenn sie zu Ende ist.

## Settings
web-settings-title = Einstellungen
web-settings-about = Bleiben in diesem Browser; nur deinen Namen sehen andere.
web-settings-name = Dein Name
web-settings-name-about = So nennen dich die anderen am Tisch.
web-settings-language-about = Karten, Regeln, Protokoll und alles andere.
web-settings-theme = Design
web-settings-theme-about = Wüstennacht oder Mittag.
web-settings-night = Nacht
web-settings-noon = Mittag
web-settings-words = Wörter neben Symbolen
web-settings-words-about = Jedes Symbol sagt, was es bedeutet.
web-settings-confirm = Vor einem Zug nachfragen
web-settings-confirm-about = Eine Wahl wird erst nach einem zweiten Tippen gespielt.
web-settings-sound = Ton
web-settings-sound-about = Ein leiser Ton, wenn du dran bist.
web-settings-notify = Benachrichtigungen
web-settings-notify-about = Der Browser meldet sich, wenn du dran bist und die Seite nicht zu sehen ist.
web-settings-notify-denied = Der Browser erlaubt es nicht.
web-settings-guided = Begleiter am Tisch
web-settings-guided-about = Rat zu dem, was du gefragt wirst, wie in der geführten ersten Partie.

## Legend
web-legend-title = Symbole
web-legend-about = Jedes Symbol des Tisches, und wie eine Zeile davon zu lesen ist.
web-legend-agents = Agentensymbole
web-legend-agents-about = Auf einer Karte sagen sie, wohin sie einen Agenten entsenden kann; auf einem Feld, welche Karte passt.
web-legend-resources = Ressourcen
web-legend-pieces = Figuren
web-legend-effects = Effekte
web-legend-board = Auf dem Spielplan
web-legend-reading = Eine Zeile lesen
web-legend-cost = Im Rahmen: was du bezahlst
web-legend-need = Gestrichelt: was du haben musst
web-legend-arrow = Links die Kosten, rechts der Effekt
web-legend-lock = Jetzt gesperrt: Antippen zeigt, warum
web-legend-glow = Orange: was du als Nächstes tun kannst
web-legend-seats = Plätze
web-legend-seat-0 = Platz A: Kreis
web-legend-seat-1 = Platz B: Dreieck
web-legend-seat-2 = Platz C: Quadrat
web-legend-seat-3 = Platz D: Raute

## About
web-about-title = Über Landsraad
web-about-what = Landsraad ist ein Tisch für Dune-Brettspiele: Regeln, Gegner, Wiedergaben und Anleitung, in fünf Sprachen.
web-about-unofficial = Es ist ein inoffizielles Fanprojekt und freie Software. Es steht in keiner Verbindung zu den Verlagen oder den Autoren der Spiele und der Bücher und enthält keine ihrer Bilder oder Texte. Willst du die Spiele von ihrer besten Seite kennenlernen, dann kauf die Schachteln.
web-about-data = Dieser Server bewahrt deine Partien auf und ein Geheimnis, an dem er deinen Browser erkennt; sonst nichts, und er wendet sich an niemanden sonst.
web-about-rules = Die Regeln in unseren eigenen Worten, im Terminal oder als Seiten zu lesen:
web-about-fair = Die Karten sind fair: Der Hash des Startwerts wird vor dem ersten Zug gezeigt, und eine gespeicherte Aufzeichnung lässt sich prüfen:
web-about-licences = Lizenzen
web-about-work = Werk
web-about-kind = Art
web-about-licence = Lizenz
web-about-code = Programm
web-about-icons = Symbole
web-about-font = Schrift
web-about-library = Bibliothek

## Learning
web-learn-about = Kleine echte Stellungen, je ein Zug, etwa eine Minute. Du machst ihn, der Tisch antwortet. Danach eine erste Partie mit einem Begleiter an deiner Seite.
web-learn-begin = Geführte Partie beginnen
web-learn-then = Danach: drei geführte Runden
web-learn-then-about = Eine echte Partie über drei Runden gegen zwei Lehrlinge. Ein Begleiter steht neben dem, wovon er spricht, und am Ende siehst du, was gewinnt. Hör auf, wann immer du willst.
web-course-title = Kurs
web-course-begin = Kurs beginnen
web-course-on = Weiter
web-course-progress = { $done } von { $all } geschafft
web-course-done = Alles geschafft. Nun spiel: Die geführte Partie ist der beste nächste Schritt.
web-course-is-done = geschafft
web-course-number = { $number } von { $of }
web-course-next = Weiter
web-course-finish = Fertig
web-course-again = Von vorn beginnen
web-course-do = Mach es für mich
web-course-why = Warum?
web-course-skip = Überspringen
web-course-leave = Verlassen
web-course-astray = Das ist erlaubt, führt aber woandershin. Nimm es zurück oder beginne von vorn.

## The guide at the table
web-coach-title = Begleiter
web-coach-course = Was eine erste Partie zeigt
web-coach-new = Neu
web-coach-seen = { $seen } von { $of }
web-coach-known = Verstanden
web-coach-all = Liste
web-coach-heard = gesehen
web-coach-stop = Kein Rat mehr
web-coach-step-turn = Der erste Zug
web-coach-step-effects = Effekte
web-coach-step-deploy = Truppen einsetzen
web-coach-step-again = Der nächste Agent
web-coach-step-reveal = Der Aufdeckzug
web-coach-step-buy = Karten erwerben
web-coach-step-combat = Kampf
web-coach-step-round = Die zweite Runde
web-coach-step-points = Punkte holen
web-coach-turn = Dein erster Zug
web-coach-turn-about =
    Tippe eine Karte deiner Hand an: Die Felder, die sie erreicht, beginnen zu leuchten. Tippe dann eines davon an. Ein Feld, das Spice oder Solari gibt, ist ein guter Anfang; später willst du Einfluss bei den vier Mächten { $screen ->
        [phone] oben auf dem Spielplan
       *[wide] links
    }.
web-coach-effects = Was dein Besuch bringt
web-coach-effects-about =
    Einfache Gewinne sind schon verbucht. Was eine Entscheidung braucht, steht { $screen ->
        [phone] über deinen Karten
       *[wide] in der Leiste unter dem Spielplan oder in der Liste rechts
    }. Nimm es in beliebiger Reihenfolge und beende dann deinen Zug.
web-coach-deploy = Truppen für den Konflikt
web-coach-deploy-about =
    { $garrison ->
        [one] Du hast { $garrison } Trupp in deiner Garnison.
       *[other] Du hast { $garrison } Truppen in deiner Garnison.
    } Jeder eingesetzte Trupp hat Kampfstärke 2, und nach dem Kampf sind alle verloren. Sieh dir die Belohnungen des Konflikts an: Ist der erste Platz das wert?
web-coach-again = Noch ein Agent
web-coach-again-about =
    { $agents ->
        [one] Du hast noch { $agents } Agenten.
       *[other] Du hast noch { $agents } Agenten.
    } Entsende einen mit einer anderen Karte. Karten, die du auf der Hand behältst, sind nicht verloren: Sie zählen, wenn du aufdeckst.
web-coach-reveal = Zeit zum Aufdecken
web-coach-reveal-about = Alle deine Agenten sind unterwegs. Decke den Rest deiner Hand auf: Er gibt Überzeugung zum Erwerben von Karten und Schwerter für den Konflikt.
web-coach-buy = Karten erwerben
web-coach-buy-about = Du hast { $persuasion } Überzeugung. Erworbene Karten kommen auf deinen Ablagestapel und später auf deine Hand. Eine Karte mit mehreren Agentensymbolen macht deine Züge freier. Was du nicht ausgibst, verfällt.
web-coach-combat = Der Kampf
web-coach-combat-about = Truppen zählen je 2, Schwerter 1. Kampf-Intrigenkarten können noch etwas ändern; ohne eine passt du. Der Stärkste nimmt die erste Belohnung.
web-coach-trash = Entsorge eine Karte
web-coach-trash-about = Eine entsorgte Karte verlässt dein Deck für immer. Schwache Startkarten sind am leichtesten zu verschmerzen: Was bleibt, kommt öfter.
web-coach-discard = Wirf eine Karte ab
web-coach-discard-about = Wähle die Karte, die du in dieser Runde am wenigsten brauchst; sie kommt wieder, wenn dein Deck gemischt wird.
web-coach-round = Runde { $round } beginnt
web-coach-round-about = Der Konflikt ist entschieden, die Agenten sind zurück, und du hast fünf neue Karten. Ein neuer Konflikt liegt offen: Sieh dir seine Belohnungen an, bevor du entscheidest, wohin du gehst.
web-coach-points = Wie du gewinnst
web-coach-points-about =
    { $points ->
        [one] Du hast { $points } Punkt.
       *[other] Du hast { $points } Punkte.
    } 2 Einfluss bei einer Macht bringen je einen Punkt, die Allianz bei 4 noch einen; Konflikte geben mehr, und die Karte „Das Spice muss fließen“ ist ein Punkt für 9 Überzeugung.
web-coach-step-influence = Einfluss
web-coach-step-intrigue = Intrigen
web-coach-step-makers = Sandwürmer
web-coach-step-leader = Dein Anführer
web-coach-leader = Was nur du kannst
web-coach-leader-about =
    Dein Anführer hat zwei Fähigkeiten. Die eine gilt immer oder zu bestimmten Zeitpunkten; die andere geschieht, wenn du mit dem Siegelring einen Agenten entsendest. { $screen ->
        [phone] Der Reiter Du unten zeigt beide
       *[wide] Beide stehen in deinem eigenen Bereich
    }.
web-coach-influence = Eine Macht steht dir bei
web-coach-influence-about = Jeder Besuch bei einer Macht ist ein Schritt auf ihrer Leiste. Bei 2 bekommst du einen Punkt, bei 4 einen Bonus und, wenn du als Erster dort bist, die Allianz: noch einen Punkt. Zwei Mächte gewinnt man leichter als vier.
web-coach-intrigue = Dein eigenes Geheimnis
web-coach-intrigue-about = Niemand sieht deine Intrigenkarten. Eine Komplottkarte spielst du in deinem Zug, eine Kampfkarte im Kampf, eine Finalkarte ganz am Ende. Was leuchtet, kannst du jetzt spielen.
web-coach-makers = Spice hat sich gesammelt
web-coach-makers-about = In der letzten Runde war niemand hier, also liegt { $spice } Spice mehr auf diesem Feld. Jede Runde wird es mehr, bis es jemand holt. Der Weg kostet Wasser: Sorge vor.

# Uhren
web-clock = Uhr
web-clock-none = keine
web-clock-day = ein Tag für jeden Zug
web-clock-hours = je 12 Stunden für die ganze Partie
web-clock-live = eine Minute pro Zug und je 20 Minuten
web-clock-other = eine andere
web-clock-flag = Wenn die Zeit um ist
web-clock-flag-bot = spielt ein Bot weiter: { $bot }
web-clock-flag-host = entscheidet der Gastgeber
