"""What each option of a question is worth to the side that is asked, question by question.

The judgement of Steward, and the prior of the search. Worths are points of supremacy as the scene tells them; a free
action that should not wait is lifted above everything else.
"""

from typing import Final

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, DISTANCE, NEIGHBOURS, SAND_AREAS, TERRAIN, ZONES, ZONES_OF
from landsraad.arrakis.casualties import attackers
from landsraad.arrakis.catalog import (
    FACE_UNITS,
    LEADER_BOX,
    LEADER_HITS,
    LEADER_SHIELDS,
    LEADER_SPECIAL,
    PRESCIENCE_DEMAND,
)
from landsraad.arrakis.content.tokens import TOP_STEP
from landsraad.arrakis.demands import can_leave, so_far
from landsraad.arrakis.figures import count_of, has_leader, leader_count, named_bit, one, unit_count
from landsraad.arrakis.free import BOMBARDMENT, DETONATE, SCHEME, SCOUT
from landsraad.arrakis.movement import CHOOSE_FIGURES, goals_of
from landsraad.arrakis.packing import goal_of, stage_of, start_of
from landsraad.arrakis.pieces import STACKING_LIMIT_UNDER_BAN, exposed, own_settlements, rank_at
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.spice import STOCKPILE_COST, STOCKPILE_UNTIL
from landsraad.arrakis.store import KIDS, OP, A, B
from landsraad.arrakis.turns import unused
from landsraad.bots.arrakis_cards import KEEP, card_worth, effect_worth
from landsraad.bots.arrakis_deeds import (
    arrival,
    attack_from,
    best_attack,
    best_crawl,
    best_moves,
    best_signs,
    best_strike,
    crawl,
    desert_power,
    gain,
    happening,
    hope,
    lair,
    move_from,
    move_to,
    one_stays,
    own_legions,
    sign_worth,
    strike,
    worm_strike,
)
from landsraad.bots.arrakis_force import NAMED_WORTH, TOKEN_WORTH, WORTH, chance, walls
from landsraad.bots.arrakis_scene import HIT, IMPERIUM_WORTH, SPICE_WORTH, Scene
from landsraad.kernel.bits import count_bits
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.table import Table, frame_at, height, top
from landsraad.kernel.vecs import i64

AT_ONCE: Final = 10.0  # what costs no action and only gains should not wait
LATER: Final = -0.2  # what can wait for the end of the turn
HAND_IS_FULL: Final = 6
OPPORTUNITY: Final = 0.6  # of what the same die could have done

# Boxes as they are wanted, when a die may be changed or a token placed: Leadership to House, of each side.
BOX_WISH: Final[list[list[float]]] = [[0.5, 0.7, 0.5, 0.35, 0.35], [0.35, 0.6, 0.55, 0.3, 0.8]]

# The spice that keeps the Imperium content.
LOST_DIE: Final = 0.9
LOST_STEP: Final = 0.12
BAN: Final[list[float]] = [0.25, 0.08, 0.12]
SAVED: Final = 0.2
STOCKPILED: Final = 1.0


def worths(t: Table, side: i64) -> list[float]:
    """The worth of each option, in their order, for the side the seat to act belongs to."""
    code, a, b, c = top(t)
    solo = t.shared[w.SOLO] != 0
    if solo and _for_automaton(t, code, a, c):
        return _automaton(t, code)
    if code in (w.F_STACK, w.F_HAND_LIMIT, w.F_FORCED_DISCARD, w.F_ALLOCATE, w.F_SISTER, w.F_DIVIDE):
        return _plain(t, code, a, side)
    s = Scene(t, side)
    if code == w.F_TURN:
        return _turn(s, b)
    if code in (w.F_MOVE, w.F_ATTACK):
        return _going(s, code, a, b, c)
    if code == w.F_BATTLE:
        return _battle(s, a)
    if code == w.F_CASUALTIES:
        return _casualties(s, a, c)
    if code == w.F_HARVEST:
        return _harvest(s, a)
    found: list[float] = []
    for option in t.options:
        found.append(_worth(s, code, a, b, c, option))
    return found


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


# --- a turn ---------------------------------------------------------------------------------------------------------


