"""What the components of Dune: Imperium are worth by themselves, in thousandths of a victory point.

Made once from the printed effects and a few habits: what a resource, a card drawn, a step of influence is worth to
somebody who knows nothing else. The judgement of a position (imperium_worth.py) starts from these tables.
"""

from typing import Final

from landsraad.imperium import content  # noqa: F401 (it fills the catalogue)
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, INTRIGUES, SPACES, STARTING_SIGNET, TILES
from landsraad.imperium.store import KIDS, OP, A, B
from landsraad.kernel.vecs import i64, vec

# What is believed of the game, by name. lab/train.py finds better numbers; the weights file keeps them.
HABITS: Final[dict[str, int]] = {
    "solari": 80,
    "spice": 110,
    "water": 110,
    "persuasion": 60,
    "sword": 45,
    "troop": 90,
    "draw": 110,
    "intrigue": 190,
    "influence_1": 300,  # the first step on a track: half of the point at 2
    "influence_2": 1000,
    "influence_3": 200,
    "influence_4": 250,  # beside the Alliance
    "influence_5": 120,
    "alliance": 1000,
    "agent": 330,  # one more agent sent
    "council": 120,  # a round, for a seat on the High Council
    "dreadnought": 420,
    "negotiator": 100,
    "control": 250,
    "trash": 130,
    "foldspace": 120,
    "dividends": 250,
    "reveal": 60,  # what ends the agent turns must beat
    "hold": 70,  # how much of a card's reveal box is lost by playing it for its agent, in hundredths
    "price": 85,  # how much a paid resource counts, in hundredths
    "hope": 70,  # how much of the best deployment counts when an agent is sent, in hundredths
    "keep_troop": 70,  # what a troop is worth that stays in the garrison
    "keep_intrigue": 90,  # what an Intrigue card is worth that is not played
    "keep_fight": 120,  # the same for Combat cards
    "waste": 100_000,  # what is lost by an Intrigue card that does nothing: a folly (search.py)
    "own": 38,  # how often a card of one's deck comes in a round, in hundredths
    "dilution": 70,  # what a card takes away by being in the deck
    "spread": 30,  # how uncertain others' strength is, in tenths
    "hand_swords": 60,  # how many swords others reveal, in hundredths a card
    "join": 50,  # how much of an idle garrison is expected in the Conflict, in hundredths
    "freighter": 60,  # how much of what waits on the Shipping track counts, in hundredths
    "tile_round": 60,  # how often a tile serves in a round, in hundredths
    "last": 35,  # what resources are worth in the last round, in hundredths
    "last_but_one": 75,
    "icon_faction": 45,
    "icon_other": 35,
}
# What sending an agent is worth beside all that a space is known to give: for each space, so that training can tell
# which are underrated.
HABITS.update({f"at_{space.name}": 120 for space in SPACES})
POINT: Final = 1000

# Effects whose worth is a number and no more.
PLAIN: Final[dict[int, int]] = {
    w.HARVEST_AGAIN: 150,
    w.EACH_OPPONENT: 60,
    w.ANOTHER_TURN: 90,
    w.CHEAPER: 60,
    w.ACQUIRE_TO_TOP: 60,
    w.ADD_FACTION_ICONS: 60,
    w.IGNORE_ENEMIES: 60,
    w.ALLOW_PASS: -60,
    w.STEAL_INTRIGUE: 40,
    w.TRASH_THIS: 20,
    w.OPPONENTS_DISCARD: 160,
    w.TEST_OPPONENTS: 120,
    w.CLOSE_SPACE: 40,
    w.TAKE_FROM_DISCARD: 110,
    w.LOOK_AT_TOP: 110,
    w.RESHUFFLE: 20,
    w.RECALL_AGENT: 260,
    w.DOUBLE_CROSS: 200,
    w.AMBUSH: 80,
    w.SWAP_INTRIGUE: 60,
    w.MANIPULATE: 60,
    w.SET_CARD_ASIDE: 10,
    w.MUCH_INFLUENCE: 0,
    w.SOLARI_IF_WON: 60,
}


