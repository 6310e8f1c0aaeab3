"""Carrying out effects: the frames that resolve one effect, pay one cost, or order several."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.cards import draw, flush, reshuffle, trash_card
from landsraad.imperium.catalog import FOLDSPACE_CARD, LEADERS, SHIPPING, SPACES, VISITS
from landsraad.imperium.choices import CHOICES, NO_CHOICE, YES, Choice
from landsraad.imperium.conditions import agent_with, count, doable, has_target, holds, optional, unpayable
from landsraad.imperium.deployment import deploy_recruits
from landsraad.imperium.effects import open_group, perform
from landsraad.imperium.facts import clockwise, has_transports, revealing
from landsraad.imperium.gains import draw_intrigue, gain, harvest, recruit
from landsraad.imperium.influence import change_influence, track_bonus
from landsraad.imperium.market import take_card
from landsraad.imperium.rivals import decider, is_rival, rival_options, use_signet
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.kernel.decisions import AMOUNT, EFFECT, YES_NO, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, ask, obvious, pop, push
from landsraad.kernel.vecs import append, i64, vec

DECLINE: Final = pack(w.V_DECLINE)


# --- one effect --------------------------------------------------------------------------------------------------


class Effect(Frame):
    """The topmost frame is an effect: carry it out, or ask what it needs to know."""

    def step(self, t: Table, part: i64, seat: i64, context: i64, /) -> None:
        op = OP[part]
        if op >= w.ALL:
            step_joined(t, op, part, seat, context)
        elif CHOICES[op] is NO_CHOICE:
            pop(t)
            carry_out(t, part, seat, context)
        else:
            ask_choice(t, CHOICES[op], part, seat, context)

    def answer(self, t: Table, part: i64, seat: i64, context: i64, action: i64, /) -> None:
        """The owner of the topmost effect has chosen."""
        op = OP[part]
        if verb_of(action) == w.V_DECLINE:
            pop(t)
        elif op == w.PAY:
            pop(t)
            start_paying(t, KIDS[part][0], KIDS[part][1], seat, context & ~w.CHOSEN)
        elif op >= w.ALL:
            answer_choice(t, op, part, seat, context, first_of(action))
        else:
            carry_out_choice(t, CHOICES[op], part, seat, action)


def carry_out(t: Table, part: i64, seat: i64, context: i64) -> None:
    """An effect that asks its owner nothing, or only after something else has happened."""
    op = OP[part]
    if op == w.PER:
        amount = B[part] * count(t, seat, C[part], context & w.SERIAL_BITS)
        if amount:
            gain(t, seat, A[part], amount, OWNER[part])
    elif op < w.BUILT_IN:
        perform(t, seat, part, context & w.SERIAL_BITS)
    elif op == w.TROOPS:
        recruit_for(t, part, seat)
    elif op == w.DRAW:
        draw(t, seat, A[part])
    elif op == w.DRAW_INTRIGUE:
        draw_intrigue(t, seat, A[part])
    elif op == w.INFLUENCE_WITH:
        change_influence(t, seat, A[part], B[part])
    elif op == w.INFLUENCE_VISIT:
        faction = context >> w.FACTION_SHIFT & 3 if A[part] else SPACES[t.seats[seat][w.VISITED] - 1].faction
        change_influence(t, seat, faction, 1)
    elif op == w.INFLUENCE_AGENTS:
        open_group(t, seat, [VISITS[2 * faction] for faction in range(4) if agent_with(t, seat, faction)], 0)
    elif op == w.TRASH_THIS:
        trash_this(t, part, seat)
        flush(t)
    elif op == w.TRACK_BONUS:
        track_bonus(t, seat, context >> w.FACTION_SHIFT & 3)
    elif op == w.FOLDSPACE:
        acquire_foldspace(t, seat)
    elif op == w.RESHUFFLE:
        reshuffle(t, seat)
    elif op == w.OPPONENTS_DISCARD:
        for other in reversed(clockwise(t, seat)):
            push(t, w.F_DISCARD, other, A[part], 0)
    elif op == w.TEST_OPPONENTS:
        for other in reversed(clockwise(t, seat)):
            push(t, w.F_TEST, other, 0, 0)
    elif op == w.SWAP_INTRIGUE:
        push(t, w.F_SWAP, seat, 0, 0)
    elif op == w.HARVEST_SPICE:
        harvest_addict(t, seat)
    elif op == w.USE_SIGNET:
        use_signet(t, seat)
    else:
        raise AssertionError(f"unknown effect {op}")


def step_joined(t: Table, op: i64, part: i64, seat: i64, context: i64) -> None:
    """ALL, CHOOSE, PAY, WHEN: effects made of effects."""
    kids = KIDS[part]
    inner = context & ~w.CHOSEN
    if op == w.ALL:
        pop(t)
        for kid in reversed(kids):
            push(t, w.F_EFFECT, kid, seat, inner)
    elif op == w.WHEN:
        pop(t)
        if holds(t, seat, A[part], B[part], C[part], part):
            push(t, w.F_EFFECT, kids[0], seat, context)
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
        push(t, w.F_EFFECT, part, seat, context | (KIDS[part].index(chosen) + 1) << w.EXCLUDED_SHIFT)
    # Having chosen an arrow among others is having said yes to it; a trash icon may still be left out.
    inner = context & w.SERIAL_BITS
    push(t, w.F_EFFECT, chosen, seat, inner | w.CHOSEN if OP[chosen] == w.PAY or optional(part) else inner)


def start_paying(t: Table, price: i64, effect: i64, seat: i64, context: i64) -> None:
    push(t, w.F_EFFECT, effect, seat, context)
    push(t, w.F_COST, price, seat, 0)


def ask_choice(t: Table, choice: Choice, part: i64, seat: i64, context: i64) -> None:
    """Ask whoever decides, unless there is nothing to decide."""
    options = choice.options(t, seat, part)
    if len(options) > 0 and is_rival(t, seat):
        options = rival_options(t, seat, part, options)
        if len(options) > 1:
            ask(t, decider(t), choice.question(part), options)
        elif len(options) > 0:
            carry_out_choice(t, choice, part, seat, options[0])
        else:
            pop(t)
    elif len(options) == 0:
        pop(t)
    elif not context & w.CHOSEN and optional(part):
        ask(t, seat, choice.question(part), append(options, DECLINE))
    elif obvious(t, options) and not choice.unseen:
        carry_out_choice(t, choice, part, seat, options[0])
    else:
        ask(t, seat, choice.question(part), options)


def carry_out_choice(t: Table, choice: Choice, part: i64, seat: i64, action: i64) -> None:
    pop(t)
    choice.carry_out(t, seat, part, action)


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
        take_card(t, seat, FOLDSPACE_CARD[0], w.FROM_RESERVE, False, 0)


def trash_this(t: Table, part: i64, seat: i64) -> None:
    """A card that trashes itself; it may be gone already (imperium 15.10)."""
    card = OWNER[part] % w.KIND_STEP
    if card in t.zones[w.PLAYED + seat]:
        trash_card(t, seat, w.IN_PLAYED, card)
    elif card in t.zones[w.REVEALED + seat]:
        trash_card(t, seat, w.IN_REVEALED, card)


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
