"""The end: Endgame cards, tiles that score, and who has won (imperium 13, rise_of_ix 9.5)."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import TILES
from landsraad.imperium.intrigue import play_intrigue, playable_parts
from landsraad.kernel.decisions import TURN, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, ask, emit, pop, push
from landsraad.kernel.vecs import append, i64, vec


class Endgame(Frame):
    """In turn order, each seat plays all the Endgame cards it wants (imperium 13.1)."""

    def step(self, t: Table, done: i64, _b: i64, _c: i64, /) -> None:
        number = len(t.seats)
        if done == number:
            pop(t)
            push(t, w.F_SCORING, 0, 0, 0)
            return
        seat = (t.shared[w.FIRST] + done) % number
        if t.seats[seat][w.RIVAL] or not (len(t.zones[w.INTRIGUE + seat]) > 0 or t.ask_all):
            amend(t, done + 1, _b, _c)
            return
        options = playable_parts(t, seat, w.END, vec[i64]())
        options = append(options, pack(w.V_PASS))
        ask(t, seat, TURN, options)

    def answer(self, t: Table, done: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_PLAY:
            play_intrigue(t, (t.shared[w.FIRST] + done) % len(t.seats), action)
        else:
            amend(t, done + 1, _b, _c)


class Scoring(Frame):
    """Tiles that are worth points at the end (rise_of_ix 4.14)."""

    def step(self, t: Table, stage: i64, _b: i64, _c: i64, /) -> None:
        if stage == 0:
            amend(t, 1, _b, _c)
            for seat in range(len(t.seats)):
                for tile in t.zones[w.TILES + seat]:
                    for part in TILES[tile].end:
                        push(t, w.F_EFFECT, part, seat, 0)
            return
        pop(t)
        t.shared[w.PHASE] = w.OVER
        t.question = 0
        t.options = vec[i64]()
        emit(t, e.GAME_ENDED, winner(t), 0, 0, 0)


def standing_key(t: Table, seat: i64) -> list[int]:
    """Points; Chaumurky; spice, solari, water, troops in the garrison; the latest reveal turn (imperium 13.3)."""
    counters = t.seats[seat]
    return [
        counters[w.POINTS],
        1 if any(TILES[tile].breaks_ties for tile in t.zones[w.TILES + seat]) else 0,
        counters[w.SPICE],
        counters[w.SOLARI],
        counters[w.WATER],
        counters[w.GARRISON],
        counters[w.REVEALED_AT],  # 0 for a Rival: an unbroken tie is a human's (house_hagal 4.9)
    ]


def standings(t: Table) -> list[int]:
    """Seats from first to last; House Hagal of a two-player game does not count (house_hagal 1.1)."""
    number = 2 if t.shared[w.MODE] == w.TWO_PLAYERS else len(t.seats)
    return sorted(range(number), key=lambda seat: standing_key(t, seat), reverse=True)


def winner(t: Table) -> i64:
    return standings(t)[0]
