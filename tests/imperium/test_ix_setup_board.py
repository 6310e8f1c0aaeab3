"""Rise of Ix, sections 1 to 3: what the expansion sets up, its terms, and its board."""

import landsraad
from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, strength, table

assert content  # it fills the catalog

STARTING = (
    "convincing_argument convincing_argument dagger dagger diplomacy dune_the_desert_planet dune_the_desert_planet"
)
STARTING += " reconnaissance seek_allies signet_ring"
OLD_LEADERS = ["paul_atreides", "earl_memnon_thorvald", "count_ilban_richese", "helena_richese"]


def new_ix(*leaders: str, seats: int = 3, seed: int = 7, epic: bool = False) -> Game:
    return landsraad.new_game(
        "imperium",
        seats=seats,
        seed=seed,
        expansions=["rise_of_ix"],
        options={"epic": epic},
        leaders=list(leaders or OLD_LEADERS[:seats]),
        first_player=0,
    )


def cards(hand: list[str], deck: list[str]) -> Seat:
    """A hand and a deck, top card first; the other starting cards lie in the discard pile."""
    rest = STARTING.split()
    for card in hand + deck:
        if card in rest:
            rest.remove(card)
    return {"hand": hand, "deck": deck, "discard": rest}


def rich_kwisatz_haderach(ix: bool) -> Game:
    """Somebody who can go anywhere and pay for it."""
    anything = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2, "spacing_guild": 2}}
    return table({"hand": ["kwisatz_haderach"], **anything}, ix=ix)


def spaces(game: Game) -> set[str]:
    return {move.split()[2] for move in offered(game) if move.startswith("agent ")}


# --- 1 Setup -------------------------------------------------------------------------------------------------------


def test_the_base_game_is_set_up_first_and_ix_adds_only_its_own_pieces() -> None:
    """rise_of_ix 1.1: a seat starts as in the base game; dreadnoughts are all a seat's counters have in addition."""
    plain = landsraad.new_game("imperium", seats=3, seed=7, leaders=OLD_LEADERS[:3], first_player=0)
    with_ix = new_ix()
    for number in range(3):
        old, new = seat(plain, number), seat(with_ix, number)
        assert sorted(old["deck"] + old["hand"]) == sorted(new["deck"] + new["hand"])
        assert (new.pop("dreadnoughts_supply"), old.pop("dreadnoughts_supply")) == (2, 0)
        counters = [key for key, value in old.items() if isinstance(value, int)]
        assert {key: new[key] for key in counters} == {key: old[key] for key in counters}
    assert shared(plain)["reserve"] == shared(with_ix)["reserve"]


def test_the_overlay_covers_the_old_landsraad_and_choam_sections() -> None:
    """rise_of_ix 1.2: what lies under it is out of the game, also for who could go anywhere."""
    game = rich_kwisatz_haderach(ix=True)
    for space in ("hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"):
        assert refused(game, f"agent kwisatz_haderach {space}") == [("not-in-game", "rise_of_ix 3.1")]


def test_without_the_expansion_its_spaces_are_not_there() -> None:
    """rise_of_ix 1.2: the overlay and the Ix board belong to the expansion alone."""
    game = rich_kwisatz_haderach(ix=False)
    for space in ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"):
        assert refused(game, f"agent kwisatz_haderach {space}") == [("not-in-game", "rise_of_ix 1.2")]


def test_eighteen_tiles_lie_in_three_stacks_of_six() -> None:
    """rise_of_ix 1.3: every tile once."""
    tech = shared(new_ix())["tech"]
    assert [len(stack) for stack in tech] == [6, 6, 6]
    assert sorted(tile for stack in tech for tile in stack) == sorted(c.TILE_IDS)


def test_tiles_are_shuffled() -> None:
    """rise_of_ix 1.3: another seed, another order."""
    assert shared(new_ix(seed=1))["tech"] != shared(new_ix(seed=2))["tech"]


def test_only_the_top_tile_of_a_stack_is_known() -> None:
    """rise_of_ix 1.3, 1.10: whoever looks sees the top tile and a number."""
    game = new_ix()
    tops = [stack[0] for stack in shared(game)["tech"]]
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["tech"] == [{"top": top, "tiles": 6} for top in tops]


