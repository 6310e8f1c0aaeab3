"""Set-up: decks, leaders, starting pieces (imperium 2, rise_of_ix 1 and 13)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium.catalog import (
    CARD_COPIES,
    CARD_DECK,
    CARD_IDS,
    CARD_RESERVE,
    CARD_SET,
    CARDS,
    CONFLICT_IDS,
    CONFLICT_SET,
    CONFLICT_TIER,
    HAGAL_BOARD,
    HAGAL_COPIES,
    HAGAL_IDS,
    HAGAL_PLAYERS,
    INTRIGUE_COPIES,
    INTRIGUE_IDS,
    INTRIGUE_SET,
    LEADER_IDS,
    LEADER_INTELLIGENCE,
    LEADER_MASTERSTROKE,
    LEADER_RIVAL,
    LEADER_SET,
    LEADER_SNOOPER,
    LEADER_START,
    SPACE_BOARD,
    SPACE_IDS,
    TILE_IDS,
)
from landsraad.imperium.facts import clockwise
from landsraad.imperium.gains import draw_intrigue
from landsraad.imperium.rivals import trash_unmarked_tiles
from landsraad.imperium.words import (
    AGENTS,
    CONFLICT_DECK,
    DECK,
    DRAFT,
    EPIC,
    EXPERT,
    F_DRAFT,
    F_INTELLIGENCE,
    F_MASTERSTROKE,
    F_ROUND,
    F_SETUP,
    FIRST,
    GARRISON,
    HAGAL_DECK,
    IMPERIUM_DECK,
    INTRIGUE,
    INTRIGUE_DECK,
    IX,
    LEADER,
    MASTERSTROKE,
    MAX_TROOPS,
    MENTAT_EXTRA,
    MODE,
    MULTIPLAYER,
    NO_SWORDMASTER,
    POINTS,
    RESERVE,
    RIVAL,
    ROW,
    RULES_VERSION,
    SEAT_COUNTERS,
    SHARED_COUNTERS,
    SHIPS_SUPPLY,
    SNOOPERS,
    SOLARI,
    SOLO,
    SPACES,
    SPICE,
    STACKS,
    SUPPLY,
    SWORDMASTER,
    SWORDMASTERS_IN,
    TURNS,
    TWO_PLAYERS,
    V_FACTIONS,
    V_INTRIGUE,
    V_LEADER,
    WATER,
    ZONES,
)
from landsraad.kernel.chance import below, shuffle
from landsraad.kernel.decisions import CARD, FACTION, first_of, pack, second_of
from landsraad.kernel.decisions import LEADER as LEADER_QUESTION
from landsraad.kernel.table import Table, ask, emit, new_table, pop, push

ROW_PLACES = 5
STARTING_TROOPS = 3
STARTING_TROOPS_EPIC = 5
NO_LEADER = -1
DREADNOUGHTS = 2
# What each deck is made of, put together once: a game is set up by copying and shuffling.
_PILES: Final[dict[str, list[int]]] = {}


def new_deal(seats: int, ix: bool, epic: bool, mode: int = MULTIPLAYER) -> Table:
    """A table with everything in its place, before leaders are known. `seats` counts Rivals too."""
    t = new_table(SHARED_COUNTERS, seats, SEAT_COUNTERS, ZONES, RULES_VERSION)
    t.shared[MODE] = mode
    t.shared[IX] = 1 if ix else 0
    t.shared[EPIC] = 1 if epic else 0
    board = "rise_of_ix" if ix else "base"
    for space in range(len(SPACE_IDS)):
        if SPACE_BOARD[space] in ("both", board):
            t.shared[SPACES] |= 1 << space
    for card in range(len(CARD_IDS)):
        if CARD_RESERVE[card] >= 0:
            t.shared[RESERVE + CARD_RESERVE[card]] = CARD_COPIES[card]
    for seat in range(seats):
        counters = t.seats[seat]
        garrison = STARTING_TROOPS_EPIC if epic else STARTING_TROOPS
        counters[LEADER] = 0
        counters[AGENTS] = 2
        counters[GARRISON] = garrison
        counters[SUPPLY] = MAX_TROOPS - garrison
        counters[SHIPS_SUPPLY] = DREADNOUGHTS if ix else 0
        counters[POINTS] = 1 if seats == 4 else 0
        if seat >= humans(mode, seats):
            set_up_rival(counters, mode)
    return t


def humans(mode: int, seats: int) -> int:
    return 1 if mode == SOLO else 2 if mode == TWO_PLAYERS else seats


def set_up_rival(counters: list[int], mode: int) -> None:
    """No troops in the garrison; House Hagal has three agents from the start (house_hagal 4.1, 6.1)."""
    counters[RIVAL] = 1
    counters[GARRISON] = 0
    counters[SUPPLY] = MAX_TROOPS
    if mode == TWO_PLAYERS:
        counters[SWORDMASTER] = 1
        counters[AGENTS] = 3


def hagal_cards(mode: int, ix: bool) -> list[int]:
    """27 or 28 cards, 30 or 29 with Rise of Ix (house_hagal 1.2, rise_of_ix 11.1)."""
    key = f"hagal {mode} {ix}"
    if key not in _PILES:
        _PILES[key] = _hagal_cards(mode, ix)
    return _PILES[key][:]


def _hagal_cards(mode: int, ix: bool) -> list[int]:
    board = "rise_of_ix" if ix else "base"
    return [
        card
        for card in range(len(HAGAL_IDS))
        if HAGAL_PLAYERS[card] in (0, mode) and HAGAL_BOARD[card] in ("both", board)
        for _ in range(HAGAL_COPIES[card])
    ]


# Difficulty: extra resources of the human, what the Mentat costs more, Rival troops, the round of the Rivals'
# Swordmasters, Intrigue cards of Rivals, expert deployment, no Swordmaster for the human (house_hagal 4.2).
DIFFICULTIES: Final = {
    "mercenary": (1, 0, 0, 5, 0, 0, 0),
    "sardaukar": (0, 3, 3, 4, 1, 0, 0),
    "mentat": (0, 3, 3, 3, 1, 1, 0),
    "kwisatz_haderach": (0, 3, 3, 3, 1, 1, 1),
}


def set_difficulty(t: Table, name: str) -> None:
    """A row of the difficulty table; the Rivals' Intrigue cards are drawn in step_setup."""
    extra, mentat, troops, swordmasters, intrigue, expert, no_swordmaster = DIFFICULTIES[name]
    t.seats[0][SOLARI] += extra
    t.seats[0][SPICE] += extra
    t.shared[MENTAT_EXTRA] = mentat
    t.shared[SWORDMASTERS_IN] = swordmasters
    t.shared[EXPERT] = expert
    t.shared[NO_SWORDMASTER] = no_swordmaster
    for counters in t.seats[1:]:
        counters[WATER] = 1
        counters[GARRISON] = troops
        counters[SUPPLY] = MAX_TROOPS - troops
        counters[TURNS] = intrigue  # a note for step_setup; no turn has been taken yet


