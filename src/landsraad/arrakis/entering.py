"""What happens where figures have come: entering effects, then stacking (war_for_arrakis 0.7, 3.2, 8.7-8.10)."""

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, TERRAIN
from landsraad.arrakis.features import station_in
from landsraad.arrakis.figures import count_of, one, unit_count
from landsraad.arrakis.leaders import advance_marker
from landsraad.arrakis.pieces import (
    ask_or_answer,
    automaton,
    check_stack,
    left_out,
    settle,
    stacking_limit,
    take,
)
from landsraad.arrakis.solo import excess_of
from landsraad.arrakis.supplies import lose_harvester, take_sign
from landsraad.kernel import piles
from landsraad.kernel.decisions import ORDER, UNIT, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, emit, pop, push
from landsraad.kernel.vecs import i64


def _effect_at(t: Table, area: i64) -> bool:
    held = t.shared[w.SIDE + area]
    features = t.shared[w.FEATURES + area]
    if held == w.HARKONNEN + 1:
        return features & w.SIGN != 0
    return held == w.ATREIDES + 1 and features & (w.HARVESTER | w.STATION) != 0


class Enter(Frame):
    """One effect after the other, in the order the player whose turn it is chooses (8.10); then stacking. The frame:
    the area + 1 of the one effect that comes next (13.11), 0 for all."""

    def step(self, t: Table, only: i64, _b: i64, _c: i64, /) -> None:
        if only:
            pop(t)
            if _effect_at(t, only - 1):
                _enter(t, only - 1)
            return
        arrivals = t.zones[w.ARRIVALS]
        waiting: list[int] = []
        for at in range(0, len(arrivals), 3):
            if arrivals[at] not in waiting and _effect_at(t, arrivals[at]):
                waiting.append(arrivals[at])
        if waiting:
            ask_or_answer(t, max(t.shared[w.TURN_SIDE] - 1, 0), ORDER, [pack(w.V_TO, area) for area in waiting])
        else:
            pop(t)
            areas = list(arrivals)[::3]
            piles.clear(t, w.ARRIVALS)
            for area in dict.fromkeys(areas):
                settle(t, area)
                check_stack(t, area)

    def answer(self, t: Table, only: i64, _b: i64, _c: i64, action: i64, /) -> None:
        _enter(t, first_of(action))

    def against(self, t: Table, only: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return r.NOTHING_WAITS_THERE if verb_of(action) == w.V_TO else 0


def _enter(t: Table, area: i64) -> None:
    shared = t.shared
    if shared[w.SIDE + area] == w.HARKONNEN + 1:
        face = take_sign(t, area)
        emit(t, e.SIGN_RESOLVED, w.ATREIDES, area, face, 0)
        if face == w.SANDWORM or (face == w.BURROWING and TERRAIN[area] == DEEP):
            push(t, w.F_APPEAR, area, 0, 0)
        return
    if shared[w.FEATURES + area] & w.STATION:
        marker = station_in(shared[w.FEATURES + area]) - 1
        shared[w.FEATURES + area] &= ~w.STATION
        emit(t, e.STATION_TAKEN, w.ATREIDES, area, marker, 0)
        advance_marker(t, marker, 1)
    if shared[w.FEATURES + area] & w.HARVESTER:
        lose_harvester(t, area)
        if shared[w.EXPANSIONS] & w.GUILD:
            push(t, w.F_IMPERIUM, w.ATREIDES, 0, 0)  # spacing_guild 4.2


class Stack(Frame):
    """3.2, 3.7: the owner removes units of their choice until the limit holds."""

    def step(self, t: Table, area: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        side = shared[w.SIDE + area] - 1
        units, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
        if side < 0 or unit_count(units, tokens) <= stacking_limit(t, side):
            pop(t)
            return
        stay = left_out(t, area)
        options = [pack(w.V_LOSE, kind) for kind in w.UNIT_KINDS if count_of(units - stay, kind)]
        options.extend(pack(w.V_LOSE_LEFT_OUT, kind) for kind in w.UNIT_KINDS if count_of(stay, kind))
        options.extend(pack(w.V_LOSE_TOKEN, slot) for slot in range(28) if tokens >> slot & 1)
        if automaton(t, side):
            self.answer(t, area, _b, _c, excess_of(units, tokens))
        else:
            ask_or_answer(t, side, UNIT, options)

    def answer(self, t: Table, area: i64, _b: i64, _c: i64, action: i64, /) -> None:
        side = t.shared[w.SIDE + area] - 1
        if verb_of(action) != w.V_LOSE_TOKEN:
            take(t, area, first_of(action), 1)
            if verb_of(action) == w.V_LOSE_LEFT_OUT:
                t.shared[w.STAY_UNITS] -= one(first_of(action))
            emit(t, e.UNIT_LEFT, side, first_of(action), area, 0)
        else:
            emit(t, e.UNIT_LEFT, side, w.FACEDOWN, area, 0)
            slot = first_of(action)
            t.shared[w.TOKENS + area] &= ~(1 << slot)
            t.shared[w.STAY_TOKENS] &= ~(1 << slot)
            if slot >= 16:
                piles.put(t, w.BLACK_TOKENS if slot < 22 else w.SILVER_TOKENS, slot)

    def against(self, t: Table, area: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        verb, kind = verb_of(action), first_of(action)
        if verb == w.V_LOSE_LEADER or (verb in (w.V_LOSE, w.V_LOSE_LEFT_OUT) and kind == w.GENERIC):
            return r.LEADERS_DO_NOT_COUNT
        if verb == w.V_LOSE and count_of(left_out(t, area), kind):
            return r.TAKES_NO_PART
        if verb in (w.V_LOSE, w.V_LOSE_LEFT_OUT):
            return r.NO_SUCH_FIGURE
        return r.TOKEN_NOT_THERE if verb == w.V_LOSE_TOKEN else 0
