"""The 14 leaders as printed, and the abilities and signets of the eight of the base game."""

from typing import Any

import pytest

import landsraad
from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table

assert content
mark = pytest.mark

# house, complexity, set, may be a Rival, ability, signet, what the leader starts with (solari, spice, water)
PRINTED = {
    "paul_atreides": ("atreides", 1, "base", False, "prescience", "discipline", (0, 0, 1)),
    "duke_leto_atreides": ("atreides", 2, "base", True, "landsraad_popularity", "prudent_diplomacy", (0, 0, 1)),
    "baron_vladimir_harkonnen": ("harkonnen", 3, "base", True, "masterstroke", "scheme", (0, 0, 1)),
    "glossu_the_beast_rabban": ("harkonnen", 1, "base", True, "arrakis_fiefdom", "brutality", (1, 1, 1)),
    "earl_memnon_thorvald": ("thorvald", 1, "base", True, "connections", "spice_hoard", (0, 0, 1)),
    "countess_ariana_thorvald": ("thorvald", 3, "base", True, "spice_addict", "hidden_reservoir", (0, 0, 1)),
    "count_ilban_richese": ("richese", 1, "base", True, "ruthless_negotiator", "manufacturing", (0, 0, 1)),
    "helena_richese": ("richese", 2, "base", False, "eyes_everywhere", "manipulate", (0, 0, 1)),
    "archduke_armand_ecaz": ("ecaz", 2, "rise_of_ix", False, "coordination", "conscript", (0, 0, 1)),
    "ilesa_ecaz": ("ecaz", 3, "rise_of_ix", False, "one_step_ahead", "guild_contacts", (0, 0, 1)),
    "prince_rhombur_vernius": (
        "vernius", 1, "rise_of_ix", True, "heavy_lasgun_cannons", "ixian_technology", (0, 0, 1),
    ),
    "princess_yuna_moritani": ("moritani", 2, "rise_of_ix", False, "smuggling_operation", "final_delivery", (0, 0, 0)),
    "tessia_vernius": ("vernius", 4, "rise_of_ix", False, "careful_observation", "duplicity", (0, 0, 1)),
    "viscount_hundro_moritani": ("moritani", 1, "rise_of_ix", True, "intelligence", "couriers", (0, 0, 1)),
}  # fmt: skip
FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]


def led(leader: str, *others: Seat, mine: Seat | None = None, **shared: Any) -> Game:
    """Seat 0 has this leader and, unless `mine` says otherwise, the Signet Ring in hand."""
    return table({"leader": leader, "hand": ["signet_ring"], **(mine or {})}, *others, **shared)


def signet(leader: str, space: str = "secure_contract", **given: Any) -> Game:
    """The same, and the ring has just been played."""
    return play(led(leader, **given), f"agent signet_ring {space}")


@mark.parametrize("name", PRINTED)
def test_the_leader_is_as_printed(name: str) -> None:
    leader = c.LEADER_NUMBERS[name]
    solari, spice, water = c.LEADERS[leader].resources
    assert (
        c.LEADERS[leader].house,
        c.LEADERS[leader].complexity,
        c.LEADERS[leader].expansion,
        c.LEADERS[leader].rival,
        c.LEADERS[leader].ability,
        c.LEADERS[leader].signet_name,
        (solari, spice, water),
    ) == PRINTED[name]


def test_eight_leaders_of_the_base_game_and_six_of_rise_of_ix() -> None:
    """imperium 1.1; rise_of_ix 1.5"""
    assert sorted(c.LEADER_IDS) == sorted(PRINTED)
    sets = [printed[2] for printed in PRINTED.values()]
    assert (sets.count("base"), sets.count("rise_of_ix")) == (8, 6)


@mark.parametrize("name", PRINTED)
def test_the_leader_starts_the_game_with_what_is_printed(name: str) -> None:
    """imperium 2.5, 2.7; rise_of_ix 1.7"""
    ix = ["rise_of_ix"] if PRINTED[name][2] == "rise_of_ix" else []
    mine = seat(landsraad.new_game("imperium", seats=3, leaders=[name], expansions=ix, seed=1))
    assert (mine["solari"], mine["spice"], mine["water"]) == PRINTED[name][6]


