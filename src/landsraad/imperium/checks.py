"""Checks: nothing is missing, doubled or out of range. For positions that are read, and for tests of games."""

from collections import Counter
from collections.abc import Sequence

from landsraad.imperium import box, catalog, opening
from landsraad.imperium import words as w
from landsraad.imperium.expansions import Expansions, expansions_of, in_game, lacks_expansion
from landsraad.imperium.facts import agents_out, agents_owned
from landsraad.imperium.naming import DECLARED
from landsraad.imperium.store import KIDS, OP
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.positions import cards_of
from landsraad.kernel.table import Table, frames_from_below
from landsraad.kernel.vecs import i64, vec

ROUNDS = 10


def has_leader(t: Table, seat: int) -> bool:
    """House Hagal of a two-player game has none (house_hagal 6.1)."""
    return t.shared[w.MODE] != w.TWO_PLAYERS or t.seats[seat][w.RIVAL] == 0


def check(t: Table) -> None:
    """Raise BadPosition if pieces are missing, doubled or out of range. Used for positions, and by tests on games."""
    expansions = expansions_of(t)
    leaders = [counters[w.LEADER] for seat, counters in enumerate(t.seats) if has_leader(t, seat)]
    if len(set(leaders)) < len(leaders) and t.shared[w.PHASE] != w.SETUP:
        raise BadPosition(f"the same leader twice: {sorted(catalog.LEADER_IDS[leader] for leader in leaders)}")
    for seat, counters in enumerate(t.seats):
        _check_seat(t, seat, counters, expansions)
    _check_alliances(t)
    _check_rivals(t)
    for seat, counters in enumerate(t.seats):
        agents = counters[w.AGENTS] + sum(agents_out(t, seat))
        if agents != agents_owned(t, seat):
            raise BadPosition(f"seat {seat} has {agents} agents instead of {agents_owned(t, seat)}")
    if all(t.shared[w.SHIP_AT + flag] for flag in range(3)):
        raise BadPosition("dreadnoughts on all three locations: one is always free (rise_of_ix 7.4)")
    for space in range(len(catalog.SPACE_IDS)):
        if t.shared[w.AT + space] and not t.shared[w.SPACES] >> space & 1:
            raise BadPosition(f"{catalog.SPACE_IDS[space]} does not exist in this game")
    _check_time(t)
    for counts in card_counts(t, expansions):
        _compare(counts, expansions)
    _check_other_piles(t, expansions)


def _check_alliances(t: Table) -> None:
    """The highest, at 4 or more, holds the Alliance, but while an heir is being chosen (imperium 8.5 to 8.7)."""
    if any(code == w.F_HEIR for code, *_ in frames_from_below(t)):
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
    players = opening.humans(t.shared[w.MODE], len(t.seats))
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
        elif not catalog.LEADERS[counters[w.LEADER]].rival:
            raise BadPosition(f"{catalog.LEADER_IDS[counters[w.LEADER]]} cannot lead a Rival (house_hagal 4.1)")
        for tile in tiles:
            if not catalog.TILES[tile].rival:
                raise BadPosition(
                    f"a Rival cannot own {catalog.TILE_IDS[tile]}: it lacks the House Hagal mark (rise_of_ix 11.6.1)"
                )
    if t.shared[w.MODE] == w.TWO_PLAYERS and t.shared[w.FIRST] > 1:
        raise BadPosition("House Hagal never has the First Player marker (house_hagal 6.1)")


