"""Decisions: the closed list of question types, and actions that describe themselves.

An action is one int: a verb and up to three objects. What an action means never depends on the position, so its
notation can be written and read without one, and a record stays readable for ever.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from landsraad.kernel.rules import Reason
from landsraad.kernel.vecs import i64

# Question types. Browser, terminal and bots know only these; a new card needs no new screen.
TURN: Final = 1  # what to do in a turn
ORDER: Final = 2  # which of several effects comes next
EFFECT: Final = 3  # one of several effects
CARD: Final = 4
FACTION: Final = 5
AMOUNT: Final = 6
SEAT: Final = 7
SPACE: Final = 8
UNIT: Final = 9
YES_NO: Final = 10
TILE: Final = 11
LEADER: Final = 12

QUESTION_NAMES: Final = {
    TURN: "turn",
    ORDER: "order",
    EFFECT: "effect",
    CARD: "card",
    FACTION: "faction",
    AMOUNT: "amount",
    SEAT: "seat",
    SPACE: "space",
    UNIT: "unit",
    YES_NO: "yes_no",
    TILE: "tile",
    LEADER: "leader",
}

MOST: Final = 20_000  # actions whose notation is remembered: a few megabytes


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Eight bits of verb, twelve and ten of objects, then the third: without that one below 2**30, the fastest ints."""
    return verb | a << 8 | b << 20 | c << 30


def verb_of(action: i64) -> i64:
    return action & 255


def first_of(action: i64) -> i64:
    return (action >> 8) & 4095


def second_of(action: i64) -> i64:
    return (action >> 20) & 1023


def third_of(action: i64) -> i64:
    return action >> 30


class Domain:
    """The things one object of a verb can name: number <-> word."""

    def __init__(self, name: str, words: Callable[[], Sequence[str]] | None = None) -> None:
        self.name = name
        self._words = words  # None: the number itself is the word
        self._numbers: dict[str, int] | None = None

    @property
    def size(self) -> int | None:
        """How many things there are; None where any number may be named."""
        return None if self._words is None else len(self._words())

    def word(self, number: int) -> str:
        return str(number) if self._words is None else self._words()[number]

    def number(self, word: str) -> int | None:
        if self._words is None:
            return int(word) if word.isdecimal() and len(word) < 4 else None
        if self._numbers is None:
            self._numbers = {name: index for index, name in enumerate(self._words()) if name}
        return self._numbers.get(word)

    def like(self, word: str) -> list[str]:
        """The words of this domain that are spelt nearly like one it does not have."""
        words = [] if self._words is None else [name for name in self._words() if name]
        return get_close_matches(word, words, n=3, cutoff=0.7)


class Verb:
    """A verb and what its objects are."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name = name
        self.domains = domains


class Notation:
    """Writes and reads actions: the verb, then its objects, separated by blanks ("agent dagger mentat").

    What has been written is remembered, for all games of a kind: they offer the same few thousand actions again and
    again. Only writing remembers, and never more than MOST: no text from outside can fill the memory.
    """

    def __init__(self, verbs: dict[int, Verb]) -> None:
        self.verbs = verbs
        self._codes = {verb.name: code for code, verb in verbs.items()}
        self._texts: dict[int, str] = {}
        self._actions: dict[str, int] = {}

    def write(self, action: int) -> str:
        text = self._texts.get(action)
        if text is None:
            text = " ".join([self.verbs[verb_of(action)].name, *(word for _, word in self.objects(action))])
            if len(self._texts) >= MOST:
                self._texts.clear()
                self._actions.clear()
            self._texts[action] = text
            if self._parse(text) == action:  # what is remembered must not be read otherwise than what is not
                self._actions[text] = action
        return text

    def objects(self, action: int) -> list[tuple[str, str]]:
        """The objects of an action as (domain, word)."""
        numbers = (first_of(action), second_of(action), third_of(action))
        domains = self.verbs[verb_of(action)].domains
        return [(domain.name, domain.word(number)) for domain, number in zip(domains, numbers, strict=False)]

    def explain(self, text: str) -> Reason:
        """Why a text is not notation: the word that is wrong and what was probably meant, or how a move is written."""
        words = text.split()
        code = self._codes.get(words[0]) if words else None
        if code is None:
            close = get_close_matches(words[0], list(self._codes), n=3, cutoff=0.7) if words else []
            if not close:
                return Reason("unknown-notation", "notation", {"notation": text})
            return Reason("unknown-word", "notation", {"word": words[0], "close": ", ".join(close)})
        domains = self.verbs[code].domains
        for domain, word in zip(domains, words[1:], strict=False):
            if domain.number(word) is None:
                close = domain.like(word)
                if close:
                    return Reason("unknown-word", "notation", {"word": word, "close": ", ".join(close)})
                return Reason("unknown-word-alone", "notation", {"word": word, "kind": domain.name})
        form = " ".join([self.verbs[code].name, *(domain.name.upper() for domain in domains)])
        return Reason("wrong-form", "notation", {"notation": text, "form": form})

    def read(self, text: str) -> int | None:
        """The action, or None where the text is not notation of this game."""
        action = self._actions.get(text)
        return self._parse(text) if action is None else action

    def _parse(self, text: str) -> int | None:
        words = text.split()
        code = self._codes.get(words[0]) if words else None
        if code is None:
            return None
        domains = self.verbs[code].domains
        if len(domains) != len(words) - 1:
            return None
        numbers = [domain.number(word) for domain, word in zip(domains, words[1:], strict=True)]
        known = [number for number in numbers if number is not None]
        return pack(code, *known) if len(known) == len(numbers) else None
