"""The log of Dune: Imperium: what is a heading, what a deed, what only followed; and which components a line names."""

from collections.abc import Callable
from typing import Final

from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_IDS,
    CONFLICT_IDS,
    FLAG_SPACES,
    HAGAL_IDS,
    INTRIGUE_IDS,
    LEADER_IDS,
    SPACE_IDS,
    TILE_IDS,
)
from landsraad.imperium.naming import component
from landsraad.imperium.store import OWNER
from landsraad.server.games import CONSEQUENCE, DEED, HEADING

Objects = list[tuple[str, str]]
HEADINGS: Final = frozenset((e.ROUND_BEGAN, e.COMBAT_BEGAN, e.RECALLED_AGENTS, e.GAME_ENDED))
# What somebody has decided to do, or what a phase has brought them; the rest follows from these.
DEEDS: Final = frozenset(
    (
        e.SENT_AGENT,
        e.RIVAL_SENT_AGENT,
        e.REVEALED_HAGAL,
        e.SKIPPED_HAGAL,
        e.REVEALED_HAND,
        e.PLAYED_INTRIGUE,
        e.USED_TILE,
        e.PASSED,
        e.PASSED_TURN,
        e.ANOTHER_TURN_TAKEN,
        e.CHOSE_LEADER,
        e.WON_CONFLICT,
        e.TOOK_PLACE,
        e.TOOK_NOTHING,
        e.BONUS_SPICE,
        e.CHURNED,
    )
)
# The deed that follows says whose turn it is.
UNTOLD: Final = frozenset((e.TURN_BEGAN,))
# What happens to the table and to nobody in particular, besides the headings.
OF_THE_TABLE: Final = HEADINGS | frozenset(
    (e.BONUS_SPICE, e.ROW_REFILLED, e.TILE_TURNED_UP, e.TRASHED_TILE, e.HAGAL_RESHUFFLED)
)
NOBODY: Final = -1
_Names = Callable[[int, int, int], Objects]


def depth(event: Event) -> int | None:
    if event[0] in UNTOLD:
        return None
    if event[0] in HEADINGS:
        return HEADING
    bought = event[0] == e.ACQUIRED_CARD and event[3] == 1  # a card that an effect brings follows from it
    return DEED if bought or event[0] in DEEDS else CONSEQUENCE


def whose(event: Event) -> int:
    return NOBODY if event[0] in OF_THE_TABLE else event[1]


def about(event: Event) -> Objects:
    code, _, first, second, third = event
    names = _ABOUT.get(code)
    return [] if names is None else names(first, second, third)


def _one(kind: str, idents: list[str]) -> _Names:
    return lambda a, b, c: [(kind, idents[a])]


def _sent(a: int, b: int, c: int) -> Objects:
    origin = [("space", SPACE_IDS[c - 1])] if c else []
    return [("card", CARD_IDS[a]), ("space", SPACE_IDS[b]), *origin]


def _because(a: int, b: int, c: int) -> Objects:
    return [component(c)] if c else []


_CARD = _one("card", CARD_IDS)
_INTRIGUE = _one("intrigue", INTRIGUE_IDS)
_TILE = _one("tile", TILE_IDS)
_SPACE = _one("space", SPACE_IDS)
_HAGAL = _one("hagal", HAGAL_IDS)
_FACTION = _one("faction", w.FACTION_NAMES)


def _location(a: int, b: int, c: int) -> Objects:
    return [("space", SPACE_IDS[FLAG_SPACES[a]])]


_ABOUT: dict[int, _Names] = {
    e.ROUND_BEGAN: lambda a, b, c: [("conflict", CONFLICT_IDS[b])],
    e.SENT_AGENT: _sent,
    e.PAID: _because,
    e.GAINED_SOME: _because,
    e.LOST_POINT: lambda a, b, c: [component(a)] if a else [],
    e.RIVAL_SENT_AGENT: lambda a, b, c: [("hagal", HAGAL_IDS[a]), ("space", SPACE_IDS[b])],
    e.CHOSE_LEADER: _one("leader", LEADER_IDS),
    e.FOR_NOTHING: lambda a, b, c: [component(OWNER[a])],
    **dict.fromkeys(
        (
            e.DREW_CARD,
            e.REVEALED_CARD,
            e.ACQUIRED_CARD,
            e.TRASHED_CARD,
            e.DISCARDED_CARD,
            e.REMOVED_FROM_ROW,
            e.CARD_CAME_BACK,
            e.PUT_ON_DECK,
            e.TOOK_FROM_DISCARD,
            e.ROW_REFILLED,
        ),
        _CARD,
    ),
    **dict.fromkeys((e.PLAYED_INTRIGUE, e.DREW_INTRIGUE_CARD, e.LOST_INTRIGUE_CARD), _INTRIGUE),
    **dict.fromkeys((e.ACQUIRED_TILE, e.USED_TILE, e.TILE_TURNED_UP, e.TRASHED_TILE), _TILE),
    **dict.fromkeys((e.BONUS_SPICE, e.CLOSED_SPACE, e.RECALLED_AGENT, e.SPICE_TO_BANK), _SPACE),
    **dict.fromkeys((e.REVEALED_HAGAL, e.SKIPPED_HAGAL, e.HAGAL_SWORDS), _HAGAL),
    **dict.fromkeys((e.INFLUENCE_ROSE, e.INFLUENCE_FELL, e.TOOK_ALLIANCE, e.LOST_ALLIANCE, e.MOVED_SNOOPER), _FACTION),
    **dict.fromkeys((e.TOOK_CONTROL, e.PLACED_SHIP, e.SHIP_CAME_HOME, e.REMOVED_CONTROL), _location),
}
