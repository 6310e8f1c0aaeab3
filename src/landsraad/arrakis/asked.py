"""What is asked, as plain data: a topic, the facts it is about, the card or leader whose effect asks.

Nothing in it is hidden from anybody at the table: it is what the question says aloud. The words are in text/.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.catalog import CARD_IDS, FIRST_LEADER_OWNER, LEADER_IDS, LEADERS, PRESCIENCE_IDS
from landsraad.arrakis.content.tokens import STOCKPILE, TOP_STEP
from landsraad.arrakis.desert import PLACE_LAST
from landsraad.arrakis.free import FREE_NAMES
from landsraad.arrakis.heighliners import LAND_FRIGATES, NAVIGATOR_ZONE, landing_part
from landsraad.arrakis.movement import CHOOSE_FIGURES, CHOOSE_GOAL, CHOOSE_LEGION
from landsraad.arrakis.packing import carryalls_in, chosen_in, goal_of, stage_of, start_of
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.rounds import HAND_LIMIT
from landsraad.arrakis.spice import spice_left
from landsraad.arrakis.store import NODES
from landsraad.kernel.decisions import verb_of
from landsraad.kernel.rules import Facts
from landsraad.kernel.table import Table, frame_at, height, top

# The topic, and what it is about.
Asked = tuple[str, Facts]
Asker = Callable[[Table, int, int, int], Asked]  # the three numbers of the frame that asks


class Asking(NamedTuple):
    """A question: its topic, its facts, the component that asks, and whether it is asked for the automaton (23.1)."""

    topic: str
    facts: Facts
    source: tuple[str, str] | None
    automaton: bool


def asking(t: Table) -> Asking:
    """What is asked now."""
    frame, *fields = top(t)
    name = t.engine.frames[frame].name
    topic, facts = ASKERS[name](t, *fields) if name in ASKERS else (name, {})
    by = None if frame == w.F_FREE or topic.startswith(("battle", "casualties", "stack")) else source_of(t)
    return Asking(topic, facts, by, t.shared[w.SOLO] != 0 and for_automaton(t))


def source_of(t: Table) -> tuple[str, str] | None:
    """The card or leader whose effect is going on, if one is."""
    for depth in range(height(t)):
        code, first, _, _ = frame_at(t, depth)
        if code == w.F_PLAYED:
            return ("card", CARD_IDS[first])
        if t.engine.frames[code].fields[0] == "effect":
            owner = NODES.owner[first]
            if owner >= FIRST_LEADER_OWNER:
                return ("leader", LEADER_IDS[owner - FIRST_LEADER_OWNER])
    return None


def _area(area: int, argument: str = "area") -> Facts:
    return {argument: ("area", AREA_IDS[area])}


def for_automaton(t: Table) -> bool:
    """In the solo game: whether the question is about something the Harkonnen do (war_for_arrakis 23.1)."""
    frame, first, _, third = top(t)
    if frame == w.F_APPEAR:
        return third == 1  # their legion retreats
    if frame == w.F_CASUALTIES:
        return t.shared[w.SIDE + first] == w.HARKONNEN + 1
    if frame in (w.F_PICK, w.F_ENTER):
        return t.shared[w.TURN_SIDE] == w.HARKONNEN + 1
    return frame in (w.F_SOLO, w.F_CARRYALL)


# --- the frames ----------------------------------------------------------------------------------------------------


# Questions about a number of their frame: the first, second or third.
COUNTED: Final = {"any_vehicle": 1, "divide": 2, "draw": 1, "marker": 1, "replace": 3, "signs": 1}


def _counted(topic: str, place: int) -> Asker:
    return lambda _t, *fields: (topic, {"amount": fields[place - 1]})


def of_turn(t: Table, _side: int, stage: int, _c: int) -> Asked:
    return ("turn-member" if stage == 1 else "turn"), {}


def of_free(t: Table, kind: int, _b: int, _c: int) -> Asked:
    return f"free-{FREE_NAMES[kind]}", {}


def of_vehicles(t: Table, harvesters: int, ornithopters: int, last: int) -> Asked:
    counts = (("harvester", harvesters), ("ornithopter", ornithopters), ("carryall", carryalls_in(last)))
    return "vehicles", {"vehicles": ("amounts", [(kind, many) for kind, many in counts if many])}


def _going(verb: str, left: int, going: int) -> Asked:
    """A move or an attack: which legion, which way, where to, who."""
    stage, start, goal = stage_of(going), start_of(going), goal_of(going)
    if stage == CHOOSE_LEGION:
        return f"{verb}-legion", {"amount": left}
    told = _area(start, "start")
    if stage == CHOOSE_FIGURES:
        return f"{verb}-figures", {**told, **_area(goal)}
    return (f"{verb}-goal" if stage == CHOOSE_GOAL else f"{verb}-way"), told


def of_move(t: Table, left: int, _needs: int, going: int) -> Asked:
    return _going("move", left, going)


def of_attack(t: Table, _needs: int, _flags: int, going: int) -> Asked:
    return _going("attack", 1, going)


def of_stack(t: Table, area: int, _b: int, _c: int) -> Asked:
    return "stack", _area(area)


def of_battle(t: Table, stage: int, _partner: int, _c: int) -> Asked:
    told = _area(t.shared[w.B_TO])
    if stage in (battle.ATTACKER_CARDS, battle.DEFENDER_CARDS):
        return "battle-cards", {"dice": battle.dice_of(t, stage - battle.ATTACKER_CARDS), **told}
    if stage in (battle.ATTACKER_LEADERS, battle.DEFENDER_LEADERS):
        return "battle-leaders", {"amount": t.shared[w.B_STARS + stage - battle.ATTACKER_LEADERS], **told}
    topics = {battle.CEASE: "cease", battle.RETREAT: "retreat", battle.RETREAT_TO: "retreat-to"}
    return f"battle-{topics.get(stage, 'advance')}", told


def of_casualties(t: Table, area: int, hits: int, _attacking: int) -> Asked:
    return "casualties", {"amount": hits, **_area(area)}


def of_sign_phase(t: Table, stage: int, _b: int, _c: int) -> Asked:
    return ("sign-places" if stage == PLACE_LAST else "sign-order"), {}


def of_worm_move(t: Table, left: int, _maker: int, chosen: int) -> Asked:
    return ("worm-goal", _area(chosen - 1)) if chosen else ("worm-move", {"amount": left})


def of_worm_attack(t: Table, _maker: int, chosen: int, _c: int) -> Asked:
    return ("worm-target", _area(chosen - 1)) if chosen else ("worm-attack", {})


def of_appear(t: Table, area: int, _how: int, stage: int) -> Asked:
    told = _area(area)
    if stage == 1:
        return "appear-retreat", told
    return ("appear-from" if verb_of(t.options[0]) == w.V_FROM else "appear-figure"), told


def of_carryall(t: Table, area: int, _b: int, _c: int) -> Asked:
    return "carryall", _area(area)


def of_harvest(t: Table, stage: int, _b: int, _c: int) -> Asked:
    shared = t.shared
    if stage == 1:
        return "harvest-reserve", {"amount": shared[w.SPICE]}
    left: Facts = {"amount": spice_left(t)}
    what = stage - 2
    if what < STOCKPILE:
        marker: Facts = {
            "step": shared[w.IMPERIUM_MARKERS + what],
            "top": TOP_STEP,
            "power": ("power", w.POWER_NAMES[what]),
        }
        return "harvest-power", {**left, **marker}
    return ("harvest-stockpile" if what == STOCKPILE else "harvest-save"), left


def of_landing(t: Table, side: int, stage: int, rest: int) -> Asked:
    shared = t.shared
    if stage == NAVIGATOR_ZONE:
        return "landing-navigator", {}
    if stage == LAND_FRIGATES:
        return "landing-frigate", {"amount": shared[w.HOLD_FRIGATES + side]}
    divides = verb_of(t.options[0]) == w.V_AMOUNT
    troops = shared[w.HOLD_TROOPS + side] if divides else landing_part(t, side, stage, rest)
    return f"landing-{'divide' if divides else 'troops'}", {"figures": ("figures", (w.TROOP, troops, side))}


def of_hand_limit(t: Table, member: int, _b: int, _c: int) -> Asked:
    return "hand_limit", {"amount": len(hand_of(t, member)) - HAND_LIMIT}


def of_unclaimed(t: Table, index: int, _b: int, _c: int) -> Asked:
    return "unclaimed", {"prescience": ("prescience", PRESCIENCE_IDS[t.zones[w.PRESCIENCE][index]])}


def of_place(t: Table, node: int, left: int, chosen: int) -> Asked:
    if not chosen:
        return "place", {"figures": ("placing", (NODES.path[node], -1))}
    return "place-figures", {"figures": ("placing", (NODES.path[node], left)), **_area(chosen - 1)}


def of_scatter(t: Table, kind: int, left: int, _c: int) -> Asked:
    return "scatter", {"amount": left, "figures": ("figures", (kind, left, t.shared[w.TURN_SIDE] - 1))}


def of_deploy(t: Table, regulars: int, specials: int, leader: int) -> Asked:
    counts = ((w.REGULAR, regulars), (w.SPECIAL, specials), (w.ANY_LEADER, leader))
    return "deploy", {"figures": ("legion", [(kind, many, w.HARKONNEN) for kind, many in counts if many])}


def of_deploy_token(t: Table, state: int, _many: int, _stage: int) -> Asked:
    chosen = chosen_in(state)
    if chosen:
        return "deploy-leader", _area(chosen - 1)
    topics = {w.V_AMOUNT: "deploy-amount", w.V_TOKEN: "deploy-token"}
    return topics.get(verb_of(t.options[0]), "deploy-only-leader"), {}


def of_forced_discard(t: Table, _side: int, left: int, _chosen: int) -> Asked:
    if verb_of(t.options[0]) == w.V_MEMBER:
        return "forced_discard-member", {}
    return "forced_discard", {"amount": left}


def of_flee(t: Table, left: int, reveal: int, _at: int) -> Asked:
    return ("flee-reveal" if reveal else "flee"), {"amount": left}


def of_kitab(t: Table, start: int, goal: int, _c: int) -> Asked:
    if not start:
        return "kitab", {}
    if not goal:
        return "kitab-goal", _area(start - 1)
    return "kitab-figures", {**_area(start - 1, "start"), **_area(goal - 1)}


FOLLOWING_PICKS: Final = {
    w.PICK_CAPTURED_TARGET: "captured",
    w.PICK_SWAP_TWO: "swap",
    w.PICK_ATOMICS: "atomics",
    w.PICK_MAKER_AREA: "maker",
}


def of_pick(t: Table, what: int, left: int, extra: int) -> Asked:
    if what == w.PICK_ROCKET_HIT:
        return "pick-hit", {"amount": left}
    if what == w.PICK_TIDE_TO:
        return "pick-tide", _area(extra)
    if what == w.PICK_DIE and t.shared[w.SOLO]:
        return "pick-die", {}
    if what == w.PICK_ENTER:
        ousted = LEADER_IDS[LEADERS[extra].ousts]  # or nobody would be asked
        return "pick-enter", {"leader": ("leader", LEADER_IDS[extra]), "ousted": ("leader", ousted)}
    if what in FOLLOWING_PICKS:
        return f"pick-{FOLLOWING_PICKS[what]}", {}
    return "pick", {"effect": ("pick", (what, left))}


# What the automaton leaves open, by its task and by what is chosen.
SOLO_TASKS: Final = {
    (w.S_HARVESTERS, w.V_PLACE): "harvesters",
    (w.S_HARVESTERS, w.V_SECTOR): "sector",
    (w.S_CARRYALLS, w.V_ZONE): "carryalls",
    (w.S_ORNITHOPTERS, w.V_ZONE): "ornithopters",
    (w.S_ACT, w.V_FROM): "attack",
    (w.S_ACT, w.V_TO): "target",
    (w.S_MOVE, w.V_PLACE): "sietch",
    (w.S_MOVE, w.V_FROM): "move",
    (w.S_STEP, w.V_TO): "step",
    (w.S_FLY, w.V_ZONE): "fly",
    (w.S_CARRIERS, w.V_PLACE): "sietch",
    (w.S_CARRIERS, w.V_FROM): "move",
    (w.S_CARRIERS, w.V_TO): "goal",
    (w.S_DEPLOY, w.V_PLACE): "deploy",
    (w.S_LEADER, w.V_PLACE_LEADER): "leader",
    (w.S_REPLACE, w.V_PLACE): "replace",
    (w.S_PLACE, w.V_PLACE): "deploy",
    (w.S_SCATTER, w.V_PLACE): "deploy",
    (w.S_TOKENS, w.V_PLACE): "tokens",
    (w.S_PAY, w.V_IMPERIUM): "pay",
}


def of_solo(t: Table, task: int, first: int, _second: int) -> Asked:
    topic = SOLO_TASKS.get((task, verb_of(t.options[0])), task)
    return f"solo-{topic}", _area(first, "start") if task == w.S_STEP else {}


# The question of a frame is told by what is called like it; of those that are not here by their name alone.
ASKERS: Final[dict[str, Asker]] = {
    **{name.removeprefix("of_"): asker for name, asker in globals().items() if name.startswith("of_")},
    **{topic: _counted(topic, place) for topic, place in COUNTED.items()},
}
