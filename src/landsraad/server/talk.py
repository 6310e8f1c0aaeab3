"""What is told to whom: the table from outside, the state as one seat may see it, the log line by line."""

from array import array
from collections.abc import Collection, Sequence
from functools import lru_cache

from landsraad import Game, Reason
from landsraad.bots.telling import reasons_told as reasons_of
from landsraad.bots.worker import Answer
from landsraad.kernel.record import hash_of_seed
from landsraad.server.course import Course, last_answer, taken_back, why_nothing_back
from landsraad.server.games import Guide, guide_to
from landsraad.server.protocol import Advice, Asked, LogLine, OptionText, ReasonText, SeatInfo, State, TableInfo, Why
from landsraad.server.scenes import Cut
from landsraad.server.seating import held
from landsraad.server.spoken import Spoken
from landsraad.server.store import Sheet, Summary

NOBODY = -1


# --- a table from outside ------------------------------------------------------------------------------------------


def table_info(
    table: str,
    sheet: Sheet,
    summary: Summary,
    updated: str,
    visitor: str,
    lang: str,
    present: Collection[str] = (),
) -> TableInfo:
    guide = guide_to(sheet.setup.game)
    return TableInfo(
        id=table,
        kind=sheet.kind,
        stage=summary.stage,
        setup=sheet.setup,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=guide.rival_name(sheet.setup, number, lang) if seat.kind == "rival" else seat.name,
                bot=seat.bot,
                own=seat.own,
                connected=any(holder in present for holder in seat.holders),
                yours=bool(visitor) and visitor in seat.holders,
                host=any(holder in sheet.hosts for holder in seat.holders),
                hints=seat.hints,
            )
            for number, seat in enumerate(sheet.seats)
        ],
        host=bool(visitor) and visitor in sheet.hosts,
        yours=held(sheet, visitor),
        seed_hash=_promise(sheet.seed),
        moves=summary.moves,
        round=summary.round,
        to_act=summary.to_act,
        points=summary.points,
        updated=updated,
        next=sheet.next,
    )


@lru_cache(maxsize=4096)
def _promise(seed: int | str) -> str:
    """The hash of a seed, which everybody is told with every state."""
    return hash_of_seed(seed)


def summary_of(sheet: Sheet, course: Course | None) -> Summary:
    if course is None:
        return Summary()
    guide = guide_to(sheet.setup.game)
    game = course.game
    finished = game.over or sheet.kind == "replay"
    return Summary(
        "over" if finished else "playing", len(game.moves), guide.round(game), game.to_act, guide.points(game)
    )


# --- the log -------------------------------------------------------------------------------------------------------


class Told:
    """How much of the log somebody has been told: the number of lines after each journal."""

    def __init__(self, seat: int, lang: str, spoken: Spoken | None = None) -> None:
        self.seat = seat
        self.lang = lang
        self.spoken = Spoken(lang) if spoken is None else spoken  # shared by all who hear this language
        self.ends = array("I")
        self.scenes = Cut()

    def cut(self, moves: int) -> None:
        """Lines after so many moves are no longer true."""
        del self.ends[moves + 1 :]
        self.scenes.cut(moves)

    def news(self, game: Game, guide: Guide) -> tuple[int, list[LogLine]]:
        """The lines that were not told yet, and how many older ones there are."""
        told = self.ends[-1] if self.ends else 0
        lines: list[LogLine] = []
        for number in range(len(self.ends), len(game.journals)):
            lines.extend(lines_of(game, guide, number, self.seat, self.spoken))
            self.ends.append(told + len(lines))
        return told, lines

    def since(self, game: Game) -> int:
        """The first line after the last own move."""
        for number in range(len(game.moves), 0, -1):
            if game.movers[number - 1] == self.seat:
                return self.ends[number]
        return 0


def lines_of(game: Game, guide: Guide, number: int, seat: int, spoken: Spoken) -> list[LogLine]:
    """What a seat is told of one move; number 0 is what happened before the first."""
    eyes = None if seat < 0 else seat
    return [
        line
        for line, event in zip(spoken.told(game, guide, number), game.journals[number], strict=True)
        if line is not None and game.rules.visible(event, eyes)
    ]


# --- the state -----------------------------------------------------------------------------------------------------


