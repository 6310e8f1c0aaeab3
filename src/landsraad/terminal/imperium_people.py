"""The players: what everybody can see of everybody."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landsraad.imperium.words import FACTION_NAMES
from landsraad.terminal.imperium_board import SHIP_SIGN
from landsraad.terminal.scene import GOOD, HEADING, QUIET, Scene, leader_name, piece, token
from landsraad.terminal.words import ui, word
from landsraad.text.fluent import join
from landsraad.text.imperium import name

NAME_WIDTH = 16
ROOM_FOR_NAMES = 155  # from this width on, factions are written out


def force_of(theirs: dict[str, Any], lang: str) -> Text:
    """Units in the Conflict and their strength, or a dash."""
    if not theirs["conflict"] and not theirs["dreadnoughts_conflict"]:
        return piece("–", QUIET)
    units = str(theirs["conflict"])
    if theirs["dreadnoughts_conflict"]:
        units += f"+{theirs['dreadnoughts_conflict']}{SHIP_SIGN}"
    return Text(word("force", lang, units=units, strength=theirs["strength"]))


def garrison_of(theirs: dict[str, Any], lang: str) -> str:
    if not theirs["dreadnoughts_garrison"]:
        return str(theirs["garrison"])
    return word("garrison-ships", lang, troops=theirs["garrison"], ships=theirs["dreadnoughts_garrison"])


def influence_of(scene: Scene, seat: int, faction: str) -> Text:
    level = scene.view["seats"][seat]["influence"][faction]
    allied = scene.view["alliances"].get(faction) == seat
    text = piece(str(level), QUIET if not level else "")
    text.append("*" if allied else " ", GOOD)
    return text


def marks_of(scene: Scene, seat: int, form: str) -> list[str]:
    """What a seat has that is not a number; form: "sign" for one letter each, "mark" for words."""
    view, lang = scene.view, scene.lang
    theirs = view["seats"][seat]
    found = [
        ("first", view["first_player"] == seat),
        ("council", theirs["council"]),
        ("swordmaster", theirs["swordmaster"]),
        ("mentat", view["mentat"] == seat),
        ("done", theirs["done"] and view["phase"] == "player_turns"),
    ]
    return [word(f"{form}-{key}", lang) for key, there in found if there]


def tech_of(scene: Scene, seat: int) -> list[str]:
    """Freighter, negotiators and tech tiles."""
    lang = scene.lang
    theirs = scene.view["seats"][seat]
    found = []
    if theirs["freighter"]:
        found.append(word("freighter", lang, position=theirs["freighter"]))
    if theirs["negotiators"]:
        found.append(word("negotiators", lang, amount=theirs["negotiators"]))
    for tile in theirs["tiles"]:
        label = name("tile", tile, lang)
        found.append(f"({label})" if tile in theirs["flipped"] else label)
    return found


def players_table(scene: Scene, wide: bool) -> RenderableType:
    """A row for each seat. Narrow screens get the extras in a last column that may be cut off."""
    lang = scene.lang
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False, expand=wide)
    table.add_column("", no_wrap=True, width=2)
    table.add_column(ui("players", lang), no_wrap=True, width=None if wide else NAME_WIDTH, overflow="ellipsis")
    for key in ("points", "solari", "spice", "water", "agents", "garrison"):
        table.add_column(word(f"column-{key}", lang), justify="right", no_wrap=True)
    table.add_column(word("column-force", lang), justify="center", no_wrap=True)
    for key in ("cards", "intrigue"):
        table.add_column(word(f"column-{key}", lang), justify="right", no_wrap=True)
    for faction in FACTION_NAMES:
        label = name("faction", faction, lang) if scene.width >= ROOM_FOR_NAMES else word(f"faction-{faction}", lang)
        table.add_column(label, justify="right", no_wrap=True)
    # The extras give way: everything else must be read at a glance.
    table.add_column("", no_wrap=not wide, overflow="fold" if wide else "ellipsis", style=QUIET, ratio=1)
    for seat, theirs in enumerate(scene.view["seats"]):
        acting = scene.view["to_act"] == seat
        extras = marks_of(scene, seat, "mark") + tech_of(scene, seat) if wide else marks_of(scene, seat, "sign")
        drafting = theirs["leader"] is None and not theirs["rival"]
        label = "–" if drafting else leader_name(theirs["leader"], lang)
        table.add_row(
            Text("▸" if acting else " ") + token(seat),
            piece(f"{scene.names[seat]}, {label}" if wide else label, HEADING if seat == scene.you else ""),
            piece(str(theirs["points"]), HEADING),
            str(theirs["solari"]),
            str(theirs["spice"]),
            str(theirs["water"]),
            str(theirs["agents"]),
            garrison_of(theirs, lang),
            force_of(theirs, lang),
            str(theirs["hand_size"]),
            str(theirs["intrigue_size"]),
            *(influence_of(scene, seat, faction) for faction in FACTION_NAMES),
            " ".join(extras) if not wide else join("plain", extras, lang),
        )
    return table


def tech_line(scene: Scene) -> Text | None:
    """Who has which tiles, freighters and negotiators: for narrow screens."""
    parts = []
    for seat in range(len(scene.names)):
        theirs = tech_of(scene, seat)
        if theirs:
            parts.append(token(seat) + Text(" " + join("plain", theirs, scene.lang)))
    if not parts:
        return None
    return piece(word("ix-line", scene.lang), HEADING) + Text("  ") + piece(" · ", QUIET).join(parts)


def status_line(scene: Scene) -> Text:
    """One's own numbers, for decisions within a turn."""
    lang, mine = scene.lang, scene.mine
    text = token(scene.you) + Text("  ")
    for key in ("points", "solari", "spice", "water", "agents"):
        text.append(f"{word(f'column-{key}', lang)} ", QUIET)
        text.append(f"{mine[key]}  ")
    text.append(f"{word('column-garrison', lang)} ", QUIET)
    text.append(f"{garrison_of(mine, lang)}  ")
    text.append(f"{word('column-force', lang)} ", QUIET)
    return text + force_of(mine, lang)
