"""Reaching addresses that people have named: never one of this house's own network, and never for long.

Whoever names an address could name one that only the server reaches: a database, a router, a cloud's own secrets. So
only https is spoken, to public addresses: the name is looked up here, every address it has must be public, and that
very address is called, so that the name cannot mean another one a moment later. Nobody is sent on elsewhere, little is
read, and there is an end to waiting. Whoever runs the server may name origins that are to be reached wherever they are.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from landsraad.server.auth import Limits
from landsraad.server.refusals import Refused

LONGEST: Final = 1000  # characters of an address
PATIENCE: Final = 10.0  # seconds for everything
LARGEST_ANSWER: Final = 16 * 1024
HTTPS: Final = 443
UNICAST: Final = ip_network("2000::/3")  # all addresses of IPv6 that were given out to anybody (RFC 4291, 2.4)
LOOKING_UP: Final = ThreadPoolExecutor(4, "look-up")  # a name server that does not answer holds up nothing else

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unreached(Exception):
    """Nobody was there, or it must not be called."""


class Place(NamedTuple):
    secure: bool
    host: str
    port: int
    target: str
    origin: str


class Outside:
    """The way out of the house."""

    def __init__(self, trusted: Collection[str] = (), resolve: Resolve | None = None) -> None:
        self.trusted = frozenset(origin.rstrip("/") for origin in trusted)
        self.resolve = resolve or _looked_up
        self.each = Limits(60, 1)  # calls of one host: nobody is flooded in our name
        self.patience = PATIENCE

    def check(self, url: str) -> Place:
        """Where an address leads, if it may be called at all."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError as error:
            raise Refused("bad-address") from error
        printable = all("!" <= letter <= "~" for letter in url)
        if len(url) > LONGEST or not printable or not host or parts.username is not None or parts.fragment:
            raise Refused("bad-address")
        origin = f"{parts.scheme}://{parts.netloc}"
        secure = parts.scheme == "https"
        if origin not in self.trusted and (not secure or port not in (None, HTTPS) or _is_inside(host)):
            raise Refused("bad-address")
        if parts.scheme not in ("http", "https"):
            raise Refused("bad-address")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Place(secure, host, port or (HTTPS if secure else 80), target, origin)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Say something there: the status it was answered with."""
        try:
            place = self.check(url)
        except Refused as error:
            raise Unreached("not to be called") from error
        if not self.each.allow(place.host):
            raise Unreached("called too often")
        try:
            async with asyncio.timeout(self.patience):
                return await self._post(place, headers, body)
        except (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError) as error:
            raise Unreached(type(error).__name__) from error

    async def _post(self, place: Place, headers: Mapping[str, str], body: bytes) -> int:
        found = await self.resolve(place.host, place.port)
        if not found or (place.origin not in self.trusted and not all(is_public(address) for address in found)):
            raise Unreached("not a public address")
        context = ssl.create_default_context() if place.secure else None
        named = place.host if place.secure else None
        reader, writer = await asyncio.open_connection(found[0], place.port, ssl=context, server_hostname=named)
        try:
            speaking = h11.Connection(h11.CLIENT)
            said = {"Host": place.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
            start = h11.Request(method="POST", target=place.target, headers=list({**said, **headers}.items()))
            for event in (start, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(speaking.send(event) or b"")
            await writer.drain()
            read = 0
            while True:
                heard = speaking.next_event()
                if isinstance(heard, h11.Response):
                    return heard.status_code
                if heard is h11.NEED_DATA:
                    data = await reader.read(4096)
                    read += len(data)
                    if read > LARGEST_ANSWER:
                        raise Unreached("too long an answer")
                    speaking.receive_data(data)
                elif not isinstance(heard, h11.InformationalResponse):
                    raise Unreached("no answer")
        finally:
            writer.close()


def _is_inside(host: str) -> bool:
    """Whether a host is given by an address that is not public; a name is looked up when it is called."""
    try:
        return not is_public(str(ip_address(host)))
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether everybody could call this address, also one that is wrapped into another."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner: IPv4Address | None = None
    if isinstance(found, IPv6Address):
        inner = found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found not in UNICAST:  # old ones of a site, and those that a gateway makes one of IPv4 of
            return False
    return _is_public(found) and (inner is None or _is_public(inner))


def _is_public(found: IPv4Address | IPv6Address) -> bool:
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def _looked_up(host: str, port: int) -> list[str]:
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(LOOKING_UP, asked)
    return [str(sockaddr[0]) for *_, sockaddr in found]
