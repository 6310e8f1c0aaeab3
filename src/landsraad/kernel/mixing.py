"""A seed that nobody has chosen: mixed from a secret of the server and a number of each player's browser.

The server shows the hash of its secret when a table is opened. Each browser then shows the hash of a number of its own,
and names the number only when all hashes are there. The seed is a hash of all of it: the server cannot choose it, since
it had to choose its secret before, and no player can, since nobody but the server knows the secret.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

import msgspec

VERSION: Final = 1
NUMBER: Final = re.compile(r"[0-9a-f]{64}")  # a player's, and every hash


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser of one seat has given: the hash it showed first, and the number it named then."""

    seat: int
    commitment: str
    nonce: str


class Mixing(msgspec.Struct, forbid_unknown_fields=True):
    """How a seed was mixed. `silent` are the seats of people whose browser was not heard in time."""

    version: int
    secret: str
    secret_hash: str
    parts: list[Part] = []
    silent: list[int] = []


def hash_of(text: str) -> str:
    """What is shown of a secret or a number before it is named."""
    return hashlib.sha256(text.encode()).hexdigest()


def mixed(secret: str, parts: Sequence[Part]) -> str:
    """The seed, from the secret and the numbers in the order of the seats."""
    numbers = "".join(f"{part.seat} {part.nonce}\n" for part in sorted(parts, key=lambda part: part.seat))
    return hash_of(f"landsraad seed {VERSION}\n{secret}\n{numbers}")


def seats_in(mixing: Mixing) -> list[int]:
    """All seats it tells of."""
    return [part.seat for part in mixing.parts] + mixing.silent


def what_is_wrong(mixing: Mixing, seed: int | str) -> str:
    """What of this cannot have been so; "": it is as it should be."""
    if mixing.version != VERSION:
        return f"its mixing has version {mixing.version}; this program knows version {VERSION}"
    if hash_of(mixing.secret) != mixing.secret_hash:
        return "the server's secret is not the one whose hash was shown"
    for part in mixing.parts:
        if not NUMBER.fullmatch(part.nonce):
            return f"the number of seat {part.seat + 1} does not have 64 hexadecimal digits"
        if hash_of(part.nonce) != part.commitment:
            return f"the number of seat {part.seat + 1} is not the one whose hash was shown"
    if len(set(seats_in(mixing))) != len(seats_in(mixing)):
        return "a seat has mixed twice"
    return "" if seed == mixed(mixing.secret, mixing.parts) else "the seed is not the one that was mixed"
