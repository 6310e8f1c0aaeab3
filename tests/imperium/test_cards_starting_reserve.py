"""The printed facts of all base-game cards, and what the starting and the reserve cards do."""

from collections import Counter

import pytest

import landsraad
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from landsraad.imperium import words as w
from tests.imperium.table import finish, offered, play, refused, seat, shared, table

assert content  # importing it fills the catalog

STARTING = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}
SPACES = {
    "emperor": ["conspire", "wealth"],
    "spacing_guild": ["heighliner", "foldspace"],
    "bene_gesserit": ["selective_breeding", "secrets"],
    "fremen": ["hardy_warriors", "stillsuits"],
    "landsraad": ["high_council", "hall_of_oratory", "mentat", "rally_troops", "swordmaster"],
    "city": ["arrakeen", "carthag", "research_station", "sietch_tabr"],
    "spice_trade": ["sell_melange", "secure_contract", "imperial_basin", "hagga_basin", "the_great_flat"],
}
# Typed from the printed cards: id, copies, cost (None: cannot be bought), factions, agent icons.
SHORT = {
    "E": "emperor",
    "G": "spacing_guild",
    "B": "bene_gesserit",
    "F": "fremen",
    "L": "landsraad",
    "C": "city",
    "S": "spice_trade",
}
PRINTED: list[tuple[str, int, int | None, str, str]] = [
    ("convincing_argument", 2, None, "", ""),
    ("dagger", 2, None, "", "L"),
    ("diplomacy", 1, None, "", "EGBF"),
    ("dune_the_desert_planet", 2, None, "", "S"),
    ("reconnaissance", 1, None, "", "C"),
    ("seek_allies", 1, None, "", "EGBF"),
    ("signet_ring", 1, None, "", "LCS"),
    ("arrakis_liaison", 8, 2, "F", "LC"),
    ("the_spice_must_flow", 10, 9, "", ""),
    ("foldspace", 6, None, "", "EGBFLCS"),
    ("arrakis_recruiter", 2, 2, "", "C"),
    ("assassination_mission", 2, 1, "", ""),
    ("bene_gesserit_initiate", 2, 3, "B", "LCS"),
    ("bene_gesserit_sister", 3, 3, "B", "BL"),
    ("carryall", 1, 5, "", "S"),
    ("chani", 1, 5, "F", "FCS"),
    ("choam_directorship", 1, 8, "", ""),
    ("crysknife", 1, 3, "F", "FS"),
    ("dr_yueh", 1, 1, "", "C"),
    ("duncan_idaho", 1, 4, "", "C"),
    ("fedaykin_death_commando", 2, 3, "F", "CS"),
    ("firm_grip", 1, 4, "E", "EL"),
    ("fremen_camp", 2, 4, "F", "S"),
    ("gene_manipulation", 2, 3, "B", "LC"),
    ("guild_administrator", 2, 2, "G", "GS"),
    ("guild_ambassador", 1, 4, "G", "L"),
    ("guild_bankers", 1, 3, "G", "EGL"),
    ("gun_thopter", 2, 4, "", "CS"),
    ("gurney_halleck", 1, 6, "", "C"),
    ("imperial_spy", 2, 2, "E", "E"),
    ("kwisatz_haderach", 1, 8, "B", ""),
    ("lady_jessica", 1, 7, "B", "BLCS"),
    ("liet_kynes", 1, 5, "EF", "FC"),
    ("missionaria_protectiva", 2, 1, "B", "C"),
    ("opulence", 1, 6, "E", "E"),
    ("other_memory", 1, 4, "B", "CS"),
    ("piter_de_vries", 1, 5, "", "LC"),
    ("power_play", 3, 5, "", "EGBF"),
    ("reverend_mother_mohiam", 1, 6, "EB", "EB"),
    ("sardaukar_infantry", 2, 1, "E", ""),
    ("sardaukar_legion", 2, 5, "E", "EL"),
    ("scout", 2, 1, "", "CS"),
    ("shifting_allegiances", 2, 3, "", "LS"),
    ("sietch_reverend_mother", 1, 4, "BF", "BF"),
    ("smugglers_thopter", 2, 4, "G", "S"),
    ("space_travel", 2, 3, "G", "G"),
    ("spice_hunter", 2, 2, "F", "FS"),
    ("spice_smugglers", 2, 2, "G", "C"),
    ("stilgar", 1, 5, "F", "FCS"),
    ("test_of_humanity", 1, 3, "B", "BLC"),
    ("the_voice", 2, 2, "B", "CS"),
    ("thufir_hawat", 1, 5, "", "EGBFCS"),
    ("worm_riders", 2, 6, "F", "CS"),
]
IDS = [printed[0] for printed in PRINTED]
RESERVE = ("arrakis_liaison", "the_spice_must_flow", "foldspace")
RICH = {"solari": 20, "spice": 12, "water": 4, "influence": {"fremen": 2}}


