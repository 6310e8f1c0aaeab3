"""A game as a program holds it: what an option is, what play takes, and what it refuses."""

from typing import Any

import pytest

import landsraad
from landsraad.game import Game, Option
from landsraad.imperium.ruleset import Imperium
from landsraad.kernel.decisions import MOST, Domain, Notation, Verb
from tests.imperium.table import table

NO_MOVES: list[Any] = [None, 3, 3.5, b"reveal", ["reveal"], ("reveal",), True, object]


class OtherNumbers(Imperium):
    """A game that says "reveal" with a number of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.notation = Notation({200: Verb("reveal")})


def fresh() -> Game:
    return landsraad.new_game("imperium", seats=4, seed=5, expansions=["rise_of_ix"])


def saved(game: Game) -> tuple[str, list[int], int]:
    return game.checksum(), game.moves[:], len(game.events)


@pytest.mark.parametrize("nothing", NO_MOVES, ids=repr)
def test_what_cannot_be_a_move_is_a_bad_move(nothing: Any) -> None:
    game = fresh()
    before = saved(game)
    for ask in (game.play, game.why_not):
        with pytest.raises(landsraad.BadMove, match="an Option or its notation") as refusal:
            ask(nothing)
        assert repr(nothing) in str(refusal.value)
        assert isinstance(refusal.value, TypeError) and isinstance(refusal.value, landsraad.LandsraadError)
    assert saved(game) == before


def test_an_option_of_an_old_decision_is_refused_with_reasons() -> None:
    game = fresh()
    old = game.options
    game.play(old[0])
    late = [option for option in old if option not in game.options]
    assert late
    before = saved(game)
    for option in late:
        with pytest.raises(landsraad.IllegalMove) as by_option:
            game.play(option)
        with pytest.raises(landsraad.IllegalMove) as by_notation:
            game.play(option.notation)
        assert by_option.value.notation == option.notation
        assert by_option.value.reasons and by_option.value.reasons == by_notation.value.reasons
        assert str(by_option.value) == str(by_notation.value)
    assert saved(game) == before


def test_an_option_after_the_end_is_told_that_the_game_is_over() -> None:
    game = fresh()
    option = game.options[0]
    while not game.over:
        game.play(game.options[0])
    assert (game.options, game.to_act) == ([], None)
    with pytest.raises(landsraad.GameOver):
        game.play(option)


def test_an_option_is_its_notation() -> None:
    game, twin = fresh(), fresh()
    for option, same in zip(game.options, twin.options, strict=True):
        assert option == same and hash(option) == hash(same) and option is not same
        assert repr(option) == f"Option(notation={option.notation!r})"
        assert option != option.notation
        assert [option.verb, *(word for _, word in option.objects)] == option.notation.split(" ")
        assert option.text() == same.text() and option.game is game
    assert len(set(game.options + twin.options)) == len(game.options)


@pytest.mark.parametrize("name", ["notation", "action", "game", "verb", "anything"])
def test_an_option_cannot_be_changed(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(fresh().options[0], name, 1)


def test_a_clone_plays_the_options_of_its_original() -> None:
    game = fresh()
    copy = game.clone()
    option = game.options[-1]
    copy.play(option)
    assert not game.moves
    game.play(option)
    assert copy.checksum() == game.checksum()


def test_an_option_of_another_game_counts_by_its_words() -> None:
    game = table({"hand": ["dagger"]})
    rules = OtherNumbers()
    other = Game(rules, rules.from_position(game.rules.position(game.table)))
    foreign = Option(200, other)
    assert foreign.notation == "reveal" and foreign.action not in game.table.options
    assert game.why_not(foreign) == []
    game.play(foreign)
    assert game.record()["moves"] == ["reveal"]


def test_two_games_that_share_a_number_do_not_share_an_option() -> None:
    game = table({"hand": ["dagger"]})
    (reveal,) = [option for option in game.options if option.notation == "reveal"]
    rules = OtherNumbers()
    rules.notation = Notation({reveal.action: Verb("fly")})
    foreign = Option(reveal.action, Game(rules, rules.from_position(game.rules.position(game.table))))
    assert foreign.action == reveal.action and foreign != reveal
    with pytest.raises(landsraad.IllegalMove) as refusal:
        game.play(foreign)
    assert [reason.key for reason in refusal.value.reasons] == ["unknown-notation"] and not game.moves


# what a notation remembers


def numbers() -> Notation:
    return Notation({1: Verb("units", Domain("amount"), Domain("amount")), 2: Verb("end")})


def test_what_was_written_is_read_as_before() -> None:
    notation = numbers()
    for text in ("end", "units 3 7", "units 999 999"):
        action = notation.read(text)
        assert action is not None and notation.write(action) == text
        assert notation.read(text) == action and notation.read(f"  {text.replace(' ', '  ')} ") == action


def test_writing_teaches_no_new_words() -> None:
    notation = numbers()
    text = notation.write(1 | 4000 << 8)
    assert text == "units 4000 0"
    assert notation.read(text) is None  # a number has at most three digits, whoever has written it
    assert notation.write(2 | 5 << 8) == "end" and notation.read("end") == 2


def test_a_notation_remembers_only_so_much() -> None:
    notation = numbers()
    for count in range(MOST + 10):
        action = 1 | (count % 1000) << 8 | (count // 1000) << 20
        assert notation.write(action) == f"units {count % 1000} {count // 1000}"
    assert 0 < len(notation._texts) <= MOST and len(notation._actions) <= MOST
    assert notation.write(1) == "units 0 0" and notation.read("units 0 0") == 1


def test_reading_remembers_nothing() -> None:
    notation = numbers()
    for count in range(100):
        assert notation.read(f"units {count} 0") == 1 | count << 8
    assert not notation._texts and not notation._actions


def test_events_that_are_kept_once_for_all_games_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server plays game after game for months."""
    kept: dict[Any, Any] = {}
    monkeypatch.setattr(landsraad.game, "_EVENTS", kept)
    monkeypatch.setattr(landsraad.game, "MOST_EVENTS", 100)
    game = landsraad.new_game("imperium", seats=2, seed=1)
    most = longest = 0
    while not game.over:
        game.play(game.options[0])
        longest = max(longest, len(game.journals[-1]))
        most = max(most, len(kept))
    assert 100 < most <= 100 + longest < len(set(game.events)), "this game has more of them"
    assert all(kept.get(event, event) == event for event in game.events)
