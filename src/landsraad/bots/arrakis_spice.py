"""Vehicles, and what the spice they bring is paid for (war_for_arrakis 6.2, 15)."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, DISTANCE, NEIGHBOURS, SAND_AREAS, TERRAIN, ZONES_OF
from landsraad.arrakis.content.tokens import TOP_STEP
from landsraad.arrakis.figures import unit_count
from landsraad.arrakis.pieces import STACKING_LIMIT_UNDER_BAN
from landsraad.arrakis.spice import STOCKPILE_COST, STOCKPILE_UNTIL
from landsraad.bots.arrakis_force import WORTH
from landsraad.bots.arrakis_scene import IMPERIUM_WORTH, Scene
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.vecs import i64

# The spice that keeps the Imperium content.
LOST_DIE: Final = 0.9
LOST_STEP: Final = 0.12
BAN: Final[list[float]] = [0.25, 0.08, 0.12]
SAVED: Final = 0.2
STOCKPILED: Final = 1.0


def harvest_worths(s: Scene, stage: i64) -> list[float]:
    """Every way to go on paying is weighed; an option is worth what the best one that begins with it is (15.7)."""
    t = s.t
    shared = t.shared
    found: list[float] = []
    spent = [shared[w.PAYMENTS + what] for what in range(5)]
    for option in t.options:
        if verb_of(option) == w.V_PAY:
            trial = spent[:]
            trial[first_of(option)] = second_of(option)
            found.append(_best_payment(s, trial, first_of(option) + 1, shared[w.SPICE]))
        else:
            extra = 1 if verb_of(option) == w.V_YES else 0
            found.append(_best_payment(s, spent[:], 0, shared[w.SPICE] + extra) - 0.15 * float(extra))
    return found


def _best_payment(s: Scene, paid: list[int], what: i64, spice: i64) -> float:
    if what == 5:
        return _paid_worth(s, paid)
    shared = s.t.shared
    left = spice - (paid[0] + paid[1] + paid[2] + paid[3] + paid[4])
    best = -99.0
    for price in (0, 1, 2, 3):
        if price > left:
            break
        if what < 3:
            if price == 1 or (price == 3 and shared[w.IMPERIUM_MARKERS + what] == TOP_STEP):
                continue
        elif what == 3:
            if price and (price != STOCKPILE_COST or shared[w.SUPREMACY] > STOCKPILE_UNTIL):
                continue
        elif price > 1 or (price == 1 and shared[w.SPICE_RESERVE]):
            continue
        paid[what] = price
        best = max(best, _best_payment(s, paid, what + 1, spice))
    paid[what] = 0
    return best


def _paid_worth(s: Scene, paid: list[int]) -> float:
    """Markers after payment: dice by the lowest of them, bans, imperium actions; a point, and what is saved."""
    shared = s.t.shared
    lowest: i64 = TOP_STEP
    worth = 0.0
    crowded = 0.0  # units that the ban of CHOAM removes at once
    for area in s.harkonnen:
        if unit_count(shared[w.UNITS + area], 0) > STACKING_LIMIT_UNDER_BAN:
            crowded += WORTH[w.REGULAR]
    for power in range(3):
        at = shared[w.IMPERIUM_MARKERS + power]
        if paid[power] == 3:
            at += 1
        elif paid[power] == 0:
            if at > 1:
                at -= 1
            worth -= BAN[power]
            if power == w.CHOAM:
                worth -= crowded
        if s.guild and paid[power]:
            worth += IMPERIUM_WORTH * (2.0 if paid[power] == 3 else 1.0)
        lowest = min(lowest, at)
        worth += LOST_STEP * float(at)
    worth += LOST_DIE * float(lowest)
    if paid[3]:
        worth += STOCKPILED
    return worth + (SAVED if paid[4] else 0.0)


def vehicle_worth(s: Scene, option: i64, code: i64) -> float:
    """Harvesters where the Atreides do not come, carryalls over them, ornithopters over the legions that march."""
    shared = s.t.shared
    if verb_of(option) == w.V_PLACE:
        area = first_of(option)
        deep = TERRAIN[area] == DEEP
        spice = 1.0 if deep else 0.75
        row = DISTANCE[area]
        nearest: i64 = 9
        for legion in s.atreides:
            nearest = min(nearest, row[legion])
        safe = 0.3 if nearest <= 1 else 0.6 if nearest == 2 else 0.85 if nearest == 3 else 1.0
        for near in NEIGHBOURS[area]:
            if shared[w.FEATURES + near] & w.ANY_WORM:
                safe *= 0.5
            elif shared[w.FEATURES + near] & w.SIGN:
                safe *= 0.9
        if shared[w.SIDE + area] == w.HARKONNEN + 1:
            safe = 1.0
        for zone in ZONES_OF[area]:
            if shared[w.AIR_ZONES + zone] == w.CARRYALL:
                spice += 0.1
        return s.habits.spice * spice * safe
    kind, zone = first_of(option), second_of(option)
    worth = 0.02
    if kind == w.CARRYALL:
        for area in SAND_AREAS:
            if shared[w.FEATURES + area] & w.HARVESTER and zone in ZONES_OF[area]:
                worth += 0.05 if TERRAIN[area] == DEEP else 0.03
    else:
        for area in s.harkonnen:
            if zone in ZONES_OF[area]:
                s.prepare(s.power[area])
                worth += 0.05 * s.outlook(area)
    if shared[w.AIR_ZONES + zone] != w.NO_PIECE:
        worth -= 0.5  # an own one would leave (6.2.3)
    return worth
