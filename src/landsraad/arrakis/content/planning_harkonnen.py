"""House Harkonnen: planning cards and named leaders."""

from landsraad.arrakis.board import NEIGHBOURS, NORTH_POLE
from landsraad.arrakis.content import the_map
from landsraad.arrakis.vocabulary import (
    any_leader,
    attack,
    draw,
    draw_from,
    elites,
    enters,
    from_settlement,
    generic,
    move,
    move_or_attack,
    named,
    named_leader,
    pick,
    place,
    planning_card,
    play_one,
    regulars,
    replace,
    scatter,
    scheme,
    take_sister,
    vehicles,
    when,
    with_leader,
)
from landsraad.arrakis.words import (
    AT_ANY_SETTLEMENT,
    AT_LEGION,
    AT_LEGION_WITH,
    AT_ONE_OF,
    AT_SETTLEMENT,
    BARON,
    ELITE,
    FEYD,
    FROM_CHAIN,
    HAWAT,
    HOUSE,
    HOUSE_HARKONNEN,
    IF_IN_PLAY,
    IF_NOT_GONE,
    LEADERSHIP,
    MENTAT,
    MOHIAM,
    ON_FOOT,
    PICK_BLAST,
    PICK_POLE_SIGN,
    PICK_SIGN,
    PICK_TANK_SECTOR,
    RABBAN,
    REGULAR,
    SURPRISE,
    THEN_CHAIN,
)

MAP = the_map  # the cards name areas

named_leader("baron_harkonnen", "Baron Harkonnen", HOUSE_HARKONNEN, HOUSE, 0, 2, replace(REGULAR, ELITE, 3), start=True)
named_leader(
    "beast_rabban", "Beast Rabban", HOUSE_HARKONNEN, LEADERSHIP, 2, 0,
    move(1, with_leader(RABBAN) | THEN_CHAIN),
    move(1, with_leader(RABBAN) | FROM_CHAIN | ON_FOOT),
    start=True,
)  # fmt: skip
named_leader(
    "feyd_rautha", "Feyd-Rautha", HOUSE_HARKONNEN, LEADERSHIP, 2, 1,
    move(1, with_leader(FEYD)), attack(with_leader(FEYD)), supremacy=6, ousts=RABBAN,
)  # fmt: skip
named_leader("thufir_hawat", "Thufir Hawat", HOUSE_HARKONNEN, MENTAT, 1, 2, draw_from(0, 3), supremacy=1)

DECK = HOUSE_HARKONNEN
planning_card(
    "hard_times_and_oppression", DECK, "Hard Times and Oppression",
    place(AT_SETTLEMENT, regulars(1), area="arsunt"), place(AT_SETTLEMENT, regulars(1), area="hagga_basin"),
    place(AT_SETTLEMENT, regulars(1), area="imperial_basin"), place(AT_SETTLEMENT, regulars(1), area="north_pole"),
    place(AT_SETTLEMENT, elites(1), area="carthag"), place(AT_SETTLEMENT, elites(1), area="arrakeen"),
)  # fmt: skip
planning_card(
    "forced_recruitment", DECK, "Forced Recruitment", place(AT_SETTLEMENT, elites(3), any_leader(), area="arrakeen")
)
planning_card(
    "beloved_feyd_rautha", DECK, "Beloved Feyd-Rautha",
    when(IF_IN_PLAY, FEYD, [place(AT_LEGION_WITH, elites(2), leader=FEYD)], [enters(FEYD), play_one()]),
)  # fmt: skip
planning_card("harkonnen_patrols", DECK, "Harkonnen Patrols", scatter(REGULAR, 3))
planning_card(
    "arsunt_legion", DECK, "Arsunt Legion",
    place(AT_SETTLEMENT, elites(1), regulars(1), any_leader(), area="arsunt"),
    move_or_attack(from_settlement("arsunt")),
)  # fmt: skip
planning_card(
    "barons_personal_guard", DECK, "Baron's Personal Guard", place(AT_ONE_OF, elites(2), named(BARON)), move()
)
planning_card(
    "hawats_scheming", DECK, "Hawat's Scheming",
    held=scheme(HAWAT, 2, enters(MOHIAM), take_sister()), copies=3,
)  # fmt: skip
planning_card("evidence_of_rebellion", DECK, "Evidence of Rebellion", place(AT_ANY_SETTLEMENT, elites(2)), draw(2))
planning_card(
    "polar_cap_factories", DECK, "Polar-Cap Factories",
    place(AT_SETTLEMENT, regulars(2), elites(1), generic(), area="north_pole"),
    pick(PICK_POLE_SIGN, len(NEIGHBOURS[NORTH_POLE])),
)  # fmt: skip
planning_card(
    "carthag_the_former_capital", DECK, "Carthag, the Former Capital",
    place(AT_SETTLEMENT, regulars(3), elites(1), any_leader(), area="carthag"),
)  # fmt: skip
planning_card("workhorse_of_arrakis", DECK, "Workhorse of Arrakis", vehicles(1, 0, 1), draw(2))
planning_card("spotter_control", DECK, "Spotter Control", pick(PICK_SIGN, 3), draw(2))
planning_card("explosive_artillery", DECK, "Explosive Artillery", move(), pick(PICK_BLAST))
planning_card("sandmasters", DECK, "Sandmasters", vehicles(3), draw(1))
planning_card(
    "mudir_nahya", DECK, "Mudir-Nahya, the Demon Ruler",
    when(
        IF_NOT_GONE, RABBAN,
        [place(AT_LEGION, elites(1), named(RABBAN)), attack(FROM_CHAIN, SURPRISE)],
        [place(AT_LEGION, elites(2), any_leader())],
    ),
)  # fmt: skip
planning_card("hunter_seeker", DECK, "Hunter-Seeker", pick(PICK_TANK_SECTOR))
