"""What is told to whom: the table from outside, the state as one seat may see it, the log line by line."""

import time
from array import array
from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from landsraad import Game, Reason
from landsraad.bots.telling import reasons_told as reasons_of
from landsraad.bots.worker import Answer
from landsraad.kernel.record import hash_of_seed
from landsraad.server import admission, clocks, lessons
from landsraad.server.course import (
    Course,
    TurnBegan,
    by_consent,
    goes_beyond,
    is_nobodys,
    last_answer,
    taken_back,
    why_nothing_back,
)
from landsraad.server.games import DEED, Guide, guide_to
from landsraad.server.protocol import (
    Advice,
    Asked,
    AskingInfo,
    LogLine,
    MixingInfo,
    OptionText,
    ReasonText,
    SeatInfo,
    State,
    TableInfo,
    Why,
)
from landsraad.server.scenes import Cut
from landsraad.server.seating import held, letter, only_bots
from landsraad.server.sheets import Note, Sheet, Summary
from landsraad.server.spoken import Spoken
from landsraad.text.fluent import say

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
    now: float | None = None,
) -> TableInfo:
    return TableInfo(
        id=table,
        kind=sheet.kind,
        stage=summary.stage,
        setup=sheet.setup,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=_name(sheet, summary, number, lang),
                bot=seat.bot,
                own=seat.own,
                connected=any(holder in present for holder in seat.holders),
                yours=bool(visitor) and visitor in seat.holders,
                host=any(holder in sheet.hosts for holder in seat.holders),
                hints=seat.hints,
                held=bool(seat.holders),
                was_yours=bool(visitor) and visitor in seat.known and visitor not in seat.holders,
            )
            for number, seat in enumerate(sheet.seats)
        ],
        host=bool(visitor) and visitor in sheet.hosts,
        yours=held(sheet, visitor),
        seed_hash="" if sheet.mixing is not None and sheet.began is None else _promise(sheet.seed),
        moves=summary.moves,
        round=summary.round,
        to_act=summary.to_act,
        points=summary.points,
        updated=updated,
        next=sheet.next,
        removed=bool(visitor) and visitor in sheet.removed,
        asking=[
            AskingInfo(
                number=one.number,
                seat=one.seat,
                name=one.name,
                yours=bool(visitor) and visitor == one.visitor,
                wanted=bool(visitor) and admission.is_asked(sheet, visitor, one),
                waits_for=admission.missing(sheet, one),
            )
            for one in sheet.asking
        ],
        bots_only=only_bots(sheet),
        guided=sheet.guided,
        what_if=sheet.what_if or (sheet.base > 0 and sheet.kind != "replay"),  # older sheets have but the number
        mixing=_mixing(sheet),
        clock=clocks.info(sheet, summary.ticking, time.time() if now is None else now),
        listed=sheet.listed,
        chat=sheet.chat,
    )


def moved_on(info: TableInfo, sheet: Sheet, summary: Summary, updated: str, now: float) -> TableInfo:
    """What the same visitor is told of a table where something was played, and nothing else has happened."""
    return msgspec.structs.replace(
        info,
        stage=summary.stage,
        moves=summary.moves,
        round=summary.round,
        to_act=summary.to_act,
        points=summary.points,
        updated=updated,
        clock=clocks.info(sheet, summary.ticking, now),
    )


@lru_cache(maxsize=4096)
def _promise(seed: int | str) -> str:
    """The hash of a seed, which everybody is told with every state."""
    return hash_of_seed(seed)


def _mixing(sheet: Sheet) -> MixingInfo | None:
    """How the seed was mixed; before the game has begun nothing of it is there yet."""
    if sheet.mixing is None:
        return None
    shown = MixingInfo(sheet.mixing.secret_hash, [""] * len(sheet.seats), [""] * len(sheet.seats))
    for part in sheet.mixing.parts:
        shown.commitments[part.seat], shown.nonces[part.seat] = part.commitment, part.nonce
    return shown


