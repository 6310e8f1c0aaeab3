"""Draws the map of War for Arrakis from its graph: outlines of our own, with exactly the borders of the board.

    python tools/draw_map.py [--check]     writes web/src/games/arrakis/map/map.json, or tells whether it is up to date

The middles and the borders of the areas form a plane graph whose straight lines never cross, whose inner faces are
triangles (one has four sides), and whose outer face is the deep desert. So the corners of the drawing are the middles
of the faces, each border is a line from face to face across its edge, roughened a little, and the deep desert reaches
the edge of the board. It follows that two outlines touch exactly where the board has a border, and
tests/arrakis/test_map.py
measures it.

What is written: `borders`, each with its two areas, `cliff` where nobody crosses it, and its points; `areas` with their
ring of borders (numbers from 1; negative: backwards; a pair is a corner of the board), a middle far from every border,
the room around it, terrain and sectors; `zones` of the air; `atomics` and what they open.
"""

import json
import math
import random
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from landsraad.arrakis import board as b
from landsraad.arrakis import naming

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "arrakis" / "map" / "map.json"
WIDTH, HEIGHT = 1000.0, 699.0
SEED = 11  # of the roughness alone
ROUGH = 0.12  # how far a border strays, in parts of its length
AROUND = 2 * (WIDTH + HEIGHT)
CORNERS = [
    (WIDTH, (WIDTH, 0.0)),
    (WIDTH + HEIGHT, (WIDTH, HEIGHT)),
    (2 * WIDTH + HEIGHT, (0.0, HEIGHT)),
    (AROUND, (0.0, 0.0)),
]

assert naming.CONTENT  # the board is filled in

Point = tuple[float, float]
Line = list[Point]


class Drawing:
    """The graph, its faces, and a line for every border."""

    def __init__(self) -> None:
        self.ids = b.AREA_IDS
        self.at = {name: (b.AREA_X[n] * WIDTH, b.AREA_Y[n] * HEIGHT) for n, name in enumerate(self.ids)}
        self.near = {name: [self.ids[other] for other in b.BORDERING[n]] for n, name in enumerate(self.ids)}
        self.cliffs = {tuple(sorted((self.ids[one], self.ids[other]))) for one, other in b.RED}
        self.around = {name: sorted(near, key=lambda o, n=name: self._angle(n, o)) for name, near in self.near.items()}
        self._find_faces()
        self.lines = self._draw_borders()

    def _angle(self, start: str, end: str) -> float:
        (x, y), (u, v) = self.at[start], self.at[end]
        return math.atan2(v - y, u - x)

    def _find_faces(self) -> None:
        """Walk along every side of every edge; the largest face is the outside."""
        self.after: dict[tuple[str, str], tuple[str, str]] = {}
        for start in self.ids:
            for end in self.around[start]:
                others = self.around[end]
                self.after[(start, end)] = (end, others[(others.index(start) - 1) % len(others)])
        self.face: dict[tuple[str, str], int] = {}
        faces: list[list[str]] = []
        for edge in self.after:
            if edge in self.face:
                continue
            walked: list[str] = []
            while edge not in self.face:
                self.face[edge] = len(faces)
                walked.append(edge[0])
                edge = self.after[edge]
            faces.append(walked)
        self.outer = max(range(len(faces)), key=lambda n: abs(signed_area([self.at[name] for name in faces[n]])))
        self.outside = set(faces[self.outer])
        self.corner = {
            number: middle([self.at[name] for name in walked])
            for number, walked in enumerate(faces)
            if number != self.outer
        }

    def _draw_borders(self) -> dict[tuple[str, str], Line]:
        chance = random.Random(SEED)
        lines = {}
        for one, other in sorted({tuple(sorted((name, o))) for name, near in self.near.items() for o in near}):
            ends = [self._end(edge) for edge in ((one, other), (other, one))]
            between = middle([self.at[one], self.at[other]])
            straight = middle(ends)
            bend = (between[0] * 0.45 + straight[0] * 0.55, between[1] * 0.45 + straight[1] * 0.55)
            rough = smoothed(roughened([ends[0], bend, ends[1]], chance))
            lines[(one, other)] = [(round(x, 1), round(y, 1)) for x, y in rough]
        return lines

    def _end(self, edge: tuple[str, str]) -> Point:
        """Where a border ends on this side: in the corner of three areas, or at the nearest edge of the board."""
        face = self.face[edge]
        if face != self.outer:
            return self.corner[face]
        x, y = middle([self.at[edge[0]], self.at[edge[1]]])
        ends = [((x, 0.0), y), ((x, HEIGHT), HEIGHT - y), ((0.0, y), x), ((WIDTH, y), WIDTH - x)]
        return min(ends, key=lambda end: end[1])[0]

    def ring(self, name: str) -> list[tuple[tuple[str, str], bool] | Point]:
        """The borders of an area in order, each with whether it is walked backwards, and corners of the board."""
        around = self.around[name]
        if name in self.outside:  # begin behind the gap that the edge of the board closes
            first = next(n for n in range(len(around)) if self._between(name, around[n - 1], around[n]) == self.outer)
            around = around[first:] + around[:first]
        ring: list[tuple[tuple[str, str], bool] | Point] = []
        for n, other in enumerate(around):
            face = self._between(name, around[n - 1], other)
            pair = tuple(sorted((name, other)))
            line = self.lines[pair]
            begins = (
                on_edge(line[0]) if face == self.outer else line[0] == tuple(round(v, 1) for v in self.corner[face])
            )
            ring.append((pair, not begins))
        if name in self.outside:
            ring += corners_between(self._walked(ring[-1])[-1], self._walked(ring[0])[0])
        return ring

    def _between(self, name: str, one: str, other: str) -> int:
        """The face between two neighbours that follow each other around an area."""
        return self.face[(one, name)] if self.after[(one, name)] == (name, other) else self.face[(other, name)]

    def _walked(self, part: tuple[tuple[str, str], bool]) -> Line:
        pair, backwards = part
        return self.lines[pair][::-1] if backwards else self.lines[pair]

    def outline(self, name: str) -> Line:
        points: Line = []
        for part in self.ring(name):
            more = self._walked(part) if isinstance(part[1], bool) else [part]
            points += more[1:] if points and points[-1] == more[0] else more
        return points[:-1] if points[0] == points[-1] else points


