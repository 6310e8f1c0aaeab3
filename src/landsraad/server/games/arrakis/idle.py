"""Dice that may be spent and would do nothing now (war_for_arrakis 7.10): nobody should find out afterwards."""

from typing import Final

from landsraad import Game, Reason
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.kernel.decisions import verb_of

NOTHING: Final = Reason("idle-nothing", "war_for_arrakis 7.10")
SPENDING: Final = frozenset((w.V_USE, w.V_LEADER))  # a die for its result, or for a leader's special action (7.1)
# What a special action leaves to choose between (7.9): of a leader who is not on the board neither does anything.
EITHER: Final = frozenset((w.V_MOVE, w.V_ATTACK))
# Besides these a question has no answer that could do something.
NO_ANSWER: Final = frozenset((w.V_STOP, w.V_FREE))
# What is told of every die that is spent.
SPENT: Final = frozenset((e.DIE_USED, e.LEADER_USED))
NEXT: Final = frozenset((e.TURN_BEGAN, e.PHASE_BEGAN))


def idle(game: Game, action: int) -> Reason | None:
    """Why an option would do nothing; None: it does something, or asks what it shall do."""
    verb = verb_of(action)
    if verb in EITHER:
        return NOTHING if _does_nothing(game, action) else None
    if verb not in SPENDING:
        return None
    return NOTHING if _does_nothing(game, action, ask=True) else None


def _does_nothing(game: Game, action: int, ask: bool = False) -> bool:
    """Whether the turn could only end after it; `ask`: also where it asks between things that all do nothing."""
    tried = game.clone()
    tried.play(game.rules.notation.write(action))
    for event in tried.journals[-1]:
        if event[0] in NEXT:
            return True  # the turn is over: who is asked now, and what, hangs on things nobody has seen
        if event[0] not in SPENT:
            return False
    if tried.to_act != game.to_act or _may_end(tried):
        return True
    left = [option.action for option in tried.options if verb_of(option.action) not in NO_ANSWER]
    return ask and {verb_of(one) for one in left} <= EITHER and all(_does_nothing(tried, one) for one in left)


def _may_end(game: Game) -> bool:
    """Whether nothing is asked any more but what may come before the turn ends."""
    return any(option.verb == "end_turn" for option in game.options)
