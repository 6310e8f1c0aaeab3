"""States made from the ones before them and what has changed, as the pages make them (web/src/lib/changes.ts)."""

from copy import deepcopy
from typing import Any

Message = dict[str, Any]


def renewed(before: Message, news: Message) -> Message:
    """The state after some news; the one before is left as it was."""
    after = deepcopy(before)

    def owner(way: list[Any]) -> Any:
        found: Any = after
        for step in way[:-1]:
            found = found[step]
        return found

    for way, value in news["changed"]:
        owner(way)[way[-1]] = value
    for way in news["gone"]:
        del owner(way)[way[-1]]
    if news["steps"]:
        after["scenes"][0]["steps"][:0] = before["scenes"][-1]["steps"][: news["steps"]]
    return after


class Whole:
    """Somebody between a server and a page who makes whole states of all news."""

    def __init__(self) -> None:
        self.state: Message = {}

    def heard(self, message: Message) -> Message:
        """What was said, in whole states."""
        if message["type"] == "news":
            message = renewed(self.state, message)
        if message["type"] == "state":
            self.state = deepcopy(message)
        return message
