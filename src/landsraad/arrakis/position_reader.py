"""Reading positions: what is given, defaults of a fresh game for the rest, then the checks."""

from typing import Final

from landsraad.arrakis import catalog
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, AREAS, ATOMICS_OPENS, SETTLEMENT_AREAS, SIETCH_AREAS
from landsraad.arrakis.checks import check, lying, standing
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.features import a_settlement, a_sietch, a_sign, a_station, sign_in
from landsraad.arrakis.figures import named_bit, one
from landsraad.arrakis.naming import COUNTERS, DECLARED, DOMAINS, PILES
from landsraad.arrakis.opening import deck_of, lay_out
from landsraad.kernel import piles
from landsraad.kernel.chance import read_chance, shuffled
from landsraad.kernel.declare import listed, number_of, whole
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.positions import (
    Position,
    field_names,
    known_fields,
    read_counters,
    read_frame,
    read_known,
    read_piles,
)
from landsraad.kernel.ruleset import Ruleset
from landsraad.kernel.table import Table, advance, push
from landsraad.kernel.versions import Versions

PHASE_STAGES: Final = {"start": 0, "vehicles": 1, "actions": 2, "hazards": 6, "harvest": 8, "end": 9}
# Fields that are not declared: what the position is about, and what lies on the board.
ABOUT: Final = ("version", "rules", "seats", "shared_sides", "seed", "chance", "pending", "to_act", "known")
ON_THE_BOARD: Final = ("areas", "leaders", "wormsign_pool")
TOP_LEVEL: Final = {*ABOUT, "ask_all", *ON_THE_BOARD, *field_names(COUNTERS), *field_names(PILES)}
IN_AREAS: Final = ("harvester", "worm", "wormsign", "station", "sietch", "settlement")
AREA_LEVEL: Final = {"side", *w.KIND_NAMES, "tokens", *IN_AREAS}
WORMS: Final = {"sandworm": w.WORM, "wild_maker": w.MAKER}
# What a table is laid out by, before anything lies on it.
CHOSEN: Final = [entry for entry in COUNTERS if entry.number in (w.EXPANSIONS, w.SOLO)]


def read_position(ruleset: Ruleset, position: Position, versions: Versions) -> Table:
    known_fields(position, TOP_LEVEL, "a position")
    seats = position.get("seats", 2)
    if seats not in ruleset.seats:
        raise BadPosition(f"a game has 1 to 4 seats, not {seats!r}")
    t = ruleset.table_for(position, seats, versions)
    t.shared[w.SOLO] = int(seats == 1)
    read_counters(t.shared, CHOSEN, DOMAINS, position, "")
    shared_sides = listed(position.get("shared_sides", []), "shared_sides")
    lay_out(t, w.HARKONNEN if "harkonnen" in shared_sides else w.ATREIDES)
    _read(t, position)
    return t


def _read(t: Table, position: Position) -> None:
    if t.rules < 2:
        _read_chance(t, position)  # what is not named was dealt from it, and not from the seed
    _read_counters(t, position)
    _read_areas(t, position)
    _read_leaders(t, position)
    _read_cards(t, position)
    if "tokens_drawn" not in position:
        _count_drawn(t)
    if t.shared[w.SOLO]:
        _fill_solo(t, position)
    if t.rules >= 2:
        _read_chance(t, position)  # after the shuffles: the seed deals, chance is the future
    _count_supplies(t)
    _read_pending(t, position)
    read_known(t, DECLARED, DOMAINS, position)
    check(t)
    advance(t)


def _read_chance(t: Table, position: Position) -> None:
    if "chance" in position:
        read_chance(t, position["chance"])


def _read_counters(t: Table, position: Position) -> None:
    """Everything declared, over what a table has that nobody describes."""
    shared = t.shared
    shared[w.PHASE] = w.P_ACTIONS
    shared[w.ROUND] = 1
    for sietch, rank in enumerate(printed.SIETCH_RANKS):
        shared[w.SIETCH_RANKS + sietch] = rank
    for slot, face in enumerate(
        [*catalog.GARRISON_FACES, *catalog.STANDARD_FACES, *catalog.BLACK_FACES, *catalog.SILVER_FACES]
    ):
        shared[w.DEPLOYMENT_TOKENS + slot] = face
    read_counters(shared, COUNTERS, DOMAINS, position, "")
    if sorted(shared[w.SIETCH_RANKS : w.SIETCH_RANKS + 8]) != sorted(printed.SIETCH_RANKS):
        raise BadPosition("sietch_ranks must be two 1s, four 2s and two 3s (war_for_arrakis 1.5)")
    if shared[w.ATOMICS]:
        for index, area in enumerate(ATOMICS_OPENS[shared[w.ATOMICS] - 1]):
            shared[w.OPENED + index] = area + 1


