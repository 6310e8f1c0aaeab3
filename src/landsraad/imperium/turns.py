"""Player turns: the opening, the agent turn, the reveal turn (imperium 6)."""

from landsraad.imperium import events as e
from landsraad.imperium.agenda import agenda_options, close_group, settle, take_from_agenda
from landsraad.imperium.board import LEAST_SALE, MOST_SALE, agent_options, sells_spice, space_price
from landsraad.imperium.cards import reveal_card
from landsraad.imperium.catalog import (
    CARD_AGENT,
    CARD_CHEAPER,
    CARD_CHEAPER_BY,
    CARD_ICONS,
    CARD_VISIT,
    COUNCIL_SPACE,
    HARVESTING,
    LEADER_AHEAD,
    LEADER_HARVEST,
    LEADER_REVEAL,
    LEADER_SIGNET,
    LEADER_SPACE_PAID,
    SPACE_COMBAT,
    SPACE_COST,
    SPACE_FACTION,
    SPACE_MAKER,
    SPACE_PARTS,
    SPACE_REVEAL,
    STARTING_SIGNET,
    TILE_BEFORE_AGENT,
    TILE_REVEAL,
    TILE_USE,
    VISITS,
)
from landsraad.imperium.conditions import doable
from landsraad.imperium.control import gain_control_bonus
from landsraad.imperium.deployment import deploy
from landsraad.imperium.effects import open_group, open_part
from landsraad.imperium.facts import agents_at, clockwise, strength
from landsraad.imperium.gains import gain, harvest
from landsraad.imperium.intrigue import discard_waiting, play_intrigue, playable_parts
from landsraad.imperium.market import buy, purchase_options, refill_row
from landsraad.imperium.rivals import begin_rival_turn, can_move, is_rival
from landsraad.imperium.store import OP
from landsraad.imperium.words import (
    ACTED,
    ACTIVE,
    AGENT_TURN,
    AGENTS,
    AT,
    CHARISMA,
    CHOSEN,
    CHURN,
    COMBAT_SPACE,
    COMMISSIONED,
    COUNCIL,
    DISCARD,
    DONE,
    EMPTY_PLACE,
    ENVOY,
    EXTRA_TURN,
    F_COMBAT,
    F_EXEC,
    F_SELL,
    F_TURN,
    FACTION_ICONS,
    FIRST,
    GARRISON,
    HAND,
    INTRIGUE,
    KIND_STEP,
    LEADER,
    MANIPULATED,
    MAX_SPACES,
    MAY_PASS,
    MET_ENEMY,
    MODE,
    OPENING,
    OWED,
    PERSUASION,
    PLAYED,
    PLOT,
    RECRUITED,
    RECRUITING,
    RETURNED,
    REVEAL_TURN,
    REVEALED,
    REVEALED_AT,
    REVEALS,
    ROW,
    SELL_SPICE,
    SENT_SHIPS,
    SENT_TROOPS,
    SET_ASIDE,
    SHIPS_GARRISON,
    SOLARI,
    SOLO,
    SPACE_KIND,
    SPICE,
    STAGE,
    TILES,
    TRASH,
    TURN_FIRST,
    TURN_GROUP,
    TURN_LAST,
    TURNS,
    TWO_PLAYERS,
    V_ACQUIRE,
    V_AGAIN,
    V_AGENT,
    V_AMOUNT,
    V_DEPLOY,
    V_DO,
    V_END,
    V_MOVE,
    V_PASS,
    V_PLAY,
    V_REVEAL,
    V_TILE,
    VISITED,
    VOICE_BOUND,
    VOICE_SPACE,
)
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import AMOUNT, TURN, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Table, ask, emit, obvious, pop, push

COUNCIL_PERSUASION = 2
HOUSE_HAGAL = 2  # its seat in a two-player game
GARRISON_LIMIT = 2  # units beyond those recruited this turn that an agent on a combat space lets you deploy


# --- whose turn --------------------------------------------------------------------------------------------------


def step_next_turn(t: Table) -> None:
    """The next seat clockwise that has not yet revealed; the phase ends when all have (imperium 6.1)."""
    if t.shared[OWED]:  # house_hagal 6.2, 6.7
        t.shared[OWED] -= 1
        if can_move(t, HOUSE_HAGAL):
            begin_rival_turn(t, HOUSE_HAGAL)
        return
    last = t.pending[-3]
    for seat in [*clockwise(t, last), last]:
        if is_rival(t, seat):
            if t.shared[MODE] == SOLO and can_move(t, seat):
                t.pending[-3] = seat
                begin_rival_turn(t, seat)
                return
        elif not t.seats[seat][DONE]:
            t.pending[-3] = seat
            begin_turn(t, seat)
            return
    pop(t)
    push(t, F_COMBAT, t.shared[FIRST], 0, 0)


