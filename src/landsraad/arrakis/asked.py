"""What is asked, as plain data: a topic, the facts it is about, the card or leader whose effect asks.

Nothing in it is hidden from anybody at the table: it is what the question says aloud. The words are in text/.
"""

from collections.abc import Callable
from typing import NamedTuple

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.catalog import CARD_IDS, FIRST_LEADER_OWNER, LEADER_IDS, LEADER_OUSTS, PRESCIENCE_IDS
from landsraad.arrakis.content.tokens import STOCKPILE, TOP_STEP
from landsraad.arrakis.desert import PLACE_LAST
from landsraad.arrakis.free import FREE_NAMES
from landsraad.arrakis.heighliners import LAND_FRIGATES, LAND_SECOND, NAVIGATOR_ZONE, TROOPS_THAT_DIVIDE
from landsraad.arrakis.movement import CHOOSE_FIGURES, CHOOSE_GOAL, CHOOSE_LEGION
from landsraad.arrakis.packing import carryalls_in, chosen_in, goal_of, stage_of, start_of
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.rounds import HAND_LIMIT
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
    topic, facts = ASKERS[frame](t, *fields) if frame in ASKERS else (t.engine.frames[frame].name, {})
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


def _counted(topic: str, place: int) -> Asker:
    """A question about a number of its frame: the first, second or third."""
    return lambda _t, *fields: (topic, {"amount": fields[place - 1]})


def _turn(t: Table, _side: int, stage: int, _c: int) -> Asked:
    return ("turn-member" if stage == 1 else "turn"), {}


def _free(t: Table, kind: int, _b: int, _c: int) -> Asked:
    return f"free-{FREE_NAMES[kind]}", {}


def _vehicles(t: Table, harvesters: int, ornithopters: int, last: int) -> Asked:
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


def _move(t: Table, left: int, _needs: int, going: int) -> Asked:
    return _going("move", left, going)


def _attack(t: Table, _needs: int, _flags: int, going: int) -> Asked:
    return _going("attack", 1, going)


def _stack(t: Table, area: int, _b: int, _c: int) -> Asked:
    return "stack", _area(area)


def _battle(t: Table, stage: int, _partner: int, _c: int) -> Asked:
    told = _area(t.shared[w.B_TO])
    if stage in (battle.ATTACKER_CARDS, battle.DEFENDER_CARDS):
        return "battle-cards", {"dice": battle.dice_of(t, stage - battle.ATTACKER_CARDS), **told}
    if stage in (battle.ATTACKER_LEADERS, battle.DEFENDER_LEADERS):
        return "battle-leaders", {"amount": t.shared[w.B_STARS + stage - battle.ATTACKER_LEADERS], **told}
    topics = {battle.CEASE: "cease", battle.RETREAT: "retreat", battle.RETREAT_TO: "retreat-to"}
    return f"battle-{topics.get(stage, 'advance')}", told


def _casualties(t: Table, area: int, hits: int, _attacking: int) -> Asked:
    return "casualties", {"amount": hits, **_area(area)}


def _sign_phase(t: Table, stage: int, _b: int, _c: int) -> Asked:
    return ("sign-places" if stage == PLACE_LAST else "sign-order"), {}


def _worm_move(t: Table, left: int, _maker: int, chosen: int) -> Asked:
    return ("worm-goal", _area(chosen - 1)) if chosen else ("worm-move", {"amount": left})


def _worm_attack(t: Table, _maker: int, chosen: int, _c: int) -> Asked:
    return ("worm-target", _area(chosen - 1)) if chosen else ("worm-attack", {})


def _appear(t: Table, area: int, _how: int, stage: int) -> Asked:
    told = _area(area)
    if stage == 1:
        return "appear-retreat", told
    return ("appear-figure" if verb_of(t.options[0]) == w.V_SANDWORM else "appear-from"), told


def _carryall(t: Table, area: int, _b: int, _c: int) -> Asked:
    return "carryall", _area(area)


def _harvest(t: Table, stage: int, _b: int, _c: int) -> Asked:
    shared = t.shared
    if stage == 1:
        return "harvest-reserve", {"amount": shared[w.SPICE]}
    left: Facts = {"amount": shared[w.SPICE] - sum(shared[w.PAYMENTS : w.PAYMENTS + 5])}
    what = stage - 2
    if what < STOCKPILE:
        marker: Facts = {
            "step": shared[w.IMPERIUM_MARKERS + what],
            "top": TOP_STEP,
            "power": ("power", w.POWER_NAMES[what]),
        }
        return "harvest-power", {**left, **marker}
    return ("harvest-stockpile" if what == STOCKPILE else "harvest-save"), left


def _landing(t: Table, side: int, stage: int, rest: int) -> Asked:
    shared = t.shared
    if stage == NAVIGATOR_ZONE:
        return "landing-navigator", {}
    if stage == LAND_FRIGATES:
        return "landing-frigate", {"amount": shared[w.HOLD_FRIGATES + side]}
    aboard = shared[w.HOLD_TROOPS + side]
    if verb_of(t.options[0]) == w.V_AMOUNT:
        return "landing-divide", {"figures": ("figures", (w.TROOP, aboard, side))}
    part = rest if stage == LAND_SECOND or (aboard >= TROOPS_THAT_DIVIDE and rest) else aboard
    return "landing-troops", {"figures": ("figures", (w.TROOP, part, side))}


