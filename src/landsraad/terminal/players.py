"""Who sits where: people at this screen, and bots. The record of a game keeps it among the set-up, for resuming."""

from collections.abc import Sequence
from dataclasses import dataclass

from landsraad import BadOption, Game, bots
from landsraad.terminal.words import word

LETTERS = "ABCD"
RIVAL = "rival"  # the rules play for it: House Hagal in games for one or two
FEWEST_SEATS = 3


@dataclass(frozen=True)
class Player:
    name: str
    bot: str | None  # the name of a bot, or RIVAL; None is a person


def seat_players(seats: int, humans: int, bot_names: Sequence[str], names: Sequence[str], lang: str) -> list[Player]:
    """People take the first seats, bots the others; one bot's name serves for all of them. Rivals fill the table."""
    if not 1 <= humans <= seats:
        raise BadOption(f"from 1 to {seats} people can play at {seats} seats, not {humans}")
    empty = seats - humans
    given = list(bot_names) or ["random"]
    if len(given) == 1:
        given *= empty
    if len(given) != empty:
        raise BadOption(f"{empty} seats are left for bots, but {len(given)} bots are named")
    if len(names) > humans:
        raise BadOption(f"{len(names)} names are given for {humans} people")
    for name in given:
        bots.check(name)
    players = [
        Player(names[seat] if seat < len(names) else word("human", lang, letter=LETTERS[seat]), None)
        for seat in range(humans)
    ]
    for name in given:
        players.append(Player(word("bot", lang, letter=LETTERS[len(players)]), name))
    while len(players) < FEWEST_SEATS:
        players.append(Player(word("rival", lang, letter=LETTERS[len(players)]), RIVAL))
    return players


def remember(game: Game, players: Sequence[Player]) -> None:
    """Let the record of the game say who plays."""
    game.names = [player.name for player in players]
    if game.setup is not None:
        game.setup["players"] = [player.bot for player in players]


def recall(game: Game) -> list[Player]:
    """Who plays, from a record; where it does not say so, a person has the first seat."""
    seats = len(game.names)
    told = (game.setup or {}).get("players")
    if not isinstance(told, list) or len(told) != seats:
        told = [None] + ["random"] * (seats - 1)
    players = [Player(name, None if bot is None else str(bot)) for name, bot in zip(game.names, told, strict=True)]
    if all(player.bot is not None for player in players):
        players[0] = Player(players[0].name, None)
    for player in players:
        if player.bot is not None and player.bot != RIVAL:
            bots.check(player.bot)
    return players
