"""War for Arrakis at the table: a whole game over the wire, what a seat is told, and what it is never told."""

import gzip
import json
import random
from typing import Any

import jsonschema
import pytest

import landsraad
from landsraad import Game, Reason, fast
from landsraad.arrakis import events as e
from landsraad.arrakis.board import AREA_IDS, ZONE_IDS
from landsraad.arrakis.catalog import CARD_IDS, LEADER_IDS, PRESCIENCE_IDS
from landsraad.arrakis.words import B_CARDS, BOX_NAMES
from landsraad.desk.arrakis.battle_odds import fight_of, outcome
from landsraad.desk.arrakis.odds import Force
from landsraad.server.games import guide_to
from landsraad.server.games.arrakis.staging import scene_told
from landsraad.server.games.arrakis.story import depth, whose
from landsraad.server.talk import asked_of, reasons_told
from landsraad.text.fluent import known_languages
from tests.arrakis.table import ATREIDES, HARKONNEN, NO_LEADERS, atreides, harkonnen, notations, play, turn
from tests.arrakis.test_partners import four
from tests.conformance.games import Kind, chooser, decisions
from tests.server.conftest import Come
from tests.server.people import Message, Seat, asked

NAME = "war_for_arrakis"
GUIDE = guide_to(NAME)
GUILD = ["spacing_guild"]
SHORT = {"game": NAME, "expansions": GUILD, "options": {"max_rounds": 2}}
MOST_BYTES = 10_000
KINDS = [
    Kind("2-guild", NAME, {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 4}}),
    Kind("4-guild", NAME, {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 3}}),
    Kind("solo", NAME, {"seats": 1, "options": {"max_rounds": 4}}),
]


def person(name: str) -> Message:
    return {"kind": "person", "name": name}


def bot() -> Message:
    return {"kind": "bot", "bot": "random"}


def play_out(seat: Seat) -> Message:
    """A form or a gesture now and then, else one option after the other, to the end."""
    number = 0
    while seat.turn()["result"] is None:
        number += 1
        seat.play(seat.options[number % len(seat.options)])
    return seat.state


# --- over the wire ---------------------------------------------------------------------------------------------------


