"""The round and its turns (war_for_arrakis 6, 7, 18), each clause with a small position."""

import pytest

from landsraad.arrakis import words as w
from landsraad.arrakis.content.tokens import DICE_OF, SLOTS
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    dice,
    hand,
    harkonnen,
    leader,
    notations,
    play,
    round_at,
    supply,
    turn,
)


def some_dice(**boxes: int) -> list[int]:
    """Dice as harkonnen_strategy=2, atreides_mentat=1."""
    counted = [0] * 20
    for name, many in boxes.items():
        side, box = name.split("_")
        counted[w.SIDE_NAMES.index(side) * 10 + w.BOX_NAMES.index(box)] = many
    return counted


# --- 6.1, 6.2 -------------------------------------------------------------------------------------------------------


def test_start_of_the_round() -> None:
    """war_for_arrakis 6.1, 6.1.1, 6.1.2: a card of each deck; three prescience cards beside those kept in play."""
    game = round_at("start", {}, round=1, prescience=["e02"], eyes_of_ibad="e02", staying=["eyes_of_ibad"])
    position = game.position()
    assert [len(position[f"hand_{name}"]) for name in w.MEMBER_NAMES] == [1, 1, 1, 1]
    assert len(position["prescience"]) == 4 and "e02" in position["prescience"]


def test_prescience_deck_runs_out() -> None:
    """war_for_arrakis 6.7.1: what is there is turned up; nothing comes back."""
    out = [f"e0{number}" for number in range(1, 9)] + [f"a0{number}" for number in range(1, 7)]
    game = round_at("start", {}, prescience_out=out)
    assert sorted(game.position()["prescience"]) == ["a07", "a08"] and game.position()["prescience_deck"] == []


def test_vehicles_are_compulsory() -> None:
    """war_for_arrakis 6.2, 6.2.2, 6.7.2: no way to place fewer; a wormsign under a harvester stays facedown."""
    game = round_at("vehicles", {"wind_pass": {"wormsign": "sandworm"}, "se_in_01": harkonnen(regular=1)})
    assert "stop" not in notations(game) and "place se_in_01" in notations(game)
    play(game, "place wind_pass")
    assert area(game, "wind_pass") == {"harvester": True, "wormsign": "sandworm"}
    assert "place wind_pass" not in notations(game)  # one harvester an area
    play(game, "place se_in_01", "place se_in_04")
    assert {"vehicle ornithopter air_1", "vehicle carryall air_1"} <= set(notations(game))  # in any order
    play(game, "vehicle carryall air_1")
    assert "vehicle ornithopter air_1" not in notations(game) and "vehicle carryall air_2" not in notations(game)
    play(game, "vehicle ornithopter air_2")
    assert notations(game) == [f"vehicle ornithopter air_{zone}" for zone in range(3, 9)]


def test_no_place_left_for_a_flyer() -> None:
    """war_for_arrakis 6.2.2; spacing_guild 8.6: with every zone taken the flyers are not placed."""
    zones = {f"air_{zone}": "harkonnen_frigate" if zone < 4 else "atreides_frigate" for zone in range(1, 7)}
    zones["air_7"] = "carryall"
    game = round_at("vehicles", {}, air_zones=zones, expansions=["spacing_guild"])
    play(game, "place wind_pass", "place se_in_01", "place se_in_04", "vehicle ornithopter air_8")
    assert game.position()["phase"] == "actions" and counter(game, w.ORNITHOPTERS) == 5


def test_old_vehicle_makes_room() -> None:
    """war_for_arrakis 6.2.3, 20.32: a carryall into a zone with an ornithopter: the ornithopter is removed first."""
    game = turn(HARKONNEN, {}, "house", air_zones={"air_1": "ornithopter"})
    play(game, "use house vehicles", "vehicle carryall air_1", "stop")
    assert game.position()["air_zones"] == {"air_1": "carryall"} and counter(game, w.ORNITHOPTERS) == 6


