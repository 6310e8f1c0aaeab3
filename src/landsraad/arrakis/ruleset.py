"""Dune: War for Arrakis as the rest of the house sees it."""

from typing import Any, ClassVar

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.asked import source_of
from landsraad.arrakis.catalog import OBJECTIVE_SCORES
from landsraad.arrakis.checks import check
from landsraad.arrakis.engine import ENGINE
from landsraad.arrakis.explain import why_not
from landsraad.arrakis.leaders import SUPREMACY_TO_WIN, UNFINISHED
from landsraad.arrakis.naming import EVENT_NAMES, NOTATION
from landsraad.arrakis.opening import begin, new_deal, set_up_board, set_up_cards, set_up_guild
from landsraad.arrakis.position import write_position
from landsraad.arrakis.position_reader import read_position
from landsraad.arrakis.solo import set_up_solo
from landsraad.arrakis.view import visible, write_view
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.errors import BadOption
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table, advance, apply
from landsraad.kernel.versions import Versions, check_rules

EXPANSIONS = ("spacing_guild",)
OPTIONS = ("max_rounds", "shared_side", "solo")
SETUP_FIELDS = ("seats", "expansions", "options", "leaders", "first_player")
HOW_NAMES = [None, "supremacy", "prescience", "max_rounds"]

SIDE_LABELS = ["Harkonnen", "Atreides"]
MEMBER_LABELS = ["House Harkonnen", "Corrino Ally", "House Atreides", "Fremen Ally"]


class WarForArrakis:
    """The rules of Dune: War for Arrakis, with or without The Spacing Guild."""

    name = "war_for_arrakis"
    notation = NOTATION
    apply = staticmethod(apply)
    current = Versions(rules=w.RULES_VERSION, generator=KEYED)
    for_bots: ClassVar[dict[str, Any]] = {"max_rounds": 20}  # so that random players finish (war_for_arrakis 5.7)
    holders: tuple[str, ...] = ()

    def set_up(self, setup: dict[str, Any], seed: int | str, journal: bool, versions: Versions | None = None) -> Table:
        """A fresh game. `setup`: seats, expansions, options; BadOption says what is wrong."""
        seats, guild, solo, shared_side, max_rounds = _check_setup(setup)
        table = new_deal(ENGINE, seats, guild, solo, shared_side, max_rounds)
        chosen = versions or self.current
        check_rules(chosen.rules, self.current.rules)
        table.rules = chosen.rules
        sow(table, seed, chosen.generator)
        if journal:
            table.journal = []
        set_up_board(table)
        set_up_cards(table)
        if guild:
            set_up_guild(table)
        if solo:
            set_up_solo(table)
        begin(table)
        advance(table)
        return table

    def from_position(self, position: dict[str, Any], versions: Versions | None = None) -> Table:
        return read_position(position, versions or self.current)

    def seat_names(self, table: Table) -> list[str]:
        """What seats are called that nobody has named: a side where one player has it all, else a member."""
        names = [""] * len(table.seats)
        for side in (w.HARKONNEN, w.ATREIDES):  # in the solo game every seat is of the Atreides
            for member in (2 * side, 2 * side + 1):
                shared = table.shared[w.SHARED_SIDE + side]
                names[table.shared[w.SEAT_OF + member]] = MEMBER_LABELS[member] if shared else SIDE_LABELS[side]
        return names

    def position(self, table: Table) -> dict[str, Any]:
        return write_position(table)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return write_view(table, seat)

    def why_not(self, table: Table, action: int) -> list[Reason]:
        return why_not(table, action)

    def source(self, table: Table) -> tuple[str, str] | None:
        """The card or leader whose effect asks, if one does."""
        return source_of(table)

    def result(self, table: Table) -> dict[str, Any] | None:
        """Who won and how; an unfinished game is a draw that says who was ahead (war_for_arrakis 5.7)."""
        shared = table.shared
        winner = shared[w.WINNER]
        if not winner:
            return None
        side = None if winner == UNFINISHED else w.SIDE_NAMES[winner - 1]
        harkonnen = shared[w.SUPREMACY] / SUPREMACY_TO_WIN
        atreides = max(
            sum(min(1.0, shared[w.MARKER + marker] / scores[marker]) for marker in range(3)) / 3
            for scores in (OBJECTIVE_SCORES[card] for card in table.zones[w.OBJECTIVES])
        )
        seats = (
            []
            if side is None
            else sorted({shared[w.SEAT_OF + member] for member in ((0, 1) if winner == 1 else (2, 3))})
        )
        if shared[w.SOLO] and winner == w.HARKONNEN + 1:
            seats = []
        return {
            "winner": seats[0] if seats else None,
            "winners": seats,
            "side": side,
            "decided_by": HOW_NAMES[shared[w.HOW]],
            "rounds": shared[w.ROUND],
            "supremacy": shared[w.SUPREMACY],
            "prescience": list(shared[w.MARKER : w.MARKER + 3]),
            "progress": {"harkonnen": round(harkonnen, 3), "atreides": round(atreides, 3)},
        }

    def event_data(self, event: tuple[int, int, int, int, int]) -> dict[str, Any]:
        code, side, *numbers = event
        return {"event": EVENT_NAMES[code], "side": side, "numbers": numbers}

    def visible(self, event: tuple[int, int, int, int, int], seat: int | None) -> bool:
        return visible(event, seat)

    def reveals(self, event: tuple[int, int, int, int, int]) -> bool:
        return event[0] in e.REVEALING

    def glimpses(self, table: Table) -> set[tuple[int, int, int]]:
        """Nothing: a hidden thing that a move shows is told by an event (events.REVEALING), no question shows more."""
        return set()

    def check(self, table: Table) -> None:
        check(table)


