"""The 34 Intrigue faces of the base game as printed; those played in combat, after winning, and in the Endgame."""

import pytest

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from landsraad.imperium import words as w
from landsraad.imperium.store import KIDS, OP, A, B
from tests.imperium.table import Seat, finish, offered, pass_all, play, refused, seat, shared, strength, table

assert content

CONDITION = [("condition", "imperium 14.4")]
COST = [("cost", "imperium 14.4")]

# Copies, and for each printed part: when it is played ("win" is a Combat part for when you win) and its price.
PRINTED = {
    "allied_armada": (1, [("combat", "2 spice")]),
    "ambush": (2, [("combat", "")]),
    "bindu_suspension": (1, [("plot", "")]),
    "bribery": (1, [("plot", "2 solari")]),
    "bypass_protocol": (1, [("plot", ""), ("plot", "2 spice")]),
    "calculated_hire": (1, [("plot", "1 spice")]),
    "charisma": (1, [("plot", "")]),
    "choam_shares": (1, [("plot", "7 solari")]),
    "corner_the_market": (1, [("endgame", "")]),
    "councilors_dispensation": (1, [("plot", "")]),
    "demand_respect": (1, [("win", ""), ("win", "2 spice")]),
    "dispatch_an_envoy": (2, [("plot", "")]),
    "double_cross": (1, [("plot", "1 solari")]),
    "favored_subject": (1, [("plot", "")]),
    "guild_authorization": (1, [("plot", "")]),
    "infiltrate": (1, [("plot", "")]),
    "know_their_ways": (1, [("plot", "")]),
    "master_tactician": (3, [("combat", ""), ("combat", "")]),
    "plans_within_plans": (1, [("endgame", ""), ("endgame", "")]),
    "poison_snooper": (2, [("plot", "")]),
    "private_army": (2, [("combat", "2 spice")]),
    "rapid_mobilization": (1, [("plot", "")]),
    "recruitment_mission": (1, [("plot", "")]),
    "refocus": (1, [("plot", "")]),
    "reinforcements": (1, [("plot", "3 solari")]),
    "secret_of_the_sisterhood": (1, [("plot", "")]),
    "staged_incident": (1, [("combat", "3 troops")]),
    "the_sleeper_must_awaken": (1, [("plot", "4 spice")]),
    "tiebreaker": (1, [("combat", ""), ("endgame", "")]),
    "to_the_victor": (1, [("win", "")]),
    "urgent_mission": (1, [("plot", "")]),
    "water_of_life": (1, [("plot", "1 spice 1 water")]),
    "water_peddlers_union": (1, [("plot", "")]),
    "windfall": (1, [("plot", "")]),
}


def printed_price(cost: int) -> str:
    names = {w.SOLARI: "solari", w.SPICE: "spice", w.WATER: "water"}
    words = []
    for part in KIDS[cost] if cost else []:
        resource = OP[part] == w.COST_RESOURCE
        words.append(f"{B[part]} {names[A[part]]}" if resource else f"{A[part]} troops")
    return " ".join(words)


def fighting(card: str, *others: Seat, **mine: object) -> Game:
    """Seat 0 in combat with two troops (strength 4); a spare card keeps it in the loop after playing this one."""
    return table({"conflict": 2, "intrigue": [card, "windfall"], **mine}, *others, phase="combat")


def winning(*cards: str, conflict: str = "guild_bank_raid", **mine: object) -> Game:
    """Seat 0 has won the Conflict (6 solari) and may play "when you win" cards."""
    game = table({"conflict": 2, "intrigue": [*cards, "windfall"], **mine}, phase="combat", conflict=conflict)
    return play(game, "pass")


def ending(*cards: str, **mine: object) -> Game:
    """Seat 0 in the Endgame."""
    return table({"intrigue": [*cards], **mine}, phase="endgame", conflict_deck=[])