class Tables:
    """The worth of every effect and component, when nothing is known of the position."""

    def __init__(self, habits: dict[str, int]) -> None:
        self.habits = {**HABITS, **habits}
        self.effects = vec[i64]([0] * len(OP))
        self._known = [False] * len(OP)
        for part in range(1, len(OP)):
            self.effect(part)
        cards = range(len(CARDS))
        self.swords = vec[i64]([self._revealed(card, w.SWORDS) for card in cards])
        self.persuasion = vec[i64]([self._revealed(card, w.PERSUASION) for card in cards])
        # What a card gives when it is revealed, and when it sends an agent; the Signet Ring is the leader's affair.
        self.reveal = vec[i64]([self._box(CARDS[card].reveal) for card in cards])
        self.agent = vec[i64]([self._agent(card) for card in cards])
        self.quality = vec[i64]([self._quality(card) for card in cards])
        self.acquire = vec[i64]([self._box(CARDS[card].acquire) for card in cards])
        self.starting = vec[i64]([1 if CARDS[card].deck in ("starting", "epic") else 0 for card in cards])
        self.intrigue = vec[i64]([self._intrigue(card) for card in range(len(INTRIGUES))])
        self.tile_once = vec[i64]([self._box(TILES[tile].acquire) for tile in range(len(TILES))])
        self.tile_round = vec[i64]([self._tile_round(tile) for tile in range(len(TILES))])
        self.recruits = vec[i64]([self._troops(SPACES[space].parts) for space in range(len(SPACES))])
        self.card_recruits = vec[i64]([self._troops(CARDS[card].agent) for card in cards])

    def effect(self, part: int) -> int:
        """What an effect gives, by itself."""
        if not self._known[part]:
            self._known[part] = True
            self.effects[part] = self._worth(part)
        return int(self.effects[part])

    def resource(self, counter: int) -> int:
        habits = self.habits
        names = {
            w.SOLARI: "solari",
            w.SPICE: "spice",
            w.WATER: "water",
            w.PERSUASION: "persuasion",
            w.SWORDS: "sword",
        }
        return POINT if counter == w.POINTS else habits[names[counter]]

    def _worth(self, part: int) -> int:
        op, habits, kids = OP[part], self.habits, KIDS[part]
        if op == w.GAIN:
            return self.resource(A[part]) * B[part]
        if op == w.PER:
            return self.resource(A[part]) * B[part] * 3 // 2
        if op == w.TAKE:
            pieces = {w.SEAT_PIECE: 5 * habits["council"], w.SWORDMASTER_PIECE: 4 * habits["agent"]}
            return pieces.get(A[part], habits["agent"])
        if op == w.PERSUASION_LATER:
            return habits["persuasion"] * A[part]
        several = {
            w.TROOPS: habits["troop"],
            w.DRAW: habits["draw"],
            w.DRAW_INTRIGUE: habits["intrigue"],
            w.INFLUENCE_ANY: habits["influence_1"] + 60,
            w.ACQUIRE: 60,
        }
        if op in several:
            return several[op] * A[part]
        if op == w.INFLUENCE_WITH:
            return habits["influence_1"] * B[part]
        if op in (w.ALL, w.COST):
            return sum(self.effect(kid) for kid in kids)
        if op == w.CHOOSE:
            return max(self.effect(kid) for kid in kids)
        if op == w.CHOOSE_TWO:
            return sum(sorted(self.effect(kid) for kid in kids)[-2:])
        if op == w.WHEN:
            return self.effect(kids[0]) * 55 // 100
        if op == w.PAY:
            return max(0, self.effect(kids[1]) - self.effect(kids[0])) * 80 // 100
        if op >= w.COST:
            return self._cost(part)
        single = {
            w.INFLUENCE_TWO: 2 * habits["influence_1"],
            w.INFLUENCE_VISIT: habits["influence_1"],
            w.INFLUENCE_AGENTS: 2 * habits["influence_1"],
            w.TRASH_CARD: habits["trash"],
            w.FREIGHTER_MOVE: 200,
            w.NEGOTIATE: habits["negotiator"],
            w.TECH: 150 + 60 * A[part],
            w.COMMISSION: habits["dreadnought"],
            w.DEPLOY: 60,
            w.RETREAT: 15,
            w.FOLDSPACE: habits["foldspace"],
            w.CONTROL_LOCATION: habits["control"],
            w.HARVEST_SPICE: 2 * habits["spice"],
            w.SELL_SPICE: 3 * habits["solari"],
            w.TRACK_BONUS: 200,
            w.DIVIDENDS: habits["dividends"],
        }
        return single[op] if op in single else PLAIN.get(op, 20)

    def _cost(self, part: int) -> int:
        """What stands before an arrow takes away."""
        op, habits = OP[part], self.habits
        if op == w.COST_RESOURCE:
            return self.resource(A[part]) * B[part]
        each = {
            w.COST_DISCARD: 70,
            w.COST_TRASH: -40,
            w.COST_TRASH_THIS: 60,
            w.COST_INFLUENCE: habits["influence_1"],
            w.COST_TROOPS: habits["troop"],
            w.COST_RETREAT_UNITS: 50,
            w.COST_INTRIGUE: habits["intrigue"] * 6 // 10,
            w.COST_TRASH_TILE: 150,
        }
        return each.get(op, 0) * (A[part] if op in (w.COST_DISCARD, w.COST_TROOPS, w.COST_RETREAT_UNITS) else 1)

    def _box(self, parts: list[int]) -> int:
        return sum(self.effect(part) for part in parts)

    def _revealed(self, card: int, counter: int) -> int:
        """How much of a counter a card surely gives when it is revealed; half of it under a condition."""
        twice = 0
        for part in CARDS[card].reveal:
            inner, factor = (KIDS[part][0], 1) if OP[part] == w.WHEN else (part, 2)
            for each in KIDS[inner] if OP[inner] in (w.ALL, w.CHOOSE) else [inner]:
                if OP[each] in (w.GAIN, w.PER) and A[each] == counter:
                    twice += factor * B[each]
        return twice // 2

    def _agent(self, card: int) -> int:
        worth = self._box(CARDS[card].agent)
        if card == STARTING_SIGNET[0]:
            worth += self.habits["draw"]
        if CARDS[card].visit == 2:
            worth += self.habits["influence_1"]
        return worth

    def _quality(self, card: int) -> int:
        """How glad one is to draw it: for its agent, or for what it reveals."""
        faction = sum(1 for icon in CARDS[card].icons if icon < len(w.FACTION_NAMES))
        other = len(CARDS[card].icons) - faction
        icons = self.habits["icon_faction"] * min(faction, 3) + self.habits["icon_other"] * min(other, 2)
        icons += 6 * self.habits["icon_other"] if CARDS[card].anywhere else 0
        sending = self.agent[card] + icons if icons else 0
        showing = self.reveal[card]
        return int((2 * max(sending, showing) + min(sending, showing)) // 3)

    def _intrigue(self, card: int) -> int:
        best = 0
        for part in INTRIGUES[card].parts:
            worth = self.effect(part.effect) - (self.effect(part.cost) if part.cost else 0)
            if part.timing == w.END:
                worth = worth // 2
            best = max(best, worth)
        return best

    def _tile_round(self, tile: int) -> int:
        """What a tile gives in a round."""
        there = TILES[tile]
        worth = self._box(there.reveal) + self._box(there.round_start) + self._box(there.win) // 3
        if there.use:
            worth += self.effect(there.use)
        return worth + (70 if there.transports else 0) + (60 if there.to_top else 0) + (120 if there.detonates else 0)

    def _troops(self, parts: list[int]) -> int:
        return sum(A[part] for part in parts if OP[part] == w.TROOPS)
