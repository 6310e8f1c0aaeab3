"""Rise of Ix, sections 13 and 14: the Epic Game, and official errata and answers."""

import pytest

import landsraad
from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.ix import STARTING, YUNA, fight
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

assert content  # it fills the catalog

LEADERS = ["paul_atreides", "earl_memnon_thorvald", "count_ilban_richese", "helena_richese"]


def new_game(*, epic: bool = True, seats: int = 3, seed: int = 5, leaders: list[str] | None = None) -> Game:
    return landsraad.new_game(
        "imperium",
        seats=seats,
        seed=seed,
        expansions=["rise_of_ix"],
        options={"epic": epic},
        leaders=leaders or LEADERS[:seats],
        first_player=0,
    )


def owned(game: Game, number: int) -> list[str]:
    """The starting cards of a seat."""
    return sorted(seat(game, number)["deck"] + seat(game, number)["hand"])


# --- 13 Epic Game mode ---------------------------------------------------------------------------------------------


def test_an_epic_game_is_played_to_twelve_points() -> None:
    """rise_of_ix 13.1: eleven do not end it, twelve do; ten end a normal game."""
    assert not table({"points": 11}, ix=True, epic=True, phase="recall").over
    assert table({"points": 12}, ix=True, epic=True, phase="recall").over
    assert table({"points": 10}, ix=True, phase="recall").over


def test_points_above_twelve_count() -> None:
    """rise_of_ix 13.1: fifteen beat twelve."""
    game = table({"points": 12}, {"points": 15}, ix=True, epic=True, phase="recall")
    result = game.result()
    assert result is not None
    assert (result["winner"], result["standings"][0]["points"]) == (1, 15)


def test_the_trigger_is_looked_at_in_the_recall_phase() -> None:
    """rise_of_ix 13.1: twelve points reached on a turn end nothing yet."""
    game = table(
        {"points": 11, "hand": ["dagger"], "spice": 4, "intrigue": ["the_sleeper_must_awaken"]}, ix=True, epic=True
    )
    play(game, "play the_sleeper_must_awaken 1")
    assert seat(game)["points"] == 12
    assert not game.over


def test_the_epic_conflict_deck_has_five_cards_of_tier_two_on_all_five_of_tier_three() -> None:
    """rise_of_ix 13.2: no Conflict I."""
    third = {card.name for card in c.CONFLICTS if card.tier == 3}
    for seed in range(5):
        position = shared(new_game(seed=seed))
        deck = [position["conflict"], *position["conflict_deck"]]
        assert [c.CONFLICTS[c.CONFLICT_IDS.index(card)].tier for card in deck] == [2] * 5 + [3] * 5
        assert set(deck[5:]) == third


def test_control_the_spice_replaces_one_dune() -> None:
    """rise_of_ix 13.3: the deck stays at ten cards."""
    game = new_game()
    wanted = list(STARTING)
    wanted.remove("dune_the_desert_planet")
    for number in range(3):
        assert owned(game, number) == sorted([*wanted, "control_the_spice"])


def test_each_player_of_an_epic_game_draws_an_intrigue_card() -> None:
    """rise_of_ix 13.4: one each from the deck of 57."""
    game = new_game(seats=4)
    assert [len(seat(game, number)["intrigue"]) for number in range(4)] == [1, 1, 1, 1]
    assert len(shared(game)["intrigue_deck"]) == 53


def test_hundro_uses_intelligence_after_everybody_has_drawn() -> None:
    """rise_of_ix 13.4: sitting first he still looks at the fourth and the fifth card, and has two in the end."""
    game = new_game(leaders=["viscount_hundro_moritani", *LEADERS[:2]])
    assert [len(seat(game, number)["intrigue"]) for number in range(3)] == [1, 1, 1]
    play(game, offered(game)[0])
    assert [len(seat(game, number)["intrigue"]) for number in range(3)] == [2, 1, 1]
    assert len(shared(game)["intrigue_deck"]) == 53


