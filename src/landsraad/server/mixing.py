"""The seed of a table, mixed by all who are there (kernel/mixing.py says how, and why nobody can choose it).

Whoever has a seat in the lobby may give a commitment. When the host begins, those that are there are told to everybody
and hold from then on; who has given one names its number, and whoever does not within a few seconds is left out and
named in the record. A program that gives no commitment is not waited for.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from landsraad.kernel.mixing import NUMBER, VERSION, Mixing, Part, hash_of, mixed
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Sheet

if TYPE_CHECKING:
    from landsraad.server.connection import Connection

PATIENCE = 5.0  # seconds a browser may be silent


def new_mixing(secret: str) -> Mixing:
    return Mixing(VERSION, secret, hash_of(secret))


def _still_sits(sheet: Sheet, seat: int, visitor: str) -> bool:
    """The host may arrange the seats anew while numbers are named: then there may be fewer of them."""
    return seat < len(sheet.seats) and visitor in sheet.seats[seat].holders


@dataclass
class Commitment:
    connection: "Connection"
    visitor: str
    hash: str


class Mixer:
    """The commitments and numbers of one table, until its game begins."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.commitments: dict[int, Commitment] = {}
        self.nonces: dict[int, str] = {}
        self.revealing = False
        self.lock = asyncio.Lock()  # one start at a time
        self._all_named = asyncio.Event()

    def commit(self, connection: "Connection", seat: int, shown: str) -> None:
        """The hash of a seat's number. A later one replaces it, until numbers are named."""
        if not NUMBER.fullmatch(shown):
            raise Refused("malformed", {"error": "a commitment has 64 hexadecimal digits"})
        # Whoever shows another seat's hash could name its number, too, as soon as that has: it would not be their own.
        if any(other != seat and one.hash == shown for other, one in self.commitments.items()):
            raise Refused("number-copied")
        if not self.revealing:
            self.commitments[seat] = Commitment(connection, connection.visitor, shown)

    def reveal(self, connection: "Connection", nonce: str) -> None:
        """A number, from whoever has shown its hash. Of another screen of the same player nobody wants it, and of
        nobody before it is asked for."""
        if not NUMBER.fullmatch(nonce):
            raise Refused("malformed", {"error": "a number has 64 hexadecimal digits"})
        if not self.revealing:
            return
        for seat in [seat for seat, one in self.commitments.items() if one.connection is connection]:
            if self.commitments[seat].hash != hash_of(nonce):
                raise Refused("number-other")  # the seat is left out, unless the right one comes in time
            self.nonces[seat] = nonce
        if len(self.nonces) == len(self.commitments):
            self._all_named.set()

    def forget(self, connection: "Connection") -> None:
        """Who goes names nothing any more."""
        for seat in [seat for seat, one in self.commitments.items() if one.connection is connection]:
            if not self.revealing:
                del self.commitments[seat]

    def keep_to(self, sheet: Sheet) -> None:
        """A seat that has changed hands has given nothing yet."""
        for seat in [*self.commitments]:
            if not self.revealing and not _still_sits(sheet, seat, self.commitments[seat].visitor):
                del self.commitments[seat]

    def shown(self, seats: int) -> list[str]:
        """The commitments by seat; "" where there is none."""
        return [self.commitments[seat].hash if seat in self.commitments else "" for seat in range(seats)]

    async def gather(self, tell: Callable[[], None]) -> None:
        """Ask for the numbers, and wait for them as long as is fair."""
        self.revealing = True
        tell()
        if self.commitments:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.patience):
                    await self._all_named.wait()

    def clear(self) -> None:
        """A number that was named is never used again."""
        self.commitments.clear()
        self.nonces.clear()
        self.revealing = False
        self._all_named.clear()

    def mix(self, sheet: Sheet) -> None:
        """The seed of a table that begins now."""
        assert sheet.mixing is not None
        parts = [
            Part(seat, commitment.hash, self.nonces[seat])
            for seat, commitment in sorted(self.commitments.items())
            if seat in self.nonces and _still_sits(sheet, seat, commitment.visitor)
        ]
        given = [part.seat for part in parts]
        people = [number for number, seat in enumerate(sheet.seats) if seat.holders]
        sheet.mixing.parts = parts
        sheet.mixing.silent = [number for number in people if number not in given]
        sheet.seed = mixed(sheet.mixing.secret, parts)
