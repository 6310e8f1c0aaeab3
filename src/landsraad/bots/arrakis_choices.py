"""What each option of a question is worth to the side that is asked, question by question.

The judgement of Steward, and the prior of the search. Worths are points of supremacy as the scene tells them; a free
action that should not wait is lifted above everything else.
"""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, DISTANCE, NEIGHBOURS, TERRAIN
from landsraad.arrakis.catalog import FACE_UNITS, LEADERS
from landsraad.arrakis.figures import count_of
from landsraad.arrakis.free import SCOUT
from landsraad.arrakis.pieces import exposed
from landsraad.arrakis.store import NODES
from landsraad.bots.arrakis_cards import KEEP, card_worth, effect_worth, likely
from landsraad.bots.arrakis_deeds import (
    arrival,
    best_attack,
    best_crawl,
    best_moves,
    best_signs,
    best_strike,
    crawl,
    happening,
    lair,
    sign_worth,
    strike,
    worm_strike,
)
from landsraad.bots.arrakis_fights import battle_worths, casualty_worths, drive_to
from landsraad.bots.arrakis_force import NAMED_WORTH, WORTH
from landsraad.bots.arrakis_habits import Habits
from landsraad.bots.arrakis_marches import going_worths
from landsraad.bots.arrakis_placing import figure_worth
from landsraad.bots.arrakis_scene import Scene
from landsraad.bots.arrakis_spice import harvest_worths, vehicle_worth
from landsraad.bots.arrakis_turn import bombs, free_worth, turn_worths
from landsraad.kernel.bits import count_bits
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.table import Table, top
from landsraad.kernel.vecs import i64

# Boxes as they are wanted, when a die may be changed or a token placed: Leadership to House, of each side.
BOX_WISH: Final[list[list[float]]] = [[0.5, 0.7, 0.5, 0.35, 0.35], [0.35, 0.6, 0.55, 0.3, 0.8]]


def worths(t: Table, side: i64, habits: Habits) -> list[float]:
    """The worth of each option, in their order, for the side the seat to act belongs to."""
    code, a, b, c = top(t)
    solo = t.shared[w.SOLO] != 0
    if solo and _for_automaton(t, code, a, c):
        return _automaton(t, code, habits)
    if code in (w.F_STACK, w.F_HAND_LIMIT, w.F_FORCED_DISCARD, w.F_ALLOCATE, w.F_SISTER, w.F_DIVIDE):
        return _plain(t, code, a, side)
    if code == w.F_AFTER and _nothing_free(t):
        return [0.0 if verb_of(option) == w.V_END_TURN else -habits.idle for option in t.options]
    s = Scene(t, side, habits)
    if code == w.F_TURN:
        return turn_worths(s, b)
    if code in (w.F_MOVE, w.F_ATTACK):
        return going_worths(s, code, a, b, c)
    if code == w.F_BATTLE:
        return battle_worths(s, a)
    if code == w.F_CASUALTIES:
        return casualty_worths(s, a, c)
    if code == w.F_HARVEST:
        return harvest_worths(s, a)
    found: list[float] = []
    for option in t.options:
        found.append(_worth(s, code, a, b, c, option))
    return found


def _nothing_free(t: Table) -> bool:
    """Whether nothing that is offered besides ending the turn is worth a look: scouting can wait (6.6.3)."""
    for option in t.options:
        if verb_of(option) != w.V_END_TURN and (verb_of(option) != w.V_FREE or first_of(option) != SCOUT):
            return False
    return True


# --- what needs no look at the board --------------------------------------------------------------------------------


