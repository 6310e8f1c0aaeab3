"""What the tracks give: the bonus at 4 influence with each faction, and the rewards of the Shipping track."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import INFLUENCE_BONUS, SHIPPING
from landsraad.imperium.vocabulary import (
    choose,
    effect,
    influence_any,
    intrigue,
    solari,
    spice,
    tech,
    together,
    track,
    troops,
    water,
)

INFLUENCE_BONUS[w.EMPEROR] = troops(2)
INFLUENCE_BONUS[w.SPACING_GUILD] = solari(3)
INFLUENCE_BONUS[w.BENE_GESSERIT] = intrigue(1)
INFLUENCE_BONUS[w.FREMEN] = water(1)
for faction, name in enumerate(w.FACTION_NAMES):
    track(f"{name}_bonus", [INFLUENCE_BONUS[faction]])

SHIPPING[1] = choose(effect(w.DIVIDENDS), spice(2))
SHIPPING[2] = together(troops(2), influence_any())
SHIPPING[3] = tech(2)
for place in (1, 2, 3):
    track(f"shipping_{place}", [SHIPPING[place]])
