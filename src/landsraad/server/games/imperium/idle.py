"""Plays that are legal and would do nothing now: condition and cost decide what is legal, not whether it helps."""

from landsraad import Game, Reason
from landsraad.imperium import words as w
from landsraad.imperium.agenda import for_nothing
from landsraad.imperium.catalog import INTRIGUES
from landsraad.imperium.store import OP
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.table import Table, frames_from_below

RULE = "imperium 3.12"
FOR_AN_AGENT = (w.ADD_FACTION_ICONS, w.IGNORE_ENEMIES)  # they change where an agent sent this turn may go


def idle(game: Game, action: int) -> Reason | None:
    """Why an option would do nothing; None: it does something."""
    table = game.table
    verb = verb_of(action)
    if verb == w.V_DO:
        return Reason("idle-nothing", RULE) if action in for_nothing(table) else None
    if verb != w.V_PLAY:
        return None
    part = INTRIGUES[first_of(action)].parts[second_of(action) - 1]
    if OP[part.effect] in FOR_AN_AGENT:
        return None if table.seats[table.to_act][w.AGENTS] else Reason("idle-no-agent", RULE)
    return None if part.cost or _changes_something(game, action) else Reason("idle-nothing", RULE)


def _changes_something(game: Game, action: int) -> bool:
    """Whether anything is different afterwards but for the card itself: a question, a number, a pile."""
    tried = game.clone()
    tried.play(game.rules.notation.write(action))
    return _all_but_intrigue(tried.table) != _all_but_intrigue(game.table)


def _all_but_intrigue(table: Table) -> tuple[object, ...]:
    aside = (w.INTRIGUE_DISCARD, *range(w.INTRIGUE, w.INTRIGUE + len(table.seats)))
    piles = [list(pile) for zone, pile in enumerate(table.zones) if zone not in aside]
    # That something was done in this turn is true of doing nothing, too.
    counters = [[count for number, count in enumerate(row) if number != w.ACTED] for row in table.seats]
    return table.to_act, frames_from_below(table), list(table.agenda), counters, list(table.shared), piles
