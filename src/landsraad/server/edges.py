"""Where one frame of a WebSocket ends and the next begins, and how many frames a peer may send besides short messages.

Read from the heads of frames alone (RFC 6455, 5.2). Pings, pongs and the parts of a message are no messages, so nobody
is charged for them; they cost us all the same, and parts without end would be kept without end.
"""

import time
from typing import Final

from landsraad.server.auth import Bucket

BURST: Final = 400  # frames at once,
A_SECOND: Final = 40  # and in the long run
MASKED: Final = 0x80
SHORT: Final = 126  # this length, and the next one, say that the length stands in the bytes that follow
MORE: Final = {SHORT: 2, SHORT + 1: 8}
MASK: Final = 4


class Edges:
    """What a peer has sent so far, frame by frame."""

    __slots__ = ("_head", "_left", "_may")

    def __init__(self) -> None:
        self._head = b""  # of a frame, as far as it is there
        self._left = 0  # bytes of a frame that are still to come
        self._may: Bucket | None = None  # how many more; None: none has come yet

    @property
    def between(self) -> bool:
        """Whether every frame that has begun has ended."""
        return not self._head and not self._left

    def pass_by(self, data: bytes) -> int:
        """These bytes have come: so many frames have begun with them."""
        begun = at = 0
        while at < len(data):
            if self._left:
                taken = min(self._left, len(data) - at)
                self._left -= taken
                at += taken
                continue
            if not self._head:
                begun += 1
            head = self._head + data[at : at + _size(self._head + data[at : at + 2]) - len(self._head)]
            at += len(head) - len(self._head)
            whole = len(head) >= 2 and len(head) == _size(head)
            self._head = b"" if whole else head
            self._left = _length(head) if whole else 0
        return begun

    def may(self, frames: int, now: float | None = None) -> bool:
        """Whether a peer may send so many more."""
        now = time.monotonic() if now is None else now
        bucket = self._may
        if bucket is None:
            bucket = self._may = Bucket(BURST, now)
        bucket.left = min(BURST, bucket.left + (now - bucket.at) * A_SECOND) - frames
        bucket.at = now
        return bucket.left >= 0


def _size(head: bytes) -> int:
    """How long the head of a frame is, as far as it can be told from its beginning."""
    if len(head) < 2:
        return 2
    return 2 + MORE.get(head[1] & ~MASKED, 0) + (MASK if head[1] & MASKED else 0)


def _length(head: bytes) -> int:
    """How long a frame is without its head."""
    told = head[1] & ~MASKED
    return int.from_bytes(head[2 : 2 + MORE[told]], "big") if told in MORE else told
