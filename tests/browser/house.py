"""One person's browser in a test: opens pages, looks after errors, and plays through the interface alone."""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
WIDE = (1366, 768)
PHONE = (390, 844)
PATIENCE = 60.0  # seconds without anything to do before a player gives up
A_GAME = 400.0  # seconds a whole game may take

# Everything that can be touched now and leads on, with the middle of it; what lies under something else is not listed.
TOUCHABLE = """
() => {
  const things = [...document.querySelectorAll(
    '[data-open],[data-testid^="option-"],[data-testid=confirm],[data-testid=reveal],[data-testid=end-turn],[data-testid=sit],[data-testid=return],[data-testid=undo-stay]')];
  const there = things.filter(
    (thing) => !thing.disabled && (thing.offsetParent !== null || getComputedStyle(thing).position === 'fixed'));
  // First everything comes into sight, then it is measured: what is scrolled to moves the others.
  for (const thing of there) {
    const box = thing.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const found = [];
  for (const thing of there) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || !(thing.contains(top) || top.contains(thing))) continue;
    const [open, picked] = [thing.hasAttribute('data-open'), thing.getAttribute('aria-pressed') === 'true'];
    found.push({ x, y, id: thing.dataset.testid ?? '', open, picked });
  }
  return found;
}
"""

# How many questions to the server are open; asked by every page before it has any code of its own.
COUNT_QUESTIONS = """
window.unanswered = 0;
const ask = window.fetch;
window.fetch = (...given) => {
  window.unanswered += 1;
  return ask(...given).finally(() => (window.unanswered -= 1));
};
"""

# At rest: the server has answered, every face of the type is there, and three frames in a row draw everything in the
# same place. A text that is fitted into its room is measured again a frame after its type or its place has changed.
AT_REST = """
async (patience) => {
  await Promise.all([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const places = () => [...document.body.querySelectorAll('*')].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].join();
  }).join(';');
  const end = performance.now() + patience;
  for (let last = '', same = 0; same < 2; ) {
    if (performance.now() > end) return false;
    await frame();
    const now = places();
    same = now === last && !window.unanswered && document.fonts.status === 'loaded' ? same + 1 : 0;
    last = now;
  }
  return true;
}
"""


def rest(page: Any) -> None:
    """Whatever is measured or drawn is measured or drawn at rest, however slow the machine or its fonts are."""
    assert page.evaluate(AT_REST, PATIENCE * 1000), f"the layout does not come to rest at {page.url}"


