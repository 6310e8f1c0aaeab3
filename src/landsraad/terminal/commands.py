"""What a person types, understood: a number, a move, or a command with its argument."""

from dataclasses import dataclass
from enum import Enum, auto

from landsraad import Option


class Do(Enum):
    """What is to be done."""

    CHOOSE = auto()
    UNDO = auto()
    SAVE = auto()
    LOG = auto()
    CARD = auto()
    RULES = auto()
    WHY_NOT = auto()
    TABLE = auto()
    BOARD = auto()
    HAND = auto()
    ODDS = auto()  # of a battle, where a game has battles with dice
    HELP = auto()
    QUIT = auto()
    REPEAT = auto()  # show the question again
    NO_SUCH_OPTION = auto()
    NOT_UNDERSTOOD = auto()


LONGEST_NUMBER = 9
LETTERS = {
    "u": Do.UNDO,
    "s": Do.SAVE,
    "l": Do.LOG,
    "c": Do.CARD,
    "r": Do.RULES,
    "w": Do.WHY_NOT,
    "t": Do.TABLE,
    "b": Do.BOARD,
    "h": Do.HAND,
    "o": Do.ODDS,
    "?": Do.HELP,
    "q": Do.QUIT,
}
WORDS = {
    "undo": Do.UNDO,
    "save": Do.SAVE,
    "log": Do.LOG,
    "cards": Do.CARD,
    "rules": Do.RULES,
    "why": Do.WHY_NOT,
    "table": Do.TABLE,
    "board": Do.BOARD,
    "hand": Do.HAND,
    "odds": Do.ODDS,
    "help": Do.HELP,
    "quit": Do.QUIT,
    "exit": Do.QUIT,
}


@dataclass(frozen=True)
class Command:
    do: Do
    argument: str = ""
    option: Option | None = None


def whole_number(text: str) -> int | None:
    """The number, if it is one that somebody can mean."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def understand(line: str, options: list[Option]) -> Command:
    """One line of input. A move in notation is as good as its number; Enter takes the only option there is."""
    text = line.strip()
    if not text:
        return Command(Do.CHOOSE, option=options[0]) if len(options) == 1 else Command(Do.REPEAT)
    if text.isdecimal():
        number = whole_number(text)
        if number is not None and 1 <= number <= len(options):
            return Command(Do.CHOOSE, option=options[number - 1])
        return Command(Do.NO_SUCH_OPTION, text)
    for option in options:
        if option.notation == " ".join(text.split()):
            return Command(Do.CHOOSE, option=option)
    first, _, rest = text.partition(" ")
    do = LETTERS.get(first.lower()) or WORDS.get(first.lower())
    return Command(do, rest.strip()) if do is not None else Command(Do.NOT_UNDERSTOOD, text)
