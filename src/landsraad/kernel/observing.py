"""Which places the row of a seat has, from what a game declares (observe.py fills it).

A counter is told as its declaration spells it: a number as it is, a thing as one place for each thing there is, a set
as one place for each member. Numbers in which a game has packed several are taken apart as it says (`Packed`). Seats
are counted from the one that looks: 0 is itself, 1 the next one. A pile tells how many cards it has. What lies in it is
told if everybody sees it or somebody does, as far as this seat knows; what lies hidden is told by its owner and domain,
all such piles together, because a seat often knows what is somewhere among them and not where.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from landsraad.kernel import observe as o
from landsraad.kernel.decisions import QUESTION_NAMES
from landsraad.kernel.declare import EVERYBODY, OWNER, Bits, Each, Maybe, Named, Of, Run, Some, Spelling
from landsraad.kernel.dice import MASK
from landsraad.kernel.table import Engine


@dataclass(frozen=True)
class Packed:
    """A part of a number: the bits it has, and what they are."""

    name: str
    shift: int = 0
    bits: int = 62
    kind: int = o.NUMBER
    size: int = 1  # how many places it takes
    first: int = 0  # the number of the first thing, where it names one
    words: Sequence[str] = ()  # what the places are called

    def names(self, seats: int) -> list[str]:
        if self.kind in (o.SEAT, o.SEATS):
            return [f"{self.name}.seat_{seat}" for seat in range(seats)]
        if self.kind in (o.NUMBER, o.COUNT):
            return [self.name]
        return [f"{self.name}.{self.words[at] if at < len(self.words) else at}" for at in range(self.size)]

    def entry(self, source: int, place: int, seats: int) -> list[int]:
        size = seats if self.kind in (o.SEAT, o.SEATS) else self.size
        mask = MASK if self.bits >= 62 else (1 << self.bits) - 1
        return [source, place, self.shift, mask, self.kind, size, self.first]


@dataclass(frozen=True)
class PerSeat:
    """Bits of a number that belong to the seats: so many each, those of seat 0 lowest."""

    name: str
    bits: int


@dataclass(frozen=True)
class Several:
    """Several counters in a row that are packed alike, each with a word for it."""

    words: Sequence[str]
    parts: Sequence[Packed | PerSeat]


Parts = Mapping[int, Several]  # by the number of the first counter
OTHER_WORLDS = "unseen"


@dataclass(frozen=True)
class Observation:
    """What the rows of a seat are: the name of each place, and the plan that fills it."""

    names: list[str]
    plan: o.Plan


def parts_of(spelling: Spelling | None, name: str, domains: Mapping[str, Sequence[str]]) -> list[Packed]:
    """A counter, or several in a row, as a declaration spells them."""
    if isinstance(spelling, Each):
        return [part for word in spelling.words for part in parts_of(spelling.inner, f"{name}.{word}", domains)]
    if isinstance(spelling, Run):
        return [part for at in range(spelling.length) for part in parts_of(spelling.each(), f"{name}.{at}", domains)]
    if isinstance(spelling, Some):
        if spelling.domain == "seat":
            return [Packed(name, kind=o.SEATS)]
        words = domains[spelling.domain]
        return [Packed(name, kind=o.BITS, size=len(words), words=words)]
    if isinstance(spelling, Of):
        first = 1 if isinstance(spelling, Maybe) else 0
        if spelling.domain == "seat":
            return [Packed(name, kind=o.SEAT, first=first)]
        words = domains[spelling.domain]
        return [Packed(name, kind=o.ONE_OF, size=len(words), first=first, words=words)]
    if isinstance(spelling, Bits):
        return [Packed(name, kind=o.BITS, size=spelling.length)]
    return [Packed(name)]


class _Builder:
    """Names and entries, in their order."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.names: list[str] = []
        self.entries: list[int] = []

    def add(self, part: Packed | PerSeat, source: int, place: int, before: str) -> None:
        if isinstance(part, PerSeat):
            for away in range(self.seats):
                of = (self.seat + away) % self.seats
                self.add(Packed(f"{part.name}.seat_{away}", of * part.bits, part.bits), source, place, before)
            return
        self.names += [f"{before}{name}" for name in part.names(self.seats)]
        self.entries += part.entry(source, place, self.seats)

    def counters(
        self, declared: Sequence[Named], size: int, packed: Parts, source: int, before: str, domains: Any
    ) -> None:
        """All counters of the table or of a seat, whatever nobody has declared as plain numbers."""
        known: dict[int, list[Packed]] = {}
        for entry in declared:
            known[entry.number] = parts_of(entry.declaration.spelling, entry.name, domains)
        place = 0
        while place < size:
            if place in packed:
                several = packed[place]
                for at, word in enumerate(several.words):
                    for part in several.parts:
                        self.add(part, source, place + at, f"{before}{word}{'.' if word and part.name else ''}")
                place += len(several.words)
                continue
            parts = known.get(place, [Packed(f"counter.{place}")])
            for at, one in enumerate(parts):
                self.add(one, source, place + at, before)
            place += len(parts)


