"""The 22 Conflict cards: what each place wins, part by part, and which location each is fought over."""

from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table

assert content
mark = pytest.mark

# tier, location, set
PRINTED = {
    "skirmish_1": (1, None, "base"),
    "skirmish_2": (1, None, "base"),
    "skirmish_3": (1, None, "base"),
    "skirmish_4": (1, None, "base"),
    "cloak_and_dagger": (2, None, "base"),
    "desert_power": (2, None, "base"),
    "guild_bank_raid": (2, None, "base"),
    "machinations": (2, None, "base"),
    "raid_stockpiles": (2, None, "base"),
    "secure_imperial_basin": (2, "imperial_basin", "base"),
    "siege_of_arrakeen": (2, "arrakeen", "base"),
    "siege_of_carthag": (2, "carthag", "base"),
    "sort_through_the_chaos": (2, None, "base"),
    "terrible_purpose": (2, None, "base"),
    "battle_for_arrakeen": (3, "arrakeen", "base"),
    "battle_for_carthag": (3, "carthag", "base"),
    "battle_for_imperial_basin": (3, "imperial_basin", "base"),
    "grand_vision": (3, None, "base"),
    "skirmish_ix_troop": (1, None, "rise_of_ix"),
    "skirmish_ix_spice": (1, None, "rise_of_ix"),
    "trade_monopoly": (2, None, "rise_of_ix"),
    "economic_supremacy": (3, None, "rise_of_ix"),
}
PLACES = ["first", "second", "third"]
FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
WATCHED = ["solari", "spice", "water", "points", "intrigue"]

