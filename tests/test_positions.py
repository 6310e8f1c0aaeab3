"""Positions: a small dict is a whole table, and what cannot be is refused by its name."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landsraad
from landsraad.imperium import catalog
from landsraad.imperium.position_given import SEAT_LEVEL, TOP_LEVEL
from landsraad.imperium.ruleset import Imperium
from landsraad.imperium.words import FACTION_NAMES
from landsraad.kernel import table as tables
from tests.conformance.games import KINDS, Kind, chooser, decisions, halfway

IMPERIUM = [kind for kind in KINDS if kind.game == "imperium"]

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = json.loads((ROOT / "docs" / "schemas" / "position-imperium.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
IX = ["rise_of_ix"]
STARTING = sorted(
    ["convincing_argument"] * 2 + ["dagger"] * 2 + ["dune_the_desert_planet"] * 2
    + ["diplomacy", "reconnaissance", "seek_allies", "signet_ring"]
)  # fmt: skip
Data = dict[str, Any]


def position(*seats: Data, **shared: Any) -> Data:
    """A position of as many seats as are given, three at least."""
    return {"seats": [*seats, *({} for _ in range(3 - len(seats)))], **shared}


def read(*seats: Data, **shared: Any) -> Data:
    """The complete position a small one stands for."""
    VALIDATOR.validate(position(*seats, **shared))
    return landsraad.from_position("imperium", position(*seats, **shared)).position()


# --- defaults --------------------------------------------------------------------------------------------------------


def test_three_empty_seats_are_a_whole_table() -> None:
    whole = read()
    assert (whole["round"], whole["phase"], whole["stage"], whole["active"]) == (1, "player_turns", "opening", 0)
    assert (whole["first_player"], whole["mentat"], whole["expansions"], whole["epic"]) == (0, None, [], False)
    assert len(whole["row"]) == 5 and len(whole["imperium_deck"]) == 62 and len(whole["intrigue_deck"]) == 40
    assert whole["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert whole["tech"] == [[], [], []] and whole["mode"] == "multiplayer"
    assert (whole["alliances"], whole["control"], whole["dreadnoughts"]) == ({}, {}, {})


def test_an_empty_seat_is_a_player_at_the_start() -> None:
    """imperium 2.5"""
    for seat in read()["seats"]:
        assert (seat["solari"], seat["spice"], seat["water"], seat["points"]) == (0, 0, 1, 0)
        assert (seat["supply"], seat["garrison"], seat["conflict"], seat["agents"]) == (9, 3, 0, 2)
        assert seat["influence"] == dict.fromkeys(FACTION_NAMES, 0)
        assert seat["hand"] == seat["discard"] == seat["intrigue"] == [] and sorted(seat["deck"]) == STARTING


def test_four_seats_begin_with_a_point_each() -> None:
    """imperium 2.5"""
    assert [seat["points"] for seat in read({}, {}, {}, {})["seats"]] == [1, 1, 1, 1]


def test_leaders_that_are_not_named_are_the_four_for_a_first_game() -> None:
    """imperium 2.4"""
    leaders = [seat["leader"] for seat in read({}, {"leader": "paul_atreides"}, {}, {})["seats"]]
    assert leaders == ["glossu_the_beast_rabban", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese"]


def test_a_deck_is_made_of_the_starting_cards_that_lie_nowhere_else() -> None:
    seat = read({"hand": ["dagger", "diplomacy"], "discard": ["dagger"], "played": ["signet_ring"]})["seats"][0]
    assert sorted(seat["deck"] + ["dagger", "dagger", "diplomacy", "signet_ring"]) == STARTING


def test_a_pile_that_is_given_is_all_there_is_and_the_rest_has_left_the_game() -> None:
    whole = read({"deck": ["dagger"]}, imperium_deck=["chani"], intrigue_deck=["ambush"], row=["carryall"])
    assert sorted([*whole["seats"][0]["deck"], *(card for card in whole["trash"] if card in STARTING)]) == STARTING
    assert whole["imperium_deck"] == [] and whole["row"] == ["carryall", "chani", None, None, None]
    assert whole["intrigue_deck"] == ["ambush"] and len(whole["intrigue_discard"]) == 39
    whole = read(expansions=IX, tech=[["flagship", "windtraps"], ["artillery"], []])
    assert whole["tech"] == [["flagship", "windtraps"], ["artillery"], []] and len(whole["tile_trash"]) == 15


def test_an_intrigue_pile_that_is_given_is_all_there_is() -> None:
    """imperium 14.2: the next Intrigue card is the only one there is, and after it there is none."""
    game = landsraad.from_position(
        "imperium", position({"hand": ["diplomacy"]}, intrigue_deck=[], intrigue_discard=["ambush"])
    )
    whole = game.position()
    assert (whole["intrigue_deck"], whole["intrigue_discard"], len(whole["intrigue_trash"])) == ([], ["ambush"], 39)
    game.play("agent diplomacy secrets")
    assert game.position()["seats"][0]["intrigue"] == ["ambush"]
    assert landsraad.from_position("imperium", whole).position() == whole


@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_a_whole_position_with_one_pile_emptied(kind: Kind) -> None:
    """What the pile held has left the game."""
    game = kind.new(5)
    while len(game.moves) < 30:
        game.play(game.options[0])
    whole = game.position()
    for pile, trash in (("intrigue_deck", "intrigue_trash"), ("imperium_deck", "trash"), ("trash", "trash")):
        again = landsraad.from_position("imperium", {**whole, pile: []}).position()
        assert sorted(again[trash]) == sorted([*whole[trash], *(whole[pile] if pile != trash else [])])
    hand = {**whole, "seats": [{**whole["seats"][0], "hand": []}, *whole["seats"][1:]]}
    if whole["phase"] == "player_turns" and "set_aside" not in whole["seats"][0]:
        again = landsraad.from_position("imperium", {**hand, "pending": whole["pending"][:1], "agenda": []}).position()
        assert sorted(again["trash"]) == sorted([*whole["trash"], *whole["seats"][0]["hand"]])


def test_tiles_and_house_hagal_cards_that_no_pile_holds_have_left_the_game() -> None:
    """rise_of_ix 4.1; house_hagal 3.2"""
    tiles = landsraad.from_position("imperium", position(expansions=IX, tech=[["flagship"], [], []], tile_trash=[]))
    assert len(tiles.position()["tile_trash"]) == 17
    solo = landsraad.from_position("imperium", position(mode="solo", hagal_deck=["arrakeen_1p"], hagal_discard=[]))
    assert (solo.position()["hagal_deck"], len(solo.position()["hagal_trash"])) == (["arrakeen_1p"], 26)


@pytest.mark.parametrize("seed", range(3))
def test_the_moment_left_out_while_a_rival_holds_the_marker(seed: int) -> None:
    """house_hagal 4.1: the Rival on the left is the first player; the human's turn begins anew."""
    game = landsraad.new_game("imperium", seats=1, seed=seed)
    while game.position()["phase"] != "player_turns" or game.position()["stage"] != "opening":
        game.play(game.options[0])
    whole = game.position()
    assert whole["first_player"] == 1
    small = {key: value for key, value in whole.items() if key not in ("pending", "agenda", "triggered")}
    again = landsraad.from_position("imperium", small)
    assert (again.to_act, [option.notation for option in again.options]) == (
        0,
        [option.notation for option in game.options],
    )
    done = {**small, "active": None, "seats": [{**small["seats"][0], "done": 1}, *small["seats"][1:]]}
    assert landsraad.from_position("imperium", done).position()["round"] >= whole["round"]


