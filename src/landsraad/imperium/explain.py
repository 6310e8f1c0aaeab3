"""Why an action is not allowed: the same predicates that make the options, asked about one of them.

Every reason names its rule and the facts of the position. A fact that is a (kind, id) pair is a component,
("effect", path) an effect, ("seats", [...]) players.
"""

from collections.abc import Callable

from landsraad.imperium import board, catalog
from landsraad.imperium import words as w
from landsraad.imperium.conditions import doable, has_target, holds, optional, tile_on_top, tile_price, unpayable
from landsraad.imperium.expansions import expansions_of
from landsraad.imperium.facts import agents_at
from landsraad.imperium.market import offered, price
from landsraad.imperium.naming import DOMAINS
from landsraad.imperium.store import KIDS, OP, PATH, A, B, C
from landsraad.imperium.turns import GARRISON_LIMIT
from landsraad.kernel.decisions import QUESTION_NAMES, first_of, second_of, third_of, verb_of
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table, top

RESOURCE_NAMES = {w.SOLARI: "solari", w.SPICE: "spice", w.WATER: "water", w.PERSUASION: "persuasion"}


def against(t: Table, action: int) -> list[Reason]:
    """The reasons against an action that is not among the options."""
    code, _, group, _ = top(t)
    verb = verb_of(action)
    seat = t.to_act
    reasons: list[Reason] = []
    if code == w.F_TURN and verb in _TURN_VERBS:
        reasons = _TURN_VERBS[verb](t, seat, action)
    elif verb == w.V_PLAY and code in _CARD_MOMENTS:
        reasons = _play(t, seat, action, _CARD_MOMENTS[code])
    elif verb == w.V_DO and code == w.F_GROUP:
        reasons = _do(t, seat, action, group)
    elif verb == w.V_END and code == w.F_GROUP:
        reasons = [_must_finish(t, seat, group)]
    elif verb == w.V_DECLINE:
        reasons = [Reason("cannot-decline", "imperium 3.3")]
    elif verb in _PICKS and verb in {verb_of(option) for option in t.options}:
        reasons = [_PICKS[verb](t, seat, action)]
    return reasons or [Reason("not-asked", "imperium 6.6", {"question": ("question", QUESTION_NAMES[t.question])})]


# --- sending an agent --------------------------------------------------------------------------------------------


def _send(t: Table, seat: int, card: int, space: int, origin: int) -> list[Reason]:
    named = {"card": ("card", catalog.CARD_IDS[card]), "space": ("space", catalog.SPACE_IDS[space])}
    committed = _already_committed(t)
    if committed:
        return committed
    reasons: list[Reason] = []
    if card not in t.zones[w.HAND + seat]:
        reasons.append(Reason("card-not-in-hand", "imperium 6.3.1", {"card": named["card"]}))
    anywhere = catalog.CARDS[card].anywhere
    if origin >= 0 and not anywhere:
        reasons.append(Reason("only-kwisatz-haderach", "imperium 17.8", {"card": named["card"]}))
    elif origin >= 0 and not agents_at(t, seat, origin):
        reasons.append(Reason("no-agent-there", "imperium 17.26", {"space": ("space", catalog.SPACE_IDS[origin])}))
    elif origin < 0 and t.seats[seat][w.AGENTS] == 0:
        reasons.append(_no_agents(t, seat, card, space))
    if not anywhere and not board.fits(t, seat, card) >> space & 1:
        if catalog.CARDS[card].icon_bits == 0:
            reasons.append(Reason("no-agent-icons", "imperium 6.3.2", {"card": named["card"]}))
        else:
            icon = ("icon", w.ICON_NAMES[catalog.SPACES[space].icon])
            reasons.append(Reason("wrong-icon", "imperium 6.3.2", {**named, "icon": icon}))
    less = catalog.CARDS[card].cheaper_by if catalog.CARDS[card].cheaper == space else 0
    why = board.closed(t, seat, space, less, board.IGNORING_ALL if anywhere else board.BLOCKED_BY_ALL)
    if why == board.ENEMY_AGENT and board.unblocked(t, seat, card) >> space & 1:
        why = board.OPEN
    if why != board.OPEN:
        reasons.append(_closed(t, seat, space, less, why))
    return reasons


