"""Every planning card and special action read a second time: what each says, step by step and number by number.

The tests of single cards show that a word does what it says; these show that the card says the right words
(war_for_arrakis 7.4, 7.5, 25; spacing_guild 10).
"""

from pathlib import Path

import pytest

import landsraad
from landsraad.arrakis import catalog as c
from tests.arrakis import table
from tests.arrakis.spelling import spell

TABLE = table  # importing it fills the tables

HOUSE_HARKONNEN = """
hard_times_and_oppression: place 1 regular in arsunt; place 1 regular in hagga_basin; place 1 regular in
    imperial_basin; place 1 regular in north_pole; place 1 elite in carthag; place 1 elite in arrakeen
forced_recruitment: place 3 elite, 1 any leader in arrakeen
beloved_feyd_rautha: if in_play feyd_rautha: (place 2 elite in the legion with feyd_rautha) else: (feyd_rautha
    enters; play)
harkonnen_patrols: place 3 regular in different empty desert areas
arsunt_legion: place 1 elite, 1 regular, 1 any leader in arsunt; move or attack [from arsunt]
barons_personal_guard: place 2 elite, baron_harkonnen in carthag or arrakeen; move 1
hawats_scheming: 2 copies, thufir_hawat gone: gaius_helen_mohiam enters; take_sister
evidence_of_rebellion: place 2 elite in one settlement; draw 2
polar_cap_factories: place 2 regular, 1 elite, 1 generic in north_pole; pick pole_sign 4
carthag_the_former_capital: place 3 regular, 1 elite, 1 any leader in carthag
workhorse_of_arrakis: vehicles 1 0 1; draw 2
spotter_control: pick sign 3; draw 2
explosive_artillery: move 1; pick blast 1
sandmasters: vehicles 3 0 0; draw 1
mudir_nahya: if not_gone beast_rabban: (place 1 elite, beast_rabban in one legion; attack [that legion] (surprise))
    else: (place 2 elite, 1 any leader in one legion)
hunter_seeker: pick tank_sector 1
"""

CORRINO_ALLY = """
rage_overcame_shaddam_iv_a: if in_play emperor_shaddam_iv: (place 4 regular, emperor_shaddam_iv in one settlement)
    else: (emperor_shaddam_iv enters; play)
rage_overcame_shaddam_iv_b: if in_play emperor_shaddam_iv: (place 2 special, emperor_shaddam_iv in one legion) else:
    (emperor_shaddam_iv enters; play)
rage_overcame_shaddam_iv_c: if in_play emperor_shaddam_iv: (place emperor_shaddam_iv in one legion with a special
    elite; move 1 [a special elite, that legion, remembered]; attack [a special elite, that
    legion] (surprise)) else: (emperor_shaddam_iv enters; play)
manipulation_of_others: discard 2; draw 2
breeding_program: take_sister; play
troop_carriers: move 1 [from a settlement to any legion]
shigawire: move 1 [a special elite, remembered]; pick tank_adjacent 1
hope_clouds_observation: pick back 1
reports_of_traitors: pick house_die 1
sardaukar_pogrom: move 3 [a special elite]
sardaukars_manner: move or attack [a special elite] (surprise)
spies_all_over_arrakis: pick spies 1; draw 2
full_control_of_the_air: vehicles 0 2 0; move 1
moving_the_battle_group: place 2 elite, 1 generic in one free mountain area
killers_without_mercy: attack [a special elite] (no price)
sardaukar_disguised: replace 2 elite by special; move 2 [a special elite]
i_decide_what_best_serves_his_majesty: place captain_aramsham in one legion with a special elite; move or attack [a
    special elite, that legion] (surprise)
seek_out_the_mahdi: move 1; seek
"""

HOUSE_ATREIDES = """
war_plan: move or attack (a die more)
alia_the_abomination: if in_play alia: (pick tank_any 1; draw 2) else: (if alia: (alia enters; play) else: ())
smugglers_a: if in_play gurney_halleck: (signs 2; move 1 [gurney_halleck]) else: (gurney_halleck enters; place 2
    elite, gurney_halleck in one empty desert area)
smugglers_b: if in_play gurney_halleck: (place 2 elite in the legion with gurney_halleck) else: (gurney_halleck
    enters; place 2 elite, gurney_halleck in one empty desert area)
smugglers_c: if in_play gurney_halleck: (pick gurney 2) else: (gurney_halleck enters; place 2 elite, gurney_halleck
    in one empty desert area)
the_voice: discard 1; play
death_commandos: replace 2 elite by special; move 2 [a special elite]
tested_with_the_gom_jabbar: objective; draw 2
chatt_the_leaper: place 2 special, 1 generic in one sietch area
truthtrance: pick die 1; draw 2 OR play
adab_the_demanding_memory: pick adab 9; play
alam_al_mithal: pick down 1; draw 2
usul_the_base_of_the_pillar: power; play
voice_from_the_outer_world: place 1 special, paul_atreides in one legion; move or attack [that legion] (surprise)
our_family_atomics: if atomics_used: (power; power) else: (if marker_four: (detonate) else: (); play)
battle_language: move or attack [a leader] (surprise, four dice against it)
bill_of_particulars: pick imperium_down 1; play
fear_is_the_mind_killer: pick fear 1, 2 steps
"""

