"""The 26 board spaces of the base game and of Rise of Ix: what is printed on them, and the rulings about them."""

from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from landsraad.imperium import words as w
from landsraad.imperium.store import OP, A, B
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

assert content
mark = pytest.mark

# area, icon, cost, requirement, board ("both": printed on the base board and on the overlay alike)
PRINTED = {
    "conspire": ("emperor", "emperor", "4 spice", "", "both"),
    "wealth": ("emperor", "emperor", "", "", "both"),
    "heighliner": ("spacing_guild", "spacing_guild", "6 spice", "", "both"),
    "foldspace": ("spacing_guild", "spacing_guild", "", "", "both"),
    "selective_breeding": ("bene_gesserit", "bene_gesserit", "2 spice", "", "both"),
    "secrets": ("bene_gesserit", "bene_gesserit", "", "", "both"),
    "hardy_warriors": ("fremen", "fremen", "1 water", "", "both"),
    "stillsuits": ("fremen", "fremen", "", "", "both"),
    "high_council": ("landsraad", "landsraad", "5 solari", "once", "both"),
    "hall_of_oratory": ("landsraad", "landsraad", "", "", "base"),
    "mentat": ("landsraad", "landsraad", "2 solari", "", "both"),
    "rally_troops": ("landsraad", "landsraad", "4 solari", "", "base"),
    "swordmaster": ("landsraad", "landsraad", "8 solari", "once", "both"),
    "sell_melange": ("choam", "spice_trade", "", "", "base"),
    "secure_contract": ("choam", "spice_trade", "", "", "base"),
    "arrakeen": ("arrakis", "city", "", "", "both"),
    "carthag": ("arrakis", "city", "", "", "both"),
    "research_station": ("arrakis", "city", "2 water", "", "both"),
    "sietch_tabr": ("arrakis", "city", "", "2 fremen", "both"),
    "imperial_basin": ("arrakis", "spice_trade", "", "", "both"),
    "hagga_basin": ("arrakis", "spice_trade", "1 water", "", "both"),
    "the_great_flat": ("arrakis", "spice_trade", "2 water", "", "both"),
    "smuggling": ("choam", "spice_trade", "", "", "rise_of_ix"),
    "interstellar_shipping": ("choam", "spice_trade", "", "2 spacing_guild", "rise_of_ix"),
    "tech_negotiation": ("ix", "landsraad", "", "", "rise_of_ix"),
    "dreadnought": ("ix", "landsraad", "3 solari", "", "rise_of_ix"),
}
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
# A starting card without an agent box for each icon.
CARD_FOR = dict.fromkeys(FACTIONS, "diplomacy") | {
    "landsraad": "dagger",
    "city": "reconnaissance",
    "spice_trade": "dune_the_desert_planet",
}
COMBAT = {
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "the_great_flat",
}
RICH = {"solari": 10, "spice": 10, "water": 10, "influence": {"fremen": 2, "spacing_guild": 2}}


def move(space: str) -> str:
    return f"agent {CARD_FOR[PRINTED[space][1]]} {space}"


def before(space: str, *others: dict[str, Any], mine: dict[str, Any] | None = None, **shared: Any) -> Game:
    """Seat 0 about to send an agent there with a plain card; the expansion is in play where the space needs it."""
    ix = PRINTED[space][4] == "rise_of_ix"
    hand = [CARD_FOR[PRINTED[space][1]]]
    return table({"hand": hand, **(RICH if mine is None else mine)}, *others, **{"ix": ix, **shared})


def visit(space: str, *others: dict[str, Any], mine: dict[str, Any] | None = None, **shared: Any) -> Game:
    return play(before(space, *others, mine=mine, **shared), move(space))


def only(space: str) -> dict[str, int]:
    """Exactly what the space costs."""
    amount, _, resource = PRINTED[space][2].partition(" ")
    return {resource: int(amount)} if resource else {}


# --- figures --------------------------------------------------------------------------------------------


