"""Rise of Ix, section 15: the worked examples with their exact figures (rise_of_ix 15).

Example 7 and D12 to D14 are about Rivals and belong to the tests of solo play.
"""

from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.ix import DUNE, fight
from tests.imperium.table import Seat, finish, offered, pass_all, play, refused, seat, shared, strength, table

assert content  # it fills the catalog


def stacks(*tops: str) -> list[list[str]]:
    """Three stacks of six with these tiles on top."""
    rest = [tile for tile in c.TILE_IDS if tile not in tops]
    return [[top, *rest[5 * number : 5 * number + 5]] for number, top in enumerate(tops)]


# --- Example 1: Tech Negotiation purchase --------------------------------------------------------------------------


def at_tech_negotiation(**player: Any) -> Game:
    """Player B has sent an agent to Tech Negotiation and is about to choose one half of the space."""
    tech = stacks("disposal_facility", "flagship", "holtzman_engine")
    game = table({"hand": ["dagger", "diplomacy"], **player}, ix=True, tech=tech)
    return play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")


def test_example_1_a_purchase_at_tech_negotiation() -> None:
    """rise_of_ix 15.1: Disposal Facility, 3 - 1 - 0 = 2."""
    game = at_tech_negotiation(spice=2)
    assert [len(stack) for stack in shared(game)["tech"]] == [6, 6, 6]
    assert seat(game)["supply"] == 9
    play(game, "do tech_negotiation.space.1.1")
    assert {"trash hand diplomacy", "trash played dagger", "decline"} <= set(offered(game))
    play(game, "decline")
    after = seat(game)
    assert (after["spice"], after["tiles"], after["flipped"], after["supply"]) == (0, ["disposal_facility"], [], 9)
    following = shared(game)["tech"][0][0]
    assert game.view(0)["tech"][0] == {"top": following, "tiles": 5}
    play(game, "end")
    for number in (1, 2):
        finish(play(game, "reveal"), number)
    assert seat(play(game, "reveal"))["persuasion"] == 1 + 1  # Diplomacy and the space


def test_example_1a_the_other_half() -> None:
    """rise_of_ix 15.1: a negotiator instead."""
    game = play(at_tech_negotiation(spice=2), "do tech_negotiation.space.1.2")
    after = seat(game)
    assert (after["supply"], after["negotiators"], after["spice"], after["tiles"]) == (8, 1, 2, [])


@pytest.mark.parametrize(("negotiators", "price"), [(1, 1), (2, 0), (3, 0)])
def test_examples_1b_to_1d_negotiators_returned(negotiators: int, price: int) -> None:
    """rise_of_ix 15.1: each lowers the price by 1, never below 0, and goes back to the supply."""
    game = at_tech_negotiation(spice=2, negotiators=negotiators)
    supply = seat(game)["supply"]
    play(game, "do tech_negotiation.space.1.1", f"tech disposal_facility {negotiators} spice")
    after = seat(game)
    assert (after["spice"], after["supply"], after["negotiators"]) == (2 - price, supply + negotiators, 0)


# --- Example 2: Freighter advance and recall -----------------------------------------------------------------------


def test_example_2_freighter_advance_and_recall() -> None:
    """rise_of_ix 15.2: 2 spice, Restricted Ordnance for 4 - 2 = 2, an influence, two troops to the garrison."""
    tech = stacks("restricted_ordnance", "flagship", "holtzman_engine")
    game = table({"hand": [DUNE], "influence": {"spacing_guild": 2}, "freighter": 2}, ix=True, tech=tech)
    play(game, f"agent {DUNE} interstellar_shipping", "do interstellar_shipping.space.1", "advance")
    assert seat(game)["freighter"] == 3
    play(game, "do interstellar_shipping.space.2")
    play(game, "do shipping_1.1", "do shipping_1.1.2")
    assert seat(game)["spice"] == 2
    play(game, "do shipping_3.1")
    assert (seat(game)["spice"], seat(game)["tiles"]) == (0, ["restricted_ordnance"])
    play(game, "do shipping_2.1", "faction bene_gesserit")
    after = seat(game)
    assert (after["freighter"], after["spice"], after["influence"]["bene_gesserit"]) == (0, 0, 1)
    assert (after["supply"], after["garrison"]) == (7, 5)
    assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]
    assert [seat(game, number)["solari"] for number in (1, 2)] == [0, 0]


# --- Example 3: Dreadnought combat ---------------------------------------------------------------------------------


