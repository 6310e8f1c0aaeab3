"""Rules of the base game, section 17: rulings on single Intrigue cards."""

import pytest

from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

TMF = "the_spice_must_flow"

# --- Bindu Suspension ------------------------------------------------------------------------------------------------


def test_bindu_suspension_draws_and_lets_one_pass_the_turn() -> None:
    """imperium 17.2, 17.3: agents and hand are kept, and a later turn follows."""
    person = {"intrigue": ["bindu_suspension"], "hand": ["scout"], "deck": ["dagger", "diplomacy"]}
    game = play(lean(person), "play bindu_suspension 1", "pass")
    assert (seat(game)["agents"], sorted(seat(game)["hand"]), seat(game)["done"]) == (2, ["dagger", "scout"], 0)
    play(game, "reveal", "end", "reveal", "end")
    assert game.to_act == 0
    assert shared(game)["phase"] == "player_turns"
    assert "agent scout arrakeen" in offered(game)


def test_passing_with_bindu_suspension_is_optional() -> None:
    """imperium 17.2, 17.32: an agent turn or the reveal turn may follow it."""
    person = {"intrigue": ["bindu_suspension"], "hand": ["dagger"]}
    game = play(table(person), "play bindu_suspension 1", "agent dagger hall_of_oratory")
    assert seat(game)["agents_at"] == {"hall_of_oratory": 1}
    assert seat(play(table(person), "play bindu_suspension 1", "reveal"))["swords"] >= 1


def test_bindu_suspension_must_come_before_anything_else() -> None:
    """imperium 17.2: not after another Plot card, not after the agent or the reveal."""
    person = {"intrigue": ["bindu_suspension", "windfall"], "hand": ["dagger"]}
    for before in ("play windfall 1", "agent dagger hall_of_oratory", "reveal"):
        game = play(table(person), before)
        assert refused(game, "play bindu_suspension 1") == [("condition", "imperium 14.4")]


def test_after_bindu_suspension_other_plot_cards_do_not_take_the_pass_away() -> None:
    """imperium 17.2, 17.3: and without the card there is no pass."""
    person = {"intrigue": ["bindu_suspension", "windfall"], "hand": ["dagger"]}
    game = table(person)
    assert "pass" not in offered(game)
    play(game, "play bindu_suspension 1", "play windfall 1")
    assert "pass" in offered(game)


def test_a_postponed_reveal_turn_must_still_be_taken() -> None:
    """imperium 17.3: the phase waits for it."""
    game = table({"intrigue": ["bindu_suspension"], "hand": []}, {"hand": []}, {"hand": []})
    play(game, "play bindu_suspension 1", "pass", "reveal", "end", "reveal", "end")
    assert (game.to_act, shared(game)["phase"]) == (0, "player_turns")
    play(game, "reveal", "end")
    assert shared(game)["round"] == 2


def test_a_passed_turn_is_the_casters_next_turn_for_the_voice() -> None:
    """imperium 17.32: the mark is gone although nothing was done."""
    person = {"voice_space": "arrakeen", "intrigue": ["bindu_suspension"], "hand": [], "turns": 1}
    game = table(person, {"hand": ["scout"]}, {"hand": []}, to_act=2)
    play(game, "reveal", "end", "play bindu_suspension 1", "pass")
    assert (game.to_act, "agent scout arrakeen" in offered(game)) == (1, True)


def test_passing_uses_up_an_extra_turn() -> None:
    """imperium 17.32: the turn of Weirding Way is passed, the next player follows."""
    person = {"intrigue": ["bindu_suspension"], "hand": ["weirding_way"]}
    game = play(table(person, ix=True), "agent weirding_way imperial_basin", "again")
    assert game.to_act == 0
    play(game, "play bindu_suspension 1", "pass")
    assert game.to_act == 1


# --- other Plot cards ------------------------------------------------------------------------------------------------


def test_calculated_hire_takes_the_mentat_from_its_own_space_only() -> None:
    """imperium 17.4: no agent is sent, no card drawn."""
    person = {"intrigue": ["calculated_hire"], "spice": 1, "hand": []}
    game = play(table(person), "play calculated_hire 1")
    assert (shared(game)["mentat"], seat(game)["agents"], seat(game)["spice"], seat(game)["hand"]) == (0, 3, 0, [])
    for holder in (0, 1):
        assert "play calculated_hire 1" not in offered(table(person, mentat=holder))


