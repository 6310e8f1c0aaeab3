"""House Hagal cards: 31 and 9 with Rise of Ix. A Rival gets only what is declared here (house_hagal 3.3)."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import SPACE_NUMBERS
from landsraad.imperium.vocabulary import (
    choose,
    dreadnought,
    effect,
    freighter,
    hagal_card,
    influence,
    negotiator,
    tech,
    troops,
)

# The data sets disagree on this figure (rise_of_ix 17.1): one constant, one place.
TWO_PLAYER_DREADNOUGHT_TROOPS = 2

hagal_card("conspire", SPACE_NUMBERS["conspire"], influence(w.EMPEROR), troops(2), copies=2, swords=4)
hagal_card("wealth", SPACE_NUMBERS["wealth"], influence(w.EMPEROR), swords=3)
hagal_card("heighliner", SPACE_NUMBERS["heighliner"], influence(w.SPACING_GUILD), troops(3), swords=6)
hagal_card("foldspace", SPACE_NUMBERS["foldspace"], influence(w.SPACING_GUILD), copies=2, swords=1)
hagal_card("selective_breeding", SPACE_NUMBERS["selective_breeding"], influence(w.BENE_GESSERIT), copies=2, swords=2)
hagal_card("secrets", SPACE_NUMBERS["secrets"], influence(w.BENE_GESSERIT), swords=1)
hagal_card("hardy_warriors", SPACE_NUMBERS["hardy_warriors"], influence(w.FREMEN), troops(2), swords=5)
hagal_card("stillsuits", SPACE_NUMBERS["stillsuits"], influence(w.FREMEN), copies=2, swords=4)
hagal_card("rally_troops", SPACE_NUMBERS["rally_troops"], troops(4), copies=2, swords=3, board="base")
hagal_card("hall_of_oratory", SPACE_NUMBERS["hall_of_oratory"], troops(1), copies=2, swords=0, board="base")
hagal_card("carthag", SPACE_NUMBERS["carthag"], troops(1), copies=3, swords=0)
hagal_card("harvest_spice", w.HARVEST, copies=5, swords=2)
hagal_card("arrakeen_1p", SPACE_NUMBERS["arrakeen"], troops(1), effect(w.USE_SIGNET), copies=3, swords=1, players=1)
hagal_card("arrakeen_2p", SPACE_NUMBERS["arrakeen"], troops(1), copies=3, swords=1, players=2)
hagal_card("reshuffle", w.NOWHERE, swords=0, players=2)

INTERSTELLAR = SPACE_NUMBERS["interstellar_shipping"]
hagal_card(
    "hagal_interstellar_shipping",
    w.NOWHERE,
    swords=3,
    guild=INTERSTELLAR,
    guild_parts=[freighter(), freighter()],
    board="rise_of_ix",
)
hagal_card(
    "hagal_foldspace_interstellar_shipping",
    SPACE_NUMBERS["foldspace"],
    influence(w.SPACING_GUILD),
    swords=2,
    guild=INTERSTELLAR,
    guild_parts=[freighter(), freighter()],
    board="rise_of_ix",
)
hagal_card(
    "hagal_smuggling_interstellar_shipping",
    SPACE_NUMBERS["smuggling"],
    freighter(),
    swords=2,
    guild=INTERSTELLAR,
    guild_parts=[freighter(), freighter()],
    board="rise_of_ix",
)
hagal_card(
    "hagal_tech_negotiation",
    SPACE_NUMBERS["tech_negotiation"],
    choose(tech(1), negotiator()),
    copies=2,
    swords=0,
    players=1,
    board="rise_of_ix",
)
hagal_card(
    "hagal_dreadnought_1p",
    SPACE_NUMBERS["dreadnought"],
    dreadnought(),
    tech(),
    copies=2,
    swords=3,
    players=1,
    needs_ship=True,
    board="rise_of_ix",
)
hagal_card(
    "hagal_dreadnought_2p",
    SPACE_NUMBERS["dreadnought"],
    dreadnought(),
    troops(TWO_PLAYER_DREADNOUGHT_TROOPS),
    copies=2,
    swords=3,
    players=2,
    needs_ship=True,
    board="rise_of_ix",
)
