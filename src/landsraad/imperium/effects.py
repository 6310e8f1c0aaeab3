"""A printed effect becomes available: what can only help happens at once, the rest waits in the agenda."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADERS, SPACES
from landsraad.imperium.facts import clockwise, others, revealing
from landsraad.imperium.gains import gain, give_swords, lose_troops, retreat, steal_intrigue, take_mentat
from landsraad.imperium.store import KIDS, OP, OWNER, A, B
from landsraad.kernel.table import FRAME, Table, emit, frame_at, height, push
from landsraad.kernel.vecs import append, i64, vec

# --- the agenda ----------------------------------------------------------------------------------------------------

ITEM: Final = 4  # (group, node, serial, memory)
USUAL_AGENDA: Final = 16  # numbers it has room for from the start


def open_part(t: Table, group: i64, seat: i64, part: i64, serial: i64) -> None:
    """A printed effect becomes available: what can only help happens at once, the rest waits in the agenda."""
    op = OP[part]
    if op < w.BUILT_IN and op != w.PER and not sets_off(t, seat, part) and not may_wait(t, seat, op):
        perform(t, seat, part, serial)
    elif op == w.ALL and at_once(part):
        for kid in KIDS[part]:
            perform(t, seat, kid, serial)
    else:
        agenda = t.agenda if len(t.agenda) > 0 else vec[i64](capacity=USUAL_AGENDA)
        t.agenda = append(append(append(append(agenda, group), part), serial), 0)


def open_parts(t: Table, group: i64, seat: i64, parts: list[int]) -> None:
    """Each of them, apart from any card that was revealed."""
    for part in parts:
        open_part(t, group, seat, part, 0)


def effects_in(t: Table, group: i64) -> vec[i64]:
    """The effects of a group that wait in the agenda."""
    agenda = t.agenda
    return vec[i64]([agenda[at + 1] for at in range(0, len(agenda), ITEM) if agenda[at] == group])


def sets_off(t: Table, seat: i64, part: i64) -> bool:
    """Memnon's council seat brings influence that follows at once: he says when he takes it (imperium 3.13, 16.5)."""
    return OP[part] == w.TAKE and A[part] == w.SEAT_PIECE and len(LEADERS[t.seats[seat][w.LEADER]].council) > 0


def may_wait(t: Table, seat: i64, op: i64) -> bool:
    """A theft may hit more after another effect (imperium 3.5, 14.8): the agenda decides. A Rival orders nothing."""
    return op == w.STEAL_INTRIGUE and t.rules >= 2 and t.seats[seat][w.RIVAL] == 0


def at_once(part: i64) -> bool:
    """Several effects in one step, none of which asks anything."""
    return all(OP[kid] < w.BUILT_IN and OP[kid] != w.PER for kid in KIDS[part])


def open_group(t: Table, seat: i64, parts: list[int], winner: i64) -> i64:
    """Effects to be resolved completely before anything else goes on (imperium 3.13). The number of their group."""
    group = FRAME * height(t) + 1  # higher than that of any group below it
    push(t, w.F_GROUP, seat, group, winner)
    open_parts(t, group, seat, parts)
    return group


def open_here(t: Table, seat: i64, parts: list[int]) -> None:
    """Effects that may be interleaved with what their owner is doing anyway (rise_of_ix 5.6)."""
    for depth in range(height(t)):
        code, whose, number, _ = frame_at(t, depth)
        if code in (w.F_GROUP, w.F_TURN) and whose == seat:
            open_parts(t, number if code == w.F_GROUP else w.TURN_GROUP, seat, parts)
            return
        if code in (w.F_GROUP, w.F_TURN, w.F_TRIGGERS):
            break
    open_group(t, seat, parts, 0)


# --- effects that happen at once -----------------------------------------------------------------------------------


def perform(t: Table, seat: i64, part: i64, serial: i64) -> None:
    """Carry out an effect that only ever helps and asks nothing."""
    op = OP[part]
    counters = t.seats[seat]
    shared = t.shared
    if op == w.GAIN:
        if A[part] == w.SWORDS:
            give_swords(t, seat, B[part], serial, OWNER[part])
        else:
            gain(t, seat, A[part], B[part], OWNER[part])
    elif op == w.TAKE:
        take_piece(t, seat, A[part])
    elif op == w.HARVEST_AGAIN:
        base = SPACES[counters[w.VISITED] - 1].harvest
        if base:
            gain(t, seat, w.SPICE, base, OWNER[part])
    elif op == w.EACH_OPPONENT:
        each_opponent(t, seat, A[part])
    elif op == w.ANOTHER_TURN:
        counters[w.EXTRA_TURN] = 1
    elif op == w.CHEAPER:
        if A[part] // w.KIND_STEP == w.CARD_KIND:  # a cheaper space was paid for when the agent was sent
            counters[w.BANKERS] += B[part]
    elif op == w.PERSUASION_LATER:
        if revealing(t, seat):
            gain(t, seat, w.PERSUASION, A[part], OWNER[part])
        else:
            counters[w.CHARISMA] += A[part]
    elif op == w.ACQUIRE_TO_TOP:
        counters[w.RECRUITING] = 1
    elif op == w.CONTROL_LOCATION:
        shared[w.CONTROL + A[part]] = seat + 1
        emit(t, e.TOOK_CONTROL, seat, A[part], 0, 0)
    elif op == w.ADD_FACTION_ICONS:
        counters[w.ENVOY] = 1
    elif op == w.IGNORE_ENEMIES:
        counters[w.UNBLOCKED] = 1
    elif op == w.ALLOW_PASS:
        counters[w.MAY_PASS] = 1
    elif op == w.SOLARI_IF_WON:
        counters[w.PUSH] += A[part]
    elif op == w.STEAL_INTRIGUE:
        steal_intrigue(t, seat)
    elif op == w.DIVIDENDS:
        gain(t, seat, w.SOLARI, 5, OWNER[part])
        for other in others(t, seat):
            gain(t, other, w.SOLARI, 1, OWNER[part])


def take_piece(t: Table, seat: i64, piece: i64) -> None:
    counters = t.seats[seat]
    if piece == w.SEAT_PIECE:
        counters[w.COUNCIL] = 1
        emit(t, e.TOOK_COUNCIL_SEAT, seat, 0, 0, 0)
        gained = LEADERS[counters[w.LEADER]].council
        if gained:
            open_group(t, seat, gained, 0)
    elif piece == w.SWORDMASTER_PIECE:
        counters[w.SWORDMASTER] = 1
        counters[w.AGENTS] += 1
        emit(t, e.TOOK_SWORDMASTER, seat, 0, 0, 0)
    elif piece == w.MENTAT_PIECE:
        take_mentat(t, seat)
    else:
        t.shared[w.MENTAT_NEXT] = seat + 1


def each_opponent(t: Table, seat: i64, suffers: i64) -> None:
    for other in clockwise(t, seat):
        theirs = t.seats[other]
        if suffers == w.RETREATS_SHIP:
            if theirs[w.SHIPS_CONFLICT] > 0:
                retreat(t, other, 0, 1)
        elif theirs[w.GARRISON] > 0:
            lose_troops(t, other, 1, w.IN_GARRISON)