def test_the_base_game_has_34_faces_and_40_cards() -> None:
    """imperium 1.1"""
    base = [card for card in range(len(c.INTRIGUE_IDS)) if c.INTRIGUES[card].expansion == "base"]
    assert sorted(c.INTRIGUE_IDS[card] for card in base) == sorted(PRINTED)
    assert (len(base), sum(c.INTRIGUES[card].copies for card in base)) == (34, 40)


@pytest.mark.parametrize("name", PRINTED)
def test_copies_timing_and_price_are_as_printed(name: str) -> None:
    card = c.INTRIGUE_NUMBERS[name]
    parts = [(w.TIMING_NAMES[part.timing], printed_price(part.cost)) for part in c.INTRIGUES[card].parts]
    assert (c.INTRIGUES[card].copies, parts) == PRINTED[name]


def test_a_played_card_goes_to_the_intrigue_discard_pile() -> None:
    """imperium 14.2"""
    game = play(table({"intrigue": ["windfall"]}), "play windfall 1")
    assert (seat(game)["intrigue"], shared(game)["intrigue_discard"]) == ([], ["windfall"])


def everything_but(*names: str) -> list[str]:
    """All Intrigue cards of the base game but one copy of each of these."""
    cards = [name for name, (copies, _) in PRINTED.items() for _ in range(copies)]
    for name in names:
        cards.remove(name)
    return cards


def test_drawn_cards_are_kept_unseen_without_a_limit() -> None:
    """imperium 14.1"""
    game = table({"hand": ["reconnaissance"]}, {"intrigue": everything_but("windfall")})
    finish(play(game, "agent reconnaissance carthag"))
    assert (seat(game)["intrigue"], len(seat(game, 1)["intrigue"])) == (["windfall"], 39)
    assert game.view(0)["seats"][0]["intrigue"] == ["windfall"]
    theirs = game.view(0)["seats"][1]
    assert ("intrigue" in theirs, theirs["intrigue_size"]) == (False, 39)


def test_an_exhausted_deck_is_made_anew_from_the_discard_pile() -> None:
    """imperium 14.2"""
    rest = {"intrigue": everything_but("windfall", "ambush")}
    game = table({"hand": ["reconnaissance"]}, rest, intrigue_deck=[], intrigue_discard=["windfall", "ambush"])
    finish(play(game, "agent reconnaissance carthag"))
    left = [*seat(game)["intrigue"], *shared(game)["intrigue_deck"]]
    assert (sorted(left), shared(game)["intrigue_discard"]) == (["ambush", "windfall"], [])


def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    """imperium 14.7"""
    game = table({"hand": ["reconnaissance"]}, {"intrigue": everything_but()}, intrigue_deck=[], intrigue_discard=[])
    play(game, "agent reconnaissance carthag")
    assert (seat(game)["intrigue"], "end" in offered(game)) == ([], True)


def test_the_card_being_played_is_not_yet_in_the_discard_pile() -> None:
    """imperium 14.7: the bonus at 4 Bene Gesserit influence cannot draw the very card that gave the influence."""
    card = "secret_of_the_sisterhood"
    mine = {"intrigue": [card], "influence": {"bene_gesserit": 3}}
    game = table(mine, {"intrigue": everything_but(card)}, intrigue_deck=[], intrigue_discard=[])
    play(game, f"play {card} 1")
    assert (seat(game)["intrigue"], shared(game)["intrigue_discard"]) == ([], [card])


@pytest.mark.parametrize("name", [name for name, (_, parts) in PRINTED.items() if parts[0][0] == "combat"])
def test_a_combat_card_cannot_be_played_on_a_turn(name: str) -> None:
    """imperium 14.3"""
    game = table({"intrigue": [name], "spice": 9, "influence": {"emperor": 4}})
    assert refused(game, f"play {name} 1") == [("timing", "imperium 14.3")]


