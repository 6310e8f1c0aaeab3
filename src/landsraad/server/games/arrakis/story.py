"""The log of War for Arrakis: what is a heading, what a deed, what only followed; and which components a line names."""

from typing import Any, Final

from landsraad import Game
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.happened import event_fields, whom
from landsraad.game import Event
from landsraad.server.games import CONSEQUENCE, DEED, HEADING

Objects = list[tuple[str, str]]
NOBODY: Final = -1
HEADINGS: Final = frozenset((e.ROUND_BEGAN, e.GAME_ENDED))
# What somebody has decided to do, or what a phase brings by itself; the rest follows from these.
DEEDS: Final = frozenset(
    (
        e.DIE_USED, e.LEADER_USED, e.DESERT_POWER, e.PLAYED, e.SOLO_DIE, e.SOLO_CARD, e.CLAIMED, e.SCOUTED,
        e.ATOMICS_DETONATED, e.BATTLE_BEGAN, e.STORM, e.SPICE_HARVESTED, e.DICE_ROLLED, e.CONE_SPENT,
        e.HEIGHLINER_MOVED, e.TACTICAL_DRAWN, e.SISTER_PLACED, e.PHASE_BEGAN,
    )
)  # fmt: skip
# The deed that follows says whose turn it is; that cards were drawn is told by themselves to their owner.
UNTOLD: Final = frozenset((e.TURN_BEGAN,))
# Fields of an event that name components, and what kind they are.
KINDS: Final = {
    "area": "area",
    "start": "area",
    "goal": "area",
    "target": "area",
    "zone": "zone",
    "card": "card",
    "leader": "leader",
    "prescience": "prescience",
    "objective": "objective",
    "power": "power",
    "marker": "marker",
    "atomics": "atomics",
}


def depth(event: Event) -> int | None:
    if event[0] in UNTOLD:
        return None
    if event[0] in HEADINGS:
        return HEADING
    return DEED if event[0] in DEEDS else CONSEQUENCE


def whose(game: Game, event: Event) -> int:
    """The seat an event is about: of a side two players share, that of its House."""
    code, about = event[0], event[1]
    if whom(code) == "seat":
        return about
    if about < 0 or code in HEADINGS:
        return NOBODY
    member = about if whom(code) == "member" else 2 * about
    shared = game.table.shared
    if shared[w.SOLO] and member < w.HOUSE_ATREIDES:
        return NOBODY  # the automaton has no seat (war_for_arrakis 23.1)
    return shared[w.SEAT_OF + member]


def about(event: Event) -> Objects:
    fields = event_fields(event)
    return [(kind, fields[field]) for field, kind in KINDS.items() if _is_named(fields.get(field))]


def _is_named(value: Any) -> bool:
    return isinstance(value, str)