@mark.parametrize("name", PRINTED)
def test_revealing_the_signet_ring_does_not_use_the_signet(name: str) -> None:
    """imperium 16.9: it only gives its persuasion."""
    game = led(name, mine={"spice": 3, "solari": 7}, ix=PRINTED[name][2] == "rise_of_ix")
    had = {key: value for key, value in seat(game).items() if key in ("spice", "solari", "water", "garrison")}
    play(game, "reveal")
    assert {key: seat(game)[key] for key in had} == had
    assert (seat(game)["persuasion"], [move for move in offered(game) if "signet" in move]) == (1, [])


@mark.parametrize(
    ("name", "field", "gained"),
    [
        pytest.param("paul_atreides", "hand", 1, marks=mark.clause("paul_atreides.signet")),
        pytest.param("glossu_the_beast_rabban", "garrison", 1, marks=mark.clause("glossu_the_beast_rabban.signet")),
        pytest.param("earl_memnon_thorvald", "spice", 1, marks=mark.clause("earl_memnon_thorvald.signet")),
        pytest.param("countess_ariana_thorvald", "water", 1, marks=mark.clause("countess_ariana_thorvald.signet")),
        pytest.param("count_ilban_richese", "solari", 1, marks=mark.clause("count_ilban_richese.signet")),
    ],
)
def test_the_signet_gives(name: str, field: str, gained: int) -> None:
    """At Secure Contract, which gives 3 solari and nothing else."""
    found = seat(signet(name))[field]
    usual = {"garrison": 3, "solari": 3}.get(field, 0)
    assert (len(found) if isinstance(found, list) else found) == usual + gained


# --- Paul Atreides --------------------------------------------------------------------------------------


@mark.clause("paul_atreides.ability")
def test_paul_sees_the_top_card_of_his_deck_and_nobody_else_does() -> None:
    game = table({"leader": "paul_atreides"}, {"leader": "helena_richese"})
    top = seat(game)["deck"][0]
    assert game.view(0)["seats"][0]["deck_top"] == top
    assert "deck_top" not in game.view(1)["seats"][0]
    assert "deck_top" not in game.view(None)["seats"][0]
    assert "deck_top" not in game.view(1)["seats"][1]


def test_paul_has_nothing_to_look_at_while_his_deck_is_empty() -> None:
    """imperium 16.1: looking never causes a reshuffle."""
    deck = seat(table({}))["deck"]
    game = table({"leader": "paul_atreides", "deck": [], "discard": deck})
    assert ("deck_top" in game.view(0)["seats"][0], len(seat(game)["discard"])) == (False, 10)


# --- Duke Leto Atreides ---------------------------------------------------------------------------------


@mark.clause("duke_leto_atreides.ability")
@mark.parametrize(
    ("space", "price"),
    [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7), ("dreadnought", 2)],
)
def test_leto_pays_one_solari_less_at_landsraad_spaces(space: str, price: int) -> None:
    """imperium 16.2, 16.12; rise_of_ix 3.6, 15.D16"""
    given = {"ix": space == "dreadnought"}
    game = led("duke_leto_atreides", mine={"solari": price}, **given)
    assert seat(play(game, f"agent signet_ring {space}"))["solari"] == 0
    short = led("duke_leto_atreides", mine={"solari": price - 1}, **given)
    assert refused(short, f"agent signet_ring {space}") == [("price", "imperium 6.3.4")]


def test_leto_pays_the_full_price_in_spice_and_water() -> None:
    """imperium 16.2"""
    game = table({"leader": "duke_leto_atreides", "hand": ["diplomacy"], "spice": 3, "water": 1})
    assert refused(game, "agent diplomacy conspire") == [("price", "imperium 6.3.4")]
    assert seat(play(game, "agent diplomacy hardy_warriors"))["water"] == 0


def test_leto_pays_less_whatever_sends_the_agent() -> None:
    """imperium 16.12"""
    game = table({"leader": "duke_leto_atreides", "hand": ["kwisatz_haderach"], "solari": 4})
    assert seat(play(game, "agent kwisatz_haderach high_council"))["solari"] == 0


