"""The 17 Intrigue cards of Rise of Ix, part by part."""

import pytest

from landsraad.imperium import catalog as c
from landsraad.imperium import content
from landsraad.imperium.words import TIMING_NAMES
from tests.imperium.table import Seat, offered, pass_all, play, refused, seat, shared, strength, table

assert content

# Read from the printed cards: the boxes in their order. Each card exists once.
FACES = {
    "advanced_weaponry": ["plot", "combat"],
    "blackmail": ["combat"],
    "cannon_turrets": ["combat"],
    "cull": ["plot"],
    "diversion": ["plot"],
    "expedite": ["plot"],
    "finesse": ["plot", "combat"],
    "glimpse_the_path": ["plot"],
    "grand_conspiracy": ["endgame", "endgame"],
    "ixian_probe": ["plot"],
    "machine_culture": ["plot", "endgame"],
    "quid_pro_quo": ["plot"],
    "second_wave": ["combat"],
    "secret_forces": ["plot"],
    "strategic_push": ["combat"],
    "strongarm": ["plot"],
    "war_chest": ["combat", "endgame"],
}


def on_top(top: str, *owned: str) -> list[list[str]]:
    """One tech stack with this tile on top of all the others that nobody owns."""
    return [[top, *[tile for tile in c.TILE_IDS if tile != top and tile not in owned]], [], []]


@pytest.mark.parametrize("name", FACES)
def test_the_face_of_an_intrigue_card_is_as_printed(name: str) -> None:
    card = c.INTRIGUE_NUMBERS[name]
    assert (c.INTRIGUES[card].expansion, c.INTRIGUES[card].copies) == ("rise_of_ix", 1)
    assert [TIMING_NAMES[part.timing] for part in c.INTRIGUES[card].parts] == FACES[name]


def test_seventeen_intrigue_cards_join_the_forty() -> None:
    """rise_of_ix 1.5"""
    of_ix = {c.INTRIGUE_IDS[card] for card in range(len(c.INTRIGUE_IDS)) if c.INTRIGUES[card].expansion == "rise_of_ix"}
    assert of_ix == set(FACES)
    assert len(of_ix) == 17
    deck = shared(table(ix=True))["intrigue_deck"]
    assert (len(deck), len(of_ix & set(deck))) == (57, 17)
    assert len(shared(table())["intrigue_deck"]) == 40


@pytest.mark.parametrize("name", FACES)
def test_a_part_is_played_only_at_its_own_time(name: str) -> None:
    """imperium 14.3: the plot parts on a turn, the combat parts in combat, the endgame parts at the end."""
    rich = {
        "intrigue": [name],
        "hand": ["dagger", "diplomacy"],
        "solari": 10,
        "spice": 5,
        "conflict": 4,
        "council": 1,
        "influence": {"emperor": 4, "fremen": 4},
        "tiles": ["windtraps", "minimic_film", "artillery"],
        "discard": ["the_spice_must_flow"],
        "visited": "wealth",
        "turn": {"deployed_units": 4},
    }
    for phase, timing in (("player_turns", "plot"), ("combat", "combat"), ("endgame", "endgame")):
        ships = "dreadnoughts_conflict" if phase == "endgame" else "dreadnoughts_supply"
        game = table({**rich, ships: 2}, ix=True, phase=phase, round=1 if phase != "endgame" else 10)
        playable = [int(move.split()[2]) for move in offered(game) if move.startswith(f"play {name}")]
        assert playable == [number + 1 for number, when in enumerate(FACES[name]) if when == timing]


# --- plot parts -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("advanced_weaponry.part.1")
def test_advanced_weaponry_commissions_a_dreadnought_for_three_solari() -> None:
    game = table({"intrigue": ["advanced_weaponry"], "solari": 3}, ix=True)
    play(game, "play advanced_weaponry 1", "yes")
    assert (seat(game)["solari"], seat(game)["dreadnoughts_garrison"], seat(game)["dreadnoughts_supply"]) == (0, 1, 1)
    assert shared(game)["intrigue_discard"] == ["advanced_weaponry"]


def test_advanced_weaponry_needs_a_dreadnought_in_supply_and_the_price() -> None:
    """rise_of_ix 2.8, 10.15"""
    game = table({"intrigue": ["advanced_weaponry"], "solari": 3, "dreadnoughts_garrison": 2}, ix=True)
    assert refused(game, "play advanced_weaponry 1") == [("condition", "imperium 14.4")]
    game = table({"intrigue": ["advanced_weaponry"], "solari": 2}, ix=True)
    assert refused(game, "play advanced_weaponry 1") == [("cost", "imperium 14.4")]


