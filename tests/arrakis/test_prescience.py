"""The sixteen prescience cards: what each demands, what just misses it, and what it gives (war_for_arrakis 16.3)."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import PRESCIENCE_IDS
from landsraad.arrakis.explain import reason as explained
from landsraad.arrakis.prescience import against_claiming, requirement_met
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import top
from landsraad.text.war_for_arrakis.components import requirement_text
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    notations,
    play,
    round_at,
    seeded,
    seen_faces,
    turn,
)

# The steps of the three markers, read a second time from the list of cards.
REWARDS = {
    "e01": [0, 2, 0], "e02": [1, 0, 1], "e03": [1, 1, 0], "e04": [0, 1, 1],
    "e05": [1, 2, 0], "e06": [2, 0, 0], "e07": [0, 1, 2], "e08": [1, 1, 1],
    "a01": [1, 1, 0], "a02": [1, 0, 2], "a03": [0, 1, 1], "a04": [2, 0, 0],
    "a05": [0, 2, 0], "a06": [0, 0, 2], "a07": [1, 1, 0], "a08": [1, 0, 2],
}  # fmt: skip
ONE = atreides(regular=1)
SIETCH = {**atreides(regular=1), "sietch": 1}
BOTH = {**NO_LEADERS, "paul_atreides": "windgap", "lady_jessica": "windgap"}


def met(card: str, areas: dict[str, Any], **more: Any) -> bool:
    game = turn(ATREIDES, areas, "strategy", **more)
    return requirement_met(game.table, PRESCIENCE_IDS.index(card))


def legions(*names: str) -> dict[str, Any]:
    return {name: ONE for name in names}


END_CARDS: list[tuple[str, dict[str, Any], dict[str, str], bool]] = [
    ("e01", legions("pasty_mesa", "false_wall_south", "sw_in_02"), {}, True),
    ("e01", legions("pasty_mesa", "false_wall_south", "harg_pass"), {}, False),
    ("e01", {**legions("pasty_mesa", "false_wall_south"), "sw_in_02": harkonnen(regular=1)}, {}, False),
    ("e01", {**legions("pasty_mesa", "false_wall_south"), "sw_in_02": atreides(tokens=[0])}, {}, True),
    ("e02", {"windgap": SIETCH}, {"paul_atreides": "windgap"}, True),
    ("e02", {"windgap": SIETCH}, {"paul_muad_dib": "windgap", "paul_atreides": "gone"}, True),
    ("e02", {"windgap": SIETCH, "sw_in_06": ONE}, {"paul_atreides": "sw_in_06"}, False),
    ("e02", {"windgap": SIETCH}, {"paul_atreides": "aside"}, False),
    ("e03", legions("se_in_05", "sw_out_09"), {"paul_atreides": "se_in_05", "lady_jessica": "sw_out_09"}, True),
    ("e03", legions("se_in_05"), {"paul_atreides": "se_in_05", "reverend_mother_jessica": "se_in_05"}, True),
    ("e03", legions("se_in_05", "se_in_04"), {"paul_atreides": "se_in_05", "lady_jessica": "se_in_04"}, False),
    ("e03", {"rock_outcroppings": {**ONE, "sietch": 7}}, {"paul_atreides": "rock_outcroppings",
                                                          "lady_jessica": "rock_outcroppings"}, False),
    ("e03", legions("se_in_05"), {"paul_atreides": "se_in_05"}, False),
    ("e04", legions("ne_in_01", "ne_in_02", "north_pole"), {}, True),
    ("e04", legions("ne_in_01", "ne_in_02", "pasty_mesa"), {}, False),
    ("e05", legions("harg_pass", "se_in_03"), {}, True),
    ("e05", legions("harg_pass", "se_in_04"), {}, False),
    ("e06", {"windgap": SIETCH}, {"paul_atreides": "windgap", "lady_jessica": "windgap"}, True),
    ("e06", {"sw_in_06": ONE}, {"paul_atreides": "sw_in_06", "lady_jessica": "sw_in_06"}, False),
    ("e06", {"windgap": SIETCH, "hobars_gap": {**ONE, "sietch": 0}},
     {"paul_atreides": "windgap", "lady_jessica": "hobars_gap"}, False),
    ("e07", legions("wind_pass", "se_in_01", "se_in_04", "se_in_05"), {}, True),
    ("e07", {**legions("wind_pass", "se_in_01", "se_in_04"), "windgap": SIETCH}, {}, False),
    ("e08", {"se_in_05": atreides(tokens=[0, 1])}, {"paul_atreides": "se_in_05"}, True),
    ("e08", {"se_in_05": atreides(regular=2, tokens=[0])}, {"paul_atreides": "se_in_05"}, False),
    ("e08", {"se_in_05": atreides(tokens=[0, 1]), "se_in_04": ONE}, {"paul_atreides": "se_in_04"}, False),
]  # fmt: skip


@pytest.mark.parametrize(("card", "areas", "leaders", "true"), END_CARDS)
def test_end_of_round_cards(card: str, areas: dict[str, Any], leaders: dict[str, str], true: bool) -> None:
    """war_for_arrakis 16.3: true, and just not true; Paul and Jessica in either form (16.6)."""
    given = {**NO_LEADERS, **leaders}
    assert met(card, areas, leaders=given) is true
    game = round_at("claims", areas, leaders=given, prescience=[card])
    if not true:
        assert f"claim {card}" not in notations(game)
        return
    assert game.to_act == ATREIDES and f"claim {card}" in notations(game)
    play(game, f"claim {card}")
    while top(game.table)[0] == w.F_FLEE:
        game.play(game.options[0])
    assert game.position()["prescience_markers"] == REWARDS[card]
    assert game.position()["prescience_out"] == [card]


@pytest.mark.parametrize("card", [name for name in PRESCIENCE_IDS if name.startswith("e")])
def test_end_cards_are_not_claimed_in_turns(card: str) -> None:
    """war_for_arrakis 16.3: only at the end of the round."""
    areas, leaders = next((areas, leaders) for name, areas, leaders, true in END_CARDS if name == card and true)
    game = turn(ATREIDES, areas, "strategy", leaders={**NO_LEADERS, **leaders}, prescience=[card])
    assert f"claim {card}" not in notations(game)


def test_e02_reveals_the_sietch() -> None:
    """war_for_arrakis 16.3, 7.11: the instruction is carried out, also under an ornithopter (two players)."""
    leaders = {**NO_LEADERS, "paul_atreides": "windgap"}
    game = round_at(
        "claims", {"windgap": SIETCH}, leaders=leaders, prescience=["e02"], air_zones={"air_8": "ornithopter"}
    )
    play(game, "claim e02")
    assert game.position()["sietches_seen"] == [1]


def test_e08_reveals_two_of_three_tokens() -> None:
    """war_for_arrakis 16.3: exactly two are revealed; more may stay facedown; an ornithopter does not forbid it."""
    areas = {"se_in_05": atreides(tokens=[0, 1, 2])}
    leaders = {**NO_LEADERS, "paul_atreides": "se_in_05"}
    game = round_at("claims", areas, leaders=leaders, prescience=["e08"], air_zones={"air_6": "ornithopter"})
    play(game, "claim e08", "token 0 se_in_05", "token 2 se_in_05")
    assert area(game, "se_in_05") == atreides(regular=4, tokens=[1])


# --- the action-resolution cards (substitutes) ----------------------------------------------------------------------


def ride(signs: tuple[str, ...], goal: str) -> landsraad.Game:
    areas = {"gara_kulon": ONE, **{name: {"wormsign": "sand"} for name in signs}}
    game = turn(ATREIDES, areas, "strategy", "strategy", prescience=["a01"])
    return play(game, "use strategy move", "from gara_kulon", "way ride", f"to {goal}")


def test_a01_a_maker_is_ridden() -> None:
    """war_for_arrakis 16.10: two worm areas crossed in this turn, start and end not counted."""
    assert "claim a01" in notations(ride(("ne_out_15", "se_out_01"), "tasmin_sink"))
    game = ride(("ne_out_15", "se_out_01"), "pasty_mesa")  # one or two: the longer ride was possible
    assert "claim a01" in notations(game)
    game = ride(("ne_out_15",), "se_out_01")
    assert "claim a01" not in notations(game)


def test_a01_is_for_this_turn() -> None:
    """war_for_arrakis 16.10: forgotten when the turn ends."""
    game = ride(("ne_out_15", "se_out_01"), "tasmin_sink")
    play(game, "end_turn", "use strategy move")
    assert game.to_act == ATREIDES and "claim a01" not in notations(game)


def test_a02_blood_on_the_sand() -> None:
    """Won as attacker this round; an undefended settlement counts (war_for_arrakis 9.12)."""
    areas = {"nw_in_02": ONE, "hagga_basin": {"settlement": True}}
    game = turn(ATREIDES, areas, "strategy", prescience=["a02"])
    assert "claim a02" not in notations(game)
    play(game, "use strategy attack", "from nw_in_02", "to hagga_basin", "no", "claim a02")
    assert game.position()["prescience_markers"] == [1 + 1, 1, 1 + 2]


def test_a03_no_harvest_today() -> None:
    """Two harvesters removed this round, for any reason; those saved by a carryall do not count."""
    areas = {"ne_out_01": {"harvester": True}, "ne_out_02": {"harvester": True}}
    game = card_turn(ATREIDES, "dust_chasms", areas, prescience=["a03"])
    play(game, "place ne_out_01")
    assert "claim a03" not in notations(game)
    play(game, "place ne_out_02", "claim a03")
    assert game.position()["prescience_markers"] == REWARDS["a03"]


@pytest.mark.parametrize(("place", "true"), [("windgap", True), ("aside", False), ("tank_2", False)])
def test_a04_the_sleeper_stirs(place: str, true: bool) -> None:
    """Paul in an area; costs the die of that turn (war_for_arrakis 7.1)."""
    leaders = {**NO_LEADERS, "paul_atreides": place}
    game = turn(ATREIDES, {"windgap": SIETCH}, "mentat", leaders=leaders, prescience=["a04"])
    assert ("spend mentat a04" in notations(game)) is true and "claim a04" not in notations(game)
    if true:
        play(game, "spend mentat a04")
        assert game.position()["prescience_markers"] == REWARDS["a04"] and game.to_act == HARKONNEN


@pytest.mark.parametrize(("sietches", "seen", "true"), [(4, [], True), (4, [2], False), (3, [], False), (5, [0], True)])
def test_a05_water_for_the_tribe(sietches: int, seen: list[int], true: bool) -> None:
    """Four sietches in play and unrevealed; costs a die."""
    names = ["hobars_gap", "windgap", "gara_kulon", "sihaya_ridge", "tasmin_sink"]
    areas = {name: {"sietch": number} for number, name in enumerate(names[:sietches])}
    game = turn(ATREIDES, areas, "mentat", sietches_seen=seen, prescience=["a05"])
    assert ("spend mentat a05" in notations(game)) is true
    if true:
        play(game, "spend mentat a05")
        assert game.position()["prescience_markers"] == REWARDS["a05"]


@pytest.mark.parametrize(("fedaykin", "true"), [(3, True), (2, False)])
def test_a06_commandos_sworn_in(fedaykin: int, true: bool) -> None:
    """Three Fedaykin figures; a facedown token that shows one does not count."""
    areas = {"windgap": atreides(special=1, tokens=[7]), "se_in_01": atreides(special=fedaykin - 1)}
    game = turn(ATREIDES, areas, "strategy", prescience=["a06"])
    assert ("claim a06" in notations(game)) is true
    if true:
        play(game, "claim a06")
        assert game.position()["prescience_markers"] == REWARDS["a06"]


def test_a07_families_flee() -> None:
    """war_for_arrakis 16.3, 20.26, 24.Q34: two units of one or two sietch areas, a token as one; no leader alone;
    facedown out of the game (24.Q34)."""
    areas = {
        "windgap": {**atreides(regular=1, generic=1), "sietch": 1}, "hobars_gap": {**atreides(tokens=[0]), "sietch": 0},
        "sw_in_06": atreides(regular=6),
    }  # fmt: skip
    assert met("a07", areas) is False  # the Naib may not be left alone, so there is only one
    areas["hobars_gap"] = {**atreides(tokens=[0], elite=1), "sietch": 0}
    game = turn(ATREIDES, areas, "strategy", prescience=["a07"])
    play(game, "claim a07")
    assert set(notations(game)) == {"take elite hobars_gap", "token 0 hobars_gap"}
    play(game, "token 0 hobars_gap", "take elite hobars_gap")
    assert area(game, "hobars_gap") == {"sietch": 0} and seen_faces(game.view(HARKONNEN)) == []
    assert game.position()["prescience_markers"] == REWARDS["a07"]


def test_a08_a_name_struck_out() -> None:
    """A Harkonnen named leader in the tank this round; Rabban's leaving for Feyd-Rautha does not count."""
    areas = {"windgap": atreides(special=1), "sw_in_03": harkonnen(regular=1)}
    leaders = {**NO_LEADERS, "baron_harkonnen": "sw_in_03", "beast_rabban": "aside"}
    game = card_turn(ATREIDES, "crysknife", areas, leaders=leaders, prescience=["a08"])
    assert "claim a08" not in notations(game)
    play(game, "stop", "take_leader baron_harkonnen", "claim a08")
    assert game.position()["prescience_markers"] == REWARDS["a08"]
    game = card_turn(HARKONNEN, "beloved_feyd_rautha", {}, leaders=leaders | {"baron_harkonnen": "aside"})
    assert counter(game, w.LEADER_FELL) == 0


