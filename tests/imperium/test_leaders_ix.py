"""The abilities and signets of the six leaders of Rise of Ix."""

from typing import Any

import pytest

import landsraad
from landsraad.game import Game
from landsraad.imperium import catalog as c
from tests.imperium.table import Seat, finish, offered, pass_all, play, refused, seat, shared, strength, table

mark = pytest.mark
FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]


def led(leader: str, *others: Seat, mine: Seat | None = None, **shared: Any) -> Game:
    """Seat 0 has this leader and, unless `mine` says otherwise, the Signet Ring in hand."""
    return table({"leader": leader, "hand": ["signet_ring"], **(mine or {})}, *others, ix=True, **shared)


def signet(leader: str, *others: Seat, space: str = "imperial_basin", **given: Any) -> Game:
    """The same, and the ring has just been played at Imperial Basin, which gives 1 spice."""
    return play(led(leader, *others, **given), f"agent signet_ring {space}")


def influence(**levels: int) -> dict[str, int]:
    return dict.fromkeys(FACTIONS, 0) | levels


# --- Archduke Armand Ecaz -------------------------------------------------------------------------------

ARMAND = "archduke_armand_ecaz"
TRASHES = ["trash played dagger", "trash revealed convincing_argument"]


def coordinating(agents_at: dict[str, int], **mine: Any) -> Game:
    """Armand on his reveal turn, with a Dagger played and a Convincing Argument revealed."""
    cards = {"hand": ["convincing_argument"], "played": ["dagger"], "discard": ["diplomacy"]}
    return play(led(ARMAND, mine={**cards, "agents_at": agents_at, **mine}), "reveal")


@mark.clause("archduke_armand_ecaz.ability")
def test_armand_with_two_agents_on_the_board_may_trash_a_card_in_play() -> None:
    """rise_of_ix 10.7, 10.19: the icons need not be the same; never from the hand or the discard pile."""
    game = coordinating({"mentat": 1, "arrakeen": 1})
    play(game, next(move for move in offered(game) if ARMAND in move))
    assert [move for move in offered(game) if move.startswith("trash")] == TRASHES
    play(game, "trash played dagger")
    assert (shared(game)["trash"], [move for move in offered(game) if ARMAND in move]) == (["dagger"], [])


def test_armand_need_not_trash() -> None:
    """rise_of_ix 10.19: "may"."""
    game = play(coordinating({"mentat": 1, "arrakeen": 1}), "end")
    assert shared(game)["trash"] == []


@mark.parametrize(
    ("agents_at", "coordinated"),
    [
        ({"mentat": 1}, False),
        ({"mentat": 1, "wealth": 1}, False),
        ({"secrets": 1, "wealth": 1}, False),
        ({"mentat": 1, "high_council": 1}, True),
        ({"carthag": 1, "smuggling": 1}, True),
        ({"dreadnought": 1, "imperial_basin": 1}, True),
    ],
)
def test_armand_counts_agents_on_landsraad_city_and_spice_trade_spaces(
    agents_at: dict[str, int], coordinated: bool
) -> None:
    """rise_of_ix 10.7, 3.6"""
    assert any(ARMAND in move for move in offered(coordinating(agents_at))) == coordinated


def test_armand_counts_the_mentat() -> None:
    """rise_of_ix 10.19"""
    cards = {"hand": ["dagger"], "agents_at": {"wealth": 2, "carthag": 1}}
    assert not any(ARMAND in move for move in offered(play(led(ARMAND, mine=cards, mentat=0), "reveal")))
    cards = {"hand": ["dagger"], "agents_at": {"wealth": 1, "carthag": 1, "mentat": 1}}
    assert any(ARMAND in move for move in offered(play(led(ARMAND, mine=cards, mentat=0), "reveal")))


