"""Who puts which game into words."""

from typing import Protocol

from landsraad.games import GAMES
from landsraad.kernel.errors import IllegalMove, LandsraadError
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table
from landsraad.text.fluent import say
from landsraad.text.plain import PlainSpeaker

Event = tuple[int, int, int, int, int]


class Speaker(Protocol):
    """How a game puts itself into words."""

    def option(self, table: Table, action: int, lang: str, names: list[str]) -> str: ...
    def question(self, table: Table, lang: str, names: list[str]) -> str: ...
    def headline(self, table: Table, lang: str, names: list[str]) -> tuple[str, str]:
        """The question in a few words for the table in the browser, and what it belongs to ("" where that is clear)."""

    def event(self, event: Event, lang: str, names: list[str]) -> str: ...
    def brief(self, event: Event, lang: str, names: list[str]) -> str | None:
        """An event without its subject, below the name of whoever acts and beside the numbers it has changed; "": they
        tell everything; None: this game has no such words."""

    def reason(self, reason: Reason, lang: str, names: list[str]) -> str: ...
    def seat(self, table: Table, seat: int, lang: str) -> str: ...


def speaker_for(game: str) -> Speaker:
    """The speaker of a game; its words are loaded when somebody first reads."""
    speaker: Speaker | None = GAMES[game].part("speaker")
    return speaker if speaker is not None else PlainSpeaker(GAMES.rules(game))


def error_text(error: LandsraadError, lang: str) -> str:
    """What is wrong, in a language; in English where nobody has thought that a player could meet it."""
    if isinstance(error, IllegalMove):
        speaker = speaker_for(error.game)
        reasons = " ".join(speaker.reason(reason, lang, []) for reason in error.reasons)
        return say("error-move-illegal", lang, {"move": error.notation, "reasons": reasons})
    if error.key is None:
        return str(error)
    facts = dict(error.facts)
    if "error" in facts and isinstance(error.__cause__, LandsraadError):
        facts["error"] = error_text(error.__cause__, lang)
    return say(f"error-{error.key}", lang, facts)
