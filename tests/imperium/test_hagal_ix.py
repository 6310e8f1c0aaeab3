"""Rivals with Rise of Ix: new cards, Shipping track, dreadnoughts, rewards (rise_of_ix 11)."""

import pytest

import landsraad
from tests.imperium.hagal import AWAY, SOLO_IX, TWO_IX, act, after, fight, solo, told, two
from tests.imperium.table import Seat, offered, pass_all, play, seat, shared, strength

SHIPPING = "hagal_interstellar_shipping"
SMUGGLING = "hagal_smuggling_interstellar_shipping"
HUNDRO: Seat = {"leader": "viscount_hundro_moritani", "spice": 1}


def levels(emperor: int, guild: int, bene_gesserit: int, fremen: int) -> dict[str, int]:
    return {"emperor": emperor, "spacing_guild": guild, "bene_gesserit": bene_gesserit, "fremen": fremen}


# --- 11.1, 11.2: the deck and the new cards ----------------------------------------------------------------------


def test_cards_of_removed_spaces_leave_the_deck() -> None:
    """rise_of_ix 11.1.1, 14.2: Hall of Oratory and Rally Troops."""
    for cards in (SOLO_IX, TWO_IX):
        assert "hall_of_oratory" not in cards
        assert "rally_troops" not in cards
    for seats in (1, 2):
        game = landsraad.new_game("imperium", seats=seats, expansions=["rise_of_ix"], seed=1)
        found = shared(game)["hagal_deck"] + shared(game)["hagal_discard"]
        assert not {"hall_of_oratory", "rally_troops"} & set(found)


def test_marked_cards_of_the_other_mode_leave_the_deck() -> None:
    """rise_of_ix 11.1.2"""
    alone = landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], seed=1).position()
    both = landsraad.new_game("imperium", seats=2, expansions=["rise_of_ix"], seed=1).position()
    solo_cards = alone["hagal_deck"] + alone["hagal_discard"]
    two_cards = both["hagal_deck"] + both["hagal_discard"]
    assert (len(solo_cards), len(two_cards)) == (30, 29)
    ships = ("hagal_dreadnought_1p", "hagal_dreadnought_2p")
    assert [solo_cards.count(card) for card in ships] == [2, 0]
    assert [two_cards.count(card) for card in ships] == [0, 2]
    assert (solo_cards.count("hagal_tech_negotiation"), two_cards.count("hagal_tech_negotiation")) == (2, 0)


def test_each_rival_has_two_dreadnoughts_and_a_freighter() -> None:
    """rise_of_ix 11.1.3"""
    for seats in (1, 2):
        rival = landsraad.new_game("imperium", seats=seats, expansions=["rise_of_ix"], seed=3).position()["seats"][2]
        ships = rival["dreadnoughts_supply"] + rival["dreadnoughts_garrison"]
        assert (ships, rival["freighter"] <= 2) == (2, True)
    assert seat(solo(ix=True), 1)["freighter"] == 0


def test_an_occupied_new_space_means_another_card() -> None:
    """rise_of_ix 11.2.1: and the costs of the space are ignored."""
    other = {"agents_at": {"dreadnought": 1, "high_council": 1}}
    game = act(solo(other=other, top=["hagal_dreadnought_1p", "wealth"], ix=True))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert seat(act(solo(top=["hagal_dreadnought_1p"], ix=True)), 1)["agents_at"] == {"dreadnought": 1}


@pytest.mark.parametrize("where", ["garrison", "conflict", "location"])
def test_dreadnought_is_skipped_with_two_dreadnoughts(where: str) -> None:
    """rise_of_ix 11.2.2: wherever they are."""
    left: Seat = {"dreadnoughts_garrison": 1, "dreadnoughts_conflict": 1 if where == "conflict" else 0}
    if where == "garrison":
        left["dreadnoughts_garrison"] = 2
    ships = {"carthag": 1} if where == "location" else {}
    game = act(solo(left, top=["hagal_dreadnought_1p", "wealth"], ix=True, dreadnoughts=ships))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert shared(game)["hagal_discard"] == ["wealth", "hagal_dreadnought_1p"]


