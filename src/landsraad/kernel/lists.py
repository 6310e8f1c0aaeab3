"""Lists with the verbs of a vec, and what else is wanted of librt, for where it is missing."""

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):
    """A list that is made like `vec[i64]([1, 2])`. Slices are copies, as those of a vec are."""

    __slots__ = ()

    def __class_getitem__(cls, item: object) -> Any:
        return cls

    def __init__(self, items: Iterable[Any] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: Any) -> Any:
        found = list.__getitem__(self, index)
        return vec(found) if type(found) is list else found


def append(row: vec, item: Any) -> vec:
    list.append(row, item)
    return row


def extend(row: vec, items: Iterable[Any]) -> vec:
    list.extend(row, items)
    return row


def read_i64_le(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 8], "little", signed=True)
