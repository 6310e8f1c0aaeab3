"""How a message is compressed for a socket: piece by piece, each of them by itself.

Of what a move tells, most is told to several in the same bytes. A compressor that remembers what its socket was told
before would have to go through them once for each socket, and keep 24 kB for each. One that remembers nothing makes of
the same piece the same block, whoever it is for: so a piece is compressed once, and blocks are put together. What is
short is sent as it is, in a block of its own. That takes less of the processor and no memory for a socket, and three
times as many bytes on the line, which is two thirds of what a state's news are: seldom more than a packet.

It follows from the bytes alone, so it can tell nobody anything that they are not told.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

WINDOW: Final = 12  # bits: what is told to a browser that it will need to read us
LEVEL: Final = 1
MEMORY: Final = 5
SHORT: Final = 1400  # bytes of a piece that are not worth compressing: they go in one packet either way
LONG: Final = 8192  # bytes from which a piece is not kept: a whole state, told to whoever comes
TEXT: Final = 0x81  # the only frame of a text (RFC 6455, 5.2)
COMPRESSED: Final = 0x40  # the bit that says so (RFC 7692, 6)
SMALL, LARGE = 126, 0x10000  # from these lengths on a length is written in two bytes, and in eight
EMPTY: Final = b"\x00"  # an empty block as it ends a message: the rest of it is not sent (RFC 7692, 7.2.1)

Pieces = Sequence[bytes]


def packed(pieces: Pieces) -> bytes:
    """A message, as one that is compressed goes over a socket."""
    blocks: list[bytes] = []
    plain: list[bytes] = []
    for piece in pieces:
        if len(piece) < SHORT:
            plain.append(piece)
            continue
        if plain:
            blocks.append(_as_it_is(b"".join(plain)))
            plain = []
        blocks.append(_squeezed(piece) if len(piece) < LONG else _squeeze(piece))
    if plain:
        blocks.append(_as_it_is(b"".join(plain)))
    blocks.append(EMPTY)
    return b"".join(blocks)


def framed(pieces: Pieces, compressed: bool) -> bytes:
    """The one frame of a message, as it goes over a socket (RFC 6455, 5.2)."""
    said = packed(pieces) if compressed else b"".join(pieces)
    first = TEXT | COMPRESSED if compressed else TEXT
    size = len(said)
    if size < SMALL:
        return b"%c%c%b" % (first, size, said)
    if size < LARGE:
        return b"%c%c%b%b" % (first, SMALL, size.to_bytes(2, "big"), said)
    return b"%c%c%b%b" % (first, SMALL + 1, size.to_bytes(8, "big"), said)


def _as_it_is(text: bytes) -> bytes:
    """A block that is not compressed (RFC 1951, 3.2.4)."""
    size = len(text)
    return b"\x00%b%b%b" % (size.to_bytes(2, "little"), (size ^ 0xFFFF).to_bytes(2, "little"), text)


def _squeeze(piece: bytes) -> bytes:
    """A piece as blocks that end with a whole byte, and refer to nothing before them."""
    squeezing = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    return squeezing.compress(piece) + squeezing.flush(zlib.Z_SYNC_FLUSH)


# All who are told of a move are told of it at once: the last few pieces are enough.
_squeezed: Final = lru_cache(maxsize=64)(_squeeze)
