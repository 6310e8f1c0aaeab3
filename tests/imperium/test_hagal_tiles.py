"""Tech tiles of solo Rivals: what they buy, one test a per-tile note, tiles nobody may take (rise_of_ix 11.6)."""

import pytest

import landsraad
from landsraad.imperium.catalog import TILE_IDS, TILES
from tests.imperium.hagal import AWAY, act, after, fight, solo, told, two
from tests.imperium.table import Seat, offered, play, seat, shared

UNMARKED = {"artillery", "disposal_facility", "holoprojectors", "minimic_film", "restricted_ordnance", "spaceport"}
NEGOTIATION = "hagal_tech_negotiation"
DREADNOUGHT = "hagal_dreadnought_1p"


def levels(emperor: int, guild: int, bene_gesserit: int, fremen: int) -> dict[str, int]:
    return {"emperor": emperor, "spacing_guild": guild, "bene_gesserit": bene_gesserit, "fremen": fremen}


def buying(left: Seat, *tops: str, card: str = NEGOTIATION, **more: object) -> landsraad.Game:
    """The left Rival has revealed a card with an Acquire Tech icon; these tiles were face up, a stack each."""
    stacks = [[tile] for tile in (*tops, "artillery", "minimic_film", "spaceport")[:3]]
    return act(solo(left, top=[card], ix=True, tech=stacks, **more))  # type: ignore[arg-type]


# --- which tiles -------------------------------------------------------------------------------------------------


def test_twelve_tiles_carry_the_mark() -> None:
    """rise_of_ix 11.6.1"""
    marked = {tile.name for tile in TILES if tile.rival}
    assert (len(marked), len(TILE_IDS)) == (12, 18)
    assert set(TILE_IDS) - marked == UNMARKED


def test_a_rival_buys_only_marked_tiles() -> None:
    """rise_of_ix 11.6.1: Spaceport for 5 is left alone for Windtraps for 2."""
    rival = seat(buying({"spice": 9}, "spaceport", "windtraps", "restricted_ordnance"), 1)
    assert (rival["tiles"], rival["spice"]) == (["windtraps"], 8)


def test_in_a_two_player_game_tiles_are_ignored_and_stay() -> None:
    """rise_of_ix 11.6.1, 11.6.2: House Hagal trashes no tiles either."""
    tech = [["artillery", "windtraps"], ["minimic_film"], ["spaceport"]]
    game = act(two(top=["hagal_dreadnought_2p"], ix=True, tech=tech))
    assert (seat(game, 2)["tiles"], seat(game, 2)["negotiators"]) == ([], 0)
    assert shared(game)["tech"] == tech


def test_if_no_face_up_tile_is_marked_the_largest_stack_loses_its_top() -> None:
    """rise_of_ix 11.6.2: until a marked tile shows."""
    tech = [["windtraps"], ["artillery", "minimic_film", "chaumurky"], ["spaceport", "holoprojectors"]]
    game = act(solo({"spice": 1}, top=[NEGOTIATION], ix=True, tech=tech))
    assert seat(game, 1)["tiles"] == ["windtraps"]
    # Artillery goes, then the topmost of the stacks with two tiles: Minimic Film, and Chaumurky shows.
    assert shared(game)["tech"] == [[], ["chaumurky"], ["spaceport", "holoprojectors"]]
    assert {"artillery", "minimic_film"} <= set(shared(game)["tile_trash"])


def test_a_tie_for_the_largest_stack_is_the_topmost() -> None:
    """rise_of_ix 11.6.2"""
    tech = [["artillery", "flagship"], ["windtraps"], ["spaceport", "chaumurky"]]
    game = act(solo({"spice": 1}, top=[NEGOTIATION], ix=True, tech=tech))
    assert shared(game)["tech"] == [["flagship"], [], ["spaceport", "chaumurky"]]


def test_it_happens_when_you_buy_a_tile_too() -> None:
    """rise_of_ix 11.6.2, 11.6.10: at any time, after the next tile has been turned up."""
    tech = [["windtraps", "artillery", "flagship"], ["minimic_film"], ["spaceport"]]
    game = solo(human={"hand": ["dagger"], "spice": 1}, ix=True, tech=tech)
    play(game, "agent dagger tech_negotiation")
    while not any(move.startswith("tech windtraps") for move in offered(game)):
        play(game, next(move for move in offered(game) if move.startswith("do tech_negotiation")))
    play(game, "tech windtraps 0 spice")
    assert shared(game)["tech"] == [["flagship"], ["minimic_film"], ["spaceport"]]
    assert any("Artillery is trashed" in line for line in told(game))


