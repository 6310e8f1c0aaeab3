"""The Imperium cards of the base game from Arrakis Recruiter to Gurney Halleck, clause by clause."""

from typing import Any

import pytest

from tests.imperium.base_cards import STARTING, gains, reveal
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

OTHERS = ["scout", "stilgar", "opulence", "firm_grip"]


@pytest.mark.clause("arrakis_recruiter.reveal.1", "arrakis_recruiter.reveal.2", "assassination_mission.reveal.1")
@pytest.mark.clause("assassination_mission.reveal.2", "bene_gesserit_initiate.reveal.1", "carryall.reveal.1")
@pytest.mark.clause("carryall.reveal.2", "chani.reveal.1", "choam_directorship.reveal.1", "crysknife.reveal.1")
@pytest.mark.clause("dr_yueh.reveal.1", "duncan_idaho.reveal.1", "duncan_idaho.reveal.2")
@pytest.mark.clause("fedaykin_death_commando.reveal.1", "fremen_camp.reveal.1", "fremen_camp.reveal.2")
@pytest.mark.clause("gene_manipulation.reveal.1", "guild_administrator.reveal.1", "gun_thopter.reveal.1")
@pytest.mark.clause("gurney_halleck.reveal.1")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("arrakis_recruiter", {"persuasion": 1, "swords": 1}),
        ("assassination_mission", {"solari": 1, "swords": 1}),
        ("bene_gesserit_initiate", {"persuasion": 1}),
        ("carryall", {"persuasion": 1, "spice": 1}),
        ("chani", {"persuasion": 2}),
        ("choam_directorship", {"solari": 3}),
        ("crysknife", {"swords": 1}),
        ("dr_yueh", {"persuasion": 1}),
        ("duncan_idaho", {"water": 1, "swords": 2}),
        ("fedaykin_death_commando", {"persuasion": 1}),
        ("firm_grip", {}),
        ("fremen_camp", {"persuasion": 2, "swords": 1}),
        ("gene_manipulation", {"persuasion": 2}),
        ("guild_administrator", {"persuasion": 1}),
        ("guild_ambassador", {}),
        ("guild_bankers", {}),
        ("gun_thopter", {"swords": 3}),
        ("gurney_halleck", {"persuasion": 2}),
    ],
)
def test_a_card_revealed_alone_gives_exactly_this(card: str, expected: dict[str, int]) -> None:
    game = reveal(card)
    assert gains(game) == expected
    assert (seat(game)["garrison"], seat(game)["intrigue"]) == (3, [])


@pytest.mark.parametrize("card", ["assassination_mission", "choam_directorship"])
def test_a_card_without_icons_is_only_revealed(card: str) -> None:
    """imperium 6.3.2"""
    assert offered(table({"hand": [card], "solari": 9, "spice": 9, "water": 3})) == ["reveal"]


@pytest.mark.parametrize("card", ["bene_gesserit_sister", "chani", "guild_bankers"])
def test_a_card_with_an_empty_agent_box_gives_nothing_of_its_own(card: str) -> None:
    """imperium 6.3.6"""
    space = {"bene_gesserit_sister": "hall_of_oratory", "chani": "secure_contract", "guild_bankers": "hall_of_oratory"}
    game = play(table({"hand": [card]}), f"agent {card} {space[card]}")
    assert gains(game) == ({"solari": 3} if card == "chani" else {})
    assert (seat(game)["hand"], seat(game)["played"]) == ([], [card])
    assert offered(game) == ["end"]


# --- Arrakis Recruiter, Assassination Mission, Bene Gesserit Initiate and Sister -----------------------------------


@pytest.mark.clause("arrakis_recruiter.agent.1")
def test_arrakis_recruiter_recruits_a_troop_that_may_be_deployed() -> None:
    game = play(table({"hand": ["arrakis_recruiter"]}), "agent arrakis_recruiter carthag")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (3 + 1 + 1, 7)
    assert "deploy 4 troop" in offered(game)  # two recruits and two more
    assert "deploy 5 troop" not in offered(game)


