"""Golden rules, pieces, set-up and victory (war_for_arrakis 0 to 5), each rule with a small position."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import board as b
from landsraad.arrakis import catalog
from landsraad.arrakis import words as w
from landsraad.arrakis.content import tokens
from landsraad.kernel.table import height
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    hand,
    harkonnen,
    hit,
    known_tokens,
    leader,
    notations,
    play,
    round_at,
    seeded,
    seen_faces,
    supply,
    turn,
)

# --- 0 golden rules -------------------------------------------------------------------------------------------------


def test_published_edition() -> None:
    """war_for_arrakis 0.1: the pre-release rule that rerolls four or more equal dice is not played: all are kept."""

    def build(seed: int) -> landsraad.Game:
        return round_at("roll", {}, seed=seed)

    game = seeded(build, lambda game: max(game.position()["excess_dice"][:5]) >= 1)
    position = game.position()
    assert sum(position["dice"][:5]) + sum(position["excess_dice"][:5]) == 8
    assert all(name.startswith("change") for name in notations(game))


def test_what_is_unknown_is_labelled() -> None:
    """war_for_arrakis 0.2: what no source tells is a substitute, and is labelled as one."""
    assert [card.name for card in catalog.PRESCIENCE_CARDS if card.substitute] == [
        "a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08",
    ]  # fmt: skip
    assert {card.name for card in catalog.CARDS if card.substitute} == {
        name for name in catalog.CARD_IDS if name.startswith("sg_")
    }


def test_a_card_beats_the_rules() -> None:
    """war_for_arrakis 0.3.1: Troop Carriers moves a legion further than one area."""
    areas = {"arsunt": {**harkonnen(regular=1), "settlement": True}, "se_in_05": harkonnen(regular=1)}
    game = card_turn(HARKONNEN, "troop_carriers", areas)
    play(game, "from arsunt", "to se_in_05")
    assert area(game, "se_in_05")["regular"] == 2


def test_effects_are_never_compulsory() -> None:
    """war_for_arrakis 0.3.2: one legion instead of two, one vehicle instead of two, one elite instead of two."""
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=1), "se_in_01": harkonnen(regular=1)}, "strategy", "house")
    game = play(game, "use strategy move", "from wind_pass", "to north_pole", "stop")
    assert game.to_act == ATREIDES and area(game, "se_in_01") == harkonnen(regular=1)
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "house")
    play(game, "use house elites", "take regular carthag", "stop")
    assert area(game, "carthag") == harkonnen(regular=1, elite=1)


def test_movement_is_simultaneous() -> None:
    """war_for_arrakis 0.3.3: limits after the last move: the Pole may hold seven for a moment."""
    areas = {"north_pole": harkonnen(regular=6), "wind_pass": harkonnen(elite=1)}
    game = turn(HARKONNEN, areas, "strategy")
    play(
        game,
        "use strategy move",
        "from wind_pass",
        "to north_pole",
        "from north_pole",
        "to se_in_01",
        "leave 5 regular",
    )
    assert area(game, "north_pole") == harkonnen(regular=5, elite=1) and area(game, "se_in_01") == harkonnen(regular=1)


def test_supply_limits_placing() -> None:
    """war_for_arrakis 0.3.4: as many as possible; removed figures can be used again."""
    full = {name: harkonnen(elite=6) for name in ("arsunt", "hagga_basin")}
    areas = {**full, "arrakeen": {"settlement": True}}
    game = card_turn(HARKONNEN, "forced_recruitment", areas)
    assert notations(game) == ["stop"] or "put elite arrakeen 1" not in notations(game)
    assert "elite" not in area(game, "arrakeen")
    game = hit(HARKONNEN, {"wind_pass": harkonnen(regular=1)}, "wind_pass", 1)
    assert supply(game, HARKONNEN, w.REGULAR) == 24


def test_your_legion_is_your_own() -> None:
    """war_for_arrakis 0.3.5, 20.29: a card's legion is always a legion of the player who uses it."""
    areas = {"windgap": atreides(special=1), "se_in_01": harkonnen(special=1)}
    game = card_turn(HARKONNEN, "sardaukars_manner", areas)
    play(game, "move")
    assert notations(game) == ["from se_in_01", "stop"]


