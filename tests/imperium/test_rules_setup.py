"""Rules of the base game, sections 1 and 2: components and set-up."""

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.game import Game
from landsraad.imperium import catalog as c
from tests.imperium.table import offered, play, refused, seat, shared, table

STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}
LEADERS = [
    "paul_atreides",
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "earl_memnon_thorvald",
    "countess_ariana_thorvald",
    "count_ilban_richese",
    "helena_richese",
]
QUIET = ["paul_atreides", "duke_leto_atreides", "earl_memnon_thorvald", "count_ilban_richese"]


def quiet_game(seats: int = 4, **options: Any) -> Game:
    """A fresh game with leaders that change nothing of the set-up."""
    return landsraad.new_game("imperium", seats=seats, leaders=QUIET[:seats], **options)


def own_cards(game: Game, number: int) -> Counter[str]:
    return Counter(card for zone in ("deck", "hand", "discard", "played") for card in seat(game, number)[zone])


def tiers(game: Game) -> list[int]:
    """The tiers of this game's ten Conflict cards, in the order they are revealed."""
    position = shared(game)
    cards = [*reversed(position["conflicts_past"]), *position["conflict_deck"]]
    return [c.CONFLICTS[c.CONFLICT_IDS.index(card)].tier for card in cards]


# --- components ------------------------------------------------------------------------------------------------------


def test_the_imperium_deck_and_row_hold_67_cards() -> None:
    """imperium 1.1, 2.3."""
    position = shared(quiet_game())
    assert len(position["row"]) == 5
    assert len(position["imperium_deck"]) == 62


def test_the_intrigue_deck_holds_40_cards() -> None:
    """imperium 1.1, 2.3."""
    position = shared(quiet_game())
    assert len(position["intrigue_deck"]) == 40
    assert position["intrigue_discard"] == []


def test_there_are_18_conflict_cards_of_the_base_game() -> None:
    """imperium 1.1: 4 Conflict I, 10 Conflict II, 4 Conflict III."""
    base = [card.tier for card in c.CONFLICTS if card.expansion == "base"]
    assert Counter(base) == {1: 4, 2: 10, 3: 4}


def test_the_reserve_holds_24_cards_in_three_stacks() -> None:
    """imperium 1.1, 2.3."""
    assert shared(quiet_game())["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


def test_the_eight_leaders_are_two_of_each_of_four_houses() -> None:
    """imperium 1.1."""
    base = [leader for leader in c.LEADERS if leader.expansion == "base"]
    assert sorted(leader.name for leader in base) == sorted(LEADERS)
    houses = Counter(leader.house for leader in base)
    assert houses == {"atreides": 2, "harkonnen": 2, "thorvald": 2, "richese": 2}


def test_every_player_has_twelve_troops_and_two_agents_and_no_swordmaster() -> None:
    """imperium 1.2, 2.5."""
    for number in range(4):
        mine = seat(quiet_game(), number)
        assert mine["supply"] + mine["garrison"] + mine["conflict"] == 12
        assert (mine["agents"], mine["swordmaster"], mine["agents_at"]) == (2, 0, {})


def test_everybody_starts_with_the_same_ten_cards() -> None:
    """imperium 1.3."""
    for number in range(4):
        assert own_cards(quiet_game(), number) == STARTING_DECK


def test_resources_never_run_out() -> None:
    """imperium 1.4: more than all the tokens in the box are worth."""
    game = play(table({"hand": ["diplomacy"], "solari": 90, "spice": 80, "water": 70}), "agent diplomacy wealth")
    assert seat(game)["solari"] == 92
    game = play(table({"hand": ["diplomacy"], "water": 40}), "agent diplomacy stillsuits")
    assert seat(game)["water"] == 41


def test_troops_and_reserve_cards_do_run_out() -> None:
    """imperium 1.4: an empty supply recruits nothing, an empty stack gives no card."""
    game = play(table({"hand": ["dagger"], "supply": 0, "garrison": 12}), "agent dagger hall_of_oratory")
    assert (seat(game)["supply"], seat(game)["garrison"]) == (0, 12)
    foldspaces = ["foldspace"] * 3
    game = table({"hand": ["diplomacy"]}, {"discard": foldspaces}, {"discard": foldspaces})
    play(game, "agent diplomacy foldspace")
    assert "foldspace" not in seat(game)["discard"]


def test_missionaria_protectiva_is_a_bene_gesserit_card_with_two_copies() -> None:
    """imperium 1.5: one in play makes another Bene Gesserit card's condition true."""
    position = shared(quiet_game())
    assert Counter([*position["row"], *position["imperium_deck"]])["missionaria_protectiva"] == 2
    game = table({"hand": ["gene_manipulation"], "played": ["missionaria_protectiva"]})
    play(game, "agent gene_manipulation arrakeen")
    assert seat(game)["spice"] == 2


# --- the decks of base, Ix and epic games ----------------------------------------------------------------------------


def test_nothing_lies_on_the_board_before_the_first_turn() -> None:
    """imperium 2.1: the Mentat and the Alliance tokens are in their places."""
    position = shared(quiet_game())
    assert position["mentat"] is None
    assert position["alliances"] == {}
    assert position["control"] == {}
    assert position["bonus_spice"] == {"the_great_flat": 0, "hagga_basin": 0, "imperial_basin": 0}


@pytest.mark.parametrize("seed", range(5))
def test_the_conflict_deck_has_one_first_five_second_and_four_third_cards(seed: int) -> None:
    """imperium 2.2: the first Conflict is of tier I, the next five of tier II, the last four of tier III."""
    assert tiers(quiet_game(seed=seed)) == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]


