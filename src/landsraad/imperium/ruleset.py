"""Dune: Imperium as the rest of the house sees it."""

from typing import Any, ClassVar

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADER_IDS, LEADER_RIVAL, LEADER_SET, LEADERS
from landsraad.imperium.checks import check
from landsraad.imperium.endgame import standing_key, standings
from landsraad.imperium.engine import ENGINE
from landsraad.imperium.explain import why_not
from landsraad.imperium.glimpses import glimpses
from landsraad.imperium.naming import EVENT_NAMES, NOTATION, component
from landsraad.imperium.opening import (
    DIFFICULTIES,
    NO_LEADER,
    begin,
    deal_decks,
    in_game,
    leaders_in_game,
    new_deal,
    random_first_player,
    random_leaders,
    set_difficulty,
)
from landsraad.imperium.position import write_position
from landsraad.imperium.position_reader import read_position
from landsraad.imperium.store import OWNER
from landsraad.imperium.view import visible, write_view
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.errors import BadOption
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table, advance, apply, top
from landsraad.kernel.versions import Versions, check_rules

SEATS = (1, 2, 3, 4)
EXPANSIONS = ("rise_of_ix",)
OPTIONS = ("epic", "difficulty", "expert_deployment", "churn", "brutal_escalation")
SOLO_OPTIONS = OPTIONS[1:]
SETUP_FIELDS = ("seats", "expansions", "options", "leaders", "first_player", "ask_all")
TIE_BREAKS = ("points", "chaumurky", "spice", "solari", "water", "garrison", "reveal_turn")
# Events after which a move cannot be taken back: somebody has learnt something.
REVEALING = frozenset(
    (
        e.DREW,
        e.DREW_CARD,
        e.RESHUFFLED,
        e.DREW_INTRIGUE,
        e.STOLE_INTRIGUE,
        e.ROW_REFILLED,
        e.TILE_TURNED_UP,
        e.ROUND_BEGAN,
        e.SHOWED_MASTERSTROKE,
        e.REVEALED_HAGAL,
        e.HAGAL_SWORDS,
        e.CHURNED,
        e.TRASHED_TILE,
    )
)


class Imperium:
    """The rules of Dune: Imperium, with or without Rise of Ix."""

    name = "imperium"
    notation = NOTATION
    apply = staticmethod(apply)
    glimpses = staticmethod(glimpses)
    current = Versions(rules=w.RULES_VERSION, generator=KEYED)
    for_bots: ClassVar[dict[str, Any]] = {}
    holders = ("active", "alliances", "control", "dreadnoughts", "first_player", "mentat", "mentat_next", "seat")

    def set_up(self, setup: dict[str, Any], seed: int | str, journal: bool, versions: Versions | None = None) -> Table:
        """A fresh game. `setup`: seats, expansions, options, leaders, first_player; BadOption says what is wrong."""
        seats, ix, epic = _check_setup(setup)
        mode = {1: w.SOLO, 2: w.TWO_PLAYERS}.get(seats, w.MULTIPLAYER)
        table = new_deal(ENGINE, max(seats, 3), ix, epic, mode)
        chosen = versions or self.current
        check_rules(chosen.rules, self.current.rules)
        table.rules = chosen.rules
        sow(table, seed, chosen.generator)
        table.ask_all = bool(setup.get("ask_all", False))
        if journal:
            table.journal = []
        deal_decks(table)
        first = setup.get("first_player")
        table.shared[w.FIRST] = random_first_player(table) if first is None else int(first)
        if mode == w.SOLO:
            _set_solo_options(table, setup.get("options") or {})
        given = setup.get("leaders")
        if given == "draft":
            begin(table, leaders_in_game(ix), True)
        else:
            begin(table, random_leaders(table, _leaders(given, 3 if seats == 1 else seats, ix, mode == w.SOLO)), False)
        advance(table)
        return table

    def from_position(self, position: dict[str, Any], versions: Versions | None = None) -> Table:
        return read_position(position, versions or self.current)

    def seat_names(self, table: Table) -> list[str]:
        """What the seats are called until somebody gives them names."""
        names = [f"Seat {seat + 1}" for seat in range(len(table.seats))]
        if table.shared[w.MODE] == w.TWO_PLAYERS:
            names[2] = "House Hagal"
        elif table.shared[w.MODE] == w.SOLO:
            names[1:] = ["Rival 1", "Rival 2"]
        return names

    def position(self, table: Table) -> dict[str, Any]:
        return write_position(table)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return write_view(table, seat)

    def why_not(self, table: Table, action: int) -> list[Reason]:
        return why_not(table, action)

    def source(self, table: Table) -> tuple[str, str] | None:
        """The component whose effect asks, if one does."""
        code, effect, _, _ = top(table)
        if code in (w.F_EXEC, w.F_COST):
            owner = OWNER[effect]
            return component(owner) if owner else None
        return None

    def result(self, table: Table) -> dict[str, Any] | None:
        if table.shared[w.PHASE] != w.OVER:
            return None
        order = standings(table)
        keys = [standing_key(table, seat) for seat in order]
        pairs = zip(TIE_BREAKS, keys[0], keys[1], strict=True)
        # Two Rivals may be equal in everything: then the one on the human's left is named (house_hagal 4.9).
        decided = next((name for name, first, second in pairs if first != second), "seat")
        return {
            "winner": order[0],
            "decided_by": decided,
            "rounds": table.shared[w.ROUND],
            "standings": [
                {
                    "seat": seat,
                    "leader": LEADER_IDS[table.seats[seat][w.LEADER]],
                    **dict(zip(TIE_BREAKS, key, strict=True)),
                }
                for seat, key in zip(order, keys, strict=True)
            ],
        }

    def event_data(self, event: tuple[int, int, int, int, int]) -> dict[str, Any]:
        code, seat, *numbers = event
        return {"event": EVENT_NAMES[code], "seat": seat, "numbers": numbers}

    def visible(self, event: tuple[int, int, int, int, int], seat: int | None) -> bool:
        return visible(event, seat)

    def reveals(self, event: tuple[int, int, int, int, int]) -> bool:
        # A card somebody else's turn takes from a hand was hidden from whoever takes that turn (imperium 3.14).
        return event[0] in REVEALING or (event[0] == e.DISCARDED_CARD and event[3] == 1)

    def check(self, table: Table) -> None:
        check(table)


