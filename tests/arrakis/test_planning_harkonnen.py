"""The planning cards of House Harkonnen and the Corrino ally, one test each (war_for_arrakis 25)."""

from typing import Any

import pytest

from landsraad.arrakis import words as w
from landsraad.game import Game
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
    take_hits,
    told,
)

SETTLEMENTS: dict[str, Any] = {
    name: {"settlement": True}
    for name in ("arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")
}


def hand(game: Any, member: str) -> int:
    return len(game.position()[f"hand_{member}"])


def test_hard_times_and_oppression() -> None:
    """A regular in each village, an elite in Carthag and Arrakeen; destroyed ones are skipped."""
    areas = {name: value for name, value in SETTLEMENTS.items() if name != "arsunt"}
    game = card_turn(HARKONNEN, "hard_times_and_oppression", areas)
    for name in ("hagga_basin", "imperial_basin", "north_pole", "carthag", "arrakeen"):
        assert notations(game)[0].split()[2] == name
        play(game, "all")
    assert area(game, "hagga_basin")["regular"] == 1 and area(game, "arrakeen")["elite"] == 1
    assert "arsunt" not in game.position()["areas"]
    assert game.position()["discard_house_harkonnen"] == ["hard_times_and_oppression"]


def test_hard_times_and_oppression_everywhere() -> None:
    """Four regulars in the four villages and two elites in the cities."""
    game = card_turn(HARKONNEN, "hard_times_and_oppression", SETTLEMENTS)
    play(game, *["all"] * 6)
    figures = {name: {**harkonnen(regular=1), "settlement": True} for name in SETTLEMENTS}
    figures.update({name: {**harkonnen(elite=1), "settlement": True} for name in ("carthag", "arrakeen")})
    assert game.position()["areas"] == figures


def test_forced_recruitment() -> None:
    """Three elites and a leader in Arrakeen."""
    game = card_turn(HARKONNEN, "forced_recruitment", SETTLEMENTS, leaders={**NO_LEADERS, "baron_harkonnen": "aside"})
    play(game, "put elite arrakeen 3", "place_leader baron_harkonnen arrakeen")
    assert area(game, "arrakeen")["elite"] == 3 and leader(game, "baron_harkonnen") == "arrakeen"


def test_forced_recruitment_without_arrakeen() -> None:
    game = card_turn(HARKONNEN, "forced_recruitment", {"carthag": {"settlement": True}})
    assert game.position()["discard_house_harkonnen"] == ["forced_recruitment"]


def test_beloved_feyd_rautha() -> None:
    """First he enters and Rabban leaves (war_for_arrakis 16.7); later two elites join his legion."""
    areas = {"carthag": harkonnen(regular=1)}
    game = card_turn(HARKONNEN, "beloved_feyd_rautha", areas, leaders={**NO_LEADERS, "beast_rabban": "aside"})
    play(game, "yes")
    assert leader(game, "feyd_rautha") == "aside" and leader(game, "beast_rabban") == "gone"
    game = card_turn(HARKONNEN, "beloved_feyd_rautha", areas, leaders={**NO_LEADERS, "feyd_rautha": "carthag"})
    play(game, "put elite carthag 2")
    assert area(game, "carthag")["elite"] == 2


def test_harkonnen_patrols() -> None:
    """Three regulars in three different empty desert areas."""
    game = card_turn(HARKONNEN, "harkonnen_patrols", {})
    play(game, "place wind_pass")
    assert "place wind_pass" not in notations(game)
    play(game, "place se_in_01", "place se_in_04")
    assert all(area(game, name)["regular"] == 1 for name in ("wind_pass", "se_in_01", "se_in_04"))


def test_arsunt_legion() -> None:
    """A leader, an elite and a regular in Arsunt; then that legion moves or attacks."""
    game = card_turn(HARKONNEN, "arsunt_legion", {**SETTLEMENTS, "carthag": harkonnen(regular=2)})
    play(game, "put elite arsunt 1", "put regular arsunt 1", "deploy generic arsunt", "move")
    assert notations(game) == ["from arsunt", "stop"]
    play(game, "from arsunt", "to carthag", "go")
    assert area(game, "carthag")["elite"] == 1 and area(game, "carthag")["regular"] == 3


