"""Dice of the kernel: fair, counted by result, repeated by a clone."""

from landsraad.kernel.chance import roll, sow
from landsraad.kernel.table import Engine, clone, new_table


def test_roll() -> None:
    table = new_table(Engine({}), 0, 1, 0, 0, 1)
    sow(table, 1, 2)
    other = clone(table)
    shown = roll(table, [0, 0, 0, 1, 1, 2], 6000, 3)
    assert sum(shown) == 6000
    assert abs(shown[0] - 3000) < 200 and abs(shown[1] - 2000) < 200 and abs(shown[2] - 1000) < 200
    assert roll(other, [0, 0, 0, 1, 1, 2], 6000, 3) == shown
