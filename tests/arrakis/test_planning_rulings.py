"""Rulings on single cards and leaders: the figure in the tank, the destroyed settlement, the empty supply
(war_for_arrakis 3.9, 7.9, 7.12, 25.1 to 25.4)."""

from typing import Any

import pytest

from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import PRESCIENCE_IDS
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
    seen_faces,
    turn,
)

WORM = {"worm": "sandworm"}


# --- Harkonnen ------------------------------------------------------------------------------------------------------


def test_arsunt_legion_may_fly_in_part() -> None:
    """war_for_arrakis 25.1: the move may be made with a part of the legion and with an ornithopter."""
    areas = {"arsunt": {**harkonnen(regular=2), "settlement": True}}
    game = card_turn(HARKONNEN, "arsunt_legion", areas, air_zones={"air_3": "ornithopter"})
    play(game, "stop", "move", "from arsunt", "way ornithopter_3", "to nw_in_02", "leave 1 regular")
    assert area(game, "nw_in_02") == harkonnen(regular=1) and game.position()["air_zones"] == {}


def test_polar_cap_factories_without_the_settlement() -> None:
    """war_for_arrakis 7.12: the wormsigns next to the Pole go although nothing can be placed."""
    areas = {"wind_pass": {"wormsign": "sand"}, "ne_in_03": {"wormsign": "sand"}, "se_in_04": {"wormsign": "sand"}}
    game = card_turn(HARKONNEN, "polar_cap_factories", areas)
    assert set(notations(game)) == {"place wind_pass", "place ne_in_03", "stop"}
    play(game, "place wind_pass", "place ne_in_03")
    assert list(game.position()["areas"]) == ["se_in_04"]


def test_mudir_nahya_with_rabban_in_the_tank() -> None:
    """war_for_arrakis 3.9, 25.1: the elite comes, and the surprise attack needs no leader."""
    areas = {"se_in_04": harkonnen(regular=2), "hobars_gap": {**atreides(regular=6), "sietch": 0}}
    leaders = {**NO_LEADERS, "beast_rabban": "tank_2"}
    game = card_turn(HARKONNEN, "mudir_nahya", areas, leaders=leaders, hand_fremen_ally=["thumpers"])
    play(game, "put elite se_in_04 1", "from se_in_04", "to hobars_gap", "go")
    assert counter(game, w.B_FLAGS) == w.SURPRISE and area(game, "se_in_04")["elite"] == 1
    assert leader(game, "beast_rabban") == "tank_2"


@pytest.mark.parametrize(
    ("letter", "figures"), [("a", {"regular": 4, "special": 1}), ("b", {"special": 3}), ("c", {"special": 1})]
)
def test_rage_with_the_emperor_in_the_tank(letter: str, figures: dict[str, int]) -> None:
    """war_for_arrakis 3.9: he is not placed, the rest of the card is carried out."""
    areas = {"carthag": {**harkonnen(special=1), "settlement": True}}
    leaders = {**NO_LEADERS, "emperor_shaddam_iv": "tank_1"}
    game = card_turn(HARKONNEN, f"rage_overcame_shaddam_iv_{letter}", areas, leaders=leaders)
    if letter == "c":
        play(game, "from carthag", "to ne_in_01")
        assert area(game, "ne_in_01") == harkonnen(special=1)
        return
    play(game, "all")
    assert area(game, "carthag") == {**harkonnen(**figures), "settlement": True}
    assert leader(game, "emperor_shaddam_iv").startswith("tank")


def test_rage_c_keeps_a_sardaukar_in_both_parts() -> None:
    """war_for_arrakis 25.1: moving and attacking part each include a Sardaukar."""
    areas = {"wind_pass": harkonnen(regular=1, special=1), "windgap": {"sietch": 1}}
    leaders = {**NO_LEADERS, "emperor_shaddam_iv": "tank_1"}
    game = card_turn(HARKONNEN, "rage_overcame_shaddam_iv_c", areas, leaders=leaders)
    play(game, "from wind_pass", "to sw_in_03")
    assert "leave 1 special" not in notations(game) and "leave 1 regular" in notations(game)
    play(game, "go", "from sw_in_03", "to windgap")
    assert "leave 1 special" not in notations(game)


