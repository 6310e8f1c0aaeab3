"""Positions: any point of a game as a small dict. Most fields are declared in words.py; the others are written here."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS, LEADER_IDS, SPACE_IDS, TILE_IDS
from landsraad.imperium.checks import has_leader
from landsraad.imperium.naming import DECLARED, DOMAINS
from landsraad.imperium.store import PATH
from landsraad.kernel.declare import Named
from landsraad.kernel.positions import Position, write_about, write_counters, write_piles
from landsraad.kernel.table import Table

COUNTERS: Final = DECLARED.counters_of(seat=False)
COUNTERS_WITHOUT_RIVALS: Final = [entry for entry in COUNTERS if entry.declaration.part != "rivals"]
PILES: Final = DECLARED.piles_of(seat=False)
SEAT_COUNTERS: Final = DECLARED.counters_of(seat=True)
SEAT_PILES: Final = DECLARED.piles_of(seat=True)


def write_position(t: Table) -> Position:
    """The whole table as a dict that from_position reads back."""
    return {
        **write_about(t, DECLARED, DOMAINS),
        **write_counters(t.shared, counters_of(t), DOMAINS),
        "dreadnoughts": write_flags(t),
        "row": write_row(t),
        "tech": [[TILE_IDS[tile] for tile in list(t.zones[w.STACKS + stack])[::-1]] for stack in range(3)],
        "waiting": write_waiting(t),
        **write_piles(t, PILES, DOMAINS),
        "seats": [write_seat(t, seat) for seat in range(len(t.seats))],
        "agenda": [
            [t.agenda[at], PATH[t.agenda[at + 1]], t.agenda[at + 2], t.agenda[at + 3]]
            for at in range(0, len(t.agenda), 4)
        ],
        "triggered": [[t.triggered[at], PATH[t.triggered[at + 1]]] for at in range(0, len(t.triggered), 2)],
    }


def counters_of(t: Table) -> list[Named]:
    """The counters that a table of this kind has."""
    return COUNTERS_WITHOUT_RIVALS if t.shared[w.MODE] == w.MULTIPLAYER else COUNTERS


def write_flags(t: Table) -> Position:
    """The dreadnoughts that stand in control of a space."""
    shared = t.shared
    return {
        name: {"seat": shared[w.SHIP_AT + flag] - 1, "old": bool(shared[w.SHIP_OLD + flag])}
        for flag, name in enumerate(w.FLAG_NAMES)
        if shared[w.SHIP_AT + flag]
    }


def write_row(t: Table) -> list[str | None]:
    """The market."""
    return [None if card == w.EMPTY_PLACE else CARD_IDS[card] for card in t.zones[w.ROW]]


def write_waiting(t: Table) -> list[Position]:
    """Intrigue cards that were played and wait for their moment."""
    return [
        {"seat": entry // w.KIND_STEP, "intrigue": INTRIGUE_IDS[entry % w.KIND_STEP]} for entry in t.zones[w.WAITING]
    ]


def write_seat(t: Table, seat: int) -> Position:
    """What a position tells of a seat: it follows from its counters, its agents and its piles."""
    return {
        "leader": LEADER_IDS[t.seats[seat][w.LEADER]] if has_leader(t, seat) else None,
        **write_counters(t.seats[seat], SEAT_COUNTERS, DOMAINS),
        "agents_at": {
            name: t.shared[w.AT + space] >> (4 * seat) & 15
            for space, name in enumerate(SPACE_IDS)
            if t.shared[w.AT + space] >> (4 * seat) & 15
        },
        **write_piles(t, SEAT_PILES, DOMAINS, seat),
    }
