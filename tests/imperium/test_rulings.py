"""The rulings of docs/rulings.md, each pinned."""

import re
from pathlib import Path

import landsraad
from tests.imperium.lean import lean
from tests.imperium.table import Seat, finish, offered, play, seat, shared, table

ROOT = Path(__file__).parents[2]


def test_r1_recruiting_waits_only_while_troops_are_short() -> None:
    ample = table({"hand": ["reconnaissance"], "supply": 5, "garrison": 7})
    play(ample, "agent reconnaissance arrakeen")
    assert seat(ample)["garrison"] == 8
    short = table({"hand": ["reconnaissance"], "supply": 4, "garrison": 8, "intrigue": ["windfall"]})
    play(short, "agent reconnaissance arrakeen")
    assert seat(short)["garrison"] == 8
    assert "do arrakeen.space.1" in offered(short)


THIEF = {"hand": ["test_of_humanity"], "deck": []}
VICTIM = {"hand": ["in_the_shadows"], "influence": {"bene_gesserit": 3}, "intrigue": ["ambush", "bribery", "cull"]}


def at_secrets(thief: Seat, victim: Seat, **more: object) -> landsraad.Game:
    return play(lean(thief, victim, {"hand": []}, ix=True, **more), f"agent {thief['hand'][0]} secrets")


def test_r1_the_theft_after_a_discard_that_unloads() -> None:
    """imperium 3.5, 14.8; rise_of_ix 8.4: In the Shadows brings the fourth Intrigue card, then the theft hits."""
    game = at_secrets(THIEF, VICTIM)
    assert {"do secrets.space.2", "do test_of_humanity.agent.1"} <= set(offered(game))
    play(game, "do test_of_humanity.agent.1")
    assert (len(seat(game)["intrigue"]), len(seat(game, 1)["intrigue"])) == (2, 3)


def test_r1_the_theft_before_the_discard() -> None:
    """imperium 3.5: nobody has four Intrigue cards yet, so it takes nothing."""
    game = play(at_secrets(THIEF, VICTIM), "do secrets.space.2", "do test_of_humanity.agent.1")
    assert (len(seat(game)["intrigue"]), len(seat(game, 1)["intrigue"])) == (1, 4)


def test_r1_the_theft_beside_reverend_mother_mohiam() -> None:
    """imperium 3.5, 3.6; rise_of_ix 8.4: the same by another card."""
    game = at_secrets({"hand": ["reverend_mother_mohiam"], "played": ["the_voice"], "deck": []}, VICTIM)
    assert "do secrets.space.2" in offered(game)
    play(game, "do reverend_mother_mohiam.agent.1")
    assert (len(seat(game)["intrigue"]), len(seat(game, 1)["intrigue"])) == (2, 3)


def test_r1_the_theft_happens_at_once_beside_other_cards() -> None:
    four = {**VICTIM, "intrigue": ["ambush", "bribery", "cull", "windfall"]}
    game = at_secrets({"hand": ["diplomacy"], "deck": []}, four)
    assert (len(seat(game)["intrigue"]), len(seat(game, 1)["intrigue"])) == (2, 3)


def test_r1_the_theft_of_older_games_happens_at_once() -> None:
    assert "do secrets.space.2" not in offered(at_secrets(THIEF, VICTIM, rules=1))


def test_r1_influence_waits_from_the_fourth_space_on() -> None:
    low = table({"hand": ["diplomacy"], "influence": {"emperor": 2}})
    play(low, "agent diplomacy wealth")
    assert seat(low)["influence"]["emperor"] == 3
    high = table({"hand": ["diplomacy"], "influence": {"emperor": 3}, "intrigue": ["windfall"]})
    play(high, "agent diplomacy wealth")
    assert seat(high)["influence"]["emperor"] == 3
    assert "do emperor_visit_1.1" in offered(high)


def test_r1_drawing_waits_while_an_intrigue_card_could_care() -> None:
    game = table({"hand": ["reconnaissance"], "intrigue": ["windfall"]})
    play(game, "agent reconnaissance arrakeen")
    assert "do arrakeen.space.2" in offered(game)
    calm = table({"hand": ["reconnaissance"]})
    play(calm, "agent reconnaissance arrakeen")
    assert len(seat(calm)["hand"]) == 1


def test_r2_a_condition_of_an_agent_box_is_judged_when_it_is_taken() -> None:
    hand = ["smugglers_thopter"]
    game = table({"hand": hand, "influence": {"spacing_guild": 1}, "intrigue": ["guild_authorization"]})
    play(game, "agent smugglers_thopter imperial_basin")
    assert game.view(0)["for_nothing"] == ["smugglers_thopter.agent.1"]
    play(game, "play guild_authorization 1", "do smugglers_thopter.agent.1")
    assert len(seat(game)["hand"]) == 2


