"""Who sits where: people at this screen, and bots. The names in a saved game tell it when the game is resumed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from landsraad import BadOption, bots
from landsraad.terminal.words import word

LETTERS = "ABCD"
DEFAULT_BOT = "steward"
RIVAL = "rival"  # the rules play for it: House Hagal in games for one or two
PERSON = "person"
FEWEST_SEATS = 3
SIGNED = re.compile(r"(.*) \[([\w.:]+)\]")  # "Bot B [random]"


@dataclass(frozen=True)
class Player:
    name: str
    bot: str | None  # the name of a bot, or RIVAL; None is a person


def seat_players(
    seats: int, humans: int, bot_names: Sequence[str], names: Sequence[str], lang: str, fewest: int = FEWEST_SEATS
) -> list[Player]:
    """People take the first seats, bots the others; one bot's name serves for all of them. Rivals fill the table."""
    if not 1 <= seats <= len(LETTERS):
        raise BadOption(f"a game has 1 to {len(LETTERS)} seats, not {seats}", key="seats", facts={"seats": str(seats)})
    if not 1 <= humans <= seats:
        raise BadOption(
            f"from 1 to {seats} people can play at {seats} seats, not {humans}",
            key="humans",
            facts={"seats": seats, "humans": str(humans)},
        )
    empty = seats - humans
    given = list(bot_names) or [DEFAULT_BOT]
    if len(given) == 1:
        given *= empty
    if len(given) != empty:
        raise BadOption(
            f"{empty} seats are left for bots, but {len(given)} bots are named",
            key="bots-left",
            facts={"seats": empty, "bots": len(given)},
        )
    if len(names) > humans:
        raise BadOption(
            f"{len(names)} names are given for {humans} people",
            key="names-for-people",
            facts={"names": len(names), "people": humans},
        )
    for name in given:
        bots.check(name)
    players = [
        Player(plain_name(names[seat]) if seat < len(names) else word("human", lang, letter=LETTERS[seat]), None)
        for seat in range(humans)
    ]
    for name in given:
        players.append(Player(word("bot", lang, letter=LETTERS[len(players)]), name))
    while len(players) < fewest:
        players.append(Player(word("rival", lang, letter=LETTERS[len(players)]), RIVAL))
    return players


def plain_name(player: str) -> str:
    """A name that cannot be taken for that of a bot."""
    return player.replace("[", "(").replace("]", ")").strip()


def signed(players: Sequence[Player]) -> list[str]:
    """The names as a record keeps them: a bot's name says which bot it is; people are called so where no bot plays."""
    people = "" if any(player.bot for player in players) else f" [{PERSON}]"
    return [player.name + (people if player.bot is None else f" [{player.bot}]") for player in players]


def recall(names: Sequence[str]) -> list[Player]:
    """Who plays, from the names in a record. Where they do not tell, a person has the first seat, bots the others."""
    found = [SIGNED.fullmatch(name) for name in names]
    players = [Player(name, None) if sign is None else Player(sign[1], sign[2]) for name, sign in zip(names, found)]
    players = [Player(player.name, None) if player.bot == PERSON else player for player in players]
    if not any(found):
        players[1:] = [Player(name, DEFAULT_BOT) for name in names[1:]]
    if all(player.bot is not None for player in players):
        players[0] = Player(players[0].name, None)
    for player in players:
        if player.bot is not None and player.bot != RIVAL:
            bots.check(player.bot)
    return players
