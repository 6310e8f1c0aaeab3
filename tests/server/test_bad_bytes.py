"""Bytes that are no text, files nobody should see, and what is read by everybody."""

import gzip
import logging
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.conftest import Come
from tests.server.people import app_on, serving

NO_TEXT = b"\xff\xfe"


@pytest.mark.parametrize("body", [b'{"kind":"' + NO_TEXT + b'"}', NO_TEXT, b'{"kind": "solo", "lang": "\xed\xa0\x80"}'])
def test_a_body_that_is_no_text_is_refused_in_words(
    address: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = httpx.post(f"{address}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"] == "malformed" and answer.json()["message"]
    assert not [record for record in caplog.records if record.exc_info]


def test_a_frame_that_is_no_text_ends_its_own_connection_alone(come: Come, caplog: pytest.LogCaptureFixture) -> None:
    ada = come()
    wanted = {"kind": "solo", "setup": {"seats": 3}, "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]}
    table = ada.post("/tables", wanted).json()["id"]
    with caplog.at_level(logging.DEBUG, "uvicorn.error"):
        broken = ada.sit(table)
        broken.hear()
        broken.socket.socket.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + NO_TEXT)  # a masked text frame
        with pytest.raises(ConnectionClosedError):
            while True:
                broken.hear()
        assert ada.sit(table).turn()["asked"] is not None
    assert not [record for record in caplog.records if record.exc_info]


def test_hidden_files_are_not_served(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets" / ".inner").mkdir(parents=True)
    (pages / "index.html").write_text("<p>the page")
    for hidden in (".sources", "assets/.secret", "assets/.inner/file"):
        (pages / hidden).write_text("hidden")
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", pages=pages)) as where:
        for path in ("/.sources", "/assets/.secret", "/assets/.inner/file", "/%2esources"):
            assert "hidden" not in httpx.get(where + path).text
        assert httpx.get(where + "/anything").text == "<p>the page"


@pytest.mark.parametrize("path", ["/api/books/de", "/api/catalog/imperium/en", "/api/words/es"])
def test_what_everybody_reads_is_compressed_once_and_sent_once(address: str, path: str) -> None:
    plain = httpx.get(address + path, headers={"Accept-Encoding": "identity"})
    with httpx.stream("GET", address + path, headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent) == plain.content and len(sent) < len(plain.content) / 2
    again = httpx.get(address + path, headers={"If-None-Match": plain.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<p>one")
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", pages=pages)) as where:
        assert httpx.get(where).text == "<p>one"
        (pages / "index.html").write_text("<p>another")
        assert httpx.get(where).text == "<p>another"


def test_the_page_of_a_table_says_which_game_it_is_of(tmp_path: Path) -> None:
    """So the browser asks for the files of that game at once, and not when the table has told it."""
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text('<html lang="en"><p>the page')
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", pages=pages)) as where:
        setup = {"game": "war_for_arrakis", "seats": 2}
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        wish = {"kind": "solo", "setup": setup, "seats": seats}
        table = httpx.post(f"{where}/api/tables", json=wish, headers={"Origin": where}).json()["id"]
        told = httpx.get(f"{where}/t/{table}").text
        assert told == '<html data-game="war_for_arrakis" lang="en"><p>the page'
        assert "data-game" not in httpx.get(f"{where}/t/{table}/end").text + httpx.get(f"{where}/t/nobodys").text
