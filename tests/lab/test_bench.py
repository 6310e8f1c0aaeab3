"""The speed of a build: what is measured is measured the same way every time."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from landsraad import rules_of
from landsraad.lab.bench import bench, build, count_calls, count_choices, play_random


def test_the_report_has_every_figure() -> None:
    report = bench(seconds=0.1)
    assert set(report) == {
        "us_per_decision",
        "cpu_us_per_decision",
        "games_per_second",
        "decisions_per_game",
        "choices_per_game",
        "clone_us",
        "calls_per_decision",
        "build",
        "games",
        "seconds",
        "python",
        "machine",
    }
    assert report["build"] == build()
    assert report["build"] in ("compiled", "interpreted")
    assert 0 < report["choices_per_game"] < report["decisions_per_game"]
    assert report["us_per_decision"] > 0 and report["clone_us"] > 0 and report["games"] >= 5


def test_the_same_seed_plays_the_same_games() -> None:
    rules = rules_of("imperium")
    one, again, other = ([decisions for decisions, _ in play_random(rules, 2, seed)] for seed in (3, 3, 4))
    assert one == again != other


def test_choices_are_counted_in_the_games_that_are_timed() -> None:
    rules = rules_of("imperium")
    choices, tables = count_choices(rules, 2, 3)
    assert 0 < choices < sum(decisions for decisions, _ in play_random(rules, 2, 3))
    assert tables and all(table.to_act >= 0 for table in tables)


def test_calls_are_a_figure_that_does_not_waver() -> None:
    rules = rules_of("imperium")
    assert count_calls(rules, 1, 1) == count_calls(rules, 1, 1) > 0


PROGRAMS = sorted((Path(__file__).parents[2] / "bench").glob("*.py"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_what_a_program_that_measures_takes_from_the_house_is_there(program: Path) -> None:
    """They run for minutes and seldom: that a name has moved should not be learnt then."""
    for node in ast.walk(ast.parse(program.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in ("landsraad", "tests"):
            module = import_module(node.module or "")
            for name in node.names:
                below = f"{node.module}.{name.name}"  # a module or a package of it that nobody has imported yet
                there = hasattr(module, name.name) or (hasattr(module, "__path__") and find_spec(below) is not None)
                assert there, f"{program.name}: {node.module} has no {name.name}"