def test_a_dreadnought_of_advanced_weaponry_may_be_deployed_on_the_same_turn() -> None:
    """rise_of_ix 6.2, 6.9: beyond the two units from the garrison."""
    me = {"hand": ["reconnaissance"], "intrigue": ["advanced_weaponry"], "solari": 3, "garrison": 3}
    game = table(me, ix=True)
    play(
        game,
        "agent reconnaissance carthag",
        "play advanced_weaponry 1",
        "yes",
        "deploy 3 troop",
        "deploy 1 dreadnought",
    )
    assert (seat(game)["conflict"], seat(game)["dreadnoughts_conflict"], strength(game)) == (3, 1, 9)


@pytest.mark.clause("cull.part.1")
def test_cull_trashes_a_card_for_a_solari() -> None:
    game = table({"intrigue": ["cull"], "solari": 1, "hand": ["dagger"], "discard": ["diplomacy"]}, ix=True)
    play(game, "play cull 1")
    assert set(offered(game)) == {"trash hand dagger", "trash discard diplomacy", "decline"}
    play(game, "trash discard diplomacy")
    assert (seat(game)["solari"], shared(game)["trash"]) == (0, ["diplomacy"])


def test_cull_costs_a_solari_even_if_nothing_is_trashed() -> None:
    """imperium 14.4, 3.12"""
    game = table({"intrigue": ["cull"], "solari": 1, "hand": ["dagger"]}, ix=True)
    play(game, "play cull 1", "decline")
    assert (seat(game)["solari"], shared(game)["trash"]) == (0, [])
    assert refused(table({"intrigue": ["cull"]}, ix=True), "play cull 1") == [("cost", "imperium 14.4")]


@pytest.mark.clause("diversion.part.1")
def test_diversion_moves_the_freighter_after_the_fourth_unit_of_the_turn() -> None:
    """rise_of_ix 6.8, 10.22: units, so a dreadnought counts."""
    me = {"hand": ["reconnaissance"], "intrigue": ["diversion"], "garrison": 4, "dreadnoughts_garrison": 1}
    me["intrigue"] = ["diversion", "rapid_mobilization"]
    game = table(me, ix=True)
    play(game, "play rapid_mobilization 1", "amount 3", "agent reconnaissance arrakeen")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]
    play(game, "deploy 1 dreadnought", "play diversion 1", "advance")
    assert seat(game)["freighter"] == 1


def test_diversion_works_on_a_reveal_turn_too() -> None:
    """rise_of_ix 10.22: deployed by whatever means."""
    me = {"hand": ["dagger"], "intrigue": ["diversion", "rapid_mobilization"], "garrison": 4}
    game = table(me, ix=True)
    play(game, "reveal", "play rapid_mobilization 1", "amount 4", "play diversion 1", "advance")
    assert seat(game)["freighter"] == 1


def test_diversion_does_not_count_units_deployed_before_this_turn() -> None:
    """rise_of_ix 10.22"""
    game = table({"hand": ["dagger"], "intrigue": ["diversion"], "conflict": 6}, ix=True)
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


@pytest.mark.clause("expedite.part.1")
def test_expedite_moves_the_freighter_for_a_spice() -> None:
    game = table({"intrigue": ["expedite"], "spice": 1, "freighter": 1}, ix=True)
    play(game, "play expedite 1", "advance")
    assert (seat(game)["spice"], seat(game)["freighter"]) == (0, 2)
    assert refused(table({"intrigue": ["expedite"]}, ix=True), "play expedite 1") == [("cost", "imperium 14.4")]


@pytest.mark.clause("finesse.part.1")
def test_finesse_moves_influence_from_one_faction_to_another() -> None:
    game = table({"intrigue": ["finesse"], "influence": {"emperor": 1, "fremen": 1}}, ix=True)
    play(game, "play finesse 1")
    assert offered(game) == ["faction emperor", "faction fremen"]
    play(game, "faction emperor", "faction fremen")
    assert (seat(game)["influence"]["emperor"], seat(game)["influence"]["fremen"]) == (0, 2)
    assert seat(game)["points"] == 1


