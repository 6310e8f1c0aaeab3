"""The REST part: opening tables, arranging seats, looking things up."""

from functools import lru_cache

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from landsraad.server import admission, chat, clocks, lessons, rulebooks, seating
from landsraad.server.analyses import Analyses
from landsraad.server.catalog import catalog
from landsraad.server.games import guide_to
from landsraad.server.hall import Hall, can_be
from landsraad.server.notifier import Notifier
from landsraad.server.printed import Printed, printed
from landsraad.server.protocol import (
    AnalysisTold,
    Branch,
    Change,
    ChatLine,
    ChatRule,
    Chronicle,
    Claim,
    Ending,
    Film,
    Key,
    LessonShown,
    Listing,
    NewLine,
    NewNotice,
    NewReplay,
    NewTable,
    NoticeChoices,
    NoticeInfo,
    OpenTable,
    Refusal,
    RuleText,
    SeatDeed,
    SetupChoices,
    TableInfo,
)
from landsraad.server.records import record_of
from landsraad.server.refusals import STATUS, Refused
from landsraad.server.sheets import Sheet
from landsraad.server.tables import LiveTable
from landsraad.server.visitor import Doors, address_of, known_visitor, language_of, visitor_of
from landsraad.text.fluent import FALLBACK, LOCALES, language

# Whatever is not done is answered with a Refusal, whose key says why.
REFUSALS = {
    status: ResponseSpec(Refusal, description="Not done; nothing has changed.", generate_examples=False)
    for status in sorted({400, 405, *STATUS.values()} - {500})
}
NOTICE = 5  # what an address to be told at costs beside other requests
FILM = 20  # and all positions of a game at once
CHRONICLE = 5  # a game that is played again to tell what stands out in it
FROM_THE_STORE = 4  # a table that nobody has looked at for a while
LISTED = 10  # so many tables of one's own list cost as much as another request
ANEW = 10  # in a game, what may have everybody at the table told everything anew: another name, another player
TOLD = 10  # in the lobby: so many who are told of it cost as much as another request
RETOLD = 10  # and a game that is played again to look at it, or to play on from somewhere in it
LARGEST_RECORD = 1024 * 1024  # that of a long game has some 50 kB
Asking = Request[object, object, AppState]


# --- things to read ------------------------------------------------------------------------------------------------


@get("/setup/{game:str}", sync_to_thread=False, responses=REFUSALS)
def setup(game: FromPath[str]) -> SetupChoices:
    """What can be chosen when a table is opened."""
    return guide_to(game).choices()


@get("/catalog/{game:str}/{lang:str}", sync_to_thread=True, responses=REFUSALS, compressed_here=True)
def read_catalog(game: FromPath[str], lang: FromPath[str], request: Asking) -> Response[bytes]:
    """Every component of a game in one language."""
    guide_to(game)
    return _catalog(game, known_language(lang)).answer(request)


@lru_cache(maxsize=16)
def _catalog(game: str, lang: str) -> Printed:
    return printed(msgspec.json.encode(catalog(game, lang)), "application/json")


@get("/words/{lang:str}", sync_to_thread=False, responses=REFUSALS, compressed_here=True)
def words(lang: FromPath[str], request: Asking) -> Response[bytes]:
    """The words of the interface, as Fluent messages; the English ones come first, for what is not translated yet."""
    return _words(known_language(lang)).answer(request)


@lru_cache(maxsize=16)
def _words(lang: str) -> Printed:
    files = [file for each in dict.fromkeys((FALLBACK, lang)) for file in sorted((LOCALES / each).glob("web*.ftl"))]
    return printed(b"\n".join(file.read_bytes() for file in files), "text/plain")


@get("/rules/{book:str}/{number:str}", sync_to_thread=False, responses=REFUSALS)
def rule(book: FromPath[str], number: FromPath[str], request: Asking) -> RuleText:
    """A rule by its number."""
    return rulebooks.rule(book, number, language_of(request))


@get("/books/{lang:str}", sync_to_thread=True, responses=REFUSALS, compressed_here=True)
def read_books(lang: FromPath[str], request: Asking) -> Response[bytes]:
    """All rulebooks in one language, a list of Rulebook."""
    return _books(known_language(lang)).answer(request)


@lru_cache(maxsize=16)
def _books(lang: str) -> Printed:
    return printed(msgspec.json.encode(rulebooks.shelf(lang)), "application/json")


def known_language(tag: str) -> str:
    found = language(tag)
    if found is None:
        raise Refused("no-such-language", {"lang": tag[:20]})
    return found


