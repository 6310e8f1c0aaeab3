"""Set-up: decks, leaders, starting pieces (imperium 2, rise_of_ix 1 and 13)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.box import RESERVES, box_of, dreadnoughts, hagal_cards
from landsraad.imperium.catalog import LEADER_IDS, LEADERS
from landsraad.imperium.expansions import expansions_of
from landsraad.imperium.facts import clockwise
from landsraad.imperium.gains import draw_intrigue
from landsraad.imperium.rivals import trash_unmarked_tiles
from landsraad.kernel.chance import below, shuffle
from landsraad.kernel.decisions import CARD, FACTION, first_of, pack, second_of
from landsraad.kernel.decisions import LEADER as LEADER_QUESTION
from landsraad.kernel.known import learn_place
from landsraad.kernel.piles import different, draw_cards, lay_shuffled, put, renew, take
from landsraad.kernel.table import Frame, Table, amend, ask, emit, pop, push, top
from landsraad.kernel.vecs import extend, i64, vec

ROW_PLACES: Final = 5
MOST_ROUNDS: Final = 10
STARTING_TROOPS: Final = 3
STARTING_TROOPS_EPIC: Final = 5
NO_LEADER: Final = -1


def lay_out(t: Table) -> None:
    """Everything in its place on a table that knows its mode and expansions, before leaders are known."""
    seats = len(t.seats)
    mode = t.shared[w.MODE]
    expansions = expansions_of(t)
    box = box_of(expansions)
    t.shared[w.SPACES] = box.spaces
    for stack in range(RESERVES):
        t.shared[w.RESERVE + stack] = box.reserve[stack]
    for seat in range(seats):
        counters = t.seats[seat]
        garrison = STARTING_TROOPS_EPIC if t.shared[w.EPIC] else STARTING_TROOPS
        counters[w.LEADER] = 0
        counters[w.AGENTS] = 2
        counters[w.GARRISON] = garrison
        counters[w.SUPPLY] = w.MAX_TROOPS - garrison
        counters[w.SHIPS_SUPPLY] = dreadnoughts(expansions)
        counters[w.POINTS] = 1 if seats == 4 else 0
        if seat >= humans(mode, seats):
            set_up_rival(counters, mode)


def humans(mode: i64, seats: i64) -> i64:
    return 1 if mode == w.SOLO else 2 if mode == w.TWO_PLAYERS else seats


def set_up_rival(counters: vec[i64], mode: i64) -> None:
    """No troops in the garrison; House Hagal has three agents from the start (house_hagal 4.1, 6.1)."""
    counters[w.RIVAL] = 1
    counters[w.GARRISON] = 0
    counters[w.SUPPLY] = w.MAX_TROOPS
    if mode == w.TWO_PLAYERS:
        counters[w.SWORDMASTER] = 1
        counters[w.AGENTS] = 3


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
    t.seats[0][w.SOLARI] += extra
    t.seats[0][w.SPICE] += extra
    t.shared[w.MENTAT_EXTRA] = mentat
    t.shared[w.SWORDMASTERS_IN] = swordmasters
    t.shared[w.EXPERT] = expert
    t.shared[w.NO_SWORDMASTER] = no_swordmaster
    for counters in t.seats[1:]:
        counters[w.WATER] = 1
        counters[w.GARRISON] = troops
        counters[w.SUPPLY] = w.MAX_TROOPS - troops
        counters[w.TURNS] = intrigue  # a note for step_setup; no turn has been taken yet


def deal_decks(t: Table) -> None:
    """Shuffle and lay out everything that is drawn from (imperium 2.2, 2.3; rise_of_ix 1.3 to 1.5, 13.2)."""
    box = box_of(expansions_of(t))
    epic = t.shared[w.EPIC] == 1
    conflicts = vec[i64](capacity=MOST_ROUNDS)
    for tier, number in ((3, 5 if epic else 4), (2, 5), (1, 0 if epic else 1)):
        cards = box.conflicts[tier - 1][:]
        shuffle(t, cards)
        conflicts = extend(conflicts, cards[:number])
    renew(t, w.CONFLICT_DECK, conflicts)
    lay_shuffled(t, w.INTRIGUE_DECK, box.intrigue)
    lay_shuffled(t, w.IMPERIUM_DECK, box.imperium)
    draw_cards(t, w.IMPERIUM_DECK, w.ROW, ROW_PLACES)
    if len(box.tiles) > 0:
        tiles = box.tiles[:]
        shuffle(t, tiles)
        for stack in range(3):
            renew(t, w.STACKS + stack, tiles[6 * stack : 6 * stack + 6])
    for seat in range(humans(t.shared[w.MODE], len(t.seats))):
        lay_shuffled(t, w.DECK + seat, box.epic_starting if epic else box.starting)
    if t.shared[w.MODE] != w.MULTIPLAYER:
        lay_shuffled(t, w.HAGAL_DECK, vec[i64]([card for card in hagal_cards(t.shared[w.MODE], expansions_of(t))]))
    trash_unmarked_tiles(t)


def begin(t: Table, leaders: list[int], draft: bool) -> None:
    """Give out leaders (or let them be drafted) and put what follows on the stack."""
    push(t, w.F_ROUND_START, 0, 0, 0)
    push(t, w.F_SETUP, 0, 0, 0)
    if draft:
        for leader in leaders:
            t.shared[w.DRAFT] |= 1 << leader
        push(t, w.F_DRAFT, 0, 0, 0)
    else:
        for seat, leader in enumerate(leaders):
            t.seats[seat][w.LEADER] = leader


def random_leaders(t: Table, fixed: list[int]) -> list[int]:
    """Fill the seats whose leader is not given (NO_LEADER) with different leaders at random."""
    everybody = box_of(expansions_of(t)).leaders
    chosen = fixed[:]
    for seat, leader in enumerate(fixed):
        if leader == NO_LEADER:
            rival = t.seats[seat][w.RIVAL] == 1
            free = [other for other in everybody if other not in chosen and (LEADERS[other].rival or not rival)]
            chosen[seat] = free[below(t, len(free))]
    return chosen


def random_first_player(t: Table) -> i64:
    """A random human; in a solo game the Rival on the left (imperium 2.6, house_hagal 4.1)."""
    return 1 if t.shared[w.MODE] == w.SOLO else below(t, humans(t.shared[w.MODE], len(t.seats)))


def has_drafted(t: Table, seat: i64) -> bool:
    """Whether the seat has its leader: in a draft they come one after the other (ruling R6)."""
    code, drafted, _, _ = top(t)
    if code != w.F_DRAFT:
        return True
    number = humans(t.shared[w.MODE], len(t.seats))
    return (seat - t.shared[w.FIRST]) % number < drafted


class Draft(Frame):
    """Leaders are chosen in turn order (ruling R1)."""

    def step(self, t: Table, done: i64, _b: i64, _c: i64, /) -> None:
        number = humans(t.shared[w.MODE], len(t.seats))
        if done == number:
            pop(t)
            return
        seat = (t.shared[w.FIRST] + done) % number
        free = [leader for leader in range(len(LEADER_IDS)) if t.shared[w.DRAFT] >> leader & 1]
        options = vec[i64]([pack(w.V_LEADER, leader) for leader in free])
        ask(t, seat, LEADER_QUESTION, options)

    def answer(self, t: Table, done: i64, _b: i64, _c: i64, action: i64, /) -> None:
        seat = (t.shared[w.FIRST] + done) % humans(t.shared[w.MODE], len(t.seats))
        leader = first_of(action)
        amend(t, done + 1, _b, _c)
        t.shared[w.DRAFT] &= ~(1 << leader)
        t.seats[seat][w.LEADER] = leader
        emit(t, e.CHOSE_LEADER, seat, leader, 0, 0)


class Setup(Frame):
    """What depends on the leaders, in the order of imperium 2.7 and rise_of_ix 1.7, 10.20, 13.4."""

    def step(self, t: Table, stage: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        order = [t.shared[w.FIRST], *clockwise(t, t.shared[w.FIRST])]
        for seat in order:
            if t.seats[seat][w.RIVAL]:
                draw_intrigue(t, seat, t.seats[seat][w.TURNS])
                t.seats[seat][w.TURNS] = 0
        order = [seat for seat in order if t.seats[seat][w.RIVAL] == 0]
        for seat in order:
            counters = t.seats[seat]
            start = LEADERS[counters[w.LEADER]].resources
            counters[w.SOLARI] += start[w.SOLARI]
            counters[w.SPICE] += start[w.SPICE]
            counters[w.WATER] += start[w.WATER]
            if LEADERS[counters[w.LEADER]].snooper:
                counters[w.SNOOPERS] = 0b1111
            if t.shared[w.EPIC]:
                draw_intrigue(t, seat, 1)
        for seat in reversed(order):
            if LEADERS[t.seats[seat][w.LEADER]].masterstroke:
                push(t, w.F_MASTERSTROKE, seat, 0, 0)
        for seat in reversed(order):
            if LEADERS[t.seats[seat][w.LEADER]].intelligence:
                push(t, w.F_INTELLIGENCE, seat, 0, 0)


class Masterstroke(Frame):
    """The Baron secretly picks two factions (imperium 16.3)."""

    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        options = vec[i64]([pack(w.V_FACTIONS, one, two) for one in range(4) for two in range(one + 1, 4)])
        ask(t, seat, FACTION, options)

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        t.seats[seat][w.MASTERSTROKE] = 1 << first_of(action) | 1 << second_of(action)


class Intelligence(Frame):
    """Hundro looks at the top two Intrigue cards and keeps one (rise_of_ix 1.7)."""

    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        looked = LEADERS[t.seats[seat][w.LEADER]].intelligence
        size = len(t.zones[w.INTRIGUE_DECK])
        for place in range(size - looked, size):
            learn_place(t, w.INTRIGUE_DECK, place, 1 << seat)
        seen = different(t.zones[w.INTRIGUE_DECK][-looked:])
        ask(t, seat, CARD, vec[i64]([pack(w.V_INTRIGUE, card) for card in seen]))

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        other = take(t, w.INTRIGUE_DECK)
        card = take(t, w.INTRIGUE_DECK)
        if card != first_of(action):
            card, other = other, card
        put(t, w.INTRIGUE_DECK, other)
        learn_place(t, w.INTRIGUE_DECK, len(t.zones[w.INTRIGUE_DECK]) - 1, 1 << seat)
        put(t, w.INTRIGUE + seat, card)
        emit(t, e.DREW_INTRIGUE, seat, 1, 0, 0)
        emit(t, e.DREW_INTRIGUE_CARD, seat, card, 0, 0)
