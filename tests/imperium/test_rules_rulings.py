"""Rules of the base game, section 17: rulings on single cards."""

import pytest

from tests.imperium.lean import lean
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table

KH = "kwisatz_haderach"
TMF = "the_spice_must_flow"


# --- Imperium cards --------------------------------------------------------------------------------------------------


def test_assassination_mission_pays_when_something_trashes_it() -> None:
    """imperium 17.1: it has no way to trash itself."""
    game = play(table({"hand": ["assassination_mission"]}), "reveal")
    assert (seat(game)["solari"], seat(game)["swords"]) == (1, 1)
    play(game, "end")
    assert seat(game)["solari"] == 1
    person = {"hand": ["guild_administrator"], "discard": ["assassination_mission"]}
    game = play(table(person), "agent guild_administrator imperial_basin", "do guild_administrator.agent.1")
    assert seat(play(game, "trash discard assassination_mission"))["solari"] == 4


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 2), ("hagga_basin", 4), ("the_great_flat", 6)])
def test_carryall_doubles_base_spice(space: str, spice: int) -> None:
    """imperium 17.5."""
    game = play(table({"hand": ["carryall"], "water": 2}), f"agent carryall {space}")
    assert seat(game)["spice"] == spice


def test_carryall_does_nothing_elsewhere() -> None:
    """imperium 17.5."""
    assert seat(play(table({"hand": ["carryall"]}), "agent carryall secure_contract"))["spice"] == 0


def test_guild_bankers_make_every_copy_cheaper() -> None:
    """imperium 17.11: two for 12 in one turn; not in the next."""
    person = {"hand": ["guild_bankers", "lady_jessica", "piter_de_vries", "convincing_argument", "chani"], "council": 1}
    game = play(table(person), "reveal")
    assert seat(game)["persuasion"] == 12
    play(game, f"acquire {TMF} reserve", f"acquire {TMF} reserve")
    assert (seat(game)["persuasion"], seat(game)["points"]) == (0, 2)


def test_gun_thopter_spares_an_opponent_without_a_garrison() -> None:
    """imperium 17.12: troops in the Conflict are not touched."""
    game = table({"hand": ["gun_thopter"]}, {"garrison": 0, "conflict": 3})
    play(game, "agent gun_thopter carthag")
    assert (seat(game, 1)["garrison"], seat(game, 1)["conflict"], seat(game, 1)["supply"]) == (0, 3, 9)


def test_imperial_spy_draws_only_by_its_own_arrow() -> None:
    """imperium 17.13."""
    game = play(table({"hand": ["imperial_spy"]}), "agent imperial_spy wealth", "do imperial_spy.agent.1")
    assert (len(seat(game)["intrigue"]), shared(game)["trash"]) == (1, ["imperial_spy"])
    person = {"hand": ["guild_administrator"], "discard": ["imperial_spy"]}
    game = play(table(person), "agent guild_administrator imperial_basin", "do guild_administrator.agent.1")
    play(game, "trash discard imperial_spy")
    assert seat(game)["intrigue"] == []


def test_liet_kynes_counts_cards_of_agent_turns_and_of_this_reveal() -> None:
    """imperium 17.14: himself, one played, one revealed; not the discard pile."""
    person = {"hand": ["liet_kynes", "arrakis_liaison"], "played": ["chani"], "discard": ["stilgar"]}
    game = play(table(person), "reveal")
    assert seat(game)["persuasion"] == 3 * 2 + 2


def test_chani_may_retreat_none_and_rapid_mobilization_deploy_none() -> None:
    """imperium 17.17."""
    game = play(table({"hand": ["chani"], "conflict": 2}), "reveal", "end")
    assert seat(game)["conflict"] == 2
    game = play(table({"intrigue": ["rapid_mobilization"]}), "play rapid_mobilization 1")
    assert offered(game) == ["amount 1", "amount 2", "amount 3", "decline"]
    play(game, "decline")
    assert (seat(game)["conflict"], shared(game)["intrigue_discard"]) == (0, ["rapid_mobilization"])


