"""Choices that only one or two cards ask for: a leader to strike, a die, a sector, a marker (war_for_arrakis 25)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import (
    AREAS_OF_SECTOR,
    AREAS_OF_ZONE,
    DEEP,
    NEIGHBOURS,
    NORTH_POLE,
    SAND_AREAS,
    SECTOR_MASK,
    SECTORS,
    TERRAIN,
    ZONE_MASK,
    ZONES,
)
from landsraad.arrakis.casualties import roll_dice
from landsraad.arrakis.catalog import ATTACH_COUNTER, ATTACHED_BY
from landsraad.arrakis.desert import put_worm, worms_on_board
from landsraad.arrakis.free import ATOMICS_STEP, answer_free, ask_turn, detonate, hidden_areas, reveal_area
from landsraad.arrakis.leaders import advance_marker, enter_play
from landsraad.arrakis.pieces import (
    ask_side,
    beside,
    check_stack,
    empty,
    empty_sand,
    has_leader,
    legions,
    off_board,
    own_settlements,
    shift,
    to_tank,
)
from landsraad.arrakis.prescience import detach, turn_up
from landsraad.arrakis.solo import best_of, closeness
from landsraad.arrakis.supplies import clear_zone, lose_harvester, sign_at, take_sign
from landsraad.arrakis.words import (
    AIR,
    ASIDE,
    ATOMICS,
    ATOMICS_READY,
    ATREIDES,
    BOXES,
    CARRYALL,
    CHAIN,
    DICE,
    DONE,
    F_APPEAR,
    F_BLAST,
    F_PICK,
    FEAR,
    FEATURES,
    FIRST_ATREIDES_LEADER,
    FORCED,
    FORCED_TOKEN,
    FRIGATE_H,
    GURNEY,
    HARKONNEN,
    HARVESTER,
    HOUSE,
    HOUSE_ATREIDES,
    IBAD,
    IMPERIUM,
    LEADER_AREA,
    LEADER_AT,
    LEADERS,
    MAKER_SUPPLY,
    MARKER,
    NAVIGATOR,
    ON_BOARD,
    ORNITHOPTER,
    PICK_ADAB,
    PICK_ATOMICS,
    PICK_BACK,
    PICK_BLAST,
    PICK_CAPTURED,
    PICK_CAPTURED_TARGET,
    PICK_CHASM,
    PICK_CLEAR_SKY,
    PICK_DIE,
    PICK_DOWN,
    PICK_ENTER,
    PICK_FEAR,
    PICK_GURNEY,
    PICK_HOUSE_DIE,
    PICK_IBAD,
    PICK_IMPERIUM_DOWN,
    PICK_MAKER_AREA,
    PICK_POLE_SIGN,
    PICK_ROCKET_HIT,
    PICK_ROCKETS,
    PICK_SIGN,
    PICK_SPIES,
    PICK_SWAP_ONE,
    PICK_SWAP_TWO,
    PICK_TANK_ADJACENT,
    PICK_TANK_ANY,
    PICK_TANK_SECTOR,
    PICK_TIDE,
    PICK_TIDE_TO,
    PICK_WORM_BY_LEGION,
    PICK_WORM_BY_WORM,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENCE_OUT,
    SEAT_OF,
    SIDE,
    SOLO,
    SPENT_FACES,
    TOKEN_BOX,
    TOKENS,
    TURN_SIDE,
    UNITS,
    UNITS_MASK,
    V_ATOMICS,
    V_DIE,
    V_PLACE,
    V_POWER_OF,
    V_REMOVE,
    V_SECTOR,
    V_SHIFT,
    V_SISTER,
    V_STOP,
    V_TAKE_LEADER,
    V_YES,
    V_ZONE,
    WORMS,
)
from landsraad.kernel.chance import shuffle
from landsraad.kernel.decisions import CARD, FACTION, LEADER, SPACE, TILE, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

LEADER_PICKS: Final = (PICK_TANK_SECTOR, PICK_TANK_ADJACENT, PICK_TANK_ANY)
CARD_PICKS: Final = (PICK_BACK, PICK_ADAB, PICK_FEAR, PICK_IBAD)
DIE_PICKS: Final = (PICK_HOUSE_DIE, PICK_DIE)
SIGN_PICKS: Final = (PICK_SIGN, PICK_POLE_SIGN)
FOLLOWING: Final = (PICK_SWAP_TWO, PICK_TIDE_TO)
CAPTURED_DICE: Final = 3
ARTILLERY_DICE: Final = 4
ROCKET_DICE: Final = 3


def pick_options(t: Table, what: int, extra: int) -> list[int]:
    """Everything that can be picked now."""
    shared = t.shared
    side = shared[TURN_SIDE] - 1
    if what == PICK_ENTER:
        return [pack(V_YES)]
    if what in LEADER_PICKS:
        return [pack(V_TAKE_LEADER, leader) for leader in _victims(t, what, side)]
    if what in CARD_PICKS:
        keep = shared[IBAD] - 1
        cards = [card for card in t.zones[PRESCIENCE] if card != keep]
        if what == PICK_FEAR:
            cards = [card for card in t.zones[PRESCIENCE]]
        return [pack(V_REMOVE, card) for card in cards]
    if what == PICK_HOUSE_DIE:
        return _dice(t, ATREIDES, HOUSE)
    if what == PICK_DIE and shared[SOLO]:  # 23.16: a result for the next die of the automaton
        most = [3, 3, 2, 3, 2]
        return [pack(V_DIE, 0, box) for box in range(BOXES) if shared[SPENT_FACES + box] < most[box]]
    if what == PICK_DIE:
        return [option for box in range(BOXES) for option in _dice(t, HARKONNEN, box)]
    if what == PICK_DOWN:
        return [
            pack(V_SHIFT, marker, steps, other)
            for marker in range(3)
            for steps in range(1, shared[MARKER + marker] + 1)
            for other in range(3)
            if other != marker
        ]
    if what == PICK_IMPERIUM_DOWN:
        return [pack(V_POWER_OF, power) for power in range(3) if shared[IMPERIUM + power] > 1]
    if what == PICK_ATOMICS:
        return [] if shared[ATOMICS] else [pack(V_ATOMICS, token) for token in range(3)]  # one a game (17.1)
    if what == PICK_ROCKETS:
        mine = legions(t, ATREIDES)
        return [
            pack(V_SECTOR, sector) for sector in range(SECTORS) if any(SECTOR_MASK[area] >> sector & 1 for area in mine)
        ]
    if what == PICK_ROCKET_HIT:
        found = [pack(V_PLACE, area) for area in AREAS_OF_SECTOR[extra] if shared[FEATURES + area] & HARVESTER]
        found.extend(
            pack(V_ZONE, zone)
            for zone in range(ZONES)
            if ZONE_MASK[zone] >> extra & 1 and shared[AIR + zone] in (ORNITHOPTER, CARRYALL)
        )
        return found
    if what == PICK_CAPTURED:
        return [pack(V_ZONE, zone) for zone in range(ZONES) if shared[AIR + zone] == ORNITHOPTER]
    if what == PICK_CLEAR_SKY:
        pieces = (ORNITHOPTER, FRIGATE_H, NAVIGATOR)
        return [pack(V_ZONE, zone) for zone in range(ZONES) if shared[AIR + zone] in pieces]
    return [pack(V_PLACE, area) for area in _areas(t, what, extra, side)]


def _areas(t: Table, what: int, extra: int, side: int) -> list[int]:
    shared = t.shared
    if what == PICK_SIGN:
        return [area for area in SAND_AREAS if sign_at(t, area)]
    if what == PICK_POLE_SIGN:
        return [area for area in NEIGHBOURS[NORTH_POLE] if sign_at(t, area)]
    if what == PICK_SPIES:
        return hidden_areas(t)
    if what in (PICK_WORM_BY_WORM, PICK_WORM_BY_LEGION):
        if not shared[WORMS] and not shared[MAKER_SUPPLY]:
            return []
        by = worms_on_board(t) if what == PICK_WORM_BY_WORM else legions(t, ATREIDES)
        return [area for area in empty_sand(t) if any(area in NEIGHBOURS[other] for other in by)]
    if what == PICK_MAKER_AREA:
        return empty_sand(t)
    if what == PICK_CHASM:
        return [
            area
            for area in SAND_AREAS
            if shared[FEATURES + area] & HARVESTER
            and TERRAIN[area] == DEEP
            and (not extra or SECTOR_MASK[area] & extra)
        ]
    if what == PICK_GURNEY:
        if shared[LEADER_AT + GURNEY] != ON_BOARD:
            return []
        sector = SECTOR_MASK[shared[LEADER_AREA + GURNEY]]
        return [area for area in SAND_AREAS if shared[FEATURES + area] & HARVESTER and SECTOR_MASK[area] & sector]
    if what == PICK_CAPTURED_TARGET:
        return [area for area in AREAS_OF_ZONE[extra] if shared[SIDE + area] == HARKONNEN + 1]
    if what == PICK_BLAST:
        mine = legions(t, side)
        return [area for area in legions(t, 1 - side) if any(other in mine for other in beside(t, side, area))]
    if what == PICK_SWAP_ONE:
        return [area for area in own_settlements(t, ATREIDES) if _swaps(t, area)]
    if what == PICK_SWAP_TWO:
        return _swaps(t, extra)
    if what == PICK_TIDE:
        return [area for area in legions(t, HARKONNEN) if TERRAIN[area] >= 3 and _tide_goals(t, area)]
    if what == PICK_TIDE_TO:
        return _tide_goals(t, extra)
    return []


def _tide_goals(t: Table, area: int) -> list[int]:
    return [goal for goal in NEIGHBOURS[area] if empty(t, goal)]


def _swaps(t: Table, area: int) -> list[int]:
    """Sietches whose tokens can be exchanged with this one's, leaving no leader alone (11.5)."""
    shared = t.shared
    mine = shared[TOKENS + area]
    found: list[int] = []
    for other in own_settlements(t, ATREIDES):
        theirs = shared[TOKENS + other]
        if other != area and (mine or theirs) and _holds_alone(t, area, theirs) and _holds_alone(t, other, mine):
            found.append(other)
    return found


