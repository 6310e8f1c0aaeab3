"""Units go from the garrison to the Conflict."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADERS
from landsraad.imperium.effects import open_group
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64


def deploy(t: Table, seat: i64, troops: i64, ships: i64) -> None:
    """From the garrison to the Conflict. The fourth troop of a turn shows the Baron's hand (imperium 16.3)."""
    counters = t.seats[seat]
    counters[w.GARRISON] -= troops
    counters[w.CONFLICT] += troops
    counters[w.SHIPS_GARRISON] -= ships
    counters[w.SHIPS_CONFLICT] += ships
    if troops or ships:
        emit(t, e.DEPLOYED_SOME, seat, troops, ships, 0)
    if t.shared[w.ACTIVE] == seat + 1:
        count_deployed(t, seat, troops, ships)


def count_deployed(t: Table, seat: i64, troops: i64, ships: i64) -> None:
    counters = t.seats[seat]
    counters[w.DEPLOYED_TROOPS] += troops
    counters[w.DEPLOYED_UNITS] += troops + ships
    secret = counters[w.MASTERSTROKE]
    if secret and counters[w.DEPLOYED_TROOPS] >= 4:
        counters[w.MASTERSTROKE] = 0
        emit(t, e.SHOWED_MASTERSTROKE, seat, secret, 0, 0)
        gains = LEADERS[counters[w.LEADER]].masterstroke
        open_group(t, seat, [gains[faction] for faction in range(4) if secret >> faction & 1], 0)


def deploy_recruits(t: Table, seat: i64, troops: i64) -> None:
    """Deploy troops an effect has recruited and names: they do not count for the agent's own (imperium 9.7)."""
    if troops and not t.shared[w.CLOSED]:
        if t.shared[w.ACTIVE] == seat + 1:
            t.seats[seat][w.RECRUITED] -= troops
        deploy(t, seat, troops, 0)
