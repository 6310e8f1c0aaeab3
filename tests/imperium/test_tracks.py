"""The bonuses of the four influence tracks and the rewards of the Shipping track, and the rules of both tracks."""

from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.table import offered, play, refused, seat, shared, table

assert content
mark = pytest.mark

# A Plot card that gives 1 influence with the faction, and what 4 influence gives.
TRACKS = {
    "emperor": ("favored_subject", "garrison", 2),
    "spacing_guild": ("guild_authorization", "solari", 3),
    "bene_gesserit": ("secret_of_the_sisterhood", "intrigue", 1),
    "fremen": ("know_their_ways", "water", 1),
}
FACTIONS = list(TRACKS)


def risen(faction: str, start: int, *others: dict[str, Any], **mine: Any) -> Game:
    """Seat 0 gains 1 influence with the faction, from `start`, by a Plot card."""
    card = TRACKS[faction][0]
    game = table({"intrigue": [card], "influence": {faction: start}, **mine}, *others)
    return play(game, f"play {card} 1")


def amount(game: Game, field: str, number: int = 0) -> int:
    found = seat(game, number)[field]
    return len(found) if isinstance(found, list) else int(found)


# --- influence tracks --------------------------------------------------------------------------------------------


def test_every_track_has_one_bonus_and_the_shipping_track_three_rewards() -> None:
    """imperium 8.3; rise_of_ix 5.3"""
    assert [f"{faction}_bonus" in c.TRACK_IDS for faction in FACTIONS] == [True] * 4
    assert [name for name in c.TRACK_IDS if name.startswith("shipping")] == ["shipping_1", "shipping_2", "shipping_3"]


@mark.parametrize(
    ("faction", "field", "bonus"),
    [
        pytest.param("emperor", "garrison", 2, marks=mark.clause("emperor_bonus")),
        pytest.param("spacing_guild", "solari", 3, marks=mark.clause("spacing_guild_bonus")),
        pytest.param("bene_gesserit", "intrigue", 1, marks=mark.clause("bene_gesserit_bonus")),
        pytest.param("fremen", "water", 1, marks=mark.clause("fremen_bonus")),
    ],
)
def test_four_influence_gives_the_bonus_of_the_track(faction: str, field: str, bonus: int) -> None:
    """imperium 8.3: only the step to 4."""
    nothing = 3 if field == "garrison" else 0
    gained = [amount(risen(faction, start), field) - nothing for start in range(6)]
    assert gained == [0, 0, 0, bonus, 0, 0]


@mark.parametrize("faction", FACTIONS)
def test_two_influence_is_worth_a_point(faction: str) -> None:
    """imperium 8.2"""
    gained = [seat(risen(faction, start, points=0))["points"] for start in range(3)]
    assert gained == [0, 1, 0]


@mark.parametrize("faction", FACTIONS)
def test_the_first_to_reach_four_takes_the_alliance_and_its_point(faction: str) -> None:
    """imperium 8.5"""
    game = risen(faction, 3, points=1)
    assert (shared(game)["alliances"], seat(game)["points"]) == ({faction: 0}, 2)


@mark.parametrize("faction", FACTIONS)
def test_the_second_to_reach_four_gets_the_bonus_but_not_the_alliance(faction: str) -> None:
    """imperium 8.6, 8.11: equal height is not enough."""
    _, field, bonus = TRACKS[faction]
    game = risen(faction, 3, {"influence": {faction: 4}}, points=1)
    assert (shared(game)["alliances"], seat(game)["points"]) == ({faction: 1}, 1)
    assert amount(game, field) == bonus + (3 if field == "garrison" else 0)


@mark.parametrize("faction", FACTIONS)
def test_rising_above_the_holder_takes_the_alliance_and_its_point(faction: str) -> None:
    """imperium 8.6"""
    theirs = {"influence": {faction: 4}, "points": 2}
    mine = {"intrigue": [TRACKS[faction][0]], "influence": {faction: 4}, "points": 1}
    game = table(mine, theirs, alliances={faction: 1})
    play(game, f"play {TRACKS[faction][0]} 1")
    assert shared(game)["alliances"] == {faction: 0}
    assert (seat(game)["points"], seat(game, 1)["points"]) == (2, 1)


@mark.parametrize("faction", FACTIONS)
def test_a_track_ends_at_six(faction: str) -> None:
    """imperium 8.1"""
    assert seat(risen(faction, 5))["influence"][faction] == 6
    assert seat(risen(faction, 6))["influence"][faction] == 6