def _holds_alone(t: Table, area: int, tokens: int) -> bool:
    units = t.shared[UNITS + area]
    return bool(units & UNITS_MASK or tokens) or not has_leader(units)


def _victims(t: Table, what: int, side: int) -> list[int]:
    """16.14: enemy named leaders whom a card can send to the tank."""
    shared = t.shared
    enemies = range(FIRST_ATREIDES_LEADER, LEADERS) if side == HARKONNEN else range(FIRST_ATREIDES_LEADER)
    if what == PICK_TANK_ANY:
        return [leader for leader in enemies if shared[LEADER_AT + leader] in (ASIDE, ON_BOARD)]
    on_board = [leader for leader in enemies if shared[LEADER_AT + leader] == ON_BOARD]
    if not on_board:
        return []
    mine = legions(t, side)
    if what == PICK_TANK_SECTOR:
        sectors = 0
        for area in mine:
            sectors |= SECTOR_MASK[area]
        return [leader for leader in on_board if SECTOR_MASK[shared[LEADER_AREA + leader]] & sectors]
    if shared[CHAIN]:  # the legion that has moved, also if its special elite has fallen since
        mine = [area for area in mine if area == shared[CHAIN] - 1]
    else:
        mine = [area for area in mine if shared[UNITS + area] >> 10 & 31]
    return [
        leader for leader in on_board if any(shared[LEADER_AREA + leader] in beside(t, side, area) for area in mine)
    ]


