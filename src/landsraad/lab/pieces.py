"""Learning what single pieces are worth: beside the network, one number for each card, and one times the progress.

    python -m landsraad.lab.pieces games/pieces --games 100000
    python -m landsraad.lab.pieces games/pieces --out pieces.json          fits what lies there, and writes it elsewhere

Games of the quick player (or another: --player) are played, and whenever a round begins it is noted what the network
says and which pieces every side owns. The numbers are added to the network's scores and fitted by Newton's method,
pulled towards nothing (--ridge): there is one best answer. One game in eight is kept out; the loss on these is told
with and without the pieces, and kept with them. It needs numpy.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from landsraad import rules_of
from landsraad.bots import weights as weights_file
from landsraad.bots.dice import throw
from landsraad.games import USUAL
from landsraad.lab.arena import Player, judge_of, play_a_round
from landsraad.lab.network import carried_out
from landsraad.lab.train import HELD_OUT, commit

PART: Final = 10_000  # games in a file
CHUNK: Final = 20_000  # positions at a time in memory
CURVED: Final = 8  # the curvature is taken from one position in so many
TURNS: Final = 8  # of Newton's method, at most
ABSENT: Final = -1e9  # the score of a side that is not there


def play(given: argparse.Namespace, first: int, last: int) -> dict[str, Any]:
    """Games by their numbers: the pieces of every side, the network's scores, and who won in the end."""
    np: Any = import_module("numpy")
    judge = judge_of(given.game)
    network, rules, known, chosen = judge.network, rules_of(given.game), judge.families(), given.families.split(",")
    assert network is not None, "there is no network the pieces could stand beside"
    width = len(judge.piece_names())
    counts: list[Any] = []
    scores: list[list[float]] = []
    told: list[list[int]] = []
    for number in range(first, last):
        family = chosen[number % len(chosen)]
        setups = known[family]
        t = rules.set_up(setups[number // len(chosen) % len(setups)], f"pieces {given.seed}/{number}", False)
        seed, sides, seen = throw(given.seed, number), judge.sides(t), len(told)
        players = [Player(given.game, given.player, throw(seed, seat)) for seat in range(len(t.seats))]
        players[0].judge.freedom(number // len(chosen) if players[0].quick else 0)
        asked = play_a_round(players, t, seed, 0)
        while t.to_act >= 0:
            owned = np.zeros((4, width), np.uint8)
            for side in range(sides):
                np.add.at(owned[side], judge.pieces(t, side), 1)
            said = network.scores([judge.inputs(t, side) for side in range(sides)], judge.scene(t))
            counts.append(owned)
            scores.append(said + [ABSENT] * (4 - sides))
            told.append([list(known).index(family), number, -1, round(1000 * judge.progress(t))])
            asked = play_a_round(players, t, seed, asked)
        players[0].judge.freedom(0)
        chances = judge.value(t)
        if 1.0 in chances:
            for row in told[seen:]:
                row[2] = chances.index(1.0)
        else:  # nobody has won
            del counts[seen:], scores[seen:], told[seen:]
    return {
        "counts": np.array(counts, np.uint8),
        "scores": np.array(scores, np.float32),
        "told": np.array(told, np.int32),
    }


def keep_games(given: argparse.Namespace) -> None:
    np: Any = import_module("numpy")
    folder, started = Path(given.folder), time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, given.games, PART):
        last = min(first + PART, given.games)
        np.savez_compressed(folder / f"{first:09}.npz", **play(given, first, last))
        print(f"{last} games, {time.monotonic() - started:.0f} s", flush=True)
    about = {
        "player": given.player,
        "games": given.games,
        "seed": given.seed,
        "families": given.families,
        "commit": commit(),
    }
    (folder / "about.json").write_text(json.dumps(about))


class Fit:
    """All positions, and the numbers that are sought."""

    def __init__(self, folder: Path) -> None:
        np: Any = import_module("numpy")
        self.np = np
        found = [np.load(path) for path in sorted(folder.glob("*.npz"))]
        self.counts, self.scores, self.told = (
            np.concatenate([one[name] for one in found]) for name in ("counts", "scores", "told")
        )
        self.about: dict[str, Any] = json.loads((folder / "about.json").read_text())
        kinds = len(self.about["families"].split(","))
        held = self.told[:, 1] // kinds % HELD_OUT == 0  # of each family as many
        places = np.arange(len(held))
        self.training, self.held = places[~held], places[held]
        self.numbers = np.zeros(2 * self.counts.shape[2])

    def chunks(self, places: Any) -> Iterator[tuple[Any, Any, Any]]:
        """What is owned, twice (plain and times the progress), the network's scores, and who won."""
        np = self.np
        for first in range(0, len(places), CHUNK):
            some = places[first : first + CHUNK]
            plain = self.counts[some].astype(np.float32)
            rising = plain * (self.told[some, 3] / 1000.0).astype(np.float32)[:, None, None]
            yield np.concatenate([plain, rising], 2), self.scores[some], self.told[some, 2]

    def chances(self, owned: Any, scores: Any) -> Any:
        np = self.np
        all_scores = scores + owned @ self.numbers.astype(np.float32)
        odds = np.exp(all_scores - all_scores.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    def loss(self, places: Any) -> Any:
        """Of each position."""
        np = self.np
        parts = [
            -np.log(np.maximum(1e-9, self.chances(owned, scores)[np.arange(len(won)), won]))
            for owned, scores, won in self.chunks(places)
        ]
        return np.concatenate(parts)

    def curvature(self) -> Any:
        np = self.np
        width = len(self.numbers)
        curved = np.zeros((width, width))
        for owned, scores, _ in self.chunks(self.training[::CURVED]):
            chances = self.chances(owned, scores)
            mean = (chances[:, :, None] * owned).sum(1)
            flat = (np.sqrt(chances)[:, :, None] * owned).reshape(-1, width)
            curved += CURVED * (flat.T @ flat - mean.T @ mean)
        return curved

    def slope(self) -> Any:
        np = self.np
        found = np.zeros(len(self.numbers))
        for owned, scores, won in self.chunks(self.training):
            chances = self.chances(owned, scores)
            chances[np.arange(len(won)), won] -= 1.0
            found += np.einsum("ps,psk->k", chances, owned)
        return found

    def learn(self, ridge: float) -> None:
        np = self.np
        curved = self.curvature() + ridge * np.eye(len(self.numbers))
        for _ in range(TURNS):
            step = np.linalg.solve(curved, self.slope() + ridge * self.numbers)
            self.numbers -= step
            if np.abs(step).max() < 0.002:
                break

    def by_family(self, losses: Any, families: list[str]) -> dict[str, float]:
        of = self.told[self.held, 0]
        return {families[one]: round(float(losses[of == one].mean()), 4) for one in sorted(set(of.tolist()))}


def fit(given: argparse.Namespace) -> None:
    """Fit the numbers and write them beside the layers of the network that is there."""
    judge = judge_of(given.game)
    families, fitted = list(judge.families()), Fit(Path(given.folder))
    before = fitted.loss(fitted.held)
    fitted.learn(given.ridge)
    after = fitted.loss(fitted.held)
    change = after - before
    error = change.std() / len(change) ** 0.5  # positions of one game are not independent: more than that
    print(f"held-out loss {before.mean():.4f} -> {after.mean():.4f}, {change.mean():.4f} ± {2 * error:.4f} or more")
    width = len(judge.piece_names())
    rows = [[float(f"{number:.3g}") for number in row] for row in (fitted.numbers[:width], fitted.numbers[width:])]
    home = Path(weights_file.__file__).parent / "weights" / f"{given.game}_network.json"
    data = json.loads(home.read_text(encoding="utf-8"))
    data["layers"]["pieces"] = rows
    data["pieces"] = judge.piece_names()
    data["provenance"]["pieces"] = {
        **fitted.about,
        "ridge": given.ridge,
        "positions": len(fitted.told),
        "before": fitted.by_family(before, families),
        "loss": fitted.by_family(after, families),
    }
    for key in ("format", "game", "version"):
        del data[key]
    weights_file.write_network(Path(given.out or home), given.game, data)
    print(data["provenance"]["pieces"])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn what single pieces are worth, beside the network.")
    parser.add_argument("folder", help="of games")
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--games", type=int, default=0, help="how many are played first; 0: those that lie there")
    parser.add_argument("--player", default="quick")
    parser.add_argument("--families", default="", help="separated by commas; usually all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--out", default="", help="the file to write; usually that of the package")
    given = parser.parse_args(arguments)
    given.families = given.families or ",".join(judge_of(given.game).families())

    def work() -> None:
        if given.games:
            keep_games(given)
        fit(given)

    return carried_out(work)


if __name__ == "__main__":
    sys.exit(main())
