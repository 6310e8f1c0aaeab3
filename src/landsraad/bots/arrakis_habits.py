"""The habits of the quick player of War for Arrakis: what it thinks things are worth, and what it fears.

Each of the three who play has its own: the Harkonnen, the Atreides, and the Atreides against the automaton (23), whose
enemy attacks by the rules of a machine and is one point nearer after every round. Numbers are thousandths; those that
training has found better stand in the weights file (lab/train.py), with the name of the player before them.
"""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.kernel.vecs import i64

ALONE: Final = "mahdi"  # the Mahdi mode
PLAYERS: Final = ("harkonnen", "atreides", ALONE)
USUAL: Final[dict[str, int]] = {
    "step": 480,  # a step of prescience that is still needed: 21 of them against 10 points
    "spice": 220,  # what a harvester would bring
    "home": 1000,  # the own settlements, beside what they are worth to who destroys them
    "open": 1000,  # how much an own settlement is feared for in which nobody stands
    "toll": 0,  # what it is worth that an enemy must fight for a settlement
    "alarm": 760,  # what is left of a danger that is an area further away
    "reach": 760,  # what is left of a prize that is an area further away
    "foresight": 400,  # battles to come are less certain than those at hand
    "guard": 10000,  # what a sietch that lies open will be defended with by the time a legion comes there, about
    "near": 500,  # what a stronger enemy next to a legion takes of it
    "figures": 1000,  # what figures are worth where they stand
    "demand": 1000,  # standing where a prescience card wants somebody
    "nearer": 0,  # what is left of that an area away, while there are dice to go on with
    "summon": 0,  # a leader who waits beside the board, where a prescience card wants him
    "ride": 0,  # a ride over two worm areas, where a prescience card asks for it
    "fall": 0,  # a named leader of the enemy, where one asks for his fall
    "sworn": 0,  # a Fedaykin, where one asks for them
    "hunt": 0,  # somebody to be beaten, where one asks for a battle won
    "station": 1500,
    "spoils": 800,  # what a beaten legion was worth
    "blood": 1000,  # what falls in an attack of one's own
    "burn": 700,  # what a card is worth that is discarded for a die in battle
    "stand": 1000,  # a settlement that is fought for, to who may retreat from it
    "token": 360,  # a deployment token
    "amount": 100,  # one more of them, where several may be deployed
    "idle": 200,  # what it costs to turn up tokens or to scout for nothing
    "deploy": 1000,
    "opportunity": 600,  # of what the same die could have done
    "kept": 300,  # what a card may still be good for
    "desert": 1000,  # Desert Power
    "drawn": 150,  # a planning card
    "special": 1000,  # the special action of a leader
    "spend": 400,  # claiming a prescience card for a die
    "deterred": 1000,  # the automaton attacks nobody of as much combat power; it may have more soon (23.7)
    "elsewhere": 1000,  # it marches on one sietch at a time (23.11)
}
HABITS: Final[dict[str, int]] = {f"{player}_{name}": USUAL[name] for player in PLAYERS for name in USUAL}
FAR: Final = 17


class Habits:
    """Those of one player, as numbers of points."""

    def __init__(self, player: str, known: dict[str, int]) -> None:
        numbers = {name: float(known.get(f"{player}_{name}", USUAL[name])) / 1000.0 for name in USUAL}
        self.step = numbers["step"]
        self.spice = numbers["spice"]
        self.home = numbers["home"]
        self.open = numbers["open"]
        self.toll = numbers["toll"]
        self.alarm: list[float] = fading(numbers["alarm"])
        self.reach: list[float] = fading(numbers["reach"])
        self.foresight = numbers["foresight"]
        self.guard = numbers["guard"]
        self.near = numbers["near"]
        self.figures = numbers["figures"]
        self.demand = numbers["demand"]
        self.nearer: list[float] = [numbers["nearer"] ** far for far in range(FAR + 1)]
        self.summon = numbers["summon"]
        self.ride = numbers["ride"]
        self.fall = numbers["fall"]
        self.sworn = numbers["sworn"]
        self.hunt = numbers["hunt"]
        self.station = numbers["station"]
        self.spoils = numbers["spoils"]
        self.blood = numbers["blood"]
        self.burn = numbers["burn"]
        self.stand = numbers["stand"]
        self.token = numbers["token"]
        self.amount = numbers["amount"]
        self.idle = numbers["idle"]
        self.deploy = numbers["deploy"]
        self.opportunity = numbers["opportunity"]
        self.kept = numbers["kept"]
        self.desert = numbers["desert"]
        self.drawn = numbers["drawn"]
        self.special = numbers["special"]
        self.spend = numbers["spend"]
        self.deterred = numbers["deterred"]
        self.elsewhere = numbers["elsewhere"]


def fading(left: float) -> list[float]:
    """What is left of something that lies so many areas ahead."""
    found = [1.0]
    for far in range(FAR):
        found.append(left**far if far + 1 < FAR else 0.0)
    return found


def player_of(side: i64, solo: bool) -> i64:
    """Whose habits count."""
    return 2 if solo and side == w.ATREIDES else side
