"""What a question is about, where a gesture can lead, and which questions are one form: data for whoever draws them."""

import json
import random
from typing import Any

import pytest

from landsraad import Game
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, AREA_IDS, SAND_AREAS
from landsraad.arrakis.heighliners import advance_heighliner
from landsraad.arrakis.movement import goals_of, starts, ways_of
from landsraad.kernel.table import advance, save, top
from tests.arrakis.table import ATREIDES, HARKONNEN, NO_LEADERS, atreides, card_turn, harkonnen, notations, play, turn
from tests.conformance.games import Kind, chooser, decisions

GUILD = ["spacing_guild"]
TABLES = [
    Kind("2-guild", "war_for_arrakis", {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 5}}),
    Kind("4-guild", "war_for_arrakis", {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 4}}),
    Kind("solo", "war_for_arrakis", {"seats": 1, "options": {"max_rounds": 5}}),
]


def asked(game: Game) -> dict[str, Any]:
    return game.rules.asked(game.table)


def chosen(game: Game, notation: str) -> dict[str, Any]:
    found: dict[str, Any] = next(choice for choice in asked(game)["choices"] if choice["notation"] == notation)
    return found


# --- the question ----------------------------------------------------------------------------------------------------


def test_a_question_says_what_it_is_about() -> None:
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=3, elite=1)}, "strategy", "deployment")
    play(game, "use strategy move", "from carthag")
    question = game.view(HARKONNEN)["question"]
    assert (question["topic"], question["about"]) == ("move-goal", {"start": "carthag"})
    goal = question["choices"][0]["objects"][0][1]
    play(game, f"to {goal}")
    assert asked(game)["about"] == {"start": "carthag", "area": goal}
    assert ["area", "carthag"] in chosen(game, "leave 1 elite")["objects"]


def test_options_are_grouped_by_their_die() -> None:
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=3)}, "strategy", "mentat")
    assert chosen(game, "use strategy attack")["group"] == ["result", "strategy"]
    assert chosen(game, "use mentat draw")["group"] == ["result", "mentat"]


def test_what_a_payment_brings_is_told_before_it_is_made() -> None:
    """war_for_arrakis 15.2, 15.5; spacing_guild 4.4: the marker, the ban, the actions, the dice."""
    position = {"phase": "harvest", "imperium_markers": [3, 4, 5], "expansions": GUILD}
    areas = {f"sw_in_0{number}": {"harvester": True} for number in (3, 5, 6)}
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=3), **areas}, **{**position, "dice": [0] * 20})
    assert asked(game)["topic"] == "harvest-power"
    told = {entry["what"]: entry for entry in chosen(game, "pay choam 0")["consequence"]}
    assert told["step"]["now"] == 3 and told["step"]["then"] == 2 and told["ban"]["holds"]
    assert told["actions"]["many"] == 0 and told["dice_set_aside"]["at_least"] == 3
    raised = {entry["what"]: entry for entry in chosen(game, "pay choam 3")["consequence"]}
    assert raised["step"]["then"] == 4 and not raised["ban"]["holds"] and raised["actions"]["many"] == 2


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_every_question_is_plain_data(kind: Kind) -> None:
    for game in decisions(kind.new(6), chooser(6)):
        data = asked(game)
        assert json.loads(json.dumps(data)) == data
        assert [choice["notation"] for choice in data["choices"]] == notations(game)


# --- reach -----------------------------------------------------------------------------------------------------------


def test_a_legion_knows_all_its_goals_by_all_its_ways() -> None:
    """war_for_arrakis 8.1, 8.6: on foot and by air at once, by each die."""
    areas = {"carthag": harkonnen(regular=3, generic=1), "se_in_04": atreides(regular=1)}
    game = turn(HARKONNEN, areas, "strategy", "leadership", air_zones={"air_1": "ornithopter", "air_2": "ornithopter"})
    entries = game.reach(HARKONNEN)["areas"]["carthag"]
    assert {entry["die"] for entry in entries} == {"strategy", "leadership"}
    assert {entry["way"].split("_")[0] for entry in entries} == {"walk", "ornithopter"}
    before = save(game.table)
    assert game.reach(ATREIDES) == {"areas": {}, "zones": {}, "then": {}}
    assert save(game.table) == before


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_every_trail_can_be_walked(kind: Kind) -> None:
    """The answers lead, one after the other, to the goal, wherever the gesture begins."""
    rng = random.Random(7)
    walked = 0
    for number, game in enumerate(decisions(kind.new(7), chooser(7))):
        if number % 5 or game.to_act is None:
            continue
        found = game.reach(game.to_act)
        entries = [entry for part in ("areas", "zones") for listed in found[part].values() for entry in listed]
        for entry in rng.sample(entries, min(4, len(entries))):
            tried = game.clone()
            goal = rng.choice(list(entry["goals"].values()))
            play(tried, *entry["answers"], goal)
            walked += 1
        for option, then in found["then"].items():
            tried = play(game.clone(), option)
            assert set(then["answers"]) <= set(notations(tried))
    assert walked > 20


