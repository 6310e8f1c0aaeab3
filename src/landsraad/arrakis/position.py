"""Positions: any point of a game as a dict. Top cards come first."""

from typing import Any

from landsraad.arrakis.board import AREA_IDS, AREAS, ATOMICS_IDS, ZONE_IDS, ZONES
from landsraad.arrakis.catalog import FACE_IDS, LEADER_IDS, OBJECTIVE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.naming import COUNTER_NAMES, EFFECT_FRAMES, EFFECT_TASKS, NUMBER_ZONES, RUN_NAMES, ZONE_NAMES
from landsraad.arrakis.pieces import count_of
from landsraad.arrakis.store import PATH
from landsraad.arrakis.words import (
    AIR,
    ANY_WORM,
    ATOMICS,
    ATREIDES,
    BANS,
    F_SOLO,
    FACE_NAMES,
    FEAR,
    FEATURES,
    FRAME_NAMES,
    GUILD,
    HARKONNEN,
    HARVESTER,
    IBAD,
    KIND_NAMES,
    LEADER_AREA,
    LEADER_AT,
    MAKER,
    MARKER_NAMES,
    OBJECTIVE_DECK,
    OBJECTIVES,
    ON_BOARD,
    PHASE,
    PHASE_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    POWER_NAMES,
    SETTLEMENT,
    SHARED_SIDE,
    SIDE,
    SIDE_NAMES,
    SIETCH,
    SIETCH_RANK,
    SIETCH_SEEN,
    SIETCH_SHIFT,
    SIGN,
    SIGN_POOL,
    SIGN_SHIFT,
    SOLO,
    SPENT,
    STATION,
    STATION_SHIFT,
    TOKEN_FACE,
    TOKENS,
    UNITS,
)
from landsraad.kernel.chance import write_chance
from landsraad.kernel.table import FRAME, Table

Position = dict[str, Any]
VERSION = 1


def write_position(t: Table) -> Position:
    """The whole table as a dict that from_position reads back."""
    shared = t.shared
    position: Position = {
        "version": VERSION,
        "rules": t.rules,
        "seats": len(t.seats),
        "expansions": ["spacing_guild"] if shared[GUILD] else [],
        "solo": bool(shared[SOLO]),
        "shared_sides": [SIDE_NAMES[side] for side in (HARKONNEN, ATREIDES) if shared[SHARED_SIDE + side]],
        "phase": PHASE_NAMES[shared[PHASE]],
        "areas": {AREA_IDS[area]: written for area in range(AREAS) if (written := _write_area(t, area))},
        "air_zones": {ZONE_IDS[zone]: PIECE_NAMES[shared[AIR + zone]] for zone in range(ZONES) if shared[AIR + zone]},
        "leaders": {
            name: AREA_IDS[shared[LEADER_AREA + leader]]
            if shared[LEADER_AT + leader] == ON_BOARD
            else PLACE_NAMES[shared[LEADER_AT + leader]]
            for leader, name in enumerate(LEADER_IDS)
        },
        "spent_leaders": [name for leader, name in enumerate(LEADER_IDS) if shared[SPENT] >> leader & 1],
        "sietch_ranks": shared[SIETCH_RANK : SIETCH_RANK + 8],
        "sietches_seen": [sietch for sietch in range(8) if shared[SIETCH_SEEN] >> sietch & 1],
        "deployment_tokens": [FACE_IDS[face] for face in shared[TOKEN_FACE : TOKEN_FACE + 28]],
        "wormsign_pool": {name: shared[SIGN_POOL + face] for face, name in enumerate(FACE_NAMES)},
        "bans": [POWER_NAMES[power] for power in range(3) if shared[BANS] >> power & 1],
        "atomics": ATOMICS_IDS[shared[ATOMICS] - 1] if shared[ATOMICS] else None,
        "fear": PRESCIENCE_IDS[shared[FEAR] - 1] if shared[FEAR] else None,
        "eyes_of_ibad": PRESCIENCE_IDS[shared[IBAD] - 1] if shared[IBAD] else None,
        "objectives": [OBJECTIVE_IDS[card] for card in t.zones[OBJECTIVES]],
        "objectives_aside": [OBJECTIVE_IDS[card] for card in t.zones[OBJECTIVE_DECK]],
    }
    for name, counter in COUNTER_NAMES.items():
        position[name] = shared[counter]
    for name, (first, many) in RUN_NAMES.items():
        position[name] = shared[first : first + many]
    for name, (zone, ids) in ZONE_NAMES.items():
        position[name] = [ids[card] for card in reversed(t.zones[zone])]
    for name, zone in NUMBER_ZONES.items():
        if t.zones[zone]:
            position[name] = t.zones[zone][:]
    position["pending"] = [_write_frame(t.pending[at : at + FRAME]) for at in range(0, len(t.pending), FRAME)]
    position["chance"] = write_chance(t)
    return position


def _write_area(t: Table, area: int) -> Position:
    shared = t.shared
    written: Position = {}
    if shared[SIDE + area]:
        written["side"] = SIDE_NAMES[shared[SIDE + area] - 1]
        for kind, name in enumerate(KIND_NAMES):
            if count_of(shared[UNITS + area], kind):
                written[name] = count_of(shared[UNITS + area], kind)
        tokens = [slot for slot in range(28) if shared[TOKENS + area] >> slot & 1]
        if tokens:
            written["tokens"] = tokens
    features = shared[FEATURES + area]
    if features & HARVESTER:
        written["harvester"] = True
    if features & ANY_WORM:
        written["worm"] = "wild_maker" if features & MAKER else "sandworm"
    if features & SIGN:
        written["wormsign"] = FACE_NAMES[(features >> SIGN_SHIFT & 3) - 1]
    if features & STATION:
        written["station"] = MARKER_NAMES[(features >> STATION_SHIFT & 3) - 1]
    if features & SIETCH:
        written["sietch"] = (features >> SIETCH_SHIFT & 15) - 1
    if features & SETTLEMENT:
        written["settlement"] = True
    return written


def _write_frame(frame: list[int]) -> list[Any]:
    first: Any = PATH[frame[1]] if frame[0] in EFFECT_FRAMES else frame[1]
    second: Any = PATH[frame[2]] if frame[0] == F_SOLO and frame[1] in EFFECT_TASKS else frame[2]
    return [FRAME_NAMES[frame[0]], first, second, frame[3]]
