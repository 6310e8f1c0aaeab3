"""Why something cannot be placed like that: units, leaders, tokens, vehicles, wormsigns, landings."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, MOUNTAIN, NEIGHBOURS, PLATEAU, TERRAIN
from landsraad.arrakis.deployment import TOKENS_TO_DRAW, deployable
from landsraad.arrakis.desert import PLACE_LAST
from landsraad.arrakis.explain_moves import figures
from landsraad.arrakis.explain_places import (
    here,
    no_legion,
    no_settlement,
    not_available,
    not_desert,
    not_empty,
    not_empty_desert,
    not_free,
    not_in_play,
    whom,
    zone_taken,
)
from landsraad.arrakis.figures import count_of, has_leader, named_bit, unit_count
from landsraad.arrakis.heighliners import LAND_FRIGATES, LAND_SECOND, NAVIGATOR_ZONE, TROOPS_THAT_DIVIDE
from landsraad.arrakis.leaders import this_leader
from landsraad.arrakis.packing import by_message, carryalls_in, chosen_in, drawn, hand_in, is_by_action, left_of
from landsraad.arrakis.pieces import left_out, stacking_limit
from landsraad.arrakis.placing import ARRAKEEN, CARTHAG, holds_unit
from landsraad.arrakis.store import KIDS, A, B
from landsraad.arrakis.vehicles import zones_for
from landsraad.kernel.decisions import first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table, top


def none_in_supply(t: Table, side: int, kind: int) -> list[Reason]:
    """0.3.4: what is not in the supply cannot be placed."""
    return [] if t.shared[w.SUPPLY + side * 5 + kind] else [Reason("none-in-supply", "war_for_arrakis 0.3.4")]


def no_unit_there(t: Table, area: int) -> list[Reason]:
    return [] if holds_unit(t, area) else [Reason("leader-needs-unit", "war_for_arrakis 3.9", here(area))]


def elsewhere(area: int, chosen: int, rule: str) -> list[Reason]:
    """The place has been chosen already."""
    return [] if area == chosen else [Reason("other-area", rule, here(chosen))]


def _any_leader(t: Table, action: int, side: int) -> list[Reason]:
    """A generic leader or an available named one, where a unit is (3.9); the predicate is leader_options."""
    area = second_of(action)
    if verb_of(action) == w.V_PLACE_LEADER:
        return not_available(t, first_of(action), t.shared[w.ACTOR]) or no_unit_there(t, area)
    return none_in_supply(t, side, w.GENERIC) or no_unit_there(t, area)


# --- figures of a card ---------------------------------------------------------------------------------------------


def of_place(t: Table, action: int) -> list[Reason]:
    _, node, _, chosen = top(t)
    chosen -= 1
    side = t.shared[w.TURN_SIDE] - 1
    verb = verb_of(action)
    if chosen < 0:
        return place_of(t, node, side, first_of(action)) if verb == w.V_PLACE else []
    if verb not in (w.V_PUT, w.V_PLACE_LEADER, w.V_DEPLOY):
        return []
    return elsewhere(second_of(action), chosen, "war_for_arrakis 25.3") or _figure(t, action, chosen, side)


def place_of(t: Table, node: int, side: int, area: int) -> list[Reason]:
    """Why the figures of a step cannot go to an area; the predicate is places_for."""
    where = A[node]
    if where == w.AT_ONE_OF:
        if area not in (CARTHAG, ARRAKEEN):
            return [Reason("only-carthag-or-arrakeen", "war_for_arrakis 25.3", here(area))]
        return no_settlement(t, side, area, "war_for_arrakis 25.3")
    if where in (w.AT_SETTLEMENT, w.AT_ANY_SETTLEMENT, w.AT_SIETCH):
        return no_settlement(t, side, area, "war_for_arrakis 25.3")
    if where in (w.AT_LEGION, w.AT_SPECIAL_LEGION, w.AT_LEGION_WITH):
        found = no_legion(t, side, area, "war_for_arrakis 25.3")
        if not found and where == w.AT_SPECIAL_LEGION:
            kind = "sardaukar" if side == w.HARKONNEN else "fedaykin"
            return [Reason("needs-special", "war_for_arrakis 25.1", {**here(area), "unit": kind})]
        return found
    if where == w.AT_EMPTY_DESERT:
        return not_empty_desert(t, area)
    if TERRAIN[area] != (MOUNTAIN if where == w.AT_FREE_MOUNTAIN else PLATEAU):
        return [Reason("other-terrain", "war_for_arrakis 2.2", here(area))]
    return not_free(t, side, area)


def _figure(t: Table, action: int, area: int, side: int) -> list[Reason]:
    """What of a step is still to be placed, and at hand; the predicate is place_options."""
    _, node, left, _ = top(t)
    kinds = [A[figure] for figure in KIDS[node]]
    verb, chosen = verb_of(action), first_of(action)
    if verb == w.V_PUT:
        if chosen not in kinds:
            return [Reason("not-these-figures", "war_for_arrakis 25.3")]
        if not third_of(action):
            return [Reason("at-least-one", "war_for_arrakis 25.3")]
        still = left_of(left, kinds.index(chosen))
        if third_of(action) > still:
            return [Reason("not-so-many-left", "war_for_arrakis 25.3", figures(chosen, still, side))]
        if third_of(action) > t.shared[w.SUPPLY + side * 5 + chosen]:
            have = figures(chosen, t.shared[w.SUPPLY + side * 5 + chosen], side)
            return [Reason("not-so-many-in-supply", "war_for_arrakis 0.3.4", have)]
        return no_unit_there(t, area)
    if verb == w.V_DEPLOY and chosen != w.GENERIC:
        return [Reason("not-these-figures", "war_for_arrakis 25.3")]
    wanted = w.NAMED if verb == w.V_PLACE_LEADER and w.ANY_LEADER not in kinds else w.ANY_LEADER
    if wanted not in kinds:
        return [Reason("not-these-figures", "war_for_arrakis 25.3")]
    index = kinds.index(wanted)
    if not left_of(left, index):
        return [Reason("no-more-of-these", "war_for_arrakis 25.3")]
    if wanted == w.ANY_LEADER:
        return _any_leader(t, action, side)
    return _named(t, chosen, this_leader(t, B[KIDS[node][index]]), area)


def _named(t: Table, leader: int, wanted: int, area: int) -> list[Reason]:
    """3.9: a card names a leader, who comes from beside the board or from where the figure is."""
    if leader != wanted:
        return [Reason("other-leader-named", "war_for_arrakis 3.9", whom(wanted))]
    if t.shared[w.UNITS + area] & named_bit(leader):
        return [Reason("leader-on-board", "war_for_arrakis 3.9", whom(leader))]
    if t.shared[w.SEEK] == 2 and leader in (w.PAUL, w.MUADDIB):
        return [Reason("leader-sought", "war_for_arrakis 25.7", whom(leader))]
    return not_in_play(t, leader) or no_unit_there(t, area)


def of_scatter(t: Table, action: int) -> list[Reason]:
    return not_empty_desert(t, first_of(action)) if verb_of(action) == w.V_PLACE else []


def of_replace(t: Table, action: int) -> list[Reason]:
    """3.8, spacing_guild 7.6."""
    if verb_of(action) != w.V_TAKE:
        return []
    kind, area = first_of(action), second_of(action)
    side = t.shared[w.TURN_SIDE] - 1
    found = no_legion(t, side, area, "war_for_arrakis 3.8")
    if found:
        return found
    _, wanted, _, left = top(t)
    if kind != wanted and not (kind == w.TROOP and wanted == w.REGULAR):
        return [Reason("other-kind-replaced", "war_for_arrakis 3.8", figures(wanted, left, side))]
    return [Reason("no-such-figure", "war_for_arrakis 3.8", here(area))]


# --- deployment ----------------------------------------------------------------------------------------------------


def of_deploy(t: Table, action: int) -> list[Reason]:
    """7.2: Harkonnen figures in their settlements."""
    verb = verb_of(action)
    if verb not in (w.V_DEPLOY, w.V_PLACE_LEADER):
        return []
    _, regulars, specials, leader = top(t)
    kind, area = first_of(action), second_of(action)
    found = no_settlement(t, w.HARKONNEN, area, "war_for_arrakis 7.2")
    if found:
        return found
    if verb == w.V_PLACE_LEADER or kind == w.GENERIC:
        if not leader:
            return [Reason("no-more-of-these", "war_for_arrakis 7.2")]
        return _any_leader(t, action, w.HARKONNEN)
    left = {w.REGULAR: regulars, w.SPECIAL: specials}.get(kind, 0)
    return none_in_supply(t, w.HARKONNEN, kind) if left else [Reason("no-more-of-these", "war_for_arrakis 7.2")]


def of_deploy_token(t: Table, action: int) -> list[Reason]:
    """7.2, 11.4: tokens and leaders of the Atreides in sietch areas."""
    _, state, many, stage = top(t)
    hand, chosen = hand_in(state), chosen_in(state) - 1
    verb = verb_of(action)
    if not drawn(stage):
        if verb != w.V_AMOUNT:
            return []
        most = min(many, TOKENS_TO_DRAW - t.shared[w.TOKENS_DRAWN])
        return [Reason("not-so-many-tokens", "war_for_arrakis 11.4", {"amount": most})]
    if chosen >= 0:
        if verb not in (w.V_DEPLOY, w.V_PLACE_LEADER):
            return []
        found = elsewhere(second_of(action), chosen, "war_for_arrakis 7.2")
        if not found and verb == w.V_DEPLOY and first_of(action) != w.GENERIC:
            return [Reason("not-these-figures", "war_for_arrakis 7.2")]
        return found or _any_leader(t, action, w.ATREIDES)
    if hand and verb == w.V_TOKEN:
        if not hand >> first_of(action) & 1:
            return [Reason("token-not-drawn", "war_for_arrakis 7.2")]
        return _sietch(t, second_of(action), by_message(stage))
    if not hand and verb == w.V_PLACE:
        found = _sietch(t, first_of(action), False) or no_unit_there(t, first_of(action))
        return found or [Reason("none-in-supply", "war_for_arrakis 0.3.4")]
    return []


def _sietch(t: Table, area: int, message: bool) -> list[Reason]:
    found = no_settlement(t, w.ATREIDES, area, "war_for_arrakis 7.2")
    if not found and area not in deployable(t, message):
        return [Reason("no-enemy-near", "war_for_arrakis 2.13", here(area))]
    return found


def of_flee(t: Table, action: int) -> list[Reason]:
    """Units that leave their sietches (a07), or tokens that are turned up with Paul (e08); 3.3."""
    _, _, reveal, at = top(t)
    verb, area = verb_of(action), second_of(action)
    if verb not in (w.V_TAKE, w.V_TOKEN):
        return []
    if reveal:
        if verb == w.V_TAKE:
            return []
        found = elsewhere(area, at, "war_for_arrakis 16.10")
        return found or [Reason("token-not-there", "war_for_arrakis 16.10", here(area))]
    found = no_settlement(t, w.ATREIDES, area, "war_for_arrakis 16.10") or no_legion(
        t, w.ATREIDES, area, "war_for_arrakis 16.10"
    )
    if found:
        return found
    units, tokens = t.shared[w.UNITS + area], t.shared[w.TOKENS + area]
    if verb == w.V_TOKEN and not tokens >> first_of(action) & 1:
        return [Reason("token-not-there", "war_for_arrakis 16.10", here(area))]
    if verb == w.V_TAKE and (first_of(action) == w.GENERIC or not count_of(units, first_of(action))):
        return [Reason("no-such-figure", "war_for_arrakis 16.10", here(area))]
    if verb == w.V_TAKE and not count_of(units - left_out(t, area), first_of(action)):
        return [Reason("takes-no-part", "war_for_arrakis 9.1")]
    if has_leader(units) and unit_count(units, tokens) == 1:
        return [Reason("leader-alone", "war_for_arrakis 3.3", here(area))]
    return []


# --- vehicles ------------------------------------------------------------------------------------------------------

STOCKS = {w.HARVESTER_KIND: w.HARVESTERS, w.ORNITHOPTER: w.ORNITHOPTERS, w.CARRYALL: w.CARRYALLS}


def of_vehicles(t: Table, action: int) -> list[Reason]:
    """6.2: what the row or a card gives."""
    _, harvesters, ornithopters, last = top(t)
    return _vehicle(t, action, (harvesters, ornithopters, carryalls_in(last)), not is_by_action(last))


def of_any_vehicle(t: Table, action: int) -> list[Reason]:
    return _vehicle(t, action, (1, 1, 1), False)


def _vehicle(t: Table, action: int, left: tuple[int, int, int], phase_one: bool) -> list[Reason]:
    verb = verb_of(action)
    if verb == w.V_PLACE:
        return _stock(t, w.HARVESTER_KIND, left[0]) or no_harvester_place(t, first_of(action))
    if verb != w.V_VEHICLE:
        return []
    kind, zone = first_of(action), second_of(action)
    if kind not in (w.ORNITHOPTER, w.CARRYALL):
        return [Reason("not-in-air-zones", "war_for_arrakis 3.5")]
    frame, _, _, _ = top(t)
    harvesting = t.options and verb_of(t.options[0]) == w.V_PLACE and frame == w.F_VEHICLES
    if harvesting:
        return [Reason("harvesters-first", "war_for_arrakis 6.2.2")]
    found = _stock(t, kind, left[1] if kind == w.ORNITHOPTER else left[2])
    if found or zone in zones_for(t, phase_one):
        return found
    return zone_taken(t, zone)


def _stock(t: Table, kind: int, left: int) -> list[Reason]:
    if not left:
        return [Reason("no-more-of-these", "war_for_arrakis 6.2.2")]
    return [] if t.shared[STOCKS[kind]] else [Reason("none-in-supply", "war_for_arrakis 0.3.4")]


def no_harvester_place(t: Table, area: int) -> list[Reason]:
    """6.2.2: a free desert area, one harvester each; the predicate is harvester_places."""
    found = not_desert(area)
    if found:
        return found
    if t.shared[w.FEATURES + area] & w.HARVESTER:
        return [Reason("harvester-there", "war_for_arrakis 6.2.2", here(area))]
    return not_free(t, w.HARKONNEN, area)


# --- wormsigns -----------------------------------------------------------------------------------------------------


def of_signs(t: Table, action: int) -> list[Reason]:
    """7.3.1, 25.4; the predicate is sign_places."""
    return _sign_place(t, first_of(action)) if verb_of(action) == w.V_PLACE else []


def _sign_place(t: Table, area: int) -> list[Reason]:
    features = t.shared[w.FEATURES + area]
    found = not_desert(area)
    if found:
        return found
    if features & w.ANY_WORM:
        return [Reason("sandworm-there", "war_for_arrakis 7.3.1", here(area))]
    if features & w.SIGN:
        return [Reason("wormsign-there", "war_for_arrakis 7.3.1", here(area))]
    return [Reason("sietch-there", "war_for_arrakis 7.3.1", here(area))] if features & w.SIETCH else []


def of_sign_phase(t: Table, action: int) -> list[Reason]:
    """13.2, 13.4: the last wormsigns, then the order of those that are turned up."""
    area = first_of(action)
    _, stage, _, _ = top(t)
    if stage != PLACE_LAST:
        waits = [Reason("nothing-waits-there", "war_for_arrakis 13.4", here(area))]
        return waits if verb_of(action) == w.V_TO else []
    if verb_of(action) != w.V_PLACE:
        return []
    features = t.shared[w.FEATURES + area]
    if features & (w.ANY_WORM | w.SIGN):
        return _sign_place(t, area)
    return not_desert(area) or [Reason("nothing-to-strike", "war_for_arrakis 13.4", here(area))]


# --- The Spacing Guild ---------------------------------------------------------------------------------------------


def of_landing(t: Table, action: int) -> list[Reason]:
    """spacing_guild 6.3, 6.6, 9.1."""
    _, side, stage, rest = top(t)
    verb = verb_of(action)
    if stage in (LAND_FRIGATES, NAVIGATOR_ZONE):
        rule = "spacing_guild 9.1" if stage == NAVIGATOR_ZONE else "spacing_guild 6.3"
        return zone_taken(t, first_of(action), rule) if verb == w.V_ZONE else []
    aboard = t.shared[w.HOLD_TROOPS + side]
    limit = stacking_limit(t, side)
    dividing = verb_of(t.options[0]) == w.V_AMOUNT
    if dividing:
        if verb not in (w.V_AMOUNT, w.V_LAND):
            return []
        return [Reason("divide-landing", "spacing_guild 6.6", {"most": limit, **figures(w.TROOP, aboard, side)})]
    if verb != w.V_LAND:
        return []
    area = first_of(action)
    part = rest if stage == LAND_SECOND or (aboard >= TROOPS_THAT_DIVIDE and rest) else aboard
    found = not_empty(t, area) or _next_to_enemy(t, side, area)
    return found or [Reason("all-land", "spacing_guild 6.3", figures(w.TROOP, min(part, limit), side))]


def _next_to_enemy(t: Table, side: int, area: int) -> list[Reason]:
    walls = w.SIETCH if side == w.HARKONNEN else w.SETTLEMENT
    for near in NEIGHBOURS[area]:
        if t.shared[w.SIDE + near] == 2 - side or t.shared[w.FEATURES + near] & walls:
            facts: Facts = {**here(area), "near": ("area", AREA_IDS[near])}
            return [Reason("next-to-enemy", "spacing_guild 6.3", facts)]
    return []


def of_imperium(t: Table, action: int) -> list[Reason]:
    if verb_of(action) not in (w.V_IMPERIUM, w.V_ONE_ONLY):
        return []
    if pack(w.V_IMPERIUM, first_of(action)) in t.options:
        return [Reason("no-smaller-action", "spacing_guild 4.1")]
    _, _, power, _ = top(t)
    return [Reason("other-power", "spacing_guild 4.1", {"power": w.POWER_NAMES[power - 1]})]


def of_earned(t: Table, action: int) -> list[Reason]:
    if verb_of(action) not in (w.V_IMPERIUM, w.V_ONE_ONLY):
        return []
    if pack(w.V_IMPERIUM, first_of(action)) in t.options:
        return [Reason("no-smaller-action", "spacing_guild 4.1")]
    return [Reason("not-earned", "spacing_guild 4.3", {"power": w.POWER_NAMES[first_of(action)]})]


# --- the end of the round ------------------------------------------------------------------------------------------


def of_swap(t: Table, action: int) -> list[Reason]:
    """6.6.4."""
    if verb_of(action) != w.V_TAKE_LEADER:
        return []
    _, side, _, _ = top(t)
    leader = first_of(action)
    if (leader >= w.FIRST_ATREIDES_LEADER) != (side == w.ATREIDES):
        return [Reason("enemy-leader", "war_for_arrakis 6.6.4", whom(leader))]
    return [Reason("leader-not-on-board", "war_for_arrakis 6.6.4", whom(leader))]