def begin_turn(t: Table, seat: int) -> None:
    counters = t.seats[seat]
    for counter in range(TURN_FIRST, TURN_LAST + 1):
        counters[counter] = 0
    counters[VOICE_SPACE] = 0
    counters[VOICE_BOUND] = 0
    counters[TURNS] += 1
    t.shared[ACTIVE] = seat + 1
    t.shared[STAGE] = OPENING
    emit(t, e.TURN_BEGAN, seat, 0, 0, 0)
    if counters[TURNS] == 2 and counters[SET_ASIDE]:  # Ilesa, rise_of_ix 10.3, 10.16
        card = counters[SET_ASIDE] - 1
        counters[SET_ASIDE] = 0
        counters[RETURNED] = card + 1
        t.zones[HAND + seat].append(card)
        emit(t, e.CARD_CAME_BACK, seat, card, 0, 0)
    push(t, F_TURN, seat, 0, 0)


def finish_turn(t: Table, seat: int) -> None:
    close_group(t, TURN_GROUP)
    t.shared[ACTIVE] = 0
    t.shared[STAGE] = OPENING
    pop(t)


# --- what can be done --------------------------------------------------------------------------------------------


def step_turn(t: Table) -> None:
    seat = t.pending[-3]
    stage = t.shared[STAGE]
    counters = t.seats[seat]
    options: list[int] = []
    if t.agenda:
        settle(t, seat, TURN_GROUP)
    mandatory = agenda_options(t, seat, TURN_GROUP, options)
    if stage == OPENING:
        if not mandatory:  # what a Plot card has brought is dealt with before you commit yourself
            agent_options(t, seat, options)
            options.append(pack(V_REVEAL))
            if counters[MAY_PASS]:
                options.append(pack(V_PASS))
    else:
        if stage == AGENT_TURN:
            if counters[COMBAT_SPACE]:
                deploy_options(counters, options)
        else:
            options.extend(purchase_options(t, seat))
        if not mandatory:
            options.append(pack(V_END))
            if counters[EXTRA_TURN]:
                options.append(pack(V_AGAIN))
    if t.zones[INTRIGUE + seat]:
        playable_parts(t, seat, PLOT, options)
    elif obvious(t, options) and verb_of(options[0]) == V_DO and not t.zones[TILES + seat]:
        take_from_agenda(t, seat, TURN_GROUP, first_of(options[0]), CHOSEN)
        return
    if t.zones[TILES + seat]:
        tile_options(t, seat, options)
    ask(t, seat, TURN, options)


def deployable(counters: list[int], troops: int, ships: int) -> bool:
    """Units recruited this turn, and two more from the garrison (imperium 9.4, 9.7; rise_of_ix 6.3, 6.9)."""
    beyond = max(0, counters[SENT_TROOPS] + troops - counters[RECRUITED])
    beyond += max(0, counters[SENT_SHIPS] + ships - counters[COMMISSIONED])
    return troops <= counters[GARRISON] and ships <= counters[SHIPS_GARRISON] and beyond <= GARRISON_LIMIT


def deploy_options(counters: list[int], options: list[int]) -> None:
    troops = 1
    while deployable(counters, troops, 0):
        options.append(pack(V_DEPLOY, troops, 0))
        troops += 1
    ships = 1
    while deployable(counters, 0, ships):
        options.append(pack(V_DEPLOY, ships, 1))
        ships += 1


def tile_usable(t: Table, seat: int, tile: int) -> bool:
    """Flip tiles and the like, on one of your own turns (rise_of_ix 4.8, 4.9, 4.13)."""
    use = TILE_USE[tile]
    return use != 0 and (t.shared[STAGE] == OPENING or not TILE_BEFORE_AGENT[tile]) and doable(t, seat, use, 0)


def tile_options(t: Table, seat: int, options: list[int]) -> None:
    for tile in t.zones[TILES + seat]:
        if tile_usable(t, seat, tile):
            options.append(pack(V_TILE, tile))


# --- what is done ------------------------------------------------------------------------------------------------


