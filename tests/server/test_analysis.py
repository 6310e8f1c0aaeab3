"""Analyses at the server: in the background, of games that are over, never of one that goes on."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest

from landsraad.bots import analyst, study
from landsraad.bots.pool import Pool
from landsraad.server import analyses
from tests.bots.nosy import FairJudge
from tests.bots.test_study import LEAST, STUB
from tests.server.conftest import Come
from tests.server.people import app_on, bot, open_seat, person, serving

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs" / "schemas" / "analysis.schema.json").read_text(encoding="utf-8"))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose analysts count points and nothing else, and look at each choice once."""
    for module in (analyst, analyses):
        monkeypatch.setattr(module, "judge_of", lambda game: FairJudge())
    monkeypatch.setattr(study, "COMMAND", STUB)
    monkeypatch.setattr(study, "usual_effort", lambda game: LEAST)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        yield address


def test_a_record_is_analysed_in_the_background_and_told_in_every_language(come: Come, here: str) -> None:
    ada = come(here)
    record = json.loads((ROOT / "tests" / "golden" / "imperium-3-a.json").read_bytes())
    table = ada.post("/replays", {"record": record}).json()["id"]
    assert ada.http.get(f"/tables/{table}/analysis").json()["state"] == "none"
    begun = ada.post(f"/tables/{table}/analysis").json()
    assert begun["state"] == "running"
    while (seen := ada.http.get(f"/tables/{table}/analysis").json())["state"] == "running":
        time.sleep(0.05)
    assert seen["state"] == "done" and seen["analysis"]["progress"] == 1
    jsonschema.validate(seen["analysis"], SCHEMA)
    assert [told["at"] for told in seen["told"]] == [
        seen["analysis"]["choices"][place]["at"] for place in seen["analysis"]["mistakes"]
    ]
    german = ada.http.get(f"/tables/{table}/analysis?lang=de").json()
    assert german["analysis"] == seen["analysis"]
    assert not seen["told"] or german["told"][0]["question"] != seen["told"][0]["question"]
    assert ada.post(f"/tables/{table}/analysis").json() == seen  # it is made once


def test_nobody_has_everything_analysed(come: Come, here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes make all analyses, one after the other: whoever begins very many leaves room for others."""

    async def never(pool: Pool, record: bytes, tell: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(analyses, "study", never)
    record = json.loads((ROOT / "tests" / "golden" / "imperium-3-a.json").read_bytes())

    def begun(by: str) -> str:
        """What becomes of an analysis that somebody wants who comes from there, with a cookie of their own."""
        who = come(here)
        table = who.post("/replays", {"record": record}).json()["id"]
        who.http.headers["X-Forwarded-For"] = by
        answer = who.post(f"/tables/{table}/analysis").json()
        return str(answer.get("state") or answer["error"])

    assert [begun("203.0.113.7") for _ in range(6)] == ["running"] * 4 + ["too-many-analyses"] * 2
    assert begun("203.0.113.8") == "running"


def test_a_game_that_goes_on_is_not_analysed(come: Come, here: str) -> None:
    ada, bo = come(here), come(here)
    table = ada.open("friends", person("Ada"), open_seat(), bot("Cato"))["id"]
    assert ada.post(f"/tables/{table}/analysis").json()["error"] == "not-over"
    bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"/tables/{table}/start")
    for refused in (ada.post(f"/tables/{table}/analysis"), bo.http.get(f"/tables/{table}/analysis")):
        assert refused.status_code == 409 and refused.json()["error"] == "not-over"
    alone = ada.open("solo", person("Ada"), bot(), bot())["id"]
    assert ada.post(f"/tables/{alone}/analysis").json()["error"] == "not-over"


def test_a_game_nobody_judges_is_not_analysed(come: Come, here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "judge_of", lambda game: None)
    ada = come(here)
    record = json.loads((ROOT / "tests" / "golden" / "imperium-3-a.json").read_bytes())
    table = ada.post("/replays", {"record": record}).json()["id"]
    assert ada.post(f"/tables/{table}/analysis").json()["error"] == "no-judge"