def test_breeding_program_with_an_empty_reserve() -> None:
    """war_for_arrakis 18.1, 0.7: no token, but another card may still be played."""
    cards = ["breeding_program", "reports_of_traitors"]
    game = card_turn(HARKONNEN, "breeding_program", {}, bene_gesserit_reserve=0, hand_corrino_ally=cards)
    assert game.position()["bene_gesserit"] == [0, 1] and "card reports_of_traitors" in notations(game)


def test_troop_carriers_meet_what_is_there() -> None:
    """war_for_arrakis 8.9: a wormsign at the goal is turned up, and the limit holds there."""
    areas = {
        "arsunt": {**harkonnen(regular=4), "settlement": True}, "wind_pass": {**harkonnen(elite=4), "wormsign": "sand"},
    }  # fmt: skip
    game = card_turn(HARKONNEN, "troop_carriers", areas)
    play(game, "from arsunt", "to wind_pass", "go")
    assert "wormsign" not in area(game, "wind_pass") and sorted(notations(game)) == ["lose elite", "lose regular"]


@pytest.mark.parametrize("card", ["shigawire", "crysknife"])
def test_the_special_elite_goes_along(card: str) -> None:
    """war_for_arrakis 25.1, 16.14: it must move; the leader is adjacent to the legion after the move."""
    side = HARKONNEN if card == "shigawire" else ATREIDES
    mine, theirs = (harkonnen, atreides) if side == HARKONNEN else (atreides, harkonnen)
    name = "stilgar" if side == HARKONNEN else "baron_harkonnen"
    areas = {"wind_pass": mine(regular=1, special=1), "north_pole": theirs(regular=1), "se_in_04": mine(regular=1)}
    game = card_turn(side, card, areas, leaders={**NO_LEADERS, name: "north_pole"})
    assert "from se_in_04" not in notations(game)
    stay = play(game.clone(), "stop")
    assert f"take_leader {name}" in notations(stay)  # the legion that did not move is next to him
    play(game, "from wind_pass", "to nw_in_02")
    assert "leave 1 special" not in notations(game)
    play(game, "go")
    assert f"take_leader {name}" not in notations(game)


def test_moving_the_battle_group_beside_own_legions() -> None:
    """war_for_arrakis 25.3, 2.6: the Pole and mountains with own legions qualify; without a Bashar only elites."""
    areas = {"splintered_rock": harkonnen(regular=1), "carthag": harkonnen(regular=1, generic=6)}
    game = card_turn(HARKONNEN, "moving_the_battle_group", areas)
    assert {"place north_pole", "place splintered_rock"} <= set(notations(game))
    assert {"place carthag", "place wind_pass"}.isdisjoint(notations(game))
    play(game, "place splintered_rock", "all")
    assert area(game, "splintered_rock") == harkonnen(regular=1, elite=2)


def test_aramsham_in_the_tank() -> None:
    """war_for_arrakis 3.9: the legion with a Sardaukar may still move or attack."""
    areas = {"wind_pass": harkonnen(special=1), "se_in_01": harkonnen(regular=1)}
    leaders = {**NO_LEADERS, "captain_aramsham": "tank_1"}
    game = card_turn(HARKONNEN, "i_decide_what_best_serves_his_majesty", areas, leaders=leaders)
    play(game, "move")
    assert notations(game) == ["from wind_pass", "stop"]


def test_rabban_after_a_sandworm() -> None:
    """war_for_arrakis 7.9, 13.5: driven off by the worm of the first move, his legion makes the second from there."""
    areas = {"north_pole": harkonnen(regular=2), "wind_pass": {"wormsign": "sandworm"}}
    game = turn(HARKONNEN, areas, "leadership", leaders={**NO_LEADERS, "beast_rabban": "north_pole"})
    play(game, "leader leadership beast_rabban", "from north_pole", "to wind_pass", "go", "to splintered_rock")
    assert notations(game) == ["from splintered_rock", "stop"]


# --- Atreides -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["tank_1", "aside"])
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_smugglers_without_gurney_on_the_board(letter: str, place: str) -> None:
    """war_for_arrakis 3.10: in play, but no legion with him: only the wormsigns of the first card."""
    areas = {"wind_pass": atreides(elite=1), "nw_in_03": {"harvester": True}}
    game = card_turn(ATREIDES, f"smugglers_{letter}", areas, leaders={**NO_LEADERS, "gurney_halleck": place})
    if letter == "a":
        play(game, "place se_in_01", "place se_in_04")
    assert game.to_act == HARKONNEN and area(game, "wind_pass") == atreides(elite=1)
    assert area(game, "nw_in_03") == {"harvester": True}


