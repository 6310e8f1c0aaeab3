"""What attacks, moves and the desert promise to one side: the best of them now, and each by itself."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, DISTANCE, FLIGHT_2, FLIGHT_3, NEIGHBOURS, SAND_AREAS, TERRAIN, ZONES_OF
from landsraad.arrakis.catalog import PRESCIENCE_CARDS
from landsraad.arrakis.desert_power import worm_goals, worm_targets
from landsraad.arrakis.figures import count_of, has_named, leads, one, unit_count
from landsraad.arrakis.movement import against_company, against_start, crosses_two, march_goals, ride_goals
from landsraad.arrakis.pieces import attackable, free_for
from landsraad.arrakis.prescience import CLAIMS_A_ROUND
from landsraad.arrakis.store import NODES
from landsraad.bots.arrakis_force import SURPRISE, chance, lost_part
from landsraad.bots.arrakis_scene import HIT, WORM_HITS, Scene
from landsraad.kernel.vecs import i64

NOTHING: Final = -1.0  # there is nobody to attack, or nowhere to go
WORM_CHANCE: Final = 0.25  # of a wormsign to be a sandworm; as much again in deep desert (13.3)
PUSHED_BACK: Final = 0.4  # what it costs a legion to meet a sandworm
WORMS_AT_MOST: Final = 4
LOOKED_AT: Final = 3  # goals of a move that are weighed in full, where only the best one counts


# --- attacks --------------------------------------------------------------------------------------------------------


def hope(s: Scene, goal: i64, units: i64, tokens: i64, flags: i64) -> float:
    """The worth of an attack on an area with these figures: what may be won, less what will be lost."""
    shared = s.t.shared
    prize = s.prize(goal)
    if s.side == w.ATREIDES and not shared[w.WON_ATTACK]:
        prize += happening(s, w.WON_ATTACK)
    if shared[w.SIDE + goal] != 2 - s.side:
        return prize + 0.2
    power = s.strength_of(units, tokens)
    if flags & w.SURPRISE and leads(units):
        power += SURPRISE
    if flags & w.BATTLE_LANGUAGE or flags & w.WAR_PLAN:
        power += 1.0
    if flags & w.NO_MERCY:
        power += 3.0
    margin = power - s.defence(goal)
    theirs = s.worth_of(shared[w.UNITS + goal], shared[w.TOKENS + goal])
    mine = s.worth_of(units, tokens)
    wins = chance(margin)
    if s.fall > 0.0 and has_named(shared[w.UNITS + goal]):
        prize += s.fall  # who leads a beaten legion falls with it
    spoils = s.habits.spoils * theirs
    return wins * (prize + spoils) + (1.0 - wins) * 0.44 * spoils - s.habits.blood * mine * lost_part(margin)


def happening(s: Scene, counter: i64) -> float:
    """What a prescience card in view gives for something that happens (16.10), or comes nearer to happen."""
    t = s.t
    if t.shared[w.CLAIMS] >= CLAIMS_A_ROUND:
        return 0.0
    for card in t.zones[w.PRESCIENCE]:
        demand = PRESCIENCE_CARDS[card].demand
        if NODES.op[demand] == w.DEMAND_HAPPENED and NODES.a[demand] == counter:
            missing = NODES.b[demand] - t.shared[counter]
            return s.reward(card) / float(missing) if missing > 0 else 0.0
    return 0.0


def goals_from(s: Scene, start: i64, attack: bool, needs: i64) -> list[int]:
    """Where a legion can go, or what it can attack, by any way."""
    t = s.t
    side = s.side
    shared = t.shared
    goals: list[int] = []
    rides = False
    if needs & w.TWO_STEPS and not attack:
        goals = march_goals(t, side, start)
    for area in NEIGHBOURS[start]:
        if area not in goals and (attackable(t, side, area) if attack else free_for(t, side, area)):
            goals.append(area)
        if shared[w.FEATURES + area] & (w.SIGN | w.ANY_WORM):
            rides = True
    if needs & w.ON_FOOT:
        return goals
    if rides and side == w.ATREIDES:
        for area in ride_goals(t, side, start, attack):
            if area not in goals:
                goals.append(area)
    far: i64 = 0
    for zone in ZONES_OF[start]:
        piece = shared[w.AIR_ZONES + zone]
        if piece == w.FRIGATE_H + side:
            far = 3
        elif side == w.HARKONNEN and far == 0 and (piece in (w.ORNITHOPTER, w.NAVIGATOR)):
            far = 2
    if far:
        for area in FLIGHT_3[start] if far == 3 else FLIGHT_2[start]:
            if area not in goals and (attackable(t, side, area) if attack else free_for(t, side, area)):
                goals.append(area)
    return goals


def attack_from(s: Scene, start: i64, flags: i64) -> float:
    """The best attack of a legion with all its figures."""
    key = start << 4 | flags
    known = s.attacks.get(key)
    if known is not None:
        return known
    best = NOTHING
    units = s.t.shared[w.UNITS + start]
    tokens = s.t.shared[w.TOKENS + start]
    for goal in goals_from(s, start, True, 0):
        worth = hope(s, goal, units, tokens, flags)
        if worth > best:
            best = worth
    s.attacks[key] = best
    return best


def own_legions(s: Scene) -> list[int]:
    return s.harkonnen if s.side == w.HARKONNEN else s.atreides


def best_attack(s: Scene, needs: i64, flags: i64) -> float:
    best = NOTHING
    for start in own_legions(s):
        if not against_start(s.t, start, needs) and not against_company(s.t.shared[w.UNITS + start], needs):
            worth = attack_from(s, start, flags)
            if worth > best:
                best = worth
    return best


# --- moves ----------------------------------------------------------------------------------------------------------


def arrival(s: Scene, area: i64) -> float:
    """What happens to a legion that enters an area (8.7)."""
    features = s.t.shared[w.FEATURES + area]
    if s.side == w.HARKONNEN:
        if not features & w.SIGN:
            return 0.0
        return -PUSHED_BACK * WORM_CHANCE * (2.0 if TERRAIN[area] == DEEP else 1.0)
    total = 0.0
    if features & w.STATION:
        total += (s.step[0] + s.step[1] + s.step[2]) / 3.0
    if features & w.HARVESTER:
        total += s.harvester_worth(area) + happening(s, w.HARVESTERS_LOST)
    return total


def gain(s: Scene, start: i64, goal: i64, units: i64, tokens: i64, stay: i64, stay_tokens: i64) -> float:
    """What moving these figures changes, while others stay behind."""
    return s.stand(start, stay, stay_tokens) - s.stands(start) + coming(s, goal, units, tokens)


def coming(s: Scene, goal: i64, units: i64, tokens: i64) -> float:
    """What figures change in the area they come to."""
    shared = s.t.shared
    there, tokens_there = shared[w.UNITS + goal], shared[w.TOKENS + goal]
    if shared[w.SIDE + goal] != s.side + 1:
        there, tokens_there = 0, 0
    return s.stand(goal, there + units, tokens_there | tokens) - s.stands(goal) + arrival(s, goal)


def one_stays(units: i64) -> i64:
    """The weakest unit, to hold a place while the others go; 0 where all are needed."""
    if unit_count(units, 0) < 2:
        return 0
    for kind in (w.REGULAR, w.TROOP, w.ELITE):
        if count_of(units, kind):
            return one(kind)
    return 0


def ridden(s: Scene, start: i64, goal: i64) -> float:
    """What a prescience card gives for a ride from here to there, if it can lead over two worm areas (8.11)."""
    return s.ride if s.ride > 0.0 and crosses_two(s.t, start, goal) else 0.0


def move_to(s: Scene, start: i64, goal: i64, units: i64, tokens: i64, stay: i64, stay_tokens: i64) -> float:
    """The best move of those who can go from a place to another: all of them or, from a settlement, all but one."""
    worth = gain(s, start, goal, units, tokens, stay, stay_tokens)
    if s.t.shared[w.FEATURES + start] & (w.SETTLEMENT | w.SIETCH):
        stays = one_stays(units)
        if stays:
            return max(worth, gain(s, start, goal, units - stays, tokens, stay + stays, stay_tokens))
        if tokens and (units & w.UNITS_MASK or tokens & (tokens - 1)):
            last = tokens & -tokens
            return max(worth, gain(s, start, goal, units, tokens & ~last, stay, stay_tokens | last))
    return worth


def _promising(s: Scene, start: i64, goals: list[int], power: float) -> list[int]:
    """The goals a legion is likely to choose: with the best outlook, or where it comes home."""
    s.prepare(power)
    shared = s.t.shared
    home = w.SETTLEMENT if s.side == w.HARKONNEN else w.SIETCH
    found: list[int] = []
    worths: list[float] = []
    for goal in goals:
        worth = s.outlook(goal) + arrival(s, goal) + ridden(s, start, goal)
        if shared[w.FEATURES + goal] & home:
            worth += 0.5
        if s.kinds:
            worth += s.demanded(goal, 0, 0)
        place = len(found)
        while place > 0 and worths[place - 1] < worth:
            place -= 1
        if place < LOOKED_AT:
            found.insert(place, goal)
            worths.insert(place, worth)
            if len(found) > LOOKED_AT:
                found.pop()
                worths.pop()
    return found


def move_from(s: Scene, start: i64, needs: i64) -> float:
    """The best move of a legion."""
    key = start << 1 | (1 if needs & w.TWO_STEPS else 0)
    known = s.moves.get(key)
    if known is not None:
        return known
    shared = s.t.shared
    units, tokens = shared[w.UNITS + start], shared[w.TOKENS + start]
    best = NOTHING
    best_goal: i64 = -1
    goals = goals_from(s, start, False, needs)
    if len(goals) > LOOKED_AT:
        goals = _promising(s, start, goals, s.strength_of(units, tokens))
    leaving = s.stand(start, 0, 0) - s.stands(start)
    for goal in goals:
        worth = leaving + coming(s, goal, units, tokens) + ridden(s, start, goal)
        if worth > best or best_goal < 0:
            best = worth
            best_goal = goal
    if best_goal >= 0 and shared[w.FEATURES + start] & (w.SETTLEMENT | w.SIETCH):
        best = max(best, move_to(s, start, best_goal, units, tokens, 0, 0) + ridden(s, start, best_goal))
    s.moves[key] = best
    return best


def best_moves(s: Scene, needs: i64, many: i64) -> float:
    """What the best moves of so many legions promise together."""
    found: list[float] = [0.0] * many
    for start in own_legions(s):
        if against_start(s.t, start, needs) or against_company(s.t.shared[w.UNITS + start], needs):
            continue
        worth = move_from(s, start, needs)
        for place in range(many):
            if worth > found[place]:
                found[place], worth = worth, found[place]
    total = 0.0
    for worth in found:
        total += worth
    return total


# --- the desert -----------------------------------------------------------------------------------------------------


def strike(s: Scene, area: i64, dice: i64) -> float:
    """What a sandworm's attack on an area is worth to the Atreides."""
    shared = s.t.shared
    harvester = 0.0
    if shared[w.FEATURES + area] & w.HARVESTER:
        harvester = 1.3 * s.habits.spice * (2.0 if TERRAIN[area] == DEEP else 1.0) + happening(s, w.HARVESTERS_LOST)
        for zone in ZONES_OF[area]:
            if shared[w.AIR_ZONES + zone] == w.CARRYALL:
                harvester *= 0.4
                break
    if shared[w.SIDE + area] != w.HARKONNEN + 1:
        return harvester
    units = shared[w.UNITS + area]
    hits = WORM_HITS[TERRAIN[area]] * float(dice) / 4.0
    body = float(unit_count(units, shared[w.TOKENS + area]) + count_of(units, w.ELITE) + count_of(units, w.SPECIAL))
    lost = HIT * min(hits, body)
    near = 1.0
    row = DISTANCE[area]
    for sietch in range(8):
        at = shared[w.SIETCH_AT + sietch]
        if at and row[at - 1] <= 2:
            near = 1.5
    if hits >= body:
        lost += harvester + 0.1 + (s.fall if has_named(units) else 0.0)
    return 1.2 * lost * near