def _read_areas(t: Table, position: Position) -> None:
    given = position.get("areas")
    if not isinstance(given, dict):
        raise BadPosition("a position needs its 'areas'")
    for name, written in given.items():
        area = number_of(name, "area", "areas", DOMAINS)
        known_fields(written, AREA_LEVEL, name)
        _read_legion(t, area, name, written)
        t.shared[w.FEATURES + area] = _read_features(t, area, name, written)


def _read_legion(t: Table, area: int, name: str, written: Position) -> None:
    shared = t.shared
    for kind, kind_name in enumerate(w.KIND_NAMES):
        shared[w.UNITS + area] += whole(written.get(kind_name, 0), f"{name} {kind_name}", w.FIVE) * one(kind)
    for slot in listed(written.get("tokens", []), f"{name} tokens"):
        shared[w.TOKENS + area] |= 1 << whole(slot, f"{name} tokens", 27)
    if shared[w.UNITS + area] or shared[w.TOKENS + area]:
        shared[w.SIDE + area] = number_of(written.get("side"), "side", f"{name} side", DOMAINS) + 1


def _read_features(t: Table, area: int, name: str, written: Position) -> int:
    features = w.HARVESTER if written.get("harvester") else 0
    if "worm" in written:
        if written["worm"] not in WORMS:
            raise BadPosition(f"{name} worm: there is no {written['worm']!r}")
        features |= WORMS[written["worm"]]
    if "wormsign" in written:
        features |= a_sign(number_of(written["wormsign"], "wormsign", f"{name} wormsign", DOMAINS))
    if "station" in written:
        features |= a_station(number_of(written["station"], "marker", f"{name} station", DOMAINS))
    sietch = written.get("sietch")
    if sietch is not None:
        number = SIETCH_AREAS.index(area) if sietch is True else whole(sietch, f"{name} sietch", 7)
        features |= a_sietch(number)
        t.shared[w.SIETCH_AT + number] = area + 1
    if written.get("settlement"):
        if area not in SETTLEMENT_AREAS:
            raise BadPosition(f"{name} has no Harkonnen settlement (war_for_arrakis 2.7)")
        features |= a_settlement(SETTLEMENT_AREAS.index(area))
    return features


def _read_leaders(t: Table, position: Position) -> None:
    shared = t.shared
    given = position.get("leaders", {})
    known_fields(given, set(catalog.LEADER_IDS), "leaders")
    for leader, name in enumerate(catalog.LEADER_IDS):
        at = given.get(name, "aside" if catalog.LEADERS[leader].start else "absent")
        if at in AREA:
            area = AREA[at]
            shared[w.LEADER_AT + leader] = w.ON_BOARD
            shared[w.LEADER_AREA + leader] = area
            shared[w.UNITS + area] |= named_bit(leader)
        else:
            shared[w.LEADER_AT + leader] = number_of(at, "leader_place", f"leaders {name}", DOMAINS)


def _count_drawn(t: Table) -> None:
    """Standard tokens on the board have left the pool."""
    slots = [slot for slot in range(8, 16) if any(t.shared[w.TOKENS + area] >> slot & 1 for area in range(AREAS))]
    t.shared[w.TOKENS_DRAWN] = max(slots) - 7 if slots else 0


def _read_cards(t: Table, position: Position) -> None:
    """Cards that are not named lie in their decks, in an order of chance."""
    read_piles(t, PILES, DOMAINS, position, "")
    waiting = [frame[1] for frame in position.get("pending", []) if frame[0] == "played"]
    for member, name in enumerate(w.MEMBER_NAMES):
        if f"deck_{name}" not in position:
            elsewhere = (w.HAND + member, w.DISCARD + member, w.STAYING, w.REINFORCEMENTS)
            rest = deck_of(member, t.shared[w.EXPANSIONS])
            for card in [*(card for zone in elsewhere for card in t.zones[zone]), *waiting]:
                if card in rest:
                    rest.remove(card)
            piles.lay(t, w.DECK + member, shuffled(t, rest))
    if "prescience_deck" not in position:
        used = [*t.zones[w.PRESCIENCE], *t.zones[w.PRESCIENCE_OUT]]
        rest = [card for card in range(len(catalog.PRESCIENCE_IDS)) if card not in used]
        piles.lay(t, w.PRESCIENCE_DECK, shuffled(t, rest))
    if "objectives" not in position:
        piles.lay(t, w.OBJECTIVES, [0])
    if "objectives_aside" not in position:
        aside = [card for card in range(len(catalog.OBJECTIVE_IDS)) if card not in t.zones[w.OBJECTIVES]]
        piles.lay(t, w.OBJECTIVES_ASIDE, aside)


