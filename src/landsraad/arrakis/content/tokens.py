"""Tokens, dice, tracks and supplies. What is not the printed component is named a substitute."""

from typing import Final

from landsraad.arrakis.board import AREA, SECTOR_NAMES, SIETCH_AREAS
from landsraad.arrakis.catalog import (
    BLACK_FACES,
    GARRISON_FACES,
    SILVER_FACES,
    STANDARD_FACES,
    TACTICAL_SECTORS,
    TACTICAL_SIETCH,
    face,
    substitute,
)
from landsraad.arrakis.content import the_map
from landsraad.arrakis.words import DEPLOYMENT, HOUSE, LEADERSHIP, MENTAT, SHIELD, STAR, STRATEGY, SWORD

MAP: Final = the_map  # sietches are named by their areas

substitute("deployment_tokens", "war_for_arrakis 24.Q26")
GARRISON_FACES.extend([face(2)] * 3 + [face(1, 1)] * 3 + [face(0, 2)] + [face(1, 0, 1)])
STANDARD_FACES.extend([face(2)] * 2 + [face(1, 1)] * 2 + [face(3)] + [face(0, 2)] + [face(1, 0, 1)] * 2)
BLACK_FACES.extend([face(2)] * 3 + [face(1, 1)] * 2 + [face(2, 0, 0, 1)])
SILVER_FACES.extend([face(1, 0, 1, 1)] + [face(1, 1, 0, 1)] * 2 + [face(2)] + [face(0, 2)] + [face(1, 0, 1)])

PRINTED_TOKENS: Final = [("silver", 0)]  # the only one that is known (21.E3)

SIETCH_RANKS: Final = [1, 1, 2, 2, 2, 2, 3, 3]
substitute("wormsigns", "war_for_arrakis 24.Q9")
WORMSIGNS: Final = [8, 4, 4]  # sand, sandworm, burrowing
substitute("testing_stations", "war_for_arrakis 24.Q10")
STATION_MARKERS: Final = [0, 0, 1, 1, 2, 2]
SISTER_TOKENS: Final = 5

COMBAT_DIE: Final = [SWORD, SWORD, SWORD, SHIELD, SHIELD, STAR]
substitute("atreides_action_die", "war_for_arrakis 24.Q2")
ACTION_DICE: Final = [
    [LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE],
    [LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE],
]
DICE_OF: Final = [8, 4]
SLOTS: Final = [[3, 3, 2, 3, 2], [2, 2, 2, 2, 2]]

# regular, elite, special elite, base for a troop, generic leader
FIGURES: Final = [[24, 12, 8, 8, 6], [16, 8, 6, 8, 12]]
HARVESTER_FIGURES: Final = 8
ORNITHOPTER_FIGURES: Final = 6
CARRYALL_FIGURES: Final = 3
WORM_FIGURES: Final = 4
TROOP_FIGURES: Final = 12
FRIGATE_FIGURES: Final = 3
STEPS_TO_ARRAKIS: Final = 4

# The Spice Must Flow (2.12) by the step of the lowest marker: dice set aside, harvesters, ornithopters, carryalls
TOP_STEP: Final = 5
FLOW_ROWS: Final = [[], [4, 6, 4, 2], [3, 5, 4, 2], [2, 5, 3, 1], [1, 4, 2, 1], [0, 3, 2, 1]]

# What the Harkonnen pay for (15.2, 15.3): a marker kept or raised; places of stockpile and reserve among the payments
KEEP: Final = 2
RAISE: Final = 3
STOCKPILE: Final = 3
SAVE: Final = 4

# Tactical cards of the solo mode (23.4): a sietch and its sector; the central sectors count as one
for _sietch, _sector in (
    ("sihaya_ridge", "outer_ne"), ("gara_kulon", "outer_ne"), ("tasmin_sink", "outer_se"),
    ("habbanya_ridge", "outer_sw"), ("rock_outcroppings", "outer_nw"), ("bight_of_the_cliff", "outer_nw"),
    ("hobars_gap", ""), ("windgap", ""),
):  # fmt: skip
    TACTICAL_SIETCH.append(SIETCH_AREAS.index(AREA[_sietch]))
    TACTICAL_SECTORS.append(1 << SECTOR_NAMES.index(_sector) if _sector else 0b1111)

# Rules that stand in for printed ones: what partners may do, sandworms moved by Desert Power, a track without an end
substitute("partners", "war_for_arrakis 24.Q8")
substitute("worms_move_by_desert_power", "war_for_arrakis 24.Q4")
substitute("prescience_track", "war_for_arrakis 24.Q19")
