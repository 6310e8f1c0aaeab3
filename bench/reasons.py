"""Asks why not, for every near miss of whole random games, and counts the answers that explain nothing.

    python bench/reasons.py --games 1000

A near miss is what a player could put a hand on (tests/test_reasons_sweep.py says exactly what). Every reason must name
a rule that exists and be put into words in every language. Prints one JSON object.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from tests.conformance.games import KINDS, chooser, decisions  # noqa: E402
from tests.test_reasons_sweep import RULES, VAGUE, near_misses  # noqa: E402

from landsraad.text.fluent import be_strict, known_languages  # noqa: E402


def sweep(number: int) -> tuple[int, Counter[str], list[str]]:
    """One game: how many near misses, how often each reason was given, and what was wrong."""
    be_strict()
    kind = KINDS[number % len(KINDS)]
    asked = 0
    keys: Counter[str] = Counter()
    wrong: list[str] = []
    told: set[str] = set()
    for game in decisions(kind.new(number), chooser(number)):
        whole = game.position()
        assert game.to_act is not None
        legal = {option.notation for option in game.options}
        for notation in near_misses(game, whole["seats"][game.to_act], whole):
            reasons = game.why_not(notation)
            asked += 1
            if (notation in legal) != (reasons == []):
                wrong.append(f"game {number}: {notation}: {reasons}")
            for reason in reasons:
                keys[reason.key] += 1
                if reason.key in VAGUE or reason.rule not in RULES:
                    wrong.append(f"game {number}: {notation}: {reason}")
                if repr(reason) not in told:
                    told.add(repr(reason))
                    for lang in known_languages():
                        game.speaker.reason(reason, lang, game.names_in(lang))
    return asked, keys, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=None)
    wishes = parser.parse_args()
    started = time.perf_counter()
    asked = 0
    keys: Counter[str] = Counter()
    wrong: list[str] = []
    with multiprocessing.Pool(wishes.workers) as pool:
        for some, counted, found in pool.imap_unordered(sweep, range(wishes.games)):
            asked += some
            keys += counted
            wrong += found
    report = {
        "games": wishes.games,
        "near_misses": asked,
        "refused_by_reason": dict(keys.most_common()),
        "generic_or_wrong": len(wrong),
        "languages": known_languages(),
        "seconds": round(time.perf_counter() - started, 1),
    }
    print(json.dumps(report))
    for line in wrong[:20]:
        print(line, file=sys.stderr)


if __name__ == "__main__":
    main()
