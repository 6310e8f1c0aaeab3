"""Reading positions: what is given, defaults for the rest, then the checks. BadPosition names what is wrong."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CONFLICT_IDS, CONFLICTS, LEADER_IDS, LEADER_NUMBERS, LEADERS, SPACE_IDS
from landsraad.imperium.checks import check, has_leader, tiers
from landsraad.imperium.naming import (
    FLAG_NAMES,
    MAKER_NAMES,
    RIVAL_COUNTERS,
    SEAT_COMPONENTS,
    SEAT_COUNTERS,
    SEAT_SETS,
    SEAT_ZONES,
    TURN_COUNTERS,
)
from landsraad.imperium.opening import dreadnoughts
from landsraad.imperium.position import Position
from landsraad.imperium.position_given import Given
from landsraad.imperium.position_piles import lay_aside, read_piles
from landsraad.imperium.position_stack import read_known, read_stack
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.piles import lay
from landsraad.kernel.table import Table, advance
from landsraad.kernel.versions import Versions

DEFAULT_LEADERS = ["paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald", "count_ilban_richese"]


def read_position(position: Position, versions: Versions) -> Table:
    """A table from a position. Raises BadPosition naming what is wrong."""
    try:
        return _read(Given(position, versions))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as error:
        # What no check has a name for: a stack of pending effects that cannot be gone on with.
        raise BadPosition(f"the position contradicts itself: {error}") from error


def _read(given: Given) -> Table:
    t = given.t
    _read_shared(given)
    for seat, data in enumerate(given.seat_data):
        _read_seat(given, seat, data)
    _default_leaders(given)
    read_piles(given)
    read_stack(given)
    lay_aside(given)
    read_known(given)
    _default_alliances_and_points(given)
    check(t)
    advance(t)
    if t.to_act < 0 and t.shared[w.PHASE] != w.OVER:
        raise BadPosition("nobody has anything to decide and the game is not over: 'pending' does not fit")
    return t


def _read_shared(given: Given) -> None:
    shared = given.t.shared
    shared[w.ROUND] = given.number(given.data.get("round", _first_round(given)), "round", 10)
    phase = given.data.get("phase", "player_turns")
    shared[w.PHASE] = given.index(w.PHASE_NAMES, phase, "phase")
    if shared[w.ROUND] == 0 and phase != "setup":
        raise BadPosition("rounds are counted from 1")
    if phase == "round_start" and "pending" not in given.data:
        shared[w.ROUND] -= 1  # the frame itself begins the round
    shared[w.FIRST] = given.seat(given.data.get("first_player", 0), "first_player")
    for key, counter in (("mentat", w.MENTAT), ("mentat_next", w.MENTAT_NEXT)):
        if given.data.get(key) is not None:
            shared[counter] = given.seat(given.data[key], key) + 1
    if given.data.get("conflict") is not None:
        shared[w.BATTLE] = given.index(CONFLICT_IDS, given.data["conflict"], "conflict") + 1
    for key, counter, most in (
        ("reveals", w.REVEALS, 40),
        ("passes", w.PASSES, (1 << len(given.t.seats)) - 1),
        ("played_now", w.PLAYED_NOW, 1),
        ("conflict_closed", w.CLOSED, 1),
        ("tech_hidden", w.HIDDEN_STACKS, 7),
    ):
        shared[counter] = given.number(given.data.get(key, 0), key, most)
    for key, counter in RIVAL_COUNTERS.items():
        if key in given.data:
            shared[counter] = given.number(given.data[key], key)
    for leader in given.entries(given.data.get("draft", []), "draft"):
        shared[w.DRAFT] |= 1 << given.index(LEADER_IDS, leader, "draft")
    for name, seat in given.mapping("alliances", w.FACTION_NAMES).items():
        shared[w.ALLIANCE + w.FACTION_NAMES.index(name)] = given.seat(seat, f"alliance {name}") + 1
    for name, seat in given.mapping("control", FLAG_NAMES).items():
        shared[w.CONTROL + FLAG_NAMES.index(name)] = given.seat(seat, f"control of {name}") + 1
    for name, ship in given.mapping("dreadnoughts", FLAG_NAMES).items():
        flag = FLAG_NAMES.index(name)
        data = ship if isinstance(ship, dict) else {"seat": ship}
        given.known(data, {"seat", "old"}, f"dreadnought at {name}")
        shared[w.SHIP_AT + flag] = given.seat(data.get("seat"), f"dreadnought at {name}") + 1
        shared[w.SHIP_OLD + flag] = int(bool(data.get("old", True)))
    for name, spice in given.mapping("bonus_spice", MAKER_NAMES).items():
        shared[w.BONUS + MAKER_NAMES.index(name)] = given.number(spice, f"bonus spice of {name}")


def _first_round(given: Given) -> int:
    """The first round in which the Conflict that is given can be fought."""
    name = given.data.get("conflict")
    if name not in CONFLICT_IDS:
        return 1
    levels = tiers(given.epic)
    tier = CONFLICTS[CONFLICT_IDS.index(str(name))].tier
    return levels.index(tier) + 1 if tier in levels else 1


def _read_seat(given: Given, seat: int, data: Position) -> None:
    t = given.t
    counters = t.seats[seat]
    where = f"seat {seat}"
    for name, ids_of in SEAT_ZONES.items():
        if name in data:
            lay(t, ids_of[0] + seat, given.pile(data[name], ids_of[1], f"{where} {name}"))
    for name, counter in SEAT_COUNTERS.items():
        if name in data:
            counters[counter] = given.number(data[name], f"{where} {name}")
    given.known(data.get("turn", {}), set(TURN_COUNTERS), f"{where} turn")
    for name, counter in TURN_COUNTERS.items():
        if name in data.get("turn", {}):
            counters[counter] = given.number(data["turn"][name], f"{where} {name}", 2**40)
    levels = data.get("influence", {})
    given.known(levels, set(w.FACTION_NAMES), f"{where} influence")
    for name, level in levels.items():
        at = w.INFLUENCE + w.FACTION_NAMES.index(name)
        counters[at] = given.number(level, f"{where} influence {name}", w.MAX_INFLUENCE)
    for name, (counter, ids) in SEAT_COMPONENTS.items():
        if data.get(name) is not None:
            counters[counter] = given.index(ids, data[name], f"{where} {name}") + 1
    for name, (counter, ids) in SEAT_SETS.items():
        counters[counter] = sum(
            1 << given.index(ids, word, f"{where} {name}")
            for word in given.entries(data.get(name, []), f"{where} {name}")
        )
    counters[w.VOICE_BOUND] = sum(
        1 << given.seat(other, f"{where} voice_bound")
        for other in given.entries(data.get("voice_bound", []), f"{where} voice_bound")
    )
    if counters[w.VOICE_SPACE] and "voice_bound" not in data:
        counters[w.VOICE_BOUND] = (1 << len(t.seats)) - 1 & ~(1 << seat)
    _default_pieces(given, seat, data)


def _default_pieces(given: Given, seat: int, data: Position) -> None:
    """Troops, dreadnoughts and agents that are not placed are where they start."""
    t = given.t
    counters = t.seats[seat]
    if "garrison" not in data and "supply" in data:
        counters[w.GARRISON] = 0
    if "supply" not in data:
        placed = counters[w.GARRISON] + counters[w.CONFLICT] + counters[w.NEGOTIATORS]
        counters[w.SUPPLY] = max(0, w.MAX_TROOPS - placed)
    if "dreadnoughts_supply" not in data:
        away = sum(1 for flag in range(3) if t.shared[w.SHIP_AT + flag] == seat + 1)
        away += counters[w.SHIPS_GARRISON] + counters[w.SHIPS_CONFLICT]
        counters[w.SHIPS_SUPPLY] = max(0, dreadnoughts(given.expansions) - away)
    out = 0
    given.known(data.get("agents_at", {}), set(SPACE_IDS), f"seat {seat} agents_at")
    for name, number in data.get("agents_at", {}).items():
        space = given.index(SPACE_IDS, name, f"seat {seat} agents_at")
        agents = given.number(number, f"seat {seat} agents at {name}", 4)
        t.shared[w.AT + space] += agents << (4 * seat)
        out += agents
    if "agents" not in data:
        mine = 2 + counters[w.SWORDMASTER] + (1 if t.shared[w.MENTAT] == seat + 1 else 0)
        counters[w.AGENTS] = max(0, mine - out)
    if "water" not in data and not (counters[w.RIVAL] and given.mode == w.TWO_PLAYERS):
        counters[w.WATER] = 1


def _default_leaders(given: Given) -> None:
    named = [data.get("leader") for data in given.seat_data]
    spare = [name for name in DEFAULT_LEADERS if name not in named]
    for seat, name in enumerate(named):
        if not has_leader(given.t, seat):
            if name is not None:
                raise BadPosition("House Hagal of a two-player game has no leader (house_hagal 6.1)")
            continue
        if name is None and given.t.seats[seat][w.RIVAL]:
            spare = [other for other in spare if LEADERS[LEADER_NUMBERS[other]].rival]
        chosen = spare.pop(0) if name is None else name
        leader = given.index(LEADER_IDS, chosen, f"seat {seat} leader")
        counters = given.t.seats[seat]
        counters[w.LEADER] = leader
        if chosen == "tessia_vernius" and "snoopers" not in given.seat_data[seat]:
            # Her tokens lie on the tracks she has not yet risen to 2 on.
            low = [faction for faction in range(4) if counters[w.INFLUENCE + faction] < 2]
            counters[w.SNOOPERS] = sum(1 << faction for faction in low)
            if "snoopers_moved" not in given.seat_data[seat]:
                counters[w.SNOOPED] = 4 - len(low)


def _default_alliances_and_points(given: Given) -> None:
    t = given.t
    if "alliances" not in given.data:
        for faction in range(4):
            levels = [counters[w.INFLUENCE + faction] for counters in t.seats]
            if max(levels) >= 4:
                t.shared[w.ALLIANCE + faction] = levels.index(max(levels)) + 1
    for seat, data in enumerate(given.seat_data):
        if "points" not in data and not (given.mode == w.TWO_PLAYERS and t.seats[seat][w.RIVAL]):
            counters = t.seats[seat]
            tracks = sum(1 for faction in range(4) if counters[w.INFLUENCE + faction] >= 2)
            tokens = sum(1 for faction in range(4) if t.shared[w.ALLIANCE + faction] == seat + 1)
            counters[w.POINTS] += tracks + tokens