def _check_setup(setup: dict[str, Any]) -> tuple[int, bool, bool, int, int]:
    for name in setup:
        if name not in SETUP_FIELDS:
            raise BadOption(
                f"there is no set-up field {name!r}; there is: {', '.join(SETUP_FIELDS)}",
                key="field-unknown",
                facts={"field": str(name), "known": ", ".join(SETUP_FIELDS)},
            )
    seats = setup.get("seats", 2)
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in (1, 2, 3, 4):
        raise BadOption(
            f"Dune: War for Arrakis has 1 to 4 seats, not {seats!r}", key="arrakis-seats", facts={"seats": str(seats)}
        )
    expansions = setup.get("expansions") or []
    if not isinstance(expansions, list | tuple):
        raise BadOption(f"expansions must be a list, not {expansions!r}")
    for expansion in expansions:
        if expansion not in EXPANSIONS:
            raise BadOption(
                f"there is no expansion {expansion!r}; there is: {', '.join(EXPANSIONS)}",
                key="expansion-unknown",
                facts={"expansion": str(expansion), "known": ", ".join(EXPANSIONS)},
            )
    options = setup.get("options") or {}
    if not isinstance(options, dict):
        raise BadOption(f"options must be a dict, not {options!r}")
    for option in options:
        if option not in OPTIONS:
            raise BadOption(
                f"there is no option {option!r}; there is: {', '.join(OPTIONS)}",
                key="option-unknown",
                facts={"option": str(option), "known": ", ".join(OPTIONS)},
            )
    for given in ("leaders", "first_player"):
        if setup.get(given) is not None:
            raise BadOption(
                f"{given!r} is not chosen in this game: leaders enter by the rules, the Atreides act first",
                key="not-chosen",
                facts={"field": given},
            )
    solo = _solo(seats, options)
    guild = "spacing_guild" in expansions
    if solo and guild:
        raise BadOption(
            "the solo mode cannot be combined with The Spacing Guild (spacing_guild 1.1)", key="solo-with-guild"
        )
    side = options.get("shared_side", "atreides")
    if side not in w.SIDE_NAMES:
        raise BadOption(
            f"shared_side must be one of {', '.join(w.SIDE_NAMES)}, not {side!r}",
            key="shared-side-unknown",
            facts={"side": str(side), "known": ", ".join(w.SIDE_NAMES)},
        )
    if "shared_side" in options and seats != 3:
        raise BadOption(
            "shared_side is for three players: which faction two of them share (war_for_arrakis 19.1)",
            key="shared-side-seats",
        )
    rounds = options.get("max_rounds") or 0
    if isinstance(rounds, bool) or not isinstance(rounds, int) or rounds < 0:
        raise BadOption(
            f"max_rounds must be a number of rounds, or nothing for no limit, not {rounds!r}",
            key="max-rounds",
            facts={"rounds": str(rounds)},
        )
    return seats, guild, solo, w.SIDE_NAMES.index(side), rounds


def _solo(seats: int, options: dict[str, Any]) -> bool:
    """One player always meets the automaton, two may (war_for_arrakis 19.7, 23)."""
    solo = options.get("solo", seats == 1)
    if not isinstance(solo, bool):
        raise BadOption(
            f"the option 'solo' must be true or false, not {solo!r}",
            key="option-not-boolean",
            facts={"option": "solo", "value": str(solo)},
        )
    if solo and seats > 2:
        raise BadOption("the solo mode is for one player, or two together (war_for_arrakis 19.7)", key="solo-seats")
    if seats == 1 and not solo:
        raise BadOption("one player alone plays the solo mode (war_for_arrakis 23)", key="solo-needed")
    return solo
