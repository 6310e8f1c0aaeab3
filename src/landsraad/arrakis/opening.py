"""Setting up (war_for_arrakis 4; spacing_guild 3)."""

from typing import Final

from landsraad.arrakis import catalog
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import SETTLEMENT_AREAS, SIETCH_AREAS, STATION_AREAS
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.features import a_settlement, a_sietch, a_station
from landsraad.arrakis.figures import count_of
from landsraad.arrakis.heighliners import RECRUITS, recruit
from landsraad.arrakis.pieces import put
from landsraad.kernel import piles
from landsraad.kernel.chance import shuffled
from landsraad.kernel.table import NOBODY, Table, emit, push
from landsraad.kernel.vecs import i64

# Which seat plays House Harkonnen, the Corrino ally, House Atreides and the Fremen ally.
SEATINGS: Final = {
    1: [0, 0, 0, 0],
    2: [0, 0, 1, 1],
    3: [0, 0, 1, 2],
    4: [0, 1, 2, 3],
}
SHARED_HARKONNEN: Final = [0, 1, 2, 2]  # three players, the Harkonnen shared
SOLO_FOR_TWO: Final = [0, 0, 0, 1]  # 19.7: two players against the automaton
CONES_A_TEAM: Final = 3


def lay_out(t: Table, shared_side: i64) -> None:
    """Every figure into its supply, as the expansions and the mode of the table have it."""
    shared = t.shared
    seats = len(t.seats)
    solo = shared[w.SOLO] != 0
    seating = SEATINGS[seats]
    if solo and seats == 2:
        seating = SOLO_FOR_TWO
    elif seats == 3 and shared_side == w.HARKONNEN:
        seating = SHARED_HARKONNEN
    for member in range(4):
        shared[w.SEAT_OF + member] = seating[member]
    for side in (w.HARKONNEN, w.ATREIDES):
        if seating[side * 2] != seating[side * 2 + 1]:
            shared[w.SHARED_SIDE + side] = 1
            shared[w.CONES_OF_SILENCE + side] = 0 if solo else CONES_A_TEAM
        for kind in range(5):
            shared[w.SUPPLY + side * 5 + kind] = printed.FIGURES[side][kind]
    shared[w.HARVESTERS] = printed.HARVESTER_FIGURES
    shared[w.ORNITHOPTERS] = printed.ORNITHOPTER_FIGURES
    shared[w.CARRYALLS] = printed.CARRYALL_FIGURES
    shared[w.WORMS] = printed.WORM_FIGURES
    if shared[w.EXPANSIONS] & w.GUILD:
        shared[w.TROOPS] = printed.TROOP_FIGURES
        shared[w.FRIGATES] = shared[w.FRIGATES + 1] = printed.FRIGATE_FIGURES
    for face in range(3):
        shared[w.SIGN_POOL + face] = printed.WORMSIGNS[face]
        shared[w.IMPERIUM_MARKERS + face] = printed.TOP_STEP
    shared[w.BENE_GESSERIT + w.ATREIDES] = 1
    shared[w.BENE_GESSERIT_RESERVE] = printed.SISTER_TOKENS - 1
    for leader in catalog.LEADERS:
        shared[w.LEADER_AT + leader.number] = w.ASIDE if leader.start else w.ABSENT


def set_up_board(t: Table) -> None:
    """4.2 to 4.10: what is drawn by chance, in the order of the rules."""
    shared = t.shared
    ranks = shuffled(t, printed.SIETCH_RANKS)
    garrison = shuffled(t, catalog.GARRISON_FACES)
    standard = shuffled(t, catalog.STANDARD_FACES)
    for sietch, area in enumerate(SIETCH_AREAS):
        shared[w.SIETCH_AT + sietch] = area + 1
        shared[w.SIETCH_RANKS + sietch] = ranks[sietch]
        shared[w.FEATURES + area] |= a_sietch(sietch)
        shared[w.TOKENS + area] = 1 << sietch
        shared[w.DEPLOYMENT_TOKENS + sietch] = garrison[sietch]
        shared[w.DEPLOYMENT_TOKENS + 8 + sietch] = standard[sietch]
        put(t, w.ATREIDES, area, w.GENERIC, 1)
    black = shuffled(t, catalog.BLACK_FACES)
    silver = shuffled(t, catalog.SILVER_FACES)
    for number, area in enumerate(SETTLEMENT_AREAS):
        shared[w.FEATURES + area] |= a_settlement(number)
        for face in (black[number], silver[number]):
            for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.GENERIC):
                put(t, w.HARKONNEN, area, kind, count_of(catalog.FACE_UNITS[face], kind))
    markers = shuffled(t, printed.STATION_MARKERS)
    for number, area in enumerate(STATION_AREAS):
        shared[w.FEATURES + area] |= a_station(markers[number])


def set_up_cards(t: Table) -> None:
    """4.9, 4.13, 4.14."""
    deck = shuffled(t, range(len(catalog.PRESCIENCE_IDS)))
    piles.lay(t, w.PRESCIENCE_DECK, deck)
    for member in range(4):
        cards = shuffled(t, deck_of(member, t.shared[w.EXPANSIONS]))
        piles.lay(t, w.DECK + member, cards)
    objectives = shuffled(t, range(len(catalog.OBJECTIVE_IDS)))
    piles.lay(t, w.OBJECTIVES, [objectives.pop()])
    piles.lay(t, w.OBJECTIVES_ASIDE, objectives)
    emit(t, e.OBJECTIVE_DRAWN, t.shared[w.SEAT_OF + w.HOUSE_ATREIDES], t.zones[w.OBJECTIVES][0], 0, 0)


def deck_of(member: i64, expansions: i64) -> list[int]:
    """The cards of a member with these expansions."""
    return [
        card
        for card in range(len(catalog.CARD_IDS))
        if catalog.CARDS[card].deck == member and catalog.CARDS[card].expansions & ~expansions == 0
        for _ in range(catalog.CARDS[card].copies)
    ]


def set_up_guild(t: Table) -> None:
    """spacing_guild 3.3: each faction starts with two troops aboard."""
    for side in (w.HARKONNEN, w.ATREIDES):
        recruit(t, side, RECRUITS)


def begin(t: Table) -> None:
    push(t, w.F_ROUND, 0, 0, 0)
    t.to_act = NOBODY
