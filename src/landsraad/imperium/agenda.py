"""Free order without explosion: what may be done at once is, the rest is put to its owner.

imperium 3.5 lets a player take effects in any order. An effect is carried out at once where doing it now can never be
worse than doing it later; docs/rulings.md gives the argument for each kind, and a test compares with brute force. What
is decided here looks at public information alone, so that a question never betrays a card.
"""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, LEADERS, TILES
from landsraad.imperium.conditions import count, doable, holds, optional, tile_on_top
from landsraad.imperium.effects import ITEM, at_once, effects_in, open_part
from landsraad.imperium.facts import acquires_to_top, has_transports
from landsraad.imperium.gains import gain, give_swords, recruit, victims
from landsraad.imperium.influence import rise
from landsraad.imperium.intrigue import play_intrigue, playable_parts
from landsraad.imperium.later import INTRIGUE_LEVEL, fulfils_condition, makes_opponents_discard, may_turn_possible
from landsraad.imperium.resolve import carry_out, trash_this
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.kernel.decisions import ORDER, first_of, pack, verb_of
from landsraad.kernel.piles import without
from landsraad.kernel.table import Frame, Table, ask, emit, height, pop, push, top
from landsraad.kernel.vecs import append, i64, vec

# Troops in supply, or Intrigue cards in the deck, that must be left so that nothing else in the turn can run short.
AMPLE: Final = 4
TRANSPORTED: Final = 3  # troops that Troop Transports may deploy (rise_of_ix 10.28)
USUAL_OPTIONS: Final = 16  # that many have room from the start; a list with more of them grows


def settle(t: Table, seat: i64, group: i64) -> None:
    """Carry out whatever in the group needs no decision, until nothing is left of it."""
    at: i64 = 0
    while at < len(t.agenda):
        if t.agenda[at] == group and settle_item(t, seat, group, at):
            at = 0
        else:
            at += ITEM


def settle_item(t: Table, seat: i64, group: i64, at: i64) -> bool:
    """Carry out, or open, the item at a place of the agenda if it needs no decision. Whether anything was done."""
    agenda = t.agenda
    part = agenda[at + 1]
    serial = agenda[at + 2]
    op = OP[part]
    if op == w.PER:
        total = B[part] * count(t, seat, C[part], serial)
        more = total - agenda[at + 3]
        if more <= 0:  # it can rise, it never falls again (imperium 6.4.6)
            return False
        agenda[at + 3] = total
        if A[part] == w.SWORDS:
            give_swords(t, seat, more, serial, OWNER[part])
        else:
            gain(t, seat, A[part], more, OWNER[part])
    elif op == w.WHEN:
        kid = KIDS[part][0]
        # Armand's agents are counted when he uses them (rise_of_ix 10.19): that condition never lasts.
        lasting = group != w.TURN_GROUP or t.shared[w.STAGE] == w.REVEAL_TURN
        stays = lasting and A[part] != w.IF_COORDINATED
        ready = stays or OP[kid] < w.BUILT_IN or (OP[kid] == w.ALL and at_once(kid))
        if not ready or not holds(t, seat, A[part], B[part], C[part], part):
            return False
        t.agenda = without(agenda, at, ITEM)
        open_part(t, group, seat, kid, serial)
    else:
        if not settled(t, seat, group, part, op):
            return False
        t.agenda = without(agenda, at, ITEM)
        carry_out_settled(t, seat, part, op)
    return True


def settled(t: Table, seat: i64, group: i64, part: i64, op: i64) -> bool:
    """Whether an effect without choice may be carried out now, because no other order could be better."""
    counters = t.seats[seat]
    if op == w.TROOPS:
        return B[part] == 0 and counters[w.SUPPLY] - A[part] >= AMPLE + claims(t, seat, group)
    if op == w.INFLUENCE_WITH:
        return (
            counters[w.INFLUENCE + A[part]] + B[part] <= 3
            and counters[w.SNOOPERS] == 0
            and not LEADERS[counters[w.LEADER]].order_matters
            and not (t.rules >= 2 and fulfils_condition(t, seat, group, A[part], B[part]))
        )
    if op == w.DRAW_INTRIGUE:
        return len(t.zones[w.INTRIGUE_DECK]) - A[part] >= AMPLE
    if op in (w.DRAW, w.HARVEST_SPICE):
        ample = len(t.zones[w.DECK + seat]) >= max(1, A[part]) or len(t.zones[w.TILES + seat]) == 0
        return ample and calm(t, seat, group)
    if op == w.TRASH_THIS:
        return not CARDS[OWNER[part] % w.KIND_STEP].unload and calm(t, seat, group)
    if op == w.STEAL_INTRIGUE:
        return not any(makes_opponents_discard(open_effect) for open_effect in effects_in(t, group))
    return False


def claims(t: Table, seat: i64, group: i64) -> i64:
    """Troops that other effects of the turn may deploy from the supply by themselves, beyond what is always left."""
    if group != w.TURN_GROUP or t.seats[seat][w.COMBAT_SPACE]:
        return 0  # with an agent on a combat space every recruit may be deployed (rise_of_ix 6.3)
    tops = [tile_on_top(t, stack) for stack in range(3)]
    near = has_transports(t, seat) or any(tile >= 0 and TILES[tile].transports for tile in tops)
    wanted = TRANSPORTED if near else 0
    for effect in effects_in(t, group):
        if OP[effect] == w.TRASH_THIS:  # Treachery, rise_of_ix 10.6
            card = OWNER[effect] % w.KIND_STEP
            if CARDS[card].unload:
                wanted += sum([A[part] for part in CARDS[card].reveal if OP[part] == w.TROOPS])
    return wanted


