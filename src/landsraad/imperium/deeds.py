"""The small deeds everything else is made of: gaining, drawing, recruiting, deploying, discarding, trashing."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import (
    CARD_FACTIONS,
    CARD_ON_TRASH,
    CARD_RESERVE,
    CARD_REVEAL,
    CARD_UNLOAD,
    CONFLICT_TIER,
    LEADER_COUNCIL,
    LEADER_MASTERSTROKE,
    LEADER_SHIP_STRENGTH,
    LEADER_SOLARI_BONUS,
    SPACE_HARVEST,
    SPACE_MAKER,
    SPICE_MUST_FLOW,
    TILE_RIVAL_USE,
    TILE_TRANSPORTS,
    TILE_USE,
)
from landsraad.imperium.words import (
    ACQUIRE_TO_TOP,
    ACTIVE,
    ADD_FACTION_ICONS,
    AGENTS,
    ALL,
    ALLOW_PASS,
    ANOTHER_TURN,
    AT,
    BANKERS,
    BATTLE,
    BONUS,
    BUILT_IN,
    CARD_KIND,
    CHARISMA,
    CHEAPER,
    CLOSED,
    COMMISSIONED,
    CONFLICT,
    CONTROL,
    CONTROL_LOCATION,
    COST_FLIP,
    COST_RESOURCE,
    COST_TRASH_TILE,
    COUNCIL,
    DECK,
    DEPLOYED_TROOPS,
    DEPLOYED_UNITS,
    DISCARD,
    DIVIDENDS,
    EACH_OPPONENT,
    ENVOY,
    EXTRA_TURN,
    F_FLUSH,
    F_GROUP,
    F_TURN,
    FIRST,
    FLIPPED,
    GAIN,
    GAINED,
    GARRISON,
    HAND,
    HARVEST_AGAIN,
    IGNORE_ENEMIES,
    IN_GARRISON,
    INTRIGUE,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    IX,
    KIND_STEP,
    LEADER,
    MASTERSTROKE,
    MAY_PASS,
    MENTAT,
    MENTAT_NEXT,
    MENTAT_PIECE,
    MODE,
    PER,
    PERSUASION,
    PERSUASION_LATER,
    PLAYED,
    POINTS,
    PUSH,
    RECRUITED,
    RECRUITING,
    RESERVE,
    RETREATS_SHIP,
    REVEAL_TURN,
    REVEALED,
    RIVAL,
    RIVAL_FOR_POINTS,
    SEAT_PIECE,
    SERIAL,
    SHIPS_CONFLICT,
    SHIPS_GARRISON,
    SHIPS_SUPPLY,
    SOLARI,
    SOLARI_IF_WON,
    SOLO,
    SPACE_KIND,
    SPICE,
    STAGE,
    STEAL_INTRIGUE,
    SUPPLY,
    SWORD_CARDS,
    SWORDMASTER,
    SWORDMASTER_PIECE,
    SWORDS,
    TAKE,
    TILE_TRASH,
    TILES,
    TRASH,
    TROOPS,
    TURN_GROUP,
    TWO_PLAYERS,
    UNBLOCKED,
    VISITED,
    WATER,
)
from landsraad.kernel.chance import below, shuffle
from landsraad.kernel.effects import KIDS, OP, OWNER, A, B
from landsraad.kernel.table import FRAME, Table, emit, push


def own_turn(t: Table, seat: int) -> bool:
    return t.shared[ACTIVE] == seat + 1


def revealing(t: Table, seat: int) -> bool:
    return t.shared[ACTIVE] == seat + 1 and t.shared[STAGE] == REVEAL_TURN


def units(counters: list[int]) -> int:
    return counters[CONFLICT] + counters[SHIPS_CONFLICT]


def strength(counters: list[int]) -> int:
    """2 a troop, 3 a dreadnought (4 for Rhombur), 1 a sword; 0 without a unit (imperium 6.4.3, rise_of_ix 6.4)."""
    if counters[CONFLICT] + counters[SHIPS_CONFLICT] == 0:
        return 0
    ships = counters[SHIPS_CONFLICT] * (3 if counters[RIVAL] else LEADER_SHIP_STRENGTH[counters[LEADER]])
    return 2 * counters[CONFLICT] + ships + counters[SWORDS]


def agents_at(t: Table, seat: int, space: int) -> int:
    return (t.shared[AT + space] >> (4 * seat)) & 15


def owns_tile(t: Table, seat: int, kind: list[bool]) -> bool:
    """Whether a tile of the seat has a certain passive ability."""
    return any(kind[tile] for tile in t.zones[TILES + seat])


# --- the agenda: effects that wait for their owner to order them -------------------------------------------------

# An item is (group, node, serial, memory).


def open_part(t: Table, group: int, seat: int, part: int, serial: int) -> None:
    """A printed effect becomes available: what can only help happens at once, the rest waits in the agenda."""
    op = OP[part]
    if op < BUILT_IN and op != PER:
        perform(t, seat, part, serial)
    elif op == ALL and at_once(part):
        for kid in KIDS[part]:
            perform(t, seat, kid, serial)
    else:
        agenda = t.agenda
        agenda.append(group)
        agenda.append(part)
        agenda.append(serial)
        agenda.append(0)


def at_once(part: int) -> bool:
    """Several effects in one step, none of which asks anything."""
    return all(OP[kid] < BUILT_IN and OP[kid] != PER for kid in KIDS[part])


def open_group(t: Table, seat: int, parts: list[int], winner: int) -> None:
    """Effects to be resolved completely before anything else goes on (imperium 3.13)."""
    group = len(t.pending) + 1
    push(t, F_GROUP, seat, group, winner)
    for part in parts:
        open_part(t, group, seat, part, 0)


def open_here(t: Table, seat: int, parts: list[int]) -> None:
    """Effects that may be interleaved with what their owner is doing anyway (rise_of_ix 5.6)."""
    pending = t.pending
    at = len(pending) - FRAME
    while at >= 0:
        code = pending[at]
        if code == F_GROUP and pending[at + 1] == seat:
            for part in parts:
                open_part(t, pending[at + 2], seat, part, 0)
            return
        if code == F_TURN and pending[at + 1] == seat:
            for part in parts:
                open_part(t, TURN_GROUP, seat, part, 0)
            return
        if code in (F_GROUP, F_TURN, F_FLUSH):
            break
        at -= FRAME
    open_group(t, seat, parts, 0)


# --- gains -------------------------------------------------------------------------------------------------------


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


def clockwise(t: Table, seat: int) -> list[int]:
    """The other seats, clockwise. House Hagal of a two-player game sits after the first player (house_hagal 6.5)."""
    number = len(t.seats)
    if t.shared[MODE] == TWO_PLAYERS:
        first = t.shared[FIRST]
        circle = [first, 2, 1 - first]
        at = circle.index(seat)
        return [circle[(at + 1) % 3], circle[(at + 2) % 3]]
    return [(seat + step) % number for step in range(1, number)]


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


def deploy(t: Table, seat: int, troops: int, ships: int) -> None:
    """From the garrison to the Conflict. The fourth troop of a turn shows the Baron's hand (imperium 16.3)."""
    counters = t.seats[seat]
    counters[GARRISON] -= troops
    counters[CONFLICT] += troops
    counters[SHIPS_GARRISON] -= ships
    counters[SHIPS_CONFLICT] += ships
    if troops or ships:
        emit(t, e.DEPLOYED_SOME, seat, troops, ships, 0)
    if t.shared[ACTIVE] == seat + 1:
        count_deployed(t, seat, troops, ships)


