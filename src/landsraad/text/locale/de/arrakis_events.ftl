# What has happened in War for Arrakis, as lines of a log: told of the sides and their members, who may be one player or two.

arrakis-event-round_began = Runde { $round } beginnt
arrakis-event-phase_began = { $phase }
arrakis-event-turn_began = Zug { $side-of }
# Seen only by the player who draws.
arrakis-event-drew_card = { $member-the } zieht { $card-quoted }
# A partner draws a card and passes it on.
arrakis-event-shown_card = { $player } sieht { $card-quoted } { $deck-from }; die Karte geht { $member-to }
arrakis-event-drew =
    { $amount ->
        [one] { $member-the } zieht { $amount } Planungskarte
       *[other] { $member-the } zieht { $amount } Planungskarten
    }
arrakis-event-discarded = { $member-the } legt { $card-quoted } ab
arrakis-event-played = { $member-the } spielt { $card-quoted }
arrakis-event-solo_card = { $member-the } zieht und spielt { $card-quoted }
arrakis-event-reinforced =
    { $amount ->
        [one] { $side-the } legen { $amount } Karte auf das Verstärkungsdeck
       *[other] { $side-the } legen { $amount } Karten auf das Verstärkungsdeck
    }
arrakis-event-cone_spent = { $member-the } gibt einen Kegel-der-Stille-Marker aus

## Dice
arrakis-event-dice_rolled = { $side-the } würfeln { $results }
arrakis-event-die_changed = { $side-the } ändern einen { $result-die } auf { $goal }
arrakis-event-sister_gained = { $side-the } nehmen einen Bene-Gesserit-Marker
arrakis-event-sister_placed = { $side-the } legen einen Bene-Gesserit-Marker auf { $result }
arrakis-event-die_used = { $side-the } nutzen { $result } { $use }
# What a die is used for.
arrakis-use-move = für die Bewegung von Legionen
arrakis-use-attack = für einen Angriff
arrakis-use-lead = für die Bewegung von Legionen mit Anführern
arrakis-use-surprise = für einen Überraschungsangriff
arrakis-use-deploy = für neue Figuren
arrakis-use-draw = zum Ziehen von Planungskarten
arrakis-use-elites = für Elite-Einheiten anstelle von Standard-Einheiten
arrakis-use-vehicles = zum Platzieren von Fahrzeugen
arrakis-use-desert_power = für Wüstenmacht
arrakis-use-card = für eine Planungskarte
arrakis-event-desert_power = { $side-the } nutzen Wüstenmacht
arrakis-event-leader_used = { $side-the } nutzen die Spezialaktion { $leader-of }
arrakis-event-die_lost =
    { $token ->
        [1] { $member-the } verliert einen Bene-Gesserit-Marker auf { $result }
       *[0] { $member-the } verliert einen { $result-die }
    }
arrakis-event-die_forced =
    { $token ->
        [1] { $member-the } muss als Nächstes den Bene-Gesserit-Marker auf { $result } nutzen
       *[0] { $member-the } muss als Nächstes einen { $result-die } nutzen
    }
arrakis-event-solo_die = { $side-the } würfeln { $result }

## Figures
arrakis-event-placed = { $side-the } platzieren { $figures } { $area-in }
arrakis-event-leader_placed = { $leader-the } kommt { $area-to }
arrakis-event-leader_to_tank = { $leader-the } kommt in den Regenerationstank
arrakis-event-leader_entered = { $leader-the } kommt ins Spiel
arrakis-event-leader_gone = { $leader-the } wird aus dem Spiel entfernt
arrakis-event-leader_back = { $leader-the } verlässt den Regenerationstank
arrakis-event-leader_taken_off = { $leader-the } verlässt { $area-acc } und steht neben dem Spielplan
arrakis-event-replaced = { $area-in } wird aus { $figures } { $side-of } { $others }
arrakis-event-unit_left = { $figures } { $side-of } { $area-in } wird entfernt
arrakis-event-moved =
    { $amount ->
        [one] { $side-the } bewegen { $amount } Einheit { $start-from } { $area-to }
       *[other] { $side-the } bewegen { $amount } Einheiten { $start-from } { $area-to }
    }
arrakis-event-retreated = { $side-the } ziehen sich { $start-from } { $area-to } zurück

## Tokens and settlements
arrakis-event-token_drawn = { $side-the } ziehen einen Aufmarschmarker
arrakis-event-token_placed = { $side-the } platzieren einen verdeckten Aufmarschmarker { $area-in }
arrakis-event-token_lost = ein Aufmarschmarker { $side-of } verlässt ungesehen das Spiel
arrakis-event-token_revealed = ein Aufmarschmarker { $area-in } zeigt { $figures }
arrakis-event-tokens_swapped = { $side-the } vertauschen die Aufmarschmarker { $start-in } und { $area-in }
arrakis-event-sietch_revealed = der Sietch { $area-in } wird aufgedeckt: Rang { $rank }
arrakis-event-sietch_moved = der Sietch zieht { $start-from } { $area-to }
arrakis-event-settlement_lost =
    { $side-id ->
        [harkonnen] die Siedlung { $area-in } (Rang { $rank }) wird zerstört
       *[atreides] der Sietch { $area-in } (Rang { $rank }) wird zerstört
    }
arrakis-event-station_taken = { $side-the } nehmen die Versuchsstation { $area-in }: { $marker }