def test_there_are_22_spaces_with_and_without_rise_of_ix() -> None:
    """imperium 7.1; rise_of_ix 3.1, 3.5: four are covered, four are new."""
    assert sorted(c.SPACE_IDS) == sorted(PRINTED)
    boards = [printed[4] for printed in PRINTED.values()]
    assert [boards.count(board) for board in ("both", "base", "rise_of_ix")] == [18, 4, 4]


@mark.parametrize("name", PRINTED)
def test_area_icon_cost_requirement_and_board_are_as_printed(name: str) -> None:
    space = c.SPACE_NUMBERS[name]
    resources = {w.SOLARI: "solari", w.SPICE: "spice", w.WATER: "water"}
    cost = f"{c.SPACES[space].amount} {resources[c.SPACES[space].resource]}" if c.SPACES[space].resource >= 0 else ""
    need = "once" if c.SPACES[space].once >= 0 else ""
    if c.SPACES[space].need_faction >= 0:
        need = f"{c.SPACES[space].need_level} {w.FACTION_NAMES[c.SPACES[space].need_faction]}"
    icon = w.ICON_NAMES[c.SPACES[space].icon]
    assert (c.SPACES[space].area, icon, cost, need, c.SPACES[space].board) == PRINTED[name]


@mark.parametrize("name", PRINTED)
def test_only_a_card_with_the_icon_of_the_space_sends_an_agent_there(name: str) -> None:
    """imperium 6.3.2"""
    ix = PRINTED[name][4] == "rise_of_ix"
    hand = ["diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet"]
    game = table({"hand": hand, **RICH}, ix=ix)
    assert [move for move in offered(game) if move.endswith(f" {name}")] == [move(name)]
    for card in hand:
        if card != CARD_FOR[PRINTED[name][1]]:
            assert refused(game, f"agent {card} {name}") == [("wrong-icon", "imperium 6.3.2")]


@mark.parametrize("name", [name for name, printed in PRINTED.items() if printed[4] == "base"])
def test_the_overlay_covers_four_spaces(name: str) -> None:
    """rise_of_ix 3.1, 1.2"""
    assert refused(before(name, ix=True), move(name)) == [("not-in-game", "rise_of_ix 3.1")]


@mark.parametrize("name", [name for name, printed in PRINTED.items() if printed[4] == "rise_of_ix"])
def test_four_spaces_need_rise_of_ix(name: str) -> None:
    """rise_of_ix 3.3, 3.4"""
    assert refused(before(name, ix=False), move(name)) == [("not-in-game", "rise_of_ix 1.2")]


@mark.parametrize("name", ["high_council", "mentat", "swordmaster"])
def test_three_landsraad_spaces_are_the_same_on_the_overlay(name: str) -> None:
    """rise_of_ix 3.2"""
    results = [visit(name, mine={"solari": 8}, ix=ix) for ix in (False, True)]
    fields = ("solari", "agents", "council", "swordmaster")
    assert [seat(results[0])[field] for field in fields] == [seat(results[1])[field] for field in fields]
    assert len(seat(results[1])["hand"]) == (1 if name == "mentat" else 0)


# --- costs, requirements --------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "resource", "price"),
    [
        pytest.param("conspire", "spice", 4, marks=mark.clause("conspire.cost")),
        pytest.param("heighliner", "spice", 6, marks=mark.clause("heighliner.cost")),
        pytest.param("selective_breeding", "spice", 2, marks=mark.clause("selective_breeding.cost")),
        pytest.param("hardy_warriors", "water", 1, marks=mark.clause("hardy_warriors.cost")),
        pytest.param("high_council", "solari", 5, marks=mark.clause("high_council.cost")),
        pytest.param("mentat", "solari", 2, marks=mark.clause("mentat.cost")),
        pytest.param("rally_troops", "solari", 4, marks=mark.clause("rally_troops.cost")),
        pytest.param("swordmaster", "solari", 8, marks=mark.clause("swordmaster.cost")),
        pytest.param("research_station", "water", 2, marks=mark.clause("research_station.cost")),
        pytest.param("hagga_basin", "water", 1, marks=mark.clause("hagga_basin.cost")),
        pytest.param("the_great_flat", "water", 2, marks=mark.clause("the_great_flat.cost")),
        pytest.param("dreadnought", "solari", 3, marks=mark.clause("dreadnought.cost")),
    ],
)
def test_the_cost_is_paid_at_once_or_the_space_is_closed(name: str, resource: str, price: int) -> None:
    """imperium 6.3.4"""
    assert seat(visit(name, mine={resource: price}))[resource] == 0
    assert seat(visit(name, mine={resource: price + 3}))[resource] == 3
    short = before(name, mine={resource: price - 1})
    assert refused(short, move(name)) == [("price", "imperium 6.3.4")]