def test_example_3_dreadnought_combat() -> None:
    """rise_of_ix 15.3: Bodie 4, Ned 5, Frida 7; Frida takes Imperial Basin, Ned has Arrakeen again."""
    bodie, ned, frida = 0, 1, 2
    fighters: list[Seat] = [
        {"conflict": 2, "garrison": 3, "intrigue": ["windfall"]},
        {"dreadnoughts_conflict": 1, "swords": 2},
        {"dreadnoughts_conflict": 1, "conflict": 2, "garrison": 3},
    ]
    locations = {"dreadnoughts": {"arrakeen": bodie}, "control": {"arrakeen": ned, "imperial_basin": ned}}
    game = fight(*fighters, conflict="guild_bank_raid", round=2, **locations)
    assert [strength(game, number) for number in range(3)] == [4, 5, 7]
    pass_all(game)
    assert game.to_act == frida
    assert set(offered(game)) == {"space carthag", "space imperial_basin"}
    play(game, "space imperial_basin")
    assert [seat(game, number)["solari"] for number in range(3)] == [0, 4, 6]
    assert (seat(game, bodie)["supply"], seat(game, frida)["supply"]) == (9, 9)
    assert [seat(game, number)["dreadnoughts_garrison"] for number in range(3)] == [1, 1, 0]
    assert shared(game)["control"] == {"arrakeen": ned, "imperial_basin": ned}
    assert shared(game)["dreadnoughts"] == {"imperial_basin": {"seat": frida, "old": True}}


def test_example_3_who_controls_what_afterwards() -> None:
    """rise_of_ix 15.3: Arrakeen pays Ned, Imperial Basin pays Frida, Carthag nobody."""
    locations = {"dreadnoughts": {"imperial_basin": 2}, "control": {"arrakeen": 1, "imperial_basin": 1}}
    for card, space, solari, spice in (
        ("reconnaissance", "arrakeen", [0, 1, 0], [0, 0, 0]),
        (DUNE, "imperial_basin", [0, 0, 0], [1, 0, 1]),  # Bodie's own harvest is 1
        ("reconnaissance", "carthag", [0, 0, 0], [0, 0, 0]),
    ):
        game = play(table({"hand": [card]}, ix=True, **locations), f"agent {card} {space}")
        assert [seat(game, number)["solari"] for number in range(3)] == solari
        assert [seat(game, number)["spice"] for number in range(3)] == spice


# --- Examples 4 and 5: discard icon and Unload ---------------------------------------------------------------------


def administrator(*hand: str) -> Game:
    game = table({"hand": ["guild_chief_administrator", *hand]}, ix=True)
    return play(game, "agent guild_chief_administrator smuggling")


def test_example_4_the_discard_icon() -> None:
    """rise_of_ix 15.4: discard another card, then trash one from hand, discard pile or in play; both are optional."""
    game = play(administrator("dagger", "diplomacy"), "do guild_chief_administrator.agent.1", "discard dagger")
    assert set(offered(game)) == {
        "trash hand diplomacy",
        "trash discard dagger",
        "trash played guild_chief_administrator",
        "decline",
    }
    play(game, "decline")
    assert (shared(game)["trash"], seat(game)["discard"]) == ([], ["dagger"])
    game = administrator("dagger")
    assert "end" in offered(game)


def test_example_5_unload_with_esmar_tuek() -> None:
    """rise_of_ix 15.5: discarded, 2 and 2; then trashed himself, 4 and 4, and out of the game."""
    game = play(administrator("esmar_tuek", "dagger"), "do guild_chief_administrator.agent.1", "discard esmar_tuek")
    smuggled = 1  # solari of the space itself
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 2 + smuggled)
    play(game, "trash discard esmar_tuek")
    assert (seat(game)["spice"], seat(game)["solari"]) == (4, 4 + smuggled)
    assert shared(game)["trash"] == ["esmar_tuek"]


def test_example_5_with_another_card_trashed() -> None:
    """rise_of_ix 15.5: 2 and 2 it stays."""
    game = play(administrator("esmar_tuek", "dagger"), "do guild_chief_administrator.agent.1", "discard esmar_tuek")
    play(game, "trash hand dagger")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 3)
    assert seat(game)["discard"] == ["esmar_tuek"]


# --- Example 6: infiltration ---------------------------------------------------------------------------------------


