"""What comes to a seat and sets nothing off: resources, points, units, Intrigue cards. Rivals spend theirs at once."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CONFLICTS, LEADERS, SPACES, TILES
from landsraad.imperium.conditions import unpayable
from landsraad.imperium.expansions import expansions_of
from landsraad.imperium.facts import clockwise
from landsraad.imperium.store import KIDS, OP, OWNER, A, B
from landsraad.kernel.bits import bit
from landsraad.kernel.chance import below
from landsraad.kernel.known import learn_card, only_for
from landsraad.kernel.piles import draw_to, move_all, put, shuffle_pile, take, take_at, take_out
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64


def gain(t: Table, seat: i64, counter: i64, amount: i64, component: i64) -> None:
    counters = t.seats[seat]
    if counters[w.RIVAL]:
        if t.shared[w.MODE] == w.SOLO:  # House Hagal of a two-player game collects nothing (house_hagal 6.3)
            counters[counter] += amount
            emit(t, e.GAINED_SOME, seat, counter, amount, component)
            rival_spend(t, seat)
        return
    if counter == w.SOLARI and amount > 0 and t.shared[w.ACTIVE] == seat + 1:
        amount += LEADERS[counters[w.LEADER]].solari_bonus  # rise_of_ix 10.8
    counters[counter] += amount
    if counter == w.PERSUASION:
        counters[w.GAINED] += amount
    emit(t, e.GAINED_SOME, seat, counter, amount, component)


def score(t: Table, seat: i64, amount: i64, component: i64) -> None:
    """A point of influence or an Alliance, won or lost; House Hagal never has any (house_hagal 6.3)."""
    if t.seats[seat][w.RIVAL] and t.shared[w.MODE] != w.SOLO:
        return
    t.seats[seat][w.POINTS] += amount
    if amount > 0:
        emit(t, e.GAINED_SOME, seat, w.POINTS, amount, component)
    else:
        emit(t, e.LOST_POINT, seat, component, 0, 0)


def give_swords(t: Table, seat: i64, amount: i64, serial: i64, component: i64) -> None:
    counters = t.seats[seat]
    counters[w.SWORDS] += amount
    if serial and amount:
        counters[w.SWORD_CARDS] |= bit(serial)
    emit(t, e.GAINED_SOME, seat, w.SWORDS, amount, component)


def harvest(t: Table, seat: i64, space: i64, less: i64) -> None:
    """The base spice of a Maker space and all bonus spice lying there (imperium 7.2)."""
    maker = SPACES[space].maker
    amount = SPACES[space].harvest + t.shared[w.BONUS + maker] - less
    t.shared[w.BONUS + maker] = 0
    if amount:
        gain(t, seat, w.SPICE, amount, w.SPACE_KIND * w.KIND_STEP + space)


# --- units ---------------------------------------------------------------------------------------------------------


def recruit(t: Table, seat: i64, amount: i64) -> i64:
    """From the supply to the garrison, as many as are there (imperium 9.2)."""
    counters = t.seats[seat]
    recruited = min(amount, counters[w.SUPPLY])
    counters[w.SUPPLY] -= recruited
    counters[w.GARRISON] += recruited
    if t.shared[w.ACTIVE] == seat + 1:
        counters[w.RECRUITED] += recruited
    if recruited:
        emit(t, e.RECRUITED_TROOPS, seat, recruited, 0, 0)
    return recruited


def commission(t: Table, seat: i64) -> None:
    counters = t.seats[seat]
    counters[w.SHIPS_SUPPLY] -= 1
    counters[w.SHIPS_GARRISON] += 1
    if t.shared[w.ACTIVE] == seat + 1:
        counters[w.COMMISSIONED] += 1
    emit(t, e.COMMISSIONED_SHIP, seat, 0, 0, 0)


def retreat(t: Table, seat: i64, troops: i64, ships: i64) -> None:
    counters = t.seats[seat]
    counters[w.CONFLICT] -= troops
    counters[w.GARRISON] += troops
    counters[w.SHIPS_CONFLICT] -= ships
    counters[w.SHIPS_GARRISON] += ships
    if troops or ships:
        emit(t, e.RETREATED, seat, troops, ships, 0)


def lose_troops(t: Table, seat: i64, troops: i64, place: i64) -> None:
    """From the garrison or the Conflict (PLACE_NAMES) to the supply."""
    t.seats[seat][w.CONFLICT if place == w.IN_CONFLICT else w.GARRISON] -= troops
    t.seats[seat][w.SUPPLY] += troops
    emit(t, e.LOST_TROOPS, seat, troops, place, 0)


def pays_by_itself(t: Table, seat: i64, part: i64) -> bool:
    """Pay a part of a cost that leaves no choice: a resource, or the tile that it is printed on."""
    counters = t.seats[seat]
    tile = OWNER[part] % w.KIND_STEP
    if OP[part] == w.COST_RESOURCE:
        counters[A[part]] -= B[part]
        emit(t, e.PAID, seat, A[part], B[part], OWNER[part])
    elif OP[part] == w.COST_FLIP:
        counters[w.FLIPPED] |= 1 << tile
    elif OP[part] == w.COST_TRASH_TILE:
        take_out(t, w.TILES + seat, tile)
        put(t, w.TILE_TRASH, tile)
    else:
        return False
    return True


def take_mentat(t: Table, seat: i64) -> None:
    """Only ever from its own space (imperium 7.7)."""
    if t.shared[w.MENTAT] == 0:
        t.shared[w.MENTAT] = seat + 1
        t.seats[seat][w.AGENTS] += 1
        emit(t, e.TOOK_MENTAT, seat, 0, 0, 0)


# --- Intrigue cards ------------------------------------------------------------------------------------------------


def draw_intrigue(t: Table, seat: i64, amount: i64) -> None:
    """An exhausted deck is made anew from the discard pile (imperium 14.2, 14.7)."""
    drawn: i64 = 0
    while drawn < amount:
        if len(t.zones[w.INTRIGUE_DECK]) == 0:
            if len(t.zones[w.INTRIGUE_DISCARD]) == 0:
                break
            move_all(t, w.INTRIGUE_DISCARD, w.INTRIGUE_DECK)
            shuffle_pile(t, w.INTRIGUE_DECK)
        card = draw_to(t, w.INTRIGUE_DECK, w.INTRIGUE + seat, seat)
        drawn += 1
        emit(t, e.DREW_INTRIGUE_CARD, seat, card, 0, 0)
    if drawn:
        emit(t, e.DREW_INTRIGUE, seat, drawn, 0, 0)
    if t.seats[seat][w.RIVAL]:
        rival_spend(t, seat)


def steal_intrigue(t: Table, seat: i64) -> None:
    """Each opponent with four or more gives one at random, clockwise (imperium 7.9, 14.6)."""
    for victim in victims(t, seat):
        card = take_at(t, w.INTRIGUE + victim, below(t, len(t.zones[w.INTRIGUE + victim])))
        put(t, w.INTRIGUE + seat, card)
        only_for(t, w.INTRIGUE + victim, 1 << seat)  # others have not seen which one is gone
        learn_card(t, w.INTRIGUE + seat, card, 1 << victim)
        emit(t, e.STOLE_INTRIGUE, seat, victim, 0, 0)
        emit(t, e.LOST_INTRIGUE_CARD, victim, card, 0, 0)
        emit(t, e.DREW_INTRIGUE_CARD, seat, card, victim + 1, 0)


def victims(t: Table, seat: i64) -> list[int]:
    """Whom a theft of Intrigue cards would hit now."""
    return [other for other in clockwise(t, seat) if len(t.zones[w.INTRIGUE + other]) >= 4]


def gain_effect(t: Table, seat: i64, part: i64) -> None:
    """What an effect gives that is nothing but a gain: troops, Intrigue cards, resources or points."""
    if OP[part] == w.TROOPS:
        recruit(t, seat, A[part])
    elif OP[part] == w.DRAW_INTRIGUE:
        draw_intrigue(t, seat, A[part])
    else:
        gain(t, seat, A[part], B[part], OWNER[part])


# --- Rivals --------------------------------------------------------------------------------------------------------


def rival_spend(t: Table, seat: i64) -> None:
    """As soon as a Rival has a set it spends it for a point (house_hagal 4.6, rise_of_ix 11.6.3, 11.6.7)."""
    counters = t.seats[seat]
    while len(t.zones[w.INTRIGUE + seat]) >= 3:
        for _spent in range(3):
            put(t, w.INTRIGUE_DISCARD, take(t, w.INTRIGUE + seat))
        counters[w.POINTS] += 1
        emit(t, e.SPENT_FOR_POINT, seat, -1, 3, 0)
    for counter, amount in ((w.WATER, 3), (w.SOLARI, 7), (w.SPICE, 7)):
        if counter == w.SPICE and CONFLICTS[t.shared[w.BATTLE] - 1].tier != 3 and w.RISE_OF_IX in expansions_of(t):
            continue
        while counters[counter] >= amount:
            counters[counter] -= amount
            counters[w.POINTS] += 1
            emit(t, e.SPENT_FOR_POINT, seat, counter, amount, 0)
    if t.shared[w.ACTIVE] == seat + 1:
        use_rival_tiles(t, seat, w.RIVAL_FOR_POINTS)


def usable_tiles(t: Table, seat: i64, moment: i64) -> list[int]:
    """The tiles that a Rival uses at such a moment and can pay for now."""
    tiles = [tile for tile in t.zones[w.TILES + seat] if TILES[tile].rival_use == moment]
    return [tile for tile in tiles if not unpayable(t, seat, KIDS[TILES[tile].use][0])]


def use_rival_tiles(t: Table, seat: i64, moment: i64) -> None:
    for tile in usable_tiles(t, seat, moment):
        use_tile(t, seat, tile)


def use_tile(t: Table, seat: i64, tile: i64) -> None:
    """A Rival pays for a tile and gets its effect; it never discards (rise_of_ix 11.6.5)."""
    price, effect = KIDS[TILES[tile].use]
    emit(t, e.USED_TILE, seat, tile, 0, 0)
    for part in KIDS[price]:
        pays_by_itself(t, seat, part)
    gain_effect(t, seat, effect)
