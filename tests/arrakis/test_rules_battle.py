"""Battles and the regeneration tank (war_for_arrakis 9, 10), each clause with a small position."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADER_IDS, LEADERS
from landsraad.kernel.table import advance, top
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    able,
    area,
    atreides,
    card_turn,
    counter,
    hand,
    harkonnen,
    hit,
    in_battle,
    leader,
    notations,
    play,
    seeded,
    supply,
    take_hits,
    turn,
)

SIEGE: dict[str, Any] = {
    "se_in_04": harkonnen(regular=3), "hobars_gap": {**atreides(regular=3), "sietch": 0},
}  # fmt: skip
RANK_1, RANK_3 = [1, 1, 2, 2, 2, 2, 3, 3], [3, 1, 2, 2, 2, 2, 1, 3]


def after_a_round(areas: dict[str, Any], hits: tuple[int, int], **more: Any) -> landsraad.Game:
    """The Harkonnen attack Hobars Gap from Inner SE 4; a round with these net hits has just been rolled."""
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.HITS, hits=hits, **more)
    return take_hits(game)


# --- 9.1 to 9.4 -----------------------------------------------------------------------------------------------------


def test_attack_with_a_part() -> None:
    """war_for_arrakis 9.1, 24.Q17: figures left out stay behind uninvolved; they roll no dice and take no hits."""
    areas = {**SIEGE, "se_in_04": harkonnen(regular=5)}
    game = turn(HARKONNEN, areas, "strategy", hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "leave 3 regular", "go")
    assert battle.dice_of(game.table, battle.ATTACKER) == 2
    game.table.shared[w.B_HITS + 1] = 5
    battle.go_on(game.table, battle.HITS)
    game.table.to_act = -1
    advance(game.table)
    assert area(game, "se_in_04") == harkonnen(regular=3)  # 9.16: surplus hits are lost


def test_targets_of_an_attack() -> None:
    """war_for_arrakis 9.1: adjacent enemy legions and settlements, with or without defenders."""
    areas = {
        "se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}, "se_in_01": atreides(regular=1),
        "windgap": {"sietch": 1}, "se_in_05": harkonnen(regular=1),
    }  # fmt: skip
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy attack", "from se_in_04")
    assert set(notations(game)) == {"to hobars_gap", "to se_in_01"}
    game = turn(HARKONNEN, {"se_in_04": harkonnen(regular=1), "windgap": {"sietch": 1}}, "strategy")
    play(game, "use strategy attack")
    assert game.to_act == ATREIDES  # nobody to attack: the turn is over


def test_undefended_sietch_is_turned_up() -> None:
    """war_for_arrakis 9.2: without a roll; the unrevealed sietch is turned up and gives its rank."""
    game = turn(
        HARKONNEN, {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}, "strategy", sietch_ranks=RANK_3
    )
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert game.position()["sietches_seen"] == [0] and counter(game, w.SUPREMACY) == 3
    assert counter(game, w.B_ROUND) == 0


def test_only_tokens_in_the_battle_are_revealed() -> None:
    """war_for_arrakis 9.3, 9.14, 20.20: tokens left out stay facedown; an ornithopter does not forbid this reveal."""
    areas = {"windgap": {**atreides(tokens=[0, 1]), "sietch": 1}, "sw_in_05": harkonnen(regular=2)}
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_8": "ornithopter"}, hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from windgap", "to sw_in_05", "leave_token 1")
    assert area(game, "windgap") == {**atreides(regular=2, tokens=[1]), "sietch": 1}


def test_cards_for_dice() -> None:
    """war_for_arrakis 9.4, 9.4.1, 9.15: attacker first, one die each, this round only, no more than raise the number.
    war_for_arrakis 9.4, 9.4.1, 9.15: attacker first, one die each, this round only, no more than raise the number."""
    areas = {
        "se_in_04": harkonnen(regular=4), "hobars_gap": {**atreides(regular=4), "sietch": 0},
    }  # fmt: skip
    game = turn(
        HARKONNEN, areas, "strategy", hand_corrino_ally=["shigawire", "troop_carriers", "breeding_program"],
        hand_fremen_ally=["thumpers", "hieregs"], sietch_ranks=RANK_1,
    )  # fmt: skip
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    assert game.to_act == HARKONNEN
    play(game, "card shigawire", "card troop_carriers")
    assert battle.dice_of(game.table, battle.ATTACKER) == 6
    assert game.to_act == ATREIDES and battle.dice_of(game.table, battle.DEFENDER) == 5
    play(game, "card thumpers")  # the sixth die; a seventh is not to be had
    assert game.view(ATREIDES)["decks"]["corrino_ally"]["discard"] == ["troop_carriers", "shigawire"]
    assert hand(game, "corrino_ally") == ["breeding_program"] and hand(game, "fremen_ally") == ["hieregs"]


def test_cards_count_for_one_round() -> None:
    """war_for_arrakis 9.4.1: in the next combat round the die is gone."""
    game = in_battle(
        HARKONNEN, SIEGE, "se_in_04", "hobars_gap", battle.RETREAT, cards=(2, 1), hand_corrino_ally=["shigawire"],
        hand_fremen_ally=["thumpers"],
    )  # fmt: skip
    play(game, "stand")
    assert counter(game, w.B_ROUND) == 2 and battle.dice_of(game.table, battle.ATTACKER) == 3


def test_landsraad_ban_forbids_cards_for_dice() -> None:
    """war_for_arrakis 9.4.1, 15.9: the Harkonnen are not even asked; they may still play cards."""
    game = turn(HARKONNEN, SIEGE, "strategy", "mentat", hand_corrino_ally=["shigawire"], bans=["landsraad"])
    assert "use mentat card" in notations(game)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    assert hand(game, "corrino_ally") == ["shigawire"] and counter(game, w.B_CARDS) == 0
    assert not any(name.startswith("card") for name in notations(game))


@pytest.mark.parametrize(("where", "extra"), [({"sietch": 0}, 3), ({}, 0)])
def test_rank_gives_dice_to_the_defender(where: dict[str, Any], extra: int) -> None:
    """war_for_arrakis 9.4.2: the rank of the own settlement, in every round; leaders add no dice."""
    areas = {"se_in_04": harkonnen(regular=1, generic=3), "hobars_gap": {**atreides(regular=2, generic=2), **where}}
    game = turn(HARKONNEN, areas, "strategy", sietch_ranks=RANK_3, hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert battle.dice_of(game.table, battle.ATTACKER) == 1
    assert battle.dice_of(game.table, battle.DEFENDER) == 2 + extra
    game.table.shared[w.B_ROUND] = 4
    assert battle.dice_of(game.table, battle.DEFENDER) == 2 + extra


# --- 9.5 to 9.9 -----------------------------------------------------------------------------------------------------


def test_results_of_the_dice() -> None:
    """war_for_arrakis 9.5: Swords hit, Shields cancel hits, Specials do nothing without a leader."""

    def build(seed: int) -> landsraad.Game:
        game = turn(HARKONNEN, {**SIEGE, "hobars_gap": atreides(regular=3)}, "strategy", seed=seed)
        return play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")

    game = seeded(build, lambda game: counter(game, w.B_STARS) >= 1 and counter(game, w.B_HITS + 1) >= 1)
    assert top(game.table)[0] in (w.F_BATTLE, w.F_CASUALTIES, w.F_TURN)
    swords, shields = counter(game, w.B_HITS), counter(game, w.B_SHIELDS)
    assert swords + shields + counter(game, w.B_STARS) == 3  # three dice, no Special was used


@pytest.mark.parametrize("name", LEADER_IDS)
def test_ability_of_each_leader(name: str) -> None:
    """war_for_arrakis 9.6: one Special becomes the hits and shields of the leader's card."""
    number = LEADER_IDS.index(name)
    side = HARKONNEN if number < w.FIRST_ATREIDES_LEADER else ATREIDES
    areas = {
        "se_in_04": {"side": w.SIDE_NAMES[side], "regular": 6},
        "se_in_05": {"side": w.SIDE_NAMES[1 - side], "regular": 6},
    }
    game = in_battle(
        side, areas, "se_in_04", "se_in_05", battle.ATTACKER_LEADERS, stars=(2, 0), able=(able(0, 0, name), 0),
        leaders={**NO_LEADERS, name: "se_in_04"},
    )  # fmt: skip
    assert counter(game, w.B_HITS) == LEADERS[number].hits and counter(game, w.B_SHIELDS) == LEADERS[number].shields
    assert counter(game, w.B_STARS) == 1  # one Special a leader and round; the other misses
    assert (counter(game, w.B_HITS), counter(game, w.B_SHIELDS)) != (0, 0)


