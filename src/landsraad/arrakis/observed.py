"""Numbers in which several are packed, taken apart for learners (kernel/observing.py)."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.naming import DOMAINS
from landsraad.kernel.observe import BITS, COUNT, ONE_OF, SEAT
from landsraad.kernel.observing import Packed, Parts, Several

COUNT_BITS: Final = 5  # of each kind, in the number of a legion
SLOTS: Final = 28  # of deployment tokens
LEGION: Final = [
    *(Packed(name, COUNT_BITS * kind, COUNT_BITS) for kind, name in enumerate(w.KIND_NAMES)),
    Packed("named_leaders", w.NAMED_SHIFT, kind=COUNT),
]
LYING: Final = [
    Packed("harvester", 0, 1),
    Packed("sandworm", 1, 1),
    Packed("wild_maker", 2, 1),
    Packed("wormsign", w.SIGN_SHIFT, 2),
    Packed("station", w.STATION_SHIFT, 2),
    Packed("sietch", w.SIETCH_SHIFT, 4),
    Packed("settlement", w.SETTLEMENT_SHIFT, 3),
]


def numbered(name: str, many: int) -> Several:
    return Several([f"{name}.{at}" for at in range(many)], [Packed("")])


def table_parts() -> Parts:
    sides = Packed("legion", kind=ONE_OF, size=2, first=1, words=w.SIDE_NAMES)
    leaders = DOMAINS["leader"]
    places = Packed("", kind=ONE_OF, size=len(w.PLACE_NAMES), words=w.PLACE_NAMES)
    supplies = [f"supply.{side}.{kind}" for side in w.SIDE_NAMES for kind in w.KIND_NAMES]
    return {
        w.SIDE: Several(AREA_IDS, [sides]),
        w.UNITS: Several(AREA_IDS, LEGION),
        w.TOKENS: Several(AREA_IDS, [Packed("tokens", kind=COUNT)]),
        w.FEATURES: Several(AREA_IDS, LYING),
        w.SEAT_OF: Several([f"seat_of.{name}" for name in w.MEMBER_NAMES], [Packed("", kind=SEAT)]),
        w.SHARED_SIDE: Several([f"shared_side.{name}" for name in w.SIDE_NAMES], [Packed("")]),
        w.SUPPLY: Several(supplies, [Packed("")]),
        w.TROOPS: Several(["supply.troops"], [Packed("")]),
        w.HARVESTERS: Several(["supply.harvesters"], [Packed("")]),
        w.ORNITHOPTERS: Several(["supply.ornithopters"], [Packed("")]),
        w.CARRYALLS: Several(["supply.carryalls"], [Packed("")]),
        w.WORMS: Several(["supply.sandworms"], [Packed("")]),
        w.MAKER_SUPPLY: Several(["supply.wild_maker"], [Packed("")]),
        w.FRIGATES: Several([f"supply.frigates.{name}" for name in w.SIDE_NAMES], [Packed("")]),
        w.LEADER_AT: Several([f"leader.{name}" for name in leaders[: w.LEADERS]], [places]),
        w.LEADER_AREA: Several([f"leader.{name}.area" for name in leaders[: w.LEADERS]], [Packed("")]),
        w.SIETCH_AT: numbered("sietch_at", 8),
        w.SIGN_POOL: Several([f"sign_pool.{name}" for name in w.FACE_NAMES], [Packed("")]),
        w.OPENED: numbered("opened", 2),
        w.STAY_UNITS: Several(["left_out"], LEGION),
        w.STAY_TOKENS: Several(["left_out"], [Packed("tokens", kind=COUNT)]),
        w.TOKENS_SEEN: Several(["tokens_seen"], [Packed("", kind=BITS, size=SLOTS)]),
    }
