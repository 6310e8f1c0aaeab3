"""Our engine and Catanatron side by side: random players, one core, the same machine, the same minutes.

    python bench/peers.py                       measure, print JSON, and keep it in bench/results
    python bench/peers.py --peer-python PATH    Catanatron lives in another environment
    python bench/peers.py --no-keep             only print

Ours is the compiled copy where there is a fresh one, else the sources. The two take turns, so that a busy machine slows
both, and of the rounds the median one counts. A decision is one call to the engine with one action, forced ones
included; the time is that of whole games, set-up included. The ratio is one of processor times: by the clock, a busy
machine would favour whoever has the shorter games.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
GOAL = 30  # ours compiled is at least so many times faster a decision


def measure_catanatron(seconds: float) -> dict[str, Any]:
    """Random games of four, as Catanatron itself plays them, for about so many seconds."""
    from importlib.metadata import version

    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    random.seed(1)
    play()  # warm up
    played: list[tuple[int, float]] = []
    begun, cpu_begun = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        started = time.perf_counter()
        played.append((play(), time.perf_counter() - started))
    took, cpu = time.perf_counter() - begun, time.process_time() - cpu_begun
    decisions = sum(count for count, _ in played)
    return {
        "us_per_decision": round(statistics.median(taken / count for count, taken in played) * 1e6, 3),
        "cpu_us_per_decision": round(cpu / decisions * 1e6, 3),
        "games_per_second": round(1 / statistics.median(taken for _, taken in played), 1),
        "decisions_per_game": round(decisions / len(played), 1),
        "games": len(played),
        "seconds": round(took, 3),
        "version": version("catanatron"),
        "python": platform.python_version(),
    }


def run(command: list[str], path: str = "") -> dict[str, Any]:
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path:
        environ["PYTHONPATH"] = path
    outcome = subprocess.run(command, capture_output=True, text=True, env=environ, cwd=ROOT)
    if outcome.returncode:
        raise SystemExit(f"{Path(command[1]).name}: {outcome.stderr.strip().splitlines()[-1]}")
    report: dict[str, Any] = json.loads(outcome.stdout)
    return report


def compiled_copy() -> str:
    """Where the compiled copy lies, or "" if there is none or it is older than the sources."""
    command = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--fresh"]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout.strip()


def median_of(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The round in the middle by time a decision, and how far the rounds lie apart."""
    ordered = sorted(rounds, key=lambda report: report["cpu_us_per_decision"])
    middle = dict(ordered[len(ordered) // 2])
    middle["cpu_us_per_decision_of_rounds"] = [report["cpu_us_per_decision"] for report in rounds]
    middle["games"] = sum(report["games"] for report in rounds)
    middle["seconds"] = round(sum(report["seconds"] for report in rounds), 3)
    return middle


def compare(peer_python: str, rounds: int, seconds: float) -> dict[str, Any]:
    copy = compiled_copy()
    if not copy:
        print("there is no fresh compiled copy (make compiled): the interpreted build is measured", file=sys.stderr)
    ours: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    for _ in range(rounds):
        ours.append(run([sys.executable, "-m", "landsraad.cli", "bench", "--json"], copy))
        theirs.append(run([peer_python, __file__, "--measure", str(seconds)]))
    mine, peer = median_of(ours), median_of(theirs)

    def ratio(key: str) -> float:
        ratios = [float(other[key]) / float(own[key]) for own, other in zip(ours, theirs, strict=True)]
        return round(statistics.median(ratios), 2)

    return {
        "date": datetime.date.today().isoformat(),
        "machine": mine.pop("machine"),
        "build": mine["build"],
        "rounds": rounds,
        "landsraad": mine,
        "catanatron": peer,
        "ratio": ratio("cpu_us_per_decision"),
        "clock_ratio": ratio("us_per_decision"),
        "goal": GOAL,
    }


def has_catanatron(python: str) -> bool:
    return subprocess.run([python, "-c", "import catanatron"], capture_output=True).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--peer-python", default=sys.executable, help="an interpreter that has Catanatron")
    parser.add_argument("--rounds", type=int, default=3, help="how often the two take turns")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement of the peer")
    parser.add_argument("--no-keep", action="store_true", help="write no file")
    parser.add_argument("--measure", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure is not None:
        print(json.dumps(measure_catanatron(given.measure)))
        return
    if not has_catanatron(given.peer_python):
        raise SystemExit("Catanatron is not installed: pip install 'landsraad[bench]', or name another --peer-python")
    report = compare(given.peer_python, max(1, given.rounds), given.seconds)
    text = json.dumps(report, indent=2)
    print(text)
    if not given.no_keep:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{report['date']}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
