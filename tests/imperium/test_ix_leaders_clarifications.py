"""Rise of Ix, section 10: clarifications of the leaders."""

from typing import Any

import landsraad
from landsraad.game import Game
from tests.imperium.ix import DUNE, STARTING, YUNA, cards, fight, mohiam
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table


def ilesas_second_turn(card: str, *hand: str, **rest: Any) -> Game:
    """Ilesa has taken a first turn, the others have revealed, and the card she set aside has come back."""
    ilesa = {"leader": "ilesa_ecaz", "hand": ["dagger", *hand], "set_aside": card, **rest}
    game = finish(play(table(ilesa, ix=True), "agent dagger tech_negotiation"))
    for number in (1, 2):
        finish(play(game, "reveal"), number)
    return game


def test_ilesas_card_joins_the_revealed_cards_of_a_first_turn() -> None:
    """rise_of_ix 10.3: no spice, no solari."""
    game = table({"leader": "ilesa_ecaz", "hand": ["dagger"], "set_aside": "convincing_argument"}, ix=True)
    play(game, "reveal")
    assert sorted(seat(game)["revealed"]) == ["convincing_argument", "dagger"]
    assert (seat(game)["persuasion"], seat(game)["spice"], seat(game)["solari"]) == (2, 0, 0)


def test_ilesas_card_pays_spice_for_one_icon_and_solari_otherwise() -> None:
    """rise_of_ix 10.3: Reconnaissance has one icon, Diplomacy four."""
    game = play(ilesas_second_turn("reconnaissance"), "agent reconnaissance carthag")
    assert (seat(game)["spice"], seat(game)["solari"]) == (1, 0)
    game = play(ilesas_second_turn("diplomacy"), "agent diplomacy secrets")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 1)


def test_ilesa_gets_nothing_for_another_card() -> None:
    """rise_of_ix 10.3: an agent sent with a different card on the second turn."""
    game = play(ilesas_second_turn("diplomacy", "reconnaissance"), "agent reconnaissance carthag")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 0)


def test_ilesas_card_is_revealed_normally_on_a_second_turn() -> None:
    """rise_of_ix 10.3: back in hand, it is a card like the others."""
    game = play(ilesas_second_turn("diplomacy"), "reveal")
    assert (seat(game)["persuasion"], seat(game)["solari"]) == (2, 0)  # one for the card, one for Tech Negotiation


def test_armands_two_agents_need_not_share_an_icon() -> None:
    """rise_of_ix 10.7: a Landsraad space and a city; two of one kind serve too, a faction's space does not."""
    for spaces, allowed in (
        ({"mentat": 1, "carthag": 1}, True),
        ({"arrakeen": 1, "carthag": 1}, True),
        ({"carthag": 1, "wealth": 1}, False),
    ):
        game = table({"leader": "archduke_armand_ecaz", "hand": ["dagger"], "agents_at": spaces}, ix=True)
        assert any("armand" in move for move in offered(play(game, "reveal"))) is allowed


def test_yuna_gains_one_more_for_each_separate_gain() -> None:
    """rise_of_ix 10.8: Smuggling and Windfall, 1 + 1 and 2 + 1."""
    game = table({"leader": YUNA, "hand": [DUNE], "intrigue": ["windfall"]}, ix=True)
    play(game, "play windfall 1", f"agent {DUNE} smuggling")
    assert seat(game)["solari"] == 5


def tessia(**player: Any) -> Seat:
    return {"leader": "tessia_vernius", "hand": ["diplomacy", "dagger"], **player}


def test_tessias_first_token_offers_a_spice_for_a_discard() -> None:
    """rise_of_ix 10.11: optional."""
    for answer, spice, hand in (("yes", 1, []), ("decline", 0, ["dagger"])):
        game = play(table(tessia(influence={"emperor": 1}), ix=True), "agent diplomacy wealth")
        play(game, answer)
        after = seat(game)
        assert (after["spice"], after["hand"], after["snoopers_moved"], after["points"]) == (spice, hand, 1, 1)
        assert "emperor" not in after["snoopers"]


