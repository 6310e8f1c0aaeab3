"""The odds of the battle that is fought, with this round's dice as they lie and its hits taken as well as possible
(war_for_arrakis 9.6 to 9.9).

Later rounds are reckoned as odds.py does it: hits are taken as people mostly take them. What has been worked out once
serves every question of the battle, and every battle like it.
"""

from functools import lru_cache
from typing import NamedTuple

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import (
    ATTACKER,
    ATTACKER_CARDS,
    ATTACKER_LEADERS,
    CEASE,
    CHECK,
    DEFENDER,
    DEFENDER_CARDS,
    DEFENDER_LEADERS,
    net_hits,
    price_of_continuing,
)
from landsraad.arrakis.casualties import attackers, cancelled_by, casualty_options, hardened
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.figures import count_of, has_units, named_bit, named_leaders, one
from landsraad.arrakis.pieces import rank_at
from landsraad.arrakis.view_battle import cards_laid, rolled
from landsraad.desk.arrakis.odds import Force, after_hits, combat_round
from landsraad.kernel.decisions import first_of, verb_of
from landsraad.kernel.table import Table, apply, clone, frames_from_below, top

MOST_REMEMBERED = 100_000  # pairs of forces
USING_SPECIALS = (ATTACKER_LEADERS, DEFENDER_LEADERS)
LAYING_CARDS = (ATTACKER_CARDS, DEFENDER_CARDS)

Value = tuple[float, float, float]  # that the attacker wins, the defender, nobody


@lru_cache(maxsize=MOST_REMEMBERED)
def outcome(attacker: Force, defender: Force, surprise: bool = False, free_to_continue: bool = False) -> Value:
    """How a battle ends when the attacker never ceases and nobody retreats, state by state. Cards are dice of the first
    of its rounds alone (9.4)."""
    if not attacker.units or not defender.units:
        return float(attacker.units > 0), float(defender.units > 0), float(not attacker.units and not defender.units)
    totals = [0.0, 0.0, 0.0]
    again = 0.0
    for (on_one, on_other), chance in combat_round(attacker, defender, surprise).items():
        after, left = after_hits(attacker, on_one)._replace(cards=0), after_hits(defender, on_other)._replace(cards=0)
        if after.units and left.units and defender.rank and not free_to_continue:
            after = after_hits(after, 1)  # the price of continuing (9.10.1)
        if (after, left) == (attacker, defender) and not surprise:
            again += chance
            continue
        for at, part in enumerate(outcome(after, left, False, free_to_continue)):
            totals[at] += chance * part
    return totals[0] / (1 - again), totals[1] / (1 - again), totals[2] / (1 - again)


def force_of(t: Table, units: int, side: int, rank: int = 0) -> Force:
    """Figures that fight, everything turned up (9.3)."""
    troops = count_of(units, w.TROOP)
    return Force(
        regular=count_of(units, w.REGULAR) + troops,
        elite=count_of(units, w.ELITE),
        special=count_of(units, w.SPECIAL),
        generic=count_of(units, w.GENERIC) + troops,
        named=tuple((LEADERS[leader].hits, LEADERS[leader].shields) for leader in named_leaders(units)),
        rank=rank,
        hardened=troops if troops and hardened(t, side) else 0,
    )


def taken(units: int, spare: int, action: int) -> tuple[int, int]:
    """The figures and the regulars in the supply after one hit (9.9)."""
    verb, first = verb_of(action), first_of(action)
    if verb == w.V_LOSE_LEADER:
        return units - named_bit(first), spare
    if verb == w.V_REDUCE:
        return units - one(first) + one(w.REGULAR), spare - 1
    return units - one(first), spare + (1 if first == w.REGULAR else 0)


def takings(units: int, spare: int) -> dict[int, tuple[int, int]]:
    """Every way to take one hit: the action, and what it leaves."""
    return {action: taken(units, spare, action) for action in casualty_options(units, spare)}


def after_all_hits(units: int, spare: int, hits: int) -> set[int]:
    """Every legion that can be left after some hits; without units nobody is left."""
    states = {(units, spare)}
    for _ in range(hits):
        following: set[tuple[int, int]] = set()
        for now, regulars in states:
            following.update(takings(now, regulars).values() if has_units(now) else [(0, regulars)])
        states = following
    return {now if has_units(now) else 0 for now, _ in states}


class Fight(NamedTuple):
    """A battle at the moment: figures of both, and the hits each has still to take."""

    attacker: int
    defender: int
    hits_on_attacker: int
    hits_on_defender: int
    surprise: bool
    free_to_continue: bool
    rank: int
    side: int
    price: int  # hits the attacker takes before the next round (9.10.1)
    cards: tuple[int, int]  # discarded for dice of the roll that is still to come, attacker first


def fight_of(t: Table) -> Fight | None:
    """The battle that is fought, if both sides still stand."""
    shared = t.shared
    frames = frames_from_below(t)
    stage = next((first for code, first, _, _ in frames if code == w.F_BATTLE), None)
    if stage is None:
        return None
    start, goal = shared[w.B_FROM], shared[w.B_TO]
    side = shared[w.TURN_SIDE] - 1
    if shared[w.SIDE + goal] != 2 - side or shared[w.TOKENS + goal] or not has_units(attackers(t)):
        return None
    waiting = {first: second for code, first, second, _ in frames if code == w.F_CASUALTIES}
    hits = thrown(t, stage) if stage in USING_SPECIALS else (waiting.get(start, 0), waiting.get(goal, 0))
    return Fight(
        attackers(t),
        shared[w.UNITS + goal],
        *hits,
        bool(shared[w.B_FLAGS] & w.SURPRISE) and shared[w.B_ROUND] <= 1 and not rolled(t),
        bool(shared[w.B_FLAGS] & w.NO_MERCY),
        rank_at(t, goal),
        side,
        price_of_continuing(t) if stage in (*USING_SPECIALS, CHECK, CEASE) else 0,
        (0, 0) if rolled(t) else (cards_laid(t, ATTACKER), cards_laid(t, DEFENDER)),
    )


