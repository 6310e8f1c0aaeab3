"""Over the WebSocket, from the server: the table as somebody may see it, what has changed, and answers."""

from typing import Any

from landsraad.server.protocol.tables import ChatLine, ReasonText, Refusal, TableInfo
from landsraad.server.protocol.words import OrderKind, Struct


class OptionText(Struct):
    """One thing you may do."""

    notation: str
    verb: str
    objects: list[tuple[str, str]]  # what it is about, as (kind, id)
    text: str
    after: dict[str, int] = {}  # what would be: {"strength": 14}
    idle: str = ""  # why it would do nothing now, as a sentence; "": it does something
    then: list["OptionText"] = []  # it only leads to another choice: these can be given with it (`Play.then`)


class Asked(Struct):
    """The question you are asked now."""

    kind: str  # turn, order, effect, card, amount, seat, yes_no, ...: what a game asks about
    text: str
    about: str  # what the question belongs to: the second line; "" where that is clear
    source: tuple[str, str] | None  # the component that asks, as (kind, id)
    options: list[OptionText]
    by: int = -1  # the seat in whose turn you are asked, if it is not your own
    certain: bool = False  # there is one answer, and given by itself it would tell nobody anything


class Changed(Struct):
    """Something in the view that a step changes: by so much, or to this; with neither it is emptied."""

    path: str  # "seats.1.solari", "seats.1.influence.fremen"; "seats.*.agents_at": of all
    by: int | None = None
    to: int | None = None


class LogLine(Struct):
    at: int  # the number of moves after which this had happened
    depth: int  # 0: a deed; 1: what followed from it; -1: a heading (round, phase)
    seat: int  # -1: nobody in particular
    text: str
    about: list[tuple[str, str]]  # components it names, as (kind, id)
    brief: str  # the same in a few words without its subject; "": `changes` tell everything, or nobody need be told
    changes: list[Changed]


class Step(Struct):
    """One thing that happened in a scene, in the order in which it happened."""

    at: int  # the number of moves after which this had happened: steps of one move have the same
    kind: str  # the name of the event
    seat: int  # -1: nobody in particular
    depth: int  # as in LogLine
    text: str
    about: list[tuple[str, str]]
    brief: str = ""  # as in LogLine; of what followed only where it is shorter than `text`
    card: tuple[str, str] | None = None  # what is laid on the table for it
    place: tuple[str, str] | None = None  # where it happens
    cause: tuple[str, str] | None = None  # the component whose effect it is, where it is not the seat's own deed
    victim: int = -1  # the seat to whom somebody else does this
    changes: list[Changed] = []
    own: dict[str, Any] = {}  # what the game tells besides, as its schema says


class Scene(Struct):
    """What belongs together: a turn, a fight, the end of a round. The last one grows until the next begins."""

    number: int  # scenes are counted from the start of the game
    kind: str  # "opening", "turn", or as the game calls it
    seat: int  # whose turn it is; -1: everybody's
    over: bool  # nothing more will come
    steps: list[Step]
    own: dict[str, Any]  # what the game tells besides, as its schema says


class BackAsked(Struct):
    """Somebody asks the others to let them take back what they did last."""

    seat: int
    agreed: list[int]  # the seats that have agreed so far


class LessonTold(Struct):
    """The lesson of a table, and how far whoever learns has come in it."""

    id: str
    number: int
    of: int
    following: str  # the lesson after it, "" after the last
    title: str
    text: str
    task: str  # what to do
    learnt: str  # what to say when it is done
    rule: str
    done: bool
    astray: bool  # what was answered leads elsewhere: it can be taken back
    next: str  # the option that leads on, "" where none does
    then: list[tuple[str, str]]  # the things that the answers after it are about, in their order


class State(Struct, tag_field="type", tag="state"):
    """The table as you may see it now. Sent after every move, and when you join."""

    table: TableInfo
    version: int  # name it when you play
    at: int  # the number of moves played
    you: int  # the seat whose eyes these are; -1: a spectator, or the curtain is drawn
    view: dict[str, Any]  # as `game.view(seat)` gives it
    asked: Asked | None  # None: you wait
    waiting_for: list[int]
    can_undo: bool
    undo_beyond: bool  # taking back now would go back beyond the start of your turn, or take back what others did
    can_ask_back: bool  # nothing can be taken back but by consent
    log_from: int  # the log lines below follow after so many older ones that you have, or have left out on coming
    log: list[LogLine]
    since: int  # the index of the first line since your last turn
    scenes: list[Scene]  # new ones, and the last one before them as it is now; any after them did not happen
    answered: int  # the number of moves after your own last answer: what came later happened without you
    own: dict[str, Any]  # what the game tells besides, as its schema says
    result: dict[str, Any] | None
    seed: str  # "" until the game is over
    can_redo: bool = False
    back: BackAsked | None = None
    lesson: LessonTold | None = None
    orders: list[OrderKind] = []  # what you could order now
    order: OrderKind | None = None  # what you have ordered; nobody else is told
    open: bool = False  # you see every hand: bots play among themselves
    paused: bool = False  # the bots wait


Place = list[str | int]  # a way into a state: names of fields, and numbers in lists


class News(Struct, tag_field="type", tag="news"):
    """What is different from the last state you were told, in a state as it is now. Sent in its place to who wants it.

    The log and the scenes are those of this state, as if it had been sent."""

    changed: list[tuple[Place, Any]]  # what stands in these places now; objects on the way to them are there already
    gone: list[Place]  # fields that are there no longer
    steps: int = 0  # so many steps of the first of its scenes you have: those of the last scene you were told


class Past(Struct, tag_field="type", tag="past"):
    """The answer to Look: how it was then."""

    at: int
    last: int  # the number of moves there are
    seat: int
    round: int
    turn_starts: list[int]  # the moves with which turns began, to step by turns
    round_starts: list[int]
    view: dict[str, Any]
    text: str  # what happened with this move
    result: dict[str, Any] | None


class Lines(Struct, tag_field="type", tag="log"):
    """The answer to ReadLog: the oldest lines of the log."""

    lines: list[LogLine]


class Because(Struct, tag_field="type", tag="because"):
    """The answer to Why. No reasons: it is possible."""

    objects: list[tuple[str, str]]
    reasons: list[ReasonText]


class Advice(Struct, tag_field="type", tag="advice"):
    """The answer to Hint: one of your options, how often whoever takes it wins, and what it brings."""

    version: int  # the question it was asked for
    option: str
    text: str
    chance: float | None = None  # of your side, from 0 to 1; null where nobody could think about it
    chances: dict[str, float] = {}  # the same of every option that was tried: look yours up
    reasons: list[str] = []  # what it brings that the second best does not, or costs the others


class Refused(Struct, tag_field="type", tag="refused"):
    refusal: Refusal
    version: int  # where the table is


class Presence(Struct, tag_field="type", tag="presence"):
    """Somebody came, went, took a seat or handed it on; or the lobby changed."""

    table: TableInfo


class Chatted(Struct, tag_field="type", tag="chat"):
    """What was said at the table since you were last told; `whole`: all there is, and nothing else any more."""

    lines: list[ChatLine]
    whole: bool
    team: int  # for so many seconds yet you may talk to your team alone; 0: you may not


Outgoing = State | News | Past | Lines | Because | Advice | Refused | Presence | Chatted
