"""Fluent messages: one folder a language, read when somebody first asks for that language.

A missing message never stops a player: the English one is said instead, and the log tells about it. Tests are strict:
for them a missing message, or one that lacks an argument, is an error.
"""

import logging
import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource

from landsraad.kernel.errors import LandsraadError

LANGUAGES: Final = ("en", "de", "pt-BR", "es", "zh-Hant")
FALLBACK: Final = "en"
LOCALES: Final = Path(__file__).parent / "locale"

Argument = str | int
Arguments = Mapping[str, Argument]
Named = dict[str, Argument]  # a name, with its id and its grammatical forms, as arguments
NOTHING: Final[Arguments] = {}

log = logging.getLogger(__name__)


class UnknownLanguage(LandsraadError, ValueError):
    """A language we do not speak. The text names those we do."""

    def __init__(self, lang: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(
            f"there is no language {lang!r}; there are: {known}",
            key="language-unknown",
            facts={"language": lang, "known": known},
        )
        self.lang = lang


class BadMessage(LandsraadError, LookupError):
    """A message that is missing or cannot be formatted. Only tests meet it."""


class _Strictness:
    """Whether what is wrong with a message is an error (in tests) or a line in the log (at play)."""

    on: ClassVar = False


def be_strict(on: bool = True) -> None:
    """Make missing and damaged messages errors."""
    if _Strictness.on != on:
        _Strictness.on = on
        say_cached.cache_clear()


# --- which language ------------------------------------------------------------------------------------------------

# Readers of these tags are at home in one of ours.
_NEAREST: Final = {"en": "en", "de": "de", "pt": "pt-BR", "es": "es", "zh": "zh-Hant"}


def language(tag: str) -> str | None:
    """The language of ours that a tag means ("de_AT.UTF-8", "PT-br"), or None."""
    first = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0]
    return _NEAREST.get(first.lower())