class Uses:
    """What dice can be spent for in this turn; worked out when it is asked for."""

    __slots__ = ("card", "known", "s", "values")

    def __init__(self, s: Scene) -> None:
        self.s = s
        self.values: list[float] = [0.0] * 10
        self.known: i64 = 0

    def of(self, use: i64) -> float:
        if not self.known >> use & 1:
            self.known |= 1 << use
            self.values[use] = use_worth(self.s, use)
        return self.values[use]

    def native(self, box: i64) -> float:
        """What a die of this box is worth if no card is played with it."""
        if box == w.LEADERSHIP:
            return max(self.of(w.USE_LEADERSHIP_MOVE), self.of(w.USE_SURPRISE))
        if box == w.STRATEGY:
            return max(self.of(w.USE_STRATEGY_MOVE), self.of(w.USE_STRATEGY_ATTACK))
        if box == w.DEPLOYMENT:
            return self.of(w.USE_DEPLOY)
        if box == w.MENTAT:
            return self.of(w.USE_DRAW)
        if self.s.side == w.HARKONNEN:
            return max(self.of(w.USE_ELITES), self.of(w.USE_VEHICLES))
        return max(self.of(w.USE_STRATEGY_MOVE), self.of(w.USE_STRATEGY_ATTACK), self.of(w.USE_DEPLOY))


def use_worth(s: Scene, use: i64) -> float:
    """What one use of a die promises (7.2)."""
    t = s.t
    shared = t.shared
    if use == w.USE_STRATEGY_MOVE:
        return best_moves(s, 0, 2)
    if use == w.USE_LEADERSHIP_MOVE:
        return best_moves(s, w.NEED_LEADER, 2)
    if use == w.USE_STRATEGY_ATTACK:
        return best_attack(s, 0, 0)
    if use == w.USE_SURPRISE:
        return best_attack(s, w.NEED_LEADER, w.SURPRISE)
    if use == w.USE_DRAW:
        hand = len(hand_of(t, shared[w.ACTOR]))
        decks = len(t.zones[w.DECK + s.side * 2]) + len(t.zones[w.DECK + s.side * 2 + 1])
        return 0.16 * float(min(2, decks)) - 0.05 * float(max(0, hand + 2 - HAND_IS_FULL))
    if use == w.USE_ELITES:
        return _elites(s)
    if use == w.USE_VEHICLES:
        return _more_vehicles(s)
    if use == w.USE_POWER:
        return desert_power(s)
    if use == w.USE_CARD:
        best = 0.0
        for card in hand_of(t, shared[w.ACTOR]):
            best = max(best, card_worth(s, card) - 0.3 * KEEP[card])
        return best
    return _deploy_worth(s)


def _deploy_worth(s: Scene) -> float:
    shared = s.t.shared
    if s.side == w.ATREIDES:
        if shared[w.TOKENS_DRAWN] >= 8:
            return 0.12
        return TOKEN_WORTH + WORTH[w.GENERIC] + max(_best_reinforcement(s, 2 * one(w.REGULAR) + one(w.GENERIC)), 0.0)
    many = min(3, shared[w.SUPPLY + w.REGULAR])
    if not many:
        return 0.1
    return _best_reinforcement(s, many * one(w.REGULAR) + one(w.GENERIC))


def _best_reinforcement(s: Scene, units: i64) -> float:
    """What these figures add in the settlement that profits most."""
    shared = s.t.shared
    best = 0.0
    own = w.SETTLEMENT if s.side == w.HARKONNEN else w.SIETCH
    for area in own_legions(s):
        if shared[w.FEATURES + area] & own:
            here, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
            best = max(best, s.stand(area, here + units, tokens) - s.stand(area, here, tokens))
    return best


def _elites(s: Scene) -> float:
    regulars: i64 = 0
    for area in s.harkonnen:
        regulars += count_of(s.t.shared[w.UNITS + area], w.REGULAR)
    return 0.14 * float(min(2, regulars, s.t.shared[w.SUPPLY + w.ELITE]))


