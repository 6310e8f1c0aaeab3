# What is asked in War for Arrakis: one message a moment.

# A card or leader asks.
arrakis-question-by = { $source } – { $question }
# A human decides for the automaton.
arrakis-question-for = Für { $side-the }: { $question }

## The turn
arrakis-question-turn = Du bist am Zug: Was tust du?
arrakis-question-turn-member = Wer von euch handelt in diesem Zug?
arrakis-question-after = Noch etwas, bevor der Zug endet?
arrakis-question-play = Welche Planungskarte spielst du?
arrakis-question-choose = Was davon tust du?
arrakis-question-draw =
    { $amount ->
        [one] Von welchem Deck ziehst du?
       *[other] Von welchen Decks ziehst du { $amount } Karten?
    }
arrakis-question-free-scout = Welches Gebiet wird aufgeklärt?
arrakis-question-free-train = Welchen Aufmarschmarker deckst du auf?
arrakis-question-free-atomics = Wo werden die Familienatomwaffen gezündet?
arrakis-question-free-scheming = Wie viele Exemplare legst du ab?
arrakis-question-free-bombard = Was wird bombardiert?

## Dice
arrakis-question-allocate = Zu viele gleiche Würfel: Welchen änderst du?
arrakis-question-divide =
    { $amount ->
        [one] Welchen Würfel gibst du deinem Verbündeten?
       *[other] Welchen Würfel gibst du deinem Verbündeten? (noch { $amount })
    }
arrakis-question-sister = Legst du einen Bene-Gesserit-Marker als weiteren Würfel?

## Moving and attacking
arrakis-question-move-legion =
    { $amount ->
        [one] Welche Legion bewegt sich?
       *[other] Welche Legion bewegt sich? (bis zu { $amount })
    }
arrakis-question-move-way = Wie bewegt sich die Legion { $start-in }?
arrakis-question-move-goal = Wohin zieht die Legion { $start-in }?
arrakis-question-move-figures = Wer zieht { $start-from } { $area-to }?
arrakis-question-attack-legion = Welche Legion greift an?
arrakis-question-attack-way = Wie greift die Legion { $start-in } an?
arrakis-question-attack-goal = Was greift die Legion { $start-in } an?
arrakis-question-attack-figures = Wer greift { $area-acc } { $start-out } an?
arrakis-question-enter = Welches Gebiet kommt zuerst?
arrakis-question-stack = Zu viele Einheiten { $area-in }: Was wird entfernt?

## Battle
arrakis-question-battle-cards =
    { $dice ->
        [one] Gefecht um { $area-acc }: Du wirfst { $dice } Kampfwürfel. Legst du Planungskarten für weitere ab?
       *[other] Gefecht um { $area-acc }: Du wirfst { $dice } Kampfwürfel. Legst du Planungskarten für weitere ab?
    }
arrakis-question-battle-leaders =
    { $amount ->
        [one] Gefecht um { $area-acc }: Wer nutzt das Spezial?
       *[other] Gefecht um { $area-acc }: Wer nutzt ein Spezial? (noch { $amount })
    }
arrakis-question-battle-cease = Gefecht um { $area-acc }: Setzt du den Angriff fort?
arrakis-question-battle-retreat = Gefecht um { $area-acc }: Ziehst du dich zurück?
arrakis-question-battle-retreat-to = Rückzug { $area-from }: Wohin geht der Verteidiger?
arrakis-question-battle-advance = Gefecht um { $area-acc } gewonnen: Rückst du vor?
arrakis-question-casualties =
    { $amount ->
        [one] { $amount } Treffer { $area-in }: Wer nimmt ihn hin?
       *[other] { $amount } Treffer { $area-in }: Wer nimmt den ersten hin?
    }

## The desert
arrakis-question-power = Wüstenmacht: Was tust du?
arrakis-question-signs =
    { $amount ->
        [one] Wohin legst du ein Wurmzeichen?
       *[other] Wohin legst du ein Wurmzeichen? (noch { $amount })
    }
