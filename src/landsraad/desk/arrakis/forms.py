"""Which questions in a row a person sees as one form, and what its fields are (war_for_arrakis 15.7, 6.6.7, 9.9, ...).

The engine asks one thing at a time, so that a record is a list of small answers. Many of these questions belong
together: a payment for each marker, a decision for each prescience card, one figure after the other. A form says so:

- `id`: the run; while the question that is asked has this id, the form goes on;
- `kind`: payments, prescience, order, leave_behind, place, casualties, remove, cards, leaders, actions, scouts, claims;
- `fields`: each with `options`, and how many of them may be chosen (`least`, `most`). An option has the `answer` that
  is played for it, a `value`, and how often it can be chosen (`most`); an answer of null plays nothing;
  `after_unit`: a leader comes there only with a unit of the same form (7.2);
- `limit`: the spice there is for all payments together, or null;
- `finish`: the answer that ends a form early, or null.

Answers are played in the order of the fields. One that is not among the options when its turn comes was the only one
left, so nobody asked for it; it is passed over.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import ATTACKER_CARDS, DEFENDER_CARDS, LANGUAGE_DICE, MOST_DICE, dice_of
from landsraad.arrakis.board import AREA_IDS, ZONE_IDS, ZONES
from landsraad.arrakis.catalog import LEADER_IDS, PRESCIENCE_IDS
from landsraad.arrakis.content.tokens import KEEP, RAISE, SAVE, STOCKPILE, TOP_STEP
from landsraad.arrakis.desert import PLACE_LAST
from landsraad.arrakis.figures import count_of, named_bit, unit_count
from landsraad.arrakis.heighliners import LAND_FRIGATES, LAND_TROOPS, TROOPS_THAT_DIVIDE, landing_areas
from landsraad.arrakis.leaders import against_ready, against_sought, available, this_leader
from landsraad.arrakis.movement import CHOOSE_FIGURES
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.packing import (
    by_message,
    carryalls_in,
    chosen_in,
    drawn,
    hand_in,
    is_by_action,
    left_of,
    needed_leader,
    stage_of,
    start_of,
)
from landsraad.arrakis.pieces import automaton, stacking_limit
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.placing import against_unit, all_figures
from landsraad.arrakis.rounds import HAND_LIMIT
from landsraad.arrakis.spice import PAYMENT_NAMES, STOCKPILE_COST, STOCKPILE_UNTIL
from landsraad.arrakis.store import NODES
from landsraad.arrakis.supplies import signs_left
from landsraad.arrakis.vehicles import harvester_places, zones_for
from landsraad.arrakis.view_board import figures
from landsraad.desk.arrakis.consequence import paid
from landsraad.desk.arrakis.taking import proposal
from landsraad.kernel.decisions import first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Table, top

Form = dict[str, Any]
Field = dict[str, Any]
Maker = Callable[[Table, int, int, int], Form | None]


FORM_KINDS: Final = (
    *("payments", "prescience", "order", "leave_behind", "place", "casualties", "remove", "cards", "leaders"),
    *("actions", "scouts", "claims"),
)


def form_of(t: Table) -> Form | None:
    """The form the question that is asked belongs to, or None if it stands by itself."""
    frame, *numbers = top(t)
    maker = FORMS.get(t.engine.frames[frame].name)
    return None if maker is None or t.to_act < 0 else maker(t, *numbers)


# --- parts ----------------------------------------------------------------------------------------------------------


def _form(t: Table, kind: str, run: str, fields: list[Field], *, finish: int = 0, limit: int | None = None) -> Form:
    """A form. `run` tells one run of questions from the next of its kind."""
    offered = finish and pack(finish) in t.options
    return {
        "id": f"{kind}:{t.shared[w.ROUND]}:{run}",
        "kind": kind,
        "fields": fields,
        "limit": limit,
        "finish": NOTATION.write(pack(finish)) if offered else None,
    }


def _field(ident: str, options: list[Form], least: int, most: int) -> Field:
    return {"id": ident, "options": options, "least": least, "most": most}


def _option(answer: int | None, value: str | int, most: int = 1, **more: Any) -> Form:
    return {"answer": None if answer is None else NOTATION.write(answer), "value": value, "most": most, **more}


def _asked(t: Table, *verbs: int) -> list[int]:
    return [option for option in t.options if verb_of(option) in verbs]


def _named(actions: Sequence[int]) -> list[Form]:
    """Options called by the first thing they name, each once."""
    return [_option(action, _first(action)) for action in actions]


def _first(action: int) -> str:
    return NOTATION.objects(action)[0][1]


def _counted(actions: Sequence[int], units: int) -> list[Form]:
    """Options that name a kind of figures, as often as there are such."""
    return [_option(action, _first(action), count_of(units, first_of(action))) for action in actions]


# --- spice ----------------------------------------------------------------------------------------------------------


def of_harvest(t: Table, stage: int, _b: int, _c: int) -> Form:
    """15.7: everything is declared together. What has been declared already stays declared."""
    shared = t.shared
    left = shared[w.SPICE] - sum(shared[w.PAYMENTS : w.PAYMENTS + 5])
    fields = []
    if stage == 1:
        answers = [_option(pack(w.V_YES), 1), _option(pack(w.V_NO), 0)]
        fields.append(_field("use_reserve", answers, 1, 1))
    spare = 1 if stage == 1 and shared[w.SPICE_RESERVE] else 0
    for what in range(max(stage - 2, 0), SAVE + 1):
        prices = [price for price in _prices(t, what, stage) if price <= left + spare]
        options = [_option(pack(w.V_PAY, what, price), price, consequence=paid(t, what, price)) for price in prices]
        fields.append(_field(PAYMENT_NAMES[what], options, 1, 1))
    return _form(t, "payments", "", fields, limit=left)


def _prices(t: Table, what: int, stage: int) -> list[int]:
    shared = t.shared
    if what < STOCKPILE:
        return [0, KEEP] if shared[w.IMPERIUM_MARKERS + what] == TOP_STEP else [0, KEEP, RAISE]
    if what == STOCKPILE:
        return [0, STOCKPILE_COST] if shared[w.SUPREMACY] <= STOCKPILE_UNTIL else [0]
    return [0] if shared[w.SPICE_RESERVE] and stage > 1 else [0, 1]


def of_unclaimed(t: Table, done: int, _b: int, _c: int) -> Form:
    """6.6.7: each unclaimed prescience card goes back or out of the game."""
    keep = t.shared[w.EYES_OF_IBAD] - 1
    fields = []
    for card in list(t.zones[w.PRESCIENCE])[done:]:
        if card != keep:
            answers = [_option(pack(w.V_KEEP, card), "keep"), _option(pack(w.V_REMOVE, card), "remove")]
            fields.append(_field(PRESCIENCE_IDS[card], answers, 1, 1))
    return _form(t, "prescience", "", fields)


def of_earned(t: Table, _a: int, _b: int, _c: int) -> Form:
    """spacing_guild 4.4: the imperium actions that were earned, in any order."""
    earned = t.shared[w.EARNED : w.EARNED + 3]
    options = [
        _option(action, NOTATION.write(action), earned[first_of(action)], group=w.POWER_NAMES[first_of(action)])
        for action in _asked(t, w.V_IMPERIUM, w.V_ONE_ONLY)
    ]
    return _form(t, "actions", "", [_field("imperium", options, 0, sum(earned))], finish=w.V_STOP)


# --- order ----------------------------------------------------------------------------------------------------------


def _in_order(t: Table, kind: str) -> Form:
    """Things that happen in the order somebody chooses; the last one needs no answer."""
    waiting = _asked(t, w.V_TO)
    return _form(t, "order", kind, [_field(kind, _named(waiting), len(waiting) - 1, len(waiting))])


def of_storms(t: Table, _a: int, _b: int, _c: int) -> Form:
    """14.2"""
    return _in_order(t, "storms")


def of_enter(t: Table, _a: int, _b: int, _c: int) -> Form:
    """8.10"""
    return _in_order(t, "entered")


def of_sign_phase(t: Table, stage: int, _b: int, _c: int) -> Form | None:
    if stage == PLACE_LAST:
        places = _asked(t, w.V_PLACE)
        most = min(signs_left(t), len(places))
        return _form(t, "place", "last_signs", [_field("wormsign", _named(places), most, most)])
    return _in_order(t, "wormsigns")  # 13.4


# --- who goes, who stays --------------------------------------------------------------------------------------------


def of_move(t: Table, _left: int, needs: int, going: int) -> Form | None:
    return _leave_behind(t, start_of(going), needs) if stage_of(going) == CHOOSE_FIGURES else None


def of_attack(t: Table, needs: int, _flags: int, going: int) -> Form | None:
    return _leave_behind(t, start_of(going), needs) if stage_of(going) == CHOOSE_FIGURES else None


def of_kitab(t: Table, start: int, goal: int, _c: int) -> Form | None:
    return _leave_behind(t, start - 1, 0) if goal and _asked(t, w.V_GO) else None


def _leave_behind(t: Table, start: int, needs: int) -> Form:
    """8.2: figures that stay, a stepper for each kind. `must` says what the others must be at the end."""
    fields = []
    stay = t.shared[w.STAY_UNITS]
    for kind, name in enumerate(w.KIND_NAMES):
        some = [action for action in _asked(t, w.V_LEAVE) if second_of(action) == kind]
        if some:
            options = [_option(None, 0), *[_option(action, first_of(action)) for action in some]]
            fields.append(_field(name, options, 1, 1))
    for verb, ident in ((w.V_LEAVE_TOKEN, "tokens"), (w.V_LEAVE_LEADER, "leaders")):
        some = _asked(t, verb)
        if some:
            fields.append(_field(ident, _named(some), 0, len(some)))
    form = _form(t, "leave_behind", AREA_IDS[start], fields, finish=w.V_GO)
    named = needed_leader(needs) - 1
    form["finish"] = NOTATION.write(pack(w.V_GO))
    form["must"] = {
        "a_unit_goes": True,
        "a_leader_goes": bool(needs & w.NEED_LEADER),
        "a_special_goes": bool(needs & w.NEED_SPECIAL),
        "goes": NOTATION.objects(pack(w.V_LEADER, 0, named))[1][1] if named >= 0 else None,
        "no_leader_stays_alone": True,
    }
    form["stays_already"] = {name: count_of(stay, kind) for kind, name in enumerate(w.KIND_NAMES)}
    return form


# --- figure by figure -----------------------------------------------------------------------------------------------


def of_deploy(t: Table, regulars: int, specials: int, leader: int) -> Form:
    """7.2: figures into settlements, as few as one likes."""
    fields = []
    for kind, many in ((w.REGULAR, regulars), (w.SPECIAL, specials), (w.GENERIC, leader)):
        some = [action for action in _asked(t, w.V_DEPLOY) if first_of(action) == kind]
        options = [_option(action, AREA_IDS[second_of(action)], many) for action in some]
        if kind == w.GENERIC:
            options += [
                _option(action, AREA_IDS[second_of(action)], 1, leader=_first(action))
                for action in _asked(t, w.V_PLACE_LEADER)
            ]
            options += _leaders_with_units(t, {option["value"] for option in options})
        if many:
            most = min(many, t.shared[w.SUPPLY + kind]) if kind != w.GENERIC else many
            fields.append(_field("leader" if kind == w.GENERIC else w.KIND_NAMES[kind], options, 0, most))
    return _form(t, "place", "deploy", fields, finish=w.V_STOP)


def _leaders_with_units(t: Table, manned: set[str]) -> list[Form]:
    """7.2: a leader comes where units are being placed; where none stands yet, only `after_unit`."""
    empty = sorted({second_of(action) for action in _asked(t, w.V_DEPLOY) if first_of(action) != w.GENERIC})
    options = []
    for area in [area for area in empty if AREA_IDS[area] not in manned]:
        if t.shared[w.SUPPLY + w.GENERIC]:
            options.append(_option(pack(w.V_DEPLOY, w.GENERIC, area), AREA_IDS[area], 1, after_unit=True))
        for leader in available(t, w.HARKONNEN, t.shared[w.ACTOR]):
            action = pack(w.V_PLACE_LEADER, leader, area)
            options.append(_option(action, AREA_IDS[area], 1, leader=LEADER_IDS[leader], after_unit=True))
    return options


def of_place(t: Table, node: int, left: int, chosen: int) -> Form | None:
    """Figures of a card or special action, all in one area."""
    if not chosen:
        return None
    wanted = left or all_figures(node)
    fields, leaders = [], []
    for index, figure in enumerate(NODES.kids[node]):
        kind = NODES.a[figure]
        if kind in (w.ANY_LEADER, w.NAMED):
            now = _named(_asked(t, w.V_PLACE_LEADER, w.V_DEPLOY))
            later = _leaders_after_units(t, figure, chosen - 1) if left_of(wanted, index) else []
            leaders.append(_field("leader", now or later, 0, 1))
        elif left_of(wanted, index):
            some = [action for action in _asked(t, w.V_PUT) if first_of(action) == kind]
            options = [_option(None, 0), *[_option(action, third_of(action)) for action in some]]
            fields.append(_field(w.KIND_NAMES[kind], options, 1, 1))
    return _form(t, "place", f"figures:{AREA_IDS[chosen - 1]}", fields + leaders, finish=w.V_STOP)


def _leaders_after_units(t: Table, figure: int, area: int) -> list[Form]:
    """3.9: where no unit stands yet, a leader of the same step comes with those that are placed before."""
    if not against_unit(t, area):
        return []
    if NODES.a[figure] == w.NAMED:
        leader = this_leader(t, NODES.b[figure])
        some = [] if against_ready(t, leader) or against_sought(t, leader) else [pack(w.V_PLACE_LEADER, leader, area)]
    else:
        side = t.shared[w.TURN_SIDE] - 1
        named = [pack(w.V_PLACE_LEADER, leader, area) for leader in available(t, side, t.shared[w.ACTOR])]
        some = [*([pack(w.V_DEPLOY, w.GENERIC, area)] if t.shared[w.SUPPLY + side * 5 + w.GENERIC] else []), *named]
    return [_option(action, _first(action), after_unit=True) for action in some]


def of_scatter(t: Table, kind: int, left: int, _c: int) -> Form:
    most = min(left, t.shared[w.SUPPLY + (t.shared[w.TURN_SIDE] - 1) * 5 + kind])
    return _form(
        t, "place", "scatter", [_field(w.KIND_NAMES[kind], _named(_asked(t, w.V_PLACE)), 0, most)], finish=w.V_STOP
    )


def of_signs(t: Table, left: int, _b: int, _c: int) -> Form:
    most = min(left, signs_left(t))
    return _form(t, "place", "signs", [_field("wormsign", _named(_asked(t, w.V_PLACE)), 0, most)], finish=w.V_STOP)


def of_vehicles(t: Table, harvesters: int, ornithopters: int, last: int) -> Form:
    """6.2: harvesters first, then what flies."""
    by_action, carryalls = is_by_action(last), carryalls_in(last)
    shared = t.shared
    fields = []
    most = min(harvesters, shared[w.HARVESTERS])
    if most:
        places = [_option(pack(w.V_PLACE, area), AREA_IDS[area]) for area in harvester_places(t)]
        fields.append(_field("harvester", places, 0 if by_action else min(most, len(places)), most))
    zones = zones_for(t, not by_action)
    for kind, many, supply in (
        (w.ORNITHOPTER, ornithopters, shared[w.ORNITHOPTERS]),
        (w.CARRYALL, carryalls, shared[w.CARRYALLS]),
    ):
        if min(many, supply):
            fields.append(_in_zones(kind, zones, min(many, supply), by_action))
    return _form(t, "place", "vehicles", fields, finish=w.V_STOP)


def _in_zones(kind: int, zones: list[int], most: int, fewer: bool) -> Field:
    options = [_option(pack(w.V_VEHICLE, kind, zone), ZONE_IDS[zone], group=ZONE_IDS[zone]) for zone in zones]
    return _field(w.VEHICLE_NAMES[kind], options, 0 if fewer else min(most, len(zones)), most)


def of_any_vehicle(t: Table, left: int, _b: int, _c: int) -> Form:
    """7.2: vehicles of one's choice."""
    options = [_option(action, AREA_IDS[first_of(action)], piece="harvester") for action in _asked(t, w.V_PLACE)]
    options += [
        _option(action, ZONE_IDS[second_of(action)], piece=w.VEHICLE_NAMES[first_of(action)])
        for action in _asked(t, w.V_VEHICLE)
    ]
    return _form(t, "place", "any_vehicle", [_field("vehicle", options, 0, left)], finish=w.V_STOP)