def test_it_waits_for_the_next_tile_also_in_a_position() -> None:
    """rise_of_ix 11.6.2, 4.15: while the acquire effect is asked for, the next tile is not up and none is trashed."""
    tech = [["memocorders", "artillery", "flagship"], ["minimic_film"], ["spaceport"]]
    game = solo(human={"hand": ["dagger"], "spice": 2}, ix=True, tech=tech)
    play(game, "agent dagger tech_negotiation")
    while not any(move.startswith("tech memocorders") for move in offered(game)):
        play(game, next(move for move in offered(game) if move.startswith("do tech_negotiation")))
    play(game, "tech memocorders 0 spice")
    again = landsraad.from_position("imperium", game.position())
    assert shared(again)["tech"] == [["artillery", "flagship"], ["minimic_film"], ["spaceport"]]
    play(again, "faction fremen")
    assert shared(again)["tech"] == [["flagship"], ["minimic_film"], ["spaceport"]]


def test_it_applies_from_set_up_on() -> None:
    """rise_of_ix 11.6.2: over many games a marked tile is always face up, and some tiles were trashed."""
    trashed = 0
    for seed in range(60):
        game = landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], seed=seed)
        position = shared(game)
        bought = sum(len(rival["tiles"]) for rival in game.position()["seats"][1:])
        assert any(stack[0] not in UNMARKED for stack in position["tech"] if stack)
        assert len(position["tile_trash"]) + bought + sum(map(len, position["tech"])) == 18
        trashed += len(position["tile_trash"])
    assert trashed > 0


def test_it_ends_when_all_stacks_are_empty() -> None:
    """rise_of_ix 11.6.10 (17.5: taken literally, every tile left is trashed)."""
    game = buying({"spice": 1}, "windtraps", "artillery", "spaceport")
    assert shared(game)["tech"] == [[], [], []]
    assert seat(game, 1)["tiles"] == ["windtraps"]
    assert game.to_act == 0


def test_it_is_not_checked_in_the_middle_of_a_purchase() -> None:
    """rise_of_ix 11.6.10: while the human decides for Memocorders, the other tiles still lie there."""
    game = buying({"spice": 1}, "memocorders", "artillery", "spaceport")
    assert "faction fremen" in offered(game)
    assert shared(game)["tech"][1:] == [["artillery"], ["spaceport"]]
    play(game, "faction fremen")
    assert shared(game)["tech"] == [[], [], []]


# --- hoarding and buying -----------------------------------------------------------------------------------------


def test_a_rival_hoards_spice() -> None:
    """rise_of_ix 11.6.3: 7 spice are no point while the Conflict is a I or II."""
    rival = seat(act(solo({"spice": 6}, top=["harvest_spice"], ix=True, bonus_spice={"hagga_basin": 1})), 1)
    assert (rival["spice"], rival["points"]) == (9, 0)


def test_for_a_conflict_3_it_spends_spice() -> None:
    """rise_of_ix 11.6.3"""
    game = solo({"spice": 5}, top=["harvest_spice"], ix=True, bonus_spice={"hagga_basin": 1}, round=7)
    assert shared(game)["conflict"] in ("battle_for_arrakeen", "battle_for_carthag", "battle_for_imperial_basin",
                                        "grand_vision", "economic_supremacy")  # fmt: skip
    rival = seat(act(game), 1)
    assert (rival["spice"], rival["points"]) == (1, 1)


def test_it_spends_as_soon_as_a_conflict_3_is_revealed() -> None:
    """rise_of_ix 11.6.7: both Rivals, before any turn."""
    game = solo({"spice": 15}, {"spice": 7}, ix=True, round=7, phase="round_start", first_player=0)
    assert [(seat(game, number)["spice"], seat(game, number)["points"]) for number in (1, 2)] == [(1, 2), (0, 1)]


def test_the_other_sets_are_spent_as_ever() -> None:
    """rise_of_ix 11.6.3: solari, water, Intrigue cards in a Conflict I."""
    left = {"solari": 6, "water": 2, "leader": "countess_ariana_thorvald", "points": 0}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True, control={"arrakeen": 1})), 1)
    assert (rival["solari"], rival["water"], rival["points"]) == (0, 0, 2)


