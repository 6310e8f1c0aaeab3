"""The Tech tiles, Memocorders to Windtraps, and the order of a purchase."""

import pytest

from landsraad.game import Game
from landsraad.imperium.catalog import TILE_IDS
from tests.imperium.table import Seat, offered, pass_all, play, refused, seat, shared, strength, table


def on_top(top: str, *owned: str) -> list[list[str]]:
    """One tech stack with this tile on top of all the others that nobody owns."""
    return [[top, *[tile for tile in TILE_IDS if tile != top and tile not in owned]], [], []]


def bought(tile: str, me: Seat | None = None, *before: str) -> Game:
    """The first seat has just acquired the tile with Machine Culture, after some other moves of the turn."""
    mine = {"spice": 8, **(me or {})}
    mine["intrigue"] = ["machine_culture", *mine.get("intrigue", [])]
    game = table(mine, ix=True, tech=on_top(tile, *mine.get("tiles", [])))
    return play(game, *before, "play machine_culture 1", f"tech {tile} 0 spice")


# --- Memocorders, Minimic Film, Restricted Ordnance -----------------------------------------------------------------


@pytest.mark.clause("memocorders.acquire.1")
def test_memocorders_bring_influence_of_your_choice() -> None:
    game = bought("memocorders")
    assert offered(game) == ["faction emperor", "faction spacing_guild", "faction bene_gesserit", "faction fremen"]
    assert seat(play(game, "faction spacing_guild"))["influence"]["spacing_guild"] == 1


@pytest.mark.clause("memocorders.ability")
@pytest.mark.parametrize(("lowest", "points"), [(3, 1), (2, 0)])
def test_memocorders_score_with_three_influence_everywhere(lowest: int, points: int) -> None:
    influence = {"emperor": 3, "spacing_guild": 4, "bene_gesserit": 3, "fremen": lowest}
    me = {"tiles": ["memocorders"], "influence": influence, "points": 5}
    assert seat(table(me, ix=True, phase="endgame"))["points"] == 5 + points


@pytest.mark.clause("minimic_film.ability")
def test_minimic_film_gives_a_persuasion() -> None:
    game = play(table({"tiles": ["minimic_film"], "hand": ["diplomacy"]}, ix=True), "reveal")
    assert seat(game)["persuasion"] == 2


@pytest.mark.clause("restricted_ordnance.ability")
@pytest.mark.parametrize(("council", "swords"), [(0, 0), (1, 4)])
def test_restricted_ordnance_gives_a_councilor_four_swords(council: int, swords: int) -> None:
    me = {"tiles": ["restricted_ordnance"], "council": council, "conflict": 1}
    game = play(table(me, ix=True), "reveal")
    assert (seat(game)["swords"], strength(game)) == (swords, 2 + swords)


# --- Shuttle Fleet --------------------------------------------------------------------------------------------------


@pytest.mark.clause("shuttle_fleet.acquire.1")
def test_shuttle_fleet_brings_influence_with_two_different_factions() -> None:
    """imperium 8.8"""
    game = bought("shuttle_fleet")
    assert len(offered(game)) == 6
    play(game, "factions emperor fremen")
    assert seat(game)["influence"] == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.clause("shuttle_fleet.ability")
def test_shuttle_fleet_pays_two_solari_at_round_start() -> None:
    """rise_of_ix 9.1, 4.12: first in the next round."""
    assert seat(play(bought("shuttle_fleet"), "factions emperor fremen"))["solari"] == 0
    game = table({"tiles": ["shuttle_fleet"]}, ix=True, phase="round_start")
    assert [seat(game, number)["solari"] for number in range(3)] == [2, 0, 0]


def test_yuna_gets_no_more_from_the_shuttle_fleet() -> None:
    """rise_of_ix 9.6, 10.18: Round Start is not a turn."""
    me = {"tiles": ["shuttle_fleet"], "leader": "princess_yuna_moritani"}
    assert seat(table(me, ix=True, phase="round_start"))["solari"] == 2


# --- Sonic Snoopers -------------------------------------------------------------------------------------------------


@pytest.mark.clause("sonic_snoopers.acquire.1")
def test_sonic_snoopers_bring_an_intrigue_card() -> None:
    assert len(seat(bought("sonic_snoopers"))["intrigue"]) == 1


