"""How many questions a person sees in a two-sided game of War for Arrakis.

    python bench/questions.py [--games 20] [--bot greedy]

Bots play both sides with The Spacing Guild; what they were asked is counted as a person at the table would see it:

- a question with one answer is none: it is answered without anybody being asked;
- a form is one: questions of one seat in a row with the same form id (payments, prescience cards, figures, hits, ...),
  also where another seat was asked something in between;
- a gesture is one: die, legion, way, goal and who goes, or a die and the card to play or the decks to draw from, as
  `reach` offers them; each further legion of the same action is one more, unless nobody moves any more ("stop").
- the end of a turn is none where it is the answer: it may be given in advance (`standing`); `with_end_of_turn` counts
  it.

`reach` is timed, in time of the processor, wherever it tells anything.

Prints JSON: the decisions a side takes, the questions a side sees (mean, and the most of all games), and what they are.
The exit code is 1 when the mean of a side is over the bar.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from typing import Any

import landsraad
from landsraad import Game, bots
from landsraad.bots.look import Look
from landsraad.lab.bench import build

BAR = 200
SETUP: dict[str, Any] = {"seats": 2, "expansions": ["spacing_guild"], "options": {"max_rounds": 20}}
SIDES = ("harkonnen", "atreides")
WHOLE_PHASE = ("order", "payments", "prescience", "actions")
# What `reach` shows beside the question before: worms, cards to play or draw, tokens to take; aircraft and their
# targets wherever a free action is possible.
FOLLOWING = ("worm-move", "worm-attack", "power", "play", "draw", "deploy-amount")
FREE = ("free-scout", "free-bombard")


class Eyes:
    """What one seat sees."""

    def __init__(self) -> None:
        self.decisions = 0
        self.standing = 0  # turns that were ended when asked whether anything else is done
        self.seen: Counter[str] = Counter()
        self.form = ""
        self.done: set[str] = set()  # forms about a whole phase: one a round
        self.before = ""

    def look(self, game: Game, answer: str) -> None:
        """One decision of this seat and the answer to it."""
        self.decisions += 1
        if len(game.options) == 1:
            return
        asked = game.rules.asked(game.table)
        topic, form = asked["topic"], asked["form"]
        before, self.before = self.before, topic
        if form is not None and (form["id"] == self.form or form["id"] in self.done):
            return
        self.form = "" if form is None else form["id"]
        if form is not None and form["kind"] in WHOLE_PHASE:
            self.done.add(form["id"])
        if asked["standing"] == answer:
            self.standing += 1
            return
        if self._goes_on(topic, before) or (topic.endswith("-legion") and answer == "stop"):
            return
        self.seen[topic if form is None else f"form: {form['kind']}"] += 1

    def _goes_on(self, topic: str, before: str) -> bool:
        """Whether the question belongs to the gesture that the one before has begun."""
        if topic.endswith(("-way", "-goal", "-figures")) or topic in ("worm-goal", "worm-target", *FREE):
            return True
        if before == "deploy-token" and topic == "deploy-leader":
            return True
        began = before in ("turn", "power", "choose", "after")
        return began and (topic.endswith("-legion") or topic in FOLLOWING)


def play(seed: int, bot: str, reaches: list[float]) -> list[Eyes]:
    game = landsraad.new_game("war_for_arrakis", seed=seed, **SETUP)
    eyes = [Eyes(), Eyes()]
    players = [bots.make(bot, seed=seed * 2 + seat) for seat in (0, 1)]
    while game.to_act is not None:
        seat = game.to_act
        action = players[seat].choose(Look(game.rules, game.table, len(game.moves)))
        answer = game.rules.notation.write(action)
        eyes[seat].look(game, answer)
        began = time.process_time()
        if any(game.reach(seat).values()):
            reaches.append(time.process_time() - began)
        game.play(answer)
    return eyes


def report(games: int, bot: str) -> dict[str, Any]:
    reaches: list[float] = []
    found = [play(seed, bot, reaches) for seed in range(1, games + 1)]
    times = [round(1000 * seconds, 2) for seconds in sorted(reaches)]
    told: dict[str, Any] = {
        "games": games,
        "bot": bot,
        "bar": BAR,
        "build": build(),
        "reach_ms": {"median": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "most": times[-1]},
    }
    for seat, side in enumerate(SIDES):
        seen = [sum(eyes[seat].seen.values()) for eyes in found]
        kinds: Counter[str] = Counter()
        for eyes in found:
            kinds.update(eyes[seat].seen)
        told[side] = {
            "decisions": round(statistics.mean(eyes[seat].decisions for eyes in found), 1),
            "questions": round(statistics.mean(seen), 1),
            "most": max(seen),
            "with_end_of_turn": round(statistics.mean(sum(e[seat].seen.values()) + e[seat].standing for e in found), 1),
            "by_topic": {topic: round(count / games, 1) for topic, count in kinds.most_common()},
        }
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="Questions a person sees in a game of War for Arrakis.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    told = report(given.games, given.bot)
    print(json.dumps(told, indent=2))
    return 1 if any(told[side]["questions"] > BAR for side in SIDES) else 0


if __name__ == "__main__":
    sys.exit(main())
