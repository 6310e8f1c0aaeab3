"""Free order without explosion: what may be done at once is, the rest is put to its owner.

imperium 3.5 lets a player take effects in any order. An effect is carried out at once where doing it now can never be
worse than doing it later; docs/rulings.md gives the argument for each kind, and a test compares with brute force. What
is decided here looks at public information alone, so that a question never betrays a card.
"""

from landsraad.imperium import events as e
from landsraad.imperium.cards import draw
from landsraad.imperium.catalog import CARD_REVEAL, CARD_UNLOAD, LEADER_ORDER_MATTERS, TILE_TO_TOP, TILE_TRANSPORTS
from landsraad.imperium.conditions import count, doable, holds, optional, tile_on_top
from landsraad.imperium.effects import at_once, open_part
from landsraad.imperium.facts import has_transports, owns_tile
from landsraad.imperium.gains import draw_intrigue, gain, give_swords, recruit, steal_intrigue, victims
from landsraad.imperium.influence import rise
from landsraad.imperium.intrigue import play_intrigue, playable_parts
from landsraad.imperium.later import fulfils_condition, makes_opponents_discard, may_turn_possible
from landsraad.imperium.resolve import harvest_addict, trash_this
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.imperium.words import (
    ALL,
    AMBUSH,
    BENE_GESSERIT,
    BUILT_IN,
    CHOSEN,
    COMBAT_SPACE,
    DECK,
    DRAW,
    DRAW_INTRIGUE,
    F_EXEC,
    F_GROUP,
    F_TURN,
    HARVEST_SPICE,
    IF_COORDINATED,
    INFLUENCE,
    INFLUENCE_WITH,
    INTRIGUE,
    INTRIGUE_DECK,
    KIND_STEP,
    LEADER,
    MASTERSTROKE,
    PER,
    REVEAL_TURN,
    RIVAL,
    SNOOPERS,
    STAGE,
    STEAL_INTRIGUE,
    SUPPLY,
    SWORDS,
    TILES,
    TRASH_THIS,
    TROOPS,
    TURN_GROUP,
    V_DO,
    V_END,
    V_PLAY,
    WHEN,
    WIN,
)
from landsraad.kernel.decisions import ORDER, first_of, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

ITEM = 4  # (group, node, serial, memory)
# Troops in supply, or Intrigue cards in the deck, that must be left so that nothing else in the turn can run short.
AMPLE = 4
TRANSPORTED = 3  # troops that Troop Transports may deploy (rise_of_ix 10.28)
INTRIGUE_LEVEL = 4  # Bene Gesserit influence that brings an Intrigue card (imperium 8.3)


def settle(t: Table, seat: int, group: int) -> None:
    """Carry out whatever in the group needs no decision, until nothing is left of it."""
    agenda = t.agenda
    lasting = group != TURN_GROUP or t.shared[STAGE] == REVEAL_TURN
    at = 0
    while at < len(agenda):
        if agenda[at] != group:
            at += ITEM
            continue
        part = agenda[at + 1]
        serial = agenda[at + 2]
        op = OP[part]
        if op == PER:
            total = B[part] * count(t, seat, C[part], serial)
            more = total - agenda[at + 3]
            if more > 0:  # it can rise, it never falls again (imperium 6.4.6)
                agenda[at + 3] = total
                if A[part] == SWORDS:
                    give_swords(t, seat, more, serial, OWNER[part])
                else:
                    gain(t, seat, A[part], more, OWNER[part])
                at = 0
                continue
        elif op == WHEN:
            kid = KIDS[part][0]
            # Armand's agents are counted when he uses them (rise_of_ix 10.19): that condition never lasts.
            stays = lasting and A[part] != IF_COORDINATED
            if (stays or OP[kid] < BUILT_IN or (OP[kid] == ALL and at_once(kid))) and holds(
                t, seat, A[part], B[part], C[part], part
            ):
                del agenda[at : at + ITEM]
                open_part(t, group, seat, kid, serial)
                at = 0
                continue
        elif settled(t, seat, group, part, op):
            del agenda[at : at + ITEM]
            carry_out(t, seat, part, op)
            at = 0
            continue
        at += ITEM


