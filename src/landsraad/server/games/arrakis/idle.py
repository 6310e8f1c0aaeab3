"""Dice that may be spent and would do nothing now (war_for_arrakis 7.10): nobody should find out afterwards."""

from typing import Final

from landsraad import Game, Reason
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.kernel.decisions import verb_of

NOTHING: Final = Reason("idle-nothing", "war_for_arrakis 7.10")
SPENDING: Final = frozenset((w.V_USE, w.V_LEADER))  # a die for its result, or for a leader's special action (7.1)
# What is told of every die that is spent.
SPENT: Final = frozenset((e.DIE_USED, e.LEADER_USED))
NEXT: Final = frozenset((e.TURN_BEGAN, e.PHASE_BEGAN))


def idle(game: Game, action: int) -> Reason | None:
    """Why an option would do nothing; None: it does something, or asks what it shall do."""
    if verb_of(action) not in SPENDING:
        return None
    tried = game.clone()
    tried.play(game.rules.notation.write(action))
    for event in tried.journals[-1]:
        if event[0] in NEXT:
            return NOTHING  # the turn is over: who is asked now, and what, hangs on things nobody has seen
        if event[0] not in SPENT:
            return None
    return NOTHING if tried.to_act != game.to_act or _may_end(tried) else None


def _may_end(game: Game) -> bool:
    """Whether nothing is asked any more but what may come before the turn ends."""
    return any(option.verb == "end_turn" for option in game.options)
