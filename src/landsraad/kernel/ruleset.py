"""What every game does alike, derived from what it declares: checked set-ups, notation, positions, views, events.

A game is a subclass. It gives its words (the module of its constants), its engine and the words of its domains, and
says how a table is dealt and who has won. Everything else has an answer here; a game with finer manners overrides it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

from landsraad.kernel import decisions
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.declare import EVERYBODY, OWNER, SEAT_SPACE, Declared, Domains, Named
from landsraad.kernel.errors import BadOption, BadPosition
from landsraad.kernel.nesting import too_deep
from landsraad.kernel.observing import Observation, Parts, observation
from landsraad.kernel.positions import VERSION, Position, cards_of, position_schema, read_table, write_table
from landsraad.kernel.redeal import redealt
from landsraad.kernel.rules import Desk, Labels, Reason
from landsraad.kernel.table import NOBODY, Engine, Table, advance, apply, new_table, restore, save
from landsraad.kernel.versions import Versions, check_rules

Event = tuple[int, int, int, int, int]
SECRET = ("chance", "pending", "agenda", "triggered", "rules", "version", "ask_all")  # no part of a view
SETUP_FIELDS = ("seats", "expansions", "options", "leaders", "first_player", "ask_all")
EXPANSIONS = "expansions"  # a counter of this name holds what the table is played with


@dataclass(frozen=True)
class Setup:
    """A set-up that has been checked: what is played, by how many."""

    seats: int
    expansions: frozenset[str]
    options: dict[str, Any]
    given: dict[str, Any]  # as it came, for what only this game knows


class Ruleset:
    """The rules of a game, as the rest of the house sees them."""

    name: str
    words: ModuleType
    events: ModuleType | None = None  # where the events are declared, if not among the words
    engine: Engine
    domains: Domains
    rules_version: int = 1
    seats: Sequence[int] = (2, 3, 4)
    seats_error: str = ""  # a message of its own about a wrong number of seats
    usual_seats: int = 4
    expansions: Sequence[str] = ()
    options: Mapping[str, type] = {}  # what may be agreed at set-up, and whether it is a bool, a number or a word
    setup_fields: Sequence[str] = SETUP_FIELDS
    for_bots: ClassVar[dict[str, Any]] = {}  # set-up options that games between bots need
    rule: str = "rules"  # cited where no rule says more about a move that is not asked for
    end_rule: str = "rules"  # cited when the game is over
    desk: Desk | None = None  # how a question lies before a person (games.py brings it)

    def __init__(self) -> None:
        self.declared = Declared(self.words, *([] if self.events is None else [self.events]))
        self.domains: Domains = {"expansion": self.expansions, **self.domains}
        self.current = Versions(rules=self.rules_version, generator=KEYED)
        self.notation = notation_of(self.declared, self.domains)
        self._observations: dict[tuple[int, int], Observation] = {}
        self._measure()

    def _measure(self) -> None:
        """What follows from the declarations and is asked for often."""
        declared = self.declared
        self.holders = declared.holders()
        self.sizes = (declared.size(seat=False), declared.size(seat=True), declared.places())
        self.shared_counters = {
            entry.name: entry for entry in declared.counters_of(seat=False) if entry.declaration.spelling is not None
        }
        self.engine.pools = self._pools(max(self.seats))

    def declare(self, entry: Named) -> None:
        """A counter or a pile that cannot stand among the words, because only the components tell how many it has."""
        self.declared.add(entry)
        self._measure()

    # what a game must say

    def deal(self, t: Table, setup: Setup) -> None:
        """Lay out a fresh table and put the first frame on its stack."""
        raise NotImplementedError

    def result(self, t: Table) -> dict[str, Any] | None:
        """Who won and why, or None while the game goes on."""
        raise NotImplementedError

    # setting up

    def check_setup(self, setup: dict[str, Any]) -> Setup:
        """What is wrong with a set-up is a BadOption that says what would be right."""
        if too_deep(setup):
            raise BadOption("the lists and objects of the set-up lie too deep in one another")
        check_known(setup, self.setup_fields, "set-up field", "field", key="field-unknown")
        seats = setup.get("seats", self.usual_seats)
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            wanted = f"{min(self.seats)} to {max(self.seats)}"
            raise BadOption(
                f"this game has {wanted} seats, not {seats!r}",
                key=self.seats_error or "seats-number",
                facts={"seats": str(seats), "fewest": min(self.seats), "most": max(self.seats)},
            )
        expansions = setup.get("expansions") or []
        if not isinstance(expansions, list | tuple):
            raise BadOption(f"expansions must be a list, not {expansions!r}")
        check_known(expansions, self.expansions, "expansion", "expansion", key="expansion-unknown")
        if len(expansions) > len(set(expansions)):
            raise BadOption("an expansion is named twice", key="expansion-twice")
        options = setup.get("options") or {}
        if not isinstance(options, dict):
            raise BadOption(f"options must be a dict, not {options!r}")
        check_known(options, self.options, "option", "option", key="option-unknown")
        for option, value in options.items():
            if self.options[option] is bool and not isinstance(value, bool):
                raise BadOption(
                    f"the option {option!r} must be true or false, not {value!r}",
                    key="option-not-boolean",
                    facts={"option": option, "value": str(value)},
                )
        if not isinstance(setup.get("ask_all", False), bool):
            raise BadOption(
                f"'ask_all' must be true or false, not {setup['ask_all']!r}",
                key="option-not-boolean",
                facts={"option": "ask_all", "value": str(setup["ask_all"])},
            )
        return Setup(seats, frozenset(expansions), dict(options), setup)

    def set_up(self, setup: dict[str, Any], seed: int | str, journal: bool, versions: Versions | None = None) -> Table:
        """A fresh game, up to its first decision."""
        checked = self.check_setup(setup)
        t = self.lay_table(checked.seats, versions or self.current, seed)
        t.ask_all = bool(setup.get("ask_all", False))
        if journal:
            t.journal = []
        self.agree(t, checked)
        self.deal(t, checked)
        advance(t)
        return t

    def agree(self, t: Table, setup: Setup) -> None:
        """What was agreed lies on the table: a counter called like an option, or `expansions`, holds it."""
        agreed: dict[str, Any] = {**setup.options, EXPANSIONS: sorted(setup.expansions)}
        for name, value in agreed.items():
            entry = self.shared_counters.get(name)
            if entry is None or value is None:
                continue
            spelling = entry.declaration.spelling
            try:
                numbers = spelling.read(value, name, self.domains)
            except BadPosition as error:
                raise BadOption(str(error)) from error
            for at, number in enumerate(numbers):
                t.shared[entry.number + at] = number

    def lay_table(self, seats: int, versions: Versions, seed: int | str) -> Table:
        """An empty table of the right size."""
        check_rules(versions.rules, self.rules_version)
        shared, counters, piles = self.sizes
        t = new_table(self.engine, shared, seats, counters, piles, versions.rules)
        sow(t, seed, versions.generator)
        return t

    def seat_names(self, t: Table) -> list[str]:
        """What the seats are called until somebody gives them names."""
        return [f"Seat {seat + 1}" for seat in range(len(t.seats))]

    # positions and views

    def position(self, t: Table) -> Position:
        return write_table(t, self.declared, self.domains)

    def schema(self) -> Position:
        """The JSON schema of the positions of this game."""
        ends = min(self.seats), max(self.seats)
        return position_schema(self.name, self.declared, self.domains, self.engine, ends, self.rules_version)

    save = staticmethod(save)

    def restore(self, data: dict[str, Any]) -> Table:
        """The table that was saved."""
        return restore(self.engine, data)

    def from_position(self, position: Position, versions: Versions | None = None) -> Table:
        """A table from a position; BadPosition names what is wrong."""
        try:
            return self.read_position(position, versions or self.current)
        except BadPosition:
            raise
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # What no check has a name for: a stack of pending effects that cannot be gone on with.
            raise BadPosition(f"the position contradicts itself: {error}") from error

    def table_for(self, position: Position, seats: int, versions: Versions) -> Table:
        """An empty table by the version of the rules, the seed and the manner of asking that a position names."""
        if position.get("version", VERSION) != VERSION:
            raise BadPosition(f"version {position['version']!r} is unknown; this program reads version {VERSION}")
        rules = position.get("rules", versions.rules)
        if isinstance(rules, bool) or rules not in range(1, self.rules_version + 1):
            raise BadPosition(f"'rules' must be a version from 1 to {self.rules_version}, not {rules!r}")
        if not isinstance(position.get("ask_all", False), bool):
            raise BadPosition("'ask_all' must be true or false")
        try:
            t = self.lay_table(seats, Versions(rules, versions.generator), position.get("seed", 0))
        except BadOption as error:
            raise BadPosition(f"'seed': {error}") from error
        t.ask_all = position.get("ask_all", False)
        return t

    def read_position(self, position: Position, versions: Versions) -> Table:
        """Lay the table a position describes, and go on to its question."""
        seats = position.get("seats")
        if not isinstance(seats, list) or len(seats) not in self.seats:
            raise BadPosition(f"'seats' must be a list of {min(self.seats)} to {max(self.seats)} seats")
        t = self.table_for(position, len(seats), versions)
        read_table(t, self.declared, self.domains, position)
        t.journal = []
        advance(t)
        self.check(t)
        return t

    def view(self, t: Table, seat: int | None) -> Position:
        """What a seat may see: hidden piles as their numbers of cards, and nothing of what decides the future."""
        view = self.position(t)
        for secret in SECRET:
            view.pop(secret, None)
        for entry in self.declared.piles:
            if entry.declaration.seen == EVERYBODY:
                continue
            if not entry.declaration.seat:
                view[entry.name] = len(view[entry.name])
                continue
            for number, theirs in enumerate(view["seats"]):
                own = entry.declaration.seen == OWNER and number == seat
                theirs[entry.name] = sorted(theirs[entry.name]) if own else len(theirs[entry.name])
        view["you"] = seat
        view["to_act"] = None if t.to_act < 0 else t.to_act
        return view

    def open_view(self, t: Table) -> Position:
        """The table as nobody saw it while it was played: each seat with what it alone knew."""
        view = self.view(t, None)
        view["seats"] = [self.view(t, seat)["seats"][seat] for seat in range(len(view["seats"]))]
        return view

    def redealt(self, t: Table, seat: int | None, seed: int) -> Table:
        """The same table with everything a seat cannot know dealt anew, and another future; what was asked is asked."""
        return redealt(t, NOBODY if seat is None else seat, seed)

    def _pools(self, seats: int) -> list[list[tuple[int, int]]]:
        """The hidden piles that are dealt anew together, each with the seat that looks into it."""
        pools: dict[str, list[tuple[int, int]]] = {}
        for entry in self.declared.piles:
            pile = entry.declaration
            if pile.seen != EVERYBODY and pile.domain is not None:
                for at in range(seats if pile.seat else 1):
                    owner = at if pile.seen == OWNER and pile.seat else NOBODY
                    pools.setdefault(pile.pool or pile.domain, []).append((entry.number + at, owner))
        return list(pools.values())

    # playing

    apply = staticmethod(apply)

    def why_not(self, t: Table, action: int) -> list[Reason]:
        """The reasons against an action now; an empty list if it is legal."""
        if t.to_act < 0:
            return [Reason("game-over", self.end_rule)]
        return [] if action in t.options else self.against(t, action)

    def against(self, t: Table, action: int) -> list[Reason]:
        """The reasons against an action that is not among the options."""
        return [Reason("not-asked", self.rule, {"question": decisions.QUESTION_NAMES[t.question]})]

    def source(self, t: Table) -> tuple[str, str] | None:
        """The component whose effect asks, if one does."""
        return None

    def asked(self, t: Table) -> dict[str, Any]:
        """More about the question that is asked, as plain data for who draws it."""
        return {} if self.desk is None else self.desk.asked(t)

    def reach(self, t: Table, seat: int) -> dict[str, Any]:
        """Where a gesture that begins with this question can lead, goal by goal, with the answers on the way."""
        return {} if self.desk is None else self.desk.reach(t, seat)

    def pieces(self, t: Table) -> Mapping[str, Sequence[int]]:
        """What lies in all piles of a domain together, as long as the game lasts; a domain left out is not counted."""
        return {}

    def check(self, t: Table) -> None:
        """Raises where a table cannot be: pieces are missing or doubled."""
        for domain, all_of_them in self.pieces(t).items():
            there = cards_of(t, self.declared, domain)
            if sorted(there) != sorted(all_of_them):
                names = self.domains[domain]
                wrong = {card for card in {*there, *all_of_them} if there.count(card) != list(all_of_them).count(card)}
                raise BadPosition(f"pieces are missing or doubled: {', '.join(sorted(names[card] for card in wrong))}")

    # telling

    def event_data(self, event: Event) -> dict[str, Any]:
        """An event by its name, with the words of its things."""
        code, seat, *numbers = event
        declared = self.declared.events.get(code)
        if declared is None:
            return {"event": str(code), "seat": seat, "numbers": numbers}
        things = declared.declaration.told(numbers, self.domains)
        return {"event": declared.name, "seat": seat, "numbers": [word for _, word in things]}

    def visible(self, event: Event, seat: int | None) -> bool:
        """Whether an event of the journal may be shown to a seat."""
        declared = self.declared.events.get(event[0])
        seen: str = EVERYBODY if declared is None else declared.declaration.seen
        return seen == EVERYBODY or (event[1] == seat) == (seen == OWNER)

    def reveals(self, event: Event) -> bool:
        """Whether somebody has learnt something by an event, so that it cannot be taken back."""
        declared = self.declared.events.get(event[0])
        return declared is None or bool(declared.declaration.reveals)

    def labels(self) -> Labels:
        """The names of a table's numbers, from what the game declares."""
        return Labels(
            shared=_names(self.declared.counters_of(seat=False), self.declared.size(seat=False)),
            seat=_names(self.declared.counters_of(seat=True), self.declared.size(seat=True)),
            piles=self._pile_labels(),
        )

    def _pile_labels(self) -> list[tuple[str, list[str]]]:
        piles: list[tuple[str, list[str]]] = [(f"pile.{zone}", []) for zone in range(self.declared.places())]
        for entry in self.declared.piles:
            domain = entry.declaration.domain
            words = [] if domain is None else list(self.domains[domain])
            if not entry.declaration.seat:
                piles[entry.number] = (entry.name, words)
                continue
            for seat in range(SEAT_SPACE):
                piles[entry.number + seat] = (f"seats.{seat}.{entry.name}", words)
        return piles

    # learning

    def packed(self) -> tuple[Parts, Parts]:
        """Counters in which several numbers are packed, of the table and of a seat, taken apart for learners."""
        return {}, {}

    def observation(self, seat: int, seats: int) -> Observation:
        """What a seat of a table with so many seats can know, as a row of numbers (observe.py)."""
        if (seat, seats) not in self._observations:
            labels = self.labels().piles
            made = observation(self.engine, self.declared, self.domains, self.packed(), labels, seat, seats)
            self._observations[seat, seats] = made
        return self._observations[seat, seats]

    def glimpses(self, t: Table) -> set[tuple[int, int, int]]:
        """Cards of hidden piles somebody is looking at now, as (pile, its size, card)."""
        return set()


def notation_of(declared: Declared, domains: Domains) -> decisions.Notation:
    """How the actions of a game are written: its verbs, and the words of what they name."""
    known = {name: decisions.Domain(name, _these(words)) for name, words in domains.items()}
    verbs = {
        entry.number: decisions.Verb(
            entry.name, *(known.get(name) or decisions.Domain(name) for name in entry.declaration.domains)
        )
        for entry in declared.verbs
    }
    return decisions.Notation(verbs)


def _names(entries: list[Named], size: int) -> list[str]:
    """A name for each counter; those of one declaration are counted."""
    names = [f"counter.{number}" for number in range(size)]
    for entry in entries:
        several = entry.declaration.size()
        for at in range(several):
            names[entry.number + at] = entry.name if several == 1 else f"{entry.name}.{at}"
    return names


def _these(words: Sequence[str]) -> Callable[[], Sequence[str]]:
    return lambda: words


def check_known(given: Any, known: Any, what: str, fact: str, *, key: str) -> None:
    """What is given is known; else a BadOption says what is."""
    for name in given:
        if name not in known:
            listed = ", ".join(known)
            raise BadOption(
                f"there is no {what} {name!r}; there is: {listed}",
                key=key,
                facts={fact: str(name), "known": listed},
            )
