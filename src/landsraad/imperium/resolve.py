"""Carrying out effects: the frames that resolve one effect, pay one cost, or order several."""

from landsraad.imperium import events as e
from landsraad.imperium.cards import draw, leave_game, place_zone, trash_card
from landsraad.imperium.catalog import CARD_FACTIONS, FOLDSPACE_CARD, LEADER_HARVEST, SHIPPING, SPACE_FACTION, VISITS
from landsraad.imperium.conditions import (
    acquirable,
    agent_with,
    count,
    doable,
    faction_allowed,
    has_target,
    holds,
    optional,
    unpayable,
)
from landsraad.imperium.deployment import deploy, deploy_recruits
from landsraad.imperium.effects import open_group, perform
from landsraad.imperium.facts import agents_at, clockwise, has_transports, revealing
from landsraad.imperium.gains import commission, draw_intrigue, gain, harvest, recruit, retreat
from landsraad.imperium.influence import change_influence, track_bonus
from landsraad.imperium.market import from_row, take_card
from landsraad.imperium.rivals import decider, is_rival, rival_options, use_signet
from landsraad.imperium.shipping import freighter_options, move_freighter
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.imperium.technology import acquire_tile, tech_options
from landsraad.imperium.words import (
    ACQUIRE,
    ACTIVE,
    AGENTS,
    ALL,
    AMBUSH,
    AT,
    BUILT_IN,
    CHOOSE,
    CHOOSE_TWO,
    CHOSEN,
    CLOSE_SPACE,
    CLOSED,
    COMMISSION,
    CONFLICT,
    DECK,
    DEPLOY,
    DISCARD,
    DOUBLE_CROSS,
    DRAW,
    DRAW_INTRIGUE,
    EMPTY_PLACE,
    EXCLUDED_SHIFT,
    F_ACQUIRED,
    F_COST,
    F_DISCARD,
    F_EXEC,
    F_FLUSH,
    F_MAY_DEPLOY,
    F_SWAP,
    F_TEST,
    FACTION_SHIFT,
    FIRST,
    FOLDSPACE,
    FREIGHTER_MOVE,
    GARRISON,
    HAND,
    HARVEST_SPICE,
    HOLDS_BACK,
    IN_CONFLICT,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAYED,
    IN_REVEALED,
    INFLUENCE_AGENTS,
    INFLUENCE_ANY,
    INFLUENCE_TWO,
    INFLUENCE_VISIT,
    INFLUENCE_WITH,
    KIND_STEP,
    LEADER,
    LOOK_AT_TOP,
    MANIPULATE,
    MANIPULATED,
    MAX_SPACES,
    NEGOTIATE,
    NEGOTIATORS,
    OPPONENTS_DISCARD,
    PAY,
    PER,
    PHASE,
    PLAYED,
    PLAYER_TURNS,
    RECALL_AGENT,
    RESERVE,
    RESHUFFLE,
    RETREAT,
    REVEALED,
    ROW,
    SERIAL_BITS,
    SET_ASIDE,
    SET_CARD_ASIDE,
    SHIPS_CONFLICT,
    SHIPS_GARRISON,
    SPACES,
    SUPPLY,
    SWAP_INTRIGUE,
    TAKE_FROM_DISCARD,
    TECH,
    TEST_OPPONENTS,
    TRACK_BONUS,
    TRASH_CARD,
    TRASH_THIS,
    TROOPS,
    USE_SIGNET,
    V_ADVANCE,
    V_AMOUNT,
    V_CARD,
    V_DECLINE,
    V_DO,
    V_FACTION,
    V_FACTIONS,
    V_RETREAT,
    V_SEAT,
    V_SPACE,
    V_TRASH,
    V_UNITS,
    V_YES,
    VISITED,
    VOICE_BOUND,
    VOICE_SPACE,
    WHEN,
)
from landsraad.kernel.chance import shuffle
from landsraad.kernel.decisions import (
    AMOUNT,
    CARD,
    EFFECT,
    FACTION,
    SEAT,
    SPACE,
    TILE,
    UNIT,
    YES_NO,
    first_of,
    pack,
    second_of,
    verb_of,
)
from landsraad.kernel.table import Table, ask, emit, obvious, pop, push

DECLINE = pack(V_DECLINE)
YES = pack(V_YES)


def card_options(verb: int, pile: list[int]) -> list[int]:
    """One option for each different card of a pile."""
    return [pack(verb, card) for card in sorted(set(pile))]