@pytest.mark.parametrize("name", [name for name, (_, parts) in PRINTED.items() if parts[0][0] == "plot"])
def test_a_plot_card_cannot_be_played_in_combat(name: str) -> None:
    """imperium 10.13, 14.3"""
    game = table({"conflict": 2, "intrigue": [name], "spice": 9, "solari": 9}, phase="combat")
    assert offered(game) == ["pass"]
    assert refused(game, f"play {name} 1") == [("timing", "imperium 14.3")]


# --- swords ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("allied_armada.part.1")
def test_allied_armada_gives_seven_swords_for_two_spice() -> None:
    game = fighting("allied_armada", spice=2, influence={"fremen": 4})
    assert strength(game) == 4
    play(game, "play allied_armada 1")
    assert (strength(game), seat(game)["spice"]) == (11, 0)


def test_allied_armada_needs_an_alliance_token_and_two_spice() -> None:
    """imperium 14.4; rise_of_ix 10.15: influence of 4 without the token is no Alliance."""
    game = fighting("allied_armada", {"influence": {"fremen": 5}}, spice=2, influence={"fremen": 4})
    assert shared(game)["alliances"] == {"fremen": 1}
    assert refused(game, "play allied_armada 1") == CONDITION
    poor = fighting("allied_armada", spice=1, influence={"fremen": 4})
    assert refused(poor, "play allied_armada 1") == COST


@pytest.mark.clause("ambush.part.1")
def test_ambush_gives_four_swords() -> None:
    assert strength(play(fighting("ambush"), "play ambush 1")) == 8


@pytest.mark.clause("private_army.part.1")
def test_private_army_gives_five_swords_for_two_spice() -> None:
    game = play(fighting("private_army", spice=3), "play private_army 1")
    assert (strength(game), seat(game)["spice"]) == (9, 1)
    assert refused(fighting("private_army", spice=1), "play private_army 1") == COST


@pytest.mark.clause("master_tactician.part.1")
def test_master_tactician_gives_three_swords() -> None:
    game = play(fighting("master_tactician"), "play master_tactician 1")
    assert (strength(game), seat(game)["conflict"]) == (7, 2)


@pytest.mark.clause("master_tactician.part.2")
def test_master_tactician_retreats_up_to_three_troops_to_the_garrison() -> None:
    """imperium 9.3, 10.3"""
    game = play(fighting("master_tactician", conflict=4), "play master_tactician 2")
    assert offered(game) == ["amount 1", "amount 2", "amount 3", "decline"]
    play(game, "amount 3")
    assert (seat(game)["garrison"], seat(game)["conflict"], strength(game)) == (6, 1, 2)


def test_master_tactician_may_retreat_nothing_and_never_dreadnoughts() -> None:
    """imperium 9.3; rise_of_ix 6.10"""
    game = table(
        {"conflict": 1, "dreadnoughts_conflict": 1, "intrigue": ["master_tactician", "windfall"]},
        phase="combat",
        ix=True,
    )
    play(game, "play master_tactician 2")
    assert offered(game) == ["amount 1", "decline"]
    play(game, "decline")
    assert (seat(game)["conflict"], seat(game)["dreadnoughts_conflict"]) == (1, 1)


def test_master_tactician_that_retreats_all_troops_leaves_strength_zero_and_the_loop() -> None:
    """imperium 10.3"""
    enemy = {"conflict": 1, "intrigue": ["ambush"]}
    game = play(fighting("master_tactician", enemy), "play master_tactician 2", "amount 2")
    assert (strength(game), game.to_act) == (0, 1)


@pytest.mark.clause("tiebreaker.part.1")
def test_tiebreaker_gives_two_swords_in_combat() -> None:
    game = fighting("tiebreaker")
    assert "play tiebreaker 2" not in offered(game)
    assert strength(play(game, "play tiebreaker 1")) == 6


