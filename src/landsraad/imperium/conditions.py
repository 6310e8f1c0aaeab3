"""What holds, what can be paid, what can be done. Each predicate is asked both for the options and for the reasons."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, FOLDSPACE_CARD, SPACES, TILES
from landsraad.imperium.facts import agents_at, agents_out, cards_in_play, others, spice_must_flow_owned, units
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.kernel.bits import bit, count_bits
from landsraad.kernel.decisions import pack
from landsraad.kernel.piles import different
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import append, i64, vec


def holds(t: Table, seat: i64, code: i64, a: i64, b: i64, part: i64) -> bool:
    """Whether a condition holds now. `part` is the effect it guards: "another card" means another than its own."""
    if code == w.IF_ALWAYS:
        return True
    if code <= w.IF_COORDINATED:
        return holds_in_play(t, seat, code, a, b, part)
    return holds_at_this_moment(t, seat, code, a, b)


def holds_in_play(t: Table, seat: i64, code: i64, a: i64, b: i64, part: i64) -> bool:
    """Conditions of what lies on the table and stays: cards, spaces, leaders, tiles."""
    counters = t.seats[seat]
    shared = t.shared
    if code == w.IF_INFLUENCE:
        return counters[w.INFLUENCE + a] >= b
    if code == w.IF_OTHER_IN_PLAY:
        return other_in_play(t, seat, a, part)
    if code == w.IF_ALLIANCE:
        return shared[w.ALLIANCE + a] == seat + 1
    if code == w.IF_ANY_ALLIANCE:
        return any(shared[w.ALLIANCE + faction] == seat + 1 for faction in range(4))
    if code == w.IF_COUNCIL:
        return counters[w.COUNCIL] == 1
    if code == w.IF_TILES:
        return len(t.zones[w.TILES + seat]) >= a
    if code == w.IF_AGENT_AT:
        return agent_with(t, seat, a)
    if code == w.IF_GAINED:
        return counters[w.GAINED] >= a
    if code == w.IF_MET_ENEMY:
        return counters[w.MET_ENEMY] == 1
    if code == w.IF_COORDINATED:
        return coordinated_agents(t, seat) >= a
    raise AssertionError(f"unknown condition {code}")


def holds_at_this_moment(t: Table, seat: i64, code: i64, a: i64, b: i64) -> bool:
    """Conditions of what is used once: Intrigue cards above all."""
    counters = t.seats[seat]
    shared = t.shared
    if code == w.IF_MENTAT_HOME:
        return shared[w.MENTAT] == 0
    if code == w.IF_OPENING:
        return shared[w.STAGE] == w.OPENING and counters[w.ACTED] == 0
    if code == w.IF_BEFORE_AGENT:
        return shared[w.STAGE] == w.OPENING
    if code == w.IF_ENEMY_TROOP:
        return any(t.seats[other][w.CONFLICT] > 0 for other in others(t, seat))
    if code == w.IF_DECK:
        return len(t.zones[w.DECK + seat]) > 0
    if code == w.IF_AGENT_OUT:
        return any(agents_out(t, seat))
    if code == w.IF_DEPLOYED:
        return counters[w.DEPLOYED_UNITS] >= a
    if code == w.IF_VISITED_FACTION:
        return counters[w.VISITED] > 0 and SPACES[counters[w.VISITED] - 1].faction >= 0
    if code == w.IF_SPICE_FLOWS:
        return spice_must_flow_owned(t, seat) >= a
    if code == w.IF_MOST_SPICE_FLOWS:
        return most_spice_flows(t, seat, a)
    if code == w.IF_TRACKS:
        return sum(1 for faction in range(4) if counters[w.INFLUENCE + faction] >= b) >= a
    if code == w.IF_CONSPIRACY:
        return conspiracy(t, seat) >= a
    if code == w.IF_SOLARI:
        return counters[w.SOLARI] >= a
    if code == w.IF_SHIP_IN_SUPPLY:
        return counters[w.SHIPS_SUPPLY] > 0
    raise AssertionError(f"unknown condition {code}")


def other_in_play(t: Table, seat: i64, faction: i64, part: i64) -> bool:
    """A card of the faction other than the one that asks. Its own copy counts only while it is still in play."""
    found = cards_in_play(t, seat, faction)
    card = OWNER[part] % w.KIND_STEP
    if CARDS[card].factions >> faction & 1 and (card in t.zones[w.PLAYED + seat] or card in t.zones[w.REVEALED + seat]):
        found -= 1
    return found > 0


def agent_with(t: Table, seat: i64, faction: i64) -> bool:
    """An agent of the seat on a space of the faction."""
    return any(SPACES[space].faction == faction and agents_at(t, seat, space) for space in range(w.MAX_SPACES))


def coordinated_agents(t: Table, seat: i64) -> i64:
    """Agents on Landsraad, city and spice trade spaces (rise_of_ix 10.7, 10.19)."""
    wanted = 1 << w.LANDSRAAD | 1 << w.CITY | 1 << w.SPICE_TRADE
    return sum(agents_at(t, seat, space) for space in range(w.MAX_SPACES) if wanted >> SPACES[space].icon & 1)


def most_spice_flows(t: Table, seat: i64, enough: i64) -> bool:
    """More copies than each opponent; with `enough` that many do as well."""
    mine = spice_must_flow_owned(t, seat)
    if enough and mine >= enough:
        return True
    return all(mine > spice_must_flow_owned(t, other) for other in others(t, seat))


def conspiracy(t: Table, seat: i64) -> i64:
    """How many of the four conditions of Grand Conspiracy hold."""
    counters = t.seats[seat]
    high = sum(1 for faction in range(4) if counters[w.INFLUENCE + faction] >= 4)
    return (
        (1 if counters[w.SHIPS_SUPPLY] == 0 else 0)
        + (1 if spice_must_flow_owned(t, seat) else 0)
        + (1 if high >= 2 else 0)
        + counters[w.COUNCIL]
    )


def count(t: Table, seat: i64, each: i64, serial: i64) -> i64:
    """What PER multiplies by."""
    counters = t.seats[seat]
    if each < w.EACH_OTHER_SWORD_CARD:
        return cards_in_play(t, seat, each)
    if each == w.EACH_SHIP_IN_CONFLICT:
        return counters[w.SHIPS_CONFLICT]
    if each == w.EACH_LOW_TRACK:
        return sum(1 for faction in range(4) if counters[w.INFLUENCE + faction] <= 1)
    givers = counters[w.SWORD_CARDS]
    if each == w.EACH_OTHER_SWORD_CARD:
        givers &= ~bit(serial)
    elif each != w.EACH_SWORD_CARD:
        raise AssertionError(f"unknown count {each}")
    return count_bits(givers)


# --- costs -------------------------------------------------------------------------------------------------------


def unpayable(t: Table, seat: i64, price: i64) -> i64:
    """The part of a cost that cannot be paid, or 0 (imperium 3.4)."""
    for part in KIDS[price]:
        if not part_payable(t, seat, part):
            return part
    return 0


def part_payable(t: Table, seat: i64, part: i64) -> bool:
    op = OP[part]
    counters = t.seats[seat]
    if op == w.COST_RESOURCE:
        return counters[A[part]] >= B[part]
    if op == w.COST_DISCARD:
        return len(t.zones[w.HAND + seat]) >= A[part]
    if op == w.COST_TRASH_THIS:
        card = OWNER[part] % w.KIND_STEP
        return card in t.zones[w.PLAYED + seat] or card in t.zones[w.REVEALED + seat]
    if op == w.COST_TRASH:
        return has_card(t, seat)
    if op == w.COST_INFLUENCE:
        return any(counters[w.INFLUENCE + faction] for faction in range(4))
    if op == w.COST_TROOPS:
        return counters[w.CONFLICT] + (0 if B[part] else counters[w.GARRISON]) >= A[part]
    if op == w.COST_RETREAT_UNITS:
        return units(counters) >= A[part]
    if op == w.COST_INTRIGUE:
        return len(t.zones[w.INTRIGUE + seat]) > 0
    if op == w.COST_FLIP:
        return counters[w.FLIPPED] >> (OWNER[part] % w.KIND_STEP) & 1 == 0
    if op == w.COST_TRASH_TILE:
        return OWNER[part] % w.KIND_STEP in t.zones[w.TILES + seat]
    raise AssertionError(f"unknown cost {op}")


def has_card(t: Table, seat: i64) -> bool:
    """A card that could be trashed: in hand, discard pile or play (imperium 15.6)."""
    return any(len(t.zones[pile + seat]) > 0 for pile in (w.HAND, w.DISCARD, w.PLAYED, w.REVEALED))


def has_target(t: Table, seat: i64, part: i64) -> bool:
    """A cost may be paid for nothing, except where a target is needed (imperium 3.12, rise_of_ix 2.8)."""
    op = OP[part]
    if op in (w.COMMISSION, w.TECH, w.ACQUIRE, w.FOLDSPACE) or (op == w.INFLUENCE_ANY and C[part]):
        return doable(t, seat, part, 0)
    return True


# --- targets -----------------------------------------------------------------------------------------------------


def faction_allowed(t: Table, seat: i64, part: i64, faction: i64) -> bool:
    """Whether INFLUENCE_ANY may name the faction."""
    if B[part] >> faction & 1 == 0:
        return False
    limit = C[part]
    counters = t.seats[seat]
    if limit == 1:  # where an opponent has more
        mine = counters[w.INFLUENCE + faction]
        return any(other[w.INFLUENCE + faction] > mine for other in t.seats)
    if limit == 2:  # where a Snooper token lies
        return counters[w.SNOOPERS] >> faction & 1 == 1
    return True


def acquirable(t: Table, seat: i64, up_to: i64) -> vec[i64]:
    """What an effect may acquire: the Row, the reserve but Foldspace, and Helena's removed card (imperium 15.11)."""
    row = vec[i64]([card for card in t.zones[w.ROW] if card != w.EMPTY_PLACE and CARDS[card].cost <= up_to])
    options = vec[i64]([pack(w.V_ACQUIRE, card, w.FROM_ROW) for card in different(row)])
    for card in range(FOLDSPACE_CARD[0] - 2, FOLDSPACE_CARD[0]):
        if t.shared[w.RESERVE + CARDS[card].reserve] > 0 and CARDS[card].cost <= up_to:
            options = append(options, pack(w.V_ACQUIRE, card, w.FROM_RESERVE))
    kept = t.seats[seat][w.MANIPULATED] - 1
    if kept >= 0 and CARDS[kept].cost <= up_to:
        options = append(options, pack(w.V_ACQUIRE, kept, w.FROM_LEADER))
    return options


