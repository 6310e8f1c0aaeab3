"""Over the WebSocket, from the browser: what somebody who plays or looks on can say."""

from landsraad.server.protocol.words import OrderKind, Pace, Struct


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


class ReadLog(Struct, tag_field="do", tag="log"):
    """Tell the first so many lines of the log: those that were left out on coming (`lines` in the address)."""

    to: int


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
    Play
    | Why
    | Undo
    | Redo
    | AskBack
    | Consent
    | GiveOrder
    | ReadLog
    | Look
    | Say
    | Sit
    | Hint
    | Tempo
    | Open
    | Commit
    | Reveal
)