def _more_vehicles(s: Scene) -> float:
    """More harvesters while spice is short of what keeping the Imperium and a point cost."""
    shared = s.t.shared
    coming = 0.0
    for area in SAND_AREAS:
        if shared[w.FEATURES + area] & w.HARVESTER:
            coming += 1.0 if TERRAIN[area] == DEEP else 0.75
    left = min(2, shared[w.HARVESTERS])
    short = 9.0 - coming
    return (0.17 if short > 0.0 else 0.05) * float(left) + (0.06 if left < 2 and shared[w.ORNITHOPTERS] else 0.0)


def _turn(s: Scene, stage: i64) -> list[float]:
    t = s.t
    uses = Uses(s)
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        if verb == w.V_USE:
            box, use = first_of(option), second_of(option)
            if use == w.USE_CARD:
                worth = uses.of(w.USE_CARD) - OPPORTUNITY * uses.native(box)
            else:
                worth = uses.of(use) - (0.08 if box == w.HOUSE and s.side == w.ATREIDES else 0.0)
        elif verb == w.V_LEADER:
            box, leader = first_of(option), second_of(option)
            worth = effect_worth(s, LEADER_SPECIAL[leader]) + 0.03
            if box != LEADER_BOX[leader]:
                worth -= 0.08
        elif verb == w.V_SPEND:
            worth = s.reward(second_of(option)) - OPPORTUNITY * uses.native(first_of(option)) + 0.4
        elif verb == w.V_DESERT_POWER:
            worth = uses.of(w.USE_POWER)
        elif verb == w.V_MEMBER:
            member = first_of(option)
            dice: i64 = 0
            for box in range(w.BOXES):
                dice += t.shared[w.DICE + member * w.BOXES + box]
            worth = 0.1 * float(dice)
        elif verb == w.V_CONE:
            worth = -9.0
        else:
            worth = free_worth(s, option)
        found.append(worth)
    return found


def free_worth(s: Scene, option: i64) -> float:
    """Free actions, in the windows in which they are offered (0.8)."""
    verb = verb_of(option)
    if verb == w.V_CLAIM:
        return claim_worth(s, first_of(option))
    if verb == w.V_FREE:
        kind = first_of(option)
        if kind in (SCHEME, DETONATE):
            return AT_ONCE
        if kind == BOMBARDMENT:
            best = _best_bombs(s)
            return AT_ONCE if best > 0.35 or (best > 0.0 and _last_turns(s)) else LATER
        if kind == SCOUT:
            return LATER
        return _training(s)
    return 0.0


def claim_worth(s: Scene, card: i64) -> float:
    """A prescience card whose demand is met: the better of two claims first, and not for more than it gives."""
    reward = s.reward(card)
    demand = PRESCIENCE_DEMAND[card]
    if OP[demand] == w.DEMAND_LEAVE:
        reward -= _cheapest_units(s) * float(B[demand])
    return AT_ONCE + reward if reward > 0.1 else LATER


def _cheapest_units(s: Scene) -> float:
    """What a unit is worth that can best be spared from a sietch (a07)."""
    shared = s.t.shared
    least = 9.0
    for area in own_settlements(s.t, w.ATREIDES):
        units, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
        if can_leave(s.t, area) <= 0:
            continue
        before = s.stand(area, units, tokens)
        spare = one_stays(units)
        if spare:
            least = min(least, before - s.stand(area, units - spare, tokens))
        elif tokens:
            least = min(least, before - s.stand(area, units, tokens & (tokens - 1)))
    return least


def _last_turns(s: Scene) -> bool:
    return unused(s.t, s.side) <= 1


def _best_bombs(s: Scene) -> float:
    t = s.t
    best = 0.0
    for zone in range(ZONES):
        if t.shared[w.AIR_ZONES + zone] == w.FRIGATE_H + s.side:
            for area in s.enemies(s.side):
                if zone in ZONES_OF[area]:
                    best = max(best, _bombs(s, area))
    return best


def _bombs(s: Scene, area: i64) -> float:
    """Three dice, two hits about (spacing_guild 8.3)."""
    shared = s.t.shared
    if shared[w.SIDE + area] != 2 - s.side:
        return SPICE_WORTH * (2.0 if TERRAIN[area] == DEEP else 1.0)
    body = unit_count(shared[w.UNITS + area], shared[w.TOKENS + area])
    worth = HIT * float(min(2, body))
    if s.prize(area) > 0.0:
        for near in NEIGHBOURS[area]:
            if shared[w.SIDE + near] == s.side + 1:
                worth += 0.15
                break
    return worth + (0.15 if body <= 2 else 0.0)