# --- the facts of all 53 cards -----------------------------------------------------------------------------------


def test_there_are_53_different_cards_in_the_base_game() -> None:
    assert sorted(IDS) == sorted(card.name for card in c.CARDS if card.expansion == "base")
    assert len(set(IDS)) == 53


@pytest.mark.parametrize(("card", "copies", "cost", "factions", "icons"), PRINTED, ids=IDS)
def test_a_card_has_the_printed_copies_cost_factions_and_icons(
    card: str, copies: int, cost: int | None, factions: str, icons: str
) -> None:
    number = c.CARD_NUMBERS[card]
    assert c.CARDS[number].copies == copies
    assert c.CARDS[number].cost == (-1 if cost is None else cost)
    belongs = [name for bit, name in enumerate(w.FACTION_NAMES) if c.CARDS[number].factions >> bit & 1]
    assert belongs == [SHORT[letter] for letter in factions]
    shows = [name for bit, name in enumerate(w.ICON_NAMES) if c.CARDS[number].icon_bits >> bit & 1]
    assert shows == [SHORT[letter] for letter in icons]
    assert c.CARDS[number].infiltrate_bits == 0
    assert not c.CARDS[number].unload


@pytest.mark.parametrize(("card", "icons"), [(name, icons) for name, *_, icons in PRINTED], ids=IDS)
def test_a_card_sends_an_agent_to_the_spaces_of_its_icons_and_to_no_others(card: str, icons: str) -> None:
    """imperium 6.3.2"""
    game = table({**RICH, "hand": [card]})
    goals = [move.split()[2] for move in offered(game) if move.startswith("agent")]
    wanted = [space for letter in icons for space in SPACES[SHORT[letter]]]
    if card == "kwisatz_haderach":  # sends an agent by its own text
        wanted = [space for spaces in SPACES.values() for space in spaces]
    assert sorted(goals) == sorted(wanted)


@pytest.mark.parametrize(("card", "cost"), [(name, cost) for name, _, cost, *_ in PRINTED if cost], ids=str)
def test_a_card_is_bought_for_its_printed_cost(card: str, cost: int) -> None:
    """imperium 15.2"""
    row = [] if card in RESERVE else [card, "stilgar" if card != "stilgar" else "chani", None, None, None]
    buying = f"acquire {card} {'reserve' if card in RESERVE else 'row'}"
    poor = play(table({"hand": [], "persuasion": cost - 1}, row=row), "reveal")
    assert refused(poor, buying) == [("persuasion", "imperium 15.2")]
    game = play(table({"hand": [], "persuasion": cost, "influence": {"emperor": 6}}, row=row), "reveal", buying)
    assert seat(game)["persuasion"] == 0
    assert card in seat(game)["discard"]


@pytest.mark.parametrize("card", [name for name, _, cost, *_ in PRINTED if cost is None])
def test_starting_cards_and_foldspace_cannot_be_bought(card: str) -> None:
    game = play(table({"hand": [], "persuasion": 40}), "reveal")
    assert [reason for reason, _ in refused(game, f"acquire {card} reserve")] == ["cannot-be-bought"]
    assert not [move for move in offered(game) if move.startswith(f"acquire {card} ")]


