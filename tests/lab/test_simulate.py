"""Many games: the same result for any number of workers, and no failure hidden."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import landsraad
from landsraad import BadOption, bots
from landsraad.lab.simulate import Plan, Tally, play_some, simulate

FOUR = ("random",) * 4


class Wrong:
    """A bot that answers with something that is none of its options."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: bots.Look) -> int:
        return -1


def without_time(report: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if key != "seconds"}


def test_the_report_adds_up() -> None:
    report, failures = simulate(Plan("imperium", FOUR, 12, 1, ("rise_of_ix",)), workers=1)
    assert list(report) == ["games", "finished", "errors", "seconds", "decisions", "mean_rounds", "wins"]
    assert (report["games"], report["finished"], report["errors"], failures) == (12, 12, 0, [])
    assert list(report["wins"]) == ["seat", "bot", "leader"]
    assert list(report["wins"]["seat"]) == ["0", "1", "2", "3"]
    assert all(sum(counts.values()) == 12 for counts in report["wins"].values())
    assert 5 <= report["mean_rounds"] <= 10
    assert report["decisions"] > 12 * 100
    json.dumps(report)


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    plan = Plan("imperium", FOUR, 24, "a word", ("rise_of_ix",))
    one, two, five = (without_time(simulate(plan, workers)[0]) for workers in (1, 2, 5))
    assert one == two == five


def test_game_number_n_is_the_same_however_many_are_played() -> None:
    short, long = Plan("imperium", FOUR, 3, 8), Plan("imperium", FOUR, 30, 8)
    assert play_some(short, 1, 3) == play_some(long, 1, 3)
    assert play_some(short, 0, 3) != play_some(Plan("imperium", FOUR, 3, 9), 0, 3)


def test_tallies_add_up_in_any_order() -> None:
    plan = Plan("imperium", ("random",) * 3, 6, 4)
    parts = [play_some(plan, first, first + 2) for first in (0, 2, 4)]
    forwards, backwards = Tally(), Tally()
    for part in parts:
        forwards.add(part)
    for part in reversed(parts):
        backwards.add(part)
    assert forwards == backwards == play_some(plan, 0, 6)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats(seats: int) -> None:
    report, failures = simulate(Plan("imperium", ("random",) * seats, 4, 2, ("rise_of_ix",)), workers=1)
    assert failures == []
    assert report["finished"] == 4


def test_epic_games_and_given_leaders() -> None:
    leaders = ("paul_atreides", "helena_richese", "ilesa_ecaz", "tessia_vernius")
    plan = Plan("imperium", FOUR, 3, 2, ("rise_of_ix",), {"epic": True}, leaders)
    report, _ = simulate(plan, workers=1)
    assert set(report["wins"]["leader"]) <= set(leaders)
    drafted, failures = simulate(Plan("imperium", FOUR, 2, 2, ("rise_of_ix",), {}, "draft"), workers=1)
    assert (drafted["finished"], failures) == (2, [])


def test_a_game_that_fails_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_REGISTERED", {"wrong": Wrong})
    report, failures = simulate(Plan("imperium", ("random", "wrong", "random"), 3, 7), workers=1)
    assert (report["games"], report["finished"], report["errors"]) == (3, 0, 3)
    assert report["mean_rounds"] is None
    assert failures[0] == ("game 0 (seed '7 game 0'): BadOption: 'wrong' answered -1, which is none of its options")


def test_who_stops_it_hears_about_what_is_done(tmp_path: Path) -> None:
    plan = Plan("imperium", FOUR, 8, 1, records=str(tmp_path))

    def enough(games: int, rate: float) -> None:
        if games >= 3:
            raise KeyboardInterrupt

    for workers in (1, 2):
        report, _ = simulate(plan, workers, enough)
        assert 3 <= report["games"] == report["finished"]
    assert len(list(tmp_path.iterdir())) >= 3


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate(Plan("imperium", FOUR, 8, 1), 1, lambda games, rate: heard.append(games))
    assert heard == sorted(heard) and heard[-1] == 8


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (Plan("chess", FOUR, 1), "there is no game 'chess'"),
        (Plan("imperium", ("nobody",) * 4, 1), "there is no bot 'nobody'"),
        (Plan("imperium", ("random",) * 5, 1), "seats"),
        (Plan("imperium", FOUR, 0), "the number of games"),
        (Plan("imperium", FOUR, 1, 0, ("rise_of_xi",)), "there is no expansion"),
        (Plan("imperium", FOUR, 1, 0, (), {"epic": True}), "rise_of_ix"),
        (Plan("imperium", FOUR, 1, 0, (), {}, ("gurney",)), "there is no leader 'gurney'"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        simulate(plan, 1)


def test_there_is_at_least_one_worker() -> None:
    with pytest.raises(BadOption, match="workers"):
        simulate(Plan("imperium", FOUR, 1), 0)


def test_records_tell_the_games_and_their_bots(tmp_path: Path) -> None:
    """Each record replays and says who played; the report is the same as without."""
    plan = Plan("imperium", ("greedy", "random"), 3, 5, records=str(tmp_path / "games"))
    report, failures = simulate(plan, workers=1)
    assert not failures
    assert without_time(report) == without_time(simulate(replace(plan, records=None), workers=1)[0])
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["000000.json", "000001.json", "000002.json"]
    winners = []
    for number, file in enumerate(files):
        record = json.loads(file.read_text())
        assert record["bots"] == [{"level": name, "weights": None, "budget": None} for name in plan.bots] + [None]
        assert record["seed"] == plan.seed_of(number)
        game = landsraad.replay(record)
        winners.append(str(game.result()["winner"]))  # type: ignore[index]
    assert report["wins"]["seat"] == {seat: winners.count(seat) for seat in report["wins"]["seat"]}


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="cannot write to"):
        simulate(Plan("imperium", FOUR, 1, records=str(tmp_path / "file")), workers=1)
