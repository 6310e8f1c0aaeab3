"""The 17 Intrigue cards of Rise of Ix."""

from landsraad.imperium import words as w
from landsraad.imperium.vocabulary import (
    COUNCIL_SEAT,
    cost,
    deploy,
    draw,
    dreadnought,
    effect,
    end,
    fight,
    freighter,
    influence_any,
    intrigue_card,
    plot,
    points,
    swords,
    tech,
    tiles_owned,
    trash,
    troops,
    water,
)

intrigue_card(
    "advanced_weaponry",
    plot(dreadnought(), price=cost(solari=3), condition=(w.IF_SHIP_IN_SUPPLY, 0, 0)),
    fight(swords(4), condition=tiles_owned(3)),
    expansion="rise_of_ix",
)
intrigue_card("blackmail", fight(swords(5), price=cost(influence=1)), expansion="rise_of_ix")
intrigue_card("cannon_turrets", fight(swords(2), effect(w.EACH_OPPONENT, w.RETREATS_SHIP, 1)), expansion="rise_of_ix")
intrigue_card("cull", plot(trash(), price=cost(solari=1)), expansion="rise_of_ix")
intrigue_card("diversion", plot(freighter(), condition=(w.IF_DEPLOYED, 4, 0)), expansion="rise_of_ix")
intrigue_card("expedite", plot(freighter(), price=cost(spice=1)), expansion="rise_of_ix")
intrigue_card("finesse", plot(influence_any(), price=cost(influence=1)), fight(swords(2)), expansion="rise_of_ix")
intrigue_card("glimpse_the_path", plot(water(1), draw(1), price=cost(spice=1)), expansion="rise_of_ix")
intrigue_card(
    "grand_conspiracy",
    end(points(1), condition=(w.IF_CONSPIRACY, 3, 0)),
    end(points(2), condition=(w.IF_CONSPIRACY, 4, 0)),
    expansion="rise_of_ix",
)
intrigue_card("ixian_probe", plot(draw(2), price=cost(discard=2)), expansion="rise_of_ix")
intrigue_card("machine_culture", plot(tech()), end(points(1), condition=tiles_owned(3)), expansion="rise_of_ix")
intrigue_card("quid_pro_quo", plot(effect(w.INFLUENCE_AGENTS), price=cost(spice=2)), expansion="rise_of_ix")
intrigue_card("second_wave", fight(swords(2), deploy(2, units=True)), expansion="rise_of_ix")
intrigue_card("secret_forces", plot(troops(2), condition=COUNCIL_SEAT), expansion="rise_of_ix")
intrigue_card("strategic_push", fight(swords(2), effect(w.SOLARI_IF_WON, 2)), expansion="rise_of_ix")
intrigue_card(
    "strongarm",
    plot(effect(w.INFLUENCE_VISIT), price=cost(troop=1), condition=(w.IF_VISITED_FACTION, 0, 0)),
    expansion="rise_of_ix",
)
intrigue_card(
    "war_chest",
    fight(swords(4), price=cost(solari=2)),
    end(points(1), condition=(w.IF_SOLARI, 10, 0)),
    expansion="rise_of_ix",
)
