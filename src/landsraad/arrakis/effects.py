"""Carrying out what a planning card or a special action says, step by step (war_for_arrakis 0.7, 7.5, 25)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import (
    AREA_IDS,
    MOUNTAIN,
    NEIGHBOURS,
    NORTH_POLE,
    PLATEAU,
    TERRAIN,
)
from landsraad.arrakis.catalog import CARD_DECK, CARD_EFFECT, CARD_STAYS, CARDS
from landsraad.arrakis.desert import begin_storms, maker_strike
from landsraad.arrakis.free import answer_free, ask_turn, can_detonate
from landsraad.arrakis.leaders import available, enter_play, in_play, take_sister, this_leader
from landsraad.arrakis.pieces import (
    ask_side,
    check_stack,
    count_of,
    discard_card,
    draw_cards,
    empty_sand,
    free_for,
    hand_of,
    legions,
    own_settlements,
    place_leader,
    put,
    sign_at,
    take,
    take_sign,
)
from landsraad.arrakis.words import (
    ABSENT,
    ACTOR,
    ALIA,
    ANY_LEADER,
    ASIDE,
    AT_ANY_SETTLEMENT,
    AT_EMPTY_DESERT,
    AT_FREE_MOUNTAIN,
    AT_LEGION,
    AT_LEGION_WITH,
    AT_ONE_OF,
    AT_SETTLEMENT,
    AT_SIETCH,
    AT_SPECIAL_LEGION,
    ATOMICS,
    CHAIN,
    DECK,
    DISCARD,
    EARNED,
    F_ANY_VEHICLE,
    F_ATTACK,
    F_CHOOSE,
    F_DEPLOY,
    F_DEPLOY_TOKEN,
    F_DRAW,
    F_FORCED_DISCARD,
    F_IMPERIUM,
    F_KITAB,
    F_LANDING,
    F_MOVE,
    F_PICK,
    F_PLACE,
    F_PLAY,
    F_PLAYED,
    F_POWER,
    F_REPLACE,
    F_SCATTER,
    F_SEQUENCE,
    F_SIGNS,
    F_VEHICLES,
    FEAR,
    FEATURES,
    FLEW,
    GENERIC,
    GONE,
    HAND,
    HARKONNEN,
    HOUSE_ATREIDES,
    IBAD,
    IF_ALIA,
    IF_ATOMICS_USED,
    IF_IN_PLAY,
    IF_MAKER,
    IF_NOT_GONE,
    LEADER_AREA,
    LEADER_AT,
    MAKER_IN,
    MAKER_SPENT,
    MAKER_SUPPLY,
    MUADDIB,
    NAMED,
    OBJECTIVE_DECK,
    OBJECTIVES,
    ON_BOARD,
    OP_ANY_VEHICLES,
    OP_ATTACK,
    OP_CIELAGO,
    OP_CLEAR_POLE,
    OP_DEPLOY,
    OP_DEPLOY_TOKENS,
    OP_DETONATE,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW_FROM,
    OP_EITHER,
    OP_ENTER,
    OP_IF,
    OP_IMPERIUM,
    OP_KITAB,
    OP_MAKER_IN,
    OP_MAKER_STRIKE,
    OP_MOVE,
    OP_MOVE_OR_ATTACK,
    OP_NAVIGATOR,
    OP_OBJECTIVE,
    OP_PICK,
    OP_PLACE,
    OP_PLAY,
    OP_POWER,
    OP_REPLACE,
    OP_SCATTER,
    OP_SEEK,
    OP_SEQUENCE,
    OP_SIGNS,
    OP_STORMS,
    OP_TAKE_SISTER,
    OP_VEHICLES,
    PAUL,
    PICK_ATOMICS,
    PICK_MAKER_AREA,
    REGULAR,
    REINFORCEMENTS,
    REVEREND_MOTHER,
    SEAT_OF,
    SEEK,
    SETTLEMENT,
    SOLO,
    STAYING,
    SUPPLY,
    TOKENS,
    TROOP,
    TURN_SIDE,
    TWO_STEPS,
    UNITS,
    UNITS_MASK,
    V_AMOUNT,
    V_ATTACK,
    V_CARD,
    V_DEPLOY,
    V_DRAW,
    V_MOVE,
    V_PLACE,
    V_PLACE_LEADER,
    V_STOP,
    V_TAKE,
)
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import AMOUNT, CARD, EFFECT, LEADER, SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.effects import KIDS, OP, A, B, C
from landsraad.kernel.table import Table, emit, pop, push

CARTHAG, ARRAKEEN = AREA_IDS.index("carthag"), AREA_IDS.index("arrakeen")
CARD_MARKER_STEP = 4


# --- playing cards -------------------------------------------------------------------------------------------------


def playable(t: Table, member: int) -> list[int]:
    return [card for card in dict.fromkeys(hand_of(t, member)) if CARD_EFFECT[card]]


def step_play(t: Table) -> None:
    """Choose a planning card; with 1 in the frame a die has been spent for it."""
    if not hand_of(t, t.shared[ACTOR]):
        pop(t)
        return
    options = [pack(V_CARD, card) for card in playable(t, t.shared[ACTOR])]
    if not t.pending[-3]:
        options.append(pack(V_STOP))
    ask_turn(t, CARD, options)


def answer_play(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    pop(t)
    if verb_of(action) == V_CARD:
        play_card(t, first_of(action))


def play_card(t: Table, card: int) -> None:
    member = CARD_DECK[card]
    t.zones[HAND + member].remove(card)
    emit(t, e.PLAYED, member, card, 0, 0)
    t.shared[CHAIN] = 0
    t.shared[FLEW] = 0
    push(t, F_PLAYED, card, 0, 0)
    push(t, F_SEQUENCE, CARD_EFFECT[card], 0, 0)


def step_played(t: Table) -> None:
    """7.5: resolved cards go to the pile of their deck; some stay beside the board (25.7, spacing_guild 10.1)."""
    card, by_automaton = t.pending[-3], t.pending[-2]
    pop(t)
    if by_automaton and not t.shared[EARNED]:
        t.zones[REINFORCEMENTS].append(card)  # nothing of it could be carried out (23.9)
        return
    attached = (card == CARDS["fear_is_the_mind_killer"] and t.shared[FEAR]) or (
        card == CARDS["eyes_of_ibad"] and t.shared[IBAD]
    )
    if CARD_STAYS[card] or attached:
        t.zones[STAYING].append(card)
    else:
        t.zones[DISCARD + CARD_DECK[card]].append(card)


def step_forced_discard(t: Table) -> None:
    """25.6: the owner chooses; Hawat's Scheming cannot be chosen."""
    side, left = t.pending[-3], t.pending[-2]
    if t.shared[SOLO] and side == HARKONNEN:  # 23.17.9: the top of the reinforcement deck
        pop(t)
        for _ in range(min(left, len(t.zones[REINFORCEMENTS]))):
            card = t.zones[REINFORCEMENTS].pop()
            t.zones[DISCARD + CARD_DECK[card]].append(card)
        return
    hand = t.zones[HAND + side * 2] + t.zones[HAND + side * 2 + 1]
    cards = [card for card in dict.fromkeys(hand) if card != CARDS["hawats_scheming"]]
    if not left or not cards:
        pop(t)
        return
    ask_side(t, side, CARD, [pack(V_CARD, card) for card in cards])


