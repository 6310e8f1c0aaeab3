"""Invariants that hold on every way through a game: seeds and choices come from hypothesis, which shrinks a failure."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import landsraad
from landsraad.game import Game
from landsraad.kernel import table as tables
from tests.conformance.games import EVERY_KIND, MOST_DECISIONS, Kind

seeds = st.integers(0, 2**32)
# Each number picks an option, counted from the front; when they run out, the last option is taken (often "end").
choices = st.lists(st.integers(0, 200), max_size=400)
walks = settings(
    deadline=None,
    max_examples=8,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


def step(game: Game, choice: int) -> None:
    options = game.table.options
    game.rules.apply(game.table, options[choice % len(options)])
    game.table.journal = []


def numbers(data: Any) -> list[int]:
    """Every number inside."""
    if isinstance(data, dict):
        return [number for value in data.values() for number in numbers(value)]
    if isinstance(data, list | tuple):
        return [number for value in data for number in numbers(value)]
    return [data] if isinstance(data, int) else []


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
@walks
@given(seed=seeds, choices=choices)
def test_every_walk_keeps_its_pieces_and_ends(kind: Kind, seed: int, choices: list[int]) -> None:
    game = kind.new(seed)
    for number in range(MOST_DECISIONS):
        assert game.table.options or game.over, "a dead end"
        assert min([0, *(count for counters in game.table.seats for count in counters)]) >= 0, "less than nothing"
        game.rules.check(game.table)
        if game.over:
            break
        step(game, choices[number] if number < len(choices) else -1)
    assert game.over and game.result() is not None


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
@walks
@given(seed=seeds, choices=choices, other=choices)
def test_clones_are_independent_on_every_walk(kind: Kind, seed: int, choices: list[int], other: list[int]) -> None:
    game = kind.new(seed)
    for choice in choices:
        if not game.over:
            step(game, choice)
    before = tables.save(game.table)
    copy, twin = game.clone(), game.clone()
    for choice in other:
        if not copy.over:
            step(copy, choice)
            step(twin, choice)
    assert tables.save(game.table) == before
    assert tables.same(copy.table, twin.table)


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
@walks
@given(seed=seeds, choices=choices)
def test_a_position_is_complete_on_every_walk(kind: Kind, seed: int, choices: list[int]) -> None:
    game = kind.new(seed)
    for number, choice in enumerate(choices):
        if game.over:
            break
        if number % 50 == 0:
            again = landsraad.from_position(kind.game, game.position())
            assert tables.same(again.table, game.table)
        step(game, choice)
    position = game.position()
    assert tables.same(landsraad.from_position(kind.game, position).table, game.table)
    assert min(numbers(position)) >= 0


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
@walks
@given(seed=seeds, choices=choices)
def test_a_record_leads_to_the_same_table_on_every_walk(kind: Kind, seed: int, choices: list[int]) -> None:
    game = kind.new(seed)
    for choice in choices:
        if game.over:
            break
        game.play(game.options[choice % len(game.options)])
    assert tables.same(landsraad.replay(game.record()).table, game.table)
