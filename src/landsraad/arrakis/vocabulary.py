"""The vocabulary of planning cards and special actions: each word makes a node of the kernel's effect store."""

from landsraad.arrakis.board import AREA
from landsraad.arrakis.store import node
from landsraad.arrakis.words import (
    ANY_LEADER,
    ELITE,
    GENERIC,
    NAMED,
    NEED_NAMED,
    OP_ATTACK,
    OP_DEPLOY,
    OP_DEPLOY_TOKENS,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW_FROM,
    OP_EITHER,
    OP_ENTER,
    OP_FIGURE,
    OP_IF,
    OP_IMPERIUM,
    OP_MOVE,
    OP_MOVE_OR_ATTACK,
    OP_PICK,
    OP_PLACE,
    OP_PLAY,
    OP_POWER,
    OP_REPLACE,
    OP_SCATTER,
    OP_SEQUENCE,
    OP_SIGNS,
    OP_VEHICLES,
    REGULAR,
    SPECIAL,
)


def figure(kind: int, many: int = 1) -> int:
    return node(OP_FIGURE, kind, many)


def regulars(many: int) -> int:
    return figure(REGULAR, many)


def elites(many: int) -> int:
    return figure(ELITE, many)


def specials(many: int) -> int:
    """Sardaukar or Fedaykin."""
    return figure(SPECIAL, many)


def generic() -> int:
    """A Bashar or a Naib."""
    return figure(GENERIC)


def any_leader() -> int:
    """A generic leader or an available named one (war_for_arrakis 3.9)."""
    return figure(ANY_LEADER)


def named(leader: int) -> int:
    return figure(NAMED, leader)


def place(where: int, *figures: int, area: str = "", leader: int = 0) -> int:
    """Figures from the supply to one place; that legion is the one the card then speaks of."""
    return node(OP_PLACE, where, AREA[area] if area else leader, 0, list(figures))


def scatter(kind: int, many: int) -> int:
    """One each in different empty desert areas."""
    return node(OP_SCATTER, kind, many)


def move(many: int = 1, needs: int = 0) -> int:
    return node(OP_MOVE, many, needs)


def attack(needs: int = 0, flags: int = 0) -> int:
    return node(OP_ATTACK, needs, flags)


def move_or_attack(needs: int = 0, flags: int = 0) -> int:
    return node(OP_MOVE_OR_ATTACK, needs, flags)


def draw(many: int) -> int:
    return node(OP_DRAW, many)


def draw_from(deck: int, many: int) -> int:
    return node(OP_DRAW_FROM, many, deck)


def play_one() -> int:
    return node(OP_PLAY)


def either(*effects: int) -> int:
    return node(OP_EITHER, 0, 0, 0, list(effects))


def sequence(*effects: int) -> int:
    return node(OP_SEQUENCE, 0, 0, 0, list(effects))


def when(condition: int, about: int, then: list[int], otherwise: list[int]) -> int:
    return node(OP_IF, condition, about, 0, [sequence(*then), sequence(*otherwise)])


def vehicles(harvesters: int = 0, ornithopters: int = 0, carryalls: int = 0) -> int:
    return node(OP_VEHICLES, harvesters, ornithopters, carryalls)


def wormsigns(many: int) -> int:
    return node(OP_SIGNS, many)


def pick(what: int, many: int = 1) -> int:
    return node(OP_PICK, what, many)


def enters(leader: int) -> int:
    return node(OP_ENTER, leader)


def opponent_discards(many: int) -> int:
    return node(OP_DISCARD, many)


def replace(kind: int, by: int, many: int) -> int:
    return node(OP_REPLACE, kind, by, many)


def deploy(regular: int, special: int) -> int:
    return node(OP_DEPLOY, regular, special)


def deploy_tokens(many: int) -> int:
    return node(OP_DEPLOY_TOKENS, many)


def imperium_action(power: int = -1) -> int:
    return node(OP_IMPERIUM, power + 1)


def do(op: int) -> int:
    return node(op)


def desert_power() -> int:
    return node(OP_POWER)


def with_leader(leader: int) -> int:
    """The moving or attacking part must contain this named leader."""
    return (leader + 1) << NEED_NAMED


def from_settlement(area: str) -> int:
    """The legion in this settlement, which must still stand."""
    return (AREA[area] + 1) << 16
