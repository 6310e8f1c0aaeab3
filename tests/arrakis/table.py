"""Small positions for tests: what is on the map, whose turn it is, which dice are left."""

from collections.abc import Callable
from typing import Any

import landsraad
from landsraad.arrakis import content
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.game import Game
from landsraad.kernel.table import top

CONTENT = content  # importing it fills the tables
HARKONNEN, ATREIDES = 0, 1
BOXES = w.BOX_NAMES
NO_LEADERS = {name: "absent" for name in LEADER_IDS}


def dice(side: int, *boxes: str) -> list[int]:
    """Dice of a faction that one player has, a Strategy die for the other, and a House die that nobody wants."""
    counted = [0] * 20
    for box in boxes:
        counted[side * 10 + BOXES.index(box)] += 1
    counted[(1 - side) * 10 + 1] += 1
    counted[BOXES.index("house")] += 1  # so that phase 2 does not end with the turn
    return counted


def turn(side: int, areas: dict[str, Any], *boxes: str, **more: Any) -> Game:
    """A position at the beginning of a turn."""
    given = {"areas": areas, "dice": dice(side, *boxes), "to_act": side, "leaders": NO_LEADERS, **more}
    return landsraad.from_position("war_for_arrakis", given)


def harkonnen(**figures: Any) -> dict[str, Any]:
    return {"side": "harkonnen", **figures}


def atreides(**figures: Any) -> dict[str, Any]:
    return {"side": "atreides", **figures}


def play(game: Game, *moves: str) -> Game:
    """Play moves; "all" places every figure a card still gives, the units first."""
    for move in moves:
        if move == "all":
            place_all(game)
        else:
            game.play(move)
    return game


def place_all(game: Game) -> None:
    step = top(game.table)[:2]
    while top(game.table)[:2] == step:
        game.play(next(name for name in notations(game) if name.startswith(("put ", "place_leader ", "deploy "))))


def notations(game: Game) -> list[str]:
    return [option.notation for option in game.options]


def area(game: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["areas"].get(name, {})
    return found


def tokens_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The facedown deployment tokens of the Atreides a view shows: on the board, left out of an attack, in hand."""
    legions = [area["legion"] for area in view["areas"].values() if "legion" in area]
    found = [token for legion in legions for token in legion["tokens"] if token["colour"] == "atreides"]
    return [*found, *view["sides"]["atreides"]["tokens"]["in_hand"]]


def known_tokens(view: dict[str, Any]) -> set[int]:
    """Facedown tokens whose faces a view shows."""
    return {token["id"] for token in tokens_in(view) if token["face"] is not None}


def seen_faces(view: dict[str, Any]) -> list[dict[str, int]]:
    """All faces of Atreides tokens a view shows: turned up or looked at."""
    faces = [token["face"] for token in tokens_in(view) if token["face"] is not None]
    return [*view["sides"]["atreides"]["tokens"]["turned_up"], *faces]


def left_out(game: Game, seat: int | None = None) -> dict[str, Any]:
    """Who stays out of an attack, as a seat sees it."""
    figures = game.view(seat)["battle"]["attacker"]["stays_out"]
    return {name: many for name, many in figures.items() if many}


def counter(game: Game, number: int) -> int:
    return game.table.shared[number]


def leader(game: Game, name: str) -> str:
    place: str = game.position()["leaders"][name]
    return place


def seeded(build: Callable[[int], Game], wanted: Callable[[Game], bool], tries: int = 400) -> Game:
    """The first game of a row of seeds that turns out as wanted."""
    for seed in range(tries):
        game = build(seed)
        if wanted(game):
            return game
    raise AssertionError("no seed gives what the test wants")


def card_turn(side: int, card: str, areas: dict[str, Any], **more: Any) -> Game:
    """A turn in which one planning card is played with a Mentat die."""
    member = next(name for name in w.MEMBER_NAMES if _deck(card) == name)
    game = turn(side, areas, "mentat", "mentat", "mentat", **{f"hand_{member}": [card], **more})
    return play(game, "use mentat card", f"card {card}")


def _deck(card: str) -> str:
    from landsraad.arrakis.catalog import CARD_NUMBERS, CARDS

    return w.MEMBER_NAMES[CARDS[CARD_NUMBERS[card]].deck]


def number(name: str) -> int:
    return AREA[name]


GUILD: dict[str, Any] = {"expansions": ["spacing_guild"]}
# Stages of the round (war_for_arrakis 6), as positions number them.
STAGES = {
    "start": 0,
    "vehicles": 1,
    "roll": 2,
    "sisters": 3,
    "turns": 5,
    "hazards": 6,
    "storms": 7,
    "harvest": 8,
    "claims": 9,
    "victory": 10,
    "swaps": 11,
    "tidy": 12,
    "unclaimed": 13,
    "next": 14,
    "limit": 15,
}
PHASE_OF = {"start": "start", "vehicles": "vehicles", "hazards": "hazards", "storms": "hazards", "harvest": "harvest"}
EARLY = ("roll", "sisters", "turns")


def round_at(stage: str, areas: dict[str, Any], **more: Any) -> Game:
    """A position at a stage of the round."""
    phase = "actions" if stage in EARLY else PHASE_OF.get(stage, "end")
    given = {"areas": areas, "leaders": NO_LEADERS, "phase": phase, "pending": [["round", STAGES[stage], 0, 0]]}
    return landsraad.from_position("war_for_arrakis", {**given, **more})


def able(generic: int = 0, troops: int = 0, *named: str) -> int:
    """Leaders who may still use a Special."""
    return troops << 15 | generic << 20 | sum(1 << w.NAMED_SHIFT + LEADER_IDS.index(name) for name in named)


def in_battle(side: int, areas: dict[str, Any], start: str, goal: str, stage: int, **more: Any) -> Game:
    """A battle in the middle of a turn. Pairs are the attacker's and the defender's."""
    numbers = [AREA[start], AREA[goal], more.pop("flags", 0), more.pop("combat_round", 1)]
    for name in ("cards", "hits", "shields", "stars", "able"):
        numbers.extend(more.pop(name, (0, 0)))
    frames = [["round", 5, side, 0], ["after", side, 0, 0], ["battle", stage, 0, 0]]
    return turn(side, areas, "strategy", turn_side=side + 1, actor=side * 2, battle=numbers, pending=frames, **more)


def hit(side: int, areas: dict[str, Any], where: str, hits: int, **more: Any) -> Game:
    """Hits that the owner of a legion takes in a turn of this side."""
    frames = [["round", 5, side, 0], ["after", side, 0, 0], ["casualties", AREA[where], hits, 0]]
    return turn(side, areas, "strategy", turn_side=side + 1, actor=side * 2, pending=frames, **more)


def take_hits(game: Game) -> Game:
    """Whoever is asked loses what comes first, until the hits are taken."""
    while not game.over and top(game.table)[0] == w.F_CASUALTIES:
        game.play(game.options[0])
    return game


def supply(game: Game, side: int, kind: int) -> int:
    return game.table.shared[w.SUPPLY + side * 5 + kind]


def hand(game: Game, member: str) -> list[str]:
    cards: list[str] = game.position()[f"hand_{member}"]
    return cards


def told(game: Game, name: str) -> list[tuple[int, ...]]:
    """The events of a name so far: code, side and three numbers."""
    return [event for event in game.events if game.rules.event_data(event)["event"] == name]
