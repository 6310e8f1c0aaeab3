"""House Hagal: Rivals that act by themselves between human decisions (house_hagal, rise_of_ix 11)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.board import silenced
from landsraad.imperium.catalog import (
    CONFLICTS,
    FLAG_SPACES,
    HAGAL_CARDS,
    LEADERS,
    MAKER_SPACES,
    SHIPPING,
    SPACES,
    TILES,
)
from landsraad.imperium.conditions import rival_can_buy, tile_on_top
from landsraad.imperium.control import gain_control_bonus
from landsraad.imperium.deployment import deploy
from landsraad.imperium.facts import agents_at, others, unit_strength
from landsraad.imperium.gains import gain, rival_spend, usable_tiles, use_rival_tiles, use_tile
from landsraad.imperium.store import KIDS, OP, A
from landsraad.kernel.decisions import first_of, pack, second_of
from landsraad.kernel.piles import move_all, put, shuffle_pile, take
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64, vec

# Why a House Hagal card is ignored.
SENT: Final = 0
OCCUPIED: Final = 1
VOICED: Final = 2
NO_BONUS_SPICE: Final = 3
NO_DREADNOUGHT: Final = 4
TOO_LITTLE_INFLUENCE: Final = 5
RESHUFFLE: Final = 6

GUILD_LEVEL: Final = 2
LEAD: Final = 4  # strength that counts as leading by two troops (house_hagal 4.7)
GARRISON_LIMIT: Final = 2
# Where a Rival puts its dreadnought first (rise_of_ix 11.4.3).
FLAG_ORDER: Final = [2, 0, 1]


def is_rival(t: Table, seat: i64) -> bool:
    return t.seats[seat][w.RIVAL] == 1


def decider(t: Table) -> i64:
    """Who decides for a Rival: the human, with two players the first of them (house_hagal 4.8, rise_of_ix 11.3.4)."""
    return 0 if t.shared[w.MODE] == w.SOLO else t.shared[w.FIRST]


# --- the deck ----------------------------------------------------------------------------------------------------


def reshuffles(card: i64) -> bool:
    """The card that names no space at all brings a new deck (house_hagal 3.2)."""
    return HAGAL_CARDS[card].space == w.NOWHERE and HAGAL_CARDS[card].guild < 0


def dealt_with(t: Table, card: i64) -> None:
    """A card goes to the discard pile; the last one brings a new deck as well (house_hagal 3.11)."""
    put(t, w.HAGAL_DISCARD, card)
    if reshuffles(card) or len(t.zones[w.HAGAL_DECK]) == 0:
        move_all(t, w.HAGAL_DISCARD, w.HAGAL_DECK)
        shuffle_pile(t, w.HAGAL_DECK)
        emit(t, e.HAGAL_RESHUFFLED, 0, 0, 0, 0)


def combat_bonus(t: Table, seat: i64) -> None:
    """Swords of the top card, of two cards in Brutal Escalation (house_hagal 3.6, rise_of_ix 12.2)."""
    brutal = t.shared[w.BRUTAL] == 1 and CONFLICTS[t.shared[w.BATTLE] - 1].tier == 3
    left = 2 if brutal else 1
    while left:
        card = take(t, w.HAGAL_DECK)
        if not reshuffles(card):
            left -= 1
            t.seats[seat][w.SWORDS] += HAGAL_CARDS[card].swords
            emit(t, e.HAGAL_SWORDS, seat, card, HAGAL_CARDS[card].swords, 0)
        dealt_with(t, card)


# --- where a card sends the agent ----------------------------------------------------------------------------------


def space_state(t: Table, seat: i64, space: i64) -> i64:
    """Whether the Rival may enter: no agent there, and no Voice (house_hagal 2.2, 3.1)."""
    if silenced(t, seat) >> space & 1:
        return VOICED
    return OCCUPIED if t.shared[w.AT + space] else SENT


def harvest_space(t: Table, seat: i64) -> i64:
    """The Maker space with most bonus spice, then most spice in all; -1 if none has any (house_hagal 3.4)."""
    bonus = [t.shared[w.BONUS + maker] for maker in range(3)]
    free = [maker for maker in range(3) if bonus[maker] and space_state(t, seat, MAKER_SPACES[maker]) == SENT]
    best = max(free, key=lambda maker: (bonus[maker], SPACES[MAKER_SPACES[maker]].harvest), default=-1)
    return MAKER_SPACES[best] if best >= 0 else -1


def goes_by_guild(t: Table, seat: i64, card: i64) -> bool:
    return HAGAL_CARDS[card].guild >= 0 and t.seats[seat][w.INFLUENCE + w.SPACING_GUILD] >= GUILD_LEVEL


def target(t: Table, seat: i64, card: i64) -> i64:
    """The space a card sends the Rival's agent to, or -1 - (why it is ignored)."""
    if HAGAL_CARDS[card].needs_ship and t.seats[seat][w.SHIPS_SUPPLY] == 0:
        return -1 - NO_DREADNOUGHT
    if goes_by_guild(t, seat, card):
        space = HAGAL_CARDS[card].guild
    else:
        space = HAGAL_CARDS[card].space
        if space == w.HARVEST:
            space = harvest_space(t, seat)
            return space if space >= 0 else -1 - NO_BONUS_SPICE
        if space == w.NOWHERE:
            return -1 - (RESHUFFLE if reshuffles(card) else TOO_LITTLE_INFLUENCE)
    state = space_state(t, seat, space)
    if state == OCCUPIED and unblocking_tile(t, seat) >= 0 and not agents_at(t, seat, space):
        return space
    return space if state == SENT else -1 - state