def answer_turn(t: Table, action: int) -> None:
    seat = t.pending[-3]
    counters = t.seats[seat]
    verb = verb_of(action)
    if verb == V_DO:
        take_from_agenda(t, seat, TURN_GROUP, first_of(action), CHOSEN)
    elif verb == V_AGENT:
        counters[AGENTS] -= 1
        send_agent(t, seat, first_of(action), second_of(action), 0)
    elif verb == V_MOVE:
        t.shared[AT + second_of(action)] -= 1 << (4 * seat)
        send_agent(t, seat, first_of(action), third_of(action), second_of(action) + 1)
    elif verb == V_REVEAL:
        reveal_hand(t, seat)
    elif verb == V_DEPLOY:
        deploy_with_agent(t, seat, first_of(action), second_of(action))
    elif verb == V_ACQUIRE:
        buy(t, seat, action)
    elif verb == V_PLAY:
        play_intrigue(t, seat, action)
        counters[ACTED] = 1
    elif verb == V_TILE:
        counters[ACTED] = 1
        emit(t, e.USED_TILE, seat, first_of(action), 0, 0)
        push(t, F_EXEC, TILE_USE[first_of(action)], seat, CHOSEN)
    elif verb == V_PASS:
        emit(t, e.PASSED_TURN, seat, 0, 0, 0)
        finish_turn(t, seat)
    elif verb == V_AGAIN:
        answer_to_hagal(t, seat)
        emit(t, e.ANOTHER_TURN_TAKEN, seat, 0, 0, 0)
        finish_turn(t, seat)
        begin_turn(t, seat)
    elif t.shared[STAGE] == REVEAL_TURN:
        end_reveal_turn(t, seat)
    else:
        answer_to_hagal(t, seat)
        finish_turn(t, seat)


def answer_to_hagal(t: Table, seat: int) -> None:
    """House Hagal acts after each agent turn of the first player (house_hagal 6.2)."""
    if t.shared[MODE] == TWO_PLAYERS and seat == t.shared[FIRST]:
        t.shared[OWED] += 1


def deploy_with_agent(t: Table, seat: int, number: int, unit: int) -> None:
    counters = t.seats[seat]
    if unit == 0:
        counters[SENT_TROOPS] += number
        deploy(t, seat, number, 0)
    else:
        counters[SENT_SHIPS] += number
        deploy(t, seat, 0, number)


def send_agent(t: Table, seat: int, card: int, space: int, origin: int) -> None:
    """Play a card and send an agent: the cost first, then effects in any order (imperium 6.3)."""
    counters = t.seats[seat]
    shared = t.shared
    close_group(t, TURN_GROUP)
    t.zones[HAND + seat].remove(card)
    t.zones[PLAYED + seat].append(card)
    emit(t, e.SENT_AGENT, seat, card, space, origin)
    here = shared[AT + space]
    counters[MET_ENEMY] = 1 if here & ~(15 << (4 * seat)) else 0
    counters[VISITED] = space + 1
    counters[COMBAT_SPACE] = 1 if SPACE_COMBAT[space] else 0
    shared[AT + space] = here + (1 << (4 * seat))
    shared[STAGE] = AGENT_TURN
    for other in t.seats:  # The Voice stops each opponent's next agent only (imperium 17.24)
        other[VOICE_BOUND] &= ~(1 << seat)
    paid = 0
    resource = SPACE_COST[space]
    if resource >= 0:
        paid = space_price(t, seat, space, CARD_CHEAPER_BY[card] if CARD_CHEAPER[card] == space else 0)
        counters[resource] -= paid
        if paid:
            emit(t, e.PAID, seat, resource, paid, SPACE_KIND * KIND_STEP + space)
    gain_control_bonus(t, space)
    if sells_spice(space):  # its cost is asked first, and paid from what is there (imperium 6.3.4, 7.3)
        push(t, F_SELL, seat, card, 0)
    else:
        open_visit(t, seat, card, space)
    paid_parts = LEADER_SPACE_PAID[counters[LEADER]]
    if resource == SOLARI and paid and paid_parts:
        open_group(t, seat, paid_parts, 0)  # set off by paying: before any effect (imperium 3.13)


def open_visit(t: Table, seat: int, card: int, space: int) -> None:
    """Effects of the space, influence with its faction, effects of the card: in any order (imperium 6.3.6)."""
    counters = t.seats[seat]
    leader = counters[LEADER]
    if SPACE_MAKER[space] < 0:
        for part in SPACE_PARTS[space]:
            if OP[part] != SELL_SPICE:
                open_part(t, TURN_GROUP, seat, part, 0)
    elif LEADER_HARVEST[leader]:
        open_part(t, TURN_GROUP, seat, HARVESTING, 0)
    else:
        harvest(t, seat, space, 0)
    faction = SPACE_FACTION[space]
    if faction >= 0:
        open_part(t, TURN_GROUP, seat, VISITS[2 * faction + CARD_VISIT[card] - 1], 0)
    if card == STARTING_SIGNET[0]:
        for part in LEADER_SIGNET[leader]:
            open_part(t, TURN_GROUP, seat, part, 0)
    for part in CARD_AGENT[card]:
        open_part(t, TURN_GROUP, seat, part, 0)
    if counters[RETURNED] == card + 1:
        step_ahead(t, seat, card)


