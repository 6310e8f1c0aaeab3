"""Three and four players: what partners share, divide and may see (war_for_arrakis 19)."""

import random
from typing import Any

import pytest

import landsraad
from landsraad import fast
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.catalog import CARD_NUMBERS, CARDS
from landsraad.arrakis.piles import discard_card
from landsraad.game import Game
from landsraad.kernel.table import Table, top
from tests.arrakis.table import NO_LEADERS, area, atreides, harkonnen, leader, notations, play

SIETCH = {"windgap": {**atreides(regular=2), "sietch": 1}, "carthag": {**harkonnen(regular=2), "settlement": True}}


def four(member: int, *boxes: str, areas: dict[str, Any] | None = None, **more: Any) -> Game:
    """A turn of the faction of this member, with dice of this member alone."""
    dice = [0] * 20
    for box in boxes:
        dice[member * 5 + w.BOX_NAMES.index(box)] += 1
    side = member >> 1
    dice[(1 - side) * 10 + 1] += 1
    dice[(1 - side) * 10 + 5 + 1] += 1
    dice[4] += 1 if side else 0
    given = {
        "seats": 4, "areas": areas or SIETCH, "dice": dice, "leaders": NO_LEADERS,
        "shared_sides": ["harkonnen", "atreides"], "pending": [["round", 5, 1 - side, 0]],
    }  # fmt: skip
    return landsraad.from_position("war_for_arrakis", {**given, **more})


@pytest.mark.parametrize(
    ("seats", "options", "seating"),
    [
        (4, {}, [0, 1, 2, 3]), (3, {"shared_side": "atreides"}, [0, 0, 1, 2]),
        (3, {"shared_side": "harkonnen"}, [0, 1, 2, 2]), (3, {}, [0, 0, 1, 2]),
    ],
)  # fmt: skip
def test_two_teams(seats: int, options: dict[str, Any], seating: list[int]) -> None:
    """war_for_arrakis 19.1, 19.2: who plays whom; three Cone of Silence tokens for a shared faction (19.4)."""
    game = landsraad.new_game("war_for_arrakis", seats=seats, options=options)
    shared = game.table.shared
    assert list(shared[w.SEAT_OF : w.SEAT_OF + 4]) == seating
    assert list(shared[w.CONES_OF_SILENCE : w.CONES_OF_SILENCE + 2]) == [
        3 if seating[side * 2] != seating[side * 2 + 1] else 0 for side in (0, 1)
    ]


def test_dice_are_divided() -> None:
    """war_for_arrakis 19.3, 19.8, 24.Q8: half each, the odd one to the House member, who divides."""
    for seed in range(3):
        game = landsraad.new_game("war_for_arrakis", seats=4, seed=seed)
        choose = random.Random(seed)
        while top(game.table)[0] != w.F_TURN:
            if top(game.table)[0] == w.F_DIVIDE:
                assert game.to_act == top(game.table)[1] * 2
            game.play(choose.choice(game.options))
        dice = game.position()["dice"]
        held = [sum(dice[member * 5 : member * 5 + 5]) for member in range(4)]
        assert held == [4, 4, 2, 2]


def test_a_member_acts_with_own_dice_and_cards() -> None:
    """war_for_arrakis 19.8: cards of the own hand, dice of the own."""
    game = four(3, "mentat", hand_house_atreides=["war_plan"], hand_fremen_ally=["thumpers"])
    play(game, "member fremen_ally")
    assert game.to_act == 3
    play(game, "use mentat card")
    assert notations(game)[0] == "card thumpers" and "card war_plan" not in notations(game)


def test_who_acts_is_named_by_the_house_member() -> None:
    """war_for_arrakis 19.8, 24.Q36: where both can; Desert Power may be taken by either."""
    game = four(3, "mentat")
    assert game.to_act == 2 and notations(game) == ["member house_atreides", "member fremen_ally"]
    play(game, "member house_atreides")
    assert "desert_power" in notations(game) and not any(name.startswith("use") for name in notations(game))


def test_named_leaders_belong_to_their_colour() -> None:
    """war_for_arrakis 19.9: special actions and deployment; Muad'Dib is of the Fremen."""
    leaders = {
        **NO_LEADERS,
        "stilgar": "aside",
        "paul_muad_dib": "windgap",
        "lady_jessica": "aside",
        "paul_atreides": "gone",
    }
    game = four(2, "deployment", "mentat", "leadership", leaders=leaders)
    offered = [name for name in notations(game) if name.startswith("leader")]
    assert offered == ["leader mentat lady_jessica"]
    play(game, "use deployment deploy", "amount 1", "token 8 windgap")
    assert [name for name in notations(game) if name.startswith("place_leader")] == [
        "place_leader lady_jessica windgap"
    ]


def test_any_legion_of_the_faction() -> None:
    """war_for_arrakis 19.8: either member commands every legion."""
    game = four(1, "strategy", areas={"carthag": harkonnen(regular=2), **{"windgap": SIETCH["windgap"]}})
    play(game, "use strategy move")
    assert game.to_act == 1 and "from carthag" in notations(game)


