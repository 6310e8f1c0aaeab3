"""Every request there is, with something odd in every place of it: refused in words or done, and nothing breaks."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Come
from tests.server.people import app_on, bot, open_seat, person, serving

ODD: list[Any] = [
    *(2**70, -(2**70), 10**400, -1, 0, 1.5, 1e308, None, True, [], {}, [[]]),
    *(
        "",
        "x" * 300,
        "nan",
        "\x00",
        "\ud800",
        "\u202e",
        "\u200b",
        "A\u0337" * 50,
        "\U0001f3f3\ufe0f\u200d\U0001f308" * 30,
    ),
]
BODIES = ["[" * 20_000, '{"a":' * 10_000, "", "null", "1e999", '"\\ud800"', '{"a": NaN}']
QUERIES = ["", "?lang=%00", f"?lang={'x' * 500}", "?at=99999999999999999999", "?seat=-5", "?lines=1e9&changes=2"]
SAID = "play undo redo ask_back consent order why hint tempo open log look say commit reveal sit"
FIELDS = "version option then whole_turn agree what objects pace hands to at seat lang hash nonce"
BETWEEN = ("state", "news", "presence", "chat")


def an_example(schema: dict[str, Any], schemas: dict[str, Any], depth: int = 0) -> Any:
    """Something that a schema describes."""
    if "$ref" in schema:
        return an_example(schemas[schema["$ref"].rpartition("/")[2]], schemas, depth + 1)
    for word in ("oneOf", "anyOf", "enum"):
        if word in schema:
            return schema[word][0] if word == "enum" else an_example(schema[word][0], schemas, depth + 1)
    kind = schema.get("type")
    if kind == "object" and depth < 6:
        return {name: an_example(part, schemas, depth + 1) for name, part in schema.get("properties", {}).items()}
    if kind == "array" and isinstance(schema.get("items"), dict):
        return [an_example(schema["items"], schemas, depth + 1)]
    plain: dict[str, Any] = {"string": "x", "integer": 1, "number": 1.0, "boolean": True, "object": {}, "array": []}
    return schema.get("const", plain.get(str(kind)))


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from places(part, (*way, key))
    if way:
        yield way


def changed(value: Any, way: tuple[Any, ...], odd: Any) -> Any:
    copy = json.loads(json.dumps(value))
    place = copy
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = odd
    return copy


def bodies(schema: dict[str, Any], schemas: dict[str, Any], chance: random.Random) -> list[str]:
    good = an_example(schema, schemas)
    odd = [changed(good, way, each) for way in places(good) for each in chance.sample(ODD, 3)]
    return [*BODIES, *(json.dumps(each) for each in [good, *odd, *chance.sample(ODD, 3)])]


def test_nothing_odd_in_a_request_breaks_anything(tmp_path: Path, come: Come) -> None:
    chance = random.Random(1)
    asked, broken = 0, []
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        tables = [
            ada.open("solo", person("Ada"), bot(kind="random"))["id"],
            ada.open("friends", person("Ada"), open_seat(), open_seat())["id"],
        ]
        described = httpx.get(f"{address}/api/docs/openapi.json").json()
        for path, methods in described["paths"].items():
            for method, wanted in methods.items():
                where = address + re.sub(r"\{\w+\}", "1", path.replace("{table}", chance.choice(tables)))
                body = wanted.get("requestBody")
                said = [(where + query, "") for query in QUERIES]
                if body is not None:
                    schema = body["content"]["application/json"]["schema"]
                    said = [(where, each) for each in bodies(schema, described["components"]["schemas"], chance)]
                for url, content in said:
                    headers = {"Content-Type": "application/json"}
                    answer = ada.http.request(method.upper(), url, content=content, headers=headers)
                    asked += 1
                    if answer.status_code >= 500:
                        broken.append((method, url, content[:100], answer.text[:200]))
    assert asked > 300 and broken == []


def test_nothing_odd_in_a_message_breaks_anything(come: Come) -> None:
    chance = random.Random(1)
    ada = come()
    table = ada.open("solo", person("Ada"), bot(kind="random"))["id"]
    for do in SAID.split():
        seat = ada.sit(table)  # over one alone it would be a flood
        seat.turn()
        for name in FIELDS.split():
            for odd in chance.sample(ODD, 2):
                seat.say(**{"do": do, "version": seat.state["version"], name: odd})
                # Not everything is answered; this is, and comes after whatever was.
                seat.say(do="why", objects=[["space", "carthag"]])
                answers = [seat.hear_until(lambda heard: heard["type"] not in BETWEEN)]
                while answers[-1]["type"] != "because" or answers[-1]["objects"] != [["space", "carthag"]]:
                    answers.append(seat.hear_until(lambda heard: heard["type"] not in BETWEEN))
                errors = [answer["refusal"]["error"] for answer in answers if answer["type"] == "refused"]
                assert "internal" not in errors, (do, name, odd)
