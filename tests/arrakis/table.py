"""Small positions for tests: what is on the map, whose turn it is, which dice are left."""

from collections.abc import Callable
from typing import Any

import landsraad
from landsraad.arrakis import content
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.game import Game

CONTENT = content  # importing it fills the tables
HARKONNEN, ATREIDES = 0, 1
BOXES = w.BOX_NAMES
NO_LEADERS = {name: "absent" for name in LEADER_IDS}


def dice(side: int, *boxes: str) -> list[int]:
    """Dice of a faction that one player has, a Strategy die for the other, and a House die that nobody wants."""
    counted = [0] * 20
    for box in boxes:
        counted[side * 10 + BOXES.index(box)] += 1
    counted[(1 - side) * 10 + 1] += 1
    counted[BOXES.index("house")] += 1  # so that phase 2 does not end with the turn
    return counted


def turn(side: int, areas: dict[str, Any], *boxes: str, **more: Any) -> Game:
    """A position at the beginning of a turn."""
    given = {"areas": areas, "dice": dice(side, *boxes), "to_act": side, "leaders": NO_LEADERS, **more}
    return landsraad.from_position("war_for_arrakis", given)


def harkonnen(**figures: Any) -> dict[str, Any]:
    return {"side": "harkonnen", **figures}


def atreides(**figures: Any) -> dict[str, Any]:
    return {"side": "atreides", **figures}


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def notations(game: Game) -> list[str]:
    return [option.notation for option in game.options]


def area(game: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["areas"].get(name, {})
    return found


def counter(game: Game, number: int) -> int:
    return game.table.shared[number]


def leader(game: Game, name: str) -> str:
    place: str = game.position()["leaders"][name]
    return place


def seeded(build: Callable[[int], Game], wanted: Callable[[Game], bool], tries: int = 400) -> Game:
    """The first game of a row of seeds that turns out as wanted."""
    for seed in range(tries):
        game = build(seed)
        if wanted(game):
            return game
    raise AssertionError("no seed gives what the test wants")


def card_turn(side: int, card: str, areas: dict[str, Any], **more: Any) -> Game:
    """A turn in which one planning card is played with a Mentat die."""
    member = next(name for name in w.MEMBER_NAMES if _deck(card) == name)
    game = turn(side, areas, "mentat", "mentat", "mentat", **{f"hand_{member}": [card], **more})
    return play(game, "use mentat card", f"card {card}")


def _deck(card: str) -> str:
    from landsraad.arrakis.catalog import CARD_DECK, CARDS

    return w.MEMBER_NAMES[CARD_DECK[CARDS[card]]]


def number(name: str) -> int:
    return AREA[name]
