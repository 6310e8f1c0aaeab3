"""What comes to a seat and sets nothing off: resources, points, units, Intrigue cards. Rivals spend theirs at once."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import (
    CONFLICT_TIER,
    LEADER_SOLARI_BONUS,
    SPACE_HARVEST,
    SPACE_MAKER,
    TILE_RIVAL_USE,
    TILE_USE,
)
from landsraad.imperium.facts import clockwise
from landsraad.imperium.store import KIDS, OP, OWNER, A, B
from landsraad.imperium.words import (
    ACTIVE,
    AGENTS,
    BATTLE,
    BONUS,
    COMMISSIONED,
    CONFLICT,
    COST_FLIP,
    COST_RESOURCE,
    COST_TRASH_TILE,
    FLIPPED,
    GAIN,
    GAINED,
    GARRISON,
    INTRIGUE,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    IX,
    KIND_STEP,
    LEADER,
    MENTAT,
    MODE,
    PERSUASION,
    POINTS,
    RECRUITED,
    RIVAL,
    RIVAL_FOR_POINTS,
    SHIPS_CONFLICT,
    SHIPS_GARRISON,
    SHIPS_SUPPLY,
    SOLARI,
    SOLO,
    SPACE_KIND,
    SPICE,
    SUPPLY,
    SWORD_CARDS,
    SWORDS,
    TILE_TRASH,
    TILES,
    TROOPS,
    WATER,
)
from landsraad.kernel.chance import below, shuffle
from landsraad.kernel.table import Table, emit


def gain(t: Table, seat: int, counter: int, amount: int, component: int) -> None:
    counters = t.seats[seat]
    if counters[RIVAL]:
        if t.shared[MODE] == SOLO:  # House Hagal of a two-player game collects nothing (house_hagal 6.3)
            counters[counter] += amount
            emit(t, e.GAINED_SOME, seat, counter, amount, component)
            rival_spend(t, seat)
        return
    if counter == SOLARI and amount > 0 and t.shared[ACTIVE] == seat + 1:
        amount += LEADER_SOLARI_BONUS[counters[LEADER]]  # rise_of_ix 10.8
    counters[counter] += amount
    if counter == PERSUASION:
        counters[GAINED] += amount
    emit(t, e.GAINED_SOME, seat, counter, amount, component)


def score(t: Table, seat: int, amount: int, component: int) -> None:
    """A point of influence or an Alliance, won or lost; House Hagal never has any (house_hagal 6.3)."""
    if t.seats[seat][RIVAL] and t.shared[MODE] != SOLO:
        return
    t.seats[seat][POINTS] += amount
    if amount > 0:
        emit(t, e.GAINED_SOME, seat, POINTS, amount, component)
    else:
        emit(t, e.LOST_POINT, seat, component, 0, 0)


def give_swords(t: Table, seat: int, amount: int, serial: int, component: int) -> None:
    counters = t.seats[seat]
    counters[SWORDS] += amount
    if serial and amount:
        counters[SWORD_CARDS] |= 1 << serial
    emit(t, e.GAINED_SOME, seat, SWORDS, amount, component)


def harvest(t: Table, seat: int, space: int, less: int) -> None:
    """The base spice of a Maker space and all bonus spice lying there (imperium 7.2)."""
    maker = SPACE_MAKER[space]
    amount = SPACE_HARVEST[space] + t.shared[BONUS + maker] - less
    t.shared[BONUS + maker] = 0
    if amount:
        gain(t, seat, SPICE, amount, SPACE_KIND * KIND_STEP + space)


# --- units ---------------------------------------------------------------------------------------------------------


def recruit(t: Table, seat: int, amount: int) -> int:
    """From the supply to the garrison, as many as are there (imperium 9.2)."""
    counters = t.seats[seat]
    recruited = min(amount, counters[SUPPLY])
    counters[SUPPLY] -= recruited
    counters[GARRISON] += recruited
    if t.shared[ACTIVE] == seat + 1:
        counters[RECRUITED] += recruited
    if recruited:
        emit(t, e.RECRUITED_TROOPS, seat, recruited, 0, 0)
    return recruited


def commission(t: Table, seat: int) -> None:
    counters = t.seats[seat]
    counters[SHIPS_SUPPLY] -= 1
    counters[SHIPS_GARRISON] += 1
    if t.shared[ACTIVE] == seat + 1:
        counters[COMMISSIONED] += 1
    emit(t, e.COMMISSIONED_SHIP, seat, 0, 0, 0)


def retreat(t: Table, seat: int, troops: int, ships: int) -> None:
    counters = t.seats[seat]
    counters[CONFLICT] -= troops
    counters[GARRISON] += troops
    counters[SHIPS_CONFLICT] -= ships
    counters[SHIPS_GARRISON] += ships
    if troops or ships:
        emit(t, e.RETREATED, seat, troops, ships, 0)


def take_mentat(t: Table, seat: int) -> None:
    """Only ever from its own space (imperium 7.7)."""
    if t.shared[MENTAT] == 0:
        t.shared[MENTAT] = seat + 1
        t.seats[seat][AGENTS] += 1
        emit(t, e.TOOK_MENTAT, seat, 0, 0, 0)


# --- Intrigue cards ------------------------------------------------------------------------------------------------


def draw_intrigue(t: Table, seat: int, amount: int) -> None:
    """An exhausted deck is made anew from the discard pile (imperium 14.2, 14.7)."""
    deck = t.zones[INTRIGUE_DECK]
    hand = t.zones[INTRIGUE + seat]
    drawn = 0
    while drawn < amount:
        if not deck:
            discard = t.zones[INTRIGUE_DISCARD]
            if not discard:
                break
            deck.extend(discard)
            discard.clear()
            shuffle(t, deck)
        card = deck.pop()
        hand.append(card)
        drawn += 1
        emit(t, e.DREW_INTRIGUE_CARD, seat, card, 0, 0)
    if drawn:
        emit(t, e.DREW_INTRIGUE, seat, drawn, 0, 0)
    if t.seats[seat][RIVAL]:
        rival_spend(t, seat)


def steal_intrigue(t: Table, seat: int) -> None:
    """Each opponent with four or more gives one at random, clockwise (imperium 7.9, 14.6)."""
    for victim in victims(t, seat):
        theirs = t.zones[INTRIGUE + victim]
        card = theirs.pop(below(t, len(theirs)))
        t.zones[INTRIGUE + seat].append(card)
        emit(t, e.STOLE_INTRIGUE, seat, victim, 0, 0)
        emit(t, e.LOST_INTRIGUE_CARD, victim, card, 0, 0)
        emit(t, e.DREW_INTRIGUE_CARD, seat, card, victim + 1, 0)


def victims(t: Table, seat: int) -> list[int]:
    """Whom a theft of Intrigue cards would hit now."""
    return [other for other in clockwise(t, seat) if len(t.zones[INTRIGUE + other]) >= 4]


# --- Rivals --------------------------------------------------------------------------------------------------------


def rival_spend(t: Table, seat: int) -> None:
    """As soon as a Rival has a set it spends it for a point (house_hagal 4.6, rise_of_ix 11.6.3, 11.6.7)."""
    counters = t.seats[seat]
    hand = t.zones[INTRIGUE + seat]
    while len(hand) >= 3:
        for _spent in range(3):
            t.zones[INTRIGUE_DISCARD].append(hand.pop())
        counters[POINTS] += 1
        emit(t, e.SPENT_FOR_POINT, seat, -1, 3, 0)
    for counter, amount in ((WATER, 3), (SOLARI, 7), (SPICE, 7)):
        if counter == SPICE and t.shared[IX] and CONFLICT_TIER[t.shared[BATTLE] - 1] != 3:
            continue
        while counters[counter] >= amount:
            counters[counter] -= amount
            counters[POINTS] += 1
            emit(t, e.SPENT_FOR_POINT, seat, counter, amount, 0)
    if t.shared[ACTIVE] == seat + 1:
        for tile in t.zones[TILES + seat][:]:
            if TILE_RIVAL_USE[tile] == RIVAL_FOR_POINTS and counters[SPICE] >= B[KIDS[KIDS[TILE_USE[tile]][0]][0]]:
                use_tile(t, seat, tile)


def use_tile(t: Table, seat: int, tile: int) -> None:
    """A Rival pays for a tile and gets its effect; it never discards (rise_of_ix 11.6.5)."""
    counters = t.seats[seat]
    price, effect = KIDS[TILE_USE[tile]]
    emit(t, e.USED_TILE, seat, tile, 0, 0)
    for part in KIDS[price]:
        if OP[part] == COST_RESOURCE:
            counters[A[part]] -= B[part]
            emit(t, e.PAID, seat, A[part], B[part], OWNER[part])
        elif OP[part] == COST_FLIP:
            counters[FLIPPED] |= 1 << tile
        elif OP[part] == COST_TRASH_TILE:
            t.zones[TILES + seat].remove(tile)
            t.zones[TILE_TRASH].append(tile)
    if OP[effect] == TROOPS:
        recruit(t, seat, A[effect])
    elif OP[effect] == GAIN:
        gain(t, seat, A[effect], B[effect], OWNER[effect])
