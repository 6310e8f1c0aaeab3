"""What everybody sees of a battle: both sides, where their dice come from, what was rolled, what follows (9)."""

from typing import Any

from landsraad.arrakis import battle as b
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.casualties import attackers, cancelled_by, hits_it_stands
from landsraad.arrakis.figures import unit_count
from landsraad.arrakis.pieces import neighbours_free, rank_at
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.view_board import FIGURES, figures, of, tokens
from landsraad.kernel.schema import NUMBER, TRUTH, by, many, one_of, record, ref, told
from landsraad.kernel.shown import Shown, named, number, number_of_each, part, perhaps
from landsraad.kernel.table import Table, frames_from_below, top

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


# --- one side -------------------------------------------------------------------------------------------------------


def _units(t: Table, who: int) -> int:
    """The figures that fight."""
    if who == b.ATTACKER:
        return attackers(t)
    goal = t.shared[w.B_TO]
    return t.shared[w.UNITS + goal] if t.shared[w.SIDE + goal] == 1 + b.side_of(t, who) else 0


def rolled(t: Table, *_: Any) -> bool:
    """Whether this combat round has shown its dice."""
    return any(t.shared[w.COMBAT_FACES : w.COMBAT_FACES + 6])


def cards_laid(t: Table, who: int, *_: Any) -> int:
    """What is discarded for dice counts for one combat round: before the first it is that of the battle before."""
    return t.shared[w.B_CARDS + who] if t.shared[w.B_ROUND] else 0


def _dice(t: Table, who: int, _sight: Sight) -> int:
    """Before the first combat round nobody throws any; against an undefended settlement nobody ever does (9.2)."""
    return b.dice_of(t, who) if t.shared[w.B_ROUND] else 0


def _faces(t: Table, who: int, _sight: Sight) -> dict[str, int]:
    first = w.COMBAT_FACES + 3 * who
    return named(w.COMBAT_FACE_NAMES, t.shared[first : first + 3])


def _hits_it_stands(t: Table, who: int, _sight: Sight) -> int:
    return hits_it_stands(_units(t, who), 0, t.shared[w.SUPPLY + b.side_of(t, who) * 5 + w.REGULAR])


def _once_rolled(counter: int, about: str = "") -> Shown:
    """A counter of each side that means nothing before the roll."""
    return Shown(
        told(NUMBER, about) if about else NUMBER, lambda t, who, _: t.shared[counter + who] if rolled(t) else 0
    )


def _figures_in(counter: int, about: str = "") -> Shown:
    return Shown(record(FIGURES, about), lambda t, who, _: figures(t.shared[counter + who]))


DICE = part(
    "Where the dice come from, and how many are rolled (9.4, 9.15).",
    units=Shown(NUMBER, lambda t, who, _: unit_count(_units(t, who), 0)),
    cards=Shown(NUMBER, cards_laid),
    rank=Shown(NUMBER, lambda t, who, _: rank_at(t, t.shared[w.B_TO]) if who == b.DEFENDER else 0),
    extra=Shown(NUMBER, lambda t, who, _: int(who == b.ATTACKER and t.shared[w.B_FLAGS] & w.WAR_PLAN != 0)),
    total=Shown(NUMBER, _dice),
)
# Figures in the attackers' area that take no part: an attack is declared openly (9.1).
STAYS_OUT = Shown(
    record({**FIGURES, "tokens": many(ref("token"))}),
    lambda t, _, sight: {**figures(t.shared[w.STAY_UNITS]), "tokens": tokens(t, t.shared[w.STAY_TOKENS], sight)},
)
FORCE = part(
    side=Shown(of("side"), lambda t, who, _: w.SIDE_NAMES[b.side_of(t, who)]),
    area=Shown(of("area"), lambda t, who, _: AREA_IDS[t.shared[w.B_FROM if who == b.ATTACKER else w.B_TO]]),
    figures=Shown(record(FIGURES, "Who fights."), lambda t, who, _: figures(_units(t, who))),
    stays_out=perhaps(STAYS_OUT, lambda t, who, _: who == b.ATTACKER, "Left out of the attack (9.1)."),
    dice=DICE,
    rolled=perhaps(Shown(by(w.COMBAT_FACE_NAMES), _faces), rolled, "Faces of this combat round; null before the roll."),
    specials_left=_once_rolled(w.B_STARS, "Specials a leader may still use (9.6)."),
    specials_used_by=_figures_in(w.USED_SPECIALS),
    hits=_once_rolled(w.B_HITS),
    shields=_once_rolled(w.B_SHIELDS),
    cancels=Shown(
        told(NUMBER, "Enemy shields that do not count (9.7)."),
        lambda t, who, _: cancelled_by(t, b.side_of(t, who), _units(t, who)),
    ),
    takes=number_of_each(w.NET_HITS, "Net hits in this combat round (9.8)."),
    hits_it_stands=Shown(NUMBER, _hits_it_stands),
    fallen=_figures_in(w.FALLEN, "What this battle has cost."),
)


# --- the battle -----------------------------------------------------------------------------------------------------


def _step(t: Table, _sight: Sight) -> str:
    stage = next(first for code, first, _, _ in frames_from_below(t) if code == w.F_BATTLE)
    return "stacking" if top(t)[0] == w.F_STACK else STEPS[stage]


def _defender_limit(t: Table, _sight: Sight) -> int:
    limited = t.shared[w.B_FLAGS] & w.BATTLE_LANGUAGE and t.shared[w.B_ROUND] <= 1
    return b.LANGUAGE_DICE if limited else b.MOST_DICE


def _retreats_to(t: Table, _sight: Sight) -> list[str]:
    if not _units(t, b.DEFENDER):
        return []
    return [AREA_IDS[area] for area in neighbours_free(t, b.side_of(t, b.DEFENDER), t.shared[w.B_TO])]


HITS = part(
    area=Shown(of("area"), lambda t, _: AREA_IDS[top(t)[1]]),
    hits=Shown(NUMBER, lambda t, _: top(t)[2]),
)
BATTLE = part(
    round=number(w.B_ROUND, "The combat round."),
    step=Shown(one_of(*dict.fromkeys(STEPS.values()), "stacking"), _step),
    surprise=Shown(TRUTH, lambda t, _: t.shared[w.B_FLAGS] & w.SURPRISE != 0),
    defender_limit=Shown(told(NUMBER, "The most dice of the defender in this combat round."), _defender_limit),
    attacker=Shown(ref("force"), lambda t, sight: FORCE.read(t, b.ATTACKER, sight)),
    defender=Shown(ref("force"), lambda t, sight: FORCE.read(t, b.DEFENDER, sight)),
    hits_to_take=perhaps(HITS, lambda t, _: top(t)[0] == w.F_CASUALTIES, "While somebody takes hits."),
    price_of_continuing=Shown(
        told(NUMBER, "Hits the attacker takes to go on (9.10)."), lambda t, _: b.price_of_continuing(t)
    ),
    retreats_to=Shown(many(of("area"), "Where the defender could go (9.17)."), _retreats_to),
)


def is_fought(t: Table, _sight: Sight) -> bool:
    return any(code == w.F_BATTLE for code, *_ in frames_from_below(t))