def unblocking_tile(t: Table, seat: i64) -> i64:
    """Invasion Ships, if they are face up (rise_of_ix 11.6.8)."""
    for tile in t.zones[w.TILES + seat]:
        if TILES[tile].rival_use == w.RIVAL_WHEN_BLOCKED and t.seats[seat][w.FLIPPED] >> tile & 1 == 0:
            return tile
    return -1


def can_move(t: Table, seat: i64) -> bool:
    """Whether any card of this game could send an agent now (house_hagal 3.10)."""
    if t.seats[seat][w.AGENTS] == 0:
        return False
    for pile in (w.HAGAL_DECK, w.HAGAL_DISCARD):
        for card in list(t.zones[pile])[::-1]:  # nearly always the very next card will do
            if target(t, seat, card) >= 0:
                return True
    emit(t, e.RIVAL_STUCK, seat, 0, 0, 0)
    return False


# --- the turn of a Rival -------------------------------------------------------------------------------------------


def begin_rival_turn(t: Table, seat: i64) -> None:
    open_turn(t, seat)
    t.seats[seat][w.HOLDS_BACK] = 1 if holds_back(t, seat) else 0  # tested once, before anything is deployed
    push(t, w.F_RIVAL, seat, 0, 0)


def open_turn(t: Table, seat: i64) -> None:
    """A turn begins, of whomever: nothing has happened in it yet."""
    for counter in range(w.TURN_FIRST, w.TURN_LAST + 1):
        t.seats[seat][counter] = 0
    t.shared[w.ACTIVE] = seat + 1
    t.shared[w.STAGE] = w.OPENING
    emit(t, e.TURN_BEGAN, seat, 0, 0, 0)


def place_agent(t: Table, seat: i64, space: i64) -> None:
    """An agent comes to a space; the Voice stops each opponent's next agent only (imperium 17.24)."""
    counters = t.seats[seat]
    counters[w.VISITED] = space + 1
    counters[w.COMBAT_SPACE] = 1 if SPACES[space].combat else 0
    t.shared[w.AT + space] += 1 << (4 * seat)
    t.shared[w.STAGE] = w.AGENT_TURN
    for other in t.seats:
        other[w.VOICE_BOUND] &= ~(1 << seat)


AGENT_SENT: Final = 2  # the stage of a Rival's turn after its card was revealed


class Rival(Frame):
    """Tiles, then a card, then its effects, then deployment (house_hagal 3.3, rise_of_ix 11.6.7)."""

    def step(self, t: Table, seat: i64, stage: i64, card: i64, /) -> None:
        amend(t, seat, stage + 1, card)
        if stage == 0:
            rival_spend(t, seat)
            use_rival_tiles(t, seat, w.RIVAL_AT_ONCE)
        elif stage == 1:
            reveal_hagal(t, seat)
        elif stage == 2:
            if t.seats[seat][w.COMBAT_SPACE]:
                use_flagship(t, seat)
                deploy_rival(t, seat)
            if card:
                dealt_with(t, card - 1)
                amend(t, seat, stage + 1, 0)
        else:
            pop(t)
            t.shared[w.ACTIVE] = 0
            t.shared[w.STAGE] = w.OPENING