def in_game(expansion: str, ix: bool) -> bool:
    return expansion == "base" or ix


def starting_deck(epic: bool) -> list[int]:
    """Ten cards; an epic game replaces one Dune, the Desert Planet (rise_of_ix 13.3)."""
    key = f"starting {epic}"
    if key not in _PILES:
        _PILES[key] = _starting_deck(epic)
    return _PILES[key][:]


def _starting_deck(epic: bool) -> list[int]:
    deck = [card for card in range(len(CARD_IDS)) if CARD_DECK[card] == "starting" for _ in range(CARD_COPIES[card])]
    if epic:
        deck.remove(CARDS["dune_the_desert_planet"])
        deck.append(CARDS["control_the_spice"])
    return deck


def imperium_cards(ix: bool) -> list[int]:
    key = f"imperium {ix}"
    if key not in _PILES:
        _PILES[key] = _imperium_cards(ix)
    return _PILES[key][:]


def _imperium_cards(ix: bool) -> list[int]:
    return [
        card
        for card in range(len(CARD_IDS))
        if CARD_DECK[card] == "imperium" and in_game(CARD_SET[card], ix)
        for _ in range(CARD_COPIES[card])
    ]


def intrigue_cards(ix: bool) -> list[int]:
    key = f"intrigue {ix}"
    if key not in _PILES:
        _PILES[key] = _intrigue_cards(ix)
    return _PILES[key][:]


