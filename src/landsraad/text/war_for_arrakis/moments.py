"""What a moment of the game adds to the words of an action: which message fits, and what it tells of the position."""

from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARDS
from landsraad.arrakis.heighliners import NAVIGATOR_ZONE, may_take_one
from landsraad.arrakis.packing import chosen_in, goal_of, start_of
from landsraad.arrakis.store import NODES
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.table import Table, top
from landsraad.text.fluent import Named
from landsraad.text.war_for_arrakis.effects import effect, in_one_phrase
from landsraad.text.war_for_arrakis.names import area_named, figures, leader_named, legion, named, piece_named

# What a verb means more exactly, by the frame that asks.
FRAME_SHADES = {
    (w.V_FROM, w.F_MOVE): "move",
    (w.V_FROM, w.F_ATTACK): "attack",
    (w.V_FROM, w.F_KITAB): "sietch",
    (w.V_TO, w.F_APPEAR): "retreat",
    (w.V_TO, w.F_BATTLE): "drive",
    (w.V_TO, w.F_WORM_MOVE): "move",
    (w.V_TO, w.F_WORM_ATTACK): "strike",
    (w.V_TO, w.F_SIGN_PHASE): "first",
    (w.V_TO, w.F_STORMS): "first",
    (w.V_TO, w.F_ENTER): "first",
    (w.V_TO, w.F_KITAB): "move",
    (w.V_GO, w.F_MOVE): "move",
    (w.V_GO, w.F_ATTACK): "attack",
    (w.V_GO, w.F_KITAB): "move",
    (w.V_STOP, w.F_MOVE): "move",
    (w.V_STOP, w.F_ATTACK): "attack",
    (w.V_STOP, w.F_PLAY): "play",
    (w.V_STOP, w.F_BATTLE): "dice",
    (w.V_STOP, w.F_CLAIM_END): "claim",
    (w.V_STOP, w.F_POWER): "nothing",
    (w.V_STOP, w.F_CHOOSE): "nothing",
    (w.V_PLACE, w.F_VEHICLES): "harvester",
    (w.V_PLACE, w.F_ANY_VEHICLE): "harvester",
    (w.V_PLACE, w.F_SIGNS): "wormsign",
    (w.V_PLACE, w.F_SIGN_PHASE): "wormsign",
    (w.V_PLACE, w.F_SCATTER): "figure",
    (w.V_PLACE, w.F_DEPLOY_TOKEN): "leader",
    (w.V_ZONE, w.F_CARRYALL): "carryall",
    (w.V_ZONE, w.F_PICK): "remove",
    (w.V_CARD, w.F_PLAY): "play",
    (w.V_CARD, w.F_FORCED_DISCARD): "discard",
    (w.V_CARD, w.F_HAND_LIMIT): "discard",
    (w.V_CARD, w.F_BATTLE): "dice",
    (w.V_BOX, w.F_SISTER): "sister",
    (w.V_BOX, w.F_DIVIDE): "divide",
    (w.V_YES, w.F_HARVEST): "reserve",
    (w.V_NO, w.F_HARVEST): "reserve",
    (w.V_YES, w.F_BATTLE): "advance",
    (w.V_NO, w.F_BATTLE): "advance",
    (w.V_NO, w.F_SISTER): "sister",
    (w.V_NO, w.F_APPEAR): "worm",
    (w.V_NO, w.F_CARRYALL): "carryall",
    (w.V_LOSE, w.F_STACK): "stack",
    (w.V_IMPERIUM, w.F_PICK): "down",
    (w.V_IMPERIUM, w.F_IMPERIUM): "action",
    (w.V_IMPERIUM, w.F_EARNED): "action",
    (w.V_WILD_MAKER, w.F_APPEAR): "appears",
    (w.V_AMOUNT, w.F_CHOOSE): "effect",
    (w.V_AMOUNT, w.F_LANDING): "land",
    (w.V_AMOUNT, w.F_DEPLOY_TOKEN): "tokens",
    (w.V_STOP, w.F_PLACE): "place",
    (w.V_STOP, w.F_SCATTER): "place",
    (w.V_STOP, w.F_DEPLOY): "place",
    (w.V_STOP, w.F_VEHICLES): "place",
    (w.V_STOP, w.F_ANY_VEHICLE): "place",
    (w.V_STOP, w.F_SIGNS): "place",
    (w.V_TAKE_LEADER, w.F_PICK): "tank",
    (w.V_TAKE_LEADER, w.F_SWAP): "swap",
    (w.V_TAKE, w.F_REPLACE): "replace",
    (w.V_TAKE, w.F_FLEE): "remove",
}
# ... by what a card lets its player pick
PICK_SHADES = {
    (w.V_PLACE, w.PICK_SIGN): "sign",
    (w.V_PLACE, w.PICK_POLE_SIGN): "sign",
    (w.V_YES, w.PICK_ENTER): "enter",
    (w.V_STOP, w.PICK_ENTER): "enter",
    (w.V_PLACE, w.PICK_SPIES): "reveal",
    (w.V_PLACE, w.PICK_WORM_BY_WORM): "worm",
    (w.V_PLACE, w.PICK_WORM_BY_LEGION): "worm",
    (w.V_PLACE, w.PICK_MAKER_AREA): "maker",
    (w.V_PLACE, w.PICK_CHASM): "remove",
    (w.V_PLACE, w.PICK_GURNEY): "remove",
    (w.V_PLACE, w.PICK_ROCKET_HIT): "remove",
    (w.V_PLACE, w.PICK_CAPTURED_TARGET): "blast",
    (w.V_PLACE, w.PICK_BLAST): "blast",
    (w.V_PLACE, w.PICK_SWAP_ONE): "sietch",
    (w.V_PLACE, w.PICK_SWAP_TWO): "sietch",
    (w.V_PLACE, w.PICK_TIDE): "blast",
    (w.V_REMOVE, w.PICK_BACK): "back",
    (w.V_REMOVE, w.PICK_FEAR): "attach",
    (w.V_REMOVE, w.PICK_IBAD): "attach",
}
# ... by the task of the automaton
SOLO_SHADES = {
    (w.V_FROM, w.S_MOVE): "move",
    (w.V_FROM, w.S_ACT): "attack",
    (w.V_FROM, w.S_CARRIERS): "move",
    (w.V_PLACE, w.S_HARVESTERS): "harvester",
    (w.V_PLACE, w.S_REPLACE): "replace",
    (w.V_PLACE, w.S_MOVE): "sietch",
    (w.V_PLACE, w.S_CARRIERS): "sietch",
    (w.V_PLACE, w.S_TOKENS): "token",
    (w.V_TO, w.S_ACT): "attack",
    (w.V_TO, w.S_STEP): "move",
    (w.V_TO, w.S_CARRIERS): "move",
    (w.V_ZONE, w.S_CARRYALLS): "place-carryall",
    (w.V_ZONE, w.S_ORNITHOPTERS): "place-ornithopter",
    (w.V_ZONE, w.S_FLY): "fly",
    (w.V_IMPERIUM, w.S_PAY): "pay",
}


