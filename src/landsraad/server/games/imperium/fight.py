"""How the last Conflict ended, read from the events: who fought with what, who took which reward, what it brought."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from landsraad import Game
from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CONFLICT_IDS, HAGAL_IDS, INTRIGUE_IDS
from landsraad.server.games.imperium.payload import Fight, Fighter
from landsraad.server.games.imperium.story import depth

# With any of these the last reward has been taken (imperium 10.7, 11, 12).
AFTERWARDS = frozenset((e.SHIP_CAME_HOME, e.BONUS_SPICE, e.RECALLED_AGENTS, e.GAME_ENDED))
DECIDED = AFTERWARDS | {e.COMBAT_BEGAN}


def fight(game: Game, seat: int, lang: str, since: int) -> Fight | None:
    """The last Conflict that was fought to its end, as a seat was told of it, unless it ended before move `since`."""
    if game.table.shared[w.PHASE] == w.COMBAT:
        return None
    # Nothing of the kind has happened since: most looks end here, and there is one for every seat and move.
    if _last_decided(game, len(game.journals)) < max(0, since - 1):
        return None
    ended = -1
    rounds = 0  # that have begun since
    told: list[Event] = []
    for number, event in _backwards(game):
        code = event[0]
        if code == e.COMBAT_BEGAN:
            fighters = _fighters(game, told[::-1], seat, lang)
            card = game.table.zones[w.CONFLICT_PAST][-1 - rounds]
            # Without a free Maker space nothing is told between the last reward and the Endgame.
            at = ended if ended >= 0 else len(game.moves)
            return Fight(game.table.shared[w.ROUND] - rounds, CONFLICT_IDS[card], at, fighters) if fighters else None
        if code in AFTERWARDS:
            ended = number
            told.clear()
        elif number < since and ended < 0:
            return None
        elif code == e.ROUND_BEGAN:
            rounds += 1
        else:
            told.append(event)
    return None


@lru_cache(maxsize=4)
def _last_decided(game: Game, journals: int) -> int:
    """The last of so many journals that tells of a Conflict or its end, -1: none. All who look at a move ask for it."""
    for number in range(journals - 1, -1, -1):
        for event in game.journals[number]:
            if event[0] in DECIDED:
                return number
    return -1


def _backwards(game: Game) -> Iterator[tuple[int, Event]]:
    """All events with the number of moves after which they happened, the newest first."""
    for number in range(len(game.journals) - 1, -1, -1):
        for event in reversed(game.journals[number]):
            yield number, event


def _fighters(game: Game, told: Sequence[Event], seat: int, lang: str) -> list[Fighter]:
    """Everybody who has fought: those with a reward first, in its order, then by strength."""
    found: dict[int, Fighter] = {}
    taking: Fighter | None = None
    names = game.names_in(lang)
    for event in told:
        code, who, first, second, third = event
        if code == e.PLAYED_INTRIGUE and taking is not None:
            break  # with the first reward the Conflict is closed (imperium 10.10): this is an Endgame card
        if code == e.PLAYED_INTRIGUE:
            _fighter(found, who).played.append(("intrigue", INTRIGUE_IDS[first]))
        elif code == e.HAGAL_SWORDS:
            _fighter(found, who).played.append(("hagal", HAGAL_IDS[first]))
        elif code == e.TOOK_NOTHING:
            _fighter(found, who).strength = first
        elif code == e.WON_CONFLICT:
            taking = _fighter(found, who)
            taking.place, taking.strength = 1, first
        elif code == e.TOOK_PLACE:
            taking = _fighter(found, who)
            taking.place, taking.strength, taking.tied = first + 1, second, bool(third)
        elif taking is not None and depth(event) is not None and game.rules.visible(event, None if seat < 0 else seat):
            taking.lines.append(game.speaker.event(event, lang, names))
    # Whoever has played a card and then left the Conflict has not fought.
    fought = [fighter for fighter in found.values() if fighter.strength > 0]
    return sorted(fought, key=lambda one: (one.place == 0, one.place, -one.strength, one.seat))


def _fighter(found: dict[int, Fighter], seat: int) -> Fighter:
    return found.setdefault(seat, Fighter(seat=seat, strength=0, place=0, tied=False, played=[], lines=[]))
