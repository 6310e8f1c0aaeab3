"""Views, said once: what each field of a view is, as a JSON schema, and how it is read.

A field is read from what it is about: the table first, then whatever the game hands on (who looks, a side, a card).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from landsraad.kernel.schema import NUMBER, TRUTH, Schema, by, many, maybe, record, told


@dataclass(frozen=True)
class Shown:
    """Something that is shown: its schema, and how it is read."""

    schema: Schema
    read: Callable[..., Any]

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of what an object has."""
        return tuple(self.schema["properties"])


def part(about: str = "", **fields: Shown) -> Shown:
    """An object with exactly these fields."""
    readers = [(name, field.read) for name, field in fields.items()]
    schema = record({name: field.schema for name, field in fields.items()}, about)
    return Shown(schema, lambda *things: {name: read(*things) for name, read in readers})


def each(names: Sequence[str], what: Shown, schema: Schema) -> Shown:
    """An object with one of these for every name; each is read by its number."""
    return Shown(
        by(names, schema), lambda t, *things: {name: what.read(t, at, *things) for at, name in enumerate(names)}
    )


def number(counter: int, about: str = "") -> Shown:
    """A counter of the table."""
    return Shown(told(NUMBER, about) if about else NUMBER, lambda t, *_: t.shared[counter])


def number_of_each(counter: int, about: str = "") -> Shown:
    """A counter that each of several has: it is read by the number of the one that is shown."""
    return Shown(told(NUMBER, about) if about else NUMBER, lambda t, which, *_: t.shared[counter + which])


def truth(counter: int, about: str = "") -> Shown:
    """Whether a counter of the table is more than nothing."""
    return Shown(told(TRUTH, about) if about else TRUTH, lambda t, *_: t.shared[counter] != 0)


def numbers(names: Sequence[str], counter: int, about: str = "") -> Shown:
    """Counters of the table, one for each name."""
    return Shown(by(names, about=about), lambda t, *_: named(names, t.shared[counter : counter + len(names)]))


def pile_size(pile: int, about: str = "") -> Shown:
    return Shown(told(NUMBER, about) if about else NUMBER, lambda t, *_: len(t.zones[pile]))


def pile(which: int, words: Sequence[str], schema: Schema, about: str = "") -> Shown:
    """What lies in a pile of the table, from its first card on."""
    return Shown(many(schema, about), lambda t, *_: [words[card] for card in t.zones[which]])


def always(value: int, about: str = "") -> Shown:
    """A number that is printed somewhere."""
    return Shown(told(NUMBER, about) if about else NUMBER, lambda *_: value)


def perhaps(what: Shown, is_there: Callable[..., bool], about: str = "") -> Shown:
    """Null where it is not there, or not for everybody's eyes."""
    return Shown(maybe(what.schema, about), lambda *things: what.read(*things) if is_there(*things) else None)


def named(names: Sequence[str], values: Any) -> dict[str, int]:
    """Numbers by the names they have in this order."""
    return dict(zip(names, [int(value) for value in values], strict=True))
