"""What a seat sees on the map and in the sky, as plain named data (war_for_arrakis 0.5, 2, 3, 11, 13)."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import MOST_DICE
from landsraad.arrakis.board import AREA_IDS, AREAS, ATOMICS_AT, ATOMICS_IDS, ZONE_IDS, ZONES
from landsraad.arrakis.casualties import cancelled_by, hits_it_stands
from landsraad.arrakis.catalog import FACE_UNITS, LEADER_IDS
from landsraad.arrakis.desert import SIGNS_UP, wormsigns_are_up
from landsraad.arrakis.features import sietch_in, sign_in, station_in
from landsraad.arrakis.figures import count_of, named_leaders, unit_count
from landsraad.arrakis.packing import hand_in
from landsraad.arrakis.pieces import automaton, rank_at, remembered, stacking_limit
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.spice import spice_in
from landsraad.kernel.schema import NUMBER, TRUTH, Schema, many, maybe, one_of, record, ref, table_of, told
from landsraad.kernel.shown import Shown, part, pile, truth
from landsraad.kernel.table import Table, frames_from_below

View = dict[str, Any]
FIRST_BLACK, FIRST_SILVER, TOKENS = 16, 22, 28
SIDE_OF_PIECE = {
    w.ORNITHOPTER: w.HARKONNEN,
    w.CARRYALL: w.HARKONNEN,
    w.FRIGATE_H: w.HARKONNEN,
    w.FRIGATE_A: w.ATREIDES,
}


def of(domain: str) -> Schema:
    return ref(f"{domain}_id")


# --- figures and tokens ---------------------------------------------------------------------------------------------

FIGURES = {**{kind: NUMBER for kind in w.KIND_NAMES}, "leaders": many(of("leader"), "Named leaders.")}


def figures(units: int) -> View:
    """Figures of a legion by their kinds, named leaders by their names."""
    return {
        **{name: count_of(units, kind) for kind, name in enumerate(w.KIND_NAMES)},
        "leaders": [LEADER_IDS[leader] for leader in named_leaders(units)],
    }


FACE: Schema = {
    "type": "object",
    "propertyNames": one_of(*w.KIND_NAMES),
    "additionalProperties": NUMBER,
    "description": "Figures on a deployment token.",
}


def face_of(t: Table, slot: int) -> View:
    """What a deployment token shows."""
    units = FACE_UNITS[t.shared[w.DEPLOYMENT_TOKENS + slot]]
    return {name: count_of(units, kind) for kind, name in enumerate(w.KIND_NAMES) if count_of(units, kind)}


def _token_id(t: Table, slot: int, sight: Sight) -> int:
    """Tokens of the automaton are known by their colour alone (23.12): they are all called alike."""
    if slot < FIRST_BLACK or sight.everything:
        return slot
    return FIRST_BLACK if slot < FIRST_SILVER else FIRST_SILVER


def _token_face(t: Table, slot: int, sight: Sight) -> View | None:
    return face_of(t, slot) if sight.everything or (sight.atreides and slot < FIRST_BLACK) else None


TOKEN = part(
    id=Shown(told(NUMBER, "As options name it; tokens of the automaton are called alike (23.12)."), _token_id),
    colour=Shown(
        one_of("atreides", "black", "silver"),
        lambda t, slot, _: "atreides" if slot < FIRST_BLACK else "black" if slot < FIRST_SILVER else "silver",
    ),
    face=Shown(maybe(ref("face"), "What it shows, to who may know."), _token_face),
)


def tokens(t: Table, bits: int, sight: Sight) -> list[View]:
    """Facedown tokens."""
    return [TOKEN.read(t, slot, sight) for slot in range(TOKENS) if bits >> slot & 1]


# --- areas ----------------------------------------------------------------------------------------------------------

IN_AREA: dict[str, Schema] = {
    "legion": ref("legion"),
    "settlement": record({"rank": NUMBER}, "A Harkonnen settlement."),
    "sietch": record({"rank": maybe(NUMBER, "Null: not known to you."), "seen": told(TRUTH, "It lies faceup.")}),
    "station": record({"marker": maybe(of("marker"), "Facedown until it is taken.")}),
    "harvester": record({"spice": NUMBER}, "A harvester and what it would bring (15.1)."),
    "wormsign": record({"face": maybe(one_of(*w.FACE_NAMES), "Null: facedown.")}),
    "worm": one_of("sandworm", "wild_maker"),
    "atomics": {"description": "The token of the family atomics.", "type": "string"},
    "opened": {"description": "By the family atomics: storms and sandworms reach it (17.3).", "const": True},
}
AREA_SCHEMA = record(IN_AREA, "What is in an area.", optional=tuple(IN_AREA))


def _areas(t: Table, sight: Sight) -> dict[str, View]:
    signs_up = wormsigns_are_up(t)
    return {AREA_IDS[area]: seen for area in range(AREAS) if (seen := _area(t, area, sight, signs_up))}


MAP = Shown(table_of(of("area"), ref("area"), "Every area where something is."), _areas)


def _area(t: Table, area: int, sight: Sight, signs_up: bool) -> View:
    shared = t.shared
    seen: View = {}
    if shared[w.SIDE + area]:
        seen["legion"] = _legion(t, area, sight)
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
        seen["opened"] = True
    return seen


LEGION = record(
    {
        "side": of("side"),
        **FIGURES,
        "tokens": many(ref("token"), "Facedown deployment tokens."),
        "units": told(NUMBER, "Units and tokens, each 1 (3.1, 3.4)."),
        "limit": told(NUMBER, "How many may stand here (3.2)."),
        "dice": told(NUMBER, "Dice it brings by itself; tokens may bring more once they are turned up."),
        "hits_it_stands": told(NUMBER, "Hits after which nobody is left (9.9)."),
        "cancels": told(NUMBER, "Enemy shields it cancels (9.7)."),
        "has_moved": told(TRUTH, "Figures of it have moved in this step (8.3)."),
        "has_flown": told(TRUTH, "Figures of it have been transported by air in this turn (8.6)."),
    }
)


def _legion(t: Table, area: int, sight: Sight) -> View:
    """A legion, and what everybody can count: facedown tokens are one unit each until they are turned up (3.4)."""
    units, facedown = t.shared[w.UNITS + area], t.shared[w.TOKENS + area]
    side = t.shared[w.SIDE + area] - 1
    strength = unit_count(units, facedown)
    automatic = automaton(t, side)  # nobody asks how it may go on, and its tokens stay nameless
    return {
        "side": w.SIDE_NAMES[side],
        **figures(units),
        "tokens": tokens(t, facedown, sight),
        "units": strength,
        "limit": stacking_limit(t, side),
        "dice": min(MOST_DICE, strength),
        "hits_it_stands": hits_it_stands(units, facedown, t.shared[w.SUPPLY + side * 5 + w.REGULAR]),
        "cancels": cancelled_by(t, side, units),
        "has_moved": not automatic and any(remembered(t, w.ARRIVALS, area)),
        "has_flown": not automatic and any(remembered(t, w.FLOWN, area)),
    }


# --- the sky --------------------------------------------------------------------------------------------------------

AIRCRAFT = part(
    piece=Shown(one_of(*w.PIECE_NAMES[1:]), lambda piece: w.PIECE_NAMES[piece]),
    side=Shown(maybe(of("side")), lambda piece: w.SIDE_NAMES[SIDE_OF_PIECE[piece]] if piece in SIDE_OF_PIECE else None),
)


def _air_zones(t: Table, _sight: Sight) -> dict[str, View]:
    pieces = zip(ZONE_IDS, t.shared[w.AIR_ZONES : w.AIR_ZONES + ZONES], strict=True)
    return {name: AIRCRAFT.read(piece) for name, piece in pieces if piece}


SKY = Shown(table_of(of("zone"), AIRCRAFT.schema, "Every air zone where something flies."), _air_zones)


# --- the desert -----------------------------------------------------------------------------------------------------


def _resolving(t: Table, *_: Sight) -> str | None:
    """Wormsigns or storms that wait (13, 14)."""
    waiting = None
    for code, stage, _b, _c in frames_from_below(t):
        if code == w.F_STORMS:
            waiting = "storms"
        elif code == w.F_SIGN_PHASE and stage == SIGNS_UP:
            waiting = "wormsigns"
    return waiting


DESERT = part(
    resolving=Shown(maybe(one_of("storms", "wormsigns")), _resolving),
    to_resolve=Shown(
        many(of("area")), lambda t, _: [AREA_IDS[area] for area in t.zones[w.TO_RESOLVE]] if _resolving(t) else []
    ),
    appeared=pile(w.APPEARED, AREA_IDS, of("area"), "Sandworms that came in this phase or turn."),
    wild_maker=part(in_play=truth(w.WILD_MAKER_IN_PLAY), spent=truth(w.WILD_MAKER_SPENT)),
)


def drawn_tokens(t: Table) -> int:
    """Tokens in the hand of the Atreides, drawn and not yet placed, as bits (7.2)."""
    for code, state, _, _ in frames_from_below(t):
        if code == w.F_DEPLOY_TOKEN:
            return hand_in(state)
    return 0