def settled(t: Table, seat: int, group: int, part: int, op: int) -> bool:
    """Whether an effect without choice may be carried out now, because no other order could be better."""
    counters = t.seats[seat]
    if op == TROOPS:
        return B[part] == 0 and counters[SUPPLY] - A[part] >= AMPLE + claims(t, seat, group)
    if op == INFLUENCE_WITH:
        return (
            counters[INFLUENCE + A[part]] + B[part] <= 3
            and counters[SNOOPERS] == 0
            and not LEADER_ORDER_MATTERS[counters[LEADER]]
            and not (t.rules >= 2 and fulfils_condition(t, seat, group, A[part], B[part]))
        )
    if op == DRAW_INTRIGUE:
        return len(t.zones[INTRIGUE_DECK]) - A[part] >= AMPLE
    if op in (DRAW, HARVEST_SPICE):
        ample = len(t.zones[DECK + seat]) >= max(1, A[part]) or not t.zones[TILES + seat]
        return ample and calm(t, seat, group)
    if op == TRASH_THIS:
        return not CARD_UNLOAD[OWNER[part] % KIND_STEP] and calm(t, seat, group)
    if op == STEAL_INTRIGUE:
        return not any(
            t.agenda[at] == group and makes_opponents_discard(t.agenda[at + 1]) for at in range(0, len(t.agenda), ITEM)
        )
    return False


def claims(t: Table, seat: int, group: int) -> int:
    """Troops that other effects of the turn may deploy from the supply by themselves, beyond what is always left."""
    if group != TURN_GROUP or t.seats[seat][COMBAT_SPACE]:
        return 0  # with an agent on a combat space every recruit may be deployed (rise_of_ix 6.3)
    tops = [tile_on_top(t, stack) for stack in range(3)]
    near = has_transports(t, seat) or any(tile >= 0 and TILE_TRANSPORTS[tile] for tile in tops)
    wanted = TRANSPORTED if near else 0
    agenda = t.agenda
    for at in range(0, len(agenda), ITEM):
        if agenda[at] == group and OP[agenda[at + 1]] == TRASH_THIS:  # Treachery, rise_of_ix 10.6
            card = OWNER[agenda[at + 1]] % KIND_STEP
            if CARD_UNLOAD[card]:
                wanted += sum([A[part] for part in CARD_REVEAL[card] if OP[part] == TROOPS])
    return wanted


def calm(t: Table, seat: int, group: int) -> bool:
    """Nothing is open, and nothing could be played, that cares when a card is drawn or trashes itself."""
    counters = t.seats[seat]
    if t.zones[INTRIGUE + seat] or owns_tile(t, seat, TILE_TO_TOP):
        return False
    if counters[MASTERSTROKE] and counters[INFLUENCE + BENE_GESSERIT] == INTRIGUE_LEVEL - 1:
        return False  # the Baron's fourth troop may yet bring an Intrigue card that cares
    agenda = t.agenda
    for at in range(0, len(agenda), ITEM):
        if agenda[at] == group:
            op = OP[agenda[at + 1]]
            if op not in (DRAW, TRASH_THIS, PER, TROOPS, HARVEST_SPICE):
                return False
    return True


def carry_out(t: Table, seat: int, part: int, op: int) -> None:
    if op == TROOPS:
        recruit(t, seat, A[part])
    elif op == INFLUENCE_WITH:
        for _ in range(B[part]):
            rise(t, seat, A[part])
    elif op == DRAW_INTRIGUE:
        draw_intrigue(t, seat, A[part])
    elif op == DRAW:
        draw(t, seat, A[part])
    elif op == TRASH_THIS:
        trash_this(t, part, seat)
    elif op == HARVEST_SPICE:
        harvest_addict(t, seat)
    elif op == STEAL_INTRIGUE:
        steal_intrigue(t, seat)