def test_armand_counts_the_agents_at_the_moment_of_use() -> None:
    """rise_of_ix 10.19: an agent recalled before does not count any more."""
    game = coordinating({"mentat": 1, "arrakeen": 1}, intrigue=["urgent_mission"])
    play(game, "play urgent_mission 1", "space mentat")
    assert not any(ARMAND in move for move in offered(game))


def test_a_card_armand_trashes_is_unloaded() -> None:
    """rise_of_ix 10.19, 8.2; imperium 6.4.7: what it gave when revealed is kept."""
    mine = {"hand": ["esmar_tuek"], "agents_at": {"mentat": 1, "arrakeen": 1}}
    game = play(led(ARMAND, mine=mine), "reveal")
    play(game, next(move for move in offered(game) if ARMAND in move))
    if "trash revealed esmar_tuek" in offered(game):
        play(game, "trash revealed esmar_tuek")
    assert (seat(game)["spice"], seat(game)["solari"]) == (4, 4)


@mark.clause("archduke_armand_ecaz.signet")
def test_armand_may_acquire_a_card_of_cost_three_or_less() -> None:
    """rise_of_ix 10.9, 10.19; imperium 15.11: the Row and the reserve, never Foldspace."""
    row = ["dr_yueh", "crysknife", "duncan_idaho", "chani", "opulence"]  # of cost 1, 3, 4, 5 and 6
    game = play(signet(ARMAND, row=row), f"do {ARMAND}.signet.1")
    assert sorted(offered(game)) == [
        "acquire arrakis_liaison reserve",
        "acquire crysknife row",
        "acquire dr_yueh row",
    ]
    play(game, "acquire crysknife row")
    assert (seat(game)["discard"], len(shared(game)["row"])) == (["crysknife"], 5)
    game = play(signet(ARMAND, row=row), "end")
    assert seat(game)["discard"] == []


# --- Ilesa Ecaz -----------------------------------------------------------------------------------------

ILESA = "ilesa_ecaz"


def second_turn(card: str, **mine: Any) -> Game:
    """Ilesa, who has set the card aside and taken one turn this round, at the start of her second."""
    game = led(ILESA, mine={"hand": ["dagger"], "set_aside": card, **mine})
    play(game, "agent dagger tech_negotiation", "end")
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    return game


def test_ilesa_sets_a_card_aside_at_the_start_of_the_round() -> None:
    """rise_of_ix 9.1, 10.16, 8.12, 1.10: after drawing; not optional; unseen; not in her hand."""
    game = led(ILESA, mine={"hand": []}, phase="round_start")
    hand = seat(game)["hand"]
    assert (len(hand), offered(game)) == (5, [f"card {card}" for card in sorted(set(hand), key=list(c.CARD_IDS).index)])
    play(game, f"card {hand[0]}")
    assert (seat(game)["set_aside"], len(seat(game)["hand"])) == (hand[0], 4)
    assert "set_aside" not in game.view(1)["seats"][0]
    assert game.view(0)["seats"][0]["set_aside"] == hand[0]


def test_the_card_comes_back_at_the_start_of_the_second_turn() -> None:
    """rise_of_ix 10.16"""
    game = second_turn("diplomacy")
    assert (seat(game)["hand"], "set_aside" in seat(game)) == (["diplomacy"], False)
    early = led(ILESA, mine={"set_aside": "diplomacy"})
    assert seat(early)["hand"] == ["signet_ring"]


@mark.clause("ilesa_ecaz.ability")
@mark.parametrize(
    ("card", "space", "spice", "solari"),
    [("reconnaissance", "arrakeen", 1, 0), ("diplomacy", "stillsuits", 0, 1), ("signet_ring", "arrakeen", 0, 1)],
)
def test_ilesa_gains_by_the_icons_of_the_card_she_sends_an_agent_with(
    card: str, space: str, spice: int, solari: int
) -> None:
    """rise_of_ix 10.3: a spice for exactly one agent icon, otherwise a solari."""
    game = play(second_turn(card), f"agent {card} {space}")
    assert (seat(game)["spice"], seat(game)["solari"]) == (spice, solari)