def _dice(t: Table, side: int, box: int) -> list[int]:
    """Unused dice of a side in a box, and its placed token."""
    found = [pack(V_DIE, member, box) for member in (side * 2, side * 2 + 1) if t.shared[DICE + member * BOXES + box]]
    if t.shared[TOKEN_BOX + side] == box + 1:
        found.append(pack(V_SISTER, side))
    return found


def step_pick(t: Table) -> None:
    what, left, extra = t.pending[-3], t.pending[-2], t.pending[-1]
    options = pick_options(t, what, extra) if left else []
    if not options:
        _done(t)
        return
    kind = (
        LEADER
        if what in LEADER_PICKS or what == PICK_ENTER
        else CARD
        if what in CARD_PICKS
        else TILE
        if what in DIE_PICKS
        else SPACE
    )
    if t.shared[SOLO] and t.shared[TURN_SIDE] == HARKONNEN + 1:
        everything = what in SIGN_PICKS and len(options) <= left  # in whatever order
        options = closest_options(t, options)
        if everything or len(options) == 1:
            answer_pick(t, options[0])
        else:
            ask(t, t.shared[SEAT_OF + HOUSE_ATREIDES], kind, options)
        return
    if what in FOLLOWING:
        ask_side(t, t.shared[TURN_SIDE] - 1, SPACE, options)
        return
    options.append(pack(V_STOP))
    ask_turn(t, FACTION if what in (PICK_DOWN, PICK_IMPERIUM_DOWN) else kind, options)


