"""What is asked: the moment in words, with the card or leader that asks."""

from collections.abc import Callable

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.content.tokens import STOCKPILE, TOP_STEP
from landsraad.arrakis.desert import PLACE_LAST
from landsraad.arrakis.free import FREE_NAMES
from landsraad.arrakis.heighliners import LAND_FRIGATES, LAND_SECOND, NAVIGATOR_ZONE, TROOPS_THAT_DIVIDE
from landsraad.arrakis.movement import CHOOSE_FIGURES, CHOOSE_GOAL, CHOOSE_LEGION
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.rounds import HAND_LIMIT
from landsraad.kernel.decisions import verb_of
from landsraad.kernel.table import Table
from landsraad.text.fluent import join, sentence
from landsraad.text.war_for_arrakis.effects import PICKS, effect_figures, entering, pick_text
from landsraad.text.war_for_arrakis.names import (
    Named,
    amount,
    area_named,
    figures,
    named,
    power_named,
    prescience_named,
    side_named,
    tell,
)

# The end of a message's key, and what the message tells.
Asked = tuple[str, Named]
Asker = Callable[[Table, str], Asked]


def question_text(table: Table, lang: str, source: tuple[str, str] | None) -> str:
    """What is asked now. The source is the card or leader whose effect asks."""
    frame = table.pending[-4]
    topic, told = ASKERS[frame](table, lang) if frame in ASKERS else (w.FRAME_NAMES[frame], {})
    asked = sentence(tell(f"question-{topic}", lang, told))
    if source is not None and not (frame == w.F_FREE or topic.startswith(("battle", "casualties", "stack"))):
        asked = tell("question-by", lang, {"question": asked, **named("source", *source, lang)})
    if table.shared[w.SOLO] and for_automaton(table):
        asked = tell("question-for", lang, {"question": asked, **side_named(w.HARKONNEN, lang)})
    return asked


def for_automaton(table: Table) -> bool:
    """In the solo game: whether the question is about something the Harkonnen do (war_for_arrakis 23.1)."""
    frame, first, _, third = table.pending[-4:]
    if frame == w.F_APPEAR:
        return third == 1  # their legion retreats
    if frame == w.F_CASUALTIES:
        return table.shared[w.SIDE + first] == w.HARKONNEN + 1
    if frame in (w.F_PICK, w.F_ENTER):
        return table.shared[w.TURN_SIDE] == w.HARKONNEN + 1
    return frame in (w.F_SOLO, w.F_CARRYALL)


# --- the frames ----------------------------------------------------------------------------------------------------


def _counted(topic: str, at: int) -> Asker:
    """A question about a number of its frame."""
    return lambda table, lang: (topic, {"amount": table.pending[at]})


def _turn(table: Table, lang: str) -> Asked:
    return ("turn-member" if table.pending[-2] == 1 else "turn"), {}


def _free(table: Table, lang: str) -> Asked:
    return f"free-{FREE_NAMES[table.pending[-3]]}", {}


def _vehicles(table: Table, lang: str) -> Asked:
    harvesters, ornithopters, last = table.pending[-3:]
    counts = (("harvester", harvesters), ("ornithopter", ornithopters), ("carryall", last & 7))
    parts = [amount(kind, many, lang) for kind, many in counts if many]
    return "vehicles", {"vehicles": join("and", parts, lang)}


def _going(verb: str, left: int, progress: int, lang: str) -> Asked:
    """A move or an attack: which legion, which way, where to, who."""
    stage, start, goal = progress & 3, progress >> 2 & 127, progress >> 15
    if stage == CHOOSE_LEGION:
        return f"{verb}-legion", {"amount": left}
    told = area_named(start, lang, "start")
    if stage == CHOOSE_FIGURES:
        return f"{verb}-figures", {**told, **area_named(goal, lang)}
    return (f"{verb}-goal" if stage == CHOOSE_GOAL else f"{verb}-way"), told


def _move(table: Table, lang: str) -> Asked:
    return _going("move", table.pending[-3], table.pending[-1], lang)