def test_defence_is_decided_by_the_house_member() -> None:
    """war_for_arrakis 19.8: casualties and retreat, also when the ally commands the other turns."""
    areas = {"windgap": {**atreides(elite=2), "sietch": 1}, "sw_in_03": harkonnen(elite=6)}
    frames = [["round", 5, 0, 0], ["after", 0, 0, 0], ["casualties", AREA["windgap"], 1, 0]]
    game = four(1, "strategy", areas=areas, pending=frames, turn_side=1, actor=1)
    assert game.to_act == 2


def test_retreat_from_a_sandworm_is_decided_by_the_house_member() -> None:
    """war_for_arrakis 19.8: although the ally commands the turn."""
    areas = {"north_pole": harkonnen(regular=1), "wind_pass": {"wormsign": "sandworm"}, "windgap": SIETCH["windgap"]}
    game = four(1, "strategy", areas=areas)
    assert game.to_act == 1
    play(game, "use strategy move", "from north_pole", "to wind_pass")
    assert game.to_act == 0 and "to splintered_rock" in notations(game)


def test_both_partners_discard_for_dice() -> None:
    """war_for_arrakis 19.8: each their own cards, the acting member first."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}, "sw_in_03": harkonnen(regular=2)}
    game = four(1, "strategy", areas=areas, hand_house_harkonnen=["sandmasters"], hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from sw_in_03", "to windgap", "go")
    assert game.to_act == 1 and "card shigawire" in notations(game) and "card sandmasters" not in notations(game)
    play(game, "stop")
    assert game.to_act == 0 and notations(game) == ["card sandmasters", "stop"]


def test_forced_discards_do_not_show_the_partners_hand() -> None:
    """war_for_arrakis 19.8, 0.5: the House member says whose card it is, its owner which."""
    hands: dict[str, Any] = {"hand_house_atreides": ["war_plan", "truthtrance"], "hand_fremen_ally": ["thumpers"]}
    game = four(1, "mentat", hand_corrino_ally=["manipulation_of_others"], **hands)
    play(game, "use mentat card", "card manipulation_of_others")
    assert game.to_act == 2 and notations(game) == ["member house_atreides", "member fremen_ally"]
    play(game, "member fremen_ally")
    assert game.to_act == 3 and notations(game) == ["card thumpers"]
    play(game, "card thumpers")
    assert game.to_act == 2 and set(notations(game)) == {"card war_plan", "card truthtrance"}


def test_a_card_of_the_partners_deck_is_seen_and_passed_on() -> None:
    """war_for_arrakis 19.5, 20.30: whoever draws it looks at it; then it is in the partner's hand alone."""
    game = four(2, "mentat", deck_fremen_ally=rest_with("thumpers"))
    play(game, "member house_atreides", "use mentat draw", "draw 0 1")
    card = CARD_NUMBERS["thumpers"]
    assert game.position()["hand_fremen_ally"] == ["thumpers"]
    shown = [event for event in game.events if event[2] == card and event[0] in (2, 57)]
    assert {seat for seat in range(4) if any(game.rules.visible(event, seat) for event in shown)} == {2, 3}
    assert game.view(2)["decks"]["fremen_ally"]["hand_size"] == 1 and not game.can_undo()


def test_who_has_looked_at_a_partners_card_knows_where_it_is() -> None:
    """war_for_arrakis 19.5, 0.5: in every world dealt anew for them it is in the partner's hand, until it is played."""
    game = four(2, "mentat", deck_fremen_ally=rest_with("thumpers"))
    play(game, "member house_atreides", "use mentat draw", "draw 0 1")
    seen = [{"pile": "hand_fremen_ally", "card": "thumpers", "by": [2]}]
    assert game.position()["known"] == seen and "known" not in game.view(2)
    hand = w.HAND + w.FREMEN_ALLY

    def holders(table: Table, seat: int) -> set[bool]:
        return {CARD_NUMBERS["thumpers"] in fast.redeal(table, seat, seed).zones[hand] for seed in range(150)}

    again = landsraad.from_position("war_for_arrakis", game.position())
    assert again.position()["known"] == seen
    for table in (game.table, again.table):
        assert holders(table, 2) == {True} and holders(table, 0) == {True, False}
    discard_card(game.table, CARD_NUMBERS["thumpers"])
    assert "known" not in game.position()


def rest_with(first: str) -> list[str]:
    from landsraad.arrakis.catalog import CARD_IDS
    from landsraad.arrakis.opening import deck_of

    cards: list[str] = [CARD_IDS[number] for number in deck_of(CARDS[CARD_NUMBERS[first]].deck, False)]
    cards.remove(first)
    return [first, *cards]


