"""Positions, derived from what a game declares: written, read, checked, and their JSON schema.

A position is a dict: counters and piles of the table by their names, `seats` with those of each seat, and what is going
on (`pending`, the stack of frames). Piles begin with their top card. What is left out stays as the table was laid.
"""

from typing import Any, Final

from landsraad.kernel.chance import read_chance, write_chance
from landsraad.kernel.declare import (
    NUMBER,
    SEAT_SPACE,
    SEATS,
    Declared,
    Domains,
    Named,
    Spelling,
    listed,
    number_of,
    whole,
    word_schema,
)
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.known import ENTRY, learn_card, learn_place
from landsraad.kernel.piles import count_of, lay
from landsraad.kernel.redeal import known_cards
from landsraad.kernel.table import Engine, Table, frames_from_below, push, same_row
from landsraad.kernel.vecs import i64, vec

Position = dict[str, Any]
VERSION: Final = 1
ABOUT: Final = (
    "game", "version", "rules", "expansions", "options", "chance", "seed", "pending", "to_act", "seats", "ask_all",
    "agenda", "triggered", "known",
)  # fmt: skip
LARGEST: Final = 2**40  # a number in a frame
NOTHING: Final[Position] = {}


# --- writing --------------------------------------------------------------------------------------------------------


def write_counters(
    numbers: Any, entries: list[Named], domains: Domains, before: Any = (), known: Position = NOTHING
) -> Position:
    """Counters by their names; those of a group in an object of its own, without what is nothing.

    `known`: what was written of the numbers `before`. What is as it was is the very same object."""
    written: Position = {}
    plain = list(numbers)
    earlier = list(before)
    for entry in entries:
        name, first, beyond, plainly, spelling, group, sparse = entry.written
        if plainly:
            value: Any = plain[first]
            nothing = value == 0
        elif spelling is None:
            continue
        else:
            own = plain[first:beyond]
            is_known = group is None and name in known and own == earlier[first:beyond]
            value = known[name] if is_known else spelling.write(own, domains)
            nothing = sparse and not any(own)
        if group is None:
            if not (sparse and nothing):
                written[name] = value
        elif value:
            written.setdefault(group, {})[name] = value
    return written


def write_piles(
    t: Table,
    entries: list[Named],
    domains: Domains,
    seat: int = 0,
    before: Table | None = None,
    known: Position = NOTHING,
) -> Position:
    """Piles by their names, the top card first and rows from their beginning; without a domain: plain numbers.

    `known`: what was written of the table `before`. What is as it was is the very same object."""
    written: Position = {}
    for entry in entries:
        zone: i64 = entry.number + seat
        if before is not None and entry.name in known and same_row(t.zones[zone], before.zones[zone]):
            written[entry.name] = known[entry.name]
            continue
        cards = list(t.zones[zone])
        domain = entry.declaration.domain
        if cards or not entry.declaration.sparse:
            words = cards if domain is None else [domains[domain][card] for card in cards]
            written[entry.name] = words if entry.declaration.row else words[::-1]
    return written


def write_frames(t: Table, domains: Domains) -> list[list[Any]]:
    """The stack, the topmost frame last: the name of each and its three fields."""
    written = []
    for code, *numbers in frames_from_below(t):
        frame = t.engine.frames[code]
        fields = [
            domains[kind][number] if kind in domains else number
            for kind, number in zip(frame.kinds(numbers[0]), numbers, strict=True)
        ]
        written.append([frame.name, *fields])
    return written


def write_known(t: Table, declared: Declared, domains: Domains) -> Position:
    """What seats know of cards that lie hidden, as a field if anybody does; places counted from the top, like piles."""
    written = []
    for at in range(0, len(t.known), ENTRY):
        zone, what, bits = t.known[at], t.known[at + 1], t.known[at + 2]
        pile = declared.pile_at(zone)
        entry: Position = {"pile": pile.name}
        if pile.declaration.seat:
            entry["seat"] = zone - pile.number
        if what >= 0:
            entry["place"] = len(t.zones[zone]) - 1 - what
        else:
            entry["card"] = domains[pile.declaration.domain][-1 - what]
        entry["by"] = [seat for seat in range(len(t.seats)) if bits >> seat & 1]
        written.append(entry)
    return {"known": written} if written else {}