# --- 6.3 ------------------------------------------------------------------------------------------------------------


def test_dice_of_the_active_row_are_set_aside() -> None:
    """war_for_arrakis 6.3.1, 6.2.1: the lowest marker on step 2 leaves five dice; the Atreides always roll four."""
    game = round_at("roll", {}, imperium_markers=[5, 4, 2])
    position = game.position()
    assert sum(position["dice"][:10]) + sum(position["excess_dice"][:5]) == 5
    assert sum(position["dice"][10:]) + sum(position["excess_dice"][5:]) == 4


def test_excess_dice_must_be_changed() -> None:
    """war_for_arrakis 6.3.2, 6.7.3: only to boxes with a free slot; the changed die shows the new result."""
    excess = [0] * 10
    excess[w.DEPLOYMENT] = 1
    frames = [["round", 3, 0, 0], ["allocate", 0, 0, 0]]
    dice = some_dice(harkonnen_deployment=2, harkonnen_strategy=3, harkonnen_mentat=1, atreides_mentat=1)
    game = round_at("roll", {}, dice=dice, excess_dice=excess, pending=frames)
    assert notations(game) == ["change deployment leadership", "change deployment mentat", "change deployment house"]
    play(game, "change deployment mentat")
    assert game.position()["dice"][w.MENTAT] == 2
    assert sum(SLOTS[0]) == 13 >= DICE_OF[0] and sum(SLOTS[1]) == 10 >= DICE_OF[1]


def test_token_needs_an_empty_slot() -> None:
    """war_for_arrakis 6.3.3, 18.2: one token at most a round, on an empty slot of any box."""
    dice = some_dice(harkonnen_strategy=1, atreides_mentat=2)
    game = round_at("sisters", {}, dice=dice, bene_gesserit=[0, 2], bene_gesserit_reserve=3)
    assert game.to_act == ATREIDES and "box mentat" not in notations(game) and "box house" in notations(game)
    play(game, "box house")
    assert game.position()["bene_gesserit"] == [0, 1] and game.position()["token_box"] == [0, w.HOUSE + 1]
    assert game.position()["turn_side"] == ATREIDES + 1  # nobody is asked for a second one


def test_a_token_is_a_die_for_everything() -> None:
    """war_for_arrakis 18.2, 18.4, 20.7: the comparison counts it, it plays cards and leader actions, it turns the tank.
    war_for_arrakis 18.2, 18.4, 20.7: the comparison counts it, it plays cards and leader actions, it turns the tank."""
    leaders = {**NO_LEADERS, "lady_jessica": "aside", "stilgar": "tank_1"}
    dice = some_dice(harkonnen_strategy=1)
    game = turn(ATREIDES, {}, dice=dice, token_box=[0, w.MENTAT + 1], leaders=leaders, hand_fremen_ally=["thumpers"])
    assert "desert_power" not in notations(game)  # one against one
    assert {"use mentat card", "leader mentat lady_jessica", "use mentat draw"} <= set(notations(game))
    play(game, "leader mentat lady_jessica", "draw 3 0")
    assert game.position()["token_box"] == [0, 0] and leader(game, "stilgar") == "tank_2"
    assert game.position()["bene_gesserit"] == [0, 1]  # the token has left the game


def test_a_new_token_waits_for_the_next_round() -> None:
    """war_for_arrakis 6.7.4: gained in phase 2, it lies beside the board until the tokens of the next round."""
    dice = some_dice(harkonnen_mentat=3, atreides_strategy=1)
    game = card_turn(HARKONNEN, "breeding_program", {}, dice=dice)
    assert game.position()["bene_gesserit"] == [1, 1] and game.position()["token_box"] == [0, 0]


