"""The Mahdi solo mode: a turn of the automated Harkonnen, task by task (war_for_arrakis 23.6-23.11)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import LEADER_BOX, LEADER_SPECIAL
from landsraad.arrakis.content.tokens import ACTION_DICE, KEEP, RAISE
from landsraad.arrakis.leaders import advance_tank
from landsraad.arrakis.pieces import own_settlements
from landsraad.arrakis.placing import place_a_leader
from landsraad.arrakis.solo import POOLS, paid_all, pay_options, put_tokens, token_options, turn_up_token
from landsraad.arrakis.solo_cards import ONE_DECK, card_step, draw_and_play, scheme
from landsraad.arrakis.solo_forces import (
    LEADER_SHIFT,
    SPECIALS_SHIFT,
    deploy,
    deploy_options,
    leader_choice,
    place_at,
    place_options_of,
    put_unit,
    replace_at,
    replace_options,
    scatter_options,
)
from landsraad.arrakis.solo_moves import (
    GOAL_SHIFT,
    NEEDS_MASK,
    act_options,
    attack,
    carrier_options,
    go,
    goals_of_turn,
    move_options,
    movers,
    step_options,
    zones_over,
)
from landsraad.arrakis.solo_vehicles import carryall_options, harvester_options, ornithopter_options
from landsraad.arrakis.supplies import clear_zone
from landsraad.arrakis.vehicles import put_vehicle
from landsraad.arrakis.words import (
    ACTOR,
    APPEARED,
    ARAMSHAM,
    ARRIVALS,
    ASIDE,
    BARON,
    BLACK,
    BOXES,
    CARRYALL,
    CHAIN,
    CORRINO_ALLY,
    DEPLOYMENT,
    DICE,
    DONE,
    ELITE,
    F_ENTER,
    F_SOLO,
    FEYD,
    FIRST_ATREIDES_LEADER,
    FLEW,
    FORCED,
    HARKONNEN,
    HARVESTER_KIND,
    HAWAT,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    LEADER_AT,
    LEADERSHIP,
    MENTAT,
    NEED_LEADER,
    NEED_NAMED,
    ON_BOARD,
    ON_FOOT,
    ONE_LEGION,
    ONLY_ATTACK,
    ORNITHOPTER,
    PAY,
    RABBAN,
    REGULAR,
    S_ACT,
    S_CARD,
    S_CARRIERS,
    S_CARRYALLS,
    S_DEPLOY,
    S_DRAW,
    S_FLY,
    S_HARVESTERS,
    S_LEADER,
    S_MOVE,
    S_MOVED,
    S_ORNITHOPTERS,
    S_PAY,
    S_PLACE,
    S_REPLACE,
    S_SCATTER,
    S_STEP,
    S_TOKENS,
    SEAT_OF,
    SHADDAM,
    SILVER,
    SPECIAL,
    SPENT,
    SPENT_FACES,
    STRATEGY,
    SURPRISE,
    TURN_SIDE,
    V_FROM,
    V_PLACE,
    V_SECTOR,
    V_ZONE,
)
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import FACTION, LEADER, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

MOST_OF_A_FACE: Final = 3


def step_solo_turn(t: Table) -> None:
    """23.6: roll one die and use it at once; then the tank. The frame: stage."""
    shared = t.shared
    if t.pending[-3] == 1:
        pop(t)
        advance_tank(t, HARKONNEN)
        shared[TURN_SIDE] = shared[CHAIN] = shared[FLEW] = 0
        t.zones[APPEARED].clear()
        return
    t.pending[-3] = 1
    shared[TURN_SIDE] = HARKONNEN + 1
    shared[ACTOR] = HOUSE_HARKONNEN
    shared[FLEW] = shared[CHAIN] = shared[DONE] = 0
    t.zones[APPEARED].clear()
    t.zones[ARRIVALS].clear()
    scheme(t)
    box = (shared[FORCED] - 1) % BOXES if shared[FORCED] else ACTION_DICE[HARKONNEN][below(t, 6)]
    while shared[SPENT_FACES + box] >= MOST_OF_A_FACE:
        box = ACTION_DICE[HARKONNEN][below(t, 6)]
    shared[FORCED] = 0
    shared[DICE] -= 1
    shared[SPENT_FACES + box] += 1
    emit(t, e.SOLO_DIE, HARKONNEN, box, 0, 0)
    for leader in range(FIRST_ATREIDES_LEADER):
        if (
            LEADER_BOX[leader] == box
            and LEADER_SPECIAL[leader]
            and ASIDE <= shared[LEADER_AT + leader] <= ON_BOARD
            and not shared[SPENT] >> leader & 1
            and special_possible(t, leader)
        ):
            shared[SPENT] |= 1 << leader
            emit(t, e.LEADER_USED, HARKONNEN, leader, 0, 0)
            _special(t, leader)
            return
    _normal(t, box)


def _normal(t: Table, box: int) -> None:
    """23.7 to 23.10."""
    if box in (LEADERSHIP, STRATEGY):
        push(t, F_SOLO, S_ACT, NEED_LEADER if box == LEADERSHIP else 0, SURPRISE if box == LEADERSHIP else 0)
    elif box == DEPLOYMENT:
        push(t, F_SOLO, S_DEPLOY, 3 | 1 << LEADER_SHIFT, 0)
    elif box == MENTAT:
        push(t, F_SOLO, S_DRAW, 2, 0)
    else:
        push(t, F_SOLO, S_ORNITHOPTERS, 1, 0)
        push(t, F_SOLO, S_HARVESTERS, 1, 0)
        push(t, F_SOLO, S_REPLACE, 2, REGULAR << 4 | ELITE)


def special_possible(t: Table, leader: int) -> bool:
    """23.17.7: at least the first step can be carried out; Rabban and Feyd-Rautha must be on the board."""
    shared = t.shared
    if leader in (BARON, SHADDAM):
        kinds = REGULAR << 4 | ELITE if leader == BARON else ELITE << 4 | SPECIAL
        return bool(replace_options(t, 1, kinds))
    if leader in (RABBAN, FEYD):
        needs = (leader + 1) << NEED_NAMED
        goals = goals_of_turn(t, needs)
        return shared[LEADER_AT + leader] == ON_BOARD and any(movers(t, needs, goal) for goal in goals)
    if leader == ARAMSHAM:
        return bool(own_settlements(t, HARKONNEN))
    return True


def _special(t: Table, leader: int) -> None:
    needs = (leader + 1) << NEED_NAMED
    if leader == BARON:
        push(t, F_SOLO, S_REPLACE, 3, REGULAR << 4 | ELITE)
    elif leader == SHADDAM:
        push(t, F_SOLO, S_REPLACE, 3, ELITE << 4 | SPECIAL)
    elif leader == RABBAN:
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, 1, needs | ON_FOOT)
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, 1, needs)
    elif leader == FEYD:
        push(t, F_SOLO, S_ACT, needs | ONLY_ATTACK << GOAL_SHIFT, 0)
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, 1, needs)
    elif leader == ARAMSHAM:
        push(t, F_SOLO, S_DEPLOY, 2 | 1 << SPECIALS_SHIFT | 1 << LEADER_SHIFT, 0)
    else:  # 23.16: three cards of the leader's deck, drawn and played
        push(t, F_SOLO, S_DRAW, 3, (HOUSE_HARKONNEN if leader == HAWAT else CORRINO_ALLY) + ONE_DECK)


# --- tasks ---------------------------------------------------------------------------------------------------------


def step_solo(t: Table) -> None:
    """One task of the automaton. The frame: task and two numbers. Among equals the human picks (23.1)."""
    task, a, b = t.pending[-3], t.pending[-2], t.pending[-1]
    if task == S_DRAW:
        draw_and_play(t, a, b)
        return
    if task == S_CARD:
        card_step(t, a, b)
        return
    options = _options(t, task, a, b)
    if not options:
        _finish(t, task, a, b)
    elif len(options) == 1:
        answer_solo(t, options[0])
    else:
        kind = FACTION if task == S_PAY else LEADER if task == S_LEADER else SPACE
        ask(t, t.shared[SEAT_OF + HOUSE_ATREIDES], kind, options)


def _options(t: Table, task: int, a: int, b: int) -> list[int]:
    """What the criteria leave open."""
    if task == S_HARVESTERS:
        return harvester_options(t, a, b)
    if task == S_CARRYALLS:
        return carryall_options(t, a)
    if task == S_ORNITHOPTERS:
        return ornithopter_options(t, a)
    if task == S_ACT:
        return act_options(t, a, b)
    if task == S_MOVE:
        return move_options(t, a, b)
    if task == S_STEP:
        return step_options(t, a, b)
    if task == S_FLY:
        return [pack(V_ZONE, zone) for zone in zones_over(t, a)]
    if task == S_CARRIERS:
        return carrier_options(t, a, b)
    if task == S_DEPLOY:
        return deploy_options(t, a, b)
    if task == S_LEADER:
        return leader_choice(t, a)
    if task == S_REPLACE:
        return replace_options(t, a, b)
    if task == S_PLACE:
        return place_options_of(t, a)
    if task == S_SCATTER:
        return scatter_options(t, a, b)
    if task == S_TOKENS:
        return token_options(t, b & 3)
    if task == S_PAY:
        return pay_options(t, a)
    return []


def _finish(t: Table, task: int, a: int, b: int) -> None:
    """Nothing is left of a task: what comes of it."""
    if task == S_PAY and not a:
        # only if all three are kept are any raised
        if all(t.shared[PAY + power] for power in range(3)):
            t.pending[-2] = 1
            return
        a = 1
    if task == S_TOKENS and not (t.zones[BLACK] and t.zones[SILVER]) and b & 3 < len(POOLS):
        t.pending[-1] += 1  # no token of this colour on the board
        return
    pop(t)
    if task == S_PAY:
        paid_all(t)
    elif task == S_TOKENS:
        put_tokens(t, a, b)
    elif task == S_ACT:
        only = a >> GOAL_SHIFT
        if only != ONLY_ATTACK:
            push(t, F_SOLO, S_MOVED, 0, 0)
            push(t, F_SOLO, S_MOVE, 1 if only == ONE_LEGION else 2, a & NEEDS_MASK)
    elif task == S_MOVED and t.zones[ARRIVALS]:
        push(t, F_ENTER, 0, 0, 0)


def answer_solo(t: Table, action: int) -> None:
    """Carry one of the equals out."""
    task, a, b = t.pending[-3], t.pending[-2], t.pending[-1]
    chosen = first_of(action)
    verb = verb_of(action)
    if task == S_HARVESTERS and verb == V_SECTOR:
        t.pending[-1] = chosen + 1
    elif task in (S_HARVESTERS, S_CARRYALLS, S_ORNITHOPTERS):
        t.pending[-2] -= 1
        t.shared[DONE] = 1
        kind = HARVESTER_KIND if task == S_HARVESTERS else CARRYALL if task == S_CARRYALLS else ORNITHOPTER
        put_vehicle(t, kind, chosen)
    elif task == S_ACT and verb == V_FROM:
        t.pending[-1] = b | (chosen + 1) << 8
    elif task == S_ACT:
        attack(t, (b >> 8) - 1, chosen, b & 255)
    elif task == S_MOVE and verb == V_PLACE:
        t.pending[-1] = b | (chosen + 1) << GOAL_SHIFT
    elif task == S_MOVE:
        t.pending[-2] -= 1
        push(t, F_SOLO, S_STEP, chosen, b)
    elif task == S_STEP:
        go(t, a, chosen, b)
    elif task == S_FLY:
        pop(t)
        clear_zone(t, chosen)
    elif task == S_CARRIERS and verb == V_PLACE:
        t.pending[-1] = (chosen + 1) << 8
    elif task == S_CARRIERS and verb == V_FROM:
        t.pending[-1] = b | chosen + 1
    elif task == S_CARRIERS:
        go(t, (b & 255) - 1, chosen, a)
    elif task == S_DEPLOY:
        deploy(t, chosen)
    elif task == S_LEADER:
        pop(t)
        t.shared[DONE] = 1
        place_a_leader(t, action)
    elif task == S_REPLACE:
        replace_at(t, chosen)
    elif task == S_PLACE:
        place_at(t, chosen)
    elif task == S_SCATTER:
        t.pending[-1] -= 1
        put_unit(t, chosen, a)
    elif task == S_TOKENS:
        turn_up_token(t, chosen)
    else:
        t.shared[PAY + chosen] = RAISE if a else KEEP