def _training(s: Scene) -> float:
    """Tokens are turned up when a prescience card counts what they hide, and not before."""
    t = s.t
    if t.shared[w.CLAIMS] >= 2:
        return LATER
    for card in t.zones[w.PRESCIENCE]:
        demand = PRESCIENCE_DEMAND[card]
        if OP[demand] == w.DEMAND_FIGURES:
            hidden: i64 = 0
            for area in s.atreides:
                for slot in range(16):
                    if t.shared[w.TOKENS + area] >> slot & 1:
                        hidden += count_of(FACE_UNITS[t.shared[w.DEPLOYMENT_TOKENS + slot]], A[demand])
            missing = B[demand] - so_far(t, demand)
            if 0 < missing <= hidden:
                return AT_ONCE
    return LATER


# --- moving and attacking -------------------------------------------------------------------------------------------


def _going(s: Scene, code: i64, a: i64, b: i64, c: i64) -> list[float]:
    t = s.t
    shared = t.shared
    attack = code == w.F_ATTACK
    needs = a if attack else b
    flags = b if attack else 0
    stage, start, goal = stage_of(c), start_of(c), goal_of(c)
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        first = first_of(option)
        worth = 0.0
        if verb == w.V_STOP:
            worth = 0.0
        elif verb == w.V_FROM:
            worth = attack_from(s, first, flags) if attack else move_from(s, first, needs)
        elif verb == w.V_WAY:
            worth = _way(s, start, first, attack, flags)
        elif verb == w.V_TO:
            if attack:
                worth = hope(s, first, shared[w.UNITS + start], shared[w.TOKENS + start], flags)
            else:
                worth = _move_to(s, start, first)
        elif stage == CHOOSE_FIGURES and verb in (w.V_GO, w.V_LEAVE, w.V_LEAVE_TOKEN, w.V_LEAVE_LEADER):
            worth = _who_goes(s, option, start, goal, attack, flags)
        else:
            worth = free_worth(s, option)
        found.append(worth)
    return found


def _move_to(s: Scene, start: i64, goal: i64) -> float:
    """The move of those who are not bound."""
    shared = s.t.shared
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    units, tokens = shared[w.UNITS + start] - stay, shared[w.TOKENS + start] & ~stay_tokens
    return move_to(s, start, goal, units, tokens, stay, stay_tokens)


def _way(s: Scene, start: i64, way: i64, attack: bool, flags: i64) -> float:
    t = s.t
    shared = t.shared
    best = -1.0
    for goal in goals_of(t, s.side, start, way, attack):
        if attack:
            worth = hope(s, goal, shared[w.UNITS + start], shared[w.TOKENS + start], flags)
        else:
            worth = move_to(s, start, goal, shared[w.UNITS + start], shared[w.TOKENS + start], 0, 0)
        best = max(best, worth)
    if way >= w.BY_ORNITHOPTER:
        best -= 0.08  # what flies can be used once
    return best


def _who_goes(s: Scene, option: i64, start: i64, goal: i64, attack: bool, flags: i64) -> float:
    """The worth of the move or the attack with those who go if this is chosen."""
    shared = s.t.shared
    verb, first = verb_of(option), first_of(option)
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    bias = 0.02
    if verb == w.V_LEAVE:
        stay += first * one(second_of(option))
        bias = 0.0
    elif verb == w.V_LEAVE_TOKEN:
        stay_tokens |= 1 << first
        bias = 0.0
    elif verb == w.V_LEAVE_LEADER:
        stay += named_bit(first)
        bias = -0.02
    units, tokens = shared[w.UNITS + start] - stay, shared[w.TOKENS + start] & ~stay_tokens
    if attack:  # whoever attacks stays where he was unless he wins, and need not advance then
        return hope(s, goal, units, tokens, flags) + bias
    lonely = has_leader(stay) and not (stay & w.UNITS_MASK or stay_tokens)
    return gain(s, start, goal, units, tokens, stay, stay_tokens) + bias - (0.5 if lonely else 0.0)


