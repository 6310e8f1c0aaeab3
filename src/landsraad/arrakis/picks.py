"""Choices that only one or two cards ask for: a leader to strike, a die, a sector, a marker (war_for_arrakis 25)."""

from typing import Final

from landsraad.arrakis import board, pieces
from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.casualties import roll_dice
from landsraad.arrakis.catalog import ATTACH_COUNTER, ATTACHED_BY
from landsraad.arrakis.desert import put_worm
from landsraad.arrakis.figures import count_of, has_leader, has_units
from landsraad.arrakis.free import ATOMICS_STEP, Window, detonate, hidden_areas, hidden_at, reveal_area
from landsraad.arrakis.leaders import advance_marker, against_ready, enter_play
from landsraad.arrakis.prescience import detach, turn_up
from landsraad.arrakis.solo import best_of, closeness
from landsraad.arrakis.supplies import clear_zone, lose_harvester, sign_at, take_sign
from landsraad.kernel import piles
from landsraad.kernel.decisions import CARD, FACTION, LEADER, SPACE, TILE, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Table, amend, emit, pop, push, top
from landsraad.kernel.vecs import i64

LEADER_PICKS: Final = (w.PICK_TANK_SECTOR, w.PICK_TANK_ADJACENT, w.PICK_TANK_ANY)
CARD_PICKS: Final = (w.PICK_BACK, w.PICK_ADAB, w.PICK_FEAR, w.PICK_IBAD)
DIE_PICKS: Final = (w.PICK_HOUSE_DIE, w.PICK_DIE)
SIGN_PICKS: Final = (w.PICK_SIGN, w.PICK_POLE_SIGN)
# What is asked for: most are places.
QUESTIONS: Final = {
    **dict.fromkeys((*LEADER_PICKS, w.PICK_ENTER), LEADER),
    **dict.fromkeys(CARD_PICKS, CARD),
    **dict.fromkeys(DIE_PICKS, TILE),
    **dict.fromkeys((w.PICK_DOWN, w.PICK_IMPERIUM_DOWN), FACTION),
}
FOLLOWING: Final = (w.PICK_SWAP_TWO, w.PICK_TIDE_TO)
DICE_OF_BLASTS: Final = {w.PICK_CAPTURED_TARGET: 3, w.PICK_BLAST: 4}  # a captured ornithopter, artillery
THEN: Final = {w.PICK_CAPTURED: w.PICK_CAPTURED_TARGET, w.PICK_SWAP_ONE: w.PICK_SWAP_TWO, w.PICK_TIDE: w.PICK_TIDE_TO}
ROCKET_DICE: Final = 3
MOST_SPENT: Final = (3, 3, 2, 3, 2)  # dice of the automaton that can show a result
AIRCRAFT_FOR: Final = {
    w.PICK_ROCKET_HIT: (w.ORNITHOPTER, w.CARRYALL),
    w.PICK_CAPTURED: (w.ORNITHOPTER,),
    w.PICK_CLEAR_SKY: (w.ORNITHOPTER, w.FRIGATE_H, w.NAVIGATOR),
}
PICKING: Final = (
    w.V_PLACE, w.V_ZONE, w.V_SECTOR, w.V_TAKE_LEADER, w.V_REMOVE, w.V_DIE, w.V_SISTER, w.V_SHIFT, w.V_IMPERIUM,
)  # fmt: skip
SKY_PICKS: Final = (w.PICK_CAPTURED, w.PICK_CLEAR_SKY)


def pick_options(t: Table, what: i64, extra: i64) -> list[int]:
    """Everything that can be picked now."""
    shared = t.shared
    if what == w.PICK_ENTER:
        return [pack(w.V_YES)]
    if what == w.PICK_ATOMICS:
        return [] if shared[w.ATOMICS] else [pack(w.V_ATOMICS, token) for token in range(3)]  # one a game (17.1)
    if what in DIE_PICKS:
        options = _dice(t, what)
    elif what in LEADER_PICKS:
        options = [pack(w.V_TAKE_LEADER, leader) for leader in range(w.LEADERS)]
    elif what in CARD_PICKS:
        options = [pack(w.V_REMOVE, card) for card in t.zones[w.PRESCIENCE]]
    elif what == w.PICK_DOWN:
        options = [
            pack(w.V_SHIFT, marker, steps, other)
            for marker in range(3)
            for steps in range(1, shared[w.PRESCIENCE_MARKERS + marker] + 1)
            for other in range(3)
        ]
    elif what == w.PICK_IMPERIUM_DOWN:
        options = [pack(w.V_IMPERIUM, power) for power in range(3)]
    elif what == w.PICK_ROCKETS:
        options = [pack(w.V_SECTOR, sector) for sector in range(board.SECTORS)]
    else:
        options = [pack(w.V_PLACE, area) for area in _areas(t, what, extra)] if what not in SKY_PICKS else []
        if what in SKY_PICKS or what == w.PICK_ROCKET_HIT:
            options.extend(pack(w.V_ZONE, zone) for zone in range(board.ZONES))
    return [option for option in options if not against_pick(t, what, extra, option)]


