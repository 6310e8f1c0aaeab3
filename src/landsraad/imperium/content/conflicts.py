"""The Conflict cards of the base game and of Rise of Ix."""

from landsraad.imperium import words as w
from landsraad.imperium.vocabulary import (
    choose,
    choose_two,
    conflict,
    cost,
    effect,
    freighter,
    influence_any,
    intrigue,
    pay,
    points,
    solari,
    spice,
    trash,
    troops,
    water,
)

# Conflict I
conflict("skirmish_1", 1, first=[points(1)], second=[intrigue(1), solari(2)], third=[solari(2)])
conflict("skirmish_2", 1, first=[points(1)], second=[water(1)], third=[spice(1)])
conflict("skirmish_3", 1, first=[influence_any(), spice(1)], second=[spice(2)], third=[spice(1)])
conflict("skirmish_4", 1, first=[influence_any(), solari(2)], second=[solari(3)], third=[solari(2)])

# Conflict II
conflict(
    "cloak_and_dagger",
    2,
    first=[influence_any(), intrigue(2)],
    second=[intrigue(1), spice(1)],
    third=[choose(intrigue(1), spice(1))],
)
conflict("desert_power", 2, first=[points(1), water(1)], second=[water(1), spice(1)], third=[spice(1)])
conflict("guild_bank_raid", 2, first=[solari(6)], second=[solari(4)], third=[solari(2)])
conflict("machinations", 2, first=[effect(w.INFLUENCE_TWO)], second=[water(1), solari(2)], third=[water(1)])
conflict("raid_stockpiles", 2, first=[intrigue(1), spice(3)], second=[spice(2)], third=[spice(1)])
conflict(
    "secure_imperial_basin",
    2,
    flag=w.BASIN_FLAG,
    first=[points(1), effect(w.CONTROL_LOCATION, w.BASIN_FLAG)],
    second=[water(2)],
    third=[water(1)],
)
conflict(
    "siege_of_arrakeen",
    2,
    flag=w.ARRAKEEN_FLAG,
    first=[points(1), effect(w.CONTROL_LOCATION, w.ARRAKEEN_FLAG)],
    second=[solari(4)],
    third=[solari(2)],
)
conflict(
    "siege_of_carthag",
    2,
    flag=w.CARTHAG_FLAG,
    first=[points(1), effect(w.CONTROL_LOCATION, w.CARTHAG_FLAG)],
    second=[intrigue(1), spice(1)],
    third=[spice(1)],
)
conflict(
    "sort_through_the_chaos",
    2,
    first=[effect(w.TAKE, w.MENTAT_NEXT_PIECE), intrigue(1), solari(2)],
    second=[intrigue(1), solari(2)],
    third=[solari(2)],
)
conflict("terrible_purpose", 2, first=[points(1), trash()], second=[water(1), spice(1)], third=[spice(1)])

# Conflict III
conflict(
    "battle_for_arrakeen",
    3,
    flag=w.ARRAKEEN_FLAG,
    first=[points(2), effect(w.CONTROL_LOCATION, w.ARRAKEEN_FLAG)],
    second=[choose_two(intrigue(1), spice(2), solari(3))],
    third=[intrigue(1), solari(2)],
)
conflict(
    "battle_for_carthag",
    3,
    flag=w.CARTHAG_FLAG,
    first=[points(2), effect(w.CONTROL_LOCATION, w.CARTHAG_FLAG)],
    second=[intrigue(1), spice(3)],
    third=[spice(3)],
)
conflict(
    "battle_for_imperial_basin",
    3,
    flag=w.BASIN_FLAG,
    first=[points(2), effect(w.CONTROL_LOCATION, w.BASIN_FLAG)],
    second=[spice(5)],
    third=[spice(3)],
)
conflict("grand_vision", 3, first=[influence_any(2), intrigue(1)], second=[intrigue(1), spice(3)], third=[spice(3)])

# Rise of Ix
conflict(
    "skirmish_ix_troop", 1, first=[freighter(), troops(1)], second=[spice(2)], third=[spice(1)], expansion="rise_of_ix"
)
conflict(
    "skirmish_ix_spice", 1, first=[freighter(), spice(1)], second=[solari(3)], third=[solari(2)], expansion="rise_of_ix"
)
conflict(
    "trade_monopoly",
    2,
    first=[freighter(), freighter(), troops(1)],
    second=[intrigue(1), water(1)],
    third=[choose(intrigue(1), water(1))],
    expansion="rise_of_ix",
)
conflict(
    "economic_supremacy",
    3,
    first=[points(1), pay(cost(solari=6), points(1)), pay(cost(spice=4), points(1))],
    second=[points(1)],
    third=[spice(2), solari(2)],
    expansion="rise_of_ix",
)
