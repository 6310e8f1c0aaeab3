"""Rules of the base game, section 9: troops."""

import pytest

import landsraad
from landsraad.game import Game
from tests.imperium.table import finish, offered, play, refused, seat, shared, table


def troops(game: Game, number: int = 0) -> tuple[int, int, int]:
    """Supply, garrison, Conflict."""
    mine = seat(game, number)
    return mine["supply"], mine["garrison"], mine["conflict"]


def most(game: Game) -> int:
    """The most troops that can be deployed in one go because of the agent on a combat space."""
    numbers = [int(offer.split()[1]) for offer in offered(game) if offer.startswith("deploy ")]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


def test_a_player_has_twelve_troops() -> None:
    """imperium 9.1: eleven or thirteen are no position."""
    for supply in (3, 5):
        with pytest.raises(landsraad.BadPosition, match="troops instead of 12"):
            table({"supply": supply, "garrison": 4, "conflict": 4})
    assert troops(table({"supply": 4, "garrison": 4, "conflict": 4})) == (4, 4, 4)


def test_recruiting_moves_troops_from_the_supply_to_the_garrison() -> None:
    """imperium 9.2."""
    game = play(table({"hand": ["dagger"], "solari": 4}), "agent dagger rally_troops")
    assert troops(game) == (5, 7, 0)


def test_with_an_empty_supply_nothing_is_recruited() -> None:
    """imperium 9.2: garrisoned troops cannot be recruited again, so at most two may be deployed."""
    game = table({"hand": ["diplomacy"], "water": 1, "supply": 0, "garrison": 12})
    play(game, "agent diplomacy hardy_warriors")
    assert troops(game) == (0, 12, 0)
    assert most(game) == 2


def test_deploying_moves_a_troop_to_the_conflict_and_retreating_back_to_the_garrison() -> None:
    """imperium 9.3."""
    game = play(table({"hand": ["diplomacy"]}), "agent diplomacy stillsuits", "deploy 2 troop")
    assert troops(game) == (9, 1, 2)
    game = play(table({"hand": ["chani"], "conflict": 3}), "reveal", "do chani.reveal.2", "amount 2")
    assert troops(game) == (6, 5, 1)


def test_any_number_includes_none() -> None:
    """imperium 9.3, 17.17: Chani may leave all her troops in the Conflict."""
    game = play(table({"hand": ["chani"], "conflict": 3}), "reveal")
    assert "end" in offered(game)
    play(game, "do chani.reveal.2")
    assert offered(game) == ["amount 1", "amount 2", "amount 3"]


def test_a_lost_troop_returns_to_the_supply() -> None:
    """imperium 9.3: from the garrison (Gun Thopter) or the Conflict (Test of Humanity)."""
    game = play(table({"hand": ["gun_thopter"]}, {"garrison": 2}), "agent gun_thopter carthag")
    assert troops(game, 1) == (11, 1, 0)
    game = table({"hand": ["test_of_humanity"]}, {"garrison": 2, "conflict": 2})
    play(game, "agent test_of_humanity hall_of_oratory")
    assert troops(game, 1) == (9, 2, 1)


def test_where_it_is_not_said_the_owner_chooses_which_troop_is_lost() -> None:
    """imperium 9.3: Strongarm costs a troop from garrison or Conflict."""
    person = {"hand": ["diplomacy"], "intrigue": ["strongarm"], "conflict": 1}
    game = play(table(person, ix=True), "agent diplomacy wealth", "play strongarm 1")
    assert offered(game) == ["from garrison", "from conflict"]
    play(game, "from conflict")
    assert troops(game) == (9, 3, 0)


def test_recruits_and_two_more_may_be_deployed() -> None:
    """imperium 9.4: Hardy Warriors recruit two, so four of five can go."""
    game = play(table({"hand": ["diplomacy"], "water": 1}), "agent diplomacy hardy_warriors")
    assert troops(game) == (7, 5, 0)
    assert most(game) == 4
    assert refused(game, "deploy 5 troop") == [("deploy-limit", "imperium 9.4")]


def test_no_more_can_go_than_are_there() -> None:
    """imperium 9.4."""
    game = play(table({"hand": ["diplomacy"], "garrison": 1}), "agent diplomacy stillsuits")
    assert most(game) == 1
    assert refused(game, "deploy 2 troop") == [("deploy-garrison", "imperium 9.4")]


def test_recruits_from_any_source_count() -> None:
    """imperium 9.4: space, card, leader ability, Intrigue card, influence bonus."""
    rabban = {"leader": "glossu_the_beast_rabban", "hand": ["signet_ring"], "garrison": 6}
    assert most(play(table(rabban), "agent signet_ring arrakeen")) == 1 + 1 + 2
    assert most(play(table({"hand": ["arrakis_recruiter"], "garrison": 6}), "agent arrakis_recruiter arrakeen")) == 4
    person = {"hand": ["diplomacy"], "garrison": 5, "intrigue": ["reinforcements", "favored_subject"], "solari": 3}
    game = table({**person, "influence": {"emperor": 3}})
    assert most(play(game, "agent diplomacy stillsuits")) == 2
    assert most(play(game, "play reinforcements 1")) == 5
    assert most(play(game, "play favored_subject 1")) == 7


