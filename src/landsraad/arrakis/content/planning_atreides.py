"""House Atreides: planning cards and named leaders.

The special actions and boxes of the Atreides leaders are substitutes, not the printed ones (war_for_arrakis 24.Q26).
"""

from landsraad.arrakis.content import planning_corrino
from landsraad.arrakis.vocabulary import (
    attach,
    desert_power,
    do,
    draw,
    draw_from,
    either,
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
    replace,
    specials,
    when,
    with_leader,
    wormsigns,
)
from landsraad.arrakis.words import (
    ALIA,
    AT_EMPTY_DESERT,
    AT_LEGION,
    AT_LEGION_WITH,
    AT_SIETCH,
    BATTLE_LANGUAGE,
    ELITE,
    FROM_CHAIN,
    GURNEY,
    HOUSE,
    HOUSE_ATREIDES,
    IF_ALIA,
    IF_ATOMICS_USED,
    IF_IN_PLAY,
    IF_MARKER_FOUR,
    JESSICA,
    LEADERSHIP,
    MENTAT,
    NEED_LEADER,
    NEED_SPECIAL,
    NO_BOX,
    OP_DETONATE,
    OP_OBJECTIVE,
    PAUL,
    PICK_ADAB,
    PICK_DIE,
    PICK_DOWN,
    PICK_FEAR,
    PICK_GURNEY,
    PICK_IMPERIUM_DOWN,
    PICK_TANK_ANY,
    SAND_DWELLERS,
    SPECIAL,
    SURPRISE,
    TWO_STEPS,
    WAR_PLAN,
)

BEFORE = planning_corrino  # leaders are numbered in the order of their declaration

named_leader(
    "paul_atreides", "Paul Atreides", HOUSE_ATREIDES, LEADERSHIP, 1, 0,
    move_or_attack(with_leader(PAUL) | TWO_STEPS, SURPRISE), start=True, substitute=True,
)  # fmt: skip
named_leader("lady_jessica", "Lady Jessica", HOUSE_ATREIDES, MENTAT, 0, 1, draw_from(0, 3), start=True, substitute=True)
named_leader(
    "reverend_mother_jessica", "Reverend Mother Jessica", HOUSE_ATREIDES, MENTAT, 0, 2, draw(2), play_one(),
    substitute=True, marker=SAND_DWELLERS, step=3, takes_over=JESSICA,
)  # fmt: skip
named_leader("gurney_halleck", "Gurney Halleck", HOUSE_ATREIDES, NO_BOX, 2, 1)
named_leader("alia", "Alia", HOUSE_ATREIDES, HOUSE, 1, 0, desert_power(), draw(1), substitute=True, step=6)

DECK = HOUSE_ATREIDES


def smugglers(letter: str, *later: int) -> None:
    """Three cards of one name: the first played brings Gurney Halleck with two elites."""
    planning_card(
        f"smugglers_{letter}", DECK, "Smugglers",
        when(IF_IN_PLAY, GURNEY, list(later), [enters(GURNEY), place(AT_EMPTY_DESERT, elites(2), named(GURNEY))]),
    )  # fmt: skip


planning_card("war_plan", DECK, "War Plan", move_or_attack(0, WAR_PLAN))
planning_card(
    "alia_the_abomination", DECK, "Alia, the Abomination",
    when(
        IF_IN_PLAY, ALIA,
        [pick(PICK_TANK_ANY), draw(2)],
        [when(IF_ALIA, 0, [enters(ALIA), play_one()], [])],
    ),
)  # fmt: skip
smugglers("a", wormsigns(2), move(1, with_leader(GURNEY)))
smugglers("b", place(AT_LEGION_WITH, elites(2), leader=GURNEY))
smugglers("c", pick(PICK_GURNEY, 2))
planning_card("the_voice", DECK, "The Voice", opponent_discards(1), play_one())
planning_card("death_commandos", DECK, "Death Commandos", replace(ELITE, SPECIAL, 2), move(2, NEED_SPECIAL))
planning_card("tested_with_the_gom_jabbar", DECK, "Tested with the Gom Jabbar", do(OP_OBJECTIVE), draw(2))
planning_card("chatt_the_leaper", DECK, "Chatt the Leaper", place(AT_SIETCH, specials(2), generic()))
planning_card("truthtrance", DECK, "Truthtrance", pick(PICK_DIE), either(draw(2), play_one()))
planning_card("adab_the_demanding_memory", DECK, "Adab, the Demanding Memory", pick(PICK_ADAB, 9), play_one())
planning_card("alam_al_mithal", DECK, "Alam al-Mithal, the World of Similitudes", pick(PICK_DOWN), draw(2))
planning_card("usul_the_base_of_the_pillar", DECK, "Usul, the Base of the Pillar", desert_power(), play_one())
planning_card(
    "voice_from_the_outer_world", DECK, "Voice from the Outer World",
    place(AT_LEGION, specials(1), named(PAUL)), move_or_attack(FROM_CHAIN, SURPRISE),
)  # fmt: skip
planning_card(
    "our_family_atomics", DECK, "Our Family Atomics",
    when(
        IF_ATOMICS_USED, 0,
        [desert_power(), desert_power()],
        [when(IF_MARKER_FOUR, 0, [do(OP_DETONATE)], []), play_one()],
    ),
)  # fmt: skip
planning_card("battle_language", DECK, "Battle Language", move_or_attack(NEED_LEADER, SURPRISE | BATTLE_LANGUAGE))
planning_card("bill_of_particulars", DECK, "Bill of Particulars", pick(PICK_IMPERIUM_DOWN), play_one())
planning_card("fear_is_the_mind_killer", DECK, "Fear Is the Mind-Killer", attach(PICK_FEAR, steps=2))
