"""Rules of the base game, section 3: general principles."""

from typing import Any

from landsraad.game import Game
from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table


def told(game: Game, watcher: int | None) -> list[tuple[str, int, int]]:
    """The events a seat may see, as (name, seat, first number)."""
    data = [game.rules.event_data(event) for event in game.events if game.rules.visible(event, watcher)]
    return [(entry["event"], entry["seat"], entry["numbers"][0]) for entry in data]


def names_told(game: Game, watcher: int | None, event: str) -> list[int]:
    """To whom the visible events of one kind happened."""
    return [number for name, number, _ in told(game, watcher) if name == event]


# --- zones, mandatory and optional -----------------------------------------------------------------------------------


def test_played_and_revealed_cards_are_in_play_until_clean_up() -> None:
    """imperium 3.1."""
    game = table({"hand": ["dagger", "diplomacy", "reconnaissance"], "discard": ["dagger"]})
    finish(play(game, "agent dagger hall_of_oratory"))
    assert (seat(game)["played"], sorted(seat(game)["hand"])) == (["dagger"], ["diplomacy", "reconnaissance"])
    play(game, "reveal", "end", "reveal", "end", "reveal")
    assert sorted(seat(game)["revealed"]) == ["diplomacy", "reconnaissance"]
    assert (seat(game)["hand"], seat(game)["played"], seat(game)["discard"]) == ([], ["dagger"], ["dagger"])
    play(game, "end")
    assert (seat(game)["played"], seat(game)["revealed"]) == ([], [])


def test_text_on_a_card_overrides_the_general_rules() -> None:
    """imperium 3.2: no icon, an occupied space, and yet an agent is sent."""
    game = table({"hand": ["kwisatz_haderach", "dagger"]}, {"agents_at": {"arrakeen": 1}})
    assert "agent kwisatz_haderach arrakeen" in offered(game)
    assert refused(game, "agent dagger hall_of_oratory") == []


def test_effects_of_spaces_and_cards_are_mandatory() -> None:
    """imperium 3.3: the turn cannot end before the card of Arrakeen is drawn."""
    game = play(table({"hand": ["reconnaissance"], "intrigue": ["windfall"]}), "agent reconnaissance arrakeen")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do arrakeen.space.2")
    assert refused(game, "end") == []


def test_an_effect_that_says_may_can_be_left_out() -> None:
    """imperium 3.3: Gun Thopter may deploy one garrisoned troop."""
    game = play(table({"hand": ["gun_thopter"]}), "reveal")
    assert {"do gun_thopter.reveal.2", "end"} <= set(offered(game))
    play(game, "end")
    assert seat(game)["conflict"] == 0


def test_paying_for_an_arrow_is_a_choice() -> None:
    """imperium 3.3: Fremen Camp offers three troops for two spice."""
    game = play(table({"hand": ["fremen_camp"], "spice": 2}), "agent fremen_camp secure_contract")
    assert {"do fremen_camp.agent.1", "end"} <= set(offered(game))
    play(game, "end")
    assert (seat(game)["spice"], seat(game)["garrison"]) == (2, 3)


def test_playing_an_intrigue_card_is_paying_its_cost() -> None:
    """imperium 3.3, 14.4: no further question."""
    game = play(table({"intrigue": ["the_sleeper_must_awaken"], "spice": 4}), "play the_sleeper_must_awaken 1")
    assert (seat(game)["spice"], seat(game)["points"]) == (0, 1)


def test_the_trash_icon_is_optional() -> None:
    """imperium 3.3."""
    game = play(table({"hand": ["guild_administrator"]}), "agent guild_administrator secure_contract")
    assert offered(game) == ["do guild_administrator.agent.1", "end"]
    play(game, "end")
    assert shared(game)["trash"] == []


def test_a_card_that_trashes_itself_must_go() -> None:
    """imperium 3.3: Seek Allies."""
    game = play(table({"hand": ["seek_allies"], "intrigue": ["windfall"]}), "agent seek_allies wealth")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do seek_allies.agent.1")
    assert shared(game)["trash"] == ["seek_allies"]


