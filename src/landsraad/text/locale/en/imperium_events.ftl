# What has happened, told about the players by name: one message an event, and some for what an event may lack.
# Lines of a log: they begin with a capital when they are shown, and end without a full stop.

seat-name = seat { $number }

event-round_began = Round { $round }: { $conflict }. { $seat } begins
event-drew =
    { $amount ->
        [one] { $seat } draws { $amount } card
       *[other] { $seat } draws { $amount } cards
    }
event-drew_card = { $seat } draws { $card }
event-reshuffled = { $seat } shuffles the discard pile into the deck
event-sent_agent = { $seat } sends an agent to { $space } with { $card }
event-sent_agent-from = { $seat } moves an agent from { $origin } to { $space } with { $card }
event-paid = { $seat } pays { $amounts }
event-paid-for = { $seat } pays { $amounts } ({ $source })
event-gained_some = { $seat } gains { $amounts }
event-gained_some-from = { $seat } gains { $amounts } ({ $source })
event-recruited_troops = { $seat } recruits { $units }
event-deployed_some = { $seat } deploys { $units } to the Conflict
event-retreated = { $seat } retreats { $units } from the Conflict
event-lost_troops = { $seat } loses { $units } { $place-from }
event-influence_rose = { $seat } rises to { $level } influence with { $faction-the }
event-influence_fell = { $seat } falls to { $level } influence with { $faction-the }
event-took_alliance = { $seat } takes the { $faction } Alliance
event-took_alliance-from = { $seat } takes the { $faction } Alliance from { $other }
event-lost_alliance = { $seat } loses the { $faction } Alliance
event-lost_point = { $seat } loses 1 victory point ({ $source })
event-played_intrigue = { $seat } plays { $intrigue }
event-drew_intrigue =
    { $amount ->
        [one] { $seat } draws { $amount } Intrigue card
       *[other] { $seat } draws { $amount } Intrigue cards
    }
event-drew_intrigue_card = { $seat } draws the Intrigue card { $intrigue }
event-stole_intrigue = { $seat } takes an Intrigue card from { $other }
event-drew_intrigue_card-from = { $seat } takes the Intrigue card { $intrigue } from { $other }
event-lost_intrigue_card = { $seat } has to give up the Intrigue card { $intrigue }
event-revealed_hand = { $seat } takes the reveal turn
event-revealed_card = { $seat } reveals { $card }
event-acquired_card = { $seat } acquires { $card }
event-trashed_card = { $seat } trashes { $card } { $place-from }
event-discarded_card = { $seat } discards { $card }
event-acquired_tile =
    { $negotiators ->
        [0] { $seat } acquires { $tile }
        [one] { $seat } acquires { $tile }, returning { $negotiators } negotiator
       *[other] { $seat } acquires { $tile }, returning { $negotiators } negotiators
    }
event-used_tile = { $seat } uses { $tile }
event-freighter_advanced = { $seat } advances the Freighter to space { $position } of the Shipping track
event-freighter_recalled = { $seat } recalls the Freighter from space { $position } of the Shipping track
event-placed_negotiator = { $seat } places a negotiator on the Ix board
event-commissioned_ship = { $seat } commissions a dreadnought
event-set_strength = { $seat } has strength { $strength } in the Conflict
event-passed = { $seat } passes
event-won_conflict = { $seat } wins the Conflict with strength { $strength }
# place is 1 for the second reward, 2 for the third.
event-took_place =
    { $place ->
        [1] { $seat } takes the second reward with strength { $strength }
       *[other] { $seat } takes the third reward with strength { $strength }
    }
event-took_place-tied =
    { $place ->
        [1] { $seat } ties for first place with strength { $strength } and takes the second reward
       *[other] { $seat } ties for second place with strength { $strength } and takes the third reward
    }
event-took_nothing = { $seat } fights with strength { $strength } and gets no reward
event-for_nothing = { $seat } resolves an effect that cannot be carried out now: { $effect } ({ $source })
event-took_control = { $seat } takes control of { $space }
event-placed_ship = { $seat } puts a dreadnought on { $space }
event-ship_came_home = the dreadnought of { $seat } returns from { $space } to the garrison
event-bonus_spice = { $space }: { $amount } bonus spice
event-recalled_agents = all agents return; { $seat } is the new first player
event-closed_space = { $seat } closes { $space } with { card-the_voice }
event-took_mentat = { $seat } takes the Mentat
event-took_swordmaster = { $seat } takes the Swordmaster
event-took_council_seat = { $seat } takes a seat on the High Council
event-recalled_agent = { $seat } recalls the agent on { $space }
event-removed_from_row = { $seat } removes { $card } from the Imperium Row
event-set_card_aside = { $seat } sets a card aside
event-card_came_back = { $seat } takes { $card } back in hand
event-put_on_deck = { $seat } puts { $card } on top of the deck
event-buried_intrigue = { $seat } puts an Intrigue card under the deck
event-took_from_discard = { $seat } takes { $card } from the discard pile
event-chose_leader = { $seat } plays { $leader }
event-passed_turn = { $seat } passes the turn
event-another_turn_taken = { $seat } takes another turn
event-game_ended = the game is over: { $seat } wins
event-moved_snooper = { $seat } takes the Snooper token of { $faction-the }, token { $number } of 4
event-showed_masterstroke = { $seat } shows the Masterstroke: { $factions }
event-combat_began = the Combat begins
event-turn_began = turn of { $seat }
event-returned_ship = { $seat } returns a dreadnought to the supply
event-row_refilled = { $card } comes to the Imperium Row
event-tile_turned_up = { $tile } is turned up

## House Hagal
event-revealed_hagal = { $seat } reveals the House Hagal card { $hagal }
event-rival_sent_agent = { $seat } sends an agent to { $space }
# why: 1 occupied, 2 The Voice, 3 no bonus spice, 4 no dreadnought left, 5 too little influence, 6 the deck is shuffled
event-skipped_hagal =
    { $why ->
        [1] { $hagal } is skipped: the space is occupied
        [2] { $hagal } is skipped: { card-the_voice } closes the space
        [3] { $hagal } is skipped: no Maker space in reach has bonus spice
        [4] { $hagal } is skipped: { $seat } has no dreadnought in the supply
        [5] { $hagal } is skipped: { $seat } has too little influence with { faction-spacing_guild.the }
       *[6] { $hagal }: the deck is shuffled anew
    }
event-hagal_reshuffled = the House Hagal deck is shuffled anew
event-spent_for_point = { $seat } spends { $amounts } for 1 victory point
event-spent_for_point-intrigue =
    { $amount ->
        [one] { $seat } spends { $amount } Intrigue card for 1 victory point
       *[other] { $seat } spends { $amount } Intrigue cards for 1 victory point
    }
event-hagal_swords = { $seat } gains { $amounts } from the House Hagal card { $hagal }
event-removed_control = { $seat } loses control of { $space }
event-rival_stuck = { $seat } has no space to send an agent to
event-trashed_tile = { $tile } is trashed: no Rival could take it
event-churned = Imperium Row churn: the dice show { $one } and { $two }
event-spice_to_bank = { $seat } returns { $amounts } from { $space } to the bank
