"""Why an action is not allowed: the predicates that make the options, asked about one of them, with rule numbers.

Each question has its explainer: explain_turns, explain_moves, explain_battle, explain_placing and explain_picks say why
something is not among its options. A verb that belongs to another question is told what is asked now.
"""

from collections.abc import Callable

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.arrakis.content.tokens import KEEP, RAISE, STOCKPILE, TOP_STEP
from landsraad.arrakis.explain_battle import of_battle, of_casualties, of_stack
from landsraad.arrakis.explain_moves import (
    of_appear,
    of_attack,
    of_carryall,
    of_kitab,
    of_move,
    of_power,
    of_worm_attack,
    of_worm_move,
)
from landsraad.arrakis.explain_picks import of_pick, of_solo
from landsraad.arrakis.explain_places import here
from landsraad.arrakis.explain_placing import (
    of_any_vehicle,
    of_deploy,
    of_deploy_token,
    of_earned,
    of_flee,
    of_imperium,
    of_landing,
    of_place,
    of_replace,
    of_scatter,
    of_sign_phase,
    of_signs,
    of_swap,
    of_vehicles,
)
from landsraad.arrakis.explain_turns import (
    FREE_VERBS,
    free_action,
    of_after,
    of_allocate,
    of_choose,
    of_claim_end,
    of_divide,
    of_draw,
    of_forced_discard,
    of_free,
    of_hand_limit,
    of_play,
    of_sister,
    of_turn,
    of_unclaimed,
    scout,
)
from landsraad.arrakis.picks import FOLLOWING
from landsraad.arrakis.spice import STOCKPILE_COST, STOCKPILE_UNTIL
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table, top

Explainer = Callable[[Table, int], list[Reason]]


def why_not(t: Table, action: int) -> list[Reason]:
    """The reasons against an action now; an empty list if it is legal."""
    if t.to_act < 0:
        return [Reason("game-over", "war_for_arrakis 5.5")]
    if action in t.options:
        return []
    frame, _, _, _ = top(t)
    verb = verb_of(action)
    reasons = EXPLAINERS[frame](t, action) if frame in EXPLAINERS else []
    if not reasons and verb in FREE_VERBS:
        reasons = (free_action(t, action) if in_window(t) else []) or [Reason("no-window", "war_for_arrakis 0.8")]
    if not reasons and verb in (w.V_STOP, w.V_NO) and frame in COMPULSORY:
        reasons = [Reason("cannot-decline", COMPULSORY[frame])]
    return reasons or [not_asked(t)]


def not_asked(t: Table) -> Reason:
    """Something else is asked, and of whom."""
    return Reason("not-asked", "war_for_arrakis 7.1", {"seats": ("seats", [t.to_act]), "question": asking(t)._asdict()})


def in_window(t: Table) -> bool:
    """0.8: whether the question is one that free actions may interrupt: those asked by ask_turn."""
    frame, first, _, third = top(t)
    side = t.shared[w.TURN_SIDE] - 1
    if frame not in WINDOWS or side < 0 or t.to_act != t.shared[w.SEAT_OF + t.shared[w.ACTOR]]:
        return False
    if side == w.HARKONNEN and t.shared[w.SOLO]:
        return False  # a human decides for the automaton
    verbs = {verb_of(option) for option in t.options}
    if frame in (w.F_MOVE, w.F_ATTACK, w.F_WORM_MOVE, w.F_WORM_ATTACK, w.F_KITAB):
        return w.V_FROM in verbs
    if frame == w.F_PICK:
        return first not in FOLLOWING
    if frame == w.F_IMPERIUM:
        return third == 1  # a step of a card
    if frame == w.F_LANDING:
        return first == side
    if frame == w.F_BATTLE:  # 0.8 (c): the attacker's cards, ceasing, the advance
        return bool(verbs & {w.V_STOP, w.V_CEASE, w.V_YES})
    return True


WINDOWS = (
    w.F_MOVE,
    w.F_ATTACK,
    w.F_WORM_MOVE,
    w.F_WORM_ATTACK,
    w.F_KITAB,
    w.F_BATTLE,
    w.F_PLAY,
    w.F_DRAW,
    w.F_CHOOSE,
    w.F_PICK,
    w.F_PLACE,
    w.F_SCATTER,
    w.F_REPLACE,
    w.F_DEPLOY,
    w.F_DEPLOY_TOKEN,
    w.F_ANY_VEHICLE,
    w.F_VEHICLES,
    w.F_SIGNS,
    w.F_POWER,
    w.F_IMPERIUM,
    w.F_LANDING,
)


# --- order and payments --------------------------------------------------------------------------------------------


def of_enter(t: Table, action: int) -> list[Reason]:
    """8.10: which of the areas that have been entered comes first."""
    waits = [Reason("nothing-waits-there", "war_for_arrakis 8.10", here(first_of(action)))]
    return waits if verb_of(action) == w.V_TO else []


