"""Reading positions: what is given, defaults for the rest, then the checks. BadPosition names what is wrong."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.box import dreadnoughts
from landsraad.imperium.catalog import CONFLICTS, LEADER_NUMBERS, LEADERS, SPACE_IDS
from landsraad.imperium.checks import check, has_leader, tiers
from landsraad.imperium.facts import agents_out, agents_owned
from landsraad.imperium.naming import DECLARED, DOMAINS
from landsraad.imperium.position import SEAT_COUNTERS, SEAT_PILES
from landsraad.imperium.position_given import Given
from landsraad.imperium.position_piles import deal_piles, lay_aside
from landsraad.imperium.position_stack import read_frames, read_stack
from landsraad.kernel.declare import whole
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.positions import Position, known_fields, read_counters, read_known, read_piles
from landsraad.kernel.ruleset import Ruleset
from landsraad.kernel.table import Table, advance
from landsraad.kernel.versions import Versions

DEFAULT_LEADERS: Final = [
    "paul_atreides",
    "glossu_the_beast_rabban",
    "earl_memnon_thorvald",
    "count_ilban_richese",
]


def read_position(rules: Ruleset, position: Position, versions: Versions) -> Table:
    given = Given(rules, position, versions)
    t = given.t
    _read_time(given)
    _read_ships(given)
    for seat, data in enumerate(given.seat_data):
        _read_seat(given, seat, data)
    _default_leaders(given)
    read_frames(given)
    deal_piles(given)
    read_stack(given)
    lay_aside(given)
    read_known(t, DECLARED, DOMAINS, position)
    _default_alliances_and_points(given)
    check(t)
    advance(t)
    if t.to_act < 0 and t.shared[w.PHASE] != w.OVER:
        raise BadPosition("nobody has anything to decide and the game is not over: 'pending' does not fit")
    return t


def _read_time(given: Given) -> None:
    shared = given.t.shared
    if "round" not in given.data:
        shared[w.ROUND] = _first_round(given)
    if shared[w.ROUND] == 0 and shared[w.PHASE] != w.SETUP:
        raise BadPosition("rounds are counted from 1")
    if shared[w.PHASE] == w.ROUND_START and "pending" not in given.data:
        shared[w.ROUND] -= 1  # the frame itself begins the round
    if shared[w.PASSES] >> len(given.seat_data):
        raise BadPosition(f"passes must be a whole number from 0 to {(1 << len(given.seat_data)) - 1}, a bit a seat")


def _first_round(given: Given) -> int:
    """The first round in which the Conflict that is given can be fought."""
    battle = given.t.shared[w.BATTLE] - 1
    levels = tiers(given.epic)
    if battle < 0 or CONFLICTS[battle].tier not in levels:
        return 1
    return levels.index(CONFLICTS[battle].tier) + 1


def _read_ships(given: Given) -> None:
    """Dreadnoughts that control a location: the seat, and whether it was placed in an earlier round."""
    ships = given.data.get("dreadnoughts", {})
    known_fields(ships, set(w.FLAG_NAMES), "dreadnoughts")
    for name, ship in ships.items():
        flag = w.FLAG_NAMES.index(name)
        data = ship if isinstance(ship, dict) else {"seat": ship}
        known_fields(data, {"seat", "old"}, f"dreadnoughts {name}")
        given.t.shared[w.SHIP_AT + flag] = given.seat(data.get("seat"), f"dreadnoughts {name}") + 1
        given.t.shared[w.SHIP_OLD + flag] = int(bool(data.get("old", True)))


def _read_seat(given: Given, seat: int, data: Position) -> None:
    counters = given.t.seats[seat]
    where = f"seat {seat}"
    read_piles(given.t, SEAT_PILES, given.domains, data, where, seat)
    read_counters(counters, SEAT_COUNTERS, given.domains, data, where)
    if counters[w.VOICE_SPACE] and "voice_bound" not in data:
        counters[w.VOICE_BOUND] = (1 << len(given.seat_data)) - 1 & ~(1 << seat)
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
    known_fields(data.get("agents_at", {}), set(SPACE_IDS), f"seat {seat} agents_at")
    for name, number in data.get("agents_at", {}).items():
        space = given.word(name, "space", f"seat {seat} agents_at")
        t.shared[w.AT + space] += whole(number, f"seat {seat} agents_at {name}", 4) << (4 * seat)
    if "agents" not in data:
        counters[w.AGENTS] = max(0, agents_owned(t, seat) - sum(agents_out(t, seat)))
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
        leader = given.word(chosen, "leader", f"seat {seat} leader")
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