@mark.parametrize("faction", FACTIONS)
def test_the_bonus_is_gained_again_by_reaching_four_again(faction: str) -> None:
    """imperium 8.3, 8.7, 8.9: with Shifting Allegiances down from 4 and up again by two, to 5."""
    _, field, bonus = TRACKS[faction]
    game = table({"hand": ["shifting_allegiances"], "influence": {faction: 4}, "spice": 2, "points": 2})
    had = amount(game, field)
    play(game, "agent shifting_allegiances imperial_basin", "do shifting_allegiances.agent.1")
    assert (seat(game)["influence"][faction], shared(game)["alliances"], seat(game)["points"]) == (3, {}, 1)
    assert amount(game, field) == had
    play(game, f"faction {faction}")
    assert (seat(game)["influence"][faction], shared(game)["alliances"], seat(game)["points"]) == (5, {faction: 0}, 2)
    assert amount(game, field) == had + bonus


def test_the_emperors_bonus_recruits_what_the_supply_holds() -> None:
    """imperium 9.2"""
    game = risen("emperor", 3, garrison=11, supply=1)
    assert (seat(game)["garrison"], seat(game)["supply"]) == (12, 0)


def test_troops_of_the_emperors_bonus_may_be_deployed_with_an_agent_on_a_combat_space() -> None:
    """imperium 9.4: from any source."""
    game = table({"hand": ["diplomacy"], "intrigue": ["favored_subject"], "influence": {"emperor": 3}})
    play(game, "agent diplomacy stillsuits", "play favored_subject 1", "deploy 4 troop")
    assert (seat(game)["conflict"], refused(game, "deploy 1 troop")) == (4, [("deploy-limit", "imperium 9.4")])


# --- the Shipping track --------------------------------------------------------------------------------------------

# Three tiles of cost 4, 6 and 8 lie on top.
TOPS = ["restricted_ordnance", "holtzman_engine", "flagship"]
TECH = [[TOPS[0]], [TOPS[1]], [TOPS[2], *(name for name in c.TILE_IDS if name not in TOPS)]]


def shipping(position: int, **mine: Any) -> Game:
    """Seat 0 stands at this position and uses the Freighter icon of Smuggling (which gives 1 solari)."""
    game = table({"hand": ["dune_the_desert_planet"], "freighter": position, **mine}, ix=True, tech=TECH)
    return play(game, "agent dune_the_desert_planet smuggling", "do smuggling.space.2")


def rewards(game: Game) -> list[str]:
    return [move for move in offered(game) if move.startswith("do shipping")]


@mark.parametrize("position", [1, 2])
def test_from_the_middle_the_freighter_advances_or_is_recalled(position: int) -> None:
    """rise_of_ix 5.2"""
    game = shipping(position)
    assert offered(game) == ["advance", "recall"]
    assert seat(play(game, "advance"))["freighter"] == position + 1
    assert seat(play(shipping(position), "recall"))["freighter"] == 0


def test_from_the_bottom_the_freighter_can_only_advance() -> None:
    """rise_of_ix 5.1, 5.4"""
    game = shipping(0)
    assert (seat(game)["freighter"], rewards(game)) == (1, [])


def test_from_the_top_the_freighter_can_only_be_recalled() -> None:
    """rise_of_ix 5.2"""
    assert seat(shipping(3))["freighter"] == 0


def test_freighters_do_not_block_each_other() -> None:
    """rise_of_ix 5.1"""
    game = table({"hand": ["dune_the_desert_planet"]}, {"freighter": 1}, {"freighter": 1}, ix=True)
    play(game, "agent dune_the_desert_planet smuggling", "do smuggling.space.2")
    assert [seat(game, number)["freighter"] for number in range(3)] == [1, 1, 1]


@mark.parametrize(
    ("position", "gained"),
    [(1, ["do shipping_1.1"]), (2, ["do shipping_1.1", "do shipping_2.1"])],
)
def test_a_recall_gives_the_reward_of_the_space_left_and_of_those_below(position: int, gained: list[str]) -> None:
    """rise_of_ix 5.2, 5.4, 15.D2"""
    assert sorted(rewards(play(shipping(position, intrigue=["windfall"]), "recall"))) == gained


def test_a_recall_from_the_top_gives_all_three_rewards_in_any_order() -> None:
    """rise_of_ix 5.3, 5.4"""
    game = shipping(3, spice=9, intrigue=["windfall"])
    assert sorted(rewards(game)) == ["do shipping_1.1", "do shipping_2.1", "do shipping_3.1"]
    for wanted in ("do shipping_3.1", "do shipping_2.1", "do shipping_1.1"):
        assert wanted in offered(game)


