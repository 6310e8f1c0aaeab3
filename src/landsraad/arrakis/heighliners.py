"""The Spacing Guild: imperium actions, heighliners and landings (spacing_guild 4-6, 9)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import AREAS, NEIGHBOURS, ZONES
from landsraad.arrakis.content.tokens import STEPS_TO_ARRAKIS
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import ask_side, empty, stacking_limit
from landsraad.arrakis.staying import granted
from landsraad.arrakis.store import B
from landsraad.arrakis.supplies import clear_zone
from landsraad.arrakis.words import (
    AIR,
    CHANGE_FRIGATES,
    CHOAM,
    EARNED,
    F_LANDING,
    FEATURES,
    FRIGATE_H,
    FRIGATES,
    HARKONNEN,
    HEIGHLINER,
    HOLD_FRIGATES,
    HOLD_TROOPS,
    LANDSRAAD,
    NAVIGATOR,
    NO_PIECE,
    SETTLEMENT,
    SIDE,
    SIETCH,
    SPACING_GUILD,
    SUPPLY,
    TROOP,
    TROOPS,
    TURN_SIDE,
    UNITS,
    V_AMOUNT,
    V_LAND,
    V_ONE_ONLY,
    V_POWER_OF,
    V_STOP,
    V_ZONE,
)
from landsraad.kernel.decisions import AMOUNT, FACTION, SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop, push

TROOPS_THAT_DIVIDE: Final = 6
RECRUITS: Final = 2
# Stages of a landing; the Navigator is placed by the same questions.
LAND_FRIGATES: Final = 0
LAND_TROOPS: Final = 1
LAND_SECOND: Final = 2
NAVIGATOR_ZONE: Final = 9


def step_imperium(t: Table) -> None:
    """One imperium action, never compulsory (G2). The frame: side, power + 1 (0: of your choice), 1 if it is a step of
    a card, before which free actions may come (war_for_arrakis 0.8)."""
    side, power, by_card = t.pending[-3], t.pending[-2], t.pending[-1]
    powers = [power - 1] if power else [CHOAM, SPACING_GUILD, LANDSRAAD]
    options = imperium_options(t, side, powers)
    if by_card:
        ask_turn(t, FACTION, options)
    else:
        ask_side(t, side, FACTION, options)


def answer_imperium(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    side = t.pending[-3]
    pop(t)
    if verb_of(action) != V_STOP:
        imperium_action(t, side, first_of(action), verb_of(action) == V_ONE_ONLY)


def imperium_options(t: Table, side: int, powers: list[int]) -> list[int]:
    """An action of each power, one figure instead of two where less may be better, or none (war_for_arrakis 0.3.2)."""
    options = [pack(V_POWER_OF, power) for power in powers]
    options.extend(pack(V_ONE_ONLY, power) for power in powers if may_take_one(t, side, power))
    options.append(pack(V_STOP))
    return options


def may_take_one(t: Table, side: int, power: int) -> bool:
    """Two troops may make the landing divide (6.3), two frigates stand in the way of vehicles (8.6)."""
    shared = t.shared
    if power == LANDSRAAD:
        two = min(shared[TROOPS], shared[SUPPLY + side * 5 + TROOP]) >= RECRUITS
        return two and shared[HOLD_TROOPS + side] + RECRUITS >= TROOPS_THAT_DIVIDE
    return power == CHOAM and min(shared[FRIGATES + side], frigates_at_once(t, side)) > 1


def frigates_at_once(t: Table, side: int) -> int:
    """How many a CHOAM action builds: one, unless a card in play says more (4.5, 10.1)."""
    yards = granted(t, side, CHANGE_FRIGATES)
    return B[yards] if yards else 1


def imperium_action(t: Table, side: int, power: int, one_only: bool = False) -> None:
    """4.1, 4.5: as much as figures and bases allow."""
    shared = t.shared
    if power == SPACING_GUILD:
        advance_heighliner(t, side)
    elif power == CHOAM:
        most = 1 if one_only else frigates_at_once(t, side)
        built = min(shared[FRIGATES + side], most)
        shared[FRIGATES + side] -= built
        shared[HOLD_FRIGATES + side] += built
        emit(t, e.RECRUITED, side, CHOAM, built, 0)
    else:
        recruit(t, side, 1 if one_only else RECRUITS)


def recruit(t: Table, side: int, many: int) -> None:
    shared = t.shared
    many = min(many, shared[TROOPS], shared[SUPPLY + side * 5 + TROOP])
    shared[TROOPS] -= many
    shared[SUPPLY + side * 5 + TROOP] -= many
    shared[HOLD_TROOPS + side] += many
    emit(t, e.RECRUITED, side, LANDSRAAD, many, 0)


def advance_heighliner(t: Table, side: int) -> None:
    """5.4: on arrival the landing interrupts whatever is going on; then back to the start."""
    shared = t.shared
    shared[HEIGHLINER + side] += 1
    emit(t, e.HEIGHLINER_MOVED, side, shared[HEIGHLINER + side], 0, 0)
    if shared[HEIGHLINER + side] == STEPS_TO_ARRAKIS:
        shared[HEIGHLINER + side] = 0
        push(t, F_LANDING, side, LAND_FRIGATES, 0)


def step_earned(t: Table) -> None:
    """4.4: after all payments the Harkonnen take the earned actions in any order."""
    shared = t.shared
    powers = [power for power in range(3) if shared[EARNED + power]]
    if not powers:
        pop(t)
    else:
        ask_side(t, HARKONNEN, FACTION, imperium_options(t, HARKONNEN, powers))


def answer_earned(t: Table, action: int) -> None:
    if verb_of(action) == V_STOP:
        for power in range(3):
            t.shared[EARNED + power] = 0
        return
    t.shared[EARNED + first_of(action)] -= 1
    imperium_action(t, HARKONNEN, first_of(action), verb_of(action) == V_ONE_ONLY)


def landing_areas(t: Table, side: int) -> list[int]:
    """6.3: empty, and not next to an enemy legion or settlement."""
    shared = t.shared
    enemy = 2 - side
    walls = SIETCH if side == HARKONNEN else SETTLEMENT
    return [
        area
        for area in range(AREAS)
        if empty(t, area)
        and not any(shared[SIDE + near] == enemy or shared[FEATURES + near] & walls for near in NEIGHBOURS[area])
    ]


def step_landing(t: Table) -> None:
    """The frame: side, stage, how many troops land in the area asked for where they are divided."""
    side, stage, rest = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    if stage in (LAND_FRIGATES, NAVIGATOR_ZONE):
        zones = [zone for zone in range(ZONES) if shared[AIR + zone] == NO_PIECE]
        if stage == NAVIGATOR_ZONE:
            if not zones:
                pop(t)
            else:
                _ask_landing(t, side, SPACE, [*[pack(V_ZONE, zone) for zone in zones], pack(V_STOP)])
        elif zones and shared[HOLD_FRIGATES + side]:
            _ask_landing(t, side, SPACE, [pack(V_ZONE, zone) for zone in zones])
        else:
            t.pending[-2] = LAND_TROOPS
        return
    troops = rest if stage == LAND_SECOND else shared[HOLD_TROOPS + side]
    areas = landing_areas(t, side) if troops else []
    if not areas:
        pop(t)
        return
    limit = stacking_limit(t, side)
    if stage == LAND_TROOPS and troops >= TROOPS_THAT_DIVIDE and len(areas) > 1:
        if not rest:  # how many in the first area; both parts respect the limit (6.3, 6.6)
            parts = [many for many in range(1, limit + 1) if 0 < troops - many <= limit]
            _ask_landing(t, side, AMOUNT, [pack(V_AMOUNT, many) for many in parts])
            return
        troops = rest
    _ask_landing(t, side, SPACE, [pack(V_LAND, area, min(troops, limit)) for area in areas])


def _ask_landing(t: Table, side: int, question: int, options: list[int]) -> None:
    """A landing is a placement (6.9): in the own turn free actions may come in between (war_for_arrakis 0.8)."""
    if t.shared[TURN_SIDE] == side + 1:
        ask_turn(t, question, options)
    else:
        ask_side(t, side, question, options)


def answer_landing(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    side, stage = t.pending[-3], t.pending[-2]
    shared = t.shared
    verb = verb_of(action)
    if verb == V_STOP:
        pop(t)
    elif verb == V_AMOUNT:
        t.pending[-1] = first_of(action)
    elif stage == NAVIGATOR_ZONE:
        pop(t)
        for zone in range(ZONES):
            if shared[AIR + zone] == NAVIGATOR:
                clear_zone(t, zone)
        shared[AIR + first_of(action)] = NAVIGATOR
        emit(t, e.NAVIGATOR_PLACED, side, first_of(action), 0, 0)
    elif verb == V_ZONE:
        shared[AIR + first_of(action)] = FRIGATE_H + side
        shared[HOLD_FRIGATES + side] -= 1
        emit(t, e.LANDED, side, CHOAM, first_of(action), 1)
    else:
        area, many = first_of(action), second_of(action)
        troops = shared[HOLD_TROOPS + side]
        shared[HOLD_TROOPS + side] -= many
        shared[UNITS + area] += many << 15
        shared[SIDE + area] = side + 1
        emit(t, e.LANDED, side, LANDSRAAD, area, many)
        if stage == LAND_TROOPS and troops >= TROOPS_THAT_DIVIDE and troops - many > 0:
            t.pending[-2] = LAND_SECOND
            t.pending[-1] = troops - many
        else:
            pop(t)
