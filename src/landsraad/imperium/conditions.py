"""What holds, what can be paid, what can be done. Each predicate is asked both for the options and for the reasons."""

from landsraad.imperium.catalog import (
    CARD_COST,
    CARD_FACTIONS,
    CARD_RESERVE,
    FOLDSPACE_CARD,
    SPACE_FACTION,
    SPACE_ICON,
    TILE_COST,
    TILE_RIVAL,
)
from landsraad.imperium.facts import agents_at, cards_in_play, spice_must_flow_owned
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.imperium.words import (
    ACQUIRE,
    ACTED,
    ALL,
    ALLIANCE,
    AMBUSH,
    BUILT_IN,
    CHOOSE,
    CHOOSE_TWO,
    CITY,
    CLOSED,
    COMMISSION,
    CONFLICT,
    COST_DISCARD,
    COST_FLIP,
    COST_INFLUENCE,
    COST_INTRIGUE,
    COST_RESOURCE,
    COST_RETREAT_UNITS,
    COST_TRASH,
    COST_TRASH_THIS,
    COST_TRASH_TILE,
    COST_TROOPS,
    COUNCIL,
    DECK,
    DEPLOY,
    DEPLOYED_TROOPS,
    DEPLOYED_UNITS,
    DISCARD,
    DRAW,
    DRAW_INTRIGUE,
    EACH_LOW_TRACK,
    EACH_OTHER_SWORD_CARD,
    EACH_SHIP_IN_CONFLICT,
    EACH_SWORD_CARD,
    EMPTY_PLACE,
    FLIPPED,
    FOLDSPACE,
    FREIGHTER_MOVE,
    FROM_LEADER,
    FROM_RESERVE,
    FROM_ROW,
    GAINED,
    GARRISON,
    HAND,
    HIDDEN_STACKS,
    IF_AGENT_AT,
    IF_AGENT_OUT,
    IF_ALLIANCE,
    IF_ALWAYS,
    IF_ANY_ALLIANCE,
    IF_BEFORE_AGENT,
    IF_CONSPIRACY,
    IF_COORDINATED,
    IF_COUNCIL,
    IF_DECK,
    IF_DEPLOYED,
    IF_ENEMY_TROOP,
    IF_GAINED,
    IF_INFLUENCE,
    IF_MENTAT_HOME,
    IF_MET_ENEMY,
    IF_MOST_SPICE_FLOWS,
    IF_OPENING,
    IF_OTHER_IN_PLAY,
    IF_SHIP_IN_SUPPLY,
    IF_SOLARI,
    IF_SPICE_FLOWS,
    IF_TILES,
    IF_TRACKS,
    IF_VISITED_FACTION,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_WITH,
    INTRIGUE,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    KIND_STEP,
    LANDSRAAD,
    MANIPULATE,
    MANIPULATED,
    MAX_INFLUENCE,
    MAX_SPACES,
    MENTAT,
    MET_ENEMY,
    MODE,
    NEGOTIATE,
    NEGOTIATORS,
    OPENING,
    OPPONENTS_DISCARD,
    PAY,
    PLAYED,
    RECALL_AGENT,
    RESERVE,
    RETREAT,
    REVEALED,
    RIVAL,
    ROW,
    SET_CARD_ASIDE,
    SHIPS_CONFLICT,
    SHIPS_GARRISON,
    SHIPS_SUPPLY,
    SNOOPERS,
    SOLARI,
    SPICE,
    SPICE_TRADE,
    STACKS,
    STAGE,
    SUPPLY,
    SWORD_CARDS,
    TAKE_FROM_DISCARD,
    TECH,
    TEST_OPPONENTS,
    TILES,
    TRASH_CARD,
    TRASH_THIS,
    TROOPS,
    TWO_PLAYERS,
    V_ACQUIRE,
    VISITED,
    WHEN,
)
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table


