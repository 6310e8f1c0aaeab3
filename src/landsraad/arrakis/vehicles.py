"""Harvesters, ornithopters and carryalls: placing them (war_for_arrakis 6.2, 12)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import SAND_AREAS, ZONES
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import ask_side, free_for
from landsraad.arrakis.supplies import clear_zone
from landsraad.arrakis.words import (
    AIR,
    CARRYALL,
    CARRYALLS,
    FEATURES,
    HARKONNEN,
    HARVESTER,
    HARVESTER_KIND,
    HARVESTERS,
    NO_PIECE,
    ORNITHOPTER,
    ORNITHOPTERS,
    V_PLACE,
    V_STOP,
    V_VEHICLE,
)
from landsraad.kernel.decisions import SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop


def harvester_places(t: Table) -> list[int]:
    """Free desert areas, one harvester each."""
    return [area for area in SAND_AREAS if not t.shared[FEATURES + area] & HARVESTER and free_for(t, HARKONNEN, area)]


def zones_for(t: Table, phase_one: bool) -> list[int]:
    """Unoccupied zones; later an own vehicle there may be removed first (6.2.3). Frigates and the Navigator stay."""
    if phase_one:
        return [zone for zone in range(ZONES) if t.shared[AIR + zone] == NO_PIECE]
    return [zone for zone in range(ZONES) if t.shared[AIR + zone] <= CARRYALL]


def put_vehicle(t: Table, kind: int, place: int) -> None:
    shared = t.shared
    if kind == HARVESTER_KIND:
        shared[FEATURES + place] |= HARVESTER
        shared[HARVESTERS] -= 1
    else:
        clear_zone(t, place)
        shared[AIR + place] = kind
        shared[ORNITHOPTERS if kind == ORNITHOPTER else CARRYALLS] -= 1
    emit(t, e.VEHICLE_PLACED, HARKONNEN, kind, place, 0)


def step_vehicles(t: Table) -> None:
    """Harvesters, then what flies, in any order (6.7.2). The frame: harvesters, ornithopters, carryalls left; 8 in the
    last number when an action places them, which may place fewer."""
    harvesters, ornithopters, last = t.pending[-3], t.pending[-2], t.pending[-1]
    carryalls, by_action = last & 7, last >= 8
    shared = t.shared
    options: list[int] = []
    if harvesters and shared[HARVESTERS]:
        options = [pack(V_PLACE, area) for area in harvester_places(t)]
    if not options:
        t.pending[-3] = 0
        zones = zones_for(t, not by_action)
        if ornithopters and shared[ORNITHOPTERS]:
            options.extend(pack(V_VEHICLE, ORNITHOPTER, zone) for zone in zones)
        if carryalls and shared[CARRYALLS]:
            options.extend(pack(V_VEHICLE, CARRYALL, zone) for zone in zones)
    if not options:
        pop(t)
    elif by_action:
        options.append(pack(V_STOP))
        ask_turn(t, SPACE, options)
    else:
        ask_side(t, HARKONNEN, SPACE, options)


def answer_vehicles(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    if verb == V_STOP:
        if t.pending[-3]:
            t.pending[-3] = 0
        else:
            pop(t)
    elif verb == V_PLACE:
        t.pending[-3] -= 1
        put_vehicle(t, HARVESTER_KIND, first_of(action))
    elif first_of(action) == ORNITHOPTER:
        t.pending[-2] -= 1
        _put_in_zone(t, ORNITHOPTER, second_of(action))
    else:
        t.pending[-1] -= 1
        _put_in_zone(t, CARRYALL, second_of(action))


def _put_in_zone(t: Table, kind: int, zone: int) -> None:
    clear_zone(t, zone)
    if t.shared[ORNITHOPTERS if kind == ORNITHOPTER else CARRYALLS]:
        put_vehicle(t, kind, zone)


def step_any_vehicle(t: Table) -> None:
    """Harkonnen House result: vehicles of your choice (7.2)."""
    left = t.pending[-3]
    shared = t.shared
    options: list[int] = []
    if left:
        if shared[HARVESTERS]:
            options.extend(pack(V_PLACE, area) for area in harvester_places(t))
        for kind, supply in ((ORNITHOPTER, ORNITHOPTERS), (CARRYALL, CARRYALLS)):
            if shared[supply]:
                options.extend(pack(V_VEHICLE, kind, zone) for zone in zones_for(t, False))
    if not options:
        pop(t)
        return
    options.append(pack(V_STOP))
    ask_turn(t, SPACE, options)


def answer_any_vehicle(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    if verb == V_STOP:
        pop(t)
        return
    t.pending[-3] -= 1
    if verb == V_PLACE:
        put_vehicle(t, HARVESTER_KIND, first_of(action))
    else:
        _put_in_zone(t, first_of(action), second_of(action))
