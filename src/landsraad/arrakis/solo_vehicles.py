"""The Mahdi solo mode: where the automaton puts its vehicles (war_for_arrakis 23.5, 23.17.2, 23.17.3)."""

from landsraad.arrakis.board import (
    AREAS,
    DEEP,
    NEIGHBOURS,
    NORTH_POLE,
    OVER_RED,
    SAND_AREAS,
    SECTOR_MASK,
    SECTORS,
    TERRAIN,
    ZONE_CENTRAL,
    ZONE_MASK,
    ZONES,
    ZONES_OF,
)
from landsraad.arrakis.pieces import attackable, empty, legions, own_settlements
from landsraad.arrakis.solo import best_of, power_at, target_sector
from landsraad.arrakis.vehicles import harvester_places
from landsraad.arrakis.words import (
    AIR,
    ATREIDES,
    CARRYALL,
    CARRYALLS,
    FEATURES,
    HARKONNEN,
    HARVEST_SECTOR,
    HARVESTER,
    HARVESTERS,
    NO_PIECE,
    ORNITHOPTERS,
    SIDE,
    SIETCH,
    V_PLACE,
    V_SECTOR,
    V_ZONE,
)
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table


def harvester_options(t: Table, left: int, overflow: int) -> list[int]:
    """In the harvesting sector; what does not fit goes to one adjacent sector, of the human's choice but not the
    target's. `overflow` is that sector + 1."""
    shared = t.shared
    if not left or not shared[HARVESTERS]:
        return []
    places = harvester_places(t)
    inside = [area for area in places if SECTOR_MASK[area] & shared[HARVEST_SECTOR]]
    if not inside and overflow:
        inside = [area for area in places if SECTOR_MASK[area] >> overflow - 1 & 1]
    if not inside:
        near = neighbour_sectors(shared[HARVEST_SECTOR]) & ~target_sector(t)
        return [
            pack(V_SECTOR, sector)
            for sector in range(SECTORS)
            if near >> sector & 1 and any(SECTOR_MASK[area] >> sector & 1 for area in places)
        ]
    score = []
    for area in inside:
        threatened = any(
            shared[SIDE + near] == ATREIDES + 1 or shared[FEATURES + near] & SIETCH for near in NEIGHBOURS[area]
        )
        good = empty(t, area) and not threatened
        score.append((0 if good else 2) + (0 if TERRAIN[area] == DEEP else 1))
    return [pack(V_PLACE, area) for area in best_of(inside, score)]


def neighbour_sectors(mask: int) -> int:
    """Sectors that share a passable border with these (23.17.2); the pole belongs to none of them."""
    found = 0
    for area in range(1, AREAS):
        if SECTOR_MASK[area] & mask:
            for near in NEIGHBOURS[area]:
                if near != NORTH_POLE:
                    found |= SECTOR_MASK[near]
    return found & ~mask & (1 << SECTORS) - 1


def _free_zones(t: Table) -> list[int]:
    return [zone for zone in range(ZONES) if t.shared[AIR + zone] == NO_PIECE]


def carryall_options(t: Table, left: int) -> list[int]:
    """23.17.3: where most harvesters are not yet covered, then most harvesters."""
    shared = t.shared
    if not left or not shared[CARRYALLS]:
        return []
    harvesters = [area for area in SAND_AREAS if shared[FEATURES + area] & HARVESTER]
    zones = _free_zones(t)
    score = []
    for zone in zones:
        under = [area for area in harvesters if zone in ZONES_OF[area]]
        bare = [area for area in under if not any(shared[AIR + other] == CARRYALL for other in ZONES_OF[area])]
        score.append(-100 * len(bare) - len(under))
    return [pack(V_ZONE, zone) for zone in best_of(zones, score)]


def ornithopter_options(t: Table, left: int) -> list[int]:
    """Over legions exactly two areas from a sietch they may attack; then over the target's sector; then over those next
    to it, central zones first; then anywhere."""
    if not left or not t.shared[ORNITHOPTERS]:
        return []
    zones = _free_zones(t)
    sector = target_sector(t)
    around = neighbour_sectors(sector)
    wanted = set()
    for area in legions(t, HARKONNEN):
        if any(
            OVER_RED[area][sietch] == 2 and power_at(t, area) > power_at(t, sietch) and attackable(t, HARKONNEN, sietch)
            for sietch in own_settlements(t, ATREIDES)
        ):
            wanted.update(ZONES_OF[area])
    score = []
    for zone in zones:
        if zone in wanted:
            score.append(0)
        elif ZONE_MASK[zone] & sector:
            score.append(1)
        elif ZONE_MASK[zone] & around:
            score.append(2 if ZONE_CENTRAL[zone] else 3)
        else:
            score.append(4)
    return [pack(V_ZONE, zone) for zone in best_of(zones, score)]