def _attack(table: Table, lang: str) -> Asked:
    return _going("attack", 1, table.pending[-1], lang)


def _stack(table: Table, lang: str) -> Asked:
    return "stack", area_named(table.pending[-3], lang)


def _battle(table: Table, lang: str) -> Asked:
    stage = table.pending[-3]
    told = area_named(table.shared[w.B_TO], lang)
    if stage in (battle.ATTACKER_CARDS, battle.DEFENDER_CARDS):
        return "battle-cards", {"dice": battle.dice_of(table, stage - battle.ATTACKER_CARDS), **told}
    if stage in (battle.ATTACKER_LEADERS, battle.DEFENDER_LEADERS):
        return "battle-leaders", {"amount": table.shared[w.B_STARS + stage - battle.ATTACKER_LEADERS], **told}
    topics = {battle.CEASE: "cease", battle.RETREAT: "retreat", battle.RETREAT_TO: "retreat-to"}
    return f"battle-{topics.get(stage, 'advance')}", told


def _casualties(table: Table, lang: str) -> Asked:
    return "casualties", {"amount": table.pending[-2], **area_named(table.pending[-3], lang)}


def _sign_phase(table: Table, lang: str) -> Asked:
    return ("sign-places" if table.pending[-3] == PLACE_LAST else "sign-order"), {}


def _worm_move(table: Table, lang: str) -> Asked:
    left, chosen = table.pending[-3], table.pending[-1]
    return ("worm-goal", area_named(chosen - 1, lang)) if chosen else ("worm-move", {"amount": left})


def _worm_attack(table: Table, lang: str) -> Asked:
    chosen = table.pending[-2]
    return ("worm-target", area_named(chosen - 1, lang)) if chosen else ("worm-attack", {})


def _appear(table: Table, lang: str) -> Asked:
    told = area_named(table.pending[-3], lang)
    if table.pending[-1] == 1:
        return "appear-retreat", told
    return ("appear-figure" if verb_of(table.options[0]) == w.V_SANDWORM else "appear-from"), told


def _carryall(table: Table, lang: str) -> Asked:
    return "carryall", area_named(table.pending[-3], lang)


def _harvest(table: Table, lang: str) -> Asked:
    stage = table.pending[-3]
    shared = table.shared
    if stage == 1:
        return "harvest-reserve", {"amount": shared[w.SPICE]}
    left: Named = {"amount": shared[w.SPICE] - sum(shared[w.PAY : w.PAY + 5])}
    what = stage - 2
    if what < STOCKPILE:
        marker = {"step": shared[w.IMPERIUM + what], "top": TOP_STEP, **power_named(what, lang)}
        return "harvest-power", {**left, **marker}
    return ("harvest-stockpile" if what == STOCKPILE else "harvest-save"), left


def _landing(table: Table, lang: str) -> Asked:
    side, stage, rest = table.pending[-3:]
    shared = table.shared
    if stage == NAVIGATOR_ZONE:
        return "landing-navigator", {}
    if stage == LAND_FRIGATES:
        return "landing-frigate", {"amount": shared[w.HOLD_FRIGATES + side]}
    aboard = shared[w.HOLD_TROOPS + side]
    if verb_of(table.options[0]) == w.V_AMOUNT:
        return "landing-divide", {"figures": figures(w.TROOP, aboard, side, lang)}
    part = rest if stage == LAND_SECOND or (aboard >= TROOPS_THAT_DIVIDE and rest) else aboard
    return "landing-troops", {"figures": figures(w.TROOP, part, side, lang)}


def _hand_limit(table: Table, lang: str) -> Asked:
    return "hand_limit", {"amount": len(hand_of(table, table.pending[-3])) - HAND_LIMIT}


def _unclaimed(table: Table, lang: str) -> Asked:
    return "unclaimed", prescience_named(table.zones[w.PRESCIENCE][table.pending[-3]], lang)


def _place(table: Table, lang: str) -> Asked:
    node, left, chosen = table.pending[-3:]
    if not chosen:
        return "place", {"figures": effect_figures(node, lang)}
    return "place-figures", {"figures": effect_figures(node, lang, left), **area_named(chosen - 1, lang)}


