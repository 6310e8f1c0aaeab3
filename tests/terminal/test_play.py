"""Whole games through what a person types: from the first question to the standings, with every command on the way."""

import io
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import landsraad
from landsraad import cli
from landsraad.terminal.opening import begin, default_wishes
from landsraad.terminal.play import Table
from landsraad.terminal.session import Session
from landsraad.text.imperium import name

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command with these lines typed; gives back what was printed."""

    def run_command(arguments: str, lines: Iterable[str]) -> str:
        monkeypatch.setattr("sys.argv", ["landsraad", *arguments.split()])
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LANDSRAAD_LANG", "en")
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert left.value.code == 0
        return capsys.readouterr().out

    return run_command


def test_a_whole_game_from_the_questions_to_the_standings(run: Run) -> None:
    """Always the first option ends a game as well as any other way."""
    out = run("terminal --lang en", ["4", "y", "n", "Paul Atreides", "7", *["1"] * 500])
    assert "You are Player A, playing Paul Atreides. Seed 7." in out
    for number in range(1, 8):
        assert f"Round {number}: Player Turns" in out
    assert "The game is over" in out
    assert re.search(r"(Player A|Bot [BCD]) wins", out)
    assert "victory points" in out and "Paul Atreides" in out
    assert "\x1b" not in out


def test_numbers_that_are_no_options_do_no_harm(run: Run) -> None:
    lines = [str(number) for _ in range(200) for number in (3, 2, 5, 1)]
    out = run("terminal --seed 3 --base --seats 3", lines)
    assert "is no option here: type a number from 1 to" in out
    assert "The game is over" in out


def test_save_quit_and_resume(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is left and resumed ends like the one that is played through."""
    monkeypatch.chdir(tmp_path)
    lines = ["2", "1", "1"] * 200
    through = run("terminal --seed 5", [*lines])
    left = run("terminal --seed 5", [*lines[:20], "s half.json", *lines[20:22], "q"])
    assert "The game is saved in half.json" in left
    assert "Go on with: landsraad terminal --resume half.json" in left
    saved = json.loads((tmp_path / "half.json").read_text(encoding="utf-8"))
    assert saved["names"] == ["Player A", "Bot B [steward]", "Bot C [steward]", "Bot D [steward]"]
    resumed = run("terminal --resume half.json", lines[22:])
    ending = through[through.index("The game is over") :]
    assert resumed[resumed.index("The game is over") :] == ending


def test_the_end_of_input_saves_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = run("terminal --seed 5", ["2", "1"])
    found = re.search(r"landsraad terminal --resume (landsraad-\d+-\d+\.json)", out)
    assert found is not None
    assert len(landsraad.load(found[1]).moves) > 1


def test_a_place_that_cannot_be_written_to_loses_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out = run("terminal --seed 5", ["s no/such/folder/game.json", "s", "q"])
    assert "cannot be saved in no/such/folder/game.json: No such file or directory" in out
    assert "s needs a file" in out
    assert len(list(tmp_path.glob("landsraad-*.json"))) == 1


def test_leaving_at_the_questions_leaves_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("terminal", [])
    run("terminal --lang en", ["4"])
    assert list(tmp_path.iterdir()) == []


def test_every_command(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = [
        "?",
        "t",
        "b",
        "h",
        "l",
        "l 3",
        "c dagger",
        "c",
        "r voice",
        "r",
        "w dagger to arrakeen",
        "w",
        "u",
        "hello",
        "9" * 5000,
        "l " + "9" * 5000,
    ]
    out = run("terminal --seed 12 --leader paul", [*typed, "1", "u", "1", "u", "q"])
    for told in (
        "take your last choice back",
        "The Great Flat",
        "Top of your deck",
        "Round 1: Skirmish. Bot C begins",
        "The last 3 of",
        "Reveal: Gain 1 sword",
        "c needs a name",
        "The Voice.",
        "r needs a number or words",
        "Arrakeen needs the City icon, which Dagger does not have.",
        "A move is written like this",
        "Nothing of yours can be taken back",
        '"hello" is no command here',
        "Taken back.",
    ):
        assert told in " ".join(out.split()), told


def test_undo_asks_the_same_question_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = run("terminal --seed 12 --leader paul --bots random", ["1", "u", "1", "2", "q"])
    assert out.count("Your turn: send an agent, or reveal your hand?") == 2
    assert out.count("A sends an agent to Imperial Basin") == 2


def test_a_finished_game_can_be_kept_and_told_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = Session(*begin(replace(default_wishes("imperium", "en"), seed=5)))
    session.advance()
    while not session.game.over:
        session.choose(session.game.options[0])
    session.save(tmp_path / "done.json")
    ending = run("terminal --resume done.json", ["l 2", "s copy.json", "nothing that is a command"])
    assert "The game is over" in ending and "The last 2 of" in ending
    assert "The game is saved in copy.json" in ending
    told = run("replay copy.json", [])
    assert "The game is over" in told and "Round 1: " in told and "Bot B [steward] " in told


# --- several people at one screen ----------------------------------------------------------------------------------


def test_two_people_never_see_each_others_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed between two curtains belongs to one of them; the other's secrets are not in it."""
    game, players = begin(replace(default_wishes("imperium", "en"), seed=4, humans=2, names=("Anna", "Berta")))
    output = io.StringIO()
    table = Table(Session(game, players), Console(file=output, width=100, highlight=False), "en")
    curtains: list[str] = []
    looked_at = 0

    def type_a_line() -> str:
        nonlocal looked_at
        shown = output.getvalue()[looked_at:]
        behind = re.search(r"(Anna|Berta), it is your turn at the screen", shown)
        if behind is not None:
            curtains.append(behind[1])
            looked_at = len(output.getvalue())
            assert "Hand" not in shown[shown.rindex(behind[1]) :]
            return ""
        seat, other = (0, 1) if curtains[-1] == "Anna" else (1, 0)
        theirs = game.view(other)["seats"][other]["intrigue"]
        mine = game.view(seat)["seats"][seat]["intrigue"]
        secret = [name("intrigue", card) for card in theirs if card not in mine]
        assert not [card for card in secret if card in shown.split("Intrigue cards")[-1] and "plays" not in shown]
        assert re.search(rf"{curtains[-1]} (\[Enter: 1\] )?>", shown)
        return "1"

    monkeypatch.setattr("builtins.input", type_a_line)
    table.run()
    assert game.over
    assert set(curtains) == {"Anna", "Berta"}
    assert all(one != other for one, other in zip(curtains[1:], curtains, strict=False))


def test_three_people_and_no_bot(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    flags = "--humans 3 --seats 3 --base --name Anna --name Berta --name Carla"
    out = run(f"terminal --seed 4 {flags}", [*["1"] * 40, "s three.json", "q"])
    assert "Anna, Berta, Carla sit at this screen." in out
    again = run("terminal --resume three.json", [*["1"] * 20, "q"])
    assert "Anna, Berta, Carla sit at this screen." in again
    assert all(re.search(rf"{player} .*>", again) for player in ("Anna", "Berta", "Carla"))


@pytest.mark.parametrize("seats", [1, 2])
def test_games_against_house_hagal(run: Run, seats: int) -> None:
    out = run(f"terminal --seed 4 --seats {seats}", ["1"] * 600)
    assert "The game is over" in out


def test_nobody_has_a_leader_before_the_draft(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = run("terminal --base --seats 3 --leader draft --seed 4", ["b", "h", "q"])
    assert "You are Player A. Seed 4." in out and "▸A –" in out
