"""The question that is asked, as plain data: what it is about, and of each option its objects, group and consequence.

Only what the seat that is asked knows anyway: consequences are what the rules say will follow for certain, never what a
die or a hidden piece will show.
"""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.arrakis.battle import ATTACKER_CARDS, dice_of, price_of_continuing
from landsraad.arrakis.board import AREA_IDS, ZONE_IDS
from landsraad.arrakis.casualties import attackers
from landsraad.arrakis.catalog import LEADER_HITS, LEADER_IDS, LEADER_SHIELDS, PRESCIENCE_REWARD
from landsraad.arrakis.content.tokens import FLOW_ROWS, KEEP, RAISE, STOCKPILE
from landsraad.arrakis.figures import named_bit, one, unit_count
from landsraad.arrakis.forms import form_of
from landsraad.arrakis.heighliners import RECRUITS, frigates_at_once
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.packing import start_of
from landsraad.arrakis.reach import ACTS
from landsraad.arrakis.supplies import signs_left
from landsraad.arrakis.view_board import hits_it_stands
from landsraad.kernel.decisions import first_of, pack, second_of, verb_of
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
        "objects": [list(thing) for thing in objects(t, action)],
        "group": group(t, action),
        "consequence": consequence(t, action),
    }


def objects(t: Table, action: int) -> list[tuple[str, str]]:
    """What an option names, and the area, zone or card it silently means."""
    named = [(kind, word) for kind, word in NOTATION.objects(action) if kind not in ("amount", "piece")]
    verb = verb_of(action)
    area = _silent_area(t, verb)
    if area >= 0 and ("area", AREA_IDS[area]) not in named:
        named.append(("area", AREA_IDS[area]))
    zone = _zone_of_way(first_of(action)) if verb == w.V_WAY else -1
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


def _zone_of_way(way: int) -> int:
    return (way - w.BY_ORNITHOPTER) & 7 if way >= w.BY_ORNITHOPTER else -1


def group(t: Table, action: int) -> list[str] | None:
    """What options are sorted by: a die, a leader, free actions, the piece that is placed."""
    verb = verb_of(action)
    if verb in (w.V_USE, w.V_LEADER, w.V_SPEND):
        return ["result", w.BOX_NAMES[first_of(action)]]
    if verb in (w.V_FREE, w.V_CLAIM, w.V_CONE, w.V_DESERT_POWER):
        return ["free", NOTATION.verbs[verb].name]
    if verb == w.V_VEHICLE:
        return ["vehicle", w.VEHICLE_NAMES[first_of(action)]]
    if verb == w.V_PLACE and top(t)[0] in (w.F_VEHICLES, w.F_ANY_VEHICLE):
        return ["vehicle", "harvester"]
    if verb in (w.V_DEPLOY, w.V_PUT):
        return ["unit", w.KIND_NAMES[first_of(action)]]
    if verb in (w.V_PLACE_LEADER, w.V_LOSE_LEADER, w.V_LEAVE_LEADER, w.V_TAKE_LEADER, w.V_ABILITY):
        return ["leader", LEADER_IDS[first_of(action)]]
    if verb == w.V_WAY:
        return ["way", w.WAY_NAMES[first_of(action)].split("_")[0]]
    return None


# --- consequences ---------------------------------------------------------------------------------------------------


def consequence(t: Table, action: int) -> list[Data]:
    """What follows for certain, thing by thing: {"what": ..., and its numbers}."""
    verb = verb_of(action)
    frame = top(t)[0]
    if verb == w.V_PAY:
        return _paid(t, first_of(action), second_of(action))
    if verb in (w.V_LOSE, w.V_REDUCE, w.V_LOSE_LEADER) and frame == w.F_CASUALTIES:
        return _lost(t, action)
    if verb == w.V_CARD and frame == w.F_BATTLE:
        dice = dice_of(t, top(t)[1] - ATTACKER_CARDS)
        return [{"what": "dice", "now": dice, "then": dice + 1}]
    if verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
        leader = first_of(action)
        hits, shields = (LEADER_HITS[leader], LEADER_SHIELDS[leader]) if verb == w.V_ABILITY else (1, 0)
        return [{"what": "hits", "more": hits}, {"what": "shields", "more": shields}]
    if verb == w.V_CONTINUE and price_of_continuing(t):
        return [{"what": "takes_hits", "hits": price_of_continuing(t)}]
    if verb == w.V_CEASE:
        return [{"what": "battle_ends"}]
    if verb in (w.V_WAY, w.V_SCOUT, w.V_BOMBARD, w.V_VEHICLE, w.V_ZONE):
        return _aircraft(t, action)
    if verb in (w.V_CLAIM, w.V_SPEND):
        card = first_of(action) if verb == w.V_CLAIM else second_of(action)
        rewards = zip(w.MARKER_NAMES, PRESCIENCE_REWARD[card], strict=True)
        return [{"what": "marker", "marker": name, "steps": steps} for name, steps in rewards if steps]
    if verb in (w.V_IMPERIUM, w.V_ONE_ONLY) and frame in (w.F_IMPERIUM, w.F_EARNED):
        return _imperium(t, first_of(action), verb == w.V_ONE_ONLY)
    if verb == w.V_REMOVE and frame == w.F_UNCLAIMED:
        return [{"what": "leaves_the_game"}]
    if verb == w.V_WORMSIGNS:
        return [{"what": "wormsigns", "left": signs_left(t)}]
    if verb in (w.V_USE, w.V_LEADER, w.V_SPEND) and _takes_token(t, first_of(action)):
        return [{"what": "token_leaves_the_game"}]
    return []


