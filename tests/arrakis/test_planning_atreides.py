"""The planning cards of House Atreides and the Fremen ally, one test each (war_for_arrakis 25)."""

from typing import Any

import pytest

from landsraad.arrakis import words as w
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
    play,
    seeded,
    told,
)

SIETCH = {"hobars_gap": {**atreides(regular=2), "sietch": 0}}


def discards(game: Any, member: str) -> list[str]:
    pile: list[str] = game.position()[f"discard_{member}"]
    return pile


def test_war_plan() -> None:
    """An attack by this card rolls a die more."""
    from landsraad.arrakis.battle import ATTACKER, dice_of

    areas = {"nw_in_02": atreides(regular=2), "hagga_basin": {**harkonnen(regular=1), "settlement": True}}
    game = card_turn(ATREIDES, "war_plan", areas, hand_corrino_ally=["shigawire"], hand_fremen_ally=["thumpers"])
    play(game, "attack", "from nw_in_02", "to hagga_basin", "go")
    assert dice_of(game.table, ATTACKER) == 3


def test_alia_the_abomination() -> None:
    """She enters if the Reverend Mother is in play; later she strikes any enemy leader (war_for_arrakis 16.14)."""
    leaders = {**NO_LEADERS, "reverend_mother_jessica": "aside", "lady_jessica": "gone"}
    game = card_turn(ATREIDES, "alia_the_abomination", SIETCH, leaders=leaders)
    assert leader(game, "alia") == "aside"
    game = card_turn(ATREIDES, "alia_the_abomination", SIETCH)
    assert leader(game, "alia") == "absent"
    leaders = {**NO_LEADERS, "alia": "tank_1", "baron_harkonnen": "aside"}
    game = card_turn(ATREIDES, "alia_the_abomination", SIETCH, leaders=leaders)
    play(game, "take_leader baron_harkonnen", "draw 1 1")
    assert leader(game, "baron_harkonnen") == "tank_1" and counter(game, w.LEADER_FELL) == 1


@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_smugglers_the_first_time(letter: str) -> None:
    """war_for_arrakis 16.6: whichever is played first puts Gurney and two elites in an empty desert area."""
    game = card_turn(ATREIDES, f"smugglers_{letter}", {"se_in_01": {"harvester": True}})
    assert "place se_in_01" not in notations(game) and "place carthag" not in notations(game)
    play(game, "place wind_pass", "all")
    assert leader(game, "gurney_halleck") == "wind_pass" and area(game, "wind_pass") == atreides(elite=2)


def test_smugglers_a() -> None:
    """Gurney enters with two elites; later two wormsigns and a move of his legion."""
    game = card_turn(ATREIDES, "smugglers_a", {})
    play(game, "place wind_pass", "all")
    assert leader(game, "gurney_halleck") == "wind_pass" and area(game, "wind_pass")["elite"] == 2
    areas = {"wind_pass": atreides(elite=2)}
    game = card_turn(ATREIDES, "smugglers_a", areas, leaders={**NO_LEADERS, "gurney_halleck": "wind_pass"})
    play(game, "place se_in_01", "place sw_in_04", "from wind_pass", "way walk", "to north_pole", "go")
    assert leader(game, "gurney_halleck") == "north_pole" and "wormsign" in area(game, "se_in_01")


def test_smugglers_b() -> None:
    areas = {"wind_pass": atreides(elite=1)}
    game = card_turn(ATREIDES, "smugglers_b", areas, leaders={**NO_LEADERS, "gurney_halleck": "wind_pass"})
    play(game, "put elite wind_pass 2")
    assert area(game, "wind_pass")["elite"] == 3


def test_smugglers_c() -> None:
    """war_for_arrakis 24.Q31: harvesters in his sector only."""
    areas = {"wind_pass": atreides(elite=1), "nw_in_03": {"harvester": True}, "se_in_01": {"harvester": True}}
    game = card_turn(ATREIDES, "smugglers_c", areas, leaders={**NO_LEADERS, "gurney_halleck": "wind_pass"})
    assert notations(game) == ["place nw_in_03", "stop"]
    play(game, "place nw_in_03")
    assert counter(game, w.HARVESTERS_LOST) == 1 and "harvester" in area(game, "se_in_01")


