"""Rise of Ix, section 9: the round with Ix."""

from tests.imperium.ix import DUNE, YUNA, fight
from tests.imperium.table import Seat, offered, play, seat, shared, strength, table


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
    others: list[Seat] = [{"tiles": ["shuttle_fleet"]}, {}, {"leader": "ilesa_ecaz"}]
    game = table(*others, ix=True, phase="recall", mentat_next=1, first_player=0)
    assert game.to_act == 2
    assert [len(seat(game, number)["hand"]) for number in range(3)] == [5, 5, 5]
    assert (shared(game)["mentat"], seat(game, 1)["agents"]) == (1, 3)


def test_solari_of_round_start_are_not_gained_on_a_turn() -> None:
    """rise_of_ix 9.6: Yuna's Shuttle Fleet pays the plain 2."""
    game = table({"leader": YUNA, "tiles": ["shuttle_fleet"]}, ix=True, phase="recall")
    assert seat(game)["solari"] == 2
