"""Rules of the base game, section 8: factions, influence, Alliances."""

import pytest

from landsraad.game import Game
from landsraad.imperium import words
from tests.imperium.table import offered, play, refused, seat, shared, table

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
CARDS = dict(
    zip(
        FACTIONS, ["favored_subject", "guild_authorization", "secret_of_the_sisterhood", "know_their_ways"], strict=True
    )
)


def lose(game: Game) -> Game:
    """Seat 0 pays with one influence (the only one it has); the question that follows is left open."""
    return play(game, "agent shifting_allegiances secure_contract", "do shifting_allegiances.agent.1")


def holder(levels: list[int], owner: int | None = 0) -> Game:
    """A table where these seats stand with the Emperor and seat 0 can give up one influence."""
    payer = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"emperor": levels[0]}}
    others = [{"influence": {"emperor": level}} for level in levels[1:]]
    return table(payer, *others, alliances={} if owner is None else {"emperor": owner})


# --- the tracks ------------------------------------------------------------------------------------------------------


def test_a_track_goes_from_0_to_6() -> None:
    """imperium 8.1: a gain at 6 has no effect."""
    person = {"influence": {"emperor": 5}, "intrigue": ["favored_subject", "bribery"], "solari": 2}
    game = play(table(person), "play favored_subject 1")
    assert seat(game)["influence"]["emperor"] == 6
    play(game, "play bribery 1", "faction emperor")
    assert seat(game)["influence"]["emperor"] == 6


