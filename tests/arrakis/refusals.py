"""Positions in which moves are refused, and how to say why."""

from typing import Any

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARD_IDS
from landsraad.arrakis.opening import deck_of
from landsraad.game import Game
from tests.arrakis.table import HARKONNEN, NO_LEADERS, atreides, harkonnen, play, turn

WORM: dict[str, Any] = {"worm": "sandworm"}
SIGN: dict[str, Any] = {"wormsign": "sand"}
TOWN: dict[str, Any] = {"settlement": True}
HARVESTER: dict[str, Any] = {"harvester": True}
SIETCH: dict[str, Any] = {"windgap": {**atreides(regular=2, tokens=[0]), "sietch": 1}}
STAY: dict[str, Any] = {"wind_pass": harkonnen(regular=3, generic=1)}


def refuses(game: Game, refusals: dict[str, str]) -> None:
    """Each move is refused for exactly this: the key and the number of the rule."""
    books = {"war_for_arrakis": "", "spacing_guild": "sg "}
    for move, reason in refusals.items():
        found = game.why_not(move)
        told = [f"{each.key} {books[each.rule.split()[0]]}{each.rule.split()[1]}" for each in found]
        assert told == reason.split(", "), (move, told)


def deck(member: str) -> list[str]:
    """All cards of a planning deck."""
    return [CARD_IDS[card] for card in deck_of(w.MEMBER_NAMES.index(member), False)]


def moving(areas: dict[str, Any], *moves: str, side: int = HARKONNEN, **more: Any) -> Game:
    return play(turn(side, areas, "strategy", **more), "use strategy move", *moves)


def attacking(areas: dict[str, Any], *moves: str, side: int = HARKONNEN, **more: Any) -> Game:
    return play(turn(side, areas, "strategy", **more), "use strategy attack", *moves)


def partners(*dice_of: int, **more: Any) -> Game:
    counted = [0] * 20
    for member, many in enumerate(dice_of):
        counted[member * 5 + w.STRATEGY] = many
    given = {"seats": 4, "areas": SIETCH, "leaders": NO_LEADERS, "dice": counted, "pending": [["round", 5, 1, 0]]}
    return landsraad.from_position("war_for_arrakis", {**given, **more})
