"""What the features of Dune: Imperium are about, for who plays (reasons.py)."""

from typing import Final

from landsraad.bots.reasons import Tells, Thing
from landsraad.imperium import words as w

TELLS: Final[Tells] = {
    "points": Thing({"points": 1, "points_near": 0, "lead": 0}),
    **{f"influence_{name}": Thing({f"influence_{name}": 1}) for name in w.FACTION_NAMES},
    "alliances": Thing({"alliances": 1}),
    "alliances_safe": Thing({"alliances_safe": 1}),
    "alliances_in_reach": Thing({"alliances_in_reach": 1}),
    "solari": Thing({"solari": 1, "solari_many": 0}),
    "spice": Thing({"spice": 1, "spice_many": 0}),
    "water": Thing({"water": 1, "water_many": 0}),
    "garrison": Thing({"garrison": 1}),
    "conflict": Thing({"conflict": 1}),
    "dreadnoughts": Thing({"dreadnoughts": 1, "dreadnoughts_garrison": 0, "dreadnoughts_out": 0}),
    "negotiators": Thing({"negotiators": 1}),
    "strength": Thing({"strength": 1}),
    "strength_lead": Thing({"strength_lead": 1}),
    "agents": Thing({"agents": 1}),
    "swordmaster": Thing({"swordmaster": 1}),
    "council": Thing({"council": 1}),
    "mentat": Thing({"mentat": 1}),
    "deck_persuasion": Thing({"deck_persuasion": 1}),
    "deck_swords": Thing({"deck_swords": 1}),
    "deck_quality": Thing({"deck_quality": 1}),
    "starting_cards": Thing({"starting_cards": 1}, fewer=True),
    "spice_must_flow": Thing({"spice_must_flow": 1}),
    "hand_cards": Thing({"hand_cards": 1, "hand_quality": 0}),
    "hand_persuasion": Thing({"hand_persuasion": 1}),
    "hand_swords": Thing({"hand_swords": 1}),
    "intrigue_cards": Thing({"intrigue_cards": 1, "intrigue_worth": 0}),
    "intrigue_points": Thing({"intrigue_points": 1}),
    "tiles": Thing({"tiles": 1, "tiles_worth": 0}),
    "tiles_points": Thing({"tiles_points": 1}),
    "freighter": Thing({"freighter": 1}),
    "control": Thing({"control": 1, "control_at_stake": 0}),
    "turn_order": Thing({"turn_order": 1, "first_player": 0}, fewer=True),
}
