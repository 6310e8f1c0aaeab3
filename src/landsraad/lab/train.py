"""Learning: games against oneself, and the value fitted on what came of them.

    python -m landsraad.lab.train value --families ix-4 --games 4000 --workers 2
    python -m landsraad.lab.train value --families ix-4 --games 400000 --on ray://head:10001
    python -m landsraad.lab.train value --families ix-4 --games 1000 --player regent --go-on --ridge 100
    python -m landsraad.lab.train habits --generations 10 --workers 2

`value` lets players of one kind meet, notes the features of every side whenever a round begins, and fits the chance
to win: a softmax over the sides of features times (1, r, r * r), where r is how much of the game is over. One game in
eight is kept out of the fit, and the loss on these is told and kept with the weights. With --altered something in each
game is changed by chance (altering.py), and only what lay there from then on is learnt from. `habits` varies the habits
of the quick player and keeps what wins more. Both write the weights file of the package, or another one (--weights).
It needs numpy (pip install 'landsraad[arrays]') and is best run with the compiled build.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from landsraad import LandsraadError, rules_of
from landsraad.bots import weights as weights_file
from landsraad.bots.dice import throw
from landsraad.bots.playout import contest
from landsraad.envs.libraries import need
from landsraad.games import GAMES, USUAL
from landsraad.kernel.table import ROUND
from landsraad.lab.altering import Altering, check_altering
from landsraad.lab.arena import Player, judge_of, remember, winners_of
from landsraad.lab.progress import progress_bar
from landsraad.lab.where import Where, in_order

HELD_OUT: Final = 8  # one game in so many
STEPS: Final = 12  # of Newton's method
RIDGE: Final = 3.0
CHUNK: Final = 4096  # positions at a time
# Positions as arrays: the number of the game, its progress, the features of each side, who has won.
Samples = tuple[Any, Any, Any, Any]


# --- games -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SelfPlay:
    """Games of a player against itself. Game number n is always the same game, wherever it is played."""

    game: str
    family: str
    player: str
    seed: int
    path: str  # of the weights that are trained, and what they are
    weights: dict[str, Any]
    altered: bool = False

    def __call__(self, number: int) -> Samples | None:
        """The positions of a game as arrays; None if nobody has won it."""
        remember(self.game, self.path, self.weights)
        rules = rules_of(self.game)
        setups = judge_of(self.game).families()[self.family]
        table = rules.set_up(setups[number % len(setups)], f"train {self.seed}/{number}", False)
        seats = range(len(table.seats))
        players = [Player(self.game, self.player, throw(self.seed, 64 * number + seat)) for seat in seats]
        judge = players[0].judge
        judge.freedom(number if players[0].quick else 0)
        altering = Altering(self.game, throw(self.seed, number)) if self.altered else None
        seen: list[tuple[float, list[list[float]]]] = []
        mark = table.engine.mark(table, ROUND)
        asked = 0
        while table.to_act >= 0:
            if table.engine.mark(table, ROUND) != mark:
                mark = table.engine.mark(table, ROUND)
                table = table if altering is None else altering.at_round(table)
                if altering is None or altering.done:
                    rows = [judge.features(table, side) for side in range(judge.sides(table))]
                    seen.append((judge.progress(table), rows))
            rules.apply(table, players[table.to_act].choose(table, asked))
            asked += 1
        lesson = judge.lesson(table)
        return as_arrays(number, seen, lesson) if seen and lesson else None


def as_arrays(number: int, seen: Sequence[tuple[float, list[list[float]]]], lesson: list[float]) -> Samples:
    np: Any = import_module("numpy")
    at, rows = zip(*seen, strict=True)
    return (
        np.full(len(seen), number),
        np.array(at, np.float32),
        np.array(rows, np.float32),
        np.array([lesson] * len(seen)),
    )


def collect(task: SelfPlay, games: int, where: Where, tell: Callable[[int, int], None]) -> Samples:
    np: Any = import_module("numpy")
    parts = []
    for done, part in enumerate(in_order(task, range(games), where), start=1):
        parts += [] if part is None else [part]
        tell(done, games)
    numbers, at, rows, won = (np.concatenate([part[place] for part in parts]) for place in range(4))
    return numbers, at, rows, won


# --- the fit ---------------------------------------------------------------------------------------------------------


class Fit:
    """A softmax over sides, by Newton's method with a ridge."""

    def __init__(self, samples: Samples, ridge: float = RIDGE, known: list[list[float]] | None = None) -> None:
        self.np: Any = import_module("numpy")
        np = self.np
        numbers, self.at, self.rows, self.won = samples  # rows: position, side, feature
        self.held = numbers % HELD_OUT == 0
        self.ridge = ridge
        inner = self.rows - self.rows.mean(axis=1, keepdims=True)  # what is alike for all sides tells nothing
        self.scale = np.sqrt((inner**2).mean(axis=(0, 1)))
        self.used = self.scale > 1e-6
        self.scale[~self.used] = 1.0
        self.centre = np.zeros(3 * self.rows.shape[2])  # where the ridge pulls to: nothing, or what was known before
        if known is not None:
            self.centre = (np.array(known) * self.scale * self.used).reshape(-1)
        self.weights = self.centre.copy()

    def inputs(self, chosen: Any) -> Any:
        """Features times 1, r, r * r."""
        np = self.np
        rows = self.rows[chosen] / self.scale * self.used
        at = self.at[chosen][:, None, None]
        return np.concatenate([rows, rows * at, rows * at * at], axis=2).astype(np.float64)

    def chances(self, inputs: Any) -> Any:
        np = self.np
        scores = inputs @ self.weights
        scores -= scores.max(axis=1, keepdims=True)
        raised = np.exp(scores)
        return raised / raised.sum(axis=1, keepdims=True)

    def loss(self, held: bool) -> float:
        np = self.np
        chosen = np.nonzero(self.held == held)[0]
        total = 0.0
        for start in range(0, len(chosen), CHUNK):
            part = chosen[start : start + CHUNK]
            chances = self.chances(self.inputs(part))
            total -= float((self.won[part] * np.log(chances + 1e-12)).sum())
        return total / max(1, len(chosen))

    def run(self) -> None:
        np = self.np
        training = np.nonzero(~self.held)[0]
        size = len(self.weights)
        for _ in range(STEPS):
            slope, bend = self.ridge * (self.centre - self.weights), self.ridge * np.eye(size)
            for start in range(0, len(training), CHUNK):
                part = training[start : start + CHUNK]
                inputs = self.inputs(part)
                chances = self.chances(inputs)
                slope += np.einsum("ps,psf->f", self.won[part] - chances, inputs)
                mean = np.einsum("ps,psf->pf", chances, inputs)
                weighted = (inputs * np.sqrt(chances)[:, :, None]).reshape(-1, size)
                bend += weighted.T @ weighted - mean.T @ mean
            step = np.linalg.solve(bend, slope)
            self.weights += step
            if float(np.abs(step).max()) < 1e-4:
                break

    def values(self) -> list[list[float]]:
        np = self.np
        width = len(self.scale)
        plain = self.weights.reshape(3, width) / self.scale * self.used
        return [[float(f"{number:.4g}") for number in row] for row in np.asarray(plain)]