def test_atreides_first_then_alternating() -> None:
    """war_for_arrakis 6.3.4: turns alternate, Atreides first."""
    game = round_at("turns", {}, dice=some_dice(harkonnen_mentat=2, atreides_mentat=2))
    order = []
    for _ in range(3):
        order.append(game.to_act)
        play(game, "use mentat draw", "draw 0 0")
    assert order == [ATREIDES, HARKONNEN, ATREIDES]


# --- 6.4 to 6.6 -----------------------------------------------------------------------------------------------------


def test_wormsigns_before_storms() -> None:
    """war_for_arrakis 6.4, 6.4.1, 6.4.2, 14.4: the storm finds the legion where it has retreated to: a mountain."""
    areas = {
        "wind_pass": {**harkonnen(regular=6), "wormsign": "sandworm"}, "splintered_rock": harkonnen(elite=1),
        **{name: atreides(regular=1) for name in ("ne_in_03", "north_pole", "nw_in_02", "nw_in_04", "sw_in_02")},
        **{name: atreides(elite=1) for name in ("sw_in_03", "sw_in_04")},
    }  # fmt: skip
    game = round_at("hazards", areas, spice_reserve=1)
    play(game, "lose regular")  # seven at the only way out; no storm in the mountains
    assert area(game, "splintered_rock") == harkonnen(regular=5, elite=1)


def test_claims_come_one_after_the_other() -> None:
    """war_for_arrakis 6.6.1, 6.7.5: the first claim brings the Reverend Mother, who is Jessica for the second card."""
    areas = {
        **{name: atreides(regular=1) for name in ("pasty_mesa", "false_wall_south", "sw_in_02")},
        "windgap": {**atreides(regular=1), "sietch": 1},
    }  # fmt: skip
    leaders = {**NO_LEADERS, "lady_jessica": "windgap", "paul_atreides": "windgap"}
    game = round_at("claims", areas, prescience=["e01", "e06", "e02"], leaders=leaders, prescience_markers=[0, 1, 0])
    assert sorted(notations(game)) == ["claim e01", "claim e02", "claim e06", "stop"]
    play(game, "claim e01")
    assert leader(game, "reverend_mother_jessica") == "windgap"
    play(game, "claim e06")
    assert game.position()["prescience_markers"] == [2, 3, 0]
    assert "claim e02" not in notations(game)  # two a round (16.2)


def test_claiming_at_the_end_is_optional() -> None:
    """war_for_arrakis 6.6.1: may claim."""
    areas = {name: atreides(regular=1) for name in ("harg_pass", "ne_in_07")}
    game = play(round_at("claims", areas, prescience=["e05"]), "stop")
    assert game.position()["prescience_markers"] == [0, 0, 0]