def count_deployed(t: Table, seat: int, troops: int, ships: int) -> None:
    counters = t.seats[seat]
    counters[DEPLOYED_TROOPS] += troops
    counters[DEPLOYED_UNITS] += troops + ships
    secret = counters[MASTERSTROKE]
    if secret and counters[DEPLOYED_TROOPS] >= 4:
        counters[MASTERSTROKE] = 0
        emit(t, e.SHOWED_MASTERSTROKE, seat, secret, 0, 0)
        gains = LEADER_MASTERSTROKE[counters[LEADER]]
        open_group(t, seat, [gains[faction] for faction in range(4) if secret >> faction & 1], 0)


def deploy_recruits(t: Table, seat: int, troops: int) -> None:
    """Deploy troops an effect has recruited and names: they do not count for the agent's own (imperium 9.7)."""
    if troops and not t.shared[CLOSED]:
        if t.shared[ACTIVE] == seat + 1:
            t.seats[seat][RECRUITED] -= troops
        deploy(t, seat, troops, 0)


def retreat(t: Table, seat: int, troops: int, ships: int) -> None:
    counters = t.seats[seat]
    counters[CONFLICT] -= troops
    counters[GARRISON] += troops
    counters[SHIPS_CONFLICT] -= ships
    counters[SHIPS_GARRISON] += ships
    if troops or ships:
        emit(t, e.RETREATED, seat, troops, ships, 0)