@pytest.mark.clause("tiebreaker.part.2")
def test_tiebreaker_gives_ten_spice_in_the_endgame_which_break_ties() -> None:
    """imperium 13.3"""
    game = ending("tiebreaker", "windfall")
    assert offered(game) == ["play tiebreaker 2", "pass"]
    play(game, "play tiebreaker 2")
    assert seat(game)["spice"] == 10
    result = play(game, "pass").result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (0, "spice")


@pytest.mark.clause("staged_incident.part.1")
def test_staged_incident_loses_three_deployed_troops_for_a_point() -> None:
    """imperium 17.22: strength drops at once."""
    game = fighting("staged_incident", conflict=4, points=0)
    supply = seat(game)["supply"]
    play(game, "play staged_incident 1")
    assert (seat(game)["points"], seat(game)["conflict"], seat(game)["supply"]) == (1, 1, supply + 3)
    assert (strength(game), seat(game)["garrison"]) == (2, 3)


def test_staged_incident_needs_three_troops_in_the_conflict() -> None:
    """imperium 3.4; rise_of_ix 6.12: a dreadnought is no troop."""
    assert refused(fighting("staged_incident"), "play staged_incident 1") == COST
    game = table({"conflict": 2, "dreadnoughts_conflict": 1, "intrigue": ["staged_incident"]}, phase="combat", ix=True)
    assert refused(game, "play staged_incident 1") == COST


def test_staged_incident_with_the_last_troops_still_gives_the_point() -> None:
    """imperium 10.12, 10.3"""
    enemy = {"conflict": 1, "intrigue": ["ambush"]}
    game = play(fighting("staged_incident", enemy, conflict=3, points=0), "play staged_incident 1")
    assert (seat(game)["points"], strength(game), game.to_act) == (1, 0, 1)


# --- when you win ------------------------------------------------------------------------------------------------


@pytest.mark.clause("to_the_victor.part.1")
def test_to_the_victor_gives_three_spice_when_you_win() -> None:
    """imperium 10.8, 17.9"""
    game = winning("to_the_victor")
    assert offered(game) == ["play to_the_victor 1", "end"]
    assert seat(play(game, "play to_the_victor 1"))["spice"] == 3


def test_when_you_win_cards_are_not_played_before_the_ranking_is_made() -> None:
    """imperium 10.8"""
    game = fighting("to_the_victor")
    assert refused(game, "play to_the_victor 1") == [("timing", "imperium 10.8")]


def test_a_tie_for_first_is_no_win() -> None:
    """imperium 10.8"""
    game = table({"conflict": 2, "intrigue": ["to_the_victor"]}, {"conflict": 2}, phase="combat", conflict="skirmish_3")
    pass_all(game)
    assert (seat(game)["intrigue"], shared(game)["phase"]) == (["to_the_victor"], "player_turns")


def test_a_when_you_win_card_drawn_as_the_reward_may_be_played_at_once() -> None:
    """imperium 10.8"""
    deck = everything_but("to_the_victor")
    game = table({"conflict": 2}, phase="combat", conflict="raid_stockpiles", intrigue_deck=["to_the_victor", *deck])
    assert offered(game) == ["play to_the_victor 1", "end"]
    assert seat(play(game, "play to_the_victor 1"))["spice"] == 6


@pytest.mark.clause("demand_respect.part.1")
def test_demand_respect_gives_one_influence_of_choice_when_you_win() -> None:
    game = play(winning("demand_respect"), "play demand_respect 1", "faction fremen")
    assert seat(game)["influence"] == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.clause("demand_respect.part.2")