def test_a08_by_a_storm() -> None:
    """Storms and sandworms too."""
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_05"}

    def build(seed: int) -> landsraad.Game:
        game = card_turn(
            ATREIDES, "grandmother_of_a_storm", {"se_in_05": harkonnen(regular=1)}, leaders=leaders, seed=seed,
            prescience=["a08"],
        )  # fmt: skip
        while top(game.table)[0] == w.F_CASUALTIES:
            game.play(game.options[0])
        return game

    game = seeded(build, lambda game: "se_in_05" not in game.position()["areas"])
    assert "claim a08" in notations(game)


def test_facts_are_forgotten_with_the_round() -> None:
    """war_for_arrakis 16.10: what happened in one round counts for nothing in the next."""
    game = round_at("start", {}, won_attack=1, harvesters_lost=2, leader_fell=1, claims=2)
    assert [counter(game, fact) for fact in (w.WON_ATTACK, w.HARVESTERS_LOST, w.LEADER_FELL, w.CLAIMS)] == [0, 0, 0, 0]


# --- the card is the program is the text ----------------------------------------------------------------------------


def test_every_card_has_a_demand_of_its_own_words() -> None:
    """war_for_arrakis 16.3: what decides and what is read are one declaration, and no two cards share it."""
    assert len({requirement_text(card) for card in range(len(PRESCIENCE_IDS))}) == len(PRESCIENCE_IDS) == 16