def trash_options(t: Table, seat: int, only_in_play: bool) -> list[int]:
    options: list[int] = []
    for place in (IN_HAND, IN_DISCARD, IN_PLAYED, IN_REVEALED):
        if only_in_play and place < IN_PLAYED:
            continue
        pile = place_zone(t, seat, place)
        if pile:
            options.extend([pack(V_TRASH, place, card) for card in sorted(set(pile))])
    return options


# --- one effect --------------------------------------------------------------------------------------------------


def step_effect(t: Table) -> None:
    """The topmost frame is an effect: carry it out, or ask what it needs to know."""
    pending = t.pending
    part = pending[-3]
    seat = pending[-2]
    context = pending[-1]
    op = OP[part]
    if op < BUILT_IN:
        pop(t)
        if op == PER:
            amount = B[part] * count(t, seat, C[part], context & SERIAL_BITS)
            if amount:
                gain(t, seat, A[part], amount, OWNER[part])
        else:
            perform(t, seat, part, context & SERIAL_BITS)
    elif op >= ALL:
        step_joined(t, op, part, seat, context)
    elif op == TROOPS:
        pop(t)
        recruit_for(t, part, seat)
    elif op == DRAW:
        pop(t)
        draw(t, seat, A[part])
    elif op == DRAW_INTRIGUE:
        pop(t)
        draw_intrigue(t, seat, A[part])
    elif op == INFLUENCE_WITH:
        pop(t)
        change_influence(t, seat, A[part], B[part])
    elif op == INFLUENCE_VISIT:
        pop(t)
        faction = context >> FACTION_SHIFT & 3 if A[part] else SPACE_FACTION[t.seats[seat][VISITED] - 1]
        change_influence(t, seat, faction, 1)
    elif op == INFLUENCE_AGENTS:
        pop(t)
        open_group(t, seat, [VISITS[2 * faction] for faction in range(4) if agent_with(t, seat, faction)], 0)
    elif op == TRASH_THIS:
        pop(t)
        trash_this(t, part, seat)
        flush(t)
    elif op == TRACK_BONUS:
        pop(t)
        track_bonus(t, seat, context >> FACTION_SHIFT & 3)
    elif op == FOLDSPACE:
        pop(t)
        acquire_foldspace(t, seat)
    elif op == RESHUFFLE:
        pop(t)
        deck = t.zones[DECK + seat]
        deck.extend(t.zones[DISCARD + seat])
        t.zones[DISCARD + seat].clear()
        shuffle(t, deck)
        emit(t, e.RESHUFFLED, seat, 0, 0, 0)
    elif op == OPPONENTS_DISCARD:
        pop(t)
        for other in reversed(clockwise(t, seat)):
            push(t, F_DISCARD, other, A[part], 0)
    elif op == TEST_OPPONENTS:
        pop(t)
        for other in reversed(clockwise(t, seat)):
            push(t, F_TEST, other, 0, 0)
    elif op == SWAP_INTRIGUE:
        pop(t)
        push(t, F_SWAP, seat, 0, 0)
    elif op == HARVEST_SPICE:
        pop(t)
        harvest_addict(t, seat)
    elif op == USE_SIGNET:
        pop(t)
        use_signet(t, seat)
    else:
        ask_effect(t, op, part, seat, context)


def step_joined(t: Table, op: int, part: int, seat: int, context: int) -> None:
    """ALL, CHOOSE, PAY, WHEN: effects made of effects."""
    kids = KIDS[part]
    inner = context & ~CHOSEN
    if op == ALL:
        pop(t)
        for kid in reversed(kids):
            push(t, F_EXEC, kid, seat, inner)
    elif op == WHEN:
        pop(t)
        if holds(t, seat, A[part], B[part], C[part], part):
            push(t, F_EXEC, kids[0], seat, context)
    elif op == PAY:
        if unpayable(t, seat, kids[0]) or not has_target(t, seat, kids[1]):
            pop(t)
        elif context & CHOSEN:
            pop(t)
            start_paying(t, kids[0], kids[1], seat, inner)
        else:
            ask(t, decider(t) if is_rival(t, seat) else seat, YES_NO, [YES, DECLINE])
    else:
        excluded = context >> EXCLUDED_SHIFT
        offered = [kid for index, kid in enumerate(kids) if index + 1 != excluded and doable(t, seat, kid, 0)]
        options = [pack(V_DO, kid) for kid in offered]
        if not offered:
            pop(t)
        elif is_rival(t, seat):
            options = rival_options(t, seat, part, options) if op == CHOOSE else options
            if len(options) == 1:
                answer_choice(t, op, part, seat, context, first_of(options[0]))
            else:
                ask(t, decider(t), EFFECT, options)
        elif optional(part) and not context & CHOSEN:
            options.append(DECLINE)
            ask(t, seat, EFFECT, options)
        elif obvious(t, options):
            answer_choice(t, op, part, seat, context, offered[0])
        else:
            ask(t, seat, EFFECT, options)


