"""Board spaces: what closes them, what they cost, and where a card can send an agent."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, DEMANDING_SPACES, ICON_SPACES, LEADERS, MENTAT_SPACE, SPACES, Space
from landsraad.imperium.facts import agents_at
from landsraad.kernel.bits import bit
from landsraad.kernel.decisions import pack
from landsraad.kernel.piles import find
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import append, i64, vec

# Why a space is closed. Enemy agents come last: they alone can be ignored by infiltration and the like.
OPEN: Final = 0
NOT_IN_GAME: Final = 1
VOICE: Final = 2
REQUIREMENT: Final = 3
ONCE: Final = 4
PRICE: Final = 5
OWN_AGENT: Final = 6
ENEMY_AGENT: Final = 7
FORBIDDEN: Final = 8  # no Swordmaster at the highest difficulty

BLOCKED_BY_ALL: Final = 0
IGNORING_ALL: Final = 1  # Kwisatz Haderach

LEAST_SALE: Final = 2
MOST_SALE: Final = 5


def space_price(t: Table, seat: i64, space: i64, less_spice: i64) -> i64:
    """What the agent must pay; never below 0 (imperium 16.2, rise_of_ix 10.27)."""
    return price_of(t, t.seats[seat], SPACES[space], less_spice)


def price_of(t: Table, counters: vec[i64], place: Space, less_spice: i64) -> i64:
    price = place.amount
    if place.resource == w.SPICE:
        price -= less_spice
    elif place.resource == w.SOLARI and place.icon == w.LANDSRAAD:
        price -= LEADERS[counters[w.LEADER]].landsraad_discount
        if place.number == MENTAT_SPACE[0]:
            price += t.shared[w.MENTAT_EXTRA]  # house_hagal 4.2
    return 0 if price < 0 else price


def silenced(t: Table, seat: i64) -> i64:
    """The spaces the Voice of an opponent closes to the seat, a bit each (imperium 17.24)."""
    spaces: i64 = 0
    for other in range(len(t.seats)):
        if t.seats[other][w.VOICE_SPACE] > 0 and t.seats[other][w.VOICE_BOUND] >> seat & 1:
            spaces |= 1 << t.seats[other][w.VOICE_SPACE] - 1
    return spaces


def closed(t: Table, seat: i64, space: i64, less_spice: i64, ignoring: i64) -> i64:
    """Why the seat cannot send an agent there, or OPEN (imperium 6.3.3 to 6.3.5)."""
    if t.shared[w.SPACES] >> space & 1 == 0:
        return NOT_IN_GAME
    if silenced(t, seat) >> space & 1:
        return VOICE
    why = lacking(t, t.seats[seat], SPACES[space], less_spice)
    here = t.shared[w.AT + space]
    if why == OPEN and here and ignoring == BLOCKED_BY_ALL:
        return OWN_AGENT if here >> (4 * seat) & 15 else ENEMY_AGENT
    return why


def lacking(t: Table, counters: vec[i64], place: Space, less_spice: i64) -> i64:
    """What a space demands that a seat does not have: influence, not having been there, its price."""
    if place.need_faction >= 0 and counters[w.INFLUENCE + place.need_faction] < place.need_level:
        return REQUIREMENT
    if place.once >= 0:
        if counters[place.once]:
            return ONCE
        if place.once == w.SWORDMASTER and t.shared[w.NO_SWORDMASTER]:
            return FORBIDDEN
    if place.resource >= 0:
        if counters[place.resource] < price_of(t, counters, place, less_spice):
            return PRICE
    elif place.sells_spice and counters[w.SPICE] < LEAST_SALE:
        return PRICE
    return OPEN


def fits(t: Table, seat: i64, card: i64) -> i64:
    """The spaces whose icon the card has, a bit each."""
    return CARDS[card].spaces | envoy_spaces(t.seats[seat])


def envoy_spaces(counters: vec[i64]) -> i64:
    """Dispatch an Envoy adds the factions' icons to every card (imperium 17.31)."""
    if counters[w.ENVOY] == 0:
        return 0
    return ICON_SPACES[0] | ICON_SPACES[1] | ICON_SPACES[2] | ICON_SPACES[3]


def unblocked(t: Table, seat: i64, card: i64) -> i64:
    """The spaces where enemy agents do not block the seat playing this card (rise_of_ix 8.5, 10.26)."""
    counters = t.seats[seat]
    if counters[w.UNBLOCKED]:
        return (1 << w.MAX_SPACES) - 1
    return CARDS[card].infiltrated | LEADERS[counters[w.LEADER]].unblocked_spaces


def agent_options(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """Every card in hand with every space it can send an agent to (imperium 6.3)."""
    counters = t.seats[seat]
    hand = t.zones[w.HAND + seat]
    agents = counters[w.AGENTS]
    envoys = envoy_spaces(counters)
    free: i64 = 0
    occupied: i64 = 0
    if agents:
        wanted = envoys
        for card in hand:
            wanted |= CARDS[card].spaces
        shared = t.shared
        wanted &= shared[w.SPACES] & ~silenced(t, seat)
        demanding: i64 = DEMANDING_SPACES[0]
        space: i64 = 0
        while wanted >> space:
            if wanted >> space & 1:
                here = shared[w.AT + space]
                if here >> (4 * seat) & 15 == 0 and (
                    demanding >> space & 1 == 0 or lacking(t, counters, SPACES[space], 0) == OPEN
                ):
                    if here == 0:
                        free |= bit(space)
                    else:
                        occupied |= bit(space)
            space += 1
    for place in range(len(hand)):
        card = hand[place]
        if find(hand, card) != place:
            continue
        played = CARDS[card]
        if played.anywhere:
            options = anywhere_options(t, seat, card, options)
        elif agents:
            icons = played.spaces | envoys
            spaces = icons & free
            if icons & occupied:
                spaces |= icons & occupied & unblocked(t, seat, card)
            cheaper = played.cheaper
            if cheaper >= 0 and icons >> cheaper & 1:
                why = closed(t, seat, cheaper, played.cheaper_by, BLOCKED_BY_ALL)
                if why == OPEN or (why == ENEMY_AGENT and unblocked(t, seat, card) >> cheaper & 1):
                    spaces |= bit(cheaper)
            space = 0
            while spaces:
                while spaces & 15 == 0:
                    spaces >>= 4
                    space += 4
                if spaces & 1:
                    options = append(options, pack(w.V_AGENT, card, space))
                spaces >>= 1
                space += 1
    return options


def anywhere_options(t: Table, seat: i64, card: i64, options: vec[i64]) -> vec[i64]:
    """Kwisatz Haderach: an agent from the leader or from any space to any space (imperium 17.8, 17.26)."""
    goals = [space for space in range(w.MAX_SPACES) if closed(t, seat, space, 0, IGNORING_ALL) == OPEN]
    if t.seats[seat][w.AGENTS]:
        for goal in goals:
            options = append(options, pack(w.V_AGENT, card, goal))
    for origin in range(w.MAX_SPACES):
        if agents_at(t, seat, origin):
            for goal in goals:
                options = append(options, pack(w.V_MOVE, card, origin, goal))
    return options
