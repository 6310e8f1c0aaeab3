"""Web Push as its RFCs have it, and the way out of the house: only to public addresses, never for long."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from landsraad.server import push
from landsraad.server.auth import Limits
from landsraad.server.outside import Outside, Unreached, is_public
from landsraad.server.refusals import Refused
from tests.server.receivers import Receiver, receiving


def test_a_message_is_encrypted_as_in_the_example_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    pytest.importorskip("cryptography", reason="cryptography is not installed: no Web Push")
    body = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    )
    assert push.text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_server_says_who_it_is() -> None:
    """RFC 8292: a token for the push service alone, which its public key checks."""
    pytest.importorskip("cryptography", reason="cryptography is not installed: no Web Push")
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    server = push.Push(push.new_key(), "mailto:keeper@table.example", now=lambda: 1000.0)
    browser = push.Push(push.new_key(), "")
    headers, body = server.message(
        "https://push.example/send/1?x=2", browser.public, "BTBZMqHH6r4Tts7J_aSIgg", {"a": "b"}
    )
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0 and len(body) > 100
    token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    assert key == server.public
    said, _, signature = token.rpartition(".")
    claims = json.loads(push.bytes_of(said.split(".")[1]))
    assert claims == {"aud": "https://push.example", "exp": 1000 + 12 * 3600, "sub": "mailto:keeper@table.example"}
    both = push.bytes_of(signature)
    der = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.bytes_of(key))
    point.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
    push.check_keys(browser.public, "BTBZMqHH6r4Tts7J_aSIgg")
    for wrong in (
        ("", ""),
        (browser.public, "short"),
        ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"),
        ("ü", "BTBZMqHH6r4Tts7J_aSIgg"),
    ):
        with pytest.raises(Refused, match="bad-address"):
            push.check_keys(*wrong)


# --- the way out -----------------------------------------------------------------------------------------------------


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as opened:
        yield opened


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.example/t",
        "https://127.0.0.1/t",
        "https://10.0.0.1/t",
        "https://169.254.169.254/latest",
        "https://[::1]/t",
        "https://[::ffff:10.0.0.1]/t",
        "https://ntfy.example:22/t",
        "https://somebody:secret@ntfy.example/t",
        "https://ntfy.example/t#x",
        "https://ntfy.example/a b",
        "https://ntfy.example/\r\nX: y",
        "https:///t",
        "https://[/t",
        "file:///etc/passwd",
        "ftp://ntfy.example/t",
        "https://ntfy.example/" + "x" * 1000,
        "",
    ],
)
def test_such_an_address_is_not_even_remembered(url: str) -> None:
    with pytest.raises(Refused, match="bad-address"):
        Outside().check(url)


def test_which_addresses_are_public() -> None:
    assert all(is_public(address) for address in ("1.1.1.1", "2606:4700:4700::1111"))
    inside = [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "::",
        "::1",
    ]
    inside += [
        "fe80::1%eth0",
        "fc00::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "fec0::1",
        "::127.0.0.1",
        "224.0.0.1",
        "ff02::1",
        "x",
    ]
    assert [address for address in inside if is_public(address)] == []


def test_a_name_that_means_somebody_inside_is_not_called(receiver: Receiver) -> None:
    """Also if only one of its addresses does: nobody knows which would be called."""

    async def run() -> None:
        for found in (["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], []):

            async def resolve(host: str, port: int, found: list[str] = found) -> list[str]:
                return found

            with pytest.raises(Unreached, match="public"):
                await Outside(resolve=resolve).post("https://ntfy.example/t", {}, b"x")

    asyncio.run(run())
    assert receiver.said == []


def test_whom_the_keeper_trusts_is_called_and_nobody_is_followed(receiver: Receiver) -> None:
    async def run() -> None:
        outside = Outside([receiver.origin])
        assert await outside.post(f"{receiver.origin}/t?x=1", {"Click": "https://table.example"}, b"hello") == 200
        path, headers, body = receiver.said[0]
        assert (path, headers["click"], body) == ("/t?x=1", "https://table.example", b"hello")
        assert headers["host"] == receiver.origin.removeprefix("http://")
        assert await outside.post(f"{receiver.origin}/302", {}, b"") == 302
        assert await outside.post(f"{receiver.origin}/410", {}, b"") == 410
        assert [said[0] for said in receiver.said] == ["/t?x=1", "/302", "/410"], "nobody is sent on"
        with pytest.raises(Unreached):
            await outside.post(f"{receiver.origin}/flood", {}, b"")
        outside.each = Limits(1, 0.0)
        await outside.post(f"{receiver.origin}/t", {}, b"")
        with pytest.raises(Unreached, match="often"):
            await outside.post(f"{receiver.origin}/t", {}, b"")

    asyncio.run(run())


def test_who_does_not_answer_is_not_waited_for() -> None:
    async def run() -> None:
        hung_up = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while await reader.read(1000):
                pass
            hung_up.set()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        outside = Outside([origin])
        outside.patience = 0.05
        with pytest.raises(Unreached, match="TimeoutError"):
            await outside.post(f"{origin}/t", {}, b"x")
        await hung_up.wait()
        server.close()

    asyncio.run(run())