@pytest.mark.clause("sonic_snoopers.ability")
def test_sonic_snoopers_replace_any_number_of_intrigue_cards() -> None:
    """rise_of_ix 10.25, 4.9: the chosen ones go under the deck before the draw; the tile leaves the game."""
    game = table({"tiles": ["sonic_snoopers"], "intrigue": ["cull", "windfall", "ambush"]}, ix=True)
    top = shared(game)["intrigue_deck"][:2]
    play(game, "tile sonic_snoopers", "intrigue cull", "intrigue windfall", "end")
    assert sorted(seat(game)["intrigue"]) == sorted(["ambush", *top])
    assert shared(game)["intrigue_deck"][-2:] == ["cull", "windfall"]
    assert (seat(game)["tiles"], shared(game)["tile_trash"]) == ([], ["sonic_snoopers"])


def test_sonic_snoopers_may_replace_none() -> None:
    """rise_of_ix 10.25"""
    game = play(table({"tiles": ["sonic_snoopers"], "intrigue": ["cull"]}, ix=True), "tile sonic_snoopers", "end")
    assert (seat(game)["intrigue"], seat(game)["tiles"]) == (["cull"], [])


def test_what_sonic_snoopers_put_under_the_deck_is_not_shown() -> None:
    """rise_of_ix 10.2"""
    game = table({"tiles": ["sonic_snoopers"], "intrigue": ["cull"]}, ix=True)
    play(game, "tile sonic_snoopers", "intrigue cull", "end")
    assert shared(game)["intrigue_deck"][-1] == "cull"
    assert "cull" not in str(game.view(1))
    assert not [line for line in game.log(1) if "Cull" in line]


def test_with_an_empty_deck_sonic_snoopers_draw_what_was_put_under_it() -> None:
    """rise_of_ix 10.25"""
    me = {"tiles": ["sonic_snoopers"], "intrigue": ["cull", "windfall"]}
    rest = shared(table(me, ix=True))["intrigue_deck"]
    game = table(me, ix=True, intrigue_deck=[], intrigue_discard=rest)
    play(game, "tile sonic_snoopers", "intrigue cull", "intrigue windfall", "end")
    assert sorted(seat(game)["intrigue"]) == ["cull", "windfall"]


# --- Spaceport ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("spaceport.acquire.1")
def test_spaceport_draws_two_cards() -> None:
    game = bought("spaceport", {"hand": ["dagger"]})
    assert (len(seat(game)["hand"]), len(seat(game)["deck"])) == (3, 7)


def test_cards_drawn_by_spaceport_on_a_reveal_turn_are_revealed() -> None:
    """rise_of_ix 10.12"""
    game = bought("spaceport", {"hand": ["dagger"]}, "reveal")
    assert (len(seat(game)["revealed"]), seat(game)["hand"]) == (3, [])


@pytest.mark.clause("spaceport.ability")
def test_spaceport_may_put_each_acquired_card_on_top_of_the_deck() -> None:
    """rise_of_ix 10.14, 10.28: card by card; the last one put there is drawn first."""
    me = {"tiles": ["spaceport"], "hand": ["convincing_argument"] * 2}
    game = table(me, ix=True, row=["choam_delegate", "water_peddler", "bounty_hunter"])
    play(game, "reveal", "acquire choam_delegate row", "yes", "acquire water_peddler row", "no")
    play(game, "acquire bounty_hunter row", "yes")
    assert seat(game)["deck"][:2] == ["bounty_hunter", "choam_delegate"]
    assert (seat(game)["discard"], seat(game)["water"]) == (["water_peddler"], 1)


def test_spaceport_works_for_cards_acquired_without_persuasion() -> None:
    """rise_of_ix 10.14, 10.28: Foldspace, Bypass Protocol."""
    me = {"tiles": ["spaceport"], "hand": ["diplomacy"], "intrigue": ["bypass_protocol"]}
    game = table(me, ix=True, row=["water_peddler"])
    play(game, "play bypass_protocol 1", "acquire water_peddler row", "yes")
    play(game, "agent diplomacy foldspace", "do foldspace.space.1", "yes")
    assert seat(game)["deck"][:2] == ["foldspace", "water_peddler"]


def test_spaceport_works_for_a_card_of_armands_conscript() -> None:
    """rise_of_ix 10.28"""
    me = {"tiles": ["spaceport"], "hand": ["signet_ring"], "leader": "archduke_armand_ecaz"}
    game = table(me, ix=True, row=["water_peddler"])
    play(game, "agent signet_ring smuggling", "do archduke_armand_ecaz.signet.1", "acquire water_peddler row", "yes")
    assert seat(game)["deck"][0] == "water_peddler"


