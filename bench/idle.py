"""Tables at which nobody moves and sockets that say nothing: what they take of the server's memory; prints JSON.

    python bench/idle.py                                    10,000 tables in memory, 2,000 sockets at 500 of them
    python bench/idle.py --tables 1000 --sockets 200        fewer

The tables are begun games of four seats around one device, with Rise of Ix, each of somebody else. They are written
into a fresh SQLite file; then a server is started on it (the compiled build is used when there is one and it is up to date),
every table is asked for, so that it is in memory, and the sockets are opened and left alone until they rest. The exit
code is 1 when the bars are missed: 40 kB a socket, and (with the usual numbers) 500 MB altogether.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import copy
import json
import os
import resource
import secrets
import sqlite3
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
from load import SEATS, figures_of, machine
from servers import compiled, started
from websockets.asyncio.client import ClientConnection, connect

from landsraad.server.auth import hashed, new_secret, signed
from landsraad.server.hall import Hall, new_seed
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.store import Store

BAR_SOCKET_KB = 40
BAR_MB = 500
USUAL = (10_000, 2_000)
RESTED = 45.0  # seconds after which a socket that says nothing has given its memory back
LEADERS = ("paul_atreides", "helena_richese", "duke_leto_atreides", "count_ilban_richese")


async def prepare(url: str, tables: int) -> tuple[list[str], list[str]]:
    """Write the tables; their ids, and for each the cookie of whoever sits there.

    One is opened as everybody opens one. The others are that one with another seed and somebody else at it, written at
    once: opening ten thousand one after the other takes longer than anything that is measured here."""
    store = Store(url)
    await store.open()
    house = await store.secret()
    hall = Hall(store, 0)
    seats = [SeatWish("person", f"P{number}", own={"leader": leader}) for number, leader in enumerate(LEADERS)]
    first = await hall.open(NewTable("device", Setup("imperium", SEATS, ["rise_of_ix"]), seats), "somebody")
    rows = await store.rows(first.id)
    await hall.close()
    await store.close()
    ids = [secrets.token_hex(6) for _ in range(tables)]
    cookies = [signed(new_secret(), house) for _ in range(tables)]
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
        summary, updated, listed = file.execute("SELECT summary, updated, listed FROM tables").fetchone()
        for ident, cookie in zip(ids, cookies, strict=True):
            sheet = copy.deepcopy(first.sheet)
            sheet.seed, sheet.hosts = new_seed(), [hashed(cookie)]
            for seat in sheet.seats:
                seat.holders, seat.known = [hashed(cookie)], [hashed(cookie)]
            file.execute(
                "INSERT INTO tables (id, sheet, summary, updated, listed) VALUES (?, ?, ?, ?, ?)",
                (ident, msgspec.json.encode(sheet).decode(), summary, updated, listed),
            )
            file.executemany(
                "INSERT INTO log (table_id, n, kind, text, seat, at) VALUES (?, ?, ?, ?, ?, ?)",
                [(ident, n, row.kind, row.text, row.seat, updated) for n, row in enumerate(rows)],
            )
    return ids, cookies


async def patiently(client: httpx.AsyncClient, path: str, cookie: str) -> None:
    """One address is asked to wait when it asks for very much: then it asks again a little later."""
    who = {"Cookie": f"landsraad={cookie}"}
    while (answer := await client.get(path, headers=who)).status_code == httpx.codes.TOO_MANY_REQUESTS:
        await asyncio.sleep(0.2)
    answer.raise_for_status()


async def measure(
    address: str, server: int, ids: list[str], cookies: list[str], sockets: int
) -> dict[str, dict[str, Any]]:
    found = {"start": figures_of([server])}
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=120) as client:
        for table, cookie in zip(ids, cookies, strict=True):
            await patiently(client, f"/tables/{table}", cookie)
    found["tables"] = figures_of([server])
    opened: list[ClientConnection] = []
    for number in range(-1, sockets):
        if number == 0:  # what is loaded once, with the first socket, is no socket's
            await opened.pop().close()
            found["first"] = figures_of([server])
        table = max(0, number) // SEATS
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{ids[table]}/play?lang=en&changes=1"
        who = {"Cookie": f"landsraad={cookies[table]}"}
        while True:
            socket = await connect(where, additional_headers=who, max_size=None, open_timeout=120)
            try:
                await socket.recv()
            except Exception:  # too fast for one address: a little later
                await asyncio.sleep(0.3)
            else:
                opened.append(socket)
                break
    found["sockets"] = figures_of([server])
    await asyncio.sleep(RESTED)
    found["rested"] = figures_of([server])
    for socket in opened:
        await socket.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=USUAL[0])
    parser.add_argument("--sockets", type=int, default=USUAL[1])
    parser.add_argument("--path", default="", help="the folder of another build, for PYTHONPATH")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    path = compiled(given.path)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        ids, cookies = asyncio.run(prepare(url, given.tables))
        with started(url, path=path) as (address, server):
            found = asyncio.run(measure(address, server.pid, ids, cookies, given.sockets))
    now = {name: figures["now_mb"] for name, figures in found.items()}
    a_table = 1024 * (now["tables"] - now["start"]) / max(1, given.tables)
    a_socket = 1024 * (now["rested"] - now["first"]) / max(1, given.sockets)
    report = {
        "date": datetime.now(UTC).date().isoformat(),
        "what": "idle",
        "build": "compiled" if path else "interpreted",
        "machine": machine(),
        "load_average": [round(value, 1) for value in os.getloadavg()],
        "tables": given.tables,
        "sockets": given.sockets,
        **{f"mb_{name}": size for name, size in now.items()},
        "peak_mb": found["rested"]["peak_mb"],
        "kb_per_table": round(a_table, 1),
        "kb_per_fresh_socket": round(1024 * (now["sockets"] - now["first"]) / max(1, given.sockets), 1),
        "kb_per_socket": round(a_socket, 1),
    }
    print(json.dumps(report, indent=2))
    over = (given.tables, given.sockets) == USUAL and now["rested"] > BAR_MB
    sys.exit(1 if over or a_socket > BAR_SOCKET_KB else 0)


if __name__ == "__main__":
    main()