def test_smugglers_and_carryalls() -> None:
    """war_for_arrakis 25.2: no rescue from the card; two harvesters at most."""
    names = ("nw_in_03", "nw_in_04", "wind_pass")
    areas: dict[str, Any] = {name: {"harvester": True} for name in names}
    areas["nw_in_02"] = atreides(elite=1)
    leaders = {**NO_LEADERS, "gurney_halleck": "nw_in_02"}
    game = card_turn(ATREIDES, "smugglers_c", areas, leaders=leaders, air_zones={"air_7": "carryall"})
    play(game, "place nw_in_03", "place nw_in_04")
    assert game.to_act == HARKONNEN and counter(game, w.HARVESTERS_LOST) == 2
    assert game.position()["air_zones"] == {"air_7": "carryall"}


def test_truthtrance_on_a_token() -> None:
    """war_for_arrakis 25.8, 18.4: the Harkonnen must use their Bene Gesserit token."""
    dice = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    given = {"token_box": [w.MENTAT + 1, 0], "bene_gesserit": [0, 0], "bene_gesserit_reserve": 4}
    game = card_turn(ATREIDES, "truthtrance", {}, dice=dice, **given)
    play(game, "sister harkonnen", "amount 0", "draw 0 0")
    assert notations(game) == ["use mentat draw"]
    play(game, "use mentat draw", "draw 0 0")
    assert game.position()["token_box"] == [0, 0] and game.position()["dice"][1] == 2


def test_adab_as_far_as_the_deck_reaches() -> None:
    """war_for_arrakis 6.7.1: two removed, one left in the deck to be turned up; the removed ones do not come back."""
    shown = ["e01", "e02", "e03"]
    out = [name for name in PRESCIENCE_IDS if name not in [*shown, "a08"]]
    game = card_turn(ATREIDES, "adab_the_demanding_memory", {}, prescience=shown, prescience_out=out)
    play(game, "remove e01", "remove e02", "stop")
    assert sorted(game.position()["prescience"]) == ["a08", "e03"] and game.position()["prescience_deck"] == []


def test_voice_from_the_outer_world_without_paul() -> None:
    """war_for_arrakis 3.9, 25.7: in the tank, or sought by the Emperor's men, he does not come; the Fedaykin does."""
    areas = {"windgap": atreides(regular=1)}
    for more in ({"leaders": {**NO_LEADERS, "paul_atreides": "tank_1"}},
                 {"leaders": {**NO_LEADERS, "paul_atreides": "aside"}, "seek": 1}):  # fmt: skip
        game = card_turn(ATREIDES, "voice_from_the_outer_world", areas, **more)
        assert notations(game) == ["put special windgap 1", "stop"]
        play(game, "put special windgap 1", "move", "from windgap", "to sw_in_06", "go")
        assert area(game, "sw_in_06") == atreides(regular=1, special=1)


def test_paul_sought_is_not_deployed() -> None:
    """war_for_arrakis 25.7: neither placed nor deployed in that turn; Stilgar is."""
    leaders = {**NO_LEADERS, "paul_atreides": "aside", "stilgar": "aside"}
    game = turn(ATREIDES, {"windgap": {"sietch": 1}}, "deployment", leaders=leaders, seek=1)
    play(game, "use deployment deploy", "amount 1", "token 8 windgap")
    assert "place_leader stilgar windgap" in notations(game)
    assert "place_leader paul_atreides windgap" not in notations(game)


def test_wall_of_sandworms_and_the_wild_maker() -> None:
    """war_for_arrakis 13.9: it counts as the other sandworm, and may be the figure placed."""
    game = card_turn(ATREIDES, "wall_of_sandworms", {"wind_pass": {"worm": "wild_maker"}})
    play(game, "place sw_in_04")
    assert area(game, "sw_in_04") == WORM
    game = card_turn(ATREIDES, "wall_of_sandworms", {"wind_pass": WORM}, wild_maker_in_play=1)
    play(game, "place sw_in_04", "wild_maker")
    assert area(game, "sw_in_04") == {"worm": "wild_maker"}