def holds(t: Table, seat: int, code: int, a: int, b: int, part: int) -> bool:
    """Whether a condition holds now. `part` is the effect it guards: "another card" means another than its own."""
    counters = t.seats[seat]
    shared = t.shared
    if code == IF_ALWAYS:
        return True
    if code == IF_INFLUENCE:
        return counters[INFLUENCE + a] >= b
    if code == IF_OTHER_IN_PLAY:
        return other_in_play(t, seat, a, part)
    if code == IF_ALLIANCE:
        return shared[ALLIANCE + a] == seat + 1
    if code == IF_ANY_ALLIANCE:
        return any(shared[ALLIANCE + faction] == seat + 1 for faction in range(4))
    if code == IF_COUNCIL:
        return counters[COUNCIL] == 1
    if code == IF_TILES:
        return len(t.zones[TILES + seat]) >= a
    if code == IF_AGENT_AT:
        return agent_with(t, seat, a)
    if code == IF_GAINED:
        return counters[GAINED] >= a
    if code == IF_MET_ENEMY:
        return counters[MET_ENEMY] == 1
    if code == IF_COORDINATED:
        return coordinated_agents(t, seat) >= a
    if code == IF_MENTAT_HOME:
        return shared[MENTAT] == 0
    if code == IF_OPENING:
        return shared[STAGE] == OPENING and counters[ACTED] == 0
    if code == IF_BEFORE_AGENT:
        return shared[STAGE] == OPENING
    if code == IF_ENEMY_TROOP:
        return any(t.seats[other][CONFLICT] > 0 for other in range(len(t.seats)) if other != seat)
    if code == IF_DECK:
        return len(t.zones[DECK + seat]) > 0
    if code == IF_AGENT_OUT:
        return any(agents_at(t, seat, space) for space in range(MAX_SPACES))
    if code == IF_DEPLOYED:
        return counters[DEPLOYED_UNITS] >= a
    if code == IF_VISITED_FACTION:
        return counters[VISITED] > 0 and SPACE_FACTION[counters[VISITED] - 1] >= 0
    if code == IF_SPICE_FLOWS:
        return spice_must_flow_owned(t, seat) >= a
    if code == IF_MOST_SPICE_FLOWS:
        return most_spice_flows(t, seat, a)
    if code == IF_TRACKS:
        return sum(1 for faction in range(4) if counters[INFLUENCE + faction] >= b) >= a
    if code == IF_CONSPIRACY:
        return conspiracy(t, seat) >= a
    if code == IF_SOLARI:
        return counters[SOLARI] >= a
    if code == IF_SHIP_IN_SUPPLY:
        return counters[SHIPS_SUPPLY] > 0
    raise AssertionError(f"unknown condition {code}")


def other_in_play(t: Table, seat: int, faction: int, part: int) -> bool:
    """A card of the faction other than the one that asks. Its own copy counts only while it is still in play."""
    found = cards_in_play(t, seat, faction)
    card = OWNER[part] % KIND_STEP
    if CARD_FACTIONS[card] >> faction & 1 and (card in t.zones[PLAYED + seat] or card in t.zones[REVEALED + seat]):
        found -= 1
    return found > 0


def agent_with(t: Table, seat: int, faction: int) -> bool:
    """An agent of the seat on a space of the faction."""
    return any(SPACE_FACTION[space] == faction and agents_at(t, seat, space) for space in range(MAX_SPACES))


def coordinated_agents(t: Table, seat: int) -> int:
    """Agents on Landsraad, city and spice trade spaces (rise_of_ix 10.7, 10.19)."""
    wanted = 1 << LANDSRAAD | 1 << CITY | 1 << SPICE_TRADE
    return sum(agents_at(t, seat, space) for space in range(MAX_SPACES) if wanted >> SPACE_ICON[space] & 1)


def most_spice_flows(t: Table, seat: int, enough: int) -> bool:
    """More copies than each opponent; with `enough` that many do as well."""
    mine = spice_must_flow_owned(t, seat)
    if enough and mine >= enough:
        return True
    return all(mine > spice_must_flow_owned(t, other) for other in range(len(t.seats)) if other != seat)


def conspiracy(t: Table, seat: int) -> int:
    """How many of the four conditions of Grand Conspiracy hold."""
    counters = t.seats[seat]
    high = sum(1 for faction in range(4) if counters[INFLUENCE + faction] >= 4)
    return (
        (1 if counters[SHIPS_SUPPLY] == 0 else 0)
        + (1 if spice_must_flow_owned(t, seat) else 0)
        + (1 if high >= 2 else 0)
        + counters[COUNCIL]
    )


def count(t: Table, seat: int, each: int, serial: int) -> int:
    """What PER multiplies by."""
    counters = t.seats[seat]
    if each < EACH_OTHER_SWORD_CARD:
        return cards_in_play(t, seat, each)
    if each == EACH_SHIP_IN_CONFLICT:
        return counters[SHIPS_CONFLICT]
    if each == EACH_LOW_TRACK:
        return sum(1 for faction in range(4) if counters[INFLUENCE + faction] <= 1)
    givers = counters[SWORD_CARDS]
    if each == EACH_OTHER_SWORD_CARD:
        givers &= ~(1 << serial)
    elif each != EACH_SWORD_CARD:
        raise AssertionError(f"unknown count {each}")
    found = 0
    while givers:
        givers &= givers - 1
        found += 1
    return found