def test_it_buys_the_dearest_tile_it_can_afford() -> None:
    """rise_of_ix 11.6.4, 15.D14: 2 spice, a negotiator and the discount: 4; it returns the negotiator and pays 2."""
    rival = seat(buying({"spice": 2, "negotiators": 1}, "training_drones", "chaumurky", "holtzman_engine"), 1)
    assert rival["tiles"] == ["chaumurky"]
    assert (rival["spice"], rival["negotiators"], rival["supply"]) == (0, 0, 12)


def test_a_tie_of_prices_is_the_topmost_stack() -> None:
    """rise_of_ix 11.6.4"""
    assert seat(buying({"spice": 3}, "artillery", "spy_satellites", "chaumurky"), 1)["tiles"] == ["spy_satellites"]
    assert seat(buying({"spice": 3}, "artillery", "chaumurky", "spy_satellites"), 1)["tiles"] == ["chaumurky"]


def test_at_the_dreadnought_space_there_is_no_discount_and_no_negotiator() -> None:
    """rise_of_ix 11.6.4, 11.2.5: only Tech Negotiation places one."""
    rival = seat(buying({"spice": 1}, "windtraps", card=DREADNOUGHT), 1)
    assert (rival["tiles"], rival["negotiators"], rival["dreadnoughts_garrison"]) == ([], 0, 1)


def test_without_a_tile_or_a_troop_nothing_happens() -> None:
    """rise_of_ix 11.6.4"""
    rival = seat(buying({"supply": 0, "garrison": 12}, "windtraps"), 1)
    assert (rival["tiles"], rival["negotiators"], rival["agents_at"]) == ([], 0, {"tech_negotiation": 1})


def test_negotiators_are_used_before_spice_and_no_more_than_needed() -> None:
    """rise_of_ix 11.6.4, 11.6.9: 2 - 1 leaves 1 to pay: one of three negotiators, no spice."""
    rival = seat(buying({"spice": 5, "negotiators": 3}, "windtraps"), 1)
    assert (rival["tiles"], rival["spice"], rival["negotiators"]) == (["windtraps"], 5, 2)


def test_nothing_is_bought_if_all_together_is_not_enough() -> None:
    """rise_of_ix 11.6.9: 8 - 1 - 3 - 3 leaves 1; the negotiators stay, and one more joins them."""
    rival = seat(buying({"spice": 3, "negotiators": 3}, "flagship"), 1)
    assert (rival["tiles"], rival["spice"], rival["negotiators"]) == ([], 3, 4)


# --- notes on single tiles ---------------------------------------------------------------------------------------


def test_chaumurky() -> None:
    """rise_of_ix 11.6.5, 11.6.9: two Intrigue cards, and it wins ties."""
    assert len(seat(buying({"spice": 3}, "chaumurky"), 1)["intrigue"]) == 2
    human = {"points": 8, "spice": 3}
    game = solo({"points": 8, "tiles": ["chaumurky"]}, human=human, ix=True, phase="endgame")
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "chaumurky")


def test_detonation_devices() -> None:
    """rise_of_ix 11.6.5: it takes the point whenever it can; the dreadnought goes to its supply."""
    left = {"dreadnoughts_conflict": 2, "tiles": ["detonation_devices"]}
    game = after(fight(left, ix=True, conflict="guild_bank_raid", round=2, first_player=2))
    rival = seat(game, 1)
    assert (rival["points"], rival["dreadnoughts_supply"], rival["dreadnoughts_garrison"]) == (1, 1, 1)
    assert shared(game)["dreadnoughts"] == {}


@pytest.mark.parametrize(("solari", "supply", "used"), [(4, 3, True), (3, 3, False), (4, 2, False), (6, 12, True)])
def test_flagship(solari: int, supply: int, used: bool) -> None:
    """rise_of_ix 11.6.5: on a combat space, with 4 solari and three troops in supply: recruit and deploy three."""
    left = {"solari": solari, "supply": supply, "garrison": 12 - supply, "tiles": ["flagship"]}
    rival = seat(act(solo(left, top=["stillsuits"], ix=True)), 1)
    assert (rival["solari"], rival["flipped"]) == ((solari - 4, ["flagship"]) if used else (solari, []))
    assert rival["conflict"] == min(2, 12 - supply) + (3 if used else 0)


def test_flagship_elsewhere_is_not_used() -> None:
    """rise_of_ix 11.6.5: only when an Agent goes to a combat space."""
    rival = seat(act(solo({"solari": 4, "tiles": ["flagship"]}, top=["wealth"], ix=True)), 1)
    assert (rival["solari"], rival["flipped"]) == (4, [])


