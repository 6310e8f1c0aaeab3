"""Thousands of tables in lock-step, as a vector environment of Gymnasium.

Finding the options that are chosen, playing them, the random play of the other seats, observations and masks are one
call each into compiled code, for all tables. Python runs once a step, where it makes short lists of what the tables
were asked, and once a game, when a new one is dealt.
"""

from typing import Any, Literal

import gymnasium
import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from landsraad import new_game
from landsraad.envs.libraries import as_array
from landsraad.envs.match import MOST_SEED, Match
from landsraad.envs.pettingzoo_seats import spaces_of
from landsraad.envs.rewards import REWARDS, outcome_of
from landsraad.kernel import arrays, codes
from landsraad.kernel.dice import sown
from landsraad.kernel.errors import BadMove, BadOption
from landsraad.kernel.observe import Plan, observe_all
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64, vec

Autoreset = Literal["next_step", "same_step", "disabled"]
MODES: dict[str, AutoresetMode] = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


class Tables(VectorEnv[dict[str, Any], Any, Any]):
    """Many games of one set-up.

    `seat` is the learner's seat, "random" (another one each game), or "all": then every decision of every seat is
    asked, each row is the view of the seat that is asked, and `info["seat"]` says which. The other seats play by
    chance. With `masks=False` observations have no dense mask; `options()` lists the legal codes instead.

    Game number k of table n follows from the seed, n and k alone: it is the same for any number of tables.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int | Literal["random", "all"] = 0,
        autoreset: Autoreset = "next_step",
        masks: bool = True,
        reward: str = "win",
        illegal: Literal["raise", "random"] = "random",
        **setup: Any,
    ) -> None:
        if autoreset not in MODES:
            raise BadOption(f"autoreset is one of {', '.join(MODES)}, not {autoreset!r}")
        if reward not in REWARDS:
            raise BadOption(f"there is no reward {reward!r}; there is: {', '.join(REWARDS)}")
        self.match = Match(game, illegal=illegal, **setup)
        if seat not in ("random", "all") and seat not in range(self.match.players):
            raise BadOption(f"there is no seat {seat!r}; there are 0 to {self.match.players - 1}, 'random' or 'all'")
        self.num_envs = num_envs
        self.wanted = seat
        self.reward = reward
        self.masks = masks
        self.mode = MODES[autoreset]
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        observation, action = spaces_of(self.match)
        if not masks:
            observation = gymnasium.spaces.Dict({"observation": observation["observation"]})
        self.single_observation_space, self.single_action_space = observation, action
        self.observation_space = batch_space(observation, num_envs)
        self.action_space = batch_space(action, num_envs)
        rules, seats = self.match.rules, len(self.match.table.seats)
        self.plans = [rules.observation(number, seats).plan for number in range(seats)]
        self.everybody = (1 << self.match.players) - 1
        self.games = numpy.zeros(num_envs, numpy.int64)
        self.learners = vec[i64]([0] * num_envs)
        self.dice = vec[i64]([0] * num_envs)
        self.tables: list[Table] = []
        self.root = 0
        self.over = numpy.zeros(num_envs, bool)
        self.points = numpy.zeros((num_envs, self.match.players), numpy.int64)

    # dealing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games at all tables, or, as Gymnasium asks for where nothing is dealt by itself, at those of a mask."""
        super().reset(seed=seed)
        wanted = (options or {}).get("reset_mask")
        if wanted is None or not self.tables:
            self.root = int(self.np_random.integers(MOST_SEED))
            self.games[:] = 0
            self.tables = [self._dealt(number) for number in range(self.num_envs)]
            self.points = self._points()
        else:
            self._deal_at(numpy.flatnonzero(wanted))
        self.over = self._asked() < 0
        return self._observed(), self._info()

    def _dealt(self, number: int) -> Table:
        """The next game of a table, at the first question of its learner."""
        while True:  # a game that ends before the learner is asked anything teaches nothing
            seed = f"{self.root} table {number} game {self.games[number]}"
            self.games[number] += 1
            table = new_game(self.match.game, seed=seed, **self.match.setup).table
            table.journal = None
            dice = sown(int.from_bytes(seed.encode()[-24:], "big") ^ self.root)
            learner = self.wanted
            if learner == "random":
                learner = int(dice >> 20) % self.match.players
            self.learners[number] = self.everybody if learner == "all" else 1 << int(learner)
            self.dice[number] = codes.go_on(table, self.learners[number], self.match.ask_single, dice)
            if table.to_act >= 0:
                return table

    def _deal_at(self, numbers: Any) -> None:
        for number in numbers.tolist():
            self.tables[number] = self._dealt(number)
        if len(numbers):
            self.points[numbers] = self._points([self.tables[number] for number in numbers.tolist()])

    # playing

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        waiting = self.over.copy()  # games that had ended before this step
        if self.mode is AutoresetMode.NEXT_STEP:
            self._deal_at(numpy.flatnonzero(waiting))
        movers = self._asked()
        places = self._places(actions, waiting)
        codes.play_options(self.tables, vec[i64](places.tolist()))
        codes.all_go_on(self.tables, self.learners, self.match.ask_single, self.dice)
        asked = self._asked()
        ended = (asked < 0) & ~waiting
        rewards, outcomes = self._rewards(ended, movers)
        rewards[waiting] = 0.0
        self.over = asked < 0
        info: dict[str, Any] = {}
        if ended.any():
            info["outcome"], info["_outcome"] = outcomes, ended
        if self.mode is AutoresetMode.SAME_STEP and ended.any():
            self._keep_last(info, ended)
            self._deal_at(numpy.flatnonzero(ended))
            self.over = numpy.zeros(self.num_envs, bool)
        return self._observed(), rewards, ended, numpy.zeros(self.num_envs, bool), {**self._info(), **info}

    def _places(self, actions: Any, waiting: Any) -> Any:
        """Which option of each table is meant; at tables that have just been dealt, none."""
        chosen = numpy.asarray(actions).tolist()
        places = as_array(codes.find_options(self.tables, self.match.codes.scheme, chosen)).copy()
        wrong = numpy.flatnonzero((places < 0) & ~waiting)
        if len(wrong) and self.match.illegal == "raise":
            raise BadMove(f"code {chosen[wrong[0]]} is no option of table {wrong[0]}")
        for number in wrong.tolist():
            self.dice[number] = sown(self.dice[number])
            places[number] = self.dice[number] % len(self.tables[number].options)
        places[waiting] = -1
        return places

    def _rewards(self, ended: Any, movers: Any) -> tuple[Any, Any]:
        """What each learner gets, and how it ended for them. Where all learn: whoever has just played."""
        before, self.points = self.points, self._points()
        learners = movers if self.wanted == "all" else self._first_learners()
        mine = numpy.maximum(learners, 0)
        rows = numpy.arange(self.num_envs)
        self.outcomes = numpy.zeros((self.num_envs, self.match.players), numpy.float32)
        for number in numpy.flatnonzero(ended).tolist():
            result = self.match.rules.result(self.tables[number])
            self.outcomes[number] = outcome_of(result, self.match.players)
        if self.reward == "win":
            self.gains = self.outcomes
        elif self.reward == "points":
            self.gains = (self.points - before).astype(numpy.float32)
        else:
            self.gains = (_leads(self.points) - _leads(before)).astype(numpy.float32)
        return self.gains[rows, mine].astype(numpy.float64), self.outcomes[rows, mine]

    def _keep_last(self, info: dict[str, Any], ended: Any) -> None:
        """What is seen when a game has ended, where the next one is dealt in the same step."""
        last = numpy.full(self.num_envs, None, object)
        seen = self._observed()
        for number in numpy.flatnonzero(ended).tolist():
            last[number] = {key: value[number].copy() for key, value in seen.items()}
        info["final_obs"], info["_final_obs"] = last, ended
        info["final_info"] = {"points": self.points.copy(), "_points": ended}

    # looking

    def options(self) -> Any:
        """The legal codes, a row for each table; -1 behind the last one, 0 where a game is over."""
        most = arrays.most_options(self.tables)
        listed = codes.all_codes(self.tables, self.match.codes.scheme, most)
        return as_array(listed).reshape(self.num_envs, most)

    def _observed(self) -> dict[str, Any]:
        seats = self._seats()
        plans: list[Plan] = [self.plans[seat] for seat in seats.tolist()]
        rows = as_array(observe_all(self.tables, plans)).reshape(self.num_envs, -1).astype(numpy.int16)
        if not self.masks:
            return {"observation": rows}
        mask = numpy.zeros((self.num_envs, self.match.codes.n + 1), numpy.int8)
        numpy.put_along_axis(mask, self.options(), 1, axis=1)  # -1 is the place behind the last code
        return {"observation": rows, "action_mask": numpy.ascontiguousarray(mask[:, :-1])}

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seats(), "points": self.points.copy()}

    def _seats(self) -> Any:
        """From which seat each table is seen."""
        return numpy.maximum(self._asked(), 0) if self.wanted == "all" else self._first_learners()

    def _first_learners(self) -> Any:
        return numpy.log2(as_array(self.learners)).astype(numpy.int64)

    def _asked(self) -> Any:
        return as_array(arrays.asked(self.tables))

    def _points(self, tables: list[Table] | None = None) -> Any:
        rows = codes.points(self.tables if tables is None else tables, self.match.players)
        return as_array(rows).reshape(-1, self.match.players).copy()


def _leads(points: Any) -> Any:
    if points.shape[1] < 2:
        return points
    ranked = numpy.sort(points, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    others = numpy.where(points == best, second, best)  # two that share the lead have the same second
    return points - others
