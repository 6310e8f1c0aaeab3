"""One source, two builds: interpreted and compiled play identical games, and both count what is pinned."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import landsraad
from tests.conformance.fingerprint import GAMES, PERFT, fingerprint, perft_counts
from tests.conformance.games import KINDS

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"


def printed(path: Path | None) -> dict[str, Any]:
    """What the fingerprint script prints in a process of its own, with this folder in front of the sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
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
    interpreted, compiled = printed(None), printed(COPY)
    assert (interpreted.pop("compiled"), compiled.pop("compiled")) == (False, True)
    assert [len(games) for games in interpreted["games"].values()] == [GAMES] * len(KINDS)
    assert compiled == interpreted


def test_the_script_itself_repeats() -> None:
    """Nothing of a game depends on the process it is played in: no hash order, no clock."""
    one, two = printed(None), json.loads(json.dumps(fingerprint()))
    del one["compiled"]
    assert one == two


# Counted by the first version of the rules, and where later versions count otherwise, by those.
PINNED = [
    *({**entry, "rules": 1} for entry in json.loads(PERFT.read_text())),
    *json.loads((ROOT / "tests" / "conformance" / "perft-rules-2.json").read_text()),
]


@pytest.mark.parametrize("entry", PINNED, ids=lambda entry: f"{entry['name']}, rules {entry['rules']}")
def test_the_number_of_ways_is_pinned(entry: dict[str, Any]) -> None:
    """A count that changes is a rule that changed. If that was meant: python tools/make_golden.py."""
    game = landsraad.from_position(entry["game"], {**entry["position"], "rules": entry["rules"]})
    assert perft_counts(game, len(entry["counts"])) == entry["counts"], (
        "the number of ways through this position has changed; if the rule was meant to change, run "
        "python tools/make_golden.py"
    )


def test_there_are_positions_of_several_depths() -> None:
    counts = {entry["name"]: entry["counts"] for entry in json.loads(PERFT.read_text())}
    assert len(counts) >= 12 and sum(len(ways) >= 4 for ways in counts.values()) >= 10
    assert sum(sum(ways) for ways in counts.values()) > 30_000
