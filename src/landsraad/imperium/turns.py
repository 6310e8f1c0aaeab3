"""Player turns: the opening, the agent turn, the reveal turn (imperium 6)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.agenda import agenda_options, close_group, settle, take_from_agenda
from landsraad.imperium.board import LEAST_SALE, MOST_SALE, agent_options, space_price
from landsraad.imperium.cards import open_box
from landsraad.imperium.catalog import (
    CARDS,
    COUNCIL_SPACE,
    HARVESTING,
    LEADERS,
    REVEALING_SPACES,
    SPACES,
    STARTING_SIGNET,
    TILES,
    VISITS,
)
from landsraad.imperium.conditions import doable
from landsraad.imperium.control import gain_control_bonus
from landsraad.imperium.deployment import deploy
from landsraad.imperium.effects import open_group, open_part, open_parts
from landsraad.imperium.facts import agents_at, next_clockwise, strength
from landsraad.imperium.gains import gain, harvest
from landsraad.imperium.intrigue import discard_waiting, play_intrigue, playable_parts
from landsraad.imperium.market import buy, purchase_options, refill_row
from landsraad.imperium.rivals import begin_rival_turn, can_move, is_rival, open_turn, place_agent
from landsraad.imperium.store import OP
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import AMOUNT, TURN, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.known import everybody, learn_card
from landsraad.kernel.piles import move_all, put, take_out
from landsraad.kernel.table import Frame, Table, amend, ask, emit, obvious, pop, push
from landsraad.kernel.vecs import append, i64, vec

COUNCIL_PERSUASION: Final = 2
HOUSE_HAGAL: Final = 2  # its seat in a two-player game
GARRISON_LIMIT: Final = 2  # units beyond those recruited this turn that an agent on a combat space lets you deploy


# --- whose turn --------------------------------------------------------------------------------------------------


class NextTurn(Frame):
    """The next seat clockwise that has not yet revealed; the phase ends when all have (imperium 6.1)."""

    def step(self, t: Table, last: i64, _b: i64, _c: i64, /) -> None:
        if t.shared[w.OWED]:  # house_hagal 6.2, 6.7
            t.shared[w.OWED] -= 1
            if can_move(t, HOUSE_HAGAL):
                begin_rival_turn(t, HOUSE_HAGAL)
            return
        seat = last
        for _step in range(len(t.seats)):
            seat = next_clockwise(t, seat)
            if is_rival(t, seat):
                if t.shared[w.MODE] == w.SOLO and can_move(t, seat):
                    amend(t, seat, _b, _c)
                    begin_rival_turn(t, seat)
                    return
            elif not t.seats[seat][w.DONE]:
                amend(t, seat, _b, _c)
                begin_turn(t, seat)
                return
        pop(t)
        push(t, w.F_COMBAT, t.shared[w.FIRST], 0, 0)


def begin_turn(t: Table, seat: i64) -> None:
    counters = t.seats[seat]
    open_turn(t, seat)
    counters[w.VOICE_SPACE] = 0
    counters[w.VOICE_BOUND] = 0
    counters[w.TURNS] += 1
    if counters[w.TURNS] == 2 and counters[w.SET_ASIDE]:  # Ilesa, rise_of_ix 10.3, 10.16
        card = counters[w.SET_ASIDE] - 1
        counters[w.SET_ASIDE] = 0
        counters[w.RETURNED] = card + 1
        put(t, w.HAND + seat, card)
        learn_card(t, w.HAND + seat, card, everybody(t) & ~(1 << seat))
        emit(t, e.CARD_CAME_BACK, seat, card, 0, 0)
    push(t, w.F_TURN, seat, 0, 0)


def finish_turn(t: Table, seat: i64) -> None:
    close_group(t, w.TURN_GROUP)
    t.shared[w.ACTIVE] = 0
    t.shared[w.STAGE] = w.OPENING
    pop(t)


# --- what can be done --------------------------------------------------------------------------------------------


class Turn(Frame):
    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        stage = t.shared[w.STAGE]
        counters = t.seats[seat]
        if len(t.agenda) > 0:
            settle(t, seat, w.TURN_GROUP)
        options, mandatory = agenda_options(t, seat, w.TURN_GROUP)
        if stage == w.OPENING:
            if not mandatory:  # what a Plot card has brought is dealt with before you commit yourself
                options = agent_options(t, seat, options)
                options = append(options, pack(w.V_REVEAL))
                if counters[w.MAY_PASS]:
                    options = append(options, pack(w.V_PASS))
        else:
            if stage == w.AGENT_TURN:
                if counters[w.COMBAT_SPACE]:
                    options = deploy_options(counters, options)
            else:
                options = purchase_options(t, seat, options)
            if not mandatory:
                options = append(options, pack(w.V_END))
                if counters[w.EXTRA_TURN]:
                    options = append(options, pack(w.V_AGAIN))
        if len(t.zones[w.INTRIGUE + seat]) > 0:
            options = playable_parts(t, seat, w.PLOT, options)
        elif obvious(t, options) and verb_of(options[0]) == w.V_DO and len(t.zones[w.TILES + seat]) == 0:
            take_from_agenda(t, seat, w.TURN_GROUP, first_of(options[0]), w.CHOSEN)
            return
        if len(t.zones[w.TILES + seat]) > 0:
            options = tile_options(t, seat, options)
        ask(t, seat, TURN, options)

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        counters = t.seats[seat]
        verb = verb_of(action)
        if verb == w.V_DO:
            take_from_agenda(t, seat, w.TURN_GROUP, first_of(action), w.CHOSEN)
        elif verb == w.V_AGENT:
            counters[w.AGENTS] -= 1
            send_agent(t, seat, first_of(action), second_of(action), 0)
        elif verb == w.V_MOVE:
            t.shared[w.AT + second_of(action)] -= 1 << (4 * seat)
            send_agent(t, seat, first_of(action), third_of(action), second_of(action) + 1)
        elif verb == w.V_REVEAL:
            reveal_hand(t, seat)
        elif verb == w.V_DEPLOY:
            deploy_with_agent(t, seat, first_of(action), second_of(action))
        elif verb == w.V_ACQUIRE:
            buy(t, seat, action)
        elif verb == w.V_PLAY:
            play_intrigue(t, seat, action)
            counters[w.ACTED] = 1
        elif verb == w.V_TILE:
            counters[w.ACTED] = 1
            emit(t, e.USED_TILE, seat, first_of(action), 0, 0)
            push(t, w.F_EFFECT, TILES[first_of(action)].use, seat, w.CHOSEN)
        elif verb == w.V_PASS:
            emit(t, e.PASSED_TURN, seat, 0, 0, 0)
            finish_turn(t, seat)
        elif verb == w.V_AGAIN:
            answer_to_hagal(t, seat)
            emit(t, e.ANOTHER_TURN_TAKEN, seat, 0, 0, 0)
            finish_turn(t, seat)
            begin_turn(t, seat)
        elif t.shared[w.STAGE] == w.REVEAL_TURN:
            end_reveal_turn(t, seat)
        else:
            answer_to_hagal(t, seat)
            finish_turn(t, seat)


def deployable(counters: vec[i64], troops: i64, ships: i64) -> bool:
    """Units recruited this turn, and two more from the garrison (imperium 9.4, 9.7; rise_of_ix 6.3, 6.9)."""
    beyond = max(0, counters[w.SENT_TROOPS] + troops - counters[w.RECRUITED])
    beyond += max(0, counters[w.SENT_SHIPS] + ships - counters[w.COMMISSIONED])
    return troops <= counters[w.GARRISON] and ships <= counters[w.SHIPS_GARRISON] and beyond <= GARRISON_LIMIT


def deploy_options(counters: vec[i64], options: vec[i64]) -> vec[i64]:
    troops: i64 = 1
    while deployable(counters, troops, 0):
        options = append(options, pack(w.V_DEPLOY, troops, 0))
        troops += 1
    ships: i64 = 1
    while deployable(counters, 0, ships):
        options = append(options, pack(w.V_DEPLOY, ships, 1))
        ships += 1
    return options


def tile_options(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """Flip tiles and the like, on one of your own turns (rise_of_ix 4.8, 4.9, 4.13)."""
    for tile in t.zones[w.TILES + seat]:
        use = TILES[tile].use
        in_time = t.shared[w.STAGE] == w.OPENING or not TILES[tile].before_agent
        if use and in_time and doable(t, seat, use, 0):
            options = append(options, pack(w.V_TILE, tile))
    return options


# --- what is done ------------------------------------------------------------------------------------------------


def answer_to_hagal(t: Table, seat: i64) -> None:
    """House Hagal acts after each agent turn of the first player (house_hagal 6.2)."""
    if t.shared[w.MODE] == w.TWO_PLAYERS and seat == t.shared[w.FIRST]:
        t.shared[w.OWED] += 1


def deploy_with_agent(t: Table, seat: i64, number: i64, unit: i64) -> None:
    counters = t.seats[seat]
    if unit == 0:
        counters[w.SENT_TROOPS] += number
        deploy(t, seat, number, 0)
    else:
        counters[w.SENT_SHIPS] += number
        deploy(t, seat, 0, number)


def send_agent(t: Table, seat: i64, card: i64, space: i64, origin: i64) -> None:
    """Play a card and send an agent: the cost first, then effects in any order (imperium 6.3)."""
    counters = t.seats[seat]
    close_group(t, w.TURN_GROUP)
    take_out(t, w.HAND + seat, card)
    put(t, w.PLAYED + seat, card)
    emit(t, e.SENT_AGENT, seat, card, space, origin)
    counters[w.MET_ENEMY] = 1 if t.shared[w.AT + space] & ~(15 << (4 * seat)) else 0
    place_agent(t, seat, space)
    paid = 0
    resource = SPACES[space].resource
    if resource >= 0:
        paid = space_price(t, seat, space, CARDS[card].cheaper_by if CARDS[card].cheaper == space else 0)
        counters[resource] -= paid
        if paid:
            emit(t, e.PAID, seat, resource, paid, w.SPACE_KIND * w.KIND_STEP + space)
    gain_control_bonus(t, space)
    if SPACES[space].sells_spice:  # its cost is asked first, and paid from what is there (imperium 6.3.4, 7.3)
        push(t, w.F_SELL, seat, card, 0)
    else:
        open_visit(t, seat, card, space)
    paid_parts = LEADERS[counters[w.LEADER]].space_paid
    if resource == w.SOLARI and paid and paid_parts:
        open_group(t, seat, paid_parts, 0)  # set off by paying: before any effect (imperium 3.13)


def open_visit(t: Table, seat: i64, card: i64, space: i64) -> None:
    """Effects of the space, influence with its faction, effects of the card: in any order (imperium 6.3.6)."""
    counters = t.seats[seat]
    leader = counters[w.LEADER]
    if SPACES[space].maker < 0:
        for part in SPACES[space].parts:
            if OP[part] != w.SELL_SPICE:
                open_part(t, w.TURN_GROUP, seat, part, 0)
    elif LEADERS[leader].harvest:
        open_part(t, w.TURN_GROUP, seat, HARVESTING, 0)
    else:
        harvest(t, seat, space, 0)
    faction = SPACES[space].faction
    if faction >= 0:
        open_part(t, w.TURN_GROUP, seat, VISITS[2 * faction + CARDS[card].visit - 1], 0)
    if card == STARTING_SIGNET[0]:
        open_parts(t, w.TURN_GROUP, seat, LEADERS[leader].signet)
    open_parts(t, w.TURN_GROUP, seat, CARDS[card].agent)
    if counters[w.RETURNED] == card + 1:
        step_ahead(t, seat, card)


def step_ahead(t: Table, seat: i64, card: i64) -> None:
    """Ilesa's bonus for the card she had set aside: by the icons it has now (rise_of_ix 10.16)."""
    icons = CARDS[card].icon_bits
    if t.seats[seat][w.ENVOY]:
        icons |= w.FACTION_ICONS
    one_icon = icons != 0 and icons & (icons - 1) == 0
    open_part(t, w.TURN_GROUP, seat, LEADERS[t.seats[seat][w.LEADER]].ahead[0 if one_icon else 1], 0)


