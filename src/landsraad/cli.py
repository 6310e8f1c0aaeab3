"""The command `landsraad`."""

import json
import logging
import os
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import landsraad
from landsraad import BadOption, LandsraadError

app = typer.Typer(
    name="landsraad",
    help="The table for the Dune board games. Without a command: play.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Seed = Annotated[str | None, typer.Option(help="A number or a word; the same seed deals the same game.")]
Lang = Annotated[str | None, typer.Option(help="The language: en, de, pt-BR, es, zh-Hant.")]
With = Annotated[list[str] | None, typer.Option("--with", help="An expansion: rise_of_ix.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"landsraad {landsraad.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        play()


# --- playing -----------------------------------------------------------------------------------------------------


@app.command()
def play(
    seats: Annotated[int | None, typer.Option(help="1 to 4; one or two play against House Hagal too.")] = None,
    expansions: With = None,
    base: Annotated[bool, typer.Option("--base", help="Without any expansion.")] = False,
    epic: Annotated[bool, typer.Option("--epic", help="Epic Game mode.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="A set-up option: epic, difficulty=sardaukar...")] = None,
    leader: Annotated[
        list[str] | None, typer.Option(help="Your leader, 'random', or 'draft'; once for each person.")
    ] = None,
    seed: Seed = None,
    humans: Annotated[int | None, typer.Option(help="How many people play at this screen.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The other players: random, greedy; one name, or one a seat.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; once for each person.")] = None,
    lang: Lang = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play Dune: Imperium in the terminal. Without options it asks what you want to play."""
    from landsraad.terminal.opening import GAME, Wishes, ask_wishes, begin, read_leaders, read_seed
    from landsraad.terminal.play import Table as Screen
    from landsraad.terminal.play import ask
    from landsraad.terminal.players import recall
    from landsraad.terminal.session import Session
    from landsraad.text.fluent import choose_language

    spoken = choose_language(lang)
    console = Console(highlight=False)
    flags = (seats, expansions, leader, seed, humans, bots, name, option)
    if resume is not None:
        if any(flag is not None for flag in flags) or base or epic:
            raise BadOption("--resume goes on with the saved game: the other options make no sense beside it")
        game = landsraad.load(str(resume))
        if game.rules.name != GAME:
            raise BadOption(f"{resume} is a game of {game.rules.name!r}, which is not played in the terminal")
        Screen(Session(game, recall(game.names)), console, spoken, resume).run()
        return
    chosen = () if base else tuple(_listed(expansions)) or ("rise_of_ix",)
    if base and expansions:
        raise BadOption("--base means no expansion: leave --with out")
    wishes = Wishes(
        seats=4 if seats is None else seats,
        expansions=chosen,
        options=_options(_listed(option)) | ({"epic": True} if epic else {}),
        leaders=read_leaders(leader or [], "rise_of_ix" in chosen, spoken),
        seed=None if seed is None else read_seed(seed),
        lang=spoken,
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
                ask_language=lang is None,
            )
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
    game, players = begin(wishes)
    Screen(Session(game, players), console, wishes.lang).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as saved from a game.")],
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play a record again and tell its story. A damaged record is refused."""
    from landsraad.terminal.ending import standings
    from landsraad.text.fluent import choose_language

    spoken = choose_language(lang)
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
        go_on = f"landsraad play --resume {shlex.quote(str(file))}"
        console.print(Text(f"The game is not over: {len(game.moves)} moves. Go on with: {go_on}"))
    else:
        console.print(*standings(result, game.names, spoken), sep="\n")


# --- the laboratory ----------------------------------------------------------------------------------------------


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game: imperium.")],
    seats: Annotated[int | None, typer.Option(help="1 to 4.")] = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, with commas; one name serves for all seats.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    expansions: With = None,
    option: Annotated[list[str] | None, typer.Option(help="A set-up option: epic, difficulty=sardaukar...")] = None,
    leaders: Annotated[str | None, typer.Option(help="Leaders by seat, with commas; or 'draft'.")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes; all cores if not given.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots. The result is the same for any number of workers."""
    from landsraad.lab.simulate import Plan
    from landsraad.lab.simulate import simulate as run
    from landsraad.terminal.opening import read_seed

    plan = Plan(
        game=game,
        bots=_seated(_listed([bots]), seats),
        games=games,
        seed=read_seed(seed),
        expansions=tuple(_listed(expansions)),
        options=_options(_listed(option)),
        leaders=None if leaders is None else "draft" if leaders == "draft" else tuple(_leaders(leaders)),
    )
    plan.check()
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]} games/s"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=games, rate="–")

        def tell(games_done: int, per_second: float) -> None:
            progress.update(task, completed=games_done, rate=f"{per_second:.0f}")

        report, failures = run(plan, workers, tell)
    for line in failures[:10]:
        print(line, file=sys.stderr)
    if len(failures) > 10:
        print(f"... and {len(failures) - 10} more", file=sys.stderr)
    if as_json:
        print(json.dumps(report))
    else:
        _print_report(report)


def _print_report(report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    for key in ("games", "finished", "errors", "decisions", "mean_rounds", "seconds"):
        console.print(f"{key.replace('_', ' '):<12} {report[key]}")
    for what, counts in report["wins"].items():
        table = Table(title=f"wins by {what}", box=None, title_justify="left", show_header=False)
        for key, wins in counts.items():
            table.add_row(key, str(wins), f"{wins / max(1, report['finished']):.1%}")
        console.print(table)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure the speed of this build: random play on one core, 4 seats with Rise of Ix."""
    from landsraad.lab.bench import bench as measure

    report = measure()
    if as_json:
        print(json.dumps(report))
        return
    for key, value in report.items():
        print(f"{key.replace('_', ' '):<20} {value}")


# --- looking up --------------------------------------------------------------------------------------------------


@app.command()
def cards(
    name: Annotated[list[str] | None, typer.Argument(help="A name, or some words of it.")] = None,
    lang: Lang = None,
    stats: Annotated[bool, typer.Option("--stats", help="How many components need code of their own.")] = False,
) -> None:
    """What the cards, spaces, leaders, tiles and Conflicts do."""
    from landsraad.terminal.components import find
    from landsraad.terminal.lookup import about_component, listing
    from landsraad.text.fluent import choose_language

    spoken = choose_language(lang)
    console = Console(highlight=False)
    if stats:
        _print_statistics()
        return
    wanted = " ".join(name or [])
    if wanted and not find(wanted, spoken):
        raise BadOption(f"nothing is called {wanted!r}; `landsraad cards` lists everything")
    for part in about_component(wanted, spoken) if wanted else listing(spoken):
        console.print(part)


def _print_statistics() -> None:
    from landsraad.lab.vocabulary import BAR, statistics

    counted = statistics()
    print(f"components declared                      {counted.components}")
    print(f"with a handler of their own              {counted.with_handler}")
    print(f"ratio                                    {counted.ratio:.3f} (the bar is below {BAR})")
    print(f"conditions and counts used by one only   {counted.conditions}")
    print("\nA handler is an effect code that one component uses and no other:")
    for handler in counted.handlers:
        print(f"  {handler.path:<40} {handler.text}")


@app.command()
def rules(
    query: Annotated[list[str] | None, typer.Argument(help="A number (6.3.3, imperium 6.3.3) or words.")] = None,
    lang: Lang = None,
) -> None:
    """Look something up in the rulebooks; without a query, their contents."""
    from landsraad.terminal.lookup import about_rules, contents
    from landsraad.text.fluent import choose_language
    from landsraad.text.rulebook import find

    spoken = choose_language(lang)
    wanted = " ".join(query or [])
    if wanted and not find(wanted, spoken):
        raise BadOption(f"no rule has {wanted!r} in it; `landsraad rules` shows the contents")
    console = Console(highlight=False)
    for part in about_rules(wanted, spoken, None) if wanted else contents(spoken):
        console.print(part)


@app.command()
def book(
    out: Annotated[Path, typer.Option(help="The folder the pages are written to.")] = Path("landsraad-rules"),
    lang: Lang = None,
) -> None:
    """Write the rulebooks as HTML pages to read and print, with contents and a legend of icons."""
    from landsraad.text.book import write_book
    from landsraad.text.fluent import choose_language

    try:
        pages = write_book(out, choose_language(lang))
    except OSError as error:
        raise BadOption(f"cannot write to {out}: {error.strerror}") from error
    print(f"{len(pages)} pages; open {pages[0]}")


# --- reading flags -----------------------------------------------------------------------------------------------


def _listed(given: list[str] | None) -> list[str]:
    """Words given one by one or with commas."""
    return [word.strip() for words in given or [] for word in words.split(",") if word.strip()]


def _seated(names: list[str], seats: int | None) -> tuple[str, ...]:
    """One bot a seat."""
    if not names:
        raise BadOption("--bots needs a name for each seat, with commas between them")
    if len(names) == 1:
        names = names * (4 if seats is None else max(0, min(seats, 99)))
    if seats is not None and len(names) != seats:
        raise BadOption(f"{len(names)} bots are named for {seats} seats")
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
    logging.getLogger("landsraad").addHandler(logging.NullHandler())  # a missing translation is no news for a player
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except LandsraadError as error:
        _fail(str(error), 2)
    except KeyboardInterrupt:
        _fail("stopped", 130)
    except BrokenPipeError:
        # Whoever read our output has enough of it; nothing more may be written, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        told = getattr(error, "format_message", None)
        if told is None:
            raise
        _fail(_usage(error, told()), 2)
    sys.exit(code if isinstance(code, int) else 0)


def _usage(error: Exception, message: str) -> str:
    """A wrong call in the words of the library that has read it, and where to look."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "landsraad"
    return f"{' '.join(message.split())}\nTry '{path} --help'."


def _fail(message: str, code: int) -> None:
    print(f"landsraad: {message}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