def test_face_down_tiles_keep_their_order() -> None:
    """rise_of_ix 1.3: the second tile from the top is the next to be turned up."""
    stacks = [["windtraps", "minimic_film", "artillery"]]
    game = play(table({"hand": ["dagger"], "spice": 1}, ix=True, tech=stacks), "agent dagger tech_negotiation")
    play(game, "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    assert seat(game)["tiles"] == ["windtraps"]
    assert game.view(1)["tech"][0] == {"top": "minimic_film", "tiles": 2}
    assert shared(game)["tech"][0] == ["minimic_film", "artillery"]


def test_the_conflict_cards_number_six_eleven_and_five() -> None:
    """rise_of_ix 1.4: two Conflict I, one Conflict II and one Conflict III are added."""
    assert [c.CONFLICT_TIER.count(tier) for tier in (1, 2, 3)] == [6, 11, 5]
    added = [tier for tier, box in zip(c.CONFLICT_TIER, c.CONFLICT_SET, strict=True) if box == "rise_of_ix"]
    assert sorted(added) == [1, 1, 2, 3]


def test_the_conflict_deck_has_one_five_and_four_cards() -> None:
    """rise_of_ix 1.4: from top to bottom; the unused cards lie nowhere."""
    for seed in range(5):
        position = shared(new_ix(seed=seed))
        deck = [position["conflict"], *position["conflict_deck"]]
        tiers = [c.CONFLICT_TIER[c.CONFLICT_IDS.index(card)] for card in deck]
        assert tiers == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(deck)) == 10
        assert position["conflicts_past"] == deck[:1]


def test_the_new_conflict_cards_are_among_those_dealt_at_random() -> None:
    """rise_of_ix 1.4: over some games each new card turns up, and each is left out at times."""
    seen = []
    for seed in range(30):
        position = shared(new_ix(seed=seed))
        seen.append({position["conflict"], *position["conflict_deck"]})
    for card in ("skirmish_ix_troop", "skirmish_ix_spice", "trade_monopoly", "economic_supremacy"):
        assert 0 < sum(card in deck for deck in seen) < 30


def test_unused_conflict_cards_go_back_unseen() -> None:
    """rise_of_ix 1.4: nobody's view tells more of the deck than its size."""
    game = new_ix()
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["conflict_deck"] == 9
        assert game.view(viewer)["conflicts_past"] == [shared(game)["conflict"]]


def test_intrigue_and_imperium_decks_are_enlarged() -> None:
    """rise_of_ix 1.5: 57 Intrigue cards; 102 Imperium cards, five of them in the Row."""
    position = shared(new_ix())
    assert len(position["intrigue_deck"]) == 57
    assert len(position["row"]) == 5
    assert len(position["imperium_deck"]) + len(position["row"]) == 102


def test_the_row_is_dealt_from_the_mixed_deck() -> None:
    """rise_of_ix 1.5: the new cards are shuffled in before the Row is dealt."""
    new = {card for card, box in zip(c.CARD_IDS, c.CARD_SET, strict=True) if box == "rise_of_ix"}
    rows = [shared(new_ix(seed=seed))["row"] for seed in range(20)]
    assert any(new & set(row) for row in rows)
    assert any(set(row) - new for row in rows)


def test_fourteen_leaders_are_there_to_choose_from_in_any_mixture() -> None:
    """rise_of_ix 1.5: six new leaders join the eight old ones."""
    game = landsraad.new_game("imperium", seats=3, expansions=["rise_of_ix"], leaders="draft", first_player=0)
    assert len(offered(game)) == 14
    play(game, "leader helena_richese", "leader tessia_vernius", "leader paul_atreides")
    assert [seat(game, number)["leader"] for number in range(3)] == [
        "helena_richese",
        "tessia_vernius",
        "paul_atreides",
    ]


def test_the_new_leaders_need_the_expansion() -> None:
    """rise_of_ix 1.5: without it eight leaders are offered."""
    game = landsraad.new_game("imperium", seats=3, leaders="draft", first_player=0)
    assert len(offered(game)) == 8
    assert "leader tessia_vernius" not in offered(game)


def test_each_player_starts_with_two_dreadnoughts_in_supply_and_the_freighter_at_the_bottom() -> None:
    """rise_of_ix 1.6: none is commissioned."""
    game = new_ix(seats=4)
    for number in range(4):
        start = seat(game, number)
        assert (start["dreadnoughts_supply"], start["dreadnoughts_garrison"], start["dreadnoughts_conflict"]) == (
            2,
            0,
            0,
        )
        assert start["freighter"] == 0


def test_yuna_starts_without_water() -> None:
    """rise_of_ix 1.7: the others have 1."""
    game = new_ix("princess_yuna_moritani", *OLD_LEADERS[:2])
    assert [seat(game, number)["water"] for number in range(3)] == [0, 1, 1]


def test_tessia_starts_with_a_token_on_each_track() -> None:
    """rise_of_ix 1.7: four Snooper tokens; nobody else has any."""
    game = new_ix("tessia_vernius", *OLD_LEADERS[:2])
    assert seat(game, 0)["snoopers"] == ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    assert seat(game, 0)["snoopers_moved"] == 0
    assert seat(game, 1)["snoopers"] == []


