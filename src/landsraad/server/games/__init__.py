"""What the server must know of one game in particular: how to set it up, tell its log, explain and preview it."""

from functools import cache
from typing import Any, Protocol

from landsraad import Game, Reason
from landsraad.game import Event
from landsraad.games import GAMES
from landsraad.kernel.rules import Facts
from landsraad.server.protocol import Ending, Fight, Setup, SetupChoices
from landsraad.server.refusals import Refused

Objects = list[tuple[str, str]]
HEADING, DEED, CONSEQUENCE = -1, 0, 1


class Guide(Protocol):
    """One game, as the server needs to know it."""

    def choices(self) -> SetupChoices: ...
    def rivals(self, setup: Setup) -> int:
        """How many seats the rules play for, after those of the players."""

    def rivals_at(self, game: Game) -> list[int]:
        """The seats of a game that the rules play for."""

    def rival_name(self, setup: Setup, seat: int, lang: str) -> str: ...
    def see(self, position: dict[str, Any], game: Game, seat: int | None) -> dict[str, Any]:
        """The same as `game.rules.view`, from the position that was written already."""

    def round(self, game: Game) -> int: ...
    def points(self, game: Game) -> list[int]: ...
    def begins_turn(self, event: Event) -> bool: ...
    def begins_round(self, event: Event) -> bool: ...
    def depth(self, event: Event) -> int | None:
        """Where a line of the log stands: HEADING, DEED or CONSEQUENCE; None: it is not told."""

    def whose(self, event: Event) -> int:
        """The seat an event is about, or -1."""

    def about(self, event: Event) -> Objects:
        """The components an event names."""

    def after(self, game: Game, notation: str) -> dict[str, int]:
        """What would be after an option, as far as the seat to act knows; empty where that is not worth showing."""

    def why(self, game: Game, seat: int, objects: Objects) -> list[Reason]:
        """Why nothing can be done with what was touched; empty: something can."""

    def not_now(self, key: str, facts: Facts) -> Reason:
        """A reason of the table rather than of the game, with the rule about who acts when."""

    def fight(self, game: Game, seat: int, lang: str, since: int) -> Fight | None:
        """How the last fight ended, as a seat was told of it; None if it ended before move `since`."""

    def ending(self, game: Game) -> Ending: ...


@cache
def guide_to(game: str) -> Guide:
    """The guide to a game that is played here; one without a guide has no pages."""
    guide: Guide | None = GAMES[game].part("served") if game in GAMES else None
    if guide is None:
        raise Refused("no-such-game", {"game": game})
    return guide
