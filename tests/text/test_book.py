"""The rulebook as pages."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from landsraad.text.book import ICONS, write_book
from landsraad.text.fluent import known_languages
from landsraad.text.rulebook import books


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "a":
            self.links.append(str(found["href"]))


@pytest.mark.parametrize("lang", known_languages())
def test_every_rule_is_on_its_page_and_every_link_leads_somewhere(tmp_path: Path, lang: str) -> None:
    pages = write_book(tmp_path, lang)
    read: dict[str, Links] = {}
    for page in pages:
        read[page.name] = Links()
        read[page.name].feed(page.read_text(encoding="utf-8"))
    for book in books(lang):
        ids = read[f"{book.name}.html"].ids
        assert [rule.number for rule in book.rules()] == [found for found in ids if not found.startswith("s")]
    for name, links in read.items():
        for link in links.links:
            file, _, anchor = link.partition("#")
            assert not anchor or anchor in read[file or name].ids


@pytest.mark.parametrize("lang", known_languages())
def test_the_legend_has_words_for_every_icon(tmp_path: Path, lang: str) -> None:
    index = write_book(tmp_path, lang)[0].read_text(encoding="utf-8")
    words = re.findall(r"</svg><span>(.+?)</span>", index)
    assert len(words) == len(list(ICONS.glob("*.svg")))
    assert not [word for word in words if word.startswith("legend-")]


def test_the_page_about_editions_tells_what_holds(tmp_path: Path) -> None:
    write_book(tmp_path, "en")
    page = (tmp_path / "editions.html").read_text(encoding="utf-8")
    assert all(f'id="16.{number}"' in page for number in range(1, 30))