def test_hundro_keeps_one_of_the_top_two_intrigue_cards() -> None:
    """rise_of_ix 1.7: the other goes back on top."""
    game = new_ix("viscount_hundro_moritani", *OLD_LEADERS[:2])
    first, second = shared(game)["intrigue_deck"][:2]
    assert sorted(offered(game)) == sorted([f"intrigue {first}", f"intrigue {second}"])
    play(game, f"intrigue {second}")
    assert seat(game)["intrigue"] == [second]
    assert shared(game)["intrigue_deck"][0] == first
    assert len(shared(game)["intrigue_deck"]) == 56


def test_hundro_may_keep_the_topmost_card_too() -> None:
    """rise_of_ix 1.7: then the second becomes the top of the deck."""
    game = new_ix("viscount_hundro_moritani", *OLD_LEADERS[:2])
    first, second = shared(game)["intrigue_deck"][:2]
    play(game, f"intrigue {first}")
    assert seat(game)["intrigue"] == [first]
    assert shared(game)["intrigue_deck"][0] == second


def test_the_epic_game_is_a_mode_one_asks_for() -> None:
    """rise_of_ix 1.8: without being asked for, nothing of section 13 applies."""
    assert seat(new_ix())["garrison"] == 3
    assert seat(new_ix(epic=True))["garrison"] == 5
    assert shared(new_ix())["epic"] is False


def test_the_box_is_complete() -> None:
    """rise_of_ix 1.9: 35 Imperium cards, 17 Intrigue cards, 4 Conflict cards, 18 tiles, 6 leaders, 4 new spaces."""
    imperium = [
        copies
        for copies, box, deck in zip(c.CARD_COPIES, c.CARD_SET, c.CARD_DECK, strict=True)
        if box == "rise_of_ix" and deck == "imperium"
    ]
    intrigue = [copies for copies, box in zip(c.INTRIGUE_COPIES, c.INTRIGUE_SET, strict=True) if box == "rise_of_ix"]
    assert (len(imperium), sum(imperium)) == (29, 35)
    assert (len(intrigue), sum(intrigue)) == (17, 17)
    assert c.CONFLICT_SET.count("rise_of_ix") == 4
    assert len(c.TILE_IDS) == 18
    assert c.LEADER_SET.count("rise_of_ix") == 6
    assert c.SPACE_BOARD.count("rise_of_ix") == 4


def test_each_player_has_one_control_the_spice_for_the_epic_game_alone() -> None:
    """rise_of_ix 1.9: it is in nobody's deck otherwise."""
    for epic, copies in ((True, 1), (False, 0)):
        game = new_ix(epic=epic, seats=4)
        for number in range(4):
            cards = seat(game, number)["deck"] + seat(game, number)["hand"]
            assert cards.count("control_the_spice") == copies


def test_a_set_aside_card_is_known_to_ilesa_alone() -> None:
    """rise_of_ix 1.10: the others see that there is one."""
    game = table({"leader": "ilesa_ecaz", "hand": ["dagger"], "set_aside": "diplomacy"}, ix=True)
    assert game.view(0)["seats"][0]["set_aside"] == "diplomacy"
    for viewer in (None, 1, 2):
        theirs = game.view(viewer)["seats"][0]
        assert "set_aside" not in theirs
        assert theirs["has_set_aside"] is True


def test_hundros_cards_are_known_to_him_alone() -> None:
    """rise_of_ix 1.10: neither the card he keeps nor the one he puts back is shown to the others."""
    game = new_ix("viscount_hundro_moritani", *OLD_LEADERS[:2])
    assert "options" in game.view(0)
    assert "options" not in game.view(1)
    kept = offered(game)[0].split()[1]
    play(game, offered(game)[0])
    assert game.view(0)["seats"][0]["intrigue"] == [kept]
    for viewer in (None, 1, 2):
        assert "intrigue" not in game.view(viewer)["seats"][0]
        assert game.view(viewer)["seats"][0]["intrigue_size"] == 1
        assert game.view(viewer)["intrigue_deck"] == 56


def test_tiles_negotiators_freighters_and_dreadnoughts_are_public() -> None:
    """rise_of_ix 1.10: a spectator sees them, and which way up a tile lies."""
    owner = {
        "tiles": ["training_drones", "windtraps"],
        "flipped": ["training_drones"],
        "negotiators": 2,
        "freighter": 3,
        "dreadnoughts_garrison": 1,
        "dreadnoughts_conflict": 1,
    }
    seen = table(owner, ix=True).view(None)["seats"][0]
    assert {key: seen[key] for key in owner} == owner


