"""Checks: nothing is missing, doubled or out of range. For positions that are read, and for tests of games."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_COPIES,
    CARD_IDS,
    CARD_RESERVE,
    CONFLICT_IDS,
    CONFLICT_SET,
    HAGAL_IDS,
    INTRIGUE_IDS,
    LEADER_IDS,
    LEADER_MASTERSTROKE,
    LEADER_RIVAL,
    LEADER_ROUND_START,
    LEADER_SET,
    LEADER_SIGNET,
    LEADER_SNOOPER,
    SPACE_IDS,
    TILE_IDS,
    TILE_RIVAL,
)
from landsraad.imperium.opening import (
    DREADNOUGHTS,
    hagal_cards,
    humans,
    imperium_cards,
    in_game,
    intrigue_cards,
    starting_deck,
)
from landsraad.imperium.store import OP
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import FRAME, Table


def has_leader(t: Table, seat: int) -> bool:
    """House Hagal of a two-player game has none (house_hagal 6.1)."""
    return t.shared[w.MODE] != w.TWO_PLAYERS or t.seats[seat][w.RIVAL] == 0


def check(t: Table) -> None:
    """Raise BadPosition if pieces are missing, doubled or out of range. Used for positions, and by tests on games."""
    ix = t.shared[w.IX] == 1
    leaders = [counters[w.LEADER] for seat, counters in enumerate(t.seats) if has_leader(t, seat)]
    if len(set(leaders)) < len(leaders) and t.shared[w.PHASE] != w.SETUP:
        raise BadPosition(f"the same leader twice: {sorted(LEADER_IDS[leader] for leader in leaders)}")
    for seat, counters in enumerate(t.seats):
        _check_seat(t, seat, counters, ix)
    _check_alliances(t)
    _check_rivals(t)
    for seat, counters in enumerate(t.seats):
        mine = 2 + counters[w.SWORDMASTER] + (1 if t.shared[w.MENTAT] == seat + 1 else 0)
        out = sum(t.shared[w.AT + space] >> (4 * seat) & 15 for space in range(w.MAX_SPACES))
        if counters[w.AGENTS] + out != mine:
            raise BadPosition(f"seat {seat} has {counters[w.AGENTS] + out} agents instead of {mine}")
    if all(t.shared[w.SHIP_AT + flag] for flag in range(3)):
        raise BadPosition("dreadnoughts on all three locations: one is always free (rise_of_ix 7.4)")
    for space in range(len(SPACE_IDS)):
        if t.shared[w.AT + space] and not t.shared[w.SPACES] >> space & 1:
            raise BadPosition(f"{SPACE_IDS[space]} does not exist in this game")
    _check_cards(t, ix)


def _check_alliances(t: Table) -> None:
    """The highest, at 4 or more, holds the Alliance, but while an heir is being chosen (imperium 8.5 to 8.7)."""
    if any(t.pending[at] == w.F_HEIR for at in range(0, len(t.pending), FRAME)):
        return
    for faction, name in enumerate(w.FACTION_NAMES):
        levels = [counters[w.INFLUENCE + faction] for counters in t.seats]
        holder = t.shared[w.ALLIANCE + faction] - 1
        if holder < 0 and max(levels) >= 4:
            raise BadPosition(f"nobody holds the {name} Alliance although somebody has 4 influence (imperium 8.5)")
        if holder >= 0 and levels[holder] < 4:
            raise BadPosition(f"seat {holder} holds the {name} Alliance with less than 4 influence (imperium 8.7)")
        if holder >= 0 and levels[holder] < max(levels):
            raise BadPosition(f"seat {holder} holds the {name} Alliance but is not the highest (imperium 8.6)")


def _check_rivals(t: Table) -> None:
    """Rivals sit where they should, and House Hagal of a two-player game owns nothing (house_hagal 4.1, 6.1, 6.3)."""
    players = humans(t.shared[w.MODE], len(t.seats))
    for seat, counters in enumerate(t.seats):
        if counters[w.RIVAL] != (1 if seat >= players else 0):
            raise BadPosition(f"seat {seat}: in this mode the first {players} seats are human, the others are Rivals")
        if not counters[w.RIVAL]:
            continue
        if counters[w.FREIGHTER] > 2:
            raise BadPosition(f"seat {seat}: the Freighter of a Rival never reaches the top (rise_of_ix 11.3.1)")
        if counters[w.MASTERSTROKE]:
            raise BadPosition(f"seat {seat}: a Rival uses its signet ability alone, no Masterstroke (house_hagal 5.4)")
        tiles = t.zones[w.TILES + seat]
        if t.shared[w.MODE] == w.TWO_PLAYERS:
            owned = [counters[counter] for counter in (w.SOLARI, w.SPICE, w.WATER, w.POINTS)]
            if any(owned) or tiles or t.zones[w.INTRIGUE + seat]:
                raise BadPosition(
                    "House Hagal collects no resources, points, tiles or Intrigue cards (house_hagal 6.3)"
                )
        elif not LEADER_RIVAL[counters[w.LEADER]]:
            raise BadPosition(f"{LEADER_IDS[counters[w.LEADER]]} cannot lead a Rival (house_hagal 4.1)")
        for tile in tiles:
            if not TILE_RIVAL[tile]:
                raise BadPosition(
                    f"a Rival cannot own {TILE_IDS[tile]}: it lacks the House Hagal mark (rise_of_ix 11.6.1)"
                )
    if t.shared[w.MODE] == w.TWO_PLAYERS and t.shared[w.FIRST] > 1:
        raise BadPosition("House Hagal never has the First Player marker (house_hagal 6.1)")


def _check_leader(t: Table, seat: int, counters: list[int], ix: bool) -> None:
    """What only one leader has is with that leader."""
    leader = counters[w.LEADER]
    name = LEADER_IDS[leader]
    if not in_game(LEADER_SET[leader], ix):
        raise BadPosition(f"seat {seat}: {name} needs Rise of Ix")
    secret = counters[w.MASTERSTROKE]
    if secret and (not LEADER_MASTERSTROKE[leader] or secret.bit_count() != 2):
        raise BadPosition(f"seat {seat}: a masterstroke is two factions of the Baron's (imperium 16.3)")
    if counters[w.SNOOPERS] and not LEADER_SNOOPER[leader]:
        raise BadPosition(f"seat {seat}: {name} has no Snooper tokens (rise_of_ix 10.11)")
    if counters[w.SET_ASIDE] and not LEADER_ROUND_START[leader]:
        raise BadPosition(f"seat {seat}: {name} sets no card aside (rise_of_ix 10.16)")
    if counters[w.MANIPULATED] and all(OP[part] != w.MANIPULATE for part in LEADER_SIGNET[leader]):
        raise BadPosition(f"seat {seat}: {name} removes no card from the Row (imperium 16.8)")


def _check_seat(t: Table, seat: int, counters: list[int], ix: bool) -> None:
    if min(counters) < 0:
        raise BadPosition(f"seat {seat} has less than nothing of something: {counters}")
    troops = counters[w.SUPPLY] + counters[w.GARRISON] + counters[w.CONFLICT] + counters[w.NEGOTIATORS]
    if troops != w.MAX_TROOPS:
        raise BadPosition(f"seat {seat} has {troops} troops instead of {w.MAX_TROOPS} (imperium 9.1)")
    ships = counters[w.SHIPS_SUPPLY] + counters[w.SHIPS_GARRISON] + counters[w.SHIPS_CONFLICT]
    ships += sum(1 for flag in range(3) if t.shared[w.SHIP_AT + flag] == seat + 1)
    if ships != (DREADNOUGHTS if ix else 0):
        raise BadPosition(f"seat {seat} has {ships} dreadnoughts instead of {DREADNOUGHTS if ix else 0}")
    for counter, most, name in (
        (w.FREIGHTER, 3 if ix else 0, "freighter"),
        (w.NEGOTIATORS, w.MAX_TROOPS if ix else 0, "negotiators"),
        (w.COUNCIL, 1, "council"),
        (w.SWORDMASTER, 1, "swordmaster"),
    ):
        if counters[counter] > most:
            raise BadPosition(f"seat {seat}: {name} is {counters[counter]}, the most is {most}")
    for tile in range(len(TILE_IDS)):
        if counters[w.FLIPPED] >> tile & 1 and tile not in t.zones[w.TILES + seat]:
            raise BadPosition(f"seat {seat}: {TILE_IDS[tile]} is flipped but not owned")
    if has_leader(t, seat):
        _check_leader(t, seat, counters, ix)


def _check_cards(t: Table, ix: bool) -> None:
    """Every card of the game lies in exactly one place."""
    number = len(t.seats)
    epic = t.shared[w.EPIC] == 1
    expected: dict[int, int] = {}
    players = humans(t.shared[w.MODE], number)
    for card in imperium_cards(ix):
        expected[card] = expected.get(card, 0) + 1
    for card in starting_deck(epic):
        expected[card] = expected.get(card, 0) + players
    for card in range(len(CARD_IDS)):
        if CARD_RESERVE[card] >= 0:
            expected[card] = CARD_COPIES[card]
    found: dict[int, int] = {}
    piles = [
        t.zones[zone + seat] for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED) for seat in range(number)
    ]
    piles += [t.zones[w.ROW], t.zones[w.IMPERIUM_DECK], t.zones[w.TRASH]]
    piles.append([c[k] - 1 for c in t.seats for k in (w.SET_ASIDE, w.MANIPULATED) if c[k]])
    piles.append([t.pending[at + 2] for at in range(0, len(t.pending), FRAME) if t.pending[at] == w.F_ACQUIRED])
    for pile in piles:
        for card in pile:
            if card != w.EMPTY_PLACE:
                found[card] = found.get(card, 0) + 1
    for card in range(len(CARD_IDS)):
        if CARD_RESERVE[card] >= 0:
            found[card] = found.get(card, 0) + t.shared[w.RESERVE + CARD_RESERVE[card]]
    _compare(expected, found, CARD_IDS)
    _check_other_piles(t, ix)


def _check_other_piles(t: Table, ix: bool) -> None:
    number = len(t.seats)
    piles = [t.zones[w.INTRIGUE_DECK], t.zones[w.INTRIGUE_DISCARD]]
    piles += [t.zones[w.INTRIGUE + seat] for seat in range(number)]
    piles.append([entry % w.KIND_STEP for entry in t.zones[w.WAITING]])
    piles.append([t.pending[at + 2] for at in range(0, len(t.pending), FRAME) if t.pending[at] == w.F_PLAYED])
    _compare(_tally([intrigue_cards(ix)]), _tally(piles), INTRIGUE_IDS)
    tiles = [t.zones[w.STACKS + stack] for stack in range(3)] + [t.zones[w.TILES + seat] for seat in range(number)]
    _compare(_tally([list(range(len(TILE_IDS))) if ix else []]), _tally([*tiles, t.zones[w.TILE_TRASH]]), TILE_IDS)
    conflicts = _tally([t.zones[w.CONFLICT_DECK], t.zones[w.CONFLICT_PAST]])
    if t.shared[w.MODE] != w.MULTIPLAYER:
        held = [t.pending[at + 3] - 1 for at in range(0, len(t.pending), FRAME) if t.pending[at] == w.F_RIVAL]
        piles = [t.zones[w.HAGAL_DECK], t.zones[w.HAGAL_DISCARD], [card for card in held if card >= 0]]
        _compare(_tally([hagal_cards(t.shared[w.MODE], ix)]), _tally(piles), HAGAL_IDS)
        if not piles[0] and not piles[2]:
            raise BadPosition("an empty House Hagal deck is formed anew at once (house_hagal 3.2, 3.11)")
    for card, copies in conflicts.items():
        if not in_game(CONFLICT_SET[card], ix):
            raise BadPosition(f"{CONFLICT_IDS[card]} needs Rise of Ix")
        if copies > 1:
            raise BadPosition(f"{CONFLICT_IDS[card]} is in two places")


def _tally(piles: list[list[int]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for pile in piles:
        for card in pile:
            found[card] = found.get(card, 0) + 1
    return found


def _compare(expected: dict[int, int], found: dict[int, int], ids: list[str]) -> None:
    for card in sorted(set(expected) | set(found)):
        wanted = expected.get(card, 0)
        there = found.get(card, 0)
        if there > wanted:
            raise BadPosition(f"{ids[card]} is in too many places: {there} copies, the game has {wanted}")
        if there < wanted:
            raise BadPosition(f"{ids[card]} is missing: {there} copies, the game has {wanted}")