def test_tessias_second_token_gives_the_bonus_of_its_track() -> None:
    """rise_of_ix 10.11: 2 troops, 3 solari, an Intrigue card or 1 water."""
    for faction, space in (
        ("emperor", "wealth"),
        ("spacing_guild", "foldspace"),
        ("bene_gesserit", "secrets"),
        ("fremen", "stillsuits"),
    ):
        other = "fremen" if faction != "fremen" else "emperor"
        before = table(tessia(influence={faction: 1, other: 2}), ix=True)
        game = finish(play(before.clone(), f"agent diplomacy {space}"))
        plain = finish(
            play(
                table({**tessia(influence={faction: 1, other: 2}), "leader": "paul_atreides"}, ix=True),
                f"agent diplomacy {space}",
            )
        )
        gained = {
            "emperor": seat(game)["garrison"] - seat(plain)["garrison"],
            "spacing_guild": seat(game)["solari"] - seat(plain)["solari"],
            "bene_gesserit": len(seat(game)["intrigue"]) - len(seat(plain)["intrigue"]),
            "fremen": seat(game)["water"] - seat(plain)["water"],
        }
        full = {"emperor": 2, "spacing_guild": 3, "bene_gesserit": 1, "fremen": 1}
        assert gained == {name: full[name] if name == faction else 0 for name in full}
        assert seat(game)["snoopers_moved"] == 2


def test_tessias_third_token_gives_one_more_influence() -> None:
    """rise_of_ix 10.11: on that token's track."""
    game = table(tessia(influence={"emperor": 1, "fremen": 2, "bene_gesserit": 2}), ix=True)
    finish(play(game, "agent diplomacy wealth"))
    assert (seat(game)["influence"]["emperor"], seat(game)["snoopers_moved"], seat(game)["garrison"]) == (3, 3, 3)


def test_tessias_fourth_token_gives_both() -> None:
    """rise_of_ix 10.11: two troops and the third step with the Emperor."""
    low = {"emperor": 1, "fremen": 2, "bene_gesserit": 2, "spacing_guild": 2}
    game = finish(play(table(tessia(influence=low), ix=True), "agent diplomacy wealth"))
    assert (seat(game)["influence"]["emperor"], seat(game)["garrison"]) == (3, 5)
    assert (seat(game)["snoopers"], seat(game)["snoopers_moved"]) == ([], 4)


def test_a_token_that_was_passed_is_reached_with_the_next_step() -> None:
    """rise_of_ix 10.17: a position may have her cube beyond a token; "gets to or passes 2"."""
    game = play(table(tessia(influence={"emperor": 2}, snoopers=["emperor"]), ix=True), "agent diplomacy wealth")
    play(game, "yes")
    assert (seat(game)["snoopers"], seat(game)["snoopers_moved"], seat(game)["spice"]) == ([], 1, 1)


def duplicity(**player: Any) -> Game:
    owner = {"leader": "tessia_vernius", "hand": ["signet_ring"], **player}
    return play(table(owner, ix=True), "agent signet_ring tech_negotiation")


def test_duplicity_looks_at_tracks_where_a_token_still_lies() -> None:
    """rise_of_ix 10.11: she is at 2 with the Emperor and the Fremen; the other two tracks are offered."""
    game = play(duplicity(influence={"emperor": 2, "fremen": 2}), "do tessia_vernius.signet.1", "faction emperor")
    assert set(offered(game)) == {"faction spacing_guild", "faction bene_gesserit"}
    play(game, "faction spacing_guild")
    assert seat(game)["influence"] == {"emperor": 1, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 2}


def test_ilesa_must_set_a_card_aside_unless_her_hand_is_empty() -> None:
    """rise_of_ix 10.16: no way to decline; with nothing to draw nothing is asked."""
    game = table({"leader": "ilesa_ecaz"}, ix=True, phase="recall")
    assert all(move.startswith("card ") for move in offered(game))
    nothing = {"leader": "ilesa_ecaz", "deck": [], "hand": [], "discard": [], "played": list(STARTING)}
    game = table(nothing, ix=True, phase="recall", first_player=2)
    assert "set_aside" not in seat(game)
    assert shared(game)["phase"] == "player_turns"


def test_the_extra_turn_of_weirding_way_is_ilesas_second_turn() -> None:
    """rise_of_ix 10.16: the card comes back at its very start, and pays."""
    ilesa = {"leader": "ilesa_ecaz", "hand": ["weirding_way"], "set_aside": "reconnaissance"}
    game = play(table(ilesa, ix=True), "agent weirding_way imperial_basin", "again")
    assert seat(game)["hand"] == ["reconnaissance"]
    assert seat(play(game, "agent reconnaissance carthag"))["spice"] == 2