def test_new_components_have_the_form_of_the_old() -> None:
    """rise_of_ix 1.11: Ix Conflict cards have tiers and three rewards like all others."""
    for card, box in enumerate(c.CONFLICT_SET):
        assert c.CONFLICT_TIER[card] in (1, 2, 3), box
        assert len(c.CONFLICT_REWARDS[card]) == 3, box
        assert all(c.CONFLICT_REWARDS[card]), box


def test_new_spaces_give_no_influence_and_have_no_maker_flag_or_limit() -> None:
    """rise_of_ix 1.11: the four fields are empty for each of them."""
    for name in ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"):
        space = c.SPACE_IDS.index(name)
        assert c.SPACE_FACTION[space] < 0
        assert c.SPACE_MAKER[space] < 0
        assert c.SPACE_FLAG[space] < 0
        assert c.SPACE_ONCE[space] < 0


def test_base_rules_on_troops_in_the_conflict_hold_for_units() -> None:
    """rise_of_ix 1.12: who has only a dreadnought in the Conflict is asked for Combat cards, and its cards count."""
    fighter = {"dreadnoughts_conflict": 1, "intrigue": ["ambush"]}
    game = table(fighter, {"conflict": 1}, ix=True, phase="combat", conflict="skirmish_1")
    assert offered(game) == ["play ambush 1", "pass"]
    play(game, "play ambush 1")
    assert strength(game) == 7


def test_the_closed_conflict_holds_for_ix_rewards() -> None:
    """rise_of_ix 1.12: troops of a Conflict reward stay in the garrison, as base rule 10.10 says."""
    game = table({"conflict": 1, "garrison": 0}, ix=True, phase="combat", conflict="skirmish_ix_troop")
    play(game, "advance")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["supply"]) == (1, 0, 11)


def test_as_far_as_possible_holds_for_ix_effects() -> None:
    """rise_of_ix 1.12: with one troop in supply Treachery recruits and deploys one."""
    game = play(table({"hand": ["treachery"], "supply": 1, "garrison": 11}, ix=True), "reveal")
    assert (seat(game)["supply"], seat(game)["garrison"], seat(game)["conflict"]) == (0, 11, 1)


# --- 2 Terms -------------------------------------------------------------------------------------------------------


def test_a_base_card_that_says_troop_never_touches_a_dreadnought() -> None:
    """rise_of_ix 2.1: Chani retreats troops; with dreadnoughts alone in the Conflict she retreats nothing."""
    game = play(table({"hand": ["chani"], "dreadnoughts_conflict": 2}, ix=True), "reveal")
    assert "do chani.reveal.2" not in offered(game)
    assert seat(game)["dreadnoughts_conflict"] == 2


def test_a_new_card_that_says_unit_may_use_dreadnoughts() -> None:
    """rise_of_ix 2.1: Negotiated Withdrawal retreats three units of any kind."""
    hand = {"hand": ["negotiated_withdrawal"], "conflict": 2, "garrison": 0, "dreadnoughts_conflict": 1}
    game = play(table(hand, ix=True), "reveal", "do negotiated_withdrawal.reveal.2", "faction fremen")
    assert (seat(game)["garrison"], seat(game)["dreadnoughts_garrison"]) == (2, 1)
    assert seat(game)["influence"]["fremen"] == 1


def test_two_icons_are_two_separate_uses() -> None:
    """rise_of_ix 2.2: of two Freighter icons one may be used and the other left."""
    game = table({"hand": ["dune_the_desert_planet"], "influence": {"spacing_guild": 2}}, ix=True)
    play(game, "agent dune_the_desert_planet interstellar_shipping", "do interstellar_shipping.space.1")
    assert seat(game)["freighter"] == 1
    assert "do interstellar_shipping.space.2" in offered(game)
    play(game, "end")
    assert seat(game)["freighter"] == 1


def test_two_negotiation_icons_are_taken_one_by_one() -> None:
    """rise_of_ix 2.2: Ix-Guild Compact shows two; one may be used alone."""
    game = play(table({"hand": ["ix_guild_compact"]}, ix=True), "reveal", "do ix_guild_compact.reveal.1")
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (1, 8)
    finish(game)
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (1, 8)


def test_a_negotiator_cannot_be_recruited() -> None:
    """rise_of_ix 2.3: with every troop elsewhere, nothing is recruited from the Ix board."""
    game = table({"hand": ["reconnaissance"], "supply": 0, "garrison": 9, "negotiators": 3}, ix=True)
    finish(play(game, "agent reconnaissance arrakeen"))
    assert (seat(game)["garrison"], seat(game)["negotiators"]) == (9, 3)


def test_a_negotiator_cannot_be_deployed() -> None:
    """rise_of_ix 2.3: Arrakeen finds nobody in the garrison."""
    game = table({"hand": ["reconnaissance"], "supply": 0, "conflict": 9, "garrison": 0, "negotiators": 3}, ix=True)
    play(game, "agent reconnaissance arrakeen")
    assert refused(game, "deploy 1 troop") == [("deploy-garrison", "rise_of_ix 6.3")]