def test_deploying_after_a_combat_space_is_optional() -> None:
    """imperium 3.3, 9.4."""
    game = play(table({"hand": ["diplomacy"]}), "agent diplomacy stillsuits")
    assert offered(game) == ["deploy 1 troop", "deploy 2 troop", "end"]


def test_double_cross_must_deploy_its_troop() -> None:
    """imperium 3.3."""
    game = play(table({"intrigue": ["double_cross"], "solari": 1}, {"conflict": 2}), "play double_cross 1")
    assert (seat(game)["conflict"], seat(game)["supply"], seat(game, 1)["conflict"]) == (1, 8, 1)


# --- costs -----------------------------------------------------------------------------------------------------------


def test_an_arrow_serves_once() -> None:
    """imperium 3.4: two water do not pay Duncan Idaho twice."""
    game = play(table({"hand": ["duncan_idaho"], "water": 2}), "agent duncan_idaho arrakeen", "do duncan_idaho.agent.1")
    assert seat(game)["water"] == 1
    assert "do duncan_idaho.agent.1" not in offered(game)


def test_without_the_cost_there_is_no_effect() -> None:
    """imperium 3.4, 3.10: one spice is not a part of two."""
    game = play(table({"hand": ["fremen_camp"], "spice": 1}), "agent fremen_camp secure_contract")
    assert refused(game, "do fremen_camp.agent.1") == [("effect-impossible", "imperium 3.4")]
    assert seat(game)["spice"] == 1


def test_influence_one_does_not_have_cannot_be_lost() -> None:
    """imperium 3.4, 17.21: nothing to lose means no exchange; otherwise only tracks above 0 are offered."""
    game = play(table({"hand": ["shifting_allegiances"], "spice": 2}), "agent shifting_allegiances secure_contract")
    assert "do shifting_allegiances.agent.1" not in offered(game)
    rich = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"emperor": 1, "fremen": 1}}
    game = play(table(rich), "agent shifting_allegiances secure_contract", "do shifting_allegiances.agent.1")
    assert offered(game) == ["faction emperor", "faction fremen"]
    assert refused(game, "faction bene_gesserit") == [("no-influence-to-lose", "imperium 3.4")]


def test_a_troop_one_does_not_have_cannot_be_lost() -> None:
    """imperium 3.4: Staged Incident costs three troops in the Conflict."""
    fighter = {"intrigue": ["staged_incident"], "garrison": 9}
    assert "play staged_incident 1" not in offered(table({**fighter, "conflict": 2}, phase="combat"))
    assert "play staged_incident 1" in offered(table({**fighter, "conflict": 3}, phase="combat"))


# --- order -----------------------------------------------------------------------------------------------------------


def test_effects_of_space_and_card_may_be_taken_in_either_order() -> None:
    """imperium 3.5: a card drawn at the Research Station may be trashed, or one is trashed before drawing."""
    worker = {"hand": ["fedaykin_death_commando", "dagger"], "water": 2, "deck": ["diplomacy", "dagger", "seek_allies"]}
    game = play(lean(worker), "agent fedaykin_death_commando research_station")
    assert {"do research_station.space.1", "do fedaykin_death_commando.agent.1"} <= set(offered(game))
    play(game, "do research_station.space.1", "do fedaykin_death_commando.agent.1")
    assert "trash hand seek_allies" in offered(game)
    game = play(lean(worker), "agent fedaykin_death_commando research_station", "do fedaykin_death_commando.agent.1")
    assert "trash hand seek_allies" not in offered(game)
    play(game, "trash hand dagger")
    assert sorted(seat(game)["hand"]) == ["dagger", "diplomacy", "seek_allies"]


def test_the_influence_step_may_come_before_or_after_the_effects_of_the_space() -> None:
    """imperium 3.5, 6.3.6: with three troops left it matters which two come from Conspire, which from the Emperor."""
    game = table({"hand": ["diplomacy"], "spice": 4, "influence": {"emperor": 3}, "supply": 3, "garrison": 9})
    play(game, "agent diplomacy conspire")
    assert {"do conspire.space.2", "do emperor_visit_1.1"} <= set(offered(game))
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]