def test_at_0_nothing_can_be_lost() -> None:
    """imperium 8.1, 3.4."""
    game = table({"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 1}})
    lose(game)
    assert seat(game)["influence"] == dict.fromkeys(FACTIONS, 0)


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_second_influence_is_worth_a_point(faction: str) -> None:
    """imperium 8.2."""
    game = table({"influence": {faction: 1}, "intrigue": [CARDS[faction]]})
    assert seat(game)["points"] == 0
    play(game, f"play {CARDS[faction]} 1")
    assert (seat(game)["influence"][faction], seat(game)["points"]) == (2, 1)


def test_dropping_below_2_costs_the_point_and_it_can_be_regained() -> None:
    """imperium 8.2, 8.9."""
    game = lose(holder([2, 0], None))
    assert (seat(game)["influence"]["emperor"], seat(game)["points"]) == (1, 0)
    play(game, "faction emperor")
    assert (seat(game)["influence"]["emperor"], seat(game)["points"]) == (3, 1)


def test_dropping_to_2_costs_nothing() -> None:
    """imperium 8.2."""
    game = lose(holder([3, 0], None))
    assert (seat(game)["influence"]["emperor"], seat(game)["points"]) == (2, 1)


@pytest.mark.parametrize(
    ("faction", "gain"),
    [("emperor", ("garrison", 2)), ("spacing_guild", ("solari", 3)), ("fremen", ("water", 1))],
)
def test_the_bonus_at_4(faction: str, gain: tuple[str, int]) -> None:
    """imperium 8.3: two troops, 3 solari, 1 water."""
    game = table({"influence": {faction: 3}, "intrigue": [CARDS[faction]]})
    before = seat(game)[gain[0]]
    play(game, f"play {CARDS[faction]} 1")
    assert seat(game)[gain[0]] == before + gain[1]


def test_the_bonus_at_4_of_the_bene_gesserit() -> None:
    """imperium 8.3: an Intrigue card."""
    game = table({"influence": {"bene_gesserit": 3}, "intrigue": ["secret_of_the_sisterhood"]})
    play(game, "play secret_of_the_sisterhood 1")
    assert len(seat(game)["intrigue"]) == 1


def test_the_bonus_is_not_given_back_and_is_gained_again() -> None:
    """imperium 8.3: from 4 to 3 and back to 5."""
    game = table({"hand": ["shifting_allegiances"], "spice": 2, "influence": {"spacing_guild": 4}, "solari": 3})
    lose(game)
    assert seat(game)["solari"] == 3 + 3  # the rest is from Secure Contract
    play(game, "faction spacing_guild")
    assert (seat(game)["influence"]["spacing_guild"], seat(game)["solari"]) == (5, 9)


def test_passing_over_a_space_is_reaching_it() -> None:
    """imperium 8.4: Power Play from 3 to 5 passes the bonus, from 1 to 3 the point."""
    game = table({"hand": ["power_play"], "influence": {"fremen": 3}})
    play(game, "agent power_play stillsuits", "do fremen_visit_2.1")
    assert (seat(game)["influence"]["fremen"], seat(game)["water"]) == (5, 2)
    game = play(table({"hand": ["power_play"], "influence": {"fremen": 1}}), "agent power_play stillsuits")
    assert (seat(game)["influence"]["fremen"], seat(game)["points"]) == (3, 1)


def test_moving_down_never_reaches_a_space() -> None:
    """imperium 8.4: from 5 to 4 there is no bonus."""
    game = table({"hand": ["shifting_allegiances"], "spice": 2, "influence": {"spacing_guild": 5}})
    lose(game)
    assert (seat(game)["influence"]["spacing_guild"], seat(game)["solari"]) == (4, 3)


# --- Alliances -------------------------------------------------------------------------------------------------------


def test_the_first_player_at_4_takes_the_alliance_and_its_point() -> None:
    """imperium 8.5."""
    game = table({"influence": {"emperor": 3}, "intrigue": ["favored_subject"]}, {"influence": {"emperor": 3}})
    play(game, "play favored_subject 1")
    assert (shared(game)["alliances"], seat(game)["points"]) == ({"emperor": 0}, 2)


def test_equal_height_does_not_take_an_alliance() -> None:
    """imperium 8.6."""
    game = table({"influence": {"emperor": 3}, "intrigue": ["favored_subject"]}, {"influence": {"emperor": 4}})
    play(game, "play favored_subject 1")
    assert (shared(game)["alliances"], seat(game)["points"], seat(game, 1)["points"]) == ({"emperor": 1}, 1, 2)


def test_rising_above_the_holder_takes_token_and_point() -> None:
    """imperium 8.6."""
    person = {"influence": {"emperor": 4}, "intrigue": ["favored_subject"]}
    game = table(person, {"influence": {"emperor": 4}}, alliances={"emperor": 1})
    play(game, "play favored_subject 1")
    assert (shared(game)["alliances"], seat(game)["points"], seat(game, 1)["points"]) == ({"emperor": 0}, 2, 1)


def test_a_player_who_was_tied_takes_the_token_of_a_falling_holder() -> None:
    """imperium 8.7: also when the holder still has 4."""
    game = lose(holder([5, 5, 4]))
    assert shared(game)["alliances"] == {"emperor": 1}
    assert (seat(game)["points"], seat(game, 1)["points"]) == (1, 2)


def test_of_several_tied_players_the_former_holder_chooses() -> None:
    """imperium 8.7."""
    game = lose(holder([4, 4, 4, 3]))
    assert (game.to_act, offered(game)) == (0, ["seat 1", "seat 2"])
    assert refused(game, "seat 3") == [("seat-not-allowed", "imperium 3.11")]
    play(game, "seat 2")
    assert shared(game)["alliances"] == {"emperor": 2}
    assert [seat(game, number)["points"] for number in range(4)] == [1 + 1, 1 + 1, 1 + 2, 1 + 1]


def test_a_holder_who_falls_to_3_gives_the_token_to_whoever_has_most() -> None:
    """imperium 8.7: at least 4 of it; among equals the holder chooses. No card of today leads there: others are put
    above the holder by hand."""
    for levels, heirs in (([4, 5, 6], ["seat 2"]), ([4, 5, 5], ["seat 1", "seat 2"])):
        game = holder([4, 3, 3])
        for number, level in enumerate(levels):
            game.table.seats[number][words.INFLUENCE] = level
        lose(game)
        if len(heirs) > 1:
            assert offered(game) == heirs
            play(game, heirs[1])
        assert shared(game)["alliances"] == {"emperor": 2}


def test_a_token_nobody_can_hold_returns_to_the_board() -> None:
    """imperium 8.7: the next player at 4 takes it, here the former holder itself."""
    game = lose(holder([4, 3, 2]))
    assert (shared(game)["alliances"], seat(game)["points"]) == ({}, 1)
    play(game, "faction emperor")
    assert (shared(game)["alliances"], seat(game)["points"]) == ({"emperor": 0}, 2)


@pytest.mark.parametrize("levels", [[5, 4, 3], [5, 4, 4], [6, 5, 5], [6, 4, 0]])
def test_a_holder_still_at_4_who_was_not_tied_keeps_the_token(levels: list[int]) -> None:
    """imperium 8.7: and nobody is asked who should have it."""
    game = lose(holder(levels))
    assert (shared(game)["alliances"], seat(game)["points"]) == ({"emperor": 0}, 2)
    assert offered(game) == [f"faction {faction}" for faction in FACTIONS]


def test_only_the_holder_can_lose_the_token() -> None:
    """imperium 8.7."""
    game = lose(holder([4, 4], 1))
    assert (shared(game)["alliances"], seat(game, 1)["points"]) == ({"emperor": 1}, 2)


# --- gains of several ------------------------------------------------------------------------------------------------


def test_a_gain_of_two_goes_to_one_faction() -> None:
    """imperium 8.8: Grand Vision."""
    game = table({"conflict": 1}, phase="combat", conflict="grand_vision", round=7)
    play(game, "do grand_vision.first.1", "faction fremen")
    assert seat(game)["influence"] == {**dict.fromkeys(FACTIONS, 0), "fremen": 2}


def test_choose_two_means_two_different_factions() -> None:
    """imperium 8.8: Machinations."""
    game = table({"conflict": 1}, phase="combat", conflict="machinations", round=2)
    pairs = [offer.split()[1:] for offer in offered(game) if offer.startswith("factions")]
    assert len(pairs) == 6
    assert all(one != two for one, two in pairs)
    play(game, "factions emperor fremen")
    assert seat(game)["influence"] == {**dict.fromkeys(FACTIONS, 0), "emperor": 1, "fremen": 1}


def test_losing_and_gaining_may_concern_the_same_faction() -> None:
    """imperium 8.9, 17.21."""
    game = play(lose(holder([3, 0], None)), "faction emperor")
    assert seat(game)["influence"]["emperor"] == 4


def test_a_requirement_of_influence_needs_it_now() -> None:
    """imperium 8.10: Smuggler's Thopter draws with 2 Spacing Guild influence, not with 1."""
    for level, cards in ((1, 0), (2, 2)):
        person = {"hand": ["smugglers_thopter"], "influence": {"spacing_guild": level}}
        game = play(table(person), "agent smugglers_thopter secure_contract")
        assert len(seat(game)["hand"]) == cards


def test_a_requirement_of_an_alliance_needs_the_token_of_that_faction() -> None:
    """imperium 8.10: Firm Grip wants the Emperor's; 4 influence without the token are not enough."""
    person = {"hand": ["firm_grip"], "influence": {"emperor": 4, "fremen": 4}}
    rival = {"influence": {"emperor": 5}}
    game = play(table(person, rival), "reveal")
    assert shared(game)["alliances"] == {"emperor": 1, "fremen": 0}
    assert seat(game)["persuasion"] == 0
    assert seat(play(table(person), "reveal"))["persuasion"] == 4


def test_several_influence_come_one_space_at_a_time() -> None:
    """imperium 8.11: from 3 to 5 past a holder at 4: the bonus first, the token with the second step."""
    game = table({"hand": ["power_play"], "influence": {"emperor": 3}}, {"influence": {"emperor": 4}})
    play(game, "agent power_play wealth", "do emperor_visit_2.1")
    names = [game.rules.event_data(event)["event"] for event in game.events]
    story = [name for name in names if name in ("influence_rose", "recruited_troops", "took_alliance")]
    assert story == ["influence_rose", "recruited_troops", "influence_rose", "took_alliance"]
    assert (shared(game)["alliances"], seat(game)["garrison"]) == ({"emperor": 0}, 5)


def test_everybody_gets_the_bonus_at_4_whoever_holds_the_alliance() -> None:
    """imperium 8.11."""
    person = {"influence": {"spacing_guild": 3}, "intrigue": ["guild_authorization"]}
    game = play(table(person, {"influence": {"spacing_guild": 6}}), "play guild_authorization 1")
    assert (seat(game)["solari"], shared(game)["alliances"]) == (3, {"spacing_guild": 1})


def test_influence_with_several_factions_comes_in_the_order_its_owner_wants() -> None:
    """imperium 8.12: CHOAM Directorship at 3 with everybody; each bonus is resolved before the next faction."""
    person = {"hand": ["convincing_argument"], "council": 1, "intrigue": ["charisma"]}
    buyer = {**person, "influence": dict.fromkeys(FACTIONS, 3), "persuasion": 2}
    game = table(buyer, row=["choam_directorship"])
    play(game, "play charisma 1", "reveal", "acquire choam_directorship row")
    assert offered(game) == [f"do choam_directorship.acquire.{number}" for number in (1, 2, 3, 4)]
    play(game, "do choam_directorship.acquire.4")
    assert (seat(game)["water"], seat(game)["solari"]) == (1, 0)
    play(game, "do choam_directorship.acquire.2")
    assert seat(game)["solari"] == 3


def test_two_different_factions_come_in_the_order_their_owner_wants() -> None:
    """imperium 8.12: a choice of two at 3 each."""
    person = {"conflict": 1, "influence": {"emperor": 3, "fremen": 3}}
    game = play(table(person, phase="combat", conflict="machinations", round=2), "factions emperor fremen")
    assert offered(game) == ["do emperor_visit_1.1", "do fremen_visit_1.1"]
