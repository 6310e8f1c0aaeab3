"""The piles of a position: as given, and what is not given is dealt from the cards that lie nowhere else."""

from collections.abc import Iterable
from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.box import conflict_cards as conflicts_of_tier
from landsraad.imperium.box import hagal_cards, imperium_cards, intrigue_cards, starting_deck, tiles_in_game
from landsraad.imperium.catalog import CARDS
from landsraad.imperium.checks import card_counts, tiers
from landsraad.imperium.opening import ROW_PLACES
from landsraad.imperium.position import PILES
from landsraad.imperium.position_given import Given
from landsraad.imperium.rivals import trash_unmarked_tiles
from landsraad.kernel.chance import shuffled
from landsraad.kernel.declare import listed
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.piles import count_of, lay, put, put_all, take
from landsraad.kernel.positions import known_fields, read_piles
from landsraad.kernel.table import frames_from_below
from landsraad.kernel.vecs import i64, vec

OWN_PILES: Final = (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED)  # where the cards of a seat lie


def _without(cards: list[int], used: Iterable[int]) -> list[int]:
    """Those of the cards that are left when others are taken out, copy for copy."""
    rest = cards[:]
    for card in used:
        if card in rest:
            rest.remove(card)
    return rest


def deal_piles(given: Given) -> None:
    t = given.t
    read_piles(t, PILES, given.domains, given.data, "")
    for entry in listed(given.data.get("waiting", []), "waiting"):
        known_fields(entry, {"seat", "intrigue"}, "waiting")
        intrigue = given.word(entry.get("intrigue"), "intrigue", "waiting")
        put(t, w.WAITING, given.seat(entry.get("seat"), "waiting") * w.KIND_STEP + intrigue)
    if given.mode != w.MULTIPLAYER and "hagal_deck" not in given.data:
        used = [*t.zones[w.HAGAL_DISCARD], *t.zones[w.HAGAL_TRASH]]
        lay(t, w.HAGAL_DECK, shuffled(t, _without(hagal_cards(given.mode, given.expansions), used)))
    _seat_decks(given)
    _row(given)
    _imperium_deck(given)
    _intrigue_deck(given)
    _reserve(given)
    _conflicts(given)
    _tech(given)
    trash_unmarked_tiles(t)


def _row(given: Given) -> None:
    row = given.data.get("row", [])
    if not isinstance(row, list) or len(row) > ROW_PLACES:
        raise BadPosition("'row' must be a list of at most five cards (null: an empty place)")
    lay(given.t, w.ROW, [w.EMPTY_PLACE if name is None else given.word(name, "card", "row") for name in row])


def _seat_decks(given: Given) -> None:
    """A deck that is not given holds the starting cards that lie nowhere else; a given one is all there is."""
    t = given.t
    for seat, data in enumerate(given.seat_data[: given.humans]):
        used = [card for zone in OWN_PILES for card in t.zones[zone + seat]]
        rest = _without(starting_deck(given.epic), [*used, t.seats[seat][w.SET_ASIDE] - 1])
        if "deck" in data:
            if "trash" not in given.data:
                put_all(t, w.TRASH, vec[i64](rest))
            continue
        for card in t.zones[w.TRASH] if "trash" in given.data else []:
            # A trashed starting card was somebody's: the first seat that lacks none gave it up.
            if card in rest and _surplus(given, card) > 0:
                rest.remove(card)
        lay(t, w.DECK + seat, shuffled(t, rest))


def _placed(given: Given, card: int) -> int:
    """How many copies the seats have."""
    copies: int = sum(
        count_of(given.t.zones[zone + seat], card) for seat in range(len(given.t.seats)) for zone in OWN_PILES
    )
    return copies


def _surplus(given: Given, card: int) -> int:
    copies = CARDS[card].copies
    return count_of(given.t.zones[w.TRASH], card) + _placed(given, card) + copies - copies * given.humans