def test_an_epic_game_starts_with_five_troops_in_the_garrison() -> None:
    """rise_of_ix 13.5: and seven in supply."""
    game = new_game()
    for number in range(3):
        assert (seat(game, number)["garrison"], seat(game, number)["supply"]) == (5, 7)


def test_nothing_else_changes() -> None:
    """rise_of_ix 13.6: resources, agents, tiles, reserve and the Imperium deck are as always."""
    epic, plain = new_game(), new_game(epic=False)
    for number in range(3):
        for key in ("solari", "spice", "water", "points", "agents", "dreadnoughts_supply", "freighter", "influence"):
            assert seat(epic, number)[key] == seat(plain, number)[key]
        assert len(seat(epic, number)["hand"]) == 5
    assert shared(epic)["reserve"] == shared(plain)["reserve"]
    assert [len(stack) for stack in shared(epic)["tech"]] == [6, 6, 6]
    assert len(shared(epic)["imperium_deck"]) == 97


def test_an_epic_game_is_not_for_one_player() -> None:
    """rise_of_ix 13.6, 13.7: it is refused."""
    with pytest.raises(landsraad.BadOption, match="solo"):
        landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], options={"epic": True})


def test_an_epic_game_needs_rise_of_ix() -> None:
    """rise_of_ix 13.7: without the expansion it is refused, as a new game and as a position."""
    with pytest.raises(landsraad.BadOption, match="rise_of_ix"):
        landsraad.new_game("imperium", seats=3, options={"epic": True})
    with pytest.raises(landsraad.BadPosition, match="Rise of Ix"):
        table(epic=True)


def test_with_two_players_house_hagal_is_set_up_as_always() -> None:
    """rise_of_ix 13.7: no troops and no Intrigue card for it; five and one for the players."""
    game = landsraad.new_game("imperium", seats=2, seed=5, expansions=["rise_of_ix"], options={"epic": True})
    seats = game.position()["seats"]
    assert [found["garrison"] for found in seats] == [5, 5, 0]
    assert [len(found["intrigue"]) for found in seats] == [1, 1, 0]


@pytest.mark.parametrize("variant", ["expert_deployment", "churn", "brutal_escalation"])
def test_the_solo_variants_need_solo(variant: str) -> None:
    """rise_of_ix 13.7: with three players they are refused."""
    with pytest.raises(landsraad.BadOption):
        landsraad.new_game("imperium", seats=3, expansions=["rise_of_ix"], options={variant: True})


def test_starting_points_stay_as_they_are() -> None:
    """rise_of_ix 13.7: 0, or 1 with four players."""
    assert [seat(new_game(seats=3), number)["points"] for number in range(3)] == [0, 0, 0]
    assert [seat(new_game(seats=4), number)["points"] for number in range(4)] == [1, 1, 1, 1]


# --- 14 Errata and FAQ entries -------------------------------------------------------------------------------------


def test_flip_tiles_are_used_on_agent_or_reveal_turns() -> None:
    """rise_of_ix 14.1: Flagship on either."""
    owner = {"hand": ["dagger"], "tiles": ["flagship"], "solari": 4}
    for turn in ("agent dagger tech_negotiation", "reveal"):
        game = play(table(owner, ix=True), turn, "tile flagship")
        assert (seat(game)["garrison"], seat(game)["solari"], seat(game)["flipped"]) == (6, 0, ["flagship"])


def test_armands_agents_may_be_on_any_mixture_of_the_three_icons() -> None:
    """rise_of_ix 14.3: a city and a Spice Trade space."""
    armand = {"leader": "archduke_armand_ecaz", "hand": ["dagger"], "agents_at": {"arrakeen": 1, "hagga_basin": 1}}
    game = play(table(armand, ix=True), "reveal")
    assert any("armand" in move for move in offered(game))


