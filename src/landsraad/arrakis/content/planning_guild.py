"""The Spacing Guild: twelve planning cards.

Substitutes, not the printed cards, except that three of them place the Guild Navigator, and that troops of either side
can be upgraded as sg_harkonnen_3 and sg_atreides_3 do it (spacing_guild 13.G16).
"""

from landsraad.arrakis.catalog import EFFECT_KNOWN, OURS, substitute
from landsraad.arrakis.content import planning_fremen
from landsraad.arrakis.vocabulary import (
    desert_power,
    do,
    draw,
    frigates_at_once,
    imperium_action,
    pick,
    planning_card,
    play_one,
    troops_cancel_shields,
    troops_ride,
    vehicles,
    whenever,
    while_in_play,
)
from landsraad.arrakis.words import (
    CORRINO_ALLY,
    FREMEN_ALLY,
    GUILD,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    LANDSRAAD,
    ON_HARVESTER,
    ON_SETTLEMENT,
    OP_NAVIGATOR,
    PICK_CLEAR_SKY,
    SPACING_GUILD,
)

BEFORE = planning_fremen  # cards are numbered in the order of their declaration

substitute("guild_navigator_card", "spacing_guild 13.G16")  # never spent: it shows what 9.3 says


def guild_card(card: str, deck: int, name: str, *effects: int, known: bool = False, formerly: int = 0) -> None:
    """With `known` what it does is: by one source, which does not say which card does it."""
    label = EFFECT_KNOWN if known else OURS
    planning_card(card, deck, name, *effects, expansions=GUILD, substitute=label, formerly=formerly)


guild_card(
    "sg_guild_navigator_a", CORRINO_ALLY, "The Guild Navigator (haste)",
    do(OP_NAVIGATOR), imperium_action(SPACING_GUILD),
)  # fmt: skip
guild_card("sg_guild_navigator_b", CORRINO_ALLY, "The Guild Navigator (escort)", do(OP_NAVIGATOR), vehicles(0, 1))
guild_card("sg_guild_navigator_c", CORRINO_ALLY, "The Guild Navigator (foresight)", do(OP_NAVIGATOR), draw(2))
guild_card(
    "sg_harkonnen_1", HOUSE_HARKONNEN, "Passage Paid in Spice",
    imperium_action(SPACING_GUILD), imperium_action(SPACING_GUILD),
)  # fmt: skip
guild_card("sg_harkonnen_2", HOUSE_HARKONNEN, "Votes for Sale", imperium_action(LANDSRAAD), play_one())
guild_card(
    "sg_harkonnen_3", HOUSE_HARKONNEN, "Hardened Levies", while_in_play(troops_cancel_shields()), known=True,
    formerly=while_in_play(frigates_at_once(2)),
)  # fmt: skip
guild_card("sg_atreides_1", HOUSE_ATREIDES, "Friends in the Landsraad", imperium_action(LANDSRAAD), draw(1))
guild_card("sg_atreides_2", HOUSE_ATREIDES, "A Berth Is Found", imperium_action(), play_one())
guild_card(
    "sg_atreides_3", HOUSE_ATREIDES, "Banners of the Landsraad", while_in_play(troops_cancel_shields()), known=True,
    formerly=while_in_play(whenever(ON_SETTLEMENT, imperium_action())),
)  # fmt: skip
guild_card("sg_fremen_1", FREMEN_ALLY, "Clear Skies Bought", pick(PICK_CLEAR_SKY), desert_power())
guild_card("sg_fremen_2", FREMEN_ALLY, "Tribute to the Guild", while_in_play(whenever(ON_HARVESTER, imperium_action())))
guild_card("sg_fremen_3", FREMEN_ALLY, "Desert Guides", while_in_play(troops_ride()))
