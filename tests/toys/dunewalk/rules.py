"""The rules of Dunewalk: play a card, walk to a space that is open, take its water; the driest day ends it."""

from typing import Any

from landsraad.kernel.decisions import TURN, first_of, pack, second_of, verb_of
from landsraad.kernel.declare import Counter, Each, Named, maybe, numbered
from landsraad.kernel.piles import different, lay, put, shuffle_pile, take, take_out
from landsraad.kernel.ruleset import Ruleset, Setup
from landsraad.kernel.table import Engine, Frame, Table, amend, ask, emit, height, pop, push
from landsraad.kernel.vecs import i64, vec
from tests.toys.dunewalk import tunnels
from tests.toys.dunewalk import words as w
from tests.toys.dunewalk.catalog import BASE, CARDS, SPACES, Card, Space, occupant

HAND_SIZE = 4
EXPANSIONS = (tunnels.TUNNELS,)


def in_game(t: Table, thing: Space | Card) -> bool:
    return thing.of == BASE or bool(t.shared[w.EXPANSIONS] >> EXPANSIONS.index(thing.of) & 1)


class Turn(Frame):
    def step(self, t: Table, seat: int, b: int, c: int) -> None:
        if len(t.zones[w.HAND + seat]) == 0:
            pop(t)
            return
        free = [space for space in SPACES if in_game(t, space) and occupant(t, space) < 0]
        hand = different(t.zones[w.HAND + seat])
        ways = [pack(w.V_WALK, card, space.number) for card in hand for space in free if CARDS[card].opens(space)]
        discards = [pack(w.V_REST)] if not ways else []
        ask(t, seat, TURN, vec[i64](ways + discards))

    def answer(self, t: Table, seat: int, b: int, c: int, action: int) -> None:
        card = first_of(action) if verb_of(action) == w.V_WALK else t.zones[w.HAND + seat][0]
        take_out(t, w.HAND + seat, card)
        put(t, w.PLAYED, card)
        for space in SPACES:
            if occupant(t, space) == seat:
                t.shared[w.STANDS + space.number] = 0
        if verb_of(action) == w.V_WALK:
            space = SPACES[second_of(action)]
            t.shared[w.STANDS + space.number] = seat + 1
            gained = CARDS[card].water(space.water(t, seat))
            t.seats[seat][w.WATER] += gained
            emit(t, w.E_WALKED, seat, space.number, gained, 0)
        draw(t, seat)
        t.shared[w.ROUND] += seat == len(t.seats) - 1
        amend(t, (seat + 1) % len(t.seats), 0, 0)


def draw(t: Table, seat: int) -> None:
    if len(t.zones[w.DECK]) > 0:
        card = take(t, w.DECK)
        put(t, w.HAND + seat, card)
        emit(t, w.E_DREW, seat, card, 0, 0)


class Dunewalk(Ruleset):
    name = "dunewalk"
    words = w
    engine = Engine(numbered(w, Turn("turn", "seat")))
    domains = {"card": [card.name for card in CARDS], "space": [space.name for space in SPACES]}
    expansions = EXPANSIONS
    setup_fields = ("seats", "expansions", "options", "ask_all")

    def __init__(self) -> None:
        super().__init__()
        stands = Each(words=tuple(self.domains["space"]), inner=maybe("seat"))
        self.declare(Named("stands", w.STANDS, Counter(stands)))

    def pieces(self, t: Table) -> dict[str, list[int]]:
        cards = [number for number, card in enumerate(CARDS) if in_game(t, card) for _ in range(card.copies)]
        return {"card": cards}

    def deal(self, t: Table, setup: Setup) -> None:
        lay(t, w.DECK, self.pieces(t)["card"])
        shuffle_pile(t, w.DECK)
        for _ in range(HAND_SIZE):
            for seat in range(setup.seats):
                draw(t, seat)
        push(t, w.F_TURN, 0, 0, 0)

    def result(self, t: Table) -> dict[str, Any] | None:
        if height(t) > 0:
            return None
        order = sorted((-counters[w.WATER], seat) for seat, counters in enumerate(t.seats))
        return {
            "winner": order[0][1],
            "decided_by": "water" if order[0][0] != order[1][0] else "seat",
            "rounds": t.shared[w.ROUND],
            "standings": [{"seat": seat, "water": -water} for water, seat in order],
        }
