# The words only the terminal table needs.

terminal-ask-language = Sprache
terminal-ask-seats = Wie viele Spieler, 1 bis 4? Allein und zu zweit spielt ihr auch gegen Haus Hagal
terminal-ask-ix = Mit der Erweiterung Rise of Ix?
terminal-ask-epic = Im längeren epischen Spielmodus?
terminal-ask-leader = Dein Anführer: eine Nummer oder ein Name; Enter für einen zufälligen; „draft“, damit alle wählen
terminal-ask-seed = Startwert der Partie; Enter für einen zufälligen
terminal-not-understood = „{ $answer }“ habe ich nicht verstanden.
terminal-leader-unknown = Einen Anführer „{ $answer }“ gibt es in dieser Partie nicht.
terminal-leader-several = „{ $answer }“ kann heißen: { $leaders }.
terminal-welcome = Du bist { $player } und spielst { $leader }. Startwert { $seed }. Mit ? bekommst du Hilfe.
terminal-welcome-draft = Du bist { $player }. Startwert { $seed }. Mit ? bekommst du Hilfe.
terminal-welcome-several = { $players } sitzen an diesem Bildschirm. Startwert { $seed }. Mit ? bekommt ihr Hilfe.
terminal-human = Spieler { $letter }
terminal-bot = Bot { $letter }
terminal-rival = Rivale { $letter }
# Wie ein Rivale nach seinem Anführer heißt, wo ein Name genügen muss
called-paul_atreides = Paul
called-duke_leto_atreides = Leto
called-baron_vladimir_harkonnen = Vladimir
called-glossu_the_beast_rabban = Rabban
called-earl_memnon_thorvald = Memnon
called-countess_ariana_thorvald = Ariana
called-count_ilban_richese = Ilban
called-helena_richese = Helena
called-archduke_armand_ecaz = Armand
called-ilesa_ecaz = Ilesa
called-prince_rhombur_vernius = Rhombur
called-princess_yuna_moritani = Yuna
called-tessia_vernius = Tessia
called-viscount_hundro_moritani = Hundro
terminal-house-hagal = Haus Hagal

terminal-reveals = deckt auf: { $cards }
terminal-curtain = { $player }, jetzt bist du dran. Drücke Enter, wenn niemand sonst auf den Bildschirm sieht.
terminal-prompt = { $player } >
terminal-prompt-for-one = { $player } [Enter: 1] >
terminal-since = Seit deiner letzten Entscheidung
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-only-last = Die letzten { $shown } von { $all } Zeilen; l { $all } zeigt alle.
terminal-not-an-option = { $answer } gibt es hier nicht: Gib eine Nummer von 1 bis { $most } ein, oder ? für Hilfe.
terminal-not-a-command = „{ $answer }“ ist hier kein Befehl. Mit ? bekommst du Hilfe.
terminal-nothing-to-undo = Von dir lässt sich nichts zurücknehmen: Andere haben seither gespielt, oder etwas Verborgenes wurde gesehen.
terminal-undone = Zurückgenommen.
terminal-needs-a-name = c braucht einen Namen: c Dolch
terminal-needs-words = r braucht eine Nummer oder Wörter: r 6.3.3, r Allianz
terminal-needs-a-file = s braucht eine Datei: s abend.json
terminal-no-component = Nichts heißt „{ $answer }“.
terminal-several-components = „{ $answer }“ kann heißen: { $names }.
terminal-no-rule = In keiner Regel kommt „{ $answer }“ vor.
terminal-more-rules =
    { $amount ->
        [one] { $amount } weitere Regel; mit mehr Wörtern findest du die richtige.
       *[other] { $amount } weitere Regeln; mit mehr Wörtern findest du die richtige.
    }
