"""What has happened, in short: a paragraph for each turn. The log tells everything."""

from rich.text import Text

from landsraad import Game
from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS
from landsraad.terminal.scene import HEADING, token
from landsraad.terminal.words import word
from landsraad.text.fluent import join
from landsraad.text.imperium import name

# Events that begin a paragraph, and those that are nobody's.
OPENING = (e.TURN_BEGAN, e.ROUND_BEGAN, e.COMBAT_BEGAN)
OF_THE_TABLE = (e.ROUND_BEGAN, e.COMBAT_BEGAN, e.BONUS_SPICE, e.RECALLED_AGENTS, e.GAME_ENDED, e.SHIP_CAME_HOME)
# The table shows these anyway, or another event says the same.
LEFT_OUT = (e.TURN_BEGAN, e.RESHUFFLED, e.ROW_REFILLED, e.TILE_TURNED_UP, e.REVEALED_HAND)
SPENT_AT_ONCE = (w.PERSUASION, w.SWORDS)
NOBODY = -1


def worth_telling(event: Event, seat: int, dealing: bool) -> bool:
    """Whether a short account needs the event."""
    code, mover, first = event[:3]
    if code in LEFT_OUT:
        return False
    if code in (e.GAINED_SOME, e.PAID) and first in SPENT_AT_ONCE:
        return False
    if code in (e.DREW, e.DREW_CARD) and dealing:
        return False
    if code == e.DREW:
        return mover != seat
    return code != e.DREW_INTRIGUE or mover != seat


def begins_anew(events: list[Event]) -> bool:
    """Whether a turn has begun, or more than that: then the table has changed so much that it is drawn again."""
    return any(event[0] in OPENING for event in events)


class _Paragraph:
    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.parts: list[str] = []
        self.revealed: list[str] = []

    def text(self, lang: str) -> Text:
        parts = list(self.parts)
        if self.revealed:
            parts.insert(0, word("reveals", lang, cards=join("plain", self.revealed, lang)))
        told = Text(join("parts", parts, lang))
        return told if self.mover == NOBODY else token(self.mover) + Text(" ") + told


def retell(game: Game, events: list[Event], seat: int, lang: str) -> list[Text]:
    """The events as paragraphs, each about one player."""
    paragraphs: list[_Paragraph] = []
    dealing = False
    fresh = True
    for event in events:
        code, mover = event[:2]
        if code in OPENING:
            fresh = True
            dealing = code == e.ROUND_BEGAN
        if not worth_telling(event, seat, dealing):
            continue
        about = NOBODY if code in OF_THE_TABLE else mover
        if fresh or not paragraphs or paragraphs[-1].mover != about:
            paragraphs.append(_Paragraph(about))
            fresh = False
        if code == e.REVEALED_CARD:
            paragraphs[-1].revealed.append(name("card", CARD_IDS[event[2]], lang))
        else:
            paragraphs[-1].parts.append(_told(game, event, about, lang))
    return [_styled(paragraph, lang) for paragraph in paragraphs]


def _told(game: Game, event: Event, about: int, lang: str) -> str:
    """A line of the log; the name of the player it is about is left to the paragraph."""
    text = game.speaker.event(event, lang, game.names)
    return text.removeprefix(f"{game.names[about]} ") if about != NOBODY else text


def _styled(paragraph: _Paragraph, lang: str) -> Text:
    text = paragraph.text(lang)
    if paragraph.mover == NOBODY:
        text.stylize(HEADING)
    return text
