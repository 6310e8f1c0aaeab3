"""Taking hits, one by one (war_for_arrakis 9.9, 9.16), and special attacks (9.13, 9.18)."""

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.content.tokens import COMBAT_DIE
from landsraad.arrakis.figures import count_of, has_units, leader_count, named_bit, named_leaders, one, unit_count
from landsraad.arrakis.packing import packed_counts
from landsraad.arrakis.pieces import (
    ask_or_answer,
    automaton,
    lose_leaders,
    note_fallen,
    settle,
    take,
    to_tank,
    turn_up,
)
from landsraad.arrakis.solo import casualties_of
from landsraad.arrakis.staying import granted
from landsraad.arrakis.supplies import lose_harvester
from landsraad.kernel.chance import roll
from landsraad.kernel.decisions import UNIT, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64


def roll_dice(t: Table, dice: i64) -> list[int]:
    """Swords, shields, specials."""
    return roll(t, COMBAT_DIE, dice, 3)


def attackers(t: Table) -> i64:
    """The figures that take part in the attack: those of the area without who was left out."""
    return t.shared[w.UNITS + t.shared[w.B_FROM]] - t.shared[w.STAY_UNITS]


def no_units(units: i64) -> bool:
    return not has_units(units)


def hardened(t: Table, side: i64) -> bool:
    """Whether a card beside the board lets the Houses Major troops of a side cancel shields (spacing_guild 13.G16)."""
    return granted(t, side, w.CHANGE_SHIELDS) != 0


def cancelled_by(t: Table, side: i64, units: i64) -> i64:
    """How many enemy shields these figures cancel: each special elite one (9.7), each hardened troop one."""
    cancelled = count_of(units, w.SPECIAL)
    return cancelled + count_of(units, w.TROOP) if hardened(t, side) else cancelled


def hit(t: Table, area: i64, hits: i64, attacking: bool) -> None:
    push(t, w.F_CASUALTIES, area, hits, 1 if attacking else 0)


def hit_from_afar(t: Table, area: i64, hits: i64) -> None:
    """Hits without a battle; if there are any, the tokens there are turned up (9.18, 13.7, 14.2)."""
    if hits:
        hit(t, area, hits, False)
        turn_up(t, area, t.shared[w.TOKENS + area])


class Casualties(Frame):
    def step(self, t: Table, area: i64, hits: i64, attacking: i64, /) -> None:
        shared = t.shared
        side = shared[w.SIDE + area] - 1
        units = shared[w.UNITS + area] - (shared[w.STAY_UNITS] if attacking else 0)
        if side < 0 or hits == 0 or no_units(units):
            _finish(t, area, attacking)
            return
        if automaton(t, side):
            ask_or_answer(t, side, UNIT, casualties_of(t, units), True)
            return
        spare = shared[w.SUPPLY + side * 5 + w.REGULAR]
        if hits >= hits_it_stands(units, 0, spare):
            _wipe_out(t, area, units)
            _finish(t, area, attacking)
            return
        ask_or_answer(t, side, UNIT, casualty_options(units, spare))

    def answer(self, t: Table, area: i64, hits: i64, attacking: i64, action: i64, /) -> None:
        amend(t, area, hits - 1, attacking)
        verb = verb_of(action)
        side = t.shared[w.SIDE + area] - 1
        if verb == w.V_LOSE_LEADER:
            leader = first_of(action)
            t.shared[w.UNITS + area] -= named_bit(leader)
            to_tank(t, leader)
            note_fallen(t, area, named_bit(leader))
            emit(t, e.CASUALTY, side, 5 + leader, area, 0)
            return
        kind = first_of(action)
        take(t, area, kind, 1)
        note_fallen(t, area, one(kind))
        if verb == w.V_REDUCE:
            t.shared[w.SUPPLY + side * 5 + w.REGULAR] -= 1
            t.shared[w.UNITS + area] += one(w.REGULAR)
        emit(t, e.CASUALTY, side, kind, area, 1 if verb == w.V_REDUCE else 0)

    def against(self, t: Table, area: i64, hits: i64, attacking: i64, action: i64, /) -> i64:
        verb = verb_of(action)
        if verb not in (w.V_LOSE, w.V_REDUCE, w.V_LOSE_LEADER):
            return 0
        everybody = t.shared[w.UNITS + area]
        units = everybody - (t.shared[w.STAY_UNITS] if attacking else 0)
        spare = t.shared[w.SUPPLY + (t.shared[w.SIDE + area] - 1) * 5 + w.REGULAR]
        against = against_loss(units, spare, verb, first_of(action))
        missing = against in (r.LEADER_NOT_THERE, r.NO_SUCH_FIGURE)
        if missing and against_loss(everybody, spare, verb, first_of(action)) != against:
            return r.TAKES_NO_PART
        return against or r.AUTOMATON_DECIDES


