"""The picture: it fits any screen, shows everything public, and nothing that is somebody else's secret."""

import io
import re
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console, RenderableType

import landsraad
from landsraad.imperium.catalog import CARD_NUMBERS
from landsraad.terminal import imperium_choices as choices
from landsraad.terminal import screen
from landsraad.terminal.ending import standings, verdict
from landsraad.terminal.imperium_board import board_table
from landsraad.terminal.imperium_story import retell
from landsraad.terminal.players import seat_players
from landsraad.terminal.scene import Scene, clipped, hanging, scene
from landsraad.terminal.session import Session
from landsraad.text.imperium import name


def drawn(parts: list[RenderableType], width: int, colour: bool = False) -> str:
    console = Console(
        file=io.StringIO(),
        width=width,
        height=50,
        highlight=False,
        force_terminal=colour,
        color_system="standard" if colour else None,
    )
    for part in parts:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(expansions: list[str], every: int = 7, seats: int = 4, seed: int = 11) -> Iterator[tuple[Session, Scene]]:
    """Decisions of a person in the course of a whole game; each is drawn while it lasts."""
    players = seat_players(seats, 1, [], [], "en")
    game = landsraad.new_game("imperium", seats=seats, seed=seed, expansions=expansions)
    session = Session(game, players)
    session.advance()
    random = Random(seed)
    number = 0
    while not game.over:
        if number % every == 0:
            yield session, scene(game, 0, "en", 80)
        session.choose(random.choice(game.options))
        number += 1


@pytest.mark.parametrize("width", [60, 80, 140, 240])
@pytest.mark.parametrize("expansions", [[], ["rise_of_ix"]])
def test_no_line_is_longer_than_the_screen(width: int, expansions: list[str]) -> None:
    for session, seen in moments(expansions, 25):
        at = Scene(seen.view, seen.names, "en", width)
        news = retell(session.game, session.news(), 0, "en")
        parts = [*screen.compact(at), *screen.complete(at), *screen.roomy(at, news), board_table(at)]
        parts += choices.draw(at, session.game.options)
        assert max(map(len, drawn(parts, width).splitlines())) <= width


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_small_tables_are_drawn_too(seats: int) -> None:
    for session, seen in moments(["rise_of_ix"], 30, seats):
        text = drawn([*screen.compact(seen), *screen.roomy(seen, [])], 160)
        assert all(re.search(rf"^[ ▸]{letter} ", text, re.MULTILINE) for letter in "ABC")
        assert retell(session.game, session.game.events, 0, "en")


def test_the_whole_table_shows_everything_public() -> None:
    for _, seen in moments(["rise_of_ix"], 20):
        at = Scene(seen.view, seen.names, "en", 160)
        text = drawn(screen.complete(at), 160)
        for ident in seen.view["row"]:
            assert ident is None or name("card", ident) in text
        for stack in seen.view["tech"]:
            assert stack["top"] is None or name("tile", stack["top"]) in text
        for theirs in seen.view["seats"]:
            assert all(word in text for word in name("leader", theirs["leader"]).split())  # a long name may wrap
        for space in ("conspire", "the_great_flat", "dreadnought", "interstellar_shipping"):
            assert name("space", space) in text
        assert name("conflict", seen.view["conflict"]) in text
        for ident in seen.mine["hand"]:
            assert name("card", ident) in text
        for ident in seen.mine["intrigue"]:
            assert name("intrigue", ident) in text


def test_nobody_sees_the_hand_of_another() -> None:
    """Cards that lie in another's hand, and nowhere that is open, are not on the screen."""
    for session, seen in moments(["rise_of_ix"], 8):
        hidden = {card for seat in (1, 2, 3) for card in session.game.view(seat)["seats"][seat]["hand"]}
        mine = seen.mine
        known = {*mine["hand"], *mine["played"], *mine["revealed"], *mine["discard"], *filter(None, seen.view["row"])}
        secret = {name("card", card) for card in hidden - known if CARD_NUMBERS[card] > 10}
        text = drawn([*screen.compact(seen), *choices.draw(seen, session.game.options)], 400)
        assert not [card for card in secret if card in text]


def test_without_colour_there_is_no_escape() -> None:
    _, seen = next(moments(["rise_of_ix"]))
    assert "\x1b" not in drawn(screen.compact(seen), 80)
    assert "\x1b[" in drawn(screen.compact(seen), 80, colour=True)


def test_every_option_has_its_number() -> None:
    for session, seen in moments(["rise_of_ix"], 4):
        options = session.game.options
        groups = choices.arrange(seen, options)
        numbers = [choice.number for group in groups for choice in group.choices]
        assert sorted(numbers) == list(range(1, len(options) + 1))
        text = drawn(choices.draw(seen, options), 80)
        assert all(f" {number} " in text for number in numbers)


def test_options_to_send_an_agent_tell_cost_and_bonus_spice() -> None:
    game = landsraad.from_position(
        "imperium",
        {
            "seats": [{"leader": "duke_leto_atreides", "hand": ["dune_the_desert_planet", "dagger"], "water": 2,
                       "solari": 9}, {}, {}],
            "bonus_spice": {"the_great_flat": 3},
        },
    )  # fmt: skip
    text = drawn(choices.draw(scene(game, 0, "en", 80), game.options), 80)
    assert "The Great Flat (2 water) +3" in text
    assert "Swordmaster (7 solari)" in text  # 8 for everybody else


def test_wrapping() -> None:
    from rich.text import Text

    text = Text("one two three four five six seven eight nine ten")
    assert hanging(text, 30, 2).plain == "one two three four five six\n  seven eight nine ten"
    assert clipped(text, 20, 1).plain == "one two three four…"
    assert clipped(text, 80, 1).plain == text.plain


def test_the_end_tells_who_won_and_by_what() -> None:
    last = {"leader": "paul_atreides", "spice": 2, "solari": 1, "water": 0, "garrison": 3}
    result = {
        "winner": 1,
        "decided_by": "points",
        "rounds": 9,
        "standings": [{"seat": 1, "points": 10, **last}, {"seat": 0, "points": 7, **last}],
    }
    names = ["Anna", "Berta"]
    text = drawn(standings(result, names, "en"), 80)
    assert "Berta wins with 10 victory points after 9 rounds." in text
    assert text.index(" Berta ") < text.index(" Anna ")
    assert "broken by spice" in verdict({**result, "decided_by": "spice"}, names, "en")


def test_the_story_leaves_out_what_the_table_shows_anyway() -> None:
    for session, _ in moments(["rise_of_ix"], 50):
        told = "\n".join(paragraph.plain for paragraph in retell(session.game, session.game.events, 0, "en"))
        assert "persuasion (" not in told
        assert "Turn of" not in told
