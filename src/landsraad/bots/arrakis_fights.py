"""In a battle: cards, abilities, going on, retreating, advancing; and who falls (war_for_arrakis 9)."""

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DISTANCE
from landsraad.arrakis.casualties import attackers
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.figures import leader_count, unit_count
from landsraad.arrakis.pieces import exposed, rank_at
from landsraad.bots.arrakis_cards import KEEP
from landsraad.bots.arrakis_deeds import (
    gain,
)
from landsraad.bots.arrakis_force import NAMED_WORTH, WORTH, chance, walls
from landsraad.bots.arrakis_scene import Scene
from landsraad.bots.arrakis_turn import free_worth
from landsraad.kernel.decisions import first_of, verb_of
from landsraad.kernel.table import Table, frame_at, height
from landsraad.kernel.vecs import i64


def battle_worths(s: Scene, stage: i64) -> list[float]:
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
            worth = better * stake - 0.05 - s.habits.burn * KEEP[first_of(option)]
        elif verb == w.V_CONTINUE:
            price = 1.8 if battle.price_of_continuing(t) else 0.0
            wins = chance(margin - price)
            worth = wins * (prize + 0.8 * other) + (1.0 - wins) * 0.3 * other - (1.0 - wins) * own - 0.15 * own
        elif verb == w.V_RETREAT:
            worth = -s.habits.stand * prize - 0.15 * own
        elif verb == w.V_STAND:
            falls = chance(margin)
            worth = -falls * (s.habits.stand * prize + own) + (1.0 - falls) * 0.3 * other
        elif verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
            worth = _ability(t, verb, first_of(option), attacking)
        elif verb == w.V_TO:
            worth = drive_to(s, first_of(option))
        elif verb == w.V_YES:
            worth = _advance(s, start, goal, mine)
        elif verb in (w.V_CLAIM, w.V_FREE):
            worth = free_worth(s, option)
        found.append(worth)
    return found


def _ability(t: Table, verb: i64, leader: i64, attacking: bool) -> float:
    """Hits while they can fall on somebody, shields while there is something to stop."""
    if verb == w.V_ABILITY_GENERIC:
        return 1.0
    shared = t.shared
    me: i64 = 0 if attacking else 1
    open_hits = shared[w.B_HITS + 1 - me] - shared[w.B_SHIELDS + me]
    shields = float(min(LEADERS[leader].shields, max(open_hits, 0)))
    return float(LEADERS[leader].hits) + 0.9 * shields


def drive_to(s: Scene, area: i64) -> float:
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


def casualty_worths(s: Scene, area: i64, attacking: i64) -> list[float]:
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
            cost = NAMED_WORTH - 0.06 + (0.02 * float(LEADERS[kind].hits + LEADERS[kind].shields) if fighting else 0.0)
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
