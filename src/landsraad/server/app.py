"""The server as an application: everything it consists of, put together."""

import asyncio
import contextlib
import ctypes
import gc
import logging
import os
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from landsraad import LandsraadError, __version__
from landsraad.server import refusals
from landsraad.server.allowances import Allowances
from landsraad.server.analyses import Analyses
from landsraad.server.auth import LOCALHOST
from landsraad.server.docs_page import PlainPage
from landsraad.server.fleet import Fleet
from landsraad.server.forward import Inside, forwarding
from landsraad.server.hall import MOST_TABLES, Hall
from landsraad.server.health import Readiness, health, ready
from landsraad.server.inner import inner_address, inner_socket, listening
from landsraad.server.keeping import Keeping, sweep
from landsraad.server.meters import Meters
from landsraad.server.notifier import Telling
from landsraad.server.orders import Ear, clear_away
from landsraad.server.protocol import Refusal
from landsraad.server.pulse import Pulse
from landsraad.server.refusals import Refused
from landsraad.server.rest import LARGEST_RECORD, READING, TABLES
from landsraad.server.robots import PACE
from landsraad.server.socket import play
from landsraad.server.static import PAGES, page
from landsraad.server.store import Store
from landsraad.server.visitor import Doors, language_of

log = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
QUIET = 20.0  # seconds after which a socket that says nothing may forget what it has said
LAST_WORDS = 5.0  # seconds for what was heard before a server stops
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
DOCS = "/api/docs"
WATCHED = ("/health", "/ready")  # whoever asks for these asks again and again
DESCRIBED = 10  # what it costs to have all of that described: it is written and compressed anew each time

Asking = Request[Any, Any, AppState]


def create_app(
    database_url: str,
    *,
    pace: float = PACE,
    loopback_only: bool = True,
    origins: Sequence[str] = (),
    doors: Doors | None = None,
    most_tables: int = MOST_TABLES,
    keeping: Keeping | None = None,
    pages: Path = PAGES,
    internal: str = LOCALHOST,
    meters: Meters | None = None,
    telling: Telling | None = None,
) -> Litestar:
    """The whole server on one database."""
    keeping = keeping or Keeping()
    counted = meters or Meters()
    heard: set[asyncio.Task[None]] = set()  # messages that are being answered
    doors = doors or Doors(loopback_only, frozenset(origin.rstrip("/") for origin in origins))

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database_url)
        await store.open()
        doors.secret = await store.secret()
        async with contextlib.AsyncExitStack() as open_doors:
            fleet = None
            if store.is_shared:
                listener = inner_socket(internal)
                fleet = Fleet(store, inner_address(listener), Allowances(doors.limits))
            hall = Hall(store, pace, most_tables, fleet=fleet)
            app.state.hall = counted.hall = hall
            app.state.readiness = readiness = Readiness(store, pages)
            app.state.analyses = analyses = Analyses()
            if fleet is not None:
                await open_doors.enter_async_context(listening(listener, Inside(app, fleet.me.id, doors)))
                await fleet.open()
            app.state.notifier = notifier = await (telling or Telling()).notifier(hall)
            ear = Ear(hall, doors.bans, notifier.forget)
            await ear.begin()
            behind = [asyncio.create_task(_sweep(hall, keeping, counted)), asyncio.create_task(ear.listen())]
            behind.append(asyncio.create_task(_let_rest(hall)))
            behind.append(asyncio.create_task(Pulse(counted).run()))
            if notifier.is_on:
                hall.notify = notifier.changed
                behind.append(asyncio.create_task(notifier.run()))
            log.info("open, version %s", __version__)
            try:
                yield
            finally:
                log.info("closing")
                readiness.stopping = True
                for task in behind:
                    task.cancel()
                await hall.leave()
                if heard:
                    await asyncio.wait(heard, timeout=LAST_WORDS)
                await notifier.close()
                await analyses.close()
                await hall.close()
        if fleet is not None:
            await fleet.close()
        await store.close()
        log.info("closed")

    return Litestar(
        route_handlers=[
            page,
            health,
            ready,
            Router("/api", route_handlers=READING),
            Router("/api", route_handlers=[*TABLES, play], middleware=[forwarding]),
        ],
        lifespan=[lifespan],
        state=AppState({"doors": doors, "pages": pages, "meters": counted, "heard": heard}),
        before_request=_check,
        exception_handlers={
            LandsraadError: _refused,
            HTTPException: _not_understood,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _broken,
        },
        before_send=[_guard],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude_opt_key="compressed_here"),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Landsraad",
            version=__version__,
            path=DOCS,
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        logging_config=None,
    )


async def _sweep(hall: Hall, keeping: Keeping, meters: Meters) -> None:
    while True:
        await asyncio.sleep(60)
        await hall.drop_idle()
        # A socket is a ring of objects of several libraries: only the collector finds one that is closed, and by itself
        # it would hardly ever come (serve.py).
        gc.collect()
        try:
            await hall.open_tables.keep(list(hall.live.values()))
            await clear_away(hall.store)
            gone = await sweep(hall, keeping)
            meters.swept += gone
            if gone:
                log.info("%s tables were kept long enough and are gone", gone)
        except LandsraadError as error:  # the store has trouble; the next sweep comes in a minute
            log.warning("nothing was swept: %s", error)


async def _let_rest(hall: Hall) -> None:
    while True:
        await asyncio.sleep(QUIET)
        if any([live.let_rest() for live in list(hall.live.values())]):
            _give_back()


def _give_back() -> None:
    """Hand memory that nobody uses back to the system, where its library (glibc) would keep it for later."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


async def _check(request: Asking) -> None:
    doors: Doors = request.app.state.doors
    path = request.url.path
    if path.startswith("/api/") or request.method not in SAFE:
        cost = DESCRIBED if path.startswith(DOCS) else 1
        await doors.check(request, must_be_ours=request.method not in SAFE, cost=cost)
    elif path not in WATCHED:
        doors.check_reading(request)


async def _guard(message: Message, scope: Scope) -> None:
    """Every answer tells the browser what no page of ours ever does."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        scope["litestar_app"].state.meters.answered(scope["path"], message["status"])
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def _answer(refusal: Refusal, status: int) -> Response[Refusal]:
    return Response(refusal, status_code=status, media_type="application/json")


def _refused(request: Asking, error: LandsraadError) -> Response[Refusal]:
    status = error.status if isinstance(error, Refused) else 400
    request.app.state.meters.refusals[error.key or "bad-request"] += 1
    return _answer(refusals.told(error, language_of(request)), status)


def _not_understood(request: Asking, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: unknown paths, wrong methods, bodies that are not what they should be."""
    keys = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}
    key = keys.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    most = LARGEST_RECORD if request.url.path.endswith("/replays") else LARGEST_BODY
    facts: dict[str, str | int] = {"error": _what(error), "most": most}
    return _answer(Refused(key, facts).told(language_of(request)), error.status_code)


def _unreadable(request: Asking, error: RecursionError | UnicodeDecodeError) -> Response[Refusal]:
    """A body with so many brackets in brackets that nobody can read it, or of bytes that are no text."""
    return _answer(Refused("malformed", {"error": str(error)[:200]}).told(language_of(request)), 400)


def _what(error: HTTPException) -> str:
    details = error.extra if isinstance(error.extra, list) else []
    said = [str(detail.get("message", "")) for detail in details if isinstance(detail, dict)]
    return "; ".join(said or [error.detail])[:300]


def _broken(request: Asking, error: Exception) -> Response[Refusal]:
    log.error("a request has broken something", exc_info=error)
    return _answer(Refused("internal").told(language_of(request)), 500)
