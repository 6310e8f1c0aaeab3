"""A game that has no words of its own speaks by the names it declares: notations, kinds of questions, events."""

from typing import Any

from landsraad.kernel.decisions import QUESTION_NAMES
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table
from landsraad.text.fluent import say, sentence

Event = tuple[int, int, int, int, int]


def spaced(name: str) -> str:
    """A name as it is read: "storm_warning" is "storm warning"."""
    return name.replace("_", " ")


class PlainSpeaker:
    """Says every move as it is written, and every event by its name, its player and what it was about."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def option(self, table: Table, action: int, lang: str, names: list[str]) -> str:
        return sentence(spaced(self.rules.notation.write(action)))

    def question(self, table: Table, lang: str, names: list[str]) -> str:
        player = names[table.to_act] if table.to_act < len(names) else self.seat(table, table.to_act, lang)
        asked = spaced(QUESTION_NAMES[table.question])
        return say("ui-labelled", lang, {"label": player, "value": f"{asked}?"})

    def headline(self, table: Table, lang: str, names: list[str]) -> tuple[str, str]:
        return self.question(table, lang, names), ""

    def brief(self, event: Event, lang: str, names: list[str]) -> str | None:
        return None

    def event(self, event: Event, lang: str, names: list[str]) -> str:
        data = self.rules.event_data(event)
        told = " ".join([spaced(str(data["event"])), *(spaced(str(thing)) for thing in data["numbers"])])
        if not 0 <= event[1] < len(names):
            return sentence(told)
        return say("ui-labelled", lang, {"label": names[event[1]], "value": told})

    def reason(self, reason: Reason, lang: str, names: list[str]) -> str:
        arguments = {
            key: value if isinstance(value, int) else spaced(str(value)) for key, value in reason.facts.items()
        }
        return say(f"reason-{reason.key}", lang, arguments, "reason-unknown")

    def seat(self, table: Table, seat: int, lang: str) -> str:
        return sentence(say("seat-name", lang, {"number": seat + 1}))
