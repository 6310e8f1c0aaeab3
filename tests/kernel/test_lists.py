"""Where librt is missing, lists stand in for packed numbers: slower, and the same games to the last move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import landsraad

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
GAMES = [
    "imperium-4-a",
    "imperium-ix-3-a",
    "imperium-solo-ix-mentat",
    "arrakis-2-a",
    "arrakis-guild-4",
    "arrakis-solo-b-migrated",
]
PROGRAM = """
import json, sys
import landsraad
from landsraad.kernel.vecs import vec
games = [landsraad.load(path) for path in sys.argv[1:]]
loaded = [module for module in sys.modules if module.split(".")[0] == "librt"]
kinds = sorted({type(pile).__module__ for game in games for pile in game.table.zones})
print(json.dumps({"loaded": loaded, "kinds": kinds, "checksums": [game.checksum() for game in games]}))
"""


def replayed(**environment: str) -> dict[str, list[str]]:
    paths = [str(GOLDEN / f"{name}.json") for name in GAMES]
    # The interpreted sources: a compiled build has its numbers packed into it.
    sources = str(Path(__file__).resolve().parent.parent.parent / "src")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *paths],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": sources, **environment},
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


def test_golden_games_of_every_game_are_the_same_on_lists() -> None:
    told = replayed(LANDSRAAD_LISTS="1")
    assert told["loaded"] == [] and told["kinds"] == ["landsraad.kernel.lists"]
    assert told["checksums"] == [json.loads((GOLDEN / f"{name}.json").read_text())["checksum"] for name in GAMES]
    played = {json.loads((GOLDEN / f"{name}.json").read_text())["game"] for name in GAMES}
    assert played == {name for name, entry in landsraad.GAMES.items() if entry.package}


def test_without_the_switch_numbers_are_packed() -> None:
    """Otherwise the test above would test nothing."""
    told = replayed(LANDSRAAD_LISTS="")
    assert "librt.vecs" in told["loaded"] and told["kinds"] != ["landsraad.kernel.lists"]