def test_r3_freighter_rewards_join_the_turn_but_come_before_committing() -> None:
    plots = ["expedite", "windfall"]
    early = table({"hand": ["dagger"], "intrigue": plots, "spice": 1, "freighter": 2}, ix=True)
    play(early, "play expedite 1", "recall")
    assert offered(early) == ["do shipping_1.1", "do shipping_2.1", "play windfall 1"]
    late = table({"hand": ["dune_the_desert_planet"], "intrigue": ["windfall"], "freighter": 2}, ix=True)
    play(late, "agent dune_the_desert_planet smuggling", "do smuggling.space.2", "recall")
    assert {"do shipping_1.1", "do shipping_2.1", "play windfall 1"} <= set(offered(late))


def test_r4_what_is_behind_one_arrow_is_one_step() -> None:
    game = table({"hand": ["duncan_idaho"], "water": 1, "intrigue": ["windfall"]})
    play(game, "agent duncan_idaho arrakeen", "do duncan_idaho.agent.1")
    assert seat(game)["garrison"] == 5
    assert len(seat(game)["hand"]) == 1


def test_r5_a_forced_choice_between_equal_cards_is_asked() -> None:
    game = table(
        {"hand": ["test_of_humanity"]},
        {"hand": ["dagger", "dagger"]},
        {"hand": ["diplomacy"]},
    )
    play(game, "agent test_of_humanity carthag")
    while game.to_act == 0:
        play(game, "do test_of_humanity.agent.1")
    assert game.to_act == 1
    assert offered(game) == ["discard dagger"]


def test_r6_leaders_are_drafted_in_turn_order() -> None:
    game = landsraad.new_game("imperium", seats=3, leaders="draft", first_player=2)
    assert game.to_act == 2
    play(game, "leader helena_richese")
    assert game.to_act == 0
    assert "leader helena_richese" not in offered(game)


def test_r6_nobody_has_a_leader_before_the_choice() -> None:
    game = landsraad.new_game("imperium", seats=3, leaders="draft", first_player=2)
    assert [seat["leader"] for seat in game.view(None)["seats"]] == [None, None, None]
    assert not any("deck_top" in seat for number in range(3) for seat in game.view(number)["seats"])
    game.play("leader paul_atreides")
    assert [seat["leader"] for seat in game.view(0)["seats"]] == [None, None, "paul_atreides"]


def test_r7_a_freighter_at_the_bottom_cannot_be_recalled() -> None:
    game = table({"hand": ["dune_the_desert_planet"]}, ix=True)
    play(game, "agent dune_the_desert_planet smuggling")
    play(game, *(["do smuggling.space.2"] if "do smuggling.space.2" in offered(game) else []))
    assert seat(game)["freighter"] == 1


def test_r8_equal_cards_of_the_row_are_one_option() -> None:
    row = ["scout", "dr_yueh", "scout", "stilgar", "chani"]
    game = table({"hand": ["convincing_argument"]}, row=row, imperium_deck=["carryall"])
    play(game, "reveal")
    assert offered(game).count("acquire scout row") == 1
    play(game, "acquire scout row")
    assert shared(game)["row"] == ["carryall", "dr_yueh", "scout", "stilgar", "chani"]


def test_r9_the_next_tile_is_turned_up_after_the_acquire_effect() -> None:
    game = table(
        {"hand": ["dagger"], "discard": ["dagger"], "spice": 3},
        ix=True,
        tech=[["disposal_facility", "windtraps"], [], []],
    )
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")
    play(game, "do tech_negotiation.space.1.1")
    assert game.view(0)["tech"][0] == {"top": None, "tiles": 1}
    play(game, "decline")
    assert game.view(0)["tech"][0] == {"top": "windtraps", "tiles": 1}


def test_r10_an_extra_turn_is_taken_at_the_end_of_the_turn() -> None:
    game = table({"hand": ["weirding_way", "dagger"]}, ix=True)
    play(game, "agent weirding_way imperial_basin")
    assert {"end", "again"} <= set(offered(game))
    play(game, "again")
    assert game.to_act == 0
    assert seat(game)["turns"] == 2


def test_r14_windtraps_bought_with_the_reward_come_too_late_for_this_win() -> None:
    winner = {"conflict": 2, "freighter": 3}
    stacks = [["windtraps"], [], []]
    game = table(winner, {}, {}, ix=True, phase="combat", conflict="skirmish_ix_spice", tech=stacks)
    play(game, "recall", "do shipping_3.1")
    assert (seat(game)["tiles"], seat(game)["water"]) == (["windtraps"], 1)


def test_r15_bypass_protocol_is_not_paid_for_nothing() -> None:
    person, others = {"intrigue": ["bypass_protocol"], "spice": 2}, {"discard": ["arrakis_liaison"] * 8}
    game = lean(person, others, row=["opulence", None, None, None, None], imperium_deck=[])
    assert "play bypass_protocol 1" in offered(game) and "play bypass_protocol 2" not in offered(game)