def test_spaceport_works_for_the_next_card_acquired() -> None:
    """rise_of_ix 4.12"""
    game = bought("spaceport", {"hand": ["convincing_argument"] * 2}, "reveal")
    play(game, "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["deck"][0] == "arrakis_liaison"


# --- Spy Satellites -------------------------------------------------------------------------------------------------


@pytest.mark.clause("spy_satellites.ability")
@pytest.mark.parametrize(("levels", "points"), [((0, 1, 2, 4), 2), ((0, 0, 0, 1), 4), ((2, 2, 3, 4), 0)])
def test_spy_satellites_score_for_each_faction_with_one_influence_or_less(
    levels: tuple[int, int, int, int], points: int
) -> None:
    influence = dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), levels, strict=True))
    me = {"tiles": ["spy_satellites"], "influence": influence, "points": 5}
    assert seat(table(me, ix=True, phase="endgame"))["points"] == 5 + points


def test_spy_satellites_may_be_trashed_with_three_spice_for_a_point() -> None:
    """rise_of_ix 4.9: trashed, it scores nothing more."""
    game = table({"tiles": ["spy_satellites"], "spice": 3}, ix=True)
    play(game, "tile spy_satellites")
    assert (seat(game)["points"], seat(game)["spice"], seat(game)["tiles"]) == (1, 0, [])
    assert shared(game)["tile_trash"] == ["spy_satellites"]
    poor = table({"tiles": ["spy_satellites"], "spice": 2}, ix=True)
    assert refused(poor, "tile spy_satellites") == [("tile-cost", "imperium 3.4")]


def test_spy_satellites_may_be_used_on_a_reveal_turn() -> None:
    """rise_of_ix 4.9"""
    game = play(table({"tiles": ["spy_satellites"], "spice": 3}, ix=True), "reveal", "tile spy_satellites")
    assert seat(game)["points"] == 1


# --- Training Drones ------------------------------------------------------------------------------------------------


@pytest.mark.clause("training_drones.ability")
def test_training_drones_recruit_a_troop() -> None:
    game = table({"tiles": ["training_drones"], "garrison": 3}, ix=True)
    assert seat(play(game, "tile training_drones"))["garrison"] == 4


def test_training_drones_may_be_used_on_a_reveal_turn() -> None:
    """rise_of_ix 4.8"""
    game = play(table({"tiles": ["training_drones"], "garrison": 3}, ix=True), "reveal", "tile training_drones")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (4, 0)


def test_training_drones_may_be_used_in_the_turn_they_were_bought() -> None:
    """rise_of_ix 4.12"""
    game = bought("training_drones", {"garrison": 3})
    assert seat(play(game, "tile training_drones"))["garrison"] == 4


def test_the_troop_of_training_drones_is_a_recruit_of_the_turn() -> None:
    """rise_of_ix 4.10, 6.3: also if the tile was used before the agent was sent."""
    me = {"tiles": ["training_drones"], "hand": ["reconnaissance"], "garrison": 3, "water": 2}
    game = play(table(me, ix=True), "tile training_drones", "agent reconnaissance research_station")
    assert refused(game, "deploy 4 troop") == [("deploy-limit", "rise_of_ix 6.3")]
    assert seat(play(game, "deploy 3 troop"))["conflict"] == 3


# --- Troop Transports -----------------------------------------------------------------------------------------------


def recalled(me: Seat, **given: object) -> Game:
    """The first seat recalls its Freighter from the second space with Expedite and takes that space's reward."""
    mine = {"tiles": ["troop_transports"], "intrigue": ["expedite"], "spice": 1, "freighter": 2, "garrison": 3, **me}
    game = play(table(mine, ix=True, **given), "play expedite 1", "recall")
    return play(game, "do shipping_2.1")


