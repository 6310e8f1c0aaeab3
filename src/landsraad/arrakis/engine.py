"""The frames of War for Arrakis: everything the game can be doing."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import Battle
from landsraad.arrakis.casualties import Blast, Blasted, Casualties
from landsraad.arrakis.catalog import CARD_DECK
from landsraad.arrakis.deployment import Deploy, DeployToken, Kitab
from landsraad.arrakis.desert import Appear, Carryall, SignPhase, Storms, Strike, Struck
from landsraad.arrakis.desert_power import Power, Signs, WormAttack, WormMove
from landsraad.arrakis.effects import Choose, Sequence
from landsraad.arrakis.entering import Enter, Stack
from landsraad.arrakis.free import Free
from landsraad.arrakis.hands import Draw, ForcedDiscard, Play, Played
from landsraad.arrakis.heighliners import Earned, Imperium, Landing
from landsraad.arrakis.movement import Attack, Move
from landsraad.arrakis.picks import Pick
from landsraad.arrakis.placing import Place, Replace, Scatter
from landsraad.arrakis.prescience import Flee, Marker
from landsraad.arrakis.redeal import deal_anew
from landsraad.arrakis.rounds import ClaimEnd, HandLimit, LastScout, Round, Swap, Unclaimed
from landsraad.arrakis.solo_turns import Solo, SoloTurn
from landsraad.arrakis.spice import Harvest
from landsraad.arrakis.turns import After, Allocate, Divide, Sister, Turn
from landsraad.arrakis.vehicles import AnyVehicle, Vehicles
from landsraad.kernel import piles
from landsraad.kernel.dice import Dice
from landsraad.kernel.table import END, ROUND, Engine, Table, frames_from_below, height, pop
from landsraad.kernel.vecs import i64, vec


class WarEngine(Engine):
    """A war ends at once when somebody has won it, whatever is still going on (war_for_arrakis 5.1)."""

    def over(self, t: Table) -> bool:
        return t.shared[w.WINNER] != 0

    def close(self, t: Table) -> None:
        """A card that was being played goes to its pile."""
        for code, card, _, _ in frames_from_below(t):
            if code == w.F_PLAYED:
                piles.put(t, w.DISCARD + CARD_DECK[card], card)
        for _ in range(height(t)):
            pop(t)
        t.shared[w.PHASE] = w.P_OVER
        t.question = 0
        t.options = vec[i64]()

    def mark(self, t: Table, until: i64) -> i64:
        """A turn ends when the other side begins one, or when another phase does."""
        shared = t.shared
        if until == END:
            return 0
        if until == ROUND:
            return shared[w.ROUND]
        return (shared[w.ROUND] * 16 + shared[w.PHASE]) * 4 + shared[w.TURN_SIDE]

    def scores(self, t: Table) -> list[int]:
        """1 for everybody on the side that has won; nobody has won an unfinished game (war_for_arrakis 5.7)."""
        shared = t.shared
        winner = shared[w.WINNER] - 1
        won = [0] * len(t.seats)
        if winner == w.ATREIDES or (winner == w.HARKONNEN and not shared[w.SOLO]):
            for member in (2 * winner, 2 * winner + 1):
                won[shared[w.SEAT_OF + member]] = 1
        return won

    def deal_anew(self, t: Table, seat: i64, dice: Dice) -> None:
        deal_anew(t, seat, dice)


ENGINE: Final = WarEngine(
    {
        w.F_ROUND: Round("round"),
        w.F_TURN: Turn("turn"),
        w.F_AFTER: After("after"),
        w.F_VEHICLES: Vehicles("vehicles"),
        w.F_ANY_VEHICLE: AnyVehicle("any_vehicle"),
        w.F_ALLOCATE: Allocate("allocate"),
        w.F_DIVIDE: Divide("divide"),
        w.F_SISTER: Sister("sister"),
        w.F_MOVE: Move("move"),
        w.F_ATTACK: Attack("attack"),
        w.F_ENTER: Enter("enter"),
        w.F_STACK: Stack("stack"),
        w.F_BATTLE: Battle("battle"),
        w.F_CASUALTIES: Casualties("casualties"),
        w.F_APPEAR: Appear("appear"),
        w.F_CARRYALL: Carryall("carryall"),
        w.F_STRIKE: Strike("strike"),
        w.F_STRUCK: Struck("struck"),
        w.F_BLAST: Blast("blast"),
        w.F_BLASTED: Blasted("blasted"),
        w.F_POWER: Power("power"),
        w.F_SIGNS: Signs("signs"),
        w.F_WORM_MOVE: WormMove("worm_move"),
        w.F_WORM_ATTACK: WormAttack("worm_attack"),
        w.F_SIGN_PHASE: SignPhase("sign_phase"),
        w.F_STORMS: Storms("storms"),
        w.F_HARVEST: Harvest("harvest"),
        w.F_SWAP: Swap("swap"),
        w.F_HAND_LIMIT: HandLimit("hand_limit"),
        w.F_UNCLAIMED: Unclaimed("unclaimed"),
        w.F_LAST_SCOUT: LastScout("last_scout"),
        w.F_CLAIM_END: ClaimEnd("claim_end"),
        w.F_SEQUENCE: Sequence("sequence", "effect"),
        w.F_PLACE: Place("place", "effect"),
        w.F_SCATTER: Scatter("scatter"),
        w.F_CHOOSE: Choose("choose", "effect"),
        w.F_PLAY: Play("play"),
        w.F_PLAYED: Played("played"),
        w.F_FORCED_DISCARD: ForcedDiscard("forced_discard"),
        w.F_DEPLOY: Deploy("deploy"),
        w.F_DEPLOY_TOKEN: DeployToken("deploy_token"),
        w.F_REPLACE: Replace("replace"),
        w.F_DRAW: Draw("draw"),
        w.F_PICK: Pick("pick"),
        w.F_FREE: Free("free"),
        w.F_MARKER: Marker("marker"),
        w.F_FLEE: Flee("flee"),
        w.F_LANDING: Landing("landing"),
        w.F_IMPERIUM: Imperium("imperium"),
        w.F_EARNED: Earned("earned"),
        w.F_KITAB: Kitab("kitab"),
        w.F_SOLO_TURN: SoloTurn("solo_turn"),
        w.F_SOLO: Solo("solo"),
    },
    "war_for_arrakis",
)
