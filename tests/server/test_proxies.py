"""Behind a proxy: whose word is believed about where somebody comes from."""

import asyncio
import socket
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar, Request, get

from landsraad import BadOption
from landsraad.server import wire
from landsraad.server.bans import Bans
from landsraad.server.crowd import Crowd, as_itself
from landsraad.server.visitor import address_of
from landsraad.server.wire import config_for, trusted_proxies
from tests.server.conftest import Come
from tests.server.people import app_on, bot, patient_doors, person, serving


@get("/who")
async def who(request: Request[Any, Any, Any]) -> str:
    return address_of(request)


async def asked_from(config: uvicorn.Config, peer: str, said: str) -> str:
    """What the application takes for the address of a peer that says something about it."""
    config.load()
    transport = httpx.ASGITransport(app=config.loaded_app, client=(peer, 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
        return (await client.get("/who", headers={"X-Forwarded-For": said})).text


@pytest.mark.parametrize(
    ("peer", "said", "believed"),
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),  # a proxy on this computer
        ("172.30.87.3", "203.0.113.7", "203.0.113.7"),  # one that was named
        ("172.30.87.3", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # what the client has invented comes first
        ("172.30.87.3", "203.0.113.7, 172.30.87.9", "203.0.113.7"),  # two proxies, one behind the other
        ("198.51.100.9", "203.0.113.7", "198.51.100.9"),  # anybody else speaks for nobody
    ],
)
def test_only_proxies_that_are_trusted_are_believed(peer: str, said: str, believed: str) -> None:
    config = config_for(Litestar([who], logging_config=None), ["172.30.87.0/24"])
    assert asyncio.run(asked_from(config, peer, said)) == believed


def test_a_trusted_proxy_holds_as_many_connections_as_it_needs() -> None:
    crowd = Crowd(1, [ip_network("172.30.87.0/24")])
    assert [crowd.enter(("172.30.87.3", port)) for port in range(5)] == [""] * 5
    assert crowd.enter(("172.30.88.3", 1)) and crowd.enter(("172.30.88.3", 2)) is None


def test_proxies_are_named_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1, 10.1.0.0/16")
    assert trusted_proxies([]) == ["127.0.0.1", "::1", "10.0.0.1/32", "10.1.0.0/16"]
    assert trusted_proxies(["10.0.0.2"]) == ["127.0.0.1", "::1", "10.0.0.2/32"]
    for wrong in ("*", "proxy.example", ""):
        with pytest.raises(BadOption) as refused:
            trusted_proxies([wrong])
        assert refused.value.key == "proxy-address"


def test_bans_and_crowds_are_about_who_is_behind_the_proxy(tmp_path: Path, come: Come) -> None:
    """The proxy on this computer is believed; the one behind it who is sent away is not let in, another one is."""
    doors = patient_doors()
    doors.crowd = Crowd(1)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        ada = come(address)
        table = ada.open("solo", person("Ada"), {"kind": "bot", "bot": "random"})["id"]
        first = ada.sit(table, **{"X-Forwarded-For": "203.0.113.7"})
        first.wait()
        second = ada.sit(table, **{"X-Forwarded-For": "203.0.113.7"})
        with pytest.raises(Exception, match="4403"):
            second.wait()
        ada.sit(table, **{"X-Forwarded-For": "203.0.113.8"}).wait()
        bans = Bans()
        bans.learn([("address", "203.0.113.7/32")])
        doors.bans = bans
        there = {"X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"{address}/api/tables", headers=there).status_code == 403
        assert httpx.get(f"{address}/api/tables", headers={"X-Forwarded-For": "203.0.113.8"}).status_code == 200
    assert wire.Requests.crowd.open == {}


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no socket for both kinds of addresses")
def test_a_socket_for_both_kinds_of_addresses_knows_who_comes_by_the_old_one(come: Come, tmp_path: Path) -> None:
    """They come wrapped into IPv6: all in one network, which would be one neighbourhood with one allowance, and no
    proxy on this computer would be believed."""
    doors = patient_doors()
    listener = socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)
    port = listener.getsockname()[1]
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(url, doors=doors, loopback_only=False), listener):
        ada = come(f"http://127.0.0.1:{port}")
        table = ada.open("solo", person("Ada"), bot())["id"]
        assert "127.0.0.1" in doors.tables.buckets
        ada.http.get("/tables", headers={"X-Forwarded-For": "203.0.113.7"})
        ada.sit(table, **{"X-Forwarded-For": "203.0.113.8"}).wait()
        assert {"203.0.113.7", "203.0.113.8"} < doors.address.buckets.keys()


def test_whoever_is_wrapped_into_ipv6_is_unwrapped() -> None:
    assert as_itself(("::ffff:203.0.113.7", 1)) == ("203.0.113.7", 1)
    assert as_itself(("2001:db8::1", 1)) == ("2001:db8::1", 1) and as_itself(("fe80::1%eth0", 2)) == ("fe80::1%eth0", 2)
    assert as_itself(("127.0.0.1", 3)) == ("127.0.0.1", 3) and as_itself(None) is None and as_itself(("", 0)) == ("", 0)
