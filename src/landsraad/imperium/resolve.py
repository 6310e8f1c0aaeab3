"""Carrying out effects: the frames that resolve one effect, pay one cost, or order several."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.cards import PLACE_ZONES, draw, leave_game, trash_card
from landsraad.imperium.catalog import CARDS, FOLDSPACE_CARD, LEADERS, SHIPPING, SPACES, VISITS
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
from landsraad.kernel.known import everybody, forget, learn_card, learn_place
from landsraad.kernel.piles import different, move_all, put, shuffle_pile, take, take_out
from landsraad.kernel.table import Frame, Table, ask, emit, obvious, pop, push
from landsraad.kernel.vecs import append, i64, vec

DECLINE: Final = pack(w.V_DECLINE)
YES: Final = pack(w.V_YES)


def card_options(verb: i64, pile: vec[i64]) -> vec[i64]:
    """One option for each different card of a pile."""
    return vec[i64]([pack(verb, card) for card in different(pile)])


def trash_options(t: Table, seat: i64, only_in_play: bool) -> vec[i64]:
    options = vec[i64]()
    for place in range(w.IN_PLAYED if only_in_play else w.IN_HAND, w.IN_REVEALED + 1):
        for card in different(t.zones[PLACE_ZONES[place] + seat]):
            options = append(options, pack(w.V_TRASH, place, card))
    return options


# --- one effect --------------------------------------------------------------------------------------------------


class Effect(Frame):
    """The topmost frame is an effect: carry it out, or ask what it needs to know."""

    def step(self, t: Table, part: i64, seat: i64, context: i64, /) -> None:
        op = OP[part]
        if op < w.BUILT_IN:
            pop(t)
            if op == w.PER:
                amount = B[part] * count(t, seat, C[part], context & w.SERIAL_BITS)
                if amount:
                    gain(t, seat, A[part], amount, OWNER[part])
            else:
                perform(t, seat, part, context & w.SERIAL_BITS)
        elif op >= w.ALL:
            step_joined(t, op, part, seat, context)
        elif op == w.TROOPS:
            pop(t)
            recruit_for(t, part, seat)
        elif op == w.DRAW:
            pop(t)
            draw(t, seat, A[part])
        elif op == w.DRAW_INTRIGUE:
            pop(t)
            draw_intrigue(t, seat, A[part])
        elif op == w.INFLUENCE_WITH:
            pop(t)
            change_influence(t, seat, A[part], B[part])
        elif op == w.INFLUENCE_VISIT:
            pop(t)
            faction = context >> w.FACTION_SHIFT & 3 if A[part] else SPACES[t.seats[seat][w.VISITED] - 1].faction
            change_influence(t, seat, faction, 1)
        elif op == w.INFLUENCE_AGENTS:
            pop(t)
            open_group(t, seat, [VISITS[2 * faction] for faction in range(4) if agent_with(t, seat, faction)], 0)
        elif op == w.TRASH_THIS:
            pop(t)
            trash_this(t, part, seat)
            flush(t)
        elif op == w.TRACK_BONUS:
            pop(t)
            track_bonus(t, seat, context >> w.FACTION_SHIFT & 3)
        elif op == w.FOLDSPACE:
            pop(t)
            acquire_foldspace(t, seat)
        elif op == w.RESHUFFLE:
            pop(t)
            move_all(t, w.DISCARD + seat, w.DECK + seat)
            shuffle_pile(t, w.DECK + seat)
            emit(t, e.RESHUFFLED, seat, 0, 0, 0)
        elif op == w.OPPONENTS_DISCARD:
            pop(t)
            for other in reversed(clockwise(t, seat)):
                push(t, w.F_DISCARD, other, A[part], 0)
        elif op == w.TEST_OPPONENTS:
            pop(t)
            for other in reversed(clockwise(t, seat)):
                push(t, w.F_TEST, other, 0, 0)
        elif op == w.SWAP_INTRIGUE:
            pop(t)
            push(t, w.F_SWAP, seat, 0, 0)
        elif op == w.HARVEST_SPICE:
            pop(t)
            harvest_addict(t, seat)
        elif op == w.USE_SIGNET:
            pop(t)
            use_signet(t, seat)
        else:
            ask_effect(self, t, op, part, seat, context)

    def answer(self, t: Table, part: i64, seat: i64, context: i64, action: i64, /) -> None:
        """The owner of the topmost effect has chosen."""
        op = OP[part]
        verb = verb_of(action)
        chosen = first_of(action)
        if verb == w.V_DECLINE:
            pop(t)
            return
        if op == w.PAY:
            pop(t)
            start_paying(t, KIDS[part][0], KIDS[part][1], seat, context & ~w.CHOSEN)
            return
        if op in (w.CHOOSE, w.CHOOSE_TWO):
            answer_choice(t, op, part, seat, context, chosen)
            return
        pop(t)
        counters = t.seats[seat]
        if op == w.INFLUENCE_ANY:
            change_influence(t, seat, chosen, A[part])
        elif op == w.INFLUENCE_TWO:
            open_group(t, seat, [VISITS[2 * chosen], VISITS[2 * second_of(action)]], 0)
        elif op == w.TRASH_CARD:
            trash_card(t, seat, chosen, second_of(action))
            flush(t)
        elif op == w.FREIGHTER_MOVE:
            move_freighter(t, seat, verb == w.V_ADVANCE)
        elif op == w.NEGOTIATE:
            counters[w.SUPPLY] -= 1
            counters[w.NEGOTIATORS] += 1
            emit(t, e.PLACED_NEGOTIATOR, seat, 0, 0, 0)
        elif op == w.COMMISSION:
            commission(t, seat)
        elif op == w.TECH:
            acquire_tile(t, seat, action, A[part])
        elif op == w.DEPLOY:
            deploy(t, seat, chosen, second_of(action))
        elif op == w.RETREAT:
            retreat(t, seat, chosen, 0)
        elif op == w.ACQUIRE:
            emit(t, e.ACQUIRED_CARD, seat, chosen, 0, 0)
            take_card(t, seat, chosen, second_of(action), 1 if B[part] else 0)
        elif op == w.CLOSE_SPACE:
            counters[w.VOICE_SPACE] = chosen + 1
            counters[w.VOICE_BOUND] = (1 << len(t.seats)) - 1 & ~(1 << seat)
            emit(t, e.CLOSED_SPACE, seat, chosen, 0, 0)
        elif op == w.TAKE_FROM_DISCARD:
            take_out(t, w.DISCARD + seat, chosen)
            put(t, w.HAND + seat, chosen)
            learn_card(t, w.HAND + seat, chosen, everybody(t) & ~(1 << seat))
            emit(t, e.TOOK_FROM_DISCARD, seat, chosen, 0, 0)
        elif op == w.LOOK_AT_TOP:
            if verb == w.V_TRASH:
                leave_game(t, seat, w.IN_DECK, take(t, w.DECK + seat))
                flush(t)
            else:
                draw(t, seat, 1)
        elif op == w.RECALL_AGENT:
            t.shared[w.AT + chosen] -= 1 << (4 * seat)
            counters[w.AGENTS] += 1
            emit(t, e.RECALLED_AGENT, seat, chosen, 0, 0)
        elif op == w.DOUBLE_CROSS:
            lose_from_conflict(t, chosen, 1)
            if counters[w.SUPPLY] > 0:
                counters[w.SUPPLY] -= 1
                counters[w.GARRISON] += 1
                deploy(t, seat, 1, 0)
        elif op == w.AMBUSH:
            retreat(t, chosen, 1 - second_of(action), second_of(action))
        elif op == w.MANIPULATE:
            remove_from_row(t, seat, chosen)
        elif op == w.SET_CARD_ASIDE:
            take_out(t, w.HAND + seat, chosen)
            forget(t, w.HAND + seat)  # nobody else has seen which one is gone
            counters[w.SET_ASIDE] = chosen + 1
            emit(t, e.SET_CARD_ASIDE, seat, 0, 0, 0)


def step_joined(t: Table, op: i64, part: i64, seat: i64, context: i64) -> None:
    """ALL, CHOOSE, PAY, WHEN: effects made of effects."""
    kids = KIDS[part]
    inner = context & ~w.CHOSEN
    if op == w.ALL:
        pop(t)
        for kid in reversed(kids):
            push(t, w.F_EXEC, kid, seat, inner)
    elif op == w.WHEN:
        pop(t)
        if holds(t, seat, A[part], B[part], C[part], part):
            push(t, w.F_EXEC, kids[0], seat, context)
    elif op == w.PAY:
        if unpayable(t, seat, kids[0]) or not has_target(t, seat, kids[1]):
            pop(t)
        elif context & w.CHOSEN:
            pop(t)
            start_paying(t, kids[0], kids[1], seat, inner)
        else:
            ask(t, decider(t) if is_rival(t, seat) else seat, YES_NO, vec[i64]([YES, DECLINE]))
    else:
        excluded = context >> w.EXCLUDED_SHIFT
        offered = [kid for index, kid in enumerate(kids) if index + 1 != excluded and doable(t, seat, kid, 0)]
        options = vec[i64]([pack(w.V_DO, kid) for kid in offered])
        if not offered:
            pop(t)
        elif is_rival(t, seat):
            options = rival_options(t, seat, part, options) if op == w.CHOOSE else options
            if len(options) == 1:
                answer_choice(t, op, part, seat, context, first_of(options[0]))
            else:
                ask(t, decider(t), EFFECT, options)
        elif optional(part) and not context & w.CHOSEN:
            options = append(options, DECLINE)
            ask(t, seat, EFFECT, options)
        elif obvious(t, options):
            answer_choice(t, op, part, seat, context, offered[0])
        else:
            ask(t, seat, EFFECT, options)


def answer_choice(t: Table, op: i64, part: i64, seat: i64, context: i64, chosen: i64) -> None:
    pop(t)
    if op == w.CHOOSE_TWO and context >> w.EXCLUDED_SHIFT == 0:
        push(t, w.F_EXEC, part, seat, context | (KIDS[part].index(chosen) + 1) << w.EXCLUDED_SHIFT)
    # Having chosen an arrow among others is having said yes to it; a trash icon may still be left out.
    inner = context & w.SERIAL_BITS
    push(t, w.F_EXEC, chosen, seat, inner | w.CHOSEN if OP[chosen] == w.PAY or optional(part) else inner)


def start_paying(t: Table, price: i64, effect: i64, seat: i64, context: i64) -> None:
    push(t, w.F_EXEC, effect, seat, context)
    push(t, w.F_COST, price, seat, 0)


def ask_effect(effect: Frame, t: Table, op: i64, part: i64, seat: i64, context: i64) -> None:
    """Effects that need a choice."""
    counters = t.seats[seat]
    options = vec[i64]()
    question = CARD
    if op == w.INFLUENCE_ANY:
        question = FACTION
        options = vec[i64](
            [pack(w.V_FACTION, faction) for faction in range(4) if faction_allowed(t, seat, part, faction)]
        )
    elif op == w.INFLUENCE_TWO:
        question = FACTION
        options = vec[i64]([pack(w.V_FACTIONS, one, two) for one in range(4) for two in range(one + 1, 4)])
    elif op == w.TRASH_CARD:
        options = trash_options(t, seat, A[part] == 1)
    elif op == w.FREIGHTER_MOVE:
        question = EFFECT
        options = freighter_options(t, seat)
    elif op == w.NEGOTIATE:
        question = YES_NO
        options = vec[i64]([YES]) if counters[w.SUPPLY] > 0 else vec[i64]()
    elif op == w.COMMISSION:
        question = YES_NO
        options = vec[i64]([YES]) if doable(t, seat, part, 0) else vec[i64]()
    elif op == w.TECH:
        question = TILE
        options = tech_options(t, seat, part)
    elif op == w.DEPLOY:
        question = UNIT if B[part] else AMOUNT
        if not t.shared[w.CLOSED]:
            options = deploy_options(counters, A[part], B[part] == 1)
    elif op == w.RETREAT:
        question = AMOUNT
        options = vec[i64]([pack(w.V_AMOUNT, number) for number in range(1, min(A[part], counters[w.CONFLICT]) + 1)])
    elif op == w.ACQUIRE:
        options = acquirable(t, seat, A[part])
    elif op == w.CLOSE_SPACE:
        question = SPACE
        options = vec[i64]([pack(w.V_SPACE, space) for space in range(w.MAX_SPACES) if t.shared[w.SPACES] >> space & 1])
    elif op == w.TAKE_FROM_DISCARD:
        bit = 1 << A[part]
        options = card_options(
            w.V_CARD, vec[i64]([card for card in t.zones[w.DISCARD + seat] if CARDS[card].factions & bit])
        )
    elif op == w.LOOK_AT_TOP:
        deck = t.zones[w.DECK + seat]
        if len(deck) > 0:
            learn_place(t, w.DECK + seat, len(deck) - 1, 1 << seat)
            options = vec[i64]([pack(w.V_CARD, deck[-1]), pack(w.V_TRASH, w.IN_DECK, deck[-1])])
    elif op == w.RECALL_AGENT:
        question = SPACE
        options = vec[i64]([pack(w.V_SPACE, space) for space in range(w.MAX_SPACES) if agents_at(t, seat, space)])
    elif op == w.DOUBLE_CROSS:
        question = SEAT
        options = vec[i64](
            [pack(w.V_SEAT, other) for other in range(len(t.seats)) if other != seat and t.seats[other][w.CONFLICT] > 0]
        )
    elif op == w.AMBUSH:
        question = UNIT
        options = ambush_options(t, seat)
    elif op == w.MANIPULATE:
        options = card_options(w.V_CARD, vec[i64]([card for card in t.zones[w.ROW] if card != w.EMPTY_PLACE]))
    elif op == w.SET_CARD_ASIDE:
        options = card_options(w.V_CARD, t.zones[w.HAND + seat])
    else:
        raise AssertionError(f"unknown effect {op}")
    if len(options) > 0 and is_rival(t, seat):
        options = rival_options(t, seat, part, options)
        if len(options) > 1:
            ask(t, decider(t), question, options)
        elif len(options) > 0:
            effect.answer(t, part, seat, context, options[0])
        else:
            pop(t)
    elif len(options) == 0:
        pop(t)
    elif not context & w.CHOSEN and optional(part):
        options = append(options, DECLINE)
        ask(t, seat, question, options)
    elif obvious(t, options) and op not in (w.SET_CARD_ASIDE, w.TRASH_CARD):  # these look at hidden cards
        effect.answer(t, part, seat, context, options[0])
    else:
        ask(t, seat, question, options)


def deploy_options(counters: vec[i64], up_to: i64, ships_too: bool) -> vec[i64]:
    if not ships_too:
        return vec[i64]([pack(w.V_AMOUNT, number) for number in range(1, min(up_to, counters[w.GARRISON]) + 1)])
    return vec[i64](
        [
            pack(w.V_UNITS, troops, ships)
            for troops in range(min(up_to, counters[w.GARRISON]) + 1)
            for ships in range(min(up_to - troops, counters[w.SHIPS_GARRISON]) + 1)
            if troops + ships
        ]
    )


def ambush_options(t: Table, seat: i64) -> vec[i64]:
    options = vec[i64]()
    for other in range(len(t.seats)):
        if other != seat:
            if t.seats[other][w.CONFLICT] > 0:
                options = append(options, pack(w.V_RETREAT, other, 0))
            if t.seats[other][w.SHIPS_CONFLICT] > 0:
                options = append(options, pack(w.V_RETREAT, other, 1))
    return options


def harvest_addict(t: Table, seat: i64) -> None:
    """Ariana harvests one spice less and draws a card, in one step (imperium 16.6)."""
    counters = t.seats[seat]
    harvest(t, seat, counters[w.VISITED] - 1, 1)
    for part in LEADERS[counters[w.LEADER]].harvest:
        draw(t, seat, A[part])


def recruit_for(t: Table, part: i64, seat: i64) -> None:
    """Recruit, and deploy where the effect says so. Troop Transports help the Shipping track (rise_of_ix 10.28)."""
    extra = 0
    deployment = B[part]
    if part == KIDS[SHIPPING[2]][0] and has_transports(t, seat):
        extra = 1
        if t.shared[w.PHASE] == w.PLAYER_TURNS:
            deployment = 1
    recruited = recruit(t, seat, A[part] + extra)
    if not recruited or t.shared[w.CLOSED]:
        return
    if deployment == 3:
        deploy_recruits(t, seat, recruited)
    elif deployment == 1 or (deployment == 2 and revealing(t, seat)):
        push(t, w.F_MAY_DEPLOY, seat, recruited, 0)


class MayDeploy(Frame):
    def step(self, t: Table, seat: i64, most: i64, _c: i64, /) -> None:
        if is_rival(t, seat):  # Troop Transports: all of them, unless it holds back (rise_of_ix 11.6.5)
            self.answer(t, seat, most, _c, pack(w.V_AMOUNT, 0 if t.seats[seat][w.HOLDS_BACK] else most))
            return
        ask(t, seat, AMOUNT, vec[i64]([pack(w.V_AMOUNT, number) for number in range(most + 1)]))

    def answer(self, t: Table, seat: i64, most: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        deploy_recruits(t, seat, first_of(action))


def acquire_foldspace(t: Table, seat: i64) -> None:
    """Only the Foldspace icon gives this card (imperium 7.11)."""
    if t.shared[w.RESERVE + 2] > 0:
        t.shared[w.RESERVE + 2] -= 1
        emit(t, e.ACQUIRED_CARD, seat, FOLDSPACE_CARD[0], 0, 0)
        push(t, w.F_ACQUIRED, seat, FOLDSPACE_CARD[0], 0)


def remove_from_row(t: Table, seat: i64, card: i64) -> None:
    """Helena's Manipulate: the card lies beside her leader until her reveal turn ends (imperium 16.8, 16.10)."""
    from_row(t, card)
    t.seats[seat][w.MANIPULATED] = card + 1
    emit(t, e.REMOVED_FROM_ROW, seat, card, 0, 0)


