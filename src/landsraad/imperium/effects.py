"""A printed effect becomes available: what can only help happens at once, the rest waits in the agenda."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import LEADER_COUNCIL, SPACE_HARVEST
from landsraad.imperium.facts import clockwise, revealing
from landsraad.imperium.gains import gain, give_swords, retreat, steal_intrigue, take_mentat
from landsraad.imperium.store import KIDS, OP, OWNER, A, B
from landsraad.imperium.words import (
    ACQUIRE_TO_TOP,
    ADD_FACTION_ICONS,
    AGENTS,
    ALL,
    ALLOW_PASS,
    ANOTHER_TURN,
    BANKERS,
    BUILT_IN,
    CARD_KIND,
    CHARISMA,
    CHEAPER,
    CONTROL,
    CONTROL_LOCATION,
    COUNCIL,
    DIVIDENDS,
    EACH_OPPONENT,
    ENVOY,
    EXTRA_TURN,
    F_FLUSH,
    F_GROUP,
    F_TURN,
    GAIN,
    GARRISON,
    HARVEST_AGAIN,
    IGNORE_ENEMIES,
    IN_GARRISON,
    KIND_STEP,
    LEADER,
    MAY_PASS,
    MENTAT_NEXT,
    MENTAT_PIECE,
    PER,
    PERSUASION,
    PERSUASION_LATER,
    PUSH,
    RECRUITING,
    RETREATS_SHIP,
    RIVAL,
    SEAT_PIECE,
    SHIPS_CONFLICT,
    SOLARI,
    SOLARI_IF_WON,
    SPICE,
    STEAL_INTRIGUE,
    SUPPLY,
    SWORDMASTER,
    SWORDMASTER_PIECE,
    SWORDS,
    TAKE,
    TURN_GROUP,
    UNBLOCKED,
    VISITED,
)
from landsraad.kernel.table import FRAME, Table, emit, push

# --- the agenda ----------------------------------------------------------------------------------------------------

# An item is (group, node, serial, memory).


def open_part(t: Table, group: int, seat: int, part: int, serial: int) -> None:
    """A printed effect becomes available: what can only help happens at once, the rest waits in the agenda."""
    op = OP[part]
    if op < BUILT_IN and op != PER and not sets_off(t, seat, part) and not may_wait(t, seat, op):
        perform(t, seat, part, serial)
    elif op == ALL and at_once(part):
        for kid in KIDS[part]:
            perform(t, seat, kid, serial)
    else:
        agenda = t.agenda
        agenda.append(group)
        agenda.append(part)
        agenda.append(serial)
        agenda.append(0)


def sets_off(t: Table, seat: int, part: int) -> bool:
    """Memnon's council seat brings influence that follows at once: he says when he takes it (imperium 3.13, 16.5)."""
    return OP[part] == TAKE and A[part] == SEAT_PIECE and len(LEADER_COUNCIL[t.seats[seat][LEADER]]) > 0


def may_wait(t: Table, seat: int, op: int) -> bool:
    """A theft may hit more after another effect (imperium 3.5, 14.8): the agenda decides. A Rival orders nothing."""
    return op == STEAL_INTRIGUE and t.rules >= 2 and t.seats[seat][RIVAL] == 0


def at_once(part: int) -> bool:
    """Several effects in one step, none of which asks anything."""
    return all(OP[kid] < BUILT_IN and OP[kid] != PER for kid in KIDS[part])


def open_group(t: Table, seat: int, parts: list[int], winner: int) -> None:
    """Effects to be resolved completely before anything else goes on (imperium 3.13)."""
    group = len(t.pending) + 1
    push(t, F_GROUP, seat, group, winner)
    for part in parts:
        open_part(t, group, seat, part, 0)


