"""The board of War for Arrakis as one seat sees it: who stands where and how strong, what each side is after, and what
it is worth to stand somewhere.

Everything is told in points of supremacy: a sietch of rank 2 is worth 2. Nothing is read that the seat may not know:
the enemy's facedown tokens and sietches count as the mean of what they may be, an unknown objective as sevens.
"""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import (
    AREAS,
    DEEP,
    DESERT,
    DISTANCE,
    IS_SAND,
    NEIGHBOURS,
    OVER_RED,
    SETTLEMENT_AREAS,
    SETTLEMENT_RANK,
    SIETCH_AREAS,
    STATION_AREAS,
    TERRAIN,
    ZONES_OF,
)
from landsraad.arrakis.catalog import FACE_UNITS, OBJECTIVES, PRESCIENCE_CARDS
from landsraad.arrakis.demands import so_far
from landsraad.arrakis.features import settlement_in, sietch_in
from landsraad.arrakis.figures import named_bit
from landsraad.arrakis.pieces import exposed, hidden_sietch, stacking_limit
from landsraad.arrakis.prescience import CLAIMS_A_ROUND
from landsraad.arrakis.solo import power_of
from landsraad.arrakis.store import NODES
from landsraad.arrakis.turns import unused
from landsraad.bots.arrakis_force import (
    HIDDEN_EXTRA,
    HIDDEN_UNITS,
    chance,
    figures_worth,
    strength,
    walls,
)
from landsraad.bots.arrakis_habits import FAR, Habits
from landsraad.kernel.bits import count_bits
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

SPARE_STEP: Final = 0.03
NEEDED: Final = 7.0  # the mean of an objective's scores
LAST_POINT: Final = 10
IMPERIUM_WORTH: Final = 0.3
WORM_HITS: Final[list[float]] = [0.0, 2.0, 2.0, 2.67, 3.33]  # of four dice, by terrain (13.7)
STORM_HITS: Final[list[float]] = [0.0, 1.0, 1.0, 1.33, 1.67]
HIT: Final = 0.15
ATREIDES_TOKENS: Final = 0xFFFF  # their slots
TERRAINS: Final = w.WITHOUT_SIETCH - 1