def _scatter(table: Table, lang: str) -> Asked:
    kind, left = table.pending[-3:-1]
    return "scatter", {"amount": left, "figures": figures(kind, left, table.shared[w.TURN_SIDE] - 1, lang)}


def _deploy(table: Table, lang: str) -> Asked:
    counts = zip((w.REGULAR, w.SPECIAL, w.ANY_LEADER), table.pending[-3:], strict=True)
    parts = [figures(kind, many, w.HARKONNEN, lang) for kind, many in counts if many]
    return "deploy", {"figures": join("and", parts, lang)}


def _deploy_token(table: Table, lang: str) -> Asked:
    chosen = table.pending[-3] >> 16
    if chosen:
        return "deploy-leader", area_named(chosen - 1, lang)
    topics = {w.V_AMOUNT: "deploy-amount", w.V_TOKEN: "deploy-token"}
    return topics.get(verb_of(table.options[0]), "deploy-only-leader"), {}


def _forced_discard(table: Table, lang: str) -> Asked:
    if verb_of(table.options[0]) == w.V_MEMBER:
        return "forced_discard-member", {}
    return "forced_discard", {"amount": table.pending[-2]}


def _flee(table: Table, lang: str) -> Asked:
    return ("flee-reveal" if table.pending[-2] else "flee"), {"amount": table.pending[-3]}


def _kitab(table: Table, lang: str) -> Asked:
    start, goal = table.pending[-3], table.pending[-2]
    if not start:
        return "kitab", {}
    if not goal:
        return "kitab-goal", area_named(start - 1, lang)
    return "kitab-figures", {**area_named(start - 1, lang, "start"), **area_named(goal - 1, lang)}


FOLLOWING_PICKS = {
    w.PICK_CAPTURED_TARGET: "captured",
    w.PICK_SWAP_TWO: "swap",
    w.PICK_ATOMICS: "atomics",
    w.PICK_MAKER_AREA: "maker",
}


def _pick(table: Table, lang: str) -> Asked:
    what, left, extra = table.pending[-3:]
    if what == w.PICK_ROCKET_HIT:
        return "pick-hit", {"amount": left}
    if what == w.PICK_TIDE_TO:
        return "pick-tide", area_named(extra, lang)
    if what == w.PICK_DIE and table.shared[w.SOLO]:
        return "pick-die", {}
    if what == w.PICK_ENTER:
        return "pick-enter", entering(extra, lang)
    if what in PICKS:
        return "pick", {"effect": pick_text(what, left, lang)}
    return f"pick-{FOLLOWING_PICKS.get(what, what)}", {}


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
    (w.S_PAY, w.V_POWER_OF): "pay",
}


def _solo(table: Table, lang: str) -> Asked:
    task, first = table.pending[-3:-1]
    topic = SOLO_TASKS.get((task, verb_of(table.options[0])), task)
    return f"solo-{topic}", area_named(first, lang, "start") if task == w.S_STEP else {}


# Frames whose question is told by their name alone are not listed.
ASKERS: dict[int, Asker] = {
    w.F_TURN: _turn,
    w.F_FREE: _free,
    w.F_VEHICLES: _vehicles,
    w.F_ANY_VEHICLE: _counted("any_vehicle", -3),
    w.F_DIVIDE: _counted("divide", -2),
    w.F_MOVE: _move,
    w.F_ATTACK: _attack,
    w.F_STACK: _stack,
    w.F_BATTLE: _battle,
    w.F_CASUALTIES: _casualties,
    w.F_SIGNS: _counted("signs", -3),
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
    w.F_REPLACE: _counted("replace", -1),
    w.F_DEPLOY: _deploy,
    w.F_DEPLOY_TOKEN: _deploy_token,
    w.F_FORCED_DISCARD: _forced_discard,
    w.F_DRAW: _counted("draw", -3),
    w.F_MARKER: _counted("marker", -3),
    w.F_FLEE: _flee,
    w.F_KITAB: _kitab,
    w.F_PICK: _pick,
    w.F_SOLO: _solo,
}
