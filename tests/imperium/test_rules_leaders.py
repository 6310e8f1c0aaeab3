"""Rules of the base game, section 16: leaders."""

import pytest

import landsraad
from landsraad.game import Game
from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, table

ROW = ["chani", "scout", "dr_yueh", "stilgar", "opulence"]
BARON = {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "fremen"]}
HELENA = {"leader": "helena_richese", "hand": ["signet_ring"]}
LETO = {"leader": "duke_leto_atreides"}
ILBAN = {"leader": "count_ilban_richese"}
ARIANA = {"leader": "countess_ariana_thorvald"}
DECK = ["dagger", "diplomacy", "seek_allies"]


def influence(game: Game, number: int = 0) -> dict[str, int]:
    """The tracks on which a seat is above 0."""
    return {name: level for name, level in seat(game, number)["influence"].items() if level}


# --- Paul, Leto ------------------------------------------------------------------------------------------------------


def test_paul_sees_the_top_of_his_deck_unless_it_is_empty() -> None:
    """imperium 16.1: looking never makes a new deck."""
    paul = {"leader": "paul_atreides", "discard": ["chani"]}
    assert lean({**paul, "deck": ["dagger", "diplomacy"]}).view(0)["seats"][0]["deck_top"] == "dagger"
    game = lean({**paul, "deck": []})
    assert "deck_top" not in game.view(0)["seats"][0]
    assert seat(game)["discard"] == ["chani"]