def test_arsunt_legion_without_arsunt() -> None:
    """Arsunt destroyed: nothing of the card works."""
    game = card_turn(HARKONNEN, "arsunt_legion", {"arsunt": harkonnen(regular=2)})
    play(game, "move")
    assert game.position()["discard_house_harkonnen"] == ["arsunt_legion"]


def test_barons_personal_guard() -> None:
    """The Baron and two elites in Carthag or Arrakeen, then a move; on the board he is moved (war_for_arrakis 3.9)."""
    areas = {**SETTLEMENTS, "wind_pass": harkonnen(regular=1)}
    game = card_turn(HARKONNEN, "barons_personal_guard", areas, leaders={**NO_LEADERS, "baron_harkonnen": "wind_pass"})
    assert [name for name in notations(game) if name.startswith("place")] == ["place carthag", "place arrakeen"]
    play(game, "place carthag", "all")
    assert leader(game, "baron_harkonnen") == "carthag" and area(game, "carthag")["elite"] == 2
    play(game, "from wind_pass", "to north_pole")
    assert area(game, "north_pole")["regular"] == 1


def test_hawats_scheming() -> None:
    """war_for_arrakis 16.8: never played; two copies as a free action remove Hawat and bring Mohiam and a token."""
    from tests.arrakis.table import turn

    game = turn(
        HARKONNEN, {"carthag": harkonnen(regular=1)}, "mentat", "mentat",
        hand_house_harkonnen=["hawats_scheming", "hawats_scheming"],
        leaders={**NO_LEADERS, "thufir_hawat": "aside"},
    )  # fmt: skip
    assert "use mentat card" not in notations(game)
    play(game, "free scheming", "scheming 2")
    assert leader(game, "thufir_hawat") == "gone" and leader(game, "gaius_helen_mohiam") == "aside"
    assert game.position()["bene_gesserit"] == [1, 1]


def test_evidence_of_rebellion() -> None:
    game = card_turn(HARKONNEN, "evidence_of_rebellion", SETTLEMENTS)
    play(game, "place arsunt", "all", "draw 1 1")
    assert area(game, "arsunt")["elite"] == 2
    assert hand(game, "house_harkonnen") == hand(game, "corrino_ally") == 1


def test_polar_cap_factories() -> None:
    """Figures at the pole; every wormsign next to it is discarded."""
    areas = {**SETTLEMENTS, "wind_pass": {"wormsign": "sandworm"}, "se_in_04": {"wormsign": "sand"}}
    game = card_turn(HARKONNEN, "polar_cap_factories", areas)
    play(game, "all", "place wind_pass")
    assert area(game, "north_pole") == {**harkonnen(regular=2, elite=1, generic=1), "settlement": True}
    assert "wind_pass" not in game.position()["areas"] and "wormsign" in area(game, "se_in_04")


def test_carthag_the_former_capital() -> None:
    game = card_turn(HARKONNEN, "carthag_the_former_capital", SETTLEMENTS)
    play(game, "put regular carthag 3", "put elite carthag 1", "deploy generic carthag")
    assert area(game, "carthag") == {**harkonnen(regular=3, elite=1, generic=1), "settlement": True}


def test_workhorse_of_arrakis() -> None:
    game = card_turn(HARKONNEN, "workhorse_of_arrakis", {})
    play(game, "place wind_pass", "vehicle carryall air_3", "draw 2 0")
    assert area(game, "wind_pass") == {"harvester": True}
    assert game.position()["air_zones"] == {"air_3": "carryall"} and hand(game, "house_harkonnen") == 2


def test_spotter_control() -> None:
    areas = {name: {"wormsign": "sand"} for name in ("wind_pass", "se_in_01", "se_in_04", "sw_in_04")}
    game = card_turn(HARKONNEN, "spotter_control", areas)
    play(game, "place wind_pass", "place se_in_01", "place se_in_04", "draw 0 2")
    assert list(game.position()["areas"]) == ["sw_in_04"] and hand(game, "corrino_ally") == 2


def test_explosive_artillery() -> None:
    """war_for_arrakis 9.13: a move, then four dice on a legion adjacent to any of ours; the sietch is not revealed."""
    areas = {
        "north_pole": harkonnen(regular=1), "hobars_gap": {**atreides(regular=6), "sietch": 0},
        "se_in_04": atreides(regular=6),
    }  # fmt: skip
    seen = set()
    for seed in range(80):
        game = card_turn(HARKONNEN, "explosive_artillery", areas, seed=seed)
        play(game, "from north_pole", "to se_in_01")
        assert notations(game) == ["place se_in_04", "stop"]
        play(game, "place se_in_04")
        hits = told(game, "blast")[0][3]
        assert area(game, "se_in_04")["regular"] == 6 - hits
        seen.add(hits)
    assert seen == {0, 1, 2, 3, 4} and game.position()["sietches_seen"] == []


