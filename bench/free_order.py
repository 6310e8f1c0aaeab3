"""Free order (imperium 3.5) by brute force, for every pair of a card and a space, with and without a Plot card.

    python bench/free_order.py [EVERY]      EVERY 10: one pair of ten

Each turn is played to its end in every possible way, as the engine offers it and with everything left open; what can be
had in any order must be had with the engine's own. The tests run a sample of this (tests/imperium/test_free_order.py).
"""

import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.imperium.orders import compare_pair, pairs


def main() -> int:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    wanted = list(pairs())[::every]
    began = time.monotonic()
    compared = outcomes = skipped = failed = 0
    for pair in wanted:
        try:
            with pytest.MonkeyPatch.context() as patch:
                found = compare_pair(pair, patch)
        except AssertionError as error:
            failed += 1
            print(pair, str(error).splitlines()[0])
            continue
        if found is None:
            skipped += 1
        else:
            compared += 1
            outcomes += found[1]
    seconds = time.monotonic() - began
    print(
        f"{len(wanted)} pairs: {compared} compared ({outcomes} outcomes), {skipped} cannot be sent or are too many, "
        f"{failed} differ; {seconds:.0f} s"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
