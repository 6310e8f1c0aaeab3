"""Who is let in. A link brings anybody to a table, but not to a hand of cards in a game that has begun.

A cookie is no person: whoever has removed a player can come back with another cookie, and so can whoever would like to
see a bot's hand beside their own. Nobody can tell by the cookie. So a newcomer is let in only if everybody who plays
agrees, also those for whom a bot plays just now; and where a player was removed, only if one of them played already
when that happened, and is not the one who did it. Otherwise a bot plays that seat to the end, unless its own player
comes back, whom the host alone lets in: they have seen these cards already.
"""

from landsraad.server import clocks, seating
from landsraad.server.protocol import Claim, SeatDeed
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Asking, Seat, Sheet

MOST = 8  # who ask at one table at a time
MOST_SEEN = 300  # by so many a hand of one game was seen; each of them is remembered for as long as the table


def claim(sheet: Sheet, visitor: str, wanted: Claim) -> None:
    """Sit down, or ask whether one may."""
    seating.check_claim(sheet, visitor, wanted.seat)
    seat = sheet.seats[wanted.seat]
    if sheet.kind == "friends" and visitor not in seat.holders and must_ask(sheet, visitor, seat):
        ask(sheet, visitor, wanted.seat, seating.free_name(sheet, [wanted.seat], wanted.name))
    else:
        seating.claim(sheet, visitor, wanted.seat, wanted.name, wanted.own)


def do(sheet: Sheet, visitor: str, deed: SeatDeed) -> None:
    """What is asked for with a seat, or answered to who asks for one."""
    if deed.do == "admit":
        admit(sheet, visitor, deed.asking)
    elif deed.do == "turn_away":
        turn_away(sheet, visitor, deed.asking)
    elif deed.do in ("pause", "go_on"):
        clocks.pause(sheet, seating.held(sheet, visitor), deed.do == "pause")
    else:
        seating.do(sheet, visitor, deed)


def must_ask(sheet: Sheet, visitor: str, seat: Seat) -> bool:
    """Whether somebody needs leave to sit down: before the game whoever was sent away, in it who has not sat there."""
    return visitor in sheet.removed or (sheet.began is not None and visitor not in seat.known)


def ask(sheet: Sheet, visitor: str, number: int, name: str) -> None:
    """Ask for a seat. Who asks again asks for another one."""
    seat = sheet.seats[number]
    others = [one for one in sheet.asking if one.visitor != visitor]
    if len(others) >= MOST or sum(len(each.known) for each in sheet.seats) >= MOST_SEEN:
        raise Refused("too-many-asking")
    sheet.asked += 1
    asking = Asking(sheet.asked, visitor, name, number)
    if visitor in seat.removed_by or (_keeps_its_cards(sheet, asking) and not _witnessed(sheet, seat)):
        raise Refused("seat-kept", {"seat": seating.letter(number)})
    sheet.asking = [*others, asking]
    if visitor in sheet.hosts:
        admit(sheet, visitor, asking.number)


def admit(sheet: Sheet, visitor: str, number: int) -> None:
    """Say that somebody may sit down; when nobody's word is missing any more, they do."""
    asking = _asking(sheet, number)
    mine = seating.held(sheet, visitor)
    if not mine and visitor not in sheet.hosts:
        raise Refused("not-yours")
    asking.agreed += [seat for seat in mine if seat not in asking.agreed]
    asking.host = asking.host or visitor in sheet.hosts
    if asking.host and not missing(sheet, asking):
        _sit_down(sheet, asking)


def turn_away(sheet: Sheet, visitor: str, number: int) -> None:
    """Say no, as one of those who are asked, or ask no more."""
    asking = _asking(sheet, number)
    if visitor not in (asking.visitor, *sheet.hosts) and not seating.held(sheet, visitor):
        raise Refused("not-yours")
    sheet.asking.remove(asking)


def missing(sheet: Sheet, asking: Asking) -> list[int]:
    """The seats whose word is missing. The host's is needed always; that of others where cards would be seen."""
    needed = [
        number
        for number, seat in enumerate(sheet.seats)
        if seat.holders and (_keeps_its_cards(sheet, asking) or any(holder in sheet.hosts for holder in seat.holders))
    ]
    return [number for number in needed if number not in asking.agreed]


def is_asked(sheet: Sheet, visitor: str, asking: Asking) -> bool:
    """Whether somebody's word is still missing."""
    mine = seating.held(sheet, visitor)
    return any(seat in mine for seat in missing(sheet, asking)) or (visitor in sheet.hosts and not asking.host)


def _keeps_its_cards(sheet: Sheet, asking: Asking) -> bool:
    """Whether the seat has cards that whoever asks has not seen."""
    return sheet.began is not None and asking.visitor not in sheet.seats[asking.seat].known


def _witnessed(sheet: Sheet, seat: Seat) -> bool:
    """Whether somebody plays who did so when the player of this seat was sent away by somebody else, if one was."""
    return not seat.removed_by or any(holder in seat.witnesses for other in sheet.seats for holder in other.holders)


def _asking(sheet: Sheet, number: int) -> Asking:
    found = next((one for one in sheet.asking if one.number == number), None)
    if found is None:
        raise Refused("nobody-asks")
    return found


def _sit_down(sheet: Sheet, asking: Asking) -> None:
    seat = sheet.seats[asking.seat]
    name = seating.free_name(sheet, [asking.seat], asking.name)
    seating.check_claim(sheet, asking.visitor, asking.seat)
    if _keeps_its_cards(sheet, asking) and not _witnessed(sheet, seat):
        raise Refused("seat-kept", {"seat": seating.letter(asking.seat)})
    sheet.asking = [one for one in sheet.asking if one.seat != asking.seat]
    sheet.removed = [one for one in sheet.removed if one != asking.visitor]
    seat.kind, seat.name, seat.bot = "person", name, ""
    seat.holders, seat.removed_by, seat.witnesses = [asking.visitor], [], []
    seating.note(sheet, "let-in", asking.seat)
