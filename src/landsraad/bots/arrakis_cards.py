"""What planning cards and special actions promise: their effects added up, as far as they can be carried out now.

A card whose steps find nothing to do is worth nothing, whatever it says.
"""

from typing import Final

from landsraad.arrakis import content
from landsraad.arrakis import words as w
from landsraad.arrakis.board import IS_SAND, TERRAIN
from landsraad.arrakis.catalog import CARD_IDS, CARDS, LEADERS, PRESCIENCE_CARDS
from landsraad.arrakis.demands import so_far
from landsraad.arrakis.deployment import deployable
from landsraad.arrakis.effects import holds
from landsraad.arrakis.figures import count_of, named_bit, one, unit_count
from landsraad.arrakis.hands import playable
from landsraad.arrakis.leaders import against_ready, against_sought, this_leader
from landsraad.arrakis.picks import pick_options
from landsraad.arrakis.pieces import exposed, own_settlements
from landsraad.arrakis.piles import hand_of
from landsraad.arrakis.placing import places_for
from landsraad.arrakis.rounds import HAND_LIMIT
from landsraad.arrakis.store import NODES
from landsraad.bots.arrakis_deeds import best_attack, best_moves, best_signs, best_strike, desert_power, own_legions
from landsraad.bots.arrakis_force import NAMED_WORTH, WORTH
from landsraad.bots.arrakis_scene import HIT, IMPERIUM_WORTH, STORM_HITS, Scene
from landsraad.kernel.vecs import i64

CONTENT: Final = content  # the cards are declared before they are weighed

DRAWN: Final = 0.15  # by and large
PLAYED_ON: Final = 0.3  # the permission to play another card
HARVESTER: Final = 0.17
AIRCRAFT: Final = 0.1
SISTER: Final = 0.4
ENTERED: Final = 0.45
DISCARDED: Final = 0.1
WANTED: Final = (w.PAUL, w.MUADDIB, w.JESSICA, w.REVEREND_MOTHER)  # by prescience cards
OTHERS: Final = 0.25  # a card somebody may find a use for

# What a pick is worth that finds something to pick.
PICKS: Final = {
    w.PICK_SIGN: 0.08,
    w.PICK_TANK_SECTOR: 0.45,
    w.PICK_TANK_ADJACENT: 0.45,
    w.PICK_TANK_ANY: 0.5,
    w.PICK_BACK: 0.35,
    w.PICK_HOUSE_DIE: 0.45,
    w.PICK_SPIES: 0.1,
    w.PICK_DIE: 0.1,
    w.PICK_ADAB: 0.2,
    w.PICK_DOWN: 0.1,
    w.PICK_IMPERIUM_DOWN: 0.5,
    w.PICK_FEAR: 0.5,
    w.PICK_IBAD: 0.2,
    w.PICK_WORM_BY_WORM: 0.3,
    w.PICK_WORM_BY_LEGION: 0.5,
    w.PICK_CHASM: 0.45,
    w.PICK_GURNEY: 0.25,
    w.PICK_ROCKETS: 0.3,
    w.PICK_CAPTURED: 0.35,
    w.PICK_CLEAR_SKY: 0.12,
    w.PICK_BLAST: 0.4,
    w.PICK_SWAP_ONE: 0.02,
    w.PICK_TIDE: 0.25,
    w.PICK_ATOMICS: 0.4,
    w.PICK_MAKER_AREA: 0.4,
    w.PICK_POLE_SIGN: 0.03,
    w.PICK_ENTER: 0.2,
}


def card_worth(s: Scene, card: i64) -> float:
    return effect_worth(s, CARDS[card].effect)


def effect_worth(s: Scene, node: i64) -> float:
    """What carrying an effect out is worth to the side whose scene it is."""
    op, a, b = NODES.op[node], NODES.a[node], NODES.b[node]
    if op == w.OP_SEQUENCE:
        total = 0.0
        for kid in NODES.kids[node]:
            total += effect_worth(s, kid)
        return total
    if op == w.OP_PLACE:
        return _placed(s, node)
    if op == w.OP_MOVE:
        return 0.4 if b & w.FROM_SETTLEMENT else best_moves(s, b, a)
    if op == w.OP_ATTACK:
        return max(best_attack(s, a, b), 0.0)
    if op == w.OP_MOVE_OR_ATTACK:
        return max(best_moves(s, a, 1), best_attack(s, a & ~w.TWO_STEPS, b), 0.0)
    if op == w.OP_IF:
        return effect_worth(s, NODES.kids[node][0 if holds(s.t, a, b) else 1])
    if op == w.OP_EITHER:
        best = 0.0
        for kid in NODES.kids[node]:
            best = max(best, effect_worth(s, kid))
        return best
    if op == w.OP_PICK:
        return _picked(s, a, b)
    if op in (w.OP_REPLACE, w.OP_SCATTER, w.OP_DEPLOY, w.OP_DEPLOY_TOKENS, w.OP_CIELAGO):
        return _figures(s, node, op)
    if op in (w.OP_POWER, w.OP_SIGNS, w.OP_MAKER_IN, w.OP_MAKER_STRIKE, w.OP_STORMS):
        return _desert(s, op)
    return _others(s, node, op)