def test_finesse_needs_influence_to_lose() -> None:
    """rise_of_ix 10.15, imperium 3.4"""
    assert refused(table({"intrigue": ["finesse"]}, ix=True), "play finesse 1") == [("cost", "imperium 14.4")]


def test_finesse_loses_an_alliance_at_once_and_may_win_it_back() -> None:
    """rise_of_ix 10.23, imperium 8.9: lose and gain with the same faction."""
    game = table({"intrigue": ["finesse"], "influence": {"fremen": 4}, "water": 0}, ix=True)
    assert (seat(game)["points"], shared(game)["alliances"]) == (2, {"fremen": 0})
    play(game, "play finesse 1")
    assert (seat(game)["points"], shared(game)["alliances"]) == (1, {})
    play(game, "faction fremen")
    assert (seat(game)["points"], shared(game)["alliances"], seat(game)["water"]) == (2, {"fremen": 0}, 1)


@pytest.mark.clause("glimpse_the_path.part.1")
def test_glimpse_the_path_gives_water_and_a_card_for_a_spice() -> None:
    game = table({"intrigue": ["glimpse_the_path"], "spice": 1, "solari": 0}, ix=True)
    play(game, "play glimpse_the_path 1")
    assert (seat(game)["spice"], seat(game)["water"], len(seat(game)["hand"])) == (0, 1, 1)
    game = table({"intrigue": ["glimpse_the_path"], "solari": 5}, ix=True)
    assert refused(game, "play glimpse_the_path 1") == [("cost", "imperium 14.4")]


def test_a_card_drawn_by_glimpse_the_path_on_a_reveal_turn_is_revealed() -> None:
    """rise_of_ix 10.12"""
    game = table({"intrigue": ["glimpse_the_path"], "spice": 1}, ix=True)
    top = seat(game)["deck"][0]
    play(game, "reveal", "play glimpse_the_path 1")
    assert (seat(game)["revealed"], seat(game)["hand"]) == ([top], [])


@pytest.mark.clause("ixian_probe.part.1")
def test_ixian_probe_draws_two_cards_for_two_discards() -> None:
    game = table({"intrigue": ["ixian_probe"], "hand": ["dagger", "diplomacy", "seek_allies"]}, ix=True)
    play(game, "play ixian_probe 1", "discard dagger", "discard seek_allies")
    assert len(seat(game)["hand"]) == 3
    assert {"dagger", "seek_allies"} == set(seat(game)["discard"])
    game = table({"intrigue": ["ixian_probe"], "hand": ["dagger"]}, ix=True)
    assert refused(game, "play ixian_probe 1") == [("cost", "imperium 14.4")]


def test_ixian_probe_has_nothing_to_discard_once_the_hand_is_revealed() -> None:
    """imperium 6.7"""
    game = play(table({"intrigue": ["ixian_probe"], "hand": ["dagger", "diplomacy"]}, ix=True), "reveal")
    assert refused(game, "play ixian_probe 1") == [("cost", "imperium 14.4")]


def test_ixian_probe_unloads_what_it_discards_before_the_draw() -> None:
    """rise_of_ix 8.8"""
    me = {"intrigue": ["ixian_probe"], "hand": ["esmar_tuek", "freighter_fleet"], "freighter": 1}
    game = table(me, ix=True)
    play(game, "play ixian_probe 1")
    assert (seat(game)["spice"], seat(game)["solari"], seat(game)["hand"]) == (2, 2, [])
    play(game, "advance")
    assert (seat(game)["freighter"], len(seat(game)["hand"])) == (2, 2)


@pytest.mark.clause("machine_culture.part.1")
def test_machine_culture_acquires_a_tile_without_discount() -> None:
    """rise_of_ix 4.3: negotiators may be returned."""
    me = {"intrigue": ["machine_culture"], "spice": 3, "negotiators": 1}
    game = table(me, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "play machine_culture 1")
    assert offered(game) == ["tech restricted_ordnance 1 spice", "decline"]
    play(game, "tech restricted_ordnance 1 spice")
    assert (seat(game)["tiles"], seat(game)["spice"], seat(game)["negotiators"]) == (["restricted_ordnance"], 0, 0)


