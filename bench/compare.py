"""This build beside another one, in turns: how much faster a decision, a clone and a move through the surface are.

Each build plays the same kinds of random games in processes of its own, one after the other, so that a busy machine
slows both; times are those of the processor. The other build is a folder that can stand on PYTHONPATH, for example the
compiled copy of an older checkout:

    python bench/compare.py --other ../older/build/compiled --this build/compiled --rounds 5
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"

WORKER = """
import json, sys, time
from random import Random
from landsraad import new_game, rules_of
from landsraad.kernel.table import clone

SETUPS = {
    "imperium": {"seats": 4, "expansions": ["rise_of_ix"], "options": {}},
    "war_for_arrakis": {"seats": 2, "expansions": ["spacing_guild"], "options": {"max_rounds": 20}},
}
cpu = time.process_time


def loop(game, games):
    rules, setup = rules_of(game), SETUPS[game]
    apply, decisions, taken, kept = rules.apply, 0, 0.0, []
    for number in range(games):
        random = Random(number).random
        started = cpu()
        table = rules.set_up(setup, f"compare {number}", False)
        while table.to_act >= 0:
            options = table.options
            apply(table, options[int(random() * len(options))])
            decisions += 1
        taken += cpu() - started
    for number in range(10):
        random = Random(number).random
        table = rules.set_up(setup, f"clones {number}", False)
        for step in range(250):
            if table.to_act < 0:
                break
            if step % 50 == 49:
                kept.append(clone(table))
            apply(table, table.options[int(random() * len(table.options))])
    times = []
    for _ in range(200):
        started = time.perf_counter()
        for table in kept:
            clone(table)
        times.append((time.perf_counter() - started) / len(kept))
    return {"us": taken / decisions * 1e6, "clone_us": sorted(times)[len(times) // 2] * 1e6, "decisions": decisions}


def surface(games):
    decisions, taken = 0, 0.0
    for number in range(games):
        choose = Random(number)
        started = cpu()
        game = new_game("imperium", seats=4, seed=number, expansions=["rise_of_ix"])
        while not game.over:
            game.play(choose.choice(game.options))
            decisions += 1
        taken += cpu() - started
    return taken / decisions * 1e6


def rollouts(games):
    try:
        from landsraad import fast
    except ImportError:
        return None
    rules, decisions, taken = rules_of("imperium"), 0, 0.0
    for number in range(games):
        table = rules.set_up(SETUPS["imperium"], f"rollout {number}", False)
        started = cpu()
        decisions += fast.rollout(table, "end", number)
        taken += cpu() - started
    return taken / decisions * 1e6


scale = float(sys.argv[1])
loop("imperium", 5), loop("war_for_arrakis", 1)
print(json.dumps({
    "imperium": loop("imperium", int(400 * scale)),
    "war_for_arrakis": loop("war_for_arrakis", int(60 * scale)),
    "surface_us": surface(max(3, int(60 * scale))),
    "rollout_us": rollouts(int(400 * scale)),
}))
"""


def run(path: str, scale: float) -> dict[str, Any]:
    """One round of one build, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", WORKER, str(scale)], env=environment, capture_output=True, text=True, check=True
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def flat(told: dict[str, Any]) -> dict[str, float]:
    return {
        "imperium_us": told["imperium"]["us"],
        "imperium_clone_us": told["imperium"]["clone_us"],
        "war_for_arrakis_us": told["war_for_arrakis"]["us"],
        "war_for_arrakis_clone_us": told["war_for_arrakis"]["clone_us"],
        "surface_us": told["surface_us"],
        **({"rollout_us": told["rollout_us"]} if told["rollout_us"] is not None else {}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--other", required=True, help="a folder that holds the package of the other build")
    parser.add_argument("--this", default="build/compiled", help="the same for this build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--scale", type=float, default=1.0, help="how many games a round, 1 is 400 of Dune: Imperium")
    parser.add_argument("--keep", help="a name: the result is kept in results/compare-NAME.json")
    given = parser.parse_args()
    rounds: dict[str, list[dict[str, float]]] = {"other": [], "this": []}
    for _ in range(given.rounds):
        for name, path in (("other", given.other), ("this", given.this)):
            rounds[name].append(flat(run(path, given.scale)))
    medians = {
        name: {key: round(statistics.median(each[key] for each in told), 3) for key in told[0]}
        for name, told in rounds.items()
    }
    report = {
        "date": date.today().isoformat(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "rounds": given.rounds,
        "games_a_round": int(400 * given.scale),
        **medians,
        "times_faster": {
            key: round(medians["other"][key] / value, 2)
            for key, value in medians["this"].items()
            if key in medians["other"]
        },
    }
    print(json.dumps(report, indent=2))
    if given.keep:
        (RESULTS / f"compare-{given.keep}.json").write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