def _placed(s: Scene, node: i64) -> float:
    t = s.t
    shared = t.shared
    side = s.side
    room: i64 = 0
    for area in places_for(t, node, side):
        room = max(room, s.cap - unit_count(shared[w.UNITS + area], shared[w.TOKENS + area]))
    if room <= 0:
        return 0.0
    total = 0.0
    for figure in NODES.kids[node]:
        kind = NODES.a[figure]
        if kind == w.NAMED:
            leader = this_leader(t, NODES.b[figure])
            total += 0.0 if against_sought(t, leader) or against_ready(t, leader) else NAMED_WORTH
        elif kind == w.ANY_LEADER:
            total += WORTH[w.GENERIC]
        else:
            many = min(NODES.b[figure], shared[w.SUPPLY + side * 5 + kind], room if kind != w.GENERIC else 9)
            total += WORTH[kind] * float(many) + (s.sworn * float(many) if kind == w.SPECIAL else 0.0)
            if kind != w.GENERIC:
                room -= many
    return 1.2 * total


def _picked(s: Scene, what: i64, many: i64) -> float:
    options = pick_options(s.t, what, 0)
    found = len(options)
    if found == 0:
        return 0.0
    if what == w.PICK_DOWN:
        spare = -min(s.needs[0], s.needs[1], s.needs[2])
        short = max(s.needs[0], s.needs[1], s.needs[2])
        return s.habits.step * min(spare, short) if spare > 0.0 and short > 0.0 else 0.0
    if what in (w.PICK_TANK_SECTOR, w.PICK_TANK_ADJACENT, w.PICK_TANK_ANY):
        return PICKS[what] + s.fall
    if what in (w.PICK_CHASM, w.PICK_GURNEY, w.PICK_SIGN, w.PICK_WORM_BY_LEGION):
        return PICKS[what] * float(min(many, found)) / float(many)
    return PICKS[what]


def _figures(s: Scene, node: i64, op: i64) -> float:
    t = s.t
    shared = t.shared
    side = s.side
    a, b, c = NODES.a[node], NODES.b[node], NODES.c[node]
    if op == w.OP_REPLACE:
        have: i64 = 0
        for area in own_legions(s):
            have += count_of(shared[w.UNITS + area], a)
        many = min(c, have, shared[w.SUPPLY + side * 5 + b])
        return (1.5 * (WORTH[b] - WORTH[a]) + (s.sworn if b == w.SPECIAL else 0.0)) * float(many)
    if op == w.OP_SCATTER:
        worth = WORTH[a] * float(min(b, shared[w.SUPPLY + side * 5 + a]))
        for kind, reward in s.kinds:
            if kind >> 3 & 1 or kind >> 4 & 1:
                worth += reward
        return worth if side == w.ATREIDES else 0.5 * worth
    if op == w.OP_DEPLOY:
        units = WORTH[w.REGULAR] * float(min(a, shared[w.SUPPLY + w.REGULAR]))
        return units + WORTH[w.SPECIAL] * float(min(b, shared[w.SUPPLY + w.SPECIAL])) + WORTH[w.GENERIC]
    if not deployable(t, op == w.OP_CIELAGO):
        return 0.0
    left = 8 - shared[w.TOKENS_DRAWN]
    if op == w.OP_CIELAGO:
        return s.habits.token * float(min(left, 1))
    many = min(left, a)  # the first where it helps most, the others where there is less to help
    return new_token(s) * (1.0 + 0.7 * float(many - 1)) if many > 0 else 0.0


def best_reinforcement(s: Scene, units: i64) -> float:
    """What these figures add in the settlement that profits most."""
    shared = s.t.shared
    best = 0.0
    for area in own_settlements(s.t, s.side):
        here, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
        best = max(best, s.stand(area, here + units, tokens) - s.stand(area, here, tokens))
    return best


def summons(s: Scene, area: i64) -> float:
    """What prescience cards give for the best of the leaders beside the board, if he is deployed in an area."""
    if not s.paul or s.habits.summon <= 0.0:
        return 0.0
    shared = s.t.shared
    units, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
    if shared[w.SIDE + area] != w.ATREIDES + 1:
        units, tokens = 0, 0
    without = s.demanded(area, units, tokens)
    best = 0.0
    for leader in WANTED:
        if shared[w.LEADER_AT + leader] == w.ASIDE:
            best = max(best, s.demanded(area, units | named_bit(leader), tokens) - without)
    return s.habits.summon * best


def best_summons(s: Scene) -> float:
    best = 0.0
    if s.paul and s.side == w.ATREIDES:
        for area in own_settlements(s.t, w.ATREIDES):
            best = max(best, summons(s, area))
    return best


def new_token(s: Scene) -> float:
    """A deployment token with a leader, where it helps most."""
    new = best_reinforcement(s, 2 * one(w.REGULAR) + one(w.GENERIC))
    return s.habits.deploy * (s.habits.token + WORTH[w.GENERIC] + new) + best_summons(s)


