"""The words components are declared in. A word of an effect makes a node of the game's store."""

from typing import Any, Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.catalog import Card, Leader, Objective, PrescienceCard
from landsraad.arrakis.packing import need_leader, need_start
from landsraad.arrakis.store import node

Change = tuple[int, int, list[int]]  # what is changed, a number of it, what is then done


def figure(kind: int, many: int = 1) -> int:
    return node(w.OP_FIGURE, kind, many)


def regulars(many: int) -> int:
    return figure(w.REGULAR, many)


def elites(many: int) -> int:
    return figure(w.ELITE, many)


def specials(many: int) -> int:
    """Sardaukar or Fedaykin."""
    return figure(w.SPECIAL, many)


def generic() -> int:
    """A Bashar or a Naib."""
    return figure(w.GENERIC)


def any_leader() -> int:
    """A generic leader or an available named one (war_for_arrakis 3.9)."""
    return figure(w.ANY_LEADER)


def named(leader: int) -> int:
    return figure(w.NAMED, leader)


def place(where: int, *figures: int, area: str = "", leader: int = 0) -> int:
    """Figures from the supply to one place; that legion is the one the card then speaks of."""
    return node(w.OP_PLACE, where, AREA[area] if area else leader, 0, list(figures))


def scatter(kind: int, many: int) -> int:
    """One each in different empty desert areas."""
    return node(w.OP_SCATTER, kind, many)


def move(many: int = 1, needs: int = 0) -> int:
    return node(w.OP_MOVE, many, needs)


def attack(needs: int = 0, flags: int = 0) -> int:
    return node(w.OP_ATTACK, needs, flags)


def move_or_attack(needs: int = 0, flags: int = 0) -> int:
    return node(w.OP_MOVE_OR_ATTACK, needs, flags)


def draw(many: int) -> int:
    return node(w.OP_DRAW, many)


def draw_from(deck: int, many: int) -> int:
    return node(w.OP_DRAW_FROM, many, deck)


def play_one() -> int:
    return node(w.OP_PLAY)


def either(*effects: int) -> int:
    return node(w.OP_EITHER, 0, 0, 0, list(effects))


def sequence(*effects: int) -> int:
    return node(w.OP_SEQUENCE, 0, 0, 0, list(effects))


def when(condition: int, about: int, then: list[int], otherwise: list[int]) -> int:
    return node(w.OP_IF, condition, about, 0, [sequence(*then), sequence(*otherwise)])


def vehicles(harvesters: int = 0, ornithopters: int = 0, carryalls: int = 0) -> int:
    return node(w.OP_VEHICLES, harvesters, ornithopters, carryalls)


def wormsigns(many: int) -> int:
    return node(w.OP_SIGNS, many)


def pick(what: int, many: int = 1) -> int:
    return node(w.OP_PICK, what, many)


def attach(what: int, steps: int = 0) -> int:
    """The card lies on a revealed prescience card until that is claimed or leaves; steps of a marker on its claim."""
    return node(w.OP_PICK, what, 1, steps)


def scheme(leader: int, copies: int, *effects: int) -> int:
    """A free action of cards in hand: so many copies are discarded or more, the leader is gone, then the effects."""
    return node(w.OP_SCHEME, leader, copies, 0, list(effects))


def take_sister() -> int:
    return node(w.OP_TAKE_SISTER)


def enters(leader: int) -> int:
    return node(w.OP_ENTER, leader)


def opponent_discards(many: int) -> int:
    return node(w.OP_DISCARD, many)


def replace(kind: int, by: int, many: int) -> int:
    return node(w.OP_REPLACE, kind, by, many)


def deploy(regular: int, special: int) -> int:
    return node(w.OP_DEPLOY, regular, special)


def deploy_tokens(many: int) -> int:
    return node(w.OP_DEPLOY_TOKENS, many)


def imperium_action(power: int = -1) -> int:
    return node(w.OP_IMPERIUM, power + 1)


def do(op: int) -> int:
    return node(op)


def desert_power() -> int:
    return node(w.OP_POWER)


with_leader = need_leader


def from_settlement(area: str) -> int:
    """The legion in this settlement, which must still stand."""
    return need_start(AREA[area])


# --- what a card changes while it stays in play (war_for_arrakis 25.7; spacing_guild 10.1) --------------------------


def while_in_play(change: Change) -> int:
    """The card stays beside the board and changes this for its side."""
    what, number, kids = change
    return node(w.OP_STAY, what, number, 0, kids)


def frigates_at_once(many: int) -> Change:
    """A CHOAM action builds up to so many frigates."""
    return (w.CHANGE_FRIGATES, many, [])


def troops_ride() -> Change:
    """Houses Major troops may ride sandworms."""
    return (w.CHANGE_RIDING, 0, [])


def troops_cancel_shields() -> Change:
    """Each Houses Major troop in a battle cancels an enemy shield, as a special elite does."""
    return (w.CHANGE_SHIELDS, 0, [])


def whenever(moment: int, action: int) -> Change:
    """An imperium action at a moment the engine knows: ON_SETTLEMENT, ON_HARVESTER."""
    return (moment, 0, [action])


# --- what prescience cards demand of the Atreides (war_for_arrakis 16.3) --------------------------------------------


def _areas(terrains: tuple[int, ...], without_sietch: bool) -> int:
    return sum(1 << terrain for terrain in terrains) | (w.WITHOUT_SIETCH if without_sietch else 0)


def legions_in(*terrains: int, at_least: int, without_sietch: bool = False) -> int:
    """Legions in so many areas of these terrains."""
    return node(w.DEMAND_LEGIONS, _areas(terrains, without_sietch), at_least)


def leaders_in(*leaders: int, terrains: tuple[int, ...] = (), without_sietch: bool = False) -> int:
    """Each of these leaders in an area of such a terrain; without one: on the board."""
    kids = [named(leader) for leader in leaders]
    return node(w.DEMAND_LEADERS, _areas(terrains, without_sietch), len(leaders), 0, kids)


def together_in_a_sietch(*leaders: int) -> int:
    return node(w.DEMAND_TOGETHER, 0, 1, 0, [named(leader) for leader in leaders])


def hidden_sietches(at_least: int) -> int:
    return node(w.DEMAND_HIDDEN, 0, at_least)


def figures_on_board(kind: int, at_least: int) -> int:
    return node(w.DEMAND_FIGURES, kind, at_least)


def happened(counter: int, at_least: int = 1) -> int:
    """Something the game remembers of this turn or round (16.10)."""
    return node(w.DEMAND_HAPPENED, counter, at_least)


def sietch_shown_by(leader: int) -> int:
    """The leader's area has a hidden sietch; claiming reveals it."""
    return node(w.DEMAND_SHOW_SIETCH, leader, 1)


def tokens_shown_by(leader: int, many: int) -> int:
    """So many facedown tokens in the leader's area; claiming reveals them."""
    return node(w.DEMAND_SHOW_TOKENS, leader, many)


def units_leave_sietches(many: int) -> int:
    return node(w.DEMAND_LEAVE, 0, many)


# --- components: what else they have is said by their classes (catalog.py) ------------------------------------------


def planning_card(name: str, deck: int, title: str, *parts: int, **fields: Any) -> Card:
    return Card(name, deck=deck, title=title, parts=list(parts), **fields)


def named_leader(
    name: str, title: str, member: int, box: int, hits: int, shields: int, *parts: int, **fields: Any
) -> Leader:
    return Leader(name, title=title, member=member, box=box, hits=hits, shields=shields, parts=list(parts), **fields)


prescience_card: Final = PrescienceCard
objective: Final = Objective
