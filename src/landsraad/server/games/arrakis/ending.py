"""How a game went: both tracks after each round, settlements and battles, read from the events."""

from landsraad import Game
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.catalog import OBJECTIVE_IDS, OBJECTIVES
from landsraad.arrakis.leaders import SUPREMACY_TO_WIN
from landsraad.server.games import told_own
from landsraad.server.games.arrakis.payload import ArrakisEnding, Fought
from landsraad.server.protocol import Ending


def ending(game: Game) -> Ending:
    result = game.result()
    assert result is not None
    objectives = list(game.table.zones[w.OBJECTIVES])
    supremacy, prescience = _tracks(game)
    return Ending(
        int(result["rounds"]),
        told_own(
            ArrakisEnding(
                side=result["side"] or "",
                decided_by=str(result["decided_by"]),
                supremacy=supremacy,
                prescience=[dict(zip(w.MARKER_NAMES, markers, strict=True)) for markers in prescience],
                progress=[
                    {"harkonnen": round(points / SUPREMACY_TO_WIN, 3), "atreides": round(_way(markers, objectives), 3)}
                    for points, markers in zip(supremacy, prescience, strict=True)
                ],
                objectives=[OBJECTIVE_IDS[card] for card in objectives],
                sietches_lost=_lost(game, w.ATREIDES),
                settlements_lost=_lost(game, w.HARKONNEN),
                battles=_battles(game),
            )
        ),
    )


def _way(markers: list[int], objectives: list[int]) -> float:
    """How far the Atreides had come to the nearest of their goals (war_for_arrakis 5.2)."""
    return max(
        sum(min(1.0, now / wanted) for now, wanted in zip(markers, OBJECTIVES[card].scores, strict=True)) / len(markers)
        for card in objectives
    )


def _tracks(game: Game) -> tuple[list[int], list[list[int]]]:
    """Supremacy and the markers at the end of each round; what no event explains was there from the start."""
    points = 0
    markers = [0, 0, 0]
    supremacy: list[int] = []
    prescience: list[list[int]] = []
    for code, _, first, second, third in game.events:
        if code == e.ROUND_BEGAN:
            supremacy.append(points)
            prescience.append(markers[:])
        elif code == e.SUPREMACY_ROSE:
            points = second
        elif code in (e.MARKER_ADVANCED, e.MARKER_LOWERED):
            markers[first] = third
    return [*supremacy, points], [*prescience, markers]


def _lost(game: Game, side: int) -> list[str]:
    """Settlements of a side that were destroyed, in their order."""
    return [AREA_IDS[first] for code, who, first, _, _ in game.events if code == e.SETTLEMENT_LOST and who == side]


def _battles(game: Game) -> list[Fought]:
    found: list[Fought] = []
    round_now = 0
    for number, journal in enumerate(game.journals):
        for code, who, first, second, _ in journal:
            if code == e.ROUND_BEGAN:
                round_now = first
            elif code == e.BATTLE_BEGAN:
                start, goal = AREA_IDS[first], AREA_IDS[second]
                fallen = {name: 0 for name in w.SIDE_NAMES}
                found.append(Fought(round_now, number, w.SIDE_NAMES[who], start, goal, "", fallen))
            elif code == e.BATTLE_ENDED and found:
                found[-1].winner = w.SIDE_NAMES[first - 1] if first else ""
            elif code == e.CASUALTY and found and AREA_IDS[second] in (found[-1].start, found[-1].goal):
                found[-1].fallen[w.SIDE_NAMES[who]] += 1
    return found
