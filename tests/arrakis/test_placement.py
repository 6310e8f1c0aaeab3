"""Placing figures, as few as the player likes (war_for_arrakis 0.3.2, 0.8, 3.7-3.9, 7.2)."""

from landsraad.arrakis import words as w
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    known_tokens,
    leader,
    notations,
    play,
    turn,
)

ARRAKEEN = {"arrakeen": {"settlement": True}}
SIETCH = {"windgap": {"sietch": 1}}


def test_some_of_the_figures() -> None:
    """war_for_arrakis 0.3.2: one elite of three and no leader."""
    game = card_turn(HARKONNEN, "forced_recruitment", ARRAKEEN)
    assert notations(game)[:4] == ["put elite arrakeen 3", "put elite arrakeen 2", "put elite arrakeen 1", "stop"]
    play(game, "put elite arrakeen 1", "stop")
    assert area(game, "arrakeen") == {**harkonnen(elite=1), "settlement": True}


def test_none_of_the_figures() -> None:
    """war_for_arrakis 0.3.2: not at all; the later steps are carried out (0.7)."""
    game = card_turn(HARKONNEN, "evidence_of_rebellion", ARRAKEEN)
    play(game, "stop", "draw 2 0")
    assert area(game, "arrakeen") == {"settlement": True} and len(game.position()["hand_house_harkonnen"]) == 2


def test_figure_by_figure_in_any_order() -> None:
    """war_for_arrakis 0.8 (b): a window between the single figures; what has been placed is counted."""
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside"}
    game = card_turn(HARKONNEN, "forced_recruitment", ARRAKEEN, leaders=leaders)
    assert "place_leader baron_harkonnen arrakeen" not in notations(game)  # nobody is there yet (3.9)
    play(game, "put elite arrakeen 1")
    assert "place_leader baron_harkonnen arrakeen" in notations(game) and "put elite arrakeen 3" not in notations(game)
    play(game, "place_leader baron_harkonnen arrakeen")
    assert notations(game)[:3] == ["put elite arrakeen 2", "put elite arrakeen 1", "stop"]
    play(game, "put elite arrakeen 2")
    assert area(game, "arrakeen")["elite"] == 3 and leader(game, "baron_harkonnen") == "arrakeen"


def test_scouting_between_two_figures() -> None:
    """war_for_arrakis 0.8 (b): free actions are offered while a card is being carried out."""
    areas = {**ARRAKEEN, "windgap": {**atreides(tokens=[1]), "sietch": 1}}
    game = card_turn(HARKONNEN, "forced_recruitment", areas, air_zones={"air_6": "ornithopter"})
    play(game, "put elite arrakeen 1", "free scout", "scout air_6 windgap itself")
    assert game.position()["sietches_seen"] == [1] and "put elite arrakeen 2" in notations(game)


def test_the_supply_limits_what_is_offered() -> None:
    """war_for_arrakis 0.3.4: two elites are left."""
    game = card_turn(
        HARKONNEN, "forced_recruitment", {**ARRAKEEN, "carthag": harkonnen(elite=5), "arsunt": harkonnen(elite=5)}
    )
    assert notations(game)[0] == "put elite arrakeen 2"


def test_nothing_at_hand_is_no_question() -> None:
    """war_for_arrakis 0.7: an impossible step does not stop the later ones."""
    out = {"carthag": harkonnen(elite=6), "arsunt": harkonnen(elite=6)}
    game = card_turn(HARKONNEN, "evidence_of_rebellion", {**ARRAKEEN, **out})
    assert notations(game)[0].startswith("draw")


def test_more_than_the_limit_on_purpose() -> None:
    """war_for_arrakis 3.7: at the end of the step the owner removes old or new ones."""
    areas = {"arrakeen": {**harkonnen(regular=5), "settlement": True}}
    game = card_turn(HARKONNEN, "forced_recruitment", areas)
    play(game, "put elite arrakeen 3", "deploy generic arrakeen")
    assert set(notations(game)) == {"lose regular", "lose elite"}
    play(game, "lose regular", "lose regular")
    assert area(game, "arrakeen") == {**harkonnen(regular=3, elite=3, generic=1), "settlement": True}


def test_the_legion_that_is_named_is_the_one_that_attacks() -> None:
    """war_for_arrakis 0.7: naming a legion and placing nobody is enough."""
    areas = {"se_in_04": harkonnen(regular=2), "wind_pass": harkonnen(regular=2), "hobars_gap": {"sietch": 0}, **SIETCH}
    leaders = {**NO_LEADERS, "beast_rabban": "aside"}
    game = card_turn(HARKONNEN, "mudir_nahya", areas, leaders=leaders)
    play(game, "place se_in_04", "stop")
    assert notations(game) == ["from se_in_04", "stop"]


def test_feyd_rautha_may_stay_away() -> None:
    """war_for_arrakis 0.3.2, 16.7: his entry costs Beast Rabban, so it can be forgone; then play one."""
    leaders = {**NO_LEADERS, "beast_rabban": "aside"}
    hand = ["beloved_feyd_rautha", "hunter_seeker"]
    game = card_turn(HARKONNEN, "beloved_feyd_rautha", ARRAKEEN, leaders=leaders, hand_house_harkonnen=hand)
    assert notations(game) == ["yes", "stop"]
    play(game, "stop")
    assert leader(game, "feyd_rautha") == "absent" and leader(game, "beast_rabban") == "aside"
    assert notations(game) == ["card hunter_seeker", "stop"]


