"""How many connections each address may hold."""

from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address

from landsraad.server.auth import neighbourhood
from landsraad.server.bans import Network


class Crowd:
    """How many connections each address holds. A proxy that we trust speaks for many, and is not counted."""

    def __init__(self, most: int, trusted: Sequence[Network] = ()) -> None:
        self.most = most
        self.trusted = trusted
        self.open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Under what a connection is counted, "" if it is not; None: there is no more room for this address."""
        if client is None or _is_here(client[0]) or self._is_trusted(client[0]):
            return ""
        address = neighbourhood(client[0])
        if self.open[address] >= self.most:
            return None
        self.open[address] += 1
        return address

    def _is_trusted(self, address: str) -> bool:
        return bool(self.trusted) and any(ip_address(address.split("%")[0]) in each for each in self.trusted)

    def leave(self, address: str) -> None:
        if address:
            self.open[address] -= 1
            if self.open[address] <= 0:
                del self.open[address]


def as_itself(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """A peer by its own address: where one socket listens for both kinds, those of IPv4 come wrapped into IPv6, and
    all of them would be one neighbourhood."""
    try:
        inner = IPv6Address(client[0]).ipv4_mapped if client is not None else None
    except ValueError:
        return client
    return client if client is None or inner is None else (str(inner), client[1])


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True  # no address of a network at all: a socket of this computer