def tile_on_top(t: Table, stack: i64) -> i64:
    """The face-up tile of a stack, or -1."""
    pile = t.zones[w.STACKS + stack]
    return -1 if len(pile) == 0 or t.shared[w.HIDDEN_STACKS] >> stack & 1 else pile[-1]


def tile_price(tile: i64, discount: i64, negotiators: i64) -> i64:
    """rise_of_ix 4.3: never below 0."""
    return max(0, TILES[tile].cost - discount - negotiators)


def tech_possible(t: Table, seat: i64, part: i64) -> bool:
    counters = t.seats[seat]
    if counters[w.RIVAL]:
        return any(rival_can_buy(t, seat, tile_on_top(t, stack), A[part]) for stack in range(3))
    purse = max(counters[w.SPICE], counters[w.SOLARI]) if B[part] else counters[w.SPICE]
    tops = [tile_on_top(t, stack) for stack in range(3)]
    return any(tile >= 0 and tile_price(tile, A[part], counters[w.NEGOTIATORS]) <= purse for tile in tops)


def rival_can_buy(t: Table, seat: i64, tile: i64, discount: i64) -> bool:
    """A Rival buys only marked tiles, and none at all in a two-player game (rise_of_ix 11.6)."""
    if tile < 0 or not TILES[tile].rival or t.shared[w.MODE] == w.TWO_PLAYERS:
        return False
    return tile_price(tile, discount, t.seats[seat][w.NEGOTIATORS]) <= t.seats[seat][w.SPICE]


