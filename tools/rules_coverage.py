"""Shows which numbered rules are cited by tests, and fails when a required one is not.

The rules
    A book is a file of src/landsraad/text/locale/en/rules; its name is the name of the book. Below a heading
    `## 6 Player turns`, each line that begins with a number of that section and a space (`6.3.3 `, `15.D1 `, or the
    bare `18 ` of a section that is one rule) begins a rule. Headings are not rules: they may be cited, and count for
    nothing.

The citations
    Anywhere in a Python file below tests/, in a docstring, a comment or a string: the name of the book and a number.
    More numbers of the same book follow after a comma or "and"; two numbers joined by "-" or "to" are a range. A list
    may run over the end of a line, also in a comment.

        imperium 6.3.3        imperium 6.3.3, 6.3.4 and 7.2        imperium 8.7-8.9        imperium 6.4.6 to 6.4.8

    A range joins two rules of the same parent and stands for their siblings between them, ends included. Only the
    first number of a list may be bare: in "imperium 6.4.3 and 2 troops" the 2 is no rule. Citing a rule says nothing
    about the rules below it: `imperium 6.3` does not cite 6.3.1.

A citation of a rule that does not exist is an error, and so is a number that a book uses twice.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

# The books, and the sections of each whose rules must all be cited. None means every section.
REQUIRED: dict[str, Collection[int] | None] = {
    "imperium": None,
    "rise_of_ix": range(1, 16),
    "house_hagal": None,
    "war_for_arrakis": None,
    "spacing_guild": None,
}

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "landsraad" / "text" / "locale" / "en" / "rules"
TESTS = ROOT / "tests"

PART = r"[A-Z]?[0-9]++[a-z]?"
DOTTED = rf"[0-9]++(?:\.{PART})+(?!\.?\w)"
HEADING = re.compile(rf"#{{2,}} +([0-9]++(?:\.{PART})*)\.? +(.+)")
RULE = re.compile(rf"([0-9]++(?:\.{PART})*)\s")

# Between the words of a citation: spaces, a new line, and the mark of a comment that goes on.
GAP = r"(?:\s|\#)+"
RANGE_SIGN = rf"(?:{GAP}to{GAP}|\s*-\s*)"
LIST_SIGN = rf"(?:,?{GAP}and{GAP}|,{GAP}|,)"
ITEM = rf"{DOTTED}(?:{RANGE_SIGN}{DOTTED})?"
BARE = r"[0-9]++(?!\.?\w)"


@dataclass
class Section:
    number: int
    title: str
    rules: list[str] = field(default_factory=list)


@dataclass
class Book:
    name: str
    sections: list[Section] = field(default_factory=list)
    headings: set[str] = field(default_factory=set)

    def rules(self) -> list[str]:
        return [rule for section in self.sections for rule in section.rules]


@dataclass
class Report:
    table: list[str]
    errors: list[str]


def shown(path: Path) -> str:
    """A path as a reader at the top of the repository would type it."""
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def read_book(path: Path, errors: list[str]) -> Book:
    book = Book(path.stem)
    seen: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if heading := HEADING.match(line):
            book.headings.add(heading[1])
            if "." not in heading[1]:
                book.sections.append(Section(int(heading[1]), heading[2].strip()))
        elif (rule := RULE.match(line + " ")) and book.sections:
            section = book.sections[-1]
            # A wrapped line may begin with the number of a rule elsewhere, or with the number of something else.
            if rule[1].split(".")[0] != str(section.number):
                continue
            if rule[1] in seen:
                errors.append(f"{shown(path)}:{number}: {book.name} {rule[1]} begins a second time")
            else:
                seen.add(rule[1])
                section.rules.append(rule[1])
    return book


def read_books(folder: Path, errors: list[str]) -> dict[str, Book]:
    return {path.stem: read_book(path, errors) for path in sorted(folder.glob("*.md"))}


def siblings(book: Book, first: str, last: str) -> list[str] | None:
    """The rules from first to last, both of one parent; None if that is no range."""
    parent = first.rpartition(".")[0]
    family = [rule for rule in book.rules() if rule.rpartition(".")[0] == parent]
    if first not in family or last not in family or family.index(first) > family.index(last):
        return None
    return family[family.index(first) : family.index(last) + 1]


def read_citations(text: str, books: Mapping[str, Book], place: str, errors: list[str]) -> set[tuple[str, str]]:
    """The existing rules that a text cites, as pairs of book and number."""
    if not books:
        return set()
    names = "|".join(map(re.escape, sorted(books, key=len, reverse=True)))
    # "pay spacing_guild 2" is a move of a game, no citation.
    pattern = re.compile(rf"(?<![\w./-])(?<!pay )({names}){GAP}((?:{ITEM}|{BARE})(?:{LIST_SIGN}{ITEM})*)")
    cited: set[tuple[str, str]] = set()
    for match in pattern.finditer(text):
        book = books[match[1]]
        known = set(book.rules())
        for item in re.finditer(rf"{ITEM}|{BARE}", match[2]):
            line = text.count("\n", 0, match.start(2) + item.start()) + 1
            first, *rest = re.findall(rf"{DOTTED}|{BARE}", item[0])
            if not rest:
                if first in known:
                    cited.add((book.name, first))
                elif first not in book.headings:
                    errors.append(f"{place}:{line}: there is no rule {book.name} {first}")
                continue
            span = siblings(book, first, rest[0])
            if span is None:
                errors.append(f"{place}:{line}: {book.name} {first} to {rest[0]} is not a range of rules of one parent")
            else:
                cited.update((book.name, rule) for rule in span)
    return cited


def is_required(section: int, wanted: Collection[int] | None) -> bool:
    return wanted is None or section in wanted


def table_of(
    book: Book, cited: set[tuple[str, str]], wanted: Collection[int] | None, errors: list[str]
) -> tuple[list[str], int, int]:
    """The lines of one book, and how many rules are required and cited; a missing required rule is an error."""
    lines = [book.name, f"  {'section':<48} {'rules':>5} {'cited':>5}  missing"]
    required = covered = 0
    for section in book.sections:
        if not section.rules:
            continue
        missing = [rule for rule in section.rules if (book.name, rule) not in cited]
        found = len(section.rules) - len(missing)
        if is_required(section.number, wanted):
            required += len(section.rules)
            covered += found
            remark = ", ".join(missing)
            if missing:
                errors.append(f"{book.name}: no test cites {remark}")
        else:
            remark = "not required yet"
        heading = f"{section.number} {section.title}"
        lines.append(f"  {heading[:48]:<48} {len(section.rules):>5} {found:>5}  {remark}".rstrip())
    return lines, required, covered


def examine(rules: Path, tests: Path, required: Mapping[str, Collection[int] | None]) -> Report:
    errors: list[str] = []
    books = read_books(rules, errors)
    for name, wanted in required.items():
        if name not in books and (wanted is None or wanted):
            errors.append(f"there is no book {name}.md in {shown(rules)}")
        elif name in books:
            sections = {section.number for section in books[name].sections}
            for number in sorted(set(wanted or ()) - sections):
                errors.append(f"{name}.md has no section {number}")

    cited: set[tuple[str, str]] = set()
    for path in sorted(tests.rglob("*.py")):
        cited |= read_citations(path.read_text(encoding="utf-8"), books, shown(path), errors)

    table: list[str] = []
    total = covered = 0
    for name, book in books.items():
        lines, book_total, book_covered = table_of(book, cited, required.get(name, []), errors)
        table += [*lines, ""]
        total += book_total
        covered += book_covered
    share = 100 * covered / total if total else 0.0
    table.append(f"{covered} of {total} required rules are cited by a test ({share:.1f} %)")
    return Report(table, errors)


def main(arguments: list[str] | None = None, required: Mapping[str, Collection[int] | None] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Show which numbered rules are cited by tests.")
    parser.add_argument("--rules", type=Path, default=RULES, help="the folder of the books")
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder of the tests")
    chosen = parser.parse_args(arguments)
    report = examine(chosen.rules, chosen.tests, REQUIRED if required is None else required)
    print("\n".join(report.table))
    for error in report.errors:
        print(f"error: {error}")
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())
