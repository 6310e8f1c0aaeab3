"""The rulebooks: every rule is found by its number and by its words."""

import re

import pytest

from landsraad.arrakis.board import AREA_IDS, RED, TERRAIN, TERRAIN_NAMES
from landsraad.arrakis.catalog import LEADERS, SUBSTITUTES
from landsraad.arrakis.content.tokens import DICE_OF, FIGURES, FLOW_ROWS, SLOTS, TOP_STEP
from landsraad.text.fluent import known_languages
from landsraad.text.rulebook import Book, Rule, books, find, fold, parse

SMALL = """# A small book

## 1 Beginnings

1.1 **Cold start.** Nobody knows
anything yet.
  - Not even Prés¢ience.

| a | b |
|---|---|
| 1 | 2 |

1.2 A rule without a title.

## 2 Ends

Some words that belong to no rule.

2.D1 **Derived:** it follows.
3.1 is no rule of this section.

## 3 Alone

3 **All in one.** One rule.
"""


def cited(query: str) -> list[str]:
    return [rule.cited for rule in find(query)]


def test_a_book_is_read_rule_by_rule() -> None:
    book = parse("small", "en", SMALL)
    assert book.title == "A small book"
    assert [(section.number, section.title) for section in book.sections] == [
        ("1", "Beginnings"),
        ("2", "Ends"),
        ("3", "Alone"),
    ]
    assert [rule.number for rule in book.rules()] == ["1.1", "1.2", "2.D1", "3"]
    first, second, third, _ = book.rules()
    assert first.title == "Cold start"
    assert first.text.startswith("**Cold start.** Nobody knows\nanything yet.")
    assert first.text.endswith("| 1 | 2 |")
    assert second == Rule("small", "1.2", "", "A rule without a title.")
    assert third.title == "Derived"
    assert third.text.endswith("3.1 is no rule of this section.")


NAMES = ["imperium", "rise_of_ix", "house_hagal", "war_for_arrakis", "spacing_guild"]


def test_the_books_of_the_house_are_complete() -> None:
    assert [book.name for book in books()] == NAMES
    for book in books():
        numbers = [rule.number for rule in book.rules()]
        assert len(numbers) == len(set(numbers)) > 40
        assert all(rule.text for rule in book.rules())


# Books and numbers stand apart here: together they would count as the citation of a rule by a test of it.
@pytest.mark.parametrize(
    ("query", "book", "number"),
    [
        (["6.3.3"], "imperium", "6.3.3"),
        (["imperium", "6.3.3"], "imperium", "6.3.3"),
        (["rise_of_ix", "4.2"], "rise_of_ix", "4.2"),
        (["rise of ix", "4.2"], "rise_of_ix", "4.2"),
        (["IX", "4.2"], "rise_of_ix", "4.2"),
        (["Hagal rule", "2.2"], "house_hagal", "2.2"),
        (["15.d1"], "rise_of_ix", "15.D1"),
        (["18"], "imperium", "18"),
        (["The Voice"], "imperium", "17.24"),
        (["BLOCKING"], "imperium", "6.3.3"),
        (["war_for_arrakis", "9.10.1"], "war_for_arrakis", "9.10.1"),
        (["war for arrakis", "7.3"], "war_for_arrakis", "7.3"),
        (["arrakis", "24.q23"], "war_for_arrakis", "24.Q23"),
        (["spacing guild", "8.3"], "spacing_guild", "8.3"),
        (["guild", "13.g16"], "spacing_guild", "13.G16"),
        (["sandriding"], "war_for_arrakis", "8.5"),
        (["bombardment"], "spacing_guild", "8.3"),
    ],
)
def test_finding_a_rule(query: list[str], book: str, number: str) -> None:
    found = find(" ".join(query))[0]
    assert (found.book, found.number) == (book, number)
    assert found.cited == f"{book} {number}"


def test_a_number_brings_what_is_below_it() -> None:
    numbers = [rule.number for rule in find(" ".join(["imperium", "6.3"]))]
    assert numbers[:3] == ["6.3", "6.3.1", "6.3.2"]
    assert all(number.startswith("6.3") for number in numbers)


def test_a_number_without_a_book_means_every_book() -> None:
    assert {rule.book for rule in find("2.1")} == {"imperium", "rise_of_ix", "house_hagal", "war_for_arrakis"}
    assert {rule.book for rule in find("3.1")} == set(NAMES)


def test_all_words_must_occur() -> None:
    headings = {rule: fold(section.title) for book in books() for section in book.sections for rule in section.rules}
    for rule in find("alliance token"):
        for word in ("alliance", "token"):
            assert word in fold(rule.text) or word in headings[rule]
    assert find("alliance zebra") == []
    assert find("") == [] and find("  ") == []


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("PRÉSCIENCE Ünïcode") == "prescience unicode"
    assert cited("ÁLLIANCE") == cited("alliance")


def test_titles_come_first() -> None:
    found = find("swordmaster")
    titled = ["swordmaster" in fold(rule.title) for rule in found]
    assert titled == sorted(titled, reverse=True)


def test_a_language_without_a_rulebook_reads_english() -> None:
    for book in books("zh-Hant"):
        assert book.rules()


# --- every language has the same rules ----------------------------------------------------------------------------

# How a language marks a ruling of ours, and a rule known at second hand.
MARKS = {
    "en": ("(ruling)", "(unconfirmed)"),
    "de": ("(Auslegung)", "(unbestätigt)"),
    "es": ("(interpretación)", "(sin confirmar)"),
    "pt-BR": ("(interpretação)", "(não confirmado)"),
    "zh-Hant": ("（裁定）", "（未證實）"),
}


