"""Where figures are placed, upgraded or taken away."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import ZONES_OF
from landsraad.arrakis.catalog import FACE_UNITS
from landsraad.arrakis.figures import named_bit, one
from landsraad.arrakis.store import NODES
from landsraad.bots.arrakis_cards import summons
from landsraad.bots.arrakis_deeds import (
    own_legions,
)
from landsraad.bots.arrakis_force import WORTH
from landsraad.bots.arrakis_scene import Scene
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.vecs import i64


def added(s: Scene, area: i64, units: i64, tokens: i64) -> float:
    """What figures add to an area."""
    shared = s.t.shared
    here, tokens_here = shared[w.UNITS + area], shared[w.TOKENS + area]
    if shared[w.SIDE + area] != s.side + 1:
        here, tokens_here = 0, 0
    return s.stand(area, here + units, tokens_here | tokens) - s.stand(area, here, tokens_here)


def figure_worth(s: Scene, code: i64, option: i64, a: i64, b: i64, c: i64) -> float:
    t = s.t
    shared = t.shared
    verb = verb_of(option)
    first, second = first_of(option), second_of(option)
    if code == w.F_REPLACE:
        units = shared[w.UNITS + second]
        by = b
        before = s.stand(second, units, shared[w.TOKENS + second])
        return s.stand(second, units - one(first) + one(by), shared[w.TOKENS + second]) - before
    if code == w.F_FLEE:
        if verb == w.V_LOSE_LEFT_OUT:
            return -WORTH[first]
        if b:  # turned up, not removed
            return -0.05 * float(FACE_UNITS[shared[w.DEPLOYMENT_TOKENS + first]] >> 5 & 3)
        if verb == w.V_TAKE:
            before = s.stand(second, shared[w.UNITS + second], shared[w.TOKENS + second])
            return s.stand(second, shared[w.UNITS + second] - one(first), shared[w.TOKENS + second]) - before
        before = s.stand(second, shared[w.UNITS + second], shared[w.TOKENS + second])
        return s.stand(second, shared[w.UNITS + second], shared[w.TOKENS + second] & ~(1 << first)) - before
    if verb == w.V_PLACE:
        if code == w.F_SCATTER:
            return added(s, first, one(a), 0)
        units = _figures_of(a) if code == w.F_PLACE else one(w.GENERIC)
        return added(s, first, units, 0) + (summons(s, first) if code == w.F_DEPLOY_TOKEN else 0.0)
    if verb == w.V_PUT:
        return added(s, second, third_of(option) * one(first), 0)
    if verb == w.V_DEPLOY:
        return added(s, second, one(first), 0)
    if verb == w.V_PLACE_LEADER:
        return added(s, second, named_bit(first), 0) - 0.15  # a named leader falls dearer
    if verb == w.V_TOKEN:
        return added(s, second, 0, 1 << first) + summons(s, second)
    if verb == w.V_LAND:
        return added(s, first, second * one(w.TROOP), 0)
    if verb == w.V_AMOUNT:
        return s.habits.amount * float(first) if code == w.F_DEPLOY_TOKEN else 0.02 * float(first)
    if verb == w.V_ZONE:
        return air_worth(s, first)
    return 0.0


def _figures_of(node: i64) -> i64:
    """The units a step places."""
    units: i64 = 0
    for figure in NODES.kids[node]:
        if NODES.a[figure] < w.GENERIC:
            units += NODES.b[figure] * one(NODES.a[figure])
    return units


def air_worth(s: Scene, zone: i64) -> float:
    """A frigate or the Navigator: over own legions with something ahead of them."""
    worth = 0.01
    for area in own_legions(s):
        if zone in ZONES_OF[area]:
            s.prepare(s.power[area])
            worth += 0.05 * s.outlook(area)
    return worth
