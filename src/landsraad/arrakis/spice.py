"""Spice harvesting, payments and bans (war_for_arrakis 15)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, SAND_AREAS, TERRAIN
from landsraad.arrakis.content.tokens import KEEP, RAISE, SAVE, STOCKPILE, TOP_STEP
from landsraad.arrakis.leaders import gain_supremacy
from landsraad.arrakis.pieces import ask_or_answer, ask_side, check_stack, legions
from landsraad.arrakis.solo import begin_paying
from landsraad.kernel.decisions import AMOUNT, YES_NO, first_of, pack, second_of, verb_of
from landsraad.kernel.piles import total
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

STOCKPILE_COST: Final = 3
STOCKPILE_UNTIL: Final = 5
MOST_PAID: Final = 3  # at once
PAYMENT_NAMES: Final = [*w.POWER_NAMES, "stockpile", "reserve"]


def harvest(t: Table) -> i64:
    """15.1: all harvesters leave the board; the spice they bring."""
    shared = t.shared
    spice = 0
    for area in SAND_AREAS:
        if shared[w.FEATURES + area] & w.HARVESTER:
            shared[w.FEATURES + area] &= ~w.HARVESTER
            shared[w.HARVESTERS] += 1
            spice += spice_in(area)
    emit(t, e.SPICE_HARVESTED, w.HARKONNEN, spice, 0, 0)
    return spice


def spice_in(area: i64) -> i64:
    """What a harvester brings from an area (15.1)."""
    return 2 if TERRAIN[area] == DEEP else 1


def spice_left(t: Table) -> i64:
    return t.shared[w.SPICE] - total(t.shared, w.PAYMENTS, 5)


def against_paying(t: Table, what: i64, price: i64) -> i64:
    """15.2 to 15.4: what is paid for a marker, for stockpiling or into the reserve, with the spice that is left."""
    if not price:
        return 0
    if what < STOCKPILE:
        if price not in (KEEP, RAISE):
            return r.NO_SUCH_PRICE
        if price == RAISE and t.shared[w.IMPERIUM_MARKERS + what] == TOP_STEP:
            return r.MARKER_ON_TOP
    elif what == STOCKPILE:
        if t.shared[w.SUPREMACY] > STOCKPILE_UNTIL:
            return r.NO_STOCKPILING
        if price != STOCKPILE_COST:
            return r.STOCKPILE_PRICE
    elif price > 1 or t.shared[w.SPICE_RESERVE]:
        return r.ONE_IN_RESERVE
    if price <= spice_left(t):
        return 0
    return r.STOCKPILE_NOT_PAYABLE if what == STOCKPILE else r.NOT_PAYABLE


def payments(t: Table, what: i64) -> list[int]:
    return [price for price in range(MOST_PAID + 1) if not against_paying(t, what, price)]


class Harvest(Frame):
    """15.7. The frame: 0 harvest, 1 the reserve, 2 to 6 the payments, 7 what follows."""

    def step(self, t: Table, stage: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        if stage == 0:
            for power in range(3):
                if shared[w.IMPERIUM_MARKERS + power] > 1:
                    shared[w.BANS] &= ~(1 << power)
            shared[w.SPICE] = harvest(t)
            for what in range(5):
                shared[w.PAYMENTS + what] = 0
            amend(t, 7 if shared[w.SOLO] else 1, _b, _c)
            if shared[w.SOLO]:
                begin_paying(t)
        elif stage == 1:
            if shared[w.SPICE_RESERVE]:
                ask_side(t, w.HARKONNEN, YES_NO, [pack(w.V_YES), pack(w.V_NO)])
            else:
                amend(t, 2, _b, _c)
        elif stage < 7:
            prices = [pack(w.V_PAY, stage - 2, price) for price in payments(t, stage - 2)]
            ask_or_answer(t, w.HARKONNEN, AMOUNT, prices)
        else:
            pop(t)
            settle_payments(t)

    def answer(self, t: Table, stage: i64, _b: i64, _c: i64, action: i64, /) -> None:
        verb = verb_of(action)
        if verb == w.V_PAY:
            t.shared[w.PAYMENTS + first_of(action)] = second_of(action)
        elif verb == w.V_YES:
            t.shared[w.SPICE_RESERVE] = 0
            t.shared[w.SPICE] += 1
        amend(t, stage + 1, _b, _c)

    def against(self, t: Table, stage: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        what = first_of(action)
        if verb_of(action) != w.V_PAY or stage < 2:
            return 0
        against = against_paying(t, what, second_of(action))
        return against if what == stage - 2 or against == r.NO_STOCKPILING else r.OTHER_PAYMENT


def settle_payments(t: Table) -> None:
    """15.7 (4) to (7): markers move, the stockpiled point, bans, excess units; then the imperium actions earned."""
    shared = t.shared
    bans = 0
    for power in range(3):
        paid = shared[w.PAYMENTS + power]
        if paid == RAISE:
            shared[w.IMPERIUM_MARKERS + power] += 1
        elif paid == 0 and shared[w.IMPERIUM_MARKERS + power] > 1:
            shared[w.IMPERIUM_MARKERS + power] -= 1
            bans |= 1 << power
        if shared[w.IMPERIUM_MARKERS + power] == 1:
            bans |= 1 << power
        emit(t, e.PAID, w.HARKONNEN, power, paid, shared[w.IMPERIUM_MARKERS + power])
        if shared[w.EXPANSIONS] & w.GUILD:
            shared[w.EARNED + power] = 2 if paid == RAISE else 1 if paid == KEEP else 0
    if shared[w.PAYMENTS + STOCKPILE]:
        gain_supremacy(t, 1)
    if shared[w.PAYMENTS + SAVE]:
        shared[w.SPICE_RESERVE] = 1
    shared[w.SPICE] = 0
    shared[w.BANS] = bans
    for power in range(3):
        if bans >> power & 1:
            emit(t, e.BAN, w.HARKONNEN, power, 0, 0)
    if shared[w.EXPANSIONS] & w.GUILD:
        push(t, w.F_EARNED, 0, 0, 0)
    if bans & 1 << w.CHOAM:
        for area in legions(t, w.HARKONNEN):
            check_stack(t, area)
