"""Why an action is not allowed: the predicates that make the options, asked about one of them, with rule numbers."""

from landsraad.arrakis.board import AREA_IDS, IS_SAND, NEIGHBOURS, RED
from landsraad.arrakis.catalog import CARD_EFFECT, CARD_IDS, LEADER_BOX, LEADER_IDS, PRESCIENCE_END, PRESCIENCE_IDS
from landsraad.arrakis.desert_power import sign_places
from landsraad.arrakis.free import SCOUT, TRAIN
from landsraad.arrakis.movement import legion_can_go, may_start
from landsraad.arrakis.pieces import free_for
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.prescience import CLAIMS_A_ROUND, requirement_met
from landsraad.arrakis.turns import boxes_of, unused
from landsraad.arrakis.words import (
    ACTOR,
    ANY_WORM,
    ASIDE,
    ATREIDES,
    BANS,
    BOX_NAMES,
    CLAIMS,
    F_ANY_VEHICLE,
    F_ATTACK,
    F_BATTLE,
    F_CASUALTIES,
    F_CLAIM_END,
    F_HARVEST,
    F_KITAB,
    F_MOVE,
    F_SIGNS,
    F_TURN,
    F_VEHICLES,
    FEATURES,
    FORCED,
    HARKONNEN,
    HARVESTER,
    HOUSE_ATREIDES,
    LEADER_AT,
    NEED_LEADER,
    ON_BOARD,
    PRESCIENCE,
    SIDE,
    SPACING_GUILD,
    SPENT,
    SPICE,
    TANK,
    TANK_5,
    TURN_SIDE,
    USE_CARD,
    V_CARD,
    V_CLAIM,
    V_FREE,
    V_FROM,
    V_GO,
    V_LEADER,
    V_LEAVE,
    V_LEAVE_LEADER,
    V_LEAVE_TOKEN,
    V_LOSE,
    V_LOSE_LEADER,
    V_PAY,
    V_PLACE,
    V_POWER,
    V_REDUCE,
    V_RETREAT,
    V_SPEND,
    V_STAND,
    V_TO,
    V_USE,
    WALK,
)
from landsraad.kernel.decisions import QUESTION_NAMES, first_of, second_of, verb_of
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table


def why_not(t: Table, action: int) -> list[Reason]:
    """The reasons against an action now; an empty list if it is legal."""
    if t.to_act < 0:
        return [Reason("game-over", "war_for_arrakis 5.5")]
    if action in t.options:
        return []
    code = t.pending[-4]
    verb = verb_of(action)
    reasons: list[Reason] = []
    if code == F_TURN:
        reasons = _turn(t, action)
    elif verb == V_FROM and code in (F_MOVE, F_ATTACK):
        reasons = _start(t, first_of(action), t.pending[-2] if code == F_MOVE else t.pending[-3], code == F_ATTACK)
    elif verb == V_TO and code in (F_MOVE, F_ATTACK):
        reasons = _goal(t, first_of(action), code == F_ATTACK)
    elif verb in (V_LEAVE, V_LEAVE_LEADER, V_LEAVE_TOKEN, V_GO) and code in (F_MOVE, F_ATTACK, F_KITAB):
        reasons = [Reason("part-of-legion", "war_for_arrakis 8.2")]
    elif verb == V_CARD:
        reasons = _card(t, first_of(action))
    elif verb == V_PLACE and code == F_SIGNS:
        reasons = _sign(t, first_of(action))
    elif verb == V_PLACE and code in (F_VEHICLES, F_ANY_VEHICLE):
        reasons = _harvester(t, first_of(action))
    elif verb == V_PAY and code == F_HARVEST:
        reasons = [Reason("not-payable", "war_for_arrakis 15.2", {"spice": t.shared[SPICE]})]
    elif verb in (V_RETREAT, V_STAND) and code == F_BATTLE:
        reasons = [Reason("no-retreat-now", "war_for_arrakis 9.10")]
    elif verb in (V_LOSE, V_REDUCE, V_LOSE_LEADER) and code == F_CASUALTIES:
        reasons = [Reason("no-such-casualty", "war_for_arrakis 9.9")]
    elif verb in (V_CLAIM, V_FREE):
        reasons = _free(t, action)
    return reasons or [Reason("not-asked", "war_for_arrakis 7.1", {"question": QUESTION_NAMES[t.question]})]


def _area(area: int) -> tuple[str, str]:
    return ("area", AREA_IDS[area])


