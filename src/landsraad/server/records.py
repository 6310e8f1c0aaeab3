"""Records at the table: to take home, to look at, and to play on from."""

from typing import Any

import msgspec

from landsraad import Game, replay
from landsraad.bots.levels import signed
from landsraad.kernel.record import Record, hash_of_seed, read_record
from landsraad.server import seating
from landsraad.server.course import Course
from landsraad.server.games import guide_to
from landsraad.server.history import checked
from landsraad.server.protocol import Branch, Setup, TableKind
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Beginning, Row, Seat, Sheet
from landsraad.text.fluent import say


def record_of(sheet: Sheet, course: Course) -> dict[str, Any]:
    """The game as a record, with what was shown of its seed and what was taken back."""
    record = course.game.record() | {"seed": sheet.seed, "seed_hash": hash_of_seed(sheet.seed)}
    bots = [signed(seat.bot, sheet.setup.game) if seat.kind == "bot" else None for seat in sheet.seats]
    if any(bots):
        record["bots"] = msgspec.to_builtins(bots)
    if sheet.mixing is not None:
        record["mixing"] = msgspec.to_builtins(sheet.mixing)
    undone = taken_back(sheet, course)
    return record | ({"undone": undone} if undone else {})


def taken_back(sheet: Sheet, course: Course) -> list[int]:
    """The numbers of moves after which something seen was taken back, here or before."""
    return sorted({*sheet.undone, *course.undone})


def looked_at(data: dict[str, Any], visitor: str, lang: str) -> tuple[Sheet, list[Row]]:
    """A table to look at a record, and its moves. BadRecord says what is wrong with it."""
    record = read_record(data)
    guide = guide_to(record.game)
    game = replay(data)
    rivals = guide.rivals_at(game)
    seats = [
        Seat("rival") if number in rivals else Seat("person", _presentable(name, number, lang))
        for number, name in enumerate(game.names_in(lang))
    ]
    sheet = Sheet(
        kind="replay",
        setup=_setup(record, len(seats) - len(rivals)),
        seats=seats,
        hosts=[visitor],
        lang=lang,
        seed=record.seed,
        began=Beginning(
            record.rules,
            record.generator,
            record.setup if record.position is None else {},
            record.position,
            record.corrections,
        ),
        base=len(record.moves),
        undone=sorted({number for number in record.undone if 0 <= number <= len(record.moves)}),
        mixing=record.mixing,
    )
    return sheet, rows_of(game, len(game.moves))


def _presentable(name: str, number: int, lang: str) -> str:
    """A name somebody has written into a record, as far as it may stand at a table."""
    try:
        return seating.plain_name(name[: seating.LONGEST_NAME])
    except Refused:
        return say("server-person-name", lang, {"number": number + 1})


def _setup(record: Record, seats: int) -> Setup:
    where = record.setup if record.position is None else record.position
    options = {} if record.position is not None else dict(record.setup.get("options") or {})
    return Setup(
        game=record.game,
        seats=seats,
        expansions=list(where.get("expansions") or []),
        options=options,
        own=guide_to(record.game).own_setup(record.setup),
    )


def rows_of(game: Game, moves: int) -> list[Row]:
    """The first moves of a game as rows of a log."""
    write = game.rules.notation.write
    return [Row("move", write(action), seat) for action, seat in zip(game.moves[:moves], game.movers)]


def branched(sheet: Sheet, course: Course, wanted: Branch, visitor: str, lang: str) -> tuple[Sheet, list[Row]]:
    """A new table that goes on from a move: alone against bots, or (without one) all seats on this device."""
    game = course.game
    checked(wanted.at, game)
    if sheet.began is None or (game.over and wanted.at == len(game.moves)):
        raise Refused("over")
    seating.seat_at(sheet, wanted.seat)
    seats = []
    for number, seat in enumerate(sheet.seats):
        # Whoever else has played is not at this table: nothing would lead from them to their name here.
        called = "" if {*seat.holders, *seat.known} - {visitor} else seat.name
        if seat.kind == "rival":
            seats.append(Seat("rival", own=seat.own))
        elif number == wanted.seat or not wanted.bot:
            name = called or say("server-person-name", lang, {"number": number + 1})
            seats.append(Seat("person", name, "", seat.own, [visitor]))
        else:
            name = called or say("server-bot-name", lang, {"number": number + 1})
            seats.append(Seat("bot", name, seating.known_bot(wanted.bot), seat.own))
    kind: TableKind = "solo" if wanted.bot else "device"
    undone = [number for number in taken_back(sheet, course) if number <= wanted.at]
    kept = [correction for correction in sheet.began.corrections if correction.before <= wanted.at + 1]
    began = msgspec.structs.replace(sheet.began, corrections=kept)  # what was stored for later is of another future
    branch = Sheet(
        kind, sheet.setup, seats, [visitor], lang, sheet.seed, began, base=wanted.at, undone=undone, what_if=True
    )
    return branch, rows_of(game, wanted.at)
