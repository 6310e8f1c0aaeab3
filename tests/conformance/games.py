"""The games the suite is run on, and a few words for walking through them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import landsraad
from landsraad.game import Game

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


IX = ["rise_of_ix"]
HARDEST = {"difficulty": "kwisatz_haderach", "churn": True, "brutal_escalation": True}
KINDS = [
    Kind("imperium-3", "imperium", {"seats": 3}),
    Kind("imperium-4", "imperium", {"seats": 4}),
    Kind("imperium-ix-3", "imperium", {"seats": 3, "expansions": IX}),
    Kind("imperium-ix-4", "imperium", {"seats": 4, "expansions": IX}),
    Kind("imperium-epic-4", "imperium", {"seats": 4, "expansions": IX, "options": {"epic": True}}),
    Kind("imperium-draft-4", "imperium", {"seats": 4, "expansions": IX, "leaders": "draft"}),
    # One human against two Rivals, and two humans with House Hagal between them.
    Kind("imperium-solo-mercenary", "imperium", {"seats": 1}),
    Kind("imperium-solo-sardaukar", "imperium", {"seats": 1, "options": {"difficulty": "sardaukar"}}),
    Kind("imperium-solo-ix-mentat", "imperium", {"seats": 1, "expansions": IX, "options": {"difficulty": "mentat"}}),
    Kind("imperium-solo-ix-variants", "imperium", {"seats": 1, "expansions": IX, "options": HARDEST}),
    Kind("imperium-two", "imperium", {"seats": 2}),
    Kind("imperium-two-ix", "imperium", {"seats": 2, "expansions": IX}),
    Kind("imperium-two-epic", "imperium", {"seats": 2, "expansions": IX, "options": {"epic": True}}),
]
# Random players of War for Arrakis seldom win: a few rounds show all there is (war_for_arrakis 5.7).
GUILD = ["spacing_guild"]
SHORT = {"max_rounds": 4}
KINDS += [
    Kind("arrakis-2", "war_for_arrakis", {"seats": 2, "options": SHORT}),
    Kind("arrakis-guild-2", "war_for_arrakis", {"seats": 2, "expansions": GUILD, "options": SHORT}),
    Kind(
        "arrakis-3-harkonnen",
        "war_for_arrakis",
        {"seats": 3, "options": {"max_rounds": 3, "shared_side": "harkonnen"}},
    ),
    Kind("arrakis-guild-4", "war_for_arrakis", {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 3}}),
    Kind("arrakis-solo", "war_for_arrakis", {"seats": 1, "options": SHORT}),
]


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
