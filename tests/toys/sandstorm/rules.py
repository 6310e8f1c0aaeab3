"""The rules of Sandstorm."""

from typing import Any

from landsraad.kernel.chance import below
from landsraad.kernel.decisions import CARD, TILE, first_of, pack
from landsraad.kernel.declare import numbered
from landsraad.kernel.piles import different, lay, move_all, put, shuffle_pile, take, take_out
from landsraad.kernel.ruleset import Ruleset, Setup
from landsraad.kernel.table import Engine, Frame, Table, ask, emit, height, pop, push
from landsraad.kernel.vecs import i64, vec
from tests.toys.sandstorm import words as w


def offer(t: Table, seat: int, question: int, verb: int, pile: int) -> None:
    """One card of a pile is chosen, if there is one; equal ones are one choice."""
    if len(t.zones[pile]) == 0:
        pop(t)
    else:
        ask(t, seat, question, vec[i64]([pack(verb, card) for card in different(t.zones[pile])]))


class Round(Frame):
    """Prizes are laid out while there are enough of them and everybody has a caravan; then all send one."""

    def step(self, t: Table, a: int, b: int, c: int) -> None:
        seats = len(t.seats)
        prizes = seats - t.shared[w.DROUGHT]
        if len(t.zones[w.DESERT]) < prizes or any(len(t.zones[w.HAND + seat]) == 0 for seat in range(seats)):
            pop(t)
            return
        t.shared[w.ROUND] += 1
        t.shared[w.FIRST] = t.shared[w.ROUND] % seats
        emit(t, w.E_ROUND, -1, t.shared[w.ROUND], 0, 0)
        move_all(t, w.MARKET, w.BURIED)
        for _ in range(prizes):
            put(t, w.MARKET, take(t, w.DESERT))
        push(t, w.F_STORM, 0, 0, 0)
        push(t, w.F_ARRIVE, 0, 0, 0)
        for place in range(seats - 1, -1, -1):
            push(t, w.F_SEND, (t.shared[w.FIRST] + place) % seats, 0, 0)


class Send(Frame):
    def step(self, t: Table, seat: int, b: int, c: int) -> None:
        offer(t, seat, CARD, w.V_SEND, w.HAND + seat)

    def answer(self, t: Table, seat: int, b: int, c: int, action: int) -> None:
        pop(t)
        take_out(t, w.HAND + seat, first_of(action))
        put(t, w.LAID + seat, first_of(action))


class Arrive(Frame):
    """All caravans are turned up; the strongest takes first."""

    def step(self, t: Table, a: int, b: int, c: int) -> None:
        pop(t)
        for strength, seat in sorted((t.zones[w.LAID + seat][0], seat) for seat in range(len(t.seats))):
            emit(t, w.E_ARRIVED, seat, strength, 0, 0)
            move_all(t, w.LAID + seat, w.RETURNED)
            push(t, w.F_TAKE, seat, 0, 0)


class Take(Frame):
    def step(self, t: Table, seat: int, b: int, c: int) -> None:
        offer(t, seat, TILE, w.V_TAKE, w.MARKET)

    def answer(self, t: Table, seat: int, b: int, c: int, action: int) -> None:
        pop(t)
        prize = first_of(action)
        take_out(t, w.MARKET, prize)
        emit(t, w.E_TOOK, seat, prize, 0, 0)
        if prize == w.WORM:
            put(t, w.BURIED, prize)
            push(t, w.F_FEED, seat, 0, 0)
        else:
            put(t, w.WON + seat, prize)
            t.seats[seat][w.SPICE] += prize + 1


class Feed(Frame):
    """A worm eats one of the prizes of whoever has met it."""

    def step(self, t: Table, seat: int, b: int, c: int) -> None:
        offer(t, seat, TILE, w.V_FEED, w.WON + seat)

    def answer(self, t: Table, seat: int, b: int, c: int, action: int) -> None:
        pop(t)
        take_out(t, w.WON + seat, first_of(action))
        put(t, w.BURIED, first_of(action))
        t.seats[seat][w.SPICE] -= first_of(action) + 1


class Storm(Frame):
    """On a six it buries what lies on top of the desert; then everybody draws a caravan."""

    def step(self, t: Table, a: int, b: int, c: int) -> None:
        pop(t)
        die = below(t, 6) + 1
        emit(t, w.E_STORM, -1, die, 0, 0)
        if die == 6 and len(t.zones[w.DESERT]) > 0:
            put(t, w.BURIED, take(t, w.DESERT))
        for seat in range(len(t.seats)):
            draw(t, seat)


def draw(t: Table, seat: int) -> None:
    if len(t.zones[w.DECK]) > 0:
        card = take(t, w.DECK)
        put(t, w.HAND + seat, card)
        emit(t, w.E_DREW, seat, card, 0, 0)


class Sandstorm(Ruleset):
    name = "sandstorm"
    words = w
    frames = Send("send", "seat"), Take("take", "seat"), Feed("feed", "seat")
    engine = Engine(numbered(w, Round("round"), Arrive("arrive"), Storm("storm"), *frames))
    domains = {"caravan": w.CARAVANS, "prize": w.PRIZES}
    expansions = ("worms",)
    options = {"drought": bool}
    setup_fields = ("seats", "expansions", "options", "ask_all")

    def pieces(self, t: Table) -> dict[str, list[int]]:
        worms = [w.WORM] * (w.WORMS if t.shared[w.EXPANSIONS] else 0)
        return {"caravan": list(range(len(w.CARAVANS))), "prize": [*range(w.WORM)] * w.COPIES + worms}

    def deal(self, t: Table, setup: Setup) -> None:
        lay(t, w.DECK, self.pieces(t)["caravan"])
        lay(t, w.DESERT, self.pieces(t)["prize"])
        shuffle_pile(t, w.DECK)
        shuffle_pile(t, w.DESERT)
        for _ in range(w.HAND_SIZE):
            for seat in range(setup.seats):
                draw(t, seat)
        push(t, w.F_ROUND, 0, 0, 0)

    def result(self, t: Table) -> dict[str, Any] | None:
        if height(t) > 0:
            return None
        scores = [(-counters[w.SPICE], len(t.zones[w.WON + seat]), seat) for seat, counters in enumerate(t.seats)]
        (first, second, *_) = sorted(scores)
        return {
            "winner": first[2],
            "decided_by": "spice" if first[0] != second[0] else "prizes" if first[1] != second[1] else "seat",
            "rounds": t.shared[w.ROUND],
            "standings": [{"seat": seat, "spice": -spice, "prizes": won} for spice, won, seat in sorted(scores)],
        }