def _plain(t: Table, code: i64, a: i64, side: i64) -> list[float]:
    shared = t.shared
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        first = first_of(option)
        worth = 0.0
        if code == w.F_STACK:
            if verb == w.V_LOSE_TOKEN:
                known = shared[w.SIDE + a] == w.ATREIDES + 1
                worth = -0.3 - (
                    0.05 * float(FACE_UNITS[shared[w.DEPLOYMENT_TOKENS + first]] >> 5 & 3) if known else 0.0
                )
            else:
                worth = -WORTH[first]
        elif verb == w.V_CARD:
            worth = -KEEP[first]
        elif verb == w.V_MEMBER:
            worth = 0.1 * float(len(t.zones[w.HAND + first]))
        elif verb == w.V_CHANGE:
            to = second_of(option)
            worth = BOX_WISH[side][to] - 0.15 * float(_dice_in(t, side, to))
        elif code == w.F_SISTER:
            worth = BOX_WISH[side][first] - 0.1 * float(_dice_in(t, side, first)) if verb == w.V_BOX else 0.0
        else:  # half of the dice for the ally, whose leaders lie on other boxes
            mine = shared[w.DICE + side * 2 * w.BOXES + first]
            worth = 0.2 * float(mine) - 0.3 * float(shared[w.DICE + (side * 2 + 1) * w.BOXES + first])
        found.append(worth)
    return found


def _dice_in(t: Table, side: i64, box: i64) -> i64:
    first = w.DICE + side * 2 * w.BOXES + box
    return t.shared[first] + t.shared[first + w.BOXES]


# --- option by option -----------------------------------------------------------------------------------------------


def _worth(s: Scene, code: i64, a: i64, b: i64, c: i64, option: i64) -> float:
    verb = verb_of(option)
    if verb in (w.V_CLAIM, w.V_FREE):
        return free_worth(s, option)
    if verb in (w.V_END_TURN, w.V_STOP):
        return 0.0
    if code in (w.F_VEHICLES, w.F_ANY_VEHICLE):
        return vehicle_worth(s, option, code)
    if code in (w.F_POWER, w.F_SIGNS, w.F_WORM_MOVE, w.F_WORM_ATTACK, w.F_SIGN_PHASE, w.F_APPEAR, w.F_CARRYALL):
        return _desert(s, code, a, c, option)
    if code in (w.F_DEPLOY, w.F_DEPLOY_TOKEN, w.F_PLACE, w.F_SCATTER, w.F_REPLACE, w.F_LANDING, w.F_FLEE):
        return figure_worth(s, code, option, a, b, c)
    if code == w.F_PICK:
        return _pick(s, option, a, c)
    if code == w.F_PLAY:
        return card_worth(s, first_of(option)) - s.habits.kept * KEEP[first_of(option)]
    if code == w.F_CHOOSE:
        return _choose(s, option, a)
    if code == w.F_FREE:
        return _free(s, option)
    if code == w.F_LAST_SCOUT:
        return 0.1 + _scout(s, second_of(option)) - (0.02 if third_of(option) else 0.0)
    if code == w.F_UNCLAIMED:
        return _unclaimed(s, option)
    if verb == w.V_DRAW:
        house, ally = first_of(option), second_of(option)
        return 0.1 * float(house + ally) + (0.01 if house and ally else 0.0)
    if verb == w.V_MARKER:
        return s.needs[first_of(option)]
    if code in (w.F_IMPERIUM, w.F_EARNED):
        return _imperium(s, option, a if code == w.F_IMPERIUM else w.HARKONNEN)
    if code == w.F_SWAP:
        return _swap(s, first_of(option))
    if code == w.F_KITAB:
        return -0.1 if verb != w.V_GO else 0.0
    return 0.0


def _desert(s: Scene, code: i64, a: i64, c: i64, option: i64) -> float:
    t = s.t
    shared = t.shared
    verb, area = verb_of(option), first_of(option)
    if code == w.F_POWER:
        if verb == w.V_WORMSIGNS:
            return best_signs(s)
        if verb == w.V_MOVE_WORMS:
            return best_crawl(s)
        return best_strike(s) if verb == w.V_ATTACK_WORM else max(0.1, 1.5 * best_strike(s))
    if code == w.F_SIGNS:
        return sign_worth(s, area) + 0.01
    if code == w.F_WORM_MOVE:
        return crawl(s, area) if verb == w.V_FROM else lair(s, area)
    if code == w.F_WORM_ATTACK:
        return worm_strike(s, area) if verb == w.V_FROM else strike(s, area, 4)
    if code == w.F_SIGN_PHASE:
        return 0.5 if shared[w.SIDE + area] == w.HARKONNEN + 1 else 0.2
    if code == w.F_CARRYALL:
        return 0.3 if verb == w.V_ZONE else 0.0
    if verb == w.V_TO:  # a legion before a sandworm
        there, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
        after = s.stand(area, there + shared[w.UNITS + a], tokens | shared[w.TOKENS + a])
        return after - s.stand(area, there, tokens) + arrival(s, area)
    if verb == w.V_FROM:
        return lair(s, a) - lair(s, area) + (0.2 if shared[w.SIDE + a] or shared[w.FEATURES + a] & w.HARVESTER else 0.0)
    return 0.05 if verb == w.V_WILD_MAKER else 0.0


