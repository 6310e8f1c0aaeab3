"""The judge of War for Arrakis: what options are worth, what each side has, who will probably win."""

from math import exp
from typing import Any, Final

from landsraad.arrakis import words as w
from landsraad.bots.arrakis_choices import worths
from landsraad.bots.arrakis_features import NAMES, POINTS_TO_WIN, STEPS_TO_WIN, features
from landsraad.bots.arrakis_habits import ALONE, HABITS, PLAYERS, Habits, player_of
from landsraad.bots.arrakis_scene import needs_of
from landsraad.bots.judge import Judge
from landsraad.bots.weights import Weights, load, network_of
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

# Options that differ by less, in thousandths of a point, are the quick player's to choose between; more of it in games
# that are learnt from.
NOISE: Final = 20
NOISES: Final = [20, 60, 150]
POINT_IS: Final = 0.06  # a point of supremacy, in chances to win
# What the levels may spend (docs/strength.md): rounds are long, so few playouts, and the judgement trusted like twenty.
EFFORTS: Final[dict[str, dict[str, Any]]] = {
    "regent": {"playouts": 8, "worlds": 4, "candidates": 3, "steps": 400, "trust": 20.0},
    "strategist": {"playouts": 24, "worlds": 6, "candidates": 6, "steps": 1400, "trust": 20.0},
    "grandmaster": {"playouts": 96, "worlds": 16, "candidates": 8, "steps": 4400, "trust": 20.0},
    "analysis": {"playouts": 24, "worlds": 4, "candidates": 8, "samples": 10},
    "regent interpreted": {"playouts": 4, "worlds": 2, "candidates": 2, "steps": 160, "trust": 20.0},
    "strategist interpreted": {"playouts": 8, "worlds": 4, "candidates": 3, "steps": 320, "trust": 20.0},
    "grandmaster interpreted": {"playouts": 12, "worlds": 6, "candidates": 4, "steps": 600, "trust": 20.0},
    "analysis interpreted": {"playouts": 2, "worlds": 2, "samples": 2},
}
LAST_ROUND: Final = 10.0  # few games are longer
SCENE: Final = ["progress", "progress_squared", "spacing_guild", "round"]
NEARLY_WON: Final = 0.3  # what a lost game counts that was one step short of being won
GOLDEN: Final = 0x1E3779B97F4A7C15
MASK: Final = 0x7FFFFFFFFFFFFFFF


UNFINISHED: Final = {"max_rounds": 20}  # where nobody watches, a game ends (5.7)
# Shared sides are judged by the weights of two players; the automaton is another enemy with a clock of its own (23.15).
FAMILIES: Final[dict[str, list[dict[str, Any]]]] = {
    "base": [{"seats": 2, "options": UNFINISHED}],
    "guild": [{"seats": 2, "expansions": ["spacing_guild"], "options": UNFINISHED}],
    "solo": [{"seats": 1, "options": UNFINISHED}],
}


