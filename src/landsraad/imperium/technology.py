"""Tech tiles: what can be bought, for how much, and what a new tile sets off (rise_of_ix 4)."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import TILE_ACQUIRE, TILE_REVEAL
from landsraad.imperium.conditions import tile_on_top, tile_price
from landsraad.imperium.effects import open_group, open_part
from landsraad.imperium.facts import revealing
from landsraad.imperium.gains import rival_spend
from landsraad.imperium.rivals import is_rival, trash_unmarked_tiles, use_rival_tiles
from landsraad.imperium.store import A, B
from landsraad.imperium.words import (
    F_REVEAL_TILE,
    HIDDEN_STACKS,
    KIND_STEP,
    NEGOTIATORS,
    RIVAL_AT_ONCE,
    SOLARI,
    SPICE,
    STACKS,
    SUPPLY,
    TILE_KIND,
    TILES,
    TURN_GROUP,
    V_TECH,
)
from landsraad.kernel.decisions import first_of, pack, second_of, third_of
from landsraad.kernel.table import Table, emit, pop, push


def tech_options(t: Table, seat: int, part: int) -> list[int]:
    """Each face-up tile, with each number of negotiators that makes it affordable, for spice or (some) for solari."""
    counters = t.seats[seat]
    options: list[int] = []
    for stack in range(3):
        tile = tile_on_top(t, stack)
        if tile < 0:
            continue
        for negotiators in range(counters[NEGOTIATORS] + 1):
            cost = tile_price(tile, A[part], negotiators)
            if cost <= counters[SPICE]:
                options.append(pack(V_TECH, tile, negotiators, SPICE))
            if B[part] and cost and cost <= counters[SOLARI]:
                options.append(pack(V_TECH, tile, negotiators, SOLARI))
    return options


def acquire_tile(t: Table, seat: int, action: int, discount: int) -> None:
    """Pay and return negotiators in one step, gain the acquire effect, then turn up the next tile (rise_of_ix 4.15)."""
    tile = first_of(action)
    negotiators = second_of(action)
    currency = third_of(action)
    counters = t.seats[seat]
    cost = tile_price(tile, discount, negotiators)
    counters[currency] -= cost
    counters[NEGOTIATORS] -= negotiators
    counters[SUPPLY] += negotiators
    stack = 0
    while tile_on_top(t, stack) != tile:
        stack += 1
    t.zones[STACKS + stack].pop()
    t.shared[HIDDEN_STACKS] |= 1 << stack
    t.zones[TILES + seat].append(tile)
    emit(t, e.ACQUIRED_TILE, seat, tile, negotiators, 0)
    if cost:
        emit(t, e.PAID, seat, currency, cost, TILE_KIND * KIND_STEP + tile)
    push(t, F_REVEAL_TILE, stack, 0, 0)
    if TILE_ACQUIRE[tile]:
        open_group(t, seat, TILE_ACQUIRE[tile], 0)
    if is_rival(t, seat):
        use_rival_tiles(t, seat, RIVAL_AT_ONCE)
        rival_spend(t, seat)
    if revealing(t, seat):  # rise_of_ix 4.12: it works from now on
        for ability in TILE_REVEAL[tile]:
            open_part(t, TURN_GROUP, seat, ability, 0)


def step_reveal_tile(t: Table) -> None:
    stack = t.pending[-3]
    pop(t)
    t.shared[HIDDEN_STACKS] &= ~(1 << stack)
    if t.zones[STACKS + stack]:
        emit(t, e.TILE_TURNED_UP, 0, t.zones[STACKS + stack][-1], 0, 0)
    trash_unmarked_tiles(t)
