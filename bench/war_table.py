"""Measures the table of War for Arrakis in a browser, and keeps the figures in bench/results/war_table.json.

    python bench/war_table.py           five first visits, 120 frames of panning
    python bench/war_table.py --json    print only, keep nothing

The position is one of a finished game, so that the map is full. Panning is measured by Chromium's own trace: what the
main thread of the page has worked between two frames, and how often it has laid the page out anew meanwhile. It needs
the built pages, Playwright and the system's Chromium (or CHROMIUM=...).
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.machines import ARGUMENTS, begin, chromium  # noqa: E402
from tests.browser.wars import played_on  # noqa: E402

from landsraad.lab.bench import machine  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "war_table.json"
RECORD, AT, SEAT = "arrakis-guild-2-a", 400, 0
# Two fingers' breadths to and fro, a step a frame.
FRAME = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"]


def first_visits(browser: Any, house: House, table: str, visits: int) -> dict[str, Any]:
    """Milliseconds from the address to a question one can answer, and what was transferred; nothing is cached."""
    times: list[float] = []
    sizes: list[int] = []
    states: list[dict[str, Any]] = []
    for _ in range(visits):
        context = browser.new_context(
            viewport={"width": 1366, "height": 768}, storage_state=house.context.storage_state()
        )
        page = context.new_page()
        page.on("websocket", lambda socket: socket.on("framereceived", lambda told: states.append(json.loads(told))))
        received: list[int] = []
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", lambda event, got=received: got.append(int(event["encodedDataLength"])))
        page.goto(f"{house.address}/t/{table}")
        page.wait_for_selector("[data-testid=question]")
        times.append(page.evaluate("() => performance.now()"))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(received))
        context.close()
    return {
        "first_screen_ms": round(median(times), 1),
        "first_screen_bytes": max(sizes),
        "joining_state_gzip_bytes": max(_packed(state) for state in states),
        # Whoever is there already is told only what is new of the log and the scenes.
        "state_gzip_bytes": max(_packed({**state, "log": [], "scenes": []}) for state in states),
        "visits": visits,
    }


def _packed(told: dict[str, Any]) -> int:
    return len(gzip.compress(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()))


def panning(browser: Any, house: House, table: str, frames: int) -> dict[str, Any]:
    """What the main thread of the page works a frame while the map is dragged."""
    page = house.goto(f"/t/{table}")
    x, y = 620.0, 300.0
    page.keyboard.press("f")  # the tray folds away
    for _ in range(3):
        page.mouse.move(x, y)
        page.mouse.wheel(0, -300)
        page.evaluate(FRAME)
    page.wait_for_timeout(600)
    page.mouse.down()
    browser.start_tracing(page=page, categories=CATEGORIES)
    for step in range(frames):
        page.mouse.move(x + 120 * (1 - abs(step % 40 - 20) / 20), y + 60 * (1 - abs(step % 24 - 12) / 12))
        page.evaluate(FRAME)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.mouse.up()
    return {"pan_frames": frames, **_worked(events)}


def _worked(events: list[dict[str, Any]]) -> dict[str, Any]:
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    drawn = [event for event in events if event.get("name") == "Commit" and event.get("ph") == "X"]
    busiest = max(threads, key=lambda thread: sum((event["pid"], event["tid"]) == thread for event in drawn))
    mine = [event for event in events if (event["pid"], event["tid"]) == busiest]
    starts = sorted(event["ts"] for event in drawn if (event["pid"], event["tid"]) == busiest)
    tasks = [event for event in mine if event.get("name") == "RunTask" and event.get("ph") == "X"]
    spans = list(pairwise(starts))
    # The time of the thread itself, not of the clock: what else runs on this machine is not counted.
    work = [sum(_time(task) for task in tasks if first <= task["ts"] < last) / 1000 for first, last in spans]
    layouts = [event for event in mine if event.get("name") == "Layout" and starts[0] <= event["ts"] <= starts[-1]]
    ordered = sorted(work)
    return {
        "pan_main_thread_ms_median": round(median(ordered), 2),
        "pan_main_thread_ms_p95": round(ordered[int(len(ordered) * 0.95)], 2),
        "pan_layouts": len(layouts),
        "pan_frames_traced": len(work),
    }


def _time(task: dict[str, Any]) -> int:
    return int(task.get("tdur", task.get("dur", 0)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--frames", type=int, default=120)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server, address = begin(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        house = House(browser, address)
        table = played_on(house, RECORD, AT, SEAT)
        found = {**first_visits(browser, house, table, given.visits), **panning(browser, house, table, given.frames)}
        house.close()
        browser.close()
        server.terminate()
    text = json.dumps({"machine": machine(), **found}, indent=2)
    print(text)
    if not given.json:
        RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
