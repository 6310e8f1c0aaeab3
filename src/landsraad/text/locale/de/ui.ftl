# Words around the table: headings, commands, endings.

## The table
ui-title = Landsraad
ui-game = Dune: Imperium
ui-board = Spielplan
ui-row = Imperium-Reihe
ui-reserve = Reserve
ui-hand = Hand
ui-intrigue = Intrigenkarten
ui-tech = Tech
ui-tiles = Tech-Plättchen
ui-resources = Ressourcen
ui-influence = Einfluss
ui-alliance = Allianz
ui-alliances = Allianzen
ui-conflict = Konflikt
ui-conflict-deck = Verbleibende Konflikte
ui-strength = Kampfstärke
ui-rewards = Belohnungen
ui-first-place = 1. Platz
ui-second-place = 2. Platz
ui-third-place = 3. Platz
ui-garrison = Garnison
ui-supply = Vorrat
ui-agents = Agenten
ui-troops = Truppen
ui-dreadnoughts = Schlachtschiffe
ui-negotiators = Verhandlungsführer
ui-freighter = Frachter
ui-shipping-track = Frachterleiste
ui-points = Siegpunkte
ui-deck = Deck
ui-discard = Ablagestapel
ui-in-play = Im Spiel
ui-leader = Anführer
ui-player = Spieler
ui-players = Spieler
ui-control = Kontrolle
ui-bonus-spice = Bonus-Spice
ui-council = Sitz im Hohen Rat
ui-swordmaster = Schwertmeister
ui-mentat = Mentat
ui-first-player = Startspieler
ui-space = Feld
ui-cost = Kosten
ui-effect = Effekt
ui-cards = Karten
ui-rules = Regeln
ui-you = du
ui-bot = Bot
ui-nobody = niemand
ui-none = keine
ui-hidden = verborgen
ui-face-down = verdeckt
ui-empty = leer
ui-round = Runde { $round }
ui-round-of = Runde { $round }: { $phase }
ui-persuasion-left = noch { $amount } Überzeugung
ui-copies = noch { $amount }
ui-cards-count =
    { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }

## Playing
ui-your-turn = Du bist am Zug
ui-turn-of = Zug von { $player }
ui-waiting-for = Warten auf { $player }
ui-options = Möglichkeiten
ui-choose-number = Wähle eine Nummer
ui-page = Seite { $page } von { $pages }
ui-more = Mehr
ui-log = Protokoll
ui-why-not = Warum nicht?
ui-not-allowed = Nicht erlaubt
ui-undo = Rückgängig
ui-undone = Der letzte Spielzug ist zurückgenommen
ui-cannot-undo = Nichts lässt sich zurücknehmen: Seither ist etwas Verborgenes gesehen worden
ui-save = Speichern
ui-saved = Die Partie ist in { $file } gespeichert
ui-load = Laden
ui-loaded = Die Partie aus { $file } geht weiter
ui-help = Hilfe
ui-quit = Beenden
ui-quit-question = Die Partie verlassen? Sie ist in { $file } gespeichert
ui-yes = Ja
ui-no = Nein
ui-unknown-command = Die Möglichkeit { $command } gibt es nicht. Gib eine Nummer ein oder einen der Befehle: { $commands }
ui-help-text = Gib die Nummer einer Möglichkeit oder einen Befehl ein
ui-help-undo = den letzten Spielzug zurücknehmen
ui-help-save = die Partie speichern
ui-help-log = zeigen, was geschehen ist
ui-help-card = eine Karte, ein Feld, einen Anführer oder ein Plättchen zeigen
ui-help-rules = etwas in den Regeln nachschlagen
ui-help-quit = die Partie verlassen
ui-new-game = Neue Partie
ui-resume = Fortsetzen
ui-seats = Plätze
ui-seed = Startwert
ui-expansions = Erweiterungen
ui-language = Sprache

## The end
ui-game-over = Die Partie ist zu Ende
ui-final-standings = Endstand
ui-place = Platz
ui-winner = { $player } gewinnt
ui-you-win = Du hast gewonnen
ui-decided-by = Entscheidend: { $tiebreak }
ui-rounds-played =
    { $amount ->
        [one] { $amount } Runde
       *[other] { $amount } Runden
    }
tiebreak-points = Siegpunkte
tiebreak-chaumurky = { tile-chaumurky }
tiebreak-spice = Spice
tiebreak-solari = Solari
tiebreak-water = Wasser
tiebreak-garrison = Truppen in der Garnison
tiebreak-reveal_turn = der späteste Aufdeckzug
tiebreak-seat = der Platz am Tisch
ui-labelled = { $label }: { $value }
