"""A mandatory effect may be resolved while it is impossible, and is then done with (imperium 3.5, 3.10)."""

from landsraad.bots import Look, make
from landsraad.game import Game
from tests.imperium.lean import lean
from tests.imperium.table import offered, play, seat, shared, table

FOLDSPACE = {"hand": ["foldspace"], "deck": [], "discard": ["foldspace", "foldspace"]}
NEGOTIATORS = {
    "hand": ["diplomacy"], "deck": [], "water": 1, "supply": 0, "garrison": 10, "negotiators": 2,
    "intrigue": ["machine_culture"],
}  # fmt: skip


def empty_stack() -> Game:
    """Nobody can acquire a Foldspace; the card that is played goes back to the stack when it is trashed."""
    return lean(FOLDSPACE, {"discard": ["foldspace"] * 3}, reserve={"foldspace": 0})


def test_the_card_first_fills_the_stack() -> None:
    """imperium 3.5, 7.11, 15.6: Foldspace trashes itself, goes back to the stack and is acquired by the space."""
    game = play(empty_stack(), "agent foldspace foldspace", "do foldspace.agent.2", "do foldspace.space.1")
    assert shared(game)["reserve"]["foldspace"] == 0
    assert sum(seat(game)[pile].count("foldspace") for pile in ("deck", "hand", "discard")) == 3


def test_the_space_first_acquires_nothing() -> None:
    """imperium 3.5, 3.10: while the stack is empty the space does nothing, and it is done with."""
    game = play(empty_stack(), "agent foldspace foldspace")
    assert "do foldspace.space.1" in offered(game)
    assert game.view(0)["for_nothing"] == ["foldspace.space.1"]
    assert "for_nothing" not in game.view(1)
    text = next(option.text() for option in game.options if option.notation == "do foldspace.space.1")
    assert text.endswith("not possible now, so nothing happens")
    play(game, "do foldspace.space.1")
    story = game.log(None)
    assert (
        "Seat 1 resolves an effect that cannot be carried out now: acquire Foldspace from the Reserve (Foldspace)"
        in story
    )
    assert "do foldspace.space.1" not in offered(game)
    assert shared(game)["reserve"]["foldspace"] == 1
    assert sum(seat(game)[pile].count("foldspace") for pile in ("deck", "hand", "discard")) == 2


def negotiators(**more: object) -> Game:
    return lean(NEGOTIATORS, ix=True, tech=[["windtraps"], ["flagship"], ["shuttle_fleet"]], **more)


def test_recruiting_from_an_empty_supply_is_over_before_the_negotiators_come_home() -> None:
    """imperium 3.10, 9.2; rise_of_ix 4.5: the two troops first, then a tile for which two negotiators return."""
    game = play(negotiators(), "agent diplomacy hardy_warriors", "do hardy_warriors.space.1", "play machine_culture 1")
    play(game, "tech windtraps 2 spice")
    assert (seat(game)["supply"], seat(game)["garrison"], seat(game)["tiles"]) == (2, 10, ["windtraps"])
    assert "end" in offered(game)


def test_recruiting_waits_for_the_negotiators_if_its_owner_wants() -> None:
    """imperium 3.5: the tile first; then both troops must be recruited."""
    game = play(negotiators(), "agent diplomacy hardy_warriors", "play machine_culture 1", "tech windtraps 2 spice")
    assert "end" not in offered(game)
    play(game, "do hardy_warriors.space.1")
    assert (seat(game)["supply"], seat(game)["garrison"]) == (0, 12)


def test_older_games_go_on_as_they_began() -> None:
    """imperium 3.10: with the first version of the rules an impossible effect stays open."""
    game = play(negotiators(rules=1), "agent diplomacy hardy_warriors")
    assert "do hardy_warriors.space.1" not in offered(game)


def test_what_nothing_can_make_possible_is_not_offered() -> None:
    """imperium 3.10: no Intrigue card, no tile, no other effect: recruiting from an empty supply is skipped."""
    alone = {"hand": ["diplomacy"], "deck": [], "water": 1, "supply": 0, "garrison": 12}
    assert "do hardy_warriors.space.1" not in offered(play(lean(alone), "agent diplomacy hardy_warriors"))


def test_the_offer_tells_nothing_about_the_card_that_is_held() -> None:
    """imperium 3.9; ruling R5: any Intrigue card will do, also one that could change nothing."""
    holder = {**NEGOTIATORS, "negotiators": 0, "garrison": 12}
    for card in ("ambush", "strongarm"):
        game = lean({**holder, "intrigue": [card]}, ix=True)
        assert "do hardy_warriors.space.1" in offered(play(game, "agent diplomacy hardy_warriors"))


def test_a_condition_that_may_yet_hold_can_be_let_go() -> None:
    """imperium 3.5, 8.10: Smuggler's Thopter before the influence of the space draws nothing, after it two cards."""
    person = {"hand": ["smugglers_thopter"], "deck": ["dagger", "scout"], "influence": {"spacing_guild": 1},
              "intrigue": ["dispatch_an_envoy", "ambush"]}  # fmt: skip
    start = play(lean(person), "play dispatch_an_envoy 1", "agent smugglers_thopter foldspace")
    first = play(start.clone(), "do smugglers_thopter.agent.1")
    assert (seat(first)["influence"]["spacing_guild"], seat(first)["hand"]) == (2, [])
    assert "do smugglers_thopter.agent.1" not in offered(first)
    later = play(start, "do spacing_guild_visit_1.1", "do smugglers_thopter.agent.1")
    assert len(seat(later)["hand"]) == 2


def test_a_line_of_the_reveal_turn_is_not_let_go() -> None:
    """imperium 6.4.6: it counts as soon as its condition holds."""
    game = play(table({"hand": ["crysknife"], "intrigue": ["ambush"]}), "reveal")
    assert [option for option in offered(game) if option.startswith("do")] == []


def test_a_reward_that_may_turn_possible() -> None:
    """imperium 10.11, 3.10; rise_of_ix 4.5: the troop of the reward before the Freighter brings a tile."""
    winner = {"conflict": 1, "garrison": 9, "supply": 0, "negotiators": 2, "freighter": 2, "deck": []}
    game = lean(winner, ix=True, phase="combat", conflict="skirmish_ix_troop", tech=[["windtraps"], ["flagship"], []])
    play(game, "do skirmish_ix_troop.first.2")
    assert "do skirmish_ix_troop.first.2" not in offered(game)
    play(game, "recall", "do shipping_1.1")
    assert (seat(game)["supply"], seat(game)["garrison"]) == (0, 9)


def test_greedy_does_not_throw_away_what_may_turn_possible() -> None:
    """imperium 3.5: the stack is filled first."""
    game = play(empty_stack(), "agent foldspace foldspace")
    bot = make("greedy", 1)
    look = Look(game.rules, game.table, 1)
    assert game.rules.notation.write(bot.choose(look)) != "do foldspace.space.1"
