"""Battles (war_for_arrakis 9): attackers stay in their area until they advance; who is left out is uninvolved."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import pieces
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.casualties import attackers, cancelled_by, hit, lose_lone_attackers, no_units, roll_dice
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.figures import count_of, leader_count, named_bit, named_leaders, one, unit_count, who_lead
from landsraad.arrakis.free import Window, ask_turn, free_action_is_open
from landsraad.arrakis.piles import against_discarding, discard_card, hand_of, spend_reinforcement
from landsraad.arrakis.settlements import destroy_settlement
from landsraad.arrakis.solo import gives_up, leave_settlement
from landsraad.kernel.decisions import CARD, LEADER, SPACE, YES_NO, first_of, pack, verb_of
from landsraad.kernel.table import Table, amend, emit, pop, push, top
from landsraad.kernel.vecs import i64

MOST_DICE: Final = 6
LANGUAGE_DICE: Final = 4
# Stages of the frame
BEGIN: Final = 0
LOOK: Final = 1
ATTACKER_CARDS: Final = 2
DEFENDER_CARDS: Final = 3
ROLL: Final = 4
ATTACKER_LEADERS: Final = 5
DEFENDER_LEADERS: Final = 6
HITS: Final = 7
CHECK: Final = 8
CEASE: Final = 9
PRICE_PAID: Final = 10
RETREAT: Final = 11
RETREAT_TO: Final = 12
WON: Final = 13
ADVANCE: Final = 14
ATTACKER: Final = 0
DEFENDER: Final = 1


def attacking_side(t: Table) -> i64:
    """In the solo game the automaton attacks outside a turn of its own seat."""
    return t.shared[w.TURN_SIDE] - 1


def go_on(t: Table, stage: i64) -> None:
    """With another step of the battle."""
    amend(t, stage, top(t)[2], 0)


class Battle(Window):
    """The frame: stage, and 1 while the partner of a shared faction is asked for cards."""

    def step(self, t: Table, stage: i64, partner: i64, _c: i64, /) -> None:
        if stage == BEGIN:
            _begin(t)
        elif stage == LOOK:
            _look(t)
        elif stage in (ATTACKER_CARDS, CEASE) and any(_sides_gone(t)):
            _check(t)  # a free action has removed the last of one side (0.8)
        elif stage in (ATTACKER_CARDS, DEFENDER_CARDS):
            _ask_cards(t, stage - ATTACKER_CARDS)
        elif stage == ROLL:
            _roll(t)
        elif stage in (ATTACKER_LEADERS, DEFENDER_LEADERS):
            _ask_leaders(t, stage - ATTACKER_LEADERS)
        elif stage == HITS:
            _hits(t)
        elif stage == CHECK:
            _check(t)
        elif stage == CEASE:
            _ask_cease(t)
        elif stage == PRICE_PAID:
            _after_price(t)
        elif stage == RETREAT:
            _ask_retreat(t)
        elif stage == RETREAT_TO:
            side = attacking_side(t)
            areas = pieces.neighbours_free(t, 1 - side, t.shared[w.B_TO])
            if pieces.automaton(t, side):  # 23.13: to an empty area if there is one
                areas = [area for area in areas if pieces.empty(t, area)] or areas
            options = [pack(w.V_TO, area) for area in areas]
            pieces.ask_or_answer(t, side, SPACE, options, pieces.automaton(t, side))
        elif stage == WON:
            _won(t)
        elif not pieces.free_for(t, attacking_side(t), t.shared[w.B_TO]) or no_units(attackers(t)):
            _end(t)
        else:
            ask_turn(t, YES_NO, [pack(w.V_YES), pack(w.V_NO)])

    def stop(self, t: Table, stage: i64, partner: i64, _c: i64, /) -> None:
        _next_discarder(t, side_of(t, stage - ATTACKER_CARDS))

    def chosen(self, t: Table, stage: i64, partner: i64, _c: i64, action: i64, /) -> None:
        verb = verb_of(action)
        shared = t.shared
        if verb == w.V_CARD:
            discard_card(t, first_of(action))
            shared[w.B_CARDS + stage - ATTACKER_CARDS] += 1
        elif verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
            _use_special(t, stage - ATTACKER_LEADERS, first_of(action) if verb == w.V_ABILITY else -1)
        elif verb == w.V_CEASE:
            _fails(t, 1 - attacking_side(t))
        elif verb == w.V_CONTINUE:
            go_on(t, PRICE_PAID)
            if price_of_continuing(t):
                hit(t, shared[w.B_FROM], 1, True)
        elif verb == w.V_STAND:
            _next_round(t)
        elif verb == w.V_RETREAT:
            go_on(t, RETREAT_TO)
        elif verb == w.V_TO:
            _retreat(t, first_of(action))
        elif verb == w.V_YES:
            _advance(t)
        else:
            _end(t)

    def against(self, t: Table, stage: i64, partner: i64, _c: i64, action: i64, /) -> i64:
        verb, chosen = verb_of(action), first_of(action)
        if stage in (ATTACKER_CARDS, DEFENDER_CARDS) and verb == w.V_CARD:
            who = stage - ATTACKER_CARDS
            against = against_cards(t, who)
            if against == r.CARDS_BANNED:
                return against
            return against_discarding(hand_of(t, discarder(t, who)), chosen) or against
        if stage in (ATTACKER_LEADERS, DEFENDER_LEADERS) and verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
            if verb == w.V_ABILITY_GENERIC:
                return r.NO_GENERIC_ABLE
            fighting = attackers(t) if stage == ATTACKER_LEADERS else t.shared[w.UNITS + t.shared[w.B_TO]]
            return r.SPECIAL_USED if fighting & named_bit(chosen) else r.LEADER_NOT_IN_BATTLE
        if stage == RETREAT_TO and verb == w.V_TO:
            against = pieces.against_step(t.shared[w.B_TO], chosen) or pieces.against_entering(
                t, 1 - attacking_side(t), chosen
            )
            return against or r.EMPTY_FIRST
        if verb in (w.V_RETREAT, w.V_STAND):
            return r.NO_RETREAT_NOW
        return r.NO_CEASING_NOW if verb in (w.V_CONTINUE, w.V_CEASE) else 0


# --- the beginning -------------------------------------------------------------------------------------------------


def _begin(t: Table) -> None:
    """9.3, 9.14: the sietch and every token involved are turned up; then stacking."""
    shared = t.shared
    start, goal = shared[w.B_FROM], shared[w.B_TO]
    side = attacking_side(t)
    emit(t, e.BATTLE_BEGAN, side, start, goal, shared[w.B_FLAGS])
    go_on(t, LOOK)
    shared[w.B_ROUND] = 0
    shared[w.FALLEN] = shared[w.FALLEN + 1] = 0
    _forget_roll(t)
    pieces.reveal_sietch(t, goal)
    pieces.turn_up(t, start, shared[w.TOKENS + start] & ~shared[w.STAY_TOKENS])
    if shared[w.SIDE + goal] == 2 - side:
        pieces.turn_up(t, goal, shared[w.TOKENS + goal])


def _look(t: Table) -> None:
    """9.2, 9.14.4: nobody to fight, on one side or the other."""
    shared = t.shared
    if no_units(attackers(t)):
        lose_lone_attackers(t)
        _fails(t, w.NO_SIDE)
    elif shared[w.SIDE + shared[w.B_TO]] == 0:
        go_on(t, WON)
    else:
        _next_round(t)


def _next_round(t: Table) -> None:
    shared = t.shared
    if pieces.automaton(t, attacking_side(t)) and gives_up(t):
        _fails(t, 1 - attacking_side(t))  # 23.13: at the start of a combat round
        return
    shared[w.B_ROUND] += 1
    _forget_roll(t)
    shared[w.B_CARDS] = shared[w.B_CARDS + 1] = 0
    go_on(t, ATTACKER_CARDS)


def _forget_roll(t: Table) -> None:
    """A combat round has shown no dice yet."""
    for counter in range(w.COMBAT_FACES, w.COMBAT_FACES + 6):
        t.shared[counter] = 0
    t.shared[w.USED_SPECIALS] = t.shared[w.USED_SPECIALS + 1] = 0
    t.shared[w.NET_HITS] = t.shared[w.NET_HITS + 1] = 0


# --- dice ----------------------------------------------------------------------------------------------------------


def dice_of(t: Table, who: i64) -> i64:
    """9.4.2, 9.15: units, cards, rank and War Plan, six at most; Battle Language limits the first round."""
    shared = t.shared
    if who == ATTACKER:
        dice = unit_count(attackers(t), 0) + shared[w.B_CARDS]
        if shared[w.B_FLAGS] & w.WAR_PLAN:
            dice += 1
    else:
        goal = shared[w.B_TO]
        dice = unit_count(shared[w.UNITS + goal], 0) + shared[w.B_CARDS + 1] + pieces.rank_at(t, goal)
    return min(dice, _most_dice(t, who))


def _most_dice(t: Table, who: i64) -> i64:
    limited = who == DEFENDER and t.shared[w.B_FLAGS] & w.BATTLE_LANGUAGE and t.shared[w.B_ROUND] == 1
    return LANGUAGE_DICE if limited else MOST_DICE


def side_of(t: Table, who: i64) -> i64:
    """The side that attacks or defends."""
    return attacking_side(t) if who == ATTACKER else 1 - attacking_side(t)


def discarder(t: Table, who: i64) -> i64:
    """Whose cards may become dice: who decides for the side, then the partner, with their own cards (19.8)."""
    side = side_of(t, who)
    member = pieces.decider(t, side)
    return member ^ 1 if t.shared[w.SHARED_SIDE + side] and top(t)[2] else member


def against_cards(t: Table, who: i64) -> i64:
    """9.4.1, 9.15: why a side discards no cards for dice."""
    if side_of(t, who) == w.HARKONNEN and t.shared[w.BANS] & 1 << w.LANDSRAAD:
        return r.CARDS_BANNED
    return 0 if dice_of(t, who) < _most_dice(t, who) else r.ENOUGH_DICE


def _ask_cards(t: Table, who: i64) -> None:
    """9.4.1. Asked whoever holds cards, so that the question tells nothing about them."""
    side, member = side_of(t, who), discarder(t, who)
    shared = t.shared
    hand = hand_of(t, member)
    if pieces.automaton(t, side):
        while len(t.zones[w.REINFORCEMENTS]) > 0 and not against_cards(t, who):
            spend_reinforcement(t)
            shared[w.B_CARDS + who] += 1
        go_on(t, top(t)[1] + 1)
        return
    window = who == ATTACKER and not top(t)[2]  # 0.8 (c)
    options: list[int] = []
    if hand and not against_cards(t, who):
        options = [pack(w.V_CARD, card) for card in dict.fromkeys(hand) if not against_discarding(hand, card)]
    elif not window or not free_action_is_open(t):
        _next_discarder(t, side)
        return
    options.append(pack(w.V_STOP))
    if window:
        ask_turn(t, CARD, options)
    else:
        pieces.ask_seat(t, shared[w.SEAT_OF + member], CARD, options)


def _next_discarder(t: Table, side: i64) -> None:
    """The acting or defending member first, then the partner of a shared faction."""
    _, stage, partner, _ = top(t)
    if t.shared[w.SHARED_SIDE + side] and not partner:
        amend(t, stage, 1, 0)
    else:
        amend(t, stage + 1, 0, 0)


def _roll(t: Table) -> None:
    shared = t.shared
    for who in (ATTACKER, DEFENDER):
        swords, shields, rolled = roll_dice(t, dice_of(t, who))
        stars = rolled
        emit(t, e.COMBAT_ROLLED, side_of(t, who), swords, shields, stars)
        if who == ATTACKER and shared[w.B_FLAGS] & w.SURPRISE and shared[w.B_ROUND] == 1:
            stars += 1  # 9.11
        shared[w.B_HITS + who] = swords
        shared[w.B_SHIELDS + who] = shields
        shared[w.B_STARS + who] = stars
        shared[w.COMBAT_FACES + 3 * who + w.SWORD] = swords
        shared[w.COMBAT_FACES + 3 * who + w.SHIELD] = shields
        shared[w.COMBAT_FACES + 3 * who + w.STAR] = rolled
    mine = attackers(t)
    shared[w.B_LEFT] = who_lead(mine)
    shared[w.B_LEFT + 1] = who_lead(shared[w.UNITS + shared[w.B_TO]])
    go_on(t, ATTACKER_LEADERS)


# --- leaders -------------------------------------------------------------------------------------------------------


def _ask_leaders(t: Table, who: i64) -> None:
    """9.6, spacing_guild 7.7: each leader or troop uses one Special; the owner chooses which, if they are more."""
    shared = t.shared
    stars, able = shared[w.B_STARS + who], shared[w.B_LEFT + who]
    if not stars or not able:
        go_on(t, top(t)[1] + 1)
        return
    named = named_leaders(able)
    options = [pack(w.V_ABILITY, leader) for leader in named]
    if count_of(able, w.TROOP) + count_of(able, w.GENERIC):
        options.append(pack(w.V_ABILITY_GENERIC))
    side = side_of(t, who)
    enough = stars >= count_of(able, w.TROOP) + leader_count(able)
    if (enough or len(options) == 1) and (pieces.automaton(t, side) or not t.ask_all):
        _use_special(t, who, named[len(named) - 1] if named else -1)
    else:
        pieces.ask_side(t, side, LEADER, options)


def _use_special(t: Table, who: i64, leader: i64) -> None:
    shared = t.shared
    shared[w.B_STARS + who] -= 1
    if leader >= 0:
        shared[w.B_LEFT + who] &= ~named_bit(leader)
        shared[w.USED_SPECIALS + who] |= named_bit(leader)
        shared[w.B_HITS + who] += LEADERS[leader].hits
        shared[w.B_SHIELDS + who] += LEADERS[leader].shields
    else:
        shared[w.B_HITS + who] += 1
        kind = one(w.GENERIC if count_of(shared[w.B_LEFT + who], w.GENERIC) else w.TROOP)
        shared[w.B_LEFT + who] -= kind
        shared[w.USED_SPECIALS + who] += kind


# --- casualties and what follows -----------------------------------------------------------------------------------


def net_hits(hits: i64, shields: i64, cancelling: i64) -> i64:
    """9.7, 9.8: shields are cancelled by the side that hits before they stop anything."""
    left = shields - cancelling
    if left < 0:
        left = 0
    return hits - left if hits > left else 0


def _hits(t: Table) -> None:
    """Both sides' hits are fixed before anybody removes figures; the attacker removes first (9.9)."""
    shared = t.shared
    start, goal = shared[w.B_FROM], shared[w.B_TO]
    side = attacking_side(t)
    mine, theirs = attackers(t), shared[w.UNITS + goal]
    on_defender = net_hits(shared[w.B_HITS], shared[w.B_SHIELDS + 1], cancelled_by(t, side, mine))
    on_attacker = net_hits(shared[w.B_HITS + 1], shared[w.B_SHIELDS], cancelled_by(t, 1 - side, theirs))
    go_on(t, CHECK)
    shared[w.NET_HITS] = on_attacker
    shared[w.NET_HITS + 1] = on_defender
    if on_defender:
        hit(t, goal, on_defender, False)
    if on_attacker:
        hit(t, start, on_attacker, True)


