"""A game in the terminal, from the first question to the standings."""

import contextlib
import shlex
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from landsraad import BadOption, Option
from landsraad.terminal import screen
from landsraad.terminal.commands import Command, Do, understand, whole_number
from landsraad.terminal.lookup import about_rules, why_not
from landsraad.terminal.painter import Painter, painter_for
from landsraad.terminal.scene import HEADING, QUIET, hanging, piece
from landsraad.terminal.session import Session
from landsraad.terminal.words import ui, word
from landsraad.text.fluent import join

LOG_LINES = 40
LONGEST_ECHO = 200
FORGET_SCROLLED = "\x1b[3J"  # what has scrolled off the screen: another player's hand may be there


class Left(Exception):
    """The person has left the table."""


class Table:
    """Draws a session, and carries out what is typed."""

    def __init__(self, session: Session, console: Console, lang: str, keep_in: Path | None = None) -> None:
        self.session = session
        self.game = session.game
        self.console = console
        self.lang = lang
        self.keep_in = keep_in  # where quitting saves the game; None: a new file
        self.shown_to = -1

    # the course of a game

    def run(self) -> None:
        """Play until the end, or until somebody leaves; leaving saves the game."""
        try:
            self._welcome()
            self.session.advance()
            while not self.game.over:
                self._curtain()
                self._show_decision()
                self.session.choose(self._decide())
            self._end()
        except (EOFError, KeyboardInterrupt):
            self._print(Text())  # the prompt still stands on the last line
            self._leave()
        except Left:
            self._leave()
        except BadOption:  # a bot that does not play by the rules: the game need not be lost with it
            self._leave()
            raise

    def _welcome(self) -> None:
        people = self.session.people
        if len(people) > 1:
            seed = str(self.game.seed)
            players = join("plain", [self.game.names[seat] for seat in people], self.lang)
            self._print(Text(word("welcome-several", self.lang, players=players, seed=seed)))
            return
        self._print(Text(self._painter().welcome(people[0])))
        if self.console.is_terminal and not self.game.moves:
            # Bots may be about to move: what is shown is the person's, not that of the seat to act.
            self._print(*self._painter().greeting(people[0]))

    def _curtain(self) -> None:
        """Between two people at one screen: nobody sees another's hand."""
        if len(self.session.people) < 2 or self.session.seat == self.shown_to:
            return
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
        self._ask(word("curtain", self.lang, player=self.game.names[self.session.seat]))
        if self.console.is_terminal:
            self.console.clear()

    def _decide(self) -> Option:
        while True:
            command = understand(self._ask(self._prompt()), self.game.options)
            if command.do is Do.CHOOSE:
                assert command.option is not None
                return command.option
            self._obey(command)

    def _end(self) -> None:
        self._print(*self._told(self._painter().news(self.session.news(), self.session.seat)))
        result = self.game.result()
        assert result is not None
        self._print(Text(), *self._painter().standings(result))
        self._print(piece(word("at-the-end", self.lang), QUIET))
        while True:
            with contextlib.suppress(EOFError, KeyboardInterrupt):
                command = understand(self._ask(">"), [])
                if command.do in (Do.SAVE, Do.LOG, Do.CARD, Do.RULES, Do.TABLE, Do.BOARD):
                    self._obey(command)
                    continue
            return

    def _leave(self) -> None:
        path = self._keep()
        if path is not None:
            self._print(Text(ui("saved", self.lang, file=str(path))))
            self._print(
                Text(word("resume", self.lang, command=f"landsraad terminal --resume {shlex.quote(str(path))}"))
            )

    # what is drawn

    def _painter(self) -> Painter:
        return painter_for(self.game, self.lang, self.console.width)

    def _size(self) -> screen.Size:
        return screen.Size(self.console.width, self.console.height)

    def _show_decision(self) -> None:
        """The table and the question: all of it where there is room, else only what is new within a turn."""
        seat, painter = self.session.seat, self._painter()
        events = self.session.news()
        news = painter.news(events, seat)
        going_on = self.shown_to == seat and not painter.begins_anew(events)
        if self.console.is_terminal and self._size().roomy:
            self.console.clear()
            self._print(*painter.roomy(seat, news))
        elif going_on:
            self._print(*self._told(news), painter.status(seat))
        else:
            self._print(*self._told(news), *painter.compact(seat))
        self.shown_to = seat
        self._show_question()

    def _show_question(self) -> None:
        question = self.game.question
        assert question is not None
        self._print(hanging(piece(question.text(self.lang), HEADING), self.console.width, screen.INDENT))
        self._print(*self._painter().options(self.session.seat))

    def _told(self, news: list[Text]) -> list[RenderableType]:
        return [hanging(paragraph, self.console.width, screen.INDENT) for paragraph in news]

    def _print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    # what is typed

    def _prompt(self) -> str:
        options = self.game.options
        key = "prompt" if len(options) > 1 else "prompt-for-one"
        return word(key, self.lang, player=self.game.names[self.session.seat])

    def _ask(self, prompt: str) -> str:
        return ask(self.console, prompt)

    def _obey(self, command: Command) -> None:
        argument, lang = shortened(command.argument), self.lang
        if command.do is Do.UNDO:
            self._undo()
        elif command.do is Do.SAVE:
            self._save(command.argument)
        elif command.do is Do.LOG:
            self._log(argument)
        elif command.do is Do.CARD:
            self._print(*(self._painter().about(argument) if argument else [Text(word("needs-a-name", lang))]))
        elif command.do is Do.RULES:
            self._print(*(about_rules(argument, lang) if argument else [Text(word("needs-words", lang))]))
        elif command.do is Do.WHY_NOT:
            self._print(*why_not(self.game, self._painter().read_move(argument), lang))
        elif command.do is Do.TABLE:
            self._print(*self._painter().complete(self.session.seat))
        elif command.do is Do.BOARD:
            self._print(*self._painter().board(self.session.seat))
        elif command.do is Do.HAND:
            self._print(*self._painter().hand(self.session.seat))
        elif command.do is Do.ODDS:
            self._print(*self._painter().odds(argument))
        elif command.do is Do.HELP:
            self._print(*self._painter().help())
        elif command.do is Do.REPEAT:
            self._show_question()
        elif command.do is Do.NO_SUCH_OPTION:
            self._print(Text(word("not-an-option", lang, answer=argument, most=len(self.game.options))))
        elif command.do is Do.QUIT:
            raise Left
        else:
            self._print(Text(word("not-a-command", lang, answer=argument)))

    def _undo(self) -> None:
        if not self.session.undo():
            self._print(Text(word("nothing-to-undo", self.lang)))
            return
        self._print(Text(word("undone", self.lang)))
        self._show_decision()

    def _log(self, argument: str) -> None:
        lines = self.game.log(self.session.seat, self.lang)
        shown = whole_number(argument) or LOG_LINES
        if not lines:
            self._print(Text(word("nothing-yet", self.lang)))
        if len(lines) > shown:
            self._print(piece(word("only-last", self.lang, shown=str(shown), all=str(len(lines))), QUIET))
        self._print(*(Text(line) for line in lines[max(0, len(lines) - shown) :]))

    def _save(self, argument: str) -> None:
        if not argument:
            self._print(Text(word("needs-a-file", self.lang)))
            return
        path = Path(argument).expanduser()
        if self._write(path):
            self.keep_in = path
            self._print(Text(ui("saved", self.lang, file=str(path))))

    def _keep(self) -> Path | None:
        """Save where the game belongs, or failing that somewhere."""
        own = Path(time.strftime("landsraad-%Y%m%d-%H%M%S.json"))
        for path in (self.keep_in or own, Path(tempfile.gettempdir()) / own.name):
            if self._write(path):
                return path
        return None

    def _write(self, path: Path) -> bool:
        try:
            self.session.save(path)
        except OSError as error:
            told = word("cannot-save", self.lang, file=str(path), error=error.strerror or str(error))
            self._print(Text(told))
            return False
        return True


def shortened(text: str) -> str:
    """What somebody typed, as much of it as is worth repeating."""
    return text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…"


def ask(console: Console, prompt: str) -> str:
    """A line from the person. What comes from a script is shown too, so that its output can be read."""
    console.print(piece(prompt, HEADING), end=" ")
    line = input()
    if not sys.stdin.isatty():
        console.print(Text(line))
    return line
