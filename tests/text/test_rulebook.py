"""The rulebooks: every rule is found by its number and by its words."""

import pytest

from landsraad.text.rulebook import Rule, books, find, fold, parse

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


def test_the_books_of_the_house_are_complete() -> None:
    assert [book.name for book in books()] == ["imperium", "rise_of_ix", "house_hagal"]
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
    assert {rule.book for rule in find("2.1")} == {"imperium", "rise_of_ix", "house_hagal"}


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
