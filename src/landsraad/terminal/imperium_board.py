"""The board: its spaces, and what stands on them."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.terminal.scene import GOOD, QUIET, Scene, heading, joined, need_of, piece, price_of, spaces_of, token
from landsraad.terminal.words import ui, word
from landsraad.text.fluent import join
from landsraad.text.imperium import amount, effects, name

COMBAT_SIGN = "×"
CONTROL_SIGN = "⚑"
SHIP_SIGN = "▲"


def marks(scene: Scene, space: int) -> list[Text]:
    """What stands on a space: agents, bonus spice, control, a dreadnought, The Voice."""
    ident = c.SPACE_IDS[space]
    view = scene.view
    found: list[Text] = []
    for seat, theirs in enumerate(view["seats"]):
        for _ in range(theirs["agents_at"].get(ident, 0)):
            found.append(token(seat))
    if ident in w.MAKER_NAMES and view["bonus_spice"][ident]:
        found.append(piece(word("bonus", scene.lang, amount=view["bonus_spice"][ident]), GOOD))
    if ident in w.FLAG_NAMES and ident in view["control"]:
        found.append(Text(CONTROL_SIGN) + token(view["control"][ident]))
    if ident in w.FLAG_NAMES and ident in view["dreadnoughts"]:
        found.append(Text(SHIP_SIGN) + token(view["dreadnoughts"][ident]["seat"]))
    for seat, theirs in enumerate(view["seats"]):
        if theirs.get("voice_space") == ident and theirs["voice_bound"]:
            found.append(piece(word("closed", scene.lang, player=scene.names[seat]), QUIET))
    return found


def entry(scene: Scene, space: int) -> str:
    """What entering takes: a price, an influence."""
    price = price_of(scene, space)
    return join("plain", [part for part in (price, need_of(space, scene.lang)) if part], scene.lang)


def space_name(scene: Scene, space: int) -> Text:
    text = Text(name("space", c.SPACE_IDS[space], scene.lang))
    if c.SPACES[space].combat:
        text.append(f" {COMBAT_SIGN}", QUIET)
    return text


def gains(scene: Scene, space: int) -> str:
    """What a visit gives, in short: without the influence and the deployment every space of its kind gives."""
    phrases = effects(c.SPACES[space].parts, scene.lang)
    if c.SPACES[space].maker >= 0:
        phrases.insert(0, amount(w.SPICE, c.SPACES[space].harvest, scene.lang))
    return join("parts", phrases, scene.lang)


def board_line(scene: Scene) -> Text:
    """The board in a sentence: only the spaces where something stands."""
    parts = []
    for space in spaces_of(scene.expansions):
        standing = marks(scene, space)
        if standing:
            parts.append(Text(name("space", c.SPACE_IDS[space], scene.lang)) + Text(" ") + joined(standing, " "))
    if not parts:
        parts = [piece(word("quiet-board", scene.lang), QUIET)]
    return heading(ui("board", scene.lang)) + Text("  ") + joined(parts)


def board_table(scene: Scene) -> RenderableType:
    """All spaces with what they cost and give, and what stands there."""
    lang = scene.lang
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style=QUIET, pad_edge=False)
    table.add_column("", no_wrap=True, style=QUIET)
    table.add_column(ui("board", lang), no_wrap=True)
    table.add_column(f"{ui('cost', lang)} → {ui('effect', lang)}", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(word("here", lang), no_wrap=True, min_width=8)
    last = -1
    for space in spaces_of(scene.expansions):
        icon = c.SPACES[space].icon
        label = name("icon", w.ICON_NAMES[icon], lang) if icon != last else ""
        last = icon
        cost = entry(scene, space)
        told = Text(f"{cost} → " if cost else "") + piece(gains(scene, space), QUIET)
        table.add_row(label, space_name(scene, space), told, joined(marks(scene, space), " "))
    return table
