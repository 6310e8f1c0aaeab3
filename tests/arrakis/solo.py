"""Small positions for tests of the Mahdi solo mode: a turn of the automaton, a card it plays."""

from typing import Any

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, SECTOR_NAMES, SIETCH_AREAS
from landsraad.arrakis.catalog import CARD_IDS, CARD_NUMBERS, CARDS
from landsraad.arrakis.checks import check
from landsraad.arrakis.opening import deck_of
from landsraad.game import Game
from tests.arrakis.table import NO_LEADERS, counter, play

HARVEST = {"harvest_sector": 1 << SECTOR_NAMES.index("outer_ne")}


def sietch(name: str) -> int:
    """The number of the sietch token that lies there at the start."""
    return SIETCH_AREAS.index(AREA[name])


def at(name: str) -> dict[str, Any]:
    return {"sietch": sietch(name)}


FIELD = {"windgap": at("windgap")}


def sector(name: str) -> dict[str, Any]:
    return {"harvest_sector": 1 << SECTOR_NAMES.index(name)}


def solo(box: str, areas: dict[str, Any], target: str = "windgap", **more: Any) -> Game:
    """A turn of the automaton with this result of the die, up to a question or the next Atreides turn."""
    dice = [0] * 20
    dice[0], dice[11] = 3, 1
    given: dict[str, Any] = {
        "seats": 1, "areas": areas, "leaders": NO_LEADERS, "dice": dice, "forced_die": w.BOX_NAMES.index(box) + 1,
        "pending": [["round", 5, 1, 0]], "target": sietch(target) + 1, **HARVEST,
    }  # fmt: skip
    given.update(more)
    # An Atreides question first, so that the log tells what the automaton does then.
    given["pending"] = [*given["pending"], ["sister", 1, 0, 0]]
    game = landsraad.from_position("war_for_arrakis", given)
    play(game, "no")
    check(game.table)
    return game


def card(name: str, areas: dict[str, Any], target: str = "windgap", **more: Any) -> Game:
    """The automaton draws and plays this card, and nothing else."""
    member = w.MEMBER_NAMES[CARDS[CARD_NUMBERS[name]].deck]
    more = {f"deck_{member}": [name, *rest_of(name)], **more}
    frames: list[Any] = [["round", 5, 0, 0], ["solo_turn", 1, 0, 0]]
    frames.append(["solo", w.S_DRAW, 1, w.MEMBER_NAMES.index(member) + 8])
    return solo("mentat", areas, target, pending=frames, turn_side=1, forced_die=0, **more)


def rest_of(name: str) -> list[str]:
    cards: list[str] = [CARD_IDS[number] for number in deck_of(CARDS[CARD_NUMBERS[name]].deck, False)]
    cards.remove(name)
    return cards


def waits(game: Game) -> bool:
    """It is the Atreides' turn again."""
    return counter(game, w.TURN_SIDE) == w.ATREIDES + 1
