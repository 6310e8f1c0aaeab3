"""The Mahdi solo mode: a turn of the automated Harkonnen, task by task (war_for_arrakis 23.6-23.11)."""

from collections.abc import Callable
from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import packing
from landsraad.arrakis import refusals as r
from landsraad.arrakis import solo_forces as forces
from landsraad.arrakis import solo_moves as moves
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.content.tokens import ACTION_DICE, KEEP, RAISE
from landsraad.arrakis.leaders import advance_tank, against_ready
from landsraad.arrakis.pieces import against_enemy, against_piece, against_zone, ask_seat, own_settlements
from landsraad.arrakis.placing import place_a_leader
from landsraad.arrakis.solo import POOLS, paid_all, pay_options, put_tokens, token_options, turn_up_token
from landsraad.arrakis.solo_cards import ONE_DECK, card_step, draw_and_play, scheme
from landsraad.arrakis.solo_vehicles import carryall_options, harvester_options, ornithopter_options
from landsraad.arrakis.supplies import clear_zone
from landsraad.arrakis.vehicles import against_harvester, put_vehicle
from landsraad.kernel import piles
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import FACTION, LEADER, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

MOST_OF_A_FACE: Final = 3
# The tasks that place vehicles, and what each of them places.
VEHICLE_OF: Final[dict[int, int]] = {
    w.S_HARVESTERS: w.HARVESTER_KIND,
    w.S_CARRYALLS: w.CARRYALL,
    w.S_ORNITHOPTERS: w.ORNITHOPTER,
}
# Leaders whose special action replaces units, and which.
REPLACING: Final = {w.BARON: packing.replacing(w.REGULAR, w.ELITE), w.SHADDAM: packing.replacing(w.ELITE, w.SPECIAL)}


