"""The first page, followed by somebody who has just come: what it prints works as it stands."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from landsraad import Reason, cli

PAGE = (Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, flags=re.M | re.S)
# Several may stand in one line; what follows # is said to the reader.
COMMANDS = [
    shlex.split(command, comments=True)
    for language, block in BLOCKS
    if not language
    for line in block.splitlines()
    for command in re.findall(r"landsraad (?:(?!\s{3,}).)+", line.split("#")[0])
]
STAY = ("terminal", "serve")  # these are for people, and tested elsewhere


def test_the_commands_of_the_page_are_found() -> None:
    assert {command[1] for command in COMMANDS} == {"terminal", "serve", "simulate", "cards", "rules", "book"}


@pytest.mark.parametrize(
    "command", [command for command in COMMANDS if command[1] not in STAY], ids=lambda command: " ".join(command[1:3])
)
def test_a_command_of_the_page_does_something(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["2" if before == "--games" else word for before, word in zip(["", *command], command, strict=False)]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", few)
    with pytest.raises(SystemExit) as left:
        cli.main()
    told = capsys.readouterr()
    assert not left.value.code, told.err
    assert len(told.out.strip()) > 20


def test_the_program_of_the_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = [block for language, block in BLOCKS if language == "python"]
    told: dict[str, Any] = {}
    exec(compile(program, "README.md", "exec"), told)
    assert int(capsys.readouterr().out.splitlines()[0]) in range(4)
    (reason,) = told["game"].why_not("agent dagger arrakeen")
    assert isinstance(reason, Reason) and (reason.key, reason.rule) == ("wrong-icon", "imperium 6.3.2")