# --- battles --------------------------------------------------------------------------------------------------------


def _battle(s: Scene, stage: i64) -> list[float]:
    t = s.t
    shared = t.shared
    start, goal = shared[w.B_FROM], shared[w.B_TO]
    attacking = shared[w.TURN_SIDE] == s.side + 1
    mine = attackers(t)
    theirs = shared[w.UNITS + goal]
    power = s.strength_of(mine, 0)
    if shared[w.B_FLAGS] & w.SURPRISE and shared[w.B_ROUND] == 1:
        power += 1.0
    number = s.number_of(theirs, 0)
    margin = power - s.strength_of(theirs, 0) - walls(float(rank_at(t, goal)), number)
    prize = s.prize(goal)
    own = s.worth_of(mine if attacking else theirs, 0)
    other = s.worth_of(theirs if attacking else mine, 0)
    stake = prize + own + 0.7 * other
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        worth = 0.0
        if verb == w.V_CARD:
            sign = 1.0 if attacking else -1.0
            better = abs(chance(margin + sign) - chance(margin))
            worth = better * stake - 0.05 - _card_cost(t, first_of(option))
        elif verb == w.V_CONTINUE:
            price = 1.8 if battle.price_of_continuing(t) else 0.0
            wins = chance(margin - price)
            worth = wins * (prize + 0.8 * other) + (1.0 - wins) * 0.3 * other - (1.0 - wins) * own - 0.15 * own
        elif verb == w.V_RETREAT:
            worth = -prize - 0.15 * own
        elif verb == w.V_STAND:
            falls = chance(margin)
            worth = -falls * (prize + own) + (1.0 - falls) * 0.3 * other
        elif verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
            worth = _ability(t, verb, first_of(option), attacking)
        elif verb == w.V_TO:
            worth = _drive_to(s, first_of(option))
        elif verb == w.V_YES:
            worth = _advance(s, start, goal, mine)
        elif verb in (w.V_CLAIM, w.V_FREE):
            worth = free_worth(s, option)
        found.append(worth)
    return found


def _card_cost(t: Table, card: i64) -> float:
    return 0.7 * KEEP[card]


def _ability(t: Table, verb: i64, leader: i64, attacking: bool) -> float:
    """Hits while they can fall on somebody, shields while there is something to stop."""
    if verb == w.V_ABILITY_GENERIC:
        return 1.0
    shared = t.shared
    me: i64 = 0 if attacking else 1
    open_hits = shared[w.B_HITS + 1 - me] - shared[w.B_SHIELDS + me]
    shields = float(min(LEADER_SHIELDS[leader], max(open_hits, 0)))
    return float(LEADER_HITS[leader]) + 0.9 * shields


def _drive_to(s: Scene, area: i64) -> float:
    """Where the beaten enemy hurts least."""
    t = s.t
    features = t.shared[w.FEATURES + area]
    worth = 0.0
    if s.side == w.HARKONNEN:
        if features & w.HARVESTER:
            worth -= s.harvester_worth(area)
        if features & w.STATION:
            worth -= 0.5
        if features & w.SIETCH:
            worth -= 0.3
    else:
        if exposed(t, area):
            worth += 0.15
        if features & w.SIGN:
            worth += 0.2
        if features & w.SETTLEMENT:
            worth -= 0.3
        for sietch in range(8):
            at = t.shared[w.SIETCH_AT + sietch]
            if at and DISTANCE[area][at - 1] <= 1:
                worth -= 0.4
    return worth


def _advance(s: Scene, start: i64, goal: i64, units: i64) -> float:
    stay = s.t.shared[w.UNITS + start] - units
    tokens = s.t.shared[w.TOKENS + start]
    return gain(s, start, goal, units, 0, stay, tokens) - 0.01


# --- hits -----------------------------------------------------------------------------------------------------------


