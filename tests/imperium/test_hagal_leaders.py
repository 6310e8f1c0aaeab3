"""Rival leaders: one test each for the signet ability, and that nothing else of a leader is used (house_hagal 5)."""

import pytest

import landsraad
from tests.imperium.hagal import SOLO_BASE, SOLO_IX, act, solo, told
from tests.imperium.table import offered, play, seat, shared, strength

TILES = [["windtraps", "chaumurky"], ["artillery"], ["spaceport"]]


def test_the_ring_is_only_on_the_three_arrakeen_cards() -> None:
    """house_hagal 5.1: every other card leaves a Rival Ilban without solari."""
    for card in {*SOLO_BASE, *SOLO_IX}:
        ix = card not in SOLO_BASE
        left = {"leader": "count_ilban_richese", "influence": {"spacing_guild": 2}}
        game = act(solo(left, top=[card], ix=ix, tech=TILES if ix else [], bonus_spice={"hagga_basin": 1}))
        assert seat(game, 1)["solari"] == (1 if card == "arrakeen_1p" else 0), card
    assert SOLO_BASE["arrakeen_1p"] == SOLO_IX["arrakeen_1p"] == 3


def test_baron_harkonnen() -> None:
    """house_hagal 5.2, 5.3: pays 1 solari and draws an Intrigue card."""
    rival = seat(act(solo({"leader": "baron_vladimir_harkonnen", "solari": 2}, top=["arrakeen_1p"])), 1)
    assert (rival["solari"], len(rival["intrigue"]), rival["conflict"]) == (1, 1, 1)


def test_baron_harkonnen_without_solari() -> None:
    """house_hagal 5.2"""
    rival = seat(act(solo({"leader": "baron_vladimir_harkonnen"}, top=["arrakeen_1p"])), 1)
    assert (rival["solari"], rival["intrigue"], rival["conflict"]) == (0, [], 1)


@pytest.mark.parametrize(("emperor", "troops"), [(3, 2), (4, 3)])
def test_rabban(emperor: int, troops: int) -> None:
    """house_hagal 5.2: a troop, with an Alliance two, deployed with the card's own."""
    left = {"leader": "glossu_the_beast_rabban", "influence": {"emperor": emperor}}
    rival = seat(act(solo(left, top=["arrakeen_1p"])), 1)
    assert (rival["conflict"], rival["garrison"], rival["supply"]) == (troops, 0, 12 - troops)


def test_count_ilban_richese() -> None:
    """house_hagal 5.2: 1 solari."""
    assert seat(act(solo({"leader": "count_ilban_richese"}, top=["arrakeen_1p"])), 1)["solari"] == 1


def test_leto_pays_for_influence_where_somebody_is_higher() -> None:
    """house_hagal 5.2, 5.3: of the eligible factions the one where he has least, here the Guild."""
    left = {"leader": "duke_leto_atreides", "spice": 1, "influence": {"emperor": 1}}
    human = {"influence": {"emperor": 2, "spacing_guild": 1}}
    game = act(solo(left, human=human, top=["arrakeen_1p"]))
    rival = seat(game, 1)
    assert (rival["spice"], rival["influence"]["spacing_guild"], rival["influence"]["emperor"]) == (0, 1, 1)
    assert game.to_act == 0


def test_another_rival_counts_as_higher_for_leto() -> None:
    """house_hagal 5.2"""
    left = {"leader": "duke_leto_atreides", "spice": 1}
    other = {"influence": {"fremen": 1}, "agents_at": {"high_council": 2}}
    rival = seat(act(solo(left, other, top=["arrakeen_1p"])), 1)
    assert (rival["spice"], rival["influence"]["fremen"]) == (0, 1)


def test_a_tie_of_letos_is_decided_by_the_human() -> None:
    """house_hagal 5.2, 4.14: among the eligible factions, on the Rival's turn."""
    left = {"leader": "duke_leto_atreides", "spice": 2}
    game = act(solo(left, human={"influence": {"emperor": 1, "fremen": 3}}, top=["arrakeen_1p"]))
    assert offered(game) == ["faction emperor", "faction fremen"]
    play(game, "faction fremen")
    assert (seat(game, 1)["spice"], seat(game, 1)["influence"]["fremen"], seat(game, 1)["conflict"]) == (1, 1, 1)


@pytest.mark.parametrize(("spice", "emperor"), [(0, 3), (2, 0)])
def test_leto_without_spice_or_without_a_faction(spice: int, emperor: int) -> None:
    """house_hagal 5.2: he pays nothing."""
    left = {"leader": "duke_leto_atreides", "spice": spice}
    rival = seat(act(solo(left, human={"influence": {"emperor": emperor}}, top=["arrakeen_1p"])), 1)
    assert rival["spice"] == spice
    assert not any(rival["influence"].values())


def test_countess_ariana() -> None:
    """house_hagal 5.2: 1 water."""
    assert seat(act(solo({"leader": "countess_ariana_thorvald"}, top=["arrakeen_1p"])), 1)["water"] == 1


