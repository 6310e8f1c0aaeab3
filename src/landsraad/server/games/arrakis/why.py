"""Why nothing can be done with what was touched: the moves that could be meant, and the reasons against them."""

from landsraad import Game, Reason
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, ZONE_IDS, ZONES_OF
from landsraad.arrakis.catalog import CARD_IDS, CARDS, LEADER_IDS, LEADERS
from landsraad.arrakis.piles import hand_of
from landsraad.server.games import Objects
from landsraad.server.games.touched import moves_meant

NO_MOVE = Reason("no-move-with-that", "war_for_arrakis 7.1")
# What a turn consists of, whether or not it is possible now, and the free actions of any window (0.8).
TURN_VERBS = ("use", "leader", "spend", "claim", "desert_power")
# Reasons that say no more than that something else is asked.
SAYS_LITTLE = ("not-asked", "no-window")
FIRST_STEPS = ("move", "attack", "lead", "surprise", "card")
MOST_REASONS = 5
MOST_MOVES = 400  # tried for one touch


def why(game: Game, seat: int, objects: Objects) -> list[Reason]:
    """The reasons; none if something can be done with these objects."""
    reasons = _why(game, seat, objects)
    return [_of_you(reason) if game.to_act == seat else reason for reason in reasons]


def _of_you(reason: Reason) -> Reason:
    """Who is asked needs no name: it is whoever has touched something."""
    if reason.key != "not-asked":
        return reason
    return Reason("asked-first", reason.rule, {"question": reason.facts["question"]})


def _why(game: Game, seat: int, objects: Objects) -> list[Reason]:
    if game.over:
        return [Reason("game-over", "war_for_arrakis 5.5")]
    if _is_named(game, objects) or _is_reached(game, seat, objects):
        return []
    if known := _against_goal(game, seat, objects) or _against_training(game, objects) or _against_card(game, objects):
        return known
    moves = moves_meant(game, objects, TURN_VERBS, lambda verb, kind: _tried(game, verb, kind))
    against = [game.why_not(move) for move in moves[:MOST_MOVES]]
    if not against:
        return _about_things(game, objects) or [NO_MOVE]
    if [] in against:
        return []
    found: list[Reason] = []
    for reasons in against:
        found += [reason for reason in reasons if reason not in found]
    return _telling(found, objects) or (_about_things(game, objects) or found)[:MOST_REASONS]


def _telling(found: list[Reason], objects: Objects) -> list[Reason]:
    """The reasons that tell most: of a leader or a card rather than of the dice that are not there."""
    telling = [reason for reason in found if reason.key not in SAYS_LITTLE]
    # The same in other words of the rulebook is said once.
    telling = [one for at, one in enumerate(telling) if (one.key, one.facts) not in _said(telling[:at])]
    if not any(kind == "result" for kind, _ in objects):
        telling = [reason for reason in telling if reason.key != "no-die"] or telling[:1]
    return telling[:MOST_REASONS]


def _said(reasons: list[Reason]) -> list[tuple[str, object]]:
    return [(reason.key, reason.facts) for reason in reasons]


def _is_named(game: Game, objects: Objects) -> bool:
    """Whether an option is about all of these things, also where it does not name them in its notation."""
    choices = game.rules.asked(game.table)["choices"]
    return bool(objects) and any(all([kind, word] in choice["objects"] for kind, word in objects) for choice in choices)


def _is_reached(game: Game, seat: int, objects: Objects) -> bool:
    """Whether a gesture can begin with this thing (and end with the other), as `reach` offers it."""
    if not game.rules.asked(game.table)["gesture"]:
        return False
    found = game.reach(seat)
    entries = {("area", area): listed for area, listed in found["areas"].items()}
    entries |= {("zone", zone): listed for zone, listed in found["zones"].items()}
    for answers in [then["answers"] for then in found["then"].values()]:
        entries |= {("card", answer.split()[1]): [] for answer in answers if answer.startswith("card ")}
    if len(objects) == 2:
        start, goal = objects
        return goal[0] == "area" and any(goal[1] in entry["goals"] for entry in entries.get(start, []))
    return len(objects) == 1 and objects[0] in entries


def _against_goal(game: Game, seat: int, objects: Objects) -> list[Reason]:
    """Why a gesture that begins with the first thing cannot end in the other: asked where the goal would be chosen."""
    if len(objects) != 2 or objects[1][0] != "area" or not game.rules.asked(game.table)["gesture"]:
        return []
    (kind, start), (_, goal) = objects
    found: list[Reason] = []
    for entry in game.reach(seat).get(f"{kind}s", {}).get(start, []):
        tried = game.clone()
        for answer in entry["answers"]:
            tried.play(answer)
        verb = next(iter(entry["goals"].values())).split()[0]
        found += [reason for reason in tried.why_not(f"{verb} {goal}") if reason not in found]
    return _telling(found, objects)


