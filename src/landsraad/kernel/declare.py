"""What a game declares of its numbers, in the one line that names each of them.

    SOLARI: Final[Annotated[int, Counter(seat=True)]] = 0
    ALLIANCE: Final[Annotated[int, Counter(Each("faction", Maybe("seat")))]] = 10
    HAND: Final[Annotated[int, Pile("card", seat=True, seen=OWNER), "Cards in hand."]] = 4
    V_AGENT: Final[Annotated[int, Verb("card", "space")]] = 1
    E_DREW: Final[Annotated[int, Event("card", seen=OWNER)]] = 1
    F_COST: Final[Annotated[int, Doing("effect", "seat")]] = 2

The engine reads the constants; names, positions with their schema, views, notation, events and re-dealing are derived
from what stands beside them. A name is the constant's in lower case, without the letter before its underscore (V_AGENT:
"agent"). A text after a declaration is what the schema says about it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import ModuleType
from typing import Annotated, Any, Final, get_args, get_origin

from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import Frame

MOST: Final = 10_000
SEAT_SPACE: Final = 4  # a pile of each seat takes as many places: no game here has more seats
SEATS: Final = ("0", "1", "2", "3")  # unless the domain "seat" says how many there are

# Who sees the cards of a pile.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  # others see how many there are
OTHERS: Final = "others"  # of events: who does not see which
NOBODY_SEES: Final = "nobody"

Domains = Mapping[str, Sequence[str]]  # the words of each kind of thing, by their numbers


@dataclass(frozen=True)
class Spelling:
    """How the number of a counter is written in a position. This one: as it is."""

    most: int = MOST

    def size(self) -> int:
        """How many counters it takes."""
        return 1

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        return numbers[0]

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        return [whole(value, where, self.most)]

    def schema(self, domains: Domains) -> dict[str, Any]:
        if self.most == 1:
            return {"enum": [0, 1, False, True]}
        return {"type": "integer", "minimum": 0, "maximum": self.most}


@dataclass(frozen=True)
class Counted(Spelling):
    """A number of pieces: the schema says how many there are, the checks of the game say which rule too many break."""

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        return [whole(value, where)]


@dataclass(frozen=True)
class Flag(Spelling):
    """True or false."""

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        return bool(numbers[0])

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        return [whole(value, where, 1)]

    def schema(self, domains: Domains) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Of(Spelling):
    """Something that is always there: its word. A seat is its number."""

    domain: str = ""

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        return numbers[0] if self.domain == "seat" else domains[self.domain][numbers[0]]

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        return [number_of(value, self.domain, where, domains)]

    def schema(self, domains: Domains) -> dict[str, Any]:
        return word_schema(self.domain, domains)


@dataclass(frozen=True)
class Maybe(Of):
    """Something or nothing: the counter holds its number + 1."""

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        return super().write([numbers[0] - 1], domains) if numbers[0] else None

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        return [0] if value is None else [super().read(value, where, domains)[0] + 1]

    def schema(self, domains: Domains) -> dict[str, Any]:
        return {"anyOf": [super().schema(domains), {"type": "null"}]}


@dataclass(frozen=True)
class Some(Of):
    """A set: a bit each."""

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        bits = range(numbers[0].bit_length())
        return [bit if self.domain == "seat" else domains[self.domain][bit] for bit in bits if numbers[0] >> bit & 1]

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        bits = 0
        for word in listed(value, where):
            bit = 1 << number_of(word, self.domain, where, domains)
            if bits & bit:
                raise BadPosition(f"{where}: {word!r} stands there twice")
            bits |= bit
        return [bits]

    def schema(self, domains: Domains) -> dict[str, Any]:
        return {"type": "array", "uniqueItems": True, "items": super().schema(domains)}


@dataclass(frozen=True)
class Bits(Spelling):
    """A set of plain numbers, a bit each."""

    length: int = 1

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        return [bit for bit in range(numbers[0].bit_length()) if numbers[0] >> bit & 1]

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        bits = 0
        for number in listed(value, where):
            bits |= 1 << whole(number, where, self.length - 1)
        return [bits]

    def schema(self, domains: Domains) -> dict[str, Any]:
        item = {"type": "integer", "minimum": 0, "maximum": self.length - 1}
        return {"type": "array", "uniqueItems": True, "items": item}


def up_to(most: int) -> Spelling:
    return Spelling(most)


def of(domain: str) -> Of:
    return Of(domain=domain)


def maybe(domain: str) -> Maybe:
    return Maybe(domain=domain)


def some(domain: str) -> Some:
    return Some(domain=domain)


@dataclass(frozen=True)
class Each(Spelling):
    """One counter for each word: those that are nothing are left out, unless `every` one is to be seen."""

    words: tuple[str, ...] = ()
    inner: Spelling = Spelling()
    every: bool = False

    def size(self) -> int:
        return len(self.words)

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        plainly = type(self.inner) in (Spelling, Counted)
        return {
            word: number if plainly else self.inner.write([number], domains)
            for word, number in zip(self.words, numbers)
            if number or self.every
        }

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        if not isinstance(value, dict):
            raise BadPosition(f"{where} must be a dict")
        for word in value:
            if word not in self.words:
                raise BadPosition(f"{where}: there is no {word!r}")
        return [
            self.inner.read(value[word], f"{where} {word}", domains)[0] if word in value else 0 for word in self.words
        ]

    def schema(self, domains: Domains) -> dict[str, Any]:
        inner = self.inner.schema(domains)
        return {"type": "object", "additionalProperties": False, "properties": {word: inner for word in self.words}}


@dataclass(frozen=True)
class Run(Spelling):
    """Several counters as a list: of numbers, or of what `inner` spells."""

    length: int = 1
    inner: Spelling | None = None

    def size(self) -> int:
        return self.length

    def each(self) -> Spelling:
        return self.inner or Spelling(self.most)

    def write(self, numbers: Sequence[int], domains: Domains) -> Any:
        return list(numbers) if self.inner is None else [self.inner.write([number], domains) for number in numbers]

    def read(self, value: Any, where: str, domains: Domains) -> list[int]:
        values = listed(value, where)
        if len(values) != self.length:
            raise BadPosition(f"{where} must be a list of {self.length}, not of {len(values)}")
        return [self.each().read(item, where, domains)[0] for item in values]

    def schema(self, domains: Domains) -> dict[str, Any]:
        item = self.each().schema(domains)
        return {"type": "array", "minItems": self.length, "maxItems": self.length, "items": item}


NUMBER: Final = Spelling()


@dataclass(frozen=True)
class Counter:
    """A counter of the table, or one of each seat. Without a spelling it is no field of a position by itself."""

    spelling: Spelling | None = NUMBER
    seat: bool = False
    name: str | None = None
    group: str | None = None  # the object in a position that it is a field of
    sparse: bool = False  # no field of a position while it is nothing
    part: str | None = None  # the part of the game without which it is no field of a position
    several: int = 1  # how many counters it is, where no spelling says so

    def size(self) -> int:
        return self.several if self.spelling is None else self.spelling.size()

    def called(self, name: str) -> "Counter":
        return replace(self, name=name)


@dataclass(frozen=True)
class Pile:
    """A pile of components, of the table or of each seat: what lies in it and who sees it."""

    domain: str | None  # None: plain numbers
    seat: bool = False
    seen: str = EVERYBODY
    name: str | None = None
    pool: str | None = None  # hidden piles of one pool are dealt anew together
    each: tuple[str, ...] = ()  # one pile for each of these words, which end its name: hand_fremen_ally
    row: bool = False  # written from its first card on, not from its top
    sparse: bool = False  # no field of a position while it is empty
    most: int = MOST  # the largest of plain numbers
    own: bool = False  # written and read by the game itself: no field of a position by itself


@dataclass(frozen=True)
class Verb:
    """What the objects of a verb are."""

    domains: tuple[str, ...]

    def __init__(self, *domains: str) -> None:
        object.__setattr__(self, "domains", domains)


@dataclass(frozen=True)
class Event:
    """What has happened, in the journal: what its numbers are, and who may be told.

    A number is called like its domain, or as stands before a colon ("goal:area"); what is no domain is a plain number.
    """

    fields: tuple[tuple[str, str], ...]
    seen: str  # EVERYBODY, the OWNER (the seat it is about) or the OTHERS
    reveals: bool  # somebody has learnt something by it: what led to it cannot be taken back
    about: str  # whom it is about, where that is not as mostly in this game

    def __init__(self, *fields: str, seen: str = EVERYBODY, reveals: bool = True, about: str = "") -> None:
        named = tuple((field.partition(":")[0], field.rpartition(":")[2]) for field in fields)
        object.__setattr__(self, "fields", named)
        object.__setattr__(self, "seen", seen)
        object.__setattr__(self, "reveals", reveals)
        object.__setattr__(self, "about", about)

    def told(self, numbers: Sequence[int], domains: Domains) -> list[tuple[str, Any]]:
        """What each of its numbers is called, and the word for it."""
        return [
            (name, domains[domain][number] if domain in domains else int(number))
            for (name, domain), number in zip(self.fields, numbers)
        ]


class Deed(Event):
    """What somebody did in the open: nobody has learnt anything by it, so it may be taken back."""

    def __init__(self, *fields: str, seen: str = EVERYBODY, about: str = "") -> None:
        super().__init__(*fields, seen=seen, reveals=False, about=about)


@dataclass(frozen=True)
class Doing:
    """A frame: what its numbers are, where they are not plain ones, and by which rule somebody is asked."""

    fields: tuple[str, ...]
    rule: str

    def __init__(self, *fields: str, rule: str = "") -> None:
        object.__setattr__(self, "fields", fields)
        object.__setattr__(self, "rule", rule)


@dataclass(frozen=True)
class Named:
    """A constant with its declaration, the name that follows from it, and what is said about it."""

    name: str
    number: int
    declaration: Any
    about: str = ""

    @cached_property
    def written(self) -> "Written":
        """How a counter is written in a position, looked up once."""
        spelling = self.declaration.spelling
        size = 0 if spelling is None else spelling.size()
        plainly = type(spelling) in (Spelling, Counted)
        declaration = self.declaration
        return self.name, self.number, self.number + size, plainly, spelling, declaration.group, declaration.sparse


# Its name, where its numbers begin and end, whether it is written as it is, else by which spelling (None: not at all),
# in which group, and whether it is left out when it is nothing.
Written = tuple[str, int, int, bool, Spelling | None, str | None, bool]


class Declared:
    """Everything modules of constants declare, in their order."""

    def __init__(self, *modules: ModuleType) -> None:
        found = [
            Named(
                getattr(declaration, "name", None) or plain_name(constant), getattr(words, constant), declaration, about
            )
            for words in modules
            for constant, kind in words.__annotations__.items()
            for declaration, about in declarations(kind)
        ]
        found = [part for entry in found for part in parts_of(entry)]
        self.counters = [entry for entry in found if isinstance(entry.declaration, Counter)]
        self.piles = [entry for entry in found if isinstance(entry.declaration, Pile)]
        self.verbs = [entry for entry in found if isinstance(entry.declaration, Verb)]
        self.events = {entry.number: entry for entry in found if isinstance(entry.declaration, Event)}
        self.frames = {entry.number: entry for entry in found if isinstance(entry.declaration, Doing)}

    def add(self, entry: Named) -> None:
        """A counter or a pile whose size only the components of the game tell."""
        (self.counters if isinstance(entry.declaration, Counter) else self.piles).append(entry)

    def counters_of(self, seat: bool) -> list[Named]:
        return [entry for entry in self.counters if entry.declaration.seat == seat]

    def piles_of(self, seat: bool) -> list[Named]:
        """Those that are fields of positions."""
        return [entry for entry in self.piles if entry.declaration.seat == seat and not entry.declaration.own]

    def pile_at(self, place: int) -> Named:
        """The pile that lies at a place, of whichever seat."""
        for entry in self.piles:
            if entry.number <= place < entry.number + (SEAT_SPACE if entry.declaration.seat else 1):
                return entry
        raise LookupError(f"there is no pile {place}")

    def size(self, seat: bool) -> int:
        """How many counters the table has, or each seat."""
        return max(
            (entry.number + entry.declaration.size() for entry in self.counters_of(seat)),
            default=0,
        )

    def holders(self) -> tuple[str, ...]:
        """The fields of a position that name a seat: there 0 is somebody."""
        return tuple(entry.name for entry in self.counters if names_a_seat(entry.declaration.spelling))

    def places(self) -> int:
        """How many piles there are, four for each kind of pile that every seat has."""
        return max((entry.number + (SEAT_SPACE if entry.declaration.seat else 1) for entry in self.piles), default=0)


def names_a_seat(spelling: Spelling | None) -> bool:
    if isinstance(spelling, Each):
        return names_a_seat(spelling.inner)
    return isinstance(spelling, Of) and not isinstance(spelling, Some) and spelling.domain == "seat"


def numbered(words: ModuleType, *frames: Frame) -> dict[int, Frame]:
    """Frames by the constants that are called like them: "turn" is F_TURN. What a game's Engine is made of."""
    return {getattr(words, f"F_{frame.name.upper()}"): frame for frame in frames}