def test_flagship_looks_after_the_troops_of_the_card() -> None:
    """rise_of_ix 11.6.7: Heighliner takes three of five from the supply first."""
    left = {"solari": 4, "supply": 5, "garrison": 7, "tiles": ["flagship"]}
    rival = seat(act(solo(left, top=["heighliner"], ix=True)), 1)
    assert (rival["solari"], rival["conflict"], rival["supply"]) == (4, 5, 2)


def test_flagship_counts_the_solari_of_the_signet() -> None:
    """rise_of_ix 11.6.7: Ilban has the fourth solari just in time."""
    left = {"leader": "count_ilban_richese", "solari": 3, "tiles": ["flagship"]}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True)), 1)
    assert (rival["solari"], rival["conflict"]) == (0, 4)


def test_flagship_under_expert_deployment() -> None:
    """rise_of_ix 11.6.7: it still pays, and the troops stay in the garrison."""
    left = {"solari": 4, "conflict": 2, "tiles": ["flagship"]}
    rival = seat(act(solo(left, top=["stillsuits"], ix=True, expert_deployment=1)), 1)
    assert (rival["solari"], rival["conflict"], rival["garrison"]) == (0, 2, 3)


def test_flagship_is_worth_a_point_when_acquired() -> None:
    """rise_of_ix 11.6.5: acquire effects included."""
    assert seat(buying({"spice": 7}, "flagship"), 1)["points"] == 1


def test_holtzman_engine() -> None:
    """rise_of_ix 11.6.5, 11.6.9: a point at the end, since a Rival counts as having two The Spice Must Flow."""
    game = solo({"points": 3, "tiles": ["holtzman_engine"]}, ix=True, phase="endgame")
    assert seat(game, 1)["points"] == 4


def test_holtzman_engine_draws_no_card() -> None:
    """rise_of_ix 11.6.6: effects that need a deck do nothing for a Rival."""
    game = solo({"tiles": ["holtzman_engine"]}, ix=True, phase="round_start", round=2, first_player=0)
    assert (game.to_act, seat(game, 1)["hand"]) == (0, [])


def test_invasion_ships() -> None:
    """rise_of_ix 11.6.5, 11.6.8: flipped for the first card whose space only enemies close; no discard is paid."""
    left = {"tiles": ["invasion_ships"]}
    other = {"agents_at": {"wealth": 1, "high_council": 1}}
    game = act(solo(left, other, top=["wealth", "secrets"], ix=True))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert (seat(game, 1)["flipped"], seat(game, 1)["influence"]["emperor"]) == (["invasion_ships"], 1)


def test_invasion_ships_recruit_four_when_acquired() -> None:
    """rise_of_ix 11.6.5: to the garrison at Tech Negotiation."""
    rival = seat(buying({"spice": 4}, "invasion_ships"), 1)
    assert (rival["tiles"], rival["garrison"], rival["conflict"]) == (["invasion_ships"], 4, 0)


def test_tile_troops_are_deployed_on_a_combat_space() -> None:
    """rise_of_ix 11.4.6: Rhombur buys Invasion Ships at Arrakeen: four troops and the card's one."""
    left = {"leader": "prince_rhombur_vernius", "spice": 5, "garrison": 1}
    rival = seat(buying(left, "invasion_ships", card="arrakeen_1p"), 1)
    assert (rival["conflict"], rival["garrison"]) == (6, 0)


def test_flipped_invasion_ships_help_no_more() -> None:
    """rise_of_ix 11.6.8: once a round."""
    left = {"tiles": ["invasion_ships"], "flipped": ["invasion_ships"]}
    other = {"agents_at": {"wealth": 1, "high_council": 1}}
    assert seat(act(solo(left, other, top=["wealth", "secrets"], ix=True)), 1)["agents_at"] == {"secrets": 1}


