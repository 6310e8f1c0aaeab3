"""Writes the TypeScript types of the web client from the schemas of the protocol: web/src/lib/protocol.ts."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from landsraad.server import protocol

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made from src/landsraad/server/protocol.py by tools/make_types.py; do not edit.\n"
REF = "#/$defs/"
UNIONS = {"Incoming": protocol.Incoming, "Outgoing": protocol.Outgoing}


def structs() -> list[type[msgspec.Struct]]:
    """The messages, in the order they are written down."""
    return [
        value
        for value in vars(protocol).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not protocol.Struct
    ]


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


def types() -> str:
    every = structs()
    _, definitions = msgspec.json.schema_components(every, ref_template=REF + "{name}")
    parts = [HEAD]
    for struct in every:
        schema = definitions[struct.__name__]
        about = comment(schema["description"]) if schema.get("description") else ""
        parts.append(f"{about}export interface {struct.__name__} {fields(schema)}\n")
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == types() else 1)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(types(), encoding="utf-8")
