"""What a seat sees on the map and in the sky, as plain named data (war_for_arrakis 0.5, 2, 3, 11, 13)."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS, ATOMICS_AT, ATOMICS_IDS, DEEP, TERRAIN, ZONE_IDS
from landsraad.arrakis.casualties import cancelled_by
from landsraad.arrakis.catalog import FACE_UNITS, LEADER_IDS
from landsraad.arrakis.desert import SIGNS_UP, wormsigns_are_up
from landsraad.arrakis.features import sietch_in, sign_in, station_in
from landsraad.arrakis.figures import count_of, leader_count, named_leaders, unit_count
from landsraad.arrakis.odds import MOST_DICE
from landsraad.arrakis.packing import hand_in
from landsraad.arrakis.pieces import rank_at, remembered, stacking_limit
from landsraad.arrakis.sight import Sight
from landsraad.kernel.table import Table, frames_from_below

View = dict[str, Any]
FIRST_BLACK, FIRST_SILVER, TOKENS = 16, 22, 28
SIDE_OF_PIECE = {
    w.ORNITHOPTER: w.HARKONNEN,
    w.CARRYALL: w.HARKONNEN,
    w.FRIGATE_H: w.HARKONNEN,
    w.FRIGATE_A: w.ATREIDES,
}


# --- figures and tokens ---------------------------------------------------------------------------------------------


def figures(units: int) -> View:
    """Figures of a legion by their kinds, named leaders by their names."""
    return {
        **{name: count_of(units, kind) for kind, name in enumerate(w.KIND_NAMES)},
        "leaders": [LEADER_IDS[leader] for leader in named_leaders(units)],
    }


def face_of(t: Table, slot: int) -> View:
    """What a deployment token shows."""
    units = FACE_UNITS[t.shared[w.DEPLOYMENT_TOKENS + slot]]
    return {name: count_of(units, kind) for kind, name in enumerate(w.KIND_NAMES) if count_of(units, kind)}


def colour(slot: int) -> str:
    return "atreides" if slot < FIRST_BLACK else "black" if slot < FIRST_SILVER else "silver"


def tokens(t: Table, bits: int, sight: Sight) -> list[View]:
    """Facedown tokens. Those of the automaton are known by their colour alone (23.12): they are all called alike."""
    found = []
    for slot in range(TOKENS):
        if bits >> slot & 1:
            hidden = slot >= FIRST_BLACK and not sight.everything
            number = FIRST_BLACK if hidden and slot < FIRST_SILVER else FIRST_SILVER if hidden else slot
            face = face_of(t, slot) if sight.everything or (sight.atreides and slot < FIRST_BLACK) else None
            found.append({"id": number, "colour": colour(slot), "face": face})
    return found


# --- areas ----------------------------------------------------------------------------------------------------------


def areas(t: Table, sight: Sight) -> dict[str, View]:
    """Every area where something is."""
    signs_up = wormsigns_are_up(t)
    return {AREA_IDS[area]: seen for area in range(AREAS) if (seen := _area(t, area, sight, signs_up))}


def _area(t: Table, area: int, sight: Sight, signs_up: bool) -> View:
    shared = t.shared
    seen: View = {}
    if shared[w.SIDE + area]:
        seen["legion"] = legion(t, area, sight)
    features = shared[w.FEATURES + area]
    if features & w.SETTLEMENT:
        seen["settlement"] = {"rank": rank_at(t, area)}
    if features & w.SIETCH:
        faceup = bool(shared[w.SIETCHES_SEEN] >> sietch_in(features) - 1 & 1)
        known = faceup or sight.atreides or sight.everything
        seen["sietch"] = {"rank": rank_at(t, area) if known else None, "seen": faceup}
    if features & w.STATION:
        seen["station"] = {"marker": w.MARKER_NAMES[station_in(features) - 1] if sight.everything else None}
    if features & w.HARVESTER:
        seen["harvester"] = {"spice": spice_in(area)}
    if features & w.SIGN:
        known = signs_up or sight.everything
        seen["wormsign"] = {"face": w.FACE_NAMES[sign_in(features) - 1] if known else None}
    if features & w.ANY_WORM:
        seen["worm"] = "wild_maker" if features & w.MAKER else "sandworm"
    used = shared[w.ATOMICS] - 1
    if used >= 0 and ATOMICS_AT[used] == area:
        seen["atomics"] = ATOMICS_IDS[used]
    if area + 1 in (shared[w.OPENED], shared[w.OPENED + 1]):
        seen["opened"] = True  # by the family atomics: storms and sandworms reach it (17.3)
    return seen


def legion(t: Table, area: int, sight: Sight) -> View:
    """A legion, and what everybody can count: facedown tokens are one unit each until they are turned up (3.4)."""
    shared = t.shared
    units, facedown = shared[w.UNITS + area], shared[w.TOKENS + area]
    side = shared[w.SIDE + area] - 1
    strength = unit_count(units, facedown)
    automaton = shared[w.SOLO] and side == w.HARKONNEN  # nobody asks how it may go on, and its tokens stay nameless
    moved = (0, 0) if automaton else remembered(t, w.ARRIVALS, area)
    flown = (0, 0) if automaton else remembered(t, w.FLOWN, area)
    return {
        "side": w.SIDE_NAMES[side],
        **figures(units),
        "tokens": tokens(t, facedown, sight),
        "units": strength,
        "limit": stacking_limit(t, side),
        "dice": min(MOST_DICE, strength),
        "hits_it_stands": hits_it_stands(units, facedown, shared[w.SUPPLY + side * 5 + w.REGULAR]),
        "cancels": cancelled_by(t, side, units),
        "has_moved": any(moved),
        "has_flown": any(flown),
    }


def hits_it_stands(units: int, facedown: int, regulars: int) -> int:
    """Hits after which nobody is left: an elite becomes a regular first while the supply has one (9.9)."""
    strength = unit_count(units, facedown)
    elites = count_of(units, w.ELITE) + count_of(units, w.SPECIAL)
    return int(strength + min(elites, regulars + strength) + leader_count(units))


def spice_in(area: int) -> int:
    """What a harvester brings from an area (15.1)."""
    return 2 if TERRAIN[area] == DEEP else 1


# --- the sky --------------------------------------------------------------------------------------------------------


def air_zones(t: Table) -> dict[str, View]:
    """What flies, whose it is, and whether a ban keeps it from flying anybody or scouting (7.6, 15.5)."""
    found: dict[str, View] = {}
    for zone, name in enumerate(ZONE_IDS):
        piece = t.shared[w.AIR_ZONES + zone]
        if piece:
            side = SIDE_OF_PIECE.get(piece)
            found[name] = {"piece": w.PIECE_NAMES[piece], "side": None if side is None else w.SIDE_NAMES[side]}
    return found


# --- the desert -----------------------------------------------------------------------------------------------------


def desert(t: Table) -> View:
    """Wormsigns and storms that wait, sandworms that have just come, and the Wild Maker (13, 14)."""
    waiting = None
    for code, stage, _, _ in frames_from_below(t):
        if code == w.F_STORMS:
            waiting = "storms"
        elif code == w.F_SIGN_PHASE and stage == SIGNS_UP:
            waiting = "wormsigns"
    return {
        "resolving": waiting,
        "to_resolve": [AREA_IDS[area] for area in t.zones[w.TO_RESOLVE]] if waiting else [],
        "appeared": [AREA_IDS[area] for area in t.zones[w.APPEARED]],
        "wild_maker": {"in_play": bool(t.shared[w.WILD_MAKER_IN_PLAY]), "spent": bool(t.shared[w.WILD_MAKER_SPENT])},
    }


def drawn_tokens(t: Table) -> int:
    """Tokens in the hand of the Atreides, drawn and not yet placed, as bits (7.2)."""
    for code, state, _, _ in frames_from_below(t):
        if code == w.F_DEPLOY_TOKEN:
            return hand_in(state)
    return 0