def test_flyers_leave_and_may_scout_first() -> None:
    """war_for_arrakis 6.6.3, 6.7.6: each ornithopter may scout as it goes; harvesters are gone already."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}, "windgap": {**atreides(tokens=[1]), "sietch": 1}}
    zones = {"air_5": "ornithopter", "air_8": "ornithopter", "air_1": "carryall"}
    game = round_at("victory", areas, air_zones=zones)
    assert game.to_act == HARKONNEN and "scout air_8 windgap itself" in notations(game)
    play(game, "scout air_5 hobars_gap itself", "scout air_8 windgap itself")
    assert game.position()["air_zones"] == {} and game.position()["sietches_seen"] == [0, 1]
    game = round_at("victory", areas, air_zones=zones, bans=["spacing_guild"])
    assert game.position()["air_zones"] == {} and game.position()["sietches_seen"] == []


def test_leader_is_taken_off_without_a_replacement() -> None:
    """war_for_arrakis 6.6.4, 6.7.7, 20.8: with no Bashar in the supply the Baron may go all the same."""
    areas = {"carthag": harkonnen(regular=1), "arsunt": harkonnen(regular=1, generic=6)}
    game = round_at("swaps", areas, leaders={**NO_LEADERS, "baron_harkonnen": "carthag"})
    play(game, "take_leader baron_harkonnen")
    assert leader(game, "baron_harkonnen") == "aside" and area(game, "carthag") == harkonnen(regular=1)


def test_harkonnen_take_leaders_off_first() -> None:
    """war_for_arrakis 6.6.4, 0.9: Harkonnen, then Atreides; both may keep theirs."""
    areas = {"carthag": harkonnen(regular=1), "windgap": atreides(regular=1)}
    game = round_at("swaps", areas, leaders={**NO_LEADERS, "baron_harkonnen": "carthag", "stilgar": "windgap"})
    assert game.to_act == HARKONNEN
    play(game, "stop")
    assert game.to_act == ATREIDES and notations(game) == ["take_leader stilgar", "stop"]
    play(game, "take_leader stilgar")
    assert area(game, "windgap") == atreides(regular=1, generic=1) and leader(game, "baron_harkonnen") == "carthag"


def test_spent_cards_are_turned_up() -> None:
    """war_for_arrakis 6.6.5: also that of a leader in the tank, who still has no special action (10.4), and the Wild
    Maker's."""
    spent = {"spent_leaders": ["stilgar", "baron_harkonnen"], "wild_maker_in_play": 1, "wild_maker_spent": 1}
    game = round_at("tidy", {}, **spent, leaders={**NO_LEADERS, "stilgar": "tank_2"})
    assert game.position()["spent_leaders"] == [] and leader(game, "stilgar") == "tank_2"
    assert game.position()["wild_maker_spent"] == 0


def test_hand_limit_is_open_and_after_the_round() -> None:
    """war_for_arrakis 6.6.6, 6.7.8: eight in hand during the round; then the owner discards two, openly."""
    cards = [
        "thumpers",
        "hieregs",
        "stillsuits",
        "sandtides",
        "crysknife",
        "jubba_cloaks",
        "dust_chasms",
        "eyes_of_ibad",
    ]
    game = turn(ATREIDES, {}, "mentat", hand_fremen_ally=cards)
    play(game, "use mentat draw", "draw 0 0")
    assert len(hand(game, "fremen_ally")) == 8
    game = round_at("tidy", {}, hand_fremen_ally=cards)
    assert game.to_act == ATREIDES and len(notations(game)) == 8
    play(game, "card hieregs", "card thumpers")
    assert game.view(HARKONNEN)["decks"]["fremen_ally"]["discard"] == ["thumpers", "hieregs"]
    assert game.view(HARKONNEN)["decks"]["fremen_ally"]["hand_size"] == 7  # six, and the card of the new round


def test_unclaimed_cards_are_decided_one_by_one() -> None:
    """war_for_arrakis 6.6.7, 6.7.9: permanently out, openly, or into the deck together after all decisions."""
    game = round_at("unclaimed", {}, prescience=["e01", "e02"], round=3)
    first = notations(game)[0].split()[1]
    assert game.to_act == ATREIDES and notations(game) == [f"keep {first}", f"remove {first}"]
    play(game, f"remove {first}")
    assert game.view(HARKONNEN)["prescience"]["out"] == [first]
    other = notations(game)[0].split()[1]
    play(game, f"keep {other}")
    position = game.position()
    assert position["prescience_out"] == [first] and position["round"] == 4
    assert len(position["prescience_deck"]) + len(position["prescience"]) == 15


def test_dice_come_back() -> None:
    """war_for_arrakis 6.6.8: the next round rolls all of them again."""
    game = round_at("limit", {}, round=2)
    while game.position()["phase"] == "vehicles":
        game.play(game.options[0])
    position = game.position()
    assert position["round"] == 3 and sum(position["dice"]) + sum(position["excess_dice"]) == 12


# --- 7 --------------------------------------------------------------------------------------------------------------


