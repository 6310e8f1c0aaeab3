"""The solo game: set-up, difficulty, turns, rewards, spending, choices, the end (house_hagal 4)."""

from typing import Any

import pytest

import landsraad
from tests.imperium.hagal import AWAY, act, after, solo, told
from tests.imperium.table import offered, play, refused, seat, shared, strength

THREE = ["paul_atreides", "earl_memnon_thorvald", "glossu_the_beast_rabban"]


def begin(difficulty: str = "mercenary", leaders: list[str] | None = None, **options: bool) -> landsraad.Game:
    """A new solo game; the Rivals have taken their first turns already."""
    chosen = {"difficulty": difficulty, **options}
    return landsraad.new_game("imperium", seats=1, seed=7, leaders=leaders or THREE, options=chosen)


def troops(person: dict[str, Any]) -> int:
    return int(person["garrison"] + person["conflict"] + person["supply"])


# --- set-up ------------------------------------------------------------------------------------------------------


def test_the_human_starts_like_any_player() -> None:
    """house_hagal 4.1: no points, three troops, 1 water, five cards of ten."""
    human = seat(begin("sardaukar"))
    assert (human["points"], human["garrison"], human["supply"]) == (0, 3, 9)
    assert (human["water"], human["solari"], human["spice"]) == (1, 0, 0)
    assert (len(human["hand"]), len(human["deck"]), human["agents"]) == (5, 5, 2)


def test_a_rival_rabban_has_no_extra_resources() -> None:
    """house_hagal 4.1, 5.4: rivals ignore the left ability."""
    rival = seat(begin("sardaukar"), 2)
    assert rival["leader"] == "glossu_the_beast_rabban"
    assert (rival["solari"], rival["spice"], rival["water"]) == (0, 0, 1)


def test_each_rival_starts_with_two_agents_and_1_water() -> None:
    """house_hagal 4.1: markers at 0."""
    for rival in begin().position()["seats"][1:]:
        assert rival["agents"] + sum(rival["agents_at"].values()) == 2
        assert (rival["water"], rival["points"], rival["swordmaster"]) == (1, 0, 0)
        assert troops(rival) == 12


@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
@pytest.mark.parametrize("place", [1, 2])
def test_two_leaders_are_not_allowed_as_rivals(leader: str, place: int) -> None:
    """house_hagal 4.1, 5.2"""
    leaders = ["count_ilban_richese", "earl_memnon_thorvald", "glossu_the_beast_rabban"]
    leaders[place] = leader
    with pytest.raises(landsraad.BadOption, match=leader):
        begin(leaders=leaders)


def test_the_human_may_play_every_leader() -> None:
    """house_hagal 4.1"""
    assert seat(begin(leaders=["helena_richese"]))["leader"] == "helena_richese"


def test_leaders_by_chance_are_three_different_ones_and_allowed() -> None:
    """house_hagal 4.12, 4.1"""
    for seed in range(40):
        people = landsraad.new_game("imperium", seats=1, seed=seed).position()["seats"]
        leaders = [person["leader"] for person in people]
        assert len(set(leaders)) == 3
        assert not {"paul_atreides", "helena_richese"} & set(leaders[1:])


def test_the_same_leader_twice_is_refused() -> None:
    """house_hagal 4.12"""
    with pytest.raises(landsraad.BadOption, match="twice"):
        begin(leaders=["earl_memnon_thorvald", "earl_memnon_thorvald"])


def test_the_left_rival_is_the_first_player() -> None:
    """house_hagal 4.1: round 1 is left Rival, other Rival, you."""
    game = begin()
    position = shared(game)
    assert (position["first_player"], position["round"], game.to_act) == (1, 1, 0)
    assert all(sum(rival["agents_at"].values()) == 1 for rival in game.position()["seats"][1:])
    starts = [line for line in told(game) if line.lower().startswith("turn of")]
    assert [line.removeprefix("turn of ").removeprefix("Turn of ") for line in starts] == [
        "Rival 1",
        "Rival 2",
        "Seat 1",
    ]


