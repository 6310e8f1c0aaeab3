"""The errors a caller can meet. Each says what is wrong and what to do about it."""

from collections.abc import Mapping

from landsraad.kernel.rules import Reason


class LandsraadError(Exception):
    """Any error this library raises on purpose. Its text is English.

    What a player can cause has a `key` and `facts` too: with them the command line says it in the player's language.
    """

    def __init__(self, text: str = "", *, key: str | None = None, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.facts: dict[str, str | int] = dict(facts or {})


class BadOption(LandsraadError, ValueError):
    """A set-up option that does not exist, or that contradicts another."""


class BadPosition(LandsraadError, ValueError):
    """A position that cannot be: it names what is wrong."""


class BadRecord(LandsraadError, ValueError):
    """A record that is damaged, or of another program or version."""


class IllegalMove(LandsraadError, ValueError):
    """A move the rules forbid now. `reasons` say why, with rule numbers; nothing has changed."""

    def __init__(self, notation: str, reasons: list[Reason], text: str, game: str) -> None:
        super().__init__(text)
        self.game = game  # whose words the reasons are told in
        self.notation = notation
        self.reasons = reasons


class BadMove(LandsraadError, TypeError):
    """Something that cannot be a move at all: neither an Option nor its notation."""


class GameOver(LandsraadError):
    """A move was made although the game is over."""
