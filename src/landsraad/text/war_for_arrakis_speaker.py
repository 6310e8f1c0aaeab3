"""War for Arrakis in plain words: notations and keys, until its sentences are written."""

from landsraad.arrakis.naming import EVENT_NAMES, NOTATION
from landsraad.kernel.decisions import QUESTION_NAMES
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table


class PlainSpeaker:
    """Says what the notation says."""

    def option(self, table: Table, action: int, lang: str, names: list[str]) -> str:
        return NOTATION.write(action).replace("_", " ")

    def question(self, table: Table, lang: str, names: list[str]) -> str:
        return f"{names[table.to_act]}: {QUESTION_NAMES[table.question]}"

    def event(self, event: tuple[int, int, int, int, int], lang: str, names: list[str]) -> str:
        code, *numbers = event
        return f"{EVENT_NAMES[code].replace('_', ' ')} {' '.join(str(number) for number in numbers)}"

    def reason(self, reason: Reason, lang: str, names: list[str]) -> str:
        facts = ", ".join(f"{key}: {value}" for key, value in reason.facts.items())
        return f"{reason.key.replace('-', ' ')} ({facts}) [{reason.rule}]" if facts else f"{reason.key} [{reason.rule}]"

    def seat(self, table: Table, seat: int, lang: str) -> str:
        return f"Seat {seat + 1}"


SPEAKER = PlainSpeaker()
