"""War for Arrakis as it might lie: positions changed by chance, for a value that is to know what helps.

In games of players what goes together is not what helps: who has many units that stand idle is losing, so a unit looks
bad. Whoever is given a unit by chance, in a position in which nothing else is different, shows what it is worth.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, SAND_AREAS
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.pieces import STACKING_LIMIT_UNDER_BAN

Position = dict[str, Any]
Change = Callable[[Position, Random], None]

OFTEN: Final = 0.3  # how often each kind of change comes, one by one
MOST_STEPS: Final = 8  # nobody needs more on one of the tracks to win
UNIT_NAMES: Final = w.KIND_NAMES[:3]  # regulars, elites, special elites
DECKS: Final = ("house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally")
SAND: Final = [AREA_IDS[area] for area in SAND_AREAS]


def altered(position: Position, dice: Random) -> Position:
    """The position with some things given, taken or moved; the position itself is changed."""
    for change in CHANGES:
        if dice.random() < OFTEN:
            change(position, dice)
    return position


def _legions(position: Position, side: str | None = None) -> list[Position]:
    return [area for area in position["areas"].values() if "side" in area and side in (None, area["side"])]


def _units(legion: Position) -> int:
    figures: int = sum(legion.get(name, 0) for name in (*UNIT_NAMES, "troop"))
    return figures + len(legion.get("tokens", []))


def _led(position: Position, area: str) -> bool:
    return area in position["leaders"].values()


def _pick(found: list[Any], dice: Random) -> Any:
    return dice.choice(found) if found else None


def _spare(position: Position, side: str, kind: str) -> int:
    figures: int = printed.FIGURES[w.SIDE_NAMES.index(side)][w.KIND_NAMES.index(kind)]
    standing: int = sum(legion.get(kind, 0) for legion in _legions(position, side))
    return figures - standing


def _emptied(area: Position) -> None:
    for name in ("side", "tokens", *w.KIND_NAMES):
        area.pop(name, None)


# --- legions -----------------------------------------------------------------------------------------------------


def _reinforce(position: Position, dice: Random) -> None:
    legion = _pick(_legions(position), dice)
    if legion is None:
        return
    for _ in range(dice.randint(1, 3)):
        kind = dice.choice(UNIT_NAMES)
        if _units(legion) < STACKING_LIMIT_UNDER_BAN and _spare(position, legion["side"], kind):
            legion[kind] = legion.get(kind, 0) + 1


def _weaken(position: Position, dice: Random) -> None:
    """Some of a legion, or all of it; somebody stays with a named leader (3.3)."""
    name = _pick([name for name, area in position["areas"].items() if "side" in area], dice)
    if name is None:
        return
    legion = position["areas"][name]
    for _ in range(dice.randint(1, 6)):
        kind = _pick([kind for kind in UNIT_NAMES if legion.get(kind)], dice)
        if kind is None or (_led(position, name) and _units(legion) == 1):
            break
        legion[kind] -= 1
    if not _units(legion):
        _emptied(legion)


def _relocate(position: Position, dice: Random) -> None:
    """A legion without named leaders stands somewhere else, where nobody is and nothing of the other side lies."""
    areas = position["areas"]
    start = _pick([name for name, area in areas.items() if "side" in area and not _led(position, name)], dice)
    if start is None:
        return
    side = areas[start]["side"]
    foreign = "settlement" if side == "atreides" else "sietch"
    goal = dice.choice(AREA_IDS)
    there = areas.setdefault(goal, {})
    if not {"side", "worm", foreign} & there.keys():
        there.update({key: areas[start][key] for key in ("side", "tokens", *w.KIND_NAMES) if key in areas[start]})
        _emptied(areas[start])
    if not there:
        del areas[goal]


def _lead(position: Position, dice: Random) -> None:
    legion = _pick(_legions(position), dice)
    if legion is None:
        return
    if legion.get("generic") and dice.random() < 0.5:
        legion["generic"] -= 1
    elif _spare(position, legion["side"], "generic"):
        legion["generic"] = legion.get("generic", 0) + 1


def _call_back(position: Position, dice: Random) -> None:
    """A named leader leaves the board."""
    name = _pick([name for name, at in position["leaders"].items() if at in position["areas"]], dice)
    if name is not None:
        position["leaders"][name] = "aside"


def _deploy(position: Position, dice: Random) -> None:
    """11.4: the next token is drawn and lies with a legion."""
    legion = _pick(_legions(position, "atreides"), dice)
    drawn = position["tokens_drawn"]
    if legion is not None and drawn < len(printed.SIETCH_RANKS) and _units(legion) < STACKING_LIMIT_UNDER_BAN:
        legion["tokens"] = [*legion.get("tokens", []), len(printed.SIETCH_RANKS) + drawn]
        position["tokens_drawn"] = drawn + 1


def _lose_token(position: Position, dice: Random) -> None:
    legion = _pick([legion for legion in _legions(position) if legion.get("tokens") and _units(legion) > 1], dice)
    if legion is not None:
        legion["tokens"] = sorted(dice.sample(legion["tokens"], len(legion["tokens"]) - 1))


# --- what lies on the board --------------------------------------------------------------------------------------


def _fall(position: Position, dice: Random) -> None:
    """A sietch without a guard is gone."""
    open_ones = [area for area in position["areas"].values() if "sietch" in area and "side" not in area]
    area = _pick(open_ones, dice)
    if area is not None:
        del area["sietch"]


def _fill(name: str, what: Any, most: int) -> Change:
    """Something more of what may lie alone on the sand, or one of them less."""

    def change(position: Position, dice: Random) -> None:
        areas = position["areas"]
        there = [area for area in areas.values() if area.get(name) == what]
        if there and dice.random() < 0.5:
            del dice.choice(there)[name]
        elif len(there) < most:
            area = areas.setdefault(dice.choice(SAND), {})
            if not {"side", "worm", "wormsign", "harvester", "station"} & area.keys():
                area[name] = what

    return change


def _lose(name: str) -> Change:
    def change(position: Position, dice: Random) -> None:
        area = _pick([area for area in position["areas"].values() if name in area], dice)
        if area is not None:
            if name == "wormsign":
                position["wormsign_pool"][area[name]] += 1
            del area[name]

    return change


def _fly(position: Position, dice: Random) -> None:
    flying = position["air_zones"]
    name = _pick([zone for zone, piece in flying.items() if piece in ("ornithopter", "carryall")], dice)
    if name is not None:
        del flying[name]


# --- tracks and cards --------------------------------------------------------------------------------------------


def _shift(name: str, least: int, most: int, by: int) -> Change:
    """A marker on its track, or one of several, some steps up or down."""

    def change(position: Position, dice: Random) -> None:
        step = dice.choice([step for step in range(-by, by + 1) if step])
        at = position[name]
        if isinstance(at, list):
            place = dice.randrange(len(at))
            at[place] = min(most, max(least, at[place] + step))
        else:
            position[name] = min(most, max(least, at + step))

    return change


def _ban(position: Position, dice: Random) -> None:
    power = dice.choice(("choam", "spacing_guild", "landsraad"))
    bans = position["bans"]
    position["bans"] = [other for other in bans if other != power] if power in bans else [*bans, power]


def _cards(position: Position, dice: Random) -> None:
    """Some cards drawn, or put away from a hand."""
    member = dice.choice(DECKS)
    hand, deck, discard = (position[f"{pile}_{member}"] for pile in ("hand", "deck", "discard"))
    for _ in range(dice.randint(1, 3)):
        if dice.random() < 0.5:
            if deck:
                hand.append(deck.pop())
        elif hand:
            discard.append(hand.pop(dice.randrange(len(hand))))


CHANGES: Final[list[Change]] = [
    _reinforce,
    _reinforce,
    _reinforce,
    _weaken,
    _weaken,
    _weaken,
    _relocate,
    _relocate,
    _lead,
    _lead,
    _call_back,
    _deploy,
    _deploy,
    _lose_token,
    _fall,
    _fill("worm", "sandworm", printed.WORM_FIGURES),
    _fill("harvester", True, printed.HARVESTER_FIGURES),
    _lose("station"),
    _lose("wormsign"),
    _fly,
    _shift("supremacy", 0, 9, 3),
    _shift("prescience_markers", 0, MOST_STEPS, 2),
    _shift("prescience_markers", 0, MOST_STEPS, 2),
    _shift("imperium_markers", 1, printed.TOP_STEP, 1),
    _shift("spice_reserve", 0, 6, 2),
    _shift("bene_gesserit", 0, 2, 1),
    _ban,
    _cards,
    _cards,
]
