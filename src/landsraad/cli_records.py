"""Commands of `landsraad` for records: check, bring up to date, tell, analyse."""

import json
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import landsraad
from landsraad import BadOption, BadRecord
from landsraad.cli_flags import AsJson, Lang, RecordFile, Workers, unwritable
from landsraad.cli_words import SpokenCommand, language, words
from landsraad.kernel.nesting import too_deep
from landsraad.kernel.record import read_record

MOST_MISTAKES = 10  # that are told

records = typer.Typer()


@records.command(cls=SpokenCommand, help="verify")
def verify(
    file: RecordFile,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Check a record: seed, moves, result and checksum."""
    spoken = language(lang)
    game = landsraad.load(str(file))
    record = read_record(file.read_bytes())
    if as_json:
        facts: dict[str, Any] = {"game": game.rules.name, "moves": len(game.moves), "checksum": game.checksum()}
        facts |= {"seed_hash": record.seed_hash, "undone": record.undone, "result": game.result()}
        if record.mixing is not None:
            facts["mixing"] = {"seats": [part.seat for part in record.mixing.parts], "silent": record.mixing.silent}
        print(json.dumps(facts))
        return
    print(words("verify-good", spoken, moves=len(game.moves), checksum=game.checksum()))
    if record.seed_hash:
        print(words("verify-seed", spoken, hash=record.seed_hash))
    else:
        print(words("verify-no-hash", spoken))
    if record.mixing is not None:
        givers = _letters([part.seat for part in record.mixing.parts])
        said = "verify-mixed" if givers else "verify-unmixed"
        print(words(said, spoken, hash=record.mixing.secret_hash, seats=givers))
        if record.mixing.silent:
            print(words("verify-silent", spoken, seats=_letters(record.mixing.silent)))
    if record.undone:
        print(words("verify-undone", spoken, moves=", ".join(str(number) for number in record.undone)))
    for correction in record.corrections:
        print(words("verify-correction", spoken, move=correction.before, why=correction.why))


def _letters(seats: Sequence[int]) -> str:
    """Seats as they are called at the table."""
    return ", ".join(ascii_uppercase[seat % len(ascii_uppercase)] for seat in seats)


@records.command(cls=SpokenCommand, help="migrate")
def migrate(
    file: Annotated[Path, typer.Argument(metavar="file", help="migrate-file")],
    out: Annotated[Path | None, typer.Option(metavar="file", help="migrate-out")] = None,
    positions: Annotated[Path | None, typer.Option(metavar="file", help="migrate-positions")] = None,
    why: Annotated[str | None, typer.Option(metavar="words", help="migrate-why")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Make a record of an older version into one of today."""
    from landsraad.migration import WHY
    from landsraad.migration import migrate as migrated

    language(lang)
    given = None
    if positions is not None:
        try:
            given = json.loads(_read(positions))
            if too_deep(given):
                raise ValueError("its lists and objects lie too deep in one another")
        except (ValueError, RecursionError) as error:
            raise BadRecord(
                f"{positions} is not a list of positions: {error}",
                key="positions-file",
                facts={"file": str(positions), "error": str(error)},
            ) from error
        given = given if isinstance(given, list) else []
    record = migrated(_read(file), given, why or WHY)
    text = json.dumps(record, separators=(",", ":"))
    if out is None:  # a record is JSON anyway
        print(text)
        return
    try:
        out.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(out, error) from error
    if as_json:
        print(json.dumps({"file": str(out), "version": record["version"], "moves": len(record["moves"])}))


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadRecord(
            f"cannot read {file}: {error.strerror}",
            key="file-missing" if isinstance(error, FileNotFoundError) else "file-unreadable",
            facts={"file": str(file), "error": str(error.strerror)},
        ) from error


@records.command(cls=SpokenCommand, help="replay")
def replay(
    file: RecordFile,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play a record again and tell its story. A damaged record is refused."""
    from landsraad.terminal.painter import painter_for

    spoken = language(lang)
    game = landsraad.load(str(file))
    if as_json:
        facts = {"game": game.rules.name, "moves": len(game.moves), "over": game.over, "checksum": game.checksum()}
        print(json.dumps({**facts, "result": game.result()}))
        return
    console = Console(highlight=False)
    for line in game.log(None, spoken):
        console.print(Text(line))
    result = game.result()
    if result is None:
        go_on = f"landsraad terminal --resume {shlex.quote(str(file))}"
        console.print(Text(words("replay-not-over", spoken, moves=len(game.moves), command=go_on)))
    else:
        console.print(*painter_for(game, spoken, console.width).standings(result), sep="\n")


@records.command(cls=SpokenCommand, help="analyse")
def analyse(
    file: RecordFile,
    workers: Workers = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Look at a finished game again: who stood how, which decisions cost what, and what was luck."""
    import asyncio

    import msgspec

    from landsraad.bots.analysis import Analysis
    from landsraad.bots.analyst import course_of
    from landsraad.bots.study import readers, study

    spoken = language(lang)
    record = _read(file)
    course = course_of(record)
    if workers is not None and workers < 1:
        raise BadOption(
            f"the number of workers must be at least 1, not {workers}", key="workers", facts={"workers": str(workers)}
        )

    async def run(tell: Callable[[Analysis], None]) -> Analysis:
        pool = readers(workers)
        try:
            return await study(pool, record, tell)
        finally:
            await pool.close()

    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("analyse-looking", spoken), total=1.0)
        analysis = asyncio.run(run(lambda found: progress.update(task, completed=found.progress)))
    if as_json:
        print(msgspec.json.encode(analysis).decode())
    else:
        _print_analysis(analysis, course, spoken)


def _print_analysis(analysis: Any, course: Any, lang: str) -> None:
    from landsraad.bots.telling import mistakes_told

    console = Console(highlight=False)
    names = course.game.names_in(lang)
    table = Table(box=None)
    for heading in ("player", "accuracy", "decisions", "luck", "others", "mistakes"):
        table.add_column(words(f"analyse-{heading}", lang), justify="left" if heading == "player" else "right")
    for player in analysis.players:
        ways = (f"{100 * way:+.0f} %" for way in (player.decisions, player.luck, player.others))
        table.add_row(Text(names[player.seat]), f"{player.accuracy:.0f} %", *ways, str(player.mistakes))
    console.print(table)
    for number, told_mistake in enumerate(mistakes_told(course, analysis, lang, MOST_MISTAKES), 1):
        choice = analysis.choices[analysis.mistakes[number - 1]]
        side = analysis.sides[choice.seat]
        facts = {
            "number": number,
            "move": choice.at + 1,
            "name": names[choice.seat],
            "cost": f"{100 * choice.cost:.0f}",
        }
        console.print(Text(words("analyse-mistake", lang, **facts)))
        for key, text, chances in (
            ("played", told_mistake.option, choice.played),
            ("better", "; ".join([told_mistake.better, *told_mistake.line]), choice.best),
        ):
            console.print(Text(words(f"analyse-{key}", lang, option=text, chance=f"{100 * chances[side]:.0f}")))
        if told_mistake.why:
            console.print(Text(words("analyse-why", lang, reasons="; ".join(told_mistake.why))))
