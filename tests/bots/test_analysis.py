"""The analysis of a finished game: chances, costs, luck; the same for the same record, and blind like its players."""

import json
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import msgspec
import pytest
from tests.bots.sandstorm_judge import SandstormJudge
from tests.toys.sandstorm import ENTRY, words

import landsraad
from landsraad.bots.analysis import (
    Analysis,
    Choice,
    Course,
    Effort,
    Luck,
    accuracy,
    examined,
    gathered,
    is_mistake,
    line_after,
    sketched,
    usual_effort,
)
from landsraad.bots.dice import throw
from landsraad.bots.outcomes import POLICY, difference, outcome
from landsraad.game import Game
from landsraad.games import GAMES
from landsraad.kernel.decisions import first_of, verb_of
from landsraad.kernel.errors import BadOption
from landsraad.kernel.table import ROUND, Table

EFFORT = Effort(playouts=12, worlds=3, candidates=4, samples=6)
SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "schemas" / "analysis.schema.json"


@pytest.fixture(scope="module")
def played() -> Iterator[Game]:
    """A game of Sandstorm in which seat 0 sends its weakest caravan, and the others any."""
    landsraad.register(ENTRY)
    game = landsraad.new_game("sandstorm", seats=3, seed=8)
    while not game.over:
        number = 0 if game.to_act == 0 else throw(3, len(game.moves)) % len(game.options)
        game.play(game.options[number])
    yield game
    GAMES.forget("sandstorm")


@pytest.fixture(scope="module")
def analysis(played: Game) -> Analysis:
    return analysed(Course(played, SandstormJudge()))


def analysed(course: Course) -> Analysis:
    return gathered(course, [examined(course, at, EFFORT) for at in course.choices], EFFORT)


def test_the_ways_of_all_seats_add_up_from_the_start_to_the_result(played: Game, analysis: Analysis) -> None:
    winner = played.result()["winner"]  # type: ignore[index]
    assert analysis.curve[-1].chances == [float(seat == winner) for seat in range(3)]
    assert [point.at for point in analysis.curve] == [*(choice.at for choice in analysis.choices), len(played.moves)]
    for player in analysis.players:
        way = analysis.curve[-1].chances[player.side] - analysis.curve[0].chances[player.side]
        assert player.decisions + player.luck + player.others == pytest.approx(way, abs=0.02)
    for point in analysis.curve:
        assert sum(point.chances) == pytest.approx(1, abs=0.001)


def test_who_takes_the_least_is_told_what_it_cost(played: Game) -> None:
    course = Course(played, SandstormJudge())
    takes = [
        at for at in course.choices if played.movers[at] == 0 and verb_of(course.tables[at].options[0]) == words.V_TAKE
    ]

    def gap(at: int) -> int:
        prizes = [first_of(option) for option in course.tables[at].options]
        return max(prizes) - min(prizes)

    at = max(takes, key=gap)
    assert gap(at) >= 3
    seen = examined(course, at, Effort(playouts=60, worlds=3, candidates=4, samples=60))
    assert is_mistake(seen) and seen.cost > 0.05
    most = max(course.tables[at].options)
    assert seen.better == played.rules.notation.write(most) != seen.option
    assert seen.best[0] - seen.played[0] == pytest.approx(seen.cost, abs=0.001)
    assert "spice" in [moved.feature for moved in seen.why]
    analysis = gathered(course, [seen, Choice(0, 1, "end", [0.2, 0.4, 0.4], [0.3, 0.4, 0.3], 0.5)], EFFORT)
    assert [analysis.choices[place].cost for place in analysis.mistakes] == [0.5, seen.cost]
    assert analysis.players[0].mistakes == 1 and analysis.players[0].lost == seen.cost
    assert analysis.players[0].accuracy < 100 == analysis.players[2].accuracy


def test_the_same_record_has_the_same_analysis(played: Game, analysis: Analysis) -> None:
    again = Course(landsraad.replay(played.record()), SandstormJudge())
    assert [examined(again, at, EFFORT) for at in again.choices[:6]] == analysis.choices[:6]


