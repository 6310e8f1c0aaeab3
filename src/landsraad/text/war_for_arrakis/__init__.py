"""Dune: War for Arrakis and The Spacing Guild in words.

    effect(node)                a phrase for an effect of a declaration
    component_lines(kind, n)    a component with everything that is to be said of it; KINDS lists the kinds
    card_text, leader_text...   the same in parts, for cards that are drawn
    option_text(table, action)  what a player can do now
    question_text(asking, ...)  what is asked now
    event_text(event)           what has happened
    reason_text(reason)         why something is not allowed

All take the language; names of players are given by whoever knows them.
"""

from landsraad.text.war_for_arrakis.components import (
    KINDS,
    CardText,
    LeaderText,
    PrescienceText,
    atomics_text,
    battle_text,
    card_lines,
    card_text,
    component_lines,
    component_name,
    leader_text,
    objective_text,
    prescience_text,
    substitutes,
    token_text,
)
from landsraad.text.war_for_arrakis.effects import condition_text, effect, effects, in_one_phrase, use_text
from landsraad.text.war_for_arrakis.events import event_text
from landsraad.text.war_for_arrakis.names import amount, figures, legion, name, seat_name, steps
from landsraad.text.war_for_arrakis.options import option_text
from landsraad.text.war_for_arrakis.questions import question_text
from landsraad.text.war_for_arrakis.reasons import reason_text

__all__ = [
    "KINDS",
    "CardText",
    "LeaderText",
    "PrescienceText",
    "amount",
    "atomics_text",
    "battle_text",
    "card_lines",
    "card_text",
    "component_lines",
    "component_name",
    "condition_text",
    "effect",
    "effects",
    "event_text",
    "figures",
    "in_one_phrase",
    "leader_text",
    "legion",
    "name",
    "objective_text",
    "option_text",
    "prescience_text",
    "question_text",
    "reason_text",
    "seat_name",
    "steps",
    "substitutes",
    "token_text",
    "use_text",
]