def summary_of(sheet: Sheet, course: Course | None) -> Summary:
    if course is None:
        return Summary()
    guide = guide_to(sheet.setup.game)
    game = course.game
    finished = game.over or sheet.kind == "replay"
    return Summary(
        "over" if finished else "playing",
        len(game.moves),
        guide.round(game),
        game.to_act,
        guide.points(game),
        rivals=[guide.rival_leader(game, seat) for seat in guide.rivals_at(game)],
    )


def _name(sheet: Sheet, summary: Summary, number: int, lang: str) -> str:
    if sheet.seats[number].kind != "rival":
        return sheet.seats[number].name
    behind = number - sheet.setup.seats
    leader = summary.rivals[behind] if behind < len(summary.rivals) else ""
    return guide_to(sheet.setup.game).rival_name(sheet.setup, number, leader, lang)


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
        self.spoken.cut(moves)
        self.scenes.cut(self.spoken.scenes)

    def news(self, game: Game, guide: Guide, notes: Sequence[Note]) -> tuple[int, list[LogLine]]:
        """The lines that were not told yet, and how many older ones there are."""
        told = self.ends[-1] if self.ends else 0
        lines: list[LogLine] = []
        for number in range(len(self.ends), len(game.journals)):
            lines.extend(lines_of(game, guide, number, self.seat, self.spoken))
            lines.extend(note_told(note, self.lang) for note in notes if note.at == number)
            self.ends.append(told + len(lines))
        return told, lines

    def since(self, game: Game) -> int:
        """The first line after the last own move."""
        for number in range(len(game.moves), 0, -1):
            if game.movers[number - 1] == self.seat:
                return self.ends[number]
        return 0


def note_told(note: Note, lang: str) -> LogLine:
    """Something that happened at the table, between two moves."""
    text = say(f"server-note-{note.key}", lang, {"name": note.name, "seat": letter(note.seat)})
    return LogLine(note.at, DEED, note.seat, text, [], text, [])


def lines_of(game: Game, guide: Guide, number: int, seat: int, spoken: Spoken) -> list[LogLine]:
    """What a seat is told of one move; number 0 is what happened before the first."""
    return spoken.heard(game, guide, number, seat)


# --- the state -----------------------------------------------------------------------------------------------------


def asked_of(
    game: Game, guide: Guide, seat: int, lang: str, *, others: bool = False, lesson: bool = False
) -> Asked | None:
    """The question, if this seat is the one that is asked. `others`: other people play here; `lesson`: one answer after
    the other is learnt."""
    if game.table.to_act != seat:
        return None
    question = game.question
    if question is None:
        return None
    names = game.names_in(lang)
    options = _options_told(game, guide, lang, names)
    if not lesson:
        for told, action in zip(options, game.table.options, strict=True):
            if guide.unfolds(action):
                told.then = _leads_to(game, guide, action, lang, names)
    headline, belongs_to = game.speaker.headline(game.table, lang, names)
    if len(options) == 1 and not lesson and (after := _only_asks(game, game.table.options[0])):
        # Nothing else can be done, and it is another question: that one is asked.
        options[0].then = _options_told(after, guide, lang, names)
        headline, belongs_to = after.speaker.headline(after.table, lang, names)
    turn = guide.turn_of(game)
    by = NOBODY if turn == seat else turn
    waits = {action for action in game.table.options if guide.waits(game, action)}
    open_ways = [told for told, action in zip(options, game.table.options, strict=True) if action not in waits]
    alone = len([option for option in open_ways if not option.idle]) == 1
    certain = alone and not (others and (len(options) > 1 or guide.tells_by_haste(game)))
    return Asked(question.kind, headline, belongs_to, question.source, options, by, certain)


def _options_told(game: Game, guide: Guide, lang: str, names: list[str]) -> list[OptionText]:
    """The answers to the question that is asked now."""
    table, notation, speaker = game.table, game.rules.notation, game.speaker
    told: list[OptionText] = []
    for action in table.options:
        written = notation.write(action)
        told.append(
            OptionText(
                written,
                written.split(" ", 1)[0],
                notation.objects(action),
                speaker.option(table, action, lang, names),
                guide.after(game, written),
                _idle(game, guide, action, lang),
            )
        )
    return told


