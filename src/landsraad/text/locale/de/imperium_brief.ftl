# Was geschehen ist, in wenigen Worten unter dem Namen dessen, der es tat: ohne Subjekt, damit es auch zu „Du“ passt.

brief-took_alliance = Allianz { $faction-allied }
brief-took_alliance-from = Allianz { $faction-allied } (bisher { $other })
brief-lost_alliance = Allianz { $faction-allied } verloren
brief-lost_intrigue_card = Intrigenkarte „{ $intrigue }“ verloren
brief-revealed_hand = Aufdecken
brief-acquired_card = „{ $card }“ erworben
brief-trashed_card = „{ $card }“ entsorgt
brief-discarded_card = „{ $card }“ abgeworfen
brief-acquired_tile = „{ $tile }“ erworben
brief-set_strength = Kampfstärke { $strength }
brief-passed = gepasst
brief-won_conflict = Sieg mit { $strength }
brief-took_place =
    { $place ->
        [1] zweite Belohnung mit { $strength }
       *[other] dritte Belohnung mit { $strength }
    }
brief-took_place-tied =
    { $place ->
        [1] gleichauf Erste mit { $strength }: zweite Belohnung
       *[other] gleichauf Zweite mit { $strength }: dritte Belohnung
    }
brief-took_nothing = keine Belohnung mit { $strength }
brief-took_control = Kontrolle über { $space-acc }
brief-placed_ship = Schlachtschiff kontrolliert { $space-acc }
brief-ship_came_home = Schlachtschiff { $space-from } zurück
brief-closed_space = { $space } gesperrt
brief-took_mentat = Mentat genommen
brief-recalled_agent = Agent { $space-from } zurück
brief-removed_from_row = „{ $card }“ aus der Reihe entfernt
brief-set_card_aside = Karte beiseitegelegt
brief-card_came_back = „{ $card }“ wieder auf der Hand
brief-put_on_deck = „{ $card }“ oben auf dem Deck
brief-buried_intrigue = Intrigenkarte unter den Stapel
brief-took_from_discard = „{ $card }“ vom Ablagestapel
brief-passed_turn = Zug ausgelassen
brief-another_turn_taken = weiterer Zug
brief-moved_snooper = Schnüffler-Plättchen { $faction-of } ({ $number } von 4)
brief-returned_ship = Schlachtschiff in den Vorrat
brief-removed_control = Kontrolle über { $space-acc } verloren
brief-spent_for_point = { $amounts } für 1 Siegpunkt ausgegeben
brief-spent_for_point-intrigue =
    { $amount ->
        [one] { $amount } Intrigenkarte für 1 Siegpunkt ausgegeben
       *[other] { $amount } Intrigenkarten für 1 Siegpunkt ausgegeben
    }
brief-round_began = Runde { $round }: { $conflict }. Zuerst: { $seat }
brief-recalled_agents = Alle Agenten kehren zurück
brief-game_ended = Die Partie ist zu Ende. Sieg: { $seat }