def test_only_the_half_that_fits_is_looked_at() -> None:
    """rise_of_ix 11.2.3, 14.7: an occupied space of that half means a new card, never the other half."""
    other = {"agents_at": {"interstellar_shipping": 1, "high_council": 1}}
    game = act(solo({"influence": {"spacing_guild": 2}}, other, top=[SMUGGLING, "wealth"], ix=True))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    other = {"agents_at": {"smuggling": 1, "high_council": 1}}
    game = act(solo({"influence": {"spacing_guild": 1}}, other, top=[SMUGGLING, "wealth"], ix=True))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert seat(game, 1)["freighter"] == 0


def test_the_half_is_chosen_before_the_card_is_carried_out() -> None:
    """rise_of_ix 11.2.3: Foldspace lifts the Rival to 2, but it is at Foldspace and moves no Freighter."""
    top = ["hagal_foldspace_interstellar_shipping"]
    rival = seat(act(solo({"influence": {"spacing_guild": 1}}, top=top, ix=True)), 1)
    assert (rival["agents_at"], rival["influence"]["spacing_guild"], rival["freighter"]) == ({"foldspace": 1}, 2, 0)


def test_tech_negotiation_is_a_card_of_solo_games() -> None:
    """rise_of_ix 11.2.4: with no tile it can afford the Rival places a negotiator."""
    tech = [["windtraps"], ["artillery"], ["spaceport"]]
    rival = seat(act(solo(top=["hagal_tech_negotiation"], ix=True, tech=tech)), 1)
    assert (rival["negotiators"], rival["supply"], rival["tiles"]) == (1, 11, [])


def test_spaces_rivals_enter() -> None:
    """rise_of_ix 11.2.5: the eight Faction spaces, two cities, three Maker spaces and four new ones."""
    allowed = {
        "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
        "stillsuits", "carthag", "arrakeen", "imperial_basin", "hagga_basin", "the_great_flat", "smuggling",
        "interstellar_shipping", "dreadnought", "tech_negotiation",
    }  # fmt: skip
    seen: set[str] = set()
    for seed in range(12):
        game = landsraad.new_game("imperium", seats=1, seed=seed, expansions=["rise_of_ix"])
        while not game.over:
            play(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[0])
            for rival in game.position()["seats"][1:]:
                seen |= set(rival["agents_at"])
    assert seen == allowed


def test_the_new_spaces_are_no_combat_spaces() -> None:
    """rise_of_ix 11.2.5: garrisoned troops stay, the troops of the 2P Dreadnought card too."""
    for card in ("hagal_dreadnought_2p", SMUGGLING):
        hagal = seat(act(two({"garrison": 2, "influence": {"spacing_guild": 0}}, top=[card], ix=True)), 2)
        assert (hagal["conflict"], hagal["garrison"]) == (0, 4 if card == "hagal_dreadnought_2p" else 2)


# --- 11.3: shipping ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "now", "solari"), [(0, 2, 0), (1, 0, 5), (2, 1, 5)])
def test_two_freighter_icons(before: int, now: int, solari: int) -> None:
    """rise_of_ix 11.3.1, 15.D12: on 0 or 1 it advances, on 2 it recalls; it never reaches the top."""
    left = {"freighter": before, "influence": levels(2, 2, 0, 2)}
    rival = seat(act(solo(left, top=[SHIPPING], ix=True)), 1)
    assert (rival["freighter"], rival["solari"]) == (now, solari)


def test_recall_in_a_solo_game() -> None:
    """rise_of_ix 11.3.2: 5 solari, 1 for everybody else, two troops, 1 influence, never spice."""
    left = {"freighter": 2, "influence": levels(2, 1, 0, 2)}
    game = act(solo(left, top=[SMUGGLING], ix=True))
    rival = seat(game, 1)
    assert [seat(game, number)["solari"] for number in range(3)] == [1, 5, 1]
    assert (rival["spice"], rival["garrison"], rival["supply"]) == (0, 2, 10)
    assert rival["influence"] == levels(2, 1, 1, 2)


def test_recall_in_a_two_player_game() -> None:
    """rise_of_ix 11.3.2: House Hagal gains no solari, both humans 1."""
    hagal = {"freighter": 2, "influence": levels(2, 1, 0, 2)}
    game = act(two(hagal, top=[SMUGGLING], ix=True))
    assert [seat(game, number)["solari"] for number in range(3)] == [1, 1, 0]
    assert (seat(game, 2)["garrison"], seat(game, 2)["influence"]) == (2, levels(2, 1, 1, 2))


