"""Corner cases where several rules of War for Arrakis and The Spacing Guild meet."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.casualties import attackers
from landsraad.arrakis.checks import check
from landsraad.arrakis.figures import unit_count
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    hit,
    in_battle,
    leader,
    left_out,
    notations,
    play,
    round_at,
    seeded,
    supply,
    take_hits,
    turn,
)

WORM = {"worm": "sandworm"}


def test_what_bars_the_way() -> None:
    """war_for_arrakis 2.6: an empty sietch, a lone facedown token and an empty village are not free for the enemy."""
    areas = {
        "se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}, "se_in_01": atreides(tokens=[0]),
    }  # fmt: skip
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from se_in_04")
    assert {"to hobars_gap", "to se_in_01"}.isdisjoint(notations(game)) and "to harg_pass" in notations(game)
    game = turn(ATREIDES, {"nw_in_02": atreides(regular=1), "hagga_basin": {"settlement": True}}, "strategy")
    play(game, "use strategy move", "from nw_in_02")
    assert "to hagga_basin" not in notations(game)


def test_stacking_after_the_reveal_in_a_battle() -> None:
    """war_for_arrakis 9.3, 9.14, 3.2: five elites and a token of two: one unit goes before the dice are counted."""
    areas = {"se_in_04": harkonnen(regular=3), "hobars_gap": {**atreides(elite=5, tokens=[0]), "sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", hand_corrino_ally=["shigawire"], hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    assert game.to_act == ATREIDES and sorted(notations(game)) == ["lose elite", "lose regular"]
    play(game, "lose regular")
    assert unit_count(game.table.shared[w.UNITS + game.table.shared[w.B_TO]], 0) == 6
    assert battle.dice_of(game.table, battle.DEFENDER) == 6


def test_attackers_who_are_not_in_the_box() -> None:
    """war_for_arrakis 9.14, 11.3: the token shows units nobody has left: the battle is over without a winner."""
    full = {name: atreides(regular=6) for name in ("tasmin_sink", "gara_kulon")}
    areas = {
        **full, "sihaya_ridge": atreides(regular=4), "windgap": {**atreides(tokens=[0]), "sietch": 1},
        "sw_in_05": harkonnen(regular=1),
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy attack", "from windgap", "to sw_in_05")
    assert area(game, "windgap") == {"sietch": 1} and area(game, "sw_in_05") == harkonnen(regular=1)
    assert game.to_act == HARKONNEN and counter(game, w.WON_ATTACK) == 0


def test_families_flee_from_a_battle() -> None:
    """war_for_arrakis 0.8, 16.11, 9.1: a07 claimed before the decision to continue: those who attack may be among them,
    or only those who stayed out of it, as their owner says."""
    areas = {"windgap": {**atreides(regular=3), "sietch": 1}, "sw_in_05": harkonnen(regular=6)}
    game = in_battle(ATREIDES, areas, "windgap", "sw_in_05", battle.CEASE, stay_units=2, prescience=["a07"])
    play(game, "claim a07")
    assert sorted(notations(game)) == ["lose_left_out regular", "take regular windgap"]
    other = game.clone()
    play(game, "take regular windgap")
    assert [reason.key for reason in game.why_not("take regular windgap")] == ["takes-no-part"]
    play(game, "lose_left_out regular")
    assert area(game, "windgap") == {**atreides(regular=1), "sietch": 1} and game.to_act == HARKONNEN  # nobody attacks
    play(other, "lose_left_out regular", "lose_left_out regular")
    assert area(other, "windgap") == {**atreides(regular=1), "sietch": 1}
    assert unit_count(attackers(other.table), 0) == 1 and sorted(notations(other)) == ["cease", "continue"]


def test_excess_in_a_split_legion_is_of_the_owners_choice() -> None:
    """war_for_arrakis 3.2, 3.7, 9.3: seven where two stay out of the attack: an attacker goes, or one of those two."""
    areas = {
        "nw_in_02": atreides(regular=2, elite=3, tokens=[0]),
        "hagga_basin": {**harkonnen(regular=3), "settlement": True},
    }
    game = turn(ATREIDES, areas, "strategy", hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from nw_in_02", "to hagga_basin", "leave 2 regular", "go")
    assert sorted(notations(game)) == ["lose elite", "lose regular", "lose_left_out regular"]
    assert [reason.key for reason in game.why_not("lose_left_out elite")] == ["no-such-figure"]
    other = game.clone()
    play(game, "lose regular")
    assert battle.dice_of(game.table, battle.ATTACKER) == 4 and left_out(game) == {"regular": 2}
    play(other, "lose_left_out regular")
    assert battle.dice_of(other.table, battle.ATTACKER) == 5 and left_out(other) == {"regular": 1}
    assert area(game, "nw_in_02") == area(other, "nw_in_02") == atreides(regular=3, elite=3)


def test_nobody_is_left_alone_by_the_advance() -> None:
    """war_for_arrakis 3.3, 3.2, 9.12: the only unit that stayed with the Naib is removed as excess; when the attackers
    advance, the Naib is left without a unit and goes to the supply."""
    faces = ["EE", "EE"] + ["RR"] * 26
    areas = {
        "nw_in_02": atreides(regular=1, elite=2, generic=1, tokens=[0, 1]), "hagga_basin": {"settlement": True},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy", deployment_tokens=faces)
    play(game, "use strategy attack", "from nw_in_02", "to hagga_basin", "leave 1 generic", "leave 1 regular", "go")
    play(game, "lose_left_out regular", "yes")
    assert area(game, "hagga_basin") == atreides(elite=6)
    assert "nw_in_02" not in game.position()["areas"] and counter(game, w.SUPPLY + 5 + w.GENERIC) == 12
    check(game.table)


def test_left_out_units_save_no_leader_of_the_attackers() -> None:
    """war_for_arrakis 9.16, 9.14, 11.3: attackers who lose their last unit without a hit lose their leaders too:
    it fled, or the token showed nobody the box still holds."""
    areas: dict[str, Any] = {
        "windgap": {**atreides(regular=2, elite=1, generic=1), "sietch": 1}, "sw_in_05": harkonnen(regular=6),
    }  # fmt: skip
    game = in_battle(ATREIDES, areas, "windgap", "sw_in_05", battle.CEASE, stay_units=1 << 5, prescience=["a07"])
    play(game, "claim a07", "take regular windgap", "take regular windgap")
    assert area(game, "windgap") == {**atreides(elite=1), "sietch": 1} and game.to_act == HARKONNEN
    full = {name: atreides(regular=6) for name in ("tasmin_sink", "gara_kulon")}
    areas |= {**full, "sihaya_ridge": atreides(regular=4)}
    areas["windgap"] = {**atreides(elite=1, generic=1, tokens=[0]), "sietch": 1}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy attack", "from windgap", "to sw_in_05", "leave 1 elite", "go")
    assert area(game, "windgap") == {**atreides(elite=1), "sietch": 1} and game.to_act == HARKONNEN


def test_a_leader_left_out_with_a_token_that_shows_nobody() -> None:
    """war_for_arrakis 3.3, 11.3, 9.10.1: the attackers fall to the price of continuing; the Naib who stayed out of it
    with a token, turned up without any figure to place, has no unit left either."""
    full = {name: atreides(regular=6) for name in ("tasmin_sink", "gara_kulon")}
    areas = {
        **full, "sihaya_ridge": atreides(regular=3), "nw_in_02": atreides(regular=1, generic=1, tokens=[0]),
        "hagga_basin": {**harkonnen(regular=3), "settlement": True},
    }  # fmt: skip
    game = in_battle(ATREIDES, areas, "nw_in_02", "hagga_basin", battle.CEASE, stay_units=1 << 20, stay_tokens=1)
    play(game, "free train", "train 0 nw_in_02", "continue")
    assert "nw_in_02" not in game.position()["areas"] and counter(game, w.SUPPLY + 5 + w.GENERIC) == 12
    assert area(game, "hagga_basin") == {**harkonnen(regular=3), "settlement": True} and game.to_act == HARKONNEN


def test_scouting_needs_something_facedown() -> None:
    """war_for_arrakis 7.6: an ornithopter is not removed for a look at what everybody sees."""
    areas = {"hobars_gap": {**atreides(regular=1), "sietch": 0}, "carthag": harkonnen(regular=1)}
    zones = {"air_5": "ornithopter"}
    game = turn(HARKONNEN, areas, "strategy", air_zones=zones)
    assert "free scout" in notations(game)
    game = turn(HARKONNEN, areas, "strategy", air_zones=zones, sietches_seen=[0])
    assert "free scout" not in notations(game) and game.why_not("free scout")[0].key == "nothing-to-scout"


def test_a_free_action_in_the_middle_of_a_move_is_finished_first() -> None:
    """war_for_arrakis 0.3.3, 0.8, 11.3: the move alone may fill the area for a moment; a token turned up there before
    the second legion leaves is followed by its own check of the limit."""
    areas = {"windgap": atreides(elite=5), "sw_in_06": atreides(regular=1, tokens=[0])}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from sw_in_06", "to windgap", "go")
    other = game.clone()
    play(game, "free train", "train 0 windgap")
    assert sorted(notations(game)) == ["lose elite", "lose regular"]
    play(other, "from windgap", "to sw_in_05", "go")
    assert area(other, "windgap") == atreides(regular=1, tokens=[0]) and area(other, "sw_in_05") == atreides(elite=5)


def test_training_beside_an_attack() -> None:
    """war_for_arrakis 7.6, 9.1: a token left out and revealed in the battle stays out of it."""
    areas = {"windgap": {**atreides(regular=2, tokens=[0]), "sietch": 1}, "sw_in_05": harkonnen(regular=6)}
    game = in_battle(ATREIDES, areas, "windgap", "sw_in_05", battle.CEASE, stay_tokens=1)
    play(game, "free train", "train 0 windgap")
    assert unit_count(attackers(game.table), 0) == 2 and area(game, "windgap")["regular"] == 4


def test_a_token_left_out_of_an_attack_may_leave_the_game() -> None:
    """war_for_arrakis 16.3, 9.1: whoever flees from a sietch in the middle of a battle is left out of nothing more."""
    areas = {"windgap": {**atreides(regular=2, tokens=[0]), "sietch": 1}, "sw_in_05": harkonnen(regular=6)}
    numbers = [AREA["windgap"], AREA["sw_in_05"], 0, 1, *[0] * 10]
    frames = [["round", 5, 1, 0], ["after", 1, 0, 0], ["battle", battle.CEASE, 0, 0], ["flee", 1, 0, 0]]
    given: dict[str, Any] = {"turn_side": 2, "actor": 2, "battle": numbers, "pending": frames, "stay_tokens": 1}
    game = turn(ATREIDES, areas, "strategy", **given)
    play(game, "token 0 windgap")
    assert area(game, "windgap") == {**atreides(regular=2), "sietch": 1} and counter(game, w.STAY_TOKENS) == 0


def test_rabban_leaves_between_victory_and_advance() -> None:
    """war_for_arrakis 16.7, 9.14: the sixth point brings Feyd-Rautha while Rabban's legion has just won."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}
    leaders = {**NO_LEADERS, "beast_rabban": "se_in_04"}
    game = turn(HARKONNEN, areas, "strategy", leaders=leaders, supremacy=5)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    if "go" in notations(game):
        play(game, "go")
    assert leader(game, "beast_rabban") == "gone" and leader(game, "feyd_rautha") == "aside"
    play(game, "yes")
    assert area(game, "hobars_gap") == harkonnen(regular=1)


