"""Rise of Ix, sections 9 and 10: the round with Ix, and clarifications of cards and tiles."""

from typing import Any

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, strength, table

assert content  # it fills the catalog

STARTING = (
    "convincing_argument convincing_argument dagger dagger diplomacy dune_the_desert_planet dune_the_desert_planet"
)
STARTING += " reconnaissance seek_allies signet_ring"
DUNE = "dune_the_desert_planet"
YUNA = "princess_yuna_moritani"


def cards(hand: list[str], deck: list[str]) -> Seat:
    """A hand and a deck, top card first; the other starting cards lie in the discard pile."""
    rest = STARTING.split()
    for card in hand + deck:
        if card in rest:
            rest.remove(card)
    return {"hand": hand, "deck": deck, "discard": rest}


def stacks(*tops: str) -> list[list[str]]:
    """Three stacks with these tiles on top, all others under the third."""
    return [[tops[0]], [tops[1]], [tops[2], *[tile for tile in c.TILE_IDS if tile not in tops]]]


def fight(*seats: Seat, conflict: str = "skirmish_1", **rest: Any) -> Game:
    """The Combat phase begins."""
    return table(*seats, ix=True, phase="combat", conflict=conflict, **rest)


def mohiam(*victims: Seat, **rest: Any) -> Game:
    """Seat 0 makes the others discard two cards each."""
    attacker = {"hand": ["reverend_mother_mohiam"], "played": ["bene_gesserit_sister"]}
    return play(table(attacker, *victims, ix=True, **rest), "agent reverend_mother_mohiam wealth")


# --- 9 Round structure with Ix -------------------------------------------------------------------------------------


def test_round_start_reveals_defends_draws_and_turns_tiles_up() -> None:
    """rise_of_ix 9.1: the defender decides before anybody has drawn."""
    drones = {"tiles": ["training_drones"], "flipped": ["training_drones"]}
    deck = ["siege_of_carthag", "desert_power"]
    game = table(drones, ix=True, phase="round_start", conflict_deck=deck, dreadnoughts={"carthag": 1})
    assert (shared(game)["conflict"], game.to_act) == ("siege_of_carthag", 1)
    assert (seat(game)["hand"], seat(game)["flipped"]) == ([], ["training_drones"])
    play(game, "yes")
    assert (len(seat(game)["hand"]), seat(game)["flipped"]) == (5, [])


def test_round_start_abilities_of_tiles() -> None:
    """rise_of_ix 9.1: Holtzman Engine draws a sixth card, Shuttle Fleet pays 2 solari."""
    game = table({"tiles": ["holtzman_engine", "shuttle_fleet"]}, ix=True, phase="recall", first_player=2)
    assert (len(seat(game)["hand"]), seat(game)["solari"]) == (6, 2)
    assert len(seat(game, 1)["hand"]) == 5


def test_ilesa_sets_a_card_aside_after_her_hand_is_drawn() -> None:
    """rise_of_ix 9.1: she has five cards to choose from."""
    game = table({"leader": "ilesa_ecaz"}, ix=True, phase="recall")
    hand = seat(game)["hand"]
    assert (game.to_act, len(hand)) == (0, 5)
    assert set(offered(game)) == {f"card {card}" for card in hand}
    play(game, f"card {hand[0]}")
    assert (len(seat(game)["hand"]), seat(game)["set_aside"]) == (4, hand[0])


def test_a_player_orders_the_own_round_start_effects() -> None:
    """rise_of_ix 9.1: Ilesa with Holtzman Engine may draw first or set a card aside first."""
    ilesa = {"leader": "ilesa_ecaz", "tiles": ["holtzman_engine"]}
    game = table(ilesa, ix=True, phase="recall")
    assert set(offered(game)) == {"do ilesa_ecaz.round_start.1", "do holtzman_engine.round_start.1"}
    play(game, "do holtzman_engine.round_start.1")
    assert len(seat(game)["hand"]) == 6
    game = play(table(ilesa, ix=True, phase="recall"), "do ilesa_ecaz.round_start.1")
    assert len(seat(game)["hand"]) == 5


def test_a_turn_may_combine_freighter_tech_and_flip_tiles() -> None:
    """rise_of_ix 9.2: all on one agent turn."""
    player = {"hand": [DUNE], "freighter": 3, "tiles": ["training_drones"], "spice": 0}
    game = table(player, ix=True, tech=[["windtraps"], ["minimic_film"]])
    play(game, f"agent {DUNE} smuggling", "tile training_drones", "do smuggling.space.2")
    play(game, "do shipping_1.1", "do shipping_1.1.2", "do shipping_2.1", "faction fremen", "do shipping_3.1")
    play(game, "tech windtraps 0 spice")
    after = seat(game)
    assert (after["garrison"], after["spice"], after["water"]) == (6, 2, 1)


def test_the_reveal_turn_counts_tech_negotiation_tiles_and_dreadnoughts() -> None:
    """rise_of_ix 9.3: 1 persuasion each from the space and Minimic Film; 4 swords of Restricted Ordnance; 3 a ship."""
    player = {
        "hand": [],
        "agents_at": {"tech_negotiation": 1},
        "tiles": ["minimic_film", "restricted_ordnance"],
        "council": 1,
        "dreadnoughts_conflict": 1,
    }
    game = play(table(player, ix=True), "reveal")
    assert seat(game)["persuasion"] == 4
    assert strength(play(game, "end")) == 7