def _turn(t: Table, action: int) -> list[Reason]:
    shared = t.shared
    verb = verb_of(action)
    member = shared[ACTOR]
    if verb == V_POWER:
        facts: dict[str, object] = {"atreides": unused(t, ATREIDES), "harkonnen": unused(t, HARKONNEN)}
        if member < HOUSE_ATREIDES:
            return [Reason("atreides-only", "war_for_arrakis 7.1")]
        return [Reason("not-fewer-dice", "war_for_arrakis 7.1", facts)]
    if verb in (V_CLAIM, V_FREE):
        return _free(t, action)
    if verb not in (V_USE, V_LEADER, V_SPEND):
        return []
    box = first_of(action)
    if box not in boxes_of(t, member):
        if shared[FORCED] and member < HOUSE_ATREIDES:
            return [Reason("die-is-forced", "war_for_arrakis 25.8")]
        return [Reason("no-die", "war_for_arrakis 7.1", {"result": BOX_NAMES[box]})]
    if verb == V_USE:
        if second_of(action) == USE_CARD:
            return [Reason("no-card-to-play", "war_for_arrakis 7.5")]
        return [Reason("not-this-result", "war_for_arrakis 7.2", {"result": BOX_NAMES[box]})]
    if verb == V_SPEND:
        return _claim(t, second_of(action))
    leader = second_of(action)
    named = {"leader": ("leader", LEADER_IDS[leader])}
    if shared[SPENT] >> leader & 1:
        return [Reason("leader-spent", "war_for_arrakis 7.4", dict(named))]
    if TANK <= shared[LEADER_AT + leader] <= TANK_5:
        return [Reason("leader-in-tank", "war_for_arrakis 10.4", dict(named))]
    if not ASIDE <= shared[LEADER_AT + leader] <= ON_BOARD:
        return [Reason("leader-not-in-play", "war_for_arrakis 3.10", dict(named))]
    if LEADER_BOX[leader] != box:
        return [Reason("other-box", "war_for_arrakis 7.9", dict(named))]
    return [Reason("not-your-leader", "war_for_arrakis 19.9", dict(named))]


def _free(t: Table, action: int) -> list[Reason]:
    if verb_of(action) == V_CLAIM:
        return _claim(t, first_of(action))
    kind = first_of(action)
    if kind == SCOUT:
        if t.shared[BANS] & 1 << SPACING_GUILD:
            return [Reason("scouting-banned", "war_for_arrakis 15.5")]
        return [Reason("nothing-to-scout", "war_for_arrakis 7.6")]
    if kind == TRAIN:
        return [Reason("tokens-watched", "war_for_arrakis 7.6")]
    return [Reason("no-free-action", "war_for_arrakis 0.8")]


def _claim(t: Table, card: int) -> list[Reason]:
    named: dict[str, object] = {"prescience": ("prescience", PRESCIENCE_IDS[card])}
    if card not in t.zones[PRESCIENCE]:
        return [Reason("card-not-revealed", "war_for_arrakis 16.3", named)]
    if t.shared[CLAIMS] >= CLAIMS_A_ROUND:
        return [Reason("two-claims", "war_for_arrakis 16.2")]
    if PRESCIENCE_END[card] != (1 if t.pending[-4] == F_CLAIM_END else 0):
        return [Reason("other-moment", "war_for_arrakis 16.3", named)]
    if not requirement_met(t, card):
        return [Reason("requirement-not-met", "war_for_arrakis 16.10", named)]
    return [Reason("costs-a-die", "war_for_arrakis 16.11", named)]


def _start(t: Table, area: int, needs: int, attack: bool) -> list[Reason]:
    side = t.shared[TURN_SIDE] - 1
    facts: dict[str, object] = {"area": _area(area)}
    if t.shared[SIDE + area] != side + 1:
        return [Reason("no-legion-there", "war_for_arrakis 8.1", facts)]
    if not may_start(t, area, needs):
        return [Reason("not-this-legion", "war_for_arrakis 25.1", facts)]
    if not legion_can_go(t, area, WALK, needs):
        if needs & NEED_LEADER:
            return [Reason("needs-leader", "war_for_arrakis 7.2", facts)]
        return [Reason("cannot-leave", "war_for_arrakis 8.2", facts)]
    return [
        Reason(
            "no-target" if attack else "nowhere-to-go",
            "war_for_arrakis 9.1" if attack else "war_for_arrakis 8.1",
            facts,
        )
    ]


def _goal(t: Table, goal: int, attack: bool) -> list[Reason]:
    side = t.shared[TURN_SIDE] - 1
    start = t.pending[-1] >> 2 & 127
    facts: dict[str, object] = {"from": _area(start), "area": _area(goal)}
    if t.shared[FEATURES + goal] & ANY_WORM:
        return [Reason("sandworm-there", "war_for_arrakis 8.8", facts)]
    if (start, goal) in RED or (goal, start) in RED:
        return [Reason("impassable-border", "war_for_arrakis 2.1", facts)]
    if goal not in NEIGHBOURS[start]:
        return [Reason("not-adjacent", "war_for_arrakis 8.1", facts)]
    if attack:
        return [Reason("nothing-to-attack", "war_for_arrakis 9.1", facts)]
    if not free_for(t, side, goal):
        return [Reason("area-not-free", "war_for_arrakis 2.6", facts)]
    return []


def _card(t: Table, card: int) -> list[Reason]:
    facts: dict[str, object] = {"card": ("card", CARD_IDS[card])}
    if card not in hand_of(t, t.shared[ACTOR]):
        return [Reason("card-not-in-hand", "war_for_arrakis 7.5", facts)]
    if not CARD_EFFECT[card]:
        return [Reason("cannot-be-played", "war_for_arrakis 16.8", facts)]
    return []


def _sign(t: Table, area: int) -> list[Reason]:
    if area not in sign_places(t):
        return [Reason("no-place-for-wormsign", "war_for_arrakis 7.3", {"area": _area(area)})]
    return []


def _harvester(t: Table, area: int) -> list[Reason]:
    facts: dict[str, object] = {"area": _area(area)}
    if not IS_SAND[area]:
        return [Reason("not-desert", "war_for_arrakis 2.2", facts)]
    if t.shared[FEATURES + area] & HARVESTER:
        return [Reason("harvester-there", "war_for_arrakis 6.2", facts)]
    return [Reason("area-not-free", "war_for_arrakis 2.6", facts)]
