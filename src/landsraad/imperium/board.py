"""Board spaces: what closes them, what they cost, and where a card can send an agent."""

from typing import Final

from landsraad.imperium.catalog import (
    CARD_ANYWHERE,
    CARD_CHEAPER,
    CARD_CHEAPER_BY,
    CARD_INFILTRATED,
    CARD_SPACES,
    ICON_SPACES,
    LEADER_LANDSRAAD_DISCOUNT,
    LEADER_UNBLOCKED,
    MENTAT_SPACE,
    SPACE_COST,
    SPACE_ICON,
    SPACE_NEED,
    SPACE_NEED_LEVEL,
    SPACE_ONCE,
    SPACE_PARTS,
    SPACE_PRICE,
)
from landsraad.imperium.store import OP
from landsraad.imperium.words import (
    AGENTS,
    AT,
    ENVOY,
    HAND,
    INFLUENCE,
    LANDSRAAD,
    LEADER,
    MAX_SPACES,
    MENTAT_EXTRA,
    NO_SWORDMASTER,
    SELL_SPICE,
    SOLARI,
    SPACES,
    SPICE,
    SWORDMASTER,
    UNBLOCKED,
    V_AGENT,
    V_MOVE,
    VOICE_BOUND,
    VOICE_SPACE,
)
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table

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


def space_price(t: Table, seat: int, space: int, less_spice: int) -> int:
    """What the agent must pay; never below 0 (imperium 16.2, rise_of_ix 10.27)."""
    price = SPACE_PRICE[space]
    if SPACE_COST[space] == SOLARI and SPACE_ICON[space] == LANDSRAAD:
        price -= LEADER_LANDSRAAD_DISCOUNT[t.seats[seat][LEADER]]
        if space == MENTAT_SPACE[0]:
            price += t.shared[MENTAT_EXTRA]  # house_hagal 4.2
    elif SPACE_COST[space] == SPICE:
        price -= less_spice
    return max(0, price)


def sells_spice(space: int) -> bool:
    parts = SPACE_PARTS[space]
    return len(parts) == 1 and OP[parts[0]] == SELL_SPICE


def closed(t: Table, seat: int, space: int, less_spice: int, ignoring: int) -> int:
    """Why the seat cannot send an agent there, or OPEN (imperium 6.3.3 to 6.3.5)."""
    shared = t.shared
    counters = t.seats[seat]
    if shared[SPACES] >> space & 1 == 0:
        return NOT_IN_GAME
    here = shared[AT + space]
    for other in t.seats:
        if other[VOICE_SPACE] == space + 1 and other[VOICE_BOUND] >> seat & 1:
            return VOICE
    need = SPACE_NEED[space]
    if need >= 0 and counters[INFLUENCE + need] < SPACE_NEED_LEVEL[space]:
        return REQUIREMENT
    once = SPACE_ONCE[space]
    if once >= 0:
        if counters[once]:
            return ONCE
        if once == SWORDMASTER and shared[NO_SWORDMASTER]:
            return FORBIDDEN
    resource = SPACE_COST[space]
    if resource >= 0:
        if counters[resource] < space_price(t, seat, space, less_spice):
            return PRICE
    elif counters[SPICE] < LEAST_SALE and sells_spice(space):
        return PRICE
    if here and ignoring == BLOCKED_BY_ALL:
        if here >> (4 * seat) & 15:
            return OWN_AGENT
        return ENEMY_AGENT
    return OPEN


def fits(t: Table, seat: int, card: int) -> int:
    """The spaces whose icon the card has, a bit each; Dispatch an Envoy adds the factions' icons (imperium 17.31)."""
    spaces = CARD_SPACES[card]
    if t.seats[seat][ENVOY]:
        spaces |= ICON_SPACES[0] | ICON_SPACES[1] | ICON_SPACES[2] | ICON_SPACES[3]
    return spaces


def unblocked(t: Table, seat: int, card: int) -> int:
    """The spaces where enemy agents do not block the seat playing this card (rise_of_ix 8.5, 10.26)."""
    counters = t.seats[seat]
    if counters[UNBLOCKED]:
        return (1 << MAX_SPACES) - 1
    spaces = CARD_INFILTRATED[card]
    icons = LEADER_UNBLOCKED[counters[LEADER]]
    if icons:
        for icon in range(7):
            if icons >> icon & 1:
                spaces |= ICON_SPACES[icon]
    return spaces


def agent_options(t: Table, seat: int, options: list[int]) -> None:
    """Every card in hand with every space it can send an agent to (imperium 6.3)."""
    counters = t.seats[seat]
    hand = t.zones[HAND + seat]
    agents = counters[AGENTS]
    free = 0
    occupied = 0
    if agents:
        for space in range(MAX_SPACES):
            why = closed(t, seat, space, 0, BLOCKED_BY_ALL)
            if why == OPEN:
                free |= 1 << space
            elif why == ENEMY_AGENT:
                occupied |= 1 << space
    for place in range(len(hand)):
        card = hand[place]
        if hand.index(card) != place:
            continue
        if CARD_ANYWHERE[card]:
            anywhere_options(t, seat, card, options)
        elif agents:
            icons = fits(t, seat, card)
            spaces = icons & (free | occupied & unblocked(t, seat, card))
            cheaper = CARD_CHEAPER[card]
            if cheaper >= 0 and icons >> cheaper & 1:
                why = closed(t, seat, cheaper, CARD_CHEAPER_BY[card], BLOCKED_BY_ALL)
                if why == OPEN or (why == ENEMY_AGENT and unblocked(t, seat, card) >> cheaper & 1):
                    spaces |= 1 << cheaper
            space = 0
            while spaces:
                if spaces & 1:
                    options.append(pack(V_AGENT, card, space))
                spaces >>= 1
                space += 1


def anywhere_options(t: Table, seat: int, card: int, options: list[int]) -> None:
    """Kwisatz Haderach: an agent from the leader or from any space to any space (imperium 17.8, 17.26)."""
    goals = [space for space in range(MAX_SPACES) if closed(t, seat, space, 0, IGNORING_ALL) == OPEN]
    if t.seats[seat][AGENTS]:
        options.extend([pack(V_AGENT, card, goal) for goal in goals])
    for origin in range(MAX_SPACES):
        if t.shared[AT + origin] >> (4 * seat) & 15:
            options.extend([pack(V_MOVE, card, origin, goal) for goal in goals])
