"""War for Arrakis, as the server needs to know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad import Game, Reason
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.free import SCOUT, TRAIN
from landsraad.arrakis.opening import SEATINGS, SHARED_HARKONNEN, SOLO_FOR_TWO
from landsraad.arrakis.ruleset import WarForArrakis
from landsraad.game import Event
from landsraad.kernel.decisions import first_of, pack, verb_of
from landsraad.server.games import FirstGame, Guide, Own, Staged, choices_of, read_own, told_own
from landsraad.server.games.arrakis.chances import chances
from landsraad.server.games.arrakis.ending import ending
from landsraad.server.games.arrakis.idle import idle
from landsraad.server.games.arrakis.lessons import LESSONS, first_game
from landsraad.server.games.arrakis.payload import (
    PAYLOADS,
    ArrakisChoices,
    ArrakisScene,
    ArrakisSetup,
    ArrakisState,
    ArrakisWish,
)
from landsraad.server.games.arrakis.scenes import happenings
from landsraad.server.games.arrakis.staging import begins_scene, scene_told, staged, turn_of
from landsraad.server.games.arrakis.story import about, depth, whose
from landsraad.server.games.arrakis.why import why
from landsraad.server.protocol import Asked, Ending, Setup, SetupChoices

RULES_OF_WAITING = {
    "you-wait": "war_for_arrakis 6.3.4",
    "you-watch": "war_for_arrakis 0.5",
    "undo-others": "war_for_arrakis 6.3.4",
    "undo-passed-on": "war_for_arrakis 6.3.4",
    "undo-shown": "war_for_arrakis 0.5",
}
# Planning cards in hand (war_for_arrakis 0.5) may allow more in answer to these questions, and instead of these verbs;
# but desert power is the only answer where no die is left, and without a die no card is played (war_for_arrakis 7.1).
OF_CARDS = ("turn", "card", "amount", "yes_no")
LESS_THAN_CARDS = ("stop", "no")
WHATEVER_IS_HELD = ("desert_power",)
IN_EVERY_TURN = (SCOUT, TRAIN)


class ArrakisGuide(Guide):
    """What a side may see is decided piece by piece; the automaton has no seat (war_for_arrakis 23.1); a turn ends by
    itself where nothing is left to do, what does nothing is no option, and what follows for certain is told with the
    question (ArrakisState), by forms and gestures."""

    turn_began, round_began, fight_began = e.TURN_BEGAN, e.ROUND_BEGAN, e.BATTLE_BEGAN
    payloads = PAYLOADS
    rules_of_waiting = RULES_OF_WAITING
    lessons = LESSONS

    def own_state(self, game: Game, seat: int, asked: Asked | None, lang: str, since: int | None) -> Own:
        question = game.rules.asked(game.table) if asked is not None else None
        reach = game.reach(seat) if question is not None and question["gesture"] else None
        told = [] if since is None else happenings(game, seat, since)
        return told_own(ArrakisState(question, reach, told, chances(game, question is not None)))

    def choices(self) -> SetupChoices:
        own = ArrakisChoices(
            sides={str(seats): _members(seating, seats) for seats, seating in SEATINGS.items()}
            | {"3-harkonnen": _members(SHARED_HARKONNEN, 3), "2-solo": _members(SOLO_FOR_TWO, 2)},
            shared_sides=list(w.SIDE_NAMES),
            solo=[1, 2],
            solo_expansions=[],  # spacing_guild 1.1
        )
        return choices_of(WarForArrakis, own)

    def own_wish(self, setup: Setup, seat: int, own: Own) -> Own:
        return told_own(read_own(own, ArrakisWish))

    def own_setup(self, setup: Mapping[str, Any]) -> Own:
        return told_own(ArrakisSetup())

    def beginning(self, setup: Setup, wishes: Sequence[Own]) -> dict[str, Any]:
        read_own(setup.own, ArrakisSetup)
        return {}

    def round(self, game: Game) -> int:
        return game.table.shared[w.ROUND]

    def points(self, game: Game) -> list[int]:
        """Supremacy of the Harkonnen, steps of all three markers of the Atreides."""
        shared = game.table.shared
        markers = sum(shared[w.PRESCIENCE_MARKERS : w.PRESCIENCE_MARKERS + 3])
        found = [markers] * len(game.table.seats)
        if not shared[w.SOLO]:
            for member in (w.HOUSE_HARKONNEN, w.CORRINO_ALLY):
                found[shared[w.SEAT_OF + member]] = shared[w.SUPREMACY]
        return found

    def whispers(self, game: Game, number: int) -> Sequence[int]:
        """A Cone of Silence is for the team of whoever spends it (war_for_arrakis 19.10)."""
        shared, seats = game.table.shared, set[int]()
        for event in game.journals[number + 1]:
            if event[0] == e.CONE_SPENT:
                first = event[1] // 2 * 2
                seats.update(shared[w.SEAT_OF + first : w.SEAT_OF + first + 2])
        return sorted(seats)

    def tells_by_haste(self, game: Game) -> bool:
        question = game.question
        assert question is not None
        verb = game.options[0].verb
        if verb in WHATEVER_IS_HELD or not (question.kind in OF_CARDS or verb in LESS_THAN_CARDS):
            return False
        t = game.table
        return any(
            len(t.zones[w.HAND + member]) > 0
            for member in range(len(w.MEMBER_NAMES))
            if t.shared[w.SEAT_OF + member] == question.seat
        )

    def depth(self, event: Event) -> int | None:
        return depth(event)

    def whose(self, game: Game, event: Event) -> int:
        return whose(game, event)

    def about(self, event: Event) -> list[tuple[str, str]]:
        return about(event)

    def begins_scene(self, event: Event, inside: str) -> str:
        return begins_scene(event)

    def staged(self, event: Event, actor: int) -> Staged:
        return staged(event)

    def turn_of(self, game: Game) -> int:
        return turn_of(game)

    def own_scene(self, game: Game, kind: str, number: int, told: Sequence[Event], lang: str) -> Own:
        return told_own(ArrakisScene(**scene_told(game, told, lang)))

    def idle(self, game: Game, action: int) -> Reason | None:
        return idle(game, action)

    def waits(self, game: Game, action: int) -> bool:
        """A free action may come later in the turn as well (war_for_arrakis 0.8). At its end only those of every turn
        wait for another one: a frigate leaves with the phase (spacing_guild 8.4), and cards may have just come."""
        if verb_of(action) != w.V_FREE:
            return False
        return first_of(action) in IN_EVERY_TURN or pack(w.V_END_TURN) not in game.table.options

    def why(self, game: Game, seat: int, objects: list[tuple[str, str]]) -> list[Reason]:
        return why(game, seat, objects)

    @property
    def first_game(self) -> FirstGame | None:
        return first_game()

    def ending(self, game: Game) -> Ending:
        return ending(game)


def _members(seating: Sequence[int], seats: int) -> list[list[str]]:
    """Who plays what: the members of each seat."""
    found: list[list[str]] = [[] for _ in range(seats)]
    first = w.HOUSE_ATREIDES if seats == 1 or list(seating) == list(SOLO_FOR_TWO) else w.HOUSE_HARKONNEN
    for member in range(first, len(seating)):
        found[seating[member]].append(w.MEMBER_NAMES[member])
    return found


GUIDE: Guide = ArrakisGuide()
