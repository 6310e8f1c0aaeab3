"""The 40 Intrigue cards."""

from landsraad.imperium import words as w
from landsraad.imperium.vocabulary import (
    ANY_ALLIANCE,
    COUNCIL_SEAT,
    acquire,
    cost,
    deploy,
    draw,
    effect,
    end,
    fight,
    influence,
    influence_any,
    intrigue_card,
    plot,
    points,
    retreat,
    solari,
    spice,
    swords,
    troops,
    water,
    when,
    win,
)

intrigue_card("allied_armada", fight(swords(7), price=cost(spice=2), condition=ANY_ALLIANCE))
intrigue_card("ambush", fight(swords(4)), copies=2)
intrigue_card("bindu_suspension", plot(draw(1), effect(w.ALLOW_PASS), condition=(w.IF_OPENING, 0, 0)))
intrigue_card("bribery", plot(influence_any(), price=cost(solari=2)))
intrigue_card("bypass_protocol", plot(acquire(3)), plot(acquire(5, to_top=True), price=cost(spice=2)))
intrigue_card(
    "calculated_hire", plot(effect(w.TAKE, w.MENTAT_PIECE), price=cost(spice=1), condition=(w.IF_MENTAT_HOME, 0, 0))
)
intrigue_card("charisma", plot(effect(w.PERSUASION_LATER, 2), waits=True))
intrigue_card("choam_shares", plot(points(1), price=cost(solari=7)))
# One part: each line that holds scores, and the card may be played as soon as one does.
intrigue_card(
    "corner_the_market",
    end(
        when((w.IF_SPICE_FLOWS, 2, 0), points(1)),
        when((w.IF_MOST_SPICE_FLOWS, 0, 0), points(1)),
        condition=(w.IF_MOST_SPICE_FLOWS, 2, 0),
    ),
)
intrigue_card("councilors_dispensation", plot(spice(2), condition=COUNCIL_SEAT))
intrigue_card("demand_respect", win(influence_any()), win(influence_any(2), price=cost(spice=2)))
intrigue_card("dispatch_an_envoy", plot(effect(w.ADD_FACTION_ICONS), condition=(w.IF_BEFORE_AGENT, 0, 0)), copies=2)
intrigue_card("double_cross", plot(effect(w.DOUBLE_CROSS), price=cost(solari=1), condition=(w.IF_ENEMY_TROOP, 0, 0)))
intrigue_card("favored_subject", plot(influence(w.EMPEROR)))
intrigue_card("guild_authorization", plot(influence(w.SPACING_GUILD)))
intrigue_card("infiltrate", plot(effect(w.IGNORE_ENEMIES), condition=(w.IF_BEFORE_AGENT, 0, 0)))
intrigue_card("know_their_ways", plot(influence(w.FREMEN)))
intrigue_card("master_tactician", fight(swords(3)), fight(retreat(3)), copies=3)
intrigue_card(
    "plans_within_plans", end(points(1), condition=(w.IF_TRACKS, 3, 3)), end(points(2), condition=(w.IF_TRACKS, 4, 3))
)
intrigue_card("poison_snooper", plot(effect(w.LOOK_AT_TOP), condition=(w.IF_DECK, 0, 0)), copies=2)
intrigue_card("private_army", fight(swords(5), price=cost(spice=2)), copies=2)
intrigue_card("rapid_mobilization", plot(deploy(w.MAX_TROOPS)))
intrigue_card("recruitment_mission", plot(effect(w.PERSUASION_LATER, 1), effect(w.ACQUIRE_TO_TOP), waits=True))
intrigue_card("refocus", plot(effect(w.RESHUFFLE), draw(1)))
intrigue_card("reinforcements", plot(troops(3, deploy="reveal"), price=cost(solari=3)))
intrigue_card("secret_of_the_sisterhood", plot(influence(w.BENE_GESSERIT)))
intrigue_card("staged_incident", fight(points(1), price=cost(conflict_troops=3)))
intrigue_card("the_sleeper_must_awaken", plot(points(1), price=cost(spice=4)))
intrigue_card("tiebreaker", fight(swords(2)), end(spice(10)))
intrigue_card("to_the_victor", win(spice(3)))
intrigue_card("urgent_mission", plot(effect(w.RECALL_AGENT), condition=(w.IF_AGENT_OUT, 0, 0)))
intrigue_card("water_of_life", plot(draw(3), price=cost(water=1, spice=1)))
intrigue_card("water_peddlers_union", plot(water(1)))
intrigue_card("windfall", plot(solari(2)))
