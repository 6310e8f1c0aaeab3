"""Special actions of the named leaders, one test each (war_for_arrakis 7.4, 7.9), and the end of the round (6.6)."""

from typing import Any

import landsraad
from landsraad.arrakis import words as w
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    counter,
    harkonnen,
    leader,
    notations,
    play,
    turn,
)


def special(side: int, box: str, name: str, at: str, areas: dict[str, Any], **more: Any) -> landsraad.Game:
    game = turn(side, areas, box, leaders={**NO_LEADERS, name: at}, **more)
    return play(game, f"leader {box} {name}")


def test_baron_harkonnen() -> None:
    """Three regulars become elites; the card is spent until the round ends."""
    game = special(HARKONNEN, "house", "baron_harkonnen", "aside", {"carthag": harkonnen(regular=4)})
    play(game, *["take regular carthag"] * 3)
    assert area(game, "carthag") == harkonnen(regular=1, elite=3)
    assert game.position()["spent_leaders"] == ["baron_harkonnen"]


def test_beast_rabban() -> None:
    """war_for_arrakis 20.24: two moves of his legion, Rabban in both."""
    game = special(
        HARKONNEN,
        "leadership",
        "beast_rabban",
        "carthag",
        {"carthag": harkonnen(regular=2), "arrakeen": harkonnen(regular=1)},
    )
    assert notations(game) == ["from carthag", "stop"]
    play(game, "from carthag", "to ne_in_01", "go")
    assert notations(game) == ["from ne_in_01", "stop"]
    play(game, "from ne_in_01", "to ne_in_02")
    assert "leave_leader beast_rabban" not in notations(game)
    play(game, "go")
    assert leader(game, "beast_rabban") == "ne_in_02"


def test_feyd_rautha() -> None:
    """Move, then an ordinary attack."""
    areas = {"se_in_01": harkonnen(regular=2), "hobars_gap": {"sietch": 0}}
    game = special(HARKONNEN, "leadership", "feyd_rautha", "se_in_01", areas)
    play(game, "from se_in_01", "to se_in_04", "go", "from se_in_04", "to hobars_gap", "go", "yes")
    assert leader(game, "feyd_rautha") == "hobars_gap" and counter(game, w.SUPREMACY) >= 1


def test_thufir_hawat() -> None:
    game = special(HARKONNEN, "mentat", "thufir_hawat", "aside", {})
    assert notations(game) == ["draw 3 0", "draw 2 0", "draw 1 0", "draw 0 0"]
    play(game, "draw 3 0")
    assert len(game.position()["hand_house_harkonnen"]) == 3


def test_captain_aramsham() -> None:
    """Two regulars, a Sardaukar and a leader, in one or more settlements."""
    areas = {"carthag": {"settlement": True}, "arsunt": {"settlement": True}}
    game = special(HARKONNEN, "deployment", "captain_aramsham", "aside", areas)
    play(
        game,
        "deploy regular carthag",
        "deploy special arsunt",
        "deploy regular arsunt",
        "place_leader captain_aramsham arsunt",
    )
    assert area(game, "arsunt")["special"] == 1 and leader(game, "captain_aramsham") == "arsunt"


def test_gaius_helen_mohiam() -> None:
    """Two Corrino cards, then play one."""
    game = special(HARKONNEN, "mentat", "gaius_helen_mohiam", "aside", {})
    play(game, "draw 0 2")
    assert len(game.position()["hand_corrino_ally"]) == 2 and "stop" in notations(game)


def test_emperor_shaddam_iv() -> None:
    game = special(HARKONNEN, "strategy", "emperor_shaddam_iv", "aside", {"carthag": harkonnen(elite=3)})
    play(game, *["take elite carthag"] * 3)
    assert area(game, "carthag") == harkonnen(special=3)


def test_paul_atreides() -> None:
    """Up to two areas in one step, or a surprise attack (substitute)."""
    game = special(ATREIDES, "leadership", "paul_atreides", "windgap", {"windgap": atreides(regular=1)})
    play(game, "move", "from windgap", "to se_in_01")
    assert leader(game, "paul_atreides") == "se_in_01"


