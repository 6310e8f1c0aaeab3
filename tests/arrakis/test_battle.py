"""Battles (war_for_arrakis 9) with the numbers of the worked examples."""

from typing import Any

import pytest

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.kernel.table import frame_at, top
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    counter,
    harkonnen,
    leader,
    notations,
    number,
    play,
    seeded,
    turn,
)

E1_AREAS = {
    "se_in_04": harkonnen(regular=2, elite=2, special=1, generic=1),
    "hobars_gap": {**atreides(regular=2, special=1), "sietch": 0},
}
E1_LEADERS = {**NO_LEADERS, "baron_harkonnen": "se_in_04", "paul_muad_dib": "hobars_gap", "paul_atreides": "gone"}
RANK_2_FIRST = [2, 1, 1, 2, 2, 2, 3, 3]


def battle_at(stage: int, battle_counters: list[int], **more: Any) -> Any:
    """The position of 21.E1 in the middle of its battle."""
    given = {
        "leaders": E1_LEADERS,
        "sietch_ranks": RANK_2_FIRST,
        "turn_side": 1,
        "battle": battle_counters,
        "pending": [["round", 5, 1, 0], ["after", 0, 0, 0], ["battle", stage, 0, 0]],
        **more,
    }
    return turn(HARKONNEN, E1_AREAS, "strategy", **given)


def test_e1_dice() -> None:
    """war_for_arrakis 21.E1: five dice each; a discarded card makes six."""
    game = turn(
        HARKONNEN, E1_AREAS, "strategy", leaders=E1_LEADERS, sietch_ranks=RANK_2_FIRST, hand_corrino_ally=["shigawire"]
    )
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    assert battle.dice_of(game.table, battle.ATTACKER) == 5
    assert battle.dice_of(game.table, battle.DEFENDER) == 5
    table = game.clone()
    table.table.shared[w.B_CARDS] = 1
    assert battle.dice_of(table.table, battle.ATTACKER) == 6


def test_e2_specials_and_shields() -> None:
    """war_for_arrakis 21.E2, 20.15: three Specials, two Swords, a Shield against five Swords: three hits each."""
    start, goal = number("se_in_04"), number("hobars_gap")
    able = (1 << 20) | (1 << w.NAMED_SHIFT + w.BARON)
    theirs = 1 << w.NAMED_SHIFT + w.MUADDIB
    game = battle_at(battle.ATTACKER_LEADERS, [start, goal, 0, 1, 1, 0, 2, 5, 1, 0, 3, 0, able, theirs])
    # All leaders use their Special: the Bashar one hit, the Baron two shields; the third Special misses.
    assert counter(game, w.B_HITS) == 3 and counter(game, w.B_SHIELDS) == 3
    # The attackers remove first, three hits of five: the Fedaykin cancels one of the three shields.
    assert game.to_act == HARKONNEN
    assert top(game.table)[:3] == (w.F_CASUALTIES, start, 3)
    assert frame_at(game.table, 1)[:3] == (w.F_CASUALTIES, goal, 3)


@pytest.mark.parametrize(
    ("hits", "shields", "cancelling", "net"), [(3, 0, 1, 3), (5, 3, 1, 3), (2, 4, 0, 0), (2, 4, 3, 1), (1, 0, 5, 1)]
)
def test_net_hits(hits: int, shields: int, cancelling: int, net: int) -> None:
    """war_for_arrakis 9.7, 9.8: special elites cancel shields, nothing carries over."""
    assert battle.net_hits(hits, shields, cancelling) == net


def test_e4_troops_lead_themselves() -> None:
    """war_for_arrakis 21.E4; spacing_guild 12.2: two Specials, a Sword, one Special more: four hits."""
    start, goal = number("se_in_04"), number("hobars_gap")
    game = turn(
        HARKONNEN,
        {"se_in_04": harkonnen(troop=3), "hobars_gap": {**atreides(regular=6), "sietch": 0}},
        "leadership",
        expansions=["spacing_guild"],
        turn_side=1,
        battle=[start, goal, w.SURPRISE, 1, 0, 0, 1, 0, 0, 0, 3, 0, 3 << 15, 0],
        pending=[["round", 5, 1, 0], ["after", 0, 0, 0], ["battle", battle.ATTACKER_LEADERS, 0, 0]],
    )
    assert counter(game, w.B_HITS) == 4
    assert [*top(game.table)[:3]] == [w.F_CASUALTIES, goal, 4] or area(game, "hobars_gap")["regular"] == 2


