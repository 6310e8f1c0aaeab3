"""What the commands of `landsraad` have in common on their line: options of the same name, and how they are read."""

from pathlib import Path
from typing import Annotated

import typer

from landsraad import BadOption

# A help text is the key of a message in cli.ftl, and so is a metavar: "cli-terminal-seats", "cli-type-number".
Seed = Annotated[str | None, typer.Option(metavar="word", help="option-seed")]
Lang = Annotated[str | None, typer.Option(metavar="word", help="option-lang")]
With = Annotated[list[str] | None, typer.Option("--with", metavar="word", help="option-with")]
Setup = Annotated[list[str] | None, typer.Option(metavar="word", help="option-option")]
Database = Annotated[str | None, typer.Option(metavar="word", help="serve-database")]
AsJson = Annotated[bool, typer.Option("--json", help="option-json")]
Workers = Annotated[int | None, typer.Option(metavar="number", help="simulate-workers")]
# Of the commands that play many games, and of those that read a record.
GameName = Annotated[str, typer.Argument(metavar="game", help="simulate-game")]
Seats = Annotated[int | None, typer.Option(metavar="number", help="simulate-seats")]
Games = Annotated[int, typer.Option(metavar="number", help="simulate-games")]
SameSeed = Annotated[str, typer.Option(metavar="word", help="simulate-seed")]
RecordFile = Annotated[Path, typer.Argument(metavar="file", help="replay-file")]


def listed(given: list[str] | None) -> list[str]:
    """Words given one by one or with commas."""
    return [word.strip() for words in given or [] for word in words.split(",") if word.strip()]


def seated(names: list[str], seats: int | None) -> tuple[str, ...]:
    """One bot a seat."""
    if not names:
        raise BadOption(
            "--bots needs a name for each seat, with commas between them",
            key="bots-missing",
            facts={"option": "--bots"},
        )
    if len(names) == 1:
        names = names * (4 if seats is None else max(0, min(seats, 99)))
    if seats is not None and len(names) != seats:
        raise BadOption(
            f"{len(names)} bots are named for {seats} seats",
            key="bots-for-seats",
            facts={"bots": len(names), "seats": seats},
        )
    return tuple(names)


def options_in(words: list[str]) -> dict[str, bool | str]:
    """Options as "epic", "epic=no" or "difficulty=sardaukar"."""
    answers = {"": True, "yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    pairs = [word.partition("=") for word in words]
    return {key: answers.get(value.lower(), value) for key, _, value in pairs}


def leaders_in(given: str) -> list[str | None]:
    return [None if word in ("", "random") else word for word in (part.strip() for part in given.split(","))]


def unwritable(place: Path, error: OSError) -> BadOption:
    """A place somebody has named for files, and why nothing can be written there."""
    return BadOption(
        f"cannot write to {place}: {error.strerror}",
        key="folder-unwritable",
        facts={"folder": str(place), "error": str(error.strerror)},
    )
