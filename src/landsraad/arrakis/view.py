"""What a seat may see (war_for_arrakis 0.5). Everything anybody is shown passes through here."""

from typing import Any

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.desert import SIGNS_UP
from landsraad.arrakis.figures import count_of, named_bit
from landsraad.arrakis.naming import PILES
from landsraad.arrakis.position import write_position
from landsraad.kernel.declare import NOBODY_SEES, OWNER
from landsraad.kernel.table import Table, frames_from_below

SECRET = (
    "chance",
    "pending",
    "version",
    "rules",
    "ask_all",
    "wormsign_pool",
    "objectives_aside",
    "stay_units",
    "stay_tokens",
)
HANDS = [entry.name for entry in PILES if entry.declaration.seen == OWNER]  # of each member
FIRST_BLACK, FIRST_SILVER = 16, 22


def write_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    shared = t.shared
    view = write_position(t)
    mine = [member for member in range(4) if seat is not None and shared[w.SEAT_OF + member] == seat]
    atreides = any(member >= w.HOUSE_ATREIDES for member in mine)
    for member, hand in enumerate(HANDS):
        view[hand] = sorted(view[hand]) if member in mine else len(view[hand])
    for entry in PILES:
        if entry.declaration.seen == NOBODY_SEES:  # everybody knows the number alone
            view[entry.name] = len(t.zones[entry.number])
    for key in SECRET:
        view.pop(key, None)
    view["wormsigns_in_pool"] = sum(shared[w.SIGN_POOL : w.SIGN_POOL + 3])
    signs_up = _wormsigns_are_up(t)
    for area in view["areas"].values():
        if "wormsign" in area and not signs_up:
            area["wormsign"] = "facedown"
        if "station" in area:
            area["station"] = "facedown"
        if "tokens" in area:  # those of the automaton are known by their colour alone (23.12)
            area["tokens"] = [_colour(slot) for slot in area["tokens"]]
    seen = shared[w.SIETCHES_SEEN]
    view["sietch_ranks"] = [
        rank if atreides or seen >> sietch & 1 or not shared[w.SIETCH_AT + sietch] else None
        for sietch, rank in enumerate(view["sietch_ranks"])
    ]
    if any(code == w.F_BATTLE for code, *_ in frames_from_below(t)):
        view["left_out"] = _left_out(t)
    known = _known_tokens(t, atreides)
    view["deployment_tokens"] = {slot: face for slot, face in enumerate(view["deployment_tokens"]) if slot in known}
    view["objectives_held"] = len(view["objectives"])
    if not atreides:
        del view["objectives"]
    view["you"] = seat
    view["members"] = [w.MEMBER_NAMES[member] for member in mine]
    view["to_act"] = None if t.to_act < 0 else t.to_act
    return view


def _wormsigns_are_up(t: Table) -> bool:
    """In phase 3, once all have been placed and turned up (13.4)."""
    for code, stage, _, _ in frames_from_below(t):
        if code == w.F_SIGN_PHASE:
            return stage == SIGNS_UP
    return False


def _left_out(t: Table) -> dict[str, Any]:
    """Figures in the attackers' area that take no part in the battle: an attack is declared openly (9.1)."""
    units, tokens = t.shared[w.STAY_UNITS], t.shared[w.STAY_TOKENS]
    figures: dict[str, Any] = {
        name: count_of(units, kind) for kind, name in enumerate(w.KIND_NAMES) if count_of(units, kind)
    }
    leaders = [name for leader, name in enumerate(LEADER_IDS) if units & named_bit(leader)]
    facedown = [_colour(slot) for slot in range(FIRST_SILVER + 6) if tokens >> slot & 1]
    if leaders:
        figures["leaders"] = leaders
    if facedown:
        figures["tokens"] = facedown
    return figures


def _colour(slot: int) -> int:
    return slot if slot < FIRST_BLACK else FIRST_BLACK if slot < FIRST_SILVER else FIRST_SILVER


def _known_tokens(t: Table, atreides: bool) -> set[int]:
    """The Atreides may look at their tokens on the board and at those just drawn (11); all know what was turned up."""
    if atreides:
        return set(range(8 + t.shared[w.TOKENS_DRAWN]))
    return {slot for slot in range(FIRST_BLACK) if t.shared[w.TOKENS_SEEN] >> slot & 1}


def visible(event: tuple[int, int, int, int, int], seat: int | None) -> bool:
    """Whether an event of the journal may be shown to a seat: private ones carry theirs."""
    return event[0] not in e.PRIVATE or event[1] == seat