@pytest.mark.clause("troop_transports.ability")
@pytest.mark.parametrize("deployed", [0, 2, 3])
def test_troop_transports_recruit_a_third_troop_and_may_deploy_any_of_them(deployed: int) -> None:
    """rise_of_ix 10.28: no agent on a combat space is needed."""
    game = recalled({})
    assert offered(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(game, f"amount {deployed}", "faction fremen")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (deployed, 6 - deployed, 6)


def test_the_extra_troop_of_troop_transports_needs_one_in_supply() -> None:
    """rise_of_ix 10.28"""
    game = recalled({"garrison": 10})
    assert offered(game) == ["amount 0", "amount 1", "amount 2"]
    game = recalled({"garrison": 12})
    assert "amount 0" not in offered(game)


def test_troop_transports_do_not_use_up_the_two_units_from_the_garrison() -> None:
    """rise_of_ix 6.9"""
    me = {"hand": ["landing_rights"], "tiles": ["troop_transports"], "freighter": 2, "garrison": 4, "water": 2}
    game = play(table(me, ix=True), "agent landing_rights research_station")
    play(game, "do landing_rights.agent.1", "recall", "do shipping_2.1", "amount 3", "faction fremen")
    assert seat(game)["conflict"] == 3
    assert "deploy 2 troop" in offered(game)
    assert refused(game, "deploy 3 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_troops_of_troop_transports_that_were_kept_may_be_deployed_as_recruits() -> None:
    """rise_of_ix 6.9, 5.5: kept ones are recruits of the turn like any others."""
    me = {"hand": ["landing_rights"], "tiles": ["troop_transports"], "freighter": 2, "garrison": 4, "water": 2}
    game = play(table(me, ix=True), "agent landing_rights research_station")
    play(game, "do landing_rights.agent.1", "recall", "do shipping_2.1", "amount 1", "faction fremen")
    assert "deploy 4 troop" in offered(game)
    assert refused(game, "deploy 5 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_other_recruits_get_no_company_from_troop_transports() -> None:
    """rise_of_ix 10.28: only the track reward counts."""
    game = table({"tiles": ["troop_transports"], "council": 1, "intrigue": ["secret_forces"], "garrison": 3}, ix=True)
    assert seat(play(game, "play secret_forces 1"))["garrison"] == 5


def test_troop_transports_work_on_an_opponents_turn() -> None:
    """rise_of_ix 5.7"""
    me = {"hand": ["reverend_mother_mohiam"], "played": ["truthsayer"]}
    enemy = {"hand": ["freighter_fleet"], "freighter": 2, "tiles": ["troop_transports"], "garrison": 3}
    game = play(
        table(me, enemy, ix=True), "agent reverend_mother_mohiam wealth", "recall", "do shipping_2.1", "amount 3"
    )
    assert (game.to_act, seat(game, 1)["conflict"], seat(game, 1)["garrison"]) == (1, 3, 3)


def test_troop_transports_deploy_nothing_once_the_conflict_is_closed() -> None:
    """rise_of_ix 5.7: a Freighter icon as a reward; the third troop comes all the same."""
    me = {"conflict": 1, "freighter": 2, "tiles": ["troop_transports"], "garrison": 3}
    game = table(me, ix=True, phase="combat", conflict="skirmish_ix_spice")
    play(game, "recall", "do shipping_2.1")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (6, 1)


# --- Windtraps ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("windtraps.acquire.1")
def test_windtraps_bring_water_when_acquired() -> None:
    assert seat(bought("windtraps"))["water"] == 1


@pytest.mark.clause("windtraps.ability")
def test_windtraps_give_water_for_winning_a_conflict() -> None:
    seats: list[Seat] = [{"conflict": 2, "tiles": ["windtraps"]}, {"conflict": 1}]
    game = table(*seats, ix=True, phase="combat", conflict="skirmish_1")
    assert (seat(game)["points"], seat(game)["water"]) == (1, 1)


@pytest.mark.parametrize("enemy", [2, 3])
def test_windtraps_give_nothing_for_a_tie_or_a_defeat(enemy: int) -> None:
    """rise_of_ix 2.6"""
    seats: list[Seat] = [{"conflict": 2, "tiles": ["windtraps"]}, {"conflict": enemy}]
    game = pass_all(table(*seats, ix=True, phase="combat", conflict="skirmish_1"))
    assert (seat(game)["points"], seat(game)["water"], seat(game)["solari"]) == (0, 0, 2)


# --- buying ---------------------------------------------------------------------------------------------------------


def test_the_next_tile_is_turned_up_after_the_acquire_effect_and_can_be_bought_in_the_same_turn() -> None:
    """rise_of_ix 4.15"""
    rest = [tile for tile in TILE_IDS if tile not in ("memocorders", "windtraps")]
    me = {"hand": ["ixian_engineer"], "intrigue": ["machine_culture"], "spice": 4}
    game = table(me, ix=True, tech=[["memocorders", "windtraps", *rest], [], []])
    play(game, "play machine_culture 1", "tech memocorders 0 spice")
    assert game.view(1)["tech"][0]["top"] is None
    play(game, "faction fremen")
    assert game.view(1)["tech"][0]["top"] == "windtraps"
    play(game, "agent ixian_engineer smuggling", "do ixian_engineer.agent.1")
    assert seat(game)["tiles"] == ["windtraps", "memocorders"]