def test_mohiams_victims_choose_clockwise_all_their_cards_at_once() -> None:
    """imperium 17.20, 17.29: seat 2 finishes before seat 0 is asked."""
    three = ["dagger", "diplomacy", "reconnaissance"]
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = play(table({"hand": three}, mohiam, {"hand": three}, to_act=1), "agent reverend_mother_mohiam wealth")
    assert game.to_act == 2
    play(game, "discard dagger", "discard diplomacy")
    assert game.to_act == 0
    play(game, "discard reconnaissance", "discard dagger")
    assert game.to_act == 1
    assert (seat(game, 2)["hand"], seat(game)["hand"]) == (["reconnaissance"], ["diplomacy"])


def test_forced_discards_trigger_only_after_all_of_them() -> None:
    """imperium 17.29: then in the order the victim likes."""
    victim = {"hand": ["choam_delegate", "dagger", "water_peddler"]}
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = play(table(mohiam, victim, ix=True), "agent reverend_mother_mohiam wealth", "discard choam_delegate")
    assert (game.to_act, seat(game, 1)["solari"]) == (1, 0)
    play(game, "discard water_peddler")
    assert (game.to_act, seat(game, 1)["solari"], seat(game, 1)["water"]) == (0, 3, 1)


def test_shifting_allegiances_really_costs_influence() -> None:
    """imperium 17.21: and may give it back to the same faction."""
    person = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 1}}
    game = play(table(person), "agent shifting_allegiances secure_contract", "do shifting_allegiances.agent.1")
    assert seat(game)["influence"]["fremen"] == 0
    play(game, "faction fremen")
    assert (seat(game)["influence"]["fremen"], seat(game)["spice"]) == (2, 0)


def test_test_of_humanity_offers_only_what_can_be_done() -> None:
    """imperium 17.23: no discard with an empty hand, no loss without a troop; who can do neither is unaffected."""
    seats: list[Seat] = [{"hand": [], "conflict": 1}, {"hand": ["dagger"]}, {"hand": []}]
    game = play(table({"hand": ["test_of_humanity"]}, *seats), "agent test_of_humanity hall_of_oratory")
    assert game.to_act == 0
    assert (seat(game, 1)["conflict"], seat(game, 2)["hand"], seat(game, 2)["discard"]) == (0, [], ["dagger"])
    assert (seat(game, 3)["garrison"], seat(game, 3)["discard"]) == (3, [])


def test_test_of_humanity_leaves_the_choice_to_each_opponent_in_order() -> None:
    """imperium 17.23."""
    both = {"hand": ["dagger", "diplomacy"], "conflict": 2}
    game = play(table({"hand": ["test_of_humanity"]}, both, both), "agent test_of_humanity hall_of_oratory")
    assert (game.to_act, offered(game)) == (1, ["discard dagger", "discard diplomacy", "from conflict"])
    play(game, "from conflict")
    assert game.to_act == 2
    play(game, "discard dagger")
    assert [seat(game, number)["conflict"] for number in (1, 2)] == [1, 2]


def test_a_dreadnought_cannot_be_lost_to_the_test_of_humanity() -> None:
    """imperium 17.33: only units that are troops."""
    victim = {"hand": ["dagger", "diplomacy"], "dreadnoughts_conflict": 1}
    game = play(table({"hand": ["test_of_humanity"]}, victim, ix=True), "agent test_of_humanity carthag")
    play(game, "do test_of_humanity.agent.1")
    assert (game.to_act, offered(game)) == (1, ["discard dagger", "discard diplomacy"])


def test_other_memory_takes_a_bene_gesserit_card_of_the_discard_pile_openly() -> None:
    """imperium 17.30: without one there, only the draw."""
    person = {"hand": ["other_memory"], "deck": ["dagger"], "discard": ["the_voice", "scout"]}
    game = play(lean(person), "agent other_memory secure_contract")
    play(game, "do other_memory.agent.1.2")
    assert (seat(game)["hand"], seat(game)["discard"]) == (["the_voice"], ["scout"])
    seen = [game.rules.event_data(event)["event"] for event in game.events if game.rules.visible(event, 2)]
    assert "took_from_discard" in seen
    game = play(lean({**person, "discard": ["scout"]}), "agent other_memory secure_contract")
    assert seat(game)["hand"] == ["dagger"]