def test_the_voice() -> None:
    """The opponent discards one; Hawat's Scheming does not count (war_for_arrakis 25.6)."""
    hand = ["hawats_scheming", "sandmasters"]
    game = card_turn(ATREIDES, "the_voice", SIETCH, hand_house_harkonnen=hand)
    assert game.to_act == HARKONNEN and notations(game) == ["card sandmasters"]
    play(game, "card sandmasters")
    assert game.position()["hand_house_harkonnen"] == ["hawats_scheming"]


def test_death_commandos() -> None:
    game = card_turn(ATREIDES, "death_commandos", {"wind_pass": atreides(elite=2), "windgap": atreides(elite=1)})
    play(
        game,
        "take elite wind_pass",
        "take elite windgap",
        "from windgap",
        "to sw_in_06",
        "from wind_pass",
        "to north_pole",
    )
    play(game, "leave 1 elite")
    assert area(game, "north_pole") == atreides(special=1) and area(game, "sw_in_06") == atreides(special=1)


def test_tested_with_the_gom_jabbar() -> None:
    """war_for_arrakis 5.4: a second objective, drawn at random from those set aside."""
    game = card_turn(ATREIDES, "tested_with_the_gom_jabbar", SIETCH)
    play(game, "draw 2 0")
    assert len(game.position()["objectives"]) == 2 and len(game.position()["objectives_aside"]) == 4
    assert game.view(HARKONNEN)["tracks"]["objectives"] is None


def test_the_second_objective_is_drawn_at_random() -> None:
    """war_for_arrakis 0.5, 4.14: the objectives aside are a set; neither the first nor the last is sure to be drawn."""
    aside = ["o4", "o2", "o6", "o3", "o5"]
    drawn = set()
    for seed in range(40):
        game = card_turn(ATREIDES, "tested_with_the_gom_jabbar", SIETCH, objectives_aside=aside, seed=seed)
        play(game, "draw 2 0")
        drawn.add(game.position()["objectives"][-1])
    assert drawn == set(aside)


def test_chatt_the_leaper() -> None:
    game = card_turn(ATREIDES, "chatt_the_leaper", {"windgap": {"sietch": 1}})
    play(game, "all")
    assert area(game, "windgap") == {**atreides(special=2, generic=1), "sietch": 1}


def test_truthtrance() -> None:
    """war_for_arrakis 25.8: the Harkonnen must spend the named die in their next turn."""
    dice = [0] * 20
    dice[1], dice[4], dice[13], dice[10] = 2, 1, 1, 1
    game = card_turn(ATREIDES, "truthtrance", {"carthag": harkonnen(regular=2)}, dice=dice)
    play(game, "die house_harkonnen house", "amount 0", "draw 1 1")
    assert game.to_act == HARKONNEN
    assert all(name.startswith(("use house", "leader house")) for name in notations(game))
    assert game.why_not("use strategy move")[0].rule == "war_for_arrakis 25.8"


def test_adab_the_demanding_memory() -> None:
    """Any number removed from the game, as many turned up."""
    game = card_turn(ATREIDES, "adab_the_demanding_memory", SIETCH, prescience=["e01", "e02", "e03"])
    play(game, "remove e01", "remove e03", "stop")
    assert len(game.position()["prescience"]) == 3 and set(game.position()["prescience_out"]) == {"e01", "e03"}


def test_alam_al_mithal() -> None:
    """war_for_arrakis 16.13: one marker down, another up by the same number; steps reached take effect."""
    game = card_turn(ATREIDES, "alam_al_mithal", SIETCH, prescience_markers=[3, 0, 2])
    assert "shift kwisatz_haderach 4 jihad" not in notations(game)
    play(game, "shift kwisatz_haderach 1 jihad", "draw 0 0")
    assert game.position()["prescience_markers"] == [2, 0, 3] and leader(game, "chani") == "aside"


def test_usul_the_base_of_the_pillar() -> None:
    game = card_turn(ATREIDES, "usul_the_base_of_the_pillar", SIETCH)
    play(game, "wormsigns", "place wind_pass", "place se_in_01")
    assert {"wind_pass", "se_in_01"} <= set(game.position()["areas"])


