"""The question that is asked, as plain data: what it is about, and of each option its objects, group and consequence.

Only what the seat that is asked knows anyway: consequences are what the rules say will follow for certain, never what a
die or a hidden piece will show.
"""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.arrakis.board import AREA_IDS, ZONE_IDS
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.packing import start_of
from landsraad.arrakis.picks import PICKING
from landsraad.desk.arrakis.consequence import consequence, zone_of_way
from landsraad.desk.arrakis.forms import form_of
from landsraad.desk.arrakis.reach import ACTS
from landsraad.kernel.decisions import first_of, pack, verb_of
from landsraad.kernel.declare import notes_in
from landsraad.kernel.rules import Fact, Facts
from landsraad.kernel.table import Table, top

Data = dict[str, Any]
# Questions that begin a gesture or are in the middle of one: `reach` tells where it can lead.
GESTURES = (w.F_TURN, w.F_AFTER, w.F_CHOOSE, w.F_POWER, w.F_FREE, *ACTS)


def asked_data(t: Table) -> Data:
    """The topic and its facts, the choices in the order of the options, the form it belongs to.

    `automatic` is the answer where there is only one; `standing` one that a person may have given in advance: to end
    each turn without being asked about free actions that were open all the time."""
    question = asking(t)
    about = plain(question.facts)
    return {
        "topic": question.topic,
        "about": about,
        "for_automaton": question.automaton,
        "choices": [choice(t, option) for option in t.options],
        "form": form_of(t),
        "gesture": top(t)[0] in GESTURES,
        "automatic": NOTATION.write(t.options[0]) if len(t.options) == 1 else None,
        "standing": NOTATION.write(pack(w.V_END_TURN)) if top(t)[0] == w.F_AFTER else None,
    }


# --- what it is about -----------------------------------------------------------------------------------------------


def plain(facts: Facts) -> Data:
    """The facts of a question: names instead of (kind, name), figures by their kinds."""
    return {name: _plain(fact) for name, fact in facts.items()}


def _plain(fact: Fact) -> Any:
    if not isinstance(fact, tuple) or len(fact) != 2 or not isinstance(fact[0], str):
        return fact
    kind, value = fact
    if kind == "amounts" and isinstance(value, list):
        return {str(name): many for name, many in value}
    if kind == "figures":
        return _figures([value])
    if kind == "legion" and isinstance(value, list):
        return _figures(value)
    if kind == "placing" and isinstance(value, tuple):
        return {"effect": value[0]}
    if kind == "pick" and isinstance(value, tuple):
        return {"number": value[1]}
    return value


def _figures(listed: Any) -> Data:
    """(kind, how many, side) by the names of the kinds."""
    found: Data = {}
    for kind, many, _side in listed:
        found["leader" if kind == w.ANY_LEADER else w.KIND_NAMES[kind]] = many
    return found


# --- options --------------------------------------------------------------------------------------------------------


def choice(t: Table, action: int) -> Data:
    """An option: the things it is about, what it belongs to, and what will follow for certain."""
    return {
        "notation": NOTATION.write(action),
        "verb": NOTATION.verbs[verb_of(action)].name,
        "does": does(t, action),
        "objects": [list(thing) for thing in objects(t, action)],
        "group": group(t, action),
        "consequence": consequence(t, action),
    }


# What is done where the word of the notation says less, or something else: the words of old records stay as they are.
DOES = {what: notes[0] for _, what, notes in notes_in(w, "PICK_") if notes}


def does(t: Table, action: int) -> str:
    """What an option does, in a word: mostly its verb."""
    frame, what, _, _ = top(t)
    verb = verb_of(action)
    if frame != w.F_PICK or verb not in PICKING or what not in DOES:
        return NOTATION.verbs[verb].name
    return "destroy_aircraft" if (what, verb) == (w.PICK_ROCKET_HIT, w.V_ZONE) else DOES[what]


def objects(t: Table, action: int) -> list[tuple[str, str]]:
    """What an option names, and the area, zone or card it silently means."""
    named = [(kind, word) for kind, word in NOTATION.objects(action) if kind not in ("amount", "piece")]
    verb = verb_of(action)
    area = _silent_area(t, verb)
    if area >= 0 and ("area", AREA_IDS[area]) not in named:
        named.append(("area", AREA_IDS[area]))
    zone = zone_of_way(first_of(action)) if verb == w.V_WAY else -1
    if zone >= 0:
        named.append(("zone", ZONE_IDS[zone]))
    return named


def _silent_area(t: Table, verb: int) -> int:
    """The area of the figures an option speaks of, -1 for none."""
    frame, first, _, third = top(t)
    if frame in (w.F_CASUALTIES, w.F_STACK):
        return t.shared[w.B_FROM] if verb == w.V_LOSE_LEFT_OUT else first
    if frame in (w.F_MOVE, w.F_ATTACK) and verb in (w.V_WAY, w.V_GO, w.V_LEAVE, w.V_LEAVE_TOKEN, w.V_LEAVE_LEADER):
        return start_of(third)
    if frame == w.F_BATTLE and verb in (w.V_CONTINUE, w.V_CEASE, w.V_YES, w.V_NO, w.V_STAND, w.V_RETREAT):
        return t.shared[w.B_TO]
    if frame == w.F_CARRYALL:
        return first
    return -1


# Verbs whose options are sorted by the first thing they name: a die, a vehicle, a unit, a leader.
BY_FIRST = (
    w.V_USE, w.V_LEADER, w.V_SPEND, w.V_VEHICLE, w.V_DEPLOY, w.V_PUT, w.V_PLACE_LEADER, w.V_LOSE_LEADER,
    w.V_LEAVE_LEADER, w.V_TAKE_LEADER, w.V_ABILITY,
)  # fmt: skip


def group(t: Table, action: int) -> list[str] | None:
    """What options are sorted by: a die, a leader, free actions, the piece that is placed."""
    verb = verb_of(action)
    if verb in BY_FIRST:
        return list(NOTATION.objects(action)[0])
    if verb in (w.V_FREE, w.V_CLAIM, w.V_CONE, w.V_DESERT_POWER):
        return ["free", NOTATION.verbs[verb].name]
    if verb == w.V_PLACE and top(t)[0] in (w.F_VEHICLES, w.F_ANY_VEHICLE):
        return ["vehicle", "harvester"]
    if verb == w.V_WAY:
        return ["way", w.WAY_NAMES[first_of(action)].split("_")[0]]
    return None