def test_the_marker_moves_on_clockwise() -> None:
    """house_hagal 4.1: from the left Rival to the other one, then to you."""
    game = begin()
    found = {}
    while shared(game)["round"] < 5:
        found[shared(game)["round"]] = shared(game)["first_player"]
        play(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[0])
    assert found == {1: 1, 2: 2, 3: 0, 4: 1}


def test_the_rivals_draw_before_your_leader_starts() -> None:
    """house_hagal 4.12: their Intrigue cards come from the top of the deck; then the Baron chooses."""
    leaders = ["baron_vladimir_harkonnen", "earl_memnon_thorvald", "glossu_the_beast_rabban"]
    game = begin("sardaukar", leaders)
    assert shared(game)["phase"] == "setup"
    assert [len(seat(game, number)["intrigue"]) for number in range(3)] == [0, 1, 1]
    assert "factions emperor fremen" in offered(game)


# --- difficulty --------------------------------------------------------------------------------------------------

ROWS = [
    ("mercenary", 1, 2, 0, 5, 0, False, True),
    ("sardaukar", 0, 5, 3, 4, 1, False, True),
    ("mentat", 0, 5, 3, 3, 1, True, True),
    ("kwisatz_haderach", 0, 5, 3, 3, 1, True, False),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_difficulty(row: tuple[str, int, int, int, int, int, bool, bool]) -> None:
    """house_hagal 4.2, one test a column of the table."""
    difficulty, extra, mentat, garrison, swordmasters, intrigue, expert, open_to_you = row
    game = begin(difficulty)
    human = seat(game)
    assert (human["solari"], human["spice"]) == (extra, extra)
    position = shared(game)
    for number in (1, 2):
        rival = seat(game, number)
        recruited = [line for line in told(game) if line.startswith(f"Rival {number} recruits")]
        assert rival["garrison"] + rival["conflict"] == garrison + sum(int(line.split()[3]) for line in recruited)
        assert len(rival["intrigue"]) == intrigue
    assert bool(position["expert_deployment"]) is expert
    assert position["swordmasters_in"] == swordmasters
    # What the human pays, on a table with the same agreements.
    same = {key: position[key] for key in ("mentat_extra", "no_swordmaster")}
    for solari, allowed in ((mentat - 1, False), (mentat, True)):
        table = solo(human={"hand": ["dagger"], "solari": solari}, **same)
        assert ("agent dagger mentat" in offered(table)) is allowed
    rich = solo(human={"hand": ["dagger"], "solari": 9}, **same)
    assert ("agent dagger swordmaster" in offered(rich)) is open_to_you
    assert seat(play(rich, "agent dagger mentat"))["solari"] == 9 - mentat


def test_why_no_swordmaster_at_the_highest_level() -> None:
    """house_hagal 4.2"""
    game = solo(human={"hand": ["dagger"], "solari": 9}, no_swordmaster=1)
    assert ("house_hagal", "4.2") in [
        tuple(rule.rsplit(" ", 1)) for _, rule in refused(game, "agent dagger swordmaster")
    ]


def test_letos_discount_applies_to_the_dearer_mentat() -> None:
    """house_hagal 4.2: 5 solari, for Leto 4."""
    game = solo(human={"hand": ["dagger"], "solari": 4, "leader": "duke_leto_atreides"}, mentat_extra=3)
    assert seat(play(game, "agent dagger mentat"))["solari"] == 0


@pytest.mark.parametrize(("difficulty", "wanted"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3)])
def test_the_rivals_swordmasters_arrive_with_the_conflict_deck(difficulty: str, wanted: int) -> None:
    """house_hagal 4.3: when the N-th Conflict card is revealed, usable in that round."""
    game = begin(difficulty)
    while not game.over and shared(game)["round"] <= wanted:
        for number in (1, 2):
            rival = seat(game, number)
            mentat = 1 if shared(game)["mentat"] == number else 0
            assert rival["swordmaster"] == (1 if shared(game)["round"] >= wanted else 0)
            assert rival["agents"] + sum(rival["agents_at"].values()) == 2 + rival["swordmaster"] + mentat
        play(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[0])
    assert any("Rival 1 takes the Swordmaster" in line for line in told(game))


