"""The 67 cards of the Imperium deck."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import SPICE_MUST_FLOW
from landsraad.imperium.vocabulary import (
    FREMEN_BOND,
    alliance,
    another_in_play,
    card,
    card_number,
    cheaper,
    choose,
    cost,
    deploy,
    draw,
    effect,
    influence,
    influence_any,
    intrigue,
    pay,
    per,
    persuasion,
    points,
    retreat,
    solari,
    spice,
    swords,
    trash,
    trash_this,
    troops,
    water,
    when,
    with_influence,
)
from landsraad.imperium.words import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE

card("arrakis_recruiter", copies=2, cost=2, icons=[CITY], agent=[troops(1)], reveal=[persuasion(1), swords(1)])

card("assassination_mission", copies=2, cost=1, reveal=[solari(1), swords(1)], on_trash=[solari(4)])

card(
    "bene_gesserit_initiate",
    copies=2,
    cost=3,
    of=[BENE_GESSERIT],
    icons=[LANDSRAAD, CITY, SPICE_TRADE],
    agent=[draw(1)],
    reveal=[persuasion(1)],
)

card(
    "bene_gesserit_sister",
    copies=3,
    cost=3,
    of=[BENE_GESSERIT],
    icons=[BENE_GESSERIT, LANDSRAAD],
    reveal=[choose(persuasion(2), swords(2))],
)

card("carryall", cost=5, icons=[SPICE_TRADE], agent=[effect(w.HARVEST_AGAIN)], reveal=[persuasion(1), spice(1)])

card(
    "chani",
    cost=5,
    of=[FREMEN],
    icons=[FREMEN, CITY, SPICE_TRADE],
    acquire=[water(1)],
    reveal=[persuasion(2), retreat(w.MAX_TROOPS)],
)

card(
    "choam_directorship",
    cost=8,
    acquire=[influence(EMPEROR), influence(SPACING_GUILD), influence(BENE_GESSERIT), influence(FREMEN)],
    reveal=[solari(3)],
)

card(
    "crysknife",
    cost=3,
    of=[FREMEN],
    icons=[FREMEN, SPICE_TRADE],
    agent=[solari(1)],
    reveal=[swords(1), when(FREMEN_BOND, influence(FREMEN))],
)

card("dr_yueh", cost=1, icons=[CITY], agent=[draw(1)], reveal=[persuasion(1)])

card("duncan_idaho", cost=4, icons=[CITY], agent=[pay(cost(water=1), troops(1), draw(1))], reveal=[water(1), swords(2)])

card(
    "fedaykin_death_commando",
    copies=2,
    cost=3,
    of=[FREMEN],
    icons=[CITY, SPICE_TRADE],
    agent=[trash()],
    reveal=[persuasion(1), when(FREMEN_BOND, swords(3))],
)

card(
    "firm_grip",
    cost=4,
    of=[EMPEROR],
    icons=[EMPEROR, LANDSRAAD],
    agent=[pay(cost(solari=2), influence_any(among=[SPACING_GUILD, BENE_GESSERIT, FREMEN]))],
    reveal=[when(alliance(EMPEROR), persuasion(4))],
)

card(
    "fremen_camp",
    copies=2,
    cost=4,
    of=[FREMEN],
    icons=[SPICE_TRADE],
    agent=[pay(cost(spice=2), troops(3))],
    reveal=[persuasion(2), swords(1)],
)

card(
    "gene_manipulation",
    copies=2,
    cost=3,
    of=[BENE_GESSERIT],
    icons=[LANDSRAAD, CITY],
    agent=[trash(), when(another_in_play(BENE_GESSERIT), spice(2))],
    reveal=[persuasion(2)],
)

card(
    "guild_administrator",
    copies=2,
    cost=2,
    of=[SPACING_GUILD],
    icons=[SPACING_GUILD, SPICE_TRADE],
    agent=[trash()],
    reveal=[persuasion(1)],
)

card(
    "guild_ambassador",
    cost=4,
    of=[SPACING_GUILD],
    icons=[LANDSRAAD],
    agent=[choose(influence(SPACING_GUILD), spice(2))],
    reveal=[when(alliance(SPACING_GUILD), pay(cost(spice=3), points(1)))],
)

card(
    "guild_bankers",
    cost=3,
    of=[SPACING_GUILD],
    icons=[EMPEROR, SPACING_GUILD, LANDSRAAD],
    reveal=[cheaper(card_number(SPICE_MUST_FLOW[0]), 3)],
)

card(
    "gun_thopter",
    copies=2,
    cost=4,
    icons=[CITY, SPICE_TRADE],
    agent=[effect(w.EACH_OPPONENT, w.LOSES_GARRISON, 1)],
    reveal=[swords(3), deploy(1)],
)

card(
    "gurney_halleck",
    cost=6,
    icons=[CITY],
    agent=[troops(2), draw(1)],
    reveal=[persuasion(2), pay(cost(solari=3), troops(2, deploy="may"))],
)

card(
    "imperial_spy",
    copies=2,
    cost=2,
    of=[EMPEROR],
    icons=[EMPEROR],
    agent=[pay(cost(trash_this=True), intrigue(1))],
    reveal=[persuasion(1), swords(1)],
)

card("kwisatz_haderach", cost=8, of=[BENE_GESSERIT], anywhere=True, agent=[draw(1)])

card(
    "lady_jessica",
    cost=7,
    of=[BENE_GESSERIT],
    icons=[BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE],
    acquire=[influence_any()],
    agent=[draw(2)],
    reveal=[persuasion(3), swords(1)],
)

card(
    "liet_kynes",
    cost=5,
    of=[EMPEROR, FREMEN],
    icons=[FREMEN, CITY],
    acquire=[influence(EMPEROR)],
    reveal=[per(w.PERSUASION, 2, w.EACH_IN_PLAY + FREMEN)],
)

card(
    "missionaria_protectiva",
    copies=2,
    cost=1,
    of=[BENE_GESSERIT],
    icons=[CITY],
    agent=[when(another_in_play(BENE_GESSERIT), influence_any())],
    reveal=[persuasion(1)],
)

card(
    "opulence",
    cost=6,
    of=[EMPEROR],
    icons=[EMPEROR],
    agent=[solari(3)],
    reveal=[persuasion(1), pay(cost(solari=6), points(1))],
)

card(
    "other_memory",
    cost=4,
    of=[BENE_GESSERIT],
    icons=[CITY, SPICE_TRADE],
    agent=[choose(draw(1), effect(w.TAKE_FROM_DISCARD, BENE_GESSERIT))],
    reveal=[persuasion(2)],
)

card("piter_de_vries", cost=5, icons=[LANDSRAAD, CITY], agent=[intrigue(1)], reveal=[persuasion(3), swords(1)])

card(
    "power_play",
    copies=3,
    cost=5,
    icons=[EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN],
    agent=[effect(w.MUCH_INFLUENCE), trash_this()],
)

card(
    "reverend_mother_mohiam",
    cost=6,
    of=[EMPEROR, BENE_GESSERIT],
    icons=[EMPEROR, BENE_GESSERIT],
    agent=[when(another_in_play(BENE_GESSERIT), effect(w.OPPONENTS_DISCARD, 2))],
    reveal=[persuasion(2), spice(2)],
)

card("sardaukar_infantry", copies=2, cost=1, of=[EMPEROR], reveal=[persuasion(1), swords(2)])

card(
    "sardaukar_legion",
    copies=2,
    cost=5,
    of=[EMPEROR],
    icons=[EMPEROR, LANDSRAAD],
    agent=[troops(2)],
    reveal=[persuasion(1), deploy(3)],
)

card("scout", copies=2, cost=1, icons=[CITY, SPICE_TRADE], reveal=[persuasion(1), swords(1), retreat(2)])

card(
    "shifting_allegiances",
    copies=2,
    cost=3,
    icons=[LANDSRAAD, SPICE_TRADE],
    agent=[pay(cost(spice=2, influence=1), influence_any(2))],
    reveal=[persuasion(2)],
)

card(
    "sietch_reverend_mother",
    cost=4,
    of=[BENE_GESSERIT, FREMEN],
    icons=[BENE_GESSERIT, FREMEN],
    agent=[trash()],
    reveal=[when(FREMEN_BOND, persuasion(3), spice(1))],
)

card(
    "smugglers_thopter",
    copies=2,
    cost=4,
    of=[SPACING_GUILD],
    icons=[SPICE_TRADE],
    agent=[when(with_influence(SPACING_GUILD), draw(2))],
    reveal=[persuasion(1), spice(1)],
)

card(
    "space_travel", copies=2, cost=3, of=[SPACING_GUILD], icons=[SPACING_GUILD], agent=[draw(1)], reveal=[persuasion(2)]
)

card(
    "spice_hunter",
    copies=2,
    cost=2,
    of=[FREMEN],
    icons=[FREMEN, SPICE_TRADE],
    reveal=[persuasion(1), swords(1), when(FREMEN_BOND, spice(1))],
)

card(
    "spice_smugglers",
    copies=2,
    cost=2,
    of=[SPACING_GUILD],
    icons=[CITY],
    agent=[pay(cost(spice=2), influence(SPACING_GUILD), solari(3))],
    reveal=[persuasion(1), swords(1)],
)

card(
    "stilgar",
    cost=5,
    of=[FREMEN],
    icons=[FREMEN, CITY, SPICE_TRADE],
    agent=[water(1)],
    reveal=[persuasion(2), swords(3)],
)

card(
    "test_of_humanity",
    cost=3,
    of=[BENE_GESSERIT],
    icons=[BENE_GESSERIT, LANDSRAAD, CITY],
    agent=[effect(w.TEST_OPPONENTS)],
    reveal=[persuasion(2)],
)

card(
    "the_voice",
    copies=2,
    cost=2,
    of=[BENE_GESSERIT],
    icons=[CITY, SPICE_TRADE],
    agent=[effect(w.CLOSE_SPACE)],
    reveal=[persuasion(2)],
)

card(
    "thufir_hawat",
    cost=5,
    icons=[EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN, CITY, SPICE_TRADE],
    agent=[draw(1)],
    reveal=[persuasion(1), intrigue(1)],
)

card(
    "worm_riders",
    copies=2,
    cost=6,
    of=[FREMEN],
    icons=[CITY, SPICE_TRADE],
    agent=[spice(2)],
    reveal=[when(with_influence(FREMEN), swords(4)), when(alliance(FREMEN), swords(2))],
)
