"""What a table is like, and why something was not done: said over REST and over the socket."""

from typing import Any, Literal

from landsraad.games import USUAL
from landsraad.server.protocol.words import ChatWho, SeatKind, Stage, Struct, TableKind


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
    team: bool  # it was said to your team alone


class Refusal(Struct):
    """Why something was not done. Nothing has changed."""

    error: str  # a stable key: "stale", "not-your-turn", "unknown-option", "no-such-table", ...
    message: str  # for a person, in their language
    reasons: list["ReasonText"] = []


class ReasonText(Struct):
    text: str
    rule: str  # "imperium 6.3.5"