@pytest.mark.clause("assassination_mission.trashed.1")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_assassination_mission_gives_4_solari_when_another_effect_trashes_it(place: str) -> None:
    """imperium 17.1"""
    hand = ["guild_administrator"]
    piles = {"hand": [*hand, "assassination_mission"]} if place == "hand" else {"discard": ["assassination_mission"]}
    game = table({"hand": hand, **piles})
    play(game, "agent guild_administrator imperial_basin", "do guild_administrator.agent.1")
    play(game, f"trash {place} assassination_mission")
    assert seat(game)["solari"] == 4
    assert shared(game)["trash"] == ["assassination_mission"]


def test_assassination_mission_stays_when_it_is_only_revealed() -> None:
    """imperium 17.1"""
    game = play(reveal("assassination_mission"), "end")
    assert (seat(game)["discard"], seat(game)["solari"]) == (["assassination_mission"], 1)
    assert shared(game)["trash"] == []


@pytest.mark.clause("bene_gesserit_initiate.agent.1")
def test_bene_gesserit_initiate_draws_a_card() -> None:
    game = play(table({"hand": ["bene_gesserit_initiate"]}), "agent bene_gesserit_initiate hall_of_oratory")
    assert (len(seat(game)["hand"]), len(seat(game)["deck"])) == (1, 9)


@pytest.mark.clause("bene_gesserit_sister.reveal.1")
@pytest.mark.parametrize(("choice", "expected"), [(1, {"persuasion": 2}), (2, {"swords": 2})])
def test_bene_gesserit_sister_gives_2_persuasion_or_2_swords(choice: int, expected: dict[str, int]) -> None:
    game = reveal("bene_gesserit_sister")
    options = ["do bene_gesserit_sister.reveal.1.1", "do bene_gesserit_sister.reveal.1.2"]
    assert offered(game) == options
    play(game, options[choice - 1])
    assert gains(game) == expected
    assert not [move for move in offered(game) if move.startswith("do ")]


def test_each_bene_gesserit_sister_is_a_choice_of_its_own_and_must_be_made() -> None:
    """imperium 3.3"""
    game = reveal("bene_gesserit_sister", "bene_gesserit_sister")
    play(game, "do bene_gesserit_sister.reveal.1.1")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do bene_gesserit_sister.reveal.1", "do bene_gesserit_sister.reveal.1.2")
    assert gains(game) == {"persuasion": 2, "swords": 2}


@pytest.mark.parametrize(("choice", "swords"), [(1, 2), (2, 2 + 1 + 2)])
def test_bene_gesserit_sister_is_a_sword_card_for_imperial_bashar_only_with_swords(choice: int, swords: int) -> None:
    game = play(table({"hand": ["bene_gesserit_sister", "imperial_bashar"]}, ix=True, row=OTHERS), "reveal")
    play(game, "do bene_gesserit_sister.reveal.1", f"do bene_gesserit_sister.reveal.1.{choice}")
    assert seat(game)["swords"] == swords


# --- Carryall, Chani, CHOAM Directorship, Crysknife, Dr. Yueh ------------------------------------------------------


