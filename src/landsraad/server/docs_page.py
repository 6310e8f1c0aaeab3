"""The page that describes the REST part: made from the OpenAPI schema, readable without scripts or other servers."""

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "delete")
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{font-size:1.05em}summary{cursor:pointer}pre{overflow:auto;background:#8881;padding:.5rem}"
    ":root{color-scheme:light dark}"
)


class PlainPage(OpenAPIRenderPlugin):
    """One section an operation, one an entry of the schema."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        about = openapi_schema["info"]
        operations = [
            _operation(path, method, described)
            for path, methods in openapi_schema["paths"].items()
            for method, described in methods.items()
            if method in METHODS
        ]
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        entries = [_entry(name, schema) for name, schema in sorted(schemas.items())]
        title = f"{about['title']} {about['version']}"
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
            '<p><a href="/api/docs/openapi.json">openapi.json</a></p>'
            f"<h2>Operations</h2>{''.join(operations)}<h2>Messages</h2>{''.join(entries)}</body></html>\n"
        ).encode()


def _operation(path: str, method: str, described: dict[str, Any]) -> str:
    body = described.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    taken = f"<p>Takes {_named(body)}.</p>" if body else ""
    answers = "".join(_answer(status, answer) for status, answer in described.get("responses", {}).items())
    told = escape(described.get("description") or described.get("summary") or "")
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{told}</p>{taken}<ul>{answers}</ul>"


def _answer(status: str, answer: dict[str, Any]) -> str:
    content: dict[str, Any] = next(iter(answer.get("content", {}).values()), {})
    return f"<li>{escape(status)}: {_named(content.get('schema', {}))}</li>"


def _entry(name: str, schema: dict[str, Any]) -> str:
    told = escape(str(schema.get("description", "")))
    written = escape(json.dumps(schema, indent=1))
    name = escape(name)
    return f'<details id="{name}"><summary><code>{name}</code> {told}</summary><pre>{written}</pre></details>'


def _named(schema: dict[str, Any]) -> str:
    """What a schema is called, with a link to it."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"a list of {_named(schema.get('items', {}))}"
    return escape(str(schema.get("type", "nothing")))
