"""Dune: War for Arrakis as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.asked import source_of
from landsraad.arrakis.catalog import OBJECTIVES
from landsraad.arrakis.checks import check
from landsraad.arrakis.engine import ENGINE
from landsraad.arrakis.explain import against
from landsraad.arrakis.happened import event_fields
from landsraad.arrakis.leaders import SUPREMACY_TO_WIN, UNFINISHED
from landsraad.arrakis.naming import DOMAINS, EVENT_NAMES
from landsraad.arrakis.observed import table_parts
from landsraad.arrakis.opening import begin, lay_out, set_up_board, set_up_cards, set_up_guild
from landsraad.arrakis.position import write_position
from landsraad.arrakis.position_reader import read_position
from landsraad.arrakis.position_schema import position_schema
from landsraad.arrakis.solo import set_up_solo
from landsraad.arrakis.view import open_view, view_schema, write_view
from landsraad.kernel.errors import BadOption
from landsraad.kernel.observing import Parts
from landsraad.kernel.positions import Position
from landsraad.kernel.ruleset import Event, Ruleset, Setup
from landsraad.kernel.table import Table
from landsraad.kernel.versions import Versions

HOW_NAMES = [None, "supremacy", "prescience", "max_rounds"]

SIDE_LABELS = ["Harkonnen", "Atreides"]
MEMBER_LABELS = ["House Harkonnen", "Corrino Ally", "House Atreides", "Fremen Ally"]


class WarForArrakis(Ruleset):
    """The rules of Dune: War for Arrakis, with or without The Spacing Guild."""

    name = "war_for_arrakis"
    words = w
    events = e
    engine = ENGINE
    domains = DOMAINS
    rules_version = w.RULES_VERSION
    end_rule = "war_for_arrakis 5.5"
    seats = (1, 2, 3, 4)
    seats_error = "arrakis-seats"
    usual_seats = 2
    expansions = w.EXPANSION_NAMES
    options: Mapping[str, type] = {"max_rounds": int, "shared_side": str, "solo": bool}
    position = staticmethod(write_position)
    schema = staticmethod(position_schema)
    view = staticmethod(write_view)
    open_view = staticmethod(open_view)
    view_schema = staticmethod(view_schema)
    against = staticmethod(against)
    source = staticmethod(source_of)
    check = staticmethod(check)
    for_bots: ClassVar[dict[str, Any]] = {"max_rounds": 20}  # so that random players finish (war_for_arrakis 5.7)

    def check_setup(self, setup: dict[str, Any]) -> Setup:
        checked = super().check_setup(setup)
        _check_not_chosen(setup)
        _check_solo(checked)
        _check_shared_side(checked)
        _check_rounds(checked)
        return checked

    def deal(self, t: Table, setup: Setup) -> None:
        shared = t.shared
        shared[w.SOLO] = int(_solo(setup))
        lay_out(t, w.SIDE_NAMES.index(setup.options.get("shared_side", "atreides")))
        set_up_board(t)
        set_up_cards(t)
        if shared[w.EXPANSIONS] & w.GUILD:
            set_up_guild(t)
        if shared[w.SOLO]:
            set_up_solo(t)
        begin(t)

    def read_position(self, position: Position, versions: Versions) -> Table:
        return read_position(self, position, versions)

    def seat_names(self, t: Table) -> list[str]:
        """What seats are called that nobody has named: a side where one player has it all, else a member."""
        names = [""] * len(t.seats)
        for side in (w.HARKONNEN, w.ATREIDES):  # in the solo game every seat is of the Atreides
            for member in (2 * side, 2 * side + 1):
                shared = t.shared[w.SHARED_SIDE + side]
                names[t.shared[w.SEAT_OF + member]] = MEMBER_LABELS[member] if shared else SIDE_LABELS[side]
        return names

    def packed(self) -> tuple[Parts, Parts]:
        return table_parts(), {}

    def result(self, t: Table) -> dict[str, Any] | None:
        """Who won and how; an unfinished game is a draw that says who was ahead (war_for_arrakis 5.7)."""
        shared = t.shared
        winner = shared[w.WINNER]
        if not winner:
            return None
        side = None if winner == UNFINISHED else w.SIDE_NAMES[winner - 1]
        harkonnen = shared[w.SUPREMACY] / SUPREMACY_TO_WIN
        atreides = max(
            sum(min(1.0, shared[w.PRESCIENCE_MARKERS + marker] / scores[marker]) for marker in range(3)) / 3
            for scores in (OBJECTIVES[card].scores for card in t.zones[w.OBJECTIVES])
        )
        seats = [seat for seat, won in enumerate(ENGINE.scores(t)) if won]
        return {
            "winner": seats[0] if seats else None,
            "winners": seats,
            "side": side,
            "decided_by": HOW_NAMES[shared[w.HOW]],
            "rounds": shared[w.ROUND],
            "supremacy": shared[w.SUPREMACY],
            "prescience": list(shared[w.PRESCIENCE_MARKERS : w.PRESCIENCE_MARKERS + 3]),
            "progress": {"harkonnen": round(harkonnen, 3), "atreides": round(atreides, 3)},
        }

    def event_data(self, event: Event) -> dict[str, Any]:
        code, side, *numbers = event
        return {"event": EVENT_NAMES[code], "side": side, "numbers": numbers, "what": event_fields(event)}


def _check_not_chosen(setup: dict[str, Any]) -> None:
    for given in ("leaders", "first_player"):
        if setup.get(given) is not None:
            raise BadOption(
                f"{given!r} is not chosen in this game: leaders enter by the rules, the Atreides act first",
                key="not-chosen",
                facts={"field": given},
            )


def _solo(setup: Setup) -> bool:
    """One player always meets the automaton, two may (war_for_arrakis 19.7, 23)."""
    return bool(setup.options.get("solo", setup.seats == 1))


def _check_solo(setup: Setup) -> None:
    solo = _solo(setup)
    if solo and setup.seats > 2:
        raise BadOption("the solo mode is for one player, or two together (war_for_arrakis 19.7)", key="solo-seats")
    if setup.seats == 1 and not solo:
        raise BadOption("one player alone plays the solo mode (war_for_arrakis 23)", key="solo-needed")
    if solo and setup.expansions:
        raise BadOption(
            "the solo mode cannot be combined with The Spacing Guild (spacing_guild 1.1)", key="solo-with-guild"
        )


def _check_shared_side(setup: Setup) -> None:
    side = setup.options.get("shared_side", "atreides")
    if side not in w.SIDE_NAMES:
        raise BadOption(
            f"shared_side must be one of {', '.join(w.SIDE_NAMES)}, not {side!r}",
            key="shared-side-unknown",
            facts={"side": str(side), "known": ", ".join(w.SIDE_NAMES)},
        )
    if "shared_side" in setup.options and setup.seats != 3:
        raise BadOption(
            "shared_side is for three players: which faction two of them share (war_for_arrakis 19.1)",
            key="shared-side-seats",
        )


def _check_rounds(setup: Setup) -> None:
    rounds = setup.options.get("max_rounds") or 0
    if isinstance(rounds, bool) or not isinstance(rounds, int) or rounds < 0:
        raise BadOption(
            f"max_rounds must be a number of rounds, or nothing for no limit, not {rounds!r}",
            key="max-rounds",
            facts={"rounds": str(rounds)},
        )