def against_pick(t: Table, what: i64, extra: i64, action: i64) -> i64:
    """What keeps a card from this."""
    verb, chosen = verb_of(action), first_of(action)
    if verb == w.V_PLACE:
        return against_area(t, what, extra, chosen)
    if verb == w.V_ZONE:
        aircraft = AIRCRAFT_FOR[what]
        elsewhere = what == w.PICK_ROCKET_HIT and not board.ZONE_MASK[chosen] >> extra & 1
        return r.ZONE_OF_OTHER_SECTOR if elsewhere else pieces.against_piece(t, chosen, aircraft)
    if verb == w.V_TAKE_LEADER:
        return against_victim(t, what, chosen)
    if verb == w.V_REMOVE:
        if chosen not in t.zones[w.PRESCIENCE]:
            return r.CARD_NOT_REVEALED
        return r.CARD_IS_KEPT if what != w.PICK_FEAR and chosen == t.shared[w.EYES_OF_IBAD] - 1 else 0
    if verb in (w.V_DIE, w.V_SISTER):
        return against_die(t, what, action)
    if verb == w.V_SHIFT:
        if chosen == third_of(action) or not second_of(action):
            return r.SHIFT_MARKERS
        return r.MARKER_NOT_SO_HIGH if second_of(action) > t.shared[w.PRESCIENCE_MARKERS + chosen] else 0
    if verb == w.V_IMPERIUM:
        return 0 if t.shared[w.IMPERIUM_MARKERS + chosen] > 1 else r.MARKER_ON_BOTTOM
    held = verb != w.V_SECTOR or any(board.SECTOR_MASK[area] >> chosen & 1 for area in pieces.legions(t, w.ATREIDES))
    return 0 if held else r.NO_LEGION_IN_SECTOR


def sectors_for(t: Table, what: i64, extra: i64) -> i64:
    """The sectors in which a card removes a harvester, as bits; 0 for any."""
    if what == w.PICK_GURNEY:
        return board.SECTOR_MASK[t.shared[w.LEADER_AREA + w.GURNEY]]
    return extra if what == w.PICK_CHASM else 1 << extra


def against_area(t: Table, what: i64, extra: i64, area: i64) -> i64:
    side = t.shared[w.TURN_SIDE] - 1
    if what in SIGN_PICKS:
        if not sign_at(t, area):
            return r.NO_WORMSIGN_THERE
        return pieces.against_step(board.NORTH_POLE, area) if what == w.PICK_POLE_SIGN else 0
    if what == w.PICK_SPIES:
        return 0 if hidden_at(t, area) else r.NOTHING_HIDDEN
    if what in (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION, w.PICK_MAKER_AREA):
        against = pieces.against_empty_sand(t, area)
        return against if against or what == w.PICK_MAKER_AREA else _against_neighbours(t, what, area)
    if what in (w.PICK_CHASM, w.PICK_GURNEY, w.PICK_ROCKET_HIT):
        return _against_wrecking(t, what, extra, area)
    if what == w.PICK_CAPTURED_TARGET:
        return pieces.against_enemy(t, side, area) or pieces.against_sky(extra, area)
    if what == w.PICK_BLAST:
        near = any(t.shared[w.SIDE + other] == side + 1 for other in pieces.beside(t, side, area))
        return pieces.against_enemy(t, side, area) or (0 if near else r.NOT_BESIDE)
    if what in (w.PICK_SWAP_ONE, w.PICK_SWAP_TWO):
        swaps = bool(_swaps(t, area)) if what == w.PICK_SWAP_ONE else area in _swaps(t, extra)
        return pieces.against_settlement(t, w.ATREIDES, area) or (0 if swaps else r.NO_SWAP)
    if what == w.PICK_TIDE:
        return _against_tide(t, side, area)
    return pieces.against_step(extra, area) or (0 if pieces.empty(t, area) else r.NOT_EMPTY)


def _against_wrecking(t: Table, what: i64, extra: i64, area: i64) -> i64:
    """25.2: a harvester, where the card says."""
    if not t.shared[w.FEATURES + area] & w.HARVESTER:
        return r.NO_HARVESTER_THERE
    if what == w.PICK_CHASM and board.TERRAIN[area] != board.DEEP:
        return r.NOT_DEEP_DESERT
    sectors = sectors_for(t, what, extra)
    return r.OTHER_SECTOR if sectors and not board.SECTOR_MASK[area] & sectors else 0