# Rewards that are simply gained: the clause, what, and how much.
PLAIN_REWARDS = [
    (mark.clause("skirmish_1.first.1"), "points", 1),
    (mark.clause("skirmish_1.second.1"), "intrigue", 1),
    (mark.clause("skirmish_1.second.2"), "solari", 2),
    (mark.clause("skirmish_1.third.1"), "solari", 2),
    (mark.clause("skirmish_2.first.1"), "points", 1),
    (mark.clause("skirmish_2.second.1"), "water", 1),
    (mark.clause("skirmish_2.third.1"), "spice", 1),
    (mark.clause("skirmish_3.first.2"), "spice", 1),
    (mark.clause("skirmish_3.second.1"), "spice", 2),
    (mark.clause("skirmish_3.third.1"), "spice", 1),
    (mark.clause("skirmish_4.first.2"), "solari", 2),
    (mark.clause("skirmish_4.second.1"), "solari", 3),
    (mark.clause("skirmish_4.third.1"), "solari", 2),
    (mark.clause("cloak_and_dagger.first.2"), "intrigue", 2),
    (mark.clause("cloak_and_dagger.second.1"), "intrigue", 1),
    (mark.clause("cloak_and_dagger.second.2"), "spice", 1),
    (mark.clause("desert_power.first.1"), "points", 1),
    (mark.clause("desert_power.first.2"), "water", 1),
    (mark.clause("desert_power.second.1"), "water", 1),
    (mark.clause("desert_power.second.2"), "spice", 1),
    (mark.clause("desert_power.third.1"), "spice", 1),
    (mark.clause("guild_bank_raid.first.1"), "solari", 6),
    (mark.clause("guild_bank_raid.second.1"), "solari", 4),
    (mark.clause("guild_bank_raid.third.1"), "solari", 2),
    (mark.clause("machinations.second.1"), "water", 1),
    (mark.clause("machinations.second.2"), "solari", 2),
    (mark.clause("machinations.third.1"), "water", 1),
    (mark.clause("raid_stockpiles.first.1"), "intrigue", 1),
    (mark.clause("raid_stockpiles.first.2"), "spice", 3),
    (mark.clause("raid_stockpiles.second.1"), "spice", 2),
    (mark.clause("raid_stockpiles.third.1"), "spice", 1),
    (mark.clause("secure_imperial_basin.first.1"), "points", 1),
    (mark.clause("secure_imperial_basin.second.1"), "water", 2),
    (mark.clause("secure_imperial_basin.third.1"), "water", 1),
    (mark.clause("siege_of_arrakeen.first.1"), "points", 1),
    (mark.clause("siege_of_arrakeen.second.1"), "solari", 4),
    (mark.clause("siege_of_arrakeen.third.1"), "solari", 2),
    (mark.clause("siege_of_carthag.first.1"), "points", 1),
    (mark.clause("siege_of_carthag.second.1"), "intrigue", 1),
    (mark.clause("siege_of_carthag.second.2"), "spice", 1),
    (mark.clause("siege_of_carthag.third.1"), "spice", 1),
    (mark.clause("sort_through_the_chaos.first.2"), "intrigue", 1),
    (mark.clause("sort_through_the_chaos.first.3"), "solari", 2),
    (mark.clause("sort_through_the_chaos.second.1"), "intrigue", 1),
    (mark.clause("sort_through_the_chaos.second.2"), "solari", 2),
    (mark.clause("sort_through_the_chaos.third.1"), "solari", 2),
    (mark.clause("terrible_purpose.first.1"), "points", 1),
    (mark.clause("terrible_purpose.second.1"), "water", 1),
    (mark.clause("terrible_purpose.second.2"), "spice", 1),
    (mark.clause("terrible_purpose.third.1"), "spice", 1),
    (mark.clause("battle_for_arrakeen.first.1"), "points", 2),
    (mark.clause("battle_for_arrakeen.third.1"), "intrigue", 1),
    (mark.clause("battle_for_arrakeen.third.2"), "solari", 2),
    (mark.clause("battle_for_carthag.first.1"), "points", 2),
    (mark.clause("battle_for_carthag.second.1"), "intrigue", 1),
    (mark.clause("battle_for_carthag.second.2"), "spice", 3),
    (mark.clause("battle_for_carthag.third.1"), "spice", 3),
    (mark.clause("battle_for_imperial_basin.first.1"), "points", 2),
    (mark.clause("battle_for_imperial_basin.second.1"), "spice", 5),
    (mark.clause("battle_for_imperial_basin.third.1"), "spice", 3),
    (mark.clause("grand_vision.first.2"), "intrigue", 1),
    (mark.clause("grand_vision.second.1"), "intrigue", 1),
    (mark.clause("grand_vision.second.2"), "spice", 3),
    (mark.clause("grand_vision.third.1"), "spice", 3),
    (mark.clause("skirmish_ix_troop.second.1"), "spice", 2),
    (mark.clause("skirmish_ix_troop.third.1"), "spice", 1),
    (mark.clause("skirmish_ix_spice.first.2"), "spice", 1),
    (mark.clause("skirmish_ix_spice.second.1"), "solari", 3),
    (mark.clause("skirmish_ix_spice.third.1"), "solari", 2),
    (mark.clause("trade_monopoly.second.1"), "intrigue", 1),
    (mark.clause("trade_monopoly.second.2"), "water", 1),
    (mark.clause("economic_supremacy.first.1"), "points", 1),
    (mark.clause("economic_supremacy.second.1"), "points", 1),
    (mark.clause("economic_supremacy.third.1"), "spice", 2),
    (mark.clause("economic_supremacy.third.2"), "solari", 2),
]
# Rewards with a choice or another effect than a gain; they have tests of their own below.
SPECIAL = {
    "skirmish_3.first",
    "skirmish_4.first",
    "cloak_and_dagger.first",
    "cloak_and_dagger.third",
    "machinations.first",
    "terrible_purpose.first",
    "battle_for_arrakeen.second",
    "grand_vision.first",
    "skirmish_ix_troop.first",
    "skirmish_ix_spice.first",
    "trade_monopoly.first",
    "trade_monopoly.third",
    "economic_supremacy.first",
}


def fought(conflict: str, place: int = 0, mine: Seat | None = None, **shared: Any) -> Game:
    """Four seats have fought: seat 0 is at this place (0 to 2), seats 1 and 2 at the others, seat 3 stayed at home."""
    strengths = [3, 2, 1]
    troops = [strengths.pop(place), *strengths, 0]
    seats: list[Seat] = [{"points": 0, "conflict": number, "garrison": 3} for number in troops]
    seats[0].update(mine or {})
    ix = PRINTED[conflict][2] == "rise_of_ix"
    return table(*seats, phase="combat", conflict=conflict, **{"ix": ix, **shared})


