"""What the automaton would do now, held against a second and plainer writing of its rules (war_for_arrakis 23).

The criteria are written here once more, as keys to sort by, over the map's own lists. Wherever a random Atreides player
is asked, both must leave the same choices open.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

import landsraad
from landsraad import bots
from landsraad.arrakis import board, solo_forces, solo_moves, solo_vehicles
from landsraad.arrakis import words as w
from landsraad.arrakis.figures import count_of, named_leaders
from landsraad.arrakis.packing import replacing, with_goal
from landsraad.kernel.bits import count_bits
from landsraad.kernel.decisions import first_of
from landsraad.kernel.table import Table

NEEDS = [0, w.NEED_LEADER, w.NEED_SPECIAL]
UNITS = (w.REGULAR, w.ELITE, w.SPECIAL)


def best(options: Iterable[Any], key: Callable[[Any], Any]) -> set[Any]:
    """All that share the smallest key."""
    listed = list(options)
    least = min(map(key, listed), default=None)
    return {option for option in listed if key(option) == least}


class Scene:
    """A position as somebody at the table sees it."""

    def __init__(self, t: Table) -> None:
        shared = t.shared
        self.mine = [area for area in range(board.AREAS) if shared[w.SIDE + area] == w.HARKONNEN + 1]
        self.theirs = [area for area in range(board.AREAS) if shared[w.SIDE + area] == w.ATREIDES + 1]
        self.units = [shared[w.UNITS + area] for area in range(board.AREAS)]
        self.tokens = [count_bits(shared[w.TOKENS + area]) for area in range(board.AREAS)]
        self.features = [shared[w.FEATURES + area] for area in range(board.AREAS)]
        at = [shared[w.SIETCH_AT + sietch] - 1 for sietch in range(8)]
        self.rank = {area: shared[w.SIETCH_RANKS + sietch] for sietch, area in enumerate(at) if area >= 0}
        self.target = at[shared[w.TARGET] - 1]
        self.limit = 5 if shared[w.BANS] & 1 << w.CHOAM else 6
        self.flies = {zone for zone in range(board.ZONES) if shared[w.AIR_ZONES + zone] == w.ORNITHOPTER}

    def size(self, area: int) -> int:
        return sum(count_of(self.units[area], kind) for kind in UNITS) + self.tokens[area]

    def power(self, area: int) -> tuple[int, int]:
        """23.2: the combat power, and by single figures."""
        units, tokens = self.units[area], self.tokens[area]
        generic, named = count_of(units, w.GENERIC), len(named_leaders(units))
        regular, elite, special = (count_of(units, kind) for kind in UNITS)
        return (
            regular + elite + special + 2 * tokens + generic + named,
            generic + 2 * (regular + named + tokens) + 3 * elite + 4 * special,
        )

    def beyond(self, area: int, other: int) -> tuple[int, int]:
        return self.power(area)[0] - self.power(other)[0], self.power(area)[1] - self.power(other)[1]

    def worm(self, area: int) -> bool:
        return self.features[area] & w.ANY_WORM != 0

    def free(self, area: int) -> bool:
        return area not in self.theirs and area not in self.rank and not self.worm(area)

    def able(self, needs: int) -> list[int]:
        able = self.mine
        if needs == w.NEED_LEADER:
            able = [area for area in able if count_of(self.units[area], w.GENERIC) or named_leaders(self.units[area])]
        if needs == w.NEED_SPECIAL:
            able = [area for area in able if count_of(self.units[area], w.SPECIAL)]
        return able

    def airborne(self, area: int) -> bool:
        return not self.flies.isdisjoint(board.ZONES_OF[area])

    def far(self, area: int, other: int) -> int:
        return board.OVER_RED[area][other]

    def nearest_sietch(self, area: int) -> int:
        return min(self.far(area, sietch) for sietch in self.rank)


def attacks(s: Scene, needs: int) -> set[tuple[int, int]]:
    """23.7.1, else 23.7.2."""
    strong = {
        sietch: [a for a in s.able(needs) if s.beyond(a, sietch)[0] > 0] for sietch in s.rank if not s.worm(sietch)
    }
    found: list[tuple[int, int]] = []
    for sietch, legions in strong.items():
        beside = [area for area in legions if s.far(area, sietch) == 1]
        found += [(area, sietch) for area in beside]
        if not beside:
            found += [(area, sietch) for area in legions if s.far(area, sietch) == 2 and s.airborne(area)]
    if found:
        return best(
            found,
            lambda pair: (
                -s.rank[pair[1]],
                *[-more for more in s.beyond(*pair)],
                s.far(*pair),
                pair[1] != s.target,
            ),
        )
    found = [
        (area, other)
        for area in s.able(needs)
        for other in s.theirs
        if s.far(area, other) == 1 and not s.worm(other) and s.beyond(area, other)[0] > 0
    ]
    return best(found, lambda pair: (*[-p for p in s.power(pair[1])], not named_leaders(s.units[pair[1]])))


def goals(s: Scene, needs: int) -> set[int]:
    """23.11: where this turn's moves lead."""
    strongest = max((s.power(area)[0] for area in s.able(needs)), default=0)
    if strongest > s.power(s.target)[0]:
        return {s.target}
    weaker = [sietch for sietch in s.rank if strongest > s.power(sietch)[0]]
    return best(weaker, lambda sietch: (s.far(s.target, sietch), -s.rank[sietch])) or {s.target}


