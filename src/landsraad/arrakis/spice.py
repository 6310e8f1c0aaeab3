"""Spice harvesting, payments and bans (war_for_arrakis 15)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import DEEP, SAND_AREAS, TERRAIN
from landsraad.arrakis.content.tokens import KEEP, RAISE, SAVE, STOCKPILE, TOP_STEP
from landsraad.arrakis.leaders import gain_supremacy
from landsraad.arrakis.pieces import ask_side, check_stack, legions
from landsraad.arrakis.solo import begin_paying
from landsraad.arrakis.words import (
    BANS,
    CHOAM,
    EARNED,
    F_EARNED,
    FEATURES,
    GUILD,
    HARKONNEN,
    HARVESTER,
    HARVESTERS,
    IMPERIUM,
    PAY,
    POWER_NAMES,
    RESERVE,
    SOLO,
    SPICE,
    SUPREMACY,
    V_NO,
    V_PAY,
    V_YES,
)
from landsraad.kernel.decisions import AMOUNT, YES_NO, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop, push

STOCKPILE_COST: Final = 3
STOCKPILE_UNTIL: Final = 5
PAYMENT_NAMES: Final = [*POWER_NAMES, "stockpile", "reserve"]


def harvest(t: Table) -> int:
    """15.1: all harvesters leave the board; the spice they bring."""
    shared = t.shared
    spice = 0
    for area in SAND_AREAS:
        if shared[FEATURES + area] & HARVESTER:
            shared[FEATURES + area] &= ~HARVESTER
            shared[HARVESTERS] += 1
            spice += 2 if TERRAIN[area] == DEEP else 1
    emit(t, e.SPICE_HARVESTED, HARKONNEN, spice, 0, 0)
    return spice


def payments(t: Table, what: int) -> list[int]:
    """What may be paid for a marker, for stockpiling or into the reserve, with the spice that is left."""
    shared = t.shared
    left = shared[SPICE] - sum(shared[PAY : PAY + 5])
    if what < STOCKPILE:
        prices = [0, KEEP] if shared[IMPERIUM + what] == TOP_STEP else [0, KEEP, RAISE]
    elif what == STOCKPILE:
        prices = [0, STOCKPILE_COST] if shared[SUPREMACY] <= STOCKPILE_UNTIL else [0]
    else:
        prices = [0] if shared[RESERVE] else [0, 1]
    return [price for price in prices if price <= left]


def step_harvest(t: Table) -> None:
    """15.7. The frame: 0 harvest, 1 the reserve, 2 to 6 the payments, 7 what follows."""
    stage = t.pending[-3]
    shared = t.shared
    if stage == 0:
        for power in range(3):
            if shared[IMPERIUM + power] > 1:
                shared[BANS] &= ~(1 << power)
        shared[SPICE] = harvest(t)
        for what in range(5):
            shared[PAY + what] = 0
        t.pending[-3] = 1
        if shared[SOLO]:
            t.pending[-3] = 7
            begin_paying(t)
    elif stage == 1:
        if shared[RESERVE]:
            ask_side(t, HARKONNEN, YES_NO, [pack(V_YES), pack(V_NO)])
        else:
            t.pending[-3] = 2
    elif stage < 7:
        prices = payments(t, stage - 2)
        if len(prices) == 1:
            t.pending[-3] += 1
        else:
            ask_side(t, HARKONNEN, AMOUNT, [pack(V_PAY, stage - 2, price) for price in prices])
    else:
        pop(t)
        settle_payments(t)


def answer_harvest(t: Table, action: int) -> None:
    verb = verb_of(action)
    if verb == V_PAY:
        t.shared[PAY + first_of(action)] = second_of(action)
    elif verb == V_YES:
        t.shared[RESERVE] = 0
        t.shared[SPICE] += 1
    t.pending[-3] += 1


def settle_payments(t: Table) -> None:
    """15.7 (4) to (7): markers move, the stockpiled point, bans, excess units; then the imperium actions earned."""
    shared = t.shared
    bans = 0
    for power in range(3):
        paid = shared[PAY + power]
        if paid == RAISE:
            shared[IMPERIUM + power] += 1
        elif paid == 0 and shared[IMPERIUM + power] > 1:
            shared[IMPERIUM + power] -= 1
            bans |= 1 << power
        if shared[IMPERIUM + power] == 1:
            bans |= 1 << power
        emit(t, e.PAID, HARKONNEN, power, paid, shared[IMPERIUM + power])
        if shared[GUILD]:
            shared[EARNED + power] = 2 if paid == RAISE else 1 if paid == KEEP else 0
    if shared[PAY + STOCKPILE]:
        gain_supremacy(t, 1)
    if shared[PAY + SAVE]:
        shared[RESERVE] = 1
    shared[SPICE] = 0
    shared[BANS] = bans
    for power in range(3):
        if bans >> power & 1:
            emit(t, e.BAN, HARKONNEN, power, 0, 0)
    if shared[GUILD]:
        push(t, F_EARNED, 0, 0, 0)
    if bans & 1 << CHOAM:
        for area in legions(t, HARKONNEN):
            check_stack(t, area)
