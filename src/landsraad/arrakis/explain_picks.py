"""Why a card cannot pick that: a leader, a die, a marker, a sector, an area (war_for_arrakis 25), or what an automaton
leaves open (23)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import (
    DEEP,
    NEIGHBOURS,
    NORTH_POLE,
    SECTOR_MASK,
    SECTOR_NAMES,
    TERRAIN,
    ZONE_MASK,
)
from landsraad.arrakis.desert import worms_on_board
from landsraad.arrakis.explain_places import (
    here,
    no_enemy_legion,
    no_settlement,
    not_adjacent,
    not_connected,
    not_desert,
    not_empty,
    not_empty_desert,
    not_in_play,
    not_in_zone,
    whom,
    zone_taken,
)
from landsraad.arrakis.explain_placing import no_harvester_place
from landsraad.arrakis.explain_turns import foretold, not_revealed, result
from landsraad.arrakis.picks import CARD_PICKS, DIE_PICKS, LEADER_PICKS, pick_options
from landsraad.arrakis.pieces import leader_side, legions
from landsraad.arrakis.supplies import sign_at
from landsraad.kernel.bits import bit_length
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table, top


def pick_verbs(what: int) -> tuple[int, ...]:
    """The verbs a pick is made with."""
    if what in LEADER_PICKS:
        return (w.V_TAKE_LEADER,)
    if what in CARD_PICKS:
        return (w.V_REMOVE,)
    if what in DIE_PICKS:
        return (w.V_DIE, w.V_SISTER)
    return PICK_VERBS.get(what, (w.V_PLACE,))


PICK_VERBS: dict[int, tuple[int, ...]] = {
    w.PICK_DOWN: (w.V_SHIFT,),
    w.PICK_IMPERIUM_DOWN: (w.V_IMPERIUM,),
    w.PICK_ROCKETS: (w.V_SECTOR,),
    w.PICK_ROCKET_HIT: (w.V_PLACE, w.V_ZONE),
    w.PICK_CAPTURED: (w.V_ZONE,),
    w.PICK_CLEAR_SKY: (w.V_ZONE,),
    w.PICK_ENTER: (),
    w.PICK_ATOMICS: (),
}


def of_pick(t: Table, action: int) -> list[Reason]:
    _, what, _, extra = top(t)
    verb = verb_of(action)
    if verb not in pick_verbs(what):
        return []
    if action in pick_options(t, what, extra):  # what the automaton picks lies as close to the target as possible
        return [Reason("automaton-decides", "war_for_arrakis 23.9")]
    side = t.shared[w.TURN_SIDE] - 1
    if what in LEADER_PICKS:
        return _leader(t, side, first_of(action))
    if what in CARD_PICKS:
        return not_revealed(t, first_of(action), "war_for_arrakis 6.1.2") or [
            Reason("card-is-kept", "war_for_arrakis 16.4", foretold(first_of(action)))
        ]
    if what in DIE_PICKS:
        return _die(t, action, what)
    if what == w.PICK_DOWN:
        return _shift(t, first_of(action), second_of(action), third_of(action))
    if what == w.PICK_IMPERIUM_DOWN:
        return [Reason("marker-on-bottom", "war_for_arrakis 15.8", {"power": w.POWER_NAMES[first_of(action)]})]
    if what == w.PICK_ROCKETS:
        sector = ("sector", SECTOR_NAMES[first_of(action)])
        return [Reason("no-legion-in-sector", "war_for_arrakis 2.14", {"sector": sector})]
    return _zone(t, what, extra, first_of(action)) if verb == w.V_ZONE else _area(t, what, extra, first_of(action))


def _leader(t: Table, side: int, leader: int) -> list[Reason]:
    """16.14."""
    if leader_side(leader) == side:
        return [Reason("own-leader", "war_for_arrakis 16.14", whom(leader))]
    return not_in_play(t, leader) or [Reason("leader-out-of-reach", "war_for_arrakis 16.14", whom(leader))]


def _die(t: Table, action: int, what: int) -> list[Reason]:
    """25.8, 18.4, 23.16."""
    side = w.HARKONNEN if what == w.PICK_DIE else w.ATREIDES
    if verb_of(action) == w.V_SISTER:
        if first_of(action) != side:
            return [Reason("own-die", "war_for_arrakis 25.8")]
        return [Reason("no-token-placed", "war_for_arrakis 18.4")]
    member, box = first_of(action), second_of(action)
    if t.shared[w.SOLO]:
        if member != w.HOUSE_HARKONNEN:
            return [Reason("own-die", "war_for_arrakis 25.8")]
        return [Reason("result-used-up", "war_for_arrakis 23.16", result(box))]
    if member >> 1 != side:
        return [Reason("own-die", "war_for_arrakis 25.8")]
    if what == w.PICK_HOUSE_DIE and box != w.HOUSE:
        return [Reason("only-house-dice", "war_for_arrakis 18.4")]
    return [Reason("no-such-die", "war_for_arrakis 25.8", {"member": w.MEMBER_NAMES[member], **result(box)})]


def _shift(t: Table, marker: int, steps: int, other: int) -> list[Reason]:
    """16.13."""
    if marker == other or not steps:
        return [Reason("shift-markers", "war_for_arrakis 16.13")]
    facts: Facts = {"marker": w.MARKER_NAMES[marker], "have": t.shared[w.PRESCIENCE_MARKERS + marker]}
    return [Reason("marker-not-so-high", "war_for_arrakis 16.13", facts)]


def _zone(t: Table, what: int, extra: int, zone: int) -> list[Reason]:
    if what == w.PICK_ROCKET_HIT:
        if not ZONE_MASK[zone] >> extra & 1:
            return [Reason("other-sector", "war_for_arrakis 2.5", {"sector": ("sector", SECTOR_NAMES[extra])})]
        return not_in_zone(t, zone, (w.ORNITHOPTER, w.CARRYALL), "war_for_arrakis 25.2")
    if what == w.PICK_CAPTURED:
        return not_in_zone(t, zone, (w.ORNITHOPTER,), "war_for_arrakis 25.2")
    return not_in_zone(t, zone, (w.ORNITHOPTER, w.FRIGATE_H, w.NAVIGATOR), "war_for_arrakis 25.2")


def _no_harvester(t: Table, area: int) -> list[Reason]:
    if t.shared[w.FEATURES + area] & w.HARVESTER:
        return []
    return [Reason("no-harvester-there", "war_for_arrakis 25.2", here(area))]


def _area(t: Table, what: int, extra: int, area: int) -> list[Reason]:
    shared = t.shared
    side = shared[w.TURN_SIDE] - 1
    if what in (w.PICK_SIGN, w.PICK_POLE_SIGN):
        if not sign_at(t, area):
            return [Reason("no-wormsign-there", "war_for_arrakis 25.4", here(area))]
        return not_adjacent(NORTH_POLE, area, "war_for_arrakis 2.1")
    if what == w.PICK_SPIES:
        return [Reason("nothing-hidden", "war_for_arrakis 15.9", here(area))]
    if what in (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION):
        found = not_empty_desert(t, area)
        by = worms_on_board(t) if what == w.PICK_WORM_BY_WORM else legions(t, w.ATREIDES)
        if found or any(area in NEIGHBOURS[other] for other in by):
            return found
        return [Reason("not-beside", "war_for_arrakis 2.1", here(area))]
    if what == w.PICK_MAKER_AREA:
        return not_empty_desert(t, area)
    if what in (w.PICK_CHASM, w.PICK_GURNEY, w.PICK_ROCKET_HIT):
        return _harvester(t, what, extra, area)
    if what == w.PICK_CAPTURED_TARGET:
        return no_enemy_legion(t, side, area, "war_for_arrakis 9.13") or not_connected(extra, area)
    if what == w.PICK_BLAST:
        found = no_enemy_legion(t, side, area, "war_for_arrakis 9.13")
        return found or [Reason("not-beside", "war_for_arrakis 2.1", here(area))]
    if what in (w.PICK_SWAP_ONE, w.PICK_SWAP_TWO):
        found = no_settlement(t, w.ATREIDES, area, "war_for_arrakis 25.3")
        return found or [Reason("no-swap", "war_for_arrakis 11.5", here(area))]
    if what == w.PICK_TIDE:
        found = no_enemy_legion(t, side, area, "war_for_arrakis 25.1") or not_desert(area)
        return found or [Reason("no-empty-neighbour", "war_for_arrakis 2.6", here(area))]
    if what == w.PICK_TIDE_TO:
        return not_adjacent(extra, area, "war_for_arrakis 2.1") or not_empty(t, area)
    return []


def _harvester(t: Table, what: int, extra: int, area: int) -> list[Reason]:
    """25.2: a harvester that a card removes, where the card says."""
    found = _no_harvester(t, area)
    if found:
        return found
    if what == w.PICK_CHASM and TERRAIN[area] != DEEP:
        return [Reason("not-deep-desert", "war_for_arrakis 2.2", here(area))]
    sectors = extra if what == w.PICK_CHASM else 1 << extra
    if what == w.PICK_GURNEY:
        sectors = SECTOR_MASK[t.shared[w.LEADER_AREA + w.GURNEY]]
    name = SECTOR_NAMES[bit_length(sectors & -sectors) - 1]
    return [Reason("other-sector", "war_for_arrakis 2.14", {"sector": ("sector", name)})]


# --- the automaton -------------------------------------------------------------------------------------------------

TASK_RULES = {
    w.S_HARVESTERS: "war_for_arrakis 23.5",
    w.S_CARRYALLS: "war_for_arrakis 23.5",
    w.S_ORNITHOPTERS: "war_for_arrakis 23.5",
    w.S_ACT: "war_for_arrakis 23.7",
    w.S_MOVE: "war_for_arrakis 23.11",
    w.S_STEP: "war_for_arrakis 23.11",
    w.S_FLY: "war_for_arrakis 23.11",
    w.S_CARRIERS: "war_for_arrakis 23.9",
    w.S_DEPLOY: "war_for_arrakis 23.8",
    w.S_LEADER: "war_for_arrakis 23.8",
    w.S_REPLACE: "war_for_arrakis 23.10",
    w.S_PLACE: "war_for_arrakis 23.10",
    w.S_SCATTER: "war_for_arrakis 23.10",
    w.S_TOKENS: "war_for_arrakis 23.12",
    w.S_PAY: "war_for_arrakis 23.14",
}


def of_solo(t: Table, action: int) -> list[Reason]:
    """23.1: the human picks among what the criteria leave equal, nothing else."""
    _, task, _, _ = top(t)
    verb, chosen = verb_of(action), first_of(action)
    if verb not in {verb_of(option) for option in t.options}:
        return []
    found: list[Reason] = []
    if task == w.S_HARVESTERS and verb == w.V_PLACE:
        found = no_harvester_place(t, chosen)
    elif task in (w.S_CARRYALLS, w.S_ORNITHOPTERS):
        found = zone_taken(t, chosen)
    elif verb == w.V_FROM or task in (w.S_REPLACE, w.S_TOKENS):
        found = no_enemy_legion(t, w.ATREIDES, chosen, TASK_RULES[task])
    elif task == w.S_FLY:
        found = not_in_zone(t, chosen, (w.ORNITHOPTER,), "war_for_arrakis 8.6")
    elif task == w.S_LEADER and verb == w.V_PLACE_LEADER:
        found = not_in_play(t, chosen)
    return found or [Reason("automaton-decides", TASK_RULES[task])]
