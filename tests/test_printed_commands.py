"""Every command that is printed in the README and the documents is one there is; what looks something up works."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from landsraad import cli

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LOOKUPS = ("cards", "rules")
APP: Any = typer.main.get_command(cli.app)


def printed() -> Iterator[tuple[str, str]]:
    """Where a command is printed, and the command. Behind two spaces or a # stands another, or what it does."""
    for document in DOCUMENTS:
        for block in re.findall(r"^```\n(.*?)^```", document.read_text(encoding="utf-8"), re.M | re.S):
            for line in block.splitlines():
                for one in re.split(r"\s{2,}|\s#\s", line.strip()):
                    if one.startswith("landsraad "):
                        yield document.name, one.removeprefix("landsraad ")


COMMANDS = sorted(set(printed()))


def command_of(words: list[str]) -> Any:
    """The command these words begin with; None: there is none."""
    found = APP
    while hasattr(found, "commands") and words and not words[0].startswith("-"):
        found = found.commands.get(words.pop(0).strip("[]"))
    return found


@pytest.mark.parametrize(("document", "line"), COMMANDS)
def test_a_printed_command_is_one_there_is(document: str, line: str) -> None:
    words = shlex.split(line)
    command = command_of(words)
    assert command is not None or line == "admin COMMAND", f"{document}: landsraad {line}"
    if command is not None:
        flags = {flag for option in command.params for flag in option.opts}
        unknown = [word for word in words if word.startswith("--") and word not in flags]
        assert unknown == [], f"{document}: landsraad {line}"


@pytest.mark.parametrize(("document", "line"), [one for one in COMMANDS if one[1].split()[0] in LOOKUPS])
def test_what_is_looked_up_is_found(
    document: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word for word in shlex.split(line) if not word.startswith("[")]
    monkeypatch.setattr("sys.argv", ["landsraad", *words])
    monkeypatch.setenv("LANDSRAAD_LANG", "en")
    with pytest.raises(SystemExit) as left:
        cli.main()
    told = capsys.readouterr()
    assert left.value.code == 0 and told.out, f"{document}: landsraad {line}: {told.err}"


def test_all_commands_are_printed() -> None:
    """docs/commands.md lists every one of them, and says how many there are."""
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    listed = {line.split()[0].strip("[]") for name, line in COMMANDS if name == "commands.md"}
    assert set(APP.commands) <= listed
    numbers = {17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty"}
    assert f"`landsraad` has {numbers[len(APP.commands)]} commands" in text
