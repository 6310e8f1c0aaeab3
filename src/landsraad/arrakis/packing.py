"""Several small numbers in one number of a frame or an effect: how each is packed, and how it is read again.

Nobody else shifts these bits. An area, a leader or a sietch that may be missing is its number + 1.
"""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.kernel.vecs import i64

# --- the progress of a move or an attack ----------------------------------------------------------------------------


def progress(stage: i64, start: i64, way: i64, goal: i64) -> i64:
    return stage | start << 2 | way << 9 | goal << 15


def stage_of(going: i64) -> i64:
    return going & 3


def start_of(going: i64) -> i64:
    return going >> 2 & 127


def way_of(going: i64) -> i64:
    return going >> 9 & 63


def goal_of(going: i64) -> i64:
    return going >> 15


# --- what a move or an attack needs: bits of words.py, and above them a named leader and an area -------------------

_NEED_START: Final = 16
_GOAL: Final = 24  # of the automaton: more of the same number
_NEEDS: Final = (1 << _GOAL) - 1


def need_leader(leader: i64) -> i64:
    """The moving or attacking part must contain this named leader."""
    return (leader + 1) << w.NEED_NAMED


def needed_leader(needs: i64) -> i64:
    """+ 1, 0 for any."""
    return needs >> w.NEED_NAMED & 255


def need_start(area: i64) -> i64:
    """The legion must start in this area."""
    return (area + 1) << _NEED_START


def needed_start(needs: i64) -> i64:
    """+ 1, 0 for any."""
    return needs >> _NEED_START & 255


def with_goal(needs: i64, goal: i64) -> i64:
    """A move of the automaton that leads to a sietch; an attack, and what is done without one (ONLY_ATTACK)."""
    return needs | goal << _GOAL


def needs_in(state: i64) -> i64:
    return state & _NEEDS


def goal_in(state: i64) -> i64:
    return state >> _GOAL


# --- deployment tokens of the Atreides ------------------------------------------------------------------------------

_DRAWN: Final = 1
_MESSAGE: Final = 2
CIELAGO: Final = _MESSAGE  # a stage: Cielago's Piping Message, which brings no leader


def holding(hand: i64, chosen: i64) -> i64:
    """Tokens in hand, and the area + 1 where a leader is to come."""
    return hand | chosen << 16


def hand_in(state: i64) -> i64:
    return state & 65535


def chosen_in(state: i64) -> i64:
    return state >> 16


def drawn(stage: i64) -> bool:
    """Whether the tokens have been drawn."""
    return stage & _DRAWN != 0


def now_drawn(stage: i64) -> i64:
    return stage | _DRAWN


def by_message(stage: i64) -> bool:
    return stage & _MESSAGE != 0


# --- vehicles: carryalls, and whether an action places them, which may place fewer ----------------------------------

_BY_ACTION: Final = 8


def by_action(carryalls: i64) -> i64:
    return carryalls | _BY_ACTION


def carryalls_in(last: i64) -> i64:
    return last & 7


def is_by_action(last: i64) -> bool:
    return last >= _BY_ACTION


# --- figures a step has still to place: three bits for each it names ------------------------------------------------


def figures_left(many: i64, index: i64) -> i64:
    return many << 3 * index


def left_of(left: i64, index: i64) -> i64:
    return left >> 3 * index & 7


# --- tasks of the automaton -----------------------------------------------------------------------------------------


def to_deploy(regulars: i64, specials: i64, leader: i64) -> i64:
    return regulars | specials << 4 | leader << 8


def deploying(left: i64) -> tuple[int, int, int]:
    """Regulars, Sardaukar and leaders."""
    return left & 15, left >> 4 & 15, left >> 8


def replacing(kind: i64, by: i64) -> i64:
    return kind << 4 | by


def replaced(kinds: i64) -> i64:
    return kinds >> 4


def replaced_by(kinds: i64) -> i64:
    return kinds & 15


def pair(low: i64, high: i64) -> i64:
    """Flags of a battle and the legion that attacks + 1; or a legion that is carried + 1 and the sietch ahead + 1."""
    return low | high << 8


def low_of(state: i64) -> i64:
    return state & 255


def high_of(state: i64) -> i64:
    return state >> 8


def colours_done(state: i64) -> i64:
    """Of how many colours a token has been looked for."""
    return state & 3


def colour_done(state: i64, token: i64) -> i64:
    """One colour more, and which token of it was turned up: its number + 1, 0 for none."""
    return state + 1 | token << 2 + 3 * colours_done(state)


def turned_up(state: i64, colour: i64) -> i64:
    return state >> 2 + 3 * colour & 7


def packed_counts(counts: list[int]) -> int:
    """How many dice show each result, as one number of an event: four bits each."""
    packed = 0
    for result, count in enumerate(counts):
        packed |= count << 4 * result
    return packed


def unpacked_counts(packed: int, results: int) -> list[int]:
    return [packed >> 4 * result & 15 for result in range(results)]
