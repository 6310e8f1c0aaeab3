# War for Arrakis in the terminal.

arrakis-terminal-supremacy = Vorherrschaft { $level } von { $goal }
arrakis-terminal-prescience = Vorwissen
arrakis-terminal-objective = Dein Ziel
arrakis-terminal-imperium = Imperium-Marker
arrakis-terminal-bans = Imperium-Verbote
arrakis-terminal-dice = Aktionswürfel ({ $member })
arrakis-terminal-bene-gesserit = Bene-Gesserit-Marker
arrakis-terminal-ranked = { $piece } (Rang { $rank })
arrakis-terminal-air = In der Luft
arrakis-terminal-leaders = Anführer
arrakis-terminal-leader-at = { $leader } ({ $place })
arrakis-terminal-prescience-cards = Vorwissenskarten
arrakis-terminal-cards = { $member }: { $hand } auf der Hand, { $deck } im Deck
arrakis-terminal-hand = { $member }: Handkarten ({ $deck } im Deck)
arrakis-terminal-goal-harkonnen = Du gewinnst, sobald der Vorherrschaftsmarker 10 erreicht: Zerstöre Sietches.
arrakis-terminal-goal-atreides = Du gewinnst, wenn alle drei Vorwissensmarker dein Ziel erreichen: Sichere Vorwissenskarten, nimm Versuchsstationen, zerstöre Siedlungen.
arrakis-terminal-welcome = Du bist { $player }, deine Seite: { $side }. Startzahl { $seed }. ? zeigt die Hilfe.
arrakis-terminal-winner = { $side } gewinnen durch { $how } in Runde { $rounds }.
arrakis-terminal-unfinished = Nach { $rounds } Runden hat niemand gewonnen: unentschieden.
arrakis-terminal-odds-hint = Die Aussichten eines Angriffs brauchen zwei Gebiete: o carthag arsunt
arrakis-terminal-odds-nobody = { $area }: Dort steht niemand.
arrakis-terminal-odds = Angriff, { $start } gegen { $goal }: Angreifer { $attacker }, Verteidiger { $defender }, niemand übrig { $nobody }; etwa { $rounds } Gefechtsrunden. Verdeckte Marker und Sietches sind geschätzt.
arrakis-terminal-ask-seats = Wie viele Personen, 1 bis 4? Eine spielt gegen die automatischen Harkonnen
arrakis-terminal-ask-guild = Mit der Erweiterung Die Raumgilde?
arrakis-terminal-ask-side = Deine Seite: { $one } oder { $other }
arrakis-terminal-kind-card = Planungskarten
arrakis-terminal-kind-leader = Anführer
arrakis-terminal-kind-prescience = Vorwissenskarten
arrakis-terminal-kind-objective = Geheime Ziele
arrakis-terminal-kind-area = Gebiete
arrakis-terminal-kind-unit = Figuren
arrakis-terminal-kind-vehicle = Fahrzeuge
arrakis-terminal-kind-piece = Weiteres Spielmaterial
arrakis-terminal-kind-token = Aufmarschmarker
arrakis-terminal-kind-sign = Wurmzeichen
arrakis-terminal-kind-marker = Vorwissensmarker
arrakis-terminal-kind-power = Mächte des Imperiums
arrakis-terminal-kind-atomics = Familienatomwaffen
arrakis-terminal-kind-result = Aktionswürfel
arrakis-terminal-help =
    NUMMER      diese Möglichkeit wählen; Enter allein nimmt die einzige
    u           deine letzte Wahl zurücknehmen, solange nichts Verborgenes gesehen wurde
    t           der ganze Tisch            b    der Spielplan
    h           deine Hand im Wortlaut     l    das Protokoll (l 100: die letzten 100 Zeilen)
    c NAME      was eine Karte, ein Anführer, ein Gebiet, eine Einheit oder ein Marker tut
    r SUCHE     die Regeln: eine Nummer (r 9.4) oder Wörter (r Sandwurm)
    w SPIELZUG  warum ein Spielzug nicht erlaubt ist (w to carthag)
    o VON NACH  die Aussichten eines Angriffs (o carthag arsunt)
    s DATEI     die Partie speichern       q    speichern und verlassen
