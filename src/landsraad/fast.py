"""The door for bots that search and for learners: tables by number, without words, in compiled code.

    from landsraad import fast

    table = fast.new_table("imperium", seats=4, seed=5, expansions=["rise_of_ix"])
    world = fast.redeal(table, seat=0, seed=1)  # everything seat 0 cannot know is dealt anew
    fast.rollout(world, until="end", seed=1)
    print(fast.result(world))

Nothing here checks what it is given as `Game.play` does: an action must be one of `options(table)`. A table holds the
whole truth; a bot that must not see it works on tables that were re-dealt for its seat. docs/bots.md tells more.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal

from landsraad import new_game, rules_of
from landsraad.kernel import arrays
from landsraad.kernel.errors import BadOption, LandsraadError
from landsraad.kernel.redeal import redealt
from landsraad.kernel.rollout import rollout as _rollout
from landsraad.kernel.table import END, NOBODY, ROUND, TURN, Table, apply, clone
from landsraad.kernel.vecs import i64, vec

__all__ = [
    "Batch",
    "Table",
    "apply",
    "batch",
    "clone",
    "layout",
    "new_table",
    "options",
    "redeal",
    "result",
    "rollout",
    "state",
]

Until = Literal["turn", "round", "end"]
UNTIL = {"turn": TURN, "round": ROUND, "end": END}
_NO_KINDS = vec[i64]()
_KINDS: dict[str, Any] = {}  # by game: for each pile how many kinds of components there are
_NUMPY: list[Any] = []  # the module, once it was needed, and its 64-bit integers


def new_table(game: str, **setup: Any) -> Table:
    """A table set up as by `landsraad.new_game`, without a log."""
    table = new_game(game, **setup).table
    table.journal = None
    return table


def options(table: Table) -> list[int]:
    """The legal actions, as numbers; none when the game is over."""
    return list(table.options) if table.to_act >= 0 else []


def rollout(table: Table, until: Until = "end", seed: int = 0) -> int:
    """Play random options until the turn, the round or the game has ended: how many decisions it took.

    The table itself is played on: clone it first if it is still needed.
    """
    return _rollout(table, _until(until), seed)


def redeal(table: Table, seat: int | None, seed: int) -> Table:
    """A copy in which everything the seat cannot know is dealt anew; None is a spectator.

    It depends on what the seat knows and on the seed alone, and its chance has nothing to do with that of the table.
    """
    if seat is not None and not 0 <= seat < len(table.seats):
        raise BadOption(f"there is no seat {seat!r}; there are 0 to {len(table.seats) - 1}")
    return redealt(table, NOBODY if seat is None else seat, seed)


def result(table: Table) -> list[int]:
    """How far each seat has come, as the game counts it: points so far, or in the end."""
    return table.engine.scores(table)


def state(table: Table, cards: bool = False) -> Any:
    """The table as one array of 64-bit integers; `layout` names its places.

    With `cards` it also tells how many of each component lie in each pile. It is the whole truth of this table.
    """
    row = arrays.state(table, _kinds(table) if cards else _NO_KINDS)
    return _array(row)


def layout(table: Table, cards: bool = False) -> list[str]:
    """What each place of `state` is: "to_act", "round", "seats.0.solari", "seats.1.hand", "row.chani"..."""
    labels = rules_of(table.engine.game).labels()
    seats = range(len(table.seats))
    names = ["to_act", "question", *labels.shared]
    names += [f"seats.{seat}.{name}" for seat in seats for name in labels.seat]
    names += [name for name, _ in labels.piles]
    if cards:
        names += [f"{name}.{component}" for name, components in labels.piles for component in components]
    return names


def batch(tables: Sequence[Table]) -> "Batch":
    """Several tables of one game and size, stepped together."""
    return Batch(tables)


class Batch:
    """Many tables that are asked and played together, by arrays. The tables are played on, not copied."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self.tables = list(tables)
        if not self.tables:
            raise BadOption("a batch needs a table")
        _numpy()

    def __len__(self) -> int:
        return len(self.tables)

    def to_act(self) -> Any:
        """The seat that is asked at each table; -1 where the game is over."""
        return _array(arrays.asked(self.tables))

    def actions(self, width: int | None = None) -> Any:
        """The legal actions, a row for each table; -1 behind the last one. At least as wide as the longest needs."""
        most = max(arrays.most_options(self.tables), width or 0)
        return _array(arrays.options(self.tables, most)).reshape(len(self.tables), most)

    def mask(self, width: int | None = None) -> Any:
        """Where `actions` has an action, as true and false: option number n of a table is place n of its row."""
        return self.actions(width) >= 0

    def step(self, chosen: Any) -> int:
        """Play option number chosen[n] at table n: how many games go on. Those that are over are left alone."""
        return arrays.step(self.tables, chosen.tolist() if hasattr(chosen, "tolist") else list(chosen))

    def states(self, cards: bool = False) -> Any:
        """What `state` gives, a row for each table."""
        kinds = _kinds(self.tables[0]) if cards else _NO_KINDS
        return _array(arrays.states(self.tables, kinds)).reshape(len(self.tables), -1)

    def results(self) -> Any:
        """What `result` gives, a row for each table."""
        return _numpy().array([table.engine.scores(table) for table in self.tables])

    def rollout(self, until: Until = "end", seed: int = 0) -> Any:
        """Random play at each table, each with its own dice: how many decisions it took."""
        return _array(arrays.rollouts(self.tables, _until(until), seed))


def _until(until: str) -> int:
    if until not in UNTIL:
        raise BadOption(f"random play goes on until one of {', '.join(UNTIL)}, not {until!r}")
    return UNTIL[until]


def _kinds(table: Table) -> Any:
    game = table.engine.game
    if game not in _KINDS:
        _KINDS[game] = vec[i64]([len(components) for _, components in rules_of(game).labels().piles])
    return _KINDS[game]


def _array(row: Any) -> Any:
    numpy = _NUMPY[0] if _NUMPY else _numpy()
    if isinstance(row, list):  # where librt is missing
        return numpy.array(row, _NUMPY[1])
    return numpy.frombuffer(row, _NUMPY[1])


def _numpy() -> Any:
    if not _NUMPY:
        try:
            numpy = import_module("numpy")
        except ImportError as error:
            raise LandsraadError("arrays need numpy: pip install 'landsraad[arrays]', or pip install numpy") from error
        _NUMPY.extend((numpy, numpy.dtype("int64")))
    return _NUMPY[0]