def test_generic_leaders_hit_once() -> None:
    """war_for_arrakis 9.6: two Naibs, three Specials: two hits."""
    areas = {"se_in_04": atreides(regular=2, generic=2), "se_in_05": harkonnen(regular=6)}
    game = in_battle(ATREIDES, areas, "se_in_04", "se_in_05", battle.ATTACKER_LEADERS, stars=(3, 0), able=(able(2), 0))
    assert counter(game, w.B_HITS) == 2 and area(game, "se_in_05")["regular"] == 4


def test_attacker_chooses_abilities_first() -> None:
    """war_for_arrakis 9.6, 0.9: both sides have more leaders than Specials."""
    areas = {"se_in_04": harkonnen(regular=3, generic=1), "hobars_gap": {**atreides(regular=3, generic=1), "sietch": 0}}
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04", "stilgar": "hobars_gap"}
    game = in_battle(
        HARKONNEN, areas, "se_in_04", "hobars_gap", battle.ATTACKER_LEADERS, stars=(1, 1), leaders=leaders,
        able=(able(1, 0, "baron_harkonnen"), able(1, 0, "stilgar")),
    )  # fmt: skip
    assert game.to_act == HARKONNEN
    play(game, "ability baron_harkonnen")
    assert game.to_act == ATREIDES and sorted(notations(game)) == ["ability stilgar", "ability_generic"]
    play(game, "ability stilgar")
    # Two hits of Stilgar against two shields of the Baron: nobody is hit.
    assert area(game, "se_in_04")["regular"] == 3 and sorted(notations(game)) == ["cease", "continue"]