def commit() -> str:
    """Which sources these numbers were made with."""
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "unknown"


def with_weights(player: str, path: str) -> str:
    """A judge at work reads the weights that are being trained; a bot by its name those of the package."""
    kind, _, given = player.partition(":")
    if kind not in ("quick", "search") or "weights=" in given:
        return player
    return f"{kind}:" + ",".join([entry for entry in given.split(",") if entry] + [f"weights={path}"])


def train_value(given: argparse.Namespace) -> None:
    need("numpy", "arrays")  # before the first game, not after the last one
    if given.altered:
        check_altering(given.game)
    path = Path(given.weights)
    data = json.loads(path.read_text(encoding="utf-8"))
    for family in given.families.split(","):
        started = time.monotonic()
        player = with_weights(given.player, given.weights)
        task = SelfPlay(given.game, family, player, given.seed, given.weights, data, given.altered)
        with progress_bar(family) as done:
            samples = collect(task, given.games, Where(given.workers, given.on), done)
        played = time.monotonic() - started
        before = data["sections"].get(family)
        fit = Fit(samples, given.ridge, before["values"] if given.go_on and before else None)
        known = fit.loss(True) if given.go_on and before else None
        fit.run()
        loss, uniform = fit.loss(True), float(fit.np.log(fit.rows.shape[1]))
        data["sections"][family] = {
            "values": fit.values(),
            "provenance": {
                "games": given.games,
                "seeds": f"train {given.seed}/0 to {given.games - 1}",
                "commit": commit(),
                "positions": len(fit.won),
                "loss": round(loss, 4),
                "loss_fitted": round(fit.loss(False), 4),
                "uniform": round(uniform, 4),
                "player": given.player,
                "ridge": given.ridge,
                "altered": given.altered,
                "after": before["provenance"] if given.go_on and before else None,
            },
        }
        data["version"] += 1
        weights_file.write(path, data)
        told = f"{family}: {given.games} games in {played:.0f} s, {len(fit.won)} positions, "
        told += f"held-out loss {loss:.4f} (uniform {uniform:.4f}"
        told += ")" if known is None else f", before {known:.4f})"
        found = {"family": family, "games": given.games, "seconds": round(played, 1), "positions": len(fit.won)}
        tell(given, {**found, "loss": loss, "uniform": uniform, "before": known}, told)


