"""Positions of War for Arrakis: small, complete, refused with a clear word, and described by their schema."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.naming import DOMAINS
from landsraad.arrakis.position_reader import AREA_LEVEL, TOP_LEVEL
from landsraad.arrakis.ruleset import WarForArrakis
from landsraad.arrakis.store import NODES
from landsraad.kernel.positions import read_frame, write_frames
from landsraad.kernel.table import frame_at, height, pop
from tests.arrakis.table import known_tokens
from tests.conformance.games import KINDS, Kind, chooser, decisions

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs" / "schemas" / "position-war_for_arrakis.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
ARRAKIS = [kind for kind in KINDS if kind.game == "war_for_arrakis"]

SMALL: dict[str, Any] = {
    "areas": {
        "carthag": {"settlement": True, "side": "harkonnen", "regular": 4},
        "hobars_gap": {"sietch": True, "side": "atreides", "regular": 1},
    },
    "dice": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
}


def test_the_schema_is_a_schema_and_knows_every_field() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert WarForArrakis().schema() == SCHEMA, "run python tools/make_golden.py"
    assert set(SCHEMA["properties"]) == TOP_LEVEL | {"game"}
    assert set(SCHEMA["$defs"]["area_data"]["properties"]) == AREA_LEVEL
    assert all(field.get("description") for field in SCHEMA["properties"].values())


@pytest.mark.parametrize("kind", ARRAKIS, ids=str)
def test_every_position_of_a_game_fits_the_schema(kind: Kind) -> None:
    for number, game in enumerate(decisions(kind.new(2), chooser(2))):
        if number % 25 == 0:
            VALIDATOR.validate(json.loads(json.dumps(game.position())))
    VALIDATOR.validate(json.loads(json.dumps(game.position())))


def test_a_position_says_only_what_it_is_about() -> None:
    VALIDATOR.validate(SMALL)
    game = landsraad.from_position("war_for_arrakis", SMALL)
    assert game.to_act == 1
    assert "use strategy move" in [option.notation for option in game.options]


DECKS = ("deck_house_harkonnen", "deck_fremen_ally", "prescience_deck")


def dealt(**more: Any) -> tuple[list[list[str]], str]:
    """The piles nobody has named, and what chance is once they are dealt."""
    whole = landsraad.from_position("war_for_arrakis", {**SMALL, **more}).position()
    return [whole[name] for name in DECKS], whole["chance"]


def test_the_seed_deals_what_is_not_named_and_chance_is_the_future() -> None:
    """war_for_arrakis 4.9, 4.13: piles that are not named are shuffled by the seed, also where chance is given."""
    one, other = "0123456789abcdef", "fedcba9876543210"
    assert dealt(chance=one, seed=1) == (dealt(seed=1)[0], one)
    assert dealt(chance=other, seed=1) == (dealt(seed=1)[0], other)
    assert dealt(chance=one, seed=1)[0] != dealt(chance=one, seed=2)[0]


def test_older_positions_are_dealt_from_chance_as_they_were() -> None:
    """By the first version of the rules chance dealt the piles, and went on from there."""
    one, other = "0123456789abcdef", "fedcba9876543210"
    decks, chance = dealt(chance=one, seed=1, rules=1)
    assert (decks, chance) == dealt(chance=one, seed=2, rules=1) and chance != one
    assert decks != dealt(chance=other, seed=1, rules=1)[0]


def test_tokens_on_the_board_have_left_the_pool() -> None:
    """war_for_arrakis 11.4, 0.5: also where the position does not say so, and their owner may look at them."""
    areas = {"windgap": {"side": "atreides", "tokens": [9], "sietch": 1}}
    game = landsraad.from_position("war_for_arrakis", {**SMALL, "areas": areas})
    assert game.position()["tokens_drawn"] == 2 and 9 in known_tokens(game.view(1))
    assert 9 not in known_tokens(game.view(0))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"areas": {"atlantis": {}}}, "atlantis"),
        ({"areas": {"carthag": {"dragons": 1}}}, "dragons"),
        ({"areas": {"carthag": {"regular": 4}}}, "side"),
        ({"areas": {"carthag": {"side": "harkonnen", "regular": 25}}}, ""),
        ({"areas": {"hobars_gap": {"settlement": True}}}, "2.7"),
        ({"leaders": {"gandalf": "aside"}}, "gandalf"),
        ({"sietch_ranks": [3] * 8}, "1.5"),
        ({"phase": "lunch"}, "lunch"),
        ({"seats": 5}, "1 to 4"),
        ({"version": 99}, "99"),
        ({"chance": "x"}, "hexadecimal"),
        ({"dice": [1]}, "20"),
        ({"areas": {"windgap": {"side": "atreides", "tokens": [9]}}, "tokens_drawn": 1}, "never drawn"),
        ({"pending": [["nothing", 0, 0, 0]]}, "nothing"),
        ({"hand_fremen_ally": ["crysknife", "crysknife", "crysknife", "crysknife"]}, ""),
        ({"sand": 1}, "'sand'"),
        ({"side": 1}, "'side'"),
        ({"spice": -1}, "spice"),
        ({"supremacy": "many"}, "supremacy"),
        ({"solo": "yes"}, "solo"),
        ({"expansions": ["ix"]}, "expansion 'ix'"),
        ({"bans": ["emperor"]}, "power 'emperor'"),
        ({"spent_leaders": {}}, "spent_leaders must be a list"),
        ({"sietches_seen": [8]}, "sietches_seen"),
        ({"deployment_tokens": ["RR"]}, "deployment_tokens must be a list of 28"),
        ({"deployment_tokens": ["XX"] * 28}, "face 'XX'"),
        ({"air_zones": {"air_9": "carryall"}}, "air_9"),
        ({"air_zones": {"air_1": "balloon"}}, "aircraft 'balloon'"),
        ({"atomics": "lasgun"}, "atomics 'lasgun'"),
        ({"staying": ["dagger"]}, "card 'dagger'"),
        ({"arrivals": [-1]}, "arrivals"),
        ({"areas": {"carthag": {"side": "fremen", "regular": 1}}}, "side 'fremen'"),
        ({"areas": {"windgap": {"worm": "dragon"}}}, "dragon"),
        ({"areas": {"windgap": {"wormsign": "mouse"}}}, "mouse"),
        ({"areas": {"windgap": {"tokens": [28]}}}, "windgap tokens"),
        ({"areas": {"windgap": []}}, "windgap must be a dict"),
        ({"leaders": {"paul_atreides": "caladan"}}, "caladan"),
        ({"pending": [["turn", 0]]}, "turn"),
        ({"pending": [["sequence", "nothing", 0, 0]]}, "effect 'nothing'"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], told: str) -> None:
    with pytest.raises(landsraad.BadPosition, match=told or None):
        landsraad.from_position("war_for_arrakis", {**SMALL, **change})


def test_the_numbers_of_a_frame_are_spelt_by_what_they_are() -> None:
    """An effect by its path, also where only the task of the automaton says that it is one."""
    frames = [["sequence", "sardaukars_manner", 0, 0], ["solo", w.S_CARD, "sardaukars_manner", 1], ["solo", 4, 1, 0]]
    t = landsraad.rules_of("war_for_arrakis").set_up({}, 1, journal=False)
    while height(t):
        pop(t)
    for frame in frames:
        read_frame(t, frame, DOMAINS)
    assert write_frames(t, DOMAINS) == frames
    root = NODES.path.index("sardaukars_manner")
    assert (frame_at(t, 2)[1], frame_at(t, 1)[2], frame_at(t, 0)[2]) == (root, root, 1)


@pytest.mark.parametrize("change", [{"areas": {"atlantis": {}}}, {"seats": 5}, {"sietch_ranks": [4] * 8}, {"sand": 1}])
def test_the_schema_refuses_what_a_schema_can_see(change: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate({**SMALL, **change})
