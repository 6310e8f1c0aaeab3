"""The Fremen ally: planning cards and named leaders.

The special actions and boxes of the Atreides leaders are substitutes, not the printed ones (war_for_arrakis 24.Q26).
"""

from landsraad.arrakis.catalog import substitute
from landsraad.arrakis.content import planning_atreides
from landsraad.arrakis.vocabulary import (
    attach,
    attack,
    deploy_tokens,
    desert_power,
    do,
    draw,
    elites,
    move,
    named,
    named_leader,
    pick,
    place,
    planning_card,
    play_one,
    regulars,
    replace,
    scatter,
    when,
    with_leader,
)
from landsraad.arrakis.words import (
    AT_FREE_PLATEAU,
    DEPLOYMENT,
    ELITE,
    FREMEN_ALLY,
    FROM_SAND,
    IF_MAKER,
    JIHAD,
    KWISATZ_HADERACH,
    LEADERSHIP,
    MUADDIB,
    NEED_LEADER,
    NEED_SPECIAL,
    OP_CIELAGO,
    OP_KITAB,
    OP_MAKER_IN,
    OP_MAKER_STRIKE,
    OP_STORMS,
    PAUL,
    PICK_CAPTURED,
    PICK_CHASM,
    PICK_IBAD,
    PICK_ROCKETS,
    PICK_SWAP_ONE,
    PICK_TANK_ADJACENT,
    PICK_TIDE,
    PICK_WORM_BY_LEGION,
    PICK_WORM_BY_WORM,
    REGULAR,
    SPECIAL,
    STILGAR,
    STRATEGY,
    THEN_CHAIN,
)

BEFORE = planning_atreides  # leaders are numbered in the order of their declaration

named_leader("stilgar", "Stilgar", FREMEN_ALLY, DEPLOYMENT, 2, 0, deploy_tokens(2), start=True, substitute=True)
named_leader(
    "chani", "Chani", FREMEN_ALLY, STRATEGY, 1, 1, replace(ELITE, SPECIAL, 2), move(), substitute=True,
    marker=JIHAD, step=3,
)  # fmt: skip
named_leader(
    "paul_muad_dib", "Paul-Muad'Dib", FREMEN_ALLY, LEADERSHIP, 2, 1,
    move(1, with_leader(MUADDIB)), attack(with_leader(MUADDIB)), substitute=True,
    marker=KWISATZ_HADERACH, step=3, takes_over=PAUL,
)  # fmt: skip

substitute("wild_maker_action", "war_for_arrakis 24.Q26")  # its card lies on the Desert Power box: move, then attack

DECK = FREMEN_ALLY
planning_card("shai_hulud", DECK, "Shai-Hulud", when(IF_MAKER, 0, [do(OP_MAKER_STRIKE)], [do(OP_MAKER_IN)]), copies=3)
planning_card("wall_of_sandworms", DECK, "Wall of Sandworms", pick(PICK_WORM_BY_WORM), desert_power())
planning_card("dust_chasms", DECK, "Dust Chasms", pick(PICK_CHASM, 2), desert_power())
planning_card("fremen_rockets", DECK, "Fremen Rockets", pick(PICK_ROCKETS))
planning_card("eyes_of_ibad", DECK, "Eyes of Ibad", attach(PICK_IBAD))
planning_card("captured_ornithopter", DECK, "Captured Ornithopter", pick(PICK_CAPTURED))
planning_card("crysknife", DECK, "Crysknife", move(1, NEED_SPECIAL | THEN_CHAIN), pick(PICK_TANK_ADJACENT))
planning_card("cielagos_piping_message", DECK, "Cielago's Piping Message", do(OP_CIELAGO), draw(1))
planning_card("jubba_cloaks", DECK, "Jubba Cloaks", move(1, NEED_LEADER | FROM_SAND), play_one())
planning_card("hieregs", DECK, "Hieregs", scatter(REGULAR, 2), desert_power())
planning_card("grandmother_of_a_storm", DECK, "Grandmother of a Storm", do(OP_STORMS))
planning_card("stillsuits", DECK, "Stillsuits", move(1, FROM_SAND), pick(PICK_SWAP_ONE))
planning_card(
    "i_am_stilgar_the_fremen", DECK, '"I Am Stilgar, the Fremen"',
    place(AT_FREE_PLATEAU, elites(2), regulars(1), named(STILGAR)), draw(1),
)  # fmt: skip
planning_card("thumpers", DECK, "Thumpers", pick(PICK_WORM_BY_LEGION, 2))
planning_card("kitab_al_ibar", DECK, "Kitab al-Ibar", do(OP_KITAB))
planning_card("sandtides", DECK, "Sandtides", pick(PICK_TIDE), desert_power())
