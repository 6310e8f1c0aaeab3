"""Every component read a second time: what is in the box, what it is called, what is a substitute (war_for_arrakis 1,
27)."""

from collections import Counter

import pytest

import landsraad
from landsraad.arrakis import board as b
from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.arrakis.content import tokens
from tests.arrakis.table import ATREIDES, HARKONNEN, NO_LEADERS, area, atreides, notations, play, turn

HOUSE_HARKONNEN = [
    "Hard Times and Oppression", "Forced Recruitment", "Beloved Feyd-Rautha", "Harkonnen Patrols", "Arsunt Legion",
    "Baron's Personal Guard", *["Hawat's Scheming"] * 3, "Evidence of Rebellion", "Polar-Cap Factories",
    "Carthag, the Former Capital", "Workhorse of Arrakis", "Spotter Control", "Explosive Artillery", "Sandmasters",
    "Mudir-Nahya, the Demon Ruler", "Hunter-Seeker",
]  # fmt: skip
CORRINO_ALLY = [
    *["Rage Overcame Shaddam IV"] * 3,
    "Manipulation of Others",
    "Breeding Program",
    "Troop Carriers",
    "Shigawire",
    "Hope Clouds Observation",
    "Reports of Traitors",
    "Sardaukar Pogrom",
    "Sardaukar's Manner",
    "Spies All Over Arrakis",
    "Full Control of the Air",
    "Moving the Battle Group",
    "Killers Without Mercy",
    "Sardaukar Disguised",
    '"I Decide What Best Serves His Majesty"',
    "Seek Out the 'Mahdi'",
]
HOUSE_ATREIDES = [
    "War Plan",
    "Alia, the Abomination",
    *["Smugglers"] * 3,
    "The Voice",
    "Death Commandos",
    "Tested with the Gom Jabbar",
    "Chatt the Leaper",
    "Truthtrance",
    "Adab, the Demanding Memory",
    "Alam al-Mithal, the World of Similitudes",
    "Usul, the Base of the Pillar",
    "Voice from the Outer World",
    "Our Family Atomics",
    "Battle Language",
    "Bill of Particulars",
    "Fear Is the Mind-Killer",
]
FREMEN_ALLY = [
    *["Shai-Hulud"] * 3, "Wall of Sandworms", "Dust Chasms", "Fremen Rockets", "Eyes of Ibad", "Captured Ornithopter",
    "Crysknife", "Cielago's Piping Message", "Jubba Cloaks", "Hieregs", "Grandmother of a Storm", "Stillsuits",
    '"I Am Stilgar, the Fremen"', "Thumpers", "Kitab al-Ibar", "Sandtides",
]  # fmt: skip
GUILD = {
    "house_harkonnen": ["Passage Paid in Spice", "Votes for Sale", "Hardened Levies"],
    "corrino_ally": ["The Guild Navigator (haste)", "The Guild Navigator (escort)", "The Guild Navigator (foresight)"],
    "house_atreides": ["Friends in the Landsraad", "A Berth Is Found", "Banners of the Landsraad"],
    "fremen_ally": ["Clear Skies Bought", "Tribute to the Guild", "Desert Guides"],
}
DECKS = {
    "house_harkonnen": HOUSE_HARKONNEN, "corrino_ally": CORRINO_ALLY, "house_atreides": HOUSE_ATREIDES,
    "fremen_ally": FREMEN_ALLY,
}  # fmt: skip


@pytest.mark.parametrize("member", w.MEMBER_NAMES)
def test_planning_decks(member: str) -> None:
    """war_for_arrakis 1.4; spacing_guild 2, 3.5: every card of the four decks by its name, with its copies."""
    number = w.MEMBER_NAMES.index(member)
    cards = [card for card in range(len(c.CARD_IDS)) if c.CARDS[card].deck == number]
    base = [card for card in cards if not c.CARDS[card].expansions]
    names = [c.CARDS[card].title for card in base for _ in range(c.CARDS[card].copies)]
    assert Counter(names) == Counter(DECKS[member]) and len(names) == 18
    new = [c.CARDS[card].title for card in cards if c.CARDS[card].expansions]
    assert new == GUILD[member]
    game = landsraad.new_game("war_for_arrakis", expansions=["spacing_guild"])
    dealt = game.position()[f"deck_{member}"] + game.position()[f"hand_{member}"]
    assert Counter(c.CARDS[c.CARD_NUMBERS[card]].title for card in dealt) == Counter([*DECKS[member], *GUILD[member]])


