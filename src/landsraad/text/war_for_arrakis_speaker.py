"""Dune: War for Arrakis speaks at a table."""

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table
from landsraad.text.speakers import Event
from landsraad.text.war_for_arrakis.events import event_text
from landsraad.text.war_for_arrakis.names import name
from landsraad.text.war_for_arrakis.options import option_text
from landsraad.text.war_for_arrakis.questions import question_text
from landsraad.text.war_for_arrakis.reasons import reason_text


class WarForArrakisSpeaker:
    """How War for Arrakis puts itself into words."""

    def option(self, table: Table, action: int, lang: str, names: list[str]) -> str:
        return option_text(table, action, lang)

    def question(self, table: Table, lang: str, names: list[str]) -> str:
        return question_text(asking(table), lang)

    def headline(self, table: Table, lang: str, names: list[str]) -> tuple[str, str]:
        return self.question(table, lang, names), ""

    def brief(self, event: Event, lang: str, names: list[str]) -> str | None:
        return None  # a line has many subjects: sides and their members

    def event(self, event: Event, lang: str, names: list[str]) -> str:
        return event_text(event, lang, names)

    def seat(self, table: Table, seat: int, lang: str) -> str:
        """What a seat is called that nobody has named: a side where one player has it all, else a member."""
        shared = table.shared
        for side in (w.ATREIDES, w.HARKONNEN):  # in the solo game every seat is of the Atreides
            if not shared[w.SHARED_SIDE + side] and shared[w.SEAT_OF + 2 * side] == seat:
                return name("side", w.SIDE_NAMES[side], lang)
            for member in (2 * side, 2 * side + 1):
                if shared[w.SHARED_SIDE + side] and shared[w.SEAT_OF + member] == seat:
                    return name("member", w.MEMBER_NAMES[member], lang)
        raise AssertionError(f"nobody sits on seat {seat}")

    def reason(self, reason: Reason, lang: str, names: list[str]) -> str:
        return reason_text(reason, lang, names)


SPEAKER = WarForArrakisSpeaker()
