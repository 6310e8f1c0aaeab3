"""The components of this game as tables, filled by the declarations in content/."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.figures import one
from landsraad.arrakis.store import NODES, name_node, node

# Whose a node is: planning cards from 1, then leaders, then prescience cards.
FIRST_LEADER_OWNER: Final = 1000
FIRST_PRESCIENCE_OWNER: Final = 2000

EVERY_MARKER: Final = 0b111

# Planning cards
CARD_IDS: Final[list[str]] = []
CARD_NAMES: Final[list[str]] = []
CARDS: Final[dict[str, int]] = {}
CARD_DECK: Final[list[int]] = []  # the member it belongs to
CARD_COPIES: Final[list[int]] = []
CARD_EXPANSIONS: Final[list[int]] = []  # those it needs, as bits
CARD_EFFECT: Final[list[int]] = []  # 0: cannot be played (Hawat's Scheming)
CARD_STAYS: Final[list[int]] = []  # what it changes while it stays in play, 0 if it does not stay
CARD_FIRST_STAYS: Final[list[int]] = []  # the same by the first version of the rules
CARD_ATTACHES: Final[list[int]] = []  # the step that lays it on a prescience card, 0 for none
ATTACHED_BY: Final[dict[int, int]] = {}  # the card whose place a counter tells
CARD_HELD: Final[list[int]] = []  # what it does out of the hand; such a card is neither played nor discarded else
HELD_CARDS: Final[list[int]] = []
CARD_SUBSTITUTE: Final[list[int]] = []  # not the printed card, and what of it is ours
OURS: Final = 1  # the whole text
EFFECT_KNOWN: Final = 2  # deck and title; what it does is known at second hand

# Where a card is attached that is laid on a prescience card.
ATTACH_COUNTER: Final[dict[int, int]] = {w.PICK_FEAR: w.FEAR, w.PICK_IBAD: w.EYES_OF_IBAD}

# Named leaders
LEADER_IDS: Final[list[str]] = []
LEADER_NAMES: Final[list[str]] = []
LEADER_MEMBER: Final[list[int]] = []
LEADER_BOX: Final[list[int]] = []
LEADER_HITS: Final[list[int]] = []
LEADER_SHIELDS: Final[list[int]] = []
LEADER_START: Final[list[int]] = []  # in play from the start
LEADER_SPECIAL: Final[list[int]] = []  # the effect of the special action, 0 for none
LEADER_SUBSTITUTE: Final[list[int]] = []
LEADER_SUPREMACY: Final[list[int]] = []  # the point of supremacy that brings them, 0 for none
LEADER_TAKES_OVER: Final[list[int]] = []  # the leader whose place they take + 1
LEADER_OUSTS: Final[list[int]] = []  # the leader who is gone when they enter + 1
MARKER_ENTRIES: Final[list[tuple[int, int, int]]] = []  # the step, the markers as bits, the leader; low steps first

# Prescience cards and objectives
PRESCIENCE_IDS: Final[list[str]] = []
PRESCIENCE_TITLES: Final[list[str]] = []
PRESCIENCE_END: Final[list[int]] = []  # claimed at the end of the round
PRESCIENCE_DIE: Final[list[int]] = []  # costs an action die
PRESCIENCE_REWARD: Final[list[list[int]]] = []
PRESCIENCE_DEMAND: Final[list[int]] = []  # what must be true, or be carried out: see demands.py
PRESCIENCE_SUBSTITUTE: Final[list[int]] = []
OBJECTIVE_IDS: Final[list[str]] = []
OBJECTIVE_SCORES: Final[list[list[int]]] = []
OBJECTIVE_SUBSTITUTE: Final[list[int]] = []

# Deployment tokens: what each face shows, as figures of a legion
FACE_UNITS: Final[list[int]] = []
FACE_IDS: Final[list[str]] = []
GARRISON_FACES: Final[list[int]] = []
STANDARD_FACES: Final[list[int]] = []
BLACK_FACES: Final[list[int]] = []
SILVER_FACES: Final[list[int]] = []

# What else is a substitute, with the question that says so (war_for_arrakis 27.1)
SUBSTITUTES: Final[dict[str, str]] = {}

TACTICAL_SIETCH: Final[list[int]] = []
TACTICAL_SECTORS: Final[list[int]] = []


def planning_card(
    card: str, deck: int, name: str, *effects: int, copies: int = 1, expansions: int = 0, substitute: int = 0,
    held: int = 0, formerly: int = 0,
) -> int:  # fmt: skip
    number = len(CARD_IDS)
    CARD_IDS.append(card)
    CARD_NAMES.append(name)
    CARDS[card] = number
    CARD_DECK.append(deck)
    CARD_COPIES.append(copies)
    CARD_EXPANSIONS.append(expansions)
    stays = next((effect for effect in effects if NODES.op[effect] == w.OP_STAY), 0)
    CARD_STAYS.append(stays)
    CARD_FIRST_STAYS.append(formerly or stays)
    attaches = next(
        (effect for effect in effects if NODES.op[effect] == w.OP_PICK and NODES.a[effect] in ATTACH_COUNTER), 0
    )
    CARD_ATTACHES.append(attaches)
    if attaches:
        ATTACHED_BY[ATTACH_COUNTER[NODES.a[attaches]]] = number
    CARD_HELD.append(held)
    if held:
        HELD_CARDS.append(number)
        name_node(held, f"{card}.held", number + 1)
    CARD_SUBSTITUTE.append(substitute)
    root = _sequence(list(effects)) if effects else 0
    CARD_EFFECT.append(root)
    if root:
        name_node(root, card, number + 1)
    return number


def named_leader(
    leader: str, name: str, member: int, box: int, hits: int, shields: int, *special: int, start: bool = False,
    substitute: bool = False, supremacy: int = 0, marker: int = -1, step: int = 0, takes_over: int = -1,
    ousts: int = -1,
) -> int:  # fmt: skip
    """A named leader, and what brings them: a point of supremacy, or a step of one prescience marker or of any."""
    number = len(LEADER_IDS)
    LEADER_IDS.append(leader)
    LEADER_NAMES.append(name)
    LEADER_MEMBER.append(member)
    LEADER_BOX.append(box)
    LEADER_HITS.append(hits)
    LEADER_SHIELDS.append(shields)
    LEADER_START.append(1 if start else 0)
    LEADER_SUBSTITUTE.append(1 if substitute else 0)
    LEADER_SUPREMACY.append(supremacy)
    LEADER_TAKES_OVER.append(takes_over + 1)
    LEADER_OUSTS.append(ousts + 1)
    if step:
        MARKER_ENTRIES.append((step, 1 << marker if marker >= 0 else EVERY_MARKER, number))
        MARKER_ENTRIES.sort()
    root = _sequence(list(special)) if special else 0
    LEADER_SPECIAL.append(root)
    if root:
        name_node(root, leader, FIRST_LEADER_OWNER + number)
    return number


def _sequence(kids: list[int]) -> int:
    return node(w.OP_SEQUENCE, 0, 0, 0, kids)


def prescience_card(
    card: str, title: str, reward: list[int], demand: int, *, end: bool = False, die: bool = False,
    substitute: bool = False,
) -> int:  # fmt: skip
    name_node(demand, card, FIRST_PRESCIENCE_OWNER + len(PRESCIENCE_IDS))
    PRESCIENCE_DEMAND.append(demand)
    PRESCIENCE_IDS.append(card)
    PRESCIENCE_TITLES.append(title)
    PRESCIENCE_REWARD.append(reward)
    PRESCIENCE_END.append(1 if end else 0)
    PRESCIENCE_DIE.append(1 if die else 0)
    PRESCIENCE_SUBSTITUTE.append(1 if substitute else 0)
    return len(PRESCIENCE_IDS) - 1


def objective(card: str, scores: list[int], substitute: bool = False) -> None:
    OBJECTIVE_IDS.append(card)
    OBJECTIVE_SCORES.append(scores)
    OBJECTIVE_SUBSTITUTE.append(1 if substitute else 0)


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