def test_fear_goes_with_its_card() -> None:
    """war_for_arrakis 25.7: Hope Clouds Observation puts the card back, Fear Is the Mind-Killer is discarded."""
    game = card_turn(
        HARKONNEN, "hope_clouds_observation", {}, prescience=["e01"], fear="e01", staying=["fear_is_the_mind_killer"]
    )
    play(game, "remove e01")
    assert game.position()["staying"] == [] and game.position()["fear"] is None
    assert game.position()["discard_house_atreides"] == ["fear_is_the_mind_killer"]
    assert game.position()["prescience"] == []  # no new card is turned up


def test_what_is_attached_to_another_card_stays_there() -> None:
    """war_for_arrakis 16.10, 25.7: only the card that is claimed loses what lies on it."""
    given = {"fear": "e01", "staying": ["fear_is_the_mind_killer"]}
    game = turn(ATREIDES, {}, "strategy", prescience=["e01", "a02"], won_attack=1, **given)
    play(game, "claim a02")
    assert game.position()["prescience_markers"] == [1, 0, 2]
    assert game.position()["fear"] == "e01" and game.position()["staying"] == ["fear_is_the_mind_killer"]


def test_a_card_that_is_kept_can_still_have_another_attached() -> None:
    """war_for_arrakis 25.7: Fear Is the Mind-Killer goes with any revealed card, and takes none away."""
    given = {"prescience": ["e01"], "eyes_of_ibad": "e01", "staying": ["eyes_of_ibad"]}
    game = card_turn(ATREIDES, "fear_is_the_mind_killer", {}, **given)
    play(game, "remove e01")
    assert (game.position()["fear"], game.position()["eyes_of_ibad"]) == ("e01", "e01")
    assert set(game.position()["staying"]) == {"eyes_of_ibad", "fear_is_the_mind_killer"}


