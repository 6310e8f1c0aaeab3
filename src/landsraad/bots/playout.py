"""Games played on by a quick player, in compiled code: what a search learns from."""

from landsraad.bots.judge import Judge
from landsraad.kernel.dice import MASK, STEP, scrambled, sown
from landsraad.kernel.table import END, Table, apply
from landsraad.kernel.vecs import i64


def playout(judge: Judge, t: Table, until: i64, seed: int) -> i64:
    """Let the quick player decide for everybody until the turn, the round or the game has ended: how many decisions.

    The table itself is played on (kernel/rollout.py does the same by chance).
    """
    start = t.engine.mark(t, until)
    return playout_from(judge, t, until, start, sown(seed))


def playout_from(judge: Judge, t: Table, until: i64, start: i64, state: i64) -> i64:
    """The same, from a mark that was taken earlier: the turn or the round may have ended since."""
    engine = t.engine
    decisions: i64 = 0
    while t.to_act >= 0:
        if until != END and engine.mark(t, until) != start:
            break
        state = (state + STEP) & MASK
        apply(t, judge.quick(t, scrambled(state)))
        decisions += 1
    return decisions


def contest(judges: list[Judge], t: Table, seed: int) -> i64:
    """A whole game in which every seat has a quick player of its own: how many decisions it took."""
    state = sown(seed)
    decisions: i64 = 0
    while t.to_act >= 0:
        state = (state + STEP) & MASK
        apply(t, judges[t.to_act].quick(t, scrambled(state)))
        decisions += 1
    return decisions