def test_lady_jessica() -> None:
    game = special(ATREIDES, "mentat", "lady_jessica", "aside", {})
    play(game, "draw 3 0")
    assert len(game.position()["hand_house_atreides"]) == 3


def test_reverend_mother_jessica() -> None:
    game = special(ATREIDES, "mentat", "reverend_mother_jessica", "aside", {})
    play(game, "draw 1 1")
    assert "stop" in notations(game) and len(notations(game)) == 3


def test_alia() -> None:
    """Desert power and a card."""
    game = special(ATREIDES, "house", "alia", "aside", {})
    play(game, "wormsigns", "place wind_pass", "stop", "draw 0 1")
    assert "wormsign" in area(game, "wind_pass") and len(game.position()["hand_fremen_ally"]) == 1


def test_stilgar() -> None:
    """Two tokens, both looked at before they are placed, each with a leader."""
    areas = {"windgap": {"sietch": 1}, "hobars_gap": {"sietch": 0}}
    game = special(ATREIDES, "deployment", "stilgar", "aside", areas)
    play(game, "amount 2")
    assert {8, 9} == {token["id"] for token in game.view(1)["sides"]["atreides"]["tokens"]["in_hand"]}
    play(game, "token 9 windgap", "deploy generic windgap", "token 8 hobars_gap", "place_leader stilgar hobars_gap")
    assert area(game, "windgap")["tokens"] == [9] and leader(game, "stilgar") == "hobars_gap"


def test_house_die_for_a_leader() -> None:
    """war_for_arrakis 7.4: an Atreides House die used as Deployment triggers Stilgar."""
    game = turn(ATREIDES, {"windgap": {"sietch": 1}}, "house", leaders={**NO_LEADERS, "stilgar": "aside"})
    assert "leader house stilgar" in notations(game)


def test_chani() -> None:
    game = special(ATREIDES, "strategy", "chani", "aside", {"windgap": atreides(elite=2)})
    play(game, "take elite windgap", "take elite windgap", "from windgap", "to sw_in_06", "go")
    assert area(game, "sw_in_06") == atreides(special=2)


def test_paul_muad_dib() -> None:
    areas = {"ne_in_02": atreides(regular=3), "carthag": {"settlement": True}}
    game = special(ATREIDES, "leadership", "paul_muad_dib", "ne_in_02", areas)
    play(game, "from ne_in_02", "to ne_in_01", "go", "from ne_in_01", "to carthag", "go", "yes")
    assert leader(game, "paul_muad_dib") == "carthag" and game.position()["prescience_markers"] == [2, 2, 2]


def test_gurney_halleck_has_no_special_action() -> None:
    """war_for_arrakis 16.6."""
    leaders = {**NO_LEADERS, "gurney_halleck": "windgap"}
    game = turn(ATREIDES, {"windgap": atreides(regular=1)}, "strategy", "house", leaders=leaders)
    assert not any("gurney" in name for name in notations(game))


def test_wild_maker() -> None:
    """Instead of the normal effect of desert power: move and then attack with six dice (substitute)."""
    areas = {"wind_pass": {"worm": "wild_maker"}, "sw_in_05": harkonnen(regular=6)}
    game = turn(ATREIDES, areas, "house")
    play(game, "use house desert_power", "wild_maker", "from wind_pass", "to sw_in_03", "from sw_in_03", "to sw_in_05")
    assert counter(game, w.WILD_MAKER_SPENT) == 1 and area(game, "sw_in_03") == {"worm": "wild_maker"}


def test_leader_in_the_tank_gives_no_action() -> None:
    """war_for_arrakis 10.4."""
    game = turn(ATREIDES, {}, "mentat", leaders={**NO_LEADERS, "lady_jessica": "tank_2"})
    assert game.why_not("leader mentat lady_jessica")[0].rule == "war_for_arrakis 10.4"