def test_a_third_agent_stays_for_the_rest_of_the_game() -> None:
    """house_hagal 4.3: all three come home in Recall."""
    top = ["wealth", "secrets", "foldspace"]
    game = solo({"swordmaster": 1}, top=top, round=5, first_player=2, to_act=0, swordmasters_in=5)
    play(game, "reveal", "end")
    assert (shared(game)["round"], seat(game, 1)["agents"]) == (6, 3)


# --- turns -------------------------------------------------------------------------------------------------------


def test_rivals_act_in_seat_order_as_long_as_they_have_agents() -> None:
    """house_hagal 4.4: left, other, and you again."""
    game = act(solo(other={}, top=["wealth", "secrets"]))
    assert (seat(game, 1)["agents_at"], seat(game, 2)["agents_at"]) == ({"wealth": 1}, {"secrets": 1})
    assert game.to_act == 0


def test_a_rival_without_agents_is_skipped() -> None:
    """house_hagal 4.4"""
    game = act(solo(AWAY, {}, top=["secrets"]))
    assert seat(game, 2)["agents_at"] == {"secrets": 1}


def test_rivals_go_on_after_your_reveal_turn() -> None:
    """house_hagal 4.4, 4.13: in seat order until no Rival has an agent; then comes the Combat phase."""
    top = ["wealth", "secrets", "foldspace", "selective_breeding"]
    human = {"intrigue": ["ambush"], "conflict": 1, "turn": {}}
    game = play(solo(other={}, human=human, top=top), "reveal", "end")
    assert shared(game)["phase"] == "combat"
    assert seat(game, 1)["agents_at"] == {"wealth": 1, "foldspace": 1}
    assert seat(game, 2)["agents_at"] == {"secrets": 1, "selective_breeding": 1}


def test_the_phase_lasts_until_you_have_revealed() -> None:
    """house_hagal 4.4: Rivals without agents wait for you."""
    game = act(solo(AWAY))
    assert (shared(game)["phase"], game.to_act) == ("player_turns", 0)


def test_an_extra_turn_does_not_change_the_order() -> None:
    """house_hagal 4.13: Weirding Way, twice the human, then left and other."""
    human = {"hand": ["weirding_way", "dagger"]}
    game = solo(other={}, human=human, ix=True, top=["wealth", "secrets"])
    play(game, "agent weirding_way imperial_basin", "again")
    assert (game.to_act, seat(game, 1)["agents_at"]) == (0, {})
    play(game, "reveal", "end")
    assert [line for line in told(game) if line.startswith("Rival") and "sends an agent" in line][:2] == [
        "Rival 1 sends an agent to Wealth",
        "Rival 2 sends an agent to Secrets",
    ]


def test_a_pass_does_not_change_the_order() -> None:
    """house_hagal 4.13"""
    game = act(solo(other={}, top=["wealth", "secrets"]))
    assert [line for line in told(game) if "sends an agent" in line] == [
        "Rival 1 sends an agent to Wealth",
        "Rival 2 sends an agent to Secrets",
    ]


def test_a_rival_uses_the_mentat_as_an_agent() -> None:
    """house_hagal 4.13, 4.4: three turns with it; it returns in Recall."""
    top = ["wealth", "secrets", "foldspace"]
    game = solo({}, human={"intrigue": ["ambush"], "conflict": 1}, mentat=1, top=top, first_player=2, to_act=0)
    play(game, "reveal", "end")
    assert seat(game, 1)["agents_at"] == {"wealth": 1, "secrets": 1, "foldspace": 1}
    after(game)
    assert shared(game)["round"] == 2
    assert (shared(game)["mentat"], seat(game, 1)["agents"]) == (None, 2)


# --- expert deployment -------------------------------------------------------------------------------------------


def test_a_rival_that_leads_by_two_troops_holds_back() -> None:
    """house_hagal 4.7: what it recruits goes to the garrison."""
    left = {"conflict": 2, "garrison": 3}
    rival = seat(act(solo(left, top=["hardy_warriors"], expert_deployment=1)), 1)
    assert (rival["conflict"], rival["garrison"]) == (2, 5)


