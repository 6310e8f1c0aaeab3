"""The piles of a position: as given, and what is not given is dealt from the cards that lie nowhere else."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, CARDS, TILE_IDS
from landsraad.imperium.checks import card_counts, tiers
from landsraad.imperium.naming import RESERVE_NAMES, SHARED_ZONES
from landsraad.imperium.opening import conflict_cards as conflicts_of_tier
from landsraad.imperium.opening import hagal_cards, imperium_cards, intrigue_cards, starting_deck, tiles_in_game
from landsraad.imperium.position_given import Given
from landsraad.imperium.rivals import trash_unmarked_tiles
from landsraad.kernel.chance import shuffled
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.piles import count_of, lay, put, put_all, take
from landsraad.kernel.vecs import i64, vec


def read_piles(given: Given) -> None:
    t = given.t
    for name, (zone, ids) in SHARED_ZONES.items():
        if name in given.data:
            lay(t, zone, given.pile(given.data[name], ids, name))
    for entry in given.entries(given.data.get("waiting", []), "waiting"):
        given.known(entry, {"seat", "intrigue"}, "waiting")
        intrigue = given.index(SHARED_ZONES["intrigue_deck"][1], entry.get("intrigue"), "waiting")
        put(t, w.WAITING, given.seat(entry.get("seat"), "waiting") * w.KIND_STEP + intrigue)
    if given.mode != w.MULTIPLAYER and "hagal_deck" not in given.data:
        rest = hagal_cards(given.mode, given.expansions)
        for card in [*t.zones[w.HAGAL_DISCARD], *t.zones[w.HAGAL_TRASH]]:
            if card in rest:
                rest.remove(card)
        rest = shuffled(t, rest)
        lay(t, w.HAGAL_DECK, rest)
    _seat_decks(given)
    if "row" in given.data:
        row = given.data["row"]
        if not isinstance(row, list) or len(row) > 5:
            raise BadPosition("'row' must be a list of at most five cards (null: an empty place)")
        places = [w.EMPTY_PLACE if name is None else given.index(CARD_IDS, name, "row") for name in row]
        lay(t, w.ROW, places)
    _imperium_deck(given)
    _intrigue_deck(given)
    _reserve(given)
    _conflicts(given)
    _tech(given)
    trash_unmarked_tiles(t)


def _seat_decks(given: Given) -> None:
    """A deck that is not given holds the starting cards that lie nowhere else; a given one is all there is."""
    t = given.t
    for seat, data in enumerate(given.seat_data[: given.humans]):
        rest = starting_deck(given.epic)
        for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED):
            for card in t.zones[zone + seat]:
                if card in rest:
                    rest.remove(card)
        if t.seats[seat][w.SET_ASIDE] - 1 in rest:
            rest.remove(t.seats[seat][w.SET_ASIDE] - 1)
        if "deck" in data:
            if "trash" not in given.data:
                put_all(t, w.TRASH, vec[i64](rest))
            continue
        for card in t.zones[w.TRASH] if "trash" in given.data else []:
            # A trashed starting card was somebody's: the first seat that lacks none gave it up.
            if card in rest and _surplus(given, card) > 0:
                rest.remove(card)
        rest = shuffled(t, rest)
        lay(t, w.DECK + seat, rest)


def _surplus(given: Given, card: int) -> int:
    trashed = count_of(given.t.zones[w.TRASH], card)
    placed: int = sum(
        count_of(given.t.zones[zone + seat], card)
        for seat in range(len(given.t.seats))
        for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED)
    )
    return trashed + placed + CARDS[card].copies - CARDS[card].copies * given.humans


def _rest(given: Given, cards: list[int], *, intrigue: bool) -> list[int]:
    """Those of the cards that lie nowhere yet."""
    t = given.t
    rest = cards[:]
    used: list[int] = []
    if intrigue:
        used.extend(t.zones[w.INTRIGUE_DISCARD])
        used.extend(t.zones[w.INTRIGUE_TRASH])
        used.extend(entry % w.KIND_STEP for entry in t.zones[w.WAITING])
        for seat in range(len(t.seats)):
            used.extend(t.zones[w.INTRIGUE + seat])
        used.extend(_on_stack(given, "played", 2, SHARED_ZONES["intrigue_deck"][1]))
    else:
        used.extend(t.zones[w.ROW])
        used.extend(t.zones[w.TRASH])
        for seat, counters in enumerate(t.seats):
            for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED):
                used.extend(t.zones[zone + seat])
            used.extend(counters[counter] - 1 for counter in (w.SET_ASIDE, w.MANIPULATED) if counters[counter])
        used.extend(_on_stack(given, "acquired", 2, CARD_IDS))
    for card in used:
        if card in rest:
            rest.remove(card)
    rest = shuffled(t, rest)
    return rest


def _on_stack(given: Given, frame: str, at: int, ids: list[str]) -> list[int]:
    return [ids.index(entry[at]) for entry in given.data.get("pending", []) if entry[0] == frame]


def _imperium_deck(given: Given) -> None:
    t = given.t
    if "imperium_deck" not in given.data:
        lay(t, w.IMPERIUM_DECK, _rest(given, imperium_cards(given.expansions), intrigue=False))
    elif "trash" not in given.data:  # what is neither in the deck nor anywhere else has left the game
        deck = t.zones[w.IMPERIUM_DECK][:]
        rest = _rest(given, imperium_cards(given.expansions), intrigue=False)
        for card in deck:
            if card in rest:
                rest.remove(card)
        put_all(t, w.TRASH, vec[i64](rest))
    while len(t.zones[w.ROW]) < 5 and "row" not in given.data and t.zones[w.IMPERIUM_DECK]:
        put(t, w.ROW, take(t, w.IMPERIUM_DECK))
    while len(t.zones[w.ROW]) < 5:
        put(t, w.ROW, take(t, w.IMPERIUM_DECK) if t.zones[w.IMPERIUM_DECK] else w.EMPTY_PLACE)


def _intrigue_deck(given: Given) -> None:
    if "intrigue_deck" not in given.data:
        lay(given.t, w.INTRIGUE_DECK, _rest(given, intrigue_cards(given.expansions), intrigue=True))
    elif "intrigue_discard" not in given.data:
        rest = _rest(given, intrigue_cards(given.expansions), intrigue=True)
        for card in given.t.zones[w.INTRIGUE_DECK]:
            if card in rest:
                rest.remove(card)
        lay(given.t, w.INTRIGUE_DISCARD, rest)


def lay_aside(given: Given) -> None:
    """A pile that is given is all there is: what is then missing has left the game."""
    trash = (w.TRASH, w.INTRIGUE_TRASH, w.TILE_TRASH, w.HAGAL_TRASH)
    for zone, (expected, found, _) in zip(trash, card_counts(given.t, given.expansions), strict=True):
        for card, copies in expected.items():
            put_all(given.t, zone, vec[i64]([card] * (copies - found.get(card, 0))))


def _reserve(given: Given) -> None:
    t = given.t
    stacks = given.mapping("reserve", RESERVE_NAMES)
    for card in range(len(CARD_IDS)):
        stack = CARDS[card].reserve
        if stack < 0:
            continue
        if RESERVE_NAMES[stack] in stacks:
            t.shared[w.RESERVE + stack] = given.number(stacks[RESERVE_NAMES[stack]], f"reserve {CARD_IDS[card]}", 10)
        else:
            owned = sum(
                count_of(t.zones[zone + seat], card)
                for seat in range(len(t.seats))
                for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED)
            )
            owned += sum(1 for counters in t.seats if counters[w.SET_ASIDE] == card + 1)
            owned += _on_stack(given, "acquired", 2, CARD_IDS).count(card)
            t.shared[w.RESERVE + stack] = max(0, CARDS[card].copies - owned)


def _conflicts(given: Given) -> None:
    t = given.t
    played = t.shared[w.ROUND]
    if t.shared[w.BATTLE] and "conflicts_past" not in given.data:
        lay(t, w.CONFLICT_PAST, [t.shared[w.BATTLE] - 1])
    levels = tiers(given.epic)
    if "conflict_deck" not in given.data:
        deck: list[int] = []
        for tier in (1, 2, 3):
            cards = [card for card in conflicts_of_tier(tier, given.expansions) if card not in t.zones[w.CONFLICT_PAST]]
            cards = shuffled(t, cards)
            deck.extend(cards[: levels[played:].count(tier)])
        lay(t, w.CONFLICT_DECK, deck[::-1])
    if not t.shared[w.BATTLE] and given.data.get("phase", "player_turns") not in ("round_start", "setup"):
        tier = levels[max(0, played - 1)]
        free = [card for card in conflicts_of_tier(tier, given.expansions) if card not in t.zones[w.CONFLICT_DECK]]
        t.shared[w.BATTLE] = free[0] + 1
        put(t, w.CONFLICT_PAST, free[0])


def _tech(given: Given) -> None:
    t = given.t
    tiles = tiles_in_game(given.expansions)
    stacks = given.data.get("tech", [])
    if not isinstance(stacks, list) or len(stacks) > 3 or (any(stacks) and not tiles):
        raise BadPosition("'tech' must be a list of three stacks, top tile first, in a game with Rise of Ix")
    owned = [tile for seat in range(len(t.seats)) for tile in t.zones[w.TILES + seat]]
    for stack, names in enumerate(stacks):
        lay(t, w.STACKS + stack, given.pile(names, TILE_IDS, f"tech stack {stack}"))
        owned.extend(t.zones[w.STACKS + stack])
    if tiles:
        owned.extend(t.zones[w.TILE_TRASH])
        rest = [tile for tile in tiles if tile not in owned]
        rest = shuffled(t, rest)
        if len(stacks) == 3 and "tile_trash" not in given.data:  # three given stacks are all there is
            lay(t, w.TILE_TRASH, rest)
        for stack in range(len(stacks), 3):
            share = len(rest) // (3 - stack)
            lay(t, w.STACKS + stack, rest[:share])
            rest = rest[share:]