## Battle
arrakis-event-battle_began = { $side-the } greifen { $area-acc } { $start-out } an
arrakis-event-battle_began-surprise = Überraschungsangriff { $side-of } auf { $area-acc } { $start-out }
arrakis-event-combat_rolled = { $side-the } würfeln { $faces }
arrakis-event-combat_rolled-nothing = { $side-the } werfen keine Würfel
arrakis-event-casualty =
    { $reduced ->
        [1] { $figures } { $side-of } { $area-in } wird zur Standard-Einheit
       *[0] { $side-the } verlieren { $area-in } { $figures }
    }
arrakis-event-casualty-leader = { $side-the } verlieren { $area-in } { $leader-the }
arrakis-event-battle_ended = { $side-the } gewinnen das Gefecht um { $area-acc }
arrakis-event-battle_ended-nobody = niemand gewinnt das Gefecht um { $area-acc }
arrakis-event-blast = Spezialangriff auf { $area-acc }: { $faces } ({ $hits })

## The desert
arrakis-event-sign_placed = ein Wurmzeichen erscheint { $area-in }
arrakis-event-sign_resolved = das Wurmzeichen { $area-in } wird aufgedeckt: { $sign }
arrakis-event-worm_placed =
    { $maker ->
        [1] der Wilde Macher erscheint { $area-in }
       *[0] ein Sandwurm erscheint { $area-in }
    }
arrakis-event-worm_moved = ein Sandwurm zieht { $start-from } { $area-to }
arrakis-event-worm_attacked = ein Sandwurm greift { $area-acc } an: { $faces } ({ $hits })
arrakis-event-storm = Coriolis-Sturm { $area-in }: { $faces } ({ $hits })
arrakis-event-atomics_detonated = { $side-the } zünden die Familienatomwaffen: { $atomics }

## Vehicles and the air
arrakis-event-vehicle_placed = { $side-the } platzieren { $vehicle-a } { $area-in }
arrakis-event-vehicle_placed-air = { $side-the } platzieren { $vehicle-a } in { $zone }
arrakis-event-harvester_lost = die Erntemaschine { $area-in } wird zerstört
arrakis-event-air_cleared = { $vehicle-the } in { $zone } wird entfernt
arrakis-event-scouted = { $side-the } klären von { $zone } aus { $area-acc } auf
arrakis-event-navigator_placed = der Gildennavigator kommt in { $zone }

## Tracks and the Imperium
arrakis-event-marker_advanced =
    { $amount ->
        [one] der Marker { $marker } rückt { $amount } Schritt vor, auf { $now }
       *[other] der Marker { $marker } rückt { $amount } Schritte vor, auf { $now }
    }
arrakis-event-marker_lowered =
    { $amount ->
        [one] der Marker { $marker } sinkt { $amount } Schritt, auf { $now }
       *[other] der Marker { $marker } sinkt { $amount } Schritte, auf { $now }
    }
arrakis-event-supremacy_rose = { $side-the } erhalten { $amount } Vorherrschaft: jetzt { $now }
arrakis-event-spice_harvested = { $side-the } ernten { $spice }
arrakis-event-paid =
    { $price ->
        [0] { $side-the } zahlen nichts für den { $power }-Marker: Stufe { $step }
       *[other] { $side-the } zahlen { $price } Spice für den { $power }-Marker: Stufe { $step }
    }
arrakis-event-ban = { $power }-Verbot: { $ban }
arrakis-event-imperium_lowered = der { $power }-Marker sinkt auf Stufe { $step }
arrakis-event-heighliner_moved = der Heighliner { $side-of } rückt auf Schritt { $step } von { $steps } vor
arrakis-event-recruited =
    { $amount ->
        [0] { $side-the } bringen nichts an Bord ihres Heighliners ({ $power })
       *[other] { $side-the } bringen { $figures } an Bord ihres Heighliners
    }
arrakis-event-landed = { $side-the } landen { $figures } { $area-in }
arrakis-event-landed-frigate = { $side-the } landen eine Fregatte in { $zone }

## Prescience
arrakis-event-prescience_revealed = Vorwissenskarte: { $prescience }
arrakis-event-prescience_removed = { $prescience-quoted } wird aus dem Spiel entfernt
arrakis-event-prescience_back = { $prescience-quoted } kommt ins Deck zurück
arrakis-event-claimed = { $side-the } sichern { $prescience-quoted }
arrakis-event-attached = { $card-quoted } wird an { $prescience-quoted } angelegt
# Seen only by the Atreides.
arrakis-event-objective_drawn = { $player } zieht ein geheimes Ziel: { $steps }

## The automaton
arrakis-event-tactical_drawn =
    { $target ->
        [1] Taktikkarte: Ziel { $side-of } ist { $area-the }
       *[0] Taktikkarte: Ernte { $side-of } hier: { $sectors }
    }
# How the central sectors, which count as one, are called there.
arrakis-event-tactical-central = zentrale Sektoren

## The end
arrakis-event-game_ended =
    { $how-id ->
        [supremacy] die Partie ist zu Ende, und { $side-the } gewinnen durch Vorherrschaft
       *[prescience] die Partie ist zu Ende, und { $side-the } gewinnen durch Vorwissen
    }
arrakis-event-game_ended-unfinished = die Partie endet am Rundenlimit, und niemand gewinnt
