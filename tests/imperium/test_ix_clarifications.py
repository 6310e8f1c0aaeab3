"""Rise of Ix, section 10: clarifications of cards and tiles."""

from typing import Any

from landsraad.game import Game
from tests.imperium.ix import cards, fight, stacks
from tests.imperium.table import finish, offered, play, refused, seat, shared, table


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


def test_that_two_intrigue_cards_are_equal_is_not_told_by_a_missing_question() -> None:
    """rise_of_ix 10.2, imperium 3.14: with several cards the owner is asked which, also where there is one answer."""
    for held, asked in ((["ambush", "ambush"], True), (["ambush", "windfall"], True), (["ambush"], False)):
        game = table({"hand": ["court_intrigue"], "intrigue": held}, ix=True)
        play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1")
        assert ("intrigue ambush" in offered(game)) is asked


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
