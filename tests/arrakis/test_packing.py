"""Numbers packed into one: what is packed is read again, and lies where the positions of older games have it."""

import re
from pathlib import Path

import landsraad
from landsraad.arrakis import features as f
from landsraad.arrakis import figures as g
from landsraad.arrakis import packing as p
from landsraad.arrakis import words as w


def test_the_progress_of_a_move() -> None:
    """war_for_arrakis 8: how far the choice is, from where, by which way, where to."""
    going = p.progress(3, 100, w.WAYS - 1, 99)
    assert going == 3 | 100 << 2 | 35 << 9 | 99 << 15
    assert (p.stage_of(going), p.start_of(going), p.way_of(going), p.goal_of(going)) == (3, 100, 35, 99)


def test_what_a_move_needs() -> None:
    """war_for_arrakis 25.1, 23.11: a leader, a start, and the goal of the automaton beside them."""
    needs = w.NEED_LEADER | p.need_leader(w.MUADDIB) | p.need_start(100)
    assert needs == 1 | 15 << 8 | 101 << 16
    assert (p.needed_leader(needs), p.needed_start(needs)) == (w.MUADDIB + 1, 101)
    state = p.with_goal(needs, 101)
    assert (p.needs_in(state), p.goal_in(state), p.needed_start(state)) == (needs, 101, 101)
    assert p.needed_leader(w.TWO_STEPS) == p.needed_start(w.TWO_STEPS) == p.goal_in(needs) == 0


def test_deployment() -> None:
    """war_for_arrakis 7.2, 23.8: tokens in hand with the area of a leader, what is left, what replaces what."""
    state = p.holding(0b11 << 8, 101)
    assert state == 3 << 8 | 101 << 16 and (p.hand_in(state), p.chosen_in(state)) == (3 << 8, 101)
    assert not p.drawn(p.CIELAGO) and p.by_message(p.CIELAGO)
    assert p.drawn(p.now_drawn(p.CIELAGO)) and p.by_message(p.now_drawn(p.CIELAGO)) and not p.by_message(p.now_drawn(0))
    left = p.figures_left(4, 0) | p.figures_left(1, 2)
    assert [p.left_of(left, index) for index in range(3)] == [4, 0, 1]
    assert p.carryalls_in(p.by_action(2)) == p.carryalls_in(2) == 2
    assert p.is_by_action(p.by_action(0)) and not p.is_by_action(7)
    assert p.to_deploy(3, 1, 1) == 3 | 1 << 4 | 1 << 8 and p.deploying(p.to_deploy(3, 1, 1)) == (3, 1, 1)
    kinds = p.replacing(w.ELITE, w.SPECIAL)
    assert (kinds, p.replaced(kinds), p.replaced_by(kinds)) == (18, w.ELITE, w.SPECIAL)


def test_tasks_of_the_automaton() -> None:
    """war_for_arrakis 23.7, 23.12: two numbers in one, and a token of each colour that was turned up."""
    state = p.pair(w.SURPRISE, 101)
    assert state == 1 | 101 << 8 and (p.low_of(state), p.high_of(state)) == (w.SURPRISE, 101)
    state = p.colour_done(p.colour_done(0, 6), 1)
    assert state == 2 | 6 << 2 | 1 << 5
    assert (p.colours_done(state), p.turned_up(state, 0), p.turned_up(state, 1)) == (2, 6, 1)
    assert p.turned_up(p.colour_done(0, 0), 0) == 0


def test_what_lies_in_an_area() -> None:
    """war_for_arrakis 2: everything at once, and each by itself."""
    full = w.HARVESTER | w.MAKER | f.a_sign(2) | f.a_station(1) | f.a_sietch(7) | f.a_settlement(5)
    assert (f.sign_in(full), f.station_in(full), f.sietch_in(full), f.settlement_in(full)) == (3, 2, 8, 6)
    assert full == 1 | 4 | 3 << 3 | 2 << 5 | 8 << 7 | 6 << 11
    assert f.sign_in(w.HARVESTER | w.WORM) == f.settlement_in(f.a_sietch(7)) == 0


def test_figures_of_a_legion() -> None:
    """war_for_arrakis 3.1, 3.4; spacing_guild 7.2: kinds, leaders, and who leads."""
    units = 2 * g.one(w.REGULAR) + 3 * g.one(w.TROOP) + g.one(w.GENERIC) + g.named_bit(w.BARON) + g.named_bit(w.FEYD)
    assert units == 2 | 3 << 15 | 1 << 20 | 1 << 25 | 1 << 27
    assert [g.count_of(units, kind) for kind in range(5)] == [2, 0, 0, 3, 1]
    assert g.named_leaders(units) == [w.BARON, w.FEYD] and g.named_count(units) == 2 and g.leader_count(units) == 3
    assert g.unit_count(units, 0b101) == 7 and g.has_units(units) and not g.has_units(g.leaders_of(units))
    assert g.who_lead(units) == units - 2 and g.leaders_of(units) == units - 2 - 3 * g.one(w.TROOP)
    assert [g.named_bit(leader) for leader in range(w.LEADERS)] == [2 ** (25 + leader) for leader in range(w.LEADERS)]
    assert g.with_count(units, w.TROOP, 1) == units - 2 * g.one(w.TROOP)
    assert not g.leads(2) and g.leads(g.one(w.TROOP)) and not g.has_leader(g.one(w.TROOP)) and not g.has_named(1 << 20)


def test_dice_in_an_event() -> None:
    """war_for_arrakis 1.6, 6.3.1"""
    assert p.packed_counts([1, 0, 15]) == 1 | 15 << 8 and p.unpacked_counts(1 | 15 << 8, 3) == [1, 0, 15]


def test_nobody_else_knows_where_the_bits_are() -> None:
    """Beside the owners of a layout only what says how the numbers of a table are read, and what weighs a legion."""
    owners = {f"arrakis/{name}.py" for name in ("words", "figures", "features", "packing", "observed")}
    folder = Path(landsraad.__file__).parent
    shifts = re.compile(r"\b(?:NAMED|SIGN|STATION|SIETCH|SETTLEMENT)_SHIFT\b")
    found = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if shifts.search(path.read_text(encoding="utf-8"))
    }
    assert found == owners - {"arrakis/packing.py"} | {"bots/arrakis_force.py"}
