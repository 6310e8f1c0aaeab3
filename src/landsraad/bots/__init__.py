"""Opponents by name. A bot is given a look at what its seat may see, and answers with one of its options.

    bot = landsraad.bots.make("random", seed=1)
    action = bot.choose(look)

A name with a colon is somebody's own bot: "my_bots:Cautious" is the class Cautious of the module my_bots, and
"cmd:node my_bot.js" a program in any language (command.py).
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Protocol

from landsraad.bots.command import CommandBot, is_command, read_name
from landsraad.bots.look import Look
from landsraad.kernel.chance import chance_from_seed
from landsraad.kernel.errors import BadOption

__all__ = [
    "Bot",
    "LEVELS",
    "Look",
    "Maker",
    "check",
    "is_command",
    "make",
    "names",
    "offered",
    "register",
    "seat_bots",
]


class Bot(Protocol):
    """Somebody who decides. The answer depends on the seed and the look alone, so a resumed game goes on alike."""

    def choose(self, look: Look) -> int: ...


Maker = Callable[[int], Bot]  # a class whose only argument is the seed will do

# Where the bots of the house live; a module is imported when its bot is first asked for. The levels, weakest first:
LEVELS = ("apprentice", "steward", "regent", "strategist", "grandmaster")
_HOUSE = {
    **{level: f"landsraad.bots.levels:{level}" for level in LEVELS},
    "greedy": "landsraad.bots.levels:steward",  # what it was called before there were levels
    "random": "landsraad.bots.random:RandomBot",
}
_REGISTERED: dict[str, Maker] = {}


def names() -> list[str]:
    """The bots that have a name here."""
    return sorted({*_HOUSE, *_REGISTERED})


def offered() -> list[str]:
    """The bots to choose from: the levels by their strength, then the others. Old names are known and not offered."""
    return [*LEVELS, *(name for name in names() if name not in LEVELS and name != "greedy")]


def register(name: str, maker: Maker) -> None:
    """Give a bot a name, for as long as this process runs."""
    _REGISTERED[name] = maker


def make(name: str, seed: int) -> Bot:
    """A bot by its name. The same name and seed give the same bot."""
    return _maker(name)(seed)


def check(name: str) -> None:
    """Raise BadOption if there is no such bot."""
    _maker(name)


def _maker(name: str) -> Maker:
    if name in _REGISTERED:
        return _REGISTERED[name]
    if is_command(name):
        read_name(name)
        return partial(CommandBot, name)
    where = _HOUSE.get(name, name)
    if ":" not in where:
        known = ", ".join(names())
        raise BadOption(
            f"there is no bot {name!r}; there is: {known}, or your own as MODULE:CLASS or cmd:COMMAND",
            key="bot-unknown",
            facts={"bot": name, "known": known},
        )
    module, attribute = where.split(":", 1)
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot may lie in the folder the command was called in
    try:
        maker: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(
            f"the bot {name!r} cannot be loaded: {error}", key="bot-broken", facts={"bot": name, "error": str(error)}
        ) from error
    return maker


def seat_bots(bots: Sequence[str | None], seed: int | str) -> list[Bot | None]:
    """The bots of a game, each with a seed of its own made from the game's; None where a person sits."""
    return [
        None if name is None else make(name, chance_from_seed(f"{seed} bot {seat}")) for seat, name in enumerate(bots)
    ]