def test_the_combat_phase_in_order() -> None:
    """rise_of_ix 9.4: cards, rewards, tiles of the winner, placement, units home, old dreadnoughts home."""
    winner = {"dreadnoughts_conflict": 1, "conflict": 1, "garrison": 2, "tiles": ["windtraps"], "intrigue": ["ambush"]}
    loser = {"dreadnoughts_conflict": 1, "conflict": 1, "garrison": 2}
    game = fight(winner, loser, dreadnoughts={"carthag": 1})
    assert offered(game) == ["play ambush 1", "pass"]
    play(game, "play ambush 1")
    assert (seat(game)["points"], seat(game)["water"]) == (1, 1)
    assert seat(game, 1)["dreadnoughts_conflict"] == 1  # still there while the winner chooses
    play(game, "space arrakeen")
    assert (seat(game, 1)["dreadnoughts_garrison"], seat(game, 1)["supply"]) == (2, 10)
    assert (seat(game)["conflict"], seat(game)["swords"], strength(game)) == (0, 0, 0)


def test_players_without_a_unit_take_no_part_in_combat() -> None:
    """rise_of_ix 9.4: who has only swords plays nothing."""
    game = fight({"swords": 9, "intrigue": ["ambush"]}, {"dreadnoughts_conflict": 1})
    assert game.to_act == 1
    assert seat(game, 1)["points"] == 1


def test_endgame_tiles_score_with_the_endgame_cards() -> None:
    """rise_of_ix 9.5: Holtzman Engine, Memocorders and Spy Satellites."""
    flows = ["the_spice_must_flow", "the_spice_must_flow"]
    high = {"emperor": 3, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 3}
    players = [
        {"tiles": ["holtzman_engine"], "discard": flows, "points": 0},
        {"tiles": ["memocorders"], "influence": high, "points": 0},
        {"tiles": ["spy_satellites"], "influence": {"fremen": 2}, "points": 0},
    ]
    game = table(*players, ix=True, phase="endgame")
    assert game.over
    assert [seat(game, number)["points"] for number in range(3)] == [1, 1, 3]


def test_endgame_tiles_ask_for_their_conditions() -> None:
    """rise_of_ix 9.5: one The Spice Must Flow, or three tracks at 3, are worth nothing."""
    three = {"emperor": 3, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 2}
    players = [
        {"tiles": ["holtzman_engine"], "discard": ["the_spice_must_flow"], "points": 0},
        {"tiles": ["memocorders"], "influence": three, "points": 0},
    ]
    game = table(*players, ix=True, phase="endgame")
    assert [seat(game, number)["points"] for number in range(2)] == [0, 0]


def test_chaumurky_decides_before_the_normal_tiebreakers() -> None:
    """rise_of_ix 9.5: equal points; the other has more of everything else."""
    rich = {"points": 10, "spice": 9, "solari": 9, "water": 9}
    game = table(rich, {"points": 10, "tiles": ["chaumurky"]}, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "chaumurky")


def test_the_last_tiebreaker_counts_troops_not_dreadnoughts() -> None:
    """rise_of_ix 9.5: four troops beat three troops and two dreadnoughts."""
    fleet = {"points": 10, "garrison": 3, "dreadnoughts_garrison": 2, "revealed_at": 3}
    game = table(fleet, {"points": 10, "garrison": 4}, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "garrison")


def test_round_start_abilities_come_in_turn_order_each_player_all_of_theirs() -> None:
    """rise_of_ix 9.6: Ilesa sits third and decides after everybody has drawn; the Mentat has come to who won it."""
    others = [{"tiles": ["shuttle_fleet"]}, {}, {"leader": "ilesa_ecaz"}]
    game = table(*others, ix=True, phase="recall", mentat_next=1, first_player=0)
    assert game.to_act == 2
    assert [len(seat(game, number)["hand"]) for number in range(3)] == [5, 5, 5]
    assert (shared(game)["mentat"], seat(game, 1)["agents"]) == (1, 3)


def test_solari_of_round_start_are_not_gained_on_a_turn() -> None:
    """rise_of_ix 9.6: Yuna's Shuttle Fleet pays the plain 2."""
    game = table({"leader": YUNA, "tiles": ["shuttle_fleet"]}, ix=True, phase="recall")
    assert seat(game)["solari"] == 2


# --- 10 Clarifications --------------------------------------------------------------------------------------


def appropriate(**player: Any) -> Game:
    """Appropriate has brought an agent to Smuggling, and its tech icon is used."""
    tech = stacks("restricted_ordnance", "flagship", "holtzman_engine")
    owner = {"hand": ["appropriate"], "influence": {"emperor": 2}, **player}
    return play(table(owner, ix=True, tech=tech), "agent appropriate smuggling", "do appropriate.agent.1")


def test_appropriate_is_paid_wholly_in_spice_or_wholly_in_solari() -> None:
    """rise_of_ix 10.1: cost 4; with 3 spice and 3 solari (1 of them from Smuggling) it cannot be had."""
    tech = stacks("restricted_ordnance", "flagship", "holtzman_engine")
    mixed = {"hand": ["appropriate"], "influence": {"emperor": 2}, "spice": 3, "solari": 2}
    game = play(table(mixed, ix=True, tech=tech), "agent appropriate smuggling")
    assert "do appropriate.agent.1" not in offered(game)
    game = play(appropriate(spice=4, solari=4), "tech restricted_ordnance 0 solari")
    assert (seat(game)["spice"], seat(game)["solari"]) == (4, 1)
    game = play(appropriate(spice=4, solari=4), "tech restricted_ordnance 0 spice")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 5)


