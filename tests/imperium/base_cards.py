"""A few words more for the tests of the Imperium cards of the base game: reveal, send an agent, look at the gains."""

from typing import Any

from landsraad.game import Game
from tests.imperium.table import play, seat, table

GAINS = ("persuasion", "swords", "solari", "spice", "water", "points")
LEVELS = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
ROW = ["scout", "stilgar", "carryall", "firm_grip"]
STARTING = [*["convincing_argument", "dagger", "dune_the_desert_planet"] * 2]
STARTING += ["diplomacy", "reconnaissance", "seek_allies", "signet_ring"]


def gains(game: Game) -> dict[str, int]:
    found = seat(game)
    return {name: found[name] for name in GAINS if found[name]}


def reveal(*hand: str, **fields: Any) -> Game:
    return play(table({"hand": list(hand), **fields}), "reveal")


def send(card: str, space: str, *others: dict[str, Any], **fields: Any) -> Game:
    return play(table({"hand": [card], **fields}, *others), f"agent {card} {space}")
