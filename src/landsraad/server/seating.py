"""Who sits where: wishes made into seats, names checked, seats taken, left and handed on."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from landsraad import bots, rules_of
from landsraad.server.course import begin
from landsraad.server.games import Own, guide_to
from landsraad.server.protocol import Change, SeatDeed, SeatWish, Setup, TableKind
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Beginning, Note, Seat, Sheet
from landsraad.text.fluent import say

LONGEST_NAME = 24
DEFAULT_BOT = "steward"
LETTERS = "ABCD"
# Neither signs that turn the direction of writing around, by which a name could rewrite the line it stands in, nor
# signs nobody sees, by which two people could have names that look alike: control and format signs (Cf is both),
# halves of pairs, private and unassigned ones, separators of lines...
UNSEEN_KINDS = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# ... and those that count as letters or marks and are drawn as nothing: fillers, blanks and joiners.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
# Between two pictures a joiner makes one of them; anywhere else nobody sees it.
JOINED_PICTURES = re.compile("(?<=[\u2190-\u2bff\U0001f000-\U0001faff])\u200d(?=[\u2190-\u2bff\U0001f000-\U0001faff])")
# Behind a picture or a letter they only say how it is drawn: they are left out.
SELECTORS = dict.fromkeys((*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
MOST_NOTES = 300  # at one table: so often seats change hands in no game that is played
MOST_REMOVED = 100  # whoever was sent away before those has another cookie by now
MOST_DEVICES = 20  # that hold one seat
STACKED = 3  # marks over one letter; more of them would write over other lines


def is_unseen(letter: str) -> bool:
    return letter in UNSEEN or unicodedata.category(letter) in UNSEEN_KINDS


def unpiled(text: str) -> str:
    """A text without what is piled up over its letters, or stands over none: that would hang on what is before it."""
    marks = STACKED
    kept: list[str] = []
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
        else:
            marks = STACKED if letter.isspace() else 0
        if marks <= STACKED:
            kept.append(letter)
    return "".join(kept)


def plain_name(name: str) -> str:
    """A name as it may stand at the table: of letters people see, written in the one way Unicode prefers."""
    name = unicodedata.normalize("NFC", name.translate(SELECTORS).strip())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name-length", {"most": LONGEST_NAME})
    if any(is_unseen(letter) for letter in JOINED_PICTURES.sub("", name)) or unpiled(name) != name:
        raise Refused("name-characters")
    return " ".join(name.split())


def check_names(seats: Sequence[Seat]) -> None:
    """Nobody at a new table is called like somebody else."""
    taken: set[str] = set()
    for seat in seats:
        if seat.name and alike(seat.name) in taken:
            raise Refused("name-taken", {"name": seat.name})
        taken.add(alike(seat.name))


def free_name(sheet: Sheet, own: Sequence[int], name: str) -> str:
    """A name nobody else at this table has, however it is written."""
    name = plain_name(name)
    for number, seat in enumerate(sheet.seats):
        if number not in own and seat.kind != "open" and alike(seat.name) == alike(name):
            raise Refused("name-taken", {"name": name})
    return name


def alike(name: str) -> str:
    """Names that differ in capitals or in compatible signs only are one name to whoever reads them."""
    return unicodedata.normalize("NFKC", name).casefold()


def known_bot(name: str) -> str:
    """A bot of this server, by name. Nobody may name a module for it to import."""
    name = name or DEFAULT_BOT
    if name not in bots.names():
        raise Refused("no-such-bot", {"bot": name, "known": ", ".join(bots.names())})
    return name


def arrange(
    kind: TableKind, setup: Setup, wishes: Sequence[SeatWish], visitor: str, lang: str, before: Sequence[Seat] = ()
) -> list[Seat]:
    """The seats of a table as they were wished for. Whoever sat `before` where a person is wished stays."""
    guide = guide_to(setup.game)
    rivals = guide.rivals(setup)
    if len(wishes) not in (setup.seats, setup.seats + rivals):
        raise Refused("wrong-seats", {"seats": setup.seats, "wishes": len(wishes)})
    seats: list[Seat] = []
    for number, wish in enumerate(wishes[: setup.seats]):
        own = guide.own_wish(setup, number, wish.own)
        old = before[number] if number < len(before) and before[number].holders else None
        if wish.kind == "bot":
            name = plain_name(wish.name) if wish.name else say("server-bot-name", lang, {"number": number + 1})
            seats.append(Seat("bot", name, known_bot(wish.bot), own))
        elif wish.kind == "person" and old is not None:
            seats.append(Seat("person", old.name, "", own, old.holders))
        elif wish.kind == "person" and not before and _is_for(visitor, kind, seats):
            name = plain_name(wish.name) if wish.name else say("server-person-name", lang, {"number": number + 1})
            seats.append(Seat("person", name, "", own, [visitor]))
        else:
            seats.append(Seat("open", plain_name(wish.name) if wish.name else "", "", own))
    people = [seat for seat in seats if seat.kind == "person"]
    if kind == "solo" and len(people) > 1:
        raise Refused("one-person")
    named = [*wishes[setup.seats :], *[SeatWish("open")] * rivals][:rivals]
    seats += [Seat("rival", own=guide.own_wish(setup, setup.seats + at, wish.own)) for at, wish in enumerate(named)]
    return seats


def _is_for(visitor: str, kind: TableKind, seats: Sequence[Seat]) -> bool:
    """On one's own device all people are one's own; among friends the first person is the one who opens the table."""
    return kind != "friends" or not any(visitor in seat.holders for seat in seats)


def beginning(setup: Setup, seats: Sequence[Seat]) -> dict[str, Any]:
    """The set-up as `landsraad.new_game` knows it."""
    return {
        "seats": setup.seats,
        "expansions": list(setup.expansions),
        "options": dict(setup.options),
        **guide_to(setup.game).beginning(setup, [seat.own for seat in seats]),
    }


def check(sheet: Sheet) -> Beginning:
    """How the game would begin; whatever is wrong with its set-up is said now, also for a table that starts later."""
    current = rules_of(sheet.setup.game).current
    began = Beginning(current.rules, current.generator, beginning(sheet.setup, sheet.seats))
    begin(sheet.setup.game, began, sheet.seed, names(sheet.seats))
    return began


def names(seats: Sequence[Seat]) -> list[str]:
    """What the players are called; Rivals are named by their game."""
    return [seat.name for seat in seats if seat.kind != "rival"]


def held(sheet: Sheet, visitor: str) -> list[int]:
    """The seats somebody may move for; one that is with a bot for now is still theirs."""
    return [number for number, seat in enumerate(sheet.seats) if visitor and visitor in seat.holders]


def moved_for(sheet: Sheet, visitor: str) -> list[int]:
    """The seats somebody decides for now: those of theirs that no bot has."""
    return [number for number in held(sheet, visitor) if sheet.seats[number].kind == "person"]


def has_to_do_with(sheet: Sheet, visitor: str) -> bool:
    """Whether a table is another one for somebody than for anybody: they play, did, want to or were sent away."""
    return bool(visitor) and (
        visitor in sheet.hosts
        or visitor in sheet.removed
        or any(visitor in seat.holders or visitor in seat.known for seat in sheet.seats)
        or any(visitor == one.visitor for one in sheet.asking)
    )


def check_start(sheet: Sheet, visitor: str) -> None:
    """Whether somebody may begin the game."""
    if visitor not in sheet.hosts:
        raise Refused("not-host")
    if sheet.began is not None:
        raise Refused("started")
    if any(seat.kind == "open" for seat in sheet.seats):
        raise Refused("seats-open")


# --- taking and leaving seats --------------------------------------------------------------------------------------


def letter(number: int) -> str:
    """What a seat is called; a number that is no seat is repeated as it was said."""
    return LETTERS[number] if 0 <= number < len(LETTERS) else str(number + 1)


def seat_at(sheet: Sheet, number: int) -> Seat:
    if not 0 <= number < len(sheet.seats) or sheet.seats[number].kind == "rival":
        raise Refused("no-such-seat", {"seat": letter(number)})
    return sheet.seats[number]


def note(sheet: Sheet, key: str, number: int) -> None:
    """Whatever happens with a seat during a game between people stands in its log."""
    if sheet.began is not None and sheet.kind == "friends":
        sheet.notes.append(Note(key, number, sheet.seats[number].name))


def only_bots(sheet: Sheet) -> bool:
    """Whether bots play among themselves: nobody holds a seat of this table or has ever held one."""
    return sheet.kind == "solo" and all(
        seat.kind in ("bot", "rival") and not seat.holders and not seat.known for seat in sheet.seats
    )


def share(sheet: Sheet, owner: str, visitor: str) -> None:
    """Another device of somebody who sits there holds the same seats."""
    for holders in (sheet.hosts, *(seat.holders for seat in sheet.seats)):
        if owner in holders and visitor not in holders:
            if len(holders) >= MOST_DEVICES:
                raise Refused("too-many-devices", {"most": MOST_DEVICES})
            holders.append(visitor)


def check_claim(sheet: Sheet, visitor: str, number: int) -> None:
    """Whether a seat is free for somebody. Once the game has begun nobody sees two hands."""
    seat = seat_at(sheet, number)
    if sheet.kind != "friends":
        if visitor not in sheet.hosts:
            raise Refused("not-yours")
        return
    taken = seat.holders or (sheet.began is None and seat.kind == "bot")  # before the game the host frees it
    if taken and visitor not in seat.holders:
        raise Refused("seat-taken", {"seat": letter(number)})
    if sheet.began is not None and visitor not in seat.holders and _has_seen_another(sheet, visitor, seat):
        raise Refused("already-seated")


def date_notes(sheet: Sheet, moves: int) -> None:
    """What has just happened has happened after so many moves. There is an end to what is kept of it: whoever comes is
    told all of it, and it is written anew whenever something changes."""
    for one in sheet.notes:
        if one.at < 0:
            one.at = moves
    del sheet.notes[:-MOST_NOTES]


def claim(sheet: Sheet, visitor: str, number: int, name: str, own: Own | None = None) -> None:
    """Take a free seat. In the lobby one may change seats, and wish for something. (Who may: admission.py.)"""
    check_claim(sheet, visitor, number)
    seat = seat_at(sheet, number)
    mine = held(sheet, visitor)
    name = free_name(sheet, [number, *mine], name)
    if sheet.began is None and sheet.kind == "friends":
        for other in mine:
            if other != number:
                _empty(sheet, sheet.seats[other])
    back = seat.kind != "person"
    seat.kind, seat.name, seat.bot, seat.holders = "person", name, "", seat.holders or [visitor]
    if back:
        note(sheet, "came-back", number)
    if own is not None and sheet.began is None:
        seat.own = guide_to(sheet.setup.game).own_wish(sheet.setup, number, own)
        check(sheet)  # there is nothing like it, or somebody else has it


def _has_seen_another(sheet: Sheet, visitor: str, seat: Seat) -> bool:
    """Whether somebody knows another hand of this game: also who has left a seat comes back only to that one."""
    return any(visitor in other.known or visitor in other.holders for other in sheet.seats if other is not seat)


def remember(sheet: Sheet) -> None:
    """Once the game has begun, whoever holds a seat has seen its hand, and will have seen it for good."""
    if sheet.began is not None:
        for seat in sheet.seats:
            seat.known += [holder for holder in seat.holders if holder not in seat.known]


def to_bot(sheet: Sheet, visitor: str, number: int, bot: str) -> None:
    """Let a bot decide; whoever holds the seat still holds it, and may take it back."""
    seat = seat_at(sheet, number)
    if visitor not in seat.holders and visitor not in sheet.hosts:
        raise Refused("not-yours")
    if seat.kind != "bot":
        note(sheet, "to-bot", number)
    seat.kind, seat.bot = "bot", known_bot(bot)
    if not seat.name:
        seat.name = say("server-bot-name", sheet.lang, {"number": number + 1})


def to_person(sheet: Sheet, visitor: str, number: int) -> None:
    seat = seat_at(sheet, number)
    if visitor not in seat.holders:
        raise Refused("not-yours")
    if seat.kind == "bot":
        note(sheet, "came-back", number)
    seat.kind, seat.bot = "person", ""


def leave(sheet: Sheet, visitor: str, number: int) -> None:
    seat = seat_at(sheet, number)
    if visitor not in seat.holders:
        raise Refused("not-yours")
    note(sheet, "left", number)
    _empty(sheet, seat)
    if visitor in sheet.hosts and not held(sheet, visitor):
        _pass_on_the_chair(sheet)


def kick(sheet: Sheet, visitor: str, number: int) -> None:
    seat = seat_at(sheet, number)
    if visitor not in sheet.hosts:
        raise Refused("not-host")
    if visitor in seat.holders:
        raise Refused("not-yourself")
    sheet.removed += [holder for holder in seat.holders if holder not in sheet.removed]
    del sheet.removed[:-MOST_REMOVED]
    if sheet.began is None:
        _empty(sheet, seat)
        return
    if not seat.holders:
        raise Refused("started")  # nobody sits there who could be sent away
    note(sheet, "removed", number)
    seat.removed_by = [*sheet.hosts]
    others = [holder for other in sheet.seats if other is not seat for holder in other.holders]
    seat.witnesses = [holder for holder in others if holder not in sheet.hosts]
    seat.holders, seat.hints = [], False
    seat.kind, seat.bot = "bot", seat.bot or DEFAULT_BOT


def rename(sheet: Sheet, visitor: str, number: int, name: str) -> None:
    seat = seat_at(sheet, number)
    if visitor not in seat.holders and not (visitor in sheet.hosts and not seat.holders):
        raise Refused("not-yours")
    seat.name = free_name(sheet, [number], name)


def allow_hints(sheet: Sheet, visitor: str, number: int, allowed: bool) -> None:
    """Say whether one has anything against hints; it is one's own word that counts."""
    seat = seat_at(sheet, number)
    if visitor not in seat.holders:
        raise Refused("not-yours")
    seat.hints = allowed


