"""House Hagal: Rivals that act by themselves between human decisions (house_hagal, rise_of_ix 11)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium.catalog import (
    CONFLICT_TIER,
    FLAG_SPACES,
    HAGAL_GUILD,
    HAGAL_GUILD_PARTS,
    HAGAL_NEEDS_SHIP,
    HAGAL_PARTS,
    HAGAL_SPACE,
    HAGAL_SWORDS,
    LEADER_SHIP_STRENGTH,
    LEADER_SIGNET,
    MAKER_SPACES,
    SHIPPING,
    SPACE_COMBAT,
    SPACE_HARVEST,
    SPACE_MAKER,
    TILE_COST,
    TILE_DETONATES,
    TILE_RIVAL,
    TILE_RIVAL_USE,
    TILE_USE,
)
from landsraad.imperium.conditions import rival_can_buy, tile_on_top
from landsraad.imperium.control import gain_control_bonus
from landsraad.imperium.deployment import deploy
from landsraad.imperium.gains import gain, rival_spend, use_tile
from landsraad.imperium.store import KIDS, OP, A, B
from landsraad.imperium.words import (
    ACTIVE,
    AGENT_TURN,
    AGENTS,
    AT,
    BATTLE,
    BONUS,
    BRUTAL,
    CHOOSE,
    CHOSEN,
    COMBAT_SPACE,
    COMMISSION,
    CONFLICT,
    CONTROL,
    DIVIDENDS,
    EXPERT,
    F_EXEC,
    F_RIVAL,
    FIRST,
    FLIPPED,
    FREIGHTER,
    FREIGHTER_MOVE,
    GARRISON,
    HAGAL_DECK,
    HAGAL_DISCARD,
    HARVEST,
    HIDDEN_STACKS,
    HOLDS_BACK,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_TWO,
    LEADER,
    MODE,
    NEGOTIATE,
    NEGOTIATORS,
    NOWHERE,
    OPENING,
    RECRUITED,
    RIVAL,
    RIVAL_AT_ONCE,
    RIVAL_FOR_COMBAT,
    RIVAL_WHEN_BLOCKED,
    SHIP_AT,
    SHIPS_CONFLICT,
    SHIPS_GARRISON,
    SHIPS_SUPPLY,
    SOLARI,
    SOLO,
    SPACING_GUILD,
    SPICE,
    STACKS,
    STAGE,
    SUPPLY,
    SWORDS,
    TECH,
    TILE_TRASH,
    TILES,
    TURN_FIRST,
    TURN_LAST,
    TWO_PLAYERS,
    V_ADVANCE,
    V_RECALL,
    V_SPACE,
    V_TECH,
    V_TILE,
    V_YES,
    VISITED,
    VOICE_BOUND,
    VOICE_SPACE,
)
from landsraad.kernel.chance import shuffle
from landsraad.kernel.decisions import first_of, pack, second_of
from landsraad.kernel.table import Table, emit, pop, push

# Why a House Hagal card is ignored.
SENT: Final = 0
OCCUPIED: Final = 1
VOICED: Final = 2
NO_BONUS_SPICE: Final = 3
NO_DREADNOUGHT: Final = 4
TOO_LITTLE_INFLUENCE: Final = 5
RESHUFFLE: Final = 6

GUILD_LEVEL = 2
LEAD = 4  # strength that counts as leading by two troops (house_hagal 4.7)
GARRISON_LIMIT = 2
# Where a Rival puts its dreadnought first (rise_of_ix 11.4.3).
FLAG_ORDER: Final = [2, 0, 1]


def is_rival(t: Table, seat: int) -> bool:
    return t.seats[seat][RIVAL] == 1


def decider(t: Table) -> int:
    """Who decides for a Rival: the human, with two players the first of them (house_hagal 4.8, rise_of_ix 11.3.4)."""
    return 0 if t.shared[MODE] == SOLO else t.shared[FIRST]


# --- the deck ----------------------------------------------------------------------------------------------------


def reshuffle_hagal(t: Table) -> None:
    """All House Hagal cards into a new deck (house_hagal 3.2)."""
    deck = t.zones[HAGAL_DECK]
    deck.extend(t.zones[HAGAL_DISCARD])
    t.zones[HAGAL_DISCARD].clear()
    shuffle(t, deck)
    emit(t, e.HAGAL_RESHUFFLED, 0, 0, 0, 0)


def dealt_with(t: Table, card: int) -> None:
    """A card goes to the discard pile; the last one brings a new deck (house_hagal 3.11)."""
    t.zones[HAGAL_DISCARD].append(card)
    if not t.zones[HAGAL_DECK]:
        reshuffle_hagal(t)


def combat_bonus(t: Table, seat: int) -> None:
    """Swords of the top card, of two cards in Brutal Escalation (house_hagal 3.6, rise_of_ix 12.2)."""
    brutal = t.shared[BRUTAL] == 1 and CONFLICT_TIER[t.shared[BATTLE] - 1] == 3
    left = 2 if brutal else 1
    while left:
        card = t.zones[HAGAL_DECK].pop()
        if HAGAL_SPACE[card] == NOWHERE and HAGAL_GUILD[card] < 0:
            t.zones[HAGAL_DISCARD].append(card)
            reshuffle_hagal(t)
            continue
        left -= 1
        t.seats[seat][SWORDS] += HAGAL_SWORDS[card]
        emit(t, e.HAGAL_SWORDS, seat, card, HAGAL_SWORDS[card], 0)
        dealt_with(t, card)


# --- where a card sends the agent ----------------------------------------------------------------------------------


def space_state(t: Table, seat: int, space: int) -> int:
    """Whether the Rival may enter: no agent there, and no Voice (house_hagal 2.2, 3.1)."""
    for other in t.seats:
        if other[VOICE_SPACE] == space + 1 and other[VOICE_BOUND] >> seat & 1:
            return VOICED
    return OCCUPIED if t.shared[AT + space] else SENT


def harvest_space(t: Table, seat: int) -> int:
    """The Maker space with most bonus spice, then most spice in all; -1 if none has any (house_hagal 3.4)."""
    best = -1
    best_key = 0
    for maker in range(3):
        space = MAKER_SPACES[maker]
        if t.shared[BONUS + maker] and space_state(t, seat, space) == SENT:
            key = 10 * t.shared[BONUS + maker] + SPACE_HARVEST[space]
            if key > best_key:
                best = space
                best_key = key
    return best


def goes_by_guild(t: Table, seat: int, card: int) -> bool:
    return HAGAL_GUILD[card] >= 0 and t.seats[seat][INFLUENCE + SPACING_GUILD] >= GUILD_LEVEL


def target(t: Table, seat: int, card: int) -> int:
    """The space a card sends the Rival's agent to, or -1 - (why it is ignored)."""
    if HAGAL_NEEDS_SHIP[card] and t.seats[seat][SHIPS_SUPPLY] == 0:
        return -1 - NO_DREADNOUGHT
    if goes_by_guild(t, seat, card):
        space = HAGAL_GUILD[card]
    else:
        space = HAGAL_SPACE[card]
        if space == HARVEST:
            space = harvest_space(t, seat)
            return space if space >= 0 else -1 - NO_BONUS_SPICE
        if space == NOWHERE:
            return -1 - (TOO_LITTLE_INFLUENCE if HAGAL_GUILD[card] >= 0 else RESHUFFLE)
    state = space_state(t, seat, space)
    if state == OCCUPIED and unblocking_tile(t, seat) >= 0 and t.shared[AT + space] >> (4 * seat) & 15 == 0:
        return space
    return space if state == SENT else -1 - state


