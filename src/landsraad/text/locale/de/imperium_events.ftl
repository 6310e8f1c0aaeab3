# What has happened, told about the players by name: one message an event, and some for what an event may lack.
# Lines of a log: they begin with a capital when they are shown, and end without a full stop.

seat-name = Platz { $number }

event-round_began = Runde { $round }: { $conflict }. { $seat } beginnt
event-drew =
    { $amount ->
        [one] { $seat } zieht { $amount } Karte
       *[other] { $seat } zieht { $amount } Karten
    }
event-drew_card = { $seat } zieht „{ $card }“
event-reshuffled = { $seat } mischt den Ablagestapel ins Deck
event-sent_agent = { $seat } entsendet mit „{ $card }“ einen Agenten { $space-to }
event-sent_agent-from = { $seat } versetzt mit „{ $card }“ einen Agenten { $origin-from } { $space-to }
event-paid = { $seat } bezahlt { $amounts }
event-paid-for = { $seat } bezahlt { $amounts } ({ $source })
event-gained_some = { $seat } erhält { $amounts }
event-gained_some-from = { $seat } erhält { $amounts } ({ $source })
event-recruited_troops = { $seat } rekrutiert { $units }
event-deployed_some = { $seat } setzt { $units } im Konflikt ein
event-retreated = { $seat } zieht { $units } aus dem Konflikt zurück
event-lost_troops = { $seat } verliert { $units } { $place-from }
event-influence_rose = { $seat } steigt auf { $level } Einfluss { $faction-with }
event-influence_fell = { $seat } fällt auf { $level } Einfluss { $faction-with }
event-took_alliance = { $seat } erhält die Allianz { $faction-allied }
event-took_alliance-from = { $seat } nimmt { $other } die Allianz { $faction-allied } ab
event-lost_alliance = { $seat } verliert die Allianz { $faction-allied }
event-lost_point = { $seat } verliert 1 Siegpunkt ({ $source })
event-played_intrigue = { $seat } spielt „{ $intrigue }“ aus
event-drew_intrigue =
    { $amount ->
        [one] { $seat } zieht { $amount } Intrigenkarte
       *[other] { $seat } zieht { $amount } Intrigenkarten
    }
event-drew_intrigue_card = { $seat } zieht die Intrigenkarte „{ $intrigue }“
event-stole_intrigue = { $seat } erhält eine Intrigenkarte von { $other }
event-drew_intrigue_card-from = { $seat } erhält die Intrigenkarte „{ $intrigue }“ von { $other }
event-lost_intrigue_card = { $seat } muss die Intrigenkarte „{ $intrigue }“ abgeben
event-revealed_hand = { $seat } führt den Aufdeckzug aus
event-revealed_card = { $seat } deckt „{ $card }“ auf
event-acquired_card = { $seat } erwirbt „{ $card }“
event-trashed_card = { $seat } entsorgt „{ $card }“ { $place-from }
event-discarded_card = { $seat } wirft „{ $card }“ ab
event-acquired_tile =
    { $negotiators ->
        [0] { $seat } erwirbt „{ $tile }“
       *[other] { $seat } erwirbt „{ $tile }“ und legt { $negotiators } Verhandlungsführer zurück
    }
event-used_tile = { $seat } verwendet „{ $tile }“
event-freighter_advanced = { $seat } rückt den Frachter auf Feld { $position } der Frachterleiste vor
event-freighter_recalled = { $seat } ruft den Frachter von Feld { $position } der Frachterleiste zurück
event-placed_negotiator = { $seat } legt einen Verhandlungsführer auf den Ix-Spielplan
event-commissioned_ship = { $seat } nimmt ein Schlachtschiff in Betrieb
event-set_strength = { $seat } hat Kampfstärke { $strength } im Konflikt
event-passed = { $seat } passt
event-won_conflict = { $seat } gewinnt den Konflikt mit Kampfstärke { $strength }
# place is 1 for the second reward, 2 for the third.
event-took_place =
    { $place ->
        [1] { $seat } erhält mit Kampfstärke { $strength } die zweite Belohnung
       *[other] { $seat } erhält mit Kampfstärke { $strength } die dritte Belohnung
    }
event-took_place-tied =
    { $place ->
        [1] Gleichstand um den ersten Platz: { $seat } erhält mit Kampfstärke { $strength } die zweite Belohnung
       *[other] Gleichstand um den zweiten Platz: { $seat } erhält mit Kampfstärke { $strength } die dritte Belohnung
    }
