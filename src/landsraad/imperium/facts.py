"""What anybody can see by looking at the table; nothing here changes it."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, LEADERS, SPICE_MUST_FLOW, TILES
from landsraad.kernel.piles import count_of
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64, vec


def revealing(t: Table, seat: i64) -> bool:
    return t.shared[w.ACTIVE] == seat + 1 and t.shared[w.STAGE] == w.REVEAL_TURN


def units(counters: vec[i64]) -> i64:
    return counters[w.CONFLICT] + counters[w.SHIPS_CONFLICT]


def unit_strength(counters: vec[i64]) -> i64:
    """2 a troop, 3 a dreadnought, 4 for a human Rhombur (imperium 6.4.3, rise_of_ix 6.4, 10.20)."""
    ship = 3 if counters[w.RIVAL] else LEADERS[counters[w.LEADER]].ship_strength
    return 2 * counters[w.CONFLICT] + ship * counters[w.SHIPS_CONFLICT]


def strength(counters: vec[i64]) -> i64:
    """Units, and 1 a sword; 0 without a unit (imperium 6.4.3)."""
    return unit_strength(counters) + counters[w.SWORDS] if units(counters) else 0


def strength_of(t: Table, seat: i64) -> i64:
    """The strength of a seat, for whoever is not compiled: a row that is handed to compiled code is never let go."""
    return strength(t.seats[seat])


def agents_at(t: Table, seat: i64, space: i64) -> i64:
    return (t.shared[w.AT + space] >> (4 * seat)) & 15


def agents_out(t: Table, seat: i64) -> list[int]:
    """How many agents of the seat are on each space."""
    return [agents_at(t, seat, space) for space in range(w.MAX_SPACES)]


def agents_owned(t: Table, seat: i64) -> i64:
    """Two, a third with the Swordmaster, and the Mentat for whoever holds it."""
    return 2 + t.seats[seat][w.SWORDMASTER] + (1 if t.shared[w.MENTAT] == seat + 1 else 0)


def has_transports(t: Table, seat: i64) -> bool:
    return any(TILES[tile].transports for tile in t.zones[w.TILES + seat])


def acquires_to_top(t: Table, seat: i64) -> bool:
    """Whether a tile of the seat lets it put what it acquires on its deck."""
    return any(TILES[tile].to_top for tile in t.zones[w.TILES + seat])


def others(t: Table, seat: i64) -> list[int]:
    """The other seats, in the order of their numbers."""
    return [other for other in range(len(t.seats)) if other != seat]


def next_clockwise(t: Table, seat: i64) -> i64:
    """The next seat. House Hagal of a two-player game sits after the first player (house_hagal 6.5)."""
    if t.shared[w.MODE] == w.TWO_PLAYERS:
        first = t.shared[w.FIRST]
        if seat == first:
            return 2
        return 1 - first if seat == 2 else first
    return seat + 1 if seat + 1 < len(t.seats) else 0


def clockwise(t: Table, seat: i64) -> list[int]:
    """The other seats, clockwise."""
    order: list[int] = []
    other = next_clockwise(t, seat)
    while other != seat:
        order.append(other)
        other = next_clockwise(t, other)
    return order


def cards_in_play(t: Table, seat: i64, faction: i64) -> i64:
    """How many cards of a faction the seat has in play."""
    found = 0
    for pile in (w.PLAYED, w.REVEALED):
        for card in t.zones[pile + seat]:
            found += CARDS[card].factions >> faction & 1
    return found


def spice_must_flow_owned(t: Table, seat: i64) -> i64:
    """Copies in deck, hand, discard pile and in play (imperium 17.6, rise_of_ix 10.29)."""
    if t.seats[seat][w.RIVAL]:  # a Rival counts as having two, House Hagal has none (house_hagal 4.10)
        return 2 if t.shared[w.MODE] == w.SOLO else 0
    wanted = SPICE_MUST_FLOW[0]
    return sum(count_of(t.zones[pile + seat], wanted) for pile in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED))