def test_a_whole_game_against_a_bot(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada"), bot(), seed="sand", **SHORT)
    seat = ada.sit(table["id"])
    first = seat.turn()
    assert first["view"]["members"] == ["house_harkonnen", "corrino_ally"]
    own = first["own"]
    assert [choice["notation"] for choice in own["question"]["choices"]] == seat.options
    assert len(gzip.compress(json.dumps(first).encode())) < MOST_BYTES
    end = play_out(seat)
    assert end["table"]["stage"] == "over" and end["result"]["decided_by"] == "max_rounds"
    record = ada.http.get(f"/tables/{table['id']}/record").text
    assert landsraad.replay(record).result() == end["result"]
    ending = ada.http.get(f"/tables/{table['id']}/ending").json()
    assert ending["rounds"] == 2 and len(ending["own"]["supremacy"]) == 3 == len(ending["own"]["progress"])
    assert ending["own"]["side"] == "" and ending["own"]["objectives"]
    shown = seat.ask(do="look", at=end["at"], seat=-2)
    assert all(deck["hand"] is not None for deck in shown["view"]["decks"].values())


def test_alone_against_the_automaton(come: Come) -> None:
    """war_for_arrakis 23: one seat, of the Atreides; the Harkonnen have none."""
    ada = come()
    table = ada.open("solo", person("Ada"), game=NAME, options={"max_rounds": 1}, seed="mahdi")
    seat = ada.sit(table["id"])
    assert (
        seat.turn()["view"]["sides"]["harkonnen"] | {"automaton": True, "seats": []}
        == (seat.state["view"]["sides"]["harkonnen"])
    )
    assert play_out(seat)["result"] is not None


def test_four_people_at_one_screen(come: Come) -> None:
    """war_for_arrakis 19: two share each side; who is asked sits down before the screen."""
    ada = come()
    names = [person(name) for name in ("Ada", "Bo", "Cy", "Di")]
    table = ada.open("device", *names, **{**SHORT, "options": {"max_rounds": 1}})["id"]
    seat = ada.sit(table)
    sat: set[int] = set()
    number = 0
    while seat.wait()["result"] is None:
        to_act = seat.state["table"]["to_act"]
        if seat.state["you"] != to_act:
            seat.say(do="sit", seat=to_act)
            seat.wait(lambda state, to_act=to_act: state["you"] == to_act and state["asked"] is not None)
        sat.add(seat.state["you"])
        number += 1
        seat.play(seat.options[number % len(seat.options)])
    assert sat == {0, 1, 2, 3}


def hidden_from(game: Game, seat: int) -> set[str]:
    """Cards in hands of others that lie open nowhere."""
    position = game.position()
    mine = game.view(seat)["members"]
    others = [name for name in ("house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally") if name not in mine]
    held = {card for member in others for card in position[f"hand_{member}"]}
    known = {card for key, cards in position.items() if key.startswith("discard_") for card in cards}
    # A card that is being played was shown, and lies in its hand until it is done.
    source = game.rules.view(game.table, None)["turn"]["source"]
    return held - known - set(position["staying"]) - set(source or ())


def test_nothing_hidden_goes_over_the_wire(come: Come) -> None:
    """war_for_arrakis 0.5: hands, tokens, ranks and objectives, from the first message to the last."""
    ada, bo, watcher = come(), come(), come()
    table = ada.open("friends", person("Ada"), {"kind": "open"}, **SHORT)["id"]
    assert bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"}).status_code in (200, 201)
    assert ada.post(f"/tables/{table}/start").status_code in (200, 201)
    seats = [ada.sit(table), bo.sit(table), watcher.sit(table)]
    messages: list[tuple[int, Message]] = []
    number = 0
    while (mover := asked(seats)) is not None:
        messages += [(seat.state["you"], seat.state) for seat in seats]
        assert all(len(gzip.compress(json.dumps(seat.state).encode())) < MOST_BYTES for seat in seats)
        number += 1
        mover.play(mover.options[number % len(mover.options)])
    game = landsraad.replay(ada.http.get(f"/tables/{table}/record").text)
    begun = game._restart([])
    compared = 0
    for you, message in sorted(messages, key=lambda sent: int(sent[1]["at"])):
        while len(begun.moves) < message["at"]:
            begun.play(begun.rules.notation.write(game.moves[len(begun.moves)]))
        eyes = None if you < 0 else you
        assert message["view"] == json.loads(json.dumps(begun.rules.view(begun.table, eyes)))
        told = json.dumps([message["view"], message["own"], message["asked"], message["log"]])
        if you >= 0:
            assert not {card for card in hidden_from(begun, you) if f'"{card}"' in told}
            compared += 1
        else:
            assert message["own"]["question"] is None and message["own"]["reach"] is None
    assert compared > 20


# --- what a seat is told ---------------------------------------------------------------------------------------------


def own(game: Game, seat: int | None) -> dict[str, Any]:
    asked_now = GUIDE_ASKED if seat is not None and seat == game.to_act else None
    return GUIDE.own_state(game, -1 if seat is None else seat, asked_now, "en", max(0, len(game.moves) - 3))


GUIDE_ASKED: Any = object()  # that there is a question is all that counts


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_told_besides_does_not_depend_on_what_is_hidden(kind: Kind) -> None:
    """The question, its reach, the odds: what a seat cannot know is dealt anew, and it is told the same."""
    for number, game in enumerate(decisions(kind.new(3), chooser(3))):
        if number % 11:
            continue
        for seat in (None, *range(len(game.table.seats))):
            other = game.clone()
            other.table = game.rules.redealt(game.table, seat, number)
            assert own(other, seat) == own(game, seat)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_event_has_its_place_in_the_log(kind: Kind) -> None:
    game = kind.new(4)
    for _ in decisions(game, chooser(4)):
        pass
    seats = range(-1, len(game.table.seats))
    for event in game.events:
        assert depth(event) in (None, -1, 0, 1) and whose(game, event) in seats
        assert all(isinstance(word, str) and word for _, word in GUIDE.about(event))
    assert {depth(event) for event in game.events} == {None, -1, 0, 1}


def test_dice_are_shown_as_they_fell() -> None:
    """war_for_arrakis 9.4, 13.7, 14.2: faces of combat dice, of sandworms and of storms."""
    seen: set[str] = set()
    for seed in (5, 6, 7):
        game = KINDS[0].new(seed)
        for _ in decisions(game, chooser(seed)):
            pass
        for told in GUIDE.own_state(game, -1, None, "en", 0)["since"] or []:
            assert told["at"] > 0
        for event in game.events:
            data = game.rules.event_data(event)
            if "faces" in data["what"]:
                assert set(data["what"]["faces"]) == {"sword", "shield", "special"}
                seen.add(data["event"])
            if "dice" in data["what"]:
                assert sum(data["what"]["dice"].values()) >= 4
                seen.add(data["event"])
    assert {"dice_rolled", "storm", "combat_rolled"} <= seen


def test_what_ones_own_answer_has_brought_is_told() -> None:
    """war_for_arrakis 13.7: who attacks with a sandworm sees its dice; they fell with the own last answer."""
    areas = {
        "se_in_01": {"worm": "sandworm"},
        "se_in_04": harkonnen(regular=1),
        "windgap": {**atreides(regular=1), "sietch": 1},
    }
    game = turn(ATREIDES, areas, "house")
    play(game, "use house desert_power", "attack_worm")
    if "from se_in_01" in notations(game):
        play(game, "from se_in_01")
    answered = len(game.moves) + 1
    play(game, "to se_in_04")
    told = GUIDE.own_state(game, ATREIDES, None, "en", answered)["since"]
    assert "worm_attacked" in [happening["event"] for happening in told]


def test_odds_take_the_hits_as_well_as_possible() -> None:
    """war_for_arrakis 9.9: what each casualty does to the chance is told to who decides."""
    areas = {"se_in_04": harkonnen(regular=4, elite=2), "hobars_gap": {**atreides(regular=3, generic=1), "sietch": 0}}
    for seed in range(60):
        game = turn(HARKONNEN, areas, "strategy", seed=seed)
        play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
        if game.question is not None and game.rules.asked(game.table)["topic"] == "casualties" and game.to_act == 0:
            break
    odds = own(game, 0)["odds"]
    assert set(odds["options"]) == {option.notation for option in game.options}
    assert max(odds["options"].values()) == odds["attacker"] and 0 <= odds["attacker"] <= 100
    assert own(game, ATREIDES)["odds"]["options"] == {}


def test_odds_count_a_card_that_is_laid_down_for_a_die() -> None:
    """war_for_arrakis 9.4: it is a die of the roll that is to come."""
    areas = {"hagga_basin": harkonnen(regular=2), "splintered_rock": atreides(regular=3)}
    game = turn(HARKONNEN, areas, "strategy", hand_house_harkonnen=["harkonnen_patrols", "arsunt_legion"])
    play(game, "use strategy attack", "from hagga_basin", "to splintered_rock", "go")
    before = own(game, 0)["odds"]
    play(game, next(option.notation for option in game.options if option.verb == "card"))
    assert own(game, 0)["odds"]["attacker"] > before["attacker"]


def test_odds_of_a_battle_count_no_card_of_the_battle_before() -> None:
    """war_for_arrakis 3.2, 9.3, 9.4: too many stand there with the token turned up, and no round has begun."""
    areas = {"se_in_04": harkonnen(regular=2), "hobars_gap": atreides(regular=2, elite=3, tokens=[0])}
    found = []
    for cards in (0, 2):
        game = turn(HARKONNEN, areas, "strategy")
        game.table.shared[B_CARDS] = cards
        play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
        assert game.view(0)["battle"]["round"] == 0
        found.append(fight_of(game.table))
    assert found[0] is not None and found[0] == found[1] and own(game, 0)["odds"]["attacker"] < 50


def fought(game: landsraad.Game, topic: str) -> bool:
    """Take what comes first until this is asked in the battle; False where it never is."""
    while game.view(0)["battle"] and not game.over:
        if game.question is not None and game.rules.asked(game.table)["topic"] == topic:
            return True
        game.play(game.options[0])
    return False


def test_the_special_of_a_surprise_counts_once() -> None:
    """war_for_arrakis 9.11: it belongs to the first roll; whether to go on after it is asked without it."""
    areas = {"carthag": harkonnen(regular=6, generic=1), "broken_land": atreides(regular=6, generic=1)}
    for seed in range(60):
        game = turn(HARKONNEN, areas, "leadership", seed=seed)
        play(game, "use leadership surprise", "from carthag", "to broken_land", "go")
        if fought(game, "battle-cease") and game.view(0)["battle"]["round"] == 1:
            break
    battle = game.view(0)["battle"]
    mine, theirs = battle["attacker"]["figures"], battle["defender"]["figures"]
    after = outcome(
        Force(regular=mine["regular"], generic=mine["generic"]),
        Force(regular=theirs["regular"], generic=theirs["generic"]),
    )
    assert own(game, 0)["odds"]["attacker"] == round(100 * after[0])


def test_odds_know_the_dice_that_lie_there() -> None:
    """war_for_arrakis 9.6: which leader uses a Special is asked after the roll, and each answer has its own chance."""
    areas = {"carthag": harkonnen(regular=5, generic=1), "broken_land": atreides(regular=6)}
    leaders = {**NO_LEADERS, "captain_aramsham": "carthag"}
    for seed in range(90):
        game = turn(HARKONNEN, areas, "strategy", leaders=leaders, seed=seed)
        play(game, "use strategy attack", "from carthag", "to broken_land", "go")
        # Bad luck: what was likely before the dice is so no more.
        if fought(game, "battle-leaders") and max(own(game, 0)["odds"]["options"].values()) < 60:
            break
    odds = own(game, 0)["odds"]
    assert 60 > odds["options"]["ability captain_aramsham"] > odds["options"]["ability_generic"]
    assert set(odds["options"]) == {"ability captain_aramsham", "ability_generic"} == set(notations(game))
    assert max(odds["options"].values()) == odds["attacker"]
    for answer in notations(game):
        then = game.clone()
        then.play(answer)
        if then.view(0)["battle"] and then.rules.asked(then.table)["topic"] in ("casualties", "battle-cease"):
            assert own(then, 0)["odds"]["attacker"] == odds["options"][answer]


def test_odds_tell_what_each_card_for_a_die_does() -> None:
    """war_for_arrakis 9.4.1: none, one, two: as many as may be laid down."""
    areas = {"hagga_basin": harkonnen(regular=4), "splintered_rock": atreides(regular=5)}
    hand = ["harkonnen_patrols", "arsunt_legion", "hard_times_and_oppression"]
    game = turn(HARKONNEN, areas, "strategy", hand_house_harkonnen=hand)
    play(game, "use strategy attack", "from hagga_basin", "to splintered_rock", "go")
    odds = own(game, 0)["odds"]
    assert len(odds["cards"]) == 3 and odds["cards"][0] == odds["attacker"]  # six dice are the most
    assert odds["cards"] == sorted(set(odds["cards"]))
    assert own(game, ATREIDES)["odds"]["cards"] == []
    play(game, "card harkonnen_patrols")
    assert own(game, 0)["odds"]["cards"] == odds["cards"][1:]


def test_odds_know_the_price_of_going_on() -> None:
    """war_for_arrakis 9.10.1: to go on against a sietch costs a hit, which the odds count before it is taken."""
    areas = {"se_in_04": harkonnen(regular=6), "hobars_gap": {**atreides(regular=4), "sietch": 0}}
    asked = ""
    for seed in range(60):
        game = turn(HARKONNEN, areas, "strategy", seed=seed)
        play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
        while game.view(0)["battle"] and (asked := game.rules.asked(game.table)["topic"]) == "casualties":
            game.play(game.options[0])
        if asked == "battle-cease":
            break
    assert asked == "battle-cease" and game.view(0)["battle"]["price_of_continuing"] == 1
    before = own(game, 0)["odds"]
    play(game, "continue")
    assert game.rules.asked(game.table)["topic"] == "battle-retreat"  # of regulars only there is nothing to choose
    after = own(game, 0)["odds"]
    assert before["attacker"] == after["attacker"] and before["defender"] == after["defender"]


def test_all_hits_of_a_step_are_one_form() -> None:
    """war_for_arrakis 9.9: who is there, a proposal, and the chance for everybody who can be left."""
    areas = {"se_in_04": harkonnen(regular=4, elite=2), "hobars_gap": {**atreides(regular=3, generic=1), "sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", seed=2)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    told = own(game, 0)
    form, odds = told["question"]["form"], told["odds"]
    assert form["kind"] == "casualties" and form["fields"][0]["most"] == 2
    assert form["takes"]["figures"] == game.view(0)["battle"]["attacker"]["figures"]
    assert form["takes"]["proposal"] == odds["best"] == ["reduce elite", "reduce elite"]
    assert max(odds["after"].values()) == odds["after"]["6,0,0,0,0;"] == odds["attacker"]
    assert set(odds["after"]) > {"4,1,0,0,0;", "2,2,0,0,0;"}
    assert own(game, ATREIDES)["odds"]["after"] == {}


# --- set-up and catalogue --------------------------------------------------------------------------------------------


def test_what_can_be_chosen(come: Come) -> None:
    choices = come().http.get(f"/setup/{NAME}").json()
    assert choices["seats"] == [1, 2, 3, 4] and choices["expansions"] == GUILD
    assert choices["own"]["sides"]["4"] == [["house_harkonnen"], ["corrino_ally"], ["house_atreides"], ["fremen_ally"]]
    assert choices["own"]["sides"]["1"] == [["house_atreides", "fremen_ally"]]


@pytest.mark.parametrize("lang", known_languages())
def test_the_catalogue_marks_every_substitute(come: Come, lang: str) -> None:
    """What is not the printed component says so, what of it is ours, and which question it belongs to."""
    catalog = come().http.get(f"/catalog/{NAME}/{lang}").json()
    parts = {(part["kind"], part["id"]): part for part in catalog["components"]}
    marked = {ident for (kind, ident), part in parts.items() if part["facts"].get("substitute")}
    assert {"sg_fremen_3", "stilgar", "a08", "o1", "wild_maker", "deployment_tokens"} <= marked
    assert parts["card", "sg_harkonnen_3"]["facts"]["ours"] == ["deck", "title"]
    assert parts["card", "shigawire"]["facts"]["substitute"] == ""
    assert all(part["facts"]["doubt"] for part in parts.values() if part["facts"].get("substitute"))
    assert catalog["words"]["side.atreides"]


def test_payloads_have_their_schema() -> None:
    for payload in GUIDE.payloads:
        assert payload.__doc__
    jsonschema.Draft202012Validator.check_schema(landsraad.rules_of(NAME).view_schema())  # type: ignore[attr-defined]


# --- why not ---------------------------------------------------------------------------------------------------------


def reasons(game: Game, *objects: tuple[str, str]) -> list[tuple[str, str]]:
    return [(reason.key, reason.rule) for reason in GUIDE.why(game, game.to_act or 0, list(objects))]


def test_an_area_that_does_not_glow_says_why() -> None:
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2), "se_in_04": atreides(regular=2)}, "strategy")
    play(game, "use strategy move")
    assert reasons(game, ("area", "carthag")) == []
    assert reasons(game, ("area", "se_in_04")) and reasons(game, ("area", "arrakeen"))
    play(game, "from carthag")
    assert all("war_for_arrakis" in rule for _, rule in reasons(game, ("area", "se_in_04")))


