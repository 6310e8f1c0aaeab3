"""Rules that whole games cover and no card shows by itself: each would go unnoticed if it were forgotten."""

import landsraad
from landsraad.imperium import words as w
from tests.imperium.table import offered, play, seat, shared, table

UNLOADED = "freighter_fleet.reveal.1"


def test_triggers_of_several_players_go_clockwise_from_the_one_whose_turn_it_is() -> None:
    """imperium 3.13: it is the turn of seat 1, so seat 1 comes first, then seat 2, then seat 0."""
    game = landsraad.from_position(
        "imperium",
        {
            "expansions": ["rise_of_ix"],
            "seats": [{}, {"hand": ["dagger"]}, {}],
            "active": 1,
            "pending": [["next_turn", 1, 0, 0], ["turn", 1, 0, 0], ["triggers", 0, 0, 0]],
            "triggered": [[0, UNLOADED], [2, UNLOADED], [1, UNLOADED]],
        },
    )
    asked = []
    while "advance" in offered(game):
        asked.append(game.to_act)
        play(game, "advance")
    assert (asked, game.to_act) == ([1, 2, 0], 1)


def test_triggers_of_one_player_are_ordered_by_that_player() -> None:
    """imperium 3.13; rise_of_ix 8.2: two cards unload together, and their owner says which is first."""
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    victim = {"hand": ["in_the_shadows", "freighter_fleet"], "influence": {"bene_gesserit": 3}, "freighter": 1}
    game = play(table(mohiam, victim, ix=True), "agent reverend_mother_mohiam wealth")
    shadows, fleet = "do in_the_shadows.reveal.1", "do freighter_fleet.reveal.1"
    assert game.to_act == 1
    assert {shadows, fleet} <= set(offered(game))
    first = play(game.clone(), shadows)
    assert (seat(first, 1)["influence"]["bene_gesserit"], seat(first, 1)["freighter"]) == (4, 1)
    second = play(game, fleet)
    assert seat(second, 1)["influence"]["bene_gesserit"] == 3
    play(second, "advance")
    assert seat(second, 1)["freighter"] == 2


def test_a_strategic_push_is_for_one_conflict_alone() -> None:
    """rise_of_ix 7.8; imperium 10.11: the solari are for winning this Conflict, not the next one."""
    loser = {"conflict": 1, "intrigue": ["strategic_push"], "solari": 0}
    game = table(loser, {"conflict": 3}, ix=True, phase="combat", conflict="skirmish_2")
    play(game, "play strategic_push 1")
    while shared(game)["phase"] != "player_turns":
        game.play(game.options[0])
    later = game.position()
    gone = ("pending", "agenda", "triggered", "active", "stage", "conflict_deck", "conflicts_past")
    winner = {**later["seats"][0], "conflict": 2, "garrison": 0, "supply": 10}
    again = {
        **{key: value for key, value in later.items() if key not in gone},
        "phase": "combat",
        "conflict": "desert_power",
        "seats": [winner, *later["seats"][1:]],
    }
    fought = landsraad.from_position("imperium", again)
    assert seat(fought)["points"] == winner["points"] + 1
    assert seat(fought)["solari"] == winner["solari"]


def test_turns_are_counted_anew_in_every_round() -> None:
    """imperium 12.1; rise_of_ix 10.3, 10.16: Ilesa's card comes back in the second turn of each round."""
    ilesa = {
        "leader": "ilesa_ecaz", "turns": 3, "deck": ["dagger", "diplomacy", "reconnaissance", "signet_ring", "scout"],
    }  # fmt: skip
    done = {"hand": [], "deck": [], "discard": []}
    game = table(ilesa, done, done, ix=True, phase="recall", first_player=2)
    assert game.to_act == 0
    play(game, "card dagger")
    assert (seat(game)["turns"], seat(game).get("set_aside")) == (1, "dagger")
    play(game, "agent diplomacy wealth")
    while game.to_act == 0 and "end" in offered(game):
        play(game, "end")
    while game.to_act != 0:
        play(game, "reveal" if "reveal" in offered(game) else "end")
    assert (seat(game)["turns"], "dagger" in seat(game)["hand"]) == (2, True)


def test_what_intelligence_has_shown_cannot_be_taken_back() -> None:
    """rise_of_ix 1.7; imperium 3.9: whoever drafts Hundro last looks at two Intrigue cards at once."""
    game = landsraad.new_game("imperium", seats=3, seed=2, expansions=["rise_of_ix"], leaders="draft")
    play(game, "leader paul_atreides", "leader helena_richese")
    mover = game.to_act
    play(game, "leader viscount_hundro_moritani")
    assert (game.to_act, game.can_undo()) == (mover, False)
    deck = game.table.zones[w.INTRIGUE_DECK]
    assert {card for _, _, card in game.rules.glimpses(game.table)} >= set(deck[-2:])
    other = landsraad.new_game("imperium", seats=3, seed=2, expansions=["rise_of_ix"], leaders="draft")
    play(other, "leader paul_atreides")
    assert other.can_undo() is (other.movers[-1] == other.to_act)
