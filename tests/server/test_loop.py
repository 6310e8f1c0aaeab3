"""The loop that serves: a quicker one where it is installed, and nothing that asks for it where it is not."""

import asyncio
import sys
from types import ModuleType

import pytest

from landsraad.server.serve import quick_loop


def test_a_quicker_loop_is_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = ModuleType("uvloop")
    made: list[asyncio.AbstractEventLoop] = []

    def new_event_loop() -> asyncio.AbstractEventLoop:
        made.append(asyncio.new_event_loop())
        return made[-1]

    installed.new_event_loop = new_event_loop  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "uvloop", installed)

    async def which() -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        assert [runner.run(which())] == made


def test_without_it_the_usual_one_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert quick_loop() is None
