"""What the server must know of one game in particular: how to set it up, tell its log, explain and preview it.

Everything else here serves any game. A game's guide lies in a folder of its own beside this file and is named by its
entry (`Entry.served` in landsraad/games.py). What only this game tells or asks travels in the fields called `own` of
the protocol; the guide names their classes, and their schemas and the types of the pages are made from them
(tools/make_types.py).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar

import msgspec

from landsraad import Game, Reason, bots
from landsraad.game import Event, Option
from landsraad.games import GAMES
from landsraad.kernel.rules import Facts
from landsraad.kernel.ruleset import Ruleset
from landsraad.server.protocol import Asked, Changed, Ending, Setup, SetupChoices, Struct
from landsraad.server.refusals import Refused

Objects = list[tuple[str, str]]
Own = dict[str, Any]  # a payload of the game
HEADING, DEED, CONSEQUENCE = -1, 0, 1
LEARNER = 0  # the seat of whoever learns, where the lesson does not say otherwise
Payload = TypeVar("Payload", bound=Struct)


class Staged(msgspec.Struct, frozen=True):
    """How an event is shown: what is laid down, where, to whom it is done, what it changes in the view, what else."""

    card: tuple[str, str] | None = None
    place: tuple[str, str] | None = None
    victim: int = -1
    changes: list[Changed] = []
    decided: bool = False  # by whom it is about: in a scene of everybody they are not shown it
    own: Own = {}  # `Step.own`


@dataclass(frozen=True)
class Lesson:
    """A small real position with one goal. Its words are found by the names of game and lesson (lessons.py)."""

    id: str
    position: dict[str, Any]
    way: tuple[str, ...]  # answers, in notation, that reach the goal
    reached: Callable[[Event], bool]  # the event that is the goal
    rule: str
    seat: int = LEARNER  # whose part is learnt


@dataclass(frozen=True)
class FirstGame:
    """A real game of a few rounds to learn by, from a position of its own; whoever learns has the first seat."""

    position: dict[str, Any]
    bot: str  # the level of everybody else


class Guide(Protocol):
    """One game, as the server needs to know it. What has an answer here serves any game that has nothing to add."""

    # --- what it says and hears ---

    @property
    def payloads(self) -> Sequence[type[Struct]]:
        """The classes of its `own` fields, each with a docstring that says in which field it travels."""

    def own_state(self, game: Game, seat: int, asked: Asked | None, lang: str, since: int | None) -> Own:
        """`State.own`: what a seat is told besides its view. `asked`: its question, with what each option would bring;
        `since`: the number of moves after its own last answer, None where the past is not told (a replay)."""

    def sight(self, game: Game, earlier: Any) -> Any:
        """What the views of all seats have in common at one moment: it is made once, however many look. `earlier` is
        that of the move before, or None: what is as it was may be the very same objects."""
        return None

    def see(self, sight: Any, game: Game, seat: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
        """The same as `game.rules.view`, from what was made already, in two parts: what everybody may see, and the
        fields that this seat sees otherwise, or alone. The first is told to all in the same bytes, so there must be
        nothing in it that the view of nobody (None) has not. Nobody changes either."""
        return {}, game.rules.view(game.table, seat)

    # --- setting up ---

    def choices(self) -> SetupChoices:
        """What can be chosen when a table is opened."""

    def own_wish(self, setup: Setup, seat: int, own: Own) -> Own:
        """`SeatWish.own` as it is kept, without what nobody will read. Refused if malformed."""

    def own_setup(self, setup: Mapping[str, Any]) -> Own:
        """`Setup.own` of a game that began with this set-up, as a record tells it."""

    def beginning(self, setup: Setup, wishes: Sequence[Own]) -> dict[str, Any]:
        """What `new_game` takes besides seats, expansions and options. Refused if the set-up is malformed."""

    def rivals(self, setup: Setup) -> int:
        """How many seats the rules play for, after those of the players."""
        return 0

    def rivals_at(self, game: Game) -> list[int]:
        """The seats of a game that the rules play for."""
        return []

    def rival_leader(self, game: Game, seat: int) -> str:
        """Who leads a seat that the rules play for; "" where nobody does."""
        raise AssertionError("no seat is played by the rules")

    def rival_name(self, setup: Setup, seat: int, leader: str, lang: str) -> str:
        """What a seat is called that the rules play for: after its leader, once that is known."""
        raise AssertionError("no seat is played by the rules")

    # --- how it goes ---

    def round(self, game: Game) -> int: ...
    def points(self, game: Game) -> list[int]:
        """The score of each seat, as a list of tables shows it."""

    # the events that say so
    turn_began: int
    round_began: int
    fight_began: int

    def whispers(self, game: Game, number: int) -> Sequence[int]:
        """The seats that move `number` lets talk among themselves for a while, so that nobody else hears it."""
        return ()

    def asks_anyway(self, question: str, verb: str) -> bool:
        """Whether a person is asked although there is one answer: a turn does not end, or begin, behind their back."""
        return False

    def meant_already(self, game: Game) -> Option | None:
        """The answer that a person has given with what they did before, although another would be allowed."""
        return None

    def tells_by_haste(self, game: Game) -> bool:
        """Whether the one answer there is, given at once, would tell others that there was no other: a card they do not
        see could have allowed one. It follows from what everybody sees, or this would tell."""

    # --- standing orders: of a game with windows in which most people pass ---

    def orders_span(self, game: Game, seat: int) -> int | None:
        """The span for which a seat could have windows passed now, as a number that changes with it; None: there are
        no such windows."""
        return None

    def windows_open(self, game: Game) -> bool:
        """Whether the windows of this span are open already."""
        return False

    def passes(self, game: Game) -> str | None:
        """The answer by which whoever is asked passes such a window; None: they are asked something else."""
        return None

    def stake(self, game: Game, seat: int) -> int:
        """How a seat stands in what the windows are about; more is worse."""
        return 0

    def harmed(self, game: Game, seat: int, since: int) -> bool:
        """Whether somebody has done something to a seat there since so many moves."""
        return False

    # --- the log ---

    def depth(self, event: Event) -> int | None:
        """Where a line of the log stands: HEADING, DEED or CONSEQUENCE; None: it is not told."""

    def whose(self, game: Game, event: Event) -> int:
        """The seat an event is about, or -1."""

    def about(self, event: Event) -> Objects:
        """The components an event names."""

    # --- scenes ---

    def begins_scene(self, event: Event, inside: str) -> str:
        """What kind of scene begins with an event; "": it belongs to the one before, which is of the kind `inside`."""

    def staged(self, event: Event, actor: int) -> Staged:
        """How an event is shown in the turn of `actor` (-1: nobody's). Nothing that not everybody who is told of the
        event may know."""

    def cause(self, game: Game, number: int) -> tuple[str, str] | None:
        """The component whose effect a move of the game has chosen, if it names one that everybody sees."""
        return None

    def turn_of(self, game: Game) -> int:
        """Whose turn it is, or -1; others may be asked something meanwhile."""

    def own_scene(self, game: Game, kind: str, number: int, told: Sequence[Event], lang: str) -> Own:
        """`Scene.own`: what the game tells of a scene besides its steps. `number`: the journal in which it begins;
        `told`: what its reader may know of it."""

    # --- help ---

    def after(self, game: Game, notation: str) -> dict[str, int]:
        """What would be after an option, as far as the seat to act knows; empty where that is not worth showing."""
        return {}

    def idle(self, game: Game, action: int) -> Reason | None:
        """Why an option that is legal would do nothing now; None: it does something, or nobody can tell."""
        return None

    def waits(self, game: Game, action: int) -> bool:
        """Whether an option may come in any moment: it is no alternative to what is asked."""
        return False

    def unfolds(self, action: int) -> bool:
        """Whether an option does nothing but ask which of several: then both can be answered at once."""
        return False

    def why(self, game: Game, seat: int, objects: Objects) -> list[Reason]:
        """Why nothing can be done with what was touched; empty: something can."""

    rules_of_waiting: Mapping[str, str]  # behind reasons of the table; taking back has none where nothing has been done

    def not_now(self, key: str, facts: Facts) -> Reason:
        """A reason of the table rather than of the game, with the rule about who acts when."""
        return Reason(key, self.rules_of_waiting.get(key, ""), facts)

    @property
    def lessons(self) -> Sequence[Lesson]:
        """What a newcomer learns, one thing after the other."""

    @property
    def first_game(self) -> FirstGame | None:
        """The guided game after the lessons; None: there is none."""
        return None

    # --- the end ---

    def ending(self, game: Game) -> Ending:
        """How a finished game went."""


@cache
def guide_to(game: str) -> Guide:
    """The guide to a game that is played here; one without a guide has no pages."""
    guide: Guide | None = GAMES[game].part("served") if game in GAMES else None
    if guide is None:
        raise Refused("no-such-game", {"game": game})
    return guide


def read_own(own: Own, kind: type[Payload]) -> Payload:
    """A payload that somebody has sent."""
    try:
        return msgspec.convert(own, kind)
    except msgspec.ValidationError as error:
        raise Refused("malformed", {"error": str(error)[:200]}) from None


def choices_of(rules: type[Ruleset], own: Struct) -> SetupChoices:
    """What can be chosen for a table of a game, with what only this game asks."""
    return SetupChoices(
        game=rules.name,
        seats=list(rules.seats),
        expansions=list(rules.expansions),
        bots=bots.offered(),
        levels=list(bots.LEVELS),
        own=told_own(own),
    )


def told_own(payload: Struct) -> Own:
    """A payload as it is sent."""
    told: Own = msgspec.to_builtins(payload)
    return told
