"""The six leaders of Rise of Ix."""

from landsraad.imperium import words as w
from landsraad.imperium.vocabulary import (
    acquire,
    choose,
    cost,
    effect,
    freighter,
    influence_any,
    leader,
    negotiator,
    pay,
    solari,
    spice,
    tech,
    together,
    trash,
    troops,
    when,
)

leader(
    "archduke_armand_ecaz",
    expansion="rise_of_ix",
    house="ecaz",
    complexity=2,
    rival=False,
    ability="coordination",
    reveal=[when((w.IF_COORDINATED, 2, 0), trash(only_in_play=True))],
    signet_name="conscript",
    signet=[acquire(3, may=True)],
)

leader(
    "ilesa_ecaz",
    expansion="rise_of_ix",
    house="ecaz",
    complexity=3,
    rival=False,
    ability="one_step_ahead",
    round_start=[effect(w.SET_CARD_ASIDE)],
    ahead=[spice(1), solari(1)],
    signet_name="guild_contacts",
    signet=[pay(cost(solari=1), effect(w.FOLDSPACE))],
)

leader(
    "prince_rhombur_vernius",
    expansion="rise_of_ix",
    house="vernius",
    complexity=1,
    ability="heavy_lasgun_cannons",
    ship_strength=4,
    signet_name="ixian_technology",
    signet=[choose(tech(), negotiator())],
)

leader(
    "princess_yuna_moritani",
    expansion="rise_of_ix",
    house="moritani",
    complexity=2,
    rival=False,
    ability="smuggling_operation",
    start={"water": 0},
    solari_bonus=1,
    signet_name="final_delivery",
    signet=[pay(cost(solari=7), influence_any(), troops(1), spice(1))],
)

leader(
    "tessia_vernius",
    expansion="rise_of_ix",
    house="vernius",
    complexity=4,
    rival=False,
    ability="careful_observation",
    # INFLUENCE_VISIT with a 1: with the faction of the token's track.
    snooper=[
        pay(cost(discard=1), spice(1)),
        effect(w.TRACK_BONUS),
        effect(w.INFLUENCE_VISIT, 1),
        together(effect(w.TRACK_BONUS), effect(w.INFLUENCE_VISIT, 1)),
    ],
    signet_name="duplicity",
    signet=[pay(cost(influence=1), influence_any(snooper=True))],
)

leader(
    "viscount_hundro_moritani",
    expansion="rise_of_ix",
    house="moritani",
    complexity=1,
    ability="intelligence",
    intelligence=2,
    signet_name="couriers",
    signet=[pay(cost(spice=1), freighter())],
)