def test_a_card_drawn_late_can_be_the_foldspace_just_acquired() -> None:
    """imperium 3.5, 3.10: with an empty deck, draw first or acquire first; without a pile it is for nothing."""
    traveller = {"hand": ["space_travel"], "deck": [], "discard": ["dagger"]}
    game = play(lean(traveller), "agent space_travel foldspace")
    assert {"do foldspace.space.1", "do space_travel.agent.1"} <= set(offered(game))
    play(game, "do space_travel.agent.1")
    assert (seat(game)["hand"], seat(game)["discard"]) == (["dagger"], ["foldspace"])
    empty = lean({**traveller, "discard": []})
    game = play(empty.clone(), "agent space_travel foldspace", "do foldspace.space.1")
    assert (seat(game)["hand"], seat(game)["discard"]) == (["foldspace"], [])
    game = play(empty, "agent space_travel foldspace", "do space_travel.agent.1")
    assert (seat(game)["hand"], seat(game)["discard"]) == ([], ["foldspace"])


def test_purchases_come_before_between_or_after_reveal_effects() -> None:
    """imperium 3.5, 6.4.2: the troops of Gurney Halleck can wait until a card is bought."""
    game = table({"hand": ["gurney_halleck", "sardaukar_legion"], "solari": 3}, row=["scout", "dr_yueh"])
    play(game, "reveal")
    assert {"do gurney_halleck.reveal.2", "acquire scout row", "do sardaukar_legion.reveal.2"} <= set(offered(game))
    play(game, "acquire scout row")
    assert {"do gurney_halleck.reveal.2", "acquire dr_yueh row", "do sardaukar_legion.reveal.2"} <= set(offered(game))
    play(game, "do gurney_halleck.reveal.2", "amount 2")
    assert "acquire dr_yueh row" in offered(game)


def test_what_stands_behind_one_arrow_is_one_step() -> None:
    """imperium 3.5: Duncan Idaho's troop and card come together, nothing in between."""
    worker = {"hand": ["duncan_idaho"], "water": 1, "deck": ["dagger"], "intrigue": ["windfall"]}
    game = play(lean(worker), "agent duncan_idaho carthag", "do duncan_idaho.agent.1")
    assert (seat(game)["garrison"], seat(game)["hand"]) == (5, ["dagger"])


def test_the_cost_of_a_space_is_paid_before_any_effect() -> None:
    """imperium 3.5, 6.3.4: the water of Stilgar comes too late for Hagga Basin."""
    assert "agent stilgar hagga_basin" not in offered(table({"hand": ["stilgar"]}))
    game = play(table({"hand": ["stilgar"], "water": 1}), "agent stilgar hagga_basin")
    assert (seat(game)["water"], seat(game)["spice"]) == (1, 2)


# --- opponents -------------------------------------------------------------------------------------------------------


def test_opponents_are_hit_clockwise_from_the_left_and_each_decides_alone() -> None:
    """imperium 3.6: seat 2 of four plays, so 3, 0 and 1 choose in that order."""
    two = ["dagger", "diplomacy"]
    game = table({"hand": two}, {"hand": two}, {"hand": ["test_of_humanity"]}, {"hand": two}, to_act=2)
    play(game, "agent test_of_humanity hall_of_oratory")
    asked: list[Any] = []
    while game.to_act != 2:
        asked.append(game.to_act)
        assert offered(game) == ["discard dagger", "discard diplomacy"]
        play(game, "discard dagger" if game.to_act else "discard diplomacy")
    assert asked == [3, 0, 1]
    assert [seat(game, number)["discard"] for number in (3, 0, 1)] == [["dagger"], ["diplomacy"], ["dagger"]]


def test_a_discarded_card_comes_from_the_hand_and_its_owner_chooses() -> None:
    """imperium 3.7: never an Intrigue card."""
    victim = {"hand": ["dagger", "diplomacy"], "intrigue": ["windfall"]}
    game = play(table({"hand": ["test_of_humanity"]}, victim), "agent test_of_humanity hall_of_oratory")
    assert game.to_act == 1
    assert offered(game) == ["discard dagger", "discard diplomacy"]
    assert refused(game, "discard windfall") != []