def test_machine_culture_is_spent_even_if_no_tile_is_acquired() -> None:
    """rise_of_ix 2.7"""
    game = table({"intrigue": ["machine_culture"]}, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "play machine_culture 1")
    assert (seat(game)["intrigue"], shared(game)["intrigue_discard"]) == ([], ["machine_culture"])
    assert seat(game)["tiles"] == []


@pytest.mark.clause("quid_pro_quo.part.1")
def test_quid_pro_quo_gains_influence_wherever_your_agents_are() -> None:
    """One influence with a faction, however many of your agents are there."""
    me = {"intrigue": ["quid_pro_quo"], "spice": 2, "swordmaster": 1}
    me["agents_at"] = {"wealth": 1, "conspire": 1, "secrets": 1}
    game = table(me, {"agents_at": {"stillsuits": 1}}, ix=True)
    play(game, "play quid_pro_quo 1")
    assert seat(game)["influence"] == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
    assert seat(game)["spice"] == 0


def test_quid_pro_quo_is_resolved_in_the_order_its_owner_wants() -> None:
    """rise_of_ix 10.25, imperium 8.12"""
    me = {"intrigue": ["quid_pro_quo"], "spice": 2, "agents_at": {"wealth": 1, "secrets": 1}}
    me["influence"] = {"emperor": 3, "bene_gesserit": 3}
    game = table(me, ix=True)
    play(game, "play quid_pro_quo 1")
    assert len(offered(game)) == 2
    play(game, offered(game)[1])
    assert (seat(game)["influence"]["emperor"], seat(game)["influence"]["bene_gesserit"]) == (4, 4)
    assert seat(game)["points"] == 4


@pytest.mark.clause("secret_forces.part.1")
def test_secret_forces_recruits_two_troops_for_a_councilor() -> None:
    game = table({"intrigue": ["secret_forces"], "council": 1, "garrison": 3}, ix=True)
    play(game, "play secret_forces 1")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (5, 7)
    game = table({"intrigue": ["secret_forces"]}, ix=True)
    assert refused(game, "play secret_forces 1") == [("condition", "imperium 14.4")]


@pytest.mark.clause("strongarm.part.1")
def test_strongarm_gains_influence_with_the_visited_faction_for_a_troop() -> None:
    game = table({"hand": ["diplomacy"], "intrigue": ["strongarm"], "garrison": 3}, ix=True)
    assert refused(game, "play strongarm 1") == [("condition", "imperium 14.4")]
    play(game, "agent diplomacy wealth", "play strongarm 1")
    assert (seat(game)["influence"]["emperor"], seat(game)["garrison"], seat(game)["supply"]) == (2, 2, 10)


def test_strongarm_may_take_the_troop_from_the_conflict() -> None:
    """imperium 9.3: its owner chooses, garrison or Conflict."""
    me = {"hand": ["diplomacy"], "intrigue": ["strongarm"], "garrison": 1, "conflict": 1, "dreadnoughts_garrison": 1}
    game = table(me, ix=True)
    play(game, "agent diplomacy wealth", "play strongarm 1")
    assert offered(game) == ["from garrison", "from conflict"]
    play(game, "from conflict")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (0, 1, 11)


def test_strongarm_takes_no_dreadnought_and_no_negotiator() -> None:
    """rise_of_ix 6.12, 2.3"""
    me = {"hand": ["diplomacy"], "intrigue": ["strongarm"], "garrison": 0, "dreadnoughts_garrison": 1, "negotiators": 2}
    game = play(table(me, ix=True), "agent diplomacy wealth")
    assert refused(game, "play strongarm 1") == [("cost", "imperium 14.4")]


def test_strongarm_needs_a_faction_space_this_turn() -> None:
    """rise_of_ix 10.21, 10.25: not another space, not the turn before."""
    me = {"hand": ["weirding_way", "dagger"], "intrigue": ["strongarm"], "agents_at": {"wealth": 1}, "swordmaster": 1}
    game = play(table(me, ix=True), "agent weirding_way smuggling")
    assert refused(game, "play strongarm 1") == [("condition", "imperium 14.4")]
    me = {"hand": ["diplomacy"], "intrigue": ["strongarm", "urgent_mission"]}
    game = table(me, ix=True)
    play(game, "agent diplomacy wealth", "play urgent_mission 1", "play strongarm 1")
    assert seat(game)["influence"]["emperor"] == 2