def test_prescience_titles() -> None:
    """war_for_arrakis 1.4, 24.Q24: eight known cards and eight substitutes, with 12, 13 and 12 steps."""
    assert {card.name: card.title for card in c.PRESCIENCE_CARDS} == {
        "e01": "Dew Collectors for the Planting",
        "e02": "The Fremen Call Paul the 'Mahdi!'",
        "e03": "The Water Discipline",
        "e04": "New Hidden Wind Traps",
        "e05": "Stunted Worms",
        "e06": "Jessica Trains Paul in the Bene Gesserit Ways",
        "e07": "The Desert War",
        "e08": "The Lisan al-Gaib",
        "a01": "A Maker Is Ridden",
        "a02": "Blood on the Sand",
        "a03": "No Harvest Today",
        "a04": "The Sleeper Stirs",
        "a05": "Water for the Tribe",
        "a06": "Commandos Sworn In",
        "a07": "Families Flee to the Palmaries of the South",
        "a08": "A Name Struck Out",
    }
    steps = [sum(card.reward[marker] for card in c.PRESCIENCE_CARDS) for marker in range(3)]
    assert steps == [12, 13, 12] and sum(steps) == 37  # 27.3
    assert [card.name for card in c.PRESCIENCE_CARDS if card.end] == [f"e0{number}" for number in range(1, 9)]


LEADERS = {  # member, box, in play from the start
    "baron_harkonnen": ("house_harkonnen", "house", True), "beast_rabban": ("house_harkonnen", "leadership", True),
    "feyd_rautha": ("house_harkonnen", "leadership", False), "thufir_hawat": ("house_harkonnen", "mentat", False),
    "captain_aramsham": ("corrino_ally", "deployment", True), "gaius_helen_mohiam": ("corrino_ally", "mentat", False),
    "emperor_shaddam_iv": ("corrino_ally", "strategy", False), "paul_atreides": ("house_atreides", "leadership", True),
    "lady_jessica": ("house_atreides", "mentat", True), "reverend_mother_jessica": ("house_atreides", "mentat", False),
    "gurney_halleck": ("house_atreides", None, False), "alia": ("house_atreides", "house", False),
    "stilgar": ("fremen_ally", "deployment", True), "chani": ("fremen_ally", "strategy", False),
    "paul_muad_dib": ("fremen_ally", "leadership", False),
}  # fmt: skip


@pytest.mark.parametrize("name", LEADERS)
def test_leader_cards(name: str) -> None:
    """war_for_arrakis 1.2, 4.11, 7.4, 7.9: whose the leader is, on which box the card lies, who is in play from the
    start."""
    member, box, start = LEADERS[name]
    number = c.LEADER_IDS.index(name)
    assert w.MEMBER_NAMES[c.LEADERS[number].member] == member and bool(c.LEADERS[number].start) is start
    side = w.MEMBER_NAMES.index(member) >> 1
    assert (landsraad.new_game("war_for_arrakis").position()["leaders"][name] == "aside") is start
    for each in w.BOX_NAMES:
        game = turn(
            side, {"windgap": {"side": w.SIDE_NAMES[side], "regular": 1}}, each, leaders={**NO_LEADERS, name: "windgap"}
        )
        offered = f"leader {each} {name}" in notations(game)
        assert offered is (box is not None and (each == box or (side == ATREIDES and each == "house"))), each


def test_figures_in_the_box() -> None:
    """war_for_arrakis 1.2: every kind by itself; together 129."""
    assert tokens.FIGURES == [[24, 12, 8, 8, 6], [16, 8, 6, 8, 12]]  # the fourth are bases (spacing_guild 2)
    assert (tokens.HARVESTER_FIGURES, tokens.ORNITHOPTER_FIGURES, tokens.CARRYALL_FIGURES) == (8, 6, 3)
    assert tokens.WORM_FIGURES == 4 and len(c.LEADER_IDS) == 15
    assert (tokens.TROOP_FIGURES, tokens.FRIGATE_FIGURES, tokens.STEPS_TO_ARRAKIS) == (12, 3, 4)