def test_a_negotiator_lowers_a_solari_price_by_one_solari() -> None:
    """rise_of_ix 10.1: two negotiators, 2 solari."""
    game = play(appropriate(solari=3, negotiators=2), "tech restricted_ordnance 2 solari")
    assert (seat(game)["solari"], seat(game)["negotiators"]) == (2, 0)


def seen_by(game: Game, viewer: int) -> list[object]:
    """Everything a seat is told: its view and the events it may see."""
    events: list[object] = [event for event in game.events if game.rules.visible(event, viewer)]
    return [game.view(viewer), *events]


def test_a_card_put_under_the_deck_by_court_intrigue_is_not_shown() -> None:
    """rise_of_ix 10.2: to an opponent it makes no difference which card it was."""
    told = []
    for card in ("ambush", "windfall"):
        game = table({"hand": ["court_intrigue"], "intrigue": ["ambush", "windfall"]}, ix=True)
        play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1", f"intrigue {card}")
        assert shared(game)["intrigue_deck"][-1] == card
        told.append(seen_by(game, 1))
    assert told[0] == told[1]


def test_cards_put_under_the_deck_by_sonic_snoopers_are_not_shown() -> None:
    """rise_of_ix 10.2: only how many."""
    told = []
    for card in ("ambush", "windfall"):
        owner = {"hand": ["dagger"], "intrigue": ["ambush", "windfall"], "tiles": ["sonic_snoopers"]}
        game = play(table(owner, ix=True), "tile sonic_snoopers", f"intrigue {card}", "end")
        assert len(seat(game)["intrigue"]) == 2
        told.append(seen_by(game, 1))
    assert told[0] == told[1]


def test_imperial_bashar_counts_only_cards_that_really_give_swords() -> None:
    """rise_of_ix 10.4: a Dagger does; a Sister does when her owner takes the swords."""
    hand = {"hand": ["imperial_bashar", "dagger", "bene_gesserit_sister"], "conflict": 1}
    game = play(table(hand, ix=True), "reveal", "do bene_gesserit_sister.reveal.1.1")
    assert seat(game)["swords"] == 4
    game = play(table(hand, ix=True), "reveal", "do bene_gesserit_sister.reveal.1.2")
    assert seat(game)["swords"] == 7


def test_second_wave_needs_a_unit_already_in_the_conflict() -> None:
    """rise_of_ix 10.5: who has none is not even asked; a dreadnought is enough."""
    wave = {"intrigue": ["second_wave"]}
    game = fight({**wave}, {"conflict": 1})
    assert shared(game)["round"] == 2
    assert seat(game)["intrigue"] == ["second_wave"]
    game = fight({**wave, "dreadnoughts_conflict": 1})
    assert "play second_wave 1" in offered(game)


def test_treachery_trashes_itself_and_unloads() -> None:
    """rise_of_ix 10.6: two Influence, two troops recruited and deployed."""
    game = finish(play(table({"hand": ["treachery"]}, ix=True), "agent treachery secrets"))
    after = seat(game)
    assert (after["influence"]["bene_gesserit"], after["conflict"], after["garrison"], after["supply"]) == (2, 2, 3, 7)
    assert shared(game)["trash"] == ["treachery"]


def test_foldspace_cannot_be_bought_with_persuasion() -> None:
    """rise_of_ix 10.9: only its icon acquires it."""
    game = play(table({"hand": ["convincing_argument", "convincing_argument"]}, ix=True), "reveal")
    assert refused(game, "acquire foldspace reserve") == [("cannot-be-bought", "imperium 7.11")]


def test_foldspace_cannot_be_had_by_armands_signet() -> None:
    """rise_of_ix 10.9: Conscript offers the Row and the reserve without it."""
    armand = {"leader": "archduke_armand_ecaz", "hand": ["signet_ring"]}
    game = play(table(armand, ix=True), "agent signet_ring tech_negotiation", "do archduke_armand_ecaz.signet.1")
    assert "acquire arrakis_liaison reserve" in offered(game)
    assert all("foldspace" not in move for move in offered(game))


def test_ilesas_signet_has_the_foldspace_icon() -> None:
    """rise_of_ix 10.9: one solari, one Foldspace."""
    ilesa = {"leader": "ilesa_ecaz", "hand": ["signet_ring"], "solari": 1}
    game = play(table(ilesa, ix=True), "agent signet_ring tech_negotiation", "do ilesa_ecaz.signet.1")
    assert (seat(game)["discard"], seat(game)["solari"]) == (["foldspace"], 0)


def test_chaumurky_does_not_decide_a_conflict() -> None:
    """rise_of_ix 10.10: a tie in strength stays a tie."""
    game = fight({"conflict": 2, "tiles": ["chaumurky"]}, {"conflict": 2}, conflict="skirmish_2")
    assert [seat(game, number)["points"] for number in range(2)] == [0, 0]


def test_a_card_drawn_by_glimpse_the_path_on_a_reveal_turn_is_revealed() -> None:
    """rise_of_ix 10.12: its 2 persuasion count."""
    player = {**cards(["dagger"], ["convincing_argument"]), "intrigue": ["glimpse_the_path"], "spice": 1}
    game = play(table(player, ix=True), "reveal", "play glimpse_the_path 1")
    assert (seat(game)["persuasion"], seat(game)["hand"], seat(game)["water"]) == (2, [], 1)


