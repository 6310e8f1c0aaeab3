"""Every screen in every language: no id of a message shows, and nothing stays English that has been translated."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from landsraad.text.fluent import LOCALES
from tests.browser.house import House

LANGUAGES = ["en", "de", "pt-BR", "es", "zh-Hant"]
BRAND = "Landsraad"  # our own name; the icon of that name is translated
FILES = ("web_aids.ftl", "web_pages.ftl", "web_table.ftl")
RAW_ID = re.compile(r"\b(?:web|table|war)-[a-z]+(?:[-_][a-z0-9_]+)+\b")
# What one can read on a page, and what is read out: texts, labels, titles, placeholders.
SAID = """
() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script,style,defs,code,[lang]:not(html)') || !node.data.trim()) continue;
    said.push(node.data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name).trim());
  said.push(document.title);
  return said;
}
"""


def plain_messages(lang: str, files: Iterable[str] = FILES) -> dict[str, str]:
    """The messages of the browser that are nothing but text."""
    found: dict[str, str] = {}
    for name in files:
        for entry in FluentParser().parse((LOCALES / lang / name).read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                if all(isinstance(part, ast.TextElement) for part in parts):
                    found[entry.id.name] = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
    return found


def printed(house: House, lang: str, game: str = "imperium") -> dict[str, str]:
    """Names and texts of all components."""
    catalog = house.context.request.get(f"{house.address}/api/catalog/{game}/{lang}").json()
    found = {f"{one['kind']}.{one['id']}": one["name"] for one in catalog["components"]}
    for one in catalog["components"]:
        found |= {f"{one['kind']}.{one['id']}.{number}": line for number, line in enumerate(one["lines"])}
    return found | catalog["words"]


def leftovers(house: House, lang: str, files: Iterable[str] = FILES, game: str = "imperium") -> set[str]:
    """English texts that must not be seen in this language, because it has its own or should have."""
    if lang == "en":
        return set()
    english = plain_messages("en", files) | printed(house, "en", game)
    own = plain_messages(lang, files) | printed(house, lang, game)
    return {text for key, text in english.items() if own.get(key) != text} - set(own.values()) - {BRAND}


def translated(lang: str) -> bool:
    return all((LOCALES / lang / name).is_file() for name in FILES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen(
    lang: str, browser: Any, address: str, finished: tuple[str, Any], keep: Callable[[Any, str], None]
) -> None:
    if not translated(lang):
        pytest.skip(f"the browser table does not speak {lang} yet")
    table, state = finished
    house = House(browser, address, lang=lang, state=state, settings={"guided": True})
    foreign = leftovers(house, lang)

    def check(screen: str) -> None:
        said: list[str] = house.measure(SAID)
        assert len(said) > 5, screen
        assert [text for text in said if RAW_ID.search(text)] == [], screen
        assert [text for text in said if text in foreign] == [], screen
        keep(house.page, f"{lang}-{screen}")

    for screen, path in {
        "home": "/",
        "setup": "/new?kind=device",
        "games": "/games",
        "settings": "/settings",
        "legend": "/legend",
        "rules": "/rules",
        "learn": "/learn",
        "about": "/about",
        "nowhere": "/nowhere",
        "key": "/key/none",
        "end": f"/t/{table}/end",
    }.items():
        page = house.goto(path)
        assert page.evaluate("document.documentElement.lang") == lang
        check(screen)
    house.goto(f"/watch/{table}")
    house.see("step-on").click()
    check("replay")
    house.goto("/new?kind=solo")
    house.page.locator("label:has([data-testid=seats-1])").click()
    house.see("leader-of-0").click()
    check("leaders")
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").wait_for()
    check("lobby")
    house.see("start").click()
    house.wait_for_move()
    check("table")
    house.play(until=lambda: house.moves(house.page.url.rsplit("/", 1)[1]) > 6)
    check("table-later")
    house.close()
    assert house.errors == []


def test_changing_the_language_in_place(house: House) -> None:
    house.goto("/")
    before = house.page.get_by_role("heading", level=1).inner_text()
    house.page.get_by_role("button", name="Deutsch").click()
    house.page.wait_for_function("() => document.documentElement.lang === 'de'")
    if translated("de"):
        house.page.wait_for_function("before => document.querySelector('h1').innerText !== before", arg=before)
    house.page.reload()
    house.page.wait_for_selector("h1")
    assert house.page.evaluate("document.documentElement.lang") == "de"
