"""How what happens in Dune: Imperium is shown: the card that is laid, the space, what changes, who suffers."""

from typing import Final

from landsraad import Game
from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, CONFLICT_IDS, FLAG_SPACES, HAGAL_IDS, INTRIGUE_IDS, SPACE_IDS, TILE_IDS
from landsraad.imperium.naming import component
from landsraad.imperium.store import OWNER, PATH
from landsraad.server.games import Staged
from landsraad.server.protocol import Changed

Thing = tuple[str, str]

# The scenes of a round besides its turns (imperium 4.1).
SCENES: Final = {
    e.TURN_BEGAN: "turn",
    e.COMBAT_BEGAN: "fight",
    e.ROUND_BEGAN: "round",
    e.GAME_ENDED: "end",
}
COUNTERS: Final = {
    w.SOLARI: "solari",
    w.SPICE: "spice",
    w.WATER: "water",
    w.PERSUASION: "persuasion",
    w.SWORDS: "swords",
    w.POINTS: "points",
}
# What somebody loses in another's turn has been done to them.
HARM: Final = frozenset(
    (
        e.LOST_TROOPS,
        e.INFLUENCE_FELL,
        e.LOST_ALLIANCE,
        e.LOST_POINT,
        e.LOST_INTRIGUE_CARD,
        e.REMOVED_CONTROL,
        e.RETREATED,
    )
)
# One more or one less of something of the seat, and nothing else.
BY_ONE: Final = {
    e.DREW_CARD: ("hand_size", 1),
    e.REVEALED_CARD: ("hand_size", -1),
    e.DISCARDED_CARD: ("hand_size", -1),
    e.DREW_INTRIGUE_CARD: ("intrigue_size", 1),
    e.PLAYED_INTRIGUE: ("intrigue_size", -1),
    e.BURIED_INTRIGUE: ("intrigue_size", -1),
    e.PLACED_NEGOTIATOR: ("negotiators", 1),
    e.COMMISSIONED_SHIP: ("dreadnoughts_garrison", 1),
    e.LOST_POINT: ("points", -1),
}
# As many more as the event says.
BY_NUMBER: Final = {e.DREW: "hand_size", e.DREW_INTRIGUE: "intrigue_size"}
# What the seat has from now on.
SET_TO: Final = {
    e.FREIGHTER_RECALLED: ("freighter", 0),
    e.TOOK_COUNCIL_SEAT: ("council", 1),
    e.TOOK_SWORDMASTER: ("swordmaster", 1),
}
CARDS: Final = frozenset((e.SENT_AGENT, e.REVEALED_CARD))
# Verbs that carry out what is printed on something everybody sees.
OPENLY: Final = ("play", "tile")
EFFECTS: Final = {path: effect for effect, path in enumerate(PATH)}


# Makers and Recall follow by themselves, as one (imperium 11, 12).
UPKEEP: Final = "upkeep"
UPKEEP_EVENTS: Final = frozenset((e.BONUS_SPICE, e.RECALLED_AGENTS))


def begins_scene(event: Event, inside: str) -> str:
    if event[0] in UPKEEP_EVENTS:
        return "" if inside == UPKEEP else UPKEEP
    return SCENES.get(event[0], "")


def staged(event: Event, actor: int) -> Staged:
    return Staged(_card(event), _place(event), _victim(event, actor), _changes(event))


def cause(game: Game, number: int) -> Thing | None:
    """What a move has chosen to carry out: an effect of a component, a tile, an Intrigue card."""
    if number == 0:
        return None
    action = game.moves[number - 1]
    verb = game.rules.notation.write(action).split(" ", 1)[0]
    for kind, ident in game.rules.notation.objects(action):
        if kind == "effect" and ident in EFFECTS:
            return component(OWNER[EFFECTS[ident]])
        if kind in ("intrigue", "tile") and verb in OPENLY:
            return (kind, ident)
    return None


def _card(event: Event) -> Thing | None:
    code, _, first, second, _ = event
    if code in CARDS:
        return ("card", CARD_IDS[first])
    if code in (e.REVEALED_HAGAL, e.HAGAL_SWORDS):
        return ("hagal", HAGAL_IDS[first])
    if code == e.PLAYED_INTRIGUE:
        return ("intrigue", INTRIGUE_IDS[first])
    if code == e.USED_TILE:
        return ("tile", TILE_IDS[first])
    if code == e.ROUND_BEGAN:
        return ("conflict", CONFLICT_IDS[second])
    return None