def calm(t: Table, seat: i64, group: i64) -> bool:
    """Nothing is open, and nothing could be played, that cares when a card is drawn or trashes itself."""
    counters = t.seats[seat]
    if len(t.zones[w.INTRIGUE + seat]) > 0 or acquires_to_top(t, seat):
        return False
    if counters[w.MASTERSTROKE] and counters[w.INFLUENCE + w.BENE_GESSERIT] == INTRIGUE_LEVEL - 1:
        return False  # the Baron's fourth troop may yet bring an Intrigue card that cares
    return all(OP[part] in (w.DRAW, w.TRASH_THIS, w.PER, w.TROOPS, w.HARVEST_SPICE) for part in effects_in(t, group))


def carry_out_settled(t: Table, seat: i64, part: i64, op: i64) -> None:
    """What has been settled asks nothing: no troops are deployed, and influence rises at once."""
    if op == w.TROOPS:
        recruit(t, seat, A[part])
    elif op == w.INFLUENCE_WITH:
        for _ in range(B[part]):
            rise(t, seat, A[part])
    elif op == w.TRASH_THIS:
        trash_this(t, part, seat)
    else:
        carry_out(t, part, seat, 0)


def agenda_options(t: Table, seat: i64, group: i64) -> tuple[vec[i64], bool]:
    """An option for each effect of the group that can be carried out, and whether one of them is mandatory.

    A mandatory effect that is impossible now but may turn possible can be resolved now, for nothing (imperium 3.10).
    """
    agenda = t.agenda
    options = vec[i64](capacity=USUAL_OPTIONS)
    mandatory = False
    twin: i64 = 0
    for at in range(0, len(agenda), ITEM):
        if agenda[at] == group:
            part = agenda[at + 1]
            if same_effect(part, twin):  # two equal icons of one component are one option at a time
                continue
            twin = part
            if OP[part] == w.PER:
                continue
            possible = doable(t, seat, part, agenda[at + 3])
            if possible or (t.rules >= 2 and not optional(part) and may_turn_possible(t, seat, group, part)):
                option = pack(w.V_DO, part)
                if option not in options:
                    options = append(options, option)
                if possible and not mandatory and not optional(part):
                    mandatory = True
    return options, mandatory


def same_effect(one: i64, other: i64) -> bool:
    return (
        OP[one] == OP[other]
        and OWNER[one] == OWNER[other]
        and A[one] == A[other]
        and B[one] == B[other]
        and C[one] == C[other]
        and not KIDS[one]
    )


def take_from_agenda(t: Table, seat: i64, group: i64, part: i64, chosen: i64) -> None:
    """Its owner wants this effect now."""
    agenda = t.agenda
    at = 0
    while agenda[at] != group or agenda[at + 1] != part:
        at += ITEM
    serial = agenda[at + 2]
    if in_vain(t, seat, part, agenda[at + 3]):
        t.agenda = without(agenda, at, ITEM)
        emit(t, e.FOR_NOTHING, seat, part, 0, 0)
        return
    if OP[part] == w.AMBUSH:  # once for each troop deployed (rise_of_ix 10.22)
        agenda[at + 3] += 1
    else:
        t.agenda = without(agenda, at, ITEM)
    push(t, w.F_EFFECT, part, seat, serial | chosen)


def in_vain(t: Table, seat: i64, part: i64, memory: i64) -> bool:
    """Whether taking the effect now does nothing at all."""
    if OP[part] == w.STEAL_INTRIGUE:
        return not victims(t, seat)
    return not doable(t, seat, part, memory)


def for_nothing(t: Table) -> list[int]:
    """The options of this question that would resolve an effect for nothing."""
    code, _, _, _ = top(t)
    if code not in (w.F_TURN, w.F_GROUP):
        return []
    return [option for option in t.options if verb_of(option) == w.V_DO and in_vain(t, t.to_act, first_of(option), 0)]


def close_group(t: Table, group: i64) -> None:
    """What is left of a group is given up."""
    agenda = t.agenda
    if len(agenda) == 0:
        return
    left = vec[i64]()
    for at in range(len(agenda)):
        if agenda[at - at % ITEM] != group:
            left = append(left, agenda[at])
    t.agenda = left


# --- groups: effects to be resolved before anything else goes on ---------------------------------------------------


class Group(Frame):
    def step(self, t: Table, seat: i64, group: i64, winner: i64, /) -> None:
        frames = height(t)
        settle(t, seat, group)
        if height(t) != frames:  # something was set off that comes first
            return
        options, mandatory = agenda_options(t, seat, group)
        effects = len(options)
        # The holder of any Intrigue card is asked, so that the question does not betray which card it is.
        window = winner == 1 and (len(t.zones[w.INTRIGUE + seat]) > 0 or t.ask_all) and t.seats[seat][w.RIVAL] == 0
        if window:
            options = playable_parts(t, seat, w.WIN, options)
        alone = effects == 1 and not window and len(effects_in(t, group)) == 1
        if effects == 0 and not window:
            close_group(t, group)
            pop(t)
        elif t.seats[seat][w.RIVAL] or (alone and not t.ask_all):
            take_from_agenda(t, seat, group, first_of(options[0]), 0)
        else:
            if not mandatory:
                options = append(options, pack(w.V_END))
            ask(t, seat, ORDER, options)

    def answer(self, t: Table, seat: i64, group: i64, winner: i64, action: i64, /) -> None:
        verb = verb_of(action)
        if verb == w.V_DO:
            take_from_agenda(t, seat, group, first_of(action), w.CHOSEN)
        elif verb == w.V_PLAY:
            play_intrigue(t, seat, action)
        else:
            close_group(t, group)
            pop(t)
