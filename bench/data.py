"""How fast records become data: decisions a minute with views and with observations, on all cores.

    PYTHONPATH=build/compiled python bench/data.py [--games 200]

Bars, on two cores: 200,000 decisions a minute with views, 1,000,000 with observations. Beside the time on the clock
stands the time of the processors, which a busy machine moves less.
"""

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

from landsraad.lab.bench import build, machine
from landsraad.lab.data import Wish, export, records_in
from landsraad.lab.simulate import Plan, simulate
from landsraad.lab.where import cores

PLANS = {
    "imperium": Plan("imperium", ("random",) * 4, 1, 1, ("rise_of_ix",)),
    "war_for_arrakis": Plan("war_for_arrakis", ("random",) * 2, 1, 1, ("spacing_guild",)),
}


def processor_time() -> float:
    """Of this process and of all that have ended below it."""
    told = os.times()
    return told.user + told.system + told.children_user + told.children_system


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    for game, plan in PLANS.items():
        with tempfile.TemporaryDirectory() as folder:
            records = Path(folder) / "records"
            simulate(Plan(game, plan.bots, games, 1, plan.expansions, records=str(records)))
            for what in ("views", "observations"):
                wish = Wish(
                    records_in([records]), f"{folder}/{what}", views=what == "views", observations=what != "views"
                )
                clock, processor = time.perf_counter(), processor_time()
                report, failures = export(wish)
                clock, processor = time.perf_counter() - clock, processor_time() - processor
                size = sum(path.stat().st_size for path in Path(wish.out).rglob("*.parquet"))
                told = {
                    "game": game,
                    "what": what,
                    "games": report["games"],
                    "decisions": report["decisions"],
                    "errors": len(failures),
                    "decisions_a_minute": round(60 * report["decisions"] / clock),
                    "decisions_a_minute_of_a_processor": round(60 * report["decisions"] / processor),
                    "bytes_a_decision": round(size / max(1, report["decisions"])),
                    "cores": cores(),
                    "build": build(),
                    "machine": machine(),
                }
                print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