def best_strike(s: Scene) -> float:
    best = NOTHING
    for worm in s.worms:
        worth = worm_strike(s, worm)
        if worth > best:
            best = worth
    return best


def worm_strike(s: Scene, worm: i64) -> float:
    """The best attack of one sandworm."""
    best = NOTHING
    dice = 6 if s.t.shared[w.FEATURES + worm] & w.MAKER else 4
    for area in worm_targets(s.t, worm):
        worth = strike(s, area, dice)
        if worth > best:
            best = worth
    return best


def lair(s: Scene, area: i64) -> float:
    """How well a sandworm would lie in an area: what it can strike, whose way it bars, who can ride it."""
    shared = s.t.shared
    total = 0.0
    for other in NEIGHBOURS[area]:
        features = shared[w.FEATURES + other]
        if shared[w.SIDE + other] == w.HARKONNEN + 1:
            total += 0.6 * HIT * WORM_HITS[TERRAIN[other]] if TERRAIN[other] else 0.03
        elif features & w.HARVESTER:
            total += 0.12
        elif features & w.SIETCH:
            total += 0.1
        elif shared[w.SIDE + other] == w.ATREIDES + 1:
            total += 0.03
    return total


def sign_worth(s: Scene, area: i64) -> float:
    """What a wormsign in an area is worth: the worm it may become, the rides it opens, the way it bars."""
    shared = s.t.shared
    held = shared[w.SIDE + area]
    if held == w.ATREIDES + 1:
        return 0.0
    becomes = WORM_CHANCE * (2.0 if TERRAIN[area] == DEEP else 1.0)
    if held or shared[w.FEATURES + area] & w.HARVESTER:
        becomes = 0.0  # phase 3 puts one there anyway (13.4)
    total = becomes * lair(s, area) if len(s.worms) < WORMS_AT_MOST else 0.0
    riders = 0
    ahead = 0.0
    linked = False
    for other in NEIGHBOURS[area]:
        features = shared[w.FEATURES + other]
        if shared[w.SIDE + other] == w.ATREIDES + 1:
            riders += 1
        elif shared[w.SIDE + other] == w.HARKONNEN + 1:
            total += 0.06
        if features & w.STATION:
            ahead += 0.12
        elif (features & w.HARVESTER and not shared[w.SIDE + other]) or features & w.SETTLEMENT:
            ahead += 0.1
        elif features & w.SIETCH:
            total += 0.04
        elif features & (w.SIGN | w.ANY_WORM):
            ahead += 0.03
        linked = linked or features & (w.SIGN | w.ANY_WORM) != 0
    if riders and s.ride > 0.0 and s.leads_on:
        total += (0.6 if linked else 0.3) * s.ride
    return total + (ahead if riders else 0.3 * ahead)


def best_two(worths: list[float]) -> float:
    """The two best together; what does harm is left out."""
    first, second = 0.0, 0.0
    for worth in worths:
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return first + second


def best_signs(s: Scene) -> float:
    """The two best places for wormsigns, together."""
    shared = s.t.shared
    taken = w.SIGN | w.ANY_WORM | w.SIETCH
    return best_two([sign_worth(s, area) for area in SAND_AREAS if not shared[w.FEATURES + area] & taken])


def crawl(s: Scene, worm: i64) -> float:
    """What the best move of a sandworm improves."""
    best = NOTHING
    here = lair(s, worm)
    for goal in worm_goals(s.t, worm):
        worth = lair(s, goal) - here
        if worth > best:
            best = worth
    return best


def best_crawl(s: Scene) -> float:
    """The two best moves of sandworms, together."""
    return best_two([crawl(s, worm) for worm in s.worms])


def desert_power(s: Scene) -> float:
    """The best use of Desert Power (7.3)."""
    return s.habits.desert * max(best_signs(s), best_strike(s), best_crawl(s), 0.0)
