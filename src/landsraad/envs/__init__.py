"""Environments for learners: PettingZoo, Gymnasium, many tables at once, OpenSpiel.

    from landsraad import envs

    env = envs.aec("imperium", seats=4, expansions=["rise_of_ix"])          # PettingZoo: every seat learns
    env = gymnasium.make("landsraad/Imperium-v0", seat=0, opponents="greedy")  # Gymnasium: one seat learns
    env = envs.vector("war_for_arrakis", 1024, seat="random")               # many tables in lock-step
    game = envs.spiel("imperium", seats=3)                                  # OpenSpiel

Importing this package registers the ids: every game of the house has one with Gymnasium and PettingZoo, where these are
installed. docs/laboratory.md leads through it.
"""

from importlib.util import find_spec
from typing import Any

from landsraad.envs.action_codes import Codes, actions
from landsraad.envs.libraries import need
from landsraad.envs.rewards import REWARDS
from landsraad.games import GAMES

__all__ = ["REWARDS", "Codes", "actions", "aec", "env_id", "layout", "parallel", "single", "spiel", "vector"]


def aec(game: str, **setup: Any) -> Any:
    """An AEC environment of PettingZoo: agents seat_0, seat_1..., each acts when its seat is asked."""
    need("pettingzoo")
    from landsraad.envs.pettingzoo_seats import aec as make

    return make(game, **setup)


def parallel(game: str, **setup: Any) -> Any:
    """A parallel environment of PettingZoo: one decision a step, and whoever is not asked waits."""
    need("pettingzoo")
    from landsraad.envs.pettingzoo_seats import parallel as make

    return make(game, **setup)


def single(game: str, **setup: Any) -> Any:
    """An environment of Gymnasium: one seat learns, bots play the others."""
    need("gymnasium")
    from landsraad.envs.gymnasium_seat import Seat

    return Seat(game, **setup)


def vector(game: str, num_envs: int, **setup: Any) -> Any:
    """A vector environment of Gymnasium: many tables in lock-step."""
    need("gymnasium")
    from landsraad.envs.gymnasium_tables import Tables

    return Tables(game, num_envs, **setup)


def spiel(game: str, **setup: Any) -> Any:
    """A game of OpenSpiel."""
    need("pyspiel", "spiel")
    from landsraad.envs.spiel_game import load

    return load(game, **setup)


def layout(game: str, **setup: Any) -> list[str]:
    """What each place of an observation is."""
    from landsraad.envs.match import Match

    return Match(game, **setup).names(0)


def env_id(game: str) -> str:
    """The id of a game: war_for_arrakis is landsraad/WarForArrakis-v0."""
    return f"landsraad/{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register() -> None:
    """Make the ids of all games known to Gymnasium and PettingZoo."""
    if find_spec("gymnasium") is not None:
        gymnasium = need("gymnasium")
        for game in GAMES:
            if env_id(game) not in gymnasium.registry:
                gymnasium.register(
                    env_id(game),
                    entry_point="landsraad.envs.gymnasium_seat:Seat",
                    vector_entry_point="landsraad.envs.gymnasium_tables:Tables",
                    kwargs={"game": game},
                )
    if find_spec("pettingzoo") is not None:
        pettingzoo = need("pettingzoo")
        for game in GAMES:
            for kind in ("aec", "parallel"):
                if env_id(game) not in getattr(pettingzoo, f"{kind}_registry"):
                    pettingzoo.register(
                        kind, env_id(game), f"landsraad.envs.pettingzoo_seats:{kind}", kwargs={"game": game}
                    )


register()