def test_sandmasters() -> None:
    game = card_turn(HARKONNEN, "sandmasters", {"wind_pass": atreides(regular=1)})
    assert "place wind_pass" not in notations(game)
    play(game, "place se_in_01", "place se_in_04", "place se_in_05", "draw 1 0")
    assert counter(game, w.HARVESTERS) == 5


def test_mudir_nahya() -> None:
    """Rabban and an elite join a legion that makes a surprise attack; once he is gone a leader and two elites."""
    areas = {"se_in_04": harkonnen(regular=2), "hobars_gap": {"sietch": 0}}
    game = card_turn(HARKONNEN, "mudir_nahya", areas, leaders={**NO_LEADERS, "beast_rabban": "aside"})
    play(game, "all", "from se_in_04", "to hobars_gap", "go")
    assert counter(game, w.SUPREMACY) >= 1 and leader(game, "beast_rabban") == "se_in_04"
    game = card_turn(HARKONNEN, "mudir_nahya", areas, leaders={**NO_LEADERS, "beast_rabban": "gone"})
    play(game, "put elite se_in_04 2", "deploy generic se_in_04")
    assert area(game, "se_in_04") == harkonnen(regular=2, elite=2, generic=1)


def test_hunter_seeker() -> None:
    """A named leader in a sector that holds a Harkonnen legion."""
    areas = {"se_in_01": harkonnen(regular=1), "hobars_gap": atreides(regular=1), "windgap": atreides(regular=1)}
    leaders = {**NO_LEADERS, "stilgar": "hobars_gap", "paul_atreides": "windgap"}
    game = card_turn(HARKONNEN, "hunter_seeker", areas, leaders=leaders)
    assert notations(game) == ["take_leader stilgar", "stop"]
    play(game, "take_leader stilgar")
    assert leader(game, "stilgar") == "tank_1"


@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_rage_overcame_shaddam_iv_the_first_time(letter: str) -> None:
    """war_for_arrakis 16.6: whichever is played first brings the Emperor, beside the board."""
    game = card_turn(HARKONNEN, f"rage_overcame_shaddam_iv_{letter}", {"carthag": harkonnen(special=1)})
    assert leader(game, "emperor_shaddam_iv") == "aside" and area(game, "carthag") == harkonnen(special=1)


def test_rage_overcame_shaddam_iv_a() -> None:
    game = card_turn(HARKONNEN, "rage_overcame_shaddam_iv_a", SETTLEMENTS)
    assert leader(game, "emperor_shaddam_iv") == "aside"
    leaders = {**NO_LEADERS, "emperor_shaddam_iv": "aside"}
    game = card_turn(HARKONNEN, "rage_overcame_shaddam_iv_a", SETTLEMENTS, leaders=leaders)
    play(game, "place arsunt", "all")
    assert area(game, "arsunt")["regular"] == 4 and leader(game, "emperor_shaddam_iv") == "arsunt"


def test_rage_overcame_shaddam_iv_b() -> None:
    """In the tank: only the Sardaukar are placed."""
    leaders = {**NO_LEADERS, "emperor_shaddam_iv": "tank_2"}
    game = card_turn(HARKONNEN, "rage_overcame_shaddam_iv_b", {"carthag": harkonnen(regular=1)}, leaders=leaders)
    play(game, "put special carthag 2")
    assert area(game, "carthag")["special"] == 2 and leader(game, "emperor_shaddam_iv") in ("tank_2", "tank_3")


def test_rage_overcame_shaddam_iv_c() -> None:
    """Place, move that legion, surprise attack with it."""
    areas = {"wind_pass": harkonnen(regular=1, special=1), "windgap": {"sietch": 1}, "se_in_01": harkonnen(regular=1)}
    leaders = {**NO_LEADERS, "emperor_shaddam_iv": "aside"}
    game = card_turn(HARKONNEN, "rage_overcame_shaddam_iv_c", areas, leaders=leaders)
    assert notations(game) == ["place_leader emperor_shaddam_iv wind_pass", "stop"]
    play(game, "all", "from wind_pass", "to sw_in_03", "go", "from sw_in_03", "to windgap", "go")
    assert leader(game, "emperor_shaddam_iv") == "sw_in_03" and counter(game, w.SUPREMACY) >= 1