def test_power_play_gives_two_influence_also_when_it_is_trashed_first() -> None:
    """imperium 17.30: one gain of 2 instead of 1, before or after the card goes."""
    for order in (["do fremen_visit_2.1"], ["do power_play.agent.2"]):
        game = table({"hand": ["power_play"], "influence": {"fremen": 3}})
        finish(play(game, "agent power_play stillsuits", *order))
        assert (seat(game)["influence"]["fremen"], shared(game)["trash"]) == (5, ["power_play"])


# --- The Voice -------------------------------------------------------------------------------------------------------


def test_the_voice_closes_a_space_to_every_kind_of_agent() -> None:
    """imperium 17.24: also to Kwisatz Haderach, Infiltrate and infiltration icons."""
    caster = {"voice_space": "arrakeen"}
    person = {"hand": [KH, "reconnaissance", "bounty_hunter"], "intrigue": ["infiltrate"]}
    game = table(person, caster, {"agents_at": {"arrakeen": 1}}, ix=True)
    play(game, "play infiltrate 1")
    for card in (KH, "reconnaissance", "bounty_hunter"):
        assert refused(game, f"agent {card} arrakeen") == [("voice", "imperium 17.24")]


def test_the_voice_stops_each_opponents_next_agent_only() -> None:
    """imperium 17.24: after one agent elsewhere, or on the caster's next turn, the space is open."""
    hand = {"hand": ["reconnaissance", "scout", "dagger"]}
    game = table({"hand": ["the_voice", "dagger"]}, hand, hand)
    play(game, "agent the_voice imperial_basin", "do the_voice.agent.1", "space arrakeen", "end")
    assert refused(game, "agent scout arrakeen") == [("voice", "imperium 17.24")]
    assert "agent scout carthag" in offered(game)
    finish(play(game, "reveal"), 1)
    assert refused(game, "agent scout arrakeen") == [("voice", "imperium 17.24")]
    finish(play(game, "agent dagger hall_of_oratory"), 2)
    assert (game.to_act, seat(game).get("voice_space")) == (0, None)
    finish(play(game, "reveal"))
    assert "agent scout arrakeen" in offered(game)


def test_a_space_closed_by_the_voice_is_open_for_the_next_round() -> None:
    """imperium 17.24, 12: with the agents that came home nothing of it is left on the board."""
    caster = {"voice_space": "arrakeen", "done": 1, "hand": []}
    game = table({"hand": []}, {"done": 1, "hand": []}, caster, round=2)
    assert seat(game, 2)["voice_space"] == "arrakeen"
    play(game, "reveal", "end")
    assert (shared(game)["round"], game.to_act) == (3, 1)
    assert "voice_space" not in seat(game, 2)


def test_only_who_still_stops_an_agent_is_named() -> None:
    """imperium 17.24: two have closed Arrakeen, but the first of them stops this player no more."""
    one = {"voice_space": "arrakeen", "voice_bound": [2]}
    two = {"voice_space": "arrakeen", "voice_bound": [0, 1]}
    game = table({"hand": ["scout"]}, one, two)
    (reason,) = game.why_not("agent scout arrakeen")
    assert (reason.key, reason.facts["seats"]) == ("voice", ("seats", [2]))


def test_the_caster_is_not_bound_and_the_mark_goes_with_the_round() -> None:
    """imperium 17.24."""
    game = table({"hand": ["the_voice"]}, {"hand": []}, {"hand": []})
    play(
        game, "agent the_voice imperial_basin", "do the_voice.agent.1", "space arrakeen", "end", *["reveal", "end"] * 3
    )
    assert shared(game)["round"] == 2
    assert "voice_space" not in seat(game)


