"""How the greedy bot judges Dune: Imperium.

Every effect is worth something in tenths of a victory point. A move is worth what it gives less what it costs; the rest
is a handful of habits: use agents before revealing, buy the dearest card, fight where the reward is worth the troops.
"""

from typing import Any

from landsraad.bots.look import Look
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_NUMBERS,
    CARDS,
    CONFLICT_NUMBERS,
    CONFLICTS,
    INTRIGUE_NUMBERS,
    INTRIGUES,
    LEADER_NUMBERS,
    LEADERS,
    SPACE_NUMBERS,
    SPACES,
    TILE_IDS,
    TILES,
)
from landsraad.imperium.store import KIDS, OP, PATH, A, B
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of

# Tenths of a victory point.
RESOURCE = {w.SOLARI: 8, w.SPICE: 11, w.WATER: 10, w.PERSUASION: 5, w.SWORDS: 6, w.POINTS: 100}
TROOP = 9
CARD_DRAWN = 9
INTRIGUE_CARD = 16
INFLUENCE = 22
FIXED = {
    w.CONTROL_LOCATION: 25,
    w.FOLDSPACE: 9,
    w.FREIGHTER_MOVE: 18,
    w.NEGOTIATE: 10,
    w.COMMISSION: 45,
    w.TECH: 25,
    w.TRASH_CARD: 14,
    w.TRASH_THIS: 2,
    w.DIVIDENDS: 38,
    w.HARVEST_AGAIN: 14,
    w.STEAL_INTRIGUE: 4,
    w.EACH_OPPONENT: 10,
    w.OPPONENTS_DISCARD: 20,
    w.TEST_OPPONENTS: 14,
    w.ANOTHER_TURN: 10,
    w.CLOSE_SPACE: 4,
    w.RECALL_AGENT: 20,
    w.SELL_SPICE: 30,
    w.INFLUENCE_TWO: 2 * INFLUENCE,
    w.INFLUENCE_VISIT: INFLUENCE,
    w.INFLUENCE_AGENTS: INFLUENCE,
    w.ACQUIRE: 16,
    w.MANIPULATE: 6,
    w.LOOK_AT_TOP: 10,
    w.DOUBLE_CROSS: 20,
    w.AMBUSH: 8,
    w.HARVEST_SPICE: 25,
    w.TAKE_FROM_DISCARD: 8,
}
TAKEN = {w.SEAT_PIECE: 90, w.SWORDMASTER_PIECE: 150, w.MENTAT_PIECE: 22, w.MENTAT_NEXT_PIECE: 30}
KEEP = {"signet_ring", "foldspace", "convincing_argument"}  # starting cards that are still of use late


