"""What a seat can know, as a row of numbers: nothing hidden is in it, and everything has a name."""

from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad import fast
from landsraad.imperium import words as w
from landsraad.kernel.observe import observe
from landsraad.kernel.table import Table
from tests.conformance.games import EVERY_KIND, KINDS, Kind, chooser
from tests.toys import TOYS

STEPS = 37  # between two positions that are looked at


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    for entry in TOYS:
        landsraad.register(entry)
    yield
    for entry in TOYS:
        landsraad.GAMES.forget(entry.name)


def row_of(game: str, table: Table, seat: int) -> list[int]:
    rules = landsraad.rules_of(game)
    return list(observe(table, rules.observation(seat, len(table.seats)).plan))


def named(table: Table, seat: int) -> dict[str, int]:
    game = table.engine.game
    names = landsraad.rules_of(game).observation(seat, len(table.seats)).names
    return dict(zip(names, row_of(game, table, seat), strict=True))


def positions(kind: Kind, seed: int, most: int = 9) -> Iterator[Table]:
    """A few positions of a random game."""
    table = fast.new_table(kind.game, seed=seed, **kind.setup)
    choose = chooser(f"{kind} {seed}")
    number = 0
    while table.to_act >= 0 and number < most * STEPS:
        if number % STEPS == 0:
            yield table
        fast.apply(table, table.options[choose(len(table.options))])
        number += 1
    yield table


@pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
def test_two_truths_a_seat_cannot_tell_apart_look_alike(kind: Kind) -> None:
    """The row of the truth is that of any world in which only what the seat cannot know is different."""
    changed = 0
    for table in positions(kind, 3):
        for seat in range(len(table.seats)):
            seen = row_of(kind.game, table, seat)
            for seed in range(2):
                world = fast.redeal(table, seat, seed)
                if world.to_act != table.to_act:  # whoever else is asked may have nothing to decide there
                    continue
                changed += list(map(list, world.zones)) != list(map(list, table.zones))
                assert row_of(kind.game, world, seat) == seen
    assert changed


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_place_has_a_name_of_its_own_and_holds_a_small_number(kind: Kind) -> None:
    widths = set()
    for table in positions(kind, 1, 3):
        for seat in range(len(table.seats)):
            told = named(table, seat)
            widths.add(len(told))
            assert all(0 <= number < 2**15 for number in told.values())
            assert "" not in told and not any(name.startswith("counter.") for name in told if name != "counter.409")
    assert len(widths) == 1


def test_seats_are_counted_from_the_one_that_looks() -> None:
    table = fast.new_table("imperium", seats=4, seed=2, expansions=["rise_of_ix"])
    fast.rollout(table, "round", 1)
    for seat in range(4):
        told = named(table, seat)
        assert told[f"asked.seat_{(table.to_act - seat) % 4}"] == 1
        for away in range(4):
            counters = table.seats[(seat + away) % 4]
            assert told[f"seat_{away}.spice"] == counters[w.SPICE]
            assert told[f"seat_{away}.influence.fremen"] == counters[w.INFLUENCE + w.FREMEN]
            assert told[f"seat_{away}.hand"] == len(table.zones[w.HAND + (seat + away) % 4])


def test_a_seat_sees_its_own_hand_and_of_others_only_what_is_somewhere() -> None:
    """imperium 3.9, 3.14: hands and Intrigue cards of others are hidden."""
    table = fast.new_table("imperium", seats=3, seed=5)
    position = landsraad.rules_of("imperium").position(table)
    told = named(table, 0)
    mine, theirs = position["seats"][0], position["seats"][1]
    for card in {*mine["hand"], *mine["deck"]}:
        assert told[f"seat_0.hand.{card}"] == mine["hand"].count(card)
        assert told[f"seat_0.unseen.card.{card}"] == mine["deck"].count(card)
    for card in {*theirs["hand"], *theirs["deck"]}:
        both = theirs["hand"] + theirs["deck"]
        assert told[f"seat_1.unseen.card.{card}"] == both.count(card)
        assert told[f"seat_1.hand.{card}"] <= max(0, both.count(card) - 5)
    assert told["seat_1.hand"] == 5


def test_a_card_that_was_seen_lies_where_it_was_seen() -> None:
    """imperium 3.14: what a seat has seen of a hidden pile stays known to it."""
    seats: list[dict[str, Any]] = [{"intrigue": ["ambush"]}, {"intrigue": ["windfall"]}, {}]
    known = [{"pile": "intrigue", "seat": 1, "card": "windfall", "by": [0]}]
    position: dict[str, Any] = {"seats": seats, "known": known}
    table = landsraad.from_position("imperium", position).table
    assert named(table, 0)["seat_1.intrigue.windfall"] == 1
    assert named(table, 2)["seat_1.intrigue.windfall"] == 0
    assert named(table, 2)["seat_1.intrigue"] == 1


def test_the_atreides_know_their_sietches_and_the_harkonnen_do_not() -> None:
    """war_for_arrakis 0.5: what lies facedown is known to its owner alone."""
    table = fast.new_table("war_for_arrakis", seats=2, seed=4)
    ranks = list(landsraad.rules_of("war_for_arrakis").position(table)["sietch_ranks"])
    atreides = [named(table, 1)[f"sietch_ranks.{number}"] for number in range(8)]
    harkonnen = [named(table, 0)[f"sietch_ranks.{number}"] for number in range(8)]
    assert atreides == ranks
    other = fast.redeal(table, 0, 9)
    assert [named(other, 0)[f"sietch_ranks.{number}"] for number in range(8)] == harkonnen


def test_who_is_not_asked_does_not_see_the_question() -> None:
    table = fast.new_table("imperium", seats=3, seed=1)
    other = (table.to_act + 1) % 3
    asked, waiting = named(table, table.to_act), named(table, other)
    assert asked["question.none"] == 0 and waiting["question.none"] == 1
    assert not any(number for name, number in waiting.items() if name.startswith("frame."))