def test_a_negotiator_cannot_be_lost() -> None:
    """rise_of_ix 2.3: Strongarm costs a troop, and a negotiator does not serve."""
    spy = {"hand": ["diplomacy"], "intrigue": ["strongarm"], "garrison": 0, "negotiators": 3}
    game = play(table(spy, ix=True), "agent diplomacy wealth")
    assert refused(game, "play strongarm 1") == [("cost", "imperium 14.4")]


def test_to_commission_moves_a_dreadnought_from_supply_to_garrison() -> None:
    """rise_of_ix 2.4: it is not in the Conflict thereby."""
    game = play(table({"hand": ["dagger"], "solari": 3}, ix=True), "agent dagger dreadnought", "do dreadnought.space.1")
    after = seat(game)
    assert (after["dreadnoughts_supply"], after["dreadnoughts_garrison"], after["dreadnoughts_conflict"]) == (1, 1, 0)


def test_a_dreadnought_is_commissioned_in_garrison_conflict_and_on_a_location() -> None:
    """rise_of_ix 2.4: Grand Conspiracy asks for two; only one in supply is missing."""
    conspirator = {"intrigue": ["grand_conspiracy"], "council": 1, "discard": ["the_spice_must_flow"]}
    for placed, locations in (
        ({"dreadnoughts_garrison": 1, "dreadnoughts_conflict": 1}, {}),
        ({"dreadnoughts_garrison": 1}, {"carthag": 0}),
    ):
        game = table({**conspirator, **placed}, ix=True, phase="endgame", dreadnoughts=locations)
        assert "play grand_conspiracy 1" in offered(game)
    game = table({**conspirator, "dreadnoughts_garrison": 1}, ix=True, phase="endgame")
    assert "play grand_conspiracy 1" not in offered(game)


def test_dividends_give_five_and_one_to_each_opponent() -> None:
    """rise_of_ix 2.5: solari, to everybody."""
    game = table({"hand": ["dune_the_desert_planet"], "freighter": 1}, ix=True)
    play(game, "agent dune_the_desert_planet smuggling", "do smuggling.space.2", "recall", "do shipping_1.1.1")
    assert [seat(game, number)["solari"] for number in range(3)] == [6, 1, 1]


def test_a_conflict_is_won_by_the_single_highest_strength() -> None:
    """rise_of_ix 2.6: Windtraps pay who wins."""
    game = table(
        {"conflict": 2, "tiles": ["windtraps"]}, {"conflict": 1}, ix=True, phase="combat", conflict="skirmish_1"
    )
    assert seat(game)["water"] == 1
    assert seat(game)["points"] == 1


def test_a_tie_for_first_is_not_a_win_for_anybody() -> None:
    """rise_of_ix 2.6: neither Windtraps nor the first reward."""
    tied = {"conflict": 2, "tiles": ["windtraps"]}
    game = table(tied, {"conflict": 2}, ix=True, phase="combat", conflict="skirmish_2")
    assert [seat(game, number)["points"] for number in range(2)] == [0, 0]
    assert [seat(game, number)["water"] for number in range(2)] == [1, 1]  # the second reward, and no more


def test_nobody_wins_with_strength_zero() -> None:
    """rise_of_ix 2.6: an empty Conflict has no winner."""
    game = table({"tiles": ["windtraps"], "swords": 3}, ix=True, phase="combat", conflict="skirmish_1")
    assert [seat(game, number)["points"] for number in range(3)] == [0, 0, 0]
    assert seat(game)["water"] == 0


def test_the_four_icons_may_be_declined() -> None:
    """rise_of_ix 2.7: a turn may end with Tech Negotiation, Acquire Tech, Dreadnought or Freighter icons open."""
    hand = {"hand": ["dagger", "dune_the_desert_planet"], "solari": 3, "spice": 9}
    for card, space in (
        ("dagger", "dreadnought"),
        ("dagger", "tech_negotiation"),
        ("dune_the_desert_planet", "smuggling"),
    ):
        game = play(table(hand, ix=True), f"agent {card} {space}")
        assert "end" in offered(game)
        play(game, "end")
        assert game.to_act == 1
        after = seat(game)
        assert (after["tiles"], after["negotiators"], after["freighter"], after["dreadnoughts_supply"]) == ([], 0, 0, 2)


def test_a_trash_icon_may_be_declined_but_a_card_that_trashes_itself_may_not() -> None:
    """rise_of_ix 2.7: Jamis and his trash icon; Treachery goes whatever its owner would like."""
    game = play(table({"hand": ["jamis"]}, ix=True), "agent jamis stillsuits", "end")
    assert shared(game)["trash"] == []
    game = finish(play(table({"hand": ["treachery"]}, ix=True), "agent treachery wealth"))
    assert shared(game)["trash"] == ["treachery"]


