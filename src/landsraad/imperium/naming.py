"""Words for numbers at the edge: what each kind of thing is called in notation, positions, views and records."""

from typing import Final

from landsraad.imperium import content, events
from landsraad.imperium import words as w
from landsraad.imperium.catalog import IDS
from landsraad.imperium.store import OP, PATH
from landsraad.kernel.declare import Declared, Domains
from landsraad.kernel.ruleset import notation_of

CONTENT: Final = content  # importing it fills the catalog

# The numbers of all declared effects; 0 is none.
EFFECTS: Final = range(1, len(OP))
NODES: Final = {PATH[effect]: effect for effect in EFFECTS}

DOMAINS: Final[Domains] = {
    **IDS,
    "effect": PATH,
    "expansion": w.EXPANSION_NAMES,
    "faction": w.FACTION_NAMES,
    "mode": w.MODE_NAMES,
    "phase": w.PHASE_NAMES,
    "place": w.PLACE_NAMES,
    "resource": w.CURRENCY_NAMES,
    "source": w.SOURCE_NAMES,
    "stage": w.STAGE_NAMES,
    "unit": w.UNIT_NAMES,
}
DECLARED: Final = Declared(w, events)
NOTATION: Final = notation_of(DECLARED, DOMAINS)

EVENT_NAMES: Final = {code: entry.name for code, entry in DECLARED.events.items()}

KIND_IDS: Final = {kind: DOMAINS[name] for kind, name in w.KIND_NAMES.items()}


def component(number: int) -> tuple[str, str]:
    """The kind and the id of a component from its number."""
    kind = number // w.KIND_STEP
    return w.KIND_NAMES[kind], KIND_IDS[kind][number % w.KIND_STEP]
