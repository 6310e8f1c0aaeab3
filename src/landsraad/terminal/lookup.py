"""Answers to somebody who looks something up: a component, a rule, a reason."""

import re

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from landsraad import Game
from landsraad.terminal.components import Component, components, effect_ids, facts, known
from landsraad.terminal.components import find as find_components
from landsraad.terminal.scene import HEADING, QUIET, Indented, piece
from landsraad.terminal.words import word
from landsraad.text.fluent import join
from landsraad.text.imperium import name
from landsraad.text.rulebook import Rule, books
from landsraad.text.rulebook import find as find_rules

__all__ = [
    "about_component",
    "about_rules",
    "contents",
    "effect_ids",
    "facts",
    "known",
    "listing",
    "read_move",
    "told",
    "why_not",
]

RULES_SHOWN = 3
# What stands between a card and a space, in the languages of the house.
BETWEEN = re.compile(r"\s+(?:to|nach|zu|zum|para|a)\s+|\s*(?:->|→|到|,|，)\s*", re.IGNORECASE)


def component_block(component: Component, lang: str) -> list[RenderableType]:
    block: list[RenderableType] = [piece(component.name(lang), HEADING)]
    return block + [Indented(Text(line)) for line in component.lines(lang)]


def about_component(wanted: str, lang: str) -> list[RenderableType]:
    """The component of that name; several are listed, and shown too while they are few."""
    return told(find_components(wanted, lang), wanted, lang)


def told(found: list[Component], wanted: str, lang: str) -> list[RenderableType]:
    """What was found under a name."""
    if not found:
        return [Text(word("no-component", lang, answer=wanted))]
    if len(found) > RULES_SHOWN:
        names = join("plain", sorted({component.name(lang) for component in found}), lang)
        return [Text(word("several-components", lang, answer=wanted, names=names))]
    return [part for component in found for part in component_block(component, lang)]


def rule_block(rule: Rule) -> list[RenderableType]:
    return [piece(rule.cited, QUIET), Padding(Markdown(rule.text), (0, 0, 0, 2))]


def about_rules(query: str, lang: str, shown: int | None = RULES_SHOWN) -> list[RenderableType]:
    """The rules a query means, best first; a number brings all the rules below it."""
    found = find_rules(query, lang)
    if not found:
        return [Text(word("no-rule", lang, answer=query))]
    if shown is None or found[0].number == query.split()[-1]:
        shown = len(found)
    blocks = [part for rule in found[:shown] for part in rule_block(rule)]
    if len(found) > shown:
        blocks.append(piece(word("more-rules", lang, amount=len(found) - shown), QUIET))
    return blocks


def contents(lang: str) -> list[RenderableType]:
    """The books and their chapters."""
    lines: list[RenderableType] = []
    for book in books(lang):
        lines.append(piece(book.title, HEADING) + piece(f"  {book.name}", QUIET))
        lines += [Text(f"  {section.number:>5}  {section.title}") for section in book.sections]
    return lines


def why_not(game: Game, notation: str | None, lang: str) -> list[RenderableType]:
    """Why a move cannot be made now, each reason with its rule; None is a move nobody understood."""
    if notation is None:
        return [Text(word("why-not-hint", lang))]
    reasons = game.why_not(notation)
    if not reasons:
        return [Text(word("allowed", lang))]
    return [Text(game.speaker.reason(reason, lang, game.names)) for reason in reasons]


def read_move(game: Game, asked: str, lang: str) -> str | None:
    """A move in notation, or as "card to space" in any words that are clear."""
    read = game.rules.notation.read
    for attempt in (asked, f"agent {asked}"):
        if read(attempt) is not None:
            return attempt
    held = game.view(game.to_act)["seats"][game.to_act or 0].get("hand", [])
    # The space comes last; a card's name may have a comma or a little word of its own.
    for between in reversed(list(BETWEEN.finditer(asked))):
        spaces = _of_kind("space", asked[between.end() :], lang)
        cards = _of_kind("card", asked[: between.start()], lang)
        cards = [card for card in cards if card in held] or cards
        if len(cards) == 1 and len(spaces) == 1:
            return f"agent {cards[0]} {spaces[0]}"
    return None


def _of_kind(kind: str, wanted: str, lang: str) -> list[str]:
    return [component.ident for component in find_components(wanted, lang) if component.kind == kind]


def listing(lang: str) -> list[RenderableType]:
    """Every component, group by group."""
    lines: list[RenderableType] = []
    last = ("", "")
    for component in sorted(components(), key=lambda found: (_KINDS.index(found.kind), found.group)):
        if (component.kind, component.group) != last:
            last = (component.kind, component.group)
            lines += [Text(), piece(group_title(component, lang), "bold underline")]
        lines += component_block(component, lang)
    return lines[1:]


_KINDS = ["leader", "space", "card", "intrigue", "conflict", "tile", "track", "hagal"]


def group_title(component: Component, lang: str) -> str:
    title = word(f"kind-{component.kind}", lang)
    for part in component.group.split():
        key = "set" if part in ("base", "rise_of_ix") else "deck"
        title += f", {name(key, part, lang)}"
    return title