def open_here(t: Table, seat: int, parts: list[int]) -> None:
    """Effects that may be interleaved with what their owner is doing anyway (rise_of_ix 5.6)."""
    pending = t.pending
    at = len(pending) - FRAME
    while at >= 0:
        code = pending[at]
        if code == F_GROUP and pending[at + 1] == seat:
            for part in parts:
                open_part(t, pending[at + 2], seat, part, 0)
            return
        if code == F_TURN and pending[at + 1] == seat:
            for part in parts:
                open_part(t, TURN_GROUP, seat, part, 0)
            return
        if code in (F_GROUP, F_TURN, F_FLUSH):
            break
        at -= FRAME
    open_group(t, seat, parts, 0)


# --- effects that happen at once -----------------------------------------------------------------------------------


def perform(t: Table, seat: int, part: int, serial: int) -> None:
    """Carry out an effect that only ever helps and asks nothing."""
    op = OP[part]
    counters = t.seats[seat]
    shared = t.shared
    if op == GAIN:
        if A[part] == SWORDS:
            give_swords(t, seat, B[part], serial, OWNER[part])
        else:
            gain(t, seat, A[part], B[part], OWNER[part])
    elif op == TAKE:
        take_piece(t, seat, A[part])
    elif op == HARVEST_AGAIN:
        base = SPACE_HARVEST[counters[VISITED] - 1]
        if base:
            gain(t, seat, SPICE, base, OWNER[part])
    elif op == EACH_OPPONENT:
        each_opponent(t, seat, A[part])
    elif op == ANOTHER_TURN:
        counters[EXTRA_TURN] = 1
    elif op == CHEAPER:
        if A[part] // KIND_STEP == CARD_KIND:  # a cheaper space was paid for when the agent was sent
            counters[BANKERS] += B[part]
    elif op == PERSUASION_LATER:
        if revealing(t, seat):
            gain(t, seat, PERSUASION, A[part], OWNER[part])
        else:
            counters[CHARISMA] += A[part]
    elif op == ACQUIRE_TO_TOP:
        counters[RECRUITING] = 1
    elif op == CONTROL_LOCATION:
        shared[CONTROL + A[part]] = seat + 1
        emit(t, e.TOOK_CONTROL, seat, A[part], 0, 0)
    elif op == ADD_FACTION_ICONS:
        counters[ENVOY] = 1
    elif op == IGNORE_ENEMIES:
        counters[UNBLOCKED] = 1
    elif op == ALLOW_PASS:
        counters[MAY_PASS] = 1
    elif op == SOLARI_IF_WON:
        counters[PUSH] += A[part]
    elif op == STEAL_INTRIGUE:
        steal_intrigue(t, seat)
    elif op == DIVIDENDS:
        gain(t, seat, SOLARI, 5, OWNER[part])
        for other in range(len(t.seats)):
            if other != seat:
                gain(t, other, SOLARI, 1, OWNER[part])


def take_piece(t: Table, seat: int, piece: int) -> None:
    counters = t.seats[seat]
    if piece == SEAT_PIECE:
        counters[COUNCIL] = 1
        emit(t, e.TOOK_COUNCIL_SEAT, seat, 0, 0, 0)
        gained = LEADER_COUNCIL[counters[LEADER]]
        if gained:
            open_group(t, seat, gained, 0)
    elif piece == SWORDMASTER_PIECE:
        counters[SWORDMASTER] = 1
        counters[AGENTS] += 1
        emit(t, e.TOOK_SWORDMASTER, seat, 0, 0, 0)
    elif piece == MENTAT_PIECE:
        take_mentat(t, seat)
    else:
        t.shared[MENTAT_NEXT] = seat + 1


def each_opponent(t: Table, seat: int, suffers: int) -> None:
    for other in clockwise(t, seat):
        theirs = t.seats[other]
        if suffers == RETREATS_SHIP:
            if theirs[SHIPS_CONFLICT] > 0:
                retreat(t, other, 0, 1)
        elif theirs[GARRISON] > 0:
            theirs[GARRISON] -= 1
            theirs[SUPPLY] += 1
            emit(t, e.LOST_TROOPS, other, 1, IN_GARRISON, 0)