@mark.clause("duke_leto_atreides.signet")
def test_leto_buys_influence_where_an_opponent_has_more() -> None:
    """imperium 16.2"""
    ahead = {"influence": {"emperor": 2, "fremen": 1}}
    mine = {"spice": 1, "influence": {"fremen": 1, "spacing_guild": 1}}
    game = signet("duke_leto_atreides", mine=mine)
    assert "do duke_leto_atreides.signet.1" not in offered(game)
    game = led("duke_leto_atreides", ahead, {"influence": {"spacing_guild": 2}}, mine=mine)
    play(game, "agent signet_ring secure_contract", "do duke_leto_atreides.signet.1")
    assert offered(game) == ["faction emperor", "faction spacing_guild"]
    play(game, "faction emperor")
    assert (seat(game)["spice"], seat(game)["influence"]["emperor"]) == (0, 1)


def test_leto_needs_a_spice_which_the_space_may_give() -> None:
    """imperium 3.4, 3.5"""
    ahead = {"influence": {"emperor": 1}}
    game = play(led("duke_leto_atreides", ahead), "agent signet_ring secure_contract")
    assert offered(game) == ["end"]
    game = play(led("duke_leto_atreides", ahead), "agent signet_ring imperial_basin", "do duke_leto_atreides.signet.1")
    assert (seat(game)["spice"], seat(game)["influence"]["emperor"]) == (0, 1)


# --- Baron Vladimir Harkonnen ---------------------------------------------------------------------------

BARON: Seat = {
    "leader": "baron_vladimir_harkonnen",
    "hand": ["diplomacy"],
    "water": 1,
    "masterstroke": ["emperor", "bene_gesserit"],
}


def test_the_baron_chooses_two_different_factions_in_secret_before_the_first_round() -> None:
    """imperium 2.7, 16.3, 16.11, 3.9"""
    game = landsraad.new_game("imperium", seats=3, leaders=["baron_vladimir_harkonnen"], first_player=0)
    pairs = [f"factions {one} {two}" for at, one in enumerate(FACTIONS) for two in FACTIONS[at + 1 :]]
    assert (offered(game), shared(game)["round"]) == (pairs, 0)
    play(game, "factions spacing_guild fremen")
    assert seat(game)["masterstroke"] == ["spacing_guild", "fremen"]
    assert game.view(0)["seats"][0]["masterstroke"] == ["spacing_guild", "fremen"]
    assert "masterstroke" not in game.view(1)["seats"][0]


@mark.clause("baron_vladimir_harkonnen.ability")
def test_the_baron_gains_influence_with_both_when_he_deploys_the_fourth_troop_of_a_turn() -> None:
    """imperium 16.3, 16.11"""
    game = play(table(BARON), "agent diplomacy hardy_warriors", "deploy 3 troop")
    assert (seat(game)["influence"]["emperor"], seat(game)["influence"]["bene_gesserit"]) == (0, 0)
    play(game, "deploy 1 troop")
    assert seat(game)["influence"] == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 1}
    assert seat(game)["masterstroke"] == []


def test_the_masterstroke_comes_once_per_game() -> None:
    """imperium 16.3"""
    game = play(table({**BARON, "masterstroke": []}), "agent diplomacy hardy_warriors", "deploy 4 troop")
    assert seat(game)["influence"] == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


def test_the_four_troops_must_be_deployed_in_one_turn() -> None:
    """imperium 16.3"""
    game = play(table({**BARON, "conflict": 3}), "agent diplomacy hardy_warriors", "deploy 3 troop")
    assert (seat(game)["conflict"], seat(game)["influence"]["emperor"]) == (6, 0)


def test_troops_deployed_by_any_means_count_together() -> None:
    """imperium 16.3"""
    game = table(
        {**BARON, "hand": [], "intrigue": ["rapid_mobilization", "double_cross"], "solari": 1}, {"conflict": 1}
    )
    play(game, "play rapid_mobilization 1", "amount 3")
    assert seat(game)["influence"]["emperor"] == 0
    play(game, "play double_cross 1")
    assert (seat(game)["conflict"], seat(game)["influence"]["emperor"]) == (4, 1)