event-took_nothing = { $seat } kämpft mit Kampfstärke { $strength } und geht leer aus
event-for_nothing = { $seat } handelt einen Effekt ab, der jetzt nicht möglich ist: { $effect } ({ $source })
event-took_control = { $seat } übernimmt die Kontrolle über { $space-acc }
event-placed_ship = { $seat } kontrolliert { $space-acc } mit einem Schlachtschiff
event-ship_came_home = das Schlachtschiff von { $seat } kehrt { $space-from } in die Garnison zurück
event-bonus_spice = { $space }: { $amount } Bonus-Spice
event-recalled_agents = alle Agenten kehren zurück; Startspieler ist jetzt { $seat }
event-closed_space = { $seat } sperrt { $space-acc } mit „{ card-the_voice }“
event-took_mentat = { $seat } nimmt den Mentaten
event-took_swordmaster = { $seat } nimmt den Schwertmeister
event-took_council_seat = { $seat } nimmt einen Sitz im Hohen Rat ein
event-recalled_agent = { $seat } ruft den Agenten { $space-from } zurück
event-removed_from_row = { $seat } entfernt „{ $card }“ aus der Imperium-Reihe
event-set_card_aside = { $seat } legt eine Karte beiseite
event-card_came_back = { $seat } nimmt „{ $card }“ wieder auf die Hand
event-put_on_deck = { $seat } legt „{ $card }“ oben auf das Deck
event-buried_intrigue = { $seat } legt eine Intrigenkarte unter den Intrigenstapel
event-took_from_discard = { $seat } nimmt „{ $card }“ vom Ablagestapel
event-chose_leader = { $seat } spielt { $leader }
event-passed_turn = { $seat } passt in diesem Zug
event-another_turn_taken = { $seat } führt einen weiteren Zug aus
event-game_ended = die Partie ist zu Ende: { $seat } gewinnt
event-moved_snooper = { $seat } nimmt das Schnüffler-Plättchen { $faction-of }, Plättchen { $number } von 4
event-showed_masterstroke = { $seat } zeigt den Meisterstreich: { $factions }
event-combat_began = der Kampf beginnt
event-turn_began = Zug von { $seat }
event-returned_ship = { $seat } legt ein Schlachtschiff in den Vorrat zurück
event-row_refilled = „{ $card }“ kommt in die Imperium-Reihe
event-tile_turned_up = „{ $tile }“ wird aufgedeckt

## House Hagal
event-revealed_hagal = { $seat } deckt die Haus-Hagal-Karte „{ $hagal }“ auf
event-rival_sent_agent = { $seat } entsendet einen Agenten { $space-to }
# why: 1 occupied, 2 The Voice, 3 no bonus spice, 4 no dreadnought left, 5 too little influence, 6 the deck is shuffled
event-skipped_hagal =
    { $why ->
        [1] „{ $hagal }“ wird übersprungen: Das Feld ist belegt
        [2] „{ $hagal }“ wird übersprungen: „{ card-the_voice }“ sperrt das Feld
        [3] „{ $hagal }“ wird übersprungen: Kein erreichbares Sandwurm-Feld hat Bonus-Spice
        [4] „{ $hagal }“ wird übersprungen: { $seat } hat kein Schlachtschiff im Vorrat
        [5] „{ $hagal }“ wird übersprungen: { $seat } hat zu wenig Einfluss { faction-spacing_guild.with }
       *[6] „{ $hagal }“: Der Stapel wird neu gemischt
    }
event-hagal_reshuffled = der Haus-Hagal-Stapel wird neu gemischt
event-spent_for_point = { $seat } gibt { $amounts } für 1 Siegpunkt aus
event-spent_for_point-intrigue =
    { $amount ->
        [one] { $seat } gibt { $amount } Intrigenkarte für 1 Siegpunkt aus
       *[other] { $seat } gibt { $amount } Intrigenkarten für 1 Siegpunkt aus
    }
event-hagal_swords = { $seat } erhält { $amounts } durch die Haus-Hagal-Karte „{ $hagal }“
event-removed_control = { $seat } verliert die Kontrolle über { $space-acc }
event-rival_stuck = { $seat } findet kein Feld, zu dem ein Agent entsendet werden kann
event-trashed_tile = „{ $tile }“ wird entsorgt: Kein Rivale konnte es nehmen
event-churned = „Sturm“ in der Imperium-Reihe: Die Würfel zeigen { $one } und { $two }
event-spice_to_bank = { $seat } legt { $amounts } { $space-from } in die Bank zurück
