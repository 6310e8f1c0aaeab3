"""Rules of the base game, section 7: board spaces."""

import pytest

from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, pass_all, play, refused, seat, shared, table

FREE = ["wealth", "foldspace", "secrets", "stillsuits"]
WITH_COST = ["conspire", "heighliner", "selective_breeding", "hardy_warriors"]
COMBAT = {
    "heighliner", "hardy_warriors", "stillsuits", "arrakeen", "carthag", "research_station", "sietch_tabr",
    "imperial_basin", "hagga_basin", "the_great_flat",
}  # fmt: skip
PEACE = {
    "conspire", "wealth", "foldspace", "selective_breeding", "secrets", "high_council", "hall_of_oratory", "mentat",
    "rally_troops", "swordmaster", "sell_melange", "secure_contract",
}  # fmt: skip
RICH = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2}}
ANYWHERE = {"hand": ["foldspace"], **RICH}


def visits(offers: list[str]) -> set[str]:
    return {offer.split()[-1] for offer in offers if offer.startswith("agent ")}


def test_there_are_22_spaces() -> None:
    """imperium 7.1: a card with all seven icons and every resource reaches them all."""
    assert len(COMBAT | PEACE) == 22
    assert visits(offered(table(ANYWHERE))) == COMBAT | PEACE


def test_each_faction_has_one_free_space_and_one_with_a_cost() -> None:
    """imperium 7.1: without resources only the free four are open to Diplomacy."""
    assert visits(offered(table({"hand": ["diplomacy"]}))) == set(FREE)
    assert visits(offered(table({"hand": ["diplomacy"], **RICH}))) == {*FREE, *WITH_COST}


@pytest.mark.parametrize("space", sorted(COMBAT | PEACE))
def test_ten_spaces_are_combat_spaces(space: str) -> None:
    """imperium 7.1, 9.4."""
    game = play(table({**ANYWHERE, "intrigue": ["windfall"]}), f"agent foldspace {space}")
    if space == "sell_melange":
        play(game, "amount 2")
    assert ("deploy 1 troop" in offered(game)) == (space in COMBAT)


# --- harvest and trade -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "water", "base"), [("the_great_flat", 2, 3), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)]
)
def test_a_maker_space_gives_base_and_bonus_spice(space: str, water: int, base: int) -> None:
    """imperium 7.2: all the bonus spice goes with the first agent."""
    game = table({"hand": ["dune_the_desert_planet"], "water": 2}, bonus_spice={space: 4})
    play(game, f"agent dune_the_desert_planet {space}")
    assert (seat(game)["water"], seat(game)["spice"]) == (2 - water, base + 4)
    assert shared(game)["bonus_spice"][space] == 0


