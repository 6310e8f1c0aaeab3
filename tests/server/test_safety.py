"""What keeps people safe from each other: cookies, origins, names, headers, limits."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from landsraad import BadOption
from landsraad.server.auth import Limits, hashed, is_from_here, is_our_name
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.refusals import STATUS, Refused
from landsraad.server.seating import plain_name
from landsraad.server.serve import address_of, bound
from landsraad.server.store import Store
from landsraad.server.visitor import Doors
from landsraad.text import fluent
from tests.server.conftest import Come
from tests.server.people import Person, app_on, bot, patient_doors, person, serving

SEATS = [person("Ada"), bot(), bot()]


def test_the_cookie_is_a_secret_of_the_browser(come: Come, address: str) -> None:
    ada = come()
    answer = ada.http.post("/tables", json={"kind": "solo", "setup": {"seats": 3}, "seats": SEATS})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Max-Age=31536000" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie  # plain http on loopback; behind https it is
    assert ada.cookie and ada.cookie not in answer.text and hashed(ada.cookie) not in answer.text
    # Whoever comes back is given another year, with the same secret; whoever only looks is given nothing.
    again = ada.http.post("/tables", json={"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}).headers["set-cookie"]
    assert again == cookie
    assert "set-cookie" not in httpx.get(f"{address}/api/tables").headers


def test_only_the_hash_of_the_cookie_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(app_on(f"sqlite:///{file}")) as address:
        ada = Person(address)
        ada.open("solo", *SEATS)
        ada.close()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ada.cookie and ada.cookie.encode() not in stored and hashed(ada.cookie).encode() in stored


def test_a_cookie_somebody_has_invented_is_nobodys(come: Come, tmp_path: Path) -> None:
    body = {"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}
    for invented in ("mine", "a" * 32, "a" * 32 + "." + "0" * 32, "." * 200, "b." * 99):
        given = come(cookie=invented).http.post("/tables", json=body).cookies["landsraad"]
        assert given != invented and len(given) == 65
    # ... and has no allowance of its own: however many are invented, they share that of their address.
    doors = Doors(each=Limits(3, 0.001))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as where:
        answers = [come(where, f"cookie {number}").http.get("/tables").status_code for number in range(5)]
        assert answers == [200, 200, 200, 429, 429]


def test_a_cookie_of_before_they_were_signed_still_opens_its_tables(come: Come, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def before() -> str:
        store = Store(url)
        await store.open()
        live = await Hall(store, 0).open(
            NewTable("solo", Setup(seats=3), [SeatWish("person"), *[SeatWish("bot")] * 2]), hashed("old")
        )
        await store.close()
        return live.id

    table = asyncio.run(before())
    with serving(app_on(url)) as where:
        old, foreign = come(where, "old"), come(where, "older")
        assert [each["id"] for each in old.http.get("/tables").json()] == [table]
        assert foreign.http.get("/tables").json() == []
        assert old.sit(table).turn()["you"] == 0


def test_every_answer_carries_the_headers(address: str) -> None:
    for path in ("/", "/t/abc", "/api/tables", "/api/nothing", "/api/docs", "/assets/none.js", "/api/words/de"):
        headers = httpx.get(f"{address}{path}", follow_redirects=True).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "script" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers and "server" not in headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_foreign_page_changes_nothing(come: Come, origin: str) -> None:
    ada = come()
    table = ada.open("solo", *SEATS)["id"]
    body = {"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}
    for method, path in (("POST", "/tables"), ("DELETE", f"/tables/{table}"), ("POST", f"/tables/{table}/key")):
        answer = ada.http.request(method, path, json=body, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"] == "foreign-origin"
    seat = ada.sit(table, Origin=origin)
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert len(ada.http.get("/tables").json()) == 1


def test_our_own_page_may(come: Come, address: str) -> None:
    ada = come()
    answer = ada.http.post(
        "/tables", json={"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}, headers={"Origin": address}
    )
    assert answer.status_code == 201
    assert ada.sit(answer.json()["id"], Origin=address).wait()["you"] == 0


def test_origins_and_names() -> None:
    assert is_from_here(None, "table.example", [])
    assert is_from_here("https://table.example", "table.example", [])
    assert is_from_here("https://table.example", "127.0.0.1:8765", ["https://table.example"])
    assert not is_from_here("https://table.example", "127.0.0.1:8765", [])
    assert not is_from_here("", "", [])
    assert is_our_name("localhost:80", True) and is_our_name("[::1]:80", True) and is_our_name("x.example", False)
    assert not is_our_name("x.example", True) and not is_our_name("", True)


def test_on_loopback_no_other_name_is_answered(address: str) -> None:
    answer = httpx.get(f"{address}/api/tables", headers={"Host": "evil.example"})
    assert answer.status_code == 403 and answer.json()["error"] == "foreign-origin"


def test_states_are_compressed_each_by_itself(come: Come) -> None:
    ada = come()
    seat = ada.sit(ada.open("solo", *SEATS)["id"])
    seat.wait()
    answered = seat.socket.response.headers["Sec-WebSocket-Extensions"] if seat.socket.response else ""
    assert "permessage-deflate" in answered and "server_max_window_bits=12" in answered
    assert "server_no_context_takeover" in answered  # so a browser need not keep what it has read, either


def test_an_unknown_table_closes_the_socket(come: Come) -> None:
    seat = come().sit("nowhere")
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_frame_that_is_far_too_large_closes_the_socket(come: Come) -> None:
    ada = come()
    seat = ada.sit(ada.open("solo", *SEATS)["id"])
    seat.wait()
    seat.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        while True:
            seat.hear()


@pytest.fixture
def strict_address(tmp_path: Path) -> Iterator[str]:
    """A server with little patience and room for three tables."""
    doors = Doors(each=Limits(12, 0.001), address=Limits(1000, 1000))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors, most_tables=3)) as address:
        yield address


def test_who_is_too_fast_is_told_so(come: Come, strict_address: str) -> None:
    ada, bo = come(strict_address), come(strict_address)
    table = ada.open("solo", *SEATS)["id"]
    seat = ada.sit(table)
    seat.wait()
    answers = [seat.ask(do="why", objects=[["space", "arrakeen"]]) for _ in range(14)]
    kinds = [answer["type"] for answer in answers]
    assert kinds[:5] == ["because"] * 5 and kinds[-1] == "refused"
    assert answers[-1]["refusal"]["error"] == "too-fast"
    slow = ada.http.get("/tables")
    assert slow.status_code == 429 and slow.json()["error"] == "too-fast"
    assert bo.http.get(f"/tables/{table}").status_code == 200  # nobody else is slowed down


def test_what_costs_the_server_much_uses_up_an_allowance_sooner(come: Come, strict_address: str) -> None:
    """A table and its socket leave six of twelve: not enough to hear everything in another language, or to read all of
    the log, but enough for five small questions."""
    ada = come(strict_address)
    seat = ada.sit(ada.open("solo", *SEATS)["id"])
    seat.wait()
    for dear in ({"do": "language", "lang": "de"}, {"do": "log", "to": 1}):
        answer = seat.ask(**dear)
        assert answer["type"] == "refused" and answer["refusal"]["error"] == "too-fast", dear
    answers = [seat.ask(do="why", objects=[["space", "arrakeen"]]) for _ in range(5)]
    assert [answer["type"] for answer in answers] == ["because"] * 5


def test_nobody_opens_tables_without_end(come: Come, strict_address: str) -> None:
    ada = come(strict_address)
    tables = [ada.open("solo", *SEATS)["id"] for _ in range(3)]
    refused = ada.http.post("/tables", json={"kind": "solo", "setup": {"seats": 3}, "seats": SEATS})
    assert refused.status_code == 429 and refused.json()["error"] == "too-many-tables"
    ada.http.delete(f"/tables/{tables[0]}")
    ada.open("solo", *SEATS)


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    limits = Limits(2, 10, most=2, clock=lambda: now[0])
    assert [limits.allow("a") for _ in range(3)] == [True, True, False]
    assert limits.allow("b")
    now[0] = 0.1
    assert [limits.allow("a") for _ in range(2)] == [True, False]
    limits.allow("c")
    assert list(limits.buckets) == ["a", "c"]  # the one that has not been seen for longest is forgotten


def test_what_is_too_large_is_refused(come: Come) -> None:
    answer = come().http.post("/replays", content=b'{"record": {"x": "' + b"x" * 5_000_000 + b'"}}')
    assert answer.status_code == 413 and answer.json()["error"] == "too-large"


@pytest.mark.parametrize(
    "path", ["/api/..%2f..%2fapp.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py"]
)
def test_only_pages_are_served(address: str, path: str) -> None:
    answer = httpx.get(f"{address}{path}")
    assert "create_app" not in answer.text


def test_every_refusal_has_words_in_every_language() -> None:
    for lang in fluent.LANGUAGES:
        for error in STATUS:
            facts = dict.fromkeys(("rule", "game", "seat", "most", "option", "name", "lesson"), 1)
            message = Refused(error, facts).told(lang).message
            assert message and not message.startswith("["), f"{error} has no words in {lang}"


def test_names() -> None:
    assert plain_name("  Chani Kynes ") == "Chani Kynes" and plain_name("ダ👩‍🚀") == "ダ👩‍🚀"
    for bad in (
        "",
        " ",
        "x" * 25,
        "a\tb",
        "a\x00b",
        "\u202ename",
        "a\u2028b",
        "a\u200d\u200db",
        "\u200b",
        "\u3164",
        "\u2800",
        "Ada\U00016fe4",
        "Ada\U0001d159",
        "A" + "\u0336" * 4,  # marks that pile up over other lines
        "\u0301",  # a mark over no letter: it would stand over what is before the name, and be no name itself
        "Ada \u0301",
        "\ud800",
    ):
        with pytest.raises(Refused):
            plain_name(bad)
    # What only says how a letter is drawn is left out, so that nobody has the name of somebody else by it.
    assert {plain_name(f"Ada{selector}") for selector in "\u180b\u180f\ufe0f\U000e0100\U000e01ef"} == {"Ada"}
    assert plain_name("Trầ́n") == "Trầ́n" and plain_name("नमस्ते") == "नमस्ते"


def test_a_port_that_is_taken() -> None:
    first = bound("127.0.0.1", 0, next_free=False)
    first.listen()
    port = first.getsockname()[1]
    with pytest.raises(BadOption, match=r"cannot listen at .* the port is taken; name another one"):
        bound("127.0.0.1", port, next_free=False)
    second = bound("127.0.0.1", port, next_free=True)
    assert second.getsockname()[1] != port and address_of(second).startswith("http://127.0.0.1:")
    first.close()
    second.close()


def test_patience_is_for_tests_only() -> None:
    usual = Doors()
    assert (usual.each.burst, usual.each.per_second) == (50, 20) and usual.loopback_only
    assert patient_doors().each.burst > usual.each.burst
