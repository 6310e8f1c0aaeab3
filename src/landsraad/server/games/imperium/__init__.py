"""Dune: Imperium, as the server needs to know it."""

from typing import Any

from landsraad import Game, Reason, bots
from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADER_IDS, LEADERS
from landsraad.imperium.opening import DIFFICULTIES
from landsraad.imperium.ruleset import SOLO_OPTIONS, Imperium
from landsraad.imperium.view import see
from landsraad.kernel.rules import Facts
from landsraad.server.games.imperium.ending import ending
from landsraad.server.games.imperium.fight import fight
from landsraad.server.games.imperium.hints import after
from landsraad.server.games.imperium.story import about, depth, whose
from landsraad.server.games.imperium.why import why
from landsraad.server.protocol import Ending, Fight, LeaderChoice, Setup, SetupChoices
from landsraad.text.fluent import say

# The rules behind reasons of the table; taking back has none where nothing has been done.
NOT_NOW = {
    "you-wait": "imperium 6.1",
    "you-watch": "imperium 6.6",
    "undo-others": "imperium 6.1",
    "undo-passed-on": "imperium 6.1",
    "undo-shown": "imperium 3.14",
}
FEWEST_SEATS = 3  # with fewer players House Hagal fills the table (house_hagal 4.1, 5.1)


class ImperiumGuide:
    def choices(self) -> SetupChoices:
        switches = {option: [1] for option in SOLO_OPTIONS if option != "difficulty"}
        return SetupChoices(
            game="imperium",
            seats=list(Imperium.seats),
            expansions=list(Imperium.expansions),
            difficulties=list(DIFFICULTIES),
            switches={"epic": [seats for seats in Imperium.seats if seats > 1], **switches},
            leaders=[LeaderChoice(ident, LEADERS[leader].expansion) for leader, ident in enumerate(LEADER_IDS)],
            bots=bots.offered(),
            levels=list(bots.LEVELS),
        )

    def rivals(self, setup: Setup) -> int:
        return max(0, FEWEST_SEATS - setup.seats)

    def rivals_at(self, game: Game) -> list[int]:
        return [seat for seat, counters in enumerate(game.table.seats) if counters[w.RIVAL]]

    def rival_name(self, setup: Setup, seat: int, lang: str) -> str:
        return (
            say("terminal-house-hagal", lang)
            if setup.seats == 2
            else say("terminal-rival", lang, {"letter": str(seat)})
        )

    def see(self, position: dict[str, Any], game: Game, seat: int | None) -> dict[str, Any]:
        return see(position, game.table, seat)

    def round(self, game: Game) -> int:
        return game.table.shared[w.ROUND]

    def points(self, game: Game) -> list[int]:
        return [counters[w.POINTS] for counters in game.table.seats]

    def begins_turn(self, event: Event) -> bool:
        return event[0] == e.TURN_BEGAN

    def begins_round(self, event: Event) -> bool:
        return event[0] == e.ROUND_BEGAN

    def depth(self, event: Event) -> int | None:
        return depth(event)

    def whose(self, event: Event) -> int:
        return whose(event)

    def about(self, event: Event) -> list[tuple[str, str]]:
        return about(event)

    def after(self, game: Game, notation: str) -> dict[str, int]:
        return after(game, notation)

    def why(self, game: Game, seat: int, objects: list[tuple[str, str]]) -> list[Reason]:
        return why(game, seat, objects)

    def not_now(self, key: str, facts: Facts) -> Reason:
        return Reason(key, NOT_NOW.get(key, ""), facts)

    def fight(self, game: Game, seat: int, lang: str, since: int) -> Fight | None:
        return fight(game, seat, lang, since)

    def ending(self, game: Game) -> Ending:
        return ending(game)


GUIDE = ImperiumGuide()
