"""Measures the browser table as people meet it, and keeps the figures in bench/results.

    python bench/browser.py                 seven first visits, fifty moves of each game
    python bench/browser.py --moves 200     more moves
    python bench/browser.py --json          print only, keep nothing

It needs the built pages (make web), Playwright and the system's Chromium (or CHROMIUM=...). A server of its own runs on
loopback with bots that do not pause; nothing is kept in anybody's cache between two first visits.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.machines import ARGUMENTS, begin, chromium  # noqa: E402
from tests.browser.wars import person, war  # noqa: E402

from landsraad.lab.bench import machine  # noqa: E402

RESULTS = ROOT / "bench" / "results"
BAR_FIRST_MS = 1000
BAR_FIRST_BYTES = 500_000
BAR_MOVE_MS = 100
# When the first page can be used: its main button is drawn and can be pressed.
USABLE = """
(() => {
  const look = () => {
    const button = document.querySelector('[data-testid=play-now]');
    if (button && !button.disabled) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""
# When a move leaves one browser, and when the other one has drawn something new.
CLOCKS = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  window.sent = 0;
  window.drawn = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"play"')) window.sent = now();
    return send.call(this, text);
  };
  new MutationObserver(() => requestAnimationFrame(() => window.drawn.push(now())))
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()
"""


def first_visits(browser: Any, address: str, visits: int) -> dict[str, Any]:
    """Milliseconds from the address to a page one can use, and what was transferred for it."""
    times: list[float] = []
    sizes: list[int] = []
    for _ in range(visits):
        context = browser.new_context(viewport={"width": 1366, "height": 768})
        page = context.new_page()
        page.add_init_script(USABLE)
        received: list[int] = []
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", lambda event, got=received: got.append(int(event["encodedDataLength"])))
        page.goto(address)
        page.wait_for_function("() => window.usable")
        times.append(page.evaluate("() => window.usable"))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(received))
        context.close()
    return {"first_screen_ms": round(median(times), 1), "first_screen_bytes": max(sizes), "visits": visits}


def _imperium(host: House) -> str:
    return host.open_table("friends", 2, ["person", "open"])


def _war(host: House) -> str:
    return war(host, seats=[person("Host"), {"kind": "open", "name": "", "bot": "", "own": {}}], kind="friends")


def moves_seen(browser: Any, address: str, moves: int, open_table: Callable[[House], str], of: str) -> dict[str, Any]:
    """Milliseconds from a move leaving one browser to another browser having drawn it."""
    host, guest = House(browser, address), House(browser, address)
    for one in (host, guest):
        one.context.add_init_script(CLOCKS)
    delays: list[float] = []
    while len(delays) < moves:
        table = open_table(host)
        guest.context.request.post(
            f"{address}/api/tables/{table}/claim", data={"seat": 1, "name": "Guest"}, headers={"Origin": address}
        )
        host.context.request.post(f"{address}/api/tables/{table}/start", headers={"Origin": address})
        for one in (host, guest):
            one.page.goto(f"{address}/t/{table}")
            one.see("question").wait_for()
        _play_together(host, guest, delays, moves)
    for one in (host, guest):
        one.close()
    seen = {"move_seen_ms": median(delays), "move_seen_worst_ms": max(delays)}
    return {**{f"{of}{name}": round(ms, 1) for name, ms in seen.items()}, f"{of}moves": len(delays)}


def _play_together(host: House, guest: House, delays: list[float], moves: int) -> None:
    dice = random.Random(1)
    while len(delays) < moves and not host.over():
        idle = True
        for mover, watcher in ((host, guest), (guest, host)):
            if not mover.touchable():
                continue
            idle = False
            mover.page.evaluate("() => { window.sent = 0; }")
            watcher.page.evaluate("() => { window.drawn = []; }")
            mover.go_on(dice)
            time.sleep(0.25)
            sent = mover.page.evaluate("() => window.sent")
            if not sent:
                continue
            seen = [drawn for drawn in watcher.page.evaluate("() => window.drawn") if drawn >= sent]
            if seen:
                delays.append(min(seen) - sent)
        if idle:
            time.sleep(0.05)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--json", action="store_true", help="print only")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = begin(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            figures = {
                "date": date.today().isoformat(),
                "machine": machine(),
                "browser": browser.version,
                **first_visits(browser, address, wanted.visits),
                **moves_seen(browser, address, wanted.moves, _imperium, ""),
                **moves_seen(browser, address, wanted.moves, _war, "war_"),
                "load": [round(load, 1) for load in os.getloadavg()],  # how busy the machine was, at the end
            }
        finally:
            browser.close()
            server.terminate()
            server.wait(10)
    print(json.dumps(figures, indent=2))
    if not wanted.json:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"browser-{figures['date']}.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    passed = (
        figures["first_screen_ms"] < BAR_FIRST_MS
        and figures["first_screen_bytes"] < BAR_FIRST_BYTES
        and max(figures["move_seen_ms"], figures["war_move_seen_ms"]) < BAR_MOVE_MS
    )
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