def commission(t: Table, seat: int) -> None:
    counters = t.seats[seat]
    counters[SHIPS_SUPPLY] -= 1
    counters[SHIPS_GARRISON] += 1
    if t.shared[ACTIVE] == seat + 1:
        counters[COMMISSIONED] += 1
    emit(t, e.COMMISSIONED_SHIP, seat, 0, 0, 0)


def take_mentat(t: Table, seat: int) -> None:
    """Only ever from its own space (imperium 7.7)."""
    if t.shared[MENTAT] == 0:
        t.shared[MENTAT] = seat + 1
        t.seats[seat][AGENTS] += 1
        emit(t, e.TOOK_MENTAT, seat, 0, 0, 0)


# --- cards -------------------------------------------------------------------------------------------------------


def draw(t: Table, seat: int, amount: int) -> None:
    """Cards drawn on the reveal turn are revealed at once (imperium 6.4.2, 15.1)."""
    zones = t.zones
    deck = zones[DECK + seat]
    hand = zones[HAND + seat]
    shown = revealing(t, seat)
    drawn = 0
    while drawn < amount:
        if not deck:
            discard = zones[DISCARD + seat]
            if not discard:
                break
            deck.extend(discard)
            discard.clear()
            shuffle(t, deck)
            emit(t, e.RESHUFFLED, seat, 0, 0, 0)
        card = deck.pop()
        drawn += 1
        if shown:
            reveal_card(t, seat, card)
        else:
            hand.append(card)
            emit(t, e.DREW_CARD, seat, card, 0, 0)
    if drawn:
        emit(t, e.DREW, seat, drawn, 0, 0)


def reveal_card(t: Table, seat: int, card: int) -> None:
    counters = t.seats[seat]
    counters[SERIAL] += 1
    serial = counters[SERIAL]
    t.zones[REVEALED + seat].append(card)
    emit(t, e.REVEALED_CARD, seat, card, 0, 0)
    for part in CARD_REVEAL[card]:
        open_part(t, TURN_GROUP, seat, part, serial)


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
    for victim in clockwise(t, seat):
        theirs = t.zones[INTRIGUE + victim]
        if len(theirs) >= 4:
            card = theirs.pop(below(t, len(theirs)))
            t.zones[INTRIGUE + seat].append(card)
            emit(t, e.STOLE_INTRIGUE, seat, victim, 0, 0)
            emit(t, e.LOST_INTRIGUE_CARD, victim, card, 0, 0)
            emit(t, e.DREW_INTRIGUE_CARD, seat, card, 0, 0)


def discard_card(t: Table, seat: int, card: int) -> None:
    """From the hand. An Unload box is set off (rise_of_ix 8.2); the caller decides when it is looked at."""
    t.zones[HAND + seat].remove(card)
    t.zones[DISCARD + seat].append(card)
    emit(t, e.DISCARDED_CARD, seat, card, 0, 0)
    if CARD_UNLOAD[card]:
        for part in CARD_REVEAL[card]:
            t.triggered.append(seat)
            t.triggered.append(part)


def trash_card(t: Table, seat: int, place: int, card: int) -> None:
    """Trash a card of the seat from a pile (PLACE_NAMES)."""
    place_zone(t, seat, place).remove(card)
    leave_game(t, seat, place, card)


def leave_game(t: Table, seat: int, place: int, card: int) -> None:
    """Out of the game, or back to its reserve stack (imperium 15.6). What that sets off is looked at by the caller."""
    if CARD_RESERVE[card] >= 0:
        t.shared[RESERVE + CARD_RESERVE[card]] += 1
    else:
        t.zones[TRASH].append(card)
    emit(t, e.TRASHED_CARD, seat, card, place, 0)
    if CARD_UNLOAD[card]:
        for part in CARD_REVEAL[card]:
            t.triggered.append(seat)
            t.triggered.append(part)
    for part in CARD_ON_TRASH[card]:
        t.triggered.append(seat)
        t.triggered.append(part)


def place_zone(t: Table, seat: int, place: int) -> list[int]:
    """The pile behind one of the first five places: hand, discard pile, played, revealed, deck."""
    if place == 0:
        return t.zones[HAND + seat]
    if place == 1:
        return t.zones[DISCARD + seat]
    if place == 2:
        return t.zones[PLAYED + seat]
    if place == 3:
        return t.zones[REVEALED + seat]
    return t.zones[DECK + seat]


