"""Names for numbers at the edge: notation of actions, and the words positions, views and records use."""

from typing import Final

from landsraad.imperium import content, events
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_IDS,
    CONFLICT_IDS,
    HAGAL_IDS,
    INTRIGUE_IDS,
    LEADER_IDS,
    SPACE_IDS,
    TILE_IDS,
    TRACK_IDS,
)
from landsraad.imperium.store import OP, PATH
from landsraad.kernel.decisions import Domain, Notation, Verb
from landsraad.kernel.declare import SEAT_SPACE
from landsraad.kernel.rules import Labels

CONTENT: Final = content  # importing it fills the catalog

# The numbers of all declared effects; 0 is none.
EFFECTS: Final = range(1, len(OP))

CARD: Final = Domain("card", lambda: CARD_IDS)
INTRIGUE: Final = Domain("intrigue", lambda: INTRIGUE_IDS)
SPACE: Final = Domain("space", lambda: SPACE_IDS)
TILE: Final = Domain("tile", lambda: TILE_IDS)
LEADER: Final = Domain("leader", lambda: LEADER_IDS)
EFFECT: Final = Domain("effect", lambda: PATH)
FACTION: Final = Domain("faction", lambda: w.FACTION_NAMES)
PLACE: Final = Domain("place", lambda: w.PLACE_NAMES)
SOURCE: Final = Domain("source", lambda: w.SOURCE_NAMES)
UNIT: Final = Domain("unit", lambda: w.UNIT_NAMES)
CURRENCY: Final = Domain("resource", lambda: w.CURRENCY_NAMES)
AMOUNT: Final = Domain("amount")
SEAT: Final = Domain("seat")
PART: Final = Domain("part")

NOTATION: Final = Notation(
    {
        w.V_AGENT: Verb("agent", CARD, SPACE),
        w.V_MOVE: Verb("move", CARD, SPACE, SPACE),
        w.V_REVEAL: Verb("reveal"),
        w.V_PLAY: Verb("play", INTRIGUE, PART),
        w.V_TILE: Verb("tile", TILE),
        w.V_DO: Verb("do", EFFECT),
        w.V_DEPLOY: Verb("deploy", AMOUNT, UNIT),
        w.V_ACQUIRE: Verb("acquire", CARD, SOURCE),
        w.V_END: Verb("end"),
        w.V_PASS: Verb("pass"),
        w.V_AGAIN: Verb("again"),
        w.V_DECLINE: Verb("decline"),
        w.V_FACTION: Verb("faction", FACTION),
        w.V_FACTIONS: Verb("factions", FACTION, FACTION),
        w.V_TRASH: Verb("trash", PLACE, CARD),
        w.V_DISCARD: Verb("discard", CARD),
        w.V_AMOUNT: Verb("amount", AMOUNT),
        w.V_ADVANCE: Verb("advance"),
        w.V_RECALL: Verb("recall"),
        w.V_TECH: Verb("tech", TILE, AMOUNT, CURRENCY),
        w.V_SEAT: Verb("seat", SEAT),
        w.V_SPACE: Verb("space", SPACE),
        w.V_YES: Verb("yes"),
        w.V_NO: Verb("no"),
        w.V_INTRIGUE: Verb("intrigue", INTRIGUE),
        w.V_LEADER: Verb("leader", LEADER),
        w.V_CARD: Verb("card", CARD),
        w.V_UNITS: Verb("units", AMOUNT, AMOUNT),
        w.V_FROM: Verb("from", PLACE),
        w.V_RETREAT: Verb("retreat", SEAT, UNIT),
    }
)

EVENT_NAMES: Final = {code: name.lower() for name, code in vars(events).items() if isinstance(code, int)}

