"""What a player can do, as sentences for packed actions."""

from collections.abc import Callable

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import price_of_continuing
from landsraad.arrakis.board import ATOMICS_IDS, SECTOR_NAMES
from landsraad.arrakis.catalog import CARDS, LEADERS, PRESCIENCE_CARDS
from landsraad.arrakis.content.tokens import KEEP, RAISE, STOCKPILE
from landsraad.arrakis.free import FREE_NAMES
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.kernel.table import Table, top
from landsraad.text.fluent import Named, join, sentence
from landsraad.text.war_for_arrakis.components import atomics_text, battle_text, token_text
from landsraad.text.war_for_arrakis.effects import imperium_action, in_one_phrase, use_text
from landsraad.text.war_for_arrakis.moments import acting_side, moment_facts, shade
from landsraad.text.war_for_arrakis.names import (
    amount,
    area_named,
    card_named,
    figures,
    leader_named,
    marker_named,
    member_named,
    named,
    piece_named,
    power_named,
    prescience_named,
    result_named,
    side_named,
    steps,
    tell,
    zone_named,
)

WORM_ACTION = 2  # wormsigns placed or sandworms moved by Desert Power (war_for_arrakis 7.3)
FIRST_HARKONNEN_TOKEN = 16


def option_text(table: Table, action: int, lang: str) -> str:
    """What an action means now; one that is not open is told without the moment."""
    is_open = action in table.options
    ending = shade(table, action) if is_open else ""
    verb = verb_of(action)
    key = f"option-{NOTATION.verbs[verb].name}"
    if verb == w.V_WAY:
        ending = way_family(first_of(action))
    elif verb == w.V_PAY:
        ending = PAYMENT_NAMES[first_of(action)] if first_of(action) >= STOCKPILE else "power"
    elif verb == w.V_DRAW and not first_of(action) and not second_of(action):
        ending = "none"
    told = OBJECTS[verb](table, action, lang) if verb in OBJECTS else {}
    if is_open:
        told.update(moment_facts(table, action, ending, lang))
    text = sentence(tell(f"{key}-{ending}" if ending else key, lang, told))
    if verb == w.V_CARD and "effect" not in told and _shares_its_name(first_of(action)):
        # Several cards share this name: what they do tells them apart.
        phrase = in_one_phrase(CARDS[first_of(action)].effect, lang)
        text = tell("option-namesake", lang, {"option": text, "effect": phrase})
    return tell("option-substitute", lang, {"option": text}) if on_substitute(action) else text


def _shares_its_name(card: int) -> bool:
    return [other.title for other in CARDS].count(CARDS[card].title) > 1


def on_substitute(action: int) -> bool:
    """Whether a player meets a card or leader here whose printed text is not verified."""
    verb = verb_of(action)
    if verb == w.V_CARD:
        return bool(CARDS[first_of(action)].substitute)
    if verb == w.V_LEADER:
        return bool(LEADERS[second_of(action)].substitute)
    if verb in (w.V_CLAIM, w.V_SPEND):
        return bool(PRESCIENCE_CARDS[second_of(action) if verb == w.V_SPEND else first_of(action)].substitute)
    return False


# --- the objects of actions ----------------------------------------------------------------------------------------

Objects = Callable[[Table, int, str], Named]


def way_family(way: int) -> str:
    """What carries the legion: the way without its air zone."""
    return w.WAY_NAMES[way].split("_")[0]


def token_figures(table: Table, slot: int, lang: str) -> str:
    side = w.ATREIDES if slot < FIRST_HARKONNEN_TOKEN else w.HARKONNEN
    return token_text(table.shared[w.DEPLOYMENT_TOKENS + slot], side, lang)


def _area(table: Table, action: int, lang: str) -> Named:
    return area_named(first_of(action), lang)


def _leader(table: Table, action: int, lang: str) -> Named:
    return leader_named(first_of(action), lang)


def _prescience(table: Table, action: int, lang: str) -> Named:
    return prescience_named(first_of(action), lang)


def _amount(table: Table, action: int, lang: str) -> Named:
    return {"amount": first_of(action)}


def _use(table: Table, action: int, lang: str) -> Named:
    use = use_text(second_of(action), acting_side(table), lang)
    return {"use": use, **result_named(first_of(action), lang)}


