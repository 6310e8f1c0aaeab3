"""Hidden things stay hidden (war_for_arrakis 0.5): what a seat cannot know is dealt anew, and its view is the same."""

import gzip
import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import landsraad
from landsraad import Game, rules_of
from landsraad.arrakis.board import AREAS, STATION_AREAS
from landsraad.arrakis.events import COMBAT_ROLLED
from landsraad.arrakis.view import open_view
from landsraad.arrakis.words import (
    B_CARDS,
    DECK,
    DEPLOYMENT_TOKENS,
    FEATURES,
    HAND,
    HOUSE_ATREIDES,
    MEMBER_NAMES,
    OBJECTIVES,
    OBJECTIVES_ASIDE,
    P_HAZARDS,
    PHASE,
    PRESCIENCE_DECK,
    SEAT_OF,
    SIETCH_AT,
    SIETCH_RANKS,
    SIETCHES_SEEN,
    SIGN,
    SIGN_POOL,
    SIGN_SHIFT,
    STATION,
    STATION_SHIFT,
    TOKENS_DRAWN,
    TOKENS_SEEN,
)
from landsraad.desk.arrakis.shapes import view_schema
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.piles import lay, take_out
from landsraad.kernel.redeal import known_cards
from landsraad.kernel.table import Table, clone
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    atreides,
    harkonnen,
    left_out,
    play,
    seeded,
    seen_faces,
    tokens_in,
    turn,
)
from tests.conformance.games import Kind, chooser, decisions
from tests.piles import shuffle_zone

ROOT = Path(__file__).parent.parent.parent
RULES = rules_of("war_for_arrakis")
GUILD = ["spacing_guild"]
TABLES = [
    Kind("2", "war_for_arrakis", {"seats": 2, "options": {"max_rounds": 6}}),
    Kind("2-guild", "war_for_arrakis", {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 6}}),
    Kind("4-guild", "war_for_arrakis", {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 4}}),
    Kind("solo", "war_for_arrakis", {"seats": 1, "options": {"max_rounds": 4}}),
]


def shuffle_between(t: Table, zones: list[int], rng: random.Random) -> None:
    """Deal the cards of these zones anew; each keeps its number of cards."""
    pool = [card for zone in zones for card in t.zones[zone]]
    rng.shuffle(pool)
    for zone in zones:
        size = len(t.zones[zone])
        lay(t, zone, pool[:size])
        pool = pool[size:]


def shuffle_slots(values: list[int], slots: list[int], rng: random.Random) -> None:
    mixed = [values[slot] for slot in slots]
    rng.shuffle(mixed)
    for slot, value in zip(slots, mixed, strict=True):
        values[slot] = value


def redealt(table: Table, seat: int | None, rng: random.Random) -> Table:
    """The same table with everything this seat cannot know dealt anew."""
    t = clone(table)
    shared = t.shared
    mine = [member for member in range(4) if seat is not None and shared[SEAT_OF + member] == seat]
    for member in range(len(MEMBER_NAMES)):
        if member in mine:
            shuffle_zone(t, DECK + member, rng)
        else:
            shown = known_cards(t, HAND + member, -1 if seat is None else seat)  # a partner has looked at them (19.5)
            for card in shown:
                take_out(t, HAND + member, card)
            shuffle_between(t, [DECK + member, HAND + member], rng)
            lay(t, HAND + member, [*shown, *t.zones[HAND + member]])
    t.known = table.known[:]
    shuffle_zone(t, PRESCIENCE_DECK, rng)
    deal_board(t, rng)
    if not any(member >= HOUSE_ATREIDES for member in mine):
        unseen = [
            SIETCH_RANKS + sietch
            for sietch in range(8)
            if shared[SIETCH_AT + sietch] and not shared[SIETCHES_SEEN] >> sietch & 1
        ]
        shuffle_slots(shared, unseen, rng)
        shuffle_between(t, [OBJECTIVES, OBJECTIVES_ASIDE], rng)
    owner = any(member >= HOUSE_ATREIDES for member in mine)
    seen = set(range(8 + shared[TOKENS_DRAWN])) if owner else {at for at in range(16) if shared[TOKENS_SEEN] >> at & 1}
    shuffle_slots(shared, [DEPLOYMENT_TOKENS + slot for slot in range(16) if slot not in seen], rng)
    sow(t, rng.getrandbits(64), KEYED)
    return t