def _check_leader(t: Table, seat: int, counters: vec[i64], expansions: Expansions) -> None:
    """What only one leader has is with that leader."""
    leader = counters[w.LEADER]
    name = catalog.LEADER_IDS[leader]
    if not in_game(catalog.LEADERS[leader], expansions):
        raise BadPosition(f"seat {seat}: {name} needs Rise of Ix")
    secret = counters[w.MASTERSTROKE]
    if secret and (not catalog.LEADERS[leader].masterstroke or int(secret).bit_count() != 2):
        raise BadPosition(f"seat {seat}: a masterstroke is two factions of the Baron's (imperium 16.3)")
    if counters[w.SNOOPERS] and not catalog.LEADERS[leader].snooper:
        raise BadPosition(f"seat {seat}: {name} has no Snooper tokens (rise_of_ix 10.11)")
    if counters[w.SET_ASIDE] and not catalog.LEADERS[leader].round_start:
        raise BadPosition(f"seat {seat}: {name} sets no card aside (rise_of_ix 10.16)")
    if counters[w.MANIPULATED] and all(OP[part] != w.MANIPULATE for part in catalog.LEADERS[leader].signet):
        raise BadPosition(f"seat {seat}: {name} removes no card from the Row (imperium 16.8)")


def _check_seat(t: Table, seat: int, counters: vec[i64], expansions: Expansions) -> None:
    if min(counters) < 0:
        raise BadPosition(f"seat {seat} has less than nothing of something: {counters}")
    troops = counters[w.SUPPLY] + counters[w.GARRISON] + counters[w.CONFLICT] + counters[w.NEGOTIATORS]
    if troops != w.MAX_TROOPS:
        raise BadPosition(f"seat {seat} has {troops} troops instead of {w.MAX_TROOPS} (imperium 9.1)")
    ships = counters[w.SHIPS_SUPPLY] + counters[w.SHIPS_GARRISON] + counters[w.SHIPS_CONFLICT]
    ships += sum(1 for flag in range(3) if t.shared[w.SHIP_AT + flag] == seat + 1)
    if ships != box.dreadnoughts(expansions):
        raise BadPosition(f"seat {seat} has {ships} dreadnoughts instead of {box.dreadnoughts(expansions)}")
    ix = w.RISE_OF_IX in expansions
    for counter, most, name in (
        (w.FREIGHTER, 3 if ix else 0, "freighter"),
        (w.NEGOTIATORS, w.MAX_TROOPS if ix else 0, "negotiators"),
        (w.COUNCIL, 1, "council"),
        (w.SWORDMASTER, 1, "swordmaster"),
    ):
        if counters[counter] > most:
            raise BadPosition(f"seat {seat}: {name} is {counters[counter]}, the most is {most}")
    for tile in range(len(catalog.TILE_IDS)):
        if counters[w.FLIPPED] >> tile & 1 and tile not in t.zones[w.TILES + seat]:
            raise BadPosition(f"seat {seat}: {catalog.TILE_IDS[tile]} is flipped but not owned")
        if counters[w.FLIPPED] >> tile & 1 and not _can_be_flipped(tile):
            raise BadPosition(f"seat {seat}: {catalog.TILE_IDS[tile]} is never flipped (rise_of_ix 4.8)")
    if has_leader(t, seat):
        _check_leader(t, seat, counters, expansions)


def _can_be_flipped(tile: int) -> bool:
    use = catalog.TILES[tile].use
    return use != 0 and OP[use] == w.PAY and any(OP[part] == w.COST_FLIP for part in KIDS[KIDS[use][0]])


def _check_time(t: Table) -> None:
    """Ten rounds, a Conflict card each: level 1 in the first, 2 in the next five, then 3 (imperium 2.3, 5.1)."""
    shared = t.shared
    number = shared[w.ROUND]
    left = len(t.zones[w.CONFLICT_DECK])
    if number + left > ROUNDS:
        raise BadPosition(f"{left} Conflict cards left in round {number}: there are {ROUNDS} rounds (imperium 2.3)")
    if shared[w.BATTLE] and number and shared[w.PHASE] != w.ROUND_START:
        battle = shared[w.BATTLE] - 1
        tier = tiers(shared[w.EPIC] == 1)[number - 1]
        if catalog.CONFLICTS[battle].tier != tier:
            raise BadPosition(
                f"{catalog.CONFLICT_IDS[battle]} is a Conflict of level {catalog.CONFLICTS[battle].tier}; "
                f"round {number} has one of level {tier} (imperium 2.3)"
            )