def test_a_plot_card_played_first_may_pay_the_space() -> None:
    """imperium 6.3.4"""
    game = before("mentat", mine={"intrigue": ["windfall"]})
    assert refused(game, move("mentat")) == [("price", "imperium 6.3.4")]
    assert seat(play(game, "play windfall 1", move("mentat")))["solari"] == 0


@mark.clause("sietch_tabr.need")
def test_sietch_tabr_needs_two_fremen_influence_and_gives_none() -> None:
    """imperium 6.3.5, 7.14"""
    assert refused(before("sietch_tabr", mine={"influence": {"fremen": 1}}), move("sietch_tabr")) == [
        ("requirement", "imperium 6.3.5")
    ]
    game = visit("sietch_tabr", mine={"influence": {"fremen": 2}})
    assert seat(game)["influence"]["fremen"] == 2


@mark.clause("interstellar_shipping.need")
def test_interstellar_shipping_needs_two_guild_influence_and_gives_none() -> None:
    """rise_of_ix 3.3, 3.8"""
    poor = before("interstellar_shipping", mine={"influence": {"spacing_guild": 1}})
    assert refused(poor, move("interstellar_shipping")) == [("requirement", "rise_of_ix 3.3")]
    game = visit("interstellar_shipping", mine={"influence": {"spacing_guild": 2}})
    assert seat(game)["influence"]["spacing_guild"] == 2


@mark.parametrize(
    ("name", "field"),
    [
        pytest.param("high_council", "council", marks=mark.clause("high_council.once")),
        pytest.param("swordmaster", "swordmaster", marks=mark.clause("swordmaster.once")),
    ],
)
def test_once_per_game_for_each_player(name: str, field: str) -> None:
    """imperium 6.3.5, 7.5, 7.6"""
    assert refused(before(name, mine={"solari": 9, field: 1}), move(name)) == [("once", "imperium 6.3.5")]
    assert refused(before(name, {field: 1}, mine={"solari": 9}), move(name)) == []


def test_there_is_a_council_seat_for_everybody() -> None:
    """imperium 7.5: four seats."""
    game = before("high_council", {"council": 1}, {"council": 1}, {"council": 1}, mine={"solari": 5})
    assert seat(play(game, move("high_council")))["council"] == 1


# --- influence, combat ----------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "faction"),
    [
        pytest.param("conspire", "emperor", marks=mark.clause("conspire.influence")),
        pytest.param("wealth", "emperor", marks=mark.clause("wealth.influence")),
        pytest.param("heighliner", "spacing_guild", marks=mark.clause("heighliner.influence")),
        pytest.param("foldspace", "spacing_guild", marks=mark.clause("foldspace.influence")),
        pytest.param("selective_breeding", "bene_gesserit", marks=mark.clause("selective_breeding.influence")),
        pytest.param("secrets", "bene_gesserit", marks=mark.clause("secrets.influence")),
        pytest.param("hardy_warriors", "fremen", marks=mark.clause("hardy_warriors.influence")),
        pytest.param("stillsuits", "fremen", marks=mark.clause("stillsuits.influence")),
    ],
)
def test_a_space_of_a_faction_gives_one_influence_with_it(name: str, faction: str) -> None:
    """imperium 6.3.6"""
    game = visit(name, mine=dict(only(name)))
    assert seat(game)["influence"] == dict.fromkeys(FACTIONS, 0) | {faction: 1}