def test_clean_up_is_not_discarding() -> None:
    """imperium 3.7: a card whose reveal box also works when discarded gives it once."""
    game = play(table({"hand": ["choam_delegate"]}, ix=True), "reveal")
    assert seat(game)["solari"] == 3
    play(game, "end")
    assert (seat(game)["solari"], seat(game)["discard"]) == (3, ["choam_delegate"])


def test_every_other_player_is_an_opponent() -> None:
    """imperium 3.8: Gun Thopter takes a garrisoned troop from all three."""
    game = table({"hand": ["gun_thopter"]}, {"garrison": 2}, {"garrison": 1}, {"garrison": 5})
    play(game, "agent gun_thopter carthag")
    assert [seat(game, number)["garrison"] for number in (1, 2, 3)] == [1, 0, 4]
    assert seat(game)["garrison"] == 4  # its own are not touched, Carthag adds one


def test_rivals_are_opponents_too() -> None:
    """imperium 3.8."""
    one = {"leader": "countess_ariana_thorvald", "garrison": 2}
    two = {"leader": "glossu_the_beast_rabban", "garrison": 1}
    game = play(table({"hand": ["gun_thopter"]}, one, two, mode="solo"), "agent gun_thopter carthag")
    assert [seat(game, number)["garrison"] for number in (1, 2)] == [1, 0]


# --- hidden and shown ------------------------------------------------------------------------------------------------


def test_hands_decks_and_intrigue_cards_are_hidden() -> None:
    """imperium 3.9."""
    game = table({"hand": ["dagger"], "intrigue": ["windfall"]})
    own = game.view(0)["seats"][0]
    assert (own["hand"], own["intrigue"]) == (["dagger"], ["windfall"])
    for watcher in (1, None):
        view = game.view(watcher)
        theirs = view["seats"][0]
        assert not {"hand", "intrigue", "deck", "deck_top"} & set(theirs)
        assert [view[pile] for pile in ("imperium_deck", "intrigue_deck", "conflict_deck")] == [62, 39, 9]


def test_resources_troops_discard_piles_and_numbers_of_cards_are_public() -> None:
    """imperium 3.9."""
    person = {"hand": ["dagger"], "intrigue": ["windfall", "ambush"], "discard": ["diplomacy", "chani"], "spice": 4}
    theirs = table({}, {**person, "conflict": 2}).view(0)["seats"][1]
    assert (theirs["hand_size"], theirs["intrigue_size"], theirs["deck_size"]) == (1, 2, 8)
    assert (theirs["discard"], theirs["spice"], theirs["conflict"]) == (["chani", "diplomacy"], 4, 2)


def test_the_order_of_a_discard_pile_has_no_meaning() -> None:
    """imperium 3.14: it is shown in one order whatever was put there first."""
    piles = (["dagger", "chani"], ["chani", "dagger"])
    views = [table({}, {"discard": pile}).view(0)["seats"][1]["discard"] for pile in piles]
    assert views[0] == views[1]


def test_drawn_cards_are_known_to_their_owner_alone() -> None:
    """imperium 3.14: everybody sees how many."""
    game = play(table({"hand": ["reconnaissance"]}), "agent reconnaissance arrakeen")
    assert names_told(game, 0, "drew_card") == [0]
    for watcher in (1, None):
        assert names_told(game, watcher, "drew_card") == []
        assert ("drew", 0, 1) in told(game, watcher)


def test_a_drawn_intrigue_card_is_known_to_its_owner_alone() -> None:
    """imperium 3.14, 14.1."""
    game = play(table({"hand": ["reconnaissance"]}), "agent reconnaissance carthag")
    assert names_told(game, 0, "drew_intrigue_card") == [0]
    assert names_told(game, 2, "drew_intrigue_card") == []
    assert ("drew_intrigue", 0, 1) in told(game, 2)


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """imperium 3.14: the victim knows which card left, a third player only that one was taken."""
    victim = {"intrigue": ["windfall", "ambush", "charisma", "bribery"]}
    game = play(table({"hand": ["diplomacy"]}, victim), "agent diplomacy secrets")
    assert names_told(game, 1, "lost_intrigue_card") == [1]
    assert names_told(game, 0, "drew_intrigue_card") == [0, 0]
    for private in ("lost_intrigue_card", "drew_intrigue_card"):
        assert names_told(game, 2, private) == []
    assert ("stole_intrigue", 0, 1) in told(game, 2)


