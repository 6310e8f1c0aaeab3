# The words of War for Arrakis in the browser. Names of areas, cards and pieces come from the catalog.

war-game = Dune: Krieg um Arrakis
war-game-guild = Krieg um Arrakis, Die Raumgilde

# Letters of sides, partners and leaders: one sign each
war-letter-harkonnen = H
war-letter-atreides = A
war-letter-house_harkonnen = H
war-letter-corrino_ally = C
war-letter-house_atreides = A
war-letter-fremen_ally = F
war-letter-baron_harkonnen = B
war-letter-beast_rabban = R
war-letter-feyd_rautha = F
war-letter-thufir_hawat = T
war-letter-captain_aramsham = A
war-letter-gaius_helen_mohiam = G
war-letter-emperor_shaddam_iv = S
war-letter-paul_atreides = P
war-letter-lady_jessica = J
war-letter-reverend_mother_jessica = J
war-letter-gurney_halleck = G
war-letter-alia = A
war-letter-stilgar = S
war-letter-chani = C
war-letter-paul_muad_dib = M

# Leaders as they are called in panels
war-short-baron_harkonnen = Der Baron
war-short-beast_rabban = Rabban
war-short-feyd_rautha = Feyd
war-short-thufir_hawat = Hawat
war-short-captain_aramsham = Aramsham
war-short-gaius_helen_mohiam = Mohiam
war-short-emperor_shaddam_iv = Shaddam IV.
war-short-paul_atreides = Paul
war-short-lady_jessica = Lady Jessica
war-short-reverend_mother_jessica = Mutter Jessica
war-short-gurney_halleck = Gurney
war-short-alia = Alia
war-short-stilgar = Stilgar
war-short-chani = Chani
war-short-paul_muad_dib = Muad'Dib

# Regions, for those who hear the screen
war-map = Karte von Arrakis, 101 Gebiete. Pfeile führen ins nächste Gebiet, Tab zum nächsten wählbaren, Enter wählt, I liest mehr vor
war-sides = Beide Seiten
war-side-notes = Spice, Weltraum, Vorwissen und Protokoll
war-action = Was zu tun ist
war-choices = Deine Möglichkeiten
war-hand = Deine Planungskarten
war-hand-empty = Keine Planungskarten auf der Hand

# The map and its tools
war-layers = Ebenen
war-layer-none = Keine Ebene
war-layer-strength = Stärke: Würfel / Treffer
war-layer-reach = Reichweite deiner Legionen
war-layer-spice = Spice
war-layer-storm = Gefahr durch Stürme
war-zoom-in = Näher
war-zoom-out = Weiter weg
war-whole = Ganze Karte
war-list = Gebiete als Liste
war-find = Gebiet suchen
war-close = Schließen
war-area = Gebiet
war-terrain = Gelände
war-lies-there = Was dort liegt
war-borders-on = Grenzt an
war-legal = wählbar
war-borders = grenzt an { $count }
war-cliffs = Klippe zu { $names }
war-cliff-to = Klippe zu { $area }

# What lies in an area
war-count-regular =
    { $count ->
        [one] { $count } Standard-Einheit
       *[other] { $count } Standard-Einheiten
    }
war-count-elite =
    { $count ->
        [one] { $count } Elite-Einheit
       *[other] { $count } Elite-Einheiten
    }
war-count-sardaukar = { $count } Sardaukar
war-count-fedaykin = { $count } Fedaykin
war-count-troop =
    { $count ->
        [one] { $count } Truppe der Großen Häuser
       *[other] { $count } Truppen der Großen Häuser
    }
war-count-bashar =
    { $count ->
        [1] { $count } Bashar
       *[other] { $count } Bashars
    }
war-count-naib =
    { $count ->
        [1] { $count } Naib
       *[other] { $count } Naibs
    }
war-token-known = verdeckter Marker ({ $figures })
war-tokens =
    { $count ->
        [one] { $count } verdeckter Marker
       *[other] { $count } verdeckte Marker
    }
