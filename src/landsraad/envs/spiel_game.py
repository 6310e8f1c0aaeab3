"""A game for OpenSpiel.

    game = envs.spiel("imperium", seats=3, expansions=["rise_of_ix"])
    game = pyspiel.load_game("landsraad_imperium(seats=3,expansions=rise_of_ix)")   # the same

Chance has one node, at the start: which of `deals` games is dealt. From there on everything that is shuffled or thrown
follows from the deal. What a player cannot know of it is dealt anew by `resample_from_infostate`. An information state
is what a player has been told since the start, and what it sees now; an observation is what it sees now. Both are told
as JSON; the tensor of an observation is the row all environments give (docs/laboratory.md). States are written and read
as JSON (`to_json`, `new_initial_state(text)`), so a game may start from any of them. Structs of OpenSpiel 2.0 are in
`spiel_structs`.
"""

import json
from functools import cache
from typing import Any, Final

import numpy
import pyspiel

from landsraad import BadMove, rules_of
from landsraad.envs.action_codes import Codes, actions
from landsraad.envs.libraries import as_array
from landsraad.envs.rewards import outcome_of
from landsraad.envs.spiel_structs import ActionStruct, ObservationStruct, StateStruct
from landsraad.games import GAMES
from landsraad.kernel.observe import observe
from landsraad.kernel.redeal import redealt
from landsraad.kernel.table import Table, apply, clone, restore, save

DEALS: Final = 1024
LONGEST: Final = 100_000  # no game comes near it
PREFIX: Final = "landsraad_"
Told = tuple[int, ...]


class Play:
    """A table, what has been told, and the state it was begun from: what a state is copied and serialised by."""

    def __init__(self, game: str, table: Table | None = None, told: tuple[Told, ...] = (), start: str = "") -> None:
        self.game = game
        self.table = table
        self.told = told
        self.start = start

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return Play(self.game, None if self.table is None else clone(self.table), self.told, self.start)

    def __reduce__(self) -> tuple[Any, ...]:
        return _played, (self.game, self.struct().to_json(), self.start)

    def struct(self) -> StateStruct:
        return StateStruct(None if self.table is None else save(self.table), [list(event) for event in self.told])


def _played(game: str, state: str, start: str) -> Play:
    saved = StateStruct.of(state)
    play = Play(game, None, tuple(tuple(event) for event in saved.told), start)
    if saved.table is not None:
        play.table = restore(rules_of(game).engine, saved.table)
        play.table.journal = []
    return play


