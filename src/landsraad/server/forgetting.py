"""Forgetting a player: what leads from a cookie to a table, and what they were called there."""

import json
from typing import Any

from landsraad.server.store import Sheet
from landsraad.text.fluent import say


def is_known(sheet: Sheet, visitor: str) -> bool:
    """Whether anything at a table leads to somebody."""
    lists = [sheet.hosts, *(seat.holders for seat in sheet.seats), *(seat.known for seat in sheet.seats)]
    return any(visitor in people for people in lists)


def is_alone(sheet: Sheet, visitor: str) -> bool:
    """Whether a table is nobody else's."""
    others = {*sheet.hosts, *(holder for seat in sheet.seats for holder in seat.holders)} - {visitor}
    return not others


def forget(sheet: Sheet, visitor: str, over: bool) -> None:
    """Nothing at a table leads to this visitor any more. Where the game goes on, their seat is free for another."""
    for number, seat in enumerate(sheet.seats):
        mine = visitor in seat.holders
        seat.known = [other for other in seat.known if other != visitor]
        seat.holders = [other for other in seat.holders if other != visitor]
        if mine and not seat.holders:
            seat.name = say("server-person-name", sheet.lang, {"number": number + 1})
            seat.hints = False
            if not over:
                seat.kind, seat.bot = "open", ""
    sheet.hosts = [other for other in sheet.hosts if other != visitor]
    if not sheet.hosts:
        sheet.hosts = next((list(seat.holders) for seat in sheet.seats if seat.holders), [])


def players_of(sheet: Sheet) -> str:
    """Whose seats were whose, beside a record: so that a name in it can be found when its owner wants it gone."""
    return json.dumps([seat.holders for seat in sheet.seats])


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