def test_earl_memnon() -> None:
    """house_hagal 5.2: 1 spice."""
    assert seat(act(solo({"leader": "earl_memnon_thorvald"}, top=["arrakeen_1p"])), 1)["spice"] == 1


def test_rhombur_acquires_tech_without_discount() -> None:
    """rise_of_ix 11.5.2"""
    left = {"leader": "prince_rhombur_vernius", "spice": 3}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True, tech=TILES)), 1)
    assert (rival["tiles"], rival["spice"], rival["water"], rival["negotiators"]) == (["windtraps"], 1, 1, 0)


def test_rhombur_places_a_negotiator_if_he_can_afford_nothing() -> None:
    """rise_of_ix 11.5.2: 1 spice is not enough for the 2 of Windtraps; Artillery has no mark."""
    left = {"leader": "prince_rhombur_vernius", "spice": 1}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True, tech=TILES)), 1)
    assert (rival["tiles"], rival["spice"], rival["negotiators"], rival["supply"]) == ([], 1, 1, 10)


def test_rhombur_without_troops_in_supply_does_nothing() -> None:
    """rise_of_ix 11.5.2"""
    left = {"leader": "prince_rhombur_vernius", "supply": 0, "garrison": 12}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True, tech=TILES)), 1)
    assert (rival["negotiators"], rival["conflict"], rival["garrison"]) == (0, 2, 10)


def test_dreadnoughts_of_a_rival_rhombur_have_strength_3() -> None:
    """rise_of_ix 11.5.1, 11.4.2: he uses only the Signet Ring ability."""
    game = solo({"leader": "prince_rhombur_vernius", "dreadnoughts_conflict": 1}, ix=True)
    assert strength(game, 1) == 3


@pytest.mark.parametrize(("freighter", "after"), [(0, 1), (1, 2)])
def test_hundro_pays_a_spice_for_a_freighter_icon(freighter: int, after: int) -> None:
    """rise_of_ix 11.5.3"""
    left = {"leader": "viscount_hundro_moritani", "spice": 2, "freighter": freighter}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True)), 1)
    assert (rival["spice"], rival["freighter"]) == (1, after)


def test_hundro_without_spice() -> None:
    """rise_of_ix 11.5.3"""
    rival = seat(act(solo({"leader": "viscount_hundro_moritani"}, top=["arrakeen_1p"], ix=True)), 1)
    assert (rival["spice"], rival["freighter"]) == (0, 0)


def test_a_rival_hundro_does_not_look_at_intrigue_cards() -> None:
    """rise_of_ix 11.5.1, house_hagal 5.4"""
    leaders = ["paul_atreides", "viscount_hundro_moritani", "prince_rhombur_vernius"]
    game = landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], leaders=leaders, seed=1)
    assert shared(game)["phase"] == "player_turns"
    assert seat(game, 1)["intrigue"] == []


def test_ix_leaders_mix_freely_with_base_leaders() -> None:
    """rise_of_ix 11.5.1"""
    leaders = ["tessia_vernius", "count_ilban_richese", "viscount_hundro_moritani"]
    game = landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], leaders=leaders, seed=1)
    assert [seat(game, number)["leader"] for number in range(3)] == leaders


@pytest.mark.parametrize("leader", ["archduke_armand_ecaz", "ilesa_ecaz", "princess_yuna_moritani", "tessia_vernius"])
def test_the_other_ix_leaders_are_no_rivals(leader: str) -> None:
    """rise_of_ix 11.5.1"""
    with pytest.raises(landsraad.BadOption, match=leader):
        landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], leaders=[None, leader])
    assert landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], leaders=[leader]).to_act == 0


@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
def test_a_position_with_a_forbidden_rival_leader_is_refused(leader: str) -> None:
    """house_hagal 5.2"""
    with pytest.raises(landsraad.BadPosition, match=leader):
        solo({"leader": leader}, human={"leader": "count_ilban_richese"})


def test_a_rival_baron_has_no_masterstroke() -> None:
    """house_hagal 5.4: four troops in one turn bring him nothing."""
    left = {"leader": "baron_vladimir_harkonnen", "garrison": 3}
    rival = seat(act(solo(left, top=["heighliner"])), 1)
    assert rival["conflict"] == 5
    assert rival["influence"] == {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 0}
    leaders = ["paul_atreides", "baron_vladimir_harkonnen"]
    assert shared(landsraad.new_game("imperium", seats=1, leaders=leaders, seed=1))["phase"] == "player_turns"


def test_a_rival_ariana_harvests_all_the_spice() -> None:
    """house_hagal 5.4: no Spice Addict reduction."""
    left = {"leader": "countess_ariana_thorvald"}
    assert seat(act(solo(left, top=["harvest_spice"], bonus_spice={"hagga_basin": 1})), 1)["spice"] == 3


def test_the_signet_ability_is_told() -> None:
    """house_hagal 5.2"""
    game = act(solo({"leader": "earl_memnon_thorvald"}, top=["arrakeen_1p"]))
    assert any("Rival 1 gains 1 spice" in line for line in told(game))
