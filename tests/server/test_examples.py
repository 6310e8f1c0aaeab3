"""The documents tell the truth: the example plays, and every message that is shown is one."""

import asyncio
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import httpx
import msgspec

from landsraad.server import protocol
from landsraad.server.app import create_app

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_game(address: str) -> None:
    spec = spec_from_file_location("client", ROOT / "docs" / "examples" / "client.py")
    assert spec is not None and spec.loader is not None
    client = module_from_spec(spec)
    spec.loader.exec_module(client)
    result = asyncio.run(client.play(address))
    assert sorted(standing["seat"] for standing in result["standings"]) == [0, 1, 2, 3]


def test_every_message_in_the_document_is_one() -> None:
    shown = re.findall(r'`(\{"do": .*?\})` \|', DOCUMENT)
    tags = {type(msgspec.json.decode(text, type=protocol.Incoming)).__struct_config__.tag for text in shown}
    assert tags == {
        "play",
        "order",
        "undo",
        "why",
        "log",
        "look",
        "sit",
        "hint",
        "language",
        "tempo",
        "open",
        "ask_back",
        "consent",
        "redo",
        "commit",
        "reveal",
    }
    opened = re.search(r"POST /api/tables\n(\{.*?\})\n```", DOCUMENT, re.DOTALL)
    assert opened is not None
    assert msgspec.json.decode(opened[1], type=protocol.NewTable).kind == "solo"


def test_every_path_is_in_the_document() -> None:
    schema = create_app("sqlite://").openapi_schema.to_schema()
    for path in schema["paths"]:
        last = path.replace("{table}", "{id}")
        assert last in DOCUMENT or f".../{last.rsplit('/', 1)[-1]}" in DOCUMENT, path


def test_words_and_catalogs_are_sent_once(address: str) -> None:
    for path in ("/api/words/de", "/api/catalog/imperium/zh-Hant"):
        first = httpx.get(f"{address}{path}")
        assert first.status_code == 200 and len(first.content) > 1000
        again = httpx.get(f"{address}{path}", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
    assert httpx.get(f"{address}/api/words/klingon").json()["error"] == "no-such-language"
    assert httpx.get(f"{address}/api/catalog/chess/de").json()["error"] == "no-such-game"


def test_rules_are_read_by_number(address: str) -> None:
    rule = httpx.get(f"{address}/api/rules/imperium/6.3.3", params={"lang": "de"}).json()
    assert rule["cited"] == "imperium 6.3.3" and "<strong>" in rule["html"]
    assert httpx.get(f"{address}/api/rules/imperium/99.9").json()["error"] == "no-such-rule"


def test_set_up_choices_can_be_played(address: str) -> None:
    choices = httpx.get(f"{address}/api/setup/imperium").json()
    assert choices["seats"] == [1, 2, 3, 4] and choices["expansions"] == ["rise_of_ix"]
    assert choices["own"]["switches"]["epic"] == [2, 3, 4] and choices["own"]["switches"]["churn"] == [1]
    assert {"apprentice", "grandmaster", "random"} <= set(choices["bots"]) and len(choices["own"]["leaders"]) == 14


def test_every_other_path_is_the_page(address: str) -> None:
    pages = {httpx.get(f"{address}{path}").text for path in ("/", "/new", "/t/abc", "/watch/abc", "/key/abc")}
    assert len(pages) == 1 and "<!doctype html>" in pages.pop()
    assert httpx.get(f"{address}/api/nothing").json()["error"] == "no-such-page"
