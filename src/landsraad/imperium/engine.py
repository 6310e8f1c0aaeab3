"""The frames of Dune: Imperium: everything the game can be doing."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.agenda import Group
from landsraad.imperium.asides import Discard, Swap, TestOfHumanity
from landsraad.imperium.combat import AfterCombat, Combat, PlaceDreadnought, Rewards
from landsraad.imperium.costs import Cost
from landsraad.imperium.endgame import Endgame, Scoring
from landsraad.imperium.influence import Heir, Influence, Snooper
from landsraad.imperium.intrigue import Played
from landsraad.imperium.market import Acquired
from landsraad.imperium.opening import Draft, Intelligence, Masterstroke, SetUp
from landsraad.imperium.redeal import deal_anew
from landsraad.imperium.resolve import Effect, MayDeploy, Triggers
from landsraad.imperium.rivals import Rival
from landsraad.imperium.rounds import Defend, Makers, Recall, RoundStart
from landsraad.imperium.technology import RevealTile
from landsraad.imperium.turns import NextTurn, SellMelange, Turn
from landsraad.kernel.dice import Dice
from landsraad.kernel.table import END, ROUND, Engine, Table
from landsraad.kernel.vecs import i64


class ImperiumEngine(Engine):
    """What the kernel asks of this game."""

    def mark(self, t: Table, until: i64) -> i64:
        """A turn ends when the next one begins, or when another phase does."""
        shared = t.shared
        if until == ROUND:
            return shared[w.ROUND]
        if until == END:
            return 0
        active = shared[w.ACTIVE]
        turns = t.seats[active - 1][w.TURNS] if active else 0
        return ((shared[w.ROUND] * 8 + shared[w.PHASE]) * 8 + active) * 64 + turns

    def scores(self, t: Table) -> list[int]:
        """Victory points; House Hagal of a two-player game has none."""
        return [counters[w.POINTS] for counters in t.seats]

    def deal_anew(self, t: Table, seat: i64, dice: Dice) -> None:
        deal_anew(t, seat, dice)


ENGINE: Final = ImperiumEngine(
    {
        w.F_EXEC: Effect("effect", "effect", "seat", "number"),
        w.F_COST: Cost("cost", "effect", "seat", "number"),
        w.F_GROUP: Group("group", "seat", "number", "number"),
        w.F_FLUSH: Triggers("triggers"),
        w.F_INFLUENCE: Influence("influence", "seat", "faction", "number"),
        w.F_HEIR: Heir("heir", "seat", "faction", "number"),
        w.F_SNOOPER: Snooper("snooper", "seat", "faction"),
        w.F_TURN: Turn("turn", "seat"),
        w.F_DISCARD: Discard("discard", "seat", "number", "number"),
        w.F_ACQUIRED: Acquired("acquired", "seat", "card", "number"),
        w.F_PLAYED: Played("played", "seat", "intrigue", "number"),
        w.F_NEXT_TURN: NextTurn("next_turn", "seat"),
        w.F_ROUND: RoundStart("round_start", "number"),
        w.F_DEFEND: Defend("defend", "seat"),
        w.F_COMBAT: Combat("combat", "seat"),
        w.F_REWARDS: Rewards("rewards", "seat", "number"),
        w.F_PLACE_SHIP: PlaceDreadnought("place_dreadnought", "seat"),
        w.F_AFTER_COMBAT: AfterCombat("after_combat"),
        w.F_MAKERS: Makers("makers"),
        w.F_RECALL: Recall("recall"),
        w.F_ENDGAME: Endgame("endgame", "number"),
        w.F_SCORING: Scoring("scoring", "number"),
        w.F_DRAFT: Draft("draft", "number"),
        w.F_SETUP: SetUp("setup", "number"),
        w.F_MASTERSTROKE: Masterstroke("masterstroke", "seat"),
        w.F_INTELLIGENCE: Intelligence("intelligence", "seat"),
        w.F_SELL: SellMelange("sell", "seat", "card"),
        w.F_TEST: TestOfHumanity("test", "seat"),
        w.F_SWAP: Swap("swap", "seat", "number"),
        w.F_MAY_DEPLOY: MayDeploy("may_deploy", "seat", "number"),
        w.F_REVEAL_TILE: RevealTile("reveal_tile", "number"),
        w.F_RIVAL: Rival("rival", "seat", "number", "number"),
    },
    "imperium",
)