def shade(table: Table, action: int) -> str:
    """Which message of a verb fits the moment; "" for the plain one."""
    verb = verb_of(action)
    frame, first, _, _ = top(table)
    found = FRAME_SHADES.get((verb, frame), "")
    if frame == w.F_PICK:
        found = PICK_SHADES.get((verb, first), found)
    elif frame == w.F_SOLO:
        found = SOLO_SHADES.get((verb, first), found)
    finer = FINER.get(verb)
    return found if finer is None else finer(table, action, found)


# What tables cannot tell, because the message of a verb depends on the position: the table, the option, what they tell.


def _from(table: Table, action: int, found: str) -> str:
    if top(table)[0] not in (w.F_APPEAR, w.F_WORM_MOVE, w.F_WORM_ATTACK):
        return found
    return "maker" if table.shared[w.FEATURES + first_of(action)] & w.MAKER else "worm"


def _to(table: Table, action: int, found: str) -> str:
    frame, held = top(table)[0], table.shared[w.SIDE + first_of(action)]
    if frame == w.F_MOVE or (frame == w.F_SOLO and found == "move"):
        return "join" if held else "move"
    if frame == w.F_ATTACK or found == "attack":
        return "attack" if held else "undefended"
    return found


def _place(table: Table, action: int, found: str) -> str:
    frame = top(table)[0]
    if frame == w.F_PLACE or (frame == w.F_SOLO and not found):
        return "join" if table.shared[w.SIDE + first_of(action)] else "figures"
    return found


def _stop(table: Table, action: int, found: str) -> str:
    frame, first, second, _ = top(table)
    if frame == w.F_DEPLOY_TOKEN:
        return "leader" if chosen_in(first) or not first else "token"
    return "alone" if frame == w.F_KITAB and second else found


def _zone(table: Table, action: int, found: str) -> str:
    frame, _, stage, _ = top(table)
    if frame != w.F_LANDING:
        return found
    return "navigator" if stage == NAVIGATOR_ZONE else "frigate"


def _attack(table: Table, action: int, found: str) -> str:
    frame, effect, _, _ = top(table)
    if frame != w.F_CHOOSE:
        return found
    return "surprise" if NODES.b[effect] & w.SURPRISE else ""