def _pick(s: Scene, option: i64, what: i64, extra: i64) -> float:
    t = s.t
    shared = t.shared
    verb, first = verb_of(option), first_of(option)
    if verb == w.V_TAKE_LEADER:
        at = 0.1 if shared[w.LEADER_AT + first] == w.ON_BOARD else 0.0
        return 0.3 + at + 0.05 * float(LEADERS[first].hits + LEADERS[first].shields)
    if verb == w.V_REMOVE:
        if what == w.PICK_ADAB:
            return 0.3 - likely(s, first)
        return likely(s, first)
    if verb == w.V_SHIFT:
        low, steps, high = first, float(second_of(option)), third_of(option)
        lost = max(0.0, steps + min(0.0, s.needs[low]))
        won = min(steps, max(0.0, s.needs[high]))
        return 0.48 * (won - lost) - 0.01 * steps
    if verb == w.V_IMPERIUM:
        lowest = min(shared[w.IMPERIUM_MARKERS], shared[w.IMPERIUM_MARKERS + 1], shared[w.IMPERIUM_MARKERS + 2])
        return 0.6 if shared[w.IMPERIUM_MARKERS + first] == lowest else 0.15
    if verb == w.V_ATOMICS:
        return 0.4 if first == 2 else 0.2
    if verb == w.V_YES:
        return 0.1
    if verb in (w.V_DIE, w.V_SISTER):
        return 0.2
    if verb == w.V_SECTOR:
        return 0.2
    if verb == w.V_ZONE:
        return 0.15
    return _pick_area(s, what, extra, first)


def _pick_area(s: Scene, what: i64, extra: i64, area: i64) -> float:
    t = s.t
    shared = t.shared
    if what in (w.PICK_SIGN, w.PICK_POLE_SIGN):
        near = 0.0
        for other in NEIGHBOURS[area]:
            if shared[w.SIDE + other] == w.HARKONNEN + 1:
                near += 0.1
        return 0.01 + near
    if what == w.PICK_SPIES:
        return 0.05 + _scout(s, area)
    if what in (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION, w.PICK_MAKER_AREA):
        return 0.05 + lair(s, area)
    if what in (w.PICK_CHASM, w.PICK_GURNEY, w.PICK_ROCKET_HIT):
        return s.habits.spice * (2.0 if TERRAIN[area] == DEEP else 1.0) + happening(s, w.HARVESTERS_LOST)
    if what in (w.PICK_CAPTURED_TARGET, w.PICK_BLAST):
        return bombs(s, area)
    if what == w.PICK_TIDE:
        return 0.1 + 0.3 * s.worth_of(shared[w.UNITS + area], 0)
    if what == w.PICK_TIDE_TO:
        return drive_to(s, area)
    return -0.05


def _choose(s: Scene, option: i64, node: i64) -> float:
    verb = verb_of(option)
    if verb == w.V_MOVE:
        return best_moves(s, NODES.a[node], 1)
    if verb == w.V_ATTACK:
        return best_attack(s, NODES.a[node] & ~w.TWO_STEPS, NODES.b[node])
    if verb == w.V_AMOUNT:
        return effect_worth(s, NODES.kids[node][first_of(option)])
    return 0.0


