"""The schema of positions of War for Arrakis: what the game declares, and what each field means, in the words below."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.naming import COUNTERS, DOMAINS, PILES
from landsraad.kernel.declare import word_schema
from landsraad.kernel.positions import counter_schemas, pile_schemas

# What the declared fields mean. The default of a number is 0, of a pile nothing, unless something else is said.
MEANINGS = {
    "round": "The round, from 1. Default 1.",
    "max_rounds": "After this round the game ends undecided (war_for_arrakis 5.7); 0: no limit.",
    "supremacy": "The supremacy marker of the Harkonnen, 0 to 10.",
    "spice_reserve": "Spice put aside with the reserve token.",
    "spice": "Spice that has been harvested and not yet paid.",
    "tokens_drawn": "How many standard deployment tokens of the Atreides have left their pool.",
    "bene_gesserit_reserve": "Bene Gesserit tokens nobody has.",
    "claims": "Prescience cards claimed this round.",
    "won_attack": "1 if the Atreides have won a battle as attacker this round.",
    "harvesters_lost": "Harvesters removed in phases 1 and 2 of this round.",
    "leader_fell": "1 if a named Harkonnen leader has fallen this round.",
    "rode": "1 if a legion has ridden over two or more areas with wormsign or sandworm in this turn.",
    "tribute": "1 if Tribute to the Guild has been used this round.",
    "die_spent": "1 if this turn has spent a die or token.",
    "forced_die": "Truthtrance: the die of the next Harkonnen turn, member * 5 + result + 1; 21 for the token.",
    "seek": "Seek Out the 'Mahdi': 1 for the next Atreides turn, 2 during it.",
    "chain": "The area of the legion that a card speaks of, + 1.",
    "flew": "Solo: 1 if the automaton has used an ornithopter in this turn.",
    "stay_units": "Figures of the attacking area that stay out of the battle, packed.",
    "stay_tokens": "Deployment tokens that stay out of the battle, a bit each.",
    "wild_maker_in_play": "1 once the Wild Maker is in the game.",
    "wild_maker_spent": "1 if the Wild Maker has acted this round.",
    "actor": "The member whose action is carried out.",
    "turn_side": "Whose turn it is: side + 1.",
    "winner": "0 while the game goes on; else the side that has won + 1, or 3 for an undecided end.",
    "how": "What decided: 0 nothing yet, 1 supremacy, 2 prescience, 3 the round limit.",
    "harvest_sector": "Solo: the sectors of the harvesting card, a bit each.",
    "tokens_seen": "Deployment tokens of the Atreides that have been turned up, a bit each.",
    "last_discard": "Solo: the Harkonnen member whose card was discarded last, + 1.",
    "trace": (
        "What everybody has seen and no rule asks for again: used dice, faces of the combat round, the fallen. Written "
        "by the program; people leave it out."
    ),
    "atomics_ready": "1 if the family atomics stay available although no marker is on step 8 any more.",
    "card_done": "Solo: 1 if something of the card under way has been carried out.",
    "target": "Solo: the sietch the automaton marches on, + 1.",
    "battle": "The battle that is fought: attacking area, defending area, and what its steps remember.",
    "payments": "Spice paid to CHOAM, Spacing Guild and Landsraad, put to the stockpile and to the reserve.",
    "earned": "Imperium actions of CHOAM, Spacing Guild and Landsraad the Harkonnen have earned and not yet taken.",
    "excess_dice": "Dice that must be changed: five results a side.",
    "dice": "Unused action dice: five results a member.",
    "token_box": "The box of the Bene Gesserit token each side has placed, + 1.",
    "bene_gesserit": "Bene Gesserit tokens of each side.",
    "prescience_markers": "Kwisatz Haderach, Sand Dwellers, Jihad.",
    "imperium_markers": "Steps of CHOAM, Spacing Guild and Landsraad; all start on 5.",
    "heighliners": "Steps the heighliner of each side has made; with the fourth it reaches Arrakis.",
    "hold_frigates": "Frigates aboard the heighliner of each side.",
    "hold_troops": "Houses Major Troops aboard the heighliner of each side.",
    "spent_faces": "Solo: the automaton's spent dice by result.",
    "cones_of_silence": "Cone of Silence tokens left to each side.",
    "staying": "Cards that stay in play.",
    "reinforcements": "Cards of the automaton's reinforcement deck.",
    "prescience_deck": "The prescience deck, top card first. Default: what lies nowhere else, in an order of chance.",
    "prescience": "Prescience cards that can be claimed.",
    "prescience_out": "Prescience cards that have left the game.",
    "arrivals": "Areas just entered, whose effects are still to come.",
    "to_resolve": "Areas whose wormsigns are being turned up.",
    "appeared": "Areas where a sandworm has just appeared.",
    "flown": "Figures transported by air this turn: area, units, tokens, again and again.",
    "tactical": "Tactical cards of the automaton in their deck.",
    "tactical_used": "Tactical cards that have been used.",
    "black_tokens": "Black starting tokens of the automaton in their pool.",
    "silver_tokens": "Silver starting tokens of the automaton in their pool.",
    "expansions": "Default: none.",
    "solo": "The automated Harkonnen play. Default: with one seat.",
    "phase": "Default actions. `setup` and `over` need `pending`.",
    "air_zones": "What flies in the air zones.",
    "spent_leaders": "Leaders whose cards are spent. Default: none.",
    "sietch_ranks": "The ranks under the eight sietch tokens.",
    "sietches_seen": "Sietch tokens that lie faceup.",
    "deployment_tokens": "What the 28 deployment tokens show.",
    "bans": "Imperium bans that hold. Default: none.",
    "atomics": "The family atomics that have been used.",
    "fear": "The prescience card with Fear Is the Mind-Killer.",
    "eyes_of_ibad": "The prescience card kept by Eyes of Ibad.",
    "objectives": "Objectives of the Atreides. Default: o1.",
    "objectives_aside": "The unused objectives, in any order: one is drawn from them at random.",
    **{
        f"{pile}_{member}": f"The {pile} of {member.replace('_', ' ')}, top card first."
        for pile in ("deck", "hand", "discard")
        for member in w.MEMBER_NAMES
    },
}
# Kinds of things that many fields speak of.
DEFINED = ("area", "card", "leader", "objective", "power", "prescience", "side", "zone")
PLACES = "An area, or where a leader waits: absent, aside, tank_1 to tank_5, gone."


def count(description: str) -> dict[str, Any]:
    return {"description": description, "type": "integer", "minimum": 0}


def of(domain: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{domain}_id"}


def refer(schema: Any) -> Any:
    """The same schema, where lists of words that are defined are referred to."""
    if isinstance(schema, list):
        return [refer(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    for domain in DEFINED:
        if schema == word_schema(domain, DOMAINS):
            return of(domain)
    return {key: refer(value) for key, value in schema.items()}


def declared() -> dict[str, Any]:
    """The fields that the game declares in its words.py."""
    schemas = counter_schemas(COUNTERS, DOMAINS) | pile_schemas(PILES, DOMAINS)
    return {name: {**refer(schema), "description": MEANINGS[name]} for name, schema in schemas.items()}


def area() -> dict[str, Any]:
    fields: dict[str, Any] = {
        "side": {"description": "Whose legion stands here.", **of("side")},
        **{kind: count(f"How many {kind} figures.") for kind in w.KIND_NAMES},
        "tokens": {"description": "Facedown deployment tokens.", "type": "array", "items": {"type": "integer"}},
        "harvester": {"description": "A harvester stands here.", "const": True},
        "worm": {"description": "A sandworm.", "enum": ["sandworm", "wild_maker"]},
        "wormsign": {"description": "A wormsign and its face.", "enum": list(w.FACE_NAMES)},
        "station": {"description": "A testing station and its marker.", "enum": list(w.MARKER_NAMES)},
        "sietch": {
            "description": "Which sietch token lies here; true: the one of this area.",
            "type": ["integer", "boolean"],
        },
        "settlement": {"description": "The Harkonnen settlement of this area stands.", "const": True},
    }
    return {"type": "object", "additionalProperties": False, "properties": fields}


def fields() -> dict[str, Any]:
    return {
        "game": {"description": "For readers; if given it must be right.", "const": "war_for_arrakis"},
        "version": {"description": "Of this format.", "const": 1},
        "rules": {"description": "The version of the rules the game is played by.", "type": "integer", "minimum": 1},
        "ask_all": {
            "description": "Questions that have a single answer are asked, too. Default false.",
            "type": "boolean",
        },
        "seats": {"description": "Players. Default 2.", "enum": [1, 2, 3, 4]},
        "shared_sides": {
            "description": "Sides two players share. Default: none.",
            "type": "array",
            "items": of("side"),
        },
        "areas": {
            "description": "Everything on the board; an area that is left out is empty.",
            "type": "object",
            "propertyNames": of("area"),
            "additionalProperties": {"$ref": "#/$defs/area"},
        },
        "leaders": {
            "description": "Where named leaders are. Default: beside the board, if they start in play.",
            "type": "object",
            "propertyNames": of("leader"),
            "additionalProperties": {"description": PLACES, "type": "string"},
        },
        "wormsign_pool": {
            "description": "Wormsigns in the pool. Written for readers: they are those that are not on the board.",
            "type": "object",
            "propertyNames": {"enum": list(w.FACE_NAMES)},
        },
        "to_act": {"description": "Only without `pending`: 0, and the Harkonnen take the next turn.", "enum": [0, 1]},
        "seed": {"description": "What is not given is dealt from it. Default 0.", "type": ["integer", "string"]},
        "chance": {
            "description": (
                "The state of chance: of generator 2 its key and how many words were drawn; of generator 1 its 16 "
                "digits. Default: generator 2, from `seed`."
            ),
            "anyOf": [
                {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                {
                    "type": "object",
                    "required": ["key", "words"],
                    "additionalProperties": False,
                    "properties": {
                        "key": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                        "words": {"type": "integer", "minimum": 0},
                    },
                },
            ],
        },
        "pending": {
            "description": "What the game is doing. Written by the program; people leave it out.",
            "type": "array",
            "items": {"type": "array", "minItems": 4, "maxItems": 4},
        },
        **declared(),
    }


def position_schema() -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://landsraad.example/schemas/position-war_for_arrakis.schema.json",
        "title": "A position of War for Arrakis",
        "description": (
            'What landsraad.from_position("war_for_arrakis", ...) reads and Game.position() writes. Only `areas` is '
            "required: what is left out has a default. docs/positions.md explains it with examples. Not everything can "
            "be said in a schema: that no card lies in two places, for example, from_position checks itself."
        ),
        "type": "object",
        "required": ["areas"],
        "additionalProperties": False,
        "properties": fields(),
        "$defs": {
            "area": area(),
            **{f"{domain}_id": word_schema(domain, DOMAINS) for domain in DEFINED},
        },
    }