def reveal_hagal(t: Table, seat: i64) -> None:
    """Reveal cards until one sends the agent."""
    if not can_move(t, seat):  # only in a position that was made up: the turn was given because it could
        return
    while True:
        card = take(t, w.HAGAL_DECK)
        emit(t, e.REVEALED_HAGAL, seat, card, 0, 0)
        space = target(t, seat, card)
        if space >= 0:
            amend(t, seat, AGENT_SENT, card + 1)
            send_rival(t, seat, card, space)
            return
        emit(t, e.SKIPPED_HAGAL, seat, card, -1 - space, 0)
        dealt_with(t, card)


def send_rival(t: Table, seat: i64, card: i64, space: i64) -> None:
    """The agent, the control bonus, then what the card shows; costs and effects of the space are ignored."""
    counters = t.seats[seat]
    if t.shared[w.AT + space]:
        tile = unblocking_tile(t, seat)
        counters[w.FLIPPED] |= 1 << tile
        emit(t, e.USED_TILE, seat, tile, 0, 0)
    emit(t, e.RIVAL_SENT_AGENT, seat, card, space, 0)
    counters[w.AGENTS] -= 1
    place_agent(t, seat, space)
    parts = HAGAL_CARDS[card].guild_parts if goes_by_guild(t, seat, card) else HAGAL_CARDS[card].parts
    for part in reversed(parts):
        push(t, w.F_EFFECT, part, seat, w.CHOSEN)
    gain_control_bonus(t, space)
    if HAGAL_CARDS[card].space == w.HARVEST:
        rival_harvest(t, seat, space)


def rival_harvest(t: Table, seat: i64, space: i64) -> None:
    """Solo: base and bonus spice; two players: the bonus spice goes to the bank (house_hagal 3.4)."""
    maker = SPACES[space].maker
    bonus = t.shared[w.BONUS + maker]
    t.shared[w.BONUS + maker] = 0
    if t.shared[w.MODE] == w.TWO_PLAYERS:
        emit(t, e.SPICE_TO_BANK, seat, space, bonus, 0)
    else:
        gain(t, seat, w.SPICE, SPACES[space].harvest + bonus, 0)


def use_signet(t: Table, seat: i64) -> None:
    """The signet ability of the Rival's leader; what it costs is paid whenever it can be (house_hagal 5.3)."""
    for part in reversed(LEADERS[t.seats[seat][w.LEADER]].signet):
        push(t, w.F_EFFECT, part, seat, w.CHOSEN)


def use_flagship(t: Table, seat: i64) -> None:
    """With the money and three troops in supply (rise_of_ix 11.6.5, 11.6.7)."""
    for tile in usable_tiles(t, seat, w.RIVAL_FOR_COMBAT):
        if t.seats[seat][w.SUPPLY] >= A[KIDS[TILES[tile].use][1]]:
            use_tile(t, seat, tile)


def holds_back(t: Table, seat: i64) -> bool:
    """Expert troop deployment: a Rival that leads a Conflict I or II deploys no troops (house_hagal 4.7)."""
    if not t.shared[w.EXPERT] or CONFLICTS[t.shared[w.BATTLE] - 1].tier == 3:
        return False
    best = max(unit_strength(t.seats[other]) for other in others(t, seat))
    return unit_strength(t.seats[seat]) - best >= LEAD


def deploy_rival(t: Table, seat: i64) -> None:
    """All recruits, and up to two units that were in the garrison, dreadnoughts first (rise_of_ix 11.4.1, 11.4.6)."""
    counters = t.seats[seat]
    ships = min(GARRISON_LIMIT, counters[w.SHIPS_GARRISON])
    recruits = min(counters[w.RECRUITED], counters[w.GARRISON])
    older = min(GARRISON_LIMIT - ships, counters[w.GARRISON] - recruits)
    troops = 0 if counters[w.HOLDS_BACK] else recruits + older
    deploy(t, seat, troops, ships)


# --- what a Rival chooses ------------------------------------------------------------------------------------------