FREMEN_ALLY = """
shai_hulud: if maker: (maker_strike) else: (maker_in)
wall_of_sandworms: pick worm_by_worm 1; power
dust_chasms: pick chasm 2; power
fremen_rockets: pick rockets 1
eyes_of_ibad: pick ibad 1
captured_ornithopter: pick captured 1
crysknife: move 1 [a special elite, remembered]; pick tank_adjacent 1
cielagos_piping_message: cielago; draw 1
jubba_cloaks: move 1 [a leader, from the desert]; play
hieregs: place 2 regular in different empty desert areas; power
grandmother_of_a_storm: storms
stillsuits: move 1 [from the desert]; pick swap_one 1
i_am_stilgar_the_fremen: place 2 elite, 1 regular, stilgar in one free plateau area; draw 1
thumpers: pick worm_by_legion 2
kitab_al_ibar: kitab
sandtides: pick tide 1; power
"""

SPACING_GUILD = """
sg_guild_navigator_a: navigator; imperium spacing_guild
sg_guild_navigator_b: navigator; vehicles 0 1 0
sg_guild_navigator_c: navigator; draw 2
sg_harkonnen_1: imperium spacing_guild; imperium spacing_guild
sg_harkonnen_2: imperium landsraad; play
sg_harkonnen_3: stays, shields
sg_atreides_1: imperium landsraad; draw 1
sg_atreides_2: imperium any; play
sg_atreides_3: stays, shields
sg_fremen_1: pick clear_sky 1; power
sg_fremen_2: stays, on_harvester: imperium any
sg_fremen_3: stays, riding
"""

LEADERS = """
baron_harkonnen: replace 3 regular by elite
beast_rabban: move 1 [remembered, beast_rabban]; move 1 [that legion,
    on foot, beast_rabban]
feyd_rautha: move 1 [feyd_rautha]; attack [feyd_rautha]
thufir_hawat: draw 3 of the house deck
captain_aramsham: deploy 2 regular, 1 special, a leader
gaius_helen_mohiam: draw 2 of the ally deck; play
emperor_shaddam_iv: replace 3 elite by special
paul_atreides: move or attack [up to two areas, paul_atreides] (surprise)
lady_jessica: draw 3 of the house deck
reverend_mother_jessica: draw 2; play
gurney_halleck: nothing
alia: power; draw 1
stilgar: deploy_tokens 2
chani: replace 2 elite by special; move 1
paul_muad_dib: move 1 [paul_muad_dib]; attack [paul_muad_dib]
"""


def read(text: str) -> dict[str, str]:
    """Lines of a name and what it says; an indented line goes on."""
    return dict(line.split(": ", 1) for line in text.strip().replace("\n    ", " ").split("\n"))


CARDS = {
    **read(HOUSE_HARKONNEN), **read(CORRINO_ALLY), **read(HOUSE_ATREIDES), **read(FREMEN_ALLY), **read(SPACING_GUILD),
}  # fmt: skip


@pytest.mark.parametrize("card", c.CARD_IDS)
def test_what_a_card_says(card: str) -> None:
    """war_for_arrakis 7.5, 1.4: the steps of the card in their order."""
    effect = c.CARDS[c.CARD_NUMBERS[card]].effect or c.CARDS[c.CARD_NUMBERS[card]].held
    assert spell(effect) == CARDS[card]


@pytest.mark.parametrize("leader", c.LEADER_IDS)
def test_what_a_leader_does(leader: str) -> None:
    """war_for_arrakis 7.4, 7.9: the steps of the special action in their order."""
    effect = c.LEADERS[c.LEADER_IDS.index(leader)].special
    assert (spell(effect) if effect else "nothing") == read(LEADERS)[leader]


def test_what_cards_did_by_the_first_version_of_the_rules() -> None:
    """spacing_guild 13.G16: two cards did something else, and games begun then still play so."""
    formerly = {card.name: spell(card.formerly) for card in c.CARDS if card.formerly}
    assert formerly == {
        "sg_harkonnen_3": "stays, frigates 2",
        "sg_atreides_3": "stays, on_settlement: imperium any",
    }


def test_nothing_is_left_out() -> None:
    """war_for_arrakis 1.4; spacing_guild 2: 68 different cards in the four decks, twelve more with the expansion."""
    assert set(CARDS) == set(c.CARD_IDS) and len(read(SPACING_GUILD)) == 12 and len(CARDS) == 80


def test_the_engine_knows_no_card_by_its_name() -> None:
    """war_for_arrakis 25.7: what a card does is declared; the engine asks for that, not for the card."""
    engine = Path(landsraad.__file__).parent / "arrakis"
    sources = [path for path in engine.glob("*.py") if not path.name.startswith("position")]  # a position names cards
    ids = [*c.CARD_IDS, *c.PRESCIENCE_IDS]
    named = [(path.name, card) for path in sources for card in ids if f'"{card}"' in path.read_text(encoding="utf-8")]
    assert len(sources) > 40 and named == []
