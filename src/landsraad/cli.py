"""The command `landsraad`."""

import json
import logging
import os
import shlex
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import landsraad
from landsraad import BadOption, BadRecord, LandsraadError
from landsraad.cli_admin import admin
from landsraad.cli_words import (
    SpokenCommand,
    SpokenGroup,
    language,
    language_flag,
    language_of_errors,
    rows,
    told,
    told_of_call,
    words,
)
from landsraad.games import GAMES, USUAL
from landsraad.kernel.record import read_record

if TYPE_CHECKING:
    from landsraad.server.keeping import Keeping

MOST_MISTAKES = 10  # that are told

# A help text is the key of a message in cli.ftl, and so is a metavar: "cli-terminal-seats", "cli-type-number".
app = typer.Typer(
    name="landsraad",
    cls=SpokenGroup,
    help="about",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(admin)

Seed = Annotated[str | None, typer.Option(metavar="word", help="option-seed")]
Lang = Annotated[str | None, typer.Option(metavar="word", help="option-lang")]
With = Annotated[list[str] | None, typer.Option("--with", metavar="word", help="option-with")]
Setup = Annotated[list[str] | None, typer.Option(metavar="word", help="option-option")]
Database = Annotated[str | None, typer.Option(metavar="word", help="serve-database")]
Pace = Annotated[float | None, typer.Option(metavar="number", help="serve-pace")]
AsJson = Annotated[bool, typer.Option("--json", help="option-json")]
Workers = Annotated[int | None, typer.Option(metavar="number", help="simulate-workers")]
On = Annotated[str, typer.Option("--on", metavar="word", help="option-on", show_default=False)]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"landsraad {landsraad.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="option-version")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        play(lang=lang)


# --- playing -----------------------------------------------------------------------------------------------------


@app.command(cls=SpokenCommand, help="play")
def play(
    port: Annotated[int | None, typer.Option(metavar="number", help="play-port")] = None,
    database: Database = None,
    pace: Pace = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="play-no-browser")] = False,
    lang: Lang = None,
) -> None:
    """Start a table on this computer and open it in the browser."""
    from landsraad.server.keeping import Keeping
    from landsraad.server.serve import LOOPBACK, PORT, bound, open_browser

    spoken = language(lang)
    listener = bound(LOOPBACK, PORT if port is None else port, next_free=port is None)
    for_ever = Keeping(0, 0)  # on one's own computer nothing is cleared away behind one's back
    _serve(listener, database, pace, [], spoken, () if no_browser else (open_browser,), for_ever)


@app.command(cls=SpokenCommand, help="serve")
def serve(
    host: Annotated[str, typer.Option(metavar="word", help="serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="number", help="serve-port")] = 8765,
    database: Database = None,
    pace: Pace = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="word", help="serve-origin")] = None,
    keep_unplayed: Annotated[float, typer.Option(metavar="number", min=0, help="serve-keep-unplayed")] = 7,
    keep_untouched: Annotated[float, typer.Option(metavar="number", min=0, help="serve-keep-untouched")] = 365,
    bot: Annotated[list[str] | None, typer.Option(metavar="word", help="serve-bot")] = None,
    workers: Annotated[int, typer.Option(metavar="number", min=1, help="serve-workers")] = 1,
    internal: Annotated[str, typer.Option(metavar="word", help="serve-internal")] = "127.0.0.1",
    proxy: Annotated[list[str] | None, typer.Option(metavar="word", help="serve-proxy")] = None,
    metrics: Annotated[str, typer.Option(metavar="word", help="serve-metrics")] = "",
    log: Annotated[str, typer.Option(metavar="word", help="serve-log")] = "plain",
    push: Annotated[str, typer.Option(metavar="word", help="serve-push")] = "",
    webhooks: Annotated[bool, typer.Option("--webhooks", help="serve-webhooks")] = False,
    reach: Annotated[list[str] | None, typer.Option(metavar="word", help="serve-reach")] = None,
    lang: Lang = None,
) -> None:
    """Start a table server that others can come to."""
    from landsraad.server.keeping import Keeping
    from landsraad.server.logs import KINDS
    from landsraad.server.notifier import Telling
    from landsraad.server.serve import bound

    spoken = language(lang)
    prepare = partial(_allow, bot or [])
    prepare()
    written = next((kind for kind in KINDS if kind == log), None)
    if written is None:
        known = ", ".join(KINDS)
        raise BadOption(
            f"there is no log {log!r}; there is: {known}", key="log-unknown", facts={"log": log, "known": known}
        )
    keeping = Keeping(keep_unplayed, keep_untouched)
    listener = bound(host, port, next_free=False)
    crew: dict[str, Any] = {"workers": workers, "internal": internal, "prepare": prepare}
    watched: dict[str, Any] = {"proxies": proxy or [], "metrics": metrics, "log": written}
    watched["telling"] = Telling(push, webhooks, tuple(reach or ()))
    _serve(listener, database, pace, origin or [], spoken, (), keeping, **crew, **watched)