def answer_choice(t: Table, op: int, part: int, seat: int, context: int, chosen: int) -> None:
    pop(t)
    if op == CHOOSE_TWO and context >> EXCLUDED_SHIFT == 0:
        push(t, F_EXEC, part, seat, context | (KIDS[part].index(chosen) + 1) << EXCLUDED_SHIFT)
    # Having chosen an arrow among others is having said yes to it; a trash icon may still be left out.
    inner = context & SERIAL_BITS
    push(t, F_EXEC, chosen, seat, inner | CHOSEN if OP[chosen] == PAY or optional(part) else inner)


def start_paying(t: Table, price: int, effect: int, seat: int, context: int) -> None:
    push(t, F_EXEC, effect, seat, context)
    push(t, F_COST, price, seat, 0)


def ask_effect(t: Table, op: int, part: int, seat: int, context: int) -> None:
    """Effects that need a choice."""
    counters = t.seats[seat]
    options: list[int] = []
    question = CARD
    if op == INFLUENCE_ANY:
        question = FACTION
        options = [pack(V_FACTION, faction) for faction in range(4) if faction_allowed(t, seat, part, faction)]
    elif op == INFLUENCE_TWO:
        question = FACTION
        options = [pack(V_FACTIONS, one, two) for one in range(4) for two in range(one + 1, 4)]
    elif op == TRASH_CARD:
        options = trash_options(t, seat, A[part] == 1)
    elif op == FREIGHTER_MOVE:
        question = EFFECT
        options = freighter_options(t, seat)
    elif op == NEGOTIATE:
        question = YES_NO
        options = [YES] if counters[SUPPLY] > 0 else []
    elif op == COMMISSION:
        question = YES_NO
        options = [YES] if doable(t, seat, part, 0) else []
    elif op == TECH:
        question = TILE
        options = tech_options(t, seat, part)
    elif op == DEPLOY:
        question = UNIT if B[part] else AMOUNT
        if not t.shared[CLOSED]:
            options = deploy_options(counters, A[part], B[part] == 1)
    elif op == RETREAT:
        question = AMOUNT
        options = [pack(V_AMOUNT, number) for number in range(1, min(A[part], counters[CONFLICT]) + 1)]
    elif op == ACQUIRE:
        options = acquirable(t, seat, A[part])
    elif op == CLOSE_SPACE:
        question = SPACE
        options = [pack(V_SPACE, space) for space in range(MAX_SPACES) if t.shared[SPACES] >> space & 1]
    elif op == TAKE_FROM_DISCARD:
        bit = 1 << A[part]
        options = card_options(V_CARD, [card for card in t.zones[DISCARD + seat] if CARD_FACTIONS[card] & bit])
    elif op == LOOK_AT_TOP:
        deck = t.zones[DECK + seat]
        if deck:
            options = [pack(V_CARD, deck[-1]), pack(V_TRASH, IN_DECK, deck[-1])]
    elif op == RECALL_AGENT:
        question = SPACE
        options = [pack(V_SPACE, space) for space in range(MAX_SPACES) if agents_at(t, seat, space)]
    elif op == DOUBLE_CROSS:
        question = SEAT
        options = [
            pack(V_SEAT, other) for other in range(len(t.seats)) if other != seat and t.seats[other][CONFLICT] > 0
        ]
    elif op == AMBUSH:
        question = UNIT
        options = ambush_options(t, seat)
    elif op == MANIPULATE:
        options = card_options(V_CARD, [card for card in t.zones[ROW] if card != EMPTY_PLACE])
    elif op == SET_CARD_ASIDE:
        options = card_options(V_CARD, t.zones[HAND + seat])
    else:
        raise AssertionError(f"unknown effect {op}")
    if options and is_rival(t, seat):
        options = rival_options(t, seat, part, options)
        if len(options) > 1:
            ask(t, decider(t), question, options)
        elif options:
            answer_effect(t, options[0])
        else:
            pop(t)
    elif not options:
        pop(t)
    elif not context & CHOSEN and optional(part):
        options.append(DECLINE)
        ask(t, seat, question, options)
    elif obvious(t, options) and op not in (SET_CARD_ASIDE, TRASH_CARD):  # these look at hidden cards
        answer_effect(t, options[0])
    else:
        ask(t, seat, question, options)