def test_demand_respect_gives_two_influence_with_one_faction_for_two_spice() -> None:
    """imperium 8.8, 8.11"""
    game = winning("demand_respect", spice=2, points=0)
    play(game, "play demand_respect 2", "faction emperor")
    assert seat(game)["influence"] == {"emperor": 2, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert (seat(game)["spice"], seat(game)["points"]) == (0, 1)


def test_demand_respect_may_be_paid_with_the_spice_of_to_the_victor() -> None:
    """imperium 10.8, 10.11"""
    game = winning("demand_respect", "to_the_victor")
    assert refused(game, "play demand_respect 2") == COST
    play(game, "play to_the_victor 1", "play demand_respect 2", "faction emperor")
    assert (seat(game)["spice"], seat(game)["influence"]["emperor"]) == (1, 2)


def test_demand_respect_may_be_paid_with_the_spice_of_the_reward() -> None:
    """imperium 10.8"""
    game = winning("demand_respect", conflict="raid_stockpiles")
    play(game, "play demand_respect 2", "faction emperor")
    assert seat(game)["spice"] == 1


# --- endgame -----------------------------------------------------------------------------------------------------

FLOW = "the_spice_must_flow"


@pytest.mark.clause("corner_the_market.part.1")
@pytest.mark.parametrize(("mine", "theirs", "scored"), [(1, 0, 1), (2, 2, 1), (2, 1, 2), (3, 2, 2), (2, 3, 1)], ids=str)
def test_corner_the_market_scores_each_line_that_holds(mine: int, theirs: int, scored: int) -> None:
    """imperium 17.6: two copies or more; strictly more than each opponent."""
    game = table(
        {"intrigue": ["corner_the_market", "windfall"], "discard": [FLOW] * mine, "points": 0},
        {"discard": [FLOW] * theirs},
        phase="endgame",
        conflict_deck=[],
    )
    assert seat(play(game, "play corner_the_market 1"))["points"] == scored


def test_corner_the_market_counts_deck_hand_and_discard_pile() -> None:
    """imperium 17.6; rise_of_ix 10.29"""
    deck = seat(table({}))["deck"]
    game = ending("corner_the_market", "windfall", points=0, hand=[FLOW], deck=[*deck, FLOW], discard=[])
    assert seat(play(game, "play corner_the_market 1"))["points"] == 2


def test_corner_the_market_compares_with_each_opponent_separately() -> None:
    """imperium 17.6: two opponents with one each do not add up, one with as many spoils the line."""
    mine = {"intrigue": ["corner_the_market", "windfall"], "discard": [FLOW, FLOW], "points": 0}
    one = {"discard": [FLOW]}
    game = table(mine, one, one, phase="endgame", conflict_deck=[])
    assert seat(play(game, "play corner_the_market 1"))["points"] == 2


def test_corner_the_market_cannot_be_played_when_no_line_holds() -> None:
    """imperium 14.4"""
    assert refused(ending("corner_the_market"), "play corner_the_market 1") == CONDITION


@pytest.mark.clause("plans_within_plans.part.1")
def test_plans_within_plans_scores_a_point_for_three_tracks_at_three() -> None:
    """imperium 17.15"""
    levels = {"emperor": 3, "spacing_guild": 3, "fremen": 3, "bene_gesserit": 2}
    game = ending("plans_within_plans", "windfall", influence=levels, points=0)
    assert offered(game) == ["play plans_within_plans 1", "pass"]
    assert refused(game, "play plans_within_plans 2") == CONDITION
    assert seat(play(game, "play plans_within_plans 1"))["points"] == 1


@pytest.mark.clause("plans_within_plans.part.2")
def test_plans_within_plans_scores_two_points_for_four_tracks_at_three() -> None:
    levels = {"emperor": 3, "spacing_guild": 3, "fremen": 3, "bene_gesserit": 3}
    game = play(ending("plans_within_plans", "windfall", influence=levels, points=0), "play plans_within_plans 2")
    assert seat(game)["points"] == 2
    assert offered(game) == ["pass"]


def test_plans_within_plans_needs_three_tracks() -> None:
    """imperium 14.4"""
    game = ending("plans_within_plans", influence={"emperor": 3, "spacing_guild": 3, "fremen": 2})
    assert refused(game, "play plans_within_plans 1") == CONDITION
