"""An analysis in words: what was played, what would have been better, how it would have gone on."""

import msgspec

from landsraad.bots.analysis import Analysis, Choice, Course
from landsraad.bots.levels import judge_of
from landsraad.bots.reasons import OWN, Moved
from landsraad.game import Game
from landsraad.kernel.table import Table, apply, clone
from landsraad.text.advice import feature_text
from landsraad.text.fluent import say


class Told(msgspec.Struct):
    """One choice in a language."""

    at: int
    question: str  # what was asked
    option: str
    better: str
    line: list[str]
    why: list[str]


def told(course: Course, choice: Choice, lang: str) -> Told:
    """A choice, in the words of its game."""
    game = course.game
    names, speaker, read = game.names_in(lang), game.speaker, game.rules.notation.read
    t = clone(course.tables[choice.at])
    why = reasons_told(game, t, choice.why, lang)

    def said(notation: str) -> str:
        action = read(notation)
        assert action is not None
        return speaker.option(t, action, lang, names)

    question = speaker.question(t, lang, names)
    option = said(choice.option)
    better, line = "", []
    if choice.better:
        better = said(choice.better)
        step = choice.better
        for following in choice.line:
            apply(t, read(step) or 0)
            line.append(said(following))
            step = following
    return Told(choice.at, question, option, better, line, why)


def reasons_told(game: Game, t: Table, why: list[Moved], lang: str) -> list[str]:
    """What an option brings, as far as there are words for it, and what it costs others."""
    kind, names = game.rules.name, game.names_in(lang)
    told = (feature_text(kind, one.feature, one.by, lang, _who(game, t, one.side, names, lang)) for one in why)
    return [text for text in told if text]


def _who(game: Game, t: Table, side: int, names: list[str], lang: str) -> str:
    """Everybody of another side; whoever has no seat, as an automaton, is the opponent."""
    judge = judge_of(game.rules.name)
    if side == OWN or judge is None:
        return ""
    members = [name for seat, name in enumerate(names) if judge.side_of(t, seat) == side]
    return ", ".join(members) or say("advice-opponent", lang)


def mistakes_told(course: Course, analysis: Analysis, lang: str, most: int | None = None) -> list[Told]:
    """The mistakes in words, the costliest first."""
    return [told(course, analysis.choices[place], lang) for place in analysis.mistakes[:most]]
