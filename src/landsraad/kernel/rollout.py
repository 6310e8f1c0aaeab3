"""Random play inside compiled code: for search, learners and measuring."""

from landsraad.kernel.dice import MASK, SPARE, STEP, scrambled, sown
from landsraad.kernel.table import END, Table, apply
from landsraad.kernel.vecs import i64


def rollout(t: Table, until: i64, seed: int) -> i64:
    """Play random options until the game says that the turn, the round or the game has ended: how many it took.

    The table itself is played on. Each option is equally likely; the chance of the table is what it is.
    """
    engine = t.engine
    start = engine.mark(t, until)
    state = sown(seed)
    decisions: i64 = 0
    while t.to_act >= 0:
        options = t.options
        state = (state + STEP) & MASK
        apply(t, options[(scrambled(state) >> SPARE) % len(options)])
        decisions += 1
        if until != END and engine.mark(t, until) != start:
            break
    return decisions
