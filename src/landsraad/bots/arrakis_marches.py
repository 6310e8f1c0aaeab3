"""Which legion goes or attacks, which way, where to, and who stays behind (war_for_arrakis 8, 9.1)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.figures import has_leader, named_bit, one
from landsraad.arrakis.movement import CHOOSE_FIGURES, goals_of
from landsraad.arrakis.packing import goal_of, stage_of, start_of, way_of
from landsraad.bots.arrakis_deeds import (
    attack_from,
    gain,
    hope,
    move_from,
    move_to,
    ridden,
)
from landsraad.bots.arrakis_scene import Scene
from landsraad.bots.arrakis_turn import free_worth
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.vecs import i64


def going_worths(s: Scene, code: i64, a: i64, b: i64, c: i64) -> list[float]:
    t = s.t
    shared = t.shared
    attack = code == w.F_ATTACK
    needs = a if attack else b
    flags = b if attack else 0
    stage, start, goal = stage_of(c), start_of(c), goal_of(c)
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        first = first_of(option)
        worth = 0.0
        if verb == w.V_STOP:
            worth = 0.0
        elif verb == w.V_FROM:
            worth = attack_from(s, first, flags) if attack else move_from(s, first, needs)
        elif verb == w.V_WAY:
            worth = _way(s, start, first, attack, flags)
        elif verb == w.V_TO:
            if attack:
                worth = hope(s, first, shared[w.UNITS + start], shared[w.TOKENS + start], flags)
            else:
                worth = _move_to(s, start, first)
            if way_of(c) == w.RIDE:
                worth += ridden(s, start, first)
        elif stage == CHOOSE_FIGURES and verb in (w.V_GO, w.V_LEAVE, w.V_LEAVE_TOKEN, w.V_LEAVE_LEADER):
            worth = _who_goes(s, option, start, goal, attack, flags)
        else:
            worth = free_worth(s, option)
        found.append(worth)
    return found


def _move_to(s: Scene, start: i64, goal: i64) -> float:
    """The move of those who are not bound."""
    shared = s.t.shared
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    units, tokens = shared[w.UNITS + start] - stay, shared[w.TOKENS + start] & ~stay_tokens
    return move_to(s, start, goal, units, tokens, stay, stay_tokens)


def _way(s: Scene, start: i64, way: i64, attack: bool, flags: i64) -> float:
    t = s.t
    shared = t.shared
    best = -1.0
    for goal in goals_of(t, s.side, start, way, attack):
        if attack:
            worth = hope(s, goal, shared[w.UNITS + start], shared[w.TOKENS + start], flags)
        else:
            worth = move_to(s, start, goal, shared[w.UNITS + start], shared[w.TOKENS + start], 0, 0)
        best = max(best, worth + ridden(s, start, goal) if way == w.RIDE else worth)
    if way >= w.BY_ORNITHOPTER:
        best -= 0.08  # what flies can be used once
    return best


def _who_goes(s: Scene, option: i64, start: i64, goal: i64, attack: bool, flags: i64) -> float:
    """The worth of the move or the attack with those who go if this is chosen."""
    shared = s.t.shared
    verb, first = verb_of(option), first_of(option)
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    bias = 0.02
    if verb == w.V_LEAVE:
        stay += first * one(second_of(option))
        bias = 0.0
    elif verb == w.V_LEAVE_TOKEN:
        stay_tokens |= 1 << first
        bias = 0.0
    elif verb == w.V_LEAVE_LEADER:
        stay += named_bit(first)
        bias = -0.02
    units, tokens = shared[w.UNITS + start] - stay, shared[w.TOKENS + start] & ~stay_tokens
    if attack:  # whoever attacks stays where he was unless he wins, and need not advance then
        return hope(s, goal, units, tokens, flags) + bias
    lonely = has_leader(stay) and not (stay & w.UNITS_MASK or stay_tokens)
    return gain(s, start, goal, units, tokens, stay, stay_tokens) + bias - (0.5 if lonely else 0.0)