class Scene:
    """What one decision looks like to the side it is taken for."""

    __slots__ = (
        "against",
        "aims",
        "atreides",
        "attacks",
        "cap",
        "fall",
        "far",
        "goal_worth",
        "guild",
        "habits",
        "harkonnen",
        "kinds",
        "knows",
        "late",
        "leads_on",
        "mass",
        "moves",
        "needs",
        "number",
        "open_tokens",
        "paul",
        "power",
        "prepared",
        "rank",
        "ride",
        "side",
        "solo",
        "standing",
        "step",
        "supremacy",
        "sworn",
        "t",
        "weights",
        "worms",
    )

    def __init__(self, t: Table, side: i64, habits: Habits) -> None:
        shared = t.shared
        self.habits = habits
        self.solo = shared[w.SOLO] != 0
        self.t = t
        self.side = side
        self.knows = side == w.ATREIDES
        self.open_tokens: i64 = ATREIDES_TOKENS if self.knows else 0  # nobody looks at those of the automaton
        self.guild = shared[w.EXPANSIONS] & w.GUILD != 0
        self.supremacy: i64 = shared[w.SUPREMACY]
        self.harkonnen: list[int] = []
        self.atreides: list[int] = []
        self.worms: list[int] = []
        self.power: list[float] = [0.0] * AREAS
        self.number: list[float] = [0.0] * AREAS
        self.mass: dict[int, int] = {}  # combat power, as the automaton counts it (23.2)
        self.rank = _mean_rank(t)
        dice: i64 = 0
        for place in range(w.DICE, w.DICE + 10):
            dice += shared[place]
        self.late = 1.0 - float(dice) / 8.0 if shared[w.PHASE] == w.P_ACTIONS else 1.0
        for area in range(AREAS):
            held = shared[w.SIDE + area]
            if shared[w.FEATURES + area] & w.ANY_WORM:
                self.worms.append(area)
            if held == 0:
                continue
            if held == w.HARKONNEN + 1:
                self.harkonnen.append(area)
            else:
                self.atreides.append(area)
            self.power[area] = self.strength_of(shared[w.UNITS + area], shared[w.TOKENS + area])
            self.number[area] = self.number_of(shared[w.UNITS + area], shared[w.TOKENS + area])
            if self.solo:
                self.mass[area] = power_of(shared[w.UNITS + area], shared[w.TOKENS + area])
        self.needs: list[float] = needs_of(t, self.knows)
        self.step: list[float] = [habits.step if need > 0.0 else SPARE_STEP for need in self.needs]
        self.cap: i64 = stacking_limit(t, side)
        self.aims: list[int] = []  # areas this side wants to reach
        self.against: list[float] = []  # what stands against it there
        self.goal_worth: list[float] = []
        self.far: list[int] = []  # 1 where one must stand in the area itself
        self.weights: list[float] = []
        self.prepared: dict[float, list[float]] = {}  # what the aims are worth to legions of a strength
        self.standing: dict[int, float] = {}  # what the legions are worth where they are
        self.moves: dict[int, float] = {}  # the best move of each legion, and its best attack by the flags of a battle
        self.attacks: dict[int, float] = {}
        self.kinds: list[tuple[int, float]] = []  # kinds of areas in which a prescience card wants legions
        self.paul: list[tuple[int, float]] = []  # demands on where Paul and Jessica are
        self.leads_on = False  # whether who comes nearer to where a card wants legions can still arrive
        self.ride = 0.0  # what a card gives for a ride over two worm areas, for the fall of a named leader,
        self.fall = 0.0
        self.sworn = 0.0  # for each Fedaykin more
        if side == w.HARKONNEN:
            self._harkonnen_aims()
        else:
            self._atreides_aims()
            self._demands()

    # --- legions ---------------------------------------------------------------------------------------------------

    def strength_of(self, units: i64, tokens: i64) -> float:
        if tokens == 0:
            return strength(units, 0.0, 0.0)
        hidden = float(count_bits(tokens & ~self.open_tokens))
        return strength(self.with_tokens(units, tokens), HIDDEN_UNITS * hidden, HIDDEN_EXTRA * hidden)

    def with_tokens(self, units: i64, tokens: i64) -> i64:
        """The figures once those tokens are turned up that this side may look at."""
        tokens &= self.open_tokens
        slot: i64 = 0
        while tokens:
            if tokens & 1:
                units += FACE_UNITS[self.t.shared[w.DEPLOYMENT_TOKENS + slot]]
            tokens >>= 1
            slot += 1
        return units

    def number_of(self, units: i64, tokens: i64) -> float:
        """How many dice a legion rolls, tokens turned up."""
        if tokens:
            units = self.with_tokens(units, tokens)
        many = (units & 31) + (units >> 5 & 31) + (units >> 10 & 31) + (units >> 15 & 31)
        return float(many) + HIDDEN_UNITS * float(count_bits(tokens & ~self.open_tokens))

    def worth_of(self, units: i64, tokens: i64) -> float:
        return figures_worth(units) + self.habits.token * float(count_bits(tokens))

    def enemies(self, side: i64) -> list[int]:
        return self.atreides if side == w.HARKONNEN else self.harkonnen

    # --- settlements -----------------------------------------------------------------------------------------------

    def rank_of(self, area: i64) -> float:
        """The rank of a settlement as this seat knows it, 0 without one."""
        shared = self.t.shared
        features = shared[w.FEATURES + area]
        if features & w.SETTLEMENT:
            return float(SETTLEMENT_RANK[settlement_in(features) - 1])
        if features & w.SIETCH:
            if not self.knows and hidden_sietch(self.t, area):
                return self.rank
            return float(shared[w.SIETCH_RANKS + sietch_in(features) - 1])
        return 0.0

    def prize(self, area: i64) -> float:
        """What the enemy gains who destroys the settlement of an area."""
        features = self.t.shared[w.FEATURES + area]
        if features & w.SIETCH:
            rank = self.rank_of(area)
            last = float(LAST_POINT - 1 if self.solo else LAST_POINT)  # the automaton gains a point by itself (23.15)
            return rank * 2.0 if float(self.supremacy) + rank >= last else rank
        if features & w.SETTLEMENT:
            rank = self.rank_of(area)
            total = 0.0
            for marker in range(3):
                total += self.step[marker] * min(rank, max(self.needs[marker], 0.3))
            return total
        return 0.0

    def defence(self, area: i64) -> float:
        """What an attacker of this area must overcome."""
        return self.power[area] + (walls(self.rank_of(area), self.number[area]) if self.power[area] > 0.0 else 0.0)

    def threat(self, side: i64, area: i64, defence: float, mass: i64) -> float:
        """How likely the enemies of a side soon take an area that is defended so strongly."""
        if self.solo and side == w.ATREIDES:
            return self._threat_of_automaton(area, defence, mass)
        worst = 0.0
        alarm = self.habits.alarm
        row = DISTANCE[area]
        power = self.power
        for enemy in self.enemies(side):
            far = row[enemy]
            if far <= 6:
                danger = alarm[far] * (1.0 if defence <= 0.0 else chance(power[enemy] - defence))
                if danger > worst:
                    worst = danger
        return worst

    def _threat_of_automaton(self, area: i64, defence: float, mass: i64) -> float:
        """The same where the enemy attacks by rule: what is next to it or in reach of an ornithopter, and else its
        target, always with more combat power than the defenders have (23.7, 23.11)."""
        shared = self.t.shared
        habits = self.habits
        row = OVER_RED[area]
        target = shared[w.TARGET] > 0 and shared[w.SIETCH_AT + shared[w.TARGET] - 1] == area + 1
        worst = 0.0
        for enemy in self.harkonnen:
            far = row[enemy]
            if far > 6:
                continue
            danger = habits.alarm[far] * (1.0 if defence <= 0.0 else chance(self.power[enemy] - defence))
            if self.mass[enemy] <= mass:
                danger *= habits.deterred
            if far > 1 and not target and not (far == 2 and self._flies(enemy)):
                danger *= habits.elsewhere
            if danger > worst:
                worst = danger
        return worst

    def _flies(self, area: i64) -> bool:
        for zone in ZONES_OF[area]:
            if self.t.shared[w.AIR_ZONES + zone] == w.ORNITHOPTER:
                return True
        return False

    # --- what a side is after --------------------------------------------------------------------------------------

    def _aim(self, area: i64, worth: float, inside: i64, least: float) -> None:
        self.aims.append(area)
        self.against.append(0.0 if inside else max(self.defence(area), least))
        self.goal_worth.append(worth)
        self.far.append(inside)

    def _harkonnen_aims(self) -> None:
        shared = self.t.shared
        for sietch in range(8):
            at = shared[w.SIETCH_AT + sietch]
            if at:
                self._aim(at - 1, self.prize(at - 1), 0, self.habits.guard)

    def _atreides_aims(self) -> None:
        shared = self.t.shared
        for area in SETTLEMENT_AREAS:
            if shared[w.FEATURES + area] & w.SETTLEMENT:
                self._aim(area, self.prize(area), 0, 0.0)
        station = (self.step[0] + self.step[1] + self.step[2]) / 3.0
        for area in STATION_AREAS:
            if shared[w.FEATURES + area] & w.STATION and shared[w.SIDE + area] != w.HARKONNEN + 1:
                self._aim(area, station * self.habits.station, 1, 0.0)
        for area in range(AREAS):
            if shared[w.FEATURES + area] & w.HARVESTER and shared[w.SIDE + area] != w.HARKONNEN + 1:
                self._aim(area, self.harvester_worth(area), 1, 0.0)

    def harvester_worth(self, area: i64) -> float:
        """What it is worth to the Atreides when a legion destroys the harvester of an area."""
        worth = self.habits.spice * (2.0 if TERRAIN[area] == DEEP else 1.0)
        return worth + IMPERIUM_WORTH if self.guild else worth

    def _demands(self) -> None:
        """Where the prescience cards in view want legions and leaders at the end of the round."""
        t = self.t
        if t.shared[w.CLAIMS] >= CLAIMS_A_ROUND:
            return
        self.leads_on = unused(t, w.ATREIDES) > 0
        for card in t.zones[w.PRESCIENCE]:
            demand = PRESCIENCE_CARDS[card].demand
            op = NODES.op[demand]
            reward = self.reward(card)
            if op == w.DEMAND_HAPPENED:
                self._to_happen(NODES.a[demand], reward)
            elif op == w.DEMAND_FIGURES:
                short = NODES.b[demand] - so_far(t, demand)
                self.sworn = self.habits.sworn * reward / float(short) if short > 0 else 0.0
            elif op == w.DEMAND_LEGIONS and PRESCIENCE_CARDS[card].end:
                missing = NODES.b[demand] - so_far(t, demand)
                if missing < 0:
                    self.kinds.append((NODES.a[demand], 0.05))
                else:
                    self.kinds.append((NODES.a[demand], reward if missing == 0 else 0.7 * reward / float(missing)))
            elif op in (w.DEMAND_LEADERS, w.DEMAND_TOGETHER, w.DEMAND_SHOW_SIETCH, w.DEMAND_SHOW_TOKENS):
                self.paul.append((demand, reward))

    def _to_happen(self, counter: i64, reward: float) -> None:
        """What a card waits for that has not happened yet."""
        shared = self.t.shared
        if shared[counter]:
            return
        if counter == w.RODE:
            self.ride = self.habits.ride * reward
        elif counter == w.LEADER_FELL:
            self.fall = self.habits.fall * reward
        elif counter == w.WON_ATTACK and self.habits.hunt > 0.0 and shared[w.PHASE] == w.P_ACTIONS:
            for area in self.harkonnen:
                if not shared[w.FEATURES + area] & w.SETTLEMENT:
                    self._aim(area, self.habits.hunt * reward, 0, 0.0)

    def reward(self, card: i64) -> float:
        """What the steps of a prescience card are worth."""
        steps = PRESCIENCE_CARDS[card].reward
        total = 0.0
        for marker in range(3):
            useful = min(float(steps[marker]), max(self.needs[marker], 0.0))
            total += self.habits.step * useful + SPARE_STEP * (float(steps[marker]) - useful)
        return total

    # --- standing somewhere ----------------------------------------------------------------------------------------

    def prepare(self, power: float) -> None:
        """What each aim is worth to a legion of this strength."""
        known = self.prepared.get(power)
        if known is not None:
            self.weights = known
            return
        weights: list[float] = []
        for place in range(len(self.aims)):
            worth = self.goal_worth[place]
            against = self.against[place]
            if against > 0.0:
                worth *= chance(self.habits.foresight * (power - against))
            weights.append(worth)
        self.prepared[power] = weights
        self.weights = weights

    def outlook(self, area: i64) -> float:
        """The best aim of the prepared legion, seen from an area."""
        row = DISTANCE[area]
        best = 0.0
        aims, weights, inside, reach = self.aims, self.weights, self.far, self.habits.reach
        for place in range(len(aims)):
            far = row[aims[place]] + inside[place]
            worth = weights[place] * reach[far if far < FAR else FAR]
            if worth > best:
                best = worth
        return best

    def stands(self, area: i64) -> float:
        """What it is worth to this side that an area is as it is, as far as its own figures go."""
        known = self.standing.get(area)
        if known is None:
            shared = self.t.shared
            if shared[w.SIDE + area] == self.side + 1:
                known = self.stand(area, shared[w.UNITS + area], shared[w.TOKENS + area])
            else:
                known = self.stand(area, 0, 0)
            self.standing[area] = known
        return known

    def stand(self, area: i64, units: i64, tokens: i64) -> float:
        """What it is worth to this side that these figures of its own are in an area, and nobody else."""
        t = self.t
        shared = t.shared
        side = self.side
        habits = self.habits
        features = shared[w.FEATURES + area]
        own = features & (w.SETTLEMENT if side == w.HARKONNEN else w.SIETCH)
        power = self.strength_of(units, tokens)
        total = 0.0
        rank = 0.0
        defence = power
        if own:
            rank = self.rank_of(area)
            if power > 0.0:
                defence += walls(rank, self.number_of(units, tokens))
            danger = self.threat(side, area, defence, power_of(units, tokens) if self.solo else 0)
            prize = self.prize(area) * habits.home
            if power <= 0.0:
                return prize * (1.0 - habits.open * danger)
            total += prize * (1.0 - danger) + habits.toll * danger
        if power <= 0.0:
            return total
        worth = self.worth_of(units, tokens) * habits.figures
        self.prepare(power)
        total += self.outlook(area) + worth
        total -= habits.near * worth * self.pressed(area, defence, units, tokens)
        many = (units & 31) + (units >> 5 & 31) + (units >> 10 & 31) + (units >> 15 & 31) + count_bits(tokens)
        excess = many - self.cap
        if excess > 0:
            total -= 0.35 * float(excess)
        if side == w.HARKONNEN:
            return total - self.weather(area, worth)
        if self.kinds or self.paul:
            total += habits.demand * self.demanded(area, units, tokens)
        return total

    def pressed(self, area: i64, defence: float, units: i64, tokens: i64) -> float:
        """How likely the strongest enemy next to a legion would beat it. The automaton lets alone who is no weaker than
        itself by the count of heads (23.7)."""
        shared = self.t.shared
        near = 0.0
        foes = 2 - self.side
        mass = power_of(units, tokens) if self.solo else 0
        for other in NEIGHBOURS[area]:
            if (
                shared[w.SIDE + other] == foes
                and self.power[other] > near
                and (not self.solo or self.mass[other] > mass)
            ):
                near = self.power[other]
        return chance(near - defence) if near > 0.0 else 0.0

    def weather(self, area: i64, worth: float) -> float:
        """What storms and sandworms will probably cost a Harkonnen legion in an area."""
        t = self.t
        if not exposed(t, area):
            return 0.0
        terrain = TERRAIN[area]
        lost = STORM_HITS[terrain] * HIT * (0.4 + 0.6 * self.late)
        for worm in NEIGHBOURS[area]:
            if t.shared[w.FEATURES + worm] & w.ANY_WORM:
                lost += WORM_HITS[terrain] * HIT * 0.7
        if IS_SAND[area]:
            lost += 0.05 if terrain == DESERT else 0.1
        return lost if lost < worth else worth

    def demanded(self, area: i64, units: i64, tokens: i64) -> float:
        """What prescience cards give for a legion here."""
        total = 0.0
        sietch = self.t.shared[w.FEATURES + area] & w.SIETCH != 0
        for kind, worth in self.kinds:
            if fits(area, kind, sietch):
                total += worth
            elif self.leads_on:
                total += worth * self.habits.nearer[far_from(area, kind)]
        paul = units & (named_bit(w.PAUL) | named_bit(w.MUADDIB)) != 0
        jessica = units & (named_bit(w.JESSICA) | named_bit(w.REVEREND_MOTHER)) != 0
        if paul or jessica:
            for demand, worth in self.paul:
                op = NODES.op[demand]
                if op == w.DEMAND_LEADERS:
                    kind = NODES.a[demand]
                    share = 1.0
                    if not fits(area, kind, sietch):
                        share = self.habits.nearer[far_from(area, kind)] if self.leads_on else 0.0
                    total += share * worth * ((0.5 if paul else 0.0) + (0.4 if jessica and kind else 0.0))
                elif op == w.DEMAND_TOGETHER:
                    if sietch:
                        total += worth if paul and jessica else 0.25 * worth
                elif not paul:
                    continue
                elif op == w.DEMAND_SHOW_SIETCH:
                    total += worth if sietch and hidden_sietch(self.t, area) else 0.0
                else:
                    total += worth * 0.5 * float(min(count_bits(tokens), 2))
        return total