def test_a_goal_that_cannot_be_reached_says_why() -> None:
    """war_for_arrakis 8.1, 9.1: with a legion in hand the touched area is where it would go, not another legion."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2), "se_in_04": atreides(regular=2)}, "strategy")
    far = reasons(game, ("area", "carthag"), ("area", "se_in_04"))
    assert ("too-far", "war_for_arrakis 8.1") in far and "no-legion-there" not in dict(far)
    assert reasons(game, ("area", "carthag"), ("area", "arsunt")) == []


def test_a_leader_in_the_tank_says_so() -> None:
    leaders = {name: "absent" for name in LEADER_IDS} | {"beast_rabban": "tank_2"}
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy", leaders=leaders)
    assert "war_for_arrakis 10.4" in [rule for _, rule in reasons(game, ("leader", "beast_rabban"))]


def test_a_token_that_may_not_be_turned_up_says_why() -> None:
    """war_for_arrakis 7.6: an ornithopter watches it; where no token lies, that is the reason."""
    areas = {
        "windgap": {**atreides(generic=1), "tokens": [1], "sietch": 1},
        "tasmin_sink": {**atreides(generic=1), "tokens": [2], "sietch": 2},
        "nw_in_03": atreides(regular=1),
    }
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_6": "ornithopter"})
    play(game, "free train")
    assert reasons(game, ("area", "tasmin_sink")) == []
    assert reasons(game, ("area", "windgap")) == [("area-watched", "war_for_arrakis 7.6")]
    assert reasons(game, ("area", "nw_in_03")) == [("no-token-there", "war_for_arrakis 7.6")]


def test_a_card_of_the_hand_without_a_die_says_so() -> None:
    """war_for_arrakis 7.5; with a die it can be played, and nothing is refused."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}, "carthag": harkonnen(regular=2)}
    hand = {"hand_house_atreides": ["the_voice"]}
    game = turn(ATREIDES, areas, "strategy", **hand)
    assert reasons(game, ("card", "the_voice")) == []
    game = turn(ATREIDES, areas, **hand)
    assert reasons(game, ("card", "the_voice")) == [("card-costs-die", "war_for_arrakis 7.5")]


