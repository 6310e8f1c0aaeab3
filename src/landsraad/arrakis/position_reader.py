"""Reading positions: what is given, defaults of a fresh game for the rest, then the checks."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, AREAS, ATOMICS_IDS, ATOMICS_OPENS, SETTLEMENT_AREAS, SIETCH_AREAS, ZONE_IDS
from landsraad.arrakis.catalog import (
    BLACK_FACES,
    FACE_IDS,
    GARRISON_FACES,
    LEADER_IDS,
    LEADER_START,
    OBJECTIVE_IDS,
    PRESCIENCE_IDS,
    SILVER_FACES,
    STANDARD_FACES,
)
from landsraad.arrakis.checks import check
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.engine import ENGINE
from landsraad.arrakis.naming import (
    COUNTER_NAMES,
    EFFECT_FRAMES,
    EFFECT_TASKS,
    NUMBER_ZONES,
    RUN_NAMES,
    ZONE_NAMES,
)
from landsraad.arrakis.opening import deck_of, new_deal
from landsraad.arrakis.pieces import named_bit, one
from landsraad.arrakis.position import VERSION, Position
from landsraad.arrakis.store import PATH
from landsraad.kernel import piles
from landsraad.kernel.chance import read_chance, shuffled, sow
from landsraad.kernel.errors import BadOption, BadPosition
from landsraad.kernel.table import Table, advance, push
from landsraad.kernel.versions import Versions

PHASE_STAGES = {"start": 0, "vehicles": 1, "actions": 2, "hazards": 6, "harvest": 8, "end": 9}
TOP_LEVEL = {
    "version", "rules", "seats", "expansions", "solo", "shared_sides", "phase", "areas", "air_zones", "leaders",
    "spent_leaders",
    "sietch_ranks", "sietches_seen", "deployment_tokens", "wormsign_pool", "bans", "atomics", "fear", "eyes_of_ibad",
    "objectives", "objectives_aside", "pending", "chance", "seed", "to_act", *COUNTER_NAMES, *RUN_NAMES, *ZONE_NAMES,
    *NUMBER_ZONES,
}  # fmt: skip
AREA_LEVEL = {"side", *w.KIND_NAMES, "tokens", "harvester", "worm", "wormsign", "station", "sietch", "settlement"}


def read_position(position: Position, versions: Versions) -> Table:
    """A table from a position. Raises BadPosition naming what is wrong."""
    for key in position:
        if key not in TOP_LEVEL:
            raise BadPosition(f"a position has no {key!r}")
    if position.get("version", VERSION) != VERSION:
        raise BadPosition(f"the position has version {position['version']!r}; this program reads version {VERSION}")
    try:
        return _read(position, versions)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, BadPosition):
            raise
        raise BadPosition(f"the position contradicts itself: {error}") from error


def _index(names: list[str], name: Any, what: str) -> int:
    if name not in names:
        raise BadPosition(f"there is no {what} {name!r}")
    return names.index(name)


def _read(position: Position, versions: Versions) -> Table:
    seats = position.get("seats", 2)
    if seats not in (1, 2, 3, 4):
        raise BadPosition(f"a game has 1 to 4 seats, not {seats!r}")
    guild = "spacing_guild" in position.get("expansions", [])
    solo = bool(position.get("solo", seats == 1))
    shared_side = w.HARKONNEN if "harkonnen" in position.get("shared_sides", []) else w.ATREIDES
    t = new_deal(ENGINE, seats, guild, solo, shared_side, 0)
    t.rules = position.get("rules", versions.rules)
    if t.rules not in range(1, w.RULES_VERSION + 1):
        raise BadPosition(f"'rules' must be a version from 1 to {w.RULES_VERSION}, not {t.rules!r}")
    try:
        sow(t, position.get("seed", 0), versions.generator)
    except BadOption as error:
        raise BadPosition(f"'seed': {error}") from error
    if t.rules < 2:
        _read_chance(t, position)  # what is not named was dealt from it, and not from the seed
    t.shared[w.PHASE] = _index(w.PHASE_NAMES, position.get("phase", "actions"), "phase")
    t.shared[w.ROUND] = 1
    _read_sietches(t, position)
    _read_areas(t, position)
    _read_leaders(t, position)
    _read_tables(t, position)
    _read_cards(t, position, guild)
    if solo:
        _fill_solo(t, position)
    if t.rules >= 2:
        _read_chance(t, position)  # after the shuffles: the seed deals, chance is the future
    _count_supplies(t)
    _read_pending(t, position)
    check(t)
    advance(t)
    return t


def _read_chance(t: Table, position: Position) -> None:
    if "chance" in position:
        read_chance(t, position["chance"])


def _read_sietches(t: Table, position: Position) -> None:
    shared = t.shared
    ranks = position.get("sietch_ranks", printed.SIETCH_RANKS)
    if sorted(ranks) != sorted(printed.SIETCH_RANKS):
        raise BadPosition("sietch_ranks must be two 1s, four 2s and two 3s (war_for_arrakis 1.5)")
    for sietch in range(8):
        shared[w.SIETCH_RANK + sietch] = ranks[sietch]
    for sietch in position.get("sietches_seen", []):
        shared[w.SIETCH_SEEN] |= 1 << sietch
    faces = position.get("deployment_tokens")
    if faces is None:
        numbers = [*GARRISON_FACES, *STANDARD_FACES, *BLACK_FACES, *SILVER_FACES]
    else:
        numbers = [_index(FACE_IDS, face, "token face") for face in faces]
    if len(numbers) != 28:
        raise BadPosition("deployment_tokens must name 28 faces")
    for slot, number in enumerate(numbers):
        shared[w.TOKEN_FACE + slot] = number


def _read_areas(t: Table, position: Position) -> None:
    shared = t.shared
    given = position.get("areas")
    if given is None:
        raise BadPosition("a position needs its 'areas'")
    for name, written in given.items():
        if name not in AREA:
            raise BadPosition(f"there is no area {name!r}")
        for key in written:
            if key not in AREA_LEVEL:
                raise BadPosition(f"{name}: an area has no {key!r}")
        area = AREA[name]
        for kind, kind_name in enumerate(w.KIND_NAMES):
            shared[w.UNITS + area] += int(written.get(kind_name, 0)) * one(kind)
        for slot in written.get("tokens", []):
            shared[w.TOKENS + area] |= 1 << slot
        if shared[w.UNITS + area] or shared[w.TOKENS + area]:
            shared[w.SIDE + area] = _index(w.SIDE_NAMES, written.get("side"), "side") + 1
        features = w.HARVESTER if written.get("harvester") else 0
        if "worm" in written:
            features |= w.MAKER if written["worm"] == "wild_maker" else w.WORM
        if "wormsign" in written:
            features |= (_index(w.FACE_NAMES, written["wormsign"], "wormsign") + 1) << w.SIGN_SHIFT
        if "station" in written:
            features |= (_index(w.MARKER_NAMES, written["station"], "marker") + 1) << w.STATION_SHIFT
        sietch = written.get("sietch")
        if sietch is not None:
            number = SIETCH_AREAS.index(area) if sietch is True else int(sietch)
            features |= (number + 1) << w.SIETCH_SHIFT
            shared[w.SIETCH_AT + number] = area + 1
        if written.get("settlement"):
            if area not in SETTLEMENT_AREAS:
                raise BadPosition(f"{name} has no Harkonnen settlement (war_for_arrakis 2.7)")
            features |= (SETTLEMENT_AREAS.index(area) + 1) << w.SETTLEMENT_SHIFT
        shared[w.FEATURES + area] = features
    for zone, piece in position.get("air_zones", {}).items():
        shared[w.AIR + _index(ZONE_IDS, zone, "air zone")] = _index(w.PIECE_NAMES, piece, "piece")


def _read_leaders(t: Table, position: Position) -> None:
    shared = t.shared
    given = position.get("leaders", {})
    for name in given:
        _index(LEADER_IDS, name, "leader")
    for leader, name in enumerate(LEADER_IDS):
        at = given.get(name, "aside" if LEADER_START[leader] else "absent")
        if at in AREA:
            area = AREA[at]
            shared[w.LEADER_AT + leader] = w.ON_BOARD
            shared[w.LEADER_AREA + leader] = area
            shared[w.UNITS + area] |= named_bit(leader)
        else:
            shared[w.LEADER_AT + leader] = _index(w.PLACE_NAMES, at, "place of a leader")
    for name in position.get("spent_leaders", []):
        shared[w.SPENT] |= 1 << _index(LEADER_IDS, name, "leader")


def _read_tables(t: Table, position: Position) -> None:
    shared = t.shared
    for name, counter in COUNTER_NAMES.items():
        if name in position:
            shared[counter] = int(position[name])
    if "tokens_drawn" not in position:  # those on the board have left the pool
        slots = [slot for slot in range(8, 16) if any(shared[w.TOKENS + area] >> slot & 1 for area in range(AREAS))]
        shared[w.DRAWN] = max(slots) - 7 if slots else 0
    for name, (first, many) in RUN_NAMES.items():
        if name in position:
            numbers = position[name]
            if len(numbers) != many:
                raise BadPosition(f"{name} must be {many} numbers")
            for at, number in enumerate(numbers):
                shared[first + at] = int(number)
    for power in position.get("bans", []):
        shared[w.BANS] |= 1 << _index(w.POWER_NAMES, power, "power")
    if position.get("atomics"):
        shared[w.ATOMICS] = _index(ATOMICS_IDS, position["atomics"], "atomics token") + 1
        for index, area in enumerate(ATOMICS_OPENS[shared[w.ATOMICS] - 1]):
            shared[w.OPENED + index] = area + 1
    for name, counter in (("fear", w.FEAR), ("eyes_of_ibad", w.IBAD)):
        if position.get(name):
            shared[counter] = _index(PRESCIENCE_IDS, position[name], "prescience card") + 1
    for name, zone in NUMBER_ZONES.items():
        piles.lay(t, zone, [int(number) for number in position.get(name, [])])


def _read_cards(t: Table, position: Position, guild: bool) -> None:
    """Cards that are not named lie in their decks, in an order of chance."""
    for name, (zone, ids) in ZONE_NAMES.items():
        piles.lay(t, zone, [_index(ids, card, "card") for card in reversed(position.get(name, []))])
    waiting = [frame[1] for frame in position.get("pending", []) if frame[0] == "played"]
    for member, name in enumerate(w.MEMBER_NAMES):
        if f"deck_{name}" not in position:
            rest = deck_of(member, guild)
            for zone in (w.HAND + member, w.DISCARD + member, w.STAYING, w.REINFORCEMENTS):
                for card in t.zones[zone]:
                    if card in rest:
                        rest.remove(card)
            for card in waiting:
                if card in rest:
                    rest.remove(card)
            piles.lay(t, w.DECK + member, shuffled(t, rest))
    if "prescience_deck" not in position:
        used = [*t.zones[w.PRESCIENCE], *t.zones[w.PRESCIENCE_OUT]]
        rest = [card for card in range(len(PRESCIENCE_IDS)) if card not in used]
        piles.lay(t, w.PRESCIENCE_DECK, shuffled(t, rest))
    objectives = [_index(OBJECTIVE_IDS, card, "objective") for card in position.get("objectives", OBJECTIVE_IDS[:1])]
    piles.lay(t, w.OBJECTIVES, objectives)
    aside = [card for card in range(len(OBJECTIVE_IDS)) if card not in t.zones[w.OBJECTIVES]]
    if "objectives_aside" in position:
        aside = [_index(OBJECTIVE_IDS, card, "objective") for card in position["objectives_aside"]]
    piles.lay(t, w.OBJECTIVE_DECK, aside)


def _fill_solo(t: Table, position: Position) -> None:
    """Tactical cards and Harkonnen tokens that are not named lie in their pools (war_for_arrakis 23.3)."""
    on_board = 0
    for area in range(len(AREA)):
        on_board |= t.shared[w.TOKENS + area]
    for name, zone, first in (("black_tokens", w.BLACK, 16), ("silver_tokens", w.SILVER, 22)):
        if name not in position:
            piles.lay(t, zone, [slot for slot in range(first, first + 6) if not on_board >> slot & 1])
    if "tactical" not in position:
        piles.lay(t, w.TACTICAL, [card for card in range(8) if card not in t.zones[w.TACTICAL_USED]])
        piles.shuffle_pile(t, w.TACTICAL)


def _count_supplies(t: Table) -> None:
    """Whatever is not on the board or aboard is in its supply."""
    shared = t.shared
    for side in (w.HARKONNEN, w.ATREIDES):
        held = [area for area in range(len(AREA)) if shared[w.SIDE + area] == side + 1]
        for kind in range(5):
            used = sum(shared[w.UNITS + area] >> 5 * kind & 31 for area in held)
            if kind == w.TROOP:
                used += shared[w.HOLD_TROOPS + side]
                shared[w.TROOPS] -= used
            shared[w.SUPPLY + side * 5 + kind] -= used
            if shared[w.SUPPLY + side * 5 + kind] < 0:
                raise BadPosition(f"{w.SIDE_NAMES[side]}: more {w.KIND_NAMES[kind]} figures than the box holds")
        shared[w.FRIGATES + side] -= shared[w.HOLD_FRIGATES + side]
    pieces = list(shared[w.AIR : w.AIR + 8])
    shared[w.ORNITHOPTERS] -= pieces.count(w.ORNITHOPTER)
    shared[w.CARRYALLS] -= pieces.count(w.CARRYALL)
    shared[w.FRIGATES] -= pieces.count(w.FRIGATE_H)
    shared[w.FRIGATES + 1] -= pieces.count(w.FRIGATE_A)
    if (
        shared[w.TROOPS] < 0
        or min(shared[w.ORNITHOPTERS], shared[w.CARRYALLS], *shared[w.FRIGATES : w.FRIGATES + 2]) < 0
    ):
        raise BadPosition("more vehicles, frigates or troops than the box holds")
    makers = 0
    for area in range(len(AREA)):
        features = shared[w.FEATURES + area]
        shared[w.HARVESTERS] -= features & w.HARVESTER
        shared[w.WORMS] -= features >> 1 & 1
        makers += features >> 2 & 1
        if features & w.SIGN:
            shared[w.SIGN_POOL + (features >> w.SIGN_SHIFT & 3) - 1] -= 1
    if makers:
        shared[w.MAKER_IN] = 1
    shared[w.MAKER_SUPPLY] = shared[w.MAKER_IN] - makers
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
    for frame in position["pending"]:
        code = t.engine.codes.get(frame[0])
        if code is None:
            raise BadPosition(f"there is no frame {frame[0]!r}")
        first = PATH.index(frame[1]) if code in EFFECT_FRAMES else int(frame[1])
        second = PATH.index(frame[2]) if code == w.F_SOLO and first in EFFECT_TASKS else int(frame[2])
        push(t, code, first, second, int(frame[3]))