def test_played_discarded_trashed_and_acquired_cards_are_seen_by_all() -> None:
    """imperium 3.14: also a card acquired onto the top of a deck and one trashed by Poison Snooper."""
    person = {"intrigue": ["bypass_protocol", "poison_snooper"], "spice": 2}
    game = play(table(person, row=["chani"]), "play bypass_protocol 2", "acquire chani row", "play poison_snooper 1")
    play(game, "trash deck chani")
    seen = [name for name, _, _ in told(game, 2)]
    assert seen.count("played_intrigue") == 2
    assert "acquired_card" in seen
    assert "trashed_card" in seen


def test_a_card_looked_at_is_known_to_its_owner_alone() -> None:
    """imperium 3.14: Paul sees the top of his deck; a card drawn with Poison Snooper is not shown."""
    person = {"leader": "paul_atreides", "deck": ["dagger"], "intrigue": ["poison_snooper"]}
    game = lean(person)
    assert game.view(0)["seats"][0]["deck_top"] == "dagger"
    assert "deck_top" not in game.view(1)["seats"][0]
    play(game, "play poison_snooper 1", "card dagger")
    assert names_told(game, 1, "drew_card") == []


def test_who_has_seen_a_card_an_opponent_had_to_discard_cannot_take_the_move_back() -> None:
    """imperium 3.14: nobody is asked, because everybody discards the last card; but the cards were hidden before."""
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    test = {"hand": ["test_of_humanity"], "solari": 4}
    for person, move in (
        (mohiam, "agent reverend_mother_mohiam wealth"),
        (test, "agent test_of_humanity rally_troops"),
    ):
        seen = play(table(person, {"hand": ["stilgar"]}, {"hand": []}), move)
        assert (seen.to_act, seat(seen, 1)["discard"], seen.can_undo()) == (0, ["stilgar"], False)
        nothing = play(table(person, {"hand": []}, {"hand": []}), move)
        assert nothing.can_undo()


def test_the_card_helena_removes_is_public() -> None:
    """imperium 3.14."""
    helena = {"leader": "helena_richese", "hand": ["signet_ring"]}
    row = ["chani", "scout", "dr_yueh", "stilgar", "opulence"]
    game = play(table(helena, row=row), "agent signet_ring secure_contract", "card chani")
    assert game.view(1)["seats"][0]["manipulated"] == "chani"


# --- as far as possible ----------------------------------------------------------------------------------------------


def test_a_mandatory_effect_is_carried_out_as_far_as_possible() -> None:
    """imperium 3.10: one troop instead of four, one card instead of three, one discard instead of two."""
    recruiter = {"hand": ["dagger"], "solari": 4, "supply": 1, "garrison": 11}
    assert seat(play(table(recruiter), "agent dagger rally_troops"))["garrison"] == 12
    scholar = {"hand": ["reconnaissance"], "water": 2, "deck": ["dagger"]}
    assert seat(play(lean(scholar), "agent reconnaissance research_station"))["hand"] == ["dagger"]
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = play(table(mohiam, {"hand": ["dagger"]}), "agent reverend_mother_mohiam wealth")
    assert (seat(game, 1)["hand"], seat(game, 1)["discard"]) == ([], ["dagger"])


def test_an_effect_that_cannot_be_carried_out_at_all_is_skipped() -> None:
    """imperium 3.10: nothing to draw, nothing to recruit, and the turn can end."""
    game = play(
        lean({"hand": ["reconnaissance"], "deck": [], "supply": 0, "garrison": 12}), "agent reconnaissance arrakeen"
    )
    assert "end" in offered(game)
    assert seat(game)["hand"] == []


def test_an_option_that_can_be_carried_out_must_be_chosen_if_there_is_one() -> None:
    """imperium 3.11: at 6 with the Spacing Guild only the spice of Guild Ambassador is left."""
    at_top = {"hand": ["guild_ambassador"], "influence": {"spacing_guild": 6}}
    game = play(table(at_top), "agent guild_ambassador hall_of_oratory")
    assert seat(game)["spice"] == 2
    below = {"hand": ["guild_ambassador"], "influence": {"spacing_guild": 5}}
    game = play(table(below), "agent guild_ambassador hall_of_oratory")
    assert offered(game) == ["do guild_ambassador.agent.1.1", "do guild_ambassador.agent.1.2"]


