"""What seats know of cards that lie hidden, as a position gives it."""

from typing import Any

from landsraad.imperium.position import PILES, SEAT_PILES
from landsraad.imperium.position_given import Given
from landsraad.kernel.declare import listed, whole
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.known import learn_card, learn_place
from landsraad.kernel.piles import count_of
from landsraad.kernel.positions import known_fields
from landsraad.kernel.redeal import known_cards


def read_known(given: Given) -> None:
    """Whoever changes the piles of a position need not think of it: what does not fit them is not known."""
    t = given.t
    for entry in listed(given.data.get("known", []), "known"):
        known_fields(entry, {"pile", "seat", "place", "card", "by"}, "known")
        zone, domain = _pile(given, entry)
        by = {given.seat(seat, "known by") for seat in listed(entry.get("by"), "known by")}
        seats = sum(1 << seat for seat in by)
        if "place" in entry:
            place = len(t.zones[zone]) - 1 - whole(entry["place"], "known place")  # counted from the top
            if place >= 0:
                learn_place(t, zone, place, seats)
        else:
            card = given.word(entry.get("card"), domain, "known card")
            copies = count_of(t.zones[zone], card)
            if all(count_of(known_cards(t, zone, seat), card) < copies for seat in by):
                learn_card(t, zone, card, seats)


def _pile(given: Given, entry: dict[str, Any]) -> tuple[int, str]:
    """Its number, and what lies in it."""
    for pile in [*SEAT_PILES, *PILES]:
        if pile.name == entry.get("pile"):
            seat = given.seat(entry.get("seat"), "known seat") if pile.declaration.seat else 0
            return pile.number + seat, pile.declaration.domain
    raise BadPosition(f"known: there is no pile {entry.get('pile')!r}")