def _special_action(table: Table, action: int, lang: str) -> Named:
    leader = second_of(action)
    root = LEADERS[leader].special
    does = in_one_phrase(root, lang) if root else tell("line-leader-no-action", lang)
    return {"effect": does, **result_named(first_of(action), lang), **leader_named(leader, lang)}


def _claim(table: Table, action: int, lang: str) -> Named:
    card = first_of(action)
    return {"steps": steps(PRESCIENCE_CARDS[card].reward, lang), **prescience_named(card, lang)}


def _spend(table: Table, action: int, lang: str) -> Named:
    card = second_of(action)
    told = {"steps": steps(PRESCIENCE_CARDS[card].reward, lang), **prescience_named(card, lang)}
    return {**told, **result_named(first_of(action), lang)}


def _member(table: Table, action: int, lang: str) -> Named:
    return member_named(first_of(action), lang)


def _way(table: Table, action: int, lang: str) -> Named:
    way = first_of(action)
    return zone_named((way - w.BY_ORNITHOPTER) % 8, lang) if way >= w.BY_ORNITHOPTER else {}


def _leave(table: Table, action: int, lang: str) -> Named:
    return {"figures": figures(second_of(action), first_of(action), acting_side(table), lang)}


def _token(table: Table, action: int, lang: str) -> Named:
    return {"figures": token_figures(table, first_of(action), lang)}


def _token_in_area(table: Table, action: int, lang: str) -> Named:
    return {**_token(table, action, lang), **area_named(second_of(action), lang)}


def _leader_in_area(table: Table, action: int, lang: str) -> Named:
    return {**leader_named(first_of(action), lang), **area_named(second_of(action), lang)}


def _zone(table: Table, action: int, lang: str) -> Named:
    return zone_named(first_of(action), lang)


def _vehicle(table: Table, action: int, lang: str) -> Named:
    return {**piece_named(first_of(action), lang), **zone_named(second_of(action), lang)}


def _box(table: Table, action: int, lang: str) -> Named:
    return result_named(first_of(action), lang)


def _change(table: Table, action: int, lang: str) -> Named:
    return {**result_named(first_of(action), lang), **result_named(second_of(action), lang, "goal")}


def _card(table: Table, action: int, lang: str) -> Named:
    return card_named(first_of(action), lang)


def _draw(table: Table, action: int, lang: str) -> Named:
    first_deck = acting_side(table) * 2
    parts = [
        tell("option-draw-part", lang, {"amount": many, **named("deck", "deck", w.MEMBER_NAMES[deck], lang)})
        for deck, many in ((first_deck, first_of(action)), (first_deck + 1, second_of(action)))
        if many
    ]
    return {"cards": join("and", parts, lang)}


def _one(table: Table, action: int, lang: str) -> Named:
    return {"figures": figures(first_of(action), 1, acting_side(table), lang)}


def _one_in_area(table: Table, action: int, lang: str) -> Named:
    return {**_one(table, action, lang), **area_named(second_of(action), lang)}


def _scout(table: Table, action: int, lang: str) -> Named:
    zone = first_of(action)
    flyer = w.NAVIGATOR if table.shared[w.AIR_ZONES + zone] == w.NAVIGATOR else w.ORNITHOPTER
    told: Named = {"sparing": "yes" if third_of(action) else "no", **piece_named(flyer, lang)}
    return {**told, **zone_named(zone, lang), **area_named(second_of(action), lang)}


def _atomics(table: Table, action: int, lang: str) -> Named:
    token = first_of(action)
    return {"effect": atomics_text(token, lang), **named("atomics", "atomics", ATOMICS_IDS[token], lang)}


def _bombard(table: Table, action: int, lang: str) -> Named:
    return {**zone_named(first_of(action), lang), **area_named(second_of(action), lang)}


def _free(table: Table, action: int, lang: str) -> Named:
    return named("free", "free", FREE_NAMES[first_of(action)], lang)


def _pay(table: Table, action: int, lang: str) -> Named:
    what, price = first_of(action), second_of(action)
    told: Named = {"price": price, "deal": {KEEP: "keep", RAISE: "raise"}.get(price, "nothing")}
    return {**told, **(power_named(what, lang) if what < STOCKPILE else {})}


