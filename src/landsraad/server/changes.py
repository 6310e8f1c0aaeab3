"""What has changed from one state to the next: most of a table is as it was, so only the rest is told.

A state is read as the JSON it becomes. What is an object in both is looked into, and so is a list of as many objects;
anything else is told anew as a whole.
"""

from typing import Any, Final

import msgspec

from landsraad.server.protocol import News, Place, State

SINCE: Final = frozenset(("log_from", "log", "scenes"))  # what a state tells of what has happened since the one before


def news(before: State, after: State, anew: frozenset[str] = frozenset()) -> News:
    """How `before` becomes `after`; the fields `anew` are told whether they have changed or not."""
    told = News([], [])
    for name in State.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if name in SINCE or name in anew:
            told.changed.append(([name], new))
        elif old is not new and old != new:
            _look(told, [name], old, new)
    told.steps = _shorten(told, before, after)
    return told


def _shorten(told: News, before: State, after: State) -> int:
    """Of a scene that has grown only the new steps are told: how many it had."""
    if not before.scenes or not after.scenes or before.scenes[-1].number != after.scenes[0].number:
        return 0
    old, grown = before.scenes[-1].steps, after.scenes[0]
    if grown.steps[: len(old)] != old:
        return 0
    scenes = [msgspec.structs.replace(grown, steps=grown.steps[len(old) :]), *after.scenes[1:]]
    told.changed = [(way, scenes if way == ["scenes"] else value) for way, value in told.changed]
    return len(old)


def kept_alike(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """`new`, with the very objects of `old` where they are equal: whoever compares the two later is done at once."""
    for key, value in new.items():
        before: Any = old.get(key)
        if before is value:
            continue
        if before == value and type(before) is type(value):
            new[key] = before
        elif _are_objects(value) and _are_objects(before) and len(value) == len(before):
            new[key] = [
                one if one == other else kept_alike(other, one) for one, other in zip(before, value, strict=True)
            ]
    return new


def _look(told: News, place: Place, old: Any, new: Any) -> None:
    """Two things that differ, and where they stand."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                told.changed.append(([*place, key], value))
            elif old[key] is not value and old[key] != value:
                _look(told, [*place, key], old[key], value)
        told.gone.extend([*place, key] for key in old if key not in new)
    elif _are_objects(old) and _are_objects(new) and len(old) == len(new):
        for number, value in enumerate(new):
            if old[number] is not value and old[number] != value:
                _look(told, [*place, number], old[number], value)
    elif isinstance(old, msgspec.Struct) and type(old) is type(new):
        for name in old.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before is not after and before != after:
                _look(told, [*place, name], before, after)
    else:
        told.changed.append((place, new))


def _are_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)
