"""How many touches the page needs for the decisions of five stored games of four with Rise of Ix.

    python bench/clicks.py

Every decision of the stored games (tests/golden) is answered as the page lets one answer it on a wide screen, once by
its rules of before and once by those of now, and counted for each seat:

- a question with one answer is none, unless the page asks anyway (the end of a turn, a reveal);
- an answer takes a touch for each thing it is about (a card and a space are two), one more where an amount or a way of
  paying is left open, and a button or the end of a turn is one;
- now what has no alternative happens by itself, what only leads to another choice is answered with it, and a tile
  that is flipped is confirmed. Effects left unused are read for a moment, and then the turn ends as it was asked to.

Prints JSON: touches of a seat in a game before and now, the share, and by verb. The exit code is 1 over three quarters.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import landsraad
from landsraad import Game, Option
from landsraad.server.games import guide_to
from landsraad.server.talk import asked_of

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES = ("imperium-draft-4", "imperium-epic-4", "imperium-ix-4-a", "imperium-ix-4-b", "v2-imperium-ix-4")
BAR = 0.75
# As web/src/games/imperium/desk.svelte.ts has it.
TOUCHABLE = ("card", "intrigue", "space", "tile", "faction", "seat", "leader")
BUTTONS = ("end", "pass", "reveal")
CAREFUL = ("tile",)
guide = guide_to("imperium")


def touches(options: list[Option], answer: Option) -> int:
    things = [thing for thing in answer.objects if thing[0] in TOUCHABLE]
    if answer.verb in BUTTONS or not things:
        return 1
    alike = [one for one in options if [thing for thing in one.objects if thing[0] in TOUCHABLE] == things]
    return len(things) + (len(alike) > 1)


class Count:
    def __init__(self) -> None:
        self.before: Counter[str] = Counter()
        self.now: Counter[str] = Counter()
        self.given = ""  # what was answered together with the last answer

    def look(self, game: Game, answer: Option) -> None:
        question, options = game.question, game.options
        assert question is not None
        if len(options) == 1 and not guide.asks_anyway(question.kind, answer.verb):
            return
        self.before[answer.verb] += touches(options, answer)
        if self.given:
            self.given = ""
            return
        asked = asked_of(game, guide, question.seat, "en")
        assert asked is not None
        if asked.certain and answer.verb in BUTTONS:
            return
        option = next(one for one in asked.options if one.notation == answer.notation)
        if option.then:  # the touch is counted here, the answer it leads to comes with it
            self.given = answer.notation
        self.now[answer.verb] += touches(options, answer) + (answer.verb in CAREFUL)


def main() -> int:
    count = Count()
    seats = 0
    for name in GAMES:
        record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
        moves = record["moves"]
        begun = {key: told for key, told in record.items() if key not in ("result", "checksum")}
        game = landsraad.replay(json.dumps({**begun, "moves": []}).encode())
        for move in moves:
            count.look(game, next(option for option in game.options if option.notation == move))
            game.play(move)
        seats += record["setup"]["seats"]
    before, now = sum(count.before.values()) / seats, sum(count.now.values()) / seats
    found = {
        "games": len(GAMES),
        "seats": seats,
        "before": round(before, 1),
        "now": round(now, 1),
        "share": round(now / before, 3),
        "bar": BAR,
        "by_verb": {
            verb: [round(times / seats, 2), round(count.now[verb] / seats, 2)]
            for verb, times in count.before.most_common()
        },
    }
    print(json.dumps(found, indent=1))
    return int(now / before > BAR)


if __name__ == "__main__":
    sys.exit(main())