def choose_language(flag: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The flag, then LANDSRAAD_LANG, then the system's locale, then English.

    Somebody who names a language is told when we do not speak it; a system's locale is only a hint.
    """
    environ = os.environ if environ is None else environ
    wanted = flag or environ.get("LANDSRAAD_LANG")
    if wanted:
        found = language(wanted)
        if found is None:
            raise UnknownLanguage(wanted)
        return found
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            found = language(environ[variable])
            return found if found in known_languages() else FALLBACK
    return FALLBACK


def known_languages() -> list[str]:
    """The languages that have messages."""
    return [lang for lang in LANGUAGES if any((LOCALES / lang).glob("*.ftl"))]


# --- the messages of one language ----------------------------------------------------------------------------------

# An entry begins at the start of a line; everything that belongs to it is indented, or begins with a bracket.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
PLACE: Final = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*\}")  # where an argument is put
UNGROUPED: Final = 1000  # from here on a language may divide the digits of a number
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def split_entries(source: str) -> dict[str, str]:
    """The entries of a file, unread. Parsing is slow, so it waits until an entry is spoken."""
    source = _COMMENT.sub("", source)
    found = list(_ENTRY.finditer(source))
    ends = [entry.start() for entry in found[1:]] + [len(source)]
    return {entry[1]: source[entry.start() : end].rstrip() for entry, end in zip(found, ends, strict=True)}


class Messages:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        for path in sorted((LOCALES / lang).glob("*.ftl")):
            self.entries.update(split_entries(path.read_text(encoding="utf-8")))
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsed: set[str] = set()
        self._parsing = Lock()  # a server speaks in several threads
        self._plain: dict[str, list[str]] = {}  # texts and names of arguments in turns; none where there is more to it

    def _parse(self, key: str) -> None:
        """Hand an entry to Fluent, and with it the entries it refers to: all of them before anybody relies on one."""
        if key in self._parsed:
            return
        with self._parsing:
            new: set[str] = set()
            waiting = [key]
            while waiting:
                one = waiting.pop()
                if one in self._parsed or one in new or one not in self.entries:
                    continue
                new.add(one)
                self._bundle.add_resource(FluentResource(self.entries[one] + "\n"))
                waiting += REFERENCE.findall(self.entries[one])
            self._parsed |= new

    def format(self, key: str, arguments: Arguments) -> str:
        """The message; BadMessage if it is missing, or lacks an argument."""
        entry = self.entries.get(key)
        if entry is None:
            raise BadMessage(f"no message {key} in {self.lang}")
        if "{" not in entry and "\n" not in entry:
            return entry.split("=", 1)[1].strip()  # most names: nothing in them for Fluent to do
        plain = self._filled(key, entry, arguments)
        if plain is not None:
            return plain
        self._parse(key)
        if not self._bundle.has_message(key):
            raise BadMessage(f"message {key} in {self.lang} is not Fluent")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BadMessage(f"message {key} in {self.lang} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise BadMessage(f"message {key} in {self.lang}: {errors[0]}")
        return str(text)

    def _filled(self, key: str, entry: str, arguments: Arguments) -> str | None:
        """A line into which nothing but arguments is put, which is most of them: that is quicker done than asked for.

        None where Fluent has to do more: choose a form, format a large number, complain."""
        parts = self._plain.get(key)
        if parts is None:
            line = entry.split("=", 1)[1].strip()
            parts = PLACE.split(line)
            if "\n" in line or any("{" in text or "}" in text for text in parts[::2]):
                parts = []
            self._plain[key] = parts
        if not parts:
            return None
        filled = parts[:]
        for at in range(1, len(parts), 2):
            value = arguments.get(parts[at])
            if type(value) is int and -UNGROUPED < value < UNGROUPED:
                filled[at] = str(value)
            elif type(value) is str:
                filled[at] = value
            else:
                return None
        return "".join(filled)

    def forms(self, key: str) -> dict[str, str]:
        """The attributes of a message: the grammatical forms of a name that this language needs."""
        entry = self.entries.get(key, "")
        if "\n" not in entry:
            return {}
        self._parse(key)
        if not self._bundle.has_message(key):
            return {}
        attributes = self._bundle.get_message(key).attributes
        return {form: str(self._bundle.format_pattern(pattern)[0]) for form, pattern in attributes.items()}


@cache
def messages(lang: str) -> Messages:
    """The messages of a language, read once."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    read = Messages(lang)
    if not read.entries:
        log.warning("nothing is written in %s yet: English is spoken instead", lang)
    return read


def say(key: str, lang: str = FALLBACK, arguments: Arguments = NOTHING, instead: str = "") -> str:
    """The message in a language, or failing that in English, or failing that the message `instead`."""
    return say_cached(key, lang, tuple(arguments.items()), instead)


@lru_cache(maxsize=16384)
def say_cached(key: str, lang: str, arguments: tuple[tuple[str, Argument], ...], instead: str) -> str:
    """Cached because a table says the same few thousand things over and over; so a complaint is logged once, too."""
    try:
        return messages(lang).format(key, dict(arguments))
    except BadMessage as error:
        if _Strictness.on:
            raise
        if messages(lang).entries:
            log.warning("%s", error)
        if lang != FALLBACK:
            return say_cached(key, FALLBACK, arguments, instead)
        return say_cached(instead, FALLBACK, (), "") if instead else f"[{key}]"


@lru_cache(maxsize=4096)
def forms(key: str, lang: str) -> Mapping[str, str]:
    """The grammatical forms of a name. The English ones come along, for messages that must be said in English."""
    return {**messages(FALLBACK).forms(key), **messages(lang).forms(key)}


def named(argument: str, key: str, ident: str, lang: str) -> Named:
    """A name as an argument of a message, with its id and its grammatical forms: $card, $card-id, $card-..."""
    return named_cached(argument, key, ident, lang).copy()


@lru_cache(maxsize=8192)
def named_cached(argument: str, key: str, ident: str, lang: str) -> Named:
    told = {f"{argument}-{form}": text for form, text in forms(key, lang).items()}
    return {argument: say(key, lang), f"{argument}-id": ident, **told}


# --- joining and shaping -------------------------------------------------------------------------------------------


def join(kind: str, items: list[str], lang: str = FALLBACK) -> str:
    """A list the way the language writes it: "and", "or", "then", "choice" (clauses) or "parts" (separate effects)."""
    if len(items) < 2:
        return items[0] if items else ""
    text = items[0]
    for item in items[1:-1]:
        text = say(f"list-{kind}-more", lang, {"first": text, "second": item})
    last = "two" if len(items) == 2 else "last"
    return say(f"list-{kind}-{last}", lang, {"first": text, "second": items[-1]})


def sentence(text: str) -> str:
    """With a capital at its start; scripts without capitals stay as they are."""
    return text[:1].upper() + text[1:]
