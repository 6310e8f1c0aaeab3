"""What a game costs: one folder of under 200 lines and one entry; then it is played everywhere the house plays.

The conformance suite plays it too (tests/conformance).
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad
from landsraad import BadOption, IllegalMove
from landsraad.game import Game
from landsraad.lab.bench import play_random
from landsraad.lab.simulate import Plan, simulate
from landsraad.text.fluent import LANGUAGES
from landsraad.text.speakers import error_text
from tests.conformance.games import chooser, play_out
from tests.toys import sandstorm

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = Path(sandstorm.__file__).parent


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    landsraad.register(sandstorm.ENTRY)
    yield
    landsraad.GAMES.forget("sandstorm")


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a computer on which a package with the game is installed."""
    metadata = tmp_path / "sandstorm-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sandstorm\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[landsraad.games]\nsandstorm = tests.toys.sandstorm:ENTRY\n")
    path = os.pathsep.join([str(tmp_path), str(Path(landsraad.__file__).parent.parent), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "LANDSRAAD_LANG": "en"}


def called(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "landsraad.cli", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(seed: int = 1, lang: str = "en") -> Game:
    game = landsraad.new_game("sandstorm", seats=3, seed=seed, expansions=["worms"], options={"drought": True})
    return play_out(game, chooser(seed))


# --- what it costs ---------------------------------------------------------------------------------------------------


def test_the_whole_game_is_under_two_hundred_lines() -> None:
    files = sorted(FOLDER.glob("*.py"))
    assert [file.name for file in files] == ["__init__.py", "rules.py", "words.py"]
    assert sum(len(file.read_text().splitlines()) for file in files) < 200
    assert max(len(line) for file in files for line in file.read_text().splitlines()) <= 120


def test_its_entry_gives_nothing_but_its_rules() -> None:
    assert landsraad.Entry(name="sandstorm", rules="tests.toys.sandstorm.rules:Sandstorm") == sandstorm.ENTRY


# --- what it gets ----------------------------------------------------------------------------------------------------


def test_it_is_recorded_replayed_and_comes_back_from_a_position() -> None:
    game = played()
    again = landsraad.replay(json.dumps(game.record()))
    assert (again.result(), again.checksum(), again.events) == (game.result(), game.checksum(), game.events)
    assert landsraad.from_position("sandstorm", game.position()).result() == game.result()


def test_its_set_up_is_checked() -> None:
    wrong = [
        {"seats": 5},
        {"expansions": ["rise_of_ix"]},
        {"options": {"epic": True}},
        {"options": {"drought": "very"}},
        {"leaders": ["paul_atreides"]},
    ]
    for setup in wrong:
        with pytest.raises(BadOption) as refusal:
            landsraad.new_game("sandstorm", **setup)
        assert all(error_text(refusal.value, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_by_its_names(lang: str) -> None:
    game = landsraad.new_game("sandstorm", seats=2, seed=3)
    assert game.question is not None and "card?" in game.question.text(lang)
    assert game.options[0].text(lang).startswith("Send caravan ")
    with pytest.raises(IllegalMove) as refusal:
        game.play("take spice_1")
    assert [reason.key for reason in refusal.value.reasons] == ["not-asked"]
    assert error_text(refusal.value, lang)
    assert any("arrived caravan" in line for line in played().log(None, lang))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = landsraad.new_game("sandstorm", seats=2, seed=3)
    hand = game.view(0)["seats"][0]["hand"]
    assert len(hand) == 6 and hand == sorted(hand) and game.view(1)["seats"][0]["hand"] == 6
    assert game.view(0)["deck"] == 40 - 12
    assert any("drew caravan" in line for line in game.log(0)) and not any("drew" in line for line in game.log(None))


def test_bots_play_it_and_it_is_simulated_and_measured() -> None:
    plan = Plan("sandstorm", ("greedy", "random", "random"), games=4, seed=2, expansions=("worms",))
    report, failures = simulate(plan, workers=1)
    assert failures == [] and report["finished"] == 4 and sum(report["wins"]["seat"].values()) == 4
    assert all(decisions > 20 for decisions, _ in play_random(landsraad.rules_of("sandstorm"), 2, 1))


# --- as somebody's package -------------------------------------------------------------------------------------------


def test_an_installed_game_is_played_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    """Questions of set-up, a whole game of first options, the standings, and the record of it."""
    begun = "2\n7\n"
    shown = called(installed, tmp_path, "terminal", "sandstorm", "--lang", "en", typed=begun + "1\n" * 60)
    decisions = len(re.findall(r"^Player A .*>", shown, re.MULTILINE))
    assert 10 < decisions < 60  # whatever is typed after the end leaves the table
    typed = begun + "1\n" * decisions + "s evening.json\n\n"
    shown = called(installed, tmp_path, "terminal", "sandstorm", "--lang", "en", typed=typed)
    assert "You are Player A. Seed 7." in shown and "Send caravan" in shown and "arrived caravan" in shown
    assert "market: " in shown and "winner: " in shown and "standings: " in shown
    record = json.loads((tmp_path / "evening.json").read_text())
    assert record["game"] == "sandstorm" and record["result"] is not None
    told = called(installed, tmp_path, "replay", "evening.json", "--lang", "en")
    assert "Round 1" in told and "standings: " in told


def test_an_unfinished_game_is_left_saved_and_resumed(installed: dict[str, str], tmp_path: Path) -> None:
    typed = "2\n7\nt\nb\nh\nl\nu\nw take worm\nc worm\no\n?\nnonsense\n1\ns half.json\nq\n"
    shown = called(installed, tmp_path, "terminal", "sandstorm", "--lang", "en", typed=typed)
    assert "Something else is asked now." in shown and "Nothing is called worm." in shown
    shown = called(installed, tmp_path, "terminal", "--resume", "half.json", "--lang", "en", typed="q\n")
    assert "Player A" in shown


def test_an_installed_game_is_simulated_by_several_workers(installed: dict[str, str], tmp_path: Path) -> None:
    told = called(
        installed, tmp_path,
        "simulate", "sandstorm", "--seats", "4", "--games", "12", "--with", "worms", "--option", "drought",
        "--workers", "2", "--records", "games", "--json",
    )  # fmt: skip
    report = json.loads(told)
    assert report["finished"] == 12 and report["errors"] == 0
    records = sorted((tmp_path / "games").glob("*.json"))
    assert len(records) == 12
    assert landsraad.load(str(records[0])).result() is not None


def test_a_game_that_nobody_has_installed_is_unknown(tmp_path: Path) -> None:
    path = str(Path(landsraad.__file__).parent.parent)
    command = [sys.executable, "-m", "landsraad.cli", "terminal", "sandstorm", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, cwd=tmp_path)
    assert done.returncode == 2 and "there is no game 'sandstorm'; there is: imperium, war_for_arrakis" in done.stderr
