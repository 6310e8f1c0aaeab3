"""What the features of War for Arrakis are about, for who plays (reasons.py).

Victories are told in points and steps, the strength of legions in regular units. What units weigh beside the strength
they have goes together with winning and is no reason; what a side holds ready for a battle is its strength.
"""

from typing import Final

from landsraad.bots.arrakis_features import POINTS_TO_WIN
from landsraad.bots.reasons import Tells, Thing

REGULARS: Final = 4.0  # that are as strong as one of `strength`

TELLS: Final[Tells] = {
    "strength": Thing({"strength": REGULARS}),
    "generic_leaders": Thing({"generic_leaders": 1}),
    "named_on_board": Thing({"named_on_board": 1, "named_aside": 0, "named_in_tank": 0}),
    "cards": Thing({"cards": 1}),
    "dice": Thing({"dice": 1}),
    "danger": Thing({"danger": 1}, fewer=True),
    "undefended": Thing({"undefended": 1}, fewer=True),
    "attack_at_hand": Thing({"attack_at_hand": 1, "outlook_first": 0, "outlook_second": 0, "outlook_third": 0}),
    "frigates": Thing({"frigates_in_the_air": 1, "frigates_aboard": 1, "troops_aboard": 0}),
    "supremacy": Thing({"supremacy": POINTS_TO_WIN, "supremacy_squared": 0}),
    "settlement_ranks": Thing({"settlement_ranks": 1}),
    "imperium_steps": Thing({"imperium_steps": 1, "imperium_lowest": 0}),
    "bans": Thing({"ban_choam": 1, "ban_guild": 1, "ban_landsraad": 1}, fewer=True),
    "spice_on_board": Thing({"spice_on_board": 1, "harvesters": 0}),
    "spice_saved": Thing({"spice_saved": 1}),
    "ornithopters": Thing({"ornithopters": 1}),
    "carryalls": Thing({"carryalls": 1}),
    "exposed_units": Thing({"exposed_units": 1}, fewer=True),
    "steps_short": Thing(
        {"steps_short": 10, "progress": 0, "steps_short_squared": 0, "furthest_marker_short": 0}, fewer=True
    ),
    "sietch_ranks": Thing({"sietch_ranks": 1}),
    "sandworms": Thing({"sandworms": 1, "wild_maker": 0}),
    "wormsigns": Thing({"wormsigns": 1}),
    "stations": Thing({"stations": 1}),
    "claims_in_view": Thing({"claims_in_view": 1}),
    "atomics": Thing({"atomics": 1}),
    "hidden_sietches": Thing({"hidden_sietches": 1}),
}
