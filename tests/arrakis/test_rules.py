"""Numbered rules that no other file is about, each with a small position."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DISTANCE, SIETCH_AREAS
from landsraad.arrakis.content import tokens
from landsraad.kernel.table import top
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    leader,
    notations,
    number,
    play,
    seeded,
    turn,
)

GUILD: dict[str, Any] = {"expansions": ["spacing_guild"]}


def test_set_up_of_cards_and_tracks() -> None:
    """war_for_arrakis 4.8, 4.9, 4.11, 4.12, 4.13, 4.14, 4.15: tracks, decks, leaders in play, objective, tokens."""
    position = landsraad.new_game("war_for_arrakis", seats=2, seed=9).position()
    assert position["supremacy"] == 0 and position["prescience_markers"] == [0, 0, 0]
    assert len(position["prescience"]) + len(position["prescience_deck"]) == 16
    in_play = {name for name, place in position["leaders"].items() if place == "aside"}
    assert in_play == {
        "baron_harkonnen", "beast_rabban", "captain_aramsham", "paul_atreides", "lady_jessica", "stilgar",
    }  # fmt: skip
    assert position["spice_reserve"] == 0 and position["bans"] == []
    # The first draw is that of round 1: a card of each deck.
    assert all(len(position[f"hand_{name}"]) == 1 and len(position[f"deck_{name}"]) == 17 for name in w.MEMBER_NAMES)
    assert len(position["objectives"]) == 1 and len(position["objectives_aside"]) == 5


def test_set_up_of_the_board() -> None:
    """war_for_arrakis 4.2-4.7, 4.10: sietches and tokens, settlements and garrisons, stations, wormsigns."""
    game = landsraad.new_game("war_for_arrakis", seats=2, seed=9)
    areas = game.position()["areas"]
    from landsraad.arrakis.board import AREA_IDS

    for sietch, place in enumerate(SIETCH_AREAS):
        assert areas[AREA_IDS[place]] == {**atreides(generic=1, tokens=[sietch]), "sietch": sietch}
    assert sum(1 for value in areas.values() if value.get("settlement")) == 6
    stations = sorted(value["station"] for value in areas.values() if "station" in value)
    assert [stations.count(name) for name in w.MARKER_NAMES] == [2, 2, 2]
    assert sum(game.position()["wormsign_pool"].values()) == 16


@pytest.mark.parametrize(
    ("step", "row"), [(5, [0, 3, 2, 1]), (4, [1, 4, 2, 1]), (3, [2, 5, 3, 1]), (2, [3, 5, 4, 2]), (1, [4, 6, 4, 2])]
)
def test_the_spice_must_flow(step: int, row: list[int]) -> None:
    """war_for_arrakis 2.12, 6.2: the row of the lowest marker sets dice aside and gives vehicles."""
    assert tokens.FLOW_ROWS[step] == row
    game = landsraad.from_position(
        "war_for_arrakis",
        {"areas": {}, "leaders": NO_LEADERS, "imperium_markers": [5, step, 5], "pending": [["round", 1, 0, 0]]},
    )
    assert top(game.table) == (w.F_VEHICLES, *row[1:])


def test_distance() -> None:
    """war_for_arrakis 2.13: steps over passable borders."""
    assert DISTANCE[number("ne_in_05")][number("ne_out_05")] > 1


def test_pole_is_in_four_sectors() -> None:
    """war_for_arrakis 2.14: a legion at the pole is in every central sector."""
    areas = {"north_pole": harkonnen(regular=1), "windgap": atreides(regular=1)}
    game = card_turn(HARKONNEN, "hunter_seeker", areas, leaders={**NO_LEADERS, "chani": "windgap"})
    assert "take_leader chani" in notations(game)


def test_destroyed_settlement_is_gone() -> None:
    """war_for_arrakis 2.15, 7.2: nothing is deployed where the token is gone."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=1), "arsunt": {"settlement": True}}, "deployment")
    play(game, "use deployment deploy")
    assert "deploy regular arsunt" in notations(game) and "deploy regular carthag" not in notations(game)


def test_replacing_needs_a_figure() -> None:
    """war_for_arrakis 3.8: without an elite in the supply nothing is replaced."""
    areas = {"carthag": harkonnen(elite=6, regular=1), "arsunt": harkonnen(elite=6)}
    game = turn(HARKONNEN, areas, "house", "mentat")
    play(game, "use house elites")
    assert area(game, "carthag")["regular"] == 1 and game.to_act == ATREIDES


