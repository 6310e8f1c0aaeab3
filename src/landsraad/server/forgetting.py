"""Forgetting a player: what leads from a cookie to a table, and what they were called there."""

import json
from typing import Any

from landsraad.server.sheets import Sheet
from landsraad.text.fluent import say


def is_known(sheet: Sheet, visitor: str) -> bool:
    """Whether anything at a table leads to somebody."""
    lists = [sheet.hosts, sheet.removed, [asking.visitor for asking in sheet.asking]]
    for seat in sheet.seats:
        lists += [seat.holders, seat.known, seat.removed_by, seat.witnesses]
    return any(visitor in people for people in lists)


def is_alone(sheet: Sheet, visitor: str) -> bool:
    """Whether a table is nobody else's."""
    others = {*sheet.hosts, *(holder for seat in sheet.seats for holder in seat.holders)} - {visitor}
    return not others


def forget(sheet: Sheet, visitor: str, over: bool) -> None:
    """Nothing at a table leads to this visitor any more. Where the game goes on, their seat is free for another."""
    for number, seat in enumerate(sheet.seats):
        mine, left = visitor in seat.holders, visitor in seat.known and visitor not in seat.holders
        seat.known = _without(seat.known, visitor)
        seat.holders = _without(seat.holders, visitor)
        seat.removed_by = _without(seat.removed_by, visitor)
        seat.witnesses = _without(seat.witnesses, visitor)
        if (mine or left) and not seat.holders:
            _unname(sheet, number)
            seat.hints = False
            if mine and not over:
                seat.kind, seat.bot = "open", ""
        elif left:
            _unname(sheet, number, kept=seat.name)  # of whoever sits there now
    sheet.hosts = _without(sheet.hosts, visitor)
    sheet.removed = _without(sheet.removed, visitor)
    sheet.asking = [asking for asking in sheet.asking if asking.visitor != visitor]
    if not sheet.hosts:
        sheet.hosts = next((list(seat.holders) for seat in sheet.seats if seat.holders), [])


def _unname(sheet: Sheet, number: int, kept: str = "") -> None:
    """What anybody was called at a seat, but for one name. Who of those before it was whose is written nowhere."""
    plain = say("server-person-name", sheet.lang, {"number": number + 1})
    for note in sheet.notes:
        if note.seat == number and note.name != kept:
            note.name = plain
    if sheet.seats[number].name != kept:
        sheet.seats[number].name = plain


def _without(people: list[str], visitor: str) -> list[str]:
    return [other for other in people if other != visitor]


def players_of(sheet: Sheet) -> str:
    """Whose seats were whose, beside a record: so that a name in it can be found when its owner wants it gone.

    A seat that nobody holds any more is still called like whoever has left it.
    """
    return json.dumps([seat.holders or seat.known for seat in sheet.seats])


def blanked(record: str, players: str, visitor: str) -> tuple[str, str]:
    """A record without somebody's name, and who is left beside it."""
    read: dict[str, Any] = json.loads(record)
    seats: list[list[str]] = json.loads(players)
    names = read.get("names") or []
    for number, holders in enumerate(seats):
        if visitor in holders and number < len(names):
            names[number] = say("server-person-name", "en", {"number": number + 1})
    left = [[holder for holder in holders if holder != visitor] for holders in seats]
    return json.dumps(read, ensure_ascii=False, separators=(",", ":")), json.dumps(left)