def test_the_troop_of_the_defensive_bonus_does_not_count() -> None:
    """imperium 16.3: it is not deployed in a turn."""
    mine = {**BARON, "hand": [], "intrigue": ["rapid_mobilization"]}
    game = table(mine, phase="round_start", conflict_deck=["siege_of_arrakeen"], control={"arrakeen": 0})
    play(game, "yes", "play rapid_mobilization 1", "amount 3")
    assert (seat(game)["conflict"], seat(game)["influence"]["emperor"]) == (4, 0)


def test_dreadnoughts_do_not_count_for_the_masterstroke() -> None:
    """rise_of_ix 6.8"""
    game = table({**BARON, "dreadnoughts_garrison": 1}, ix=True)
    play(game, "agent diplomacy hardy_warriors", "deploy 1 dreadnought", "deploy 3 troop")
    assert (seat(game)["dreadnoughts_conflict"], seat(game)["influence"]["emperor"]) == (1, 0)


def test_the_bonus_of_a_masterstroke_may_be_used_in_the_same_turn() -> None:
    """imperium 16.11, 9.7: two troops at 4 Emperor influence are recruits of this turn."""
    game = table({**BARON, "influence": {"emperor": 3}})
    play(game, "agent diplomacy hardy_warriors", "deploy 4 troop")
    if "do baron_vladimir_harkonnen.masterstroke.1" in offered(game):
        play(game, "do baron_vladimir_harkonnen.masterstroke.1")
    assert seat(game)["influence"]["emperor"] == 4
    play(game, "deploy 2 troop")
    assert (seat(game)["conflict"], refused(game, "deploy 1 troop")) == (6, [("deploy-limit", "imperium 9.4")])


def test_the_masterstroke_is_not_optional() -> None:
    """imperium 16.3: also where its owner is asked for the order."""
    game = table({**BARON, "influence": {"emperor": 3, "bene_gesserit": 3}})
    play(game, "agent diplomacy hardy_warriors", "deploy 4 troop")
    first = "do baron_vladimir_harkonnen.masterstroke"
    assert offered(game) == [f"{first}.1", f"{first}.3"]
    play(game, f"{first}.3")
    assert shared(game)["alliances"] == {"emperor": 0, "bene_gesserit": 0}


@mark.clause("baron_vladimir_harkonnen.signet")
def test_the_baron_buys_an_intrigue_card_for_a_solari() -> None:
    game = signet("baron_vladimir_harkonnen")
    play(game, "do baron_vladimir_harkonnen.signet.1")
    assert (seat(game)["solari"], len(seat(game)["intrigue"])) == (2, 1)
    game = play(signet("baron_vladimir_harkonnen"), "end")
    assert (seat(game)["solari"], seat(game)["intrigue"]) == (3, [])
    poor = signet("baron_vladimir_harkonnen", "imperial_basin")
    assert "do baron_vladimir_harkonnen.signet.1" not in offered(poor)


# --- Glossu "The Beast" Rabban --------------------------------------------------------------------------


@mark.clause("glossu_the_beast_rabban.ability")
def test_rabban_starts_with_a_spice_and_a_solari_more() -> None:
    """imperium 2.7"""
    game = landsraad.new_game("imperium", seats=3, leaders=["glossu_the_beast_rabban", "paul_atreides"])
    fields = ("solari", "spice", "water")
    assert [[seat(game, number)[field] for field in fields] for number in (0, 1)] == [[1, 1, 1], [0, 0, 1]]


@mark.parametrize(
    ("influence", "recruited"), [({"fremen": 3}, 1), ({"fremen": 4}, 2), ({"fremen": 4, "emperor": 4}, 2)]
)
def test_rabban_recruits_two_instead_with_at_least_one_alliance(influence: dict[str, int], recruited: int) -> None:
    """imperium 16.4"""
    game = finish(signet("glossu_the_beast_rabban", mine={"influence": influence}))
    assert (seat(game)["garrison"], seat(game)["supply"]) == (3 + recruited, 9 - recruited)


