"""Why a card cannot pick that, and what an automaton decides: for each reason a position and a refused move."""

import re
from pathlib import Path

import landsraad
from landsraad.arrakis import battle, explain
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.vehicles import harvester_places
from landsraad.kernel.table import top
from tests.arrakis.refusals import HARVESTER, SIETCH, SIGN, refuses
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    atreides,
    card_turn,
    dice,
    harkonnen,
    play,
    turn,
)

# --- picks of cards ------------------------------------------------------------------------------------------------


def test_picks_of_the_harkonnen() -> None:
    leaders = {**NO_LEADERS, "stilgar": "windgap", "chani": "gara_kulon", "beast_rabban": "aside"}
    areas = {
        **SIETCH,
        "gara_kulon": atreides(regular=1),
        "wind_pass": harkonnen(regular=1),
        "sw_in_05": harkonnen(regular=1),
    }
    game = card_turn(HARKONNEN, "hunter_seeker", areas, leaders=leaders)
    refuses(
        game,
        {
            "take_leader beast_rabban": "own-leader 16.14",
            "take_leader alia": "leader-not-in-play 3.10",
            "take_leader chani": "leader-out-of-reach 16.14",
        },
    )
    game = card_turn(HARKONNEN, "spotter_control", {"wind_pass": SIGN})
    refuses(game, {"place windgap": "no-wormsign-there 25.4"})
    game = card_turn(HARKONNEN, "spies_all_over_arrakis", SIETCH)
    refuses(game, {"place wind_pass": "nothing-hidden 15.9"})
    game = card_turn(
        HARKONNEN,
        "hope_clouds_observation",
        {},
        prescience=["e01", "e02"],
        eyes_of_ibad="e02",
        staying=["eyes_of_ibad"],
    )
    refuses(game, {"remove e03": "card-not-revealed 6.1.2", "remove e02": "card-is-kept 16.4"})
    counted = dice(HARKONNEN, "mentat", "mentat")
    counted[14], counted[11] = 1, 1
    game = turn(HARKONNEN, {}, dice=counted, hand_corrino_ally=["reports_of_traitors"])
    play(game, "use mentat card", "card reports_of_traitors")
    refuses(
        game,
        {
            "die house_harkonnen house": "own-die 25.8",
            "die house_atreides strategy": "only-house-dice 18.4",
            "die fremen_ally house": "no-such-die 25.8",
            "sister atreides": "no-token-placed 18.4",
        },
    )
    areas = {"wind_pass": harkonnen(regular=1), "sw_in_03": atreides(regular=1), "gara_kulon": atreides(regular=1)}
    game = play(card_turn(HARKONNEN, "explosive_artillery", areas), "stop")
    refuses(game, {"place windgap": "no-enemy-legion 9.13", "place gara_kulon": "not-beside 2.1"})