arrakis-question-sign-places = Zu wenige Wurmzeichen sind übrig: Wohin kommt eines?
arrakis-question-sign-order = Welcher Sandwurm erscheint zuerst?
arrakis-question-worm-move =
    { $amount ->
        [one] Welcher Sandwurm bewegt sich?
       *[other] Welcher Sandwurm bewegt sich? (bis zu { $amount })
    }
arrakis-question-worm-goal = Wohin zieht der Sandwurm { $area-in }?
arrakis-question-worm-attack = Welcher Sandwurm greift an?
arrakis-question-worm-target = Was greift der Sandwurm { $area-in } an?
arrakis-question-appear-figure = Ein Sandwurm erscheint { $area-in }: Welcher?
arrakis-question-appear-from = Ein Sandwurm erscheint { $area-in }, doch keiner ist übrig: Woher kommt einer?
arrakis-question-appear-retreat = Ein Sandwurm erscheint { $area-in }: Wohin weicht die Legion aus?
arrakis-question-carryall = Ein Sandwurm greift die Erntemaschine { $area-in } an: Rettet sie ein Carryall?
arrakis-question-storms = Welche Legion trifft der Sturm zuerst?

## Vehicles, spice and the Imperium
arrakis-question-vehicles = Wo platzierst du die Fahrzeuge? (noch { $vehicles })
arrakis-question-any_vehicle =
    { $amount ->
        [one] Welches Fahrzeug platzierst du, und wo?
       *[other] Welches Fahrzeug platzierst du, und wo? (noch { $amount })
    }
arrakis-question-harvest-reserve = { $amount } Spice geerntet: Legst du den Marker der Spice-Reserve für 1 weiteres ab?
arrakis-question-harvest-power = Noch { $amount } Spice: Was zahlst du für den { $power }-Marker (Stufe { $step } von { $top })?
arrakis-question-harvest-stockpile = Noch { $amount } Spice: Bevorratest du?
arrakis-question-harvest-save = Noch { $amount } Spice: Hebst du 1 auf?
arrakis-question-imperium = Welche Imperium-Aktion führst du aus?
arrakis-question-earned = Welche der bezahlten Imperium-Aktionen kommt als Nächstes?
arrakis-question-landing-frigate =
    { $amount ->
        [one] Dein Heighliner ist über Arrakis: Wohin kommt die Fregatte?
       *[other] Dein Heighliner ist über Arrakis: Wohin kommt eine Fregatte? (noch { $amount })
    }
arrakis-question-landing-divide = Dein Heighliner ist über Arrakis: Wie viele von { $figures } landen im ersten Gebiet?
arrakis-question-landing-troops = Dein Heighliner ist über Arrakis, an Bord { $figures }: Wo wird gelandet?
arrakis-question-landing-navigator = Wohin kommt der Gildennavigator?

## The end of the round
arrakis-question-claim_end = Welche Vorwissenskarte sicherst du?
arrakis-question-last_scout = Die Ornithopter verlassen den Spielplan: Wird vorher ein Gebiet aufgeklärt?
arrakis-question-swap = Welchen namentlichen Anführer nimmst du für einen generischen vom Spielplan?
arrakis-question-hand_limit =
    { $amount ->
        [one] Zu viele Planungskarten: Welche legst du ab?
       *[other] Zu viele Planungskarten: Welche legst du ab? (noch { $amount })
    }
arrakis-question-unclaimed = { $prescience-quoted } hat niemand gesichert: Was wird aus der Karte?

## Effects of cards and leaders
arrakis-question-place = Wo platzierst du { $figures }?
arrakis-question-place-figures = { $figures }: Wer kommt { $area-to }?
arrakis-question-scatter =
    { $amount ->
        [one] Wo platzierst du { $figures }?
       *[other] Wo platzierst du die nächste Figur? (noch { $figures })
    }