def frames_in(words: ModuleType, *modules: ModuleType) -> dict[int, Frame]:
    """The frames of these modules: class HandLimit is "hand_limit" and F_HAND_LIMIT. A frame that others are made of is
    none."""
    fields = {entry.name: entry.declaration.fields for entry in Declared(words).frames.values()}
    found: list[Frame] = []
    for module in modules:
        for name, kind in vars(module).items():
            if not isinstance(kind, type) or not issubclass(kind, Frame) or kind.__module__ != module.__name__:
                continue
            if not kind.__subclasses__():
                called = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
                found.append(kind(called, *fields.get(called, ())))
    return dict(sorted(numbered(words, *found).items()))


def declarations(kind: object) -> list[tuple[Any, str]]:
    """What stands in Final[Annotated[int, ...]]: the declarations, and what is said about them."""
    if get_origin(kind) is Final:
        kind = get_args(kind)[0]
    notes = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    about = " ".join(note for note in notes if isinstance(note, str))
    return [(note, about) for note in notes if not isinstance(note, str)]


def notes_in(words: ModuleType, first: str = "") -> list[tuple[str, int, list[str]]]:
    """Constants whose names begin so: the name, the number, and what plain words stand beside it."""
    return [
        (constant, getattr(words, constant), [note for inner in get_args(kind) for note in get_args(inner)[1:]])
        for constant, kind in words.__annotations__.items()
        if constant.startswith(first)
    ]