terminal-no-odds = In diesem Spiel wird nicht gewürfelt: Die Kampfstärken liegen offen.
terminal-allowed = Das ist jetzt erlaubt.
# The words between card and space are an arrow or a comma in every language; "to" is English only.
terminal-why-not-hint = Einen Spielzug schreibst du so: w Dolch, Arrakeen, oder in Notation: w agent dagger arrakeen
terminal-cannot-save = Die Partie kann nicht in { $file } gespeichert werden: { $error }
terminal-resume = Weiter geht es mit: { $command }
terminal-at-the-end = Enter verlässt den Tisch; s DATEI bewahrt die Aufzeichnung der Partie auf, l zeigt das Protokoll.

terminal-help =
    NUMMER      diese Möglichkeit wählen; Enter allein nimmt die einzige
    u           deine letzte Wahl zurücknehmen, solange nichts Verborgenes gesehen wurde
    t           der ganze Tisch            b    der Spielplan
    h           deine Hand im Wortlaut     l    das Protokoll (l 100: die letzten 100 Zeilen)
    c NAME      was eine Karte, ein Feld, Anführer, Plättchen oder Konflikt tut
    r SUCHE     die Regeln: eine Nummer (r 6.3.3) oder Wörter (r Allianz)
    w SPIELZUG  warum ein Spielzug nicht erlaubt ist (w Dolch, Arrakeen)
    s DATEI     die Partie speichern       q    speichern und verlassen
terminal-legend =
    Zeichen: A B C D Spieler und ihre Agenten · ⚑ Kontrolle · ▲ Schlachtschiff · × Kampffeld · +2 Bonus-Spice · * Allianz
    Hinter einem Spieler: 1 Startspieler · H Hoher Rat · S Schwertmeister · M Mentat · F fertig, hat aufgedeckt

terminal-kind-card = Karten
terminal-kind-intrigue = Intrigenkarten
terminal-kind-space = Spielplanfelder
terminal-kind-leader = Anführer
terminal-kind-tile = Tech-Plättchen
terminal-kind-conflict = Konflikte
terminal-kind-track = Leisten
terminal-kind-hagal = Haus-Hagal-Karten

terminal-column-points = SP
terminal-column-solari = Sol
terminal-column-spice = Spi
terminal-column-water = Was
terminal-column-agents = Agt
terminal-column-garrison = Gar
terminal-column-force = Konflikt
terminal-column-cards = Krt
terminal-column-intrigue = Int
terminal-faction-emperor = Im
terminal-faction-spacing_guild = Gi
terminal-faction-bene_gesserit = BG
terminal-faction-fremen = Fr
terminal-mark-first = Startspieler
terminal-mark-council = Hoher Rat
terminal-mark-swordmaster = Schwertmeister
terminal-mark-mentat = Mentat
terminal-mark-done = hat aufgedeckt
terminal-sign-first = 1
terminal-sign-council = H
terminal-sign-swordmaster = S
terminal-sign-mentat = M
terminal-sign-done = F
terminal-freighter = Frachter { $position }
terminal-negotiators = { $amount } Verhandlungsführer
terminal-garrison-ships = { $troops }+{ $ships }▲
terminal-force = { $units } = { $strength }
terminal-bonus = +{ $amount }
terminal-here = Hier
terminal-ix-line = Frachter, Plättchen
terminal-closed = gesperrt von { $player }
terminal-agent-box = Agent
terminal-reveal-box = Aufdecken
terminal-acquire-box = Erworben
terminal-trash-box = Entsorgt
terminal-quiet-board = kein Agent auf dem Spielplan
terminal-deck-top = Oben auf deinem Deck
terminal-set-aside = Beiseitegelegt
terminal-masterstroke = { ability-masterstroke }
terminal-rewards = 1. { $first } · 2. { $second }
terminal-rewards-three = 1. { $first } · 2. { $second } · 3. { $third }
terminal-winner-by-points =
    { $points ->
        [one] { $player } gewinnt mit { $points } Siegpunkt nach { $rounds } Runden.
       *[other] { $player } gewinnt mit { $points } Siegpunkten nach { $rounds } Runden.
    }
terminal-winner-by-tie =
    { $player } gewinnt nach { $rounds } Runden. Siegpunkte: { $points }, ebenso viele wie auf dem zweiten Platz.
    Den Gleichstand entscheidet: { $tiebreak }.
