"""How long tables are kept, and what stays of them."""

import asyncio
import json
from datetime import UTC, datetime, timedelta

import landsraad
from landsraad import bots
from landsraad.server import seating
from landsraad.server.hall import Hall
from landsraad.server.keeping import Keeping, sweep
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from tests.server.conftest import Come
from tests.server.people import app_on, serving

DAY = timedelta(days=1)
ALONE = [SeatWish("person"), *[SeatWish("bot")] * 2]


async def opened(hall: Hall, seed: str) -> LiveTable:
    return await hall.open(NewTable("solo", Setup(seats=3), ALONE, seed=seed), "ada")


async def move(live: LiveTable) -> None:
    game = live.game
    await live.play("ada", live.course.version if live.course else 0, game.options[-1].notation, "en")
    await live.robots.stop()


async def finish(live: LiveTable) -> None:
    """The person plays by chance, the bots as they do, to the end."""
    while live.course is not None and not live.course.game.over:
        game = live.course.game
        look = bots.Look(game.rules, game.table, len(game.moves))
        notation = game.rules.notation.write(bots.make("random", 1).choose(look))
        if live.sheet.seats[game.table.to_act].kind == "person":
            await live.play("ada", live.course.version, notation, "en")
            await live.robots.stop()
        else:
            await live.play_for_bot(live.course.version, notation)


def test_what_was_never_played_goes_after_a_week_and_the_rest_after_a_year(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        unplayed, begun = await opened(hall, "a"), await opened(hall, "b")
        for live in (unplayed, begun):
            await live.robots.stop()
        await move(begun)
        today = datetime.now(UTC)

        async def there() -> list[bool]:
            return [await store.load(live.id) is not None for live in (unplayed, begun)]

        assert await sweep(hall, Keeping(), today + 6 * DAY) == 0 and await there() == [True, True]
        assert await sweep(hall, Keeping(0, 0), today + 4000 * DAY) == 0 and await there() == [True, True]
        moved = (await store.rows(unplayed.id)) != []
        assert await sweep(hall, Keeping(), today + 8 * DAY) == (0 if moved else 1)
        assert await there() == [moved, True]
        assert await sweep(hall, Keeping(), today + 364 * DAY) == 0
        assert await sweep(hall, Keeping(), today + 366 * DAY) == 1 + moved and await there() == [False, False]
        assert await store.record(begun.id) is None, "a game that was not over leaves nothing"
        assert await store.tables_of("ada") == []
        await store.close()

    asyncio.run(run())


def test_a_table_somebody_looks_at_stays(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await opened(hall, "a")
        await live.robots.stop()
        async with live.lock:
            assert await sweep(hall, Keeping(), datetime.now(UTC) + 4000 * DAY) == 0
        assert await sweep(hall, Keeping(), datetime.now(UTC) + 4000 * DAY) == 1
        try:
            await hall.table(live.id)
        except Refused as refused:
            assert refused.key == "no-such-table"
        else:
            raise AssertionError("the table is still there")
        await store.close()

    asyncio.run(run())


def test_a_table_at_which_something_happens_meanwhile_stays(database: str) -> None:
    """A sweep knows its tables from before; somebody may have been there since, here or at another worker."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await opened(hall, "a")
        await live.robots.stop()
        before = await store.load(live.id)
        assert before is not None
        while live.updated == before.updated:  # the moment is written in milliseconds
            await live.arrange(lambda sheet: seating.rename(sheet, "ada", 0, "Ada"))
        await live.robots.stop()
        assert not await store.let_go(live.id, before.updated, "{}")
        assert await store.load(live.id) is not None and await store.record(live.id) is None
        assert await store.let_go(live.id, live.updated) and await store.load(live.id) is None
        await store.close()

    asyncio.run(run())


def test_the_record_of_a_game_that_was_over_stays_under_its_address(database: str, come: Come) -> None:
    async def run() -> str:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await opened(hall, "a")
        await live.robots.stop()
        await finish(live)
        await live.robots.stop()
        assert await sweep(hall, Keeping(), datetime.now(UTC) + 366 * DAY) == 1
        await store.close()
        return live.id

    table = asyncio.run(run())
    with serving(app_on(database)) as address:
        ada = come(address)
        assert ada.http.get(f"/tables/{table}").status_code == 404
        answer = ada.http.get(f"/tables/{table}/record")
        assert answer.status_code == 200 and table in answer.headers["content-disposition"]
        assert landsraad.replay(json.loads(answer.text)).over
        assert ada.http.get("/tables/nowhere/record").status_code == 404