def until_asked(game: Game) -> Game:
    """Answer for the others until seat 0 is asked or the Combat phase is over."""
    while shared(game)["phase"] == "combat" and game.to_act != 0:
        finish_question(game)
    return game


def finish_question(game: Game) -> None:
    options = offered(game)
    play(game, next(word for word in ("decline", "end", options[0]) if word in options))


def purse(game: Game, number: int = 0) -> dict[str, int]:
    mine = seat(game, number)
    return {key: len(mine[key]) if key == "intrigue" else mine[key] for key in WATCHED}


def path_of(clause: pytest.MarkDecorator) -> str:
    path: str = clause.args[0]
    return path


# --- figures --------------------------------------------------------------------------------------------


@mark.parametrize("name", PRINTED)
def test_tier_location_and_set_are_as_printed(name: str) -> None:
    card = c.CONFLICT_NUMBERS[name]
    location = {-1: None, 0: "arrakeen", 1: "carthag", 2: "imperial_basin"}[c.CONFLICTS[card].flag]
    assert (c.CONFLICTS[card].tier, location, c.CONFLICTS[card].expansion) == PRINTED[name]


def test_the_cards_by_tier() -> None:
    """imperium 1.1; rise_of_ix 1.4"""
    assert sorted(c.CONFLICT_IDS) == sorted(PRINTED)
    base = [tier for tier, _, box in PRINTED.values() if box == "base"]
    every = [tier for tier, _, _ in PRINTED.values()]
    assert [base.count(tier) for tier in (1, 2, 3)] == [4, 10, 4]
    assert [every.count(tier) for tier in (1, 2, 3)] == [6, 11, 5]


@mark.parametrize("name", [name for name, (_, location, _) in PRINTED.items() if location])
def test_the_controller_of_the_location_may_deploy_a_troop_from_supply(name: str) -> None:
    """imperium 5.2, 7.4"""
    location = PRINTED[name][1]
    game = table({}, {}, phase="round_start", conflict_deck=[name], control={location: 1})
    assert (game.to_act, offered(game)) == (1, ["yes", "no"])
    play(game, "yes")
    assert (seat(game, 1)["conflict"], seat(game, 1)["supply"], seat(game, 1)["garrison"]) == (1, 8, 3)


@mark.parametrize("name", [name for name, (_, location, _) in PRINTED.items() if not location])
def test_no_defence_where_no_location_is_fought_over(name: str) -> None:
    """imperium 5.2"""
    control = {"arrakeen": 1, "carthag": 1, "imperial_basin": 1}
    ix = PRINTED[name][2] == "rise_of_ix"
    game = table(phase="round_start", conflict_deck=[name], control=control, ix=ix)
    assert (shared(game)["phase"], game.to_act) == ("player_turns", 0)


# --- plain rewards --------------------------------------------------------------------------------------


@mark.parametrize(
    ("path", "what", "amount"),
    [pytest.param(path_of(row), what, amount, marks=row, id=path_of(row)) for row, what, amount in PLAIN_REWARDS],
)
def test_the_reward_gives(path: str, what: str, amount: int) -> None:
    """imperium 10.5, 10.7"""
    conflict, place, _ = path.split(".")
    game = until_asked(fought(conflict, PLACES.index(place)))
    assert purse(game)[what] == amount


@mark.parametrize(
    "path", [f"{name}.{place}" for name in PRINTED for place in PLACES if f"{name}.{place}" not in SPECIAL]
)
def test_the_reward_gives_nothing_else(path: str) -> None:
    """imperium 10.7: exactly the printed parts, and no influence."""
    conflict, place = path.split(".")
    game = until_asked(fought(conflict, PLACES.index(place)))
    printed = {what: amount for row, what, amount in PLAIN_REWARDS if path_of(row).rpartition(".")[0] == path}
    assert purse(game) == dict.fromkeys(WATCHED, 0) | printed
    assert (sum(seat(game)["influence"].values()), seat(game)["garrison"]) == (0, 3)


