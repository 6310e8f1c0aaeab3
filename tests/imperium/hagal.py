"""Tables with Rivals: the wanted House Hagal cards on top, everything else as in tests/imperium/table.py."""

from collections import Counter
from typing import Any

from landsraad.game import Game
from tests.imperium.table import Seat, offered, play, table
from tests.imperium.table import shared as shared_part

# The decks as they are printed on the boxes: card, copies.
COMMON = {
    "conspire": 2, "wealth": 1, "heighliner": 1, "foldspace": 2, "selective_breeding": 2, "secrets": 1,
    "hardy_warriors": 1, "stillsuits": 2, "carthag": 3, "harvest_spice": 5,
}  # fmt: skip
BASE_ONLY = {"rally_troops": 2, "hall_of_oratory": 2}
IX_ONLY = {
    "hagal_interstellar_shipping": 1,
    "hagal_foldspace_interstellar_shipping": 1,
    "hagal_smuggling_interstellar_shipping": 1,
}
SOLO_BASE = {**COMMON, **BASE_ONLY, "arrakeen_1p": 3}
TWO_BASE = {**COMMON, **BASE_ONLY, "arrakeen_2p": 3, "reshuffle": 1}
SOLO_IX = {**COMMON, **IX_ONLY, "arrakeen_1p": 3, "hagal_tech_negotiation": 2, "hagal_dreadnought_1p": 2}
TWO_IX = {**COMMON, **IX_ONLY, "arrakeen_2p": 3, "reshuffle": 1, "hagal_dreadnought_2p": 2}

# A seat whose agents are all away, on a space no Rival ever enters.
AWAY: Seat = {"agents_at": {"high_council": 2}}
# The human may pass: the turn goes on to the Rivals and nothing else happens.
READY: Seat = {"hand": [], "turn": {"may_pass": 1}}


def deck(cards: dict[str, int], top: list[str]) -> list[str]:
    """All cards of a deck, the wanted ones on top; below them in an order that always sends an agent."""
    rest = Counter(cards)
    rest.subtract(top)
    assert min(rest.values()) >= 0, f"{top} are not in the deck"
    return [*top, *rest.elements()]


def solo(
    left: Seat | None = None,
    other: Seat | None = None,
    human: Seat | None = None,
    *,
    top: list[str] | None = None,
    ix: bool = False,
    **shared: Any,
) -> Game:
    """A solo game: after the human's "pass" the left Rival (seat 1) acts; the other one is away unless given."""
    if "hagal_deck" not in shared:
        shared["hagal_deck"] = deck(SOLO_IX if ix else SOLO_BASE, top or [])
    seats = ({**READY, **(human or {})}, left or {}, AWAY if other is None else other)
    return table(*seats, ix=ix, mode="solo", **shared)


def two(
    hagal: Seat | None = None,
    human: Seat | None = None,
    second: Seat | None = None,
    *,
    top: list[str] | None = None,
    ix: bool = False,
    **shared: Any,
) -> Game:
    """A two-player game in which House Hagal (seat 2) owes an answer: it acts after the human's "pass"."""
    if "hagal_deck" not in shared:
        shared["hagal_deck"] = deck(TWO_IX if ix else TWO_BASE, top or [])
    seats = ({**READY, **(human or {})}, second or {}, hagal or {})
    return table(*seats, ix=ix, mode="two_players", **{"hagal_owed": 1, **shared})


def act(game: Game) -> Game:
    """The human passes, so that the Rivals take their turns."""
    return play(game, "pass")


def fight(
    left: Seat | None = None,
    other: Seat | None = None,
    human: Seat | None = None,
    *,
    mode: str = "solo",
    top: list[str] | None = None,
    ix: bool = False,
    **shared: Any,
) -> Game:
    """The Combat phase of a solo game. The human takes part and holds a card, so that there is a moment to look.

    In a two-player game the three seats are: House Hagal, the second human, the first human.
    """
    cards = (SOLO_IX if ix else SOLO_BASE) if mode == "solo" else (TWO_IX if ix else TWO_BASE)
    if "hagal_deck" not in shared:
        shared["hagal_deck"] = deck(cards, top or ["carthag", "carthag", "carthag"])
    first = {"hand": [], "conflict": 1, "garrison": 0, "intrigue": ["bypass_protocol"], **(human or {})}
    away = AWAY if mode == "solo" else {"hand": []}
    seats = (first, left or {}, away if other is None else other)
    if mode == "two_players":
        seats = (first, seats[2], seats[1])
    return table(*seats, ix=ix, mode=mode, phase="combat", **shared)


def after(game: Game) -> Game:
    """The human passes in combat and the rewards are given; a winner with Intrigue cards ends that moment."""
    play(game, "pass")
    if offered(game) == ["end"] and shared_part(game)["phase"] == "combat":
        play(game, "end")
    return game


def told(game: Game) -> list[str]:
    """The log as a spectator reads it, with Rivals by their number, whoever leads them."""
    return [game.speaker.event(one, "en", game.names) for one in game.events if game.rules.visible(one, None)]