def hits_it_stands(units: i64, facedown: i64, regulars: i64) -> i64:
    """Hits after which nobody is left: an elite becomes a regular first while the supply has one (9.9)."""
    strength = unit_count(units, facedown)
    elites = count_of(units, w.ELITE) + count_of(units, w.SPECIAL)
    return strength + min(elites, regulars + strength) + leader_count(units)


def against_loss(units: i64, spare: i64, verb: i64, what: i64) -> i64:
    """9.9: a unit or leader is removed, or an elite replaced by a regular while the supply has one."""
    if verb == w.V_LOSE_LEADER:
        return 0 if units & named_bit(what) else r.LEADER_NOT_THERE
    if verb == w.V_REDUCE and what not in (w.ELITE, w.SPECIAL):
        return r.ONLY_ELITES
    if not count_of(units, what):
        return r.NO_SUCH_FIGURE
    return r.NONE_IN_SUPPLY if verb == w.V_REDUCE and not spare else 0


def casualty_options(units: i64, spare: i64) -> list[int]:
    options: list[int] = []
    for verb in (w.V_LOSE, w.V_REDUCE):
        for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.TROOP, w.GENERIC):
            if not against_loss(units, spare, verb, kind):
                options.append(pack(verb, kind))
    for leader in named_leaders(units):
        options.append(pack(w.V_LOSE_LEADER, leader))
    return options


def _wipe_out(t: Table, area: i64, units: i64) -> None:
    """More hits than the legion can take, however they are shared out."""
    side = t.shared[w.SIDE + area] - 1
    for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.TROOP):
        many = count_of(units, kind)
        if many:
            take(t, area, kind, many)
            note_fallen(t, area, many * one(kind))
            for _ in range(many):
                emit(t, e.CASUALTY, side, kind, area, 0)


def _finish(t: Table, area: i64, attacking: i64) -> None:
    """9.9, 9.16: without units the leaders of the legion (or of the attacking part) are removed too."""
    pop(t)
    if t.shared[w.SIDE + area] == 0:
        return
    if attacking:
        lose_lone_attackers(t)
    settle(t, area)


def lose_lone_attackers(t: Table) -> None:
    """9.16: attackers without units lose their leaders; who of their area stayed out of it saves none."""
    left = attackers(t)
    if left and no_units(left):
        start = t.shared[w.B_FROM]
        lose_leaders(t, t.shared[w.SIDE + start] - 1, left, start)
        t.shared[w.UNITS + start] -= left


# --- special attacks -----------------------------------------------------------------------------------------------


class Blast(Frame):
    """Roll dice, a hit for each Sword and Special; tokens are turned up if anything hits (9.18)."""

    def step(self, t: Table, area: i64, dice: i64, bombardment: i64, /) -> None:
        pop(t)
        faces = roll_dice(t, dice)
        hits = faces[w.SWORD] + faces[w.STAR]
        emit(t, e.BLAST, t.shared[w.SIDE + area] - 1, area, hits, packed_counts(faces))
        if bombardment:
            push(t, w.F_BLASTED, area, 0, 0)
        hit_from_afar(t, area, hits)


class Blasted(Frame):
    """spacing_guild 8.3: with all units gone a harvester there is destroyed too."""

    def step(self, t: Table, area: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        if t.shared[w.SIDE + area] == 0 and t.shared[w.FEATURES + area] & w.HARVESTER:
            lose_harvester(t, area)