class SoloTurn(Frame):
    """23.6: roll one die and use it at once; then the tank. The frame: stage."""

    def step(self, t: Table, acted: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        if acted == 1:
            pop(t)
            advance_tank(t, w.HARKONNEN)
            shared[w.TURN_SIDE] = shared[w.CHAIN] = shared[w.FLEW] = 0
            piles.clear(t, w.APPEARED)
            return
        amend(t, 1, _b, _c)
        shared[w.TURN_SIDE] = w.HARKONNEN + 1
        shared[w.ACTOR] = w.HOUSE_HARKONNEN
        shared[w.FLEW] = shared[w.CHAIN] = shared[w.CARD_DONE] = 0
        piles.clear(t, w.APPEARED)
        piles.clear(t, w.ARRIVALS)
        scheme(t)
        box = (shared[w.FORCED_DIE] - 1) % w.BOXES if shared[w.FORCED_DIE] else ACTION_DICE[w.HARKONNEN][below(t, 6)]
        while shared[w.SPENT_FACES + box] >= MOST_OF_A_FACE:
            box = ACTION_DICE[w.HARKONNEN][below(t, 6)]
        shared[w.FORCED_DIE] = 0
        shared[w.DICE] -= 1
        shared[w.SPENT_FACES + box] += 1
        emit(t, e.SOLO_DIE, w.HARKONNEN, box, 0, 0)
        for leader in range(w.FIRST_ATREIDES_LEADER):
            if (
                LEADERS[leader].box == box
                and LEADERS[leader].special
                and w.ASIDE <= shared[w.LEADER_AT + leader] <= w.ON_BOARD
                and not shared[w.SPENT_LEADERS] >> leader & 1
                and special_possible(t, leader)
            ):
                shared[w.SPENT_LEADERS] |= 1 << leader
                emit(t, e.LEADER_USED, w.HARKONNEN, leader, 0, 0)
                _special(t, leader)
                return
        _normal(t, box)


def _normal(t: Table, box: i64) -> None:
    """23.7 to 23.10."""
    if box in (w.LEADERSHIP, w.STRATEGY):
        push(
            t, w.F_SOLO, w.S_ACT, w.NEED_LEADER if box == w.LEADERSHIP else 0, w.SURPRISE if box == w.LEADERSHIP else 0
        )
    elif box == w.DEPLOYMENT:
        push(t, w.F_SOLO, w.S_DEPLOY, packing.to_deploy(3, 0, 1), 0)
    elif box == w.MENTAT:
        push(t, w.F_SOLO, w.S_DRAW, 2, 0)
    else:
        push(t, w.F_SOLO, w.S_ORNITHOPTERS, 1, 0)
        push(t, w.F_SOLO, w.S_HARVESTERS, 1, 0)
        push(t, w.F_SOLO, w.S_REPLACE, 2, packing.replacing(w.REGULAR, w.ELITE))


def special_possible(t: Table, leader: i64) -> bool:
    """23.17.7: at least the first step can be carried out; Rabban and Feyd-Rautha must be on the board."""
    shared = t.shared
    if leader in REPLACING:
        return bool(forces.replace_options(t, 1, REPLACING[leader]))
    if leader in (w.RABBAN, w.FEYD):
        needs = packing.need_leader(leader)
        goals = moves.goals_of_turn(t, needs)
        return shared[w.LEADER_AT + leader] == w.ON_BOARD and any(moves.movers(t, needs, goal) for goal in goals)
    if leader == w.ARAMSHAM:
        return bool(own_settlements(t, w.HARKONNEN))
    return True


def _special(t: Table, leader: i64) -> None:
    needs = packing.need_leader(leader)
    if leader in REPLACING:
        push(t, w.F_SOLO, w.S_REPLACE, 3, REPLACING[leader])
    elif leader == w.RABBAN:
        push(t, w.F_SOLO, w.S_MOVED, 0, 0)
        push(t, w.F_SOLO, w.S_MOVE, 1, needs | w.ON_FOOT)
        push(t, w.F_SOLO, w.S_MOVED, 0, 0)
        push(t, w.F_SOLO, w.S_MOVE, 1, needs)
    elif leader == w.FEYD:
        push(t, w.F_SOLO, w.S_ACT, packing.with_goal(needs, w.ONLY_ATTACK), 0)
        push(t, w.F_SOLO, w.S_MOVED, 0, 0)
        push(t, w.F_SOLO, w.S_MOVE, 1, needs)
    elif leader == w.ARAMSHAM:
        push(t, w.F_SOLO, w.S_DEPLOY, packing.to_deploy(2, 1, 1), 0)
    else:  # 23.16: three cards of the leader's deck, drawn and played
        push(t, w.F_SOLO, w.S_DRAW, 3, (w.HOUSE_HARKONNEN if leader == w.HAWAT else w.CORRINO_ALLY) + ONE_DECK)


# --- tasks ---------------------------------------------------------------------------------------------------------


class Solo(Frame):
    """One task of the automaton. The frame: task and two numbers. Among equals the human picks (23.1)."""

    def kinds(self, task: i64, /) -> tuple[str, ...]:
        """Cards and placements are carried out by their effects."""
        return ("number", "effect", "number") if task in (w.S_CARD, w.S_PLACE) else self.fields

    def step(self, t: Table, task: i64, first: i64, second: i64, /) -> None:
        if task == w.S_DRAW:
            draw_and_play(t, first, second)
            return
        if task == w.S_CARD:
            card_step(t, first, second)
            return
        options = OPTIONS[task](t, first, second) if task in OPTIONS else []
        if not options:
            _finish(t, task, first, second)
        elif len(options) == 1:
            self.answer(t, task, first, second, options[0])
        else:
            kind = FACTION if task == w.S_PAY else LEADER if task == w.S_LEADER else SPACE
            ask_seat(t, t.shared[w.SEAT_OF + w.HOUSE_ATREIDES], kind, options)

    def answer(self, t: Table, task: i64, first: i64, second: i64, action: i64, /) -> None:
        """Carry one of the equals out."""
        chosen = first_of(action)
        verb = verb_of(action)
        if task == w.S_HARVESTERS and verb == w.V_SECTOR:
            amend(t, task, first, chosen + 1)
        elif task in VEHICLE_OF:
            amend(t, task, first - 1, second)
            t.shared[w.CARD_DONE] = 1
            put_vehicle(t, VEHICLE_OF[task], chosen)
        elif task == w.S_ACT and verb == w.V_FROM:
            amend(t, task, first, packing.pair(second, chosen + 1))
        elif task == w.S_ACT:
            moves.attack(t, packing.high_of(second) - 1, chosen, packing.low_of(second))
        elif task == w.S_MOVE and verb == w.V_PLACE:
            amend(t, task, first, packing.with_goal(second, chosen + 1))
        elif task == w.S_MOVE:
            amend(t, task, first - 1, second)
            push(t, w.F_SOLO, w.S_STEP, chosen, second)
        elif task == w.S_STEP:
            moves.go(t, first, chosen, second)
        elif task == w.S_FLY:
            pop(t)
            clear_zone(t, chosen)
        elif task == w.S_CARRIERS and verb == w.V_PLACE:
            amend(t, task, first, packing.pair(0, chosen + 1))
        elif task == w.S_CARRIERS and verb == w.V_FROM:
            amend(t, task, first, packing.pair(chosen + 1, packing.high_of(second)))
        elif task == w.S_CARRIERS:
            moves.go(t, packing.low_of(second) - 1, chosen, first)
        elif task == w.S_DEPLOY:
            forces.deploy(t, chosen)
        elif task == w.S_LEADER:
            pop(t)
            t.shared[w.CARD_DONE] = 1
            place_a_leader(t, action)
        elif task == w.S_REPLACE:
            forces.replace_at(t, chosen)
        elif task == w.S_PLACE:
            forces.place_at(t, chosen)
        elif task == w.S_SCATTER:
            amend(t, task, first, second - 1)
            forces.put_unit(t, chosen, first)
        elif task == w.S_TOKENS:
            turn_up_token(t, chosen)
        else:
            t.shared[w.PAYMENTS + chosen] = RAISE if first else KEEP

    def against(self, t: Table, task: i64, first: i64, second: i64, action: i64, /) -> i64:
        verb, chosen = verb_of(action), first_of(action)
        if verb not in [verb_of(option) for option in t.options]:
            return 0
        against: i64 = 0
        if task == w.S_HARVESTERS and verb == w.V_PLACE:
            against = against_harvester(t, chosen)
        elif task in (w.S_CARRYALLS, w.S_ORNITHOPTERS):
            against = against_zone(t, chosen)
        elif verb == w.V_FROM or task in (w.S_REPLACE, w.S_TOKENS):
            against = against_enemy(t, w.ATREIDES, chosen)
        elif task == w.S_FLY:
            against = against_piece(t, chosen, (w.ORNITHOPTER,))
        elif verb == w.V_PLACE_LEADER:
            against = against_ready(t, chosen)
        return against or r.AUTOMATON_DECIDES


# What the criteria leave open, by the task and its two numbers.
OPTIONS: Final[dict[int, Callable[[Table, int, int], list[int]]]] = {
    w.S_HARVESTERS: harvester_options,
    w.S_CARRYALLS: lambda t, left, _: carryall_options(t, left),
    w.S_ORNITHOPTERS: lambda t, left, _: ornithopter_options(t, left),
    w.S_ACT: moves.act_options,
    w.S_MOVE: moves.move_options,
    w.S_STEP: moves.step_options,
    w.S_FLY: lambda t, area, _: [pack(w.V_ZONE, zone) for zone in moves.zones_over(t, area)],
    w.S_CARRIERS: moves.carrier_options,
    w.S_DEPLOY: forces.deploy_options,
    w.S_LEADER: lambda t, area, _: forces.leader_choice(t, area),
    w.S_REPLACE: forces.replace_options,
    w.S_PLACE: lambda t, effect, _: forces.place_options_of(t, effect),
    w.S_SCATTER: forces.scatter_options,
    w.S_TOKENS: lambda t, _, state: token_options(t, packing.colours_done(state)),
    w.S_PAY: lambda t, raising, _: pay_options(t, raising),
}


def _finish(t: Table, task: i64, a: i64, b: i64) -> None:
    """Nothing is left of a task: what comes of it."""
    if task == w.S_PAY and not a:
        # only if all three are kept are any raised
        if all(t.shared[w.PAYMENTS + power] for power in range(3)):
            amend(t, task, 1, b)
            return
        a = 1
    if (
        task == w.S_TOKENS
        and not (t.zones[w.BLACK_TOKENS] and t.zones[w.SILVER_TOKENS])
        and packing.colours_done(b) < len(POOLS)
    ):
        amend(t, task, a, packing.colour_done(b, 0))  # no token of this colour on the board
        return
    pop(t)
    if task == w.S_PAY:
        paid_all(t)
    elif task == w.S_TOKENS:
        put_tokens(t, a, b)
    elif task == w.S_ACT:
        only = packing.goal_in(a)
        if only != w.ONLY_ATTACK:
            push(t, w.F_SOLO, w.S_MOVED, 0, 0)
            push(t, w.F_SOLO, w.S_MOVE, 1 if only == w.ONE_LEGION else 2, packing.needs_in(a))
    elif task == w.S_MOVED and t.zones[w.ARRIVALS]:
        push(t, w.F_ENTER, 0, 0, 0)
