"""The rulebooks as a book to read and print: plain HTML pages with a table of contents and a legend of icons."""

from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

from landsraad.games import GAMES
from landsraad.text.fluent import FALLBACK, join, say
from landsraad.text.imperium import name
from landsraad.text.rulebook import Book, Rule, books

ICONS = Path(__file__).parent / "icons"
EDITIONS = ("rise_of_ix", "16")  # the section that compares the printed editions
AGENT_ICONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")

STYLE = (Path(__file__).parent / "book.css").read_text(encoding="utf-8")

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def write_book(folder: Path, lang: str = FALLBACK) -> list[Path]:
    """Write the pages of one language into a folder; the pages, first the one to open."""
    folder.mkdir(parents=True, exist_ok=True)
    all_books = books(lang)
    pages = {
        "index.html": _page(_title(lang), _contents(all_books, lang) + _legend(lang), lang),
        "editions.html": _page(say("book-editions", lang), _editions(all_books, lang), lang),
    }
    for book in all_books:
        pages[f"{book.name}.html"] = _page(book.title, _chapters(book), lang)
    written = []
    for file, html in pages.items():
        path = folder / file
        path.write_text(html, encoding="utf-8")
        written.append(path)
    return written


def _title(lang: str) -> str:
    games = [say(entry.title, lang) for entry in GAMES.values() if entry.title]
    return say("book-title", lang, {"game": join("and", games, lang)})


def _page(title: str, body: str, lang: str) -> str:
    about = f"<footer><p>{escape(say('book-search', lang))}</p><p>{escape(say('book-disclaimer', lang))}</p></footer>"
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n{about}\n</body>\n</html>\n"
    )


def _contents(all_books: tuple[Book, ...], lang: str) -> str:
    """Every book with its sections, and the page about editions."""
    parts = [f"<h2>{escape(say('book-contents', lang))}</h2>"]
    for book in all_books:
        items = "".join(
            f'<li><span class="number">{section.number}</span>'
            f'<a href="{book.name}.html#s{section.number}">{escape(section.title)}</a></li>'
            for section in book.sections
        )
        parts.append(f'<h3><a href="{book.name}.html">{escape(book.title)}</a></h3><nav><ol>{items}</ol></nav>')
    parts.append(f'<p><a href="editions.html">{escape(say("book-editions", lang))}</a></p>')
    return "\n".join(parts)


def _chapters(book: Book) -> str:
    return "\n".join(
        f'<h2 id="s{section.number}">{section.number} {escape(section.title)}</h2>\n'
        + "\n".join(_rule(rule) for rule in section.rules)
        for section in book.sections
    )


def _rule(rule: Rule) -> str:
    return (
        f'<div class="rule" id="{rule.number}"><a class="number" href="#{rule.number}">{rule.number}</a>'
        f"{_MARKDOWN.render(rule.text)}</div>"
    )


def _editions(all_books: tuple[Book, ...], lang: str) -> str:
    """What your edition says, what holds, and why."""
    wanted, number = EDITIONS
    rules = [
        rule
        for book in all_books
        if book.name == wanted
        for section in book.sections
        if section.number == number
        for rule in section.rules
    ]
    about = f"<p>{escape(say('book-editions-about', lang))}</p>"
    return about + "\n".join(_rule(rule) for rule in rules)


def _legend(lang: str) -> str:
    """Every icon with its words."""
    items = [
        f"<li>{_icon('agent-' + ident.replace('_', '-'))}<span>{escape(name('icon', ident, lang))}</span></li>"
        for ident in AGENT_ICONS
    ]
    for path in sorted(ICONS.glob("*.svg")):
        if not path.stem.startswith("agent-"):
            items.append(f"<li>{_icon(path.stem)}<span>{escape(say('legend-' + path.stem, lang))}</span></li>")
    return f'<h2>{escape(say("book-legend", lang))}</h2>\n<ul class="legend">{"".join(items)}</ul>'


def _icon(stem: str) -> str:
    return (ICONS / f"{stem}.svg").read_text(encoding="utf-8").strip().replace("<svg ", '<svg aria-hidden="true" ', 1)
