"""The 18 Tech tiles: what is printed on them, what they give when acquired, what they do."""

import pytest

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table

assert content

# Read from the printed tiles: cost, the House Hagal mark, flip icon, and when the ability works.
FACES = [
    ("artillery", 1, False, False, "reveal_turn"),
    ("chaumurky", 4, True, False, "endgame"),
    ("detonation_devices", 3, True, False, "win_conflict"),
    ("disposal_facility", 3, False, False, "reveal_turn"),
    ("flagship", 8, True, True, "own_turn"),
    ("holoprojectors", 3, False, True, "own_turn"),
    ("holtzman_engine", 6, True, False, "round_start endgame"),
    ("invasion_ships", 5, True, True, "own_turn"),
    ("memocorders", 2, True, False, "endgame"),
    ("minimic_film", 2, False, False, "reveal_turn"),
    ("restricted_ordnance", 4, False, False, "reveal_turn"),
    ("shuttle_fleet", 6, True, False, "round_start"),
    ("sonic_snoopers", 2, True, False, "own_turn"),
    ("spaceport", 5, False, False, "passive"),
    ("spy_satellites", 4, True, False, "own_turn endgame"),
    ("training_drones", 3, True, True, "own_turn"),
    ("troop_transports", 2, True, False, "passive"),
    ("windtraps", 2, True, False, "win_conflict"),
]
ALL_TILES = [face[0] for face in FACES]


def on_top(top: str, *owned: str) -> list[list[str]]:
    """One tech stack with this tile on top of all the others that nobody owns."""
    return [[top, *[tile for tile in ALL_TILES if tile != top and tile not in owned]], [], []]


def bought(tile: str, me: Seat | None = None, *before: str) -> Game:
    """The first seat has just acquired the tile with Machine Culture, after some other moves of the turn."""
    mine = {"spice": 8, **(me or {})}
    mine["intrigue"] = ["machine_culture", *mine.get("intrigue", [])]
    game = table(mine, ix=True, tech=on_top(tile, *mine.get("tiles", [])))
    return play(game, *before, "play machine_culture 1", f"tech {tile} 0 spice")


# --- the faces ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES, ids=lambda face: face[0])
def test_the_face_of_a_tile_is_as_printed(face: tuple[str, int, bool, bool, str]) -> None:
    name, cost, rival, _, timing = face
    tile = c.TILE_NUMBERS[name]
    assert (c.TILES[tile].cost, c.TILES[tile].rival) == (cost, rival)
    works = {
        "own_turn": c.TILES[tile].use != 0,
        "reveal_turn": c.TILES[tile].reveal != [],
        "round_start": c.TILES[tile].round_start != [],
        "win_conflict": c.TILES[tile].win != [] or c.TILES[tile].detonates,
        "endgame": c.TILES[tile].end != [] or c.TILES[tile].breaks_ties,
        "passive": c.TILES[tile].to_top or c.TILES[tile].transports,
    }
    assert {moment for moment, does in works.items() if does} == set(timing.split())


def test_there_are_18_tiles_in_three_stacks_and_12_have_the_mark() -> None:
    """rise_of_ix 1.3"""
    assert sorted(c.TILE_IDS) == sorted(ALL_TILES)
    assert sum(tile.rival for tile in c.TILES) == 12
    stacks = shared(table(ix=True))["tech"]
    assert [len(stack) for stack in stacks] == [6, 6, 6]
    assert sorted(tile for stack in stacks for tile in stack) == sorted(ALL_TILES)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face[0])
def test_a_tile_costs_its_printed_spice(face: tuple[str, int, bool, bool, str]) -> None:
    """rise_of_ix 4.2, 4.3"""
    name, cost = face[:2]
    poor = table({"intrigue": ["machine_culture"], "spice": cost - 1}, ix=True, tech=on_top(name))
    assert not [move for move in offered(play(poor, "play machine_culture 1")) if move.startswith("tech")]
    game = bought(name, {"spice": cost})
    assert (seat(game)["spice"], seat(game)["tiles"]) == (0, [name])
    assert sum(len(stack) for stack in shared(game)["tech"]) == 17


@pytest.mark.parametrize("face", [face for face in FACES if "own_turn" not in face[4]], ids=lambda face: face[0])
def test_a_tile_without_a_price_of_its_own_is_not_used_by_hand(face: tuple[str, int, bool, bool, str]) -> None:
    """rise_of_ix 4.7"""
    game = table({"tiles": [face[0]], "hand": ["dagger"], "solari": 9, "spice": 9}, ix=True)
    assert refused(game, f"tile {face[0]}") == [("tile-no-use", "rise_of_ix 4.7")]