def asked_of(game: Game, guide: Guide, seat: int, lang: str) -> Asked | None:
    """The question, if this seat is the one that is asked."""
    question = game.question
    if question is None or question.seat != seat:
        return None
    names = game.names_in(lang)
    options = [
        OptionText(
            option.notation,
            option.verb,
            option.objects,
            game.speaker.option(game.table, option.action, lang, names),
            guide.after(game, option.notation),
        )
        for option in game.options
    ]
    headline, belongs_to = game.speaker.headline(game.table, lang, names)
    turn = guide.turn_of(game)
    by = NOBODY if turn == seat else turn
    return Asked(question.kind, headline, belongs_to, question.source, options, by)


def state_of(sheet: Sheet, course: Course, info: TableInfo, told: Told) -> State:
    """The table as a seat sees it now."""
    game = course.game
    guide = guide_to(sheet.setup.game)
    seat = told.seat
    log_from, lines = told.news(game, guide)
    decides = sheet.kind != "replay" and seat >= 0 and sheet.seats[seat].kind == "person"
    asked = asked_of(game, guide, seat, told.lang) if decides else None
    since = None if sheet.kind == "replay" else last_answer(course, seat)
    # Who has no seat has no last answer: they are told of what happens from now on.
    answered = len(game.moves) if since is None or seat < 0 else since
    if sheet.kind == "device" and seat < 0 and game.to_act is not None:
        answered = last_answer(course, game.to_act)  # the curtain tells whoever comes next
    return State(
        table=info,
        version=course.version,
        at=len(game.moves),
        you=seat,
        view=guide.see(course.position, game, None if seat < 0 else seat),
        asked=asked,
        waiting_for=[] if asked is not None or info.stage == "over" or game.to_act is None else [game.to_act],
        can_undo=can_undo(sheet, course, [mine for mine in info.yours if sheet.seats[mine].kind == "person"]),
        log_from=log_from,
        log=lines,
        since=told.since(game) if seat >= 0 else told.ends[-1],
        scenes=told.scenes.news(game, guide, seat, told.spoken, answered),
        answered=answered,
        own=guide.own_state(game, seat, asked, told.lang, since),
        result=game.result(),
        seed=str(sheet.seed) if info.stage == "over" else "",
    )


def can_undo(sheet: Sheet, course: Course, mine: Sequence[int]) -> bool:
    return sheet.kind != "replay" and taken_back(course, mine, sheet.seats, sheet.base) is not None


def no_undo(sheet: Sheet, course: Course, mine: Sequence[int], lang: str) -> list[ReasonText]:
    """Why nothing can be taken back; empty: something can."""
    key = why_nothing_back(course, mine, sheet.seats, sheet.base) if mine else "you-watch"
    return reasons_told(course.game, [guide_to(sheet.setup.game).not_now(key, {})], lang) if key else []


def advice_told(game: Game, version: int, answer: Answer, lang: str) -> Advice:
    """What a bot would do, and why. Chances are there only if it had a chance to think."""
    write = game.rules.notation.write
    return Advice(
        version=version,
        option=write(answer.action),
        text=game.speaker.option(game.table, answer.action, lang, game.names_in(lang)),
        chance=next((one.chance for one in answer.chances if one.action == answer.action), None),
        chances={write(one.action): one.chance for one in answer.chances},
        reasons=reasons_of(game.rules.name, answer.why, lang),
    )


# --- reasons -------------------------------------------------------------------------------------------------------


def reasons_told(game: Game, reasons: Sequence[Reason], lang: str) -> list[ReasonText]:
    names = game.names_in(lang)
    told: list[ReasonText] = []
    for reason in reasons:
        # The rule stands beside the sentence, so the sentence goes without it.
        text = game.speaker.reason(Reason(reason.key, "", reason.facts), lang, names)
        line = ReasonText(text, reason.rule if any(letter.isdigit() for letter in reason.rule) else "")
        if line not in told:
            told.append(line)
    return told


def because(game: Game, guide: Guide, seat: int, message: Why, lang: str) -> list[ReasonText]:
    """Why something is not possible now for whoever looks through these eyes; empty: it is possible."""
    if message.option and seat == game.to_act:
        reasons = game.why_not(message.option)
    elif seat < 0:
        reasons = [guide.not_now("you-watch", {})]
    elif not game.over and seat != game.to_act:
        reasons = [guide.not_now("you-wait", {"seats": ("seats", [game.to_act])})]
    else:
        reasons = guide.why(game, seat, message.objects)
    return reasons_told(game, reasons, lang)
