"""Lessons: small real positions with one goal each. A game brings its own; everything else here serves any game.

A lesson is data: the position, the answers that lead to its goal, the event that is the goal, and the rule behind it.
Its words are messages, found by the names of game and lesson (text/locale/*/lessons.ftl). Nobody else moves at its
table.
"""

from collections.abc import Sequence
from typing import Any

from landsraad import from_position, rules_of
from landsraad.game import Game
from landsraad.server import seating
from landsraad.server.course import Course
from landsraad.server.games import LEARNER, Lesson, guide_to
from landsraad.server.protocol import LessonShown, LessonTold, Setup
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Beginning, Seat, Sheet
from landsraad.text.fluent import say


def lessons_of(game: str) -> Sequence[Lesson]:
    return guide_to(game).lessons


def lesson_of(game: str, ident: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.id == ident:
            return lesson
    raise Refused("no-such-lesson", {"lesson": ident})


def shown(game: str, lang: str) -> list[LessonShown]:
    """The course of a game, as a page lists it."""
    return [LessonShown(one.id, _word(game, one, lang), _word(game, one, lang, "task")) for one in lessons_of(game)]


def opened(game: str, ident: str, visitor: str, lang: str) -> Sheet:
    """A table for a lesson. The other seats are bots who do not move, so that nothing happens but what is learnt."""
    lesson = lesson_of(game, ident)
    sheet = _laid_out(game, lesson.position, lesson.seat, seating.DEFAULT_BOT, visitor, lang)
    sheet.seed, sheet.lesson = f"lesson {ident}", ident
    return sheet


def first_game(game: str, visitor: str, lang: str) -> Sheet:
    """The table of the guided game: everybody begins it with the same cards, and the bots play."""
    first = guide_to(game).first_game
    if first is None:
        raise Refused("no-such-lesson", {"lesson": "first game"})
    sheet = _laid_out(game, first.position, LEARNER, first.bot, visitor, lang)
    sheet.seed, sheet.guided = "first game", True
    return sheet


def _laid_out(game: str, position: dict[str, Any], learner: int, bot: str, visitor: str, lang: str) -> Sheet:
    """A table at which a position is laid out for whoever learns."""
    versions = rules_of(game).current
    seats = [
        Seat("person", say("server-person-name", lang, {"number": 1}), "", {}, [visitor])
        if number == learner
        else Seat("bot", say("server-bot-name", lang, {"number": number + 1}), bot)
        for number in range(len(from_position(game, position).table.seats))
    ]
    setup = Setup(
        game=game,
        seats=len(seats),
        expansions=list(position.get("expansions", [])),
        own=guide_to(game).own_setup({}),
    )
    began = Beginning(versions.rules, versions.generator, {}, position)
    return Sheet("solo", setup, seats, [visitor], lang, "", began)


def told(sheet: Sheet, course: Course, lang: str) -> LessonTold | None:
    """How far somebody has come in the lesson of a table; None: it is no lesson."""
    if not sheet.lesson:
        return None
    game = sheet.setup.game
    lesson = lesson_of(game, sheet.lesson)
    ids = [one.id for one in lessons_of(game)]
    place = ids.index(lesson.id)
    done = _is_reached(course.game, lesson)
    step = _step(course, lesson)
    astray = not done and step is None
    ahead = () if done or step is None else lesson.way[step:]
    return LessonTold(
        id=lesson.id,
        number=place + 1,
        of=len(ids),
        following=ids[place + 1] if place + 1 < len(ids) else "",
        title=_word(game, lesson, lang),
        text=_word(game, lesson, lang, "about"),
        task=_word(game, lesson, lang, "task"),
        learnt=_word(game, lesson, lang, "learnt"),
        rule=lesson.rule,
        done=done,
        astray=astray,
        next=ahead[0] if ahead else "",
        then=[thing for written in ahead[1:] for thing in _things(course.game, written)],
    )


def _step(course: Course, lesson: Lesson) -> int | None:
    """How many answers of the way the learner has given; None: it leads elsewhere. What had only one answer played
    itself, whether the way names it or not."""
    game = course.game
    step = 0
    for action, mover, forced in zip(game.moves, game.movers, course.forced, strict=True):
        if step < len(lesson.way) and game.rules.notation.write(action) == lesson.way[step]:
            step += 1
        elif mover == lesson.seat and not forced:
            return None
    return min(step, len(lesson.way) - 1)


def _things(game: Game, written: str) -> list[tuple[str, str]]:
    notation = game.rules.notation
    action = notation.read(written)
    return [] if action is None else notation.objects(action)


def _is_reached(game: Game, lesson: Lesson) -> bool:
    return any(lesson.reached(event) for journal in game.journals[1:] for event in journal)


def _word(game: str, lesson: Lesson, lang: str, part: str = "") -> str:
    return say("-".join(filter(None, ("lesson", game, lesson.id, part))), lang)