@mark.parametrize("name", PRINTED)
def test_the_last_of_four_gets_nothing(name: str) -> None:
    """imperium 10.4: strength 0 never receives a reward."""
    game = fought(name)
    while shared(game)["phase"] == "combat":
        finish_question(game)
    assert purse(game, 3) == dict.fromkeys(WATCHED, 0)


def test_with_three_players_the_third_place_gets_nothing() -> None:
    """imperium 10.5"""
    seats = [{"conflict": troops} for troops in (3, 2, 1)]
    game = table(*seats, phase="combat", conflict="guild_bank_raid")
    assert [seat(game, number)["solari"] for number in range(3)] == [6, 4, 0]


# --- control --------------------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "location"),
    [
        pytest.param("secure_imperial_basin", "imperial_basin", marks=mark.clause("secure_imperial_basin.first.2")),
        pytest.param("siege_of_arrakeen", "arrakeen", marks=mark.clause("siege_of_arrakeen.first.2")),
        pytest.param("siege_of_carthag", "carthag", marks=mark.clause("siege_of_carthag.first.2")),
        pytest.param("battle_for_arrakeen", "arrakeen", marks=mark.clause("battle_for_arrakeen.first.2")),
        pytest.param("battle_for_carthag", "carthag", marks=mark.clause("battle_for_carthag.first.2")),
        pytest.param(
            "battle_for_imperial_basin", "imperial_basin", marks=mark.clause("battle_for_imperial_basin.first.2")
        ),
    ],
)
def test_the_winner_takes_control_of_the_location(name: str, location: str) -> None:
    """imperium 7.4: in place of an opponent's marker; others stay."""
    before = {"arrakeen": 2, "carthag": 2, "imperial_basin": 2}
    game = until_asked(fought(name, control=before))
    assert shared(game)["control"] == before | {location: 0}
    assert shared(until_asked(fought(name)))["control"] == {location: 0}


def test_a_control_marker_won_under_a_dreadnought_waits() -> None:
    """rise_of_ix 7.5"""
    game = fought("siege_of_arrakeen", ix=True, dreadnoughts={"arrakeen": {"seat": 1, "old": False}})
    assert shared(game)["control"] == {"arrakeen": 0}
    assert shared(game)["dreadnoughts"]["arrakeen"]["seat"] == 1


# --- influence ------------------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "amount"),
    [
        pytest.param("skirmish_3", 1, marks=mark.clause("skirmish_3.first.1")),
        pytest.param("skirmish_4", 1, marks=mark.clause("skirmish_4.first.1")),
        pytest.param("cloak_and_dagger", 1, marks=mark.clause("cloak_and_dagger.first.1")),
        pytest.param("grand_vision", 2, marks=mark.clause("grand_vision.first.1")),
    ],
)
@mark.parametrize("faction", FACTIONS)
def test_the_winner_gains_influence_with_one_faction_of_choice(name: str, amount: int, faction: str) -> None:
    """imperium 8.8"""
    game = fought(name)
    if offered(game) == [f"do {name}.first.1"]:
        play(game, f"do {name}.first.1")
    assert offered(game) == [f"faction {other}" for other in FACTIONS]
    play(game, f"faction {faction}")
    assert seat(game)["influence"] == dict.fromkeys(FACTIONS, 0) | {faction: amount}


@mark.clause("machinations.first.1")
def test_machinations_gives_influence_with_two_different_factions() -> None:
    """imperium 8.8"""
    game = fought("machinations")
    pairs = [f"factions {one} {two}" for at, one in enumerate(FACTIONS) for two in FACTIONS[at + 1 :]]
    assert offered(game) == pairs
    play(game, "factions spacing_guild fremen")
    assert seat(game)["influence"] == {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 1}


def test_machinations_is_resolved_one_faction_after_the_other() -> None:
    """imperium 8.12: in the order its owner wants, which can matter at 4."""
    game = play(fought("machinations", mine={"influence": {"emperor": 3, "fremen": 3}}), "factions emperor fremen")
    assert len(offered(game)) == 2
    play(game, offered(game)[1])
    assert seat(game)["influence"] == {"emperor": 4, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 4}
    assert shared(game)["alliances"] == {"emperor": 0, "fremen": 0}


