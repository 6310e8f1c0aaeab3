"""Dune: Imperium, as the server needs to know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad import Game, Reason
from landsraad.game import Event, Option
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADER_IDS, LEADERS
from landsraad.imperium.checks import has_leader
from landsraad.imperium.opening import DIFFICULTIES
from landsraad.imperium.ruleset import SOLO_OPTIONS, Imperium
from landsraad.imperium.store import OP
from landsraad.kernel.decisions import first_of, verb_of
from landsraad.kernel.table import top
from landsraad.server.games import Guide, Own, Staged, choices_of, read_own, told_own
from landsraad.server.games.imperium import orders
from landsraad.server.games.imperium.ending import ending
from landsraad.server.games.imperium.fight import fight
from landsraad.server.games.imperium.hints import after, prices
from landsraad.server.games.imperium.idle import idle
from landsraad.server.games.imperium.lessons import FIRST_GAME, LESSONS
from landsraad.server.games.imperium.payload import (
    PAYLOADS,
    ImperiumChoices,
    ImperiumScene,
    ImperiumSetup,
    ImperiumState,
    ImperiumWish,
    LeaderChoice,
)
from landsraad.server.games.imperium.scene import scene_of
from landsraad.server.games.imperium.sight import Sight
from landsraad.server.games.imperium.staging import begins_scene, cause, staged
from landsraad.server.games.imperium.story import about, depth, whose
from landsraad.server.games.imperium.why import why
from landsraad.server.protocol import Asked, Ending, Setup, SetupChoices
from landsraad.text.fluent import say

RULES_OF_WAITING = {
    "you-wait": "imperium 6.1",
    "you-watch": "imperium 6.6",
    "undo-others": "imperium 6.1",
    "undo-passed-on": "imperium 6.1",
    "undo-shown": "imperium 3.14",
}
# With only one of these left a person is asked all the same.
WORTH_ASKING = ("end", "reveal")
# What can be done in a turn or among effects to be ordered depends on Intrigue cards (imperium 14.3), and before a
# reveal turn on the hand as well (imperium 6.2); what is asked about cards or paying with them may depend on both.
OF_INTRIGUE = ("turn", "order")
OF_ALL_CARDS = ("card", "effect", "yes_no")
DRAFT = "draft"
PRICES = (e.PAID, e.DISCARDED_CARD)
# What most states and scenes tell besides; nobody changes it.
NOTHING_TO_TELL = told_own(ImperiumState({}, {}, None))
NOTHING_OF_A_SCENE = told_own(ImperiumScene())
FEWEST_SEATS = 3  # with fewer players House Hagal fills the table (house_hagal 4.1, 5.1)


class ImperiumGuide(Guide):
    turn_began, round_began, fight_began = e.TURN_BEGAN, e.ROUND_BEGAN, e.COMBAT_BEGAN
    payloads = PAYLOADS
    rules_of_waiting = RULES_OF_WAITING
    lessons = LESSONS
    first_game = FIRST_GAME

    def own_state(self, game: Game, seat: int, asked: Asked | None, lang: str, since: int | None) -> Own:
        # What a reveal turn would bring has been tried for its option already.
        reveal_now: dict[str, int] = {}
        offers: dict[str, int] = {}
        if asked is not None:
            reveal_now = next((option.after for option in asked.options if option.verb == "reveal"), {})
            offers = prices(game)
        last = None if since is None else fight(game, seat, lang, since)
        if not reveal_now and not offers and last is None:
            return NOTHING_TO_TELL
        return told_own(ImperiumState(reveal_now, offers, last))

    def sight(self, game: Game, earlier: Any) -> Any:
        return Sight(game.table, earlier)

    def see(self, sight: Any, game: Game, seat: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
        return sight.openly, {} if seat is None else sight.apart(game.table, seat)

    def choices(self) -> SetupChoices:
        switches = {option: [1] for option in SOLO_OPTIONS if option != "difficulty"}
        own = ImperiumChoices(
            difficulties=list(DIFFICULTIES),
            switches={"epic": [seats for seats in Imperium.seats if seats > 1], **switches},
            leaders=[
                LeaderChoice(ident, LEADERS[leader].expansion, LEADERS[leader].complexity, bool(LEADERS[leader].rival))
                for leader, ident in enumerate(LEADER_IDS)
            ],
        )
        return choices_of(Imperium, own)

    def own_wish(self, setup: Setup, seat: int, own: Own) -> Own:
        wish = read_own(own, ImperiumWish)
        if read_own(setup.own, ImperiumSetup).draft or seat >= setup.seats > 1:
            wish.leader = ""  # nobody reads this wish: the leaders are drafted, or House Hagal has none
        return told_own(wish)

    def own_setup(self, setup: Mapping[str, Any]) -> Own:
        return told_own(ImperiumSetup(draft=setup.get("leaders") == DRAFT))

    def beginning(self, setup: Setup, wishes: Sequence[Own]) -> dict[str, Any]:
        if read_own(setup.own, ImperiumSetup).draft:
            return {"leaders": DRAFT}
        leaders = [read_own(wish, ImperiumWish).leader or None for wish in wishes]
        if setup.seats != 1:
            del leaders[setup.seats :]
        return {"leaders": leaders} if any(leaders) else {}

    def rivals(self, setup: Setup) -> int:
        return max(0, FEWEST_SEATS - setup.seats)

    def rivals_at(self, game: Game) -> list[int]:
        return [seat for seat, counters in enumerate(game.table.seats) if counters[w.RIVAL]]

    def rival_leader(self, game: Game, seat: int) -> str:
        return LEADER_IDS[game.table.seats[seat][w.LEADER]] if has_leader(game.table, seat) else ""

    def rival_name(self, setup: Setup, seat: int, leader: str, lang: str) -> str:
        if setup.seats == 2:
            return say("terminal-house-hagal", lang)
        return say(f"called-{leader}", lang) if leader else say("terminal-rival", lang, {"letter": str(seat)})

    def round(self, game: Game) -> int:
        return game.table.shared[w.ROUND]

    def points(self, game: Game) -> list[int]:
        return [counters[w.POINTS] for counters in game.table.seats]

    def asks_anyway(self, question: str, verb: str) -> bool:
        return question == "turn" and verb in WORTH_ASKING

    def meant_already(self, game: Game) -> Option | None:
        """Who has paid for a dreadnought a moment ago commissions it; what comes with a card they buy may be left."""
        code, part, seat, _ = top(game.table)
        if code != w.F_EFFECT or OP[part] != w.COMMISSION or verb_of(game.moves[-1]) == w.V_ACQUIRE:
            return None
        paid = any(event[0] in PRICES and event[1] == seat for event in game.journals[-1])
        return next((option for option in game.options if option.verb == "yes"), None) if paid else None

    def tells_by_haste(self, game: Game) -> bool:
        question = game.question
        assert question is not None
        zones = game.table.zones
        hand, intrigue = (len(zones[pile + question.seat]) > 0 for pile in (w.HAND, w.INTRIGUE))  # seen by their number
        if question.kind in OF_INTRIGUE:
            return intrigue or (hand and game.options[0].verb == "reveal")
        return question.kind in OF_ALL_CARDS and (hand or intrigue)

    def orders_span(self, game: Game, seat: int) -> int | None:
        return orders.span(game, seat)

    def windows_open(self, game: Game) -> bool:
        return game.table.shared[w.PHASE] == w.COMBAT

    def passes(self, game: Game) -> str | None:
        return orders.passes(game)

    def stake(self, game: Game, seat: int) -> int:
        return orders.stake(game, seat)

    def harmed(self, game: Game, seat: int, since: int) -> bool:
        return orders.harmed(game, seat, since)

    def depth(self, event: Event) -> int | None:
        return depth(event)

    def whose(self, game: Game, event: Event) -> int:
        return whose(event)

    def about(self, event: Event) -> list[tuple[str, str]]:
        return about(event)

    def begins_scene(self, event: Event, inside: str) -> str:
        return begins_scene(event, inside)

    def staged(self, event: Event, actor: int) -> Staged:
        return staged(event, actor)

    def cause(self, game: Game, number: int) -> tuple[str, str] | None:
        return cause(game, number)

    def turn_of(self, game: Game) -> int:
        return game.table.shared[w.ACTIVE] - 1

    def own_scene(self, game: Game, kind: str, number: int, told: Sequence[Event], lang: str) -> Own:
        found = scene_of(game, kind, number, told, lang)
        return NOTHING_OF_A_SCENE if found is None else told_own(found)

    def after(self, game: Game, notation: str) -> dict[str, int]:
        return after(game, notation)

    def idle(self, game: Game, action: int) -> Reason | None:
        return idle(game, action)

    def unfolds(self, action: int) -> bool:
        return verb_of(action) == w.V_DO and OP[first_of(action)] in (w.CHOOSE, w.FREIGHTER_MOVE)

    def why(self, game: Game, seat: int, objects: list[tuple[str, str]]) -> list[Reason]:
        return why(game, seat, objects)

    def ending(self, game: Game) -> Ending:
        return ending(game)


GUIDE: Guide = ImperiumGuide()
