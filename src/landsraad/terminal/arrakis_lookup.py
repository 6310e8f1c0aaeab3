"""The components of War for Arrakis, looked up by name."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from landsraad.terminal.components import matching, plain
from landsraad.terminal.lookup import RULES_SHOWN
from landsraad.terminal.scene import HEADING, Indented, piece
from landsraad.terminal.words import word
from landsraad.text.fluent import join, sentence
from landsraad.text.war_for_arrakis.components import KINDS, component_lines, component_name
from landsraad.text.war_for_arrakis.names import tell

Component = tuple[str, int]  # its kind, its number


def known(lang: str) -> list[tuple[Component, set[str]]]:
    """Every component with what it may be called."""
    return [
        ((kind, number), {plain(component_name(kind, number, lang)), plain(ident)})
        for kind, (idents, _) in KINDS.items()
        for number, ident in enumerate(idents)
    ]


def block(component: Component, lang: str) -> list[RenderableType]:
    first, *lines = component_lines(*component, lang)
    return [piece(sentence(first), HEADING), *(Indented(Text(line)) for line in lines)]


def facts(component: Component, lang: str) -> dict[str, Any]:
    """A component as data."""
    kind, number = component
    told = {"kind": kind, "id": KINDS[kind][0][number], "name": component_name(kind, number, lang)}
    return {**told, "lines": component_lines(kind, number, lang)[1:]}


def about(wanted: str, lang: str) -> list[RenderableType]:
    """The component of that name; several are listed, and shown too while they are few."""
    return told(matching(wanted, known(lang)), wanted, lang)


def effect_ids(wanted: str, lang: str) -> list[tuple[str, str]]:
    """None: what a card does is not chosen by an id of its own in this game."""
    return []


def told(found: list[Component], wanted: str, lang: str) -> list[RenderableType]:
    """What was found under a name."""
    if not found:
        return [Text(word("no-component", lang, answer=wanted))]
    if len(found) > RULES_SHOWN:
        names = join("plain", sorted({component_name(*one, lang) for one in found}), lang)
        return [Text(word("several-components", lang, answer=wanted, names=names))]
    return [part for one in found for part in block(one, lang)]


def listing(lang: str) -> list[RenderableType]:
    """Every component, kind by kind."""
    lines: list[RenderableType] = []
    for kind, (idents, _) in KINDS.items():
        lines += [Text(), piece(tell(f"terminal-kind-{kind}", lang), "bold underline")]
        lines += [part for number in range(len(idents)) for part in block((kind, number), lang)]
    return lines[1:]
