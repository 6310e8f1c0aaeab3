"""Workers are killed at random while people play; prints JSON. Nothing that was acknowledged may be lost.

    python bench/kill.py                               three workers, 200 kills, on a PostgreSQL of its own
    python bench/kill.py --kills 20 --tables 6         fewer
    python bench/kill.py --kills 0 --restarts 5        workers that are replaced one after another (SIGHUP)
    python bench/kill.py --database postgresql://...   on this one, which must be empty

Each table has a person and two bots. A person plays whenever they are asked, and comes again when the connection ends,
as a browser does. A move is acknowledged when its player has seen a state beyond it: then it must be in the log, in
that place, at the end. A table is stuck if it does not go on after the last kill. The exit code is 1 if anything was
lost or stuck. Ctrl-C ends the kills and tells what has happened so far. The pause is the time from a connection that
has ended to the next state.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import asyncpg
import httpx
from postgres import database
from servers import compiled, started
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # as in the browser
PATIENCE = 120.0
PAUSE_BETWEEN = 10.0  # until everybody is there again
TROUBLE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


# What happens to workers and tables, by the clock of the database: whoever measures may be too busy to look.
WITNESS = """
CREATE TABLE witnessed (
    what text, worker text, table_id text, deadline timestamptz, at timestamptz DEFAULT clock_timestamp()
);
CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witnessed VALUES ('gone', OLD.id, NULL, OLD.deadline); RETURN NULL; END $$;
CREATE TRIGGER gone AFTER DELETE ON workers FOR EACH ROW EXECUTE FUNCTION gone();
CREATE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.worker = '' THEN INSERT INTO witnessed VALUES ('freed', OLD.worker, OLD.table_id);
    ELSE INSERT INTO witnessed VALUES ('taken', NEW.worker, NEW.table_id); END IF; RETURN NULL; END $$;
