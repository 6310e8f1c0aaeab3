"""Every component as it is printed: name, words, and icons box by box, for whoever draws a table."""

from collections.abc import Callable, Iterator
from pathlib import Path

from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.imperium.naming import KIND_IDS
from landsraad.imperium.store import KIDS, OP, B
from landsraad.text.fluent import FALLBACK, messages, say
from landsraad.text.glyphs import ARROW, Component, Glyph, Line
from landsraad.text.imperium.components import component_lines, leader_text, part_condition, tile_text
from landsraad.text.imperium.glyphs import condition, cost, line, lines, need, resource, words
from landsraad.text.imperium.names import bits, faction_named

Boxes = dict[str, list[Line]]
Facts = dict[str, str | int | bool | list[str] | None]

ICONS = Path(__file__).parent.parent / "icons"
# Of the tracks, these are printed; the others are components for the engine only, such as the influence of a visit.
PRINTED_TRACKS = ("_bonus", "shipping_")
# Kinds of names a table needs besides those of components.
NAMED = (
    "area",
    "deck",
    "difficulty",
    "faction",
    "house",
    "icon",
    "mode",
    "phase",
    "place",
    "resource",
    "set",
    "setup",
    "source",
    "tier",
    "timing",
    "unit",
)


def _told(texts: tuple[str, ...]) -> list[Line]:
    """Lines that only words can tell."""
    return [[words(text)] for text in texts]


def _card(card: int, lang: str) -> tuple[Boxes, Facts]:
    agent = lines(c.CARDS[card].agent, lang)
    if c.CARDS[card].anywhere:
        agent.insert(0, [words(say("line-card-anywhere", lang))])
    if card == c.STARTING_SIGNET[0]:
        agent.append([words(say("line-card-signet", lang))])
    boxes = {
        "agent": agent,
        "reveal": lines(c.CARDS[card].reveal, lang),
        "acquire": lines(c.CARDS[card].acquire, lang),
        "on_trash": lines(c.CARDS[card].on_trash, lang),
    }
    facts: Facts = {
        "cost": c.CARDS[card].cost if c.CARDS[card].cost >= 0 else None,
        "icons": bits(c.CARDS[card].icon_bits, w.ICON_NAMES),
        "infiltration": bits(c.CARDS[card].infiltrate_bits, w.ICON_NAMES),
        "factions": bits(c.CARDS[card].factions, w.FACTION_NAMES),
        "unload": bool(c.CARDS[card].unload),
        "signet": card == c.STARTING_SIGNET[0],
        "deck": c.CARDS[card].deck,
        "set": c.CARDS[card].expansion,
    }
    return boxes, facts


def _part(card: int, part: int, lang: str) -> list[Line]:
    """One part of an Intrigue card: its condition, its price, its effect."""
    node, price = c.INTRIGUES[card].parts[part].effect, c.INTRIGUES[card].parts[part].cost
    code = part_condition(card, part)
    if OP[node] == w.ALL and not price and code == w.IF_ALWAYS:
        return lines(KIDS[node], lang)
    drawn = line(node, lang)
    if price:
        drawn = [cost(price, lang), ARROW, *drawn]
    if code != w.IF_ALWAYS:
        _, a, b = c.INTRIGUES[card].parts[part].condition
        drawn = [*condition(code, a, b, lang), ARROW, *drawn]
    return [drawn]


def _intrigue(card: int, lang: str) -> tuple[Boxes, Facts]:
    boxes: Boxes = {}
    timings = [w.TIMING_NAMES[part.timing] for part in c.INTRIGUES[card].parts]
    for part, timing in enumerate(timings):
        told = _part(card, part, lang)
        if part > 0 and told:  # one part is played, not both
            told[0] = [Glyph("or", text=say("glyph-or", lang)), *told[0]]
        boxes.setdefault(timing, []).extend(told)
    return boxes, {"timings": timings, "set": c.INTRIGUES[card].expansion}