def _abilities(units: int) -> list[tuple[int, int]]:
    """What leaders turn a Special into, hits and shields, the strongest first (9.6)."""
    named = [(LEADERS[leader].hits, LEADERS[leader].shields) for leader in named_leaders(units)]
    plain = [(1, 0)] * (count_of(units, w.GENERIC) + count_of(units, w.TROOP))
    return sorted([*named, *plain], key=lambda value: (-sum(value), -value[0]))


def thrown(t: Table, stage: int, action: int = 0) -> tuple[int, int]:
    """The net hits on attacker and defender by the dice that lie there, Specials that are left used by the strongest
    leaders (9.5 to 9.8); with an action, after that answer to which leader uses one."""
    shared = t.shared
    bills: list[tuple[int, int]] = []
    for who in (ATTACKER, DEFENDER):
        hits, shields = shared[w.B_HITS + who], shared[w.B_SHIELDS + who]
        able, stars = shared[w.B_LEFT + who], shared[w.B_STARS + who]
        used: list[tuple[int, int]] = []
        if action and stage == USING_SPECIALS[who]:
            leader = first_of(action) if verb_of(action) == w.V_ABILITY else -1
            used = [(LEADERS[leader].hits, LEADERS[leader].shields) if leader >= 0 else (1, 0)]
            able -= named_bit(leader) if leader >= 0 else one(w.GENERIC if count_of(able, w.GENERIC) else w.TROOP)
        if stage <= USING_SPECIALS[who]:  # later, whoever could use one has done so
            used += _abilities(able)[: stars - len(used)]
        bills.append((hits + sum(more for more, _ in used), shields + sum(more for _, more in used)))
    side = shared[w.TURN_SIDE] - 1
    (hits, shields), (their_hits, their_shields) = bills
    return (
        net_hits(their_hits, shields, cancelled_by(t, 1 - side, shared[w.UNITS + shared[w.B_TO]])),
        net_hits(hits, their_shields, cancelled_by(t, side, attackers(t))),
    )


def odds_now(t: Table, fight: Fight) -> Value:
    """How the battle ends when this round's hits are taken as well as possible by both sides, those of later rounds as
    people mostly take them, and the attacker goes on."""
    mine = t.shared[w.SUPPLY + fight.side * 5 + w.REGULAR]
    theirs = t.shared[w.SUPPLY + (1 - fight.side) * 5 + w.REGULAR]
    defenders = [
        force_of(t, units, 1 - fight.side, fight.rank)
        for units in after_all_hits(fight.defender, theirs, fight.hits_on_defender)
    ]
    best: Value | None = None
    for units in after_all_hits(fight.attacker, mine, fight.hits_on_attacker):
        attacker = force_of(t, units, fight.side)
        values = [_value(fight, attacker, defender) for defender in defenders]
        worst = min(values, key=lambda value: value[0] - value[1])
        if best is None or worst[0] - worst[1] > best[0] - best[1]:
            best = worst
    assert best is not None
    return best


def _value(fight: Fight, attacker: Force, defender: Force) -> Value:
    if fight.price and attacker.units and defender.units:
        attacker = after_hits(attacker, fight.price)
    attacker, defender = attacker._replace(cards=fight.cards[0]), defender._replace(cards=fight.cards[1])
    return outcome(attacker, defender, fight.surprise, fight.free_to_continue)


def odds_by_casualty(t: Table, fight: Fight) -> dict[int, Value]:
    """What each answer to the question about hits does to the chances."""
    _, area, hits, attacking = top(t)
    side = t.shared[w.SIDE + area] - 1
    units = fight.attacker if attacking else fight.defender
    spare = t.shared[w.SUPPLY + side * 5 + w.REGULAR]
    found: dict[int, Value] = {}
    for action, (left, _) in takings(units, spare).items():
        then = (
            fight._replace(attacker=left, hits_on_attacker=hits - 1)
            if attacking
            else fight._replace(defender=left, hits_on_defender=hits - 1)
        )
        found[action] = odds_now(t, then)
    return found


def odds_by_leader(t: Table, fight: Fight) -> dict[int, Value]:
    """What each answer to which leader uses a Special does to the chances (9.6)."""
    found: dict[int, Value] = {}
    for action in t.options:
        if verb_of(action) in (w.V_ABILITY, w.V_ABILITY_GENERIC):
            on_attacker, on_defender = thrown(t, top(t)[1], action)
            found[action] = odds_now(t, fight._replace(hits_on_attacker=on_attacker, hits_on_defender=on_defender))
    return found


def odds_by_cards(t: Table, fight: Fight) -> list[Value]:
    """The chances with no more card laid down by whoever is asked, with one, two, ... as many as may be (9.4.1)."""
    stage = top(t)[1]
    if top(t)[0] != w.F_BATTLE or stage not in LAYING_CARDS:
        return []
    who, now, found = LAYING_CARDS.index(stage), t, [odds_now(t, fight)]
    while card := next((action for action in now.options if verb_of(action) == w.V_CARD), 0):
        laid = list(fight.cards)
        laid[who] += len(found)
        found.append(odds_now(t, fight._replace(cards=(laid[0], laid[1]))))
        now = clone(now)
        apply(now, card)
        if top(now)[:2] != top(t)[:2] or now.to_act != t.to_act:
            break
    return found
