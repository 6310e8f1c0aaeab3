"""What a seat may see, as plain named data (war_for_arrakis 0.5). Everything anybody is shown passes through here.

A view has the same fields for every seat and for spectators; what a seat may not know is null, or left as a number.
docs/views.md explains the fields, `view_schema.py` is their schema."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import source_of
from landsraad.arrakis.sight import OPENLY, Sight, members_of, sight_of
from landsraad.arrakis.view_battle import battle
from landsraad.arrakis.view_board import air_zones, areas, desert
from landsraad.arrakis.view_sides import decks, sides, staying
from landsraad.arrakis.view_tracks import atomics, automaton, prescience, space, spice, tracks
from landsraad.kernel.table import Table

SOUGHT = {0: None, 1: "next_turn", 2: "now"}  # Seek Out the 'Mahdi'


def write_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    return _view(t, sight_of(t, seat))


def open_view(t: Table) -> dict[str, Any]:
    """The table with everything that was hidden, for who looks at a game that is over."""
    return _view(t, OPENLY)


def _view(t: Table, sight: Sight) -> dict[str, Any]:
    shared = t.shared
    side = shared[w.TURN_SIDE] - 1
    return {
        "round": shared[w.ROUND],
        "max_rounds": shared[w.MAX_ROUNDS] or None,
        "phase": w.PHASE_NAMES[shared[w.PHASE]],
        "expansions": [name for bit, name in enumerate(w.EXPANSION_NAMES) if shared[w.EXPANSIONS] >> bit & 1],
        "you": sight.seat,
        "members": [w.MEMBER_NAMES[member] for member in sight.members],
        "seats": [_seat(t, seat) for seat in range(len(t.seats))],
        "to_act": None if t.to_act < 0 else t.to_act,
        "turn": {
            "side": w.SIDE_NAMES[side] if side >= 0 else None,
            "member": w.MEMBER_NAMES[shared[w.ACTOR]] if side >= 0 else None,
            "source": _source(t),
            "paul_is_sought": SOUGHT[shared[w.SEEK]],
        },
        "areas": areas(t, sight),
        "air_zones": air_zones(t),
        "desert": desert(t),
        "sides": sides(t, sight),
        "decks": decks(t, sight),
        "staying": staying(t),
        "tracks": tracks(t, sight),
        "spice": spice(t),
        "prescience": prescience(t),
        "bene_gesserit_reserve": shared[w.BENE_GESSERIT_RESERVE],
        "atomics": atomics(t),
        "space": space(t),
        "battle": battle(t, sight),
        "automaton": automaton(t),
    }


def _seat(t: Table, seat: int) -> dict[str, Any]:
    members = members_of(t, seat)
    return {"side": w.SIDE_NAMES[members[0] >> 1], "members": [w.MEMBER_NAMES[member] for member in members]}


def _source(t: Table) -> list[str] | None:
    """The card or leader whose effect is going on: it was played openly."""
    source = source_of(t)
    return None if source is None else list(source)