def test_ilesa_gains_nothing_for_another_card() -> None:
    """rise_of_ix 10.3"""
    game = led(ILESA, mine={"hand": ["dagger", "signet_ring"], "set_aside": "reconnaissance"})
    play(game, "agent dagger tech_negotiation", "end")
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    play(game, "agent signet_ring arrakeen")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 0)


def test_ilesa_gains_nothing_on_a_later_turn() -> None:
    """rise_of_ix 10.3, 10.16: only on her second turn."""
    game = second_turn("reconnaissance", swordmaster=1, intrigue=["bindu_suspension"])
    play(game, "play bindu_suspension 1", "pass")
    play(game, "agent reconnaissance arrakeen")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 0)


def test_a_passed_turn_counts_as_a_turn_for_ilesa() -> None:
    """rise_of_ix 10.16"""
    game = led(ILESA, mine={"hand": [], "set_aside": "reconnaissance", "intrigue": ["bindu_suspension"]})
    play(game, "play bindu_suspension 1", "pass")
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    play(game, "agent reconnaissance arrakeen")
    assert seat(game)["spice"] == 1


def test_ilesa_who_reveals_first_reveals_the_card_too_without_a_bonus() -> None:
    """rise_of_ix 10.3"""
    game = play(led(ILESA, mine={"hand": ["dagger"], "set_aside": "reconnaissance"}), "reveal")
    assert sorted(seat(game)["revealed"]) == ["dagger", "reconnaissance"]
    assert (seat(game)["persuasion"], seat(game)["spice"], seat(game)["solari"]) == (1, 0, 0)


def test_ilesa_who_reveals_second_reveals_the_card_normally() -> None:
    """rise_of_ix 10.3"""
    game = play(second_turn("reconnaissance"), "reveal")
    assert (seat(game)["revealed"], seat(game)["spice"], seat(game)["solari"]) == (["reconnaissance"], 0, 0)


def test_icons_of_dispatch_an_envoy_count_for_ilesa() -> None:
    """rise_of_ix 10.16"""
    game = second_turn("reconnaissance", intrigue=["dispatch_an_envoy"])
    play(game, "play dispatch_an_envoy 1", "agent reconnaissance arrakeen")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 1)


def test_an_infiltration_icon_is_one_icon_for_ilesa() -> None:
    """rise_of_ix 10.16: Bounty Hunter has one."""
    game = play(second_turn("bounty_hunter"), "agent bounty_hunter arrakeen")
    assert (seat(game)["spice"], seat(game)["solari"]) == (1, 0)


def test_kwisatz_haderach_has_no_icon_for_ilesa() -> None:
    """rise_of_ix 10.16"""
    game = play(second_turn("kwisatz_haderach"), "agent kwisatz_haderach arrakeen")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 1)


def test_the_bonus_cannot_pay_for_the_space() -> None:
    """rise_of_ix 10.16"""
    game = second_turn("diplomacy", spice=1)
    assert refused(game, "agent diplomacy selective_breeding") == [("price", "imperium 6.3.4")]


@mark.clause("ilesa_ecaz.signet")
def test_ilesa_buys_a_foldspace_card_for_a_solari() -> None:
    """rise_of_ix 10.9"""
    game = play(signet(ILESA, mine={"solari": 2}), f"do {ILESA}.signet.1")
    assert (seat(game)["solari"], seat(game)["discard"], shared(game)["reserve"]["foldspace"]) == (1, ["foldspace"], 5)
    assert seat(play(signet(ILESA, mine={"solari": 2}), "end"))["solari"] == 2
    assert f"do {ILESA}.signet.1" not in offered(signet(ILESA))


def test_ilesa_cannot_pay_for_a_foldspace_that_is_not_there() -> None:
    """imperium 3.12"""
    game = signet(ILESA, {"discard": ["foldspace"] * 6}, mine={"solari": 2})
    assert f"do {ILESA}.signet.1" not in offered(game)


