"""Looking components up by name: for `landsraad cards` and for the `c` of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.imperium.naming import KIND_IDS
from landsraad.imperium.store import OP, OWNER, PATH
from landsraad.text.fluent import sentence
from landsraad.text.imperium import component_lines, name
from landsraad.text.imperium.effects import effect
from landsraad.text.rulebook import fold

# Of the tracks, these are printed; the others are components for the engine only, such as the influence of a visit.
PRINTED_TRACKS = ("_bonus", "shipping_")
CLOSE = 0.75

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Component:
    kind: str
    number: int
    ident: str
    group: str  # where it is listed: the deck of a card, and its set

    def name(self, lang: str) -> str:
        return name(self.kind, self.ident, lang)

    def lines(self, lang: str) -> list[str]:
        """What is on it, without its name."""
        return component_lines(self.kind, self.number, lang)[1:]


GROUPS = {
    "card": lambda number: f"{c.CARDS[number].deck} {c.CARDS[number].expansion}",
    "intrigue": lambda number: c.INTRIGUES[number].expansion,
    "leader": lambda number: c.LEADERS[number].expansion,
    "conflict": lambda number: c.CONFLICTS[number].expansion,
}


def components() -> Iterator[Component]:
    """Every component, kind by kind."""
    for kind, idents in KIND_IDS.items():
        word = w.KIND_NAMES[kind]
        for number, ident in enumerate(idents):
            if word != "track" or any(mark in ident for mark in PRINTED_TRACKS):
                yield Component(word, number, ident, GROUPS[word](number) if word in GROUPS else "")


def effect_ids(wanted: str, lang: str) -> list[tuple[str, str]]:
    """The ids by which a component's effects are chosen and written in positions, each with its sentence."""
    known = [
        (kind * w.KIND_STEP + number, {plain(name(w.KIND_NAMES[kind], ident, lang)), plain(ident)})
        for kind, idents in KIND_IDS.items()
        for number, ident in enumerate(idents)
    ]
    owners = set(matching(wanted, known))
    return sorted(
        (PATH[node], sentence(effect(node, lang)))
        for node in range(1, len(PATH))
        if OWNER[node] in owners and PATH[node] and OP[node] < w.COST
    )


def plain(text: str) -> str:
    """As somebody may type it: no accents, capitals, quotes or underscores."""
    return " ".join("".join(letter if letter.isalnum() else " " for letter in fold(text)).split())


def known(lang: str) -> list[tuple[Component, set[str]]]:
    """Every component with what it may be called."""
    return [(component, {plain(component.name(lang)), plain(component.ident)}) for component in components()]


def facts(component: Component, lang: str) -> dict[str, Any]:
    """A component as data."""
    told = {"kind": component.kind, "id": component.ident, "name": component.name(lang)}
    return {**told, "lines": component.lines(lang)}


def find(wanted: str, lang: str) -> list[Component]:
    """The components somebody means."""
    return matching(wanted, known(lang))


def matching(wanted: str, known: list[tuple[Thing, set[str]]]) -> list[Thing]:
    """The things meant: of that very name, else those whose name has all the words, else those spelt alike."""
    asked = plain(wanted)
    if not asked:
        return []
    exact = [thing for thing, names in known if asked in names]
    if exact:
        return exact
    words = asked.split()
    partly = [thing for thing, names in known if any(all(word in name for word in words) for name in names)]
    if partly:
        return partly
    alike = set(get_close_matches(asked, sorted({name for _, names in known for name in names}), n=3, cutoff=CLOSE))
    return [thing for thing, names in known if names & alike]