class House:
    """A context with a page: cookies, language, theme and size of one person."""

    def __init__(
        self,
        browser: Any,
        address: str,
        *,
        lang: str = "en",
        theme: str = "night",
        size: tuple[int, int] = WIDE,
        state: Any = None,
        settings: dict[str, Any] | None = None,
        keeps: bool = False,
    ) -> None:
        self.address = address
        self.errors: list[str] = []
        self.strangers: list[str] = []
        phone = size[0] < 1100
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=phone,
            storage_state=state,
            reduced_motion="reduce",
            accept_downloads=True,
            # What is kept on the device would answer in the place of the server.
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # What others do is told, not played, and nothing happens by itself, unless a test is about that.
        chosen = json.dumps({"lang": lang, "theme": theme, "pace": "instant", "certain": False, **(settings or {})})
        # Only a browser that has nothing stored yet is told what to begin with.
        begin = f"localStorage.getItem('landsraad') ?? localStorage.setItem('landsraad', {chosen!r})"
        self.context.add_init_script(begin)
        self.context.add_init_script(COUNT_QUESTIONS)
        self.context.on("request", self._watch)
        self.page = self.new_page()

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(request.url)

    def new_page(self) -> Any:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        return page

    def close(self) -> None:
        self.context.close()

    # looking

    def goto(self, path: str) -> Any:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("h1, [data-testid=question], [data-testid=curtain]", state="attached")
        rest(self.page)
        return self.page

    def measure(self, script: str, given: Any = None) -> Any:
        """What a script finds on the page at rest: for everything that is about places and sizes."""
        rest(self.page)
        return self.page.evaluate(script, given)

    def see(self, testid: str) -> Any:
        return self.page.get_by_test_id(testid)

    def table(self, table: str) -> dict[str, Any]:
        answer: dict[str, Any] = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        return answer

    def call(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Do something at once that would take a few touches."""
        answer = self.context.request.post(f"{self.address}/api{path}", data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        done: dict[str, Any] = answer.json()
        return done

    def open_table(
        self,
        kind: str,
        seats: int,
        who: list[str],
        expansions: tuple[str, ...] = ("rise_of_ix",),
        leader: str = "",
        **setup: Any,
    ) -> str:
        """A table without clicking through the form, for tests that are about something else."""
        wishes = [
            {"kind": "bot", "name": "", "bot": "greedy", "own": {}}
            if one == "bot"
            else {"kind": one, "name": "", "bot": "", "own": {"leader": leader}}
            for one in who
        ]
        options = {"game": "imperium", "seats": seats, "expansions": list(expansions), "options": {}, "own": {}}
        answer = self.context.request.post(
            f"{self.address}/api/tables",
            data={"kind": kind, "setup": {**options, **setup.pop("setup", {})}, "seats": wishes, "lang": "en", **setup},
            headers={"Origin": self.address},
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def moves(self, table: str) -> int:
        return int(self.table(table)["moves"])

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Whatever a slow machine makes late is waited for."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"{what}: waited for in vain at {self.page.url}"
            self.page.wait_for_timeout(30)  # not time.sleep: what the browser tells is heard meanwhile

    # playing

    def touch(self, thing: dict[str, Any]) -> None:
        self.page.mouse.click(thing["x"], thing["y"])

    def touchable(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(TOUCHABLE)
        return found

    def wait_for_move(self) -> list[dict[str, Any]]:
        """What can be touched, once there is something; nothing when the game is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.over():
                return []
            things = self.touchable()
            if things:
                return things
            time.sleep(0.03)
        raise AssertionError(f"nothing to touch at {self.page.url}: {self.page.inner_text('body')[:2000]}")

    def go_on(self, dice: random.Random) -> bool:
        """Touch one thing that leads on, if there is one; whoever waits for others just waits."""
        things = self.touchable()
        if things:
            self.touch(choose(things, dice))
        return bool(things)

    def over(self) -> bool:
        return self.page.url.endswith("/end") or self.see("to-end").count() > 0

    def play(self, seed: int = 1, until: Callable[[], bool] | None = None, patience: float = A_GAME) -> int:
        """Touch what glows, again and again, until the game is over (or `until` says so). Tells how often."""
        dice = random.Random(seed)
        touches = 0
        deadline = time.monotonic() + patience
        while until is None or not until():
            assert time.monotonic() < deadline, f"{touches} touches, and the game is not over"
            things = self.wait_for_move()
            if not things:
                break
            self.touch(choose(things, dice))
            touches += 1
            time.sleep(0.02)
        return touches


def choose(things: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """What to touch next: a question begun is finished first; a turn ends when little else is left."""
    # A touch that came a moment too late may have hit the log and shown the past, or Undo, which asks whether one means
    # it: whoever sees that returns, and stays.
    for certain in ("return", "undo-stay", "sit", "confirm"):
        for thing in things:
            if thing["id"] == certain:
                return thing
    leading = [thing for thing in things if not thing["picked"]] or things
    if any(thing["picked"] for thing in things):
        onward = [thing for thing in leading if thing["open"] or thing["id"].startswith("option-")]
        return dice.choice(onward or leading)
    lively = [thing for thing in leading if thing["id"] not in ("end-turn", "reveal")]
    # Ending and revealing early happen too, but not so often that nothing else does.
    return dice.choice(lively if lively and dice.random() < 0.85 else leading)