def test_cards_drawn_by_spaceport_on_a_reveal_turn_are_revealed() -> None:
    """rise_of_ix 10.12: both of them."""
    player = {**cards(["freighter_fleet"], ["convincing_argument", "dagger"]), "freighter": 3, "spice": 3}
    game = table(player, ix=True, tech=stacks("spaceport", "flagship", "chaumurky"))
    play(game, "reveal", "do freighter_fleet.reveal.1", "do shipping_3.1", "tech spaceport 0 spice")
    assert (seat(game)["persuasion"], seat(game)["swords"], seat(game)["hand"]) == (2, 1, [])


def test_cards_drawn_before_the_hand_is_revealed_go_to_the_hand() -> None:
    """rise_of_ix 10.12: Ixian Probe needs two cards to discard, so it comes at the start of the turn."""
    player = {**cards(["dagger", "diplomacy"], ["convincing_argument", "reconnaissance"]), "intrigue": ["ixian_probe"]}
    game = play(table(player, ix=True), "play ixian_probe 1")
    assert sorted(seat(game)["hand"]) == ["convincing_argument", "reconnaissance"]
    game = play(table(player, ix=True), "reveal")
    assert refused(game, "play ixian_probe 1") == [("cost", "imperium 14.4")]


def test_weirding_way_gives_a_full_extra_turn_right_after() -> None:
    """rise_of_ix 10.13: the same player, before the next."""
    game = play(table({"hand": ["weirding_way", "dagger"]}, ix=True), "agent weirding_way carthag", "again")
    assert game.to_act == 0
    assert {"agent dagger tech_negotiation", "reveal"} <= set(offered(game))
    finish(play(game, "agent dagger tech_negotiation"))
    assert game.to_act == 1
    assert seat(game)["agents"] == 0


def test_weirding_way_may_be_declined() -> None:
    """rise_of_ix 10.13: it says may."""
    game = play(table({"hand": ["weirding_way", "dagger"]}, ix=True), "agent weirding_way carthag", "end")
    assert game.to_act == 1


def test_spaceport_is_decided_card_by_card() -> None:
    """rise_of_ix 10.14: the first to the discard pile, the second on top."""
    player = {"hand": ["convincing_argument", "convincing_argument"], "tiles": ["spaceport"]}
    game = play(table(player, ix=True), "reveal", "acquire arrakis_liaison reserve", "no")
    play(game, "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["discard"] == ["arrakis_liaison"]
    assert seat(game)["deck"][0] == "arrakis_liaison"


def test_an_intrigue_card_needs_its_condition_and_its_cost() -> None:
    """rise_of_ix 10.15: Secret Forces without a seat, Expedite without spice."""
    game = table({"hand": ["dagger"], "intrigue": ["secret_forces", "expedite"]}, ix=True)
    assert refused(game, "play secret_forces 1") == [("condition", "imperium 14.4")]
    assert refused(game, "play expedite 1") == [("cost", "imperium 14.4")]


def test_the_extra_turn_is_decided_at_the_end_of_the_turn() -> None:
    """rise_of_ix 10.21: not before what is mandatory is done."""
    player = {"hand": ["weirding_way", "dagger"], "intrigue": ["windfall"]}
    game = play(table(player, ix=True), "agent weirding_way arrakeen")
    assert "again" not in offered(game)
    play(game, "do arrakeen.space.2")
    assert "again" in offered(game)


def test_the_extra_turn_may_be_the_reveal_turn_and_cannot_be_passed() -> None:
    """rise_of_ix 10.21: a turn like any other."""
    game = play(table({"hand": ["weirding_way", "dagger"]}, ix=True), "agent weirding_way carthag", "again")
    assert refused(game, "pass") == [("nothing-to-pass", "imperium 17.3")]
    finish(play(game, "reveal"))
    assert seat(game)["done"] == 1


def test_the_extra_turn_is_a_new_turn_for_deployment_and_diversion() -> None:
    """rise_of_ix 10.21: two more of the garrison may go, but three and two in two turns are not four in one."""
    player = {"hand": ["weirding_way", DUNE], "intrigue": ["diversion"], "garrison": 5}
    game = play(table(player, ix=True), "agent weirding_way carthag", "deploy 3 troop", "again")
    play(game, f"agent {DUNE} imperial_basin")
    assert "deploy 2 troop" in offered(game)
    assert "deploy 3 troop" not in offered(game)
    play(game, "deploy 2 troop")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_the_extra_turn_is_a_new_turn_for_strongarm_and_masterstroke() -> None:
    """rise_of_ix 10.21: the faction space and the three troops of the turn before do not count."""
    baron = {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "fremen"], "garrison": 5}
    game = table({**baron, "hand": ["weirding_way", DUNE]}, ix=True)
    play(
        game, "agent weirding_way carthag", "deploy 3 troop", "again", f"agent {DUNE} imperial_basin", "deploy 2 troop"
    )
    assert seat(game)["masterstroke"] == ["emperor", "fremen"]
    envoy = {"hand": ["weirding_way", "dagger"], "intrigue": ["dispatch_an_envoy", "strongarm"]}
    game = play(table(envoy, ix=True), "play dispatch_an_envoy 1", "agent weirding_way stillsuits")
    assert "play strongarm 1" in offered(game)
    play(game, "again")
    assert refused(game, "play strongarm 1") == [("condition", "imperium 14.4")]


def test_the_extra_turn_removes_ones_own_mark_of_the_voice() -> None:
    """rise_of_ix 10.21: it is the next turn."""
    game = table({"hand": ["weirding_way", "dagger"], "voice_space": "mentat"}, ix=True)
    play(game, "agent weirding_way carthag", "again")
    assert "voice_space" not in seat(game)


