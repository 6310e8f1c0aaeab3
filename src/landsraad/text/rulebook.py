"""The rulebooks: their rules by number, and by the words in them.

A book is a file of locale/<language>/rules. Below a heading `## 6 Player turns`, each line that begins with a number of
that section and a space (`6.3.3 `, `15.D1 `, or the bare `18 ` of a section that is one rule) begins a rule; lists and
tables below it belong to it. A rule begins with its title in bold.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from landsraad.games import GAMES
from landsraad.text.fluent import FALLBACK, LOCALES

_PART = r"[A-Z]?[0-9]+[a-z]?"
_NUMBER = rf"[0-9]+(?:\.{_PART})*"
_HEADING = re.compile(rf"##+ +({_NUMBER})\.? +(.+)")
_RULE = re.compile(rf"({_NUMBER})\s+(.*)")
_TITLE = re.compile(r"\*\*(.+?)[.:：。]?\*\*")
_WANTED_NUMBER = re.compile(rf"{_NUMBER}", re.IGNORECASE)


@dataclass(frozen=True)
class Rule:
    book: str
    number: str
    title: str  # "" where a rule has none
    text: str  # Markdown, the title included

    @property
    def cited(self) -> str:
        """How the rule is cited: "imperium 6.3.3"."""
        return f"{self.book} {self.number}"


@dataclass(frozen=True)
class Section:
    number: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Book:
    name: str
    title: str
    lang: str
    sections: tuple[Section, ...]

    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]


def fold(text: str) -> str:
    """Text without accents and capitals, so that "prescience" is found by "PRÉSCIENCE"."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()


# --- reading -----------------------------------------------------------------------------------------------------


def belongs(number: str, section: str) -> bool:
    return number == section or number.startswith(section + ".")


def parse(name: str, lang: str, source: str) -> Book:
    """A book from its Markdown."""
    title = name
    sections: list[tuple[str, str, list[list[str]]]] = []  # number, title, and the lines of each rule
    for line in source.splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            sections.append((heading[1], heading[2].strip(), []))
        elif line.startswith("# "):
            title = line[2:].strip()
        elif sections:
            number, _, rules = sections[-1]
            begun = _RULE.match(line)
            if begun is not None and belongs(begun[1], number):
                rules.append([line])
            elif rules:
                rules[-1].append(line)
    return Book(
        name,
        title,
        lang,
        tuple(Section(number, head, tuple(_rule(name, lines) for lines in rules)) for number, head, rules in sections),
    )


def _rule(book: str, lines: list[str]) -> Rule:
    begun = _RULE.match(lines[0])
    assert begun is not None
    title = _TITLE.match(begun[2])
    text = "\n".join([begun[2], *lines[1:]]).strip()
    return Rule(book, begun[1], title[1] if title is not None else "", text)


@cache
def books(lang: str = FALLBACK) -> tuple[Book, ...]:
    """The books in a language, in the order of the games; one that is not translated is read in English."""
    names = {path.stem for path in (LOCALES / FALLBACK / "rules").glob("*.md")}
    order = [name for entry in GAMES.values() for name in entry.books]
    ranks = {name: rank for rank, name in enumerate(order)}
    ordered = sorted(names, key=lambda name: (ranks.get(name, len(ranks)), name))
    return tuple(_read(name, lang) for name in ordered)


def _read(name: str, lang: str) -> Book:
    path: Path = LOCALES / lang / "rules" / f"{name}.md"
    if not path.is_file():
        lang, path = FALLBACK, LOCALES / FALLBACK / "rules" / f"{name}.md"
    return parse(name, lang, path.read_text(encoding="utf-8"))


# --- finding -------------------------------------------------------------------------------------------------------


def find(query: str, lang: str = FALLBACK) -> list[Rule]:
    """The rules a query means: a number ("6.3.3", "imperium 6.3.3", "ix 4.2") or words, which must all occur."""
    words = fold(query).split()
    if not words:
        return []
    if _WANTED_NUMBER.fullmatch(words[-1]):
        chosen = _named_books(words[:-1], lang)
        if chosen:
            return [rule for book in chosen for rule in _by_number(book, words[-1])]
    return _by_words(words, lang)


def _named_books(words: list[str], lang: str) -> list[Book]:
    """All books, or those whose name or title contains the words before a number."""
    wanted = " ".join(words).replace("_", " ").removesuffix(" rule")
    exact = [book for book in books(lang) if fold(book.name).replace("_", " ") == wanted]
    return exact or [
        book for book in books(lang) if wanted in fold(book.name).replace("_", " ") or wanted in fold(book.title)
    ]


def _by_number(book: Book, number: str) -> list[Rule]:
    """The rule, and those that are part of it."""
    return [rule for rule in book.rules() if belongs(rule.number.casefold(), number)]


def _by_words(words: list[str], lang: str) -> list[Rule]:
    found: list[tuple[int, int, Rule]] = []
    for book in books(lang):
        for section in book.sections:
            for rule in section.rules:
                score = _score(words, rule, section.title)
                if score:
                    found.append((score, len(found), rule))
    return [rule for _, _, rule in sorted(found, key=lambda entry: (-entry[0], entry[1]))]


def _score(words: list[str], rule: Rule, section: str) -> int:
    """Nothing if a word is missing; more for a word in the title, and for a whole word, than for a part of one."""
    title, text, around = fold(rule.title), fold(rule.text), fold(section)
    whole = set(re.findall(r"\w+", text))
    score = 0
    for word in words:
        if word not in text and word not in around:
            return 0
        score += 1 + 8 * (word in title) + 4 * (word in whole) + 2 * (word in around) + min(text.count(word), 3)
    return score
