"""The JSON Schema of a declared shape, self-contained.

It agrees with `validate`: unknown keys are allowed here because they are warnings there.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import NODEFAULT

from .shape import (
    Enumeration,
    Field,
    Flag,
    Keyed,
    Named,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    Text,
    WordOrObject,
    children,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(shape: Named, *, is_closed: bool = False) -> dict[str, Any]:
    """The schema of a named shape, with everything that it refers to.

    A closed one allows no keys but those declared: what a program of ours writes has no others.
    """
    inside: dict[str, Named] = {}
    for child in children(shape):
        _references(child, inside)
    inside.pop(str(shape.name), None)
    written = {"$schema": DIALECT, "title": shape.name, **_definition(shape)}
    if inside:
        written["$defs"] = {name: _definition(inside[name]) for name in sorted(inside)}
    if is_closed:
        for definition in (written, *written.get("$defs", {}).values()):
            if "properties" in definition:
                definition["additionalProperties"] = False
    return written


def _references(shape: Shape, found: dict[str, Named]) -> None:
    if isinstance(shape, Named) and shape.name is not None:
        if shape.name in found:
            return
        found[shape.name] = shape
    for child in children(shape):
        _references(child, found)


def _definition(shape: Named) -> dict[str, Any]:
    """A definition written out; what it refers to by name stays a reference."""
    match shape:
        case Enumeration():
            return {"description": shape.description, "enum": list(shape.values)}
        case Object():
            return _object(shape)
        case Tagged():
            return {
                "description": shape.description,
                "type": "object",
                "required": [shape.tag_field],
                "properties": {shape.tag_field: {"enum": list(shape.variants)}},
                "oneOf": [_use(variant) for variant in shape.variants.values()],
            }
        case WordOrObject():
            return {
                "description": shape.description,
                "oneOf": [_use(shape.word), _use(shape.object)],
            }


def _object(shape: Object) -> dict[str, Any]:
    properties = {name: _field(field) for name, field in shape.fields.items()}
    required = [name for name, field in shape.fields.items() if field.required]
    if shape.tag_field is not None:
        properties = {shape.tag_field: {"const": shape.tag}, **properties}
        required = [shape.tag_field, *required]
    written: dict[str, Any] = {
        "description": shape.description,
        "type": "object",
        "properties": properties,
    }
    if required:
        written["required"] = required
    if shape.choice:
        written["oneOf"] = [
            {"required": [name], "properties": {name: {"not": {"type": "null"}}}}
            for name in shape.fields
        ]
    return written


def _field(field: Field) -> dict[str, Any]:
    used = _use(field.shape)
    if field.nullable:
        if isinstance(used.get("type"), str):
            used["type"] = [used["type"], "null"]
        elif "enum" in used:
            used["enum"].append(None)
        else:
            used = {"anyOf": [used, {"type": "null"}]}
    written = {"description": field.description, **used}
    if field.default is not NODEFAULT and field.default is not None:
        written["default"] = field.default
    if field.example is not NODEFAULT:
        written["examples"] = [field.example]
    if field.since > 1:
        written["x-since"] = field.since
    return written


def _use(shape: Shape) -> dict[str, Any]:
    """A shape where it is used: named ones by reference, others in place."""
    match shape:
        case Number():
            written: dict[str, Any] = {"type": "integer" if shape.integer else "number"}
            if shape.above is not None:
                written["exclusiveMinimum"] = shape.above
            if shape.minimum is not None:
                written["minimum"] = shape.minimum
            if shape.maximum is not None:
                written["maximum"] = shape.maximum
            return {**written, **shape.marks}
        case Text():
            return {"type": "string", **shape.marks}
        case Flag():
            return {"type": "boolean"}
        case Sequence():
            bounds: Mapping[str, int | None] = {"minItems": shape.least, "maxItems": shape.most}
            return {
                "type": "array",
                "items": _use(shape.item),
                **{key: bound for key, bound in bounds.items() if bound},
            }
        case Keyed():
            return {"type": "object", "additionalProperties": _use(shape.item)}
        case Enumeration(name=None):
            return {"enum": list(shape.values)}
        case _:
            return {"$ref": f"#/$defs/{shape.name}"}
