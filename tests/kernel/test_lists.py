"""Where librt is missing, lists stand in for packed numbers: slower, and the same games to the last move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import landsraad

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
GAMES = sorted(path for path in GOLDEN.glob("*.json") if "checksum" in json.loads(path.read_text()))
PROGRAM = """
import json, sys
import landsraad
from landsraad.kernel.vecs import vec
games = [landsraad.load(path) for path in sys.argv[1:]]
loaded = [module for module in sys.modules if module.split(".")[0] == "librt"]
kinds = sorted({type(pile).__module__ for game in games for pile in game.table.zones})
print(json.dumps({"loaded": loaded, "kinds": kinds, "checksums": [game.checksum() for game in games]}))
"""


def replayed(games: list[Path], **environment: str) -> dict[str, list[str]]:
    # The interpreted sources: a compiled build has its numbers packed into it.
    sources = str(Path(__file__).resolve().parent.parent.parent / "src")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, games)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": sources, **environment},
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


def test_all_golden_games_are_the_same_on_lists() -> None:
    told = replayed(GAMES, LANDSRAAD_LISTS="1")
    assert told["loaded"] == [] and told["kinds"] == ["landsraad.kernel.lists"]
    records = [json.loads(path.read_text()) for path in GAMES]
    assert told["checksums"] == [record["checksum"] for record in records]
    assert {record["game"] for record in records} == {name for name, entry in landsraad.GAMES.items() if entry.package}
    assert len(records) >= 44


def test_without_the_switch_numbers_are_packed() -> None:
    """Otherwise the test above would test nothing."""
    told = replayed(GAMES[:1], LANDSRAAD_LISTS="")
    assert "librt.vecs" in told["loaded"] and told["kinds"] != ["landsraad.kernel.lists"]
