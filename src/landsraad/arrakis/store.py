"""The effects of this game: its own store, whose columns the rules read (`NODES.op[effect]`)."""

from typing import Final

from landsraad.kernel.effects import Effects

NODES: Final = Effects()

node: Final = NODES.node
name_node: Final = NODES.name_node
within: Final = NODES.within
