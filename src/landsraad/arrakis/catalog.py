"""What the components are: each kind is a class, and a field of a component is stated there once.

The files in content/ declare the components when they are imported; a declaration enters the list of its kind. The
engine reads `CARDS[card].deck`: a component is referred to by its number. Fields that no declaration gives
(`init=False`) follow from the others.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.arrakis import words as w
from landsraad.arrakis.figures import one
from landsraad.arrakis.store import NODES, name_node, node
from landsraad.kernel.vecs import i64

# Whose a node is: planning cards from 1, then leaders, then prescience cards.
FIRST_LEADER_OWNER: Final = 1000
FIRST_PRESCIENCE_OWNER: Final = 2000

NOBODY: Final = -1
EVERY_MARKER: Final = 0b111
# Not the printed component, and what of it is ours.
OURS: Final = 1  # the whole text
EFFECT_KNOWN: Final = 2  # deck and title; what it does is known at second hand

# The names of the components of each kind, in the order of their numbers.
CARD_IDS: Final[list[str]] = []
LEADER_IDS: Final[list[str]] = []
PRESCIENCE_IDS: Final[list[str]] = []
OBJECTIVE_IDS: Final[list[str]] = []


@dataclass(eq=False)
class Component:
    """What every kind of component has."""

    name: str
    substitute: i64 = field(default=0, kw_only=True)
    number: i64 = field(init=False)

    def enter(self, listed: list[Any], ids: list[str]) -> None:
        """Give the component its number in the list of its kind."""
        self.number = len(ids)
        listed.append(self)
        ids.append(self.name)


# --- planning cards -------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Card(Component):
    deck: i64  # the member it belongs to
    title: str
    copies: i64 = 1
    expansions: i64 = 0  # those it needs, as bits
    parts: list[int] = field(default_factory=list)
    held: i64 = 0  # what it does out of the hand; such a card is neither played nor discarded else
    formerly: i64 = 0  # what it changed in play by the first version of the rules, where that was something else
    effect: i64 = field(init=False)  # 0: cannot be played (Hawat's Scheming)
    stays: i64 = field(init=False)  # what it changes while it stays in play, 0 if it does not stay
    attaches: i64 = field(init=False)  # the step that lays it on a prescience card, 0 for none

    def __post_init__(self) -> None:
        self.enter(CARDS, CARD_IDS)
        CARD_NUMBERS[self.name] = self.number
        self.effect = _sequence(self.parts, self.name, self.number + 1)
        self.stays = next((part for part in self.parts if NODES.op[part] == w.OP_STAY), 0)
        laid = [part for part in self.parts if NODES.op[part] == w.OP_PICK and NODES.a[part] in ATTACH_COUNTER]
        self.attaches = laid[0] if laid else 0
        if laid:
            ATTACHED_BY[ATTACH_COUNTER[NODES.a[laid[0]]]] = self.number
        if self.held:
            HELD_CARDS.append(self.number)
            name_node(self.held, f"{self.name}.held", self.number + 1)


CARDS: Final[list[Card]] = []
CARD_NUMBERS: Final[dict[str, int]] = {}
HELD_CARDS: Final[list[int]] = []
# Where a card is attached that is laid on a prescience card, and the card whose place a counter tells.
ATTACH_COUNTER: Final[dict[int, int]] = {w.PICK_FEAR: w.FEAR, w.PICK_IBAD: w.EYES_OF_IBAD}
ATTACHED_BY: Final[dict[int, int]] = {}


def _sequence(parts: list[int], path: str, owner: int) -> int:
    """What a card or a special action does, as one node; 0 if it does nothing."""
    if not parts:
        return 0
    root = node(w.OP_SEQUENCE, 0, 0, 0, parts)
    name_node(root, path, owner)
    return root


# --- named leaders --------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Leader(Component):
    """A named leader, and what brings them: a point of supremacy, or a step of one prescience marker or of any."""

    title: str
    member: i64
    box: i64
    hits: i64
    shields: i64
    parts: list[int] = field(default_factory=list)  # of the special action
    start: bool = False  # in play from the start
    supremacy: i64 = 0  # the point that brings them, 0 for none
    step: i64 = 0
    marker: i64 = NOBODY  # any
    takes_over: i64 = NOBODY  # the leader whose place they take
    ousts: i64 = NOBODY  # the leader who is gone when they enter
    special: i64 = field(init=False)  # the effect of the special action, 0 for none

    def __post_init__(self) -> None:
        self.enter(LEADERS, LEADER_IDS)
        self.special = _sequence(self.parts, self.name, FIRST_LEADER_OWNER + self.number)
        if self.step:
            MARKER_ENTRIES.append((self.step, 1 << self.marker if self.marker >= 0 else EVERY_MARKER, self.number))
            MARKER_ENTRIES.sort()


LEADERS: Final[list[Leader]] = []
MARKER_ENTRIES: Final[list[tuple[int, int, int]]] = []  # the step, the markers as bits, the leader; low steps first


# --- prescience cards and objectives --------------------------------------------------------------------------------


@dataclass(eq=False)
class PrescienceCard(Component):
    title: str
    reward: list[int]  # steps of each marker
    demand: i64  # what must be true, or be carried out: see demands.py
    end: bool = field(default=False, kw_only=True)  # claimed at the end of the round
    die: bool = field(default=False, kw_only=True)  # costs an action die

    def __post_init__(self) -> None:
        self.enter(PRESCIENCE_CARDS, PRESCIENCE_IDS)
        name_node(self.demand, self.name, FIRST_PRESCIENCE_OWNER + self.number)


PRESCIENCE_CARDS: Final[list[PrescienceCard]] = []


@dataclass(eq=False)
class Objective(Component):
    scores: list[int]

    def __post_init__(self) -> None:
        self.enter(OBJECTIVES, OBJECTIVE_IDS)


OBJECTIVES: Final[list[Objective]] = []


# --- tokens, and what else is a substitute --------------------------------------------------------------------------

# Deployment tokens: what each face shows, as figures of a legion
FACE_UNITS: Final[list[int]] = []
FACE_IDS: Final[list[str]] = []
GARRISON_FACES: Final[list[int]] = []
STANDARD_FACES: Final[list[int]] = []
BLACK_FACES: Final[list[int]] = []
SILVER_FACES: Final[list[int]] = []

TACTICAL_SIETCH: Final[list[int]] = []
TACTICAL_SECTORS: Final[list[int]] = []

SUBSTITUTES: Final[dict[str, str]] = {}  # with the question that says so (war_for_arrakis 27.1)


def substitute(what: str, question: str) -> None:
    """Something that is neither card nor leader and stands in for what is printed."""
    SUBSTITUTES[what] = question


def face(regular: int = 0, elite: int = 0, special: int = 0, generic: int = 0) -> int:
    """The number of a token face; equal faces are one."""
    units = regular * one(w.REGULAR) + elite * one(w.ELITE) + special * one(w.SPECIAL) + generic * one(w.GENERIC)
    if units not in FACE_UNITS:
        FACE_UNITS.append(units)
        letters = ("R", regular), ("E", elite), ("S", special), ("B", generic)
        FACE_IDS.append("".join(letter * count for letter, count in letters))
    return FACE_UNITS.index(units)
