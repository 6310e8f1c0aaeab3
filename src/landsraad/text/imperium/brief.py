"""What has happened in a few words, for a log in which a turn is one entry.

The name of whoever acts stands once, before the entry; numbers that have changed are drawn beside it. So a line has no
subject, and there is none where the numbers tell everything.
"""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium.catalog import CARD_IDS, HAGAL_IDS, INTRIGUE_IDS, LEADER_IDS, SPACE_IDS, TILE_IDS
from landsraad.imperium.naming import EVENT_NAMES
from landsraad.text.fluent import FALLBACK, say
from landsraad.text.imperium.events import Event, event_text, facts_of
from landsraad.text.imperium.names import name

# Numbers tell these (what changed is drawn), or another line does.
DRAWN: Final = frozenset(
    (
        e.DREW,
        e.DREW_CARD,
        e.RESHUFFLED,
        e.PAID,
        e.GAINED_SOME,
        e.RECRUITED_TROOPS,
        e.DEPLOYED_SOME,
        e.RETREATED,
        e.LOST_TROOPS,
        e.INFLUENCE_ROSE,
        e.INFLUENCE_FELL,
        e.LOST_POINT,
        e.DREW_INTRIGUE,
        e.DREW_INTRIGUE_CARD,
        e.STOLE_INTRIGUE,
        e.FREIGHTER_ADVANCED,
        e.FREIGHTER_RECALLED,
        e.PLACED_NEGOTIATOR,
        e.COMMISSIONED_SHIP,
        e.TOOK_SWORDMASTER,
        e.TOOK_COUNCIL_SEAT,
        e.HAGAL_SWORDS,
        e.REVEALED_CARD,
        e.ROW_REFILLED,
        e.TILE_TURNED_UP,
        e.HAGAL_RESHUFFLED,
        e.SKIPPED_HAGAL,
    )
)
# Those that have words of their own; whatever is rare is told in full.
SPOKEN: Final = frozenset(
    (
        e.TOOK_ALLIANCE,
        e.LOST_ALLIANCE,
        e.LOST_INTRIGUE_CARD,
        e.REVEALED_HAND,
        e.ACQUIRED_CARD,
        e.TRASHED_CARD,
        e.DISCARDED_CARD,
        e.ACQUIRED_TILE,
        e.SET_STRENGTH,
        e.PASSED,
        e.WON_CONFLICT,
        e.TOOK_PLACE,
        e.TOOK_NOTHING,
        e.TOOK_CONTROL,
        e.PLACED_SHIP,
        e.SHIP_CAME_HOME,
        e.CLOSED_SPACE,
        e.TOOK_MENTAT,
        e.RECALLED_AGENT,
        e.REMOVED_FROM_ROW,
        e.SET_CARD_ASIDE,
        e.CARD_CAME_BACK,
        e.PUT_ON_DECK,
        e.BURIED_INTRIGUE,
        e.TOOK_FROM_DISCARD,
        e.PASSED_TURN,
        e.ANOTHER_TURN_TAKEN,
        e.MOVED_SNOOPER,
        e.RETURNED_SHIP,
        e.REMOVED_CONTROL,
        e.SPENT_FOR_POINT,
        e.ROUND_BEGAN,
        e.RECALLED_AGENTS,
        e.GAME_ENDED,
    )
)
BETWEEN: Final = " · "


def brief_text(event: Event, lang: str = FALLBACK, seat_names: list[str] | None = None) -> str:
    """One event without its subject; "" where nothing is left to say."""
    code, _, a, b, _ = event
    if code in DRAWN or (code == e.SET_STRENGTH and not a):
        return ""
    if code == e.SENT_AGENT:
        return name("space", SPACE_IDS[b], lang) + BETWEEN + name("card", CARD_IDS[a], lang)
    if code == e.RIVAL_SENT_AGENT:
        return name("space", SPACE_IDS[b], lang)
    if code == e.REVEALED_HAGAL:
        return name("hagal", HAGAL_IDS[a], lang)
    if code == e.PLAYED_INTRIGUE:
        return name("intrigue", INTRIGUE_IDS[a], lang)
    if code == e.USED_TILE:
        return name("tile", TILE_IDS[a], lang)
    if code == e.CHOSE_LEADER:
        return name("leader", LEADER_IDS[a], lang)
    if code == e.BONUS_SPICE:
        return f"{name('space', SPACE_IDS[a], lang)} {b}"
    if code in SPOKEN:
        suffix, told = facts_of(event, lang, seat_names)
        return say(f"brief-{EVENT_NAMES[code]}{suffix}", lang, told)
    return event_text(event, lang, seat_names)