def unblocking_tile(t: Table, seat: int) -> int:
    """Invasion Ships, if they are face up (rise_of_ix 11.6.8)."""
    for tile in t.zones[TILES + seat]:
        if TILE_RIVAL_USE[tile] == RIVAL_WHEN_BLOCKED and t.seats[seat][FLIPPED] >> tile & 1 == 0:
            return tile
    return -1


def can_move(t: Table, seat: int) -> bool:
    """Whether any card of this game could send an agent now (house_hagal 3.10)."""
    if t.seats[seat][AGENTS] == 0:
        return False
    for pile in (HAGAL_DECK, HAGAL_DISCARD):
        for card in reversed(t.zones[pile]):  # nearly always the very next card will do
            if target(t, seat, card) >= 0:
                return True
    emit(t, e.RIVAL_STUCK, seat, 0, 0, 0)
    return False


# --- the turn of a Rival -------------------------------------------------------------------------------------------


def begin_rival_turn(t: Table, seat: int) -> None:
    counters = t.seats[seat]
    for counter in range(TURN_FIRST, TURN_LAST + 1):
        counters[counter] = 0
    counters[HOLDS_BACK] = 1 if holds_back(t, seat) else 0  # tested once, before anything is deployed
    t.shared[ACTIVE] = seat + 1
    t.shared[STAGE] = OPENING
    emit(t, e.TURN_BEGAN, seat, 0, 0, 0)
    push(t, F_RIVAL, seat, 0, 0)