def _casualties(s: Scene, area: i64, attacking: i64) -> list[float]:
    """Dice are kept as long as possible: elites become regulars, spare leaders fall, and the last unit last of all."""
    t = s.t
    shared = t.shared
    units = shared[w.UNITS + area] - (shared[w.STAY_UNITS] if attacking else 0)
    number = unit_count(units, 0)
    leaders = leader_count(units)
    fighting = False
    for depth in range(height(t)):
        fighting = fighting or frame_at(t, depth)[0] == w.F_BATTLE
    rank = 0 if attacking else rank_at(t, area)
    spare_die = fighting and number + rank > 6
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        kind = first_of(option)
        if verb == w.V_REDUCE:
            cost = WORTH[kind] - WORTH[w.REGULAR]
        elif verb == w.V_LOSE_LEADER:
            cost = NAMED_WORTH - 0.06 + (0.02 * float(LEADER_HITS[kind] + LEADER_SHIELDS[kind]) if fighting else 0.0)
            if number == 1:
                cost -= 0.2
        else:
            cost = WORTH[kind]
            if kind == w.GENERIC:
                cost += 0.02 if leaders > 1 or not fighting else 0.08
                if number == 1:
                    cost -= 0.2
            elif number == 1 and leaders:
                cost += 0.5
            elif spare_die:
                cost -= 0.04
        found.append(-cost)
    return found


# --- spice ----------------------------------------------------------------------------------------------------------


def _harvest(s: Scene, stage: i64) -> list[float]:
    """Every way to go on paying is weighed; an option is worth what the best one that begins with it is (15.7)."""
    t = s.t
    shared = t.shared
    found: list[float] = []
    spent = [shared[w.PAYMENTS + what] for what in range(5)]
    for option in t.options:
        if verb_of(option) == w.V_PAY:
            trial = spent[:]
            trial[first_of(option)] = second_of(option)
            found.append(_best_payment(s, trial, first_of(option) + 1, shared[w.SPICE]))
        else:
            extra = 1 if verb_of(option) == w.V_YES else 0
            found.append(_best_payment(s, spent[:], 0, shared[w.SPICE] + extra) - 0.15 * float(extra))
    return found


def _best_payment(s: Scene, paid: list[int], what: i64, spice: i64) -> float:
    if what == 5:
        return _paid_worth(s, paid)
    shared = s.t.shared
    left = spice - (paid[0] + paid[1] + paid[2] + paid[3] + paid[4])
    best = -99.0
    for price in (0, 1, 2, 3):
        if price > left:
            break
        if what < 3:
            if price == 1 or (price == 3 and shared[w.IMPERIUM_MARKERS + what] == TOP_STEP):
                continue
        elif what == 3:
            if price and (price != STOCKPILE_COST or shared[w.SUPREMACY] > STOCKPILE_UNTIL):
                continue
        elif price > 1 or (price == 1 and shared[w.SPICE_RESERVE]):
            continue
        paid[what] = price
        best = max(best, _best_payment(s, paid, what + 1, spice))
    paid[what] = 0
    return best


def _paid_worth(s: Scene, paid: list[int]) -> float:
    """Markers after payment: dice by the lowest of them, bans, imperium actions; a point, and what is saved."""
    shared = s.t.shared
    lowest: i64 = TOP_STEP
    worth = 0.0
    crowded = 0.0  # units that the ban of CHOAM removes at once
    for area in s.harkonnen:
        if unit_count(shared[w.UNITS + area], 0) > STACKING_LIMIT_UNDER_BAN:
            crowded += WORTH[w.REGULAR]
    for power in range(3):
        at = shared[w.IMPERIUM_MARKERS + power]
        if paid[power] == 3:
            at += 1
        elif paid[power] == 0:
            if at > 1:
                at -= 1
            worth -= BAN[power]
            if power == w.CHOAM:
                worth -= crowded
        if s.guild and paid[power]:
            worth += IMPERIUM_WORTH * (2.0 if paid[power] == 3 else 1.0)
        lowest = min(lowest, at)
        worth += LOST_STEP * float(at)
    worth += LOST_DIE * float(lowest)
    if paid[3]:
        worth += STOCKPILED
    return worth + (SAVED if paid[4] else 0.0)


# --- everything else, option by option ------------------------------------------------------------------------------