# --- choices --------------------------------------------------------------------------------------------


@mark.parametrize(
    ("name", "other"),
    [
        pytest.param("cloak_and_dagger", "spice", marks=mark.clause("cloak_and_dagger.third.1")),
        pytest.param("trade_monopoly", "water", marks=mark.clause("trade_monopoly.third.1")),
    ],
)
def test_the_third_place_chooses_an_intrigue_card_or_a_resource(name: str, other: str) -> None:
    """imperium 3.11"""
    options = [f"do {name}.third.1.1", f"do {name}.third.1.2"]
    game = until_asked(fought(name, 2))
    assert offered(game) == options
    assert purse(play(game, options[0])) == dict.fromkeys(WATCHED, 0) | {"intrigue": 1}
    game = play(until_asked(fought(name, 2)), options[1])
    assert purse(game) == dict.fromkeys(WATCHED, 0) | {other: 1}


@mark.clause("battle_for_arrakeen.second.1")
@mark.parametrize(
    ("one", "two", "gained"),
    [
        (1, 2, {"intrigue": 1, "spice": 2}),
        (1, 3, {"intrigue": 1, "solari": 3}),
        (2, 3, {"spice": 2, "solari": 3}),
        (3, 1, {"intrigue": 1, "solari": 3}),
    ],
)
def test_the_second_place_at_arrakeen_chooses_two_different_ones(one: int, two: int, gained: dict[str, int]) -> None:
    path = "do battle_for_arrakeen.second.1"
    game = until_asked(fought("battle_for_arrakeen", 1))
    assert offered(game) == [f"{path}.1", f"{path}.2", f"{path}.3"]
    play(game, f"{path}.{one}")
    assert offered(game) == [f"{path}.{number}" for number in (1, 2, 3) if number != one]
    play(game, f"{path}.{two}")
    assert purse(game) == dict.fromkeys(WATCHED, 0) | gained


@mark.clause("terrible_purpose.first.2")
def test_the_winner_of_terrible_purpose_may_trash_a_card() -> None:
    """imperium 3.3: the trash icon is optional."""
    mine = {"hand": ["dagger"], "discard": ["diplomacy"]}
    game = fought("terrible_purpose", mine=mine)
    assert offered(game) == ["trash hand dagger", "trash discard diplomacy", "decline"]
    play(game, "trash discard diplomacy")
    assert (shared(game)["trash"], seat(game)["points"]) == (["diplomacy"], 1)
    game = play(fought("terrible_purpose", mine=mine), "decline")
    assert (shared(game)["trash"], seat(game)["discard"]) == ([], ["diplomacy"])


@mark.clause("sort_through_the_chaos.first.1")
def test_the_winner_of_sort_through_the_chaos_has_the_mentat_in_the_next_round() -> None:
    """imperium 7.7, 5.3, 17.25: whoever used it this round returns it first."""
    game = fought("sort_through_the_chaos", mentat=2)
    assert (shared(game)["mentat"], shared(game)["mentat_next"], seat(game)["agents"]) == (2, 0, 2)
    while shared(game)["phase"] == "combat":
        finish_question(game)
    assert (shared(game)["round"], shared(game)["mentat"], shared(game)["mentat_next"]) == (3, 0, None)
    assert [seat(game, number)["agents"] for number in range(4)] == [3, 2, 2, 2]


def test_the_mentat_won_is_returned_in_the_recall_of_the_next_round() -> None:
    """imperium 7.7: during that round its space is empty and gives only the card."""
    game = fought("sort_through_the_chaos", mine={"hand": []}, first_player=3)
    while shared(game)["phase"] == "combat":
        finish_question(game)
    while shared(game)["round"] == 3:
        assert shared(game)["mentat"] == 0
        play(game, "reveal")
        finish(game, game.to_act or 0)
    assert (shared(game)["mentat"], seat(game)["agents"]) == (None, 2)


# --- Rise of Ix -----------------------------------------------------------------------------------------