def test_a_passed_turn_counts_as_ilesas_first_turn() -> None:
    """rise_of_ix 10.16: after Bindu Suspension the next turn is the second."""
    ilesa = {**cards(["dagger"], [DUNE]), "leader": "ilesa_ecaz", "set_aside": "reconnaissance"}
    ilesa["discard"].remove("reconnaissance")
    game = play(table({**ilesa, "intrigue": ["bindu_suspension"]}, ix=True), "play bindu_suspension 1", "pass")
    for number in (1, 2):
        finish(play(game, "reveal"), number)
    assert "reconnaissance" in seat(game)["hand"]


def test_after_a_passed_second_turn_ilesa_gets_no_bonus() -> None:
    """rise_of_ix 10.16: the card is back before Bindu Suspension is played, and the third turn pays nothing."""
    game = ilesas_second_turn("reconnaissance", intrigue=["bindu_suspension"])
    assert seat(game)["hand"] == ["reconnaissance"]
    play(game, "play bindu_suspension 1", "pass", "agent reconnaissance carthag")
    assert seat(game)["spice"] == 0


def test_ilesas_bonus_counts_icons_as_they_are_when_the_agent_is_sent() -> None:
    """rise_of_ix 10.16: an infiltration icon is one; with an Envoy there are more; Kwisatz Haderach has none."""
    game = play(ilesas_second_turn("bounty_hunter"), "agent bounty_hunter carthag")
    assert (seat(game)["spice"], seat(game)["solari"]) == (1, 0)
    game = ilesas_second_turn("bounty_hunter", intrigue=["dispatch_an_envoy"])
    play(game, "play dispatch_an_envoy 1", "agent bounty_hunter carthag")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 1)
    game = play(ilesas_second_turn("kwisatz_haderach"), "agent kwisatz_haderach carthag")
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 1)


def test_ilesas_bonus_cannot_pay_the_cost_of_the_space() -> None:
    """rise_of_ix 10.16: one solari and the Mentat for 2."""
    game = ilesas_second_turn("signet_ring", solari=1)
    assert refused(game, "agent signet_ring mentat") == [("price", "imperium 6.3.4")]


def test_tessia_reaches_a_token_on_anybodys_turn() -> None:
    """rise_of_ix 10.17: In the Shadows unloaded by an opponent; the point comes before the token."""
    victim = {
        "leader": "tessia_vernius",
        "hand": ["in_the_shadows", "dagger", "diplomacy"],
        "influence": {"bene_gesserit": 1},
    }
    game = play(mohiam(victim), "discard in_the_shadows", "discard dagger")
    assert (game.to_act, offered(game), seat(game, 1)["points"]) == (1, ["yes", "decline"], 1)
    play(game, "yes")
    assert (seat(game, 1)["spice"], seat(game, 1)["hand"]) == (1, [])


def test_tessias_token_is_moved_even_if_the_first_reward_cannot_be_paid() -> None:
    """rise_of_ix 10.17: on a reveal turn her hand is empty."""
    player = {"leader": "tessia_vernius", "hand": ["in_the_shadows"], "influence": {"bene_gesserit": 1}}
    game = finish(play(table(player, ix=True), "reveal"))
    assert (seat(game)["snoopers_moved"], seat(game)["spice"]) == (1, 0)
    assert "bene_gesserit" not in seat(game)["snoopers"]


def test_a_token_is_reached_once() -> None:
    """rise_of_ix 10.17: fallen below 2 and back, there is none to reach."""
    player = tessia(
        influence={"emperor": 1, "fremen": 2}, snoopers=["spacing_guild", "bene_gesserit"], snoopers_moved=2
    )
    game = finish(play(table(player, ix=True), "agent diplomacy wealth"))
    assert (seat(game)["influence"]["emperor"], seat(game)["snoopers_moved"]) == (2, 2)


def test_the_bonus_of_a_token_comes_again_at_four() -> None:
    """rise_of_ix 10.17: the token gave it without moving the cube."""
    player = tessia(influence={"spacing_guild": 1, "emperor": 2})
    game = finish(play(table(player, ix=True), "agent diplomacy foldspace"))
    assert (seat(game)["influence"]["spacing_guild"], seat(game)["solari"]) == (2, 3)
    later = tessia(influence={"spacing_guild": 3, "emperor": 2}, solari=3)
    game = finish(play(table(later, ix=True), "agent diplomacy foldspace"))
    assert (seat(game)["influence"]["spacing_guild"], seat(game)["solari"]) == (4, 6)