def test_manipulation_of_others() -> None:
    """The opponent chooses two cards; then draw two."""
    game = card_turn(
        HARKONNEN,
        "manipulation_of_others",
        {},
        hand_fremen_ally=["thumpers", "hieregs"],
        hand_house_atreides=["war_plan"],
    )
    assert game.to_act == ATREIDES
    play(game, "card thumpers", "card war_plan", "draw 2 0")
    assert game.position()["hand_fremen_ally"] == ["hieregs"]


def test_breeding_program() -> None:
    game = card_turn(HARKONNEN, "breeding_program", {})
    assert game.position()["bene_gesserit"] == [1, 1] and game.position()["bene_gesserit_reserve"] == 3


def test_troop_carriers() -> None:
    """From a settlement straight to any own legion."""
    areas = {"arsunt": {**harkonnen(regular=3), "settlement": True}, "wind_pass": harkonnen(regular=1)}
    game = card_turn(HARKONNEN, "troop_carriers", areas)
    assert notations(game) == ["from arsunt", "stop"]
    play(game, "from arsunt", "to wind_pass", "leave 1 regular", "go")
    assert area(game, "wind_pass")["regular"] == 3


def test_shigawire() -> None:
    """A legion with a Sardaukar moves; a named leader next to it falls."""
    areas = {"se_in_01": harkonnen(special=1), "hobars_gap": atreides(regular=1)}
    game = card_turn(HARKONNEN, "shigawire", areas, leaders={**NO_LEADERS, "chani": "hobars_gap"})
    play(game, "from se_in_01", "to se_in_04", "take_leader chani")
    assert leader(game, "chani") == "tank_1"


def test_shigawire_after_the_sardaukar_has_fallen() -> None:
    """The leader is next to the legion that moved; that its Sardaukar fell on the way changes nothing (25.1)."""
    ring = {name: atreides(regular=1) for name in ("sw_in_02", "sw_in_04", "sw_in_05", "wind_pass", "windgap")}
    areas = {"north_pole": harkonnen(special=1, regular=5), "sw_in_03": {"wormsign": "sandworm"}, **ring}

    def struck(seed: int) -> Game:
        leaders = {**NO_LEADERS, "chani": "windgap"}
        flying = {"air_6": "ornithopter"}
        game = card_turn(HARKONNEN, "shigawire", areas, leaders=leaders, air_zones=flying, seed=seed)
        play(game, "from north_pole", "way ornithopter_6", "to sw_in_03", "go")
        while "reduce special" in notations(game):
            play(game, "reduce special")
        return take_hits(game)

    game = seeded(struck, lambda game: "special" not in area(game, "sw_in_03") and bool(area(game, "sw_in_03")))
    play(game, "take_leader chani")
    assert leader(game, "chani") == "tank_1"


def test_hope_clouds_observation() -> None:
    """war_for_arrakis 24.Q33: a revealed card back into the deck, not one that Eyes of Ibad keeps."""
    game = card_turn(
        HARKONNEN,
        "hope_clouds_observation",
        {},
        prescience=["e01", "e02"],
        eyes_of_ibad="e02",
        staying=["eyes_of_ibad"],
    )
    assert notations(game) == ["remove e01", "stop"]
    play(game, "remove e01")
    assert "e01" in game.position()["prescience_deck"]


def test_reports_of_traitors() -> None:
    """An unused House die of the Atreides is lost."""
    dice = [0] * 20
    dice[3], dice[2], dice[14] = 1, 1, 1
    game = card_turn(HARKONNEN, "reports_of_traitors", {}, dice=dice)
    play(game, "die house_atreides house")
    assert game.position()["dice"][14] == 0


def test_sardaukar_pogrom() -> None:
    """Three different legions, each with a Sardaukar."""
    areas = {name: harkonnen(regular=1, special=1) for name in ("wind_pass", "se_in_01", "se_in_04")}
    game = card_turn(HARKONNEN, "sardaukar_pogrom", {**areas, "carthag": harkonnen(regular=1)})
    assert "from carthag" not in notations(game)
    play(game, "from wind_pass", "to sw_in_03")
    assert "leave 1 special" not in notations(game)
    play(game, "go", "from se_in_01", "to harg_pass", "go", "from se_in_04", "to sw_in_06", "leave 1 regular")
    assert area(game, "se_in_04") == harkonnen(regular=1)


