"""Harvesters, ornithopters and carryalls: placing them (war_for_arrakis 6.2, 12)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import IS_SAND, SAND_AREAS, ZONES
from landsraad.arrakis.free import Window
from landsraad.arrakis.packing import carryalls_in, is_by_action
from landsraad.arrakis.pieces import against_entering, ask_side
from landsraad.arrakis.supplies import clear_zone
from landsraad.kernel.decisions import SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, amend, emit, pop
from landsraad.kernel.vecs import i64

STOCKS: Final = {w.HARVESTER_KIND: w.HARVESTERS, w.ORNITHOPTER: w.ORNITHOPTERS, w.CARRYALL: w.CARRYALLS}


def against_harvester(t: Table, area: i64) -> i64:
    """6.2.2: free desert areas, one harvester each."""
    if not IS_SAND[area]:
        return r.NOT_DESERT
    if t.shared[w.FEATURES + area] & w.HARVESTER:
        return r.HARVESTER_THERE
    return against_entering(t, w.HARKONNEN, area)


def harvester_places(t: Table) -> list[int]:
    return [area for area in SAND_AREAS if not against_harvester(t, area)]


def against_flying(t: Table, zone: i64, phase_one: bool) -> i64:
    """Unoccupied zones; later an own vehicle there may be removed first (6.2.3). Frigates and the Navigator stay."""
    piece = t.shared[w.AIR_ZONES + zone]
    return r.ZONE_TAKEN if piece > (w.NO_PIECE if phase_one else w.CARRYALL) else 0


def zones_for(t: Table, phase_one: bool) -> list[int]:
    return [zone for zone in range(ZONES) if not against_flying(t, zone, phase_one)]


def against_kind(t: Table, kind: i64, left: i64) -> i64:
    """Whether a vehicle is to be placed, and at hand."""
    if not left:
        return r.NO_MORE_OF_THESE
    return 0 if t.shared[STOCKS[kind]] else r.NONE_IN_SUPPLY


def against_vehicle(t: Table, action: i64, harvesters: i64, ornithopters: i64, carryalls: i64, phase_one: bool) -> i64:
    """What keeps a vehicle from a place, if so many are left."""
    if verb_of(action) == w.V_PLACE:
        return against_kind(t, w.HARVESTER_KIND, harvesters) or against_harvester(t, first_of(action))
    if verb_of(action) != w.V_VEHICLE:
        return 0
    kind, zone = first_of(action), second_of(action)
    if kind not in (w.ORNITHOPTER, w.CARRYALL):
        return r.NOT_IN_AIR_ZONES
    left = ornithopters if kind == w.ORNITHOPTER else carryalls
    return against_kind(t, kind, left) or against_flying(t, zone, phase_one)


def place_vehicle(t: Table, action: i64) -> i64:
    """Carry an answer out; the kind that was placed."""
    harvester = verb_of(action) == w.V_PLACE
    kind, place = (w.HARVESTER_KIND, first_of(action)) if harvester else (first_of(action), second_of(action))
    put_vehicle(t, kind, place)
    return kind


def put_vehicle(t: Table, kind: i64, place: i64) -> None:
    shared = t.shared
    if kind == w.HARVESTER_KIND:
        shared[w.FEATURES + place] |= w.HARVESTER
        shared[w.HARVESTERS] -= 1
    else:
        clear_zone(t, place)
        shared[w.AIR_ZONES + place] = kind
        shared[STOCKS[kind]] -= 1
    emit(t, e.VEHICLE_PLACED, w.HARKONNEN, kind, place, 0)


class Vehicles(Window):
    """Harvesters, then what flies, in any order (6.7.2). The frame: harvesters, ornithopters, carryalls left; 8 in the
    last number when an action places them, which may place fewer."""

    def step(self, t: Table, harvesters: i64, ornithopters: i64, last: i64, /) -> None:
        carryalls, by_action = carryalls_in(last), is_by_action(last)
        options: list[int] = []
        if not against_kind(t, w.HARVESTER_KIND, harvesters):
            options = [pack(w.V_PLACE, area) for area in harvester_places(t)]
        if not options:
            amend(t, 0, ornithopters, last)
            zones = zones_for(t, not by_action)
            for kind, left in ((w.ORNITHOPTER, ornithopters), (w.CARRYALL, carryalls)):
                if not against_kind(t, kind, left):
                    options.extend(pack(w.V_VEHICLE, kind, zone) for zone in zones)
        if not options:
            pop(t)
        elif by_action:
            self.offer(t, harvesters, ornithopters, last, SPACE, options)
        else:
            ask_side(t, w.HARKONNEN, SPACE, options)

    def stop(self, t: Table, harvesters: i64, ornithopters: i64, last: i64, /) -> None:
        if harvesters:
            amend(t, 0, ornithopters, last)
        else:
            pop(t)

    def chosen(self, t: Table, harvesters: i64, ornithopters: i64, last: i64, action: i64, /) -> None:
        kind = place_vehicle(t, action)
        harvesters -= int(kind == w.HARVESTER_KIND)
        amend(t, harvesters, ornithopters - int(kind == w.ORNITHOPTER), last - int(kind == w.CARRYALL))

    def against(self, t: Table, harvesters: i64, ornithopters: i64, last: i64, action: i64, /) -> i64:
        against = against_vehicle(t, action, harvesters, ornithopters, carryalls_in(last), not is_by_action(last))
        flies = verb_of(action) == w.V_VEHICLE and against != r.NOT_IN_AIR_ZONES
        return r.HARVESTERS_FIRST if flies and verb_of(t.options[0]) == w.V_PLACE else against


class AnyVehicle(Window):
    """Harkonnen House result: vehicles of your choice (7.2)."""

    def step(self, t: Table, left: i64, _b: i64, _c: i64, /) -> None:
        options: list[int] = []
        if not against_kind(t, w.HARVESTER_KIND, left):
            options.extend(pack(w.V_PLACE, area) for area in harvester_places(t))
        for kind in (w.ORNITHOPTER, w.CARRYALL):
            if not against_kind(t, kind, left):
                options.extend(pack(w.V_VEHICLE, kind, zone) for zone in zones_for(t, False))
        self.offer(t, left, _b, _c, SPACE, options)

    def chosen(self, t: Table, left: i64, _b: i64, _c: i64, action: i64, /) -> None:
        place_vehicle(t, action)
        amend(t, left - 1, _b, _c)

    def against(self, t: Table, left: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return against_vehicle(t, action, left, left, left, False)