def write_about(t: Table, declared: Declared, domains: Domains) -> Position:
    """What every position tells: by which rules it is played, what is going on, who knows what, and chance."""
    return {
        "version": VERSION,
        "rules": t.rules,
        **({"ask_all": True} if t.ask_all else {}),
        "pending": write_frames(t, domains),
        **write_known(t, declared, domains),
        "chance": write_chance(t),
    }


def write_table(t: Table, declared: Declared, domains: Domains) -> Position:
    """The whole table: what `read_table` reads back."""
    open_effects = {"agenda": list(t.agenda), "triggered": list(t.triggered)}
    return {
        **write_about(t, declared, domains),
        **write_counters(t.shared, declared.counters_of(seat=False), domains),
        **write_piles(t, declared.piles_of(seat=False), domains),
        "seats": [
            {
                **write_counters(counters, declared.counters_of(seat=True), domains),
                **write_piles(t, declared.piles_of(seat=True), domains, seat),
            }
            for seat, counters in enumerate(t.seats)
        ],
        **{name: nodes for name, nodes in open_effects.items() if nodes},
    }


# --- reading --------------------------------------------------------------------------------------------------------


def known_fields(data: Any, allowed: set[str], where: str) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"{where} must be a dict")
    for key in data:
        if key not in allowed:
            raise BadPosition(f"{where} has an unknown field {key!r}")


def field_names(entries: list[Named]) -> set[str]:
    return {
        getattr(entry.declaration, "group", None) or entry.name
        for entry in entries
        if getattr(entry.declaration, "spelling", NUMBER) is not None
    }


def read_counters(numbers: Any, entries: list[Named], domains: Domains, data: Position, where: str) -> None:
    grouped: dict[str, set[str]] = {}
    for entry in entries:
        if entry.declaration.group is not None:
            grouped.setdefault(entry.declaration.group, set()).add(entry.name)
    for group, names in grouped.items():
        known_fields(data.get(group, {}), names, f"{where} {group}".strip())
    for entry in entries:
        spelling = entry.declaration.spelling
        inner = data if entry.declaration.group is None else data.get(entry.declaration.group, {})
        if spelling is not None and entry.name in inner:
            for at, number in enumerate(spelling.read(inner[entry.name], f"{where} {entry.name}".strip(), domains)):
                numbers[entry.number + at] = number


def read_piles(t: Table, entries: list[Named], domains: Domains, data: Position, where: str, seat: int = 0) -> None:
    for entry in entries:
        if entry.name not in data:
            continue
        what = f"{where} {entry.name}".strip()
        domain = entry.declaration.domain
        cards = [
            whole(word, what, entry.declaration.most) if domain is None else number_of(word, domain, what, domains)
            for word in listed(data[entry.name], what)
        ]
        lay(t, entry.number + seat, cards if entry.declaration.row else cards[::-1])


def read_frame(t: Table, frame: Any, domains: Domains) -> None:
    codes = t.engine.codes
    if not isinstance(frame, list) or len(frame) != 4 or not isinstance(frame[0], str) or frame[0] not in codes:
        raise BadPosition(f"'pending' has an unknown frame {frame!r}")
    kind = t.engine.frames[codes[frame[0]]]
    first = _read_field(t, kind.fields[0], frame[1], domains)
    second, third = (
        _read_field(t, field, word, domains) for field, word in zip(kind.kinds(first)[1:], frame[2:], strict=True)
    )
    push(t, codes[frame[0]], first, second, third)