def of_replace(t: Table, kind: int, by: int, left: int) -> Form:
    """3.8: figures that become others, wherever they are."""
    side = t.shared[w.TURN_SIDE] - 1
    options = [
        _option(
            action,
            AREA_IDS[second_of(action)],
            count_of(t.shared[w.UNITS + second_of(action)], first_of(action)),
            piece=w.KIND_NAMES[first_of(action)],
        )
        for action in _asked(t, w.V_TAKE)
    ]
    most = min(left, t.shared[w.SUPPLY + side * 5 + by])
    return _form(
        t, "place", f"replace:{w.KIND_NAMES[by]}", [_field(w.KIND_NAMES[by], options, 0, most)], finish=w.V_STOP
    )


def of_casualties(t: Table, area: int, hits: int, attacking: int) -> Form:
    """9.9: hit by hit. An elite that was replaced is a regular for the next one.

    `takes` has what is needed to share out the hits together: who is there, how many regulars the supply has for
    elites, and a proposal. It is missing where the automaton takes them, by rules of its own (23.13).
    """
    units = t.shared[w.UNITS + area] - (t.shared[w.STAY_UNITS] if attacking else 0)
    options = _counted(_asked(t, w.V_LOSE, w.V_REDUCE), units)
    for action in _asked(t, w.V_LOSE_LEADER):
        options.append(_option(action, _first(action), 1 if units & named_bit(first_of(action)) else 0))
    form = _form(t, "casualties", AREA_IDS[area], [_field("hits", options, hits, hits)])
    side = t.shared[w.SIDE + area] - 1
    if not automaton(t, side):
        spare = t.shared[w.SUPPLY + side * 5 + w.REGULAR]
        answers = [NOTATION.write(action) for action in proposal(units, spare, hits)]
        form["takes"] = {"figures": figures(units), "spare": spare, "proposal": answers}
    return form