@pytest.mark.parametrize(("space", "base"), [("the_great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1)])
def test_only_base_spice_is_base_spice(space: str, base: int) -> None:
    """imperium 7.2, 17.5: Carryall doubles neither bonus spice nor the control bonus."""
    game = table({"hand": ["carryall"], "water": 2}, bonus_spice={space: 5}, control={"imperial_basin": 0})
    play(game, f"agent carryall {space}")
    assert seat(game)["spice"] == 2 * base + 5 + (1 if space == "imperial_basin" else 0)


@pytest.mark.parametrize(("sold", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_has_four_rows(sold: int, solari: int) -> None:
    """imperium 7.3: one exchange per visit."""
    game = play(table({"hand": ["dune_the_desert_planet"], "spice": 9}), "agent dune_the_desert_planet sell_melange")
    assert offered(game) == ["amount 2", "amount 3", "amount 4", "amount 5"]
    play(game, f"amount {sold}")
    assert (seat(game)["spice"], seat(game)["solari"]) == (9 - sold, solari)
    assert offered(game) == ["end"]


def test_fewer_than_two_spice_close_sell_melange() -> None:
    """imperium 7.3: and with exactly two there is nothing to choose."""
    game = table({"hand": ["dune_the_desert_planet"], "spice": 1})
    assert refused(game, "agent dune_the_desert_planet sell_melange") == [("price", "imperium 7.3")]
    game = play(table({"hand": ["dune_the_desert_planet"], "spice": 2}), "agent dune_the_desert_planet sell_melange")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 6)


def test_spice_gained_by_the_visit_cannot_be_sold_in_it() -> None:
    """imperium 7.3, 6.3.4: what is sold is the cost of the space; the spice of Worm Riders comes after it."""
    game = play(table({"hand": ["worm_riders"], "spice": 2}), "agent worm_riders sell_melange")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 6)
    game = play(table({"hand": ["worm_riders"], "spice": 3}), "agent worm_riders sell_melange")
    assert offered(game) == ["amount 2", "amount 3"]


# --- control ---------------------------------------------------------------------------------------------------------


def test_a_control_reward_replaces_an_opponents_marker() -> None:
    """imperium 7.4."""
    game = table({"conflict": 1}, phase="combat", conflict="siege_of_arrakeen", control={"arrakeen": 2, "carthag": 2})
    assert shared(game)["control"] == {"arrakeen": 0, "carthag": 2}


def test_control_lasts_until_it_is_replaced() -> None:
    """imperium 7.4: over the end of the round."""
    game = table(phase="recall", control={"carthag": 1})
    assert (shared(game)["round"], shared(game)["control"]) == (2, {"carthag": 1})


@pytest.mark.parametrize(
    ("space", "card", "resource"),
    [
        ("arrakeen", "reconnaissance", "solari"),
        ("carthag", "reconnaissance", "solari"),
        ("imperial_basin", "scout", "spice"),
    ],
)
def test_the_controller_gains_one_for_every_agent_also_its_own(space: str, card: str, resource: str) -> None:
    """imperium 7.4: Arrakeen and Carthag 1 solari, Imperial Basin 1 spice."""
    base = 1 if resource == "spice" else 0
    game = play(table({"hand": [card]}, control={space: 1}), f"agent {card} {space}")
    assert (seat(game)[resource], seat(game, 1)[resource]) == (base, 1)
    game = play(table({"hand": [card]}, control={space: 0}), f"agent {card} {space}")
    assert seat(game)[resource] == base + 1


def test_winning_control_of_ones_own_location_changes_nothing() -> None:
    """imperium 7.4."""
    game = table({"conflict": 1}, phase="combat", conflict="siege_of_carthag", control={"carthag": 0})
    assert shared(game)["control"] == {"carthag": 0}
    assert seat(game)["points"] == 1


# --- the Landsraad ---------------------------------------------------------------------------------------------------


def test_a_council_seat_counts_from_this_rounds_reveal_turn_on() -> None:
    """imperium 7.5: and cards that ask for it see it at once."""
    person = {"hand": ["dagger"], "solari": 5, "intrigue": ["councilors_dispensation"]}
    game = table(person)
    assert refused(game, "play councilors_dispensation 1") == [("condition", "imperium 14.4")]
    play(game, "agent dagger high_council", "play councilors_dispensation 1", "end")
    assert (seat(game)["spice"], seat(game)["council"], seat(game)["solari"]) == (2, 1, 0)
    play(game, "reveal", "end", "reveal", "end", "reveal")
    assert seat(game)["persuasion"] == 2


def test_there_is_a_council_seat_for_each_of_four_players() -> None:
    """imperium 7.5."""
    seated = {"council": 1}
    game = table({"hand": ["dagger"], "solari": 5}, seated, seated, seated)
    assert seat(play(game, "agent dagger high_council"))["council"] == 1


def test_the_swordmaster_joins_at_once_and_stays() -> None:
    """imperium 7.6."""
    game = play(table({"hand": ["dagger"], "solari": 8}), "agent dagger swordmaster")
    assert (seat(game)["solari"], seat(game)["agents"], seat(game)["swordmaster"]) == (0, 2, 1)
    play(game, "end", *["reveal", "end"] * 3)
    assert shared(game)["round"] == 2
    assert seat(game)["agents"] == 3


def test_the_mentat_space_gives_a_card_and_the_mentat() -> None:
    """imperium 7.7: an extra agent for this round only."""
    game = lean({"hand": ["dagger"], "solari": 2, "deck": ["diplomacy"]})
    play(game, "agent dagger mentat")
    assert (seat(game)["agents"], seat(game)["hand"], shared(game)["mentat"]) == (2, ["diplomacy"], 0)
    play(game, "end", *["reveal", "end"] * 3)
    assert (seat(game)["agents"], shared(game)["mentat"]) == (2, None)


def test_the_mentat_is_never_taken_from_another_player() -> None:
    """imperium 7.7, 17.4: its space still gives the card, and Calculated Hire cannot be played."""
    person = {"hand": ["dagger"], "solari": 2, "spice": 1, "deck": ["diplomacy"], "intrigue": ["calculated_hire"]}
    game = lean(person, mentat=2)
    assert refused(game, "play calculated_hire 1") == [("condition", "imperium 14.4")]
    play(game, "agent dagger mentat", "do mentat.space.1")
    assert (seat(game)["agents"], seat(game)["hand"], shared(game)["mentat"]) == (1, ["diplomacy"], 2)


def test_the_mentat_as_a_reward_comes_at_the_next_round_start() -> None:
    """imperium 7.7: whoever used it this round has given it back by then; in that round its space gives only a card."""
    second = {"deck": ["dagger"], "discard": ["dagger"], "solari": 2}
    game = lean({"conflict": 1}, second, conflict="sort_through_the_chaos", phase="combat", mentat=1)
    assert (shared(game)["mentat_next"], shared(game)["mentat"]) == (0, 1)
    play(game, "end")
    assert (shared(game)["round"], shared(game)["mentat"]) == (3, 0)
    assert [seat(game, number)["agents"] for number in range(3)] == [3, 2, 2]
    play(game, "agent dagger mentat")
    assert (shared(game)["mentat"], seat(game, 1)["agents"], game.to_act) == (0, 1, 1)


def test_a_reward_mentat_goes_back_in_the_next_recall() -> None:
    """imperium 7.7."""
    game = play(table(mentat=0), *["reveal", "end"] * 3)
    assert (shared(game)["mentat"], seat(game)["agents"]) == (None, 2)


def test_the_hall_of_oratory_gives_a_troop_now() -> None:
    """imperium 7.8."""
    game = play(table({"hand": ["dagger"]}), "agent dagger hall_of_oratory")
    assert (seat(game)["garrison"], seat(game)["persuasion"]) == (4, 0)


def test_an_agent_that_has_left_the_hall_of_oratory_gives_no_persuasion() -> None:
    """imperium 7.8, 7.13."""
    person = {"hand": [], "agents_at": {"hall_of_oratory": 1}, "intrigue": ["urgent_mission"]}
    game = play(table(person), "play urgent_mission 1", "reveal")
    assert seat(game)["persuasion"] == 0


# --- the factions' spaces --------------------------------------------------------------------------------------------


def test_secrets_takes_a_card_from_each_opponent_with_four() -> None:
    """imperium 7.9, 14.6: three are too few, and one's own draw comes on top."""
    four = ["windfall", "ambush", "charisma", "bribery"]
    five = ["refocus", "infiltrate", "tiebreaker", "to_the_victor", "water_of_life"]
    game = table({"hand": ["diplomacy"]}, {"intrigue": four}, {"intrigue": five}, {"intrigue": ["private_army"] * 2})
    play(game, "agent diplomacy secrets")
    assert [len(seat(game, number)["intrigue"]) for number in range(4)] == [3, 3, 4, 2]
    mine = set(seat(game)["intrigue"])
    assert len(mine & set(four)) == len(mine & set(five)) == 1


def test_selective_breeding_draws_only_for_a_trashed_card() -> None:
    """imperium 7.10: two spice buy the visit, the trashed card buys the two cards."""
    person = {"hand": ["diplomacy", "dagger"], "spice": 2, "deck": ["seek_allies", "signet_ring", "reconnaissance"]}
    game = play(lean(person), "agent diplomacy selective_breeding", "end")
    assert (seat(game)["spice"], seat(game)["hand"]) == (0, ["dagger"])
    game = play(lean(person), "agent diplomacy selective_breeding", "do selective_breeding.space.1")
    play(game, "trash hand dagger")
    assert sorted(seat(game)["hand"]) == ["seek_allies", "signet_ring"]


def test_foldspace_cards_come_only_through_the_foldspace_icon() -> None:
    """imperium 7.11: into the discard pile, never for persuasion."""
    game = play(table({"hand": ["diplomacy"]}), "agent diplomacy foldspace")
    assert seat(game)["discard"] == ["foldspace"]
    assert shared(game)["reserve"]["foldspace"] == 5
    game = play(table({"hand": ["convincing_argument"] * 2}), "reveal")
    assert refused(game, "acquire foldspace reserve") == [("cannot-be-bought", "imperium 7.11")]


def test_a_maker_space_left_before_phase_four_counts_as_empty() -> None:
    """imperium 7.12, 11.1: recalled from Hagga Basin, moved away from the Great Flat."""
    person = {"hand": ["kwisatz_haderach"], "agents_at": {"hagga_basin": 1, "the_great_flat": 1}}
    game = table({**person, "intrigue": ["urgent_mission"]}, {"agents_at": {"imperial_basin": 1}})
    play(game, "play urgent_mission 1", "space hagga_basin")
    finish(play(game, "move kwisatz_haderach the_great_flat wealth"))
    pass_all(play(game, *["reveal", "end"] * 3))
    assert shared(game)["bonus_spice"] == {"the_great_flat": 1, "hagga_basin": 1, "imperial_basin": 0}


def test_two_agents_in_the_hall_of_oratory_give_one_persuasion() -> None:
    """imperium 7.13."""
    game = play(table({"hand": [], "agents_at": {"hall_of_oratory": 2}}), "reveal")
    assert seat(game)["persuasion"] == 1


def test_the_control_bonus_is_paid_for_every_agent_also_one_that_returns() -> None:
    """imperium 7.13, 17.8: Kwisatz Haderach from Arrakeen to Arrakeen."""
    person = {"hand": ["kwisatz_haderach"], "agents_at": {"arrakeen": 1}}
    game = play(table(person, control={"arrakeen": 1}), "move kwisatz_haderach arrakeen arrakeen")
    assert (seat(game, 1)["solari"], seat(game)["agents_at"]) == (1, {"arrakeen": 1})


def test_a_requirement_is_judged_before_the_influence_of_the_visit() -> None:
    """imperium 7.14: Missionaria Protectiva could raise the Fremen to 2, but only once the agent is there."""
    person = {"hand": ["missionaria_protectiva"], "played": ["the_voice"], "influence": {"fremen": 1}}
    game = table(person)
    assert refused(game, "agent missionaria_protectiva sietch_tabr") == [("requirement", "imperium 6.3.5")]
