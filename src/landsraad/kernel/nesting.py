"""Data from outside that lies deeper in itself than anything of ours: to write it into a message ends in a stack of
calls that no caller expects, so it is refused before anybody looks at it.
"""

from typing import Any, Final

DEEPEST: Final = 64  # a record with a stored position has eight


def too_deep(data: Any) -> bool:
    """Whether lists and objects lie in one another deeper than can be meant."""
    level = [data]
    for _ in range(DEEPEST):
        within: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                within.extend(each.values())
            elif isinstance(each, list | tuple):
                within.extend(each)
        if not within:
            return False
        level = within
    return True
