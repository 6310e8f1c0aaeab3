"""What is printed in the README and the documents works as it stands: every command is one there is."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from landsraad import Reason, cli

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LOOKUPS = ("cards", "rules", "book")
FOR_PEOPLE = ("terminal", "serve")  # tested elsewhere
APP: Any = typer.main.get_command(cli.app)


def blocks(document: Path) -> list[tuple[str, str]]:
    """The language of each block, "" for what is typed in a terminal, and what stands in it."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", document.read_text(encoding="utf-8"), re.M | re.S)


def printed() -> Iterator[tuple[str, str]]:
    """Where a command is printed, and the command. Behind two spaces or a # stands another, or what it does."""
    for document in DOCUMENTS:
        for language, block in blocks(document):
            for line in block.splitlines() if not language else ():
                for one in re.split(r"\s{2,}|\s#\s", line.strip()):
                    if one.startswith("landsraad "):
                        yield document.name, one.removeprefix("landsraad ")


COMMANDS = sorted(set(printed()))
PAGE = [one for one in COMMANDS if one[0] == "README.md"]


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


@pytest.mark.parametrize(
    ("document", "line"),
    [one for one in COMMANDS if one[1].split()[0] in LOOKUPS or (one in PAGE and one[1].split()[0] not in FOR_PEOPLE)],
)
def test_what_is_printed_tells_something(
    document: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word for word in shlex.split(line) if not word.startswith("[")]
    few = ["2" if before == "--games" else word for before, word in zip(["", *words], words, strict=False)]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["landsraad", *few])
    monkeypatch.setenv("LANDSRAAD_LANG", "en")
    with pytest.raises(SystemExit) as left:
        cli.main()
    told = capsys.readouterr()
    assert not left.value.code, f"{document}: landsraad {line}: {told.err}"
    assert len(told.out.strip()) > 20


def test_every_block_is_read() -> None:
    """Also those behind a block of another language; and the first page tells of what one does first."""
    assert {line.split()[0] for _, line in PAGE} == {"terminal", "serve", "simulate", "cards", "rules", "book"}
    said = sum(document.read_text(encoding="utf-8").count("\nlandsraad ") for document in DOCUMENTS)
    assert said <= len(list(printed()))


def test_the_program_of_the_first_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = [block for language, block in blocks(ROOT / "README.md") if language == "python"]
    told: dict[str, Any] = {}
    exec(compile(program, "README.md", "exec"), told)
    assert int(capsys.readouterr().out.splitlines()[0]) in range(4)
    (reason,) = told["game"].why_not("agent dagger arrakeen")
    assert isinstance(reason, Reason) and (reason.key, reason.rule) == ("wrong-icon", "imperium 6.3.2")


def test_all_commands_are_printed() -> None:
    """docs/commands.md lists every one of them, and says how many there are."""
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    listed = {line.split()[0].strip("[]") for name, line in COMMANDS if name == "commands.md"}
    assert set(APP.commands) <= listed
    numbers = {17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty"}
    assert f"`landsraad` has {numbers[len(APP.commands)]} commands" in text
