"""What everybody sees of tracks, spice, prescience and space (war_for_arrakis 2.9-2.12, 15-17; spacing_guild 4-6)."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS, ATOMICS_IDS, SECTOR_NAMES, ZONE_IDS
from landsraad.arrakis.catalog import (
    ATTACHED_BY,
    CARD_IDS,
    OBJECTIVE_IDS,
    OBJECTIVE_SCORES,
    PRESCIENCE_DEMAND,
    PRESCIENCE_DIE,
    PRESCIENCE_END,
    PRESCIENCE_IDS,
    PRESCIENCE_REWARD,
)
from landsraad.arrakis.content.tokens import FLOW_ROWS, KEEP, STEPS_TO_ARRAKIS
from landsraad.arrakis.demands import is_met, so_far
from landsraad.arrakis.free import ATOMICS_STEP, can_detonate
from landsraad.arrakis.leaders import SUPREMACY_TO_WIN
from landsraad.arrakis.prescience import CLAIMS_A_ROUND
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.solo import target_area
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.arrakis.store import NODES
from landsraad.arrakis.view_board import spice_in
from landsraad.kernel.table import Table, frames_from_below

View = dict[str, Any]
ROW_FIELDS = ("dice_set_aside", "harvesters", "ornithopters", "carryalls")


def tracks(t: Table, sight: Sight) -> View:
    """Both ways to victory, the claims of this round, and what has happened in it that a card may ask for."""
    shared = t.shared
    held = [card for card in t.zones[w.OBJECTIVES]]
    return {
        "supremacy": {"now": shared[w.SUPREMACY], "goal": SUPREMACY_TO_WIN},
        "prescience": _by(w.MARKER_NAMES, shared[w.PRESCIENCE_MARKERS : w.PRESCIENCE_MARKERS + 3]),
        "objectives": [
            {"id": OBJECTIVE_IDS[card], "scores": _by(w.MARKER_NAMES, OBJECTIVE_SCORES[card])} for card in held
        ]
        if sight.atreides or sight.everything
        else None,
        "objectives_held": len(held),
        "claims": {"made": shared[w.CLAIMS], "allowed": CLAIMS_A_ROUND},
        "this_round": {
            "won_attack": bool(shared[w.WON_ATTACK]),
            "harvesters_lost": shared[w.HARVESTERS_LOST],
            "leader_fell": bool(shared[w.LEADER_FELL]),
            "long_ride": bool(shared[w.RODE]),
        },
    }


def _by(names: Any, numbers: Any) -> dict[str, int]:
    return dict(zip(names, [int(number) for number in numbers], strict=True))


# --- spice ----------------------------------------------------------------------------------------------------------


def spice(t: Table) -> View:
    """The Spice Must Flow: markers, the row that counts, bans, what is in sight and what is being paid (2.12, 15)."""
    shared = t.shared
    markers = shared[w.IMPERIUM_MARKERS : w.IMPERIUM_MARKERS + 3]
    lowest = min(markers)
    in_sight = sum(spice_in(area) for area in range(AREAS) if shared[w.FEATURES + area] & w.HARVESTER)
    return {
        "markers": _by(w.POWER_NAMES, markers),
        "row": {"step": lowest, **_by(ROW_FIELDS, FLOW_ROWS[lowest])},
        "bans": [name for power, name in enumerate(w.POWER_NAMES) if shared[w.BANS] >> power & 1],
        "in_sight": in_sight,
        "cost_to_keep_all": KEEP * len(w.POWER_NAMES),
        "reserve": bool(shared[w.SPICE_RESERVE]),
        "harvest": payment_plan(t),
        "earned": _by(w.POWER_NAMES, shared[w.EARNED : w.EARNED + 3]),
    }


def payment_plan(t: Table) -> View | None:
    """What has been harvested and what is declared so far, while the Harkonnen pay (15.7)."""
    if not any(code == w.F_HARVEST for code, *_ in frames_from_below(t)):
        return None
    paid = t.shared[w.PAYMENTS : w.PAYMENTS + 5]
    harvested = t.shared[w.SPICE]
    return {"spice": harvested, "left": harvested - sum(paid), "payments": _by(PAYMENT_NAMES, paid)}


# --- prescience -----------------------------------------------------------------------------------------------------


def prescience(t: Table) -> View:
    """The open cards: when they can be claimed, how far the demand is met, what they bring, what lies on them."""
    return {
        "open": [_open_card(t, card) for card in t.zones[w.PRESCIENCE]],
        "deck": len(t.zones[w.PRESCIENCE_DECK]),
        "out": [PRESCIENCE_IDS[card] for card in t.zones[w.PRESCIENCE_OUT]],
    }


def _open_card(t: Table, card: int) -> View:
    demand = PRESCIENCE_DEMAND[card]
    return {
        "id": PRESCIENCE_IDS[card],
        "when": "end_of_round" if PRESCIENCE_END[card] else "actions",
        "costs_a_die": bool(PRESCIENCE_DIE[card]),
        "so_far": so_far(t, demand),
        "needed": NODES.b[demand],
        "met": is_met(t, demand),
        "steps": _by(w.MARKER_NAMES, PRESCIENCE_REWARD[card]),
        "attached": [CARD_IDS[laid] for counter, laid in ATTACHED_BY.items() if t.shared[counter] == card + 1],
    }


def atomics(t: Table) -> View:
    """The family atomics: which have been used, and whether they can be (17.1)."""
    used = t.shared[w.ATOMICS] - 1
    return {"used": ATOMICS_IDS[used] if used >= 0 else None, "available": can_detonate(t, ATOMICS_STEP)}


# --- space ----------------------------------------------------------------------------------------------------------


def space(t: Table) -> View | None:
    """The space board of The Spacing Guild."""
    shared = t.shared
    if not shared[w.EXPANSIONS] & w.GUILD:
        return None
    zones = [name for zone, name in enumerate(ZONE_IDS) if shared[w.AIR_ZONES + zone] == w.NAVIGATOR]
    return {
        "steps": STEPS_TO_ARRAKIS,
        "heighliners": {
            name: {
                "step": shared[w.HEIGHLINERS + side],
                "frigates": shared[w.HOLD_FRIGATES + side],
                "troops": shared[w.HOLD_TROOPS + side],
            }
            for side, name in enumerate(w.SIDE_NAMES)
        },
        "troops": shared[w.TROOPS],
        "navigator": zones[0] if zones else None,
    }


# --- the solo game --------------------------------------------------------------------------------------------------


def automaton(t: Table) -> View | None:
    """What lies before the automated Harkonnen (23)."""
    shared = t.shared
    if not shared[w.SOLO]:
        return None
    target = target_area(t)
    return {
        "harvesting_sectors": [name for at, name in enumerate(SECTOR_NAMES) if shared[w.HARVEST_SECTOR] >> at & 1],
        "target": AREA_IDS[target] if target >= 0 else None,
        "reinforcements": len(t.zones[w.REINFORCEMENTS]),
        "tactical": len(t.zones[w.TACTICAL]),
        "black_tokens": len(t.zones[w.BLACK_TOKENS]),
        "silver_tokens": len(t.zones[w.SILVER_TOKENS]),
        "ornithopter_used": bool(shared[w.FLEW]),
    }