# --- costs -------------------------------------------------------------------------------------------------------


def unpayable(t: Table, seat: int, price: int) -> int:
    """The part of a cost that cannot be paid, or 0 (imperium 3.4)."""
    for part in KIDS[price]:
        if not part_payable(t, seat, part):
            return part
    return 0


def part_payable(t: Table, seat: int, part: int) -> bool:
    op = OP[part]
    counters = t.seats[seat]
    if op == COST_RESOURCE:
        return counters[A[part]] >= B[part]
    if op == COST_DISCARD:
        return len(t.zones[HAND + seat]) >= A[part]
    if op == COST_TRASH_THIS:
        card = OWNER[part] % KIND_STEP
        return card in t.zones[PLAYED + seat] or card in t.zones[REVEALED + seat]
    if op == COST_TRASH:
        return has_card(t, seat)
    if op == COST_INFLUENCE:
        return any(counters[INFLUENCE + faction] for faction in range(4))
    if op == COST_TROOPS:
        return counters[CONFLICT] + (0 if B[part] else counters[GARRISON]) >= A[part]
    if op == COST_RETREAT_UNITS:
        return counters[CONFLICT] + counters[SHIPS_CONFLICT] >= A[part]
    if op == COST_INTRIGUE:
        return len(t.zones[INTRIGUE + seat]) > 0
    if op == COST_FLIP:
        return counters[FLIPPED] >> (OWNER[part] % KIND_STEP) & 1 == 0
    if op == COST_TRASH_TILE:
        return OWNER[part] % KIND_STEP in t.zones[TILES + seat]
    raise AssertionError(f"unknown cost {op}")


def has_card(t: Table, seat: int) -> bool:
    """A card that could be trashed: in hand, discard pile or play (imperium 15.6)."""
    zones = t.zones
    return bool(zones[HAND + seat] or zones[DISCARD + seat] or zones[PLAYED + seat] or zones[REVEALED + seat])


def has_target(t: Table, seat: int, part: int) -> bool:
    """A cost may be paid for nothing, except where a target is needed (imperium 3.12, rise_of_ix 2.8)."""
    op = OP[part]
    if op in (COMMISSION, TECH, ACQUIRE, FOLDSPACE) or (op == INFLUENCE_ANY and C[part]):
        return doable(t, seat, part, 0)
    return True


# --- targets -----------------------------------------------------------------------------------------------------


def faction_allowed(t: Table, seat: int, part: int, faction: int) -> bool:
    """Whether INFLUENCE_ANY may name the faction."""
    if B[part] >> faction & 1 == 0:
        return False
    limit = C[part]
    counters = t.seats[seat]
    if limit == 1:  # where an opponent has more
        mine = counters[INFLUENCE + faction]
        return any(other[INFLUENCE + faction] > mine for other in t.seats)
    if limit == 2:  # where a Snooper token lies
        return counters[SNOOPERS] >> faction & 1 == 1
    return True


def acquirable(t: Table, seat: int, up_to: int) -> list[int]:
    """What an effect may acquire: the Row, the reserve but Foldspace, and Helena's removed card (imperium 15.11)."""
    row = [card for card in t.zones[ROW] if card != EMPTY_PLACE and CARD_COST[card] <= up_to]
    options = [pack(V_ACQUIRE, card, FROM_ROW) for card in sorted(set(row))]
    for card in range(FOLDSPACE_CARD[0] - 2, FOLDSPACE_CARD[0]):
        if t.shared[RESERVE + CARD_RESERVE[card]] > 0 and CARD_COST[card] <= up_to:
            options.append(pack(V_ACQUIRE, card, FROM_RESERVE))
    kept = t.seats[seat][MANIPULATED] - 1
    if kept >= 0 and CARD_COST[kept] <= up_to:
        options.append(pack(V_ACQUIRE, kept, FROM_LEADER))
    return options


def tile_on_top(t: Table, stack: int) -> int:
    """The face-up tile of a stack, or -1."""
    pile = t.zones[STACKS + stack]
    if not pile or t.shared[HIDDEN_STACKS] >> stack & 1:
        return -1
    return pile[-1]


def tile_price(tile: int, discount: int, negotiators: int) -> int:
    """rise_of_ix 4.3: never below 0."""
    return max(0, TILE_COST[tile] - discount - negotiators)


def tech_possible(t: Table, seat: int, part: int) -> bool:
    counters = t.seats[seat]
    if counters[RIVAL]:
        return any(rival_can_buy(t, seat, tile_on_top(t, stack), A[part]) for stack in range(3))
    purse = max(counters[SPICE], counters[SOLARI]) if B[part] else counters[SPICE]
    for stack in range(3):
        tile = tile_on_top(t, stack)
        if tile >= 0 and tile_price(tile, A[part], counters[NEGOTIATORS]) <= purse:
            return True
    return False