# --- Prince Rhombur Vernius -----------------------------------------------------------------------------

RHOMBUR = "prince_rhombur_vernius"
TOPS = ["disposal_facility", "holtzman_engine", "flagship"]
TECH = [[TOPS[0]], [TOPS[1]], [TOPS[2], *(name for name in c.TILE_IDS if name not in TOPS)]]


@mark.clause("prince_rhombur_vernius.ability")
def test_rhomburs_dreadnoughts_have_four_strength() -> None:
    """rise_of_ix 6.4, 15.D5: 1 dreadnought and 1 sword are 5."""
    game = led(RHOMBUR, {"dreadnoughts_conflict": 1, "swords": 1}, mine={"dreadnoughts_conflict": 1, "swords": 1})
    assert (strength(game), strength(game, 1)) == (5, 4)
    assert strength(led(RHOMBUR, mine={"dreadnoughts_conflict": 2, "conflict": 1})) == 10


@mark.clause("prince_rhombur_vernius.signet")
def test_rhombur_buys_a_tile_without_discount_or_places_a_negotiator() -> None:
    path = f"do {RHOMBUR}.signet.1"
    game = play(signet(RHOMBUR, mine={"spice": 2}, tech=TECH), path)
    assert offered(game) == [f"{path}.1", f"{path}.2"]
    play(game, f"{path}.1")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["disposal_facility"], 0)
    game = play(signet(RHOMBUR, mine={"spice": 1}, tech=TECH), path)
    assert (seat(game)["negotiators"], seat(game)["supply"], seat(game)["spice"]) == (1, 8, 2)


def test_rhomburs_signet_may_be_declined() -> None:
    """rise_of_ix 2.7"""
    game = play(signet(RHOMBUR, mine={"spice": 9}, tech=TECH), "end")
    assert (seat(game)["tiles"], seat(game)["negotiators"]) == ([], 0)


# --- "Princess" Yuna Moritani ---------------------------------------------------------------------------

YUNA = "princess_yuna_moritani"


@mark.clause("princess_yuna_moritani.ability")
def test_yuna_gains_one_solari_more_on_her_turn_and_starts_without_water() -> None:
    """rise_of_ix 10.8, 1.7"""
    game = landsraad.new_game("imperium", seats=3, leaders=[YUNA], expansions=["rise_of_ix"])
    assert [seat(game)[field] for field in ("solari", "spice", "water")] == [0, 0, 0]
    assert seat(play(led(YUNA, mine={"hand": ["diplomacy"]}), "agent diplomacy wealth"))["solari"] == 3


def test_each_separate_gain_of_yuna_is_increased() -> None:
    """rise_of_ix 10.8, 15.8: with Smuggling's own solari besides."""
    game = led(YUNA, mine={"intrigue": ["windfall"], "freighter": 1})
    play(game, "agent signet_ring smuggling")
    assert seat(game)["solari"] == 2
    play(game, "do smuggling.space.2", "recall", "do shipping_1.1", "do shipping_1.1.1", "play windfall 1")
    assert [seat(game, number)["solari"] for number in range(3)] == [2 + 6 + 3, 1, 1]


def test_two_revealed_cards_are_two_gains_for_yuna() -> None:
    """rise_of_ix 10.18"""
    game = play(led(YUNA, mine={"hand": ["assassination_mission"] * 2}), "reveal")
    assert seat(game)["solari"] == 4


def test_the_bonus_of_the_guild_is_a_gain_of_its_own() -> None:
    """rise_of_ix 10.18"""
    game = led(YUNA, mine={"intrigue": ["guild_authorization"], "influence": {"spacing_guild": 3}})
    assert seat(play(game, "play guild_authorization 1"))["solari"] == 4


