"""What an option of Dune: Imperium is worth to the seat that is asked, in thousandths of a victory point.

A move is worth what it gives less what it costs. Everything is read from the table, but only what the seat may see: its
own cards, what lies open, how many cards others hold. How the Conflict will end is guessed from the strengths that are
there and the troops, agents and cards that may still come.
"""

from typing import Final

from landsraad.bots.imperium_pieces import wants_flows
from landsraad.bots.imperium_tables import POINT, Tables
from landsraad.imperium import words as w
from landsraad.imperium.agenda import in_vain
from landsraad.imperium.board import space_price
from landsraad.imperium.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUES,
    LEADERS,
    SPACES,
    SPICE_MUST_FLOW,
    STARTING_SIGNET,
    TILES,
)
from landsraad.imperium.conditions import count, holds, tile_on_top, tile_price, unpayable
from landsraad.imperium.facts import strength
from landsraad.imperium.store import KIDS, OP, A, B, C
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.table import Table, top
from landsraad.kernel.vecs import i64, vec

GOAL: Final = 10
GOAL_EPIC: Final = 12
LAST_ROUND: Final = 10
FACTIONS: Final = 4
LEVEL_OF_POINT: Final = 2
LEVEL_OF_ALLIANCE: Final = 4
GARRISON_LIMIT: Final = 2
LONG: Final = 3  # with so many rounds to come nothing fades
NEVER: Final = -100_000
RIVAL_SWORDS: Final = 20  # what House Hagal cards add, in tenths of strength
POINTS_A_ROUND: Final = 2  # what a leader may still gain in one round


