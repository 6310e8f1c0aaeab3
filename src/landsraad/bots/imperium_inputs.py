"""What the network of Dune: Imperium sees beside the features: what a hand can reach, and what is fought for."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, CONFLICT_IDS, INTRIGUES
from landsraad.imperium.expansions import expansions_of
from landsraad.kernel.bits import bit
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

LAST_ROUND: Final = 10.0
REACH: Final[list[str]] = [*[f"hand_{name}" for name in w.ICON_NAMES], "hand_icons", "combat_cards", "plot_cards"]
SCENE: Final[list[str]] = [
    "progress",
    "progress_squared",
    "rise_of_ix",
    "epic",
    "solo",
    "two_players",
    "three_seats",
    *[f"conflict_{name}" for name in CONFLICT_IDS],
]


def reach(t: Table, seat: i64, found: list[float]) -> None:
    """Which icons the cards in a hand bring, and what its Intrigue cards are for, in the order of REACH."""
    counts: list[float] = [0.0] * len(w.ICON_NAMES)
    sending = 0.0
    for card in t.zones[w.HAND + seat]:
        bits = CARDS[card].icon_bits
        if bits != 0:
            sending += 1.0
        for icon in range(len(w.ICON_NAMES)):
            if bits & bit(icon) != 0:
                counts[icon] += 1.0
    found.extend(counts)
    found.append(sending)
    combat = 0.0
    plot = 0.0
    for card in t.zones[w.INTRIGUE + seat]:
        for part in INTRIGUES[card].parts:
            if part.timing == w.FIGHT:
                combat += 1.0
            elif part.timing == w.PLOT:
                plot += 1.0
    found.append(combat)
    found.append(plot)


def scene(t: Table) -> list[float]:
    """What is the same for all sides, in the order of SCENE."""
    at = float(t.shared[w.ROUND]) / LAST_ROUND
    mode = t.shared[w.MODE]
    found: list[float] = [
        at,
        at * at,
        1.0 if w.RISE_OF_IX in expansions_of(t) else 0.0,
        float(t.shared[w.EPIC]),
        1.0 if mode == w.SOLO else 0.0,
        1.0 if mode == w.TWO_PLAYERS else 0.0,
        1.0 if mode == w.MULTIPLAYER and len(t.seats) == 3 else 0.0,
    ]
    battle = t.shared[w.BATTLE] - 1
    for number in range(len(CONFLICT_IDS)):
        found.append(1.0 if number == battle else 0.0)
    return found