def test_leader_in_the_tank_is_not_placed() -> None:
    """war_for_arrakis 3.9: the rest of the effect is carried out."""
    leaders = {**NO_LEADERS, "baron_harkonnen": "tank_1"}
    game = card_turn(HARKONNEN, "barons_personal_guard", {"carthag": {"settlement": True}}, leaders=leaders)
    play(game, "all")
    assert area(game, "carthag")["elite"] == 2 and leader(game, "baron_harkonnen").startswith("tank")


def test_in_play() -> None:
    """war_for_arrakis 3.10: in the tank he is in play, but there is no legion with him."""
    leaders = {**NO_LEADERS, "feyd_rautha": "tank_1"}
    game = card_turn(HARKONNEN, "beloved_feyd_rautha", {"carthag": harkonnen(regular=1)}, leaders=leaders)
    assert area(game, "carthag") == harkonnen(regular=1)


def test_round_limit() -> None:
    """war_for_arrakis 5.7, 24.Q28: an unfinished game is a draw that says who was ahead."""
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {}, "leaders": NO_LEADERS, "phase": "end", "max_rounds": 1, "supremacy": 5,
            "pending": [["round", 15, 0, 0]],
        },
    )  # fmt: skip
    result = game.result()
    assert result is not None and result["side"] is None and result["decided_by"] == "max_rounds"
    assert result["progress"] == {"harkonnen": 0.5, "atreides": 0.0}


def test_exhausted_decks() -> None:
    """war_for_arrakis 6.1, 6.7, 25.5: an exhausted deck gives no card and is not reshuffled."""
    game = turn(HARKONNEN, {}, "mentat", deck_corrino_ally=[], discard_corrino_ally=[
        card for card in _deck("corrino_ally")
    ])  # fmt: skip
    play(game, "use mentat draw")
    assert notations(game) == ["draw 2 0", "draw 1 0", "draw 0 0"]


def _deck(name: str) -> list[str]:
    from landsraad.arrakis.catalog import CARD_IDS
    from landsraad.arrakis.opening import deck_of

    return [CARD_IDS[card] for card in deck_of(w.MEMBER_NAMES.index(name), False)]


def test_phase_two_ends_with_the_last_harkonnen_die() -> None:
    """war_for_arrakis 6.3.5, 18.3, 20.4: remaining Atreides dice and an unused token are lost."""
    dice = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    game = turn(HARKONNEN, {}, dice=dice, token_box=[0, 1], spice_reserve=1)
    play(game, "use mentat draw", "draw 0 0")
    assert game.position()["phase"] == "harvest" and game.position()["dice"] == [0] * 20
    assert game.position()["token_box"] == [0, 0]


def test_idle_turn() -> None:
    """war_for_arrakis 7.10: a die may be spent without effect; the tank advances all the same (7.7)."""
    leaders = {**NO_LEADERS, "stilgar": "tank_1"}
    game = turn(ATREIDES, {}, "strategy", leaders=leaders)
    play(game, "use strategy move")
    assert game.to_act == HARKONNEN and leader(game, "stilgar") == "tank_2"