# --- combat parts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "part", "given", "swords"),
    [
        pytest.param("advanced_weaponry", 2, {}, 4, marks=pytest.mark.clause("advanced_weaponry.part.2")),
        pytest.param("blackmail", 1, {"influence": {"emperor": 1}}, 5, marks=pytest.mark.clause("blackmail.part.1")),
        pytest.param("cannon_turrets", 1, {}, 2),
        pytest.param("finesse", 2, {}, 2, marks=pytest.mark.clause("finesse.part.2")),
        pytest.param("second_wave", 1, {"garrison": 0}, 2),
        pytest.param("strategic_push", 1, {}, 2),
        pytest.param("war_chest", 1, {"solari": 2}, 4, marks=pytest.mark.clause("war_chest.part.1")),
    ],
)
def test_a_combat_card_adds_its_swords(card: str, part: int, given: Seat, swords: int) -> None:
    """imperium 10.3"""
    tiles = ["windtraps", "minimic_film", "artillery"] if card == "advanced_weaponry" else []
    me = {"intrigue": [card, "ambush"], "conflict": 1, "tiles": tiles, **given}
    game = table(me, ix=True, phase="combat")
    assert strength(game) == 2
    play(game, f"play {card} {part}")
    assert strength(game) == 2 + swords


@pytest.mark.parametrize("card", ["blackmail", "cannon_turrets", "second_wave", "strategic_push"])
def test_combat_cards_need_a_unit_in_the_conflict(card: str) -> None:
    """rise_of_ix 10.5, 6.4: a dreadnought alone is enough."""
    me = {"intrigue": [card], "influence": {"emperor": 1}, "garrison": 3}
    enemy = {"intrigue": ["ambush"], "conflict": 1}
    game = table(me, enemy, ix=True, phase="combat")
    assert game.to_act == 1
    ships = table({**me, "dreadnoughts_conflict": 1}, enemy, ix=True, phase="combat")
    assert offered(ships) == [f"play {card} 1", "pass"]


def test_advanced_weaponry_needs_three_tiles_in_combat() -> None:
    """rise_of_ix 10.15"""
    me = {"intrigue": ["advanced_weaponry"], "conflict": 1, "tiles": ["windtraps", "minimic_film"]}
    game = table(me, ix=True, phase="combat")
    assert refused(game, "play advanced_weaponry 2") == [("condition", "imperium 14.4")]


def test_blackmail_needs_influence_to_lose_and_takes_its_point() -> None:
    """rise_of_ix 10.15, 10.23"""
    game = table({"intrigue": ["blackmail"], "conflict": 1}, ix=True, phase="combat")
    assert refused(game, "play blackmail 1") == [("cost", "imperium 14.4")]
    me = {"intrigue": ["blackmail", "ambush"], "conflict": 1, "influence": {"fremen": 2, "emperor": 1}}
    game = play(table(me, ix=True, phase="combat"), "play blackmail 1", "faction fremen")
    assert (seat(game)["influence"]["fremen"], seat(game)["points"]) == (1, 0)


def test_blackmail_can_cost_an_alliance() -> None:
    """rise_of_ix 10.23, imperium 8.7: an opponent who was tied takes the token."""
    me = {"intrigue": ["blackmail", "ambush"], "conflict": 1, "influence": {"fremen": 4}}
    game = table(me, {"influence": {"fremen": 4}}, ix=True, phase="combat", alliances={"fremen": 0})
    assert (seat(game)["points"], seat(game, 1)["points"]) == (2, 1)
    play(game, "play blackmail 1")
    assert shared(game)["alliances"] == {"fremen": 1}
    assert (seat(game)["points"], seat(game, 1)["points"]) == (1, 2)


def test_with_several_heirs_the_blackmailer_chooses_who_takes_the_alliance() -> None:
    """rise_of_ix 10.23, imperium 8.7"""
    me = {"intrigue": ["blackmail", "ambush"], "conflict": 1, "influence": {"fremen": 4}}
    rivals = [{"influence": {"fremen": 4}}, {"influence": {"fremen": 4}}]
    game = table(me, *rivals, ix=True, phase="combat", alliances={"fremen": 0})
    play(game, "play blackmail 1")
    assert offered(game) == ["seat 1", "seat 2"]
    assert shared(play(game, "seat 2"))["alliances"] == {"fremen": 2}
    assert strength(game) == 2 + 5