def test_an_effect_behind_an_arrow_may_be_declined() -> None:
    """rise_of_ix 2.7: Sayyadina offers a point for three water."""
    game = play(table({"hand": ["sayyadina"], "water": 3}, ix=True), "agent sayyadina secrets", "end")
    assert seat(game)["water"] == 3
    assert seat(game)["points"] == 0


def test_of_several_icons_each_is_declined_by_itself() -> None:
    """rise_of_ix 2.8: at Dreadnought the ship is taken and the tile left."""
    game = table({"hand": ["dagger"], "solari": 3, "spice": 9}, ix=True)
    play(game, "agent dagger dreadnought", "do dreadnought.space.1", "end")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["tiles"]) == (1, [])


def test_a_space_may_be_entered_though_none_of_its_icons_can_be_used() -> None:
    """rise_of_ix 2.8: without a tile one can pay for, a troop or a dreadnought in supply."""
    poor = {"hand": ["dagger"], "solari": 3, "supply": 0, "garrison": 12, "dreadnoughts_garrison": 2}
    game = play(table(poor, ix=True), "agent dagger dreadnought")
    assert offered(game) == ["end"]
    assert seat(game)["solari"] == 0
    game = play(table(poor, ix=True), "agent dagger tech_negotiation")
    assert offered(game) == ["end"]


def test_an_intrigue_card_may_be_spent_on_an_icon_that_cannot_be_used() -> None:
    """rise_of_ix 2.8: Machine Culture may be spent although no tile can be paid for."""
    game = play(table({"hand": ["dagger"], "intrigue": ["machine_culture"]}, ix=True), "play machine_culture 1")
    assert shared(game)["intrigue_discard"] == ["machine_culture"]
    assert seat(game)["tiles"] == []


def test_ix_guild_compact_needs_a_dreadnought_in_supply() -> None:
    """rise_of_ix 2.8: the icon is the whole effect behind its arrow."""
    hand = {"hand": ["ix_guild_compact", "dagger", "diplomacy"]}
    game = play(table(hand, ix=True), "agent ix_guild_compact foldspace")
    assert "do ix_guild_compact.agent.1" in offered(game)
    game = play(table({**hand, "dreadnoughts_garrison": 2}, ix=True), "agent ix_guild_compact foldspace")
    assert "do ix_guild_compact.agent.1" not in offered(game)


def test_advanced_weaponry_needs_a_dreadnought_in_supply() -> None:
    """rise_of_ix 2.8: its plot part is refused with two commissioned."""
    hand = {"hand": ["dagger"], "intrigue": ["advanced_weaponry"], "solari": 3}
    assert "play advanced_weaponry 1" in offered(table(hand, ix=True))
    game = table({**hand, "dreadnoughts_garrison": 2}, ix=True)
    assert refused(game, "play advanced_weaponry 1") == [("condition", "imperium 14.4")]


# --- 3 The board ---------------------------------------------------------------------------------------------------


def test_four_spaces_no_longer_exist() -> None:
    """rise_of_ix 3.1: no card leads there."""
    gone = {"hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"}
    assert gone <= spaces(rich_kwisatz_haderach(ix=False))
    assert not gone & spaces(rich_kwisatz_haderach(ix=True))


def test_the_high_council_costs_five_solari_once_and_gives_two_persuasion() -> None:
    """rise_of_ix 3.2: as on the base board."""
    hand = {"hand": ["dagger", "dagger", "convincing_argument"]}
    assert refused(table({**hand, "solari": 4}, ix=True), "agent dagger high_council") == [("price", "imperium 6.3.4")]
    game = play(table({**hand, "solari": 5}, ix=True), "agent dagger high_council")
    assert (seat(game)["solari"], seat(game)["council"]) == (0, 1)
    game = table({**hand, "solari": 9, "council": 1}, ix=True)
    assert refused(game, "agent dagger high_council") == [("once", "imperium 6.3.5")]
    assert seat(play(game, "reveal"))["persuasion"] == 4


def test_four_players_may_sit_on_the_high_council() -> None:
    """rise_of_ix 3.2: three seats taken leave one."""
    counts = [{"hand": ["dagger"], "solari": 5}, {"council": 1}, {"council": 1}, {"council": 1}]
    game = play(table(*counts, ix=True), "agent dagger high_council")
    assert [seat(game, number)["council"] for number in range(4)] == [1, 1, 1, 1]


