"""How what happens in War for Arrakis is shown: whose turn it is, the card that is laid, the area where it happens."""

from typing import Final

from landsraad import Game
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.happened import event_fields
from landsraad.game import Event
from landsraad.server.games import Staged
from landsraad.server.games.arrakis.story import NOBODY

# A battle belongs to the turn in which it is fought; it has a scene of its own on the page.
SCENES: Final = {e.ROUND_BEGAN: "round", e.TURN_BEGAN: "turn", e.GAME_ENDED: "end"}
LAID: Final = frozenset((e.PLAYED, e.SOLO_CARD))  # cards that lie open for everybody
PLACES: Final = ("goal", "target", "area", "start")  # where something happens, the most telling first


def begins_scene(event: Event) -> str:
    return SCENES.get(event[0], "")


def staged(event: Event) -> Staged:
    fields = event_fields(event)
    card = fields.get("card") if event[0] in LAID else None
    place = next((fields[name] for name in PLACES if isinstance(fields.get(name), str)), None)
    return Staged(
        card=("card", card) if isinstance(card, str) else None,
        place=("area", place) if isinstance(place, str) else None,
    )


def turn_of(game: Game) -> int:
    """The seat whose turn it is; of a side two players share, that of its House. The automaton has none (23.1)."""
    shared = game.table.shared
    side = shared[w.TURN_SIDE] - 1
    if side < 0 or (shared[w.SOLO] and side == w.HARKONNEN):
        return NOBODY
    return shared[w.SEAT_OF + 2 * side]
