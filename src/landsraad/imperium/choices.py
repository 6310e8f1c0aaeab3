"""Effects that ask their owner something: for each kind what is offered, and what follows from the answer."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.cards import card_options, draw, flush, leave_game, trash_card, trash_options
from landsraad.imperium.catalog import CARDS, VISITS
from landsraad.imperium.conditions import acquirable, faction_allowed
from landsraad.imperium.deployment import deploy
from landsraad.imperium.effects import open_group
from landsraad.imperium.facts import agents_at, others
from landsraad.imperium.gains import commission, lose_troops, retreat
from landsraad.imperium.influence import change_influence
from landsraad.imperium.market import from_row, take_card
from landsraad.imperium.shipping import freighter_options, move_freighter
from landsraad.imperium.store import OP, A, B
from landsraad.imperium.technology import acquire_tile, tech_options
from landsraad.kernel.decisions import (
    AMOUNT,
    CARD,
    EFFECT,
    FACTION,
    SEAT,
    SPACE,
    TILE,
    UNIT,
    YES_NO,
    first_of,
    pack,
    second_of,
    verb_of,
)
from landsraad.kernel.known import everybody, forget, learn_card, learn_place
from landsraad.kernel.piles import put, take, take_out
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import append, i64, vec

YES: Final = pack(w.V_YES)


class Choice:
    """A kind of effect that asks. Without options it does nothing; a single one that is not optional is taken."""

    def __init__(self, question: i64, unseen: bool = False) -> None:
        self._question: i64 = question
        self.unseen = unseen  # it looks at hidden cards: it is asked even with a single option

    def question(self, part: i64, /) -> i64:
        return self._question

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        raise AssertionError(f"unknown effect {OP[part]}")

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        raise AssertionError(f"unknown effect {OP[part]}")


class InfluenceAny(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([pack(w.V_FACTION, faction) for faction in range(4) if faction_allowed(t, seat, part, faction)])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        change_influence(t, seat, first_of(action), A[part])


class InfluenceTwo(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([pack(w.V_FACTIONS, one, two) for one in range(4) for two in range(one + 1, 4)])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        open_group(t, seat, [VISITS[2 * first_of(action)], VISITS[2 * second_of(action)]], 0)


class TrashCard(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return trash_options(t, seat, A[part] == 1)

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        trash_card(t, seat, first_of(action), second_of(action))
        flush(t)


class FreighterMove(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return freighter_options(t, seat)

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        move_freighter(t, seat, verb_of(action) == w.V_ADVANCE)


class Negotiate(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([YES]) if t.seats[seat][w.SUPPLY] > 0 else vec[i64]()

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        t.seats[seat][w.SUPPLY] -= 1
        t.seats[seat][w.NEGOTIATORS] += 1
        emit(t, e.PLACED_NEGOTIATOR, seat, 0, 0, 0)


class Commission(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([YES]) if t.seats[seat][w.SHIPS_SUPPLY] > 0 else vec[i64]()

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        commission(t, seat)


class Technology(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return tech_options(t, seat, part)

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        acquire_tile(t, seat, action, A[part])


class Deploy(Choice):
    """Up to so many troops, or units of both kinds."""

    def question(self, part: i64, /) -> i64:
        return UNIT if B[part] else AMOUNT

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        if t.shared[w.CLOSED]:
            return vec[i64]()
        most = A[part]
        troops_here = t.seats[seat][w.GARRISON]
        ships_here = t.seats[seat][w.SHIPS_GARRISON]
        if not B[part]:
            return vec[i64]([pack(w.V_AMOUNT, number) for number in range(1, min(most, troops_here) + 1)])
        return vec[i64](
            [
                pack(w.V_UNITS, troops, ships)
                for troops in range(min(most, troops_here) + 1)
                for ships in range(min(most - troops, ships_here) + 1)
                if troops + ships
            ]
        )

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        deploy(t, seat, first_of(action), second_of(action))


class Retreat(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        most = min(A[part], t.seats[seat][w.CONFLICT])
        return vec[i64]([pack(w.V_AMOUNT, number) for number in range(1, most + 1)])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        retreat(t, seat, first_of(action), 0)


class Acquire(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return acquirable(t, seat, A[part])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        take_card(t, seat, first_of(action), second_of(action), False, B[part])


class CloseSpace(Choice):
    """The Voice: opponents cannot send their next agent there."""

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([pack(w.V_SPACE, space) for space in range(w.MAX_SPACES) if t.shared[w.SPACES] >> space & 1])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        t.seats[seat][w.VOICE_SPACE] = first_of(action) + 1
        t.seats[seat][w.VOICE_BOUND] = (1 << len(t.seats)) - 1 & ~(1 << seat)
        emit(t, e.CLOSED_SPACE, seat, first_of(action), 0, 0)


class TakeFromDiscard(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        bit = 1 << A[part]
        fitting = vec[i64]([card for card in t.zones[w.DISCARD + seat] if CARDS[card].factions & bit])
        return card_options(w.V_CARD, fitting)

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        card = first_of(action)
        take_out(t, w.DISCARD + seat, card)
        put(t, w.HAND + seat, card)
        learn_card(t, w.HAND + seat, card, everybody(t) & ~(1 << seat))
        emit(t, e.TOOK_FROM_DISCARD, seat, card, 0, 0)


class LookAtTop(Choice):
    """The top card of the deck: into the hand, or out of the game."""

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        deck = t.zones[w.DECK + seat]
        if len(deck) == 0:
            return vec[i64]()
        learn_place(t, w.DECK + seat, len(deck) - 1, 1 << seat)
        return vec[i64]([pack(w.V_CARD, deck[-1]), pack(w.V_TRASH, w.IN_DECK, deck[-1])])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_TRASH:
            leave_game(t, seat, w.IN_DECK, take(t, w.DECK + seat))
            flush(t)
        else:
            draw(t, seat, 1)


class RecallAgent(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([pack(w.V_SPACE, space) for space in range(w.MAX_SPACES) if agents_at(t, seat, space)])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        t.shared[w.AT + first_of(action)] -= 1 << (4 * seat)
        t.seats[seat][w.AGENTS] += 1
        emit(t, e.RECALLED_AGENT, seat, first_of(action), 0, 0)


class DoubleCross(Choice):
    """An opponent loses a troop from the Conflict, and you deploy one from your supply."""

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return vec[i64]([pack(w.V_SEAT, other) for other in others(t, seat) if t.seats[other][w.CONFLICT] > 0])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        lose_troops(t, first_of(action), 1, w.IN_CONFLICT)
        if t.seats[seat][w.SUPPLY] > 0:
            t.seats[seat][w.SUPPLY] -= 1
            t.seats[seat][w.GARRISON] += 1
            deploy(t, seat, 1, 0)


class Ambush(Choice):
    """A unit of an opponent retreats."""

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        options = vec[i64]()
        for other in others(t, seat):
            if t.seats[other][w.CONFLICT] > 0:
                options = append(options, pack(w.V_RETREAT, other, w.TROOP))
            if t.seats[other][w.SHIPS_CONFLICT] > 0:
                options = append(options, pack(w.V_RETREAT, other, w.DREADNOUGHT))
        return options

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        ships = second_of(action)
        retreat(t, first_of(action), 1 - ships, ships)


class Manipulate(Choice):
    """The card lies beside Helena until her reveal turn ends (imperium 16.8, 16.10)."""

    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return card_options(w.V_CARD, vec[i64]([card for card in t.zones[w.ROW] if card != w.EMPTY_PLACE]))

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        card = first_of(action)
        from_row(t, card)
        t.seats[seat][w.MANIPULATED] = card + 1
        emit(t, e.REMOVED_FROM_ROW, seat, card, 0, 0)


class SetCardAside(Choice):
    def options(self, t: Table, seat: i64, part: i64, /) -> vec[i64]:
        return card_options(w.V_CARD, t.zones[w.HAND + seat])

    def carry_out(self, t: Table, seat: i64, part: i64, action: i64, /) -> None:
        take_out(t, w.HAND + seat, first_of(action))
        forget(t, w.HAND + seat)  # nobody else has seen which one is gone
        t.seats[seat][w.SET_ASIDE] = first_of(action) + 1
        emit(t, e.SET_CARD_ASIDE, seat, 0, 0, 0)


_KINDS: Final[dict[int, Choice]] = {
    w.INFLUENCE_ANY: InfluenceAny(FACTION),
    w.INFLUENCE_TWO: InfluenceTwo(FACTION),
    w.TRASH_CARD: TrashCard(CARD, unseen=True),
    w.FREIGHTER_MOVE: FreighterMove(EFFECT),
    w.NEGOTIATE: Negotiate(YES_NO),
    w.COMMISSION: Commission(YES_NO),
    w.TECH: Technology(TILE),
    w.DEPLOY: Deploy(AMOUNT),
    w.RETREAT: Retreat(AMOUNT),
    w.ACQUIRE: Acquire(CARD),
    w.CLOSE_SPACE: CloseSpace(SPACE),
    w.TAKE_FROM_DISCARD: TakeFromDiscard(CARD),
    w.LOOK_AT_TOP: LookAtTop(CARD),
    w.RECALL_AGENT: RecallAgent(SPACE),
    w.DOUBLE_CROSS: DoubleCross(SEAT),
    w.AMBUSH: Ambush(UNIT),
    w.MANIPULATE: Manipulate(CARD),
    w.SET_CARD_ASIDE: SetCardAside(CARD, unseen=True),
}
NO_CHOICE: Final = Choice(CARD)
CHOICES: Final[list[Choice]] = [_KINDS.get(code, NO_CHOICE) for code in range(w.ALL)]  # by the codes of effects