def _worth(s: Scene, code: i64, a: i64, b: i64, c: i64, option: i64) -> float:
    verb = verb_of(option)
    if verb in (w.V_CLAIM, w.V_FREE):
        return free_worth(s, option)
    if verb in (w.V_END_TURN, w.V_STOP):
        return 0.0
    if code in (w.F_VEHICLES, w.F_ANY_VEHICLE):
        return _vehicle(s, option, code)
    if code in (w.F_POWER, w.F_SIGNS, w.F_WORM_MOVE, w.F_WORM_ATTACK, w.F_SIGN_PHASE, w.F_APPEAR, w.F_CARRYALL):
        return _desert(s, code, a, c, option)
    if code in (w.F_DEPLOY, w.F_DEPLOY_TOKEN, w.F_PLACE, w.F_SCATTER, w.F_REPLACE, w.F_LANDING, w.F_FLEE):
        return _figure(s, code, option, a, b, c)
    if code == w.F_PICK:
        return _pick(s, option, a, c)
    if code == w.F_PLAY:
        return card_worth(s, first_of(option)) - 0.3 * KEEP[first_of(option)]
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


def _vehicle(s: Scene, option: i64, code: i64) -> float:
    """Harvesters where the Atreides do not come, carryalls over them, ornithopters over the legions that march."""
    shared = s.t.shared
    if verb_of(option) == w.V_PLACE:
        area = first_of(option)
        deep = TERRAIN[area] == DEEP
        spice = 1.0 if deep else 0.75
        row = DISTANCE[area]
        nearest: i64 = 9
        for legion in s.atreides:
            nearest = min(nearest, row[legion])
        safe = 0.3 if nearest <= 1 else 0.6 if nearest == 2 else 0.85 if nearest == 3 else 1.0
        for near in NEIGHBOURS[area]:
            if shared[w.FEATURES + near] & w.ANY_WORM:
                safe *= 0.5
            elif shared[w.FEATURES + near] & w.SIGN:
                safe *= 0.9
        if shared[w.SIDE + area] == w.HARKONNEN + 1:
            safe = 1.0
        for zone in ZONES_OF[area]:
            if shared[w.AIR_ZONES + zone] == w.CARRYALL:
                spice += 0.1
        return SPICE_WORTH * spice * safe
    kind, zone = first_of(option), second_of(option)
    worth = 0.02
    if kind == w.CARRYALL:
        for area in SAND_AREAS:
            if shared[w.FEATURES + area] & w.HARVESTER and zone in ZONES_OF[area]:
                worth += 0.05 if TERRAIN[area] == DEEP else 0.03
    else:
        for area in s.harkonnen:
            if zone in ZONES_OF[area]:
                s.prepare(s.power[area])
                worth += 0.05 * s.outlook(area)
    if shared[w.AIR_ZONES + zone] != w.NO_PIECE:
        worth -= 0.5  # an own one would leave (6.2.3)
    return worth


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


def _added(s: Scene, area: i64, units: i64, tokens: i64) -> float:
    """What figures add to an area."""
    shared = s.t.shared
    here, tokens_here = shared[w.UNITS + area], shared[w.TOKENS + area]
    if shared[w.SIDE + area] != s.side + 1:
        here, tokens_here = 0, 0
    return s.stand(area, here + units, tokens_here | tokens) - s.stand(area, here, tokens_here)