def test_double_cross_needs_an_opponent_with_a_troop_in_the_conflict() -> None:
    """imperium 17.7."""
    person = {"intrigue": ["double_cross"], "solari": 1}
    assert refused(table({**person, "conflict": 2}), "play double_cross 1") == [("condition", "imperium 14.4")]
    game = play(table(person, {"conflict": 1}, {"conflict": 2}), "play double_cross 1")
    assert offered(game) == ["seat 1", "seat 2"]
    play(game, "seat 2")
    assert [seat(game, number)["conflict"] for number in range(3)] == [1, 1, 1]
    assert (seat(game)["garrison"], seat(game)["supply"], seat(game, 2)["supply"]) == (3, 8, 8)


def test_double_cross_can_be_played_with_an_empty_supply() -> None:
    """imperium 17.7: the opponent loses the troop all the same."""
    person = {"intrigue": ["double_cross"], "solari": 1, "supply": 0, "garrison": 12}
    game = play(table(person, {"conflict": 1}), "play double_cross 1")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game, 1)["conflict"]) == (0, 12, 0)


def test_the_foldspace_card_trashes_itself_and_draws() -> None:
    """imperium 17.10, 7.11: back to the reserve it goes."""
    game = play(lean({"hand": ["foldspace"], "deck": ["dagger", "diplomacy"]}), "agent foldspace wealth")
    assert (seat(game)["hand"], seat(game)["played"]) == (["dagger"], [])
    assert shared(game)["reserve"]["foldspace"] == 6


def test_poison_snooper_cannot_be_played_with_an_empty_deck() -> None:
    """imperium 17.16, 17.28: the discard pile is no deck."""
    game = lean({"intrigue": ["poison_snooper"], "deck": [], "discard": ["dagger"]})
    assert refused(game, "play poison_snooper 1") == [("condition", "imperium 14.4")]


def test_poison_snooper_draws_or_trashes_the_top_card() -> None:
    """imperium 17.16, 17.28: one of the two, and what happens when a card is trashed happens."""
    person = {"intrigue": ["poison_snooper"], "deck": ["assassination_mission", "dagger"], "hand": []}
    game = play(lean(person), "play poison_snooper 1")
    assert offered(game) == ["card assassination_mission", "trash deck assassination_mission"]
    play(game, "trash deck assassination_mission")
    assert (seat(game)["solari"], seat(game)["deck"]) == (4, ["dagger"])
    game = play(lean(person), "play poison_snooper 1", "card assassination_mission")
    assert (seat(game)["hand"], seat(game)["solari"]) == (["assassination_mission"], 0)


def test_poison_snooper_reveals_what_it_draws_on_a_reveal_turn() -> None:
    """imperium 17.16."""
    person = {"intrigue": ["poison_snooper"], "deck": ["stilgar"], "hand": []}
    game = play(lean(person), "reveal", "play poison_snooper 1", "card stilgar")
    assert (seat(game)["revealed"], seat(game)["persuasion"], seat(game)["swords"]) == (["stilgar"], 2, 3)


def test_recruitment_mission_serves_the_reveal_turn_of_this_round() -> None:
    """imperium 17.18, 17.34: one persuasion, and for each acquired card a choice of its own."""
    person = {"intrigue": ["recruitment_mission"], "hand": ["convincing_argument"], "council": 1}
    game = table(person, row=["scout", "dr_yueh", "chani"])
    play(game, "play recruitment_mission 1", "reveal")
    assert seat(game)["persuasion"] == 2 + 2 + 1
    play(game, "acquire scout row")
    assert offered(game) == ["yes", "no"]
    play(game, "yes", "acquire dr_yueh row", "no")
    assert (seat(game)["deck"][0], seat(game)["discard"]) == ("scout", ["dr_yueh"])
    play(game, "end")
    assert (seat(game)["recruiting"], shared(game)["intrigue_discard"]) == (0, ["recruitment_mission"])


def test_recruitment_mission_does_not_serve_a_card_acquired_on_an_agent_turn() -> None:
    """imperium 17.18: Bypass Protocol before the reveal puts its card on the discard pile."""
    person = {"intrigue": ["recruitment_mission", "bypass_protocol"], "hand": ["dagger"]}
    game = table(person, row=["scout", "dr_yueh", "chani"])
    play(game, "play recruitment_mission 1", "play bypass_protocol 1", "acquire scout row")
    assert seat(game)["discard"] == ["scout"]


