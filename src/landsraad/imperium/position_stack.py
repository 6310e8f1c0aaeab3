"""What is going on in a position: given frame by frame, or simply whose turn it is in which phase."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.facts import clockwise
from landsraad.imperium.position_given import Given
from landsraad.kernel.chance import read_chance
from landsraad.kernel.declare import listed, whole
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.positions import read_frame
from landsraad.kernel.table import NOBODY, push
from landsraad.kernel.vecs import extend

PHASE_FRAMES: Final = {
    w.ROUND_START: w.F_ROUND_START,
    w.COMBAT: w.F_COMBAT,
    w.MAKERS: w.F_MAKERS,
    w.RECALL: w.F_RECALL,
    w.ENDGAME: w.F_ENDGAME,
}


def read_frames(given: Given) -> None:
    for frame in listed(given.data.get("pending", []), "pending"):
        read_frame(given.t, frame, given.domains)


def read_stack(given: Given) -> None:
    """What follows from the phase, where nothing is said about what is going on."""
    t = given.t
    if "chance" in given.data:
        read_chance(t, given.data["chance"])
    if "pending" in given.data:
        _read_agenda(given)
        return
    for key in ("agenda", "triggered"):
        if given.data.get(key):
            raise BadPosition(f"{key!r} goes with 'pending'")
    phase = t.shared[w.PHASE]
    if phase == w.PLAYER_TURNS:
        _begin_turn(given)
    elif phase in PHASE_FRAMES:
        if phase == w.COMBAT:
            t.shared[w.PHASE] = w.PLAYER_TURNS  # the frame itself opens the phase
        push(t, PHASE_FRAMES[phase], t.shared[w.FIRST] if phase == w.COMBAT else 0, 0, 0)
    elif phase != w.OVER:
        raise BadPosition(f"a position in phase {w.PHASE_NAMES[phase]!r} must give 'pending'")


def _begin_turn(given: Given) -> None:
    t = given.t
    seat = given.seat(given.data["to_act"], "to_act") if "to_act" in given.data else _whose_turn(given)
    if seat == NOBODY:  # only Rivals have turns left
        t.shared[w.ACTIVE] = 0
        push(t, w.F_NEXT_TURN, t.shared[w.FIRST], 0, 0)
        return
    if seat != t.shared[w.ACTIVE] - 1:
        t.shared[w.STAGE] = w.OPENING
    if t.seats[seat][w.DONE]:
        raise BadPosition(f"seat {seat} has taken its reveal turn: it cannot be to act")
    if t.seats[seat][w.RIVAL]:
        raise BadPosition(f"seat {seat} is a Rival: it acts by itself")
    t.shared[w.ACTIVE] = seat + 1
    if "turns" not in given.seat_data[seat]:
        t.seats[seat][w.TURNS] = 1
    push(t, w.F_NEXT_TURN, seat, 0, 0)
    push(t, w.F_TURN, seat, 0, 0)


def _whose_turn(given: Given) -> int:
    """Who acts if nobody is named: whose turn it was, or the first player; for a Rival the next human clockwise."""
    t = given.t
    first = t.shared[w.ACTIVE] - 1 if t.shared[w.ACTIVE] else t.shared[w.FIRST]
    if not t.seats[first][w.RIVAL]:
        return first
    waiting = [seat for seat in clockwise(t, first) if not t.seats[seat][w.RIVAL] and not t.seats[seat][w.DONE]]
    return waiting[0] if waiting else NOBODY


def _read_agenda(given: Given) -> None:
    t = given.t
    for item in listed(given.data.get("agenda", []), "agenda"):
        if not isinstance(item, list) or len(item) != 4:
            raise BadPosition(f"an item of 'agenda' is [group, effect, serial, memory], not {item!r}")
        effect = given.word(item[1], "effect", "agenda")
        serial = whole(item[2], "agenda", w.SERIAL_BITS)
        t.agenda = extend(t.agenda, [whole(item[0], "agenda"), effect, serial, whole(item[3], "agenda")])
    for item in listed(given.data.get("triggered", []), "triggered"):
        if not isinstance(item, list) or len(item) != 2:
            raise BadPosition(f"an item of 'triggered' is [seat, effect], not {item!r}")
        seat = given.seat(item[0], "triggered")
        t.triggered = extend(t.triggered, [seat, given.word(item[1], "effect", "triggered")])
