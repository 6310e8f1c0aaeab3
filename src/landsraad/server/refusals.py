"""What is refused, as an error that knows its key, its status and its words."""

from collections.abc import Mapping, Sequence

from landsraad import LandsraadError
from landsraad.server.protocol import ReasonText, Refusal
from landsraad.text.fluent import say
from landsraad.text.speakers import error_text

# The status of a refusal that is not simply a bad request (400).
STATUS = {
    "not-yours": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "banned": 403,
    "chat-off": 403,
    "chat-players": 403,
    "chat-team": 403,
    "no-such-table": 404,
    "no-such-rule": 404,
    "no-such-game": 404,
    "no-such-key": 404,
    "hands-closed": 403,
    "no-such-notice": 404,
    "no-such-lesson": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "over": 409,
    "seat-taken": 409,
    "seat-kept": 409,
    "nobody-asks": 409,
    "number-copied": 409,
    "number-other": 409,
    "no-clock": 409,
    "name-taken": 409,
    "seats-open": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "undo-whispered": 409,
    "no-orders": 409,
    "pace-shared": 409,
    "hints-off": 409,
    "too-large": 413,
    "record-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-watchers": 429,
    "too-many-asking": 429,
    "too-many-analyses": 429,
    "too-many-films": 429,
    "too-many-listed": 429,
    "too-many-notices": 429,
    "too-many-devices": 429,
    "store": 503,
    "moving": 503,
    "internal": 500,
}


MEANT = 10**9


class Refused(LandsraadError):
    """Something that was not done. Nothing has changed."""

    def __init__(
        self, error: str, facts: Mapping[str, str | int] | None = None, reasons: Sequence[ReasonText] = ()
    ) -> None:
        super().__init__(error, key=error, facts=facts)
        self.error = error
        self.reasons = list(reasons)

    @property
    def status(self) -> int:
        return STATUS.get(self.error, 400)

    def told(self, lang: str) -> Refusal:
        # A number nobody can have meant is repeated as it was written: words for it there are none.
        facts = {
            name: fact if isinstance(fact, str) or abs(fact) < MEANT else str(fact) for name, fact in self.facts.items()
        }
        return Refusal(self.error, say(f"server-{self.error}", lang, facts), self.reasons)


def told(error: LandsraadError, lang: str) -> Refusal:
    """Any error of the house as a refusal: a bad set-up or a damaged record says what is wrong with it."""
    if isinstance(error, Refused):
        return error.told(lang)
    return Refusal(error.key or "bad-request", error_text(error, lang))
