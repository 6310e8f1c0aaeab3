"""What a seat may see. Everything anybody is shown passes through here (imperium 3.9, 3.14; rise_of_ix 1.10)."""

from collections import Counter
from typing import Any, Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.agenda import for_nothing
from landsraad.imperium.catalog import CARD_IDS, LEADERS, TILE_IDS
from landsraad.imperium.conditions import tile_on_top
from landsraad.imperium.facts import strength
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
    return see(write_position(t), t, seat)


def see(position: dict[str, Any], t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may see of a position that was written already: many seats look at the same one."""
    view = {**position, "seats": [dict(theirs) for theirs in position["seats"]]}
    for key in SECRET:
        view.pop(key, None)
    for key in HIDDEN_DECKS:
        view[key] = len(view[key])
    view["tech"] = [
        {"top": None if tile_on_top(t, stack) < 0 else TILE_IDS[tile_on_top(t, stack)], "tiles": len(pile)}
        for stack, pile in enumerate(view["tech"])
    ]
    waiting = without_leader(t)
    for number, theirs in enumerate(view["seats"]):
        if number in waiting:
            theirs["leader"] = None
        # Nobody looks at the Intrigue cards of a Rival (house_hagal 4.5).
        _hide_seat(t, number, theirs, number == seat and t.seats[number][w.RIVAL] == 0)
    view["you"] = seat
    view["to_act"] = None if t.to_act < 0 else t.to_act
    if seat is not None and seat == t.to_act:
        idle = for_nothing(t)
        if idle:  # open effects that would do nothing if they were resolved now
            view["for_nothing"] = [PATH[first_of(option)] for option in idle]
    return view


def _hide_seat(t: Table, number: int, theirs: dict[str, Any], own: bool) -> None:
    theirs["strength"] = strength(t.seats[number])
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


def _owned(theirs: dict[str, Any]) -> dict[str, int]:
    """How many of each card somebody owns, wherever they lie: everybody has seen them come and go (imperium 3.9).

    Intrigue cards are not among them (imperium 3.14).
    """
    cards = [card for pile in OWN_PILES for card in theirs[pile]]
    if "set_aside" in theirs:
        cards.append(theirs["set_aside"])
    return dict(sorted(Counter(cards).items()))


def visible(event: tuple[int, int, int, int, int], seat: int | None) -> bool:
    """Whether an event of the journal is shown to a seat: which cards were drawn to their owner, how many to others."""
    return event[0] not in (e.COUNTED if event[1] == seat else e.PRIVATE)
