"""The three stacks of the Reserve."""

from landsraad.imperium.catalog import FOLDSPACE_CARD, SPICE_MUST_FLOW
from landsraad.imperium.vocabulary import card, draw, persuasion, points, spice, trash_this
from landsraad.imperium.words import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE

card(
    "arrakis_liaison",
    deck="reserve",
    reserve=0,
    copies=8,
    cost=2,
    of=[FREMEN],
    icons=[LANDSRAAD, CITY],
    reveal=[persuasion(2)],
)
the_spice_must_flow = card(
    "the_spice_must_flow", deck="reserve", reserve=1, copies=10, cost=9, acquire=[points(1)], reveal=[spice(1)]
)
foldspace = card(
    "foldspace",
    deck="reserve",
    reserve=2,
    copies=6,
    icons=[EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE],
    agent=[draw(1), trash_this()],
)
SPICE_MUST_FLOW[0] = the_spice_must_flow.number
FOLDSPACE_CARD[0] = foldspace.number
