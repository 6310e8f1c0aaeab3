"""Markers, claims and named leaders entering play (war_for_arrakis 16), each clause with a small position."""

import pytest

from landsraad.arrakis import words as w
from landsraad.arrakis.leaders import advance_marker, gain_supremacy
from landsraad.kernel.table import top
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    leader,
    notations,
    play,
    round_at,
    turn,
)

WORM = {"worm": "sandworm"}


def test_harvesters_advance_nothing() -> None:
    """war_for_arrakis 16.1: two harvesters destroyed, no marker moves (a pre-release rule, 22)."""
    areas = {
        "wind_pass": atreides(regular=1), "sw_in_03": {"harvester": True}, "windgap": atreides(regular=1),
        "sw_in_06": {"harvester": True},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from wind_pass", "to sw_in_03", "from windgap", "to sw_in_06", "to sw_in_03")
    assert counter(game, w.HARVESTERS_LOST) == 2 and game.position()["prescience_markers"] == [0, 0, 0]


def test_two_claims_a_round() -> None:
    """war_for_arrakis 16.2: in turns and at the end together."""
    areas = {"harg_pass": atreides(regular=1), "ne_in_07": atreides(special=3)}
    game = turn(ATREIDES, areas, "strategy", prescience=["a06", "a02", "e05"], won_attack=1, claims=1)
    play(game, "claim a06")
    assert "claim a02" not in notations(game) and counter(game, w.CLAIMS) == 2
    game = round_at("claims", areas, prescience=["e05"], claims=2)
    assert "claim e05" not in notations(game)


def test_claimed_cards_are_out_of_the_game() -> None:
    """war_for_arrakis 16.4, 20.28: they never come back; the others do."""
    areas = {"harg_pass": atreides(regular=1), "ne_in_07": atreides(regular=1)}
    game = round_at("claims", areas, prescience=["e05"], round=1)
    play(game, "claim e05")
    for _ in range(2):
        now = game.position()["round"]
        while game.position()["round"] == now:
            game.play(game.options[0])
        position = game.position()
        assert "e05" not in position["prescience"] + position["prescience_deck"]


def test_card_kept_by_eyes_of_ibad_is_a_fourth() -> None:
    """war_for_arrakis 16.4, 20.27: it stays until it is claimed; then Eyes of Ibad is discarded."""
    areas = {"harg_pass": atreides(regular=1), "ne_in_07": atreides(regular=1)}
    given = {"prescience": ["e05"], "eyes_of_ibad": "e05", "staying": ["eyes_of_ibad"], "round": 1}
    game = round_at("unclaimed", areas, **given)
    assert "e05" in game.position()["prescience"] and len(game.position()["prescience"]) == 4
    game = play(round_at("claims", areas, **given), "claim e05")
    assert game.position()["staying"] == [] and game.position()["discard_fremen_ally"] == ["eyes_of_ibad"]


@pytest.mark.parametrize(
    ("marker", "before", "steps", "name"),
    [
        (w.KWISATZ_HADERACH, 2, 1, "paul_muad_dib"), (w.KWISATZ_HADERACH, 0, 3, "paul_muad_dib"),
        (w.SAND_DWELLERS, 1, 3, "reverend_mother_jessica"), (w.JIHAD, 2, 2, "chani"), (w.JIHAD, 5, 1, "alia"),
        (w.SAND_DWELLERS, 4, 3, "alia"), (w.KWISATZ_HADERACH, 5, 2, "alia"),
    ],
)  # fmt: skip
def test_track_steps(marker: int, before: int, steps: int, name: str) -> None:
    """war_for_arrakis 16.5: reached or passed."""
    markers = [0, 0, 0]
    markers[marker] = before
    leaders = {**NO_LEADERS, "paul_atreides": "aside", "lady_jessica": "aside"}
    game = turn(ATREIDES, {}, "strategy", prescience_markers=markers, leaders=leaders)
    assert leader(game, name) == "absent"
    advance_marker(game.table, marker, steps)
    assert leader(game, name) == "aside"


@pytest.mark.parametrize("place", ["windgap", "aside", "tank_3"])
@pytest.mark.parametrize(
    ("old", "new", "marker"),
    [("paul_atreides", "paul_muad_dib", w.KWISATZ_HADERACH),
     ("lady_jessica", "reverend_mother_jessica", w.SAND_DWELLERS)],
)  # fmt: skip
def test_replacements_take_over_the_place(old: str, new: str, marker: int, place: str) -> None:
    """war_for_arrakis 16.6, 16.12: board, beside it or tank; the new card is unspent; the old one leaves the game."""
    game = turn(
        ATREIDES, {"windgap": atreides(regular=1)}, "strategy", leaders={**NO_LEADERS, old: place}, spent_leaders=[old]
    )
    advance_marker(game.table, marker, 3)
    assert leader(game, new) == place and leader(game, old) == "gone"
    assert new not in game.position()["spent_leaders"]


def test_replacement_in_the_middle_of_a_battle() -> None:
    """war_for_arrakis 16.12: a village falls, Muad'Dib stands in the attackers' area and advances with them."""
    areas = {"nw_in_02": atreides(regular=1), "hagga_basin": {"settlement": True}}
    game = turn(
        ATREIDES, areas, "strategy", leaders={**NO_LEADERS, "paul_atreides": "nw_in_02"}, prescience_markers=[2, 0, 0]
    )
    play(game, "use strategy attack", "from nw_in_02", "to hagga_basin")
    if "go" in notations(game):
        play(game, "go")
    assert leader(game, "paul_muad_dib") == "nw_in_02"
    play(game, "yes")
    assert leader(game, "paul_muad_dib") == "hagga_basin"


def test_who_has_moved_is_replaced_by_who_has_moved() -> None:
    """war_for_arrakis 16.12, 8.3: a card claimed between two moves brings Muad'Dib, who stays where Paul has gone."""
    areas = {
        "se_in_04": atreides(regular=1), "se_in_05": atreides(regular=1),
        "hobars_gap": {**atreides(special=2), "sietch": 0},
    }  # fmt: skip
    given = {"prescience_markers": [2, 0, 0], "prescience": ["a07"]}
    game = turn(ATREIDES, areas, "strategy", leaders={**NO_LEADERS, "paul_atreides": "se_in_04"}, **given)
    play(game, "use strategy move", "from se_in_04", "to se_in_05", "claim a07")
    while top(game.table)[0] == w.F_FLEE:
        game.play(game.options[0])
    assert leader(game, "paul_muad_dib") == "se_in_05"
    play(game, "from se_in_05", "to sw_in_06")  # the regular that was there before goes without further question
    assert area(game, "sw_in_06") == atreides(regular=1) and leader(game, "paul_muad_dib") == "se_in_05"


def test_muad_dib_goes_on_with_what_paul_began() -> None:
    """war_for_arrakis 16.6, 16.12: replaced in the middle of his special action."""
    areas = {"se_in_04": atreides(regular=1), "hobars_gap": {**atreides(special=2), "sietch": 0}}
    given = {"prescience_markers": [2, 0, 0], "prescience": ["a07"]}
    game = turn(ATREIDES, areas, "leadership", leaders={**NO_LEADERS, "paul_atreides": "se_in_04"}, **given)
    play(game, "leader leadership paul_atreides", "claim a07")
    while top(game.table)[0] == w.F_FLEE:
        game.play(game.options[0])
    play(game, "move", "from se_in_04", "to sw_in_05")
    assert leader(game, "paul_muad_dib") == "sw_in_05"


def test_both_tokens_are_turned_up_before_the_limit_counts() -> None:
    """war_for_arrakis 0.7, 3.7: e08 is one step, so no facedown token is lost between the two."""
    areas = {"se_in_05": atreides(regular=1, elite=3, tokens=[8, 9])}
    game = round_at("claims", areas, leaders={**NO_LEADERS, "paul_atreides": "se_in_05"}, prescience=["e08"])
    play(game, "claim e08")
    assert "tokens" not in area(game, "se_in_05") and game.position()["tokens_seen"] == 1 << 8 | 1 << 9
    assert {"lose regular", "lose elite"} <= set(notations(game))


def test_gurney_is_put_on_the_board() -> None:
    """war_for_arrakis 16.6: directly, with two elites; without elites he waits beside the board."""
    game = card_turn(ATREIDES, "smugglers_b", {})
    play(game, "place wind_pass", "all")
    assert leader(game, "gurney_halleck") == "wind_pass" and area(game, "wind_pass")["elite"] == 2
    full = {"se_in_01": atreides(elite=6), "se_in_04": atreides(elite=2)}
    game = card_turn(ATREIDES, "smugglers_b", full)
    if "place wind_pass" in notations(game):
        play(game, "place wind_pass")
    assert leader(game, "gurney_halleck") == "aside" and "wind_pass" not in game.position()["areas"]


def test_rabban_leaves_when_feyd_enters() -> None:
    """war_for_arrakis 16.7: by supremacy 6, wherever he is; his legion stays."""
    game = turn(
        HARKONNEN, {"carthag": harkonnen(regular=1)}, "strategy", leaders={**NO_LEADERS, "beast_rabban": "carthag"}
    )
    gain_supremacy(game.table, 6)
    assert leader(game, "beast_rabban") == "gone" and area(game, "carthag") == harkonnen(regular=1)


@pytest.mark.parametrize(("discarded", "asked"), [(1, True), (2, False)])
def test_nobody_waits_for_copies_that_lie_open(discarded: int, asked: bool) -> None:
    """war_for_arrakis 16.8, 0.8 (d), 0.5: two copies may be in the hand only while two of three are not on the pile."""
    game = turn(
        HARKONNEN, {}, "mentat", "mentat", hand_house_harkonnen=["sandmasters", "spotter_control", "hunter_seeker"],
        leaders={**NO_LEADERS, "thufir_hawat": "aside"},
        discard_house_harkonnen=["hawats_scheming"] * discarded,
    )  # fmt: skip
    play(game, "use mentat draw", "draw 0 0")
    assert (game.to_act == HARKONNEN and notations(game) == ["end_turn"]) is asked


@pytest.mark.parametrize("copies", [2, 3])
def test_hawats_scheming(copies: int) -> None:
    """war_for_arrakis 16.8: two or three copies; he is gone for good, and so is the use of a remaining copy."""
    game = turn(
        HARKONNEN, {}, "mentat", "mentat", hand_house_harkonnen=["hawats_scheming"] * 3,
        leaders={**NO_LEADERS, "thufir_hawat": "tank_2"},
    )  # fmt: skip
    play(game, "free scheming", f"scheming {copies}")
    position = game.position()
    assert position["discard_house_harkonnen"] == ["hawats_scheming"] * copies
    assert leader(game, "thufir_hawat") == "gone" and leader(game, "gaius_helen_mohiam") == "aside"
    assert position["bene_gesserit"] == [1, 1] and "free scheming" not in notations(game)


def test_one_copy_is_not_enough() -> None:
    """war_for_arrakis 16.8: nor two copies without Hawat in play."""
    leaders = {**NO_LEADERS, "thufir_hawat": "aside"}
    game = turn(HARKONNEN, {}, "mentat", hand_house_harkonnen=["hawats_scheming"], leaders=leaders)
    assert "free scheming" not in notations(game)
    game = turn(HARKONNEN, {}, "mentat", hand_house_harkonnen=["hawats_scheming"] * 3)
    assert "free scheming" not in notations(game)


def test_a_leader_enters_once() -> None:
    """war_for_arrakis 16.9: Alia by two markers is one Alia; the second entry changes nothing."""
    game = turn(ATREIDES, {"windgap": atreides(regular=1)}, "strategy", leaders={**NO_LEADERS, "alia": "windgap"})
    advance_marker(game.table, w.JIHAD, 6)
    assert leader(game, "alia") == "windgap"


def test_claiming_step_by_step() -> None:
    """war_for_arrakis 16.10: printed steps, then two on any marker; leaders enter; the attached card is discarded."""
    game = turn(
        ATREIDES, {}, "strategy", prescience=["a02"], won_attack=1, fear="a02", staying=["fear_is_the_mind_killer"],
        leaders={**NO_LEADERS, "paul_atreides": "aside"}, prescience_markers=[0, 0, 0],
    )  # fmt: skip
    play(game, "claim a02")
    assert game.position()["prescience_markers"] == [1, 0, 2] and game.to_act == ATREIDES
    play(game, "marker kwisatz_haderach")
    assert game.position()["prescience_markers"] == [3, 0, 2] and leader(game, "paul_muad_dib") == "aside"
    assert game.position()["discard_house_atreides"] == ["fear_is_the_mind_killer"]


def test_windows_for_claims() -> None:
    """war_for_arrakis 16.11: before or after the main action of an Atreides turn; not in a Harkonnen turn."""
    areas = {"windgap": atreides(special=3)}
    game = turn(ATREIDES, areas, "strategy", prescience=["a06"])
    assert "claim a06" in notations(game)
    play(game, "use strategy move")
    assert "claim a06" in notations(game)
    play(game, "stop")
    assert notations(game) == ["end_turn", "claim a06"]
    game = turn(HARKONNEN, areas, "strategy", prescience=["a06"])
    assert "claim a06" not in notations(game)


def test_a_card_that_costs_a_die_needs_one() -> None:
    """war_for_arrakis 16.11: an unused die or a placed token."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    leaders = {**NO_LEADERS, "paul_atreides": "windgap"}
    none = [0, 2, *[0] * 18]
    game = turn(ATREIDES, areas, dice=none, leaders=leaders, prescience=["a04"])
    assert notations(game) == ["desert_power"]
    game = turn(ATREIDES, areas, dice=none, leaders=leaders, prescience=["a04"], token_box=[0, 3])
    assert "spend deployment a04" in notations(game)


def test_markers_do_not_go_below_zero() -> None:
    """war_for_arrakis 16.13: at most the height of the marker that goes down; its steps are not undone."""
    leaders = {**NO_LEADERS, "chani": "aside"}
    game = card_turn(ATREIDES, "alam_al_mithal", {}, prescience_markers=[0, 0, 3], leaders=leaders)
    downs = {int(name.split()[2]) for name in notations(game) if name.startswith("shift jihad")}
    assert downs == {1, 2, 3} and not any(name.startswith("shift kwisatz") for name in notations(game))
    play(game, "shift jihad 3 sand_dwellers", "draw 0 0")
    assert game.position()["prescience_markers"] == [0, 3, 0] and leader(game, "chani") == "aside"


def test_what_a_step_has_given_stays() -> None:
    """war_for_arrakis 16.5, 16.13, 17.1: a marker goes down from step 8; the atomics are still available."""
    game = card_turn(ATREIDES, "alam_al_mithal", {}, prescience_markers=[8, 0, 0])
    play(game, "shift kwisatz_haderach 5 jihad")
    assert game.position()["prescience_markers"] == [3, 0, 5] and "free atomics" in notations(game)
    play(game, "free atomics", "atomics rimwall")
    assert "free atomics" not in notations(game)
    game = card_turn(ATREIDES, "alam_al_mithal", {}, prescience_markers=[7, 0, 0])
    play(game, "shift kwisatz_haderach 5 jihad")
    assert "free atomics" not in notations(game)


def test_reach_of_cards_against_leaders() -> None:
    """war_for_arrakis 16.14: beside the board only Alia reaches them; in the tank nobody."""
    areas = {"windgap": atreides(special=1), "sw_in_03": harkonnen(regular=1), "carthag": harkonnen(regular=1)}
    leaders = {
        **NO_LEADERS, "baron_harkonnen": "aside", "beast_rabban": "sw_in_03", "captain_aramsham": "tank_1",
        "emperor_shaddam_iv": "carthag", "alia": "aside",
    }  # fmt: skip
    game = card_turn(ATREIDES, "crysknife", areas, leaders=leaders)
    play(game, "stop")
    assert [name for name in notations(game) if name.startswith("take")] == ["take_leader beast_rabban"]
    game = card_turn(ATREIDES, "alia_the_abomination", areas, leaders=leaders)
    assert {name for name in notations(game) if name.startswith("take")} == {
        "take_leader baron_harkonnen", "take_leader beast_rabban", "take_leader emperor_shaddam_iv",
    }  # fmt: skip