war-legion = Legion der { $side }: { $figures }
war-settlement = Siedlung vom Rang { $rank }
war-sietch = Sietch vom Rang { $rank }
war-sietch-hidden = Sietch, Rang verdeckt
war-harvester = Erntemaschine mit { $spice } Spice
war-wormsign = Wurmzeichen: { $face }
war-wormsign-down = Wurmzeichen, verdeckt
war-piece-ornithopter = Ornithopter
war-piece-carryall = Carryall
war-piece-frigate = Fregatte
war-piece-navigator = Gildennavigator
war-zone-serves = Verbunden mit { $places }
war-zone-harvesters = Erntemaschinen dort: { $areas }
war-strength = { $dice } Würfel, hält { $hits } Treffer aus
war-strength-hidden =
    { $tokens ->
        [one] { $tokens } verdeckter Marker: { $least } bis { $most } Einheiten
       *[other] { $tokens } verdeckte Marker: { $least } bis { $most } Einheiten
    }
war-cancels =
    { $count ->
        [one] hebt { $count } Schild auf
       *[other] hebt { $count } Schilde auf
    }
war-becomes = wird zu
war-storms-strike = Hier schlagen Stürme zu

# Panels
war-you = Du
war-bot = Bot
war-automaton = Automat
war-automaton-decks = noch { $reinforcements } Verstärkungen, { $tactical } Taktikkarten
war-automaton-target = Marschiert auf { $area }
war-cards = Planungskarten auf der Hand
war-hand-of = { $hand } auf der Hand, { $deck } im Stapel
war-supremacy = Vorherrschaft
war-supremacy-of = Vorherrschaft { $value } von { $goal }
war-wins-at = Sieg bei { $goal }
war-win = Sieg
war-prescience = Vorwissen
war-goal-hidden = Ziel verdeckt
war-goal-own = dein Ziel
war-marker-of = { $marker }: { $value }
war-brings-atomics = Familienatomwaffen
war-brings-sister = Bene-Gesserit-Marker
war-dice = Aktionswürfel
war-dice-left = noch { $left } von { $all }
war-dice-left-aside = noch { $left } von { $all }, { $aside } beiseite
war-dice-none = keine
war-die = { $result }, { $state }
war-die-unused = unbenutzt
war-die-spent = ausgegeben
war-die-in_use = in Gebrauch
war-die-set_aside = beiseitegelegt
war-die-to_change = zu ändern
war-die-lost = noch nicht im Spiel
war-die-token = Bene-Gesserit-Marker
war-leaders = Benannte Anführer
war-leader-beside = bereit
war-leader-later = noch nicht
war-leader-spent = Sonderaktion benutzt
war-tank = Tank, { $space } von 5
war-enters-supremacy = bei { $step }
war-enters-any = ein Marker auf { $step }
war-reserve = Vorrat
war-tank-empty = Tank leer
war-tank-holds = { $count } im Tank
war-cones = Kegel der Stille
war-sisters = Bene-Gesserit-Marker
war-ban = { $power }-Verbot:
war-ban-choam = höchstens 5 Einheiten je Legion
war-ban-spacing_guild = keine Aufklärung
war-ban-landsraad = keine Karten für Würfel

war-flow = Das Spice muss fließen
war-due = Fällig:
war-in-sight = in Sicht
war-yields = { $spice } Spice
war-keep-all = hält alle drei
war-reserve-one = 1 gespart
war-space = Weltraum
war-in-supply = { $count } im Vorrat
war-space-start = Start
war-space-arrakis = Arrakis
war-hold = Laderaum
war-liner = Heighliner der { $side }: Schritt { $step } von { $steps }, { $frigates } Fregatten und { $troops } Truppen an Bord
war-navigator-in = Navigator in { $zone }
war-navigator-away = Navigator nicht da
war-prescience-cards = Vorwissenskarten
war-claims = { $made } von { $allowed } gesichert
war-no-prescience = Keine liegt offen
war-when-end = Rundenende:
war-when-action = Aktion:
war-when-die = Für einen Würfel:
war-met = jetzt erfüllt
war-so-far = ({ $so_far } von { $needed })