def _against_tide(t: Table, side: i64, area: i64) -> i64:
    if pieces.against_enemy(t, side, area):
        return r.NO_LEGION_IN_THE_TIDE
    if not board.IS_SAND[area]:
        return r.NOT_DESERT
    return 0 if any(pieces.empty(t, goal) for goal in board.NEIGHBOURS[area]) else r.NO_EMPTY_NEIGHBOUR


def _against_neighbours(t: Table, what: i64, area: i64) -> i64:
    """Next to a sandworm, or to a legion of the Atreides."""
    for near in board.NEIGHBOURS[area]:
        if what == w.PICK_WORM_BY_WORM and t.shared[w.FEATURES + near] & w.ANY_WORM:
            return 0
        if what == w.PICK_WORM_BY_LEGION and t.shared[w.SIDE + near] == w.ATREIDES + 1:
            return 0
    return r.NOT_BESIDE


def _areas(t: Table, what: i64, extra: i64) -> list[int]:
    """Where something can be picked, before anything stands against it."""
    if what == w.PICK_SPIES:
        return hidden_areas(t)
    if what in (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION) and not t.shared[w.WORMS] + t.shared[w.MAKER_SUPPLY]:
        return []
    if what == w.PICK_GURNEY and t.shared[w.LEADER_AT + w.GURNEY] != w.ON_BOARD:
        return []
    if what in (w.PICK_SWAP_ONE, w.PICK_SWAP_TWO):
        return pieces.own_settlements(t, w.ATREIDES)
    if what in (w.PICK_POLE_SIGN, w.PICK_TIDE_TO):
        return board.NEIGHBOURS[extra if what == w.PICK_TIDE_TO else board.NORTH_POLE]
    return list(range(board.AREAS))


def _swaps(t: Table, area: i64) -> list[int]:
    """Sietches whose tokens can be exchanged with this one's, leaving no leader alone (11.5)."""
    mine = t.shared[w.TOKENS + area]
    found: list[int] = []
    for other in pieces.own_settlements(t, w.ATREIDES):
        theirs = t.shared[w.TOKENS + other]
        if other != area and (mine or theirs) and _holds_alone(t, area, theirs) and _holds_alone(t, other, mine):
            found.append(other)
    return found


def _holds_alone(t: Table, area: i64, tokens: i64) -> bool:
    units = t.shared[w.UNITS + area]
    return bool(has_units(units) or tokens) or not has_leader(units)


def against_victim(t: Table, what: i64, leader: i64) -> i64:
    """16.14: enemy named leaders whom a card can send to the tank."""
    side, at = t.shared[w.TURN_SIDE] - 1, t.shared[w.LEADER_AREA + leader]
    if pieces.leader_side(leader) == side:
        return r.OWN_LEADER
    against = against_ready(t, leader)
    if against or what == w.PICK_TANK_ANY:
        return against
    for area in pieces.legions(t, side) if t.shared[w.LEADER_AT + leader] == w.ON_BOARD else []:
        if what == w.PICK_TANK_SECTOR:
            if board.SECTOR_MASK[area] & board.SECTOR_MASK[at]:
                return 0
        elif at in pieces.beside(t, side, area) and _strikes(t, area):
            return 0
    return r.LEADER_OUT_OF_REACH


def _strikes(t: Table, area: i64) -> bool:
    """The legion that has moved, also if its special elite has fallen since; else any with a special elite."""
    if t.shared[w.CHAIN]:
        return t.shared[w.CHAIN] == area + 1
    return count_of(t.shared[w.UNITS + area], w.SPECIAL) > 0


def against_die(t: Table, what: i64, action: i64) -> i64:
    """25.8, 18.4: an unused die of a side, or its placed token; of the automaton a result for its next die (23.16)."""
    shared = t.shared
    side = w.HARKONNEN if what == w.PICK_DIE else w.ATREIDES
    owner, box = first_of(action), second_of(action)
    if verb_of(action) == w.V_SISTER:
        if owner != side:
            return r.OWN_DIE
        at = shared[w.TOKEN_BOX + side]
        return 0 if at == w.HOUSE + 1 or (at and what == w.PICK_DIE) else r.NO_TOKEN_PLACED
    automatic = shared[w.SOLO] and what == w.PICK_DIE
    if owner >> 1 != side or (automatic and owner != w.HOUSE_HARKONNEN):
        return r.OWN_DIE
    if automatic:
        return r.RESULT_USED_UP if shared[w.SPENT_FACES + box] >= MOST_SPENT[box] else 0
    if what == w.PICK_HOUSE_DIE and box != w.HOUSE:
        return r.ONLY_HOUSE_DICE
    return 0 if shared[w.DICE + owner * w.BOXES + box] else r.NO_SUCH_DIE