@pytest.mark.parametrize("reason", ["own agent", "voice", "skipped", "harvest"])
def test_invasion_ships_are_not_used(reason: str) -> None:
    """rise_of_ix 11.6.8: own agent, The Voice, a skipped card, Harvest Spice."""
    left: Seat = {"tiles": ["invasion_ships"]}
    other: Seat = AWAY
    human: Seat = {}
    more: Seat = {}
    card = "wealth"
    if reason == "own agent":
        left["agents_at"] = {"wealth": 1}
    elif reason == "voice":
        other = {"agents_at": {"wealth": 1, "high_council": 1}}
        human = {"voice_space": "wealth", "voice_bound": [1, 2]}
    elif reason == "skipped":
        other = {"agents_at": {"dreadnought": 1, "high_council": 1}}
        left["dreadnoughts_garrison"] = 2
        card = DREADNOUGHT
    else:
        other = {"agents_at": {"hagga_basin": 1, "high_council": 1}}
        more = {"bonus_spice": {"hagga_basin": 2}}
        card = "harvest_spice"
    game = act(solo(left, other, human, top=[card, "secrets"], ix=True, **more))
    assert seat(game, 1)["agents_at"].get("secrets") == 1
    assert seat(game, 1)["flipped"] == []


def test_memocorders() -> None:
    """rise_of_ix 11.6.6, 11.6.9: influence where it has least, and a point at the end for 3 on all tracks."""
    assert seat(buying({"spice": 1, "influence": levels(2, 1, 0, 2)}, "memocorders"), 1)["influence"] == levels(
        2, 1, 1, 2
    )
    left = {"tiles": ["memocorders"], "influence": levels(3, 3, 3, 3), "points": 4}
    assert seat(solo(left, ix=True, phase="endgame"), 1)["points"] == 5


def test_shuttle_fleet() -> None:
    """rise_of_ix 11.6.6: the two Factions with least; 2 solari at every Round Start."""
    rival = seat(buying({"spice": 5, "influence": levels(2, 1, 0, 2)}, "shuttle_fleet"), 1)
    assert rival["influence"] == levels(2, 2, 1, 2)
    game = solo({"tiles": ["shuttle_fleet"]}, ix=True, phase="round_start", round=2, first_player=0)
    assert seat(game, 1)["solari"] == 2


def test_shuttle_fleet_can_complete_a_set() -> None:
    """rise_of_ix 11.6.5, house_hagal 4.6: 5 + 2 solari."""
    game = solo({"tiles": ["shuttle_fleet"], "solari": 5}, ix=True, phase="round_start", round=2, first_player=0)
    assert (seat(game, 1)["solari"], seat(game, 1)["points"]) == (0, 1)


def test_sonic_snoopers() -> None:
    """rise_of_ix 11.6.5: the Intrigue card when acquired; the tile is never trashed."""
    game = buying({"spice": 1}, "sonic_snoopers")
    assert (seat(game, 1)["tiles"], len(seat(game, 1)["intrigue"])) == (["sonic_snoopers"], 1)
    left = {"tiles": ["sonic_snoopers"], "intrigue": ["ambush", "bribery"]}
    rival = seat(act(solo(left, top=["stillsuits"], ix=True)), 1)
    assert (rival["tiles"], rival["intrigue"]) == (["sonic_snoopers"], ["ambush", "bribery"])


def test_spy_satellites_at_the_start_of_its_turn() -> None:
    """rise_of_ix 11.6.5, 11.6.7: 3 spice and the tile for a point."""
    game = act(solo({"tiles": ["spy_satellites"], "spice": 4}, top=["wealth"], ix=True))
    assert (seat(game, 1)["tiles"], seat(game, 1)["spice"], seat(game, 1)["points"]) == ([], 1, 1)
    assert "spy_satellites" in shared(game)["tile_trash"]


def test_spy_satellites_after_a_gain() -> None:
    """rise_of_ix 11.6.7: with 1 + 2 spice of the harvest."""
    left = {"tiles": ["spy_satellites"], "spice": 1}
    rival = seat(act(solo(left, top=["harvest_spice"], ix=True, bonus_spice={"imperial_basin": 1})), 1)
    assert (rival["tiles"], rival["spice"], rival["points"]) == ([], 0, 1)


def test_spending_comes_before_spy_satellites() -> None:
    """rise_of_ix 11.6.7: with 7 spice in a Conflict III the set of seven is spent, and the tile is kept."""
    left = {"tiles": ["spy_satellites"], "spice": 2}
    rival = seat(act(solo(left, top=["harvest_spice"], ix=True, bonus_spice={"the_great_flat": 2}, round=7)), 1)
    assert (rival["points"], rival["spice"], rival["tiles"]) == (1, 0, ["spy_satellites"])