def test_voice_from_the_outer_world() -> None:
    areas = {"windgap": atreides(regular=1), **SIETCH}
    game = card_turn(
        ATREIDES, "voice_from_the_outer_world", areas, leaders={**NO_LEADERS, "paul_atreides": "hobars_gap"}
    )
    play(game, "place windgap", "all", "move")
    assert leader(game, "paul_atreides") == "windgap" and notations(game) == ["from windgap", "stop"]


def test_our_family_atomics() -> None:
    """war_for_arrakis 17.1: the card detonates when a marker is at 4; used already: desert power twice."""
    game = card_turn(ATREIDES, "our_family_atomics", SIETCH, prescience_markers=[4, 0, 0])
    play(game, "atomics rimwall")
    assert game.position()["atomics"] == "rimwall"
    game = card_turn(ATREIDES, "our_family_atomics", SIETCH, prescience_markers=[3, 0, 0])
    assert discards(game, "house_atreides") == ["our_family_atomics"]
    game = card_turn(ATREIDES, "our_family_atomics", SIETCH, atomics="rimwall")
    play(game, "stop", "stop")
    assert discards(game, "house_atreides") == ["our_family_atomics"]


def test_battle_language() -> None:
    from landsraad.arrakis.battle import DEFENDER, dice_of

    areas = {
        "nw_in_02": atreides(regular=2, generic=1), "windgap": atreides(regular=1),
        "hagga_basin": {**harkonnen(regular=5), "settlement": True},
    }  # fmt: skip
    game = card_turn(ATREIDES, "battle_language", areas, hand_corrino_ally=["shigawire"], hand_fremen_ally=["thumpers"])
    play(game, "attack")
    assert notations(game) == ["from nw_in_02", "stop"]
    play(game, "from nw_in_02", "to hagga_basin", "go")
    assert dice_of(game.table, DEFENDER) == 4 and counter(game, w.B_FLAGS) & w.SURPRISE


def test_battle_language_limits_the_opponent_alone() -> None:
    """war_for_arrakis 9.15: five who attack roll five dice."""
    from landsraad.arrakis.battle import ATTACKER, dice_of

    areas = {"nw_in_02": atreides(regular=5, generic=1), "hagga_basin": {**harkonnen(regular=5), "settlement": True}}
    game = card_turn(ATREIDES, "battle_language", areas, hand_corrino_ally=["shigawire"], hand_fremen_ally=["thumpers"])
    play(game, "attack", "from nw_in_02", "to hagga_basin", "go")
    assert dice_of(game.table, ATTACKER) == 5


def test_bill_of_particulars() -> None:
    """war_for_arrakis 15.6: a marker one step down without its ban."""
    game = card_turn(ATREIDES, "bill_of_particulars", SIETCH, imperium_markers=[5, 1, 5])
    assert "imperium spacing_guild" not in notations(game)
    play(game, "imperium choam")
    assert game.position()["imperium_markers"] == [4, 1, 5] and game.position()["bans"] == []


def test_fear_is_the_mind_killer() -> None:
    """Two steps more on any marker when the card is claimed; then it is discarded."""
    game = card_turn(ATREIDES, "fear_is_the_mind_killer", SIETCH, prescience=["a02"], won_attack=1)
    play(game, "remove a02", "claim a02", "marker sand_dwellers")
    assert game.position()["prescience_markers"] == [1, 2, 2]
    assert discards(game, "house_atreides") == ["fear_is_the_mind_killer"]


def test_shai_hulud() -> None:
    """The Wild Maker enters with its card spent; later it moves and attacks."""
    game = card_turn(ATREIDES, "shai_hulud", SIETCH)
    play(game, "place wind_pass")
    assert area(game, "wind_pass") == {"worm": "wild_maker"} and counter(game, w.WILD_MAKER_SPENT) == 1
    areas = {"wind_pass": {"worm": "wild_maker"}, "se_in_04": harkonnen(regular=1), **SIETCH}
    game = card_turn(ATREIDES, "shai_hulud", areas)
    play(game, "from wind_pass", "to se_in_01", "from se_in_01", "to se_in_04")
    assert area(game, "se_in_01") == {"worm": "wild_maker"} and len(told(game, "worm_attacked")) == 1


