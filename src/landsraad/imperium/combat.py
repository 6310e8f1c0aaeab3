"""Combat: Combat cards, the ranking, rewards, and what becomes of the units (imperium 10, rise_of_ix 6, 7)."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import (
    CONFLICT_FLAG,
    CONFLICT_REWARDS,
    FLAG_SPACES,
    SPACE_FLAG,
    TILE_DETONATES,
    TILE_WIN,
)
from landsraad.imperium.effects import open_group, open_part
from landsraad.imperium.facts import clockwise, strength, units
from landsraad.imperium.gains import gain
from landsraad.imperium.intrigue import play_intrigue, playable_parts
from landsraad.imperium.rivals import combat_bonus, is_rival, ship_options
from landsraad.imperium.words import (
    BATTLE,
    CLOSED,
    COMBAT,
    CONFLICT,
    CONTROL,
    F_AFTER_COMBAT,
    F_MAKERS,
    F_PLACE_SHIP,
    F_REWARDS,
    FIGHT,
    FIRST,
    INTRIGUE,
    KIND_STEP,
    MODE,
    PASSES,
    PHASE,
    PLAYED_NOW,
    POINTS,
    PUSH,
    SHIP_AT,
    SHIP_OLD,
    SHIPS_CONFLICT,
    SHIPS_GARRISON,
    SHIPS_SUPPLY,
    SOLARI,
    SUPPLY,
    SWORDS,
    TILE_KIND,
    TILES,
    TWO_PLAYERS,
    V_PASS,
    V_PLAY,
    V_SPACE,
    V_TILE,
)
from landsraad.kernel.decisions import SPACE, TURN, first_of, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push


def step_combat(t: Table) -> None:
    """Each participant plays Combat cards or passes, until all have passed in a row (imperium 10.2, 10.12)."""
    shared = t.shared
    if shared[PHASE] != COMBAT:
        shared[PHASE] = COMBAT
        shared[PASSES] = 0
        shared[PLAYED_NOW] = 0
        emit(t, e.COMBAT_BEGAN, 0, 0, 0, 0)
        for other in [shared[FIRST], *clockwise(t, shared[FIRST])]:
            if is_rival(t, other) and units(t.seats[other]):
                combat_bonus(t, other)
    seats = t.seats
    seat = t.pending[-3]
    # Passes must be consecutive, and a card breaks the row even if it has cost its player the last unit (10.2, 10.12).
    if shared[PLAYED_NOW] and (units(seats[seat]) or t.rules >= 2):
        shared[PASSES] = 0
    waiting = False
    for other in range(len(seats)):
        if units(seats[other]) and shared[PASSES] >> other & 1 == 0:
            waiting = True
    if not waiting:
        pop(t)
        resolve_conflict(t)
    elif units(seats[seat]) == 0 or is_rival(t, seat) or not (t.zones[INTRIGUE + seat] or t.ask_all):
        # Nothing to play, as everybody can see.
        pass_combat(t, seat)
    else:
        options: list[int] = []
        playable_parts(t, seat, FIGHT, options)
        options.append(pack(V_PASS))
        ask(t, seat, TURN, options)


def pass_combat(t: Table, seat: int) -> None:
    t.shared[PASSES] |= 1 << seat
    t.shared[PLAYED_NOW] = 0
    t.pending[-3] = (seat + 1) % len(t.seats)


def answer_combat(t: Table, action: int) -> None:
    seat = t.pending[-3]
    if verb_of(action) == V_PLAY:
        t.shared[PLAYED_NOW] = 1
        play_intrigue(t, seat, action)
    elif t.shared[PLAYED_NOW]:  # having played at least one card is not passing
        t.shared[PLAYED_NOW] = 0
        t.pending[-3] = (seat + 1) % len(t.seats)
    else:
        emit(t, e.PASSED, seat, 0, 0, 0)
        pass_combat(t, seat)


def ranking(strengths: list[int]) -> list[tuple[int, int]]:
    """Who gets which reward, as (place, seat) with places 0, 1, 2 (imperium 10.4 to 10.6)."""
    levels = sorted({value for value in strengths if value > 0}, reverse=True)
    tied = [[seat for seat, value in enumerate(strengths) if value == level] for level in levels]
    four = len(strengths) == 4
    places: list[tuple[int, int]] = []
    if not tied:
        return places
    if len(tied[0]) > 1:
        places.extend([(1, seat) for seat in tied[0]])
        if four and len(tied[0]) == 2 and len(tied) > 1 and len(tied[1]) == 1:
            places.append((2, tied[1][0]))
        return places
    places.append((0, tied[0][0]))
    if len(tied) > 1:
        if len(tied[1]) > 1:
            places.extend([(2, seat) for seat in tied[1]])
        else:
            places.append((1, tied[1][0]))
            if four and len(tied) > 2 and len(tied[2]) == 1:
                places.append((2, tied[2][0]))
    return places


def resolve_conflict(t: Table) -> None:
    """Make the ranking; from now on the Conflict is closed (imperium 10.10). Rewards come in order of place (10.7)."""
    number = len(t.seats)
    first = t.shared[FIRST]
    strengths = [strength(counters) for counters in t.seats]
    places = ranking(strengths)
    rewarded = [seat for _, seat in places]
    for seat in range(number):
        if strengths[seat] > 0 and seat not in rewarded:
            emit(t, e.TOOK_NOTHING, seat, strengths[seat], 0, 0)
    t.shared[CLOSED] = 1
    push(t, F_AFTER_COMBAT, 0, 0, 0)
    order = sorted([place * number + (seat - first) % number for place, seat in places], reverse=True)
    for key in order:
        push(t, F_REWARDS, (key % number + first) % number, key // number, 0)


def step_rewards(t: Table) -> None:
    """One seat takes one reward; the winner's may be interleaved with all that winning sets off (imperium 10.11)."""
    seat = t.pending[-3]
    place = t.pending[-2]
    pop(t)
    counters = t.seats[seat]
    if is_rival(t, seat) and t.shared[MODE] == TWO_PLAYERS:
        house_hagal_places(t, seat, place)
        return
    parts = CONFLICT_REWARDS[t.shared[BATTLE] - 1][place]
    if place:
        mine = strength(counters)
        tied = [other for other in t.seats if strength(other) == mine]
        emit(t, e.TOOK_PLACE, seat, place, mine, 1 if len(tied) > 1 else 0)
        open_group(t, seat, parts, 0)
        return
    emit(t, e.WON_CONFLICT, seat, strength(counters), 0, 0)
    if counters[SHIPS_CONFLICT] > 0:
        push(t, F_PLACE_SHIP, seat, 0, 0)
    open_group(t, seat, parts, 1)
    group = t.pending[-2]
    for tile in t.zones[TILES + seat]:
        for part in TILE_WIN[tile]:
            open_part(t, group, seat, part, 0)
    if counters[PUSH]:
        gain(t, seat, SOLARI, counters[PUSH], 0)


