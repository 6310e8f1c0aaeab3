"""What is the same for everybody for a while: compressed once, and not sent twice to the same browser."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

AT_ONCE = 512  # shorter than this, compressing gains nothing


@dataclass(frozen=True)
class Printed:
    """A page, a file or a list as it is sent, plain and compressed, with the tag by which a browser knows it again."""

    kind: str
    plain: bytes
    squeezed: bytes  # b"" where it would not be shorter
    tag: str

    def answer(self, request: Request[Any, Any, Any], cache: str = "no-cache") -> Response[bytes]:
        """As this browser wants it: nothing if it has it already, compressed if it can read that."""
        headers = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if self.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.squeezed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=headers)


def printed(body: bytes, kind: str) -> Printed:
    squeezed = gzip.compress(body, 9, mtime=0) if len(body) >= AT_ONCE else b""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Printed(kind, body, squeezed if len(squeezed) < len(body) else b"", tag)
