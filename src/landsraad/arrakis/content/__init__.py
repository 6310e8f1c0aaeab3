"""What is printed: declarations only. Importing this package fills the tables."""

from landsraad.arrakis.content import (
    planning_atreides,
    planning_corrino,
    planning_fremen,
    planning_guild,
    planning_harkonnen,
    prescience,
    the_map,
    tokens,
)

__all__ = [
    "planning_atreides",
    "planning_corrino",
    "planning_fremen",
    "planning_guild",
    "planning_harkonnen",
    "prescience",
    "the_map",
    "tokens",
]