def test_bene_gesserit_token() -> None:
    """war_for_arrakis 6.3.3, 18.3: an extra die on an empty slot; used, it leaves the game."""
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {"windgap": atreides(regular=1)}, "leaders": NO_LEADERS, "dice": [1, 0, 0, 0, 0] * 4,
            "pending": [["round", 3, 0, 0]], "bene_gesserit": [0, 1],
        },
    )  # fmt: skip
    assert game.to_act == ATREIDES and "box mentat" in notations(game) and "no" in notations(game)
    play(game, "box mentat", "use mentat draw", "draw 0 2")
    assert game.position()["bene_gesserit"] == [0, 0] and game.position()["token_box"] == [0, 0]


def test_excess_dice_are_changed_in_turn() -> None:
    """war_for_arrakis 6.3.2, 20.5: one at a time, alternating, Harkonnen first."""
    excess = [0] * 10
    excess[1], excess[6] = 2, 1
    dice = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {}, "leaders": NO_LEADERS, "dice": dice, "excess_dice": excess,
            "pending": [["round", 3, 0, 0], ["allocate", 0, 0, 0]],
        },
    )  # fmt: skip
    order = []
    for _ in range(3):
        order.append(game.to_act)
        game.play(game.options[0])
    assert order == [HARKONNEN, ATREIDES, HARKONNEN]


def end_of_round(stage: int, **more: Any) -> landsraad.Game:
    given = {"areas": {}, "leaders": NO_LEADERS, "phase": "end", "pending": [["round", stage, 0, 0]], **more}
    return landsraad.from_position("war_for_arrakis", given)


def test_named_leaders_are_swapped() -> None:
    """war_for_arrakis 6.6.4: a Bashar stands in for the Baron, who is available again."""
    areas = {"carthag": harkonnen(regular=1)}
    game = end_of_round(11, areas=areas, leaders={**NO_LEADERS, "baron_harkonnen": "carthag"})
    play(game, "take_leader baron_harkonnen")
    assert area(game, "carthag") == harkonnen(regular=1, generic=1) and leader(game, "baron_harkonnen") == "aside"


def test_hand_limit() -> None:
    """war_for_arrakis 6.6.6, 24.Q14: down to six; Hawat's Scheming counts and may be discarded for it."""
    hand = ["hawats_scheming", "sandmasters", "hunter_seeker", "mudir_nahya", "spotter_control", "arsunt_legion"]
    game = end_of_round(12, hand_house_harkonnen=hand, hand_corrino_ally=["shigawire"])
    assert game.to_act == HARKONNEN and "card hawats_scheming" in notations(game)
    play(game, "card hawats_scheming")
    assert game.position()["discard_house_harkonnen"] == ["hawats_scheming"]


def test_unclaimed_prescience_cards() -> None:
    """war_for_arrakis 6.6.7: out of the game or back into the deck; Eyes of Ibad keeps its card."""
    game = end_of_round(13, prescience=["e01", "e02", "e03"], eyes_of_ibad="e02", staying=["eyes_of_ibad"])
    play(game, "remove e03", "keep e01")
    position = game.position()
    assert (
        position["prescience_out"] == ["e03"] and "e02" in position["prescience"] and len(position["prescience"]) == 4
    )


def test_a_house_die_of_the_harkonnen_is_no_other_result() -> None:
    """war_for_arrakis 7.4, 7.9: only the leaders of its own box; that of the Atreides serves them all."""
    areas = {"carthag": {**harkonnen(regular=2), "settlement": True}}
    leaders = {**NO_LEADERS, "beast_rabban": "carthag", "baron_harkonnen": "aside"}
    offered = notations(turn(HARKONNEN, areas, "house", leaders=leaders))
    assert [name for name in offered if name.startswith("leader ")] == ["leader house baron_harkonnen"]
    leaders = {**NO_LEADERS, "stilgar": "aside"}
    assert "leader house stilgar" in notations(
        turn(ATREIDES, {"windgap": atreides(regular=1)}, "house", leaders=leaders)
    )