def test_unused_conflict_cards_differ_from_game_to_game_and_none_comes_twice() -> None:
    """imperium 2.2."""
    decks = [shared(quiet_game(seed=seed))["conflict_deck"] for seed in range(6)]
    assert len({tuple(sorted(deck)) for deck in decks}) > 1
    assert all(len(set(deck)) == 9 for deck in decks)


def test_all_decks_are_shuffled() -> None:
    """imperium 2.3, 2.5: two seeds, two orders; the same seed, the same order."""
    one, two, again = (quiet_game(seed=seed) for seed in (1, 2, 1))
    for pile in ("imperium_deck", "intrigue_deck", "row"):
        assert shared(one)[pile] != shared(two)[pile]
        assert shared(one)[pile] == shared(again)[pile]
    assert seat(one)["deck"] != seat(one, 1)["deck"]


def test_rise_of_ix_adds_its_cards_to_the_decks() -> None:
    """rise_of_ix 1.3, 1.4, 1.5: 102 Imperium cards, 57 Intrigue cards, 22 Conflict cards, three stacks of six tiles."""
    game = quiet_game(expansions=["rise_of_ix"])
    position = shared(game)
    assert len(position["imperium_deck"]) + len(position["row"]) == 102
    assert len(position["intrigue_deck"]) == 57
    assert Counter(card.tier for card in c.CONFLICTS) == {1: 6, 2: 11, 3: 5}
    assert tiers(game) == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert [len(stack) for stack in position["tech"]] == [6, 6, 6]
    assert len({tile for stack in position["tech"] for tile in stack}) == 18


def test_a_base_game_has_nothing_of_rise_of_ix() -> None:
    """imperium 1.1, 2.3."""
    position = shared(quiet_game())
    foreign = {card.name for card in c.CARDS if card.expansion != "base"}
    assert not foreign & {*position["imperium_deck"], *position["row"]}
    assert position["tech"] == [[], [], []]
    assert seat(quiet_game())["dreadnoughts_supply"] == 0


def test_an_ix_seat_has_two_dreadnoughts_in_supply_and_a_freighter_at_the_bottom() -> None:
    """rise_of_ix 1.6."""
    mine = seat(quiet_game(expansions=["rise_of_ix"]))
    assert (mine["dreadnoughts_supply"], mine["dreadnoughts_garrison"], mine["freighter"]) == (2, 0, 0)


def test_an_epic_game_has_no_first_conflicts_and_all_five_third_ones() -> None:
    """rise_of_ix 13.2."""
    game = quiet_game(expansions=["rise_of_ix"], options={"epic": True})
    assert tiers(game) == [2] * 5 + [3] * 5


def test_an_epic_starting_deck_has_control_the_spice_instead_of_one_dune() -> None:
    """rise_of_ix 13.3."""
    game = quiet_game(expansions=["rise_of_ix"], options={"epic": True})
    expected = STARTING_DECK | {"dune_the_desert_planet": 1, "control_the_spice": 1}
    for number in range(4):
        assert own_cards(game, number) == expected


