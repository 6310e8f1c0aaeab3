"""The 35 cards Rise of Ix adds to the Imperium deck, and the starting card of the epic game."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import SPACE_NUMBERS
from landsraad.imperium.vocabulary import (
    FREMEN_BOND,
    agent_at,
    alliance,
    another_in_play,
    card,
    cheaper,
    choose,
    cost,
    draw,
    dreadnought,
    effect,
    freighter,
    influence,
    influence_any,
    intrigue,
    negotiator,
    pay,
    per,
    persuasion,
    points,
    retreat,
    solari,
    space_number,
    spice,
    swords,
    tech,
    tiles_owned,
    trash,
    trash_this,
    troops,
    water,
    when,
    with_influence,
)
from landsraad.imperium.words import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE

card(
    "appropriate",
    expansion="rise_of_ix",
    cost=5,
    of=[EMPEROR],
    icons=[LANDSRAAD, SPICE_TRADE],
    acquire=[freighter()],
    agent=[when(with_influence(EMPEROR), tech(solari_too=True))],
    reveal=[persuasion(2)],
)

card(
    "bounty_hunter",
    expansion="rise_of_ix",
    cost=1,
    icons=[CITY],
    infiltrate=[CITY],
    agent=[when((w.IF_MET_ENEMY, 0, 0), solari(2))],
    reveal=[persuasion(1), swords(1)],
)

card(
    "choam_delegate",
    expansion="rise_of_ix",
    cost=1,
    icons=[SPICE_TRADE],
    infiltrate=[SPICE_TRADE],
    unload=True,
    reveal=[solari(3)],
)

card(
    "court_intrigue",
    expansion="rise_of_ix",
    cost=2,
    of=[EMPEROR],
    icons=[EMPEROR],
    infiltrate=[EMPEROR],
    agent=[pay(cost(intrigue=1), intrigue(1))],
    reveal=[persuasion(1), swords(1)],
)

card(
    "desert_ambush",
    expansion="rise_of_ix",
    cost=3,
    of=[FREMEN],
    icons=[SPICE_TRADE],
    agent=[effect(w.AMBUSH)],
    reveal=[persuasion(1), swords(1)],
)

card(
    "embedded_agent",
    expansion="rise_of_ix",
    cost=5,
    of=[BENE_GESSERIT],
    icons=[LANDSRAAD],
    infiltrate=[LANDSRAAD],
    agent=[when(another_in_play(BENE_GESSERIT), freighter(), freighter())],
    reveal=[persuasion(1), intrigue(1)],
)

card(
    "esmar_tuek",
    expansion="rise_of_ix",
    cost=5,
    of=[SPACING_GUILD],
    icons=[CITY, SPICE_TRADE],
    unload=True,
    agent=[pay(cost(spice=1), influence(SPACING_GUILD), draw(1))],
    reveal=[spice(2), solari(2)],
)

card(
    "freighter_fleet", expansion="rise_of_ix", copies=2, cost=2, icons=[SPICE_TRADE], unload=True, reveal=[freighter()]
)

card(
    "full_scale_assault",
    expansion="rise_of_ix",
    cost=8,
    of=[EMPEROR],
    icons=[EMPEROR, CITY],
    acquire=[dreadnought()],
    agent=[troops(2)],
    reveal=[persuasion(2), per(w.SWORDS, 3, w.EACH_SHIP_IN_CONFLICT)],
)

card(
    "guild_accord",
    expansion="rise_of_ix",
    cost=6,
    of=[SPACING_GUILD],
    icons=[SPACING_GUILD],
    infiltrate=[SPACING_GUILD],
    unload=True,
    agent=[cheaper(space_number(SPACE_NUMBERS["heighliner"]), 2)],
    reveal=[water(1), when(alliance(SPACING_GUILD), spice(3))],
)

card(
    "guild_chief_administrator",
    expansion="rise_of_ix",
    cost=4,
    of=[SPACING_GUILD],
    icons=[SPACING_GUILD, CITY, SPICE_TRADE],
    agent=[pay(cost(discard=1), trash())],
    reveal=[persuasion(1), freighter()],
)

card(
    "imperial_bashar",
    expansion="rise_of_ix",
    cost=4,
    of=[EMPEROR],
    icons=[CITY],
    agent=[choose(troops(1), trash())],
    reveal=[persuasion(1), swords(2), per(w.SWORDS, 1, w.EACH_OTHER_SWORD_CARD)],
)

card(
    "imperial_shock_trooper",
    expansion="rise_of_ix",
    cost=3,
    of=[EMPEROR],
    reveal=[persuasion(1), swords(2), when(agent_at(EMPEROR), swords(3))],
)

card(
    "in_the_shadows",
    expansion="rise_of_ix",
    copies=2,
    cost=2,
    of=[BENE_GESSERIT],
    icons=[LANDSRAAD, CITY],
    unload=True,
    agent=[
        when(with_influence(BENE_GESSERIT), pay(cost(discard=1), influence_any(among=[EMPEROR, SPACING_GUILD, FREMEN])))
    ],
    reveal=[influence(BENE_GESSERIT)],
)

card(
    "ix_guild_compact",
    expansion="rise_of_ix",
    cost=3,
    of=[SPACING_GUILD],
    icons=[SPACING_GUILD],
    unload=True,
    agent=[pay(cost(discard=2), dreadnought())],
    reveal=[negotiator(), negotiator()],
)

card(
    "ixian_engineer",
    expansion="rise_of_ix",
    copies=2,
    cost=5,
    icons=[SPICE_TRADE],
    agent=[tech()],
    reveal=[when(tiles_owned(3), pay(cost(trash_this=True), points(1)))],
)

card(
    "jamis",
    expansion="rise_of_ix",
    cost=2,
    of=[FREMEN],
    icons=[FREMEN],
    infiltrate=[FREMEN],
    agent=[trash()],
    reveal=[persuasion(1), swords(2)],
)

card(
    "landing_rights",
    expansion="rise_of_ix",
    cost=4,
    of=[SPACING_GUILD],
    icons=[CITY],
    agent=[freighter()],
    reveal=[persuasion(2)],
)

card(
    "local_fence",
    expansion="rise_of_ix",
    cost=3,
    icons=[CITY],
    agent=[choose(pay(cost(spice=2), solari(5)), pay(cost(solari=5), spice(4)))],
    reveal=[persuasion(2)],
)

card(
    "negotiated_withdrawal",
    expansion="rise_of_ix",
    copies=2,
    cost=4,
    icons=[LANDSRAAD, CITY, SPICE_TRADE],
    acquire=[troops(1)],
    reveal=[persuasion(2), pay(cost(retreat_units=3), influence_any())],
)

card(
    "satellite_ban",
    expansion="rise_of_ix",
    cost=5,
    of=[SPACING_GUILD, FREMEN],
    icons=[SPACING_GUILD, FREMEN],
    agent=[pay(cost(discard=1), spice(1), water(1))],
    reveal=[persuasion(1), retreat(2)],
)

card(
    "sayyadina",
    expansion="rise_of_ix",
    cost=3,
    of=[BENE_GESSERIT, FREMEN],
    icons=[BENE_GESSERIT, FREMEN],
    agent=[pay(cost(water=3), points(1))],
    reveal=[when(FREMEN_BOND, persuasion(3))],
)

card(
    "shai_hulud",
    expansion="rise_of_ix",
    cost=7,
    of=[FREMEN],
    icons=[SPICE_TRADE],
    acquire=[trash()],
    agent=[pay(cost(trash=1), troops(2))],
    reveal=[when(FREMEN_BOND, swords(5))],
)

card(
    "spice_trader",
    expansion="rise_of_ix",
    cost=4,
    of=[FREMEN],
    icons=[CITY, SPICE_TRADE],
    agent=[when(with_influence(FREMEN), pay(cost(discard=1), spice(2)))],
    reveal=[persuasion(2), swords(1)],
)

card(
    "treachery",
    expansion="rise_of_ix",
    copies=2,
    cost=6,
    icons=[EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN],
    unload=True,
    agent=[effect(w.MUCH_INFLUENCE), trash_this()],
    reveal=[troops(2, deploy="must")],
)

card(
    "truthsayer",
    expansion="rise_of_ix",
    copies=2,
    cost=3,
    of=[EMPEROR, BENE_GESSERIT],
    icons=[EMPEROR, BENE_GESSERIT, LANDSRAAD],
    agent=[pay(cost(discard=1), draw(1))],
    reveal=[persuasion(1), swords(1)],
)

card("water_peddler", expansion="rise_of_ix", cost=1, unload=True, acquire=[water(1)], reveal=[water(1)])

card(
    "web_of_power",
    expansion="rise_of_ix",
    cost=4,
    of=[BENE_GESSERIT],
    icons=[BENE_GESSERIT],
    infiltrate=[BENE_GESSERIT],
    agent=[
        when(with_influence(EMPEROR), solari(2)),
        when(with_influence(SPACING_GUILD), draw(1)),
        when(with_influence(FREMEN), water(1)),
    ],
    reveal=[persuasion(1), influence_any()],
)

card(
    "weirding_way",
    expansion="rise_of_ix",
    cost=3,
    of=[BENE_GESSERIT],
    icons=[CITY, SPICE_TRADE],
    agent=[effect(w.ANOTHER_TURN)],
    reveal=[persuasion(1), swords(2)],
)

card(
    "control_the_spice",
    expansion="rise_of_ix",
    deck="epic",
    icons=[SPICE_TRADE],
    agent=[pay(cost(spice=1), trash(), troops(1))],
    reveal=[persuasion(1), spice(1)],
)
