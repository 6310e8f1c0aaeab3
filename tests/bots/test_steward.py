"""Steward: better than chance by far, in every kind of game."""

import pytest

from landsraad.games import GAMES
from landsraad.lab.simulate import Plan, simulate


def test_it_beats_three_random_players() -> None:
    plan = Plan("imperium", ("steward", "random", "random", "random"), games=30, seed=5, expansions=("rise_of_ix",))
    assert simulate(plan, workers=1)[0]["wins"]["bot"]["steward"] >= 28


@pytest.mark.parametrize(
    ("game", "short"), [(game, short) for game in ("imperium", "war_for_arrakis") for short in GAMES[game].setups]
)
def test_it_finishes_every_kind_of_game(game: str, short: str) -> None:
    setup = GAMES[game].setups[short]
    plan = Plan(
        game,
        ("steward",) * setup["seats"],
        games=1,
        expansions=tuple(setup.get("expansions", ())),
        options=setup.get("options", {}),
        leaders=setup.get("leaders"),
    )
    outcome, failures = simulate(plan, workers=1)
    assert failures == [] and outcome["finished"] == 1
