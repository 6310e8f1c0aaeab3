"""Tables with short decks: cards that a test does not name have left the game, or lie where they do not matter."""

from collections import Counter
from typing import Any

from landsraad.game import Game
from landsraad.imperium import content
from landsraad.imperium.box import imperium_cards, intrigue_cards, starting_deck
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS
from tests.imperium.table import Seat, table

assert content  # importing it fills the catalog
PILES = ("deck", "hand", "discard", "played", "revealed")


def lean(*seats: Seat, ix: bool = False, **shared: Any) -> Game:
    """A table on which a deck that is given is all there is: every other card of it was trashed.

    That goes for the decks of seats and for imperium_deck. What intrigue_deck leaves out lies in the discard pile or,
    if intrigue_discard is given too, in the hand of the last seat; with intrigue_trash given it has left the game.
    """
    expansions = frozenset(["rise_of_ix"] if ix else [])
    people = [dict(seat) for seat in (*seats, *[{}] * (3 - len(seats)))]
    trash: list[str] = list(shared.pop("trash", []))
    for person in people:
        if "deck" in person:
            owned = Counter(card for pile in PILES for card in person.get(pile, []))
            trash += (names(starting_deck(False)) - owned).elements()
    if "imperium_deck" in shared:
        named = Counter(card for person in people for pile in PILES for card in person.get(pile, []))
        named += Counter([*shared["imperium_deck"], *shared.get("row", []), *trash])
        named += Counter(person["manipulated"] for person in people if "manipulated" in person)
        trash += (names(imperium_cards(expansions)) - named).elements()
    if "intrigue_deck" in shared and "intrigue_trash" not in shared:
        known = Counter(card for person in people for card in person.get("intrigue", []))
        known += Counter([*shared["intrigue_deck"], *shared.get("intrigue_discard", [])])
        left = list((Counter(INTRIGUE_IDS[card] for card in intrigue_cards(expansions)) - known).elements())
        if "intrigue_discard" in shared:
            people[-1]["intrigue"] = [*people[-1].get("intrigue", []), *left]
        else:
            shared["intrigue_discard"] = left
    return table(*people, ix=ix, trash=trash, **shared)


def names(cards: list[int]) -> Counter[str]:
    return Counter(CARD_IDS[card] for card in cards)