def test_whoever_is_asked_is_not_called_by_name() -> None:
    """The question comes first: to whoever has touched something it is their own."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "mentat")
    play(game, "use mentat draw")
    found = GUIDE.why(game, HARKONNEN, [("area", "carthag")])
    assert [reason.key for reason in found] == ["asked-first"]
    assert "Spieler" not in reasons_told(game, found, "de")[0].text


@pytest.mark.parametrize("lang", known_languages())
def test_reasons_of_the_table_are_told_in_every_language(lang: str) -> None:
    """Whoever waits or watches is told so, and what nobody could mean is told as such."""
    game = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy")
    asked_for = [GUIDE.not_now(key, {"seats": ("seats", [0])}) for key in ("you-wait", "you-watch", "undo-shown")]
    asked_for += GUIDE.why(game, HARKONNEN, [("nothing", "x")])
    told = [line.text for line in reasons_told(game, asked_for, lang)]
    assert len(set(told)) == 4 and not any("reason-" in text or "you-wait" in text for text in told)
    assert told[0] == game.speaker.reason(Reason("you-wait", "", asked_for[0].facts), lang, game.names_in(lang))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whatever_is_touched_glows_or_gives_a_reason(kind: Kind) -> None:
    """Areas, air zones, dice, cards, leaders and prescience cards: an option, or a reason with its rule."""
    things = [
        *[("area", name) for name in AREA_IDS[::9]],
        *[("zone", name) for name in ZONE_IDS[::3]],
        *[("result", name) for name in BOX_NAMES],
        *[("card", name) for name in CARD_IDS[::13]],
        *[("leader", name) for name in LEADER_IDS[::4]],
        *[("prescience", name) for name in PRESCIENCE_IDS[::7]],
        *[("unit", name) for name in ("regular", "elite")],
    ]
    told = 0
    for number, game in enumerate(decisions(kind.new(5), chooser(5))):
        if number % 17 or game.to_act is None:
            continue
        named = {tuple(thing) for choice in game.rules.asked(game.table)["choices"] for thing in choice["objects"]}
        for thing in things:
            found = GUIDE.why(game, game.to_act, [thing])
            if thing in named:
                assert found == [], (thing, game.question)
            else:
                assert all(reason.rule for reason in found), thing
                told += len(found)
    assert told > 50


# --- what needs no second thought, and what does ----------------------------------------------------------------------


HIDDEN = {"hobars_gap": {**atreides(tokens=[0, 1]), "sietch": 0}, "carthag": harkonnen(regular=1)}


def idle_of(game: Game, notation: str) -> str:
    option = next(one for one in game.options if one.notation == notation)
    reason = GUIDE.idle(game, option.action)
    return "" if reason is None else f"{reason.key} {reason.rule}"


def test_a_die_that_would_be_spent_for_nothing_is_told() -> None:
    """war_for_arrakis 7.10: it may be spent so, and none should find out too late. 9.11: a surprise needs a leader."""
    nobody = turn(HARKONNEN, {"carthag": harkonnen(regular=3), "arsunt": atreides(regular=1)}, "leadership", "strategy")
    assert idle_of(nobody, "use leadership surprise") == "idle-nothing war_for_arrakis 7.10"
    assert idle_of(nobody, "use strategy attack") == ""
    led = {"carthag": harkonnen(regular=3, generic=1), "arsunt": atreides(regular=1)}
    assert idle_of(turn(HARKONNEN, led, "leadership"), "use leadership surprise") == ""
    beside = {"leaders": {"beast_rabban": "aside"}}
    assert "idle" in idle_of(turn(HARKONNEN, led, "leadership", **beside), "leader leadership beast_rabban")
    # 7.9: Paul moves or attacks with his legion; beside the board he asks between two things that do nothing.
    paul = "leader leadership paul_atreides"
    legion = {"hobars_gap": atreides(regular=3), "carthag": harkonnen(regular=1)}
    outside = turn(ATREIDES, legion, "leadership", leaders={"paul_atreides": "aside"})
    assert "idle" in idle_of(outside, paul)
    outside.play(paul)
    assert "idle" in idle_of(outside, "move") and "idle" in idle_of(outside, "attack")
    there = turn(ATREIDES, legion, "leadership", leaders={"paul_atreides": "hobars_gap"})
    assert idle_of(there, paul) == ""
    there.play(paul)
    assert idle_of(there, "move") == "" and "idle" in idle_of(there, "attack")  # nobody is near enough
    waits = turn(HARKONNEN, HIDDEN, "leadership", air_zones={"air_5": "ornithopter"})
    assert "idle" in idle_of(waits, "use leadership surprise")  # although scouting keeps the turn open (0.8)


def test_what_would_do_nothing_tells_nothing_of_what_is_to_come() -> None:
    """With the last die of a round wormsigns are drawn next (6.4): whoever they ask, the die was spent for nothing."""
    game = landsraad.new_game(NAME, seats=2, seed=2, expansions=GUILD)
    chance = random.Random(2)
    for _ in range(85):
        game.play(chance.choice(game.options))
    told = set()
    for seed in range(5):
        world = game.clone()
        world.table = fast.redeal(game.table, game.to_act, seed)
        told.add(idle_of(world, "use strategy attack"))
    assert told == {"idle-nothing war_for_arrakis 7.10"}


def test_a_turn_in_which_only_a_free_action_is_left_ends_by_itself() -> None:
    """war_for_arrakis 7.6: an ornithopter may scout in any window, so it is no alternative to the end of a turn; and
    15.5: where no card may be laid down for dice, none is waited for."""
    game = turn(HARKONNEN, HIDDEN, "strategy", air_zones={"air_5": "ornithopter"})
    play(game, "use strategy move", "stop")
    told = asked_of(game, GUIDE, HARKONNEN, "en")
    assert told is not None and told.certain and {option.verb for option in told.options} == {"end_turn", "free"}
    among_people = asked_of(game, GUIDE, HARKONNEN, "en", others=True)
    assert among_people is not None and not among_people.certain


def test_a_turn_does_not_end_by_itself_while_something_rare_may_be_done() -> None:
    """spacing_guild 8.4: a frigate leaves with the phase, so who may bombard is asked; war_for_arrakis 16.8: so is who
    has just drawn Hawat's second scheming. Until then both wait (0.8)."""
    frigate = turn(HARKONNEN, HIDDEN, "strategy", expansions=GUILD, air_zones={"air_5": "harkonnen_frigate"})
    hawat = {**NO_LEADERS, "thufir_hawat": "aside"}
    scheming = turn(HARKONNEN, HIDDEN, "strategy", leaders=hawat, hand_house_harkonnen=["hawats_scheming"] * 2)
    for game in (frigate, scheming):
        assert GUIDE.waits(game, next(option.action for option in game.options if option.verb == "free"))
        play(game, "use strategy attack")  # nobody is near enough
        told = asked_of(game, GUIDE, HARKONNEN, "en")
        assert told is not None and not told.certain
        assert {option.verb for option in told.options} == {"end_turn", "free"}