def deploy_options(counters: list[int], up_to: int, ships_too: bool) -> list[int]:
    if not ships_too:
        return [pack(V_AMOUNT, number) for number in range(1, min(up_to, counters[GARRISON]) + 1)]
    return [
        pack(V_UNITS, troops, ships)
        for troops in range(min(up_to, counters[GARRISON]) + 1)
        for ships in range(min(up_to - troops, counters[SHIPS_GARRISON]) + 1)
        if troops + ships
    ]


def ambush_options(t: Table, seat: int) -> list[int]:
    options: list[int] = []
    for other in range(len(t.seats)):
        if other != seat:
            if t.seats[other][CONFLICT] > 0:
                options.append(pack(V_RETREAT, other, 0))
            if t.seats[other][SHIPS_CONFLICT] > 0:
                options.append(pack(V_RETREAT, other, 1))
    return options


def answer_effect(t: Table, action: int) -> None:
    """The owner of the topmost effect has chosen."""
    pending = t.pending
    part = pending[-3]
    seat = pending[-2]
    context = pending[-1]
    op = OP[part]
    verb = verb_of(action)
    chosen = first_of(action)
    if verb == V_DECLINE:
        pop(t)
        return
    if op == PAY:
        pop(t)
        start_paying(t, KIDS[part][0], KIDS[part][1], seat, context & ~CHOSEN)
        return
    if op in (CHOOSE, CHOOSE_TWO):
        answer_choice(t, op, part, seat, context, chosen)
        return
    pop(t)
    counters = t.seats[seat]
    if op == INFLUENCE_ANY:
        change_influence(t, seat, chosen, A[part])
    elif op == INFLUENCE_TWO:
        open_group(t, seat, [VISITS[2 * chosen], VISITS[2 * second_of(action)]], 0)
    elif op == TRASH_CARD:
        trash_card(t, seat, chosen, second_of(action))
        flush(t)
    elif op == FREIGHTER_MOVE:
        move_freighter(t, seat, verb == V_ADVANCE)
    elif op == NEGOTIATE:
        counters[SUPPLY] -= 1
        counters[NEGOTIATORS] += 1
        emit(t, e.PLACED_NEGOTIATOR, seat, 0, 0, 0)
    elif op == COMMISSION:
        commission(t, seat)
    elif op == TECH:
        acquire_tile(t, seat, action, A[part])
    elif op == DEPLOY:
        deploy(t, seat, chosen, second_of(action))
    elif op == RETREAT:
        retreat(t, seat, chosen, 0)
    elif op == ACQUIRE:
        emit(t, e.ACQUIRED_CARD, seat, chosen, 0, 0)
        take_card(t, seat, chosen, second_of(action), 1 if B[part] else 0)
    elif op == CLOSE_SPACE:
        counters[VOICE_SPACE] = chosen + 1
        counters[VOICE_BOUND] = (1 << len(t.seats)) - 1 & ~(1 << seat)
        emit(t, e.CLOSED_SPACE, seat, chosen, 0, 0)
    elif op == TAKE_FROM_DISCARD:
        t.zones[DISCARD + seat].remove(chosen)
        t.zones[HAND + seat].append(chosen)
        emit(t, e.TOOK_FROM_DISCARD, seat, chosen, 0, 0)
    elif op == LOOK_AT_TOP:
        if verb == V_TRASH:
            leave_game(t, seat, IN_DECK, t.zones[DECK + seat].pop())
            flush(t)
        else:
            draw(t, seat, 1)
    elif op == RECALL_AGENT:
        t.shared[AT + chosen] -= 1 << (4 * seat)
        counters[AGENTS] += 1
        emit(t, e.RECALLED_AGENT, seat, chosen, 0, 0)
    elif op == DOUBLE_CROSS:
        lose_from_conflict(t, chosen, 1)
        if counters[SUPPLY] > 0:
            counters[SUPPLY] -= 1
            counters[GARRISON] += 1
            deploy(t, seat, 1, 0)
    elif op == AMBUSH:
        retreat(t, chosen, 1 - second_of(action), second_of(action))
    elif op == MANIPULATE:
        remove_from_row(t, seat, chosen)
    elif op == SET_CARD_ASIDE:
        t.zones[HAND + seat].remove(chosen)
        counters[SET_ASIDE] = chosen + 1
        emit(t, e.SET_CARD_ASIDE, seat, 0, 0, 0)


