"""An analysis in words: what was played, what would have been better, how it would have gone on."""

import msgspec

from landsraad.bots.analysis import Analysis, Choice, Course
from landsraad.bots.reasons import Moved
from landsraad.kernel.table import apply, clone
from landsraad.text.advice import feature_text


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
    return Told(choice.at, question, option, better, line, reasons_told(game.rules.name, choice.why, lang))


def reasons_told(game: str, why: list[Moved], lang: str) -> list[str]:
    """What an option brings, as far as there are words for it."""
    return [text for moved in why if (text := feature_text(game, moved.feature, moved.by, lang))]


def mistakes_told(course: Course, analysis: Analysis, lang: str, most: int | None = None) -> list[Told]:
    """The mistakes in words, the costliest first."""
    return [told(course, analysis.choices[place], lang) for place in analysis.mistakes[:most]]
