"""The effects of this game: the columns of its own store, by the names the rules read them by."""

from typing import Final

from landsraad.kernel.effects import Effects

_STORE: Final = Effects()

OP: Final[list[int]] = _STORE.op
A: Final[list[int]] = _STORE.a
B: Final[list[int]] = _STORE.b
C: Final[list[int]] = _STORE.c
KIDS: Final[list[list[int]]] = _STORE.kids
OWNER: Final[list[int]] = _STORE.owner
PATH: Final[list[str]] = _STORE.path

node: Final = _STORE.node
name_node: Final = _STORE.name_node
within: Final = _STORE.within