@pytest.mark.parametrize("tile", [face[0] for face in FACES if face[3]])
def test_a_flip_tile_works_once_a_round(tile: str) -> None:
    """rise_of_ix 4.8: it is turned face up again at the next Round Start."""
    me = {"tiles": [tile], "hand": ["dagger", "diplomacy", "seek_allies"], "solari": 8}
    discard = ["discard dagger"] if tile in ("holoprojectors", "invasion_ships") else []
    game = play(table(me, ix=True), f"tile {tile}", *discard)
    assert (seat(game)["flipped"], seat(game)["tiles"]) == ([tile], [tile])
    assert refused(game, f"tile {tile}") == [("tile-flipped", "rise_of_ix 4.8")]
    later = table({**me, "hand": [], "flipped": [tile]}, ix=True, phase="round_start")
    assert seat(later)["flipped"] == []
    assert f"tile {tile}" in offered(later)


def test_a_flip_tile_used_on_an_agent_turn_is_still_face_down_on_the_reveal_turn() -> None:
    """rise_of_ix 4.8: agent or reveal turn, once a round."""
    game = table({"tiles": ["training_drones"], "hand": ["dagger"]}, ix=True)
    play(game, "agent dagger tech_negotiation", "tile training_drones")
    finish(game)
    for number in (1, 2):
        finish(play(game, "reveal"), number)
    play(game, "reveal")
    assert refused(game, "tile training_drones") == [("tile-flipped", "rise_of_ix 4.8")]


# --- Artillery ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("artillery.ability")
def test_artillery_adds_a_sword_for_each_revealed_card_with_swords() -> None:
    """rise_of_ix 10.24: Imperial Bashar included; not Diplomacy, not the Jamis of an agent turn."""
    me = {"tiles": ["artillery"], "hand": ["imperial_bashar", "dagger", "diplomacy"], "played": ["jamis"]}
    game = play(table(me, ix=True), "reveal")
    assert seat(game)["swords"] == (2 + 1) + 1 + 2


def test_artillery_counts_a_card_once_whatever_gives_its_swords() -> None:
    """rise_of_ix 10.24: five by the Fremen Bond, or two and three of the Shock Trooper, are one card each."""
    hand = ["shai_hulud", "sayyadina", "imperial_shock_trooper"]
    me = {"tiles": ["artillery"], "hand": hand, "agents_at": {"wealth": 1}}
    assert seat(play(table(me, ix=True), "reveal"))["swords"] == 5 + (2 + 3) + 2


def test_artillery_does_not_count_tiles() -> None:
    """rise_of_ix 10.24"""
    me = {"tiles": ["artillery", "restricted_ordnance"], "council": 1}
    assert seat(play(table(me, ix=True), "reveal"))["swords"] == 4


def test_artillery_bought_on_the_reveal_turn_works_at_once() -> None:
    """rise_of_ix 4.12"""
    game = bought("artillery", {"hand": ["dagger", "dagger"]}, "reveal")
    assert seat(game)["swords"] == 4


# --- Chaumurky ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("chaumurky.acquire.1")
def test_chaumurky_brings_two_intrigue_cards() -> None:
    assert len(seat(bought("chaumurky"))["intrigue"]) == 2


@pytest.mark.clause("chaumurky.ability")
def test_chaumurky_wins_ties_in_points_before_anything_else() -> None:
    """rise_of_ix 10.10, 9.5"""
    seats: list[Seat] = [{"points": 7, "spice": 9, "solari": 9}, {"points": 7, "tiles": ["chaumurky"]}, {"points": 6}]
    result = table(*seats, ix=True, phase="endgame").result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "chaumurky")


def test_chaumurky_does_not_beat_more_points() -> None:
    result = table({"points": 8}, {"points": 7, "tiles": ["chaumurky"]}, ix=True, phase="endgame").result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (0, "points")


def test_chaumurky_does_not_break_a_tie_in_a_conflict() -> None:
    """rise_of_ix 10.10"""
    seats: list[Seat] = [{"conflict": 1, "tiles": ["chaumurky"]}, {"conflict": 1}]
    game = table(*seats, ix=True, phase="combat", conflict="skirmish_2")
    assert [(seat(game, number)["points"], seat(game, number)["water"]) for number in (0, 1)] == [(0, 1), (0, 1)]


# --- Detonation Devices ---------------------------------------------------------------------------------------------


