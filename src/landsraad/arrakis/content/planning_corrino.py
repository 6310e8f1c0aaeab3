"""The Corrino ally: planning cards and named leaders."""

from landsraad.arrakis.content import planning_harkonnen
from landsraad.arrakis.vocabulary import (
    attack,
    deploy,
    do,
    draw,
    draw_from,
    elites,
    enters,
    generic,
    move,
    move_or_attack,
    named,
    named_leader,
    opponent_discards,
    pick,
    place,
    planning_card,
    play_one,
    regulars,
    replace,
    specials,
    vehicles,
    when,
)
from landsraad.arrakis.words import (
    ARAMSHAM,
    AT_ANY_SETTLEMENT,
    AT_FREE_MOUNTAIN,
    AT_LEGION,
    AT_SPECIAL_LEGION,
    CORRINO_ALLY,
    DEPLOYMENT,
    ELITE,
    FROM_CHAIN,
    FROM_SETTLEMENT,
    IF_IN_PLAY,
    MENTAT,
    NEED_SPECIAL,
    NO_MERCY,
    OP_SEEK,
    OP_TAKE_SISTER,
    PICK_BACK,
    PICK_HOUSE_DIE,
    PICK_SPIES,
    PICK_TANK_ADJACENT,
    SHADDAM,
    SPECIAL,
    STRATEGY,
    SURPRISE,
    THEN_CHAIN,
)

BEFORE = planning_harkonnen  # leaders are numbered in the order of their declaration

named_leader("captain_aramsham", "Captain Aramsham", CORRINO_ALLY, DEPLOYMENT, 1, 1, deploy(2, 1), start=True)
named_leader("gaius_helen_mohiam", "Gaius Helen Mohiam", CORRINO_ALLY, MENTAT, 0, 3, draw_from(1, 2), play_one())
named_leader("emperor_shaddam_iv", "Emperor Shaddam IV", CORRINO_ALLY, STRATEGY, 2, 0, replace(ELITE, SPECIAL, 3))

DECK = CORRINO_ALLY
RAGE = "Rage Overcame Shaddam IV"
planning_card(
    "rage_overcame_shaddam_iv_a", DECK, RAGE,
    when(
        IF_IN_PLAY, SHADDAM, [place(AT_ANY_SETTLEMENT, regulars(4), named(SHADDAM))], [enters(SHADDAM), play_one()]
    ),
)  # fmt: skip
planning_card(
    "rage_overcame_shaddam_iv_b", DECK, RAGE,
    when(IF_IN_PLAY, SHADDAM, [place(AT_LEGION, specials(2), named(SHADDAM))], [enters(SHADDAM), play_one()]),
)  # fmt: skip
planning_card(
    "rage_overcame_shaddam_iv_c", DECK, RAGE,
    when(
        IF_IN_PLAY, SHADDAM,
        [
            place(AT_SPECIAL_LEGION, named(SHADDAM)),
            move(1, NEED_SPECIAL | FROM_CHAIN | THEN_CHAIN),
            attack(NEED_SPECIAL | FROM_CHAIN, SURPRISE),
        ],
        [enters(SHADDAM), play_one()],
    ),
)  # fmt: skip
planning_card("manipulation_of_others", DECK, "Manipulation of Others", opponent_discards(2), draw(2))
planning_card("breeding_program", DECK, "Breeding Program", do(OP_TAKE_SISTER), play_one())
planning_card("troop_carriers", DECK, "Troop Carriers", move(1, FROM_SETTLEMENT))
planning_card("shigawire", DECK, "Shigawire", move(1, NEED_SPECIAL | THEN_CHAIN), pick(PICK_TANK_ADJACENT))
planning_card("hope_clouds_observation", DECK, "Hope Clouds Observation", pick(PICK_BACK))
planning_card("reports_of_traitors", DECK, "Reports of Traitors", pick(PICK_HOUSE_DIE))
planning_card("sardaukar_pogrom", DECK, "Sardaukar Pogrom", move(3, NEED_SPECIAL))
planning_card("sardaukars_manner", DECK, "Sardaukar's Manner", move_or_attack(NEED_SPECIAL, SURPRISE))
planning_card("spies_all_over_arrakis", DECK, "Spies All Over Arrakis", pick(PICK_SPIES), draw(2))
planning_card("full_control_of_the_air", DECK, "Full Control of the Air", vehicles(0, 2), move())
planning_card("moving_the_battle_group", DECK, "Moving the Battle Group", place(AT_FREE_MOUNTAIN, elites(2), generic()))
planning_card("killers_without_mercy", DECK, "Killers Without Mercy", attack(NEED_SPECIAL, NO_MERCY))
planning_card("sardaukar_disguised", DECK, "Sardaukar Disguised", replace(ELITE, SPECIAL, 2), move(2, NEED_SPECIAL))
planning_card(
    "i_decide_what_best_serves_his_majesty", DECK, '"I Decide What Best Serves His Majesty"',
    place(AT_SPECIAL_LEGION, named(ARAMSHAM)), move_or_attack(NEED_SPECIAL | FROM_CHAIN, SURPRISE),
)  # fmt: skip
planning_card("seek_out_the_mahdi", DECK, "Seek Out the 'Mahdi'", move(), do(OP_SEEK))