@pytest.mark.clause("carryall.agent.1")
@pytest.mark.parametrize(("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)])
def test_carryall_doubles_the_base_spice_and_not_the_bonus(space: str, base: int) -> None:
    """imperium 17.5"""
    game = table({"hand": ["carryall"], "water": 2}, bonus_spice={space: 3})
    play(game, f"agent carryall {space}")
    assert seat(game)["spice"] == 2 * base + 3
    assert shared(game)["bonus_spice"][space] == 0


def test_carryall_does_not_double_the_control_bonus() -> None:
    """imperium 7.2, 17.5"""
    game = play(table({"hand": ["carryall"]}, control={"imperial_basin": 0}), "agent carryall imperial_basin")
    assert seat(game)["spice"] == 2 * 1 + 1


def test_carryall_does_nothing_where_nothing_is_harvested() -> None:
    game = play(table({"hand": ["carryall"]}), "agent carryall secure_contract")
    assert gains(game) == {"solari": 3}


@pytest.mark.clause("chani.acquire.1")
def test_chani_brings_a_water_when_she_is_acquired() -> None:
    game = play(table({"hand": [], "persuasion": 5}, row=["chani", *OTHERS]), "reveal", "acquire chani row")
    assert (seat(game)["water"], seat(game)["discard"]) == (1, ["chani"])


@pytest.mark.clause("chani.reveal.2")
def test_chani_retreats_any_number_of_troops() -> None:
    """imperium 17.17"""
    game = play(reveal("chani", conflict=4, garrison=1), "do chani.reveal.2")
    assert [move for move in offered(game) if move.startswith("amount")] == [f"amount {n}" for n in (1, 2, 3, 4)]
    play(game, "amount 3")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (1, 4)
    assert strength(game) == 2


def test_chani_may_retreat_nobody() -> None:
    """imperium 9.3, 17.17"""
    game = play(reveal("chani", conflict=4), "end")
    assert seat(game)["conflict"] == 4


def test_chani_does_not_retreat_dreadnoughts() -> None:
    game = table({"hand": ["chani"], "conflict": 2, "dreadnoughts_conflict": 2}, ix=True, row=OTHERS)
    play(game, "reveal", "do chani.reveal.2")
    assert offered(game) == ["amount 1", "amount 2"]
    play(game, "amount 2")
    assert (seat(game)["conflict"], seat(game)["dreadnoughts_conflict"]) == (0, 2)


@pytest.mark.clause("choam_directorship.acquire.1", "choam_directorship.acquire.2")
@pytest.mark.clause("choam_directorship.acquire.3", "choam_directorship.acquire.4")
def test_choam_directorship_brings_influence_with_each_faction() -> None:
    game = table({"hand": [], "persuasion": 8, "influence": {"emperor": 1}}, row=["choam_directorship", *OTHERS])
    play(game, "reveal", "acquire choam_directorship row")
    assert seat(game)["influence"] == {"emperor": 2, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}
    assert seat(game)["points"] == 1


def test_choam_directorship_is_resolved_faction_by_faction_in_the_order_its_owner_wants() -> None:
    """imperium 8.12"""
    levels = {"emperor": 3, "spacing_guild": 5, "bene_gesserit": 0, "fremen": 3}
    game = table({"hand": [], "persuasion": 8, "influence": levels}, row=["choam_directorship", *OTHERS])
    play(game, "reveal", "acquire choam_directorship row")
    assert offered(game) == [f"do choam_directorship.acquire.{number}" for number in (1, 2, 4)]
    play(game, "do choam_directorship.acquire.4")
    assert (seat(game)["water"], seat(game)["garrison"]) == (1, 3)  # the Fremen bonus, not yet the Emperor's
    play(game, "do choam_directorship.acquire.1")
    assert seat(game)["influence"] == {"emperor": 4, "spacing_guild": 6, "bene_gesserit": 1, "fremen": 4}
    assert seat(game)["garrison"] == 5


def test_choam_directorship_brings_nothing_at_the_end_of_a_track() -> None:
    """imperium 8.1"""
    levels = {"emperor": 6, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 6}
    game = table({"hand": [], "persuasion": 8, "influence": levels}, row=["choam_directorship", *OTHERS])
    play(game, "reveal", "acquire choam_directorship row")
    assert seat(game)["influence"] == {"emperor": 6, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 6}
    assert "end" in offered(game)


@pytest.mark.clause("crysknife.agent.1")
def test_crysknife_gives_a_solari() -> None:
    assert gains(play(table({"hand": ["crysknife"]}), "agent crysknife imperial_basin")) == {"spice": 1, "solari": 1}


@pytest.mark.clause("crysknife.reveal.2")
@pytest.mark.parametrize("zone", ["hand", "played"])
def test_crysknife_with_the_fremen_bond_brings_fremen_influence(zone: str) -> None:
    """imperium 15.7"""
    game = table({"hand": ["crysknife"], zone: ["crysknife", "stilgar"] if zone == "hand" else ["stilgar"]})
    play(game, "reveal")
    assert seat(game)["influence"]["fremen"] == 1


@pytest.mark.parametrize("zone", ["discard", "deck"])
def test_a_fremen_card_that_is_not_in_play_makes_no_bond(zone: str) -> None:
    """imperium 15.7"""
    piles: dict[str, Any] = {"deck": list(STARTING)}
    piles[zone] = ["stilgar", *piles.get(zone, [])]
    game = reveal("crysknife", **piles)
    assert gains(game) == {"swords": 1}
    assert seat(game)["influence"]["fremen"] == 0


def test_the_influence_of_crysknife_must_be_taken_before_the_turn_ends() -> None:
    """imperium 6.4.6"""
    game = reveal("crysknife", "stilgar", influence={"fremen": 3})
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do crysknife.reveal.2.1")
    assert (seat(game)["influence"]["fremen"], seat(game)["water"]) == (4, 1)
    assert shared(game)["alliances"] == {"fremen": 0}


def test_two_bond_cards_switch_each_other_on() -> None:
    """imperium 15.7"""
    game = reveal("fedaykin_death_commando", "crysknife")
    assert seat(game)["influence"]["fremen"] == 1
    assert seat(game)["swords"] == 1 + 3


def test_the_other_copy_of_a_bond_card_is_another_fremen_card() -> None:
    """imperium 15.7"""
    assert gains(reveal("fedaykin_death_commando", "fedaykin_death_commando")) == {"persuasion": 2, "swords": 6}


@pytest.mark.clause("dr_yueh.agent.1")
def test_dr_yueh_draws_a_card() -> None:
    game = play(table({"hand": ["dr_yueh"], "influence": {"fremen": 2}}), "agent dr_yueh sietch_tabr")
    assert (len(seat(game)["hand"]), len(seat(game)["deck"])) == (1, 9)


# --- Duncan Idaho, Fedaykin Death Commando, Firm Grip, Fremen Camp -------------------------------------------------


@pytest.mark.clause("duncan_idaho.agent.1")
def test_duncan_idaho_gives_a_troop_and_a_card_for_a_water_once() -> None:
    """imperium 3.4"""
    game = play(table({"hand": ["duncan_idaho"], "water": 2, "intrigue": []}), "agent duncan_idaho carthag")
    play(game, "do duncan_idaho.agent.1")
    assert (seat(game)["water"], seat(game)["garrison"], len(seat(game)["hand"])) == (1, 5, 1)
    assert "do duncan_idaho.agent.1" not in offered(game)


def test_duncan_idaho_needs_a_water_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4"""
    dry = play(table({"hand": ["duncan_idaho"]}), "agent duncan_idaho carthag")
    assert refused(dry, "do duncan_idaho.agent.1") == [("effect-impossible", "imperium 3.4")]
    assert "end" in offered(dry)
    game = play(table({"hand": ["duncan_idaho"], "water": 1}), "agent duncan_idaho carthag", "end")
    assert (seat(game)["water"], seat(game)["garrison"], seat(game)["hand"]) == (1, 4, [])


@pytest.mark.clause("fedaykin_death_commando.agent.1", "guild_administrator.agent.1")
@pytest.mark.parametrize("card", ["fedaykin_death_commando", "guild_administrator"])
@pytest.mark.parametrize("place", ["hand", "discard", "played", "itself"])
def test_a_trash_icon_takes_a_card_from_hand_discard_pile_or_play(card: str, place: str) -> None:
    """imperium 15.6"""
    game = table({"hand": [card, "dagger"], "discard": ["seek_allies"], "played": ["diplomacy"]})
    play(game, f"agent {card} secure_contract", f"do {card}.agent.1")
    target = {"hand": "hand dagger", "discard": "discard seek_allies", "played": "played diplomacy"}
    expected = [f"trash {place_} {card_}" for place_, card_ in [t.split() for t in target.values()]]
    assert sorted(offered(game)) == sorted([*expected, f"trash played {card}"])
    play(game, f"trash {target.get(place, f'played {card}')}")
    assert shared(game)["trash"] == [target.get(place, f"played {card}").split()[1]]
    assert offered(game) == ["end"]


@pytest.mark.parametrize("card", ["fedaykin_death_commando", "guild_administrator"])
def test_a_trash_icon_need_not_be_used(card: str) -> None:
    """imperium 3.3"""
    game = play(table({"hand": [card, "dagger"]}), f"agent {card} secure_contract", "end")
    assert (shared(game)["trash"], seat(game)["played"]) == ([], [card])


@pytest.mark.clause("fedaykin_death_commando.reveal.2")
@pytest.mark.parametrize("other", ["stilgar", "arrakis_liaison", "liet_kynes", "sietch_reverend_mother"])
def test_fedaykin_death_commando_gives_3_swords_with_the_fremen_bond(other: str) -> None:
    """imperium 15.7"""
    game = play(table({"hand": ["fedaykin_death_commando"], "played": [other]}), "reveal")
    assert gains(game) == {"persuasion": 1, "swords": 3}


def test_a_bond_is_gained_when_another_fremen_card_is_drawn_during_the_reveal_turn() -> None:
    """imperium 6.4.2, 6.4.6"""
    game = reveal("fedaykin_death_commando", discard=["arrakis_liaison"], deck=[], played=list(STARTING))
    assert seat(game)["swords"] == 0
    game = table(
        {
            "hand": ["fedaykin_death_commando"],
            "discard": ["arrakis_liaison"],
            "deck": [],
            "played": list(STARTING),
            "intrigue": ["refocus"],
        }
    )
    play(game, "reveal", "play refocus 1")
    assert gains(game) == {"persuasion": 1 + 2, "swords": 3}


@pytest.mark.clause("firm_grip.agent.1")
@pytest.mark.parametrize("faction", ["spacing_guild", "bene_gesserit", "fremen"])
def test_firm_grip_buys_influence_with_another_faction_than_the_emperor(faction: str) -> None:
    game = play(table({"hand": ["firm_grip"], "solari": 2}), "agent firm_grip hall_of_oratory", "do firm_grip.agent.1")
    assert offered(game) == ["faction spacing_guild", "faction bene_gesserit", "faction fremen"]
    play(game, f"faction {faction}")
    assert seat(game)["influence"] == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0, faction: 1}
    assert seat(game)["solari"] == 0


def test_firm_grip_costs_2_solari_and_is_optional() -> None:
    """imperium 3.3, 3.4"""
    poor = play(table({"hand": ["firm_grip"], "solari": 1}), "agent firm_grip hall_of_oratory")
    assert offered(poor) == ["end"]
    game = play(table({"hand": ["firm_grip"], "solari": 2}), "agent firm_grip hall_of_oratory", "end")
    assert seat(game)["solari"] == 2


@pytest.mark.clause("firm_grip.reveal.1")
@pytest.mark.parametrize(
    ("holders", "persuasion"), [({"emperor": 0}, 4), ({"emperor": 1}, 0), ({"fremen": 0, "emperor": 1}, 0), ({}, 0)]
)
def test_firm_grip_gives_4_persuasion_with_the_emperors_alliance_token(
    holders: dict[str, int], persuasion: int
) -> None:
    """imperium 8.10"""
    levels = {"emperor": 4 if "emperor" in holders else 3, "fremen": 4 if "fremen" in holders else 0}
    game = table({"hand": ["firm_grip"], "influence": levels}, {"influence": levels}, alliances=holders)
    play(game, "reveal")
    assert seat(game)["persuasion"] == persuasion


@pytest.mark.clause("fremen_camp.agent.1")
def test_fremen_camp_gives_3_troops_for_2_spice() -> None:
    game = play(table({"hand": ["fremen_camp"], "spice": 1}), "agent fremen_camp imperial_basin")
    assert seat(game)["spice"] == 2  # what was harvested may pay
    play(game, "do fremen_camp.agent.1")
    assert (seat(game)["spice"], seat(game)["garrison"], seat(game)["supply"]) == (0, 6, 6)
    assert "deploy 5 troop" in offered(game)  # three recruits and two more


def test_fremen_camp_needs_2_spice_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4"""
    poor = play(table({"hand": ["fremen_camp"]}), "agent fremen_camp imperial_basin")
    assert refused(poor, "do fremen_camp.agent.1") == [("effect-impossible", "imperium 3.4")]
    game = play(table({"hand": ["fremen_camp"], "spice": 2}), "agent fremen_camp secure_contract", "end")
    assert (seat(game)["spice"], seat(game)["garrison"]) == (2, 3)


def test_fremen_camp_may_be_paid_for_fewer_troops() -> None:
    """imperium 3.10, 3.12"""
    game = table({"hand": ["fremen_camp"], "spice": 2, "supply": 1, "garrison": 11})
    play(game, "agent fremen_camp secure_contract", "do fremen_camp.agent.1")
    assert (seat(game)["spice"], seat(game)["garrison"], seat(game)["supply"]) == (0, 12, 0)


# --- Gene Manipulation and the Guild -------------------------------------------------------------------------------


@pytest.mark.clause("gene_manipulation.agent.1")
def test_gene_manipulation_may_trash_a_card() -> None:
    game = play(table({"hand": ["gene_manipulation", "dagger"]}), "agent gene_manipulation hall_of_oratory")
    assert offered(game) == ["do gene_manipulation.agent.1", "end"]
    play(game, "do gene_manipulation.agent.1", "trash hand dagger")
    assert (shared(game)["trash"], seat(game)["hand"]) == (["dagger"], [])


@pytest.mark.clause("gene_manipulation.agent.2")
@pytest.mark.parametrize("other", ["the_voice", "gene_manipulation", "reverend_mother_mohiam", "kwisatz_haderach"])
def test_gene_manipulation_gives_2_spice_with_another_bene_gesserit_card_in_play(other: str) -> None:
    game = table({"hand": ["gene_manipulation"], "played": [other]})
    play(game, "agent gene_manipulation hall_of_oratory")
    assert seat(game)["spice"] == 2
    assert shared(game)["trash"] == []  # the two effects do not depend on each other


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_gene_manipulation_gives_no_spice_for_itself_or_for_a_card_not_in_play(zone: str) -> None:
    hand = ["gene_manipulation"]
    game = table({"hand": hand, zone: [*hand, "the_voice"] if zone == "hand" else ["the_voice"], "played": ["stilgar"]})
    play(game, "agent gene_manipulation hall_of_oratory")
    assert seat(game)["spice"] == 0
    finish(game)
    assert seat(game)["spice"] == 0


@pytest.mark.clause("guild_ambassador.agent.1")
@pytest.mark.parametrize(("choice", "influence", "spice"), [(1, 1, 0), (2, 0, 2)])
def test_guild_ambassador_gives_guild_influence_or_2_spice(choice: int, influence: int, spice: int) -> None:
    game = play(table({"hand": ["guild_ambassador"]}), "agent guild_ambassador hall_of_oratory")
    options = ["do guild_ambassador.agent.1.1", "do guild_ambassador.agent.1.2"]
    assert offered(game) == options
    play(game, options[choice - 1])
    assert (seat(game)["influence"]["spacing_guild"], seat(game)["spice"]) == (influence, spice)


def test_guild_ambassador_gives_the_spice_where_no_influence_can_be_gained() -> None:
    """imperium 3.11"""
    game = table({"hand": ["guild_ambassador"], "influence": {"spacing_guild": 6}})
    play(game, "agent guild_ambassador hall_of_oratory")
    assert (seat(game)["spice"], offered(game)) == (2, ["end"])


@pytest.mark.clause("guild_ambassador.reveal.1")
def test_guild_ambassador_sells_a_point_for_3_spice_to_an_ally_of_the_guild() -> None:
    game = reveal("guild_ambassador", spice=6, influence={"spacing_guild": 4})
    before = seat(game)["points"]
    play(game, "do guild_ambassador.reveal.1.1")
    assert (seat(game)["points"], seat(game)["spice"]) == (before + 1, 3)
    assert offered(game) == ["end"]  # once


def test_guild_ambassador_sells_nothing_without_the_alliance_or_3_spice_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4, 8.10"""
    assert offered(reveal("guild_ambassador", spice=6, influence={"spacing_guild": 3, "fremen": 4})) == ["end"]
    assert offered(reveal("guild_ambassador", spice=2, influence={"spacing_guild": 4})) == ["end"]
    game = play(reveal("guild_ambassador", spice=3, influence={"spacing_guild": 4}), "end")
    assert seat(game)["spice"] == 3


@pytest.mark.clause("guild_bankers.reveal.1")
def test_guild_bankers_make_every_the_spice_must_flow_of_the_turn_cost_3_less() -> None:
    """imperium 17.11"""
    game = reveal("guild_bankers", persuasion=12)
    play(game, "acquire the_spice_must_flow reserve")
    assert (seat(game)["persuasion"], seat(game)["points"]) == (6, 1)
    play(game, "acquire the_spice_must_flow reserve")
    assert (seat(game)["persuasion"], seat(game)["points"]) == (0, 2)


def test_guild_bankers_make_nothing_else_cheaper_and_serve_only_when_revealed() -> None:
    """imperium 6.3.6, 17.11"""
    game = play(table({"hand": ["guild_bankers"], "persuasion": 5}, row=["opulence", *OTHERS[:2]]), "reveal")
    assert refused(game, "acquire opulence row") == [("persuasion", "imperium 15.2")]
    assert refused(game, "acquire the_spice_must_flow reserve") == [("persuasion", "imperium 15.2")]
    played = play(table({"hand": [], "played": ["guild_bankers"], "persuasion": 8}), "reveal")
    assert refused(played, "acquire the_spice_must_flow reserve") == [("persuasion", "imperium 15.2")]


def test_guild_bankers_do_not_serve_the_next_player() -> None:
    """imperium 17.11"""
    game = play(table({"hand": ["guild_bankers"]}, {"persuasion": 8, "hand": []}), "reveal", "end", "reveal")
    assert game.to_act == 1
    assert refused(game, "acquire the_spice_must_flow reserve") == [("persuasion", "imperium 15.2")]


# --- Gun Thopter, Gurney Halleck -----------------------------------------------------------------------------------


@pytest.mark.clause("gun_thopter.agent.1")
def test_gun_thopter_costs_each_opponent_a_garrisoned_troop() -> None:
    """imperium 17.12"""
    others = [{"garrison": 2}, {"garrison": 0, "conflict": 3}, {"garrison": 1}]
    game = play(table({"hand": ["gun_thopter"], "garrison": 3}, *others), "agent gun_thopter secure_contract")
    assert [seat(game, number)["garrison"] for number in range(4)] == [3, 1, 0, 0]
    assert [seat(game, number)["supply"] for number in range(4)] == [9, 11, 9, 12]
    assert seat(game, 2)["conflict"] == 3


@pytest.mark.clause("gun_thopter.reveal.2")
def test_gun_thopter_may_deploy_one_garrisoned_troop() -> None:
    game = reveal("gun_thopter", garrison=3)
    play(game, "do gun_thopter.reveal.2")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (2, 1)
    assert strength(game) == 2 + 3
    assert offered(game) == ["end"]


def test_gun_thopter_need_not_deploy_and_cannot_without_a_garrison() -> None:
    """imperium 3.3"""
    game = play(reveal("gun_thopter", garrison=3), "end")
    assert (seat(game)["garrison"], strength(game)) == (3, 0)
    assert offered(reveal("gun_thopter", garrison=0)) == ["end"]


@pytest.mark.clause("gurney_halleck.agent.1", "gurney_halleck.agent.2")
def test_gurney_halleck_recruits_2_troops_and_draws_a_card() -> None:
    game = play(table({"hand": ["gurney_halleck"], "influence": {"fremen": 2}}), "agent gurney_halleck sietch_tabr")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (3 + 1 + 2, 6)
    assert len(seat(game)["hand"]) == 1


@pytest.mark.clause("gurney_halleck.reveal.2")
@pytest.mark.parametrize("deployed", [0, 1, 2])
def test_gurney_halleck_sells_2_troops_that_may_be_deployed(deployed: int) -> None:
    game = play(reveal("gurney_halleck", solari=6), "do gurney_halleck.reveal.2")
    assert offered(game) == ["amount 0", "amount 1", "amount 2"]
    play(game, f"amount {deployed}")
    assert (seat(game)["solari"], seat(game)["supply"]) == (3, 7)
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (5 - deployed, deployed)
    assert "do gurney_halleck.reveal.2" not in offered(game)  # once


def test_gurney_halleck_needs_3_solari_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4"""
    assert "do gurney_halleck.reveal.2" not in offered(reveal("gurney_halleck", solari=2))
    game = play(reveal("gurney_halleck", solari=3), "end")
    assert (seat(game)["solari"], seat(game)["garrison"]) == (3, 3)


def test_gurney_halleck_deploys_only_troops_he_has_recruited() -> None:
    """imperium 3.10"""
    game = reveal("gurney_halleck", solari=3, supply=1, garrison=11)
    play(game, "do gurney_halleck.reveal.2")
    assert offered(game) == ["amount 0", "amount 1"]
    play(game, "amount 1")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["supply"]) == (11, 1, 0)
