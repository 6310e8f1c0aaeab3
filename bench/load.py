"""Two hundred tables at once, four connected people at each, a move a second at every table; prints JSON.

    python bench/load.py                                      200 tables for 60 seconds
    python bench/load.py --tables 20 --seconds 10             fewer, shorter
    python bench/load.py --database postgresql://...          on another database than a fresh SQLite file
    python bench/load.py --workers 2                          several workers, on a fresh PostgreSQL if none is named
    python bench/load.py --tables 8 --seconds 3600 --soak     one game after another, and how the memory grows meanwhile
    python bench/load.py --soak --every 0.2                   a move every fifth of a second at every table
    python bench/load.py --path OLD/build/compiled            another build, for example an older one
    python bench/load.py --beside OLD/build/compiled          this one and another at the same time, by the same people

A server is started for it (the compiled build is used when there is one and it is up to date), and everything goes over
the wire, with the limits and the log that everybody gets. A move's latency is the time from when one person sends it to
when another has its state. A move that was acknowledged and is not in the log afterwards is lost: the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
from postgres import database
from servers import compiled, started
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
EVERY = 30.0  # seconds between two looks at the memory
# Between people no answer in a Combat window is given sooner than this after it was asked, by hand or by order
# (server/standing.py). That is no work, so it is not measured: whoever is asked there thinks for so long.
WINDOW = 1.5


class Option(msgspec.Struct):
    notation: str


class Asked(msgspec.Struct):
    options: list[Option]


class State(msgspec.Struct):
    """As little of a state as the clock needs; of what has changed, everything."""

    type: str
    version: int = 0
    asked: Asked | None = None
    result: dict[str, Any] | None = None
    changed: list[tuple[list[str | int], msgspec.Raw]] = []
    refusal: dict[str, Any] | None = None

    def renew(self, news: State) -> State:
        """This state with what has changed, as the pages make it."""
        version = self.version
        asked = self.asked
        for way, value in news.changed:
            if way == ["version"]:
                version = msgspec.json.decode(value, type=int)
            elif way == ["asked"]:
                asked = msgspec.json.decode(value, type=Asked | None)
            elif way == ["asked", "options"] and asked is not None:
                asked = Asked(msgspec.json.decode(value, type=list[Option]))
        return State("state", version, asked)


class Table:
    """One table and its four people."""

    def __init__(self, ident: str) -> None:
        self.id = ident
        self.sockets: list[ClientConnection] = []
        self.states = [State("none")] * SEATS
        self.asked_at = 0.0  # when the last of them came
        self.thought = 0.0  # seconds in windows
        self.sent_at: dict[int, float] = {}  # when the move was sent that leads beyond a version
        self.mover = -1
        self.acknowledged = 0
        self.waits: list[float] = []
        self.bytes = 0
        self.refused: Counter[str] = Counter()  # moves that were not made, by why
        self.again = False
        self.changed = asyncio.Event()
        self.chance = random.Random(ident)

    async def listen(self, seat: int) -> None:
        async for message in self.sockets[seat]:
            now = time.perf_counter()
            state = msgspec.json.decode(message, type=State)
            if state.type == "refused" and state.refusal is not None:
                self.refused[state.refusal["error"]] += 1
                self.again = True
                self.changed.set()
            if state.type not in ("state", "news"):
                continue
            self.bytes += len(message)
            if state.type == "news":
                state = self.states[seat].renew(state)
            before = self.states[seat].version
            self.states[seat] = state
            self.asked_at = now
            for version, sent in self.sent_at.items():
                if before <= version < state.version and seat != self.mover:
                    self.waits.append(now - sent)
            self.changed.set()
        said = self.sockets[seat].close_code, self.sockets[seat].close_reason
        print(f"table {self.id}: the socket of seat {seat} was closed with {said}", file=sys.stderr, flush=True)

    async def move(self) -> bool:
        """Whoever is asked plays a random option; True once all four have seen it. False when the game is over."""
        while True:
            newest = max(state.version for state in self.states)
            if all(state.version == newest and state.type == "state" for state in self.states):
                break
            self.changed.clear()
            await self.changed.wait()
        self.mover = next((seat for seat, state in enumerate(self.states) if state.asked is not None), -1)
        if self.mover < 0:
            return False
        asked = self.states[self.mover].asked
        assert asked is not None
        option = self.chance.choice(asked.options).notation
        if any(one.notation == "pass" for one in asked.options):
            waits = max(0.0, self.asked_at + WINDOW - time.perf_counter())
            self.thought += waits
            await asyncio.sleep(waits)
        self.sent_at = {newest: time.perf_counter()}
        said = json.dumps({"do": "play", "version": newest, "option": option})
        await self.sockets[self.mover].send(said)
        while any(state.version <= newest for state in self.states):
            self.changed.clear()
            await self.changed.wait()
            if self.again:  # as somebody does who is told to be patient
                self.again = False
                await asyncio.sleep(0.5)
                await self.sockets[self.mover].send(said)
        self.acknowledged += 1
        return True


async def patiently(person: httpx.AsyncClient, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Eight hundred newcomers from one address are asked to wait: then they come again a little later."""
    while (answer := await person.post(path, json=body)).status_code == httpx.codes.TOO_MANY_REQUESTS:
        await asyncio.sleep(0.5)
    answered: dict[str, Any] = answer.raise_for_status().json()
    return answered