@mark.clause("shipping_1")
def test_the_first_reward_is_dividends_or_two_spice() -> None:
    """rise_of_ix 5.3, 2.5"""
    game = play(shipping(1), "recall")
    assert offered(game) == ["do shipping_1.1.1", "do shipping_1.1.2"]
    play(game, "do shipping_1.1.2")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 1)
    game = play(shipping(1), "recall", "do shipping_1.1.1")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 6)
    assert [seat(game, number)["solari"] for number in (1, 2)] == [1, 1]


def test_dividends_with_four_players() -> None:
    """rise_of_ix 2.5, 15.D1"""
    mine = {"hand": ["dune_the_desert_planet"], "freighter": 1}
    game = table(mine, {}, {}, {}, ix=True)
    play(game, "agent dune_the_desert_planet smuggling", "do smuggling.space.2", "recall", "do shipping_1.1.1")
    assert [seat(game, number)["solari"] for number in range(4)] == [6, 1, 1, 1]


@mark.clause("shipping_2")
def test_the_second_reward_is_two_troops_and_an_influence() -> None:
    """rise_of_ix 5.3"""
    game = play(shipping(2), "recall", "do shipping_2.1")
    assert offered(game) == [f"faction {faction}" for faction in FACTIONS]
    play(game, "faction bene_gesserit")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (5, 7)
    assert seat(game)["influence"] == dict.fromkeys(FACTIONS, 0) | {"bene_gesserit": 1}


def test_the_second_reward_recruits_what_the_supply_holds() -> None:
    """rise_of_ix 5.5"""
    game = play(shipping(2, garrison=11, supply=1), "recall", "do shipping_2.1", "faction emperor")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (12, 0)


@mark.clause("shipping_3")
def test_the_third_reward_buys_a_tile_for_two_spice_less() -> None:
    """rise_of_ix 5.3, 4.3"""
    game = shipping(3, spice=2)
    play(game, "do shipping_3.1")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["restricted_ordnance"], 0)
    assert "do shipping_3.1" not in offered(shipping(3, spice=1))


def test_only_the_tech_reward_may_be_declined() -> None:
    """rise_of_ix 5.6"""
    game = shipping(3, spice=9)
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do shipping_2.1", "faction emperor", "do shipping_1.1", "do shipping_1.1.2", "end")
    assert (seat(game)["tiles"], game.to_act) == ([], 1)


def test_example_two_of_the_rulebook() -> None:
    """rise_of_ix 4.6, 5.2, 5.3, 15.2: spice of the first reward pays for the tile of the third."""
    mine = {"hand": ["dune_the_desert_planet"], "freighter": 2, "influence": {"spacing_guild": 2}}
    game = table(mine, ix=True, tech=TECH)
    play(game, "agent dune_the_desert_planet interstellar_shipping")
    play(game, "do interstellar_shipping.space.1", "advance", "do interstellar_shipping.space.2")
    play(game, "do shipping_1.1", "do shipping_1.1.2", "do shipping_3.1", "do shipping_2.1", "faction bene_gesserit")
    after = seat(game)
    assert (after["freighter"], after["spice"], after["tiles"]) == (0, 0, ["restricted_ordnance"])
    assert (after["influence"]["bene_gesserit"], after["supply"], after["garrison"]) == (1, 7, 5)
    assert [seat(game, number)["solari"] for number in (1, 2)] == [0, 0]


def test_troops_of_the_track_may_be_deployed_with_an_agent_on_a_combat_space() -> None:
    """rise_of_ix 5.5, 6.3"""
    game = table({"hand": ["signet_ring"], "leader": "viscount_hundro_moritani", "freighter": 2, "spice": 1}, ix=True)
    play(game, "agent signet_ring arrakeen", "do viscount_hundro_moritani.signet.1", "recall")
    play(game, "do shipping_2.1", "faction emperor", "deploy 5 troop")
    assert (seat(game)["conflict"], refused(game, "deploy 1 troop")) == (5, [("deploy-limit", "rise_of_ix 6.3")])


def test_plot_cards_fit_between_the_rewards_of_a_recall() -> None:
    """rise_of_ix 5.6"""
    game = play(shipping(2, intrigue=["windfall", "ambush"]), "recall", "do shipping_1.1", "do shipping_1.1.2")
    assert "play windfall 1" in offered(game)
    play(game, "play windfall 1", "do shipping_2.1", "faction emperor")
    assert seat(game)["influence"]["emperor"] == 1