def closest_options(t: Table, options: list[int]) -> list[int]:
    """What the automaton picks happens as close to the target as possible (23.9); among equals the human picks."""
    far: list[int] = []
    for option in options:
        if verb_of(option) == V_PLACE:
            far.append(closeness(t, first_of(option)))
        elif verb_of(option) == V_TAKE_LEADER:
            far.append(closeness(t, t.shared[LEADER_AREA + first_of(option)]))
        else:
            far.append(0)
    return best_of(options, far)


def _done(t: Table) -> None:
    what, extra = t.pending[-3], t.pending[-1]
    pop(t)
    if what == PICK_ADAB and extra:
        turn_up(t, extra)


def answer_pick(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    if verb == V_STOP:
        _done(t)
        return
    what, extra = t.pending[-3], t.pending[-1]
    shared = t.shared
    chosen = first_of(action)
    t.pending[-2] -= 1
    shared[DONE] = 1
    if verb == V_TAKE_LEADER:
        off_board(t, chosen)
        to_tank(t, chosen)
    elif verb == V_REMOVE:
        _pick_card(t, what, chosen)
    elif verb in (V_DIE, V_SISTER):
        _pick_die(t, what, action)
    elif verb == V_SHIFT:
        steps = second_of(action)
        if shared[MARKER + chosen] >= ATOMICS_STEP:
            shared[ATOMICS_READY] = 1  # a step that is left is not undone (16.5, 16.13)
        shared[MARKER + chosen] -= steps
        emit(t, e.MARKER_LOWERED, ATREIDES, chosen, steps, shared[MARKER + chosen])
        advance_marker(t, third_of(action), steps)
    elif verb == V_POWER_OF:
        shared[IMPERIUM + chosen] -= 1  # without activating its ban (15.6)
        emit(t, e.IMPERIUM_LOWERED, HARKONNEN, chosen, shared[IMPERIUM + chosen], 0)
    elif verb == V_ATOMICS:
        detonate(t, chosen)
    elif verb == V_YES:
        enter_play(t, extra)
    elif verb == V_SECTOR:
        swords, _, stars = roll_dice(t, ROCKET_DICE)
        emit(t, e.COMBAT_ROLLED, ATREIDES, swords, ROCKET_DICE - swords - stars, stars)
        pop(t)
        push(t, F_PICK, PICK_ROCKET_HIT, swords + stars, chosen)
    elif verb == V_ZONE:
        clear_zone(t, chosen)
        if what == PICK_CAPTURED:
            pop(t)
            push(t, F_PICK, PICK_CAPTURED_TARGET, 1, chosen)
    else:
        _pick_area(t, what, extra, chosen)


def _pick_area(t: Table, what: int, extra: int, area: int) -> None:
    shared = t.shared
    if what in SIGN_PICKS:
        take_sign(t, area)
    elif what == PICK_SPIES:
        reveal_area(t, area)
    elif what in (PICK_WORM_BY_WORM, PICK_WORM_BY_LEGION):
        push(t, F_APPEAR, area, 0, 0)  # the Wild Maker may be the figure
    elif what == PICK_MAKER_AREA:
        put_worm(t, area, True)
    elif what in (PICK_CHASM, PICK_GURNEY, PICK_ROCKET_HIT):
        if what == PICK_CHASM:
            t.pending[-1] = SECTOR_MASK[area]
        lose_harvester(t, area)
    elif what == PICK_CAPTURED_TARGET:
        push(t, F_BLAST, area, CAPTURED_DICE, 0)
    elif what == PICK_BLAST:
        push(t, F_BLAST, area, ARTILLERY_DICE, 0)
    elif what == PICK_SWAP_ONE:
        pop(t)
        push(t, F_PICK, PICK_SWAP_TWO, 1, area)
    elif what == PICK_SWAP_TWO:
        shared[TOKENS + area], shared[TOKENS + extra] = shared[TOKENS + extra], shared[TOKENS + area]
        for place in (area, extra):
            shared[SIDE + place] = ATREIDES + 1 if shared[UNITS + place] or shared[TOKENS + place] else 0
        emit(t, e.TOKENS_SWAPPED, ATREIDES, extra, area, 0)
        for place in (area, extra):
            check_stack(t, place)
    elif what == PICK_TIDE:
        pop(t)
        push(t, F_PICK, PICK_TIDE_TO, 1, area)
    elif what == PICK_TIDE_TO:
        shift(t, HARKONNEN, extra, area, shared[UNITS + extra], shared[TOKENS + extra])


def _pick_card(t: Table, what: int, card: int) -> None:
    if what in ATTACH_COUNTER:
        counter = ATTACH_COUNTER[what]
        t.shared[counter] = card + 1
        emit(t, e.ATTACHED, ATREIDES, ATTACHED_BY[counter], card, 0)
        return
    t.zones[PRESCIENCE].remove(card)
    if t.shared[FEAR] == card + 1:
        detach(t, FEAR)
    if what == PICK_BACK:
        t.zones[PRESCIENCE_DECK].append(card)
        shuffle(t, t.zones[PRESCIENCE_DECK])
        emit(t, e.PRESCIENCE_BACK, ATREIDES, card, 0, 0)
    else:
        t.zones[PRESCIENCE_OUT].append(card)
        t.pending[-1] += 1
        emit(t, e.PRESCIENCE_REMOVED, ATREIDES, card, 0, 0)


def _pick_die(t: Table, what: int, action: int) -> None:
    shared = t.shared
    token = 1 if verb_of(action) == V_SISTER else 0
    side = HARKONNEN if what == PICK_DIE else ATREIDES
    member = side * 2 if token else first_of(action)
    box = shared[TOKEN_BOX + side] - 1 if token else second_of(action)
    if what == PICK_DIE:  # Truthtrance: to be used in the next Harkonnen turn (25.8)
        shared[FORCED] = FORCED_TOKEN if token else member * BOXES + box + 1
        emit(t, e.DIE_FORCED, member, box, token, 0)
        return
    if token:
        shared[TOKEN_BOX + side] = 0  # Q30: it leaves the game
    else:
        shared[DICE + member * BOXES + box] -= 1
    emit(t, e.DIE_LOST, member, box, token, 0)
