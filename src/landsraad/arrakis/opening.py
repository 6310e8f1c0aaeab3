"""Setting up (war_for_arrakis 4; spacing_guild 3)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import SETTLEMENT_AREAS, SIETCH_AREAS, STATION_AREAS
from landsraad.arrakis.catalog import (
    BLACK_FACES,
    CARD_COPIES,
    CARD_DECK,
    CARD_GUILD,
    CARD_IDS,
    FACE_UNITS,
    GARRISON_FACES,
    LEADER_START,
    OBJECTIVE_IDS,
    PRESCIENCE_IDS,
    SILVER_FACES,
    STANDARD_FACES,
)
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.heighliners import RECRUITS, recruit
from landsraad.arrakis.pieces import count_of, put
from landsraad.arrakis.words import (
    ABSENT,
    ASIDE,
    ATREIDES,
    CARRYALLS,
    CONES,
    COUNTERS,
    DECK,
    ELITE,
    F_ROUND,
    FEATURES,
    FRIGATES,
    GENERIC,
    GUILD,
    HARKONNEN,
    HARVESTERS,
    HOUSE_ATREIDES,
    IMPERIUM,
    LEADER_AT,
    MAX_ROUNDS,
    OBJECTIVE_DECK,
    OBJECTIVES,
    ORNITHOPTERS,
    PLAYERS,
    PRESCIENCE_DECK,
    REGULAR,
    RULES_VERSION,
    SEAT_OF,
    SETTLEMENT_SHIFT,
    SHARED_SIDE,
    SIETCH_AT,
    SIETCH_RANK,
    SIETCH_SHIFT,
    SIGN_POOL,
    SISTERS,
    SISTERS_RESERVE,
    SOLO,
    SPECIAL,
    STATION_SHIFT,
    SUPPLY,
    TOKEN_FACE,
    TOKENS,
    TROOPS,
    WORMS,
    ZONE_COUNT,
)
from landsraad.kernel.chance import shuffle
from landsraad.kernel.table import NOBODY, Table, emit, new_table, push

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


def new_deal(seats: int, guild: bool, solo: bool, shared_side: int, max_rounds: int) -> Table:
    """An empty table with every figure in its supply."""
    t = new_table(COUNTERS, seats, 0, ZONE_COUNT, RULES_VERSION)
    shared = t.shared
    shared[PLAYERS] = seats
    shared[GUILD] = 1 if guild else 0
    shared[SOLO] = 1 if solo else 0
    shared[MAX_ROUNDS] = max_rounds
    seating = SEATINGS[seats]
    if solo and seats == 2:
        seating = SOLO_FOR_TWO
    elif seats == 3 and shared_side == HARKONNEN:
        seating = SHARED_HARKONNEN
    for member in range(4):
        shared[SEAT_OF + member] = seating[member]
    for side in (HARKONNEN, ATREIDES):
        if seating[side * 2] != seating[side * 2 + 1]:
            shared[SHARED_SIDE + side] = 1
            shared[CONES + side] = 0 if solo else CONES_A_TEAM
        for kind in range(5):
            shared[SUPPLY + side * 5 + kind] = printed.FIGURES[side][kind]
    shared[HARVESTERS] = printed.HARVESTER_FIGURES
    shared[ORNITHOPTERS] = printed.ORNITHOPTER_FIGURES
    shared[CARRYALLS] = printed.CARRYALL_FIGURES
    shared[WORMS] = printed.WORM_FIGURES
    if guild:
        shared[TROOPS] = printed.TROOP_FIGURES
        shared[FRIGATES] = shared[FRIGATES + 1] = printed.FRIGATE_FIGURES
    for face in range(3):
        shared[SIGN_POOL + face] = printed.WORMSIGNS[face]
        shared[IMPERIUM + face] = printed.TOP_STEP
    shared[SISTERS + ATREIDES] = 1
    shared[SISTERS_RESERVE] = printed.SISTER_TOKENS - 1
    for leader, start in enumerate(LEADER_START):
        shared[LEADER_AT + leader] = ASIDE if start else ABSENT
    return t


def set_up_board(t: Table) -> None:
    """4.2 to 4.10: what is drawn by chance, in the order of the rules."""
    shared = t.shared
    ranks = printed.SIETCH_RANKS[:]
    shuffle(t, ranks)
    garrison = GARRISON_FACES[:]
    shuffle(t, garrison)
    standard = STANDARD_FACES[:]
    shuffle(t, standard)
    for sietch, area in enumerate(SIETCH_AREAS):
        shared[SIETCH_AT + sietch] = area + 1
        shared[SIETCH_RANK + sietch] = ranks[sietch]
        shared[FEATURES + area] |= (sietch + 1) << SIETCH_SHIFT
        shared[TOKENS + area] = 1 << sietch
        shared[TOKEN_FACE + sietch] = garrison[sietch]
        shared[TOKEN_FACE + 8 + sietch] = standard[sietch]
        put(t, ATREIDES, area, GENERIC, 1)
    black, silver = BLACK_FACES[:], SILVER_FACES[:]
    shuffle(t, black)
    shuffle(t, silver)
    for number, area in enumerate(SETTLEMENT_AREAS):
        shared[FEATURES + area] |= (number + 1) << SETTLEMENT_SHIFT
        for face in (black[number], silver[number]):
            for kind in (REGULAR, ELITE, SPECIAL, GENERIC):
                put(t, HARKONNEN, area, kind, count_of(FACE_UNITS[face], kind))
    markers = printed.STATION_MARKERS[:]
    shuffle(t, markers)
    for number, area in enumerate(STATION_AREAS):
        shared[FEATURES + area] |= (markers[number] + 1) << STATION_SHIFT


def set_up_cards(t: Table) -> None:
    """4.9, 4.13, 4.14."""
    deck = list(range(len(PRESCIENCE_IDS)))
    shuffle(t, deck)
    t.zones[PRESCIENCE_DECK] = deck
    for member in range(4):
        cards = deck_of(member, t.shared[GUILD] == 1)
        shuffle(t, cards)
        t.zones[DECK + member] = cards
    objectives = list(range(len(OBJECTIVE_IDS)))
    shuffle(t, objectives)
    t.zones[OBJECTIVES] = [objectives.pop()]
    t.zones[OBJECTIVE_DECK] = objectives
    emit(t, e.OBJECTIVE_DRAWN, t.shared[SEAT_OF + HOUSE_ATREIDES], t.zones[OBJECTIVES][0], 0, 0)


def deck_of(member: int, guild: bool) -> list[int]:
    return [
        card
        for card in range(len(CARD_IDS))
        if CARD_DECK[card] == member and (guild or not CARD_GUILD[card])
        for _ in range(CARD_COPIES[card])
    ]


def set_up_guild(t: Table) -> None:
    """spacing_guild 3.3: each faction starts with two troops aboard."""
    for side in (HARKONNEN, ATREIDES):
        recruit(t, side, RECRUITS)


def begin(t: Table) -> None:
    push(t, F_ROUND, 0, 0, 0)
    t.to_act = NOBODY