KIND_IDS: Final = {
    w.CARD_KIND: CARD_IDS,
    w.INTRIGUE_KIND: INTRIGUE_IDS,
    w.SPACE_KIND: SPACE_IDS,
    w.LEADER_KIND: LEADER_IDS,
    w.TILE_KIND: TILE_IDS,
    w.CONFLICT_KIND: CONFLICT_IDS,
    w.TRACK_KIND: TRACK_IDS,
    w.HAGAL_KIND: HAGAL_IDS,
}


def component(number: int) -> tuple[str, str]:
    """The kind and the id of a component from its number."""
    kind = number // w.KIND_STEP
    return w.KIND_NAMES[kind], KIND_IDS[kind][number % w.KIND_STEP]


# Plain counters of a seat, by the name a position uses for them.
SEAT_COUNTERS: Final = {
    "solari": w.SOLARI,
    "spice": w.SPICE,
    "water": w.WATER,
    "persuasion": w.PERSUASION,
    "swords": w.SWORDS,
    "points": w.POINTS,
    "supply": w.SUPPLY,
    "garrison": w.GARRISON,
    "conflict": w.CONFLICT,
    "negotiators": w.NEGOTIATORS,
    "dreadnoughts_supply": w.SHIPS_SUPPLY,
    "dreadnoughts_garrison": w.SHIPS_GARRISON,
    "dreadnoughts_conflict": w.SHIPS_CONFLICT,
    "agents": w.AGENTS,
    "swordmaster": w.SWORDMASTER,
    "council": w.COUNCIL,
    "freighter": w.FREIGHTER,
    "revealed_at": w.REVEALED_AT,
    "done": w.DONE,
    "turns": w.TURNS,
    "snoopers_moved": w.SNOOPED,
    "charisma": w.CHARISMA,
    "recruiting": w.RECRUITING,
    "strategic_push": w.PUSH,
    "rival": w.RIVAL,
}
# The same for the turn under way.
TURN_COUNTERS: Final = {
    "recruited": w.RECRUITED,
    "commissioned": w.COMMISSIONED,
    "sent_troops": w.SENT_TROOPS,
    "sent_dreadnoughts": w.SENT_SHIPS,
    "deployed_troops": w.DEPLOYED_TROOPS,
    "deployed_units": w.DEPLOYED_UNITS,
    "combat_space": w.COMBAT_SPACE,
    "met_enemy": w.MET_ENEMY,
    "extra_turn": w.EXTRA_TURN,
    "envoy": w.ENVOY,
    "unblocked": w.UNBLOCKED,
    "may_pass": w.MAY_PASS,
    "acted": w.ACTED,
    "persuasion_gained": w.GAINED,
    "cards_revealed": w.SERIAL,
    "sword_cards": w.SWORD_CARDS,
    "spice_discount": w.BANKERS,
    "holds_back": w.HOLDS_BACK,
}
# Counters that hold a component + 1, or 0 for none.
SEAT_COMPONENTS: Final = {
    "set_aside": (w.SET_ASIDE, CARD_IDS),
    "manipulated": (w.MANIPULATED, CARD_IDS),
    "voice_space": (w.VOICE_SPACE, SPACE_IDS),
    "visited": (w.VISITED, SPACE_IDS),
    "returned": (w.RETURNED, CARD_IDS),
}
# Counters that are sets, a bit each.
SEAT_SETS: Final = {
    "flipped": (w.FLIPPED, TILE_IDS),
    "masterstroke": (w.MASTERSTROKE, w.FACTION_NAMES),
    "snoopers": (w.SNOOPERS, w.FACTION_NAMES),
}
SEAT_ZONES: Final = {
    "hand": (w.HAND, CARD_IDS),
    "deck": (w.DECK, CARD_IDS),
    "discard": (w.DISCARD, CARD_IDS),
    "played": (w.PLAYED, CARD_IDS),
    "revealed": (w.REVEALED, CARD_IDS),
    "intrigue": (w.INTRIGUE, INTRIGUE_IDS),
    "tiles": (w.TILES, TILE_IDS),
}
SHARED_ZONES: Final = {
    "imperium_deck": (w.IMPERIUM_DECK, CARD_IDS),
    "intrigue_deck": (w.INTRIGUE_DECK, INTRIGUE_IDS),
    "intrigue_discard": (w.INTRIGUE_DISCARD, INTRIGUE_IDS),
    "conflict_deck": (w.CONFLICT_DECK, CONFLICT_IDS),
    "conflicts_past": (w.CONFLICT_PAST, CONFLICT_IDS),
    "hagal_deck": (w.HAGAL_DECK, HAGAL_IDS),
    "hagal_discard": (w.HAGAL_DISCARD, HAGAL_IDS),
    "trash": (w.TRASH, CARD_IDS),
    "tile_trash": (w.TILE_TRASH, TILE_IDS),
    "intrigue_trash": (w.INTRIGUE_TRASH, INTRIGUE_IDS),
    "hagal_trash": (w.HAGAL_TRASH, HAGAL_IDS),
}
# What is agreed at set-up for games with Rivals, and what House Hagal still owes.
RIVAL_COUNTERS: Final = {
    "mentat_extra": w.MENTAT_EXTRA,
    "no_swordmaster": w.NO_SWORDMASTER,
    "expert_deployment": w.EXPERT,
    "churn": w.CHURN,
    "brutal_escalation": w.BRUTAL,
    "swordmasters_in": w.SWORDMASTERS_IN,
    "hagal_owed": w.OWED,
}


