"""What all who look have in common is made from what they had in common a move before: and is as if made anew."""

import random

import pytest

from landsraad import new_game
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
