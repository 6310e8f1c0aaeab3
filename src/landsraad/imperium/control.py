"""Control of Arrakeen, Carthag and the Imperial Basin."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import FLAG_GAIN, SPACES
from landsraad.imperium.gains import gain
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64


def controller(t: Table, flag: i64) -> i64:
    """Who controls a location + 1: a dreadnought covers a marker (rise_of_ix 7.2)."""
    return t.shared[w.SHIP_AT + flag] or t.shared[w.CONTROL + flag]


def gain_control_bonus(t: Table, space: i64) -> None:
    """For whoever controls the location, whoever sent the agent (imperium 6.3.7, 7.4)."""
    flag = SPACES[space].flag
    if flag >= 0:
        owner = controller(t, flag)
        if owner:
            gain(t, owner - 1, FLAG_GAIN[flag], 1, w.SPACE_KIND * w.KIND_STEP + space)
