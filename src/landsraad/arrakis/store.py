"""The effects of this game: its own store, whose columns the rules read (`NODES.op[effect]`)."""

from typing import Final

from landsraad.kernel.effects import Effects

NODES: Final = Effects()

node: Final = NODES.node
name_node: Final = NODES.name_node
within: Final = NODES.within

# The columns by short names, for who looks at cards from outside the rules.
OP: Final[list[int]] = NODES.op
A: Final[list[int]] = NODES.a
B: Final[list[int]] = NODES.b
C: Final[list[int]] = NODES.c
KIDS: Final[list[list[int]]] = NODES.kids