def test_picks_of_the_atreides() -> None:
    game = card_turn(ATREIDES, "alam_al_mithal", {}, prescience_markers=[2, 0, 0])
    refuses(
        game,
        {
            "shift kwisatz_haderach 1 kwisatz_haderach": "shift-markers 16.13",
            "shift kwisatz_haderach 3 jihad": "marker-not-so-high 16.13",
        },
    )
    game = card_turn(ATREIDES, "bill_of_particulars", {}, imperium_markers=[1, 5, 5])
    refuses(game, {"imperium choam": "marker-on-bottom 15.8"})
    areas = {"windgap": atreides(regular=1), "sw_in_03": HARVESTER, "gara_kulon": HARVESTER}
    game = card_turn(ATREIDES, "fremen_rockets", areas)
    refuses(game, {"sector outer_ne": "no-legion-in-sector 2.14"})
    frames = [["round", 5, 1, 0], ["after", 1, 0, 0], ["pick", w.PICK_ROCKET_HIT, 2, 2]]
    game = turn(ATREIDES, areas, "mentat", turn_side=2, actor=2, pending=frames, air_zones={"air_6": "ornithopter"})
    refuses(
        game,
        {
            "place windgap": "no-harvester-there 25.2",
            "place gara_kulon": "other-sector 2.14",
            "zone air_1": "other-sector 2.5",
            "zone air_7": "no-such-aircraft 25.2",
        },
    )
    areas = {"ne_out_14": HARVESTER, "sw_in_03": HARVESTER}
    refuses(card_turn(ATREIDES, "dust_chasms", areas), {"place sw_in_03": "not-deep-desert 2.2"})
    areas = {
        "windgap": harkonnen(regular=1),
        "north_pole": harkonnen(regular=1),
        "hobars_gap": harkonnen(regular=1),
        **{name: SIGN for name in ("se_in_04", "se_in_05", "se_out_08")},
        "false_wall_south": atreides(regular=1),
    }
    game = card_turn(ATREIDES, "sandtides", areas)
    refuses(
        game,
        {
            "place wind_pass": "no-enemy-legion 25.1",
            "place north_pole": "not-desert 2.2",
            "place hobars_gap": "no-empty-neighbour 2.6",
        },
    )
    areas = {**SIETCH, "hobars_gap": {"sietch": 0}, "gara_kulon": {"sietch": 2}}
    game = play(card_turn(ATREIDES, "stillsuits", areas), "stop", "place hobars_gap")
    refuses(game, {"place wind_pass": "no-settlement-there 25.3", "place gara_kulon": "no-swap 11.5"})


# --- the automaton -------------------------------------------------------------------------------------------------


def test_the_automaton() -> None:
    """23: what its criteria decide is not the human's choice."""
    game = landsraad.new_game("war_for_arrakis", seats=1, seed=0)
    assert top(game.table)[0] == w.F_SOLO
    places = [option.notation.split()[1] for option in game.options]
    free = next(name for name in AREA if AREA[name] in harvester_places(game.table) and name not in places)
    refuses(
        game,
        {
            f"place {free}": "automaton-decides 23.5",
            "place north_pole": "not-desert 2.2",
            "stop": "cannot-decline 23.1",
        },
    )
    dice_left = [1, 0, 0, 0, 0] + [0] * 5 + [0, 1, 0, 1, 0] + [0] * 5
    given = {
        "seats": 1,
        "areas": {},
        "leaders": NO_LEADERS,
        "dice": dice_left,
        "to_act": 0,
        "target": 2,
        "spent_faces": [3, 0, 0, 0, 0],
        "hand_house_atreides": ["truthtrance"],
        "pending": [["round", 5, 0, 0]],
    }
    game = landsraad.from_position("war_for_arrakis", given)
    play(game, "use mentat card", "card truthtrance")
    refuses(
        game,
        {"die house_harkonnen leadership": "result-used-up 23.16", "die house_atreides mentat": "own-die 25.8"},
    )
    frames = [["round", 5, 0, 0], ["solo_turn", 1, 0, 0], ["battle", battle.RETREAT_TO, 0, 0]]
    numbers = [AREA["sw_in_03"], AREA["windgap"], 0, 1, *[0] * 10]
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}, "sw_in_03": harkonnen(regular=6), "sw_in_06": SIGN}
    more = {"areas": areas, "pending": frames, "turn_side": 1, "battle": numbers}
    game = landsraad.from_position("war_for_arrakis", {**given, **more, "hand_house_atreides": []})
    refuses(game, {"to sw_in_06": "empty-first 23.13"})


def test_every_reason_is_met_here() -> None:
    """No reason without a position and a refused move."""
    given = {"cannot-decline", "game-over", "no-window", "not-asked"} | {key for key, _ in explain.REFUSALS.values()}
    tried = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_why_not*.py"))
    met = set(re.findall(r"([a-z][a-z-]+) (?:sg )?\d", tried))
    assert len(given) > 150 and given <= met, given - met