def test_ilesa_is_paid_only_for_an_agent_sent_with_the_very_card() -> None:
    """rise_of_ix 14.4: on her second turn; a reveal of it pays nothing."""
    ilesa = {"leader": "ilesa_ecaz", "hand": ["dagger"], "set_aside": "signet_ring"}
    for second, solari in (("agent signet_ring carthag", 1), ("reveal", 0)):
        game = finish(play(table(ilesa, ix=True), "agent dagger tech_negotiation"))
        for number in (1, 2):
            finish(play(game, "reveal"), number)
        play(game, second)
        assert (seat(game)["solari"], seat(game)["spice"]) == (solari, 0)


def test_yunas_bonus_applies_to_each_separate_gain() -> None:
    """rise_of_ix 14.5: Wealth and Windfall, 3 + 3."""
    game = table({"leader": YUNA, "hand": ["diplomacy"], "intrigue": ["windfall"]}, ix=True)
    play(game, "agent diplomacy wealth", "play windfall 1")
    assert seat(game)["solari"] == 6


def test_only_the_foldspace_icon_acquires_foldspace() -> None:
    """rise_of_ix 14.6: the board space does, persuasion does not."""
    game = finish(play(table({"hand": ["diplomacy"]}, ix=True), "agent diplomacy foldspace"))
    assert seat(game)["discard"] == ["foldspace"]
    game = play(table({"hand": ["convincing_argument"]}, ix=True), "reveal")
    assert refused(game, "acquire foldspace reserve") == [("cannot-be-bought", "imperium 7.11")]


def test_a_sole_third_place_is_rewarded_only_with_four_players() -> None:
    """rise_of_ix 14.9: strengths 6, 4, 2: the third reward is 2 solari, or nothing."""
    fighters = [{"conflict": 3, "garrison": 0}, {"conflict": 2}, {"conflict": 1}]
    game = fight(*fighters, conflict="skirmish_4")
    play(game, "faction fremen")
    assert [seat(game, number)["solari"] for number in range(3)] == [2, 3, 0]
    game = play(fight(*fighters, {}, conflict="skirmish_4"), "faction fremen")
    assert [seat(game, number)["solari"] for number in range(4)] == [2, 3, 2, 0]


def test_players_tied_for_second_get_the_third_reward_with_any_number() -> None:
    """rise_of_ix 14.9: also with three."""
    game = play(fight({"conflict": 3}, {"conflict": 1}, {"conflict": 1}, conflict="skirmish_4"), "faction fremen")
    assert [seat(game, number)["solari"] for number in range(3)] == [2, 2, 2]


def test_troops_are_recruited_from_supply_never_from_the_negotiators() -> None:
    """rise_of_ix 14.10: one in supply and four negotiators: Hardy Warriors bring one."""
    poor = {"hand": ["diplomacy"], "water": 1, "supply": 1, "garrison": 7, "negotiators": 4}
    game = finish(play(table(poor, ix=True), "agent diplomacy hardy_warriors"))
    assert (seat(game)["supply"], seat(game)["garrison"], seat(game)["negotiators"]) == (0, 8, 4)


def test_troops_of_any_source_may_be_deployed_with_an_agent_on_a_combat_space() -> None:
    """rise_of_ix 14.10: two of Full-Scale Assault, two of Secret Forces, one of Carthag, two of the garrison."""
    player = {"hand": ["full_scale_assault"], "council": 1, "intrigue": ["secret_forces"]}
    game = play(table(player, ix=True), "agent full_scale_assault carthag", "play secret_forces 1")
    while any(move.startswith("do ") for move in offered(game)):
        play(game, next(move for move in offered(game) if move.startswith("do ")))
    play(game, "deploy 7 troop")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (7, 1)


def test_cards_for_winning_cannot_be_played_after_a_tie() -> None:
    """rise_of_ix 14.11: nobody has won."""
    game = fight({"conflict": 1, "intrigue": ["to_the_victor"]}, {"conflict": 1}, conflict="skirmish_2")
    play(game, "pass")
    assert (seat(game)["intrigue"], seat(game)["spice"], shared(game)["round"]) == (["to_the_victor"], 0, 2)