def test_yunas_control_bonus_is_increased_on_her_own_turn_only() -> None:
    """rise_of_ix 10.18"""
    mine = play(led(YUNA, control={"arrakeen": 0}), "agent signet_ring arrakeen")
    assert seat(mine)["solari"] == 2
    theirs = table({"leader": YUNA}, {"hand": ["reconnaissance"]}, ix=True, control={"arrakeen": 0}, to_act=1)
    assert seat(play(theirs, "agent reconnaissance arrakeen"))["solari"] == 1


def test_yuna_gains_the_plain_solari_outside_her_turn() -> None:
    """rise_of_ix 10.18, 9.6: Dividends of an opponent, Combat, Round Start."""
    mover = {"hand": ["dune_the_desert_planet"], "freighter": 1}
    game = table({"leader": YUNA}, mover, ix=True, to_act=1)
    play(game, "agent dune_the_desert_planet smuggling", "do smuggling.space.2", "recall", "do shipping_1.1.1")
    assert seat(game)["solari"] == 1
    game = led(YUNA, mine={"conflict": 1}, phase="combat", conflict="guild_bank_raid")
    assert seat(pass_all(game))["solari"] == 6
    game = led(YUNA, mine={"hand": [], "tiles": ["shuttle_fleet"]}, phase="round_start")
    assert seat(game)["solari"] == 2


@mark.clause("princess_yuna_moritani.signet")
def test_yuna_pays_seven_solari_for_influence_a_troop_and_a_spice() -> None:
    path = f"do {YUNA}.signet.1"
    game = play(signet(YUNA, mine={"solari": 8}), path, "faction fremen")
    assert (seat(game)["solari"], seat(game)["garrison"], seat(game)["spice"]) == (1, 4, 2)
    assert seat(game)["influence"] == influence(fremen=1)
    assert seat(play(signet(YUNA, mine={"solari": 8}), "end"))["solari"] == 8
    assert path not in offered(signet(YUNA, mine={"solari": 6}))


# --- Tessia Vernius -------------------------------------------------------------------------------------