@mark.parametrize("name", [name for name, printed in PRINTED.items() if printed[0] not in FACTIONS])
def test_no_other_space_gives_influence(name: str) -> None:
    """imperium 6.3.6; rise_of_ix 3.5"""
    game = visit(name)
    assert seat(game)["influence"] == dict.fromkeys(FACTIONS, 0) | RICH["influence"]  # type: ignore[operator]


@mark.parametrize(
    "name",
    [
        pytest.param("heighliner", marks=mark.clause("heighliner.combat")),
        pytest.param("hardy_warriors", marks=mark.clause("hardy_warriors.combat")),
        pytest.param("stillsuits", marks=mark.clause("stillsuits.combat")),
        pytest.param("arrakeen", marks=mark.clause("arrakeen.combat")),
        pytest.param("carthag", marks=mark.clause("carthag.combat")),
        pytest.param("research_station", marks=mark.clause("research_station.combat")),
        pytest.param("sietch_tabr", marks=mark.clause("sietch_tabr.combat")),
        pytest.param("imperial_basin", marks=mark.clause("imperial_basin.combat")),
        pytest.param("hagga_basin", marks=mark.clause("hagga_basin.combat")),
        pytest.param("the_great_flat", marks=mark.clause("the_great_flat.combat")),
    ],
)
def test_a_combat_space_lets_you_deploy(name: str) -> None:
    """imperium 7.1, 9.4"""
    game = visit(name, mine={**only(name), "influence": {"fremen": 2}})
    garrison = seat(game)["garrison"]
    play(game, "deploy 2 troop")
    assert (seat(game)["conflict"], seat(game)["garrison"], strength(game)) == (2, garrison - 2, 4)


@mark.parametrize("name", [name for name in PRINTED if name not in COMBAT])
def test_no_other_space_lets_you_deploy(name: str) -> None:
    """imperium 9.5; rise_of_ix 3.5"""
    game = visit(name)
    if name == "sell_melange":
        play(game, "amount 2")
    assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]


# --- plain effects --------------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "field", "gained"),
    [
        pytest.param("conspire", "solari", 5, marks=mark.clause("conspire.space.1")),
        pytest.param("conspire", "garrison", 2, marks=mark.clause("conspire.space.2")),
        pytest.param("conspire", "intrigue", 1, marks=mark.clause("conspire.space.3")),
        pytest.param("wealth", "solari", 2, marks=mark.clause("wealth.space.1")),
        pytest.param("heighliner", "garrison", 5, marks=mark.clause("heighliner.space.1")),
        pytest.param("heighliner", "water", 2, marks=mark.clause("heighliner.space.2")),
        pytest.param("secrets", "intrigue", 1, marks=mark.clause("secrets.space.1")),
        pytest.param("hardy_warriors", "garrison", 2, marks=mark.clause("hardy_warriors.space.1")),
        pytest.param("stillsuits", "water", 1, marks=mark.clause("stillsuits.space.1")),
        pytest.param("hall_of_oratory", "garrison", 1, marks=mark.clause("hall_of_oratory.space.1")),
        pytest.param("mentat", "hand", 1, marks=mark.clause("mentat.space.1")),
        pytest.param("rally_troops", "garrison", 4, marks=mark.clause("rally_troops.space.1")),
        pytest.param("secure_contract", "solari", 3, marks=mark.clause("secure_contract.space.1")),
        pytest.param("arrakeen", "garrison", 1, marks=mark.clause("arrakeen.space.1")),
        pytest.param("arrakeen", "hand", 1, marks=mark.clause("arrakeen.space.2")),
        pytest.param("carthag", "garrison", 1, marks=mark.clause("carthag.space.1")),
        pytest.param("carthag", "intrigue", 1, marks=mark.clause("carthag.space.2")),
        pytest.param("research_station", "hand", 3, marks=mark.clause("research_station.space.1")),
        pytest.param("sietch_tabr", "garrison", 1, marks=mark.clause("sietch_tabr.space.1")),
        pytest.param("sietch_tabr", "water", 1, marks=mark.clause("sietch_tabr.space.2")),
        pytest.param("smuggling", "solari", 1, marks=mark.clause("smuggling.space.1")),
    ],
)
def test_the_effect_of_the_space(name: str, field: str, gained: int) -> None:
    game = visit(name, mine={**only(name), "influence": {"fremen": 2}})
    found = seat(game)[field]
    start = 3 if field == "garrison" else 0
    assert (len(found) if isinstance(found, list) else found) == start + gained
    if field == "garrison":
        assert seat(game)["supply"] == 9 - gained


