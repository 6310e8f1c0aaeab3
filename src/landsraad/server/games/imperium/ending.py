"""How a game went: points by source and round, read from the events."""

from landsraad import Game
from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.naming import component
from landsraad.server.games import told_own
from landsraad.server.games.imperium.payload import ImperiumEnding, Scored
from landsraad.server.protocol import Ending

SOURCES = {"conflict": "conflict", "intrigue": "intrigue", "tile": "tile", "leader": "leader", "card": "card"}
FLOWING = "the_spice_must_flow"


def ending(game: Game) -> Ending:
    result = game.result()
    assert result is not None
    rounds = int(result["rounds"])
    scored = _scored(game, rounds)
    after_round = [[0] * len(game.table.seats) for _ in range(rounds + 1)]
    for entry in scored:
        for after in after_round[entry.round :]:
            after[entry.seat] += entry.points
    tie_break = "" if result["decided_by"] == "points" else str(result["decided_by"])
    return Ending(rounds, told_own(ImperiumEnding(int(result["winner"]), tie_break, after_round, scored)))


def _scored(game: Game, rounds: int) -> list[Scored]:
    """Every point that came or went; what no event explains was there from the start (imperium 2.8)."""
    won: dict[tuple[int, int, str], int] = {}
    # A game that began from a position begins in the midst of its rounds; any other before the first.
    round_now = rounds - sum(event[0] == e.ROUND_BEGAN for event in game.events)
    before: Event = (0, 0, 0, 0, 0)
    for event in game.events:
        code, seat, first, second, third = event
        if code == e.ROUND_BEGAN:
            round_now = first
        change, source = 0, ""
        if code == e.GAINED_SOME and first == w.POINTS:
            change, source = second, _source(third, seat, before)
        elif code == e.LOST_POINT:
            change, source = -1, _source(first, seat, before)
        elif code == e.SPENT_FOR_POINT:
            change, source = 1, "other"
        if change:
            key = (seat, round_now, source)
            won[key] = won.get(key, 0) + change
        before = event
    points = [counters[w.POINTS] for counters in game.table.seats]
    for (seat, _, _), change in won.items():
        points[seat] -= change
    start = [Scored(seat, 0, "start", had) for seat, had in enumerate(points) if had]
    return start + [Scored(seat, number, source, change) for (seat, number, source), change in won.items() if change]


def _source(number: int, seat: int, before: Event) -> str:
    """Where a point came from, by the component that gave it."""
    if not number:
        return "other"
    kind, ident = component(number)
    if kind == "track":
        # The second step of a track is a point of its own; every other point of a track is the Alliance (imperium 8.4).
        steps = ((e.INFLUENCE_ROSE, 2), (e.INFLUENCE_FELL, 1))
        return "influence" if (before[0], before[3]) in steps and before[1] == seat else "alliance"
    if kind == "card" and ident == FLOWING:
        return "spice_must_flow"
    return SOURCES.get(kind, "other")