TESSIA = "tessia_vernius"
RISES = {
    "emperor": "favored_subject",
    "spacing_guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}
BONUS = {
    "emperor": ("garrison", 2),
    "spacing_guild": ("solari", 3),
    "bene_gesserit": ("intrigue", 1),
    "fremen": ("water", 1),
}


def snooping(faction: str, moved: int, **mine: Any) -> Game:
    """Tessia reaches the token on the track, `moved` tokens having been moved before; she holds a Dagger."""
    tracks = [other for other in FACTIONS if other != faction][: 3 - moved]
    given = {"hand": ["dagger"], "influence": {faction: 1}, "snoopers": [faction, *tracks], "snoopers_moved": moved}
    game = led(TESSIA, mine={**given, "intrigue": [RISES[faction]], "points": 0, **mine})
    return play(game, f"play {RISES[faction]} 1")


def amount(game: Game, field: str) -> int:
    found = seat(game)[field]
    return (len(found) if isinstance(found, list) else int(found)) - (3 if field == "garrison" else 0)


def test_tessia_puts_a_token_on_each_track() -> None:
    """rise_of_ix 1.7"""
    game = landsraad.new_game("imperium", seats=3, leaders=[TESSIA], expansions=["rise_of_ix"])
    assert (seat(game)["snoopers"], seat(game)["snoopers_moved"]) == (FACTIONS, 0)
    assert seat(game, 1)["snoopers"] == []


def test_tessia_reaches_a_token_at_two_influence_and_not_before() -> None:
    """rise_of_ix 10.17: the Victory Point comes with it."""
    assert seat(snooping("emperor", 0, influence={"emperor": 0}))["snoopers_moved"] == 0
    game = snooping("emperor", 0)
    assert (seat(game)["points"], seat(game)["snoopers_moved"]) == (1, 1)
    assert "emperor" not in seat(game)["snoopers"]


@mark.clause("tessia_vernius.ability")
def test_tessias_first_token_may_turn_a_card_into_a_spice() -> None:
    """rise_of_ix 10.11"""
    game = snooping("fremen", 0)
    assert offered(game) == ["yes", "decline"]
    play(game, "yes")
    assert (seat(game)["spice"], seat(game)["discard"], seat(game)["hand"]) == (1, ["dagger"], [])


def test_tessias_first_token_is_moved_even_if_she_declines_or_cannot_pay() -> None:
    """rise_of_ix 10.17"""
    game = play(snooping("fremen", 0), "decline")
    assert (seat(game)["spice"], seat(game)["snoopers_moved"], seat(game)["hand"]) == (0, 1, ["dagger"])
    game = snooping("fremen", 0, hand=[])
    assert (seat(game)["spice"], seat(game)["snoopers_moved"]) == (0, 1)


def test_on_a_reveal_turn_her_hand_is_empty() -> None:
    """rise_of_ix 10.17"""
    mine = {"hand": ["dagger"], "influence": {"emperor": 1}, "intrigue": ["favored_subject"]}
    game = play(led(TESSIA, mine=mine), "reveal", "play favored_subject 1")
    assert (seat(game)["spice"], seat(game)["snoopers_moved"], seat(game)["revealed"]) == (0, 1, ["dagger"])


@mark.parametrize("faction", FACTIONS)
def test_tessias_second_token_gives_the_bonus_of_its_track(faction: str) -> None:
    """rise_of_ix 10.11, 10.17: without moving."""
    field, bonus = BONUS[faction]
    game = snooping(faction, 1)
    assert (amount(game, field), seat(game)["influence"][faction]) == (bonus, 2)


@mark.parametrize("faction", FACTIONS)
def test_tessias_third_token_gives_an_influence_on_its_track(faction: str) -> None:
    """rise_of_ix 10.11"""
    field, _ = BONUS[faction]
    game = snooping(faction, 2)
    assert (amount(game, field), seat(game)["influence"][faction]) == (0, 3)


@mark.parametrize("faction", FACTIONS)
def test_tessias_fourth_token_gives_both(faction: str) -> None:
    """rise_of_ix 10.11"""
    field, bonus = BONUS[faction]
    game = snooping(faction, 3)
    assert (amount(game, field), seat(game)["influence"][faction]) == (bonus, 3)
    assert (seat(game)["snoopers"], seat(game)["snoopers_moved"]) == ([], 4)


def test_the_influence_of_a_token_may_reach_four_and_take_the_alliance() -> None:
    """rise_of_ix 10.17: a gain of two from 1, the token's one in between."""
    mine = {"influence": {"emperor": 1}, "snoopers": ["emperor"], "snoopers_moved": 3, "hand": [], "spice": 2}
    game = led(
        TESSIA, mine={**mine, "conflict": 1, "intrigue": ["demand_respect"]}, phase="combat", conflict="skirmish_2"
    )
    play(game, "pass", "play demand_respect 2", "faction emperor")
    assert (seat(game)["influence"]["emperor"], shared(game)["alliances"]) == (4, {"emperor": 0})
    assert seat(game)["garrison"] == 3 + 2 + 2


def test_a_gain_that_passes_two_reaches_the_token() -> None:
    """rise_of_ix 10.17"""
    game = led(
        TESSIA, mine={"hand": [], "conflict": 1, "influence": {"emperor": 1}}, phase="combat", conflict="grand_vision"
    )
    play(game, "do grand_vision.first.1", "faction emperor")
    assert (seat(game)["influence"]["emperor"], seat(game)["snoopers_moved"]) == (3, 1)


def test_four_influence_gives_the_bonus_again_after_the_token() -> None:
    """rise_of_ix 10.17"""
    mine = {"influence": {"fremen": 3}, "snoopers": [], "snoopers_moved": 4, "water": 1}
    game = led(TESSIA, mine={**mine, "intrigue": ["know_their_ways"]})
    assert seat(play(game, "play know_their_ways 1"))["water"] == 2


def test_each_token_is_used_once() -> None:
    """rise_of_ix 10.17: falling below 2 and rising again finds no token."""
    mine = {"influence": {"fremen": 1}, "snoopers": ["emperor"], "snoopers_moved": 3, "intrigue": ["know_their_ways"]}
    game = play(led(TESSIA, mine=mine), "play know_their_ways 1")
    assert (seat(game)["influence"]["fremen"], seat(game)["snoopers_moved"], seat(game)["water"]) == (2, 3, 0)


@mark.clause("tessia_vernius.signet")
def test_tessia_loses_an_influence_to_gain_one_where_a_token_lies() -> None:
    """rise_of_ix 10.11: tracks where a token still lies."""
    mine = {"influence": {"emperor": 2, "fremen": 1}, "snoopers": ["spacing_guild", "fremen"], "snoopers_moved": 2}
    game = play(signet(TESSIA, mine={**mine, "points": 1}), f"do {TESSIA}.signet.1")
    assert offered(game) == ["faction emperor", "faction fremen"]
    play(game, "faction emperor")
    assert offered(game) == ["faction spacing_guild", "faction fremen"]
    play(game, "faction spacing_guild")
    assert seat(game)["influence"] == influence(emperor=1, spacing_guild=1, fremen=1)
    assert seat(game)["points"] == 0


def test_duplicity_needs_an_influence_to_lose_and_a_token_on_a_track() -> None:
    """rise_of_ix 10.17; imperium 3.4"""
    assert f"do {TESSIA}.signet.1" not in offered(signet(TESSIA))
    mine = {"influence": {"emperor": 3}, "snoopers": [], "snoopers_moved": 4}
    assert f"do {TESSIA}.signet.1" not in offered(signet(TESSIA, mine=mine))
    assert seat(play(signet(TESSIA, mine={"influence": {"emperor": 1}}), "end"))["influence"]["emperor"] == 1


# --- Viscount Hundro Moritani ---------------------------------------------------------------------------

HUNDRO = "viscount_hundro_moritani"


@mark.clause("viscount_hundro_moritani.ability")
def test_hundro_keeps_one_of_the_top_two_intrigue_cards() -> None:
    """rise_of_ix 1.7, 10.20: before round 1; the other goes back on top."""
    game = landsraad.new_game("imperium", seats=3, leaders=[HUNDRO], expansions=["rise_of_ix"], seed=3)
    top = shared(game)["intrigue_deck"][:2]
    assert (game.to_act, shared(game)["round"], len(set(top))) == (0, 0, 2)
    assert sorted(offered(game)) == sorted(f"intrigue {card}" for card in top)
    play(game, f"intrigue {top[1]}")
    assert (seat(game)["intrigue"], shared(game)["intrigue_deck"][0]) == ([top[1]], top[0])
    assert "intrigue" not in game.view(1)["seats"][0]


def test_hundro_looks_after_everybody_has_drawn_the_card_of_the_epic_game() -> None:
    """rise_of_ix 13.4, 10.20"""
    game = landsraad.new_game(
        "imperium", seats=3, leaders=[HUNDRO], expansions=["rise_of_ix"], options={"epic": True}, seed=3
    )
    assert offered(game)[0].startswith("intrigue ")
    assert [len(seat(game, number)["intrigue"]) for number in range(3)] == [1, 1, 1]
    play(game, offered(game)[0])
    assert len(seat(game)["intrigue"]) == 2


@mark.clause("viscount_hundro_moritani.signet")
def test_hundro_moves_his_freighter_for_a_spice() -> None:
    game = play(signet(HUNDRO), f"do {HUNDRO}.signet.1", "advance")
    assert (seat(game)["freighter"], seat(game)["spice"]) == (1, 0)
    game = play(signet(HUNDRO), "end")
    assert (seat(game)["freighter"], seat(game)["spice"]) == (0, 1)
    assert f"do {HUNDRO}.signet.1" not in offered(signet(HUNDRO, space="arrakeen"))