def test_example_6_infiltration() -> None:
    """rise_of_ix 15.6: Bodie joins Frida on Smuggling: 1 solari and a Freighter icon."""
    game = table({"hand": ["choam_delegate"]}, {"agents_at": {"smuggling": 1}}, ix=True)
    play(game, "agent choam_delegate smuggling")
    assert (seat(game, 0)["agents_at"], seat(game, 1)["agents_at"]) == ({"smuggling": 1}, {"smuggling": 1})
    assert seat(game)["solari"] == 1
    play(game, "do smuggling.space.2")
    assert seat(game)["freighter"] == 1


def test_example_6_what_is_not_allowed() -> None:
    """rise_of_ix 15.6: a second agent of one's own, a space closed by The Voice, an icon added by an Envoy."""
    move = "agent choam_delegate smuggling"
    frida = {"agents_at": {"smuggling": 1}}
    game = table({"hand": ["choam_delegate"], "agents_at": {"smuggling": 1}}, frida, ix=True)
    assert refused(game, move) == [("own-agent", "imperium 6.3.3")]
    game = table({"hand": ["choam_delegate"]}, {**frida, "voice_space": "smuggling"}, ix=True)
    assert refused(game, move) == [("voice", "imperium 17.24")]
    game = table({"hand": ["choam_delegate"], "intrigue": ["dispatch_an_envoy"]}, {"agents_at": {"wealth": 1}}, ix=True)
    play(game, "play dispatch_an_envoy 1")
    assert refused(game, "agent choam_delegate wealth") == [("occupied", "imperium 6.3.3")]


# --- Example 8 and the derived ones --------------------------------------------------------------------------------


def test_example_8_yuna() -> None:
    """rise_of_ix 15.8: Dividends and Windfall, (5 + 1) + (2 + 1) = 9; each opponent 1."""
    yuna = {"leader": "princess_yuna_moritani", "hand": ["landing_rights"], "freighter": 1, "intrigue": ["windfall"]}
    game = play(table(yuna, ix=True), "agent landing_rights carthag", "do landing_rights.agent.1", "recall")
    play(game, "do shipping_1.1", "do shipping_1.1.1", "play windfall 1")
    assert [seat(game, number)["solari"] for number in range(3)] == [9, 1, 1]


def test_d1_dividends_with_four_players() -> None:
    """rise_of_ix 15.D1: 5 and 1, 1, 1."""
    game = table({"hand": ["landing_rights"], "freighter": 1}, {}, {}, {}, ix=True)
    play(game, "agent landing_rights carthag", "do landing_rights.agent.1", "recall", "do shipping_1.1")
    play(game, "do shipping_1.1.1")
    assert [seat(game, number)["solari"] for number in range(4)] == [5, 1, 1, 1]


def test_d2_recall_from_position_two() -> None:
    """rise_of_ix 15.D2: the rewards of 1 and 2, not of 3."""
    game = table({"hand": [DUNE], "freighter": 2, "spice": 9}, ix=True)
    play(game, f"agent {DUNE} smuggling", "do smuggling.space.2", "recall")
    assert set(offered(game)) == {"do shipping_1.1", "do shipping_2.1"}
    play(game, "do shipping_1.1", "do shipping_1.1.2", "faction fremen")
    assert offered(game) == ["end"]
    assert (seat(game)["spice"], seat(game)["garrison"], seat(game)["influence"]["fremen"]) == (11, 5, 1)


def test_d3_a_tie_for_first_with_dreadnoughts() -> None:
    """rise_of_ix 15.D3: 7 : 7; ships to the garrisons, no location, both get the second reward."""
    side = {"dreadnoughts_conflict": 1, "conflict": 2, "intrigue": ["windfall"]}
    game = fight(side, {**side, "intrigue": []}, conflict="skirmish_4")
    assert [strength(game, number) for number in range(2)] == [7, 7]
    pass_all(game)
    assert [seat(game, number)["solari"] for number in range(3)] == [3, 3, 0]
    assert [seat(game, number)["dreadnoughts_garrison"] for number in range(2)] == [1, 1]
    assert shared(game)["dreadnoughts"] == {}


def test_d4_a_winner_with_two_dreadnoughts() -> None:
    """rise_of_ix 15.D4: one to a location, one to the garrison."""
    game = play(fight({"dreadnoughts_conflict": 2}), "space carthag")
    assert list(shared(game)["dreadnoughts"]) == ["carthag"]
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["dreadnoughts_supply"]) == (1, 0)


def test_d5_rhombur() -> None:
    """rise_of_ix 15.D5: 4 + 1 = 5."""
    rhombur = {"leader": "prince_rhombur_vernius", "dreadnoughts_conflict": 1, "hand": ["dagger"]}
    game = play(table(rhombur, ix=True), "reveal", "end")
    assert strength(game) == 5


