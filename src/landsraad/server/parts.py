"""Parts of a table that know their table and do not keep it.

A table that is let go is then gone at once. It need not be found by the collector of garbage, which comes seldom here
(serve.py): where very many tables are asked for, those that nobody has any more would fill the memory meanwhile.
"""

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable


class Part:
    def __init__(self, table: "LiveTable") -> None:
        self._of = ref(table)

    @property
    def table(self) -> "LiveTable":
        """Whoever does something with a part has its table; a task that goes on by itself must hold it."""
        table = self._of()
        assert table is not None, "a part of a table that is no more"
        return table