arrakis-question-replace =
    { $amount ->
        [one] Welche Figur wird ersetzt?
       *[other] Welche Figur wird ersetzt? (noch { $amount })
    }
arrakis-question-deploy = Wer marschiert auf, und wo? (noch { $figures })
arrakis-question-deploy-token = Wohin legst du den Aufmarschmarker?
arrakis-question-deploy-leader = Welcher Anführer kommt { $area-to }?
arrakis-question-deploy-only-leader = Wo platzierst du einen Anführer?
arrakis-question-deploy-amount = Wie viele Aufmarschmarker ziehst du?
arrakis-question-forced_discard =
    { $amount ->
        [one] Welche Planungskarte legst du ab?
       *[other] Welche Planungskarte legst du ab? (noch { $amount })
    }
arrakis-question-forced_discard-member = Wessen Planungskarte wird abgelegt?
arrakis-question-marker =
    { $amount ->
        [one] Welcher Vorwissensmarker rückt { $amount } Schritt vor?
       *[other] Welcher Vorwissensmarker rückt { $amount } Schritte vor?
    }
arrakis-question-flee =
    { $amount ->
        [one] Welche Einheit geht?
       *[other] Welche Einheit geht? (noch { $amount })
    }
arrakis-question-flee-reveal =
    { $amount ->
        [one] Welcher Aufmarschmarker wird aufgedeckt?
       *[other] Welcher Aufmarschmarker wird aufgedeckt? (noch { $amount })
    }
arrakis-question-kitab = Welcher Sietch wird versetzt?
arrakis-question-kitab-goal = Wohin kommt der Sietch { $area-in }?
arrakis-question-kitab-figures = Wer zieht mit dem Sietch { $start-from } { $area-to }?

## What is picked: the effect says what, and these ask
arrakis-question-pick = { $effect }. Was wählst du?
arrakis-question-pick-hit =
    { $amount ->
        [one] { $amount } Treffer: Welches Fahrzeug wird entfernt?
       *[other] { $amount } Treffer: Welches Fahrzeug wird entfernt?
    }
arrakis-question-pick-captured = Welche Legion wird angegriffen?
arrakis-question-pick-swap = Mit welchem Sietch werden die Marker vertauscht?
arrakis-question-pick-tide = Wohin zieht die Legion { $area-in }?
arrakis-question-pick-atomics = Wo werden die Familienatomwaffen gezündet?
arrakis-question-pick-maker = Wo erscheint der Wilde Macher?
arrakis-question-pick-enter = Kommt { $leader-the } ins Spiel? { $ousted } wird dann aus dem Spiel entfernt
arrakis-question-pick-die = Welches Ergebnis zeigt der nächste Würfel der Harkonnen?

## Equal choices of the automaton
arrakis-question-solo-harvesters = Wohin kommt eine Erntemaschine?
arrakis-question-solo-sector = In welchen Sektor kommen die Erntemaschinen?
arrakis-question-solo-carryalls = Wohin kommt ein Carryall?
arrakis-question-solo-ornithopters = Wohin kommt ein Ornithopter?
arrakis-question-solo-attack = Welche Legion greift an?
arrakis-question-solo-target = Was wird angegriffen?
arrakis-question-solo-sietch = Auf welchen Sietch halten sie zu?
arrakis-question-solo-move = Welche Legion bewegt sich?
arrakis-question-solo-step = Wohin zieht die Legion { $start-in }?
arrakis-question-solo-goal = Wohin zieht die Legion?
arrakis-question-solo-fly = Welcher Ornithopter trägt die Legion?
arrakis-question-solo-deploy = Wohin kommen die Figuren?
arrakis-question-solo-leader = Welcher Anführer kommt mit?
arrakis-question-solo-replace = Wo wird eine Figur ersetzt?
arrakis-question-solo-tokens = Welcher Aufmarschmarker wird aufgedeckt?
arrakis-question-solo-pay = Welcher Imperium-Marker wird bezahlt?