def parts_of(entry: Named) -> list[Named]:
    """The piles that one line declares."""
    words = getattr(entry.declaration, "each", ())
    if not words:
        return [entry]
    return [
        Named(f"{entry.name}_{word}", entry.number + at, entry.declaration, entry.about)
        for at, word in enumerate(words)
    ]


def plain_name(constant: str) -> str:
    return constant.lower()[2:] if constant[1:2] == "_" else constant.lower()


# --- reading --------------------------------------------------------------------------------------------------------


def whole(value: Any, where: str, most: int = MOST) -> int:
    if isinstance(value, bool) and most >= 1:
        return int(value)
    if not isinstance(value, int) or not 0 <= value <= most:
        raise BadPosition(f"{where} must be a whole number from 0 to {most}, not {value!r}")
    return value


def listed(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list")
    return value


def number_of(value: Any, domain: str, where: str, domains: Domains) -> int:
    if domain == "seat":
        return whole(value, where, len(domains.get("seat", SEATS)) - 1)
    words = domains[domain]
    if not isinstance(value, str) or not value or value not in words:
        raise BadPosition(f"{where}: there is no {domain} {value!r}")
    return words.index(value)


def word_schema(domain: str, domains: Domains) -> dict[str, Any]:
    if domain == "seat":
        return {"type": "integer", "minimum": 0, "maximum": SEAT_SPACE - 1}
    return {"enum": [word for word in domains[domain] if word]}