def _desert(s: Scene, op: i64) -> float:
    if op == w.OP_POWER:
        return desert_power(s)
    if op == w.OP_SIGNS:
        return best_signs(s)
    if op == w.OP_MAKER_IN:
        return 0.5
    if op == w.OP_MAKER_STRIKE:
        return max(0.15, 1.5 * best_strike(s))
    total = 0.0
    for area in s.harkonnen:
        if exposed(s.t, area):
            total += HIT * STORM_HITS[TERRAIN[area]] * (1.0 if IS_SAND[area] else 0.9)
    return total


def drawn(s: Scene, many: i64) -> float:
    """Cards that will be discarded for the hand limit are worth little (6.6.6)."""
    room = HAND_LIMIT - len(hand_of(s.t, s.t.shared[w.ACTOR]))
    kept = max(0, min(many, room))
    return s.habits.drawn * (float(kept) + 0.3 * float(many - kept))


def _others(s: Scene, node: i64, op: i64) -> float:
    t = s.t
    shared = t.shared
    a, b, c = NODES.a[node], NODES.b[node], NODES.c[node]
    if op == w.OP_DRAW:
        return drawn(s, min(a, len(t.zones[w.DECK + s.side * 2]) + len(t.zones[w.DECK + s.side * 2 + 1])))
    if op == w.OP_DRAW_FROM:
        return drawn(s, min(a, len(t.zones[w.DECK + s.side * 2 + b])))
    if op == w.OP_PLAY:
        return PLAYED_ON if len(playable(t, shared[w.ACTOR])) > 1 else 0.0
    if op == w.OP_VEHICLES:
        harvesters = HARVESTER * float(min(a, shared[w.HARVESTERS]))
        return harvesters + AIRCRAFT * float(min(b, shared[w.ORNITHOPTERS]) + min(c, shared[w.CARRYALLS]))
    if op == w.OP_ENTER:
        if shared[w.LEADER_AT + a] != w.ABSENT:
            return 0.0
        return ENTERED if LEADERS[a].ousts < 0 else 0.5 * ENTERED
    if op == w.OP_DISCARD:
        enemy = w.HAND + 2 - 2 * s.side
        return DISCARDED * float(min(a, len(t.zones[enemy]) + len(t.zones[enemy + 1])))
    if op == w.OP_TAKE_SISTER:
        return SISTER if shared[w.BENE_GESSERIT_RESERVE] else 0.0
    if op == w.OP_SEEK:
        return 0.1
    if op == w.OP_OBJECTIVE:
        return 0.4 if len(t.zones[w.OBJECTIVES]) < 2 else 0.0
    if op == w.OP_DETONATE:
        return 0.0 if shared[w.ATOMICS] else 0.4
    if op == w.OP_KITAB:
        return 0.05
    if op == w.OP_NAVIGATOR:
        return 0.15
    if op == w.OP_IMPERIUM:
        return IMPERIUM_WORTH
    if op == w.OP_STAY:
        return 0.4
    return 0.0


def likely(s: Scene, card: i64) -> float:
    """What a prescience card will probably bring: its reward, and how far its demand is met."""
    demand = PRESCIENCE_CARDS[card].demand
    missing = float(NODES.b[demand] - so_far(s.t, demand))
    reward = s.reward(card)
    if missing <= 0.0:
        return reward
    op = NODES.op[demand]
    easy = 0.5 if op in (w.DEMAND_LEGIONS, w.DEMAND_LEADERS, w.DEMAND_SHOW_SIETCH) else 0.35
    return reward * (easy if missing <= 1.0 else easy * 0.5)


# --- what a card is worth to keep ------------------------------------------------------------------------------------


def _plain(node: i64) -> float:
    """What an effect is worth by and large, whatever the position."""
    op, a, b, c = NODES.op[node], NODES.a[node], NODES.b[node], NODES.c[node]
    total = 0.0
    if op == w.OP_SEQUENCE:
        for kid in NODES.kids[node]:
            total += _plain(kid)
    elif op in (w.OP_IF, w.OP_EITHER):
        for kid in NODES.kids[node]:
            total = max(total, _plain(kid))
    elif op == w.OP_PLACE:
        for figure in NODES.kids[node]:
            kind = NODES.a[figure]
            if kind == w.NAMED:
                total += 0.15
            else:
                total += WORTH[w.GENERIC] if kind == w.ANY_LEADER else WORTH[kind] * float(NODES.b[figure])
    elif op == w.OP_PICK:
        total = 0.8 * PICKS[a]
    elif op == w.OP_MOVE:
        total = 0.2 * float(a)
    elif op in (w.OP_ATTACK, w.OP_MOVE_OR_ATTACK):
        total = 0.5
    elif op in (w.OP_DRAW, w.OP_DRAW_FROM):
        total = DRAWN * float(a)
    elif op == w.OP_REPLACE:
        total = 1.4 * (WORTH[b] - WORTH[a]) * float(c)
    elif op == w.OP_VEHICLES:
        total = 0.13 * float(a) + AIRCRAFT * float(b + c)
    else:
        total = OTHERS
    return total


KEEP: Final = [0.2 if CARDS[card].held else 0.6 * _plain(CARDS[card].effect) for card in range(len(CARD_IDS))]
