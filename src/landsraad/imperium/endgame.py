"""The end: Endgame cards, tiles that score, and who has won (imperium 13, rise_of_ix 9.5)."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import TILE_BREAKS_TIES, TILE_END
from landsraad.imperium.facts import owns_tile
from landsraad.imperium.intrigue import play_intrigue, playable_parts
from landsraad.imperium.words import (
    END,
    F_EXEC,
    F_SCORING,
    FIRST,
    GARRISON,
    INTRIGUE,
    MODE,
    OVER,
    PHASE,
    POINTS,
    REVEALED_AT,
    RIVAL,
    SOLARI,
    SPICE,
    TILES,
    TWO_PLAYERS,
    V_PASS,
    V_PLAY,
    WATER,
)
from landsraad.kernel.decisions import TURN, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push


def step_endgame(t: Table) -> None:
    """In turn order, each seat plays all the Endgame cards it wants (imperium 13.1)."""
    done = t.pending[-3]
    number = len(t.seats)
    if done == number:
        pop(t)
        push(t, F_SCORING, 0, 0, 0)
        return
    seat = (t.shared[FIRST] + done) % number
    if t.seats[seat][RIVAL] or not (t.zones[INTRIGUE + seat] or t.ask_all):
        t.pending[-3] += 1
        return
    options: list[int] = []
    playable_parts(t, seat, END, options)
    options.append(pack(V_PASS))
    ask(t, seat, TURN, options)


def answer_endgame(t: Table, action: int) -> None:
    if verb_of(action) == V_PLAY:
        play_intrigue(t, (t.shared[FIRST] + t.pending[-3]) % len(t.seats), action)
    else:
        t.pending[-3] += 1


def step_scoring(t: Table) -> None:
    """Tiles that are worth points at the end (rise_of_ix 4.14)."""
    if t.pending[-3] == 0:
        t.pending[-3] = 1
        for seat in range(len(t.seats)):
            for tile in t.zones[TILES + seat]:
                for part in TILE_END[tile]:
                    push(t, F_EXEC, part, seat, 0)
        return
    pop(t)
    t.shared[PHASE] = OVER
    t.question = 0
    t.options = []
    emit(t, e.GAME_ENDED, winner(t), 0, 0, 0)


def standing_key(t: Table, seat: int) -> list[int]:
    """Points; Chaumurky; spice, solari, water, troops in the garrison; the latest reveal turn (imperium 13.3)."""
    counters = t.seats[seat]
    return [
        counters[POINTS],
        1 if owns_tile(t, seat, TILE_BREAKS_TIES) else 0,
        counters[SPICE],
        counters[SOLARI],
        counters[WATER],
        counters[GARRISON],
        counters[REVEALED_AT],  # 0 for a Rival: an unbroken tie is a human's (house_hagal 4.9)
    ]


def standings(t: Table) -> list[int]:
    """Seats from first to last; House Hagal of a two-player game does not count (house_hagal 1.1)."""
    number = 2 if t.shared[MODE] == TWO_PLAYERS else len(t.seats)
    return sorted(range(number), key=lambda seat: standing_key(t, seat), reverse=True)


def winner(t: Table) -> int:
    return standings(t)[0]
