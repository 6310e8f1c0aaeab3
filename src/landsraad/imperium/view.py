"""What a seat may see. Everything anybody is shown passes through here (imperium 3.9, 3.14; rise_of_ix 1.10)."""

from collections import Counter
from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.agenda import for_nothing
from landsraad.imperium.catalog import CARD_IDS, LEADERS, TILE_IDS
from landsraad.imperium.conditions import tile_on_top
from landsraad.imperium.facts import strength_of
from landsraad.imperium.glimpses import without_leader
from landsraad.imperium.position import PILES, SEAT_PILES, write_position
from landsraad.imperium.store import PATH
from landsraad.kernel.decisions import first_of
from landsraad.kernel.declare import EVERYBODY, OWNER
from landsraad.kernel.table import Table

SECRET: Final = ("chance", "pending", "agenda", "triggered", "version", "rules", "tech_hidden", "known")
HIDDEN_DECKS: Final = [entry.name for entry in PILES if entry.declaration.seen != EVERYBODY]
OWN_PILES: Final = ("deck", "hand", "discard", "played", "revealed")
HIDDEN_FROM_OTHERS: Final = [entry.name for entry in SEAT_PILES if entry.declaration.seen == OWNER]


def write_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator. A pile nobody may look into is given as its number of cards."""
    position = write_position(t)
    seats = position["seats"]
    openly = see_openly(position, [see_seat(theirs, t, number, False) for number, theirs in enumerate(seats)], t)
    return openly if seat is None else see(openly, see_seat(seats[seat], t, seat, True), t, seat)


def see_openly(position: dict[str, Any], seats: list[dict[str, Any]], t: Table) -> dict[str, Any]:
    """What everybody may see of a position that was written already: all who look have most of it in common. `seats`:
    what everybody may see of each of them."""
    view = {**position}
    for key in SECRET:
        view.pop(key, None)
    for key in HIDDEN_DECKS:
        view[key] = len(view[key])
    view["tech"] = [
        {"top": None if tile_on_top(t, stack) < 0 else TILE_IDS[tile_on_top(t, stack)], "tiles": len(pile)}
        for stack, pile in enumerate(view["tech"])
    ]
    view["seats"] = seats
    view["you"] = None
    view["to_act"] = None if t.to_act < 0 else t.to_act
    return view


def see(openly: dict[str, Any], own: dict[str, Any], t: Table, seat: int) -> dict[str, Any]:
    """What a seat may see: what everybody may, and its own. Nobody may change what it is made from."""
    view = {**openly, "you": seat}
    # Nobody looks at the Intrigue cards of a Rival (house_hagal 4.5).
    if t.seats[seat][w.RIVAL] == 0:
        view["seats"] = openly["seats"][:]
        view["seats"][seat] = own
    if seat == t.to_act:
        idle = for_nothing(t)
        if idle:  # open effects that would do nothing if they were resolved now
            view["for_nothing"] = [PATH[first_of(option)] for option in idle]
    return view


def see_seat(written: dict[str, Any], t: Table, number: int, own: bool) -> dict[str, Any]:
    """What everybody may see of a seat of a position, or who owns it (`own`)."""
    theirs = dict(written)
    if number in without_leader(t):
        theirs["leader"] = None
    theirs["strength"] = strength_of(t, number)
    theirs["deck_size"] = len(theirs["deck"])
    owned = _owned(theirs)
    if owned:  # House Hagal has no cards of its own
        theirs["owned"] = owned
    # The order of a pile that was handled in secret must not tell anything.
    theirs["discard"] = sorted(theirs["discard"])
    if own:
        # Who owns the cards knows which of them are left to draw, but never in which order (imperium 3.9).
        theirs["deck_cards"] = sorted(theirs["deck"])
    del theirs["deck"]
    if (
        own
        and theirs["leader"] is not None
        and LEADERS[t.seats[number][w.LEADER]].sees_top
        and t.zones[w.DECK + number]
    ):
        theirs["deck_top"] = CARD_IDS[t.zones[w.DECK + number][-1]]
    for key in HIDDEN_FROM_OTHERS:
        theirs[f"{key}_size"] = len(theirs[key])
        theirs[key] = sorted(theirs[key])
        if not own:
            del theirs[key]
    theirs["has_masterstroke"] = bool(theirs["masterstroke"])
    theirs["has_set_aside"] = "set_aside" in theirs
    if not own:
        del theirs["masterstroke"]
        theirs.pop("set_aside", None)
    return theirs


def _owned(theirs: dict[str, Any]) -> dict[str, int]:
    """How many of each card somebody owns, wherever they lie: everybody has seen them come and go (imperium 3.9).

    Intrigue cards are not among them (imperium 3.14).
    """
    cards = [card for pile in OWN_PILES for card in theirs[pile]]
    if "set_aside" in theirs:
        cards.append(theirs["set_aside"])
    return dict(sorted(Counter(cards).items()))