def _takes_token(t: Table, box: int) -> bool:
    """Whether the Bene Gesserit token is spent, because the box holds no die (18.3)."""
    member = t.shared[w.ACTOR]
    side = member >> 1
    return t.shared[w.TOKEN_BOX + side] == box + 1 and not t.shared[w.DICE + member * w.BOXES + box]


def _paid(t: Table, what: int, paid: int) -> list[Data]:
    """15.2 to 15.7: the marker, its ban, the imperium actions it earns, and the dice of the next round."""
    shared = t.shared
    left = shared[w.SPICE] - sum(shared[w.PAYMENTS : w.PAYMENTS + 5]) - paid
    found: list[Data] = [{"what": "spice_left", "then": left}]
    if what == STOCKPILE:
        return [*found, {"what": "supremacy", "more": 1}] if paid else found
    if what > STOCKPILE:
        return [*found, {"what": "reserve"}] if paid else found
    now = shared[w.IMPERIUM_MARKERS + what]
    then = now + 1 if paid == RAISE else max(1, now - 1) if paid == 0 else now
    banned = then == 1 or (paid == 0 and now > 1)
    found.append({"what": "step", "power": w.POWER_NAMES[what], "now": now, "then": then})
    found.append({"what": "ban", "power": w.POWER_NAMES[what], "holds": banned})
    if shared[w.EXPANSIONS] & w.GUILD:
        found.append({"what": "actions", "power": w.POWER_NAMES[what], "many": {RAISE: 2, KEEP: 1}.get(paid, 0)})
    found.append({"what": "dice_set_aside", "at_least": FLOW_ROWS[then][0]})
    return found


def _lost(t: Table, action: int) -> list[Data]:
    """9.9: what the legion can do afterwards."""
    _, area, hits, attacking = top(t)
    side = t.shared[w.SIDE + area] - 1
    units = attackers(t) if attacking else t.shared[w.UNITS + area]
    spare = t.shared[w.SUPPLY + side * 5 + w.REGULAR]
    verb = verb_of(action)
    if verb == w.V_LOSE_LEADER:
        then = units - named_bit(first_of(action))
    else:
        then = units - one(first_of(action)) + (one(w.REGULAR) if verb == w.V_REDUCE else 0)
    left = spare - (1 if verb == w.V_REDUCE else 0) + (1 if verb == w.V_LOSE and first_of(action) == w.REGULAR else 0)
    return [
        {"what": "units", "now": unit_count(units, 0), "then": unit_count(then, 0)},
        {"what": "hits_it_stands", "now": hits_it_stands(units, 0, spare), "then": hits_it_stands(then, 0, left)},
        {"what": "hits_left", "then": hits - 1},
    ]


def _aircraft(t: Table, action: int) -> list[Data]:
    """What leaves the sky, or gives way to what is placed (6.2.3, 8.12)."""
    verb = verb_of(action)
    zone = first_of(action)
    if verb == w.V_WAY:
        if zone >= w.SPARING:
            return [{"what": "leaves", "piece": w.PIECE_NAMES[w.NAVIGATOR], "zone": None}]
        zone = _zone_of_way(zone)
    elif verb == w.V_VEHICLE:
        zone = second_of(action)
    elif verb == w.V_SCOUT and NOTATION.objects(action)[2][1] == "navigator":
        return [{"what": "leaves", "piece": w.PIECE_NAMES[w.NAVIGATOR], "zone": None}]
    piece = t.shared[w.AIR_ZONES + zone] if zone >= 0 else w.NO_PIECE
    return [{"what": "leaves", "piece": w.PIECE_NAMES[piece], "zone": ZONE_IDS[zone]}] if piece else []


def _imperium(t: Table, power: int, one_only: bool) -> list[Data]:
    """spacing_guild 4.5: what an imperium action brings."""
    shared = t.shared
    side = top(t)[1] if top(t)[0] == w.F_IMPERIUM else w.HARKONNEN
    if power == w.SPACING_GUILD:
        return [{"what": "heighliner", "now": shared[w.HEIGHLINERS + side], "then": shared[w.HEIGHLINERS + side] + 1}]
    if power == w.CHOAM:
        return [
            {"what": "frigates", "more": min(shared[w.FRIGATES + side], 1 if one_only else frigates_at_once(t, side))}
        ]
    most = 1 if one_only else RECRUITS
    return [{"what": "troops", "more": min(most, shared[w.TROOPS], shared[w.SUPPLY + side * 5 + w.TROOP])}]
