"""The odds of the battle that is fought, from what everybody can see (war_for_arrakis 9)."""

from landsraad import Game
from landsraad.arrakis import words as w
from landsraad.arrakis.battle_odds import fight_of, odds_by_casualty, odds_now
from landsraad.arrakis.naming import NOTATION
from landsraad.kernel.table import top
from landsraad.server.games.arrakis.payload import Odds


def chances(game: Game, asked: bool) -> Odds | None:
    """The odds now, and what each answer about hits does to them, where this seat is asked for it."""
    table = game.table
    fight = fight_of(table)
    if fight is None or game.over:
        return None
    attacker, defender, nobody = odds_now(table, fight)
    options: dict[str, int] = {}
    frame, area, _, _ = top(table)
    if asked and frame == w.F_CASUALTIES and area in (table.shared[w.B_FROM], table.shared[w.B_TO]):
        found = odds_by_casualty(table, fight)
        options = {NOTATION.write(action): _per_cent(value[0]) for action, value in found.items()}
    return Odds(_per_cent(attacker), _per_cent(defender), _per_cent(nobody), options)


def _per_cent(chance: float) -> int:
    return round(100 * chance)
