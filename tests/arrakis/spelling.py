"""Effects spelled out in short words, so that a card can be read a second time against what is printed."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.store import NODES

KINDS = [*w.KIND_NAMES, "any leader"]
PLACES = {
    w.AT_ONE_OF: "carthag or arrakeen", w.AT_ANY_SETTLEMENT: "one settlement", w.AT_LEGION: "one legion",
    w.AT_SPECIAL_LEGION: "one legion with a special elite", w.AT_EMPTY_DESERT: "one empty desert area",
    w.AT_FREE_MOUNTAIN: "one free mountain area", w.AT_FREE_PLATEAU: "one free plateau area",
    w.AT_SIETCH: "one sietch area",
}  # fmt: skip
NEEDS = {
    w.NEED_LEADER: "a leader", w.NEED_SPECIAL: "a special elite", w.FROM_SAND: "from the desert",
    w.FROM_SETTLEMENT: "from a settlement to any legion", w.FROM_CHAIN: "that legion", w.TWO_STEPS: "up to two areas",
    w.THEN_CHAIN: "remembered", w.ON_FOOT: "on foot",
}  # fmt: skip
FLAGS = {
    w.SURPRISE: "surprise", w.WAR_PLAN: "a die more", w.BATTLE_LANGUAGE: "four dice against it", w.NO_MERCY: "no price",
}  # fmt: skip
PICKS = {code: name[5:].lower() for name, code in vars(w).items() if name.startswith("PICK_")}
CONDITIONS = {code: name[3:].lower() for name, code in vars(w).items() if name.startswith("IF_")}
CHANGES = {code: name[7:].lower() for name, code in vars(w).items() if name.startswith("CHANGE_")}
CHANGES |= {w.ON_SETTLEMENT: "on_settlement", w.ON_HARVESTER: "on_harvester"}
DEEDS = {code: name[3:].lower() for name, code in vars(w).items() if name.startswith("OP_")}


def spell(node: int) -> str:
    """One effect in words."""
    op, a, b, c = NODES.op[node], NODES.a[node], NODES.b[node], NODES.c[node]
    if op == w.OP_SEQUENCE:
        return "; ".join(map(spell, NODES.kids[node]))
    if op == w.OP_IF:
        about = f" {LEADER_IDS[b]}" if a in (w.IF_IN_PLAY, w.IF_NOT_GONE) else ""
        then, otherwise = map(spell, NODES.kids[node])
        return f"if {CONDITIONS[a]}{about}: ({then}) else: ({otherwise})"
    if op == w.OP_EITHER:
        return " OR ".join(map(spell, NODES.kids[node]))
    if op == w.OP_PLACE:
        figures = ", ".join(map(_figure, NODES.kids[node]))
        return f"place {figures} in {_place(a, b)}"
    if op == w.OP_SCATTER:
        return f"place {b} {KINDS[a]} in different empty desert areas"
    if op == w.OP_MOVE:
        return f"move {a}{_needs(b)}"
    if op in (w.OP_ATTACK, w.OP_MOVE_OR_ATTACK):
        words = "move or attack" if op == w.OP_MOVE_OR_ATTACK else "attack"
        flags = [name for flag, name in FLAGS.items() if b & flag]
        return f"{words}{_needs(a)}" + (f" ({', '.join(flags)})" if flags else "")
    if op == w.OP_SCHEME:
        return f"{b} copies, {LEADER_IDS[a]} gone: {'; '.join(map(spell, NODES.kids[node]))}"
    if op == w.OP_STAY:
        then = "".join(f": {spell(kid)}" for kid in NODES.kids[node])
        return f"stays, {CHANGES[a]}{f' {b}' if b else ''}{then}"
    return _deed(op, a, b, c)


def _deed(op: int, a: int, b: int, c: int) -> str:
    if op in (w.OP_DRAW, w.OP_SIGNS, w.OP_DISCARD, w.OP_DEPLOY_TOKENS):
        return f"{DEEDS[op]} {a}"
    if op == w.OP_DRAW_FROM:
        return f"draw {a} of the {'house' if b == 0 else 'ally'} deck"
    if op == w.OP_VEHICLES:
        return f"vehicles {a} {b} {c}"
    if op == w.OP_PICK:
        return f"pick {PICKS[a]} {b}" + (f", {c} steps" if c else "")
    if op == w.OP_ENTER:
        return f"{LEADER_IDS[a]} enters"
    if op == w.OP_REPLACE:
        return f"replace {c} {KINDS[a]} by {KINDS[b]}"
    if op == w.OP_DEPLOY:
        return f"deploy {a} regular, {b} special, a leader"
    if op == w.OP_IMPERIUM:
        return f"imperium {w.POWER_NAMES[a - 1] if a else 'any'}"
    return DEEDS[op]


def _figure(node: int) -> str:
    if NODES.a[node] == w.NAMED:
        return LEADER_IDS[NODES.b[node]]
    return f"{NODES.b[node]} {KINDS[NODES.a[node]]}"


def _place(where: int, about: int) -> str:
    if where == w.AT_SETTLEMENT:
        return AREA_IDS[about]
    if where == w.AT_LEGION_WITH:
        return f"the legion with {LEADER_IDS[about]}"
    return PLACES[where]


def _needs(needs: int) -> str:
    found = [name for flag, name in NEEDS.items() if needs & flag]
    if named := needs >> w.NEED_NAMED & 255:
        found.append(LEADER_IDS[named - 1])
    if start := needs >> 16:
        found.append(f"from {AREA_IDS[start - 1]}")
    return f" [{', '.join(found)}]" if found else ""
