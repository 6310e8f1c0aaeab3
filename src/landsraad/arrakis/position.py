"""Positions: any point of a game as a dict. Top cards come first."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS, ATOMICS_IDS, ZONE_IDS, ZONES
from landsraad.arrakis.catalog import FACE_IDS, LEADER_IDS, OBJECTIVE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.naming import COUNTER_NAMES, EFFECT_FRAMES, EFFECT_TASKS, NUMBER_ZONES, RUN_NAMES, ZONE_NAMES
from landsraad.arrakis.pieces import count_of
from landsraad.arrakis.store import PATH
from landsraad.kernel.chance import write_chance
from landsraad.kernel.table import Engine, Table, frames_from_below

Position = dict[str, Any]
VERSION = 1


def write_position(t: Table) -> Position:
    """The whole table as a dict that from_position reads back."""
    shared = t.shared
    position: Position = {
        "version": VERSION,
        "rules": t.rules,
        "seats": len(t.seats),
        "expansions": ["spacing_guild"] if shared[w.GUILD] else [],
        "solo": bool(shared[w.SOLO]),
        "shared_sides": [w.SIDE_NAMES[side] for side in (w.HARKONNEN, w.ATREIDES) if shared[w.SHARED_SIDE + side]],
        "phase": w.PHASE_NAMES[shared[w.PHASE]],
        "areas": {AREA_IDS[area]: written for area in range(AREAS) if (written := _write_area(t, area))},
        "air_zones": {
            ZONE_IDS[zone]: w.PIECE_NAMES[shared[w.AIR + zone]] for zone in range(ZONES) if shared[w.AIR + zone]
        },
        "leaders": {
            name: AREA_IDS[shared[w.LEADER_AREA + leader]]
            if shared[w.LEADER_AT + leader] == w.ON_BOARD
            else w.PLACE_NAMES[shared[w.LEADER_AT + leader]]
            for leader, name in enumerate(LEADER_IDS)
        },
        "spent_leaders": [name for leader, name in enumerate(LEADER_IDS) if shared[w.SPENT] >> leader & 1],
        "sietch_ranks": list(shared[w.SIETCH_RANK : w.SIETCH_RANK + 8]),
        "sietches_seen": [sietch for sietch in range(8) if shared[w.SIETCH_SEEN] >> sietch & 1],
        "deployment_tokens": [FACE_IDS[face] for face in shared[w.TOKEN_FACE : w.TOKEN_FACE + 28]],
        "wormsign_pool": {name: shared[w.SIGN_POOL + face] for face, name in enumerate(w.FACE_NAMES)},
        "bans": [w.POWER_NAMES[power] for power in range(3) if shared[w.BANS] >> power & 1],
        "atomics": ATOMICS_IDS[shared[w.ATOMICS] - 1] if shared[w.ATOMICS] else None,
        "fear": PRESCIENCE_IDS[shared[w.FEAR] - 1] if shared[w.FEAR] else None,
        "eyes_of_ibad": PRESCIENCE_IDS[shared[w.IBAD] - 1] if shared[w.IBAD] else None,
        "objectives": [OBJECTIVE_IDS[card] for card in t.zones[w.OBJECTIVES]],
        "objectives_aside": [OBJECTIVE_IDS[card] for card in t.zones[w.OBJECTIVE_DECK]],
    }
    for name, counter in COUNTER_NAMES.items():
        position[name] = shared[counter]
    for name, (first, many) in RUN_NAMES.items():
        position[name] = list(shared[first : first + many])
    for name, (zone, ids) in ZONE_NAMES.items():
        position[name] = [ids[card] for card in list(t.zones[zone])[::-1]]
    for name, zone in NUMBER_ZONES.items():
        if t.zones[zone]:
            position[name] = list(t.zones[zone])
    position["pending"] = [_write_frame(t.engine, frame) for frame in frames_from_below(t)]
    position["chance"] = write_chance(t)
    return position


def _write_area(t: Table, area: int) -> Position:
    shared = t.shared
    written: Position = {}
    if shared[w.SIDE + area]:
        written["side"] = w.SIDE_NAMES[shared[w.SIDE + area] - 1]
        for kind, name in enumerate(w.KIND_NAMES):
            if count_of(shared[w.UNITS + area], kind):
                written[name] = count_of(shared[w.UNITS + area], kind)
        tokens = [slot for slot in range(28) if shared[w.TOKENS + area] >> slot & 1]
        if tokens:
            written["tokens"] = tokens
    features = shared[w.FEATURES + area]
    if features & w.HARVESTER:
        written["harvester"] = True
    if features & w.ANY_WORM:
        written["worm"] = "wild_maker" if features & w.MAKER else "sandworm"
    if features & w.SIGN:
        written["wormsign"] = w.FACE_NAMES[(features >> w.SIGN_SHIFT & 3) - 1]
    if features & w.STATION:
        written["station"] = w.MARKER_NAMES[(features >> w.STATION_SHIFT & 3) - 1]
    if features & w.SIETCH:
        written["sietch"] = (features >> w.SIETCH_SHIFT & 15) - 1
    if features & w.SETTLEMENT:
        written["settlement"] = True
    return written


def _write_frame(engine: Engine, frame: tuple[int, int, int, int]) -> list[Any]:
    code, first, second, third = frame
    return [
        engine.frames[code].name,
        PATH[first] if code in EFFECT_FRAMES else first,
        PATH[second] if code == w.F_SOLO and first in EFFECT_TASKS else second,
        third,
    ]
