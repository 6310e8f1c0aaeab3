"""What only Dune: Imperium tells of a scene: the Conflict that is fought for, and why a Rival went where it went."""

from collections.abc import Sequence
from typing import Final

from landsraad import Game
from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import rivals
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CONFLICT_IDS, HAGAL_CARDS, HAGAL_IDS, SPACE_IDS, SPACES
from landsraad.server.games.imperium.payload import ImperiumScene
from landsraad.server.protocol import ReasonText
from landsraad.text.fluent import say

PLACES: Final = frozenset((e.WON_CONFLICT, e.TOOK_PLACE, e.TOOK_NOTHING))
# The rules by which a House Hagal card is passed over.
SKIPPED: Final = {
    rivals.OCCUPIED: "house_hagal 3.1",
    rivals.VOICED: "house_hagal 2.2",
    rivals.NO_BONUS_SPICE: "house_hagal 3.4",
    rivals.NO_DREADNOUGHT: "rise_of_ix 11.2.2",
    rivals.TOO_LITTLE_INFLUENCE: "rise_of_ix 11.2.3",
    rivals.RESHUFFLE: "house_hagal 3.2",
}
# What a Rival does by its rules and not by its card; the line of the log says what, the rule says why.
BY_RULE: Final = {e.SPENT_FOR_POINT: "house_hagal 4.6", e.RIVAL_STUCK: "house_hagal 3.10"}


def scene_of(game: Game, kind: str, number: int, told: Sequence[Event], lang: str) -> ImperiumScene | None:
    """`number`: the journal in which the scene begins; `told`: what its reader may know of it. None: nothing."""
    if kind == "fight":
        found = ImperiumScene()
        names = game.names_in(lang)
        found.round, found.conflict = _battle(game, number)
        for code, seat, first, second, _ in told:
            if code in PLACES:
                found.fighters.append(seat)
                found.strengths.append(second if code == e.TOOK_PLACE else first)
        won = [event for event in told if event[0] in (e.WON_CONFLICT, e.TOOK_PLACE)]
        found.headline = game.speaker.event(won[0], lang, names) if won else ""
        return found
    if any([event[0] == e.REVEALED_HAGAL for event in told]):
        return ImperiumScene(why=why(game, told, lang))
    return None


def _battle(game: Game, number: int) -> tuple[int, str]:
    """The round of a journal and its Conflict card."""
    # The move that ends a fight may begin the next round, too: of its own journal only what was before.
    codes = [event[0] for event in game.journals[number]]
    earlier = [*game.journals[:number], game.journals[number][: codes.index(e.COMBAT_BEGAN)]]
    for journal in reversed(earlier):
        for event in reversed(journal):
            if event[0] == e.ROUND_BEGAN:
                return event[2], CONFLICT_IDS[event[3]]
    # A game that was set up was in its first round already: as many rounds ago as have begun.
    since = sum([event[0] == e.ROUND_BEGAN for event in game.events])
    return game.table.shared[w.ROUND] - since, CONFLICT_IDS[game.table.zones[w.CONFLICT_PAST][-1 - since]]


def why(game: Game, told: Sequence[Event], lang: str) -> list[ReasonText]:
    """The priorities of a Rival, step by step, in the order in which they spoke."""
    names = game.names_in(lang)
    steps: list[ReasonText] = []
    for event in told:
        code, _, first, second, _ = event
        if code == e.SKIPPED_HAGAL:
            steps.append(ReasonText(game.speaker.event(event, lang, names), SKIPPED[second]))
        elif code == e.USED_TILE:
            steps.append(ReasonText(game.speaker.event(event, lang, names), "rise_of_ix 11.6.7"))
        elif code == e.RIVAL_SENT_AGENT:
            steps.append(_sent(first, second, lang))
        elif code == e.DEPLOYED_SOME:
            steps.append(ReasonText(say("server-why-deploys", lang), "house_hagal 3.5"))
        elif code in BY_RULE:
            steps.append(ReasonText(game.speaker.event(event, lang, names), BY_RULE[code]))
    return steps


def _sent(card: int, space: int, lang: str) -> ReasonText:
    facts = {"hagal": say(f"hagal-{HAGAL_IDS[card]}", lang), "space": say(f"space-{SPACE_IDS[space]}", lang)}
    printed = HAGAL_CARDS[card]
    if printed.space == w.HARVEST and SPACES[space].maker >= 0 and printed.guild != space:
        return ReasonText(say("server-why-harvest", lang, facts), "house_hagal 3.4")
    if printed.guild == space and printed.space != space:
        return ReasonText(say("server-why-guild", lang, facts), "rise_of_ix 11.2.3")
    return ReasonText(say("server-why-card", lang, facts), "house_hagal 3.1")
