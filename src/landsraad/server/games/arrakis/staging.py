"""How what happens in War for Arrakis is shown: where scenes begin, the card that is laid, and everything in a step."""

from collections.abc import Sequence
from typing import Final

from landsraad import Game
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.happened import event_fields, who
from landsraad.game import Event
from landsraad.server.games import Own, Staged
from landsraad.server.games.arrakis.story import NOBODY, depth
from landsraad.text.fluent import join

# The automaton has no seat (war_for_arrakis 23.1): its turn is nobody's.
SCENES: Final = {e.ROUND_BEGAN: "round", e.TURN_BEGAN: "turn", e.SOLO_DIE: "automaton", e.GAME_ENDED: "end"}
# What the Harkonnen alone decide is shown like a turn of theirs (6.2, 15.7); the other phases are everybody's.
PHASES: Final = {
    w.P_VEHICLES: "turn",
    w.P_ACTIONS: "dice",
    w.P_HAZARDS: "hazards",
    w.P_HARVEST: "turn",
    w.P_END: "closing",
}
LAID: Final = frozenset((e.PLAYED, e.SOLO_CARD))  # cards that lie open for everybody
# Between the turns: what somebody has chosen to do.
DECIDED: Final = frozenset(
    (
        e.SISTER_PLACED, e.CLAIMED, e.SCOUTED, e.LEADER_TAKEN_OFF, e.DISCARDED, e.PRESCIENCE_REMOVED,
        e.PRESCIENCE_BACK, e.LANDED, e.NAVIGATOR_PLACED, e.LEADER_PLACED, e.PLACED,
    )
)  # fmt: skip
# What a scene is about, the most telling first; of several the last one.
TELLING: Final = (
    e.GAME_ENDED, e.BATTLE_ENDED, e.CLAIMED, e.SETTLEMENT_LOST, e.ATOMICS_DETONATED, e.WORM_ATTACKED, e.HARVESTER_LOST,
    e.STATION_TAKEN, e.PLAYED, e.SOLO_CARD, e.MOVED, e.LEADER_USED, e.DESERT_POWER, e.SPICE_HARVESTED, e.SCOUTED,
    e.TOKEN_PLACED, e.DIE_USED, e.ROUND_BEGAN, e.PHASE_BEGAN,
)  # fmt: skip
# What followed from a deed and is worth a line of its own below it: where something came, went, or changed.
BROUGHT: Final = frozenset(
    (
        e.MOVED, e.SIGN_PLACED, e.WORM_PLACED, e.WORM_MOVED, e.TOKEN_PLACED, e.LEADER_PLACED, e.PLACED, e.REPLACED,
        e.STATION_TAKEN, e.MARKER_ADVANCED, e.SETTLEMENT_LOST, e.SUPREMACY_ROSE, e.LEADER_ENTERED, e.LEADER_TO_TANK,
        e.VEHICLE_PLACED, e.LANDED, e.SIETCH_MOVED, e.IMPERIUM_LOWERED, e.BAN, e.CONE_SPENT,
    )
)  # fmt: skip
LINES: Final = 6  # of these; a turn of many small things is watched again, not read


def begins_scene(event: Event) -> str:
    return PHASES.get(event[2], "") if event[0] == e.PHASE_BEGAN else SCENES.get(event[0], "")


def staged(event: Event) -> Staged:
    fields = event_fields(event)
    card = fields.get("card") if event[0] in LAID else None
    return Staged(
        card=("card", card) if isinstance(card, str) else None,
        decided=event[0] in DECIDED,
        own={**fields, "side": _side(event)},
    )


def _side(event: Event) -> str:
    told = who(event)
    if "member" in told:
        return w.SIDE_NAMES[event[1] >> 1]
    side: str = told.get("side", "")
    return side


def scene_told(game: Game, told: Sequence[Event], lang: str) -> Own:
    """One sentence for all of it, the most telling thing that its reader may know; and what else it brought."""
    headline, about = _headline(game, told, lang)
    if headline is None:
        return {}
    # The phase of hazards lays a wormsign wherever the Harkonnen are (13.4): there they are no news.
    silent = {e.SIGN_PLACED} if any(event[0] == e.PHASE_BEGAN for event in told) else set()
    rest = [event for event in told if event[0] in BROUGHT - silent and event not in about]
    lines = dict.fromkeys(game.speaker.event(event, lang, game.names_in(lang)) for event in rest)
    return {"headline": headline, "brought": [line for line in lines if line][:LINES]}


def _headline(game: Game, told: Sequence[Event], lang: str) -> tuple[str | None, Sequence[Event]]:
    """The sentence, and the events it tells."""
    for code in TELLING:
        found = [event for event in told if event[0] == code]
        if found and code == e.HARVESTER_LOST:  # each of them costs spice
            each = [game.speaker.event(event, lang, game.names_in(lang)) for event in found]
            return join("sentences", each, lang), found
        if found:
            return game.speaker.event(found[-1], lang, game.names_in(lang)), found[-1:]
    first = next((event for event in told if depth(event) is not None), None)
    return (None, ()) if first is None else (game.speaker.event(first, lang, game.names_in(lang)), (first,))


def turn_of(game: Game) -> int:
    """The seat whose turn it is; of a side two players share, that of its House. The automaton has none (23.1)."""
    shared = game.table.shared
    side = shared[w.TURN_SIDE] - 1
    if side < 0 or (shared[w.SOLO] and side == w.HARKONNEN):
        return NOBODY
    return shared[w.SEAT_OF + 2 * side]