def observation(
    engine: Engine,
    declared: Any,
    domains: Mapping[str, Sequence[str]],
    packed: tuple[Parts, Parts],
    labels: Sequence[tuple[str, list[str]]],
    seat: int,
    seats: int,
) -> Observation:
    """The rows of a seat. `packed`: numbers to take apart among the counters of the table, and of a seat."""
    build = _Builder(seat, seats)
    build.names += [f"asked.seat_{away}" for away in range(seats)] + ["asked.nobody"]
    build.names += [f"question.{QUESTION_NAMES.get(number, 'none')}" for number in range(o.QUESTIONS)]
    build.names += [f"frame.{code}.{frame.name}" for code, frame in enumerate(engine.frames)]
    build.names += ["frame.a", "frame.b", "frame.c"]
    build.counters(declared.counters_of(seat=False), declared.size(seat=False), packed[0], o.SHARED, "", domains)
    turned = [(seat + away) % seats for away in range(seats)]
    for away, of in enumerate(turned):
        before = f"seat_{away}."
        build.counters(declared.counters_of(seat=True), declared.size(seat=True), packed[1], 1 + of, before, domains)

    piles: list[int] = []
    groups: list[int] = []
    seen: list[tuple[str, int, list[str]]] = []
    hidden: dict[tuple[str, str], list[int]] = {}
    words_of: dict[str, list[str]] = {}
    for entry in declared.piles:
        pile = entry.declaration
        owners: list[tuple[str, int, bool]] = [("", entry.number, False)]
        if pile.seat:
            owners = [(f"seat_{away}.", entry.number + of, of == seat) for away, of in enumerate(turned)]
        for before, zone, own in owners:
            piles.append(zone)
            build.names.append(f"{before}{entry.name}")
            if pile.domain is None:
                continue
            words_of[pile.domain] = words = labels[zone][1]
            if pile.seen in (EVERYBODY, OWNER):
                seen.append((f"{before}{entry.name}", zone, words))
            if pile.seen != EVERYBODY and not (own and pile.seen == OWNER):
                whose = before or next((f"{word}." for word in pile.each if entry.name.endswith(f"_{word}")), "")
                hidden.setdefault((whose, pile.domain), []).append(zone)
    told = [(name, [zone], words) for name, zone, words in seen]
    told += [(f"{before}{OTHER_WORLDS}.{kind}", zones, words_of[kind]) for (before, kind), zones in hidden.items()]
    for kind, words in words_of.items():
        everywhere = [zone for (_, domain), zones in hidden.items() if domain == kind for zone in zones]
        if len([1 for _, domain in hidden if domain == kind]) > 1:
            told.append((f"all_{OTHER_WORLDS}.{kind}", everywhere, words))
    for name, zones, words in told:
        groups += [len(words), len(zones), *zones]
        build.names += [f"{name}.{word or at}" for at, word in enumerate(words)]
    plan = o.Plan(seat, seats, len(build.names), build.entries, piles, groups)
    return Observation(build.names, plan)
