"""Writes what is printed on the components of War for Arrakis and never changes: web/src/games/arrakis/printed.json.

    python tools/print_arrakis.py [--check]

Leaders (whose, the result of their special action, what a Special becomes, when they enter), the rows of The Spice Must
Flow, the steps of the tracks, prices. Names and texts are not here: they come from the server, in the language of the
page.
"""

import json
import sys
from pathlib import Path
from typing import Any

from landsraad.arrakis import catalog as c
from landsraad.arrakis import naming
from landsraad.arrakis import words as w
from landsraad.arrakis.content.tokens import DICE_OF, FLOW_ROWS, KEEP, RAISE, TOP_STEP
from landsraad.arrakis.free import ATOMICS_STEP
from landsraad.arrakis.leaders import SISTER_STEPS
from landsraad.arrakis.spice import STOCKPILE_COST, STOCKPILE_UNTIL

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "arrakis" / "printed.json"

assert naming.CONTENT  # the catalog is filled in


def printed() -> dict[str, Any]:
    leaders = {
        name: {
            "member": w.MEMBER_NAMES[c.LEADERS[n].member],
            "box": w.BOX_NAMES[c.LEADERS[n].box] if c.LEADERS[n].special else None,
            "hits": c.LEADERS[n].hits,
            "shields": c.LEADERS[n].shields,
        }
        for n, name in enumerate(c.LEADER_IDS)
    }
    supremacy = [{"at": leader.supremacy, "leader": leader.name} for leader in c.LEADERS if leader.supremacy]
    supremacy += [{"at": step, "leader": None} for step in SISTER_STEPS]
    prescience = {
        marker: [
            *({"at": step, "leader": c.LEADER_IDS[n]} for step, which, n in c.MARKER_ENTRIES if which >> bit & 1),
            {"at": ATOMICS_STEP, "leader": None},
        ]
        for bit, marker in enumerate(w.MARKER_NAMES)
    }
    rows = [
        {"step": step, "dice": DICE_OF[w.HARKONNEN] - aside, "harvesters": one, "ornithopters": two, "carryalls": three}
        for step, (aside, one, two, three) in reversed(list(enumerate(FLOW_ROWS))[1:])
    ]
    return {
        "leaders": leaders,
        "supremacy": sorted(supremacy, key=lambda step: step["at"]),
        "prescience": prescience,
        "flow": rows,
        "top": TOP_STEP,
        "prices": {"keep": KEEP, "raise": RAISE, "stockpile": STOCKPILE_COST, "reserve": 1},
        "stockpile_until": STOCKPILE_UNTIL,
        "cards": {name: w.MEMBER_NAMES[c.CARDS[n].deck] for n, name in enumerate(c.CARD_IDS)},
    }


def written() -> str:
    return json.dumps(printed(), indent=1) + "\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.read_text(encoding="utf-8") == written() else 1
    TARGET.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