# Asking
war-undo = Zurück
war-drawn-token = Gezogener Marker: { $figures }
war-brought-carryall = Der Carryall in { $zone } hat die Erntemaschine gerettet
war-brought-harvester = Die Erntemaschine ist zerstört: { $area }
war-brought-leader = Neu im Spiel: { $leader }
war-brought-marker = { $marker } steht jetzt auf { $now }
war-brought-cards = Gezogen: { $cards }
war-end-turn = Zug beenden
war-where-attack = { $area }: Was greift die Legion an?
war-where-to = { $area }: Wohin geht die Legion?
war-where-sietch-to = { $area }: Wohin zieht der Sietch?
war-where-worm-to = { $area }: Wohin geht der Sandwurm?
war-where-worm-attack = { $area }: Was greift der Sandwurm an?
war-partner-decides = { $name } entscheidet für eure Seite
war-tie = Für sie gleich gut: Du wählst
war-glow-areas =
    { $count ->
        [one] { $count } Gebiet leuchtet
       *[other] { $count } Gebiete leuchten
    }
war-glow-zones =
    { $count ->
        [one] { $count } Flugzone leuchtet
       *[other] { $count } Flugzonen leuchten
    }
war-glow-cards =
    { $count ->
        [one] { $count } Karte leuchtet
       *[other] { $count } Karten leuchten
    }
war-glow-presciences =
    { $count ->
        [one] { $count } Vorwissenskarte leuchtet
       *[other] { $count } Vorwissenskarten leuchten
    }
war-glow-leaders =
    { $count ->
        [one] { $count } Anführer leuchtet
       *[other] { $count } Anführer leuchten
    }
war-glow-powers =
    { $count ->
        [one] { $count } Spalte leuchtet
       *[other] { $count } Spalten leuchten
    }
war-hint-turn = Gib einen Würfel aus; freie Aktionen gehen vorher
war-hint-no-die = Kein Würfel übrig: Wüstenmacht ist dein Zug
war-hint-menu = Dort ist mehreres möglich
war-ways = Wege
war-act-attack = Angriff
war-act-move_worm = Sandwurm zieht
war-act-attack_worm = Sandwurm greift an
war-act-move_sietch = Sietch zieht um
war-act-scout = Aufklären
war-act-bombard = Bombardieren
war-way-walk = zu Fuß
war-way-march = Marsch
war-way-ride = Sandwurm
war-way-carriers = Transporter
war-way-ornithopter = Ornithopter
war-way-frigate = Fregatte
war-way-navigator = Navigator
war-way-sparing = Ornithopter, Navigator geht
war-tray-any = Jeder Würfel
war-tray-without-die = Ohne Würfel
war-play-card = Karte spielen
war-tray-free = Frei, vorher
war-tray-hide = Auswahl einklappen
war-tray-show = Deine Möglichkeiten
war-use-move = Bewegen
war-use-lead = Bewegen
war-use-attack = Angreifen
war-use-surprise = Überraschen
war-use-deploy = Aufmarsch
war-use-draw = Ziehen
war-use-elites = Eliten
war-use-vehicles = Fahrzeuge
war-use-desert_power = Wüstenmacht
war-brief-move = 2 Legionen
war-brief-lead = 2 Legionen mit Anführer
war-brief-attack = 1 Legion
war-brief-surprise = 1 Legion mit Anführer
war-brief-deploy-harkonnen = 3 Standard-Einheiten, 1 Anführer
war-brief-deploy-atreides = 1 Marker, 1 Anführer
war-brief-draw = 2 Karten
war-brief-elites = 2 Standard-Einheiten werden Elite
war-brief-vehicles = 2 deiner Wahl
war-brief-desert_power = Wurmzeichen oder Sandwürmer
war-brief-cone = 3 Minuten unter vier Augen mit deinem Partner
war-free-scout = Aufklären
war-free-train = Ausbilden
war-free-atomics = Atomwaffen
war-free-scheming = Ränke
war-free-bombard = Bombardieren
war-by-die = Mit welchem Würfel
war-die-as = { $die } als { $result }
war-who-goes = Alle gehen; wer bleibt?
war-who-attacks = Alle greifen an; wer bleibt?
war-goes = geht
war-attacks-too = greift an
war-stays = bleibt
war-go-all = Alle gehen
war-attack-all = Alle greifen an
war-go-rest = Die anderen gehen
war-attack-rest = Die anderen greifen an
war-stays-out = bleibt draußen
war-fate-reduced = wird Standard
war-fate-falls = fällt
war-fate-tank = in den Tank
war-hits-word = Treffer
war-shields-word = Schilde
war-in-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
war-fewer = Weniger
war-more = Mehr
war-do-it = So machen
war-anyway = Trotzdem
war-order = { $count } sind abzuhandeln: berühre das erste
war-any-order = In beliebiger Reihenfolge
war-unclaimed = Was wird aus ungesichertem Vorwissen?
war-unclaimed-about = Zurück in den Stapel oder aus dem Spiel
war-back = In den Stapel
war-out = Aus dem Spiel

