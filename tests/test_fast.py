"""landsraad.fast: tables by number, random play, arrays and batches."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import fast
from landsraad.imperium import words as w
from landsraad.kernel.arrays import width
from landsraad.kernel.dice import Dice, scrambled
from landsraad.kernel.table import save
from landsraad.kernel.vecs import i64, vec

ROOT = Path(__file__).resolve().parent.parent
SETUP: dict[str, Any] = {"seats": 4, "expansions": ["rise_of_ix"]}


def table(seed: int = 1) -> fast.Table:
    return fast.new_table("imperium", seed=seed, **SETUP)


PINNED = [2630342179842682618, 5791736367934069773, 6433526974962145500]


def test_the_dice_are_pinned_in_every_build() -> None:
    """Compiled code wraps around, Python does not: both must throw the same."""
    dice = Dice(7)
    assert [dice.word() for _ in range(3)] == PINNED
    assert scrambled(0) == 0 and 0 <= scrambled(2**63 - 1) < 2**63
    assert Dice(-1).word() == Dice(2**63 - 1).word() != Dice(-2).word()


def test_the_dice_are_fair() -> None:
    dice = Dice(1)
    thrown = [dice.below(6) for _ in range(6000)]
    assert all(850 < thrown.count(number) < 1150 for number in range(6))
    orders = set()
    for _ in range(500):
        row = vec[i64](range(4))
        dice.shuffle(row)
        orders.add(tuple(row))
    assert len(orders) == 24


def test_options_and_apply_play_the_game_that_game_plays() -> None:
    game = landsraad.new_game("imperium", seed=5, **SETUP)
    t = table(5)
    rng = random.Random(1)
    while not game.over:
        assert fast.options(t) == [option.action for option in game.options]
        action = rng.choice(fast.options(t))
        fast.apply(t, action)
        game.play(game.rules.notation.write(action))
    assert fast.options(t) == []
    assert save(t) == save(game.table)
    standings = (game.result() or {})["standings"]
    assert fast.result(t) == [points for _, points in sorted((line["seat"], line["points"]) for line in standings)]


def test_a_rollout_plays_random_options_to_the_end() -> None:
    one, two = table(), table()
    assert fast.rollout(one, "end", 3) == fast.rollout(two, "end", 3) > 100
    assert save(one) == save(two) and one.to_act < 0
    assert fast.rollout(one, "end", 3) == 0
    other = table()
    fast.rollout(other, "end", 4)
    assert save(other) != save(one)


def test_every_option_is_played_about_equally_often() -> None:
    t = table()
    while len(fast.options(t)) < 5:
        fast.apply(t, fast.options(t)[0])
    options = fast.options(t)
    counted = dict.fromkeys(options, 0)
    for seed in range(100 * len(options)):
        counted[options[Dice(seed).below(len(options))]] += 1
    assert all(60 < number < 140 for number in counted.values())
    for seed in range(20):  # what is counted above is what a rollout begins with
        played, guided = fast.clone(t), fast.clone(t)
        dice = Dice(seed)
        decisions = fast.rollout(played, "turn", seed)
        for _ in range(decisions):
            fast.apply(guided, fast.options(guided)[dice.below(len(fast.options(guided)))])
        assert save(played) == save(guided)


def test_a_rollout_until_the_turn_or_the_round_is_over_stops_there() -> None:
    t = table()
    while t.shared[w.PHASE] != w.PLAYER_TURNS:
        fast.apply(t, fast.options(t)[0])
    for seed in range(30):
        mark, number, active = t.shared[w.ROUND], t.seats[t.to_act][w.TURNS], t.shared[w.ACTIVE]
        copy = fast.clone(t)
        assert fast.rollout(copy, "turn", seed) > 0
        assert (copy.shared[w.ROUND], copy.shared[w.ACTIVE], copy.seats[active - 1][w.TURNS]) != (mark, active, number)
        assert copy.shared[w.ROUND] - mark in (0, 1)
        copy = fast.clone(t)
        fast.rollout(copy, "round", seed)
        assert copy.shared[w.ROUND] == mark + 1 or copy.to_act < 0
        assert copy.shared[w.PHASE] in (w.ROUND_START, w.PLAYER_TURNS) or copy.to_act < 0
        fast.rollout(t, "turn", seed)


def test_wrong_words_are_refused() -> None:
    with pytest.raises(landsraad.BadOption, match="turn, round, end"):
        fast.rollout(table(), "year", 1)  # type: ignore[arg-type]
    with pytest.raises(landsraad.BadOption, match="seat"):
        fast.redeal(table(), 4, 1)
    with pytest.raises(landsraad.BadOption, match="table"):
        fast.batch([])


def test_without_numpy_an_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(fast, "_NUMPY", [])
    monkeypatch.setattr(fast, "import_module", nothing)
    with pytest.raises(landsraad.LandsraadError, match="pip install"):
        fast.state(table())


# --- arrays ----------------------------------------------------------------------------------------------------------


def test_every_place_of_a_state_has_a_name_and_holds_what_it_says() -> None:
    pytest.importorskip("numpy")
    t = table(2)
    while t.shared[w.ROUND] < 2:
        fast.rollout(t, "round", 1)
    for cards in (False, True):
        names, state = fast.layout(t, cards), fast.state(t, cards)
        assert len(names) == len(set(names)) == len(state) and state.dtype == "int64"
        told = dict(zip(names, state.tolist(), strict=True))
        assert told["to_act"] == t.to_act and told["round"] == t.shared[w.ROUND] == 2
        for seat, counters in enumerate(t.seats):
            assert told[f"seats.{seat}.solari"] == counters[w.SOLARI]
            assert told[f"seats.{seat}.influence.3"] == counters[w.INFLUENCE + 3]
            assert told[f"seats.{seat}.holds_back"] == counters[w.HOLDS_BACK]
            assert told[f"seats.{seat}.hand"] == len(t.zones[w.HAND + seat])
        assert told["hagal_owed"] == t.shared[w.OWED] and told["hagal_trash"] == 0
        assert told["intrigue_deck"] == len(t.zones[w.INTRIGUE_DECK])


def test_a_state_with_cards_counts_every_component() -> None:
    pytest.importorskip("numpy")
    t = table(2)
    while t.shared[w.ROUND] < 2:
        fast.rollout(t, "round", 1)
    told = dict(zip(fast.layout(t, cards=True), fast.state(t, cards=True).tolist(), strict=True))
    position = landsraad.rules_of("imperium").position(t)
    for seat in range(4):
        for pile in ("hand", "deck", "discard", "intrigue"):
            for card in position["seats"][seat][pile]:
                assert told[f"seats.{seat}.{pile}.{card}"] == position["seats"][seat][pile].count(card)
    assert all(told[f"row.{card}"] >= 1 for card in position["row"])
    assert sum(number for name, number in told.items() if name.startswith("row.")) == 5


def test_a_batch_steps_many_tables_by_arrays() -> None:
    numpy = pytest.importorskip("numpy")
    tables = [table(seed) for seed in range(6)]
    alone = [fast.clone(t) for t in tables]
    batch = fast.batch(tables)
    rng = numpy.random.default_rng(1)
    going = len(batch)
    while going:
        mask, actions = batch.mask(), batch.actions()
        assert mask.sum(axis=1).tolist() == [len(fast.options(t)) for t in tables]
        chosen = numpy.argmax(rng.random(mask.shape) * mask, axis=1)
        for number, t in enumerate(alone):
            if t.to_act >= 0:
                assert batch.to_act()[number] == t.to_act
                assert actions[number][chosen[number]] in fast.options(t)
                fast.apply(t, int(actions[number][chosen[number]]))
        going = batch.step(chosen)
    assert [save(t) for t in tables] == [save(t) for t in alone]
    assert batch.to_act().tolist() == [-1] * 6 and not batch.mask().any()
    assert batch.results().tolist() == [fast.result(t) for t in alone]
    for number, row in enumerate(batch.states(cards=True)):
        assert row.tolist() == fast.state(tables[number], cards=True).tolist()
    assert batch.mask(width=40).shape == (6, 40)


def test_a_wrong_choice_leaves_the_whole_batch_as_it_was() -> None:
    pytest.importorskip("numpy")
    batch = fast.batch([table(1), table(2)])
    before = [save(t) for t in batch.tables]
    for wrong in ([0, 99], [0, -1], [0]):
        with pytest.raises((IndexError, ValueError)):
            batch.step(wrong)
    assert [save(t) for t in batch.tables] == before


def test_a_batch_rolls_out_with_dice_of_its_own_at_each_table() -> None:
    pytest.importorskip("numpy")
    batch = fast.batch([table(1), table(1)])
    alone = table(1)
    decisions = batch.rollout("end", seed=7)
    assert decisions[0] == fast.rollout(alone, "end", 7) and save(alone) == save(batch.tables[0])
    assert save(batch.tables[1]) != save(alone)


def test_tables_of_different_sizes_are_no_batch() -> None:
    pytest.importorskip("numpy")
    small = fast.new_table("imperium", seats=3, seed=1)
    assert width(small, vec[i64]()) < width(table(), vec[i64]())
    with pytest.raises(ValueError, match="same"):
        fast.batch([small, table()]).states()


def test_the_examples_of_the_document_run() -> None:
    """docs/bots.md, one after the other, as a reader would type them."""
    pytest.importorskip("numpy")
    text = (ROOT / "docs" / "bots.md").read_text().split("## Search and learning")[1]
    blocks = re.findall(r"^```python\n(.*?)^```$", text, flags=re.M | re.S)
    assert len(blocks) >= 3
    told: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/bots.md", "exec"), told)