def of_stack(t: Table, area: int, _b: int, _c: int) -> Form:
    """3.2: who is too many."""
    shared = t.shared
    side = shared[w.SIDE + area] - 1
    units, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
    excess = unit_count(units, tokens) - stacking_limit(t, side)
    options = _counted(_asked(t, w.V_LOSE, w.V_LOSE_LEFT_OUT), units)
    options += [_option(action, str(first_of(action))) for action in _asked(t, w.V_LOSE_TOKEN)]
    return _form(t, "remove", AREA_IDS[area], [_field("units", options, excess, excess)])


def of_flee(t: Table, left: int, reveal: int, _at: int) -> Form:
    """Units that leave sietch areas, or tokens that are turned up, for a prescience card (16.10)."""
    options = [_option(action, NOTATION.write(action)) for action in t.options]
    return _form(t, "remove", "reveal" if reveal else "flee", [_field("units", options, left, left)])


def of_landing(t: Table, side: int, stage: int, rest: int) -> Form | None:
    """spacing_guild 6: frigates into the sky, then troops into one area, or into two (6.3)."""
    if stage not in (LAND_FRIGATES, LAND_TROOPS) or rest:
        return None
    shared = t.shared
    if stage == LAND_TROOPS and _asked(t, w.V_AMOUNT):
        return _divided(t, side)
    fields = []
    zones = [zone for zone in range(ZONES) if shared[w.AIR_ZONES + zone] == w.NO_PIECE]
    most = min(shared[w.HOLD_FRIGATES + side], len(zones)) if stage == LAND_FRIGATES else 0
    if most:
        fields.append(_field("frigate", [_option(pack(w.V_ZONE, zone), ZONE_IDS[zone]) for zone in zones], most, most))
    troops = shared[w.HOLD_TROOPS + side]
    areas = landing_areas(t, side) if troops else []
    if areas and not (troops >= TROOPS_THAT_DIVIDE and len(areas) > 1):
        many = min(troops, stacking_limit(t, side))
        fields.append(_field("troop", [_option(pack(w.V_LAND, area, many), AREA_IDS[area]) for area in areas], 1, 1))
    return _form(t, "place", f"landing:{w.SIDE_NAMES[side]}", fields) if fields else None