def test_a_choice_is_looked_at_with_the_eyes_of_whoever_had_it(played: Game) -> None:
    """The same choice in another world of the same seat: nothing is different."""
    course = Course(played, SandstormJudge())
    at = course.choices[4]
    seen = examined(course, at, EFFORT)
    t = course.tables[at]
    course.tables[at] = played.rules.redealt(t, t.to_act, 99)
    elsewhere = examined(course, at, EFFORT)
    elsewhere.line = seen.line  # it goes on with the cards that really came
    assert elsewhere == seen


def test_a_rough_curve_comes_first(played: Game) -> None:
    course = Course(played, SandstormJudge())
    sketch = sketched(course)
    assert sketch.progress == 0 and sketch.choices == [] and sketch.effort is None
    assert [point.at for point in sketch.curve] == [*course.choices, len(played.moves)]


def test_options_are_compared_with_the_same_dice(played: Game) -> None:
    course = Course(played, SandstormJudge())
    at = course.choices[0]
    worlds, seat = course.worlds(at, 3), course.tables[at].to_act
    action = course.tables[at].options[0]
    one, other = (outcome(course.judge, worlds, action, ROUND, 6, 5) for _ in range(2))
    assert difference(one, other, seat) == (0.0, 0.0)
    free = outcome(course.judge, worlds, POLICY, ROUND, 6, 5)
    assert len(free.samples) == 6 and [len(has) for has in free.having] == [6, 6, 6]
    assert {len(features) for has in free.having for features in has} == {2}


def test_a_line_is_the_rest_of_the_turn(played: Game) -> None:
    course = Course(played, SandstormJudge())
    at = course.choices[0]
    t = course.tables[at]
    assert all(step != t.options[0] for step in line_after(course.judge, t, t.options[0]))
    assert course.tables[at].to_act == t.to_act  # nothing was played on the table itself


def test_a_game_in_progress_is_not_analysed_nor_one_nobody_judges(played: Game) -> None:
    with pytest.raises(BadOption) as refused:
        Course(landsraad.new_game("sandstorm", seats=2, seed=1), SandstormJudge())
    assert refused.value.key == "analysis-not-over"
    with pytest.raises(BadOption) as unknown:
        Course(played, None)
    assert unknown.value.key == "analysis-no-judge"


def test_what_costs_less_than_it_may_be_wrong_by_is_no_mistake() -> None:
    def choice(cost: float, error: float) -> Choice:
        return Choice(0, 0, "end", [1.0], [1.0], cost, error)

    assert is_mistake(choice(0.05, 0.02)) and not is_mistake(choice(0.05, 0.03)) and not is_mistake(choice(0.009, 0))


def test_accuracy_is_full_where_nothing_was_lost() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert 60 < accuracy([0.10]) < 68 and accuracy([1.0]) < 1


def test_a_game_with_longer_rounds_is_looked_at_less_thoroughly() -> None:
    imperium, war = usual_effort("imperium"), usual_effort("war_for_arrakis")
    assert war.playouts <= imperium.playouts and war.samples <= imperium.samples and war.samples >= 2


def test_luck_is_told_by_its_size(analysis: Analysis) -> None:
    sizes = [max(map(abs, one.change)) for one in analysis.luck]
    assert sizes == sorted(sizes, reverse=True) and isinstance(analysis.luck[0], Luck)


def test_the_export_keeps_to_its_schema(analysis: Analysis) -> None:
    """docs/schemas/analysis.schema.json, written by tools/make_golden.py."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.validate(json.loads(msgspec.json.encode(analysis)), schema)
    assert schema == json.loads(json.dumps(msgspec.json.schema(Analysis)))


class Foreseeing(SandstormJudge):
    """It has another opinion than its value of who will win: seat 2, whatever happens."""

    def foresee(self, t: Table) -> list[float]:
        return [0.1, 0.1, 0.8]


def test_the_chances_are_those_of_the_network(played: Game) -> None:
    course = Course(played, Foreseeing())
    assert sketched(course).curve[0].chances == [0.1, 0.1, 0.8]
    early = examined(course, course.choices[0], EFFORT)
    assert early.before == early.played == [0.1, 0.1, 0.8] and early.cost == 0