def rival_can_buy(t: Table, seat: int, tile: int, discount: int) -> bool:
    """A Rival buys only marked tiles, and none at all in a two-player game (rise_of_ix 11.6)."""
    if tile < 0 or not TILE_RIVAL[tile] or t.shared[MODE] == TWO_PLAYERS:
        return False
    return tile_price(tile, discount, t.seats[seat][NEGOTIATORS]) <= t.seats[seat][SPICE]


def optional(part: int) -> bool:
    """Whether an effect may be left out (imperium 3.3, rise_of_ix 2.7)."""
    op = OP[part]
    if op in (PAY, TRASH_CARD, FREIGHTER_MOVE, NEGOTIATE, TECH, COMMISSION, DEPLOY, RETREAT, AMBUSH):
        return True
    if op == ACQUIRE:
        return C[part] == 1
    if op == WHEN:
        return optional(KIDS[part][0])
    if op in (CHOOSE, ALL):
        return all(optional(kid) for kid in KIDS[part])
    return False


def doable(t: Table, seat: int, part: int, memory: int) -> bool:
    """Whether an effect can be carried out at least in part now (imperium 3.10, 3.11)."""
    op = OP[part]
    if op < BUILT_IN:
        return True
    counters = t.seats[seat]
    zones = t.zones
    if op == TROOPS:
        return counters[SUPPLY] > 0
    if op == DRAW:
        return bool(zones[DECK + seat]) or bool(zones[DISCARD + seat])
    if op == DRAW_INTRIGUE:
        return bool(zones[INTRIGUE_DECK]) or bool(zones[INTRIGUE_DISCARD])
    if op == INFLUENCE_WITH:
        return counters[INFLUENCE + A[part]] < MAX_INFLUENCE
    if op == PAY:
        return unpayable(t, seat, KIDS[part][0]) == 0 and has_target(t, seat, KIDS[part][1])
    if op == WHEN:
        return holds(t, seat, A[part], B[part], C[part], part) and doable(t, seat, KIDS[part][0], 0)
    if op == CHOOSE:
        return any(doable(t, seat, kid, 0) for kid in KIDS[part])
    if op == INFLUENCE_ANY:
        return C[part] == 0 or any(faction_allowed(t, seat, part, faction) for faction in range(4))
    if op == TRASH_CARD:
        if A[part]:
            return bool(zones[PLAYED + seat]) or bool(zones[REVEALED + seat])
        return has_card(t, seat)
    if op == TRASH_THIS:
        return OWNER[part] % KIND_STEP in zones[PLAYED + seat]
    if op == NEGOTIATE:
        return counters[SUPPLY] > 0
    if op == TECH:
        return tech_possible(t, seat, part)
    if op == COMMISSION:
        return counters[SHIPS_SUPPLY] > 0
    if op == DEPLOY:
        ready = counters[GARRISON] + (counters[SHIPS_GARRISON] if B[part] else 0)
        return ready > 0 and t.shared[CLOSED] == 0
    if op == RETREAT:
        return counters[CONFLICT] > 0
    if op == ACQUIRE:
        return len(acquirable(t, seat, A[part])) > 0
    if op == FOLDSPACE:
        return t.shared[RESERVE + 2] > 0
    if op == OPPONENTS_DISCARD:
        return any(zones[HAND + other] for other in range(len(t.seats)) if other != seat)
    if op == TEST_OPPONENTS:
        return any(
            zones[HAND + other] or t.seats[other][CONFLICT] > 0 for other in range(len(t.seats)) if other != seat
        )
    if op == TAKE_FROM_DISCARD:
        return any(CARD_FACTIONS[card] >> A[part] & 1 for card in zones[DISCARD + seat])
    if op == AMBUSH:
        return counters[DEPLOYED_TROOPS] > memory and any(
            t.seats[other][CONFLICT] + t.seats[other][SHIPS_CONFLICT] > 0
            for other in range(len(t.seats))
            if other != seat
        )
    if op == MANIPULATE:
        return any(card != EMPTY_PLACE for card in zones[ROW])
    if op == SET_CARD_ASIDE:
        return bool(zones[HAND + seat])
    if op == RECALL_AGENT:
        return any(agents_at(t, seat, space) for space in range(MAX_SPACES))
    if op in (ALL, CHOOSE_TWO):
        return any(doable(t, seat, kid, 0) for kid in KIDS[part])
    return True
