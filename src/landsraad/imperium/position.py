"""Positions: any point of a game as a small dict. Top cards come first."""

from typing import Any

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, CONFLICT_IDS, LEADER_IDS, SPACE_IDS, TILE_IDS
from landsraad.imperium.checks import has_leader
from landsraad.imperium.naming import (
    DOMAINS,
    FLAG_NAMES,
    MAKER_NAMES,
    RESERVE_NAMES,
    RIVAL_COUNTERS,
    SEAT_COMPONENTS,
    SEAT_COUNTERS,
    SEAT_SETS,
    SEAT_ZONES,
    SHARED_ZONES,
    TURN_COUNTERS,
    zone_name,
)
from landsraad.imperium.store import PATH
from landsraad.kernel.chance import write_chance
from landsraad.kernel.known import ENTRY
from landsraad.kernel.table import Engine, Table, frames_from_below

Position = dict[str, Any]
VERSION = 1
STAGE_NAMES = ["opening", "agent", "reveal"]


def write_position(t: Table) -> Position:
    """The whole table as a dict that from_position reads back."""
    shared = t.shared
    position: Position = {
        "version": VERSION,
        "rules": t.rules,
        "expansions": [name for bit, name in enumerate(w.EXPANSION_NAMES) if shared[w.EXPANSIONS] >> bit & 1],
        "epic": bool(shared[w.EPIC]),
        "mode": w.MODE_NAMES[shared[w.MODE]],
        "round": shared[w.ROUND],
        "phase": w.PHASE_NAMES[shared[w.PHASE]],
        "first_player": shared[w.FIRST],
        "active": shared[w.ACTIVE] - 1 if shared[w.ACTIVE] else None,
        "stage": STAGE_NAMES[shared[w.STAGE]],
        "conflict": CONFLICT_IDS[shared[w.BATTLE] - 1] if shared[w.BATTLE] else None,
        "conflict_closed": bool(shared[w.CLOSED]),
        "mentat": shared[w.MENTAT] - 1 if shared[w.MENTAT] else None,
        "mentat_next": shared[w.MENTAT_NEXT] - 1 if shared[w.MENTAT_NEXT] else None,
        "reveals": shared[w.REVEALS],
        "passes": shared[w.PASSES],
        "played_now": shared[w.PLAYED_NOW],
        "draft": [LEADER_IDS[leader] for leader in range(len(LEADER_IDS)) if shared[w.DRAFT] >> leader & 1],
        "alliances": {
            name: shared[w.ALLIANCE + faction] - 1
            for faction, name in enumerate(w.FACTION_NAMES)
            if shared[w.ALLIANCE + faction]
        },
        "control": {
            name: shared[w.CONTROL + flag] - 1 for flag, name in enumerate(FLAG_NAMES) if shared[w.CONTROL + flag]
        },
        "dreadnoughts": {
            name: {"seat": shared[w.SHIP_AT + flag] - 1, "old": bool(shared[w.SHIP_OLD + flag])}
            for flag, name in enumerate(FLAG_NAMES)
            if shared[w.SHIP_AT + flag]
        },
        "bonus_spice": {name: shared[w.BONUS + maker] for maker, name in enumerate(MAKER_NAMES)},
        "reserve": {name: shared[w.RESERVE + stack] for stack, name in enumerate(RESERVE_NAMES)},
        "row": [None if card == w.EMPTY_PLACE else CARD_IDS[card] for card in t.zones[w.ROW]],
        "tech": [[TILE_IDS[tile] for tile in list(t.zones[w.STACKS + stack])[::-1]] for stack in range(3)],
        "tech_hidden": shared[w.HIDDEN_STACKS],
        "waiting": [
            {"seat": entry // w.KIND_STEP, "intrigue": SHARED_ZONES["intrigue_deck"][1][entry % w.KIND_STEP]}
            for entry in t.zones[w.WAITING]
        ],
    }
    for name, (zone, ids) in SHARED_ZONES.items():
        position[name] = [ids[card] for card in list(t.zones[zone])[::-1]]
    if shared[w.MODE] != w.MULTIPLAYER:
        for name, counter in RIVAL_COUNTERS.items():
            position[name] = shared[counter]
    if t.ask_all:
        position["ask_all"] = True
    position["seats"] = [_write_seat(t, seat) for seat in range(len(t.seats))]
    position["pending"] = [_write_frame(t.engine, frame) for frame in frames_from_below(t)]
    position["agenda"] = [
        [t.agenda[at], PATH[t.agenda[at + 1]], t.agenda[at + 2], t.agenda[at + 3]] for at in range(0, len(t.agenda), 4)
    ]
    position["triggered"] = [[t.triggered[at], PATH[t.triggered[at + 1]]] for at in range(0, len(t.triggered), 2)]
    if len(t.known) > 0:
        position["known"] = _write_known(t)
    position["chance"] = write_chance(t)
    return position


def _write_seat(t: Table, seat: int) -> Position:
    counters = t.seats[seat]
    written: Position = {"leader": LEADER_IDS[counters[w.LEADER]] if has_leader(t, seat) else None}
    for name, counter in SEAT_COUNTERS.items():
        written[name] = counters[counter]
    written["influence"] = {name: counters[w.INFLUENCE + faction] for faction, name in enumerate(w.FACTION_NAMES)}
    written["agents_at"] = {
        name: t.shared[w.AT + space] >> (4 * seat) & 15
        for space, name in enumerate(SPACE_IDS)
        if t.shared[w.AT + space] >> (4 * seat) & 15
    }
    for name, (counter, ids) in SEAT_COMPONENTS.items():
        if counters[counter]:
            written[name] = ids[counters[counter] - 1]
    for name, (counter, ids) in SEAT_SETS.items():
        written[name] = [ids[bit] for bit in range(len(ids)) if counters[counter] >> bit & 1]
    written["voice_bound"] = [other for other in range(len(t.seats)) if counters[w.VOICE_BOUND] >> other & 1]
    turn = {name: counters[counter] for name, counter in TURN_COUNTERS.items() if counters[counter]}
    if turn:
        written["turn"] = turn
    for name, (zone, ids) in SEAT_ZONES.items():
        written[name] = [ids[card] for card in list(t.zones[zone + seat])[::-1]]
    return written


def _write_known(t: Table) -> list[Position]:
    """Places are counted from the top, as piles are written."""
    written = []
    for at in range(0, len(t.known), ENTRY):
        zone, what, bits = t.known[at], t.known[at + 1], t.known[at + 2]
        name, owner, ids = zone_name(zone)
        entry: Position = {"pile": name}
        if owner is not None:
            entry["seat"] = owner
        if what >= 0:
            entry["place"] = len(t.zones[zone]) - 1 - what
        else:
            entry["card"] = ids[-1 - what]
        entry["by"] = [seat for seat in range(len(t.seats)) if bits >> seat & 1]
        written.append(entry)
    return written


def _write_frame(engine: Engine, frame: tuple[int, int, int, int]) -> list[Any]:
    code, *numbers = frame
    kind = engine.frames[code]
    return [
        kind.name,
        *(
            number if field in ("number", "seat") else DOMAINS[field].word(number)
            for field, number in zip(kind.fields, numbers, strict=True)
        ),
    ]