def optional(part: i64) -> bool:
    """Whether an effect may be left out (imperium 3.3, rise_of_ix 2.7)."""
    op = OP[part]
    if op in (w.PAY, w.TRASH_CARD, w.FREIGHTER_MOVE, w.NEGOTIATE, w.TECH, w.COMMISSION, w.DEPLOY, w.RETREAT, w.AMBUSH):
        return True
    if op == w.ACQUIRE:
        return C[part] == 1
    if op == w.WHEN:
        return optional(KIDS[part][0])
    if op in (w.CHOOSE, w.ALL):
        return all(optional(kid) for kid in KIDS[part])
    return False


def doable(t: Table, seat: i64, part: i64, memory: i64) -> bool:
    """Whether an effect can be carried out at least in part now (imperium 3.10, 3.11)."""
    op = OP[part]
    if op < w.BUILT_IN:
        return True
    if op >= w.ALL:
        return joined_doable(t, seat, op, part)
    if op in (w.TROOPS, w.NEGOTIATE):
        return t.seats[seat][w.SUPPLY] > 0
    if op == w.DRAW:
        return len(t.zones[w.DECK + seat]) > 0 or len(t.zones[w.DISCARD + seat]) > 0
    if op == w.DRAW_INTRIGUE:
        return len(t.zones[w.INTRIGUE_DECK]) > 0 or len(t.zones[w.INTRIGUE_DISCARD]) > 0
    if op == w.INFLUENCE_WITH:
        return t.seats[seat][w.INFLUENCE + A[part]] < w.MAX_INFLUENCE
    if op == w.INFLUENCE_ANY:
        return C[part] == 0 or any(faction_allowed(t, seat, part, faction) for faction in range(4))
    if op in (w.COMMISSION, w.DEPLOY, w.RETREAT, w.AMBUSH, w.RECALL_AGENT):
        return units_doable(t, seat, op, part, memory)
    return cards_doable(t, seat, op, part)


