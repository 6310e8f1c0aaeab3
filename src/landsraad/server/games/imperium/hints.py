"""What would be: one's own strength and persuasion after an option, tried on a clone."""

from landsraad import Game
from landsraad.imperium import words as w
from landsraad.imperium.catalog import TILE_IDS
from landsraad.imperium.conditions import tile_price
from landsraad.imperium.facts import strength_of
from landsraad.imperium.store import A
from landsraad.kernel.decisions import first_of, second_of
from landsraad.kernel.table import top
from landsraad.text.imperium_speaker import tech_offer

# Only where numbers are weighed against each other; and only what the seat's own pieces and cards decide.
WEIGHED = ("amount", "deploy", "units", "from")


def after(game: Game, notation: str) -> dict[str, int]:
    """Strength and persuasion after a reveal turn, strength where units or swords count; else nothing.

    A card that leaves the strength as it is for now asks something first: what it makes of it is not known yet.
    """
    verb = notation.split(" ", 1)[0]
    if verb == "reveal":
        tried = _tried(game, notation)
        return {"persuasion": tried["persuasion"], "strength": tried["strength"]}
    frame = top(game.table)[0]
    counts = (verb in WEIGHED and frame != w.F_SELL) or (verb == "play" and frame == w.F_COMBAT)
    if not counts:
        return {}
    tried = _tried(game, notation)
    asks_first = verb == "play" and tried["strength"] == strength_of(game.table, game.table.to_act)
    return {"strength": tried["strength"]} if tried["goes_on"] and not asks_first else {}


def prices(game: Game) -> dict[str, int]:
    """What the tiles on offer cost here, less what the effect takes off (rise_of_ix 4.3)."""
    found: dict[str, int] = {}
    for action in game.table.options:
        tech, effect = tech_offer(game.table, action)
        if effect:
            tile = TILE_IDS[first_of(tech)]
            found[tile] = max(found.get(tile, 0), tile_price(first_of(tech), A[effect], second_of(tech)))
    return found


def _tried(game: Game, notation: str) -> dict[str, int]:
    tried = game.clone()
    seat = tried.table.to_act
    tried.play(notation)
    counters = tried.table.seats[seat]
    # A card that ends the fight sends everybody home (imperium 10.9): nobody has any strength then.
    goes_on = not tried.over and tried.table.shared[w.PHASE] == game.table.shared[w.PHASE]
    return {"persuasion": counters[w.PERSUASION], "strength": strength_of(tried.table, seat), "goes_on": goes_on}
