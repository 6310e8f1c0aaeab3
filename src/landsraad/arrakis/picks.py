"""Choices that only one or two cards ask for: a leader to strike, a die, a sector, a marker (war_for_arrakis 25)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
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
from landsraad.arrakis.figures import count_of, has_leader, has_units
from landsraad.arrakis.free import ATOMICS_STEP, answer_free, ask_turn, detonate, hidden_areas, reveal_area
from landsraad.arrakis.leaders import advance_marker, enter_play
from landsraad.arrakis.pieces import (
    ask_seat,
    ask_side,
    beside,
    check_stack,
    empty,
    empty_sand,
    legions,
    off_board,
    own_settlements,
    shift,
    to_tank,
)
from landsraad.arrakis.prescience import detach, turn_up
from landsraad.arrakis.solo import best_of, closeness
from landsraad.arrakis.supplies import clear_zone, lose_harvester, sign_at, take_sign
from landsraad.kernel import piles
from landsraad.kernel.decisions import CARD, FACTION, LEADER, SPACE, TILE, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Frame, Table, change, emit, field, pop, push
from landsraad.kernel.vecs import i64

LEADER_PICKS: Final = (w.PICK_TANK_SECTOR, w.PICK_TANK_ADJACENT, w.PICK_TANK_ANY)
CARD_PICKS: Final = (w.PICK_BACK, w.PICK_ADAB, w.PICK_FEAR, w.PICK_IBAD)
DIE_PICKS: Final = (w.PICK_HOUSE_DIE, w.PICK_DIE)
SIGN_PICKS: Final = (w.PICK_SIGN, w.PICK_POLE_SIGN)
FOLLOWING: Final = (w.PICK_SWAP_TWO, w.PICK_TIDE_TO)
CAPTURED_DICE: Final = 3
ARTILLERY_DICE: Final = 4
ROCKET_DICE: Final = 3


# Fields of the frames that are changed one by one.
PICK_LEFT: Final = 1
PICK_WHAT: Final = 0
PICK_EXTRA: Final = 2


def pick_options(t: Table, what: i64, extra: i64) -> list[int]:
    """Everything that can be picked now."""
    shared = t.shared
    side = shared[w.TURN_SIDE] - 1
    if what == w.PICK_ENTER:
        return [pack(w.V_YES)]
    if what in LEADER_PICKS:
        return [pack(w.V_TAKE_LEADER, leader) for leader in _victims(t, what, side)]
    if what in CARD_PICKS:
        keep = shared[w.EYES_OF_IBAD] - 1
        cards = [card for card in t.zones[w.PRESCIENCE] if card != keep]
        if what == w.PICK_FEAR:
            cards = [card for card in t.zones[w.PRESCIENCE]]
        return [pack(w.V_REMOVE, card) for card in cards]
    if what == w.PICK_HOUSE_DIE:
        return _dice(t, w.ATREIDES, w.HOUSE)
    if what == w.PICK_DIE and shared[w.SOLO]:  # 23.16: a result for the next die of the automaton
        most = [3, 3, 2, 3, 2]
        return [pack(w.V_DIE, 0, box) for box in range(w.BOXES) if shared[w.SPENT_FACES + box] < most[box]]
    if what == w.PICK_DIE:
        return [option for box in range(w.BOXES) for option in _dice(t, w.HARKONNEN, box)]
    if what == w.PICK_DOWN:
        return [
            pack(w.V_SHIFT, marker, steps, other)
            for marker in range(3)
            for steps in range(1, shared[w.PRESCIENCE_MARKERS + marker] + 1)
            for other in range(3)
            if other != marker
        ]
    if what == w.PICK_IMPERIUM_DOWN:
        return [pack(w.V_IMPERIUM, power) for power in range(3) if shared[w.IMPERIUM_MARKERS + power] > 1]
    if what == w.PICK_ATOMICS:
        return [] if shared[w.ATOMICS] else [pack(w.V_ATOMICS, token) for token in range(3)]  # one a game (17.1)
    if what == w.PICK_ROCKETS:
        mine = legions(t, w.ATREIDES)
        return [
            pack(w.V_SECTOR, sector)
            for sector in range(SECTORS)
            if any(SECTOR_MASK[area] >> sector & 1 for area in mine)
        ]
    if what == w.PICK_ROCKET_HIT:
        found = [pack(w.V_PLACE, area) for area in AREAS_OF_SECTOR[extra] if shared[w.FEATURES + area] & w.HARVESTER]
        found.extend(
            pack(w.V_ZONE, zone)
            for zone in range(ZONES)
            if ZONE_MASK[zone] >> extra & 1 and shared[w.AIR_ZONES + zone] in (w.ORNITHOPTER, w.CARRYALL)
        )
        return found
    if what == w.PICK_CAPTURED:
        return [pack(w.V_ZONE, zone) for zone in range(ZONES) if shared[w.AIR_ZONES + zone] == w.ORNITHOPTER]
    if what == w.PICK_CLEAR_SKY:
        pieces = (w.ORNITHOPTER, w.FRIGATE_H, w.NAVIGATOR)
        return [pack(w.V_ZONE, zone) for zone in range(ZONES) if shared[w.AIR_ZONES + zone] in pieces]
    return [pack(w.V_PLACE, area) for area in _areas(t, what, extra, side)]


def _areas(t: Table, what: i64, extra: i64, side: i64) -> list[int]:
    shared = t.shared
    if what == w.PICK_SIGN:
        return [area for area in SAND_AREAS if sign_at(t, area)]
    if what == w.PICK_POLE_SIGN:
        return [area for area in NEIGHBOURS[NORTH_POLE] if sign_at(t, area)]
    if what == w.PICK_SPIES:
        return hidden_areas(t)
    if what in (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION):
        if not shared[w.WORMS] and not shared[w.MAKER_SUPPLY]:
            return []
        by = worms_on_board(t) if what == w.PICK_WORM_BY_WORM else legions(t, w.ATREIDES)
        return [area for area in empty_sand(t) if any(area in NEIGHBOURS[other] for other in by)]
    if what == w.PICK_MAKER_AREA:
        return empty_sand(t)
    if what == w.PICK_CHASM:
        return [
            area
            for area in SAND_AREAS
            if shared[w.FEATURES + area] & w.HARVESTER
            and TERRAIN[area] == DEEP
            and (not extra or SECTOR_MASK[area] & extra)
        ]
    if what == w.PICK_GURNEY:
        if shared[w.LEADER_AT + w.GURNEY] != w.ON_BOARD:
            return []
        sector = SECTOR_MASK[shared[w.LEADER_AREA + w.GURNEY]]
        return [area for area in SAND_AREAS if shared[w.FEATURES + area] & w.HARVESTER and SECTOR_MASK[area] & sector]
    if what == w.PICK_CAPTURED_TARGET:
        return [area for area in AREAS_OF_ZONE[extra] if shared[w.SIDE + area] == w.HARKONNEN + 1]
    if what == w.PICK_BLAST:
        mine = legions(t, side)
        return [area for area in legions(t, 1 - side) if any(other in mine for other in beside(t, side, area))]
    if what == w.PICK_SWAP_ONE:
        return [area for area in own_settlements(t, w.ATREIDES) if _swaps(t, area)]
    if what == w.PICK_SWAP_TWO:
        return _swaps(t, extra)
    if what == w.PICK_TIDE:
        return [area for area in legions(t, w.HARKONNEN) if TERRAIN[area] >= 3 and _tide_goals(t, area)]
    if what == w.PICK_TIDE_TO:
        return _tide_goals(t, extra)
    return []


def _tide_goals(t: Table, area: i64) -> list[int]:
    return [goal for goal in NEIGHBOURS[area] if empty(t, goal)]


def _swaps(t: Table, area: i64) -> list[int]:
    """Sietches whose tokens can be exchanged with this one's, leaving no leader alone (11.5)."""
    shared = t.shared
    mine = shared[w.TOKENS + area]
    found: list[int] = []
    for other in own_settlements(t, w.ATREIDES):
        theirs = shared[w.TOKENS + other]
        if other != area and (mine or theirs) and _holds_alone(t, area, theirs) and _holds_alone(t, other, mine):
            found.append(other)
    return found


