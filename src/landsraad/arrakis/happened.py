"""What an event tells, by names: the areas, figures, cards and dice in it, for whoever shows it (see events.py)."""

from collections.abc import Callable
from typing import Any, Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, SECTOR_NAMES, SIETCH_AREAS, ZONE_IDS
from landsraad.arrakis.catalog import FACE_UNITS, LEADER_IDS, TACTICAL_SECTORS, TACTICAL_SIETCH
from landsraad.arrakis.figures import count_of
from landsraad.arrakis.leaders import UNFINISHED
from landsraad.arrakis.naming import DECLARED, DOMAINS
from landsraad.arrakis.packing import unpacked_counts
from landsraad.kernel.declare import OWNER
from landsraad.kernel.ruleset import Event

Data = dict[str, Any]
FIRST_LEADER: Final = 5  # casualties from here on are named leaders


def event_fields(event: Event) -> Data:
    """What an event tells, by names."""
    code, _, *numbers = event
    if code in TELLERS:
        return TELLERS[code](*numbers)
    return dict(DECLARED.events[code].declaration.told(numbers, DOMAINS))


def whom(code: int) -> str:
    """What the first number of an event names: the seat that alone sees it, a member, or a side."""
    declared = DECLARED.events[code].declaration
    return "seat" if declared.seen == OWNER else declared.about or "side"


def who(event: Event) -> Data:
    """Whom it is about: a seat, a member or a side; nobody in particular."""
    kind, about = whom(event[0]), event[1]
    if kind == "seat":
        return {kind: about}
    return {kind: DOMAINS[kind][about]} if about >= 0 else {}


def faces(swords: int, shields: int, specials: int) -> dict[str, int]:
    return dict(zip(w.COMBAT_FACE_NAMES, (swords, shields, specials), strict=True))


def _rolled(a: int, _b: int, _c: int) -> Data:
    """The action dice of a side, result by result (6.3.1)."""
    counts = unpacked_counts(a, w.BOXES)
    return {"dice": {name: many for name, many in zip(w.BOX_NAMES, counts, strict=True) if many}}


def _special_attack(a: int, b: int, c: int) -> Data:
    """A storm, a sandworm or a bombardment: where, the faces of its dice, the hits they are there."""
    return {"area": AREA_IDS[a], "hits": b, "faces": faces(*unpacked_counts(c, 3))}


def _battle_began(a: int, b: int, c: int) -> Data:
    return {"start": AREA_IDS[a], "goal": AREA_IDS[b], "surprise": bool(c & w.SURPRISE)}


def _battle_ended(a: int, b: int, _c: int) -> Data:
    return {"winner": w.SIDE_NAMES[a - 1] if a else None, "area": AREA_IDS[b]}


def _casualty(a: int, b: int, c: int) -> Data:
    if a >= FIRST_LEADER:
        return {"leader": LEADER_IDS[a - FIRST_LEADER], "area": AREA_IDS[b], "reduced": False}
    return {"unit": w.KIND_NAMES[a], "area": AREA_IDS[b], "reduced": bool(c)}


def _unit_left(a: int, b: int, _c: int) -> Data:
    return {"unit": "token" if a == w.FACEDOWN else w.KIND_NAMES[a], "area": AREA_IDS[b]}


def _token(_a: int, b: int, c: int) -> Data:
    units = FACE_UNITS[b]
    shown = {name: count_of(units, kind) for kind, name in enumerate(w.KIND_NAMES) if count_of(units, kind)}
    return {"area": AREA_IDS[c], "face": shown}


def _vehicle(a: int, b: int, _c: int) -> Data:
    place = {"area": AREA_IDS[b]} if a == w.HARVESTER_KIND else {"zone": ZONE_IDS[b]}
    return {"piece": w.VEHICLE_NAMES[a], **place}


def _landed(a: int, b: int, c: int) -> Data:
    if a == w.CHOAM:
        return {"piece": "frigate", "zone": ZONE_IDS[b], "amount": c}
    return {"piece": "troop", "area": AREA_IDS[b], "amount": c}


def _tactical(a: int, b: int, _c: int) -> Data:
    if b:
        return {"target": AREA_IDS[SIETCH_AREAS[TACTICAL_SIETCH[a]]]}
    return {"sectors": [name for at, name in enumerate(SECTOR_NAMES) if TACTICAL_SECTORS[a] >> at & 1]}


def _ended(a: int, _b: int, _c: int) -> Data:
    return {"winner": None if a == UNFINISHED else w.SIDE_NAMES[a - 1]}


TELLERS: Final[dict[int, Callable[[int, int, int], Data]]] = {
    e.DICE_ROLLED: _rolled,
    e.COMBAT_ROLLED: lambda a, b, c: {"faces": faces(a, b, c)},
    e.STORM: _special_attack,
    e.WORM_ATTACKED: _special_attack,
    e.BLAST: _special_attack,
    e.BATTLE_BEGAN: _battle_began,
    e.BATTLE_ENDED: _battle_ended,
    e.CASUALTY: _casualty,
    e.UNIT_LEFT: _unit_left,
    e.TOKEN_REVEALED: _token,
    e.VEHICLE_PLACED: _vehicle,
    e.LANDED: _landed,
    e.TACTICAL_DRAWN: _tactical,
    e.GAME_ENDED: _ended,
}
