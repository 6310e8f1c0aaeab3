"""The words components are declared in. A word of an effect returns the number of its node.

    card("esmar_tuek", cost=5, of=[SPACING_GUILD], icons=[CITY, SPICE_TRADE], unload=True,
         agent=[pay(cost(spice=1), influence(SPACING_GUILD), draw(1))],
         reveal=[spice(2), solari(2)])

A box is a list of parts. The parts of a box may be taken in any order (imperium 3.5); what stands inside one part is
one step. A word that serves two cards beats two handlers: look here before adding an effect code.
"""

from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import Card, Conflict, HagalCard, IntrigueCard, Leader, Part, Space, Tile, Track
from landsraad.imperium.store import node

Condition = tuple[int, int, int]
ALWAYS: Condition = (w.IF_ALWAYS, 0, 0)


# Gains.
def solari(amount: int) -> int:
    return node(w.GAIN, w.SOLARI, amount)


def spice(amount: int) -> int:
    return node(w.GAIN, w.SPICE, amount)


def water(amount: int) -> int:
    return node(w.GAIN, w.WATER, amount)


def persuasion(amount: int) -> int:
    return node(w.GAIN, w.PERSUASION, amount)


def swords(amount: int) -> int:
    return node(w.GAIN, w.SWORDS, amount)


def points(amount: int) -> int:
    return node(w.GAIN, w.POINTS, amount)


def per(counter: int, amount: int, each: int) -> int:
    """So much of a counter for each of something; grows while the reveal turn lasts (imperium 6.4.6)."""
    return node(w.PER, counter, amount, each)


def troops(amount: int, *, deploy: str = "") -> int:
    """Recruit. deploy: "may" these troops be deployed, "reveal" the same on a reveal turn only, "must" they be."""
    return node(w.TROOPS, amount, {"": 0, "may": 1, "reveal": 2, "must": 3}[deploy])


def draw(amount: int) -> int:
    return node(w.DRAW, amount)


def intrigue(amount: int) -> int:
    return node(w.DRAW_INTRIGUE, amount)


def influence(faction: int, amount: int = 1) -> int:
    return node(w.INFLUENCE_WITH, faction, amount)


def influence_any(
    amount: int = 1, *, among: list[int] | None = None, behind: bool = False, snooper: bool = False
) -> int:
    """Influence with a faction of your choice; `behind`: where an opponent has more, `snooper`: where your token is."""
    bits = sum(1 << faction for faction in (among if among is not None else range(4)))
    return node(w.INFLUENCE_ANY, amount, bits, 1 if behind else 2 if snooper else 0)


effect: Final = node  # one that needs no words of its own


def cheaper(component: int, amount: int) -> int:
    """A space entered with the card, or a card of the reserve this turn, costs less."""
    return node(w.CHEAPER, component, amount)


def card_number(card: int) -> int:
    return w.CARD_KIND * w.KIND_STEP + card


def space_number(space: int) -> int:
    return w.SPACE_KIND * w.KIND_STEP + space


def freighter() -> int:
    return node(w.FREIGHTER_MOVE)


def negotiator() -> int:
    return node(w.NEGOTIATE)


def tech(discount: int = 0, *, solari_too: bool = False) -> int:
    return node(w.TECH, discount, 1 if solari_too else 0)


def dreadnought() -> int:
    return node(w.COMMISSION)


def trash(*, only_in_play: bool = False) -> int:
    """The trash icon: always optional (imperium 3.3)."""
    return node(w.TRASH_CARD, 1 if only_in_play else 0)


def trash_this() -> int:
    return node(w.TRASH_THIS)


def deploy(up_to: int, *, units: bool = False) -> int:
    return node(w.DEPLOY, up_to, 1 if units else 0)


def retreat(up_to: int) -> int:
    return node(w.RETREAT, up_to)


def acquire(up_to: int, *, to_top: bool = False, may: bool = False) -> int:
    return node(w.ACQUIRE, up_to, 1 if to_top else 0, 1 if may else 0)


# What joins effects.
def together(*effects: int) -> int:
    """Several effects as one step."""
    return effects[0] if len(effects) == 1 else node(w.ALL, kids=list(effects))


def choose(*effects: int) -> int:
    return node(w.CHOOSE, kids=list(effects))