def _no_agents(t: Table, seat: int, card: int, space: int) -> Reason:
    """Nobody is left to send; but one card may move an agent that is out (imperium 17.26)."""
    out = [other for other in range(w.MAX_SPACES) if agents_at(t, seat, other)]
    if not catalog.CARDS[card].anywhere or not out:
        return Reason("no-agents", "imperium 6.2")
    move = f"move {catalog.CARD_IDS[card]} {catalog.SPACE_IDS[out[0]]} {catalog.SPACE_IDS[space]}"
    return Reason("no-agents-but-move", "imperium 17.26", {"card": ("card", catalog.CARD_IDS[card]), "move": move})


def _already_committed(t: Table) -> list[Reason]:
    if t.shared[w.STAGE] == w.AGENT_TURN:
        return [Reason("already-sent", "imperium 6.3.1")]
    if t.shared[w.STAGE] == w.REVEAL_TURN:
        return [Reason("already-revealed", "imperium 6.5")]
    open_effects = _mandatory(t, t.to_act, w.TURN_GROUP)
    return [Reason("must-finish", "imperium 6.6", {"effects": ("effects", open_effects)})] if open_effects else []


def _closed(t: Table, seat: int, space: int, less: int, why: int) -> Reason:
    """Why a space is closed, in words."""
    here: Facts = {"space": ("space", catalog.SPACE_IDS[space])}
    counters = t.seats[seat]
    if why == board.NOT_IN_GAME:
        return Reason(
            "not-in-game", "rise_of_ix 3.1" if catalog.SPACES[space].board == "base" else "rise_of_ix 1.2", here
        )
    if why == board.VOICE:
        casters = [
            other
            for other, theirs in enumerate(t.seats)
            if theirs[w.VOICE_SPACE] == space + 1 and theirs[w.VOICE_BOUND] >> seat & 1
        ]
        return Reason("voice", "imperium 17.24", {**here, "seats": ("seats", casters)})
    if why == board.REQUIREMENT:
        rule = "rise_of_ix 3.3" if catalog.SPACES[space].board == "rise_of_ix" else "imperium 6.3.5"
        faction = catalog.SPACES[space].need_faction
        facts: Facts = {
            "faction": ("faction", w.FACTION_NAMES[faction]),
            "level": catalog.SPACES[space].need_level,
            "have": counters[w.INFLUENCE + faction],
        }
        return Reason("requirement", rule, {**here, **facts})
    if why == board.FORBIDDEN:
        return Reason("no-swordmaster", "house_hagal 4.2", here)
    if why == board.ONCE:
        return Reason("once", "imperium 6.3.5", here)
    if why == board.PRICE:
        sale = catalog.SPACES[space].sells_spice
        resource = w.SPICE if sale else catalog.SPACES[space].resource
        facts = {
            "resource": ("resource", RESOURCE_NAMES[resource]),
            "price": board.LEAST_SALE if sale else board.space_price(t, seat, space, less),
            "have": counters[resource],
        }
        return Reason("price", "imperium 7.3" if sale else "imperium 6.3.4", {**here, **facts})
    if why == board.OWN_AGENT:
        return Reason("own-agent", "imperium 6.3.3", here)
    enemies = [other for other in range(len(t.seats)) if other != seat and agents_at(t, other, space)]
    return Reason("occupied", "imperium 6.3.3", {**here, "seats": ("seats", enemies)})


# --- other things done in a turn -----------------------------------------------------------------------------------


