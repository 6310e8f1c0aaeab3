"""Commands of `landsraad` for the laboratory: many games, what they tell, and how fast they are.

Whoever interrupts one of them keeps what is done, has it told, and can go on where games are kept.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import landsraad
from landsraad.cli_flags import (
    AsJson,
    GameName,
    Games,
    Lang,
    SameSeed,
    Seats,
    Setup,
    With,
    Workers,
    leaders_in,
    listed,
    options_in,
    seated,
)
from landsraad.cli_words import SpokenCommand, language, rows, words
from landsraad.games import GAMES, USUAL

laboratory = typer.Typer()

MOST_FAILURES = 10  # that are told one by one

On = Annotated[str, typer.Option("--on", metavar="word", help="option-on")]
Bar = Callable[[int, int], None]  # is told how much is done, and of how much


def _stopped(name: str, work: Callable[[Bar], object], *needed: str) -> bool:
    """Do a long piece of work that keeps what is done, with a bar; whether somebody has stopped it.

    What it will be told with must be there before the first game: nobody wants to hear of it after the last one."""
    from landsraad.lab.progress import progress_bar
    from landsraad.lab.reporting import check_libraries

    check_libraries(needed)
    try:
        with progress_bar(name) as tell:
            work(tell)
    except KeyboardInterrupt:
        return True
    return False


def _told(
    report: Mapping[str, Any],
    as_json: bool,
    say: Callable[[], None],
    whole: bool = True,
    failures: Sequence[str] = (),
) -> None:
    """What came of it: of what was stopped, too, and then the exit code says that it is not the whole."""
    for line in failures:
        print(line, file=sys.stderr)
    if as_json:
        print(json.dumps(report))
    else:
        say()
    if not whole:
        raise KeyboardInterrupt


@laboratory.command(cls=SpokenCommand, help="simulate")
def simulate(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(metavar="word", help="simulate-bots")] = "random",
    games: Games = 100,
    seed: SameSeed = "0",
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
    from landsraad.lab.progress import rated_bar
    from landsraad.lab.simulate import Plan
    from landsraad.lab.simulate import simulate as run
    from landsraad.terminal.opening import read_seed

    spoken = language(lang)
    plan = Plan(
        game=game,
        bots=seated(listed([bots]), seats),
        games=games,
        seed=read_seed(seed),
        expansions=tuple(listed(expansions)),
        options=options_in(listed(option)),
        leaders=None if leaders is None else "draft" if leaders == "draft" else tuple(leaders_in(leaders)),
        records=None if records is None else str(records),
    )
    plan.check()
    with rated_bar(game, games, lambda rate: words("simulate-rate", spoken, rate=rate)) as tell:
        report, failures = run(plan, workers, tell, on)
    if len(failures) > MOST_FAILURES:
        more = words("simulate-more", spoken, amount=len(failures) - MOST_FAILURES)
        failures = [*failures[:MOST_FAILURES], more]
    _told(report, as_json, lambda: _print_report(report, game, spoken), report["games"] >= games, failures)


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


@laboratory.command(cls=SpokenCommand, help="export")
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
        back: dict[str, str | int] = {"games": written, "folder": str(records)}
        _told(back, as_json, lambda: print(words("export-back", spoken, **back)))
        return
    wish = Wish(records_in(places), str(out), views=not (observations or bare), observations=observations)
    with progress_bar("export") as tell:
        report, failures = run(wish, workers, tell)
    counted = {key: value for key, value in report.items() if key not in ("errors", "parts_left")}
    _told(report, as_json, lambda: print(words("export-done", spoken, **counted)), not report["parts_left"], failures)


@laboratory.command(cls=SpokenCommand, help="tournament")
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

    spoken = language(lang)
    plan = lab.read_plan(file)
    folder = file.with_suffix("") if out is None else out
    stopped = _stopped(plan.name, lambda tell: lab.run(plan, folder, workers, tell, on), "openskill", "pyarrow")
    games = lab.in_order(lab.kept(folder))
    report = lab.report(plan, games)
    lab.write_parquet(plan, games, folder / "results.parquet")
    (folder / "index.html").write_text(tournament_page(report, spoken), encoding="utf-8")
    why = lab.failures(games)[:MOST_FAILURES]
    _told(report, as_json, lambda: _print_standings(report, folder, spoken), not stopped, why)


@laboratory.command(cls=SpokenCommand, help="study")
def study(
    game: GameName,
    seats: Seats = None,
    bot: Annotated[str, typer.Option(metavar="word", help="study-bots")] = "greedy",
    games: Games = 1000,
    seed: SameSeed = "0",
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
    from landsraad.lab.simulate import Plan
    from landsraad.terminal.opening import read_seed

    spoken = language(lang)
    usual = int(getattr(landsraad.rules_of(game), "usual_seats", 4))
    plan = Plan(
        game=game,
        bots=(bot,) * (usual if seats is None else max(0, min(seats, 99))),
        games=games,
        seed=read_seed(seed),
        expansions=tuple(listed(expansions)),
        options=options_in(listed(option)),
    )
    stopped = _stopped(game, lambda tell: lab.run(plan, out, workers, tell, on), "pyarrow")
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
    _told(report, as_json, lambda: print(words("tournament-done", spoken, folder=str(out))), not stopped)


@laboratory.command(cls=SpokenCommand, help="ladder")
def ladder(
    game: GameName = USUAL,
    deals: Annotated[int, typer.Option(metavar="number", help="ladder-deals")] = 25,
    levels: Annotated[str | None, typer.Option(metavar="word", help="ladder-levels")] = None,
    setups: Annotated[str | None, typer.Option(metavar="word", help="ladder-setups")] = None,
    seed: SameSeed = "0",
    out: Annotated[Path, typer.Option(metavar="folder", help="tournament-out")] = Path("ladder"),
    workers: Workers = None,
    on: On = "",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """All levels of the bots against each other. What is over is kept, and an interrupted ladder goes on."""
    from landsraad.lab import ladder as lab
    from landsraad.lab.tournament import in_order, kept, run

    spoken = language(lang)
    plan = lab.ladder(game, deals, seed, listed([levels] if levels else None), listed([setups] if setups else None))
    stopped = _stopped(plan.name, lambda tell: run(plan, out, workers, tell, on), "openskill")
    told_games = lab.told(plan, in_order(kept(out)))
    (out / "ladder.json").write_text(json.dumps(told_games, indent=1) + "\n", encoding="utf-8")
    (out / "ladder.svg").write_text(lab.plot(told_games, spoken), encoding="utf-8")
    (out / "ladder.md").write_text(lab.markdown(told_games, spoken), encoding="utf-8")
    _told(told_games, as_json, lambda: _print_standings(told_games, out, spoken), not stopped)


def _print_standings(report: dict[str, Any], folder: Path, lang: str) -> None:
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
    print(words("tournament-done", lang, folder=str(folder)))


@laboratory.command("bot-protocol", cls=SpokenCommand, help="bot-protocol")
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
    _told(report, as_json, lambda: _print_rows(report, "bot-report", spoken), report["games"] >= games)


@laboratory.command(cls=SpokenCommand, help="bench")
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
    _told(report, as_json, lambda: _print_rows(report, "bench", spoken))


def _print_rows(report: dict[str, Any], named: str, lang: str) -> None:
    for line in rows([(words(f"{named}-{key}", lang), value) for key, value in report.items()]):
        print(line)
