"""What the others did since one's last turn: told whole, and until somebody has had the time to read it."""

from typing import Any

from tests.browser.house import House
from tests.browser.wire import Wire

STEP = {"at": 5, "kind": "", "seat": 1, "depth": 0, "text": "", "about": [], "brief": "", "card": None, "place": None}
REST = {"cause": None, "victim": -1, "changes": [], "own": {}}


def step(**fields: Any) -> dict[str, Any]:
    return {**STEP, **REST, **fields}


def scene(number: int, *steps: dict[str, Any]) -> dict[str, Any]:
    return {"number": number, "kind": "turn", "seat": 1, "over": True, "steps": list(steps), "own": {}}


REVEALED = step(kind="revealed_hand", brief="reveals", text="Belar reveals their hand")
BOUGHT = [
    step(kind="acquired_card", brief=f"acquires {name}", text=f"Belar acquires {name}", place=["card", name.lower()])
    for name in ("Scout", "Dagger")
]
SENT = step(kind="sent_agent", brief="Wealth", card=["card", "diplomacy"], place=["space", "wealth"])
PLAYED = step(kind="played_intrigue", brief="Bribery", card=["intrigue", "bribery"])


def test_a_ticket_names_what_was_bought_and_the_card_the_agent_went_with(house: House) -> None:
    wire = Wire(house)
    wire.state(answered=3, scenes=[scene(900, REVEALED, *BOUGHT), scene(901, SENT, PLAYED)])
    house.see("ticket").nth(1).wait_for()
    bought, sent = house.see("ticket").all_inner_texts()
    lines = [line.strip() for line in bought.splitlines()]
    assert {"reveals", "acquires Scout", "acquires Dagger"} <= set(lines)
    lines = [line.strip() for line in sent.splitlines()]
    assert "Wealth · Diplomacy" in lines and "Bribery" in lines


def test_what_happens_by_itself_folds_nothing_away(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"certain": True})
    wire = Wire(house)
    wire.deaf = True
    told = {"objects": [], "after": {}, "idle": "", "then": []}
    reveal = {"notation": "reveal", "verb": "reveal", "text": "Reveal", **told}
    only = {**wire.last["asked"], "options": [reveal], "certain": True}
    wire.state(answered=3, scenes=[scene(900, REVEALED)], asked=only)
    house.see("ticket").wait_for()
    house.wait_until(lambda: any(said.get("option") == "reveal" for said in wire.said), "the hand is revealed")
    effects = [{"notation": f"do {n}", "verb": "do", "text": f"An effect with many words: {n}", **told} for n in "ab"]
    wire.state(answered=9, asked={**wire.last["asked"], "options": effects, "certain": False})
    house.see("option-2").wait_for()
    house.see("recap-fold").click()  # nobody has touched anything: it is there, as a line beside the answers
    house.see("ticket").wait_for()
    house.see("option-1").click()
    house.see("recap").wait_for(state="detached")
    house.close()
    assert house.errors == []


def test_only_what_excludes_each_other_has_an_or_between(house: House) -> None:
    wire = Wire(house)
    told = {"verb": "do", "objects": [], "after": {}, "idle": "", "then": []}
    ways = [{"notation": f"way {n}", "text": f"A way of doing it: {n}", **told} for n in "ab"]
    either = {"notation": "do either", "text": "", **told, "then": ways}
    other = {"notation": "do other", "text": "Something else that can be done", **told}
    wire.state(asked={**wire.last["asked"], "kind": "turn", "options": [either, other]})
    house.see("option-3").wait_for()
    between = "(row) => row.previousElementSibling?.dataset.testid ?? ''"
    assert [house.see(f"option-{n}").evaluate(between) for n in (1, 2, 3)] == ["", "or", "option-2"]
    wire.state(asked={**wire.last["asked"], "kind": "effect", "options": [*ways, other]})
    house.wait_until(lambda: house.see("or").count() == 2, "of the answers to a question only one is given")


def test_the_log_keeps_its_newest_lines_beside_a_fight_and_many_tickets(browser: Any, address: str) -> None:
    house = House(browser, address, size=(1920, 1080))
    wire = Wire(house)
    seats = [
        {
            "seat": seat,
            "place": 1,
            "tied": False,
            "strength": 9,
            "played": [],
            "lines": ["a line that tells what was won"] * 6,
        }
        for seat in (1, 2)
    ]
    fight = {"at": 3, "round": 1, "conflict": "skirmish_1", "fighters": seats}
    scenes = [scene(900 + number, SENT, PLAYED, *BOUGHT) for number in range(4)]
    wire.state(answered=3, scenes=scenes, own={**wire.last["own"], "fight": fight})
    house.see("last-fight").wait_for()
    house.see("ticket").nth(3).wait_for()
    assert house.measure("document.querySelector('.log .lines').clientHeight") >= 48
    house.close()
    assert house.errors == []


# Lines of the log of which a piece is to be seen and not the whole.
PIECES = """
() => {
  const lines = [...document.querySelectorAll('.log li')];
  const room = document.querySelector('.log .lines').clientHeight;
  const seen = lines.filter((line) => getComputedStyle(line).visibility === 'visible');
  return { room, lines: lines.length, seen: seen.length };
}
"""


def test_no_piece_of_a_line_looks_out_of_a_log_without_room(house: House) -> None:
    wire = Wire(house)
    scenes = [scene(900 + number, SENT, PLAYED, *BOUGHT) for number in range(3)]
    row = ["treachery", "double_cross", "negotiated_withdrawal", "full_scale_assault", "treachery"]
    told = {"about": [], "changes": [], "depth": 0, "seat": 1, "text": "Ada reveals", "brief": "Reveal"}
    log = [{**told, "at": at} for at in range(4)]
    wire.state(answered=3, scenes=scenes, view={**wire.last["view"], "row": row}, log=log)
    house.see("ticket").nth(2).wait_for()
    found = house.measure(PIECES)
    assert found["room"] < 16 and found["lines"] > 0 and found["seen"] == 0, found


def test_one_is_told_as_you_where_a_sentence_is_nobodys(house: House) -> None:
    wire = Wire(house)
    name = wire.last["table"]["seats"][0]["name"]
    told = {"about": [], "changes": []}
    log = [
        {
            **told,
            "at": 0,
            "depth": -1,
            "seat": -1,
            "text": f"Round 4: X. {name} begins",
            "brief": f"Round 4: X. First: {name}",
        },
        {**told, "at": 1, "depth": 0, "seat": 0, "text": f"{name} wins the Conflict", "brief": "victory with 9"},
    ]
    won = {**scene(900, step(text=f"{name} wins the Conflict")), "kind": "fight", "seat": -1}
    won["own"] = {"headline": f"{name} wins the Conflict", "fighters": [], "strengths": [], "conflict": "", "round": 3}
    wire.state(answered=0, scenes=[won], log=log)
    house.see("ticket").wait_for()
    assert "You: victory with 9" in house.see("ticket").inner_text()
    house.wait_until(lambda: "First: you" in house.see("log").inner_text(), "so is the round")
