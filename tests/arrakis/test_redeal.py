"""Re-dealing: a world that holds everything a seat knows, and nothing else of the truth (war_for_arrakis 0.5)."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from landsraad import fast, rules_of
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREAS
from landsraad.kernel.table import Table, clone, frames_from_below, save
from landsraad.kernel.vecs import i64, vec
from tests.arrakis.test_solo_hidden import redealt as solo_redealt
from tests.arrakis.test_views import redealt as another_truth

RULES = rules_of("war_for_arrakis")
GUILD = ["spacing_guild"]
SETUPS: dict[str, dict[str, Any]] = {
    "2": {"seats": 2, "options": {"max_rounds": 6}},
    "2-guild": {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 6}},
    "4-guild": {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 4}},
    "solo": {"seats": 1, "options": {"max_rounds": 4}},
}


def positions(name: str, number: int) -> Iterator[tuple[Table, int | None, random.Random]]:
    """Tables from all over random games, each with somebody who looks at it."""
    found = 0
    for seed in range(100):
        rng = random.Random(f"{name} {seed}")
        table = fast.new_table("war_for_arrakis", seed=seed, **SETUPS[name])
        while table.to_act >= 0:
            if rng.random() < 0.02:
                yield clone(table), rng.choice([None, *range(len(table.seats))]), rng
                found += 1
                if found == number:
                    return
            fast.apply(table, rng.choice(fast.options(table)))


def swapped(table: Table, seat: int | None, rng: random.Random) -> Table:
    """Another truth that looks the same to the seat."""
    if table.shared[w.SOLO]:  # the backs of reinforcements show their decks: they keep their places here
        other = solo_redealt(table, rng)
        for zone in (w.REINFORCEMENTS, w.BLACK_TOKENS, w.SILVER_TOKENS):
            other.zones[zone] = table.zones[zone]
        other.shared = table.shared[:]
        other.known = table.known[:]
        if not any(code == w.F_SOLO and task == w.S_TOKENS for code, task, *_ in frames_from_below(table)):
            rename_tokens(other, rng)
    else:  # garrison tokens and standard tokens are told apart: they change places among themselves
        other = another_truth(table, seat, rng)
        looked_at = 8 + table.shared[w.TOKENS_DRAWN] if ours(table, seat) else 0
        for first in (0, 8):
            slots = [
                w.DEPLOYMENT_TOKENS + slot
                for slot in range(first, first + 8)
                if slot >= looked_at and not table.shared[w.TOKENS_SEEN] >> slot & 1
            ]
            faces = [table.shared[slot] for slot in slots]
            rng.shuffle(faces)
            for slot in range(w.DEPLOYMENT_TOKENS + first, w.DEPLOYMENT_TOKENS + first + 8):
                other.shared[slot] = faces.pop() if slot in slots else table.shared[slot]
    return other


def rename_tokens(t: Table, rng: random.Random) -> None:
    """The automaton's tokens of a colour change places wherever a number speaks of them (23.12)."""
    names = list(range(28))
    for first, pool in ((16, w.BLACK_TOKENS), (22, w.SILVER_TOKENS)):
        names[first : first + 6] = rng.sample(names[first : first + 6], 6)
        t.zones[pool] = vec[i64](rng.sample([names[slot] for slot in t.zones[pool]], len(t.zones[pool])))

    def renamed(slots: int) -> int:
        return sum(1 << names[slot] for slot in range(28) if slots >> slot & 1)

    for counter in (*range(w.TOKENS, w.TOKENS + AREAS), w.STAY_TOKENS):
        t.shared[counter] = renamed(t.shared[counter])
    for zone in (w.ARRIVALS, w.FLOWN):
        noted = t.zones[zone]
        t.zones[zone] = vec[i64]([renamed(number) if at % 3 == 2 else number for at, number in enumerate(noted)])


def ours(table: Table, seat: int | None) -> bool:
    """Whether the seat is of the Atreides."""
    return seat is not None and seat in (table.shared[w.SEAT_OF + member] for member in (2, 3))


@pytest.mark.parametrize("name", SETUPS)
def test_nothing_but_what_the_seat_knows_decides(name: str) -> None:
    """0.5: the truth, a re-dealt world and another truth give the same bytes, and the seat sees what it saw."""
    for table, seat, rng in positions(name, 50):
        before = save(table)
        for seed in (0, 1):
            world = fast.redeal(table, seat, seed)
            told = json.dumps(save(world))
            assert json.dumps(save(fast.redeal(world, seat, seed))) == told
            assert json.dumps(save(fast.redeal(fast.redeal(table, seat, seed + 1), seat, seed))) == told
            assert json.dumps(save(fast.redeal(swapped(table, seat, rng), seat, seed))) == told
            assert RULES.view(world, seat) == RULES.view(table, seat)
            assert (world.to_act, world.question) == (table.to_act, table.question)
            RULES.check(world)
        assert save(table) == before


def test_every_hidden_thing_is_dealt_anew() -> None:
    """0.5"""
    changed: set[str] = set()
    for name in SETUPS:
        for table, seat, _ in positions(name, 50):
            one, two = fast.redeal(table, seat, 1), fast.redeal(table, seat, 2)
            changed |= {
                f"pile {zone}" for zone in range(len(table.zones)) if list(one.zones[zone]) != list(two.zones[zone])
            }
            for thing, first, number in (
                ("token", w.DEPLOYMENT_TOKENS, 16),
                ("sietch", w.SIETCH_RANKS, 8),
                ("features", w.FEATURES, AREAS),
                ("solo tokens", w.TOKENS, AREAS),
                ("sign pool", w.SIGN_POOL, 3),
            ):
                if list(one.shared)[first : first + number] != list(two.shared)[first : first + number]:
                    changed.add(thing)
    piles = [
        *range(w.DECK, w.DECK + 4),
        *range(w.HAND, w.HAND + 4),
        w.PRESCIENCE_DECK,
        w.OBJECTIVES_ASIDE,
        w.OBJECTIVES,
        w.REINFORCEMENTS,
        w.TACTICAL,
        w.BLACK_TOKENS,
        w.SILVER_TOKENS,
    ]
    things = {"token", "sietch", "features", "solo tokens", "sign pool"}
    assert changed == things | {f"pile {zone}" for zone in piles}


@pytest.mark.parametrize("name", SETUPS)
def test_a_world_can_be_played_on(name: str) -> None:
    for table, seat, _ in positions(name, 10):
        world = fast.redeal(table, seat, 9)
        assert fast.rollout(world, "end", 1) > 0 and world.to_act < 0
        RULES.check(world)
