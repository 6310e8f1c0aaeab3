"""Setting a game up: what is refused, and how unattended games stop (war_for_arrakis 5.7; spacing_guild 1.1)."""

from typing import Any

import pytest

import landsraad
from landsraad.game import start

RULES = landsraad.rules_of("war_for_arrakis")


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"seats": 0}, "1 to 4 seats"), ({"seats": True}, "1 to 4 seats"), ({"seats": "2"}, "1 to 4 seats"),
        ({"players": 2}, "no set-up field 'players'"),
        ({"seats": 2, "expansions": "spacing_guild"}, "must be a list"),
        ({"seats": 2, "expansions": ["rise_of_ix"]}, "no expansion 'rise_of_ix'; there is: spacing_guild"),
        ({"seats": 2, "options": ["solo"]}, "must be a dict"),
        ({"seats": 2, "options": {"epic": True}}, "no option 'epic'; there is: max_rounds, shared_side, solo"),
        ({"seats": 2, "options": {"solo": "yes"}}, "true or false"),
        ({"seats": 1, "options": {"solo": False}}, "one player alone"),
        ({"seats": 3, "options": {"solo": True}}, r"19\.7"),
        ({"seats": 1, "expansions": ["spacing_guild"]}, r"spacing_guild 1\.1"),
        ({"seats": 2, "expansions": ["spacing_guild"], "options": {"solo": True}}, r"spacing_guild 1\.1"),
        ({"seats": 3, "options": {"shared_side": "corrino"}}, "harkonnen, atreides"),
        ({"seats": 4, "options": {"shared_side": "atreides"}}, "three players"),
        ({"seats": 2, "options": {"max_rounds": -1}}, "max_rounds"),
        ({"seats": 2, "options": {"max_rounds": True}}, "max_rounds"),
        ({"seats": 2, "options": {"max_rounds": "ten"}}, "max_rounds"),
        ({"seats": 2, "leaders": ["paul_atreides"]}, "leaders enter by the rules"),
        ({"seats": 2, "first_player": 1}, "the Atreides act first"),
    ],
)  # fmt: skip
def test_refusals(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(landsraad.BadOption, match=told):
        start(RULES, setup, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_limit_for_people(seats: int) -> None:
    """war_for_arrakis 5.7: off unless it is asked for."""
    for options in ({}, {"max_rounds": None}):
        assert landsraad.new_game("war_for_arrakis", seats=seats, options=options).position()["max_rounds"] == 0


def test_a_limit_for_bots() -> None:
    """war_for_arrakis 5.7: twenty rounds; then nobody has won, and the result says who was ahead."""
    assert RULES.for_bots == {"max_rounds": 20}
    game = landsraad.new_game("war_for_arrakis", seats=2, seed=4, options={"max_rounds": 1})
    while not game.over:
        game.play(game.options[-1])
    result = game.result()
    assert result is not None and result["winners"] == [] and result["decided_by"] == "max_rounds"
    assert set(result["progress"]) == {"harkonnen", "atreides"}