CREATE TRIGGER moved AFTER UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION moved();
"""


class Player:
    """A person who plays one game after another, whatever happens to the server."""

    def __init__(self, number: int, address: str) -> None:
        self.chance = random.Random(number)
        self.number = number
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE)
        self.table = ""
        self.games: dict[str, dict[int, str]] = {}  # of each table, what was acknowledged, by its row in the log
        self.pauses: list[tuple[float, float]] = []  # when, how long
        self.backwards = 0  # states older than one that was seen: must never be
        self.moved_at = time.monotonic()

    @property
    def acknowledged(self) -> int:
        return sum(len(moves) for moves in self.games.values())

    async def open(self) -> None:
        seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
        wanted = {"kind": "solo", "setup": {"seats": 3, "expansions": ["rise_of_ix"]}, "seats": seats}
        while True:
            with contextlib.suppress(*TROUBLE):
                answer = await self.http.post("/tables", json=wanted)
                if answer.status_code == httpx.codes.CREATED:
                    self.table = answer.json()["id"]
                    self.games[self.table] = {}
                    return
            await asyncio.sleep(FIRST_PAUSE)

    async def play(self) -> None:
        await self.open()
        pause, lost_at, version = FIRST_PAUSE, None, 0
        sent: tuple[int, str] | None = None
        while True:
            cookie = {"Cookie": f"landsraad={self.http.cookies['landsraad']}"}
            where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/play?lang=en"
            try:
                async with connect(where, additional_headers=cookie, max_size=None, open_timeout=PATIENCE) as socket:
                    sent = None  # whether it was kept, nobody was told
                    async for message in socket:
                        state = json.loads(message)
                        if state["type"] == "refused":
                            sent = None
                        if state["type"] != "state":
                            continue
                        pause = FIRST_PAUSE
                        if lost_at is not None:
                            self.pauses.append((lost_at, time.monotonic() - lost_at))
                            lost_at = None
                        self.backwards += state["version"] < version
                        version = state["version"]
                        if sent is not None and version > sent[0]:
                            self.games[self.table][sent[0]] = sent[1]
                            self.moved_at = time.monotonic()
                            sent = None
                        if state["result"] is not None:
                            break
                        if state["asked"] is not None and sent is None:
                            await asyncio.sleep(self.chance.uniform(0, 0.4))
                            sent = (version, self.chance.choice(state["asked"]["options"])["notation"])
                            await socket.send(json.dumps({"do": "play", "version": version, "option": sent[1]}))
                    else:
                        raise ConnectionError
                await self.open()
                version = 0
            except TROUBLE:
                lost_at = lost_at or time.monotonic()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def kill(url: str, kills: int, workers: int, chance: random.Random, players: list[Player]) -> list[float]:
    """Kill one worker after another, at any moment, as soon as more than one is there; when."""
    times: list[float] = []
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)  # then it tells what has happened so far
    async with asking(url) as connection:
        await connection.execute(WITNESS)
        while len(times) < kills and not enough.is_set():
            await asyncio.sleep(chance.uniform(0.1, 1.0))
            alive = await connection.fetch("SELECT id, process FROM workers WHERE deadline > clock_timestamp()")
            if len(alive) > 1 or workers == 1:
                with contextlib.suppress(ProcessLookupError):
                    chosen = chance.choice(alive)
                    os.kill(chosen["process"], signal.SIGKILL)
                    times.append(time.monotonic())
                    await connection.execute("INSERT INTO witnessed VALUES ('killed', $1)", chosen["id"])
            if len(times) % 20 == 0 and times:
                told = f"{len(times)} kills, {sum(player.acknowledged for player in players)} moves acknowledged"
                print(told, file=sys.stderr, flush=True)
    return times


async def witnessed(url: str) -> dict[str, Any]:
    """How long it took until a worker that was killed was struck off, and until its tables were another's: by the clock
    of the database, which has seen both."""
    async with asking(url) as connection:
        struck = await connection.fetch(
            "SELECT extract(epoch FROM g.at - k.at)::float, extract(epoch FROM g.at - g.deadline)::float + 4.0"
            " FROM witnessed k JOIN witnessed g ON g.what = 'gone' AND g.worker = k.worker WHERE k.what = 'killed'"
        )
        taken = await connection.fetch(
            "SELECT extract(epoch FROM min(t.at) - f.at)::float FROM witnessed f JOIN witnessed t ON t.what = 'taken'"
            " AND t.table_id = f.table_id AND t.at > f.at JOIN witnessed k ON k.what = 'killed' AND k.worker = f.worker"
            " WHERE f.what = 'freed' GROUP BY f.table_id, f.at"
        )
    return {
        "struck_off_after_kill": told([row[0] for row in struck]),
        "struck_off_after_last_beat": told([row[1] for row in struck]),
        "taken_over_after_struck_off": told([row[0] for row in taken]),
    }


async def restart(url: str, restarts: int, server: int) -> None:
    """Replace all workers, as somebody does who has installed a new version."""
    query = "SELECT process FROM workers"
    async with asking(url) as connection:
        for number in range(restarts):
            before = {row["process"] for row in await connection.fetch(query)}
            os.kill(server, signal.SIGHUP)
            while before & {row["process"] for row in await connection.fetch(query)}:
                await asyncio.sleep(0.1)
            print(f"{number + 1} restarts", file=sys.stderr, flush=True)


async def missing(url: str, players: list[Player]) -> tuple[int, int]:
    """Moves that were acknowledged and are not in the log, and logs with gaps."""
    lost = gaps = 0
    async with asking(url) as connection:
        for player in players:
            for table, moves in player.games.items():
                rows = await connection.fetch("SELECT n, kind, text FROM log WHERE table_id = $1 ORDER BY n", table)
                kept = {row["n"]: row["text"] for row in rows if row["kind"] == "move"}
                lost += sum(kept.get(number) != text for number, text in moves.items())
                gaps += [row["n"] for row in rows] != list(range(len(rows)))
    return lost, gaps


async def measure(address: str, url: str, given: argparse.Namespace, server: int) -> dict[str, Any]:
    players = [Player(number, address) for number in range(given.tables)]
    playing = [asyncio.create_task(player.play()) for player in players]
    while not all(player.acknowledged for player in players):
        await asyncio.sleep(0.1)
    begun = time.monotonic()
    kills = await kill(url, given.kills, given.workers, random.Random(given.seed), players)
    killed = time.monotonic()
    await asyncio.sleep(PAUSE_BETWEEN if given.kills and given.restarts else 0)
    replaced = time.monotonic()
    await restart(url, given.restarts, server)
    ended = time.monotonic()
    until = ended + PATIENCE
    while time.monotonic() < until and not all(player.moved_at > ended for player in players):
        await asyncio.sleep(0.1)
    for task in playing:
        task.cancel()
    broken = [error for error in await asyncio.gather(*playing, return_exceptions=True) if _is_broken(error)]
    for error in broken:
        print(f"a player has failed: {error!r}", file=sys.stderr)
    lost, gaps = await missing(url, players)
    pauses = [pause for player in players for pause in player.pauses]
    return {
        "kills": len(kills),
        "restarts": given.restarts,
        "seconds": round(ended - begun, 1),
        "games": sum(len(player.games) for player in players),
        "moves_acknowledged": sum(player.acknowledged for player in players),
        "moves_lost": lost,
        "logs_with_gaps": gaps,
        "states_backwards": sum(player.backwards for player in players),
        "tables_stuck": sum(player.moved_at <= ended for player in players) + len(broken),
        **(await witnessed(url) if given.kills else {}),
        "pauses_of_kills": told([length for at, length in pauses if at < killed]),
        "pauses_of_restarts": told([length for at, length in pauses if at >= replaced] if given.restarts else []),
    }


def told(pauses: list[float]) -> dict[str, float] | None:
    """How long they were, in seconds."""
    if not pauses:
        return None
    ordered = sorted(pauses)
    parts = {"p50": ordered[len(ordered) // 2], "p99": ordered[int(0.99 * len(ordered))], "longest": ordered[-1]}
    return {"count": len(ordered), **{name: round(length, 2) for name, length in parts.items()}}


def _is_broken(error: object) -> bool:
    return isinstance(error, BaseException) and not isinstance(error, asyncio.CancelledError)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--restarts", type=int, default=0)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--path", default="", help="the folder of another build, for PYTHONPATH")
    given = parser.parse_args()
    path = compiled(given.path)
    flags = ("--pace", "0", "--workers", str(given.workers))
    with database(given.database) as url, started(url, *flags, path=path) as (address, server):
        measured = asyncio.run(measure(address, url, given, server.pid))
    from landsraad.lab.bench import machine

    report = {
        "date": datetime.now(UTC).date().isoformat(),
        "what": "kill",
        "build": "compiled" if path else "interpreted",
        "machine": machine(),
        "load_average": [round(value, 1) for value in os.getloadavg()],
        "workers": given.workers,
        "tables": given.tables,
        "seed": given.seed,
        **measured,
    }
    print(json.dumps(report, indent=2))
    bad = ("moves_lost", "logs_with_gaps", "states_backwards", "tables_stuck")
    sys.exit(1 if any(report[name] for name in bad) else 0)


if __name__ == "__main__":
    main()
