"""What a seat may see, as plain named data (war_for_arrakis 0.5). Everything anybody is shown passes through here.

A view has the same fields for every seat and for spectators; what a seat may not know is null, or left as a number.
Each field stands once, with what it is and how it is read; docs/views.md explains them."""

from typing import Any

from landsraad.arrakis import view_battle, view_board, view_sides, view_tracks
from landsraad.arrakis import words as w
from landsraad.arrakis.asked import source_of
from landsraad.arrakis.naming import DOMAINS
from landsraad.arrakis.sight import OPENLY, Sight, members_of, sight_of
from landsraad.arrakis.view_board import of
from landsraad.kernel.declare import word_schema
from landsraad.kernel.schema import NUMBER, Schema, document, many, maybe, one_of, record
from landsraad.kernel.shown import Shown, number, part, perhaps
from landsraad.kernel.table import Table

SOUGHT = [None, "next_turn", "now"]  # Seek Out the 'Mahdi'
DEFINED = ("area", "card", "leader", "marker", "member", "power", "prescience", "result", "side", "zone")


def write_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    view: dict[str, Any] = VIEW.read(t, sight_of(t, seat))
    return view


def open_view(t: Table) -> dict[str, Any]:
    """The table with everything that was hidden, for who looks at a game that is over."""
    view: dict[str, Any] = VIEW.read(t, OPENLY)
    return view


def _expansions(t: Table, _sight: Sight) -> list[str]:
    return [name for bit, name in enumerate(w.EXPANSION_NAMES) if t.shared[w.EXPANSIONS] >> bit & 1]


def _seats(t: Table, _sight: Sight) -> list[dict[str, Any]]:
    seats = [members_of(t, seat) for seat in range(len(t.seats))]
    return [{"side": w.SIDE_NAMES[members[0] >> 1], "members": _names(members)} for members in seats]


def _names(members: tuple[int, ...]) -> list[str]:
    return [w.MEMBER_NAMES[member] for member in members]


def _somebody_acts(t: Table, _sight: Sight) -> bool:
    return t.shared[w.TURN_SIDE] > 0


def _source(t: Table, _sight: Sight) -> list[str] | None:
    """It was played openly."""
    source = source_of(t)
    return None if source is None else list(source)


TURN = part(
    side=perhaps(Shown(of("side"), lambda t, _: w.SIDE_NAMES[t.shared[w.TURN_SIDE] - 1]), _somebody_acts),
    member=perhaps(Shown(of("member"), lambda t, _: w.MEMBER_NAMES[t.shared[w.ACTOR]]), _somebody_acts, "Who acts."),
    source=Shown(
        maybe({"type": "array", "minItems": 2, "maxItems": 2}, "The card or leader whose effect goes on."), _source
    ),
    paul_is_sought=Shown(
        maybe(one_of("next_turn", "now"), "Seek Out the 'Mahdi'."), lambda t, _: SOUGHT[t.shared[w.SEEK]]
    ),
)
VIEW = part(
    round=number(w.ROUND),
    max_rounds=Shown(maybe(NUMBER), lambda t, _: t.shared[w.MAX_ROUNDS] or None),
    phase=Shown(one_of(*w.PHASE_NAMES), lambda t, _: w.PHASE_NAMES[t.shared[w.PHASE]]),
    expansions=Shown(many(one_of(*w.EXPANSION_NAMES)), _expansions),
    you=Shown(maybe(NUMBER, "The seat that looks; null: a spectator."), lambda _, sight: sight.seat),
    members=Shown(many(of("member"), "The members you play."), lambda _, sight: _names(sight.members)),
    seats=Shown(many(record({"side": of("side"), "members": many(of("member"))})), _seats),
    to_act=Shown(maybe(NUMBER), lambda t, _: None if t.to_act < 0 else t.to_act),
    turn=TURN,
    areas=view_board.MAP,
    air_zones=view_board.SKY,
    desert=view_board.DESERT,
    sides=view_sides.SIDES,
    decks=view_sides.DECKS,
    staying=view_sides.STAYING,
    tracks=view_tracks.TRACKS,
    spice=view_tracks.SPICE,
    prescience=view_tracks.PRESCIENCE,
    bene_gesserit_reserve=number(w.BENE_GESSERIT_RESERVE),
    atomics=view_tracks.ATOMICS,
    space=perhaps(view_tracks.SPACE, lambda t, _: t.shared[w.EXPANSIONS] & w.GUILD, "Only with The Spacing Guild."),
    battle=perhaps(view_battle.BATTLE, view_battle.is_fought),
    automaton=perhaps(view_tracks.AUTOMATON, lambda t, _: t.shared[w.SOLO], "Only in the solo game."),
)


def view_schema() -> Schema:
    """The JSON schema of what a seat sees; what is asked of it comes from desk/arrakis."""
    defined = {
        "area": view_board.AREA_SCHEMA,
        "deck": view_sides.DECK.schema,
        "die": view_sides.DIE,
        "face": view_board.FACE,
        "force": view_battle.FORCE.schema,
        "leader": view_sides.LEADER.schema,
        "legion": view_board.LEGION,
        "side": view_sides.SIDE.schema,
        "token": view_board.TOKEN.schema,
        **{f"{domain}_id": word_schema(domain, DOMAINS) for domain in DEFINED},
    }
    title = "What a seat sees of War for Arrakis"
    about = "What Game.view(seat) gives: the same fields for every seat and for spectators."
    return document("view-war_for_arrakis", title, about, VIEW.schema, defined)
