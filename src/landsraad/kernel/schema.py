"""JSON schemas: of positions, derived from what a game declares, and the words in which the rest is said."""

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.kernel.declare import Domains, Each, Named, Some, word_schema
from landsraad.kernel.positions import counter_schemas, pile_schemas

Schema = dict[str, Any]


def field_schemas(
    counters: Sequence[Named], piles: Sequence[Named], domains: Domains, groups: Mapping[str, str]
) -> Schema:
    """A schema for each declared field, with its description. `groups` says what each object of fields is."""
    fields: Schema = {}
    for entry in counters:
        for name, schema in counter_schemas([entry], domains).items():
            if entry.declaration.group is None:
                fields[name] = {"description": entry.about or _default(entry), **schema}
            else:
                group = fields.setdefault(name, {"description": groups[name], **schema, "properties": {}})
                inner = schema["properties"][entry.name]
                group["properties"][entry.name] = {"description": entry.about, **inner} if entry.about else inner
    for entry in piles:
        order = "" if entry.declaration.row else "Top card first. "
        about = {"description": order + (entry.about or "Default: empty.")}
        fields[entry.name] = {**pile_schemas([entry], domains)[entry.name], **about}
    return fields


def _default(entry: Named) -> str:
    if isinstance(entry.declaration.spelling, Each):
        return "Default 0 each." if entry.declaration.spelling.every else "Default: none."
    return "Default: none." if isinstance(entry.declaration.spelling, Some) else "Default 0."


def refer(schema: Any, domains: Domains, names: Sequence[str]) -> Any:
    """The same with a reference wherever one of these domains is spelt out."""
    if isinstance(schema, list):
        return [refer(item, domains, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    for name in names:
        words = word_schema(name, domains)
        if words.items() <= schema.items():
            kept = {key: value for key, value in schema.items() if key not in words}
            return {"$ref": f"#/$defs/{name}", **kept}
    return {key: refer(value, domains, names) for key, value in schema.items()}


def definitions(domains: Domains, names: Sequence[str]) -> Schema:
    """What the references mean: the words of each domain in the order of the alphabet."""
    return {name: {"enum": sorted(word for word in domains[name] if word)} for name in names}


def document(name: str, title: str, about: str, schema: Schema, defined: Schema) -> Schema:
    """A schema that stands by itself: docs/schemas has it as a file of this name."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"https://landsraad.example/schemas/{name}.schema.json",
        "title": title,
        "description": about,
        **schema,
        "$defs": defined,
    }


# --- words for what no declaration tells ----------------------------------------------------------------------------

NUMBER: Schema = {"type": "integer", "minimum": 0}
TRUTH: Schema = {"type": "boolean"}
WORD: Schema = {"type": "string"}


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def one_of(*words: str) -> Schema:
    return {"enum": list(words)}


def maybe(schema: Schema, about: str = "") -> Schema:
    return {"anyOf": [schema, {"type": "null"}], **({"description": about} if about else {})}


def many(schema: Schema, about: str = "") -> Schema:
    return {"type": "array", "items": schema, **({"description": about} if about else {})}


def told(schema: Schema, about: str) -> Schema:
    return {**schema, "description": about}


def record(fields: dict[str, Schema], about: str = "", optional: tuple[str, ...] = ()) -> Schema:
    """An object with exactly these fields."""
    return {
        **({"description": about} if about else {}),
        "type": "object",
        "required": [name for name in fields if name not in optional],
        "additionalProperties": False,
        "properties": fields,
    }


def by(names: Sequence[str], schema: Schema = NUMBER, about: str = "") -> Schema:
    return record({name: schema for name in names}, about)


def table_of(names: Schema, schema: Schema, about: str) -> Schema:
    """An object with such names, each with something of the same kind."""
    return {"description": about, "type": "object", "propertyNames": names, "additionalProperties": schema}
