"""Combat: Combat cards, the ranking, rewards, and what becomes of the units (imperium 10, rise_of_ix 6, 7)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CONFLICTS, FLAG_SPACES, SPACES, TILES
from landsraad.imperium.effects import open_group, open_parts
from landsraad.imperium.facts import next_clockwise, strength, units
from landsraad.imperium.gains import gain
from landsraad.imperium.intrigue import play_intrigue, playable_parts
from landsraad.imperium.rivals import combat_bonus, is_rival, ship_options
from landsraad.kernel.decisions import SPACE, TURN, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, ask, emit, pop, push
from landsraad.kernel.vecs import append, i64, vec

NO_PLACE: Final = -1
FOR_A_TIE: Final = 3  # added to a place that equals share


class Combat(Frame):
    """Each participant plays Combat cards or passes, until all have passed in a row (imperium 10.2, 10.12)."""

    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        if shared[w.PHASE] != w.COMBAT:
            shared[w.PHASE] = w.COMBAT
            shared[w.PASSES] = 0
            shared[w.PLAYED_NOW] = 0
            emit(t, e.COMBAT_BEGAN, 0, 0, 0, 0)
            other = shared[w.FIRST]
            for _step in range(len(t.seats)):
                if is_rival(t, other) and units(t.seats[other]):
                    combat_bonus(t, other)
                other = next_clockwise(t, other)
        seats = t.seats
        # Passes must be consecutive, and a card breaks the row even if it cost its player the last unit (10.2, 10.12).
        if shared[w.PLAYED_NOW] and (units(seats[seat]) or t.rules >= 2):
            shared[w.PASSES] = 0
        waiting = [other for other in range(len(seats)) if units(seats[other]) and not shared[w.PASSES] >> other & 1]
        if not waiting:
            pop(t)
            resolve_conflict(t)
        elif units(seats[seat]) == 0 or is_rival(t, seat) or not (len(t.zones[w.INTRIGUE + seat]) > 0 or t.ask_all):
            # Nothing to play, as everybody can see.
            pass_combat(t, seat)
        else:
            options = playable_parts(t, seat, w.FIGHT, vec[i64]())
            options = append(options, pack(w.V_PASS))
            ask(t, seat, TURN, options)

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_PLAY:
            t.shared[w.PLAYED_NOW] = 1
            play_intrigue(t, seat, action)
        elif t.shared[w.PLAYED_NOW]:  # having played at least one card is not passing
            t.shared[w.PLAYED_NOW] = 0
            amend(t, (seat + 1) % len(t.seats), _b, _c)
        else:
            emit(t, e.PASSED, seat, 0, 0, 0)
            pass_combat(t, seat)


def pass_combat(t: Table, seat: i64) -> None:
    t.shared[w.PASSES] |= 1 << seat
    t.shared[w.PLAYED_NOW] = 0
    amend(t, (seat + 1) % len(t.seats), 0, 0)


def place_of(strengths: vec[i64], seat: i64) -> i64:
    """Which reward a seat gets, 0, 1 or 2, or NO_PLACE: who ties goes a place down (imperium 10.4 to 10.6)."""
    mine = strengths[seat]
    stronger: i64 = 0
    tied = False
    for other in range(len(strengths)):
        if strengths[other] > mine:
            stronger += 1
        elif other != seat and strengths[other] == mine:
            tied = True
    place = stronger + 1 if tied else stronger
    # The third place is for four players, unless two who tie for the second one get it.
    if mine == 0 or place > 2 or (place == 2 and not tied and len(strengths) < 4):
        return NO_PLACE
    return place


def ranking(strengths: list[int]) -> list[tuple[int, int]]:
    """Who gets which reward, as (place, seat), for whoever tells of it."""
    row = vec[i64]([each for each in strengths])
    return sorted([(place_of(row, seat), seat) for seat in range(len(row)) if place_of(row, seat) != NO_PLACE])


def resolve_conflict(t: Table) -> None:
    """Make the ranking; from now on the Conflict is closed (imperium 10.10). Rewards come in order of place (10.7)."""
    number = len(t.seats)
    first = t.shared[w.FIRST]
    strengths = vec[i64]([strength(counters) for counters in t.seats])
    places = vec[i64]([place_of(strengths, seat) for seat in range(number)])
    for seat in range(number):
        if strengths[seat] > 0 and places[seat] == NO_PLACE:
            emit(t, e.TOOK_NOTHING, seat, strengths[seat], 0, 0)
    t.shared[w.CLOSED] = 1
    push(t, w.F_AFTER_COMBAT, 0, 0, 0)
    for place in range(2, -1, -1):
        for turn in range(number - 1, -1, -1):
            seat = (first + turn) % number
            if places[seat] == place:
                # Equals share a place, and only equals do.
                shared = len([other for other in places if other == place]) > 1
                push(t, w.F_REWARDS, seat, place + FOR_A_TIE if shared else place, 0)


class Rewards(Frame):
    """One seat takes one reward; the winner's may be interleaved with all that winning sets off (imperium 10.11)."""

    def step(self, t: Table, seat: i64, number: i64, _c: i64, /) -> None:
        pop(t)
        place = number % FOR_A_TIE
        counters = t.seats[seat]
        house_hagal = is_rival(t, seat) and t.shared[w.MODE] == w.TWO_PLAYERS
        parts = CONFLICTS[t.shared[w.BATTLE] - 1].rewards[place]
        if place and house_hagal:  # it gets no reward (house_hagal 6.4)
            emit(t, e.TOOK_NOTHING, seat, strength(counters), 0, 0)
            return
        if place:
            # Whether it is for a tie was decided with the ranking: since then a dreadnought may have left the winner.
            emit(t, e.TOOK_PLACE, seat, place, strength(counters), number // FOR_A_TIE)
            open_group(t, seat, parts, 0)
            return
        emit(t, e.WON_CONFLICT, seat, strength(counters), 0, 0)
        if counters[w.SHIPS_CONFLICT] > 0:
            push(t, w.F_PLACE_DREADNOUGHT, seat, 0, 0)
        if house_hagal:
            remove_control(t)
            return
        group = open_group(t, seat, parts, 1)
        for tile in t.zones[w.TILES + seat]:
            open_parts(t, group, seat, TILES[tile].win)
        if counters[w.PUSH]:
            gain(t, seat, w.SOLARI, counters[w.PUSH], 0)


def remove_control(t: Table) -> None:
    """House Hagal has won: a marker on the location goes (house_hagal 6.4, rise_of_ix 11.4.4)."""
    flag = CONFLICTS[t.shared[w.BATTLE] - 1].flag
    if flag >= 0 and t.shared[w.CONTROL + flag]:
        emit(t, e.REMOVED_CONTROL, t.shared[w.CONTROL + flag] - 1, flag, 0, 0)
        t.shared[w.CONTROL + flag] = 0


class PlaceDreadnought(Frame):
    """The winner must put a dreadnought on a location without one, or detonates it (rise_of_ix 7.1, 7.8)."""

    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if is_rival(t, seat):
            self.answer(t, seat, _b, _c, ship_options(t, seat)[0])
            return
        options = vec[i64]([pack(w.V_SPACE, FLAG_SPACES[flag]) for flag in range(3) if t.shared[w.SHIP_AT + flag] == 0])
        for tile in t.zones[w.TILES + seat]:
            if TILES[tile].detonates:
                options = append(options, pack(w.V_TILE, tile))
        ask(t, seat, SPACE, options)

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        counters = t.seats[seat]
        counters[w.SHIPS_CONFLICT] -= 1
        if verb_of(action) == w.V_TILE:
            counters[w.SHIPS_SUPPLY] += 1
            emit(t, e.USED_TILE, seat, first_of(action), 0, 0)
            emit(t, e.RETURNED_SHIP, seat, 0, 0, 0)
            gain(t, seat, w.POINTS, 1, w.TILE_KIND * w.KIND_STEP + first_of(action))
        else:
            flag = SPACES[first_of(action)].flag
            t.shared[w.SHIP_AT + flag] = seat + 1
            emit(t, e.PLACED_SHIP, seat, flag, 0, 0)


class AfterCombat(Frame):
    """Troops to supply, dreadnoughts to the garrison; those on locations since last round leave (rise_of_ix 7.3)."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        shared = t.shared
        for counters in t.seats:
            counters[w.SUPPLY] += counters[w.CONFLICT]
            counters[w.CONFLICT] = 0
            counters[w.SHIPS_GARRISON] += counters[w.SHIPS_CONFLICT]
            counters[w.SHIPS_CONFLICT] = 0
            counters[w.SWORDS] = 0
            counters[w.PUSH] = 0
        for flag in range(3):
            owner = shared[w.SHIP_AT + flag]
            if owner and shared[w.SHIP_OLD + flag]:
                shared[w.SHIP_AT + flag] = 0
                shared[w.SHIP_OLD + flag] = 0
                t.seats[owner - 1][w.SHIPS_GARRISON] += 1
                emit(t, e.SHIP_CAME_HOME, owner - 1, flag, 0, 0)
            elif owner:
                shared[w.SHIP_OLD + flag] = 1
        shared[w.CLOSED] = 0
        push(t, w.F_MAKERS, 0, 0, 0)