def table_wanted(older: bool = False) -> dict[str, Any]:
    """A table of friends; `older`: in the words of servers that knew of a leader, and of no other wish of a seat."""
    leaders = ["paul_atreides", "helena_richese", "duke_leto_atreides", "count_ilban_richese"]
    seats = [
        {"kind": "open" if seat else "person", "name": f"P{seat}"} | (wish if older else {"own": wish})
        for seat, wish in enumerate({"leader": leader} for leader in leaders)
    ]
    return {"kind": "friends", "setup": {"seats": SEATS, "expansions": ["rise_of_ix"]}, "seats": seats}


async def open_table(address: str) -> Table:
    """Four people, each with a cookie of their own, at a table of friends."""
    # A connection that is kept is closed by a server that waits too long, maybe while something is being asked.
    limits = httpx.Limits(max_keepalive_connections=0)
    people = [httpx.AsyncClient(base_url=f"{address}/api", timeout=60, limits=limits) for _ in range(SEATS)]
    try:
        opened = await patiently(people[0], "/tables", table_wanted())
    except httpx.HTTPStatusError:
        opened = await patiently(people[0], "/tables", table_wanted(older=True))
    table = Table(opened["id"])
    for seat in range(1, SEATS):
        await patiently(people[seat], f"/tables/{table.id}/claim", {"seat": seat, "name": f"P{seat}"})
    await patiently(people[0], f"/tables/{table.id}/start")
    for person in people:
        cookie = {"Cookie": f"landsraad={person.cookies['landsraad']}"}
        socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table.id}/play?lang=en&changes=1"
        # A browser asks nobody whether they are there.
        table.sockets.append(
            await connect(socket, additional_headers=cookie, max_size=None, open_timeout=60, ping_interval=None)
        )
        await person.aclose()
    return table


async def measure(
    address: str,
    count: int,
    seconds: float,
    servers: list[int],
    soak: bool,
    grown: list[tuple[float, int]],
    every: float = 1.0,
) -> tuple[list[Table], int, dict[str, Any], dict[str, Any]]:
    """Play. The tables; how many moves were still under way when the next one was due; the server before and after.

    `soak`: a game that is over is followed by another one; `grown` is told the memory every half a minute."""
    over: list[Table] = []
    tables: list[Table] = []
    for start in range(0, count, 10):
        tables += await asyncio.gather(*(open_table(address) for _ in range(min(10, count - start))))
    listeners = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
    late = 0

    async def play(number: int, table: Table) -> None:
        nonlocal late
        due = begun + every * number / count  # the tables do not move at the same moment
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            thought = table.thought
            if not await table.move():
                if not soak:
                    return
                for socket in table.sockets:
                    await socket.close()
                over.append(table)
                table = await open_table(address)
                thought = 0.0
                listeners.extend(asyncio.create_task(table.listen(seat)) for seat in range(SEATS))
                tables.append(table)
            due += every + table.thought - thought
            late += time.perf_counter() > due

    print(f"{count} tables are open", file=sys.stderr, flush=True)
    before = figures_of(servers)
    begun = time.perf_counter()

    async def weigh() -> None:
        while True:
            grown.append((time.perf_counter() - begun, figures_of(servers)["now_kb"]))
            await asyncio.sleep(EVERY)

    listeners.append(asyncio.create_task(weigh()))
    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables[:count])))
    for listener in listeners:
        listener.cancel()
    return tables, late, before, figures_of(servers)


def kept_moves(url: str) -> dict[str, int]:
    """How many decisions of people the log of each table has."""
    query = "SELECT table_id, COUNT(*) FROM log WHERE kind = 'move' GROUP BY table_id"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            return {table: moves for table, moves in file.execute(query)}

    async def ask() -> dict[str, int]:
        import asyncpg

        connection = await asyncpg.connect(url)
        try:
            return {table: moves for table, moves in await connection.fetch(query)}
        finally:
            await connection.close()

    return asyncio.run(ask())


def percentile(values: list[float], part: float) -> float:
    return round(1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))], 1)


def figures_of(processes: list[int]) -> dict[str, Any]:
    """Memory and time of the processor of some processes, as the system counts them."""
    figures = [_figures_of(process) for process in processes]
    return {name: sum(each[name] for each in figures) for name in figures[0]}


