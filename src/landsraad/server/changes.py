"""What has changed from one state to the next: most of a table is as it was, so only the rest is told.

A state is read as the JSON it becomes. What is an object in both is looked into, and so is a list of as many objects;
anything else is told anew as a whole. Several look at one table, and what everybody sees of it is the same objects for
all of them: how one of those became another is found out once.
"""

from typing import Any, Final

import msgspec

from landsraad.server.protocol import News, Place, State

SINCE: Final = frozenset(("log_from", "log", "scenes"))  # what a state tells of what has happened since the one before
FIELDS: Final = tuple(name for name in State.__struct_fields__ if name not in SINCE)
Changes = list[tuple[Place, Any]]


class Differences:
    """What was found out about pairs of objects, until something else happens at the table."""

    def __init__(self) -> None:
        # By the identities of both, which are kept with it so that they stay theirs.
        self._found: dict[tuple[int, int], tuple[Any, Any, Changes, list[Place]]] = {}

    def clear(self) -> None:
        self._found.clear()

    def between(self, old: dict[str, Any], new: dict[str, Any]) -> tuple[Changes, list[Place]]:
        """What is put where in an object, and what is gone from it."""
        key = (id(old), id(new))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = (old, new, [], [])
            self._objects(old, new, [], found[2], found[3])
        return found[2], found[3]

    def look(self, old: Any, new: Any, place: Place, changed: Changes, gone: list[Place]) -> None:
        """Two things that differ, and where they stand."""
        kind = type(new)
        if kind is dict and type(old) is dict:
            self._objects(old, new, place, changed, gone)
        elif kind is list and type(old) is list and len(old) == len(new) and _are_objects(old) and _are_objects(new):
            for number, value in enumerate(new):
                if old[number] is not value:
                    put, taken = self.between(old[number], value)
                    changed += [([*place, number, *way], said) for way, said in put]
                    gone += [[*place, number, *way] for way in taken]
        elif kind is type(old) and isinstance(new, msgspec.Struct):
            for name in kind.__struct_fields__:
                before, after = getattr(old, name), getattr(new, name)
                if before is not after and before != after:
                    self.look(before, after, [*place, name], changed, gone)
        else:
            changed.append((place, new))

    def _objects(
        self, old: dict[str, Any], new: dict[str, Any], place: Place, changed: Changes, gone: list[Place]
    ) -> None:
        for key, value in new.items():
            if key not in old:
                changed.append(([*place, key], value))
                continue
            before = old[key]
            if before is not value and before != value:
                self.look(before, value, [*place, key], changed, gone)
        if len(old) != len(new) or old.keys() != new.keys():
            gone += [[*place, key] for key in old if key not in new]


def news(
    before: State, after: State, anew: frozenset[str] = frozenset(), differences: Differences | None = None
) -> News:
    """How `before` becomes `after`; the fields `anew` are told whether they have changed or not."""
    found = Differences() if differences is None else differences
    scenes, steps = _shortened(before, after)
    changed: Changes = [(["log_from"], after.log_from), (["log"], after.log), (["scenes"], scenes)]
    gone: list[Place] = []
    for name in FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if name in anew:
            changed.append(([name], new))
        elif old is not new and old != new:
            found.look(old, new, [name], changed, gone)
    return News(changed, gone, steps)


def _shortened(before: State, after: State) -> tuple[list[Any], int]:
    """Of a scene that has grown only the new steps are told; and how many it had."""
    if not before.scenes or not after.scenes or before.scenes[-1].number != after.scenes[0].number:
        return after.scenes, 0
    old, grown = before.scenes[-1].steps, after.scenes[0]
    if grown.steps[: len(old)] != old:
        return after.scenes, 0
    return [msgspec.structs.replace(grown, steps=grown.steps[len(old) :]), *after.scenes[1:]], len(old)


def kept_alike(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """`new`, with the very objects of `old` where they are equal: whoever compares the two later is done at once."""
    for key, value in new.items():
        before: Any = old.get(key)
        if before is value:
            continue
        if type(value) is list and type(before) is list and len(value) == len(before) and _are_objects(value):
            if _are_objects(before):
                new[key] = [
                    one if one is other or one == other else kept_alike(other, one)
                    for one, other in zip(before, value, strict=True)
                ]
                if all(one is other for one, other in zip(before, new[key], strict=True)):
                    new[key] = before
        elif before == value and type(before) is type(value):
            new[key] = before
    return new


def _are_objects(value: list[Any]) -> bool:
    return bool(value) and type(value[0]) is dict and all([type(each) is dict for each in value])
