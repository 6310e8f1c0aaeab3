"""Every component of War for Arrakis as it is printed: name, words and facts, for whoever draws a table.

What is not the printed component says so in its facts: `substitute` is the label a person reads, `ours` what of it is
ours ("text", "title", "action", ...), `doubt` the question of the rulebook that says what is known.
"""

from collections.abc import Callable, Iterator

from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.arrakis.board import (
    IS_SAND,
    SECTOR_MASK,
    SECTOR_NAMES,
    SETTLEMENT_AREAS,
    SETTLEMENT_RANK,
    SHELTERED,
    SIETCH_AREAS,
    STATION_AREAS,
    TERRAIN,
    TERRAIN_NAMES,
)
from landsraad.arrakis.content.tokens import PRINTED_TOKENS
from landsraad.text.fluent import FALLBACK, messages, say
from landsraad.text.glyphs import Component
from landsraad.text.war_for_arrakis.components import (
    ABOUT,
    KINDS,
    card_text,
    component_lines,
    leader_text,
    prescience_text,
    substitute,
    substitutes,
)

Facts = dict[str, str | int | bool | list[str] | None]
PREFIX = "arrakis-"
# Kinds of names a table needs besides those of components.
NAMED = (
    "side", "member", "deck", "zone", "sector", "terrain", "phase", "marker", "power", "ban", "result", "use", "way",
    "vehicle", "piece", "sign", "unit", "place", "how", "atomics", "face", "title",
)  # fmt: skip
CARDS_DOUBT, GUILD_DOUBT = "war_for_arrakis 24.Q26", "spacing_guild 13.G16"
OURS_OF_CARD = {0: [], c.OURS: ["text", "title"], c.EFFECT_KNOWN: ["deck", "title"]}


def _doubt(label: str, ours: list[str], rule: str) -> Facts:
    """What a person is told of something that is not the printed component."""
    return {"substitute": label, "ours": ours if label else [], "doubt": rule if label else ""}


def _card(card: int, lang: str) -> Facts:
    text = card_text(card, lang)
    return {
        "member": w.MEMBER_NAMES[c.CARDS[card].deck],
        "copies": text.copies,
        "stays": text.stays,
        "held": bool(c.CARDS[card].held),
        "set": w.EXPANSION_NAMES[0] if text.guild else "base",
        **_doubt(text.substitute, OURS_OF_CARD[c.CARDS[card].substitute], GUILD_DOUBT if text.guild else CARDS_DOUBT),
    }


def _leader(leader: int, lang: str) -> Facts:
    text = leader_text(leader, lang)
    steps = [step for step, _, entering in c.MARKER_ENTRIES if entering == leader]
    return {
        "member": w.MEMBER_NAMES[c.LEADERS[leader].member],
        "box": w.BOX_NAMES[c.LEADERS[leader].box] if c.LEADERS[leader].special else "",
        "special": list(text.special),
        "hits": c.LEADERS[leader].hits,
        "shields": c.LEADERS[leader].shields,
        "from_the_start": bool(c.LEADERS[leader].start),
        "enters": list(text.entry),
        "supremacy": c.LEADERS[leader].supremacy or None,
        "step": steps[0] if steps else None,
        **_doubt(text.substitute, ["action", "box"], CARDS_DOUBT),
    }


def _prescience(card: int, lang: str) -> Facts:
    text = prescience_text(card, lang)
    return {
        "when": "end_of_round" if c.PRESCIENCE_CARDS[card].end else "actions",
        "costs_a_die": bool(c.PRESCIENCE_CARDS[card].die),
        "moment": text.moment,
        "requirement": text.requirement,
        "reward": text.reward,
        **_doubt(text.substitute, ["text", "title"], CARDS_DOUBT),
    }


def _objective(card: int, lang: str) -> Facts:
    return _doubt(substitute(c.OBJECTIVES[card].substitute, lang), ["scores"], CARDS_DOUBT)


def _area(area: int, lang: str) -> Facts:
    return {
        "terrain": TERRAIN_NAMES[TERRAIN[area]],
        "sand": bool(IS_SAND[area]),
        "sheltered": bool(SHELTERED[area]),
        "sectors": [name for at, name in enumerate(SECTOR_NAMES) if SECTOR_MASK[area] >> at & 1],
        "rank": SETTLEMENT_RANK[SETTLEMENT_AREAS.index(area)] if area in SETTLEMENT_AREAS else None,
        "sietch": area in SIETCH_AREAS,
        "station": area in STATION_AREAS,
    }


def _token(face: int, lang: str) -> Facts:
    pools = {"black": c.BLACK_FACES, "silver": c.SILVER_FACES}
    if any(face == pools[pool][number] for pool, number in PRINTED_TOKENS):
        return _doubt("", [], "")
    return _about("deployment_tokens", lang)


def _about(what: str, lang: str) -> Facts:
    """A piece or rule that stands in for a printed one."""
    labels = dict(zip(c.SUBSTITUTES, substitutes(lang), strict=True))
    label, rule = labels[what]
    return _doubt(label, ["values"], rule)


def _other(kind: str, ident: str, lang: str) -> Facts:
    what = "atomics_reach" if kind == "atomics" else ABOUT.get(ident) if kind in ("vehicle", "piece") else None
    return _about(what, lang) if what is not None else {}


_FACTS: dict[str, Callable[[int, str], Facts]] = {
    "card": _card,
    "leader": _leader,
    "prescience": _prescience,
    "objective": _objective,
    "area": _area,
    "token": _token,
}


def components(lang: str = FALLBACK) -> Iterator[Component]:
    """Everything in the box, kind by kind; and what else is not the printed game, as `substitute`."""
    for kind, (idents, _) in KINDS.items():
        for number, ident in enumerate(idents):
            told = component_lines(kind, number, lang)
            facts = _FACTS[kind](number, lang) if kind in _FACTS else _other(kind, ident, lang)
            yield Component(kind=kind, id=ident, name=told[0], lines=told[1:], boxes={}, facts=facts)
    for what, (label, rule) in zip(c.SUBSTITUTES, substitutes(lang), strict=True):
        facts = _doubt(label, ["values"], rule)
        yield Component(kind="substitute", id=what, name=label, lines=[], boxes={}, facts=facts)


def other_names(lang: str = FALLBACK) -> dict[str, str]:
    """What else has a name: "side.atreides" -> "Atreides"."""
    found: dict[str, str] = {}
    for key, entry in messages(FALLBACK).entries.items():
        if key.startswith(PREFIX):
            kind, _, ident = key.removeprefix(PREFIX).partition("-")
            if kind in NAMED and ident and "{" not in entry:
                found[f"{kind}.{ident}"] = say(key, lang)
    return found