def middle(points: Line) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def signed_area(ring: Line) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1])) / 2


def roughened(line: Line, chance: random.Random) -> Line:
    out = [line[0]]
    for (x, y), (u, v) in pairwise(line):
        long = math.hypot(u - x, v - y)
        far = chance.uniform(-ROUGH, ROUGH) * long
        out += [((x + u) / 2 - (v - y) / (long or 1) * far, (y + v) / 2 + (u - x) / (long or 1) * far), (u, v)]
    return out


def smoothed(line: Line) -> Line:
    """Chaikin's corners cut once."""
    out = [line[0]]
    for (x, y), (u, v) in pairwise(line):
        out += [(x * 0.75 + u * 0.25, y * 0.75 + v * 0.25), (x * 0.25 + u * 0.75, y * 0.25 + v * 0.75)]
    return [*out, line[-1]]


def on_edge(point: Point) -> bool:
    return point[0] <= 0 or point[1] <= 0 or point[0] >= WIDTH or point[1] >= HEIGHT


def along(point: Point) -> float:
    """How far along the edge of the board, clockwise from the upper left."""
    x, y = point
    if y <= 0:
        return x
    if x >= WIDTH:
        return WIDTH + y
    return WIDTH + HEIGHT + (WIDTH - x) if y >= HEIGHT else 2 * WIDTH + HEIGHT + (HEIGHT - y)


def corners_between(start: Point, end: Point) -> Line:
    """The corners of the board on the shorter way along its edge."""
    here, there = along(start), along(end)
    forward, back = (there - here) % AROUND, (here - there) % AROUND
    if forward < back:
        found = [((far - here) % AROUND, corner) for far, corner in CORNERS]
        return [corner for far, corner in sorted(found) if 0 < far < forward]
    found = [((here - far) % AROUND, corner) for far, corner in CORNERS]
    return [corner for far, corner in sorted(found) if 0 < far < back]