def _space(space: int, lang: str) -> tuple[Boxes, Facts]:
    entry: Line = []
    if c.SPACES[space].resource >= 0:
        entry.append(Glyph("cost", inside=[resource(c.SPACES[space].resource, c.SPACES[space].amount, lang)]))
    if c.SPACES[space].need_faction >= 0:
        faction, level = c.SPACES[space].need_faction, c.SPACES[space].need_level
        told = say("line-space-need", lang, {"level": level, **faction_named(faction, lang)})
        entry.append(need(faction, level, told))
    effects = lines(c.SPACES[space].parts, lang)
    if c.SPACES[space].maker >= 0:
        effects.insert(0, [resource(w.SPICE, c.SPACES[space].harvest, lang)])
    flag = c.SPACES[space].flag
    boxes = {
        "entry": [entry] if entry else [],
        "effects": effects,
        "reveal": lines(c.SPACES[space].reveal, lang),
        "control": [[resource(c.FLAG_GAIN[flag], B[c.FLAG_PARTS[flag]], lang)]] if flag >= 0 else [],
    }
    facts: Facts = {
        "area": c.SPACES[space].area,
        "board": c.SPACES[space].board,
        "icon": w.ICON_NAMES[c.SPACES[space].icon],
        "faction": w.FACTION_NAMES[c.SPACES[space].faction] if c.SPACES[space].faction >= 0 else "",
        "combat": bool(c.SPACES[space].combat),
        "maker": c.SPACES[space].maker >= 0,
        "control": flag >= 0,
        "once": c.SPACES[space].once >= 0,
    }
    return boxes, facts


def _leader(leader: int, lang: str) -> tuple[Boxes, Facts]:
    text = leader_text(leader, lang)
    facts: Facts = {
        "house": text.house,
        "complexity": text.complexity,
        "ability_name": text.ability_name,
        "signet_name": text.signet_name,
        "set": c.LEADERS[leader].expansion,
    }
    return {"ability": _told(text.ability), "signet": lines(c.LEADERS[leader].signet, lang)}, facts


def _tile(tile: int, lang: str) -> tuple[Boxes, Facts]:
    boxes = {
        "acquire": lines(c.TILES[tile].acquire, lang),
        "ability": _told(tile_text(tile, lang).ability),
        "reveal": lines(c.TILES[tile].reveal, lang),
        "round_start": lines(c.TILES[tile].round_start, lang),
        "win": lines(c.TILES[tile].win, lang),
        "end": lines(c.TILES[tile].end, lang),
    }
    return boxes, {"cost": c.TILES[tile].cost}


def _conflict(conflict: int, lang: str) -> tuple[Boxes, Facts]:
    places = zip(("first", "second", "third"), c.CONFLICTS[conflict].rewards, strict=True)
    flag = c.CONFLICTS[conflict].flag
    facts: Facts = {
        "tier": c.CONFLICTS[conflict].tier,
        "location": c.SPACE_IDS[c.FLAG_SPACES[flag]] if flag >= 0 else "",
        "set": c.CONFLICTS[conflict].expansion,
    }
    return {place: lines(nodes, lang) for place, nodes in places}, facts


def _track(track: int, lang: str) -> tuple[Boxes, Facts]:
    return {"effects": lines(c.TRACKS[track].parts, lang)}, {}


def _hagal(card: int, lang: str) -> tuple[Boxes, Facts]:
    space = c.HAGAL_CARDS[card].space
    facts: Facts = {"space": c.SPACE_IDS[space] if space >= 0 else "", "swords": c.HAGAL_CARDS[card].swords}
    return {"effects": lines(c.HAGAL_CARDS[card].parts, lang)}, facts


_PRINTERS: dict[str, Callable[[int, str], tuple[Boxes, Facts]]] = {
    "card": _card,
    "intrigue": _intrigue,
    "space": _space,
    "leader": _leader,
    "tile": _tile,
    "conflict": _conflict,
    "track": _track,
    "hagal": _hagal,
}


def components(lang: str = FALLBACK) -> Iterator[Component]:
    """Everything in the box, kind by kind."""
    for kind, idents in KIND_IDS.items():
        word = w.KIND_NAMES[kind]
        for number, ident in enumerate(idents):
            if word == "track" and not any(mark in ident for mark in PRINTED_TRACKS):
                continue
            boxes, facts = _PRINTERS[word](number, lang)
            told = component_lines(word, number, lang)
            kept = {box: drawn for box, drawn in boxes.items() if drawn}
            yield Component(kind=word, id=ident, name=told[0], lines=told[1:], boxes=kept, facts=facts)


def other_names(lang: str = FALLBACK) -> dict[str, str]:
    """What else has a name: "faction.fremen" -> "Fremen"; and what icons mean: "legend.spice" -> "Spice"."""
    found = {f"legend.{path.stem}": say(f"legend-{path.stem}", lang) for path in _icons()}
    for key, entry in messages(FALLBACK).entries.items():
        kind, _, ident = key.partition("-")
        if kind in NAMED and ident and "{" not in entry:
            found[f"{kind}.{ident}"] = say(key, lang)
    return found


def _icons() -> list[Path]:
    return sorted(path for path in ICONS.glob("*.svg") if not path.stem.startswith("agent-"))