def test_recruits_that_are_not_deployed_stay_in_the_garrison() -> None:
    """imperium 9.4."""
    game = play(table({"hand": ["diplomacy"], "water": 1}), "agent diplomacy hardy_warriors", "deploy 1 troop", "end")
    assert troops(game) == (7, 4, 1)


def test_without_a_combat_space_troops_stay_in_the_garrison() -> None:
    """imperium 9.5: unless a card deploys them."""
    person = {"hand": ["dagger"], "solari": 4, "intrigue": ["rapid_mobilization"]}
    game = play(table(person), "agent dagger rally_troops")
    assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]
    play(game, "play rapid_mobilization 1", "amount 7")
    assert troops(game) == (5, 0, 7)


def test_deployments_of_cards_come_on_top_of_the_limit() -> None:
    """imperium 9.5: two for the agent and three by Rapid Mobilization."""
    person = {"hand": ["diplomacy"], "garrison": 6, "intrigue": ["rapid_mobilization"]}
    game = play(table(person), "agent diplomacy stillsuits", "deploy 2 troop", "play rapid_mobilization 1", "amount 3")
    assert troops(game) == (6, 1, 5)
    assert most(game) == 0


def test_after_combat_all_troops_go_to_the_supply() -> None:
    """imperium 9.6, 10.9."""
    game = table({"conflict": 4}, {"conflict": 1, "garrison": 5}, phase="combat", conflict="skirmish_2")
    assert shared(game)["round"] == 2
    assert (troops(game), troops(game, 1)) == ((9, 3, 0), (7, 5, 0))


def test_deployment_may_come_in_portions_up_to_recruits_and_two() -> None:
    """imperium 9.7: D <= R + 2."""
    game = play(table({"hand": ["reconnaissance"], "garrison": 6}), "agent reconnaissance carthag")
    assert most(game) == 3
    assert most(play(game, "deploy 1 troop")) == 2
    assert most(play(game, "deploy 2 troop")) == 0


def test_troops_recruited_later_allow_a_further_portion() -> None:
    """imperium 9.7: Reinforcements after two troops were deployed."""
    person = {"hand": ["diplomacy"], "garrison": 4, "intrigue": ["reinforcements"], "solari": 3}
    game = play(table(person), "agent diplomacy stillsuits", "deploy 2 troop")
    assert most(game) == 0
    assert most(play(game, "play reinforcements 1")) == 3


def test_a_general_deployment_takes_older_troops_first() -> None:
    """imperium 9.7: Rapid Mobilization takes three, the two recruits can still follow."""
    person = {"hand": ["diplomacy"], "water": 1, "intrigue": ["rapid_mobilization"]}
    game = play(table(person), "agent diplomacy hardy_warriors", "play rapid_mobilization 1", "amount 3")
    assert troops(game) == (7, 2, 3)
    assert most(game) == 2


def test_troops_deployed_by_the_effect_that_recruited_them_leave_the_count() -> None:
    """imperium 9.7: Treachery, discarded on one's own turn, deploys its two; two older ones may follow, not four."""
    person = {"hand": ["guild_chief_administrator", "treachery"], "garrison": 8}
    game = table(person, ix=True)
    play(game, "agent guild_chief_administrator imperial_basin", "do guild_chief_administrator.agent.1")
    assert troops(game) == (2, 8, 2)
    assert most(play(game, "decline")) == 2


def test_deploying_does_not_depend_on_the_agent_still_being_there() -> None:
    """imperium 9.8: recalled in the same turn by Urgent Mission."""
    person = {"hand": ["diplomacy"], "intrigue": ["urgent_mission"]}
    game = play(table(person), "agent diplomacy stillsuits", "play urgent_mission 1")
    assert seat(game)["agents"] == 2
    assert most(game) == 2


def test_troops_recruited_on_another_turn_are_garrisoned_troops() -> None:
    """imperium 9.8: the four of last turn's Rally Troops do not count as recruits."""
    game = table({"hand": ["dagger", "diplomacy"], "solari": 4, "garrison": 1})
    finish(play(game, "agent dagger rally_troops"))
    play(game, "reveal", "end", "reveal", "end", "agent diplomacy stillsuits")
    assert troops(game) == (7, 5, 0)
    assert most(game) == 2


def test_troops_recruited_outside_ones_own_turn_cannot_be_deployed_with_the_agent() -> None:
    """imperium 9.8: those of a Conflict reward stay in the garrison."""
    game = table({"conflict": 1, "garrison": 4}, conflict="skirmish_ix_troop", phase="combat", ix=True, seed=1)
    play(game, "decline", *["reveal", "end"] * 2)
    assert troops(game) == (7, 5, 0)
    hand = seat(game)["hand"]
    assert (game.to_act, len(hand)) == (0, 5)
    card = next(card for card in hand if f"agent {card} imperial_basin" in offered(game))
    play(game, f"agent {card} imperial_basin")
    assert {"deploy 1 troop", "deploy 2 troop"} <= set(offered(game))
    assert "deploy 3 troop" not in offered(game)
