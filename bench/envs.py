"""Environments for learners: decisions a second, and the tests of others that take too long for the suite.

    PYTHONPATH=build/compiled python bench/envs.py [--tables 1024] [--steps 50] [--playthrough]

The learner that is an example is measured by itself: `python docs/examples/ppo.py imperium 14`.
"""

import argparse
import json
import time
from typing import Any

import numpy

from landsraad import envs
from landsraad.lab.bench import build, machine

SETUPS: dict[str, dict[str, Any]] = {
    "imperium": {"seats": 4, "expansions": ["rise_of_ix"]},
    "war_for_arrakis": {"seats": 2, "expansions": ["spacing_guild"]},
}


def chosen(options: Any, dice: Any) -> Any:
    legal = (options >= 0).sum(axis=1)
    return options[numpy.arange(len(options)), (dice.random(len(options)) * legal).astype(int)]


def many(game: str, tables: int, steps: int, masks: bool) -> dict[str, Any]:
    """Every seat of every table learns; its decisions are random."""
    env = envs.vector(game, tables, seat="all", masks=masks, **SETUPS[game])
    env.reset(seed=1)
    dice = numpy.random.default_rng(1)
    started = time.process_time()
    for _ in range(steps):
        env.step(chosen(env.options(), dice))
    took = time.process_time() - started
    return {"tables": tables, "masks": masks, "decisions_a_second": round(tables * steps / took)}


def one(game: str, steps: int) -> dict[str, Any]:
    env = envs.aec(game, **SETUPS[game])
    env.reset(seed=1)
    started = time.process_time()
    for _ in range(steps):
        if env.match.over:
            env.reset()
        seen, *_ = env.last()
        env.step(int(numpy.flatnonzero(seen["action_mask"])[0]))
    return {"pettingzoo": True, "decisions_a_second": round(steps / (time.process_time() - started))}


def playthrough() -> None:
    """OpenSpiel's own record of everything a game says of itself, of a game of one round."""
    from open_spiel.python.algorithms import generate_playthrough

    envs.spiel("war_for_arrakis")
    name = 'landsraad_war_for_arrakis(seats=2,deals=4,options={"max_rounds": 1})'
    text = generate_playthrough.playthrough(name, [1], seed=1)
    print(json.dumps({"playthrough": name, "lines": text.count("\n")}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--playthrough", action="store_true")
    wanted = parser.parse_args()
    for game in SETUPS:
        about = {"game": game, "build": build(), "machine": machine()}
        for masks in (False, True):
            print(json.dumps({**about, **many(game, wanted.tables, wanted.steps, masks)}), flush=True)
        print(json.dumps({**about, **one(game, 20 * wanted.steps)}), flush=True)
    if wanted.playthrough:
        playthrough()


if __name__ == "__main__":
    main()
