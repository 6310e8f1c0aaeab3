"""What a seat may see. Everything anybody is shown passes through here (imperium 3.9, 3.14; rise_of_ix 1.10)."""

from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.agenda import for_nothing
from landsraad.imperium.catalog import LEADERS, TILE_IDS
from landsraad.imperium.conditions import tile_on_top
from landsraad.imperium.facts import strength_of
from landsraad.imperium.naming import DOMAINS
from landsraad.imperium.opening import has_drafted
from landsraad.imperium.position import PILES, SEAT_PILES, write_board, write_seat
from landsraad.imperium.store import PATH
from landsraad.kernel.decisions import first_of
from landsraad.kernel.declare import EVERYBODY, OWNER
from landsraad.kernel.positions import NOTHING, write_piles
from landsraad.kernel.table import Table

SEEN_PILES: Final = [entry for entry in PILES if entry.declaration.seen == EVERYBODY]
HIDDEN_DECKS: Final = [entry for entry in PILES if entry.declaration.seen != EVERYBODY]
OWN_PILES: Final = ("deck", "hand", "discard", "played", "revealed")
HIDDEN_FROM_OTHERS: Final = [entry.name for entry in SEAT_PILES if entry.declaration.seen == OWNER]


def write_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator. A pile nobody may look into is given as its number of cards."""
    written = [write_seat(t, number) for number in range(len(t.seats))]
    openly = see_openly(t, [see_seat(theirs, t, number) for number, theirs in enumerate(written)])
    if seat is None:
        return openly
    return {**openly, **see_apart(openly, see_own(openly["seats"][seat], written[seat], t, seat), t, seat)}


def see_openly(
    t: Table, seats: list[dict[str, Any]], before: Table | None = None, known: dict[str, Any] = NOTHING
) -> dict[str, Any]:
    """What everybody may see: all who look have it in common. `seats`: what everybody may see of each of them; `known`:
    what everybody could see of the table `before`."""
    view: dict[str, Any] = {
        **write_board(t, [see_stack(t, stack) for stack in range(3)], before, known),
        **write_piles(t, SEEN_PILES, DOMAINS, 0, before, known),
        "seats": seats,
        "you": None,
        "to_act": None if t.to_act < 0 else t.to_act,
    }
    del view["tech_hidden"]  # told of the stacks is what lies on top (rise_of_ix 1.10), not which of them are turned
    for entry in HIDDEN_DECKS:
        view[entry.name] = len(t.zones[entry.number])
    if t.ask_all:
        view["ask_all"] = True
    return view


def see_stack(t: Table, stack: int) -> dict[str, Any]:
    tile = tile_on_top(t, stack)
    return {"top": None if tile < 0 else TILE_IDS[tile], "tiles": len(t.zones[w.STACKS + stack])}


def see_apart(openly: dict[str, Any], own: dict[str, Any], t: Table, seat: int) -> dict[str, Any]:
    """The fields in which a seat's view is another than everybody's: who it is, its own seat, its own effects."""
    apart: dict[str, Any] = {"you": seat}
    # Nobody looks at the Intrigue cards of a Rival (house_hagal 4.5).
    if t.seats[seat][w.RIVAL] == 0:
        apart["seats"] = openly["seats"][:]
        apart["seats"][seat] = own
    if seat == t.to_act:
        idle = for_nothing(t)
        if idle:  # open effects that would do nothing if they were resolved now
            apart["for_nothing"] = [PATH[first_of(option)] for option in idle]
    return apart


def see_seat(written: dict[str, Any], t: Table, number: int) -> dict[str, Any]:
    """What everybody may see of a seat of a position."""
    theirs = dict(written)
    if not has_drafted(t, number):
        theirs["leader"] = None
    theirs["strength"] = strength_of(t, number)
    theirs["deck_size"] = len(theirs.pop("deck"))
    owned = _owned(written)
    if owned:  # House Hagal has no cards of its own
        theirs["owned"] = owned
    # The order of a pile that was handled in secret must not tell anything.
    theirs["discard"] = sorted(theirs["discard"])
    for key in HIDDEN_FROM_OTHERS:
        theirs[f"{key}_size"] = len(theirs.pop(key))
    theirs["has_masterstroke"] = bool(theirs.pop("masterstroke"))
    theirs["has_set_aside"] = theirs.pop("set_aside", None) is not None
    return theirs


def see_own(openly: dict[str, Any], written: dict[str, Any], t: Table, number: int) -> dict[str, Any]:
    """What those see of a seat of a position who own it. `openly`: what everybody sees of it."""
    own = {**openly, "masterstroke": written["masterstroke"]}
    deck = written["deck"]  # from its top
    # Who owns the cards knows which of them are left to draw, but never in which order (imperium 3.9).
    own["deck_cards"] = sorted(deck)
    if deck and openly["leader"] is not None and LEADERS[t.seats[number][w.LEADER]].sees_top:
        own["deck_top"] = deck[0]
    for key in HIDDEN_FROM_OTHERS:
        own[key] = sorted(written[key])
    if "set_aside" in written:
        own["set_aside"] = written["set_aside"]
    return own


def _owned(theirs: dict[str, Any]) -> dict[str, int]:
    """How many of each card somebody owns, wherever they lie: everybody has seen them come and go (imperium 3.9).

    Intrigue cards are not among them (imperium 3.14).
    """
    cards: list[str] = [card for pile in OWN_PILES for card in theirs[pile]]
    if "set_aside" in theirs:
        cards.append(theirs["set_aside"])
    owned: dict[str, int] = {}
    for card in sorted(cards):
        owned[card] = owned.get(card, 0) + 1
    return owned