def _against_training(game: Game, objects: Objects) -> list[Reason]:
    """7.6: a token is turned up where one lies and no ornithopter watches; asked of the tokens of this area."""
    if game.rules.asked(game.table)["topic"] != "free-train" or len(objects) != 1 or objects[0][0] != "area":
        return []
    word = objects[0][1]
    lying = int(game.table.shared[w.TOKENS + AREA[word]]) if word in AREA else 0
    if not lying:
        return [Reason("no-token-there", "war_for_arrakis 7.6", {"area": ("area", word)})] if word in AREA else []
    return game.why_not(f"train {lying.bit_length() - 1} {word}")


def _against_card(game: Game, objects: Objects) -> list[Reason]:
    """7.5: in one's turn a card of the hand costs a die, and none is left."""
    if game.rules.asked(game.table)["topic"] != "turn" or len(objects) != 1 or objects[0][0] != "card":
        return []
    held = [card for member in range(4) for card in hand_of(game.table, member)]
    dice = [option for option in game.options if option.notation.startswith(("use ", "leader ", "spend "))]
    mine = [CARD_IDS[card] for card in held if game.table.shared[w.SEAT_OF + CARDS[card].deck] == game.to_act]
    return [] if dice or objects[0][1] not in mine else [Reason("card-costs-die", "war_for_arrakis 7.5")]


def _tried(game: Game, verb: str, kind: str) -> list[str]:
    """What could stand where nothing was touched: as the options have it, or all there are of a small kind."""
    tried = {dict(option.objects).get(kind) for option in game.options if option.verb == verb}
    found = sorted(word for word in tried if word is not None)
    if found and (verb, kind) != ("leader", "result"):
        return found
    if kind == "result":
        return list(w.BOX_NAMES)
    if kind == "use":
        return list(w.USE_NAMES)
    return []


# --- things that no move names now ----------------------------------------------------------------------------------


def _about_things(game: Game, objects: Objects) -> list[Reason]:
    """What keeps the thing that was touched out of everything that could be done with it in this turn: now, or after
    the die has been chosen that a gesture with it would begin with."""
    found: list[Reason] = []
    for then in [game, *_one_step_ahead(game)]:
        for kind, word in objects:
            for move in _usual_moves(game, kind, word):
                found += [reason for reason in then.why_not(move) if reason not in found]
    return _telling(found, objects) or found[:1]


def _one_step_ahead(game: Game) -> list[Game]:
    """The table after each first step of a gesture: a die for moving, attacking or a card. Nothing is rolled."""
    found: list[Game] = []
    for option in game.options:
        words = option.notation.split()
        if words[0] == "use" and words[2] in FIRST_STEPS:
            tried = game.clone()
            tried.play(option)
            if tried.to_act == game.to_act:
                found.append(tried)
    return found


def _usual_moves(game: Game, kind: str, word: str) -> list[str]:
    """What one would want of a thing, if anything could be wanted now."""
    if kind == "area" and word in AREA:
        zones = [ZONE_IDS[zone] for zone in ZONES_OF[AREA[word]]]
        return [f"from {word}", f"place {word}", *[f"scout {zone} {word} itself" for zone in zones]]
    if kind == "zone" and word in ZONE_IDS:
        ways = [f"way {way}_{word.removeprefix('air_')}" for way in ("ornithopter", "frigate")]
        return [f"zone {word}", *ways, "free scout", "free bombard"]
    if kind == "card" and word in CARD_IDS:
        return [f"card {word}"]
    if kind == "leader" and word in LEADER_IDS:
        boxes = [f"leader {box} {word}" for box in w.BOX_NAMES]
        side = LEADERS[LEADER_IDS.index(word)].member >> 1
        return (
            [*boxes, f"take_leader {word}"] if side == game.table.shared[w.TURN_SIDE] - 1 else [f"take_leader {word}"]
        )
    if kind == "prescience":
        return [f"claim {word}", *[f"spend {box} {word}" for box in w.BOX_NAMES]]
    if kind == "result" and word in w.BOX_NAMES:
        return [f"use {word} {use}" for use in w.USE_NAMES]
    if kind == "power":
        return [f"imperium {word}"]
    if kind == "marker":
        return [f"marker {word}"]
    if kind == "unit":
        return [f"lose {word}", f"leave 1 {word}"]
    return []