@pytest.mark.clause("detonation_devices.ability")
def test_detonation_devices_turn_a_winning_dreadnought_into_a_point() -> None:
    """It goes to supply, and no location is taken."""
    me = {"tiles": ["detonation_devices"], "dreadnoughts_conflict": 1}
    game = table(me, ix=True, phase="combat", conflict="skirmish_2")
    play(game, "tile detonation_devices")
    assert seat(game)["points"] == 1 + 1
    assert (seat(game)["dreadnoughts_supply"], seat(game)["dreadnoughts_garrison"]) == (2, 0)
    assert shared(game)["dreadnoughts"] == {}


def test_with_detonation_devices_the_dreadnought_may_still_take_control() -> None:
    """rise_of_ix 7.1, 7.8"""
    me = {"tiles": ["detonation_devices"], "dreadnoughts_conflict": 1}
    game = table(me, ix=True, phase="combat", conflict="skirmish_2")
    assert set(offered(game)) == {"space arrakeen", "space carthag", "space imperial_basin", "tile detonation_devices"}
    play(game, "space carthag")
    assert (seat(game)["points"], shared(game)["dreadnoughts"]["carthag"]["seat"]) == (1, 0)


def test_with_two_dreadnoughts_the_second_one_returns_to_the_garrison() -> None:
    """The tile replaces the one move to a location."""
    me = {"tiles": ["detonation_devices"], "dreadnoughts_conflict": 2}
    game = play(table(me, ix=True, phase="combat", conflict="skirmish_2"), "tile detonation_devices")
    assert (seat(game)["dreadnoughts_supply"], seat(game)["dreadnoughts_garrison"]) == (1, 1)
    assert (seat(game)["points"], shared(game)["dreadnoughts"]) == (2, {})


def test_detonation_devices_need_a_victory_with_a_dreadnought() -> None:
    """rise_of_ix 2.6, 7.7"""
    tied: list[Seat] = [{"tiles": ["detonation_devices"], "dreadnoughts_conflict": 1}, {"dreadnoughts_conflict": 1}]
    game = table(*tied, ix=True, phase="combat", conflict="skirmish_2")
    assert (seat(game)["points"], seat(game)["dreadnoughts_garrison"]) == (0, 1)
    game = table({"tiles": ["detonation_devices"], "conflict": 1}, ix=True, phase="combat", conflict="skirmish_2")
    assert seat(game)["points"] == 1


# --- Disposal Facility ----------------------------------------------------------------------------------------------


@pytest.mark.clause("disposal_facility.acquire.1")
def test_disposal_facility_may_trash_a_card_when_acquired() -> None:
    game = bought("disposal_facility", {"hand": ["dagger"]})
    assert offered(game) == ["trash hand dagger", "decline"]
    assert shared(play(game, "trash hand dagger"))["trash"] == ["dagger"]


@pytest.mark.clause("disposal_facility.ability")
def test_disposal_facility_may_trash_a_card_in_play_with_six_persuasion() -> None:
    """rise_of_ix 10.24: once, and only in play."""
    hand = ["convincing_argument", "convincing_argument", "dagger"]
    me = {"tiles": ["disposal_facility"], "hand": hand, "council": 1, "played": ["jamis"], "discard": ["diplomacy"]}
    game = play(table(me, ix=True), "reveal", "do disposal_facility.reveal.1.1")
    assert set(offered(game)) == {"trash played jamis", "trash revealed convincing_argument", "trash revealed dagger"}
    play(game, "trash revealed dagger")
    assert (shared(game)["trash"], seat(game)["swords"]) == (["dagger"], 1)
    assert not [move for move in offered(game) if move.startswith("do ")]


def test_disposal_facility_counts_persuasion_gained_even_if_spent() -> None:
    """rise_of_ix 10.24"""
    me = {"tiles": ["disposal_facility"], "hand": ["convincing_argument"] * 2, "council": 1}
    game = table(me, ix=True, row=["appropriate"])
    play(game, "reveal", "acquire appropriate row", "decline")
    assert seat(game)["persuasion"] == 1
    play(game, "do disposal_facility.reveal.1.1", "trash revealed convincing_argument")
    assert shared(game)["trash"] == ["convincing_argument"]


def test_disposal_facility_is_idle_below_six_persuasion_and_optional() -> None:
    me = {"tiles": ["disposal_facility"], "hand": ["convincing_argument"] * 2 + ["diplomacy"]}
    game = play(table(me, ix=True), "reveal")
    assert seat(game)["persuasion"] == 5
    assert not [move for move in offered(game) if move.startswith("do ")]
    game = play(table({**me, "council": 1}, ix=True), "reveal", "end")
    assert shared(game)["trash"] == []