def depth(point: Point, ring: Line) -> float:
    """How far inside an outline a point lies; negative outside."""
    x, y = point
    inside, nearest = False, math.inf
    for (p, q), (u, v) in zip(ring, ring[1:] + ring[:1]):
        if (q > y) != (v > y) and x < (u - p) * (y - q) / (v - q) + p:
            inside = not inside
        long = (u - p) ** 2 + (v - q) ** 2
        part = max(0.0, min(1.0, ((x - p) * (u - p) + (y - q) * (v - q)) / long)) if long else 0.0
        nearest = min(nearest, math.hypot(x - p - part * (u - p), y - q - part * (v - q)))
    return nearest if inside else -nearest


def deepest(ring: Line) -> tuple[Point, float]:
    """The point farthest from every border, by ever finer grids around the best so far."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    step = max(max(xs) - min(xs), max(ys) - min(ys)) / 12
    best = max(
        ((min(xs) + i * step, min(ys) + j * step) for i in range(13) for j in range(13)),
        key=lambda point: depth(point, ring),
    )
    while step > 0.2:
        step /= 2
        best = max(
            ((best[0] + i * step, best[1] + j * step) for i in (-2, -1, 0, 1, 2) for j in (-2, -1, 0, 1, 2)),
            key=lambda point: depth(point, ring),
        )
    return best, depth(best, ring)


def drawn() -> dict[str, Any]:
    drawing = Drawing()
    number = {pair: n for n, pair in enumerate(drawing.lines, 1)}
    areas = {}
    for area, name in enumerate(drawing.ids):
        (x, y), room = deepest(drawing.outline(name))
        ring = [
            (-number[part[0]] if part[1] else number[part[0]])
            if isinstance(part[1], bool)
            else [round(v) for v in part]
            for part in drawing.ring(name)
        ]
        areas[name] = {
            "ring": ring,
            "at": [round(x, 1), round(y, 1)],
            "room": round(room, 1),
            "terrain": b.TERRAIN_NAMES[b.TERRAIN[area]],
            "sectors": [sector for bit, sector in enumerate(b.SECTOR_NAMES) if b.SECTOR_MASK[area] >> bit & 1],
            **({"exposed": False} if b.SHELTERED[area] else {}),
        }
    borders = [
        {
            "areas": list(pair),
            **({"cliff": True} if pair in drawing.cliffs else {}),
            "line": [plain(value) for point in line for value in point],
        }
        for pair, line in drawing.lines.items()
    ]
    zones = {
        name: {
            "at": [round(b.ZONE_X[n] * WIDTH), round(b.ZONE_Y[n] * HEIGHT)],
            "sectors": [sector for bit, sector in enumerate(b.SECTOR_NAMES) if b.ZONE_MASK[n] >> bit & 1],
            **({"pole": True} if b.ZONE_CENTRAL[n] else {}),
        }
        for n, name in enumerate(b.ZONE_IDS)
    }
    atomics = {
        name: {"at": b.AREA_IDS[b.ATOMICS_AT[n]], "opens": [b.AREA_IDS[area] for area in b.ATOMICS_OPENS[n]]}
        for n, name in enumerate(b.ATOMICS_IDS)
    }
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "sectors": b.SECTOR_NAMES,
        "areas": areas,
        "borders": borders,
        "zones": zones,
        "atomics": atomics,
    }


def plain(value: float) -> float:
    return int(value) if value == int(value) else value


def written() -> str:
    """One line a thing, so that a change is seen where it is."""
    lines = []
    for key, value in drawn().items():
        if isinstance(value, dict):
            inner = ",\n".join(
                f"  {json.dumps(name)}: {json.dumps(one, separators=(',', ':'))}" for name, one in value.items()
            )
            lines.append(f'"{key}": {{\n{inner}\n}}')
        elif key == "borders":
            lines.append(
                f'"{key}": [\n' + ",\n".join("  " + json.dumps(one, separators=(",", ":")) for one in value) + "\n]"
            )
        else:
            lines.append(f'"{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    text = written()
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