@pytest.mark.clause("cannon_turrets.part.1")
def test_cannon_turrets_drives_back_a_dreadnought_of_each_opponent() -> None:
    """rise_of_ix 10.23, 6.7: one each, to its owner's garrison; yours stays."""
    me = {"intrigue": ["cannon_turrets", "ambush"], "dreadnoughts_conflict": 1}
    enemies = [{"dreadnoughts_conflict": 2}, {"dreadnoughts_conflict": 1, "conflict": 1}, {"conflict": 1}]
    game = table(me, *enemies, ix=True, phase="combat")
    play(game, "play cannon_turrets 1")
    assert [seat(game, number)["dreadnoughts_conflict"] for number in range(4)] == [1, 1, 0, 0]
    assert [seat(game, number)["dreadnoughts_garrison"] for number in range(4)] == [0, 1, 1, 0]
    assert [strength(game, number) for number in range(4)] == [3 + 2, 3, 2, 2]


def test_cannon_turrets_throws_an_opponent_without_other_units_out_of_the_combat() -> None:
    """rise_of_ix 10.23: 3 swords and a dreadnought, strength 6, become 0."""
    me = {"intrigue": ["cannon_turrets", "ambush"], "conflict": 1}
    game = table(me, {"dreadnoughts_conflict": 1, "swords": 3, "intrigue": ["finesse"]}, ix=True, phase="combat")
    assert strength(game, 1) == 6
    play(game, "play cannon_turrets 1", "pass")
    assert strength(game, 1) == 0
    assert game.to_act == 0


@pytest.mark.clause("second_wave.part.1")
def test_second_wave_deploys_up_to_two_units_of_any_kind() -> None:
    """rise_of_ix 10.23"""
    me = {"intrigue": ["second_wave", "ambush"], "conflict": 1, "garrison": 3, "dreadnoughts_garrison": 2}
    game = table(me, ix=True, phase="combat")
    play(game, "play second_wave 1")
    assert set(offered(game)) == {"units 1 0", "units 2 0", "units 0 1", "units 0 2", "units 1 1", "decline"}
    play(game, "units 1 1")
    assert (seat(game)["conflict"], seat(game)["dreadnoughts_conflict"]) == (2, 1)
    assert (seat(game)["garrison"], seat(game)["dreadnoughts_garrison"]) == (2, 1)
    assert strength(game) == 4 + 3 + 2


@pytest.mark.clause("strategic_push.part.1")
def test_strategic_push_pays_two_solari_for_winning() -> None:
    """The solari come only after winning."""
    me = {"intrigue": ["strategic_push", "ambush"], "conflict": 1}
    game = table(me, {"conflict": 1}, ix=True, phase="combat", conflict="skirmish_2")
    play(game, "play strategic_push 1")
    assert seat(game)["solari"] == 0
    pass_all(game)
    assert (seat(game)["solari"], seat(game)["points"]) == (2, 1)


@pytest.mark.parametrize("enemy", [2, 3])
def test_strategic_push_pays_nothing_for_a_tie_or_a_defeat(enemy: int) -> None:
    """rise_of_ix 2.6"""
    me = {"intrigue": ["strategic_push"], "conflict": 1}
    game = table(me, {"conflict": enemy}, ix=True, phase="combat", conflict="skirmish_2")
    pass_all(play(game, "play strategic_push 1"))
    assert (seat(game)["solari"], seat(game)["points"], seat(game)["water"]) == (0, 0, 1)


def test_war_chest_costs_two_solari() -> None:
    """rise_of_ix 10.15"""
    game = table({"intrigue": ["war_chest", "ambush"], "conflict": 1, "solari": 3}, ix=True, phase="combat")
    assert seat(play(game, "play war_chest 1"))["solari"] == 1
    game = table({"intrigue": ["war_chest"], "conflict": 1, "solari": 1}, ix=True, phase="combat")
    assert refused(game, "play war_chest 1") == [("cost", "imperium 14.4")]


# --- endgame parts --------------------------------------------------------------------------------------------------

CONSPIRACY: dict[str, Seat] = {
    "ships": {"dreadnoughts_garrison": 1, "dreadnoughts_conflict": 1},
    "spice": {"discard": ["the_spice_must_flow"]},
    "tracks": {"influence": {"emperor": 4, "fremen": 5}},
    "council": {"council": 1},
}