def _sides_gone(t: Table) -> tuple[bool, bool]:
    """Whether attackers and defenders have no unit left."""
    return no_units(attackers(t)), t.shared[w.SIDE + t.shared[w.B_TO]] != 2 - attacking_side(t)


def _check(t: Table) -> None:
    attacker_gone, defender_gone = _sides_gone(t)
    if attacker_gone:
        lose_lone_attackers(t)
    if attacker_gone and defender_gone:
        _fails(t, w.NO_SIDE)
    elif attacker_gone:
        _fails(t, 1 - attacking_side(t))
    elif defender_gone:
        go_on(t, WON)
    else:
        go_on(t, CEASE)


def price_of_continuing(t: Table) -> i64:
    """9.10.1: one hit against a defender in the area of their settlement, unless a card spares it."""
    if t.shared[w.B_FLAGS] & w.NO_MERCY or pieces.automaton(t, attacking_side(t)):
        return 0
    return 1 if pieces.rank_at(t, t.shared[w.B_TO]) else 0


def _ask_cease(t: Table) -> None:
    if pieces.automaton(t, attacking_side(t)):
        if gives_up(t):
            _fails(t, 1 - attacking_side(t))
        else:
            go_on(t, PRICE_PAID)
        return
    ask_turn(t, YES_NO, [pack(w.V_CONTINUE), pack(w.V_CEASE)])