def test_wall_of_sandworms() -> None:
    game = card_turn(ATREIDES, "wall_of_sandworms", {"wind_pass": {"worm": "sandworm"}})
    assert "place se_in_04" not in notations(game)
    play(game, "place sw_in_04", "stop")
    assert area(game, "sw_in_04") == {"worm": "sandworm"}


def test_dust_chasms() -> None:
    """Two harvesters in deep desert areas of one sector."""
    areas = {"ne_out_01": {"harvester": True}, "ne_out_02": {"harvester": True}, "se_out_02": {"harvester": True}}
    game = card_turn(ATREIDES, "dust_chasms", areas)
    play(game, "place ne_out_01")
    assert notations(game)[:2] == ["place ne_out_02", "stop"]
    play(game, "place ne_out_02", "stop")
    assert counter(game, w.HARVESTERS_LOST) == 2


def test_fremen_rockets() -> None:
    """As many vehicles of the sector and its zones as Swords and Specials come up."""
    areas = {"hobars_gap": atreides(regular=1), "se_in_01": {"harvester": True}}

    def build(seed: int) -> Any:
        game = card_turn(ATREIDES, "fremen_rockets", areas, air_zones={"air_5": "carryall"}, seed=seed)
        return play(game, "sector inner_se")

    game = seeded(build, lambda game: "zone air_5" in notations(game))
    assert "place se_in_01" in notations(game)
    play(game, "zone air_5")
    assert game.position()["air_zones"] == {}
    rolled = told(game, "combat_rolled")[-1]
    assert sum(rolled[2:]) == 3 and rolled[2] + rolled[4] >= 1


def test_eyes_of_ibad() -> None:
    """The card stays revealed; Eyes of Ibad lies beside the board."""
    game = card_turn(ATREIDES, "eyes_of_ibad", SIETCH, prescience=["e01", "e02"])
    play(game, "remove e02")
    assert game.position()["eyes_of_ibad"] == "e02" and game.position()["staying"] == ["eyes_of_ibad"]
    now = game.position()["round"]
    while game.position()["round"] == now:
        game.play(game.options[-1])
    assert "e02" in game.position()["prescience"] and len(game.position()["prescience"]) == 4


def test_captured_ornithopter() -> None:
    """The ornithopter is gone; three dice on a legion of its sectors; without one on the board no attack."""
    areas = {"se_in_01": harkonnen(regular=6), "carthag": harkonnen(regular=1)}
    seen = set()
    for seed in range(60):
        game = card_turn(ATREIDES, "captured_ornithopter", areas, air_zones={"air_5": "ornithopter"}, seed=seed)
        play(game, "zone air_5")
        assert notations(game) == ["place se_in_01", "stop"] and game.position()["air_zones"] == {}
        play(game, "place se_in_01")
        hits = told(game, "blast")[0][3]
        assert area(game, "se_in_01")["regular"] == 6 - hits
        seen.add(hits)
    assert seen == {0, 1, 2, 3}
    game = card_turn(ATREIDES, "captured_ornithopter", areas, air_zones={"air_5": "carryall"})
    assert game.to_act == HARKONNEN


def test_crysknife() -> None:
    areas = {"windgap": atreides(special=1), "sw_in_04": harkonnen(regular=1)}
    game = card_turn(ATREIDES, "crysknife", areas, leaders={**NO_LEADERS, "baron_harkonnen": "sw_in_04"})
    play(game, "from windgap", "to sw_in_03", "take_leader baron_harkonnen")
    assert leader(game, "baron_harkonnen") == "tank_1"


def test_cielagos_piping_message() -> None:
    """A token in a sietch with Harkonnen within two areas, without a leader; the draw in any case."""
    areas = {**SIETCH, "windgap": {"sietch": 1}, "se_in_04": harkonnen(regular=1), "north_pole": {}}
    game = card_turn(ATREIDES, "cielagos_piping_message", areas)
    play(game, "amount 1")
    assert notations(game) == ["token 8 hobars_gap", "token 8 windgap", "stop"]
    play(game, "token 8 hobars_gap", "draw 0 1")
    assert area(game, "hobars_gap")["tokens"] == [8]
    game = card_turn(ATREIDES, "cielagos_piping_message", SIETCH)
    play(game, "draw 1 0")
    assert counter(game, w.TOKENS_DRAWN) == 0