def _allow(programs: list[str]) -> None:
    """Programs that may play at tables: whoever runs the server names them, nobody else can."""
    from landsraad import bots

    for given in programs:
        name, _, command = given.partition("=")
        if not name or not bots.is_command(command):
            raise BadOption(
                f"{given!r} is no bot to allow; write NAME=cmd:COMMAND", key="bot-allow", facts={"given": given}
            )
        bots.check(command)
        bots.register(name, partial(bots.make, command))


def _serve(
    listener: socket.socket,
    database: str | None,
    pace: float | None,
    origins: list[str],
    lang: str,
    then: tuple[Callable[[str], None], ...],
    keeping: "Keeping",
    **more: Any,
) -> None:
    from landsraad.server.robots import PACE
    from landsraad.server.serve import default_database, is_loopback
    from landsraad.server.serve import serve as run

    def ready(address: str) -> None:
        print(words("serve-at", lang, address=address), flush=True)
        if not is_loopback(listener):
            print(words("serve-open", lang), flush=True)
        for step in then:
            step(address)

    usual = PACE if pace is None else max(0.0, pace)
    run(listener, database or default_database(), pace=usual, origins=origins, keeping=keeping, ready=ready, **more)


@app.command(cls=SpokenCommand, help="terminal")
def terminal(
    game: Annotated[str, typer.Argument(metavar="game", help="terminal-game")] = USUAL,
    seats: Annotated[int | None, typer.Option(metavar="number", help="terminal-seats")] = None,
    expansions: With = None,
    base: Annotated[bool, typer.Option("--base", help="terminal-base")] = False,
    epic: Annotated[bool, typer.Option("--epic", help="terminal-epic")] = False,
    option: Setup = None,
    leader: Annotated[list[str] | None, typer.Option(metavar="word", help="terminal-leader")] = None,
    seed: Seed = None,
    humans: Annotated[int | None, typer.Option(metavar="number", help="terminal-humans")] = None,
    bots: Annotated[str | None, typer.Option(metavar="word", help="terminal-bots")] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="word", help="terminal-name")] = None,
    lang: Lang = None,
    resume: Annotated[Path | None, typer.Option(metavar="file", help="terminal-resume")] = None,
) -> None:
    """Play in the terminal. Without options it asks what you want to play."""
    from landsraad.terminal.opening import ask_wishes, begin, default_wishes, opening_of, read_seed
    from landsraad.terminal.play import Table as Screen
    from landsraad.terminal.play import ask
    from landsraad.terminal.players import recall
    from landsraad.terminal.session import Session

    spoken = language(lang)
    console = Console(highlight=False)
    flags = (seats, expansions, leader, seed, humans, bots, name, option)
    if resume is not None:
        if any(flag is not None for flag in flags) or base or epic:
            raise BadOption(
                "--resume goes on with the saved game: the other options make no sense beside it",
                key="resume-alone",
                facts={"option": "--resume"},
            )
        saved = landsraad.load(str(resume))
        Screen(Session(saved, recall(saved.names)), console, spoken, resume).run()
        return
    landsraad.rules_of(game)
    if base and expansions:
        raise BadOption(
            "--base means no expansion: leave --with out",
            key="base-with",
            facts={"base": "--base", "expansion": "--with"},
        )
    usual = default_wishes(game, spoken)
    chosen = () if base else tuple(_listed(expansions)) or usual.expansions
    wishes = replace(
        usual,
        seats=usual.seats if seats is None else seats,
        expansions=chosen,
        options=_options(_listed(option)) | ({"epic": True} if epic else {}),
        leaders=opening_of(game).leaders(leader or [], chosen, spoken),
        seed=None if seed is None else read_seed(seed),
        humans=1 if humans is None else humans,
        bots=tuple(_listed([bots] if bots else None)),
        names=tuple(name or ()),
    )
    if all(flag is None for flag in flags) and not base and not epic:
        try:
            wishes = ask_wishes(
                wishes,
                lambda question: ask(console, f"{question}:"),
                lambda line: console.print(Text(line)),
                ask_language=lang is None and language_flag() is None,
            )
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
    begun, players = begin(wishes)
    Screen(Session(begun, players), console, wishes.lang).run()


