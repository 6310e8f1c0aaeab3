"""Setting a game up: what the flags say, and questions for the rest."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from landsraad import Game, new_game, rules_of
from landsraad.games import GAMES, USUAL
from landsraad.terminal.commands import whole_number
from landsraad.terminal.players import Player, seat_players
from landsraad.terminal.words import ui, word
from landsraad.text.fluent import known_languages, language

DRAFT = "draft"
RANDOM = "random"
MOST_SEED = 1_000_000

Ask = Callable[[str], str]
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to play."""

    seats: int = 4
    expansions: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    leaders: tuple[str | None, ...] | str = ()  # of the people, one after another; None is a random one; or "draft"
    seed: int | str | None = None
    lang: str = "en"
    humans: int = 1
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = field(default_factory=tuple)
    game: str = USUAL
    human_seat: int = 0  # where the only person sits, in a game whose seats are sides


class Opening(Protocol):
    """What a game wants to know before it begins."""

    def fewest(self) -> int:
        """How many sit at the table at least: who is missing is played by the rules."""
        ...

    def usual(self) -> Wishes:
        """What is played when nobody says anything."""
        ...

    def ask(self, wishes: Wishes, ask: Ask, tell: Tell) -> Wishes:
        """Ask for everything a person usually wants to decide about this game."""
        ...

    def leaders(self, given: list[str], expansions: Sequence[str], lang: str) -> tuple[str | None, ...] | str:
        """Leaders as somebody may type them."""
        ...


class PlainOpening:
    """For a game that says nothing of its own: how many play it is the only question."""

    def __init__(self, game: str) -> None:
        self.game = game
        rules = rules_of(game)
        self.seats: Sequence[int] = getattr(rules, "seats", (2, 3, 4))
        self.usual_seats: int = getattr(rules, "usual_seats", self.seats[0])

    def fewest(self) -> int:
        return 1

    def usual(self) -> Wishes:
        return Wishes(game=self.game, seats=self.usual_seats)

    def ask(self, wishes: Wishes, ask: Ask, tell: Tell) -> Wishes:
        possible = [str(number) for number in self.seats]
        question = f"{ui('seats', wishes.lang)} ({', '.join(possible)})"
        return replace(wishes, seats=int(one_of(question, possible, str(wishes.seats), ask, tell, wishes.lang)))

    def leaders(self, given: list[str], expansions: Sequence[str], lang: str) -> tuple[str | None, ...] | str:
        return tuple(given)


def opening_of(game: str) -> Opening:
    make: Callable[[], Opening] | None = GAMES[game].part("opening")
    return PlainOpening(game) if make is None else make()


def default_wishes(game: str, lang: str) -> Wishes:
    """What is played when nobody says anything."""
    return replace(opening_of(game).usual(), lang=lang)


def begin(wishes: Wishes) -> tuple[Game, list[Player]]:
    """The game that was wished for. A BadOption says what cannot be."""
    fewest = opening_of(wishes.game).fewest()
    players = seat_players(wishes.seats, wishes.humans, wishes.bots, wishes.names, wishes.lang, fewest)
    if wishes.human_seat:
        players.insert(wishes.human_seat, players.pop(0))
    game = new_game(
        wishes.game,
        seats=wishes.seats,
        seed=secrets.randbelow(MOST_SEED) if wishes.seed is None else wishes.seed,
        expansions=wishes.expansions,
        options=wishes.options,
        leaders=wishes.leaders if isinstance(wishes.leaders, str) else list(wishes.leaders) or None,
        names=[player.name for player in players],
    )
    return game, players


# --- questions ---------------------------------------------------------------------------------------------------


def ask_wishes(wishes: Wishes, ask: Ask, tell: Tell, ask_language: bool = True) -> Wishes:
    """Ask for everything a person usually wants to decide; Enter takes what stands in brackets."""
    spoken = known_languages()
    if ask_language and len(spoken) > 1:
        wishes = replace(wishes, lang=_language(wishes, spoken, ask, tell))
    wishes = opening_of(wishes.game).ask(wishes, ask, tell)
    seed = ask(word("ask-seed", wishes.lang)).strip()
    return replace(wishes, seed=read_seed(seed) if seed else wishes.seed)


def read_seed(text: str) -> int | str:
    """A number where it is one, so that 7 and "7" are the same game."""
    number = whole_number(text)
    return text if number is None else number


def _language(wishes: Wishes, spoken: list[str], ask: Ask, tell: Tell) -> str:
    while True:
        answer = ask(f"{word('ask-language', wishes.lang)} ({', '.join(spoken)}) [{wishes.lang}]").strip()
        found = language(answer) if answer else wishes.lang
        if found in spoken:
            return found
        tell(word("not-understood", wishes.lang, answer=answer))


def one_of(question: str, answers: list[str], default: str, ask: Ask, tell: Tell, lang: str) -> str:
    while True:
        answer = ask(f"{question} [{default}]").strip() or default
        if answer in answers:
            return answer
        tell(word("not-understood", lang, answer=answer))


# Yes and no in the languages of the house.
YES = ("y", "yes", "j", "ja", "s", "sim", "si", "sí", "是")
NO = ("n", "no", "nein", "não", "nao", "否")


def yes_or_no(question: str, default: bool, ask: Ask, tell: Tell, lang: str) -> bool:
    answers = dict.fromkeys(YES, True) | dict.fromkeys(NO, False)
    while True:
        answer = ask(f"{question} [{'Y/n' if default else 'y/N'}]").strip().lower()
        if not answer:
            return default
        if answer in answers:
            return answers[answer]
        tell(word("not-understood", lang, answer=answer))