def trash_this(t: Table, part: i64, seat: i64) -> None:
    """A card that trashes itself; it may be gone already (imperium 15.10)."""
    card = OWNER[part] % w.KIND_STEP
    if card in t.zones[w.PLAYED + seat]:
        trash_card(t, seat, w.IN_PLAYED, card)
    elif card in t.zones[w.REVEALED + seat]:
        trash_card(t, seat, w.IN_REVEALED, card)


def lose_from_conflict(t: Table, seat: i64, troops: i64) -> None:
    t.seats[seat][w.CONFLICT] -= troops
    t.seats[seat][w.SUPPLY] += troops
    emit(t, e.LOST_TROOPS, seat, troops, w.IN_CONFLICT, 0)


def flush(t: Table) -> None:
    """Look at what has been set off, before anything else goes on."""
    if len(t.triggered) > 0:
        push(t, w.F_FLUSH, 0, 0, 0)


class Triggers(Frame):
    """Triggers of several players: clockwise from the one whose turn it is (imperium 3.13, rise_of_ix 8.8)."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        triggered = t.triggered
        if len(triggered) == 0:
            pop(t)
            return
        first = t.shared[w.ACTIVE] - 1 if t.shared[w.ACTIVE] else t.shared[w.FIRST]
        for seat in [first, *clockwise(t, first)]:
            parts = [triggered[at + 1] for at in range(0, len(triggered), 2) if triggered[at] == seat]
            if parts:
                t.triggered = vec[i64](
                    [triggered[at] for at in range(len(triggered)) if triggered[at - at % 2] != seat]
                )
                open_group(t, seat, parts, 0)
                return