def test_the_mentat_costs_two_solari_for_a_card_and_the_mentat() -> None:
    """rise_of_ix 3.2: the Mentat is an agent at once."""
    game = table({**cards(["dagger"], ["diplomacy"]), "solari": 2}, ix=True)
    finish(play(game, "agent dagger mentat"))
    assert (seat(game)["solari"], seat(game)["hand"], seat(game)["agents"]) == (0, ["diplomacy"], 2)
    assert shared(game)["mentat"] == 0


def test_the_swordmaster_costs_eight_solari_once() -> None:
    """rise_of_ix 3.2: the third agent joins at once."""
    game = play(table({"hand": ["dagger"], "solari": 8}, ix=True), "agent dagger swordmaster")
    assert (seat(game)["solari"], seat(game)["swordmaster"], seat(game)["agents"]) == (0, 1, 2)
    game = table({"hand": ["dagger"], "solari": 8, "swordmaster": 1}, ix=True)
    assert refused(game, "agent dagger swordmaster") == [("once", "imperium 6.3.5")]


def test_smuggling_gives_one_solari_and_one_freighter_icon() -> None:
    """rise_of_ix 3.3: through the Spice Trade icon, without a cost."""
    game = play(table({"hand": ["dune_the_desert_planet"]}, ix=True), "agent dune_the_desert_planet smuggling")
    assert seat(game)["solari"] == 1
    assert offered(game) == ["do smuggling.space.2", "end"]
    play(game, "do smuggling.space.2")
    assert seat(game)["freighter"] == 1
    assert offered(game) == ["end"]


def test_interstellar_shipping_needs_two_guild_influence_and_gives_two_freighter_icons() -> None:
    """rise_of_ix 3.3: through the Spice Trade icon."""
    hand = {"hand": ["dune_the_desert_planet", "diplomacy"]}
    game = table({**hand, "influence": {"spacing_guild": 1}}, ix=True)
    move = "agent dune_the_desert_planet interstellar_shipping"
    assert refused(game, move) == [("requirement", "rise_of_ix 3.3")]
    game = table({**hand, "influence": {"spacing_guild": 2}}, ix=True)
    assert refused(game, "agent diplomacy interstellar_shipping") == [("wrong-icon", "imperium 6.3.2")]
    play(game, move, "do interstellar_shipping.space.1", "do interstellar_shipping.space.2", "advance")
    assert seat(game)["freighter"] == 2


def test_tech_negotiation_offers_a_discount_or_a_negotiator_but_not_both() -> None:
    """rise_of_ix 3.4: one of the two; through the Landsraad icon, without a cost."""
    game = table({"hand": ["dagger"], "spice": 1}, ix=True, tech=[["windtraps"]])
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")
    assert offered(game) == ["do tech_negotiation.space.1.1", "do tech_negotiation.space.1.2"]
    play(game, "do tech_negotiation.space.1.2")
    assert (seat(game)["negotiators"], seat(game)["supply"], seat(game)["spice"]) == (1, 8, 1)
    assert offered(game) == ["end"]


def test_an_agent_on_tech_negotiation_is_worth_one_persuasion() -> None:
    """rise_of_ix 3.4: on the reveal turn."""
    game = table({"hand": ["convincing_argument"], "agents_at": {"tech_negotiation": 1}}, ix=True)
    assert seat(play(game, "reveal"))["persuasion"] == 3


def test_dreadnought_costs_three_solari_and_gives_a_ship_and_a_tile_without_discount() -> None:
    """rise_of_ix 3.4: one Dreadnought icon, one Acquire Tech icon."""
    rich = {"hand": ["dagger"], "solari": 3, "spice": 2}
    game = play(
        table(rich, ix=True, tech=[["windtraps"], ["minimic_film"]]),
        "agent dagger dreadnought",
        "do dreadnought.space.1",
    )
    play(game, "do dreadnought.space.2", "tech windtraps 0 spice")
    after = seat(game)
    assert (after["solari"], after["dreadnoughts_garrison"], after["tiles"], after["spice"]) == (0, 1, ["windtraps"], 0)
    assert offered(game) == ["end"]
    assert refused(table({**rich, "solari": 2}, ix=True), "agent dagger dreadnought") == [("price", "imperium 6.3.4")]


def test_at_dreadnought_the_tile_may_come_before_the_ship() -> None:
    """rise_of_ix 3.4: in any order."""
    game = table({"hand": ["dagger"], "solari": 3, "spice": 2}, ix=True, tech=[["windtraps"], ["minimic_film"]])
    play(game, "agent dagger dreadnought", "do dreadnought.space.2", "tech windtraps 0 spice", "do dreadnought.space.1")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["tiles"]) == (1, ["windtraps"])


def test_the_board_has_twenty_two_spaces_with_and_without_ix() -> None:
    """rise_of_ix 3.5: four gone, four new."""
    assert len(spaces(rich_kwisatz_haderach(ix=False))) == 22
    assert len(spaces(rich_kwisatz_haderach(ix=True))) == 22


