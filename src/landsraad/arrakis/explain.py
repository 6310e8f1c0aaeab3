"""Why an action is not allowed: what stands against it, as the predicates that make the options say, in words.

The frame that asks gives a number of refusals.py (`Frame.against`). Here it becomes a reason: the message, the rule,
and the facts of the position, first of all what the action names. A verb that belongs to another question is told what
is asked now.
"""

from collections.abc import Callable
from typing import Any, Final

from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.arrakis.battle import ATTACKER_CARDS, dice_of
from landsraad.arrakis.board import NORTH_POLE
from landsraad.arrakis.catalog import CARDS, HELD_CARDS, PRESCIENCE_CARDS
from landsraad.arrakis.content.tokens import KEEP, RAISE
from landsraad.arrakis.demands import so_far
from landsraad.arrakis.deployment import most_tokens
from landsraad.arrakis.figures import count_of
from landsraad.arrakis.free import ATOMICS_STEP, Window, against_free, schemings
from landsraad.arrakis.heighliners import enemy_next_to, landing_part
from landsraad.arrakis.leaders import this_leader
from landsraad.arrakis.movement import range_of, steps_to
from landsraad.arrakis.naming import DECLARED, DOMAINS
from landsraad.arrakis.packing import chosen_in, left_of, needed_leader, start_of, way_of
from landsraad.arrakis.picks import FOLLOWING, sectors_for
from landsraad.arrakis.pieces import automaton, stacking_limit
from landsraad.arrakis.prescience import requirement_met
from landsraad.arrakis.spice import STOCKPILE_COST, STOCKPILE_UNTIL, spice_left
from landsraad.arrakis.store import NODES
from landsraad.arrakis.turns import unused
from landsraad.kernel.bits import bit_length
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.declare import notes_in
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table, top

FREE_VERBS: Final = (w.V_CLAIM, w.V_FREE)


def against(t: Table, action: int) -> list[Reason]:
    """The reasons against an action that is not among the options."""
    frame, first, second, third = top(t)
    verb = verb_of(action)
    refusal = t.engine.frames[frame].against(t, first, second, third, action)
    if not refusal and verb in FREE_VERBS:
        refusal = against_free(t, action) if in_window(t) else 0
        if not refusal:
            return [Reason("no-window", "war_for_arrakis 0.8")]
    if not refusal and verb in (w.V_STOP, w.V_NO) and frame in COMPULSORY:
        return [Reason("cannot-decline", DECLINING.get(frame) or RULES[frame])]
    reasons = [reason(t, refusal, action)] if refusal else [not_asked(t)]
    card = first_of(action) if verb == w.V_CLAIM else second_of(action)
    if refusal in (r.COSTS_A_DIE, r.COSTS_NO_DIE) and not requirement_met(t, card):
        reasons.append(reason(t, r.REQUIREMENT_NOT_MET, action))
    return reasons


def not_asked(t: Table) -> Reason:
    """Something else is asked, and of whom."""
    return Reason("not-asked", "war_for_arrakis 7.1", {"seats": ("seats", [t.to_act]), "question": asking(t)._asdict()})


def in_window(t: Table) -> bool:
    """0.8: whether the question is one that free actions may interrupt: those asked by ask_turn."""
    frame, first, _, third = top(t)
    side = t.shared[w.TURN_SIDE] - 1
    acts = side >= 0 and t.to_act == t.shared[w.SEAT_OF + t.shared[w.ACTOR]]
    if not acts or automaton(t, side) or not isinstance(t.engine.frames[frame], Window):
        return False  # a human may decide for the automaton
    verbs = {verb_of(option) for option in t.options}
    if frame in (w.F_MOVE, w.F_ATTACK, w.F_WORM_MOVE, w.F_WORM_ATTACK, w.F_KITAB):
        return w.V_FROM in verbs
    if frame == w.F_TURN:
        return w.V_MEMBER not in verbs
    if frame == w.F_PICK:
        return first not in FOLLOWING
    if frame == w.F_IMPERIUM:
        return third == 1  # a step of a card
    if frame == w.F_LANDING:
        return first == side
    if frame == w.F_BATTLE:  # 0.8 (c): the attacker's cards, ceasing, the advance
        return bool(verbs & {w.V_STOP, w.V_CEASE, w.V_YES})
    return True


