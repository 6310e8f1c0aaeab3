"""What was learnt: small versioned files, one a game, with where every number comes from.

A file holds the names of the features it was fitted on, the habits of the quick player, and for each family of set-ups
the weights of the value with their provenance: games, seeds, commit, held-out loss. lab/train.py writes them.
"""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.errors import LandsraadError

FORMAT: Final = 1
DEGREE: Final = 3  # each weight is a polynomial of the progress of the game: 1, r, r * r
_NUMBERS: Final = re.compile(r"\[\s+(-?[\d.][-+.e\d]*(?:,\s+-?[\d.][-+.e\d]*)*)\s+\]")
PROVENANCE: Final = ("games", "seeds", "commit", "positions", "loss", "uniform", "player")


class Weights:
    """The weights of one game."""

    def __init__(self, data: dict[str, Any]) -> None:
        _check(data)
        self.game: str = data["game"]
        self.version: int = data["version"]  # counts up with every training that is kept
        self.names: list[str] = data["names"]
        self.habits: dict[str, int] = data["habits"]
        self.sections: dict[str, dict[str, Any]] = data["sections"]

    def values(self, section: str) -> list[list[float]]:
        """The weights of a family of set-ups: for 1, r and r * r a row with a number for each feature."""
        rows: list[list[float]] = self.sections[section]["values"]
        return rows


def load(game: str) -> Weights:
    """The weights the package has for a game."""
    text = files("landsraad.bots").joinpath("weights", f"{game}.json").read_text(encoding="utf-8")
    return Weights(json.loads(text))


def network_of(game: str, side: list[str], scene: list[str], pieces: list[str] | None = None) -> dict[str, Any] | None:
    """The layers of the network the package has for a game, fitted on these numbers; None: it has none."""
    data = _network(game)
    return None if data is None else _layers(data, side, scene, pieces or [])


def read_network(path: Path, side: list[str], scene: list[str], pieces: list[str] | None = None) -> dict[str, Any]:
    """The same from a file of one's own."""
    return _layers(json.loads(path.read_text(encoding="utf-8")), side, scene, pieces or [])


def _layers(data: dict[str, Any], side: list[str], scene: list[str], pieces: list[str]) -> dict[str, Any]:
    seen = data.get("side"), data.get("scene"), data.get("pieces", pieces)
    if data.get("format") != FORMAT or seen != (side, scene, pieces):
        raise LandsraadError(f"this network of {data.get('game')} was fitted on other numbers")
    layers: dict[str, Any] = data["layers"]
    return layers


def network_version(game: str) -> int | None:
    """None: there is no network for this game."""
    data = _network(game)
    return None if data is None else int(data["version"])


def _network(game: str) -> dict[str, Any] | None:
    path = files("landsraad.bots").joinpath("weights", f"{game}_network.json")
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def write_network(path: Path, game: str, data: dict[str, Any]) -> None:
    """What was fitted (lab/network.py), one version on from what stood there."""
    version = json.loads(path.read_text(encoding="utf-8"))["version"] if path.is_file() else 0
    whole = {"format": FORMAT, "game": game, "version": version + 1, **data}
    path.write_text(_in_lines(whole), encoding="utf-8")


def read(path: Path) -> Weights:
    return Weights(json.loads(path.read_text(encoding="utf-8")))


def write(path: Path, data: dict[str, Any]) -> None:
    """One line a row: a new training shows what it has changed."""
    _check(data)
    path.write_text(_in_lines(data), encoding="utf-8")


def _in_lines(data: dict[str, Any]) -> str:
    return _NUMBERS.sub(_in_one_line, json.dumps(data, indent=1, sort_keys=True)) + "\n"


def _in_one_line(found: re.Match[str]) -> str:
    return "[" + " ".join(found[1].split()) + "]"


def _check(data: dict[str, Any]) -> None:
    """Raise if this is not a file of weights as this version reads them."""
    if data.get("format") != FORMAT:
        raise LandsraadError(f"weights of format {data.get('format')!r}; this version reads {FORMAT}")
    for key in ("game", "version", "names", "habits", "sections"):
        if key not in data:
            raise LandsraadError(f"weights without {key!r}")
    for name, section in data["sections"].items():
        rows = section["values"]
        if len(rows) != DEGREE or any(len(row) != len(data["names"]) for row in rows):
            raise LandsraadError(f"the weights of {name!r} do not fit their names")
        missing = [key for key in PROVENANCE if key not in section["provenance"]]
        if missing:
            raise LandsraadError(f"the weights of {name!r} do not say where they come from: {', '.join(missing)}")