@pytest.mark.parametrize(
    ("space", "price"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_leto_pays_one_solari_less_at_landsraad_spaces(space: str, price: int) -> None:
    """imperium 16.2, 16.12."""
    poor = {**LETO, "hand": ["dagger"], "solari": price - 1}
    assert refused(table(poor), f"agent dagger {space}") == [("price", "imperium 6.3.4")]
    game = play(table({**poor, "solari": price}), f"agent dagger {space}")
    assert seat(game)["solari"] == 0


def test_a_free_landsraad_space_does_not_pay_leto() -> None:
    """imperium 16.2: a cost never becomes negative."""
    game = play(table({**LETO, "hand": ["dagger"]}), "agent dagger hall_of_oratory")
    assert seat(game)["solari"] == 0


def test_letos_discount_counts_whatever_sends_the_agent() -> None:
    """imperium 16.12: Kwisatz Haderach, or any card's landsraad icon; other spaces cost the same as ever."""
    game = table({**LETO, "hand": ["kwisatz_haderach"], "solari": 4, "spice": 3})
    play(game, "agent kwisatz_haderach high_council")
    assert (seat(game)["solari"], seat(game)["council"]) == (0, 1)
    assert "agent kwisatz_haderach conspire" not in offered(table({**LETO, "hand": ["kwisatz_haderach"], "spice": 3}))


def test_letos_signet_needs_a_spice_and_a_faction_where_an_opponent_is_ahead() -> None:
    """imperium 16.2."""
    leto = {**LETO, "hand": ["signet_ring"], "influence": {"emperor": 1, "fremen": 2}}
    rivals = [{"influence": {"emperor": 2, "fremen": 2}}, {"influence": {"bene_gesserit": 1}}]
    game = play(table(leto, *rivals), "agent signet_ring secure_contract")
    assert offered(game) == ["end"]
    game = play(table({**leto, "spice": 1}, *rivals), "agent signet_ring secure_contract")
    play(game, "do duke_leto_atreides.signet.1")
    assert offered(game) == ["faction emperor", "faction bene_gesserit"]
    assert refused(game, "faction fremen") == [("faction-not-allowed", "imperium 8.8")]
    play(game, "faction emperor")
    assert (seat(game)["spice"], influence(game)) == (0, {"emperor": 2, "fremen": 2})


def test_a_rival_ahead_of_leto_is_an_opponent_ahead_of_him() -> None:
    """imperium 16.2."""
    ahead = {"leader": "countess_ariana_thorvald", "influence": {"fremen": 1}}
    leto = {**LETO, "hand": ["signet_ring"], "spice": 1}
    game = table(leto, ahead, {"leader": "glossu_the_beast_rabban"}, mode="solo")
    play(game, "agent signet_ring carthag", "do duke_leto_atreides.signet.1")
    assert seat(game)["influence"]["fremen"] == 1


def test_letos_discount_counts_on_the_raised_price_of_the_mentat_in_a_solo_game() -> None:
    """imperium 16.12: 5 becomes 4."""
    rivals = [{"leader": "countess_ariana_thorvald"}, {"leader": "glossu_the_beast_rabban"}]
    poor = table({**LETO, "hand": ["dagger"], "solari": 3}, *rivals, mode="solo", mentat_extra=3)
    assert refused(poor, "agent dagger mentat") == [("price", "imperium 6.3.4")]
    rich = table({**LETO, "hand": ["dagger"], "solari": 4}, *rivals, mode="solo", mentat_extra=3)
    assert seat(play(rich, "agent dagger mentat"))["solari"] == 0


# --- the Baron -------------------------------------------------------------------------------------------------------


def test_the_fourth_troop_of_a_turn_shows_the_barons_choice() -> None:
    """imperium 16.3: not three; then 1 influence with each of the two, once."""
    game = table({**BARON, "hand": ["diplomacy"], "water": 1})
    play(game, "agent diplomacy hardy_warriors", "deploy 3 troop")
    assert influence(game) == {"fremen": 1}
    play(game, "deploy 1 troop")
    assert influence(game) == {"emperor": 1, "fremen": 2}
    assert seat(game)["masterstroke"] == []


def test_masterstroke_comes_once_per_game() -> None:
    """imperium 16.3: nothing is left to show the second time."""
    shown = {"leader": "baron_vladimir_harkonnen", "hand": ["diplomacy"], "water": 1}
    game = play(table(shown), "agent diplomacy hardy_warriors", "deploy 4 troop")
    assert influence(game) == {"fremen": 1}


def test_troops_deployed_by_any_means_in_one_turn_count_together() -> None:
    """imperium 16.3: two with the agent, one by Double Cross, one by Rapid Mobilization."""
    baron = {**BARON, "hand": ["diplomacy"], "intrigue": ["double_cross", "rapid_mobilization"], "solari": 1}
    game = play(table(baron, {"conflict": 1}), "agent diplomacy stillsuits", "deploy 2 troop", "play double_cross 1")
    assert influence(game) == {"fremen": 1}
    play(game, "play rapid_mobilization 1", "amount 1")
    assert influence(game) == {"emperor": 1, "fremen": 2}


def test_troops_of_two_turns_do_not_count_together() -> None:
    """imperium 16.3."""
    game = table({**BARON, "hand": ["diplomacy", "scout"]})
    play(game, "agent diplomacy stillsuits", "deploy 2 troop", "end", "reveal", "end", "reveal", "end")
    play(game, "agent scout carthag", "deploy 2 troop")
    assert (seat(game)["conflict"], influence(game)) == (4, {"fremen": 1})


def test_the_defensive_bonus_does_not_count_for_masterstroke() -> None:
    """imperium 16.3: it is not deployed in a turn."""
    baron = {**BARON, "deck": ["diplomacy", "dagger"], "water": 1}
    conflicts = ["siege_of_arrakeen", "grand_vision"]
    game = lean(baron, phase="round_start", conflict_deck=conflicts, control={"arrakeen": 0})
    play(game, "yes", "agent diplomacy hardy_warriors", "deploy 3 troop")
    assert (seat(game)["conflict"], influence(game)) == (4, {"fremen": 1})


def test_masterstroke_is_not_optional() -> None:
    """imperium 16.3, 16.11: it happens the moment the fourth troop is deployed."""
    game = table({**BARON, "hand": ["diplomacy"], "water": 1, "intrigue": ["windfall"]})
    play(game, "agent diplomacy hardy_warriors", "deploy 4 troop")
    assert influence(game) == {"emperor": 1, "fremen": 2}


def test_troops_gained_by_masterstroke_may_be_deployed_in_that_turn() -> None:
    """imperium 16.11, 9.7: two at 4 Emperor influence."""
    game = table({**BARON, "hand": ["diplomacy"], "water": 1, "influence": {"emperor": 3}})
    play(game, "agent diplomacy hardy_warriors", "deploy 4 troop")
    assert (influence(game)["emperor"], seat(game)["garrison"]) == (4, 3)
    assert {"deploy 1 troop", "deploy 2 troop"} <= set(offered(game))
    assert "deploy 3 troop" not in offered(game)


def test_the_barons_choices_are_two_different_factions() -> None:
    """imperium 16.11."""
    game = landsraad.new_game("imperium", seats=3, leaders=["baron_vladimir_harkonnen"], seed=4)
    pairs = [tuple(offer.split()[1:]) for offer in offered(game)]
    assert len(set(pairs)) == 6
    assert all(one != two for one, two in pairs)


# --- Rabban, Memnon --------------------------------------------------------------------------------------------------


def test_rabbans_signet_brings_one_troop_or_two_with_an_alliance() -> None:
    """imperium 16.4."""
    rabban = {"leader": "glossu_the_beast_rabban", "hand": ["signet_ring"]}
    game = play(table(rabban), "agent signet_ring secure_contract")
    assert seat(game)["garrison"] == 4
    game = play(table({**rabban, "influence": {"fremen": 4}}), "agent signet_ring secure_contract")
    assert seat(game)["garrison"] == 5


def test_memnon_chooses_influence_when_he_takes_his_seat() -> None:
    """imperium 16.5."""
    game = table({"leader": "earl_memnon_thorvald", "hand": ["dagger"], "solari": 5})
    play(game, "agent dagger high_council")
    assert len(offered(game)) == 4
    play(game, "faction spacing_guild")
    assert (influence(game), seat(game)["council"]) == ({"spacing_guild": 1}, 1)


# --- Ariana, Ilban ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "bonus", "spice"),
    [("imperial_basin", 0, 0), ("imperial_basin", 2, 2), ("hagga_basin", 0, 1), ("the_great_flat", 1, 3)],
)
def test_ariana_harvests_one_less_and_draws_a_card(space: str, bonus: int, spice: int) -> None:
    """imperium 16.6: one reduction and one card per visit, however much lies there."""
    person = {**ARIANA, "hand": ["dune_the_desert_planet"], "water": 2, "deck": DECK}
    game = play(lean(person, bonus_spice={space: bonus}), f"agent dune_the_desert_planet {space}")
    assert (seat(game)["spice"], seat(game)["hand"]) == (spice, ["dagger"])
    assert shared(game)["bonus_spice"][space] == 0


def test_spice_from_other_sources_is_not_reduced_for_ariana() -> None:
    """imperium 16.6: the control bonus, a card, a reveal box."""
    game = play(
        lean({**ARIANA, "hand": ["worm_riders"], "deck": DECK}, control={"imperial_basin": 0}),
        "agent worm_riders imperial_basin",
    )
    assert (seat(game)["spice"], seat(game)["hand"]) == (0 + 1 + 2, ["dagger"])
    game = play(table({**ARIANA, "hand": ["carryall"]}), "reveal")
    assert (seat(game)["spice"], seat(game)["revealed"]) == (1, ["carryall"])


def test_ariana_is_reduced_once_with_carryall() -> None:
    """imperium 16.6: 2 + 2 - 1 at Hagga Basin, and one card."""
    person = {**ARIANA, "hand": ["carryall"], "water": 1, "deck": DECK}
    game = play(lean(person), "agent carryall hagga_basin")
    assert (seat(game)["spice"], seat(game)["hand"]) == (3, ["dagger"])


def test_ilban_draws_when_he_pays_solari_for_a_space() -> None:
    """imperium 16.7: not for other prices and not through cards."""
    game = play(lean({**ILBAN, "hand": ["dagger"], "solari": 4, "deck": DECK}), "agent dagger rally_troops")
    assert seat(game)["hand"] == ["dagger"]
    person = {**ILBAN, "hand": ["dune_the_desert_planet"], "water": 1, "deck": DECK}
    assert seat(play(lean(person), "agent dune_the_desert_planet hagga_basin"))["hand"] == []
    person = {**ILBAN, "hand": ["firm_grip"], "solari": 2, "deck": DECK}
    game = play(lean(person), "agent firm_grip hall_of_oratory", "do firm_grip.agent.1", "faction fremen")
    assert (seat(game)["solari"], seat(game)["hand"]) == (0, [])


def test_ilban_draws_nothing_for_an_intrigue_card_or_a_free_space() -> None:
    """imperium 16.7: nothing paid as the cost of a space, nothing drawn."""
    person = {**ILBAN, "hand": ["dagger"], "intrigue": ["bribery"], "solari": 2, "deck": DECK}
    game = play(lean(person), "play bribery 1", "faction fremen", "agent dagger hall_of_oratory")
    assert seat(game)["hand"] == []


# --- Helena ----------------------------------------------------------------------------------------------------------


def test_enemy_agents_do_not_block_helena_at_landsraad_and_city_spaces() -> None:
    """imperium 16.8: elsewhere they do, and her own always."""
    enemies = {"hall_of_oratory": 1, "arrakeen": 1, "imperial_basin": 1, "secure_contract": 1}
    helena = {**HELENA, "hand": ["foldspace"], "agents_at": {"carthag": 1}}
    game = table(helena, {"agents_at": enemies, "agents": 0, "swordmaster": 1}, mentat=1)
    assert {"agent foldspace hall_of_oratory", "agent foldspace arrakeen"} <= set(offered(game))
    for space in ("imperial_basin", "secure_contract"):
        assert refused(game, f"agent foldspace {space}") == [("occupied", "imperium 6.3.3")]
    assert refused(game, "agent foldspace carthag") == [("own-agent", "imperium 6.3.3")]


def removed() -> Game:
    """Helena has removed Chani with her signet; it is the next player's turn."""
    deck = ["arrakis_recruiter", "worm_riders"]
    helena = {**HELENA, "hand": ["signet_ring", "convincing_argument", "convincing_argument"], "council": 1}
    game = lean(helena, {"hand": ["convincing_argument"] * 2, "council": 1}, row=ROW, imperium_deck=deck)
    return finish(play(game, "agent signet_ring secure_contract", "card chani"))


def test_manipulate_removes_a_card_of_the_row_and_refills_its_place() -> None:
    """imperium 16.8, 16.10: mandatory, and refilled at once."""
    game = play(table(HELENA, row=ROW), "agent signet_ring secure_contract")
    assert sorted(offered(game)) == sorted(f"card {card}" for card in ROW)
    game = removed()
    assert shared(game)["row"] == ["arrakis_recruiter", "scout", "dr_yueh", "stilgar", "opulence"]
    assert seat(game)["manipulated"] == "chani"


def test_opponents_cannot_acquire_the_removed_card() -> None:
    """imperium 16.8."""
    game = play(removed(), "reveal")
    assert game.to_act == 1
    assert seat(game, 1)["persuasion"] == 6
    assert refused(game, "acquire chani row") == [("not-offered", "imperium 15.2")]
    assert refused(game, "acquire chani leader") == [("not-offered", "imperium 15.2")]


def test_helena_acquires_the_removed_card_for_one_persuasion_less() -> None:
    """imperium 16.8: Chani for 4, with her acquire box."""
    game = play(removed(), "reveal", "end", "reveal", "end", "reveal")
    assert seat(game)["persuasion"] == 6
    play(game, "acquire chani leader")
    assert (seat(game)["persuasion"], seat(game)["water"], seat(game)["discard"]) == (2, 1, ["chani"])


def test_a_removed_card_that_is_not_acquired_leaves_the_game() -> None:
    """imperium 16.8, 16.10: at the end of her reveal turn of this round."""
    game = play(removed(), "reveal", "end", "reveal", "end", "reveal")
    assert "chani" not in shared(game)["trash"]
    play(game, "end")
    assert "chani" in shared(game)["trash"]
    assert "manipulated" not in seat(game)


def test_helenas_discount_never_goes_below_0() -> None:
    """imperium 16.10: a card that costs 1 is free, without any persuasion."""
    game = play(table({**HELENA, "hand": [], "manipulated": "dr_yueh"}, row=["scout"]), "reveal")
    assert seat(game)["persuasion"] == 0
    play(game, "acquire dr_yueh leader")
    assert seat(game)["discard"] == ["dr_yueh"]


def test_the_removed_card_is_not_helenas_to_trash() -> None:
    """imperium 16.10."""
    helena = {**HELENA, "hand": ["guild_administrator"], "manipulated": "chani"}
    game = play(table(helena), "agent guild_administrator imperial_basin", "do guild_administrator.agent.1")
    assert offered(game) == ["trash played guild_administrator"]


# --- the Signet Ring -------------------------------------------------------------------------------------------------


def test_the_signet_ring_works_on_an_agent_turn_not_when_revealed() -> None:
    """imperium 16.9."""
    memnon = {"leader": "earl_memnon_thorvald", "hand": ["signet_ring"]}
    assert seat(play(table(memnon), "agent signet_ring secure_contract"))["spice"] == 1
    game = play(table(memnon), "reveal")
    assert (seat(game)["spice"], seat(game)["persuasion"]) == (0, 1)
