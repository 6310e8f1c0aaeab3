"""The Spacing Guild: imperium actions, heighliners and landings (spacing_guild 4-6, 9)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREAS, NEIGHBOURS, ZONES
from landsraad.arrakis.content.tokens import STEPS_TO_ARRAKIS
from landsraad.arrakis.figures import one
from landsraad.arrakis.free import Window, ask_turn
from landsraad.arrakis.pieces import against_zone, ask_side, empty, stacking_limit
from landsraad.arrakis.staying import granted
from landsraad.arrakis.store import NODES
from landsraad.arrakis.supplies import clear_sky
from landsraad.kernel.decisions import AMOUNT, FACTION, SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

TROOPS_THAT_DIVIDE: Final = 6
RECRUITS: Final = 2
# Stages of a landing; the Navigator is placed by the same questions.
LAND_FRIGATES: Final = 0
LAND_TROOPS: Final = 1
LAND_SECOND: Final = 2
NAVIGATOR_ZONE: Final = 9


class Imperium(Window):
    """One imperium action, never compulsory (G2). The frame: side, power + 1 (0: of your choice), 1 if it is a step of
    a card, before which free actions may come (war_for_arrakis 0.8)."""

    def step(self, t: Table, side: i64, power: i64, by_card: i64, /) -> None:
        powers = [power - 1] if power else [w.CHOAM, w.SPACING_GUILD, w.LANDSRAAD]
        options = imperium_options(t, side, powers)
        if by_card:
            ask_turn(t, FACTION, options)
        else:
            ask_side(t, side, FACTION, options)

    def chosen(self, t: Table, side: i64, power: i64, by_card: i64, action: i64, /) -> None:
        pop(t)
        imperium_action(t, side, first_of(action), verb_of(action) == w.V_ONE_ONLY)

    def against(self, t: Table, side: i64, power: i64, by_card: i64, action: i64, /) -> i64:
        return against_imperium(t, action, r.OTHER_POWER)


def against_imperium(t: Table, action: i64, otherwise: i64) -> i64:
    """4.1: an action of one of the powers; where that is open, only its smaller form can be missing."""
    if verb_of(action) not in (w.V_IMPERIUM, w.V_ONE_ONLY):
        return 0
    return r.NO_SMALLER_ACTION if pack(w.V_IMPERIUM, first_of(action)) in t.options else otherwise


def imperium_options(t: Table, side: i64, powers: list[int]) -> list[int]:
    """An action of each power, one figure instead of two where less may be better, or none (war_for_arrakis 0.3.2)."""
    options = [pack(w.V_IMPERIUM, power) for power in powers]
    options.extend(pack(w.V_ONE_ONLY, power) for power in powers if may_take_one(t, side, power))
    options.append(pack(w.V_STOP))
    return options


def may_take_one(t: Table, side: i64, power: i64) -> bool:
    """Two troops may make the landing divide (6.3), two frigates stand in the way of vehicles (8.6)."""
    shared = t.shared
    if power == w.LANDSRAAD:
        two = min(shared[w.TROOPS], shared[w.SUPPLY + side * 5 + w.TROOP]) >= RECRUITS
        return two and shared[w.HOLD_TROOPS + side] + RECRUITS >= TROOPS_THAT_DIVIDE
    return power == w.CHOAM and min(shared[w.FRIGATES + side], frigates_at_once(t, side)) > 1


def frigates_at_once(t: Table, side: i64) -> i64:
    """How many a CHOAM action builds: one, unless a card in play says more (4.5, 10.1)."""
    yards = granted(t, side, w.CHANGE_FRIGATES)
    return NODES.b[yards] if yards else 1


def imperium_action(t: Table, side: i64, power: i64, one_only: bool = False) -> None:
    """4.1, 4.5: as much as figures and bases allow."""
    shared = t.shared
    if power == w.SPACING_GUILD:
        advance_heighliner(t, side)
    elif power == w.CHOAM:
        most = 1 if one_only else frigates_at_once(t, side)
        built = min(shared[w.FRIGATES + side], most)
        shared[w.FRIGATES + side] -= built
        shared[w.HOLD_FRIGATES + side] += built
        emit(t, e.RECRUITED, side, w.CHOAM, built, 0)
    else:
        recruit(t, side, 1 if one_only else RECRUITS)


def recruit(t: Table, side: i64, many: i64) -> None:
    shared = t.shared
    many = min(many, shared[w.TROOPS], shared[w.SUPPLY + side * 5 + w.TROOP])
    shared[w.TROOPS] -= many
    shared[w.SUPPLY + side * 5 + w.TROOP] -= many
    shared[w.HOLD_TROOPS + side] += many
    emit(t, e.RECRUITED, side, w.LANDSRAAD, many, 0)


def advance_heighliner(t: Table, side: i64) -> None:
    """5.4: on arrival the landing interrupts whatever is going on; then back to the start."""
    shared = t.shared
    shared[w.HEIGHLINERS + side] += 1
    emit(t, e.HEIGHLINER_MOVED, side, shared[w.HEIGHLINERS + side], 0, 0)
    if shared[w.HEIGHLINERS + side] == STEPS_TO_ARRAKIS:
        shared[w.HEIGHLINERS + side] = 0
        push(t, w.F_LANDING, side, LAND_FRIGATES, 0)


class Earned(Frame):
    """4.4: after all payments the Harkonnen take the earned actions in any order."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        powers = [power for power in range(3) if shared[w.EARNED + power]]
        if not powers:
            pop(t)
        else:
            ask_side(t, w.HARKONNEN, FACTION, imperium_options(t, w.HARKONNEN, powers))

    def answer(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_STOP:
            for power in range(3):
                t.shared[w.EARNED + power] = 0
            return
        t.shared[w.EARNED + first_of(action)] -= 1
        imperium_action(t, w.HARKONNEN, first_of(action), verb_of(action) == w.V_ONE_ONLY)

    def against(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return against_imperium(t, action, r.NOT_EARNED)


def enemy_next_to(t: Table, side: i64, area: i64) -> i64:
    """An adjacent area with an enemy legion or settlement, -1 for none."""
    walls = w.SIETCH if side == w.HARKONNEN else w.SETTLEMENT
    for near in NEIGHBOURS[area]:
        if t.shared[w.SIDE + near] == 2 - side or t.shared[w.FEATURES + near] & walls:
            return near
    return -1


def against_landing(t: Table, side: i64, area: i64) -> i64:
    """6.3: empty, and not next to an enemy legion or settlement."""
    if not empty(t, area):
        return r.NOT_EMPTY
    return r.NEXT_TO_ENEMY if enemy_next_to(t, side, area) >= 0 else 0


def landing_areas(t: Table, side: i64) -> list[int]:
    return [area for area in range(AREAS) if not against_landing(t, side, area)]


def landing_part(t: Table, side: i64, stage: i64, rest: i64) -> i64:
    """How many troops land in the area that is asked for: all, or a part of those that are divided (6.3)."""
    aboard = t.shared[w.HOLD_TROOPS + side]
    return rest if stage == LAND_SECOND or (aboard >= TROOPS_THAT_DIVIDE and rest) else aboard


class Landing(Window):
    """The frame: side, stage, how many troops land in the area asked for where they are divided."""

    def step(self, t: Table, side: i64, stage: i64, rest: i64, /) -> None:
        shared = t.shared
        if stage in (LAND_FRIGATES, NAVIGATOR_ZONE):
            zones = [zone for zone in range(ZONES) if not against_zone(t, zone)]
            if stage == NAVIGATOR_ZONE:
                if not zones:
                    pop(t)
                else:
                    _ask_landing(t, side, SPACE, [*[pack(w.V_ZONE, zone) for zone in zones], pack(w.V_STOP)])
            elif zones and shared[w.HOLD_FRIGATES + side]:
                _ask_landing(t, side, SPACE, [pack(w.V_ZONE, zone) for zone in zones])
            else:
                amend(t, side, LAND_TROOPS, rest)
            return
        troops = rest if stage == LAND_SECOND else shared[w.HOLD_TROOPS + side]
        areas = landing_areas(t, side) if troops else []
        if not areas:
            pop(t)
            return
        limit = stacking_limit(t, side)
        if stage == LAND_TROOPS and troops >= TROOPS_THAT_DIVIDE and len(areas) > 1:
            if not rest:  # how many in the first area; both parts respect the limit (6.3, 6.6)
                parts = [many for many in range(1, limit + 1) if 0 < troops - many <= limit]
                _ask_landing(t, side, AMOUNT, [pack(w.V_AMOUNT, many) for many in parts])
                return
            troops = rest
        _ask_landing(t, side, SPACE, [pack(w.V_LAND, area, min(troops, limit)) for area in areas])

    def chosen(self, t: Table, side: i64, stage: i64, rest: i64, action: i64, /) -> None:
        shared = t.shared
        verb = verb_of(action)
        if verb == w.V_AMOUNT:
            amend(t, side, stage, first_of(action))
        elif stage == NAVIGATOR_ZONE:
            pop(t)
            clear_sky(t, w.NAVIGATOR)
            shared[w.AIR_ZONES + first_of(action)] = w.NAVIGATOR
            emit(t, e.NAVIGATOR_PLACED, side, first_of(action), 0, 0)
        elif verb == w.V_ZONE:
            shared[w.AIR_ZONES + first_of(action)] = w.FRIGATE_H + side
            shared[w.HOLD_FRIGATES + side] -= 1
            emit(t, e.LANDED, side, w.CHOAM, first_of(action), 1)
        else:
            area, many = first_of(action), second_of(action)
            troops = shared[w.HOLD_TROOPS + side]
            shared[w.HOLD_TROOPS + side] -= many
            shared[w.UNITS + area] += many * one(w.TROOP)
            shared[w.SIDE + area] = side + 1
            emit(t, e.LANDED, side, w.LANDSRAAD, area, many)
            if stage == LAND_TROOPS and troops >= TROOPS_THAT_DIVIDE and troops - many > 0:
                amend(t, side, LAND_SECOND, troops - many)
            else:
                pop(t)

    def against(self, t: Table, side: i64, stage: i64, rest: i64, action: i64, /) -> i64:
        verb = verb_of(action)
        if stage in (LAND_FRIGATES, NAVIGATOR_ZONE):
            return against_zone(t, first_of(action)) if verb == w.V_ZONE else 0
        if verb_of(t.options[0]) == w.V_AMOUNT:
            return r.DIVIDE_LANDING if verb in (w.V_AMOUNT, w.V_LAND) else 0
        return against_landing(t, side, first_of(action)) or r.ALL_LAND if verb == w.V_LAND else 0


def _ask_landing(t: Table, side: i64, question: i64, options: list[int]) -> None:
    """A landing is a placement (6.9): in the own turn free actions may come in between (war_for_arrakis 0.8)."""
    if t.shared[w.TURN_SIDE] == side + 1:
        ask_turn(t, question, options)
    else:
        ask_side(t, side, question, options)
