"""Every piece by its name: what a side owns, how near it is to points at the end, and what the network adds for it."""

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad import fast
from landsraad.bots import weights
from landsraad.bots.imperium_features import NAMES as FEATURES
from landsraad.bots.imperium_judge import ImperiumJudge
from landsraad.bots.imperium_pieces import NAMES
from landsraad.bots.network import Network
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS, SPICE_MUST_FLOW, TILE_IDS
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.table import Table
from landsraad.lab.pieces import main

JUDGE = ImperiumJudge()
FLOW = SPICE_MUST_FLOW[0]


def a_table() -> Table:
    return fast.new_table("imperium", seats=4, seed=5, expansions=["rise_of_ix"])


def give(table: Table, zone: int, *pieces: int) -> None:
    table.zones[zone] = type(table.zones[zone])([*table.zones[zone], *pieces])


def named(table: Table, seat: int) -> list[str]:
    return [NAMES[place] for place in JUDGE.pieces(table, seat)]


def test_all_that_is_owned_is_named_once_for_each_copy() -> None:
    table = a_table()
    owned = named(table, 1)
    assert len(NAMES) == len(set(NAMES)) and JUDGE.piece_names() == NAMES
    assert owned.count("card_convincing_argument") == owned.count("card_dagger") == 2 and len(owned) == 10
    give(table, w.DISCARD + 1, FLOW)
    give(table, w.INTRIGUE + 1, INTRIGUE_IDS.index("windfall"))
    give(table, w.TILES + 1, TILE_IDS.index("artillery"))
    assert sorted(set(named(table, 1)) - set(owned)) == [
        "card_the_spice_must_flow",
        "intrigue_windfall",
        "tile_artillery",
    ]
    assert len(named(table, 0)) == 10  # nobody else has got anything


@pytest.mark.parametrize(("flows", "points"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_corner_the_market_counts_the_spice_that_flows(flows: int, points: int) -> None:
    """imperium 17: a point for two copies, and a point for more than each opponent."""
    table = a_table()
    give(table, w.INTRIGUE + 2, INTRIGUE_IDS.index("corner_the_market"))
    give(table, w.DISCARD + 2, *[FLOW] * flows)
    assert f"corner_the_market_at_{flows}" in named(table, 2)
    assert JUDGE.features(table, 2)[FEATURES.index("intrigue_points")] == points


def test_what_else_asks_for_something_is_counted_as_far_as_it_has_come() -> None:
    table = a_table()
    mine = table.seats[0]
    mine[w.SOLARI], mine[w.COUNCIL], mine[w.SHIPS_SUPPLY] = 11, 1, 0
    for faction in range(3):
        mine[w.INFLUENCE + faction] = 3
    for name in ("war_chest", "plans_within_plans", "grand_conspiracy", "machine_culture"):
        give(table, w.INTRIGUE, INTRIGUE_IDS.index(name))
    for name in ("memocorders", "spy_satellites"):
        give(table, w.TILES, TILE_IDS.index(name))
    assert {name for name in named(table, 0) if "_at_" in name} == {
        "war_chest_at_3",
        "plans_within_plans_at_3",
        "grand_conspiracy_at_2",
        "machine_culture_at_2",
        "memocorders_at_3",
        "spy_satellites_at_1",
    }


def test_what_a_piece_counts_is_added_to_the_score_and_grows_with_the_game() -> None:
    layers: dict[str, Any] = {
        "side": [[0.0]],
        "scene": [[0.0]],
        "first_bias": [0.0],
        "own": [[0.0]],
        "all": [[0.0]],
        "second_bias": [0.0],
        "score": [0.0],
        "plain": [0.0],
    }
    assert Network({**layers, "pieces": [[0.5, 1.0], [0.0, 2.0]]}).owned([0, 1, 1], 0.5) == pytest.approx(4.5)
    assert len(Network(layers).piece) == 0  # an older file knows of none


def test_the_chances_follow_the_pieces() -> None:
    table = a_table()
    before = JUDGE.foresee(table)
    side, scene = JUDGE.input_names()
    layers = dict(weights.network_of("imperium", side, scene, NAMES) or {})
    rows = [[0.0] * len(NAMES), [0.0] * len(NAMES)]
    rows[0][NAMES.index("card_the_spice_must_flow")] = 1.0
    layers["pieces"] = rows
    give(table, w.DISCARD, FLOW)
    with_it = ImperiumJudge(layers=layers).foresee(table)
    layers["pieces"] = [[0.0] * len(NAMES)] * 2
    without = ImperiumJudge(layers=layers).foresee(table)
    assert with_it[0] / with_it[1] == pytest.approx(2.718281828 * without[0] / without[1])
    assert sum(before) == pytest.approx(1.0)


def test_pieces_of_other_names_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.json"
    weights.write_network(path, "imperium", {"side": ["a"], "scene": ["b"], "pieces": ["c"], "layers": {}})
    assert weights.read_network(path, ["a"], ["b"], ["c"]) == {}
    with pytest.raises(LandsraadError, match="fitted on other numbers"):
        weights.read_network(path, ["a"], ["b"], ["d"])


def test_a_fit_on_a_few_games_tells_the_loss_and_where_it_comes_from(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "pieces.json"
    assert main([str(tmp_path / "games"), "--games", "4", "--families", "ix-4,two", "--out", str(out)]) == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    told = data["provenance"]["pieces"]
    assert told["games"] == 4 and data["pieces"] == NAMES
    assert set(told["loss"]) == set(told["before"]) == {"ix-4", "two"}  # of each family something is kept out
    assert [len(row) for row in data["layers"]["pieces"]] == [len(NAMES)] * 2
    assert any(data["layers"]["pieces"][0][: len(CARD_IDS)])
    ImperiumJudge(layers=data["layers"])