def zone_name(zone: int) -> tuple[str, int | None, list[str]]:
    """A pile by its number: the name positions use, whose it is, and the names of its cards."""
    for name, (first, ids) in SEAT_ZONES.items():
        if first <= zone < first + SEAT_SPACE:
            return name, zone - first, ids
    for name, (number, ids) in SHARED_ZONES.items():
        if number == zone:
            return name, None, ids
    raise LookupError(f"pile {zone} has no name")


RESERVE_NAMES: Final = ["arrakis_liaison", "the_spice_must_flow", "foldspace"]
FLAG_NAMES: Final = ["arrakeen", "carthag", "imperial_basin"]
MAKER_NAMES: Final = ["the_great_flat", "hagga_basin", "imperial_basin"]

DOMAINS: Final = {domain.name: domain for domain in (CARD, INTRIGUE, EFFECT, FACTION)}


def labels() -> Labels:
    """The counters and piles by the constants that number them (words.py)."""
    shared = _numbered("ROUND", "SHARED_COUNTERS", {"max_spaces"})
    seat = _numbered("SOLARI", "SEAT_COUNTERS", {"turn_first", "turn_last"})
    zones = _numbered("DECK", "ZONES", set())
    own = {zone + owner: (owner, ids) for zone, ids in SEAT_ZONES.values() for owner in range(SEAT_SPACE)}
    cards = dict(SHARED_ZONES.values()) | {w.ROW: CARD_IDS} | {w.STACKS + stack: TILE_IDS for stack in range(3)}
    piles: list[tuple[str, list[str]]] = []
    for zone, name in enumerate(zones):
        if zone in own:
            owner, ids = own[zone]
            piles.append((f"seats.{owner}.{name.rsplit('.', 1)[0]}", ids))
        else:
            piles.append((name, cards.get(zone, [])))
    return Labels(shared, seat, piles)


def _numbered(first: str, end: str, without: set[str]) -> list[str]:
    """The names of the numbers below `end`; several of a kind are counted: influence.0, influence.1..."""
    constants = list(vars(w).items())
    keys = [key for key, _ in constants]
    block = constants[keys.index(first) : keys.index(end)]
    starts = {number: key.lower() for key, number in reversed(block) if key.lower() not in without}
    names: list[str] = []
    for number in range(vars(w)[end]):
        if number in starts:
            base, start = starts[number], number
        several = (number + 1 not in starts and number + 1 < vars(w)[end]) or number > start
        names.append(f"{base}.{number - start}" if several else base)
    return names
