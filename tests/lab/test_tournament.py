"""Tournaments: the same deals from every seat, nothing lost when they are stopped, ratings that follow the games."""

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad import BadOption, bots
from landsraad.lab import tournament as lab
from landsraad.lab.page import tournament_page, whiskers
from landsraad.lab.tournament import Plan, SetUp, failures, interval, kept, line_ups, plan_from, read_plan, run
from landsraad.text.fluent import LANGUAGES

TOML = """
name = "Spring"
seed = 7
[entrants]
one = "random"
two = "random"
three = "greedy"
[[setups]]
game = "imperium"
seats = 3
deals = 2
expansions = ["rise_of_ix"]
[[setups]]
name = "war"
game = "war_for_arrakis"
seats = 2
deals = 3
options = { max_rounds = 1 }
"""


class Failing:
    """A bot that always answers with something that is none of its options."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: bots.Look) -> int:
        return -1


def small(entrants: dict[str, str] | None = None, deals: int = 2) -> Plan:
    setup = SetUp("war", "war_for_arrakis", 2, deals, options={"max_rounds": 1})
    return Plan("small", entrants or {"one": "random", "two": "random"}, (setup,), 3)


def without_time(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in game.items() if key != "seconds"} for game in games]


def test_every_deal_is_played_from_every_seat(tmp_path: Path) -> None:
    (tmp_path / "spring.toml").write_text(TOML)
    plan = read_plan(tmp_path / "spring.toml")
    schedule = plan.schedule()
    assert len(schedule) == 2 * 3 + 3 * 2
    for deal in range(2):
        lines = [pairing.seats for pairing in schedule if pairing.setup == 0 and pairing.deal == deal]
        assert lines == [("one", "two", "three"), ("two", "three", "one"), ("three", "one", "two")]
    met = {frozenset(pairing.seats) for pairing in schedule if pairing.setup == 1}
    assert met == {frozenset(pair) for pair in (("one", "two"), ("one", "three"), ("two", "three"))}


def test_too_few_sit_down_again() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    plan = Plan("p", {"a": "random", "b": "random"}, (SetUp("s", "imperium", 4, 1),))
    assert [pairing.seats for pairing in plan.schedule()] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_a_stopped_tournament_comes_out_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = run(small(), tmp_path / "whole", workers=1)
    assert len(whole) == 4
    cut = tmp_path / "cut"
    cut.mkdir()
    lines = (tmp_path / "whole" / lab.LINES).read_text().splitlines(keepends=True)
    (cut / lab.LINES).write_text(lines[2] + lines[0] + lines[1][:20])  # the machine died in the middle of a line
    told: list[tuple[int, int]] = []
    again = run(small(), cut, workers=1, progress=lambda done, of: told.append((done, of)))
    assert without_time(again) == without_time(whole) and told == [(3, 4), (4, 4)]
    assert without_time(lab.in_order(kept(cut))) == without_time(whole)


def test_the_result_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    one, two = (run(small(), tmp_path / str(workers), workers=workers) for workers in (1, 2))
    assert without_time(one) == without_time(two)


def test_another_tournament_does_not_go_on_in_this_folder(tmp_path: Path) -> None:
    run(small(deals=1), tmp_path, workers=1)
    with pytest.raises(BadOption, match="another tournament"):
        run(small(deals=2), tmp_path, workers=1)


def test_a_bot_that_fails_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._REGISTERED, "failing", Failing)  # only here: other tests list the bots there are
    games = run(small({"good": "random", "bad": "failing"}, deals=1), tmp_path, workers=1)
    for game in games:
        bad = game["seats"].index("bad")
        assert game["failed"] == bad and game["places"][bad] == 2 and game["places"][1 - bad] == 1
        assert "none of its options" in game["how"]
    (told,) = failures(games)
    assert told.startswith("bad: ") and "none of its options" in told and told.endswith("(2)")


def games_between(places: list[int], many: int) -> list[dict[str, Any]]:
    game = {"setup": 0, "turn": 0, "seats": ["one", "two"], "places": places, "points": [0, 0], "rounds": 1}
    return [{**game, "deal": deal, "decisions": 1, "failed": None, "how": ""} for deal in range(many)]


def test_ratings_follow_the_games() -> None:
    pytest.importorskip("openskill", reason="ratings need openskill: pip install 'landsraad[lab]'")
    table = lab.standings(small(), games_between([1, 2], 30))
    assert [line["entrant"] for line in table] == ["one", "two"]
    assert table[0]["rating_low"] > table[1]["rating_high"]
    assert table[0]["won"] == 1.0 and table[1]["won"] == 0.0
    equal = lab.standings(small(), games_between([1, 1], 30))
    assert equal[0]["won"] == equal[1]["won"] == 0.5 and abs(equal[0]["rating"] - equal[1]["rating"]) < 1e-6
    few = lab.standings(small(), games_between([1, 2], 3))
    assert few[0]["rating_high"] - few[0]["rating_low"] > table[0]["rating_high"] - table[0]["rating_low"]


def test_an_interval_holds_the_share_and_shrinks() -> None:
    assert interval(0.5, 0) == (0.0, 1.0)
    low, high = interval(0.5, 100)
    assert 0.40 < low < 0.41 and 0.59 < high < 0.60
    assert interval(1.0, 10)[1] == 1.0 and interval(1.0, 10)[0] > 0.7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_it_in_every_language(lang: str) -> None:
    pytest.importorskip("openskill", reason="ratings need openskill: pip install 'landsraad[lab]'")
    page = tournament_page(lab.report(small(), games_between([1, 2], 4)), lang)
    assert page.count("<svg") == 2 and f'lang="{lang}"' in page and "one" in page and "100.0%" in page


def test_what_is_drawn_is_escaped() -> None:
    assert "<b>" not in whiskers([("<b>", 1.0, 0.5, 1.5)], "t")
    assert whiskers([("same", 1.0, 1.0, 1.0)], "t").count("<circle") == 1


def test_results_are_data(tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet", reason="results need pyarrow: pip install 'landsraad[lab]'")
    lab.write_parquet(small(), games_between([1, 2], 2), tmp_path / "r.parquet")
    rows = parquet.read_table(tmp_path / "r.parquet").to_pylist()
    assert len(rows) == 4 and rows[1]["entrant"] == "two" and rows[1]["place"] == 2 and not rows[1]["failed"]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"entrants": {"one": "random"}, "setups": [{"game": "imperium"}]}, "two entrants"),
        ({"entrants": {"one": "random", "two": "random"}}, "needs a set-up"),
        ({"entrants": {"one": "nobody", "two": "random"}, "setups": [{"game": "imperium"}]}, "no bot"),
        ({"entrants": {"one": 1, "two": "random"}, "setups": []}, "gives each entrant a bot"),
        ({"entrants": {"one": "random", "two": "random"}, "setups": [{"game": "imperium", "deal": 1}]}, "no 'deal'"),
        ({"entrants": {"one": "random", "two": "random"}, "setups": [{"game": "imperium", "deals": 0}]}, "one deal"),
        ({"entrants": {"one": "random", "two": "random"}, "setups": [{}]}, "names its game"),
        ({"entrants": {"one": "random", "two": "random"}, "setups": [{"game": "imperium", "seats": 9}]}, "seats"),
        ({"rounds": 3}, "no 'rounds'"),
    ],
)
def test_what_cannot_be_played_is_told(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        plan_from(data)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("name = ")
    for file in ("x.toml", "y.toml"):
        with pytest.raises(BadOption, match=file):
            read_plan(tmp_path / file)


def test_the_plan_is_kept_beside_the_games(tmp_path: Path) -> None:
    run(small(deals=1), tmp_path, workers=1)
    assert json.loads((tmp_path / lab.PLAN).read_text())["entrants"] == {"one": "random", "two": "random"}
