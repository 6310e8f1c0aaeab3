"""The ten cards every player starts with."""

from landsraad.imperium.catalog import STARTING_SIGNET
from landsraad.imperium.vocabulary import card, persuasion, swords, trash_this
from landsraad.imperium.words import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE

card("convincing_argument", deck="starting", copies=2, reveal=[persuasion(2)])
card("dagger", deck="starting", copies=2, icons=[LANDSRAAD], reveal=[swords(1)])
card("diplomacy", deck="starting", icons=[EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN], reveal=[persuasion(1)])
card("dune_the_desert_planet", deck="starting", copies=2, icons=[SPICE_TRADE], reveal=[persuasion(1)])
card("reconnaissance", deck="starting", icons=[CITY], reveal=[persuasion(1)])
card("seek_allies", deck="starting", icons=[EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN], agent=[trash_this()])
# Its agent box is the signet ability of the leader.
signet_ring = card("signet_ring", deck="starting", icons=[LANDSRAAD, CITY, SPICE_TRADE], reveal=[persuasion(1)])
STARTING_SIGNET[0] = signet_ring.number
