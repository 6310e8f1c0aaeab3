"""The board spaces. Harvests on Maker spaces and the influence of factions' spaces are the engine's, not parts."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import add_flag_bonus
from landsraad.imperium.vocabulary import (
    choose,
    cost,
    draw,
    dreadnought,
    effect,
    freighter,
    intrigue,
    negotiator,
    pay,
    persuasion,
    solari,
    space,
    spice,
    tech,
    troops,
    water,
)

# Emperor
space("conspire", solari(5), troops(2), intrigue(1), area="emperor", icon=w.EMPEROR, price=(w.SPICE, 4))
space("wealth", solari(2), area="emperor", icon=w.EMPEROR)

# Spacing Guild
space("heighliner", troops(5), water(2), area="spacing_guild", icon=w.SPACING_GUILD, price=(w.SPICE, 6), combat=True)
space("foldspace", effect(w.FOLDSPACE), area="spacing_guild", icon=w.SPACING_GUILD)

# Bene Gesserit
space("selective_breeding", pay(cost(trash=1), draw(2)), area="bene_gesserit", icon=w.BENE_GESSERIT, price=(w.SPICE, 2))
space("secrets", intrigue(1), effect(w.STEAL_INTRIGUE), area="bene_gesserit", icon=w.BENE_GESSERIT)

# Fremen
space("hardy_warriors", troops(2), area="fremen", icon=w.FREMEN, price=(w.WATER, 1), combat=True)
space("stillsuits", water(1), area="fremen", icon=w.FREMEN, combat=True)

# Landsraad
space(
    "high_council",
    effect(w.TAKE, w.SEAT_PIECE),
    area="landsraad",
    icon=w.LANDSRAAD,
    price=(w.SOLARI, 5),
    once=w.COUNCIL,
)
space("hall_of_oratory", troops(1), area="landsraad", icon=w.LANDSRAAD, reveal=[persuasion(1)], board="base")
space("mentat", draw(1), effect(w.TAKE, w.MENTAT_PIECE), area="landsraad", icon=w.LANDSRAAD, price=(w.SOLARI, 2))
space("rally_troops", troops(4), area="landsraad", icon=w.LANDSRAAD, price=(w.SOLARI, 4), board="base")
space(
    "swordmaster",
    effect(w.TAKE, w.SWORDMASTER_PIECE),
    area="landsraad",
    icon=w.LANDSRAAD,
    price=(w.SOLARI, 8),
    once=w.SWORDMASTER,
)

# CHOAM
space("sell_melange", effect(w.SELL_SPICE), area="choam", icon=w.SPICE_TRADE, board="base")
space("secure_contract", solari(3), area="choam", icon=w.SPICE_TRADE, board="base")

# Arrakis
space("arrakeen", troops(1), draw(1), area="arrakis", icon=w.CITY, combat=True, flag=w.ARRAKEEN_FLAG)
space("carthag", troops(1), intrigue(1), area="arrakis", icon=w.CITY, combat=True, flag=w.CARTHAG_FLAG)
space("research_station", draw(3), area="arrakis", icon=w.CITY, price=(w.WATER, 2), combat=True)
space("sietch_tabr", troops(1), water(1), area="arrakis", icon=w.CITY, need=(w.FREMEN, 2), combat=True)
space("imperial_basin", area="arrakis", icon=w.SPICE_TRADE, combat=True, maker=2, harvest=1, flag=w.BASIN_FLAG)
space("hagga_basin", area="arrakis", icon=w.SPICE_TRADE, price=(w.WATER, 1), combat=True, maker=1, harvest=2)
space("the_great_flat", area="arrakis", icon=w.SPICE_TRADE, price=(w.WATER, 2), combat=True, maker=0, harvest=3)

# Rise of Ix: CHOAM and the Ix board
space("smuggling", solari(1), freighter(), area="choam", icon=w.SPICE_TRADE, board="rise_of_ix")
space(
    "interstellar_shipping",
    freighter(),
    freighter(),
    area="choam",
    icon=w.SPICE_TRADE,
    need=(w.SPACING_GUILD, 2),
    board="rise_of_ix",
)
space(
    "tech_negotiation",
    choose(tech(1), negotiator()),
    area="ix",
    icon=w.LANDSRAAD,
    reveal=[persuasion(1)],
    board="rise_of_ix",
)
space("dreadnought", dreadnought(), tech(), area="ix", icon=w.LANDSRAAD, price=(w.SOLARI, 3), board="rise_of_ix")

add_flag_bonus(w.ARRAKEEN_FLAG, w.SOLARI, solari(1))
add_flag_bonus(w.CARTHAG_FLAG, w.SOLARI, solari(1))
add_flag_bonus(w.BASIN_FLAG, w.SPICE, spice(1))