def test_settlements_sietches_and_stations_by_name() -> None:
    """war_for_arrakis 2.7, 2.8: where they are, and their ranks."""
    settlements = {b.AREA_IDS[place]: rank for place, rank in zip(b.SETTLEMENT_AREAS, b.SETTLEMENT_RANK, strict=True)}
    assert settlements == {
        "arrakeen": 3, "carthag": 2, "arsunt": 1, "hagga_basin": 1, "imperial_basin": 1, "north_pole": 1,
    }  # fmt: skip
    assert {b.AREA_IDS[place] for place in b.SIETCH_AREAS} == {
        "sihaya_ridge",
        "rock_outcroppings",
        "bight_of_the_cliff",
        "windgap",
        "habbanya_ridge",
        "gara_kulon",
        "hobars_gap",
        "tasmin_sink",
    }
    assert {b.AREA_IDS[place] for place in b.STATION_AREAS} == {
        "ne_in_02", "ne_in_06", "nw_in_04", "ne_out_04", "nw_out_15", "false_wall_east",
    }  # fmt: skip
    assert sorted(tokens.SIETCH_RANKS) == [1, 1, 2, 2, 2, 2, 3, 3]


def test_air_zones_by_their_sectors() -> None:
    """war_for_arrakis 2.5, 24.Q22: the two sectors of each; four are central."""
    between = [{b.SECTOR_NAMES[sector] for sector in range(8) if b.ZONE_MASK[zone] >> sector & 1} for zone in range(8)]
    assert between == [
        {"inner_ne", "outer_ne"}, {"inner_ne", "inner_nw"}, {"inner_nw", "outer_nw"}, {"inner_ne", "inner_se"},
        {"inner_se", "outer_se"}, {"inner_se", "inner_sw"}, {"inner_sw", "inner_nw"}, {"inner_sw", "outer_sw"},
    ]  # fmt: skip
    assert [zone + 1 for zone in range(8) if b.ZONE_CENTRAL[zone]] == [2, 4, 6, 7]


def test_red_borders_by_name() -> None:
    """war_for_arrakis 2.1: the eleven impassable borders."""
    pairs = {frozenset((b.AREA_IDS[one], b.AREA_IDS[other])) for one, other in b.RED}
    assert pairs == {
        frozenset(pair.split()) for pair in (
            "broken_land ne_out_03", "broken_land ne_out_04", "broken_land nw_out_11", "rimwall_west ne_out_04",
            "rimwall_west ne_out_05", "ne_out_05 ne_in_05", "ne_out_07 ne_in_05", "nw_out_15 nw_out_16",
            "ne_in_06 shield_wall_east", "nw_in_01 nw_in_02", "nw_in_01 shield_wall_west",
        )
    }  # fmt: skip


def test_dice_and_slots() -> None:
    """war_for_arrakis 1.6, 1.7, 2.11, 24.Q2, 24.Q3: faces of the dice, slots of the boxes."""
    results = ["leadership", "strategy", "strategy", "deployment", "mentat", "house"]
    assert [[w.BOX_NAMES[face] for face in die] for die in tokens.ACTION_DICE] == [results, results]
    assert [w.COMBAT_FACE_NAMES[face] for face in tokens.COMBAT_DIE] == ["sword"] * 3 + ["shield"] * 2 + ["special"]
    assert [dict(zip(w.BOX_NAMES, slots, strict=True)) for slots in tokens.SLOTS] == [
        {"leadership": 3, "strategy": 3, "deployment": 2, "mentat": 3, "house": 2}, dict.fromkeys(w.BOX_NAMES, 2),
    ]  # fmt: skip


def test_tokens_in_the_box() -> None:
    """war_for_arrakis 1.5, 24.Q1, 24.Q9, 24.Q10: five Bene Gesserit tokens, sixteen wormsigns, two stations of each
    marker."""
    assert tokens.SISTER_TOKENS == 5
    position = landsraad.new_game("war_for_arrakis").position()
    assert position["bene_gesserit"] == [0, 1] and position["bene_gesserit_reserve"] == 4
    assert dict(zip(w.FACE_NAMES, tokens.WORMSIGNS, strict=True)) == {"sand": 8, "sandworm": 4, "burrowing_sandworm": 4}
    assert Counter(tokens.STATION_MARKERS) == {0: 2, 1: 2, 2: 2}