def test_a_legion_is_everything_of_a_faction_in_an_area() -> None:
    """war_for_arrakis 0.4: units, tokens and leaders of one faction in one area move as one legion."""
    areas = {"windgap": {**atreides(regular=1, generic=1, tokens=[1]), "sietch": 1}}
    game = turn(ATREIDES, areas, "strategy", leaders={**NO_LEADERS, "stilgar": "windgap"})
    play(game, "use strategy move", "from windgap", "to sw_in_06", "go")
    assert area(game, "sw_in_06") == atreides(regular=1, generic=1, tokens=[1])
    assert leader(game, "stilgar") == "sw_in_06" and area(game, "windgap") == {"sietch": 1}


def test_what_an_effect_makes_the_opponent_do_is_compulsory() -> None:
    """war_for_arrakis 0.6: a forced discard offers no way out."""
    game = card_turn(
        HARKONNEN, "manipulation_of_others", {}, hand_fremen_ally=["thumpers"], hand_house_atreides=["war_plan"]
    )
    assert game.to_act == ATREIDES and sorted(notations(game)) == ["card thumpers", "card war_plan"]
    play(game, "card thumpers")
    assert notations(game) == ["card war_plan"]


def test_steps_are_finished_one_after_the_other() -> None:
    """war_for_arrakis 0.7: the wormsign entered by the move is resolved before the next step of the card."""
    areas = {"north_pole": harkonnen(regular=1), "wind_pass": {"wormsign": "sand"}, "sw_in_03": atreides(regular=6)}
    game = card_turn(HARKONNEN, "explosive_artillery", areas)
    play(game, "from north_pole", "to wind_pass")
    assert "wormsign" not in area(game, "wind_pass") and "place sw_in_03" in notations(game)


def test_an_impossible_step_does_not_stop_the_next() -> None:
    """war_for_arrakis 0.7: no vehicle left to place, the cards are drawn all the same."""
    areas = {name: {"harvester": True} for name in list(b.AREA_IDS) if b.IS_SAND[b.AREA[name]]}
    eight = dict(list(areas.items())[:8])
    game = card_turn(HARKONNEN, "sandmasters", eight)
    play(game, "draw 1 0")
    assert len(hand(game, "house_harkonnen")) == 1