def fits(area: i64, kind: i64, sietch: bool) -> bool:
    """Whether an area is of the kind a demand speaks of."""
    terrains = kind & TERRAINS
    if terrains and not terrains >> TERRAIN[area] & 1:
        return False
    return not (kind & w.WITHOUT_SIETCH and sietch)


def far_from(area: i64, kind: i64) -> i64:
    """How far away the nearest area of such a terrain is, where there is no sietch at the start."""
    near = NEAREST[kind & TERRAINS]
    return near[area]


def _nearest(terrains: int) -> list[int]:
    goals = [area for area in range(AREAS) if terrains >> TERRAIN[area] & 1 and area not in SIETCH_AREAS]
    return [max(1, min([DISTANCE[area][goal] for goal in goals], default=FAR)) for area in range(AREAS)]


NEAREST: Final[list[list[int]]] = [_nearest(terrains) for terrains in range(TERRAINS + 1)]


def _mean_rank(t: Table) -> float:
    """Of the sietches nobody has seen: which one has which rank is hidden, not what they are together."""
    shared = t.shared
    total: i64 = 0
    many: i64 = 0
    for sietch in range(8):
        if shared[w.SIETCH_AT + sietch] and not shared[w.SIETCHES_SEEN] >> sietch & 1:
            total += shared[w.SIETCH_RANKS + sietch]
            many += 1
    return float(total) / float(many) if many else 2.0


def needs_of(t: Table, knows: bool) -> list[float]:
    """How many steps each marker is short of the objective, the nearer of two."""
    shared = t.shared
    best: list[float] = []
    least = 99.0
    if not knows:
        return [NEEDED - float(shared[w.PRESCIENCE_MARKERS + marker]) for marker in range(3)]
    for card in t.zones[w.OBJECTIVES]:
        scores = OBJECTIVES[card].scores
        needs = [float(scores[marker] - shared[w.PRESCIENCE_MARKERS + marker]) for marker in range(3)]
        total = max(needs[0], 0.0) + max(needs[1], 0.0) + max(needs[2], 0.0)
        if total < least:
            least = total
            best = needs
    return best if best else [NEEDED, NEEDED, NEEDED]
