"""What a seat sees of both sides: dice, leaders, supplies, hands and decks (war_for_arrakis 0.5, 6.3, 10, 18, 19)."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, SETTLEMENT_AREAS, SETTLEMENT_RANK
from landsraad.arrakis.catalog import ATTACHED_BY, CARD_DECK, CARD_IDS, LEADER_IDS, LEADER_MEMBER, PRESCIENCE_IDS
from landsraad.arrakis.content.tokens import DICE_OF
from landsraad.arrakis.deployment import TOKENS_TO_DRAW
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.supplies import signs_left
from landsraad.arrakis.turns import unused
from landsraad.arrakis.view_board import FIRST_BLACK, drawn_tokens, face_of, tokens
from landsraad.kernel.table import Table

View = dict[str, Any]
WHERE = {w.ABSENT: "later", w.ASIDE: "beside", w.ON_BOARD: "area", w.GONE: "gone"}


def sides(t: Table, sight: Sight) -> dict[str, View]:
    return {name: _side(t, side, sight) for side, name in enumerate(w.SIDE_NAMES)}


def _side(t: Table, side: int, sight: Sight) -> View:
    shared = t.shared
    automaton = bool(shared[w.SOLO]) and side == w.HARKONNEN
    return {
        "seats": [] if automaton else sorted({shared[w.SEAT_OF + member] for member in (2 * side, 2 * side + 1)}),
        "shared": bool(shared[w.SHARED_SIDE + side]),
        "automaton": automaton,
        "dice": dice(t, side),
        "unused_dice": unused(t, side),
        "bene_gesserit": shared[w.BENE_GESSERIT + side],
        "cones_of_silence": shared[w.CONES_OF_SILENCE + side],
        "leaders": leaders(t, side),
        "supply": supply(t, side),
        "destroyed": destroyed(t, side),
        "tokens": deployment_tokens(t, sight) if side == w.ATREIDES else None,
    }


# --- dice -----------------------------------------------------------------------------------------------------------


def dice(t: Table, side: int) -> list[View]:
    """Every action die and the placed Bene Gesserit token: its owner, its face, and what has become of it (6.3).

    `unused`, `in_use` (this turn is spent with it), `spent`, `to_change` (its box is full), `set_aside` (The Spice Must
    Flow) or `lost`; a token is never lying about: it is unused or in use. `named`: Truthtrance demands it next."""
    if t.shared[w.SOLO] and side == w.HARKONNEN:
        return _automaton_dice(t)
    found: list[View] = []
    for member in (2 * side, 2 * side + 1):
        found += _member_dice(t, member)
    for box, name in enumerate(w.BOX_NAMES):
        waiting = t.shared[w.EXCESS_DICE + side * w.BOXES + box]
        found += [_die(2 * side, name, "to_change") for _ in range(waiting)]
    if t.shared[w.PHASE] == w.P_ACTIONS and found:
        missing = DICE_OF[side] - len(found)
        found += [_die(2 * side, None, "set_aside" if side == w.HARKONNEN else "lost") for _ in range(missing)]
    return found + _token(t, side)


def _die(member: int, face: str | None, state: str, *, token: bool = False, named: bool = False) -> View:
    return {"owner": w.MEMBER_NAMES[member], "face": face, "state": state, "token": token, "named": named}


def _member_dice(t: Table, member: int) -> list[View]:
    shared = t.shared
    found: list[View] = []
    for box, name in enumerate(w.BOX_NAMES):
        at = member * w.BOXES + box
        named = shared[w.FORCED_DIE] == at + 1
        for number in range(shared[w.DICE + at]):
            found.append(_die(member, name, "unused", named=named and number == 0))
        using = 1 if shared[w.DIE_IN_USE] == at + 1 else 0
        found += [_die(member, name, "in_use")] * using
        found += [_die(member, name, "spent") for _ in range(shared[w.SPENT_DICE + at] - using)]
    return found


def _token(t: Table, side: int) -> list[View]:
    """The Bene Gesserit token on the dashboard; once used it leaves the game (18.3)."""
    box = t.shared[w.TOKEN_BOX + side] - 1
    if box >= 0:
        named = side == w.HARKONNEN and t.shared[w.FORCED_DIE] == w.FORCED_TOKEN
        return [_die(2 * side, w.BOX_NAMES[box], "unused", token=True, named=named)]
    if t.shared[w.DIE_IN_USE] == w.TOKEN_IN_USE + side:
        return [_die(2 * side, None, "in_use", token=True)]
    return []


def _automaton_dice(t: Table) -> list[View]:
    """Rolled one by one when they are used (23.6): until then they have no face."""
    found = [_die(w.HOUSE_HARKONNEN, None, "unused") for _ in range(t.shared[w.DICE])]
    if t.shared[w.PHASE] != w.P_ACTIONS:
        return found
    for box, name in enumerate(w.BOX_NAMES):
        found += [_die(w.HOUSE_HARKONNEN, name, "spent") for _ in range(t.shared[w.SPENT_FACES + box])]
    missing = DICE_OF[w.HARKONNEN] - len(found)
    return found + [_die(w.HOUSE_HARKONNEN, None, "set_aside") for _ in range(missing)]


# --- leaders and supplies -------------------------------------------------------------------------------------------


def leaders(t: Table, side: int) -> list[View]:
    """Named leaders and where they are: in an area, beside the board, in the tank, still to come or gone (3.10, 10)."""
    shared = t.shared
    first, last = (0, w.FIRST_ATREIDES_LEADER) if side == w.HARKONNEN else (w.FIRST_ATREIDES_LEADER, w.LEADERS)
    found = []
    for leader in range(first, last):
        at = shared[w.LEADER_AT + leader]
        found.append(
            {
                "id": LEADER_IDS[leader],
                "member": w.MEMBER_NAMES[LEADER_MEMBER[leader]],
                "where": WHERE.get(at, "tank"),
                "area": AREA_IDS[shared[w.LEADER_AREA + leader]] if at == w.ON_BOARD else None,
                "tank": at - w.TANK + 1 if w.TANK <= at <= w.TANK_5 else None,
                "spent": bool(shared[w.SPENT_LEADERS] >> leader & 1),
            }
        )
    return found


def supply(t: Table, side: int) -> View:
    """Figures that are not in play: everybody may count them (0.5)."""
    shared = t.shared
    first = w.SUPPLY + side * 5
    found: View = {name: shared[first + kind] for kind, name in enumerate(w.KIND_NAMES) if kind != w.TROOP}
    if shared[w.EXPANSIONS] & w.GUILD:
        found["troop_bases"] = shared[first + w.TROOP]
        found["frigates"] = shared[w.FRIGATES + side]
    if side == w.HARKONNEN:
        found["harvesters"] = shared[w.HARVESTERS]
        found["ornithopters"] = shared[w.ORNITHOPTERS]
        found["carryalls"] = shared[w.CARRYALLS]
    else:
        found["sandworms"] = shared[w.WORMS]
        found["wild_maker"] = shared[w.MAKER_SUPPLY]
        found["wormsigns"] = signs_left(t)
        found["deployment_tokens"] = TOKENS_TO_DRAW - shared[w.TOKENS_DRAWN]
    return found


def destroyed(t: Table, side: int) -> list[View]:
    """Settlements of this side that have fallen, with their ranks; a sietch has no place any more."""
    shared = t.shared
    if side == w.ATREIDES:
        fallen = [sietch for sietch in range(8) if not shared[w.SIETCH_AT + sietch]]
        return [{"area": None, "rank": shared[w.SIETCH_RANKS + sietch]} for sietch in fallen]
    return [
        {"area": AREA_IDS[area], "rank": rank}
        for area, rank in zip(SETTLEMENT_AREAS, SETTLEMENT_RANK, strict=True)
        if not shared[w.FEATURES + area] & w.SETTLEMENT
    ]


def deployment_tokens(t: Table, sight: Sight) -> View:
    """Tokens of the Atreides off the board: what has been turned up is known to all, what is in hand to them (11)."""
    seen = t.shared[w.TOKENS_SEEN]
    return {
        "turned_up": [face_of(t, slot) for slot in range(FIRST_BLACK) if seen >> slot & 1],
        "in_hand": tokens(t, drawn_tokens(t), sight),
    }


# --- cards ----------------------------------------------------------------------------------------------------------


def decks(t: Table, sight: Sight) -> dict[str, View]:
    """Hand, deck and discards of each member; who plays another member sees how many cards there are (0.5)."""
    found: dict[str, View] = {}
    for member, name in enumerate(w.MEMBER_NAMES):
        hand = [CARD_IDS[card] for card in t.zones[w.HAND + member]]
        automaton = bool(t.shared[w.SOLO]) and member < w.HOUSE_ATREIDES
        found[name] = {
            "side": w.SIDE_NAMES[member >> 1],
            "seat": None if automaton else t.shared[w.SEAT_OF + member],
            "hand": sorted(hand) if member in sight.members or sight.everything else None,
            "hand_size": len(hand),
            "deck": len(t.zones[w.DECK + member]),
            "discard": [CARD_IDS[card] for card in list(t.zones[w.DISCARD + member])[::-1]],
        }
    return found


def staying(t: Table) -> list[View]:
    """Cards that stay in play, and the prescience card one lies on (25.7)."""
    lies_on = {card: t.shared[counter] - 1 for counter, card in ATTACHED_BY.items() if t.shared[counter]}
    return [
        {
            "card": CARD_IDS[card],
            "member": w.MEMBER_NAMES[CARD_DECK[card]],
            "on": PRESCIENCE_IDS[lies_on[card]] if card in lies_on else None,
        }
        for card in t.zones[w.STAYING]
    ]
