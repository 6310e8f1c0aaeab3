"""Why a battle does not go on like that: cards, Specials, hits, retreat (war_for_arrakis 3.2, 9, 23.13)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import (
    ATTACKER,
    ATTACKER_CARDS,
    ATTACKER_LEADERS,
    CEASE,
    DEFENDER_CARDS,
    DEFENDER_LEADERS,
    RETREAT,
    RETREAT_TO,
    attacking_side,
    dice_of,
)
from landsraad.arrakis.casualties import attackers
from landsraad.arrakis.explain_places import here, not_adjacent, not_empty, not_free, whom
from landsraad.arrakis.explain_turns import not_for_discard
from landsraad.arrakis.figures import count_of, named_bit
from landsraad.arrakis.pieces import decider, left_out
from landsraad.arrakis.piles import hand_of
from landsraad.kernel.decisions import first_of, verb_of
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table, top


def of_battle(t: Table, action: int) -> list[Reason]:
    _, stage, _, _ = top(t)
    verb = verb_of(action)
    if stage in (ATTACKER_CARDS, DEFENDER_CARDS) and verb == w.V_CARD:
        return _cards(t, stage - ATTACKER_CARDS, first_of(action))
    if stage in (ATTACKER_LEADERS, DEFENDER_LEADERS) and verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
        return _leaders(t, stage - ATTACKER_LEADERS, action)
    if stage == RETREAT_TO and verb == w.V_TO:
        return _retreat(t, first_of(action))
    if verb in (w.V_RETREAT, w.V_STAND) and stage != RETREAT:
        return [Reason("no-retreat-now", "war_for_arrakis 9.10.2")]
    if verb in (w.V_CONTINUE, w.V_CEASE) and stage != CEASE:
        return [Reason("no-ceasing-now", "war_for_arrakis 9.10.1")]
    return []


def _cards(t: Table, who: int, card: int) -> list[Reason]:
    """9.4.1, 9.15."""
    side = attacking_side(t) if who == ATTACKER else 1 - attacking_side(t)
    member = decider(t, side)
    _, _, partner, _ = top(t)
    if t.shared[w.SHARED_SIDE + side] and partner:
        member ^= 1
    if side == w.HARKONNEN and t.shared[w.BANS] & 1 << w.LANDSRAAD:
        return [Reason("cards-banned", "war_for_arrakis 15.5")]
    found = not_for_discard(hand_of(t, member), card, "war_for_arrakis 9.4")
    return found or [Reason("enough-dice", "war_for_arrakis 9.15", {"dice": dice_of(t, who)})]


def _leaders(t: Table, who: int, action: int) -> list[Reason]:
    """9.6: each leader of the battle uses one Special in a round."""
    fighting = attackers(t) if who == ATTACKER else t.shared[w.UNITS + t.shared[w.B_TO]]
    if verb_of(action) == w.V_ABILITY_GENERIC:
        return [Reason("no-generic-able", "war_for_arrakis 9.6")]
    leader = first_of(action)
    if fighting & named_bit(leader):
        return [Reason("special-used", "war_for_arrakis 9.6", whom(leader))]
    return [Reason("leader-not-in-battle", "war_for_arrakis 9.6", whom(leader))]


def _retreat(t: Table, goal: int) -> list[Reason]:
    """9.17: to an adjacent area free for the defender; 23.13: to an empty one if there is one."""
    found = not_adjacent(t.shared[w.B_TO], goal, "war_for_arrakis 9.17")
    found = found or not_free(t, 1 - attacking_side(t), goal)
    if found or not not_empty(t, goal):
        return found
    return [Reason("empty-first", "war_for_arrakis 23.13", here(goal))]


# --- hits ----------------------------------------------------------------------------------------------------------


def of_casualties(t: Table, action: int) -> list[Reason]:
    """9.9, 9.16: the figures that can take a hit; the predicate is casualty_options."""
    verb = verb_of(action)
    if verb not in (w.V_LOSE, w.V_REDUCE, w.V_LOSE_LEADER):
        return []
    _, area, _, attacking = top(t)
    all_units = t.shared[w.UNITS + area]
    units = all_units - (t.shared[w.STAY_UNITS] if attacking else 0)
    if verb == w.V_LOSE_LEADER:
        bit = named_bit(first_of(action))
        if not all_units & bit:
            return [Reason("leader-not-there", "war_for_arrakis 9.9", {**whom(first_of(action)), **here(area)})]
        if not units & bit:
            return [Reason("takes-no-part", "war_for_arrakis 9.16")]
        return _by_the_automaton(t, area)
    kind = first_of(action)
    if verb == w.V_REDUCE and kind not in (w.ELITE, w.SPECIAL):
        return [Reason("only-elites", "war_for_arrakis 9.9")]
    if not count_of(all_units, kind):
        return [Reason("no-such-figure", "war_for_arrakis 9.9", here(area))]
    if not count_of(units, kind):
        return [Reason("takes-no-part", "war_for_arrakis 9.16")]
    if verb == w.V_REDUCE and not t.shared[w.SUPPLY + (t.shared[w.SIDE + area] - 1) * 5 + w.REGULAR]:
        return [Reason("none-in-supply", "war_for_arrakis 9.9")]
    return _by_the_automaton(t, area)


def _by_the_automaton(t: Table, area: int) -> list[Reason]:
    if t.shared[w.SOLO] and t.shared[w.SIDE + area] == w.HARKONNEN + 1:
        return [Reason("automaton-decides", "war_for_arrakis 23.13")]
    return []


def of_stack(t: Table, action: int) -> list[Reason]:
    """3.2, 3.7: units and tokens count, leaders do not."""
    _, area, _, _ = top(t)
    verb, chosen = verb_of(action), first_of(action)
    if verb in (w.V_LOSE, w.V_LOSE_LEFT_OUT):
        if chosen == w.GENERIC:
            return [Reason("leaders-do-not-count", "war_for_arrakis 3.2")]
        if verb == w.V_LOSE and count_of(left_out(t, area), chosen):
            return [Reason("takes-no-part", "war_for_arrakis 9.1")]
        return [Reason("no-such-figure", "war_for_arrakis 3.2", here(area))]
    if verb == w.V_LOSE_LEADER:
        return [Reason("leaders-do-not-count", "war_for_arrakis 3.2")]
    return [Reason("token-not-there", "war_for_arrakis 3.7", here(area))] if verb == w.V_LOSE_TOKEN else []
