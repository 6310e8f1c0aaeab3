"""Web Push: a message only the browser of one person can read (RFC 8291), from a server that says who it is (RFC 8292).

Needs `cryptography` (pip install 'landsraad[push]'), which is imported when it is first used.
"""

import base64
import hashlib
import hmac
import json
import os
import struct
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from landsraad import BadOption
from landsraad.server.refusals import Refused

RECORD: Final = 4096  # all is said in one record
A_DAY: Final = 86400
GOOD_FOR: Final = 12 * 3600  # seconds a signature is


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_library() -> None:
    """Raise if what this needs is not installed."""
    try:
        import cryptography  # noqa: F401
    except ImportError as error:
        raise BadOption(
            "Web Push needs a library that is not installed: pip install 'landsraad[push]'", key="push-library"
        ) from error


def new_key() -> str:
    """A private key to sign with: the server's own, kept in the database."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return text_of(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def check_keys(p256dh: str, auth: str) -> None:
    """Whether these can be the keys of a browser."""
    try:
        _public(bytes_of(p256dh))
        if len(bytes_of(auth)) == 16:
            return
    except ValueError:
        pass
    raise Refused("bad-address")


class Push:
    """One server's way to write to browsers."""

    def __init__(self, key: str, contact: str, now: Callable[[], float] = time.time) -> None:
        self._key = _private(key)
        self.contact = contact  # whom a push service asks when something is wrong: "mailto:..."
        self.public = text_of(_point(self._key))
        self.now = now

    def message(self, endpoint: str, p256dh: str, auth: str, said: dict[str, str]) -> tuple[dict[str, str], bytes]:
        """Headers and body of what is posted to a browser's endpoint."""
        body = encrypted(json.dumps(said, ensure_ascii=False).encode(), p256dh, auth)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(A_DAY),
            "Urgency": "normal",
            "Authorization": f"vapid t={self._signed(endpoint)}, k={self.public}",
        }
        return headers, body

    def _signed(self, endpoint: str) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(self.now()) + GOOD_FOR, "sub": self.contact}
        head = {"typ": "JWT", "alg": "ES256"}
        said = ".".join(text_of(json.dumps(each, separators=(",", ":")).encode()) for each in (head, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypted(plain: bytes, p256dh: str, auth: str, salt: bytes = b"", key: str = "") -> bytes:
    """What only the browser with these keys can read. Salt and key are drawn, unless a test names them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = bytes_of(p256dh)
    salt = salt or os.urandom(16)
    own = _private(key or new_key())
    ours = _point(own)
    shared = own.exchange(ec.ECDH(), _public(theirs))
    secret = _derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + ours, 32)
    content = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    sealed: bytes = AESGCM(content).encrypt(nonce, plain + b"\x02", None)
    return head + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869), of at most one block."""
    key = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


def _private(key: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(bytes_of(key), "big"), ec.SECP256R1())


def _public(point: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point