def _play(t: Table, seat: int, action: int, moment: int) -> list[Reason]:
    card = first_of(action)
    number = second_of(action) - 1
    named: Facts = {"card": ("intrigue", catalog.INTRIGUE_IDS[card])}
    if card not in t.zones[w.INTRIGUE + seat]:
        return [Reason("intrigue-not-in-hand", "imperium 14.1", named)]
    parts = catalog.INTRIGUES[card].parts
    if not 0 <= number < len(parts):
        return [Reason("no-such-part", "imperium 14.3", {**named, "parts": len(parts)})]
    part = parts[number]
    if part.timing != moment:
        when = ("timing", w.TIMING_NAMES[part.timing])
        rule = "imperium 10.8" if part.timing == w.WIN else "imperium 14.3"
        return [Reason("timing", rule, {**named, "timing": when})]
    reasons: list[Reason] = []
    if not holds(t, seat, *part.condition, part.effect):
        reasons.append(Reason("condition", "imperium 14.4", {**named, "condition": ("condition", part.condition)}))
    if part.cost and unpayable(t, seat, part.cost):
        reasons.append(Reason("cost", "imperium 14.4", {**named, "cost": ("cost", PATH[part.cost])}))
    elif part.cost and not reasons and not has_target(t, seat, part.effect):
        effect = ("effect", PATH[part.effect])
        reasons.append(Reason("effect-impossible", "imperium 3.12", {"effect": effect}))
    return reasons


def _tile(t: Table, seat: int, action: int) -> list[Reason]:
    tile = first_of(action)
    named: Facts = {"tile": ("tile", catalog.TILE_IDS[tile])}
    if tile not in t.zones[w.TILES + seat]:
        return [Reason("tile-not-owned", "rise_of_ix 4.1", named)]
    use = catalog.TILES[tile].use
    if not use:
        return [Reason("tile-no-use", "rise_of_ix 4.7", named)]
    if t.seats[seat][w.FLIPPED] >> tile & 1:
        return [Reason("tile-flipped", "rise_of_ix 4.8", named)]
    if catalog.TILES[tile].before_agent and t.shared[w.STAGE] != w.OPENING:
        return [Reason("tile-timing", "rise_of_ix 10.26", named)]
    return [Reason("tile-cost", "imperium 3.4", {**named, "cost": ("cost", PATH[KIDS[use][0]])})]


def _do(t: Table, seat: int, action: int, group: int) -> list[Reason]:
    part = first_of(action)
    named: Facts = {"effect": ("effect", PATH[part])}
    for at in range(0, len(t.agenda), 4):
        if t.agenda[at] == group and t.agenda[at + 1] == part:
            inner = part
            while OP[inner] == w.WHEN:
                if not holds(t, seat, A[inner], B[inner], C[inner], inner):
                    return [Reason("effect-condition", "imperium 8.10", named)]
                inner = KIDS[inner][0]
            rule = "imperium 3.4" if OP[inner] == w.PAY else "imperium 3.10"
            return [Reason("effect-impossible", rule, named)]
    return [Reason("effect-not-open", "imperium 3.5", named)]


def _deploy(t: Table, seat: int, action: int) -> list[Reason]:
    counters = t.seats[seat]
    number = first_of(action)
    unit = second_of(action)
    rule = "rise_of_ix 6.3" if w.RISE_OF_IX in expansions_of(t) else "imperium 9.4"
    if t.shared[w.STAGE] != w.AGENT_TURN or not counters[w.COMBAT_SPACE]:
        return [Reason("deploy-no-combat-space", "imperium 9.5")]
    have = counters[w.GARRISON] if unit == w.TROOP else counters[w.SHIPS_GARRISON]
    if number > have or number == 0:
        facts: Facts = {"have": have, "unit": ("unit", w.UNIT_NAMES[unit])}
        return [Reason("deploy-garrison", rule, facts)]
    return [Reason("deploy-limit", rule, {"limit": GARRISON_LIMIT})]


