"""A whole game against three bots, played over the wire: the first option every time.

Start a table with `landsraad serve`, then: python docs/examples/client.py http://127.0.0.1:8765
"""

import asyncio
import json
import sys

import httpx
from websockets.asyncio.client import connect


async def play(address: str) -> dict:
    seats = [{"kind": "person", "name": "Ada"}] + [{"kind": "bot"}] * 3
    table = {"kind": "solo", "setup": {"seats": 4, "expansions": ["rise_of_ix"]}, "seats": seats}
    opened = httpx.post(f"{address}/api/tables", json=table).raise_for_status()
    ((name, secret),) = opened.cookies.items()  # the secret that makes seat 0 ours
    cookie = {"Cookie": f"{name}={secret}"}
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{opened.json()['id']}/play?lang=en"
    async with connect(socket, additional_headers=cookie, max_size=None) as table:
        async for message in table:
            told = json.loads(message)
            if told["type"] == "refused":  # "too-fast": a table expects people, twenty messages a second will do
                await asyncio.sleep(0.1)
            elif told["type"] == "state":
                state = told
            if state["result"]:
                return state["result"]
            if state["asked"]:
                option = state["asked"]["options"][0]["notation"]
                await table.send(json.dumps({"do": "play", "version": state["version"], "option": option}))
    raise ConnectionError("the table was closed before the game was over")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1].rstrip("/"))))