def _holds_alone(t: Table, area: i64, tokens: i64) -> bool:
    units = t.shared[w.UNITS + area]
    return bool(has_units(units) or tokens) or not has_leader(units)


def _victims(t: Table, what: i64, side: i64) -> list[int]:
    """16.14: enemy named leaders whom a card can send to the tank."""
    shared = t.shared
    enemies = range(w.FIRST_ATREIDES_LEADER, w.LEADERS) if side == w.HARKONNEN else range(w.FIRST_ATREIDES_LEADER)
    if what == w.PICK_TANK_ANY:
        return [leader for leader in enemies if shared[w.LEADER_AT + leader] in (w.ASIDE, w.ON_BOARD)]
    on_board = [leader for leader in enemies if shared[w.LEADER_AT + leader] == w.ON_BOARD]
    if not on_board:
        return []
    mine = legions(t, side)
    if what == w.PICK_TANK_SECTOR:
        sectors = 0
        for area in mine:
            sectors |= SECTOR_MASK[area]
        return [leader for leader in on_board if SECTOR_MASK[shared[w.LEADER_AREA + leader]] & sectors]
    if shared[w.CHAIN]:  # the legion that has moved, also if its special elite has fallen since
        mine = [area for area in mine if area == shared[w.CHAIN] - 1]
    else:
        mine = [area for area in mine if count_of(shared[w.UNITS + area], w.SPECIAL)]
    return [
        leader for leader in on_board if any(shared[w.LEADER_AREA + leader] in beside(t, side, area) for area in mine)
    ]


