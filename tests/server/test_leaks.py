"""Whatever is said over the wire follows from what its reader may know: with all else dealt anew it is the same."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from landsraad.game import Game
from landsraad.server.course import Course
from landsraad.server.games import Guide, guide_to
from landsraad.server.protocol import Setup, Why
from landsraad.server.sheets import Beginning, Seat, Sheet
from landsraad.server.talk import Told, because, no_undo, state_of, summary_of, table_info
from tests.conformance.games import KINDS, Kind, chooser, decisions

EVERY = 13  # so many decisions lie between two that are looked at
MOST = 40  # things a seat touches that do not glow


def sheet_of(kind: Kind, game: Game, guide: Guide) -> Sheet:
    """A table of friends: at every seat sits somebody else."""
    rivals = guide.rivals_at(game)
    seats = [
        Seat("rival") if number in rivals else Seat("person", name, holders=[f"visitor {number}"])
        for number, name in enumerate(game.names_in("en"))
    ]
    setup = Setup(kind.game, len(seats) - len(rivals), list(kind.setup.get("expansions", [])))
    began = Beginning(game.versions.rules, game.versions.generator, {})
    return Sheet("friends", setup, seats, ["visitor 0"], "en", "seed", began)


def touched(game: Game) -> list[list[tuple[str, str]]]:
    """Things that somebody could touch: those of the options of whoever is asked, and a few more."""
    found = {thing for option in game.options for thing in game.rules.notation.objects(option.action)}
    found |= {("unit", "regular"), ("result", "strategy"), ("space", "arrakeen"), ("card", "dagger"), ("undo", "")}
    return [[thing] for thing in sorted(found)[:MOST]]


def said_to(sheet: Sheet, game: Game, seat: int, things: list[list[tuple[str, str]]]) -> dict[str, Any]:
    """All that a seat is told of a moment, and what it is answered when it asks why."""
    guide = guide_to(game.rules.name)
    course = Course(game)
    course.forced = [False] * len(game.moves)
    visitor = f"visitor {seat}"
    info = table_info("table", sheet, summary_of(sheet, course), "", visitor, "en", (), 0.0)
    state = state_of(sheet, course, info, Told(seat, "en"))
    reasons = [because(game, guide, seat, Why(objects), "en") for objects in things]
    mine = [seat] if seat >= 0 else []
    return {"state": state, "why": reasons, "undo": no_undo(sheet, course, mine, "en")}


def written(said: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    return read


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_that_is_said_depends_on_what_is_hidden(kind: Kind) -> None:
    """imperium 3.9, 3.14; war_for_arrakis 0.5: state, log, scenes, what options would bring, and every reason."""
    guide = guide_to(kind.game)
    looked = 0
    for number, game in enumerate(islice(decisions(kind.new(9), chooser(9)), 400)):
        if number % EVERY:
            continue
        sheet, things = sheet_of(kind, game, guide), touched(game)
        for seat in (-1, *(each for each, place in enumerate(sheet.seats) if place.kind == "person")):
            other = game.clone()
            other.table = game.rules.redealt(game.table, None if seat < 0 else seat, number)
            if other.to_act == seat:
                assert [each.notation for each in other.options] == [each.notation for each in game.options]
            one, two = (written(said_to(sheet, each, seat, things)) for each in (game, other))
            assert one == two, [key for key in one if one[key] != two[key]]
            looked += 1
    assert looked >= 8


@pytest.mark.parametrize(
    "kind", [one for one in KINDS if one.name in ("imperium-ix-4", "war_for_arrakis-guild-2")], ids=str
)
def test_who_saw_everything_would_be_told_something_else(kind: Kind) -> None:
    """So there is something to hide, and the comparison finds it."""
    for number, game in enumerate(islice(decisions(kind.new(9), chooser(9)), EVERY, 2 * EVERY)):
        world = game.rules.redealt(game.table, 0, number)
        assert written({"view": game.rules.open_view(world)}) != written({"view": game.rules.open_view(game.table)})