def _free_imperium_cards(given: Given) -> list[int]:
    """The cards of the Imperium deck that lie nowhere yet, shuffled."""
    t = given.t
    used = [*t.zones[w.ROW], *t.zones[w.TRASH], *_on_stack(given, w.F_ACQUIRED)]
    for seat, counters in enumerate(t.seats):
        for zone in OWN_PILES:
            used.extend(t.zones[zone + seat])
        used.extend(counters[counter] - 1 for counter in (w.SET_ASIDE, w.MANIPULATED))
    return shuffled(t, _without(imperium_cards(given.expansions), used))


def _free_intrigue_cards(given: Given) -> list[int]:
    t = given.t
    used = [*t.zones[w.INTRIGUE_DISCARD], *t.zones[w.INTRIGUE_TRASH], *_on_stack(given, w.F_PLAYED)]
    used.extend(entry % w.KIND_STEP for entry in t.zones[w.WAITING])
    for seat in range(len(t.seats)):
        used.extend(t.zones[w.INTRIGUE + seat])
    return shuffled(t, _without(intrigue_cards(given.expansions), used))


def _on_stack(given: Given, frame: int) -> list[int]:
    """The cards that are on their way."""
    return [card for code, _, card, _ in frames_from_below(given.t) if code == frame]


def _imperium_deck(given: Given) -> None:
    t = given.t
    if "imperium_deck" not in given.data:
        lay(t, w.IMPERIUM_DECK, _free_imperium_cards(given))
    elif "trash" not in given.data:  # what is neither in the deck nor anywhere else has left the game
        put_all(t, w.TRASH, vec[i64](_without(_free_imperium_cards(given), t.zones[w.IMPERIUM_DECK])))
    while len(t.zones[w.ROW]) < ROW_PLACES:
        put(t, w.ROW, take(t, w.IMPERIUM_DECK) if len(t.zones[w.IMPERIUM_DECK]) > 0 else w.EMPTY_PLACE)


def _intrigue_deck(given: Given) -> None:
    t = given.t
    if "intrigue_deck" not in given.data:
        lay(t, w.INTRIGUE_DECK, _free_intrigue_cards(given))
    elif "intrigue_discard" not in given.data:
        lay(t, w.INTRIGUE_DISCARD, _without(_free_intrigue_cards(given), t.zones[w.INTRIGUE_DECK]))


def lay_aside(given: Given) -> None:
    """A pile that is given is all there is: what is then missing has left the game."""
    trash = (w.TRASH, w.INTRIGUE_TRASH, w.TILE_TRASH, w.HAGAL_TRASH)
    for zone, (expected, found, _) in zip(trash, card_counts(given.t, given.expansions), strict=True):
        for card, copies in expected.items():
            missing = copies - found.get(card, 0)
            if missing > 0:
                put_all(given.t, zone, vec[i64]([card] * missing))


def _reserve(given: Given) -> None:
    t = given.t
    for card in CARDS:
        if card.reserve < 0:
            continue
        left = given.data.get("reserve", {}).get(w.RESERVE_NAMES[card.reserve])
        if left is None:
            away = _placed(given, card.number) + _on_stack(given, w.F_ACQUIRED).count(card.number)
            away += sum(1 for counters in t.seats if counters[w.SET_ASIDE] == card.number + 1)
            left = max(0, card.copies - away)
        t.shared[w.RESERVE + card.reserve] = left


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
    if not t.shared[w.BATTLE] and t.shared[w.PHASE] not in (w.ROUND_START, w.SETUP):
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
        where = f"tech stack {stack}"
        lay(t, w.STACKS + stack, [given.word(name, "tile", where) for name in listed(names, where)][::-1])
        owned.extend(t.zones[w.STACKS + stack])
    if tiles:
        owned.extend(t.zones[w.TILE_TRASH])
        rest = shuffled(t, [tile for tile in tiles if tile not in owned])
        if len(stacks) == 3 and "tile_trash" not in given.data:  # three given stacks are all there is
            lay(t, w.TILE_TRASH, rest)
        for stack in range(len(stacks), 3):
            share = len(rest) // (3 - stack)
            lay(t, w.STACKS + stack, rest[:share])
            rest = rest[share:]