def test_passing_a_token_takes_its_influence_in_the_middle_of_a_gain_of_two() -> None:
    """rise_of_ix 10.17: from 1, Treachery's two and the token's one reach 4, its bonus and the Alliance."""
    player = tessia(hand=["treachery"], influence={"emperor": 1, "fremen": 2, "bene_gesserit": 2})
    game = finish(play(table(player, ix=True), "agent treachery wealth"))
    assert seat(game)["influence"]["emperor"] == 4
    assert shared(game)["alliances"] == {"emperor": 0}
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (5, 2)


def test_duplicity_needs_a_token_on_a_track() -> None:
    """rise_of_ix 10.17: with all four moved it cannot be used."""
    game = duplicity(influence={"emperor": 2, "fremen": 2, "bene_gesserit": 2, "spacing_guild": 2})
    assert "do tessia_vernius.signet.1" not in offered(game)


def test_yunas_gains_are_counted_effect_by_effect() -> None:
    """rise_of_ix 10.18: two revealed cards are two gains."""
    game = play(table({"leader": YUNA, "hand": ["choam_delegate", "assassination_mission"]}, ix=True), "reveal")
    assert seat(game)["solari"] == (3 + 1) + (1 + 1)


def test_yunas_bonus_at_four_control_bonus_and_tile_count() -> None:
    """rise_of_ix 10.18: the Guild's 3 solari, her own location, her Unload box."""
    yuna = {"leader": YUNA, "hand": ["diplomacy", "reconnaissance"]}
    game = finish(play(table({**yuna, "influence": {"spacing_guild": 3}}, ix=True), "agent diplomacy foldspace"))
    assert seat(game)["solari"] == 4
    game = table(yuna, ix=True, control={"carthag": 0})
    assert seat(play(game, "agent reconnaissance carthag"))["solari"] == 2
    player = {"leader": YUNA, "hand": ["guild_chief_administrator", "choam_delegate"]}
    game = play(
        table(player, ix=True), "agent guild_chief_administrator carthag", "do guild_chief_administrator.agent.1"
    )
    assert seat(game)["solari"] == 4


def test_an_amount_of_nothing_is_no_gain_for_yuna() -> None:
    """rise_of_ix 10.18: Arrakeen gives no solari, and none is added."""
    game = finish(play(table({"leader": YUNA, "hand": ["reconnaissance"]}, ix=True), "agent reconnaissance arrakeen"))
    assert seat(game)["solari"] == 0


def test_yuna_gains_the_plain_amount_outside_her_turn() -> None:
    """rise_of_ix 10.18: another's Dividends, her location visited by another, a Conflict reward."""
    yuna = {"leader": YUNA}
    game = table({"hand": [DUNE], "freighter": 1}, yuna, ix=True)
    play(game, f"agent {DUNE} smuggling", "do smuggling.space.2", "recall", "do shipping_1.1.1")
    assert seat(game, 1)["solari"] == 1
    game = play(
        table({"hand": ["reconnaissance"]}, yuna, ix=True, control={"carthag": 1}), "agent reconnaissance carthag"
    )
    assert seat(game, 1)["solari"] == 1
    game = fight({**yuna, "conflict": 1}, conflict="guild_bank_raid", round=2)
    assert seat(game)["solari"] == 6


def test_an_opponents_dividends_on_yunas_own_turn_give_her_one_more() -> None:
    """rise_of_ix 10.18: it is a gain on her turn, whoever caused it."""
    yuna = {"leader": YUNA, "hand": ["reverend_mother_mohiam"], "played": ["bene_gesserit_sister"]}
    game = table(yuna, {"hand": ["freighter_fleet"], "freighter": 1}, {"hand": []}, ix=True)
    play(
        game, "agent reverend_mother_mohiam secrets", "do reverend_mother_mohiam.agent.1", "recall", "do shipping_1.1.1"
    )
    assert [seat(game, number)["solari"] for number in range(3)] == [2, 5, 1]


def armand_reveals(*hand: str, **rest: Any) -> Game:
    player = {"leader": "archduke_armand_ecaz", "hand": list(hand), "agents_at": {"carthag": 1, "smuggling": 1}, **rest}
    return play(table(player, ix=True), "reveal")


def coordination(game: Game) -> list[str]:
    return [move for move in offered(game) if "armand" in move]