def dividends(game: landsraad.Game) -> list[int]:
    """The human recalls its Freighter from space 1 and takes Dividends."""
    play(game, "agent dune_the_desert_planet smuggling")
    for wanted in ("do smuggling", "recall", "do shipping_1"):
        while game.to_act == 0:
            moves = [move for move in offered(game) if move.startswith(wanted)]
            if not moves:
                break
            play(game, moves[0])
    return [seat(game, number)["solari"] for number in range(3)]


def test_a_rival_gains_from_dividends_of_others_only_in_a_solo_game() -> None:
    """rise_of_ix 11.3.3"""
    human = {"hand": ["dune_the_desert_planet"], "freighter": 1, "turn": {}}
    assert dividends(solo(human=human, ix=True)) == [6, 1, 1]
    assert dividends(two(None, human, ix=True, hagal_owed=0)) == [6, 1, 0]


def test_the_influence_goes_to_the_lowest_faction_and_you_break_ties() -> None:
    """rise_of_ix 11.3.4, 14.7: in a solo game always the human, whoever holds the marker."""
    for first in (0, 1, 2):
        left = {"freighter": 2, "influence": levels(1, 1, 0, 0)}
        game = act(solo(left, top=[SMUGGLING], ix=True, first_player=first, to_act=0))
        assert game.to_act == 0
        assert offered(game) == ["faction bene_gesserit", "faction fremen"]
        play(game, "faction fremen")
        assert seat(game, 1)["influence"] == levels(1, 1, 0, 1)


def test_in_a_two_player_game_the_first_player_breaks_ties() -> None:
    """rise_of_ix 11.3.4"""
    hagal = {"freighter": 2}
    game = act(two(hagal, top=[SMUGGLING], ix=True, first_player=1, to_act=0))
    assert game.to_act == 1
    assert len(offered(game)) == 4


def test_shipping_troops_are_deployed_on_a_combat_space() -> None:
    """rise_of_ix 11.3.5: Hundro's signet at Arrakeen: 1 of the card, 2 of the track, 2 of the garrison."""
    left = {**HUNDRO, "freighter": 2, "garrison": 3, "influence": levels(2, 1, 0, 2)}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True)), 1)
    assert (rival["conflict"], rival["garrison"], rival["freighter"]) == (5, 1, 0)


def test_otherwise_shipping_troops_go_to_the_garrison() -> None:
    """rise_of_ix 11.3.5"""
    left = {"freighter": 2, "garrison": 1, "influence": levels(2, 1, 0, 2)}
    rival = seat(act(solo(left, top=[SMUGGLING], ix=True)), 1)
    assert (rival["conflict"], rival["garrison"]) == (0, 3)


def test_everything_gained_is_checked_for_spending_at_once() -> None:
    """rise_of_ix 11.3.6: 2 + 5 solari are a point; and so are 6 + 1 of the other Rival."""
    left = {"freighter": 2, "solari": 2, "influence": levels(3, 1, 0, 3), "points": 0}
    game = act(solo(left, {**AWAY, "solari": 6}, top=[SMUGGLING], ix=True))
    assert (seat(game, 1)["solari"], seat(game, 1)["points"]) == (0, 1)
    assert (seat(game, 2)["solari"], seat(game, 2)["points"]) == (0, 1)


def test_one_freighter_icon_is_resolved_before_the_next() -> None:
    """rise_of_ix 11.3.6: while the human chooses the Faction, the Freighter is still at the bottom."""
    left = {"freighter": 2, "influence": levels(2, 2, 1, 1)}
    game = act(solo(left, top=[SHIPPING], ix=True))
    assert offered(game) == ["faction bene_gesserit", "faction fremen"]
    assert (seat(game, 1)["freighter"], seat(game, 1)["solari"], seat(game, 1)["garrison"]) == (0, 5, 2)
    play(game, "faction fremen")
    assert seat(game, 1)["freighter"] == 1


