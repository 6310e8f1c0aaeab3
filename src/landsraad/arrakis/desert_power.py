"""Desert Power: wormsigns placed, sandworms moved and sent to attack (war_for_arrakis 7.3, 13.6, 13.7)."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import ATOMICS_REACH, IS_SAND, NEIGHBOURS, SAND_AREAS
from landsraad.arrakis.desert import MAKER_DICE, WORM_DICE, move_worm, worms_on_board
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import arrive, ask_side, exposed
from landsraad.arrakis.supplies import place_sign, signs_left
from landsraad.kernel import piles
from landsraad.kernel.decisions import EFFECT, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, change, pop, push
from landsraad.kernel.vecs import i64

# Fields of the frames that are changed one by one.
SIGNS_LEFT: Final = 0
WORM_MOVE_LEFT: Final = 0
WORM_MOVE_CHOSEN: Final = 2
WORM_ATTACK_CHOSEN: Final = 1


class Power(Frame):
    """7.3: one of three, or the Wild Maker's special action; nothing at all is allowed too (7.10)."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        worms = worms_on_board(t)
        options: list[int] = []
        if signs_left(t):
            options.append(pack(w.V_WORMSIGNS))
        if worms:
            options.append(pack(w.V_MOVE_WORMS))
            if any(worm_targets(t, worm) for worm in worms):
                options.append(pack(w.V_ATTACK_WORM))
            on_board = any(shared[w.FEATURES + worm] & w.MAKER for worm in worms)
            if on_board and not shared[w.WILD_MAKER_SPENT] and commands_maker(t):
                options.append(pack(w.V_WILD_MAKER))
        options.append(pack(w.V_STOP))
        ask_turn(t, EFFECT, options)

    def answer(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
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


def commands_maker(t: Table) -> bool:
    """Its card is the Fremen ally's: with partners nobody else uses the special action (19.2, 19.9)."""
    return not t.shared[w.SHARED_SIDE + w.ATREIDES] or t.shared[w.ACTOR] == w.FREMEN_ALLY


def maker_strike(t: Table) -> None:
    """Move and then attack with the Wild Maker, both optional."""
    push(t, w.F_WORM_ATTACK, 1, 0, 0)
    push(t, w.F_WORM_MOVE, 1, 1, 0)


def sign_places(t: Table) -> list[int]:
    """7.3.1: desert areas without wormsign, sandworm and sietch."""
    return [area for area in SAND_AREAS if not t.shared[w.FEATURES + area] & (w.SIGN | w.ANY_WORM | w.SIETCH)]


class Signs(Frame):
    def step(self, t: Table, left: i64, _b: i64, _c: i64, /) -> None:
        places = sign_places(t) if left and signs_left(t) else []
        if not places:
            pop(t)
            return
        ask_turn(t, SPACE, [*[pack(w.V_PLACE, area) for area in places], pack(w.V_STOP)])

    def answer(self, t: Table, left: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        if verb_of(action) == w.V_STOP:
            pop(t)
            return
        change(t, SIGNS_LEFT, left - 1)
        place_sign(t, first_of(action))


def worm_goals(t: Table, start: i64) -> list[int]:
    """13.6, 13.14: up to two steps over desert, ending where nothing is but a station."""
    shared = t.shared
    goals: list[int] = []
    for middle in NEIGHBOURS[start]:
        if IS_SAND[middle]:
            for goal in (middle, *NEIGHBOURS[middle]):
                if (
                    IS_SAND[goal]
                    and goal != start
                    and goal not in goals
                    and not shared[w.SIDE + goal]
                    and not shared[w.FEATURES + goal] & ~w.STATION
                ):
                    goals.append(goal)
    return goals


class WormMove(Frame):
    """The frame: worms left to move, 1 for the Wild Maker alone, chosen worm + 1. A worm that was moved by this action
    does not move again: its new area is kept in ARRIVALS."""

    def step(self, t: Table, left: i64, maker: i64, chosen: i64, /) -> None:
        if chosen:
            ask_side(t, w.ATREIDES, SPACE, [pack(w.V_TO, goal) for goal in worm_goals(t, chosen - 1)])
            return
        moved = list(t.zones[w.ARRIVALS])[::3]
        worms = [
            area
            for area in worms_on_board(t)
            if left
            and area not in moved
            and (not maker or t.shared[w.FEATURES + area] & w.MAKER)
            and worm_goals(t, area)
        ]
        if not worms:
            piles.clear(t, w.ARRIVALS)
            pop(t)
            return
        ask_turn(t, SPACE, [*[pack(w.V_FROM, area) for area in worms], pack(w.V_STOP)])

    def answer(self, t: Table, left: i64, maker: i64, chosen: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        if verb == w.V_STOP:
            piles.clear(t, w.ARRIVALS)
            pop(t)
        elif verb == w.V_FROM:
            change(t, WORM_MOVE_CHOSEN, first_of(action) + 1)
        else:
            move_worm(t, chosen - 1, first_of(action))
            arrive(t, first_of(action), 0, 0)
            change(t, WORM_MOVE_LEFT, left - 1)
            change(t, WORM_MOVE_CHOSEN, 0)


def worm_targets(t: Table, worm: i64) -> list[int]:
    """13.7, 13.13: adjacent areas with a Harkonnen legion or harvester, neither mountain nor sheltered."""
    shared = t.shared
    near = NEIGHBOURS[worm]
    if shared[w.ATOMICS]:
        near = near + [goal for start, goal in ATOMICS_REACH[shared[w.ATOMICS] - 1] if start == worm]
    return [
        area
        for area in near
        if (
            shared[w.SIDE + area] == w.HARKONNEN + 1
            or (shared[w.FEATURES + area] & w.HARVESTER and not shared[w.SIDE + area])
        )
        and exposed(t, area)
    ]


class WormAttack(Frame):
    """The frame: 1 for the Wild Maker alone, chosen worm + 1."""

    def step(self, t: Table, maker: i64, chosen: i64, _c: i64, /) -> None:
        if chosen:
            ask_side(t, w.ATREIDES, SPACE, [pack(w.V_TO, area) for area in worm_targets(t, chosen - 1)])
            return
        worms = [
            area
            for area in worms_on_board(t)
            if (not maker or t.shared[w.FEATURES + area] & w.MAKER) and worm_targets(t, area)
        ]
        if not worms:
            pop(t)
            return
        ask_turn(t, SPACE, [*[pack(w.V_FROM, area) for area in worms], pack(w.V_STOP)])

    def answer(self, t: Table, maker: i64, chosen: i64, _c: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        if verb == w.V_STOP:
            pop(t)
        elif verb == w.V_FROM:
            change(t, WORM_ATTACK_CHOSEN, first_of(action) + 1)
        else:
            worm = chosen - 1
            pop(t)
            dice = MAKER_DICE if t.shared[w.FEATURES + worm] & w.MAKER else WORM_DICE
            push(t, w.F_STRIKE, first_of(action), dice, 0)