def test_recruiting_with_too_few_troops_in_supply_recruits_what_is_there() -> None:
    """imperium 3.10, 9.2"""
    game = visit("rally_troops", mine={"solari": 4, "garrison": 10, "supply": 2})
    finish(game)
    assert (seat(game)["garrison"], seat(game)["supply"]) == (12, 0)


@mark.clause("foldspace.space.1")
def test_foldspace_gives_a_foldspace_card_into_the_discard_pile() -> None:
    """imperium 7.11"""
    game = finish(visit("foldspace"))
    assert (seat(game)["discard"], shared(game)["reserve"]["foldspace"]) == (["foldspace"], 5)


def test_foldspace_with_an_empty_stack_still_gives_the_influence() -> None:
    """imperium 15.6, 3.10"""
    game = visit("foldspace", {"discard": ["foldspace"] * 6}, mine={})
    assert offered(game) == ["end"]
    assert (seat(game)["discard"], seat(game)["influence"]["spacing_guild"]) == ([], 1)


@mark.clause("selective_breeding.space.1")
def test_selective_breeding_trashes_a_card_to_draw_two() -> None:
    """imperium 7.10: from hand, discard pile or in play."""
    game = table({"hand": ["diplomacy", "dagger"], "discard": ["seek_allies"], "spice": 2})
    play(game, "agent diplomacy selective_breeding", "do selective_breeding.space.1")
    assert offered(game) == ["trash hand dagger", "trash discard seek_allies", "trash played diplomacy"]
    play(game, "trash discard seek_allies")
    assert (shared(game)["trash"], seat(game)["discard"], len(seat(game)["hand"])) == (["seek_allies"], [], 3)


def test_selective_breeding_need_not_be_used_and_then_draws_nothing() -> None:
    """imperium 3.3, 7.10: the spice is paid all the same."""
    game = play(visit("selective_breeding", mine={"spice": 2}), "end")
    assert (seat(game)["spice"], seat(game)["hand"], shared(game)["trash"]) == (0, [], [])


FOUR = ["ambush", "bribery", "charisma", "windfall"]
FOUR_MORE = ["ambush", "refocus", "infiltrate", "favored_subject"]
THREE = ["private_army", "tiebreaker", "water_of_life"]


@mark.clause("secrets.space.2")
def test_secrets_takes_a_card_from_each_opponent_with_four_or_more() -> None:
    """imperium 7.9, 14.6, 14.8"""
    game = visit("secrets", {"intrigue": FOUR}, {"intrigue": FOUR_MORE}, {"intrigue": THREE}, mine={})
    assert [len(seat(game, number)["intrigue"]) for number in range(4)] == [3, 3, 3, 3]
    assert len(set(seat(game)["intrigue"]) & set(FOUR + FOUR_MORE)) >= 2


def test_the_stolen_card_is_chosen_at_random() -> None:
    """imperium 14.6"""
    left = {tuple(seat(visit("secrets", {"intrigue": FOUR}, mine={}, seed=seed), 1)["intrigue"]) for seed in range(20)}
    assert len(left) == 4


# --- council, Swordmaster, Mentat, Hall of Oratory ------------------------------------------------------


@mark.clause("high_council.space.1")
def test_a_council_seat_gives_two_persuasion_on_each_reveal_turn_from_now_on() -> None:
    """imperium 7.5, 6.4.2"""
    game = visit("high_council", mine={"solari": 5})
    assert seat(game)["council"] == 1
    play(game, "end", "reveal", "end", "reveal", "end", "reveal")
    assert (game.to_act, seat(game)["persuasion"]) == (0, 2)
    assert seat(play(table({"hand": [], "council": 1}, round=5), "reveal"))["persuasion"] == 2