def test_rabban_needs_the_token_and_not_only_the_influence() -> None:
    """imperium 16.4, 8.10"""
    game = led("glossu_the_beast_rabban", {"influence": {"fremen": 5}}, mine={"influence": {"fremen": 4}})
    finish(play(game, "agent signet_ring secure_contract"))
    assert seat(game)["garrison"] == 4


# --- Earl Memnon Thorvald -------------------------------------------------------------------------------


@mark.clause("earl_memnon_thorvald.ability")
def test_memnon_gains_an_influence_of_choice_with_his_council_seat() -> None:
    """imperium 16.5"""
    game = table({"leader": "earl_memnon_thorvald", "hand": ["dagger"], "solari": 5})
    play(game, "agent dagger high_council")
    assert (seat(game)["council"], offered(game)) == (1, [f"faction {faction}" for faction in FACTIONS])
    play(game, "faction spacing_guild")
    assert seat(game)["influence"] == {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 0}


def test_nobody_else_gains_influence_with_a_council_seat() -> None:
    game = table({"leader": "paul_atreides", "hand": ["dagger"], "solari": 5})
    assert offered(play(game, "agent dagger high_council")) == ["end"]


# --- Countess Ariana Thorvald ---------------------------------------------------------------------------


@mark.clause("countess_ariana_thorvald.ability")
@mark.parametrize(
    ("space", "bonus", "harvested"),
    [("imperial_basin", 0, 0), ("imperial_basin", 2, 2), ("hagga_basin", 0, 1), ("the_great_flat", 3, 5)],
)
def test_ariana_harvests_one_spice_less_and_draws_a_card(space: str, bonus: int, harvested: int) -> None:
    """imperium 16.6: one reduction and one card per visit."""
    mine = {"leader": "countess_ariana_thorvald", "hand": ["dune_the_desert_planet"], "water": 2}
    game = table(mine, bonus_spice={space: bonus})
    play(game, f"agent dune_the_desert_planet {space}")
    assert (seat(game)["spice"], len(seat(game)["hand"])) == (harvested, 1)
    assert shared(game)["bonus_spice"][space] == 0


def test_arianas_control_bonus_is_not_harvested() -> None:
    """imperium 16.6"""
    mine = {"leader": "countess_ariana_thorvald", "hand": ["dune_the_desert_planet"]}
    game = play(table(mine, control={"imperial_basin": 0}), "agent dune_the_desert_planet imperial_basin")
    assert (seat(game)["spice"], len(seat(game)["hand"])) == (1, 1)


def test_ariana_with_carryall_loses_one_spice_in_all() -> None:
    """imperium 16.6, 17.5"""
    mine = {"leader": "countess_ariana_thorvald", "hand": ["carryall"], "water": 2}
    game = play(table(mine), "agent carryall the_great_flat")
    assert (seat(game)["spice"], len(seat(game)["hand"])) == (5, 1)


def test_arianas_spice_from_other_sources_is_not_reduced() -> None:
    """imperium 16.6"""
    mine = {"leader": "countess_ariana_thorvald", "hand": [], "intrigue": ["councilors_dispensation"], "council": 1}
    game = play(table(mine), "play councilors_dispensation 1")
    assert (seat(game)["spice"], seat(game)["hand"]) == (2, [])


def test_arianas_card_comes_with_the_harvest_and_not_later() -> None:
    """imperium 16.6, 3.13: she cannot spend the spice of the harvest before she has drawn its card."""
    mine = {"leader": "countess_ariana_thorvald", "hand": ["dune_the_desert_planet"], "water": 2}
    game = table({**mine, "intrigue": ["bypass_protocol"]})
    play(game, "agent dune_the_desert_planet the_great_flat")
    assert (seat(game)["spice"] > 0) == (len(seat(game)["hand"]) == 1)


# --- Count Ilban Richese --------------------------------------------------------------------------------


@mark.clause("count_ilban_richese.ability")
@mark.parametrize(
    ("space", "drawn"),
    [("high_council", 1), ("mentat", 2), ("rally_troops", 1), ("swordmaster", 1), ("dreadnought", 1)],
)
def test_ilban_draws_a_card_for_paying_solari_for_a_space(space: str, drawn: int) -> None:
    """imperium 16.7; rise_of_ix 3.6 (the Mentat space draws one of its own)."""
    game = table({"leader": "count_ilban_richese", "hand": ["dagger"], "solari": 8}, ix=space == "dreadnought")
    play(game, f"agent dagger {space}")
    if "do count_ilban_richese.paid.1" in offered(game):
        play(game, "do count_ilban_richese.paid.1")
    assert len(seat(game)["hand"]) == drawn


