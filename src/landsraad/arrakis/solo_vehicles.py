"""The Mahdi solo mode: where the automaton puts its vehicles (war_for_arrakis 23.5, 23.17.2, 23.17.3)."""

from landsraad.arrakis import board
from landsraad.arrakis import words as w
from landsraad.arrakis.pieces import attackable, empty, legions, own_settlements
from landsraad.arrakis.solo import best_of, power_at, target_sector
from landsraad.arrakis.vehicles import harvester_places
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64


def harvester_options(t: Table, left: i64, overflow: i64) -> list[int]:
    """In the harvesting sector; what does not fit goes to one adjacent sector, of the human's choice but not the
    target's. `overflow` is that sector + 1."""
    shared = t.shared
    if not left or not shared[w.HARVESTERS]:
        return []
    places = harvester_places(t)
    inside = [area for area in places if board.SECTOR_MASK[area] & shared[w.HARVEST_SECTOR]]
    if not inside and overflow:
        inside = [area for area in places if board.SECTOR_MASK[area] >> overflow - 1 & 1]
    if not inside:
        near = neighbour_sectors(shared[w.HARVEST_SECTOR]) & ~target_sector(t)
        return [
            pack(w.V_SECTOR, sector)
            for sector in range(board.SECTORS)
            if near >> sector & 1 and any(board.SECTOR_MASK[area] >> sector & 1 for area in places)
        ]
    score = []
    for area in inside:
        threatened = any(
            shared[w.SIDE + near] == w.ATREIDES + 1 or shared[w.FEATURES + near] & w.SIETCH
            for near in board.NEIGHBOURS[area]
        )
        good = empty(t, area) and not threatened
        score.append((0 if good else 2) + (0 if board.TERRAIN[area] == board.DEEP else 1))
    return [pack(w.V_PLACE, area) for area in best_of(inside, score)]


def neighbour_sectors(mask: i64) -> i64:
    """Sectors that share a passable border with these (23.17.2); the pole belongs to none of them."""
    found = 0
    for area in range(1, board.AREAS):
        if board.SECTOR_MASK[area] & mask:
            for near in board.NEIGHBOURS[area]:
                if near != board.NORTH_POLE:
                    found |= board.SECTOR_MASK[near]
    return found & ~mask & (1 << board.SECTORS) - 1


def _free_zones(t: Table) -> list[int]:
    return [zone for zone in range(board.ZONES) if t.shared[w.AIR_ZONES + zone] == w.NO_PIECE]


def carryall_options(t: Table, left: i64) -> list[int]:
    """23.17.3: where most harvesters are not yet covered, then most harvesters."""
    shared = t.shared
    if not left or not shared[w.CARRYALLS]:
        return []
    harvesters = [area for area in board.SAND_AREAS if shared[w.FEATURES + area] & w.HARVESTER]
    zones = _free_zones(t)
    score = []
    for zone in zones:
        under = [area for area in harvesters if zone in board.ZONES_OF[area]]
        bare = [
            area
            for area in under
            if not any(shared[w.AIR_ZONES + other] == w.CARRYALL for other in board.ZONES_OF[area])
        ]
        score.append(-100 * len(bare) - len(under))
    return [pack(w.V_ZONE, zone) for zone in best_of(zones, score)]


def ornithopter_options(t: Table, left: i64) -> list[int]:
    """Over legions exactly two areas from a sietch they may attack; then over the target's sector; then over those next
    to it, central zones first; then anywhere."""
    if not left or not t.shared[w.ORNITHOPTERS]:
        return []
    zones = _free_zones(t)
    sector = target_sector(t)
    around = neighbour_sectors(sector)
    wanted = set()
    for area in legions(t, w.HARKONNEN):
        if any(
            board.OVER_RED[area][sietch] == 2
            and power_at(t, area) > power_at(t, sietch)
            and attackable(t, w.HARKONNEN, sietch)
            for sietch in own_settlements(t, w.ATREIDES)
        ):
            wanted.update(board.ZONES_OF[area])
    score = []
    for zone in zones:
        if zone in wanted:
            score.append(0)
        elif board.ZONE_MASK[zone] & sector:
            score.append(1)
        elif board.ZONE_MASK[zone] & around:
            score.append(2 if board.ZONE_CENTRAL[zone] else 3)
        else:
            score.append(4)
    return [pack(w.V_ZONE, zone) for zone in best_of(zones, score)]
