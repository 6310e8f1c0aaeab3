"""What a turn can be spent for, and the free actions in between (war_for_arrakis 7)."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, NEIGHBOURS, SAND_AREAS, TERRAIN, ZONES, ZONES_OF
from landsraad.arrakis.catalog import FACE_UNITS, LEADERS, PRESCIENCE_CARDS
from landsraad.arrakis.demands import can_leave, so_far
from landsraad.arrakis.figures import count_of, one, unit_count
from landsraad.arrakis.free import BOMBARDMENT, DETONATE, SCHEME, SCOUT
from landsraad.arrakis.pieces import own_settlements
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.rounds import HAND_LIMIT
from landsraad.arrakis.store import NODES
from landsraad.arrakis.turns import unused
from landsraad.bots.arrakis_cards import KEEP, best_reinforcement, card_worth, drawn, effect_worth, new_token
from landsraad.bots.arrakis_deeds import (
    best_attack,
    best_moves,
    desert_power,
    one_stays,
)
from landsraad.bots.arrakis_scene import HIT, Scene
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.vecs import i64

AT_ONCE: Final = 10.0  # what costs no action and only gains should not wait
LATER: Final = -0.2  # what can wait for the end of the turn


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
        decks = len(t.zones[w.DECK + s.side * 2]) + len(t.zones[w.DECK + s.side * 2 + 1])
        return drawn(s, min(2, decks)) + 0.02
    if use == w.USE_ELITES:
        return _elites(s)
    if use == w.USE_VEHICLES:
        return _more_vehicles(s)
    if use == w.USE_POWER:
        return desert_power(s)
    if use == w.USE_CARD:
        best = 0.0
        hand = hand_of(t, shared[w.ACTOR])
        later = s.habits.kept if len(hand) < HAND_LIMIT else 0.1  # what a card may still be good for
        for card in hand:
            best = max(best, card_worth(s, card) - later * KEEP[card])
        return best
    return _deploy_worth(s)


def _deploy_worth(s: Scene) -> float:
    shared = s.t.shared
    if s.side == w.ATREIDES:
        if shared[w.TOKENS_DRAWN] >= 8:
            return 0.12
        return new_token(s)
    many = min(3, shared[w.SUPPLY + w.REGULAR])
    if not many:
        return 0.1
    return s.habits.deploy * best_reinforcement(s, many * one(w.REGULAR) + one(w.GENERIC))


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


def turn_worths(s: Scene, stage: i64) -> list[float]:
    t = s.t
    uses = Uses(s)
    found: list[float] = []
    for option in t.options:
        verb = verb_of(option)
        if verb == w.V_USE:
            box, use = first_of(option), second_of(option)
            if use == w.USE_CARD:
                worth = uses.of(w.USE_CARD) - s.habits.opportunity * uses.native(box)
            else:
                worth = uses.of(use) - (0.08 if box == w.HOUSE and s.side == w.ATREIDES else 0.0)
        elif verb == w.V_LEADER:
            box, leader = first_of(option), second_of(option)
            worth = s.habits.special * effect_worth(s, LEADERS[leader].special) + 0.03
            if box != LEADERS[leader].box:
                worth -= 0.08
        elif verb == w.V_SPEND:
            worth = s.reward(second_of(option)) - s.habits.opportunity * uses.native(first_of(option)) + s.habits.spend
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
            return -s.habits.idle
        return _training(s)
    return 0.0


def claim_worth(s: Scene, card: i64) -> float:
    """A prescience card whose demand is met: the better of two claims first, and not for more than it gives."""
    reward = s.reward(card)
    demand = PRESCIENCE_CARDS[card].demand
    if NODES.op[demand] == w.DEMAND_LEAVE:
        reward -= _cheapest_units(s) * float(NODES.b[demand])
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
                    best = max(best, bombs(s, area))
    return best


def bombs(s: Scene, area: i64) -> float:
    """Three dice, two hits about (spacing_guild 8.3)."""
    shared = s.t.shared
    if shared[w.SIDE + area] != 2 - s.side:
        return s.habits.spice * (2.0 if TERRAIN[area] == DEEP else 1.0)
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
        return -s.habits.idle
    for card in t.zones[w.PRESCIENCE]:
        demand = PRESCIENCE_CARDS[card].demand
        if NODES.op[demand] == w.DEMAND_FIGURES:
            hidden: i64 = 0
            for area in s.atreides:
                for slot in range(16):
                    if t.shared[w.TOKENS + area] >> slot & 1:
                        hidden += count_of(FACE_UNITS[t.shared[w.DEPLOYMENT_TOKENS + slot]], NODES.a[demand])
            missing = NODES.b[demand] - so_far(t, demand)
            if 0 < missing <= hidden:
                return AT_ONCE
    return -s.habits.idle