@pytest.mark.parametrize(("specials", "left"), [(0, 3), (1, 2), (2, 1)])
def test_special_elites_cancel_shields(specials: int, left: int) -> None:
    """war_for_arrakis 9.7: each Sardaukar cancels one shield, those of Specials too."""
    areas = {"se_in_04": harkonnen(regular=1, special=specials), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.HITS, hits=(2, 0), shields=(0, 2))
    assert area(game, "hobars_gap")["regular"] == left


def test_nothing_carries_over() -> None:
    """war_for_arrakis 9.8: unused shields are lost; three hits against four shields are none."""
    game = in_battle(HARKONNEN, SIEGE, "se_in_04", "hobars_gap", battle.HITS, hits=(3, 2), shields=(1, 4))
    assert area(game, "hobars_gap")["regular"] == 3 and area(game, "se_in_04")["regular"] == 2
    play(game, "continue")
    take_hits(game)
    play(game, "stand")
    assert counter(game, w.B_ROUND) == 2


def test_attacker_removes_first() -> None:
    """war_for_arrakis 9.9: both sides' hits are fixed, then the attacker removes, then the defender."""
    areas = {"se_in_04": harkonnen(regular=2, elite=2), "hobars_gap": {**atreides(regular=2, elite=2), "sietch": 0}}
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.HITS, hits=(1, 1))
    assert game.to_act == HARKONNEN
    play(game, "lose regular")
    assert game.to_act == ATREIDES
    play(game, "reduce elite")
    assert area(game, "hobars_gap") == {**atreides(regular=3, elite=1), "sietch": 0}
    assert supply(game, ATREIDES, w.REGULAR) == 13 and supply(game, ATREIDES, w.ELITE) == 7


