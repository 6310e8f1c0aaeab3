"""The Imperium cards of the base game from Sardaukar Legion to Worm Riders, clause by clause."""

from typing import Any

import pytest

from tests.imperium.base_cards import LEVELS, ROW, gains, reveal, send
from tests.imperium.table import offered, play, refused, seat, shared, strength, table

# --- Sardaukar, Scout, Shifting Allegiances, Sietch Reverend Mother ------------------------------------------------


@pytest.mark.clause("sardaukar_legion.agent.1")
def test_sardaukar_legion_recruits_2_troops() -> None:
    game = send("sardaukar_legion", "wealth")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (5, 7)


@pytest.mark.clause("sardaukar_legion.reveal.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sardaukar_legion_deploys_up_to_3_garrisoned_troops(number: int) -> None:
    game = play(reveal("sardaukar_legion", garrison=5), "do sardaukar_legion.reveal.2")
    assert offered(game) == ["amount 1", "amount 2", "amount 3"]
    play(game, f"amount {number}")
    assert (seat(game)["garrison"], seat(game)["conflict"], strength(game)) == (5 - number, number, 2 * number)
    assert "do sardaukar_legion.reveal.2" not in offered(game)


def test_sardaukar_legion_may_deploy_nobody_and_no_more_than_there_are() -> None:
    """imperium 9.3"""
    game = play(reveal("sardaukar_legion", garrison=5), "end")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (5, 0)
    assert offered(play(reveal("sardaukar_legion", garrison=2), "do sardaukar_legion.reveal.2"))[-1] == "amount 2"


@pytest.mark.clause("scout.reveal.3")
def test_scout_retreats_up_to_2_troops() -> None:
    game = play(reveal("scout", conflict=3, garrison=0), "do scout.reveal.3")
    assert offered(game) == ["amount 1", "amount 2"]
    play(game, "amount 2")
    assert (seat(game)["conflict"], seat(game)["garrison"], strength(game)) == (1, 2, 2 + 1)


def test_scout_may_retreat_nobody_and_cannot_without_a_troop() -> None:
    """imperium 9.3"""
    assert seat(play(reveal("scout", conflict=3), "end"))["conflict"] == 3
    assert "do scout.reveal.3" not in offered(reveal("scout"))


def test_scout_does_not_retreat_dreadnoughts() -> None:
    game = play(table({"hand": ["scout"], "dreadnoughts_conflict": 2}, ix=True, row=["stilgar"]), "reveal")
    assert "do scout.reveal.3" not in offered(game)


@pytest.mark.clause("shifting_allegiances.agent.1")
def test_shifting_allegiances_trades_influence_and_2_spice_for_2_influence() -> None:
    """imperium 17.21"""
    levels = {**LEVELS, "emperor": 2, "spacing_guild": 1}
    game = send("shifting_allegiances", "secure_contract", spice=3, influence=levels)
    play(game, "do shifting_allegiances.agent.1")
    assert offered(game) == ["faction emperor", "faction spacing_guild"]
    play(game, "faction emperor")
    assert (seat(game)["points"], seat(game)["spice"]) == (0, 1)
    assert offered(game) == [f"faction {name}" for name in LEVELS]
    play(game, "faction fremen")
    assert seat(game)["influence"] == {**LEVELS, "emperor": 1, "spacing_guild": 1, "fremen": 2}
    assert (seat(game)["points"], offered(game)) == (1, ["end"])


def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    """imperium 8.3, 8.9, 17.21"""
    game = send("shifting_allegiances", "secure_contract", spice=2, influence={"fremen": 4})
    play(game, "do shifting_allegiances.agent.1", "faction fremen")
    assert seat(game)["influence"]["fremen"] == 5
    assert (seat(game)["water"], shared(game)["alliances"]) == (1, {"fremen": 0})


@pytest.mark.parametrize(("spice", "level"), [(1, 1), (2, 0)])
def test_shifting_allegiances_needs_both_parts_of_its_cost(spice: int, level: int) -> None:
    """imperium 3.4, 17.21"""
    game = send("shifting_allegiances", "secure_contract", spice=spice, influence={"fremen": level})
    assert refused(game, "do shifting_allegiances.agent.1") == [("effect-impossible", "imperium 3.4")]
    assert offered(game) == ["end"]


def test_shifting_allegiances_need_not_be_paid() -> None:
    """imperium 3.3"""
    game = play(send("shifting_allegiances", "secure_contract", spice=2, influence={"fremen": 1}), "end")
    assert (seat(game)["spice"], seat(game)["influence"]["fremen"]) == (2, 1)


@pytest.mark.clause("sietch_reverend_mother.agent.1")
def test_sietch_reverend_mother_may_trash_a_card() -> None:
    game = play(table({"hand": ["sietch_reverend_mother", "dagger"]}), "agent sietch_reverend_mother stillsuits")
    assert "end" in offered(game)
    play(game, "do sietch_reverend_mother.agent.1", "trash hand dagger")
    assert (shared(game)["trash"], seat(game)["hand"]) == (["dagger"], [])


@pytest.mark.clause("sietch_reverend_mother.reveal.1")
@pytest.mark.parametrize(("other", "bond"), [("arrakis_liaison", True), ("the_voice", False), ("imperial_spy", False)])
def test_sietch_reverend_mother_gives_3_persuasion_and_a_spice_with_the_fremen_bond(other: str, bond: bool) -> None:
    """imperium 15.7"""
    game = reveal("sietch_reverend_mother", played=[other])
    assert gains(game) == ({"persuasion": 3, "spice": 1} if bond else {})


# --- Smugglers, Spice Hunter, Stilgar, Thufir Hawat, Worm Riders ---------------------------------------------------


@pytest.mark.clause("smugglers_thopter.agent.1")
@pytest.mark.parametrize(("level", "cards"), [(0, 0), (1, 0), (2, 2), (5, 2)])
def test_smugglers_thopter_draws_2_cards_with_2_guild_influence(level: int, cards: int) -> None:
    """imperium 8.10"""
    game = send("smugglers_thopter", "secure_contract", influence={"spacing_guild": level, "fremen": 2})
    assert (len(seat(game)["hand"]), offered(game)) == (cards, ["end"])


@pytest.mark.clause("spice_hunter.reveal.3")
@pytest.mark.parametrize(("other", "spice"), [("stilgar", 1), ("sietch_reverend_mother", 1), ("the_voice", 0)])
def test_spice_hunter_gives_a_spice_with_the_fremen_bond(other: str, spice: int) -> None:
    """imperium 15.7"""
    assert gains(reveal("spice_hunter", played=[other])).get("spice", 0) == spice


@pytest.mark.clause("spice_smugglers.agent.1")
def test_spice_smugglers_give_guild_influence_and_3_solari_for_2_spice() -> None:
    game = play(send("spice_smugglers", "carthag", spice=4), "do spice_smugglers.agent.1")
    assert gains(game) == {"spice": 2, "solari": 3}
    assert seat(game)["influence"] == {**LEVELS, "spacing_guild": 1}
    assert "do spice_smugglers.agent.1" not in offered(game)


def test_spice_smugglers_need_2_spice_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4"""
    poor = send("spice_smugglers", "carthag", spice=1)
    assert refused(poor, "do spice_smugglers.agent.1") == [("effect-impossible", "imperium 3.4")]
    game = play(send("spice_smugglers", "carthag", spice=2), "end")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 0)


def test_spice_smugglers_may_be_paid_for_the_solari_alone() -> None:
    """imperium 3.12, 8.1"""
    game = send("spice_smugglers", "carthag", spice=2, influence={"spacing_guild": 6})
    play(game, "do spice_smugglers.agent.1")
    assert (seat(game)["solari"], seat(game)["influence"]["spacing_guild"]) == (3, 6)


@pytest.mark.clause("stilgar.agent.1")
def test_stilgar_gives_a_water() -> None:
    assert gains(send("stilgar", "imperial_basin")) == {"water": 1, "spice": 1}


@pytest.mark.clause("thufir_hawat.reveal.2")
def test_thufir_hawat_draws_an_intrigue_card_when_revealed() -> None:
    game = table({"hand": ["thufir_hawat"]})
    top = shared(game)["intrigue_deck"][0]
    play(game, "reveal")
    assert seat(game)["intrigue"] == [top]


@pytest.mark.clause("worm_riders.agent.1")
def test_worm_riders_give_2_spice() -> None:
    assert gains(send("worm_riders", "secure_contract")) == {"spice": 2, "solari": 3}


@pytest.mark.clause("worm_riders.reveal.1", "worm_riders.reveal.2")
@pytest.mark.parametrize(("level", "holder", "swords"), [(1, None, 0), (2, None, 4), (5, 1, 4), (4, 0, 6)])
def test_worm_riders_give_4_swords_with_2_fremen_influence_and_2_more_with_the_alliance(
    level: int, holder: int | None, swords: int
) -> None:
    """imperium 8.10"""
    alliances = {} if holder is None else {"fremen": holder}
    rival = {"influence": {"fremen": 5 if holder == 1 else 0}}
    game = table({"hand": ["worm_riders"], "influence": {"fremen": level}}, rival, alliances=alliances)
    play(game, "reveal")
    assert (seat(game)["swords"], seat(game)["persuasion"]) == (swords, 0)


@pytest.mark.parametrize(("level", "swords"), [(1, 1 + 4), (3, 1 + 4 + 2)])
def test_worm_riders_swords_are_gained_as_soon_as_the_condition_holds(level: int, swords: int) -> None:
    """imperium 6.4.6"""
    game = reveal("worm_riders", "crysknife", influence={"fremen": level})
    assert (seat(game)["influence"]["fremen"], seat(game)["swords"]) == (level + 1, swords)


def test_worm_riders_swords_are_kept_when_the_alliance_is_lost_after_the_reveal_turn() -> None:
    """imperium 6.4.8"""
    me = {"hand": ["worm_riders"], "influence": {"fremen": 4}, "conflict": 1}
    rival = {"hand": ["power_play"], "influence": {"fremen": 3}}
    game = play(table(me, rival, alliances={"fremen": 0}), "reveal", "end")
    assert strength(game) == 2 + 6
    play(game, "agent power_play stillsuits", "do fremen_visit_2.1")
    assert shared(game)["alliances"] == {"fremen": 1}
    assert strength(game) == 2 + 6


# --- Test of Humanity ----------------------------------------------------------------------------------------------


@pytest.mark.clause("test_of_humanity.agent.1")
def test_test_of_humanity_makes_each_opponent_discard_a_card_or_lose_a_deployed_troop() -> None:
    """imperium 17.23"""
    others: list[dict[str, Any]] = [
        {"hand": ["dagger", "diplomacy"], "conflict": 2},
        {"hand": ["dagger", "diplomacy"], "conflict": 2},
    ]
    game = send("test_of_humanity", "hall_of_oratory", *others)
    assert (game.to_act, offered(game)) == (1, ["discard dagger", "discard diplomacy", "from conflict"])
    play(game, "discard diplomacy")
    assert (seat(game, 1)["hand"], seat(game, 1)["discard"]) == (["dagger"], ["diplomacy"])
    assert (seat(game, 1)["conflict"], game.to_act) == (2, 2)
    supply = seat(game, 2)["supply"]
    play(game, "from conflict")
    assert (seat(game, 2)["conflict"], seat(game, 2)["supply"]) == (1, supply + 1)
    assert (len(seat(game, 2)["hand"]), game.to_act) == (2, 0)


def test_test_of_humanity_goes_clockwise_from_the_left() -> None:
    """imperium 3.6, 17.23"""
    other = {"hand": ["dagger", "diplomacy"], "conflict": 1}
    game = play(table(other, other, {"hand": ["test_of_humanity"]}, other, to_act=2), "agent test_of_humanity secrets")
    play(game, "do test_of_humanity.agent.1")
    asked = []
    while game.to_act != 2:
        asked.append(game.to_act)
        play(game, "from conflict")
    assert asked == [3, 0, 1]


def test_an_opponent_must_choose_what_is_possible_and_one_who_can_do_neither_is_unaffected() -> None:
    """imperium 17.23"""
    others: list[dict[str, Any]] = [
        {"hand": [], "conflict": 1},
        {"hand": ["dagger"]},
        {"hand": [], "garrison": 3, "intrigue": ["ambush"]},
    ]
    game = send("test_of_humanity", "hall_of_oratory", *others)
    assert seat(game, 1)["conflict"] == 0
    assert (seat(game, 2)["hand"], seat(game, 2)["discard"]) == ([], ["dagger"])
    assert (seat(game, 3)["garrison"], seat(game, 3)["intrigue"]) == (3, ["ambush"])
    assert game.to_act == 0


def test_a_dreadnought_cannot_be_lost_to_test_of_humanity() -> None:
    """imperium 17.33"""
    others = [{"hand": ["dagger"], "dreadnoughts_conflict": 1}, {"hand": [], "dreadnoughts_conflict": 1}]
    game = table({"hand": ["test_of_humanity"]}, *others, ix=True, row=ROW)
    play(game, "agent test_of_humanity tech_negotiation", "do test_of_humanity.agent.1")
    assert [seat(game, number)["dreadnoughts_conflict"] for number in (1, 2)] == [1, 1]
    assert seat(game, 1)["discard"] == ["dagger"]
