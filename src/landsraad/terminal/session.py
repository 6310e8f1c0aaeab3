"""A game at this screen: whose decision it is, what bots do meanwhile, undo, saving. Nothing is drawn here."""

import json
from collections.abc import Sequence
from pathlib import Path

from landsraad import BadOption, Game, Option, bots
from landsraad.game import Event
from landsraad.terminal.players import RIVAL, Player, signed

# With only one of these left in a turn a person is still asked: a turn should not end, or begin, behind their back.
WORTH_ASKING = ("end", "reveal")


class Session:
    """Plays for the bots, and whatever has only one answer, until a person has something to decide."""

    def __init__(self, game: Game, players: Sequence[Player]) -> None:
        self.game = game
        self.players = list(players)
        game.names = [player.name for player in players]
        named = [None if player.bot == RIVAL else player.bot for player in players]
        self.bots = bots.seat_bots(named, game.seed)
        self.seen = [0] * len(players)  # how many moves each seat has been told of

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def seat(self) -> int:
        """The person who is asked, or at the end the first of them."""
        seat = self.game.to_act
        return self.people[0] if seat is None else seat

    def advance(self) -> None:
        """Go on to the next decision of a person, or to the end."""
        game = self.game
        while not game.over:
            if self.waits_for_a_person():
                return
            game.play(self._automatic())

    def waits_for_a_person(self) -> bool:
        seat = self.game.to_act
        if seat is None or self.bots[seat] is not None:
            return False
        options, question = self.game.options, self.game.question
        assert question is not None
        return len(options) > 1 or (question.kind == "turn" and options[0].verb in WORTH_ASKING)

    def _automatic(self) -> Option:
        game = self.game
        assert game.to_act is not None
        options = game.options
        if len(options) == 1:
            return options[0]
        bot = self.bots[game.to_act]
        assert bot is not None
        action = bot.choose(bots.Look(game.rules, game.table, len(game.moves)))
        for option in options:
            if option.action == action:
                return option
        name = str(self.players[game.to_act].bot)
        raise BadOption(
            f"{name!r} answered {action!r}, which is none of its options",
            key="bot-answer",
            facts={"bot": name, "answer": repr(action)},
        )

    # what a person can do

    def choose(self, option: Option) -> None:
        self.mark()
        self.game.play(option)
        self.advance()

    def undo(self) -> bool:
        """Take the person's last choice back, and what played itself after it. False if that cannot be done."""
        game = self.game
        moves = game.record()["moves"]
        undone = False
        while not undone and game.can_undo():
            game.undo()
            undone = self.waits_for_a_person()
        if not undone:
            for notation in moves[len(game.moves) :]:  # only what played itself was there to take back
                game.play(notation)
        self.seen = [min(seen, len(game.journals)) for seen in self.seen]
        return undone

    # what has happened

    def mark(self) -> None:
        """The person who is asked knows what has happened so far."""
        self.seen[self.seat] = len(self.game.journals)

    def news(self) -> list[Event]:
        """What the person who is asked has not been told yet."""
        unseen = self.game.journals[self.seen[self.seat] :]
        return [event for journal in unseen for event in journal if self.game.rules.visible(event, self.seat)]

    # keeping

    def save(self, path: Path) -> None:
        """Write the record; it is complete or not there at all."""
        record = self.game.record() | {"names": signed(self.players)}
        text = json.dumps(record, indent=1, ensure_ascii=False)
        draft = path.with_name(path.name + ".part")
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(path)