def _read_field(t: Table, kind: str, word: Any, domains: Domains) -> int:
    if kind == "seat":
        return whole(word, "'pending'", len(t.seats) - 1)
    if kind == "number":
        return whole(word, "'pending'", LARGEST)
    return number_of(word, kind, "'pending'", domains)


def read_table(t: Table, declared: Declared, domains: Domains, position: Position) -> None:
    """Lay out what a position gives on a table that is set up otherwise."""
    shared, piles = declared.counters_of(seat=False), declared.piles_of(seat=False)
    known_fields(position, {*ABOUT, *field_names(shared), *field_names(piles)}, "the position")
    read_counters(t.shared, shared, domains, position, "")
    read_piles(t, piles, domains, position, "")
    own, own_piles = declared.counters_of(seat=True), declared.piles_of(seat=True)
    for seat, data in enumerate(listed(position.get("seats"), "seats")):
        where = f"seat {seat}"
        known_fields(data, field_names(own) | field_names(own_piles), where)
        read_counters(t.seats[seat], own, domains, data, where)
        read_piles(t, own_piles, domains, data, where, seat)
    t.agenda = vec[i64]([whole(node, "'agenda'") for node in listed(position.get("agenda", []), "agenda")])
    t.triggered = vec[i64]([whole(node, "'triggered'") for node in listed(position.get("triggered", []), "triggered")])
    if "chance" in position:
        read_chance(t, position["chance"])
    for frame in listed(position.get("pending", []), "pending"):
        read_frame(t, frame, domains)
    read_known(t, declared, domains, position)


def read_known(t: Table, declared: Declared, domains: Domains, position: Position) -> None:
    """Whoever changes the piles of a position need not think of it: what does not fit them is not known."""
    domains = {**domains, "seat": SEATS[: len(t.seats)]}
    for entry in listed(position.get("known", []), "known"):
        known_fields(entry, {"pile", "seat", "place", "card", "by"}, "known")
        zone, domain = _known_pile(entry, declared, domains)
        by = {number_of(seat, "seat", "known by", domains) for seat in listed(entry.get("by"), "known by")}
        seats = sum(1 << seat for seat in by)
        if "place" in entry:
            place = len(t.zones[zone]) - 1 - whole(entry["place"], "known place")
            if place >= 0:
                learn_place(t, zone, place, seats)
        else:
            card = number_of(entry.get("card"), domain, "known card", domains)
            copies = count_of(t.zones[zone], card)
            if all(count_of(known_cards(t, zone, seat), card) < copies for seat in by):
                learn_card(t, zone, card, seats)


def _known_pile(entry: Position, declared: Declared, domains: Domains) -> tuple[int, str]:
    """Its number, and what lies in it."""
    for pile in declared.piles:
        if pile.name == entry.get("pile") and pile.declaration.domain is not None:
            seat = number_of(entry.get("seat"), "seat", "known seat", domains) if pile.declaration.seat else 0
            return pile.number + seat, pile.declaration.domain
    raise BadPosition(f"known: there is no pile {entry.get('pile')!r}")


def cards_of(t: Table, declared: Declared, domain: str) -> list[int]:
    """Everything of a domain that lies in piles, of the table and of all seats."""
    return [
        card
        for entry in declared.piles
        if entry.declaration.domain == domain
        for at in range(len(t.seats) if entry.declaration.seat else 1)
        for card in t.zones[entry.number + at]
    ]


# --- the schema -----------------------------------------------------------------------------------------------------


def counter_schemas(entries: list[Named], domains: Domains) -> Position:
    schemas: Position = {}
    for entry in entries:
        if entry.declaration.spelling is None:
            continue
        schema = entry.declaration.spelling.schema(domains)
        group = entry.declaration.group
        if group is None:
            schemas[entry.name] = schema
        else:
            closed = {"type": "object", "additionalProperties": False, "properties": {}}
            schemas.setdefault(group, closed)["properties"][entry.name] = schema
    return schemas


