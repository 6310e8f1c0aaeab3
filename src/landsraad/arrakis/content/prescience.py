"""Prescience cards and secret objectives.

The eight cards of the action phase (a01 to a08) and the scores of the objectives are substitutes, not the printed ones
(war_for_arrakis 24.Q24, 24.Q25).
"""

from landsraad.arrakis.board import DEEP, DESERT, MINOR_ERG, MOUNTAIN, PLATEAU
from landsraad.arrakis.vocabulary import (
    figures_on_board,
    happened,
    hidden_sietches,
    leaders_in,
    legions_in,
    objective,
    prescience_card,
    sietch_shown_by,
    together_in_a_sietch,
    tokens_shown_by,
    units_leave_sietches,
)
from landsraad.arrakis.words import HARVESTERS_LOST, JESSICA, LEADER_FELL, PAUL, RODE, SPECIAL, WON_ATTACK

# id, title, steps of Kwisatz Haderach, Sand Dwellers and Jihad, what it demands
prescience_card("e01", "Dew Collectors for the Planting", [0, 2, 0], legions_in(PLATEAU, at_least=3), end=True)
prescience_card("e02", "The Fremen Call Paul the 'Mahdi!'", [1, 0, 1], sietch_shown_by(PAUL), end=True)
prescience_card(
    "e03", "The Water Discipline", [1, 1, 0], leaders_in(PAUL, JESSICA, terrains=(DEEP,), without_sietch=True), end=True
)
prescience_card("e04", "New Hidden Wind Traps", [0, 1, 1], legions_in(MOUNTAIN, at_least=3), end=True)
prescience_card("e05", "Stunted Worms", [1, 2, 0], legions_in(MINOR_ERG, at_least=2), end=True)
prescience_card(
    "e06", "Jessica Trains Paul in the Bene Gesserit Ways", [2, 0, 0], together_in_a_sietch(PAUL, JESSICA), end=True
)
prescience_card("e07", "The Desert War", [0, 1, 2], legions_in(DESERT, DEEP, at_least=4, without_sietch=True), end=True)
prescience_card("e08", "The Lisan al-Gaib", [1, 1, 1], tokens_shown_by(PAUL, 2), end=True)
prescience_card("a01", "A Maker Is Ridden", [1, 1, 0], happened(RODE), substitute=True)
prescience_card("a02", "Blood on the Sand", [1, 0, 2], happened(WON_ATTACK), substitute=True)
prescience_card("a03", "No Harvest Today", [0, 1, 1], happened(HARVESTERS_LOST, 2), substitute=True)
prescience_card("a04", "The Sleeper Stirs", [2, 0, 0], leaders_in(PAUL), die=True, substitute=True)
prescience_card("a05", "Water for the Tribe", [0, 2, 0], hidden_sietches(4), die=True, substitute=True)
prescience_card("a06", "Commandos Sworn In", [0, 0, 2], figures_on_board(SPECIAL, 3), substitute=True)
prescience_card(
    "a07", "Families Flee to the Palmaries of the South", [1, 1, 0], units_leave_sietches(2), substitute=True
)
prescience_card("a08", "A Name Struck Out", [1, 0, 2], happened(LEADER_FELL), substitute=True)

objective("o1", [6, 7, 8], substitute=True)
objective("o2", [6, 8, 7], substitute=True)
objective("o3", [7, 6, 8], substitute=True)
objective("o4", [7, 8, 6], substitute=True)
objective("o5", [8, 6, 7], substitute=True)
objective("o6", [8, 7, 6], substitute=True)