def step_rival(t: Table) -> None:
    """Tiles, then a card, then its effects, then deployment (house_hagal 3.3, rise_of_ix 11.6.7)."""
    pending = t.pending
    seat = pending[-3]
    step = pending[-2]
    pending[-2] = step + 1
    if step == 0:
        rival_spend(t, seat)
        use_rival_tiles(t, seat, RIVAL_AT_ONCE)
    elif step == 1:
        reveal_hagal(t, seat)
    elif step == 2:
        if t.seats[seat][COMBAT_SPACE]:
            use_flagship(t, seat)
            deploy_rival(t, seat)
        if pending[-1]:
            dealt_with(t, pending[-1] - 1)
            pending[-1] = 0
    else:
        pop(t)
        t.shared[ACTIVE] = 0
        t.shared[STAGE] = OPENING


def reveal_hagal(t: Table, seat: int) -> None:
    """Reveal cards until one sends the agent."""
    if not can_move(t, seat):  # only in a position that was made up: the turn was given because it could
        return
    while True:
        card = t.zones[HAGAL_DECK].pop()
        emit(t, e.REVEALED_HAGAL, seat, card, 0, 0)
        space = target(t, seat, card)
        if space >= 0:
            t.pending[-1] = card + 1
            send_rival(t, seat, card, space)
            return
        emit(t, e.SKIPPED_HAGAL, seat, card, -1 - space, 0)
        if -1 - space == RESHUFFLE:
            t.zones[HAGAL_DISCARD].append(card)
            reshuffle_hagal(t)
        else:
            dealt_with(t, card)


def send_rival(t: Table, seat: int, card: int, space: int) -> None:
    """The agent, the control bonus, then what the card shows; costs and effects of the space are ignored."""
    counters = t.seats[seat]
    shared = t.shared
    if shared[AT + space]:
        tile = unblocking_tile(t, seat)
        counters[FLIPPED] |= 1 << tile
        emit(t, e.USED_TILE, seat, tile, 0, 0)
    emit(t, e.RIVAL_SENT_AGENT, seat, card, space, 0)
    counters[AGENTS] -= 1
    counters[VISITED] = space + 1
    counters[COMBAT_SPACE] = 1 if SPACE_COMBAT[space] else 0
    shared[AT + space] += 1 << (4 * seat)
    shared[STAGE] = AGENT_TURN
    for other in t.seats:
        other[VOICE_BOUND] &= ~(1 << seat)
    parts = HAGAL_GUILD_PARTS[card] if goes_by_guild(t, seat, card) else HAGAL_PARTS[card]
    for part in reversed(parts):
        push(t, F_EXEC, part, seat, CHOSEN)
    gain_control_bonus(t, space)
    if HAGAL_SPACE[card] == HARVEST:
        rival_harvest(t, seat, space)