def test_spy_satellites_are_kept_on_the_turns_of_others() -> None:
    """rise_of_ix 11.6.7: only on its own turn."""
    left = {"tiles": ["spy_satellites"], "spice": 2}
    game = solo(left, human={"hand": ["dune_the_desert_planet"]}, ix=True, control={"imperial_basin": 1})
    play(game, "agent dune_the_desert_planet imperial_basin")
    assert (seat(game, 1)["tiles"], seat(game, 1)["spice"]) == (["spy_satellites"], 3)


def test_spy_satellites_bought_with_spice_to_spare() -> None:
    """rise_of_ix 11.6.5, 11.6.7: the tile is a gain, and it has 3 spice on its turn."""
    rival = seat(buying({"spice": 7}, "spy_satellites", card=DREADNOUGHT), 1)
    assert (rival["tiles"], rival["spice"], rival["points"]) == ([], 0, 1)


def test_spy_satellites_at_the_end() -> None:
    """rise_of_ix 11.6.9: a point for each Faction with 1 or less."""
    left = {"tiles": ["spy_satellites"], "influence": levels(0, 1, 2, 4), "points": 5}
    assert seat(solo(left, ix=True, phase="endgame"), 1)["points"] == 7


def test_training_drones_at_the_start_of_its_turn() -> None:
    """rise_of_ix 11.6.5, 11.6.7: the troop counts as recruited this turn and goes along."""
    rival = seat(act(solo({"tiles": ["training_drones"], "garrison": 2}, top=["stillsuits"], ix=True)), 1)
    assert (rival["flipped"], rival["conflict"], rival["supply"]) == (["training_drones"], 3, 9)


def test_training_drones_once_a_round() -> None:
    """rise_of_ix 11.6.5"""
    left = {"tiles": ["training_drones"], "flipped": ["training_drones"]}
    assert seat(act(solo(left, top=["wealth"], ix=True)), 1)["garrison"] == 0


def test_training_drones_right_after_acquiring_them() -> None:
    """rise_of_ix 11.6.5, 11.6.7"""
    rival = seat(buying({"spice": 2}, "training_drones"), 1)
    assert (rival["flipped"], rival["garrison"]) == (["training_drones"], 1)


def test_tiles_are_turned_up_at_round_start() -> None:
    """rise_of_ix 11.6.5"""
    left = {"tiles": ["training_drones", "flagship"], "flipped": ["training_drones", "flagship"]}
    assert seat(solo(left, ix=True, phase="round_start", round=2, first_player=0), 1)["flipped"] == []


def test_troop_transports() -> None:
    """rise_of_ix 11.6.5, 11.3.5: three troops of the Shipping track, deployed though Smuggling is no combat space."""
    left = {"tiles": ["troop_transports"], "freighter": 2, "influence": levels(2, 1, 0, 2), "garrison": 2}
    rival = seat(act(solo(left, top=["hagal_smuggling_interstellar_shipping"], ix=True)), 1)
    assert (rival["conflict"], rival["garrison"]) == (3, 2)


def test_troop_transports_under_expert_deployment() -> None:
    """rise_of_ix 11.6.5: a leading Rival keeps them in the garrison."""
    left = {"tiles": ["troop_transports"], "freighter": 2, "influence": levels(2, 1, 0, 2), "conflict": 2}
    top = ["hagal_smuggling_interstellar_shipping"]
    rival = seat(act(solo(left, top=top, ix=True, expert_deployment=1)), 1)
    assert (rival["conflict"], rival["garrison"]) == (2, 3)


def test_windtraps() -> None:
    """rise_of_ix 11.6.5: 1 water when acquired and for every Conflict it wins."""
    assert seat(buying({"spice": 1}, "windtraps"), 1)["water"] == 1
    left = {"conflict": 3, "tiles": ["windtraps"]}
    game = after(fight(left, ix=True, conflict="guild_bank_raid", round=2, first_player=2))
    assert seat(game, 1)["water"] == 1


def test_windtraps_can_complete_a_set() -> None:
    """rise_of_ix 11.6.5, house_hagal 4.6"""
    rival = seat(buying({"spice": 1, "water": 2}, "windtraps"), 1)
    assert (rival["water"], rival["points"]) == (0, 1)


def test_purchases_are_told() -> None:
    """rise_of_ix 11.6.4"""
    game = buying({"spice": 2, "negotiators": 1}, "chaumurky")
    assert "Rival 1 acquires Chaumurky, returning 1 negotiator" in told(game)
    assert any(line.startswith("Rival 1 pays 2 spice") for line in told(game))