# --- habits ----------------------------------------------------------------------------------------------------------


def challenge(job: tuple[str, dict[str, Any], dict[str, int], dict[str, int], int, int]) -> float:
    """How often habits win, one against others that have the old ones; each deal from every seat."""
    game, data, varied, old, seed, games = job
    make_judge = GAMES[game].part("judge")
    one = make_judge(weights_file.Weights({**data, "habits": varied}))
    other = make_judge(weights_file.Weights({**data, "habits": old}))
    rules = rules_of(game)
    setups = [setup for found in one.families().values() for setup in found if setup["seats"] > 1]
    won = 0.0
    for number in range(games):
        setup = setups[number // 4 % len(setups)]
        seats = setup["seats"]
        table = rules.set_up(setup, f"habits {seed}/{number // 4}", False)
        mine = number % seats
        contest([one if seat == mine else other for seat in range(seats)], table, throw(seed, number))
        result = rules.result(table)
        assert result is not None
        won += seats / 4 if mine in winners_of(result) else 0
    return won / games


def train_habits(given: argparse.Namespace) -> None:
    """Evolution: small changes of everything at once, in pairs of opposites; those that win more are followed."""
    path = Path(given.weights)
    data = json.loads(path.read_text(encoding="utf-8"))
    base = GAMES[given.game].part("judge")(weights_file.Weights(data)).habits()
    kept = data.get("habits", {})  # what is not varied stays as it is
    names = [name for name in base if base[name]]
    habits = {name: float(base[name]) for name in names}
    dice = random.Random(given.seed)
    for generation in range(given.generations):
        now = kept | {name: round(habits[name]) for name in names}
        changes = [{name: dice.gauss(0, given.width) for name in names} for _ in range(given.pairs)]
        jobs = []
        for number, change in enumerate(changes):
            for sign in (1, -1):
                varied = kept | {name: round(habits[name] * 2.718 ** (sign * change[name])) for name in names}
                jobs.append((given.game, data, varied, now, given.seed * 1000 + generation * 100 + number, given.games))
        scores = []
        with progress_bar(f"{given.game} {generation}") as done:
            for score in in_order(challenge, jobs, Where(given.workers, given.on)):
                scores.append(score)
                done(len(scores), len(jobs))
        edges = [scores[2 * number] - scores[2 * number + 1] for number in range(given.pairs)]
        size = sum(abs(edge) for edge in edges) / len(edges) or 1.0
        for name in names:
            slope = sum(edge / size * change[name] for edge, change in zip(edges, changes, strict=True))
            habits[name] *= 2.718 ** (given.rate * slope / given.pairs / given.width)
        new = kept | {name: round(habits[name]) for name in names}
        check = challenge((given.game, data, new, kept | base, 77_000 + generation, 4 * given.games))
        best = max(scores)
        data["habits"] = new
        weights_file.write(path, data)
        told = f"generation {generation}: against the first {check:.3f}, best {best:.3f}, edge {size:.3f}"
        tell(given, {"generation": generation, "against_the_first": check, "best": best, "edge": size}, told)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn from games against oneself.")
    parser.add_argument("what", choices=("value", "habits"))
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--weights", default="", help="the file to read and write; usually that of the package")
    parser.add_argument("--families", default="", help="separated by commas; usually all")
    parser.add_argument("--player", default="quick")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None, help="usually all cores")
    parser.add_argument("--on", default="", help="ray, or ray://HOST:PORT")
    parser.add_argument("--ridge", type=float, default=RIDGE)
    parser.add_argument("--go-on", action="store_true", help="stay near the weights there are, as the ridge says")
    parser.add_argument("--altered", action="store_true", help="games in which something is changed by chance")
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--width", type=float, default=0.15)
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--json", action="store_true", help="a line of JSON for each result")
    given = parser.parse_args(arguments)
    try:
        train(given)
    except LandsraadError as error:
        print(f"landsraad: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # families and generations that are done are in the file
        return 130
    return 0


def train(given: argparse.Namespace) -> None:
    given.weights = given.weights or str(Path(weights_file.__file__).parent / "weights" / f"{given.game}.json")
    given.families = given.families or ",".join(judge_of(given.game).families())
    if given.what == "value":
        train_value(given)
    else:
        train_habits(given)


def tell(given: argparse.Namespace, found: dict[str, Any], sentence: str) -> None:
    print(json.dumps(found) if given.json else sentence, flush=True)


if __name__ == "__main__":
    sys.exit(main())