def of_storms(t: Table, action: int) -> list[Reason]:
    """14.2, 14.3."""
    waits = [Reason("nothing-waits-there", "war_for_arrakis 14.2", here(first_of(action)))]
    return waits if verb_of(action) == w.V_TO else []


def of_harvest(t: Table, action: int) -> list[Reason]:
    """15.2 to 15.4; the predicate is `payments`."""
    _, stage, _, _ = top(t)
    if verb_of(action) != w.V_PAY or stage < 2:
        return []
    shared = t.shared
    what, amount = first_of(action), second_of(action)
    if what == STOCKPILE and shared[w.SUPREMACY] > STOCKPILE_UNTIL:
        return [Reason("no-stockpiling", "war_for_arrakis 15.3", {"most": STOCKPILE_UNTIL})]
    if what != stage - 2:
        return [Reason("other-payment", "war_for_arrakis 15.7")]
    left = shared[w.SPICE] - sum(shared[w.PAYMENTS : w.PAYMENTS + 5])
    if what < STOCKPILE:
        if amount not in (KEEP, RAISE):
            return [Reason("no-such-price", "war_for_arrakis 15.2", {"keep": KEEP, "raise": RAISE})]
        if amount == RAISE and shared[w.IMPERIUM_MARKERS + what] == TOP_STEP:
            return [Reason("marker-on-top", "war_for_arrakis 15.2", {"power": w.POWER_NAMES[what]})]
        return [Reason("not-payable", "war_for_arrakis 15.2", {"spice": left})]
    if what == STOCKPILE:
        if amount != STOCKPILE_COST:
            return [Reason("stockpile-price", "war_for_arrakis 15.3", {"price": STOCKPILE_COST})]
        return [Reason("not-payable", "war_for_arrakis 15.3", {"spice": left})]
    return [Reason("one-in-reserve", "war_for_arrakis 15.4")]


EXPLAINERS: dict[int, Explainer] = {
    w.F_TURN: of_turn,
    w.F_AFTER: of_after,
    w.F_VEHICLES: of_vehicles,
    w.F_ANY_VEHICLE: of_any_vehicle,
    w.F_ALLOCATE: of_allocate,
    w.F_DIVIDE: of_divide,
    w.F_SISTER: of_sister,
    w.F_MOVE: of_move,
    w.F_ATTACK: of_attack,
    w.F_ENTER: of_enter,
    w.F_STACK: of_stack,
    w.F_BATTLE: of_battle,
    w.F_CASUALTIES: of_casualties,
    w.F_APPEAR: of_appear,
    w.F_CARRYALL: of_carryall,
    w.F_POWER: of_power,
    w.F_SIGNS: of_signs,
    w.F_WORM_MOVE: of_worm_move,
    w.F_WORM_ATTACK: of_worm_attack,
    w.F_SIGN_PHASE: of_sign_phase,
    w.F_STORMS: of_storms,
    w.F_HARVEST: of_harvest,
    w.F_SWAP: of_swap,
    w.F_HAND_LIMIT: of_hand_limit,
    w.F_UNCLAIMED: of_unclaimed,
    w.F_LAST_SCOUT: scout,
    w.F_CLAIM_END: of_claim_end,
    w.F_PLACE: of_place,
    w.F_SCATTER: of_scatter,
    w.F_CHOOSE: of_choose,
    w.F_PLAY: of_play,
    w.F_FORCED_DISCARD: of_forced_discard,
    w.F_DEPLOY: of_deploy,
    w.F_DEPLOY_TOKEN: of_deploy_token,
    w.F_REPLACE: of_replace,
    w.F_DRAW: of_draw,
    w.F_PICK: of_pick,
    w.F_FREE: of_free,
    w.F_FLEE: of_flee,
    w.F_LANDING: of_landing,
    w.F_IMPERIUM: of_imperium,
    w.F_EARNED: of_earned,
    w.F_KITAB: of_kitab,
    w.F_SOLO: of_solo,
}

# What cannot be declined, with the rule that says so.
COMPULSORY: dict[int, str] = {
    w.F_VEHICLES: "war_for_arrakis 6.2.2",
    w.F_ALLOCATE: "war_for_arrakis 6.3.2",
    w.F_DIVIDE: "war_for_arrakis 19.8",
    w.F_PLAY: "war_for_arrakis 7.1",
    w.F_ENTER: "war_for_arrakis 8.10",
    w.F_STACK: "war_for_arrakis 3.2",
    w.F_CASUALTIES: "war_for_arrakis 9.9",
    w.F_APPEAR: "war_for_arrakis 13.11",
    w.F_SIGN_PHASE: "war_for_arrakis 13.4",
    w.F_STORMS: "war_for_arrakis 14.2",
    w.F_HAND_LIMIT: "war_for_arrakis 6.6.6",
    w.F_FORCED_DISCARD: "war_for_arrakis 25.6",
    w.F_LANDING: "spacing_guild 6.8",
    w.F_UNCLAIMED: "war_for_arrakis 6.6.7",
    w.F_CARRYALL: "war_for_arrakis 23.14",
    w.F_SOLO: "war_for_arrakis 23.1",
}
