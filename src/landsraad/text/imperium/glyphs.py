"""The card is the program is the picture: lines of icons from the tree the engine runs.

What has no icon is said in words, by the same phrases that make the texts.
"""

from collections.abc import Callable

from landsraad.imperium import words as w
from landsraad.imperium.board import LEAST_SALE, MOST_SALE
from landsraad.imperium.catalog import FLAG_SPACES, SPACE_IDS
from landsraad.imperium.store import KIDS, OP, A, B, C
from landsraad.text.fluent import FALLBACK, say
from landsraad.text.glyphs import ARROW, Glyph, Line
from landsraad.text.imperium.effects import condition_text, cost_text, effect, gain_amount
from landsraad.text.imperium.names import RESOURCES, amount, name

# The icon of a resource, where it is not called like the resource.
RESOURCE_ICONS = {"swords": "sword", "points": "vp"}
MANY = w.MAX_TROOPS  # from this number on it means "any number"
STEAL_FROM = 4  # Intrigue cards of a victim of Secrets (imperium 7.9)
DIVIDEND = 5  # solari of the first space of the Shipping track (rise_of_ix 2.5)

# Effects that are one icon, with the number that stands before it: their first one, or none.
ICONS = {
    w.DRAW: "card",
    w.DRAW_INTRIGUE: "intrigue",
    w.FREIGHTER_MOVE: "freighter",
    w.NEGOTIATE: "negotiator",
    w.COMMISSION: "dreadnought",
    w.TRASH_CARD: "trash",
    w.TROOPS: "troop",
    w.RETREAT: "retreat",
    w.INFLUENCE_ANY: "influence",
    w.INFLUENCE_VISIT: "influence",
    w.RECALL_AGENT: "agent",
}
# Of these there is one at a time; several of them stand side by side.
SINGLE = {w.TRASH_CARD, w.COMMISSION, w.RECALL_AGENT, w.INFLUENCE_VISIT, w.FREIGHTER_MOVE, w.NEGOTIATE}
PIECES = {
    w.SEAT_PIECE: "council",
    w.SWORDMASTER_PIECE: "swordmaster",
    w.MENTAT_PIECE: "mentat",
    w.MENTAT_NEXT_PIECE: "mentat",
}
CONDITION_ICONS = {w.IF_COUNCIL: "council", w.IF_ANY_ALLIANCE: "alliance"}
COST_ICONS = {
    w.COST_DISCARD: "discard",
    w.COST_TRASH: "trash",
    w.COST_TRASH_THIS: "trash",
    w.COST_INFLUENCE: "influence-lost",
    w.COST_TROOPS: "troop",
    w.COST_RETREAT_UNITS: "retreat",
    w.COST_INTRIGUE: "intrigue",
    w.COST_FLIP: "flip",
    w.COST_TRASH_TILE: "tech",
}


def resource_icon(counter: int) -> str:
    return RESOURCE_ICONS.get(RESOURCES[counter], RESOURCES[counter])


def resource(counter: int, number: int, lang: str) -> Glyph:
    """So much of a resource."""
    return Glyph("icon", icon=resource_icon(counter), amount=number, text=amount(counter, number, lang))


def words(text: str) -> Glyph:
    return Glyph("text", text=text)


def line(node: int, lang: str = FALLBACK) -> Line:
    """An effect and everything inside it as a line of icons."""
    op = OP[node]
    if op in JOINERS:
        return JOINERS[op](node, lang)
    if op == w.GAIN:
        return [resource(A[node], B[node], lang)]
    if op == w.INFLUENCE_WITH:
        faction = w.FACTION_NAMES[A[node]]
        return [Glyph("icon", icon="influence", amount=B[node], faction=faction, text=gain_amount(node, lang))]
    if op == w.TAKE:
        return [Glyph("icon", icon=PIECES[A[node]], text=effect(node, lang))]
    if op == w.TECH:
        return [Glyph("icon", icon="tech", amount=-A[node] if A[node] else None, text=effect(node, lang))]
    if op in ICONS and not _special(node):
        number = None if op in SINGLE else A[node]
        return [Glyph("icon", icon=ICONS[op], amount=number, text=effect(node, lang))]
    return ODD[op](node, lang) if op in ODD else [words(effect(node, lang))]


def _special(node: int) -> bool:
    """Whether an effect that usually is an icon has a condition of its own, which only words can tell."""
    op = OP[node]
    if op == w.TROOPS:
        return B[node] != 0
    if op == w.INFLUENCE_ANY:
        return B[node] != w.FACTION_ICONS or C[node] != 0
    if op == w.TRASH_CARD:
        return A[node] != 0
    return op == w.RETREAT and A[node] >= MANY


def lines(nodes: list[int], lang: str = FALLBACK) -> list[Line]:
    """A box: plain gains share the first line, every other effect has a line of its own."""
    together: Line = []
    apart: list[Line] = []
    for node in nodes:
        drawn = line(node, lang)
        if all(glyph.kind == "icon" for glyph in drawn):
            together += drawn
        else:
            apart.append(drawn)
    return [together, *apart] if together else apart


