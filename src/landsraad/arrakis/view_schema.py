"""The JSON schema of what a seat sees of War for Arrakis; what is asked of it comes from desk/arrakis."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import SECTOR_NAMES
from landsraad.arrakis.naming import DOMAINS
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.arrakis.view_tracks import ROW_FIELDS
from landsraad.kernel.declare import word_schema
from landsraad.kernel.schema import NUMBER, TRUTH, Schema, by, many, maybe, one_of, record, ref, table_of, told

DEFINED = ("area", "card", "leader", "marker", "member", "power", "prescience", "result", "side", "zone")
LEGION_KINDS = list(w.KIND_NAMES)


def of(domain: str) -> Schema:
    return ref(f"{domain}_id")


# --- the parts ------------------------------------------------------------------------------------------------------


def _figures() -> dict[str, Schema]:
    return {**{kind: NUMBER for kind in LEGION_KINDS}, "leaders": many(of("leader"), "Named leaders.")}


def _token() -> Schema:
    return record(
        {
            "id": told(NUMBER, "As options name it; tokens of the automaton are called alike (23.12)."),
            "colour": one_of("atreides", "black", "silver"),
            "face": maybe(ref("face"), "What it shows, to who may know."),
        }
    )


def _legion() -> Schema:
    return record(
        {
            "side": of("side"),
            **_figures(),
            "tokens": many(ref("token"), "Facedown deployment tokens."),
            "units": told(NUMBER, "Units and tokens, each 1 (3.1, 3.4)."),
            "limit": told(NUMBER, "How many may stand here (3.2)."),
            "dice": told(NUMBER, "Dice it brings by itself; tokens may bring more once they are turned up."),
            "hits_it_stands": told(NUMBER, "Hits after which nobody is left (9.9)."),
            "cancels": told(NUMBER, "Enemy shields it cancels (9.7)."),
            "has_moved": told(TRUTH, "Figures of it have moved in this step (8.3)."),
            "has_flown": told(TRUTH, "Figures of it have been transported by air in this turn (8.6)."),
        }
    )


def _area() -> Schema:
    fields = {
        "legion": ref("legion"),
        "settlement": record({"rank": NUMBER}, "A Harkonnen settlement."),
        "sietch": record({"rank": maybe(NUMBER, "Null: not known to you."), "seen": told(TRUTH, "It lies faceup.")}),
        "station": record({"marker": maybe(of("marker"), "Facedown until it is taken.")}),
        "harvester": record({"spice": NUMBER}, "A harvester and what it would bring (15.1)."),
        "wormsign": record({"face": maybe(one_of(*w.FACE_NAMES), "Null: facedown.")}),
        "worm": one_of("sandworm", "wild_maker"),
        "atomics": {"description": "The token of the family atomics.", "type": "string"},
        "opened": {"description": "By the family atomics: storms and sandworms reach it (17.3).", "const": True},
    }
    return record(fields, "What is in an area.", optional=tuple(fields))


def _die() -> Schema:
    return record(
        {
            "owner": of("member"),
            "face": maybe(of("result"), "Null: not rolled, or set aside."),
            "state": one_of("unused", "in_use", "spent", "to_change", "set_aside", "lost"),
            "token": told(TRUTH, "A Bene Gesserit token that counts as a die (18.2)."),
            "named": told(TRUTH, "Truthtrance demands it next (25.8)."),
        }
    )


def _leader() -> Schema:
    return record(
        {
            "id": of("leader"),
            "member": of("member"),
            "where": one_of("area", "beside", "tank", "later", "gone"),
            "area": maybe(of("area")),
            "tank": maybe({"type": "integer", "minimum": 1, "maximum": 5}),
            "spent": told(TRUTH, "The special action has been used this round."),
        }
    )


def _side() -> Schema:
    figures = {kind: NUMBER for kind in LEGION_KINDS if kind != "troop"}
    guild = {"troop_bases": NUMBER, "frigates": NUMBER}
    harkonnen = {"harvesters": NUMBER, "ornithopters": NUMBER, "carryalls": NUMBER}
    atreides = {"sandworms": NUMBER, "wild_maker": NUMBER, "wormsigns": NUMBER, "deployment_tokens": NUMBER}
    tokens = record(
        {
            "turned_up": many(ref("face"), "What has been turned up so far."),
            "in_hand": many(ref("token"), "Drawn and not yet placed."),
        }
    )
    return record(
        {
            "seats": many(NUMBER),
            "shared": told(TRUTH, "Two players share it (19)."),
            "automaton": told(TRUTH, "Nobody plays it (23)."),
            "dice": many(ref("die")),
            "unused_dice": told(NUMBER, "Dice and the placed token (18.4)."),
            "bene_gesserit": told(NUMBER, "Bene Gesserit tokens in hand."),
            "cones_of_silence": NUMBER,
            "leaders": many(ref("leader")),
            "supply": record(
                {**figures, **guild, **harkonnen, **atreides},
                "Figures out of play: everybody may count them (0.5).",
                optional=tuple({**guild, **harkonnen, **atreides}),
            ),
            "destroyed": many(record({"area": maybe(of("area")), "rank": NUMBER}), "Settlements that have fallen."),
            "tokens": maybe(tokens, "Deployment tokens off the board; null for the Harkonnen."),
        }
    )


def _deck() -> Schema:
    return record(
        {
            "side": of("side"),
            "seat": maybe(NUMBER),
            "hand": maybe(many(of("card")), "Null: not yours."),
            "hand_size": NUMBER,
            "deck": told(NUMBER, "Cards to draw."),
            "discard": many(of("card"), "The top card first."),
        }
    )


def _force() -> Schema:
    return record(
        {
            "side": of("side"),
            "area": of("area"),
            "figures": record(_figures(), "Who fights."),
            "stays_out": maybe(record({**_figures(), "tokens": many(ref("token"))}), "Left out of the attack (9.1)."),
            "dice": record(
                {"units": NUMBER, "cards": NUMBER, "rank": NUMBER, "extra": NUMBER, "total": NUMBER},
                "Where the dice come from, and how many are rolled (9.4, 9.15).",
            ),
            "rolled": maybe(by(w.COMBAT_FACE_NAMES), "Faces of this combat round; null before the roll."),
            "specials_left": told(NUMBER, "Specials a leader may still use (9.6)."),
            "specials_used_by": record(_figures()),
            "hits": NUMBER,
            "shields": NUMBER,
            "cancels": told(NUMBER, "Enemy shields that do not count (9.7)."),
            "takes": told(NUMBER, "Net hits in this combat round (9.8)."),
            "hits_it_stands": NUMBER,
            "fallen": record(_figures(), "What this battle has cost."),
        }
    )


def _battle() -> Schema:
    return record(
        {
            "round": told(NUMBER, "The combat round."),
            "step": one_of("reveal", "cards", "leaders", "casualties", "continue", "retreat", "advance", "stacking"),
            "surprise": TRUTH,
            "defender_limit": told(NUMBER, "The most dice of the defender in this combat round."),
            "attacker": ref("force"),
            "defender": ref("force"),
            "hits_to_take": maybe(record({"area": of("area"), "hits": NUMBER}), "While somebody takes hits."),
            "price_of_continuing": told(NUMBER, "Hits the attacker takes to go on (9.10)."),
            "retreats_to": many(of("area"), "Where the defender could go (9.17)."),
        }
    )


def _tracks() -> Schema:
    return record(
        {
            "supremacy": record({"now": NUMBER, "goal": NUMBER}),
            "prescience": by(w.MARKER_NAMES),
            "objectives": maybe(
                many(record({"id": {"enum": list(DOMAINS["objective"])}, "scores": by(w.MARKER_NAMES)})),
                "The secret goals; null: not yours.",
            ),
            "objectives_held": NUMBER,
            "claims": record({"made": NUMBER, "allowed": NUMBER}),
            "this_round": record(
                {"won_attack": TRUTH, "harvesters_lost": NUMBER, "leader_fell": TRUTH, "long_ride": TRUTH},
                "What prescience cards ask for.",
            ),
        }
    )


def _spice() -> Schema:
    plan = record({"spice": NUMBER, "left": NUMBER, "payments": by(PAYMENT_NAMES)})
    return record(
        {
            "markers": by(w.POWER_NAMES, about="Steps of the imperium markers."),
            "row": by(("step", *ROW_FIELDS), about="The row of the lowest marker (2.12)."),
            "bans": many(of("power")),
            "in_sight": told(NUMBER, "What the harvesters on the map would bring."),
            "cost_to_keep_all": NUMBER,
            "reserve": told(TRUTH, "The reserve token is on the board (15.3)."),
            "harvest": maybe(plan, "While the Harkonnen pay (15.7)."),
            "earned": by(w.POWER_NAMES, about="Imperium actions still to be taken (spacing_guild 4.4)."),
        }
    )


def _prescience() -> Schema:
    card = record(
        {
            "id": of("prescience"),
            "when": one_of("actions", "end_of_round"),
            "costs_a_die": TRUTH,
            "so_far": NUMBER,
            "needed": NUMBER,
            "met": TRUTH,
            "steps": by(w.MARKER_NAMES),
            "attached": many(of("card"), "Planning cards laid on it."),
        }
    )
    return record({"open": many(card), "deck": NUMBER, "out": many(of("prescience"))})


def _automaton() -> Schema:
    return record(
        {
            "harvesting_sectors": many(one_of(*SECTOR_NAMES)),
            "target": maybe(of("area"), "The sietch it marches on (23.4)."),
            "reinforcements": NUMBER,
            "tactical": NUMBER,
            "black_tokens": NUMBER,
            "silver_tokens": NUMBER,
            "ornithopter_used": TRUTH,
        }
    )


def _space() -> Schema:
    ship = record({"step": NUMBER, "frigates": NUMBER, "troops": NUMBER})
    return record(
        {
            "steps": told(NUMBER, "With this one a heighliner reaches Arrakis (spacing_guild 5.4)."),
            "heighliners": by(w.SIDE_NAMES, ship),
            "troops": told(NUMBER, "In the common supply."),
            "navigator": maybe(of("zone")),
        }
    )


def view_schema() -> Schema:
    zone = record({"piece": one_of(*w.PIECE_NAMES[1:]), "side": maybe(of("side"))})
    turn = record(
        {
            "side": maybe(of("side")),
            "member": maybe(of("member"), "Who acts."),
            "source": maybe(
                {"type": "array", "minItems": 2, "maxItems": 2}, "The card or leader whose effect goes on."
            ),
            "paul_is_sought": maybe(one_of("next_turn", "now"), "Seek Out the 'Mahdi'."),
        }
    )
    desert = record(
        {
            "resolving": maybe(one_of("storms", "wormsigns")),
            "to_resolve": many(of("area")),
            "appeared": many(of("area"), "Sandworms that came in this phase or turn."),
            "wild_maker": record({"in_play": TRUTH, "spent": TRUTH}),
        }
    )
    fields = {
        "round": NUMBER,
        "max_rounds": maybe(NUMBER),
        "phase": one_of(*w.PHASE_NAMES),
        "expansions": many(one_of(*w.EXPANSION_NAMES)),
        "you": maybe(NUMBER, "The seat that looks; null: a spectator."),
        "members": many(of("member"), "The members you play."),
        "seats": many(record({"side": of("side"), "members": many(of("member"))})),
        "to_act": maybe(NUMBER),
        "turn": turn,
        "areas": table_of(of("area"), ref("area"), "Every area where something is."),
        "air_zones": table_of(of("zone"), zone, "Every air zone where something flies."),
        "desert": desert,
        "sides": by(w.SIDE_NAMES, ref("side")),
        "decks": by(w.MEMBER_NAMES, ref("deck")),
        "staying": many(
            record({"card": of("card"), "member": of("member"), "on": maybe(of("prescience"))}), "Cards in play."
        ),
        "tracks": _tracks(),
        "spice": _spice(),
        "prescience": _prescience(),
        "bene_gesserit_reserve": NUMBER,
        "atomics": record({"used": maybe({"type": "string"}), "available": TRUTH}),
        "space": maybe(_space(), "Only with The Spacing Guild."),
        "battle": maybe(_battle()),
        "automaton": maybe(_automaton(), "Only in the solo game."),
    }
    face = {"type": "object", "propertyNames": one_of(*LEGION_KINDS), "additionalProperties": NUMBER}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://landsraad.example/schemas/view-war_for_arrakis.schema.json",
        "title": "What a seat sees of War for Arrakis",
        "description": "What Game.view(seat) gives: the same fields for every seat and for spectators.",
        **record(fields),
        "$defs": {
            "area": _area(),
            "deck": _deck(),
            "die": _die(),
            "face": told(face, "Figures on a deployment token."),
            "force": _force(),
            "leader": _leader(),
            "legion": _legion(),
            "side": _side(),
            "token": _token(),
            **{f"{domain}_id": word_schema(domain, DOMAINS) for domain in DEFINED},
        },
    }
