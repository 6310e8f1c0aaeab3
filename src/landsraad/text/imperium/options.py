"""What a player can do, as sentences for packed actions."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS, LEADER_IDS, SPACE_IDS, TILE_IDS
from landsraad.imperium.naming import NOTATION
from landsraad.imperium.store import OWNER
from landsraad.kernel.decisions import first_of, second_of, third_of, verb_of
from landsraad.text.fluent import FALLBACK, Named, join, say, sentence
from landsraad.text.imperium.components import part_phrases, tile_use_text
from landsraad.text.imperium.effects import spoken
from landsraad.text.imperium.names import faction_named, force, name, named, of_component, seat_name, units

# Verbs whose first object is one component and nothing else is to be said.
ONE_NAME = {
    w.V_DISCARD: ("card", CARD_IDS),
    w.V_CARD: ("card", CARD_IDS),
    w.V_SPACE: ("space", SPACE_IDS),
    w.V_INTRIGUE: ("intrigue", INTRIGUE_IDS),
    w.V_LEADER: ("leader", LEADER_IDS),
}


def option_text(action: int, lang: str = FALLBACK, seat_names: list[str] | None = None, shade: str = "") -> str:
    """What an action means. `shade` names a more telling message of the same verb, where the moment is known."""
    key = f"option-{NOTATION.verbs[verb_of(action)].name}"
    return sentence(say(f"{key}-{shade}" if shade else key, lang, option_arguments(action, lang, seat_names)))


def option_arguments(action: int, lang: str, seat_names: list[str] | None) -> Named:
    """The objects of an action, as arguments of its message."""
    verb, a, b, c = verb_of(action), first_of(action), second_of(action), third_of(action)
    if verb in ONE_NAME:
        kind, idents = ONE_NAME[verb]
        return named(kind, kind, idents[a], lang)
    if verb in (w.V_AGENT, w.V_MOVE):
        return _agent(a, b, c, verb == w.V_MOVE, lang)
    if verb == w.V_PLAY:
        phrases = join("parts", part_phrases(a, b - 1, lang), lang)
        return {"effect": phrases, **named("intrigue", "intrigue", INTRIGUE_IDS[a], lang)}
    if verb == w.V_TILE:
        return {"effect": tile_use_text(a, lang), **named("tile", "tile", TILE_IDS[a], lang)}
    if verb == w.V_DO:
        return {"effect": spoken(a, lang, "no"), **of_component("source", OWNER[a], lang)}
    if verb == w.V_DEPLOY:
        return {"units": units(a, b, lang)}
    if verb == w.V_ACQUIRE:
        return {
            **named("card", "card", CARD_IDS[a], lang),
            **named("source", "source", w.SOURCE_NAMES[b], lang),
        }
    if verb == w.V_FACTION:
        return faction_named(a, lang)
    if verb == w.V_FACTIONS:
        both = [name("faction", w.FACTION_NAMES[faction], lang) for faction in (a, b)]
        return {"factions": join("and", both, lang)}
    if verb == w.V_TRASH:
        return {**named("place", "place", w.PLACE_NAMES[a], lang), **named("card", "card", CARD_IDS[b], lang)}
    if verb == w.V_AMOUNT:
        return {"amount": a, "units": units(a, w.TROOP, lang), "spice": a, "solari": 2 * a + 2}
    if verb == w.V_TECH:
        return {
            "negotiators": b,
            **named("tile", "tile", TILE_IDS[a], lang),
            **named("resource", "resource", w.CURRENCY_NAMES[c], lang),
        }
    if verb == w.V_SEAT:
        return {"player": seat_name(a, seat_names, lang)}
    if verb == w.V_UNITS:
        return {"units": force(a, b, lang)}
    if verb == w.V_FROM:
        return named("place", "place", w.PLACE_NAMES[a], lang)
    if verb == w.V_RETREAT:
        return {"player": seat_name(a, seat_names, lang), "units": units(1, b, lang)}
    return {}


def _agent(card: int, space: int, goal: int, moves: bool, lang: str) -> Named:
    played = named("card", "card", CARD_IDS[card], lang)
    if moves:
        return {
            **played,
            **named("origin", "space", SPACE_IDS[space], lang),
            **named("space", "space", SPACE_IDS[goal], lang),
        }
    return {**played, **named("space", "space", SPACE_IDS[space], lang)}