def test_special_attack_turns_tokens_up_only_when_it_hits() -> None:
    """war_for_arrakis 9.13, 9.18: no hit, no reveal; the sietch stays facedown in any case."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}

    def build(seed: int) -> landsraad.Game:
        return play(card_turn(HARKONNEN, "explosive_artillery", areas, seed=seed), "stop", "place hobars_gap")

    missed = seeded(build, lambda game: "tokens" in area(game, "hobars_gap"))
    struck = seeded(build, lambda game: "tokens" not in area(game, "hobars_gap"))
    assert missed.position()["sietches_seen"] == struck.position()["sietches_seen"] == []


def test_missing_units_are_not_placed() -> None:
    """war_for_arrakis 11.2, 11.3: a token shows more than the supply holds."""
    areas = {
        "windgap": {**atreides(tokens=[0]), "sietch": 1},
        "se_in_01": atreides(regular=6),
        "se_in_04": atreides(regular=6),
        "se_in_05": atreides(regular=3),
    }
    game = turn(ATREIDES, areas, "strategy")
    play(game, "free train", "train 0 windgap")
    assert area(game, "windgap")["regular"] == 1


def test_empty_token_pool() -> None:
    """war_for_arrakis 11.4, 7.2: only the leader is placed."""
    game = turn(ATREIDES, {"windgap": {**atreides(regular=1), "sietch": 1}}, "deployment", tokens_drawn=8)
    play(game, "use deployment deploy", "place windgap", "deploy generic windgap")
    assert area(game, "windgap")["generic"] == 1


def test_no_worm_figure_left() -> None:
    """war_for_arrakis 13.12: an older sandworm may be relocated, or the token ignored."""
    worms = {name: {"worm": "sandworm"} for name in ("ne_out_01", "ne_out_10", "nw_out_01", "sw_out_04")}
    areas = {**worms, "wind_pass": {"wormsign": "sandworm"}}
    game = landsraad.from_position(
        "war_for_arrakis", {"areas": areas, "leaders": NO_LEADERS, "phase": "hazards", "pending": [["round", 6, 0, 0]]}
    )
    assert game.to_act == ATREIDES and sorted(notations(game))[-1] == "no" and len(notations(game)) == 5
    play(game, "from ne_out_10")
    assert area(game, "wind_pass") == {"worm": "sandworm"} and "ne_out_10" not in game.position()["areas"]


def test_legion_that_cannot_retreat() -> None:
    """war_for_arrakis 13.5: the sandworm attacks it and is not placed."""
    areas: dict[str, Any] = {
        "se_out_04": {**harkonnen(regular=6), "wormsign": "sandworm"},
        "se_out_02": atreides(regular=1), "se_out_03": atreides(regular=1), "se_out_07": atreides(regular=1),
    }  # fmt: skip
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": areas,
            "leaders": NO_LEADERS,
            "phase": "hazards",
            "spice_reserve": 1,
            "pending": [["round", 6, 0, 0]],
        },
    )
    assert "worm" not in area(game, "se_out_04")


def test_marker_steps_once() -> None:
    """war_for_arrakis 16.9, 16.13: leaders enter once; a marker that falls undoes nothing."""
    from landsraad.arrakis.leaders import advance_marker

    game = turn(ATREIDES, {}, "strategy")
    advance_marker(game.table, w.JIHAD, 3)
    game.table.shared[w.LEADER_AT + w.CHANI] = w.TANK
    advance_marker(game.table, w.JIHAD, 1)
    assert leader(game, "chani") == "tank_1"


def test_one_detonation() -> None:
    """war_for_arrakis 17.1, 17.2, 17.4: once a game, at step 8; the areas named are exposed from then on."""
    from landsraad.arrakis.pieces import exposed

    game = turn(ATREIDES, {}, "strategy", prescience_markers=[8, 0, 0])
    play(game, "free atomics", "atomics rimwall")
    assert exposed(game.table, number("arrakeen")) and exposed(game.table, number("imperial_basin"))
    assert not exposed(game.table, number("carthag")) and "free atomics" not in notations(game)


def test_empty_reserve_of_tokens() -> None:
    """war_for_arrakis 18.1: nothing is gained."""
    game = card_turn(HARKONNEN, "breeding_program", {}, bene_gesserit=[0, 1], bene_gesserit_reserve=0)
    assert game.position()["bene_gesserit"] == [0, 1]


@pytest.mark.parametrize(
    ("seats", "side", "members"), [(3, "atreides", [2, 1, 1]), (3, "harkonnen", [1, 1, 2]), (4, None, [1] * 4)]
)
def test_seats_and_members(seats: int, side: str | None, members: list[int]) -> None:
    """war_for_arrakis 19.1, 19.2, 19.4: who plays what; three Cone of Silence tokens a shared faction."""
    options = {"shared_side": side} if side else {}
    game = landsraad.new_game("war_for_arrakis", seats=seats, options=options)
    assert [len(game.view(seat)["members"]) for seat in range(seats)] == members
    shared = game.position()["shared_sides"]
    assert game.position()["cones_of_silence"] == [3 if name in shared else 0 for name in w.SIDE_NAMES]


def test_named_leaders_belong_to_a_member() -> None:
    """war_for_arrakis 19.9: House Atreides cannot use Stilgar's special action."""
    dice = [0] * 20
    dice[1] = dice[12] = dice[17] = 1
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "seats": 4, "areas": {"windgap": {"sietch": 1}}, "dice": dice, "to_act": 1,
            "leaders": {**NO_LEADERS, "stilgar": "aside"},
        },
    )  # fmt: skip
    assert game.to_act == 2 and sorted(notations(game)) == ["member fremen_ally", "member house_atreides"]
    other = game.clone()
    play(game, "member house_atreides")
    assert "leader deployment stilgar" not in notations(game)
    play(other, "member fremen_ally")
    assert other.to_act == 3 and "leader deployment stilgar" in notations(other)


def test_combat_power() -> None:
    """war_for_arrakis 23.2: 1 a unit, 2 a token, 1 a leader; single figures by their worth."""
    from landsraad.arrakis.solo import fine_power, power_of

    units = 2 | 1 << 5 | 1 << 10 | 1 << 20 | 1 << w.NAMED_SHIFT
    assert power_of(units, 0b11) == 4 + 4 + 2
    assert fine_power(units, 0b11) == 1 + 2 * 2 + 2 + 2 * 2 + 3 + 4


