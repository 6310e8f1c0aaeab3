"""Prescience cards: what each demands, and claiming (war_for_arrakis 16.2-16.11)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import DEEP, IS_SAND, MINOR_ERG, MOUNTAIN, PLATEAU, TERRAIN, ZONES_OF
from landsraad.arrakis.catalog import CARDS, PRESCIENCE_DIE, PRESCIENCE_END, PRESCIENCE_REWARD
from landsraad.arrakis.leaders import advance_marker, jessica_at, paul_at
from landsraad.arrakis.pieces import (
    ask_side,
    check_stack,
    count_of,
    has_leader,
    hidden_sietch,
    left_out,
    legions,
    one,
    own_settlements,
    reveal_sietch,
    reveal_tokens,
    take,
    unit_count,
)
from landsraad.arrakis.solo import reinforce
from landsraad.arrakis.words import (
    AIR,
    ATREIDES,
    B_FROM,
    CLAIMS,
    DISCARD,
    F_FLEE,
    F_MARKER,
    FACEDOWN,
    FEAR,
    FEATURES,
    FREMEN_ALLY,
    HARVESTERS_LOST,
    HOUSE_ATREIDES,
    IBAD,
    LEADER_FELL,
    ORNITHOPTER,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENCE_OUT,
    RODE,
    SIDE,
    SIETCH,
    SOLO,
    STAY_TOKENS,
    STAY_UNITS,
    STAYING,
    TOKENS,
    UNIT_KINDS,
    UNITS,
    V_LOSE_LEFT_OUT,
    V_MARKER,
    V_TAKE,
    V_TOKEN,
    WON_ATTACK,
)
from landsraad.kernel.decisions import FACTION, UNIT, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop, push

CLAIMS_A_ROUND = 2
UNITS_THAT_FLEE = 2
MIND_KILLER_STEPS = 2
(E01, E02, E03, E04, E05, E06, E07, E08, A01, A02, A03, A04, A05, A06, A07, A08) = range(16)


def requirement_met(t: Table, card: int) -> bool:
    """Whether what the card demands is true, or can be carried out, now."""
    shared = t.shared
    if card == E01:
        return _legions_on(t, PLATEAU, PLATEAU) >= 3
    if card == E02:
        paul = paul_at(t)
        return paul >= 0 and hidden_sietch(t, paul) and not _watched(t, paul)
    if card == E03:
        paul, jessica = paul_at(t), jessica_at(t)
        return paul >= 0 and jessica >= 0 and _deep_without_sietch(t, paul) and _deep_without_sietch(t, jessica)
    if card == E04:
        return _legions_on(t, MOUNTAIN, MOUNTAIN) >= 3
    if card == E05:
        return _legions_on(t, MINOR_ERG, MINOR_ERG) >= 2
    if card == E06:
        paul = paul_at(t)
        return paul >= 0 and paul == jessica_at(t) and shared[FEATURES + paul] & SIETCH != 0
    if card == E07:
        return sum(1 for area in legions(t, ATREIDES) if IS_SAND[area] and not shared[FEATURES + area] & SIETCH) >= 4
    if card == E08:
        paul = paul_at(t)
        return paul >= 0 and shared[TOKENS + paul].bit_count() >= 2 and not _watched(t, paul)
    if card == A01:
        return shared[RODE] == 1
    if card == A02:
        return shared[WON_ATTACK] == 1
    if card == A03:
        return shared[HARVESTERS_LOST] >= 2
    if card == A04:
        return paul_at(t) >= 0
    if card == A05:
        return sum(1 for area in own_settlements(t, ATREIDES) if hidden_sietch(t, area)) >= 4
    if card == A06:
        return sum(shared[UNITS + area] >> 10 & 31 for area in legions(t, ATREIDES)) >= 3
    if card == A07:
        return sum(_can_flee(t, area) for area in own_settlements(t, ATREIDES)) >= UNITS_THAT_FLEE
    return shared[LEADER_FELL] == 1


def _legions_on(t: Table, low: int, high: int) -> int:
    return sum(1 for area in legions(t, ATREIDES) if low <= TERRAIN[area] <= high)


def _deep_without_sietch(t: Table, area: int) -> bool:
    return TERRAIN[area] == DEEP and not t.shared[FEATURES + area] & SIETCH


def _watched(t: Table, area: int) -> bool:
    """Only in the solo game an ornithopter forbids these reveals (16.3, 23.16)."""
    if not t.shared[SOLO]:
        return False
    return any(t.shared[AIR + zone] == ORNITHOPTER for zone in ZONES_OF[area])


def _can_flee(t: Table, area: int) -> int:
    """Units of a sietch area that can leave without leaving a leader alone."""
    if t.shared[SIDE + area] != ATREIDES + 1:
        return 0
    units = t.shared[UNITS + area]
    return unit_count(units, t.shared[TOKENS + area]) - (1 if has_leader(units) else 0)


def claimable(t: Table, end: int, die: int) -> list[int]:
    """Revealed cards of this moment whose requirement is met, within the two of a round (16.2)."""
    if t.shared[CLAIMS] >= CLAIMS_A_ROUND:
        return []
    return [
        card
        for card in t.zones[PRESCIENCE]
        if PRESCIENCE_END[card] == end and PRESCIENCE_DIE[card] == die and requirement_met(t, card)
    ]


def claim(t: Table, card: int) -> None:
    """16.10: the instruction, the card out of the game, the markers, the card attached to it."""
    t.zones[PRESCIENCE].remove(card)
    t.zones[PRESCIENCE_OUT].append(card)
    t.shared[CLAIMS] += 1
    emit(t, e.CLAIMED, ATREIDES, card, 0, 0)
    if t.shared[FEAR] == card + 1:
        detach(t, FEAR)
        push(t, F_MARKER, MIND_KILLER_STEPS, 0, 0)
    if t.shared[IBAD] == card + 1:
        detach(t, IBAD)
    push(t, F_MARKER, 0, card, 0)  # the printed steps, after the instruction
    if card == A07:
        push(t, F_FLEE, UNITS_THAT_FLEE, 0, 0)
    elif card == E02:
        reveal_sietch(t, paul_at(t))
        if t.shared[SOLO]:
            reinforce(t, 1)
    elif card == E08:
        push(t, F_FLEE, 2, 1, paul_at(t))


def detach(t: Table, counter: int) -> None:
    """A lasting card goes to its discard pile (25.7)."""
    t.shared[counter] = 0
    card = CARDS["fear_is_the_mind_killer"] if counter == FEAR else CARDS["eyes_of_ibad"]
    t.zones[STAYING].remove(card)
    t.zones[DISCARD + (HOUSE_ATREIDES if counter == FEAR else FREMEN_ALLY)].append(card)


def step_marker(t: Table) -> None:
    """Steps of a claimed card, or of any one marker the Atreides choose (Fear Is the Mind-Killer)."""
    steps, card = t.pending[-3], t.pending[-2]
    if steps == 0:
        pop(t)
        for marker in range(3):
            advance_marker(t, marker, PRESCIENCE_REWARD[card][marker])
        return
    ask_side(t, ATREIDES, FACTION, [pack(V_MARKER, marker) for marker in range(3)])


def answer_marker(t: Table, action: int) -> None:
    steps = t.pending[-3]
    pop(t)
    advance_marker(t, first_of(action), steps)


def step_flee(t: Table) -> None:
    """A07: units leave sietch areas one by one. With 1 in its second number (E08): tokens are turned up instead."""
    left, reveal, at = t.pending[-3], t.pending[-2], t.pending[-1]
    if left == 0:
        pop(t)
        return
    options: list[int] = []
    if reveal:
        options = [pack(V_TOKEN, slot, at) for slot in range(16) if t.shared[TOKENS + at] >> slot & 1]
    else:
        for area in own_settlements(t, ATREIDES):
            if _can_flee(t, area) > 0:
                stay = left_out(t, area)
                for kind in UNIT_KINDS:
                    if count_of(t.shared[UNITS + area] - stay, kind):
                        options.append(pack(V_TAKE, kind, area))
                    if count_of(stay, kind):
                        options.append(pack(V_LOSE_LEFT_OUT, kind))
                tokens = t.shared[TOKENS + area]
                options.extend(pack(V_TOKEN, slot, area) for slot in range(16) if tokens >> slot & 1)
    if not options:
        pop(t)
        return
    if reveal and len(options) <= left:
        answer_flee(t, options[0])
    else:
        ask_side(t, ATREIDES, UNIT, options)


def answer_flee(t: Table, action: int) -> None:
    reveal = t.pending[-2]
    t.pending[-3] -= 1
    stays_out = verb_of(action) == V_LOSE_LEFT_OUT
    area = t.shared[B_FROM] if stays_out else second_of(action)
    if stays_out or verb_of(action) == V_TAKE:
        take(t, area, first_of(action), 1)
        if stays_out:
            t.shared[STAY_UNITS] -= one(first_of(action))
        emit(t, e.UNIT_LEFT, ATREIDES, first_of(action), area, 0)
    elif reveal:
        reveal_tokens(t, area, 1 << first_of(action))
        if not t.pending[-3]:
            check_stack(t, area)  # when both are turned up (0.7)
        if t.shared[SOLO]:
            reinforce(t, 1)
    else:
        t.shared[TOKENS + area] &= ~(1 << first_of(action))
        t.shared[STAY_TOKENS] &= ~(1 << first_of(action))
        emit(t, e.UNIT_LEFT, ATREIDES, FACEDOWN, area, 0)
    if t.shared[UNITS + area] == 0 and t.shared[TOKENS + area] == 0:
        t.shared[SIDE + area] = 0


def turn_up(t: Table, many: int) -> None:
    """Prescience cards from the deck, as far as it reaches (6.7.1)."""
    deck = t.zones[PRESCIENCE_DECK]
    while many and deck:
        card = deck.pop()
        t.zones[PRESCIENCE].append(card)
        emit(t, e.PRESCIENCE_REVEALED, ATREIDES, card, 0, 0)
        many -= 1