def test_an_epic_seat_starts_with_five_troops_and_an_intrigue_card() -> None:
    """rise_of_ix 13.4, 13.5: the score still starts at 0, or at 1 with four players (13.7)."""
    for seats, points in ((3, 0), (4, 1)):
        game = quiet_game(seats, expansions=["rise_of_ix"], options={"epic": True})
        for number in range(seats):
            mine = seat(game, number)
            assert (mine["garrison"], mine["supply"], len(mine["intrigue"]), mine["points"]) == (5, 7, 1, points)
        assert len(shared(game)["intrigue_deck"]) == 57 - seats


# --- leaders ---------------------------------------------------------------------------------------------------------


def test_leaders_can_be_given() -> None:
    """imperium 2.4."""
    given = ["helena_richese", "paul_atreides", "countess_ariana_thorvald"]
    game = landsraad.new_game("imperium", seats=3, leaders=given)
    assert [seat(game, number)["leader"] for number in range(3)] == given


def test_random_leaders_are_all_different_and_any_of_the_eight() -> None:
    """imperium 2.4."""
    seen: set[str] = set()
    for seed in range(12):
        game = landsraad.new_game("imperium", seats=4, seed=seed)
        mine = {seat(game, number)["leader"] for number in range(4)}
        assert len(mine) == 4
        seen |= mine
    assert seen == set(LEADERS)


def test_some_leaders_can_be_given_and_the_others_drawn() -> None:
    """imperium 2.4."""
    for seed in range(6):
        game = landsraad.new_game("imperium", seats=3, seed=seed, leaders=[None, "paul_atreides"])
        mine = [seat(game, number)["leader"] for number in range(3)]
        assert mine[1] == "paul_atreides"
        assert len(set(mine)) == 3


def test_two_leaders_of_one_house_may_play() -> None:
    """imperium 2.4: the recommendation against it is not a rule."""
    given = ["paul_atreides", "duke_leto_atreides", "count_ilban_richese"]
    assert seat(landsraad.new_game("imperium", seats=3, leaders=given), 1)["leader"] == "duke_leto_atreides"


def test_leaders_can_be_chosen_in_turn_order() -> None:
    """imperium 2.4: what one player has taken is no longer there for the next."""
    game = landsraad.new_game("imperium", seats=3, leaders="draft", first_player=2)
    assert game.to_act == 2
    assert offered(game) == [f"leader {name}" for name in LEADERS]
    play(game, "leader paul_atreides")
    assert game.to_act == 0
    assert refused(game, "leader paul_atreides") == [("leader-taken", "imperium 2.4")]
    play(game, "leader helena_richese", "leader earl_memnon_thorvald")
    assert [seat(game, number)["leader"] for number in range(3)] == [
        "helena_richese",
        "earl_memnon_thorvald",
        "paul_atreides",
    ]
    assert shared(game)["round"] == 1


def test_with_rise_of_ix_fourteen_leaders_can_be_chosen() -> None:
    """rise_of_ix 1.5."""
    game = landsraad.new_game("imperium", seats=3, leaders="draft", expansions=["rise_of_ix"])
    assert len(offered(game)) == 14


# --- starting pieces -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "points"), [(3, 0), (4, 1)])
def test_starting_pieces(seats: int, points: int) -> None:
    """imperium 2.5, 2.8: one water, three of twelve troops, five cards; a point only with four players."""
    game = quiet_game(seats)
    assert len(game.position()["seats"]) == seats
    for number in range(seats):
        mine = seat(game, number)
        assert (mine["water"], mine["spice"], mine["solari"], mine["intrigue"]) == (1, 0, 0, [])
        assert (mine["garrison"], mine["supply"], mine["conflict"]) == (3, 9, 0)
        assert (mine["points"], mine["swords"], mine["council"]) == (points, 0, 0)
        assert set(mine["influence"].values()) == {0}
        assert (len(mine["hand"]), len(mine["deck"]), mine["discard"]) == (5, 5, [])


def test_only_four_players_compete_for_a_third_place() -> None:
    """imperium 2.8: strengths 6, 4 and 2; the third reward of this Conflict is 1 spice."""
    fighters = [{"conflict": 3}, {"conflict": 2}, {"conflict": 1}]
    three = table(*fighters, conflict="skirmish_2", phase="combat")
    assert seat(three, 2)["spice"] == 0
    four = table(*fighters, {}, conflict="skirmish_2", phase="combat")
    assert seat(four, 2)["spice"] == 1