def test_a_free_choice_may_name_a_faction_where_one_stands_at_six() -> None:
    """imperium 3.11, 8.1: nothing happens."""
    game = table({"intrigue": ["bribery"], "solari": 2, "influence": {"emperor": 6}})
    play(game, "play bribery 1", "faction emperor")
    assert (seat(game)["influence"]["emperor"], seat(game)["solari"]) == (6, 0)


def test_a_cost_may_be_paid_for_nothing() -> None:
    """imperium 3.12: two spice for three troops with none in supply."""
    game = table({"hand": ["fremen_camp"], "spice": 2, "supply": 0, "garrison": 12})
    play(game, "agent fremen_camp secure_contract", "do fremen_camp.agent.1")
    assert (seat(game)["spice"], seat(game)["garrison"]) == (0, 12)


def test_an_intrigue_card_may_be_played_for_nothing() -> None:
    """imperium 3.12: Rapid Mobilization without a garrison, Reinforcements without a supply."""
    game = table({"intrigue": ["rapid_mobilization", "reinforcements"], "solari": 3, "garrison": 0, "conflict": 12})
    play(game, "play rapid_mobilization 1", "play reinforcements 1")
    assert (seat(game)["solari"], seat(game)["intrigue"], seat(game)["conflict"]) == (0, [], 12)


def test_an_arrow_that_needs_a_target_needs_one() -> None:
    """imperium 3.12: Duke Leto pays only where an opponent is ahead of him."""
    leto = {"leader": "duke_leto_atreides", "hand": ["signet_ring"], "spice": 1}
    game = play(table(leto), "agent signet_ring secure_contract")
    assert offered(game) == ["end"]
    game = play(table(leto, {"influence": {"fremen": 1}}), "agent signet_ring secure_contract")
    assert offered(game) == ["do duke_leto_atreides.signet.1", "end"]


def test_an_intrigue_card_that_pays_for_a_card_needs_one_that_can_be_acquired() -> None:
    """imperium 3.12: Bypass Protocol may be played for nothing, but no spice is paid for nothing."""
    bypass, no_liaisons = {"intrigue": ["bypass_protocol"], "spice": 2}, {"discard": ["arrakis_liaison"] * 8}
    game = lean(bypass, no_liaisons, row=["opulence", None, None, None, None], imperium_deck=[])
    assert "play bypass_protocol 1" in offered(game)
    assert refused(game, "play bypass_protocol 2") == [("effect-impossible", "imperium 3.12")]
    game = lean(bypass, no_liaisons, row=["stilgar", None, None, None, None], imperium_deck=[])
    assert refused(game, "play bypass_protocol 2") == []


# --- triggers --------------------------------------------------------------------------------------------------------


def test_the_bonus_of_an_influence_space_comes_before_the_next_effect() -> None:
    """imperium 3.13: the bonus and the Alliance at 4 are there before anything else is asked."""
    game = table({"hand": ["diplomacy"], "influence": {"fremen": 3}, "intrigue": ["water_of_life"], "spice": 1})
    play(game, "agent diplomacy stillsuits", "do fremen_visit_1.1")
    assert seat(game)["water"] == 2
    assert shared(game)["alliances"] == {"fremen": 0}


def test_what_a_cost_sets_off_comes_after_the_cost_and_before_the_effect() -> None:
    """imperium 3.13: the trashed Assassination Mission pays before Selective Breeding draws, as the log tells."""
    game = table({"hand": ["diplomacy"], "spice": 2, "discard": ["assassination_mission"]})
    play(game, "agent diplomacy selective_breeding", "do selective_breeding.space.1")
    play(game, "trash discard assassination_mission")
    seen = [name for name, _, _ in told(game, 0)]
    after = seen[seen.index("trashed_card") :]
    assert after.index("gained_some") < after.index("drew_card")
    assert seat(game)["solari"] == 4