def test_desert_ambush_takes_its_number_from_all_troops_of_the_turn() -> None:
    """rise_of_ix 10.22: looked at after the first troop, used again after the second; player and unit are chosen."""
    enemies = [{"conflict": 1, "garrison": 2}, {"dreadnoughts_conflict": 1, "conflict": 1, "garrison": 2}]
    game = table({"hand": ["desert_ambush"]}, *enemies, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 1 troop", "do desert_ambush.agent.1")
    assert set(offered(game)) == {"retreat 1 troop", "retreat 2 troop", "retreat 2 dreadnought"}
    play(game, "retreat 2 dreadnought")
    assert (strength(game, 2), seat(game, 2)["dreadnoughts_garrison"]) == (2, 1)
    assert "do desert_ambush.agent.1" not in offered(game)
    play(game, "deploy 1 troop", "do desert_ambush.agent.1", "retreat 1 troop")
    assert (strength(game, 1), seat(game, 1)["garrison"]) == (0, 3)


def test_desert_ambush_is_optional() -> None:
    """rise_of_ix 10.22: each retreat may be used or not."""
    game = table({"hand": ["desert_ambush"]}, {"conflict": 1, "garrison": 2}, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 2 troop", "end")
    assert seat(game, 1)["conflict"] == 1


def test_diversion_counts_units_deployed_by_any_means() -> None:
    """rise_of_ix 10.22: on a reveal turn, two of Treachery and three of Sardaukar Legion."""
    player = {"hand": ["treachery", "sardaukar_legion"], "intrigue": ["diversion"]}
    game = play(table(player, ix=True), "reveal", "do treachery.reveal.1")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]
    play(game, "do sardaukar_legion.reveal.2", "amount 2", "play diversion 1", "advance")
    assert seat(game)["freighter"] == 1


def test_units_deployed_on_other_turns_do_not_count_for_diversion() -> None:
    """rise_of_ix 10.22: two of Treachery came on an opponent's turn; three on one's own are not four."""
    victim = {"hand": ["treachery", "diplomacy", "reconnaissance"], "intrigue": ["diversion"]}
    game = play(mohiam(victim, {"hand": []}), "discard treachery", "discard diplomacy")
    finish(game)
    play(game, "agent reconnaissance carthag", "deploy 3 troop")
    assert (game.to_act, seat(game, 1)["conflict"]) == (1, 5)
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_a_troop_of_the_defensive_bonus_does_not_count_for_diversion() -> None:
    """rise_of_ix 10.22: one at Round Start and three on the turn."""
    player = {"hand": ["reconnaissance"], "intrigue": ["diversion"]}
    deck = ["siege_of_carthag", "desert_power"]
    game = play(table(player, ix=True, phase="round_start", conflict_deck=deck, control={"carthag": 0}), "yes")
    play(game, "agent reconnaissance carthag", "deploy 3 troop")
    assert seat(game)["conflict"] == 4
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_cannon_turrets_spare_who_has_no_dreadnought_in_the_conflict() -> None:
    """rise_of_ix 10.23: troops stay; each opponent with ships retreats one."""
    ships = {"dreadnoughts_conflict": 2, "intrigue": ["ambush"]}
    game = fight({"conflict": 1, "intrigue": ["cannon_turrets"]}, {"conflict": 2}, ships)
    play(game, "play cannon_turrets 1")
    assert [strength(game, number) for number in range(3)] == [4, 4, 3]


def test_an_opponent_left_without_units_leaves_the_combat_loop() -> None:
    """rise_of_ix 10.23: the owner of the only ship is not asked any more."""
    ship = {"dreadnoughts_conflict": 1, "intrigue": ["ambush"]}
    game = fight({"conflict": 1, "intrigue": ["cannon_turrets"]}, ship)
    play(game, "play cannon_turrets 1")
    assert shared(game)["round"] == 2
    assert seat(game, 1)["intrigue"] == ["ambush"]


def test_second_wave_deploys_up_to_two_units_of_any_kind() -> None:
    """rise_of_ix 10.23: a troop and a dreadnought; none is allowed too."""
    waver = {"conflict": 1, "garrison": 2, "dreadnoughts_garrison": 1, "intrigue": ["second_wave", "windfall"]}
    game = play(fight(waver), "play second_wave 1")
    assert set(offered(game)) == {"units 0 1", "units 1 0", "units 1 1", "units 2 0", "decline"}
    play(game, "units 1 1")
    assert strength(game) == 2 * 2 + 3 + 2
    game = play(fight(waver), "play second_wave 1", "decline")
    assert strength(game) == 4


def test_blackmail_loses_alliance_and_point_at_once() -> None:
    """rise_of_ix 10.23: from 4 to 3, nobody else at 4."""
    holder = {"conflict": 1, "influence": {"emperor": 4}, "intrigue": ["blackmail", "windfall"]}
    game = fight(holder, {"conflict": 1, "intrigue": ["ambush"]})
    assert (seat(game)["points"], shared(game)["alliances"]) == (2, {"emperor": 0})
    play(game, "play blackmail 1")
    assert (seat(game)["points"], shared(game)["alliances"], strength(game)) == (1, {}, 7)


def test_blackmail_gives_a_tied_opponent_the_alliance() -> None:
    """rise_of_ix 10.23: both stood at 4."""
    holder = {"conflict": 1, "influence": {"emperor": 4}, "intrigue": ["blackmail", "windfall"]}
    game = fight(holder, {"conflict": 1, "influence": {"emperor": 4}, "intrigue": ["ambush"]}, alliances={"emperor": 0})
    play(game, "play blackmail 1")
    assert shared(game)["alliances"] == {"emperor": 1}
    assert [seat(game, number)["points"] for number in range(2)] == [1, 2]


def test_finesse_loses_the_point_before_the_new_influence() -> None:
    """rise_of_ix 10.23: from 2 to 1 with one faction, from 1 to 2 with another: a point lost, a point gained."""
    player = {"hand": ["dagger"], "intrigue": ["finesse"], "influence": {"emperor": 2, "fremen": 1}}
    game = play(table(player, ix=True), "play finesse 1", "faction emperor")
    assert seat(game)["points"] == 0
    play(game, "faction fremen")
    assert (seat(game)["points"], seat(game)["influence"]["fremen"]) == (1, 2)


def test_bashar_counts_a_card_that_was_trashed_since() -> None:
    """rise_of_ix 10.24: Armand trashes the Dagger after it gave its sword."""
    armand = {"leader": "archduke_armand_ecaz", "agents_at": {"carthag": 1, "smuggling": 1}}
    game = play(table({**armand, "hand": ["dagger", "imperial_bashar"]}, ix=True), "reveal")
    play(game, next(move for move in offered(game) if "armand" in move), "trash revealed dagger")
    assert seat(game)["swords"] == 4


def test_bashar_and_artillery_count_a_card_drawn_during_the_turn() -> None:
    """rise_of_ix 10.24: Glimpse the Path draws a Dagger: 2 + 1 of Bashar, 1 of the Dagger, 2 of Artillery."""
    player = {**cards(["imperial_bashar"], ["dagger"]), "tiles": ["artillery"], "intrigue": ["glimpse_the_path"]}
    game = play(table({**player, "spice": 1}, ix=True), "reveal")
    assert seat(game)["swords"] == 3
    play(game, "play glimpse_the_path 1")
    assert seat(game)["swords"] == 6


def test_swords_of_tiles_and_agent_turn_cards_are_not_cards_that_gave_swords() -> None:
    """rise_of_ix 10.24: Artillery counts one Dagger, not Restricted Ordnance and not the Stilgar played before."""
    player = {"hand": ["dagger"], "played": ["stilgar"], "tiles": ["artillery", "restricted_ordnance"], "council": 1}
    game = play(table(player, ix=True), "reveal")
    assert seat(game)["swords"] == 1 + 4 + 1


def test_disposal_facility_looks_at_all_persuasion_gained_this_turn() -> None:
    """rise_of_ix 10.24: six gained, two spent: still allowed, and only once."""
    hand = {"hand": ["convincing_argument", "convincing_argument"], "council": 1, "tiles": ["disposal_facility"]}
    game = play(table(hand, ix=True), "reveal", "acquire arrakis_liaison reserve")
    assert seat(game)["persuasion"] == 4
    use = next(move for move in offered(game) if "disposal_facility" in move)
    play(game, use, "trash revealed convincing_argument")
    assert not any("disposal_facility" in move for move in offered(game))


def test_disposal_facility_needs_six_persuasion() -> None:
    """rise_of_ix 10.24: five are not enough."""
    hand = {"hand": ["convincing_argument", "diplomacy"], "council": 1, "tiles": ["disposal_facility"]}
    game = play(table(hand, ix=True), "reveal")
    assert seat(game)["persuasion"] == 5
    assert not any("disposal_facility" in move for move in offered(game))


def test_sonic_snoopers_may_swap_nothing() -> None:
    """rise_of_ix 10.25: any number includes zero; the tile is gone all the same."""
    owner = {"hand": ["dagger"], "intrigue": ["ambush"], "tiles": ["sonic_snoopers"]}
    game = play(table(owner, ix=True), "tile sonic_snoopers", "end")
    assert (seat(game)["intrigue"], seat(game)["tiles"]) == (["ambush"], [])


def test_sonic_snoopers_bury_all_chosen_cards_before_the_draw() -> None:
    """rise_of_ix 10.25: in the owner's order; with an empty deck they are the deck."""
    everything = [card for card, copies in zip(c.INTRIGUE_IDS, c.INTRIGUE_COPIES, strict=True) for _ in range(copies)]
    everything.remove("windfall")
    everything.remove("cull")
    owner = {"hand": ["dagger"], "intrigue": ["windfall", "cull"], "tiles": ["sonic_snoopers"]}
    game = table(owner, ix=True, intrigue_deck=[], intrigue_discard=everything)
    play(game, "tile sonic_snoopers", "intrigue cull", "intrigue windfall", "end")
    assert sorted(seat(game)["intrigue"]) == ["cull", "windfall"]
    assert shared(game)["intrigue_deck"] == []
    game = table(owner, ix=True)
    play(game, "tile sonic_snoopers", "intrigue cull", "intrigue windfall", "end")
    assert shared(game)["intrigue_deck"][-2:] == ["cull", "windfall"]


def test_court_intrigue_draws_the_buried_card_from_an_empty_deck() -> None:
    """rise_of_ix 10.25: it is the whole deck."""
    everything = [card for card, copies in zip(c.INTRIGUE_IDS, c.INTRIGUE_COPIES, strict=True) for _ in range(copies)]
    everything.remove("windfall")
    player = {"hand": ["court_intrigue"], "intrigue": ["windfall"]}
    game = table(player, ix=True, intrigue_deck=[], intrigue_discard=everything)
    play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1")
    assert seat(game)["intrigue"] == ["windfall"]


def test_quid_pro_quo_is_resolved_faction_by_faction_in_the_owners_order() -> None:
    """rise_of_ix 10.25: 1 influence with each faction that has an agent of his; two agents of one faction give 1."""
    player = {"hand": ["dagger"], "swordmaster": 1, "intrigue": ["quid_pro_quo"], "spice": 2}
    agents = {"agents_at": {"wealth": 1, "conspire": 1, "stillsuits": 1}, "influence": {"emperor": 3, "fremen": 3}}
    game = play(table({**player, **agents}, ix=True), "play quid_pro_quo 1")
    assert len(offered(game)) == 2
    play(game, next(move for move in offered(game) if "fremen" in move))
    assert seat(game)["influence"] == {"emperor": 4, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 4}


def test_strongarm_works_after_the_agent_was_recalled() -> None:
    """rise_of_ix 10.25: the faction of the space entered this turn."""
    player = {"hand": ["diplomacy"], "intrigue": ["urgent_mission", "strongarm"]}
    game = play(table(player, ix=True), "agent diplomacy wealth", "play urgent_mission 1")
    assert seat(game)["agents_at"] == {}
    play(game, "play strongarm 1")
    assert (seat(game)["influence"]["emperor"], seat(game)["garrison"], seat(game)["supply"]) == (2, 2, 10)


def test_one_way_in_is_enough() -> None:
    """rise_of_ix 10.26: Infiltrate, Invasion Ships, Helena and infiltration are alternatives."""
    enemy = {"agents_at": {"carthag": 1}}
    game = table({"hand": ["reconnaissance"], "intrigue": ["infiltrate"]}, enemy, ix=True)
    assert "agent reconnaissance carthag" in offered(play(game, "play infiltrate 1"))
    game = table({"hand": ["reconnaissance", "dagger"], "tiles": ["invasion_ships"]}, enemy, ix=True)
    assert "agent reconnaissance carthag" in offered(play(game, "tile invasion_ships", "discard dagger"))
    game = table({"leader": "helena_richese", "hand": ["reconnaissance"]}, enemy, ix=True)
    assert "agent reconnaissance carthag" in offered(game)


def test_bounty_hunter_is_paid_however_the_agent_was_allowed_in() -> None:
    """rise_of_ix 10.26: Helena would not have needed his icon; on an empty space he gets nothing."""
    game = table({"leader": "helena_richese", "hand": ["bounty_hunter"]}, {"agents_at": {"carthag": 1}}, ix=True)
    assert seat(play(game, "agent bounty_hunter carthag"))["solari"] == 2
    game = table({"leader": "helena_richese", "hand": ["bounty_hunter"]}, ix=True)
    assert seat(play(game, "agent bounty_hunter carthag"))["solari"] == 0


def test_invasion_ships_cannot_discard_the_card_that_sends_the_agent() -> None:
    """rise_of_ix 10.26: the discard is paid before; a lone card is gone, and after sending it is too late."""
    game = table({"hand": ["reconnaissance"], "tiles": ["invasion_ships"]}, {"agents_at": {"carthag": 1}}, ix=True)
    play(game, "tile invasion_ships")
    assert offered(game) == ["reveal"]
    game = table({"hand": ["reconnaissance", "dagger"], "tiles": ["invasion_ships"]}, ix=True)
    play(game, "agent reconnaissance carthag")
    assert refused(game, "tile invasion_ships") == [("tile-timing", "rise_of_ix 10.26")]


def test_treachery_trashed_by_another_effect_unloads_once_and_keeps_its_influence() -> None:
    """rise_of_ix 10.27: Selective Breeding trashes it before its own box."""
    game = table({"hand": ["treachery"], "spice": 2}, ix=True)
    play(game, "agent treachery selective_breeding", "do selective_breeding.space.1", "trash played treachery")
    finish(game)
    after = seat(game)
    assert (after["influence"]["bene_gesserit"], after["conflict"], len(after["hand"])) == (2, 2, 2)


def test_shai_hulud_may_trash_itself_for_its_two_troops() -> None:
    """rise_of_ix 10.27: the card is in play, so it may be the one trashed."""
    game = table({"hand": ["shai_hulud"]}, ix=True)
    play(game, "agent shai_hulud smuggling", "do shai_hulud.agent.1", "trash played shai_hulud")
    assert (shared(game)["trash"], seat(game)["garrison"]) == (["shai_hulud"], 5)


def test_guild_accord_lowers_the_price_when_the_agent_is_sent() -> None:
    """rise_of_ix 10.27: Heighliner for 4 spice, and only for this card."""
    game = table({"hand": ["guild_accord", "diplomacy"], "spice": 4}, ix=True)
    assert refused(game, "agent diplomacy heighliner") == [("price", "imperium 6.3.4")]
    assert seat(play(game, "agent guild_accord heighliner"))["spice"] == 0
    game = table({"hand": ["guild_accord"], "spice": 3}, ix=True)
    assert refused(game, "agent guild_accord heighliner") == [("price", "imperium 6.3.4")]


def test_guild_accord_changes_no_other_price() -> None:
    """rise_of_ix 10.27: Foldspace is free and stays free, never below 0."""
    game = play(table({"hand": ["guild_accord"], "spice": 1}, ix=True), "agent guild_accord foldspace")
    assert seat(game)["spice"] == 1


def test_appropriate_has_no_discount() -> None:
    """rise_of_ix 10.27: 3 spice do not buy a tile that costs 4."""
    tech = stacks("restricted_ordnance", "flagship", "holtzman_engine")
    player = {"hand": ["appropriate"], "influence": {"emperor": 2}, "spice": 3}
    game = play(table(player, ix=True, tech=tech), "agent appropriate smuggling")
    assert "do appropriate.agent.1" not in offered(game)


def test_with_spaceport_the_last_card_put_on_the_deck_is_the_first_drawn() -> None:
    """rise_of_ix 10.28: two cards, the second on top of the first."""
    player = {"hand": ["convincing_argument", "convincing_argument"], "tiles": ["spaceport"]}
    game = table(player, ix=True, row=["the_voice"])
    play(game, "reveal", "acquire arrakis_liaison reserve", "yes", "acquire the_voice row", "yes")
    assert seat(game)["deck"][:2] == ["the_voice", "arrakis_liaison"]


def test_spaceport_works_for_foldspace_and_cards_acquired_by_an_effect() -> None:
    """rise_of_ix 10.28: the Foldspace space, Conscript and Bypass Protocol."""
    game = table({"hand": ["diplomacy"], "tiles": ["spaceport"]}, ix=True)
    play(game, "agent diplomacy foldspace", "do foldspace.space.1", "yes")
    assert seat(game)["deck"][0] == "foldspace"
    armand = {"leader": "archduke_armand_ecaz", "hand": ["signet_ring"], "tiles": ["spaceport"]}
    game = play(table(armand, ix=True), "agent signet_ring tech_negotiation", "do archduke_armand_ecaz.signet.1")
    play(game, "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["deck"][0] == "arrakis_liaison"
    game = table({"hand": ["dagger"], "intrigue": ["bypass_protocol"], "tiles": ["spaceport"]}, ix=True)
    play(game, "play bypass_protocol 1", "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["deck"][0] == "arrakis_liaison"


def recalling(**player: Any) -> Game:
    """Smuggling recalls the Freighter from position 2, and its second reward is taken."""
    game = table({"hand": [DUNE], "freighter": 2, "tiles": ["troop_transports"], **player}, ix=True)
    return play(game, f"agent {DUNE} smuggling", "do smuggling.space.2", "recall", "do shipping_2.1")


def test_troop_transports_recruit_one_more_and_any_may_be_deployed() -> None:
    """rise_of_ix 10.28: three in all, none to all of them sent."""
    game = recalling()
    assert offered(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(game, "amount 3")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["supply"]) == (3, 3, 6)
    game = play(recalling(), "amount 0")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (6, 0)


def test_the_extra_troop_needs_a_troop_in_supply() -> None:
    """rise_of_ix 10.28: with two in supply two come, with none nobody."""
    game = recalling(supply=2, garrison=10)
    assert offered(game) == ["amount 0", "amount 1", "amount 2"]
    game = recalling(supply=0, garrison=12)
    assert not any(move.startswith("amount") for move in offered(game))


def test_the_extra_troop_comes_only_from_the_track() -> None:
    """rise_of_ix 10.28: Carthag recruits one."""
    game = table({"hand": ["reconnaissance"], "tiles": ["troop_transports"]}, ix=True)
    play(game, "agent reconnaissance carthag")
    assert seat(game)["garrison"] == 4


def test_the_spice_must_flow_is_counted_wherever_it_is() -> None:
    """rise_of_ix 10.29: one in the deck and one in hand serve Holtzman Engine, one in play Corner the Market."""
    flow = "the_spice_must_flow"
    owner = {"tiles": ["holtzman_engine"], "hand": [flow], "deck": [flow, *STARTING.split()], "points": 0}
    assert seat(table(owner, ix=True, phase="endgame"))["points"] == 1
    owner = {"intrigue": ["corner_the_market"], "played": [flow], "discard": [flow], "points": 0}
    game = play(table(owner, {"revealed": [flow]}, ix=True, phase="endgame"), "play corner_the_market 1")
    assert seat(game)["points"] == 2
    conspirator = {"intrigue": ["grand_conspiracy"], "council": 1, "dreadnoughts_garrison": 2, "revealed": [flow]}
    assert "play grand_conspiracy 1" in offered(table(conspirator, ix=True, phase="endgame"))


def test_economic_supremacy_is_paid_only_while_the_reward_is_taken() -> None:
    """rise_of_ix 10.29: both purchases are open; given up, they do not come back."""
    game = fight({"conflict": 1, "solari": 6, "spice": 4}, conflict="economic_supremacy", round=7)
    play(game, "do economic_supremacy.first.2", "yes")
    assert (seat(game)["points"], seat(game)["solari"], seat(game)["spice"]) == (3, 0, 0)
    game = play(fight({"conflict": 1, "solari": 6, "spice": 4}, conflict="economic_supremacy", round=7), "end")
    assert (seat(game)["points"], seat(game)["solari"], shared(game)["round"]) == (1, 6, 8)


def test_yields_of_winning_may_pay_for_economic_supremacy() -> None:
    """rise_of_ix 10.29: To the Victor brings 3 of the 4 spice."""
    winner = {"conflict": 1, "spice": 1, "intrigue": ["to_the_victor"]}
    game = play(fight(winner, conflict="economic_supremacy", round=7), "pass", "play to_the_victor 1")
    play(game, "do economic_supremacy.first.3")
    assert (seat(game)["points"], seat(game)["spice"]) == (2, 0)