def test_no_new_space_is_a_combat_faction_or_maker_space() -> None:
    """rise_of_ix 3.5: no deployment, no influence, no bonus spice."""
    for space in ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"):
        game = play(rich_kwisatz_haderach(ix=True), f"agent kwisatz_haderach {space}")
        assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]
        finish(game)
        assert sum(seat(game)["influence"].values()) == 4
    assert set(shared(game)["bonus_spice"]) == {"the_great_flat", "hagga_basin", "imperial_basin"}


def test_leto_pays_two_solari_at_dreadnought() -> None:
    """rise_of_ix 3.6: his discount counts for the new Landsraad space."""
    game = table({"leader": "duke_leto_atreides", "hand": ["dagger"], "solari": 2}, ix=True)
    assert seat(play(game, "agent dagger dreadnought"))["solari"] == 0


def test_ilban_draws_a_card_for_the_cost_of_dreadnought() -> None:
    """rise_of_ix 3.6: three solari are the printed cost of a space."""
    ilban = {"leader": "count_ilban_richese", **cards(["dagger"], ["diplomacy"]), "solari": 3}
    game = finish(play(table(ilban, ix=True), "agent dagger dreadnought"))
    assert seat(game)["hand"] == ["diplomacy"]


def test_armand_counts_agents_on_the_new_spaces() -> None:
    """rise_of_ix 3.6: Smuggling is a Spice Trade space, Tech Negotiation a Landsraad space."""
    armand = {"leader": "archduke_armand_ecaz", "hand": ["dagger"]}
    game = play(table({**armand, "agents_at": {"smuggling": 1, "tech_negotiation": 1}}, ix=True), "reveal")
    assert any("armand" in move for move in offered(game))
    game = play(table({**armand, "agents_at": {"smuggling": 1}}, ix=True), "reveal")
    assert not any("armand" in move for move in offered(game))


def test_effects_of_space_and_card_come_in_any_order_after_the_cost() -> None:
    """rise_of_ix 3.7: the signet may come before the ship, but its solari come too late for the cost."""
    hundro = {"leader": "viscount_hundro_moritani", "hand": ["signet_ring"], "solari": 3, "spice": 1}
    game = play(table(hundro, ix=True), "agent signet_ring dreadnought")
    assert {"do dreadnought.space.1", "do viscount_hundro_moritani.signet.1"} <= set(offered(game))
    game = table({"leader": "count_ilban_richese", "hand": ["signet_ring"], "solari": 2}, ix=True)
    assert refused(game, "agent signet_ring dreadnought") == [("price", "imperium 6.3.4")]


def test_helena_is_not_blocked_on_the_ix_board() -> None:
    """rise_of_ix 3.8: enemy agents on Tech Negotiation and Dreadnought do not stop her; her own would."""
    enemies = {"agents_at": {"tech_negotiation": 1, "dreadnought": 1}}
    hand = {"hand": ["dagger"], "solari": 3}
    game = table({"leader": "helena_richese", **hand}, enemies, ix=True)
    assert {"agent dagger tech_negotiation", "agent dagger dreadnought"} <= set(offered(game))
    game = table({"leader": "helena_richese", **hand, "agents_at": {"tech_negotiation": 1}}, ix=True)
    assert refused(game, "agent dagger tech_negotiation") == [("own-agent", "imperium 6.3.3")]
    game = table(hand, enemies, ix=True)
    assert refused(game, "agent dagger tech_negotiation") == [("occupied", "imperium 6.3.3")]


def test_two_agents_on_tech_negotiation_still_give_one_persuasion() -> None:
    """rise_of_ix 3.8: it is gained once."""
    game = table({"hand": [], "agents_at": {"tech_negotiation": 2}}, ix=True)
    assert seat(play(game, "reveal"))["persuasion"] == 1


def test_an_agent_recalled_from_tech_negotiation_gives_no_persuasion() -> None:
    """rise_of_ix 3.8: it must be there during the reveal turn."""
    game = table({"hand": [], "intrigue": ["urgent_mission"], "agents_at": {"tech_negotiation": 1}}, ix=True)
    play(game, "play urgent_mission 1", "reveal")
    assert seat(game)["persuasion"] == 0


def test_guild_influence_gained_by_the_visit_comes_too_late_for_interstellar_shipping() -> None:
    """rise_of_ix 3.8: Esmar Tuek gives 1 Guild influence on the way, and 1 before is not enough."""
    smuggler = {"hand": ["esmar_tuek"], "spice": 1, "influence": {"spacing_guild": 1}}
    game = table(smuggler, ix=True)
    assert refused(game, "agent esmar_tuek interstellar_shipping") == [("requirement", "rise_of_ix 3.3")]