def test_reach_is_what_the_rules_of_movement_say() -> None:
    """war_for_arrakis 8: no goal is missing and none is too many."""
    compared = 0
    for game in decisions(TABLES[0].new(8), chooser(8)):
        frame, first, second, going = top(game.table)
        if frame not in (w.F_MOVE, w.F_ATTACK) or going or game.to_act is None:
            continue
        attack = frame == w.F_ATTACK
        side, needs = game.table.shared[w.TURN_SIDE] - 1, first if attack else second
        expected = {
            (AREA_IDS[start], w.WAY_NAMES[way], AREA_IDS[goal])
            for start in starts(game.table, side, needs, attack)
            for way in ways_of(game.table, side, start, needs, attack)
            for goal in goals_of(game.table, side, start, way, attack)
        }
        found = {
            (start, entry["way"], goal)
            for start, entries in game.reach(game.to_act)["areas"].items()
            for entry in entries
            for goal in entry["goals"]
        }
        assert found == expected
        compared += 1
    assert compared > 5


# --- forms -----------------------------------------------------------------------------------------------------------


def filled(form: dict[str, Any], rng: random.Random) -> list[str]:
    """A form filled in by chance, as a page would let a person do it: the answers in the order of its fields."""
    if "divide" in form:
        (field,) = form["fields"]
        most = field["options"][0]["most"]
        many = rng.randint(max(1, field["most"] - most), min(most, field["most"] - 1))
        return [form["divide"]["first"].format(n=many)]
    answers: list[str] = []
    spice = form["limit"]
    groups: set[str] = set()
    placed = ""
    for field in form["fields"]:
        many = rng.randint(field["least"], field["most"]) if field["most"] >= field["least"] else 0
        left = {number: option["most"] for number, option in enumerate(field["options"])}
        for _ in range(many):
            open_ones = [
                (number, option)
                for number, option in enumerate(field["options"])
                if left[number] and (spice is None or int(option["value"]) <= spice)
            ]
            if form["kind"] in ("scouts",) or field["id"] in ("ornithopter", "carryall"):
                open_ones = [(number, option) for number, option in open_ones if option["group"] not in groups]
            if field["id"] == "leader" and placed:
                open_ones = [(number, option) for number, option in open_ones if option.get("group") == placed]
            if not open_ones:
                break
            number, option = rng.choice(open_ones)
            left[number] -= 1
            groups.add(option.get("group", ""))
            if field["id"] == "token":
                placed = option["value"]
            if spice is not None and field["id"] != "use_reserve":
                spice -= int(option["value"])
            if option["answer"] is not None:
                answers.append(option["answer"])
    return [*answers, form["finish"]] if form["finish"] is not None else answers


@pytest.mark.parametrize("kind", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_can_be_played_by_filling_in_forms(kind: Kind, seed: int) -> None:
    """Whatever is filled in is legal when its turn comes, or was the only answer left and is passed over."""
    rng = random.Random(seed)
    game = kind.new(seed)
    waiting: dict[str, list[str]] = {}  # answers of forms that are interrupted
    played: dict[str, int] = {}
    stuck: dict[str, int] = {}
    while game.to_act is not None:
        form = asked(game)["form"]
        legal = notations(game)
        if form is None:
            game.play(rng.choice(legal))
            continue
        queue = waiting.pop(form["id"], None)
        queue = [answer for answer in queue or filled(form, rng) if answer is not None]
        while queue and queue[0] not in legal:
            queue.pop(0)
        if not queue:  # what was filled in could not all be done: hits on who has fallen, leaders who would stay alone
            stuck[form["kind"]] = stuck.get(form["kind"], 0) + 1
        game.play(queue.pop(0) if queue else rng.choice(legal))
        played[form["kind"]] = played.get(form["kind"], 0) + 1
        if queue:
            waiting[form["id"]] = queue
    assert {"place", "leave_behind", "casualties", "prescience"} <= set(played)
    assert set(stuck) <= {"leave_behind", "casualties", "remove"} and sum(stuck.values()) * 10 <= sum(played.values())


def test_payments_are_one_form() -> None:
    """war_for_arrakis 15.7: they are declared together, within the spice there is."""
    areas = {AREA_IDS[area]: {"harvester": True} for area in SAND_AREAS[:6]}
    position = {"phase": "harvest", "imperium_markers": [3, 4, 5], "dice": [0] * 20}
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=3), **areas}, **position)
    form = asked(game)["form"]
    assert [field["id"] for field in form["fields"]] == ["choam", "spacing_guild", "landsraad", "stockpile", "reserve"]
    spice = game.view(None)["spice"]["harvest"]["spice"]
    assert form["limit"] == spice and spice >= 6
    assert [option["value"] for option in form["fields"][2]["options"]] == [0, 2]  # at the top it is not raised (15.2)
    told = {entry["what"]: entry for entry in form["fields"][1]["options"][0]["consequence"]}
    assert told["step"]["then"] == 3 and told["ban"]["holds"]  # before anything is declared (15.5)
    play(game, "pay choam 3")
    again = asked(game)["form"]
    assert again["id"] == form["id"] and again["limit"] == spice - 3


