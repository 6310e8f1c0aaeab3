"""What browser and server say to each other.

One schema for the wire: the OpenAPI page and the TypeScript types of the web client are made from these classes.
They are the same for every game. What only one game knows travels in the fields called `own`, and in `view` and
`result`; their classes lie with the game (server/games/*/payload.py), and their schemas in docs/schemas.
REST opens tables and arranges seats; one WebSocket a table carries the play. docs/protocol.md tells it as a story.
"""

from typing import Any, Literal

import msgspec

from landsraad.bots.analysis import Analysis, Choice, Effort, Luck, Player, Point  # noqa: F401  told as they are
from landsraad.bots.reasons import Moved  # noqa: F401
from landsraad.bots.telling import Told
from landsraad.games import USUAL
from landsraad.text.glyphs import Component, Glyph  # noqa: F401  messages too, told by the texts

SeatKind = Literal["open", "person", "bot", "rival"]
TableKind = Literal["friends", "device", "solo", "replay"]
Stage = Literal["lobby", "playing", "over"]
Pace = Literal["fast", "readable", "slow", "paused"]
OrderKind = Literal["pass_all", "pass_unless"]
ChatWho = Literal["all", "players", "off"]  # who may write: everybody with the link, those who sit there, nobody
Reaction = Literal["well_played", "thanks", "ouch", "thinking", "surprise", "laugh"]


class Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message; a field nobody knows is refused."""


# --- opening a table -----------------------------------------------------------------------------------------------


class SeatWish(Struct):
    """Who shall sit at a seat: a person (by name), a bot (by its name in the registry) or whoever comes ("open")."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    own: dict[str, Any] = {}  # what the game lets a seat wish for, as its schema says


class Setup(Struct):
    """The options of a game, as `landsraad.new_game` knows them."""

    game: str = USUAL
    seats: int = 4
    expansions: list[str] = []
    options: dict[str, Any] = {}
    own: dict[str, Any] = {}  # what else the game lets one arrange, as its schema says


class Clock(Struct):
    """How long everybody may think, in seconds: for a turn, and from a bank for the whole game once that is used up."""

    turn: int = 0
    bank: int = 0
    flag: Literal["bot", "host"] = "bot"  # when nothing is left: a bot plays on, or the host decides
    bot: str = "steward"


class NewTable(Struct):
    """A table to open. Its first person is the host. A table of kind "solo" or "device" starts at once."""

    kind: Literal["friends", "device", "solo"]
    setup: Setup
    seats: list[SeatWish]
    lang: str = "en"
    seed: str = ""  # chance; a game alone may name its seed, so that the guided first game is the same for everybody
    clock: Clock | None = None  # among friends
    listed: bool = False  # among friends: everybody is shown it while a seat is free


class NewReplay(Struct):
    """A record to look at."""

    record: dict[str, Any]


class Branch(Struct):
    """Play on from a move of another table, against bots or on this device: the cards lie as they lay."""

    at: int  # so many moves have been played
    seat: int  # the seat you take
    bot: str = "steward"


class Change(Struct):
    """What the host may change before the start."""

    setup: Setup
    seats: list[SeatWish]
    clock: Clock | None = None


class Claim(Struct):
    """Take a seat that is free (`seat`), under this name. Before the start it may be wished for something, too.

    Once the game has begun, and for whoever was sent away, it is a question to those who sit there: see `asking`."""

    seat: int
    name: str
    own: dict[str, Any] | None = None  # as in SeatWish; None leaves the wish as it is


class SeatDeed(Struct):
    """Something done with a seat: hand it to a bot and back, leave it, (host) send its holder away, answer somebody who
    asks for it, or say whether the clocks shall stand."""

    seat: int
    do: Literal[
        "to_bot",
        "to_person",
        "leave",
        "kick",
        "rename",
        "allow_hints",
        "refuse_hints",
        "admit",
        "turn_away",
        "pause",
        "go_on",
    ]
    bot: str = "steward"
    name: str = ""
    asking: int = 0  # the number of whoever asks


class Listing(Struct):
    """Whether everybody is shown a table among the open ones (the host)."""

    listed: bool


class OpenTable(Struct):
    """A table everybody is shown: what one wants to know before one sits down."""

    id: str
    stage: Stage
    setup: Setup
    host: str
    people: int  # who sit there
    free: int  # seats
    bots: list[str]  # those who play along, by their level
    lang: str
    clock: Clock | None
    updated: str


class ChatRule(Struct):
    """Who may write at a table (the host)."""

    chat: ChatWho


class NewLine(Struct):
    """Something to say at a table: a line of text, or one of a few signs. An onlooker says under which `name`."""

    text: str = ""
    reaction: Reaction | None = None
    name: str = ""