def _hand_limit(t: Table, member: int, _b: int, _c: int) -> Asked:
    return "hand_limit", {"amount": len(hand_of(t, member)) - HAND_LIMIT}


def _unclaimed(t: Table, index: int, _b: int, _c: int) -> Asked:
    return "unclaimed", {"prescience": ("prescience", PRESCIENCE_IDS[t.zones[w.PRESCIENCE][index]])}


def _place(t: Table, node: int, left: int, chosen: int) -> Asked:
    if not chosen:
        return "place", {"figures": ("placing", (NODES.path[node], -1))}
    return "place-figures", {"figures": ("placing", (NODES.path[node], left)), **_area(chosen - 1)}


def _scatter(t: Table, kind: int, left: int, _c: int) -> Asked:
    return "scatter", {"amount": left, "figures": ("figures", (kind, left, t.shared[w.TURN_SIDE] - 1))}


def _deploy(t: Table, regulars: int, specials: int, leader: int) -> Asked:
    counts = ((w.REGULAR, regulars), (w.SPECIAL, specials), (w.ANY_LEADER, leader))
    return "deploy", {"figures": ("legion", [(kind, many, w.HARKONNEN) for kind, many in counts if many])}


def _deploy_token(t: Table, state: int, _many: int, _stage: int) -> Asked:
    chosen = chosen_in(state)
    if chosen:
        return "deploy-leader", _area(chosen - 1)
    topics = {w.V_AMOUNT: "deploy-amount", w.V_TOKEN: "deploy-token"}
    return topics.get(verb_of(t.options[0]), "deploy-only-leader"), {}


def _forced_discard(t: Table, _side: int, left: int, _chosen: int) -> Asked:
    if verb_of(t.options[0]) == w.V_MEMBER:
        return "forced_discard-member", {}
    return "forced_discard", {"amount": left}


def _flee(t: Table, left: int, reveal: int, _at: int) -> Asked:
    return ("flee-reveal" if reveal else "flee"), {"amount": left}


def _kitab(t: Table, start: int, goal: int, _c: int) -> Asked:
    if not start:
        return "kitab", {}
    if not goal:
        return "kitab-goal", _area(start - 1)
    return "kitab-figures", {**_area(start - 1, "start"), **_area(goal - 1)}


FOLLOWING_PICKS = {
    w.PICK_CAPTURED_TARGET: "captured",
    w.PICK_SWAP_TWO: "swap",
    w.PICK_ATOMICS: "atomics",
    w.PICK_MAKER_AREA: "maker",
}


def _pick(t: Table, what: int, left: int, extra: int) -> Asked:
    if what == w.PICK_ROCKET_HIT:
        return "pick-hit", {"amount": left}
    if what == w.PICK_TIDE_TO:
        return "pick-tide", _area(extra)
    if what == w.PICK_DIE and t.shared[w.SOLO]:
        return "pick-die", {}
    if what == w.PICK_ENTER:
        ousted = LEADER_IDS[LEADER_OUSTS[extra] - 1]  # or nobody would be asked
        return "pick-enter", {"leader": ("leader", LEADER_IDS[extra]), "ousted": ("leader", ousted)}
    if what in FOLLOWING_PICKS:
        return f"pick-{FOLLOWING_PICKS[what]}", {}
    return "pick", {"effect": ("pick", (what, left))}


# What the automaton leaves open, by its task and by what is chosen.
SOLO_TASKS = {
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


def _solo(t: Table, task: int, first: int, _second: int) -> Asked:
    topic = SOLO_TASKS.get((task, verb_of(t.options[0])), task)
    return f"solo-{topic}", _area(first, "start") if task == w.S_STEP else {}


# Frames whose question is told by their name alone are not listed.
ASKERS: dict[int, Asker] = {
    w.F_TURN: _turn,
    w.F_FREE: _free,
    w.F_VEHICLES: _vehicles,
    w.F_ANY_VEHICLE: _counted("any_vehicle", 1),
    w.F_DIVIDE: _counted("divide", 2),
    w.F_MOVE: _move,
    w.F_ATTACK: _attack,
    w.F_STACK: _stack,
    w.F_BATTLE: _battle,
    w.F_CASUALTIES: _casualties,
    w.F_SIGNS: _counted("signs", 1),
    w.F_SIGN_PHASE: _sign_phase,
    w.F_WORM_MOVE: _worm_move,
    w.F_WORM_ATTACK: _worm_attack,
    w.F_APPEAR: _appear,
    w.F_CARRYALL: _carryall,
    w.F_HARVEST: _harvest,
    w.F_LANDING: _landing,
    w.F_HAND_LIMIT: _hand_limit,
    w.F_UNCLAIMED: _unclaimed,
    w.F_PLACE: _place,
    w.F_SCATTER: _scatter,
    w.F_REPLACE: _counted("replace", 3),
    w.F_DEPLOY: _deploy,
    w.F_DEPLOY_TOKEN: _deploy_token,
    w.F_FORCED_DISCARD: _forced_discard,
    w.F_DRAW: _counted("draw", 1),
    w.F_MARKER: _counted("marker", 1),
    w.F_FLEE: _flee,
    w.F_KITAB: _kitab,
    w.F_PICK: _pick,
    w.F_SOLO: _solo,
}