def cards_in_play(t: Table, seat: int, faction: int) -> int:
    """How many cards of a faction the seat has in play."""
    bit = 1 << faction
    found = 0
    for card in t.zones[PLAYED + seat]:
        if CARD_FACTIONS[card] & bit:
            found += 1
    for card in t.zones[REVEALED + seat]:
        if CARD_FACTIONS[card] & bit:
            found += 1
    return found


def spice_must_flow_owned(t: Table, seat: int) -> int:
    """Copies in deck, hand, discard pile and in play (imperium 17.6, rise_of_ix 10.29)."""
    if t.seats[seat][RIVAL]:  # a Rival counts as having two, House Hagal has none (house_hagal 4.10)
        return 2 if t.shared[MODE] == SOLO else 0
    wanted = SPICE_MUST_FLOW[0]
    return sum(t.zones[pile + seat].count(wanted) for pile in (DECK, HAND, DISCARD, PLAYED, REVEALED))


# --- effects that happen at once ---------------------------------------------------------------------------------


def perform(t: Table, seat: int, part: int, serial: int) -> None:
    """Carry out an effect that only ever helps and asks nothing."""
    op = OP[part]
    counters = t.seats[seat]
    shared = t.shared
    if op == GAIN:
        if A[part] == SWORDS:
            give_swords(t, seat, B[part], serial, OWNER[part])
        else:
            gain(t, seat, A[part], B[part], OWNER[part])
    elif op == TAKE:
        take_piece(t, seat, A[part])
    elif op == HARVEST_AGAIN:
        base = SPACE_HARVEST[counters[VISITED] - 1]
        if base:
            gain(t, seat, SPICE, base, OWNER[part])
    elif op == EACH_OPPONENT:
        each_opponent(t, seat, A[part])
    elif op == ANOTHER_TURN:
        counters[EXTRA_TURN] = 1
    elif op == CHEAPER:
        if A[part] // KIND_STEP == CARD_KIND:  # a cheaper space was paid for when the agent was sent
            counters[BANKERS] += B[part]
    elif op == PERSUASION_LATER:
        if revealing(t, seat):
            gain(t, seat, PERSUASION, A[part], OWNER[part])
        else:
            counters[CHARISMA] += A[part]
    elif op == ACQUIRE_TO_TOP:
        counters[RECRUITING] = 1
    elif op == CONTROL_LOCATION:
        shared[CONTROL + A[part]] = seat + 1
        emit(t, e.TOOK_CONTROL, seat, A[part], 0, 0)
    elif op == ADD_FACTION_ICONS:
        counters[ENVOY] = 1
    elif op == IGNORE_ENEMIES:
        counters[UNBLOCKED] = 1
    elif op == ALLOW_PASS:
        counters[MAY_PASS] = 1
    elif op == SOLARI_IF_WON:
        counters[PUSH] += A[part]
    elif op == STEAL_INTRIGUE:
        steal_intrigue(t, seat)
    elif op == DIVIDENDS:
        gain(t, seat, SOLARI, 5, OWNER[part])
        for other in range(len(t.seats)):
            if other != seat:
                gain(t, other, SOLARI, 1, OWNER[part])


def take_piece(t: Table, seat: int, piece: int) -> None:
    counters = t.seats[seat]
    if piece == SEAT_PIECE:
        counters[COUNCIL] = 1
        emit(t, e.TOOK_COUNCIL_SEAT, seat, 0, 0, 0)
        for gained in LEADER_COUNCIL[counters[LEADER]]:
            open_part(t, TURN_GROUP, seat, gained, 0)
    elif piece == SWORDMASTER_PIECE:
        counters[SWORDMASTER] = 1
        counters[AGENTS] += 1
        emit(t, e.TOOK_SWORDMASTER, seat, 0, 0, 0)
    elif piece == MENTAT_PIECE:
        take_mentat(t, seat)
    else:
        t.shared[MENTAT_NEXT] = seat + 1


def each_opponent(t: Table, seat: int, suffers: int) -> None:
    for other in clockwise(t, seat):
        theirs = t.seats[other]
        if suffers == RETREATS_SHIP:
            if theirs[SHIPS_CONFLICT] > 0:
                retreat(t, other, 0, 1)
        elif theirs[GARRISON] > 0:
            theirs[GARRISON] -= 1
            theirs[SUPPLY] += 1
            emit(t, e.LOST_TROOPS, other, 1, IN_GARRISON, 0)


def has_transports(t: Table, seat: int) -> bool:
    return owns_tile(t, seat, TILE_TRANSPORTS)
