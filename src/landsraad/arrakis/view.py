"""What a seat may see (war_for_arrakis 0.5). Everything anybody is shown passes through here."""

from typing import Any

from landsraad.arrakis import events as e
from landsraad.arrakis.position import write_position
from landsraad.arrakis.words import (
    DRAWN,
    HOUSE_ATREIDES,
    MEMBER_NAMES,
    P_HAZARDS,
    PHASE,
    SEAT_OF,
    SIETCH_AT,
    SIETCH_SEEN,
    SIGN_POOL,
)
from landsraad.kernel.table import Table

SECRET = ("chance", "pending", "version", "wormsign_pool", "objectives_aside", "stay_units", "stay_tokens")


def write_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    shared = t.shared
    view = write_position(t)
    for key in SECRET:
        view.pop(key, None)
    mine = [member for member in range(4) if seat is not None and shared[SEAT_OF + member] == seat]
    atreides = any(member >= HOUSE_ATREIDES for member in mine)
    for member, name in enumerate(MEMBER_NAMES):
        view[f"deck_{name}"] = len(view[f"deck_{name}"])
        view[f"hand_{name}"] = sorted(view[f"hand_{name}"]) if member in mine else len(view[f"hand_{name}"])
    view["prescience_deck"] = len(view["prescience_deck"])
    view["reinforcements"] = len(view["reinforcements"])
    view["wormsigns_in_pool"] = sum(shared[SIGN_POOL : SIGN_POOL + 3])
    if shared[PHASE] != P_HAZARDS:
        for area in view["areas"].values():
            if "wormsign" in area:
                area["wormsign"] = "facedown"
    for area in view["areas"].values():
        if "station" in area:
            area["station"] = "facedown"
    seen = shared[SIETCH_SEEN]
    view["sietch_ranks"] = [
        rank if atreides or seen >> sietch & 1 or not shared[SIETCH_AT + sietch] else None
        for sietch, rank in enumerate(view["sietch_ranks"])
    ]
    known = _known_tokens(t) if atreides else set()
    view["deployment_tokens"] = {slot: face for slot, face in enumerate(view["deployment_tokens"]) if slot in known}
    view["objectives_held"] = len(view["objectives"])
    if not atreides:
        del view["objectives"]
    view["you"] = seat
    view["members"] = [MEMBER_NAMES[member] for member in mine]
    view["to_act"] = None if t.to_act < 0 else t.to_act
    return view


def _known_tokens(t: Table) -> set[int]:
    """The Atreides may look at their tokens on the board and at those just drawn (11)."""
    known = set(range(8 + t.shared[DRAWN]))
    return {slot for slot in known if slot < 16}


def visible(event: tuple[int, int, int, int, int], seat: int | None) -> bool:
    """Whether an event of the journal may be shown to a seat: private ones carry theirs."""
    return event[0] not in e.PRIVATE or event[1] == seat
