"""Tables of War for Arrakis for the browser tests: new ones, and games of the past played on from a move."""

import json
from pathlib import Path
from typing import Any

from landsraad import Game
from tests.browser.house import House

GUILD = ["spacing_guild"]
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def person(name: str = "Vladimir") -> dict[str, Any]:
    return {"kind": "person", "name": name, "bot": "", "own": {}}


def bot(name: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "name": "", "bot": name, "own": {}}


def war(
    house: House,
    *,
    seats: list[dict[str, Any]] | None = None,
    kind: str = "solo",
    rounds: int = 0,
    expansions: list[str] = GUILD,
    seed: str = "",
) -> str:
    """A table; without `seats` one person against a bot that answers at once."""
    who = seats or [person(), bot()]
    setup: dict[str, Any] = {"game": "war_for_arrakis", "seats": len(who), "expansions": expansions, "own": {}}
    options = {"max_rounds": rounds} if rounds else {}
    answer = house.context.request.post(
        f"{house.address}/api/tables",
        data={"kind": kind, "setup": {**setup, "options": options}, "seats": who, "lang": "en", "seed": seed},
        headers={"Origin": house.address},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def played_on(house: House, record: str, at: int, seat: int) -> str:
    """A game of the past after so many moves: one seat is ours, a bot that chooses by chance has the other."""
    past = json.loads((GOLDEN / f"{record}.json").read_text(encoding="utf-8"))
    return _branch(house, past, at, seat)


def from_position(house: House, game: Game, seat: int) -> str:
    """A table that begins in a position, likewise."""
    return _branch(house, game.record(), 0, seat)


def _branch(house: House, past: dict[str, Any], at: int, seat: int) -> str:
    post, ours = house.context.request.post, {"Origin": house.address}
    looked_at = post(f"{house.address}/api/replays", data={"record": past}, headers=ours).json()["id"]
    branch = {"at": at, "seat": seat, "bot": "random"}
    return str(post(f"{house.address}/api/tables/{looked_at}/branch", data=branch, headers=ours).json()["id"])