def hints_allowed(sheet: Sheet) -> bool:
    """Alone one may ask for hints; between people only if all agree."""
    people = [seat for seat in sheet.seats if seat.kind == "person" or seat.holders]
    return len(people) < 2 or all(seat.hints for seat in people)


def _empty(sheet: Sheet, seat: Seat) -> None:
    if sheet.began is None:
        seat.name = ""  # before the game nothing tells of whoever goes; later it is they who have played
    seat.holders = []
    seat.hints = False
    seat.kind, seat.bot = "open", ""


def _pass_on_the_chair(sheet: Sheet) -> None:
    """A host who leaves hands the table to the first who stays; alone one remains host."""
    for seat in sheet.seats:
        if seat.holders:
            sheet.hosts = list(seat.holders)
            return


def do(sheet: Sheet, visitor: str, deed: SeatDeed) -> None:
    """What is asked for with a seat."""
    if deed.do == "to_bot":
        to_bot(sheet, visitor, deed.seat, deed.bot)
    elif deed.do == "to_person":
        to_person(sheet, visitor, deed.seat)
    elif deed.do == "leave":
        leave(sheet, visitor, deed.seat)
    elif deed.do == "kick":
        kick(sheet, visitor, deed.seat)
    elif deed.do in ("allow_hints", "refuse_hints"):
        allow_hints(sheet, visitor, deed.seat, deed.do == "allow_hints")
    else:
        rename(sheet, visitor, deed.seat, deed.name)


def change(sheet: Sheet, visitor: str, wanted: Change) -> None:
    """What the host may change before the start."""
    if visitor not in sheet.hosts:
        raise Refused("not-host")
    if sheet.began is not None:
        raise Refused("started")
    sheet.seats = arrange(sheet.kind, wanted.setup, wanted.seats, visitor, sheet.lang, sheet.seats)
    sheet.setup = wanted.setup
    check(sheet)