def test_a_card_trashed_on_the_reveal_turn_unloads_and_still_gives_its_box() -> None:
    """imperium 6.4.7, rise_of_ix 8.9: Freighter Fleet moves the Freighter twice."""
    me = {"tiles": ["disposal_facility"], "hand": ["convincing_argument"] * 2 + ["freighter_fleet"], "council": 1}
    game = play(table(me, ix=True), "reveal", "do disposal_facility.reveal.1.1", "trash revealed freighter_fleet")
    assert offered(game) == ["advance", "decline"]
    play(game, "advance", "do freighter_fleet.reveal.1", "advance")
    assert (seat(game)["freighter"], shared(game)["trash"]) == (2, ["freighter_fleet"])


def test_disposal_facility_bought_on_the_reveal_turn_works_at_once() -> None:
    """rise_of_ix 4.12"""
    game = bought("disposal_facility", {"hand": ["convincing_argument"] * 2, "council": 1}, "reveal")
    play(game, "decline", "do disposal_facility.reveal.1.1", "trash revealed convincing_argument")
    assert shared(game)["trash"] == ["convincing_argument"]


# --- Flagship -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("flagship.acquire.1")
def test_flagship_is_worth_a_point_when_acquired() -> None:
    assert seat(bought("flagship"))["points"] == 1


@pytest.mark.clause("flagship.ability")
def test_flagship_recruits_three_troops_for_four_solari() -> None:
    game = table({"tiles": ["flagship"], "solari": 4, "garrison": 3}, ix=True)
    play(game, "tile flagship")
    assert (seat(game)["solari"], seat(game)["garrison"], seat(game)["supply"]) == (0, 6, 6)
    poor = table({"tiles": ["flagship"], "solari": 3}, ix=True)
    assert refused(poor, "tile flagship") == [("tile-cost", "imperium 3.4")]


def test_troops_of_the_flagship_may_be_deployed_beside_an_agent_on_a_combat_space() -> None:
    """rise_of_ix 4.10"""
    me = {"tiles": ["flagship"], "solari": 4, "garrison": 3, "hand": ["reconnaissance"]}
    game = play(table(me, ix=True), "agent reconnaissance arrakeen", "tile flagship", "deploy 6 troop")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (6, 1)


# --- Holoprojectors -------------------------------------------------------------------------------------------------


@pytest.mark.clause("holoprojectors.ability")
def test_holoprojectors_draw_a_card_for_a_discard() -> None:
    game = table({"tiles": ["holoprojectors"], "hand": ["dagger", "dagger"]}, ix=True)
    play(game, "tile holoprojectors", "discard dagger")
    assert (len(seat(game)["hand"]), seat(game)["discard"], len(seat(game)["deck"])) == (2, ["dagger"], 7)


def test_holoprojectors_serve_a_reveal_turn_only_before_the_hand_is_revealed() -> None:
    """rise_of_ix 4.13, imperium 6.7"""
    game = table({"tiles": ["holoprojectors"], "hand": ["dagger"]}, ix=True)
    revealed = play(game.clone(), "reveal")
    assert refused(revealed, "tile holoprojectors") == [("tile-cost", "imperium 3.4")]
    play(game, "tile holoprojectors", "reveal")
    assert len(seat(game)["revealed"]) == 1


def test_holoprojectors_unload_the_discarded_card_before_the_draw() -> None:
    """rise_of_ix 8.8"""
    game = table({"tiles": ["holoprojectors"], "hand": ["freighter_fleet"]}, ix=True)
    play(game, "tile holoprojectors")
    assert (offered(game), seat(game)["hand"]) == (["advance", "decline"], [])
    play(game, "advance")
    assert (seat(game)["freighter"], len(seat(game)["hand"])) == (1, 1)


# --- Holtzman Engine ------------------------------------------------------------------------------------------------


@pytest.mark.clause("holtzman_engine.ability")
def test_holtzman_engine_draws_a_sixth_card_at_round_start() -> None:
    """rise_of_ix 9.1"""
    game = table({"tiles": ["holtzman_engine"]}, ix=True, phase="round_start")
    assert [len(seat(game, number)["hand"]) for number in range(3)] == [6, 5, 5]


def test_holtzman_engine_and_ilesas_card_come_in_the_order_she_likes() -> None:
    """rise_of_ix 9.1: the hand is drawn before she sets a card aside."""
    game = table({"tiles": ["holtzman_engine"], "leader": "ilesa_ecaz"}, ix=True, phase="round_start")
    assert len(seat(game)["hand"]) == 5
    assert set(offered(game)) == {"do holtzman_engine.round_start.1", "do ilesa_ecaz.round_start.1"}
    play(game, "do holtzman_engine.round_start.1")
    assert len(seat(game)["hand"]) == 6


