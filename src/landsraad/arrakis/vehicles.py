"""Harvesters, ornithopters and carryalls: placing them (war_for_arrakis 6.2, 12)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import SAND_AREAS, ZONES
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.packing import carryalls_in, is_by_action
from landsraad.arrakis.pieces import ask_side, free_for
from landsraad.arrakis.supplies import clear_zone
from landsraad.kernel.decisions import SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Frame, Table, change, emit, pop
from landsraad.kernel.vecs import i64

# Fields of the frames that are changed one by one.
VEHICLES_HARVESTERS: Final = 0
VEHICLES_ORNITHOPTERS: Final = 1
VEHICLES_LAST: Final = 2
ANY_VEHICLE_LEFT: Final = 0


def harvester_places(t: Table) -> list[int]:
    """Free desert areas, one harvester each."""
    return [
        area for area in SAND_AREAS if not t.shared[w.FEATURES + area] & w.HARVESTER and free_for(t, w.HARKONNEN, area)
    ]


def zones_for(t: Table, phase_one: bool) -> list[int]:
    """Unoccupied zones; later an own vehicle there may be removed first (6.2.3). Frigates and the Navigator stay."""
    if phase_one:
        return [zone for zone in range(ZONES) if t.shared[w.AIR_ZONES + zone] == w.NO_PIECE]
    return [zone for zone in range(ZONES) if t.shared[w.AIR_ZONES + zone] <= w.CARRYALL]


def put_vehicle(t: Table, kind: i64, place: i64) -> None:
    shared = t.shared
    if kind == w.HARVESTER_KIND:
        shared[w.FEATURES + place] |= w.HARVESTER
        shared[w.HARVESTERS] -= 1
    else:
        clear_zone(t, place)
        shared[w.AIR_ZONES + place] = kind
        shared[w.ORNITHOPTERS if kind == w.ORNITHOPTER else w.CARRYALLS] -= 1
    emit(t, e.VEHICLE_PLACED, w.HARKONNEN, kind, place, 0)


class Vehicles(Frame):
    """Harvesters, then what flies, in any order (6.7.2). The frame: harvesters, ornithopters, carryalls left; 8 in the
    last number when an action places them, which may place fewer."""

    def step(self, t: Table, harvesters: i64, ornithopters: i64, last: i64, /) -> None:
        carryalls, by_action = carryalls_in(last), is_by_action(last)
        shared = t.shared
        options: list[int] = []
        if harvesters and shared[w.HARVESTERS]:
            options = [pack(w.V_PLACE, area) for area in harvester_places(t)]
        if not options:
            change(t, VEHICLES_HARVESTERS, 0)
            zones = zones_for(t, not by_action)
            if ornithopters and shared[w.ORNITHOPTERS]:
                options.extend(pack(w.V_VEHICLE, w.ORNITHOPTER, zone) for zone in zones)
            if carryalls and shared[w.CARRYALLS]:
                options.extend(pack(w.V_VEHICLE, w.CARRYALL, zone) for zone in zones)
        if not options:
            pop(t)
        elif by_action:
            options.append(pack(w.V_STOP))
            ask_turn(t, SPACE, options)
        else:
            ask_side(t, w.HARKONNEN, SPACE, options)

    def answer(self, t: Table, harvesters: i64, ornithopters: i64, last: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        if verb == w.V_STOP:
            if harvesters:
                change(t, VEHICLES_HARVESTERS, 0)
            else:
                pop(t)
        elif verb == w.V_PLACE:
            change(t, VEHICLES_HARVESTERS, harvesters - 1)
            put_vehicle(t, w.HARVESTER_KIND, first_of(action))
        elif first_of(action) == w.ORNITHOPTER:
            change(t, VEHICLES_ORNITHOPTERS, ornithopters - 1)
            _put_in_zone(t, w.ORNITHOPTER, second_of(action))
        else:
            change(t, VEHICLES_LAST, last - 1)
            _put_in_zone(t, w.CARRYALL, second_of(action))


def _put_in_zone(t: Table, kind: i64, zone: i64) -> None:
    clear_zone(t, zone)
    if t.shared[w.ORNITHOPTERS if kind == w.ORNITHOPTER else w.CARRYALLS]:
        put_vehicle(t, kind, zone)


class AnyVehicle(Frame):
    """Harkonnen House result: vehicles of your choice (7.2)."""

    def step(self, t: Table, left: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        options: list[int] = []
        if left:
            if shared[w.HARVESTERS]:
                options.extend(pack(w.V_PLACE, area) for area in harvester_places(t))
            for kind, supply in ((w.ORNITHOPTER, w.ORNITHOPTERS), (w.CARRYALL, w.CARRYALLS)):
                if shared[supply]:
                    options.extend(pack(w.V_VEHICLE, kind, zone) for zone in zones_for(t, False))
        if not options:
            pop(t)
            return
        options.append(pack(w.V_STOP))
        ask_turn(t, SPACE, options)

    def answer(self, t: Table, left: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        if verb == w.V_STOP:
            pop(t)
            return
        change(t, ANY_VEHICLE_LEFT, left - 1)
        if verb == w.V_PLACE:
            put_vehicle(t, w.HARVESTER_KIND, first_of(action))
        else:
            _put_in_zone(t, first_of(action), second_of(action))
