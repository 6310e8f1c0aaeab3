"""Rise of Ix, section 1: what the expansion sets up."""

import landsraad
from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.ix import rich_kwisatz_haderach
from tests.imperium.table import offered, play, refused, seat, shared, strength, table

assert content  # it fills the catalog

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
    tiers = [card.tier for card in c.CONFLICTS]
    assert [tiers.count(tier) for tier in (1, 2, 3)] == [6, 11, 5]
    added = [card.tier for card in c.CONFLICTS if card.expansion == "rise_of_ix"]
    assert sorted(added) == [1, 1, 2, 3]


def test_the_conflict_deck_has_one_five_and_four_cards() -> None:
    """rise_of_ix 1.4: from top to bottom; the unused cards lie nowhere."""
    for seed in range(5):
        position = shared(new_ix(seed=seed))
        deck = [position["conflict"], *position["conflict_deck"]]
        tiers = [c.CONFLICTS[c.CONFLICT_IDS.index(card)].tier for card in deck]
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
    new = {card.name for card in c.CARDS if card.expansion == "rise_of_ix"}
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
    imperium = [card.copies for card in c.CARDS if card.expansion == "rise_of_ix" and card.deck == "imperium"]
    intrigue = [card.copies for card in c.INTRIGUES if card.expansion == "rise_of_ix"]
    assert (len(imperium), sum(imperium)) == (29, 35)
    assert (len(intrigue), sum(intrigue)) == (17, 17)
    assert sum(card.expansion == "rise_of_ix" for card in c.CONFLICTS) == 4
    assert len(c.TILE_IDS) == 18
    assert sum(leader.expansion == "rise_of_ix" for leader in c.LEADERS) == 6
    assert sum(space.board == "rise_of_ix" for space in c.SPACES) == 4


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
    for card in c.CONFLICTS:
        assert card.tier in (1, 2, 3), card.name
        assert len(card.rewards) == 3, card.name
        assert all(card.rewards), card.name


def test_new_spaces_give_no_influence_and_have_no_maker_flag_or_limit() -> None:
    """rise_of_ix 1.11: the four fields are empty for each of them."""
    for name in ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"):
        space = c.SPACE_IDS.index(name)
        assert c.SPACES[space].faction < 0
        assert c.SPACES[space].maker < 0
        assert c.SPACES[space].flag < 0
        assert c.SPACES[space].once < 0


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
