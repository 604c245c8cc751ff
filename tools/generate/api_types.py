"""The TypeScript types of the API and the table of its operations, from the API's declaration."""

from typing import Any

import msgspec

from loadpath.service.api import OPERATIONS
from loadpath.service.description.openapi import make_description, schema_of
from loadpath.service.operations.operation import Operation
from tools.generate.note import note

FILE = "web/engine/src/client/api.gen.ts"
NOTE = f"""// {note("src/loadpath/service")}

import type {{ Document }} from '../document.gen.ts';
"""
LEFT_OUT = {"Error", "InvalidModelBody"}
"""Bodies of failures: the client makes errors of them."""


def generate() -> dict[str, str]:
    """The generated file by its path."""
    described: dict[str, Any] = msgspec.to_builtins(make_description(OPERATIONS))
    requests = {operation.id: _request(operation) for operation in OPERATIONS}
    asked = {name for name, schema in requests.values() if schema is None}
    parts = [
        _interface(name, schema, is_request=name in asked)
        for name, schema in described["components"]["schemas"].items()
        if name not in LEFT_OUT
    ]
    parts += [
        _interface(name, schema, is_request=True) for name, schema in requests.values() if schema
    ]
    parts.append(_table())
    parts.append(_by_operation("Requests", {id: name for id, (name, _) in requests.items()}))
    parts.append(_by_operation("Answers", {o.id: _answer(o) for o in OPERATIONS}))
    return {FILE: NOTE + "\n" + "\n".join(parts)}


def _request(operation: Operation) -> tuple[str, dict[str, Any] | None]:
    """The type of a request body, and its schema where it has no name of its own."""
    if operation.request is None or operation.media_types != ("application/json",):
        return "undefined", None  # none, or a file
    schema = msgspec.to_builtins(schema_of(operation.request))
    if "$ref" in schema:
        return _name_of(schema), None
    return f"{operation.id[0].upper()}{operation.id[1:]}Request", schema


def _answer(operation: Operation) -> str:
    body = operation.outcome.body
    if body is None:
        return "undefined"
    return body.__name__ if isinstance(body, type) and issubclass(body, msgspec.Struct) else ANY


def _interface(name: str, schema: dict[str, Any], *, is_request: bool) -> str:
    lines = []
    if "description" in schema:
        lines.append(f"/** {schema['description']} */")
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        if "description" in value:
            lines.append(f"  /** {value['description']} */")
        is_there = key in schema["required"] or ("default" in value and not is_request)
        lines.append(f"  {key}{'' if is_there else '?'}: {_type(value, key)};")
    return "\n".join([*lines, "}"]) + "\n"


ANY = "Record<string, unknown>"
PLAIN = {
    "string": "string",
    "number": "number",
    "integer": "number",
    "boolean": "boolean",
    "null": "null",
}


def _type(schema: dict[str, Any], key: str) -> str:
    if "$ref" in schema:
        return _name_of(schema)
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part, key) for part in schema["anyOf"])
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    return " | ".join(_one(kind, schema, key) for kind in kinds) or "unknown"


def _one(kind: str, schema: dict[str, Any], key: str) -> str:
    if kind == "array":
        item = _type(schema["items"], key)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return "Document" if key == "model" else ANY
    return PLAIN[kind]


def _name_of(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[1]


def _table() -> str:
    """What the client has to know to send an operation."""
    rows = []
    for operation in OPERATIONS:
        facts = [f"method: '{operation.method}'", f"path: '{operation.path}'"]
        if operation.is_idempotent_by_key:
            facts.append("isOnceByKey: true")
        if operation.is_public:
            facts.append("isPublic: true")
        rows.append(f"  {operation.id}: {{ {', '.join(facts)} }},")
    return "export const OPERATIONS = {\n" + "\n".join(rows) + "\n} as const;\n"


def _by_operation(name: str, types: dict[str, str]) -> str:
    rows = "\n".join(f"  {operation}: {kind};" for operation, kind in types.items())
    return f"export interface {name} {{\n{rows}\n}}\n"
