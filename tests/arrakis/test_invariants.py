"""Random games of every kind: what must hold at every decision (war_for_arrakis 2.6, 3.2, 3.3, 8.7; see checks.py)."""

import random
from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS
from landsraad.arrakis.checks import check
from landsraad.arrakis.figures import unit_count
from landsraad.arrakis.pieces import stacking_limit
from landsraad.kernel.decisions import verb_of
from landsraad.kernel.table import Table, top

SETTINGS: list[dict[str, Any]] = [
    {"seats": 2}, {"seats": 2, "expansions": ["spacing_guild"]}, {"seats": 3, "options": {"shared_side": "harkonnen"}},
    {"seats": 3, "expansions": ["spacing_guild"]}, {"seats": 4, "expansions": ["spacing_guild"]}, {"seats": 1},
    {"seats": 2, "options": {"solo": True}},
]  # fmt: skip
# Questions between two steps: limits hold, whatever was entered has taken effect, nobody is half-way anywhere.
AT_REST = (w.F_TURN, w.F_CLAIM_END, w.F_SWAP, w.F_HAND_LIMIT, w.F_UNCLAIMED, w.F_VEHICLES, w.F_SISTER, w.F_HARVEST)
FAINT = {w.V_STOP, w.V_NO, w.V_STAND, w.V_CEASE, w.V_END_TURN, w.V_REMOVE}


def look(t: Table) -> None:
    shared = t.shared
    at_rest = top(t)[0] in AT_REST
    assert min(shared) >= 0 and len(set(t.options)) == len(t.options) > 0
    for area in range(AREAS):
        held, features = shared[w.SIDE + area], shared[w.FEATURES + area]
        where = AREA_IDS[area]
        assert not (held == w.HARKONNEN + 1 and features & w.SIETCH), where
        assert not (held == w.ATREIDES + 1 and features & w.SETTLEMENT), where
        if held and at_rest:
            limit = stacking_limit(t, held - 1)
            assert unit_count(shared[w.UNITS + area], shared[w.TOKENS + area]) <= limit, where
            assert not (held == w.ATREIDES + 1 and features & w.HARVESTER), where
    if at_rest:
        assert not t.zones[w.ARRIVALS] and shared[w.STAY_UNITS] == shared[w.STAY_TOKENS] == 0


@pytest.mark.parametrize("setting", SETTINGS)
def test_random_games(setting: dict[str, Any]) -> None:
    options = {**setting.get("options", {}), "max_rounds": 6}
    game = landsraad.new_game("war_for_arrakis", seed=21, **{**setting, "options": options})
    choose = random.Random(5)
    number = 0
    while not game.over:
        look(game.table)
        bold = [option for option in game.table.options if verb_of(option) not in FAINT]
        action = choose.choice(bold if bold and choose.random() < 0.6 else game.table.options)
        game.rules.apply(game.table, action)
        number += 1
        if number % 10 == 0:
            check(game.table)
    assert game.result() is not None