class ImperiumMind:
    """What one decision looks like from one seat."""

    def __init__(self, look: Look) -> None:
        self.view: dict[str, Any] = look.view
        self.seat = look.seat
        self.question = look.question
        self.options = look.options
        self.me: dict[str, Any] = self.view["seats"][look.seat]
        self.round: int = self.view["round"]
        self.stage: str = self.view["stage"]
        self.my_turn = self.view["active"] == look.seat
        self.levels = [self.me["influence"][name] for name in w.FACTION_NAMES]
        self.reward = self._reward_at_stake()

    # what things are worth

    def effect(self, part: int) -> float:
        """The worth of an effect, whatever it is made of."""
        op = OP[part]
        kids = KIDS[part]
        if op == w.GAIN:
            return RESOURCE.get(A[part], 0) * B[part]
        if op == w.PER:
            return RESOURCE.get(A[part], 0) * B[part] * 1.5
        if op == w.TROOPS:
            return float(TROOP * min(A[part], self.me["supply"]))
        if op == w.DRAW:
            return CARD_DRAWN * A[part]
        if op == w.DRAW_INTRIGUE:
            return INTRIGUE_CARD * A[part]
        if op == w.INFLUENCE_WITH:
            return self.influence(A[part], B[part])
        if op == w.INFLUENCE_ANY:
            return max(self.influence(faction, A[part]) for faction in range(4))
        if op in (w.DEPLOY, w.RETREAT):
            return 5 if op == w.DEPLOY and self.reward > 20 else 0
        if op == w.ALL:
            return sum(self.effect(kid) for kid in kids)
        if op in (w.CHOOSE, w.CHOOSE_TWO):
            return max(self.effect(kid) for kid in kids)
        if op == w.WHEN:
            return self.effect(kids[0]) * 0.6
        if op == w.PAY:
            return max(0.0, self.effect(kids[1]) - self.cost(kids[0]))
        return TAKEN[A[part]] if op == w.TAKE else FIXED.get(op, 3)

    def cost(self, price: int) -> float:
        total = 0.0
        for part in KIDS[price]:
            op = OP[part]
            if op == w.COST_RESOURCE:
                total += RESOURCE[A[part]] * B[part]
            elif op == w.COST_DISCARD:
                total += 6 * A[part]
            elif op == w.COST_INFLUENCE:
                total += min((self.influence_lost(faction) for faction in range(4) if self.levels[faction]), default=99)
            elif op == w.COST_TROOPS:
                total += TROOP * A[part]
            elif op == w.COST_INTRIGUE:
                total += 10
        return total

    def influence(self, faction: int, amount: int) -> float:
        """Rising: the point at 2, the bonus and the Alliance at 4."""
        level = self.levels[faction]
        worth = 0.0
        holder = self.view["alliances"].get(w.FACTION_NAMES[faction])
        for step in range(level + 1, min(6, level + amount) + 1):
            worth += 14
            if step == 2:
                worth += 100
            if step == 4:
                worth += 22
            if step >= 4 and holder != self.seat:
                theirs = 3 if holder is None else self.view["seats"][holder]["influence"][w.FACTION_NAMES[faction]]
                worth += 100 if step > theirs else 10
        return worth

    def influence_lost(self, faction: int) -> float:
        level = self.levels[faction]
        worth = 10.0 + (100 if level == 2 else 0)
        if self.view["alliances"].get(w.FACTION_NAMES[faction]) == self.seat and level <= 4:
            worth += 100
        return worth

    def card(self, card: int) -> float:
        """How much one would like to own a card."""
        worth = 4.0 * max(int(CARDS[card].cost), 0)
        for parts in (CARDS[card].agent, CARDS[card].reveal):
            worth += 0.35 * sum(self.effect(part) for part in parts)
        return worth

    def tile(self, tile: int) -> float:
        worth = 6.0 * int(TILES[tile].cost)
        for parts in (TILES[tile].acquire, TILES[tile].reveal, TILES[tile].end):
            worth += sum(self.effect(part) for part in parts)
        return worth

    def _reward_at_stake(self) -> float:
        conflict = self.view["conflict"]
        if conflict is None:
            return 0
        return sum(self.effect(part) for part in CONFLICTS[CONFLICT_NUMBERS[conflict]].rewards[0])

    # what moves are worth

    def worth(self, option: int) -> float:
        verb = verb_of(option)
        one, two = first_of(option), second_of(option)
        if verb in (w.V_AGENT, w.V_MOVE):
            return self._send(one, two if verb == w.V_AGENT else third_of(option), verb == w.V_MOVE)
        if verb == w.V_REVEAL:
            return 6
        if verb == w.V_END or verb == w.V_PASS:
            return 0
        if verb == w.V_AGAIN:
            return 5
        if verb == w.V_DO:
            if PATH[one] in self.view.get("for_nothing", ()):
                return -1  # it may yet turn possible
            return 1 + self.effect(one)
        if verb == w.V_DEPLOY:
            return self._deploy(one, two)
        if verb == w.V_ACQUIRE:
            return 5 + self.card(one) + sum(self.effect(part) for part in CARDS[one].acquire)
        if verb == w.V_PLAY:
            return self._play(one, two - 1)
        if verb == w.V_TECH:
            return self.tile(one) - float(2 * two)
        return self._pick(verb, one, two)

    def _send(self, card: int, space: int, moved: bool) -> float:
        worth = 12.0 - (20 if moved else 0)
        there = SPACES[space]
        worth += sum(self.effect(part) for part in there.parts)
        agent_box = CARDS[card].agent
        if not agent_box and card == CARD_NUMBERS["signet_ring"]:
            agent_box = LEADERS[LEADER_NUMBERS[self.me["leader"]]].signet
        worth += sum(self.effect(part) for part in agent_box)
        if there.harvest:
            bonus = self.view["bonus_spice"].get(there.name, 0) if there.name in w.MAKER_NAMES else 0
            worth += RESOURCE[w.SPICE] * (int(there.harvest) + bonus)
        if there.faction >= 0:
            worth += self.influence(there.faction, CARDS[card].visit)
        if there.resource >= 0:
            worth -= RESOURCE[there.resource] * int(there.amount) * 0.8
        if there.combat:
            worth += self._battle_hope()
        # A strong reveal box is worth keeping in hand.
        worth -= 0.5 * sum(self.effect(part) for part in CARDS[card].reveal)
        if space in (SPACE_NUMBERS["high_council"], SPACE_NUMBERS["swordmaster"]):
            worth -= 12.0 * max(0, self.round - 4)
        return worth

    def _strengths(self) -> list[int]:
        return [
            seat["strength"] + (2 if seat["done"] == 0 and seat["conflict"] else 0)
            for number, seat in enumerate(self.view["seats"])
            if number != self.seat
        ]

    def _battle_hope(self) -> float:
        ready = self.me["garrison"] + self.me["dreadnoughts_garrison"] * 2
        if not ready:
            return 0
        return 0.3 * self.reward if self.me["strength"] + 2 * min(ready, 4) > max(self._strengths()) else 3

    def _deploy(self, number: int, unit: int) -> float:
        """Enough to lead, and a little more; nothing where the others are out of reach."""
        each = 2 if unit == w.TROOP else 3
        mine = self.me["strength"] + each * number
        lead: int = mine - max(self._strengths())
        late = self.round >= 7
        if lead <= 0 and not late and self.reward < 60:
            return 1 if number == 1 and self.me["conflict"] == 0 else -1
        return 8 + min(lead, 6) + (2 * number if late else 0)

    def _play(self, card: int, part: int) -> float:
        played = INTRIGUES[card].parts[part]
        worth = self.effect(played.effect) - (self.cost(played.cost) if played.cost else 0)
        if played.timing == w.FIGHT:
            return self._fight(played.effect, worth)
        if played.timing in (w.WIN, w.END):
            return 5 + worth
        if card == INTRIGUE_NUMBERS["bindu_suspension"]:
            return -1
        # Early Plot cards are kept until they are worth something.
        return worth - 8 if self.stage != "opening" or OP[played.effect] in (w.GAIN, w.TROOPS) else -1

    def _fight(self, effect: int, worth: float) -> float:
        """Swords are played when they change the ranking."""
        swords = sum(B[part] for part in (KIDS[effect] or [effect]) if OP[part] == w.GAIN and A[part] == w.SWORDS)
        if not swords:
            return worth - 10 if OP[effect] == w.GAIN else -1
        mine, best = self.me["strength"], max(self._strengths())
        return 5 + self.reward if mine <= best < mine + swords else -1

    def _pick(self, verb: int, one: int, two: int) -> float:
        """Small choices inside an effect."""
        if verb == w.V_FACTION:
            if self._paying():
                return -self.influence_lost(one)
            return self.influence(one, 1)
        if verb == w.V_FACTIONS:
            return self.influence(one, 1) + self.influence(two, 1)
        if verb == w.V_TRASH:
            return self._trash(one, two)
        if verb == w.V_DISCARD:
            return (60 if CARDS[one].unload else 0) - self.card(one)
        if verb == w.V_AMOUNT:
            return float(one) if self.question == "amount" and not self._retreating() else -float(one)
        if verb == w.V_RECALL:
            return 20.0 if self.me["freighter"] >= 2 else 1
        if verb == w.V_ADVANCE:
            return 10
        if verb in (w.V_YES, w.V_UNITS):
            return 5 + one
        if verb == w.V_SPACE:
            return float(SPACES[one].harvest + (3 if SPACES[one].faction >= 0 else 0))
        if verb == w.V_SEAT or verb == w.V_RETREAT:
            return float(self.view["seats"][one]["strength"])
        if verb == w.V_CARD:
            return self.card(one)
        if verb == w.V_TILE and TILE_IDS:
            return 20
        if verb == w.V_FROM:
            return 1 if one == w.IN_GARRISON else 0
        return 0

    def _paying(self) -> bool:
        """Whether the faction asked for is one to lose influence with: only those where one has some are offered."""
        offered = {first_of(option) for option in self.options}
        return offered == {faction for faction in range(4) if self.levels[faction]} and len(offered) < 4

    def _retreating(self) -> bool:
        return self.me["conflict"] > 0 and self.stage == "reveal" and not self.me["garrison"]

    def _trash(self, place: int, card: int) -> float:
        if CARDS[card].deck in ("starting", "epic") and card not in {CARD_NUMBERS[name] for name in KEEP}:
            return 8 + (2 if place == w.IN_DISCARD else 0) - self.card(card) * 0.2
        return -self.card(card) + (40 if CARDS[card].unload else 0)
