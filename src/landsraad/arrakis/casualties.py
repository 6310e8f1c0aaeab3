"""Taking hits, one by one (war_for_arrakis 9.9, 9.16), and special attacks (9.13, 9.18)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.content.tokens import COMBAT_DIE
from landsraad.arrakis.pieces import (
    ask_side,
    check_stack,
    count_of,
    lose_leaders,
    named_bit,
    one,
    reveal_tokens,
    settle,
    take,
    to_tank,
    unit_count,
)
from landsraad.arrakis.solo import casualties_of
from landsraad.arrakis.staying import granted
from landsraad.arrakis.supplies import lose_harvester
from landsraad.arrakis.words import (
    B_FROM,
    CHANGE_SHIELDS,
    ELITE,
    F_BLASTED,
    F_CASUALTIES,
    FEATURES,
    GENERIC,
    HARKONNEN,
    HARVESTER,
    NAMED_SHIFT,
    REGULAR,
    SIDE,
    SOLO,
    SPECIAL,
    STAR,
    STAY_UNITS,
    SUPPLY,
    SWORD,
    TOKENS,
    TROOP,
    UNITS,
    UNITS_MASK,
    V_LOSE,
    V_LOSE_LEADER,
    V_REDUCE,
)
from landsraad.kernel.chance import roll
from landsraad.kernel.decisions import UNIT, first_of, pack, verb_of
from landsraad.kernel.table import Table, emit, pop, push


def roll_dice(t: Table, dice: int) -> list[int]:
    """Swords, shields, specials."""
    return roll(t, COMBAT_DIE, dice, 3)


def attackers(t: Table) -> int:
    """The figures that take part in the attack: those of the area without who was left out."""
    return t.shared[UNITS + t.shared[B_FROM]] - t.shared[STAY_UNITS]


def no_units(units: int) -> bool:
    return units & UNITS_MASK == 0


def hardened(t: Table, side: int) -> bool:
    """Whether a card beside the board lets the Houses Major troops of a side cancel shields (spacing_guild 13.G16)."""
    return granted(t, side, CHANGE_SHIELDS) != 0


def cancelled_by(t: Table, side: int, units: int) -> int:
    """How many enemy shields these figures cancel: each special elite one (9.7), each hardened troop one."""
    cancelled = count_of(units, SPECIAL)
    return cancelled + count_of(units, TROOP) if hardened(t, side) else cancelled


def hit(t: Table, area: int, hits: int, attacking: bool) -> None:
    push(t, F_CASUALTIES, area, hits, 1 if attacking else 0)


def step_casualties(t: Table) -> None:
    area, hits, attacking = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    side = shared[SIDE + area] - 1
    units = shared[UNITS + area] - (shared[STAY_UNITS] if attacking else 0)
    if side < 0 or hits == 0 or no_units(units):
        _finish(t, area, attacking)
        return
    if shared[SOLO] and side == HARKONNEN:
        options = casualties_of(t, units)
        if len(options) == 1:
            answer_casualties(t, options[0])
        else:
            ask_side(t, side, UNIT, options)
        return
    spare = shared[SUPPLY + side * 5 + REGULAR]
    strength = unit_count(units, 0)
    elites = (units >> 5 & 31) + (units >> 10 & 31)
    if hits >= strength + min(elites, spare + strength) + (units >> 20 & 31) + (units >> 25).bit_count():
        _wipe_out(t, area, units)
        _finish(t, area, attacking)
        return
    options = casualty_options(units, spare)
    if len(options) == 1:
        answer_casualties(t, options[0])
    else:
        ask_side(t, side, UNIT, options)


def casualty_options(units: int, spare: int) -> list[int]:
    """Remove a unit or leader, or replace an elite by a regular while the supply has one (9.9)."""
    options = [pack(V_LOSE, kind) for kind in (REGULAR, ELITE, SPECIAL, TROOP, GENERIC) if count_of(units, kind)]
    if spare:
        options.extend(pack(V_REDUCE, kind) for kind in (ELITE, SPECIAL) if count_of(units, kind))
    named = units >> NAMED_SHIFT
    leader = 0
    while named:
        if named & 1:
            options.append(pack(V_LOSE_LEADER, leader))
        named >>= 1
        leader += 1
    return options


def answer_casualties(t: Table, action: int) -> None:
    area = t.pending[-3]
    t.pending[-2] -= 1
    verb = verb_of(action)
    side = t.shared[SIDE + area] - 1
    if verb == V_LOSE_LEADER:
        leader = first_of(action)
        t.shared[UNITS + area] -= named_bit(leader)
        to_tank(t, leader)
        emit(t, e.CASUALTY, side, 5 + leader, area, 0)
        return
    kind = first_of(action)
    take(t, area, kind, 1)
    if verb == V_REDUCE:
        t.shared[SUPPLY + side * 5 + REGULAR] -= 1
        t.shared[UNITS + area] += one(REGULAR)
    emit(t, e.CASUALTY, side, kind, area, 1 if verb == V_REDUCE else 0)


def _wipe_out(t: Table, area: int, units: int) -> None:
    """More hits than the legion can take, however they are shared out."""
    side = t.shared[SIDE + area] - 1
    for kind in (REGULAR, ELITE, SPECIAL, TROOP):
        many = count_of(units, kind)
        if many:
            take(t, area, kind, many)
            for _ in range(many):
                emit(t, e.CASUALTY, side, kind, area, 0)


def _finish(t: Table, area: int, attacking: int) -> None:
    """9.9, 9.16: without units the leaders of the legion (or of the attacking part) are removed too."""
    pop(t)
    if t.shared[SIDE + area] == 0:
        return
    if attacking:
        lose_lone_attackers(t)
    settle(t, area)


def lose_lone_attackers(t: Table) -> None:
    """9.16: attackers without units lose their leaders; who of their area stayed out of it saves none."""
    left = attackers(t)
    if left and no_units(left):
        start = t.shared[B_FROM]
        lose_leaders(t, t.shared[SIDE + start] - 1, left, start)
        t.shared[UNITS + start] -= left


# --- special attacks -----------------------------------------------------------------------------------------------


def step_blast(t: Table) -> None:
    """Roll dice, a hit for each Sword and Special; tokens are turned up if anything hits (9.18)."""
    area, dice, bombardment = t.pending[-3], t.pending[-2], t.pending[-1]
    pop(t)
    faces = roll_dice(t, dice)
    hits = faces[SWORD] + faces[STAR]
    emit(t, e.BLAST, t.shared[SIDE + area] - 1, area, hits, e.packed_faces(faces))
    if bombardment:
        push(t, F_BLASTED, area, 0, 0)
    if hits:
        hit(t, area, hits, False)
        if t.shared[TOKENS + area]:
            reveal_tokens(t, area, t.shared[TOKENS + area])
            check_stack(t, area)


def step_blasted(t: Table) -> None:
    """spacing_guild 8.3: with all units gone a harvester there is destroyed too."""
    area = t.pending[-3]
    pop(t)
    if t.shared[SIDE + area] == 0 and t.shared[FEATURES + area] & HARVESTER:
        lose_harvester(t, area)