def game_type(game: str) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"Landsraad: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # where a Rival wins, everybody loses
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "expansions": "", "options": "", "leaders": "", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up. Expansions are separated by blanks, options are JSON, as parameters of OpenSpiel are plain."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = rules_of(self.name)
        self.codes: Codes = actions(self.name)
        seats = int(given.get("seats", 0)) or int(getattr(self.rules, "usual_seats", 4))
        self.deals = int(given.get("deals", DEALS))
        options = given.get("options", "")
        self.setup: dict[str, Any] = {
            "seats": seats,
            "expansions": str(given.get("expansions", "")).split(),
            "options": {**self.rules.for_bots, **(json.loads(options) if options else {})},
        }
        if given.get("leaders"):
            leaders = str(given["leaders"])
            self.setup["leaders"] = leaders if leaders == "draft" else leaders.split()
        table = self.rules.set_up(self.setup, 0, False)
        self.plans = [self.rules.observation(seat, len(table.seats)).plan for seat in range(seats)]
        self.width = int(self.plans[0].width)
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.codes.n, self.deals),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), info, given)

    def new_initial_state(self, start: str | dict[str, Any] | StateStruct | None = None) -> "SpielState":
        """The start of a game, or a state from its JSON, as text or data, or from its struct."""
        state = SpielState(self)
        if start is not None:
            text = StateStruct.of(start).to_json()
            state.play = _played(self.name, text, text)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way; before its deal a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.name)

    @property
    def table(self) -> Table | None:
        return self.play.table

    def current_player(self) -> Any:
        table = self.play.table
        if table is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if table.to_act < 0 else int(table.to_act)

    def is_terminal(self) -> bool:
        return self.play.table is not None and self.play.table.to_act < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.table is not None
        return sorted(self.get_game().codes.of(self.play.table))

    def _apply_action(self, action: int) -> None:
        game, play = self.get_game(), self.play
        if play.table is None:
            play.table = game.rules.set_up(game.setup, f"deal {action}", True)
        else:
            if play.table.journal is None:  # of a copy
                play.table.journal = []
            apply(play.table, game.codes.action(play.table, action))
        play.told += tuple(tuple(event) for event in play.table.journal or [])
        play.table.journal = []

    def _action_to_string(self, player: int, action: int) -> str:
        game, table = self.get_game(), self.play.table
        if player == pyspiel.PlayerId.CHANCE or table is None:
            return f"deal {action}"
        listed = game.codes.of(table)
        if action in listed:
            return str(game.rules.notation.write(table.options[listed.index(action)]))
        return str(game.codes.name(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        players: int = game.setup["seats"]
        if not self.is_terminal():
            return [0.0] * players
        return outcome_of(game.rules.result(self.play.table), players) or [0.0] * players

    def observation_json(self, player: int) -> str:
        """What a player sees now."""
        table = self.play.table
        return json.dumps(None if table is None else self.get_game().rules.view(table, player), sort_keys=True)

    def information_json(self, player: int) -> str:
        """What a player has been told since the start, and sees now."""
        rules = self.get_game().rules
        told = [event for event in self.play.told if rules.visible(event, player)]
        return f"{json.dumps(told)} {self.observation_json(player)}"

    def information_state_string(self, player: int | None = None) -> str:
        return self.information_json(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.observation_json(self.current_player() if player is None else player)

    # JSON and structs, under OpenSpiel's names

    def to_struct(self) -> StateStruct:
        """Everything there is to this state; `new_initial_state` reads it."""
        return self.play.struct()

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def starting_state_str(self) -> str:
        """The JSON of the state this game was begun from; empty where it was begun with the deal."""
        return self.play.start

    def starting_state(self) -> "SpielState | None":
        game = self.get_game()
        return game.new_initial_state(self.play.start) if self.play.start else None

    def to_observation_struct(self, player: int | None = None) -> ObservationStruct:
        seat = int(self.current_player() if player is None else player)
        return ObservationStruct(seat, json.loads(self.observation_json(seat)))

    def action_to_struct(self, player: int, action: int | None = None) -> ActionStruct:
        """Of an action of a player; of one who is asked, where only the action is given."""
        seat, code = (int(self.current_player()), player) if action is None else (int(player), action)
        return ActionStruct(seat, self._action_to_string(seat, code))

    def struct_to_actions(self, struct: ActionStruct | dict[str, Any] | str) -> list[int]:
        """The code of an action, as a list of one; BadMove if it is none of those that are legal now."""
        given = ActionStruct.of(struct)
        player = int(self.current_player())
        if given.player == player:
            for code in self.legal_actions():
                if self._action_to_string(player, code) == given.move:
                    return [code]
        raise BadMove(f"{given.move!r} of player {given.player} is no option of this decision")

    def validate_action_struct(self, struct: ActionStruct | dict[str, Any] | str) -> Any:
        try:
            self.struct_to_actions(struct)
        except BadMove as error:
            return pyspiel.error_status(str(error))
        return pyspiel.ok_status()

    def apply_action_struct(self, struct: ActionStruct | dict[str, Any] | str) -> Any:
        """Play it, if it is legal; the status says whether it was."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(self.struct_to_actions(struct)[0])
        return status

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """A state this player cannot tell from this one. `sampler` gives numbers from 0 to 1."""
        game = self.get_game()
        copy: SpielState = game.new_initial_state()
        if self.play.table is not None:
            draw = numpy.random.default_rng().random() if sampler is None else float(sampler())
            table = redealt(self.play.table, player, int(draw * 2**53))
            table.journal = []
            kept = tuple(event for event in self.play.told if game.rules.visible(event, player))
            copy.play = Play(game.name, table, kept, self.play.start)
        return copy

    def __str__(self) -> str:
        table = self.play.table
        return "to be dealt" if table is None else json.dumps(self.get_game().rules.position(table), sort_keys=True)


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self.tensor = numpy.zeros(game.width, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = as_array(observe(state.table, self.game.plans[player]))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_json(player) if self.perfect_recall else state.observation_json(player)


@cache
def type_of(game: str) -> Any:
    """The type of a game, made and registered once."""
    made = game_type(game)
    pyspiel.register_game(made, kind_of(game))
    return made


@cache
def kind_of(game: str) -> type[SpielGame]:
    return type(f"Spiel_{game}", (SpielGame,), {"name": game})


def register() -> None:
    """Make all games known to pyspiel.load_game."""
    for game in GAMES:
        type_of(game)


def load(game: str, **setup: Any) -> Any:
    """A game of OpenSpiel, from a set-up as `landsraad.new_game` takes it."""
    rules_of(game)
    register()
    plain: dict[str, Any] = {}
    for name, value in setup.items():
        if name == "expansions" or (name == "leaders" and not isinstance(value, str)):
            plain[name] = " ".join(value)
        else:
            plain[name] = json.dumps(value) if name == "options" else value
    return pyspiel.load_game(f"{PREFIX}{game}", plain)


register()
