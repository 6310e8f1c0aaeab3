"""Effects are data: a declaration becomes a node of this store when its module is imported.

The engine runs nodes, the text layer speaks them, positions and records name them by their path
("arrakeen.space.2" is the second effect of the space Arrakeen).
"""

from typing import Final

OP: Final[list[int]] = [0]
A: Final[list[int]] = [0]
B: Final[list[int]] = [0]
C: Final[list[int]] = [0]
KIDS: Final[list[list[int]]] = [[]]
OWNER: Final[list[int]] = [0]  # the component the node is printed on, as the game numbers them
PATH: Final[list[str]] = [""]


def node(op: int, a: int = 0, b: int = 0, c: int = 0, kids: list[int] | None = None) -> int:
    """Add an effect to the store; its number is how everything else refers to it."""
    OP.append(op)
    A.append(a)
    B.append(b)
    C.append(c)
    KIDS.append(kids if kids is not None else [])
    OWNER.append(0)
    PATH.append("")
    return len(OP) - 1


def within(number: int) -> list[int]:
    """A node and everything inside it; nothing for 0, which is no effect."""
    found = [number] if number else []
    for kid in KIDS[number]:
        found.extend(within(kid))
    return found


def name_node(number: int, path: str, owner: int) -> None:
    """Give a node and what is inside it their paths and their owner."""
    PATH[number] = path
    OWNER[number] = owner
    for index, kid in enumerate(KIDS[number]):
        name_node(kid, f"{path}.{index + 1}", owner)
