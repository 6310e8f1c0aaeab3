"""Effects that are impossible now: which of them may turn possible before the turn is over.

imperium 3.10 skips what cannot be carried out at all, and imperium 3.5 lets its owner choose the moment. So a mandatory
effect may be resolved while it is impossible, and is done with. That is offered only where something else that is open,
or could be played, may make it possible later; otherwise it falls away by itself when the turn ends. What is looked at
is public: the number of Intrigue cards, never which they are.
"""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import FOLDSPACE_CARD, LEADERS
from landsraad.imperium.conditions import optional
from landsraad.imperium.effects import effects_in
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.kernel.table import Table, top
from landsraad.kernel.vecs import i64

INTRIGUE_LEVEL: Final = 4  # Bene Gesserit influence that brings an Intrigue card (imperium 8.3)


def makes_opponents_discard(part: i64) -> bool:
    """Reverend Mother Mohiam, Test of Humanity: a discarded card may unload and bring an Intrigue card."""
    return OP[part] in (w.OPPONENTS_DISCARD, w.TEST_OPPONENTS) or any(
        makes_opponents_discard(kid) for kid in KIDS[part]
    )


def may_turn_possible(t: Table, seat: i64, group: i64, part: i64) -> bool:
    """Whether a mandatory effect of the group that is impossible now could be possible later."""
    if not can_change(t, group, part):
        return False
    return may_play_something(t, seat, group) or any(
        other != part and may_help(t, seat, part, other) for other in effects_in(t, group)
    )


def can_change(t: Table, group: i64, part: i64) -> bool:
    """Whether there is any way at all, for this kind of effect."""
    op = OP[part]
    if op == w.WHEN:
        # A line that is open for the whole reveal turn counts as soon as its condition holds (imperium 6.4.6). No other
        # card comes into play on an agent turn; and a gain that has become possible is never unwelcome.
        agent_turn = group == w.TURN_GROUP and t.shared[w.STAGE] == w.AGENT_TURN
        return agent_turn and OP[KIDS[part][0]] >= w.BUILT_IN and A[part] != w.IF_OTHER_IN_PLAY
    return op in (w.TROOPS, w.DRAW, w.DRAW_INTRIGUE, w.INFLUENCE_WITH, w.FOLDSPACE, w.CHOOSE, w.CHOOSE_TWO)


def fulfils_condition(t: Table, seat: i64, group: i64, faction: i64, amount: i64) -> bool:
    """Whether so much influence makes a condition true that an open effect of an agent turn waits for."""
    level = t.seats[seat][w.INFLUENCE + faction]
    return any(
        OP[part] == w.WHEN
        and A[part] == w.IF_INFLUENCE
        and B[part] == faction
        and level < C[part] <= level + amount
        and not optional(part)
        and can_change(t, group, part)
        for part in effects_in(t, group)
    )


def may_play_something(t: Table, seat: i64, group: i64) -> bool:
    """Intrigue cards on one's own turn, or after winning; tiles and the Baron's Masterstroke on one's own turn."""
    if len(t.zones[w.INTRIGUE + seat]) > 0:
        code, _, _, winner = top(t)
        return group == w.TURN_GROUP or (code == w.F_GROUP and winner == 1)
    return group == w.TURN_GROUP and (len(t.zones[w.TILES + seat]) > 0 or t.seats[seat][w.MASTERSTROKE] != 0)


def may_help(t: Table, seat: i64, part: i64, other: i64) -> bool:
    """Whether carrying out another open effect may make this one possible."""
    op = OP[other]
    counters = t.seats[seat]
    if op in (w.TROOPS, w.DRAW, w.PER, w.HARVEST_SPICE):
        return False
    if op == w.TRASH_THIS:  # only Foldspace goes back to its stack (imperium 7.11)
        return OP[part] == w.FOLDSPACE and OWNER[other] % w.KIND_STEP == FOLDSPACE_CARD[0]
    if op == w.FOLDSPACE:  # it comes to the discard pile, from where it may be drawn
        return OP[part] not in (w.TROOPS, w.DRAW_INTRIGUE, w.INFLUENCE_WITH)
    if op in (w.INFLUENCE_VISIT, w.INFLUENCE_WITH):
        if OP[part] == w.WHEN or LEADERS[counters[w.LEADER]].order_matters or counters[w.SNOOPERS]:
            return True
        return counters[w.INFLUENCE + w.BENE_GESSERIT] == INTRIGUE_LEVEL - 1  # an Intrigue card may come, and be played
    return True
