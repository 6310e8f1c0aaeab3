"""Whole games by random players: invariants, clones, positions, records, views."""

import json
import random
from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.checks import check
from landsraad.game import Game, fingerprint
from landsraad.kernel.table import top
from tests.arrakis.table import known_tokens, seen_faces

SETTINGS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "expansions": ["spacing_guild"]},
    {"seats": 3, "options": {"shared_side": "harkonnen"}},
    {"seats": 3, "expansions": ["spacing_guild"]},
    {"seats": 4},
    {"seats": 4, "expansions": ["spacing_guild"]},
    {"seats": 1},
    {"seats": 2, "options": {"solo": True}},
]


def new(setting: dict[str, Any], seed: int, rounds: int) -> Game:
    options = {**setting.get("options", {}), "max_rounds": rounds}
    return landsraad.new_game("war_for_arrakis", seed=seed, **{**setting, "options": options})


@pytest.mark.parametrize("setting", SETTINGS)
def test_random_games(setting: dict[str, Any]) -> None:
    """Pieces are conserved at every decision; a game ends by war_for_arrakis 5.7 at the latest."""
    game = new(setting, 11, 4)
    choose = random.Random(3)
    while not game.over:
        game.play(choose.choice(game.options))
        check(game.table)
    assert game.result() is not None


@pytest.mark.parametrize("setting", SETTINGS)
def test_clone_position_view_record(setting: dict[str, Any]) -> None:
    game = new(setting, 5, 2)
    choose = random.Random(8)
    number = 0
    while not game.over:
        number += 1
        if number % 23 == 0:
            data = json.loads(json.dumps(game.position()))
            again = landsraad.from_position("war_for_arrakis", data)
            assert fingerprint(game.rules.position(again.table), game.rules.holders) == game.checksum()
            assert again.clone().checksum() == game.checksum()
            for seat in (None, *range(setting["seats"])):
                json.dumps(game.view(seat))
        options = game.options
        assert len({option.notation for option in options}) == len(options) > 0
        game.play(choose.choice(options))
    record = json.dumps(game.record())
    assert landsraad.replay(record).checksum() == game.checksum()


def test_hidden_information() -> None:
    """war_for_arrakis 0.5: ranks, tokens, objective and hands are seen by their owner alone."""
    game = new({"seats": 2}, 1, 2)
    mine, theirs = game.view(1), game.view(0)
    ranks = [[area["sietch"]["rank"] for area in view["areas"].values() if "sietch" in area] for view in (mine, theirs)]
    assert sorted(ranks[0]) == [1, 1, 2, 2, 2, 2, 3, 3] and ranks[1] == [None] * 8
    assert known_tokens(mine) == set(range(8)) and seen_faces(theirs) == []
    assert theirs["tracks"]["objectives"] is None and theirs["tracks"]["objectives_held"] == 1
    assert theirs["decks"]["house_atreides"]["hand"] is None and theirs["decks"]["house_atreides"]["hand_size"] == 1
    assert mine["decks"]["house_atreides"]["hand"] is not None
    assert all(area["station"] == {"marker": None} for area in mine["areas"].values() if "station" in area)


def test_setup() -> None:
    """war_for_arrakis 4: eight tokens and Naibs in the sietches, garrisons of 16 regulars, 6 elites, 2 Sardaukar."""
    position = new({"seats": 2}, 2, 0).position()
    areas = position["areas"].values()
    held = [area for area in areas if area.get("side") == "harkonnen"]
    assert [sum(area.get(kind, 0) for area in held) for kind in ("regular", "elite", "special", "generic")] == [
        16,
        6,
        2,
        4,
    ]
    assert sum(area.get("generic", 0) for area in areas if area.get("side") == "atreides") == 8
    assert sorted(position["sietch_ranks"]) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert position["bene_gesserit"] == [0, 1] and position["bene_gesserit_reserve"] == 4
    assert position["imperium_markers"] == [5, 5, 5] and len(position["prescience"]) == 3


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"seats": 5}, "1 to 4 seats"), ({"seats": 2, "expansions": ["rise_of_ix"]}, "no expansion"),
        ({"seats": 2, "options": {"epic": True}}, "no option"), ({"seats": 2, "leaders": "draft"}, "leaders"),
        ({"seats": 4, "options": {"shared_side": "atreides"}}, "three players"),
        ({"seats": 3, "options": {"solo": True}}, "19.7"),
    ],
)  # fmt: skip
def test_bad_options(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(landsraad.BadOption, match=told):
        landsraad.new_game("war_for_arrakis", **setup)


def test_bad_positions() -> None:
    with pytest.raises(landsraad.BadPosition, match="no area"):
        landsraad.from_position("war_for_arrakis", {"areas": {"caladan": {}}})
    with pytest.raises(landsraad.BadPosition, match="more regular"):
        landsraad.from_position("war_for_arrakis", {"areas": {"carthag": {"side": "harkonnen", "regular": 25}}})
    with pytest.raises(landsraad.BadPosition, match="without units"):
        landsraad.from_position("war_for_arrakis", {"areas": {"carthag": {"side": "harkonnen", "generic": 1}}})


def test_solo_round() -> None:
    """war_for_arrakis 23.4, 23.15: two prescience cards, two reinforcements, a point of supremacy a round."""
    game = new({"seats": 1}, 4, 3)
    position = game.position()
    assert len(position["prescience"]) == 2 and len(position["reinforcements"]) == 2
    assert position["target"] > 0 and position["hand_house_harkonnen"] == []
    choose = random.Random(1)
    while not game.over and game.position()["round"] == 1:
        game.play(choose.choice(game.options))
    assert game.position()["supremacy"] >= 1


def test_four_players_divide_their_dice() -> None:
    """war_for_arrakis 19.8: the ally gets half of the dice, the House member the odd one."""
    game = new({"seats": 4}, 4, 3)
    choose = random.Random(1)
    while top(game.table)[0] != w.F_TURN:
        game.play(choose.choice(game.options))
    dice = game.position()["dice"]
    assert [sum(dice[member * 5 : member * 5 + 5]) for member in range(4)] == [4, 4, 2, 2]