def rival_harvest(t: Table, seat: int, space: int) -> None:
    """Solo: base and bonus spice; two players: the bonus spice goes to the bank (house_hagal 3.4)."""
    maker = SPACE_MAKER[space]
    bonus = t.shared[BONUS + maker]
    t.shared[BONUS + maker] = 0
    if t.shared[MODE] == TWO_PLAYERS:
        emit(t, e.SPICE_TO_BANK, seat, space, bonus, 0)
    else:
        gain(t, seat, SPICE, SPACE_HARVEST[space] + bonus, 0)


def use_signet(t: Table, seat: int) -> None:
    """The signet ability of the Rival's leader; what it costs is paid whenever it can be (house_hagal 5.3)."""
    for part in reversed(LEADER_SIGNET[t.seats[seat][LEADER]]):
        push(t, F_EXEC, part, seat, CHOSEN)


def use_rival_tiles(t: Table, seat: int, moment: int) -> None:
    for tile in t.zones[TILES + seat][:]:
        if TILE_RIVAL_USE[tile] == moment and t.seats[seat][FLIPPED] >> tile & 1 == 0:
            use_tile(t, seat, tile)


def use_flagship(t: Table, seat: int) -> None:
    """With the money and three troops in supply (rise_of_ix 11.6.5, 11.6.7)."""
    for tile in t.zones[TILES + seat]:
        if TILE_RIVAL_USE[tile] != RIVAL_FOR_COMBAT or t.seats[seat][FLIPPED] >> tile & 1:
            continue
        price, effect = KIDS[TILE_USE[tile]]
        solari = max(B[part] for part in KIDS[price])
        if t.seats[seat][SOLARI] >= solari and t.seats[seat][SUPPLY] >= A[effect]:
            use_tile(t, seat, tile)


def unit_strength(counters: list[int]) -> int:
    """Units alone, without swords; a human Rhombur's dreadnoughts count 4 (rise_of_ix 10.20)."""
    ship = 3 if counters[RIVAL] else LEADER_SHIP_STRENGTH[counters[LEADER]]
    return 2 * counters[CONFLICT] + ship * counters[SHIPS_CONFLICT]


def holds_back(t: Table, seat: int) -> bool:
    """Expert troop deployment: a Rival that leads a Conflict I or II deploys no troops (house_hagal 4.7)."""
    if not t.shared[EXPERT] or CONFLICT_TIER[t.shared[BATTLE] - 1] == 3:
        return False
    best = max(unit_strength(t.seats[other]) for other in range(len(t.seats)) if other != seat)
    return unit_strength(t.seats[seat]) - best >= LEAD


def deploy_rival(t: Table, seat: int) -> None:
    """All recruits, and up to two units that were in the garrison, dreadnoughts first (rise_of_ix 11.4.1, 11.4.6)."""
    counters = t.seats[seat]
    ships = min(GARRISON_LIMIT, counters[SHIPS_GARRISON])
    recruits = min(counters[RECRUITED], counters[GARRISON])
    older = min(GARRISON_LIMIT - ships, counters[GARRISON] - recruits)
    troops = 0 if counters[HOLDS_BACK] else recruits + older
    deploy(t, seat, troops, ships)


# --- what a Rival chooses ------------------------------------------------------------------------------------------


def rival_options(t: Table, seat: int, part: int, options: list[int]) -> list[int]:
    """The options that are left when a Rival's rules have spoken; with several, a human decides. Empty: it declines."""
    op = OP[part]
    if op == INFLUENCE_ANY:
        return least_influence(t, seat, options)
    if op == INFLUENCE_TWO:
        return least_two(t, seat, options)
    if op == FREIGHTER_MOVE:
        return [pack(V_ADVANCE if t.seats[seat][FREIGHTER] < 2 else V_RECALL)]
    if op == TECH:
        return best_tile(t, seat, part)
    if op in (NEGOTIATE, COMMISSION):
        return [pack(V_YES)]
    if op == CHOOSE:
        return chosen_effect(part, options)
    return []


