"""One source, two builds: interpreted and compiled play identical games, and both count what is pinned."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.fingerprint import GAMES, PERFT, fingerprint, perft_counts, pinned_position
from tests.conformance.games import EVERY_KIND

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COPY = ROOT / "build" / "compiled"


def printed(package: Path) -> dict[str, Any]:
    """What the fingerprint script prints in a process of its own, with the package in this folder and no other."""
    environment = {**os.environ, "PYTHONPATH": str(package)}
    outcome = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprint"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    found: dict[str, Any] = json.loads(outcome.stdout)
    return found


def why_no_copy() -> str | None:
    """What stands in the way of comparing, or None."""
    if not COPY.is_dir():
        return "build/compiled is not there: run `make compiled` (it needs a C compiler)"
    if not list(COPY.rglob("*.so")) and not list(COPY.rglob("*.pyd")):
        return "build/compiled holds no compiled module: run `make compiled` (it needs a C compiler)"
    fresh = subprocess.run(
        [sys.executable, "tools/build_compiled.py", "--fresh"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if not fresh.stdout.strip():
        return "build/compiled is older than the sources: run `make compiled`"
    return None


def test_the_compiled_build_plays_the_same_games() -> None:
    reason = why_no_copy()
    if reason is not None:
        pytest.skip(reason)
    interpreted, compiled = printed(SOURCES), printed(COPY)
    assert (interpreted.pop("compiled"), compiled.pop("compiled")) == (False, True)
    assert [len(games) for games in interpreted["games"].values()] == [GAMES] * len(EVERY_KIND)
    assert compiled["searches"] == interpreted["searches"] != {}
    assert compiled == interpreted


def test_the_script_itself_repeats() -> None:
    """Nothing of a game depends on the process it is played in: no hash order, no clock."""
    one, two = printed(SOURCES), json.loads(json.dumps(fingerprint()))
    del one["compiled"]
    assert one == two


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["name"])
def test_the_number_of_ways_is_pinned(entry: dict[str, Any]) -> None:
    """A count that changes is a rule that changed, and a corrected rule counts for newer games only."""
    game = pinned_position(entry)
    assert perft_counts(game, len(entry["counts"])) == entry["counts"], (
        "the number of ways through this position has changed; if a rule was corrected, it must count only for games "
        "whose `rules` are new enough, and RULES_VERSION is raised with it"
    )


def test_there_are_positions_of_several_depths() -> None:
    counts = {(entry["name"], entry.get("rules", 1)): entry["counts"] for entry in PERFT}
    assert len(counts) >= 12 and sum(len(ways) >= 4 for ways in counts.values()) >= 10
    assert sum(sum(ways) for ways in counts.values()) > 30_000


def benched(script: str, package: Path, *flags: str) -> dict[str, Any]:
    """What a bench prints of the package in this folder."""
    command = [sys.executable, str(ROOT / "bench" / script), *flags, "--path", str(package)]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert outcome.returncode == 0, outcome.stderr
    assert "Traceback" not in outcome.stderr
    found: dict[str, Any] = json.loads(outcome.stdout)
    return found


def test_the_compiled_server_tells_as_much_and_hears_every_move() -> None:
    """What a table is told by is compiled as well: it says the same, and over real sockets nobody waits in vain."""
    reason = why_no_copy()
    if reason is not None:
        pytest.skip(reason)
    told = [benched("states.py", where, "--tables", "1", "--moves", "60", "--rounds", "1") for where in (SOURCES, COPY)]
    assert told[0]["bytes"] == told[1]["bytes"] > 0 and told[0]["moves"] == told[1]["moves"] == 60
    played = benched("load.py", COPY, "--tables", "2", "--seconds", "6", "--every", "0.5")
    assert played["moves"] >= 8 and played["moves_lost"] == 0 and not played["moves_refused"]
