"""What an event tells, by names: the areas, figures, cards and dice in it, for whoever shows it (see events.py)."""

from collections.abc import Callable
from typing import Any, Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, SECTOR_NAMES, SIETCH_AREAS, ZONE_IDS
from landsraad.arrakis.catalog import FACE_UNITS, LEADER_IDS, TACTICAL_SECTORS, TACTICAL_SIETCH
from landsraad.arrakis.figures import count_of
from landsraad.arrakis.leaders import UNFINISHED
from landsraad.arrakis.naming import DOMAINS
from landsraad.kernel.ruleset import Event

Data = dict[str, Any]
OF_SEATS: Final = (e.DREW_CARD, e.SHOWN_CARD, e.OBJECTIVE_DRAWN)  # whose first number is a seat
OF_MEMBERS: Final = (e.DISCARDED, e.PLAYED, e.DREW, e.DIE_LOST, e.DIE_FORCED, e.CONE_SPENT, e.SOLO_CARD)
FIRST_LEADER: Final = 5  # casualties from here on are named leaders

# The numbers of an event in their order: what each is called, and of which kind it is ("" for a plain number).
PLAIN: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    e.ROUND_BEGAN: (("round", ""),),
    e.PHASE_BEGAN: (("phase", "phase"),),
    e.DREW_CARD: (("card", "card"), ("member", "member")),
    e.SHOWN_CARD: (("card", "card"), ("member", "member")),
    e.DREW: (("cards", ""),),
    e.REINFORCED: (("cards", ""),),
    e.DISCARDED: (("card", "card"),),
    e.PLAYED: (("card", "card"),),
    e.SOLO_CARD: (("card", "card"),),
    e.PLACED: (("unit", "unit"), ("amount", ""), ("area", "area")),
    e.LEADER_PLACED: (("leader", "leader"), ("area", "area")),
    e.LEADER_TAKEN_OFF: (("leader", "leader"), ("area", "area")),
    e.LEADER_TO_TANK: (("leader", "leader"),),
    e.LEADER_ENTERED: (("leader", "leader"),),
    e.LEADER_GONE: (("leader", "leader"),),
    e.LEADER_BACK: (("leader", "leader"),),
    e.LEADER_USED: (("leader", "leader"),),
    e.MOVED: (("start", "area"), ("goal", "area"), ("units", "")),
    e.RETREATED: (("start", "area"), ("goal", "area")),
    e.WORM_MOVED: (("start", "area"), ("goal", "area")),
    e.SIETCH_MOVED: (("start", "area"), ("goal", "area")),
    e.TOKENS_SWAPPED: (("start", "area"), ("goal", "area")),
    e.REPLACED: (("unit", "unit"), ("by", "unit"), ("area", "area")),
    e.TOKEN_PLACED: (("area", "area"),),
    e.SIETCH_REVEALED: (("area", "area"), ("rank", "")),
    e.SETTLEMENT_LOST: (("area", "area"), ("rank", "")),
    e.SIGN_PLACED: (("area", "area"),),
    e.SIGN_RESOLVED: (("area", "area"), ("face", "wormsign")),
    e.HARVESTER_LOST: (("area", "area"),),
    e.AIR_CLEARED: (("zone", "zone"), ("piece", "aircraft")),
    e.NAVIGATOR_PLACED: (("zone", "zone"),),
    e.DIE_CHANGED: (("face", "result"), ("to", "result")),
    e.SISTER_PLACED: (("face", "result"),),
    e.SOLO_DIE: (("face", "result"),),
    e.DIE_USED: (("face", "result"), ("use", "use")),
    e.DIE_LOST: (("face", "result"), ("token", "")),
    e.DIE_FORCED: (("face", "result"), ("token", "")),
    e.WORM_PLACED: (("area", "area"), ("wild_maker", "")),
    e.STATION_TAKEN: (("area", "area"), ("marker", "marker")),
    e.MARKER_ADVANCED: (("marker", "marker"), ("steps", ""), ("now", "")),
    e.MARKER_LOWERED: (("marker", "marker"), ("steps", ""), ("now", "")),
    e.SUPREMACY_ROSE: (("points", ""), ("now", "")),
    e.CLAIMED: (("prescience", "prescience"),),
    e.PRESCIENCE_REVEALED: (("prescience", "prescience"),),
    e.PRESCIENCE_REMOVED: (("prescience", "prescience"),),
    e.PRESCIENCE_BACK: (("prescience", "prescience"),),
    e.ATTACHED: (("card", "card"), ("prescience", "prescience")),
    e.SPICE_HARVESTED: (("spice", ""),),
    e.PAID: (("power", "power"), ("spice", ""), ("step", "")),
    e.BAN: (("power", "power"),),
    e.IMPERIUM_LOWERED: (("power", "power"), ("step", "")),
    e.ATOMICS_DETONATED: (("atomics", "atomics"),),
    e.OBJECTIVE_DRAWN: (("objective", "objective"),),
    e.SCOUTED: (("zone", "zone"), ("area", "area")),
    e.HEIGHLINER_MOVED: (("step", ""),),
    e.RECRUITED: (("power", "power"), ("amount", "")),
}


def event_fields(event: Event) -> Data:
    """What an event tells, by names."""
    code, _, a, b, c = event
    if code in TELLERS:
        return TELLERS[code](a, b, c)
    return {
        field: DOMAINS[kind][number] if kind else int(number)
        for (field, kind), number in zip(PLAIN.get(code, ()), (a, b, c), strict=False)
    }


def who(event: Event) -> Data:
    """Whom it is about: a seat, a member or a side; nobody in particular."""
    code, about = event[0], event[1]
    if code in OF_SEATS:
        return {"seat": about}
    if code in OF_MEMBERS:
        return {"member": w.MEMBER_NAMES[about]}
    return {"side": w.SIDE_NAMES[about]} if about >= 0 else {}


def faces(swords: int, shields: int, specials: int) -> dict[str, int]:
    return dict(zip(w.COMBAT_FACE_NAMES, (swords, shields, specials), strict=True))


def _rolled(a: int, _b: int, _c: int) -> Data:
    """The action dice of a side, result by result (6.3.1)."""
    counts = e.unpacked_counts(a, w.BOXES)
    return {"dice": {name: many for name, many in zip(w.BOX_NAMES, counts, strict=True) if many}}


def _special_attack(a: int, b: int, c: int) -> Data:
    """A storm, a sandworm or a bombardment: where, the faces of its dice, the hits they are there."""
    return {"area": AREA_IDS[a], "hits": b, "faces": faces(*e.unpacked_counts(c, 3))}


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
    e.TOKEN_DRAWN: lambda a, b, c: {},
}
