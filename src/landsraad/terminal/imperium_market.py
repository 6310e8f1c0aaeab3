"""What can be acquired: the Imperium Row, the reserve and the tech stacks; and what is fought over."""

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landsraad.imperium import catalog as c
from landsraad.imperium.words import RESERVE_NAMES
from landsraad.terminal.imperium_people import force_of
from landsraad.terminal.scene import (
    GOOD,
    HEADING,
    QUIET,
    Scene,
    card_icons,
    clipped,
    heading,
    joined,
    piece,
    sentence_of,
    token,
)
from landsraad.terminal.words import label, ui, word
from landsraad.text.imperium import card_text, conflict_text, name, tile_text


def _priced(label: str, cost: int, style: str = "") -> Text:
    return piece(label, style) + piece(f" {cost}", GOOD)


def row_line(scene: Scene) -> Text:
    """The Row and the reserve in a sentence: names and costs."""
    cards = [
        piece(ui("empty", scene.lang), QUIET)
        if ident is None
        else _priced(name("card", ident, scene.lang), c.CARDS[c.CARD_NUMBERS[ident]].cost)
        for ident in scene.view["row"]
    ]
    for ident in RESERVE_NAMES:
        left = scene.view["reserve"][ident]
        if c.CARDS[c.CARD_NUMBERS[ident]].cost >= 0 and left:
            label = _priced(name("card", ident, scene.lang), c.CARDS[c.CARD_NUMBERS[ident]].cost)
            cards.append(label + piece(f" ×{left}", QUIET))
    return heading(ui("row", scene.lang)) + Text("  ") + joined(cards)


def card_digest(ident: str, lang: str, short: bool = False) -> Text:
    """A card in one line: its icons and boxes."""
    told = card_text(c.CARD_NUMBERS[ident], lang)
    text = Text()
    if told.icons:
        text.append(f"[{card_icons(ident, lang, short)}]", QUIET)
    boxes = (
        ("agent-box", told.agent),
        ("reveal-box", told.reveal),
        ("acquire-box", told.acquire),
        ("trash-box", told.on_trash),
    )
    for key, lines in boxes:
        if lines:
            separator = "" if not text.plain else " " if text.plain.endswith("]") else " · "
            text.append(separator + label(word(key, lang), lang), QUIET)
            text.append(sentence_of(lines, lang))
    return text


def _goods() -> Table:
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right", style=GOOD)
    table.add_column(ratio=1)
    return table


def row_table(scene: Scene, width: int, lines: int) -> RenderableType:
    """The Row and the reserve with what the cards do, so many lines a card."""
    lang = scene.lang
    table = _goods()
    reserve = [ident for ident in RESERVE_NAMES if c.CARDS[c.CARD_NUMBERS[ident]].cost >= 0]
    labels = {ident: piece(name("card", ident, lang), HEADING) for ident in scene.view["row"] if ident is not None}
    for ident in reserve:
        labels[ident] = Text(name("card", ident, lang)) + piece(f" ×{scene.view['reserve'][ident]}", QUIET)
    room = width - max(label.cell_len for label in labels.values()) - 4
    for ident in [*scene.view["row"], *reserve]:
        if ident is None:
            table.add_row(piece(ui("empty", lang), QUIET), "", "")
        else:
            digest = clipped(card_digest(ident, lang), room, lines if ident not in reserve else 1)
            table.add_row(labels[ident], str(c.CARDS[c.CARD_NUMBERS[ident]].cost), digest)
    return table


def tech_stacks(scene: Scene) -> list[tuple[str, int]]:
    """The top tile of each stack, with the number of tiles there."""
    return [(stack["top"], stack["tiles"]) for stack in scene.view["tech"] if stack["top"] is not None]


def stacks_line(scene: Scene) -> Text:
    tiles = [_priced(name("tile", top, scene.lang), c.TILES[c.TILE_NUMBERS[top]].cost) for top, _ in tech_stacks(scene)]
    return heading(ui("tech", scene.lang)) + Text("  ") + joined(tiles)


def stacks_table(scene: Scene, width: int, lines: int) -> RenderableType:
    """The tile on top of each stack with what it does, so many lines a tile."""
    table = _goods()
    told = [(tile_text(c.TILE_NUMBERS[top], scene.lang), tiles) for top, tiles in tech_stacks(scene)]
    room = width - max((cell_len(text.name) for text, _ in told), default=0) - 7
    for text, tiles in told:
        says = text.acquire + text.ability + text.reveal + text.round_start + text.win + text.end
        label = piece(text.name, HEADING) + piece(f" ×{tiles}", QUIET)
        table.add_row(label, str(text.cost), clipped(Text(sentence_of(says, scene.lang)), room, lines))
    return table


# --- the Conflict ------------------------------------------------------------------------------------------------


def conflict_title(scene: Scene) -> Text:
    lang = scene.lang
    if scene.view["conflict"] is None:
        return heading(ui("conflict", lang)) + Text("  ") + piece("–", QUIET)
    told = conflict_text(c.CONFLICT_NUMBERS[scene.view["conflict"]], lang)
    text = heading(told.tier) + Text("  ") + piece(told.name, HEADING)
    if told.location:
        text.append(f" ({told.location})")
    return text


def rewards(scene: Scene) -> Text:
    if scene.view["conflict"] is None:
        return Text()
    told = conflict_text(c.CONFLICT_NUMBERS[scene.view["conflict"]], scene.lang)
    first, second, third = (sentence_of(lines, scene.lang) for lines in (told.first, told.second, told.third))
    if not third:
        return Text(word("rewards", scene.lang, first=first, second=second or "–"))
    return Text(word("rewards-three", scene.lang, first=first, second=second, third=third))


def conflict_line(scene: Scene) -> Text:
    return conflict_title(scene) + Text("  ") + rewards(scene)


def conflict_block(scene: Scene) -> list[Text]:
    """For wide screens: the card, and the forces from strongest to weakest."""
    seats = scene.view["seats"]
    fighting = [seat for seat, theirs in enumerate(seats) if theirs["conflict"] or theirs["dreadnoughts_conflict"]]
    fighting.sort(key=lambda seat: -seats[seat]["strength"])
    forces = [token(seat) + Text(" ") + force_of(seats[seat], scene.lang) for seat in fighting]
    lines = [conflict_title(scene), rewards(scene)]
    if forces:
        lines.append(heading(ui("strength", scene.lang)) + Text("  ") + joined(forces))
    return lines
