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
        elif old != new:
            _look(told, [name], old, new)
    return told


def _look(told: News, place: Place, old: Any, new: Any) -> None:
    """Two things that differ, and where they stand."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                told.changed.append(([*place, key], value))
            elif old[key] != value:
                _look(told, [*place, key], old[key], value)
        told.gone.extend([*place, key] for key in old if key not in new)
    elif _are_objects(old) and _are_objects(new) and len(old) == len(new):
        for number, value in enumerate(new):
            if old[number] != value:
                _look(told, [*place, number], old[number], value)
    elif isinstance(old, msgspec.Struct) and type(old) is type(new):
        for name in old.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before != after:
                _look(told, [*place, name], before, after)
    else:
        told.changed.append((place, new))


def _are_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)
