"""Numbers in which several are packed, taken apart for learners (kernel/observing.py)."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADER_IDS, SPACE_IDS
from landsraad.kernel.observe import BITS, COUNT, ONE_OF, SEAT
from landsraad.kernel.observing import Packed, Parts, PerSeat, Several

AGENT_BITS: Final = 4  # of each seat, in the number of a space


def table_parts() -> Parts:
    return {
        w.SHIP_AT: Several([f"dreadnought.{name}" for name in w.FLAG_NAMES], [Packed("of", kind=SEAT, first=1)]),
        w.SHIP_OLD: Several([f"dreadnought.{name}" for name in w.FLAG_NAMES], [Packed("old")]),
        w.SPACES: Several(["space"], [Packed("", kind=BITS, size=len(SPACE_IDS), words=SPACE_IDS)]),
        w.AT: Several(
            [f"agents.{SPACE_IDS[at] if at < len(SPACE_IDS) else at}" for at in range(w.MAX_SPACES)],
            [PerSeat("of", AGENT_BITS)],
        ),
    }


def seat_parts() -> Parts:
    return {
        w.LEADER: Several(["leader"], [Packed("", kind=ONE_OF, size=len(LEADER_IDS), words=LEADER_IDS)]),
        w.SWORD_CARDS: Several(["sword_cards"], [Packed("", kind=COUNT)]),
    }
