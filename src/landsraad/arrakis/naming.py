"""Words for numbers at the edge: what each kind of thing is called in notation, positions, views and records."""

from typing import Final

from landsraad.arrakis import content, events
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, ATOMICS_IDS, SECTOR_NAMES, ZONE_IDS
from landsraad.arrakis.catalog import CARD_IDS, FACE_IDS, LEADER_IDS, OBJECTIVE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.free import FREE_NAMES
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.arrakis.store import NODES
from landsraad.kernel.declare import Declared, Domains
from landsraad.kernel.ruleset import notation_of

CONTENT: Final = content  # importing it fills the tables

DOMAINS: Final[Domains] = {
    "aircraft": w.PIECE_NAMES,
    "area": AREA_IDS,
    "atomics": ATOMICS_IDS,
    "card": CARD_IDS,
    "effect": NODES.path,
    "expansion": w.EXPANSION_NAMES,
    "face": FACE_IDS,
    "free_action": FREE_NAMES,
    "leader": LEADER_IDS,
    "leader_place": w.PLACE_NAMES,
    "marker": w.MARKER_NAMES,
    "member": w.MEMBER_NAMES,
    "objective": OBJECTIVE_IDS,
    "payment": PAYMENT_NAMES,
    "phase": w.PHASE_NAMES,
    "piece": ("itself", "navigator"),
    "power": w.POWER_NAMES,
    "prescience": PRESCIENCE_IDS,
    "result": w.BOX_NAMES,
    "sector": SECTOR_NAMES,
    "side": w.SIDE_NAMES,
    "unit": w.KIND_NAMES,
    "use": w.USE_NAMES,
    "vehicle": w.VEHICLE_NAMES,
    "way": w.WAY_NAMES,
    "wormsign": w.FACE_NAMES,
    "zone": ZONE_IDS,
}
DECLARED: Final = Declared(w, events)
COUNTERS: Final = DECLARED.counters_of(seat=False)
PILES: Final = DECLARED.piles_of(seat=False)
NOTATION: Final = notation_of(DECLARED, DOMAINS)

EVENT_NAMES: Final = {code: entry.name for code, entry in DECLARED.events.items()}