def _after_price(t: Table) -> None:
    if no_units(attackers(t)):
        _fails(t, 1 - attacking_side(t))
    else:
        go_on(t, RETREAT)


def _ask_retreat(t: Table) -> None:
    """9.10.2: the defender may retreat, if there is anywhere to go."""
    side = attacking_side(t)
    never = pieces.automaton(t, 1 - side)  # 23.13
    if never or not pieces.neighbours_free(t, 1 - side, t.shared[w.B_TO]):
        _next_round(t)
    else:
        pieces.ask_side(t, 1 - side, YES_NO, [pack(w.V_STAND), pack(w.V_RETREAT)])


def _retreat(t: Table, goal: i64) -> None:
    """9.17: the whole legion; what it enters takes effect at the end of the battle (9.14)."""
    shared = t.shared
    start = shared[w.B_TO]
    units, tokens = shared[w.UNITS + start], shared[w.TOKENS + start]
    emit(t, e.RETREATED, shared[w.SIDE + start] - 1, start, goal, 0)
    pieces.shift(t, shared[w.SIDE + start] - 1, start, goal, units, tokens)
    pieces.arrive(t, goal, units, tokens)
    go_on(t, WON)


# --- the end -------------------------------------------------------------------------------------------------------


def _won(t: Table) -> None:
    """9.12, 9.14.6: the settlement falls first, then the decision to advance."""
    shared = t.shared
    side = attacking_side(t)
    goal = shared[w.B_TO]
    emit(t, e.BATTLE_ENDED, side, side + 1, goal, 0)
    if side == w.ATREIDES:
        shared[w.WON_ATTACK] = 1
    go_on(t, ADVANCE)
    if shared[w.FEATURES + goal] & (w.SIETCH if side == w.HARKONNEN else w.SETTLEMENT):
        destroy_settlement(t, goal)
    if pieces.automaton(t, side):
        _advance(t)  # 23.17.5