def ways(s: Scene, goal: int) -> dict[int, int]:
    """23.17.13: steps over free areas to one beside the goal."""
    steps = {area: 0 for area in board.BORDERING[goal] if s.free(area)}
    reached = list(steps)
    for area in reached:
        for other in board.BORDERING[area]:
            if other not in steps and s.free(other):
                steps[other] = steps[area] + 1
                reached.append(other)
    return steps


def ends(s: Scene, area: int, goal: int) -> set[int]:
    """23.11: where a legion goes, on foot where that leads as near; of equal paths by the list of the rule."""
    steps = ways(s, goal)
    reach = 2 if s.airborne(area) else 1
    near = [
        end
        for end in steps
        if 1 <= s.far(area, end) <= reach and steps[end] < steps.get(area, 99) and s.size(end) < s.limit
    ]

    def terrain(end: int) -> int:
        if board.TERRAIN[end] == board.MOUNTAIN:
            return 0
        return 1 if not board.IS_SAND[end] else 3 if s.features[end] & w.SIGN else 2

    return best(
        near,
        lambda end: (steps[end], s.far(area, end), end not in s.mine, s.nearest_sietch(end), terrain(end)),
    )


def movers(s: Scene, needs: int, goal: int) -> set[int]:
    """23.11: closest first, then the strongest; only those that exceed the defenders, and none beside the goal."""
    moving = [
        area for area in s.able(needs) if s.beyond(area, goal)[0] > 0 and s.far(area, goal) > 1 and ends(s, area, goal)
    ]
    return best(moving, lambda area: (s.far(area, goal), *[-power for power in s.power(area)]))


def harvest_areas(t: Table, s: Scene) -> set[int]:
    """23.5, as long as the harvesting sector has room."""
    inside = [
        area
        for area in board.SAND_AREAS
        if board.SECTOR_MASK[area] & t.shared[w.HARVEST_SECTOR] and s.free(area) and not s.features[area] & w.HARVESTER
    ]

    def threatened(area: int) -> bool:
        beside = board.NEIGHBOURS[area]
        return any(near in s.theirs or near in s.rank for near in beside)

    def key(area: int) -> tuple[bool, bool]:
        empty = not s.features[area] and area not in s.mine
        return not empty or threatened(area), board.TERRAIN[area] != board.DEEP

    return best(inside, key)


def replaced_in(s: Scene) -> set[int]:
    """23.10."""
    having = [area for area in s.mine if count_of(s.units[area], w.REGULAR)]

    def key(area: int) -> tuple[int, tuple[int, int], int]:
        nearest = s.nearest_sietch(area)
        beyond = max(s.beyond(area, sietch) for sietch in s.rank if s.far(area, sietch) == nearest)
        return nearest, (-beyond[0], -beyond[1]), s.far(area, s.target)

    return best(having, key)


def compare(t: Table) -> int:
    """How many movements were compared."""
    s = Scene(t)
    moved = 0
    for needs in NEEDS:
        assert set(solo_moves.attacks(t, needs)) == attacks(s, needs)
        assert set(solo_moves.goals_of_turn(t, needs)) == goals(s, needs)
        for goal in goals(s, needs):
            if solo_moves.mergers(t, needs, goal):
                continue
            legions = movers(s, needs, goal)
            assert set(solo_moves.movers(t, needs, goal)) == legions
            for area in legions:
                steps = solo_moves.step_options(t, area, with_goal(needs, goal + 1))
                assert {first_of(step) for step in steps} == ends(s, area, goal)
                moved += 1
    if t.shared[w.HARVESTERS] and harvest_areas(t, s):
        assert {first_of(option) for option in solo_vehicles.harvester_options(t, 1, 0)} == harvest_areas(t, s)
    if t.shared[w.SUPPLY + w.ELITE] and replaced_in(s):
        kinds = replacing(w.REGULAR, w.ELITE)
        assert {first_of(option) for option in solo_forces.replace_options(t, 1, kinds)} == replaced_in(s)
    return moved


@pytest.mark.parametrize("seed", range(4))
def test_the_automaton_goes_by_its_criteria(seed: int) -> None:
    """war_for_arrakis 23.2, 23.5, 23.7, 23.10, 23.11, 23.17.13: at every turn of the Atreides of a whole game."""
    rules = landsraad.rules_of("war_for_arrakis")
    t = rules.set_up({"seats": 1}, f"criteria {seed}", False)
    player = bots.make("random", seed)
    asked = moved = 0
    turn = -1
    while t.to_act >= 0 and asked < 4000:
        now = t.shared[w.ROUND] * 10 + t.shared[w.DICE]
        if t.shared[w.TURN_SIDE] == w.ATREIDES + 1 and now != turn and t.shared[w.TARGET]:
            turn = now
            moved += compare(t)
        rules.apply(t, player.choose(bots.Look(rules, t, asked)))
        asked += 1
    assert moved > 20
