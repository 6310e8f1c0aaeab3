"""From a request to a visitor: the cookie, the language, the limits, and where the request comes from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from landsraad.server.auth import (
    A_YEAR,
    COOKIE,
    OWN_COOKIE,
    Limits,
    hashed,
    is_from_here,
    is_our_name,
    is_signed,
    neighbourhood,
    new_secret,
    own_key,
    signed,
)
from landsraad.server.bans import Bans
from landsraad.server.crowd import Crowd
from landsraad.server.refusals import Refused
from landsraad.text.fluent import FALLBACK, language

Connected = ASGIConnection[Any, Any, Any, Any]
LONGEST_SECRET = 200
WHO = "cookie"  # under what a connection keeps the cookie that was recognised
CHARGED = "charged"  # and that it was counted already, by the worker that has passed it on


@dataclass
class Doors:
    """What a request must pass."""

    loopback_only: bool = True
    origins: frozenset[str] = frozenset()  # pages of other addresses that may speak to us (a proxy in front)
    each: Limits = field(default_factory=lambda: Limits(50, 20))  # one visitor
    address: Limits = field(default_factory=lambda: Limits(1000, 400))  # everybody behind one address
    tables: Limits = field(default_factory=lambda: Limits(200, 2))  # new tables, which stay: also by one address
    day: Limits = field(default_factory=lambda: Limits(5000, 5000 / 86400))  # and those of a day
    chat: Limits = field(default_factory=lambda: Limits(6, 0.25))  # lines of one visitor
    chats: Limits = field(default_factory=lambda: Limits(60, 2))  # and of one address
    pages: Limits = field(default_factory=lambda: Limits(5000, 500))  # files of the pages, by one address
    listed: Limits = field(default_factory=lambda: Limits(10, 1 / 60))  # tables shown to everybody, by one address
    crowd: Crowd = field(default_factory=lambda: Crowd(200))  # sockets of one address, also behind a proxy
    bans: Bans = field(default_factory=Bans)
    secret: str = ""  # by which the house knows its cookies: from the store, once it is open

    @property
    def limits(self) -> dict[str, Limits]:
        """By name, as workers tell each other."""
        return {
            "each": self.each,
            "address": self.address,
            "tables": self.tables,
            "day": self.day,
            "chat": self.chat,
            "chats": self.chats,
            "listed": self.listed,
        }

    async def check(self, connection: Connected, must_be_ours: bool, cost: float = 1) -> None:
        """Refuse foreign pages and people in too much of a hurry."""
        host = connection.headers.get("host", "")
        if not is_our_name(host, self.loopback_only):
            raise Refused("foreign-origin")
        if must_be_ours and not is_from_here(connection.headers.get("origin"), host, self.origins):
            raise Refused("foreign-origin")
        await recognise(connection)
        if not connection.state.get(CHARGED):
            self.slow_down(connection, cost)

    def check_opening(self, connection: Connected) -> None:
        """A cookie costs nothing, so whoever opens tables without end is known by their address."""
        address = address_of(connection)
        if not self.tables.allow(address) or not self.day.allow(address):
            raise Refused("too-fast")

    def check_reading(self, connection: Connected) -> None:
        """A file of the pages costs little, and all the same something."""
        if not self.pages.allow(address_of(connection)):
            raise Refused("too-fast")

    def check_listing(self, connection: Connected) -> None:
        """Nobody fills the list of open tables alone."""
        if not self.listed.allow(address_of(connection)):
            raise Refused("too-fast")

    def check_chat(self, connection: Connected, visitor: str) -> None:
        """Nobody says more than others can read, with one cookie or with many."""
        if not self.chat.allow(visitor) or not self.chats.allow(address_of(connection)):
            raise Refused("too-fast")

    def slow_down(self, connection: Connected, cost: float = 1) -> None:
        self.charge(guest_of(connection), cost)

    def charge(self, guest: "Guest", cost: float = 1) -> None:
        """What costs us much uses up an allowance sooner; whoever has no cookie of ours shares the address's."""
        if self.bans.hold(guest.visitor, guest.host):
            raise Refused("banned")
        visitor = guest.visitor or f"address {guest.address}"
        if not self.each.allow(visitor, cost) or not self.address.allow(guest.address, cost):
            raise Refused("too-fast")


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is charged for what somebody asks for: found out once for all that is said over a socket."""

    visitor: str
    host: str
    address: str  # what is counted as one, with all its neighbours


def guest_of(connection: Connected) -> Guest:
    host = connection.client.host if connection.client is not None else ""
    return Guest(visitor_of(connection), host, address_of(connection))


def address_of(connection: Connected) -> str:
    return neighbourhood(connection.client.host) if connection.client is not None else ""


async def recognise(connection: Connected) -> None:
    """Find out who somebody is: before anything else, and once a connection.

    A cookie counts if this house has made it. One of before it signed them counts if it has been at a table.
    """
    house: str = connection.app.state.doors.secret
    own, plain = (connection.cookies.get(name, "")[:LONGEST_SECRET] for name in (OWN_COOKIE, COOKIE))
    if await _is_known(connection, own, own_key(house), house):
        connection.state[WHO] = own
    else:
        connection.state[WHO] = plain if await _is_known(connection, plain, house) else ""


async def _is_known(connection: Connected, cookie: str, *keys: str) -> bool:
    if "." not in cookie:
        return await _is_of_old(connection, cookie)
    return any(is_signed(cookie, key) for key in keys)


async def _is_of_old(connection: Connected, cookie: str) -> bool:
    return bool(cookie) and await connection.app.state.hall.store.knows(hashed(cookie))


def visitor_of(connection: Connected) -> str:
    """The hash of the visitor's cookie; "" for somebody without one."""
    secret = _secret_of(connection)
    return hashed(secret) if secret else ""


def known_visitor(connection: Connected) -> tuple[str, Cookie]:
    """The visitor, and the cookie: made when somebody first needs it, good for another year whenever they do again.
    By https it gets the name that is ours alone, whatever it was called before."""
    house: str = connection.app.state.doors.secret
    secure = _is_secure(connection)
    secret = _secret_of(connection) or signed(new_secret(), own_key(house) if secure else house)
    cookie = Cookie(
        key=OWN_COOKIE if secure else COOKIE,
        value=secret,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return hashed(secret), cookie


def _secret_of(connection: Connected) -> str:
    secret: str = connection.state[WHO]
    return secret


def _is_secure(connection: Connected) -> bool:
    """Whether the browser came by https: a proxy in front may end it without telling, but a page says where it is."""
    return connection.url.scheme == "https" or connection.headers.get("origin", "").startswith("https://")


def language_of(connection: Connected) -> str:
    """The language asked for, or the first of the browser's that we speak."""
    asked = str(connection.query_params.get("lang", "") or "")
    return language(asked) or _accepted(connection.headers)


def wants_changes(connection: Connected) -> bool:
    """Whether whoever comes makes a state from the one before it and what has changed."""
    return connection.query_params.get("changes") == "1"


def newest_lines(connection: Connected) -> int:
    """How many lines of the log, the newest, are enough for whoever comes; 0: they want all of them."""
    told = connection.query_params.get("lines", "0")
    return int(told) if told.isdecimal() and len(told) < 6 else 0


def _accepted(headers: Mapping[str, str]) -> str:
    for tag in headers.get("accept-language", "").split(","):
        found = language(tag.split(";")[0])
        if found is not None:
            return found
    return FALLBACK
