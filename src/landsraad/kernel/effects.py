"""Effects are data: a declaration becomes a node of its game's store when its module is imported.

The engine runs nodes, the text layer speaks them, positions and records name them by their path
("arrakeen.space.2" is the second effect of the space Arrakeen). Each game has a store of its own, so that the number
of an effect does not depend on which other games are loaded.
"""

from typing import Final


class Effects:
    """The effects of one game. Node 0 is nobody's: 0 stands for "no effect"."""

    def __init__(self) -> None:
        self.op: Final[list[int]] = [0]
        self.a: Final[list[int]] = [0]
        self.b: Final[list[int]] = [0]
        self.c: Final[list[int]] = [0]
        self.kids: Final[list[list[int]]] = [[]]
        self.owner: Final[list[int]] = [0]  # the component the node is printed on, as the game numbers them
        self.path: Final[list[str]] = [""]

    def node(self, op: int, a: int = 0, b: int = 0, c: int = 0, kids: list[int] | None = None) -> int:
        """Add an effect to the store; its number is how everything else refers to it."""
        self.op.append(op)
        self.a.append(a)
        self.b.append(b)
        self.c.append(c)
        self.kids.append(kids if kids is not None else [])
        self.owner.append(0)
        self.path.append("")
        return len(self.op) - 1

    def within(self, number: int) -> list[int]:
        """A node and everything inside it; nothing for 0."""
        found = [number] if number else []
        for kid in self.kids[number]:
            found.extend(self.within(kid))
        return found

    def name_node(self, number: int, path: str, owner: int) -> None:
        """Give a node and what is inside it their paths and their owner."""
        self.path[number] = path
        self.owner[number] = owner
        for index, kid in enumerate(self.kids[number]):
            self.name_node(kid, f"{path}.{index + 1}", owner)
