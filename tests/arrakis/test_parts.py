"""Parts of a legion: every legal one can be chosen, one question at a time, and no other (war_for_arrakis 8.2, 9.1)."""

import itertools
import random
from collections.abc import Iterator

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.figures import common_part, count_of, named_bit, one
from landsraad.arrakis.movement import against_part, against_rest, leave_options
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.table import Table

AREA = 5
NEEDS = (0, 0, w.NEED_LEADER, w.NEED_SPECIAL, (w.BARON + 1) << w.NEED_NAMED)


def left_behind(units: int, tokens: int, bound: int) -> Iterator[tuple[int, int]]:
    """Everything that could stay: at least who is bound to."""
    kinds = [range(count_of(bound, kind), count_of(units, kind) + 1) for kind in range(5)]
    leaders = [leader for leader in (w.BARON, w.RABBAN) if units & named_bit(leader)]
    slots = [slot for slot in range(2) if tokens >> slot & 1]
    for counts in itertools.product(*kinds):
        figures = sum(many * one(kind) for kind, many in enumerate(counts))
        for named in itertools.product((0, 1), repeat=len(leaders)):
            staying = figures + sum(named_bit(leader) for leader, stays in zip(leaders, named, strict=True) if stays)
            for facedown in itertools.product((0, 1), repeat=len(slots)):
                yield staying, sum(1 << slot for slot, stays in zip(slots, facedown, strict=True) if stays)


def reached(t: Table, bound: int, needs: int) -> set[tuple[int, int]]:
    """Everything that stays when somebody answers "go", by whatever answers before."""
    todo, seen, parts = [(bound, 0)], set(), set()
    while todo:
        stay, stay_tokens = todo.pop()
        if (stay, stay_tokens) in seen:
            continue
        seen.add((stay, stay_tokens))
        t.shared[w.STAY_UNITS], t.shared[w.STAY_TOKENS] = stay, stay_tokens
        options = leave_options(t, AREA, needs)
        assert options, "a dead end"
        for option in options:
            verb = verb_of(option)
            if verb == w.V_GO:
                parts.add((stay, stay_tokens))
            elif verb == w.V_LEAVE:
                todo.append((stay + first_of(option) * one(second_of(option)), stay_tokens))
            elif verb == w.V_LEAVE_TOKEN:
                todo.append((stay, stay_tokens | 1 << first_of(option)))
            else:
                todo.append((stay + named_bit(first_of(option)), stay_tokens))
    return parts


def test_every_legal_part_can_be_chosen() -> None:
    """war_for_arrakis 8.2, 7.2, 25.1: units, tokens, leaders, and those whom the action asks for."""
    t = landsraad.rules_of("war_for_arrakis").set_up({}, 1, journal=False)
    rng = random.Random(4)
    for _ in range(250):
        units = sum(rng.choice((0, 0, 1, 2)) * one(kind) for kind in range(5))
        units += sum(named_bit(leader) for leader in (w.BARON, w.RABBAN) if rng.random() < 0.3)
        tokens = rng.choice((0, 0, 1, 3))
        needs = rng.choice(NEEDS)
        bound = (
            common_part(units, sum(rng.choice((0, 1)) * one(kind) for kind in range(5))) if rng.random() < 0.3 else 0
        )
        t.shared[w.UNITS + AREA], t.shared[w.TOKENS + AREA] = units, tokens
        legal = {
            (stay, facedown)
            for stay, facedown in left_behind(units, tokens, bound)
            if not against_part(units - stay, tokens & ~facedown, stay, facedown, needs)
        }
        can_go = not against_rest(units - bound, tokens, bound, 0, needs)
        assert can_go == bool(legal)
        if can_go:
            assert reached(t, bound, needs) == legal