def test_a_game_holds_the_printed_number_of_copies_of_every_card() -> None:
    """imperium 1.1, 1.3, 1.5"""
    game = landsraad.new_game("imperium", seats=4, seed=3, leaders="random")
    whole = game.position()
    deck = Counter(whole["imperium_deck"] + whole["row"])
    starting = [name for name, copies in STARTING.items() for _ in range(copies)]
    assert sum(deck.values()) == 67
    assert deck == {name: copies for name, copies, *_ in PRINTED if name not in STARTING and name not in RESERVE}
    assert deck["missionaria_protectiva"] == 2
    assert whole["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    for number in range(4):
        assert sorted(seat(game, number)["deck"] + seat(game, number)["hand"]) == sorted(starting)


# --- starting cards ----------------------------------------------------------------------------------------------

GAINS = ("persuasion", "swords", "solari", "spice", "water", "points")


def gains(hand: list[str]) -> dict[str, int]:
    found = seat(play(table({"hand": hand}), "reveal"))
    return {name: found[name] for name in GAINS if found[name]}


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param(
            "convincing_argument", {"persuasion": 2}, marks=pytest.mark.clause("convincing_argument.reveal.1")
        ),
        pytest.param("dagger", {"swords": 1}, marks=pytest.mark.clause("dagger.reveal.1")),
        pytest.param("diplomacy", {"persuasion": 1}, marks=pytest.mark.clause("diplomacy.reveal.1")),
        pytest.param(
            "dune_the_desert_planet", {"persuasion": 1}, marks=pytest.mark.clause("dune_the_desert_planet.reveal.1")
        ),
        pytest.param("reconnaissance", {"persuasion": 1}, marks=pytest.mark.clause("reconnaissance.reveal.1")),
        pytest.param("signet_ring", {"persuasion": 1}, marks=pytest.mark.clause("signet_ring.reveal.1")),
        pytest.param("seek_allies", {}),
        pytest.param("arrakis_liaison", {"persuasion": 2}, marks=pytest.mark.clause("arrakis_liaison.reveal.1")),
        pytest.param("the_spice_must_flow", {"spice": 1}, marks=pytest.mark.clause("the_spice_must_flow.reveal.1")),
        pytest.param("foldspace", {}),
    ],
)
def test_a_starting_or_reserve_card_gives_its_reveal_box_and_nothing_else(card: str, expected: dict[str, int]) -> None:
    assert gains([card]) == expected


@pytest.mark.parametrize(
    ("card", "space", "gain"),
    [
        ("dagger", "hall_of_oratory", {"garrison": 4, "supply": 8}),
        ("diplomacy", "wealth", {"solari": 2}),
        ("dune_the_desert_planet", "imperial_basin", {"spice": 1}),
        ("reconnaissance", "sietch_tabr", {"garrison": 4, "supply": 8, "water": 1}),
        ("arrakis_liaison", "hall_of_oratory", {"garrison": 4, "supply": 8}),
    ],
)
def test_an_empty_agent_box_leaves_only_what_the_space_gives(card: str, space: str, gain: dict[str, int]) -> None:
    """imperium 6.3.6"""
    game = table({"hand": [card], "influence": {"fremen": 2}})
    before = seat(game)
    after = seat(play(game, f"agent {card} {space}"))
    for name in ("persuasion", "swords", "solari", "spice", "water", "supply", "garrison", "points"):
        assert after[name] == gain.get(name, before[name]), name
    assert (after["played"], after["hand"], after["intrigue"]) == ([card], [], [])
    assert "end" in offered(game)


@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow"])
def test_a_card_without_icons_cannot_be_played_on_an_agent_turn(card: str) -> None:
    """imperium 6.3.2"""
    game = table({"hand": [card]})
    assert offered(game) == ["reveal"]
    assert ("no-agent-icons", "imperium 6.3.2") in refused(game, f"agent {card} wealth")


@pytest.mark.clause("seek_allies.agent.1")
def test_seek_allies_trashes_itself_when_it_sends_an_agent() -> None:
    game = play(table({"hand": ["seek_allies"]}), "agent seek_allies wealth")
    assert shared(game)["trash"] == ["seek_allies"]
    assert seat(game)["played"] == []
    assert (seat(game)["solari"], seat(game)["influence"]["emperor"]) == (2, 1)


def test_the_turn_cannot_end_before_seek_allies_is_trashed() -> None:
    """imperium 3.3"""
    game = play(table({"hand": ["seek_allies"], "intrigue": ["ambush"]}), "agent seek_allies wealth")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do seek_allies.agent.1")
    assert shared(game)["trash"] == ["seek_allies"]
    assert refused(game, "end") == []


def test_seek_allies_is_not_trashed_when_it_is_revealed() -> None:
    game = play(table({"hand": ["seek_allies"]}), "reveal", "end")
    assert shared(game)["trash"] == []
    assert seat(game)["discard"] == ["seek_allies"]


def test_seek_allies_may_be_the_card_trashed_for_selective_breeding() -> None:
    """imperium 15.10"""
    game = play(table({"hand": ["seek_allies", "dagger"], "spice": 2}), "agent seek_allies selective_breeding")
    play(game, "do selective_breeding.space.1", "trash played seek_allies")
    assert shared(game)["trash"] == ["seek_allies"]
    assert len(seat(game)["hand"]) == 1 + 2
    assert offered(game) == ["end"]