@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 1)])
def test_holtzman_engine_scores_with_two_spice_must_flow(copies: int, points: int) -> None:
    """rise_of_ix 10.29: in hand, discard pile or in play."""
    cards = ["the_spice_must_flow"] * copies
    me = {"tiles": ["holtzman_engine"], "hand": cards[:1], "discard": cards[1:2], "played": cards[2:]}
    assert seat(table(me, ix=True, phase="endgame"))["points"] == points


def test_endgame_abilities_do_not_count_for_the_end_of_the_game() -> None:
    """rise_of_ix 4.14"""
    me = {"tiles": ["holtzman_engine"], "points": 9, "discard": ["the_spice_must_flow"] * 2}
    game = table(me, ix=True, phase="recall", round=3)
    assert (game.over, shared(game)["round"], seat(game)["points"]) == (False, 4, 9)


# --- Invasion Ships -------------------------------------------------------------------------------------------------


@pytest.mark.clause("invasion_ships.acquire.1")
def test_invasion_ships_bring_four_troops() -> None:
    game = bought("invasion_ships", {"garrison": 3})
    assert (seat(game)["garrison"], seat(game)["supply"]) == (7, 5)


def test_returned_negotiators_are_in_supply_when_invasion_ships_recruit() -> None:
    """rise_of_ix 4.15"""
    me = {"intrigue": ["machine_culture"], "spice": 3, "negotiators": 2, "garrison": 8}
    game = table(me, ix=True, tech=on_top("invasion_ships"))
    play(game, "play machine_culture 1", "tech invasion_ships 2 spice")
    assert (seat(game)["garrison"], seat(game)["supply"], seat(game)["negotiators"]) == (12, 0, 0)


@pytest.mark.clause("invasion_ships.ability")
def test_invasion_ships_let_your_agent_pass_enemies_for_a_discard() -> None:
    me = {"tiles": ["invasion_ships"], "hand": ["dagger", "diplomacy"]}
    game = table(me, {"agents_at": {"wealth": 1}}, {"agents_at": {"wealth": 1}}, ix=True)
    assert refused(game, "agent diplomacy wealth") == [("occupied", "imperium 6.3.3")]
    play(game, "tile invasion_ships", "discard dagger", "agent diplomacy wealth")
    assert (seat(game)["agents_at"], seat(game)["influence"]["emperor"]) == ({"wealth": 1}, 1)


def test_the_card_discarded_for_invasion_ships_cannot_send_the_agent() -> None:
    """rise_of_ix 10.26"""
    me = {"tiles": ["invasion_ships"], "hand": ["diplomacy"]}
    game = play(table(me, {"agents_at": {"wealth": 1}}, ix=True), "tile invasion_ships")
    assert refused(game, "agent diplomacy wealth") == [("card-not-in-hand", "imperium 6.3.1")]
    assert refused(table({"tiles": ["invasion_ships"]}, ix=True), "tile invasion_ships") == [
        ("tile-cost", "imperium 3.4")
    ]


def test_invasion_ships_do_not_help_against_your_own_agent_or_the_voice() -> None:
    """rise_of_ix 8.6, 10.26"""
    me = {"tiles": ["invasion_ships"], "hand": ["dagger", "diplomacy"], "agents_at": {"wealth": 1}}
    game = table(me, {"voice_space": "secrets", "agents_at": {"wealth": 1, "secrets": 1}}, ix=True)
    play(game, "tile invasion_ships", "discard dagger")
    assert refused(game, "agent diplomacy wealth") == [("own-agent", "imperium 6.3.3")]
    assert refused(game, "agent diplomacy secrets") == [("voice", "imperium 17.24")]


def test_invasion_ships_open_the_way_for_one_turn_only() -> None:
    me = {"tiles": ["invasion_ships"], "hand": ["dagger", "weirding_way", "diplomacy"]}
    game = table(me, {"agents_at": {"smuggling": 1, "wealth": 1}}, ix=True)
    play(game, "tile invasion_ships", "discard dagger", "agent weirding_way smuggling", "again")
    assert refused(game, "agent diplomacy wealth") == [("occupied", "imperium 6.3.3")]


def test_invasion_ships_serve_only_before_the_agent_is_sent() -> None:
    """rise_of_ix 10.26"""
    me = {"tiles": ["invasion_ships"], "hand": ["dagger", "diplomacy"]}
    game = play(table(me, ix=True), "agent diplomacy wealth")
    assert refused(game, "tile invasion_ships") == [("tile-timing", "rise_of_ix 10.26")]