def _check_setup(setup: dict[str, Any]) -> tuple[int, bool, bool]:
    for field in setup:
        if field not in SETUP_FIELDS:
            raise BadOption(
                f"there is no set-up field {field!r}; there is: {', '.join(SETUP_FIELDS)}",
                key="field-unknown",
                facts={"field": str(field), "known": ", ".join(SETUP_FIELDS)},
            )
    seats = setup.get("seats", 4)
    if not isinstance(seats, int) or seats not in SEATS:
        raise BadOption(f"Dune: Imperium has 1 to 4 seats, not {seats!r}", key="seats", facts={"seats": str(seats)})
    expansions = setup.get("expansions") or []
    if not isinstance(expansions, list):
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
    for option, value in options.items():
        if option not in OPTIONS:
            raise BadOption(
                f"there is no option {option!r}; there is: {', '.join(OPTIONS)}",
                key="option-unknown",
                facts={"option": str(option), "known": ", ".join(OPTIONS)},
            )
        if option != "difficulty" and not isinstance(value, bool):
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
    ix = "rise_of_ix" in expansions
    epic = bool(options.get("epic", False))
    if epic and not ix:
        raise BadOption("an epic game needs the expansion rise_of_ix (rise_of_ix 13.7)", key="epic-needs-ix")
    if epic and seats == 1:
        raise BadOption(
            "an epic game needs two to four players: it is not written for solo play (rise_of_ix 13.7)",
            key="epic-solo",
        )
    for option in SOLO_OPTIONS:
        if option in options and seats != 1:
            raise BadOption(
                f"the option {option!r} is for solo games (seats=1)", key="option-for-solo", facts={"option": option}
            )
    if options.get("difficulty", "mercenary") not in list(DIFFICULTIES):
        raise BadOption(
            f"there is no difficulty {options['difficulty']!r}; there is: {', '.join(DIFFICULTIES)}",
            key="difficulty-unknown",
            facts={"difficulty": str(options["difficulty"]), "known": ", ".join(DIFFICULTIES)},
        )
    if seats == 1 and setup.get("leaders") == "draft":
        raise BadOption(
            "nobody to draft leaders with in a solo game: name them or leave it to chance", key="draft-solo"
        )
    if seats == 1 and setup.get("first_player") is not None:
        raise BadOption(
            "in a solo game the Rival on your left is the first player (house_hagal 4.1)", key="first-player-solo"
        )
    first = setup.get("first_player")
    if first is not None and (not isinstance(first, int) or first not in range(seats)):
        raise BadOption(
            f"first_player must be a seat from 0 to {seats - 1}, not {first!r}",
            key="first-player",
            facts={"most": str(seats - 1), "seat": str(first)},
        )
    return seats, ix, epic


def _set_solo_options(table: Table, options: dict[str, Any]) -> None:
    set_difficulty(table, options.get("difficulty", "mercenary"))
    for option, counter in (("expert_deployment", w.EXPERT), ("churn", w.CHURN), ("brutal_escalation", w.BRUTAL)):
        if options.get(option):
            table.shared[counter] = 1


def _leaders(given: object, seats: int, ix: bool, solo: bool) -> list[int]:
    """Leader numbers; NO_LEADER where one is to be drawn at random."""
    if given is None or given == "random":
        return [NO_LEADER] * seats
    if not isinstance(given, list) or len(given) > seats:
        raise BadOption(
            f"leaders must be 'random', 'draft' or a list of at most {seats} leaders",
            key="leaders",
            facts={"seats": seats},
        )
    chosen: list[int] = []
    for name in [*given, *[None] * (seats - len(given))]:
        if name is None:
            chosen.append(NO_LEADER)
            continue
        if not isinstance(name, str) or name not in LEADERS:
            raise BadOption(
                f"there is no leader {name!r}; there is: {', '.join(LEADER_IDS)}",
                key="leader-unknown",
                facts={"leader": str(name), "known": ", ".join(LEADER_IDS)},
            )
        leader = LEADERS[name]
        if leader in chosen:
            raise BadOption(f"the same leader twice: {name}", key="leader-twice", facts={"leader": name})
        if not in_game(LEADER_SET[leader], ix):
            raise BadOption(f"{name} needs the expansion rise_of_ix", key="leader-needs-ix", facts={"leader": name})
        if solo and chosen and not LEADER_RIVAL[leader]:
            raise BadOption(
                f"{name} cannot lead a Rival (house_hagal 4.1)", key="leader-no-rival", facts={"leader": name}
            )
        chosen.append(leader)
    return chosen
