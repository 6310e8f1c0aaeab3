"""The round: Round Start, Makers, Recall (imperium 5, 11, 12; rise_of_ix 9)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.cards import draw
from landsraad.imperium.catalog import CONFLICTS, LEADERS, MAKER_SPACES, TILES
from landsraad.imperium.control import controller
from landsraad.imperium.effects import open_group
from landsraad.imperium.facts import clockwise
from landsraad.imperium.gains import rival_spend, take_mentat
from landsraad.imperium.rivals import is_rival
from landsraad.kernel.decisions import YES_NO, pack, verb_of
from landsraad.kernel.piles import put, take
from landsraad.kernel.table import Frame, Table, amend, ask, emit, pop, push
from landsraad.kernel.vecs import i64, vec

HAND_SIZE: Final = 5
POINTS_TO_END: Final = 10
POINTS_TO_END_EPIC: Final = 12
YES: Final = pack(w.V_YES)


class RoundStart(Frame):
    """Reveal the Conflict, defend, take the Mentat, draw, turn tiles up, Round Start abilities (rise_of_ix 9.6)."""

    def step(self, t: Table, stage: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        amend(t, stage + 1, _b, _c)
        number = len(t.seats)
        if stage == 0:
            shared[w.ROUND] += 1
            shared[w.PHASE] = w.ROUND_START
            card = take(t, w.CONFLICT_DECK)
            put(t, w.CONFLICT_PAST, card)
            shared[w.BATTLE] = card + 1
            emit(t, e.ROUND_BEGAN, shared[w.FIRST], shared[w.ROUND], card, 0)
            for seat, counters in enumerate(t.seats):
                if counters[w.RIVAL]:
                    if shared[w.ROUND] == shared[w.SWORDMASTERS_IN] and not counters[w.SWORDMASTER]:
                        counters[w.SWORDMASTER] = 1
                        counters[w.AGENTS] += 1
                        emit(t, e.TOOK_SWORDMASTER, seat, 0, 0, 0)
                    rival_spend(t, seat)  # 7 spice, once a Conflict III is revealed
            flag = CONFLICTS[card].flag
            owner = controller(t, flag) if flag >= 0 else 0
            if owner and t.seats[owner - 1][w.SUPPLY] > 0:
                push(t, w.F_DEFEND, owner - 1, 0, 0)
        elif stage == 1:
            if shared[w.MENTAT_NEXT]:
                take_mentat(t, shared[w.MENTAT_NEXT] - 1)
                shared[w.MENTAT_NEXT] = 0
            for turn in range(number):
                seat = (shared[w.FIRST] + turn) % number
                draw(t, seat, HAND_SIZE)
                t.seats[seat][w.FLIPPED] = 0
            for turn in range(number - 1, -1, -1):
                round_start_abilities(t, (shared[w.FIRST] + turn) % number)
        else:
            pop(t)
            shared[w.PHASE] = w.PLAYER_TURNS
            push(t, w.F_NEXT_TURN, clockwise(t, shared[w.FIRST])[-1], 0, 0)


def round_start_abilities(t: Table, seat: i64) -> None:
    """In any order of the owner's, after the hand is drawn (rise_of_ix 9.1)."""
    parts = [] if is_rival(t, seat) else LEADERS[t.seats[seat][w.LEADER]].round_start[:]
    for tile in t.zones[w.TILES + seat]:
        parts.extend(TILES[tile].round_start)
    if parts:
        open_group(t, seat, parts, 0)


class Defend(Frame):
    """The controller of the location may deploy one troop from supply (imperium 5.2)."""

    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if is_rival(t, seat):  # a Rival always does (house_hagal 4.5)
            self.answer(t, seat, _b, _c, YES)
        else:
            ask(t, seat, YES_NO, vec[i64]([YES, pack(w.V_NO)]))

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        if verb_of(action) == w.V_YES:
            t.seats[seat][w.SUPPLY] -= 1
            t.seats[seat][w.CONFLICT] += 1
            emit(t, e.DEPLOYED_SOME, seat, 1, 0, 0)


class Makers(Frame):
    """Bonus spice on each Maker space without an agent (imperium 11.1)."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        t.shared[w.PHASE] = w.MAKERS
        for maker in range(3):
            space = MAKER_SPACES[maker]
            if t.shared[w.AT + space] == 0:
                t.shared[w.BONUS + maker] += 1
                emit(t, e.BONUS_SPICE, 0, space, t.shared[w.BONUS + maker], 0)
        push(t, w.F_RECALL, 0, 0, 0)


class Recall(Frame):
    """Is the game over? Otherwise everything comes home and the marker moves on (imperium 12)."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        shared = t.shared
        shared[w.PHASE] = w.RECALL
        goal = POINTS_TO_END_EPIC if shared[w.EPIC] else POINTS_TO_END
        if any(counters[w.POINTS] >= goal for counters in t.seats) or len(t.zones[w.CONFLICT_DECK]) == 0:
            shared[w.PHASE] = w.ENDGAME
            push(t, w.F_ENDGAME, 0, 0, 0)
            return
        shared[w.MENTAT] = 0
        for space in range(w.MAX_SPACES):
            shared[w.AT + space] = 0
        for counters in t.seats:
            counters[w.AGENTS] = 2 + counters[w.SWORDMASTER]
            counters[w.DONE] = 0
            counters[w.TURNS] = 0
            counters[w.VOICE_SPACE] = 0
            counters[w.VOICE_BOUND] = 0
        humans = 2 if shared[w.MODE] == w.TWO_PLAYERS else len(t.seats)
        shared[w.FIRST] = (shared[w.FIRST] + 1) % humans
        emit(t, e.RECALLED_AGENTS, shared[w.FIRST], 0, 0, 0)
        push(t, w.F_ROUND_START, 0, 0, 0)
