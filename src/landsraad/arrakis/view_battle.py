"""What everybody sees of a battle: both sides, where their dice come from, what was rolled, what follows (9)."""

from typing import Any

from landsraad.arrakis import battle as b
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.casualties import attackers, cancelled_by
from landsraad.arrakis.figures import unit_count
from landsraad.arrakis.pieces import neighbours_free, rank_at
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.view_board import figures, hits_it_stands, tokens
from landsraad.kernel.table import Table, frames_from_below, top

View = dict[str, Any]

# The six steps of a battle as they are told, by the stages of the frame (9.3 to 9.12).
STEPS = {
    b.BEGIN: "reveal",
    b.LOOK: "reveal",
    b.ATTACKER_CARDS: "cards",
    b.DEFENDER_CARDS: "cards",
    b.ROLL: "cards",
    b.ATTACKER_LEADERS: "leaders",
    b.DEFENDER_LEADERS: "leaders",
    b.HITS: "leaders",
    b.CHECK: "casualties",
    b.CEASE: "continue",
    b.PRICE_PAID: "continue",
    b.RETREAT: "retreat",
    b.RETREAT_TO: "retreat",
    b.WON: "advance",
    b.ADVANCE: "advance",
}


def battle(t: Table, sight: Sight) -> View | None:
    """The battle that is fought, or None."""
    stage = next((first for code, first, _, _ in frames_from_below(t) if code == w.F_BATTLE), None)
    if stage is None:
        return None
    shared = t.shared
    start, goal, flags = shared[w.B_FROM], shared[w.B_TO], shared[w.B_FLAGS]
    side = b.attacking_side(t)
    frame, hit_area, hits, _ = top(t)
    rolled = any(shared[w.COMBAT_FACES : w.COMBAT_FACES + 6])
    step = STEPS[stage]
    return {
        "round": shared[w.B_ROUND],
        "step": "stacking" if frame == w.F_STACK else step,
        "surprise": bool(flags & w.SURPRISE),
        "defender_limit": b.LANGUAGE_DICE if flags & w.BATTLE_LANGUAGE and shared[w.B_ROUND] <= 1 else b.MOST_DICE,
        "attacker": {
            "side": w.SIDE_NAMES[side],
            "area": AREA_IDS[start],
            "figures": figures(attackers(t)),
            "stays_out": _stays_out(t, sight),
            **_force(t, b.ATTACKER, side, attackers(t), rolled),
        },
        "defender": {
            "side": w.SIDE_NAMES[1 - side],
            "area": AREA_IDS[goal],
            "figures": figures(_defenders(t)),
            "stays_out": None,
            **_force(t, b.DEFENDER, 1 - side, _defenders(t), rolled),
        },
        "hits_to_take": {"area": AREA_IDS[hit_area], "hits": hits} if frame == w.F_CASUALTIES else None,
        "price_of_continuing": b.price_of_continuing(t),
        "retreats_to": [AREA_IDS[area] for area in neighbours_free(t, 1 - side, goal)] if _defenders(t) else [],
    }


def _defenders(t: Table) -> int:
    goal = t.shared[w.B_TO]
    return t.shared[w.UNITS + goal] if t.shared[w.SIDE + goal] == 2 - b.attacking_side(t) else 0


def _stays_out(t: Table, sight: Sight) -> View:
    """Figures in the attackers' area that take no part: an attack is declared openly (9.1)."""
    return {**figures(t.shared[w.STAY_UNITS]), "tokens": tokens(t, t.shared[w.STAY_TOKENS], sight)}


def _force(t: Table, who: int, side: int, units: int, rolled: bool) -> View:
    """The ledger of one side: dice, faces, Specials, hits, shields, and what it has lost."""
    shared = t.shared
    faces = shared[w.COMBAT_FACES + 3 * who : w.COMBAT_FACES + 3 * who + 3]
    rank = rank_at(t, shared[w.B_TO]) if who == b.DEFENDER else 0
    return {
        "dice": {
            "units": unit_count(units, 0),
            "cards": shared[w.B_CARDS + who],
            "rank": rank,
            "extra": 1 if who == b.ATTACKER and shared[w.B_FLAGS] & w.WAR_PLAN else 0,
            "total": b.dice_of(t, who),
        },
        "rolled": dict(zip(w.COMBAT_FACE_NAMES, [int(face) for face in faces], strict=True)) if rolled else None,
        "specials_left": shared[w.B_STARS + who] if rolled else 0,
        "specials_used_by": figures(shared[w.USED_SPECIALS + who]),
        "hits": shared[w.B_HITS + who] if rolled else 0,
        "shields": shared[w.B_SHIELDS + who] if rolled else 0,
        "cancels": cancelled_by(t, side, units),
        "takes": shared[w.NET_HITS + who],
        "hits_it_stands": hits_it_stands(units, 0, shared[w.SUPPLY + side * 5 + w.REGULAR]),
        "fallen": figures(shared[w.FALLEN + who]),
    }