def _intrigue_cards(ix: bool) -> list[int]:
    return [
        card
        for card in range(len(INTRIGUE_IDS))
        if in_game(INTRIGUE_SET[card], ix)
        for _ in range(INTRIGUE_COPIES[card])
    ]


def conflict_cards(tier: int, ix: bool) -> list[int]:
    key = f"conflict {tier} {ix}"
    if key not in _PILES:
        _PILES[key] = _conflict_cards(tier, ix)
    return _PILES[key][:]


def _conflict_cards(tier: int, ix: bool) -> list[int]:
    return [
        card for card in range(len(CONFLICT_IDS)) if CONFLICT_TIER[card] == tier and in_game(CONFLICT_SET[card], ix)
    ]


def deal_decks(t: Table) -> None:
    """Shuffle and lay out everything that is drawn from (imperium 2.2, 2.3; rise_of_ix 1.3 to 1.5, 13.2)."""
    ix = t.shared[IX] == 1
    epic = t.shared[EPIC] == 1
    conflicts: list[int] = []
    for tier, number in ((3, 5 if epic else 4), (2, 5), (1, 0 if epic else 1)):
        cards = conflict_cards(tier, ix)
        shuffle(t, cards)
        conflicts.extend(cards[:number])
    t.zones[CONFLICT_DECK] = conflicts
    t.zones[INTRIGUE_DECK] = intrigue_cards(ix)
    shuffle(t, t.zones[INTRIGUE_DECK])
    t.zones[IMPERIUM_DECK] = imperium_cards(ix)
    shuffle(t, t.zones[IMPERIUM_DECK])
    t.zones[ROW] = [t.zones[IMPERIUM_DECK].pop() for _ in range(ROW_PLACES)]
    if ix:
        tiles = list(range(len(TILE_IDS)))
        shuffle(t, tiles)
        for stack in range(3):
            t.zones[STACKS + stack] = tiles[6 * stack : 6 * stack + 6]
    for seat in range(humans(t.shared[MODE], len(t.seats))):
        t.zones[DECK + seat] = starting_deck(epic)
        shuffle(t, t.zones[DECK + seat])
    if t.shared[MODE] != MULTIPLAYER:
        t.zones[HAGAL_DECK] = hagal_cards(t.shared[MODE], ix)
        shuffle(t, t.zones[HAGAL_DECK])
    trash_unmarked_tiles(t)


def leaders_in_game(ix: bool) -> list[int]:
    return [leader for leader in range(len(LEADER_IDS)) if in_game(LEADER_SET[leader], ix)]


def begin(t: Table, leaders: list[int], draft: bool) -> None:
    """Give out leaders (or let them be drafted) and put what follows on the stack."""
    push(t, F_ROUND, 0, 0, 0)
    push(t, F_SETUP, 0, 0, 0)
    if draft:
        for leader in leaders:
            t.shared[DRAFT] |= 1 << leader
        push(t, F_DRAFT, 0, 0, 0)
    else:
        for seat, leader in enumerate(leaders):
            t.seats[seat][LEADER] = leader


def random_leaders(t: Table, fixed: list[int]) -> list[int]:
    """Fill the seats whose leader is not given (NO_LEADER) with different leaders at random."""
    chosen: list[int] = []
    for seat, leader in enumerate(fixed):
        if leader == NO_LEADER:
            free = [other for other in leaders_in_game(t.shared[IX] == 1) if other not in fixed and other not in chosen]
            if t.seats[seat][RIVAL]:
                free = [other for other in free if LEADER_RIVAL[other]]
            leader = free[below(t, len(free))]
        chosen.append(leader)
    return chosen