def test_both_cards_attached_to_one() -> None:
    """war_for_arrakis 16.10, 25.7: claimed, both are discarded, and the two steps are taken."""
    given = {"fear": "a02", "eyes_of_ibad": "a02", "staying": ["fear_is_the_mind_killer", "eyes_of_ibad"]}
    game = turn(ATREIDES, {}, "strategy", prescience=["a02"], won_attack=1, **given)
    play(game, "claim a02", "marker jihad")
    assert game.position()["prescience_markers"] == [1, 0, 4] and game.position()["staying"] == []


def test_paul_who_is_replaced_in_the_middle_of_his_action_goes_on() -> None:
    """war_for_arrakis 16.6, 16.12, 0.8: a claim between the choice of the legion and the move brings Paul-Muad'Dib."""
    areas = {"nw_in_02": atreides(regular=2)}
    given = {"prescience": ["a02"], "won_attack": 1, "prescience_markers": [2, 0, 0]}
    leaders = {**NO_LEADERS, "paul_atreides": "nw_in_02"}
    game = turn(ATREIDES, areas, "leadership", leaders=leaders, **given)
    play(game, "leader leadership paul_atreides", "move", "claim a02")
    assert leader(game, "paul_muad_dib") == "nw_in_02" and "from nw_in_02" in notations(game)
    play(game, "from nw_in_02", "to nw_in_03", "go")
    assert leader(game, "paul_muad_dib") == "nw_in_03"