def _divided(t: Table, side: int) -> Form:
    """spacing_guild 6.3: six troops or more land in two areas. `divide` says how the answers are written: how many
    come to the first area, then each area with its troops."""
    troops, limit = t.shared[w.HOLD_TROOPS + side], stacking_limit(t, side)
    areas = [_option(None, AREA_IDS[area], limit) for area in landing_areas(t, side)]
    most = min(troops, 2 * limit)
    form = _form(t, "place", f"divide:{w.SIDE_NAMES[side]}", [_field("troop", areas, most, most)])
    form["divide"] = {"areas": 2, "first": "amount {n}", "each": "land {area} {n}"}
    return form


def of_deploy_token(t: Table, state: int, _many: int, stage: int) -> Form | None:
    """7.2: a token facedown in a sietch, and a leader with it. The leader goes where the token went: `group`."""
    hand = hand_in(state)
    if not drawn(stage) or chosen_in(state) or not hand:
        return None
    some = _asked(t, w.V_TOKEN)
    placed = [_option(action, AREA_IDS[second_of(action)], group=str(first_of(action))) for action in some]
    fields = [_field("token", placed, 0, 1)]
    if not by_message(stage):
        fields.append(_field("leader", _leaders_for(t, sorted({second_of(action) for action in some})), 0, 1))
    return _form(t, "place", f"token:{hand}", fields, finish=w.V_STOP)


