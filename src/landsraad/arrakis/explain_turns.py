"""Why a turn cannot be that: dice, leaders, claims, free actions, planning cards (war_for_arrakis 6.3, 7, 16, 19)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import (
    CARD_DECK,
    CARD_HELD,
    CARD_IDS,
    HELD_CARDS,
    LEADER_BOX,
    LEADER_SPECIAL,
    PRESCIENCE_DEMAND,
    PRESCIENCE_IDS,
)
from landsraad.arrakis.demands import so_far
from landsraad.arrakis.explain_places import (
    here,
    not_connected,
    not_in_play,
    not_in_zone,
    not_ours,
    whom,
)
from landsraad.arrakis.free import (
    ATOMICS_STEP,
    DETONATE,
    OTHER_HAND,
    SCHEME,
    SCHEMER_AWAY,
    SCOUT,
    TRAIN,
    against_scheming,
    can_detonate,
    hidden_areas,
    schemings,
    watched,
)
from landsraad.arrakis.hands import (
    HOUSE_DECK_SMALL,
    IS_HELD,
    OTHER_DECK,
    TOO_MANY,
    against_discarding,
    against_drawing,
    against_playing,
    discardable,
    discarding,
)
from landsraad.arrakis.pieces import legions
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.prescience import (
    COSTS_A_DIE,
    COSTS_NO_DIE,
    NOT_MET,
    NOT_REVEALED,
    OTHER_MOMENT,
    TWO_CLAIMS,
    against_claiming,
)
from landsraad.arrakis.store import A, B
from landsraad.arrakis.turns import USES, boxes_of, may_use_desert_power, open_boxes, unused
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table, top

TURN_VERBS = (w.V_USE, w.V_LEADER, w.V_SPEND, w.V_DESERT_POWER)
FREE_VERBS = (w.V_CLAIM, w.V_FREE)


def only_for(side: int, rule: str) -> list[Reason]:
    return [Reason("only-for-side", rule, {"side": w.SIDE_NAMES[side]})]


def result(box: int) -> Facts:
    return {"result": w.BOX_NAMES[box]}


# --- the action of a turn ------------------------------------------------------------------------------------------


def of_turn(t: Table, action: int) -> list[Reason]:
    verb = verb_of(action)
    _, _, stage, _ = top(t)
    if stage == 1:
        return _of_members(t, action)
    if verb in (w.V_END_TURN, w.V_STOP):
        return [Reason("must-act", "war_for_arrakis 7.1")]
    if verb == w.V_CONE:
        return [Reason("no-cones", "war_for_arrakis 19.4")]
    return free_action(t, action) if verb in FREE_VERBS else main_action(t, action)


def _of_members(t: Table, action: int) -> list[Reason]:
    """19.8: the team says who acts before anybody does."""
    verb = verb_of(action)
    if verb == w.V_MEMBER:
        # both of the team can act, or nobody would be asked
        return [Reason("other-team", "war_for_arrakis 19.1", {"member": w.MEMBER_NAMES[first_of(action)]})]
    if verb in (*TURN_VERBS, *FREE_VERBS, w.V_CONE, w.V_END_TURN, w.V_STOP):
        return [Reason("choose-member-first", "war_for_arrakis 19.8")]
    return []


def of_after(t: Table, action: int) -> list[Reason]:
    verb = verb_of(action)
    if verb in (*TURN_VERBS, w.V_CONE):
        return [Reason("already-acted", "war_for_arrakis 7.1")]
    return free_action(t, action) if verb in FREE_VERBS else []


def main_action(t: Table, action: int) -> list[Reason]:
    """7.1: A to D."""
    verb = verb_of(action)
    member = t.shared[w.ACTOR]
    if verb == w.V_DESERT_POWER:
        if member < w.HOUSE_ATREIDES:
            return [Reason("atreides-only", "war_for_arrakis 7.1")]
        facts: Facts = {"atreides": unused(t, w.ATREIDES), "harkonnen": unused(t, w.HARKONNEN)}
        return [] if may_use_desert_power(t) else [Reason("not-fewer-dice", "war_for_arrakis 7.1", facts)]
    if verb == w.V_SPEND and member < w.HOUSE_ATREIDES:
        return only_for(w.ATREIDES, "war_for_arrakis 7.1")
    if verb not in (w.V_USE, w.V_LEADER, w.V_SPEND):
        return []
    box = first_of(action)
    if box not in boxes_of(t, member):
        if t.shared[w.FORCED_DIE] and member < w.HOUSE_ATREIDES:
            return [Reason("die-is-forced", "war_for_arrakis 25.8")]
        return [Reason("no-die", "war_for_arrakis 7.1", result(box))]
    if verb == w.V_USE:
        return _use(box, second_of(action))
    return _special(t, member, box, second_of(action)) if verb == w.V_LEADER else claim(t, second_of(action), 0, 1)


def _use(box: int, use: int) -> list[Reason]:
    if use == w.USE_CARD:
        return [Reason("no-card-to-play", "war_for_arrakis 7.5")]
    if use not in USES[box] or box == w.HOUSE:
        return [Reason("not-this-result", "war_for_arrakis 7.2", result(box))]
    return []


def _special(t: Table, member: int, box: int, leader: int) -> list[Reason]:
    """7.4, 7.9: the special action of a named leader."""
    found = not_ours(t, leader, member, "war_for_arrakis 7.4") or not_in_play(t, leader)
    if found:
        return found
    if not LEADER_SPECIAL[leader]:
        return [Reason("no-special-action", "war_for_arrakis 16.6", whom(leader))]
    if t.shared[w.SPENT_LEADERS] >> leader & 1:
        return [Reason("leader-spent", "war_for_arrakis 7.4", whom(leader))]
    if LEADER_BOX[leader] != box:
        return [Reason("other-box", "war_for_arrakis 7.9", whom(leader))]
    return []


# --- prescience cards ----------------------------------------------------------------------------------------------


def foretold(card: int) -> Facts:
    return {"prescience": ("prescience", PRESCIENCE_IDS[card])}


def not_revealed(t: Table, card: int, rule: str) -> list[Reason]:
    return [] if card in t.zones[w.PRESCIENCE] else [Reason("card-not-revealed", rule, foretold(card))]


def claim(t: Table, card: int, end: int, die: int) -> list[Reason]:
    """What `against_claiming` found, in words."""
    against = against_claiming(t, card, end, die)
    demand = PRESCIENCE_DEMAND[card]
    missing: Facts = {**foretold(card), "have": so_far(t, demand), "need": B[demand]}
    reasons = {
        NOT_REVEALED: Reason("card-not-revealed", "war_for_arrakis 16.3", foretold(card)),
        TWO_CLAIMS: Reason("two-claims", "war_for_arrakis 16.2"),
        OTHER_MOMENT: Reason("other-moment", "war_for_arrakis 16.3", foretold(card)),
        COSTS_A_DIE: Reason("costs-a-die", "war_for_arrakis 16.11", foretold(card)),
        COSTS_NO_DIE: Reason("costs-no-die", "war_for_arrakis 16.3", foretold(card)),
        NOT_MET: Reason("requirement-not-met", "war_for_arrakis 16.10", missing),
    }
    return [reason for what, reason in reasons.items() if against & what]


def of_claim_end(t: Table, action: int) -> list[Reason]:
    return claim(t, first_of(action), 1, 0) if verb_of(action) == w.V_CLAIM else []


def of_unclaimed(t: Table, action: int) -> list[Reason]:
    if verb_of(action) not in (w.V_KEEP, w.V_REMOVE):
        return []
    card = first_of(action)
    found = not_revealed(t, card, "war_for_arrakis 6.6.7")
    if found:
        return found
    if card == t.shared[w.EYES_OF_IBAD] - 1:
        return [Reason("card-is-kept", "war_for_arrakis 16.4", foretold(card))]
    _, index, _, _ = top(t)
    return [Reason("other-card-asked", "war_for_arrakis 6.6.7", foretold(t.zones[w.PRESCIENCE][index]))]


# --- free actions --------------------------------------------------------------------------------------------------


def free_action(t: Table, action: int) -> list[Reason]:
    """Why a free action is not open in a window (7.6, 0.8)."""
    side = t.shared[w.TURN_SIDE] - 1
    if verb_of(action) == w.V_CLAIM:
        return claim(t, first_of(action), 0, 0) if side == w.ATREIDES else only_for(w.ATREIDES, "war_for_arrakis 16.3")
    kind = first_of(action)
    if kind in (SCOUT, SCHEME) and side != w.HARKONNEN:
        return only_for(w.HARKONNEN, "war_for_arrakis 7.6")
    if kind in (TRAIN, DETONATE) and side != w.ATREIDES:
        return only_for(w.ATREIDES, "war_for_arrakis 7.6")
    if kind == SCOUT:
        return _scouting(t)
    if kind == TRAIN:
        if not any(t.shared[w.TOKENS + area] for area in legions(t, w.ATREIDES)):
            return [Reason("no-facedown-token", "war_for_arrakis 7.6")]
        return [Reason("tokens-watched", "war_for_arrakis 7.6")]
    if kind == DETONATE:
        return _detonating(t)
    return _scheming(t) if kind == SCHEME else _bombarding(t, side)


def _scouting(t: Table) -> list[Reason]:
    if t.shared[w.BANS] & 1 << w.SPACING_GUILD:
        return [Reason("scouting-banned", "war_for_arrakis 15.5")]
    if not any(piece in (w.ORNITHOPTER, w.NAVIGATOR) for piece in t.shared[w.AIR_ZONES : w.AIR_ZONES + 8]):
        return [Reason("no-ornithopter", "war_for_arrakis 7.6")]
    return [Reason("nothing-to-scout", "war_for_arrakis 7.6")]


def _detonating(t: Table) -> list[Reason]:
    if can_detonate(t, ATOMICS_STEP):
        return []
    if t.shared[w.ATOMICS]:
        return [Reason("atomics-used", "war_for_arrakis 17.1")]
    return [Reason("marker-too-low", "war_for_arrakis 17.1", {"step": ATOMICS_STEP})]


def _scheming(t: Table) -> list[Reason]:
    against, card = against_scheming(t), HELD_CARDS[0]
    if against == SCHEMER_AWAY:
        return [Reason("leader-not-in-play", "war_for_arrakis 16.8", whom(A[CARD_HELD[card]]))]
    if against == OTHER_HAND:
        return [Reason("only-for-member", "war_for_arrakis 19.2", {"member": w.MEMBER_NAMES[CARD_DECK[card]]})]
    return [Reason("schemings", "war_for_arrakis 16.8", {"have": schemings(t)})]


def _bombarding(t: Table, side: int) -> list[Reason]:
    if not t.shared[w.EXPANSIONS] & w.GUILD:
        return [Reason("needs-guild", "spacing_guild 8.3")]
    if w.FRIGATE_H + side not in t.shared[w.AIR_ZONES : w.AIR_ZONES + 8]:
        return [Reason("no-frigate", "spacing_guild 8.3")]
    return [Reason("nothing-to-bombard", "spacing_guild 8.3")]


def of_free(t: Table, action: int) -> list[Reason]:
    """One free action has been chosen; this is with what and where."""
    verb = verb_of(action)
    if verb == w.V_SCOUT:
        return scout(t, action)
    if verb == w.V_TRAIN:
        slot, area = first_of(action), second_of(action)
        if t.shared[w.SIDE + area] != w.ATREIDES + 1 or not t.shared[w.TOKENS + area] >> slot & 1:
            return [Reason("token-not-there", "war_for_arrakis 7.6", here(area))]
        return [Reason("area-watched", "war_for_arrakis 7.6", here(area))] if watched(t, area) else []
    if verb == w.V_SCHEMING:
        return _scheming(t)
    if verb == w.V_BOMBARD:
        return _bombard(t, first_of(action), second_of(action))
    return []


def scout(t: Table, action: int) -> list[Reason]:
    if verb_of(action) != w.V_SCOUT:
        return []
    zone, area, sparing = first_of(action), second_of(action), third_of(action)
    flying = (w.ORNITHOPTER,) if sparing else (w.ORNITHOPTER, w.NAVIGATOR)
    found = not_in_zone(t, zone, flying, "war_for_arrakis 7.6") or not_connected(zone, area)
    if found:
        return found
    if area not in hidden_areas(t):
        return [Reason("nothing-hidden", "war_for_arrakis 7.6", here(area))]
    return [Reason("no-navigator", "spacing_guild 9.3")] if sparing else []


def _bombard(t: Table, zone: int, area: int) -> list[Reason]:
    side = t.shared[w.TURN_SIDE] - 1
    found = not_in_zone(t, zone, (w.FRIGATE_H + side,), "spacing_guild 8.3")
    return (
        found
        or not_connected(zone, area, "spacing_guild 8.8")
        or [Reason("nothing-to-bombard-there", "spacing_guild 8.3", here(area))]
    )


# --- dice ----------------------------------------------------------------------------------------------------------


def of_allocate(t: Table, action: int) -> list[Reason]:
    if verb_of(action) != w.V_CHANGE:
        return []
    _, side, _, _ = top(t)
    box, to = first_of(action), second_of(action)
    if not t.shared[w.EXCESS_DICE + side * w.BOXES + box]:
        return [Reason("no-excess-die", "war_for_arrakis 6.3.2", result(box))]
    return [] if to in open_boxes(t, side) else [Reason("box-full", "war_for_arrakis 6.3.2", result(to))]


def of_sister(t: Table, action: int) -> list[Reason]:
    if verb_of(action) != w.V_BOX:
        return []
    return [Reason("box-full", "war_for_arrakis 6.3.3", result(first_of(action)))]


def of_divide(t: Table, action: int) -> list[Reason]:
    if verb_of(action) != w.V_BOX:
        return []
    return [Reason("no-die", "war_for_arrakis 19.8", result(first_of(action)))]


# --- planning cards ------------------------------------------------------------------------------------------------


def planned(card: int) -> Facts:
    return {"card": ("card", CARD_IDS[card])}


def not_in_hand(cards: list[int], card: int, rule: str) -> list[Reason]:
    return [] if card in cards else [Reason("card-not-in-hand", rule, planned(card))]


def of_play(t: Table, action: int) -> list[Reason]:
    if verb_of(action) != w.V_CARD:
        return []
    card = first_of(action)
    against = against_playing(hand_of(t, t.shared[w.ACTOR]), card)
    if against == IS_HELD:
        return [Reason("cannot-be-played", "war_for_arrakis 16.8", planned(card))]
    return [Reason("card-not-in-hand", "war_for_arrakis 7.5", planned(card))] if against else []


def of_hand_limit(t: Table, action: int) -> list[Reason]:
    if verb_of(action) != w.V_CARD:
        return []
    _, member, _, _ = top(t)
    return not_in_hand(hand_of(t, member), first_of(action), "war_for_arrakis 6.6.6")


def of_forced_discard(t: Table, action: int) -> list[Reason]:
    """25.6, 19.8: of the own cards; who of two partners is asked, if both could."""
    _, side, _, _ = top(t)
    verb = verb_of(action)
    if verb == w.V_MEMBER:
        member = first_of(action)
        who: Facts = {"member": w.MEMBER_NAMES[member]}
        if member >> 1 != side:
            return [Reason("other-team", "war_for_arrakis 19.1", who)]
        return [] if discardable(t, member) else [Reason("no-card-to-discard", "war_for_arrakis 25.6", who)]
    if verb != w.V_CARD:
        return []
    members = [side * 2, side * 2 + 1]
    if t.shared[w.SHARED_SIDE + side]:
        members = discarding(t)
        if len(members) > 1:
            return [Reason("choose-member-first", "war_for_arrakis 19.8")]
    hand = [card for member in members for card in t.zones[w.HAND + member]]
    return not_for_discard(hand, first_of(action), "war_for_arrakis 25.6")


def not_for_discard(hand: list[int], card: int, rule: str) -> list[Reason]:
    """Out of a hand, for an effect or a combat die."""
    against = against_discarding(hand, card)
    if against == IS_HELD:
        return [Reason("not-discarded-so", "war_for_arrakis 7.5", planned(card))]
    return [Reason("card-not-in-hand", rule, planned(card))] if against else []


def of_draw(t: Table, action: int) -> list[Reason]:
    """7.2, 25.5."""
    if verb_of(action) != w.V_DRAW:
        return []
    _, many, only, _ = top(t)
    against = against_drawing(t, first_of(action), second_of(action))
    if against == TOO_MANY:
        return [Reason("too-many-cards", "war_for_arrakis 7.2", {"amount": many})]
    if against == OTHER_DECK:
        return [Reason("other-deck", "war_for_arrakis 25.5", _deck(t, only - 1))]
    return [Reason("deck-too-small", "war_for_arrakis 25.5", _deck(t, against - HOUSE_DECK_SMALL))] if against else []


def _deck(t: Table, which: int) -> Facts:
    """The deck of the House or of the ally of who acts."""
    return {"deck": ("deck", w.MEMBER_NAMES[(t.shared[w.TURN_SIDE] - 1) * 2 + which])}


def of_choose(t: Table, action: int) -> list[Reason]:
    """25: one of the effects of a card."""
    if verb_of(action) != w.V_AMOUNT or w.V_AMOUNT not in {verb_of(option) for option in t.options}:
        return []
    return [Reason("no-such-part", "war_for_arrakis 7.5", {"parts": sum(verb_of(o) == w.V_AMOUNT for o in t.options)})]
