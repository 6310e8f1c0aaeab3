"""One player against others of one kind: how often it wins, and what a decision costs it. Prints JSON.

    python bench/strength.py strategist steward                       four seats, Rise of Ix, 400 games at most
    python bench/strength.py grandmaster strategist --bar 0.5 --games 100 --workers 16
    python bench/strength.py "search:playouts=100,worlds=16" quick --setup ix-3
    python bench/strength.py grandmaster steward --setup war --seat 0 --bar 0.8 --games 60      the Harkonnen
    python bench/strength.py regent steward --setup war-4                             sides of two seats each
    python bench/strength.py grandmaster - --setup solo-ix --options difficulty=sardaukar --bar 0.5

Deals are paired: every deal is played once from each seat. With --bar the match ends as soon as it is 99 % clear on
which side of it the share lies, after 20 games at the earliest; the exit code tells whether the bar was reached. Times
are those of the processor, over decisions with two options or more.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FRESH = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--fresh"]
if __name__ == "__main__":
    compiled = subprocess.run(FRESH, capture_output=True, text=True, check=False).stdout.strip()
    if compiled:
        sys.path.insert(0, compiled)

from landsraad.lab.arena import Plan, Score, match  # noqa: E402
from landsraad.lab.bench import build, machine  # noqa: E402

IX = ["rise_of_ix"]
GUILD = ["spacing_guild"]
SETUPS: dict[str, dict[str, Any]] = {
    "3": {"seats": 3},
    "4": {"seats": 4},
    "ix-3": {"seats": 3, "expansions": IX},
    "ix-4": {"seats": 4, "expansions": IX},
    "epic-3": {"seats": 3, "expansions": IX, "options": {"epic": True}},
    "epic-4": {"seats": 4, "expansions": IX, "options": {"epic": True}},
    "two": {"seats": 2},
    "two-ix": {"seats": 2, "expansions": IX},
    "two-epic": {"seats": 2, "expansions": IX, "options": {"epic": True}},
    "solo": {"seats": 1},
    "solo-ix": {"seats": 1, "expansions": IX},
}
# Two sides that are not alike: what a player is worth is asked of each seat by itself (--seat). Seats that share a side
# are all of one kind.
WAR: dict[str, dict[str, Any]] = {
    "war": {"seats": 2, "options": {"max_rounds": 20}},
    "war-guild": {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 20}},
    "war-3-harkonnen": {"seats": 3, "options": {"max_rounds": 20, "shared_side": "harkonnen"}},
    "war-3-atreides": {"seats": 3, "options": {"max_rounds": 20, "shared_side": "atreides"}},
    "war-4": {"seats": 4, "options": {"max_rounds": 20}},
    "war-guild-4": {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 20}},
    "war-solo": {"seats": 1, "options": {"max_rounds": 20}},
    "war-solo-2": {"seats": 2, "options": {"max_rounds": 20, "solo": True}},  # two together (19.7)
}


def report(plan: Plan, score: Score) -> dict[str, Any]:
    low, high = score.interval()
    return {
        "one": plan.one,
        "others": plan.others,
        "setup": plan.setup,
        "seat": plan.seat,
        "games": score.games,
        "won": score.won,
        "share": round(score.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "bar": plan.bar,
        "ms_per_decision": round(score.milliseconds, 3),
        "ms_longest": round(1000 * score.longest, 3),
        "points": round(score.points / max(1, score.games), 2),
        "rounds": round(score.rounds / max(1, score.games), 2),
        "seed": plan.seed,
        "build": build(),
        "machine": machine(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="One player against others of one kind.")
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--setup", default="ix-4", choices=[*SETUPS, *WAR])
    parser.add_argument("--seat", type=int, default=None, help="where the one player sits; usually everywhere in turn")
    parser.add_argument("--options", nargs="*", default=[], help="further options of the set-up: difficulty=sardaukar")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bar", type=float, default=None)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    game = "war_for_arrakis" if given.setup in WAR else "imperium"
    setup = dict({**SETUPS, **WAR}[given.setup])
    setup["options"] = {**setup.get("options", {}), **dict(entry.split("=", 1) for entry in given.options)}
    plan = Plan(game, given.one, given.others, setup, given.games, given.seed, given.bar, given.seat)
    score = Score()
    for score in match(plan, given.workers):
        if score.games % 20 == 0:
            low, high = score.interval()
            told = f"{score.won} of {score.games} [{low:.3f}, {high:.3f}] {score.milliseconds:.2f} ms"
            print(told, file=sys.stderr, flush=True)
    print(json.dumps(report(plan, score), indent=2))
    return 0 if given.bar is None or score.share >= given.bar else 1


if __name__ == "__main__":
    sys.exit(main())