def step_ahead(t: Table, seat: int, card: int) -> None:
    """Ilesa's bonus for the card she had set aside: by the icons it has now (rise_of_ix 10.16)."""
    icons = CARD_ICONS[card]
    if t.seats[seat][ENVOY]:
        icons |= FACTION_ICONS
    one_icon = icons != 0 and icons & (icons - 1) == 0
    open_part(t, TURN_GROUP, seat, LEADER_AHEAD[t.seats[seat][LEADER]][0 if one_icon else 1], 0)


def step_sell(t: Table) -> None:
    """Sell Melange: 2, 3, 4 or 5 spice (imperium 7.3)."""
    seat = t.pending[-3]
    most = min(MOST_SALE, t.seats[seat][SPICE])
    options = [pack(V_AMOUNT, sold) for sold in range(LEAST_SALE, most + 1)]
    if obvious(t, options):
        answer_sell(t, options[0])
    else:
        ask(t, seat, AMOUNT, options)


def answer_sell(t: Table, action: int) -> None:
    seat = t.pending[-3]
    card = t.pending[-2]
    sold = first_of(action)
    space = t.seats[seat][VISITED] - 1
    pop(t)
    t.seats[seat][SPICE] -= sold
    emit(t, e.PAID, seat, SPICE, sold, SPACE_KIND * KIND_STEP + space)
    gain(t, seat, SOLARI, 2 * sold + 2, SPACE_KIND * KIND_STEP + space)
    open_visit(t, seat, card, space)


# --- the reveal turn ---------------------------------------------------------------------------------------------


def reveal_hand(t: Table, seat: int) -> None:
    """All cards in hand are revealed and their boxes opened (imperium 6.4.1, 6.4.2)."""
    counters = t.seats[seat]
    shared = t.shared
    leader = counters[LEADER]
    close_group(t, TURN_GROUP)
    shared[STAGE] = REVEAL_TURN
    shared[REVEALS] += 1
    counters[REVEALED_AT] = shared[REVEALS]
    emit(t, e.REVEALED_HAND, seat, 0, 0, 0)
    hand = t.zones[HAND + seat]
    if counters[SET_ASIDE]:  # Ilesa reveals in her first turn (rise_of_ix 10.3)
        hand.append(counters[SET_ASIDE] - 1)
        counters[SET_ASIDE] = 0
    if counters[COUNCIL]:
        gain(t, seat, PERSUASION, COUNCIL_PERSUASION, SPACE_KIND * KIND_STEP + COUNCIL_SPACE[0])
    if counters[CHARISMA]:
        gain(t, seat, PERSUASION, counters[CHARISMA], 0)
        counters[CHARISMA] = 0
    for card in hand:
        reveal_card(t, seat, card)
    hand.clear()
    for space in range(MAX_SPACES):
        if SPACE_REVEAL[space] and agents_at(t, seat, space):
            for part in SPACE_REVEAL[space]:
                open_part(t, TURN_GROUP, seat, part, 0)
    for tile in t.zones[TILES + seat]:
        for part in TILE_REVEAL[tile]:
            open_part(t, TURN_GROUP, seat, part, 0)
    for part in LEADER_REVEAL[leader]:
        open_part(t, TURN_GROUP, seat, part, 0)


def end_reveal_turn(t: Table, seat: int) -> None:
    """Set strength and clean up (imperium 6.4.3, 6.4.4)."""
    counters = t.seats[seat]
    zones = t.zones
    emit(t, e.SET_STRENGTH, seat, strength(counters), 0, 0)
    zones[DISCARD + seat].extend(zones[PLAYED + seat])
    zones[DISCARD + seat].extend(zones[REVEALED + seat])
    zones[PLAYED + seat].clear()
    zones[REVEALED + seat].clear()
    counters[PERSUASION] = 0
    counters[RECRUITING] = 0
    counters[DONE] = 1
    if counters[MANIPULATED]:  # not acquired: out of the game (imperium 16.8)
        zones[TRASH].append(counters[MANIPULATED] - 1)
        counters[MANIPULATED] = 0
    discard_waiting(t, seat)
    finish_turn(t, seat)
    if t.shared[CHURN]:
        churn(t, seat)


def churn(t: Table, seat: int) -> None:
    """Two dice; the cards of the Row at these places leave the game without effect (rise_of_ix 12.1, 12.3)."""
    row = t.zones[ROW]
    one = below(t, 6)
    two = below(t, 6)
    emit(t, e.CHURNED, seat, one + 1, two + 1, 0)
    for place in sorted({one, two}):
        if place < len(row) and row[place] != EMPTY_PLACE:
            card = row[place]
            t.zones[TRASH].append(card)
            emit(t, e.REMOVED_FROM_ROW, seat, card, 0, 0)
            refill_row(t, place)
