"""What has happened since somebody's last answer, as things a page can show: dice, figures that go, cards."""

from landsraad import Game
from landsraad.arrakis import events as e
from landsraad.arrakis.happened import event_fields, who
from landsraad.arrakis.naming import EVENT_NAMES
from landsraad.server.games.arrakis.payload import Happening

MOST = 120  # after an absence nobody watches everything again: the newest are told
UNSHOWN = frozenset((e.TURN_BEGAN, e.PHASE_BEGAN, e.PAID, e.SISTER_GAINED))


def happenings(game: Game, seat: int, since: int) -> list[Happening]:
    """Everything from the last of so many moves on that this seat may know, oldest first: what one's own answer has
    brought is no news to others alone, its dice least of all."""
    eyes = None if seat < 0 else seat
    found: list[Happening] = []
    for number in range(max(1, min(since, len(game.moves))), len(game.journals)):
        for event in game.journals[number]:
            if event[0] not in UNSHOWN and game.rules.visible(event, eyes):
                side = who(event).get("side", "")
                found.append(Happening(number, EVENT_NAMES[event[0]], side, event_fields(event)))
    return found[-MOST:]
