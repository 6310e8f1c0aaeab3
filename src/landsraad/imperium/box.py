"""What is in the box for a set of expansions: every deck, and what else a table is laid out from.

It is put together once for each set: a game is set up by copying and shuffling.
"""

from collections.abc import Sequence
from typing import Final

from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.imperium.expansions import NO_EXPANSIONS, Expansions, in_game
from landsraad.kernel.bits import bit
from landsraad.kernel.vecs import i64, vec

TIERS: Final = 3
RESERVES: Final = 3


def every_copy(cards: Sequence[c.Copied], expansions: Expansions) -> list[int]:
    """Those of the cards that are played with, each as often as there are copies."""
    return [card.number for card in cards if in_game(card, expansions) for _ in range(card.copies)]


class Box:
    """The components of a game, by their numbers; a card as often as it has copies."""

    def __init__(self, expansions: Expansions) -> None:
        self.spaces: i64 = sum([bit(space.number) for space in c.SPACES if in_game(space, expansions)])  # a bit each
        self.reserve = vec[i64]([0] * RESERVES)  # the size of each stack
        for card in c.CARDS:
            if card.reserve >= 0:
                self.reserve[card.reserve] = card.copies
        starting = every_copy([card for card in c.CARDS if card.deck == "starting"], expansions)
        self.starting = vec[i64](starting)
        starting.remove(c.CARD_NUMBERS["dune_the_desert_planet"])
        starting.append(c.CARD_NUMBERS["control_the_spice"])
        self.epic_starting = vec[i64](starting)
        self.imperium = vec[i64](every_copy([card for card in c.CARDS if card.deck == "imperium"], expansions))
        self.intrigue = vec[i64](every_copy(c.INTRIGUES, expansions))
        self.conflicts = vec[vec[i64]](
            [
                vec[i64]([card.number for card in c.CONFLICTS if card.tier == tier and in_game(card, expansions)])
                for tier in range(1, TIERS + 1)
            ]
        )
        self.tiles = vec[i64]([tile.number for tile in c.TILES if in_game(tile, expansions)])
        self.leaders = vec[i64]([leader.number for leader in c.LEADERS if in_game(leader, expansions)])


_BOXES: Final[dict[Expansions, Box]] = {}


def box_of(expansions: Expansions) -> Box:
    box = _BOXES.get(expansions)
    if box is None:
        box = _BOXES[expansions] = Box(expansions)
    return box


# --- for whoever reads positions, checks or asks -------------------------------------------------------------------


def starting_deck(epic: bool) -> list[int]:
    """Ten cards; an epic game replaces one Dune, the Desert Planet (rise_of_ix 13.3)."""
    box = box_of(NO_EXPANSIONS)
    return list(box.epic_starting if epic else box.starting)


def imperium_cards(expansions: Expansions) -> list[int]:
    return list(box_of(expansions).imperium)


def intrigue_cards(expansions: Expansions) -> list[int]:
    return list(box_of(expansions).intrigue)


def conflict_cards(tier: i64, expansions: Expansions) -> list[int]:
    return list(box_of(expansions).conflicts[tier - 1])


def tiles_in_game(expansions: Expansions) -> list[int]:
    return list(box_of(expansions).tiles)


def leaders_in_game(expansions: Expansions) -> list[int]:
    return list(box_of(expansions).leaders)


def hagal_cards(mode: i64, expansions: Expansions) -> list[int]:
    """27 or 28 cards, 30 or 29 with Rise of Ix (house_hagal 1.2, rise_of_ix 11.1)."""
    return every_copy([card for card in c.HAGAL_CARDS if card.players in (0, mode)], expansions)


def dreadnoughts(expansions: Expansions) -> i64:
    """How many each player has (rise_of_ix 1.6)."""
    return w.MAX_SHIPS if w.RISE_OF_IX in expansions else 0