def random_first_player(t: Table) -> int:
    """A random human; in a solo game the Rival on the left (imperium 2.6, house_hagal 4.1)."""
    if t.shared[MODE] == SOLO:
        return 1
    return below(t, humans(t.shared[MODE], len(t.seats)))


def step_draft(t: Table) -> None:
    """Leaders are chosen in turn order (ruling R1)."""
    number = humans(t.shared[MODE], len(t.seats))
    done = t.pending[-3]
    if done == number:
        pop(t)
        return
    seat = (t.shared[FIRST] + done) % number
    options = [pack(V_LEADER, leader) for leader in range(len(LEADER_IDS)) if t.shared[DRAFT] >> leader & 1]
    ask(t, seat, LEADER_QUESTION, options)


def answer_draft(t: Table, action: int) -> None:
    seat = (t.shared[FIRST] + t.pending[-3]) % humans(t.shared[MODE], len(t.seats))
    leader = first_of(action)
    t.pending[-3] += 1
    t.shared[DRAFT] &= ~(1 << leader)
    t.seats[seat][LEADER] = leader
    emit(t, e.CHOSE_LEADER, seat, leader, 0, 0)


def step_setup(t: Table) -> None:
    """What depends on the leaders, in the order of imperium 2.7 and rise_of_ix 1.7, 10.20, 13.4."""
    pop(t)
    order = [t.shared[FIRST], *clockwise(t, t.shared[FIRST])]
    for seat in order:
        if t.seats[seat][RIVAL]:
            draw_intrigue(t, seat, t.seats[seat][TURNS])
            t.seats[seat][TURNS] = 0
    order = [seat for seat in order if t.seats[seat][RIVAL] == 0]
    for seat in order:
        counters = t.seats[seat]
        start = LEADER_START[counters[LEADER]]
        counters[SOLARI] += start[SOLARI]
        counters[SPICE] += start[SPICE]
        counters[WATER] += start[WATER]
        if LEADER_SNOOPER[counters[LEADER]]:
            counters[SNOOPERS] = 0b1111
        if t.shared[EPIC]:
            draw_intrigue(t, seat, 1)
    for seat in reversed(order):
        if LEADER_MASTERSTROKE[t.seats[seat][LEADER]]:
            push(t, F_MASTERSTROKE, seat, 0, 0)
    for seat in reversed(order):
        if LEADER_INTELLIGENCE[t.seats[seat][LEADER]]:
            push(t, F_INTELLIGENCE, seat, 0, 0)


def step_masterstroke(t: Table) -> None:
    """The Baron secretly picks two factions (imperium 16.3)."""
    options = [pack(V_FACTIONS, one, two) for one in range(4) for two in range(one + 1, 4)]
    ask(t, t.pending[-3], FACTION, options)


def answer_masterstroke(t: Table, action: int) -> None:
    seat = t.pending[-3]
    pop(t)
    t.seats[seat][MASTERSTROKE] = 1 << first_of(action) | 1 << second_of(action)


def step_intelligence(t: Table) -> None:
    """Hundro looks at the top two Intrigue cards and keeps one (rise_of_ix 1.7)."""
    seat = t.pending[-3]
    looked = LEADER_INTELLIGENCE[t.seats[seat][LEADER]]
    top = sorted(set(t.zones[INTRIGUE_DECK][-looked:]))
    ask(t, seat, CARD, [pack(V_INTRIGUE, card) for card in top])


def answer_intelligence(t: Table, action: int) -> None:
    seat = t.pending[-3]
    pop(t)
    deck = t.zones[INTRIGUE_DECK]
    other = deck.pop()
    card = deck.pop()
    if card != first_of(action):
        card, other = other, card
    deck.append(other)
    t.zones[INTRIGUE + seat].append(card)
    emit(t, e.DREW_INTRIGUE, seat, 1, 0, 0)
    emit(t, e.DREW_INTRIGUE_CARD, seat, card, 0, 0)
