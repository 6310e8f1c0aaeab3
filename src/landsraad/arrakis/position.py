"""Positions: any point of a game as a dict. Written here is what no declaration tells: the board and its leaders."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.features import sietch_in, sign_in, station_in
from landsraad.arrakis.figures import count_of
from landsraad.arrakis.naming import COUNTERS, DECLARED, DOMAINS, PILES
from landsraad.kernel.positions import Position, write_about, write_counters, write_piles
from landsraad.kernel.table import Table


def write_position(t: Table) -> Position:
    """The whole table as a dict that from_position reads back."""
    shared = t.shared
    return {
        **write_about(t, DECLARED, DOMAINS),
        "seats": len(t.seats),
        "shared_sides": [w.SIDE_NAMES[side] for side in (w.HARKONNEN, w.ATREIDES) if shared[w.SHARED_SIDE + side]],
        "areas": {AREA_IDS[area]: written for area in range(AREAS) if (written := _write_area(t, area))},
        "leaders": {
            name: AREA_IDS[shared[w.LEADER_AREA + leader]]
            if shared[w.LEADER_AT + leader] == w.ON_BOARD
            else w.PLACE_NAMES[shared[w.LEADER_AT + leader]]
            for leader, name in enumerate(LEADER_IDS)
        },
        "wormsign_pool": {name: shared[w.SIGN_POOL + face] for face, name in enumerate(w.FACE_NAMES)},
        **write_counters(shared, COUNTERS, DOMAINS),
        **write_piles(t, PILES, DOMAINS),
    }


def _write_area(t: Table, area: int) -> Position:
    shared = t.shared
    written: Position = {}
    if shared[w.SIDE + area]:
        written["side"] = w.SIDE_NAMES[shared[w.SIDE + area] - 1]
        for kind, name in enumerate(w.KIND_NAMES):
            if count_of(shared[w.UNITS + area], kind):
                written[name] = count_of(shared[w.UNITS + area], kind)
        tokens = [slot for slot in range(28) if shared[w.TOKENS + area] >> slot & 1]
        if tokens:
            written["tokens"] = tokens
    features = shared[w.FEATURES + area]
    if features & w.HARVESTER:
        written["harvester"] = True
    if features & w.ANY_WORM:
        written["worm"] = "wild_maker" if features & w.MAKER else "sandworm"
    if features & w.SIGN:
        written["wormsign"] = w.FACE_NAMES[sign_in(features) - 1]
    if features & w.STATION:
        written["station"] = w.MARKER_NAMES[station_in(features) - 1]
    if features & w.SIETCH:
        written["sietch"] = sietch_in(features) - 1
    if features & w.SETTLEMENT:
        written["settlement"] = True
    return written
