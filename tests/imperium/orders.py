"""Free order (imperium 3.5) by brute force: the machinery, and all pairs of a card and a space to try it on.

A turn is played to its end in every possible way, once with the engine as it is and once with every effect of the
agenda left to its owner: pure gains wait, and whatever is impossible may be resolved for nothing (imperium 3.10).
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import agenda, effects
from landsraad.imperium import words as w
from landsraad.imperium.board import fits
from landsraad.imperium.catalog import CARDS, SPACES
from landsraad.imperium.store import OP
from landsraad.kernel.table import Table, apply, clone, frames_from_below, save
from tests.imperium.lean import lean

# More of these is never worse. A garrisoned troop is worth more than one in supply.
RESOURCES = (w.SOLARI, w.SPICE, w.WATER, w.POINTS, w.SWORDS, w.GARRISON)
# Piles whose order means nothing, for one seat each or for the table.
UNORDERED = (w.HAND, w.DISCARD, w.PLAYED, w.REVEALED, w.INTRIGUE)
LIMIT = 40_000

State = tuple[Any, ...]

# The words as they would be if no effect were carried out at once.
NOTHING_BUILT_IN = SimpleNamespace(**{**vars(w), "BUILT_IN": 0})


class TooMany(Exception):
    """More states than anybody wants to wait for."""


def frozen(value: Any) -> Any:
    """Rows of whatever kind as tuples."""
    return value if isinstance(value, int | str | bytes) else tuple(frozen(item) for item in value)


def key(t: Table) -> State:
    """A table as something that can be looked up."""
    data = save(t)
    return tuple(frozen(data[name]) for name in sorted(data))


def outcome(t: Table) -> tuple[tuple[int, ...], State]:
    """What a finished turn leaves: the acting player's resources, and everything else."""
    mine = t.seats[0]
    resources = tuple(mine[counter] for counter in RESOURCES)
    counters = mine[: w.TURN_FIRST]  # the counters of the turn itself are worth nothing any more
    for counter in (*RESOURCES, w.SUPPLY):
        counters[counter] = 0
    bags = {zone + number for zone in UNORDERED for number in range(len(t.seats))} | {w.TRASH, w.INTRIGUE_DISCARD}
    zones = tuple(tuple(sorted(pile) if zone in bags else pile) for zone, pile in enumerate(t.zones))
    others = frozen(t.seats[1:])
    return resources, (frozen(counters), others, frozen(t.shared), zones, frozen(frames_from_below(t)), t.chance)


def turn_over(t: Table) -> bool:
    return t.shared[w.ACTIVE] != 1


def outcomes(start: Table, action: int) -> dict[State, set[tuple[int, ...]]]:
    """Every end of the turn that begins with this action: the rest of the table, and the resources reached with it."""
    first = clone(start)
    apply(first, action)
    found: dict[State, set[tuple[int, ...]]] = {}
    seen = {key(first)}
    open_tables = [first]
    while open_tables:
        t = open_tables.pop()
        if turn_over(t):
            resources, rest = outcome(t)
            found.setdefault(rest, set()).add(resources)
            continue
        for option in t.options:
            after = clone(t)
            apply(after, option)
            if (mark := key(after)) not in seen:
                seen.add(mark)
                open_tables.append(after)
        if len(seen) >= LIMIT:
            raise TooMany("this position is not small")
    return found


def may_be_let_go(t: Table, seat: int, group: int, part: int) -> bool:
    """Every impossible effect; but a line of the reveal turn counts as soon as its condition holds (imperium 6.4.6)."""
    return OP[part] != w.WHEN or (group == w.TURN_GROUP and t.shared[w.STAGE] == w.AGENT_TURN)


def action_of(game: Game, move: str) -> int:
    return next(option.action for option in game.options if option.notation == move)


def compare(game: Game, move: str, patch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Play a turn both ways and compare; how many outcomes each way has."""
    action = action_of(game, move)
    own = outcomes(game.table, action)
    with patch.context() as left_open:
        left_open.setattr(agenda, "settled", lambda *_: False)
        for module in (agenda, effects):
            left_open.setattr(module, "w", NOTHING_BUILT_IN)
        left_open.setattr(agenda, "may_turn_possible", may_be_let_go)
        every = outcomes(game.table, action)
    for rest, reached in every.items():
        for resources in reached:
            better = [mine for mine in own.get(rest, ()) if all(a >= b for a, b in zip(mine, resources, strict=True))]
            assert better, f"{game.rules.notation.write(action)}: resources {resources} cannot be had with this table"
    for rest, reached in own.items():
        assert reached <= every.get(rest, set()), "an outcome that no order of effects leads to"
    return sum(map(len, own.values())), sum(map(len, every.values()))


# Everything is scarce: one troop, one card to draw, one Intrigue card; the next step on every track brings its bonus.
SCARCE = {
    "solari": 3, "spice": 3, "water": 1, "supply": 1, "garrison": 0, "conflict": 11, "deck": [], "discard": ["dagger"],
    "influence": dict.fromkeys(w.FACTION_NAMES, 3),
}  # fmt: skip
PLOTS = {False: "know_their_ways", True: "finesse"}


def pairs() -> Iterator[tuple[bool, str, str, bool]]:
    """(with Rise of Ix, card, space, with a Plot card) for every card that can be played at a space."""
    for ix in (False, True):
        board = "rise_of_ix" if ix else "base"
        for card in CARDS:
            if card.expansion != "base" and not ix:
                continue
            if card.deck not in ("starting", "imperium", "reserve") or card.name == "control_the_spice":
                continue
            game = at_hand(ix, card.name, False)
            reach = fits(game.table, 0, card.number)
            for space in SPACES:
                if space.board in ("both", board) and reach >> space.number & 1:
                    for plot in (False, True):
                        yield ix, card.name, space.name, plot


def at_hand(ix: bool, card: str, plot: bool, space: str = "") -> Game:
    """Somebody about to send an agent with the card; the price of the space is in hand."""
    person: dict[str, Any] = {**SCARCE, "hand": [card]}
    if space in PRICES:
        resource, amount = PRICES[space]
        person[resource] = person[resource] + amount
    if plot:
        person["intrigue"] = [PLOTS[ix]]
    # Nobody can be stolen from, and only one pile can be shuffled: else the order would change the dice.
    more: dict[str, Any] = {"intrigue_discard": [], "intrigue_trash": []}
    if ix:
        more["tech"] = [["windtraps"], [], []]
    return lean(person, {"hand": ["scout"]}, ix=ix, intrigue_deck=["windfall"], **more)


PRICES = {
    "conspire": ("spice", 4), "heighliner": ("spice", 6), "selective_breeding": ("spice", 2),
    "hardy_warriors": ("water", 1),
    "high_council": ("solari", 5), "mentat": ("solari", 2), "rally_troops": ("solari", 4), "swordmaster": ("solari", 8),
    "research_station": ("water", 2), "hagga_basin": ("water", 1), "the_great_flat": ("water", 2),
    "dreadnought": ("solari", 3),
}  # fmt: skip


def compare_pair(pair: tuple[bool, str, str, bool], patch: pytest.MonkeyPatch) -> tuple[int, int] | None:
    """How many outcomes each way has; None where the agent cannot be sent. TooMany where they cannot be counted."""
    ix, card, space, plot = pair
    game = at_hand(ix, card, plot, space)
    move = f"agent {card} {space}"
    if all(option.notation != move for option in game.options):
        return None
    return compare(game, move, patch)
