"""How far the vocabulary reaches in War for Arrakis: which components need something written for them alone."""

from collections import defaultdict
from collections.abc import Hashable

from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.arrakis.naming import CONTENT
from landsraad.arrakis.picks import CARD_PICKS, DIE_PICKS, LEADER_PICKS, SIGN_PICKS
from landsraad.arrakis.store import NODES, within
from landsraad.lab.vocabulary import Handler, Statistics
from landsraad.text.war_for_arrakis import effect

assert CONTENT  # importing it has filled the tables

# Picks that are one word with a parameter: whom, which card, which die, where.
PICK_WORDS = (
    LEADER_PICKS,
    CARD_PICKS,
    DIE_PICKS,
    SIGN_PICKS,
    (w.PICK_WORM_BY_WORM, w.PICK_WORM_BY_LEGION),
    (w.PICK_CHASM, w.PICK_GURNEY),
)
MOMENTS = (w.ON_SETTLEMENT, w.ON_HARVESTER)


def component(owner: int) -> tuple[str, str]:
    """The kind and the id of the component a node is printed on."""
    if owner >= c.FIRST_PRESCIENCE_OWNER:
        return "prescience", c.PRESCIENCE_IDS[owner - c.FIRST_PRESCIENCE_OWNER]
    if owner >= c.FIRST_LEADER_OWNER:
        return "leader", c.LEADER_IDS[owner - c.FIRST_LEADER_OWNER]
    return "card", c.CARD_IDS[owner - 1]


def word_of(node: int) -> Hashable:
    """The word an effect is declared in: its code, and what decides how it is carried out."""
    op, a = NODES.op[node], NODES.a[node]
    if op == w.OP_PICK:
        return (op, next((picks for picks in PICK_WORDS if a in picks), a))
    if op == w.OP_STAY:
        return (op, MOMENTS if a in MOMENTS else a)
    return op


def condition_of(node: int) -> Hashable | None:
    """A condition, or what a prescience card demands."""
    op, a = NODES.op[node], NODES.a[node]
    if op == w.OP_IF or op == w.DEMAND_HAPPENED:
        return (op, a)
    return op if op >= w.DEMAND_LEGIONS else None


def statistics(lang: str = "en") -> Statistics:
    """Count the components that are declared, and the words only one of them uses."""
    users: dict[Hashable, set[int]] = defaultdict(set)
    conditions: dict[Hashable, set[int]] = defaultdict(set)
    example: dict[Hashable, int] = {}
    roots = [card.effect for card in c.CARDS] + [card.held for card in c.CARDS]
    roots += [leader.special for leader in c.LEADERS] + [card.demand for card in c.PRESCIENCE_CARDS]
    for node in (node for root in roots for node in within(root)):
        condition = condition_of(node)
        if condition is not None:
            conditions[condition].add(NODES.owner[node])
        if NODES.op[node] < w.DEMAND_LEGIONS:
            users[word_of(node)].add(NODES.owner[node])
            example.setdefault(word_of(node), node)
    handlers = [
        Handler(*component(NODES.owner[example[word]]), NODES.path[example[word]], effect(example[word], lang))
        for word, owners in users.items()
        if len(owners) == 1
    ]
    declared = len(c.CARD_IDS) + len(c.LEADER_IDS) + len(c.PRESCIENCE_IDS)
    return Statistics(declared, handlers, sum(1 for owners in conditions.values() if len(owners) == 1))