def test_one_freighter_icon_of_a_reward_is_resolved_before_the_next() -> None:
    """rise_of_ix 11.3.6, 11.5.4: Trade Monopoly."""
    left = {"freighter": 2, "influence": levels(2, 2, 1, 1), "conflict": 3}
    game = after(fight(left, ix=True, conflict="trade_monopoly", round=2, first_player=2))
    assert offered(game) == ["faction bene_gesserit", "faction fremen"]
    assert (seat(game, 1)["freighter"], seat(game, 1)["solari"]) == (0, 5)
    play(game, "faction fremen")
    assert (seat(game, 1)["freighter"], seat(game, 1)["garrison"]) == (1, 3)


# --- 11.4: dreadnoughts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ships", "sent"), [(0, (2, 0)), (1, (1, 1)), (2, (0, 2))])
def test_dreadnoughts_are_deployed_before_troops(ships: int, sent: tuple[int, int]) -> None:
    """rise_of_ix 11.4.1: up to two units of the garrison."""
    left = {"garrison": 3, "dreadnoughts_garrison": ships}
    rival = seat(act(solo(left, top=["stillsuits"], ix=True)), 1)
    assert (rival["conflict"], rival["dreadnoughts_conflict"]) == sent


def test_recruits_are_deployed_beyond_the_two_units() -> None:
    """rise_of_ix 11.4.1, 11.4.6: Heighliner: three recruits, a dreadnought and one troop."""
    left = {"garrison": 3, "dreadnoughts_garrison": 1}
    rival = seat(act(solo(left, top=["heighliner"], ix=True)), 1)
    assert (rival["conflict"], rival["dreadnoughts_conflict"], rival["garrison"]) == (4, 1, 2)


def test_a_dreadnought_alone_gets_the_combat_bonus() -> None:
    """rise_of_ix 11.4.2: strength 3 and the swords."""
    game = fight({"dreadnoughts_conflict": 1}, top=["stillsuits"], ix=True)
    assert strength(game, 1) == 7
    game = fight({"dreadnoughts_conflict": 2}, mode="two_players", top=["stillsuits"], ix=True)
    assert strength(game, 2) == 10


PLACES = [
    ({"arrakeen": 0, "carthag": 2}, {}, "arrakeen"),  # Example 7
    ({"carthag": 0}, {}, "carthag"),
    ({"imperial_basin": 0, "arrakeen": 0}, {}, "imperial_basin"),
    ({}, {}, "imperial_basin"),
    ({"imperial_basin": 1}, {}, "arrakeen"),
    ({"imperial_basin": 1, "arrakeen": 1}, {}, "carthag"),
    ({"imperial_basin": 1, "arrakeen": 1, "carthag": 1}, {}, "imperial_basin"),
    ({"imperial_basin": 0, "carthag": 1}, {"imperial_basin": 0}, "arrakeen"),
]


@pytest.mark.parametrize(("control", "ships", "wanted"), PLACES)
def test_where_a_victorious_rival_puts_its_dreadnought(
    control: dict[str, int], ships: dict[str, int], wanted: str
) -> None:
    """rise_of_ix 11.4.3, 15.7: an opponent's marker, then nobody's, then its own; Basin, Arrakeen, Carthag."""
    placed = {name: {"seat": owner, "old": False} for name, owner in ships.items()}
    game = fight({"dreadnoughts_conflict": 1}, human={"conflict": 1}, ix=True, conflict="guild_bank_raid", round=2,
                 control=control, dreadnoughts=placed, first_player=2)  # fmt: skip
    after(game)
    assert shared(game)["dreadnoughts"][wanted]["seat"] == 1
    assert shared(game)["control"] == control


def test_a_rival_that_ties_places_no_dreadnought() -> None:
    """rise_of_ix 11.4.3: like a player."""
    game = fight({"dreadnoughts_conflict": 1}, human={"swords": 1}, ix=True, conflict="guild_bank_raid", round=2,
                 first_player=2)  # fmt: skip
    after(game)
    assert shared(game)["dreadnoughts"] == {}
    assert seat(game, 1)["dreadnoughts_garrison"] == 1