def _leads_to(game: Game, guide: Guide, action: int, lang: str, names: list[str]) -> list[OptionText]:
    """The answers to the question that an option does nothing but ask; none where anything else happens by it."""
    tried = _only_asks(game, action)
    return _options_told(tried, guide, lang, names) if tried else []


def _only_asks(game: Game, action: int) -> Game | None:
    """The game after an option that does nothing but ask the same person another question; None where it does more."""
    tried = game.clone()
    tried.play(game.rules.notation.write(action))
    return None if tried.to_act != game.to_act or tried.journals[-1] or len(tried.table.options) < 2 else tried


def _idle(game: Game, guide: Guide, action: int, lang: str) -> str:
    """Why an option would do nothing, as a sentence."""
    reason = guide.idle(game, action)
    return "" if reason is None else reasons_told(game, [reason], lang)[0].text


def state_of(sheet: Sheet, course: Course, info: TableInfo, told: Told) -> State:
    """The table as a seat sees it now."""
    game = course.game
    guide = guide_to(sheet.setup.game)
    seat = told.seat
    log_from, lines = told.news(game, guide, sheet.notes)
    decides = sheet.kind != "replay" and seat >= 0 and sheet.seats[seat].kind == "person"
    others = any(not is_nobodys(one) for number, one in enumerate(sheet.seats) if number != seat)
    lesson = bool(sheet.lesson)
    asked = asked_of(game, guide, seat, told.lang, others=others, lesson=lesson) if decides else None
    since = None if sheet.kind == "replay" else last_answer(course, seat)
    # Who has no seat has no last answer: they are told of what happens from now on.
    answered = len(game.moves) if since is None or seat < 0 else since
    if sheet.kind == "device" and seat < 0 and game.to_act is not None:
        answered = last_answer(course, game.to_act)  # the curtain tells whoever comes next
    mine = [one for one in info.yours if sheet.seats[one].kind == "person"]
    keep = None if sheet.kind == "replay" else taken_back(course, mine, sheet.seats, sheet.base)
    return State(
        table=info,
        version=course.version,
        at=len(game.moves),
        you=seat,
        view=course.seen_by(seat),
        asked=asked,
        waiting_for=[] if asked is not None or info.stage == "over" or game.to_act is None else [game.to_act],
        can_undo=keep is not None,
        undo_beyond=keep is not None and goes_beyond(course, keep, mine, turn_began(guide)),
        can_ask_back=keep is None and can_ask_back(sheet, course, mine),
        log_from=log_from,
        log=lines,
        since=told.since(game) if seat >= 0 else told.ends[-1],
        scenes=told.scenes.news(game, guide, seat, told.spoken, answered),
        answered=answered,
        own=guide.own_state(game, seat, asked, told.lang, since),
        result=game.result() if game.over else None,
        seed=str(sheet.seed) if info.stage == "over" else "",
        lesson=lessons.told(sheet, course, told.lang) if lesson else None,
    )


def turn_began(guide: Guide) -> TurnBegan:
    """Whether a turn of some seats began just before a move."""

    def began(game: Game, number: int, mine: Sequence[int]) -> bool:
        return any(event[0] == guide.turn_began and guide.whose(game, event) in mine for event in game.journals[number])

    return began


def can_ask_back(sheet: Sheet, course: Course, mine: Sequence[int]) -> bool:
    """Whether there is something to take back that the other people could allow."""
    others = [seat for seat in people_at(sheet) if seat not in mine]
    return sheet.kind == "friends" and bool(others) and by_consent(course, mine, sheet.base) is not None


def people_at(sheet: Sheet) -> list[int]:
    """The seats at which somebody sits."""
    return [number for number, seat in enumerate(sheet.seats) if seat.kind == "person"]


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
        reasons=reasons_of(game, game.table, answer.why, lang),
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