@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players_start_without_points_against_automated_opponents(seats: int) -> None:
    """imperium 2.8: two Rivals, or House Hagal; everything else of a player is as ever."""
    game = landsraad.new_game("imperium", seats=seats, leaders=QUIET[:seats])
    assert len(game.position()["seats"]) == 3
    for number in range(seats):
        mine = seat(game, number)
        assert (mine["points"], mine["water"], mine["garrison"], mine["agents"], len(mine["hand"])) == (0, 1, 3, 2, 5)


def test_one_or_two_players_have_no_third_place() -> None:
    """imperium 2.8: House Hagal wins, and the weaker of the two players gets nothing."""
    fighters = [{"conflict": 2}, {"conflict": 1}, {"conflict": 8}]
    game = table(*fighters, mode="two_players", conflict="skirmish_2", phase="combat")
    assert [seat(game, number)["water"] for number in range(2)] == [1, 0]
    assert [seat(game, number)["spice"] for number in range(2)] == [0, 0]


def test_a_random_player_gets_the_first_player_marker() -> None:
    """imperium 2.6."""
    first = {shared(landsraad.new_game("imperium", seats=4, seed=seed))["first_player"] for seed in range(20)}
    assert first == {0, 1, 2, 3}


def test_the_first_player_can_be_named() -> None:
    """imperium 2.6."""
    game = quiet_game(first_player=3)
    assert shared(game)["first_player"] == 3
    assert game.to_act == 3


def test_rabban_starts_with_an_extra_spice_and_solari() -> None:
    """imperium 2.7."""
    game = landsraad.new_game("imperium", seats=3, leaders=["glossu_the_beast_rabban"])
    assert (seat(game)["spice"], seat(game)["solari"], seat(game)["water"]) == (1, 1, 1)


def test_the_baron_picks_two_factions_before_round_one() -> None:
    """imperium 2.7, 16.3: after everything else is set up, before the first Conflict is revealed."""
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]
    game = landsraad.new_game("imperium", seats=3, leaders=leaders)
    assert game.to_act == 1
    assert shared(game)["round"] == 0
    assert shared(game)["conflict"] is None
    assert len(seat(game)["deck"]) == 10
    assert len(offered(game)) == 6
    play(game, "factions emperor fremen")
    assert seat(game, 1)["masterstroke"] == ["emperor", "fremen"]
    assert shared(game)["round"] == 1


def test_the_barons_choice_is_secret() -> None:
    """imperium 2.7, 3.9."""
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]
    game = landsraad.new_game("imperium", seats=3, leaders=leaders)
    play(game, "factions emperor fremen")
    assert game.view(1)["seats"][1]["masterstroke"] == ["emperor", "fremen"]
    for watcher in (0, 2, None):
        assert "masterstroke" not in game.view(watcher)["seats"][1]


# --- bad options -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"seats": 5}, "seats, not 5"),
        ({"seats": 0}, "seats, not 0"),
        ({"leaders": ["paul_muaddib"]}, "no leader 'paul_muaddib'"),
        ({"leaders": ["paul_atreides", "paul_atreides"]}, "same leader twice"),
        ({"leaders": ["tessia_vernius"]}, "needs the expansion rise_of_ix"),
        ({"seats": 3, "leaders": QUIET}, "at most 3 leaders"),
        ({"leaders": "alphabetical"}, "'random', 'draft' or a list"),
        ({"options": {"epic": True}}, "needs the expansion rise_of_ix"),
        ({"options": {"turbo": True}}, "no option 'turbo'"),
        ({"expansions": ["immortality"]}, "no expansion 'immortality'"),
        ({"first_player": 4}, "first_player must be a seat from 0 to 3"),
        ({"seats": 3, "first_player": 3}, "first_player must be a seat from 0 to 2"),
    ],
)
def test_a_bad_option_is_a_typed_error_that_says_what_is_wrong(setup: dict[str, Any], message: str) -> None:
    """imperium 2.4, 2.8; rise_of_ix 13.7."""
    with pytest.raises(landsraad.BadOption, match=message) as caught:
        landsraad.new_game("imperium", **setup)
    assert isinstance(caught.value, landsraad.LandsraadError)


def test_an_unknown_game_is_a_typed_error() -> None:
    with pytest.raises(landsraad.BadOption, match="no game 'chess'"):
        landsraad.new_game("chess")