@pytest.mark.clause("grand_conspiracy.part.1")
@pytest.mark.parametrize("missing", list(CONSPIRACY))
def test_grand_conspiracy_scores_one_with_three_of_its_four_conditions(missing: str) -> None:
    me: Seat = {"intrigue": ["grand_conspiracy"]}
    for name, given in CONSPIRACY.items():
        me |= {} if name == missing else given
    game = table(me, ix=True, phase="endgame")
    before = seat(game)["points"]
    assert refused(game, "play grand_conspiracy 2") == [("condition", "imperium 14.4")]
    play(game, "play grand_conspiracy 1")
    assert seat(game)["points"] == before + 1


@pytest.mark.clause("grand_conspiracy.part.2")
def test_grand_conspiracy_scores_two_with_all_four() -> None:
    """Two in all, not three: the card is played for one of its parts."""
    me: Seat = {"intrigue": ["grand_conspiracy"]}
    for given in CONSPIRACY.values():
        me |= given
    game = table(me, ix=True, phase="endgame")
    before = seat(game)["points"]
    play(game, "play grand_conspiracy 2")
    assert (seat(game)["points"], game.over) == (before + 2, True)


def test_grand_conspiracy_scores_nothing_with_two() -> None:
    """rise_of_ix 10.15"""
    me = {"intrigue": ["grand_conspiracy"], **CONSPIRACY["council"], **CONSPIRACY["spice"]}
    game = table(me, ix=True, phase="endgame")
    assert refused(game, "play grand_conspiracy 1") == [("condition", "imperium 14.4")]


@pytest.mark.parametrize(
    "nearly",
    [
        {"dreadnoughts_garrison": 1, **CONSPIRACY["spice"], **CONSPIRACY["council"]},
        {"influence": {"emperor": 6, "fremen": 3}, **CONSPIRACY["spice"], **CONSPIRACY["council"]},
    ],
)
def test_grand_conspiracy_wants_both_dreadnoughts_and_two_tracks_at_four(nearly: Seat) -> None:
    """rise_of_ix 2.4: a dreadnought in supply is not commissioned."""
    game = table({"intrigue": ["grand_conspiracy"], **nearly}, ix=True, phase="endgame")
    assert refused(game, "play grand_conspiracy 1") == [("condition", "imperium 14.4")]


def test_grand_conspiracy_counts_a_dreadnought_that_controls_a_location() -> None:
    """rise_of_ix 2.4"""
    me = {"intrigue": ["grand_conspiracy"], "dreadnoughts_garrison": 1, **CONSPIRACY["spice"], **CONSPIRACY["council"]}
    game = table(me, ix=True, phase="endgame", dreadnoughts={"carthag": 0})
    assert refused(game, "play grand_conspiracy 1") == []


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
def test_grand_conspiracy_finds_the_spice_must_flow_wherever_it_is(pile: str) -> None:
    """rise_of_ix 10.29"""
    me = {"intrigue": ["grand_conspiracy"], **CONSPIRACY["ships"], **CONSPIRACY["council"]}
    cards = ["the_spice_must_flow"]
    if pile == "deck":
        cards += seat(table(ix=True))["deck"]
    game = table({**me, pile: cards}, ix=True, phase="endgame")
    assert refused(game, "play grand_conspiracy 1") == []


@pytest.mark.clause("machine_culture.part.2")
def test_machine_culture_scores_with_three_tiles() -> None:
    tiles = ["windtraps", "minimic_film", "training_drones"]
    me = {"intrigue": ["machine_culture"], "tiles": tiles, "flipped": ["training_drones"]}
    game = play(table(me, ix=True, phase="endgame"), "play machine_culture 2")
    assert seat(game)["points"] == 1
    few = table({"intrigue": ["machine_culture"], "tiles": tiles[:2]}, ix=True, phase="endgame")
    assert refused(few, "play machine_culture 2") == [("condition", "imperium 14.4")]


@pytest.mark.clause("war_chest.part.2")
def test_war_chest_scores_with_ten_solari_and_keeps_them() -> None:
    game = table({"intrigue": ["war_chest"], "solari": 10}, ix=True, phase="endgame")
    play(game, "play war_chest 2")
    assert (seat(game)["points"], seat(game)["solari"]) == (1, 10)
    poor = table({"intrigue": ["war_chest"], "solari": 9}, ix=True, phase="endgame")
    assert refused(poor, "play war_chest 2") == [("condition", "imperium 14.4")]
