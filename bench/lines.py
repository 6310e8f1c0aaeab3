"""How many lines the rules of the games have, beside an older commit: no blank ones, no comments, not content/.

    python bench/lines.py COMMIT [--modules]

What lies in the kernel serves every game and is told apart. So is the desk: most of it is new, but the odds of battles
were once counted with the rules, and moving is not saving ("games_and_desk"). So are modules that do what no module of
the older commit did (NEW): whether what was there has become simpler is seen without them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("imperium", "arrakis", "desk", "kernel")
# Re-dealing, observations and features for search and learning; what an event and a question tell, as plain data; the
# view of War for Arrakis in named fields with its schema. None of it existed before the packed tables.
NEW = frozenset(
    {
        *(f"arrakis/{name}.py" for name in ("asked", "features", "happened", "observed", "redeal", "sight")),
        *(f"arrakis/view_{name}.py" for name in ("battle", "board", "sides", "tracks")),
        *(f"imperium/{name}.py" for name in ("redeal", "observed", "glimpses")),
    }
)


def git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, cwd=ROOT, check=True).stdout


def lines_of(text: str) -> int:
    return sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("#"))


def counted(commit: str) -> dict[str, int]:
    folder = "src/landsraad/"
    found = git("ls-tree", "-r", "--name-only", commit, *(folder + room for room in ROOMS)).split()
    modules = [path for path in found if path.endswith(".py") and "/content/" not in path]
    return {path.removeprefix(folder): lines_of(git("show", f"{commit}:{path}")) for path in modules}


def beside(before: int, now: int) -> dict[str, int | str]:
    return {"before": before, "now": now, "change": f"{now / before - 1:+.1%}" if before else "new"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="the older one")
    parser.add_argument("--modules", action="store_true", help="every module by itself")
    given = parser.parse_args()
    older, newer = counted(given.commit), counted("HEAD")

    def total(lines: dict[str, int], rooms: tuple[str, ...], without: frozenset[str] = frozenset()) -> int:
        return sum(number for path, number in lines.items() if path.split("/")[0] in rooms and path not in without)

    games = ROOMS[:2]
    report: dict[str, object] = {"commit": given.commit}
    report |= {room: beside(total(older, (room,)), total(newer, (room,))) for room in ROOMS}
    report["games"] = beside(total(older, games), total(newer, games))
    report["games_and_desk"] = beside(total(older, (*games, "desk")), total(newer, (*games, "desk")))
    report["games_without_new_abilities"] = beside(total(older, games), total(newer, games, NEW))
    if given.modules:
        names = sorted({*older, *newer})
        report["modules"] = {path: [older.get(path, 0), newer.get(path, 0)] for path in names}
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