# --- Kwisatz Haderach ------------------------------------------------------------------------------------------------


def test_kwisatz_haderach_is_playable_without_an_agent_on_the_leader() -> None:
    """imperium 17.8, 17.26: an agent on the board goes on, even to the space it left."""
    person = {"hand": [KH], "agents_at": {"wealth": 1, "arrakeen": 1}, "deck": ["dagger", "diplomacy"]}
    game = lean(person)
    assert f"move {KH} arrakeen arrakeen" in offered(game)
    assert refused(game, f"agent {KH} arrakeen") == [("no-agents-but-move", "imperium 17.26")]
    play(game, f"move {KH} wealth arrakeen")
    assert (seat(game)["agents_at"], sorted(seat(game)["hand"])) == ({"arrakeen": 2}, ["dagger", "diplomacy"])


def test_kwisatz_haderach_ignores_occupation_but_pays_and_meets_requirements() -> None:
    """imperium 17.8: costs, Sietch Tabr, and the once-per-game limits."""
    person = {"hand": [KH], "agents_at": {"stillsuits": 1}, "council": 1, "swordmaster": 1, "solari": 20}
    game = table(person, {"agents_at": {"carthag": 1}})
    assert {f"agent {KH} stillsuits", f"agent {KH} carthag"} <= set(offered(game))
    assert refused(game, f"agent {KH} conspire") == [("price", "imperium 6.3.4")]
    assert refused(game, f"agent {KH} sietch_tabr") == [("requirement", "imperium 6.3.5")]
    for space in ("high_council", "swordmaster"):
        assert refused(game, f"agent {KH} {space}") == [("once", "imperium 6.3.5")]


def test_a_maker_space_left_with_kwisatz_haderach_gets_bonus_spice() -> None:
    """imperium 17.8, 7.12."""
    game = table({"hand": [KH], "agents_at": {"hagga_basin": 1}})
    finish(play(game, f"move {KH} hagga_basin wealth"))
    play(game, *["reveal", "end"] * 3)
    assert shared(game)["bonus_spice"]["hagga_basin"] == 1


def test_from_anywhere_includes_the_mentat_and_not_an_unpaid_swordmaster() -> None:
    """imperium 17.26: other cards cannot move an agent."""
    person = {"hand": [KH, "dagger"], "agents_at": {"wealth": 1, "arrakeen": 1, "carthag": 1}}
    game = table(person, mentat=0)
    origins = {offer.split()[2] for offer in offered(game) if offer.startswith("move")}
    assert origins == {"wealth", "arrakeen", "carthag"}
    assert refused(game, "move dagger wealth hall_of_oratory") == [("only-kwisatz-haderach", "imperium 17.8")]
    assert refused(game, f"move {KH} secrets wealth") == [("no-agent-there", "imperium 17.26")]


def test_kwisatz_haderach_counts_as_the_next_agent_for_the_voice() -> None:
    """imperium 17.26: afterwards the closed space is open to that player."""
    person = {"hand": [KH, "scout"]}
    game = table({"voice_space": "arrakeen", "done": 1}, person, {"hand": [], "done": 1}, to_act=1)
    play(game, f"agent {KH} wealth", "end")
    assert (game.to_act, "agent scout arrakeen" in offered(game)) == (1, True)


def test_the_icon_of_the_space_counts_for_leaders_also_with_kwisatz_haderach() -> None:
    """imperium 17.26: Leto's discount looks at the space; influence and effects come as with any agent."""
    leto = {"leader": "duke_leto_atreides", "hand": [KH], "solari": 1}
    game = play(table(leto), f"agent {KH} mentat")
    assert (seat(game)["solari"], shared(game)["mentat"]) == (0, 0)
    game = play(table({"hand": [KH]}), f"agent {KH} stillsuits")
    assert (seat(game)["influence"]["fremen"], seat(game)["water"]) == (1, 1)
    assert "deploy 1 troop" in offered(game)
