"""The games the suite is run on, and a few words for walking through them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import landsraad
from landsraad import Entry
from landsraad.game import Game
from tests.toys import TOYS

# No game lasts longer. Random play of Dune: Imperium takes about 400 decisions.
MOST_DECISIONS = 5000


@dataclass(frozen=True)
class Kind:
    """A game and how it is set up."""

    name: str
    game: str
    setup: dict[str, Any] = field(default_factory=dict)

    def new(self, seed: int | str = 0) -> Game:
        return landsraad.new_game(self.game, seed=seed, **self.setup)

    def __str__(self) -> str:
        return self.name


def kinds_of(entry: Entry) -> list[Kind]:
    """How a game is tried out: as its entry says, or else with every number of seats, expansion and switch it has."""
    if entry.setups:
        return [Kind(f"{entry.name}-{name}", entry.name, dict(setup)) for name, setup in entry.setups.items()]
    rules = entry.part("rules")
    switches = [option for option, kind in rules.options.items() if kind is bool]
    extras: list[tuple[str, dict[str, Any]]] = [("", {})]
    extras += [(f"-{name}", {"expansions": [name]}) for name in rules.expansions]
    extras += [(f"-{name}", {"options": {name: True}}) for name in switches]
    if len(rules.expansions) + len(switches) > 1:
        together = {"expansions": list(rules.expansions), "options": dict.fromkeys(switches, True)}
        extras.append(("-everything", together))
    return [
        Kind(f"{entry.name}-{seats}{name}", entry.name, {"seats": seats, **extra})
        for seats in rules.seats
        for name, extra in extras
    ]


# The games of the house, and what the suite is run on: toys are games like any other (conftest.py registers them).
KINDS = [kind for game in ("imperium", "war_for_arrakis") for kind in kinds_of(landsraad.GAMES[game])]
EVERY_KIND = [kind for entry in (*landsraad.GAMES.values(), *TOYS) for kind in kinds_of(entry)]


def chooser(seed: int | str) -> Callable[[int], int]:
    """A source of choices: numbers below a limit, the same for the same seed."""
    generator = random.Random(f"choices {seed}")
    return lambda limit: int(generator.random() * limit)


def decisions(game: Game, choose: Callable[[int], int]) -> Iterator[Game]:
    """Play a game to its end, one decision at a time: yields before each. The caller may look, clone and compare."""
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        yield game
        options = game.options
        game.play(options[choose(len(options))])
    raise AssertionError(f"after {MOST_DECISIONS} decisions the game is not over")


def play_out(game: Game, choose: Callable[[int], int]) -> Game:
    """Play a game to its end."""
    for _ in decisions(game, choose):
        pass
    return game


def halfway(kind: Kind, seed: int, moves: int) -> Game:
    """A game after so many random decisions, or at its end."""
    game = kind.new(seed)
    for number, _ in enumerate(decisions(game, chooser(seed))):
        if number == moves:
            break
    return game