def workers_of(server: int, workers: int) -> list[int]:
    """The processes that serve: the server itself, or its workers."""
    if workers == 1:
        return [server]
    children = [int(child) for child in Path(f"/proc/{server}/task/{server}/children").read_text().split()]
    return [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def _figures_of(process: int) -> dict[str, Any]:
    status = Path(f"/proc/{process}/status").read_text()
    sizes = {line.split(":")[0]: int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("Vm")}
    ticks = [int(part) for part in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[11:13]]
    now_kb = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    user, system = (tick / os.sysconf("SC_CLK_TCK") for tick in ticks)
    return {
        "peak_mb": sizes["VmHWM"],
        "now_mb": sizes["VmRSS"],
        "now_kb": now_kb,
        "cpu": user + system,
        "system": system,
    }


def slope(grown: list[tuple[float, int]]) -> float:
    """By how many kB the memory grows in a minute: the straight line through the second half of what was seen."""
    seen = grown[len(grown) // 2 :]
    middle = sum(at for at, _ in seen) / len(seen), sum(size for _, size in seen) / len(seen)
    square = sum((at - middle[0]) ** 2 for at, _ in seen)
    return 60 * sum((at - middle[0]) * (size - middle[1]) for at, size in seen) / square if square else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--soak", action="store_true", help="a game that is over is followed by another one")
    parser.add_argument("--path", default="", help="the folder of another build, for PYTHONPATH")
    parser.add_argument("--beside", default="", help="the folder of another build that is measured at the same time")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    path = compiled(given.path)
    if given.beside:
        side_by_side(path, given.beside, given.tables, given.seconds)
        return
    with contextlib.ExitStack() as stack:
        url = given.database
        if not url and given.workers > 1:
            url = stack.enter_context(database(""))
        elif not url:
            url = f"sqlite:///{Path(stack.enter_context(tempfile.TemporaryDirectory())) / 'tables.db'}"
        grown: list[tuple[float, int]] = []
        with started(url, "--workers", str(given.workers), path=path) as (address, server):
            servers = workers_of(server.pid, given.workers)
            tables, late, before, after = asyncio.run(
                measure(address, given.tables, given.seconds, servers, given.soak, grown, given.every)
            )
        waits = [wait for table in tables for wait in table.waits]
        moves = sum(table.acknowledged for table in tables)
        kept = kept_moves(url)
        lost = sum(max(0, table.acknowledged - kept.get(table.id, 0)) for table in tables)
        report = {
            "date": datetime.now(UTC).date().isoformat(),
            "what": "load",
            "build": "compiled" if path else "interpreted",
            "machine": machine(),
            "load_average": [round(value, 1) for value in os.getloadavg()],
            "database": url.split(":")[0],
            "workers": given.workers,
            "tables": given.tables,
            "sockets": given.tables * SEATS,
            "seconds": given.seconds,
            "seconds_between_moves": given.every,
            "moves": moves,
            "moves_lost": lost,
            "moves_late": late,
            "moves_refused": dict(sum((table.refused for table in tables), Counter())),
            "latency_p50_ms": percentile(waits, 0.5),
            "latency_p99_ms": percentile(waits, 0.99),
            "server_peak_mb": after["peak_mb"],
            "server_mb_before": before["now_mb"],
            "server_cpu_ms_per_move": round(1000 * (after["cpu"] - before["cpu"]) / max(1, moves), 2),
            **({"games": len(tables), "kb_a_minute": round(slope(grown), 1)} if given.soak else {}),
            "json_bytes_per_state": round(sum(table.bytes for table in tables) / max(1, len(waits))),
        }
    print(json.dumps(report, indent=2))
    sys.exit(1 if lost else 0)


def side_by_side(this: str, other: str, tables: int, seconds: float) -> None:
    """Both builds at the same moments, so that a busy machine slows both; each on a SQLite file of its own."""
    with contextlib.ExitStack() as stack:
        places = []
        for path in (this, other):
            url = f"sqlite:///{Path(stack.enter_context(tempfile.TemporaryDirectory())) / 'tables.db'}"
            address, server = stack.enter_context(started(url, path=path))
            places.append((url, address, server.pid))

        async def both() -> list[Any]:
            return await asyncio.gather(
                *(measure(address, tables, seconds, [pid], False, []) for _, address, pid in places)
            )

        measured = asyncio.run(both())
        logs = [kept_moves(url) for url, _, _ in places]
    figures = {}
    for name, kept, (played, _, before, after) in zip(("this", "other"), logs, measured, strict=True):
        moves = sum(table.acknowledged for table in played)
        figures[name] = {
            "moves": moves,
            "moves_lost": sum(max(0, table.acknowledged - kept.get(table.id, 0)) for table in played),
            "server_cpu_ms_per_move": round(1000 * (after["cpu"] - before["cpu"]) / max(1, moves), 3),
            "of_which_system_ms": round(1000 * (after["system"] - before["system"]) / max(1, moves), 3),
            "server_mb": after["now_mb"],
            "latency_p50_ms": percentile([wait for table in played for wait in table.waits], 0.5),
        }
    share = figures["this"]["server_cpu_ms_per_move"] / figures["other"]["server_cpu_ms_per_move"]
    load = [round(value, 1) for value in os.getloadavg()]
    about = {"what": "load side by side", "machine": machine(), "load_average": load, "tables": tables}
    print(json.dumps({**about, "seconds": seconds, **figures, "share": round(share, 3)}, indent=2))


def machine() -> str:
    from landsraad.lab.bench import machine as name

    return name()


if __name__ == "__main__":
    main()