@pytest.mark.parametrize(
    ("leader", "gain"),
    [("earl_memnon_thorvald", "spice"), ("countess_ariana_thorvald", "water"), ("count_ilban_richese", "solari")],
)
def test_the_signet_ring_uses_the_signet_ability_of_the_leader(leader: str, gain: str) -> None:
    """imperium 16.9"""
    game = play(table({"hand": ["signet_ring"], "leader": leader}), "agent signet_ring hall_of_oratory")
    assert {name: seat(game)[name] for name in ("spice", "water", "solari") if seat(game)[name]} == {gain: 1}


def test_the_signet_ring_does_not_use_the_ability_when_it_is_revealed() -> None:
    """imperium 16.9"""
    game = play(table({"hand": ["signet_ring"], "leader": "earl_memnon_thorvald"}), "reveal")
    assert (seat(game)["spice"], seat(game)["persuasion"]) == (0, 1)


def test_another_card_does_not_use_the_signet_ability() -> None:
    """imperium 16.9"""
    game = play(table({"hand": ["dagger"], "leader": "earl_memnon_thorvald"}), "agent dagger hall_of_oratory")
    assert seat(game)["spice"] == 0


def test_the_cost_of_a_signet_ability_is_optional() -> None:
    """imperium 3.3"""
    paying = table({"hand": ["signet_ring"], "leader": "baron_vladimir_harkonnen", "solari": 1})
    play(paying, "agent signet_ring hall_of_oratory")
    assert offered(paying) == ["do baron_vladimir_harkonnen.signet.1", "end"]
    play(paying, "do baron_vladimir_harkonnen.signet.1")
    assert (seat(paying)["solari"], len(seat(paying)["intrigue"])) == (0, 1)


# --- reserve cards -----------------------------------------------------------------------------------------------


def test_arrakis_liaison_comes_from_its_stack_into_the_discard_pile() -> None:
    """imperium 15.2"""
    game = play(table({"hand": [], "persuasion": 4}), "reveal")
    play(game, "acquire arrakis_liaison reserve", "acquire arrakis_liaison reserve")
    assert shared(game)["reserve"]["arrakis_liaison"] == 6
    assert seat(game)["discard"] == ["arrakis_liaison"] * 2


def test_arrakis_liaison_is_a_fremen_card_for_the_bond_and_for_liet_kynes() -> None:
    """imperium 15.7, 17.14"""
    game = play(table({"hand": ["arrakis_liaison", "fedaykin_death_commando", "liet_kynes"]}), "reveal")
    assert seat(game)["swords"] == 3
    assert seat(game)["persuasion"] == 2 + 1 + 3 * 2


def test_an_empty_reserve_stack_offers_nothing() -> None:
    """imperium 15.6"""
    game = table({"hand": [], "persuasion": 20}, {"discard": ["arrakis_liaison"] * 8})
    play(game, "reveal")
    assert shared(game)["reserve"]["arrakis_liaison"] == 0
    assert refused(game, "acquire arrakis_liaison reserve") == [("not-offered", "imperium 15.2")]
    assert "acquire the_spice_must_flow reserve" in offered(game)


def test_a_trashed_reserve_card_goes_back_to_its_stack_and_can_be_acquired_again() -> None:
    """imperium 15.6"""
    game = table(
        {"hand": ["guild_administrator"], "discard": ["arrakis_liaison"]}, {"discard": ["arrakis_liaison"] * 7}
    )
    play(game, "agent guild_administrator secure_contract")
    assert shared(game)["reserve"]["arrakis_liaison"] == 0
    play(game, "do guild_administrator.agent.1", "trash discard arrakis_liaison")
    assert shared(game)["reserve"]["arrakis_liaison"] == 1
    assert shared(game)["trash"] == []
    assert seat(game)["discard"] == []


@pytest.mark.clause("the_spice_must_flow.acquire.1")
def test_the_spice_must_flow_scores_a_point_when_it_is_acquired() -> None:
    game = play(table({"hand": [], "persuasion": 18}), "reveal")
    play(game, "acquire the_spice_must_flow reserve")
    assert seat(game)["points"] == 1
    play(game, "acquire the_spice_must_flow reserve")
    assert seat(game)["points"] == 2
    assert shared(game)["reserve"]["the_spice_must_flow"] == 8