def joined_doable(t: Table, seat: i64, op: i64, part: i64) -> bool:
    """Effects made of effects."""
    if op == w.PAY:
        return unpayable(t, seat, KIDS[part][0]) == 0 and has_target(t, seat, KIDS[part][1])
    if op == w.WHEN:
        return holds(t, seat, A[part], B[part], C[part], part) and doable(t, seat, KIDS[part][0], 0)
    if op in (w.CHOOSE, w.CHOOSE_TWO, w.ALL):
        return any(doable(t, seat, kid, 0) for kid in KIDS[part])
    return True


def units_doable(t: Table, seat: i64, op: i64, part: i64, memory: i64) -> bool:
    """Effects on troops, dreadnoughts and agents."""
    counters = t.seats[seat]
    if op == w.COMMISSION:
        return counters[w.SHIPS_SUPPLY] > 0
    if op == w.DEPLOY:
        ready = counters[w.GARRISON] + (counters[w.SHIPS_GARRISON] if B[part] else 0)
        return ready > 0 and t.shared[w.CLOSED] == 0
    if op == w.RETREAT:
        return counters[w.CONFLICT] > 0
    if op == w.AMBUSH:
        return counters[w.DEPLOYED_TROOPS] > memory and any(units(t.seats[other]) for other in others(t, seat))
    return any(agents_out(t, seat))


def cards_doable(t: Table, seat: i64, op: i64, part: i64) -> bool:
    """Effects on cards and tiles; what is left can always be done."""
    zones = t.zones
    if op == w.TRASH_CARD:
        if A[part]:
            return len(zones[w.PLAYED + seat]) > 0 or len(zones[w.REVEALED + seat]) > 0
        return has_card(t, seat)
    if op == w.TRASH_THIS:
        return OWNER[part] % w.KIND_STEP in zones[w.PLAYED + seat]
    if op == w.TECH:
        return tech_possible(t, seat, part)
    if op == w.ACQUIRE:
        return len(acquirable(t, seat, A[part])) > 0
    if op == w.FOLDSPACE:
        return t.shared[w.RESERVE + 2] > 0
    if op == w.OPPONENTS_DISCARD:
        return any(len(zones[w.HAND + other]) > 0 for other in others(t, seat))
    if op == w.TEST_OPPONENTS:
        return any(len(zones[w.HAND + other]) > 0 or t.seats[other][w.CONFLICT] > 0 for other in others(t, seat))
    if op == w.TAKE_FROM_DISCARD:
        return any(CARDS[card].factions >> A[part] & 1 for card in zones[w.DISCARD + seat])
    if op == w.MANIPULATE:
        return any(card != w.EMPTY_PLACE for card in zones[w.ROW])
    if op == w.SET_CARD_ASIDE:
        return len(zones[w.HAND + seat]) > 0
    return True