def test_the_headline_of_a_turn_tells_what_it_cost() -> None:
    """spacing_guild 4.2: a harvester that falls is more than the move that took it."""
    areas = {"gara_kulon": atreides(regular=1), "ne_out_11": {"harvester": True}, "tasmin_sink": atreides(regular=1)}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "to ne_out_11")
    while game.to_act == ATREIDES and any(option.verb in ("go", "stop") for option in game.options):
        game.play(next(option for option in game.options if option.verb in ("go", "stop")))
    told = [event for journal in game.journals for event in journal]
    assert "arvester" in scene_told(game, told, "en")["headline"]
    lost = next(event for event in told if event[0] == e.HARVESTER_LOST)
    both = scene_told(game, [lost, lost], "zh-Hant")["headline"]  # each by a full stop of the language
    assert both.count("。") == 1 and "." not in both


def test_beside_the_headline_of_a_turn_stands_what_it_brought() -> None:
    """Of two legions that moved both are told; a die used for Desert Power says nothing of where the wormsigns lie."""
    areas = {"gara_kulon": atreides(regular=1), "tasmin_sink": atreides(regular=1), "carthag": harkonnen(regular=1)}
    moving, calling = turn(ATREIDES, areas, "strategy"), turn(ATREIDES, areas, "house")
    play(moving, "use strategy move", "from gara_kulon", "to ne_out_11", "from tasmin_sink", "to se_out_05")
    play(calling, "desert_power", "wormsigns", "place ne_in_03", "place se_in_01")
    two, signs = (
        scene_told(game, [event for told in game.journals for event in told], "en") for game in (moving, calling)
    )
    assert "Tasmin Sink" in two["headline"] and len(two["brought"]) == 1 and "Gara Kulon" in two["brought"][0]
    assert len(signs["brought"]) == 2 and all("wormsign" in line for line in signs["brought"])


def test_a_cone_of_silence_is_a_line_of_the_turn_that_spends_it() -> None:
    """war_for_arrakis 19.4: the partner and the others learn of it, whatever else the turn is about."""
    game = four(3, "mentat", cones_of_silence=[3, 1])
    play(game, "member fremen_ally", "cone", "use mentat draw")
    told = scene_told(game, [event for journal in game.journals[-2:] for event in journal], "en")
    assert any("Cone of Silence" in line for line in told["brought"]) and "Cone" not in told["headline"]