def _acquire(t: Table, seat: int, action: int) -> list[Reason]:
    card = first_of(action)
    source = second_of(action)
    named: Facts = {"card": ("card", catalog.CARD_IDS[card])}
    if t.shared[w.STAGE] != w.REVEAL_TURN:
        return [Reason("not-reveal-turn", "imperium 15.2", named)]
    if catalog.CARDS[card].cost < 0:
        rule = "imperium 7.11" if card == catalog.FOLDSPACE_CARD[0] else "imperium 15.2"
        return [Reason("cannot-be-bought", rule, named)]
    if not offered(t, seat, card, source):
        return [Reason("not-offered", "imperium 15.2", named)]
    facts: Facts = {"price": price(t, seat, card, source), "have": t.seats[seat][w.PERSUASION]}
    return [Reason("persuasion", "imperium 15.2", {**named, **facts})]


def _end(t: Table, seat: int, action: int) -> list[Reason]:
    if t.shared[w.STAGE] == w.OPENING:
        return [Reason("must-act", "imperium 6.2")]
    return [_must_finish(t, seat, w.TURN_GROUP)]


def _must_finish(t: Table, seat: int, group: int) -> Reason:
    return Reason("must-finish", "imperium 3.3", {"effects": ("effects", _mandatory(t, seat, group))})


def _mandatory(t: Table, seat: int, group: int) -> list[str]:
    """The open effects of a group that must still be carried out."""
    return [
        PATH[t.agenda[at + 1]]
        for at in range(0, len(t.agenda), 4)
        if t.agenda[at] == group
        and OP[t.agenda[at + 1]] != w.PER
        and not optional(t.agenda[at + 1])
        and doable(t, seat, t.agenda[at + 1], t.agenda[at + 3])
    ]


_TURN_VERBS: dict[int, Callable[[Table, int, int], list[Reason]]] = {
    w.V_AGENT: lambda t, seat, action: _send(t, seat, first_of(action), second_of(action), -1),
    w.V_MOVE: lambda t, seat, action: _send(t, seat, first_of(action), third_of(action), second_of(action)),
    w.V_REVEAL: lambda t, seat, action: _already_committed(t),
    w.V_PLAY: lambda t, seat, action: _play(t, seat, action, w.PLOT),
    w.V_TILE: _tile,
    w.V_DO: lambda t, seat, action: _do(t, seat, action, w.TURN_GROUP),
    w.V_DEPLOY: _deploy,
    w.V_ACQUIRE: _acquire,
    w.V_END: _end,
    w.V_PASS: lambda t, seat, action: _already_committed(t) or [Reason("nothing-to-pass", "imperium 17.3")],
    w.V_AGAIN: lambda t, seat, action: [Reason("no-extra-turn", "rise_of_ix 10.13")],
}
_CARD_MOMENTS = {w.F_COMBAT: w.FIGHT, w.F_GROUP: w.WIN, w.F_ENDGAME: w.END}


# --- picking one of several things ---------------------------------------------------------------------------------


def _pick_faction(t: Table, seat: int, action: int) -> Reason:
    faction = ("faction", w.FACTION_NAMES[first_of(action) & 3])
    if top(t)[0] == w.F_COST:
        return Reason("no-influence-to-lose", "imperium 3.4", {"faction": faction})
    return Reason("faction-not-allowed", "imperium 8.8", {"faction": faction})


def _pick_amount(t: Table, seat: int, action: int) -> Reason:
    amounts = [first_of(option) for option in t.options if verb_of(option) == w.V_AMOUNT]
    return Reason("amount-range", "imperium 3.10", {"least": min(amounts), "most": max(amounts)})


def _pick_acquire(t: Table, seat: int, action: int) -> Reason:
    card = first_of(action)
    facts: Facts = {"card": ("card", catalog.CARD_IDS[card]), "price": max(0, catalog.CARDS[card].cost)}
    if not offered(t, seat, card, second_of(action)):
        return Reason("not-offered", "imperium 15.11", facts)
    return Reason("too-dear-for-effect", "imperium 15.11", facts)


