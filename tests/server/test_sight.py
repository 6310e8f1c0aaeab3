"""What all who look have in common is made from what they had in common a move before: and is as if made anew."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from landsraad import new_game
from landsraad.kernel.piles import renew
from landsraad.kernel.table import Table, amend, clone
from landsraad.kernel.vecs import i64, vec
from landsraad.server.course import Course
from landsraad.server.games.imperium.sight import Sight


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 4, "expansions": ["rise_of_ix"], "leaders": "draft"},
        {"seats": 2, "expansions": ["rise_of_ix"]},
        {"seats": 1},
    ],
    ids=["four", "two", "solo"],
)
def test_every_view_is_what_the_rules_would_show(setup: dict[str, object]) -> None:
    course = Course(new_game("imperium", seed=4, **setup))  # type: ignore[arg-type]
    chance = random.Random(2)
    for _ in range(160):
        if course.game.over:
            break
        course = course.clone()
        course.play(chance.choice(course.game.options))
        table = course.game.table
        for seat in range(-1, len(table.seats)):
            assert course.seen_by(seat) == course.game.rules.view(table, None if seat < 0 else seat)


def test_a_seat_to_which_nothing_has_happened_is_the_very_same() -> None:
    game = new_game("imperium", seats=4, seed=1)
    chance, kept, renewed = random.Random(1), 0, 0
    before = Sight(game.table, None)
    for _ in range(60):
        game.play(chance.choice(game.options))
        after = Sight(game.table, before)
        same = [one is other for one, other in zip(before.openly["seats"], after.openly["seats"], strict=True)]
        kept, renewed = kept + sum(same), renewed + same.count(False)
        before = after
    assert kept > 2 * renewed > 0


SETUPS: list[dict[str, Any]] = [
    {"seats": 4, "expansions": ["rise_of_ix"]},
    {"seats": 4, "expansions": ["rise_of_ix"], "leaders": "draft"},
    {"seats": 2, "expansions": ["rise_of_ix"]},
    {"seats": 1},
]


def changed_by_one(table: Table) -> Iterator[tuple[str, Table]]:
    """The table with one thing about it changed: a counter, a pile, whose answer is waited for, how far a draft is."""
    for place, row in [("shared", table.shared), *((f"seats {seat}", row) for seat, row in enumerate(table.seats))]:
        for at in range(len(row)):
            for step in (1, -1, 16, 256, 4096):
                other = clone(table)
                theirs = other.shared if place == "shared" else other.seats[int(place.split()[1])]
                theirs[at] += step
                yield f"{place} {at} {step:+}", other
    for zone, pile in enumerate(table.zones):
        cards = list(pile)
        for what, others in (("one less", cards[1:]), ("one twice", [*cards[:1], *cards]), ("turned", cards[::-1])):
            if others != cards:
                other = clone(table)
                renew(other, zone, vec[i64](others))
                yield f"pile {zone} {what}", other
    for seat in range(-1, len(table.seats)):
        other = clone(table)
        other.to_act = seat
        yield f"seat {seat} is asked", other
    other = clone(table)
    other.ask_all = not other.ask_all
    yield "ask_all", other
    if table.depth:
        for done in range(3):
            other = clone(table)
            amend(other, done, 0, 0)
            yield f"frame {done}", other


@pytest.mark.parametrize("setup", SETUPS, ids=["four", "draft", "two", "solo"])
@pytest.mark.parametrize("moves", [0, 45])
def test_whatever_changes_is_seen(setup: dict[str, Any], moves: int) -> None:
    """Nothing that is told may be taken over from the moment before although what it tells of is another thing now."""
    game = new_game("imperium", seed=7, **setup)
    chance = random.Random(moves)
    for _ in range(moves):
        game.play(chance.choice(game.options))
    table = game.table
    before = Sight(table, None)
    eyes = range(len(table.seats))
    for seat in eyes:
        before.apart(table, seat)
    tried, seen = 0, 0
    for what, other in changed_by_one(table):
        try:
            anew = Sight(other, None)
            expected = [anew.openly, *(anew.apart(other, seat) for seat in eyes)]
        except (IndexError, KeyError, ValueError, TypeError):
            continue  # no table can be like that
        after = Sight(other, before)
        assert [after.openly, *(after.apart(other, seat) for seat in eyes)] == expected, what
        tried, seen = tried + 1, seen + (after.openly != before.openly)
    assert tried > 300 and seen > 100