def test_charisma_and_recruitment_mission_work_from_the_moment_they_are_played() -> None:
    """imperium 17.34: on the reveal turn itself."""
    person = {"intrigue": ["recruitment_mission", "charisma"], "hand": ["convincing_argument"]}
    game = play(table(person, row=["scout", "dr_yueh", "chani"]), "reveal", "acquire scout row")
    assert (seat(game)["discard"], seat(game)["persuasion"]) == (["scout"], 1)
    play(game, "play charisma 1", "play recruitment_mission 1")
    assert seat(game)["persuasion"] == 1 + 2 + 1
    play(game, "acquire dr_yueh row", "yes")
    assert seat(game)["deck"][0] == "dr_yueh"


def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    """imperium 17.19: with an empty pile the deck alone is shuffled; on a reveal turn the card is revealed."""
    person = {"intrigue": ["refocus"], "hand": [], "deck": ["dagger"], "discard": ["diplomacy", "scout"]}
    game = play(lean(person), "play refocus 1")
    assert (len(seat(game)["hand"]), len(seat(game)["deck"]), seat(game)["discard"]) == (1, 2, [])
    firsts = set()
    for seed in range(12):
        alone = {**person, "deck": ["dagger", "diplomacy", "scout"], "discard": []}
        firsts |= set(seat(play(lean(alone, seed=seed), "play refocus 1"))["hand"])
    assert firsts == {"dagger", "diplomacy", "scout"}
    game = play(lean({**person, "discard": []}), "reveal", "play refocus 1")
    assert (seat(game)["revealed"], seat(game)["swords"]) == (["dagger"], 1)


def test_an_envoy_adds_the_faction_icons_to_the_card_of_this_turn() -> None:
    """imperium 17.31: also to a card without icons; lost when no agent is sent."""
    person = {"intrigue": ["dispatch_an_envoy"], "hand": ["dagger", "convincing_argument"]}
    game = play(table(person), "play dispatch_an_envoy 1")
    for card in ("dagger", "convincing_argument"):
        assert {f"agent {card} {space}" for space in ("wealth", "secrets", "stillsuits")} <= set(offered(game))
    assert "agent dagger hall_of_oratory" in offered(game)
    finish(play(game, "agent dagger wealth"))
    play(game, "reveal", "end", "reveal", "end")
    assert offered(game) == ["reveal"]


def test_an_envoy_comes_before_the_agent() -> None:
    """imperium 17.31."""
    person = {"intrigue": ["dispatch_an_envoy", "infiltrate"], "hand": ["dagger"]}
    game = play(table(person), "agent dagger hall_of_oratory")
    for card in ("dispatch_an_envoy", "infiltrate"):
        assert refused(game, f"play {card} 1") == [("condition", "imperium 14.4")]


def test_infiltrate_serves_the_agent_of_this_turn() -> None:
    """imperium 17.31: not the one of the next."""
    person = {"intrigue": ["infiltrate"], "hand": ["scout", "reconnaissance"]}
    game = table(person, {"agents_at": {"arrakeen": 1, "carthag": 1}, "hand": []}, {"hand": []})
    play(game, "play infiltrate 1")
    finish(play(game, "agent scout imperial_basin"))
    play(game, "reveal", "end", "reveal", "end")
    assert refused(game, "agent reconnaissance arrakeen") == [("occupied", "imperium 6.3.3")]


def test_kwisatz_haderach_needs_neither_envoy_nor_infiltrate() -> None:
    """imperium 17.31."""
    game = table({"hand": ["kwisatz_haderach"]}, {"agents_at": {"wealth": 1}})
    assert "agent kwisatz_haderach wealth" in offered(game)


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    """imperium 17.27."""
    game = table({"intrigue": ["urgent_mission"], "hand": ["dagger"]})
    assert refused(game, "play urgent_mission 1") == [("condition", "imperium 14.4")]