# What cannot be declined.
COMPULSORY: Final = (
    w.F_VEHICLES, w.F_ALLOCATE, w.F_DIVIDE, w.F_PLAY, w.F_ENTER, w.F_STACK, w.F_CASUALTIES, w.F_APPEAR, w.F_SIGN_PHASE,
    w.F_STORMS, w.F_HAND_LIMIT, w.F_FORCED_DISCARD, w.F_LANDING, w.F_UNCLAIMED, w.F_CARRYALL, w.F_SOLO,
)  # fmt: skip


# --- the rule ------------------------------------------------------------------------------------------------------


def _declared(name: str, rule: str = "", key: str = "") -> tuple[str, str]:
    """The message of a refusal and its rule."""
    return key or name.lower().replace("_", "-"), rule


REFUSALS: Final = {number: _declared(name, *notes) for name, number, notes in notes_in(r)}

# The rule of each question: of reasons that name none themselves, and why it must be answered.
RULES: Final = {frame: entry.declaration.rule for frame, entry in DECLARED.frames.items()}
TASK_RULES: Final = {task: notes[0] for _, task, notes in notes_in(w, "S_") if notes}
DECLINING: Final = {
    w.F_PLAY: "war_for_arrakis 7.1",
    w.F_LANDING: "spacing_guild 6.8",
    w.F_CARRYALL: "war_for_arrakis 23.14",
}
# The rule of one of several things that a question asks for.
RULES_OF_VERBS: Final[dict[tuple[int, int], str]] = {
    (w.F_MOVE, w.V_FROM): "war_for_arrakis 8.1",
    (w.F_ATTACK, w.V_FROM): "war_for_arrakis 9.1",
    (w.F_KITAB, w.V_FROM): "war_for_arrakis 25.3",
    (w.F_KITAB, w.V_TO): "war_for_arrakis 2.1",
    (w.F_STACK, w.V_LOSE_TOKEN): "war_for_arrakis 3.7",
    (w.F_BATTLE, w.V_TO): "war_for_arrakis 9.17",
    (w.F_WORM_MOVE, w.V_FROM): "war_for_arrakis 7.3",
    (w.F_WORM_ATTACK, w.V_FROM): "war_for_arrakis 7.3",
    (w.F_APPEAR, w.V_FROM): "war_for_arrakis 13.12",
    (w.F_FREE, w.V_BOMBARD): "spacing_guild 8.3",
    (w.F_PICK, w.V_REMOVE): "war_for_arrakis 6.1.2",
    (w.F_PICK, w.V_ZONE): "war_for_arrakis 25.2",
}
# What is of another rule in one question than elsewhere.
RULES_OF_REASONS: Final[dict[tuple[int, int], str]] = {
    (w.F_DIVIDE, r.NO_DIE): "war_for_arrakis 19.8",
    (w.F_TURN, r.ENEMY_LEADER): "war_for_arrakis 7.4",
    (w.F_TURN, r.CARD_NOT_REVEALED): "war_for_arrakis 16.3",
    (w.F_SWAP, r.ENEMY_LEADER): "war_for_arrakis 6.6.4",
    (w.F_MOVE, r.NO_SETTLEMENT_THERE): "war_for_arrakis 25.3",
    (w.F_SIGNS, r.SANDWORM_THERE): "war_for_arrakis 7.3.1",
    (w.F_SIGN_PHASE, r.SANDWORM_THERE): "war_for_arrakis 7.3.1",
    (w.F_WORM_MOVE, r.NOT_EMPTY): "war_for_arrakis 13.6",
    (w.F_WORM_ATTACK, r.NOTHING_TO_STRIKE): "war_for_arrakis 13.13",
    (w.F_CASUALTIES, r.TAKES_NO_PART): "war_for_arrakis 9.16",
    (w.F_CASUALTIES, r.NONE_IN_SUPPLY): "war_for_arrakis 9.9",
    (w.F_CASUALTIES, r.AUTOMATON_DECIDES): "war_for_arrakis 23.13",
    (w.F_STACK, r.TAKES_NO_PART): "war_for_arrakis 9.1",
    (w.F_FLEE, r.TAKES_NO_PART): "war_for_arrakis 9.1",
    (w.F_VEHICLES, r.ZONE_TAKEN): "war_for_arrakis 2.5",
    (w.F_ANY_VEHICLE, r.ZONE_TAKEN): "war_for_arrakis 2.5",
    (w.F_SOLO, r.ZONE_TAKEN): "war_for_arrakis 2.5",
    (w.F_SOLO, r.NO_SUCH_AIRCRAFT): "war_for_arrakis 8.6",
    (w.F_CARRYALL, r.ZONE_NOT_CONNECTED): "war_for_arrakis 12.3",
    (w.F_PICK, r.NOTHING_HIDDEN): "war_for_arrakis 15.9",
    (w.F_PICK, r.NO_ENEMY_LEGION): "war_for_arrakis 9.13",
    (w.F_PICK, r.NO_SETTLEMENT_THERE): "war_for_arrakis 25.3",
    (w.F_PICK, r.AUTOMATON_DECIDES): "war_for_arrakis 23.9",
}
# Of things that are no question by themselves.
RULES_ANYWHERE: Final = {w.V_CLAIM: "war_for_arrakis 16.3", w.V_FREE: "war_for_arrakis 7.6"}
WALKING: Final = {w.F_MOVE: "war_for_arrakis 8.1", w.F_ATTACK: "war_for_arrakis 9.1"}
WAY_RULES: Final = {w.RIDE: "war_for_arrakis 8.5", w.MARCH: "war_for_arrakis 7.9", w.CARRIERS: "war_for_arrakis 25.1"}