# R regular, E elite, S Sardaukar or Fedaykin, B Bashar
FACES = {
    "garrison": ["RR"] * 3 + ["RE"] * 3 + ["EE", "RS"],
    "standard": ["RR"] * 2 + ["RE"] * 2 + ["RRR", "EE"] + ["RS"] * 2,
    "black": ["RR"] * 3 + ["RE"] * 2 + ["RRB"],
    "silver": ["RSB"] + ["REB"] * 2 + ["RR", "EE", "RS"],
}


def test_faces_of_the_deployment_tokens() -> None:
    """war_for_arrakis 1.5, 24.Q26: what the 28 tokens show."""
    sets = {
        "garrison": c.GARRISON_FACES, "standard": c.STANDARD_FACES, "black": c.BLACK_FACES, "silver": c.SILVER_FACES,
    }  # fmt: skip
    assert {name: [c.FACE_IDS[face] for face in faces] for name, faces in sets.items()} == FACES


@pytest.mark.parametrize("slot", range(16))
def test_each_atreides_token(slot: int) -> None:
    """war_for_arrakis 11.2: turned up, it is replaced by exactly what it shows."""
    shown = [*FACES["garrison"], *FACES["standard"]][slot]
    game = turn(ATREIDES, {"windgap": {**atreides(tokens=[slot]), "sietch": 1}}, "strategy", tokens_drawn=8)
    play(game, "free train", f"train {slot} windgap")
    letters = {"regular": "R", "elite": "E", "special": "S"}
    figures = {kind: shown.count(letter) for kind, letter in letters.items() if letter in shown}
    assert area(game, "windgap") == {**atreides(**figures), "sietch": 1}


# --- substitutes ----------------------------------------------------------------------------------------------------


def test_every_substitute_is_labelled() -> None:
    """war_for_arrakis 27.1, 24.Q24, 24.Q25, 24.Q26; spacing_guild 13.G16: nothing unverified passes for printed."""
    cards = {card.name for card in c.CARDS if card.substitute}
    assert cards == {
        "sg_guild_navigator_a",
        "sg_guild_navigator_b",
        "sg_guild_navigator_c",
        "sg_harkonnen_1",
        "sg_harkonnen_2",
        "sg_harkonnen_3",
        "sg_atreides_1",
        "sg_atreides_2",
        "sg_atreides_3",
        "sg_fremen_1",
        "sg_fremen_2",
        "sg_fremen_3",
    }
    leaders = {leader.name for leader in c.LEADERS if leader.substitute}
    assert leaders == {
        "paul_atreides", "lady_jessica", "reverend_mother_jessica", "alia", "stilgar", "chani", "paul_muad_dib",
    }  # fmt: skip
    prescience = [card.name for card in c.PRESCIENCE_CARDS if card.substitute]
    assert prescience == [f"a0{number}" for number in range(1, 9)]
    assert [card.substitute for card in c.OBJECTIVES] == [1] * 6 and len(c.OBJECTIVE_IDS) == 6
    assert set(c.SUBSTITUTES) == {
        "deployment_tokens",
        "wormsigns",
        "testing_stations",
        "atreides_action_die",
        "atomics_reach",
        "wild_maker_action",
        "partners",
        "worms_move_by_desert_power",
        "prescience_track",
        "guild_navigator_card",
    }


def test_one_token_is_the_printed_one() -> None:
    """war_for_arrakis 27.1, 21.E3: of all deployment tokens only the first silver one is known."""
    assert tokens.PRINTED_TOKENS == [("silver", 0)]
    assert c.FACE_IDS[c.SILVER_FACES[0]] == "RSB"


def test_what_to_adjust() -> None:
    """war_for_arrakis 27.4: the scores of each objective sum to between 18 and 22, and a new sum needs no code."""
    assert all(18 <= sum(card.scores) <= 22 for card in c.OBJECTIVES)
    from landsraad.arrakis.leaders import check_prescience_victory

    game = turn(HARKONNEN, {}, "strategy", objectives=["o1"], prescience_markers=[4, 4, 4])
    before = c.OBJECTIVES[0].scores[:]
    try:
        c.OBJECTIVES[0].scores[:] = [4, 4, 4]
        check_prescience_victory(game.table)
        result = game.result()
        assert result is not None and result["side"] == "atreides"
    finally:
        c.OBJECTIVES[0].scores[:] = before