def test_paul_who_is_left_out_of_a_battle_and_replaced_stays_out_of_it() -> None:
    """war_for_arrakis 16.12, 9.1: the new figure stands in the place of the old one, also beside a battle."""
    areas = {"nw_in_02": atreides(regular=3), "hagga_basin": {**harkonnen(regular=2), "settlement": True}}
    given = {"prescience": ["a02"], "won_attack": 1, "prescience_markers": [2, 0, 0]}
    game = turn(ATREIDES, areas, "strategy", leaders={**NO_LEADERS, "paul_atreides": "nw_in_02"}, **given)
    play(
        game, "use strategy attack", "from nw_in_02", "to hagga_basin", "leave 1 regular", "leave_leader paul_atreides"
    )
    play(game, "go", "claim a02")
    assert left_out(game) == {"regular": 1, "leaders": ["paul_muad_dib"]}
    check(game.table)


def test_the_attack_that_the_harkonnen_win_is_none_of_the_atreides() -> None:
    """war_for_arrakis 9.12, 24.Q24: Blood on the Sand asks for a battle the Atreides have won as attackers."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert counter(game, w.WON_ATTACK) == 0


def test_station_and_harvester_in_one_area() -> None:
    """war_for_arrakis 8.7, 8.10: who ends the move there takes the one and destroys the other."""
    areas = {"nw_in_02": atreides(regular=1), "nw_in_04": {"station": "sand_dwellers", "harvester": True}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from nw_in_02", "to nw_in_04")
    assert area(game, "nw_in_04") == atreides(regular=1) and game.position()["prescience_markers"] == [0, 1, 0]
    assert counter(game, w.HARVESTERS_LOST) == 1


def test_two_legions_one_harvester() -> None:
    """spacing_guild 4.2: one harvester destroyed, one imperium action."""
    areas = {"wind_pass": atreides(regular=1), "windgap": atreides(regular=1), "sw_in_03": {"harvester": True}}
    game = turn(ATREIDES, areas, "strategy", **GUILD)
    play(game, "use strategy move", "from wind_pass", "to sw_in_03", "from windgap", "to sw_in_03")
    play(game, "imperium choam")
    assert game.to_act == HARKONNEN and game.position()["hold_frigates"] == [0, 1]


def test_carryall_after_the_last_unit() -> None:
    """war_for_arrakis 13.7, 12.3: the worm kills the legion; the harvester beside it may still be saved."""
    areas = {"wind_pass": WORM, "sw_in_03": {**harkonnen(regular=1), "harvester": True}}

    def build(seed: int) -> landsraad.Game:
        game = turn(ATREIDES, areas, "house", air_zones={"air_7": "carryall"}, seed=seed)
        return play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03")

    game = seeded(build, lambda game: "zone air_7" in notations(game))
    assert game.to_act == HARKONNEN and "side" not in area(game, "sw_in_03")
    play(game, "zone air_7")
    assert area(game, "sw_in_03") == {"harvester": True}


def test_worm_in_the_opponents_turn() -> None:
    """war_for_arrakis 9.17, 13.5: a Harkonnen legion made to retreat on a sandworm's sign retreats once more."""
    areas = {"hobars_gap": atreides(regular=3), "se_in_04": harkonnen(regular=3), "se_in_01": {"wormsign": "sandworm"}}
    game = in_battle(ATREIDES, areas, "hobars_gap", "se_in_04", battle.RETREAT)
    play(game, "retreat", "to se_in_01", "no")
    assert game.to_act == HARKONNEN and "to north_pole" in notations(game)
    play(game, "to north_pole")
    assert area(game, "north_pole") == harkonnen(regular=3) and area(game, "se_in_01") == WORM