def tiers(epic: bool) -> list[int]:
    """The levels of the Conflict cards, round by round (imperium 2.3, rise_of_ix 13.2)."""
    return [2] * 5 + [3] * 5 if epic else [1] + [2] * 5 + [3] * 4


Counts = tuple[Counter[int], Counter[int], Sequence[catalog.Component]]


def card_counts(t: Table, expansions: Expansions) -> list[Counts]:
    """How many of each there should be and are: cards, Intrigue cards, tiles, House Hagal cards."""
    lying = {domain: Counter(cards_of(t, DECLARED, domain)) for domain in ("intrigue", "tile", "hagal")}
    lying["intrigue"].update(entry % w.KIND_STEP for entry in t.zones[w.WAITING])
    lying["intrigue"].update(card for code, _, card, _ in frames_from_below(t) if code == w.F_PLAYED)
    lying["hagal"].update(_hagal_held(t))
    rivals = [] if t.shared[w.MODE] == w.MULTIPLAYER else box.hagal_cards(t.shared[w.MODE], expansions)
    return [
        _deck_cards(t, expansions),
        (Counter(box.intrigue_cards(expansions)), lying["intrigue"], catalog.INTRIGUES),
        (Counter(box.tiles_in_game(expansions)), lying["tile"], catalog.TILES),
        (Counter(rivals), lying["hagal"] if rivals else Counter(), catalog.HAGAL_CARDS),
    ]


def _deck_cards(t: Table, expansions: Expansions) -> Counts:
    expected = Counter(box.imperium_cards(expansions))
    for card in box.starting_deck(t.shared[w.EPIC] == 1):
        expected[card] += opening.humans(t.shared[w.MODE], len(t.seats))
    found = Counter(cards_of(t, DECLARED, "card"))
    del found[w.EMPTY_PLACE]
    found.update(c[k] - 1 for c in t.seats for k in (w.SET_ASIDE, w.MANIPULATED) if c[k])
    found.update(card for code, _, card, _ in frames_from_below(t) if code == w.F_ACQUIRED)
    for stack in catalog.CARDS:
        if stack.reserve >= 0:
            expected[stack.number] = stack.copies
            found[stack.number] += t.shared[w.RESERVE + stack.reserve]
    return expected, found, catalog.CARDS


def _hagal_held(t: Table) -> list[int]:
    """The card of a Rival's turn that is going on."""
    held = [card - 1 for code, _, _, card in frames_from_below(t) if code == w.F_RIVAL]
    return [card for card in held if card >= 0]


def _check_other_piles(t: Table, expansions: Expansions) -> None:
    if t.shared[w.MODE] != w.MULTIPLAYER and len(t.zones[w.HAGAL_DECK]) == 0 and not _hagal_held(t):
        raise BadPosition("an empty House Hagal deck is formed anew at once (house_hagal 3.2, 3.11)")
    for card, copies in Counter(cards_of(t, DECLARED, "conflict")).items():
        if not in_game(catalog.CONFLICTS[card], expansions):
            raise BadPosition(f"{catalog.CONFLICT_IDS[card]} needs Rise of Ix")
        if copies > 1:
            raise BadPosition(f"{catalog.CONFLICT_IDS[card]} is in two places")


def _compare(counts: Counts, expansions: Expansions) -> None:
    """Every card of the game lies in exactly one place."""
    expected, found, components = counts
    for card in sorted(set(expected) | set(found)):
        wanted, there = expected[card], found[card]
        if there and not wanted and lacks_expansion(components[card], expansions):
            raise BadPosition(f"{components[card].name} needs Rise of Ix (rise_of_ix 1.2)")
        if there > wanted:
            raise BadPosition(f"{components[card].name} is in too many places: {there} copies, the game has {wanted}")
        if there < wanted:
            raise BadPosition(f"{components[card].name} is missing: {there} copies, the game has {wanted}")