def test_revealing_the_spice_must_flow_scores_nothing() -> None:
    """imperium 15.2"""
    assert gains(["the_spice_must_flow", "the_spice_must_flow"]) == {"spice": 2}


def test_the_point_of_the_spice_must_flow_is_kept_when_the_card_is_trashed() -> None:
    """imperium 15.5"""
    game = table({"hand": ["guild_administrator"], "discard": ["the_spice_must_flow"], "points": 1})
    play(game, "agent guild_administrator secure_contract")
    play(game, "do guild_administrator.agent.1", "trash discard the_spice_must_flow")
    assert seat(game)["points"] == 1
    assert shared(game)["reserve"]["the_spice_must_flow"] == 10


@pytest.mark.clause("foldspace.agent.1")
def test_foldspace_draws_a_card() -> None:
    game = play(table({"hand": ["foldspace"]}), "agent foldspace wealth")
    assert len(seat(game)["hand"]) == 1
    assert len(seat(game)["deck"]) == 9


@pytest.mark.clause("foldspace.agent.2")
def test_foldspace_goes_back_to_its_stack_when_it_sends_an_agent() -> None:
    """imperium 15.6"""
    game = table({"hand": ["foldspace"]})
    assert shared(game)["reserve"]["foldspace"] == 5
    play(game, "agent foldspace wealth")
    assert shared(game)["reserve"]["foldspace"] == 6
    assert (seat(game)["played"], shared(game)["trash"]) == ([], [])


def test_the_turn_cannot_end_before_foldspace_is_trashed() -> None:
    """imperium 3.3"""
    game = play(table({"hand": ["foldspace"], "intrigue": ["ambush"]}), "agent foldspace wealth")
    play(game, "do foldspace.agent.1")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]


def test_foldspace_revealed_is_not_trashed() -> None:
    game = play(table({"hand": ["foldspace"]}), "reveal", "end")
    assert seat(game)["discard"] == ["foldspace"]
    assert shared(game)["reserve"]["foldspace"] == 5


def test_foldspace_may_be_trashed_by_another_effect_and_still_draws() -> None:
    """imperium 15.10"""
    game = play(table({"hand": ["foldspace", "dagger"], "spice": 2}), "agent foldspace selective_breeding")
    play(game, "do selective_breeding.space.1", "trash played foldspace")
    assert shared(game)["reserve"]["foldspace"] == 6
    assert len(seat(game)["hand"]) == 1 + 2 + 1
    assert offered(game) == ["end"]


def test_the_foldspace_icon_puts_the_card_into_the_discard_pile() -> None:
    """imperium 7.11"""
    game = play(table({"hand": ["diplomacy"]}), "agent diplomacy foldspace")
    assert seat(game)["discard"] == ["foldspace"]
    assert shared(game)["reserve"]["foldspace"] == 5


def test_without_a_foldspace_card_left_the_icon_gives_nothing() -> None:
    """imperium 15.6"""
    game = play(table({"hand": ["diplomacy"]}, {"discard": ["foldspace"] * 6}), "agent diplomacy foldspace")
    assert seat(game)["discard"] == []
    assert seat(game)["influence"]["spacing_guild"] == 1
    finish(game)
    assert game.to_act == 1


def test_an_effect_that_acquires_by_cost_never_offers_foldspace() -> None:
    """imperium 7.11, 15.11"""
    game = table(
        {"hand": [], "intrigue": ["bypass_protocol"]}, row=["scout", "stilgar", "chani", "carryall", "opulence"]
    )
    play(game, "play bypass_protocol 1")
    assert offered(game) == ["acquire scout row", "acquire arrakis_liaison reserve"]


# --- the places of the Row -----------------------------------------------------------------------------------------


def test_a_new_card_comes_into_the_place_of_the_row_that_became_empty() -> None:
    """imperium 15.9"""
    row = ["scout", "stilgar", "chani", "carryall", "opulence"]
    game = play(table({"hand": [], "persuasion": 5}, row=row), "reveal")
    top = shared(game)["imperium_deck"][0]
    play(game, "acquire chani row")
    assert shared(game)["row"] == ["scout", "stilgar", top, "carryall", "opulence"]
    assert seat(game)["discard"] == ["chani"]


def test_bought_reserve_cards_leave_the_row_as_it_is() -> None:
    """imperium 15.9"""
    row = ["scout", "stilgar", "chani", "carryall", "opulence"]
    game = play(table({"hand": [], "persuasion": 2}, row=row), "reveal", "acquire arrakis_liaison reserve")
    assert shared(game)["row"] == row
