"""Setting a game up by questions and by flags."""

from dataclasses import replace

import pytest

from landsraad import BadOption
from landsraad.terminal.imperium_opening import read_leaders
from landsraad.terminal.opening import DRAFT, Wishes, ask_wishes, begin, default_wishes, read_seed

USUAL = default_wishes("imperium", "en")

IX = ("rise_of_ix",)


def asked(*answers: str) -> tuple[Wishes, list[str]]:
    left, told = list(answers), list[str]()
    wishes = ask_wishes(USUAL, lambda question: left.pop(0), told.append, ask_language=False)
    assert left == []
    return wishes, told


def test_enter_takes_what_stands_in_brackets() -> None:
    wishes, _ = asked("", "", "", "", "")
    assert wishes == replace(USUAL, leaders=(None,))


def test_everything_can_be_answered() -> None:
    wishes, _ = asked("3", "yes", "y", "ilesa", "7")
    assert wishes == Wishes(3, ("rise_of_ix",), {"epic": True}, ("ilesa_ecaz",), 7)


def test_without_the_expansion_there_is_no_epic_game_and_no_leader_of_it() -> None:
    wishes, told = asked("4", "n", "Ilesa", "9", "8", "a word")
    assert wishes == Wishes(4, (), {}, ("helena_richese",), "a word")
    assert "There is no leader Ilesa in this game." in told
    assert "There is no leader 9 in this game." in told


def test_what_is_not_understood_is_asked_again() -> None:
    wishes, told = asked("5", "many", "4", "perhaps", "y", "no", "vernius", "draft", "")
    assert wishes.seats == 4 and wishes.leaders == DRAFT
    assert "I did not understand many." in told and "I did not understand perhaps." in told
    assert "vernius could be: Prince Rhombur Vernius, Tessia Vernius." in told


def test_the_language_is_asked_for_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.terminal.opening.known_languages", lambda: ["en", "de"])
    left, told = ["klingon", "de", "", "", "", "", ""], list[str]()
    assert ask_wishes(USUAL, lambda question: left.pop(0), told.append).lang == "de"
    assert told[0] == "I did not understand klingon."


def test_the_wishes_become_a_game() -> None:
    game, players = begin(Wishes(3, (), {}, ("paul_atreides",), 5, names=("Jessica",)))
    assert game.seed == 5 and game.names == ["Jessica", "Bot B", "Bot C"]
    assert game.view(0)["seats"][0]["leader"] == "paul_atreides"
    assert [player.bot for player in players] == [None, "steward", "steward"]


def test_a_game_without_a_seed_gets_one() -> None:
    assert isinstance(begin(USUAL)[0].seed, int)


def test_leaders_as_they_may_be_typed() -> None:
    assert read_leaders(["PAUL", "random", 'the "beast"'], IX, "en") == (
        "paul_atreides",
        None,
        "glossu_the_beast_rabban",
    )
    assert read_leaders(["draft"], IX, "en") == DRAFT
    assert read_leaders(["Gurney"], IX, "en") == ("Gurney",)  # the rules refuse it, and say who there is
    with pytest.raises(BadOption, match="several leaders"):
        read_leaders(["richese"], IX, "en")


def test_a_seed_that_is_a_number_is_a_number() -> None:
    assert (read_seed("07"), read_seed("x7")) == (7, "x7")