def test_house_hagal_places_a_dreadnought_but_no_marker() -> None:
    """rise_of_ix 11.4.4: the marker of the location goes, the dreadnought is placed, nothing is collected."""
    game = fight({"dreadnoughts_conflict": 1}, mode="two_players", ix=True, conflict="siege_of_carthag", round=2,
                 control={"carthag": 0, "arrakeen": 1})  # fmt: skip
    pass_all(game)
    assert shared(game)["control"] == {"arrakeen": 1}
    assert shared(game)["dreadnoughts"]["arrakeen"]["seat"] == 2
    assert (seat(game, 2)["solari"], seat(game, 2)["points"]) == (0, 0)


def test_house_hagals_dreadnought_gives_it_the_defensive_troop() -> None:
    """rise_of_ix 11.4.4 (and 17.3: a troop is no resource)."""
    cards = ["siege_of_carthag", "cloak_and_dagger"]
    ships = {"carthag": {"seat": 2, "old": False}}
    game = two(phase="round_start", round=2, conflict_deck=cards, dreadnoughts=ships, ix=True, hagal_owed=0)
    assert seat(game, 2)["conflict"] == 1


def test_a_leading_rival_deploys_dreadnoughts_but_no_troops() -> None:
    """rise_of_ix 11.4.5, 11.4.6, 14.8: leading by 4 strength."""
    left = {"conflict": 2, "garrison": 3, "dreadnoughts_garrison": 1}
    rival = seat(act(solo(left, top=["hardy_warriors"], ix=True, expert_deployment=1)), 1)
    assert (rival["conflict"], rival["dreadnoughts_conflict"], rival["garrison"]) == (2, 1, 5)


def test_a_lead_of_3_strength_is_not_enough() -> None:
    """rise_of_ix 11.4.5, 14.8"""
    left = {"dreadnoughts_conflict": 1, "garrison": 3}
    rival = seat(act(solo(left, top=["hardy_warriors"], ix=True, expert_deployment=1)), 1)
    assert (rival["conflict"], rival["garrison"]) == (4, 1)


def test_the_lead_compares_unit_strength() -> None:
    """rise_of_ix 11.4.7: 8 against the human Rhombur's 4 is a lead of 4, against 2 troops and a sword too."""
    left = {"conflict": 4, "garrison": 2}
    rhombur = {"leader": "prince_rhombur_vernius", "dreadnoughts_conflict": 1}
    assert seat(act(solo(left, human=rhombur, top=["stillsuits"], ix=True, expert_deployment=1)), 1)["conflict"] == 4
    two_ships = {"leader": "prince_rhombur_vernius", "dreadnoughts_conflict": 2}
    assert seat(act(solo(left, human=two_ships, top=["stillsuits"], ix=True, expert_deployment=1)), 1)["conflict"] == 6
    other = {"dreadnoughts_conflict": 1, "conflict": 1, **AWAY}  # 5, and nobody else's 4
    assert seat(act(solo(left, other, top=["stillsuits"], ix=True, expert_deployment=1)), 1)["conflict"] == 6


def test_the_lead_is_tested_once_before_the_deployment_of_the_turn() -> None:
    """rise_of_ix 11.4.7, house_hagal 4.7: Troop Transports deploy first, the rest follows all the same."""
    left = {**HUNDRO, "freighter": 2, "garrison": 2, "tiles": ["troop_transports"], "influence": levels(2, 1, 0, 2)}
    rival = seat(act(solo(left, top=["arrakeen_1p"], ix=True, expert_deployment=1)), 1)
    assert (rival["conflict"], rival["garrison"]) == (6, 0)


# --- 11.5: rewards -----------------------------------------------------------------------------------------------


def test_rivals_collect_troops_and_freighter_icons_as_rewards() -> None:
    """rise_of_ix 11.5.4: the troop goes to the garrison."""
    left = {"conflict": 3, "supply": 9, "garrison": 0}
    game = after(fight(left, ix=True, conflict="skirmish_ix_troop", first_player=2))
    assert (seat(game, 1)["freighter"], seat(game, 1)["garrison"], seat(game, 1)["supply"]) == (1, 1, 11)


