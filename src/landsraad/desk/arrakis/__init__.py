"""War for Arrakis on the desk of whoever is asked."""

from typing import Any

from landsraad.desk.arrakis.question import asked_data
from landsraad.desk.arrakis.reach import reach
from landsraad.kernel.table import Table


class ArrakisDesk:
    """Its questions as data, and where a gesture can lead."""

    def asked(self, t: Table) -> dict[str, Any]:
        return asked_data(t)

    def reach(self, t: Table, seat: int) -> dict[str, Any]:
        return reach(t, seat)


DESK = ArrakisDesk()
