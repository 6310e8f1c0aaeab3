"""What a seat sees of both sides: dice, leaders, supplies, hands and decks (war_for_arrakis 0.5, 6.3, 10, 18, 19)."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, SETTLEMENT_AREAS, SETTLEMENT_RANK
from landsraad.arrakis.catalog import ATTACHED_BY, CARD_IDS, CARDS, LEADER_IDS, LEADERS, PRESCIENCE_IDS
from landsraad.arrakis.content.tokens import DICE_OF
from landsraad.arrakis.deployment import TOKENS_TO_DRAW
from landsraad.arrakis.pieces import automaton
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.supplies import signs_left
from landsraad.arrakis.turns import unused
from landsraad.arrakis.view_board import FIRST_BLACK, drawn_tokens, face_of, of, tokens
from landsraad.kernel.schema import NUMBER, TRUTH, many, maybe, one_of, record, ref, told
from landsraad.kernel.shown import Shown, each, number, number_of_each, part, perhaps
from landsraad.kernel.table import Table

View = dict[str, Any]
WHERE = {w.ABSENT: "later", w.ASIDE: "beside", w.ON_BOARD: "area", w.GONE: "gone"}


# --- dice -----------------------------------------------------------------------------------------------------------


def dice(t: Table, side: int) -> list[View]:
    """Every action die and the placed Bene Gesserit token: its owner, its face, and what has become of it (6.3).

    `unused`, `in_use` (this turn is spent with it), `spent`, `to_change` (its box is full), `set_aside` (The Spice Must
    Flow) or `lost`; a token is never lying about: it is unused or in use. `named`: Truthtrance demands it next."""
    if automaton(t, side):
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


DIE = record(
    {
        "owner": of("member"),
        "face": maybe(of("result"), "Null: not rolled, or set aside."),
        "state": one_of("unused", "in_use", "spent", "to_change", "set_aside", "lost"),
        "token": told(TRUTH, "A Bene Gesserit token that counts as a die (18.2)."),
        "named": told(TRUTH, "Truthtrance demands it next (25.8)."),
    }
)


def _die(member: int, face: str | None, state: str, *, token: bool = False, named: bool = False) -> View:
    return {"owner": w.MEMBER_NAMES[member], "face": face, "state": state, "token": token, "named": named}


def _member_dice(t: Table, member: int) -> list[View]:
    shared = t.shared
    found: list[View] = []
    for box, name in enumerate(w.BOX_NAMES):
        at = member * w.BOXES + box
        named = shared[w.FORCED_DIE] == at + 1
        for one in range(shared[w.DICE + at]):
            found.append(_die(member, name, "unused", named=named and one == 0))
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


def _area_of(t: Table, leader: int, at: int) -> str | None:
    return AREA_IDS[t.shared[w.LEADER_AREA + leader]] if at == w.ON_BOARD else None


LEADER = part(
    id=Shown(of("leader"), lambda t, leader, at: LEADER_IDS[leader]),
    member=Shown(of("member"), lambda t, leader, at: w.MEMBER_NAMES[LEADERS[leader].member]),
    where=Shown(one_of("area", "beside", "tank", "later", "gone"), lambda t, leader, at: WHERE.get(at, "tank")),
    area=Shown(maybe(of("area")), _area_of),
    tank=Shown(
        maybe({"type": "integer", "minimum": 1, "maximum": 5}),
        lambda t, leader, at: at - w.TANK + 1 if w.TANK <= at <= w.TANK_5 else None,
    ),
    spent=Shown(
        told(TRUTH, "The special action has been used this round."),
        lambda t, leader, at: bool(t.shared[w.SPENT_LEADERS] >> leader & 1),
    ),
)


def leaders(t: Table, side: int) -> list[View]:
    """Named leaders and where they are: in an area, beside the board, in the tank, still to come or gone (3.10, 10)."""
    first, last = (0, w.FIRST_ATREIDES_LEADER) if side == w.HARKONNEN else (w.FIRST_ATREIDES_LEADER, w.LEADERS)
    return [LEADER.read(t, leader, t.shared[w.LEADER_AT + leader]) for leader in range(first, last)]


def supply(t: Table, side: int) -> View:
    """Figures that are not in play: everybody may count them (0.5)."""
    shared = t.shared
    first = w.SUPPLY + side * 5
    found: View = {name: shared[first + kind] for kind, name in enumerate(w.KIND_NAMES) if kind != w.TROOP}
    if shared[w.EXPANSIONS] & w.GUILD:
        found |= {"troop_bases": shared[first + w.TROOP], "frigates": shared[w.FRIGATES + side]}
    found |= HARKONNEN_SUPPLY.read(t) if side == w.HARKONNEN else ATREIDES_SUPPLY.read(t)
    return found


HARKONNEN_SUPPLY = part(
    harvesters=number(w.HARVESTERS), ornithopters=number(w.ORNITHOPTERS), carryalls=number(w.CARRYALLS)
)
ATREIDES_SUPPLY = part(
    sandworms=number(w.WORMS),
    wild_maker=number(w.MAKER_SUPPLY),
    wormsigns=Shown(NUMBER, signs_left),
    deployment_tokens=Shown(NUMBER, lambda t: TOKENS_TO_DRAW - t.shared[w.TOKENS_DRAWN]),
)
OF_SOME = ("troop_bases", "frigates", *HARKONNEN_SUPPLY.fields, *ATREIDES_SUPPLY.fields)
SUPPLY = record(
    {name: NUMBER for name in (*(name for name in w.KIND_NAMES if name != "troop"), *OF_SOME)},
    "Figures out of play: everybody may count them (0.5).",
    optional=OF_SOME,
)


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


def _turned_up(t: Table, side: int, sight: Sight) -> list[View]:
    return [face_of(t, slot) for slot in range(FIRST_BLACK) if t.shared[w.TOKENS_SEEN] >> slot & 1]


# What has been turned up is known to all, what is in hand to the Atreides (11).
OFF_BOARD = part(
    turned_up=Shown(many(ref("face"), "What has been turned up so far."), _turned_up),
    in_hand=Shown(
        many(ref("token"), "Drawn and not yet placed."), lambda t, side, sight: tokens(t, drawn_tokens(t), sight)
    ),
)


# --- a side ---------------------------------------------------------------------------------------------------------


def _seats(t: Table, side: int, sight: Sight) -> list[int]:
    members = (2 * side, 2 * side + 1)
    return [] if automaton(t, side) else sorted({t.shared[w.SEAT_OF + member] for member in members})


SIDE = part(
    seats=Shown(many(NUMBER), _seats),
    shared=Shown(told(TRUTH, "Two players share it (19)."), lambda t, side, _: bool(t.shared[w.SHARED_SIDE + side])),
    automaton=Shown(told(TRUTH, "Nobody plays it (23)."), lambda t, side, _: automaton(t, side)),
    dice=Shown(many(ref("die")), lambda t, side, _: dice(t, side)),
    unused_dice=Shown(told(NUMBER, "Dice and the placed token (18.4)."), lambda t, side, _: unused(t, side)),
    bene_gesserit=number_of_each(w.BENE_GESSERIT, "Bene Gesserit tokens in hand."),
    cones_of_silence=number_of_each(w.CONES_OF_SILENCE),
    leaders=Shown(many(ref("leader")), lambda t, side, _: leaders(t, side)),
    supply=Shown(SUPPLY, lambda t, side, _: supply(t, side)),
    destroyed=Shown(
        many(record({"area": maybe(of("area")), "rank": NUMBER}), "Settlements that have fallen."),
        lambda t, side, _: destroyed(t, side),
    ),
    tokens=perhaps(
        OFF_BOARD,
        lambda t, side, _: side == w.ATREIDES,
        "Deployment tokens off the board; null for the Harkonnen.",
    ),
)
SIDES = each(w.SIDE_NAMES, SIDE, ref("side"))


# --- cards ----------------------------------------------------------------------------------------------------------


def _seat(t: Table, member: int, sight: Sight) -> int | None:
    return None if automaton(t, member >> 1) else t.shared[w.SEAT_OF + member]


def _hand(t: Table, member: int, sight: Sight) -> list[str] | None:
    """Who plays another member sees how many cards there are (0.5)."""
    is_seen = member in sight.members or sight.everything
    return sorted(CARD_IDS[card] for card in t.zones[w.HAND + member]) if is_seen else None


DECK = part(
    side=Shown(of("side"), lambda t, member, _: w.SIDE_NAMES[member >> 1]),
    seat=Shown(maybe(NUMBER), _seat),
    hand=Shown(maybe(many(of("card")), "Null: not yours."), _hand),
    hand_size=Shown(NUMBER, lambda t, member, _: len(t.zones[w.HAND + member])),
    deck=Shown(told(NUMBER, "Cards to draw."), lambda t, member, _: len(t.zones[w.DECK + member])),
    discard=Shown(
        many(of("card"), "The top card first."),
        lambda t, member, _: [CARD_IDS[card] for card in list(t.zones[w.DISCARD + member])[::-1]],
    ),
)
DECKS = each(w.MEMBER_NAMES, DECK, ref("deck"))


def _staying(t: Table, sight: Sight) -> list[View]:
    """Cards that stay in play, and the prescience card one lies on (25.7)."""
    lies_on = {card: t.shared[counter] - 1 for counter, card in ATTACHED_BY.items() if t.shared[counter]}
    return [STAYS.read(card, lies_on) for card in t.zones[w.STAYING]]


STAYS = part(
    card=Shown(of("card"), lambda card, lies_on: CARD_IDS[card]),
    member=Shown(of("member"), lambda card, lies_on: w.MEMBER_NAMES[CARDS[card].deck]),
    on=Shown(maybe(of("prescience")), lambda card, lies_on: PRESCIENCE_IDS[lies_on[card]] if card in lies_on else None),
)
STAYING = Shown(many(STAYS.schema, "Cards in play."), _staying)