def pile_schemas(entries: list[Named], domains: Domains) -> Position:
    return {
        entry.name: {
            "type": "array",
            **({} if entry.declaration.row else {"description": "Top card first."}),
            "items": Spelling(entry.declaration.most).schema(domains)
            if entry.declaration.domain is None
            else word_schema(entry.declaration.domain, domains),
        }
        for entry in entries
    }


CHANCE_SCHEMA: Final[Position] = {
    "anyOf": [
        {"type": "string", "pattern": "^[0-9a-f]{16}$"},
        {
            "type": "object",
            "additionalProperties": False,
            "required": ["key", "words"],
            "properties": {
                "key": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                "words": {"type": "integer", "minimum": 0},
            },
        },
    ]
}


def frame_schema(name: str, fields: tuple[str, ...], domains: Domains) -> Position:
    """A frame: its name and its three fields."""
    items: list[Position] = [{"const": name}]
    for kind in fields:
        if kind in domains:
            items.append({"enum": list(domains[kind])})
        else:
            items.append({"type": "integer", "minimum": 0, "maximum": 3 if kind == "seat" else LARGEST})
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


def closed_object(properties: Position, required: tuple[str, ...] = ()) -> Position:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": list(required),
        "properties": properties,
    }


def known_schema(declared: Declared) -> Position:
    seat = {"type": "integer", "minimum": 0, "maximum": SEAT_SPACE - 1}
    entry = {
        "pile": {"enum": [pile.name for pile in declared.piles if pile.declaration.domain is not None]},
        "seat": seat,
        "place": {"type": "integer", "minimum": 0},
        "card": {"type": "string"},
        "by": {"type": "array", "uniqueItems": True, "items": seat},
    }
    about = "What seats know of cards that lie hidden: a place of a pile, from the top, or a card somewhere in it."
    return {"description": about, "type": "array", "items": closed_object(entry, ("pile", "by"))}


def about_schemas(game: str, rules: int) -> Position:
    """What every position may say about itself."""
    chance = (
        "The state of chance: of generator 2 its key and how many words were drawn; of generator 1 its 16 digits. "
        "Default: generator 2, from `seed`."
    )
    version = {"type": "integer", "minimum": 1, "maximum": rules}
    asked = "Questions that have a single answer are asked, too. Default false."
    return {
        "game": {"description": "For readers; if given it must be right.", "const": game},
        "version": {"description": "Of this format.", "const": VERSION},
        "rules": {"description": "The version of the rules the game is played by.", **version},
        "ask_all": {"description": asked, "type": "boolean"},
        "seed": {"description": "What is not given is dealt from it. Default 0.", "type": ["integer", "string"]},
        "chance": {"description": chance, **CHANCE_SCHEMA},
    }


def position_schema(
    game: str, declared: Declared, domains: Domains, engine: Engine, seats: tuple[int, int], rules: int
) -> Position:
    """The JSON schema of a game's positions: what `write_table` writes and `read_table` reads."""
    nodes = {"type": "array", "items": {"type": "integer", "minimum": 0}}
    seat = {
        **counter_schemas(declared.counters_of(seat=True), domains),
        **pile_schemas(declared.piles_of(seat=True), domains),
    }
    frames = [frame_schema(name, engine.frames[code].fields, domains) for name, code in engine.codes.items()]
    properties: Position = {
        **about_schemas(game, rules),
        "expansions": {"type": "array", "items": {"type": "string"}},
        "options": {"type": "object"},
        "to_act": {"type": ["integer", "null"]},
        **counter_schemas(declared.counters_of(seat=False), domains),
        **pile_schemas(declared.piles_of(seat=False), domains),
        "seats": {"type": "array", "minItems": seats[0], "maxItems": seats[1], "items": closed_object(seat)},
        "pending": {"type": "array", "description": "The topmost frame last.", "items": {"anyOf": frames}},
        "agenda": nodes,
        "triggered": nodes,
        "known": known_schema(declared),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {game}",
        **closed_object(properties, ("seats",)),
    }