def test_cielago_with_an_empty_pool() -> None:
    """war_for_arrakis 11.4, 2.13: no token left; and three areas away is too far."""
    areas = {"hobars_gap": {"sietch": 0}, "se_in_04": harkonnen(regular=1)}
    game = card_turn(ATREIDES, "cielagos_piping_message", areas, tokens_drawn=8)
    assert notations(game)[0].startswith("draw")
    far = {"hobars_gap": {"sietch": 0}, "north_pole": harkonnen(regular=1)}
    game = card_turn(ATREIDES, "cielagos_piping_message", far)
    assert notations(game)[0].startswith("draw")


def test_hieregs_with_one_regular_left() -> None:
    """war_for_arrakis 0.3.4: one regular if only one is in the supply."""
    full = {"windgap": atreides(regular=6), "hobars_gap": atreides(regular=6), "tasmin_sink": atreides(regular=3)}
    game = card_turn(ATREIDES, "hieregs", full)
    play(game, "place wind_pass")
    assert area(game, "wind_pass") == atreides(regular=1) and "wormsigns" in notations(game)


def test_stillsuits_start_in_the_desert() -> None:
    """war_for_arrakis 2.2: desert or deep desert, not a mountain or plateau."""
    areas = {name: atreides(regular=1) for name in ("wind_pass", "se_in_05", "nw_in_02", "pasty_mesa", "harg_pass")}
    game = card_turn(ATREIDES, "stillsuits", areas)
    assert set(notations(game)) == {"from wind_pass", "from se_in_05", "stop"}


def test_stilgar_on_a_sheltered_plateau() -> None:
    """war_for_arrakis 2.6, 2.15: free where the settlement is gone; in the tank he stays there."""
    areas = {"carthag": {"settlement": True}, "arsunt": harkonnen(regular=1)}
    game = card_turn(ATREIDES, "i_am_stilgar_the_fremen", areas, leaders={**NO_LEADERS, "stilgar": "tank_3"})
    assert {"place carthag", "place arsunt"}.isdisjoint(notations(game)) and "place arrakeen" in notations(game)
    play(game, "place arrakeen", "all")
    assert area(game, "arrakeen") == atreides(regular=1, elite=2) and leader(game, "stilgar") == "tank_3"


def test_kitab_al_ibar_with_facedown_tokens() -> None:
    """war_for_arrakis 11.5, 2.15: tokens move unseen, no leader stays alone, the hidden rank goes along."""
    areas = {"hobars_gap": {**atreides(generic=1, tokens=[0, 1]), "sietch": 0}}
    game = card_turn(ATREIDES, "kitab_al_ibar", areas, sietch_ranks=[3, 1, 1, 2, 2, 2, 2, 3])
    play(game, "from hobars_gap", "to se_in_05", "leave_token 0")
    assert "leave_token 1" not in notations(game)  # somebody goes, or the sietch goes alone
    play(game, "go")
    assert area(game, "se_in_05") == {**atreides(generic=1, tokens=[1]), "sietch": 0}
    assert area(game, "hobars_gap") == atreides(tokens=[0])
    view = game.view(HARKONNEN)
    ranks = [area["sietch"]["rank"] for area in view["areas"].values() if "sietch" in area]
    assert ranks == [None] * len(ranks) and ranks and seen_faces(view) == []


def test_kitab_al_ibar_needs_empty_desert() -> None:
    """war_for_arrakis 2.6: not mountains, not an area with a wormsign."""
    areas = {"hobars_gap": {"sietch": 0}, "se_in_04": {"wormsign": "sand"}}
    game = card_turn(ATREIDES, "kitab_al_ibar", areas)
    play(game, "from hobars_gap")
    assert set(notations(game)) == {"to se_in_05", "to se_out_08"}


def test_sandtides_to_empty_areas_only() -> None:
    """war_for_arrakis 2.6, 8.9: over a passable border to an area without any figure or token."""
    areas = {"se_in_05": harkonnen(regular=1), "hobars_gap": {"sietch": 0}, "se_in_04": {"wormsign": "sand"}}
    game = card_turn(ATREIDES, "sandtides", areas)
    play(game, "place se_in_05")
    assert {"place sw_in_06", "place sw_out_09", "place se_out_08"} <= set(notations(game))
    assert {"place hobars_gap", "place se_in_04"}.isdisjoint(notations(game))


