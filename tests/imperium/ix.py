"""A few words more for the tests of Rise of Ix: decks, stacks of Tech tiles, the Combat phase."""

from typing import Any

from landsraad.game import Game
from landsraad.imperium import content
from landsraad.imperium.catalog import TILE_IDS
from tests.imperium.table import Seat, play, seat, table

assert content  # it fills the catalog

DUNE = "dune_the_desert_planet"
YUNA = "princess_yuna_moritani"
STARTING = ["convincing_argument"] * 2 + ["dagger"] * 2 + ["diplomacy"] + [DUNE] * 2
STARTING += ["reconnaissance", "seek_allies", "signet_ring"]


def cards(hand: list[str], deck: list[str]) -> Seat:
    """A hand and a deck, top card first; the other starting cards lie in the discard pile."""
    rest = list(STARTING)
    for card in hand + deck:
        if card in rest:
            rest.remove(card)
    return {"hand": hand, "deck": deck, "discard": rest}


def stacks(*tops: str, owned: tuple[str, ...] = (), under: tuple[str, ...] = ()) -> list[list[str]]:
    """Three stacks with these tiles on top, some more under the first, and all others under the third."""
    rest = [tile for tile in TILE_IDS if tile not in (*tops, *owned, *under)]
    return [[tops[0], *under], [tops[1]], [tops[2], *rest]]


def fight(*seats: Seat, conflict: str = "skirmish_1", **rest: Any) -> Game:
    """The Combat phase begins."""
    return table(*seats, ix=True, phase="combat", conflict=conflict, **rest)


def mohiam(*victims: Seat, **rest: Any) -> Game:
    """Seat 0 makes the others discard two cards each."""
    attacker = {"hand": ["reverend_mother_mohiam"], "played": ["bene_gesserit_sister"]}
    return play(table(attacker, *victims, ix=True, **rest), "agent reverend_mother_mohiam wealth")


def rich_kwisatz_haderach(ix: bool, **rest: Any) -> Game:
    """Somebody who can go anywhere and pay for it."""
    anything = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2, "spacing_guild": 2}}
    return table({"hand": ["kwisatz_haderach"], **anything}, ix=ix, **rest)


def ships(game: Game, number: int = 0) -> tuple[int, int, int]:
    """Dreadnoughts in supply, in the garrison, in the Conflict."""
    found = seat(game, number)
    return found["dreadnoughts_supply"], found["dreadnoughts_garrison"], found["dreadnoughts_conflict"]