def test_with_less_than_two_troops_lead_it_deploys_everything() -> None:
    """house_hagal 4.7: 3 against 2; tested once, before the deployment of this turn."""
    left = {"conflict": 3, "garrison": 3}
    human = {"conflict": 2, "garrison": 0}
    rival = seat(act(solo(left, human=human, top=["hardy_warriors"], expert_deployment=1)), 1)
    assert (rival["conflict"], rival["garrison"]) == (7, 1)


def test_the_lead_is_over_the_best_other_player_human_or_rival() -> None:
    """house_hagal 4.7"""
    left = {"conflict": 4, "garrison": 3}
    other = {"conflict": 3, **AWAY}
    human = {"conflict": 1, "garrison": 0}
    rival = seat(act(solo(left, other, human, top=["stillsuits"], expert_deployment=1)), 1)
    assert rival["conflict"] == 6


def test_swords_do_not_count_for_the_lead() -> None:
    """house_hagal 4.7: the human's 6 swords are no troops."""
    human = {"conflict": 1, "garrison": 0, "swords": 6}
    rival = seat(act(solo({"conflict": 3, "garrison": 3}, human=human, top=["stillsuits"], expert_deployment=1)), 1)
    assert rival["conflict"] == 3


def test_for_a_conflict_3_card_it_always_deploys() -> None:
    """house_hagal 4.7"""
    left = {"conflict": 6, "garrison": 3}
    game = solo(left, top=["stillsuits"], expert_deployment=1, conflict="grand_vision", round=7)
    assert seat(act(game), 1)["conflict"] == 8


def test_without_expert_deployment_a_leader_deploys_more() -> None:
    """house_hagal 4.7"""
    assert seat(act(solo({"conflict": 6, "garrison": 3}, top=["stillsuits"])), 1)["conflict"] == 8


def test_expert_deployment_can_be_added_to_another_level() -> None:
    """house_hagal 4.7"""
    assert shared(begin("mercenary"))["expert_deployment"] == 0
    assert shared(begin("mercenary", expert_deployment=True))["expert_deployment"] == 1
    assert shared(begin("sardaukar", expert_deployment=True))["expert_deployment"] == 1


# --- options that are refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"seats": 1, "expansions": ["rise_of_ix"], "options": {"epic": True}}, "solo"),
        ({"seats": 3, "options": {"difficulty": "mentat"}}, "solo"),
        ({"seats": 2, "options": {"expert_deployment": True}}, "solo"),
        ({"seats": 2, "expansions": ["rise_of_ix"], "options": {"churn": True}}, "solo"),
        ({"seats": 4, "expansions": ["rise_of_ix"], "options": {"brutal_escalation": True}}, "solo"),
        ({"seats": 1, "options": {"difficulty": "easy"}}, "easy"),
        ({"seats": 1, "first_player": 0}, "left"),
        ({"seats": 1, "leaders": "draft"}, "draft"),
        ({"seats": 1, "leaders": ["paul_atreides"] * 4}, "3 leaders"),
        ({"seats": 1, "leaders": [None, "prince_rhombur_vernius"]}, "rise_of_ix"),
        ({"seats": 1, "expansions": ["rise_of_ix"], "leaders": [None, "tessia_vernius"]}, "tessia_vernius"),
        ({"seats": 1, "expansions": ["rise_of_ix"], "leaders": [None, None, "ilesa_ecaz"]}, "ilesa_ecaz"),
        ({"seats": 2, "leaders": [None, None, "earl_memnon_thorvald"]}, "2 leaders"),
        ({"seats": 2, "first_player": 2}, "first_player"),
        ({"seats": 0}, "seats"),
    ],
)
def test_refused_set_ups(setup: dict[str, Any], words: str) -> None:
    """house_hagal 4.1, 4.2, 4.7; rise_of_ix 11.5.1, 13.7"""
    with pytest.raises(landsraad.BadOption, match=words):
        landsraad.new_game("imperium", **setup)


def test_strength_is_public() -> None:
    """house_hagal 3.13"""
    assert strength(act(solo({"garrison": 2}, top=["stillsuits"])), 1) == 4