def _figure(s: Scene, code: i64, option: i64, a: i64, b: i64, c: i64) -> float:
    t = s.t
    shared = t.shared
    verb = verb_of(option)
    first, second = first_of(option), second_of(option)
    if code == w.F_REPLACE:
        units = shared[w.UNITS + second]
        by = b
        before = s.stand(second, units, shared[w.TOKENS + second])
        return s.stand(second, units - one(first) + one(by), shared[w.TOKENS + second]) - before
    if code == w.F_FLEE:
        if verb == w.V_LOSE_LEFT_OUT:
            return -WORTH[first]
        if b:  # turned up, not removed
            return -0.05 * float(FACE_UNITS[shared[w.DEPLOYMENT_TOKENS + first]] >> 5 & 3)
        if verb == w.V_TAKE:
            before = s.stand(second, shared[w.UNITS + second], shared[w.TOKENS + second])
            return s.stand(second, shared[w.UNITS + second] - one(first), shared[w.TOKENS + second]) - before
        before = s.stand(second, shared[w.UNITS + second], shared[w.TOKENS + second])
        return s.stand(second, shared[w.UNITS + second], shared[w.TOKENS + second] & ~(1 << first)) - before
    if verb == w.V_PLACE:
        if code == w.F_SCATTER:
            return _added(s, first, one(a), 0)
        units = _figures_of(a) if code == w.F_PLACE else one(w.GENERIC)
        return _added(s, first, units, 0)
    if verb == w.V_PUT:
        return _added(s, second, third_of(option) * one(first), 0)
    if verb == w.V_DEPLOY:
        return _added(s, second, one(first), 0)
    if verb == w.V_PLACE_LEADER:
        return _added(s, second, named_bit(first), 0) - 0.15  # a named leader falls dearer
    if verb == w.V_TOKEN:
        return _added(s, second, 0, 1 << first)
    if verb == w.V_LAND:
        return _added(s, first, second * one(w.TROOP), 0)
    if verb == w.V_AMOUNT:
        return 0.1 * float(first) if code == w.F_DEPLOY_TOKEN else 0.02 * float(first)
    if verb == w.V_ZONE:
        return _air(s, first)
    return 0.0


def _figures_of(node: i64) -> i64:
    """The units a step places."""
    units: i64 = 0
    for figure in KIDS[node]:
        if A[figure] < w.GENERIC:
            units += B[figure] * one(A[figure])
    return units


def _air(s: Scene, zone: i64) -> float:
    """A frigate or the Navigator: over own legions with something ahead of them."""
    worth = 0.01
    for area in own_legions(s):
        if zone in ZONES_OF[area]:
            s.prepare(s.power[area])
            worth += 0.05 * s.outlook(area)
    return worth


def _pick(s: Scene, option: i64, what: i64, extra: i64) -> float:
    t = s.t
    shared = t.shared
    verb, first = verb_of(option), first_of(option)
    if verb == w.V_TAKE_LEADER:
        at = 0.1 if shared[w.LEADER_AT + first] == w.ON_BOARD else 0.0
        return 0.3 + at + 0.05 * float(LEADER_HITS[first] + LEADER_SHIELDS[first])
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
        return SPICE_WORTH * (2.0 if TERRAIN[area] == DEEP else 1.0) + happening(s, w.HARVESTERS_LOST)
    if what in (w.PICK_CAPTURED_TARGET, w.PICK_BLAST):
        return _bombs(s, area)
    if what == w.PICK_TIDE:
        return 0.1 + 0.3 * s.worth_of(shared[w.UNITS + area], 0)
    if what == w.PICK_TIDE_TO:
        return _drive_to(s, area)
    return -0.05


def likely(s: Scene, card: i64) -> float:
    """What a prescience card will probably bring: its reward, and how far its demand is met."""
    demand = PRESCIENCE_DEMAND[card]
    missing = float(B[demand] - so_far(s.t, demand))
    reward = s.reward(card)
    if missing <= 0.0:
        return reward
    op = OP[demand]
    easy = 0.5 if op in (w.DEMAND_LEGIONS, w.DEMAND_LEADERS, w.DEMAND_SHOW_SIETCH) else 0.35
    return reward * (easy if missing <= 1.0 else easy * 0.5)


def _choose(s: Scene, option: i64, node: i64) -> float:
    verb = verb_of(option)
    if verb == w.V_MOVE:
        return best_moves(s, A[node], 1)
    if verb == w.V_ATTACK:
        return best_attack(s, A[node] & ~w.TWO_STEPS, B[node])
    if verb == w.V_AMOUNT:
        return effect_worth(s, KIDS[node][first_of(option)])
    return 0.0


def _free(s: Scene, option: i64) -> float:
    verb = verb_of(option)
    shared = s.t.shared
    if verb == w.V_SCOUT:
        return _scout(s, second_of(option)) - (0.02 if third_of(option) else 0.0)
    if verb == w.V_BOMBARD:
        return _bombs(s, second_of(option))
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
    danger = s.threat(s.side, area, s.defence(area))
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


def _automaton(t: Table, code: i64) -> list[float]:
    """What harms the Harkonnen most: dear figures fall, legions keep away from sietches, harvesters stand exposed."""
    s = Scene(t, w.ATREIDES)
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
