"""Commands of `landsraad` that look something up: components and rules."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import landsraad
from landsraad import BadOption
from landsraad.cli_flags import AsJson, Lang
from landsraad.cli_words import SpokenCommand, language, rows, words
from landsraad.games import GAMES

looking_up = typer.Typer()


@looking_up.command(cls=SpokenCommand, help="cards")
def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="words", help="cards-name")] = None,
    game: Annotated[str | None, typer.Option(metavar="game", help="cards-game")] = None,
    lang: Lang = None,
    stats: Annotated[bool, typer.Option("--stats", help="cards-stats")] = False,
    effects: Annotated[bool, typer.Option("--effects", help="cards-effects")] = False,
    as_json: AsJson = False,
) -> None:
    """What the cards, spaces, leaders, tiles and Conflicts do."""
    from landsraad.terminal import every_game

    spoken = language(lang)
    console = Console(highlight=False)
    games = [game] if game else list(GAMES)
    landsraad.rules_of(games[0])
    if stats:
        _print_statistics(spoken, games[0], as_json)
        return
    wanted = " ".join(name or [])
    looking = every_game.lookups(games)
    if effects and wanted:
        found = [line for lookup in looking.values() for line in lookup.effect_ids(wanted, spoken)]
        if as_json and found:
            print(json.dumps({"effects": [{"id": path, "text": told} for path, told in found]}))
        else:
            for path, told in found:
                console.print(f"{path:<36} {told}", soft_wrap=True)
        if found:
            return
    if wanted and not every_game.found(wanted, games, spoken):
        raise BadOption(
            f"nothing is called {wanted!r}; `landsraad cards` lists everything",
            key="component-unknown",
            facts={"name": wanted, "command": "landsraad cards"},
        )
    if as_json:
        print(json.dumps({"components": every_game.as_data(wanted, games, spoken)}))
    elif wanted:
        for part in every_game.about(wanted, games, spoken):
            console.print(part)
    else:
        for part in looking[games[0]].listing(spoken) if games[0] in looking else []:
            console.print(part)


def _print_statistics(lang: str, game: str, as_json: bool) -> None:
    statistics = GAMES[game].part("statistics")
    if statistics is None:
        raise BadOption(f"{game} has no vocabulary to count", key="no-vocabulary", facts={"game": game})
    counted = statistics(lang)
    if as_json:
        told = {"game": game, "with_handler": counted.with_handler, "ratio": counted.ratio}
        print(json.dumps({**told, **asdict(counted)}))
        return
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


@looking_up.command(cls=SpokenCommand, help="rules")
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


@looking_up.command(cls=SpokenCommand, help="book")
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
