"""Who may not come in: players by the hash of their cookie, and addresses, one by one or as networks."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal

BanKind = Literal["player", "address"]
Network = IPv4Network | IPv6Network


def network(given: str) -> Network | None:
    """An address or a network as it is kept; None if it is neither."""
    try:
        return ip_network(given.strip().strip("[]"), strict=False)
    except ValueError:
        return None


class Bans:
    """The bans a server knows of. Where there are none, asking costs nothing."""

    def __init__(self) -> None:
        self.players: frozenset[str] = frozenset()
        self.networks: tuple[Network, ...] = ()

    def learn(self, known: Iterable[tuple[str, str]]) -> None:
        """All there are, as (kind, who)."""
        bans = list(known)
        self.players = frozenset(who for kind, who in bans if kind == "player")
        self.networks = tuple(ip_network(who) for kind, who in bans if kind == "address")

    def hold(self, visitor: str, address: str) -> bool:
        """Whether somebody is not to be let in."""
        return visitor in self.players or (bool(self.networks) and self._covers(address))

    def _covers(self, address: str) -> bool:
        try:
            at = ip_address(address.split("%")[0])
        except ValueError:
            return False
        mapped = getattr(at, "ipv4_mapped", None)
        return any((at if mapped is None else mapped) in each for each in self.networks)