def test_e13_six_dice_at_most() -> None:
    """war_for_arrakis 21.E13: six defenders in Arrakeen roll six dice."""
    areas = {
        "rimwall_west": atreides(regular=2),
        "arrakeen": {**harkonnen(regular=6), "settlement": True},
    }
    game = turn(ATREIDES, areas, "strategy", hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from rimwall_west", "to arrakeen", "go")
    assert battle.dice_of(game.table, battle.DEFENDER) == 6
    assert battle.dice_of(game.table, battle.ATTACKER) == 2


def test_e19_war_plan_and_battle_language() -> None:
    """war_for_arrakis 21.E19: seven cut to six; the defender's eight to six, then to four in the first round."""
    areas = {"rimwall_west": atreides(regular=5), "arrakeen": {**harkonnen(regular=5), "settlement": True}}
    game = turn(ATREIDES, areas, "strategy", hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from rimwall_west", "to arrakeen", "go")
    shared = game.table.shared
    shared[w.B_CARDS] = 1
    shared[w.B_FLAGS] = w.WAR_PLAN
    assert battle.dice_of(game.table, battle.ATTACKER) == 6
    shared[w.B_FLAGS] = w.BATTLE_LANGUAGE
    assert battle.dice_of(game.table, battle.DEFENDER) == 4
    shared[w.B_ROUND] = 2
    assert battle.dice_of(game.table, battle.DEFENDER) == 6


def test_undefended_settlement_falls() -> None:
    """war_for_arrakis 9.2, 9.12: no roll; a sietch gives supremacy by its rank, then the advance is decided."""
    game = turn(
        HARKONNEN,
        {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}},
        "strategy",
        sietch_ranks=RANK_2_FIRST,
    )
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert counter(game, w.SUPREMACY) == 2 and leader(game, "thufir_hawat") == "aside"
    assert sorted(notations(game)) == ["no", "yes"]
    play(game, "yes")
    assert area(game, "hobars_gap") == {"side": "harkonnen", "regular": 1}


def test_e17_village() -> None:
    """war_for_arrakis 21.E17: the village falls first, all markers advance by one, then the advance is decided."""
    areas = {"nw_in_02": atreides(regular=3), "hagga_basin": {**harkonnen(regular=1), "settlement": True}}

    def build(seed: int) -> Any:
        game = turn(ATREIDES, areas, "strategy", seed=seed)
        return play(game, "use strategy attack", "from nw_in_02", "to hagga_basin", "go")

    game = seeded(build, lambda game: "yes" in notations(game) and "continue" not in notations(game))
    assert game.position()["prescience_markers"] == [1, 1, 1]
    assert "settlement" not in area(game, "hagga_basin")
    play(game, "no")
    assert area(game, "nw_in_02")["regular"] == 3


def test_e12_price_of_continuing() -> None:
    """war_for_arrakis 21.E12: the last regular takes the hit for continuing; the village stands."""
    areas = {"nw_in_02": atreides(regular=1), "hagga_basin": {**harkonnen(regular=4), "settlement": True}}

    def build(seed: int) -> Any:
        game = turn(ATREIDES, areas, "strategy", seed=seed)
        return play(game, "use strategy attack", "from nw_in_02", "to hagga_basin")

    game = seeded(build, lambda game: "continue" in notations(game))
    play(game, "continue")
    assert "nw_in_02" not in game.position()["areas"]
    assert area(game, "hagga_basin")["settlement"] is True


def test_e14_elite_without_regulars() -> None:
    """war_for_arrakis 21.E14, 9.9, 20.16: no regular in the supply, so the elite is removed."""
    areas = {
        "se_in_04": harkonnen(regular=6), "sw_in_05": harkonnen(regular=6), "se_in_05": harkonnen(regular=6),
        "sw_in_06": harkonnen(regular=6), "windgap": {**harkonnen(special=1)},
    }  # fmt: skip
    game = turn(
        HARKONNEN, areas, "strategy", turn_side=1,
        pending=[["round", 5, 1, 0], ["after", 0, 0, 0], ["casualties", number("windgap"), 1, 0]],
    )  # fmt: skip
    assert "windgap" not in game.position()["areas"]


def test_casualties_offer_everything() -> None:
    """war_for_arrakis 9.9: each hit a unit, a leader, or an elite turned into a regular."""
    areas = {"windgap": harkonnen(regular=1, elite=1, special=1, generic=1)}
    game = turn(
        HARKONNEN, areas, "strategy", leaders={**NO_LEADERS, "baron_harkonnen": "windgap"}, turn_side=1,
        pending=[["round", 5, 1, 0], ["after", 0, 0, 0], ["casualties", number("windgap"), 2, 0]],
    )  # fmt: skip
    assert sorted(notations(game)) == [
        "lose elite", "lose generic", "lose regular", "lose special", "lose_leader baron_harkonnen", "reduce elite",
        "reduce special",
    ]  # fmt: skip
    play(game, "reduce special", "lose_leader baron_harkonnen")
    assert area(game, "windgap") == {"side": "harkonnen", "regular": 2, "elite": 1, "generic": 1}
    assert leader(game, "baron_harkonnen") == "tank_1"


def test_tokens_are_revealed() -> None:
    """war_for_arrakis 9.3: the sietch and every token involved are turned up."""
    areas = {"se_in_04": harkonnen(regular=6), "hobars_gap": {**atreides(generic=1, tokens=[0, 8]), "sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", hand_corrino_ally=["shigawire"], tokens_drawn=1)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    assert "tokens" not in area(game, "hobars_gap")
    assert area(game, "hobars_gap")["regular"] == 4
    assert game.position()["sietches_seen"] == [0]


def test_retreat() -> None:
    """war_for_arrakis 9.10.2, 9.17: the attacker names the area; the settlement is lost."""
    areas = {"se_in_04": harkonnen(regular=6), "hobars_gap": {**atreides(regular=5), "sietch": 0}}

    def build(seed: int) -> Any:
        game = turn(HARKONNEN, areas, "strategy", seed=seed, sietch_ranks=RANK_2_FIRST)
        play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
        while (
            not {"continue", "yes", "end_turn"} & set(notations(game))
            and not game.over
            and top(game.table)[0] in (w.F_BATTLE, w.F_CASUALTIES)
        ):
            game.play(game.options[0])
        return game

    game = seeded(build, lambda game: "continue" in notations(game))
    play(game, "continue")
    while top(game.table)[0] == w.F_CASUALTIES:
        game.play(game.options[0])
    assert sorted(notations(game)) == ["retreat", "stand"] and game.to_act == ATREIDES
    play(game, "retreat")
    assert game.to_act == HARKONNEN and set(notations(game)) == {"to false_wall_south", "to se_in_05", "to se_out_08"}
    play(game, "to se_in_05")
    assert counter(game, w.SUPREMACY) == 2
    assert area(game, "se_in_05")["side"] == "atreides"


def test_both_eliminated() -> None:
    """war_for_arrakis 9.19: nobody wins, the settlement stands."""
    areas = {"nw_in_02": atreides(regular=1), "hagga_basin": {**harkonnen(regular=1), "settlement": True}}

    def build(seed: int) -> Any:
        game = turn(ATREIDES, areas, "strategy", seed=seed)
        return play(game, "use strategy attack", "from nw_in_02", "to hagga_basin")

    game = seeded(
        build,
        lambda game: (
            "hagga_basin" in game.position()["areas"]
            and set(game.position()["areas"]) == {"hagga_basin"}
            and "side" not in area(game, "hagga_basin")
        ),
    )
    assert game.position()["prescience_markers"] == [0, 0, 0]


def test_leaders_choose_when_specials_are_few() -> None:
    """war_for_arrakis 9.6: more leaders than Specials: the owner chooses which use them."""
    start, goal = number("se_in_04"), number("hobars_gap")
    able = (1 << 20) | (1 << w.NAMED_SHIFT + w.BARON)
    game = battle_at(battle.ATTACKER_LEADERS, [start, goal, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, able, 0])
    assert sorted(notations(game)) == ["ability baron_harkonnen", "ability_generic"]
    play(game, "ability_generic")
    assert counter(game, w.B_HITS) == 1 and counter(game, w.B_SHIELDS) == 0


def test_surprise_attack_adds_a_special() -> None:
    """war_for_arrakis 9.11: in the first round only, beyond the dice."""
    areas = {"se_in_04": harkonnen(regular=6, generic=6), "hobars_gap": {**atreides(regular=6), "sietch": 0}}
    game = turn(HARKONNEN, areas, "leadership", hand_corrino_ally=["shigawire"])
    play(game, "use leadership surprise", "from se_in_04", "to hobars_gap", "go")
    shared = game.table.shared
    rolled = shared[w.B_HITS] + shared[w.B_SHIELDS] + shared[w.B_STARS]
    assert rolled == 7


def test_leadership_needs_a_leader() -> None:
    """war_for_arrakis 7.2, 20.25: a leader among those who attack, also in a part."""
    areas = {
        "se_in_04": harkonnen(regular=6),
        "sw_in_05": harkonnen(regular=2, generic=1),
        "hobars_gap": {"sietch": 0},
        "windgap": {"sietch": 1},
    }
    game = turn(HARKONNEN, areas, "leadership")
    play(game, "use leadership surprise")
    assert notations(game) == ["from sw_in_05", "stop"]
    assert game.why_not("from se_in_04")[0].rule == "war_for_arrakis 7.2"
    play(game, "from sw_in_05", "to windgap")
    assert "leave 1 regular" in notations(game) and "leave 1 generic" not in notations(game)


def test_rabban_left_out_leaves_the_game() -> None:
    """war_for_arrakis 16.7, 9.1: the attack that brings Feyd-Rautha removes Rabban, who was left out of it."""
    areas = {"se_in_04": harkonnen(regular=2), "hobars_gap": {"sietch": 0}}
    game = turn(
        HARKONNEN, areas, "strategy", supremacy=5, leaders={**NO_LEADERS, "beast_rabban": "se_in_04"},
        sietch_ranks=RANK_2_FIRST,
    )  # fmt: skip
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "leave_leader beast_rabban")
    play(game, "yes")
    assert leader(game, "beast_rabban") == "gone" and leader(game, "feyd_rautha") == "aside"
    assert area(game, "se_in_04") == harkonnen(regular=1) and area(game, "hobars_gap") == harkonnen(regular=1)