class Sell(Frame):
    """Sell Melange: 2, 3, 4 or 5 spice (imperium 7.3)."""

    def step(self, t: Table, seat: i64, card: i64, _c: i64, /) -> None:
        most = min(MOST_SALE, t.seats[seat][w.SPICE])
        options = vec[i64]([pack(w.V_AMOUNT, sold) for sold in range(LEAST_SALE, most + 1)])
        if obvious(t, options):
            self.answer(t, seat, card, _c, options[0])
        else:
            ask(t, seat, AMOUNT, options)

    def answer(self, t: Table, seat: i64, card: i64, _c: i64, action: i64, /) -> None:
        sold = first_of(action)
        space = t.seats[seat][w.VISITED] - 1
        pop(t)
        t.seats[seat][w.SPICE] -= sold
        emit(t, e.PAID, seat, w.SPICE, sold, w.SPACE_KIND * w.KIND_STEP + space)
        gain(t, seat, w.SOLARI, 2 * sold + 2, w.SPACE_KIND * w.KIND_STEP + space)
        open_visit(t, seat, card, space)


# --- the reveal turn ---------------------------------------------------------------------------------------------


def reveal_hand(t: Table, seat: i64) -> None:
    """All cards in hand are revealed and their boxes opened (imperium 6.4.1, 6.4.2)."""
    counters = t.seats[seat]
    shared = t.shared
    leader = counters[w.LEADER]
    close_group(t, w.TURN_GROUP)
    shared[w.STAGE] = w.REVEAL_TURN
    shared[w.REVEALS] += 1
    counters[w.REVEALED_AT] = shared[w.REVEALS]
    emit(t, e.REVEALED_HAND, seat, 0, 0, 0)
    if counters[w.SET_ASIDE]:  # Ilesa reveals in her first turn (rise_of_ix 10.3)
        put(t, w.HAND + seat, counters[w.SET_ASIDE] - 1)
        counters[w.SET_ASIDE] = 0
    if counters[w.COUNCIL]:
        gain(t, seat, w.PERSUASION, COUNCIL_PERSUASION, w.SPACE_KIND * w.KIND_STEP + COUNCIL_SPACE[0])
    if counters[w.CHARISMA]:
        gain(t, seat, w.PERSUASION, counters[w.CHARISMA], 0)
        counters[w.CHARISMA] = 0
    hand = t.zones[w.HAND + seat]
    move_all(t, w.HAND + seat, w.REVEALED + seat)
    for card in hand:
        open_box(t, seat, card)
    for space in REVEALING_SPACES:
        if agents_at(t, seat, space):
            open_parts(t, w.TURN_GROUP, seat, SPACES[space].reveal)
    for tile in t.zones[w.TILES + seat]:
        open_parts(t, w.TURN_GROUP, seat, TILES[tile].reveal)
    open_parts(t, w.TURN_GROUP, seat, LEADERS[leader].reveal)