def _place(event: Event) -> Thing | None:
    code, _, first, second, _ = event
    if code in (e.SENT_AGENT, e.RIVAL_SENT_AGENT):
        return ("space", SPACE_IDS[second])
    if code in (e.CLOSED_SPACE, e.RECALLED_AGENT, e.BONUS_SPICE, e.SPICE_TO_BANK):
        return ("space", SPACE_IDS[first])
    if code in (e.TOOK_CONTROL, e.REMOVED_CONTROL, e.PLACED_SHIP):
        return ("space", SPACE_IDS[FLAG_SPACES[first]])
    if code == e.ACQUIRED_CARD:
        return ("card", CARD_IDS[first])
    if code == e.ACQUIRED_TILE:
        return ("tile", TILE_IDS[first])
    return None


def _victim(event: Event, actor: int) -> int:
    code, seat, first, second, _ = event
    if code == e.STOLE_INTRIGUE:
        return first
    if code == e.TOOK_ALLIANCE:
        return second - 1
    forced = code == e.DISCARDED_CARD and second == 1
    return seat if actor not in (-1, seat) and (code in HARM or forced) else -1


def _changes(event: Event) -> list[Changed]:
    code, seat, first, second, _ = event
    if code in BY_ONE:
        return [_by(seat, *BY_ONE[code])]
    if code in BY_NUMBER:
        return [_by(seat, BY_NUMBER[code], first)]
    if code in SET_TO:
        field, value = SET_TO[code]
        return [Changed(f"seats.{seat}.{field}", to=value)]
    if code in (e.GAINED_SOME, e.PAID) and first in COUNTERS:
        return [_by(seat, COUNTERS[first], second if code == e.GAINED_SOME else -second)]
    if code in (e.INFLUENCE_ROSE, e.INFLUENCE_FELL):
        step = 1 if code == e.INFLUENCE_ROSE else -1
        return [Changed(f"seats.{seat}.influence.{w.FACTION_NAMES[first]}", by=step, to=second)]
    if code == e.TOOK_ALLIANCE:
        return [Changed(f"alliances.{w.FACTION_NAMES[first]}", to=seat)]
    if code == e.TOOK_CONTROL:
        return [Changed(f"control.{SPACE_IDS[FLAG_SPACES[first]]}", to=seat)]
    if code == e.BONUS_SPICE:
        return [Changed(f"bonus_spice.{SPACE_IDS[first]}", by=1, to=second)]
    if code == e.STOLE_INTRIGUE:
        return [_by(seat, "intrigue_size", 1), _by(first, "intrigue_size", -1)]
    if code == e.HAGAL_SWORDS:
        return [_by(seat, "swords", second)]
    if code == e.FREIGHTER_ADVANCED:
        return [Changed(f"seats.{seat}.freighter", by=1, to=first)]
    if code == e.RECALLED_AGENTS:
        return [Changed("seats.*.agents_at")]
    if code == e.SPENT_FOR_POINT:
        spent = "intrigue_size" if first < 0 else COUNTERS[first]
        return [_by(seat, spent, -second), _by(seat, "points", 1)]
    return _moved(event)


def _moved(event: Event) -> list[Changed]:
    """Agents, troops and dreadnoughts that have gone from one place to another."""
    code, seat, first, second, third = event
    if code == e.SENT_AGENT:
        left = _by(seat, f"agents_at.{SPACE_IDS[third - 1]}", -1) if third else _by(seat, "agents", -1)
        return [left, _by(seat, "hand_size", -1), _by(seat, f"agents_at.{SPACE_IDS[second]}", 1)]
    if code == e.RIVAL_SENT_AGENT:
        return [_by(seat, "agents", -1), _by(seat, f"agents_at.{SPACE_IDS[second]}", 1)]
    if code == e.RECALLED_AGENT:
        return [_by(seat, "agents", 1), _by(seat, f"agents_at.{SPACE_IDS[first]}", -1)]
    if code == e.RECRUITED_TROOPS:
        return [_by(seat, "garrison", first), _by(seat, "supply", -first)]
    if code in (e.DEPLOYED_SOME, e.RETREATED):
        way = 1 if code == e.DEPLOYED_SOME else -1
        units = ((first, "conflict", "garrison"), (second, "dreadnoughts_conflict", "dreadnoughts_garrison"))
        return [
            change
            for number, there, here in units
            if number
            for change in (_by(seat, there, way * number), _by(seat, here, -way * number))
        ]
    if code == e.LOST_TROOPS:
        place = "conflict" if second == w.IN_CONFLICT else "garrison"
        return [_by(seat, place, -first), _by(seat, "supply", first)]
    return []


def _by(seat: int, what: str, number: int) -> Changed:
    return Changed(f"seats.{seat}.{what}", by=number)
