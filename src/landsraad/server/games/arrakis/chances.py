"""The odds of the battle that is fought, from what everybody can see (war_for_arrakis 9)."""

from landsraad import Game
from landsraad.arrakis import words as w
from landsraad.arrakis.naming import NOTATION
from landsraad.desk.arrakis.battle_odds import (
    USING_SPECIALS,
    Fight,
    Value,
    fight_of,
    odds_by_cards,
    odds_by_casualty,
    odds_by_leader,
    odds_now,
)
from landsraad.desk.arrakis.taking import endings, key_of, worth
from landsraad.kernel.table import Table, top
from landsraad.server.games.arrakis.payload import Odds


def chances(game: Game, asked: bool) -> Odds | None:
    """The odds now, and what each answer about leaders, hits and cards does to them, where this seat is asked."""
    table = game.table
    fight = fight_of(table)
    if fight is None or game.over:
        return None
    attacker, defender, nobody = odds_now(table, fight)
    found: dict[int, Value] = {}
    after: dict[str, int] = {}
    best: list[str] = []
    cards: list[int] = []
    frame, first, _, _ = top(table)
    if asked and frame == w.F_CASUALTIES and first in (table.shared[w.B_FROM], table.shared[w.B_TO]):
        found = odds_by_casualty(table, fight)
        after, best = after_all(table, fight)
    elif asked and frame == w.F_BATTLE and first in USING_SPECIALS:
        found = odds_by_leader(table, fight)
    elif asked:
        cards = [_per_cent(value[0]) for value in odds_by_cards(table, fight)]
    options = {NOTATION.write(action): _per_cent(value[0]) for action, value in found.items()}
    return Odds(_per_cent(attacker), _per_cent(defender), _per_cent(nobody), options, after, best, cards)


def after_all(table: Table, fight: Fight) -> tuple[dict[str, int], list[str]]:
    """The attacker's chance for every legion that can be left by the hits that are asked for, and the answers that lead
    to the best one; of two that are as good, the one that keeps more."""
    _, area, hits, attacking = top(table)
    units = fight.attacker if attacking else fight.defender
    spare = table.shared[w.SUPPLY + (table.shared[w.SIDE + area] - 1) * 5 + w.REGULAR]
    values: dict[int, float] = {}
    found = endings(units, spare, hits)
    after: dict[str, int] = {}
    for left in found:
        then = fight._replace(attacker=left, hits_on_attacker=0) if attacking else _defends(fight, left)
        attacker, defender, _ = odds_now(table, then)
        values[left] = (attacker - defender) * (1 if attacking else -1)
        after[key_of(left)] = _per_cent(attacker)
    # Nobody gives a leader away for less than one in a hundred.
    best = max(found, key=lambda left: (round(values[left], 2), worth(left), -left))
    return after, [NOTATION.write(action) for action in found[best]]


def _defends(fight: Fight, left: int) -> Fight:
    return fight._replace(defender=left, hits_on_defender=0)


def _per_cent(chance: float) -> int:
    return round(100 * chance)
