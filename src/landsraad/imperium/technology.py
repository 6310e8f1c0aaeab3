"""Tech tiles: what can be bought, for how much, and what a new tile sets off (rise_of_ix 4)."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import TILES
from landsraad.imperium.conditions import tile_on_top, tile_price
from landsraad.imperium.effects import open_group, open_parts
from landsraad.imperium.facts import revealing
from landsraad.imperium.gains import rival_spend, use_rival_tiles
from landsraad.imperium.rivals import is_rival, trash_unmarked_tiles
from landsraad.imperium.store import A, B
from landsraad.kernel.decisions import first_of, pack, second_of, third_of
from landsraad.kernel.piles import put, take
from landsraad.kernel.table import Frame, Table, emit, pop, push
from landsraad.kernel.vecs import append, i64, vec


def tech_options(t: Table, seat: i64, part: i64) -> vec[i64]:
    """Each face-up tile, with each number of negotiators that makes it affordable, for spice or (some) for solari."""
    counters = t.seats[seat]
    options = vec[i64]()
    for stack in range(3):
        tile = tile_on_top(t, stack)
        if tile < 0:
            continue
        for negotiators in range(counters[w.NEGOTIATORS] + 1):
            cost = tile_price(tile, A[part], negotiators)
            if cost <= counters[w.SPICE]:
                options = append(options, pack(w.V_TECH, tile, negotiators, w.SPICE))
            if B[part] and cost and cost <= counters[w.SOLARI]:
                options = append(options, pack(w.V_TECH, tile, negotiators, w.SOLARI))
    return options


def acquire_tile(t: Table, seat: i64, action: i64, discount: i64) -> None:
    """Pay and return negotiators in one step, gain the acquire effect, then turn up the next tile (rise_of_ix 4.15)."""
    tile = first_of(action)
    negotiators = second_of(action)
    currency = third_of(action)
    counters = t.seats[seat]
    cost = tile_price(tile, discount, negotiators)
    counters[currency] -= cost
    counters[w.NEGOTIATORS] -= negotiators
    counters[w.SUPPLY] += negotiators
    stack = 0
    while tile_on_top(t, stack) != tile:
        stack += 1
    take(t, w.STACKS + stack)
    t.shared[w.HIDDEN_STACKS] |= 1 << stack
    put(t, w.TILES + seat, tile)
    emit(t, e.ACQUIRED_TILE, seat, tile, negotiators, 0)
    if cost:
        emit(t, e.PAID, seat, currency, cost, w.TILE_KIND * w.KIND_STEP + tile)
    push(t, w.F_REVEAL_TILE, stack, 0, 0)
    if TILES[tile].acquire:
        open_group(t, seat, TILES[tile].acquire, 0)
    if is_rival(t, seat):
        use_rival_tiles(t, seat, w.RIVAL_AT_ONCE)
        rival_spend(t, seat)
    if revealing(t, seat):  # rise_of_ix 4.12: it works from now on
        open_parts(t, w.TURN_GROUP, seat, TILES[tile].reveal)


class RevealTile(Frame):
    def step(self, t: Table, stack: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        t.shared[w.HIDDEN_STACKS] &= ~(1 << stack)
        if len(t.zones[w.STACKS + stack]) > 0:
            emit(t, e.TILE_TURNED_UP, 0, t.zones[w.STACKS + stack][-1], 0, 0)
        trash_unmarked_tiles(t)
