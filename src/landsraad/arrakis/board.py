"""The board as tables: who borders whom, what lies how far, which sky hangs over which sand (war_for_arrakis 2)."""

from typing import Final, NamedTuple

from landsraad.kernel.vecs import i64

MOUNTAIN: Final = 0
PLATEAU: Final = 1
MINOR_ERG: Final = 2
DESERT: Final = 3
DEEP: Final = 4
TERRAIN_NAMES: Final = ["mountain", "plateau", "minor_erg", "desert", "deep"]
SECTOR_NAMES: Final = [f"{ring}_{quarter}" for ring in ("inner", "outer") for quarter in ("ne", "se", "sw", "nw")]
CENTRAL: Final = 0b1111  # the sectors round the pole
SECTORS: Final = 8
AREAS: Final = 101
ZONES: Final = 8
NORTH_POLE: Final = 0


class Area(NamedTuple):
    """An area as printed."""

    id: str
    label: str
    sectors: str
    terrain: str
    x: float
    y: float
    rank: int = 0  # of the Harkonnen settlement printed here
    sietch: bool = False
    station: bool = False
    sheltered: bool = False  # ringed by mountains (2.3)


class Zone(NamedTuple):
    """An air zone as printed."""

    id: str
    sectors: str
    central: bool
    x: float
    y: float


class Atomics(NamedTuple):
    """A family atomics token: where it lies, what it opens, from where sandworms then reach it (17.2, 17.3)."""

    id: str
    at: str
    opens: list[str]
    reach: list[tuple[str, str]]


AREA_IDS: Final[list[str]] = []
AREA: Final[dict[str, int]] = {}
AREA_X: Final[list[float]] = []
AREA_Y: Final[list[float]] = []
TERRAIN: Final[list[int]] = []
SECTOR_MASK: Final[list[int]] = []
IS_SAND: Final[list[int]] = []  # desert or deep desert: where harvesters, wormsigns and sandworms may be (2.2)
SHELTERED: Final[list[int]] = []
SETTLEMENT_AREAS: Final[list[int]] = []
SETTLEMENT_RANK: Final[list[int]] = []
SIETCH_AREAS: Final[list[int]] = []
STATION_AREAS: Final[list[int]] = []
SAND_AREAS: Final[list[int]] = []
NEIGHBOURS: Final[list[list[int]]] = []  # over passable borders
BORDERING: Final[list[list[int]]] = []  # red borders too
FLIGHT_2: Final[list[list[int]]] = []  # areas an ornithopter reaches (8.6)
FLIGHT_3: Final[list[list[int]]] = []  # areas a frigate reaches (spacing_guild 8.2)
RED: Final[list[tuple[int, int]]] = []
ZONE_IDS: Final[list[str]] = []
ZONE_MASK: Final[list[int]] = []  # its two sectors
ZONE_CENTRAL: Final[list[int]] = []
ZONE_X: Final[list[float]] = []
ZONE_Y: Final[list[float]] = []
ZONES_OF: Final[list[list[int]]] = []  # the zones connected to an area
AREAS_OF_ZONE: Final[list[list[int]]] = []
AREAS_OF_SECTOR: Final[list[list[int]]] = []
ATOMICS_IDS: Final[list[str]] = []
ATOMICS_AT: Final[list[int]] = []
ATOMICS_OPENS: Final[list[list[int]]] = []
ATOMICS_REACH: Final[list[list[tuple[int, int]]]] = []
DISTANCE: Final[list[list[int]]] = []  # steps over passable borders (2.13)
OVER_RED: Final[list[list[int]]] = []  # steps over any borders, as the automaton walks (23.11)


def sector_mask(names: str) -> i64:
    mask = 0
    for name in names.split():
        mask |= 1 << SECTOR_NAMES.index(name)
    return mask


def areas(*printed: Area) -> None:
    for number, area in enumerate(printed):
        AREA_IDS.append(area.id)
        AREA[area.id] = number
        AREA_X.append(area.x)
        AREA_Y.append(area.y)
        terrain = TERRAIN_NAMES.index(area.terrain)
        TERRAIN.append(terrain)
        IS_SAND.append(1 if terrain >= DESERT else 0)
        SECTOR_MASK.append(sector_mask(area.sectors))
        SHELTERED.append(1 if area.sheltered else 0)
        if terrain >= DESERT:
            SAND_AREAS.append(number)
        if area.rank:
            SETTLEMENT_AREAS.append(number)
            SETTLEMENT_RANK.append(area.rank)
        if area.sietch:
            SIETCH_AREAS.append(number)
        if area.station:
            STATION_AREAS.append(number)
    for sector in range(SECTORS):
        AREAS_OF_SECTOR.append([area for area in range(len(AREA_IDS)) if SECTOR_MASK[area] >> sector & 1])


def borders(listed: dict[str, str]) -> None:
    for name in AREA_IDS:
        NEIGHBOURS.append([AREA[other] for other in listed[name].split()])
        BORDERING.append(NEIGHBOURS[-1][:])
    for start in range(len(AREA_IDS)):
        DISTANCE.append(_distances(start, NEIGHBOURS))


def red_borders(pairs: list[tuple[str, str]]) -> None:
    for one, other in pairs:
        RED.append((AREA[one], AREA[other]))
        BORDERING[AREA[one]].append(AREA[other])
        BORDERING[AREA[other]].append(AREA[one])
    for start in range(len(AREA_IDS)):
        steps = _distances(start, BORDERING)
        OVER_RED.append(steps)
        FLIGHT_2.append([area for area, far in enumerate(steps) if 0 < far <= 2])
        FLIGHT_3.append([area for area, far in enumerate(steps) if 0 < far <= 3])


def zones(*printed: Zone) -> None:
    for number, zone in enumerate(printed):
        ZONE_IDS.append(zone.id)
        ZONE_MASK.append(sector_mask(zone.sectors))
        ZONE_CENTRAL.append(1 if zone.central else 0)
        ZONE_X.append(zone.x)
        ZONE_Y.append(zone.y)
        AREAS_OF_ZONE.append([area for area in range(len(AREA_IDS)) if connected(number, area)])
    for area in range(len(AREA_IDS)):
        ZONES_OF.append([zone for zone in range(len(ZONE_IDS)) if connected(zone, area)])


def atomics(*printed: Atomics) -> None:
    for token in printed:
        ATOMICS_IDS.append(token.id)
        ATOMICS_AT.append(AREA[token.at])
        ATOMICS_OPENS.append([AREA[area] for area in token.opens])
        ATOMICS_REACH.append([(AREA[start], AREA[end]) for start, end in token.reach])


def connected(zone: i64, area: i64) -> bool:
    """2.5: a zone is connected to its two sectors; the pole only to the central zones (Q22)."""
    if area == NORTH_POLE:
        return bool(ZONE_CENTRAL[zone])
    return bool(SECTOR_MASK[area] & ZONE_MASK[zone])


def _distances(start: i64, graph: list[list[int]]) -> list[int]:
    far = [-1] * len(AREA_IDS)
    far[start] = 0
    queue = [start]
    for area in queue:
        for other in graph[area]:
            if far[other] < 0:
                far[other] = far[area] + 1
                queue.append(other)
    return far