def _dice(t: Table, side: i64, box: i64) -> list[int]:
    """Unused dice of a side in a box, and its placed token."""
    found = [
        pack(w.V_DIE, member, box) for member in (side * 2, side * 2 + 1) if t.shared[w.DICE + member * w.BOXES + box]
    ]
    if t.shared[w.TOKEN_BOX + side] == box + 1:
        found.append(pack(w.V_SISTER, side))
    return found


class Pick(Frame):
    def step(self, t: Table, what: i64, left: i64, extra: i64, /) -> None:
        options = pick_options(t, what, extra) if left else []
        if not options:
            _done(t)
            return
        kind = (
            LEADER
            if what in LEADER_PICKS or what == w.PICK_ENTER
            else CARD
            if what in CARD_PICKS
            else TILE
            if what in DIE_PICKS
            else SPACE
        )
        if t.shared[w.SOLO] and t.shared[w.TURN_SIDE] == w.HARKONNEN + 1:
            everything = what in SIGN_PICKS and len(options) <= left  # in whatever order
            options = closest_options(t, options)
            if everything or len(options) == 1:
                self.answer(t, what, left, extra, options[0])
            else:
                ask_seat(t, t.shared[w.SEAT_OF + w.HOUSE_ATREIDES], kind, options)
            return
        if what in FOLLOWING:
            ask_side(t, t.shared[w.TURN_SIDE] - 1, SPACE, options)
            return
        options.append(pack(w.V_STOP))
        ask_turn(t, FACTION if what in (w.PICK_DOWN, w.PICK_IMPERIUM_DOWN) else kind, options)

    def answer(self, t: Table, what: i64, left: i64, extra: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        if verb == w.V_STOP:
            _done(t)
            return
        shared = t.shared
        chosen = first_of(action)
        change(t, PICK_LEFT, left - 1)
        shared[w.CARD_DONE] = 1
        if verb == w.V_TAKE_LEADER:
            off_board(t, chosen)
            to_tank(t, chosen)
        elif verb == w.V_REMOVE:
            _pick_card(t, what, chosen)
        elif verb in (w.V_DIE, w.V_SISTER):
            _pick_die(t, what, action)
        elif verb == w.V_SHIFT:
            steps = second_of(action)
            if shared[w.PRESCIENCE_MARKERS + chosen] >= ATOMICS_STEP:
                shared[w.ATOMICS_READY] = 1  # a step that is left is not undone (16.5, 16.13)
            shared[w.PRESCIENCE_MARKERS + chosen] -= steps
            emit(t, e.MARKER_LOWERED, w.ATREIDES, chosen, steps, shared[w.PRESCIENCE_MARKERS + chosen])
            advance_marker(t, third_of(action), steps)
        elif verb == w.V_IMPERIUM:
            shared[w.IMPERIUM_MARKERS + chosen] -= 1  # without activating its ban (15.6)
            emit(t, e.IMPERIUM_LOWERED, w.HARKONNEN, chosen, shared[w.IMPERIUM_MARKERS + chosen], 0)
        elif verb == w.V_ATOMICS:
            detonate(t, chosen)
        elif verb == w.V_YES:
            enter_play(t, extra)
        elif verb == w.V_SECTOR:
            swords, _, stars = roll_dice(t, ROCKET_DICE)
            emit(t, e.COMBAT_ROLLED, w.ATREIDES, swords, ROCKET_DICE - swords - stars, stars)
            pop(t)
            push(t, w.F_PICK, w.PICK_ROCKET_HIT, swords + stars, chosen)
        elif verb == w.V_ZONE:
            clear_zone(t, chosen)
            if what == w.PICK_CAPTURED:
                pop(t)
                push(t, w.F_PICK, w.PICK_CAPTURED_TARGET, 1, chosen)
        else:
            _pick_area(t, what, extra, chosen)


def closest_options(t: Table, options: list[int]) -> list[int]:
    """What the automaton picks happens as close to the target as possible (23.9); among equals the human picks."""
    far: list[int] = []
    for option in options:
        if verb_of(option) == w.V_PLACE:
            far.append(closeness(t, first_of(option)))
        elif verb_of(option) == w.V_TAKE_LEADER:
            far.append(closeness(t, t.shared[w.LEADER_AREA + first_of(option)]))
        else:
            far.append(0)
    return best_of(options, far)


def _done(t: Table) -> None:
    what, extra = field(t, PICK_WHAT), field(t, PICK_EXTRA)
    pop(t)
    if what == w.PICK_ADAB and extra:
        turn_up(t, extra)


def _pick_area(t: Table, what: i64, extra: i64, area: i64) -> None:
    shared = t.shared
    if what in SIGN_PICKS:
        take_sign(t, area)
    elif what == w.PICK_SPIES:
        reveal_area(t, area)
    elif what in (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION):
        push(t, w.F_APPEAR, area, 0, 0)  # the Wild Maker may be the figure
    elif what == w.PICK_MAKER_AREA:
        put_worm(t, area, True)
    elif what in (w.PICK_CHASM, w.PICK_GURNEY, w.PICK_ROCKET_HIT):
        if what == w.PICK_CHASM:
            change(t, PICK_EXTRA, SECTOR_MASK[area])
        lose_harvester(t, area)
    elif what == w.PICK_CAPTURED_TARGET:
        push(t, w.F_BLAST, area, CAPTURED_DICE, 0)
    elif what == w.PICK_BLAST:
        push(t, w.F_BLAST, area, ARTILLERY_DICE, 0)
    elif what == w.PICK_SWAP_ONE:
        pop(t)
        push(t, w.F_PICK, w.PICK_SWAP_TWO, 1, area)
    elif what == w.PICK_SWAP_TWO:
        shared[w.TOKENS + area], shared[w.TOKENS + extra] = shared[w.TOKENS + extra], shared[w.TOKENS + area]
        for place in (area, extra):
            shared[w.SIDE + place] = w.ATREIDES + 1 if shared[w.UNITS + place] or shared[w.TOKENS + place] else 0
        emit(t, e.TOKENS_SWAPPED, w.ATREIDES, extra, area, 0)
        for place in (area, extra):
            check_stack(t, place)
    elif what == w.PICK_TIDE:
        pop(t)
        push(t, w.F_PICK, w.PICK_TIDE_TO, 1, area)
    elif what == w.PICK_TIDE_TO:
        shift(t, w.HARKONNEN, extra, area, shared[w.UNITS + extra], shared[w.TOKENS + extra])


def _pick_card(t: Table, what: i64, card: i64) -> None:
    if what in ATTACH_COUNTER:
        counter = ATTACH_COUNTER[what]
        t.shared[counter] = card + 1
        emit(t, e.ATTACHED, w.ATREIDES, ATTACHED_BY[counter], card, 0)
        return
    piles.take_out(t, w.PRESCIENCE, card)
    if t.shared[w.FEAR] == card + 1:
        detach(t, w.FEAR)
    if what == w.PICK_BACK:
        piles.put(t, w.PRESCIENCE_DECK, card)
        piles.shuffle_pile(t, w.PRESCIENCE_DECK)
        emit(t, e.PRESCIENCE_BACK, w.ATREIDES, card, 0, 0)
    else:
        piles.put(t, w.PRESCIENCE_OUT, card)
        change(t, PICK_EXTRA, field(t, PICK_EXTRA) + 1)
        emit(t, e.PRESCIENCE_REMOVED, w.ATREIDES, card, 0, 0)


def _pick_die(t: Table, what: i64, action: i64) -> None:
    shared = t.shared
    token = 1 if verb_of(action) == w.V_SISTER else 0
    side = w.HARKONNEN if what == w.PICK_DIE else w.ATREIDES
    member = side * 2 if token else first_of(action)
    box = shared[w.TOKEN_BOX + side] - 1 if token else second_of(action)
    if what == w.PICK_DIE:  # Truthtrance: to be used in the next Harkonnen turn (25.8)
        shared[w.FORCED_DIE] = w.FORCED_TOKEN if token else member * w.BOXES + box + 1
        emit(t, e.DIE_FORCED, member, box, token, 0)
        return
    if token:
        shared[w.TOKEN_BOX + side] = 0  # Q30: it leaves the game
    else:
        shared[w.DICE + member * w.BOXES + box] -= 1
    emit(t, e.DIE_LOST, member, box, token, 0)
