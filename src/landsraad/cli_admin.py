"""`landsraad admin`: what whoever runs a server can do with its tables and its people."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landsraad import BadOption
from landsraad.cli_flags import AsJson, Database, Lang
from landsraad.cli_words import SpokenCommand, SpokenGroup, language, rows, words

if TYPE_CHECKING:
    from landsraad.server.admin import Line, Steward

Answer = TypeVar("Answer")

admin = typer.Typer(
    name="admin",
    cls=SpokenGroup,
    help="admin",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

WhichTable = Annotated[str, typer.Argument(metavar="word", help="admin-table")]
Whom = Annotated[str, typer.Argument(metavar="word", help="admin-whom")]
Yes = Annotated[bool, typer.Option("--yes", help="admin-yes")]


@admin.callback(invoke_without_command=True)
def _start(context: typer.Context, lang: Lang = None) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


def _asked(database: str | None, what: "Callable[[Steward], Awaitable[Answer]]") -> Answer:
    """Something about the house behind a database; none is made where there is none."""
    from landsraad.server.admin import opened
    from landsraad.server.database import FAILURES, StoreError

    async def ask() -> Answer:
        async with opened(_there(database)) as steward:
            return await what(steward)

    try:
        return asyncio.run(ask())
    except (*FAILURES, StoreError, ImportError) as error:
        said = (str(error) or type(error).__name__).splitlines()[0]
        raise BadOption(f"the database refuses: {said}", key="admin-refused", facts={"error": said}) from error


def _there(database: str | None) -> str:
    from landsraad.server.serve import default_database, sqlite_file

    url = database or default_database()
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadOption(f"there is no database {file}", key="admin-no-database", facts={"database": str(file)})
    return url


def _printed(told: object, as_json: bool, sentence: str) -> None:
    import msgspec

    from landsraad.server.logs import harmless

    print(harmless(json.dumps(msgspec.to_builtins(told), ensure_ascii=False) if as_json else sentence))


@admin.command(cls=SpokenCommand, help="admin-tables")
def tables(
    stage: Annotated[str, typer.Option(metavar="word", help="admin-stage")] = "",
    sort: Annotated[str, typer.Option(metavar="word", help="admin-sort")] = "age",
    most: Annotated[int, typer.Option(metavar="number", min=0, help="admin-most")] = 50,
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """All tables, with their sizes, ages and seats."""
    from landsraad.server.admin import SORTS

    spoken = language(lang)
    by = next((each for each in SORTS if each == sort), None)
    if by is None:
        known = ", ".join(SORTS)
        raise BadOption(
            f"there is no order {sort!r}; there is: {known}", key="admin-sort", facts={"sort": sort, "known": known}
        )
    found = _asked(database, lambda steward: steward.tables(stage, by))
    total = {"tables": len(found), "bytes": sum(line.bytes for line in found)}
    shown = found[:most] if most else found
    if as_json:
        _printed({**total, "shown": shown}, True, "")
        return
    _print_lines(shown, spoken)
    print(words("admin-total", spoken, tables=total["tables"], size=_size(total["bytes"])))


def _print_lines(lines: "list[Line]", lang: str) -> None:
    from landsraad.server.logs import harmless

    table = Table(box=None)
    for number, head in enumerate(("table", "mark", "game", "stage", "moves", "size", "days", "seats")):
        table.add_column(words(f"admin-head-{head}", lang), justify="right" if 4 <= number <= 6 else "left")
    for line in lines:
        told = (line.id, line.mark, line.game, line.stage, str(line.moves), _size(line.bytes), f"{line.days:.1f}")
        table.add_row(*(Text(harmless(each)) for each in (*told, ", ".join(line.seats))))
    Console(highlight=False).print(table)


def _size(size: int) -> str:
    return f"{size / 1024:.1f} kB" if size < 1024 * 1024 else f"{size / 1024 / 1024:.1f} MB"


@admin.command(cls=SpokenCommand, help="admin-show")
def show(table: WhichTable, database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """One table: its seats, and by what its players are known here."""
    from landsraad.server.logs import harmless

    spoken = language(lang)
    found = _asked(database, lambda steward: steward.show(table))
    if as_json:
        _printed(found, True, "")
        return
    _print_lines([found.table], spoken)
    said: list[tuple[str, object]] = [(words("admin-hosts", spoken), ", ".join(found.hosts))]
    for place in found.places:
        who = f"{place.kind}  {place.name}  {' '.join(place.players)}".rstrip()
        said.append((words("admin-seat", spoken, number=place.seat + 1), who))
    for line in rows(said):
        print(harmless(line))


@admin.command(cls=SpokenCommand, help="admin-bans")
def bans(database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """Who may not come in."""
    spoken = language(lang)
    found = _asked(database, lambda steward: steward.bans())
    if as_json:
        _printed([{"kind": kind, "who": who, "since": at} for kind, who, at in found], True, "")
        return
    print("\n".join(f"{at}  {who}" for _, who, at in found) or words("admin-nobody", spoken))


@admin.command(cls=SpokenCommand, help="admin-ban")
def ban(who: Whom, database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """Send a player or an address away."""
    spoken = language(lang)
    kind, found = _asked(database, lambda steward: steward.ban(who))
    _printed({"kind": kind, "who": found}, as_json, words("admin-banned", spoken, who=found))


@admin.command(cls=SpokenCommand, help="admin-unban")
def unban(who: Whom, database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """Let somebody in again."""
    spoken = language(lang)
    kind, found = _asked(database, lambda steward: steward.unban(who))
    _printed({"kind": kind, "who": found}, as_json, words("admin-unbanned", spoken, who=found))


@admin.command(cls=SpokenCommand, help="admin-export")
def export(
    table: WhichTable,
    out: Annotated[Path | None, typer.Option(metavar="file", help="admin-out")] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """All there is about a table, as JSON."""
    from landsraad.server.logs import harmless

    language(lang)
    found: dict[str, Any] = _asked(database, lambda steward: steward.export(table))
    text = harmless(json.dumps(found, ensure_ascii=False, indent=1), lines=True) + "\n"
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(
            f"cannot copy to or from {out}: {error.strerror}",
            key="backup-failed",
            facts={"file": str(out), "error": str(error.strerror)},
        ) from error


@admin.command(cls=SpokenCommand, help="admin-delete")
def delete(
    table: WhichTable, yes: Yes = False, database: Database = None, lang: Lang = None, as_json: AsJson = False
) -> None:
    """Delete a table with its log."""
    spoken = language(lang)
    which = _asked(database, lambda steward: steward.find(table)).id
    if yes:
        _asked(database, lambda steward: steward.delete(which))
    sentence = words("admin-deleted" if yes else "admin-would-delete", spoken, table=which)
    _printed({"table": which, "done": yes}, as_json, sentence)


@admin.command(cls=SpokenCommand, help="admin-forget")
def forget(
    player: Whom, yes: Yes = False, database: Database = None, lang: Lang = None, as_json: AsJson = False
) -> None:
    """Delete what is known of a player."""
    spoken = language(lang)
    gone = _asked(database, lambda steward: steward.forget(player, yes))
    counted = {"tables": gone.tables, "seats": gone.seats, "records": gone.records}
    sentence = words("admin-forgotten" if yes else "admin-would-forget", spoken, **counted)
    _printed({**counted, "done": yes}, as_json, sentence)


@admin.command(cls=SpokenCommand, help="admin-backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="file", help="admin-backup-file")],
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """A copy of everything, while the server plays."""
    from landsraad.server.backup import backup as copy

    spoken = language(lang)
    size = copy(_there(database), file)
    sentence = words("admin-backed-up", spoken, file=str(file), size=_size(size))
    _printed({"file": str(file), "bytes": size}, as_json, sentence)


@admin.command(cls=SpokenCommand, help="admin-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="file", help="admin-backup-file")],
    yes: Yes = False,
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Put a copy in the place of what is there."""
    from landsraad.server.backup import restore as put_back
    from landsraad.server.serve import default_database

    spoken = language(lang)
    if yes:
        put_back(database or default_database(), file)
    sentence = words("admin-restored" if yes else "admin-would-restore", spoken, file=str(file))
    _printed({"file": str(file), "done": yes}, as_json, sentence)
