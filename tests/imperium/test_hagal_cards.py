"""House Hagal cards: where each sends the agent, what it gives, how many swords it has; which deck it belongs to."""

from collections import Counter

import pytest

import landsraad
from landsraad.imperium.catalog import HAGAL_CARDS
from tests.imperium.hagal import SOLO_BASE, SOLO_IX, TWO_BASE, TWO_IX, act, deck, fight, solo, two
from tests.imperium.table import offered, play, seat, shared, strength

# Card, space, faction that rises, troops that go to the Conflict, troops that go to the garrison.
PLAIN = [
    ("conspire", "conspire", "emperor", 0, 2),
    ("wealth", "wealth", "emperor", 0, 0),
    ("heighliner", "heighliner", "spacing_guild", 3, 0),
    ("foldspace", "foldspace", "spacing_guild", 0, 0),
    ("selective_breeding", "selective_breeding", "bene_gesserit", 0, 0),
    ("secrets", "secrets", "bene_gesserit", 0, 0),
    ("hardy_warriors", "hardy_warriors", "fremen", 2, 0),
    ("stillsuits", "stillsuits", "fremen", 0, 0),
    ("rally_troops", "rally_troops", None, 0, 4),
    ("hall_of_oratory", "hall_of_oratory", None, 0, 1),
    ("carthag", "carthag", None, 1, 0),
]
SWORDS = {
    "conspire": 4, "wealth": 3, "heighliner": 6, "foldspace": 1, "selective_breeding": 2, "secrets": 1,
    "hardy_warriors": 5, "stillsuits": 4, "rally_troops": 3, "hall_of_oratory": 0, "carthag": 0, "harvest_spice": 2,
    "arrakeen_1p": 1, "arrakeen_2p": 1, "hagal_interstellar_shipping": 3, "hagal_foldspace_interstellar_shipping": 2,
    "hagal_smuggling_interstellar_shipping": 2, "hagal_tech_negotiation": 0, "hagal_dreadnought_1p": 3,
    "hagal_dreadnought_2p": 3,
}  # fmt: skip


def check_plain(game: landsraad.Game, number: int, row: tuple[str, str, str | None, int, int]) -> None:
    card, space, faction, conflict, garrison = row
    rival = seat(act(game), number)
    assert rival["agents_at"] == {space: 1}
    assert {name: level for name, level in rival["influence"].items() if level} == ({faction: 1} if faction else {})
    assert (rival["conflict"], rival["garrison"]) == (conflict, garrison)
    assert (rival["solari"], rival["spice"], rival["water"], rival["intrigue"]) == (0, 0, 0, [])
    assert shared(game)["hagal_discard"] == [card]


@pytest.mark.parametrize("row", PLAIN, ids=[row[0] for row in PLAIN])
def test_what_a_card_gives_a_solo_rival(row: tuple[str, str, str | None, int, int]) -> None:
    """house_hagal 3.3: only what the card shows, nothing of the space, and at no cost."""
    check_plain(solo(top=[row[0]]), 1, row)


@pytest.mark.parametrize("row", PLAIN, ids=[row[0] for row in PLAIN])
def test_what_a_card_gives_house_hagal(row: tuple[str, str, str | None, int, int]) -> None:
    """house_hagal 3.3, 6.3"""
    check_plain(two(top=[row[0]]), 2, row)


def test_harvest_spice_in_a_solo_game() -> None:
    """house_hagal 3.4: base and bonus spice, and a combat space: two troops of the garrison go along."""
    game = act(solo({"garrison": 3}, top=["harvest_spice"], bonus_spice={"hagga_basin": 2}))
    rival = seat(game, 1)
    assert rival["agents_at"] == {"hagga_basin": 1}
    assert (rival["spice"], rival["conflict"], rival["garrison"]) == (4, 2, 1)
    assert shared(game)["bonus_spice"]["hagga_basin"] == 0


def test_harvest_spice_in_a_two_player_game() -> None:
    """house_hagal 3.4: the bonus spice goes to the bank."""
    game = act(two({"garrison": 3}, top=["harvest_spice"], bonus_spice={"hagga_basin": 2}))
    hagal = seat(game, 2)
    assert hagal["agents_at"] == {"hagga_basin": 1}
    assert (hagal["spice"], hagal["conflict"], hagal["garrison"]) == (0, 2, 1)
    assert shared(game)["bonus_spice"]["hagga_basin"] == 0