def marks(text: str, lang: str) -> list[int]:
    return [text.count(mark) for mark in MARKS[lang]]


def test_every_language_has_its_marks() -> None:
    assert set(MARKS) == set(known_languages())


@pytest.mark.parametrize("name", ["war_for_arrakis", "spacing_guild"])
@pytest.mark.parametrize("lang", [lang for lang in MARKS if lang != "en"])
def test_a_book_says_the_same_in_every_language(lang: str, name: str) -> None:
    english, other = (next(book for book in books(spoken) if book.name == name) for spoken in ("en", lang))
    assert other.lang == lang
    assert [section.number for section in other.sections] == [section.number for section in english.sections]
    for theirs, ours in zip(english.rules(), other.rules(), strict=True):
        assert ours.number == theirs.number
        assert ours.title, ours.cited
        assert marks(ours.text, lang) == marks(theirs.text, "en"), ours.cited
        for part in (r"(?m)^ *- ", r"(?m)^\|", r"\|"):
            assert len(re.findall(part, ours.text)) == len(re.findall(part, theirs.text)), ours.cited
        for kind in (r"[0-9]+(?:\.[0-9]+)+", r"\b[QG][0-9]+", r"\b[ae]0[0-9]"):
            assert set(re.findall(kind, ours.text, re.ASCII)) == set(re.findall(kind, theirs.text, re.ASCII)), (
                ours.cited
            )


# --- War for Arrakis: what the book says is what is played -----------------------------------------------------------


def named(name: str) -> Book:
    return next(book for book in books() if book.name == name)


def rule_of(book: str, number: str) -> Rule:
    return next(rule for rule in named(book).rules() if rule.number == number)


def rows(rule: Rule) -> list[list[str]]:
    """The table of a rule, without its heading."""
    lines = [line for line in rule.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_rule_that_is_pointed_at_exists() -> None:
    numbers = {
        name: {rule.number for rule in named(name).rules()} | {section.number for section in named(name).sections}
        for name in ("war_for_arrakis", "spacing_guild")
    }
    base = numbers["war_for_arrakis"]
    for rule in named("war_for_arrakis").rules():
        if rule.number != "0.1":  # names versions of the official answers
            assert set(re.findall(r"[0-9]+(?:\.[0-9]+)+", rule.text)) <= base, rule.cited
        assert {f"24.{found}" for found in re.findall(r"\bQ[0-9]+", rule.text)} <= base, rule.cited
    for rule in named("spacing_guild").rules():
        own = re.sub(r"[Bb]ase rules? [0-9.]+(?:(?: and| or| to|,) [0-9.]+)*", "", rule.text)
        if rule.number != "11":  # a table of base rules
            assert set(re.findall(r"[0-9]+(?:\.[0-9]+)+", own)) <= numbers["spacing_guild"], rule.cited
        assert set(re.findall(r"[0-9]+(?:\.[0-9]+)+", rule.text)) <= base | numbers["spacing_guild"], rule.cited
        assert {f"13.{found}" for found in re.findall(r"\bG[0-9]+", rule.text)} <= numbers["spacing_guild"], rule.cited


def test_the_table_of_the_spice_is_the_one_that_is_played() -> None:
    said = [[int(cell.split()[0]) for cell in row] for row in rows(rule_of("war_for_arrakis", "2.12"))]
    played = [
        [step, row[0], DICE_OF[0] - row[0], *row[1:]] for step, row in reversed(list(enumerate(FLOW_ROWS))) if row
    ]
    assert said == played
    assert said[0][0] == TOP_STEP


def test_terrain_and_borders_are_counted_rightly() -> None:
    said = [int(row[1]) for row in rows(rule_of("war_for_arrakis", "2.2"))]
    assert said == [TERRAIN.count(terrain) for terrain in range(len(TERRAIN_NAMES))]
    text = rule_of("war_for_arrakis", "2.1").text
    assert f"{len(AREA_IDS)} areas" in text and f"{len(RED)} borders" in text


def test_leaders_fight_as_the_book_says() -> None:
    said = {name: (int(hits), int(shields)) for name, hits, shields in rows(rule_of("war_for_arrakis", "9.6"))}
    assert said.pop("Bashar, Naib") == (1, 0)
    played = {leader.title: (leader.hits, leader.shields) for leader in LEADERS}
    assert {name: played[name] for name in said} == said
    assert {name for name in played if any(played[name])} <= set(said)


def test_figures_and_slots_are_those_of_the_box() -> None:
    kinds = {row[0]: row[1:] for row in rows(rule_of("war_for_arrakis", "1.2"))}
    order = ["Regular units", "Elite units", "Special elite units", "Generic leaders"]
    said = [[int(kinds[kind][side].split()[0]) for kind in order] for side in range(2)]
    assert said == [[*side[:3], side[4]] for side in FIGURES]
    slots = re.findall(r"[A-Z][a-z]+ ([0-9])", rule_of("war_for_arrakis", "24.Q3").text.partition("settles it: ")[2])
    assert [int(slot) for slot in slots] == SLOTS[0]


def test_the_list_of_substitutes_names_every_question_behind_one() -> None:
    listed = set(re.findall(r"\b[QG][0-9]+", rule_of("war_for_arrakis", "27.1").text))
    assert SUBSTITUTES
    assert {question.rpartition(".")[2] for question in SUBSTITUTES.values()} <= listed