def _leaders_for(t: Table, areas: list[int]) -> list[Form]:
    """Leaders who can come with a token, area by area; none is `stop`."""
    named = available(t, w.ATREIDES, t.shared[w.ACTOR])
    options = []
    for area in areas:
        if t.shared[w.SUPPLY + 5 + w.GENERIC]:
            options.append(_option(pack(w.V_DEPLOY, w.GENERIC, area), "generic", group=AREA_IDS[area]))
        for leader in named:
            options.append(_option(pack(w.V_PLACE_LEADER, leader, area), LEADER_IDS[leader], group=AREA_IDS[area]))
        options.append(_option(pack(w.V_STOP), "none", group=AREA_IDS[area]))
    return options


# --- cards and leaders ----------------------------------------------------------------------------------------------


def of_battle(t: Table, stage: int, _partner: int, _c: int) -> Form | None:
    """9.4.1: cards for dice."""
    if stage not in (ATTACKER_CARDS, DEFENDER_CARDS):
        return None
    who = stage - ATTACKER_CARDS
    limited = who and t.shared[w.B_FLAGS] & w.BATTLE_LANGUAGE and t.shared[w.B_ROUND] == 1
    most = (LANGUAGE_DICE if limited else MOST_DICE) - dice_of(t, who)
    run = f"battle:{t.shared[w.B_ROUND]}:{who}"
    return _form(t, "cards", run, [_field("cards", _cards(t), 0, max(most, 0))], finish=w.V_STOP)