def test_kinds_of_turns() -> None:
    """war_for_arrakis 7.1: a result, a leader, a card, desert power, a claim for a die; never nothing at all."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    leaders = {**NO_LEADERS, "paul_atreides": "windgap"}
    dice = some_dice(harkonnen_strategy=3, atreides_leadership=1)
    game = turn(
        ATREIDES, areas, dice=dice, leaders=leaders, prescience=["a04"], hand_fremen_ally=["thumpers"],
    )  # fmt: skip
    assert set(notations(game)) == {
        "use leadership lead", "use leadership surprise", "use leadership card", "leader leadership paul_atreides",
        "spend leadership a04", "desert_power",
    }  # fmt: skip
    game = turn(HARKONNEN, {}, "strategy")
    assert "desert_power" not in notations(game) and "stop" not in notations(game) and "end_turn" not in notations(game)


def test_desert_power_needs_fewer_dice() -> None:
    """war_for_arrakis 7.1: with no dice left the Atreides always qualify."""
    game = turn(ATREIDES, {}, dice=some_dice(harkonnen_strategy=1))
    assert notations(game) == ["desert_power"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_mentat(first: int) -> None:
    """war_for_arrakis 7.2: two cards, both from one deck or one from each, named before drawing."""
    game = turn(HARKONNEN, {}, "mentat")
    play(game, "use mentat draw", f"draw {first} {2 - first}")
    assert [len(hand(game, name)) for name in ("house_harkonnen", "corrino_ally")] == [first, 2 - first]


def test_house_vehicles() -> None:
    """war_for_arrakis 7.2: two vehicles of any kind, or two elites: no mixing."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "house")
    play(game, "use house vehicles", "place wind_pass", "vehicle carryall air_1")
    assert game.to_act == ATREIDES and area(game, "carthag") == harkonnen(regular=2)
    assert counter(game, w.HARVESTERS) == 7 and counter(game, w.CARRYALLS) == 2


def test_deployment_may_be_split_and_needs_units_for_a_leader() -> None:
    """war_for_arrakis 7.2: several settlements; a leader only where units are."""
    areas = {"carthag": {"settlement": True}, "arsunt": {"settlement": True}}
    game = turn(HARKONNEN, areas, "deployment")
    play(game, "use deployment deploy")
    assert not any(name.startswith("deploy generic") for name in notations(game))
    play(game, "deploy regular arsunt")
    assert "deploy generic arsunt" in notations(game) and "deploy generic carthag" not in notations(game)
    play(game, "deploy regular carthag", "deploy regular carthag", "deploy generic arsunt")
    assert area(game, "arsunt") == {**harkonnen(regular=1, generic=1), "settlement": True}
    assert area(game, "carthag") == {**harkonnen(regular=2), "settlement": True} and game.to_act == ATREIDES


def test_desert_power_has_three_options() -> None:
    """war_for_arrakis 7.3, 7.3.1, 24.Q4, 24.Q21: two wormsigns where no wormsign, sandworm or sietch is; move; or
    attack with one."""
    areas = {
        "wind_pass": {"worm": "sandworm"}, "sw_in_03": harkonnen(regular=1), "hobars_gap": {"sietch": 0},
        "se_in_01": {"wormsign": "sand"},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "house")
    play(game, "use house desert_power")
    assert notations(game) == ["wormsigns", "move_worms", "attack_worm", "stop"]
    play(game, "wormsigns")
    closed = {"place wind_pass", "place hobars_gap", "place se_in_01", "place north_pole", "place carthag"}
    assert closed.isdisjoint(notations(game)) and "place sw_in_03" in notations(game)  # 24.Q21: under a legion too
    play(game, "place sw_in_03", "place se_in_04")
    assert "wormsign" in area(game, "sw_in_03") and game.view(ATREIDES)["areas"]["sw_in_03"]["wormsign"] == {
        "face": None
    }