def test_jubba_cloaks() -> None:
    areas = {
        "windgap": atreides(regular=1, generic=1),
        "hobars_gap": atreides(regular=1),
        "nw_in_02": atreides(regular=1, generic=1),
    }
    game = card_turn(ATREIDES, "jubba_cloaks", areas)
    assert notations(game)[:2] == ["from windgap", "stop"]
    play(game, "from windgap", "to sw_in_06")
    assert area(game, "sw_in_06") == atreides(regular=1, generic=1)


def test_hieregs() -> None:
    game = card_turn(ATREIDES, "hieregs", SIETCH)
    play(game, "place wind_pass", "place se_in_01", "stop")
    assert area(game, "wind_pass") == area(game, "se_in_01") == atreides(regular=1)


def test_grandmother_of_a_storm() -> None:
    """Storms now, by the normal rules."""
    areas = {"se_out_02": harkonnen(regular=6), "carthag": harkonnen(regular=6)}

    def build(seed: int) -> Any:
        return card_turn(ATREIDES, "grandmother_of_a_storm", areas, seed=seed)

    game = seeded(build, lambda game: area(game, "se_out_02").get("regular", 0) < 6)
    assert area(game, "carthag")["regular"] == 6


def test_stillsuits() -> None:
    """Move, then swap the tokens of two sietches; no leader may be left alone (war_for_arrakis 11.5)."""
    areas = {
        "hobars_gap": {**atreides(tokens=[0], generic=1), "sietch": 0},
        "windgap": {**atreides(tokens=[1]), "sietch": 1},
        "tasmin_sink": {"sietch": 4},
    }  # fmt: skip
    game = card_turn(ATREIDES, "stillsuits", areas)
    play(game, "stop", "place hobars_gap")
    assert notations(game) == ["place windgap"]
    play(game, "place windgap")
    assert area(game, "hobars_gap")["tokens"] == [1] and area(game, "windgap")["tokens"] == [0]


def test_i_am_stilgar_the_fremen() -> None:
    game = card_turn(ATREIDES, "i_am_stilgar_the_fremen", SIETCH, leaders={**NO_LEADERS, "stilgar": "hobars_gap"})
    play(game, "place pasty_mesa", "all", "draw 0 1")
    assert area(game, "pasty_mesa") == atreides(regular=1, elite=2) and leader(game, "stilgar") == "pasty_mesa"


def test_thumpers() -> None:
    game = card_turn(ATREIDES, "thumpers", SIETCH)
    play(game, "place se_in_04", "place se_in_05")
    assert area(game, "se_in_04") == area(game, "se_in_05") == {"worm": "sandworm"}


def test_kitab_al_ibar_leaves_nobody_out_of_anything_later() -> None:
    """Who was left behind is forgotten when the sietch has moved alone: later questions take nobody for left out."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}}
    game = card_turn(ATREIDES, "kitab_al_ibar", areas)
    play(game, "from windgap", "to sw_in_03", "leave 1 regular", "stop")
    assert area(game, "sw_in_03") == {"sietch": 1} and counter(game, w.STAY_UNITS) == 0


def test_kitab_al_ibar() -> None:
    """A sietch with some of its pieces moves one area; it is a sietch there (war_for_arrakis 2.15)."""
    areas = {"hobars_gap": {**atreides(regular=2, generic=1), "sietch": 0}}
    game = card_turn(ATREIDES, "kitab_al_ibar", areas)
    play(game, "from hobars_gap", "to se_in_05", "leave 1 regular", "go")
    assert area(game, "se_in_05") == {**atreides(regular=1, generic=1), "sietch": 0}
    assert area(game, "hobars_gap") == atreides(regular=1)


def test_sandtides() -> None:
    """An enemy legion in the desert is moved to an adjacent empty area; a harvester stays behind."""
    areas = {"se_in_04": {**harkonnen(regular=2), "harvester": True}, **SIETCH}
    game = card_turn(ATREIDES, "sandtides", areas)
    play(game, "place se_in_04", "place se_in_05", "stop")
    assert area(game, "se_in_05") == harkonnen(regular=2) and area(game, "se_in_04") == {"harvester": True}
