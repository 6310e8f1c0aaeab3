"""Installs the wheel in dist/ into an empty environment, starts the server from it and opens a table, as somebody would
who has nothing else of ours. What the package depends on is fetched, so this takes a while.

    python tools/check_wheel.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from make_wheel import DIST

# Run by the empty environment's own Python, far from the sources.
VISIT = """
import json, re, sys, urllib.request
from websockets.sync.client import connect

import landsraad

address = sys.argv[1].rstrip("/")
assert "site-packages" in landsraad.__file__, landsraad.__file__
assert json.load(urllib.request.urlopen(address + "/ready"))["ready"]
page = urllib.request.urlopen(address + "/").read().decode()
assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
assert assets, "the page has nothing to run"
for asset in assets:
    assert urllib.request.urlopen(address + asset).read()
for game in ("imperium", "war_for_arrakis"):
    assert json.load(urllib.request.urlopen(address + f"/api/catalog/{game}/zh-Hant"))["components"]
    wanted = {"kind": "solo", "setup": {"game": game, "seats": 2},
              "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "regent"}]}
    kind = {"Content-Type": "application/json"}
    request = urllib.request.Request(address + "/api/tables", json.dumps(wanted).encode(), kind)
    answer = urllib.request.urlopen(request)
    table, cookie = json.load(answer)["id"], answer.headers["set-cookie"].split(";")[0]
    socket = address.replace("http", "ws", 1) + f"/api/tables/{table}/play?lang=de"
    with connect(socket, additional_headers={"Cookie": cookie}) as seat:
        played = False
        while True:
            state = json.loads(seat.recv(timeout=120))
            if state["type"] == "state" and state["asked"]:
                if played:
                    break
                option = state["asked"]["options"][0]["notation"]
                seat.send(json.dumps({"do": "play", "version": state["version"], "option": option}))
                played = True
    print(f"{game}: a table was opened, and played at")
"""


def main() -> None:
    wheels = sorted(DIST.glob("landsraad-*.whl"))
    if len(wheels) != 1:
        sys.exit("there is no wheel in dist/ to check, or more than one: make wheel")
    keep = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    with tempfile.TemporaryDirectory(prefix="landsraad-wheel-") as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "empty")], check=True)
        python = folder / "empty" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([str(python), "-m", "pip", "install", "-qq", str(wheels[0])], check=True, cwd=folder)
        call = [str(python), "-m", "landsraad.cli", "serve", "--port", "0", "--lang", "en"]
        call += ["--database", f"sqlite:///{(folder / 'tables.db').as_posix()}"]
        server = subprocess.Popen(call, stdout=subprocess.PIPE, text=True, cwd=folder, env=keep)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3].rstrip("./")
            subprocess.run([str(python), "-c", VISIT, address], check=True, cwd=folder, env=keep)
        finally:
            server.terminate()
            server.wait(30)
    print(f"{wheels[0].name} works in an empty environment")


if __name__ == "__main__":
    main()