def _pick_trash(t: Table, seat: int, action: int) -> Reason:
    place = ("place", w.PLACE_NAMES[first_of(action)])
    return Reason(
        "not-in-place", "imperium 15.6", {"card": ("card", catalog.CARD_IDS[second_of(action)]), "place": place}
    )


def _pick_discard(t: Table, seat: int, action: int) -> Reason:
    facts: Facts = {"card": ("card", catalog.CARD_IDS[first_of(action)]), "place": ("place", "hand")}
    return Reason("not-in-place", "imperium 3.7", facts)


def _pick_tech(t: Table, seat: int, action: int) -> Reason:
    tile = first_of(action)
    negotiators = second_of(action)
    currency = third_of(action)
    counters = t.seats[seat]
    named: Facts = {"tile": ("tile", catalog.TILE_IDS[tile])}
    if all(tile_on_top(t, stack) != tile for stack in range(3)):
        return Reason("tech-not-on-top", "rise_of_ix 4.2", named)
    if negotiators > counters[w.NEGOTIATORS]:
        return Reason("negotiators", "rise_of_ix 4.5", {"have": counters[w.NEGOTIATORS]})
    _, effect, _, _ = top(t)
    discount = A[effect]
    facts: Facts = {
        "price": tile_price(tile, discount, negotiators),
        "resource": ("resource", w.CURRENCY_NAMES[currency]),
        "have": counters[currency],
    }
    if currency == w.SOLARI and counters[currency] >= tile_price(tile, discount, negotiators):
        return Reason("tech-needs-spice", "rise_of_ix 4.2", named)
    return Reason("tech-price", "rise_of_ix 4.3", {**named, **facts})


def _pick_space(t: Table, seat: int, action: int) -> Reason:
    space: Facts = {"space": ("space", catalog.SPACE_IDS[first_of(action)])}
    code, effect, _, _ = top(t)
    if code == w.F_PLACE_DREADNOUGHT:
        return Reason("no-place-for-dreadnought", "rise_of_ix 7.1", space)
    if OP[effect] == w.RECALL_AGENT:
        return Reason("no-agent-there", "imperium 15.8", space)
    return Reason("space-not-allowed", "imperium 17.24", space)


def _pick_units(t: Table, seat: int, action: int) -> Reason:
    return Reason("units-not-there", "imperium 9.3")


Picked = Callable[[Table, int, int], Reason]


def _about(key: str, rule: str, fact: str, domain: str = "") -> Picked:
    """A reason that tells nothing but what was picked."""
    kind = domain or fact
    return lambda t, seat, action: Reason(key, rule, {fact: (kind, DOMAINS[kind][first_of(action)])})


_PICKS: dict[int, Picked] = {
    w.V_FACTION: _pick_faction,
    w.V_FACTIONS: _pick_faction,
    w.V_AMOUNT: _pick_amount,
    w.V_CARD: _about("card-not-allowed", "imperium 3.10", "card"),
    w.V_ACQUIRE: _pick_acquire,
    w.V_TRASH: _pick_trash,
    w.V_DISCARD: _pick_discard,
    w.V_INTRIGUE: _about("intrigue-not-in-hand", "imperium 14.1", "card", "intrigue"),
    w.V_TECH: _pick_tech,
    w.V_SEAT: lambda t, seat, action: Reason(
        "seat-not-allowed", "imperium 3.11", {"seats": ("seats", [first_of(action)])}
    ),
    w.V_SPACE: _pick_space,
    w.V_DO: _about("effect-impossible", "imperium 3.11", "effect"),
    w.V_UNITS: _pick_units,
    w.V_FROM: _pick_units,
    w.V_RETREAT: _pick_units,
    w.V_LEADER: _about("leader-taken", "imperium 2.4", "leader"),
}