def deal_board(t: Table, rng: random.Random) -> None:
    """Wormsigns and testing stations lie facedown for everybody."""
    shared = t.shared
    stations = [FEATURES + area for area in STATION_AREAS if shared[FEATURES + area] & STATION]
    faces = [shared[at] >> STATION_SHIFT & 3 for at in stations]
    rng.shuffle(faces)
    for at, face in zip(stations, faces, strict=True):
        shared[at] = shared[at] & ~(3 << STATION_SHIFT) | face << STATION_SHIFT
    if shared[PHASE] == P_HAZARDS:
        return  # they are being turned up
    signs = [FEATURES + area for area in range(AREAS) if shared[FEATURES + area] & SIGN]
    pool = [face for face in range(3) for _ in range(shared[SIGN_POOL + face])]
    pool += [(shared[at] >> SIGN_SHIFT & 3) - 1 for at in signs]
    rng.shuffle(pool)
    for at in signs:
        shared[at] = shared[at] & ~(3 << SIGN_SHIFT) | pool.pop() + 1 << SIGN_SHIFT
    for face in range(3):
        shared[SIGN_POOL + face] = pool.count(face)


@pytest.mark.parametrize("kind", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_view_shows_what_is_hidden(kind: Kind, seed: int) -> None:
    rng = random.Random(seed)
    compared = 0
    for number, game in enumerate(decisions(kind.new(seed), chooser(seed))):
        if number % 9:
            continue
        for seat in (None, *range(len(game.table.seats))):
            assert RULES.view(redealt(game.table, seat, rng), seat) == RULES.view(game.table, seat), (number, seat)
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_dealing_anew_changes_something(kind: Kind) -> None:
    """The test above would see a leak: the whole position differs, only the views do not."""
    rng = random.Random(1)
    game = kind.new(3)
    other = redealt(game.table, None, rng)
    assert RULES.position(other) != RULES.position(game.table)
    assert RULES.view(other, 1 if len(game.table.seats) > 1 else 0) != RULES.view(
        game.table, 1 if len(game.table.seats) > 1 else 0
    )


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_facedown_tokens_are_known_to_their_owner_alone(kind: Kind) -> None:
    for number, game in enumerate(decisions(kind.new(4), chooser(4))):
        for seat in (None, *range(len(game.table.seats))) if number % 3 == 0 else ():
            view = RULES.view(game.table, seat)
            owner = any(name in ("house_atreides", "fremen_ally") for name in view["members"])
            assert all((token["face"] is not None) == owner for token in tokens_in(view))


def test_everybody_sees_who_takes_part_in_an_attack() -> None:
    """war_for_arrakis 0.5, 9.1: an attack is declared openly, figures left out too; before that nobody is told."""
    areas = {
        "se_in_04": harkonnen(regular=4, elite=1, generic=1), "hobars_gap": {**atreides(regular=2), "sietch": 0},
    }  # fmt: skip
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04"}
    game = turn(HARKONNEN, areas, "strategy", leaders=leaders, hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    play(game, "leave 2 regular", "leave_leader baron_harkonnen", "leave 1 generic")
    assert game.view(ATREIDES)["battle"] is None
    play(game, "go")
    for seat in (None, HARKONNEN, ATREIDES):
        assert left_out(game, seat) == {"regular": 2, "generic": 1, "leaders": ["baron_harkonnen"]}


def test_tokens_left_out_of_an_attack_stay_facedown() -> None:
    """war_for_arrakis 0.5, 9.14: that a token is left out is seen, not what it shows."""
    areas = {"windgap": {**atreides(regular=2, tokens=[0]), "sietch": 1}, "sw_in_05": harkonnen(regular=6)}
    game = turn(ATREIDES, areas, "strategy", hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from windgap", "to sw_in_05", "leave_token 0", "go")
    assert left_out(game, HARKONNEN) == {"tokens": [{"id": 0, "colour": "atreides", "face": None}]}
    assert seen_faces(game.view(HARKONNEN)) == []


# --- plain named data ------------------------------------------------------------------------------------------------

SCHEMA = json.loads((ROOT / "docs" / "schemas" / "view-war_for_arrakis.schema.json").read_text(encoding="utf-8"))
MOST_BYTES = 10_000


def test_the_schema_is_the_one_of_the_program() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert view_schema() == SCHEMA


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_every_view_fits_the_schema_and_is_small(kind: Kind) -> None:
    """The same fields for every seat and for spectators; nothing that no field describes."""
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for number, game in enumerate(decisions(kind.new(5), chooser(5))):
        if number % 61:
            continue
        for seat in (None, *range(len(game.table.seats))):
            written = json.dumps(game.view(seat))
            validator.validate(json.loads(written))
            assert len(gzip.compress(written.encode())) < MOST_BYTES


def test_supplies_are_public() -> None:
    """war_for_arrakis 0.5: what is not on the board is in a supply everybody can count."""
    sand = {"sw_in_03": {"harvester": True}, "sw_in_05": {"worm": "sandworm"}}
    areas = {"carthag": harkonnen(regular=4, elite=1), **sand}
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_1": "ornithopter"})
    for seat in (None, HARKONNEN, ATREIDES):
        mine, theirs = (game.view(seat)["sides"][side]["supply"] for side in ("harkonnen", "atreides"))
        assert (mine["regular"], mine["elite"], mine["harvesters"], mine["ornithopters"]) == (20, 11, 7, 5)
        assert (theirs["regular"], theirs["sandworms"], theirs["wormsigns"]) == (16, 3, 16)


def states(view: dict[str, Any], side: str) -> list[tuple[str | None, str]]:
    return [(die["face"], die["state"]) for die in view["sides"][side]["dice"]]


def test_a_die_is_unused_then_in_use_then_spent() -> None:
    """war_for_arrakis 6.3, 7.1: everybody sees what has become of each die, those set aside too (2.12)."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy", "mentat")
    assert states(game.view(None), "harkonnen").count(("strategy", "unused")) == 1
    play(game, "use strategy move", "from carthag")
    assert ("strategy", "in_use") in states(game.view(None), "harkonnen")
    while game.to_act == HARKONNEN:
        game.play(game.options[0])
    seen = states(game.view(None), "harkonnen")
    assert ("strategy", "spent") in seen and ("mentat", "unused") in seen and len(seen) == 8
    assert [state for _, state in seen].count("set_aside") == 5


def test_a_used_die_survives_a_position_and_changes_no_checksum() -> None:
    """Older records did not keep it: a game is the same with it and without."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy", "mentat")
    play(game, "use strategy move")
    position = game.position()
    again = landsraad.from_position("war_for_arrakis", position)
    assert again.view(None) == game.view(None) and again.checksum() == game.checksum()
    del position["trace"]
    assert landsraad.from_position("war_for_arrakis", position).checksum() == game.checksum()


def battle_of(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view(None)["battle"]
    return found


def test_nobody_throws_dice_for_an_undefended_settlement() -> None:
    """war_for_arrakis 9.2, 9.4: cards that were laid down for dice in the battle before count in that one alone."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy")
    game.table.shared[B_CARDS] = 2
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    told = battle_of(game)
    assert told["round"] == 0 and told["step"] == "advance"
    assert told["attacker"]["dice"] == {"units": 1, "cards": 0, "rank": 0, "extra": 0, "total": 0}


def test_a_battle_is_told_by_its_ledger() -> None:
    """war_for_arrakis 9.4 to 9.9: where the dice come from, what they show, what is lost."""
    areas = {
        "se_in_04": harkonnen(regular=4, elite=2), "hobars_gap": {**atreides(regular=3, generic=1), "sietch": 0},
    }  # fmt: skip

    def begun(seed: int) -> Game:
        hands = {"hand_corrino_ally": ["shigawire"], "hand_fremen_ally": ["thumpers"]}
        game = turn(HARKONNEN, areas, "strategy", seed=seed, **hands)
        return play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")

    battle = battle_of(begun(1))
    assert battle["step"] == "cards" and battle["attacker"]["rolled"] is None
    rank = battle["defender"]["dice"]["rank"]
    assert rank and battle["defender"]["dice"]["total"] == min(6, 3 + rank)
    assert battle["attacker"]["dice"] == {"units": 6, "cards": 0, "rank": 0, "extra": 0, "total": 6}

    def rolled(seed: int) -> Game:
        game = begun(seed)
        while battle_of(game)["step"] == "cards":
            game.play("stop")
        return game

    game = seeded(rolled, lambda game: (battle_of(game)["hits_to_take"] or {}).get("area") == "se_in_04")
    battle = battle_of(game)
    rolls = [event[2:] for event in game.events if event[0] == COMBAT_ROLLED]
    assert rolls == [tuple(battle[who]["rolled"].values()) for who in ("attacker", "defender")]
    assert battle["hits_to_take"] == {"area": "se_in_04", "hits": battle["attacker"]["takes"]}
    game.play("lose regular")
    assert battle_of(game)["attacker"]["fallen"]["regular"] == 1


def test_everything_is_shown_of_a_game_that_is_over() -> None:
    """Who looks at it afterwards sees hands, tokens, ranks, objectives, stations and wormsigns."""
    game = TABLES[2].new(3)
    view = open_view(game.table)
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(json.dumps(view)))
    assert all(deck["hand"] is not None for deck in view["decks"].values()) and view["tracks"]["objectives"]
    assert all(area["station"]["marker"] for area in view["areas"].values() if "station" in area)
    assert all(token["face"] for token in tokens_in(view))