def test_no_bonus_at_4_influence_but_points_for_2_and_for_the_alliance() -> None:
    """rise_of_ix 11.5.5, 14.8: Skirmish III lifts the Rival to 4 of the Guild: no 3 solari."""
    left = {"conflict": 3, "influence": levels(4, 3, 4, 4), "points": 0}
    game = fight(left, ix=True, conflict="skirmish_3", first_player=2)
    after(game)
    assert seat(game, 1)["influence"] == levels(4, 4, 4, 4)
    assert (seat(game, 1)["solari"], seat(game, 1)["points"]) == (0, 1)
    left = {"conflict": 3, "influence": levels(4, 1, 4, 4), "points": 0}
    assert seat(after(fight(left, ix=True, conflict="skirmish_3", first_player=2)), 1)["points"] == 1


def test_a_sole_third_place_gets_nothing() -> None:
    """rise_of_ix 11.5.5: but those tied for second take the third reward."""
    game = after(fight({"conflict": 2}, {"conflict": 3, **AWAY}, ix=True, conflict="guild_bank_raid", round=2))
    assert [seat(game, number)["solari"] for number in range(3)] == [0, 4, 6]
    game = after(fight({"conflict": 1}, {"conflict": 3, **AWAY}, ix=True, conflict="guild_bank_raid", round=2))
    assert [seat(game, number)["solari"] for number in range(3)] == [2, 2, 6]


def test_the_human_decides_on_purchases_of_economic_supremacy() -> None:
    """rise_of_ix 11.5.6, house_hagal 4.8: a choice that is not about influence."""
    for answer, points, solari in (("yes", 2, 0), ("decline", 1, 6)):
        game = fight({"conflict": 3, "solari": 6}, ix=True, conflict="economic_supremacy", round=7, first_player=2)
        after(game)
        assert game.to_act == 0
        play(game, answer)
        assert (seat(game, 1)["points"], seat(game, 1)["solari"]) == (points, solari)


def test_what_a_rival_cannot_pay_is_not_asked() -> None:
    """rise_of_ix 11.5.6"""
    game = fight({"conflict": 3, "solari": 5, "spice": 3}, ix=True, conflict="economic_supremacy", round=7,
                 first_player=2)  # fmt: skip
    after(game)
    assert shared(game)["round"] == 8
    assert (seat(game, 1)["points"], seat(game, 1)["solari"], seat(game, 1)["spice"]) == (1, 5, 3)


def test_troops_recruited_in_the_reward_step_stay_in_the_garrison() -> None:
    """rise_of_ix 11.5.7: also with Troop Transports, which add one."""
    left = {"conflict": 3, "freighter": 2, "tiles": ["troop_transports"], "influence": levels(2, 1, 0, 2)}
    game = after(fight(left, ix=True, conflict="skirmish_ix_spice", first_player=2))
    assert (seat(game, 1)["garrison"], seat(game, 1)["conflict"], seat(game, 1)["freighter"]) == (3, 0, 0)


def test_house_hagal_gets_no_freighter_icon_of_a_reward() -> None:
    """rise_of_ix 11.5.7"""
    game = fight({"conflict": 3}, mode="two_players", ix=True, conflict="skirmish_ix_spice")
    pass_all(game)
    assert (seat(game, 2)["freighter"], seat(game, 2)["spice"]) == (0, 0)


def test_cannon_turrets_send_a_rivals_dreadnought_to_its_garrison() -> None:
    """rise_of_ix 11.5.8: from where it is deployed again."""
    human = {"intrigue": ["cannon_turrets", "bypass_protocol"]}
    game = fight({"dreadnoughts_conflict": 2, "conflict": 1}, human=human, ix=True)
    play(game, "play cannon_turrets 1")
    assert (seat(game, 1)["dreadnoughts_conflict"], seat(game, 1)["dreadnoughts_garrison"]) == (1, 1)
    rival = seat(act(solo({"dreadnoughts_garrison": 1}, top=["stillsuits"], ix=True)), 1)
    assert rival["dreadnoughts_conflict"] == 1


def test_the_log_tells_of_ships_and_freighters() -> None:
    """rise_of_ix 11.3.2, 11.2.5"""
    lines = told(act(solo({"freighter": 2, "influence": levels(2, 1, 0, 2)}, top=[SMUGGLING], ix=True)))
    assert "Rival 1 recalls the Freighter from space 2 of the Shipping track" in lines
    assert any(line.startswith("Rival 1 gains 5 solari") for line in lines)
    lines = told(act(solo(top=["hagal_dreadnought_1p"], ix=True)))
    assert "Rival 1 commissions a dreadnought" in lines