def answer_forced_discard(t: Table, action: int) -> None:
    t.pending[-2] -= 1
    discard_card(t, first_of(action))


# --- steps ---------------------------------------------------------------------------------------------------------


def step_sequence(t: Table) -> None:
    """The frame: effect, next step."""
    root, index = t.pending[-3], t.pending[-2]
    kids = KIDS[root]
    if index == len(kids):
        pop(t)
        return
    t.pending[-2] += 1
    if index + 1 == len(kids):
        pop(t)
    begin_effect(t, kids[index])


def begin_effect(t: Table, node: int) -> None:
    """Start one step: a deed at once, or a frame that asks."""
    op, a, b, c = OP[node], A[node], B[node], C[node]
    shared = t.shared
    side = shared[TURN_SIDE] - 1
    if op == OP_SEQUENCE:
        push(t, F_SEQUENCE, node, 0, 0)
    elif op == OP_PLACE:
        push(t, F_PLACE, node, 0, 0)
    elif op == OP_SCATTER:
        push(t, F_SCATTER, a, b, 0)
    elif op == OP_MOVE:
        push(t, F_MOVE, a, b, 0)
    elif op == OP_ATTACK:
        push(t, F_ATTACK, a, b, 0)
    elif op in (OP_MOVE_OR_ATTACK, OP_EITHER):
        push(t, F_CHOOSE, node, 0, 0)
    elif op == OP_DRAW:
        push(t, F_DRAW, a, 0, 0)
    elif op == OP_DRAW_FROM:
        draw_cards(t, side * 2 + b, a)
    elif op == OP_PLAY:
        push(t, F_PLAY, 0, 0, 0)
    elif op == OP_IF:
        push(t, F_SEQUENCE, KIDS[node][0 if holds(t, a, b) else 1], 0, 0)
    elif op == OP_VEHICLES:
        push(t, F_VEHICLES, a, b, c | 8)
    elif op == OP_ANY_VEHICLES:
        push(t, F_ANY_VEHICLE, a, 0, 0)
    elif op == OP_SIGNS:
        push(t, F_SIGNS, a, 0, 0)
    elif op == OP_CLEAR_POLE:
        for area in NEIGHBOURS[NORTH_POLE]:
            if sign_at(t, area):
                take_sign(t, area)
    elif op == OP_PICK:
        push(t, F_PICK, a, b, 0)
    elif op == OP_ENTER:
        enter_play(t, a)
    elif op == OP_DISCARD:
        push(t, F_FORCED_DISCARD, 1 - side, a, 0)
    elif op == OP_TAKE_SISTER:
        take_sister(t, side)
    elif op == OP_REPLACE:
        push(t, F_REPLACE, a, b, c)
    elif op == OP_SEEK:
        shared[SEEK] = 1
    elif op == OP_OBJECTIVE:
        _second_objective(t)
    elif op == OP_POWER:
        push(t, F_POWER, 0, 0, 0)
    elif op == OP_DETONATE:
        push(t, F_PICK, PICK_ATOMICS, 1, 0)
    elif op == OP_MAKER_IN:
        shared[MAKER_IN] = shared[MAKER_SPENT] = shared[MAKER_SUPPLY] = 1
        push(t, F_PICK, PICK_MAKER_AREA, 1, 0)
    elif op == OP_MAKER_STRIKE:
        maker_strike(t)
    elif op == OP_STORMS:
        begin_storms(t)
    elif op == OP_CIELAGO:
        push(t, F_DEPLOY_TOKEN, 0, 1, 1)
    elif op == OP_KITAB:
        push(t, F_KITAB, 0, 0, 0)
    elif op == OP_DEPLOY:
        push(t, F_DEPLOY, a, b, 1)
    elif op == OP_DEPLOY_TOKENS:
        push(t, F_DEPLOY_TOKEN, 0, a, 0)
    elif op == OP_NAVIGATOR:
        push(t, F_LANDING, HARKONNEN, 9, 0)
    elif op == OP_IMPERIUM:
        push(t, F_IMPERIUM, side, a, 0)