def _fill_solo(t: Table, position: Position) -> None:
    """Tactical cards and Harkonnen tokens that are not named lie in their pools (war_for_arrakis 23.3)."""
    on_board = 0
    for area in range(len(AREA)):
        on_board |= t.shared[w.TOKENS + area]
    for name, zone, first in (("black_tokens", w.BLACK_TOKENS, 16), ("silver_tokens", w.SILVER_TOKENS, 22)):
        if name not in position:
            piles.lay(t, zone, [slot for slot in range(first, first + 6) if not on_board >> slot & 1])
    if "tactical" not in position:
        piles.lay(t, w.TACTICAL, [card for card in range(8) if card not in t.zones[w.TACTICAL_USED]])
        piles.shuffle_pile(t, w.TACTICAL)


def _count_supplies(t: Table) -> None:
    """Whatever is not on the board or aboard is in its supply."""
    shared = t.shared
    for side in (w.HARKONNEN, w.ATREIDES):
        for kind in range(5):
            used = standing(t, side, kind)
            if kind == w.TROOP:
                used += shared[w.HOLD_TROOPS + side]
                shared[w.TROOPS] -= used
            shared[w.SUPPLY + side * 5 + kind] -= used
            if shared[w.SUPPLY + side * 5 + kind] < 0:
                raise BadPosition(f"{w.SIDE_NAMES[side]}: more {w.KIND_NAMES[kind]} figures than the box holds")
        shared[w.FRIGATES + side] -= shared[w.HOLD_FRIGATES + side]
    pieces = list(shared[w.AIR_ZONES : w.AIR_ZONES + 8])
    shared[w.ORNITHOPTERS] -= pieces.count(w.ORNITHOPTER)
    shared[w.CARRYALLS] -= pieces.count(w.CARRYALL)
    shared[w.FRIGATES] -= pieces.count(w.FRIGATE_H)
    shared[w.FRIGATES + 1] -= pieces.count(w.FRIGATE_A)
    if (
        shared[w.TROOPS] < 0
        or min(shared[w.ORNITHOPTERS], shared[w.CARRYALLS], *shared[w.FRIGATES : w.FRIGATES + 2]) < 0
    ):
        raise BadPosition("more vehicles, frigates or troops than the box holds")
    shared[w.HARVESTERS] -= lying(t, w.HARVESTER)
    shared[w.WORMS] -= lying(t, w.WORM)
    for area in range(AREAS):
        if shared[w.FEATURES + area] & w.SIGN:
            shared[w.SIGN_POOL + sign_in(shared[w.FEATURES + area]) - 1] -= 1
    makers = lying(t, w.MAKER)
    if makers:
        shared[w.WILD_MAKER_IN_PLAY] = 1
    shared[w.MAKER_SUPPLY] = shared[w.WILD_MAKER_IN_PLAY] - makers
    if min(shared[w.HARVESTERS], shared[w.WORMS], *shared[w.SIGN_POOL : w.SIGN_POOL + 3]) < 0:
        raise BadPosition("more harvesters, sandworms or wormsigns than the box holds")


def _read_pending(t: Table, position: Position) -> None:
    if "pending" not in position:
        phase = w.PHASE_NAMES[t.shared[w.PHASE]]
        if phase not in PHASE_STAGES:
            raise BadPosition(f"a position in the phase {phase!r} needs its 'pending'")
        stage = PHASE_STAGES[phase]
        if phase == "actions" and any(t.shared[w.DICE : w.DICE + 20]):
            stage = 5  # the dice have been rolled: turns go on
        push(t, w.F_ROUND, stage, 1 if position.get("to_act") == 0 and stage == 5 else 0, 0)
        return
    for frame in listed(position["pending"], "pending"):
        read_frame(t, frame, DOMAINS)
