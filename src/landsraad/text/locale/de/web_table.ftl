# The words of the table in the browser.

table-game = Dune: Imperium
table-game-ix = Dune: Imperium mit Rise of Ix
table-epic = episch
table-title = Runde { $round } · Landsraad
table-title-yours = Du bist dran · Landsraad
table-title-over = Partie beendet · Landsraad

# Regions of the screen, for those who hear it
table-board = Spielplan
table-players = Spieler
table-side = Kartenmarkt und Protokoll
table-action = Was jetzt zu tun ist
table-choices = Deine Möglichkeiten
table-or = oder
table-tools = Werkzeuge
table-tray = Wähle etwas aus
table-tray-hide = Spielplan zeigen
table-tray-show = Auswählen
table-draft-left = Noch freie Anführer
table-close = Schließen

# The top line
table-round = Runde { $round }
table-round-of = Runde { $round } von { $last }
table-phases = Phasen der Runde
table-order = Reihenfolge: { $names }
table-history = Rückblick
table-menu = Menü
table-keys = Tasten
table-legend = Symbole erklärt

# Seats
table-you = Du
table-seat = Platz { $letter }
table-rival = Rivale { $letter }
table-bot = Bot
table-away = nicht da
table-no-leader = noch kein Anführer
table-first-player = Startspieler
table-to-act = ist dran
table-points =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
table-agents-left =
    { $count ->
        [0] kein Agent mehr
        [one] noch { $count } Agent
       *[other] noch { $count } Agenten
    }
table-in-garrison = Truppen in der Garnison
table-in-supply = Truppen im Vorrat
table-ships-garrison = Schlacht­schiffe in der Garnison
table-negotiators = Verhandlungs­führer auf Ix
table-in-hand = Handkarten
table-in-deck = Karten im Deck
table-in-discard = Karten auf dem Ablagestapel
table-intrigue-cards = Intrigenkarten
table-has-swordmaster = Schwertmeister
table-has-council = Sitz im Hohen Rat
table-tile-flipped = { $name }, verdeckt
table-deck-top = Oben auf deinem Deck
table-masterstroke = Meisterstreich, geheim

# The board
table-alliance = Allianz
table-alliance-at = Allianz bei 4
table-alliance-free = niemand hat die Allianz
table-alliance-of = { $name } hat die Allianz
table-influence-of = { $name }: { $count }
table-space-open = möglich
table-space-shut = jetzt nicht
table-space-occupied = belegt von { $names }
table-space-controlled = kontrolliert von { $name }
table-space-closed = gesperrt von { $name }
table-space-bonus = { $count } Bonus-Spice
table-infiltration = Infiltration: Gegnerische Agenten blockieren dich dort nicht
table-council-of = Im Hohen Rat: { $names }
table-council-empty = Niemand sitzt im Hohen Rat
table-shipping = Frachterleiste
table-freighter-of = { $name } auf Feld { $count }
table-stack-empty = leer
table-tech-tiles = Tech-Plättchen
table-tiles-left = { $count } Plättchen in diesem Stapel
table-conflict = Konflikt
table-no-conflict = Noch kein Konflikt
table-no-units = keine Einheiten
table-place = { $place }.
table-fighter =
    { $name }: { $troops ->
        [one] { $troops } Trupp
       *[other] { $troops } Truppen
    }, { $ships ->
        [one] { $ships } Schlachtschiff
       *[other] { $ships } Schlachtschiffe
    }, Kampfstärke { $strength }

# The market
table-market = Karten zum Erwerben
table-row = Imperium-Reihe
table-row-empty = leer
table-persuasion-left = übrig
table-reveal-gives = Aufdecken:
table-can-pay = du kannst sie bezahlen
table-kept = Nur du kannst sie erwerben
table-kept-for = Nur { $name } kann sie erwerben
table-set-aside = Verdeckt beiseitegelegt
table-decks = Verbleibende Karten: { $imperium } im Imperium-Stapel, { $intrigue } im Intrigenstapel
table-snooper = Schnüffler-Plättchen von { $name }
table-cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }

# Your cards
table-your-hand = Deine Karten
table-no-hand = Keine Karten auf der Hand
table-no-hand-watching = Du schaust zu: Alle Hände bleiben verdeckt
table-no-agent-effect = kein Agenten-Effekt
table-only-revealed = nur zum Aufdecken
table-timing-now = { $timing }, jetzt
table-box-agent = Agent
table-box-reveal = Aufdecken
table-box-reveal-unload = Mit Entladen
table-box-acquire = Beim Erwerben
table-box-on-trash = Beim Entsorgen
table-box-plot = Komplott
table-box-combat = Kampf
table-box-endgame = Finale
table-box-entry = Zugang
table-box-effects = Effekt
table-box-control = Bei Kontrolle
table-box-ability = Fähigkeit
table-box-signet = Siegelring
table-box-round-start = Rundenbeginn
table-box-win = Gewonnener Konflikt
table-box-end = Finale
table-box-first = 1. Platz
table-box-second = 2. Platz
table-box-third = 3. Platz
table-kind-tile = Tech-Plättchen
table-kind-track = Leiste
table-kind-hagal = Haus-Hagal-Karte

# What to do
table-wait = Einen Moment
table-waiting-for = Warten auf { $name }
table-waiting-for-you = Warten auf dich
table-bot-thinks = { $name } überlegt
table-over = Die Partie ist zu Ende
table-to-end = Zum Ergebnis
table-hint-glow = Zur Wahl: { $things }
table-hint-list = Wähle unten
table-hint-list-aside = Wähle rechts
table-hint-confirm = Willst du das tun?
table-offline = Keine Verbindung: Bis sie wieder da ist, kann nichts gespielt werden.
table-where-agent = Wohin geht dein Agent?
table-turn-done = Dein Zug ist zu Ende
table-how-many-troops = Wie viele Truppen setzt du ein?
table-combat-lead = Du führst { $mine } zu { $best }
table-combat-behind = Du liegst { $mine } zu { $best } zurück
table-combat-even = Gleichstand bei { $mine }
table-last-round = Letzte Runde
table-how-many-negotiators = Wie viele Verhandlungsführer zurück?
table-which-card = Mit welcher Karte?
table-count-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-count-intrigue =
    { $count ->
        [one] { $count } Intrigenkarte
       *[other] { $count } Intrigenkarten
    }
table-count-space =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
table-count-tile = { $count } Tech-Plättchen
table-count-faction =
    { $count ->
        [one] { $count } Fraktion
       *[other] { $count } Fraktionen
    }
table-count-seat = { $count } Spieler
table-count-leader = { $count } Anführer
table-advice-ask = Was würde ein Bot tun?
table-advising = Ein Bot überlegt, was er täte …
table-advice = Ein Bot rät: { $text }
table-advice-chance = Ein Bot rät: { $text } (gewinnt zu { $chance } %)
table-advice-yours = deine Wahl: { $chance } %
table-put-back = { $name } zurücklegen
table-reveal-now = Aufdecken
table-undo = Rückgängig
table-confirm = Ausführen
table-back = Zurück
table-fewer = Eins weniger
table-more = Eins mehr
table-now-after = Jetzt und danach
table-after = { $what } { $then }
table-what-strength = Kampfstärke
table-what-persuasion = Überzeugung
table-what-solari = Solari
table-what-spice = Spice
table-what-water = Wasser

# Why not
table-not-now = { $name }: jetzt nicht
table-answer-first = Erst ist das zu entscheiden: { $question }
table-wait-turn = Du bist nicht am Zug.
table-rule = Regel { $rule }
table-rule-missing = Diese Regel lässt sich gerade nicht lesen.