def test_coordination_trashes_any_card_in_play_once() -> None:
    """rise_of_ix 10.19: a card of an agent turn or of the reveal turn; not from hand, discard pile or deck."""
    game = armand_reveals("dagger", played=["diplomacy"], discard=["reconnaissance"])
    play(game, coordination(game)[0])
    assert {"trash played diplomacy", "trash revealed dagger"} <= set(offered(game))
    assert "trash discard reconnaissance" not in offered(game)
    play(game, "trash played diplomacy")
    assert coordination(game) == []


def test_coordination_may_wait_and_unloads_what_it_trashes() -> None:
    """rise_of_ix 10.19: after a purchase; CHOAM Delegate pays a second time."""
    game = armand_reveals("choam_delegate", "convincing_argument")
    play(game, "acquire arrakis_liaison reserve")
    play(game, coordination(game)[0], "trash revealed choam_delegate")
    assert seat(game)["solari"] == 6


def test_a_card_coordination_trashes_still_gives_its_reveal_box() -> None:
    """rise_of_ix 10.19: Freighter Fleet unloads, and what it was revealed for is still open (imperium 6.4.7)."""
    game = armand_reveals("freighter_fleet")
    play(game, coordination(game)[0], "trash revealed freighter_fleet", "advance")
    assert (seat(game)["freighter"], shared(game)["trash"]) == (1, ["freighter_fleet"])
    play(game, "do freighter_fleet.reveal.1", "advance")
    assert seat(game)["freighter"] == 2


def test_coordination_is_optional() -> None:
    """rise_of_ix 10.19: the turn may end without it."""
    game = play(armand_reveals("dagger"), "end")
    assert shared(game)["trash"] == []


def test_coordination_counts_the_mentat() -> None:
    """rise_of_ix 10.19: whichever agents stand there."""
    player = {
        "leader": "archduke_armand_ecaz",
        "hand": ["dagger"],
        "agents_at": {"wealth": 1, "carthag": 1, "mentat": 1},
    }
    game = play(table(player, ix=True, mentat=0), "reveal")
    assert coordination(game) != []


def test_coordination_counts_the_agents_at_the_moment_it_is_used() -> None:
    """rise_of_ix 10.19: with one of the two recalled during the reveal turn, it cannot be used any more."""
    game = armand_reveals("dagger", intrigue=["urgent_mission"])
    assert coordination(game) != []
    play(game, "play urgent_mission 1", "space smuggling")
    assert coordination(game) == []


def test_conscript_acquires_for_nothing_and_the_row_is_refilled() -> None:
    """rise_of_ix 10.19: up to a printed cost of 3; optional."""
    armand = {"leader": "archduke_armand_ecaz", "hand": ["signet_ring"]}
    row = ["space_travel", "lady_jessica", "opulence", "stilgar", "chani"]
    game = play(table(armand, ix=True, row=row), "agent signet_ring tech_negotiation")
    assert "end" in offered(game)
    following = shared(game)["imperium_deck"][0]
    play(game, "do archduke_armand_ecaz.signet.1")
    assert set(offered(game)) == {"acquire space_travel row", "acquire arrakis_liaison reserve"}
    play(game, "acquire space_travel row")
    assert seat(game)["discard"] == ["space_travel"]
    assert shared(game)["row"] == [following, *row[1:]]


def test_hundro_looks_after_everybody_has_drawn_the_epic_card() -> None:
    """rise_of_ix 10.20: three cards are gone from the deck before he looks, and no round has begun."""
    game = landsraad.new_game(
        "imperium",
        seats=3,
        seed=3,
        expansions=["rise_of_ix"],
        options={"epic": True},
        leaders=["viscount_hundro_moritani", "paul_atreides", "helena_richese"],
        first_player=0,
    )
    assert (game.to_act, shared(game)["round"]) == (0, 0)
    assert [len(seat(game, number)["intrigue"]) for number in range(3)] == [1, 1, 1]
    assert len(shared(game)["intrigue_deck"]) == 54
    assert {f"intrigue {card}" for card in shared(game)["intrigue_deck"][:2]} == set(offered(game))


def test_rhomburs_dreadnoughts_count_four_when_strengths_are_compared() -> None:
    """rise_of_ix 10.20: one ship of his beats one of another and ties with two troops."""
    rhombur = {"leader": "prince_rhombur_vernius", "dreadnoughts_conflict": 1}
    game = fight(rhombur, {"dreadnoughts_conflict": 1})
    assert seat(game)["points"] == 1
    game = fight(rhombur, {"conflict": 2})
    assert seat(game)["points"] == 0
