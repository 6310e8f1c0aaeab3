"""Lines of icons: what is printed on a component, for whoever can draw."""

from typing import Literal

import msgspec


class Glyph(msgspec.Struct):
    """A piece of a line of icons.

    "icon": `amount` (or none) of `icon`, maybe of a faction; "text": plain words; "arrow": what is left of it is paid;
    "or": between two; "cost": `inside` is paid; "need": `inside` must hold.
    """

    kind: Literal["icon", "text", "arrow", "or", "cost", "need"]
    icon: str = ""
    amount: int | None = None
    faction: str = ""
    text: str = ""  # for "icon" and "need": what it says in words
    inside: list["Glyph"] = []


Line = list[Glyph]

ARROW = Glyph("arrow")


class Component(msgspec.Struct):
    """Everything printed on a component: as words, and as icons box by box."""

    kind: str  # card, intrigue, space, leader, tile, conflict, track, hagal
    id: str
    name: str
    lines: list[str]  # the complete text
    boxes: dict[str, list[Line]]  # a box ("agent", "reveal", "effects", "first", ...) is a list of lines
    facts: dict[str, str | int | bool | list[str] | None]  # cost, icons, factions, area, tier, house, ...
