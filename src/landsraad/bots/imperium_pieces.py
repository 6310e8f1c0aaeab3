"""What a side of Dune: Imperium owns, piece by piece: every card, Intrigue card and tile, and how near it is to points.

The features tell how good a deck is, not what it is made of. Here each piece has a number of its own, and so has every
step towards what an Endgame card or a tile asks for: who holds Corner the Market is glad of The Spice Must Flow.
"""

from typing import Final

from landsraad.bots.imperium_tables import POINT
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS, INTRIGUES, TILE_IDS, TILES
from landsraad.imperium.conditions import conspiracy, count
from landsraad.imperium.facts import spice_must_flow_owned
from landsraad.imperium.store import OP, A, C
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

assert POINT  # imperium_tables has filled the catalogue
STEPS: Final = 5  # towards points at the end: from nothing to so many less one
SOLARI_A_STEP: Final = 3
LOW_TRACKS: Final = -1  # what counts for a tile that asks for tracks one has neglected
NOTHING: Final = -2  # it asks for nothing that could be counted

FLOWS: Final = (w.IF_SPICE_FLOWS, w.IF_MOST_SPICE_FLOWS, w.IF_CONSPIRACY)


def asked_by(intrigue: int) -> tuple[int, int]:
    """What an Endgame card asks for: the condition, and from which influence on tracks count."""
    for part in INTRIGUES[intrigue].parts:
        if part.timing == w.END and part.condition[0] != w.IF_ALWAYS:
            return part.condition[0], part.condition[2]
    return NOTHING, 0


def asked_by_tile(tile: int) -> tuple[int, int]:
    for part in TILES[tile].end:
        return (LOW_TRACKS, 0) if OP[part] == w.PER else (A[part], C[part])
    return NOTHING, 0


CARDS_END: Final = len(CARD_IDS)
INTRIGUES_END: Final = CARDS_END + len(INTRIGUE_IDS)
TILES_END: Final = INTRIGUES_END + len(TILE_IDS)
ASKED: Final = [asked_by(intrigue) for intrigue in range(len(INTRIGUE_IDS))]
ASKED_BY_TILE: Final = [asked_by_tile(tile) for tile in range(len(TILE_IDS))]
ASKING: Final = [INTRIGUE_IDS[place] for place, asked in enumerate(ASKED) if asked[0] != NOTHING] + [
    TILE_IDS[place] for place, asked in enumerate(ASKED_BY_TILE) if asked[0] != NOTHING
]
NAMES: Final[list[str]] = [
    *[f"card_{name}" for name in CARD_IDS],
    *[f"intrigue_{name}" for name in INTRIGUE_IDS],
    *[f"tile_{name}" for name in TILE_IDS],
    *[f"{name}_at_{step}" for name in ASKING for step in range(STEPS)],
]
INTRIGUE_STEPS: Final[list[int]] = [
    TILES_END + STEPS * ASKING.index(name) if name in ASKING else -1 for name in INTRIGUE_IDS
]
TILE_STEPS: Final[list[int]] = [TILES_END + STEPS * ASKING.index(name) if name in ASKING else -1 for name in TILE_IDS]


def pieces(t: Table, seat: i64) -> list[int]:
    """The places in NAMES of all a side owns; what it has twice comes twice."""
    found: list[int] = []
    for pile in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED):
        for card in t.zones[pile + seat]:
            found.append(card)
    for intrigue in t.zones[w.INTRIGUE + seat]:
        found.append(CARDS_END + intrigue)
        first = INTRIGUE_STEPS[intrigue]
        if first >= 0:
            code, least = ASKED[intrigue]
            found.append(first + min(STEPS - 1, reached(t, seat, code, least)))
    for tile in t.zones[w.TILES + seat]:
        found.append(INTRIGUES_END + tile)
        first = TILE_STEPS[tile]
        if first >= 0:
            code, least = ASKED_BY_TILE[tile]
            found.append(first + min(STEPS - 1, reached(t, seat, code, least)))
    return found


def wants_flows(t: Table, seat: i64) -> bool:
    """Whether a side holds something that will ask how many The Spice Must Flow it owns."""
    for intrigue in t.zones[w.INTRIGUE + seat]:
        if ASKED[intrigue][0] in FLOWS:
            return True
    for tile in t.zones[w.TILES + seat]:
        if ASKED_BY_TILE[tile][0] in FLOWS:
            return True
    return False


def reached(t: Table, seat: i64, code: i64, least: i64) -> i64:
    """How much there is of what a condition counts."""
    counters = t.seats[seat]
    if code == w.IF_SPICE_FLOWS or code == w.IF_MOST_SPICE_FLOWS:
        return spice_must_flow_owned(t, seat)
    if code == w.IF_TRACKS:
        tracks: i64 = 0
        for faction in range(len(w.FACTION_NAMES)):
            if counters[w.INFLUENCE + faction] >= least:
                tracks += 1
        return tracks
    if code == w.IF_CONSPIRACY:
        return conspiracy(t, seat)
    if code == w.IF_TILES:
        return len(t.zones[w.TILES + seat])
    if code == w.IF_SOLARI:
        return counters[w.SOLARI] // SOLARI_A_STEP
    if code == LOW_TRACKS:
        return count(t, seat, w.EACH_LOW_TRACK, 0)
    return 0