def _free(s: Scene, option: i64) -> float:
    verb = verb_of(option)
    shared = s.t.shared
    if verb == w.V_SCOUT:
        return _scout(s, second_of(option)) - (0.02 if third_of(option) else 0.0)
    if verb == w.V_BOMBARD:
        return bombs(s, second_of(option))
    if verb == w.V_ATOMICS:
        return 0.3 if first_of(option) == 2 else 0.1
    if verb == w.V_SCHEMING:
        return -0.1 * float(first_of(option))
    face = FACE_UNITS[shared[w.DEPLOYMENT_TOKENS + first_of(option)]]
    return float(count_of(face, w.SPECIAL))


def _scout(s: Scene, area: i64) -> float:
    """What lies before the own legions is worth knowing."""
    nearest: i64 = 9
    row = DISTANCE[area]
    for legion in s.harkonnen:
        nearest = min(nearest, row[legion])
    return 0.1 / float(1 + nearest) + 0.02 * float(count_bits(s.t.shared[w.TOKENS + area]))


def _unclaimed(s: Scene, option: i64) -> float:
    """Cards that will hardly be claimed make room for better ones, as long as enough steps are left."""
    card = first_of(option)
    t = s.t
    left = len(t.zones[w.PRESCIENCE_DECK]) + len(t.zones[w.PRESCIENCE])
    if verb_of(option) == w.V_KEEP:
        return likely(s, card) + (0.3 if left < 6 else 0.0)
    return 0.2


def _imperium(s: Scene, option: i64, side: i64) -> float:
    shared = s.t.shared
    power = first_of(option)
    less = 0.05 if verb_of(option) == w.V_ONE_ONLY else 0.0
    if power == w.LANDSRAAD:
        many = min(2, shared[w.TROOPS], shared[w.SUPPLY + side * 5 + w.TROOP])
        return 0.17 * float(many) - less
    if power == w.CHOAM:
        return (0.2 if shared[w.FRIGATES + side] else 0.0) - less
    aboard = float(shared[w.HOLD_TROOPS + side]) + float(shared[w.HOLD_FRIGATES + side])
    return 0.02 + 0.03 * aboard + (0.05 if shared[w.HEIGHLINERS + side] == 3 else 0.0)


def _swap(s: Scene, leader: i64) -> float:
    """A named leader leaves the board where it would soon fall (6.6.4)."""
    shared = s.t.shared
    area = shared[w.LEADER_AREA + leader]
    if not shared[w.SUPPLY + s.side * 5 + w.GENERIC]:
        return -0.2
    danger = s.threat(s.side, area, s.defence(area), s.mass.get(area, 0))
    return 0.4 * danger - 0.15


# --- the automaton --------------------------------------------------------------------------------------------------


def _for_automaton(t: Table, code: i64, a: i64, c: i64) -> bool:
    """Whether the human decides what the Harkonnen do among equals (23.1)."""
    if code == w.F_APPEAR:
        return c == 1
    if code == w.F_CASUALTIES:
        return t.shared[w.SIDE + a] == w.HARKONNEN + 1
    if code in (w.F_PICK, w.F_ENTER):
        return t.shared[w.TURN_SIDE] == w.HARKONNEN + 1
    return code in (w.F_SOLO, w.F_CARRYALL)


def _automaton(t: Table, code: i64, habits: Habits) -> list[float]:
    """What harms the Harkonnen most: dear figures fall, legions keep away from sietches, harvesters stand exposed."""
    s = Scene(t, w.ATREIDES, habits)
    shared = t.shared
    found: list[float] = []
    for option in t.options:
        verb, first = verb_of(option), first_of(option)
        worth = 0.0
        if verb in (w.V_LOSE, w.V_REDUCE):
            worth = WORTH[first]
        elif verb == w.V_LOSE_LEADER:
            worth = NAMED_WORTH
        elif verb in (w.V_PLACE, w.V_TO, w.V_FROM):
            row = DISTANCE[first]
            for sietch in range(8):
                at = shared[w.SIETCH_AT + sietch]
                if at:
                    worth -= s.prize(at - 1) / float(2 + row[at - 1])
            if verb != w.V_FROM and exposed(t, first):
                worth += 0.1
        found.append(worth)
    return found
