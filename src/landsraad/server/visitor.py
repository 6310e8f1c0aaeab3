"""From a request to a visitor: the cookie, the language, the limits, and where the request comes from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from landsraad.server.auth import (
    A_YEAR,
    COOKIE,
    Limits,
    hashed,
    is_from_here,
    is_our_name,
    neighbourhood,
    new_secret,
)
from landsraad.server.refusals import Refused
from landsraad.text.fluent import FALLBACK, language

Connected = ASGIConnection[Any, Any, Any, Any]
LONGEST_SECRET = 200


@dataclass
class Doors:
    """What a request must pass."""

    loopback_only: bool = True
    origins: frozenset[str] = frozenset()  # pages of other addresses that may speak to us (a proxy in front)
    each: Limits = field(default_factory=lambda: Limits(50, 20))  # one visitor
    address: Limits = field(default_factory=lambda: Limits(1000, 400))  # everybody behind one address
    tables: Limits = field(default_factory=lambda: Limits(200, 2))  # new tables, which stay: also by one address

    def check(self, connection: Connected, must_be_ours: bool) -> None:
        """Refuse foreign pages and people in too much of a hurry."""
        host = connection.headers.get("host", "")
        if not is_our_name(host, self.loopback_only):
            raise Refused("foreign-origin")
        if must_be_ours and not is_from_here(connection.headers.get("origin"), host, self.origins):
            raise Refused("foreign-origin")
        self.slow_down(connection)

    def check_opening(self, connection: Connected) -> None:
        """A cookie costs nothing, so whoever opens tables without end is known by their address."""
        if not self.tables.allow(address_of(connection)):
            raise Refused("too-fast")

    def slow_down(self, connection: Connected) -> None:
        address = address_of(connection)
        visitor = visitor_of(connection) or f"address {address}"
        if not self.each.allow(visitor) or not self.address.allow(address):
            raise Refused("too-fast")


def address_of(connection: Connected) -> str:
    return neighbourhood(connection.client.host) if connection.client is not None else ""


def visitor_of(connection: Connected) -> str:
    """The hash of the visitor's cookie; "" for somebody without one."""
    secret = _secret_of(connection)
    return hashed(secret) if secret else ""


def known_visitor(connection: Connected) -> tuple[str, Cookie]:
    """The visitor, and the cookie: made when somebody first needs it, good for another year whenever they do again."""
    secret = _secret_of(connection) or new_secret()
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=_is_secure(connection),
    )
    return hashed(secret), cookie


def _secret_of(connection: Connected) -> str:
    secret = connection.cookies.get(COOKIE, "")
    return secret if len(secret) <= LONGEST_SECRET else ""


def _is_secure(connection: Connected) -> bool:
    """Whether the browser came by https: a proxy in front may end it without telling, but a page says where it is."""
    return connection.url.scheme == "https" or connection.headers.get("origin", "").startswith("https://")


def language_of(connection: Connected) -> str:
    """The language asked for, or the first of the browser's that we speak."""
    asked = str(connection.query_params.get("lang", "") or "")
    return language(asked) or _accepted(connection.headers)


def _accepted(headers: Mapping[str, str]) -> str:
    for tag in headers.get("accept-language", "").split(","):
        found = language(tag.split(";")[0])
        if found is not None:
            return found
    return FALLBACK
