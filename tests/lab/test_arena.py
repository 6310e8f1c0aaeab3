"""Matches: paired deals, seats in rotation, and an end as soon as the answer is clear."""

import pytest

from landsraad import rules_of
from landsraad.arrakis import words as w
from landsraad.lab.arena import Plan, Player, Score, clear, judge_of, match, play_one, wilson

SETUP = {"seats": 3}


def test_wilsons_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0) and round(wilson(20, 20)[1], 9) == 1.0


def test_a_match_is_the_same_whenever_it_is_played() -> None:
    plan = Plan("imperium", "quick", "random", SETUP, games=6)
    one, two = list(match(plan))[-1], list(match(plan))[-1]
    assert (one.games, one.won, one.points, one.decisions) == (6, two.won, two.points, two.decisions)
    assert one.won >= 5 and one.milliseconds > 0


def test_it_ends_early_when_the_bar_is_clear() -> None:
    assert clear(Score(games=40, won=40), 0.5) and clear(Score(games=40, won=2), 0.5)
    assert not clear(Score(games=40, won=22), 0.5) and not clear(Score(games=10, won=10), 0.5)
    assert not clear(Score(games=400, won=400), None)


def test_players_are_named_by_what_they_do() -> None:
    searcher = Player("imperium", "search:playouts=8,worlds=2,margin=0.5", 1)
    assert searcher.budget is not None and searcher.budget.data()["playouts"] == 8 and searcher.budget.margin == 0.5
    assert Player("imperium", "random", 1).bot is not None
    assert Player("imperium", "quick", 1).bot is None


@pytest.mark.parametrize("name", ["search:playouts=4,worlds=1,candidates=2"])
def test_a_searcher_plays_a_game_alone(name: str) -> None:
    """Solo: nobody sits on the other seats but Rivals."""
    score = play_one((Plan("imperium", name, "-", {"seats": 1}, games=1), 0))
    assert score.games == 1 and score.decisions > 20


def test_partners_are_of_one_kind() -> None:
    """On whichever seat of a shared side the one player is said to sit, it is the same game, told for both seats."""
    scores = []
    for seat in range(3):
        setup = {"seats": 3, "options": {"max_rounds": 3, "shared_side": "harkonnen"}}
        scores.append(play_one((Plan("war_for_arrakis", "quick", "random", setup, games=1, seat=seat), 0)))
    told = [(score.won, score.decisions, score.points) for score in scores]
    table = rules_of("war_for_arrakis").set_up(setup, "1/0", False)
    sides = [judge_of("war_for_arrakis").side_of(table, seat) for seat in range(3)]
    alone = sides.index(w.ATREIDES)
    first, second = (seat for seat in range(3) if seat != alone)
    assert told[first] == told[second] != told[alone]