def test_house_atreides_may_draw_fremen_cards_instead() -> None:
    """war_for_arrakis 19.5: also where an effect names the House Atreides deck; with two players it may not."""
    leaders = {**NO_LEADERS, "lady_jessica": "aside"}
    game = four(2, "mentat", leaders=leaders)
    play(game, "member house_atreides", "leader mentat lady_jessica")
    assert "draw 1 2" in notations(game) and "draw 3 0" in notations(game)


def test_cone_of_silence() -> None:
    """war_for_arrakis 19.4, 19.10: a token is spent, everybody hears of it, nothing else changes."""
    game = four(3, "mentat", cones_of_silence=[3, 1])
    play(game, "member fremen_ally")
    before = {name: value for name, value in game.position().items() if name != "cones_of_silence"}
    play(game, "cone")
    after = {name: value for name, value in game.position().items() if name != "cones_of_silence"}
    assert before == after and game.position()["cones_of_silence"] == [3, 0]
    assert "cone" not in notations(game) and [event[1] for event in game.events if event[0] == 73] == [3]
    assert not landsraad.new_game("war_for_arrakis", seats=2).table.shared[w.CONES_OF_SILENCE]


def test_cones_in_a_game_of_four() -> None:
    """war_for_arrakis 19.4: three for each team; offered in a turn of the team."""
    game = landsraad.new_game("war_for_arrakis", seats=4, seed=1)
    choose = random.Random(2)
    while "cone" not in notations(game):
        game.play(choose.choice(game.options))
    for left in (2, 1, 0):
        play(game, "cone")
        assert game.position()["cones_of_silence"][1] == left
    assert "cone" not in notations(game)


def test_hand_limit_is_for_each_member() -> None:
    """war_for_arrakis 19.8: six each."""
    cards = [
        "war_plan",
        "the_voice",
        "truthtrance",
        "death_commandos",
        "chatt_the_leaper",
        "battle_language",
        "alam_al_mithal",
    ]
    frames = [["round", 12, 0, 0]]
    game = four(2, phase="end", pending=frames, hand_house_atreides=cards, hand_fremen_ally=["thumpers", "sandtides"])
    assert game.to_act == 2 and len(notations(game)) == 7


def test_a_faction_wins_together() -> None:
    """war_for_arrakis 19.6."""
    game = four(2, phase="end", pending=[["round", 10, 0, 0]], prescience_markers=[8, 8, 8])
    result = game.result()
    assert result is not None and result["winners"] == [2, 3] and result["side"] == "atreides"


def test_partners_share_secrets_of_their_faction() -> None:
    """war_for_arrakis 0.5, 19.8: both Atreides members know ranks, tokens and objective, not each other's hand."""
    game = landsraad.new_game("war_for_arrakis", seats=4, seed=3)
    for seat in (2, 3):
        view = game.view(seat)
        areas = view["areas"].values()
        assert all(area["sietch"]["rank"] for area in areas if "sietch" in area) and view["tracks"]["objectives"]
        assert all(token["face"] for area in areas if "legion" in area for token in area["legion"]["tokens"])
    assert game.view(2)["decks"]["fremen_ally"]["hand"] is None and game.view(3)["decks"]["fremen_ally"]["hand"]
    assert leader(game, "stilgar") == "aside" and area(game, "windgap")["sietch"] == 1


def test_scheming_is_the_house_members() -> None:
    """war_for_arrakis 16.8, 19.2: the Corrino ally neither sees nor discards the copies."""
    leaders = {**NO_LEADERS, "thufir_hawat": "aside"}
    hand = ["hawats_scheming", "hawats_scheming"]
    game = four(1, "mentat", leaders=leaders, hand_house_harkonnen=hand)
    assert game.to_act == 1 and "free scheming" not in notations(game)
    game = four(0, "mentat", leaders=leaders, hand_house_harkonnen=hand)
    assert game.to_act == 0 and "free scheming" in notations(game)


def test_an_effect_that_names_the_house_deck_draws_from_no_other() -> None:
    """war_for_arrakis 25.5, 19.5: House Atreides alone may take a Fremen card instead."""
    game = four(0, "mentat", leaders={**NO_LEADERS, "thufir_hawat": "aside"})
    play(game, "leader mentat thufir_hawat")
    assert notations(game) == ["draw 3 0", "draw 2 0", "draw 1 0", "draw 0 0"]


def test_the_wild_maker_obeys_the_fremen_ally() -> None:
    """war_for_arrakis 19.2, 19.9: its leader card is yellow; House Atreides moves it only like any sandworm."""
    areas = {**SIETCH, "wind_pass": {"worm": "wild_maker"}}
    for member, name in ((2, "house_atreides"), (3, "fremen_ally")):
        game = four(member, "house", areas=areas, wild_maker_in_play=1)
        play(game, f"member {name}", "use house desert_power")
        assert ("wild_maker" in notations(game)) == (member == 3) and "move_worms" in notations(game)
        reasons = [reason.key for reason in game.why_not("wild_maker")] if member == 2 else ["not-your-leader"]
        assert reasons == ["not-your-leader"]