class ArrakisJudge(Judge):
    """Two sides, however many seats they have."""

    def __init__(self, weights: Weights | None = None, layers: dict[str, Any] | None = None) -> None:
        known = load("war_for_arrakis") if weights is None else weights
        if known.names != NAMES:
            raise LandsraadError("these weights were fitted on other features")
        side, scene = self.input_names()
        layers = network_of("war_for_arrakis", side, scene) if layers is None else layers
        super().__init__({name: known.values(name) for name in known.sections}, layers)
        self.noise: i64 = NOISE
        self.known: dict[str, int] = {**HABITS, **known.habits}
        self.players: list[Habits] = [Habits(player, self.known) for player in PLAYERS]

    def families(self) -> dict[str, list[dict[str, Any]]]:
        return FAMILIES

    def family(self, t: Table, /) -> str:
        if t.shared[w.SOLO] and "solo" in self.rows:
            return "solo"
        return "guild" if t.shared[w.EXPANSIONS] & w.GUILD else "base"

    def habits(self) -> dict[str, int]:
        """Not of who plays alone: nobody plays against them."""
        return {name: number for name, number in self.known.items() if not name.startswith(ALONE)}

    def of(self, t: Table, side: i64, /) -> Habits:
        """The habits of who plays a side."""
        return self.players[player_of(side, t.shared[w.SOLO] != 0)]

    def worths(self, t: Table, /) -> list[float]:
        side = self.side_of(t, t.to_act)
        return worths(t, side, self.of(t, side))

    def freedom(self, number: int) -> None:
        self.noise = NOISES[number % len(NOISES)]

    def sides(self, t: Table, /) -> i64:
        return 2

    def side_of(self, t: Table, seat: i64, /) -> i64:
        if t.shared[w.SOLO]:
            return w.ATREIDES  # the Harkonnen are an automaton (23)
        for member in (w.HOUSE_HARKONNEN, w.CORRINO_ALLY):
            if t.shared[w.SEAT_OF + member] == seat:
                return w.HARKONNEN
        return w.ATREIDES

    def names(self) -> list[str]:
        return NAMES[:]

    def features(self, t: Table, side: i64, /) -> list[float]:
        return features(t, side, self.of(t, side))

    def input_names(self) -> tuple[list[str], list[str]]:
        return NAMES[:], SCENE[:]

    def scene(self, t: Table, /) -> list[float]:
        at = self.progress(t)
        guild = 1.0 if t.shared[w.EXPANSIONS] & w.GUILD else 0.0
        return [at, at * at, guild, float(t.shared[w.ROUND]) / LAST_ROUND]

    def progress(self, t: Table, /) -> float:
        """How near the side is to its victory that is nearer to it."""
        return max(float(t.shared[w.SUPREMACY]) / POINTS_TO_WIN, self.done(t))

    def done(self, t: Table, /) -> float:
        """How much of what they need the Atreides have."""
        needs = needs_of(t, True)
        short = max(needs[0], 0.0) + max(needs[1], 0.0) + max(needs[2], 0.0)
        return 1.0 - short / STEPS_TO_WIN

    def effort(self, level: str, compiled: bool) -> dict[str, Any]:
        return EFFORTS.get(level if compiled else f"{level} interpreted", {})

    def scale(self) -> float:
        return POINT_IS

    def judge(self, t: Table, /) -> list[float]:
        return self.worths(t)

    def quick(self, t: Table, bits: i64, /) -> i64:
        options = t.options
        best = options[0]
        if len(options) == 1:
            return best
        found = self.worths(t)
        most = -1_000_000.0
        for place in range(len(found)):
            bits = (bits * GOLDEN + 1) & MASK
            worth = found[place] + float((bits >> 40) % self.noise) / 1000.0
            if worth > most:
                most = worth
                best = options[place]
        return best

    def lesson(self, t: Table, /) -> list[float]:
        """Alone, where few games are won, one that was nearly won teaches something, too."""
        winner = t.shared[w.WINNER]
        if not t.shared[w.SOLO] or winner != w.HARKONNEN + 1:
            return super().lesson(t)
        done = self.done(t)
        share = NEARLY_WON * done * done * done * done
        return [1.0 - share, share]

    def foresee(self, t: Table, /) -> list[float]:
        """The network has learnt from games of two sides; the automaton is judged by the value of its own."""
        return self.value(t) if t.shared[w.SOLO] else super().foresee(t)

    def value(self, t: Table, /) -> list[float]:
        winner = t.shared[w.WINNER]
        if winner:
            if winner == w.HARKONNEN + 1:
                return [1.0, 0.0]
            return [0.0, 1.0] if winner == w.ATREIDES + 1 else [0.5, 0.5]
        rows = self.rows[self.family(t)]
        at = self.progress(t)
        score = _score(rows, self.features(t, w.HARKONNEN), at) - _score(rows, self.features(t, w.ATREIDES), at)
        harkonnen = 1.0 / (1.0 + exp(-score)) if -50.0 < score < 50.0 else (1.0 if score > 0.0 else 0.0)
        return [harkonnen, 1.0 - harkonnen]


def _score(rows: list[list[float]], found: list[float], at: float) -> float:
    plain, once, twice = rows[0], rows[1], rows[2]
    total = 0.0
    for place in range(len(found)):
        number = found[place]
        if number:
            total += number * (plain[place] + at * (once[place] + at * twice[place]))
    return total
