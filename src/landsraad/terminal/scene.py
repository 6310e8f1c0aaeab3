"""One moment as one person may see it, and the small pieces every part of the picture is made of."""

from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from landsraad import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.imperium.expansions import in_game
from landsraad.terminal.players import LETTERS
from landsraad.terminal.words import label, word
from landsraad.text.fluent import join
from landsraad.text.imperium import amount, intrigue_text, name

SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold magenta")
HEADING = "bold"
QUIET = "dim"
NUMBER = "bold cyan"
GOOD = "yellow"


@dataclass(frozen=True)
class Scene:
    """What is drawn: a view, never the table."""

    view: dict[str, Any]
    names: list[str]
    lang: str
    width: int

    @property
    def you(self) -> int:
        seat: int = self.view["you"]
        return seat

    @property
    def mine(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.view["seats"][self.you]
        return mine

    @property
    def expansions(self) -> frozenset[str]:
        return frozenset(self.view["expansions"])


def scene(game: Game, seat: int, lang: str, width: int) -> Scene:
    return Scene(game.view(seat), game.names, lang, width)


def piece(text: str, style: str = "") -> Text:
    """Text in a style that ends with it: what is joined to it keeps its own."""
    return Text.assemble((text, style))


def token(seat: int) -> Text:
    """A player's letter, in their colour."""
    return piece(LETTERS[seat], SEAT_STYLES[seat])


def heading(text: str) -> Text:
    return piece(text, HEADING)


def joined(parts: list[Text], between: str = " · ") -> Text:
    return piece(between, QUIET).join(parts)


def hanging(text: Text, width: int, indent: int) -> Text:
    """Wrapped, every line but the first indented."""
    lines = text.wrap(_MEASURE, max(20, width - indent))
    for line in lines:
        line.rstrip()
    return Text("\n" + " " * indent).join(lines)


class Indented:
    """A paragraph that stands a little to the right, without blanks at the ends of its lines."""

    def __init__(self, text: Text, indent: int = 2) -> None:
        self.text = text
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.wrap(console, max(20, options.max_width - self.indent)):
            line.rstrip()
            yield Text(" " * self.indent) + line


def clipped(text: Text, width: int, lines: int) -> Text:
    """Wrapped to so many lines at most; what does not fit is cut off."""
    wrapped = text.wrap(_MEASURE, width)
    if len(wrapped) <= lines:
        return text
    kept = Text("\n").join(wrapped[:lines])
    kept.rstrip()
    if wrapped[lines - 1].cell_len >= width:
        kept.right_crop(1)
    return kept + Text("…")


def sentence_of(lines: tuple[str, ...], lang: str) -> str:
    return join("sentences", [line.rstrip(".。") for line in lines], lang)


# --- spaces ------------------------------------------------------------------------------------------------------


def spaces_of(expansions: frozenset[str]) -> list[int]:
    """The spaces of this game, icon by icon: that is how cards reach them."""
    spaces = [space for space in c.SPACES if in_game(space, expansions)]
    return [space.number for space in sorted(spaces, key=lambda space: (space.icon, space.number))]


def price_of(scene: Scene, space: int, card: str | None = None) -> str:
    """What entering costs you, with this card; "" where it costs nothing."""
    resource, price = c.SPACES[space].resource, c.SPACES[space].amount
    if c.SPACE_IDS[space] == "mentat":
        price += scene.view.get("mentat_extra", 0)
    if resource == w.SOLARI and c.SPACES[space].icon == w.LANDSRAAD:
        leader = scene.mine["leader"]
        price -= 0 if leader is None else c.LEADERS[c.LEADER_NUMBERS[leader]].landsraad_discount
    if resource == w.SPICE and card is not None and c.CARDS[c.CARD_NUMBERS[card]].cheaper == space:
        price -= c.CARDS[c.CARD_NUMBERS[card]].cheaper_by
    return amount(resource, price, scene.lang) if resource >= 0 and price > 0 else ""


def need_of(space: int, lang: str) -> str:
    """The influence entering needs, in short; "" where it needs none."""
    if c.SPACES[space].need_faction < 0:
        return ""
    return f"{c.SPACES[space].need_level} {name('faction', w.FACTION_NAMES[c.SPACES[space].need_faction], lang)}"


# --- cards -------------------------------------------------------------------------------------------------------


def leader_name(ident: str | None, lang: str) -> str:
    """House Hagal has no leader in games for two."""
    return name("leader", ident, lang) if ident is not None else word("house-hagal", lang)


def counted(names: list[str]) -> list[tuple[str, int]]:
    """Each name once, with how often it is there."""
    return [(name, names.count(name)) for name in dict.fromkeys(names)]


def card_name(ident: str, lang: str, times: int = 1) -> Text:
    text = piece(name("card", ident, lang), HEADING)
    if times > 1:
        text.append(f" ×{times}", QUIET)
    return text


def card_icons(ident: str, lang: str, short: bool = False) -> str:
    """The agent icons of a card; in short, factions by the two letters that head their columns."""
    icons = [icon for bit, icon in enumerate(w.ICON_NAMES) if c.CARDS[c.CARD_NUMBERS[ident]].icon_bits >> bit & 1]
    factions = [word(f"faction-{icon}", lang) for icon in icons if icon in w.FACTION_NAMES]
    others = [name("icon", icon, lang) for icon in icons if icon not in w.FACTION_NAMES]
    if short:
        return join("plain", [" ".join(factions), *others] if factions else others, lang)
    return join("plain", [name("icon", icon, lang) for icon in icons], lang)


def intrigue_line(ident: str, lang: str) -> Text:
    told = intrigue_text(c.INTRIGUE_NUMBERS[ident], lang)
    text = piece(told.name, HEADING)
    for part in told.parts:
        text.append("  " + label(part.timing, lang), QUIET)
        text.append(sentence_of(part.lines, lang))
    return text


_MEASURE = Console(width=200, color_system=None)  # what wrapping text asks for; it prints nothing