def _cards(t: Table) -> list[Form]:
    cards = _asked(t, w.V_CARD)
    held = [card for member in range(4) if t.shared[w.SEAT_OF + member] == t.to_act for card in hand_of(t, member)]
    return [_option(action, _first(action), held.count(first_of(action))) for action in cards]


def of_hand_limit(t: Table, member: int, _b: int, _c: int) -> Form:
    excess = len(hand_of(t, member)) - HAND_LIMIT
    return _form(t, "cards", f"limit:{w.MEMBER_NAMES[member]}", [_field("cards", _cards(t), excess, excess)])


def of_forced_discard(t: Table, side: int, left: int, _chosen: int) -> Form | None:
    if not _asked(t, w.V_CARD):
        return None
    most = min(left, sum(option["most"] for option in _cards(t)))
    return _form(t, "cards", f"discard:{w.SIDE_NAMES[side]}", [_field("cards", _cards(t), most, most)])


def of_swap(t: Table, side: int, _b: int, _c: int) -> Form:
    """6.6.4: named leaders who leave the board."""
    some = _asked(t, w.V_TAKE_LEADER)
    return _form(t, "leaders", w.SIDE_NAMES[side], [_field("leaders", _named(some), 0, len(some))], finish=w.V_STOP)


def of_last_scout(t: Table, _a: int, _b: int, _c: int) -> Form:
    """6.6.3: every ornithopter may scout as it is removed."""
    some = _asked(t, w.V_SCOUT)
    options = [_option(action, AREA_IDS[second_of(action)], group=ZONE_IDS[first_of(action)]) for action in some]
    zones = {first_of(action) for action in some}
    return _form(t, "scouts", "", [_field("scouts", options, 0, len(zones))], finish=w.V_STOP)


def of_claim_end(t: Table, _a: int, _b: int, _c: int) -> Form:
    """6.6.1: cards that are claimed at the end of the round."""
    some = _asked(t, w.V_CLAIM)
    return _form(t, "claims", "", [_field("claims", _named(some), 0, len(some))], finish=w.V_STOP)


# The form of a frame's question is made by what is called like it.
FORMS: Final[dict[str, Maker]] = {
    name.removeprefix("of_"): maker for name, maker in globals().items() if name.startswith("of_")
}