def test_d6_cannon_turrets_against_a_lone_dreadnought() -> None:
    """rise_of_ix 15.D6: 3 + 3 = 6, then 0."""
    game = fight({"conflict": 1, "intrigue": ["cannon_turrets", "windfall"]}, {"dreadnoughts_conflict": 1, "swords": 3})
    assert strength(game, 1) == 6
    play(game, "play cannon_turrets 1")
    assert strength(game, 1) == 0


def test_d7_appropriate_paid_in_solari() -> None:
    """rise_of_ix 15.D7: cost 4, one negotiator: 3 solari."""
    tech = stacks("restricted_ordnance", "flagship", "holtzman_engine")
    player = {"hand": ["appropriate"], "influence": {"emperor": 2}, "negotiators": 1, "solari": 2}
    game = play(table(player, ix=True, tech=tech), "agent appropriate smuggling")
    assert seat(game)["solari"] == 3
    play(game, "do appropriate.agent.1")
    after = seat(game)
    assert (after["tiles"], after["solari"], after["negotiators"]) == (["restricted_ordnance"], 0, 0)


def test_d8_treachery_at_wealth() -> None:
    """rise_of_ix 15.D8: 2 Influence, 2 solari, trashed, 2 troops in the Conflict."""
    game = finish(play(table({"hand": ["treachery"]}, ix=True), "agent treachery wealth"))
    after = seat(game)
    assert (after["influence"]["emperor"], after["solari"], after["conflict"]) == (2, 2, 2)
    assert shared(game)["trash"] == ["treachery"]


def test_d9_grand_conspiracy() -> None:
    """rise_of_ix 15.D9: three of four give 1, four give 2."""
    three = {"council": 1, "dreadnoughts_garrison": 2, "discard": ["the_spice_must_flow"], "points": 0}
    game = table({**three, "intrigue": ["grand_conspiracy"]}, ix=True, phase="endgame")
    assert offered(game) == ["play grand_conspiracy 1", "pass"]
    assert seat(play(game, "play grand_conspiracy 1"))["points"] == 1
    four = {**three, "influence": {"emperor": 4, "fremen": 4}, "intrigue": ["grand_conspiracy"]}
    game = play(table(four, ix=True, phase="endgame"), "play grand_conspiracy 2")
    assert seat(game)["points"] == 2
    two = {**three, "council": 0, "intrigue": ["grand_conspiracy"]}
    assert offered(table(two, ix=True, phase="endgame")) == ["pass"]


def test_d10_spy_satellites() -> None:
    """rise_of_ix 15.D10: influence 0, 1, 2, 4 is worth 2 points."""
    tracks = {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 2, "fremen": 4}
    game = table({"tiles": ["spy_satellites"], "influence": tracks, "points": 0}, ix=True, phase="endgame")
    assert seat(game)["points"] == 2


def test_d11_a_flip_tile_works_once_per_round() -> None:
    """rise_of_ix 15.D11: used on an agent turn, shut on the reveal turn, up again next round."""
    game = table({"hand": ["dagger"], "tiles": ["training_drones"]}, ix=True, first_player=0)
    finish(play(game, "agent dagger tech_negotiation", "tile training_drones"))
    for number in (1, 2):
        finish(play(game, "reveal"), number)
    play(game, "reveal")
    assert refused(game, "tile training_drones") == [("tile-flipped", "rise_of_ix 4.8")]
    finish(game)
    assert shared(game)["round"] == 2
    assert seat(game)["flipped"] == []


def test_d15_bounty_hunter_among_two_enemies() -> None:
    """rise_of_ix 15.D15: allowed, 2 solari once."""
    enemy = {"agents_at": {"carthag": 1}}
    game = play(table({"hand": ["bounty_hunter"]}, enemy, enemy, ix=True), "agent bounty_hunter carthag")
    assert seat(game)["solari"] == 2


def test_d16_leto_at_dreadnought() -> None:
    """rise_of_ix 15.D16: 2 solari."""
    game = table({"leader": "duke_leto_atreides", "hand": ["dagger"], "solari": 2}, ix=True)
    assert seat(play(game, "agent dagger dreadnought"))["solari"] == 0
    game = table({"leader": "duke_leto_atreides", "hand": ["dagger"], "solari": 1}, ix=True)
    assert refused(game, "agent dagger dreadnought") == [("price", "imperium 6.3.4")]