def test_urgent_mission_on_a_reveal_turn_only_empties_the_space() -> None:
    """imperium 17.27: no agent can be sent any more, but the Maker space counts as empty."""
    person = {"intrigue": ["urgent_mission"], "hand": ["dagger"], "agents_at": {"imperial_basin": 1}}
    game = play(table(person), "reveal", "play urgent_mission 1")
    assert (seat(game)["agents_at"], seat(game)["agents"]) == ({}, 2)
    play(game, "end", "reveal", "end", "reveal", "end")
    assert shared(game)["bonus_spice"]["imperial_basin"] == 1


# --- Combat and Endgame cards ----------------------------------------------------------------------------------------


def test_staged_incident_lowers_strength_immediately() -> None:
    """imperium 17.22."""
    game = table({"conflict": 4, "swords": 2, "intrigue": ["staged_incident", "windfall"]}, phase="combat")
    play(game, "play staged_incident 1")
    assert (strength(game), seat(game)["points"]) == (4, 1)


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [(2, 2, 1), (2, 1, 2), (1, 0, 1), (3, 2, 2), (2, 3, 1)],
)
def test_corner_the_market_has_two_lines(mine: int, theirs: int, points: int) -> None:
    """imperium 17.6: at least two copies, and more than each single opponent."""
    game = table(
        {"discard": [TMF] * mine, "intrigue": ["corner_the_market"]}, {"discard": [TMF] * theirs}, phase="endgame"
    )
    play(game, "play corner_the_market 1")
    assert seat(game)["points"] == points


def test_corner_the_market_compares_opponents_separately() -> None:
    """imperium 17.6: two copies against one and one are more than each."""
    rival = {"discard": [TMF]}
    game = table({"discard": [TMF] * 2, "intrigue": ["corner_the_market"]}, rival, rival, phase="endgame")
    assert seat(play(game, "play corner_the_market 1"))["points"] == 2


def test_corner_the_market_counts_deck_discard_pile_and_hand() -> None:
    """imperium 17.6."""
    owner = {"deck": [TMF], "discard": [TMF], "hand": [TMF], "intrigue": ["corner_the_market"]}
    game = lean(owner, {"discard": [TMF] * 2}, phase="endgame")
    assert seat(play(game, "play corner_the_market 1"))["points"] == 2


def test_in_a_solo_game_every_rival_counts_as_having_two_copies() -> None:
    """imperium 17.6: three are needed for both points."""
    rivals = [{"leader": "countess_ariana_thorvald"}, {"leader": "glossu_the_beast_rabban"}]
    for copies, points in ((2, 1), (3, 2)):
        owner = {"discard": [TMF] * copies, "intrigue": ["corner_the_market"]}
        game = table(owner, *rivals, mode="solo", phase="endgame")
        assert seat(play(game, "play corner_the_market 1"))["points"] == points


def test_corner_the_market_needs_one_of_its_lines() -> None:
    """imperium 17.6, 14.4: one copy against one is nothing."""
    game = table({"discard": [TMF], "intrigue": ["corner_the_market"]}, {"discard": [TMF]}, phase="endgame")
    assert refused(game, "play corner_the_market 1") == [("condition", "imperium 14.4")]


@pytest.mark.parametrize(("levels", "parts"), [((3, 3, 3, 2), [1]), ((3, 3, 3, 3), [1, 2]), ((6, 6, 2, 2), [])])
def test_plans_within_plans_counts_tracks_at_3(levels: tuple[int, ...], parts: list[int]) -> None:
    """imperium 17.15: the space directly above the one with the point."""
    factions = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    person = {"intrigue": ["plans_within_plans"], "influence": dict(zip(factions, levels, strict=True))}
    game = table(person, phase="endgame")
    assert offered(game) == [*[f"play plans_within_plans {part}" for part in parts], "pass"]
    before = seat(game)["points"]
    if parts:
        play(game, f"play plans_within_plans {parts[-1]}")
        assert seat(game)["points"] == before + parts[-1]


def test_missionaria_protectiva_wants_another_bene_gesserit_card() -> None:
    """imperium 17.25, 1.5: a second copy of itself will do."""
    person = {"hand": ["missionaria_protectiva"], "played": ["missionaria_protectiva"]}
    game = play(table(person), "agent missionaria_protectiva carthag", "do missionaria_protectiva.agent.1")
    assert len(offered(game)) == 4
    game = play(table({"hand": ["missionaria_protectiva"]}), "agent missionaria_protectiva carthag")
    assert "do missionaria_protectiva.agent.1" not in offered(game)
