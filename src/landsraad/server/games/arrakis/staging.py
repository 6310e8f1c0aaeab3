"""How what happens in War for Arrakis is shown in scenes: the card that is played, the area, to whom it is done."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.game import Event
from landsraad.server.games import Staged
from landsraad.server.games.arrakis.story import about

SCENES: Final = {e.TURN_BEGAN: "turn", e.ROUND_BEGAN: "round", e.GAME_ENDED: "end"}
# Cards that are laid down for everybody to see.
LAID: Final = frozenset((e.PLAYED, e.SOLO_CARD))
PLACES: Final = ("area", "zone")


def begins_scene(event: Event) -> str:
    return SCENES.get(event[0], "")


def staged(event: Event) -> Staged:
    named = about(event)
    card = next((thing for thing in named if thing[0] == "card"), None) if event[0] in LAID else None
    return Staged(card, next((thing for thing in named if thing[0] in PLACES), None))