@mark.clause("swordmaster.space.1")
def test_the_swordmaster_is_a_third_agent_at_once_and_for_good() -> None:
    """imperium 7.6"""
    game = visit("swordmaster", mine={"solari": 8})
    assert (seat(game)["swordmaster"], seat(game)["agents"], seat(game)["agents_at"]) == (1, 2, {"swordmaster": 1})
    play(game, "end", "reveal", "end", "reveal", "end", "reveal", "end")
    assert (shared(game)["round"], seat(game)["agents"]) == (2, 3)


@mark.clause("mentat.space.2")
def test_the_mentat_is_an_extra_agent_for_this_round() -> None:
    """imperium 7.7"""
    game = visit("mentat", mine={"solari": 2})
    assert (shared(game)["mentat"], seat(game)["agents"]) == (0, 2)
    play(game, "end", "reveal", "end", "reveal", "end", "reveal", "end")
    assert (shared(game)["round"], shared(game)["mentat"], seat(game)["agents"]) == (2, None, 2)


def test_without_the_mentat_the_space_still_gives_the_card() -> None:
    """imperium 7.7: it is never taken from a player."""
    game = visit("mentat", mine={"solari": 2}, mentat=1)
    assert (shared(game)["mentat"], seat(game)["agents"], len(seat(game)["hand"])) == (1, 1, 1)


@mark.parametrize(
    ("name", "ix"),
    [
        pytest.param("hall_of_oratory", False, marks=mark.clause("hall_of_oratory.reveal.1")),
        pytest.param("tech_negotiation", True, marks=mark.clause("tech_negotiation.reveal.1")),
    ],
)
def test_an_agent_there_gives_a_persuasion_on_the_reveal_turn(name: str, ix: bool) -> None:
    """imperium 7.8; rise_of_ix 3.8"""
    game = table({"hand": [], "agents_at": {name: 1}}, {"hand": [], "agents_at": {"wealth": 1}}, ix=ix)
    play(game, "reveal")
    assert seat(game)["persuasion"] == 1
    play(game, "end", "reveal")
    assert seat(game, 1)["persuasion"] == 0


def test_the_agent_must_still_be_in_the_hall_of_oratory() -> None:
    """imperium 7.8"""
    game = table({"hand": [], "agents_at": {"hall_of_oratory": 1}, "intrigue": ["urgent_mission"]})
    assert seat(play(game, "play urgent_mission 1", "reveal"))["persuasion"] == 0


def test_two_agents_in_the_hall_of_oratory_give_one_persuasion() -> None:
    """imperium 7.13"""
    game = table({"hand": [], "agents_at": {"hall_of_oratory": 2}})
    assert seat(play(game, "reveal"))["persuasion"] == 1


# --- Sell Melange ---------------------------------------------------------------------------------------


