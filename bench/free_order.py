"""Free order (imperium 3.5) by brute force, for every pair of a card and a space, with and without a Plot card.

    python bench/free_order.py [--every 10] [--keep]      one pair of ten; results/free_order.json is written

Each turn is played to its end in every possible way, as the engine offers it and with everything left open; what can be
had in any order must be had with the engine's own. The tests run a sample of this (tests/imperium/test_free_order.py).
It needs the sources: a compiled engine cannot be told to leave everything open.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.imperium.orders import LIMIT, TooMany, compare_pair, pairs  # noqa: E402

KEPT = ROOT / "bench" / "results" / "free_order.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=1, help="one pair of so many")
    parser.add_argument("--keep", action="store_true", help="write results/free_order.json")
    given = parser.parse_args()
    began = time.process_time()
    counted: Counter[str] = Counter()
    unlike: list[str] = []
    uncounted: list[str] = []
    for pair in list(pairs())[:: given.every]:
        ix, card, space, plot = pair
        name = f"{'Ix' if ix else 'base'}: {card} at {space}{', with a Plot card' if plot else ''}"
        counted["pairs"] += 1
        try:
            with pytest.MonkeyPatch.context() as patch:
                found = compare_pair(pair, patch)
        except TooMany:
            uncounted.append(name)
            continue
        except AssertionError as error:
            unlike.append(f"{name}: {str(error).splitlines()[0]}")
            continue
        if found is None:
            counted["cannot_be_sent"] += 1
            continue
        own, every = found
        counted["compared"] += 1
        counted["compared_with_a_plot_card"] += plot
        counted["with_open_effects"] += every > 1  # some order, or some choice, leads elsewhere
        counted["outcomes"] += own
        counted["outcomes_of_all_orders"] += every
    report = {
        **counted,
        "most_states": LIMIT,
        "too_many_states": uncounted,
        "unlike": unlike,
        "cpu_seconds": round(time.process_time() - began),
    }
    text = json.dumps(report, indent=1)
    print(text)
    if given.keep:
        KEPT.write_text(text + "\n", encoding="utf-8")
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main())
