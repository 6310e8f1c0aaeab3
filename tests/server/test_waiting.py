"""Bells and queues: nobody waits for what is there, and nothing is lost when somebody stops waiting."""

import asyncio

from landsraad.server.waiting import Bell, Heard


def test_whoever_waits_goes_on_when_it_rings() -> None:
    async def run() -> None:
        bell = Bell()
        waiting = [asyncio.create_task(bell.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting.pop().cancel()
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        bell.set()
        await asyncio.gather(*waiting)
        await bell.wait()
        bell.clear()
        again = asyncio.create_task(bell.wait())
        await asyncio.sleep(0)
        assert not again.done()
        bell.set()
        bell.clear()
        await again

    asyncio.run(run())


def test_what_is_said_is_heard_in_its_order_and_once() -> None:
    async def run() -> None:
        heard = Heard()
        assert heard.empty()
        listening = asyncio.create_task(heard.get())
        await asyncio.sleep(0)
        heard.put_nowait("one")
        heard.put_nowait("two")
        assert await listening == "one" and not heard.empty()
        assert await heard.get() == "two" and heard.empty()
        impatient = asyncio.create_task(heard.get())
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        heard.put_nowait("three")
        assert await heard.get() == "three"

    asyncio.run(run())