def _token(table: Table, action: int, found: str) -> str:
    frame, _, reveals, _ = top(table)
    if frame != w.F_FLEE:
        return found
    return "reveal" if reveals else "remove"


def _die(table: Table, action: int, found: str) -> str:
    if top(table)[0] != w.F_PICK:
        return found
    return "next" if table.shared[w.SOLO] else ""


def _imperium(table: Table, action: int, found: str) -> str:
    several = found == "action" and first_of(action) == w.CHOAM
    return "yards" if several and may_take_one(table, acting_side(table), w.CHOAM) else found


def _vehicle(table: Table, action: int, found: str) -> str:
    return "instead" if table.shared[w.AIR_ZONES + second_of(action)] else ""


FINER = {
    w.V_FROM: _from,
    w.V_TO: _to,
    w.V_PLACE: _place,
    w.V_STOP: _stop,
    w.V_ZONE: _zone,
    w.V_ATTACK: _attack,
    w.V_TOKEN: _token,
    w.V_DIE: _die,
    w.V_IMPERIUM: _imperium,
    w.V_VEHICLE: _vehicle,
}


def acting_side(table: Table) -> int:
    """The side whose figures an option is about."""
    frame, first, _, _ = top(table)
    if frame in (w.F_CASUALTIES, w.F_STACK):
        return max(table.shared[w.SIDE + first] - 1, 0)
    if frame in (w.F_FLEE, w.F_KITAB, w.F_DEPLOY_TOKEN):
        return w.ATREIDES
    if frame in (w.F_DEPLOY, w.F_EARNED, w.F_SOLO):
        return w.HARKONNEN
    if frame in (w.F_LANDING, w.F_IMPERIUM, w.F_SWAP):
        return first
    if table.shared[w.TURN_SIDE]:
        return table.shared[w.TURN_SIDE] - 1
    return w.HARKONNEN if table.to_act == table.shared[w.SEAT_OF] else w.ATREIDES


# --- what the moment adds ------------------------------------------------------------------------------------------


def legion_at(table: Table, area: int, lang: str) -> str:
    """Who is in an area, as everybody sees it."""
    shared = table.shared
    return legion(shared[w.UNITS + area], shared[w.TOKENS + area], max(shared[w.SIDE + area] - 1, 0), lang)


def leaving(table: Table, lang: str) -> Named:
    """From where to where, and who goes: without those who stay."""
    shared = table.shared
    frame, first, second, progress = top(table)
    if frame == w.F_KITAB:
        start, goal = first - 1, second - 1
    else:
        start, goal = start_of(progress), goal_of(progress)
    units = shared[w.UNITS + start] - shared[w.STAY_UNITS]
    tokens = shared[w.TOKENS + start] & ~shared[w.STAY_TOKENS]
    who = legion(units, tokens, shared[w.SIDE + start] - 1, lang)
    return {"legion": who, **area_named(start, lang, "start"), **area_named(goal, lang)}


def moment_facts(table: Table, action: int, ending: str, lang: str) -> Named:
    """Facts of the position that the message of this moment tells."""
    verb = verb_of(action)
    frame, first, second, third = top(table)
    if verb in (w.V_FROM, w.V_TO, w.V_PLACE) and ending in ("move", "attack", "join", "blast"):
        return {"legion": legion_at(table, first_of(action), lang)}
    if verb == w.V_GO and ending:
        return leaving(table, lang)
    if verb == w.V_PLACE and ending == "figure":
        return {"figures": figures(first, 1, acting_side(table), lang)}
    if verb == w.V_ZONE and ending == "remove":
        return piece_named(table.shared[w.AIR_ZONES + first_of(action)], lang)
    if verb == w.V_VEHICLE and ending:
        there = w.VEHICLE_NAMES[table.shared[w.AIR_ZONES + second_of(action)]]
        return named("other", "vehicle", there, lang)
    if verb == w.V_CARD and ending == "play":
        return {"effect": in_one_phrase(CARDS[first_of(action)].effect, lang)}
    if ending == "enter":
        return leader_named(third, lang)
    if verb == w.V_YES and ending == "advance":
        return area_named(table.shared[w.B_TO], lang)
    if verb == w.V_TAKE and ending == "replace":
        return {"others": figures(second, 1, acting_side(table), lang)}
    if verb == w.V_AMOUNT and frame == w.F_CHOOSE:
        return {"effect": effect(NODES.kids[first][first_of(action)], lang)}
    if verb == w.V_AMOUNT and frame == w.F_LANDING:
        return {"figures": figures(w.TROOP, first_of(action), first, lang)}
    return {}