def _all(node: int, lang: str) -> Line:
    return [glyph for kid in KIDS[node] for glyph in line(kid, lang)]


def _choose(node: int, lang: str) -> Line:
    drawn: Line = []
    for kid in KIDS[node]:
        if drawn:
            drawn.append(Glyph("or", text=say("glyph-or", lang)))
        drawn += line(kid, lang)
    return drawn


def _pay(node: int, lang: str) -> Line:
    price, gained = KIDS[node]
    return [cost(price, lang), ARROW, *line(gained, lang)]


def _when(node: int, lang: str) -> Line:
    return [*condition(A[node], B[node], C[node], lang), ARROW, *line(KIDS[node][0], lang)]


def _per(node: int, lang: str) -> Line:
    return [
        Glyph("icon", icon=resource_icon(A[node]), amount=B[node], text=effect(node, lang)),
        words(effect(node, lang)),
    ]


def _steal(node: int, lang: str) -> Line:
    return [Glyph("icon", icon="intrigue", text=effect(node, lang)), words(f"{STEAL_FROM}+")]


def _foldspace(node: int, lang: str) -> Line:
    return [Glyph("icon", icon="deck", text=effect(node, lang)), words(name("card", "foldspace", lang))]


def _control(node: int, lang: str) -> Line:
    here = name("space", SPACE_IDS[FLAG_SPACES[A[node]]], lang)
    return [Glyph("icon", icon="control", text=effect(node, lang)), words(here)]


def _dividends(node: int, lang: str) -> Line:
    return [Glyph("icon", icon="solari", amount=DIVIDEND, text=effect(node, lang))]


def _influence_two(node: int, lang: str) -> Line:
    return [Glyph("icon", icon="influence", amount=1, text=effect(node, lang))] * 2


def _sell(node: int, lang: str) -> Line:
    """The two ends of the scale; the words tell all of it."""
    told = effect(node, lang)
    sold = Glyph("icon", icon="spice", text=told)
    earned = Glyph("icon", icon="solari", text=told)
    least, most = (2 * spice + 2 for spice in (LEAST_SALE, MOST_SALE))  # imperium 7.3
    price = Glyph("cost", inside=[words(f"{LEAST_SALE}–{MOST_SALE}"), sold])
    return [price, ARROW, words(f"{least}–{most}"), earned]


# Effects with a picture of their own.
ODD: dict[int, Callable[[int, str], Line]] = {
    w.STEAL_INTRIGUE: _steal,
    w.FOLDSPACE: _foldspace,
    w.CONTROL_LOCATION: _control,
    w.DIVIDENDS: _dividends,
    w.INFLUENCE_TWO: _influence_two,
    w.SELL_SPICE: _sell,
}
JOINERS: dict[int, Callable[[int, str], Line]] = {
    w.ALL: _all,
    w.CHOOSE: _choose,
    w.PAY: _pay,
    w.WHEN: _when,
}


def cost(node: int, lang: str = FALLBACK) -> Glyph:
    """A price in its frame."""
    parts = KIDS[node] if OP[node] == w.COST else [node]
    inside = [
        resource(A[part], B[part], lang) if OP[part] == w.COST_RESOURCE else _cost_icon(part, lang) for part in parts
    ]
    return Glyph("cost", inside=inside, text=cost_text(node, lang))


def _cost_icon(part: int, lang: str) -> Glyph:
    number = A[part] if A[part] > 1 else None
    return Glyph("icon", icon=COST_ICONS[OP[part]], amount=number, text=cost_text(part, lang))


def condition(code: int, a: int, b: int, lang: str = FALLBACK) -> Line:
    """What must hold, in a frame where an icon says it."""
    text = condition_text(code, a, b, lang)
    if code == w.IF_INFLUENCE:
        return [need(a, b, text)]
    if code == w.IF_ALLIANCE:
        return [
            Glyph("need", faction=w.FACTION_NAMES[a], text=text, inside=[Glyph("icon", icon="alliance", text=text)])
        ]
    if code == w.IF_OTHER_IN_PLAY:
        pair = [_emblem(a, text), Glyph("icon", icon="card", text=text)]
        return [Glyph("need", faction=w.FACTION_NAMES[a], text=text, inside=pair)]
    if code == w.IF_TILES:
        return [Glyph("need", text=text, inside=[Glyph("icon", icon="tech", text=text), words(f"{a}+")])]
    if code in CONDITION_ICONS:
        return [Glyph("need", text=text, inside=[Glyph("icon", icon=CONDITION_ICONS[code], text=text)])]
    return [words(text)]


def need(faction: int, level: int, text: str) -> Glyph:
    """So much influence with a faction, or more."""
    inside = [_emblem(faction, text), words(f"{level}+")]
    return Glyph("need", faction=w.FACTION_NAMES[faction], text=text, inside=inside)


def _emblem(faction: int, text: str) -> Glyph:
    return Glyph("icon", icon=f"agent-{w.FACTION_NAMES[faction].replace('_', '-')}", text=text)