# Spice harvesting
war-pay = Spice-Ernte
war-landing-question = Dein Heighliner ist über Arrakis: Wohin kommt, was er bringt?
war-pay-question = { $spice } Spice: Was zahlst du?
war-left-of = übrig von { $all }
war-nothing = nichts
war-stays-on = bleibt auf { $step }
war-to-step = Stufe { $step }
war-twice = Zweimal: { $what }
war-paid = { $price } bezahlt
war-stockpile-spice = Bevorraten
war-stockpile-about = 1 Vorherrschaft
war-reserve-spice = Sparen
war-reserve-about = für eine spätere Ernte
war-next-round = Nächste Runde:
war-lowest = niedrigste Stufe { $step }
war-declare = Bezahlen

# A battle
war-battle = Gefecht
war-battle-for = Gefecht: { $area }
war-battle-won = Sieg: { $side }
war-battle-nobody = Niemand bleibt übrig
war-battle-round = { $area }: Gefechtsrunde { $round }
war-battle-steps = Schritte einer Kampfrunde
war-surprise = Überraschungsangriff
war-show-map = Karte zeigen
war-show-battle = Zurück zum Gefecht
war-you-small = du
war-then = { $first }, dann { $second }
war-step-cards = Karten
war-step-roll = Wurf
war-step-specials = Spezial
war-step-hits = Treffer
war-step-continue = Weiter?
war-step-retreat = Rückzug?
war-you-attack = Du greifst an
war-you-defend = Du verteidigst
war-they-attack = { $name } greift an
war-they-defend = { $name } verteidigt
war-fallen = Verluste in diesem Gefecht
war-may-become = kann werden
war-no-leader = kein Anführer: Spezial verfällt
war-nobody-left = hier ist niemand mehr
war-stays-out-title = Bleibt draußen
war-hand-title = Hand
war-hand-dice =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte, 1 Würfel wert
       *[other] { $count } Karten, je 1 Würfel
    }
war-dice-units =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
war-dice-rank = Rang { $rank }
war-dice-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
war-dice-extra = Plan { $count }
war-dice-of-most = Würfel von höchstens 6
war-dice-count = { $count } Würfel
war-you-roll = Du würfelst
war-you-rolled = Du hast gewürfelt
war-they-roll = { $name } würfelt
war-they-rolled = { $name } hat gewürfelt
war-rolled =
    { $hits } Treffer, { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }, { $specials } Spezial
war-your-hits = Deine Treffer
war-your-shields = Deine Schilde
war-their-hits = Treffer von { $name }
war-their-shields = Schilde von { $name }
war-ledger-dice = Würfel
war-ledger-leaders = Anführer
war-ledger-cancelled = aufgehoben
war-ledger-counts = zählt
war-by-shields = { $count } durch Schilde
war-by-elites = { $count } durch Spezialeliten
war-by-troops = { $count } durch Truppen
war-by-figures = { $count } durch Eliten und Truppen
war-they-take = sie nehmen
war-you-take = du nimmst
war-continue-price =
    { $hits ->
        [one] Zuerst nimmst du { $hits } Treffer, den kein Schild aufhält. Dann darf der Verteidiger sich zurückziehen
       *[other] Zuerst nimmst du { $hits } Treffer, die kein Schild aufhält. Dann darf der Verteidiger sich zurückziehen
    }