class ChatLine(Struct):
    """What somebody has said at a table."""

    n: int  # lines are counted from 1; some may be gone
    who: str  # the same for everything one person says at this table, and only there
    seat: int  # -1: an onlooker
    name: str
    text: str
    reaction: str  # "" where there is a text
    at: str  # ISO 8601, UTC
    yours: bool


class NoticeChoices(Struct):
    """In which ways this server tells people who are away."""

    push_key: str  # by which a browser subscribes; "": not by Web Push
    webhooks: bool


class NewNotice(Struct):
    """An address at which you want to be told while you are away: a browser's (with its keys), or a webhook."""

    kind: Literal["push", "webhook"]
    address: str
    p256dh: str = ""
    auth: str = ""


class NoticeInfo(Struct):
    """An address at which you are told. Nobody else learns it."""

    id: str
    kind: Literal["push", "webhook"]
    address: str


class Key(Struct):
    """A link that brings your seats to another device; it works once."""

    key: str


# --- what a table is like ------------------------------------------------------------------------------------------


class SeatInfo(Struct):
    kind: SeatKind
    name: str
    bot: str  # "" where no bot decides
    own: dict[str, Any]  # what was wished for at set-up, as in SeatWish
    connected: bool
    yours: bool
    host: bool
    hints: bool = False  # whoever sits there has nothing against hints
    held: bool = False  # somebody holds it, even while a bot plays for them
    was_yours: bool = False  # you have played it in this game, and do not any more


class ClockInfo(Struct):
    """The clocks, in seconds as of this message."""

    clock: Clock
    seat: int  # whose clock runs, or would without the pause; -1: nobody's
    turn_left: int  # of the time for this turn
    left: list[int]  # in the bank of each seat
    paused: bool
    wants_pause: list[int]  # the seats that want the clocks to stand
    flagged: int  # the seat whose time is up, while the host has not decided; -1: none


class MixingInfo(Struct):
    """How the seed is mixed by all who play; lists have an entry a seat, "" where nothing was given."""

    secret_hash: str  # SHA-256 of the server's secret, shown when the table was opened
    commitments: list[str]
    nonces: list[str]  # once the game has begun
    revealing: bool = False  # name the number whose hash you have given


class AskingInfo(Struct):
    """Somebody who asks for a seat."""

    number: int
    seat: int
    name: str
    yours: bool  # it is you
    wanted: bool  # your word is still missing
    waits_for: list[int]  # the seats whose word is still missing


class TableInfo(Struct):
    """A table from outside: enough for the lobby and the list of one's games."""

    id: str
    kind: TableKind
    stage: Stage
    setup: Setup
    seats: list[SeatInfo]
    host: bool  # you are the host
    yours: list[int]  # the seats you hold
    seed_hash: str  # SHA-256 of the seed, known before the first move; "": it is not mixed yet
    moves: int
    round: int
    to_act: int | None
    points: list[int]
    updated: str  # ISO 8601, UTC
    next: str = ""  # the table at which the same people play on after this one
    removed: bool = False  # you were sent away: you watch, and may ask for a seat
    asking: list[AskingInfo] = []
    bots_only: bool = False  # nobody plays here, and nobody has: whoever watches may see every hand
    guided: bool = False  # the guided first game: the page gives advice
    what_if: bool = False  # it was played on from a moment of another game
    mixing: MixingInfo | None = None  # null: the server alone has chosen the seed
    clock: ClockInfo | None = None
    listed: bool = False  # everybody is shown it while a seat is free
    chat: ChatWho = "players"  # who may write here, among friends


class Refusal(Struct):
    """Why something was not done. Nothing has changed."""

    error: str  # a stable key: "stale", "not-your-turn", "unknown-option", "no-such-table", ...
    message: str  # for a person, in their language
    reasons: list["ReasonText"] = []


class ReasonText(Struct):
    text: str
    rule: str  # "imperium 6.3.5"


# --- over the WebSocket, from the browser --------------------------------------------------------------------------


class Play(Struct, tag_field="do", tag="play"):
    """Choose an option of the question that was asked at this version, and with it one of those it leads to."""

    version: int
    option: str
    then: str = ""


class Why(Struct, tag_field="do", tag="why"):
    """Why is this not possible now? What was touched, in that order: [["card", "dagger"], ["space", "mentat"]].

    [["undo", ""]] asks why nothing can be taken back."""

    objects: list[tuple[str, str]]
    option: str = ""  # or a notation


class Undo(Struct, tag_field="do", tag="undo"):
    """Take back the last step, or everything since your turn began."""

    version: int
    whole_turn: bool = False


class Redo(Struct, tag_field="do", tag="redo"):
    """Do again what was taken back last."""

    version: int


class AskBack(Struct, tag_field="do", tag="ask_back"):
    """Ask the other people to let you take back your last decision: nobody has acted since."""

    version: int