def holds(t: Table, condition: int, about: int) -> bool:
    """Conditions of cards."""
    if condition == IF_IN_PLAY:
        return in_play(t, about)
    if condition == IF_NOT_GONE:
        return t.shared[LEADER_AT + about] != GONE
    if condition == IF_ALIA:
        return t.shared[LEADER_AT + ALIA] == ABSENT and in_play(t, REVEREND_MOTHER)
    if condition == IF_MAKER:
        return t.shared[MAKER_IN] == 1
    if condition == IF_ATOMICS_USED:
        return t.shared[ATOMICS] != 0
    return can_detonate(t, CARD_MARKER_STEP)


def _second_objective(t: Table) -> None:
    """Drawn at random from the five set aside, kept hidden (5.4)."""
    deck = t.zones[OBJECTIVE_DECK]
    if deck:
        card = deck.pop(below(t, len(deck)))
        t.zones[OBJECTIVES].append(card)
        emit(t, e.OBJECTIVE_DRAWN, t.shared[SEAT_OF + HOUSE_ATREIDES], card, 0, 0)


# --- choices -------------------------------------------------------------------------------------------------------


def step_choose(t: Table) -> None:
    node = t.pending[-3]
    if OP[node] == OP_MOVE_OR_ATTACK:
        ask_turn(t, EFFECT, [pack(V_MOVE), pack(V_ATTACK), pack(V_STOP)])
    else:
        ask_turn(t, EFFECT, [pack(V_AMOUNT, index) for index in range(len(KIDS[node]))])


