"""What a prescience card demands, in the words its declaration is made of."""

from collections.abc import Callable

from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, DESERT, TERRAIN_NAMES
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.demands import TERRAINS
from landsraad.arrakis.store import NODES
from landsraad.text.fluent import FALLBACK, Named, join
from landsraad.text.war_for_arrakis.names import figures, name, tell

SAND = 1 << DESERT | 1 << DEEP

# What the game remembers of a turn or round.
REMEMBERED = {
    w.RODE: "demand-rode",
    w.WON_ATTACK: "demand-won-attack",
    w.HARVESTERS_LOST: "demand-harvesters-lost",
    w.LEADER_FELL: "demand-leader-fell",
}


def demand_text(demand: int, lang: str = FALLBACK) -> str:
    """The phrase for what must be true, or is to be done; without a capital, so that it can stand in a sentence."""
    return SPEAKERS[NODES.op[demand]](demand, lang)


def _areas(kind: int, lang: str) -> Named:
    """Areas of a kind: the noun, with what its sentence may have to agree with."""
    terrains = kind & TERRAINS
    terrain = "sand" if terrains == SAND else TERRAIN_NAMES[terrains.bit_length() - 1]
    areas = tell(f"areas-{terrain}", lang)
    without = bool(kind & w.WITHOUT_SIETCH)
    if without:
        areas = tell("areas-without-sietch", lang, {"areas": areas})
    return {"areas": areas, "terrain": terrain, "without": "sietch" if without else "nothing"}


def _person(leader: int, lang: str) -> str:
    """Paul or Jessica, in either form (war_for_arrakis 16.6)."""
    return name("person", LEADER_IDS[leader], lang)


def _people(demand: int, lang: str) -> str:
    return join("and", [_person(NODES.b[kid], lang) for kid in NODES.kids[demand]], lang)


def _legions(demand: int, lang: str) -> str:
    return tell("demand-legions", lang, {"amount": NODES.b[demand], **_areas(NODES.a[demand], lang)})


def _leaders(demand: int, lang: str) -> str:
    if not NODES.a[demand]:
        return tell("demand-on-board", lang, {"people": _people(demand, lang)})
    return tell("demand-both-in", lang, {"people": _people(demand, lang), **_areas(NODES.a[demand], lang)})


def _together(demand: int, lang: str) -> str:
    return tell("demand-together", lang, {"people": _people(demand, lang)})


def _hidden(demand: int, lang: str) -> str:
    return tell("demand-hidden", lang, {"amount": NODES.b[demand]})


def _figures(demand: int, lang: str) -> str:
    told = figures(NODES.a[demand], NODES.b[demand], w.ATREIDES, lang)
    return tell("demand-figures", lang, {"amount": NODES.b[demand], "figures": told})


def _happened(demand: int, lang: str) -> str:
    return tell(REMEMBERED[NODES.a[demand]], lang, {"amount": NODES.b[demand]})


def _show_sietch(demand: int, lang: str) -> str:
    return tell("demand-show-sietch", lang, {"person": _person(NODES.a[demand], lang)})


def _show_tokens(demand: int, lang: str) -> str:
    return tell("demand-show-tokens", lang, {"amount": NODES.b[demand], "person": _person(NODES.a[demand], lang)})


def _leave(demand: int, lang: str) -> str:
    return tell("demand-leave", lang, {"amount": NODES.b[demand]})


SPEAKERS: dict[int, Callable[[int, str], str]] = {
    w.DEMAND_LEGIONS: _legions,
    w.DEMAND_LEADERS: _leaders,
    w.DEMAND_TOGETHER: _together,
    w.DEMAND_HIDDEN: _hidden,
    w.DEMAND_FIGURES: _figures,
    w.DEMAND_HAPPENED: _happened,
    w.DEMAND_SHOW_SIETCH: _show_sietch,
    w.DEMAND_SHOW_TOKENS: _show_tokens,
    w.DEMAND_LEAVE: _leave,
}
