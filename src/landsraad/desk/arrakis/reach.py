"""Where legions, sandworms and aircraft can go from the question that is asked: all goals of all ways at once.

The engine asks for a die, a legion, a way and a goal one after the other; a person points at a legion and at a place.
So the questions are walked on copies of the table, and each goal is told with the answers that lead to it. A page plays
these answers in order and stops where something else is asked. No answer is tried that draws from chance: what hides
in the future stays there.
"""

from typing import Any, Final, NamedTuple

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.arrakis.board import AREA_IDS, ZONE_IDS
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.packing import start_of, way_of
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.table import Table, apply, clone, top

# What a turn is spent for, if it leads to somebody going somewhere.
GOING: Final = (w.USE_STRATEGY_MOVE, w.USE_STRATEGY_ATTACK, w.USE_LEADERSHIP_MOVE, w.USE_SURPRISE, w.USE_POWER)
ACTS: Final = {
    w.F_MOVE: "move",
    w.F_ATTACK: "attack",
    w.F_WORM_MOVE: "move_worm",
    w.F_WORM_ATTACK: "attack_worm",
    w.F_KITAB: "move_sietch",
}
# Uses of a die that are followed by a question whose answers can be shown beside it.
THEN_ASKED: Final = (w.USE_DRAW, w.USE_CARD, w.USE_DEPLOY)
ANSWERED: Final = (w.V_DRAW, w.V_CARD, w.V_AMOUNT)
BY_AIR: Final = {w.V_SCOUT: "scout", w.V_BOMBARD: "bombard"}
MOST_ANSWERS: Final = 6


class Trail(NamedTuple):
    """Answers given so far, and what they have settled."""

    answers: tuple[str, ...] = ()
    die: str | None = None
    use: str | None = None
    start: str | None = None
    way: str | None = None


def reach(t: Table, seat: int) -> dict[str, Any]:
    """By the area of who goes (or the air zone of what flies): what can be done, by which die and way, where.

    Each entry has `goals`, the last answer to each; `answers` come before it. `then` tells of every use of a die that
    is followed by one more question what can be answered there: a card to play, cards to draw, tokens to take. Empty
    where the seat is not asked, or where nothing that is asked begins a gesture."""
    found: dict[str, Any] = {"areas": {}, "zones": {}, "then": {}}
    if t.to_act == seat:
        _walk(t, seat, _begun(t), found)
        _look_ahead(t, seat, found["then"])
    return found


def _look_ahead(t: Table, seat: int, then: dict[str, Any]) -> None:
    """The question after each use of a die that leads nobody anywhere."""
    for option in t.options:
        if verb_of(option) == w.V_USE and second_of(option) in THEN_ASKED:
            tried = _tried(t, option)
            if tried.to_act == seat and tried.chance == t.chance:
                answers = [NOTATION.write(answer) for answer in tried.options if verb_of(answer) in ANSWERED]
                if answers:
                    then[NOTATION.write(option)] = {"topic": asking(tried).topic, "answers": answers}


def _tried(t: Table, option: int) -> Table:
    tried = clone(t)
    tried.journal = None
    apply(tried, option)
    return tried


def _begun(t: Table) -> Trail:
    """A gesture may have begun already: then its legion has been chosen."""
    frame, _, _, going = top(t)
    if frame in (w.F_MOVE, w.F_ATTACK) and not any(verb_of(option) == w.V_FROM for option in t.options):
        return Trail(start=AREA_IDS[start_of(going)])
    if frame in (w.F_WORM_MOVE, w.F_WORM_ATTACK, w.F_KITAB):
        _, first, second, third = top(t)
        chosen = {w.F_WORM_MOVE: third, w.F_WORM_ATTACK: second, w.F_KITAB: first}[frame]
        return Trail(start=AREA_IDS[chosen - 1] if chosen else None)
    return Trail()


def _walk(t: Table, seat: int, trail: Trail, found: dict[str, Any]) -> None:
    frame = top(t)[0]
    goals = [option for option in t.options if verb_of(option) == w.V_TO]
    if goals and frame in ACTS and trail.start is not None:
        if frame in (w.F_MOVE, w.F_ATTACK):
            trail = trail._replace(way=w.WAY_NAMES[way_of(top(t)[3])])  # the only way is taken without asking
        found["areas"].setdefault(trail.start, []).append(_entry(ACTS[frame], trail, goals))
        return
    _note_aircraft(t, trail, found)
    if len(trail.answers) >= MOST_ANSWERS:
        return
    walked: dict[str, Trail] = {}  # the die by which each use has been tried
    for option in t.options:
        further = _further(option, trail, frame)
        if further is None:
            continue
        if further.die is not None and further.use is not None and not trail.answers:
            if further.use in walked:
                _by_another_die(found, walked[further.use], further)
                continue
            walked[further.use] = further
        tried = _tried(t, option)
        if tried.to_act == seat and tried.chance == t.chance:
            _walk(tried, seat, further, found)


def _by_another_die(found: dict[str, Any], one: Trail, other: Trail) -> None:
    """Two dice with the same use lead to the same goals."""
    for entries in found["areas"].values():
        same = [entry for entry in entries if entry["die"] == one.die and entry["use"] == one.use]
        for entry in same:
            entries.append({**entry, "die": other.die, "answers": [other.answers[0], *entry["answers"][1:]]})


def _entry(act: str, trail: Trail, goals: list[int]) -> dict[str, Any]:
    return {
        "act": act,
        "die": trail.die,
        "use": trail.use,
        "way": trail.way,
        "answers": list(trail.answers),
        "goals": {AREA_IDS[first_of(goal)]: NOTATION.write(goal) for goal in goals},
    }


def _note_aircraft(t: Table, trail: Trail, found: dict[str, Any]) -> None:
    """What stands in an air zone and can scout or bombard."""
    for verb, act in BY_AIR.items():
        by_zone: dict[str, dict[str, str]] = {}
        for option in t.options:
            if verb_of(option) == verb:
                zone, goal = ZONE_IDS[first_of(option)], AREA_IDS[second_of(option)]
                by_zone.setdefault(zone, {}).setdefault(goal, NOTATION.write(option))
        for zone, goals in by_zone.items():
            entry = {"act": act, "die": None, "use": None, "way": None, "answers": list(trail.answers), "goals": goals}
            found["zones"].setdefault(zone, []).append(entry)


def _further(option: int, trail: Trail, frame: int) -> Trail | None:
    """The trail with an answer more, or None if the answer leads nowhere a gesture goes."""
    verb = verb_of(option)
    written = NOTATION.write(option)
    on = trail._replace(answers=(*trail.answers, written))
    words = written.split()
    if verb == w.V_USE and not trail.answers and second_of(option) in GOING:
        return on._replace(die=words[1], use=words[2])
    if verb == w.V_DESERT_POWER and not trail.answers:
        return on._replace(use="desert_power")
    if verb == w.V_FREE and words[1] in BY_AIR.values() and not trail.answers:
        return on
    if verb == w.V_FROM and trail.start is None and frame in ACTS:
        return on._replace(start=words[1])
    if verb == w.V_WAY:
        return on
    if verb in (w.V_MOVE, w.V_ATTACK, w.V_MOVE_WORMS, w.V_ATTACK_WORM) and trail.start is None:
        return on
    return None