war-continue-free = Der Verteidiger darf sich zurückziehen, dann beginnt eine neue Kampfrunde
war-cease-about = Das Gefecht ist vorbei, alle Figuren bleiben, wo sie sind
war-retreat-about =
    { $rank ->
        [0] Deine Legion verlässt das Gebiet
       *[other] Deine Legion verlässt das Gebiet; Sietch oder Siedlung dort fällt
    }
war-stand-about = Eine neue Kampfrunde beginnt
war-hits-on = { $count } Treffer hinzunehmen: { $area }
war-odds-of = Wenn der Angriff weitergeht: { $attacker } { $win } %, { $defender } { $lose } %
war-odds-nobody = niemand { $chance } %
war-odds-title = wenn der Angriff weitergeht
war-odds-cards = Chance des Angreifers, nach Karten, die du jetzt ablegst
war-odds-if-none = wenn die andere Seite keine ablegt
war-odds-laid =
    { $count ->
        [0] keine Karte
        [1] 1 Karte
       *[other] { $count } Karten
    }
war-odds-attacker = Chance des Angreifers, wenn diese Figur den Treffer nimmt
war-hits-shared = { $hits ->
    [one] Der Treffer ist verteilt
   *[other] Alle { $hits } Treffer sind verteilt
}
war-hits-left = Noch { $left } von { $hits } Treffern zu verteilen
war-take-hits = { $hits ->
    [one] Treffer hinnehmen
   *[other] { $hits } Treffer hinnehmen
}
war-odds-after = Chance des Angreifers mit denen, die übrig sind
war-attacker-chance = Angreifer siegt: { $chance } %
war-proposal-chance = (Vorschlag: { $chance } %)

# The top line
war-round = Runde
war-phase-vehicles = Fahrzeuge
war-phase-actions = Aktionen
war-phase-hazards = Gefahren
war-phase-harvest = Ernte
war-phase-end = Ende
war-tempo = Würfel übrig: Harkonnen { $harkonnen }, Atreides { $atreides }
war-dice-to = Würfel zu

# On a phone
war-tabs = Teile des Tisches
war-tab-map = Karte
war-tab-sides = Seiten
war-tab-spice = Spice, Raum
war-tab-hand = Hand
war-tab-log = Protokoll
war-small-map = Ganze Karte, klein: berühren, um dorthin zu gehen
war-go-to = Dorthin: { $area }
war-attack-there = Angreifen: { $area }
war-sector-inner_nw = Innen NW
war-sector-inner_ne = Innen NO
war-sector-inner_sw = Innen SW
war-sector-inner_se = Innen SO
war-sector-outer_nw = Außen NW
war-sector-outer_ne = Außen NO
war-sector-outer_sw = Außen SW
war-sector-outer_se = Außen SO

# Keys, legend and dice of the desert
war-key-fold = Auswahl einklappen
war-key-map = Karte während eines Gefechts
war-key-list = Gebiet nach Namen suchen
war-struck = Würfel von Stürmen, Sandwürmern und Bombardements
war-hits-count = { $count } Treffer
war-storm = Sturm
war-tank-word = Regenerationstank
war-legend-dice = Würfel
war-legend-figures = Figuren
war-legend-machines = Maschinen und Schiffe
war-legend-desert = Wüste und Orte
war-legend-tracks = Leisten und Mächte
war-legend-standard = Die Standarte einer Legion
war-legend-standard-about = Sechs Seiten, weil sechs Einheiten das Höchste sind. Eine dünne Seite ist eine Standard-Einheit, eine dicke eine Elite-Einheit, eine mit Loch Sardaukar oder Fedaykin, eine doppelte eine Truppe der Großen Häuser, eine gestrichelte ein verdeckter Marker. Die Zahl zählt Einheiten; Wimpel sind Bashare oder Naibs, Scheiben mit Buchstaben benannte Anführer. Ein hohles Sechseck ist Harkonnen, ein voller Kreis Atreides.
war-legend-six = sechs Standard-Einheiten, zwei Anführer
war-legend-mixed = von jeder Art eine, Obergrenze fünf
war-legend-hidden = drei verdeckte Marker
war-legend-some = drei Einheiten und ein Marker