def test_the_heir_of_an_alliance_is_named_before_the_effect_behind_the_arrow() -> None:
    """imperium 3.13: Shifting Allegiances costs the Emperor's token, which goes before two influence are gained."""
    game = table(
        {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"emperor": 4}},
        {"influence": {"emperor": 4}},
        {"influence": {"emperor": 4}},
    )
    play(game, "agent shifting_allegiances secure_contract", "do shifting_allegiances.agent.1")
    assert offered(game) == ["seat 1", "seat 2"]
    play(game, "seat 2")
    assert shared(game)["alliances"] == {"emperor": 2}
    assert len(offered(game)) == 4  # now the faction that gains


def test_a_leader_ability_comes_before_the_next_effect() -> None:
    """imperium 3.13, 16.5: Memnon may draw before he takes his seat, but nothing fits between seat and influence."""
    memnon = {"leader": "earl_memnon_thorvald", "hand": ["bene_gesserit_initiate"], "solari": 5}
    game = table({**memnon, "intrigue": ["councilors_dispensation"]})
    play(game, "agent bene_gesserit_initiate high_council", "do bene_gesserit_initiate.agent.1")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    assert offered(game) == ["do high_council.space.1"]  # no seat yet, no dispensation
    play(game, "do high_council.space.1")
    assert offered(game) == [f"faction {faction}" for faction in seat(game)["influence"]]
    play(game, "faction fremen")
    assert seat(game)["influence"]["fremen"] == 1
    assert offered(game) == ["end", "play councilors_dispensation 1"]


def test_what_paying_for_a_space_sets_off_comes_before_its_effects() -> None:
    """imperium 3.13, 16.7: Ilban draws when he has paid; he cannot first trash a card of the pile he draws from."""
    ilban = {"leader": "count_ilban_richese", "hand": ["gene_manipulation"], "deck": [], "discard": ["dagger"]}
    game = play(lean({**ilban, "solari": 4}), "agent gene_manipulation rally_troops")
    assert seat(game)["hand"] == ["dagger"]


def test_simultaneous_triggers_of_one_player_are_ordered_by_that_player() -> None:
    """imperium 3.13: two cards discarded together, each with a box that works then (rise_of_ix 8.8)."""
    victim = {"hand": ["freighter_fleet", "in_the_shadows"], "influence": {"bene_gesserit": 3}}
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = play(table(mohiam, victim, ix=True), "agent reverend_mother_mohiam wealth")
    assert game.to_act == 1
    assert seat(game, 1)["hand"] == []
    assert {"do freighter_fleet.reveal.1", "do in_the_shadows.reveal.1"} <= set(offered(game))
    play(game, "do in_the_shadows.reveal.1")
    assert seat(game, 1)["influence"]["bene_gesserit"] == 4
    assert "advance" in offered(game)


def test_triggers_of_several_players_go_clockwise_from_the_player_whose_turn_it_is() -> None:
    """imperium 3.13: seat 1 plays; the freighters of seats 2 and 0 move in that order."""
    fleet = {"hand": ["freighter_fleet"], "freighter": 0}
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = play(table(fleet, mohiam, fleet, ix=True, to_act=1), "agent reverend_mother_mohiam wealth")
    assert game.to_act == 2
    play(game, "advance")
    assert game.to_act == 0


def test_a_decision_of_another_player_interrupts_the_turn() -> None:
    """imperium 3.13, 6.6: nothing else can be done until it is made."""
    person = {"hand": ["test_of_humanity"], "intrigue": ["windfall"]}
    game = play(table(person, {"hand": ["dagger", "diplomacy"]}), "agent test_of_humanity hall_of_oratory")
    play(game, "do test_of_humanity.agent.1")
    assert game.to_act == 1
    assert refused(game, "play windfall 1") != []
    play(game, "discard dagger")
    assert game.to_act == 0
    assert "play windfall 1" in offered(game)


def test_strength_follows_at_once_when_an_opponent_loses_a_troop() -> None:
    """imperium 3.13, 6.4.5."""
    game = table({"hand": ["test_of_humanity"]}, {"conflict": 2, "swords": 1, "done": 1})
    play(game, "agent test_of_humanity hall_of_oratory")
    assert strength(game, 1) == 3
