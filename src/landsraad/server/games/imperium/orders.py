"""Standing orders in Dune: Imperium: Combat windows (imperium 10.2), in which most people pass."""

from typing import Final

from landsraad import Game
from landsraad.imperium import words as w
from landsraad.imperium.combat import ranking
from landsraad.imperium.facts import strength_of
from landsraad.kernel.table import top
from landsraad.server.games.imperium.staging import staged

NO_REWARD: Final = 9


def span(game: Game, seat: int) -> int | None:
    """The round, while its Conflict is not decided."""
    shared = game.table.shared
    return shared[w.ROUND] if shared[w.PHASE] in (w.PLAYER_TURNS, w.COMBAT) and shared[w.ROUND] > 0 else None


def passes(game: Game) -> str | None:
    if game.over or top(game.table)[0] != w.F_COMBAT:
        return None
    return next((option.notation for option in game.options if option.verb == "pass"), None)


def stake(game: Game, seat: int) -> int:
    """The reward a seat would take if all passed now (imperium 10.4 to 10.6)."""
    places = ranking([strength_of(game.table, seat) for seat in range(len(game.table.seats))])
    return next((place for place, who in places if who == seat), NO_REWARD)


def harmed(game: Game, seat: int, since: int) -> bool:
    """Whether somebody else has done something to this seat."""
    return any(
        staged(event, game.movers[number - 1]).victim == seat
        for number in range(since + 1, len(game.moves) + 1)
        for event in game.journals[number]
    )
