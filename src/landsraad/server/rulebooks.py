"""Rules to read in the browser: one rule, or all books, as HTML made from our own Markdown."""

from markdown_it import MarkdownIt

from landsraad.server.protocol import BookRule, BookSection, Rulebook, RuleText
from landsraad.server.refusals import Refused
from landsraad.text.rulebook import books

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def rule(book: str, number: str, lang: str) -> RuleText:
    """A rule, and what is written below it; a number of a whole section gives the section."""
    for known in books(lang):
        if known.name == book:
            found = [rule for rule in known.rules() if rule.number == number or rule.number.startswith(f"{number}.")]
            if found:
                parts = [_MARKDOWN.render(f"**{rule.number}** {rule.text}") for rule in found]
                return RuleText(f"{book} {number}", "\n".join(parts))
    raise Refused("no-such-rule", {"rule": f"{book[:40]} {number[:20]}"})


def shelf(lang: str) -> list[Rulebook]:
    """All rulebooks in a language."""
    return [
        Rulebook(
            book.name,
            book.title,
            book.lang,
            [
                BookSection(
                    section.number,
                    section.title,
                    [BookRule(rule.number, _MARKDOWN.render(rule.text)) for rule in section.rules],
                )
                for section in book.sections
            ],
        )
        for book in books(lang)
    ]