def _dice(t: Table, what: i64) -> list[int]:
    """The dice a card may be about, box by box, each with the token that lies there."""
    side = w.HARKONNEN if what == w.PICK_DIE else w.ATREIDES
    found: list[int] = []
    for box in range(w.BOXES):
        found.extend([pack(w.V_DIE, side * 2, box), pack(w.V_DIE, side * 2 + 1, box)])
        if t.shared[w.TOKEN_BOX + side] == box + 1:
            found.append(pack(w.V_SISTER, side))
    return found


class Pick(Window):
    def step(self, t: Table, what: i64, left: i64, extra: i64, /) -> None:
        options = pick_options(t, what, extra) if left else []
        kind = QUESTIONS.get(what, SPACE)
        if options and t.shared[w.SOLO] and t.shared[w.TURN_SIDE] == w.HARKONNEN + 1:
            everything = what in SIGN_PICKS and len(options) <= left  # in whatever order
            options = closest_options(t, options)
            if everything or len(options) == 1:
                self.answer(t, what, left, extra, options[0])
            else:
                pieces.ask_seat(t, t.shared[w.SEAT_OF + w.HOUSE_ATREIDES], kind, options)
            return
        if options and what in FOLLOWING:
            pieces.ask_side(t, t.shared[w.TURN_SIDE] - 1, SPACE, options)
            return
        self.offer(t, what, left, extra, kind, options)

    def stop(self, t: Table, what: i64, left: i64, extra: i64, /) -> None:
        pop(t)
        if what == w.PICK_ADAB and extra:
            turn_up(t, extra)

    def chosen(self, t: Table, what: i64, left: i64, extra: i64, action: i64, /) -> None:
        verb = verb_of(action)
        shared = t.shared
        chosen = first_of(action)
        amend(t, what, left - 1, extra)
        shared[w.CARD_DONE] = 1
        if verb == w.V_TAKE_LEADER:
            pieces.off_board(t, chosen)
            pieces.to_tank(t, chosen)
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
            _pick_next(t, w.PICK_ROCKET_HIT, swords + stars, chosen)
        elif verb == w.V_ZONE:
            clear_zone(t, chosen)
            if what in THEN:
                _pick_next(t, THEN[what], 1, chosen)
        else:
            _pick_area(t, what, extra, chosen)

    def against(self, t: Table, what: i64, left: i64, extra: i64, action: i64, /) -> i64:
        verb = verb_of(action)
        die = what in DIE_PICKS and verb in (w.V_DIE, w.V_SISTER)
        if verb not in PICKING or not (die or verb in [verb_of(option) for option in t.options]):
            return 0
        # What the automaton picks lies as close to the target as possible (23.9).
        return against_pick(t, what, extra, action) or r.AUTOMATON_DECIDES


def closest_options(t: Table, options: list[int]) -> list[int]:
    """What the automaton picks happens as close to the target as possible (23.9); among equals the human picks."""
    leaders = verb_of(options[0]) == w.V_TAKE_LEADER
    if not leaders and verb_of(options[0]) != w.V_PLACE:
        return options
    areas = [t.shared[w.LEADER_AREA + first_of(option)] if leaders else first_of(option) for option in options]
    return best_of(options, [closeness(t, area) for area in areas])


def _pick_next(t: Table, what: i64, many: i64, extra: i64) -> None:
    pop(t)
    push(t, w.F_PICK, what, many, extra)


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
            amend(t, what, top(t)[2], board.SECTOR_MASK[area])
        lose_harvester(t, area)
    elif what in DICE_OF_BLASTS:
        push(t, w.F_BLAST, area, DICE_OF_BLASTS[what], 0)
    elif what in THEN:
        _pick_next(t, THEN[what], 1, area)
    elif what == w.PICK_SWAP_TWO:
        shared[w.TOKENS + area], shared[w.TOKENS + extra] = shared[w.TOKENS + extra], shared[w.TOKENS + area]
        for place in (area, extra):
            shared[w.SIDE + place] = w.ATREIDES + 1 if shared[w.UNITS + place] or shared[w.TOKENS + place] else 0
        emit(t, e.TOKENS_SWAPPED, w.ATREIDES, extra, area, 0)
        for place in (area, extra):
            pieces.check_stack(t, place)
    elif what == w.PICK_TIDE_TO:
        pieces.shift(t, w.HARKONNEN, extra, area, shared[w.UNITS + extra], shared[w.TOKENS + extra])


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
        _, _, left, removed = top(t)
        amend(t, what, left, removed + 1)
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
