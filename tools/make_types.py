"""Writes what is made from the schemas of the protocol.

The TypeScript types of the web client (web/src/lib/protocol.ts), and of each game that is played at the table its own
payloads: their types (web/src/games/*/payload.ts) and their JSON schema (docs/schemas/table-*.schema.json).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from landsraad.games import GAMES, Entry
from landsraad.server import protocol
from landsraad.server.games import guide_to
from landsraad.server.protocol import arranging, heard, reading, tables, told

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made from src/landsraad/server/{where} by tools/make_types.py; do not edit.\n"
REF = "#/$defs/"
MODULES = (tables, arranging, heard, told, reading)
UNIONS = {"Incoming": protocol.Incoming, "Outgoing": protocol.Outgoing}


def structs() -> list[type[msgspec.Struct]]:
    """The messages, in the order they are written down; and what others than the server have made into messages."""
    found = [value for module in (*MODULES, protocol) for value in vars(module).values()]
    messages = [value for value in found if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [value for value in dict.fromkeys(messages) if value is not protocol.Struct]


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return "[" + ", ".join(written(part) for part in schema["prefixItems"]) + "]"
    if kind == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object" and "properties" in schema:
        return fields(schema)
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {written(extra) if isinstance(extra, dict) and extra else 'any'}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain[kind] if isinstance(kind, str) else "any"


def fields(schema: dict[str, Any]) -> str:
    lines = [f"  {name}: {written(inner)};" for name, inner in schema["properties"].items()]
    return "{\n" + "\n".join(lines) + "\n}"


def comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    return "/** " + "\n * ".join(lines).replace(" * \n", " *\n") + " */\n"


def interfaces(names: Sequence[str], definitions: dict[str, Any]) -> list[str]:
    parts = []
    for name in names:
        schema = definitions[name]
        about = comment(schema["description"]) if schema.get("description") else ""
        parts.append(f"{about}export interface {name} {fields(schema)}\n")
    return parts


def types() -> str:
    every = structs()
    _, definitions = msgspec.json.schema_components(every, ref_template=REF + "{name}")
    parts = [HEAD.format(where="protocol"), *interfaces([struct.__name__ for struct in every], definitions)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)};\n")
    return "\n".join(parts)


# --- what is a game's own ------------------------------------------------------------------------------------------


def served() -> list[Entry]:
    """The games that are played at the table."""
    return [entry for entry in GAMES.values() if entry.served and entry.package]


def own_definitions(game: str) -> dict[str, Any]:
    _, definitions = msgspec.json.schema_components(guide_to(game).payloads, ref_template=REF + "{name}")
    return dict(sorted(definitions.items()))


def own_types(entry: Entry) -> str:
    definitions = own_definitions(entry.name)
    where = f"games/{entry.package}/payload.py"
    return "\n".join([HEAD.format(where=where), *interfaces(list(definitions), definitions)])


def own_schema(entry: Entry) -> str:
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What {entry.name} alone says at the table: the fields called own (docs/protocol.md)",
        "$defs": own_definitions(entry.name),
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def everything() -> dict[Path, str]:
    """All files that are made here, and what stands in them."""
    made = {TARGET: types()}
    for entry in served():
        made[ROOT / "web" / "src" / "games" / entry.package / "payload.ts"] = own_types(entry)
        made[ROOT / "docs" / "schemas" / f"table-{entry.name}.schema.json"] = own_schema(entry)
    return made


def stale() -> list[Path]:
    return [path for path, text in everything().items() if not path.is_file() or path.read_text("utf-8") != text]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(1 if stale() else 0)
    for path, text in everything().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