@get(
    "/open",
    responses=REFUSALS | {200: ResponseSpec(list[OpenTable], description="The newest first.", generate_examples=False)},
    compressed_here=True,
)
async def open_tables(request: Asking) -> Response[bytes]:
    """The tables everybody may see and join, newest first."""
    return (await hall_of(request).open_tables.told()).answer(request)


@get("/notices", sync_to_thread=False, responses=REFUSALS)
def notice_choices(request: Asking) -> NoticeChoices:
    """In which ways this server tells people who are away."""
    return notifier_of(request).choices()


# --- tables --------------------------------------------------------------------------------------------------------


def hall_of(request: Asking) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def doors_of(request: Asking) -> Doors:
    doors: Doors = request.app.state.doors
    return doors


async def table_at(request: Asking, table: str) -> LiveTable:
    """A table by its id. One that is not at hand is played again from its log, as far as it has come."""
    hall = hall_of(request)
    if hall.here(table) is None:
        doors_of(request).slow_down(request, FROM_THE_STORE)
    return await hall.table(table)


def notifier_of(request: Asking) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


def base_of(request: Asking) -> str:
    """Where the page is that has asked."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _check_opening(request: Asking, cost: float = 0) -> None:
    """Whether another table may be put up; `cost`: what it costs beside an empty one."""
    if cost:
        doors_of(request).slow_down(request, cost)
    doors_of(request).check_opening(request)


def _check_retelling(request: Asking, live: LiveTable) -> None:
    """Nobody has all the others hear everything again and again."""
    doors_of(request).slow_down(request, ANEW if live.course is not None else len(live.connections) // TOLD)


def told(
    request: Asking, live: LiveTable, visitor: str, status: int = 200, cookie: Cookie | None = None
) -> Response[TableInfo]:
    return Response(live.info(visitor, language_of(request)), status_code=status, cookies=[cookie] if cookie else [])


@get("/tables", responses=REFUSALS)
async def list_tables(request: Asking) -> list[TableInfo]:
    """The tables in your list, newest first."""
    hall, visitor = hall_of(request), visitor_of(request)
    doors_of(request).slow_down(request, (await hall.store.count(visitor) if visitor else 0) // LISTED)
    return await hall.tables_of(visitor, language_of(request))


@post("/tables", responses=REFUSALS)
async def open_table(data: JSONBody[NewTable], request: Asking) -> Response[TableInfo]:
    """Open a table. Its first person is you."""
    _check_opening(request)
    visitor, cookie = known_visitor(request)
    data.lang = known_language(data.lang)
    if data.listed:
        doors_of(request).check_listing(request)
    live = await hall_of(request).open(data, visitor)
    return told(request, live, visitor, 201, cookie)


@get("/tables/{table:str}", responses=REFUSALS)
async def show_table(table: FromPath[str], request: Asking) -> TableInfo:
    """A table from outside."""
    live = await table_at(request, table)
    return live.info(visitor_of(request), language_of(request))


@delete("/tables/{table:str}", responses=REFUSALS)
async def forget_table(table: FromPath[str], request: Asking) -> None:
    """Take a table out of your list."""
    if not can_be(table) or not await hall_of(request).store.forget(table, visitor_of(request)):
        raise Refused("no-such-table")


@put("/tables/{table:str}", responses=REFUSALS)
async def change_table(table: FromPath[str], data: JSONBody[Change], request: Asking) -> Response[TableInfo]:
    """Change the set-up before the start (the host)."""
    visitor = visitor_of(request)
    live = await table_at(request, table)
    _check_retelling(request, live)

    def change(sheet: Sheet) -> None:
        seating.change(sheet, visitor, data)
        sheet.clock = clocks.checked(data.clock, sheet.kind)

    await live.arrange(change)
    return told(request, live, visitor)


@put("/tables/{table:str}/listing", responses=REFUSALS)
async def list_table(table: FromPath[str], data: JSONBody[Listing], request: Asking) -> Response[TableInfo]:
    """Show the table to everybody among the open ones, or no longer (the host)."""
    visitor = visitor_of(request)
    hall = hall_of(request)
    live = await table_at(request, table)
    if data.listed and not live.sheet.listed:
        doors_of(request).check_listing(request)
    await hall.open_tables.show(live, visitor, data.listed)
    return told(request, live, visitor)


@put("/tables/{table:str}/chat", responses=REFUSALS)
async def rule_chat(table: FromPath[str], data: JSONBody[ChatRule], request: Asking) -> Response[TableInfo]:
    """Say who may write at the table (the host)."""
    visitor = visitor_of(request)
    live = await table_at(request, table)
    _check_retelling(request, live)
    await live.arrange(lambda sheet: chat.choose(sheet, visitor, data.chat))
    return told(request, live, visitor)


@post("/tables/{table:str}/chat", status_code=201, responses=REFUSALS)
async def say_line(table: FromPath[str], data: JSONBody[NewLine], request: Asking) -> Response[ChatLine]:
    """Say something to everybody at the table. It is told over their sockets."""
    visitor, cookie = known_visitor(request)
    doors_of(request).check_chat(request, visitor)
    live = await table_at(request, table)
    line = await live.chat.say(visitor, data)
    return Response(line, status_code=201, cookies=[cookie])


@get("/tables/{table:str}/notices", responses=REFUSALS)
async def list_notices(table: FromPath[str], request: Asking) -> list[NoticeInfo]:
    """The addresses at which you are told of this table while you are away."""
    return await notifier_of(request).of(await table_at(request, table), visitor_of(request))


@post("/tables/{table:str}/notices", status_code=201, responses=REFUSALS)
async def add_notice(table: FromPath[str], data: JSONBody[NewNotice], request: Asking) -> NoticeInfo:
    """Be told of this table while you are away: at your turn, when your time runs low, when it is over."""
    doors_of(request).slow_down(request, NOTICE)
    live = await table_at(request, table)
    return await notifier_of(request).add(live, visitor_of(request), data, language_of(request), base_of(request))


@delete("/tables/{table:str}/notices/{notice:str}", responses=REFUSALS)
async def remove_notice(table: FromPath[str], notice: FromPath[str], request: Asking) -> None:
    """Be told there no longer."""
    await notifier_of(request).remove(await table_at(request, table), visitor_of(request), notice)


@post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start_table(table: FromPath[str], request: Asking) -> Response[TableInfo]:
    """Begin to play (the host)."""
    visitor = visitor_of(request)
    live = await table_at(request, table)
    await live.start(visitor)
    return told(request, live, visitor)


@post("/tables/{table:str}/restart", status_code=201, responses=REFUSALS)
async def restart_table(table: FromPath[str], request: Asking) -> Response[TableInfo]:
    """A fresh game for the same people, at a new table (the host). Whoever looks at the old one is told of it."""
    _check_opening(request)
    visitor = visitor_of(request)
    hall = hall_of(request)
    fresh = await hall.restart(await table_at(request, table), visitor)
    return Response(await hall.info(fresh, visitor, language_of(request)), status_code=201)


@post("/tables/{table:str}/claim", status_code=200, responses=REFUSALS)
async def claim_seat(table: FromPath[str], data: JSONBody[Claim], request: Asking) -> Response[TableInfo]:
    """Take a free seat. Once the game has begun those who play are asked whether you may."""
    visitor, cookie = known_visitor(request)
    hall = hall_of(request)
    live = await table_at(request, table)
    _check_retelling(request, live)
    await hall.check_room(visitor)
    await live.arrange(lambda sheet: admission.claim(sheet, visitor, data))
    await hall.store.join(table, visitor)
    return told(request, live, visitor, cookie=cookie)


@post("/tables/{table:str}/seat", status_code=200, responses=REFUSALS)
async def do_with_seat(table: FromPath[str], data: JSONBody[SeatDeed], request: Asking) -> Response[TableInfo]:
    """Hand a seat to a bot and back, leave it, rename it, send its holder away (the host), or let somebody in."""
    visitor = visitor_of(request)
    live = await table_at(request, table)
    _check_retelling(request, live)

    def change(sheet: Sheet) -> None:
        admission.do(sheet, visitor, data)

    await live.arrange(change)
    return told(request, live, visitor)


@post("/tables/{table:str}/key", status_code=201, responses=REFUSALS)
async def make_key(table: FromPath[str], request: Asking) -> Key:
    """A key that brings your seats to another device."""
    hall = hall_of(request)
    return Key(await hall.make_key(await table_at(request, table), visitor_of(request)))


@post("/keys/{key:str}", status_code=200, responses=REFUSALS)
async def use_key(key: FromPath[str], request: Asking) -> Response[TableInfo]:
    """Bring the seats of a key to this device. A key works once."""
    visitor, cookie = known_visitor(request)
    live = await hall_of(request).use_key(key, visitor)
    return told(request, live, visitor, cookie=cookie)


# --- what was ------------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/record", responses=REFUSALS)
async def take_record(table: FromPath[str], request: Asking) -> Response[bytes]:
    """The record of a game that is over."""
    hall = hall_of(request)
    try:
        live = await table_at(request, table)
        written = msgspec.json.encode(record_of(live.sheet, live.finished()))
    except Refused as refused:
        kept = await hall.store.record(table) if refused.key == "no-such-table" and can_be(table) else None
        if kept is None:
            raise
        written = kept.encode()  # the table is no more, its record is
    body = msgspec.json.format(written, indent=1)
    headers = {"Content-Disposition": f'attachment; filename="landsraad-{table}.json"', "Cache-Control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


@get("/tables/{table:str}/ending", responses=REFUSALS)
async def show_ending(table: FromPath[str], request: Asking) -> Ending:
    """How a game went that is over: points by source and round."""
    live = await table_at(request, table)
    game = live.finished().game
    if not game.over:
        raise Refused("not-over")
    return live.guide.ending(game)


@get("/lessons/{game:str}", responses=REFUSALS)
async def list_lessons(game: FromPath[str], request: Asking) -> list[LessonShown]:
    """What can be learnt of a game, one small position after the other."""
    return lessons.shown(game, language_of(request))


@post("/lessons/{game:str}/{lesson:str}", status_code=201, responses=REFUSALS)
async def open_lesson(game: FromPath[str], lesson: FromPath[str], request: Asking) -> Response[TableInfo]:
    """Open a table for a lesson."""
    _check_opening(request)
    visitor, cookie = known_visitor(request)
    live = await hall_of(request).learn(game, lesson, visitor, language_of(request))
    return told(request, live, visitor, 201, cookie)


@post("/lessons/{game:str}", status_code=201, responses=REFUSALS)
async def open_first_game(game: FromPath[str], request: Asking) -> Response[TableInfo]:
    """Begin the guided first game: a few rounds against easy bots."""
    _check_opening(request)
    visitor, cookie = known_visitor(request)
    live = await hall_of(request).guide(game, visitor, language_of(request))
    return told(request, live, visitor, 201, cookie)


@get("/tables/{table:str}/chronicle", responses=REFUSALS)
async def show_chronicle(table: FromPath[str], request: Asking) -> Chronicle:
    """The course of a game at a glance: where rounds, turns and fights begin, and every change of points."""
    doors_of(request).slow_down(request, CHRONICLE)
    return await (await table_at(request, table)).chronicle()


@get("/tables/{table:str}/film", responses=REFUSALS)
async def show_film(table: FromPath[str], request: Asking) -> Film:
    """A game that is over as one file, every position of it: what a page keeps to show it again without a server."""
    doors_of(request).slow_down(request, FILM)
    live = await table_at(request, table)
    return await live.film(visitor_of(request), language_of(request))


@post("/tables/{table:str}/analysis", status_code=200, responses=REFUSALS)
async def begin_analysis(table: FromPath[str], request: Asking) -> AnalysisTold:
    """Begin to analyse a game that is over, in the background. Asked again, how far it has come."""
    analyses: Analyses = request.app.state.analyses
    live = await table_at(request, table)
    return await analyses.begin(live, address_of(request)).say(language_of(request))


@get("/tables/{table:str}/analysis", responses=REFUSALS)
async def show_analysis(table: FromPath[str], request: Asking) -> AnalysisTold:
    """How far the analysis of a game has come that is over."""
    analyses: Analyses = request.app.state.analyses
    made = analyses.of(await table_at(request, table))
    return AnalysisTold("none", None, []) if made is None else await made.say(language_of(request))


@post("/replays", responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def open_replay(data: JSONBody[NewReplay], request: Asking) -> Response[TableInfo]:
    """Look at a record."""
    _check_opening(request, RETOLD)
    visitor, cookie = known_visitor(request)
    live = await hall_of(request).look_at(data.record, visitor, language_of(request))
    return told(request, live, visitor, 201, cookie)


@post("/tables/{table:str}/branch", status_code=201, responses=REFUSALS)
async def branch_table(table: FromPath[str], data: JSONBody[Branch], request: Asking) -> Response[TableInfo]:
    """Play on from a move of a game that is over, or of a record."""
    _check_opening(request, RETOLD)
    visitor, cookie = known_visitor(request)
    hall = hall_of(request)
    live = await hall.branch(await table_at(request, table), data, visitor, language_of(request))
    return told(request, live, visitor, 201, cookie)


READING = [setup, open_tables, notice_choices, read_catalog, words, rule, read_books]
TABLES = [
    list_tables,
    open_table,
    show_table,
    forget_table,
    change_table,
    list_table,
    rule_chat,
    say_line,
    list_notices,
    add_notice,
    remove_notice,
    start_table,
    restart_table,
    claim_seat,
    do_with_seat,
    make_key,
    use_key,
    take_record,
    show_ending,
    list_lessons,
    open_lesson,
    open_first_game,
    show_chronicle,
    show_film,
    begin_analysis,
    show_analysis,
    open_replay,
    branch_table,
]
