"""The round: Round Start, Makers, Recall (imperium 5, 11, 12; rise_of_ix 9)."""

from landsraad.imperium import events as e
from landsraad.imperium.cards import draw
from landsraad.imperium.catalog import (
    CONFLICT_FLAG,
    LEADER_ROUND_START,
    MAKER_SPACES,
    TILE_ROUND_START,
)
from landsraad.imperium.control import controller
from landsraad.imperium.effects import open_group
from landsraad.imperium.facts import clockwise
from landsraad.imperium.gains import rival_spend, take_mentat
from landsraad.imperium.rivals import is_rival
from landsraad.imperium.words import (
    AGENTS,
    AT,
    BATTLE,
    BONUS,
    CONFLICT,
    CONFLICT_DECK,
    CONFLICT_PAST,
    DONE,
    ENDGAME,
    EPIC,
    F_DEFEND,
    F_ENDGAME,
    F_NEXT_TURN,
    F_RECALL,
    F_ROUND,
    FIRST,
    FLIPPED,
    LEADER,
    MAKERS,
    MAX_SPACES,
    MENTAT,
    MENTAT_NEXT,
    MODE,
    PHASE,
    PLAYER_TURNS,
    POINTS,
    RECALL,
    RIVAL,
    ROUND,
    ROUND_START,
    SUPPLY,
    SWORDMASTER,
    SWORDMASTERS_IN,
    TILES,
    TURNS,
    TWO_PLAYERS,
    V_NO,
    V_YES,
    VOICE_BOUND,
    VOICE_SPACE,
)
from landsraad.kernel.decisions import YES_NO, pack, verb_of
from landsraad.kernel.piles import put, take
from landsraad.kernel.table import Table, ask, emit, pop, push
from landsraad.kernel.vecs import i64, vec

HAND_SIZE = 5
POINTS_TO_END = 10
POINTS_TO_END_EPIC = 12
YES = pack(V_YES)


def step_round(t: Table) -> None:
    """Reveal the Conflict, defend, take the Mentat, draw, turn tiles up, Round Start abilities (rise_of_ix 9.6)."""
    shared = t.shared
    step = t.pending[-3]
    t.pending[-3] += 1
    number = len(t.seats)
    if step == 0:
        shared[ROUND] += 1
        shared[PHASE] = ROUND_START
        card = take(t, CONFLICT_DECK)
        put(t, CONFLICT_PAST, card)
        shared[BATTLE] = card + 1
        emit(t, e.ROUND_BEGAN, shared[FIRST], shared[ROUND], card, 0)
        for seat, counters in enumerate(t.seats):
            if counters[RIVAL]:
                if shared[ROUND] == shared[SWORDMASTERS_IN] and not counters[SWORDMASTER]:
                    counters[SWORDMASTER] = 1
                    counters[AGENTS] += 1
                    emit(t, e.TOOK_SWORDMASTER, seat, 0, 0, 0)
                rival_spend(t, seat)  # 7 spice, once a Conflict III is revealed
        flag = CONFLICT_FLAG[card]
        owner = controller(t, flag) if flag >= 0 else 0
        if owner and t.seats[owner - 1][SUPPLY] > 0:
            push(t, F_DEFEND, owner - 1, 0, 0)
    elif step == 1:
        if shared[MENTAT_NEXT]:
            take_mentat(t, shared[MENTAT_NEXT] - 1)
            shared[MENTAT_NEXT] = 0
        for turn in range(number):
            seat = (shared[FIRST] + turn) % number
            draw(t, seat, HAND_SIZE)
            t.seats[seat][FLIPPED] = 0
        for turn in range(number - 1, -1, -1):
            round_start_abilities(t, (shared[FIRST] + turn) % number)
    else:
        pop(t)
        shared[PHASE] = PLAYER_TURNS
        push(t, F_NEXT_TURN, clockwise(t, shared[FIRST])[-1], 0, 0)


def round_start_abilities(t: Table, seat: i64) -> None:
    """In any order of the owner's, after the hand is drawn (rise_of_ix 9.1)."""
    parts = [] if is_rival(t, seat) else LEADER_ROUND_START[t.seats[seat][LEADER]][:]
    for tile in t.zones[TILES + seat]:
        parts.extend(TILE_ROUND_START[tile])
    if parts:
        open_group(t, seat, parts, 0)


def step_defend(t: Table) -> None:
    """The controller of the location may deploy one troop from supply (imperium 5.2)."""
    if is_rival(t, t.pending[-3]):  # a Rival always does (house_hagal 4.5)
        answer_defend(t, YES)
    else:
        ask(t, t.pending[-3], YES_NO, vec[i64]([YES, pack(V_NO)]))


def answer_defend(t: Table, action: i64) -> None:
    seat = t.pending[-3]
    pop(t)
    if verb_of(action) == V_YES:
        t.seats[seat][SUPPLY] -= 1
        t.seats[seat][CONFLICT] += 1
        emit(t, e.DEPLOYED_SOME, seat, 1, 0, 0)


def step_makers(t: Table) -> None:
    """Bonus spice on each Maker space without an agent (imperium 11.1)."""
    pop(t)
    t.shared[PHASE] = MAKERS
    for maker in range(3):
        space = MAKER_SPACES[maker]
        if t.shared[AT + space] == 0:
            t.shared[BONUS + maker] += 1
            emit(t, e.BONUS_SPICE, 0, space, t.shared[BONUS + maker], 0)
    push(t, F_RECALL, 0, 0, 0)


def step_recall(t: Table) -> None:
    """Is the game over? Otherwise everything comes home and the marker moves on (imperium 12)."""
    pop(t)
    shared = t.shared
    shared[PHASE] = RECALL
    goal = POINTS_TO_END_EPIC if shared[EPIC] else POINTS_TO_END
    if any(counters[POINTS] >= goal for counters in t.seats) or len(t.zones[CONFLICT_DECK]) == 0:
        shared[PHASE] = ENDGAME
        push(t, F_ENDGAME, 0, 0, 0)
        return
    shared[MENTAT] = 0
    for space in range(MAX_SPACES):
        shared[AT + space] = 0
    for counters in t.seats:
        counters[AGENTS] = 2 + counters[SWORDMASTER]
        counters[DONE] = 0
        counters[TURNS] = 0
        counters[VOICE_SPACE] = 0
        counters[VOICE_BOUND] = 0
    humans = 2 if shared[MODE] == TWO_PLAYERS else len(t.seats)
    shared[FIRST] = (shared[FIRST] + 1) % humans
    emit(t, e.RECALLED_AGENTS, shared[FIRST], 0, 0, 0)
    push(t, F_ROUND, 0, 0, 0)
