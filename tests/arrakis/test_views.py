"""Hidden things stay hidden (war_for_arrakis 0.5): what a seat cannot know is dealt anew, and its view is the same."""

import random

import pytest

from landsraad import rules_of
from landsraad.arrakis.board import AREAS, STATION_AREAS
from landsraad.arrakis.words import (
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
)
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.piles import lay, take_out
from landsraad.kernel.redeal import known_cards
from landsraad.kernel.table import Table, clone
from tests.arrakis.table import ATREIDES, HARKONNEN, NO_LEADERS, atreides, harkonnen, play, turn
from tests.conformance.games import Kind, chooser, decisions
from tests.piles import shuffle_zone

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
    seen = RULES.view(table, seat)["deployment_tokens"]  # on the board for their owner, faceup for everybody
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
    for game in decisions(kind.new(4), chooser(4)):
        for seat in (None, *range(len(game.table.seats))):
            view = RULES.view(game.table, seat)
            facedown = {slot for area in view["areas"].values() for slot in area.get("tokens", [])}
            owner = any(name in ("house_atreides", "fremen_ally") for name in view["members"])
            atreides = {slot for slot in facedown if slot < 16}
            assert (
                (atreides <= set(view["deployment_tokens"])) if owner else not atreides & set(view["deployment_tokens"])
            )


def test_everybody_sees_who_takes_part_in_an_attack() -> None:
    """war_for_arrakis 0.5, 9.1: an attack is declared openly, figures left out too; before that nobody is told."""
    areas = {
        "se_in_04": harkonnen(regular=4, elite=1, generic=1), "hobars_gap": {**atreides(regular=2), "sietch": 0},
    }  # fmt: skip
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04"}
    game = turn(HARKONNEN, areas, "strategy", leaders=leaders, hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    play(game, "leave 2 regular", "leave_leader baron_harkonnen", "leave 1 generic")
    assert "left_out" not in game.view(ATREIDES)
    play(game, "go")
    for seat in (None, HARKONNEN, ATREIDES):
        assert game.view(seat)["left_out"] == {"regular": 2, "generic": 1, "leaders": ["baron_harkonnen"]}


def test_tokens_left_out_of_an_attack_stay_facedown() -> None:
    """war_for_arrakis 0.5, 9.14: that a token is left out is seen, not what it shows."""
    areas = {"windgap": {**atreides(regular=2, tokens=[0]), "sietch": 1}, "sw_in_05": harkonnen(regular=6)}
    game = turn(ATREIDES, areas, "strategy", hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from windgap", "to sw_in_05", "leave_token 0", "go")
    view = game.view(HARKONNEN)
    assert view["left_out"] == {"tokens": [0]} and view["deployment_tokens"] == {}