def test_a_card_for_winning_that_was_won_may_be_played_at_once() -> None:
    """rise_of_ix 14.11: Raid Stockpiles deals its winner To the Victor."""
    rest = [card.name for card in c.INTRIGUES for _ in range(card.copies)]
    rest.remove("to_the_victor")
    deck = ["to_the_victor", *rest]
    game = fight({"conflict": 1}, conflict="raid_stockpiles", round=2, intrigue_deck=deck)
    assert seat(game)["spice"] == 3
    play(game, "play to_the_victor 1")
    assert (seat(game)["spice"], seat(game)["intrigue"]) == (6, [])


def test_a_discard_comes_from_the_hand() -> None:
    """rise_of_ix 14.12: cards in play or in the discard pile do not serve."""
    player = {"hand": ["satellite_ban"], "played": ["dagger"], "discard": ["diplomacy"]}
    game = play(table(player, ix=True), "agent satellite_ban stillsuits")
    assert "do satellite_ban.agent.1" not in offered(game)


def test_paying_a_cost_is_optional_and_works_once_per_play() -> None:
    """rise_of_ix 14.13: Sayyadina with six water: nothing, or one point for three."""
    rich = {"hand": ["sayyadina"], "water": 6}
    game = play(table(rich, ix=True), "agent sayyadina secrets", "end")
    assert (seat(game)["points"], seat(game)["water"]) == (0, 6)
    game = play(table(rich, ix=True), "agent sayyadina secrets", "do sayyadina.agent.1")
    assert (seat(game)["points"], seat(game)["water"]) == (1, 3)
    assert "do sayyadina.agent.1" not in offered(game)


def test_cards_drawn_on_a_reveal_turn_are_revealed_at_once() -> None:
    """rise_of_ix 14.14: Refocus draws the only card of the deck, a Dagger whose sword counts."""
    player = {"hand": ["diplomacy"], "deck": ["dagger"], "discard": [], "conflict": 1}
    rest = list(STARTING)
    rest.remove("diplomacy")
    rest.remove("dagger")
    game = play(table({**player, "played": rest, "intrigue": ["refocus"]}, ix=True), "reveal", "play refocus 1")
    assert sorted(seat(game)["revealed"]) == ["dagger", "diplomacy"]
    assert strength(game) == 3


def test_intrigue_cards_need_their_conditions_and_costs() -> None:
    """rise_of_ix 14.15: War Chest with 1 solari, Advanced Weaponry with two tiles."""
    fighter = {"conflict": 1, "solari": 1, "tiles": ["windtraps", "artillery"]}
    game = fight({**fighter, "intrigue": ["war_chest", "advanced_weaponry"]})
    assert refused(game, "play war_chest 1") == [("cost", "imperium 14.4")]
    assert refused(game, "play advanced_weaponry 2") == [("condition", "imperium 14.4")]


def test_a_score_may_exceed_twelve() -> None:
    """rise_of_ix 14.16: thirteen beat twelve."""
    game = table({"points": 12, "spice": 9}, {"points": 13}, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "points")


def test_chaumurky_breaks_ties_in_points_at_the_end() -> None:
    """rise_of_ix 14.17: but a point more is a point more."""
    game = table({"points": 11}, {"points": 10, "tiles": ["chaumurky"]}, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert result["winner"] == 0
    game = table({"points": 10, "spice": 5}, {"points": 10, "tiles": ["chaumurky"]}, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert result["winner"] == 1


def test_nothing_of_immortality_is_in_the_game() -> None:
    """rise_of_ix 14.18: there is no such expansion here, and Control the Spice does not start in the discard pile."""
    with pytest.raises(landsraad.BadOption, match="immortality"):
        landsraad.new_game("imperium", seats=3, expansions=["rise_of_ix", "immortality"])
    for number in range(3):
        assert seat(new_game(), number)["discard"] == []


def test_the_most_recent_reveal_turn_is_the_last_tiebreaker() -> None:
    """rise_of_ix 14.19: everything else equal."""
    game = table({"points": 10, "revealed_at": 2}, {"points": 10, "revealed_at": 3}, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "reveal_turn")