def rival_options(t: Table, seat: i64, part: i64, options: vec[i64]) -> vec[i64]:
    """The options that are left when a Rival's rules have spoken; with several, a human decides. Empty: it declines."""
    op = OP[part]
    if op == w.INFLUENCE_ANY:
        return least_influence(t, seat, options)
    if op == w.INFLUENCE_TWO:
        return least_two(t, seat, options)
    if op == w.FREIGHTER_MOVE:
        return vec[i64]([pack(w.V_ADVANCE if t.seats[seat][w.FREIGHTER] < 2 else w.V_RECALL)])
    if op == w.TECH:
        return best_tile(t, seat, part)
    if op in (w.NEGOTIATE, w.COMMISSION):
        return vec[i64]([pack(w.V_YES)])
    if op == w.CHOOSE:
        return chosen_effect(part, options)
    return vec[i64]()


def least_influence(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """The faction where it has the least; one at 6 only if there is no other (house_hagal 4.8)."""
    counters = t.seats[seat]
    levels = [counters[w.INFLUENCE + first_of(option)] for option in options]
    least = min(levels)
    return vec[i64]([option for option, level in zip(options, levels, strict=True) if level == least])


def least_two(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    counters = t.seats[seat]
    wanted = sorted(counters[w.INFLUENCE + faction] for faction in range(4))[:2]
    return vec[i64](
        [
            option
            for option in options
            if sorted((counters[w.INFLUENCE + first_of(option)], counters[w.INFLUENCE + second_of(option)])) == wanted
        ]
    )


def chosen_effect(part: i64, options: vec[i64]) -> vec[i64]:
    """Dividends on the Shipping track, technology before a negotiator; other choices are the human's."""
    for option in options:
        if OP[first_of(option)] in (w.DIVIDENDS, w.TECH):
            return vec[i64]([option])
    if part == SHIPPING[1] or OP[KIDS[part][0]] == w.TECH:
        return options[:1]
    return options


def best_tile(t: Table, seat: i64, part: i64) -> vec[i64]:
    """The dearest marked tile it can afford; negotiators before spice, as many as lower the price (rise_of_ix 11.6)."""
    counters = t.seats[seat]
    tops = [tile_on_top(t, stack) for stack in range(3)]
    bought = [tile for tile in tops if rival_can_buy(t, seat, tile, A[part])]
    if not bought:
        return vec[i64]()
    best = max(bought, key=lambda tile: TILES[tile].cost)
    negotiators = min(counters[w.NEGOTIATORS], max(0, TILES[best].cost - A[part]))
    return vec[i64]([pack(w.V_TECH, best, negotiators, w.SPICE)])


def ship_options(t: Table, seat: i64) -> list[int]:
    """Where a victorious Rival puts its dreadnought, or that it detonates it (rise_of_ix 11.4.3, 11.6.5)."""
    for tile in t.zones[w.TILES + seat]:
        if TILES[tile].detonates:
            return [pack(w.V_TILE, tile)]
    free = [flag for flag in FLAG_ORDER if t.shared[w.SHIP_AT + flag] == 0]
    theirs = [flag for flag in free if t.shared[w.CONTROL + flag] not in (0, seat + 1)]
    nobodys = [flag for flag in free if t.shared[w.CONTROL + flag] == 0]
    first = [*theirs, *nobodys, *free][0]  # one is always free (rise_of_ix 7.4)
    return [pack(w.V_SPACE, FLAG_SPACES[first])]


# --- tiles nobody may take -----------------------------------------------------------------------------------------


def trash_unmarked_tiles(t: Table) -> None:
    """Solo: while no face-up tile has the House Hagal mark, the top of the largest stack goes (rise_of_ix 11.6.2)."""
    if t.shared[w.MODE] != w.SOLO or t.shared[w.HIDDEN_STACKS]:
        return
    while True:
        tops = [tile_on_top(t, stack) for stack in range(3)]
        if max(tops) < 0 or any(tile >= 0 and TILES[tile].rival for tile in tops):
            return
        largest = max(range(3), key=lambda stack: len(t.zones[w.STACKS + stack]))
        tile = take(t, w.STACKS + largest)
        put(t, w.TILE_TRASH, tile)
        emit(t, e.TRASHED_TILE, 0, tile, 0, 0)
        if tile_on_top(t, largest) >= 0:
            emit(t, e.TILE_TURNED_UP, 0, tile_on_top(t, largest), 0, 0)