def test_automaton_attacks_the_best_sietch() -> None:
    """war_for_arrakis 23.7: a sietch whose defenders are weaker, the highest rank first, without an ornithopter."""
    dice = [0] * 20
    dice[0], dice[10] = 3, 1
    areas = {
        "se_in_04": harkonnen(regular=6), "hobars_gap": {**atreides(regular=1), "sietch": 0},
        "carthag": {"settlement": True}, "windgap": {**atreides(regular=6), "sietch": 1},
    }  # fmt: skip

    def build(seed: int) -> landsraad.Game:
        game = landsraad.from_position(
            "war_for_arrakis",
            {
                "seats": 1,
                "areas": areas,
                "dice": dice,
                "leaders": NO_LEADERS,
                "target": 2,
                "seed": seed,
                "harvest_sector": 16,
            },
        )
        while not game.over and game.position()["turn_side"] == 2 and sum(game.position()["dice"][:5]) == 3:
            game.play("use leadership lead" if "use leadership lead" in notations(game) else game.options[-1])
        return game

    game = seeded(build, lambda game: counter(game, w.SUPREMACY) > 0 and game.position()["round"] == 1, 60)
    assert area(game, "hobars_gap").get("sietch") is None and area(game, "windgap")["sietch"] == 1


def test_guild_sequence() -> None:
    """spacing_guild 5.1, 5.2, 5.3, 12.7: without Guild actions a heighliner lands every fourth round."""
    from landsraad.arrakis.heighliners import advance_heighliner

    game = turn(HARKONNEN, {}, "strategy", **GUILD)
    steps = []
    for _ in range(5):
        advance_heighliner(game.table, ATREIDES)
        steps.append(game.position()["heighliners"][1])
    assert steps == [1, 2, 3, 0, 1]


def test_example_18_harkonnen_land_first() -> None:
    """spacing_guild 6.2, 12.18, 11: both arrive; the Atreides must avoid the troops just landed."""
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {}, "leaders": NO_LEADERS, "phase": "end", "heighliners": [3, 3], "hold_troops": [2, 2],
            "pending": [["round", 14, 0, 0]], **GUILD,
        },
    )  # fmt: skip
    assert game.to_act == HARKONNEN
    play(game, "land wind_pass 2")
    assert (
        game.to_act == ATREIDES and "land sw_in_03 2" not in notations(game) and "land harg_pass 2" in notations(game)
    )


def test_example_13_bombardment_kills_harvester_too() -> None:
    """spacing_guild 8.3, 12.13: with all units gone the harvester falls."""
    areas = {"se_in_01": {**harkonnen(regular=1), "harvester": True}}

    def build(seed: int) -> landsraad.Game:
        game = turn(ATREIDES, areas, "strategy", air_zones={"air_5": "atreides_frigate"}, seed=seed, **GUILD)
        return play(game, "free bombard", "bombard air_5 se_in_01")

    game = seeded(build, lambda game: "se_in_01" not in game.position()["areas"])
    assert counter(game, w.HARVESTERS_LOST) == 1


def test_removed_troop_returns() -> None:
    """spacing_guild 7.5: the figure to the common supply, the base to its owner."""
    game = turn(
        HARKONNEN, {"wind_pass": harkonnen(troop=1)}, "strategy", turn_side=1,
        pending=[["round", 5, 1, 0], ["after", 0, 0, 0], ["casualties", number("wind_pass"), 1, 0]], **GUILD,
    )  # fmt: skip
    assert counter(game, w.TROOPS) == 12 and counter(game, w.SUPPLY + w.TROOP) == 8


def test_navigator_leaves_with_the_vehicles() -> None:
    """spacing_guild 9.2."""
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {}, "leaders": NO_LEADERS, "phase": "end", "air_zones": {"air_1": "guild_navigator"},
            "pending": [["round", 10, 0, 0]], **GUILD,
        },
    )  # fmt: skip
    assert game.position()["air_zones"] == {}


def test_guild_ban_stops_the_navigator_too() -> None:
    """spacing_guild 9.4: no scouting with it; nor does it forbid guerrilla training."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}
    zones = {"air_5": "guild_navigator"}
    assert "free scout" not in notations(
        turn(HARKONNEN, areas, "strategy", air_zones=zones, bans=["spacing_guild"], **GUILD)
    )
    assert "free train" in notations(turn(ATREIDES, areas, "strategy", air_zones=zones, **GUILD))