def choose_two(*effects: int) -> int:
    """Two different ones."""
    return node(w.CHOOSE_TWO, kids=list(effects))


def pay(price: int, *effects: int) -> int:
    """An arrow: paying is the owner's choice (imperium 3.3, 3.4)."""
    return node(w.PAY, kids=[price, together(*effects)])


def when(condition: Condition, *effects: int) -> int:
    return node(w.WHEN, *condition, kids=[together(*effects)])


def cost(
    *,
    spice: int = 0,
    solari: int = 0,
    water: int = 0,
    flip: bool = False,
    trash_this: bool = False,
    trash_tile: bool = False,
    trash: int = 0,
    influence: int = 0,
    troop: int = 0,
    conflict_troops: int = 0,
    retreat_units: int = 0,
    intrigue: int = 0,
    discard: int = 0,
) -> int:
    """What stands before an arrow. Resources come first, so that triggers follow the whole cost (imperium 3.13)."""
    parts: list[int] = []
    for counter, amount in ((w.SPICE, spice), (w.SOLARI, solari), (w.WATER, water)):
        if amount:
            parts.append(node(w.COST_RESOURCE, counter, amount))
    for wanted, conflict_only in ((troop, 0), (conflict_troops, 1)):
        if wanted:
            parts.append(node(w.COST_TROOPS, wanted, conflict_only))
    for code, wanted in (
        (w.COST_FLIP, int(flip)),
        (w.COST_TRASH_TILE, int(trash_tile)),
        (w.COST_RETREAT_UNITS, retreat_units),
        (w.COST_INTRIGUE, intrigue),
        (w.COST_INFLUENCE, influence),
        (w.COST_TRASH_THIS, int(trash_this)),
        (w.COST_TRASH, trash),
        (w.COST_DISCARD, discard),
    ):
        if wanted:
            parts.append(node(code, wanted))
    return node(w.COST, kids=parts)


# Conditions.
def with_influence(faction: int, level: int = 2) -> Condition:
    return (w.IF_INFLUENCE, faction, level)


def alliance(faction: int) -> Condition:
    return (w.IF_ALLIANCE, faction, 0)


def another_in_play(faction: int) -> Condition:
    """Another card of the faction in play; with the Fremen this is the Fremen Bond (imperium 15.7)."""
    return (w.IF_OTHER_IN_PLAY, faction, 0)


FREMEN_BOND: Condition = (w.IF_OTHER_IN_PLAY, w.FREMEN, 0)
ANY_ALLIANCE: Condition = (w.IF_ANY_ALLIANCE, 0, 0)
COUNCIL_SEAT: Condition = (w.IF_COUNCIL, 0, 0)


def tiles_owned(number: int) -> Condition:
    return (w.IF_TILES, number, 0)


def agent_at(faction: int) -> Condition:
    return (w.IF_AGENT_AT, faction, 0)


# Components: what they have is said by their classes (catalog.py). Where parts come first, the word gathers them.
card: Final = Card
leader: Final = Leader
tile: Final = Tile
conflict: Final = Conflict
track: Final = Track


def space(name: str, *parts: int, **fields: Any) -> Space:
    return Space(name, parts=list(parts), **fields)


def hagal_card(name: str, space: int, *parts: int, **fields: Any) -> HagalCard:
    return HagalCard(name, space=space, parts=list(parts), **fields)


def intrigue_card(name: str, *parts: Part, **fields: Any) -> IntrigueCard:
    return IntrigueCard(name, parts=list(parts), **fields)


# Parts of an Intrigue card, by the moment they are played.
def plot(*effects: int, price: int = 0, condition: Condition = ALWAYS, waits: bool = False) -> Part:
    return Part(timing=w.PLOT, effect=together(*effects), cost=price, condition=condition, waits=waits)


def fight(*effects: int, price: int = 0, condition: Condition = ALWAYS) -> Part:
    return Part(timing=w.FIGHT, effect=together(*effects), cost=price, condition=condition)


def win(*effects: int, price: int = 0) -> Part:
    return Part(timing=w.WIN, effect=together(*effects), cost=price)


def end(*effects: int, condition: Condition = ALWAYS) -> Part:
    return Part(timing=w.END, effect=together(*effects), condition=condition)