@app.command(cls=SpokenCommand, help="verify")
def verify(
    file: Annotated[Path, typer.Argument(metavar="file", help="replay-file")],
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


@app.command(cls=SpokenCommand, help="migrate")
def migrate(
    file: Annotated[Path, typer.Argument(metavar="file", help="migrate-file")],
    out: Annotated[Path | None, typer.Option(metavar="file", help="migrate-out")] = None,
    positions: Annotated[Path | None, typer.Option(metavar="file", help="migrate-positions")] = None,
    why: Annotated[str | None, typer.Option(metavar="words", help="migrate-why")] = None,
    lang: Lang = None,
) -> None:
    """Make a record of an older version into one of today."""
    from landsraad.migration import WHY
    from landsraad.migration import migrate as migrated

    language(lang)
    given = None
    if positions is not None:
        try:
            given = json.loads(_read(positions))
        except ValueError as error:
            raise BadRecord(
                f"{positions} is not a list of positions: {error}",
                key="positions-file",
                facts={"file": str(positions), "error": str(error)},
            ) from error
        given = given if isinstance(given, list) else []
    text = json.dumps(migrated(_read(file), given, why or WHY), separators=(",", ":"))
    if out is None:
        print(text)
        return
    try:
        out.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise BadOption(
            f"cannot write to {out}: {error.strerror}",
            key="folder-unwritable",
            facts={"folder": str(out), "error": str(error.strerror)},
        ) from error


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadRecord(
            f"cannot read {file}: {error.strerror}",
            key="file-missing" if isinstance(error, FileNotFoundError) else "file-unreadable",
            facts={"file": str(file), "error": str(error.strerror)},
        ) from error


@app.command(cls=SpokenCommand, help="replay")
def replay(
    file: Annotated[Path, typer.Argument(metavar="file", help="replay-file")],
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


@app.command(cls=SpokenCommand, help="analyse")
def analyse(
    file: Annotated[Path, typer.Argument(metavar="file", help="replay-file")],
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


# --- the laboratory ----------------------------------------------------------------------------------------------


@app.command(cls=SpokenCommand, help="simulate")
def simulate(
    game: Annotated[str, typer.Argument(metavar="game", help="simulate-game")],
    seats: Annotated[int | None, typer.Option(metavar="number", help="simulate-seats")] = None,
    bots: Annotated[str, typer.Option(metavar="word", help="simulate-bots")] = "random",
    games: Annotated[int, typer.Option(metavar="number", help="simulate-games")] = 100,
    seed: Annotated[str, typer.Option(metavar="word", help="simulate-seed")] = "0",
    expansions: With = None,
    option: Setup = None,
    leaders: Annotated[str | None, typer.Option(metavar="word", help="simulate-leaders")] = None,
    workers: Workers = None,
    on: On = "",
    records: Annotated[Path | None, typer.Option(metavar="folder", help="simulate-records")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots. The result is the same for any number of workers."""
    from landsraad.lab.simulate import Plan
    from landsraad.lab.simulate import simulate as run
    from landsraad.terminal.opening import read_seed

    spoken = language(lang)
    plan = Plan(
        game=game,
        bots=_seated(_listed([bots]), seats),
        games=games,
        seed=read_seed(seed),
        expansions=tuple(_listed(expansions)),
        options=_options(_listed(option)),
        leaders=None if leaders is None else "draft" if leaders == "draft" else tuple(_leaders(leaders)),
        records=None if records is None else str(records),
    )
    plan.check()
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=games, rate=words("simulate-rate", spoken, rate="–"))

        def tell(games_done: int, per_second: float) -> None:
            progress.update(task, completed=games_done, rate=words("simulate-rate", spoken, rate=f"{per_second:.0f}"))

        report, failures = run(plan, workers, tell, on)
    for line in failures[:10]:
        print(line, file=sys.stderr)
    if len(failures) > 10:
        print(words("simulate-more", spoken, amount=len(failures) - 10), file=sys.stderr)
    if as_json:
        print(json.dumps(report))
    else:
        _print_report(report, game, spoken)
    if report["games"] < games:
        raise KeyboardInterrupt


def _print_report(report: dict[str, Any], game: str, lang: str) -> None:
    name = GAMES[game].part("names")
    console = Console(highlight=False)
    counted = ("games", "finished", "errors", "decisions", "mean_rounds", "seconds")
    for line in rows([(words(f"report-{key}", lang), report[key]) for key in counted]):
        console.print(Text(line))
    for what, counts in report["wins"].items():
        console.print(Text(words(f"wins-{what}", lang)))
        table = Table(box=None, show_header=False)
        for key, wins in counts.items():
            label = name("leader", key, lang) if what == "leader" and name is not None else key
            table.add_row(Text(label), str(wins), f"{wins / max(1, report['finished']):.1%}")
        console.print(table)


@app.command(cls=SpokenCommand, help="export")
def export(
    places: Annotated[list[Path], typer.Argument(metavar="file", help="export-places")],
    out: Annotated[Path, typer.Option(metavar="folder", help="export-out")] = Path("landsraad-data"),
    observations: Annotated[bool, typer.Option("--observations", help="export-observations")] = False,
    bare: Annotated[bool, typer.Option("--bare", help="export-bare")] = False,
    records: Annotated[Path | None, typer.Option(metavar="folder", help="export-records")] = None,
    workers: Workers = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write records as a data set, or a data set back into records."""
    from landsraad.lab.data import Wish, records_in, write_records
    from landsraad.lab.data import export as run
    from landsraad.lab.progress import progress_bar

    spoken = language(lang)
    if records is not None:
        with progress_bar("export") as tell:
            written = sum(write_records(place, records, tell) for place in places)
        told = {"games": written, "folder": str(records)}
        print(json.dumps(told) if as_json else words("export-back", spoken, games=written, folder=str(records)))
        return
    wish = Wish(records_in(places), str(out), views=not (observations or bare), observations=observations)
    with progress_bar("export") as tell:
        report, failures = run(wish, workers, tell)
    for line in failures:
        print(line, file=sys.stderr)
    print(json.dumps(report) if as_json else words("export-done", spoken, **_counted(report)))
    if report["parts_left"]:
        raise KeyboardInterrupt


@app.command(cls=SpokenCommand, help="tournament")
def tournament(
    file: Annotated[Path, typer.Argument(metavar="file", help="tournament-file")],
    out: Annotated[Path | None, typer.Option(metavar="folder", help="tournament-out")] = None,
    workers: Workers = None,
    on: On = "",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play a tournament between bots. What is over is kept, and an interrupted one goes on."""
    from landsraad.lab import tournament as lab
    from landsraad.lab.page import tournament_page
    from landsraad.lab.progress import progress_bar

    spoken = language(lang)
    plan = lab.read_plan(file)
    folder = file.with_suffix("") if out is None else out
    stopped = False
    try:
        with progress_bar(plan.name) as tell:
            lab.run(plan, folder, workers, tell, on)
    except KeyboardInterrupt:  # what is done is told all the same
        stopped = True
    games = lab.in_order(lab.kept(folder))
    report = lab.report(plan, games)
    lab.write_parquet(plan, games, folder / "results.parquet")
    (folder / "index.html").write_text(tournament_page(report, spoken), encoding="utf-8")
    if as_json:
        print(json.dumps(report))
    else:
        _print_standings(report, spoken)
        print(words("tournament-done", spoken, folder=str(folder)))
    if stopped:
        raise KeyboardInterrupt


@app.command(cls=SpokenCommand, help="study")
def study(
    game: Annotated[str, typer.Argument(metavar="game", help="simulate-game")],
    seats: Annotated[int | None, typer.Option(metavar="number", help="simulate-seats")] = None,
    bot: Annotated[str, typer.Option(metavar="word", help="study-bots")] = "greedy",
    games: Annotated[int, typer.Option(metavar="number", help="simulate-games")] = 1000,
    seed: Annotated[str, typer.Option(metavar="word", help="simulate-seed")] = "0",
    expansions: With = None,
    option: Setup = None,
    out: Annotated[Path, typer.Option(metavar="folder", help="study-out")] = Path("landsraad-study"),
    workers: Workers = None,
    on: On = "",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """What wins. What is over is kept, and an interrupted study goes on."""
    from landsraad.lab import study as lab
    from landsraad.lab.page import picture, study_page, study_plots
    from landsraad.lab.progress import progress_bar
    from landsraad.lab.simulate import Plan
    from landsraad.terminal.opening import read_seed

    spoken = language(lang)
    usual = int(getattr(landsraad.rules_of(game), "usual_seats", 4))
    plan = Plan(
        game=game,
        bots=(bot,) * (usual if seats is None else max(0, min(seats, 99))),
        games=games,
        seed=read_seed(seed),
        expansions=tuple(_listed(expansions)),
        options=_options(_listed(option)),
    )
    stopped = False
    try:
        with progress_bar(game) as tell:
            lab.run(plan, out, workers, tell, on)
    except KeyboardInterrupt:  # what is done is told all the same
        stopped = True
    rows_of_games = lab.kept(out)
    report = lab.report(plan, rows_of_games)
    lab.write_parquet(plan, rows_of_games, out / "seats.parquet")
    named = GAMES[game].part("names") or (lambda kind, key, lang: key)

    def name(kind: str, key: str) -> str:
        return str(named(kind, key, spoken))

    (out / "index.html").write_text(study_page(report, name, spoken), encoding="utf-8")
    for which, plot in study_plots(report, name, spoken).items():
        (out / f"{which}.svg").write_text(picture(plot), encoding="utf-8")
    (out / "study.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(report) if as_json else words("tournament-done", spoken, folder=str(out)))
    if stopped:
        raise KeyboardInterrupt


@app.command(cls=SpokenCommand, help="ladder")
def ladder(
    game: Annotated[str, typer.Argument(metavar="game", help="simulate-game")] = USUAL,
    deals: Annotated[int, typer.Option(metavar="number", help="ladder-deals")] = 25,
    levels: Annotated[str | None, typer.Option(metavar="word", help="ladder-levels")] = None,
    setups: Annotated[str | None, typer.Option(metavar="word", help="ladder-setups")] = None,
    seed: Annotated[str, typer.Option(metavar="word", help="simulate-seed")] = "0",
    out: Annotated[Path, typer.Option(metavar="folder", help="tournament-out")] = Path("ladder"),
    workers: Workers = None,
    on: On = "",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """All levels of the bots against each other. What is over is kept, and an interrupted ladder goes on."""
    from landsraad.lab import ladder as lab
    from landsraad.lab.progress import progress_bar
    from landsraad.lab.tournament import in_order, kept, run

    spoken = language(lang)
    plan = lab.ladder(game, deals, seed, _listed([levels] if levels else None), _listed([setups] if setups else None))
    stopped = False
    try:
        with progress_bar(plan.name) as tell:
            run(plan, out, workers, tell, on)
    except KeyboardInterrupt:  # what is done is told all the same
        stopped = True
    told_games = lab.told(plan, in_order(kept(out)))
    (out / "ladder.json").write_text(json.dumps(told_games, indent=1) + "\n", encoding="utf-8")
    (out / "ladder.svg").write_text(lab.plot(told_games, spoken), encoding="utf-8")
    (out / "ladder.md").write_text(lab.markdown(told_games, spoken), encoding="utf-8")
    if as_json:
        print(json.dumps(told_games))
    else:
        _print_standings(told_games, spoken)
        print(words("tournament-done", spoken, folder=str(out)))
    if stopped:
        raise KeyboardInterrupt


def _print_standings(report: dict[str, Any], lang: str) -> None:
    from landsraad.lab.page import word

    table = Table(box=None)
    for number, head in enumerate(("entrant", "rating", "interval", "games", "won", "interval", "failures")):
        table.add_column(word(head, lang), justify="left" if number == 0 else "right")
    for line in report["standings"]:
        table.add_row(
            Text(line["entrant"]),
            f"{line['rating']:.1f}",
            f"{line['rating_low']:.1f} – {line['rating_high']:.1f}",
            str(line["games"]),
            f"{line['won']:.1%}",
            f"{line['won_low']:.1%} – {line['won_high']:.1%}",
            str(line["failures"]),
        )
    Console(highlight=False).print(table)


def _counted(report: dict[str, Any]) -> dict[str, str | int]:
    return {key: value for key, value in report.items() if key not in ("errors", "parts_left")}


@app.command("bot-protocol", cls=SpokenCommand, help="bot-protocol")
def bot_protocol(
    command: Annotated[str, typer.Argument(metavar="word", help="bot-protocol-command")],
    game: Annotated[str, typer.Option(metavar="game", help="bot-protocol-game")] = USUAL,
    games: Annotated[int, typer.Option(metavar="number", help="bot-protocol-games")] = 4,
    seconds: Annotated[float, typer.Option(metavar="number", help="bot-protocol-seconds")] = 10.0,
    show: Annotated[bool, typer.Option("--show", help="bot-protocol-show")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Try out a bot in any language: play with it and tell how it went."""
    from landsraad.lab.progress import progress_bar
    from landsraad.lab.try_bot import try_bot

    spoken = language(lang)
    with progress_bar(game) as tell:
        report = try_bot(command, game, games, seconds, show, tell)
    if as_json:
        print(json.dumps(report))
    else:
        for line in rows([(words(f"bot-report-{key}", spoken), value) for key, value in report.items()]):
            print(line)
    if report["games"] < games:
        raise KeyboardInterrupt


@app.command(cls=SpokenCommand, help="bench")
def bench(
    game: Annotated[str, typer.Argument(metavar="game", help="bench-game")] = USUAL,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of this build: random play on one core, with the expansion of the game."""
    from landsraad.lab.bench import bench as measure
    from landsraad.lab.progress import progress_bar

    spoken = language(lang)
    landsraad.rules_of(game)
    with progress_bar(game) as tell:
        report = measure(game, tell=tell)
    if as_json:
        print(json.dumps(report))
        return
    for line in rows([(words(f"bench-{key}", spoken), value) for key, value in report.items()]):
        print(line)


# --- looking up --------------------------------------------------------------------------------------------------


@app.command(cls=SpokenCommand, help="cards")
def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="words", help="cards-name")] = None,
    game: Annotated[str | None, typer.Option(metavar="game", help="cards-game")] = None,
    lang: Lang = None,
    stats: Annotated[bool, typer.Option("--stats", help="cards-stats")] = False,
    effects: Annotated[bool, typer.Option("--effects", help="cards-effects")] = False,
) -> None:
    """What the cards, spaces, leaders, tiles and Conflicts do."""
    from landsraad.terminal import every_game

    spoken = language(lang)
    console = Console(highlight=False)
    games = [game] if game else list(GAMES)
    landsraad.rules_of(games[0])
    if stats:
        _print_statistics(spoken, games[0])
        return
    wanted = " ".join(name or [])
    if effects and wanted:
        looking = every_game.lookups(games).values()
        listed = [found for lookup in looking for found in lookup.effect_ids(wanted, spoken)]
        for path, told in listed:
            console.print(f"{path:<36} {told}", soft_wrap=True)
        if listed:
            return
    if not wanted:
        for lookup in every_game.lookups(games[:1]).values():
            for part in lookup.listing(spoken):
                console.print(part)
        return
    found = every_game.about(wanted, games, spoken)
    if not found:
        raise BadOption(
            f"nothing is called {wanted!r}; `landsraad cards` lists everything",
            key="component-unknown",
            facts={"name": wanted, "command": "landsraad cards"},
        )
    for part in found:
        console.print(part)


def _print_statistics(lang: str, game: str) -> None:
    statistics = GAMES[game].part("statistics")
    if statistics is None:
        raise BadOption(f"{game} has no vocabulary to count", key="no-vocabulary", facts={"game": game})
    counted = statistics(lang)
    ratio = f"{counted.ratio:.3f}"
    if counted.bar is not None:
        ratio = words("stats-bar", lang, ratio=ratio, bar=str(counted.bar))
    for line in rows(
        [
            (words("stats-components", lang), counted.components),
            (words("stats-handlers", lang), counted.with_handler),
            (words("stats-ratio", lang), ratio),
            (words("stats-conditions", lang), counted.conditions),
        ]
    ):
        print(line)
    print(f"\n{words('stats-handler', lang)}")
    for handler in counted.handlers:
        print(f"  {handler.path:<40} {handler.text}")


@app.command(cls=SpokenCommand, help="rules")
def rules(
    query: Annotated[list[str] | None, typer.Argument(metavar="words", help="rules-query")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Look something up in the rulebooks; without a query, their contents."""
    from landsraad.terminal.lookup import about_rules, contents
    from landsraad.text.rulebook import books, find

    spoken = language(lang)
    wanted = " ".join(query or [])
    if wanted and not find(wanted, spoken):
        raise BadOption(
            f"no rule has {wanted!r} in it; `landsraad rules` shows the contents",
            key="rule-unknown",
            facts={"query": wanted, "command": "landsraad rules"},
        )
    if as_json:
        chosen = find(wanted, spoken) if wanted else [rule for book in books(spoken) for rule in book.rules()]
        print(json.dumps({"rules": [asdict(rule) for rule in chosen]}))
        return
    console = Console(highlight=False)
    for part in about_rules(wanted, spoken, None) if wanted else contents(spoken):
        console.print(part)


@app.command(cls=SpokenCommand, help="book")
def book(
    out: Annotated[Path, typer.Option(metavar="folder", help="book-out")] = Path("landsraad-rules"),
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write the rulebooks as HTML pages to read and print, with contents and a legend of icons."""
    from landsraad.text.book import write_book

    spoken = language(lang)
    try:
        pages = write_book(out, spoken)
    except OSError as error:
        raise BadOption(
            f"cannot write to {out}: {error.strerror}",
            key="folder-unwritable",
            facts={"folder": str(out), "error": str(error.strerror)},
        ) from error
    if as_json:
        print(json.dumps({"pages": [str(page) for page in pages]}))
        return
    print(words("book-written", spoken, pages=len(pages), page=str(pages[0])))


# --- reading flags -----------------------------------------------------------------------------------------------


def _listed(given: list[str] | None) -> list[str]:
    """Words given one by one or with commas."""
    return [word.strip() for words in given or [] for word in words.split(",") if word.strip()]


def _seated(names: list[str], seats: int | None) -> tuple[str, ...]:
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


def _options(words: list[str]) -> dict[str, bool | str]:
    """Options as "epic", "epic=no" or "difficulty=sardaukar"."""
    answers = {"": True, "yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    pairs = [word.partition("=") for word in words]
    return {key: answers.get(value.lower(), value) for key, _, value in pairs}


def _leaders(given: str) -> list[str | None]:
    return [None if word in ("", "random") else word for word in (part.strip() for part in given.split(","))]


def main() -> None:
    """Run the command. Whatever somebody has asked for in vain is told in a line or two, with exit code 2."""
    # A missing translation is no news for a player; what breaks in the server is one for whoever runs it.
    logging.getLogger("landsraad.text").addHandler(logging.NullHandler())
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except LandsraadError as error:
        _fail(told(error), 2)
    except KeyboardInterrupt:
        _fail(words("stopped", language_of_errors()), 130)
    except BrokenPipeError:
        # Whoever read our output has enough of it; nothing more may be written, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _fail(told_of_call(error), 2)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str, code: int) -> None:
    print(f"landsraad: {message}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