def agenda_options(t: Table, seat: int, group: int, options: list[int]) -> bool:
    """Add an option for each effect of the group that can be carried out. True if one of them is mandatory.

    A mandatory effect that is impossible now but may turn possible can be resolved now, for nothing (imperium 3.10).
    """
    agenda = t.agenda
    mandatory = False
    twin = 0
    for at in range(0, len(agenda), ITEM):
        if agenda[at] == group:
            part = agenda[at + 1]
            if same_effect(part, twin):  # two equal icons of one component are one option at a time
                continue
            twin = part
            if OP[part] == PER:
                continue
            possible = doable(t, seat, part, agenda[at + 3])
            if possible or (t.rules >= 2 and not optional(part) and may_turn_possible(t, seat, group, part)):
                option = pack(V_DO, part)
                if option not in options:
                    options.append(option)
                if possible and not mandatory and not optional(part):
                    mandatory = True
    return mandatory


def same_effect(one: int, other: int) -> bool:
    return (
        OP[one] == OP[other]
        and OWNER[one] == OWNER[other]
        and A[one] == A[other]
        and B[one] == B[other]
        and C[one] == C[other]
        and not KIDS[one]
    )


def take_from_agenda(t: Table, seat: int, group: int, part: int, chosen: int) -> None:
    """Its owner wants this effect now."""
    agenda = t.agenda
    at = 0
    while agenda[at] != group or agenda[at + 1] != part:
        at += ITEM
    serial = agenda[at + 2]
    if in_vain(t, seat, part, agenda[at + 3]):
        del agenda[at : at + ITEM]
        emit(t, e.FOR_NOTHING, seat, part, 0, 0)
        return
    if OP[part] == AMBUSH:  # once for each troop deployed (rise_of_ix 10.22)
        agenda[at + 3] += 1
    else:
        del agenda[at : at + ITEM]
    push(t, F_EXEC, part, seat, serial | chosen)


def in_vain(t: Table, seat: int, part: int, memory: int) -> bool:
    """Whether taking the effect now does nothing at all."""
    if OP[part] == STEAL_INTRIGUE:
        return not victims(t, seat)
    return not doable(t, seat, part, memory)


def for_nothing(t: Table) -> list[int]:
    """The options of this question that would resolve an effect for nothing."""
    if not t.pending or t.pending[-4] not in (F_TURN, F_GROUP):
        return []
    return [option for option in t.options if verb_of(option) == V_DO and in_vain(t, t.to_act, first_of(option), 0)]


def close_group(t: Table, group: int) -> None:
    """What is left of a group is given up."""
    agenda = t.agenda
    at = 0
    while at < len(agenda):
        if agenda[at] == group:
            del agenda[at : at + ITEM]
        else:
            at += ITEM


# --- groups: effects to be resolved before anything else goes on ---------------------------------------------------


def step_group(t: Table) -> None:
    pending = t.pending
    seat = pending[-3]
    group = pending[-2]
    winner = pending[-1]
    settle(t, seat, group)
    if pending[-2] != group:
        return
    options: list[int] = []
    mandatory = agenda_options(t, seat, group, options)
    effects = len(options)
    # The holder of any Intrigue card is asked, so that the question does not betray which card it is.
    window = winner == 1 and (len(t.zones[INTRIGUE + seat]) > 0 or t.ask_all) and t.seats[seat][RIVAL] == 0
    if window:
        playable_parts(t, seat, WIN, options)
    if effects == 0 and not window:
        close_group(t, group)
        pop(t)
    elif t.seats[seat][RIVAL] or (effects == 1 and not window and items_of(t, group) == 1 and not t.ask_all):
        take_from_agenda(t, seat, group, first_of(options[0]), 0)
    else:
        if not mandatory:
            options.append(pack(V_END))
        ask(t, seat, ORDER, options)


def items_of(t: Table, group: int) -> int:
    agenda = t.agenda
    found = 0
    for at in range(0, len(agenda), ITEM):
        if agenda[at] == group:
            found += 1
    return found


def answer_group(t: Table, action: int) -> None:
    seat = t.pending[-3]
    group = t.pending[-2]
    verb = verb_of(action)
    if verb == V_DO:
        take_from_agenda(t, seat, group, first_of(action), CHOSEN)
    elif verb == V_PLAY:
        play_intrigue(t, seat, action)
    else:
        close_group(t, group)
        pop(t)
