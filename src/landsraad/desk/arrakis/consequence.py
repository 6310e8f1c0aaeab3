"""What follows for certain from an option: steps, bans, dice, figures; never what a die or a hidden piece will show."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import ATTACKER_CARDS, dice_of, price_of_continuing
from landsraad.arrakis.board import ZONE_IDS
from landsraad.arrakis.casualties import attackers, hits_it_stands
from landsraad.arrakis.catalog import LEADERS, PRESCIENCE_CARDS
from landsraad.arrakis.content.tokens import FLOW_ROWS, KEEP, RAISE, STOCKPILE
from landsraad.arrakis.figures import unit_count
from landsraad.arrakis.heighliners import RECRUITS, frigates_at_once
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.supplies import signs_left
from landsraad.desk.arrakis.battle_odds import taken
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.table import Table, top

Data = dict[str, Any]


def zone_of_way(way: int) -> int:
    """The air zone of what flies a legion, -1 on foot or by sandworm."""
    return (way - w.BY_ORNITHOPTER) & 7 if way >= w.BY_ORNITHOPTER else -1


def consequence(t: Table, action: int) -> list[Data]:
    """What follows for certain, thing by thing: {"what": ..., and its numbers}."""
    verb = verb_of(action)
    frame = top(t)[0]
    if verb == w.V_PAY:
        left = t.shared[w.SPICE] - sum(t.shared[w.PAYMENTS : w.PAYMENTS + 5]) - second_of(action)
        return [{"what": "spice_left", "then": left}, *paid(t, first_of(action), second_of(action))]
    if verb in (w.V_LOSE, w.V_REDUCE, w.V_LOSE_LEADER) and frame == w.F_CASUALTIES:
        return _lost(t, action)
    if verb == w.V_CARD and frame == w.F_BATTLE:
        dice = dice_of(t, top(t)[1] - ATTACKER_CARDS)
        return [{"what": "dice", "now": dice, "then": dice + 1}]
    if verb in (w.V_ABILITY, w.V_ABILITY_GENERIC):
        leader = first_of(action)
        hits, shields = (LEADERS[leader].hits, LEADERS[leader].shields) if verb == w.V_ABILITY else (1, 0)
        return [{"what": "hits", "more": hits}, {"what": "shields", "more": shields}]
    if verb == w.V_CONTINUE and price_of_continuing(t):
        return [{"what": "takes_hits", "hits": price_of_continuing(t)}]
    if verb == w.V_CEASE:
        return [{"what": "battle_ends"}]
    if verb in (w.V_WAY, w.V_SCOUT, w.V_BOMBARD, w.V_VEHICLE, w.V_ZONE):
        return _aircraft(t, action)
    if verb in (w.V_CLAIM, w.V_SPEND):
        card = first_of(action) if verb == w.V_CLAIM else second_of(action)
        rewards = zip(w.MARKER_NAMES, PRESCIENCE_CARDS[card].reward, strict=True)
        return [{"what": "marker", "marker": name, "steps": steps} for name, steps in rewards if steps]
    if verb in (w.V_IMPERIUM, w.V_ONE_ONLY) and frame in (w.F_IMPERIUM, w.F_EARNED):
        return _imperium(t, first_of(action), verb == w.V_ONE_ONLY)
    if verb == w.V_REMOVE and frame == w.F_UNCLAIMED:
        return [{"what": "leaves_the_game"}]
    if verb == w.V_WORMSIGNS:
        return [{"what": "wormsigns", "left": signs_left(t)}]
    if verb in (w.V_USE, w.V_LEADER, w.V_SPEND) and _takes_token(t, first_of(action)):
        return [{"what": "token_leaves_the_game"}]
    return []


def _takes_token(t: Table, box: int) -> bool:
    """Whether the Bene Gesserit token is spent, because the box holds no die (18.3)."""
    member = t.shared[w.ACTOR]
    side = member >> 1
    return t.shared[w.TOKEN_BOX + side] == box + 1 and not t.shared[w.DICE + member * w.BOXES + box]


def paid(t: Table, what: int, price: int) -> list[Data]:
    """15.2 to 15.7: the marker, its ban, the imperium actions it earns, and the dice of the next round."""
    shared = t.shared
    if what == STOCKPILE:
        return [{"what": "supremacy", "more": 1}] if price else []
    if what > STOCKPILE:
        return [{"what": "reserve"}] if price else []
    now = shared[w.IMPERIUM_MARKERS + what]
    then = now + 1 if price == RAISE else max(1, now - 1) if price == 0 else now
    banned = then == 1 or (price == 0 and now > 1)
    found: list[Data] = [
        {"what": "step", "power": w.POWER_NAMES[what], "now": now, "then": then},
        {"what": "ban", "power": w.POWER_NAMES[what], "holds": banned},
    ]
    if shared[w.EXPANSIONS] & w.GUILD:
        found.append({"what": "actions", "power": w.POWER_NAMES[what], "many": {RAISE: 2, KEEP: 1}.get(price, 0)})
    return [*found, {"what": "dice_set_aside", "at_least": FLOW_ROWS[then][0]}]


def _lost(t: Table, action: int) -> list[Data]:
    """9.9: what the legion can do afterwards."""
    _, area, hits, attacking = top(t)
    side = t.shared[w.SIDE + area] - 1
    units = attackers(t) if attacking else t.shared[w.UNITS + area]
    spare = t.shared[w.SUPPLY + side * 5 + w.REGULAR]
    then, left = taken(units, spare, action)
    return [
        {"what": "units", "now": unit_count(units, 0), "then": unit_count(then, 0)},
        {"what": "hits_it_stands", "now": hits_it_stands(units, 0, spare), "then": hits_it_stands(then, 0, left)},
        {"what": "hits_left", "then": hits - 1},
    ]


def _aircraft(t: Table, action: int) -> list[Data]:
    """What leaves the sky, or gives way to what is placed (6.2.3, 8.12)."""
    verb = verb_of(action)
    zone = first_of(action)
    if verb == w.V_WAY:
        if zone >= w.SPARING:
            return [{"what": "leaves", "piece": w.PIECE_NAMES[w.NAVIGATOR], "zone": None}]
        zone = zone_of_way(zone)
    elif verb == w.V_VEHICLE:
        zone = second_of(action)
    elif verb == w.V_SCOUT and NOTATION.objects(action)[2][1] == "navigator":
        return [{"what": "leaves", "piece": w.PIECE_NAMES[w.NAVIGATOR], "zone": None}]
    piece = t.shared[w.AIR_ZONES + zone] if zone >= 0 else w.NO_PIECE
    return [{"what": "leaves", "piece": w.PIECE_NAMES[piece], "zone": ZONE_IDS[zone]}] if piece else []


def _imperium(t: Table, power: int, one_only: bool) -> list[Data]:
    """spacing_guild 4.5: what an imperium action brings."""
    shared = t.shared
    side = top(t)[1] if top(t)[0] == w.F_IMPERIUM else w.HARKONNEN
    if power == w.SPACING_GUILD:
        return [{"what": "heighliner", "now": shared[w.HEIGHLINERS + side], "then": shared[w.HEIGHLINERS + side] + 1}]
    if power == w.CHOAM:
        return [
            {"what": "frigates", "more": min(shared[w.FRIGATES + side], 1 if one_only else frigates_at_once(t, side))}
        ]
    most = 1 if one_only else RECRUITS
    return [{"what": "troops", "more": min(most, shared[w.TROOPS], shared[w.SUPPLY + side * 5 + w.TROOP])}]