def test_hits_are_taken_one_by_one() -> None:
    """war_for_arrakis 9.16: the regular that has replaced an elite may take the next hit."""
    game = hit(HARKONNEN, {"wind_pass": harkonnen(elite=1, special=1)}, "wind_pass", 2)
    play(game, "reduce elite")
    assert "lose regular" in notations(game)
    play(game, "lose regular")
    assert area(game, "wind_pass") == harkonnen(special=1)


def test_attackers_without_units_lose_their_leaders() -> None:
    """war_for_arrakis 9.16: units that stayed behind save no leader of the attacking part."""
    areas = {"se_in_04": harkonnen(regular=1, elite=2), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04"}
    game = in_battle(
        HARKONNEN, areas, "se_in_04", "hobars_gap", battle.HITS, hits=(0, 3), stay_units=2 << 5, leaders=leaders
    )
    take_hits(game)
    assert leader(game, "baron_harkonnen") in ("tank_1", "tank_2") and area(game, "se_in_04") == harkonnen(elite=2)


def test_the_price_of_continuing_costs_leaders_too() -> None:
    """war_for_arrakis 9.10.1, 9.16: the last attacking unit goes and the Baron with it; who stayed out saves nobody."""
    areas = {"se_in_04": harkonnen(regular=1, elite=2), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04"}
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.CEASE, stay_units=2 << 5, leaders=leaders)
    play(game, "continue", "lose regular")
    assert leader(game, "baron_harkonnen") in ("tank_1", "tank_2") and area(game, "se_in_04") == harkonnen(elite=2)


# --- 9.10 to 9.12 ---------------------------------------------------------------------------------------------------


def test_ceasing() -> None:
    """war_for_arrakis 9.10, 9.10.1: all figures stay where they were; the defender has won."""
    game = after_a_round(SIEGE, (1, 1))
    assert game.to_act == HARKONNEN and sorted(notations(game)) == ["cease", "continue"]
    play(game, "cease")
    assert area(game, "se_in_04") == harkonnen(regular=2)
    assert area(game, "hobars_gap") == {**atreides(regular=2), "sietch": 0} and counter(game, w.SUPREMACY) == 0


@pytest.mark.parametrize(("where", "left"), [({"sietch": 0}, 1), ({}, 2)])
def test_price_only_against_a_settlement(where: dict[str, Any], left: int) -> None:
    """war_for_arrakis 9.10.1: one hit before the defender decides about the retreat; no shield cancels it."""
    areas = {"se_in_04": harkonnen(regular=3), "hobars_gap": {**atreides(regular=3), **where}}
    game = after_a_round(areas, (1, 1), shields=(0, 0))
    play(game, "continue")
    assert area(game, "se_in_04")["regular"] == left and game.to_act == ATREIDES
    assert sorted(notations(game)) == ["retreat", "stand"]


def test_no_way_to_retreat() -> None:
    """war_for_arrakis 9.10.2: without a free neighbour there is no retreat: the next combat round begins."""
    around = {name: harkonnen(regular=1) for name in ("false_wall_south", "se_in_05", "se_out_08")}
    areas = {**SIEGE, **around}
    game = after_a_round(areas, (1, 1), hand_fremen_ally=["thumpers"], hand_corrino_ally=["shigawire"])
    play(game, "continue")
    assert counter(game, w.B_ROUND) == 2 and "retreat" not in notations(game)


def test_new_round_when_the_defender_stands() -> None:
    """war_for_arrakis 9.10.3."""
    game = after_a_round({**SIEGE, "hobars_gap": atreides(regular=3)}, (1, 1), hand_corrino_ally=["shigawire"])
    play(game, "continue", "stand")
    assert counter(game, w.B_ROUND) == 2 and notations(game) == ["card shigawire", "stop"]


def test_retreat_goes_where_the_attacker_says() -> None:
    """war_for_arrakis 9.10.2, 9.17, 8.9: on a harvester, which falls; leaders go along; stacking applies there."""
    areas = {
        "se_in_04": harkonnen(regular=3), "hobars_gap": atreides(regular=3, generic=1), "se_in_05": {"harvester": True},
        "se_out_08": atreides(elite=5),
    }  # fmt: skip
    leaders = {**NO_LEADERS, "stilgar": "hobars_gap"}
    game = after_a_round(areas, (1, 0), leaders=leaders)
    play(game, "continue", "retreat")
    assert game.to_act == HARKONNEN and set(notations(game)) == {
        "to false_wall_south", "to se_in_05", "to se_out_08",
    }  # fmt: skip
    crowded = game.clone()
    play(game, "to se_in_05", "no")
    assert area(game, "se_in_05") == atreides(regular=2, generic=1) and leader(game, "stilgar") == "se_in_05"
    assert counter(game, w.HARVESTERS) == 8
    play(crowded, "to se_out_08", "no")
    assert crowded.to_act == ATREIDES and "lose elite" in notations(crowded)


def test_retreat_on_a_wormsign() -> None:
    """war_for_arrakis 9.17, 8.9: a Harkonnen legion made to retreat there turns it up."""
    areas = {"hobars_gap": atreides(regular=3), "se_in_04": harkonnen(regular=3), "se_in_01": {"wormsign": "sand"}}
    game = in_battle(ATREIDES, areas, "hobars_gap", "se_in_04", battle.RETREAT)
    play(game, "retreat", "to se_in_01", "no")
    assert area(game, "se_in_01") == harkonnen(regular=3)


def test_retreat_not_over_red_borders() -> None:
    """war_for_arrakis 9.17, 2.1."""
    areas = {"ne_in_05": harkonnen(regular=3), "imperial_basin": atreides(regular=3)}
    game = in_battle(ATREIDES, areas, "imperial_basin", "ne_in_05", battle.RETREAT)
    play(game, "retreat")
    assert "to ne_in_06" in notations(game) and {"to ne_out_05", "to ne_out_07"}.isdisjoint(notations(game))


def test_surprise_in_the_first_round_only() -> None:
    """war_for_arrakis 9.11: one Special beyond six dice in round 1, none in round 2."""
    areas = {"se_in_04": harkonnen(regular=6), "hobars_gap": {**atreides(regular=6), "sietch": 0}}
    for combat_round, shown in ((1, 7), (2, 6)):
        game = in_battle(
            HARKONNEN, areas, "se_in_04", "hobars_gap", battle.ROLL, flags=w.SURPRISE, combat_round=combat_round
        )
        assert counter(game, w.B_HITS) + counter(game, w.B_SHIELDS) + counter(game, w.B_STARS) == shown


def test_advance_is_a_choice_for_all_attackers_together() -> None:
    """war_for_arrakis 9.12, 20.3: all attacking figures, or none; those left out of the attack stay in any case."""
    areas = {"se_in_04": harkonnen(regular=3, elite=1, generic=1), "hobars_gap": {"sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "leave 1 elite", "go")
    stay = game.clone()
    play(game, "yes")
    assert area(game, "hobars_gap") == harkonnen(regular=3, generic=1) and area(game, "se_in_04") == harkonnen(elite=1)
    play(stay, "no")
    assert area(stay, "se_in_04") == harkonnen(regular=3, elite=1, generic=1) and area(stay, "hobars_gap") == {}


def test_a_token_left_out_does_not_advance() -> None:
    """war_for_arrakis 9.1, 9.12: facedown tokens that were left out of the attack stay where they are."""
    areas = {"wind_pass": atreides(tokens=[0, 1]), "north_pole": {"settlement": True}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy attack", "from wind_pass", "to north_pole", "leave_token 1")
    if "go" in notations(game):
        play(game, "go")
    play(game, "yes")
    assert area(game, "wind_pass") == atreides(tokens=[1]) and "tokens" not in area(game, "north_pole")
    assert area(game, "north_pole")["side"] == "atreides"


def test_harvester_falls_only_with_the_advance() -> None:
    """war_for_arrakis 9.12: a victorious Atreides legion that stays leaves the harvester alone."""
    areas = {"se_in_05": atreides(regular=3), "se_in_04": {**harkonnen(regular=1), "harvester": True}}
    game = in_battle(ATREIDES, areas, "se_in_05", "se_in_04", battle.HITS, hits=(1, 0))
    stay = game.clone()
    play(game, "yes")
    assert area(game, "se_in_04") == atreides(regular=3) and counter(game, w.HARVESTERS) == 8
    play(stay, "no")
    assert area(stay, "se_in_04") == {"harvester": True}


@pytest.mark.parametrize("name", ["arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole"])
def test_each_settlement(name: str) -> None:
    """war_for_arrakis 9.12, 2.7: all three markers advance by the rank; the token leaves the game."""
    from landsraad.arrakis.board import AREA_IDS, NEIGHBOURS

    rank = {"arrakeen": 3, "carthag": 2}.get(name, 1)
    start = AREA_IDS[NEIGHBOURS[AREA_IDS.index(name)][0]]
    game = turn(ATREIDES, {start: atreides(regular=1), name: {"settlement": True}}, "strategy")
    play(game, "use strategy attack", f"from {start}", f"to {name}", "no")
    assert game.position()["prescience_markers"] == [rank] * 3 and area(game, name) == {}


@pytest.mark.parametrize("sietch", range(8))
def test_each_sietch(sietch: int) -> None:
    """war_for_arrakis 9.12, 24.Q6: supremacy by the rank of the token, at once, without an advance (24.Q6)."""
    from landsraad.arrakis.board import AREA_IDS, NEIGHBOURS, SIETCH_AREAS

    goal = SIETCH_AREAS[sietch]
    start = AREA_IDS[NEIGHBOURS[goal][0]]
    areas = {start: harkonnen(regular=1), AREA_IDS[goal]: {"sietch": sietch}}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy attack", f"from {start}", f"to {AREA_IDS[goal]}", "no")
    assert counter(game, w.SUPREMACY) == [1, 1, 2, 2, 2, 2, 3, 3][sietch]
    assert "sietch" not in area(game, AREA_IDS[goal])


def test_winning_without_units_is_not_winning() -> None:
    """war_for_arrakis 9.12, 9.14: attackers eliminated while the defender is not: the sietch stands."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.HITS, hits=(1, 1))
    assert "se_in_04" not in game.position()["areas"] and area(game, "hobars_gap")["sietch"] == 0
    assert counter(game, w.SUPREMACY) == 0


def test_special_attacks_are_no_battles() -> None:
    """war_for_arrakis 9.13, 9.18, 20.14: no cards, no rank, no retreat; the last defender falls, the sietch stands
    unseen."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {**atreides(regular=1), "sietch": 0}}

    def build(seed: int) -> landsraad.Game:
        game = card_turn(HARKONNEN, "explosive_artillery", areas, seed=seed, hand_fremen_ally=["thumpers"])
        return play(game, "stop", "place hobars_gap")

    game = seeded(build, lambda game: "side" not in area(game, "hobars_gap"))
    assert area(game, "hobars_gap") == {"sietch": 0} and game.position()["sietches_seen"] == []
    assert counter(game, w.SUPREMACY) == 0 and hand(game, "fremen_ally") == ["thumpers"]


def test_order_of_a_battle() -> None:
    """war_for_arrakis 9.14: points before the advance: Hawat is in play while the advance is still asked."""
    game = turn(HARKONNEN, {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}, "strategy")
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert leader(game, "thufir_hawat") == "aside" and set(notations(game)) == {"yes", "no"}


# --- 10 tank --------------------------------------------------------------------------------------------------------


def test_fallen_leader_goes_to_the_first_space() -> None:
    """war_for_arrakis 10.1, 10.4: off the dashboard: no special action while in the tank."""
    areas = {"wind_pass": harkonnen(regular=2)}
    dice = [0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    game = hit(ATREIDES, areas, "wind_pass", 1, leaders={**NO_LEADERS, "baron_harkonnen": "wind_pass"}, dice=dice)
    play(game, "lose_leader baron_harkonnen")
    assert leader(game, "baron_harkonnen") == "tank_1" and game.to_act == HARKONNEN
    assert "leader house baron_harkonnen" not in notations(game)


def test_tank_moves_at_the_end_of_the_turn() -> None:
    """war_for_arrakis 10.2, 10.5, 20.12: five spaces; who falls in an own turn with a die is on the second at its end.
    war_for_arrakis 10.2, 10.5, 20.12: five spaces; who falls in an own turn with a die is on the second at its end."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {**atreides(regular=6), "sietch": 0}}
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04"}

    def build(seed: int) -> landsraad.Game:
        game = turn(HARKONNEN, areas, "strategy", leaders=leaders, seed=seed)
        play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
        return take_hits(game)

    game = seeded(build, lambda game: "se_in_04" not in game.position()["areas"])
    assert game.to_act == ATREIDES and leader(game, "baron_harkonnen") == "tank_2"


def test_back_from_the_tank() -> None:
    """war_for_arrakis 10.3, 10.6: off the last space the card is unspent and the figure available."""
    leaders = {**NO_LEADERS, "lady_jessica": "tank_5", "stilgar": "tank_4"}
    dice = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    game = turn(ATREIDES, {}, dice=dice, leaders=leaders, spent_leaders=["lady_jessica"])
    play(game, "use mentat draw", "draw 0 0", "use strategy move")
    assert leader(game, "lady_jessica") == "aside" and leader(game, "stilgar") == "tank_5"
    assert "leader mentat lady_jessica" in notations(game)


def test_several_leaders_share_a_space() -> None:
    """war_for_arrakis 10.5: each moves on for itself; only the owner's turns move them."""
    leaders = {**NO_LEADERS, "lady_jessica": "tank_3", "stilgar": "tank_3", "baron_harkonnen": "tank_3"}
    game = turn(ATREIDES, {}, "mentat", leaders=leaders)
    play(game, "use mentat draw", "draw 0 0")
    assert [leader(game, name) for name in ("lady_jessica", "stilgar", "baron_harkonnen")] == [
        "tank_4", "tank_4", "tank_3",
    ]  # fmt: skip


def test_end_of_the_round_does_not_turn_the_tank() -> None:
    """war_for_arrakis 10.6: nor do Rabban or Paul stay in it when they are replaced."""
    from landsraad.arrakis.leaders import advance_marker, gain_supremacy

    leaders = {**NO_LEADERS, "beast_rabban": "tank_2", "paul_atreides": "tank_4", "stilgar": "tank_1"}
    game = turn(HARKONNEN, {}, dice=[0, 0, 0, 1, *[0] * 16], leaders=leaders, round=1)
    play(game, "use mentat draw", "draw 0 0")
    while game.position()["round"] == 1:
        game.play(game.options[-1])
    assert leader(game, "stilgar") == "tank_1" and leader(game, "beast_rabban") == "tank_3"
    gain_supremacy(game.table, 6)
    advance_marker(game.table, w.KWISATZ_HADERACH, 3)
    assert leader(game, "beast_rabban") == "gone" and leader(game, "paul_muad_dib") == "tank_4"
