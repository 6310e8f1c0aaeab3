"""Over REST: what opens a table, arranges its seats, and has to do with who is told of it."""

from typing import Any, Literal

from landsraad.server.protocol.tables import Clock, Setup
from landsraad.server.protocol.words import ChatWho, Reaction, Stage, Struct


class SeatWish(Struct):
    """Who shall sit at a seat: a person (by name), a bot (by its name in the registry) or whoever comes ("open")."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    own: dict[str, Any] = {}  # what the game lets a seat wish for, as its schema says


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
    team: bool = False  # to your team alone, while a move lets you


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
