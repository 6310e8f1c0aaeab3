"""The tool behind `make rules-coverage`, on a book so small that every answer can be seen.

The book is called `tiny`, which is no real book, so that the citations in this file count for nothing.
"""

from pathlib import Path

import pytest
import rules_coverage
from rules_coverage import Book, main, read_book, read_citations

TINY = """\
# A tiny book

The number 1 here, before any section, is no rule.

## 1 Components

1.1 The first rule, which refers on a wrapped line to
2.1 of another section and to
12 of something else.

1.2 The second rule.
1.3 The third, with no empty line before it.

## 2. Turns

2.1 **Agent turn**

2.1.1 A child.

2.1.2 Another child.

### 2.2 A heading below a section

2.2.1 A child of a heading.

## 3 Checks

3.D1 A derived check.

3.D2 Another.

3.D10 The tenth.

## 4 Scoring

4 A section that is one rule.
"""

ALL = ["1.1", "1.2", "1.3", "2.1", "2.1.1", "2.1.2", "2.2.1", "3.D1", "3.D2", "3.D10", "4"]


@pytest.fixture
def book(tmp_path: Path) -> Book:
    (tmp_path / "tiny.md").write_text(TINY)
    errors: list[str] = []
    result = read_book(tmp_path / "tiny.md", errors)
    assert errors == []
    return result


def cited(book: Book, text: str) -> list[str]:
    errors: list[str] = []
    result = read_citations(text, {"tiny": book}, "test.py", errors)
    assert errors == []
    return [rule for rule in book.rules() if ("tiny", rule) in result]


def complaints(book: Book, text: str) -> list[str]:
    errors: list[str] = []
    read_citations(text, {"tiny": book}, "test.py", errors)
    return errors


def test_rules_are_the_lines_that_begin_with_a_number_of_their_section(book: Book) -> None:
    assert book.rules() == ALL
    assert [section.title for section in book.sections] == ["Components", "Turns", "Checks", "Scoring"]


def test_a_number_used_twice_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "tiny.md").write_text("## 1 One\n\n1.1 A rule.\n\n1.1 Again.\n")
    errors: list[str] = []
    read_book(tmp_path / "tiny.md", errors)
    assert len(errors) == 1
    assert errors[0].endswith("tiny.md:5: tiny 1.1 begins a second time")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"""tiny 1.1"""', ["1.1"]),
        ("# tiny 1.1.", ["1.1"]),
        ("(tiny 4)", ["4"]),
        ("tiny 1.1, 1.3 and 2.1.1", ["1.1", "1.3", "2.1.1"]),
        ("tiny 1.1, 1.2, and 1.3: three", ["1.1", "1.2", "1.3"]),
        ("    # tiny 1.1,\n    # 1.2 and\n    # 2.1", ["1.1", "1.2", "2.1"]),
        ("tiny 1.1-1.3", ["1.1", "1.2", "1.3"]),
        ("tiny 2.1.1 to 2.1.2", ["2.1.1", "2.1.2"]),
        ("tiny 3.D1-3.D10 and 1.2", ["1.2", "3.D1", "3.D2", "3.D10"]),
        ("tiny 1.1 and tiny 1.2", ["1.1", "1.2"]),
        ("tiny 1.1 and 12 troops, 3 spice", ["1.1"]),
        ("tiny 1.1 - 2 water", ["1.1"]),
        ("tiny 2.1 cites no child", ["2.1"]),
        ("tiny 2 and tiny 2.2 are headings", []),
        ("destiny 1.1, tiny_book 1.2, x.tiny 1.3, tiny.1", []),
        ('new_game("tiny", 4)', []),
    ],
)
def test_citations(book: Book, text: str, expected: list[str]) -> None:
    assert cited(book, text) == expected


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("\n# tiny 1.9", "test.py:2: there is no rule tiny 1.9"),
        ("tiny 1.1,\n1.12", "test.py:2: there is no rule tiny 1.12"),
        ("tiny 9", "test.py:1: there is no rule tiny 9"),
        ("tiny 1.1-1.7", "test.py:1: tiny 1.1 to 1.7 is not a range of rules of one parent"),
        ("tiny 1.3-1.1", "test.py:1: tiny 1.3 to 1.1 is not a range of rules of one parent"),
        ("tiny 1.1 to 2.1", "test.py:1: tiny 1.1 to 2.1 is not a range of rules of one parent"),
    ],
)
def test_a_citation_of_nothing_is_an_error(book: Book, text: str, complaint: str) -> None:
    assert complaints(book, text) == [complaint]


def run(tmp_path: Path, tests: str, required: dict[str, list[int] | None]) -> int:
    for folder in ("rules", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "rules" / "tiny.md").write_text(TINY)
    (tmp_path / "tests" / "test_it.py").write_text(tests)
    return main(["--rules", str(tmp_path / "rules"), "--tests", str(tmp_path / "tests")], required)


def test_passes_when_every_required_rule_is_cited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "# tiny 1.1-1.3 and 2.1.1, tiny 4", {"tiny": [1, 4]}) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["1", "Components", "3", "3"] in lines
    assert ["2", "Turns", "4", "1", "not", "required", "yet"] in lines
    assert ["4", "of", "4", "required", "rules", "are", "cited", "by", "a", "test", "(100.0", "%)"] in lines


def test_fails_when_a_required_rule_is_not_cited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "# tiny 1.2, 2.1 and 3.D1-3.D10; tiny 4", {"tiny": None}) == 1
    output = capsys.readouterr().out
    assert "error: tiny: no test cites 1.1, 1.3" in output
    assert "error: tiny: no test cites 2.1.1, 2.1.2, 2.2.1" in output
    assert "6 of 11 required rules" in output


def test_fails_when_a_cited_rule_does_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "# fine\n# tiny 1.77\n", {"tiny": []}) == 1
    assert "test_it.py:2: there is no rule tiny 1.77" in capsys.readouterr().out


def test_fails_when_a_required_book_or_section_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "", {"tiny": [8], "lost": None, "later": []}) == 1
    output = capsys.readouterr().out
    assert "error: tiny.md has no section 8" in output
    assert "error: there is no book lost.md" in output
    assert "later" not in output


def test_the_real_scope() -> None:
    """The notes on editions and open points may wait; everything else of both boxes and of House Hagal may not."""
    assert rules_coverage.REQUIRED["imperium"] is None
    assert set(rules_coverage.REQUIRED["rise_of_ix"] or ()) == set(range(1, 16))
    assert rules_coverage.REQUIRED["house_hagal"] is None