def test_arrakeen_in_a_solo_game() -> None:
    """house_hagal 5.1: a troop, the signet ability (Memnon: 1 spice), deployment."""
    rival = seat(act(solo({"leader": "earl_memnon_thorvald"}, top=["arrakeen_1p"])), 1)
    assert rival["agents_at"] == {"arrakeen": 1}
    assert (rival["conflict"], rival["garrison"], rival["spice"], rival["solari"]) == (1, 0, 1, 0)


def test_arrakeen_in_a_two_player_game() -> None:
    """house_hagal 1.2: a troop and no signet ring."""
    hagal = seat(act(two(top=["arrakeen_2p"])), 2)
    assert hagal["agents_at"] == {"arrakeen": 1}
    assert (hagal["conflict"], hagal["garrison"], hagal["spice"], hagal["supply"]) == (1, 0, 0, 11)


def test_reshuffle_in_a_two_player_game() -> None:
    """house_hagal 3.2: it goes into the new deck with all the others, and another card is revealed."""
    game = act(two(top=["carthag", "wealth", "reshuffle"], hagal_owed=3))
    position = shared(game)
    assert sum(seat(game, 2)["agents_at"].values()) == 3
    assert "reshuffle" in position["hagal_deck"]
    assert position["hagal_discard"][-1] != "carthag"  # the first two went back into the deck
    assert Counter(position["hagal_deck"] + position["hagal_discard"]) == Counter(TWO_BASE)


def test_interstellar_shipping() -> None:
    """rise_of_ix 11.2.3: two Freighter icons with 2 Guild influence."""
    game = act(solo({"influence": {"spacing_guild": 2}}, top=["hagal_interstellar_shipping"], ix=True))
    assert seat(game, 1)["agents_at"] == {"interstellar_shipping": 1}
    assert seat(game, 1)["freighter"] == 2


def test_interstellar_shipping_with_too_little_influence() -> None:
    """rise_of_ix 11.2.3: this one is skipped."""
    game = act(solo({"influence": {"spacing_guild": 1}}, top=["hagal_interstellar_shipping", "wealth"], ix=True))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert seat(game, 1)["freighter"] == 0
    assert shared(game)["hagal_discard"] == ["wealth", "hagal_interstellar_shipping"]


@pytest.mark.parametrize(
    ("level", "space", "guild", "freighter"), [(1, "foldspace", 2, 0), (2, "interstellar_shipping", 2, 2)]
)
def test_foldspace_or_interstellar_shipping(level: int, space: str, guild: int, freighter: int) -> None:
    """rise_of_ix 11.2.3"""
    top = ["hagal_foldspace_interstellar_shipping"]
    rival = seat(act(solo({"influence": {"spacing_guild": level}}, top=top, ix=True)), 1)
    assert rival["agents_at"] == {space: 1}
    assert (rival["influence"]["spacing_guild"], rival["freighter"]) == (guild, freighter)


@pytest.mark.parametrize(("level", "space", "freighter"), [(0, "smuggling", 1), (3, "interstellar_shipping", 2)])
def test_smuggling_or_interstellar_shipping(level: int, space: str, freighter: int) -> None:
    """rise_of_ix 11.2.3: and no solari of the space."""
    top = ["hagal_smuggling_interstellar_shipping"]
    rival = seat(act(solo({"influence": {"spacing_guild": level}}, top=top, ix=True)), 1)
    assert rival["agents_at"] == {space: 1}
    assert (rival["freighter"], rival["solari"]) == (freighter, 0)


def test_tech_negotiation() -> None:
    """rise_of_ix 11.6.4: a tile with discount 1."""
    game = solo(
        {"spice": 1}, top=["hagal_tech_negotiation"], ix=True, tech=[["windtraps"], ["artillery"], ["spaceport"]]
    )
    rival = seat(act(game), 1)
    assert rival["agents_at"] == {"tech_negotiation": 1}
    assert (rival["tiles"], rival["spice"], rival["negotiators"]) == (["windtraps"], 0, 0)


