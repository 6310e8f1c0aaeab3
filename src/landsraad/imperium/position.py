"""Positions: any point of a game as a small dict. Most fields are declared in words.py; the others are written here."""

from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS, LEADER_IDS, SPACE_IDS, TILE_IDS
from landsraad.imperium.checks import has_leader
from landsraad.imperium.facts import agents_at, agents_out
from landsraad.imperium.naming import DECLARED, DOMAINS
from landsraad.imperium.store import PATH
from landsraad.kernel.positions import NOTHING, Position, write_about, write_counters, write_piles
from landsraad.kernel.table import Table, same_row
from landsraad.kernel.vecs import i64

COUNTERS: Final = DECLARED.counters_of(seat=False)
COUNTERS_WITHOUT_RIVALS: Final = [entry for entry in COUNTERS if entry.declaration.part != "rivals"]
PILES: Final = DECLARED.piles_of(seat=False)
SEAT_COUNTERS: Final = DECLARED.counters_of(seat=True)
SEAT_PILES: Final = DECLARED.piles_of(seat=True)
SEAT_PILE_NUMBERS: Final = [entry.number for entry in SEAT_PILES]


def write_position(t: Table) -> Position:
    """The whole table as a dict that from_position reads back."""
    return {
        **write_about(t, DECLARED, DOMAINS),
        **write_board(t, [[TILE_IDS[tile] for tile in list(t.zones[w.STACKS + stack])[::-1]] for stack in range(3)]),
        **write_piles(t, PILES, DOMAINS),
        "seats": [write_seat(t, seat) for seat in range(len(t.seats))],
        "agenda": [
            [t.agenda[at], PATH[t.agenda[at + 1]], t.agenda[at + 2], t.agenda[at + 3]]
            for at in range(0, len(t.agenda), 4)
        ],
        "triggered": [[t.triggered[at], PATH[t.triggered[at + 1]]] for at in range(0, len(t.triggered), 2)],
    }


def write_board(t: Table, tech: list[Any], before: Table | None = None, known: Position = NOTHING) -> Position:
    """The middle of the table, with what is told of its tech stacks. `known`: what was written of the one `before`."""
    shared = t.shared
    counters = COUNTERS_WITHOUT_RIVALS if shared[w.MODE] == w.MULTIPLAYER else COUNTERS
    return {
        **write_counters(shared, counters, DOMAINS, () if before is None else before.shared, known),
        "dreadnoughts": {
            name: {"seat": shared[w.SHIP_AT + flag] - 1, "old": bool(shared[w.SHIP_OLD + flag])}
            for flag, name in enumerate(w.FLAG_NAMES)
            if shared[w.SHIP_AT + flag]
        },
        "row": [None if card == w.EMPTY_PLACE else CARD_IDS[card] for card in t.zones[w.ROW]],
        "tech": tech,
        "waiting": [
            {"seat": entry // w.KIND_STEP, "intrigue": INTRIGUE_IDS[entry % w.KIND_STEP]}
            for entry in t.zones[w.WAITING]
        ],
    }


def write_seat(t: Table, seat: int, before: Table | None = None, known: Position = NOTHING) -> Position:
    """What a position tells of a seat. `known`: what was written of it when the table was as `before`."""
    return {
        "leader": LEADER_IDS[t.seats[seat][w.LEADER]] if has_leader(t, seat) else None,
        **write_counters(t.seats[seat], SEAT_COUNTERS, DOMAINS, () if before is None else before.seats[seat], known),
        "agents_at": {name: agents for name, agents in zip(SPACE_IDS, agents_out(t, seat)) if agents},
        **write_piles(t, SEAT_PILES, DOMAINS, seat, before, known),
    }


def seat_is_as_it_was(t: Table, before: Table, seat: i64) -> bool:
    """Whether all that a position tells of a seat is as it was: it follows from its counters, its agents, its piles."""
    if not same_row(t.seats[seat], before.seats[seat]) or t.shared[w.MODE] != before.shared[w.MODE]:
        return False
    for space in range(w.MAX_SPACES):
        if agents_at(t, seat, space) != agents_at(before, seat, space):
            return False
    for pile in SEAT_PILE_NUMBERS:
        if not same_row(t.zones[pile + seat], before.zones[pile + seat]):
            return False
    return True
