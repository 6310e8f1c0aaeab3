"""Desert Power: wormsigns placed, sandworms moved and sent to attack (war_for_arrakis 7.3, 13.6, 13.7)."""

from typing import Final

from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import ATOMICS_REACH, IS_SAND, NEIGHBOURS, SAND_AREAS
from landsraad.arrakis.desert import MAKER_DICE, WORM_DICE, against_any_sign, move_worm, worms_on_board
from landsraad.arrakis.free import Window, ask_turn
from landsraad.arrakis.pieces import against_step, arrive, ask_side, exposed
from landsraad.arrakis.supplies import place_sign, signs_left
from landsraad.kernel import piles
from landsraad.kernel.decisions import EFFECT, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Table, amend, pop, push
from landsraad.kernel.vecs import i64

POWERS: Final = (w.V_WORMSIGNS, w.V_MOVE_WORMS, w.V_ATTACK_WORM, w.V_WILD_MAKER)


class Power(Window):
    """7.3: one of three, or the Wild Maker's special action; nothing at all is allowed too (7.10)."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        ask_turn(t, EFFECT, [*[pack(verb) for verb in POWERS if not against_power(t, verb)], pack(w.V_STOP)])

    def chosen(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        verb = verb_of(action)
        if verb == w.V_WORMSIGNS:
            push(t, w.F_SIGNS, 2, 0, 0)
        elif verb == w.V_MOVE_WORMS:
            push(t, w.F_WORM_MOVE, 2, 0, 0)
        elif verb == w.V_ATTACK_WORM:
            push(t, w.F_WORM_ATTACK, 0, 0, 0)
        elif verb == w.V_WILD_MAKER:
            t.shared[w.WILD_MAKER_SPENT] = 1
            maker_strike(t)

    def against(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return against_power(t, verb_of(action)) if verb_of(action) in POWERS else 0


def against_power(t: Table, verb: i64) -> i64:
    """7.3: what one of the three needs, or the card of the Wild Maker."""
    if verb == w.V_WORMSIGNS:
        return 0 if signs_left(t) else r.NO_WORMSIGN_LEFT
    worms = worms_on_board(t)
    if verb == w.V_WILD_MAKER:
        if not any(t.shared[w.FEATURES + worm] & w.MAKER for worm in worms):
            return r.MAKER_NOT_ON_BOARD
        # Its card is the Fremen ally's: with partners nobody else uses the special action (19.2, 19.9).
        if t.shared[w.SHARED_SIDE + w.ATREIDES] and t.shared[w.ACTOR] != w.FREMEN_ALLY:
            return r.MAKER_OF_PARTNER
        return r.MAKER_SPENT if t.shared[w.WILD_MAKER_SPENT] else 0
    if not worms:
        return r.NO_SANDWORM
    return r.NO_WORM_TARGET if verb == w.V_ATTACK_WORM and not any(worm_targets(t, worm) for worm in worms) else 0


def maker_strike(t: Table) -> None:
    """Move and then attack with the Wild Maker, both optional."""
    push(t, w.F_WORM_ATTACK, 1, 0, 0)
    push(t, w.F_WORM_MOVE, 1, 1, 0)


def against_sign(t: Table, area: i64) -> i64:
    """7.3.1: desert areas without wormsign, sandworm and sietch."""
    return against_any_sign(t, area) or (r.SIETCH_THERE if t.shared[w.FEATURES + area] & w.SIETCH else 0)


def sign_places(t: Table) -> list[int]:
    return [area for area in SAND_AREAS if not against_sign(t, area)]


class Signs(Window):
    def step(self, t: Table, left: i64, _b: i64, _c: i64, /) -> None:
        places = sign_places(t) if left and signs_left(t) else []
        self.offer(t, left, _b, _c, SPACE, [pack(w.V_PLACE, area) for area in places])

    def chosen(self, t: Table, left: i64, _b: i64, _c: i64, action: i64, /) -> None:
        amend(t, left - 1, _b, _c)
        place_sign(t, first_of(action))

    def against(self, t: Table, left: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return against_sign(t, first_of(action)) if verb_of(action) == w.V_PLACE else 0


def against_worm(t: Table, area: i64, maker: i64) -> i64:
    """Which sandworm acts: any, or the Wild Maker alone."""
    worm = t.shared[w.FEATURES + area] & w.ANY_WORM
    if not worm:
        return r.NO_SANDWORM_THERE
    return r.ONLY_THE_MAKER if maker and worm != w.MAKER else 0


def against_worm_goal(t: Table, goal: i64) -> i64:
    """13.6, 13.14: desert where nothing is but a station."""
    if not IS_SAND[goal]:
        return r.NOT_DESERT
    return r.NOT_EMPTY if t.shared[w.SIDE + goal] or t.shared[w.FEATURES + goal] & ~w.STATION else 0


def worm_goals(t: Table, start: i64) -> list[int]:
    """13.6: up to two steps over desert."""
    goals: list[int] = []
    for middle in NEIGHBOURS[start]:
        if IS_SAND[middle]:
            for goal in (middle, *NEIGHBOURS[middle]):
                if goal != start and goal not in goals and not against_worm_goal(t, goal):
                    goals.append(goal)
    return goals


def against_moving_worm(t: Table, area: i64, maker: i64) -> i64:
    """A sandworm that was moved by this action does not move again: its new area is kept in ARRIVALS."""
    against = against_worm(t, area, maker)
    if against:
        return against
    if area in list(t.zones[w.ARRIVALS])[::3]:
        return r.WORM_HAS_MOVED
    return 0 if worm_goals(t, area) else r.WORM_NOWHERE_TO_GO


class WormMove(Window):
    """The frame: worms left to move, 1 for the Wild Maker alone, chosen worm + 1."""

    def step(self, t: Table, left: i64, maker: i64, chosen: i64, /) -> None:
        if chosen:
            ask_side(t, w.ATREIDES, SPACE, [pack(w.V_TO, goal) for goal in worm_goals(t, chosen - 1)])
            return
        worms = [area for area in worms_on_board(t) if not against_moving_worm(t, area, maker)] if left else []
        self.offer(t, left, maker, chosen, SPACE, [pack(w.V_FROM, area) for area in worms])

    def stop(self, t: Table, left: i64, maker: i64, chosen: i64, /) -> None:
        piles.clear(t, w.ARRIVALS)
        pop(t)

    def chosen(self, t: Table, left: i64, maker: i64, chosen: i64, action: i64, /) -> None:
        if not chosen:
            amend(t, left, maker, first_of(action) + 1)
        else:
            move_worm(t, chosen - 1, first_of(action))
            arrive(t, first_of(action), 0, 0)
            amend(t, left - 1, maker, 0)

    def against(self, t: Table, left: i64, maker: i64, chosen: i64, action: i64, /) -> i64:
        verb, area = verb_of(action), first_of(action)
        if verb == w.V_FROM and not chosen:
            return against_moving_worm(t, area, maker)
        if verb != w.V_TO or not chosen:
            return 0
        return r.ALREADY_THERE if area == chosen - 1 else against_worm_goal(t, area) or r.NOT_ADJACENT


def against_strike(t: Table, area: i64) -> i64:
    """13.7, 13.13: a Harkonnen legion or harvester, neither in a mountain nor sheltered."""
    held = t.shared[w.SIDE + area]
    if held != w.HARKONNEN + 1 and not (t.shared[w.FEATURES + area] & w.HARVESTER and not held):
        return r.NOTHING_TO_STRIKE
    return 0 if exposed(t, area) else r.SAFE_FROM_WORMS


def worm_targets(t: Table, worm: i64) -> list[int]:
    near = NEIGHBOURS[worm]
    if t.shared[w.ATOMICS]:
        near = near + [goal for start, goal in ATOMICS_REACH[t.shared[w.ATOMICS] - 1] if start == worm]
    return [area for area in near if not against_strike(t, area)]


def against_attacking_worm(t: Table, area: i64, maker: i64) -> i64:
    against = against_worm(t, area, maker)
    return against if against or worm_targets(t, area) else r.NO_WORM_TARGET


class WormAttack(Window):
    """The frame: 1 for the Wild Maker alone, chosen worm + 1."""

    def step(self, t: Table, maker: i64, chosen: i64, _c: i64, /) -> None:
        if chosen:
            ask_side(t, w.ATREIDES, SPACE, [pack(w.V_TO, area) for area in worm_targets(t, chosen - 1)])
            return
        worms = [area for area in worms_on_board(t) if not against_attacking_worm(t, area, maker)]
        self.offer(t, maker, chosen, _c, SPACE, [pack(w.V_FROM, area) for area in worms])

    def chosen(self, t: Table, maker: i64, chosen: i64, _c: i64, action: i64, /) -> None:
        if not chosen:
            amend(t, maker, first_of(action) + 1, _c)
        else:
            worm = chosen - 1
            pop(t)
            dice = MAKER_DICE if t.shared[w.FEATURES + worm] & w.MAKER else WORM_DICE
            push(t, w.F_STRIKE, first_of(action), dice, 0)

    def against(self, t: Table, maker: i64, chosen: i64, _c: i64, action: i64, /) -> i64:
        verb, area = verb_of(action), first_of(action)
        if verb == w.V_FROM and not chosen:
            return against_attacking_worm(t, area, maker)
        return against_strike(t, area) or against_step(chosen - 1, area) if verb == w.V_TO and chosen else 0
