# What has happened in a few words, below the name of whoever did it: no subject, so that it fits "You" as well.
# What numbers and icons tell is not told here.

brief-took_alliance = { $faction } Alliance
brief-took_alliance-from = { $faction } Alliance (was held by { $other })
brief-lost_alliance = lost the { $faction } Alliance
brief-lost_intrigue_card = lost the Intrigue card { $intrigue }
brief-revealed_hand = Reveal
brief-acquired_card = acquired { $card }
brief-trashed_card = trashed { $card }
brief-discarded_card = discarded { $card }
brief-acquired_tile = acquired { $tile }
brief-set_strength = strength { $strength }
brief-passed = passed
brief-won_conflict = won with { $strength }
brief-took_place =
    { $place ->
        [1] second reward with { $strength }
       *[other] third reward with { $strength }
    }
brief-took_place-tied =
    { $place ->
        [1] tied for first with { $strength }: second reward
       *[other] tied for second with { $strength }: third reward
    }
brief-took_nothing = no reward with { $strength }
brief-took_control = control of { $space }
brief-placed_ship = dreadnought on { $space }
brief-ship_came_home = dreadnought back from { $space }
brief-closed_space = closed { $space }
brief-took_mentat = took the Mentat
brief-recalled_agent = agent back from { $space }
brief-removed_from_row = removed { $card } from the Row
brief-set_card_aside = set a card aside
brief-card_came_back = { $card } back in hand
brief-put_on_deck = { $card } on top of the deck
brief-buried_intrigue = Intrigue card under the deck
brief-took_from_discard = { $card } from the discard pile
brief-passed_turn = passed the turn
brief-another_turn_taken = another turn
brief-moved_snooper = Snooper token of { $faction-the } ({ $number } of 4)
brief-returned_ship = dreadnought to the supply
brief-removed_control = lost control of { $space }
brief-spent_for_point = { $amounts } spent for 1 victory point
brief-spent_for_point-intrigue =
    { $amount ->
        [one] { $amount } Intrigue card spent for 1 victory point
       *[other] { $amount } Intrigue cards spent for 1 victory point
    }
brief-round_began = Round { $round }: { $conflict }. First: { $seat }
brief-recalled_agents = All agents return
brief-game_ended = The game is over. Winner: { $seat }
