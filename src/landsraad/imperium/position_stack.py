"""What is going on in a position: given frame by frame, or simply whose turn it is in which phase."""

from landsraad.imperium import words as w
from landsraad.imperium.facts import clockwise
from landsraad.imperium.naming import DOMAINS, SEAT_ZONES, SHARED_ZONES
from landsraad.imperium.position import STAGE_NAMES
from landsraad.imperium.position_given import Given
from landsraad.imperium.store import PATH
from landsraad.kernel.chance import read_chance
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.known import learn_card, learn_place
from landsraad.kernel.piles import count_of
from landsraad.kernel.redeal import known_cards
from landsraad.kernel.table import NOBODY, push
from landsraad.kernel.vecs import extend

PHASE_FRAMES = {
    "round_start": w.F_ROUND,
    "combat": w.F_COMBAT,
    "makers": w.F_MAKERS,
    "recall": w.F_RECALL,
    "endgame": w.F_ENDGAME,
}


def read_known(given: Given) -> None:
    """What seats know of cards that lie hidden; places are counted from the top.

    Whoever changes the piles of a position need not think of it: what does not fit them is not known.
    """
    t = given.t
    for entry in given.entries(given.data.get("known", []), "known"):
        given.known(entry, {"pile", "seat", "place", "card", "by"}, "known")
        name = entry.get("pile")
        if name in SEAT_ZONES:
            zone, ids = SEAT_ZONES[name]
            zone += given.seat(entry.get("seat"), "known seat")
        elif name in SHARED_ZONES:
            zone, ids = SHARED_ZONES[name]
        else:
            raise BadPosition(f"known: there is no pile {name!r}")
        by = {given.seat(seat, "known by") for seat in given.entries(entry.get("by"), "known by")}
        seats = sum(1 << seat for seat in by)
        if "place" in entry:
            place = len(t.zones[zone]) - 1 - given.number(entry["place"], "known place")
            if place >= 0:
                learn_place(t, zone, place, seats)
        else:
            card = given.index(ids, entry.get("card"), "known card")
            copies = count_of(t.zones[zone], card)
            if all(count_of(known_cards(t, zone, seat), card) < copies for seat in by):
                learn_card(t, zone, card, seats)


def read_stack(given: Given) -> None:
    t = given.t
    if "chance" in given.data:
        read_chance(t, given.data["chance"])
    t.shared[w.STAGE] = given.index(STAGE_NAMES, given.data.get("stage", "opening"), "stage")
    if given.data.get("active") is not None:
        t.shared[w.ACTIVE] = given.seat(given.data["active"], "active") + 1
    if "pending" in given.data:
        for frame in given.entries(given.data["pending"], "pending"):
            _read_frame(given, frame)
        _read_agenda(given)
        return
    for key in ("agenda", "triggered"):
        if given.data.get(key):
            raise BadPosition(f"{key!r} goes with 'pending'")
    phase = given.data.get("phase", "player_turns")
    if phase == "player_turns":
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
    elif phase in PHASE_FRAMES:
        if phase == "combat":
            t.shared[w.PHASE] = w.PLAYER_TURNS  # the frame itself opens the phase
        push(t, PHASE_FRAMES[phase], t.shared[w.FIRST] if phase == "combat" else 0, 0, 0)
    elif phase != "over":
        raise BadPosition(f"a position in phase {phase!r} must give 'pending'")


def _whose_turn(given: Given) -> int:
    """Who acts if nobody is named: whose turn it was, or the first player; for a Rival the next human clockwise."""
    t = given.t
    first = t.shared[w.ACTIVE] - 1 if t.shared[w.ACTIVE] else t.shared[w.FIRST]
    if not t.seats[first][w.RIVAL]:
        return first
    waiting = [seat for seat in clockwise(t, first) if not t.seats[seat][w.RIVAL] and not t.seats[seat][w.DONE]]
    return waiting[0] if waiting else NOBODY


def _read_agenda(given: Given) -> None:
    for item in given.entries(given.data.get("agenda", []), "agenda"):
        if not isinstance(item, list) or len(item) != 4:
            raise BadPosition(f"an item of 'agenda' is [group, effect, serial, memory], not {item!r}")
        group, path, serial, memory = item
        given.t.agenda = extend(
            given.t.agenda,
            [
                given.number(group, "agenda"),
                given.index(PATH, path, "agenda"),
                given.number(serial, "agenda", w.SERIAL_BITS),
                given.number(memory, "agenda"),
            ],
        )
    for item in given.entries(given.data.get("triggered", []), "triggered"):
        if not isinstance(item, list) or len(item) != 2:
            raise BadPosition(f"an item of 'triggered' is [seat, effect], not {item!r}")
        given.t.triggered = extend(
            given.t.triggered, [given.seat(item[0], "triggered"), given.index(PATH, item[1], "triggered")]
        )


def _read_frame(given: Given, frame: object) -> None:
    codes = given.t.engine.codes
    if not isinstance(frame, list) or len(frame) != 4 or not isinstance(frame[0], str) or frame[0] not in codes:
        raise BadPosition(f"'pending' has an unknown frame {frame!r}")
    code = codes[frame[0]]
    kinds = given.t.engine.frames[code].fields
    numbers: list[int] = []
    for kind, word in zip(kinds, frame[1:], strict=True):
        if kind == "seat":
            number: int | None = given.seat(word, "pending")
        elif kind == "number":
            number = given.number(word, "pending", 2**40)
        else:
            number = DOMAINS[kind].number(str(word))
        if number is None:
            raise BadPosition(f"'pending': there is no {kind} {word!r}")
        numbers.append(number)
    push(given.t, code, numbers[0], numbers[1], numbers[2])
