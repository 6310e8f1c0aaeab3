"""Dune: Imperium and Rise of Ix in words.

    effect(node)            the phrase for an effect of a declaration
    card_text(number)       a card with everything printed on it, and so for the other components
    option_text(action)     what a player can do
    event_text(event)       what has happened
    reason_text(reason)     why something is not allowed

All take the language; names of players are given by whoever knows them.
"""

from landsraad.text.imperium.components import (
    CardText,
    ConflictText,
    HagalText,
    IntrigueText,
    LeaderText,
    PartText,
    SpaceText,
    TileText,
    card_text,
    component_lines,
    conflict_text,
    hagal_text,
    intrigue_text,
    leader_text,
    space_text,
    tile_text,
)
from landsraad.text.imperium.effects import condition_text, cost_text, effect, effects
from landsraad.text.imperium.events import event_text
from landsraad.text.imperium.names import amount, component_name, name, seat_name, units
from landsraad.text.imperium.options import option_text
from landsraad.text.imperium.questions import question_text, topic_text
from landsraad.text.imperium.reasons import reason_text

__all__ = [
    "CardText",
    "ConflictText",
    "HagalText",
    "IntrigueText",
    "LeaderText",
    "PartText",
    "SpaceText",
    "TileText",
    "amount",
    "card_text",
    "component_lines",
    "component_name",
    "condition_text",
    "conflict_text",
    "cost_text",
    "effect",
    "effects",
    "event_text",
    "hagal_text",
    "intrigue_text",
    "leader_text",
    "name",
    "option_text",
    "question_text",
    "reason_text",
    "seat_name",
    "space_text",
    "tile_text",
    "topic_text",
    "units",
]
