"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy

from landsraad import bots
from landsraad.envs.match import MOST_SEED, Match
from landsraad.envs.pettingzoo_seats import spaces_of
from landsraad.envs.rendering import MODES, draw
from landsraad.kernel.errors import BadOption


class Seat(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game. Between two of its decisions the bots of the other seats play theirs.

    `seat` is its number, or "random": another one each game. `opponents` is the name of a bot for all others, or a
    name for each of them. An action that the mask forbids is, by default, replaced by a legal one by chance, and the
    info says so; `illegal="raise"` makes it an error.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        lang: str = "en",
        **setup: Any,
    ) -> None:
        self.match = Match(game, **{"illegal": "random", **setup})
        self.render_mode = render_mode
        self.lang = lang
        self.wanted = seat
        others = self.match.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOption(f"{len(self.opponents)} opponents are named for {others} seats")
        for name in self.opponents:
            bots.check(name)
        if seat != "random" and seat not in range(self.match.players):
            raise BadOption(f"there is no seat {seat!r}; there are 0 to {others}, or 'random'")
        self.observation_space, self.action_space = spaces_of(self.match)
        self.seat = 0
        self.players: list[bots.Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        while True:  # a game that ends before the seat is asked anything teaches nothing
            self.match.begin(int(self.np_random.integers(MOST_SEED)))
            self.seat = (
                int(self.np_random.integers(self.match.players)) if self.wanted == "random" else int(self.wanted)
            )
            named: list[str | None] = [*self.opponents]
            named.insert(self.seat, None)
            self.players = bots.seat_bots(named, self.match.seed)
            self._others()
            if not self.match.over:
                return self._observed(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        chosen, legal = self.match.action(action)
        reward = self.match.play(chosen)[self.seat] + self._others()
        if self.render_mode == "human":
            self.render()
        info = self._info() if legal else {**self._info(), "illegal": True}
        return self._observed(), reward, self.match.over, False, info

    def _others(self) -> float:
        """The bots play until the seat is asked, or to the end: what the seat has gained by it."""
        gained = 0.0
        match = self.match
        while not match.over and match.to_act != self.seat:
            player = self.players[match.to_act]
            assert player is not None
            gained += match.play(player.choose(bots.Look(match.rules, match.table, match.decisions)))[self.seat]
        return gained

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.match.observe(self.seat), "action_mask": self.match.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        outcome = self.match.outcome()
        points = numpy.array(self.match.points)
        told: dict[str, Any] = {"seat": self.seat, "points": points}
        return told if outcome is None else {**told, "outcome": outcome[self.seat]}

    def action_masks(self) -> Any:
        """What is legal, as sb3-contrib asks for it."""
        return self.match.mask(self.seat).astype(bool)

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made")
            return None
        return draw(self.match, self.seat, self.render_mode, self.lang)
