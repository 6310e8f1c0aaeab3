"""What is described is what is served: the OpenAPI schema against the server, and the types of the web client."""

import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from landsraad.server import protocol
from landsraad.server.app import create_app
from landsraad.server.games.imperium import payload
from tests.server.conftest import Come
from tests.server.people import bot, open_seat, person

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tools"))

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


SCHEMA = schemathesis.openapi.from_dict(create_app("sqlite://").openapi_schema.to_schema())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_operation_answers_as_described(operation: Any, address: str) -> None:
    @settings(
        max_examples=12,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: schemathesis.Case) -> None:
        case.validate_response(case.call(base_url=address), checks=CHECKS)

    check()


@pytest.mark.parametrize(
    "operation", [each for each in OPERATIONS if "{table}" in each.path], ids=lambda each: each.label
)
def test_and_so_it_does_at_a_table_that_exists(operation: Any, come: Come) -> None:
    ada = come()

    @settings(max_examples=6, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: schemathesis.Case) -> None:
        case.path_parameters["table"] = ada.open("friends", person("Ada"), open_seat(), bot())["id"]
        cookies = {"landsraad": ada.cookie}
        case.validate_response(case.call(base_url=ada.address, cookies=cookies), checks=CHECKS)

    check()


def test_the_page_needs_nobody_else(address: str) -> None:
    page = httpx.get(f"{address}/api/docs", follow_redirects=True)
    assert page.status_code == 200 and "POST /api/tables" in page.text and "<script" not in page.text
    assert "http://" not in page.text and "https://" not in page.text


def test_the_types_of_the_web_client_are_fresh() -> None:
    from make_types import stale

    assert stale() == [], "run: python tools/make_types.py"


def test_what_is_a_games_own_is_what_its_schema_says(come: Come) -> None:
    ada = come()
    assert msgspec.convert(ada.http.get("/setup/imperium").json()["own"], payload.ImperiumChoices)
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot())
    assert msgspec.convert(table["setup"]["own"], payload.ImperiumSetup) == payload.ImperiumSetup()
    assert msgspec.convert(table["seats"][0]["own"], payload.ImperiumWish).leader == "paul_atreides"
    seat = ada.sit(table["id"])
    own = msgspec.convert(seat.turn()["own"], payload.ImperiumState)
    assert "persuasion" in own.reveal_now and own.fight is None


def test_every_message_survives_the_wire() -> None:
    """The two unions can be told apart by their tags, and a field nobody knows is refused."""
    for text in (b'{"do":"play","version":1,"option":"reveal"}', b'{"do":"why","objects":[["card","dagger"]]}'):
        message = msgspec.json.decode(text, type=protocol.Incoming)
        assert msgspec.json.decode(msgspec.json.encode(message), type=protocol.Incoming) == message
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"play","version":1,"option":"reveal","seat":1}', type=protocol.Incoming)