def test_special_action_spends_the_card() -> None:
    """war_for_arrakis 7.4, 7.9: once a round, instead of the normal action of that box."""
    dice = some_dice(harkonnen_house=3, atreides_mentat=1)
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside"}
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=3)}, dice=dice, leaders=leaders)
    assert "leader house baron_harkonnen" in notations(game)
    play(game, "leader house baron_harkonnen", "stop", "use mentat draw", "draw 0 0")
    assert "leader house baron_harkonnen" not in notations(game) and "use house elites" in notations(game)
    assert area(game, "carthag") == harkonnen(regular=3)  # forgone, but spent


@pytest.mark.parametrize("box", w.BOX_NAMES)
def test_a_card_costs_a_die_of_any_result(box: str) -> None:
    """war_for_arrakis 7.5: any die; the played card goes openly to the pile of its deck."""
    game = turn(HARKONNEN, {}, box, hand_corrino_ally=["breeding_program"])
    play(game, f"use {box} card", "card breeding_program")
    assert game.view(ATREIDES)["decks"]["corrino_ally"]["discard"] == ["breeding_program"]


def test_hawats_scheming_is_never_played_nor_discarded() -> None:
    """war_for_arrakis 7.5, 16.8: not with a die, not for dice, not by force; without Hawat not at all."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {**atreides(regular=1), "sietch": 0}}
    game = turn(
        HARKONNEN, areas, "strategy", hand_house_harkonnen=["hawats_scheming", "hawats_scheming", "sandmasters"]
    )
    assert "free scheming" not in notations(game)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    assert notations(game) == ["card sandmasters", "stop"]


def test_tank_turns_only_with_a_die() -> None:
    """war_for_arrakis 7.7, 10.2: after a turn with a die, not after desert power without one."""
    leaders = {**NO_LEADERS, "stilgar": "tank_1", "baron_harkonnen": "tank_1"}
    dice = some_dice(harkonnen_mentat=3, atreides_mentat=1)
    game = turn(ATREIDES, {}, dice=dice, leaders=leaders)
    play(game, "use mentat draw", "draw 0 0")
    assert leader(game, "stilgar") == "tank_2" and leader(game, "baron_harkonnen") == "tank_1"
    play(game, "use mentat draw", "draw 0 0", "desert_power", "stop")
    assert leader(game, "stilgar") == "tank_2" and leader(game, "baron_harkonnen") == "tank_2"


def test_legions_of_one_action_may_follow_each_other() -> None:
    """war_for_arrakis 7.8: one part moves, another legion moves into the area left."""
    areas = {"wind_pass": harkonnen(regular=2), "north_pole": harkonnen(elite=1)}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from wind_pass", "to sw_in_03", "go", "from north_pole", "to wind_pass")
    assert area(game, "sw_in_03") == harkonnen(regular=2) and area(game, "wind_pass") == harkonnen(elite=1)


def test_attack_of_a_special_action_is_ordinary() -> None:
    """war_for_arrakis 7.9: Feyd-Rautha moves, then makes an ordinary attack, and takes part in both."""
    areas = {"se_in_01": harkonnen(regular=2), "hobars_gap": {**atreides(regular=2), "sietch": 0}}
    leaders = {**NO_LEADERS, "feyd_rautha": "se_in_01"}
    game = turn(HARKONNEN, areas, "leadership", leaders=leaders, hand_corrino_ally=["shigawire"])
    play(game, "leader leadership feyd_rautha", "from se_in_01", "to se_in_04")
    assert "leave_leader feyd_rautha" not in notations(game)
    play(game, "go", "from se_in_04", "to hobars_gap", "go")
    assert counter(game, w.B_FLAGS) == 0


def test_sietches_are_not_revealed_at_will() -> None:
    """war_for_arrakis 7.11: guerrilla training reveals tokens, never a sietch."""
    game = turn(ATREIDES, {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}, "strategy")
    play(game, "free train")
    assert notations(game) == ["train 0 hobars_gap"]
    play(game, "train 0 hobars_gap")
    assert game.position()["sietches_seen"] == []
    assert "free train" not in notations(
        turn(ATREIDES, {"hobars_gap": {**atreides(regular=1), "sietch": 0}}, "strategy")
    )


def test_a_card_may_be_played_for_nothing() -> None:
    """war_for_arrakis 7.12: a card whose whole text is impossible is played and discarded."""
    game = card_turn(HARKONNEN, "carthag_the_former_capital", {})
    assert game.position()["discard_house_harkonnen"] == ["carthag_the_former_capital"] and game.to_act == ATREIDES


def test_chains_of_cards() -> None:
    """war_for_arrakis 7.12: three cards for one die, and as many as the hand holds."""
    cards = ["the_voice", "bill_of_particulars"]
    game = turn(ATREIDES, {}, "mentat", hand_house_atreides=cards, hand_fremen_ally=["grandmother_of_a_storm"])
    play(game, "use mentat card", "card the_voice", "card bill_of_particulars", "imperium choam")
    play(game, "card grandmother_of_a_storm")
    assert game.to_act == HARKONNEN and hand(game, "house_atreides") == hand(game, "fremen_ally") == []


def test_play_one_tied_to_a_condition_that_failed() -> None:
    """war_for_arrakis 7.12: Alia cannot enter without the Reverend Mother, so nothing more is played."""
    game = card_turn(ATREIDES, "alia_the_abomination", {}, hand_fremen_ally=["thumpers"])
    assert game.to_act == HARKONNEN and hand(game, "fremen_ally") == ["thumpers"]


def test_unused_token_is_lost() -> None:
    """war_for_arrakis 18.3, 24.Q18: placed and not used when the phase ends, it has left the game."""
    dice = some_dice(harkonnen_mentat=1)
    game = turn(HARKONNEN, {}, dice=dice, token_box=[0, 1], bene_gesserit=[0, 0], spice_reserve=1)
    play(game, "use mentat draw", "draw 0 0")
    assert game.position()["token_box"] == [0, 0] and game.position()["bene_gesserit"] == [0, 0]


def test_tokens_by_supremacy_and_mohiam() -> None:
    """war_for_arrakis 18.1: the Atreides at 4 and 7; the Harkonnen with Mohiam; each from the reserve."""
    from landsraad.arrakis.leaders import gain_supremacy

    game = turn(HARKONNEN, {}, "strategy")
    held = []
    for _ in range(8):
        gain_supremacy(game.table, 1)
        held.append(game.position()["bene_gesserit"][1])
    assert held == [1, 1, 1, 2, 2, 2, 3, 3] and game.position()["bene_gesserit_reserve"] == 2


def test_supply_after_deployment() -> None:
    """war_for_arrakis 7.2, 0.3.4: with two regulars left only two are deployed."""
    full = {name: harkonnen(regular=6) for name in ("wind_pass", "se_in_01", "se_in_04")}
    areas = {**full, "ne_in_03": harkonnen(regular=4), "carthag": {"settlement": True}}
    game = turn(HARKONNEN, areas, "deployment")
    play(game, "use deployment deploy", "deploy regular carthag", "deploy regular carthag")
    assert supply(game, HARKONNEN, w.REGULAR) == 0 and "deploy regular carthag" not in notations(game)


def test_the_harkonnen_place_their_token_first() -> None:
    """war_for_arrakis 6.3.3: then the Atreides, who see where it lies."""
    game = round_at("sisters", {}, bene_gesserit=[1, 1], bene_gesserit_reserve=3, dice=dice(ATREIDES, "mentat"))
    assert game.to_act == HARKONNEN and "box strategy" in notations(game)
    play(game, "box strategy")
    assert game.to_act == ATREIDES and game.position()["token_box"] == [2, 0]
    play(game, "box mentat")
    assert game.position()["token_box"] == [2, 4] and game.position()["bene_gesserit"] == [0, 0]
