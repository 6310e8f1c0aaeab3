"""How long the levels think: processor time of decisions with two options or more, and of whole turns; prints JSON.

    python bench/turns.py                                       every level, both games, as this package is built
    python bench/turns.py --game imperium --level grandmaster --seconds 60

Interpreted, a whole turn takes at most 3 seconds: the budgets in bots/levels.py and of the judges are cut for that.
"""

import argparse
import json
import time
from typing import Any

from landsraad import bots, rules_of
from landsraad.bots.levels import is_compiled
from landsraad.games import GAMES
from landsraad.kernel.table import TURN


def measured(game: str, level: str, seconds: float) -> dict[str, Any]:
    """Games of the level in the first seat against stewards, until so much time is spent."""
    rules = rules_of(game)
    setup = dict(GAMES[game].bench)
    decisions: list[float] = []
    turns: list[float] = []
    began = time.process_time()
    number = 0
    while time.process_time() - began < seconds:
        table = rules.set_up(setup, f"turns {number}", False)
        players = [bots.make(level if seat == 0 else "steward", number) for seat in range(len(table.seats))]
        number += 1
        moves, turn, mark = 0, 0.0, table.engine.mark(table, TURN)
        while table.to_act >= 0 and time.process_time() - began < seconds:
            seat, action = table.to_act, table.options[0]
            if len(table.options) > 1:
                started = time.process_time()
                action = players[seat].choose(bots.Look(rules, table, moves))
                if seat == 0:
                    decisions.append(time.process_time() - started)
                    turn += decisions[-1]
            rules.apply(table, action)
            moves += 1
            if table.engine.mark(table, TURN) != mark:
                mark = table.engine.mark(table, TURN)
                turns += [turn] if turn else []
                turn = 0.0
    return {
        "game": game,
        "level": level,
        "build": "compiled" if is_compiled() else "interpreted",
        "decisions": len(decisions),
        "mean_ms": round(1000 * sum(decisions) / max(1, len(decisions)), 2),
        "longest_ms": round(1000 * max(decisions, default=0.0), 1),
        "turns": len(turns),
        "mean_turn_s": round(sum(turns) / max(1, len(turns)), 3),
        "longest_turn_s": round(max(turns, default=0.0), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the levels think.")
    parser.add_argument("--game", action="append", choices=[*GAMES], help="one game; both if not given")
    parser.add_argument("--level", action="append", choices=bots.LEVELS, help="one level; all if not given")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor time for each")
    given = parser.parse_args()
    for game in given.game or ("imperium", "war_for_arrakis"):
        for level in given.level or bots.LEVELS:
            print(json.dumps(measured(game, level, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