@mark.clause("sell_melange.space.1")
@mark.parametrize(("sold", "paid"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_sells_two_to_five_spice(sold: int, paid: int) -> None:
    """imperium 7.3"""
    game = visit("sell_melange", mine={"spice": 9})
    assert offered(game) == ["amount 2", "amount 3", "amount 4", "amount 5"]
    play(game, f"amount {sold}")
    assert (seat(game)["spice"], seat(game)["solari"]) == (9 - sold, paid)
    assert offered(game) == ["end"]


def test_sell_melange_needs_two_spice() -> None:
    """imperium 7.3"""
    assert refused(before("sell_melange", mine={"spice": 1}), move("sell_melange")) == [("price", "imperium 7.3")]
    assert seat(visit("sell_melange", mine={"spice": 2}))["solari"] == 6
    assert offered(visit("sell_melange", mine={"spice": 3})) == ["amount 2", "amount 3"]


# --- harvest, control -----------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "base"),
    [
        pytest.param("imperial_basin", 1, marks=mark.clause("imperial_basin.harvest")),
        pytest.param("hagga_basin", 2, marks=mark.clause("hagga_basin.harvest")),
        pytest.param("the_great_flat", 3, marks=mark.clause("the_great_flat.harvest")),
    ],
)
def test_a_maker_space_gives_its_base_spice_and_all_bonus_spice(name: str, base: int) -> None:
    """imperium 7.2"""
    assert seat(visit(name, mine={"water": 2}))["spice"] == base
    others = {"imperial_basin": 7, "hagga_basin": 7, "the_great_flat": 7}
    game = visit(name, mine={"water": 2}, bonus_spice={**others, name: 4})
    assert (seat(game)["spice"], shared(game)["bonus_spice"]) == (base + 4, {**others, name: 0})


@mark.parametrize("name", ["imperial_basin", "hagga_basin", "the_great_flat"])
def test_an_empty_maker_space_receives_bonus_spice(name: str) -> None:
    """imperium 11.1, 7.12"""
    others = {"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}
    assert shared(table({"agents_at": {name: 1}}, phase="makers"))["bonus_spice"] == {**others, name: 0}


@mark.parametrize(
    ("name", "resource"),
    [
        pytest.param("arrakeen", "solari", marks=mark.clause("arrakeen.control")),
        pytest.param("carthag", "solari", marks=mark.clause("carthag.control")),
        pytest.param("imperial_basin", "spice", marks=mark.clause("imperial_basin.control")),
    ],
)
def test_the_controller_gains_one_whenever_anybody_sends_an_agent(name: str, resource: str) -> None:
    """imperium 6.3.7, 7.4"""
    plain = seat(visit(name, mine={}))[resource]
    theirs = visit(name, mine={}, control={name: 1})
    assert (seat(theirs)[resource], seat(theirs, 1)[resource]) == (plain, 1)
    assert seat(visit(name, mine={}, control={name: 0}))[resource] == plain + 1


@mark.parametrize(("name", "resource"), [("arrakeen", w.SOLARI), ("carthag", w.SOLARI), ("imperial_basin", w.SPICE)])
def test_the_effect_declared_for_a_control_bonus_is_what_is_paid(name: str, resource: int) -> None:
    part = c.FLAG_PARTS[c.SPACES[c.SPACE_NUMBERS[name]].flag]
    assert (OP[part], A[part], B[part]) == (w.GAIN, resource, 1)


@mark.parametrize(("name", "resource"), [("arrakeen", "solari"), ("carthag", "solari"), ("imperial_basin", "spice")])
def test_a_dreadnought_takes_the_control_bonus_from_the_marker_it_covers(name: str, resource: str) -> None:
    """rise_of_ix 7.2"""
    game = visit(name, mine={}, ix=True, control={name: 1}, dreadnoughts={name: 2})
    assert [seat(game, number)[resource] for number in (1, 2)] == [0, 1]
    game = visit(name, mine={}, ix=True, control={name: 2}, dreadnoughts={name: 2})
    assert seat(game, 2)[resource] == 1


def test_the_control_bonus_comes_again_when_kwisatz_haderach_returns_to_the_same_space() -> None:
    """imperium 7.13, 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"arrakeen": 1}}, control={"arrakeen": 1})
    assert seat(play(game, "move kwisatz_haderach arrakeen arrakeen"), 1)["solari"] == 1


# --- Rise of Ix -----------------------------------------------------------------------------------------


@mark.clause("smuggling.space.2")
def test_smuggling_moves_the_freighter_once() -> None:
    """rise_of_ix 3.3"""
    game = play(visit("smuggling", mine={}), "do smuggling.space.2")
    assert (seat(game)["freighter"], offered(game)) == (1, ["end"])


@mark.clause("interstellar_shipping.space.1", "interstellar_shipping.space.2")
def test_interstellar_shipping_moves_the_freighter_twice() -> None:
    """rise_of_ix 3.3, 5.2, 2.2: two icons are two separate uses."""
    game = visit("interstellar_shipping", mine={"influence": {"spacing_guild": 2}})
    play(game, offered(game)[0])
    assert seat(game)["freighter"] == 1
    play(game, offered(game)[0], "advance")
    assert (seat(game)["freighter"], offered(game)) == (2, ["end"])


def test_freighter_icons_may_be_declined() -> None:
    """rise_of_ix 2.7, 2.8"""
    game = visit("interstellar_shipping", mine={"influence": {"spacing_guild": 2}})
    assert seat(play(game, "end"))["freighter"] == 0


# Three tiles of cost 3, 6 and 5 lie on top.
TOPS = ["disposal_facility", "holtzman_engine", "spaceport"]
TECH = [[TOPS[0]], [TOPS[1]], [TOPS[2], *(name for name in c.TILE_IDS if name not in TOPS)]]


@mark.clause("tech_negotiation.space.1")
def test_tech_negotiation_buys_a_tile_for_one_spice_less_or_places_a_negotiator() -> None:
    """rise_of_ix 3.4, 4.3, 4.5, 15.1"""
    game = play(visit("tech_negotiation", mine={"spice": 2}, tech=TECH), "do tech_negotiation.space.1")
    assert offered(game) == ["do tech_negotiation.space.1.1", "do tech_negotiation.space.1.2"]
    play(game, "do tech_negotiation.space.1.1")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["disposal_facility"], 0)
    game = visit("tech_negotiation", mine={"spice": 2}, tech=TECH)
    play(game, "do tech_negotiation.space.1", "do tech_negotiation.space.1.2")
    assert (seat(game)["negotiators"], seat(game)["supply"], seat(game)["spice"]) == (1, 8, 2)


def test_tech_negotiation_without_a_troop_or_an_affordable_tile_does_nothing() -> None:
    """rise_of_ix 2.8: entering the space is still allowed."""
    game = visit("tech_negotiation", mine={"garrison": 12, "supply": 0}, tech=TECH)
    assert offered(game) == ["end"]


@mark.clause("dreadnought.space.1")
def test_the_dreadnought_space_commissions_a_dreadnought() -> None:
    """rise_of_ix 3.4, 6.1"""
    game = play(visit("dreadnought", mine={"solari": 3}), "do dreadnought.space.1")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["dreadnoughts_supply"]) == (1, 1)


@mark.clause("dreadnought.space.2")
def test_the_dreadnought_space_buys_a_tile_without_discount() -> None:
    """rise_of_ix 3.4"""
    assert "do dreadnought.space.2" not in offered(visit("dreadnought", mine={"solari": 3, "spice": 2}, tech=TECH))
    game = visit("dreadnought", mine={"solari": 3, "spice": 3}, tech=TECH)
    play(game, "do dreadnought.space.2")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["disposal_facility"], 0)


def test_the_dreadnought_space_may_be_entered_for_nothing() -> None:
    """rise_of_ix 3.4, 2.8, 6.1: both, one or neither; with two commissioned there is none left."""
    game = play(visit("dreadnought", mine={"solari": 3}), "end")
    assert seat(game)["dreadnoughts_garrison"] == 0
    game = visit("dreadnought", mine={"solari": 3, "dreadnoughts_garrison": 2}, tech=TECH)
    assert offered(game) == ["end"]


def test_the_effects_of_a_new_space_and_of_the_card_may_be_taken_in_any_order() -> None:
    """rise_of_ix 3.7"""
    mine = {"leader": "prince_rhombur_vernius", "hand": ["signet_ring"], "solari": 3, "spice": 3}
    game = play(table(mine, ix=True, tech=TECH), "agent signet_ring dreadnought")
    assert seat(game)["solari"] == 0
    effects = {"do dreadnought.space.1", "do dreadnought.space.2", "do prince_rhombur_vernius.signet.1"}
    assert set(offered(game)) == effects | {"end"}
    play(game, "do prince_rhombur_vernius.signet.1", "do prince_rhombur_vernius.signet.1.2")
    assert set(offered(game)) == effects - {"do prince_rhombur_vernius.signet.1"} | {"end"}
