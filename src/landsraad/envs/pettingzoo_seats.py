"""A game as an environment of PettingZoo: everybody is a learner, and whoever is asked acts."""

from typing import Any

import gymnasium
import numpy
from pettingzoo import AECEnv, ParallelEnv

from landsraad.envs.match import MOST_SEED, Match
from landsraad.envs.rendering import MODES, draw
from landsraad.kernel.observe import MOST


def spaces_of(match: Match) -> tuple[Any, Any]:
    """Observations and actions, the same for every seat of a set-up."""
    observation = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, MOST, (match.width,), numpy.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (match.codes.n,), numpy.int8),
        }
    )
    return observation, gymnasium.spaces.Discrete(match.codes.n)


class Seats:
    """What both kinds of environments have: agents called seat_0, seat_1..., spaces, seeds and pictures."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **setup: Any,
    ) -> None:
        self.match = Match(game, **setup)
        self.metadata = {**self.metadata, "name": f"landsraad/{game}-v0"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.lang = lang
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        spaces = {agent: spaces_of(self.match) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in spaces.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in spaces.items()}
        self.random = numpy.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed the next one of those that follow from the last seed."""
        if seed is not None:
            self.random = numpy.random.default_rng(seed)
        self.match.begin(int(self.random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def truncated(self) -> bool:
        return self.max_cycles is not None and self.match.decisions >= self.max_cycles and not self.match.over

    def render(self) -> str | None:
        """The table as the seat that is asked sees it; after the end, as the first one does."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made")
            return None
        return draw(self.match, max(0, self.match.to_act), self.render_mode, self.lang)

    def close(self) -> None:
        """There is nothing to be closed."""


class SeatsInTurn(Seats, AECEnv):  # type: ignore[misc]
    """Agents act one after the other, whenever their seat is asked. Questions with a single answer are passed over."""

    def __init__(self, game: str, **setup: Any) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, game, **setup)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_act]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        chosen, legal = self.match.action(action)
        rewards = self.match.play(chosen)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.infos = {name: {} for name in self.agents}
        if not legal:
            self.infos[agent]["illegal"] = True
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.truncated():
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.match.over:
            self.agent_selection = self.possible_agents[self.match.to_act]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class SeatsAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """One decision a step, and every agent says something: whoever is not asked waits (action 0)."""

    def __init__(self, game: str, **setup: Any) -> None:
        Seats.__init__(self, game, **setup)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        asked = self.possible_agents[self.match.to_act]
        chosen, legal = self.match.action(actions[asked])
        rewards = dict(zip(self.agents, self.match.play(chosen), strict=True))
        agents = self.agents
        infos: dict[str, Any] = {agent: {} for agent in agents}
        if not legal:
            infos[asked]["illegal"] = True
        observations = {agent: self.observe(agent) for agent in agents}
        over, cut = self.match.over, self.truncated()
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos


def aec(game: str, **setup: Any) -> SeatsInTurn:
    return SeatsInTurn(game, **setup)


def parallel(game: str, **setup: Any) -> SeatsAtOnce:
    return SeatsAtOnce(game, **setup)