@mark.parametrize(
    ("card", "space"),
    [("diplomacy", "conspire"), ("diplomacy", "hardy_warriors"), ("dagger", "hall_of_oratory")],
)
def test_ilban_draws_nothing_for_other_spaces(card: str, space: str) -> None:
    """imperium 16.7"""
    game = table({"leader": "count_ilban_richese", "hand": [card], "spice": 4, "water": 1, "solari": 8})
    assert seat(play(game, f"agent {card} {space}"))["hand"] == []


def test_ilban_draws_nothing_for_solari_paid_through_cards() -> None:
    """imperium 16.7"""
    game = table({"leader": "count_ilban_richese", "hand": [], "solari": 7, "intrigue": ["choam_shares"]})
    assert seat(play(game, "play choam_shares 1"))["hand"] == []
    game = table({"leader": "count_ilban_richese", "hand": ["firm_grip"], "solari": 2})
    play(game, "agent firm_grip wealth", "do firm_grip.agent.1", "faction fremen")
    assert (seat(game)["solari"], seat(game)["hand"]) == (2, [])


def test_ilban_draws_when_he_has_paid_and_before_anything_else() -> None:
    """imperium 3.13: a leader ability is resolved as soon as its event has happened."""
    mine = {"leader": "count_ilban_richese", "hand": ["dagger"], "solari": 4, "intrigue": ["bypass_protocol"]}
    game = play(table(mine), "agent dagger rally_troops")
    assert (len(seat(game)["hand"]), "do count_ilban_richese.paid.1" in offered(game)) == (1, False)


# --- Helena Richese -------------------------------------------------------------------------------------

OPEN_TO_HELENA = ["high_council", "mentat", "swordmaster", "arrakeen", "carthag", "research_station", "sietch_tabr"]
RICH: Seat = {"solari": 9, "spice": 9, "water": 2, "influence": {"fremen": 2, "spacing_guild": 2}}


@mark.clause("helena_richese.ability")
@mark.parametrize(
    ("space", "ix"),
    [(space, False) for space in [*OPEN_TO_HELENA, "hall_of_oratory", "rally_troops"]]
    + [(space, True) for space in [*OPEN_TO_HELENA, "tech_negotiation", "dreadnought"]],
)
def test_enemy_agents_do_not_block_helena_at_landsraad_and_city_spaces(space: str, ix: bool) -> None:
    """imperium 16.8; rise_of_ix 3.8"""
    enemies = ({"agents_at": {space: 1}}, {"agents_at": {space: 1}})
    game = led("helena_richese", *enemies, mine=RICH, ix=ix)
    assert seat(play(game, f"agent signet_ring {space}"))["agents_at"] == {space: 1}
    someone = led("paul_atreides", *enemies, mine=RICH, ix=ix)
    assert refused(someone, f"agent signet_ring {space}") == [("occupied", "imperium 6.3.3")]


@mark.parametrize("space", ["secure_contract", "sell_melange", "imperial_basin", "hagga_basin", "the_great_flat"])
def test_enemy_agents_block_helena_at_spice_trade_spaces(space: str) -> None:
    """imperium 16.8"""
    game = led("helena_richese", {"agents_at": {space: 1}}, mine=RICH)
    assert refused(game, f"agent signet_ring {space}") == [("occupied", "imperium 6.3.3")]


def test_enemy_agents_block_helena_at_factions_and_her_own_agents_everywhere() -> None:
    """imperium 16.8, 6.3.3"""
    mine = {"leader": "helena_richese", "hand": ["diplomacy", "reconnaissance"], "agents_at": {"arrakeen": 1}}
    game = table(mine, {"agents_at": {"wealth": 1, "arrakeen": 1}})
    assert refused(game, "agent diplomacy wealth") == [("occupied", "imperium 6.3.3")]
    assert refused(game, "agent reconnaissance arrakeen") == [("own-agent", "imperium 6.3.3")]


