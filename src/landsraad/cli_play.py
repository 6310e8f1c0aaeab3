"""Commands of `landsraad` that play: a table in the browser, a server for others, the terminal."""

import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import landsraad
from landsraad import BadOption
from landsraad.cli_flags import Database, Lang, Seed, Setup, With, listed, options_in
from landsraad.cli_words import SpokenCommand, language, language_flag, words
from landsraad.games import USUAL

if TYPE_CHECKING:
    from landsraad.server.keeping import Keeping

playing = typer.Typer()

Pace = Annotated[float | None, typer.Option(metavar="number", help="serve-pace")]


@playing.command(cls=SpokenCommand, help="play")
def play(
    port: Annotated[int | None, typer.Option(metavar="number", help="play-port")] = None,
    database: Database = None,
    pace: Pace = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="play-no-browser")] = False,
    lang: Lang = None,
) -> None:
    """Start a table on this computer and open it in the browser."""
    from landsraad.server.keeping import Keeping
    from landsraad.server.serve import LOOPBACK, PORT, bound, one_that_runs, open_browser

    spoken = language(lang)
    listener = bound(LOOPBACK, PORT if port is None else port, next_free=port is None)
    for_ever = Keeping(0, 0)  # on one's own computer nothing is cleared away behind one's back
    then = () if no_browser else (open_browser,)
    try:
        _serve(listener, database, pace, [], spoken, then, for_ever)
    except BadOption as error:
        # Whoever has closed the page, and not the table, is led back to it.
        there = one_that_runs() if error.key == "database-in-use" and database is None else ""
        if not there:
            raise
        print(words("serve-already", spoken, address=there))
        for step in then:
            step(there)


@playing.command(cls=SpokenCommand, help="serve")
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
    from landsraad.server.auth import origin_named
    from landsraad.server.keeping import Keeping
    from landsraad.server.logs import KINDS
    from landsraad.server.notifier import Telling
    from landsraad.server.serve import bound

    spoken = language(lang)
    prepare = partial(allow, bot or [])
    prepare()
    written = next((kind for kind in KINDS if kind == log), None)
    if written is None:
        known = ", ".join(KINDS)
        raise BadOption(
            f"there is no log {log!r}; there is: {known}", key="log-unknown", facts={"log": log, "known": known}
        )
    keeping = Keeping(keep_unplayed, keep_untouched)
    pages, trusted = ([origin_named(one) for one in given or []] for given in (origin, reach))
    listener = bound(host, port, next_free=False)
    crew: dict[str, Any] = {"workers": workers, "internal": internal, "prepare": prepare}
    watched: dict[str, Any] = {"proxies": proxy or [], "metrics": metrics, "log": written}
    watched["telling"] = Telling(push, webhooks, tuple(trusted))
    _serve(listener, database, pace, pages, spoken, (), keeping, **crew, **watched)


def allow(programs: list[str]) -> None:
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


@playing.command(cls=SpokenCommand, help="terminal")
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
    chosen = () if base else tuple(listed(expansions)) or usual.expansions
    wishes = replace(
        usual,
        seats=usual.seats if seats is None else seats,
        expansions=chosen,
        options=options_in(listed(option)) | ({"epic": True} if epic else {}),
        leaders=opening_of(game).leaders(leader or [], chosen, spoken),
        seed=None if seed is None else read_seed(seed),
        humans=1 if humans is None else humans,
        bots=tuple(listed([bots] if bots else None)),
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