def test_r16_who_owns_a_deck_may_look_through_it_but_not_at_its_order() -> None:
    game = table({"deck": ["diplomacy", "dagger", "chani"]})
    assert game.view(0)["seats"][0]["deck_cards"] == ["chani", "dagger", "diplomacy"]
    assert "deck_cards" not in game.view(1)["seats"][0]


def test_r16_a_forced_discard_has_shown_a_card() -> None:
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = play(table(mohiam, {"hand": ["stilgar"]}, {"hand": []}), "agent reverend_mother_mohiam wealth")
    assert (seat(game, 1)["discard"], game.can_undo()) == (["stilgar"], False)


REOPENED = [
    {"conflict": 2, "intrigue": ["ambush"]},
    {"conflict": 3, "intrigue": ["master_tactician", "windfall"]},
    {"conflict": 2, "swords": 1, "intrigue": ["bribery"]},
]
LEAVES = ("pass", "play master_tactician 2", "amount 3", "pass")


def test_r17_a_card_reopens_the_round_though_its_player_has_left() -> None:
    """imperium 10.2, 10.12: seat 1 retreats its last troops; seat 0, who had passed, is asked again."""
    game = play(table(*REOPENED, phase="combat", conflict="skirmish_2"), *LEAVES)
    assert (game.to_act, offered(game)) == (0, ["play ambush 1", "pass"])
    play(game, "play ambush 1", "pass")
    assert "Seat 1 wins the Conflict with strength 8" in game.log(None)


def test_r17_older_games_end_the_round_there() -> None:
    game = play(table(*REOPENED, phase="combat", conflict="skirmish_2", rules=1), *LEAVES)
    assert "Seat 3 wins the Conflict with strength 5" in game.log(None)


def test_r17_leaving_by_itself_voids_no_pass() -> None:
    """imperium 10.3, 10.12: seat 2 is driven from the Conflict, and nobody waits for it; its leaving voids nothing."""
    seats = [
        {"conflict": 2, "intrigue": ["ambush"]},
        {"conflict": 3, "intrigue": ["cannon_turrets"]},
        {"dreadnoughts_conflict": 1, "dreadnoughts_supply": 1, "intrigue": ["bribery"]},
    ]
    game = play(table(*seats, ix=True, phase="combat", conflict="skirmish_2"), "pass", "play cannon_turrets 1")
    assert game.to_act == 0
    assert "Seat 2 wins the Conflict with strength 8" in play(game, "pass").log(None)


def test_r18_an_impossible_effect_is_resolved_for_nothing() -> None:
    """imperium 3.5, 3.10: tests/imperium/test_for_nothing.py has the details."""
    person = {"hand": ["diplomacy"], "water": 1, "supply": 0, "garrison": 12, "intrigue": ["windfall"]}
    game = play(table(person), "agent diplomacy hardy_warriors", "do hardy_warriors.space.1")
    assert seat(game)["garrison"] == 12
    assert "do hardy_warriors.space.1" not in offered(game)


def rival_wins(conflict: str, **rival: object) -> landsraad.Game:
    """A solo game in which the Rival on the left is about to win a Conflict."""
    seats = [
        {"done": 1, "hand": [], "points": 0},
        {"rival": 1, "conflict": 3, "points": 0, **rival},
        {"rival": 1, "points": 0},
    ]
    position = {"mode": "solo", "seats": seats, "expansions": ["rise_of_ix"], "round": 8, "conflict": conflict}
    return landsraad.from_position("imperium", {**position, "phase": "combat"})


def test_r11_the_human_decides_what_a_rival_buys() -> None:
    game = rival_wins("economic_supremacy", solari=6, spice=0)
    assert game.to_act == 0
    assert offered(game) == ["yes", "decline"]
    play(game, "yes")
    assert seat(game, 1)["points"] == 2


def test_r12_solo_variants_need_no_expansion() -> None:
    options = {"churn": True, "brutal_escalation": True}
    assert landsraad.new_game("imperium", seats=1, options=options).to_act == 0


def test_r13_house_hagal_has_no_leader() -> None:
    game = landsraad.new_game("imperium", seats=2, expansions=["rise_of_ix"])
    assert seat(game, 2)["leader"] is None


def test_every_ruling_has_a_test() -> None:
    numbers = set(re.findall(r"\*\*(R\d+)\.", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")))
    tested = set(re.findall(r"def test_(r\d+)_", Path(__file__).read_text(encoding="utf-8")))
    assert numbers == {name.upper() for name in tested}


def test_finishing_a_turn_gives_up_what_is_optional() -> None:
    game = finish(play(table({"hand": ["guild_administrator"]}), "agent guild_administrator foldspace"))
    assert game.to_act == 1