def harvest_addict(t: Table, seat: int) -> None:
    """Ariana harvests one spice less and draws a card, in one step (imperium 16.6)."""
    counters = t.seats[seat]
    harvest(t, seat, counters[VISITED] - 1, 1)
    for part in LEADER_HARVEST[counters[LEADER]]:
        draw(t, seat, A[part])


def recruit_for(t: Table, part: int, seat: int) -> None:
    """Recruit, and deploy where the effect says so. Troop Transports help the Shipping track (rise_of_ix 10.28)."""
    extra = 0
    deployment = B[part]
    if part == KIDS[SHIPPING[2]][0] and has_transports(t, seat):
        extra = 1
        if t.shared[PHASE] == PLAYER_TURNS:
            deployment = 1
    recruited = recruit(t, seat, A[part] + extra)
    if not recruited or t.shared[CLOSED]:
        return
    if deployment == 3:
        deploy_recruits(t, seat, recruited)
    elif deployment == 1 or (deployment == 2 and revealing(t, seat)):
        push(t, F_MAY_DEPLOY, seat, recruited, 0)


def step_may_deploy(t: Table) -> None:
    seat = t.pending[-3]
    if is_rival(t, seat):  # Troop Transports: all of them, unless it holds back (rise_of_ix 11.6.5)
        answer_may_deploy(t, pack(V_AMOUNT, 0 if t.seats[seat][HOLDS_BACK] else t.pending[-2]))
        return
    ask(t, seat, AMOUNT, [pack(V_AMOUNT, number) for number in range(t.pending[-2] + 1)])


def answer_may_deploy(t: Table, action: int) -> None:
    seat = t.pending[-3]
    pop(t)
    deploy_recruits(t, seat, first_of(action))


def acquire_foldspace(t: Table, seat: int) -> None:
    """Only the Foldspace icon gives this card (imperium 7.11)."""
    if t.shared[RESERVE + 2] > 0:
        t.shared[RESERVE + 2] -= 1
        emit(t, e.ACQUIRED_CARD, seat, FOLDSPACE_CARD[0], 0, 0)
        push(t, F_ACQUIRED, seat, FOLDSPACE_CARD[0], 0)


def remove_from_row(t: Table, seat: int, card: int) -> None:
    """Helena's Manipulate: the card lies beside her leader until her reveal turn ends (imperium 16.8, 16.10)."""
    from_row(t, card)
    t.seats[seat][MANIPULATED] = card + 1
    emit(t, e.REMOVED_FROM_ROW, seat, card, 0, 0)


def trash_this(t: Table, part: int, seat: int) -> None:
    """A card that trashes itself; it may be gone already (imperium 15.10)."""
    card = OWNER[part] % KIND_STEP
    if card in t.zones[PLAYED + seat]:
        trash_card(t, seat, IN_PLAYED, card)
    elif card in t.zones[REVEALED + seat]:
        trash_card(t, seat, IN_REVEALED, card)


def lose_from_conflict(t: Table, seat: int, troops: int) -> None:
    t.seats[seat][CONFLICT] -= troops
    t.seats[seat][SUPPLY] += troops
    emit(t, e.LOST_TROOPS, seat, troops, IN_CONFLICT, 0)


def flush(t: Table) -> None:
    """Look at what has been set off, before anything else goes on."""
    if t.triggered:
        push(t, F_FLUSH, 0, 0, 0)


def step_flush(t: Table) -> None:
    """Triggers of several players: clockwise from the one whose turn it is (imperium 3.13, rise_of_ix 8.8)."""
    triggered = t.triggered
    if not triggered:
        pop(t)
        return
    first = t.shared[ACTIVE] - 1 if t.shared[ACTIVE] else t.shared[FIRST]
    for seat in [first, *clockwise(t, first)]:
        parts = [triggered[at + 1] for at in range(0, len(triggered), 2) if triggered[at] == seat]
        if parts:
            t.triggered = [
                word for at in range(0, len(triggered), 2) if triggered[at] != seat for word in triggered[at : at + 2]
            ]
            open_group(t, seat, parts, 0)
            return
