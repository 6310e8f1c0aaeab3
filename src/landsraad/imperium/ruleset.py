"""Dune: Imperium as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, Final

from landsraad.imperium import box, opening
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADER_IDS, LEADER_NUMBERS, LEADERS
from landsraad.imperium.checks import check
from landsraad.imperium.endgame import standing_key, standings
from landsraad.imperium.engine import ENGINE
from landsraad.imperium.expansions import Expansions, in_game
from landsraad.imperium.explain import against
from landsraad.imperium.glimpses import glimpses
from landsraad.imperium.naming import DOMAINS, EVENT_NAMES, component
from landsraad.imperium.observed import seat_parts, table_parts
from landsraad.imperium.position import write_position
from landsraad.imperium.position_reader import read_position
from landsraad.imperium.position_schema import schema
from landsraad.imperium.store import OWNER
from landsraad.imperium.view import write_view
from landsraad.kernel.errors import BadOption
from landsraad.kernel.observing import Parts
from landsraad.kernel.positions import Position
from landsraad.kernel.ruleset import Event, Ruleset, Setup, check_known
from landsraad.kernel.table import Table, top
from landsraad.kernel.versions import Versions

OPTIONS: Final[Mapping[str, type]] = {
    "epic": bool,
    "difficulty": str,
    "expert_deployment": bool,
    "churn": bool,
    "brutal_escalation": bool,
}
SOLO_OPTIONS: Final = [option for option in OPTIONS if option != "epic"]
TIE_BREAKS: Final = ("points", "chaumurky", "spice", "solari", "water", "garrison", "reveal_turn")


class Imperium(Ruleset):
    """The rules of Dune: Imperium, with or without Rise of Ix."""

    name = "imperium"
    words = w
    events = e
    engine = ENGINE
    domains = DOMAINS
    rules_version = w.RULES_VERSION
    end_rule = "imperium 13.2"
    seats = (1, 2, 3, 4)
    seats_error = "seats"
    expansions = w.EXPANSION_NAMES
    options = OPTIONS
    glimpses = staticmethod(glimpses)
    position = staticmethod(write_position)
    schema = staticmethod(schema)
    view = staticmethod(write_view)
    against = staticmethod(against)
    check = staticmethod(check)

    def __init__(self) -> None:
        super().__init__()
        self.holders = (*self.holders, "dreadnoughts", "seat")

    def check_setup(self, setup: dict[str, Any]) -> Setup:
        checked = super().check_setup(setup)
        _check_epic(checked)
        _check_solo(checked)
        _check_first_player(checked)
        return checked

    def lay_table(self, seats: int, versions: Versions, seed: int | str) -> Table:
        """Rivals sit where players are missing to three (house_hagal 4.1, 6.1)."""
        return super().lay_table(max(seats, 3), versions, seed)

    def deal(self, t: Table, setup: Setup) -> None:
        given = setup.given
        mode = t.shared[w.MODE] = {1: w.SOLO, 2: w.TWO_PLAYERS}.get(setup.seats, w.MULTIPLAYER)
        opening.lay_out(t)
        opening.deal_decks(t)
        first = given.get("first_player")
        t.shared[w.FIRST] = opening.random_first_player(t) if first is None else int(first)
        if mode == w.SOLO:
            _set_solo_options(t, setup.options)
        if given.get("leaders") == "draft":
            opening.begin(t, box.leaders_in_game(setup.expansions), True)
        else:
            seats = 3 if setup.seats == 1 else setup.seats
            fixed = _leaders(given.get("leaders"), seats, setup.expansions, mode == w.SOLO)
            opening.begin(t, opening.random_leaders(t, fixed), False)

    def read_position(self, position: Position, versions: Versions) -> Table:
        return read_position(self, position, versions)

    def seat_names(self, t: Table) -> list[str]:
        names = super().seat_names(t)
        if t.shared[w.MODE] == w.TWO_PLAYERS:
            names[2] = "House Hagal"
        elif t.shared[w.MODE] == w.SOLO:
            names[1:] = ["Rival 1", "Rival 2"]
        return names

    def source(self, t: Table) -> tuple[str, str] | None:
        """The component whose effect asks, if one does."""
        code, effect, _, _ = top(t)
        if code in (w.F_EFFECT, w.F_COST):
            owner = OWNER[effect]
            return component(owner) if owner else None
        return None

    def packed(self) -> tuple[Parts, Parts]:
        return table_parts(), seat_parts()

    def result(self, t: Table) -> dict[str, Any] | None:
        if t.shared[w.PHASE] != w.OVER:
            return None
        order = standings(t)
        keys = [standing_key(t, seat) for seat in order]
        pairs = zip(TIE_BREAKS, keys[0], keys[1], strict=True)
        # Two Rivals may be equal in everything: then the one on the human's left is named (house_hagal 4.9).
        decided = next((name for name, first, second in pairs if first != second), "seat")
        return {
            "winner": order[0],
            "decided_by": decided,
            "rounds": t.shared[w.ROUND],
            "standings": [
                {
                    "seat": seat,
                    "leader": LEADER_IDS[t.seats[seat][w.LEADER]],
                    **dict(zip(TIE_BREAKS, key, strict=True)),
                }
                for seat, key in zip(order, keys, strict=True)
            ],
        }

    def event_data(self, event: Event) -> dict[str, Any]:
        code, seat, *numbers = event
        return {"event": EVENT_NAMES[code], "seat": seat, "numbers": numbers}

    def reveals(self, event: Event) -> bool:
        # A card somebody else's turn takes from a hand was hidden from whoever takes that turn (imperium 3.14).
        return super().reveals(event) or (event[0] == e.DISCARDED_CARD and event[3] == 1)


def _check_epic(setup: Setup) -> None:
    if not setup.options.get("epic", False):
        return
    if w.RISE_OF_IX not in setup.expansions:
        raise BadOption("an epic game needs the expansion rise_of_ix (rise_of_ix 13.7)", key="epic-needs-ix")
    if setup.seats == 1:
        raise BadOption(
            "an epic game needs two to four players: it is not written for solo play (rise_of_ix 13.7)",
            key="epic-solo",
        )


def _check_solo(setup: Setup) -> None:
    for option in SOLO_OPTIONS:
        if option in setup.options and setup.seats != 1:
            raise BadOption(
                f"the option {option!r} is for solo games (seats=1)", key="option-for-solo", facts={"option": option}
            )
    chosen = [setup.options.get("difficulty", "mercenary")]
    check_known(chosen, list(opening.DIFFICULTIES), "difficulty", "difficulty", key="difficulty-unknown")
    if setup.seats == 1 and setup.given.get("leaders") == "draft":
        raise BadOption(
            "nobody to draft leaders with in a solo game: name them or leave it to chance", key="draft-solo"
        )


def _check_first_player(setup: Setup) -> None:
    first = setup.given.get("first_player")
    if first is None:
        return
    if setup.seats == 1:
        raise BadOption(
            "in a solo game the Rival on your left is the first player (house_hagal 4.1)", key="first-player-solo"
        )
    if not isinstance(first, int) or first not in range(setup.seats):
        raise BadOption(
            f"first_player must be a seat from 0 to {setup.seats - 1}, not {first!r}",
            key="first-player",
            facts={"most": str(setup.seats - 1), "seat": str(first)},
        )


def _set_solo_options(t: Table, options: dict[str, Any]) -> None:
    opening.set_difficulty(t, options.get("difficulty", "mercenary"))
    if options.get("expert_deployment"):  # whatever the difficulty says of it
        t.shared[w.EXPERT] = 1


def _leaders(given: object, seats: int, expansions: Expansions, solo: bool) -> list[int]:
    """Leader numbers; NO_LEADER where one is to be drawn at random."""
    if given is None or given == "random":
        return [opening.NO_LEADER] * seats
    if not isinstance(given, list) or len(given) > seats:
        raise BadOption(
            f"leaders must be 'random', 'draft' or a list of at most {seats} leaders",
            key="leaders",
            facts={"seats": seats},
        )
    chosen: list[int] = []
    for name in [*given, *[None] * (seats - len(given))]:
        if name is None:
            chosen.append(opening.NO_LEADER)
            continue
        check_known([name], LEADER_IDS, "leader", "leader", key="leader-unknown")
        leader = LEADER_NUMBERS[name]
        if leader in chosen:
            raise BadOption(f"the same leader twice: {name}", key="leader-twice", facts={"leader": name})
        if not in_game(LEADERS[leader], expansions):
            raise BadOption(
                f"{name} needs the expansion {LEADERS[leader].expansion}",
                key="leader-needs-ix",
                facts={"leader": name},
            )
        if solo and chosen and not LEADERS[leader].rival:
            raise BadOption(
                f"{name} cannot lead a Rival (house_hagal 4.1)", key="leader-no-rival", facts={"leader": name}
            )
        chosen.append(leader)
    return chosen