# Home and set-up
war-home-about = Harkonnen gegen Atreides und Fremen: Legionen, Sandwürmer und Spice auf einer Karte
war-home-facts = 1 bis 4 Spieler · 101 Gebiete · etwa 2 Stunden
war-home-choose = Erst Seite, Spielerzahl oder eine Solo-Partie wählen
war-guild = Die Raumgilde
war-guild-about = Heighliner, Fregatten und Truppen der Großen Häuser
war-guild-not = Nicht gegen den Automaten
war-seats-1 = Du spielst die Atreides gegen die automatischen Harkonnen
war-seats-2 = Jeder eine Seite
war-seats-3 = Zwei teilen sich eine Seite, einer spielt die andere allein
war-seats-4 = Zwei auf jeder Seite: Haus Harkonnen und Corrino, Haus Atreides und Fremen
war-together = Zusammen gegen den Automaten
war-together-about = Beide spielen die Seite der Atreides
war-shared = Welche Seite geteilt wird
war-your-side = Deine Seite
war-rounds = Letzte Runde
war-rounds-none = bis jemand gewonnen hat
war-rounds-of = { $rounds } Runden
war-odds = Chancen in Gefechten zeigen
war-odds-about = Siegchancen während eines Gefechts und was jeder Verlust daran ändert

# The end
war-end-draw = Niemand hat den Krieg gewonnen
war-end-you-win = Du hast den Krieg gewonnen
war-end-wins = { $side } gewinnen den Krieg
war-end-by-supremacy = Vorherrschaft { $supremacy } in Runde { $rounds }
war-end-by-prescience = die Prophezeiung erfüllt sich in Runde { $rounds }
war-end-by-max_rounds = Runde { $rounds } war die letzte
war-end-curve = Der Weg zum Ziel, in Prozent
war-end-slider = Runde, die gezeigt wird
war-end-map = Die Karte nach Runde { $round }
war-end-map-last = Die Karte am Ende
war-end-round = Runde { $round }
war-end-tracks = Vorherrschaft gegen Vorwissen
war-end-sietches = Verlorene Sietche: { $names }
war-end-settlements = Verlorene Siedlungen: { $names }
war-end-battles =
    { $count ->
        [one] { $count } Gefecht
       *[other] { $count } Gefechte
    }
war-end-won = { $side } siegten
war-end-nobody = niemand blieb übrig
war-end-fallen = gefallen: Harkonnen { $harkonnen }, Atreides { $atreides }
war-end-from-here = Ab dieser Runde spielen
war-end-no-battle = Kein Gefecht wurde geschlagen

# The game in a few ideas
war-learn-goal = Zwei Wege zum Sieg
war-learn-goal-about = Die Harkonnen siegen mit 10 Vorherrschaft: Sie zerstören Sietche und bevorraten Spice. Die Atreides siegen durch Vorwissen: Am Ende einer Runde müssen ihre drei Marker das geheime Ziel erreicht haben. Marker steigen durch Vorwissenskarten, Versuchsstationen und zerstörte Siedlungen; fällt Arrakeen, zählt es sofort.
war-learn-move = Ein Würfel, eine Tat
war-learn-move-about = In deinem Zug gibst du einen Aktionswürfel aus: Strategie bewegt oder greift an, Führung bewegt Legionen mit Anführer, Aufmarsch bringt Figuren. Berühre eine Legion, um zu sehen, wohin sie gehen kann.
war-learn-attack = Gefecht
war-learn-attack-about = Jede Einheit würfelt mit einem Würfel, höchstens sechs. Schwerter treffen, Schilde halten Treffer auf, und ein Anführer macht aus einem Spezial Treffer oder Schilde. Nach jeder Runde setzt der Angreifer fort oder bricht ab.
war-learn-desert = Die Wüste
war-learn-desert-about = Stürme treffen, wer im Freien steht; Sandwürmer erscheinen, wo Wurmzeichen liegen. Gebirge sind sicher. Die Fremen reiten auf den Würmern.
war-learn-spice = Spice
war-learn-spice-about = Erntemaschinen im Sand bringen Spice. Damit bezahlen die Harkonnen MAFEA, Gilde und Landsraad; was nicht bezahlt wird, sinkt und bringt ein Verbot.
war-learn-prescience = Vorwissen
war-learn-prescience-about = Offene Karten verlangen etwas von den Atreides. Wer es erfüllt, nimmt die Karte und rückt die Marker vor; mit ihnen kommen neue Anführer.
war-learn-space = Heighliner
war-learn-space-about = Mit der Raumgilde schickt jede Seite einen Heighliner nach Arrakis, mit Fregatten und Truppen der Großen Häuser an Bord.