def test_drawing_fewer_cards_than_a_leader_gives() -> None:
    """war_for_arrakis 0.3.2: Lady Jessica's three cards, one of them."""
    game = turn(ATREIDES, SIETCH, "mentat", leaders={**NO_LEADERS, "lady_jessica": "aside"})
    play(game, "leader mentat lady_jessica")
    assert notations(game) == ["draw 3 0", "draw 2 0", "draw 1 0", "draw 0 0"]
    play(game, "draw 1 0")
    assert len(game.position()["hand_house_atreides"]) == 1


# --- deployment tokens ----------------------------------------------------------------------------------------------


def test_a_leader_without_a_token() -> None:
    """war_for_arrakis 0.3.2, 7.2: no token is drawn, the leader joins a garrison."""
    areas = {"windgap": {**atreides(tokens=[1]), "sietch": 1}}
    game = turn(ATREIDES, areas, "deployment", "strategy", leaders={**NO_LEADERS, "stilgar": "aside"})
    play(game, "use deployment deploy", "amount 0", "place windgap", "place_leader stilgar windgap")
    assert leader(game, "stilgar") == "windgap" and counter(game, w.TOKENS_DRAWN) == 0


def test_a_token_without_a_leader() -> None:
    """war_for_arrakis 0.3.2, 7.2."""
    game = turn(ATREIDES, SIETCH, "deployment", "strategy")
    play(game, "use deployment deploy", "amount 1", "token 8 windgap", "stop")
    assert area(game, "windgap") == {**atreides(tokens=[8]), "sietch": 1}


def test_a_drawn_token_that_is_not_placed_leaves_the_game() -> None:
    """war_for_arrakis 0.3.2, 11.4: the pool is never refilled; nobody but its owner has seen it."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    game = turn(ATREIDES, areas, "deployment", "strategy")
    play(game, "use deployment deploy", "amount 1")
    assert 8 in known_tokens(game.view(ATREIDES)) and 8 not in known_tokens(game.view(HARKONNEN))
    play(game, "stop", "place windgap", "deploy generic windgap")
    assert counter(game, w.TOKENS_DRAWN) == 1 and area(game, "windgap") == {
        **atreides(regular=1, generic=1),
        "sietch": 1,
    }


def test_an_empty_pool_leaves_the_leader() -> None:
    """war_for_arrakis 7.2: nobody is asked how many tokens."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    game = turn(ATREIDES, areas, "deployment", "strategy", tokens_drawn=8)
    play(game, "use deployment deploy")
    assert notations(game) == ["place windgap", "stop"]


def test_stilgar_with_one_token_and_two_leaders() -> None:
    """war_for_arrakis 7.9: one leader for each token; a missing token is left out."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    leaders = {**NO_LEADERS, "stilgar": "aside"}
    game = turn(ATREIDES, areas, "deployment", "strategy", tokens_drawn=7, leaders=leaders)
    play(game, "leader deployment stilgar", "amount 1", "token 15 windgap", "deploy generic windgap")
    play(game, "place windgap", "place_leader stilgar windgap")
    assert area(game, "windgap")["tokens"] == [15] and leader(game, "stilgar") == "windgap"


# --- effects that are offered, not forced ---------------------------------------------------------------------------


def test_wormsigns_at_the_pole_one_by_one() -> None:
    """war_for_arrakis 0.3.2: Polar-Cap Factories need not discard them all."""
    areas = {"wind_pass": {"wormsign": "sand"}, "sw_in_04": {"wormsign": "sand"}, "north_pole": {}}
    game = card_turn(HARKONNEN, "polar_cap_factories", areas)
    play(game, "place wind_pass", "stop")
    assert "wormsign" in area(game, "sw_in_04") and "wind_pass" not in game.position()["areas"]


def test_atomics_by_card_may_wait() -> None:
    """war_for_arrakis 0.3.2, 17.1."""
    game = card_turn(ATREIDES, "our_family_atomics", SIETCH, prescience_markers=[4, 0, 0])
    assert notations(game)[-1] == "stop"
    play(game, "stop")
    assert game.position()["atomics"] is None


def test_the_captured_ornithopter_need_not_attack() -> None:
    """war_for_arrakis 0.3.2: it is removed all the same."""
    areas = {"se_in_01": harkonnen(regular=2)}
    game = card_turn(ATREIDES, "captured_ornithopter", areas, air_zones={"air_5": "ornithopter"})
    play(game, "zone air_5", "stop")
    assert area(game, "se_in_01")["regular"] == 2 and game.position()["air_zones"] == {}


def test_a_guild_action_by_card_may_be_left() -> None:
    """spacing_guild 13.G2."""
    game = card_turn(HARKONNEN, "sg_harkonnen_1", {}, expansions=["spacing_guild"])
    assert notations(game) == ["imperium spacing_guild", "stop"]
    play(game, "stop", "imperium spacing_guild")
    assert game.position()["heighliners"] == [1, 0]