def test_dreadnought_of_a_solo_game() -> None:
    """rise_of_ix 11.2.5: a dreadnought, then a tile at the full price."""
    tech = [["windtraps"], ["artillery"], ["spaceport"]]
    rival = seat(act(solo({"spice": 2}, top=["hagal_dreadnought_1p"], ix=True, tech=tech)), 1)
    assert rival["agents_at"] == {"dreadnought": 1}
    assert (rival["dreadnoughts_garrison"], rival["dreadnoughts_supply"], rival["solari"]) == (1, 1, 0)
    assert (rival["tiles"], rival["spice"]) == (["windtraps"], 0)


def test_dreadnought_of_a_two_player_game() -> None:
    """rise_of_ix 11.2.5: a dreadnought and two troops, both to the garrison."""
    hagal = seat(act(two(top=["hagal_dreadnought_2p"], ix=True)), 2)
    assert hagal["agents_at"] == {"dreadnought": 1}
    assert (hagal["dreadnoughts_garrison"], hagal["garrison"], hagal["conflict"]) == (1, 2, 0)
    assert hagal["tiles"] == []


@pytest.mark.parametrize("card", SWORDS)
def test_swords_of_a_card(card: str) -> None:
    """house_hagal 3.6: 2 a troop and the swords of one card."""
    solo_deck, ix = (SOLO_IX, True) if card in SOLO_IX else (SOLO_BASE, False)
    if card in solo_deck:
        game = fight({"conflict": 1}, top=[card], ix=ix)
        assert strength(game, 1) == 2 + SWORDS[card]
    else:
        game = fight({"conflict": 1}, mode="two_players", top=[card], ix=card in TWO_IX)
        assert strength(game, 2) == 2 + SWORDS[card]


def test_reshuffle_has_no_swords_but_another_card_has() -> None:
    """house_hagal 3.2, 3.6"""
    game = fight({"conflict": 1}, mode="two_players", top=["reshuffle"])
    position = shared(game)
    assert len(position["hagal_deck"]) == 27
    assert "reshuffle" in position["hagal_deck"]
    assert strength(game, 2) == 2 + SWORDS[position["hagal_discard"][0]]


@pytest.mark.parametrize(
    ("seats", "expansions", "cards", "size"),
    [
        (1, [], SOLO_BASE, 27),
        (2, [], TWO_BASE, 28),
        (1, ["rise_of_ix"], SOLO_IX, 30),
        (2, ["rise_of_ix"], TWO_IX, 29),
    ],
)
def test_the_deck_of_a_game(seats: int, expansions: list[str], cards: dict[str, int], size: int) -> None:
    """house_hagal 1.2, 4.1, 6.1; rise_of_ix 11.1.1, 11.1.2, 14.2: 27 and 28 cards, 30 and 29 with Rise of Ix."""
    position = landsraad.new_game("imperium", seats=seats, expansions=expansions, seed=5).position()
    assert sum(cards.values()) == size
    assert Counter(position["hagal_deck"] + position["hagal_discard"]) == Counter(cards)


def test_there_are_31_cards_and_9_of_rise_of_ix() -> None:
    copies = {card.name: card.copies for card in HAGAL_CARDS}
    assert sum(number for card, number in copies.items() if not card.startswith("hagal_")) == 31
    assert sum(number for card, number in copies.items() if card.startswith("hagal_")) == 9
    assert copies == {**SOLO_BASE, **TWO_BASE, **SOLO_IX, **TWO_IX}


def test_a_given_deck_is_all_there_is() -> None:
    """house_hagal 3.2: a card that it lacks has left the game."""
    assert shared(solo(hagal_deck=deck(SOLO_BASE, ["conspire"])[1:]))["hagal_trash"] == ["conspire"]


def test_nobody_sees_the_order_of_the_deck() -> None:
    """house_hagal 3.11: only the top card is ever looked at, when it is revealed."""
    game = solo(top=["conspire"])
    assert game.view(0)["hagal_deck"] == 27
    assert play(game, "pass").view(None)["hagal_discard"] == ["conspire"]
    assert "reveal" in offered(game)
