"""The eight leaders."""

from landsraad.imperium import words as w
from landsraad.imperium.vocabulary import (
    ANY_ALLIANCE,
    cost,
    draw,
    effect,
    influence,
    influence_any,
    intrigue,
    leader,
    pay,
    solari,
    spice,
    troops,
    water,
    when,
)

leader(
    "paul_atreides",
    house="atreides",
    complexity=1,
    rival=False,
    ability="prescience",
    sees_top=True,
    signet_name="discipline",
    signet=[draw(1)],
)

leader(
    "duke_leto_atreides",
    house="atreides",
    complexity=2,
    ability="landsraad_popularity",
    landsraad_discount=1,
    signet_name="prudent_diplomacy",
    signet=[pay(cost(spice=1), influence_any(behind=True))],
)

leader(
    "baron_vladimir_harkonnen",
    house="harkonnen",
    complexity=3,
    ability="masterstroke",
    masterstroke=[influence(w.EMPEROR), influence(w.SPACING_GUILD), influence(w.BENE_GESSERIT), influence(w.FREMEN)],
    signet_name="scheme",
    signet=[pay(cost(solari=1), intrigue(1))],
)

leader(
    "glossu_the_beast_rabban",
    house="harkonnen",
    complexity=1,
    ability="arrakis_fiefdom",
    start={"spice": 1, "solari": 1},
    signet_name="brutality",
    signet=[troops(1), when(ANY_ALLIANCE, troops(1))],
)

leader(
    "earl_memnon_thorvald",
    house="thorvald",
    complexity=1,
    ability="connections",
    council=[influence_any()],
    signet_name="spice_hoard",
    signet=[spice(1)],
)

leader(
    "countess_ariana_thorvald",
    house="thorvald",
    complexity=3,
    ability="spice_addict",
    harvest=[draw(1)],
    signet_name="hidden_reservoir",
    signet=[water(1)],
)

leader(
    "count_ilban_richese",
    house="richese",
    complexity=1,
    ability="ruthless_negotiator",
    space_paid=[draw(1)],
    signet_name="manufacturing",
    signet=[solari(1)],
)

leader(
    "helena_richese",
    house="richese",
    complexity=2,
    rival=False,
    ability="eyes_everywhere",
    unblocked=[w.LANDSRAAD, w.CITY],
    signet_name="manipulate",
    signet=[effect(w.MANIPULATE)],
)
