"""Actions as numbers of a fixed range, for learners: the code of an action means the same in every position.

Each verb has a range of codes, and its objects say which one. A verb with more combinations than fit shares its range:
then, and where a number is larger than expected, two actions may want one code; of those that are offered at once the
later one takes the next free code of the range. Code 0 is no action: it means that one is not asked.
"""

from typing import Final

from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.dice import MASK, SPARE, STEP, scrambled
from landsraad.kernel.table import Table, apply, zeros
from landsraad.kernel.vecs import i64, vec

WAIT: Final = 0  # the code of whoever is not asked
VERB: Final = 5  # numbers of a verb in a scheme: first code, codes, second and third radix, whether it shares


def codes(t: Table, scheme: vec[i64]) -> vec[i64]:
    """The code of each option, in the order of the options; none when the game is over."""
    if t.to_act < 0:
        return vec[i64]()
    options = t.options
    found = zeros(len(options))
    for at in range(len(options)):
        action = options[at]
        entry = VERB * verb_of(action)
        first = scheme[entry]
        size = scheme[entry + 1]
        place = (first_of(action) * scheme[entry + 2] + second_of(action)) * scheme[entry + 3] + third_of(action)
        if scheme[entry + 4]:
            place %= size
            while taken(found, at, first + place):
                place = (place + 1) % size
        found[at] = first + place
    return found


def taken(found: vec[i64], many: i64, code: i64) -> bool:
    for at in range(many):
        if found[at] == code:
            return True
    return False


def option_of(t: Table, scheme: vec[i64], code: i64) -> i64:
    """Which option a code is: its place among the options, or -1."""
    found = codes(t, scheme)
    for at in range(len(found)):
        if found[at] == code:
            return at
    return -1


# --- many tables -----------------------------------------------------------------------------------------------------


def all_codes(tables: list[Table], scheme: vec[i64], most: i64) -> vec[i64]:
    """The codes of every table's options, so many places each; -1 behind the last one. WAIT where a game is over."""
    rows = vec[i64]([-1] * (most * len(tables)))
    at: i64 = 0
    for t in tables:
        found = codes(t, scheme)
        if len(found) > most:
            raise ValueError("there are more options than places for them")
        if len(found) == 0:
            rows[at] = WAIT
        for place in range(len(found)):
            rows[at + place] = found[place]
        at += most
    return rows


def find_options(tables: list[Table], scheme: vec[i64], chosen: list[int]) -> vec[i64]:
    """Which option of its table each code is; -1 for none, and where the game is over."""
    if len(chosen) != len(tables):
        raise ValueError(f"{len(chosen)} choices for {len(tables)} tables")
    found = zeros(len(tables))
    for at in range(len(tables)):
        found[at] = option_of(tables[at], scheme, chosen[at])
    return found


def play_options(tables: list[Table], places: vec[i64]) -> None:
    """Play the option at its place at each table; at -1 nothing."""
    for at in range(len(tables)):
        if places[at] >= 0:
            t = tables[at]
            apply(t, t.options[places[at]])


def go_on(t: Table, learners: i64, single: bool, state: i64) -> i64:
    """Random play until one of the learners (a bit a seat) is asked something, or the game is over: the dice after it.

    Unless `single`, a question with one answer is answered for everybody.
    """
    while t.to_act >= 0:
        options = t.options
        if learners >> t.to_act & 1 and (single or len(options) > 1):
            break
        state = (state + STEP) & MASK
        apply(t, options[(scrambled(state) >> SPARE) % len(options)])
    return state


def all_go_on(tables: list[Table], learners: vec[i64], single: bool, dice: vec[i64]) -> None:
    """The same at many tables, each with learners and dice of its own, which are thrown."""
    for at in range(len(tables)):
        dice[at] = go_on(tables[at], learners[at], single, dice[at])


def points(tables: list[Table], seats: i64) -> vec[i64]:
    """The points of every seat at every table."""
    rows = zeros(seats * len(tables))
    at: i64 = 0
    for t in tables:
        scores = t.engine.scores(t)
        for seat in range(seats):
            rows[at] = scores[seat]
            at += 1
    return rows