class Consent(Struct, tag_field="do", tag="consent"):
    """Agree that somebody takes back what they did last, or not; who asked may think better of it."""

    version: int
    agree: bool


class GiveOrder(Struct, tag_field="do", tag="order"):
    """Have windows passed for you: all of them this round, or until something is done to you. null: no longer."""

    what: OrderKind | None


class Look(Struct, tag_field="do", tag="look"):
    """Show the table after so many moves; `seat` -1 is one's own view, -2 everything (only once the game is over)."""

    at: int
    seat: int = -1


class Say(Struct, tag_field="do", tag="language"):
    """Speak this language from now on."""

    lang: str


class Sit(Struct, tag_field="do", tag="sit"):
    """On a shared device: who looks at the screen now. -1 hides all hands (the curtain)."""

    seat: int


class Hint(Struct, tag_field="do", tag="hint"):
    """What would a bot do here? It is told no more than the one who asks can see."""


class Tempo(Struct, tag_field="do", tag="tempo"):
    """How long the bots of a table of one's own wait before a visible deed, so that it can be followed. Paused, they
    wait until they are told otherwise, or until nobody of the hosts is there any more."""

    pace: Pace


class Open(Struct, tag_field="do", tag="open"):
    """Watch bots among themselves with open hands. Refused wherever a person holds a seat, or has held one."""

    hands: bool


class Commit(Struct, tag_field="do", tag="commit"):
    """In the lobby: the SHA-256 of a number of yours with 64 hexadecimal digits, for the seed."""

    hash: str


class Reveal(Struct, tag_field="do", tag="reveal"):
    """The number itself, once `mixing.revealing` asks for it."""

    nonce: str


Incoming = (
    Play | Why | Undo | Redo | AskBack | Consent | GiveOrder | Look | Say | Sit | Hint | Tempo | Open | Commit | Reveal
)


# --- over the WebSocket, from the server ---------------------------------------------------------------------------


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
    brief: str = ""  # of a deed, as in LogLine
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
    log_from: int  # the log lines below follow after so many older ones that you have
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
    reasons: list[str] = []  # what it brings that the second best does not


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


Outgoing = State | News | Past | Because | Advice | Refused | Presence | Chatted


# --- the components, in one language -------------------------------------------------------------------------------


class Catalog(Struct):
    game: str
    lang: str
    components: list[Component]
    words: dict[str, str]  # names of resources, factions, icons, places: "faction.fremen" -> "Fremen"


class RuleText(Struct):
    cited: str
    html: str


class BookRule(Struct):
    number: str
    html: str


class BookSection(Struct):
    number: str
    title: str
    rules: list[BookRule]


class Rulebook(Struct):
    """A whole rulebook, to read and to search."""

    name: str  # as it is cited: "imperium"
    title: str
    lang: str
    sections: list[BookSection]


class SetupChoices(Struct):
    """What can be chosen when a table is opened."""

    game: str
    seats: list[int]
    expansions: list[str]
    bots: list[str]
    levels: list[str]  # those of the bots that are a level of strength, the weakest first
    own: dict[str, Any]  # what else there is to choose from, as the game's schema says


# --- lessons -------------------------------------------------------------------------------------------------------


class LessonShown(Struct):
    """A lesson in the list of a game's course."""

    id: str
    title: str
    task: str


# --- analysis ------------------------------------------------------------------------------------------------------


class AnalysisTold(Struct):
    """How far the analysis of a finished game has come. While it is "running" there is a rough curve, soon; when it is
    "done", the mistakes are told in words, in the order of `analysis.mistakes`."""

    state: Literal["none", "running", "done", "failed"]
    analysis: Analysis | None
    told: list[Told]
    message: str = ""  # why it has failed


# --- the end -------------------------------------------------------------------------------------------------------


class Score(Struct):
    """The points of every seat, from a move on."""

    at: int
    points: list[int]


class Chronicle(Struct):
    """The course of a finished game at a glance: the moves with which something began, and every change of points."""

    rounds: list[int]
    turns: list[int]
    fights: list[int]
    scores: list[Score]  # the first: as it began


class Patch(Struct):
    """What changes in a view: where, and what lies there now; `gone`: nothing does."""

    path: list[str | int]
    value: Any = None
    gone: bool = False


class Frame(Struct):
    """One moment of a film: what has changed in the open view since the one before (the first: since nothing)."""

    round: int
    text: str
    changes: list[Patch]


class Film(Struct):
    """A finished game as one file, with everything open: after each number of moves a frame."""

    table: TableInfo
    turn_starts: list[int]
    round_starts: list[int]
    frames: list[Frame]
    log: list[LogLine]
    result: dict[str, Any] | None


class Ending(Struct):
    """How a finished game went."""

    rounds: int
    own: dict[str, Any]  # the course of it, as the game's schema says
