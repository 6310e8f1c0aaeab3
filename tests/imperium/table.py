"""A few words that keep the tests of Dune: Imperium short: set a table, play, look."""

from typing import Any

import landsraad
from landsraad.game import Game

Seat = dict[str, Any]


def table(*seats: Seat, ix: bool = False, **shared: Any) -> Game:
    """A game in which the first seat is about to take a turn (unless `shared` says otherwise), three seats at least.

    table({"hand": ["dagger"], "solari": 2}, ix=True, row=[...]) -- everything else as from_position supplies it, but
    with empty piles of resources: 0 water unless given.
    """
    data = [{"water": 0, **seat} for seat in (*seats, *[{}] * (3 - len(seats)))]
    position: dict[str, Any] = {"expansions": ["rise_of_ix"] if ix else [], "seats": data, **shared}
    return landsraad.from_position("imperium", position)


def play(game: Game, *moves: str) -> Game:
    """Play several moves, one after the other."""
    for move in moves:
        game.play(move)
    return game


def finish(game: Game, seat: int = 0) -> Game:
    """End the turn of a seat, declining and refusing whatever can be."""
    while game.to_act == seat and game.table.shared[2] == seat + 1:
        options = offered(game)
        for wanted in ("end", "decline", "no", options[0]):
            if wanted in options:
                game.play(wanted)
                break
    return game


def pass_all(game: Game) -> Game:
    """Everybody passes (combat, endgame) until somebody cannot."""
    while "pass" in offered(game):
        game.play("pass")
    return game


def seat(game: Game, number: int = 0) -> Seat:
    """A seat's part of the position: seat(game)["spice"], seat(game, 1)["hand"]."""
    found: Seat = game.position()["seats"][number]
    return found


def shared(game: Game) -> Seat:
    """The position without its seats."""
    return {key: value for key, value in game.position().items() if key != "seats"}


def offered(game: Game) -> list[str]:
    """The notations of all options."""
    return [option.notation for option in game.options]


def refused(game: Game, move: str) -> list[tuple[str, str]]:
    """The reasons against a move as (key, rule); empty if it is legal."""
    return [(reason.key, reason.rule) for reason in game.why_not(move)]


def strength(game: Game, number: int = 0) -> int:
    """A seat's strength in the Conflict."""
    value: int = game.view(None)["seats"][number]["strength"]
    return value