def answer_choose(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    node = t.pending[-3]
    pop(t)
    verb = verb_of(action)
    if verb == V_MOVE:
        push(t, F_MOVE, 1, A[node], 0)
    elif verb == V_ATTACK:
        push(t, F_ATTACK, A[node] & ~TWO_STEPS, B[node], 0)
    elif verb == V_AMOUNT:
        begin_effect(t, KIDS[node][first_of(action)])


def step_draw(t: Table) -> None:
    """7.2, 25.5: the split over the two decks is named before the first card is drawn."""
    many = t.pending[-3]
    side = t.shared[TURN_SIDE] - 1
    first, second = len(t.zones[DECK + side * 2]), len(t.zones[DECK + side * 2 + 1])
    options = [
        pack(V_DRAW, one_deck, other)
        for one_deck in range(min(many, first), -1, -1)
        for other in range(min(many - one_deck, second), -1, -1)
    ]
    if len(options) == 1:
        pop(t)
        return
    ask_turn(t, AMOUNT, options)


def answer_draw(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    side = t.shared[TURN_SIDE] - 1
    pop(t)
    draw_cards(t, side * 2, first_of(action))
    draw_cards(t, side * 2 + 1, second_of(action))


# --- placing figures -----------------------------------------------------------------------------------------------


def places_for(t: Table, node: int, side: int) -> list[int]:
    where, about = A[node], B[node]
    shared = t.shared
    if where == AT_SETTLEMENT:
        return [about] if about in own_settlements(t, side) else []
    if where == AT_ONE_OF:
        return [area for area in (CARTHAG, ARRAKEEN) if shared[FEATURES + area] & SETTLEMENT]
    if where in (AT_ANY_SETTLEMENT, AT_SIETCH):
        return own_settlements(t, side)
    if where == AT_LEGION:
        return legions(t, side)
    if where == AT_SPECIAL_LEGION:
        return [area for area in legions(t, side) if shared[UNITS + area] >> 10 & 31]
    if where == AT_LEGION_WITH:
        leader = this_leader(t, about)
        return [shared[LEADER_AREA + leader]] if shared[LEADER_AT + leader] == ON_BOARD else []
    if where == AT_EMPTY_DESERT:
        return empty_sand(t)
    terrain = MOUNTAIN if where == AT_FREE_MOUNTAIN else PLATEAU
    return [area for area in range(len(AREA_IDS)) if TERRAIN[area] == terrain and free_for(t, side, area)]


def step_place(t: Table) -> None:
    """The frame: effect, next figure, area + 1. All figures of a step go to one place."""
    node, index, chosen = t.pending[-3], t.pending[-2], t.pending[-1]
    side = t.shared[TURN_SIDE] - 1
    if not chosen:
        places = places_for(t, node, side)
        if not places:
            pop(t)
            return
        ask_turn(t, SPACE, [*[pack(V_PLACE, area) for area in places], pack(V_STOP)])
        return
    area = chosen - 1
    kids = KIDS[node]
    if index == len(kids):
        pop(t)
        t.shared[CHAIN] = chosen
        check_stack(t, area)
        return
    kind, many = A[kids[index]], B[kids[index]]
    if kind == ANY_LEADER:
        options = leader_options(t, side, area)
        if len(options) > 1:
            ask_turn(t, LEADER, options)
            return
    elif kind == NAMED:
        place_named(t, this_leader(t, many), area)
    else:
        put_figures(t, side, area, kind, many)
    t.pending[-2] += 1


def put_figures(t: Table, side: int, area: int, kind: int, many: int) -> None:
    """Generic leaders only where a unit is (3.9)."""
    if kind == GENERIC and not t.shared[UNITS + area] & UNITS_MASK and not t.shared[TOKENS + area]:
        return
    put(t, side, area, kind, many)


def leader_options(t: Table, side: int, area: int) -> list[int]:
    """A generic leader, a named one who is available, or none."""
    options: list[int] = []
    if t.shared[UNITS + area] & UNITS_MASK or t.shared[TOKENS + area]:
        if t.shared[SUPPLY + side * 5 + GENERIC]:
            options.append(pack(V_DEPLOY, GENERIC, area))
        options.extend(pack(V_PLACE_LEADER, leader, area) for leader in available(t, side, t.shared[ACTOR]))
    options.append(pack(V_STOP))
    return options


def place_named(t: Table, leader: int, area: int) -> None:
    """3.9: a leader named by a card comes from beside the board or from where the figure is."""
    shared = t.shared
    if shared[LEADER_AT + leader] not in (ASIDE, ON_BOARD):
        return
    if shared[SEEK] == 2 and (leader in (PAUL, MUADDIB)):
        return
    if shared[UNITS + area] & UNITS_MASK or shared[TOKENS + area]:
        if shared[LEADER_AT + leader] == ON_BOARD and shared[LEADER_AREA + leader] == area:
            return
        place_leader(t, leader, area)


def answer_place(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    side = t.shared[TURN_SIDE] - 1
    if verb == V_PLACE:
        t.pending[-1] = first_of(action) + 1
    elif verb == V_STOP and not t.pending[-1]:
        pop(t)
    else:
        t.pending[-2] += 1
        if verb == V_DEPLOY:
            put(t, side, second_of(action), GENERIC, 1)
        elif verb == V_PLACE_LEADER:
            place_leader(t, first_of(action), second_of(action))


def step_scatter(t: Table) -> None:
    """One unit each in different empty desert areas: an area with the first is no longer empty."""
    kind, left = t.pending[-3], t.pending[-2]
    side = t.shared[TURN_SIDE] - 1
    places = empty_sand(t) if left and t.shared[SUPPLY + side * 5 + kind] else []
    if not places:
        pop(t)
        return
    ask_turn(t, SPACE, [*[pack(V_PLACE, area) for area in places], pack(V_STOP)])


def answer_scatter(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    if verb_of(action) == V_STOP:
        pop(t)
        return
    t.pending[-2] -= 1
    put(t, t.shared[TURN_SIDE] - 1, first_of(action), t.pending[-3], 1)


def step_replace(t: Table) -> None:
    """3.8: figure by figure, wherever on the board."""
    kind, by, left = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    side = shared[TURN_SIDE] - 1
    options: list[int] = []
    if left and shared[SUPPLY + side * 5 + by]:
        for area in legions(t, side):
            units = shared[UNITS + area]
            if count_of(units, kind):
                options.append(pack(V_TAKE, kind, area))
            if kind == REGULAR and count_of(units, TROOP):
                options.append(pack(V_TAKE, TROOP, area))  # spacing_guild 7.6
    if not options:
        pop(t)
        return
    options.append(pack(V_STOP))
    ask_turn(t, SPACE, options)


def answer_replace(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    if verb_of(action) == V_STOP:
        pop(t)
        return
    area = second_of(action)
    take(t, area, first_of(action), 1)
    put(t, t.shared[TURN_SIDE] - 1, area, t.pending[-2], 1)
    t.pending[-1] -= 1
