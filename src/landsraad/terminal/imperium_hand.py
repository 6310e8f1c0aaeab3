"""What only its owner sees: the hand, Intrigue cards, secrets; and the owner's leader."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landsraad.imperium import catalog as c
from landsraad.terminal.imperium_market import card_digest
from landsraad.terminal.imperium_people import ROOM_FOR_NAMES
from landsraad.terminal.scene import (
    HEADING,
    QUIET,
    Scene,
    card_name,
    counted,
    heading,
    intrigue_line,
    piece,
    sentence_of,
)
from landsraad.terminal.words import label, ui, word
from landsraad.text.fluent import join, say
from landsraad.text.imperium import leader_text, name


def hand_table(scene: Scene) -> RenderableType:
    """Every card in hand with its text, then the Intrigue cards."""
    lang = scene.lang
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for ident, times in counted(scene.mine["hand"]):
        table.add_row(card_name(ident, lang, times), card_digest(ident, lang, scene.width < ROOM_FOR_NAMES))
    return table


def intrigue_lines(scene: Scene) -> list[Text]:
    lines = []
    for ident, times in counted(scene.mine["intrigue"]):
        line = intrigue_line(ident, scene.lang)
        lines.append(line + piece(f" ×{times}", QUIET) if times > 1 else line)
    return lines


def secrets(scene: Scene) -> list[Text]:
    """What some leaders know."""
    lang, mine = scene.lang, scene.mine
    found = []
    if mine.get("deck_top"):
        found.append((word("deck-top", lang), name("card", mine["deck_top"], lang)))
    if mine.get("set_aside"):
        found.append((word("set-aside", lang), name("card", mine["set_aside"], lang)))
    if mine["masterstroke"]:
        factions = join("plain", [name("faction", faction, lang) for faction in mine["masterstroke"]], lang)
        found.append((word("masterstroke", lang), factions))
    return [piece(label(what, lang), QUIET) + Text(told) for what, told in found]


def hand_heading(scene: Scene) -> Text:
    """Hand, deck and discard pile in numbers."""
    lang, mine = scene.lang, scene.mine
    text = heading(ui("hand", lang))
    text.append(f"  {ui('deck', lang)} {mine['deck_size']} · {ui('discard', lang)} {len(mine['discard'])}", QUIET)
    played = mine["played"] + mine["revealed"]
    if played:
        names = join("plain", [name("card", ident, lang) for ident in played], lang)
        text.append(" · " + say("ui-labelled", lang, {"label": ui("in-play", lang), "value": names}), QUIET)
    return text


def leader_lines(scene: Scene) -> list[Text]:
    if scene.mine["leader"] is None:
        return []
    told = leader_text(c.LEADER_NUMBERS[scene.mine["leader"]], scene.lang)
    return [
        piece(told.name, HEADING) + piece(f", {told.house}", QUIET),
        piece(label(told.ability_name, scene.lang), QUIET) + Text(sentence_of(told.ability, scene.lang)),
        piece(label(told.signet_name, scene.lang), QUIET) + Text(sentence_of(told.signet, scene.lang)),
    ]