def house_hagal_places(t: Table, seat: int, place: int) -> None:
    """House Hagal gets no reward; if it wins, a marker on the location goes (house_hagal 6.4, rise_of_ix 11.4.4)."""
    if place:
        emit(t, e.TOOK_NOTHING, seat, strength(t.seats[seat]), 0, 0)
        return
    emit(t, e.WON_CONFLICT, seat, strength(t.seats[seat]), 0, 0)
    if t.seats[seat][SHIPS_CONFLICT] > 0:
        push(t, F_PLACE_SHIP, seat, 0, 0)
    flag = CONFLICT_FLAG[t.shared[BATTLE] - 1]
    if flag >= 0 and t.shared[CONTROL + flag]:
        emit(t, e.REMOVED_CONTROL, t.shared[CONTROL + flag] - 1, flag, 0, 0)
        t.shared[CONTROL + flag] = 0


def step_place_ship(t: Table) -> None:
    """The winner must put a dreadnought on a location without one, or detonates it (rise_of_ix 7.1, 7.8)."""
    seat = t.pending[-3]
    if is_rival(t, seat):
        answer_place_ship(t, ship_options(t, seat)[0])
        return
    options = [pack(V_SPACE, FLAG_SPACES[flag]) for flag in range(3) if t.shared[SHIP_AT + flag] == 0]
    for tile in t.zones[TILES + seat]:
        if TILE_DETONATES[tile]:
            options.append(pack(V_TILE, tile))
    ask(t, seat, SPACE, options)


def answer_place_ship(t: Table, action: int) -> None:
    seat = t.pending[-3]
    pop(t)
    counters = t.seats[seat]
    counters[SHIPS_CONFLICT] -= 1
    if verb_of(action) == V_TILE:
        counters[SHIPS_SUPPLY] += 1
        emit(t, e.USED_TILE, seat, first_of(action), 0, 0)
        emit(t, e.RETURNED_SHIP, seat, 0, 0, 0)
        gain(t, seat, POINTS, 1, TILE_KIND * KIND_STEP + first_of(action))
    else:
        flag = SPACE_FLAG[first_of(action)]
        t.shared[SHIP_AT + flag] = seat + 1
        t.shared[SHIP_OLD + flag] = 0
        emit(t, e.PLACED_SHIP, seat, flag, 0, 0)


def step_after_combat(t: Table) -> None:
    """Troops to supply, dreadnoughts to the garrison; those on locations since last round leave (rise_of_ix 7.3)."""
    pop(t)
    shared = t.shared
    for counters in t.seats:
        counters[SUPPLY] += counters[CONFLICT]
        counters[CONFLICT] = 0
        counters[SHIPS_GARRISON] += counters[SHIPS_CONFLICT]
        counters[SHIPS_CONFLICT] = 0
        counters[SWORDS] = 0
        counters[PUSH] = 0
    for flag in range(3):
        owner = shared[SHIP_AT + flag]
        if owner and shared[SHIP_OLD + flag]:
            shared[SHIP_AT + flag] = 0
            shared[SHIP_OLD + flag] = 0
            t.seats[owner - 1][SHIPS_GARRISON] += 1
            emit(t, e.SHIP_CAME_HOME, owner - 1, flag, 0, 0)
        elif owner:
            shared[SHIP_OLD + flag] = 1
    shared[CLOSED] = 0
    push(t, F_MAKERS, 0, 0, 0)
