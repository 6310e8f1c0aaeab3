"""The board and the components: totals and facts of the graph (war_for_arrakis 1, 2)."""

import pytest

from landsraad.arrakis import board as b
from landsraad.arrakis import catalog, content
from landsraad.arrakis.content import tokens

CONTENT = content


def test_areas_and_borders() -> None:
    """war_for_arrakis 2.1: 101 areas, 265 passable and 11 impassable borders, symmetric."""
    assert len(b.AREA_IDS) == 101 == len(set(b.AREA_IDS))
    assert sum(map(len, b.NEIGHBOURS)) == 2 * 265
    assert len(b.RED) == 11
    for area, near in enumerate(b.NEIGHBOURS):
        assert all(area in b.NEIGHBOURS[other] for other in near)
    for one, other in b.RED:
        assert other not in b.NEIGHBOURS[one] and other in b.BORDERING[one]
    assert min(b.DISTANCE[0]) == 0


def test_terrain() -> None:
    """war_for_arrakis 2.2, 2.3: terrain counts and the five sheltered plateaus."""
    counts = [b.TERRAIN.count(terrain) for terrain in range(5)]
    assert counts == [19, 12, 5, 42, 23]
    sheltered = sorted(b.AREA_IDS[area] for area in range(101) if b.SHELTERED[area])
    assert sheltered == ["arrakeen", "arsunt", "carthag", "hagga_basin", "imperial_basin"]


def test_sectors_and_zones() -> None:
    """war_for_arrakis 2.4, 2.5, 24.Q22: the pole is in four sectors and connected to the four central zones."""
    assert [len(areas) for areas in b.AREAS_OF_SECTOR] == [17, 10, 9, 10, 18, 10, 10, 20]
    assert b.SECTOR_MASK[b.NORTH_POLE] == b.CENTRAL
    assert [b.ZONE_IDS[zone] for zone in b.ZONES_OF[b.NORTH_POLE]] == ["air_2", "air_4", "air_6", "air_7"]
    assert len(b.ZONE_IDS) == 8


def test_settlements() -> None:
    """war_for_arrakis 2.7, 2.8: six settlements, eight sietches, six stations."""
    assert sorted(b.SETTLEMENT_RANK) == [1, 1, 1, 1, 2, 3]
    assert len(b.SIETCH_AREAS) == 8 and len(b.STATION_AREAS) == 6
    assert sum(tokens.SIETCH_RANKS) == 16


def test_reference_route() -> None:
    """spacing_guild 12.3: from Imperial Basin to the North Pole is three areas."""
    start = b.AREA["imperial_basin"]
    assert b.DISTANCE[start][b.NORTH_POLE] == 3
    assert b.NORTH_POLE in b.FLIGHT_3[start] and b.NORTH_POLE not in b.FLIGHT_2[start]


def test_flight_over_red_border() -> None:
    """war_for_arrakis 21.E18: two areas from Imperial Basin to ne_out_05, over the red border."""
    assert b.AREA["ne_out_05"] in b.FLIGHT_2[b.AREA["imperial_basin"]]
    assert b.DISTANCE[b.AREA["imperial_basin"]][b.AREA["ne_out_05"]] > 2


def test_figures() -> None:
    """war_for_arrakis 1.2: the list sums to 129 figures."""
    units = sum(sum(side[:3]) for side in tokens.FIGURES)
    leaders = sum(side[4] for side in tokens.FIGURES) + len(catalog.LEADER_IDS)
    vehicles = tokens.HARVESTER_FIGURES + tokens.ORNITHOPTER_FIGURES + tokens.CARRYALL_FIGURES
    assert units + leaders + vehicles + tokens.WORM_FIGURES + 1 == 129


@pytest.mark.parametrize("deck", range(4))
def test_decks(deck: int) -> None:
    """war_for_arrakis 1.4; spacing_guild 3.5: 18 cards a deck, 21 with the expansion."""
    copies = [
        (catalog.CARDS[card].copies, catalog.CARDS[card].expansions)
        for card in range(len(catalog.CARD_IDS))
        if catalog.CARDS[card].deck == deck
    ]
    assert sum(many for many, guild in copies if not guild) == 18
    assert sum(many for many, _ in copies) == 21


def test_prescience_deck() -> None:
    """war_for_arrakis 24.Q24: sixteen cards, eight of each phase; the deck holds 12, 13 and 12 steps."""
    assert len(catalog.PRESCIENCE_IDS) == 16 and sum(card.end for card in catalog.PRESCIENCE_CARDS) == 8
    assert [sum(card.reward[marker] for card in catalog.PRESCIENCE_CARDS) for marker in range(3)] == [12, 13, 12]
    assert sum(card.substitute for card in catalog.PRESCIENCE_CARDS) == 8


def test_objectives() -> None:
    """war_for_arrakis 24.Q25: the six orders of 6, 7 and 8."""
    assert sorted(tuple(card.scores) for card in catalog.OBJECTIVES) == sorted(
        [(6, 7, 8), (6, 8, 7), (7, 6, 8), (7, 8, 6), (8, 6, 7), (8, 7, 6)]
    )


def test_tokens() -> None:
    """war_for_arrakis 1.5, 21.E3: eight and eight Atreides tokens, two sets of six; one is the printed example."""
    assert len(catalog.GARRISON_FACES) == len(catalog.STANDARD_FACES) == 8
    assert len(catalog.BLACK_FACES) == len(catalog.SILVER_FACES) == 6
    assert "RSB" in [catalog.FACE_IDS[face] for face in catalog.SILVER_FACES]
    assert sum(tokens.WORMSIGNS) == 16


def test_dice() -> None:
    """war_for_arrakis 1.6, 1.7, 2.11: faces and slots."""
    assert [tokens.COMBAT_DIE.count(face) for face in range(3)] == [3, 2, 1]
    assert [tokens.ACTION_DICE[0].count(box) for box in range(5)] == [1, 2, 1, 1, 1]
    assert tokens.SLOTS == [[3, 3, 2, 3, 2], [2, 2, 2, 2, 2]]


@pytest.mark.parametrize(("leader", "hits", "shields"), [
    ("beast_rabban", 2, 0), ("feyd_rautha", 2, 1), ("baron_harkonnen", 0, 2), ("thufir_hawat", 1, 2),
    ("gaius_helen_mohiam", 0, 3), ("captain_aramsham", 1, 1), ("emperor_shaddam_iv", 2, 0), ("paul_atreides", 1, 0),
    ("lady_jessica", 0, 1), ("reverend_mother_jessica", 0, 2), ("gurney_halleck", 2, 1), ("alia", 1, 0),
    ("stilgar", 2, 0), ("chani", 1, 1), ("paul_muad_dib", 2, 1),
])  # fmt: skip
def test_combat_strips(leader: str, hits: int, shields: int) -> None:
    """war_for_arrakis 9.6."""
    number = catalog.LEADER_IDS.index(leader)
    assert (catalog.LEADERS[number].hits, catalog.LEADERS[number].shields) == (hits, shields)


def test_atomics() -> None:
    """war_for_arrakis 17.2, 17.3."""
    assert b.ATOMICS_IDS == ["splintered_rock", "hole_in_the_rock", "rimwall"]
    assert [len(opens) for opens in b.ATOMICS_OPENS] == [1, 1, 2]