class Worth:
    """The judgement of one decision: `look` at a table, then ask for its options."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        habits = tables.habits
        self.effects: vec[i64] = tables.effects
        self.solari: i64 = habits["solari"]
        self.spice: i64 = habits["spice"]
        self.water: i64 = habits["water"]
        self.persuasion: i64 = habits["persuasion"]
        self.sword: i64 = habits["sword"]
        self.troop: i64 = habits["troop"]
        self.draw: i64 = habits["draw"]
        self.intrigue: i64 = habits["intrigue"]
        self.step_one: i64 = habits["influence_1"]
        self.step_two: i64 = habits["influence_2"]
        self.step_three: i64 = habits["influence_3"]
        self.step_four: i64 = habits["influence_4"]
        self.step_five: i64 = habits["influence_5"]
        self.alliance: i64 = habits["alliance"]
        self.agent: i64 = habits["agent"]
        self.council: i64 = habits["council"]
        self.dreadnought: i64 = habits["dreadnought"]
        self.negotiator: i64 = habits["negotiator"]
        self.control: i64 = habits["control"]
        self.trashing: i64 = habits["trash"]
        self.foldspace: i64 = habits["foldspace"]
        self.revealing: i64 = habits["reveal"]
        self.sending = vec[i64]([habits[f"at_{space.name}"] for space in SPACES])
        self.holding: i64 = habits["hold"]
        self.pricing: i64 = habits["price"]
        self.hoping: i64 = habits["hope"]
        self.keep_troop: i64 = habits["keep_troop"]
        self.keep_intrigue: i64 = habits["keep_intrigue"]
        self.keep_fight: i64 = habits["keep_fight"]
        self.wasting: i64 = habits["waste"]
        self.owning: i64 = habits["own"]
        self.dilution: i64 = habits["dilution"]
        self.spread: i64 = habits["spread"]
        self.hand_swords: i64 = habits["hand_swords"]
        self.joining: i64 = habits["join"]
        self.shipping: i64 = habits["freighter"]
        self.tile_round: i64 = habits["tile_round"]
        self.last: i64 = habits["last"]
        self.last_but_one: i64 = habits["last_but_one"]
        # The decision that is looked at.
        self.seat: i64 = 0
        self.left: i64 = 0  # rounds that will probably follow this one
        self.fade: i64 = 100  # what resources are still worth, in hundredths
        self.code: i64 = 0  # the topmost frame: what asks
        self.part: i64 = 0
        self.whose: i64 = 0
        self.judged = False  # whether the Conflict has been looked at
        self.prizes: list[int] = [0, 0, 0]
        self.expected: list[int] = [0, 0, 0, 0]  # tenths of strength each other seat will probably have
        self.doubts: list[int] = [0, 0, 0, 0]  # ... give or take
        self.bonus: i64 = 0  # swords the seat itself will probably add

    def look(self, t: Table) -> None:
        """Turn to the decision the table waits for."""
        self.seat = t.to_act
        best: i64 = 0
        for counters in t.seats:
            best = max(best, counters[w.POINTS])
        goal: i64 = GOAL_EPIC if t.shared[w.EPIC] else GOAL
        soon: i64 = max(0, (goal - best + POINTS_A_ROUND - 1) // POINTS_A_ROUND)
        left: i64 = LAST_ROUND - t.shared[w.ROUND]
        self.left = min(left, soon)
        self.fade = self.last if self.left == 0 else self.last_but_one if self.left == 1 else 100
        self.code, self.part, self.whose, _ = top(t)
        self.judged = False

    # --- effects ---------------------------------------------------------------------------------------------------

    def resource(self, counter: i64) -> i64:
        if counter == w.SOLARI:
            return self.solari * self.fade // 100
        if counter == w.SPICE:
            return self.spice * self.fade // 100
        if counter == w.WATER:
            return self.water * self.fade // 100
        if counter == w.PERSUASION:
            return self.persuasion
        if counter == w.POINTS:
            return POINT
        return self.sword

    def effect(self, t: Table, part: i64) -> i64:
        """What an effect gives the seat now."""
        op = OP[part]
        if op == w.GAIN:
            if A[part] == w.SWORDS:
                return self.swords(t, B[part])
            return self.resource(A[part]) * B[part]
        if op == w.TROOPS:
            return self.troop * min(A[part], t.seats[self.seat][w.SUPPLY]) * (50 + self.fade // 2) // 100
        if op == w.DRAW_INTRIGUE:
            return self.intrigue * A[part] * (100 + self.fade) // 200
        if op == w.INFLUENCE_WITH:
            return self.influence(t, A[part], B[part])
        if op == w.INFLUENCE_ANY:
            return self.best_influence(t, part)
        if op >= w.ALL:
            return self.joined(t, op, part)
        if op == w.TAKE:
            return self.piece(A[part])
        if op == w.PER:
            found = count(t, self.seat, C[part], 0)
            if A[part] == w.SWORDS:
                return self.swords(t, found * B[part])
            return self.resource(A[part]) * B[part] * found
        return self.unit_effect(t, op, part)

    def joined(self, t: Table, op: i64, part: i64) -> i64:
        """Effects made of effects."""
        kids = KIDS[part]
        if op == w.ALL:
            total: i64 = 0
            for kid in kids:
                total += self.effect(t, kid)
            return total
        if op == w.WHEN:
            worth = self.effect(t, kids[0])
            return worth if holds(t, self.seat, A[part], B[part], C[part], part) else worth // 10
        if op == w.PAY:
            if unpayable(t, self.seat, kids[0]):
                return 0
            return max(0, self.effect(t, kids[1]) - self.cost(t, kids[0]))
        if op == w.CHOOSE or op == w.CHOOSE_TWO:
            best: i64 = NEVER
            second: i64 = 0
            for kid in kids:
                worth = self.effect(t, kid)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            return best + max(0, second) if op == w.CHOOSE_TWO else best
        return 0

    def unit_effect(self, t: Table, op: i64, part: i64) -> i64:
        """Effects whose worth depends on what the seat has: ships, tiles, units in the Conflict."""
        mine = t.seats[self.seat]
        if op == w.FREIGHTER_MOVE:
            place = mine[w.FREIGHTER]
            return max(self.advancing(t, place), self.recalling(t, place))
        if op == w.TECH:
            return self.best_tile(t, part)
        if op == w.NEGOTIATE:
            return self.negotiator * self.fade // 100 if mine[w.SUPPLY] > 0 else 0
        if op == w.COMMISSION:
            return self.dreadnought * (40 + self.fade) // 140 if mine[w.SHIPS_SUPPLY] > 0 else 0
        if op == w.DEPLOY:
            return max(0, self.deploying(t, min(A[part], mine[w.GARRISON]), 0))
        if op == w.RETREAT:
            return max(0, self.retreating(t, min(A[part], mine[w.CONFLICT]), 0))
        if op == w.INFLUENCE_TWO:
            return self.two_influences(t)
        if op == w.INFLUENCE_VISIT:
            visited = mine[w.VISITED] - 1
            faction: i64 = SPACES[visited].faction if visited >= 0 else -1
            return self.influence(t, faction, 1) if faction >= 0 else self.step_one
        if op == w.TRASH_CARD:
            return self.trashing if self.left >= LONG else self.trashing * self.left // LONG
        if op == w.SELL_SPICE:
            return self.sale(t, min(5, mine[w.SPICE]))
        if op == w.RECALL_AGENT:
            return self.agent if len(t.zones[w.HAND + self.seat]) > 1 else 0
        return self.effects[part]

    def swords(self, t: Table, number: i64) -> i64:
        """Swords count where units fight."""
        mine = t.seats[self.seat]
        if mine[w.CONFLICT] + mine[w.SHIPS_CONFLICT] == 0:
            return self.sword * number // 4
        now = strength(mine)
        return self.prize(t, now + number) - self.prize(t, now)

    def piece(self, which: i64) -> i64:
        if which == w.SEAT_PIECE:
            return self.council * (self.left + 1)
        if which == w.SWORDMASTER_PIECE:
            return self.agent * (self.left + 1)
        return self.agent

    def cost(self, t: Table, price: i64) -> i64:
        """What stands before an arrow takes away."""
        total: i64 = 0
        for part in KIDS[price]:
            op = OP[part]
            if op == w.COST_RESOURCE:
                total += self.resource(A[part]) * B[part]
            elif op == w.COST_INFLUENCE:
                total += self.cheapest_influence(t)
            elif op == w.COST_TRASH:
                total -= self.trashing // 3 if self.left >= LONG else 0
            elif op == w.COST_TROOPS and B[part]:  # from the Conflict
                total += max(0, -self.deploying(t, -A[part], 0))
            else:
                total += self.effects[part]
        return total

    # --- influence -------------------------------------------------------------------------------------------------

    def influence(self, t: Table, faction: i64, amount: i64) -> i64:
        """Rising: the point at 2, the bonus and the Alliance at 4."""
        level = t.seats[self.seat][w.INFLUENCE + faction]
        holder = t.shared[w.ALLIANCE + faction] - 1
        worth: i64 = 0
        for _ in range(amount):
            level += 1
            if level > w.MAX_INFLUENCE:
                break
            if level == 1:
                worth += self.step_one * self.fade // 100
            elif level == LEVEL_OF_POINT:
                worth += self.step_two
            elif level == 3:
                worth += self.step_three * self.fade // 100
            else:
                worth += (self.step_four if level == LEVEL_OF_ALLIANCE else self.step_five) * self.fade // 100
                if holder != self.seat and (holder < 0 or level > t.seats[holder][w.INFLUENCE + faction]):
                    worth += self.alliance + (self.alliance // 3 if holder >= 0 else 0)
                    holder = self.seat
        return worth

    def influence_lost(self, t: Table, faction: i64) -> i64:
        level = t.seats[self.seat][w.INFLUENCE + faction]
        worth = self.step_five
        if level == LEVEL_OF_POINT:
            worth += self.step_two
        if t.shared[w.ALLIANCE + faction] == self.seat + 1 and level <= LEVEL_OF_ALLIANCE:
            worth += self.alliance
        return worth + (self.step_three if level == 3 else self.step_one if level == 1 else 0)

    def cheapest_influence(self, t: Table) -> i64:
        best: i64 = -NEVER
        for faction in range(FACTIONS):
            if t.seats[self.seat][w.INFLUENCE + faction] > 0:
                best = min(best, self.influence_lost(t, faction))
        return best

    def best_influence(self, t: Table, part: i64) -> i64:
        best: i64 = 0
        for faction in range(FACTIONS):
            if B[part] >> faction & 1:
                best = max(best, self.influence(t, faction, A[part]))
        return best

    def two_influences(self, t: Table) -> i64:
        best: i64 = 0
        second: i64 = 0
        for faction in range(FACTIONS):
            worth = self.influence(t, faction, 1)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return best + second

    # --- the Shipping track and technology -------------------------------------------------------------------------

    def cargo(self, t: Table, place: i64) -> i64:
        """What a recall from this space brings."""
        if place <= 0:
            return 0
        worth = 4 * self.resource(w.SOLARI)
        if place >= 2:
            best: i64 = 0
            for faction in range(FACTIONS):
                best = max(best, self.influence(t, faction, 1))
            worth += best + 2 * self.troop
        if place >= 3:
            worth += 250 * self.fade // 100
        return worth

    def advancing(self, t: Table, place: i64) -> i64:
        if place >= 3:
            return NEVER
        waiting = self.shipping * (20 + self.fade) // 120
        return 20 + (self.cargo(t, place + 1) - self.cargo(t, place)) * waiting // 100

    def recalling(self, t: Table, place: i64) -> i64:
        waiting = self.shipping * (20 + self.fade) // 120
        return self.cargo(t, place) * (100 - waiting) // 100 if place > 0 else NEVER

    def tile(self, t: Table, tile: i64) -> i64:
        worth = self.tables.tile_once[tile] * (50 + self.fade // 2) // 100
        worth += self.tables.tile_round[tile] * self.left * self.tile_round // 100
        for part in TILES[tile].end:
            if OP[part] == w.PER or holds(t, self.seat, A[part], B[part], C[part], part):
                worth += 700
            else:
                worth += 250
        return worth + (80 if TILES[tile].breaks_ties else 0)

    def best_tile(self, t: Table, part: i64) -> i64:
        mine = t.seats[self.seat]
        best: i64 = 0
        for stack in range(3):
            tile = tile_on_top(t, stack)
            if tile < 0:
                continue
            price = tile_price(tile, A[part], mine[w.NEGOTIATORS])
            if price <= mine[w.SPICE]:
                given = TILES[tile].cost - A[part] - price
                best = max(best, self.tile(t, tile) - price * self.resource(w.SPICE) - given * self.negotiator)
        return best

    def sale(self, t: Table, sold: i64) -> i64:
        return (2 * sold + 2) * self.resource(w.SOLARI) - sold * self.resource(w.SPICE)

    # --- the Conflict ----------------------------------------------------------------------------------------------

    def guess(self, t: Table) -> None:
        """How strong everybody will probably be, and what is fought for."""
        self.judged = True
        battle = t.shared[w.BATTLE] - 1
        for place in range(3):
            worth: i64 = 0
            if battle >= 0:
                for part in CONFLICTS[battle].rewards[place]:
                    worth += self.effect(t, part)
            self.prizes[place] = worth
        if len(t.seats) < 4:
            self.prizes[2] = 0
        for seat in range(len(t.seats)):
            self.guess_seat(t, seat)
        mine = t.seats[self.seat]
        self.bonus = 0
        if mine[w.DONE] == 0 and t.shared[w.STAGE] != w.REVEAL_TURN:
            for card in t.zones[w.HAND + self.seat]:
                self.bonus += self.tables.swords[card]
            self.bonus = self.bonus * 2 // 3

    def guess_seat(self, t: Table, seat: i64) -> None:
        theirs = t.seats[seat]
        tenths = 10 * strength(theirs)
        doubt: i64 = 5
        units = theirs[w.CONFLICT] + theirs[w.SHIPS_CONFLICT]
        cards = len(t.zones[w.INTRIGUE + seat])
        if t.shared[w.PHASE] == w.PLAYER_TURNS and theirs[w.DONE] == 0:
            coming = min(theirs[w.GARRISON] + 2 * theirs[w.SHIPS_GARRISON], 2 * theirs[w.AGENTS] + 1)
            if theirs[w.AGENTS] == 0:
                coming = 0
            tenths += coming * 20 * self.joining // 100
            if units > 0 or coming > 0:
                doubt += self.spread + 5 * coming
            if units > 0:
                tenths += len(t.zones[w.HAND + seat]) * self.hand_swords // 10
        if theirs[w.RIVAL]:
            tenths += RIVAL_SWORDS if tenths > 0 and t.shared[w.PHASE] == w.PLAYER_TURNS else 0
        elif units > 0:
            doubt += 8 * cards
            tenths += 5 * cards
        self.expected[seat] = tenths
        self.doubts[seat] = doubt

    def prize(self, t: Table, mine: i64) -> i64:
        """What one may hope for with this strength at the end: the rewards, each as likely as it looks."""
        if not self.judged:
            self.guess(t)
        tenths = 10 * (mine + self.bonus)
        # The chances, in thousandths, that nobody, one, two of the others are at least as strong.
        none: i64 = 1000
        one: i64 = 0
        two: i64 = 0
        for seat in range(len(t.seats)):
            if seat != self.seat and self.expected[seat] > 0:
                ahead = tenths - self.expected[seat]
                beaten = 500 + 500 * ahead // (2 * self.doubts[seat] + 5)
                beaten = min(985, max(15, beaten))
                two = (two * beaten + one * (1000 - beaten)) // 1000
                one = (one * beaten + none * (1000 - beaten)) // 1000
                none = none * beaten // 1000
        return (none * self.prizes[0] + one * self.prizes[1] + two * self.prizes[2]) // 1000

    def standing(self, t: Table, troops: i64, ships: i64) -> i64:
        """What one may hope for with so many units more, or fewer, in the Conflict."""
        mine = t.seats[self.seat]
        if mine[w.CONFLICT] + mine[w.SHIPS_CONFLICT] + troops + ships <= 0:
            return 0
        ship: i64 = LEADERS[mine[w.LEADER]].ship_strength
        power = 2 * (mine[w.CONFLICT] + troops) + ship * (mine[w.SHIPS_CONFLICT] + ships) + mine[w.SWORDS]
        return self.prize(t, power)

    def deploying(self, t: Table, troops: i64, ships: i64) -> i64:
        kept = self.keep_troop * (50 + self.fade // 2) // 100 if self.left > 0 else 5
        gained = self.standing(t, troops, ships) - self.standing(t, 0, 0)
        return gained - kept * troops - kept * ships // 3  # a dreadnought comes home again

    def retreating(self, t: Table, troops: i64, ships: i64) -> i64:
        return self.deploying(t, -troops, -ships)

    def hope(self, t: Table, recruits: i64) -> i64:
        """What an agent on a combat space lets one hope for."""
        mine = t.seats[self.seat]
        recruits = min(recruits, mine[w.SUPPLY])
        troops = min(mine[w.GARRISON] + recruits, recruits + GARRISON_LIMIT)
        best: i64 = 0
        if mine[w.SHIPS_GARRISON] > 0:
            ships = min(mine[w.SHIPS_GARRISON], GARRISON_LIMIT)
            fewer = min(troops, recruits + GARRISON_LIMIT - ships)
            best = max(best, max(self.deploying(t, fewer, ships), self.deploying(t, 0, ships)))
        if troops > 0:
            best = max(best, self.deploying(t, troops, 0))
            if troops > 2:
                best = max(best, self.deploying(t, 2, 0))
        return best * self.hoping // 100

    # --- options ---------------------------------------------------------------------------------------------------

    def option(self, t: Table, action: i64) -> i64:
        """What an option is worth; what is decided for a Rival is what helps it least."""
        worth = self.own_option(t, action)
        return -worth if self.code == w.F_EFFECT and self.whose != self.seat else worth

    def own_option(self, t: Table, action: i64) -> i64:
        verb = verb_of(action)
        one = first_of(action)
        if verb == w.V_AGENT:
            return self.send(t, one, second_of(action))
        if verb == w.V_REVEAL:
            return self.revealing
        if verb == w.V_END or verb == w.V_PASS or verb == w.V_DECLINE or verb == w.V_NO:
            return 0
        if verb == w.V_DO:
            if self.code != w.F_EFFECT and in_vain(t, self.seat, one, 0):
                return -10  # it may yet turn possible
            return 10 + self.effect(t, one)
        if verb == w.V_ACQUIRE:
            return self.acquire(t, one)
        if verb == w.V_DEPLOY:
            if second_of(action) == w.TROOP:
                return self.deploying(t, one, 0)
            return self.deploying(t, 0, one)
        if verb == w.V_PLAY:
            return self.play(t, one, second_of(action) - 1)
        if verb == w.V_MOVE:
            return self.send(t, one, third_of(action)) - self.agent
        return self.pick(t, verb, action)

    def send(self, t: Table, card: i64, space: i64) -> i64:
        mine = t.seats[self.seat]
        there = SPACES[space]
        leader = LEADERS[mine[w.LEADER]]
        worth = self.sending[space]
        for part in there.parts:
            worth += self.effect(t, part)
        agent_box = leader.signet if card == STARTING_SIGNET[0] else CARDS[card].agent
        for part in agent_box:
            worth += self.effect(t, part)
        if there.maker >= 0:
            worth += self.resource(w.SPICE) * (there.harvest + t.shared[w.BONUS + there.maker])
        if there.faction >= 0:
            worth += self.influence(t, there.faction, CARDS[card].visit)
        if there.resource >= 0:
            price = space_price(t, self.seat, space, CARDS[card].cheaper_by if CARDS[card].cheaper == space else 0)
            worth -= self.resource(there.resource) * price * self.pricing // 100
            if price > 0 and there.resource == w.SOLARI and leader.space_paid:
                worth += self.draw
        if there.combat:
            recruits = self.tables.recruits[space] + self.tables.card_recruits[card]
            worth += self.hope(t, recruits)
        for part in there.reveal:
            worth += self.effect(t, part)
        if mine[w.RETURNED] == card + 1:
            worth += self.spice
        # What the card would have shown on the reveal turn is lost.
        return worth - self.tables.reveal[card] * self.holding // 100

    def acquire(self, t: Table, card: i64) -> i64:
        worth = 20 + self.own(card)
        for part in CARDS[card].acquire:
            worth += self.effect(t, part)
        return worth

    def own(self, card: i64) -> i64:
        """What it is worth to have a card in one's deck for the rounds to come."""
        gain = self.tables.quality[card] - self.dilution
        return gain * self.owning * self.left // 100

    def play(self, t: Table, card: i64, number: i64) -> i64:
        played = INTRIGUES[card].parts[number]
        if self.wasted(t, played.effect):
            return -self.wasting
        worth = self.effect(t, played.effect)
        if played.cost:
            worth -= self.cost(t, played.cost)
        if played.timing == w.WIN or played.timing == w.END:
            return 10 + worth
        kept = self.keep_fight if played.timing == w.FIGHT else self.keep_intrigue
        if self.left < LONG:
            kept = kept * self.left // LONG
        return worth - kept

    def wasted(self, t: Table, part: i64) -> bool:
        """Whether a card is played for nothing: legal it is, for condition and cost alone decide that."""
        op = OP[part]
        if op == w.ADD_FACTION_ICONS or op == w.IGNORE_ENEMIES:  # they are about an agent sent this turn
            return t.seats[self.seat][w.AGENTS] == 0
        return in_vain(t, self.seat, part, 0)

    def pick(self, t: Table, verb: i64, action: i64) -> i64:
        """Small choices inside an effect."""
        one = first_of(action)
        two = second_of(action)
        mine = t.seats[self.seat]
        if verb == w.V_FACTION:
            if self.code == w.F_COST:
                return -self.influence_lost(t, one)
            return self.influence(t, one, max(1, A[self.part]))
        if verb == w.V_FACTIONS:
            return self.influence(t, one, 1) + self.influence(t, two, 1)
        if verb == w.V_ADVANCE:
            return self.advancing(t, mine[w.FREIGHTER])
        if verb == w.V_RECALL:
            return self.recalling(t, mine[w.FREIGHTER])
        if verb == w.V_TECH:
            return self.buy_tile(t, one, two, third_of(action))
        if verb == w.V_TILE:
            return POINT if self.code == w.F_PLACE_DREADNOUGHT else self.effect(t, TILES[one].use)
        if verb == w.V_AMOUNT:
            return self.amount(t, one)
        if verb == w.V_UNITS:
            return self.retreating(t, one, two) if self.code == w.F_COST else self.deploying(t, one, two)
        if verb == w.V_YES:
            return self.agree(t)
        if verb == w.V_AGAIN:
            return self.agent // 3
        if verb == w.V_SPACE:
            return self.space(t, one)
        if verb == w.V_SEAT:
            if self.code == w.F_HEIR:  # the Alliance goes to whoever has the least
                return -t.seats[one][w.POINTS]
            return strength(t.seats[one])
        if verb == w.V_RETREAT:
            return strength(t.seats[one]) * 2 + two
        if verb == w.V_FROM:
            return self.leaving(t, one)
        return self.pick_card(t, verb, one, two)

    def leaving(self, t: Table, place: i64) -> i64:
        """A troop that is given up: from the garrison, or from the Conflict."""
        if place == w.IN_GARRISON:
            return -self.keep_troop
        return self.standing(t, -1, 0) - self.standing(t, 0, 0)

    def pick_card(self, t: Table, verb: i64, one: i64, two: i64) -> i64:
        tables = self.tables
        if verb == w.V_TRASH:
            return self.trash(t, one, two)
        if verb == w.V_DISCARD:
            lost = (tables.reveal[one] + tables.quality[one]) // 2
            return (tables.reveal[one] if CARDS[one].unload else 0) - lost
        if verb == w.V_INTRIGUE:
            return tables.intrigue[one] if self.code == w.F_INTELLIGENCE else self.intrigue - 40 - tables.intrigue[one]
        if verb == w.V_CARD:
            if self.code == w.F_EFFECT and OP[self.part] == w.SET_CARD_ASIDE:
                return -tables.agent[one]
            if self.code == w.F_EFFECT and OP[self.part] == w.LOOK_AT_TOP:
                return tables.quality[one]
            return tables.quality[one] + tables.acquire[one]
        return 0

    def buy_tile(self, t: Table, tile: i64, negotiators: i64, currency: i64) -> i64:
        discount = A[self.part] if self.code == w.F_EFFECT else 0
        price = tile_price(tile, discount, negotiators)
        return self.tile(t, tile) - price * self.resource(currency) - negotiators * self.negotiator

    def amount(self, t: Table, number: i64) -> i64:
        if self.code == w.F_SELL:
            return self.sale(t, number)
        if self.code == w.F_EFFECT and OP[self.part] == w.RETREAT:
            return self.retreating(t, number, 0)
        return self.deploying(t, number, 0)

    def agree(self, t: Table) -> i64:
        """Yes: to an arrow, a negotiator, a dreadnought, or to defending a location."""
        if self.code == w.F_EFFECT:
            return 1 + self.effect(t, self.part)
        if self.code == w.F_DEFEND:
            return 40
        return 10

    def space(self, t: Table, space: i64) -> i64:
        there = SPACES[space]
        if self.code == w.F_PLACE_DREADNOUGHT:
            owner = t.shared[w.CONTROL + there.flag]
            return 20 + (30 if owner not in (0, self.seat + 1) else 0) + (10 if there.flag == w.BASIN_FLAG else 0)
        worth: i64 = 0
        for part in there.parts:
            worth += self.effects[part]
        if there.maker >= 0:
            worth += self.spice * (there.harvest + t.shared[w.BONUS + there.maker])
        if there.faction >= 0:
            worth += self.step_one
        if self.code == w.F_EFFECT and OP[self.part] == w.CLOSE_SPACE and t.shared[w.AT + space] != 0:
            return 0
        return worth

    def trash(self, t: Table, place: i64, card: i64) -> i64:
        """A deck without its weakest cards is better in all the rounds to come."""
        tables = self.tables
        worth = (self.dilution + 40 - tables.quality[card]) * self.owning * self.left // 100
        if place == w.IN_HAND or place == w.IN_DECK:
            worth -= tables.reveal[card] // 2
        if place == w.IN_REVEALED or place == w.IN_DISCARD or place == w.IN_PLAYED:
            worth += 5
        if CARDS[card].unload:
            worth += tables.reveal[card]
        if card == SPICE_MUST_FLOW[0] and wants_flows(t, self.seat):
            worth -= POINT  # it has brought one point, and may bring another at the end
        for part in CARDS[card].on_trash:
            worth += self.effects[part]
        return worth