def rule_of(t: Table, against: int, action: int) -> str:
    frame, first, _, third = top(t)
    verb = verb_of(action)
    if frame in WALKING and verb == w.V_WAY and against in (r.ZONE_NOT_CONNECTED, r.ONLY_FOR_SIDE):
        return way_rule(first_of(action))
    rule = RULES_OF_REASONS.get((frame, against)) or REFUSALS[against][1] or RULES_ANYWHERE.get(verb)
    if rule:
        return rule
    if frame == w.F_SOLO:
        return TASK_RULES.get(first, "war_for_arrakis 23.11")
    if frame in WALKING and verb in (w.V_WAY, w.V_TO):
        way = first_of(action) if verb == w.V_WAY else way_of(third)
        return WALKING[frame] if way == w.WALK else way_rule(way)
    return RULES_OF_VERBS.get((frame, verb)) or RULES[frame]


def way_rule(way: int) -> str:
    if way < w.BY_ORNITHOPTER:
        return WAY_RULES[way]
    if w.BY_FRIGATE <= way < w.BY_NAVIGATOR:
        return "spacing_guild 8.2"
    return "spacing_guild 9.3" if way >= w.BY_NAVIGATOR else "war_for_arrakis 8.6"


# --- the facts -----------------------------------------------------------------------------------------------------

OBJECTS: Final = {entry.number: entry.declaration.domains for entry in DECLARED.verbs}
THINGS: Final = ("area", "card", "leader", "prescience", "sector", "zone")  # told by their kind and name
WORDS: Final = ("marker", "member", "power", "result")  # told by their name


def reason(t: Table, against: int, action: int) -> Reason:
    found: dict[str, Any] = {**_area(area_asked(t)), **named_by(action)}
    if against in FACTS:
        found.update(FACTS[against](t, action))
    return Reason(REFUSALS[against][0], rule_of(t, against, action), found)


def named_by(action: int) -> Facts:
    """What the action itself names."""
    verb, numbers = verb_of(action), (first_of(action), second_of(action), third_of(action))
    if verb == w.V_WAY and numbers[0] >= w.BY_ORNITHOPTER:
        return {"zone": ("zone", DOMAINS["zone"][(numbers[0] - w.BY_ORNITHOPTER) & 7])}
    objects = [(domain, DOMAINS[domain][number]) for domain, number in zip(OBJECTS[verb], numbers) if domain in DOMAINS]
    things = {domain: (domain, word) for domain, word in objects if domain in THINGS}
    return {**things, **{domain: word for domain, word in objects if domain in WORDS}}


