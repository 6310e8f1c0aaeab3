"""The judge of Dune: Imperium: features, the worth of options, and the value learnt from self-play."""

from typing import Any, Final

from landsraad.bots.imperium_features import NAMES, features
from landsraad.bots.imperium_inputs import REACH, SCENE, reach, scene
from landsraad.bots.imperium_pieces import NAMES as PIECES
from landsraad.bots.imperium_pieces import pieces
from landsraad.bots.imperium_tables import Tables
from landsraad.bots.imperium_worth import GOAL, GOAL_EPIC, LAST_ROUND, Worth
from landsraad.bots.judge import Judge, shares
from landsraad.bots.weights import Weights, load, network_of
from landsraad.imperium import words as w
from landsraad.imperium.endgame import winner
from landsraad.imperium.expansions import expansions_of
from landsraad.imperium.opening import DIFFICULTIES
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

HUMANS_OF_TWO: Final = 2
POINT_IS: Final = 0.08  # what a victory point is worth as a chance to win, roughly
# Options that differ by less, in thousandths of a point, are the quick player's to choose between; more so to learn.
NOISES: Final = (32, 120, 400)
IX: Final = [w.RISE_OF_IX]
EPIC: Final = {"epic": True}
FAMILIES: Final[dict[str, list[dict[str, Any]]]] = {
    "ix-4": [{"seats": 4, "expansions": IX}],
    "ix-3": [{"seats": 3, "expansions": IX}],
    "4": [{"seats": 4}],
    "3": [{"seats": 3}],
    "epic-4": [{"seats": 4, "expansions": IX, "options": EPIC}],
    "epic-3": [{"seats": 3, "expansions": IX, "options": EPIC}],
    "two": [{"seats": 2}],
    "two-ix": [{"seats": 2, "expansions": IX}],
    "two-epic": [{"seats": 2, "expansions": IX, "options": EPIC}],
    "solo": [{"seats": 1, "options": {"difficulty": name}} for name in DIFFICULTIES],
    "solo-ix": [{"seats": 1, "expansions": IX, "options": {"difficulty": name}} for name in DIFFICULTIES],
}
# What the strongest level may spend on a decision here (docs/strength.md): no time for what is clear, the judgement
# where two options are as good, and everybody's decisions searched to the end of the round.
EFFORTS: Final[dict[str, dict[str, Any]]] = {
    "grandmaster": {
        "playouts": 9000,
        "steps": 420_000,
        "depth": 12,
        "others": 12,
        "sure": 4.0,
        "steady": 0.02,
        "forests": 3,
        "luck": 0.008,
    },
}
NEAR_THE_GOAL: Final = 2  # points short of it: somebody may well reach it within a round
GOLDEN: Final = 0x1E3779B97F4A7C15


class ImperiumJudge(Judge):
    """One judge may serve any number of tables, one after the other."""

    def __init__(self, weights: Weights | None = None, layers: dict[str, Any] | None = None) -> None:
        known = load("imperium") if weights is None else weights
        if known.names != NAMES:
            raise LandsraadError("these weights were fitted on other features")
        side, scene = self.input_names()
        layers = network_of("imperium", side, scene, PIECES) if layers is None else layers
        super().__init__({name: known.values(name) for name in known.sections}, layers)
        self.tables = Tables(known.habits)
        self.worth = Worth(self.tables)
        self.noise: i64 = NOISES[0]

    def families(self) -> dict[str, list[dict[str, Any]]]:
        return FAMILIES

    def family(self, t: Table, /) -> str:
        """By expansion and number of humans: "4", "ix-3", "epic-4", "two-ix", "solo"..."""
        mode = t.shared[w.MODE]
        kind = "epic" if t.shared[w.EPIC] else "ix" if w.RISE_OF_IX in expansions_of(t) else ""
        if mode == w.MULTIPLAYER:
            return f"{kind}-{len(t.seats)}" if kind else str(len(t.seats))
        name = "solo" if mode == w.SOLO else "two"
        return f"{name}-{kind}" if kind else name

    def habits(self) -> dict[str, int]:
        return self.tables.habits

    def freedom(self, number: int) -> None:
        self.noise = NOISES[number % len(NOISES)]

    def sides(self, t: Table, /) -> i64:
        return HUMANS_OF_TWO if t.shared[w.MODE] == w.TWO_PLAYERS else len(t.seats)

    def side_of(self, t: Table, seat: i64, /) -> i64:
        return seat

    def names(self) -> list[str]:
        return NAMES[:]

    def features(self, t: Table, side: i64, /) -> list[float]:
        return features(t, side, self.tables, GOAL_EPIC if t.shared[w.EPIC] else GOAL)

    def input_names(self) -> tuple[list[str], list[str]]:
        return [*NAMES, *REACH], SCENE[:]

    def inputs(self, t: Table, side: i64, /) -> list[float]:
        found = self.features(t, side)
        reach(t, side, found)
        return found

    def scene(self, t: Table, /) -> list[float]:
        return scene(t)

    def piece_names(self) -> list[str]:
        return PIECES[:]

    def pieces(self, t: Table, side: i64, /) -> list[int]:
        return pieces(t, side)

    def ending(self, t: Table, /) -> bool:
        goal = GOAL_EPIC if t.shared[w.EPIC] else GOAL
        for counters in t.seats:
            if counters[w.POINTS] >= goal - NEAR_THE_GOAL:
                return True
        return t.shared[w.ROUND] >= LAST_ROUND

    def progress(self, t: Table, /) -> float:
        return float(t.shared[w.ROUND]) / float(LAST_ROUND)

    def effort(self, level: str, compiled: bool) -> dict[str, Any]:
        return EFFORTS.get(level, {}) if compiled else {}

    def scale(self) -> float:
        return POINT_IS

    def judge(self, t: Table, /) -> list[float]:
        worth = self.worth
        worth.look(t)
        return [float(worth.option(t, option)) / 1000.0 for option in t.options]

    def quick(self, t: Table, bits: i64, /) -> i64:
        options = t.options
        best = options[0]
        if len(options) == 1:
            return best
        worth = self.worth
        worth.look(t)
        most: i64 = -1_000_000
        for option in options:
            bits = (bits * GOLDEN + 1) & 0x7FFFFFFFFFFFFFFF
            found = worth.option(t, option) + (bits >> 40) % self.noise
            if found > most:
                most = found
                best = option
        return best

    def value(self, t: Table, /) -> list[float]:
        number = self.sides(t)
        chances: list[float] = []
        if t.shared[w.PHASE] == w.OVER:
            won = winner(t)
            for side in range(number):
                chances.append(1.0 if side == won else 0.0)
            return chances
        rows = self.rows.get(self.family(t))
        progress = self.progress(t)
        for side in range(number):
            if rows is None:
                chances.append(float(t.seats[side][w.POINTS]))
            else:
                chances.append(_score(self.features(t, side), rows, progress))
        shares(chances)
        return chances


def _score(found: list[float], rows: list[list[float]], progress: float) -> float:
    plain = rows[0]
    rising = rows[1]
    late = rows[2]
    score = 0.0
    for place in range(len(found)):
        number = found[place]
        if number != 0.0:
            score += number * (plain[place] + progress * (rising[place] + progress * late[place]))
    return score