def _advance(t: Table) -> None:
    shared = t.shared
    side = attacking_side(t)
    start, goal = shared[w.B_FROM], shared[w.B_TO]
    units = shared[w.UNITS + start] - shared[w.STAY_UNITS]
    tokens = shared[w.TOKENS + start] & ~shared[w.STAY_TOKENS]
    pieces.shift(t, side, start, goal, units, tokens)
    pieces.arrive(t, goal, units, tokens)
    _end(t)
    if pieces.automaton(t, side):
        leave_settlement(t, start)


def _fails(t: Table, winner: i64) -> None:
    """The attack has failed: the defender's side has won, or nobody's."""
    emit(t, e.BATTLE_ENDED, winner, winner + 1, t.shared[w.B_TO], 0)
    _end(t)


def _end(t: Table) -> None:
    """Entering effects come last: of a retreat and of the advance (9.14)."""
    pop(t)
    if t.zones[w.ARRIVALS]:
        push(t, w.F_ENTER, 0, 0, 0)
    t.shared[w.STAY_UNITS] = t.shared[w.STAY_TOKENS] = 0
    t.shared[w.B_FLAGS] = 0
    t.shared[w.B_FROM] = t.shared[w.B_TO] = 0
    t.shared[w.FALLEN] = t.shared[w.FALLEN + 1] = 0
    _forget_roll(t)