def _marker(table: Table, action: int, lang: str) -> Named:
    return marker_named(first_of(action), lang)


def _power(table: Table, action: int, lang: str) -> Named:
    return {"effect": imperium_action(first_of(action), lang), **power_named(first_of(action), lang)}


def _sector(table: Table, action: int, lang: str) -> Named:
    return named("sector", "sector", SECTOR_NAMES[first_of(action)], lang)


def _ability(table: Table, action: int, lang: str) -> Named:
    return {"battle": battle_text(first_of(action), lang), **leader_named(first_of(action), lang)}


def _ability_generic(table: Table, action: int, lang: str) -> Named:
    return {"battle": amount("hit", 1, lang)}


def _die(table: Table, action: int, lang: str) -> Named:
    return {**member_named(first_of(action), lang), **result_named(second_of(action), lang)}


def _sister(table: Table, action: int, lang: str) -> Named:
    return side_named(first_of(action), lang)


def _land(table: Table, action: int, lang: str) -> Named:
    troops = figures(w.TROOP, second_of(action), acting_side(table), lang)
    return {"figures": troops, **area_named(first_of(action), lang)}


def _put(table: Table, action: int, lang: str) -> Named:
    placed = figures(first_of(action), third_of(action), acting_side(table), lang)
    return {"figures": placed, **area_named(second_of(action), lang)}


def _shift(table: Table, action: int, lang: str) -> Named:
    told: Named = {"amount": second_of(action), **marker_named(first_of(action), lang)}
    return {**told, **marker_named(third_of(action), lang, "other")}


def _continue(table: Table, action: int, lang: str) -> Named:
    return {"hits": price_of_continuing(table) if top(table)[0] == w.F_BATTLE else 0}


def _worm_action(table: Table, action: int, lang: str) -> Named:
    return {"amount": WORM_ACTION}


def _maker(table: Table, action: int, lang: str) -> Named:
    return {"effect": tell("effect-maker-strikes", lang)}


OBJECTS: dict[int, Objects] = {
    w.V_USE: _use,
    w.V_LEADER: _special_action,
    w.V_CLAIM: _claim,
    w.V_SPEND: _spend,
    w.V_MEMBER: _member,
    w.V_FROM: _area,
    w.V_WAY: _way,
    w.V_TO: _area,
    w.V_LEAVE: _leave,
    w.V_LEAVE_TOKEN: _token,
    w.V_LEAVE_LEADER: _leader,
    w.V_PLACE: _area,
    w.V_PLACE_LEADER: _leader_in_area,
    w.V_ZONE: _zone,
    w.V_VEHICLE: _vehicle,
    w.V_BOX: _box,
    w.V_CHANGE: _change,
    w.V_CARD: _card,
    w.V_DRAW: _draw,
    w.V_LOSE: _one,
    w.V_LOSE_LEFT_OUT: _one,
    w.V_REDUCE: _one,
    w.V_LOSE_LEADER: _leader,
    w.V_LOSE_TOKEN: _token,
    w.V_CONTINUE: _continue,
    w.V_SCOUT: _scout,
    w.V_TRAIN: _token_in_area,
    w.V_ATOMICS: _atomics,
    w.V_SCHEMING: _amount,
    w.V_BOMBARD: _bombard,
    w.V_FREE: _free,
    w.V_PAY: _pay,
    w.V_KEEP: _prescience,
    w.V_REMOVE: _prescience,
    w.V_MARKER: _marker,
    w.V_IMPERIUM: _power,
    w.V_ONE_ONLY: _power,
    w.V_WORMSIGNS: _worm_action,
    w.V_MOVE_WORMS: _worm_action,
    w.V_WILD_MAKER: _maker,
    w.V_SECTOR: _sector,
    w.V_AMOUNT: _amount,
    w.V_TAKE_LEADER: _leader,
    w.V_TAKE: _one_in_area,
    w.V_ABILITY: _ability,
    w.V_ABILITY_GENERIC: _ability_generic,
    w.V_DEPLOY: _one_in_area,
    w.V_TOKEN: _token_in_area,
    w.V_DIE: _die,
    w.V_SISTER: _sister,
    w.V_LAND: _land,
    w.V_SHIFT: _shift,
    w.V_PUT: _put,
}