ROW = ["dr_yueh", "crysknife", "carryall", "chani", "choam_directorship"]


@mark.clause("helena_richese.signet")
def test_helena_removes_a_card_of_the_row_and_may_buy_it_for_one_less() -> None:
    """imperium 16.8, 16.10: the place is refilled at once."""
    mine = {"hand": ["signet_ring", "convincing_argument"]}
    game = signet("helena_richese", mine=mine, row=ROW)
    if "do helena_richese.signet.1" in offered(game):
        play(game, "do helena_richese.signet.1")
    assert sorted(offered(game)) == sorted(f"card {card}" for card in ROW)
    play(game, "card crysknife", "end")
    assert (seat(game)["manipulated"], len(shared(game)["row"])) == ("crysknife", 5)
    assert shared(game)["row"][0:1] + shared(game)["row"][2:] == ["dr_yueh", "carryall", "chani", "choam_directorship"]
    play(game, "reveal", "end", "reveal", "end", "reveal")
    assert seat(game)["persuasion"] == 2
    play(game, "acquire crysknife leader")
    assert (seat(game)["persuasion"], seat(game)["discard"], "manipulated" in seat(game)) == (0, ["crysknife"], False)


def manipulated(card: str, *others: Seat, **mine: Any) -> Game:
    return table({"leader": "helena_richese", "hand": [], "manipulated": card, **mine}, *others)


def test_manipulate_is_mandatory() -> None:
    """imperium 16.10"""
    game = signet("helena_richese", mine={"intrigue": ["windfall"]}, row=ROW)
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]


def test_a_card_not_bought_leaves_the_game_when_her_reveal_turn_ends() -> None:
    """imperium 16.8, 16.10"""
    game = play(manipulated("crysknife"), "reveal", "end")
    assert (shared(game)["trash"], "manipulated" in seat(game)) == (["crysknife"], False)


def test_the_price_of_the_removed_card_is_never_below_zero() -> None:
    """imperium 16.10"""
    game = play(manipulated("dr_yueh"), "reveal", "acquire dr_yueh leader")
    assert (seat(game)["persuasion"], seat(game)["discard"]) == (0, ["dr_yueh"])


def test_the_removed_card_costs_only_one_less() -> None:
    """imperium 16.8"""
    game = play(manipulated("crysknife", hand=["dagger", "diplomacy"]), "reveal")
    assert refused(game, "acquire crysknife leader") == [("persuasion", "imperium 15.2")]


def test_opponents_cannot_acquire_the_removed_card() -> None:
    """imperium 16.8"""
    game = table(
        {"leader": "helena_richese", "manipulated": "crysknife"}, {"hand": ["convincing_argument"] * 2}, to_act=1
    )
    play(game, "reveal")
    assert seat(game, 1)["persuasion"] == 4
    for source in ("row", "leader"):
        assert refused(game, f"acquire crysknife {source}") == [("not-offered", "imperium 15.2")]


def test_a_card_removed_from_the_row_is_not_trashed() -> None:
    """rise_of_ix 8.11: "when this card is trashed" is not set off, now or later."""
    row = ["assassination_mission", *ROW[1:]]
    game = signet("helena_richese", mine={}, row=row)
    if "do helena_richese.signet.1" in offered(game):
        play(game, "do helena_richese.signet.1")
    play(game, "card assassination_mission")
    assert seat(game)["solari"] == 3  # of Secure Contract
    assert seat(play(manipulated("assassination_mission"), "reveal", "end"))["solari"] == 0


def test_the_removed_card_cannot_be_trashed() -> None:
    """imperium 16.10: it is not hers."""
    game = manipulated("crysknife", hand=["diplomacy"], spice=2)
    play(game, "agent diplomacy selective_breeding", "do selective_breeding.space.1")
    assert [move for move in offered(game) if "crysknife" in move] == []


def test_everybody_sees_the_removed_card() -> None:
    """imperium 3.14"""
    assert manipulated("crysknife").view(1)["seats"][0]["manipulated"] == "crysknife"
