"""Reasons: things a player knows, moved to their good, surely; one's own gains and what others lose."""

from collections.abc import Sequence

import pytest

from landsraad import new_game, rules_of
from landsraad.bots import reasons
from landsraad.bots.judge import Judge
from landsraad.bots.outcomes import Outcome
from landsraad.bots.reasons import Moved, Thing, moved
from landsraad.bots.telling import reasons_told
from landsraad.kernel.table import Table

NAMES = ["points", "points_near", "water", "troops", "starting_cards"]
WEIGHTS = [0.5, 0.5, 0.2, -0.3, -0.2]
THINGS = {
    "points": Thing({"points": 10, "points_near": 0}),
    "water": Thing({"water": 1}),
    "troops": Thing({"troops": 1}),
    "starting_cards": Thing({"starting_cards": 1}, fewer=True),
}
EVEN = [0.25] * 4


class Weighing(Judge):
    def names(self) -> list[str]:
        return NAMES

    def weighs(self, t: Table) -> list[float]:
        return WEIGHTS


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(reasons, "tells_of", lambda game, names: THINGS)
    return rules_of("imperium").set_up({"seats": 4}, "reasons", False)


def outcome(*samples: dict[int, dict[str, float]], chances: Sequence[float] = EVEN) -> Outcome:
    """What sides have in each sample; all they are not said to have is nothing."""
    having = [
        [[sample.get(side, {}).get(name, 0.0) for name in NAMES] for sample in samples] for side in range(len(chances))
    ]
    return Outcome([list(chances)] * len(samples), having)


NOTHING = outcome({}, {})


def told(t: Table, better: Outcome, other: Outcome = NOTHING, side: int = 1) -> list[Moved]:
    return moved("imperium", Weighing(), t, side, better, other)


def test_features_about_one_thing_are_told_once_and_as_players_count(table: Table) -> None:
    near = {1: {"points": 0.2, "points_near": 0.2}}
    assert told(table, outcome(near, near)) == [Moved("points", 2.0, 0.2)]


def test_what_a_feature_only_weighs_is_not_told_as_an_amount(table: Table) -> None:
    assert told(table, outcome({1: {"points_near": 1.0}}, {1: {"points_near": 1.0}})) == []


def test_fewer_of_what_is_good_is_no_reason_although_its_weight_says_so(table: Table) -> None:
    less, more = {1: {"troops": -2.0, "water": 1.0}}, {1: {"starting_cards": -1.0}}
    assert [one.feature for one in told(table, outcome(less, less))] == ["water"]
    assert told(table, outcome(more, more)) == [Moved("starting_cards", -1.0, 0.2)]  # fewer of these is good


def test_what_others_lose_counts_by_how_near_they_are_to_winning(table: Table) -> None:
    robbed = {0: {"water": -2.0}, 2: {"water": -2.0}}
    near = outcome(robbed, robbed, chances=[0.6, 0.2, 0.0, 0.2])
    assert told(table, near) == [Moved("water", -2.0, 0.3, side=0)]  # 0.6 of the 0.8 that are not one's own
    given = {0: {"water": 2.0}}
    assert told(table, outcome(given, given)) == []


def test_what_may_be_chance_is_no_reason(table: Table) -> None:
    wild = [{1: {"water": 5.0}}, {1: {"water": -4.0}}, {1: {"water": 3.0}}, {1: {"water": -2.0}}]
    none = outcome({}, {}, {}, {})
    assert told(table, outcome(*wild), none) == []
    sure = [{1: {"water": 0.6}}, {1: {"water": 0.4}}, {1: {"water": 0.5}}, {1: {"water": 0.5}}]
    assert told(table, outcome(*sure), none) == [Moved("water", 0.5, 0.1)]


def test_the_weightiest_come_first_and_only_a_few(table: Table) -> None:
    much = {1: {"points": 0.2, "water": 2.0, "starting_cards": -3.0}, 0: {"water": -4.0}}
    found = told(table, outcome(much, much))
    assert [(one.feature, one.side) for one in found] == [
        ("starting_cards", reasons.OWN),
        ("water", reasons.OWN),
        ("water", 0),
    ]


def test_the_words_name_whoever_it_costs() -> None:
    game = new_game("war_for_arrakis", seats=2, seed=1)
    why = [Moved("supremacy", 2.0, 0.4), Moved("steps_short", 3.0, 0.3, side=1)]
    assert reasons_told(game, game.table, why, "en") == ["Supremacy: +2", "Steps short of victory: +3 (Atreides)"]
    alone = new_game("war_for_arrakis", seats=1, seed=1)
    against = reasons_told(alone, alone.table, [Moved("supremacy", -1.0, 0.4, side=0)], "de")
    assert against == ["Vorherrschaft: −1 (Gegner)"]