def test_a_conflict_brings_the_first_round_it_can_be_fought_in() -> None:
    """imperium 2.3; rise_of_ix 13.2"""
    for conflict, number in (("skirmish_1", 1), ("desert_power", 2), ("grand_vision", 7)):
        assert landsraad.from_position("imperium", position(conflict=conflict)).position()["round"] == number
    epic = position(conflict="grand_vision", epic=True, expansions=IX)
    assert landsraad.from_position("imperium", epic).position()["round"] == 6


def test_troops_that_are_not_placed_are_in_the_supply() -> None:
    """imperium 9.1"""
    first, second, third = read({"garrison": 5, "conflict": 2}, {"supply": 12}, {"conflict": 1})["seats"]
    assert (first["supply"], first["garrison"], first["conflict"]) == (5, 5, 2)
    assert (second["supply"], second["garrison"]) == (12, 0)
    assert (third["supply"], third["garrison"], third["conflict"]) == (8, 3, 1)


def test_agents_that_are_not_on_the_board_are_on_the_leader() -> None:
    first, second, third = read(
        {"agents_at": {"arrakeen": 1}}, {"swordmaster": 1}, {"agents_at": {"mentat": 1, "secrets": 1}}, mentat=2
    )["seats"]
    assert (first["agents"], second["agents"], third["agents"]) == (1, 3, 1)