@mark.parametrize(
    "name",
    [
        pytest.param("skirmish_ix_troop", marks=mark.clause("skirmish_ix_troop.first.1")),
        pytest.param("skirmish_ix_spice", marks=mark.clause("skirmish_ix_spice.first.1")),
    ],
)
def test_the_winner_may_move_the_freighter_once(name: str) -> None:
    """rise_of_ix 5.2, 5.7"""
    game = fought(name, mine={"freighter": 1})
    assert offered(game) == ["advance", "recall", "decline"]
    assert seat(play(game, "advance"))["freighter"] == 2
    game = play(fought(name, mine={"freighter": 1}), "decline")
    assert seat(game)["freighter"] == 1


@mark.clause("trade_monopoly.first.1", "trade_monopoly.first.2")
def test_the_winner_of_trade_monopoly_may_move_the_freighter_twice() -> None:
    """rise_of_ix 5.2, 5.7"""
    game = play(fought("trade_monopoly"), "do trade_monopoly.first.1")
    assert (seat(game)["freighter"], shared(game)["phase"]) == (1, "combat")
    while "advance" not in offered(game):
        play(game, offered(game)[0])
    assert seat(play(game, "advance"))["freighter"] == 2
    assert not any("trade_monopoly.first" in move for move in offered(game))


@mark.parametrize(
    "name",
    [
        pytest.param("skirmish_ix_troop", marks=mark.clause("skirmish_ix_troop.first.2")),
        pytest.param("trade_monopoly", marks=mark.clause("trade_monopoly.first.3")),
    ],
)
def test_a_troop_won_goes_to_the_garrison(name: str) -> None:
    """imperium 10.10: the Conflict is closed."""
    game = fought(name)
    assert (seat(game)["garrison"], seat(game)["supply"], seat(game)["conflict"]) == (4, 5, 3)


@mark.clause("economic_supremacy.first.2", "economic_supremacy.first.3")
def test_the_winner_of_economic_supremacy_may_buy_two_more_points() -> None:
    """imperium 3.4: each at most once."""
    game = fought("economic_supremacy", mine={"solari": 12, "spice": 8})
    assert offered(game) == ["do economic_supremacy.first.2", "do economic_supremacy.first.3", "end"]
    play(game, "do economic_supremacy.first.2")
    assert (seat(game)["points"], seat(game)["solari"], seat(game)["spice"]) == (2, 6, 8)
    play(game, *offered(game)[:1])
    assert (seat(game)["points"], seat(game)["solari"], seat(game)["spice"]) == (3, 6, 4)
    assert shared(game)["phase"] == "player_turns"


@mark.parametrize(("solari", "spice", "buys"), [(5, 3, []), (6, 3, [2]), (5, 4, [3])])
def test_each_purchase_of_economic_supremacy_needs_its_own_price(solari: int, spice: int, buys: list[int]) -> None:
    game = fought("economic_supremacy", mine={"solari": solari, "spice": spice, "intrigue": ["windfall"]})
    play(game, "pass")
    assert offered(game) == [f"do economic_supremacy.first.{number}" for number in buys] + ["end"]


def test_to_the_victor_may_pay_for_economic_supremacy() -> None:
    """rise_of_ix 10.29; imperium 10.11"""
    game = fought("economic_supremacy", mine={"spice": 1, "intrigue": ["to_the_victor", "windfall"]})
    play(game, "pass")
    assert refused(game, "do economic_supremacy.first.3") == [("effect-impossible", "imperium 3.4")]
    play(game, "play to_the_victor 1", "do economic_supremacy.first.3")
    assert (seat(game)["points"], seat(game)["spice"]) == (2, 0)


def test_a_freighter_recalled_as_a_reward_works_in_full() -> None:
    """rise_of_ix 5.7: its troops go to the garrison."""
    game = play(fought("skirmish_ix_spice", mine={"freighter": 2, "garrison": 3}), "recall")
    while "faction fremen" not in offered(game):
        play(game, next(move for move in offered(game) if "shipping_2" in move))
    play(game, "faction fremen")
    assert (seat(game)["influence"]["fremen"], seat(game)["garrison"]) == (1, 5)
