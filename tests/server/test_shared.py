"""What is made once for all who look: the same words as if made for one alone."""

import asyncio
import random
from pathlib import Path

import pytest

from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.protocol import LogLine, NewTable, Scene, SeatWish, Setup
from landsraad.server.scenes import Cut
from landsraad.server.spoken import NEWEST, Spoken
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.talk import lines_of


def told(live: LiveTable, seat: int, spoken: Spoken) -> tuple[list[LogLine], list[Scene]]:
    """The whole log and all scenes, as a seat is told of them."""
    game = live.game
    lines = [line for number in range(len(game.journals)) for line in lines_of(game, live.guide, number, seat, spoken)]
    return lines, Cut().news(game, live.guide, seat, spoken, 0)


@pytest.mark.parametrize(("game", "seats"), [("imperium", 3), ("war_for_arrakis", 2)])
def test_what_is_shared_is_what_each_would_be_told_alone(tmp_path: Path, game: str, seats: int) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        wishes = [SeatWish("person", f"P{number}") for number in range(seats)]
        live = await hall.open(NewTable("device", Setup(game, seats), wishes, seed=""), "ada")
        connections = [Connection(live, "ada", lang) for lang in ("en", "de")]
        live.connections.update(connections)
        chance = random.Random(1)
        for number in range(2 * NEWEST + 20):
            assert live.course is not None
            option = chance.choice(live.game.options).notation
            await live.play("ada", live.course.version, option, "en")
            for connection in connections:
                seat, shared = number % (seats + 1) - 1, live.spoken_in(connection.lang)
                lines_of(live.game, live.guide, len(live.game.moves), seat, shared)
                Cut().news(live.game, live.guide, seat, shared, len(live.game.moves))
            if number in (30, 2 * NEWEST + 19):
                for connection in connections:
                    for seat in (-1, *range(seats)):
                        assert told(live, seat, live.spoken_in(connection.lang)) == told(
                            live, seat, Spoken(connection.lang)
                        )
        for spoken in live.spoken.values():
            assert NEWEST <= len(spoken.lines) <= 2 * NEWEST, "older moves are forgotten"
            moves = len(live.game.moves)
            spoken.cut(moves - 3)
            assert max(spoken.lines) == moves - 3 and all(key[0] <= moves - 3 for key in spoken.steps)
        for connection in connections:
            live.part(connection)
        assert live.spoken == {}, "with nobody there nothing is kept"
        await hall.close()
        await store.close()

    asyncio.run(run())
