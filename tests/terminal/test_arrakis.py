"""War for Arrakis in the terminal: the table, the options, looking things up, odds, and a game typed by a person."""

import io
from collections.abc import Iterable

import pytest
from rich.console import Console, RenderableType

import landsraad
from landsraad import Game, bots
from landsraad.terminal.arrakis_opening import ARRAKIS
from landsraad.terminal.opening import Wishes, ask_wishes, begin, default_wishes
from landsraad.terminal.painter import Painter, painter_for
from landsraad.terminal.play import Table
from landsraad.terminal.session import Session
from landsraad.text.fluent import LANGUAGES

HARKONNEN, ATREIDES = 0, 1
GUILD = ["spacing_guild"]


def drawn(parts: Iterable[RenderableType], width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    for part in parts:
        console.print(part)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def played(moves: int, seed: int = 3) -> Game:
    """A game between greedy bots, so many decisions old."""
    game = landsraad.new_game(ARRAKIS, seats=2, seed=seed, expansions=GUILD)
    players = bots.seat_bots(["greedy", "greedy"], seed)
    for number in range(moves):
        assert game.to_act is not None
        bot = players[game.to_act]
        assert bot is not None
        game.play(game.rules.notation.write(bot.choose(bots.Look(game.rules, game.table, number))))
    return game


def painter(game: Game, lang: str = "en", width: int = 100) -> Painter:
    return painter_for(game, lang, width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 60, 200])
def test_every_part_of_the_table_is_drawn_in_every_language(lang: str, moves: int) -> None:
    game = played(moves)
    artist = painter(game, lang)
    for seat in (HARKONNEN, ATREIDES):
        text = drawn([artist.welcome(seat), *artist.greeting(seat), *artist.complete(seat), *artist.hand(seat)])
        text += drawn([*artist.board(seat), artist.status(seat), *artist.help()])
        assert "arrakis-" not in text and "[" not in text.replace("[/", "")
    assert drawn(artist.options(game.to_act or 0)).strip()


def test_only_the_atreides_see_under_their_tokens() -> None:
    """war_for_arrakis 0.5: deployment tokens and unseen sietches are facedown for the other side."""
    artist = painter(played(0), width=200)
    mine, theirs = drawn(artist.board(ATREIDES), 200), drawn(artist.board(HARKONNEN), 200)
    assert "facedown token (" in mine and "facedown token (" not in theirs
    assert "sietch (rank ?)" in theirs and "sietch (rank ?)" not in mine
    assert "Your objective" in mine and "Your objective" not in theirs


def test_many_options_stand_in_columns_and_keep_their_numbers() -> None:
    game = played(0)
    while len(game.options) < 20:
        game.play(game.options[0])
    text = drawn(painter(game).options(game.to_act or 0))
    for number, option in enumerate(game.options, start=1):
        assert f"{number:>3}  {option.text('en')}" in text
    assert len(text.splitlines()) < len(game.options)


def test_a_component_is_looked_up_by_its_name() -> None:
    artist = painter(played(0))
    assert "In battle" in drawn(artist.about("stilgar"))
    assert "Nothing is called" in drawn(artist.about("xyzzy"))
    assert "could be" in drawn(artist.about("wall"))


def test_odds_of_an_attack() -> None:
    artist = painter(played(0))
    told = drawn(artist.odds("arrakeen hobars_gap"))
    assert "Arrakeen attacks Hobars Gap: attacker" in told and "%" in told
    assert drawn(artist.odds("Arrakeen > Hobars Gap")) == told
    assert "needs two areas" in drawn(artist.odds("arrakeen")).replace("need two", "needs two")
    assert "Nobody stands in" in drawn(artist.odds("sw_out_05 hobars_gap"))


def test_imperium_has_no_odds() -> None:
    game = landsraad.new_game("imperium", seats=3, seed=1)
    assert "no dice" in drawn(painter(game).odds("arrakeen"))


def answers(*lines: str):  # type: ignore[no-untyped-def]
    given = iter(lines)
    return lambda question: next(given)


def test_the_questions_before_a_game() -> None:
    wishes = ask_wishes(default_wishes(ARRAKIS, "en"), answers("2", "n", "hark", "7"), lambda line: None, False)
    assert (wishes.seats, wishes.expansions, wishes.human_seat, wishes.seed) == (2, (), HARKONNEN, 7)
    wishes = ask_wishes(default_wishes(ARRAKIS, "en"), answers("", "", "", ""), lambda line: None, False)
    assert (wishes.seats, wishes.expansions, wishes.human_seat) == (2, ("spacing_guild",), ATREIDES)
    wishes = ask_wishes(default_wishes(ARRAKIS, "en"), answers("1", ""), lambda line: None, False)
    assert (wishes.seats, wishes.expansions) == (1, ())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_person_plays(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some turns are typed, then the person leaves and the game is kept."""
    expansions = () if seats == 1 else ("spacing_guild",)
    game, players = begin(
        Wishes(game=ARRAKIS, seats=seats, expansions=expansions, seed=4, human_seat=min(seats - 1, 1))
    )
    assert [player.bot for player in players].count(None) == 1
    typed = iter(["?", "t", "b", "h", "l", "c stilgar", "o arrakeen hobars_gap", "w from carthag", *["1"] * 60, "q"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    console = Console(file=io.StringIO(), width=100, color_system=None)
    table = Table(Session(game, players), console, "en")
    monkeypatch.setattr(table, "_keep", lambda: None)
    table.run()
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Supremacy" in text and "Seed 4" in text
    assert len(game.moves) >= 60


def test_the_end_says_who_has_won() -> None:
    game = played(0)
    won = {"side": "harkonnen", "decided_by": "supremacy", "rounds": 6, "supremacy": 10, "prescience": [1, 2, 3]}
    told = drawn(painter(game).standings(won))
    assert "Harkonnen win by Supremacy in round 6" in told and "1 · 2 · 3" in told
    drawn_game = {**won, "side": None, "decided_by": "max_rounds"}
    assert "a draw" in drawn(painter(game).standings(drawn_game))
