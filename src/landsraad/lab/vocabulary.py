"""How far the vocabulary of Dune: Imperium reaches: which components need something that was written for them alone."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.imperium.naming import EFFECTS, component
from landsraad.imperium.store import KIDS, OP, OWNER, PATH, A, C
from landsraad.terminal.components import components
from landsraad.text.imperium import cost_text, effect

BAR = 1 / 8


@dataclass(frozen=True)
class Handler:
    """An effect code that serves one component only."""

    kind: str
    ident: str
    path: str
    text: str


@dataclass(frozen=True)
class Statistics:
    components: int
    handlers: list[Handler]
    conditions: int  # conditions, and things that are counted, that serve one component only
    bar: float | None = None  # the largest share of components with a handler of their own that we allow ourselves

    @property
    def with_handler(self) -> int:
        return len({(handler.kind, handler.ident) for handler in self.handlers})

    @property
    def ratio(self) -> float:
        return self.with_handler / self.components


def statistics(lang: str = "en") -> Statistics:
    """Of Dune: Imperium: count the components that are declared, and the effect codes only one of them uses."""
    users: dict[int, set[int]] = defaultdict(set)
    example: dict[int, int] = {}
    for node in EFFECTS:
        users[OP[node]].add(OWNER[node])
        example.setdefault(OP[node], node)
    handlers = [_handler(example[code], lang) for code, owners in sorted(users.items()) if len(owners) == 1]
    declared = {(found.kind, found.ident) for found in components()}
    return Statistics(len(declared), handlers, sum(1 for owners in _conditions().values() if len(owners) == 1), BAR)


def _handler(node: int, lang: str) -> Handler:
    kind, ident = component(OWNER[node])
    text = cost_text(node, lang) if w.COST <= OP[node] <= w.COST_TRASH_TILE else effect(node, lang)
    return Handler(kind, ident, PATH[node], text)


def _conditions() -> dict[tuple[str, int], set[int]]:
    users: dict[tuple[str, int], set[int]] = defaultdict(set)
    for key, owner in _uses():
        users[key].add(owner)
    return users


def _uses() -> Iterator[tuple[tuple[str, int], int]]:
    for node in EFFECTS:
        if OP[node] == w.WHEN and KIDS[node]:
            yield ("if", A[node]), OWNER[node]
        elif OP[node] == w.PER:
            yield ("each", C[node]), OWNER[node]
    for card in c.INTRIGUES:
        for part in card.parts:
            yield ("if", part.condition[0]), w.INTRIGUE_KIND * w.KIND_STEP + card.number