def test_windows_for_free_actions() -> None:
    """war_for_arrakis 0.8, 20.6: before the action, between single placements, before each move, and after the action.
    war_for_arrakis 0.8, 20.6: before the action, between single placements, before each move, and after the action."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}, "carthag": harkonnen(regular=1)}
    game = turn(HARKONNEN, areas, "house", "strategy")
    assert "free scout" not in notations(game)
    play(game, "use house vehicles", "vehicle ornithopter air_5")
    assert "free scout" in notations(game)
    play(game, "free scout", "scout air_5 hobars_gap itself", "vehicle ornithopter air_5")
    assert game.position()["air_zones"] == {"air_5": "ornithopter"} and game.to_act == ATREIDES
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_5": "ornithopter"})
    assert "free scout" in notations(game)
    play(game, "use strategy move")
    assert "free scout" in notations(game)
    play(game, "from carthag", "to arrakeen")
    assert sorted(notations(game)) == ["end_turn", "free scout"] and game.to_act == HARKONNEN


def test_no_free_action_between_roll_and_casualties() -> None:
    """war_for_arrakis 0.8: never between a roll and its casualties, never in the opponent's turn."""
    areas = {"wind_pass": harkonnen(regular=1, elite=1), "hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}
    game = hit(HARKONNEN, areas, "wind_pass", 1, air_zones={"air_5": "ornithopter"})
    assert not any(name.startswith("free") for name in notations(game))
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_5": "ornithopter"})
    assert game.to_act == ATREIDES and "free scout" not in notations(game)


def test_harkonnen_decide_first() -> None:
    """war_for_arrakis 0.9, 6.3.3: both may place a token: the Harkonnen are asked first."""
    game = round_at("sisters", {}, dice=[1, 0, 0, 0, 0] * 4, bene_gesserit=[1, 1], bene_gesserit_reserve=3)
    assert game.to_act == HARKONNEN
    play(game, "box strategy")
    assert game.to_act == ATREIDES


# --- 1 components, 2 board ------------------------------------------------------------------------------------------


def test_boards() -> None:
    """war_for_arrakis 1.1: a map, The Spice Must Flow with five steps, a dashboard of five boxes for each side."""
    assert len(b.AREA_IDS) == 101 and len(tokens.FLOW_ROWS) - 1 == 5
    assert [len(slots) for slots in tokens.SLOTS] == [len(w.BOX_NAMES)] * 2


def test_number_of_dice() -> None:
    """war_for_arrakis 1.3: eight and four action dice; never more than six combat dice."""
    game = round_at("roll", {})
    position = game.position()
    rolled = [sum(position["dice"][side * 10 : side * 10 + 5]) for side in (0, 1)]
    extra = [sum(position["excess_dice"][side * 5 : side * 5 + 5]) for side in (0, 1)]
    assert [rolled[0] + extra[0], rolled[1] + extra[1]] == [8, 4] == tokens.DICE_OF


@pytest.mark.parametrize("marker", range(3))
def test_prescience_track_has_no_cap(marker: int) -> None:
    """war_for_arrakis 2.10, 24.Q19: markers start at 0 and go on beyond the last printed step."""
    assert landsraad.new_game("war_for_arrakis").position()["prescience_markers"] == [0, 0, 0]
    from landsraad.arrakis.leaders import advance_marker

    game = turn(ATREIDES, {}, "strategy")
    advance_marker(game.table, marker, 14)
    assert game.position()["prescience_markers"][marker] == 14


def test_an_own_station_or_sign_does_not_close_an_area() -> None:
    """war_for_arrakis 2.6, 2.8: stations and wormsigns do not stop an area from being free, but it is not empty."""
    areas = {"nw_in_02": harkonnen(regular=1), "nw_in_04": {"station": "jihad"}, "wind_pass": {"wormsign": "sand"}}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from nw_in_02")
    assert {"to nw_in_04", "to wind_pass"} <= set(notations(game))
    game = card_turn(HARKONNEN, "harkonnen_patrols", areas)
    assert {"place nw_in_04", "place wind_pass"}.isdisjoint(notations(game)) and "place sw_in_03" in notations(game)


# --- 3 playing pieces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["regular", "elite", "special"])
def test_every_unit_is_one(kind: str) -> None:
    """war_for_arrakis 3.1: one for stacking and one combat die; elites survive a hit as regulars."""
    from landsraad.arrakis.battle import ATTACKER, dice_of

    areas = {"se_in_04": harkonnen(**{kind: 3}), "hobars_gap": {**atreides(regular=1), "sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    assert dice_of(game.table, ATTACKER) == 3
    game = hit(HARKONNEN, areas, "se_in_04", 1)
    if kind != "regular":
        assert sorted(notations(game)) == [f"lose {kind}", f"reduce {kind}"]
        play(game, f"reduce {kind}")
        assert area(game, "se_in_04") == harkonnen(**{kind: 2}, regular=1)
    else:
        assert area(game, "se_in_04") == harkonnen(regular=2)


def test_tokens_stand_in_for_units() -> None:
    """war_for_arrakis 3.4, 3.2: a facedown token counts as one unit for stacking; only its owner may look."""
    areas = {
        "windgap": {**atreides(regular=5), "sietch": 1}, "sw_in_06": atreides(tokens=[8, 9]),
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy", tokens_drawn=2)
    assert known_tokens(game.view(ATREIDES)) >= {8, 9} and seen_faces(game.view(HARKONNEN)) == []
    play(game, "use strategy move", "from sw_in_06", "to windgap", "go", "stop")
    assert sorted(notations(game)) == ["lose regular", "lose_token 8", "lose_token 9"]


def test_vehicles_stay_where_they_are() -> None:
    """war_for_arrakis 3.5: harvesters only in desert, flyers only in air zones; nothing moves them."""
    game = turn(HARKONNEN, {"wind_pass": {**harkonnen(regular=1), "harvester": True}}, "house", "strategy")
    play(game, "use house vehicles")
    placed = [name.split()[1] for name in notations(game) if name.startswith("place ")]
    assert placed and all(b.IS_SAND[b.AREA[name]] for name in placed)
    assert "vehicle ornithopter air_1" in notations(game) and "vehicle harvester air_1" not in notations(game)
    game = turn(HARKONNEN, {"wind_pass": {**harkonnen(regular=1), "harvester": True}}, "strategy")
    play(game, "use strategy move", "from wind_pass", "to north_pole")
    assert area(game, "wind_pass") == {"harvester": True}


def test_number_of_sandworms() -> None:
    """war_for_arrakis 3.6: four at most; Thumpers places no fifth."""
    worms = {name: {"worm": "sandworm"} for name in ("ne_out_01", "ne_out_10", "nw_out_01")}
    game = card_turn(ATREIDES, "thumpers", {**worms, "windgap": atreides(regular=1)})
    play(game, "place sw_in_06")
    assert counter(game, w.WORMS) == 0 and game.to_act == HARKONNEN


def test_leader_without_units_is_removed() -> None:
    """war_for_arrakis 3.3: the last unit falls, the Naib goes to the supply, Stilgar to the tank."""
    areas = {"windgap": atreides(regular=1, generic=1)}
    game = hit(HARKONNEN, areas, "windgap", 1, leaders={**NO_LEADERS, "stilgar": "windgap"})
    assert game.to_act == ATREIDES
    play(game, "lose regular")
    assert leader(game, "stilgar") == "tank_1" and supply(game, ATREIDES, w.GENERIC) == 12
    assert "windgap" not in game.position()["areas"]


def test_a_token_as_excess_leaves_unseen() -> None:
    """war_for_arrakis 3.7: the facedown token chosen as excess is out of the game, and nobody has seen it."""
    areas = {"windgap": {**atreides(regular=5), "sietch": 1}, "sw_in_06": atreides(tokens=[8, 9])}
    game = turn(ATREIDES, areas, "strategy", tokens_drawn=2)
    play(game, "use strategy move", "from sw_in_06", "to windgap", "go", "stop", "lose_token 8")
    assert area(game, "windgap") == {**atreides(regular=5, tokens=[9]), "sietch": 1}
    assert seen_faces(game.view(HARKONNEN)) == []


def test_replacing_works_in_several_legions() -> None:
    """war_for_arrakis 3.8: the replaced regulars go to the supply; they may be in different legions."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=1), "arsunt": harkonnen(regular=2)}, "house")
    play(game, "use house elites", "take regular carthag", "take regular arsunt")
    assert area(game, "carthag") == harkonnen(elite=1) and area(game, "arsunt") == harkonnen(regular=1, elite=1)
    assert supply(game, HARKONNEN, w.REGULAR) == 23 and supply(game, HARKONNEN, w.ELITE) == 10


def test_one_leader_never_moves_a_figure_on_the_board() -> None:
    """war_for_arrakis 3.9: "1 leader" takes a Bashar or a named leader beside the board, not one on it or in the tank.
    war_for_arrakis 3.9: "1 leader" takes a Bashar or a named leader beside the board, not one on it or in the tank."""
    leaders = {
        **NO_LEADERS, "baron_harkonnen": "carthag", "captain_aramsham": "tank_1", "beast_rabban": "aside",
    }  # fmt: skip
    areas = {"carthag": harkonnen(regular=1), "arrakeen": {**harkonnen(regular=1), "settlement": True}}
    game = card_turn(HARKONNEN, "forced_recruitment", areas, leaders=leaders)
    offered = [name for name in notations(game) if "leader" in name]
    assert offered == ["place_leader beast_rabban arrakeen"]


# --- 4 set-up, 5 victory --------------------------------------------------------------------------------------------


def test_the_two_halves_are_one_map() -> None:
    """war_for_arrakis 4.1: over passable borders every area can be reached from every other."""
    assert all(min(row) == 0 for row in b.DISTANCE) and max(map(max, b.DISTANCE)) > 8


@pytest.mark.parametrize("short", range(3))
@pytest.mark.parametrize("card", range(6))
def test_each_objective(card: int, short: int) -> None:
    """war_for_arrakis 5.2: all three scores of the card at the end of a round; one step short on any marker is not it.
    war_for_arrakis 5.2: all three scores of the card at the end of a round; one step short on any marker is not it."""
    name, scores = catalog.OBJECTIVE_IDS[card], catalog.OBJECTIVES[card].scores
    game = round_at("victory", {}, prescience_markers=scores, objectives=[name])
    result = game.result()
    assert result is not None and (result["side"], result["decided_by"]) == ("atreides", "prescience")
    missing = [score - (1 if marker == short else 0) for marker, score in enumerate(scores)]
    assert round_at("victory", {}, prescience_markers=missing, objectives=[name]).result() is None


def test_scores_reached_at_another_moment() -> None:
    """war_for_arrakis 5.2: reaching the scores in a turn does not win by itself."""
    areas = {"ne_in_01": atreides(regular=1), "ne_in_02": {"station": "kwisatz_haderach"}}
    game = turn(ATREIDES, areas, "strategy", prescience_markers=[5, 7, 8], objectives=["o1"])
    play(game, "use strategy move", "from ne_in_01", "to ne_in_02")
    assert game.position()["prescience_markers"] == [6, 7, 8] and game.result() is None


def test_a_village_does_not_win_at_once() -> None:
    """war_for_arrakis 5.2: only Arrakeen is followed by a check."""
    areas = {"nw_in_02": atreides(regular=1), "hagga_basin": {"settlement": True}}
    game = turn(ATREIDES, areas, "strategy", prescience_markers=[5, 6, 7], objectives=["o1"])
    play(game, "use strategy attack", "from nw_in_02", "to hagga_basin", "no")
    assert game.position()["prescience_markers"] == [6, 7, 8] and game.result() is None


def test_no_round_limit() -> None:
    """war_for_arrakis 5.3: the round after the hundredth begins like any other."""
    assert landsraad.new_game("war_for_arrakis").position()["max_rounds"] == 0
    game = round_at("limit", {}, round=100)
    assert game.result() is None and game.position()["round"] == 101


@pytest.mark.parametrize(("objectives", "won"), [(["o1"], False), (["o1", "o6"], True)])
def test_either_of_two_objectives(objectives: list[str], won: bool) -> None:
    """war_for_arrakis 5.4: completing one of two cards is enough."""
    game = round_at("victory", {}, prescience_markers=[8, 7, 6], objectives=objectives)
    assert (game.result() is not None) is won


def test_the_game_stops_in_the_middle_of_an_action() -> None:
    """war_for_arrakis 5.5: with the tenth point nobody is asked about the advance any more."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", supremacy=9)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert game.over and notations(game) == [] and height(game.table) == 0


def test_stockpiling_never_wins() -> None:
    """war_for_arrakis 5.5, 15.3: it stops at six."""
    from landsraad.arrakis.content.tokens import STOCKPILE
    from landsraad.arrakis.spice import payments

    game = round_at("harvest", {}, supremacy=6, spice_reserve=1)
    game.table.shared[w.SPICE] = 9
    assert payments(game.table, STOCKPILE) == [0]


def test_both_victories_stay_reachable() -> None:
    """war_for_arrakis 5.6: ranks against ten points; settlements and the deck against the highest score."""
    assert sum(tokens.SIETCH_RANKS) == 16 >= 10
    assert sum(b.SETTLEMENT_RANK) == 9
    steps = [sum(card.reward[marker] for card in catalog.PRESCIENCE_CARDS) for marker in range(3)]
    assert min(steps) >= max(max(card.scores) for card in catalog.OBJECTIVES)


@pytest.mark.parametrize(("more", "cards"), [({}, 18), (GUILD, 21)])
def test_nothing_is_drawn_in_set_up(more: dict[str, Any], cards: int) -> None:
    """war_for_arrakis 4.13; spacing_guild 3.5: each deck less the one card of round 1."""
    game = landsraad.new_game("war_for_arrakis", **more)
    position = game.position()
    for name in w.MEMBER_NAMES:
        assert len(position[f"deck_{name}"]) == cards - 1 and len(position[f"hand_{name}"]) == 1
