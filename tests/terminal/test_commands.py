"""What is typed is understood: numbers, moves in notation, commands; and what is not is said so."""

import pytest

import landsraad
from landsraad.terminal.commands import Command, Do, understand

GAME = landsraad.new_game("imperium", seats=3, seed=1)
OPTIONS = GAME.options


@pytest.mark.parametrize(
    ("line", "do", "argument"),
    [
        ("u", Do.UNDO, ""),
        ("  U  ", Do.UNDO, ""),
        ("undo", Do.UNDO, ""),
        ("s my game.json", Do.SAVE, "my game.json"),
        ("l 20", Do.LOG, "20"),
        ("c The Voice", Do.CARD, "The Voice"),
        ("r 6.3.3", Do.RULES, "6.3.3"),
        ("w agent dagger mentat", Do.WHY_NOT, "agent dagger mentat"),
        ("t", Do.TABLE, ""),
        ("b", Do.BOARD, ""),
        ("h", Do.HAND, ""),
        ("?", Do.HELP, ""),
        ("help", Do.HELP, ""),
        ("q", Do.QUIT, ""),
        ("exit", Do.QUIT, ""),
        ("", Do.REPEAT, ""),
        ("0", Do.NO_SUCH_OPTION, "0"),
        ("99", Do.NO_SUCH_OPTION, "99"),
        ("-1", Do.NOT_UNDERSTOOD, "-1"),
        ("hello there", Do.NOT_UNDERSTOOD, "hello there"),
        ("¿qué?", Do.NOT_UNDERSTOOD, "¿qué?"),
    ],
)
def test_commands(line: str, do: Do, argument: str) -> None:
    assert understand(line, OPTIONS) == Command(do, argument)


def test_a_number_or_its_notation_takes_an_option() -> None:
    assert understand("2", OPTIONS) == Command(Do.CHOOSE, option=OPTIONS[1])
    assert understand(OPTIONS[1].notation.replace(" ", "  "), OPTIONS) == Command(Do.CHOOSE, option=OPTIONS[1])


def test_enter_takes_the_only_option() -> None:
    assert understand("", OPTIONS[:1]) == Command(Do.CHOOSE, option=OPTIONS[0])


def test_nothing_can_be_chosen_where_there_is_nothing() -> None:
    assert understand("", []) == Command(Do.REPEAT)
    assert understand("1", []) == Command(Do.NO_SUCH_OPTION, "1")