def test_sardaukars_manner() -> None:
    game = card_turn(HARKONNEN, "sardaukars_manner", {"se_in_04": harkonnen(special=1), "hobars_gap": {"sietch": 0}})
    play(game, "attack", "from se_in_04", "to hobars_gap", "no")
    assert counter(game, w.SUPREMACY) >= 1


def test_spies_all_over_arrakis() -> None:
    """Possible under the Spacing Guild ban (war_for_arrakis 15.9)."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}
    game = card_turn(HARKONNEN, "spies_all_over_arrakis", areas, bans=["spacing_guild"])
    play(game, "place hobars_gap", "draw 0 0")
    assert "tokens" not in area(game, "hobars_gap") and game.position()["sietches_seen"] == [0]


def test_full_control_of_the_air() -> None:
    """The new ornithopters can carry the legion at once."""
    game = card_turn(HARKONNEN, "full_control_of_the_air", {"imperial_basin": harkonnen(regular=1)})
    play(game, "vehicle ornithopter air_1", "vehicle ornithopter air_2", "from imperial_basin", "way ornithopter_1")
    play(game, "to ne_out_05")
    assert area(game, "ne_out_05")["regular"] == 1 and game.position()["air_zones"] == {"air_2": "ornithopter"}


def test_moving_the_battle_group() -> None:
    game = card_turn(HARKONNEN, "moving_the_battle_group", {"ne_in_04": atreides(regular=1)})
    assert "place ne_in_04" not in notations(game)
    play(game, "place splintered_rock", "all")
    assert area(game, "splintered_rock") == harkonnen(elite=2, generic=1)


def test_killers_without_mercy() -> None:
    """No hit for continuing against a sietch."""
    from landsraad.arrakis.battle import price_of_continuing

    areas = {"se_in_04": harkonnen(special=3), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    game = card_turn(HARKONNEN, "killers_without_mercy", areas, hand_house_atreides=["war_plan"])
    play(game, "from se_in_04", "to hobars_gap", "go")
    assert price_of_continuing(game.table) == 0 and counter(game, w.B_FLAGS) & w.NO_MERCY


def test_sardaukar_disguised() -> None:
    game = card_turn(
        HARKONNEN, "sardaukar_disguised", {"wind_pass": harkonnen(elite=2), "se_in_01": harkonnen(elite=1)}
    )
    play(game, "take elite wind_pass", "take elite se_in_01", "from se_in_01", "to se_in_04", "stop")
    assert area(game, "se_in_04") == harkonnen(special=1) and area(game, "wind_pass") == harkonnen(elite=1, special=1)


def test_i_decide_what_best_serves_his_majesty() -> None:
    """Aramsham joins a legion with a Sardaukar, which then moves or makes a surprise attack."""
    areas = {"wind_pass": harkonnen(special=1), "se_in_01": harkonnen(special=1)}
    leaders = {**NO_LEADERS, "captain_aramsham": "aside"}
    game = card_turn(HARKONNEN, "i_decide_what_best_serves_his_majesty", areas, leaders=leaders)
    play(game, "place wind_pass", "all", "move")
    assert notations(game) == ["from wind_pass", "stop"]
    play(game, "from wind_pass", "to north_pole")
    assert leader(game, "captain_aramsham") == "north_pole"


@pytest.mark.parametrize("paul", ["paul_atreides", "paul_muad_dib"])
def test_seek_out_the_mahdi(paul: str) -> None:
    """war_for_arrakis 24.Q32, 16.6: neither Paul may move or be placed; others may leave him with a unit."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}, "wind_pass": harkonnen(regular=1)}
    leaders = {**NO_LEADERS, paul: "windgap"}
    dice = [0] * 20
    dice[3], dice[2], dice[11], dice[10] = 1, 1, 1, 1
    game = card_turn(HARKONNEN, "seek_out_the_mahdi", areas, leaders=leaders, dice=dice)
    play(game, "stop")
    if "end_turn" in notations(game):
        play(game, "end_turn")
    assert game.to_act == ATREIDES
    play(game, "use strategy move", "from windgap", "to sw_in_06")
    assert area(game, "windgap")["regular"] == 1 and leader(game, paul) == "windgap"