def least_influence(t: Table, seat: int, options: list[int]) -> list[int]:
    """The faction where it has the least; one at 6 only if there is no other (house_hagal 4.8)."""
    counters = t.seats[seat]
    levels = [counters[INFLUENCE + first_of(option)] for option in options]
    least = min(levels)
    return [option for option, level in zip(options, levels, strict=True) if level == least]


def least_two(t: Table, seat: int, options: list[int]) -> list[int]:
    counters = t.seats[seat]
    wanted = sorted(counters[INFLUENCE + faction] for faction in range(4))[:2]
    return [
        option
        for option in options
        if sorted((counters[INFLUENCE + first_of(option)], counters[INFLUENCE + second_of(option)])) == wanted
    ]


def chosen_effect(part: int, options: list[int]) -> list[int]:
    """Dividends on the Shipping track, technology before a negotiator; other choices are the human's."""
    for option in options:
        if OP[first_of(option)] in (DIVIDENDS, TECH):
            return [option]
    if part == SHIPPING[1] or OP[KIDS[part][0]] == TECH:
        return options[:1]
    return options


def best_tile(t: Table, seat: int, part: int) -> list[int]:
    """The dearest marked tile it can afford; negotiators before spice, as many as lower the price (rise_of_ix 11.6)."""
    counters = t.seats[seat]
    best = -1
    for stack in range(3):
        tile = tile_on_top(t, stack)
        if rival_can_buy(t, seat, tile, A[part]) and (best < 0 or TILE_COST[tile] > TILE_COST[best]):
            best = tile
    if best < 0:
        return []
    negotiators = min(counters[NEGOTIATORS], max(0, TILE_COST[best] - A[part]))
    return [pack(V_TECH, best, negotiators, SPICE)]


def ship_options(t: Table, seat: int) -> list[int]:
    """Where a victorious Rival puts its dreadnought, or that it detonates it (rise_of_ix 11.4.3, 11.6.5)."""
    for tile in t.zones[TILES + seat]:
        if TILE_DETONATES[tile]:
            return [pack(V_TILE, tile)]
    free = [flag for flag in FLAG_ORDER if t.shared[SHIP_AT + flag] == 0]
    for wanted in (1, 0, 2):  # an opponent's marker, nobody's, its own
        for flag in free:
            owner = t.shared[CONTROL + flag]
            kind = 0 if owner == 0 else 2 if owner == seat + 1 else 1
            if kind == wanted:
                return [pack(V_SPACE, FLAG_SPACES[flag])]
    raise AssertionError("a location is always free (rise_of_ix 7.4)")


# --- tiles nobody may take -----------------------------------------------------------------------------------------


def trash_unmarked_tiles(t: Table) -> None:
    """Solo: while no face-up tile has the House Hagal mark, the top of the largest stack goes (rise_of_ix 11.6.2)."""
    if t.shared[MODE] != SOLO or t.shared[HIDDEN_STACKS]:
        return
    while True:
        sizes = [len(t.zones[STACKS + stack]) for stack in range(3)]
        tops = [t.zones[STACKS + stack][-1] for stack in range(3) if sizes[stack]]
        if not tops or any(TILE_RIVAL[tile] for tile in tops):
            return
        tile = t.zones[STACKS + sizes.index(max(sizes))].pop()
        t.zones[TILE_TRASH].append(tile)
        emit(t, e.TRASHED_TILE, 0, tile, 0, 0)
        if sizes[sizes.index(max(sizes))] > 1:
            emit(t, e.TILE_TURNED_UP, 0, t.zones[STACKS + sizes.index(max(sizes))][-1], 0, 0)