def test_points_include_what_the_tracks_give() -> None:
    """imperium 8.2, 8.5"""
    whole = read({"influence": {"emperor": 4, "fremen": 2}}, {"influence": {"emperor": 2}}, {"points": 7})
    assert [seat["points"] for seat in whole["seats"]] == [3, 1, 7]
    assert whole["alliances"] == {"emperor": 0}


def test_reserve_cards_somebody_owns_are_not_in_the_reserve() -> None:
    whole = read({"hand": ["foldspace"], "discard": ["the_spice_must_flow", "the_spice_must_flow"]})
    assert whole["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 8, "foldspace": 5}


def test_a_short_row_is_filled_and_an_empty_place_stays_empty() -> None:
    assert read(row=["duncan_idaho"])["row"][0] == "duncan_idaho" and len(read(row=["duncan_idaho"])["row"]) == 5
    assert read(row=["duncan_idaho", None])["row"][1] is None


def test_the_conflict_fits_the_round() -> None:
    """imperium 2.2"""
    tiers = {card.name: card.tier for card in catalog.CONFLICTS}
    for number, tier in ((1, 1), (2, 2), (6, 2), (7, 3), (10, 3)):
        whole = read(round=number)
        assert tiers[whole["conflict"]] == tier and len(whole["conflict_deck"]) == 10 - number
    assert read(conflict="skirmish_1")["conflict"] == "skirmish_1"


def test_rise_of_ix_brings_its_own_pieces() -> None:
    """rise_of_ix 1.3, 1.4"""
    whole = read(expansions=IX)
    assert [len(stack) for stack in whole["tech"]] == [6, 6, 6]
    assert len(whole["imperium_deck"]) == 97 and len(whole["intrigue_deck"]) == 57
    assert [seat["dreadnoughts_supply"] for seat in whole["seats"]] == [2, 2, 2]


def test_an_epic_game_begins_with_more() -> None:
    """rise_of_ix 13.3, 13.5"""
    seat = read(expansions=IX, epic=True)["seats"][0]
    assert (seat["garrison"], seat["supply"]) == (5, 7)
    assert "control_the_spice" in seat["deck"] and seat["deck"].count("dune_the_desert_planet") == 1


def test_tessia_begins_with_her_tokens_on_the_tracks_below_two() -> None:
    """rise_of_ix 1.7"""
    tessia = {"leader": "tessia_vernius", "influence": {"emperor": 2}}
    seat = read(tessia, expansions=IX)["seats"][0]
    assert seat["snoopers"] == ["spacing_guild", "bene_gesserit", "fremen"] and seat["snoopers_moved"] == 1


def test_the_first_player_acts_unless_somebody_else_is_named() -> None:
    for shared, seat in (({}, 0), ({"first_player": 2}, 2), ({"to_act": 1}, 1)):
        assert landsraad.from_position("imperium", position(**shared)).to_act == seat


@pytest.mark.parametrize(
    ("phase", "asked"),
    [("player_turns", (0, "turn")), ("combat", (1, "turn")), ("round_start", (0, "turn")), ("endgame", (1, "turn"))],
)
def test_a_phase_can_be_begun(phase: str, asked: tuple[int, str]) -> None:
    game = landsraad.from_position("imperium", position({}, {"conflict": 1, "intrigue": ["ambush"]}, phase=phase))
    assert game.question is not None and (game.to_act, game.question.kind) == asked


def test_the_seed_deals_what_is_not_given() -> None:
    decks = [read(seed=seed)["imperium_deck"] for seed in (1, 1, 2, "two")]
    assert decks[0] == decks[1] and decks[0] != decks[2] != decks[3]


def test_reading_a_position_does_not_change_it() -> None:
    given = position({"hand": ["dagger"], "influence": {"emperor": 4}}, row=["duncan_idaho"], expansions=IX)
    before = copy.deepcopy(given)
    game = landsraad.from_position("imperium", given)
    game.play("reveal")
    assert given == before


def test_names_are_kept() -> None:
    game = landsraad.from_position("imperium", position(), names=["Ada", "Bo", "Cy"])
    assert game.names == ["Ada", "Bo", "Cy"]


# --- refusals --------------------------------------------------------------------------------------------------------

REFUSALS: dict[str, tuple[Data, str]] = {
    # pieces
    "13 troops": (position({"supply": 9, "garrison": 4}), "seat 0 has 13 troops instead of 12 (imperium 9.1)"),
    "13 in the garrison": (position({}, {"garrison": 13}), "seat 1 has 13 troops instead of 12"),
    "11 troops": (position({"supply": 8, "garrison": 3}), "seat 0 has 11 troops instead of 12"),
    "three dreadnoughts": (position({"dreadnoughts_garrison": 3}, expansions=IX), "3 dreadnoughts instead of 2"),
    "dreadnoughts at three places": (
        position({"dreadnoughts_conflict": 1}, expansions=IX, dreadnoughts={"arrakeen": 0, "carthag": 0}),
        "3 dreadnoughts instead of 2",
    ),
    "three agents": (position({"agents": 3}), "seat 0 has 3 agents instead of 2"),
    "one agent": (position({"agents": 1}), "seat 0 has 1 agents instead of 2"),
    "agents here and there": (position({"agents": 2, "agents_at": {"arrakeen": 1}}), "3 agents instead of 2"),
    "too many agents on the board": (position({"agents_at": {"arrakeen": 2, "secrets": 1}}), "3 agents instead of 2"),
    "two swordmasters": (position({"swordmaster": 2}), "swordmaster is 2"),
    "two council seats": (position({"council": 2}), "council is 2"),
    "a freighter off its track": (position({"freighter": 4}, expansions=IX), "freighter is 4"),
    # cards
    "a starting card too many": (position({"hand": ["dagger"] * 3}), "dagger is in too many places"),
    "a card in two hands": (
        position({"hand": ["duncan_idaho"]}, {"hand": ["duncan_idaho"]}),
        "duncan_idaho is in too many places: 2 copies, the game has 1",
    ),
    "a card in hand and Row": (position({"hand": ["chani"]}, row=["chani"]), "chani is in too many places"),
    "a starting card in the Row": (position(row=["dagger"]), "dagger is in too many places"),
    "an Intrigue card too many": (position({"intrigue": ["ambush"] * 3}), "ambush is in too many places"),
    "a tile in two places": (
        position({"tiles": ["flagship"]}, {"tiles": ["flagship"]}, expansions=IX), "flagship is in too many places"
    ),
    "a reserve card too many": (position(reserve={"foldspace": 7}), "foldspace is in too many places"),
    "a Conflict twice": (position(conflict="skirmish_1", conflict_deck=["skirmish_1"]), "skirmish_1 is in two places"),
    "six places in the Row": (position(row=[None] * 6), "'row'"),
    "four stacks of tiles": (position(expansions=IX, tech=[[], [], [], []]), "'tech'"),
    # names
    "an unknown card": (position({"hand": ["dager"]}), "seat 0 hand: there is no card 'dager'"),
    "an unknown Intrigue card": (position({"intrigue": ["dagger"]}), "seat 0 intrigue: there is no intrigue 'dagger'"),
    "an unknown leader": (position({"leader": "paul"}), "seat 0 leader: there is no leader 'paul'"),
    "an unknown space": (position({"agents_at": {"geidi_prime": 1}}), "geidi_prime"),
    "an unknown tile": (position({"tiles": ["toaster"]}, expansions=IX), "toaster"),
    "an unknown Conflict": (position(conflict="water_war"), "conflict: there is no conflict 'water_war'"),
    "an unknown faction": (position({"influence": {"choam": 1}}), "choam"),
    "an unknown Alliance": (position(alliances={"choam": 0}), "choam"),
    "an unknown location": (position(control={"secrets": 0}), "secrets"),
    "an unknown Maker space": (position(bonus_spice={"arrakeen": 1}), "arrakeen"),
    "an unknown reserve stack": (position(reserve={"dagger": 1}), "dagger"),
    "an unknown phase": (position(phase="lunch"), "phase: there is no phase 'lunch'"),
    "an unknown stage": (position(stage="lunch"), "stage: there is no stage 'lunch'"),
    "an unknown mode": (position(mode="teams"), "mode: there is no mode 'teams'"),
    "an unknown expansion": (position(expansions=["immortality"]), "immortality"),
    "an unknown version": (position(version=2), "version 2 is unknown; this program reads version 1"),
    "another game": (position(game="chess"), "a position of 'chess', not of 'imperium'"),
    # fields
    "an unknown field": (position(rond=2), "unknown field 'rond'"),
    "an unknown field of a seat": (position({}, {"hnd": ["dagger"]}), "seat 1 has an unknown field 'hnd'"),
    "an unknown field of a turn": (position({"turn": {"luck": 1}}), "luck"),
    "an unknown field of a dreadnought": (
        position(expansions=IX, dreadnoughts={"carthag": {"seat": 1, "luck": 1}}), "luck"
    ),
    "an unknown field of a waiting card": (
        position(waiting=[{"seat": 0, "intrigue": "charisma", "luck": 1}]), "luck"
    ),
    # types
    "a hand that is text": (position({"hand": "dagger"}), "seat 0 hand must be a list"),
    "solari in words": (position({"solari": "two"}), "seat 0 solari must be a whole number"),
    "half a spice": (position({"spice": 0.5}), "seat 0 spice must be a whole number"),
    "less than nothing": (position({"spice": -1}), "seat 0 spice must be a whole number from 0"),
    "negative bonus spice": (position(bonus_spice={"hagga_basin": -1}), "bonus_spice hagga_basin must be"),
    "influence that is a list": (position({"influence": [1, 2]}), "influence"),
    "agents that are a list": (position({"agents_at": ["arrakeen"]}), "agents_at"),
    "a turn that is a number": (position({"turn": 5}), "turn"),
    "a seat that is a number": ({"seats": [1, 2, 3]}, "seat 0 must be a dict"),
    "epic in words": (position(expansions=IX, epic="no"), "epic"),
    "expansions in words": (position(expansions="rise_of_ix"), "expansions must be a list"),
    "a seed that is a list": (position(seed=[1]), "seed"),
    "chance that is no number": (position(chance="xyz"), "'chance' must be 16 hexadecimal digits"),
    "chance that is too long": (position(chance="f" * 17), "'chance' must be 16 hexadecimal digits"),
    # seats
    "no seats": ({}, "'seats' must be a list of 3 or 4 seats"),
    "two seats": ({"seats": [{}, {}]}, "'seats' must be a list of 3 or 4 seats"),
    "five seats": ({"seats": [{}] * 5}, "'seats' must be a list of 3 or 4 seats"),
    "four seats with Rivals": (position({}, {}, {}, {}, mode="solo"), "three seats"),
    "a first player nobody is": (position(first_player=3), "first_player must be a whole number from 0 to 2"),
    "a seat to act nobody is": (position(to_act=3), "to_act must be a whole number from 0 to 2"),
    "an Alliance of nobody": (position(alliances={"emperor": 5}), "alliances emperor must be a whole number"),
    "a control marker of nobody": (position(control={"arrakeen": 3}), "control arrakeen must be a whole number"),
    "a Mentat of nobody": (position(mentat=3), "mentat"),
    "a seat to act that is done": (position({"done": 1}), "seat 0"),
    "a Rival to act": (position(mode="solo", to_act=1), "Rival"),
    # leaders
    "the same leader twice": (
        position({"leader": "paul_atreides"}, {"leader": "paul_atreides"}), "the same leader twice"
    ),
    "somebody else's masterstroke": (
        position({"leader": "paul_atreides", "masterstroke": ["emperor", "fremen"]}), "masterstroke"
    ),
    "a masterstroke of three": (
        position({"leader": "baron_vladimir_harkonnen", "masterstroke": FACTION_NAMES[:3]}), "masterstroke"
    ),
    "a card of Ilesa's": (position({"leader": "paul_atreides", "set_aside": "dagger"}), "paul_atreides"),
    "a card of Helena's": (position({"leader": "paul_atreides", "manipulated": "chani"}), "paul_atreides"),
    "tokens of Tessia's": (
        position({"leader": "paul_atreides", "snoopers": ["emperor"]}, expansions=IX), "paul_atreides"
    ),
    # influence
    "seven influence": (position({"influence": {"emperor": 7}}), "influence emperor must be a whole number"),
    "an Alliance with three": (
        position({"influence": {"emperor": 3}}, alliances={"emperor": 0}), "less than 4 influence (imperium 8.7)"
    ),
    "an Alliance of the lower": (
        position({"influence": {"fremen": 4}}, {"influence": {"fremen": 5}}, alliances={"fremen": 0}), "fremen Alliance"
    ),
    "an Alliance nobody took": (position({"influence": {"fremen": 4}}, alliances={}), "fremen Alliance"),
    # time
    "an eleventh round": (position(round=11), "round must be a whole number from 0 to 10"),
    "a round before the first": (position(round=0), "round"),
    "a Conflict of level 2 in round 1": (
        position(conflict="desert_power", round=1),
        "desert_power is a Conflict of level 2; round 1 has one of level 1 (imperium 2.3)",
    ),
    "a Conflict of level 1 in round 7": (position(conflict="skirmish_1", round=7), "round 7 has one of level 3"),
    "a Conflict of level 3 in round 5 of an epic game": (
        position(conflict="grand_vision", round=5, epic=True, expansions=IX), "round 5 has one of level 2"
    ),
    "Conflicts left in the last round": (
        position(round=10, conflict_deck=["grand_vision"]), "1 Conflict cards left in round 10"
    ),
    "a set-up without its steps": (position(phase="setup"), "'setup' must give 'pending'"),
    # Rise of Ix without Rise of Ix
    "an Ix leader": (position({"leader": "ilesa_ecaz"}), "ilesa_ecaz needs Rise of Ix"),
    "an Ix card": (position({"hand": ["court_intrigue"]}), "court_intrigue needs Rise of Ix"),
    "an Ix Intrigue card": (position({"intrigue": ["ixian_probe"]}), "ixian_probe needs Rise of Ix"),
    "an Ix House Hagal card": (
        position(mode="solo", hagal_discard=["hagal_smuggling_interstellar_shipping"]), "needs Rise of Ix"
    ),
    "an Ix Conflict": (position(conflict="economic_supremacy"), "economic_supremacy"),
    "an Ix space": (position({"agents_at": {"dreadnought": 1}}), "dreadnought does not exist in this game"),
    "a base space under the Ix board": (
        position({"agents_at": {"hall_of_oratory": 1}}, expansions=IX), "hall_of_oratory does not exist in this game"
    ),
    "an Ix tile": (position({"tiles": ["flagship"]}), "flagship needs Rise of Ix"),
    "Ix stacks": (position(tech=[["flagship"], [], []]), "'tech'"),
    "an Ix freighter": (position({"freighter": 1}), "freighter"),
    "Ix dreadnoughts": (position({"dreadnoughts_garrison": 1}), "dreadnoughts"),
    "an Ix dreadnought on a location": (position(dreadnoughts={"carthag": 0}), "dreadnoughts"),
    "Ix negotiators": (position({"negotiators": 1}), "negotiators"),
    "an epic game": (position(epic=True), "an epic game needs Rise of Ix (rise_of_ix 13.7)"),
    "an epic card": (position({"hand": ["control_the_spice"]}, expansions=IX), "control_the_spice"),
    "a tile that is flipped but not owned": (position({"flipped": ["flagship"]}, expansions=IX), "flagship"),
    "a tile that is never flipped": (
        position({"tiles": ["windtraps"], "flipped": ["windtraps"]}, expansions=IX), "windtraps is never flipped"
    ),
    # what the game is doing
    "an unknown frame": (position(pending=[["dance", 0, 0, 0]]), "unknown frame"),
    "a short frame": (position(pending=[["turn", 0]]), "unknown frame"),
    "a frame of nobody": (position(pending=[["turn", 9, 0, 0]]), "pending"),
    "a frame with an unknown effect": (position(pending=[["effect", "dagger.tail.1", 0, 0]]), "dagger.tail.1"),
    "nothing going on": (position(pending=[]), "pending"),
    "an agenda without pending": (position(agenda=[[0, "arrakeen.space.1", 0, 0]]), "agenda"),
    "a short item of the agenda": (position(pending=[["turn", 0, 0, 0]], agenda=[[0, "arrakeen.space.1"]]), "agenda"),
    "an unknown effect that was triggered": (position(pending=[["turn", 0, 0, 0]], triggered=[[0, "x"]]), "triggered"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSALS)
def test_what_cannot_be_is_refused_by_its_name(case: str) -> None:
    """imperium 1.1, 1.2, 8.5-8.7, 9.1; rise_of_ix 1.2, 13.7"""
    given, words = REFUSALS[case]
    with pytest.raises(landsraad.BadPosition) as refusal:
        landsraad.from_position("imperium", given)
    assert words in str(refusal.value)


@pytest.mark.parametrize("given", [None, [], 5, "text", True])
def test_what_is_no_dict_is_refused(given: Any) -> None:
    with pytest.raises(landsraad.BadPosition, match="a position is a dict"):
        landsraad.from_position("imperium", given)


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
def test_what_lies_too_deep_to_be_told_of_is_refused(game: str) -> None:
    deep: Any = 1
    for _ in range(30_000):
        deep = [deep]
    for position in ({"seats": deep}, {"row": [deep]}, {"game": deep}, {"areas": {"carthag": deep}}):
        with pytest.raises(landsraad.BadPosition, match="too deep"):
            landsraad.from_position(game, position)
    with pytest.raises(landsraad.BadOption, match="too deep"):
        landsraad.new_game(game, options={"epic": deep})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(landsraad.BadOption, match="there is no game 'chess'; there is: imperium"):
        landsraad.from_position("chess", position())


def test_too_many_names_are_refused() -> None:
    with pytest.raises(landsraad.LandsraadError, match="names"):
        landsraad.from_position("imperium", position(), names=["a", "b", "c", "d"])


# --- garbage ---------------------------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers(-2, 20) | st.integers() | st.floats() | st.text(max_size=6)
words = st.sampled_from(["dagger", "ambush", "emperor", "arrakeen", "turn", "effect", "flagship", "seat", "chani", "0"])
garbage = st.recursive(
    scalars | words,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(words | st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
seat_garbage = st.dictionaries(st.sampled_from(sorted(SEAT_LEVEL)), garbage, max_size=4)
top_garbage = st.dictionaries(st.sampled_from(sorted(TOP_LEVEL - {"game"})), garbage, max_size=4)


def never_worse_than_bad(given: Any) -> None:
    """It is refused with words, or it is a table on which somebody can act."""
    try:
        game = landsraad.from_position("imperium", given)
    except landsraad.BadPosition as error:
        assert str(error)
    else:
        assert game.over == (game.position()["phase"] == "over") and bool(game.options) != game.over


@settings(deadline=None, max_examples=120, derandomize=True)
@given(st.lists(seat_garbage, min_size=3, max_size=4), top_garbage)
def test_garbage_is_a_bad_position_and_nothing_worse(seats: list[Data], shared: Data) -> None:
    never_worse_than_bad({"seats": seats, **shared})


@settings(deadline=None, max_examples=50, derandomize=True)
@given(garbage)
def test_complete_garbage_too(given: Any) -> None:
    never_worse_than_bad(given)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside."""
    items: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    return [path] * bool(path) + [found for key, value in items for found in places(value, (*path, key))]


WHOLE = [
    json.loads(json.dumps(halfway(kind, seed, moves).position()))
    for kind, seed, moves in ((KINDS[0], 1, 40), (KINDS[3], 2, 171), (KINDS[4], 3, 222), (KINDS[9], 4, 50))
]


@settings(deadline=None, max_examples=200, derandomize=True)
@given(st.sampled_from(WHOLE), st.data())
def test_a_damaged_position_is_a_bad_position_and_nothing_worse(whole: Data, data: st.DataObject) -> None:
    damaged = copy.deepcopy(whole)
    # Half of the damage is done to what the game is doing: it is the most delicate part.
    delicate = [path for path in places(whole) if path[0] in ("pending", "agenda", "triggered", "waiting", "tech")]
    path = data.draw(st.sampled_from(places(whole)) | st.sampled_from(delicate))
    holder = damaged
    for key in path[:-1]:
        holder = holder[key]
    if data.draw(st.booleans()):
        holder[path[-1]] = data.draw(garbage)
    else:
        del holder[path[-1]]
    never_worse_than_bad(damaged)


# --- the schema ------------------------------------------------------------------------------------------------------


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_schema_follows_from_what_the_game_declares() -> None:
    assert Imperium().schema() == SCHEMA, "run python tools/make_golden.py"


def test_the_schema_knows_every_field_and_every_id() -> None:
    assert set(SCHEMA["properties"]) == TOP_LEVEL
    assert set(SCHEMA["$defs"]["seat_data"]["properties"]) == SEAT_LEVEL
    ids = {
        "card": catalog.CARD_IDS, "intrigue": catalog.INTRIGUE_IDS, "space": catalog.SPACE_IDS,
        "tile": catalog.TILE_IDS, "leader": catalog.LEADER_IDS, "conflict": catalog.CONFLICT_IDS,
        "hagal": catalog.HAGAL_IDS, "faction": FACTION_NAMES,
    }  # fmt: skip
    for name, known in ids.items():
        assert SCHEMA["$defs"][name]["enum"] == sorted(known), "run python tools/make_golden.py"


def test_every_field_of_the_schema_is_described() -> None:
    fields = {**SCHEMA["properties"], **SCHEMA["$defs"]["seat_data"]["properties"]}
    assert [name for name, field in fields.items() if not field.get("description")] == []


@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_every_position_of_a_game_fits_the_schema(kind: Kind) -> None:
    for number, game in enumerate(decisions(kind.new(8), chooser(8))):
        if number % 25 == 0 or number < 4:
            VALIDATOR.validate(json.loads(json.dumps(game.position())))
    VALIDATOR.validate(json.loads(json.dumps(game.position())))


@pytest.mark.parametrize(
    "case",
    [case for case in REFUSALS if case.startswith(("an unknown", "seven", "half", "negative", "a turn", "two s"))],
)
def test_the_schema_refuses_what_a_schema_can_see(case: str) -> None:
    if case not in ("an unknown effect that was triggered",):
        with pytest.raises(jsonschema.ValidationError):
            VALIDATOR.validate(REFUSALS[case][0])


# --- there and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_leaving_out_what_the_game_is_doing_gives_the_beginning_of_the_turn(kind: Kind) -> None:
    """What people do with a position they found: keep the pieces, choose who acts."""
    for number, game in enumerate(decisions(kind.new(9), chooser(9))):
        whole = game.position()
        if number % 40 == 0 and whole["phase"] == "player_turns" and whole["stage"] == "opening":
            small = {key: value for key, value in whole.items() if key not in ("pending", "agenda", "triggered")}
            again = landsraad.from_position("imperium", {**small, "to_act": whole["active"]})
            assert again.to_act == whole["active"]
            assert [option.notation for option in again.options] == [option.notation for option in game.options]
            assert again.table.zones == game.table.zones


def test_the_fields_that_name_a_seat_are_known() -> None:
    """There 0 is somebody: a checksum leaves out what is nothing, and must not leave out the first seat."""
    names = {"active", "alliances", "control", "dreadnoughts", "first_player", "mentat", "mentat_next", "seat"}
    assert set(Imperium().holders) == names


def test_a_position_survives_json() -> None:
    game = halfway(KINDS[3], 5, 100)
    again = landsraad.from_position("imperium", json.loads(json.dumps(game.position())))
    assert tables.same(again.table, game.table) and again.position() == game.position()


# --- the documents ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["positions", "records"])
def test_the_examples_of_the_documents_run(name: str) -> None:
    """One after the other, as a reader would type them."""
    text = (ROOT / "docs" / f"{name}.md").read_text()
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", text, flags=re.M | re.S)
    assert len([1 for language, _ in blocks if language == "python"]) >= 4
    told: Data = {}
    for language, block in blocks:
        if language == "python":
            exec(compile(block, f"docs/{name}.md", "exec"), told)
        else:
            assert language == "json"
            VALIDATOR.validate(json.loads(block))
            assert landsraad.from_position("imperium", json.loads(block)).options


def test_the_document_names_only_fields_that_exist() -> None:
    table = (ROOT / "docs" / "positions.md").read_text().split("## The fields")[1]
    named = {name for line in table.splitlines() if line.startswith("| `") for name in re.findall(r"`(\w+)`", line)}
    assert named - {"solo", "two_players", "player_turns"} <= TOP_LEVEL | SEAT_LEVEL
