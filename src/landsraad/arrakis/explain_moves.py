"""Why a legion or a sandworm cannot go so: who starts, which way, where to, with whom (war_for_arrakis 8, 9.1, 13)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import IS_SAND
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.deployment import kitab_goals
from landsraad.arrakis.desert import worms_on_board
from landsraad.arrakis.desert_power import commands_maker, worm_goals, worm_targets
from landsraad.arrakis.explain_places import (
    between,
    here,
    no_legion,
    no_settlement,
    not_adjacent,
    not_attackable,
    not_connected,
    not_desert,
    not_empty_desert,
    not_free,
    not_in_zone,
    whom,
)
from landsraad.arrakis.explain_turns import only_for
from landsraad.arrakis.figures import count_of, has_leader, leads, named_bit, one, unit_count
from landsraad.arrakis.movement import (
    CHOOSE_FIGURES,
    CHOOSE_GOAL,
    CHOOSE_LEGION,
    CHOOSE_WAY,
    bound_figures,
    goals_of,
    legion_can_go,
    may_start,
    meets,
)
from landsraad.arrakis.packing import needed_leader, stage_of, start_of, way_of
from landsraad.arrakis.pieces import exposed, remembered
from landsraad.arrakis.supplies import signs_left
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table, top

LEAVING = (w.V_GO, w.V_LEAVE, w.V_LEAVE_TOKEN, w.V_LEAVE_LEADER)
WAY_RULES = {w.WALK: "war_for_arrakis 8.1", w.RIDE: "war_for_arrakis 8.5", w.MARCH: "war_for_arrakis 7.9"}


def figures(kind: int, number: int, side: int) -> Facts:
    return {"figures": ("figures", (kind, number, side))}


def of_move(t: Table, action: int) -> list[Reason]:
    _, _, needs, going = top(t)
    return _going(t, action, needs, going, False)


def of_attack(t: Table, action: int) -> list[Reason]:
    _, needs, _, going = top(t)
    return _going(t, action, needs, going, True)


def _going(t: Table, action: int, needs: int, going: int, attack: bool) -> list[Reason]:
    stage, start = stage_of(going), start_of(going)
    verb = verb_of(action)
    if stage == CHOOSE_LEGION and verb == w.V_FROM:
        return _start(t, first_of(action), needs, attack)
    if stage == CHOOSE_WAY and verb == w.V_WAY:
        return _way(t, start, first_of(action), needs, attack)
    if stage == CHOOSE_GOAL and verb == w.V_TO:
        return _goal(t, start, way_of(going), first_of(action), attack)
    if stage == CHOOSE_FIGURES and verb in LEAVING:
        return leaving(t, start, action, needs)
    return []


# --- which legion --------------------------------------------------------------------------------------------------


def _start(t: Table, area: int, needs: int, attack: bool) -> list[Reason]:
    """The predicates of `starts`, one by one."""
    side = t.shared[w.TURN_SIDE] - 1
    found = no_legion(t, side, area, "war_for_arrakis 9.1" if attack else "war_for_arrakis 8.1")
    if found:
        return found
    if not may_start(t, area, needs):
        if needs & w.FROM_SAND and not IS_SAND[area]:
            return [Reason("start-not-desert", "war_for_arrakis 25.1", here(area))]
        if needs & w.FROM_SETTLEMENT:
            return no_settlement(t, side, area, "war_for_arrakis 25.3")
        return [Reason("not-this-legion", "war_for_arrakis 25.1", here(area))]
    if not legion_can_go(t, area, w.WALK, needs):
        return _cannot_go(t, area, w.WALK, needs)
    if attack:
        return [Reason("no-target", "war_for_arrakis 9.1", here(area))]
    return [Reason("nowhere-to-go", "war_for_arrakis 8.1", here(area))]


def _cannot_go(t: Table, area: int, way: int, needs: int) -> list[Reason]:
    """8.2, 8.3: what keeps a legion, or every part of it that would do."""
    bound, bound_tokens = bound_figures(t, area, way)
    units, tokens = t.shared[w.UNITS + area] - bound, t.shared[w.TOKENS + area] & ~bound_tokens
    if not unit_count(units, tokens):
        moved, moved_tokens = remembered(t, w.ARRIVALS, area)
        if unit_count(moved, moved_tokens):
            return [Reason("has-moved", "war_for_arrakis 8.3", here(area))]
        if way == w.RIDE:
            return [Reason("troops-cannot-ride", "spacing_guild 7.4", here(area))]
        return [Reason("has-flown", "war_for_arrakis 8.6", here(area))]
    return _needs(t, area, units, needs) or [Reason("leader-alone", "war_for_arrakis 3.3", here(area))]


def _needs(t: Table, area: int, going: int, needs: int) -> list[Reason]:
    """Whom the action asks for (7.2, 7.9, 25.1); the predicate is `meets`."""
    if meets(going, needs):
        return []
    if needs & w.NEED_LEADER and not leads(going):
        return [Reason("needs-leader", "war_for_arrakis 7.2", here(area))]
    if needs & w.NEED_SPECIAL and not count_of(going, w.SPECIAL):
        kind = "fedaykin" if t.shared[w.SIDE + area] == w.ATREIDES + 1 else "sardaukar"
        return [Reason("needs-special", "war_for_arrakis 25.1", {**here(area), "unit": kind})]
    leader = ("leader", LEADER_IDS[needed_leader(needs) - 1])
    return [Reason("needs-named", "war_for_arrakis 7.9", {**here(area), "leader": leader})]


# --- which way -----------------------------------------------------------------------------------------------------


def way_rule(way: int) -> str:
    if way < w.BY_ORNITHOPTER:
        return WAY_RULES.get(way, "war_for_arrakis 25.1")
    if w.BY_FRIGATE <= way < w.BY_NAVIGATOR:
        return "spacing_guild 8.2"
    return "spacing_guild 9.3" if way >= w.BY_NAVIGATOR else "war_for_arrakis 8.6"


def _way(t: Table, start: int, way: int, needs: int, attack: bool) -> list[Reason]:
    """The predicates of `ways_of`, one by one."""
    side = t.shared[w.TURN_SIDE] - 1
    rule = way_rule(way)
    walk = w.MARCH if needs & w.TWO_STEPS and not attack else w.WALK
    on_foot = way in (w.WALK, w.MARCH) or needs & w.ON_FOOT
    if needs & w.FROM_SETTLEMENT or way == w.CARRIERS or (on_foot and way != walk):
        return [Reason("other-way", "war_for_arrakis 25.1")]
    if way == w.RIDE and side != w.ATREIDES:
        return only_for(w.ATREIDES, rule)
    if way >= w.BY_ORNITHOPTER:
        found = _aircraft(t, side, start, way, rule)
        if found:
            return found
    if not legion_can_go(t, start, way, needs):
        return _cannot_go(t, start, way, needs)
    if not goals_of(t, side, start, way, attack):
        return [Reason("way-leads-nowhere", rule, here(start))]
    return []


def _aircraft(t: Table, side: int, start: int, way: int, rule: str) -> list[Reason]:
    """8.6, spacing_guild 8.2, 9.3: a piece of ours, in a zone connected to where the legion starts."""
    frigate = w.BY_FRIGATE <= way < w.BY_NAVIGATOR
    if not frigate and side != w.HARKONNEN:
        return only_for(w.HARKONNEN, rule)
    zone = (way - w.BY_ORNITHOPTER) & 7
    piece = w.FRIGATE_H + side if frigate else w.ORNITHOPTER
    if w.BY_NAVIGATOR <= way < w.SPARING:
        piece = w.NAVIGATOR
    found = not_connected(zone, start, rule) or not_in_zone(t, zone, (piece,), rule)
    if found:
        return found
    if way >= w.SPARING and w.NAVIGATOR not in t.shared[w.AIR_ZONES : w.AIR_ZONES + 8]:
        return [Reason("no-navigator", "spacing_guild 9.3")]
    return []


# --- where to ------------------------------------------------------------------------------------------------------


def _goal(t: Table, start: int, way: int, goal: int, attack: bool) -> list[Reason]:
    """How far it is, and what is there."""
    side = t.shared[w.TURN_SIDE] - 1
    if way == w.CARRIERS:
        if start == goal:
            return [Reason("already-there", "war_for_arrakis 25.1", here(goal))]
        return no_legion(t, side, goal, "war_for_arrakis 25.1")
    there = not_attackable(t, side, goal) if attack else not_free(t, side, goal)
    if way == w.WALK:
        return not_adjacent(start, goal, "war_for_arrakis 9.1" if attack else "war_for_arrakis 8.1") or there
    if start == goal:
        return [Reason("already-there", way_rule(way), here(goal))]
    return there or [Reason("not-adjacent", way_rule(way), between(start, goal))]


# --- who goes ------------------------------------------------------------------------------------------------------


def leaving(t: Table, start: int, action: int, needs: int) -> list[Reason]:
    """8.2: leave somebody behind, or go with who is left; the predicates are those of `leave_options`."""
    shared = t.shared
    verb = verb_of(action)
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    going, tokens = shared[w.UNITS + start] - stay, shared[w.TOKENS + start] & ~stay_tokens
    if verb == w.V_LEAVE:
        many, kind = first_of(action), second_of(action)
        if not many:
            return [Reason("at-least-one", "war_for_arrakis 8.2")]
        if many > count_of(going, kind):
            left = figures(kind, count_of(going, kind), shared[w.SIDE + start] - 1)
            return [Reason("not-so-many", "war_for_arrakis 8.2", left)]
        some = many * one(kind)
        going, stay = going - some, stay + some
    elif verb == w.V_LEAVE_LEADER:
        bit = named_bit(first_of(action))
        if stay & bit:
            return [Reason("takes-no-part", "war_for_arrakis 8.2")]
        if not going & bit:
            return [Reason("leader-not-there", "war_for_arrakis 8.2", {**whom(first_of(action)), **here(start)})]
        going, stay = going - bit, stay + bit
    elif verb == w.V_LEAVE_TOKEN:
        if not tokens >> first_of(action) & 1:
            return [Reason("token-not-there", "war_for_arrakis 8.2", here(start))]
        bit = 1 << first_of(action)
        tokens, stay_tokens = tokens & ~bit, stay_tokens | bit
    if not unit_count(going, tokens):
        return [Reason("one-must-go", "war_for_arrakis 8.2")]
    alone = has_leader(stay) and not unit_count(stay, stay_tokens)
    lonely = [Reason("leader-alone", "war_for_arrakis 3.3", here(start))] if alone else []
    return _needs(t, start, going, needs) or lonely


def of_kitab(t: Table, action: int) -> list[Reason]:
    """Kitab al-Ibar: a sietch to an adjacent empty desert area, with whom the Atreides like."""
    _, start, goal, _ = top(t)
    start -= 1
    goal -= 1
    verb = verb_of(action)
    area = first_of(action)
    if start < 0 and verb == w.V_FROM:
        found = no_settlement(t, w.ATREIDES, area, "war_for_arrakis 25.3")
        if not found and not kitab_goals(t, area):
            return [Reason("sietch-cannot-move", "war_for_arrakis 2.6", here(area))]
        return found
    if start >= 0 and goal < 0 and verb == w.V_TO:
        return not_adjacent(start, area, "war_for_arrakis 2.1") or not_empty_desert(t, area)
    if goal >= 0 and verb in LEAVING:
        if t.shared[w.SIDE + start] != w.ATREIDES + 1:
            return no_legion(t, w.ATREIDES, start, "war_for_arrakis 8.2")
        return leaving(t, start, action, 0)
    return []


# --- sandworms -----------------------------------------------------------------------------------------------------


def of_power(t: Table, action: int) -> list[Reason]:
    """7.3: what Desert Power can be."""
    verb = verb_of(action)
    shared = t.shared
    worms = worms_on_board(t)
    if verb == w.V_WORMSIGNS and not signs_left(t):
        return [Reason("no-wormsign-left", "war_for_arrakis 13.2")]
    if verb in (w.V_MOVE_WORMS, w.V_ATTACK_WORM) and not worms:
        return [Reason("no-sandworm", "war_for_arrakis 7.3")]
    if verb == w.V_ATTACK_WORM:
        return [Reason("no-worm-target", "war_for_arrakis 13.13")]
    if verb == w.V_WILD_MAKER:
        if not any(shared[w.FEATURES + worm] & w.MAKER for worm in worms):
            return [Reason("maker-not-on-board", "war_for_arrakis 13.9")]
        if not commands_maker(t):
            return [Reason("not-your-leader", "war_for_arrakis 19.9", {"leader": ("piece", "wild_maker")})]
        return [Reason("maker-spent", "war_for_arrakis 7.4")]
    return []


def no_worm(t: Table, area: int, rule: str) -> list[Reason]:
    return [] if t.shared[w.FEATURES + area] & w.ANY_WORM else [Reason("no-sandworm-there", rule, here(area))]


def _other_worm(t: Table, area: int, maker: int) -> list[Reason]:
    if maker and not t.shared[w.FEATURES + area] & w.MAKER:
        return [Reason("only-the-maker", "war_for_arrakis 13.9", here(area))]
    return []


def of_worm_move(t: Table, action: int) -> list[Reason]:
    """13.6, 13.14."""
    _, _, maker, chosen = top(t)
    chosen -= 1
    verb, area = verb_of(action), first_of(action)
    if chosen < 0 and verb == w.V_FROM:
        found = no_worm(t, area, "war_for_arrakis 7.3") or _other_worm(t, area, maker)
        if found:
            return found
        if area in list(t.zones[w.ARRIVALS])[::3]:
            return [Reason("worm-has-moved", "war_for_arrakis 7.3", here(area))]
        return [] if worm_goals(t, area) else [Reason("worm-nowhere-to-go", "war_for_arrakis 13.6", here(area))]
    if chosen >= 0 and verb == w.V_TO:
        if area == chosen:
            return [Reason("already-there", "war_for_arrakis 13.6", here(area))]
        if not IS_SAND[area]:
            return not_desert(area)
        if t.shared[w.SIDE + area] or t.shared[w.FEATURES + area] & ~w.STATION:
            return [Reason("not-empty", "war_for_arrakis 13.6", here(area))]
        return [Reason("not-adjacent", "war_for_arrakis 13.6", between(chosen, area))]
    return []


def of_worm_attack(t: Table, action: int) -> list[Reason]:
    """13.7, 13.13."""
    _, maker, chosen, _ = top(t)
    chosen -= 1
    verb, area = verb_of(action), first_of(action)
    if chosen < 0 and verb == w.V_FROM:
        found = no_worm(t, area, "war_for_arrakis 7.3") or _other_worm(t, area, maker)
        if found or worm_targets(t, area):
            return found
        return [Reason("no-worm-target", "war_for_arrakis 13.13")]
    if chosen >= 0 and verb == w.V_TO:
        if t.shared[w.SIDE + area] != w.HARKONNEN + 1 and not (
            t.shared[w.FEATURES + area] & w.HARVESTER and not t.shared[w.SIDE + area]
        ):
            return [Reason("nothing-to-strike", "war_for_arrakis 13.13", here(area))]
        if not exposed(t, area):
            return [Reason("safe-from-worms", "war_for_arrakis 13.7", here(area))]
        return not_adjacent(chosen, area, "war_for_arrakis 13.7")
    return []


def of_appear(t: Table, action: int) -> list[Reason]:
    """13.5, 13.11, 13.12: which figure comes, and where the legion there goes."""
    _, area, _, stage = top(t)
    verb, chosen = verb_of(action), first_of(action)
    if stage == 1:
        if verb == w.V_TO:
            return not_adjacent(area, chosen, "war_for_arrakis 13.11") or not_free(t, w.HARKONNEN, chosen)
        return []
    if verb == w.V_FROM and not t.shared[w.WORMS] and not t.shared[w.MAKER_SUPPLY]:
        found = no_worm(t, chosen, "war_for_arrakis 13.12")
        if not found and chosen in t.zones[w.APPEARED]:
            return [Reason("worm-just-appeared", "war_for_arrakis 13.12", here(chosen))]
        return found
    return []


def of_carryall(t: Table, action: int) -> list[Reason]:
    """12.3."""
    _, area, _, _ = top(t)
    zone = first_of(action)
    if verb_of(action) != w.V_ZONE:
        return []
    return not_connected(zone, area, "war_for_arrakis 12.3") or not_in_zone(
        t, zone, (w.CARRYALL,), "war_for_arrakis 12.3"
    )