def test_deployment_under_the_choam_ban() -> None:
    """war_for_arrakis 3.2, 3.7: three regulars to four make seven: two are removed at the end of the step."""
    areas = {"carthag": {**harkonnen(elite=4), "settlement": True}}
    game = turn(HARKONNEN, areas, "deployment", bans=["choam"])
    play(game, "use deployment deploy", *["deploy regular carthag"] * 3, "stop")
    play(game, "lose regular", "lose regular")
    assert area(game, "carthag") == {**harkonnen(regular=1, elite=4), "settlement": True}


def test_bans_do_not_touch_the_atreides() -> None:
    """war_for_arrakis 15.5: stacking of six and cards for dice remain theirs."""
    areas = {"windgap": atreides(regular=3), "sw_in_06": atreides(regular=3), "sw_in_05": harkonnen(regular=1)}
    bans = ["choam", "spacing_guild", "landsraad"]
    game = turn(ATREIDES, areas, "strategy", bans=bans)
    play(game, "use strategy move", "from sw_in_06", "to windgap", "go", "stop")
    assert area(game, "windgap") == atreides(regular=6)
    game = turn(ATREIDES, areas, "strategy", bans=bans, hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from windgap", "to sw_in_05", "go")
    assert "card thumpers" in notations(game)


@pytest.mark.parametrize("old", ["ornithopter", "carryall"])
def test_a_zone_holds_one_vehicle(old: str) -> None:
    """war_for_arrakis 6.2.3, 20.32, 2.5: an ornithopter never shares a zone with a carryall."""
    new = "carryall" if old == "ornithopter" else "ornithopter"
    game = turn(HARKONNEN, {}, "house", air_zones={"air_1": old})
    play(game, "use house vehicles", f"vehicle {new} air_1", "stop")
    assert game.position()["air_zones"] == {"air_1": new}
    game = round_at("vehicles", {}, air_zones={"air_1": old})
    play(game, "place wind_pass", "place se_in_01", "place se_in_04")
    assert not any(name.endswith("air_1") for name in notations(game))


def test_named_leader_without_a_unit_in_the_battle() -> None:
    """war_for_arrakis 9.9: the last unit falls, both leaders of the defenders are removed, the village falls."""
    areas: dict[str, Any] = {
        "nw_in_02": atreides(regular=3), "hagga_basin": {**harkonnen(regular=1, generic=1), "settlement": True},
    }  # fmt: skip
    leaders = {**NO_LEADERS, "baron_harkonnen": "hagga_basin"}
    game = in_battle(ATREIDES, areas, "nw_in_02", "hagga_basin", battle.HITS, hits=(3, 0), leaders=leaders)
    take_hits(game)
    assert leader(game, "baron_harkonnen") == "tank_1" and counter(game, w.SUPPLY + w.GENERIC) == 6
    assert game.position()["prescience_markers"] == [1, 1, 1] and counter(game, w.LEADER_FELL) == 1


def test_a_regular_that_falls_is_in_the_supply_for_the_elite_beside_it() -> None:
    """war_for_arrakis 9.9, 9.16: hits are taken one by one, so two of them need not wipe out a regular and an elite."""
    rest = {name: atreides(regular=5) for name in ("tasmin_sink", "gara_kulon")}
    areas = {**rest, "sihaya_ridge": atreides(regular=5), "windgap": atreides(regular=1, elite=1)}
    game = hit(ATREIDES, areas, "windgap", 2)
    assert supply(game, ATREIDES, w.REGULAR) == 0
    play(game, "lose regular", "reduce elite")
    assert area(game, "windgap") == atreides(regular=1)


@pytest.mark.parametrize(("side", "won"), [(HARKONNEN, 0), (ATREIDES, 1)])
def test_only_an_attack_of_the_atreides_is_remembered_as_won(side: int, won: int) -> None:
    """war_for_arrakis 16.3: what Blood on the Sand demands."""
    mine, theirs = (harkonnen, atreides) if side == HARKONNEN else (atreides, harkonnen)
    areas = {"se_in_04": mine(regular=3), "se_in_05": theirs(regular=1)}
    game = take_hits(in_battle(side, areas, "se_in_04", "se_in_05", battle.HITS, hits=(1, 0)))
    assert notations(game) == ["yes", "no"] and counter(game, w.WON_ATTACK) == won


def test_hits_may_fall_on_leaders_first() -> None:
    """war_for_arrakis 9.9: the owner may give a Bashar for a hit and keep the units."""
    areas = {"se_in_04": harkonnen(regular=2, generic=1), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.HITS, hits=(0, 1))
    play(game, "lose generic")
    assert area(game, "se_in_04") == harkonnen(regular=2)