def test_leaving_behind_is_a_stepper() -> None:
    """war_for_arrakis 8.2: some of each kind stay; what must go is said."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=3, elite=1, generic=1)}, "leadership")
    goal = next(iter(game.reach(HARKONNEN)["areas"]["carthag"][0]["goals"]))
    play(game, "use leadership lead", "from carthag", f"to {goal}")
    form = asked(game)["form"]
    steppers = {field["id"]: [option["value"] for option in field["options"]] for field in form["fields"]}
    assert steppers["regular"] == [0, 1, 2, 3] and form["finish"] == "go" and form["must"]["a_leader_goes"]
    play(game, "leave 2 regular", "go")
    assert game.position()["areas"]["carthag"] == harkonnen(regular=2) and AREA[goal]


def test_a_question_with_one_answer_is_automatic() -> None:
    """One answer is told; the end of a turn may be answered in advance (war_for_arrakis 0.8)."""
    for game in decisions(TABLES[0].new(9), chooser(9)):
        data = asked(game)
        assert (data["automatic"] is not None) == (len(game.options) == 1)
        assert (data["standing"] == "end_turn") == (top(game.table)[0] == w.F_AFTER)


def test_what_an_option_does_is_said_where_its_verb_says_something_else() -> None:
    """war_for_arrakis 25.7: a card is attached, although the move is written as of old."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}}
    game = card_turn(ATREIDES, "fear_is_the_mind_killer", areas, prescience=["a08"])
    assert chosen(game, "remove a08")["does"] == "attach"


def test_a_landing_that_divides_is_one_form() -> None:
    """spacing_guild 6.3: seven troops land in two areas; the form says how many may come where."""
    aboard: dict[str, Any] = {"hold_troops": [7, 0], "hold_frigates": [0, 0], "heighliners": [3, 0]}
    game = turn(HARKONNEN, {}, "strategy", expansions=GUILD, **aboard)
    game.table.to_act = -1
    advance_heighliner(game.table, HARKONNEN)
    advance(game.table)
    form = asked(game)["form"]
    assert form["id"].endswith("divide:harkonnen") and form["divide"]["areas"] == 2
    (field,) = form["fields"]
    assert (field["id"], field["least"], field["most"]) == ("troop", 7, 7)
    first, second = field["options"][0]["value"], field["options"][-1]["value"]
    play(game, form["divide"]["first"].format(n=4))
    play(game, form["divide"]["each"].format(area=first, n=4))
    play(game, form["divide"]["each"].format(area=second, n=3))
    landed = game.view(0)["areas"]
    assert (landed[first]["legion"]["troop"], landed[second]["legion"]["troop"]) == (4, 3)


def test_a_leader_may_come_to_an_empty_settlement_with_a_unit() -> None:
    """7.2: a leader is placed where units are or are being placed."""
    areas = {"carthag": harkonnen(regular=1, settlement=True), "arsunt": {"settlement": True}}
    game = turn(HARKONNEN, areas, "deployment", leaders={**NO_LEADERS, "beast_rabban": "aside"})
    play(game, "use deployment deploy")
    leaders = next(field for field in asked(game)["form"]["fields"] if field["id"] == "leader")
    at = {area: [one for one in leaders["options"] if one["value"] == area] for area in ("carthag", "arsunt")}
    assert [one.get("after_unit", False) for one in at["carthag"]] == [False] * len(at["carthag"])
    assert [one.get("after_unit", False) for one in at["arsunt"]] == [True] * len(at["arsunt"])
    assert len(at["arsunt"]) == len(at["carthag"]) > 1
    play(game, "deploy regular arsunt")
    assert {one["answer"] for one in at["arsunt"]} <= set(notations(game))


def test_a_leader_named_by_a_card_comes_with_the_units_to_an_empty_area() -> None:
    """3.9: filled in as a whole, the form of Smugglers brings Gurney Halleck, although no unit stands there before."""
    game = card_turn(ATREIDES, "smugglers_a", {})
    play(game, "place wind_pass")
    form = asked(game)["form"]
    assert [field["id"] for field in form["fields"]] == ["elite", "leader"]
    (leader,) = form["fields"][1]["options"]
    assert leader["after_unit"] and leader["value"] == "gurney_halleck"
    answers = [form["fields"][0]["options"][1]["answer"], leader["answer"], form["finish"]]
    for answer in answers:
        if answer in notations(game):
            play(game, answer)
    assert game.view(ATREIDES)["areas"]["wind_pass"]["legion"]["leaders"] == ["gurney_halleck"]