def area_asked(t: Table) -> int:
    """The area a question is about, -1 for none: where a legion or sandworm starts, where something happens."""
    frame, first, second, third = top(t)
    if frame in WALKING:
        return start_of(third) if third else -1
    if frame in (w.F_STACK, w.F_CASUALTIES, w.F_APPEAR, w.F_CARRYALL):
        return first
    if frame == w.F_BATTLE:
        return t.shared[w.B_TO]
    if frame == w.F_PLACE:
        return third - 1 if third else NODES.b[first] if NODES.a[first] == w.AT_SETTLEMENT else -1
    if frame == w.F_PICK:
        return third if first == w.PICK_TIDE_TO else NORTH_POLE if first == w.PICK_POLE_SIGN else -1
    if frame == w.F_FLEE:
        return third if second else -1
    chosen = {w.F_KITAB: first, w.F_WORM_MOVE: third, w.F_WORM_ATTACK: second, w.F_DEPLOY_TOKEN: chosen_in(first)}
    return chosen.get(frame, 0) - 1


def _area(area: int, key: str = "area") -> Facts:
    return {key: ("area", DOMAINS["area"][area])} if area >= 0 else {}


def figures(kind: int, number: int, side: int) -> Facts:
    return {"figures": ("figures", (kind, number, side))}


def _side(t: Table) -> int:
    return t.shared[w.TURN_SIDE] - 1


def _leader(leader: int) -> Facts:
    return {"leader": ("leader", DOMAINS["leader"][leader])}


def _deck(t: Table, which: int) -> Facts:
    """The deck of the House or of the ally of who acts."""
    return {"deck": ("deck", w.MEMBER_NAMES[_side(t) * 2 + which])}


def _needed(t: Table, action: int) -> Facts:
    """The leader who must be there, or go along."""
    frame, first, second, _ = top(t)
    if frame == w.F_PLACE:
        return _leader(NODES.b[first])
    return _leader(needed_leader(second if frame == w.F_MOVE else first) - 1)


def _still_here(t: Table, action: int) -> Facts:
    """Those of a kind who could be left behind."""
    area, kind = area_asked(t), second_of(action)
    going = t.shared[w.UNITS + area] - t.shared[w.STAY_UNITS]
    return figures(kind, count_of(going, kind), t.shared[w.SIDE + area] - 1)


def _still_to_place(t: Table, action: int) -> Facts:
    _, node, left, _ = top(t)
    kinds = [NODES.a[figure] for figure in NODES.kids[node]]
    return figures(first_of(action), left_of(left, kinds.index(first_of(action))), _side(t))


def _named_leader(t: Table, action: int) -> Facts:
    """The leader a step of a card names."""
    _, node, _, _ = top(t)
    return _leader(next(this_leader(t, NODES.b[figure]) for figure in NODES.kids[node] if NODES.a[figure] == w.NAMED))


def _sector(t: Table, action: int) -> Facts:
    _, what, _, extra = top(t)
    sectors = sectors_for(t, what, extra)
    return {"sector": ("sector", DOMAINS["sector"][bit_length(sectors & -sectors) - 1])}


def _zone_asked(t: Table) -> Facts:
    """The zone of an ornithopter that was captured before its target is picked."""
    frame, _, _, zone = top(t)
    return {"zone": ("zone", DOMAINS["zone"][zone])} if frame == w.F_PICK else {}


def _claimed(t: Table, action: int) -> Facts:
    demand = PRESCIENCE_CARDS[first_of(action) if verb_of(action) == w.V_CLAIM else second_of(action)].demand
    return {"have": so_far(t, demand), "need": NODES.b[demand]}


def _too_far(t: Table, action: int) -> Facts:
    start, way = area_asked(t), way_of(top(t)[3])
    distance = steps_to(start, way, first_of(action))
    return {**_area(start, "from"), "distance": distance, "most": range_of(way)}


def _landing(t: Table, action: int) -> Facts:
    _, side, stage, rest = top(t)
    return figures(w.TROOP, min(landing_part(t, side, stage, rest), stacking_limit(t, side)), side)


