"""Who somebody is: a secret cookie, of which the server keeps only the hash. And what nobody may do too often."""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from landsraad import BadOption

COOKIE: Final = "landsraad"
# By https a browser takes a cookie of such a name from this very host alone. Any other it also takes from its
# neighbours (evil.table.example for table.example): they could have somebody play under a cookie of their own.
OWN_COOKIE: Final = "__Host-landsraad"
A_YEAR: Final = 365 * 24 * 3600
LOCALHOST: Final = "127.0.0.1"
LOOPBACK: Final = ("localhost", LOCALHOST, "::1")


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def signed(secret: str, house: str) -> str:
    """A cookie that the house knows again: whoever invents one has no allowance and no seat of their own."""
    return f"{secret}.{_signature(secret, house)}"


def is_signed(cookie: str, house: str) -> bool:
    secret, _, signature = cookie.partition(".")
    return hmac.compare_digest(signature.encode(), _signature(secret, house).encode())


def own_key(house: str) -> str:
    """By what cookies are signed that count under their own name only: nobody can hand one on under the other."""
    return f"{house} own"


def _signature(secret: str, house: str) -> str:
    return hmac.new(house.encode(), secret.encode(), "sha256").hexdigest()[:32]


def hashed(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits, so a plain hash tells nobody anything."""
    return hashlib.sha256(secret.encode()).hexdigest()


# --- where a message comes from ------------------------------------------------------------------------------------


def host_name(host: str) -> str:
    """The name in a Host header, without its port; "" for what is no name at all."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def origin_named(given: str) -> str:
    """An address as people type it, in the way browsers name where a page is from: nothing stands behind the port."""
    address = given.rstrip("/")
    try:
        parts = urlsplit(address)
        named = (
            parts.scheme in ("http", "https") and bool(parts.hostname) and address == f"{parts.scheme}://{parts.netloc}"
        )
    except ValueError:
        named = False
    if not named:
        raise BadOption(
            f"{given} is no address of pages: write https://table.example", key="origin", facts={"given": given}
        )
    return address.lower()


def is_from_here(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Whether a page of ours has sent this. Browsers always name the origin; other programs need not."""
    if origin is None:
        return True
    return origin in allowed or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def is_our_name(host: str, loopback_only: bool) -> bool:
    """A server on loopback answers to no other name: else a foreign page could lend it one (DNS rebinding)."""
    return not loopback_only or host_name(host) in LOOPBACK


def neighbourhood(address: str) -> str:
    """What is counted as one address: with IPv6 everybody has a whole network of them."""
    if ":" not in address:
        return address
    try:
        return str(ip_network((address.split("%")[0], 64), strict=False))
    except ValueError:
        return address


# --- how often -----------------------------------------------------------------------------------------------------


class Bucket:
    """A token bucket: so many at once, so many a second in the long run."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, now: float) -> None:
        self.left = burst
        self.at = now


class Limits:
    """A bucket for everybody who has come lately."""

    def __init__(
        self,
        burst: float,
        per_second: float,
        most: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None  # what other workers are to be told of (allowances.py)

    def allow(self, who: str, cost: float = 1) -> bool:
        """Whether somebody may, and what it costs is taken. What is dear for the server is dear for them."""
        bucket = self._bucket(who)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        if self.spent is not None:
            self.spent[who] = self.spent.get(who, 0) + cost
        return True

    def charge(self, who: str, cost: float) -> None:
        """What somebody has used up at another worker is gone here too."""
        bucket = self._bucket(who)
        bucket.left = max(-self.burst, bucket.left - cost)

    def _bucket(self, who: str) -> Bucket:
        now = self.clock()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.burst, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        return bucket