def end_reveal_turn(t: Table, seat: i64) -> None:
    """Set strength and clean up (imperium 6.4.3, 6.4.4)."""
    counters = t.seats[seat]
    emit(t, e.SET_STRENGTH, seat, strength(counters), 0, 0)
    move_all(t, w.PLAYED + seat, w.DISCARD + seat)
    move_all(t, w.REVEALED + seat, w.DISCARD + seat)
    counters[w.PERSUASION] = 0
    counters[w.RECRUITING] = 0
    counters[w.DONE] = 1
    if counters[w.MANIPULATED]:  # not acquired: out of the game (imperium 16.8)
        put(t, w.TRASH, counters[w.MANIPULATED] - 1)
        counters[w.MANIPULATED] = 0
    discard_waiting(t, seat)
    finish_turn(t, seat)
    if t.shared[w.CHURN]:
        churn(t, seat)


def churn(t: Table, seat: i64) -> None:
    """Two dice; the cards of the Row at these places leave the game without effect (rise_of_ix 12.1, 12.3)."""
    row = t.zones[w.ROW]
    one = below(t, 6)
    two = below(t, 6)
    emit(t, e.CHURNED, seat, one + 1, two + 1, 0)
    for place in sorted({one, two}):
        if place < len(row) and row[place] != w.EMPTY_PLACE:
            card = row[place]
            put(t, w.TRASH, card)
            emit(t, e.REMOVED_FROM_ROW, seat, card, 0, 0)
            refill_row(t, place)