# What a reason tells beside what the action names.
FACTS: Final[dict[int, Callable[[Table, int], Facts]]] = {
    r.NOT_FEWER_DICE: lambda t, _: {"atreides": unused(t, w.ATREIDES), "harkonnen": unused(t, w.HARKONNEN)},
    r.ONLY_FOR_SIDE: lambda t, _: {"side": w.SIDE_NAMES[1 - _side(t)]},
    r.ONLY_FOR_MEMBER: lambda t, _: {"member": w.MEMBER_NAMES[CARDS[HELD_CARDS[0]].deck]},
    r.NO_EXCESS_DIE: lambda t, action: {"result": w.BOX_NAMES[first_of(action)]},
    r.SCHEMER_AWAY: lambda t, _: _leader(NODES.a[CARDS[HELD_CARDS[0]].held]),
    r.SCHEMINGS: lambda t, _: {"have": schemings(t)},
    r.MARKER_TOO_LOW: lambda t, _: {"step": ATOMICS_STEP},
    r.REQUIREMENT_NOT_MET: _claimed,
    r.OTHER_CARD_ASKED: lambda t, _: {
        "prescience": ("prescience", DOMAINS["prescience"][t.zones[w.PRESCIENCE][top(t)[1]]])
    },
    r.MARKER_NOT_SO_HIGH: lambda t, action: {
        "marker": w.MARKER_NAMES[first_of(action)],
        "have": t.shared[w.PRESCIENCE_MARKERS + first_of(action)],
    },
    r.OTHER_AREA: lambda t, _: _area(area_asked(t)),
    r.NOT_ADJACENT: lambda t, _: _area(area_asked(t), "from"),
    r.TOO_FAR: _too_far,
    r.IMPASSABLE_BORDER: lambda t, _: _area(area_asked(t), "from"),
    r.OTHER_SECTOR: _sector,
    r.ZONE_OF_OTHER_SECTOR: _sector,
    r.ZONE_NOT_CONNECTED: lambda t, _: _zone_asked(t),
    r.NEEDS_SPECIAL: lambda t, _: {"unit": "sardaukar" if _side(t) == w.HARKONNEN else "fedaykin"},
    r.NEEDS_NAMED: _needed,
    r.NOT_SO_MANY: _still_here,
    r.NOT_SO_MANY_LEFT: _still_to_place,
    r.NOT_SO_MANY_IN_SUPPLY: lambda t, action: figures(
        first_of(action), t.shared[w.SUPPLY + _side(t) * 5 + first_of(action)], _side(t)
    ),
    r.OTHER_KIND_REPLACED: lambda t, _: figures(top(t)[1], top(t)[3], _side(t)),
    r.OTHER_LEADER_NAMED: _named_leader,
    r.NOT_SO_MANY_TOKENS: lambda t, _: {"amount": most_tokens(t, top(t)[2])},
    r.NEXT_TO_ENEMY: lambda t, action: _area(enemy_next_to(t, top(t)[1], first_of(action)), "near"),
    r.DIVIDE_LANDING: lambda t, _: {
        "most": stacking_limit(t, top(t)[1]),
        **figures(w.TROOP, t.shared[w.HOLD_TROOPS + top(t)[1]], top(t)[1]),
    },
    r.ALL_LAND: _landing,
    r.MAKER_OF_PARTNER: lambda t, _: {"leader": ("piece", "wild_maker")},
    r.TOO_MANY_CARDS: lambda t, _: {"amount": top(t)[1]},
    r.HOUSE_DECK_TOO_SMALL: lambda t, _: _deck(t, 0),
    r.ALLY_DECK_TOO_SMALL: lambda t, _: _deck(t, 1),
    r.OTHER_DECK: lambda t, _: _deck(t, top(t)[2] - 1),
    r.NO_SUCH_PART: lambda t, _: {"parts": len(NODES.kids[top(t)[1]])},
    r.ENOUGH_DICE: lambda t, _: {"dice": dice_of(t, top(t)[1] - ATTACKER_CARDS)},
    r.NO_SUCH_PRICE: lambda t, _: {"keep": KEEP, "raise": RAISE},
    r.MARKER_ON_TOP: lambda t, action: {"power": w.POWER_NAMES[first_of(action)]},
    r.NOT_PAYABLE: lambda t, _: {"spice": spice_left(t)},
    r.STOCKPILE_NOT_PAYABLE: lambda t, _: {"spice": spice_left(t)},
    r.NO_STOCKPILING: lambda t, _: {"most": STOCKPILE_UNTIL},
    r.STOCKPILE_PRICE: lambda t, _: {"price": STOCKPILE_COST},
    r.OTHER_POWER: lambda t, _: {"power": w.POWER_NAMES[top(t)[2] - 1]},
}
