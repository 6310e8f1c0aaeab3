"""Effects that are impossible now: which of them may turn possible before the turn is over.

imperium 3.10 skips what cannot be carried out at all, and imperium 3.5 lets its owner choose the moment. So a mandatory
effect may be resolved while it is impossible, and is done with. That is offered only where something else that is open,
or could be played, may make it possible later; otherwise it falls away by itself when the turn ends. What is looked at
is public: the number of Intrigue cards, never which they are.
"""

from landsraad.imperium.catalog import FOLDSPACE_CARD, LEADER_ORDER_MATTERS
from landsraad.imperium.conditions import optional
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.imperium.words import (
    AGENT_TURN,
    BENE_GESSERIT,
    BUILT_IN,
    CHOOSE,
    CHOOSE_TWO,
    DRAW,
    DRAW_INTRIGUE,
    F_GROUP,
    FOLDSPACE,
    HARVEST_SPICE,
    IF_INFLUENCE,
    IF_OTHER_IN_PLAY,
    INFLUENCE,
    INFLUENCE_VISIT,
    INFLUENCE_WITH,
    INTRIGUE,
    KIND_STEP,
    LEADER,
    MASTERSTROKE,
    OPPONENTS_DISCARD,
    PER,
    SNOOPERS,
    STAGE,
    TEST_OPPONENTS,
    TILES,
    TRASH_THIS,
    TROOPS,
    TURN_GROUP,
    WHEN,
)
from landsraad.kernel.table import Table

ITEM = 4  # (group, node, serial, memory), as in the agenda
INTRIGUE_LEVEL = 4  # Bene Gesserit influence that brings an Intrigue card (imperium 8.3)


def makes_opponents_discard(part: int) -> bool:
    """Reverend Mother Mohiam, Test of Humanity: a discarded card may unload and bring an Intrigue card."""
    return OP[part] in (OPPONENTS_DISCARD, TEST_OPPONENTS) or any(makes_opponents_discard(kid) for kid in KIDS[part])


def may_turn_possible(t: Table, seat: int, group: int, part: int) -> bool:
    """Whether a mandatory effect of the group that is impossible now could be possible later."""
    if not can_change(t, group, part):
        return False
    if may_play_something(t, seat, group):
        return True
    agenda = t.agenda
    for at in range(0, len(agenda), ITEM):
        if agenda[at] == group and agenda[at + 1] != part and may_help(t, seat, part, agenda[at + 1]):
            return True
    return False


def can_change(t: Table, group: int, part: int) -> bool:
    """Whether there is any way at all, for this kind of effect."""
    op = OP[part]
    if op == WHEN:
        # A line that is open for the whole reveal turn counts as soon as its condition holds (imperium 6.4.6). No other
        # card comes into play on an agent turn; and a gain that has become possible is never unwelcome.
        agent_turn = group == TURN_GROUP and t.shared[STAGE] == AGENT_TURN
        return agent_turn and OP[KIDS[part][0]] >= BUILT_IN and A[part] != IF_OTHER_IN_PLAY
    return op in (TROOPS, DRAW, DRAW_INTRIGUE, INFLUENCE_WITH, FOLDSPACE, CHOOSE, CHOOSE_TWO)


def fulfils_condition(t: Table, seat: int, group: int, faction: int, amount: int) -> bool:
    """Whether so much influence makes a condition true that an open effect of an agent turn waits for."""
    level = t.seats[seat][INFLUENCE + faction]
    agenda = t.agenda
    for at in range(0, len(agenda), ITEM):
        part = agenda[at + 1]
        if (
            agenda[at] == group
            and OP[part] == WHEN
            and A[part] == IF_INFLUENCE
            and B[part] == faction
            and level < C[part] <= level + amount
            and not optional(part)
            and can_change(t, group, part)
        ):
            return True
    return False


def may_play_something(t: Table, seat: int, group: int) -> bool:
    """Intrigue cards on one's own turn, or after winning; tiles and the Baron's Masterstroke on one's own turn."""
    if t.zones[INTRIGUE + seat]:
        return group == TURN_GROUP or (t.pending[-4] == F_GROUP and t.pending[-1] == 1)
    return group == TURN_GROUP and (len(t.zones[TILES + seat]) > 0 or t.seats[seat][MASTERSTROKE] != 0)


def may_help(t: Table, seat: int, part: int, other: int) -> bool:
    """Whether carrying out another open effect may make this one possible."""
    op = OP[other]
    counters = t.seats[seat]
    if op in (TROOPS, DRAW, PER, HARVEST_SPICE):
        return False
    if op == TRASH_THIS:  # only Foldspace goes back to its stack (imperium 7.11)
        return OP[part] == FOLDSPACE and OWNER[other] % KIND_STEP == FOLDSPACE_CARD[0]
    if op == FOLDSPACE:  # it comes to the discard pile, from where it may be drawn
        return OP[part] not in (TROOPS, DRAW_INTRIGUE, INFLUENCE_WITH)
    if op in (INFLUENCE_VISIT, INFLUENCE_WITH):
        if OP[part] == WHEN or LEADER_ORDER_MATTERS[counters[LEADER]] or counters[SNOOPERS]:
            return True
        return counters[INFLUENCE + BENE_GESSERIT] == INTRIGUE_LEVEL - 1  # an Intrigue card may come, and be played
    return True
