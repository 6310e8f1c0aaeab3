"""The drawn map against the board: outlines touch exactly where the engine has a border (war_for_arrakis 2)."""

import json
from itertools import pairwise
from typing import Any

import draw_map
import print_arrakis
import pytest

from landsraad.arrakis import board as b

Edge = tuple[tuple[float, float], tuple[float, float]]


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    return json.loads(draw_map.TARGET.read_text(encoding="utf-8"))


def points(line: list[float]) -> list[tuple[float, float]]:
    return list(zip(line[::2], line[1::2], strict=True))


def outline(drawn: dict[str, Any], area: str) -> list[tuple[float, float]]:
    """As the page walks it: borders in order, backwards where the number is negative, and corners of the board."""
    ring: list[tuple[float, float]] = []
    for part in drawn["areas"][area]["ring"]:
        if isinstance(part, list):
            ring.append((part[0], part[1]))
            continue
        line = points(drawn["borders"][abs(part) - 1]["line"])
        ring += line if part > 0 else line[::-1]
    return [one for n, one in enumerate(ring) if one != ring[n - 1]]


def edges(ring: list[tuple[float, float]]) -> list[Edge]:
    return [*pairwise(ring), (ring[-1], ring[0])]


def on_the_rim(edge: Edge) -> bool:
    (x, y), (u, v) = edge
    return (x == u and x in (0, draw_map.WIDTH)) or (y == v and y in (0, draw_map.HEIGHT))


def test_the_file_is_what_the_tool_draws() -> None:
    assert draw_map.TARGET.read_text(encoding="utf-8") == draw_map.written()


def test_what_is_printed_is_what_the_engine_has() -> None:
    assert print_arrakis.TARGET.read_text(encoding="utf-8") == print_arrakis.written()


def test_contacts_are_exactly_the_borders_of_the_board(drawn: dict[str, Any]) -> None:
    """Each piece of line belongs to two areas, walked once in each direction, or lies on the rim of the board."""
    owner: dict[Edge, str] = {}
    for area in drawn["areas"]:
        for edge in edges(outline(drawn, area)):
            assert edge not in owner, (area, owner.get(edge))
            owner[edge] = area
    touching = set()
    for edge, area in owner.items():
        if on_the_rim(edge):
            assert b.TERRAIN[b.AREA[area]] == b.DEEP
            continue
        touching.add(frozenset((area, owner[(edge[1], edge[0])])))
    borders = {frozenset((name, b.AREA_IDS[o])) for n, name in enumerate(b.AREA_IDS) for o in b.BORDERING[n]}
    assert len(borders) == 276
    assert touching == borders


def test_the_board_is_covered_once(drawn: dict[str, Any]) -> None:
    areas = [draw_map.signed_area(outline(drawn, area)) for area in drawn["areas"]]
    assert min(areas) > 0  # all walked the same way round, none folded over
    assert sum(areas) == pytest.approx(draw_map.WIDTH * draw_map.HEIGHT, rel=1e-9)


def test_cliffs_are_the_borders_nobody_crosses(drawn: dict[str, Any]) -> None:
    cliffs = {frozenset(border["areas"]) for border in drawn["borders"] if border.get("cliff")}
    assert cliffs == {frozenset((b.AREA_IDS[one], b.AREA_IDS[other])) for one, other in b.RED}


def test_every_area_has_room_for_its_pieces(drawn: dict[str, Any]) -> None:
    for area, facts in drawn["areas"].items():
        assert draw_map.depth(tuple(facts["at"]), outline(drawn, area)) == pytest.approx(facts["room"], abs=0.2), area
        assert facts["room"] >= 19, area


def test_terrain_sectors_and_zones_are_those_of_the_board(drawn: dict[str, Any]) -> None:
    for n, name in enumerate(b.AREA_IDS):
        facts = drawn["areas"][name]
        assert facts["terrain"] == b.TERRAIN_NAMES[b.TERRAIN[n]]
        assert sum(1 << b.SECTOR_NAMES.index(sector) for sector in facts["sectors"]) == b.SECTOR_MASK[n]
        assert facts.get("exposed", True) is not bool(b.SHELTERED[n])
    for n, name in enumerate(b.ZONE_IDS):
        sectors = drawn["zones"][name]["sectors"]
        assert sum(1 << b.SECTOR_NAMES.index(sector) for sector in sectors) == b.ZONE_MASK[n]
