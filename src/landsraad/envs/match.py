"""One game for learners: observations, masks and rewards of its seats, without any library's manners.

What the environments of the different libraries have in common.
"""

from collections.abc import Sequence
from typing import Any, Literal

from landsraad import new_game, rules_of
from landsraad.envs.action_codes import actions, mask_of
from landsraad.envs.libraries import need
from landsraad.envs.rewards import Reward, outcome_of, reward_of
from landsraad.kernel.errors import BadMove, BadOption
from landsraad.kernel.observe import MOST, observe
from landsraad.kernel.table import Table, apply

Illegal = Literal["raise", "random"]
MOST_SEED = 2**63


class Match:
    """A set-up that is played again and again. `begin` deals a game; `play` takes the code of an action."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        expansions: Sequence[str] = (),
        options: dict[str, Any] | None = None,
        leaders: Sequence[str | None] | str | None = None,
        reward: str | Reward = "win",
        illegal: Illegal = "raise",
        ask_single: bool = False,
    ) -> None:
        self.numpy = need("numpy")
        self.rules = rules_of(game)
        self.game = game
        self.setup: dict[str, Any] = {
            "seats": int(getattr(self.rules, "usual_seats", 4)) if seats is None else seats,
            "expansions": list(expansions),
            "options": {**self.rules.for_bots, **(options or {})},
            "leaders": leaders,
        }
        if illegal not in ("raise", "random"):
            raise BadOption(f"what happens to illegal actions is 'raise' or 'random', not {illegal!r}")
        self.illegal = illegal
        self.ask_single = ask_single
        self.reward = reward_of(reward)
        self.codes = actions(game)
        self.begin(0)
        self.players: int = self.setup["seats"]  # the seats that are asked; Rivals sit behind them
        self.width = len(self.names(0))

    @property
    def over(self) -> bool:
        return self.table.to_act < 0

    @property
    def to_act(self) -> int:
        return self.table.to_act

    def names(self, seat: int) -> list[str]:
        """What each place of an observation is."""
        return self.rules.observation(seat, len(self.table.seats)).names

    def begin(self, seed: int | str) -> None:
        """Deal a new game."""
        self.seed = seed
        self.table: Table = new_game(self.game, seed=seed, **self.setup).table
        self.table.journal = None
        self.decisions = 0
        self.dice = self.numpy.random.default_rng(
            [7, *str(seed).encode()]
        )  # for what is played in place of the illegal
        self._pass_single()
        self.points = self._points()

    def _pass_single(self) -> None:
        table = self.table
        while not self.ask_single and table.to_act >= 0 and len(table.options) == 1:
            apply(table, table.options[0])

    def _points(self) -> list[int]:
        return self.table.engine.scores(self.table)[: self.setup["seats"]]

    def observe(self, seat: int) -> Any:
        """What a seat can know, as one row of 16-bit numbers."""
        row = observe(self.table, self.rules.observation(seat, len(self.table.seats)).plan)
        return self.numpy.minimum(self.numpy.array(row, self.numpy.int64), MOST).astype(self.numpy.int16)

    def mask(self, seat: int) -> Any:
        return mask_of(self.codes, self.table, seat == self.table.to_act, self.numpy)

    def action(self, code: int) -> tuple[int, bool]:
        """The action a code means, and whether it was legal: if not, it may be one by chance."""
        try:
            return self.codes.action(self.table, int(code)), True
        except BadMove:
            if self.illegal == "raise":
                raise
            options = self.table.options
            return options[int(self.dice.integers(len(options)))], False

    def play(self, action: int) -> list[float]:
        """Play an option: the rewards of all seats."""
        apply(self.table, action)
        self.decisions += 1
        self._pass_single()
        before, self.points = self.points, self._points()
        return [float(number) for number in self.reward(before, self.points, self.outcome())]

    def outcome(self) -> list[float] | None:
        return outcome_of(self.rules.result(self.table), self.setup["seats"]) if self.over else None