def test_paul_marches_over_free_areas() -> None:
    """war_for_arrakis 8.1, 8.7: both steps over passable borders into free areas; only the end takes effect."""
    areas = {
        "windgap": atreides(regular=1), "sw_in_06": {"harvester": True}, "sw_in_03": harkonnen(regular=1),
        "sw_in_05": WORM,
    }  # fmt: skip
    game = turn(ATREIDES, areas, "leadership", leaders={**NO_LEADERS, "paul_atreides": "windgap"})
    play(game, "leader leadership paul_atreides", "move", "from windgap", "way march")
    assert "to se_in_05" in notations(game) and {"to sw_in_04", "to sw_in_03", "to windgap"}.isdisjoint(notations(game))
    play(game, "to se_in_05")
    assert leader(game, "paul_atreides") == "se_in_05" and area(game, "sw_in_06") == {"harvester": True}


def test_paul_may_ride_or_surprise() -> None:
    """war_for_arrakis 9.11: sandriding instead of the march; or a surprise attack with his legion."""
    areas = {"gara_kulon": atreides(regular=2), "ne_out_15": {"wormsign": "sand"}, "ne_out_16": harkonnen(regular=6)}
    leaders = {**NO_LEADERS, "paul_atreides": "gara_kulon"}
    game = turn(ATREIDES, areas, "leadership", leaders=leaders, hand_fremen_ally=["thumpers"])
    play(game, "leader leadership paul_atreides")
    ride = play(game.clone(), "move", "from gara_kulon")
    assert "way ride" in notations(ride)
    play(game, "attack", "from gara_kulon", "way walk", "to ne_out_16", "go")
    assert counter(game, w.B_FLAGS) == w.SURPRISE


def test_muad_dib_takes_part_in_both_steps() -> None:
    """war_for_arrakis 7.9: he can be left in neither; the attack is an ordinary one, and each step is optional."""
    areas = {"ne_in_02": atreides(regular=3), "carthag": {**harkonnen(regular=6), "settlement": True}}
    leaders = {**NO_LEADERS, "paul_muad_dib": "ne_in_02"}
    game = turn(ATREIDES, areas, "leadership", leaders=leaders, hand_fremen_ally=["thumpers"])
    play(game, "leader leadership paul_muad_dib", "from ne_in_02", "to ne_in_01")
    assert "leave 1 regular" in notations(game) and "leave_leader paul_muad_dib" not in notations(game)
    play(game, "go", "from ne_in_01", "to carthag")
    assert "leave_leader paul_muad_dib" not in notations(game)
    play(game, "go")
    assert counter(game, w.B_FLAGS) == 0


def test_stilgar_with_short_supplies() -> None:
    """war_for_arrakis 0.3.4: a token without a leader where no Naib is left."""
    areas = {"windgap": {"sietch": 1}, "carthag": harkonnen(regular=1), "se_in_01": atreides(regular=1, generic=12)}
    game = turn(ATREIDES, areas, "deployment", leaders={**NO_LEADERS, "stilgar": "aside"})
    play(game, "leader deployment stilgar", "amount 2", "token 8 windgap")
    assert "deploy generic windgap" not in notations(game) and "place_leader stilgar windgap" in notations(game)
    play(game, "place_leader stilgar windgap", "token 9 windgap")
    assert area(game, "windgap") == {**atreides(tokens=[8, 9]), "sietch": 1}


def test_wild_maker_needs_its_figure_on_the_board() -> None:
    """war_for_arrakis 7.3, 13.9: by whatever means desert power comes; spent until the end of the round."""
    areas = {"wind_pass": {"worm": "wild_maker"}}
    assert "wild_maker" in notations(card_turn(ATREIDES, "usul_the_base_of_the_pillar", areas))
    spent = card_turn(ATREIDES, "usul_the_base_of_the_pillar", areas, wild_maker_spent=1)
    assert "wild_maker" not in notations(spent)
    waiting = card_turn(ATREIDES, "usul_the_base_of_the_pillar", {"wind_pass": WORM}, wild_maker_in_play=1)
    assert "wild_maker" not in notations(waiting) and "move_worms" in notations(waiting)
