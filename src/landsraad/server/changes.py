"""How one state becomes the next, in news and in films: most of a table is as it was, so only the rest is told.

A state is read as the JSON it becomes. What is an object in both is looked into, and so is a list of as many objects;
anything else is told anew as a whole. Several look at one table, and what everybody sees of it is the same objects for
all of them: how one of those became another is found out once, and written once.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec

from landsraad.server.course import Seen
from landsraad.server.protocol import LogLine, Patch, Place, Scene, State, TableInfo

SINCE: Final = ("log_from", "log", "scenes")  # what a state tells of what has happened since the one before
# What all are told alike who look at the same moment, and what of their table.
ALIKE: Final = ("version", "at", "result", "seed", "back", "paused")
TABLE_ALIKE: Final = ("stage", "moves", "round", "to_act", "points", "updated")
FIELDS: Final = tuple(name for name in State.__struct_fields__ if name not in SINCE)
APART: Final = tuple(name for name in FIELDS if name not in ALIKE)
TABLE_APART: Final = tuple(name for name in TableInfo.__struct_fields__ if name not in TABLE_ALIKE)
NOTHING: Final = frozenset[str]()
HEAD: Final = b'{"type":"news","changed":['
Changes = list[tuple[Place, Any]]
_MISSING: Final = object()
_encode: Final = msgspec.json.Encoder().encode
_getters: dict[type, Any] = {}  # all fields of a kind of message at once
_alike: Final = attrgetter(*ALIKE)
_table_alike: Final = attrgetter(*TABLE_ALIKE)
_apart: Final = attrgetter(*APART)
_table_apart: Final = attrgetter(*TABLE_APART)


class Found:
    """How one thing becomes another: what is put where, and what is gone. It is written once, however often told."""

    __slots__ = ("_left", "_said", "changed", "gone", "pair")

    def __init__(self, pair: Any = None) -> None:
        self.changed: Changes = []
        self.gone: list[Place] = []
        self.pair = pair  # kept, so that identities stay theirs
        self._said: bytes | None = None
        self._left = b""

    def tell(self, said: list[bytes], gone: list[bytes]) -> None:
        """Say it, as the inside of two lists."""
        if self._said is None:
            self._said, self._left = _encode(self.changed)[1:-1], _encode(self.gone)[1:-1]
        if self._said:
            said.append(self._said)
        if self._left:
            gone.append(self._left)


class Common:
    """How what everybody sees has changed, field by field, and as all are told who are told the same fields apart."""

    __slots__ = ("_told", "fields", "pair")

    def __init__(self, pair: Any) -> None:
        self.pair = pair
        self.fields: dict[str, Found] = {}
        self._told: dict[frozenset[str], Found] = {}

    def but(self, apart: frozenset[str]) -> Found:
        """All of it but for the fields `apart`."""
        told = self._told.get(apart)
        if told is None:
            told = self._told[apart] = Found()
            for name, found in self.fields.items():
                if name not in apart:
                    told.changed += found.changed
                    told.gone += found.gone
        return told


class Differences:
    """What was found out about pairs of objects, until something else happens at the table."""

    def __init__(self) -> None:
        self._alike: dict[tuple[int, int], Found] = {}
        self._scenes: list[tuple[list[Scene], bytes]] = []
        self._found: dict[tuple[int, int, str, int], Found] = {}
        self._common: dict[tuple[int, int], Common] = {}
        self._lines: dict[tuple[int, ...], tuple[list[LogLine], bytes]] = {}

    def clear(self) -> None:
        self._alike.clear()
        self._scenes.clear()
        self._found.clear()
        self._common.clear()
        self._lines.clear()

    def log(self, lines: list[LogLine]) -> bytes:
        """What has happened, as all are told who may hear of the same: their lines are the very same objects."""
        key = tuple([id(line) for line in lines])
        said = self._lines.get(key)
        if said is None:
            said = self._lines[key] = lines, _encode((["log"], lines))
        return said[1]

    def scenes(self, scenes: list[Scene]) -> bytes:
        """What is to be shown of it, in the same bytes to all who are shown the same."""
        for known, said in self._scenes:
            if known == scenes:
                return said
        said = _encode((["scenes"], scenes))
        self._scenes.append((scenes, said))
        return said

    def alike(self, before: State, after: State, moments: tuple[int, int]) -> Found:
        """How what all are told alike has changed from one moment to another."""
        found = self._alike.get(moments)
        if found is None:
            found = self._alike[moments] = Found()
            self._fields(ALIKE, _alike(before), _alike(after), [], found)
            self._fields(TABLE_ALIKE, _table_alike(before.table), _table_alike(after.table), ["table"], found)
        return found

    def table(self, old: TableInfo, new: TableInfo, into: Found) -> None:
        """How the rest of what somebody is told of their table has changed: mostly it has not (talk.moved_on)."""
        if old.seats is not new.seats or old.clock != new.clock:
            self._fields(TABLE_APART, _table_apart(old), _table_apart(new), ["table"], into)

    def _fields(self, names: Sequence[str], old: Any, new: Any, place: Place, into: Found) -> None:
        for name, before, after in zip(names, old, new, strict=True):
            if before is not after and before != after:
                self.look(before, after, [*place, name], into)

    def views(self, old: Seen, new: Seen, into: Found, said: list[bytes], gone: list[bytes]) -> None:
        """How one view became the next. What everybody sees is told all in the same bytes, but for those fields that
        this seat is told apart; of these what everybody sees (other seats) is told in the same bytes, too."""
        apart = old.apart.keys() | new.apart.keys()
        if old.openly is not new.openly:
            self._openly(old.openly, new.openly).but(frozenset(apart)).tell(said, gone)
        for name in apart:
            before, after = _field(old, name), _field(new, name)
            if before is after:
                continue
            if after is _MISSING:
                into.gone.append(["view", name])
            elif before is _MISSING:
                into.changed.append((["view", name], after))
            elif type(after) is list and _are_alike(before, after):
                for number, value in enumerate(after):
                    if before[number] is not value:
                        self._one_of(before[number], value, name, number).tell(said, gone)
            elif before != after:
                self.look(before, after, ["view", name], into)

    def _openly(self, old: dict[str, Any], new: dict[str, Any]) -> Common:
        """How what everybody sees has changed."""
        key = (id(old), id(new))
        common = self._common.get(key)
        if common is None:
            common = self._common[key] = Common((old, new))
            whole = Found()
            self.look(old, new, ["view"], whole)
            for place, value in whole.changed:
                common.fields.setdefault(str(place[1]), Found()).changed.append((place, value))
            for place in whole.gone:
                common.fields.setdefault(str(place[1]), Found()).gone.append(place)
        return common

    def _one_of(self, old: dict[str, Any], new: dict[str, Any], name: str, number: int) -> Found:
        """How one object of a list in a view became another."""
        key = (id(old), id(new), name, number)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = Found((old, new))
            if old != new:
                self._objects(old, new, ["view", name, number], found)
        return found

    def look(self, old: Any, new: Any, place: Place, into: Found) -> None:
        """Two things that differ, and where they stand."""
        kind = type(new)
        if kind is dict and type(old) is dict:
            self._objects(old, new, place, into)
        elif kind is list and _are_alike(old, new):
            for number, value in enumerate(new):
                if old[number] is not value:
                    self._objects(old[number], value, [*place, number], into)
        elif kind is type(old) and isinstance(new, msgspec.Struct):
            fields = _getters.get(kind)
            if fields is None:
                fields = _getters[kind] = attrgetter(*kind.__struct_fields__)
            self._fields(kind.__struct_fields__, fields(old), fields(new), place, into)
        else:
            into.changed.append((place, new))

    def _objects(self, old: dict[str, Any], new: dict[str, Any], place: Place, into: Found) -> None:
        for key, value in new.items():
            before = old.get(key, _MISSING)
            if before is value:
                continue
            if before is _MISSING:
                into.changed.append(([*place, key], value))
            elif before != value:
                self.look(before, value, [*place, key], into)
        if len(old) != len(new) or old.keys() != new.keys():
            into.gone += [[*place, key] for key in old if key not in new]


def _field(seen: Seen, name: str) -> Any:
    """What somebody sees in a field."""
    found = seen.apart.get(name, _MISSING)
    return seen.openly.get(name, _MISSING) if found is _MISSING else found


def news(
    before: State,
    after: State,
    seen: tuple[Seen, Seen],
    anew: frozenset[str] = NOTHING,
    differences: Differences | None = None,
    moments: tuple[int, int] = (0, 0),
) -> tuple[bytes, ...]:
    """How `before` becomes `after`, as the message that says it (`protocol.News`), in pieces: what several are told in
    the same bytes is a piece of its own.

    `seen`: the views of both; the fields `anew` are told whether they have changed or not; `moments`: those of
    the table at which both were made."""
    found = Differences() if differences is None else differences
    scenes, steps = _shortened(before, after)
    own = Found()
    own.changed = [(["log_from"], after.log_from)]
    said: list[bytes] = []
    gone: list[bytes] = []
    found.alike(before, after, moments).tell(said, gone)
    for name, old, new in zip(APART, _apart(before), _apart(after), strict=True):
        if name in anew:
            own.changed.append(([name], new))
        elif old is new:
            continue
        elif name == "view":
            found.views(*seen, own, said, gone)
        elif name == "table":
            found.table(old, new, own)
        elif old != new:
            found.look(old, new, [name], own)
    said.append(found.log(after.log))
    shared = b",".join(said)
    rest: list[bytes] = []
    own.tell(rest, gone)
    last = b',%b],"gone":[%b],"steps":%d}' % (b",".join(rest), b",".join(gone), steps)
    return HEAD, shared, b",", found.scenes(scenes), last


def patches(before: dict[str, Any], after: dict[str, Any]) -> list[Patch]:
    """How one view of a film becomes the next."""
    found = Found()
    Differences().look(before, after, [], found)
    return [Patch(place, gone=True) for place in found.gone] + [Patch(place, value) for place, value in found.changed]


def _shortened(before: State, after: State) -> tuple[list[Any], int]:
    """Of a scene that has grown only the new steps are told; and how many it had."""
    if not before.scenes or not after.scenes or before.scenes[-1].number != after.scenes[0].number:
        return after.scenes, 0
    old, grown = before.scenes[-1].steps, after.scenes[0]
    if grown.steps[: len(old)] != old:
        return after.scenes, 0
    return [msgspec.structs.replace(grown, steps=grown.steps[len(old) :]), *after.scenes[1:]], len(old)


def _are_alike(old: Any, new: list[Any]) -> bool:
    """Whether both are lists of as many objects: then each is compared with the one in its place."""
    return type(old) is list and len(old) == len(new) and _are_objects(old) and _are_objects(new)


def _are_objects(value: list[Any]) -> bool:
    return bool(value) and type(value[0]) is dict and all([type(each) is dict for each in value])
