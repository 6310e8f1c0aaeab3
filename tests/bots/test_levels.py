"""The levels: five names in every game, blind to what their seat cannot know, alike for the same seed."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.bots.nosy import FairJudge, NosyJudge

import landsraad
from landsraad import bots, rules_of
from landsraad.bots import levels
from landsraad.bots.dice import Dice
from landsraad.bots.levels import LEVELS, Level, LevelBot, erring
from landsraad.bots.search import Budget
from landsraad.bots.weights import load
from landsraad.games import GAMES
from landsraad.kernel.record import BotSeat
from landsraad.kernel.table import TURN, Table
from landsraad.lab.simulate import Plan, simulate

SMALL = Budget(playouts=4, worlds=2, candidates=2, horizon=TURN)


def positions(game: str, short: str, number: int) -> Iterator[tuple[Table, int]]:
    """Choices of a game between random players, some decisions apart."""
    rules = rules_of(game)
    setup = {"options": rules.for_bots, **GAMES[game].setups[short]}
    table = rules.set_up(setup, f"levels {short}", False)
    dice = Dice(5, 5)
    decisions = found = 0
    while found < number and table.to_act >= 0:
        if len(table.options) > 1 and decisions % 7 == 0:
            found += 1
            yield table, decisions
        rules.apply(table, dice.pick(list(table.options)))
        decisions += 1


def small(level: Level, seed: int) -> LevelBot:
    return LevelBot(level, seed, SMALL if level.searches else None)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize(
    ("game", "short"),
    [
        ("imperium", "ix-4"),
        ("war_for_arrakis", "guild-2"),
        ("war_for_arrakis", "guild-4"),  # a partner sees what the side sees, and not the other's hand
    ],
)
def test_a_level_decides_alike_wherever_the_hidden_cards_lie(
    level: Level, game: str, short: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty positions, each dealt anew twenty times: even a judge that peeks sees no difference."""
    monkeypatch.setattr(levels, "judge_of", lambda name: NosyJudge())
    rules = rules_of(game)
    tried = 0
    for table, number in positions(game, short, 20):
        bot = small(level, 11)
        truth = bot.choose(bots.Look(rules, table, number))
        assert truth in table.options
        for deal in range(20):
            world = rules.redealt(table, table.to_act, deal)
            assert bot.choose(bots.Look(rules, world, number)) == truth
        tried += 1
    assert tried == 20


def test_the_judge_of_these_tests_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("imperium")
    judge = NosyJudge()
    table, _ = next(positions("imperium", "ix-4", 1))
    assert len({tuple(judge.judge(rules.redealt(table, table.to_act, deal))) for deal in range(5)}) == 5


@pytest.mark.parametrize("name", [*bots.LEVELS, "greedy"])
def test_another_seed_decides_otherwise_and_the_same_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "judge_of", lambda game: NosyJudge())
    level = levels.level_of(name)
    assert level is not None
    rules = rules_of("imperium")

    def decisions(seed: int) -> list[int]:
        return [small(level, seed).choose(bots.Look(rules, t, n)) for t, n in positions("imperium", "3", 12)]

    assert decisions(1) == decisions(1) != decisions(2)


def test_every_level_has_its_name_and_greedy_is_the_old_one_of_steward() -> None:
    assert [level.name for level in LEVELS] == list(bots.LEVELS)
    assert {*bots.LEVELS, "greedy", "random"} <= set(bots.names())
    for name in bots.LEVELS:
        bot = bots.make(name, 1)
        assert isinstance(bot, LevelBot) and bot.level.name == name
    old = bots.make("greedy", 1)
    assert isinstance(old, LevelBot) and old.level.name == "steward"
    assert "greedy" not in bots.offered() and bots.offered()[:5] == list(bots.LEVELS)


def test_who_answers_when_somebody_cannot() -> None:
    assert levels.downward("strategist") == ["strategist", "regent", "steward", "apprentice"]
    assert levels.downward("greedy") == ["steward", "apprentice"]
    assert levels.downward("random") == []


def test_a_level_that_searches_does_so_with_less_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("imperium", "war_for_arrakis"):
        spent = []
        for compiled in (True, False):
            monkeypatch.setattr(levels, "is_compiled", lambda compiled=compiled: compiled)
            budgets = [level.budget(game) for level in LEVELS]
            assert budgets[:2] == [None, None]
            spent.append([budget.playouts for budget in budgets if budget is not None])
            assert spent[-1] == sorted(spent[-1]) and len(spent[-1]) == 3
        assert all(less < more for more, less in zip(*spent))


def test_a_record_tells_how_much_a_level_could_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "judge_of", lambda game: FairJudge())
    regent = levels.signed("regent", "imperium")
    budget = levels.BY_NAME["regent"].budget("imperium")
    assert budget is not None and regent.level == "regent" and regent.budget == budget.playouts
    assert regent.weights == f"imperium-{load('imperium').version}"
    steward = levels.signed("steward", "imperium")
    assert steward.budget is None and steward.weights == regent.weights
    for other in ("random", "greedy"):  # nobody knows what a bot of an older name has played by
        assert levels.signed(other, "imperium") == BotSeat(other)


def test_the_strongest_searches_and_finds_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its chances are those of the options it tried, the best first; what it plays is the best."""
    monkeypatch.setattr(levels, "judge_of", lambda game: FairJudge())
    rules = rules_of("imperium")
    table, number = next(positions("imperium", "ix-4", 1))
    thought = small(LEVELS[-1], 3).think(bots.Look(rules, table, number))
    assert thought.found is not None
    chances = [tried.chance for tried in thought.found.chances]
    assert thought.action == thought.found.chances[0].action and chances == sorted(chances, reverse=True)
    assert abs(sum(thought.found.sides) - 1) < 1e-9


# --- an apprentice ---------------------------------------------------------------------------------------------------


def test_an_apprentice_never_does_what_is_worth_less_than_nothing() -> None:
    worths = [-5.0, 0.0, 30.0, -40.0, 12.0]
    chosen = Counter(erring(worths, Dice(1, number)) for number in range(2000))
    assert set(chosen) == {2, 4}


def test_an_apprentice_does_not_give_up_all_that_is_worth_something() -> None:
    """Who has paid for a dreadnought takes it: the other answer is to end the turn."""
    assert {erring([3.0, 0.0], Dice(1, number)) for number in range(200)} == {0}


def test_an_apprentice_mostly_takes_the_best_and_now_and_then_something_plausible() -> None:
    worths = [0.0, 30.0, 26.0]
    chosen = Counter(erring(worths, Dice(1, number)) for number in range(2000))
    assert chosen[1] > chosen[2] > chosen[0] and chosen[1] < 1800


def test_an_apprentice_who_must_do_something_bad_does_the_least(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {erring([-9.0, -1.0, -30.0], Dice(1, number)) for number in range(50)} == {1}


# --- games without a judge -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", bots.LEVELS)
def test_a_game_without_a_judge_is_played_by_chance(name: str) -> None:
    from tests.toys.sandstorm import ENTRY

    landsraad.register(ENTRY)
    try:
        report, failures = simulate(Plan("sandstorm", (name, "random", "random"), games=2, seed=2), workers=1)
    finally:
        GAMES.forget("sandstorm")
    assert failures == [] and report["finished"] == 2
