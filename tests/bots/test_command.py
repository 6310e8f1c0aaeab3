"""Bots in any language: what is said, and what becomes of programs that crash, are late or talk nonsense."""

import gc
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad
from landsraad import BadOption, bots
from landsraad.bots import command
from landsraad.bots.command import BotFailed, CommandBot, end_all
from landsraad.lab.simulate import Plan, simulate
from landsraad.lab.try_bot import try_bot
from landsraad.text.fluent import LANGUAGES
from landsraad.text.speakers import error_text

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "docs" / "examples"
PYTHON_BOT = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'bot.py'))}"

# What a bot says when it is asked: a Python expression in terms of `count`, how often it was asked in this process.
SCRIPT = """
import json, sys, time, os
count = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print({hello!r}, flush=True)
    elif word == "new":
        print("ready", flush=True)
    elif word == "look":
        look = json.loads(rest)
    elif word == "choose":
        count += 1
        {answer}
    elif word == "bye":
        break
"""


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    yield
    gc.collect()
    end_all()
    command.watch(None)


def written(folder: Path, answer: str, hello: str = 'hello {"protocol": 1}', seconds: float = 30) -> str:
    """The name of a bot that answers so."""
    path = folder / "bot.py"
    path.write_text(SCRIPT.format(answer=answer, hello=hello))
    return f"cmd@{seconds:g}:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def look(seed: int = 1) -> bots.Look:
    game = landsraad.new_game("imperium", seats=3, seed=seed)
    return bots.Look(game.rules, game.table, 4)


def test_a_program_is_greeted_told_of_the_game_shown_a_look_and_asked(tmp_path: Path) -> None:
    said: list[str] = []
    command.watch(said.append)
    bot = CommandBot(written(tmp_path, 'print("info thinking"); print("play 1", flush=True)'), 77)
    seen = look()
    assert bot.choose(seen) == seen.options[1]
    words = [" ".join(line.split()[:2]) for line in said]
    assert words == ["> hello", "< hello", "> new", "< ready", "> look", "> choose", "< info", "< play"]
    assert '"seed":77' in said[2] and '"game":"imperium"' in said[2]
    assert '"view":' in said[4] and '"options":["' in said[4] and '"seconds":30.0' in said[5]


def test_an_answer_may_be_a_notation(tmp_path: Path) -> None:
    seen = look()
    bot = CommandBot(written(tmp_path, 'print("play", look["options"][-1], flush=True)'), 1)
    assert bot.choose(seen) == seen.options[-1]


def test_a_program_is_shown_what_it_needs(tmp_path: Path) -> None:
    said: list[str] = []
    command.watch(said.append)
    hello = 'hello {"protocol": 1, "needs": []}'
    CommandBot(written(tmp_path, 'print("play", look["count"] - 1, flush=True)', hello), 1).choose(look())
    assert '"view"' not in said[4] and '"options"' not in said[4]


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("print('play 99', flush=True)", "bot-answer"),
        ("print('play everything', flush=True)", "bot-answer"),
        ("print('what?', flush=True)", "bot-said"),
        ("os._exit(3)", "bot-crashed"),
        ("time.sleep(600)", "bot-late"),
    ],
)
def test_failures_are_told(tmp_path: Path, answer: str, key: str) -> None:
    bot = CommandBot(written(tmp_path, answer, seconds=0.3 if "sleep" in answer else 30), 1)
    with pytest.raises(BotFailed) as failed:
        bot.choose(look())
    assert failed.value.key == key and not bot.holder
    for lang in LANGUAGES:
        assert error_text(failed.value, lang)


def test_a_program_that_does_not_speak_the_protocol(tmp_path: Path) -> None:
    for hello in ('hello {"protocol": 2}', "hello there", "good day"):
        with pytest.raises(BotFailed):
            CommandBot(written(tmp_path, "pass", hello), 1).choose(look())


def test_one_crash_is_forgiven(tmp_path: Path) -> None:
    """The program is started again and asked the same."""
    mark = tmp_path / "crashed"
    answer = f"(os._exit(1) if not os.path.exists({str(mark)!r}) and not open({str(mark)!r}, 'w').close() else 0);"
    seen = look()
    assert CommandBot(written(tmp_path, answer + ' print("play 0", flush=True)'), 1).choose(seen)
    assert mark.exists()


def test_a_program_is_kept_for_the_next_game(tmp_path: Path) -> None:
    name = written(tmp_path, 'print("play", min(count, look["count"]) - 1, flush=True)')
    seen = look()
    first = CommandBot(name, 1)
    assert first.choose(seen) == seen.options[0]
    program = first.holder[0]
    del first
    gc.collect()
    second = CommandBot(name, 2)
    assert second.choose(seen) == seen.options[1]  # it has counted on
    assert second.holder == [program]
    third = CommandBot(name, 3)  # while the other one plays
    assert third.choose(seen) == seen.options[0]
    end_all()
    del second, third
    gc.collect()
    end_all()
    assert not program.alive


def test_names_are_checked() -> None:
    for wrong in ("cmd:", "cmd: ", "cmd:'open"):
        with pytest.raises(BadOption, match="cannot be loaded"):
            bots.check(wrong)
    with pytest.raises(BadOption, match="cannot be loaded"):
        bots.make("cmd:there-is-no-such-program-here", 1).choose(look())
    assert not bots.is_command("cmd") and not bots.is_command("my_bots:Class") and bots.is_command("cmd@2.5:x y")


def test_the_example_in_python_plays_whole_games() -> None:
    report, failures = simulate(Plan("imperium", (f"cmd:{PYTHON_BOT}", "random", "random"), 2, 1), workers=1)
    assert failures == [] and report["finished"] == 2
    again, _ = simulate(Plan("imperium", (f"cmd:{PYTHON_BOT}", "random", "random"), 2, 1), workers=1)
    assert again["wins"] == report["wins"] and again["decisions"] == report["decisions"]


@pytest.mark.skipif(shutil.which("node") is None, reason="the example in JavaScript needs node")
def test_the_example_in_javascript_plays_a_whole_game() -> None:
    report = try_bot(f"node {shlex.quote(str(EXAMPLES / 'bot.js'))}", "imperium", 1, 60)
    assert report["name"] == "Example in JavaScript" and report["decisions"] > 20


def test_a_bot_that_fails_is_an_error_of_its_game(tmp_path: Path) -> None:
    """Counted and told, never hidden; the other games go on."""
    name = written(tmp_path, 'print("play nonsense", flush=True)')
    report, failures = simulate(Plan("imperium", (name, "random", "random"), 2, 1), workers=1)
    assert report["errors"] == 2 and "BotFailed" in failures[0] and "nonsense" in failures[0]