# The log and the past
table-log = Protokoll
table-since = seit deinem letzten Zug
table-log-older =
    { $count ->
        [one] { $count } frühere Zeile
       *[other] { $count } frühere Zeilen
    }
table-log-setup = Aufbau: { $count } Zeilen
table-look-at = Diesen Moment zeigen
table-looking-back = Rückblick
table-looking-back-at = Rückblick: Schritt { $at } von { $last }
table-turn-before = Voriger Zug
table-move-before = Voriger Schritt
table-move-after = Nächster Schritt
table-turn-after = Nächster Zug
table-return = Zur Partie

# One device for several people
table-pass-device = Gib das Gerät an { $name } weiter
table-pass-device-why = Alle Hände sind verdeckt, bis die nächste Person Platz nimmt.
table-sit = Ich bin { $name }

# Menu
table-set-words = Wörter neben Symbolen
table-set-sound = Töne
table-set-notify = Melden, wenn ich dran bin
table-set-confirm = Vor jeder Wahl nachfragen
table-restart-turn = Diesen Zug neu beginnen
table-me-to-bot = Einen Bot für dich spielen lassen
table-me-back = Wieder selbst spielen
table-seat-to-bot = Einen Bot für { $name } spielen lassen
table-seat-back = { $name } wieder selbst spielen
table-report = Problem melden
table-report-about = Kopiert: die Lage, wie du sie siehst, was zuletzt geschah und die Version. Füge es in deine Meldung ein.
table-report-copy = Zum Kopieren: die Lage, wie du sie siehst, was zuletzt geschah und die Version. Füge es in deine Meldung ein.
table-all-settings = Alle Einstellungen
table-home = Tisch verlassen

# Keys
table-key-arrows = zum nächsten, was leuchtet
table-key-enter = antippen
table-key-numbers = eine Antwort aus der Liste wählen
table-key-escape = Angetipptes zurücklegen; Rückblick verlassen
table-key-reveal = deine Hand aufdecken
table-key-end = deinen Zug beenden
table-key-undo = den letzten Schritt zurücknehmen
table-key-restart = den Zug neu beginnen
table-key-advice = was ein Bot täte
table-key-inspect = das Ausgewählte im Wortlaut lesen
table-key-legend = was die Symbole bedeuten
table-key-history = Rückblick, dann weiter mit ← →
table-key-words = Wörter neben Symbolen
table-key-theme = Nacht oder Mittag
table-key-keys = diese Liste

# On a phone
table-glow-below = Weiter unten: { $count }
table-tab-turn = Zug
table-tab-you = Du
table-tab-players = Spieler
table-tab-market = Markt
table-tab-log = Protokoll

# Keys and books
table-key-shift = Umschalt { $key }
table-book-house-hagal = Haus Hagal

# An der Tür: wer um einen Platz bittet
table-door = An der Tür
table-door-asks = { $name } bittet um Platz { $seat } ({ $now }).
table-door-asks-free = { $name } bittet um Platz { $seat }.
table-door-all = Alle, die spielen, müssen zustimmen.
table-door-let-in = Einlassen
table-door-refuse = Ablehnen
table-door-waiting = Du hast um Platz { $seat } gebeten. Es fehlt noch: { $names }.
table-door-withdraw = Nicht mehr bitten
table-door-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt. Du kannst zuschauen und darum bitten, wiederzukommen.
table-door-left = Du hast deinen Platz verlassen.
table-door-come-back = Um Rückkehr bitten
table-door-ask = Um Platz { $seat } bitten ({ $name })
table-send-away = { $name } wegschicken
table-send-away-sure = { $name } endgültig wegschicken? Ein Bot spielt weiter.

# Uhren
table-clock = Verbleibende Zeit
table-clock-days = { $days } T { $hours } Std
table-clock-paused = Pause
table-clock-pause = Uhren anhalten, wenn alle zustimmen
table-clock-agree = Uhren anhalten: { $names } möchte es
table-clock-go-on = Uhren laufen lassen