# Piles to look into
table-pile-house_harkonnen = Abgelegt: Haus Harkonnen
table-pile-corrino_ally = Abgelegt: Corrino-Verbündeter
table-pile-house_atreides = Abgelegt: Haus Atreides
table-pile-fremen_ally = Abgelegt: Fremen-Verbündeter

# Die Begleitung des ersten Spiels.
web-coach-war-place = Aufstellen
web-coach-war-place-about = Leuchtende Gebiete kannst du berühren: einmal für jedes Stück, das du setzt. Der orange Knopf gibt alles zusammen ab.
web-coach-war-turn = Dein Zug: ein Würfel
web-coach-war-turn-about = Gib einen Würfel aus: Was er kann, steht in seiner Spalte. Was keinen Würfel kostet, steht für sich. Oder berühre gleich eine Legion: Ihre Ziele leuchten.
web-coach-war-move = Wohin?
web-coach-war-move-about = Berühre die Legion, wähle den Weg, wenn es mehrere gibt, dann ein leuchtendes Gebiet. Bei jedem anderen Gebiet liest du, warum es nicht geht.
web-coach-war-battle = Ein Kampf
web-coach-war-battle-about = Sechs Schritte, und bei jedem steht, wer entscheidet. Die Rechnung zeigt Treffer und Schilde; jede Wahl sagt, was aus ihr folgt.
web-coach-war-hits = Treffer
web-coach-war-hits-about = Wähle, wer die Treffer nimmt. Eine Elite-Einheit wird zuerst zur Standard-Einheit; Anführer fallen zuletzt.
web-coach-war-pay = Die Mächte bezahlen
web-coach-war-pay-about = Nichts senkt einen Marker, 2 hält ihn, 3 hebt ihn. Der niedrigste der drei bestimmt deine Würfel der nächsten Runde. Alle Zahlungen werden zusammen erklärt.
web-coach-step-war-place = Aufstellen
web-coach-step-war-turn = Dein Zug: ein Würfel
web-coach-step-war-move = Wohin?
web-coach-step-war-battle = Ein Kampf
web-coach-step-war-hits = Treffer
web-coach-step-war-pay = Die Mächte bezahlen

## A card that is touched in a turn, places for vehicles, a battle that is won
war-only-in-zones = Ornithopter und Carryalls stehen in Flugzonen, nicht in Gebieten.
war-all-placed = Alles ist platziert. Berühre etwas Platziertes, um es zurückzunehmen.
war-frigates-in-zones = Fregatten landen in freien Flugzonen, nicht in Gebieten.
war-only-apart = Truppen landen in einem leeren Gebiet, das an keine gegnerische Legion oder Siedlung grenzt.
war-card-by-die = { $card }: mit welchem Würfel?
war-undefended = { $area }: unverteidigt, ohne Wurf gewonnen
war-destroyed-harkonnen = Sietch vom Rang { $rank } zerstört: Vorherrschaft jetzt { $now }
war-destroyed-atreides = Siedlung vom Rang { $rank } zerstört: alle drei Marker rücken { $rank } vor
war-stake-harkonnen = Es geht um { $rank } Vorherrschaft: von { $now } auf { $then }
war-stake-atreides = Es geht um alle drei Marker: Sie rücken { $rank } vor
