"""The expansion Tunnels: a new kind of space, a new kind of card, and the pieces of both."""

from landsraad.kernel.table import Table
from tests.toys.dunewalk.catalog import SPACES, Card, Space, occupant

TUNNELS = "tunnels"


class Tunnel(Space):
    """Brings more the more pieces stand in tunnels."""

    def water(self, t: Table, seat: int) -> int:
        return self.gain * sum(1 for space in SPACES if isinstance(space, Tunnel) and occupant(t, space) >= 0)


class Key(Card):
    """Opens tunnels and nothing else, and doubles what they bring."""

    def opens(self, space: Space) -> bool:
        return isinstance(space, Tunnel)

    def water(self, gained: int) -> int:
        return 2 * gained


for name in ("north_tunnel", "south_tunnel", "deep_tunnel", "old_tunnel"):
    Tunnel(name, 2, TUNNELS)
Key("brass_key", 12, TUNNELS)