@pytest.mark.parametrize(
    ("card", "areas", "leaders", "told"),
    [
        ("e01", legions("pasty_mesa", "false_wall_south", "harg_pass"), {}, "plateau areas (so far 2 of 3)"),
        ("e03", legions("se_in_05"), {"paul_atreides": "se_in_05"}, "without a sietch (so far 1 of 2)"),
        ("e08", {"se_in_05": atreides(regular=2, tokens=[0])}, {"paul_atreides": "se_in_05"}, "both (so far 1 of 2)"),
        ("e06", {}, {}, "Paul and Jessica are in the same area, with a sietch"),
    ],
)
def test_a_refused_claim_counts_what_is_missing(
    card: str, areas: dict[str, Any], leaders: dict[str, str], told: str
) -> None:
    """war_for_arrakis 16.10: the reason comes from the predicate that decides."""
    game = round_at("claims", areas, leaders={**NO_LEADERS, **leaders}, prescience=[card, "e02", "e04"])
    claim = pack(w.V_CLAIM, PRESCIENCE_IDS.index(card))
    reason = explained(game.table, against_claiming(game.table, PRESCIENCE_IDS.index(card), 1, 0), claim)
    assert f"{told}. (war_for_arrakis 16.10)" in game.speaker.reason(reason, "en", ["Ann", "Ben"])
